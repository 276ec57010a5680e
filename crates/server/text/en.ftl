server-your-turn = It is your turn at { $game }.
server-invited = You are asked to play { $game }. Say yes or no.
server-reminder = { $game }: the others wait for you. Time left: { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
server-prepared-given = The answer that you had prepared has been given.
server-prepared-other-question = What you had prepared was dropped: you are asked something else.
server-prepared-other-case = What you had prepared was dropped: its case has not come.
server-prepared-not-possible = What you had prepared was dropped: it is not possible now.
server-prepared-taken-back = What you had prepared was dropped: you have taken a move back.
server-prepared-handed = What you had prepared was dropped: a bot plays for you.
server-prepared-rest-turn-over = The answer that you had prepared has been given. What you had prepared for afterwards was dropped: your turn is over.
server-prepared-rest-other-question = The answer that you had prepared has been given. What you had prepared for afterwards was dropped: you are asked something else.
server-prepared-rest-other-case = The answer that you had prepared has been given. What you had prepared for afterwards was dropped: its case has not come.
server-prepared-rest-not-possible = The answer that you had prepared has been given. What you had prepared for afterwards was dropped: it is not possible now.
