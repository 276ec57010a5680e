# New Salem

## Edifici

salem-building-market = Mercato
salem-building-smithy = Fucina
salem-building-tannery = Conceria
salem-building-bank = Banca
salem-building-counting-house = Ufficio contabile
salem-building-pawnshop = Banco dei pegni
salem-building-school = Scuola
salem-building-library = Biblioteca
salem-building-laboratory = Laboratorio
salem-building-theatre = Teatro
salem-building-tavern = Taverna
salem-building-brothel = Bordello
salem-building-courthouse = Tribunale
salem-building-jail = Prigione
salem-building-gallows = Forca
salem-building-undertaker = Pompe funebri
salem-building-graveyard = Cimitero
salem-building-crypt = Cripta
salem-card-unknown = una carta sconosciuta

salem-slot-plain = { $building }
salem-slot-hope = { $building } (Speranza { $hope })
salem-slot-despair = { $building } (Disperazione { $despair })
salem-slot-both = { $building } (Speranza { $hope }, Disperazione { $despair })

salem-type-trade = Scambio
salem-type-finance = Finanza
salem-type-education = Istruzione
salem-type-entertainment = Intrattenimento
salem-type-justice = Giustizia
salem-type-death = Morte

## Personaggi

salem-side-puritan = Puritano
salem-side-witch = Strega
salem-sides-puritan = Puritani
salem-sides-witch = Streghe

salem-character-hale = Prudence Hale, mercante (Puritano: Scambio, Finanza)
salem-character-crane = Josiah Crane, locandiere (Puritano: Intrattenimento, Finanza)
salem-character-thorne = Ezekiel Thorne, pastore (Puritano: Giustizia, Morte)
salem-character-webb = Constance Webb, violinista (Puritano: Intrattenimento, Morte)
salem-character-frost = Nathaniel Frost, stampatore (Puritano: Scambio, Istruzione)
salem-character-alden = Mercy Alden, maestra (Puritano: Istruzione, Giustizia)
salem-character-marsh = Agnes Marsh, levatrice (Strega: Scambio, Giustizia, Morte)
salem-character-crowe = Silas Crowe, scrivano (Strega: Finanza, Giustizia, Morte)
salem-character-gray = Lavinia Gray, istitutrice (Strega: Finanza, Istruzione, Intrattenimento)
salem-character-reed = Tobias Reed, erborista (Strega: Scambio, Istruzione, Intrattenimento)

## Eventi

salem-card-cleanse = Pulizia
salem-card-trial = Prova
salem-card-investigation = Indagine
salem-card-secret-meeting = Incontro segreto
salem-card-testimony = Testimonianza
salem-card-verdict = Verdetto
salem-card-pardon = Grazia
salem-card-prayer = Giorno di preghiera
salem-card-exorcism = Esorcismo
salem-card-alms = Elemosina
salem-card-fire = Incendio
salem-card-seizure = Confisca
salem-card-barter = Baratto
salem-card-land-grant = Concessione di terre
salem-card-hysteria = Isteria
salem-card-plague = Pestilenza
salem-card-winter = Inverno rigido
salem-card-pillory = Gogna
salem-card-sanctuary = Santuario

