server-your-turn = C’est à vous de jouer à { $game }.
server-invited = { $game } : on vous invite à jouer. Répondez oui ou non.
server-reminder = { $game } : on vous attend. Temps restant : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
