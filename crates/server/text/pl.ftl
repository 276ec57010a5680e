server-your-turn = Twoja kolej w { $game }.
