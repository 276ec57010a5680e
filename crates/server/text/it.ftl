server-your-turn = È il tuo turno in una partita di { $game }.
server-invited = { $game }: ti chiedono di giocare. Rispondi sì o no.
server-reminder = { $game }: gli altri ti aspettano. Tempo rimasto: { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}.
