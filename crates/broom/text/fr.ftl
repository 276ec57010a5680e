# Broom Service

## Rôles
broom-role-forest_witch = Sorcière des forêts
broom-role-hill_witch = Sorcière des collines
broom-role-mountain_witch = Sorcière des montagnes
broom-role-prairie_witch = Sorcière des prairies
broom-role-valley_druid = Druide des vallées
broom-role-peak_druid = Druide des sommets
broom-role-root_gatherer = Cueilleur de racines
broom-role-herb_gatherer = Cueilleur d’herbes
broom-role-fruit_gatherer = Cueilleur de fruits
broom-role-weather_fairy = Fée des nuages

## Événements
broom-card-more_or_less = Plus ou moins ?
broom-card-dangerous_areas = Contrées dangereuses
broom-card-favourable_areas = Contrées accueillantes
broom-card-empty_hands = Les mains vides
broom-card-brave_heart = Cœur vaillant
broom-card-black_market = Marché noir
broom-card-moonshine_still = Distillerie clandestine
broom-card-full_hands = Les mains pleines
broom-card-all_at_once = Tout à la fois !
broom-card-like_minded = Âmes sœurs
broom-event-text-more_or_less = Avant de choisir ses rôles, chacun décide en secret combien en jouer : en jouer moins rapporte des points, en jouer plus en coûte.
broom-event-text-dangerous_areas = À la fin de la manche, les pions sur les prairies, les collines et les forêts font perdre des points.
broom-event-text-favourable_areas = À la fin de la manche, les pions sur les forêts et les montagnes rapportent des points, ceux sur les prairies et les collines en font perdre.
broom-event-text-empty_hands = À la fin de la manche, avoir { $most } ressources ou moins rapporte { $points }.
broom-event-text-brave_heart = Qui entame un tour doit être brave et prend une baguette.
broom-event-text-black_market = Au lieu d’une action lâche, vous pouvez prendre { $points }.
broom-event-text-moonshine_still = Au lieu d’une action lâche, vous pouvez prendre une ressource au choix.
broom-event-text-full_hands = À la fin de la manche, chacun cache en secret des ressources dans son poing ; qui en cache le plus gagne { $points } et les rend.
broom-event-text-all_at_once = À la fin de la manche, vous pouvez rendre une ressource de chaque sorte contre { $points }.
broom-event-text-like_minded = À la fin de la manche, avoir ses deux pions sur le même type de terrain rapporte { $points }.

## Régions
broom-region-front-H1 = Coteaux aux Blaireaux
broom-region-front-F1 = Bois aux Hiboux
broom-region-front-P1 = Pré aux Alouettes
broom-region-front-H2 = Collines aux Chardons
broom-region-front-M1 = Corne d’Orage
broom-region-front-P2 = Plaine aux Deniers
broom-region-front-P3 = Lande aux Ajoncs
broom-region-front-H3 = Colline du Château
broom-region-front-F2 = Bois moussu
broom-region-front-P4 = Champs d’Ambre
broom-region-front-L2 = Lac aux Hérons
broom-region-front-M2 = Dent Grise
broom-region-front-F3 = Bois aux Ronces
broom-region-front-L1 = Lac Miroir
broom-region-front-F4 = Bois aux Digitales
broom-region-front-P5 = Pré de l’Est
broom-region-front-L3 = Lac aux Loutres
broom-region-front-H4 = Collines du Chaudron
broom-region-front-F5 = Bois creux
broom-region-front-P6 = Pré du Château
broom-region-front-H5 = Collines aux Tertres
broom-region-front-H6 = Marches du Géant
broom-region-front-M3 = Dos du Dragon
broom-region-front-P7 = Pâture aux Moutons
broom-region-front-H7 = Butte aux Taupes
broom-region-front-F6 = Bois de Nuit
broom-region-front-P8 = Bout du Monde
broom-region-back-M1 = Couronne de Givre
broom-region-back-P1 = Plaine aux Coucous
broom-region-back-M2 = Pic aux Corbeaux
broom-region-back-L1 = Détroit des Mouettes
broom-region-back-P2 = Île aux Lanternes
broom-region-back-P3 = Pré aux Moulins
broom-region-back-H1 = Collines de la Harpe
broom-region-back-F1 = Bois emmêlé
broom-region-back-P4 = Champs de Coquelicots
broom-region-back-L2 = Détroit des Phoques
broom-region-back-F2 = Bois aux Fougères
broom-region-back-P5 = Pré de la Reine
broom-region-back-L3 = Lac de Lune
broom-region-back-P6 = Plaine du Port
broom-region-back-P7 = Prés salés
broom-region-back-H2 = Collines de l’Enclume
broom-region-back-F3 = Bois aux Noisetiers
broom-region-back-P8 = Pré du Roi
broom-region-back-H3 = Collines de la Cloche
broom-region-back-M3 = Lance du Soleil
broom-region-back-P9 = Île de l’Ermite
broom-region-back-P10 = Pré aux Trèfles
broom-region-back-H4 = Collines aux Trolls
broom-region-back-F4 = Bois aux Cendres
broom-region-back-P11 = Plaine aux Orges
broom-region-own = { $name }

