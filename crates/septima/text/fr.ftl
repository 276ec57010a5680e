# Septima
#
# Ce que fait une chose est dit par le message dont le nom se termine par -text.

## Petits mots
septima-nothing = –
septima-either = { $one } ou { $other }

## Le temps
septima-season-autumn = automne
septima-season-winter = hiver
septima-season-spring = printemps
septima-season-summer = été
septima-step-setup = mise en place
septima-step-a = étape A, Choisir une action
septima-step-b = étape B, Résoudre l’action
septima-step-c = étape C, Lancer le dé Chasseur
septima-step-d = étape D, Replacer les chasseurs
septima-step-e = étape E, Fin de la phase de lune
septima-step-trials = les procès
septima-step-favours = faveurs de la foule

## Ingrédients, cristaux, potions
septima-good-berry = baie
septima-good-skull = crâne
septima-good-herb = herbe
septima-good-mushroom = champignon
septima-good-root = racine
septima-good-crystal = cristal
septima-good-remedy-blindness = remède contre la cécité
septima-good-remedy-paralysis = remède contre la paralysie
septima-good-remedy-infection = remède contre l’infection
septima-good-calming-potion = potion d’apaisement
septima-good-flying-ointment = onguent de vol
septima-good-love-philter = philtre d’amour
septima-good-ritual-oil = huile rituelle
septima-good-charm = porte-bonheur
septima-count-berry = { $count ->
    [one] { $count } baie
   *[other] { $count } baies
}
septima-count-skull = { $count ->
    [one] { $count } crâne
   *[other] { $count } crânes
}
septima-count-herb = { $count ->
    [one] { $count } herbe
   *[other] { $count } herbes
}
septima-count-mushroom = { $count ->
    [one] { $count } champignon
   *[other] { $count } champignons
}
septima-count-root = { $count ->
    [one] { $count } racine
   *[other] { $count } racines
}
septima-count-crystal = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
septima-count-remedy-blindness = { $count ->
    [one] { $count } remède contre la cécité
   *[other] { $count } remèdes contre la cécité
}
septima-count-remedy-paralysis = { $count ->
    [one] { $count } remède contre la paralysie
   *[other] { $count } remèdes contre la paralysie
}
septima-count-remedy-infection = { $count ->
    [one] { $count } remède contre l’infection
   *[other] { $count } remèdes contre l’infection
}
septima-count-calming-potion = { $count ->
    [one] { $count } potion d’apaisement
   *[other] { $count } potions d’apaisement
}
septima-count-flying-ointment = { $count ->
    [one] { $count } onguent de vol
   *[other] { $count } onguents de vol
}
septima-count-love-philter = { $count ->
    [one] { $count } philtre d’amour
   *[other] { $count } philtres d’amour
}
septima-count-ritual-oil = { $count ->
    [one] { $count } huile rituelle
   *[other] { $count } huiles rituelles
}
septima-count-charm = { $count ->
    [one] { $count } porte-bonheur
   *[other] { $count } porte-bonheur
}
septima-good-crystal-text = Il remplace n’importe quel ingrédient à dépenser, ou demandé par un objectif.
septima-good-remedy-blindness-text = Soigne un patient aveugle.
septima-good-remedy-paralysis-text = Soigne un patient paralysé.
septima-good-remedy-infection-text = Soigne un patient infecté.
septima-good-calming-potion-text = Baissez votre suspicion de 2, ou déplacez un chasseur dans une cabane vide, où il reste inactif.
septima-good-flying-ointment-text = Déplacez votre doyenne d’autant d’intersections que vous voulez.
septima-good-love-philter-text = Envoyez un fidèle dans la foule, puis un des vôtres de la foule dans un tribunal.
septima-good-ritual-oil-text = Votre action compte comme en harmonie avec un autre couvent ; votre suspicion monte de 1.
septima-good-charm-text = Défaussez-le pour relancer le dé Chasseur ; gardé jusqu’à la fin, il vaut de la Sagesse.

## Actions
septima-action-collect = Collecter
septima-action-move = Se déplacer
septima-action-brew = Préparer
septima-action-heal = Soigner
septima-action-chant = Chanter
septima-action-recruit = Envoûter
septima-action-plead = Plaider
septima-action-remember = Se souvenir
septima-action-ritual = Rituel
septima-action-collect-text = Collectez tous les ingrédients lunaires et tous les cristaux à côté de votre doyenne.
septima-action-collect-bonus-text = Collectez aussi un ingrédient non-lunaire adjacent.
septima-action-move-text = Avancez de 3 intersections au plus et collectez un ingrédient au bord du chemin.
septima-action-move-bonus-text = À la place, posez votre doyenne où vous voulez et gagnez un cristal.
septima-action-brew-text = Préparez jusqu’à 3 potions ; chaque élixir rapporte 3 points de Sagesse.
septima-action-brew-bonus-text = L’une de ces potions coûte un ingrédient de moins.
septima-action-heal-text = Soignez jusqu’à 2 patients adjacents avec les remèdes qui conviennent.
septima-action-heal-bonus-text = Gagnez aussi un porte-bonheur.
septima-action-chant-text = Baissez votre suspicion de 2.
septima-action-chant-bonus-text = Baissez encore votre suspicion de 1 ; ce tour-ci, l’harmonie n’en éveille aucune.
septima-action-recruit-text = Envoyez un fidèle de votre réserve dans la foule.
septima-action-recruit-bonus-text = Recevez aussi une faveur de la foule.
septima-action-plead-text = Envoyez un de vos fidèles de la foule dans un tribunal et gagnez 2 points de Sagesse.
septima-action-plead-bonus-text = Avant ou après, envoyez aussi un fidèle de votre réserve dans la foule.
septima-action-remember-text = Refaites ce que dit une carte de votre défausse.
septima-action-remember-bonus-text = Le bonus d’harmonie de cette carte s’y ajoute.
septima-action-ritual-text = Avancez sur la piste Rituel sans tenir compte des icônes et, si vous voulez, glissez d’une case de côté.
septima-action-ritual-bonus-text = Réactivez aussi un sort, ou gagnez un ingrédient de votre choix.

## Patients
septima-illness-blind = aveugle
septima-illness-paralysed = paralysé
septima-illness-infected = infecté
septima-patient-blind-yellow = patient aveugle au drapeau jaune
septima-patient-blind-blue = patient aveugle au drapeau bleu
septima-patient-paralysed-yellow = patient paralysé au drapeau jaune
septima-patient-paralysed-blue = patient paralysé au drapeau bleu
septima-patient-infected-yellow = patient infecté au drapeau jaune
septima-patient-infected-blue = patient infecté au drapeau bleu

## Récompenses
septima-gift-choose = { $count } au choix ({ $goods })
septima-gift-calm = { $count ->
    [one] { $count } cran de suspicion en moins
   *[other] { $count } crans de suspicion en moins
}
septima-gift-send = { $count ->
    [one] { $count } fidèle dans la foule
   *[other] { $count } fidèles dans la foule
}
septima-gift-chamber = { $count ->
    [one] { $count } fidèle de la foule dans un tribunal
   *[other] { $count } fidèles de la foule dans un tribunal
}
septima-gift-advance = une avancée sur la piste Rituel
septima-gift-prepare = un sort réactivé
septima-gift-spell = un nouveau sort
septima-gift-witches = { $count ->
    [one] une sorcière de la pioche
   *[other] une sorcière au choix parmi { $count } de la pioche
}

## Faveurs de la foule
septima-favour-lower-suspicion = 1 cran de suspicion en moins
septima-favour-move-4 = un déplacement de 4 intersections au plus
septima-favour-gain-ingredient = un ingrédient
septima-favour-trade-potion = une potion contre un ingrédient
septima-favour-prepare-spell = un sort réactivé contre un ingrédient
septima-favour-lower-suspicion-text = Votre suspicion baisse de 1.
septima-favour-move-4-text = Votre doyenne peut se déplacer de 4 intersections au plus.
septima-favour-gain-ingredient-text = Gagnez un ingrédient de votre choix, lunaire ou non.
septima-favour-trade-potion-text = Dépensez un ingrédient ou un cristal et gagnez une potion quelconque ; elle ne rapporte pas de Sagesse.
septima-favour-prepare-spell-text = Dépensez un ingrédient ou un cristal et réactivez un de vos sorts épuisés.

## Éléments, marqueurs, villageois
septima-element-earth = Terre
septima-element-air = Air
septima-element-fire = Feu
septima-ritual-start = case de départ { $number }
septima-ritual-space = rangée { $row }, case { $number }
septima-side-left = gauche
septima-side-right = droite
septima-citizen-angry = opposant

