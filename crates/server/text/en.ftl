server-your-turn = It is your turn at { $game }.
server-invited = You are asked to play { $game }. Say yes or no.
server-reminder = { $game }: the others wait for you. Time left: { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