salem-card-text-cleanse = Togli { $remove } cubi Disperazione da edifici qualsiasi.
salem-card-text-trial = Dai questa carta a un altro giocatore che non abbia una carta Prova.
salem-card-text-investigation = Guarda in segreto il personaggio di un altro giocatore.
salem-card-text-secret-meeting = Altri due giocatori guardano in segreto l’uno il personaggio dell’altro.
salem-card-text-testimony = Un altro giocatore guarda in segreto il tuo personaggio.
salem-card-text-verdict = Un giocatore in Prova scopre il proprio personaggio per il resto della partita.
salem-card-text-pardon = Togli la carta Prova a un giocatore e rimettila sul tavolo.
salem-card-text-prayer = Togli una Disperazione da ciascuno di { $remove } edifici diversi.
salem-card-text-exorcism = Togli { $remove } cubi Disperazione dagli edifici di un giocatore.
salem-card-text-alms = Togli { $remove ->
    [one] un cubo
   *[other] { $remove } cubi
} Disperazione da un edificio qualsiasi.
salem-card-text-fire = Un edificio di un altro giocatore va in fondo al mazzo Edifici.
salem-card-text-seizure = Prendi un edificio di un altro giocatore, con i suoi cubi.
salem-card-text-barter = Scambia un tuo edificio con quello di un altro giocatore.
salem-card-text-land-grant = Guarda le prime tre carte Edificio, costruiscine una e metti le altre in fondo al mazzo.
salem-card-text-hysteria = Due giocatori con edifici mettono ciascuno una Disperazione su un proprio edificio.
salem-card-text-plague = Tre giocatori con edifici mettono ciascuno una Disperazione su un proprio edificio.
salem-card-text-winter = Ogni altro giocatore che ha Speranza ne restituisce una.
salem-card-text-pillory = Fino alla fine del prossimo turno un altro giocatore non in Prova non può dare Speranza né diventare Connestabile.
salem-card-text-sanctuary = Fino alla fine del prossimo turno un altro giocatore non può essere messo in Prova e i suoi edifici non possono essere bruciati, confiscati o barattati.

## Che cosa si chiede

salem-prompt-pick = Scegli un edificio da costruire e passa il resto della mano.
salem-prompt-discard = Costruisci una delle ultime due carte, oppure scartale entrambe e costruisci la prima carta del mazzo.
salem-prompt-remove = Togli Disperazione da un edificio qualsiasi (ancora { $left }).
salem-prompt-remove-apart = Togli una Disperazione, ogni volta da un edificio diverso (ancora { $left }).
salem-prompt-remove-at = Togli Disperazione dagli edifici di { $owner } (ancora { $left }).
salem-prompt-announce = Che cosa dichiari di voler fare? Non vincola nessuno.
salem-prompt-gifts = Vuoi dare Speranza a { $constable }, Connestabile, che ne ha { $hope }?
salem-prompt-last-call = { $constable } vuole terminare la fase (Speranza: { $hope }). È l’ultima occasione per darne.
salem-prompt-place-hope = Metti la Speranza ricevuta su un tuo edificio (ancora { $left }).
salem-prompt-place-despair = Metti la Disperazione su un tuo edificio (ancora { $left }).
salem-prompt-decide = Sei il Connestabile. Innesca un evento o termina la fase.
salem-prompt-decide-obliged = Hai abbastanza Speranza per l’evento più costoso: devi innescare un evento, uno qualsiasi.
salem-prompt-pay = Paga Speranza dai tuoi edifici (ancora { $left }).
salem-prompt-choose-player = { $event }: scegli un giocatore.
salem-prompt-choose-building = { $event }: scegli un edificio di un altro giocatore.
salem-prompt-barter-own = Baratto: scegli l’edificio che dai via.
salem-prompt-barter-for = Baratto ({ $own }): scegli l’edificio che vuoi in cambio.
salem-prompt-grant-build = Concessione di terre: scegli la carta da costruire.
salem-prompt-grant-under = Concessione di terre: quale carta va per prima in fondo al mazzo?
salem-prompt-winter = Inverno rigido: da quale edificio restituisci una Speranza?
salem-prompt-appoint = Scegli il nuovo Connestabile.
salem-prompt-nothing = Non c’è nulla da decidere.

## Mosse

