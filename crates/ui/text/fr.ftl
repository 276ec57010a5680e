# Ce qu’on lit sur les pages

## Partout
page-skip = Aller au contenu
page-home = Accueil
page-lobby = Salon
page-language = Langue
page-preferences = Préférences
page-theme = Clair ou sombre
page-theme-auto = Comme le système
page-theme-light = À la bougie
page-theme-dark = Nuit
page-since = Depuis votre dernier coup
page-pace = Le rythme des autres
page-pace-normal = Une seconde environ par action
page-pace-slow = Lentement
page-pace-quick = Vite
page-pace-once = Tout à la fois
page-lone = Questions à réponse unique
page-lone-answer = Répondre à ma place
page-lone-ask = Me demander
page-sound = Son
page-sound-on = Sonner quand c’est mon tour
page-sound-off = Rester silencieux
page-close = Fermer
page-rule = Lire la règle { $rule }
page-away = La connexion est perdue. Nouvel essai en cours.

## Accueil
page-motto = Des jeux de sorcières à une même table : jouez tout de suite contre des bots, ou entre amis grâce à un lien.
page-continue = Reprendre
page-players = { $least } à { $most } joueurs
page-play-bots = Jouer contre des bots
page-invite = Inviter des amis
page-first-game = Une première partie accompagnée
page-fair = Chaque donne est fixée avant la première carte et peut être vérifiée ensuite. Personne ne voit ce qu’il ne doit pas voir, pas même les bots.

## Salon et nouvelles tables
page-lobby-about = Installez-vous là où une place est libre, ou ouvrez votre propre table.
page-lobby-empty = Aucune table n’attend de joueurs. Ouvrez-en une !
page-open-tables = Tables avec des places libres
page-free-seats = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
page-deal-known = Donne connue, hors classement
page-join = Prendre place
page-to-table = Aller à la table
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
page-invited = On vous invite
page-your-turn = À vous
page-others-turn = Les autres réfléchissent
page-new-of = Nouvelle table : { $game }
page-seats = Places
page-seat-number = Place { $number }
page-seat-you = Vous
page-seat-guest = Un ami, par le lien
page-seat-nobody = Personne
page-seat-bot = Bot : { $level }
page-level-random = joue au hasard
page-level-novice = Novice
page-level-apprentice = Apprentie
page-level-adept = Adepte
page-level-archwitch = Archisorcière
page-variants = Variantes
page-visible = Qui peut venir ?
page-visible-link = Seulement ceux qui ont le lien
page-visible-lobby = Tout le monde : l’afficher au salon
page-open-table = Ouvrir la table

## Une table
page-table-title = { $game } · Coven
page-table-in-words = La table décrite en texte
page-tabs = Parties de la table
page-tab-board = Plateau
page-tab-seats = Places
page-log = Récit
page-others = Cartes et places
page-zoom = Plus près ou plus loin
page-confirm = Valider
page-confirm-about = Valider votre choix
page-release = Changer de choix
page-look-again = Actualiser
page-moment-skip = Cliquez pour passer
page-undo = Annuler
page-labelled = { $what } : { $text }
page-waiting = { $names } : { $what }
page-deciding = décision en cours…
page-answered = a choisi
page-over = La partie est terminée.
page-total = Total
page-winner = { $number ->
    [one] { $names } gagne !
   *[other] Victoire partagée : { $names } !
}
page-nobody-won = Personne ne gagne.
page-chart = Les points si la partie s’était arrêtée là, par manche
page-rematch = Revanche
page-record = Télécharger la partie
page-replay = Revoir
page-replay-at = Coup { $move } sur { $moves }
page-replay-back = Un coup en arrière
page-replay-on = Un coup en avant
page-replay-go = Y aller
page-play-on = Continuer à partir d’ici contre des bots