## Ressources
broom-resource-orange = potion orange
broom-resource-green = potion verte
broom-resource-purple = potion violette
broom-resource-wand = baguette
broom-count-orange = { $number ->
    [one] { $number } potion orange
   *[other] { $number } potions orange
}
broom-count-green = { $number ->
    [one] { $number } potion verte
   *[other] { $number } potions vertes
}
broom-count-purple = { $number ->
    [one] { $number } potion violette
   *[other] { $number } potions violettes
}
broom-count-wand = { $number ->
    [one] { $number } baguette
   *[other] { $number } baguettes
}
broom-count-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
broom-nothing = rien

## Tuiles
broom-mountain-tile-potions = une potion de chaque couleur
broom-mountain-tile-wands = deux baguettes
broom-mountain-tile-deliver = livrer une potion avec n’importe quel pion
broom-mountain-tile-moves = jusqu’à deux déplacements
broom-mountain-tile-dispel = dissiper un nuage
broom-hill-tile-turbo = vol vers le cercle { $first } ou { $second }
broom-hill-tile-orange = tour orange, { $points }
broom-forest-tile-act_brave = action brave
broom-forest-tile-extra_card = un rôle de plus
broom-forest-tile-five_vp = cinq points

## Ce qui est demandé
broom-prompt-over = La partie est terminée.
broom-prompt-number = Combien de rôles jouez-vous cette manche ?
broom-prompt-extra-card = Utiliser votre tuile forêt pour choisir un rôle de plus cette manche ?
broom-prompt-pick = { $left ->
    [one] Choisissez encore { $left } rôle pour votre main.
   *[other] Choisissez encore { $left } rôles pour votre main.
}
broom-prompt-lead = À vous d’entamer : posez un rôle et annoncez « brave » ou « lâche ».
broom-prompt-follow = Vous avez la carte { $role } et devez la poser : brave ou lâche ?
broom-prompt-mode = { $role }, action lâche : que faites-vous ?
broom-prompt-fly = { $role } : déplacez un pion, ou restez sur place.
broom-prompt-drop-off = Livrer une potion ici ?
broom-prompt-serve = { $role } : livrer une potion ?
broom-prompt-gather = { $role } : que prenez-vous ?
broom-prompt-weather = Fée des nuages : dissiper un nuage ?
broom-prompt-turbo = La tuile turbo emporte votre pion plus loin : vers quel cercle de pierres ?
broom-prompt-arrival = Vous atteignez la montagne pour la première fois : utilisez sa tuile et livrez, dans l’ordre de votre choix.
broom-prompt-free-moves = { $left ->
    [1] Déplacez un pion vers n’importe quel terrain, ou restez sur place.
   *[other] Déplacez un pion vers n’importe quel terrain, ou restez sur place (déplacements restants : { $left }).
}
broom-prompt-free-delivery = Livrer une potion avec l’un de vos pions ?
broom-prompt-free-dispel = Dissiper un nuage à son prix normal ?
broom-prompt-enclose = Les mains pleines : combien en cachez-vous dans votre poing ({ $resource }) ?
broom-prompt-trade = Rendre une ressource de chaque sorte contre des points ?

