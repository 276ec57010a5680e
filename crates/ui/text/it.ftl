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

## Sala e tavoli nuovi
page-lobby-about = Siediti dove c’è un posto libero, o apri un tavolo tuo.
page-lobby-empty = Nessun tavolo aspetta giocatori. Aprine uno!
page-open-tables = Tavoli con posti liberi
page-free-seats = { $number ->
    [one] { $number } posto libero
   *[other] { $number } posti liberi
}
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
page-log = Racconto
page-others = Carte e posti
page-zoom = Più vicino o più lontano
page-confirm = Conferma
page-confirm-about = Conferma la tua scelta
page-release = Scegli altro
page-look-again = Guarda di nuovo
page-moment-skip = Clicca per saltare
page-undo = Annulla
page-waiting = { $names }: { $what }
page-deciding = sta decidendo…
page-answered = ha deciso
page-over = La partita è finita.
page-total = Totale
page-winner = { $number ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
page-chart = Punti se la partita fosse finita in quel momento
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
page-chair-stand-in = assente; gioca un bot ({ $level })
page-hand-over = Fai giocare un bot per me
page-hand-other = Fai giocare un bot al suo posto
page-come-back = Torno a giocare io
page-leave = Lascia il tavolo
page-talk = Chiacchiere
page-talk-say = Di’ qualcosa
page-talk-send = Di’
page-rematch-join = Alla rivincita
page-replay-end = Alla fine
page-eyes = Con gli occhi di chi
page-eyes-spectator = da spettatore
page-eyes-of = come { $seat }
page-lesson = Lezione
page-lesson-step = Lezione, { $number } di { $of }
page-lesson-good = Una buona scelta: { $choice }.
page-lesson-done = Ora conosci la strada. Termina la lezione e continua a giocare.
page-lesson-end = Termina la lezione

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
page-stand-up = Alzati
page-change-seat = Spostati qui
page-bot = Bot
page-add-bot = Aggiungi un bot
page-remove-bot = Togli

## Tu
page-you = Tu
page-your-name = Il tuo nome ai tavoli
page-your-name-about = Come ti vedono gli altri:
page-save = Salva
page-finished = Partite finite
page-ratings = Punteggi di forza
page-rating = { $game }: { $rating } dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
page-signed-in = Hai effettuato l’accesso come { $login }.
page-sign-out = Esci
page-sign-up = Conserva le mie partite
page-sign-up-about = Con un nome utente e una frase segreta ritrovi nome, tavoli e punteggi su ogni dispositivo.
page-sign-in = Accedi
page-sign-in-about = Hai già un account? Accedi.
page-login = Nome utente
page-passphrase = Frase segreta
page-import = Apri una partita registrata
page-import-about = Una partita finita si può rivedere, una in corso continuare.
page-import-file = La partita come file
page-import-text = … o il suo testo:
page-import-open = Apri

## Regole
page-read-rules = Leggi le regole
page-rules-of = Le regole di { $game }

## Quando qualcosa non si può fare
page-problem = Non ha funzionato
page-problem-back = Indietro
page-error-not-seated = Non siedi a questo tavolo.
page-error-not-host = Può farlo solo chi ha aperto il tavolo.
page-error-no-such-seat = Questo tavolo non ha quel posto.
page-error-seat-taken = Lì siede già qualcuno.
page-error-seats-open = Un posto è ancora libero.
page-error-already-started = La partita è già cominciata.
page-error-not-started = La partita non è ancora cominciata.
page-error-game-over = La partita è già finita.
page-error-game-running = Si potrà fare quando la partita sarà finita.
page-error-deal-running = La stessa distribuzione è ancora in gioco a un altro tavolo.
page-error-handed-over = Un bot gioca per te. Prima riprendi il posto.
page-error-not-handed = Nessun bot gioca per te.
page-error-not-away = Dagli ancora un po’ di tempo.
page-error-talked-out = A questo tavolo si è parlato troppo.
page-error-conflict = Il tavolo è andato avanti. Guarda di nuovo e scegli.
page-error-not-a-move = Non è una mossa di questo gioco.
page-error-no-such-table = Questo tavolo non esiste. Forse manca una lettera del link.
page-error-no-such-game = Non abbiamo questo gioco.
page-error-no-such-move = La partita non ha quella mossa.
page-error-not-found = Qui non c’è niente.
page-error-nobody = Prima di’ chi sei.
page-error-not-your-seat = Potrai guardare con gli occhi degli altri a partita finita.
page-error-no-record = Le regole sono cambiate: questa partita non ha più una registrazione intera.
page-error-record = Non è la registrazione di una partita, o viola una regola.
page-error-too-many = Un po’ troppo in fretta. Aspetta un momento.
page-error-origin = Questa richiesta veniva da un altro sito.
page-error-bad-name = Un nome ha da 1 a 32 caratteri visibili.
page-error-bad-login = Un nome utente ha da 3 a 32 lettere, cifre, - o _.
page-error-bad-passphrase = Una frase segreta ha da 8 a 200 caratteri.
page-error-login-taken = Qualcun altro ha questo nome utente.
page-error-has-account = Hai già un account con un altro nome.
page-error-wrong-login = Nome utente e frase segreta non corrispondono.
page-error-bad-text = Di’ qualcosa, ma non troppo.
page-error-players = Questo gioco non si gioca in così tanti.
page-error-store = Il server non riesce a scrivere in questo momento. Nulla è perso; riprova.
