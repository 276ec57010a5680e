## La partita del giorno
page-daily = Partita del giorno
page-daily-about = Una volta al giorno la stessa distribuzione per chiunque, contro gli stessi bot. Dopo la partita vedi come è andata alle altre persone.
page-daily-how = Come si confrontano i risultati
page-daily-rules = La nuova distribuzione arriva a mezzanotte, ora universale. La giochi una volta sola, senza suggerimenti né guida, e non vale per il punteggio. Conta prima il posto, poi i punti della partita. Può giocare anche chi è ospite, ma nella classifica stanno solo gli account, e solo chi ha fatto ogni mossa da sé. Chi torna come altro ospite potrebbe conoscere la distribuzione: è un confronto tra amici, niente di più.
page-daily-play = Gioca la partita di oggi
page-daily-continue = Continua la tua partita
page-daily-look = Guarda la tua partita
page-daily-table = Classifica del giorno
page-daily-hidden = La classifica del giorno si apre quando hai giocato.
page-daily-none = Nessun account ha finito questa partita.
page-daily-today = Oggi, { $date }
page-daily-yesterday = Ieri, { $date }
page-daily-yours = Il tuo risultato: posto { $place }, punti: { $points }
page-daily-helped = Un bot ha fatto alcune delle tue mosse: il risultato non viene confrontato.
page-daily-again = Rigioca questa partita per divertimento
page-deal-day = È la partita del giorno: chiunque gioca la stessa, una volta sola. Fino alla fine del giorno nessun altro vede questo tavolo. La partita non vale per il punteggio.
page-deal-tournament = Tutti i tavoli di questo turno hanno la stessa distribuzione. Chi non gioca qui vede il tavolo quando tutti sono finiti. La partita non vale per il punteggio.
page-fair-rank = N.
page-fair-name = Nome
page-fair-place = Posto
page-fair-score = Punti

## Tornei
page-tournaments = Tornei
page-tournaments-about = Molte persone, più turni: i tavoli si aprono da soli, i bot completano i posti e la classifica conta ogni partita.
page-tournaments-yours = I tuoi
page-tournaments-listed = Aperti a chiunque
page-tournaments-none = Al momento non ce ne sono.
page-tournament-new-of = Nuovo torneo: { $game }
page-tournament-people = { $people ->
    [one] una persona
   *[other] { $people } persone
}
page-tournament-round = Turno { $round } di { $rounds }
page-tournament-gathering = iscrizioni aperte
page-tournament-playing = in corso
page-tournament-over = finito
page-tournament-cancelled = annullato
page-tournament-host = Aperto da
page-tournament-who = Chi gioca e quanto
page-tournament-name = Nome
page-tournament-table-size = Giocatori a un tavolo
page-tournament-rounds = Turni
page-tournament-games = Partite in un turno
page-tournament-most = Persone al massimo
page-tournament-system = Chi gioca con chi
page-tournament-swiss = Svizzero: incontri chi ha più o meno gli stessi punti
page-tournament-robin = Girone: incontri chiunque nel modo più uniforme possibile
page-tournament-duplicate = La stessa distribuzione a tutti i tavoli di un turno
page-tournament-by-hand = Ogni turno inizia quando lo decide chi ha aperto il torneo
page-tournament-fill = Se i tavoli non sono pieni
page-tournament-fill-bots = I bot prendono le sedie libere
page-tournament-fill-rest = Chi avanza riposa per un turno
page-tournament-listed = Chiunque: mostralo nell’elenco
page-tournament-open = Apri il torneo
page-tournament-join = Partecipa
page-tournament-join-waiting = Mettiti in lista d’attesa
page-tournament-withdraw = Ritirati
page-tournament-begin = Inizia il primo turno
page-tournament-next = Inizia il prossimo turno
page-tournament-cancel = Annulla il torneo
page-tournament-end = Concludi il torneo adesso
page-tournament-close = Chiudi questo turno…
page-tournament-close-about = Le partite non finite vengono abbandonate. Per chi siede a quei tavoli valgono come una partita media.
page-tournament-close-yes = Sì, chiudi il turno
page-tournament-admit = Ammetti
page-tournament-remove = Escludi
page-tournament-waiting = Lista d’attesa
page-tournament-withdrew = fuori dal torneo
page-tournament-away = alla fine ha giocato un bot
page-tournament-standings = Classifica
page-tournament-terms = Che cosa è stato deciso
page-tournament-terms-rounds = { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
}
page-tournament-terms-games = { $games ->
    [one] una partita per turno
   *[other] { $games } partite per turno
}
page-tournament-terms-size = { $players } a un tavolo
page-tournament-at-table = Tavolo
page-tournament-bot = Bot
page-tournament-running = in corso
page-tournament-given-up = abbandonata
page-tournament-resting = A riposo
page-tournament-points = Punti
page-tournament-points-about = In ogni partita un punto per chiunque lasci dietro di te al tavolo, bot compresi, e mezzo punto per chiunque divida con te il posto. Un turno di riposo e una partita abbandonata portano la media.
page-tournament-strength = Avversari
page-tournament-strength-about = Quanti punti a partita hanno in media le persone con cui hai giocato. Di più significa che i tuoi punti erano più difficili.
page-tournament-wins = Vinte
page-tournament-wins-about = Le partite in cui hai il primo posto, anche diviso con altre persone.
page-tournament-share = Quota (%)
page-tournament-share-about = La tua parte di tutti i punti fatti ai tuoi tavoli, in media.
page-tournament-played = Partite
page-tournament-how = Come si conta
page-tournament-how-about = La classifica conta ogni partita appena finisce. A parità di punti decide la riga seguente di questo elenco; chi è alla pari in tutto divide il posto.
page-tournament-pairing-about = Chiunque gioca lo stesso numero di partite, con una di differenza al massimo. Siedi su ogni posto più o meno lo stesso numero di volte e non incontri nessuno di nuovo finché si può evitare. Dove qualcuno manca, un bot gioca fino al suo ritorno.
page-error-needs-account = Per questo serve un account.
page-error-not-organiser = Può farlo solo chi ha aperto il torneo.
page-error-round-running = Un turno è ancora in corso.
page-error-too-few-people = Le persone sono troppo poche per un turno.
page-error-tournament-full = Il torneo e la sua lista d’attesa sono pieni.
page-error-tournament-over = Il torneo è finito.
page-error-tournament-not-begun = Il torneo non è ancora iniziato.
page-error-no-such-tournament = Questo torneo non esiste. Forse manca una lettera del link.
page-error-too-many-tournaments = Hai aperto troppi tornei che non sono finiti. Concludine uno prima.
page-error-not-a-member = Questa persona non partecipa.
page-error-bad-tournament = Un torneo ha un nome, da 1 a 30 turni di 1–8 partite e da 2 a 200 persone.