## Bâtiments
septima-building-hospital = Hôpital
septima-building-antique-shop = Magasin d’antiquités
septima-building-market = Marché
septima-building-oracle = Oracle
septima-building-flying-elephant = L’Éléphant Volant
septima-building-printing-house = Imprimerie
septima-building-pub = Taverne
septima-building-hospital-text = Avec Soigner : il abrite toujours des patients des trois types, mais les soigner ici ne donne pas la récompense de la piste Patient.
septima-building-antique-shop-text = Avec Se souvenir : piochez une carte Prologue et prenez deux fois son bonus du haut ou une fois son bonus du bas.
septima-building-market-text = Avec Collecter : deux ingrédients de votre choix comptent comme imprimés ici.
septima-building-oracle-text = Avec Chanter : recevez une faveur de la foule.
septima-building-flying-elephant-text = Avec Préparer : un élixir peut coûter un ingrédient de moins, mais il ne rapporte alors pas de Sagesse.
septima-building-printing-house-text = Avec Plaider : baissez votre suspicion de 2.
septima-building-pub-text = Avec Envoûter : envoyez un fidèle de plus dans la foule ; un opposant l’accompagne.

## Sorts de Feu
septima-spell-dark-moon-stone = Pierre de lune noire
septima-spell-dream-powder = Poudre onirique
septima-spell-healing-dream = Songe curatif
septima-spell-invisible-famulus = Servant invisible
septima-spell-lions-roar = Rugissement du lion
septima-spell-magic-mortar = Mortier magique
septima-spell-summoning = Invocation
septima-spell-the-golden-brew = Breuvage d’or
septima-spell-time-twister = Distorsion temporelle
septima-spell-vision-of-the-past = Vision du passé
septima-spell-dark-moon-stone-text = Jusqu’à la fin de la saison, chaque élixir que vous utilisez rapporte 2 points de Sagesse.
septima-spell-dream-powder-text = Un chasseur actif de votre choix devient inactif jusqu’à la fin de la phase de lune.
septima-spell-healing-dream-text = Soignez un patient adjacent avec le remède qui convient, en plus de ce que permet Soigner.
septima-spell-invisible-famulus-text = Ce tour-ci, l’harmonie n’éveille aucune suspicion ; vous gardez tout ce qu’elle apporte.
septima-spell-lions-roar-text = Jusqu’à la fin de la saison, chaque lancer du chasseur que vous affrontez rapporte 3 points de Sagesse ; relancer ne rapporte rien de plus.
septima-spell-magic-mortar-text = Échangez jusqu’à 3 de vos ingrédients ou cristaux contre des ingrédients de votre choix.
septima-spell-summoning-text = Jusqu’à la fin de la saison, vous comptez un fidèle de plus à chaque procès et remportez les égalités entre couvents.
septima-spell-the-golden-brew-text = Ce tour-ci, chaque potion que vous dépensez peut compter comme n’importe quelle autre.
septima-spell-time-twister-text = Juste après votre action, faites ce que dit une autre carte de votre main ; elle reste en main.
septima-spell-vision-of-the-past-text = Piochez une carte Prologue et recevez une fois son bonus du haut et une fois son bonus du bas.

## Sorts de Terre
septima-spell-adriannas-ring = Anneau d’Adrianna
septima-spell-blessed-day = Collecte bénie
septima-spell-cauldron-of-plenty = Corne d’abondance
septima-spell-emerald-passage = Passage d’émeraude
septima-spell-ethereal-song = Chanson éthérée
septima-spell-invisibility = Invisibilité
septima-spell-overgrown-wilds = Mauvaises herbes
septima-spell-secrets-of-the-stones = Secrets des pierres
septima-spell-shards-of-eternity = Éclats de l’éternité
septima-spell-unnatural-recovery = Guérison surnaturelle
septima-spell-adriannas-ring-text = Jusqu’à la fin de la saison, tout ce qui baisse votre suspicion rapporte 2 points de Sagesse.
septima-spell-blessed-day-text = Avec Collecter : gagnez un ingrédient de plus de chaque sorte collectée ce tour-ci.
septima-spell-cauldron-of-plenty-text = Avec Préparer : préparez jusqu’à 4 potions ce tour-ci.
septima-spell-emerald-passage-text = Déplacez votre doyenne d’autant d’intersections que vous voulez.
septima-spell-ethereal-song-text = Avec Chanter : baissez votre suspicion de 1 par sorcière de votre couvent.
septima-spell-invisibility-text = Les chasseurs ne vous voient pas tant que votre doyenne ne quitte pas cette intersection.
septima-spell-overgrown-wilds-text = Avec Collecter : ce tour-ci, chaque quartier du village adjacent donne un ingrédient de votre choix.
septima-spell-secrets-of-the-stones-text = Jusqu’à la fin de la saison, chaque bâtiment dont vous utilisez le pouvoir rapporte 3 points de Sagesse, une fois par tour.
septima-spell-shards-of-eternity-text = Avec Collecter : dépensez un cristal et collectez trois ingrédients différents.
septima-spell-unnatural-recovery-text = Avec Soigner : après un patient soigné avec une potion, soignez-en un autre du même type sans potion.

## Sorts d’Air
septima-spell-boon-of-gratitude = Marque de gratitude
septima-spell-cloak-of-charisma = Cape de charisme
septima-spell-doppelganger = Doppelgänger
septima-spell-helpful-spirits = Soin des esprits
septima-spell-magic-mirror = Miroir magique
septima-spell-one-with-the-storm = Au cœur du cyclone
septima-spell-soothing-melody = Mélodie apaisante
septima-spell-spiritual-bond = Lien spirituel
septima-spell-widows-song = Chant de la veuve
septima-spell-wings-of-wind = Ailes du zéphyr
septima-spell-boon-of-gratitude-text = Avec Soigner : pour chaque patient soigné ce tour-ci, choisissez un cadeau différent : un cristal, un fidèle dans la foule, ou 1 cran de suspicion en moins.
septima-spell-cloak-of-charisma-text = Vous pouvez remplacer un marqueur Septima actif ; si votre action correspond alors à l’un d’eux, vous pouvez compter comme en harmonie avec la seule Septima, sans suspicion.
septima-spell-doppelganger-text = Ce tour-ci, vous pouvez utiliser le pouvoir d’une sorcière d’un autre couvent.
septima-spell-helpful-spirits-text = Avec Soigner : ce tour-ci, les patients soignés à l’Hôpital donnent la récompense de la piste Patient.
septima-spell-magic-mirror-text = Piochez 3 sorcières et mettez-en une de côté, dont vous pouvez utiliser le pouvoir jusqu’à la fin de la saison.
septima-spell-one-with-the-storm-text = Jusqu’à la fin de la saison, chaque avancée sur la piste Rituel rapporte 2 points de Sagesse.
septima-spell-soothing-melody-text = Avec Chanter : recevez deux faveurs de la foule différentes.
septima-spell-spiritual-bond-text = La prochaine fois que vous gagnez un procès, vous ne rappelez aucun fidèle.
septima-spell-widows-song-text = Jusqu’à la fin de la saison, chaque patient que vous soignez rapporte 2 points de Sagesse.
septima-spell-wings-of-wind-text = Jusqu’à la fin de la saison, votre Déplacement rapide va jusqu’à 3 intersections ; lancé juste après un Déplacement rapide, le sort vous porte 2 intersections plus loin au plus.