## Ce que l’on peut faire
broom-move-number = { $roles ->
    [one] { $roles } rôle
   *[other] { $roles } rôles
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
broom-move-use-extra-card = utiliser la tuile
broom-move-keep-extra-card = garder la tuile
broom-move-pick = { $role }
broom-move-lay-brave = { $role } : action brave
broom-move-lay-cowardly = { $role } : action lâche
broom-move-lay-brave-bewitched = { $role } : action brave (rôle maudit : coûte { $points })
broom-move-lay-cowardly-bewitched = { $role } : action lâche (rôle maudit : coûte { $points })
broom-move-act = l’action lâche
broom-move-black-market = { $points ->
    [one] { $points } point
   *[other] { $points } points
} au Marché noir à la place
broom-move-moonshine = une { $resource } à la place
broom-move-act-brave = utiliser une tuile forêt : faire l’action brave
broom-move-five-vp = utiliser une tuile forêt : cinq points à la place
broom-move-fly = voler : { $from } → { $to }
broom-move-stay = rester sur place
broom-move-deliver = livrer une { $resource } ({ $from }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }et { $wands } baguette
   *[other] { " " }et { $wands } baguettes
}
broom-move-take-all = prendre { $gain }
broom-move-take = prendre une { $resource }
broom-move-dispel = dissiper le nuage ({ $region }) pour { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
} (éclairs : { $bolts })
broom-move-decline = renoncer
broom-move-circle = cercle { $circle } ({ $region })
broom-move-use-tile = utiliser la tuile montagne : { $tile }
broom-move-decline-tile = ne pas utiliser la tuile montagne
broom-move-done = en rester là
broom-move-enclose = cacher dans le poing : { $number }
broom-move-trade = rendre une ressource de chaque sorte pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui se passe
broom-event-round-began = La manche { $round } commence (événement : { $event }).
broom-event-round-began-bewitched = La manche { $round } commence (événement : { $event }). Rôles maudits : { $bewitched }.
broom-event-answered = { $seat } a fait son choix.
broom-event-number-shown = { $seat } jouera { $roles ->
    [one] { $roles } rôle
   *[other] { $roles } rôles
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
broom-event-extra-card-used = { $seat } utilise une tuile forêt et jouera un rôle de plus.
broom-event-extra-card-kept = { $seat } garde sa tuile forêt.
broom-event-laid-brave = { $seat } pose la carte { $role } : action brave.
broom-event-laid-cowardly = { $seat } pose la carte { $role } : action lâche.
broom-event-bewitched = Le rôle est maudit : { $seat } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
broom-event-wand-for-leading = { $seat } entame avec bravoure et prend { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
}.
broom-event-passed = { $seat } n’a pas la carte { $role } et passe.
broom-event-bumped = { $by } est plus brave : { $seat } n’obtient rien.
broom-event-black-market = { $seat } prend { $points ->
    [one] { $points } point
   *[other] { $points } points
} au Marché noir.
broom-event-moonshine = { $seat } prend une { $resource } à la Distillerie clandestine.
broom-event-acted-bravely = { $seat } utilise une tuile forêt pour faire l’action brave.
broom-event-tile-for-points = { $seat } utilise une tuile forêt pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
broom-event-moved = { $seat } déplace un pion : { $from } → { $to }.
broom-event-flew-on = { $seat } : le pion file jusqu’au cercle { $circle } ({ $to }).
broom-event-delivered = { $seat } livre une potion ({ $from }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }et { $wands } baguette
   *[other] { " " }et { $wands } baguettes
}.
broom-event-gained = { $seat } prend : { $resource } × { $number }.
broom-event-dispelled = { $seat } dissipe le nuage ({ $region }) pour { $wands ->
    [one] { $wands } baguette
   *[other] { $wands } baguettes
}{ $points ->
    [0] { "" }
    [one] { " " }et gagne { $points } point
   *[other] { " " }et gagne { $points } points
}.
broom-event-hoard = { $seat } montre une belle réserve de potions : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
broom-event-forest-tile = { $seat } prend la tuile forêt « { $tile } ».
broom-event-amulet = { $seat } prend son amulette ({ $mountain }).
broom-event-mountain-tile = { $seat } utilise la tuile montagne : { $tile }.
broom-event-declined = { $seat } en reste là.
broom-event-round-ended = La manche { $round } se termine (événement : { $event }).
broom-event-offer = { $seat } ouvre le poing : { $offer }.
broom-event-paid = { $seat }, pour l’événement : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
broom-event-leads = { $seat } entame le tour.
broom-event-final-points = { $seat } termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce que l’on voit
broom-view-round = Manche { $round } sur { $rounds } · { $event }
broom-view-bewitched = Rôles maudits : { $roles }
broom-view-turn = Rôle en cours : { $role }, entamé par { $leader }
broom-view-turn-holder = Rôle en cours : { $role }, entamé par { $leader } ; brave pour l’instant : { $holder }
broom-view-cloud = { $region } { $space } { $wands }/{ $bolts }
broom-view-storm = { $region } { $space } { $wands }/{ $bolts } ({ $sign })
broom-storm-tailwind = vent arrière : { $points } de plus pour les livraisons voisines
broom-storm-gust = rafale : qui le dissipe déplace un pion
broom-storm-parcel = colis : qui le dissipe livre une potion
broom-storm-hoard = réserve : { $points } à qui possède { $resource } × { $number }
broom-view-clouds = Nuages (région, emplacement, baguettes/éclairs) : { $clouds }
broom-view-pawn = Votre pion en { $place } · à portée : { $reach }
broom-view-pawn-stuck = Votre pion en { $place } · rien à portée
broom-view-place = { $region } { $name }
broom-view-place-towers = { $region } { $name } ({ $towers })
broom-view-tower = { $tower } { $resource } { $points }
broom-view-occupied = Tours occupées : { $towers }
broom-view-tile-at = { $region } : { $tile }
broom-view-mountain-tiles = Tuiles montagne : { $tiles }
broom-view-forest-tiles = Tuiles forêt : { $tiles }
broom-view-hill-tiles = Tuiles colline : { $tiles }
broom-view-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $total } si la partie s’arrêtait là) · ressources : { $stock } · pions en { $first } et { $second } · cartes restantes : { $cards } · éclairs : { $bolts }
broom-view-laid = rôles posés cette manche : { $roles }
broom-view-amulets = amulettes : { $number }
broom-view-own-tiles = tuiles forêt : { $tiles }
broom-view-hand = main : { $roles }

