
## Septima
page-septima-list = { $items }
page-septima-board = Le plateau : hexagones et ingrédients, village et Hôpital, cabanes, doyennes. Ce que vous pouvez choisir est un bouton.
page-septima-tab-map = Plateau
page-septima-tab-town = Village
page-septima-tab-magic = Magie
page-septima-tab-covens = Couvents
page-septima-town = Le village : lune, Septima, tribunaux et foule
page-septima-magic = Piste Rituel, sorts et recettes
page-septima-ritual = La piste Rituel. Ce que vous pouvez choisir est un bouton.
page-septima-market = Sorts disponibles
page-septima-recipes = Recettes
page-septima-hand = Vos cartes Action
page-septima-tray = Ce que vous pouvez choisir
page-septima-watching = Vous regardez.
page-septima-strip = Cette phase de lune, couvent par couvent
page-septima-first = commence
page-septima-wisdom = Sagesse
page-septima-cards = Cartes Action
page-septima-card-hand = en main
page-septima-card-played = en jeu
page-septima-card-gone = défaussée jusqu’à la fin de la saison
page-septima-spells = Sorts
page-septima-spell-ready = prêt
page-septima-spell-spent = épuisé
page-septima-spell-lasting = , son effet dure
page-septima-septima = la Septima
page-septima-attuned = en harmonie ({ $with }) : suspicion +{ $rise }
page-septima-now = { $season }, phase de lune { $phase }
page-septima-marker-active = actif
page-septima-marker-next = à venir
page-septima-chamber = Tribunal { $number }
page-septima-crowd = La foule
page-septima-book = Livre de divinations
page-septima-books = Les Livres de divinations, révélés
page-septima-tribulations = Tribulations : il en faut { $needed } sur 8
page-septima-trial-of = Procès : { $witch }
page-septima-verdict-won = Non coupable ! { $coven } gagne le procès.
page-septima-verdict-lost = La défense échoue.
page-septima-verdict-open = On attend le verdict.
page-septima-offers = Intersections qui offrent : { $things }
page-septima-offers-nothing = Intersections qui n’offrent rien pour l’instant
page-septima-offers-patient = un patient
page-septima-steps = À { $steps } pas de vous.
page-septima-gathers = Collecter y donnerait : { $goods }.
page-septima-unused = { $count ->
    [one] { $count } chose peut encore servir
   *[other] { $count } choses peuvent encore servir
}
page-septima-brew-crystals = Cristaux
page-septima-brew-bonus = En harmonie
page-septima-brew-forfeit = Sans Sagesse
page-septima-brew-risk = Suspicion
page-septima-to-pay = Reste à payer :
page-septima-shadows = Zones d’ombre : { $zones }

## Septima: before choosing
page-septima-glance-goods = Ici, vous collecteriez : { $goods }.
page-septima-glance-potions = Vous avez de quoi préparer : { $potions }.
page-septima-glance-no-potions = Vous n’avez de quoi préparer aucune potion pour l’instant.
page-septima-glance-patients = { $count ->
    [one] { $count } patient peut être soigné ici avec ce que vous avez.
   *[other] { $count } patients peuvent être soignés ici avec ce que vous avez.
}
page-septima-glance-suspicion = Votre suspicion tomberait à { $suspicion }.
page-septima-glance-citizens = { $count ->
    [one] { $count } fidèle rejoindrait la foule.
   *[other] { $count } fidèles rejoindraient la foule.
}
page-septima-glance-no-citizen = Aucun de vos fidèles ne peut aller dans un tribunal pour l’instant.
page-septima-glance-no-cards = Votre défausse est vide.
page-septima-glance-septima = En harmonie avec la Septima : suspicion +{ $rise }.
page-septima-glance-coven = Si un autre couvent la joue aussi : suspicion +{ $rise }.
page-septima-risk-lured = Aucun chasseur ne vit dans cette zone ; si la suspicion monte, il peut en venir un.
page-septima-risk-dormant = Le chasseur de cette zone est inactif.
page-septima-risk-confronted = La suspicion dépasserait le maximum : les villageois viendraient à coup sûr vous demander des comptes.
page-septima-risk-hunted = Le chasseur de la cabane { $hut } a besoin de { $distance } pas et en ferait de { $least } à { $most } : il vous attrape avec { $catching ->
    [one] { $catching } face
   *[other] { $catching } faces
} sur { $faces }.