## Sorcières
septima-witch-albert = Albert
septima-witch-alice = Alice
septima-witch-aylana = Aylana
septima-witch-berta = Berta
septima-witch-bryn = Bryn
septima-witch-dragomir = Dragomir
septima-witch-edith = Edith
septima-witch-eustace = Eustace
septima-witch-hazel = Hazel
septima-witch-johanna = Johanna
septima-witch-katherina = Katherina
septima-witch-luke = Luke
septima-witch-martha = Martha
septima-witch-mathilda = Mathilda
septima-witch-nicholas = Nicholas
septima-witch-nina = Nina
septima-witch-otto = Otto
septima-witch-randell = Randell
septima-witch-remus = Remus
septima-witch-sen = Sen
septima-witch-serena = Serena
septima-witch-sophie = Sophie
septima-witch-tommy = Tommy
septima-witch-wilmot = Wilmot
septima-witch-albert-text = Après un lancer du chasseur : dépensez 2 ingrédients, et le chasseur à vos trousses devient inactif au lieu de courir.
septima-witch-alice-text = Avec Préparer : si vous avez préparé au moins 3 élixirs ce tour-ci, avancez sur la piste Rituel.
septima-witch-aylana-text = Avec Se souvenir : votre action peut compter comme en harmonie avec un autre couvent ; votre suspicion monte de 1.
septima-witch-berta-text = Avec Soigner : si vous avez soigné des patients de deux types différents ce tour-ci, avancez sur la piste Rituel.
septima-witch-bryn-text = Choisissez une fois par saison : ne rappeler qu’un fidèle après chaque procès gagné, ou aucun après les faveurs.
septima-witch-dragomir-text = Si la défense gagne le premier procès et que vous avez un fidèle dans ce tribunal, baissez votre suspicion de 2.
septima-witch-edith-text = Avec Soigner : un patient soigné peut faire avancer n’importe quelle piste Patient au lieu de la sienne.
septima-witch-eustace-text = Avec Envoûter : à côté de l’Hôpital, vous envoyez un fidèle de plus dans la foule.
septima-witch-hazel-text = Avec Soigner : un des patients peut se trouver jusqu’à 2 intersections plus loin.
septima-witch-johanna-text = Après les procès, vous pouvez choisir plusieurs fois la même faveur.
septima-witch-katherina-text = Avec Collecter : une sorte d’ingrédient de plus compte comme lunaire.
septima-witch-luke-text = Avec Préparer : deux fois au plus, augmentez votre suspicion de 1 pour dépenser un ingrédient de moins ; une seule potion peut devenir gratuite ainsi.
septima-witch-martha-text = Une action sans harmonie peut compter comme en harmonie avec un autre couvent ; votre suspicion monte de 2.
septima-witch-mathilda-text = Avec une action en harmonie : augmentez votre suspicion de 2, et un chasseur devient inactif jusqu’à la fin de la phase de lune.
septima-witch-nicholas-text = Avec Collecter : préparez une potion.
septima-witch-nina-text = Avec Chanter : dépensez un ingrédient pour réactiver un sort.
septima-witch-otto-text = Tant que votre doyenne est à côté d’un crâne, vos lancers du chasseur valent 2 de moins.
septima-witch-randell-text = Chaque fois que vous atteignez un ruban de la piste Rituel, gagnez un ingrédient.
septima-witch-remus-text = Avec Rituel : dépensez un cristal pour avancer encore une fois sur la piste Rituel.
septima-witch-sen-text = Avec Collecter : deux fois au plus, dépensez un ingrédient pour gagner un cristal.
septima-witch-serena-text = Si vous n’êtes pas en harmonie, votre Déplacement rapide peut aller une intersection plus loin.
septima-witch-sophie-text = Avec Envoûter : augmentez votre suspicion de 1 pour envoyer un fidèle de plus dans la foule.
septima-witch-tommy-text = Avec Se souvenir : si votre suspicion est inférieure à 4, avancez sur la piste Rituel.
septima-witch-wilmot-text = Avec Collecter : baissez votre suspicion de 1 par champignon collecté ce tour-ci.

## Objectifs
septima-book-text = À la fin, vous marquez autant d’objectifs de votre Livre de divinations que vous avez de sorcières, les plus précieux d’abord.
septima-objective = { $goal } (Sagesse : { $wisdom })
septima-objective-loyal = { $count ->
    [one] { $count } fidèle dans la foule ou les tribunaux
   *[other] { $count } fidèles dans la foule ou les tribunaux
}
septima-objective-potions = { $count ->
    [one] { $count } potion inutilisée
   *[other] { $count } potions inutilisées
}
septima-objective-crystals = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
septima-objective-ingredient = { $goods }
septima-objective-same = { $count ->
    [one] { $count } ingrédient d’une seule sorte
   *[other] { $count } ingrédients identiques
}
septima-objective-distinct = { $count ->
    [one] { $count } sorte d’ingrédient
   *[other] { $count } ingrédients différents
}
septima-objective-healed-blind = { $count ->
    [one] { $count } patient aveugle soigné
   *[other] { $count } patients aveugles soignés
}
septima-objective-healed-paralysed = { $count ->
    [one] { $count } patient paralysé soigné
   *[other] { $count } patients paralysés soignés
}
septima-objective-healed-infected = { $count ->
    [one] { $count } patient infecté soigné
   *[other] { $count } patients infectés soignés
}
septima-objective-healed-any = { $count ->
    [one] { $count } patient soigné
   *[other] { $count } patients soignés
}
septima-objective-suspicion-max = suspicion de { $count } au plus
septima-objective-suspicion-min = suspicion de { $count } au moins
septima-objective-ritual = marqueur Rituel dans la section { $element }
septima-objective-spells-same = { $count ->
    [one] { $count } sort d’un seul élément
   *[other] { $count } sorts du même élément
}
septima-objective-spells-distinct = { $count ->
    [one] { $count } sort
   *[other] { $count } sorts d’éléments différents
}

## Ce qui est demandé
septima-prompt-over = La partie est terminée.
septima-prompt-draft = Choix des sorcières, tour { $round } : gardez une sorcière et passez les autres.
septima-prompt-third = Deux de vos trois sorcières forment votre couvent. Laquelle retourne dans la pioche ?
septima-prompt-prologue = Disposez vos cartes Prologue { $first } et { $second } : avec quoi commencez-vous ?
septima-prompt-prologue-type = Que choisissez-vous au départ ? ({ $goods })
septima-prompt-card-choice = Choisissez votre action pour cette phase de lune ; toutes sont révélées ensemble.
septima-prompt-leader = D’où part votre doyenne ?
septima-prompt-first-spell = Choisissez votre premier sort.
septima-prompt-first-ritual = D’où part votre marqueur Rituel ?
septima-prompt-quick-move = { $steps ->
    [one] Déplacement rapide : avancer de { $steps } intersection, ou rester ?
   *[other] Déplacement rapide : avancer de { $steps } intersections au plus, ou rester ?
}
septima-prompt-window-1 = Avant votre action : utilisez à votre guise potions, sorts, sorcières ou bâtiments.
septima-prompt-window-2 = Après votre action : utilisez à votre guise potions, sorts, sorcières ou bâtiments.
septima-prompt-bonus-order = « { $action } » est en harmonie. Bonus : { $bonus } Quand le prenez-vous ?
septima-prompt-bonus-instead = « { $action } » est en harmonie. Bonus : { $bonus } Que faites-vous ?
septima-prompt-bonus-late = « { $action } » est maintenant en harmonie. Bonus : { $bonus } Le prenez-vous ?
septima-prompt-collect-bonus = Quel ingrédient non-lunaire collectez-vous ?
septima-prompt-walk = { $steps ->
    [one] Avancer de { $steps } intersection, ou s’arrêter ici ?
   *[other] Avancer de { $steps } intersections au plus, l’une après l’autre, ou s’arrêter ici ?
}
septima-prompt-walk-on = { $steps ->
    [one] Cette intersection est occupée : avancez encore de { $steps } intersection.
   *[other] Cette intersection est occupée : avancez encore, de { $steps } intersections au plus.
}
septima-prompt-route = Quel ingrédient collectez-vous en chemin ?
septima-prompt-flee = Votre doyenne s’enfuit : vers quelle intersection libre ?
septima-prompt-fly = À quelle intersection va votre doyenne ?
septima-prompt-brew = { $count ->
    [one] Que préparez-vous ? (encore { $count } potion)
   *[other] Que préparez-vous ? (jusqu’à { $count } potions)
}
septima-prompt-price = Payez la potion : quel ingrédient, ou un cristal à sa place ?
septima-prompt-heal = { $count ->
    [one] Qui soignez-vous ? (encore { $count } patient)
   *[other] Qui soignez-vous ? (jusqu’à { $count } patients)
}
septima-prompt-track = Sur quelle piste Patient avancez-vous ?
septima-prompt-chamber = { $count ->
    [one] Dans quel tribunal va votre fidèle ?
   *[other] Dans quel tribunal vont vos { $count } fidèles ?
}
septima-prompt-remember = De quelle carte de votre défausse vous souvenez-vous ?
septima-prompt-ritual = Rituel : avancer, glisser de côté, ou les deux ?
septima-prompt-ritual-bonus = Quel sort réactivez-vous, ou quel ingrédient gagnez-vous ?
septima-prompt-advance = Vous avancez sur la piste Rituel : vers quelle case ?
septima-prompt-icon-advance = Vous êtes en harmonie : avancer sur la piste Rituel vers une case à l’icône de votre action ?
septima-prompt-pay = Que dépensez-vous ?
septima-prompt-gain-spell = Quel sort gagnez-vous ? (éléments : { $elements })
septima-prompt-prepare = Quel sort réactivez-vous ?
septima-prompt-favour = { $count ->
    [one] La foule vous doit { $count } faveur : laquelle ?
   *[other] La foule vous doit jusqu’à { $count } faveurs : lesquelles ?
}
septima-prompt-take = Choisissez ce que vous gagnez : { $goods }.
septima-prompt-hunter = Quel chasseur devient inactif ?
septima-prompt-lose-witch = Une de vos sorcières est emmenée au second tribunal : laquelle ?
septima-prompt-reroll-caught = Le dé montre { $face } : la course du chasseur ({ $reach }) couvre la distance ({ $distance }), il vous rattrape. Défausser un porte-bonheur pour relancer le dé ?
septima-prompt-reroll-safe = Le dé montre { $face } : la course du chasseur ({ $reach }) ne couvre pas la distance ({ $distance }), vous vous échappez. Relancer tout de même ?
septima-prompt-shorten-caught = Le dé montre { $face } : la course du chasseur ({ $reach }) couvre la distance ({ $distance }), il vous rattrape. Défausser un porte-bonheur pour le ralentir ?
septima-prompt-shorten-safe = Le dé montre { $face } : la course du chasseur ({ $reach }) ne couvre pas la distance ({ $distance }), vous vous échappez. Le ralentir tout de même ?
septima-prompt-keep-witch = Laquelle de ces sorcières gardez-vous ?
septima-prompt-keep-aside = Miroir magique : quelle sorcière vous aide jusqu’à la fin de la saison ?
septima-prompt-welcome = Accueillir { $witch } dans votre couvent ?
septima-prompt-welcome-full = { $witch } voudrait rejoindre votre couvent, mais il est au complet : qui laisse sa place ?
septima-prompt-card-calming-potion = Potion d’apaisement : baisser votre suspicion, ou déplacer un chasseur ?
septima-prompt-card-antique-shop = Magasin d’antiquités : quel bonus de la carte Prologue prenez-vous ?
septima-prompt-card-market = { $memo ->
    [0] Marché : quel ingrédient trouvez-vous ici ?
   *[other] Marché : et quel second ingrédient ?
}
septima-prompt-card-magic-mortar = { $memo ->
    [one] Mortier magique : quel ingrédient échangez-vous ? (encore { $memo } échange)
   *[other] Mortier magique : quel ingrédient échangez-vous ? (jusqu’à { $memo } échanges)
}
septima-prompt-card-time-twister = Distorsion temporelle : quelle autre action faites-vous maintenant ?
septima-prompt-card-vision-of-the-past = Vision du passé : quel ingrédient de la carte Prologue gagnez-vous ?
septima-prompt-card-overgrown-wilds = Mauvaises herbes : quel ingrédient pousse dans ce quartier du village ?
septima-prompt-card-shards-of-eternity = Éclats de l’éternité : quel ingrédient collectez-vous ?
septima-prompt-card-boon-of-gratitude = Marque de gratitude : quel cadeau choisissez-vous ?
septima-prompt-card-cloak-of-charisma = { $memo ->
    [0] Cape de charisme : remplacer un marqueur Septima actif ?
   *[other] Cape de charisme : compter comme en harmonie avec la seule Septima, sans suspicion ?
}
septima-prompt-card-doppelganger = Doppelgänger : à qui empruntez-vous un pouvoir ?
septima-prompt-card-albert = Albert : dépenser 2 ingrédients pour arrêter le chasseur ?
septima-prompt-card-bryn = Bryn : cette saison, ne rappeler qu’un fidèle après chaque procès gagné ? Sinon, Bryn vous épargne le rappel après les faveurs.
septima-prompt-card-dragomir = Dragomir : baisser votre suspicion de 2 ?
septima-prompt-card-katherina = Katherina : quel autre ingrédient compte comme lunaire ?

