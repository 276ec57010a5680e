server-your-turn = It is your turn at { $game }.