## Septima: what things are
page-septima-tip-action = { $action } : { $main } En harmonie : { $bonus }
page-septima-tip-ingredient = { $name } : ingrédient non-lunaire en ce moment. Sert à : { $potions }.
page-septima-tip-lunar = { $name } : ingrédient lunaire en ce moment, donné par Collecter. Sert à : { $potions }.
page-septima-tip-potion = { $name } ({ $recipe }) : { $text }
page-septima-tip-spell = { $name }, sort ({ $element }) : { $text } ({ $lasts })
page-septima-tip-spell-scoring = { $name }, sort Décompte ({ $element }) : { $text } ({ $lasts })
page-septima-lasts-instant = tout de suite
page-septima-lasts-turn = ce tour-ci
page-septima-lasts-season = jusqu’à la fin de la saison
page-septima-lasts-move = jusqu’à ce que votre doyenne bouge
page-septima-lasts-trial = jusqu’à ce que vous gagniez un procès
page-septima-tip-hut-empty = Cabane { $hut } : vide. Qui éveille la suspicion dans cette zone peut y attirer un chasseur.
page-septima-tip-hut-awake = Cabane { $hut } : le chasseur est actif et poursuit qui éveille la suspicion dans cette zone.
page-septima-tip-hut-dormant = Cabane { $hut } : le chasseur est inactif jusqu’à la fin de la phase de lune.
page-septima-tip-patient = { $patient }. Se soigne avec : { $remedy }.
page-septima-tip-patient-angry = { $patient }, avec un opposant qui ira aux procès si personne ne soigne ici. Se soigne avec : { $remedy }.
page-septima-tip-healed = Soins : { $healers }.
page-septima-tip-bed = L’Hôpital a toujours des patients de ce type : { $illness }. Seule la carte Soigner les atteint.
page-septima-tip-space = Intersection { $space }, zone { $zone }, à { $distance } pas de la cabane.
page-septima-tip-leader = Doyenne ({ $coven }) sur { $space }, zone { $zone }.
page-septima-tip-village = Quartier du village { $number }, drapeau { $flag ->
    [yellow] jaune
   *[blue] bleu
} : les nouveaux patients de cette couleur arrivent ici.
page-septima-tip-chamber = Les villageois dans la rangée d’un tribunal parlent à son procès : les fidèles pour la sorcière accusée, les opposants contre elle.
page-septima-tip-outcrop = Champ de cristaux : Collecter y prend un cristal.
page-septima-tip-shrine = Autel ({ $element }) : avec la carte Rituel et votre doyenne à côté, réactivez un sort de cet élément.
page-septima-tip-spider = Une araignée de la Veuve. On n’entre pas sur son intersection ; finir à côté coûte de la Sagesse.
page-septima-tip-spider-lying = Une araignée couchée garde les hexagones voisins : on n’y collecte rien.
page-septima-tip-moon = Lunaires en ce moment : { $lunar }. La lune avance à chaque phase.
page-septima-tip-die = Le dé Chasseur de cette phase de lune, lancé d’avance.
page-septima-tip-marker = Actif : qui joue « { $action } » est en harmonie avec la Septima.
page-septima-tip-marker-next = Devient actif à la prochaine phase de lune : « { $action } ».
page-septima-tip-crowd = La foule : ces villageois vont dans le sac pour les procès.
page-septima-tip-citizens = { $coven } : dans la foule { $crowd }, en réserve { $supply }.
page-septima-tip-track = Piste Patient « { $illness } » : niveau { $level }.
page-septima-tip-reward = Le niveau suivant donne : { $reward }.
page-septima-tip-suspicion = Suspicion { $suspicion }. Elle amène des opposants aux procès : { $angry }. Chaque valeur marquée en ajoute un.
page-septima-tip-ritual = { $space } ({ $elements }) : « { $action } » en harmonie permet d’avancer ici.
page-septima-tip-ritual-start = { $space } ({ $elements }) : une case de départ de la piste Rituel.
page-septima-ribbon-gain = { $offering ->
    [0] Ruban : gagnez un sort de l’élément de la case.
   *[other] Ruban : dépensez { $offering } ingrédient, gagnez un sort de l’élément de la case.
}
page-septima-ribbon-prepare = { $offering ->
    [0] Ruban : réactivez un sort.
   *[other] Ruban : dépensez { $offering } ingrédient, réactivez un sort.
}
page-septima-ribbon-top = { $offering ->
    [0] Ruban du haut : réactivez un sort et gagnez { $wisdom } points de Sagesse.
   *[other] Ruban du haut : dépensez { $offering } ingrédient, réactivez un sort et gagnez { $wisdom } points de Sagesse.
}