## Ce qui est possible
septima-move-done = c’est tout
septima-move-stay = rester ici
septima-move-stop = s’arrêter ici
septima-move-decline = renoncer
septima-move-no-advance = ne pas avancer
septima-move-no = non
septima-move-keep = garder { $witch } : { $text }
septima-move-lose = renoncer à { $witch }
septima-move-arrange = { $a } × ({ $first }), { $b } × ({ $second }), { $c } × ({ $third })
septima-move-take = prendre 1 { $good }
septima-move-go = aller en { $space }
septima-move-card = { $action } : { $text }
septima-move-cast = lancer « { $spell } » : { $text }
septima-move-gain-spell = gagner « { $spell } » : { $text }
septima-move-prepare-spell = réactiver « { $spell } » : { $text }
septima-move-ritual = { $space } ({ $elements } ; icône { $action })
septima-move-ritual-start = { $space } ({ $elements })
septima-move-use-witch = faire appel à { $card } : { $text }
septima-move-use = utiliser « { $card } » : { $text }
septima-move-use-as = utiliser « { $spent } » comme « { $meant } »
septima-move-shrine = utiliser l’autel en { $hex } ({ $element })
septima-move-favour = { $favour } : { $text }
septima-move-calm = baisser votre suspicion
septima-move-send = envoyer un fidèle dans la foule
septima-move-hunter = le chasseur de la cabane { $hut }
septima-move-shift = déplacer le chasseur de la cabane { $from } à la cabane { $to }
septima-move-chamber = tribunal { $chamber }
septima-move-bonus-first = le bonus d’abord
septima-move-bonus-last = le bonus ensuite
septima-move-bonus-instead = le bonus à la place
septima-move-bonus-never = sans le bonus
septima-move-brew = préparer 1 { $potion }
septima-move-brew-cheaper = préparer 1 { $potion } à moindre prix : { $discounts }
septima-move-pay = payer 1 { $good }
septima-move-omit = économiser 1 { $good }
septima-move-heal = soigner le patient { $illness } ({ $place }) avec 1 { $potion }
septima-move-heal-free = soigner le patient { $illness } ({ $place }) sans potion
septima-move-track = piste Patient « { $illness } » au niveau { $level }
septima-move-track-rewarded = piste Patient « { $illness } » au niveau { $level } : { $reward }
septima-move-charm-shorten = défausser un porte-bonheur pour ralentir le chasseur
septima-move-charm = défausser un porte-bonheur pour relancer le dé
septima-move-replace = remplacer le marqueur Septima de { $side }
septima-move-septima = en harmonie avec la seule Septima
septima-move-section-top = le bonus du haut, deux fois
septima-move-section-bottom = le bonus du bas, une fois
septima-discount-bonus = bonus d’harmonie
septima-discount-forfeit = sans Sagesse
septima-discount-risk = suspicion +{ $count }

