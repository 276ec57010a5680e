server-your-turn = Twoja kolej w grze { $game }.
server-invited = { $game }: ktoś zaprasza cię do gry. Odpowiedz „tak” lub „nie”.
