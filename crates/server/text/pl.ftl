server-your-turn = Twoja kolej w grze { $game }.
server-invited = { $game }: ktoś zaprasza cię do gry. Odpowiedz „tak” lub „nie”.
server-reminder = { $game }: inni na ciebie czekają. Pozostały czas: { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}.
server-prepared-given = Padła odpowiedź, która była przygotowana.
server-prepared-other-question = To, co było przygotowane, przepadło: pytanie jest inne.
server-prepared-other-case = To, co było przygotowane, przepadło: ten przypadek nie nastąpił.
server-prepared-not-possible = To, co było przygotowane, przepadło: teraz to niemożliwe.
server-prepared-taken-back = To, co było przygotowane, przepadło: cofasz ruch.
server-prepared-handed = To, co było przygotowane, przepadło: gra za ciebie bot.
server-prepared-rest-turn-over = Padła odpowiedź, która była przygotowana. To, co było przygotowane na później, przepadło: twoja tura się skończyła.
server-prepared-rest-other-question = Padła odpowiedź, która była przygotowana. To, co było przygotowane na później, przepadło: pytanie jest inne.
server-prepared-rest-other-case = Padła odpowiedź, która była przygotowana. To, co było przygotowane na później, przepadło: ten przypadek nie nastąpił.
server-prepared-rest-not-possible = Padła odpowiedź, która była przygotowana. To, co było przygotowane na później, przepadło: teraz to niemożliwe.
