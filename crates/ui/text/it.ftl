# Quello che si legge sulle pagine

## Dappertutto
page-skip = Vai al contenuto
page-home = Inizio
page-lobby = Sala
page-language = Lingua
page-preferences = Preferenze
page-theme = Chiaro o scuro
page-theme-auto = Come il sistema
page-theme-light = Lume di candela
page-theme-dark = Notte
page-since = Dalla tua ultima mossa
page-pace = Il ritmo degli altri
page-pace-normal = Circa un secondo per azione
page-pace-slow = Con calma
page-pace-quick = Veloce
page-pace-once = Tutto insieme
page-lone = Domande con una sola risposta
page-lone-answer = Rispondi per me
page-lone-ask = Chiedi sempre
page-sound = Suono
page-sound-on = Suona quando tocca a me
page-sound-off = Senza suono
page-close = Chiudi
page-rule = Leggi la regola { $rule }
page-away = La connessione è caduta. Stiamo riprovando.

## Inizio
page-motto = Giochi di streghe a un solo tavolo: gioca subito contro i bot, o con gli amici tramite un link.
page-continue = Continua
page-players = Da { $least } a { $most } giocatori
page-play-bots = Gioca subito contro i bot
page-invite = Invita gli amici
page-first-game = Una prima partita con la guida
page-fair = Ogni distribuzione è fissata prima della prima carta e si può verificare alla fine. Nessuno vede ciò che non deve, nemmeno i bot.

