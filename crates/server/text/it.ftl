server-your-turn = Tocca a te a { $game }.