## La feuille de score
broom-sheet-start = Départ
broom-sheet-towers = Tours
broom-sheet-roles = Rôles braves
broom-sheet-storms = Nuages d’orage
broom-sheet-tiles = Tuiles forêt
broom-sheet-events = Événements
broom-sheet-bewitched = Rôles maudits
broom-sheet-lightning = Éclairs
broom-sheet-sets = Séries de ressources
broom-sheet-amulets = Amulettes

## Pourquoi pas
refused-broom-already-picked = Ce rôle est déjà dans votre main.
refused-broom-brave-heart = Avec Cœur vaillant, il faut être brave pour entamer.
refused-broom-circle-blocked = Un nuage couvre ce cercle de pierres.
refused-broom-circle-not-shown = La tuile n’indique pas ce cercle de pierres.
refused-broom-cloud-blocks = Un nuage s’y trouve : dissipez-le d’abord.
refused-broom-cloud-not-near = Aucun de vos pions n’est près de ce nuage.
refused-broom-covered-tower = Une tuile montagne recouvre cette tour : elle ne sert pas dans cette partie.
refused-broom-event-not-in-force = Cet événement n’est pas en vigueur cette manche.
refused-broom-must-follow = Vous avez le rôle de ce tour en main et devez le poser.
refused-broom-no-cloud = Il n’y a pas de nuage à cet endroit.
refused-broom-no-forest-tile = Vous n’avez pas cette tuile forêt.
refused-broom-no-pawn-there = Aucun de vos pions ne s’y trouve.
refused-broom-no-potion = Vous n’avez pas de potion de la couleur de cette tour.
refused-broom-no-such-place = Ce lieu n’existe pas de ce côté du plateau.
refused-broom-not-adjacent = Cette région ne touche pas la vôtre et n’est pas non plus de l’autre côté d’une eau sans nuage.
refused-broom-not-in-hand = Ce rôle n’est pas dans votre main.
refused-broom-number-out-of-range = Vous ne pouvez pas choisir ce nombre de rôles.
refused-broom-other-gain = Votre carte ne donne pas cela.
refused-broom-other-pawn = Seul le pion qui vient de bouger peut livrer, là où il est arrivé.
refused-broom-not-served = Ce druide ne dessert pas le terrain où se trouve votre pion.
refused-broom-too-few-resources = Vous n’en avez pas autant.
refused-broom-too-few-wands = Vous n’avez pas assez de baguettes pour ce nuage.
refused-broom-tower-occupied = Cette tour est déjà occupée.
refused-broom-tower-out-of-reach = Cette tour ne touche pas la région de votre pion.
refused-broom-wrong-terrain = Votre sorcière ne vole pas vers ce terrain.
setup-broom-players = Broom Service se joue de 2 à 5 joueurs, pas à { $detail }.
setup-broom-unknown-variant = « { $detail } » n’est pas une variante de Broom Service ; il y a front, back, storm, mountain, forest, hill et heavy=NOMBRE.
setup-broom-forest-on-front = Les tuiles forêt vont au verso du plateau : le recto n’a pas d’emplacement pour elles.
setup-broom-hill-on-front = Les tuiles colline vont au verso du plateau : le recto n’a pas d’emplacement pour elles.
setup-broom-back-needs-tiles = Au verso du plateau, on joue toujours avec les tuiles montagne, forêt et colline.
setup-broom-heavy-clouds = Avec les nuages d’orage, on peut mêler de ce côté { $detail } nuages épais.
setup-broom-heavy-without-storm = Sans nuages d’orage, on utilise les 24 nuages épais, pas { $detail }.
setup-broom-both-sides = Choisissez le recto ou le verso du plateau, pas les deux.