## Ce qui se passe
septima-event-moon-laid = La lune rencontre, dans l’ordre : { $ingredients }.
septima-event-building-placed = Un bâtiment ouvre au village : { $building }.
septima-event-book-dealt = { $seat } reçoit le livre { $book }.
septima-event-tiles-held = { $seat } a en main { $witches }.
septima-event-tile-kept = { $seat } garde { $witch }.
septima-event-third-returned = { $seat } remet { $witch } dans la pioche.
septima-event-coven-formed = { $seat } forme un couvent : { $witches }.
septima-event-prologue-dealt = { $seat } reçoit les cartes Prologue { $first } et { $second }.
septima-event-prologue-laid = { $seat } dispose ses cartes Prologue.
septima-event-first-player = { $seat } commence.
septima-event-leader-placed = { $seat } pose sa doyenne en { $space }.
septima-event-ritual-begun = { $seat } commence la piste Rituel : { $space }.
septima-event-season-begins = Une nouvelle saison : { $season }.
septima-event-phase-begins = La phase de lune { $phase } commence.
septima-event-patient-placed = Nouveau en { $hex } : { $patient }.
septima-event-patient-left = Parti de { $hex } : { $patient }.
septima-event-witch-accused = On accuse { $witch }, qui attend au premier tribunal.
septima-event-septima-shown = Le marqueur Septima de { $side } montre « { $action } ».
septima-event-spell-shown = Un sort est révélé : { $spell }.
septima-event-spell-gone = « { $spell } » quitte le jeu.
septima-event-hunter-arrives = Un nouveau chasseur s’installe dans la cabane { $hut }.
septima-event-hunter-rolled-ahead = Le dé Chasseur est lancé d’avance : { $face }.
septima-event-card-played = { $seat } joue « { $action } ».
septima-event-moved = { $seat } va de { $from } à { $to }.
septima-event-collected = { $seat } collecte { $goods }.
septima-event-gained = { $seat } gagne { $goods }.
septima-event-spent = { $seat } dépense 1 { $good }.
septima-event-wisdom-gained = { $count ->
    [one] { $seat } gagne { $count } point de Sagesse.
   *[other] { $seat } gagne { $count } points de Sagesse.
}
septima-event-wisdom-lost = { $count ->
    [one] { $seat } perd { $count } point de Sagesse.
   *[other] { $seat } perd { $count } points de Sagesse.
}
septima-event-suspicion-rises = { $seat } : la suspicion monte de { $from } à { $to }.
septima-event-suspicion-falls = { $seat } : la suspicion baisse de { $from } à { $to }.
septima-event-confronted = { $seat } doit rendre des comptes : les villageois en ont assez.
septima-event-copied = { $seat } refait « { $action } ».
septima-event-bonus-taken = { $seat } prend le bonus d’harmonie de « { $action } ».
septima-event-used = { $seat } utilise « { $card } ».
septima-event-used-as = { $seat } utilise « { $spent } » comme « { $meant } ».
septima-event-acted = « { $card } » agit pour { $seat }.
septima-event-shrine-used = { $seat } utilise l’autel en { $hex }.
septima-event-brewed = { $seat } prépare 1 { $potion }.
septima-event-healed = { $seat } soigne un patient au village ({ $illness }).
septima-event-healed-in-hospital = { $seat } soigne un patient à l’Hôpital ({ $illness }).
septima-event-track-advanced = { $seat } atteint le niveau { $level } de la piste Patient « { $illness } ».
septima-event-rewarded = { $seat } reçoit la récompense du niveau { $level } (piste Patient « { $illness } »).
septima-event-favour-taken = La foule accorde une faveur à { $seat } : { $favour }.
septima-event-to-crowd = { $count ->
    [one] { $seat } envoie { $count } fidèle dans la foule.
   *[other] { $seat } envoie { $count } fidèles dans la foule.
}
septima-event-to-chamber = { $count ->
    [one] { $seat } envoie { $count } fidèle de la foule au tribunal { $chamber }.
   *[other] { $seat } envoie { $count } fidèles de la foule au tribunal { $chamber }.
}
septima-event-angry-to-crowd = { $count ->
    [one] { $count } opposant rejoint la foule.
   *[other] { $count } opposants rejoignent la foule.
}
septima-event-angry-leave = { $count ->
    [one] { $count } opposant quitte la foule.
   *[other] { $count } opposants quittent la foule.
}
septima-event-angry-leaves-patient = L’opposant quitte le patient.
septima-event-ritual-moved = { $seat } glisse de côté sur la piste Rituel : { $space }.
septima-event-ritual-advanced = { $seat } avance sur la piste Rituel : { $space }.
septima-event-ritual-top = { $seat } est au sommet de la piste Rituel et gagne de la Sagesse à la place.
septima-event-spell-gained = { $seat } apprend « { $spell } ».
septima-event-spell-cast = { $seat } lance « { $spell } ».
septima-event-spell-prepared = { $seat } réactive « { $spell } ».
septima-event-spell-ended = « { $spell } » prend fin pour { $seat }.
septima-event-witch-borrowed = { $seat } emprunte son pouvoir à { $witch }.
septima-event-prologue-drawn = { $seat } pioche la carte Prologue { $number }.
septima-event-witches-seen = { $seat } voit { $witches }.
septima-event-witches-drawn = { $count ->
    [one] { $seat } pioche { $count } sorcière.
   *[other] { $seat } pioche { $count } sorcières.
}
septima-event-witch-offered = { $witch } souhaite rejoindre le couvent ({ $seat }).
septima-event-witch-joined = { $seat } accueille { $witch } dans son couvent.
septima-event-witch-aside = { $seat } met { $witch } de côté jusqu’à la fin de la saison.
septima-event-witch-boxed = { $witch } quitte le jeu.
septima-event-witch-captured = { $seat } perd { $witch } : direction le second tribunal.
septima-event-hunter-sleeps = Le chasseur de la cabane { $hut } devient inactif.
septima-event-hunter-moved = Un chasseur passe de la cabane { $from } à la cabane { $to } et reste inactif.
septima-event-rolled = { $seat } obtient { $face } au dé Chasseur.
septima-event-charm-discarded = { $seat } défausse un porte-bonheur.
septima-event-escaped = { $seat } s’échappe : la course du chasseur ({ $reach }) ne couvre pas la distance ({ $distance }).
septima-event-caught = Le chasseur rattrape { $seat } : sa course ({ $reach }) couvre la distance ({ $distance }).
septima-event-trial-held = Procès au tribunal { $chamber }, accusation contre { $witch } : { $row }. Fidèles : { $loyal }, opposants : { $angry }.
septima-event-trial-won = La défense l’emporte : { $seat } gagne le procès.
septima-event-trial-lost = La défense échoue au tribunal { $chamber }.
septima-event-recalled = { $count ->
    [one] { $seat } rappelle { $count } fidèle.
   *[other] { $seat } rappelle { $count } fidèles.
}
septima-event-book-revealed = { $seat } ouvre le livre { $book }.

## Ce qui se voit
septima-view-season = Saison : { $season } · phase de lune { $phase } · { $step }
septima-view-over = La partie est terminée.
septima-view-moon = Lune : { $moon } · lunaires maintenant : { $lunar }
septima-view-septima = Septima : à gauche : { $left } · à droite : { $right }
septima-view-hunters = Chasseurs actifs dans les cabanes : { $awake } · inactifs : { $dormant }
septima-view-first = Commence : { $seat }
septima-view-die = Dé Chasseur : { $face }
septima-view-patient = { $hex } : { $patient }
septima-view-patient-angry = { $hex } : { $patient }, et un opposant
septima-view-patient-healed = { $hex } : { $patient }, soigné par { $healers }
septima-view-chamber-1 = Tribunal 1 : { $witch } · villageois : { $row }
septima-view-chamber-2 = Tribunal 2 : { $witches } · villageois : { $row }
septima-view-crowd = { $angry ->
    [one] Dans la foule : { $angry } opposant
   *[other] Dans la foule : { $angry } opposants
}
septima-view-pile = { $count ->
    [one] Pioche des sorcières : { $count } tuile
   *[other] Pioche des sorcières : { $count } tuiles
}
septima-view-buildings = Bâtiments : { $buildings }
septima-view-shelf = Sorts, { $element } : { $spells }
septima-view-coven = { $seat } : doyenne : { $space } · suspicion : { $suspicion } · Sagesse : { $wisdom } · sorcières : { $witches } · fidèles dans la foule : { $crowd }
septima-view-goods = { $seat } possède : { $goods }
septima-view-tracks = { $seat }, pistes Patient : aveugles { $blind }, paralysés { $paralysed }, infectés { $infected }
septima-view-cards = { $seat }, cartes : jouée : { $card } · main : { $hand } · défausse : { $discard }
septima-view-spells = { $seat }, sorts : prêts : { $ready } · épuisés : { $spent } · en cours : { $marked } · marqueur Rituel : { $ritual }
septima-view-aside = { $seat } a mis de côté { $witch }
septima-view-prologue = { $seat }, cartes Prologue : { $first } et { $second }
septima-view-chosen = Vous avez choisi « { $action } »
septima-view-draft = Choix des sorcières : en main : { $holding } · gardées : { $kept } · passées : { $passed } · rendues : { $third }
septima-view-book = { $seat }, livre { $book } : { $objectives }

## La feuille de score
septima-sheet-wisdom = Sagesse gagnée
septima-sheet-citizens = Fidèles
septima-sheet-objectives = Objectifs
septima-sheet-tracks = Pistes Patient
septima-sheet-levels = Niveaux complets
septima-sheet-charms = Porte-bonheur
septima-sheet-potions = Potions restantes
septima-sheet-goods = Ingrédients et cristaux

