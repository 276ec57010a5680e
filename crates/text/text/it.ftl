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
play-commitment = Impegno crittografico sul seme, pubblicato prima di distribuire qualsiasi cosa: { $commitment }
play-seat = Posto { $number }: { $name } ({ $kind })
play-asked = { $name }: { $prompt } ({ $rule })
play-nothing = Scrivi il numero di una mossa oppure la mossa stessa. ? mostra tutto ciò che si può scrivere.
play-no-such-number = Non esiste la mossa numero { $number }; i numeri vanno da 1 a { $most }.
play-not-understood = «{ $text }» non è una mossa: scrivila come si legge accanto al suo numero. ? mostra tutto ciò che si può scrivere.
play-refused = { $reason } (Per sapere perché: ? { $rule })
play-nobody = Qui nessuno si chiama { $who }.
play-undone = { $name } annulla l’ultima mossa.
play-curtain = Fra una persona e l’altra cala il sipario, e solo una riga vuota (Invio) lo alza. Per gli script che giocano per più persone c’è --no-curtain.
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
play-hint = { $notation }  { $move } – probabilità di vittoria stimata: { $share }%
play-hint-because = { $notation }  { $move } – probabilità di vittoria stimata: { $share }% ({ $reason })
play-coach-looks-back = Com’è andata: { $text }
play-coach-plans = Piano: { $text }
play-coach-explains = Come funziona: { $text }
play-coach-warns = { $text } ({ $rule })
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

menu-welcome = Coven ti dà il benvenuto. A che cosa si gioca?
menu-game = { "  " }{ $number }  { $title } (da { $least } a { $most } giocatori)
menu-which = Gioco (da { $least } a { $most }, oppure quit):
menu-players = Quanti giocatori in tutto, contando anche te (da { $least } a { $most })?
menu-again = Scrivi uno di questi numeri, per favore.

## Regole e registrazioni

rules-bonus = Con il bonus: { $text }
rules-none = Nessuna regola parla di «{ $what }».
verify-good = { $file } è in ordine: la distribuzione è quella fissata all’inizio, tutte le mosse ({ $moves }) sono lecite e il finale è quello registrato.
verify-bad = { $file } non è in ordine: { $problem }
verify-other-commitment = la registrazione riporta un impegno crittografico diverso da quello mostrato.
verify-broken-promise = il seme della registrazione non corrisponde al suo impegno crittografico: la distribuzione non è quella fissata all’inizio.
verify-setup = la preparazione della registrazione non è ammessa. { $reason } ({ $rule })
verify-notation = la mossa { $number } («{ $text }») non esiste in questo gioco.
verify-refused = la mossa { $number } ({ $seat }: { $notation }) non è lecita. { $reason } ({ $rule })
verify-other-standing = la classifica finale registrata non è quella che risulta dalle mosse.
verify-commitment = Impegno crittografico della registrazione: { $commitment }. Deve essere quello mostrato prima della prima carta.

## Far funzionare un server

backup-done = { $file } contiene tutto ciò che il server conserva (tavoli: { $tables }, persone: { $people }).
backup-secret = Contiene anche il segreto del server: custodisci il file con la stessa riservatezza del database.
restore-done = Tutto è stato ripristinato da { $file } (tavoli: { $tables }, persone: { $people }). Ogni partita è stata rigiocata ed è com’era prima.
restore-taken-up = Tavoli di cui questo programma non ha più le regole o i dati e che proseguono dall’ultima posizione conservata: { $tables }.
restore-unreadable = Il tavolo { $table } è stato ripristinato benché non si possa rigiocare: { $why }.
health-good = { $url } funziona.
health-bad = { $url } non funziona: { $why }.
doctor-database-good = Il database risponde (schema { $schema }, tavoli: { $tables }, persone: { $people }).
doctor-database-none = Il database è ancora vuoto; lo riempie il primo avvio del server.
doctor-database-bad = { $why }.
doctor-folder-none = La cartella { $folder } non esiste o non è accessibile.
doctor-permissions-good = Ciò che è riservato può essere letto solo dal proprietario.
doctor-permissions-open = { $file } può essere letto da altri (permessi { $mode }); imposta i permessi 0600.
doctor-permissions-other = { $file } appartiene a un utente diverso da quello della cartella; il server potrebbe non riuscire a scriverci.
doctor-disk-good = C’è spazio in { $folder } ({ $free } MB).
doctor-disk-low = C’è poco spazio in { $folder } ({ $free } MB); quando sarà esaurito non si potrà più scrivere nulla.
doctor-disk-unknown = Non si può sapere quanto spazio ci sia in { $folder }: { $why }.
doctor-clock-good = L’orologio è giusto, per quanto si può vedere.
doctor-clock-apart = Gli orologi di questa macchina e del database differiscono di { $seconds } s; regolali sulla stessa fonte.
doctor-clock-behind = L’ultima mossa risulta fatta { $seconds } s nel futuro: l’orologio è stato spostato indietro.
doctor-files-good = Si possono tenere aperti contemporaneamente abbastanza file ({ $limit }).
doctor-files-low = In questa shell si possono tenere aperti contemporaneamente solo { $limit } file, e ogni connessione ne usa uno; un servizio ha un limite proprio (LimitNOFILE).
doctor-files-unknown = Qui non si può dire quanti file si possano tenere aperti contemporaneamente.
doctor-streams-good = I flussi passano subito attraverso { $url } ({ $ms } ms).
doctor-streams-bad = I flussi non passano attraverso { $url }: { $why }. Un proxy sul percorso non deve trattenere text/event-stream.
doctor-streams-unasked = Non si è provato se i flussi passano; indica l’indirizzo pubblico con --public-url.
doctor-mail-none = La posta non è impostata: nessuno ne riceve, e una frase segreta dimenticata si reimposta a mano (--mail, --mail-from).
doctor-mail-good = Il server di posta risponde.
doctor-mail-bad = Il server di posta non risponde come dovrebbe: { $why }