salem-move-pick = Costruisci: { $building }
salem-move-keep = Costruisci: { $building }; scarta l’altra
salem-move-redraw = Scarta entrambe, costruisci la prima carta del mazzo
salem-move-remove = Togli una Disperazione: { $slot } di { $owner }
salem-move-say-event = «Innescherò { $event }.»
salem-move-say-event-at = «Innescherò { $event } su { $target }.»
salem-move-say-end = «Terminerò la fase.»
salem-move-say-nothing = Non dire nulla
salem-move-give = Dai una Speranza ({ $slot })
salem-move-done = Non dare altro
salem-move-place = Mettila qui: { $slot }
salem-move-trigger = Innesca { $event } (Speranza: { $cost })
salem-move-ask = Chiedi ancora una volta Speranza
salem-move-end = Termina la fase
salem-move-pay = Paga una Speranza ({ $slot })
salem-move-choose = { $target }
salem-move-slot = { $slot } di { $owner }
salem-move-build = Costruisci: { $building }
salem-move-under = Per prima in fondo: { $building }
salem-move-appoint = { $target } diventa Connestabile

## Che cosa è successo

salem-event-character-dealt = Il tuo personaggio è { $character }.
salem-event-first-constable = { $seat } è il primo Connestabile.
salem-event-round-began = Comincia il turno { $round }; { $cards ->
    [one] ognuno riceve una carta
   *[other] ognuno riceve { $cards } carte
}.
salem-event-hand-dealt = Hai ricevuto: { $cards }.
salem-event-chose = { $seat } ha scelto.
salem-event-hand-received = Ti sono state passate: { $cards }.
salem-event-discarded = Hai scartato: { $cards }.
salem-event-redrew = { $seat } scarta entrambe le carte e costruisce la prima del mazzo.
salem-event-built = { $seat } costruisce: { $slot }.
salem-event-despair-removed = { $seat } toglie una Disperazione: { $building } di { $owner }.
salem-event-turned-up = Evento scoperto: { $event }.
salem-event-announced = { $seat } dice: «Innescherò { $event }.»
salem-event-announced-at = { $seat } dice: «Innescherò { $event } su { $target }.»
salem-event-announced-end = { $seat } dice: «Terminerò la fase.»
salem-event-announced-nothing = { $seat } non dice nulla.
salem-event-gifts-open = Si può dare Speranza a { $seat }.
salem-event-last-call = { $seat } vuole terminare la fase: ultima occasione per dare Speranza.
salem-event-gave = { $seat } dà una Speranza ({ $building }).
salem-event-gives-no-more = { $seat } non dà altro.
salem-event-may-give-again = È stata data Speranza: nuova occasione di darne per { $seats }.
salem-event-asked = { $seat } chiede ancora una volta Speranza.
salem-event-placed-hope = { $seat } mette una Speranza ({ $building }).
salem-event-placed-despair = { $seat } mette una Disperazione ({ $building }).
salem-event-triggered = { $seat } innesca { $event }.
salem-event-paid = { $seat } restituisce una Speranza ({ $building }).
salem-event-put-on-trial = { $seat } è in Prova.
salem-event-pardoned = { $seat } riceve la Grazia.
salem-event-looked-at = { $seat } guarda in segreto il personaggio di { $owner }.
salem-event-saw = Il personaggio di { $owner } è { $character }.
salem-event-verdict = { $seat } scopre il proprio personaggio: { $character }.
salem-event-burned = Va in fiamme: { $building } di { $owner }.
salem-event-seized = { $seat } confisca un edificio di { $owner }: { $building }.
salem-event-bartered = { $seat } baratta con { $owner } (dà: { $gave }; riceve: { $got }).
salem-event-took-up = { $cards ->
    [one] { $seat } guarda la prima carta del mazzo Edifici.
   *[other] { $seat } guarda le prime { $cards } carte del mazzo Edifici.
}
salem-event-cards-seen = Vedi: { $cards }.
salem-event-put-under = { $cards ->
    [0] { $seat } non mette nessuna carta in fondo al mazzo.
    [one] { $seat } mette una carta in fondo al mazzo.
   *[other] { $seat } mette { $cards } carte in fondo al mazzo.
}
salem-event-given = { $seat } riceve la carta { $event }.
salem-event-given-back = La carta { $event } di { $seat } torna in fondo al mazzo Eventi.
salem-event-went-under = La carta { $event } va in fondo al mazzo Eventi.
salem-event-appointed = { $seat } diventa Connestabile.
salem-event-badges-returned = Tornano al centro i badge di { $seats }.
salem-event-stays-constable = Nessuno può essere scelto; { $seat } resta Connestabile.
salem-event-phase-ended = { $seat } termina la fase.
salem-event-round-ended = Il turno { $round } è finito. Il mazzo Edifici viene mescolato.
salem-event-character-revealed = { $seat } era { $character }.
salem-event-reckoned = Disperazione in città: cubi { $cubes }, Prove { $trials }, set { $sets }, in tutto { $total }; ne servono { $needed }.
salem-event-side-won = Squadra vincente: { $side }. Vittoria: { $winners }.
salem-event-everybody-lost = La Disperazione basterebbe alle Streghe, ma nessuno è una Strega: perdono tutti.