## Sala e tavoli nuovi
page-lobby-about = Siediti dove c’è un posto libero, o apri un tavolo tuo.
page-lobby-empty = Nessun tavolo aspetta giocatori. Aprine uno!
page-open-tables = Tavoli con posti liberi
page-free-seats = { $number ->
    [one] { $number } posto libero
   *[other] { $number } posti liberi
}
page-deal-known = Distribuzione nota, senza punteggio
page-join = Siediti
page-to-table = Al tavolo
page-all-here = Ci sono tutti
page-ago-now = adesso
page-ago-minutes = { $number ->
    [one] { $number } minuto fa
   *[other] { $number } minuti fa
}
page-ago-hours = { $number ->
    [one] { $number } ora fa
   *[other] { $number } ore fa
}
page-ago-days = { $number ->
    [one] { $number } giorno fa
   *[other] { $number } giorni fa
}
page-invited = Hai un invito
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
page-log = Cronaca
page-others = Carte e posti
page-zoom = Zoom
page-confirm = Conferma
page-confirm-about = Conferma la tua scelta
page-release = Cambia scelta
page-look-again = Aggiorna
page-moment-skip = Clicca per saltare
page-undo = Annulla
page-labelled = { $what }: { $text }
page-waiting = { $names }: { $what }
page-deciding = decisione in corso…
page-answered = ha deciso
page-over = La partita è finita.
page-total = Totale
page-winner = { $number ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
page-nobody-won = Non vince nessuno.
page-chart = Punti nel corso della partita, se fosse finita in quel momento
page-rematch = Rivincita
page-record = Scarica la partita
page-replay = Rivedi
page-replay-at = Mossa { $move } di { $moves }
page-replay-back = Una mossa indietro
page-replay-on = Una mossa avanti
page-replay-go = Vai
page-play-on = Continua da qui contro i bot

## Persone al tavolo
page-people = Chi gioca
page-chair-free = libero
page-chair-held = la risposta manca ancora; posto tenuto fino al
page-chair-stand-in = assente; gioca un bot ({ $level })
page-bot-hurried = pensa poco, perché molti bot pensano insieme
page-bots-hurried = i bot pensano poco
page-hand-over = Fai giocare un bot al posto mio
page-hand-other = Fai giocare un bot al suo posto
page-come-back = Riprendi il tuo posto
page-leave = Lascia il tavolo
page-talk = Chiacchiere
page-talk-say = Di’ qualcosa
page-talk-send = Invia
page-rematch-join = Alla rivincita
page-replay-end = Alla fine
page-eyes = Punto di vista
page-eyes-spectator = vista pubblica
page-eyes-of = vista di { $seat }
page-coach = Guida
page-coach-explain = Come funziona
page-coach-plan = Piano
page-coach-back = Com’è andata
page-coach-good = Una buona scelta: { $choice }.
page-coach-dangers = Pericoli
page-coach-on = Chiama la guida
page-coach-off = Congeda la guida

## Prima della partita
page-invite-link = Manda questo link ai tuoi amici. Chi ce l’ha può sedersi.
page-invite-listed = Tutti trovano questo tavolo nella sala. Puoi anche mandare il link.
page-link = Il link di questo tavolo
page-copy = Copia
page-copied = Copiato
page-start = Comincia la partita
page-start-with-bots = Completa con i bot e comincia
page-gathering = { $number ->
    [one] C’è ancora { $number } posto libero.
   *[other] Ci sono ancora { $number } posti liberi.
}
page-deal-word = Questo tavolo è distribuito da una parola: i tavoli completi che la stessa persona ha aperto con quella parola iniziano insieme, con la stessa distribuzione, quando lo decide lei. Nessuno può assistere e la partita non vale per il punteggio.
page-deal-record = Questo tavolo è distribuito da una partita registrata: chi ce l’ha può sapere che cosa arriva. La partita non vale per il punteggio.
page-deal-position = Questo tavolo è cominciato da una posizione preparata a mano. La partita non vale per il punteggio.
page-invited-question = Hai un invito a giocare qui. Un posto è tenuto per te. Vuoi giocare?
page-accept = Sì, gioco
page-decline = No, grazie
page-unanswered = { $number ->
    [one] Manca ancora { $number } risposta.
   *[other] Mancano ancora { $number } risposte.
}
page-start-without-them = Non aspettare oltre: completa con i bot e comincia
page-withdraw = Non tenerlo più
page-stand-up = Alzati
page-change-seat = Spostati qui
page-bot = Bot
page-add-bot = Aggiungi un bot
page-remove-bot = Togli
page-chair-beside = allo stesso schermo
page-beside = Un’altra persona a questo schermo
page-beside-about = Vi passate lo schermo. Fra l’uno e l’altro cala un sipario, così nessuno vede le carte degli altri. Una partita così non conta per la classifica.
page-beside-name = Nome della persona
page-beside-add = Dalle un posto
page-curtain-title = Sipario
page-curtain = Ora allo schermo: { $name }. Gli altri non guardino, per favore.
page-curtain-lift = { $name }, sono io: alza il sipario
page-curtain-lower = Abbassa il sipario
page-close-table = Chiudi questo tavolo
page-table-closed = Questo tavolo è stato chiuso. Qui non conta nessuna partita.

## Tu
page-you = Tu
page-your-name = Il tuo nome ai tavoli
page-your-name-about = Come ti vedono gli altri:
page-save = Salva
page-finished = Partite finite
page-ratings = Rating
page-rating = { $game }: { $rating } dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
page-signed-in = Hai effettuato l’accesso come { $login }.
page-sign-out = Esci
page-sign-out-about = Esci da tutti i tuoi browser insieme. I token dei tuoi programmi restano validi.
page-sign-up = Conserva le mie partite
page-sign-up-about = Con un nome utente e una frase segreta ritrovi nome, tavoli e rating su ogni dispositivo.
page-sign-in = Accedi
page-sign-in-about = Hai già un account? Accedi.
page-login = Nome utente
page-passphrase = Frase segreta
page-reset = Scegli una nuova frase segreta
page-reset-about = Per il nome utente { $login }. Con questa accedi subito qui; altrove dovrai accedere di nuovo.
page-enter = Entra con un invito
page-enter-about = Questo server è aperto a chi è stato invitato. Inserisci il codice che hai ricevuto.
page-invitation-code = Codice d’invito
page-enter-now = Entra
page-import = Apri una partita registrata
page-import-about = Una partita finita si può rivedere, una in corso continuare.
page-import-file = Il file della partita
page-import-text = … o il suo testo:
page-import-open = Apri

## Regole
page-read-rules = Leggi le regole

## Quando qualcosa non si può fare
page-problem = Non ha funzionato
page-problem-back = Indietro
page-error-not-seated = Non siedi a questo tavolo.
page-error-not-host = Può farlo solo chi ha aperto il tavolo.
page-error-no-such-seat = A questo tavolo quel posto non esiste.
page-error-seat-taken = Lì siede già qualcuno.
page-error-seat-held = Questo posto è tenuto per qualcuno che ha ricevuto un invito.
page-error-seen-another-seat = Qui hai giocato un altro posto e ne hai visto i segreti. Puoi riprendere quello, e nessun altro.
page-error-not-invited = Qui nessun posto è più tenuto per te.
page-error-unanswered = Qualcuno che ha ricevuto un invito non ha ancora risposto.
page-error-seats-open = Un posto è ancora libero.
page-error-already-started = La partita è già cominciata.
page-error-not-started = La partita non è ancora cominciata.
page-error-game-over = La partita è già finita.
page-error-game-running = Si potrà fare quando la partita sarà finita.
page-error-deal-begun = Questa distribuzione è già iniziata a un altro tavolo. I tavoli di una stessa parola iniziano insieme: apri un nuovo tavolo con la parola e avrà una nuova distribuzione.
page-error-deal-running = Questa distribuzione è ancora in gioco, perciò la vede solo chi la gioca. Torna quando tutti i suoi tavoli avranno finito.
page-error-deal-shared = I tavoli di una stessa parola condividono la distribuzione solo dove siedono almeno due persone. Usa un’altra parola oppure chiudi prima gli altri tavoli.
page-error-handed-over = Un bot gioca per te. Prima riprendi il tuo posto.
page-error-strong-stand-in = In una partita con punteggio il bot che gioca per te è al massimo un’apprendista.
page-error-not-handed = Nessun bot gioca per te.
page-error-not-away = Concedi ancora un po’ di tempo.
page-error-talked-out = A questo tavolo si è parlato troppo.
page-error-conflict = Nel frattempo la partita è andata avanti. Guarda di nuovo e scegli.
page-error-not-a-move = Non è una mossa di questo gioco.
page-error-no-such-table = Questo tavolo non esiste. Forse manca una lettera del link.
page-error-no-such-game = Non abbiamo questo gioco.
page-error-no-such-move = La partita non ha quella mossa.
page-error-not-found = Qui non c’è niente.
page-error-nobody = Prima di’ chi sei.
page-error-not-your-seat = Potrai vedere la partita dal punto di vista degli altri quando sarà finita.
page-error-no-record = Le regole sono cambiate: questa partita non ha più una registrazione completa.
page-error-record = Non è la registrazione di una partita, o viola una regola.
page-error-too-many = Un po’ troppo in fretta. Aspetta un momento.
page-error-too-many-attempts = Troppi tentativi falliti di accedere a questo account. Riprova tra un minuto.
page-error-too-many-tables = Hai aperto troppi tavoli che non sono ancora cominciati. Prima cominciane o chiudine uno.
page-error-invitation-needed = Questo server è aperto a chi è stato invitato. Ti serve il codice di un invito.
page-error-bad-invitation = Questo invito non esiste, oppure è già stato usato o è scaduto.
page-error-origin = Questa richiesta veniva da un altro sito.
page-error-bad-form = Il modulo contiene qualcosa che qui non si capisce. Ricarica la pagina.
page-error-bad-name = Un nome ha da 1 a 32 caratteri visibili.
page-error-bad-login = Un nome utente ha da 3 a 32 lettere, cifre, - o _.
page-error-bad-passphrase = Una frase segreta ha da 8 a 200 caratteri.
page-error-login-taken = Qualcun altro ha questo nome utente.
page-error-has-account = Hai già un account con un altro nome.
page-error-wrong-login = Nome utente e frase segreta non corrispondono.
page-error-banned = L’accesso a questo server ti è vietato. Chiedi a chi se ne occupa.
page-error-bad-link = Questo link è scaduto o è già stato usato. Chiedine un altro.
page-error-bad-text = Di’ qualcosa, ma non troppo.
page-error-players = Questo gioco non si gioca con questo numero di persone.
page-error-store = Il server non riesce a scrivere in questo momento. Nulla è perso; riprova.

# ---- starting, time, leaving
page-against = { $number ->
    [one] un avversario
   *[other] { $number } avversari
}
page-opponents = Avversari
page-opponents-of = { $game }: scegli avversari e modalità
page-level = Quanto forti
page-all-tables = Tutti i tuoi { $number } tavoli
page-clock = Tempo
page-clock-none = senza orologio
page-clock-live = { $minutes ->
    [one] un minuto per tutta la partita
   *[other] { $minutes } minuti per tutta la partita
}
page-clock-days = { $days ->
    [one] un giorno per ogni decisione
   *[other] { $days } giorni per ogni decisione
}
page-clock-about = Per chi esaurisce il tempo gioca un bot, finché non torna.
page-leave-about = Il tuo posto si libera e lì continua a giocare un bot.
page-leave-yes = Sì, lascia il tavolo
page-share = Condividi
page-qr = Il link come codice QR
page-clock-of = Tempo rimasto: { $seat }
page-clock-left = { $days } g { $hours } h
page-clock-low = Il tuo tempo sta per finire. Quando finisce, un bot gioca per te finché non torni.

# ---- hints, watching again
page-hint = Che cosa farebbe chi gioca bene?
page-hint-ask = Suggerimento
page-hint-none = Ora non devi decidere nulla.
page-hint-about = Un parere di un istante, basato solo su ciò che vedi anche tu.
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-speed = Velocità
page-replay-rounds = Parte della partita
page-replay-start = L’inizio
page-replay-round = Parte { $number }

## Il regolamento
page-book = Regolamento
page-book-of = Il regolamento di { $game }
page-book-whole = Tutto il regolamento
page-book-contents = Indice
page-book-search = Cerca parole e carte
page-book-search-do = Cerca
page-book-found = { $count ->
    [one] Un passo parla di «{ $words }».
   *[other] { $count } passi parlano di «{ $words }».
}
page-book-none = Nessun passo parla di «{ $words }».
page-book-exact = Testo esatto
page-book-exact-of = Il testo esatto delle regole di { $game }
page-book-exact-about = Ogni regola con il suo numero, con tutta la precisione possibile. Il regolamento dice lo stesso nell’ordine in cui serve.
page-book-things = Componenti
page-book-things-of = I componenti di { $game }
page-book-aid = Riassunto
page-book-aid-of = Riassunto per i giocatori di { $game }
page-book-told = Nel regolamento
page-book-rules = Regole
page-book-examples = Esempi
page-book-examples-of = Esempi e altro
page-book-step = Guardalo passo per passo
page-book-try = Provalo
page-book-count = Nella scatola: { $count }
page-book-count-any = Ce n’è sempre abbastanza.
page-origin-rulebook = Come lo descrive il regolamento stampato.
page-origin-reference = Come lo descrivono altre fonti pubbliche; il regolamento stampato no.
page-origin-designed = In tutto o in parte di nostra ideazione, perché nessuna fonte lo riporta. Concorda con tutto ciò che è noto.
## Staged positions
page-scene-no-move = Questa non è una mossa di questo gioco.

## Lessons
page-lessons = Lezioni
page-lessons-of = Lezioni: { $game }
page-lessons-none = Le lezioni di questo gioco sono in preparazione.
page-learn-about = Impara un gioco giocandolo: pochi minuti a lezione, senza account.
page-learn-step = Passo { $number } di { $of }
page-learn-ways = Muoversi nella lezione
page-learn-back = Indietro
page-learn-skip = Salta
page-learn-on = Avanti
page-learn-retry = Riprendi la mossa
page-learn-also = Si può fare anche così! Guarda che cosa ne è venuto, poi riprendi la mossa o vai avanti con la lezione.
page-learn-right = Giusto!
page-learn-wrong = Non proprio.
page-lesson-begin = Comincia
page-lesson-again = Fatta. La ripeti?
page-lesson-resume = Continua: { $number } di { $of }
page-lesson-next = Prossima:

## Rompicapi
page-puzzles = Rompicapi
page-puzzles-about = Posizioni da partite fra bot forti in cui una mossa è molto migliore di tutte le altre. Trovala.
page-puzzles-none = Per questo gioco non ci sono ancora rompicapi.
page-puzzles-all = Tutti i rompicapi
page-puzzles-solved = Risolti al primo tentativo: { $solved } su { $tried }. In tutto: { $all }.
page-puzzles-rating = Il tuo rating: { $rating } ± { $uncertainty }.
page-puzzles-rating-of = { $game }: { $rating } ± { $uncertainty }, risolti { $solved } su { $tried }
page-puzzles-grades = Difficoltà
page-puzzles-themes = Temi
page-puzzles-ways = Attraverso i rompicapi
page-puzzles-grade = { $grade ->
    [easy] Facile
    [medium] Medio
   *[hard] Difficile
}
page-puzzles-today = Rompicapi del giorno
page-puzzles-today-about = Tutti ricevono gli stessi tre. Cambiano a mezzanotte, ora universale.
page-puzzles-share = Il tuo risultato, da condividere: non rivela nulla.
page-puzzle = Rompicapo { $number }
page-puzzle-ask = Qui una mossa è molto migliore di tutte le altre. Quale?
page-puzzle-best = { $move }: è la mossa migliore.
page-puzzle-also = { $move }: vale quanto la mossa migliore, per quel che si può misurare.
page-puzzle-worse = La tua risposta: { $move }. La mossa migliore vale di più, in punti percentuali: { $loss } (intervallo al 99%: { $low }–{ $high }). Riprova.
page-puzzle-answer = Migliore: { $move }. La probabilità di vincere è allora del { $chance }%.
page-puzzle-second = Poi: { $move }. Costa, in punti percentuali: { $loss } (intervallo al 99%: { $low }–{ $high }).
page-puzzle-guessed = { $said }%: punteggio di Brier { $brier } (0 è il migliore, 1 il peggiore); in media { $regret } peggio della probabilità onesta.
page-puzzle-chance = La probabilità onesta, da tutto ciò che si vedeva da questo posto: { $chance }%. Prima di ogni azione era { $blind }%.
page-puzzle-next = Prossimo rompicapo
page-error-no-hints = I suggerimenti ci sono ai tavoli con soli bot come avversari, o dove li si è concordati.
# ---- how it ended
page-won-by = Hai vinto con { $points ->
    [one] un punto
   *[other] { $points } punti
} di vantaggio.
page-came = { $place ->
    [2] Secondo
    [3] Terzo
   *[other] { $place }º
} posto.
page-came-by = { $place ->
    [2] Secondo
    [3] Terzo
   *[other] { $place }º
} posto, a { $points ->
    [one] un punto
   *[other] { $points } punti
} dalla vittoria.
page-came-level = { $place ->
    [2] Secondo
    [3] Terzo
   *[other] { $place }º
} posto: a parità di punti ha deciso lo spareggio.
page-decided = A decidere: { $line } ({ $first } { $most }, { $second } { $less }).
# ---- the own tables
page-not-begun = Non ancora iniziati
page-turn-of = Di turno: { $names }
page-replay-turning = Svolte
page-replay-leads = Mossa { $move }: { $seat } passa in testa
page-hints = Suggerimenti
page-hints-allow = Chiunque può chiedere che cosa farebbe chi gioca bene (partita senza punteggio)
page-hint-chance = Provata da qui, questa mossa vince circa { $percent } volte su 100.