## Pourquoi pas
refused-septima-tile-not-held = Vous n’avez pas cette sorcière en main.
refused-septima-not-on-prologue = Cet ingrédient n’est pas dans cette section de votre carte Prologue.
refused-septima-not-in-basic-mode = Cette carte n’existe qu’en mode complet.
refused-septima-card-discarded = Vous avez déjà joué cette carte cette saison ; elle revient à la fin de la saison.
refused-septima-space-taken = Une autre doyenne occupe cette intersection.
refused-septima-must-leave-space = Votre doyenne partage une intersection et doit la quitter ce tour-ci ; vous perdriez ainsi la dernière issue.
refused-septima-not-next-to-leader = Cette intersection n’est pas à côté de votre doyenne.
refused-septima-cannot-pay = Vous ne pouvez pas payer cela.
refused-septima-chamber-full = Il n’y a plus de place dans ce tribunal.
refused-septima-card-not-discarded = Cette carte n’est pas dans votre défausse.
refused-septima-spell-not-offered = Ce sort n’est pas proposé ici.
refused-septima-spell-not-spent = Ce sort n’est pas parmi vos sorts épuisés.
refused-septima-favour-taken = Vous avez déjà pris cette faveur ; choisissez-en une autre.
refused-septima-no-awake-hunter = Il n’y a pas de chasseur actif dans cette cabane.
refused-septima-no-shrine-here = Un autel demande la carte Rituel et votre doyenne à côté, une fois par tour.
refused-septima-spell-cast-already = Vous avez déjà lancé ce sort ce tour-ci.
refused-septima-spell-spent = Ce sort est épuisé : réactivez-le d’abord.
refused-septima-spell-not-yours = Vous ne possédez pas ce sort.
refused-septima-wrong-action = Cela va avec une autre action que celle que vous avez jouée.
refused-septima-wrong-window = Cela ne s’utilise pas à ce moment de votre tour.
refused-septima-remedy-only-heals = Un remède ne sert qu’à soigner.
refused-septima-no-such-potion = Vous ne possédez pas cette potion.
refused-septima-potion-counts-as-itself = Sans le Breuvage d’or, une potion ne compte que pour elle-même.
refused-septima-went-farther-unattuned = L’intersection de plus de Serena suppose l’absence d’harmonie : ce tour-ci, vous ne pouvez plus choisir d’en obtenir une.
refused-septima-witch-not-yours = Cette sorcière n’est pas dans votre couvent.
refused-septima-acts-by-herself = Cette sorcière n’attend pas d’ordre : son pouvoir agit le moment venu.
refused-septima-used-already = Vous ne pouvez plus vous en servir ce tour-ci.
refused-septima-condition-not-met = La condition de cette sorcière n’est pas remplie pour l’instant.
refused-septima-acts-by-itself = Ce bâtiment n’attend pas d’ordre : il agit le moment venu.
refused-septima-building-too-far = Votre doyenne n’est pas à côté de ce bâtiment.
refused-septima-no-such-discount = Vous n’avez pas cette remise.
refused-septima-no-patient = Il n’y a pas de patient à cet endroit.
refused-septima-hospital-needs-heal-card = À l’Hôpital, on ne soigne qu’avec la carte Soigner.
refused-septima-healed-already = Vous avez déjà soigné ce patient.
refused-septima-patient-too-far = Ce patient n’est pas à côté de votre doyenne.
refused-septima-hospital-too-far = Pour soigner à l’Hôpital, votre doyenne doit être à côté, quelle que soit votre portée.
refused-septima-wrong-potion = Cette potion ne soigne pas ce patient.
refused-septima-needs-potion = Il faut une potion pour soigner ce patient.
refused-septima-ritual-out-of-reach = Cette case n’est pas juste au-dessus de votre marqueur Rituel.
refused-septima-wrong-icon = Cette case ne montre pas l’icône de votre action.
refused-septima-no-offering = Cette case demande un ingrédient en offrande, et vous n’en avez pas.
setup-septima-unknown-variant = « { $detail } » n’est pas une variante de Septima ; il y a basic, full, fixed-hunter, fixed-trials et deterministic ; en solo aussi easy, standard, hard, hardest, tribulations-4 à -8, wisdom-1, -28, -35, bonuses-never, bonuses-always, cards-all et cards-two-each.
setup-septima-number-of-players = Septima se joue de 1 à 4 joueurs, pas à { $detail }.

