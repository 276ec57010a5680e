server-challenge = Votre club joue à { $game } dans { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}. Vous en êtes ?
letter-challenge = Votre club joue à { $game } : vous en êtes ?
calendar-challenge = { $game } à { $seats } · { $club }
calendar-deadline = { $game } : fin du temps pour votre coup · { $club }