## Il tavolo

salem-view-round = Turno { $round } di { $rounds }. Connestabile: { $constable }.
salem-view-despair = Disperazione in città: { $despair }. Alla squadra delle Streghe ne servono { $needed } alla fine.
salem-view-pool = Personaggi mescolati: { $witches ->
    [one] una Strega
   *[other] { $witches } Streghe
}, { $puritans } Puritani; una di queste carte non è stata distribuita.
salem-view-decks = Mazzo Edifici: { $buildings }. Mazzo Eventi: { $events }.
salem-view-trials = Carte Prova sul tavolo: { $trials }.
salem-view-row = Eventi: { $events }.
salem-view-events-under = In fondo al mazzo Eventi: { $events }.
salem-view-buildings-under = In fondo al mazzo Edifici: { $cards }.
salem-view-taken-up = Prese dal Connestabile: { $cards }.
salem-view-seat = { $seat }: Speranza { $hope }.
salem-view-seat-tagged = { $seat }: Speranza { $hope } ({ $tags }).
salem-view-slots = Edifici: { $slots }.
salem-view-character = Personaggio: { $character }.
salem-view-seen-by = Questo personaggio è stato visto da { $seats }.
salem-view-hand = Mano: { $cards }.
salem-view-hand-size = Mano: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
salem-view-own-character = Sei { $character }. Punti finora: { $points }.
salem-view-own-pick = Hai scelto: { $building }.
salem-view-own-redraw = Hai scelto di scartare entrambe le carte.
salem-view-reckoning = Disperazione: cubi { $cubes }, Prove { $trials }, set { $sets }, in tutto { $total } su { $needed }. Squadra vincente: { $side }.

salem-tag-constable = Connestabile
salem-tag-badge = badge
salem-tag-on-trial = in Prova
salem-tag-face-up = personaggio scoperto
salem-tag-chosen = ha scelto
salem-tag-pillory = alla Gogna fino alla fine del turno { $round }
salem-tag-sanctuary = nel Santuario fino alla fine del turno { $round }

## Punti

salem-sheet-buildings-trade = Edifici Scambio
salem-sheet-buildings-finance = Edifici Finanza
salem-sheet-buildings-education = Edifici Istruzione
salem-sheet-buildings-entertainment = Edifici Intrattenimento
salem-sheet-buildings-justice = Edifici Giustizia
salem-sheet-buildings-death = Edifici Morte
salem-sheet-sets-trade = Set completi Scambio
salem-sheet-sets-finance = Set completi Finanza
salem-sheet-sets-education = Set completi Istruzione
salem-sheet-sets-entertainment = Set completi Intrattenimento
salem-sheet-sets-justice = Set completi Giustizia
salem-sheet-sets-death = Set completi Morte

## Conversazione

salem-say-claim-role = { $seat }: «La mia squadra: { $side }.»
salem-say-claim-types = { $seat }: «Sulla mia carta: { $types }.»
salem-say-claim-saw = { $seat }: «Ho visto la carta di { $target }: { $side }.»
salem-say-accuse = { $seat }: «Sospetto di { $target }.»
salem-say-trust = { $seat }: «Mi fido di { $target }.»
salem-say-want = { $seat }: «Vorrei { $event }.»
salem-say-want-at = { $seat }: «Vorrei { $event } per { $target }.»
salem-say-offer = { $seat }: «Offro Speranza: { $hope }.»
salem-say-offer-for = { $seat }: «Per { $event } offro Speranza: { $hope }.»
salem-say-refuse = { $seat }: «No.»
salem-say-ask-constable = { $seat }: «Propongo { $target } come prossimo Connestabile.»