## Les gens à la table
page-people = Qui joue
page-chair-free = libre
page-chair-held = réponse attendue ; place gardée jusqu’au
page-chair-stand-in = en pause ; un bot joue ({ $level })
page-bot-hurried = réfléchit peu, car beaucoup de bots réfléchissent en même temps
page-bots-hurried = les bots réfléchissent peu
page-hand-over = Laisser un bot jouer pour moi
page-hand-other = Laisser un bot jouer à sa place
page-come-back = Reprendre ma place
page-leave = Quitter la table
page-talk = Discussion
page-talk-say = Dire quelque chose
page-talk-send = Envoyer
page-rematch-join = Rejoindre la revanche
page-replay-end = À la fin
page-eyes = Voir la partie
page-eyes-spectator = en spectateur
page-eyes-of = comme { $seat }
page-coach = Accompagnement
page-coach-explain = Comment ça marche
page-coach-plan = Plan
page-coach-back = Bilan
page-coach-good = Un bon choix : { $choice }.
page-coach-dangers = Dangers
page-coach-on = Demander l’accompagnement
page-coach-off = Arrêter l’accompagnement

## Avant la partie
page-invite-link = Envoyez ce lien à vos amis. Toute personne qui l’a peut prendre place.
page-invite-listed = Tout le monde voit cette table au salon. Vous pouvez aussi envoyer le lien.
page-link = Le lien de cette table
page-copy = Copier
page-copied = Copié
page-start = Commencer la partie
page-start-with-bots = Compléter avec des bots et commencer
page-gathering = { $number ->
    [one] { $number } place est encore libre.
   *[other] { $number } places sont encore libres.
}
page-deal-word = Cette table est donnée d’après un mot : les tables complètes que la même personne a ouvertes avec ce mot commencent ensemble, avec la même donne, quand elle le décide. Personne ne peut regarder et la partie ne compte pas pour le classement.
page-deal-record = Cette table est donnée d’après une partie enregistrée : qui la possède peut savoir ce qui vient. La partie ne compte pas pour le classement.
page-deal-position = Cette table a commencé dans une position préparée à la main. La partie ne compte pas pour le classement.
page-invited-question = On vous invite à jouer ici. Une place vous est gardée. Voulez-vous jouer ?
page-accept = Oui, je joue
page-decline = Non, merci
page-unanswered = { $number ->
    [one] Il manque encore { $number } réponse.
   *[other] Il manque encore { $number } réponses.
}
page-start-without-them = Ne plus attendre : compléter avec des bots et commencer
page-withdraw = Ne plus la garder
page-stand-up = Se lever
page-change-seat = Venir ici
page-bot = Bot
page-add-bot = Ajouter un bot
page-remove-bot = Retirer
page-chair-beside = au même écran
page-beside = Une autre personne à cet écran
page-beside-about = Vous vous passez l’écran. Entre vous tombe un rideau, et personne ne voit ce que les autres cachent. Une telle partie n’est pas classée.
page-beside-name = Nom de la personne
page-beside-add = Lui donner cette place
page-curtain-title = Rideau
page-curtain = À l’écran : { $name }. Que personne d’autre ne regarde, s’il vous plaît.
page-curtain-lift = { $name }, c’est moi : lever le rideau
page-curtain-lower = Baisser le rideau
page-close-table = Fermer cette table
page-table-closed = Cette table a été fermée. Aucune partie n’y compte.

## Vous
page-you = Vous
page-your-name = Votre nom à la table
page-your-name-about = Comment les autres vous voient :
page-save = Enregistrer
page-finished = Parties terminées
page-ratings = Classement
page-rating = { $game } : { $rating } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
page-signed-in = Session ouverte : { $login }.
page-sign-out = Se déconnecter
page-sign-out-about = Vous êtes déconnecté de tous vos navigateurs à la fois. Les jetons de vos programmes restent valables.
page-sign-up = Garder mes parties
page-sign-up-about = Avec un identifiant et une phrase secrète, vous retrouvez nom, tables et classement sur n’importe quel appareil.
page-sign-in = Se connecter
page-sign-in-about = Déjà un compte ? Connectez-vous.
page-login = Identifiant
page-passphrase = Phrase secrète
page-reset = Choisissez une nouvelle phrase secrète
page-reset-about = Pour l’identifiant { $login }. Elle vous connecte aussitôt ici ; partout ailleurs, il faudra vous reconnecter.
page-enter = Entrer avec une invitation
page-enter-about = Ce serveur est ouvert aux personnes invitées. Saisissez le code que vous avez reçu.
page-invitation-code = Code d’invitation
page-enter-now = Entrer
page-import = Ouvrir une partie enregistrée
page-import-about = Une partie finie peut être revue, une partie en cours, reprise.
page-import-file = Le fichier de la partie
page-import-text = … ou son texte :
page-import-open = Ouvrir