## Why a move is good
broom-reason-deliver = la tour rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}
broom-reason-safe-brave = presque personne ne peut être plus brave (risque : environ { $percent } %)
broom-reason-bold = l’action brave vaut le risque (environ { $percent } %)
broom-reason-cautious = une action sûre, tout de suite ; être brave risquerait environ { $percent } %
broom-reason-dispel = les éclairs valent plus quand on en a beaucoup
broom-reason-tile = une tuile vous y attend
broom-reason-open = tours encore libres à cet endroit : { $towers }
broom-reason-on-the-way = c’est sur le chemin d’autres lieux
broom-reason-pick-fly = il peut vous mener ici : { $place } ; tours que vos potions peuvent servir de là : { $towers }
broom-reason-pick-reach = il peut vous mener ici : { $place }
broom-reason-pick-witch = il n’atteint rien pour l’instant, mais vos pions peuvent avancer d’ici là
broom-reason-pick-serve = d’où vous êtes, il livre pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
broom-reason-pick-druid = il ne livre rien pour l’instant, mais un pion peut atteindre une tour d’ici là
broom-reason-pick-gather = en étant brave, il vous rapporte { $gain }
broom-reason-pick-dispel = il peut dissiper un nuage près de vous (éclairs : { $bolts })
broom-reason-pick-fairy = vous ne pouvez dissiper aucun nuage pour l’instant, mais baguettes et nuages peuvent venir
broom-reason-serve = tours que vos potions peuvent servir de là : { $towers }
broom-reason-number = autant de rôles que vous en avez l’usage
broom-reason-wand = les baguettes dissipent les nuages
broom-reason-potion = les tours demandent des potions
broom-reason-points = des points assurés
broom-reason-act = cela ne vous coûte rien
broom-reason-enclose = ce que vous cachez doit valoir moins que ce que paie l’événement
broom-reason-enough = rien ici ne vaut son prix

# What is said of the game before anybody sits down.
broom-tagline = Livrez des potions sur votre balai. Brave au risque de tout perdre, ou lâche et tranquille ?
broom-goal = Vous livrez des potions aux tours pour marquer des points. À chaque manche, vous choisissez des rôles ; l’action brave rapporte plus, sauf si quelqu’un joue ensuite le même rôle avec bravoure.
broom-variant-back = Le verso du plateau, avec toutes les tuiles
broom-variant-storm = Nuages d’orage
broom-variant-mountain = Tuiles montagne et amulettes