## Septima: the Widow
page-septima-widow-plays = joue
page-septima-widow-left = gauche
page-septima-widow-right = droite
page-septima-widow-top = pioche
page-septima-widow-collect = toutes les araignées se couchent et gardent. Bonus : pendant un temps, aucun cristal pour vous.
page-septima-widow-move = chaque araignée approche d’une intersection, la plus éloignée d’une de plus. Bonus : toutes d’une intersection de plus.
page-septima-widow-brew = sa suspicion monte. Bonus : elle soigne le patient le plus proche.
page-septima-widow-heal = elle soigne les deux patients les plus proches. Bonus : un adorateur va au tribunal 1.
page-septima-widow-chant = sa suspicion monte. Bonus : deux adorateurs rejoignent la foule.
page-septima-widow-recruit = deux adorateurs rejoignent la foule. Bonus : un de plus.
page-septima-widow-plead = deux adorateurs vont au tribunal 1. Bonus : un de plus depuis la réserve.
page-septima-widow-remember = elle copie une autre carte.
page-septima-widow-ritual = la rangée inférieure des sorts est défaussée et vous perdez une carte Négociation. Bonus : sa suspicion monte.
page-septima-tip-widow-card = { $action } : { $does } Zones d’ombre : { $zones }.
page-septima-tip-shadows = Quand la Veuve agit, les araignées rampent vers vous : une par zone d’ombre, ou depuis la prochaine zone qui en a une.
page-septima-tip-no-crystals = Vous ne gagnez aucun cristal jusqu’à la fin de votre prochain tour.
page-septima-tip-cooperation = la Veuve et vous jouez la même action.
page-septima-tip-delay = changez sa rangée avant le lancer du dé.
page-septima-tip-information = lancez d’abord son dé, puis choisissez votre carte.

## Septima: who does what
page-septima-awaited-draft = choix des sorcières
page-septima-awaited-prologue = pose du Prologue
page-septima-awaited-card = choix d’une action
page-septima-awaited-setup = mise en place
page-septima-awaited-move = en chemin
page-septima-awaited-brew = préparation de potions
page-septima-awaited-heal = soins aux patients
page-septima-awaited-hunt = face au chasseur
page-septima-awaited-trial = au procès
page-septima-awaited-favour = faveurs de la foule
page-septima-awaited-turn = tour en cours

## Septima: for those who play for the first time
page-septima-hint-draft = Chaque sorcière a son utilité. Deux qui vont ensemble, par exemple une pour Collecter et une pour Préparer, sont un bon début.
page-septima-hint-prologue = La section du haut compte trois fois, celle du milieu deux, celle du bas une. Avec des ingrédients, vous préparerez vite des potions.
page-septima-hint-card = Tout le monde choisit en même temps. Jouer la même action qu’un autre couvent, ou que le marqueur Septima actif, met en harmonie : vous obtenez le bonus, mais la suspicion monte et le chasseur de votre zone peut venir. Chaque carte ne revient qu’à la saison suivante.
page-septima-hint-leader = Placez-vous entre des hexagones dont les ingrédients sont lunaires en ce moment, et regardez où vivent les chasseurs.
page-septima-hint-spell = Un sort se lance avant ou après votre action ; il est ensuite épuisé jusqu’à ce que vous le réactiviez.
page-septima-hint-ritual = Progressez sur la piste Rituel : les rubans donnent des sorts. Une action en harmonie peut monter vers une case à son icône.
page-septima-hint-quick = Avant chaque action, votre doyenne peut faire un pas. Les signes montrent ce que Collecter y donnerait.
page-septima-hint-walk = Avancez pas à pas et prenez un ingrédient au bord du chemin. Vous pouvez annuler vos pas.
page-septima-hint-window = Utilisez ce que vous voulez, dans l’ordre voulu ; le nombre sur le bouton compte ce qui reste. Rien n’est obligatoire.
page-septima-hint-bonus = Vous êtes en harmonie. Le bonus en vaut souvent la peine ; la suspicion monte de toute façon.
page-septima-hint-brew = Les élixirs rapportent de la Sagesse quand on les prépare ; les remèdes, quand on soigne. Un cristal remplace n’importe quel ingrédient : gardez-le pour plus tard.
page-septima-hint-heal = Soigner demande le bon remède, calme l’opposant et vous fait avancer sur votre piste Patient, qui donne des récompenses.
page-septima-hint-chamber = Les fidèles d’un tribunal parlent pour l’accusée. Qui en a le plus gagne le procès et peut prendre la sorcière.
page-septima-hint-remember = Choisissez une action déjà jouée cette saison et refaites-la.
page-septima-hint-favour = La foule vous aide. Chaque faveur se prend une fois.
page-septima-hint-hunt = Le chasseur court aussi loin que le dé et votre suspicion réunis. S’il vous attrape, une sorcière va au tribunal 2.
page-septima-hint-witch = Plus de sorcières, c’est plus de pouvoirs, et plus d’objectifs de votre Livre de divinations comptent à la fin.
page-septima-hint-other = Choisissez ce qui vous aide le plus ; le récit à gauche raconte ce qui se passe.
page-septima-hint-negotiate = Le dé de la Veuve choisit parmi les cartes de sa rangée. Une carte Négociation influence ce choix, puis elle quitte la partie.
page-septima-hint-widow-card = Si la Veuve joue la même action, vous êtes en harmonie avec elle. Regardez sa rangée : la gauche est la plus probable.
page-septima-hint-spiders = Les araignées prennent le plus court chemin vers vous. Choisissez celui qui vous laisse de la place.
page-septima-hint-widow = Là où les règles de la Veuve laissent un choix, vous décidez pour elle.
