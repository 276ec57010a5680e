server-your-turn = Twoja kolej w grze { $game }.
server-invited = { $game }: ktoś zaprasza cię do gry. Odpowiedz „tak” lub „nie”.
server-reminder = { $game }: inni na ciebie czekają. Pozostały czas: { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}.