## L’accompagnement
broom-coach-number = Jouer moins de rôles rapporte des points tout de suite ; en jouer plus permet d’en faire davantage cette manche.
broom-coach-extra-card = La tuile vous donne un rôle de plus cette manche, une fois dans la partie. Gardez-la pour une manche au bon événement.
broom-coach-pick = Choisissez les rôles à jouer cette manche, par exemple une sorcière pour voler vers une tour et un cueilleur pour les potions. Les rôles choisis aussi par d’autres seront disputés.
broom-coach-lead = L’action brave rapporte plus, mais seul le dernier à l’avoir choisie dans le tour agit. L’action lâche rapporte moins, tout de suite et à coup sûr.
broom-coach-follow = Quelqu’un entame votre rôle. Soyez brave si vous pensez que personne après vous ne l’a ; sinon, l’action lâche est plus sûre.
broom-coach-mode = Cette fois, vous pouvez faire autre chose que ce que dit la carte.
broom-coach-flight = Chaque sorcière vole vers une région voisine de son terrain, sans nuage. Volez vers des tours dont vous avez la potion.
broom-coach-delivery = Un pion sert les tours de sa région avec des potions de leur couleur. Les tours rondes n’en acceptent qu’une de toute la partie, les tours carrées autant qu’on veut.
broom-coach-gather = Les potions se livrent aux tours de leur couleur ; les baguettes dissipent les nuages.
broom-coach-cloud = Les nuages dissipés ouvrent la voie et leurs éclairs comptent à la fin.
broom-coach-mountain = À votre première visite, vous prenez l’amulette et pouvez utiliser la tuile.
broom-coach-event = L’événement de la manche vous demande quelque chose ; sa carte l’explique.
broom-theme-cloud = Nuages
broom-theme-delivery = Livrer des potions
broom-theme-event = Un choix de l’événement
broom-theme-extra-card = Un rôle de plus
broom-theme-flight = Voler
broom-theme-follow = Suivre
broom-theme-gather = Cueillir
broom-theme-lead = Entamer le tour
broom-theme-mode = Au lieu de la carte
broom-theme-mountain = La montagne
broom-theme-number = Combien de rôles
broom-theme-pick = Choisir les rôles
broom-danger-bewitched = Rôle maudit ({ $role }) : poser la carte coûte tout de suite { $cost }.
broom-danger-bewitched-later = Rôle maudit ({ $role }) : en le posant, vous perdrez { $cost }.
broom-danger-bumped = Peut aussi avoir ce rôle ({ $role }) : { $names }. Si quelqu’un est brave après vous, vous n’obtenez rien.
broom-danger-idle = Pour l’instant, ce rôle ne pourrait rien pour vous ({ $role }).
broom-danger-area = { $event } : un pion à cet endroit coûte { $cost } à la fin de la manche.
broom-plan-event = L’événement de cette manche, { $event } : { $text }
broom-plan-fly = La meilleure livraison en vue : { $points } en volant ici : { $place } ({ $role }, action brave).
broom-plan-serve = La meilleure livraison en vue : { $points } d’où vous êtes ({ $place }) avec : { $role }.
broom-plan-gather = Aucune de vos potions ne convient à une tour à portée : cueillez, ou volez vers d’autres tours.
broom-plan-bewitched = Rôles maudits de cette manche : { $roles }. Chacun coûte { $cost } à qui le pose.
broom-back-points = La manche vous a rapporté { $points }.
broom-back-delivered = Vous avez livré { $count ->
    [one] une potion
   *[other] { $count } potions
} : c’est de là que viennent la plupart des points.
broom-back-no-delivery = Vous n’avez rien livré. La prochaine fois, prenez une sorcière et la potion que veut sa tour.
broom-back-bumped = { $count ->
    [one] Une fois
   *[other] { $count } fois
}, quelqu’un a été brave après vous. L’action lâche aurait été sûre.
## Ce qu’il y a dans la boîte
broom-things-role = Rôles
broom-things-event = Événements
broom-things-mountain-tile = Tuiles montagne
broom-things-forest-tile = Tuiles forêt
broom-things-hill-tile = Tuiles colline
broom-things-cloud = Nuages
broom-things-amulet = Amulettes
broom-things-resource = Ressources
broom-role-text-forest_witch = Brave : déplacez un de vos pions vers une forêt adjacente ; vous pouvez ensuite y livrer une potion. Lâche : déplacez un pion vers une forêt adjacente, sans livraison.
broom-role-text-hill_witch = Brave : déplacez un de vos pions vers des collines adjacentes ; vous pouvez ensuite y livrer une potion. Lâche : déplacez un pion vers des collines adjacentes, sans livraison.
broom-role-text-mountain_witch = Brave : déplacez un de vos pions vers une montagne adjacente ; vous pouvez ensuite y livrer une potion. Lâche : déplacez un pion vers une montagne adjacente, sans livraison.
broom-role-text-prairie_witch = Brave : déplacez un de vos pions vers une prairie adjacente ; vous pouvez ensuite y livrer une potion. Lâche : déplacez un pion vers une prairie adjacente, sans livraison.
broom-role-text-valley_druid = Brave : livrez une potion avec un pion qui se trouve sur une prairie ou dans une forêt et gagnez { $points }. Lâche : de même, sans les points.
broom-role-text-peak_druid = Brave : livrez une potion avec un pion qui se trouve sur des collines ou une montagne et gagnez { $points }. Lâche : de même, sans les points.
broom-role-text-gatherer = Brave : prenez { $gain }. Lâche : prenez une seule de ces ressources : { $choice }.
broom-role-text-weather_fairy = Brave : dissipez un nuage voisin d’un de vos pions et gagnez { $points }. Lâche : de même, sans les points.
broom-mountain-tile-text = À votre première visite sur la montagne, vous prenez votre amulette et pouvez utiliser la tuile une fois : { $tile }. La tuile reste pour les autres.
broom-forest-tile-text-act_brave = S’utilise une fois, avec une carte lâche : vous exécutez l’action brave à la place. Personne ne reste sans action et l’entame ne change pas.
broom-forest-tile-text-extra_card = S’utilise une fois, au début d’une manche : vous choisissez un rôle de plus.
broom-forest-tile-text-five_vp = S’utilise une fois, avec une carte lâche : vous prenez cinq points au lieu de l’action.
broom-hill-tile-text-turbo = Un pion qui arrive sur ces collines s’envole aussitôt vers l’un des deux cercles de pierres, au choix de son propriétaire.
broom-hill-tile-text-orange = Dans cette région, la tuile est une tour carrée qui accepte les potions orange.
broom-cloud-heavy = nuage épais
broom-cloud-tailwind = vent arrière
broom-cloud-gust = rafale
broom-cloud-parcel = colis
broom-cloud-hoard = réserve
broom-cloud-text-heavy = Personne n’entre dans sa région. Qui le dissipe paie son prix en baguettes et le garde ; ses éclairs comptent à la fin.
broom-cloud-text-tailwind = Un nuage d’orage. Tant qu’il est là, les livraisons avec un pion adjacent rapportent { $points } de plus.
broom-cloud-text-gust = Un nuage d’orage. Qui le dissipe peut aussitôt déplacer un pion vers n’importe quelle région adjacente.
broom-cloud-text-parcel = Un nuage d’orage. Qui le dissipe peut aussitôt livrer une potion avec n’importe quel pion, sur tout terrain.
broom-cloud-text-hoard = Un nuage d’orage. Qui le dissipe gagne { $points } s’il possède assez de potions de la couleur indiquée. Il garde ces potions.
broom-amulet = amulette
broom-amulet-text = Chacun en a une à côté de chaque tuile montagne et la prend à sa première visite. À la fin, les amulettes comptent : { $table }.
broom-resource-text-potion = Elle se livre à une tour de sa couleur. À la fin, les séries de ressources différentes comptent.
broom-resource-text-wand = Les baguettes sont le prix des nuages. À la fin, les séries de ressources différentes comptent.
