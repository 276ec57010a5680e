# Quello che si legge sulle pagine

## Dappertutto
page-skip = Vai al contenuto
page-home = Inizio
page-lobby = Sala
page-language = Lingua
page-theme = Chiaro o scuro
page-theme-auto = Come il sistema
page-theme-light = Lume di candela
page-theme-dark = Notte
page-sound = Suono
page-sound-on = Suona quando tocca a me
page-sound-off = Resta in silenzio
page-close = Chiudi
page-rule = Leggi la regola { $rule }
page-away = La connessione è caduta. Stiamo riprovando.

## Inizio
page-motto = Tre giochi di streghe a un solo tavolo: gioca subito contro i bot, o con gli amici tramite un link.
page-continue = Continua
page-players = Da { $least } a { $most } giocatori
page-play-bots = Gioca subito contro i bot
page-invite = Invita gli amici
page-learn = Impara giocando
page-fair = Ogni distribuzione è promessa prima della prima carta e si può controllare dopo. Nessuno vede ciò che non deve, nemmeno i bot.
page-tagline-broom = Consegna pozioni volando sulla scopa. Coraggio e rischio, o prudenza da codardi?
page-tagline-salem = Costruite una città di speranza mentre tra voi le streghe seminano disperazione. Di chi ti fidi?
page-tagline-septima = Guida una congrega: cura, prepara pozioni e salva le tue sorelle prima che arrivino i cacciatori.
page-tagline-other = Un gioco della casa.

## Sala e tavoli nuovi
page-lobby-about = Siediti dove c’è un posto libero, o apri un tavolo tuo.
page-lobby-empty = Nessun tavolo aspetta giocatori. Aprine uno!
page-open-tables = Tavoli con posti liberi
page-free-seats = { $number ->
    [one] { $number } posto libero
   *[other] { $number } posti liberi
}
page-join = Siediti
page-your-turn = Tocca a te
page-others-turn = Gli altri stanno pensando
page-new-of = Nuovo tavolo: { $game }
page-seats = Posti
page-seat-number = Posto { $number }
page-seat-you = Tu
page-seat-guest = Un amico, con il link
page-seat-nobody = Nessuno
page-seat-bot = Bot: { $level }
page-level-random = gioca a caso
page-level-novice = Novizia
page-level-apprentice = Apprendista
page-level-adept = Adepta
page-level-archwitch = Arcistrega
page-variants = Varianti
page-variant-broom-back = Il retro del tabellone, con tutte le tessere
page-variant-broom-storm = Nuvole di tempesta
page-variant-broom-mountain = Tessere montagna e amuleti
page-visible = Chi può venire?
page-visible-link = Solo chi ha il link
page-visible-lobby = Tutti: mostralo nella sala
page-open-table = Apri il tavolo