## Règles
page-read-rules = Lire les règles

## Quand quelque chose est impossible
page-problem = Cela n’a pas marché
page-problem-back = Retour
page-error-not-seated = Vous n’avez pas de place à cette table.
page-error-not-host = Seul l’hôte de la table peut faire cela.
page-error-no-such-seat = Cette place n’existe pas à cette table.
page-error-seat-taken = Cette place est déjà prise.
page-error-seat-held = Cette place est gardée pour une personne invitée.
page-error-seen-another-seat = Vous avez joué une autre place ici et vu ses secrets. Vous pouvez reprendre celle-là, et aucune autre.
page-error-not-invited = Aucune place ne vous est plus gardée ici.
page-error-unanswered = Une personne invitée n’a pas encore répondu.
page-error-seats-open = Une place est encore libre.
page-error-already-started = La partie a déjà commencé.
page-error-not-started = La partie n’a pas encore commencé.
page-error-game-over = La partie est déjà terminée.
page-error-game-running = Ce sera possible une fois la partie terminée.
page-error-deal-begun = Cette donne a déjà commencé à une autre table. Les tables d’un même mot commencent ensemble : ouvrez une nouvelle table avec ce mot, elle aura une nouvelle donne.
page-error-deal-running = Cette donne est encore en cours : seules les personnes qui la jouent la voient. Revenez quand toutes ses tables auront fini.
page-error-deal-shared = Les tables d’un même mot ne partagent leur donne que si deux personnes au moins y sont assises. Prenez un autre mot, ou fermez d’abord les autres tables.
page-error-handed-over = Un bot joue pour vous. Reprenez d’abord votre place.
page-error-strong-stand-in = Dans une partie qui compte pour le classement, le bot qui joue pour vous est une apprentie, pas plus.
page-error-not-handed = Aucun bot ne joue pour vous.
page-error-not-away = Laissez-lui encore un peu de temps.
page-error-talked-out = On a trop parlé à cette table.
page-error-conflict = La partie a avancé entre-temps. Regardez de nouveau et choisissez.
page-error-not-a-move = Ce n’est pas un coup de ce jeu.
page-error-no-such-table = Cette table n’existe pas. Il manque peut-être une lettre au lien.
page-error-no-such-game = Nous n’avons pas ce jeu.
page-error-no-such-move = Ce coup n’existe pas dans cette partie.
page-error-not-found = Il n’y a rien ici.
page-error-nobody = Dites d’abord qui vous êtes.
page-error-not-your-seat = Vous pourrez prendre le point de vue des autres une fois la partie terminée.
page-error-no-record = Les règles ont changé : cette partie n’a plus d’enregistrement complet.
page-error-record = Ce n’est pas une partie enregistrée, ou elle enfreint une règle.
page-error-too-many = Un peu trop vite. Attendez un instant.
page-error-too-many-attempts = Trop d’essais manqués pour ce compte. Réessayez dans une minute.
page-error-too-many-tables = Vous avez ouvert trop de tables qui n’ont pas commencé. Commencez-en ou fermez-en une d’abord.
page-error-invitation-needed = Ce serveur est ouvert aux personnes invitées. Il vous faut le code d’une invitation.
page-error-bad-invitation = Cette invitation n’existe pas, ou elle a déjà servi ou expiré.
page-error-origin = Cette demande venait d’un autre site.
page-error-bad-form = Le formulaire contient quelque chose qui n’est pas compris ici. Rechargez la page.
page-error-bad-name = Un nom a de 1 à 32 caractères visibles.
page-error-bad-login = Un identifiant a de 3 à 32 lettres, chiffres, - ou _.
page-error-bad-passphrase = Une phrase secrète a de 8 à 200 caractères.
page-error-login-taken = Cet identifiant est déjà pris.
page-error-has-account = Vous avez un compte sous un autre nom.
page-error-wrong-login = Identifiant et phrase secrète ne correspondent pas.
page-error-banned = L’accès à ce serveur vous est interdit. Adressez-vous à la personne qui s’en occupe.
page-error-bad-link = Ce lien a expiré ou a déjà servi. Demandez-en un autre.
page-error-bad-text = Dites quelque chose, mais pas trop.
page-error-players = Ce jeu ne se joue pas à ce nombre de joueurs.
page-error-store = Le serveur ne peut pas écrire pour l’instant. Rien n’est perdu ; réessayez.

