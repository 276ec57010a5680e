server-challenge = Il tuo club gioca a { $game } tra { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}. Ci sei?
letter-challenge = Il tuo club gioca a { $game }: ci sei?
calendar-challenge = { $game } per { $seats } · { $club }
calendar-deadline = { $game }: scade il tempo per la tua mossa · { $club }
