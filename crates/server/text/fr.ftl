server-your-turn = C’est à vous de jouer à { $game }.