# ---- starting, time, leaving
page-against = { $number ->
    [one] un adversaire
   *[other] { $number } adversaires
}
page-opponents = Adversaires
page-opponents-of = { $game } : choisir les adversaires et le mode
page-level = Leur force
page-all-tables = Toutes vos tables ({ $number })
page-clock = Temps
page-clock-none = sans pendule
page-clock-live = { $minutes ->
    [one] une minute pour toute la partie
   *[other] { $minutes } minutes pour toute la partie
}
page-clock-days = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
}
page-clock-about = Qui n’a plus de temps est remplacé par un bot jusqu’à son retour.
page-leave-about = Votre place se libère et un bot y continue la partie.
page-leave-yes = Oui, quitter la table
page-share = Partager
page-qr = Le lien en code QR
page-clock-of = Temps restant : { $seat }
page-clock-left = { $days } j { $hours } h
page-clock-low = Votre temps s’épuise. Ensuite, un bot jouera à votre place jusqu’à votre retour.

# ---- hints, watching again
page-hint = Que ferait quelqu’un qui joue bien ?
page-hint-ask = Conseil
page-hint-none = Rien ne vous est demandé pour le moment.
page-hint-about = Un avis d’un instant, d’après ce que vous voyez vous-même.
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-speed = Vitesse
page-replay-rounds = Manche
page-replay-start = Le début
page-replay-round = Manche { $number }

## La règle du jeu
page-book = Règle du jeu
page-book-of = La règle de { $game }
page-book-whole = Toute la règle
page-book-contents = Sommaire
page-book-search = Chercher des mots et des cartes
page-book-search-do = Chercher
page-book-found = { $count ->
    [one] Un passage parle de « { $words } ».
   *[other] { $count } passages parlent de « { $words } ».
}
page-book-none = Aucun passage ne parle de « { $words } ».
page-book-exact = Texte exact
page-book-exact-of = Le texte exact des règles de { $game }
page-book-exact-about = Chaque règle avec son numéro, dite aussi précisément que possible. La règle du jeu dit la même chose dans l’ordre où l’on en a besoin.
page-book-things = Matériel
page-book-things-of = Le matériel de { $game }
page-book-aid = Aide de jeu
page-book-aid-of = Aide de jeu pour { $game }
page-book-told = Dans la règle du jeu
page-book-rules = Règles
page-book-examples = Exemples
page-book-examples-of = Exemples et suite
page-book-step = Suivre pas à pas
page-book-try = Essayer
page-book-count = Dans la boîte : { $count }
page-book-count-any = Il y en a toujours assez.
page-origin-rulebook = Tel que la règle imprimée le décrit.
page-origin-reference = Tel que d’autres sources publiques le décrivent ; la règle imprimée ne le fait pas.
page-origin-designed = En tout ou en partie de notre cru, car aucune source ne l’imprime. Cela s’accorde avec tout ce qui est connu.
## Staged positions
page-scene-no-move = Ce n’est pas un coup de ce jeu.

