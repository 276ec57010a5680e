server-challenge = Your club plays { $game } in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}. Are you in?
letter-challenge = Your club plays { $game }: are you in?
calendar-challenge = { $game } for { $seats } · { $club }
calendar-deadline = { $game }: the time for your move is up · { $club }