## The Black Widow
septima-widow-name = la Veuve
septima-widow-card-cooperation = Coopération
septima-widow-card-delay = Temporisation
septima-widow-card-information = Information
septima-widow-card-cooperation-text = Choisissez une action dont la carte n’est pas dans sa défausse : la Veuve joue la même, sans lancer le dé.
septima-widow-card-delay-text = Changez d’abord sa rangée : échangez les deux cartes, échangez celle de droite avec la première de sa pioche, ou remettez celle de gauche sur la pioche. Puis choisissez et lancez le dé.
septima-widow-card-information-text = Lancez d’abord le dé : vous connaissez sa carte avant de choisir la vôtre.
septima-widow-action-collect = Veuve : Collecter
septima-widow-action-collect-text = Toutes les araignées se couchent et gardent les hexagones voisins.
septima-widow-action-collect-bonus-text = Vous ne gagnez aucun cristal jusqu’à la fin de votre prochain tour.
septima-widow-action-move = Veuve : Se déplacer
septima-widow-action-move-text = Chaque araignée avance d’une intersection vers vous, la plus éloignée d’une de plus.
septima-widow-action-move-bonus-text = Chaque araignée avance encore d’une intersection.
septima-widow-action-brew = Veuve : Préparer
septima-widow-action-brew-text = Sa suspicion monte de 1.
septima-widow-action-brew-bonus-text = Elle soigne le patient le plus proche de vous, les zones d’ombre d’abord.
septima-widow-action-heal = Veuve : Soigner
septima-widow-action-heal-text = Elle soigne les 2 patients les plus proches de vous, les zones d’ombre d’abord.
septima-widow-action-heal-bonus-text = Un adorateur passe de la foule au tribunal 1.
septima-widow-action-chant = Veuve : Chanter
septima-widow-action-chant-text = Sa suspicion monte de 1.
septima-widow-action-chant-bonus-text = Deux adorateurs rejoignent la foule.
septima-widow-action-recruit = Veuve : Envoûter
septima-widow-action-recruit-text = La première possibilité : 2 adorateurs rejoignent la foule ; 2 passent de la foule au tribunal 1 ; sa suspicion monte de 1.
septima-widow-action-recruit-bonus-text = Un autre adorateur rejoint la foule.
septima-widow-action-plead = Veuve : Plaider
septima-widow-action-plead-text = La première possibilité : 2 adorateurs passent de la foule au tribunal 1 ; 2 rejoignent la foule ; sa suspicion monte de 1.
septima-widow-action-plead-bonus-text = Un adorateur passe de sa réserve au tribunal 1.
septima-widow-action-remember = Veuve : Se souvenir
septima-widow-action-remember-text = Elle agit comme la carte qu’elle copie, tirée au sort au début de la partie.
septima-widow-action-remember-bonus-text = Le bonus de la carte qu’elle copie.
septima-widow-action-ritual = Rituel de la Veuve
septima-widow-action-ritual-text = La rangée inférieure de sorts est remplacée, et vous perdez une carte Négociation de votre choix.
septima-widow-action-ritual-bonus-text = Sa suspicion monte de 1.
septima-widow-prompt-draft = Prenez une des { $count } sorcières ; le hasard en donne ensuite une autre à la Veuve.
septima-widow-prompt-negotiate = La rangée de la Veuve montre « { $left } » (à gauche) et « { $right } » (à droite). Jouez-vous une carte Négociation avant de choisir votre action ?
septima-widow-prompt-card = Choisissez votre carte Action ; le dé solo dit ensuite quelle carte joue la Veuve : « { $left } » (gauche), « { $right } » (droite) ou le dessus de sa pioche.
septima-widow-prompt-card-informed = La Veuve jouera « { $action } ». Choisissez votre carte Action.
septima-widow-prompt-cooperate = Coopération : choisissez l’action que la Veuve et vous allez jouer.
septima-widow-prompt-path = Plusieurs chemins sont de même longueur : où va l’araignée de { $space } ?
septima-widow-prompt-farthest = Plusieurs araignées sont à la même distance de vous : laquelle avance ?
septima-widow-prompt-patient = Plusieurs patients sont à la même distance : lequel la Veuve soigne-t-elle ?
septima-widow-prompt-give = Le Rituel de la Veuve vous coûte une carte Négociation : laquelle ?
septima-widow-prompt-accuse = La Veuve est démasquée : laquelle de ses sorcières est jugée au second tribunal ?
septima-widow-move-none = Pas de négociation
septima-widow-move-cooperation = Coopération : la Veuve joue la même action que vous
septima-widow-move-delay-swap = Temporisation : échanger « { $left } » et « { $right } » dans la rangée de la Veuve
septima-widow-move-delay-right = Temporisation : échanger « { $right } » avec la première carte de sa pioche (« { $left } » reste à gauche)
septima-widow-move-delay-left = Temporisation : remettre « { $left } » sur sa pioche, glisser « { $right } » à gauche, piocher une nouvelle carte
septima-widow-move-information = Information : lancer le dé pour la Veuve avant de choisir
septima-widow-move-give = Perdre une carte { $card }
septima-widow-move-spider = L’araignée de { $space }, à { $steps } pas
septima-widow-move-crawl = Vers { $space }
septima-widow-move-patient = Le patient de { $hex } : { $patient }
septima-widow-move-accuse = { $witch } passe en jugement
septima-widow-event-remember = La carte « Se souvenir » de la Veuve porte le numéro { $number } : elle copie « { $action } ».
septima-widow-event-row = La rangée de la Veuve : « { $left } » (gauche), « { $right } » (droite).
septima-widow-event-remember-returned = La carte « Se souvenir » est sortie : elle est remélangée.
septima-widow-event-row-card = La Veuve révèle « { $action } ».
septima-widow-event-draft = Le choix des sorcières : { $witches }.
septima-widow-event-witch-joined = { $witch } rejoint la Veuve.
septima-widow-event-negotiated = Vous jouez « { $card } » ; la carte quitte la partie.
septima-widow-event-negotiation-lost = Vous perdez une carte { $card }.
septima-widow-event-row-changed = La rangée de la Veuve est maintenant « { $left } » (gauche), « { $right } » (droite).
septima-widow-event-rolled-left = Le dé solo : gauche.
septima-widow-event-rolled-right = Le dé solo : droite.
septima-widow-event-rolled-deck = Le dé solo : dessus de la pioche.
septima-widow-event-card-played = La Veuve joue « { $action } ».
septima-widow-event-shadows = Tour de la Veuve. Zones d’ombre : { $zones }.
septima-widow-event-spider-moved = Une araignée rampe de { $from } à { $to }.
septima-widow-event-spiders-lie-down = Toutes les araignées se couchent et gardent les hexagones voisins.
septima-widow-event-toll = Les araignées vous harcèlent : { $beside } à côté de votre doyenne, { $on } sur son intersection.
septima-widow-event-resolves = La carte de la Veuve agit : « { $action } ». { $text }
septima-widow-event-takes-bonus = La Veuve prend le bonus de « { $action } » : { $text }
septima-widow-event-no-crystals-begin = Jusqu’à la fin de votre prochain tour, vous ne gagnez aucun cristal.
septima-widow-event-no-crystals-end = Vous pouvez de nouveau gagner des cristaux.
septima-widow-event-no-crystals = La Veuve vous prive de cristaux : { $count }.
septima-widow-event-healed = La Veuve soigne le patient de { $hex } ({ $illness }) ; sa piste est à { $level }.
septima-widow-event-to-crowd = Des adorateurs rejoignent la foule : { $count }.
septima-widow-event-to-chamber = Un adorateur entre au tribunal { $chamber }.
septima-widow-event-suspicion = La suspicion de la Veuve passe de { $from } à { $to }.
septima-widow-event-witch-on-trial = { $witch }, du couvent de la Veuve, va au second tribunal.
septima-widow-event-pile-witch-on-trial = La Veuve n’a aucune sorcière : { $witch }, du bas de la pioche, va au second tribunal.
septima-widow-event-trial-won = La Veuve gagne le procès.
septima-widow-event-recalled = Des adorateurs reviennent dans la réserve de la Veuve : { $count }.
septima-widow-event-tribulation-met = Tribulation { $number } : surmontée.
septima-widow-event-tribulation-missed = Tribulation { $number } : non surmontée.
septima-widow-event-won = Tribulations surmontées : { $met }, nécessaires : { $needed }. Vous gagnez !
septima-widow-event-lost = Tribulations surmontées : { $met }, nécessaires : { $needed }. La Veuve gagne.
septima-widow-view-coven = La Veuve : suspicion : { $suspicion } · sorcières : { $witches } · adorateurs dans la foule : { $crowd } · carte en jeu : { $card } · défausse : { $discard }
septima-widow-view-tracks = Pistes Patient de la Veuve : aveugles { $blind }, paralysés { $paralysed }, infectés { $infected }
septima-widow-view-row = Sa rangée : { $left } (gauche), { $right } (droite) ; connue au-dessus de sa pioche : { $top } ; sa carte « Se souvenir » copie : { $remember }
septima-widow-view-shadows = Zones d’ombre : { $zones }
septima-widow-view-spider = Une araignée se tient sur { $space }
septima-widow-view-spider-lying = Une araignée est couchée sur { $space } et garde les hexagones voisins
septima-widow-view-negotiation = Vos cartes Négociation : Coopération { $cooperation }, Temporisation { $delay }, Information { $information }
septima-widow-view-no-crystals = Vous ne gagnez aucun cristal jusqu’à la fin de votre prochain tour
septima-widow-view-needed = Tribulations à surmonter : { $count } sur 8
septima-widow-view-met = Tribulation { $number } (surmontée) : { $what }
septima-widow-view-open = Tribulation { $number } (à surmonter) : { $what }
septima-widow-trouble-own-witches = { $count } sorcières dans votre couvent
septima-widow-trouble-her-witches = au plus { $count } sorcières dans le couvent de la Veuve
septima-widow-trouble-ribbon = votre marqueur Rituel sur le ruban du haut
septima-widow-trouble-wisdom = { $count ->
    [one] au moins { $count } point de Sagesse une fois tout compté
   *[other] au moins { $count } points de Sagesse une fois tout compté
}
septima-sheet-widow-citizens = Adorateurs dans la foule
septima-sheet-widow-tracks = Pistes Patient de la Veuve
septima-sheet-widow-levels = Niveaux complets de la Veuve
septima-sheet-floor = La Sagesse ne descend jamais sous zéro
septima-sheet-tribulation-met = Tribulation { $number }, surmontée : { $what }
septima-sheet-tribulation-missed = Tribulation { $number }, non surmontée : { $what }
refused-septima-must-leave-spider = Votre doyenne doit encore quitter l’intersection de l’araignée ; vous perdriez la dernière issue.
refused-septima-spider-there = Une araignée s’y trouve : vous ne pouvez pas entrer sur son intersection.
refused-septima-spiders-bar-the-way = Les araignées barrent tous les chemins vers cette intersection.
refused-septima-widow-cannot-follow = La Veuve n’a pas de carte de cette action dans sa rangée ni dans sa pioche.
refused-septima-no-negotiation-card = Vous n’avez pas cette carte Négociation.
refused-septima-not-the-shortest-way = Ce pas n’est pas sur l’un des plus courts chemins vers votre doyenne.
refused-septima-not-the-farthest = Cette araignée n’est pas la plus éloignée de vous.
refused-septima-not-the-nearest = Ce n’est pas le patient le plus proche que la Veuve peut soigner.
refused-septima-witch-not-hers = Cette sorcière ne sert pas la Veuve.
setup-septima-solo-is-full = Le solo se joue en mode complet, sans la variante déterministe.
setup-septima-difficulty-is-solo = La difficulté concerne le solo, pas une partie à { $detail } joueurs.
setup-septima-tribulations = { $detail } tribulations ne sont pas prévues ; on peut jouer avec 4, 5, 6, 7 ou 8.
setup-septima-wisdom-target = Un objectif de { $detail } points de Sagesse n’est pas prévu ; on peut jouer avec 42, 35, 28 ou 1.

# Pourquoi un coup est bon, en quelques mots.
septima-reason-attune = l’harmonie donne un bonus et peut faire monter sur la piste Rituel
septima-reason-attune-basic = l’harmonie donne un bonus
septima-reason-collect = les ingrédients deviennent des potions, et les potions de la Sagesse
septima-reason-brew = un ingrédient devenu potion vaut plus qu’un ingrédient en réserve
septima-reason-heal = chaque niveau d’une piste Patient rapporte, et les niveaux complets rapportent le plus
septima-reason-calm = moins de suspicion éloigne les chasseurs et les opposants
septima-reason-citizens = les fidèles gagnent les procès
septima-reason-ritual = la piste Rituel apporte des sorts tout de suite et de la Sagesse au sommet
septima-reason-prepare = une meilleure position, ou une bonne carte qui ressert
septima-reason-brew-wisdom = un élixir rapporte tout de suite de la Sagesse
septima-reason-brew-remedy = un patient l’attend
septima-reason-place = une bonne position pour la suite
septima-reason-bonus = le bonus ne coûte rien de plus
septima-reason-cast = c’est maintenant que le sort sert le plus
septima-reason-ability = ce pouvoir est gratuit
septima-reason-witch = une sorcière apporte un pouvoir et fait compter un objectif de plus
septima-reason-escape = le chasseur vous atteindrait
septima-reason-goods = c’est ce qui manque à vos recettes
septima-reason-spell = un sort de plus peut servir à chaque saison
septima-reason-enough = rien ici ne vaut son coût
septima-reason-pay = c’est ce qui vous manquera le moins
septima-reason-lose = c’est la sorcière dont le couvent se passe le mieux
septima-reason-hunter = là, ils vous menacent le moins
septima-reason-most = c’est ce qui rapporte le plus ici

# What is said of the game before anybody sits down.
septima-tagline = Menez un couvent : soignez, préparez des potions et sauvez vos sœurs avant l’arrivée des chasseurs.
septima-goal = Vous menez un couvent au fil des saisons : déplacez-vous, collectez, préparez des potions, soignez et plaidez pour les accusées. La Sagesse fait gagner ; la suspicion attire les chasseurs.
septima-variant-basic = Le mode basique, pour une première partie
septima-variant-fixed-hunter = Chasseurs sans dé
septima-variant-fixed-trials = Procès sans hasard

