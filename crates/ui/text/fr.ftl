# Ce qu’on lit sur les pages

## Partout
page-skip = Aller au contenu
page-home = Accueil
page-lobby = Salon
page-language = Langue
page-theme = Clair ou sombre
page-theme-auto = Comme le système
page-theme-light = À la bougie
page-theme-dark = Nuit
page-sound = Son
page-sound-on = Sonner quand c’est à moi
page-sound-off = Rester silencieux
page-close = Fermer
page-rule = Lire la règle { $rule }
page-away = La connexion est perdue. Nouvel essai en cours.

## Accueil
page-motto = Trois jeux de sorcières à une même table : jouez tout de suite contre des bots, ou entre amis par un lien.
page-continue = Reprendre
page-players = { $least } à { $most } joueurs
page-play-bots = Jouer contre des bots
page-invite = Inviter des amis
page-learn = Apprendre en jouant
page-fair = Chaque donne est promise avant la première carte et peut être vérifiée ensuite. Personne ne voit ce qu’il ne doit pas voir, pas même les bots.

## Salon et nouvelles tables
page-lobby-about = Prenez place là où un siège est libre, ou ouvrez votre propre table.
page-lobby-empty = Aucune table n’attend de joueurs. Ouvrez-en une !
page-open-tables = Tables avec des places libres
page-free-seats = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
page-join = Prendre place
page-to-table = Vers la table
page-all-here = Tout le monde est là
page-ago-now = à l’instant
page-ago-minutes = { $number ->
    [one] il y a { $number } minute
   *[other] il y a { $number } minutes
}
page-ago-hours = { $number ->
    [one] il y a { $number } heure
   *[other] il y a { $number } heures
}
page-ago-days = { $number ->
    [one] il y a { $number } jour
   *[other] il y a { $number } jours
}
page-your-turn = À vous
page-others-turn = Les autres réfléchissent
page-new-of = Nouvelle table : { $game }
page-seats = Places
page-seat-number = Place { $number }
page-seat-you = Vous
page-seat-guest = Un ami, par le lien
page-seat-nobody = Personne
page-seat-bot = Bot : { $level }
page-level-random = joue au hasard
page-level-novice = Novice
page-level-apprentice = Apprentie
page-level-adept = Adepte
page-level-archwitch = Archisorcière
page-variants = Variantes
page-visible = Qui peut venir ?
page-visible-link = Seulement ceux qui ont le lien
page-visible-lobby = Tout le monde : l’afficher au salon
page-open-table = Ouvrir la table

## Une table
page-table-title = { $game } · Coven
page-table-in-words = La table en mots
page-tabs = Parties de la table
page-tab-board = Plateau
page-tab-seats = Places
page-log = Récit
page-others = Cartes et places
page-zoom = Plus près ou plus loin
page-confirm = Valider
page-confirm-about = Valider votre choix
page-release = Autre choix
page-look-again = Actualiser
page-moment-skip = Cliquez pour passer
page-undo = Annuler
page-waiting = { $names } : { $what }
page-deciding = réfléchit…
page-answered = a choisi
page-over = La partie est terminée.
page-total = Total
page-winner = { $number ->
    [one] Victoire de { $names } !
   *[other] Victoire partagée : { $names } !
}
page-chart = Les points si la partie s’était arrêtée là, par manche
page-rematch = Revanche
page-record = Télécharger la partie
page-replay = Revoir
page-replay-at = Coup { $move } sur { $moves }
page-replay-back = Un coup en arrière
page-replay-on = Un coup en avant
page-replay-go = Aller
page-play-on = Continuer d’ici contre des bots

## Les gens à la table
page-people = Qui joue
page-chair-free = libre
page-chair-stand-in = absent ; un bot joue ({ $level })
page-hand-over = Laisser un bot jouer pour moi
page-hand-other = Laisser un bot jouer à sa place
page-come-back = Reprendre ma place
page-leave = Quitter la table
page-talk = Discussion
page-talk-say = Dire quelque chose
page-talk-send = Dire
page-rematch-join = Vers la revanche
page-replay-end = À la fin
page-eyes = Par les yeux de qui
page-eyes-spectator = en spectateur
page-eyes-of = comme { $seat }
page-lesson = Leçon
page-lesson-step = Leçon, { $number } sur { $of }
page-lesson-good = Un bon choix : { $choice }.
page-lesson-done = Vous connaissez le chemin. Terminez la leçon et continuez à jouer.
page-lesson-end = Terminer la leçon