## Perché no

refused-salem-not-in-hand = Non hai quella carta in mano.
refused-salem-no-such-building = Lì non c’è quell’edificio.
refused-salem-no-despair = Su quell’edificio non c’è Disperazione.
refused-salem-other-player = L’Esorcismo vale per gli edifici del giocatore scelto.
refused-salem-prayed-already = Il Giorno di preghiera toglie Disperazione da edifici diversi, e questo è già stato scelto.
refused-salem-equal-slot = Un edificio uguale con gli stessi cubi è equivalente a questo; scegli la prima copia.
refused-salem-no-hope = Su quell’edificio non c’è Speranza.
refused-salem-not-on-table = Quell’evento non è sul tavolo.
refused-salem-no-trial-card = Sul tavolo non ci sono più carte Prova.
refused-salem-no-target = Questo evento non ha bersagli possibili.
refused-salem-too-dear = Non hai abbastanza Speranza per quell’evento.
refused-salem-no-aim = Non si può annunciare: quell’evento non può riguardare quel giocatore.
refused-salem-no-asking = Ora non puoi chiedere Speranza: solo una volta per incarico, non dopo l’ultima occasione, e solo se qualcuno può darne.
refused-salem-obliged = Hai abbastanza Speranza per l’evento più costoso: devi innescare un evento.
refused-salem-own-first = Scegli prima il tuo edificio da dare via.
refused-salem-not-taken-up = Quella carta non è fra quelle che hai preso.
refused-salem-no-such-seat = A questo tavolo non c’è quel posto.
refused-salem-rising-order = I giocatori si nominano in ordine di posto: scegli in ordine crescente e lasciane abbastanza per gli altri.
refused-salem-not-on-trial = Quel giocatore non è in Prova.
refused-salem-on-trial = Quel giocatore è in Prova.
refused-salem-no-building = Quel giocatore non ha edifici.
refused-salem-not-yourself = Devi scegliere qualcun altro.
refused-salem-in-sanctuary = Il Santuario protegge quel giocatore.
refused-salem-face-up = Quel personaggio è già scoperto.
refused-salem-in-pillory = Quel giocatore è alla Gogna.
refused-salem-has-badge = Quel giocatore ha un badge.
refused-salem-claim-types = Un personaggio mostra due o tre tipi; dichiarane da uno a tre.
refused-salem-offer-nothing = Si offre almeno una Speranza.
refused-salem-no-statement = Non è una frase del gioco; si dice per esempio «accuse 3», «claim-role puritan» o «offer 2 trial».

setup-salem-players = New Salem è per 3–8 giocatori, non per { $detail }.
setup-salem-constable = Il posto { $detail } non esiste e non può essere il primo Connestabile.
setup-salem-variant = New Salem non ha la variante «{ $detail }»; ci sono «announce», «no-announce» e «constable=POSTO».

