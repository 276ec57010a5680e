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
page-tagline-broom = Livrez des potions à balai. Brave au risque de tout perdre, ou lâche et tranquille ?
page-tagline-salem = Bâtissez une ville d’espoir pendant que des sorcières, parmi vous, sèment le désespoir. À qui se fier ?
page-tagline-septima = Menez un coven : soignez, brassez et sauvez vos sœurs avant l’arrivée des chasseurs.
page-tagline-other = Un jeu de la maison.

## Salon et nouvelles tables
page-lobby-about = Prenez place là où un siège est libre, ou ouvrez votre propre table.
page-lobby-empty = Aucune table n’attend de joueurs. Ouvrez-en une !
page-open-tables = Tables avec des places libres
page-free-seats = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
page-join = Prendre place
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
page-variant-broom-back = Le verso du plateau, avec toutes les tuiles
page-variant-broom-storm = Nuages d’orage
page-variant-broom-mountain = Tuiles montagne et amulettes
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
page-undo = Annuler
page-waiting = { $names } : { $what }
page-deciding = réfléchit …
page-answered = a choisi
page-over = La partie est terminée.
page-total = Total
page-winner = { $number ->
    [one] Victoire de { $names } !
   *[other] Victoire partagée : { $names } !
}
page-chart = Les points au fil des manches
page-rematch = Revanche
page-record = Télécharger la partie
page-replay = Revoir
page-replay-at = Coup { $move } sur { $moves }
page-replay-back = Un coup en arrière
page-replay-on = Un coup en avant
page-replay-go = Aller
page-play-on = Continuer d’ici contre des bots

## Broom Service
page-broom-board-front = Le plateau : pions, tours et nuages. Ce que vous pouvez choisir est un bouton.
page-broom-board-back = Le verso du plateau : pions, tours, nuages et tuiles. Ce que vous pouvez choisir est un bouton.
page-broom-hand = Vos cartes
page-broom-hand-empty = Vous n’avez plus de cartes cette manche.
page-broom-watching = Vous regardez.
page-broom-duel = Brave ou lâche : ce tour, place par place
page-broom-brave = brave
page-broom-cowardly = lâche
page-broom-bumped = dépassé
page-broom-passed = passe
page-broom-to-come = à venir
page-broom-leads = entame
page-broom-round = Manche { $round } sur { $rounds }
page-broom-bewitched = Maudits
page-broom-cards-left = cartes en main
page-broom-lightning = éclairs
page-broom-amulets = amulettes
page-broom-points-tip = { $points } points maintenant, { $total } si la partie s’arrêtait ici
page-broom-may-hold = Peut encore avoir : { $roles }
page-broom-pick = { $role }. Brave : { $brave } Lâche : { $cowardly }
page-broom-pick-bewitched = { $role }, rôle maudit : le poser coûte { $points } points. Brave : { $brave } Lâche : { $cowardly }
page-broom-effect-witch-brave = volez (terrain : { $terrain }), puis livrez-y une potion.
page-broom-effect-witch-cowardly = volez (terrain : { $terrain }).
page-broom-effect-druid-brave = livrez une potion ({ $terrains }) et gagnez { $points } points.
page-broom-effect-druid-cowardly = livrez une potion ({ $terrains }).
page-broom-effect-gatherer-brave = prenez { $gain }.
page-broom-effect-gatherer-cowardly = prenez l’une de celles-ci : { $choice }.
page-broom-effect-fairy-brave = dissipez un nuage et gagnez { $points } points.
page-broom-effect-fairy-cowardly = dissipez un nuage.
page-broom-terrain-prairie = prairie
page-broom-terrain-hills = collines
page-broom-terrain-mountain = montagne
page-broom-terrain-forest = forêt
page-broom-terrain-water = eau
page-broom-tip-region = { $name } ({ $region }) : { $terrain }
page-broom-tip-tower-round = Tour ronde { $tower } à { $regions } : accepte une seule fois de toute la partie : { $resource }. Points : { $points }, baguettes : { $wands }.
page-broom-tip-tower-square = Tour carrée { $tower } à { $regions } : accepte à chaque fois : { $resource }. Points : { $points }, baguettes : { $wands }.
page-broom-tip-tower-taken = La tour { $tower } à { $regions } a reçu sa potion ({ $resource }). Elle a rapporté points : { $points }, baguettes : { $wands }.
page-broom-tip-cloud = Un nuage sur { $region } : on ne passe pas. Pour le dissiper depuis une région voisine, baguettes : { $wands } ; éclairs : { $bolts }.
page-broom-tip-tailwind = Vent arrière : les livraisons voisines rapportent { $points } points de plus.
page-broom-tip-gust = Rafale : qui le dissipe déplace aussitôt un pion.
page-broom-tip-parcel = Colis : qui le dissipe livre aussitôt une potion.
page-broom-tip-hoard = Réserve : { $points } points à qui le dissipe en possédant au moins { $number } de cette sorte : { $resource }.
page-broom-tip-mountain-tile = Tuile montagne, à la première visite de chacun : { $tile }
page-broom-tip-forest-tile = Tuile forêt, à utiliser une fois : { $tile }
page-broom-tip-hill-tile = Tuile colline : { $tile }
page-broom-tip-pawn = Un pion de { $seat } à { $region }
page-broom-awaited-roles = choix des rôles
page-broom-awaited-lead = entame un rôle
page-broom-awaited-follow = brave ou lâche ?
page-broom-awaited-action = choix de l’action
page-broom-awaited-flight = en vol
page-broom-awaited-delivery = livre une potion
page-broom-awaited-cloud = observe les nuages
page-broom-awaited-mountain = explore une montagne
page-broom-awaited-event = répond à l’événement
page-broom-hint-number = Moins de rôles rapportent des points tout de suite ; plus de rôles permettent d’en faire davantage cette manche.
page-broom-hint-pick = Choisissez les rôles à jouer cette manche, par exemple une sorcière pour voler vers une tour et un cueilleur pour les potions. Les rôles choisis aussi par d’autres seront disputés.
page-broom-hint-lead = Brave rapporte plus, mais seul le dernier brave du tour agit. Lâche rapporte moins, tout de suite et à coup sûr.
page-broom-hint-follow = Quelqu’un entame votre rôle. Soyez brave si vous pensez que personne après vous ne l’a ; sinon, lâche est sûr.
page-broom-hint-mode = Cette fois, vous pouvez faire autre chose que ce que dit la carte.
page-broom-hint-flight = Les régions dorées sont à portée. Volez vers des tours dont vous avez la potion.
page-broom-hint-delivery = Les anneaux dorés marquent les tours qui acceptent une de vos potions. Les tours rondes n’en acceptent qu’une de toute la partie.
page-broom-hint-gather = Les potions se livrent aux tours de leur couleur ; les baguettes dissipent les nuages.
page-broom-hint-cloud = Les nuages dissipés ouvrent la voie et leurs éclairs comptent à la fin.
page-broom-hint-mountain = À votre première visite, vous prenez l’amulette et pouvez utiliser la tuile.
page-broom-hint-event = L’événement de la manche vous demande quelque chose ; sa carte l’explique.