## Avant la partie
page-invite-link = Envoyez ce lien à vos amis. Qui l’a peut prendre place.
page-invite-listed = Chacun trouve cette table au salon. Vous pouvez aussi envoyer le lien.
page-link = Le lien de cette table
page-copy = Copier
page-copied = Copié
page-start = Commencer la partie
page-start-with-bots = Compléter avec des bots et commencer
page-gathering = { $number ->
    [one] { $number } place est encore libre.
   *[other] { $number } places sont encore libres.
}
page-stand-up = Se lever
page-change-seat = Venir ici
page-bot = Bot
page-add-bot = Ajouter un bot
page-remove-bot = Retirer

## Vous
page-you = Vous
page-your-name = Votre nom aux tables
page-your-name-about = Comment les autres vous voient :
page-save = Enregistrer
page-finished = Parties terminées
page-ratings = Classement
page-rating = { $game } : { $rating } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
page-signed-in = Compte ouvert : { $login }.
page-sign-out = Se déconnecter
page-sign-up = Garder mes parties
page-sign-up-about = Avec un identifiant et une phrase secrète, vous retrouvez nom, tables et classement sur tout appareil.
page-sign-in = Se connecter
page-sign-in-about = Déjà un compte ? Connectez-vous.
page-login = Identifiant
page-passphrase = Phrase secrète
page-import = Ouvrir une partie enregistrée
page-import-about = Une partie finie peut être revue, une partie en cours continuée.
page-import-file = La partie en fichier
page-import-text = … ou son texte :
page-import-open = Ouvrir

## Règles
page-read-rules = Lire les règles
page-rules-of = Les règles de { $game }

## Quand quelque chose est impossible
page-problem = Cela n’a pas marché
page-problem-back = Retour
page-error-not-seated = Vous n’êtes pas assis à cette table.
page-error-not-host = Seul l’hôte de la table peut faire cela.
page-error-no-such-seat = Cette table n’a pas cette place.
page-error-seat-taken = Quelqu’un est déjà assis là.
page-error-seats-open = Une place est encore libre.
page-error-already-started = La partie a déjà commencé.
page-error-not-started = La partie n’a pas encore commencé.
page-error-game-over = La partie est déjà terminée.
page-error-game-running = Ce sera possible une fois la partie terminée.
page-error-deal-running = La même donne est encore jouée à une autre table.
page-error-handed-over = Un bot joue pour vous. Reprenez d’abord votre place.
page-error-not-handed = Aucun bot ne joue pour vous.
page-error-not-away = Laissez-lui encore un peu de temps.
page-error-talked-out = On a trop parlé à cette table.
page-error-conflict = La table a avancé entre-temps. Regardez et choisissez à nouveau.
page-error-not-a-move = Ce n’est pas un coup de ce jeu.
page-error-no-such-table = Cette table n’existe pas. Il manque peut-être une lettre au lien.
page-error-no-such-game = Nous n’avons pas ce jeu.
page-error-no-such-move = La partie n’a pas ce coup.
page-error-not-found = Il n’y a rien ici.
page-error-nobody = Dites d’abord qui vous êtes.
page-error-not-your-seat = Vous verrez par les yeux des autres une fois la partie terminée.
page-error-no-record = Les règles ont changé : cette partie n’a plus d’enregistrement entier.
page-error-record = Ce n’est pas une partie enregistrée, ou elle enfreint une règle.
page-error-too-many = Un peu trop vite. Attendez un instant.
page-error-origin = Cette demande venait d’un autre site.
page-error-bad-name = Un nom a de 1 à 32 caractères visibles.
page-error-bad-login = Un identifiant a de 3 à 32 lettres, chiffres, - ou _.
page-error-bad-passphrase = Une phrase secrète a de 8 à 200 caractères.
page-error-login-taken = Quelqu’un d’autre a cet identifiant.
page-error-has-account = Vous avez un compte sous un autre nom.
page-error-wrong-login = Identifiant et phrase secrète ne correspondent pas.
page-error-bad-text = Dites quelque chose, mais pas trop.
page-error-players = Ce jeu ne se joue pas à ce nombre.
page-error-store = Le serveur ne peut pas écrire pour l’instant. Rien n’est perdu ; réessayez.
