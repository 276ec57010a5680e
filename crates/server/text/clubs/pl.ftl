server-challenge = Twój klub gra za { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}: { $game }. Grasz z nami?
letter-challenge = Twój klub zaprasza do gry ({ $game }): grasz z nami?
calendar-challenge = { $game }, graczy: { $seats } · { $club }
calendar-deadline = { $game }: mija czas na twój ruch · { $club }
