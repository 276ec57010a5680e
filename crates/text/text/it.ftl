## Liste e posti

list-join = { $before }, { $after }
list-join-last = { $before } e { $after }
list-empty = niente
seat-unnamed = Posto { $number }
seat-human = persona
seat-random = computer, gioca a caso
seat-novice = computer, novizia
seat-apprentice = computer, apprendista
seat-adept = computer, adepta
seat-archwitch = computer, arcistrega

## Rifiuti comuni a tutti i giochi

refused-game-over = La partita è finita.
refused-not-asked = Adesso non tocca a te decidere.
refused-other-question = Questa non è una risposta alla domanda in corso.
refused-not-possible = La situazione non lo permette.
refused-no-talk = Questo gioco non prevede queste frasi al tavolo.
refused-undo-nothing = Non c’è nessuna tua mossa da annullare.
refused-undo-chance = Nel frattempo è stato tirato un dado o pescata una carta: non si può più annullare.
refused-undo-revealed = Nel frattempo è stato rivelato qualcosa di nascosto: non si può più annullare.
refused-undo-others = Annullare cambierebbe ciò che viene chiesto a qualcun altro.

## Una partita nel terminale

play-title = { $game }
play-resumed = { $game }, si riprende dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
play-commitment = Impegno sul seme, dato prima di distribuire qualsiasi cosa: { $commitment }
play-seat = Posto { $number }: { $name } ({ $kind })
play-asked = { $name }: { $prompt } ({ $rule })
play-nothing = Scrivi il numero di una mossa oppure la mossa stessa. ? mostra tutto ciò che si può scrivere.
play-no-such-number = Non esiste la mossa numero { $number }; i numeri vanno da 1 a { $most }.
play-not-understood = «{ $text }» non è una mossa: { $reason }. ? mostra tutto ciò che si può scrivere.
play-refused = { $reason } (Per sapere perché: ? { $rule })
play-nobody = Qui nessuno si chiama { $who }.
play-undone = { $name } annulla l’ultima mossa.
play-help =
    Scrivi il numero di una mossa, oppure la mossa così come sta scritta accanto al numero. Inoltre:
    view           mostra di nuovo tutto il tavolo e le mosse
    undo           annulla la tua ultima mossa, finché è corretto farlo (undo NOME: quella di un’altra persona qui)
    hint           che cosa prenderebbe in considerazione chi gioca bene
    ? { $rule }   leggi una regola dal suo codice; i codici stanno accanto a domande e rifiuti
    ? parola       che cosa fa una carta o altro, o le regole in cui compare una parola
    save, save FILE   salva la partita
    quit           salva la partita ed esci
    La domanda in corso viene da questa regola:
play-hint-only = { $notation }  { $move } – l’unica mossa
play-hint = { $notation }  { $move } – quota di vittoria prevista: { $share } %
play-hint-because = { $notation }  { $move } – quota di vittoria prevista: { $share } % ({ $reason })
play-over = La partita è finita.
play-saved = La partita è salvata in { $file }.
play-resume = Per continuare: coven play --resume { $file }
play-seed = Il seme era { $seed }. Per controllare la distribuzione: coven verify { $file }
standing-place = { $place }. { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
standing-line = { $what }: { $points }
replay-move = { $number }. { $name }

## Menu

menu-welcome = Ecco Coven. A che cosa si gioca?
menu-game = { "  " }{ $number }  { $title } (da { $least } a { $most } giocatori)
menu-which = Gioco (da { $least } a { $most }, oppure quit):
menu-players = Quanti giocatori, te compreso (da { $least } a { $most })?
menu-again = Scrivi uno di questi numeri, per favore.

## Regole e registrazioni

rules-bonus = Con il bonus: { $text }
rules-none = Nessuna regola parla di «{ $what }».
verify-good = { $file } è in ordine: la distribuzione è quella promessa, tutte le mosse ({ $moves }) sono lecite e il finale è quello registrato.
verify-bad = { $file } non è in ordine: { $problem }.
verify-other-commitment = la registrazione riporta un impegno diverso da quello mostrato
verify-commitment = Impegno della registrazione: { $commitment }. Deve essere quello mostrato prima della prima carta.

## Far funzionare un server

backup-done = { $file } contiene tutto ciò che il server conserva (tavoli: { $tables }, persone: { $people }).
backup-secret = Contiene anche il segreto del server: custodisci il file con la stessa riservatezza della base di dati.
restore-done = Tutto è stato ripristinato da { $file } (tavoli: { $tables }, persone: { $people }). Ogni partita è stata rigiocata e sta come prima.
restore-taken-up = Tavoli di cui questo programma non ha più le regole o i dati e che proseguono dall’ultima posizione conservata: { $tables }.
restore-unreadable = Il tavolo { $table } è stato ripristinato benché non si possa rigiocare: { $why }.
