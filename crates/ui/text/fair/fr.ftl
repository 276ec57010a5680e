## La donne du jour
page-daily = Donne du jour
page-daily-about = Une fois par jour, tout le monde joue la même donne contre les mêmes bots. Après la partie, on voit ce qu’ont fait les autres.
page-daily-how = Comment les résultats sont comparés
page-daily-rules = Une nouvelle donne arrive à minuit, temps universel. Vous la jouez une seule fois, sans indice ni guide, et elle ne compte pas pour le classement. La meilleure place l’emporte, puis les points de la partie. Les invités peuvent jouer, mais seuls les comptes figurent au tableau, et seulement si chaque coup a été joué en personne. Qui revient comme un autre invité pourrait connaître la donne : c’est une comparaison amicale, rien de plus.
page-daily-play = Jouer la donne du jour
page-daily-continue = Reprendre votre partie
page-daily-look = Revoir votre partie
page-daily-table = Tableau du jour
page-daily-hidden = Le tableau du jour s’ouvre quand vous avez joué.
page-daily-none = Aucun compte n’a terminé cette donne.
page-daily-today = Aujourd’hui, { $date }
page-daily-yesterday = Hier, { $date }
page-daily-yours = Votre résultat : place { $place }, points : { $points }
page-daily-helped = Un bot a joué certains de vos coups : votre résultat n’est pas comparé.
page-daily-again = Rejouer cette donne pour le plaisir
page-deal-day = C’est la donne du jour : tout le monde joue la même, une seule fois. Jusqu’à la fin de la journée, personne d’autre ne voit cette table. La partie ne compte pas pour le classement.
page-deal-tournament = Toutes les tables de cette ronde ont la même donne. Qui ne joue pas ici voit la table quand toutes sont terminées. La partie ne compte pas pour le classement.
page-fair-rank = Rang
page-fair-name = Nom
page-fair-place = Place
page-fair-score = Points

## Tournois
page-tournaments = Tournois
page-tournaments-about = Beaucoup de monde, plusieurs rondes : les tables s’ouvrent d’elles-mêmes, les bots complètent et le tableau compte chaque partie.
page-tournaments-yours = Les vôtres
page-tournaments-listed = Ouverts à tout le monde
page-tournaments-none = Il n’y en a pas en ce moment.
page-tournament-new-of = Nouveau tournoi : { $game }
page-tournament-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
page-tournament-round = Ronde { $round } sur { $rounds }
page-tournament-gathering = inscriptions ouvertes
page-tournament-playing = en cours
page-tournament-over = terminé
page-tournament-cancelled = annulé
page-tournament-host = Ouvert par
page-tournament-who = Qui joue, et combien
page-tournament-name = Nom
page-tournament-table-size = Joueurs à une table
page-tournament-rounds = Rondes
page-tournament-games = Parties dans une ronde
page-tournament-most = Nombre maximal de personnes
page-tournament-system = Qui joue avec qui
page-tournament-swiss = Système suisse : on rencontre des personnes qui ont à peu près autant de points
page-tournament-robin = Toutes rondes : on rencontre tout le monde aussi également que possible
page-tournament-duplicate = La même donne à toutes les tables d’une ronde
page-tournament-by-hand = Chaque ronde commence quand la personne qui a ouvert le tournoi le décide
page-tournament-fill = Si les tables ne sont pas complètes
page-tournament-fill-bots = Des bots prennent les chaises libres
page-tournament-fill-rest = Qui reste sans table se repose une ronde
page-tournament-listed = Tout le monde : le montrer dans la liste
page-tournament-open = Ouvrir le tournoi
page-tournament-join = Participer
page-tournament-join-waiting = S’inscrire sur la liste d’attente
page-tournament-withdraw = Se retirer
page-tournament-begin = Commencer la première ronde
page-tournament-next = Commencer la ronde suivante
page-tournament-cancel = Annuler le tournoi
page-tournament-end = Terminer le tournoi maintenant
page-tournament-close = Clore cette ronde…
page-tournament-close-about = Les parties inachevées sont abandonnées. Pour qui y est assis, elles comptent comme une partie moyenne.
page-tournament-close-yes = Oui, clore la ronde
page-tournament-admit = Admettre
page-tournament-remove = Retirer
page-tournament-waiting = Liste d’attente
page-tournament-withdrew = hors du tournoi
page-tournament-away = un bot a fini la partie
page-tournament-standings = Tableau
page-tournament-terms = Ce qui a été convenu
page-tournament-terms-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
page-tournament-terms-games = { $games ->
    [one] { $games } partie par ronde
   *[other] { $games } parties par ronde
}
page-tournament-terms-size = { $players } à une table
page-tournament-at-table = Table
page-tournament-bot = Bot
page-tournament-running = en cours
page-tournament-given-up = abandonnée
page-tournament-resting = Au repos
page-tournament-points = Points
page-tournament-points-about = Dans chaque partie, un point pour chaque personne de la table que vous laissez derrière vous, bots compris, et un demi-point pour chaque personne avec qui vous partagez votre place. Une ronde de repos et une partie abandonnée rapportent la moyenne.
page-tournament-strength = Adversaires
page-tournament-strength-about = Combien de points par partie ont en moyenne les personnes avec qui vous avez joué. Plus il y en a, plus vos points étaient difficiles à gagner.
page-tournament-wins = Gagnées
page-tournament-wins-about = Les parties où vous avez la première place, même partagée.
page-tournament-share = Part (%)
page-tournament-share-about = Votre part de tous les points marqués à vos tables, en moyenne.
page-tournament-played = Parties
page-tournament-how = Comment on compte
page-tournament-how-about = Le tableau compte chaque partie dès qu’elle est terminée. À égalité de points, la ligne suivante de cette liste décide ; qui reste à égalité partage le rang.
page-tournament-pairing-about = Tout le monde joue autant de parties, à une près. Vous occupez chaque place à peu près aussi souvent et vous ne rencontrez personne de nouveau tant que c’est évitable. Où quelqu’un manque, un bot joue jusqu’à son retour.
page-error-needs-account = Il faut un compte pour cela.
page-error-not-organiser = Seule la personne qui a ouvert le tournoi peut le faire.
page-error-round-running = Une ronde est encore en cours.
page-error-too-few-people = Il y a trop peu de monde pour une ronde.
page-error-tournament-full = Le tournoi et sa liste d’attente sont complets.
page-error-tournament-over = Le tournoi est terminé.
page-error-tournament-not-begun = Le tournoi n’a pas encore commencé.
page-error-no-such-tournament = Ce tournoi n’existe pas. Il manque peut-être une lettre du lien.
page-error-too-many-tournaments = Vous avez ouvert trop de tournois qui ne sont pas terminés. Terminez-en un d’abord.
page-error-not-a-member = Cette personne ne participe pas.
page-error-bad-tournament = Un tournoi a un nom, de 1 à 30 rondes de 1 à 8 parties, et de 2 à 200 personnes.