# Perché una mossa è buona, in poche parole.
salem-reason-set = completa un set
salem-reason-own-type = il suo tipo è sul tuo personaggio
salem-reason-more-despair = la Disperazione serve alla tua squadra
salem-reason-less-despair = meno Disperazione serve alla tua squadra
salem-reason-seem-good = farai pensare di stare con l’altra squadra
salem-reason-hope = la Speranza paga gli eventi
salem-reason-learn = scopri l’identità di qualcuno
salem-reason-puritan-tried = un Puritano in Prova porta Disperazione
salem-reason-witch-tried = una Strega in Prova toglie Disperazione
salem-reason-redraw = entrambe le carte sono peggiori di una pescata alla cieca
salem-reason-give = il Connestabile sembra della tua squadra
salem-reason-keep-hope = è meglio tenere la tua Speranza
salem-reason-appoint = questo giocatore sembra della tua squadra
salem-reason-part-of-set = con questo hai { $have } dei { $all } edifici di un set
salem-reason-burn-despair = la sua Disperazione brucia con l’edificio
salem-reason-rival-loses = un altro giocatore perde un edificio e ciò che vale
salem-reason-worth-nothing = lì dove sta non ti dà punti
salem-reason-keeps-sets = i tuoi set restano completi anche senza
salem-reason-in-exchange = in cambio deve andare via uno dei tuoi edifici
salem-reason-building = ti porta un edificio in più
salem-reason-barter = puoi scambiare un edificio con uno più adatto a te
salem-reason-winter = toglie Speranza agli altri e nessuna a te
salem-reason-meeting = altri due scoprono l’uno l’identità dell’altro
salem-reason-testimony = un altro giocatore scopre chi sei
salem-reason-pillory = impedisce a un giocatore di dare Speranza e di essere Connestabile
salem-reason-sanctuary = protegge un giocatore dalla Prova
salem-reason-obliged = hai abbastanza Speranza per l’evento più caro, quindi devi innescarne uno
salem-reason-successor = dopo un evento scegli tu il prossimo Connestabile
salem-reason-somebody = qualcuno va scelto
salem-reason-foe = questo giocatore sembra dell’altra squadra
salem-reason-show-all = così tutti vedono chi è questo giocatore
salem-reason-nothing-new = conosci già questo giocatore e non scopri nulla di nuovo
salem-reason-no-despair = lì non c’è Disperazione da togliere
salem-reason-appoint-nearest = nessun altro tra chi può essere scelto sembra più vicino alla tua squadra
salem-reason-blind = una carta pescata alla cieca non dice a nessuno che cosa volevi
salem-reason-oblige = con abbastanza Speranza il Connestabile deve innescare un evento
salem-reason-no-hope = non hai Speranza per pagare
salem-reason-say-nothing = nessuno viene a sapere i tuoi piani
salem-reason-say-end = le parole non ti vincolano
salem-reason-say-event = chi lo vuole può darti Speranza
salem-reason-ask = altri hanno ancora Speranza da dare
salem-reason-any-building = un cubo vale lo stesso su qualsiasi edificio
salem-reason-under = solo tu sai che cosa c’è lì

# What is said of the game before anybody sits down.
salem-tagline = Costruite una città di speranza mentre tra voi le streghe seminano disperazione. Di chi fidarsi?
salem-goal = Ognuno costruisce una via e raccoglie Speranza; tra voi una Strega vuole la Disperazione. Completa dei set, osserva gli altri e decidi di chi fidarti.
salem-variant-no-announce = Il Connestabile non annuncia nulla