# ---- alone: what can be agreed on before
septima-alone = En solo contre la Veuve Noire
septima-choice-difficulty = Difficulté
septima-choice-difficulty-usual = normale
septima-variant-easy = facile : tous les allègements
septima-variant-hard = difficile : six tribulations, la Veuve prend toujours son bonus
septima-variant-hardest = extrême : les huit tribulations
septima-choice-tribulations = Tribulations à surmonter
septima-choice-tribulations-usual = selon la difficulté
septima-variant-tribulations-4 = quatre
septima-variant-tribulations-6 = six tribulations
septima-variant-tribulations-7 = sept
septima-variant-tribulations-8 = toutes les huit
septima-choice-wisdom = Sagesse pour la dernière tribulation
septima-choice-wisdom-usual = selon la difficulté
septima-variant-wisdom-1 = au moins 1
septima-variant-wisdom-28 = au moins 28
septima-variant-wisdom-35 = au moins 35
septima-choice-bonuses = Le bonus d’harmonie de la Veuve
septima-choice-bonuses-usual = selon la difficulté
septima-variant-bonuses-never = elle ne le prend jamais
septima-variant-bonuses-always = elle le prend toujours
septima-choice-cards = Cartes Négociation
septima-choice-cards-usual = selon la difficulté
septima-variant-cards-all = toutes les dix
septima-variant-cards-two-each = deux de chaque

## L’accompagnement
septima-coach-draft = Chaque sorcière a son utilité. Deux qui vont ensemble, par exemple une pour Collecter et une pour Préparer, sont un bon début.
septima-coach-prologue = La section du haut compte trois fois, celle du milieu deux, celle du bas une. Avec des ingrédients, vous préparerez vite des potions.
septima-coach-card = Tout le monde choisit en même temps. Jouer la même action qu’un autre couvent, ou que le marqueur Septima actif, met en harmonie : vous obtenez le bonus, mais la suspicion monte et le chasseur de votre zone peut venir. Chaque carte ne revient qu’à la saison suivante.
septima-coach-leader = Placez-vous entre des hexagones dont les ingrédients sont lunaires en ce moment, et regardez où vivent les chasseurs.
septima-coach-spell = Un sort se lance avant ou après votre action ; il est ensuite épuisé jusqu’à ce que vous le réactiviez.
septima-coach-ritual = Progressez sur la piste Rituel : les rubans donnent des sorts. Une action en harmonie peut monter vers une case à son icône.
septima-coach-quick = Avant chaque action, votre doyenne peut faire un pas : vers des ingrédients lunaires, ou loin du chasseur.
septima-coach-walk = Avancez pas à pas et prenez un ingrédient au bord du chemin. Vous pouvez annuler vos pas.
septima-coach-window = Utilisez ce que vous voulez de vos potions, sorts et sorcières, dans l’ordre voulu. Rien n’est obligatoire.
septima-coach-bonus = Vous êtes en harmonie. Le bonus en vaut souvent la peine ; la suspicion monte de toute façon.
septima-coach-brew = Les élixirs rapportent de la Sagesse quand on les prépare ; les remèdes, quand on soigne. Un cristal remplace n’importe quel ingrédient : gardez-le pour plus tard.
septima-coach-heal = Soigner demande le bon remède, calme l’opposant et vous fait avancer sur votre piste Patient, qui donne des récompenses.
septima-coach-chamber = Les fidèles d’un tribunal parlent pour l’accusée. Qui en a le plus gagne le procès et peut prendre la sorcière.
septima-coach-remember = Choisissez une action déjà jouée cette saison et refaites-la.
septima-coach-favour = La foule vous aide. Chaque faveur se prend une fois.
septima-coach-hunt = Le chasseur court aussi loin que le dé et votre suspicion réunis. S’il vous attrape, une sorcière va au tribunal 2.
septima-coach-witch = Plus de sorcières, c’est plus de pouvoirs, et plus d’objectifs de votre Livre de divinations comptent à la fin.
septima-coach-other = Une carte vous demande un choix qui lui est propre : son texte dit ce qui en résulte.
septima-coach-widow-negotiate = Le dé de la Veuve choisit parmi les cartes de sa rangée. Une carte Négociation influence ce choix, puis elle quitte la partie.
septima-coach-widow-card = Si la Veuve joue la même action, vous êtes en harmonie avec elle. Regardez sa rangée : la gauche est la plus probable.
septima-coach-widow-spiders = Les araignées prennent le plus court chemin vers vous. Choisissez celui qui vous laisse de la place.
septima-coach-widow-choice = Là où les règles de la Veuve laissent un choix, vous décidez pour elle.
septima-theme-bonus = Le bonus d’harmonie
septima-theme-brew = Préparer
septima-theme-card = Choisir l’action
septima-theme-chamber = Quel tribunal
septima-theme-draft = Choisir les sorcières
septima-theme-favour = La faveur de la foule
septima-theme-heal = Soigner
septima-theme-hunt = La chasse
septima-theme-leader = La place de la doyenne
septima-theme-other = Le choix d’une carte
septima-theme-prologue = Le début
septima-theme-quick = Un pas avant l’action
septima-theme-remember = Se souvenir
septima-theme-ritual = La piste Rituel
septima-theme-spell = Sorts
septima-theme-walk = Se déplacer
septima-theme-window = Potions, sorts, sorcières
septima-theme-witch = Quelle sorcière reste
septima-theme-widow-negotiate = Négocier
septima-theme-widow-card = Choisir l’action
septima-theme-widow-spiders = Les chemins des araignées
septima-theme-widow-choice = Décider pour la Veuve
septima-danger-hunted = Votre suspicion monterait à { $suspicion } : sur { $catching } des { $faces } faces du dé, le chasseur vous attrape.
septima-danger-lured = Votre suspicion monterait à { $suspicion }, et un chasseur viendrait dans votre zone.
septima-danger-confronted = Votre suspicion dépasserait { $most } : les villageois vous affrontent, et une sorcière va au tribunal 2.
septima-danger-if-shared = Si un autre couvent joue la même carte : { $danger }
septima-danger-near = Là, le chasseur vous attrape sur { $catching } des { $faces } faces du dé.
septima-danger-caught = Le chasseur va assez loin : sans porte-bonheur, une sorcière est capturée, ou de la Sagesse perdue.
septima-plan-brew = Vous pouvez préparer : { $goods }. Préparer change les ingrédients en Sagesse et en remèdes.
septima-plan-collect = Vous ne pouvez encore rien préparer : d’abord Collecter. Lunaires en ce moment : { $goods }.
septima-plan-suspicion = Votre suspicion est à { $suspicion } : jouez Chanter avant une autre harmonie, ou restez loin des chasseurs.
septima-plan-recruit = Les procès closent la saison, et aucun de vos fidèles n’est dans la foule : Envoûter en amène.
septima-plan-plead = Vos fidèles dans la foule : { $count }. Plaider les envoie dans un tribunal, où ils comptent à coup sûr.
septima-back-points = Sagesse que la saison vous a rapportée, comme on la compterait maintenant : { $points }.
septima-back-deeds = Potions préparées : { $brewed } ; patients soignés : { $healed }. Les remèdes soignent, et soigner rapporte le plus.
septima-back-trial = Procès gagnés : { $count }. Chaque sorcière apporte un pouvoir.
septima-back-no-trial = Aucun procès gagné : plus de fidèles dans les tribunaux aideraient.
septima-back-caught = Captures et affrontements : { $count }. Moins de suspicion, ou une place plus loin de la cabane, aurait aidé.
## Ce qu’il y a dans la boîte
septima-things-potion = Potions
septima-things-token = Jetons
septima-things-action = Cartes Action
septima-things-favour = Faveurs de la foule
septima-things-building = Bâtiments
septima-things-spell = Sorts
septima-things-witch = Sorcières
septima-things-objective = Objectifs : les Livres de divinations
septima-things-negotiation = Cartes Négociation
septima-things-widow-card = Les cartes de la Veuve
septima-things-tribulation = Tribulations
septima-book-number = Livre de divinations { $book }
septima-book-goals = Ses objectifs : { $objectives }. À la fin, vous en marquez autant que vous avez de sorcières, en commençant par le plus précieux.
septima-tribulation = Tribulation { $number }
septima-tribulation-book = Remplissez l’objectif { $number } de votre livre. Aucune sorcière n’est nécessaire.
septima-tribulation-goal = Surmontée à la fin de la partie si vous avez ceci : { $what }.
