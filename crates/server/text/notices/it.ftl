server-over = { $game }: la tua partita è finita.
letter-turn = È il tuo turno: { $game }
letter-invitation = Ti chiedono di giocare: { $game }
letter-over = Una partita è finita: { $game }
letter-reminder = Il tuo tempo sta per scadere: { $game }
letter-digest = { $count ->
    [one] Una notifica da Coven
   *[other] { $count } notifiche da Coven
}
letter-why = Ricevi questo messaggio perché { $name } ha chiesto notifiche da { $house }. Scegli di che cosa ricevere avviso: { $link }
letter-leave = Niente più posta: { $link }
letter-link = { $link }
letter-confirm = Conferma il tuo indirizzo
letter-confirm-about = { $name } vuole ricevere notifiche da { $house } a questo indirizzo. Se la richiesta è tua, apri questo link entro un giorno:
letter-confirm-not-you = Se la richiesta non è tua, non fare nulla: senza il link non arriva altra posta.
letter-reset = La tua nuova frase segreta
letter-reset-about = Qualcuno ha chiesto una nuova frase segreta per il nome utente { $login } su { $house }. Se la richiesta è tua, apri questo link entro un’ora:
letter-reset-not-you = Se la richiesta non è tua, non fare nulla: la tua frase segreta resta com’è.
letter-test = Notifica di prova
letter-test-about = Questa notifica è partita da { $house } ed è arrivata.