## La guida per chi inizia
salem-coach-pick = Tutti costruiscono una carta e passano il resto a sinistra. Danno punti gli edifici dei tipi sul tuo personaggio, e tre edifici diversi di un tipo, un set. La Speranza paga gli eventi; la Disperazione decide quale squadra vince.
salem-coach-discard = Costruisci una delle due, o tenta la sorte con la prima carta del mazzo.
salem-coach-remove = I Puritani vogliono meno Disperazione, le Streghe di più. Da dove la togli dice qualcosa di te agli altri.
salem-coach-announce = Di’ che cosa hai in mente, oppure niente. Non ti vincola, ma in base a questo gli altri decidono se darti Speranza.
salem-coach-gifts = Solo il Connestabile innesca eventi, e paga con la Speranza. Se il suo piano ti piace, donagli un po’ di quella dei tuoi edifici; se ne ha troppa, deve agire.
salem-coach-place = I cubi stanno sempre sugli edifici. Scegline uno dei tuoi.
salem-coach-pay = Prendi la Speranza dall’edificio a cui serve meno: un edificio con Speranza fa gola a tutti.
salem-coach-appoint = Il prossimo Connestabile non deve avere badge né essere in Prova. Scegli qualcuno di cui ti fidi, o che ti deve un favore.
salem-coach-decide = Metti in Prova chi sospetti, guarda personaggi, togli Disperazione. Una Strega libera alla fine aggiunge Disperazione, un Puritano in Prova pure.
salem-coach-event = L’evento è pagato. Scegli chi o che cosa colpisce.
salem-theme-announce = Annunciare i piani
salem-theme-appoint = Il prossimo Connestabile
salem-theme-decide = La scelta del Connestabile
salem-theme-discard = Le ultime due carte
salem-theme-event = Chi colpisce un evento
salem-theme-gifts = Donare Speranza
salem-theme-pay = Pagare con la Speranza
salem-theme-pick = Scegliere un edificio
salem-theme-place = Mettere i cubi
salem-theme-remove = Togliere Disperazione
salem-theme-secret = Chi è una Strega?
salem-secret = Quanto è probabile che { $seat } sia una Strega?
salem-secret-true = { $seat } è una Strega.
salem-secret-false = { $seat } sta con i Puritani.
salem-danger-despair = Porta { $count ->
    [one] { $count } cubo Disperazione
   *[other] { $count } cubi Disperazione
}: la Disperazione in città salirebbe a { $total }, e con { $needed } vincono le Streghe.
salem-danger-limit = Porta { $count ->
    [one] { $count } cubo Disperazione
   *[other] { $count } cubi Disperazione
}, e la Disperazione in città raggiunge { $needed } o più ({ $total }): così vincono le Streghe, se non se ne toglie.
salem-danger-seen = Tutti vedono chi costruisce Disperazione. Così presto ti attira i sospetti.
salem-danger-blind = Devi costruire quello che arriva, anche Disperazione.
salem-danger-obliged = Con { $hope } Speranza il Connestabile ({ $constable }) deve innescare un evento, qualunque cosa abbia promesso.
salem-danger-trial = Un Puritano in Prova aggiunge Disperazione alla fine ({ $count }): metti in Prova solo chi credi una Strega.
salem-danger-innocent = Sai che è un Puritano ({ $target }): in Prova aggiunge Disperazione alla fine ({ $count }).
salem-plan-puritan = La tua squadra è quella dei Puritani: tieni la Disperazione in città sotto { $needed }. Ora è { $despair }.
salem-plan-witch-hides = Sei una Strega: alla fine serve una Disperazione di { $needed }, ora è { $despair }. Per adesso costruisci come gli altri, e nasconditi.
salem-plan-witch = Sei una Strega: serve una Disperazione di { $needed }, ora è { $despair }. È il momento di aggiungerne.
salem-plan-types = Questi tipi ti danno punti: { $types }.
salem-plan-set = Un edificio completerebbe un tuo set: { $building }.
salem-plan-constable = Hai tu il ruolo di Connestabile. Una Prova costa { $cost } Speranza e tu ne hai { $hope }: di’ che cosa hai in mente, e gli altri forse donano.
salem-plan-last-round = L’ultimo turno: quello che non fai ora non conta più.
salem-back-points = Punti che il turno ti ha portato, se vince la tua squadra: { $points }.
salem-back-despair = Disperazione aggiunta in città: { $added }; tolta: { $removed }. Pensa a chi ha fatto che cosa.
salem-back-tried = In Prova: { $seats }. Se era giusto si vede solo alla fine.
## Che cosa c’è nella scatola
salem-things-building = Edifici
salem-things-character = Personaggi
salem-things-event = Eventi
salem-building-text = { $type }. Quando viene costruito: Speranza { $hope }, Disperazione { $despair }, Disperazione tolta { $remove }. Il suo set: { $set }.
salem-building-text-end = { $type }. Quando viene costruito: Speranza { $hope }, Disperazione { $despair }, Disperazione tolta { $remove }. Il suo set: { $set }. Alla fine un set completo cambia la Disperazione della città: { $end }.
salem-character-text = Ottiene un punto per ogni proprio edificio di questi tipi: { $types }. Vince solo con questa squadra: { $side }.