## Lessons
page-lessons = Leçons
page-lessons-of = Leçons : { $game }
page-lessons-none = Les leçons de ce jeu sont en préparation.
page-learn-about = Apprendre un jeu en y jouant : quelques minutes par leçon, sans compte.
page-learn-step = Étape { $number } sur { $of }
page-learn-ways = Avancer dans la leçon
page-learn-back = Retour
page-learn-skip = Passer
page-learn-on = Continuer
page-learn-retry = Reprendre le coup
page-learn-also = C’est possible aussi ! Regardez ce qui en résulte, puis reprenez le coup ou continuez la leçon.
page-learn-right = C’est juste !
page-learn-wrong = Pas tout à fait.
page-lesson-begin = Commencer
page-lesson-again = Terminée. La refaire ?
page-lesson-resume = Continuer : { $number } sur { $of }
page-lesson-next = La suite :

## Problèmes
page-puzzles = Problèmes
page-puzzles-about = Des positions tirées de parties de bots forts, où un coup est bien meilleur que tous les autres. À vous de le trouver.
page-puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
page-puzzles-all = Tous les problèmes
page-puzzles-solved = Résolus du premier coup : { $solved } sur { $tried }. En tout : { $all }.
page-puzzles-rating = Votre classement : { $rating } ± { $uncertainty }.
page-puzzles-rating-of = { $game } : { $rating } ± { $uncertainty }, résolus : { $solved } sur { $tried }
page-puzzles-grades = Difficulté
page-puzzles-themes = Thèmes
page-puzzles-ways = À travers les problèmes
page-puzzles-grade = { $grade ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
page-puzzles-today = Problèmes du jour
page-puzzles-today-about = Tout le monde reçoit les trois mêmes. Ils changent à minuit, temps universel.
page-puzzles-share = Votre résultat, à partager : il ne dévoile rien.
page-puzzle = Problème { $number }
page-puzzle-ask = Ici, un coup est bien meilleur que tous les autres. Lequel ?
page-puzzle-best = { $move } : c’est le meilleur coup.
page-puzzle-also = { $move } : aussi bon que le meilleur coup, pour autant qu’on puisse le mesurer.
page-puzzle-worse = Votre réponse : { $move }. Le meilleur coup vaut davantage, en points de pourcentage : { $loss } (intervalle à 99 % : { $low }–{ $high }). Essayez encore.
page-puzzle-answer = Le meilleur : { $move }. La probabilité de victoire est alors de { $chance } %.
page-puzzle-second = Ensuite : { $move }. Cela coûte, en points de pourcentage : { $loss } (intervalle à 99 % : { $low }–{ $high }).
page-puzzle-guessed = { $said } % : score de Brier { $brier } (0 est le meilleur, 1 le pire) ; en moyenne { $regret } de plus que la probabilité honnête.
page-puzzle-chance = La probabilité honnête, d’après tout ce qu’on voyait de cette place : { $chance } %. Avant tout acte, elle était de { $blind } %.
page-puzzle-next = Problème suivant
page-error-no-hints = Les conseils sont réservés aux tables où tous les autres sont des bots, ou qui en sont convenues.
# ---- how it ended
page-won-by = Vous gagnez avec { $points ->
    [one] un point
   *[other] { $points } points
} d’avance.
page-came = { $place ->
    [2] Deuxième
    [3] Troisième
   *[other] { $place }e
} place.
page-came-by = { $place ->
    [2] Deuxième
    [3] Troisième
   *[other] { $place }e
} place, à { $points ->
    [one] un point
   *[other] { $points } points
} de la victoire.
page-came-level = { $place ->
    [2] Deuxième
    [3] Troisième
   *[other] { $place }e
} place : à égalité de points, le départage a tranché.
page-decided = Ce qui a fait la différence : { $line } ({ $first } { $most }, { $second } { $less }).
# ---- the own tables
page-not-begun = Pas encore commencées
page-turn-of = Au tour de : { $names }
page-replay-turning = Tournants de la partie
page-replay-leads = Coup { $move } : { $seat } prend la tête
page-hints = Conseils
page-hints-allow = Tout le monde peut demander ce que ferait quelqu’un qui joue bien (hors classement)
page-hint-chance = Essayé à partir d’ici, ce coup gagne environ { $percent } fois sur 100.