## Un tavolo
page-table-title = { $game } · Coven
page-table-in-words = Il tavolo a parole
page-tabs = Parti del tavolo
page-tab-board = Tabellone
page-tab-seats = Posti
page-log = Racconto
page-others = Carte e posti
page-zoom = Più vicino o più lontano
page-undo = Annulla
page-waiting = { $names }: { $what }
page-deciding = sta decidendo …
page-answered = ha deciso
page-over = La partita è finita.
page-total = Totale
page-winner = { $number ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
page-chart = Punti nel tempo, per round
page-rematch = Rivincita
page-record = Scarica la partita
page-replay = Rivedi
page-replay-at = Mossa { $move } di { $moves }
page-replay-back = Una mossa indietro
page-replay-on = Una mossa avanti
page-replay-go = Vai
page-play-on = Continua da qui contro i bot

## Broom Service
page-broom-board-front = Il tabellone: pedine, torri e nuvole. Ciò che puoi scegliere è un pulsante.
page-broom-board-back = Il retro del tabellone: pedine, torri, nuvole e tessere. Ciò che puoi scegliere è un pulsante.
page-broom-hand = Le tue carte
page-broom-hand-empty = Non hai più carte in questo round.
page-broom-watching = Stai guardando.
page-broom-duel = Coraggio o codardia: questo turno, posto per posto
page-broom-brave = coraggiosa
page-broom-cowardly = codarda
page-broom-bumped = superata
page-broom-passed = passa
page-broom-to-come = deve ancora giocare
page-broom-leads = apre
page-broom-round = Round { $round } di { $rounds }
page-broom-bewitched = Stregati
page-broom-cards-left = carte in mano
page-broom-lightning = fulmini
page-broom-amulets = amuleti
page-broom-points-tip = { $points } punti ora, { $total } se la partita finisse qui
page-broom-may-hold = Può ancora avere: { $roles }
page-broom-pick = { $role }. Coraggiosa: { $brave } Codarda: { $cowardly }
page-broom-pick-bewitched = { $role }, ruolo stregato: giocarlo costa { $points } punti. Coraggiosa: { $brave } Codarda: { $cowardly }
page-broom-effect-witch-brave = vola (terreno: { $terrain }), poi consegna lì una pozione.
page-broom-effect-witch-cowardly = vola (terreno: { $terrain }).
page-broom-effect-druid-brave = consegna una pozione ({ $terrains }) e guadagna { $points } punti.
page-broom-effect-druid-cowardly = consegna una pozione ({ $terrains }).
page-broom-effect-gatherer-brave = prendi { $gain }.
page-broom-effect-gatherer-cowardly = prendi una di queste: { $choice }.
page-broom-effect-fairy-brave = dissolvi una nuvola e guadagna { $points } punti.
page-broom-effect-fairy-cowardly = dissolvi una nuvola.
page-broom-terrain-prairie = prateria
page-broom-terrain-hills = colline
page-broom-terrain-mountain = montagna
page-broom-terrain-forest = foresta
page-broom-terrain-water = acqua
page-broom-tip-region = { $name } ({ $region }): { $terrain }
page-broom-tip-tower-round = Torre rotonda { $tower } presso { $regions }: accetta una sola volta in tutta la partita: { $resource }. Punti: { $points }, bacchette: { $wands }.
page-broom-tip-tower-square = Torre quadrata { $tower } presso { $regions }: accetta ogni volta: { $resource }. Punti: { $points }, bacchette: { $wands }.
page-broom-tip-tower-taken = La torre { $tower } presso { $regions } ha già la sua pozione ({ $resource }). Ha dato punti: { $points }, bacchette: { $wands }.
page-broom-tip-cloud = Una nuvola su { $region }: non si passa. Per dissolverla da una regione vicina servono bacchette: { $wands }; fulmini: { $bolts }.
page-broom-tip-tailwind = Vento in poppa: le consegne lì vicino rendono { $points } punti in più.
page-broom-tip-gust = Raffica: chi la dissolve sposta subito una pedina.
page-broom-tip-parcel = Pacco: chi la dissolve consegna subito una pozione.
page-broom-tip-hoard = Scorta: { $points } punti a chi la dissolve avendone almeno { $number }: { $resource }.
page-broom-tip-mountain-tile = Tessera montagna, per la prima visita di ciascuno: { $tile }
page-broom-tip-forest-tile = Tessera foresta, da usare una volta: { $tile }
page-broom-tip-hill-tile = Tessera collina: { $tile }
page-broom-tip-pawn = Una pedina di { $seat } su { $region }
page-broom-awaited-roles = scelta dei ruoli
page-broom-awaited-lead = apre con un ruolo
page-broom-awaited-follow = coraggio o codardia?
page-broom-awaited-action = scelta dell’azione
page-broom-awaited-flight = in volo
page-broom-awaited-delivery = consegna di una pozione
page-broom-awaited-cloud = uno sguardo alle nuvole
page-broom-awaited-mountain = esplora una montagna
page-broom-awaited-event = risposta all’evento
page-broom-hint-number = Meno ruoli danno punti subito; più ruoli ti lasciano fare di più in questo round.
page-broom-hint-pick = Scegli i ruoli che vuoi giocare in questo round: per esempio una strega per volare verso una torre e un raccoglitore per le pozioni. I ruoli scelti anche da altri saranno contesi.
page-broom-hint-lead = L’azione coraggiosa vale di più, ma agisce solo l’ultimo coraggioso del turno. Quella codarda vale meno, ma subito e di sicuro.
page-broom-hint-follow = Qualcuno ha aperto con il tuo ruolo. Abbi coraggio se pensi che dopo di te non l’abbia nessuno; altrimenti la codardia è sicura.
page-broom-hint-mode = Questa volta puoi fare qualcosa di diverso da ciò che dice la carta.
page-broom-hint-flight = Le regioni dorate sono raggiungibili. Vola verso torri di cui possiedi la pozione.
page-broom-hint-delivery = Gli anelli dorati indicano le torri che accettano una tua pozione. Le torri rotonde ne accettano una sola in tutta la partita.
page-broom-hint-gather = Le pozioni si consegnano alle torri del loro colore; le bacchette dissolvono le nuvole.
page-broom-hint-cloud = Le nuvole dissolte aprono la strada e i loro fulmini contano alla fine.
page-broom-hint-mountain = Alla prima visita prendi l’amuleto e puoi usare la tessera.
page-broom-hint-event = L’evento del round ti chiede qualcosa; la sua carta lo spiega.
