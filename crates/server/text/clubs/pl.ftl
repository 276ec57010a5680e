server-challenge = Twój klub gra w { $game } za { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}. Grasz z nami?
letter-challenge = Twój klub gra w { $game }: grasz z nami?
calendar-challenge = { $game }, graczy: { $seats } · { $club }
calendar-deadline = { $game }: mija czas na twój ruch · { $club }
