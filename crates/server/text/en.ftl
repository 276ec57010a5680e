server-your-turn = It is your turn at { $game }.
server-invited = You are asked to play { $game }. Say yes or no.
