server-your-turn = È il tuo turno in una partita di { $game }.
server-invited = { $game }: ti chiedono di giocare. Rispondi sì o no.
