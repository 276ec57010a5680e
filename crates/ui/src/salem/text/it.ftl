# Il tavolo di New Salem.

## Dove stanno le cose
page-salem-tab-own = La mia via
page-salem-tab-streets = Vie
page-salem-tab-talk = Dichiarazioni
page-salem-streets = Le vie della città. Ciò che puoi scegliere è un pulsante.
page-salem-hand = Il tuo personaggio e le carte a portata di mano
page-salem-town = La città: turno, fase e Disperazione
page-salem-facts = Ciò che è scoperto
page-salem-round = Turno { $round } di { $rounds }
page-salem-phase-build = Costruzione
page-salem-phase-events = Eventi
page-salem-meter = Disperazione in città: { $despair }. Alle Streghe ne servono { $needed }.
page-salem-meter-tip = Alla fine ogni Strega libera aggiunge { $free }, ogni Puritano in Prova aggiunge { $puritan }, ogni Strega in Prova toglie { $witch }; un set Morte aggiunge { $death }, un set Giustizia toglie { $justice }.
page-salem-events = Eventi sul tavolo
page-salem-pool = Personaggi mescolati: { $witches ->
    [one] una Strega
   *[other] { $witches } Streghe
} e { $puritans } Puritani; una carta è rimasta fuori, coperta.
page-salem-trials-left = Carte Prova sul tavolo: { $number }
page-salem-deck = Carte Edificio nel mazzo: { $number }
page-salem-under = Sai che queste sono in fondo al mazzo Edifici: { $cards }.
page-salem-events-under = In fondo al mazzo Eventi, in quest’ordine: { $cards }.

## Una via
page-salem-no-building = Ancora nessun edificio.
page-salem-hope-of = Speranza su questi edifici: { $hope }
page-salem-constable = Connestabile: innesca gli eventi e nomina il prossimo Connestabile.
page-salem-badge = Ha un badge: ha già fatto il Connestabile e per ora non può rifarlo.
page-salem-on-trial = In Prova: non può diventare Connestabile.
page-salem-pillory = Alla Gogna fino alla fine del turno { $round }: non può dare Speranza né diventare Connestabile.
page-salem-sanctuary = Nel Santuario fino alla fine del turno { $round }: niente Prova, e i suoi edifici sono al sicuro.
page-salem-seen-by = Questo personaggio è stato mostrato a { $seats }.
page-salem-claims = { $seat } afferma: { $side }. Chiunque può mentire.
page-salem-suspected = Sospetti da parte di { $seats }.
page-salem-trusted = Ha la fiducia di { $seats }.
page-salem-you = Tu
page-salem-you-know = { $seat } è { $character }. Lo sa solo chi l’ha visto.
page-salem-face-up = { $seat } è { $character }.
page-salem-unknown = Non sai chi sia { $seat }.
page-salem-hand-size = Carte in mano: { $cards }
page-salem-hand-known = Hai passato tu questa mano: { $cards }.
page-salem-tip-lot = { $copies ->
    [one] { $building }
   *[other] { $copies } × { $building }
} ({ $type }) · Speranza { $hope }, Disperazione { $despair }
page-salem-tip-quarter = { $type }: al set mancano ancora: { $missing }.
page-salem-tip-set = { $type }: set completi: { $sets }, { $points } punti ciascuno.

## Carte
page-salem-hand-empty = Hai scelto. Gli altri stanno ancora scegliendo.
page-salem-redraw = La prima carta del mazzo
page-salem-scores = Vale punti per te: questo tipo è sul tuo personaggio.
page-salem-tip-building = { $building } ({ $type }). Quando è costruito: Speranza { $hope }, Disperazione { $despair }, Disperazione tolta { $remove }.
page-salem-tip-death = Un set Morte completo aggiunge { $despair } cubi Disperazione alla fine.
page-salem-tip-justice = Un set Giustizia completo toglie { $despair } cubi Disperazione alla fine.
page-salem-tip-event = { $event }, costo in Speranza: { $cost }. { $text }
page-salem-role = Il tuo personaggio, noto solo a te
page-salem-points = I tuoi punti finora
page-salem-end = Termina la fase

## Parole
page-salem-talk = Dichiarazioni e offerte
page-salem-talk-none = Nessuno ha affermato nulla. Mentire è permesso.
page-salem-say-something = Di’ qualcosa
page-salem-say-role = La mia squadra:
page-salem-say-types = Sulla mia carta:
page-salem-say-saw = Ho visto:
page-salem-say-saw-what = { $seat } – { $side }
page-salem-say-accuse = Sospetto di
page-salem-say-trust = Mi fido di
page-salem-say-want = Vorrei
page-salem-say-want-for = { $event } per { $seat }
page-salem-say-offer = Offro
page-salem-say-hope = Speranza: { $hope }
page-salem-say-hope-for = Speranza: { $hope }, per { $event }
page-salem-say-constable = Prossimo Connestabile:
page-salem-say-no = «No.»
page-salem-say-it = Dillo: { $what }…

## Chi si aspetta
page-salem-awaited-pick = scelta dell’edificio…
page-salem-awaited-discard = scelta dell’ultimo edificio…
page-salem-awaited-remove = rimozione di Disperazione…
page-salem-awaited-announce = annuncio del piano…
page-salem-awaited-gifts = dono di Speranza, o forse no…
page-salem-awaited-place = posa dei cubi…
page-salem-awaited-pay = pagamento in Speranza…
page-salem-awaited-appoint = nomina del prossimo Connestabile…
page-salem-awaited-decide = evento o fine della fase?
page-salem-awaited-event = esecuzione dell’evento…

## Per la prima partita

## La fine
page-salem-witches-prevail = Vince la Disperazione: solo le Streghe possono vincere
page-salem-puritans-prevail = La città resiste: solo i Puritani possono vincere
page-salem-reckon-cubes = Cubi Disperazione
page-salem-reckon-trials = Prove
page-salem-reckon-sets = Set Morte e Giustizia
page-salem-reckon-total = Disperazione in città / soglia
page-salem-tie = Parità: Speranza
