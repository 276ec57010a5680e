server-your-turn = C’est à vous de jouer à { $game }.
server-invited = { $game } : on vous invite à jouer. Répondez oui ou non.
server-reminder = { $game } : on vous attend. Temps restant : { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
server-prepared-given = La réponse que vous aviez préparée a été donnée.
server-prepared-other-question = Ce que vous aviez préparé est abandonné : la question est une autre.
server-prepared-other-case = Ce que vous aviez préparé est abandonné : le cas ne s’est pas présenté.
server-prepared-not-possible = Ce que vous aviez préparé est abandonné : ce n’est pas possible maintenant.
server-prepared-taken-back = Ce que vous aviez préparé est abandonné : vous avez repris un coup.
server-prepared-handed = Ce que vous aviez préparé est abandonné : un bot joue pour vous.
server-prepared-rest-turn-over = La réponse que vous aviez préparée a été donnée. Ce que vous aviez préparé pour la suite est abandonné : votre tour est terminé.
server-prepared-rest-other-question = La réponse que vous aviez préparée a été donnée. Ce que vous aviez préparé pour la suite est abandonné : la question est une autre.
server-prepared-rest-other-case = La réponse que vous aviez préparée a été donnée. Ce que vous aviez préparé pour la suite est abandonné : le cas ne s’est pas présenté.
server-prepared-rest-not-possible = La réponse que vous aviez préparée a été donnée. Ce que vous aviez préparé pour la suite est abandonné : ce n’est pas possible maintenant.
