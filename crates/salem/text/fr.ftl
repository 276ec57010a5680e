# New Salem

## Bâtiments

salem-building-market = Marché
salem-building-smithy = Forge
salem-building-tannery = Tannerie
salem-building-bank = Banque
salem-building-counting-house = Comptoir
salem-building-pawnshop = Mont-de-piété
salem-building-school = École
salem-building-library = Bibliothèque
salem-building-laboratory = Laboratoire
salem-building-theatre = Théâtre
salem-building-tavern = Taverne
salem-building-brothel = Maison close
salem-building-courthouse = Palais de justice
salem-building-jail = Prison
salem-building-gallows = Potence
salem-building-undertaker = Pompes funèbres
salem-building-graveyard = Cimetière
salem-building-crypt = Crypte
salem-card-unknown = une carte inconnue

salem-slot-plain = { $building }
salem-slot-hope = { $building } ({ $hope } Espoir)
salem-slot-despair = { $building } ({ $despair } Désespoir)
salem-slot-both = { $building } ({ $hope } Espoir, { $despair } Désespoir)

salem-type-trade = Commerce
salem-type-finance = Finance
salem-type-education = Éducation
salem-type-entertainment = Divertissement
salem-type-justice = Justice
salem-type-death = Mort

## Personnages

salem-side-puritan = Puritain
salem-side-witch = Sorcière
salem-sides-puritan = Puritains
salem-sides-witch = Sorcières

salem-character-hale = Prudence Hale, marchande (Puritain : Commerce, Finance)
salem-character-crane = Josiah Crane, aubergiste (Puritain : Divertissement, Finance)
salem-character-thorne = Ezekiel Thorne, pasteur (Puritain : Justice, Mort)
salem-character-webb = Constance Webb, violoniste (Puritain : Divertissement, Mort)
salem-character-frost = Nathaniel Frost, imprimeur (Puritain : Commerce, Éducation)
salem-character-alden = Mercy Alden, maîtresse d’école (Puritain : Éducation, Justice)
salem-character-marsh = Agnes Marsh, sage-femme (Sorcière : Commerce, Justice, Mort)
salem-character-crowe = Silas Crowe, clerc (Sorcière : Finance, Justice, Mort)
salem-character-gray = Lavinia Gray, gouvernante (Sorcière : Finance, Éducation, Divertissement)
salem-character-reed = Tobias Reed, herboriste (Sorcière : Commerce, Éducation, Divertissement)

## Événements

salem-card-cleanse = Purification
salem-card-trial = Procès
salem-card-investigation = Enquête
salem-card-secret-meeting = Rencontre secrète
salem-card-testimony = Témoignage
salem-card-verdict = Verdict
salem-card-pardon = Grâce
salem-card-prayer = Jour de prière
salem-card-exorcism = Exorcisme
salem-card-alms = Aumône
salem-card-fire = Incendie
salem-card-seizure = Saisie
salem-card-barter = Troc
salem-card-land-grant = Concession de terres
salem-card-hysteria = Hystérie
salem-card-plague = Épidémie
salem-card-winter = Hiver rigoureux
salem-card-pillory = Pilori
salem-card-sanctuary = Sanctuaire

salem-card-text-cleanse = Retirez { $remove } cubes de Désespoir de n’importe quels bâtiments.
salem-card-text-trial = Donnez cette carte à un autre joueur qui n’a pas de carte Procès.
salem-card-text-investigation = Regardez en secret le personnage d’un autre joueur.
salem-card-text-secret-meeting = Deux autres joueurs regardent en secret le personnage l’un de l’autre.
salem-card-text-testimony = Un autre joueur regarde en secret votre personnage.
salem-card-text-verdict = Un joueur en procès retourne son personnage face visible pour le reste de la partie.
salem-card-text-pardon = Reprenez la carte Procès d’un joueur et remettez-la sur la table.
salem-card-text-prayer = Retirez un cube de Désespoir par bâtiment, sur { $remove } bâtiments différents.
salem-card-text-exorcism = Retirez { $remove } cubes de Désespoir des bâtiments d’un joueur.
salem-card-text-alms = Retirez { $remove ->
    [one] un cube
   *[other] { $remove } cubes
} de Désespoir de n’importe quel bâtiment.
salem-card-text-fire = Un bâtiment d’un autre joueur va sous la pioche des bâtiments.
salem-card-text-seizure = Prenez un bâtiment d’un autre joueur, avec ses cubes.
salem-card-text-barter = Échangez un de vos bâtiments contre celui d’un autre joueur.
salem-card-text-land-grant = Regardez les trois premières cartes Bâtiment, construisez-en une, remettez les autres sous la pioche.
salem-card-text-hysteria = Deux joueurs qui ont des bâtiments posent chacun un Désespoir sur l’un des leurs.
salem-card-text-plague = Trois joueurs qui ont des bâtiments posent chacun un Désespoir sur l’un des leurs.
salem-card-text-winter = Chaque autre joueur qui a de l’Espoir en rend un cube.
salem-card-text-pillory = Jusqu’à la fin de la prochaine manche, un autre joueur qui n’est pas en procès ne peut ni donner d’Espoir ni devenir Connétable.
salem-card-text-sanctuary = Jusqu’à la fin de la prochaine manche, un autre joueur ne peut recevoir de carte Procès et ses bâtiments ne peuvent être ni brûlés, ni saisis, ni troqués.

## Ce qui est demandé

salem-prompt-pick = Choisissez un bâtiment à construire et passez le reste de votre main.
salem-prompt-discard = Construisez une de vos deux dernières cartes, ou défaussez les deux et construisez la première carte de la pioche.
salem-prompt-remove = Retirez du Désespoir de n’importe quel bâtiment (encore { $left }).
salem-prompt-remove-apart = Retirez un Désespoir d’un bâtiment encore différent (encore { $left }).
salem-prompt-remove-at = Retirez du Désespoir chez { $owner } (encore { $left }).
salem-prompt-announce = Que dites-vous vouloir faire ? Cela n’engage personne.
salem-prompt-gifts = Donnez-vous de l’Espoir à { $constable }, Connétable, qui en a { $hope } ?
salem-prompt-last-call = { $constable } veut finir la phase avec { $hope } Espoir. Dernière occasion de donner.
salem-prompt-place-hope = Posez l’Espoir reçu sur un de vos bâtiments (encore { $left }).
salem-prompt-place-despair = Posez le Désespoir sur un de vos bâtiments (encore { $left }).
salem-prompt-decide = Vous êtes le Connétable. Déclenchez un événement ou finissez la phase.
salem-prompt-decide-obliged = Vous avez assez d’Espoir pour l’événement le plus cher : vous devez déclencher un événement, n’importe lequel.
salem-prompt-pay = Payez de l’Espoir pris sur vos bâtiments (encore { $left }).
salem-prompt-choose-player = { $event } : choisissez un joueur.
salem-prompt-choose-building = { $event } : choisissez un bâtiment d’un autre joueur.
salem-prompt-barter-own = Troc : choisissez le bâtiment que vous cédez.
salem-prompt-barter-for = Troc ({ $own }) : choisissez le bâtiment que vous voulez en échange.
salem-prompt-grant-build = Concession de terres : choisissez la carte à construire.
salem-prompt-grant-under = Concession de terres : quelle carte va d’abord sous la pioche ?
salem-prompt-winter = Hiver rigoureux : de quel bâtiment rendez-vous un Espoir ?
salem-prompt-appoint = Choisissez le nouveau Connétable.
salem-prompt-nothing = Il n’y a rien à décider.

## Coups

salem-move-pick = Construire { $building }
salem-move-keep = Construire { $building }, défausser l’autre
salem-move-redraw = Défausser les deux, construire la première carte de la pioche
salem-move-remove = Retirer un Désespoir chez { $owner } : { $slot }
salem-move-say-event = « Je déclencherai { $event }. »
salem-move-say-event-at = « Je déclencherai { $event } contre { $target }. »
salem-move-say-end = « Je finirai la phase. »
salem-move-say-nothing = Ne rien dire
salem-move-give = Donner un Espoir : { $slot }
salem-move-done = Ne plus rien donner
salem-move-place = Le poser ici : { $slot }
salem-move-trigger = Déclencher { $event } pour { $cost } Espoir
salem-move-ask = Demander encore une fois de l’Espoir
salem-move-end = Finir la phase
salem-move-pay = Payer un Espoir : { $slot }
salem-move-choose = { $target }
salem-move-slot = { $slot }, chez { $owner }
salem-move-build = Construire { $building }
salem-move-under = { $building } va d’abord sous la pioche
salem-move-appoint = { $target } devient Connétable

## Ce qui s’est passé

salem-event-character-dealt = Votre personnage est { $character }.
salem-event-first-constable = { $seat } est le premier Connétable.
salem-event-round-began = La manche { $round } commence ; { $cards ->
    [one] chacun reçoit une carte
   *[other] chacun reçoit { $cards } cartes
}.
salem-event-hand-dealt = Vous avez reçu { $cards }.
salem-event-chose = { $seat } a choisi.
salem-event-hand-received = On vous a passé { $cards }.
salem-event-discarded = Vous avez défaussé { $cards }.
salem-event-redrew = { $seat } défausse ses deux cartes et construit la première de la pioche.
salem-event-built = { $seat } construit { $slot }.
salem-event-despair-removed = { $seat } retire un Désespoir chez { $owner } : { $building }.
salem-event-turned-up = Événement révélé : { $event }.
salem-event-announced = { $seat } dit : « Je déclencherai { $event }. »
salem-event-announced-at = { $seat } dit : « Je déclencherai { $event } contre { $target }. »
salem-event-announced-end = { $seat } dit : « Je finirai la phase. »
salem-event-announced-nothing = { $seat } ne dit rien.
salem-event-gifts-open = On peut donner de l’Espoir à { $seat }.
salem-event-last-call = { $seat } veut finir la phase : dernière occasion de donner de l’Espoir.
salem-event-gave = { $seat } donne un Espoir ({ $building }).
salem-event-gives-no-more = { $seat } ne donne plus rien.
salem-event-may-give-again = De l’Espoir a été donné. Peuvent de nouveau en donner : { $seats }.
salem-event-asked = { $seat } demande encore une fois de l’Espoir.
salem-event-placed-hope = { $seat } pose un Espoir ({ $building }).
salem-event-placed-despair = { $seat } pose un Désespoir ({ $building }).
salem-event-triggered = { $seat } déclenche { $event }.
salem-event-paid = { $seat } rend un Espoir ({ $building }).
salem-event-put-on-trial = { $seat } est en procès.
salem-event-pardoned = { $seat } reçoit la Grâce.
salem-event-looked-at = { $seat } regarde en secret qui est { $owner }.
salem-event-saw = Vous l’avez vu : { $owner } est { $character }.
salem-event-verdict = { $seat } retourne { $character }.
salem-event-burned = Incendie chez { $owner } : { $building } part en fumée.
salem-event-seized = { $seat } saisit { $building } chez { $owner }.
salem-event-bartered = { $seat } fait un troc avec { $owner } (donne : { $gave } ; reçoit : { $got }).
salem-event-took-up = { $seat } regarde le dessus de la pioche des bâtiments ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
}).
salem-event-cards-seen = Vous voyez { $cards }.
salem-event-put-under = { $cards ->
    [0] { $seat } ne met aucune carte sous la pioche.
    [one] { $seat } met une carte sous la pioche.
   *[other] { $seat } met { $cards } cartes sous la pioche.
}
salem-event-given = { $seat } reçoit { $event }.
salem-event-given-back = { $event } ({ $seat }) retourne sous la pioche des événements.
salem-event-went-under = { $event } va sous la pioche des événements.
salem-event-appointed = { $seat } devient Connétable.
salem-event-badges-returned = Insignes rendus : { $seats }.
salem-event-stays-constable = Personne ne peut être choisi ; { $seat } reste Connétable.
salem-event-phase-ended = { $seat } finit la phase.
salem-event-round-ended = La manche { $round } est finie. La pioche des bâtiments est mélangée.
salem-event-character-revealed = { $seat } était { $character }.
salem-event-reckoned = Désespoir en ville : cubes { $cubes }, procès { $trials }, séries { $sets }, en tout { $total } ; il en faut { $needed }.
salem-event-side-won = Le camp des { $side } l’emporte. Victoire : { $winners }.
salem-event-everybody-lost = Le Désespoir suffirait aux Sorcières, mais il n’y en a aucune : tout le monde perd.

## La table

salem-view-round = Manche { $round } sur { $rounds }. Connétable : { $constable }.
salem-view-despair = Désespoir en ville : { $despair }. Il en faut { $needed } au camp des Sorcières à la fin.
salem-view-pool = Personnages mis en jeu : { $witches ->
    [one] une Sorcière
   *[other] { $witches } Sorcières
}, { $puritans } Puritains ; une de ces cartes n’a pas été distribuée.
salem-view-decks = Pioche des bâtiments : { $buildings }. Pioche des événements : { $events }.
salem-view-trials = Cartes Procès sur la table : { $trials }.
salem-view-row = Événements : { $events }.
salem-view-events-under = Sous la pioche des événements : { $events }.
salem-view-buildings-under = Sous la pioche des bâtiments : { $cards }.
salem-view-taken-up = Cartes prises par le Connétable : { $cards }.
salem-view-seat = { $seat } : { $hope } Espoir.
salem-view-seat-tagged = { $seat } : { $hope } Espoir ({ $tags }).
salem-view-slots = Bâtiments : { $slots }.
salem-view-character = Personnage : { $character }.
salem-view-seen-by = Ce personnage a été vu par { $seats }.
salem-view-hand = Main : { $cards }.
salem-view-hand-size = Main : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
salem-view-own-character = Vous êtes { $character }. Points actuels : { $points }.
salem-view-own-pick = Vous avez choisi { $building }.
salem-view-own-redraw = Vous avez choisi de défausser les deux cartes.
salem-view-reckoning = Désespoir : cubes { $cubes }, procès { $trials }, séries { $sets }, en tout { $total } sur { $needed }. Le camp des { $side } l’emporte.

salem-tag-constable = Connétable
salem-tag-badge = insigne
salem-tag-on-trial = en procès
salem-tag-face-up = personnage face visible
salem-tag-chosen = a choisi
salem-tag-pillory = au Pilori jusqu’à la fin de la manche { $round }
salem-tag-sanctuary = au Sanctuaire jusqu’à la fin de la manche { $round }

## Points

salem-sheet-buildings-trade = Bâtiments Commerce
salem-sheet-buildings-finance = Bâtiments Finance
salem-sheet-buildings-education = Bâtiments Éducation
salem-sheet-buildings-entertainment = Bâtiments Divertissement
salem-sheet-buildings-justice = Bâtiments Justice
salem-sheet-buildings-death = Bâtiments Mort
salem-sheet-sets-trade = Séries complètes Commerce
salem-sheet-sets-finance = Séries complètes Finance
salem-sheet-sets-education = Séries complètes Éducation
salem-sheet-sets-entertainment = Séries complètes Divertissement
salem-sheet-sets-justice = Séries complètes Justice
salem-sheet-sets-death = Séries complètes Mort

## Paroles

salem-say-claim-role = { $seat } : « Mon camp : { $side }. »
salem-say-claim-types = { $seat } : « Sur ma carte : { $types }. »
salem-say-claim-saw = { $seat } : « J’ai vu qui est { $target } : { $side }. »
salem-say-accuse = { $seat } : « Je soupçonne { $target }. »
salem-say-trust = { $seat } : « Je fais confiance à { $target }. »
salem-say-want = { $seat } : « Je voudrais { $event }. »
salem-say-want-at = { $seat } : « Je voudrais { $event } pour { $target }. »
salem-say-offer = { $seat } : « J’offre { $hope } Espoir. »
salem-say-offer-for = { $seat } : « J’offre { $hope } Espoir pour { $event }. »
salem-say-refuse = { $seat } : « Non. »
salem-say-ask-constable = { $seat } : « Comme prochain Connétable : { $target } ! »

## Pourquoi pas

refused-salem-not-in-hand = Vous n’avez pas cette carte en main.
refused-salem-no-such-building = Ce bâtiment ne se trouve pas à cet endroit.
refused-salem-no-despair = Il n’y a pas de Désespoir sur ce bâtiment.
refused-salem-other-player = L’Exorcisme vaut pour les bâtiments du joueur choisi.
refused-salem-prayed-already = Le Jour de prière retire du Désespoir de bâtiments différents, et celui-ci a déjà été choisi.
refused-salem-equal-slot = Un bâtiment identique avec les mêmes cubes vaut pour celui-ci ; choisissez le premier exemplaire.
refused-salem-no-hope = Il n’y a pas d’Espoir sur ce bâtiment.
refused-salem-not-on-table = Cet événement n’est pas sur la table.
refused-salem-no-trial-card = Il ne reste plus de carte Procès sur la table.
refused-salem-no-target = Il n’y a personne ni rien que cet événement puisse viser.
refused-salem-too-dear = Vous n’avez pas assez d’Espoir pour cet événement.
refused-salem-no-aim = Cela ne peut être annoncé : cet événement ne vise pas ce joueur.
refused-salem-no-asking = Vous ne pouvez pas demander d’Espoir maintenant : une seule fois par mandat, pas après le dernier appel, et seulement si quelqu’un peut en donner.
refused-salem-obliged = Vous avez assez d’Espoir pour l’événement le plus cher : vous devez déclencher un événement.
refused-salem-own-first = Choisissez d’abord le bâtiment que vous cédez.
refused-salem-not-taken-up = Cette carte n’est pas parmi celles que vous avez prises.
refused-salem-no-such-seat = Cette place n’existe pas à cette table.
refused-salem-rising-order = Les joueurs se choisissent dans l’ordre des places : suivez cet ordre et laissez-en assez pour la suite.
refused-salem-not-on-trial = Ce joueur n’est pas en procès.
refused-salem-on-trial = Ce joueur est en procès.
refused-salem-no-building = Ce joueur n’a pas de bâtiment.
refused-salem-not-yourself = Vous ne pouvez pas vous choisir vous-même.
refused-salem-in-sanctuary = Le Sanctuaire protège ce joueur.
refused-salem-face-up = Ce personnage est déjà face visible.
refused-salem-in-pillory = Ce joueur est au Pilori.
refused-salem-has-badge = Ce joueur a un insigne.
refused-salem-claim-types = Un personnage montre deux ou trois types ; annoncez-en un à trois.
refused-salem-offer-nothing = On offre au moins un Espoir.
refused-salem-no-statement = Ce n’est pas une déclaration ; dites par exemple « accuse 3 », « claim-role puritan » ou « offer 2 trial ».

setup-salem-players = New Salem se joue de 3 à 8 joueurs, pas à { $detail }.
setup-salem-constable = Il n’y a pas de place { $detail } pour le premier Connétable.
setup-salem-variant = New Salem n’a pas de variante « { $detail } » ; il y a « announce », « no-announce » et « constable=PLACE ».

# Pourquoi un coup est bon, en quelques mots.
salem-reason-set = cela complète une série
salem-reason-own-type = son type figure sur votre personnage
salem-reason-more-despair = le Désespoir sert votre camp
salem-reason-less-despair = moins de Désespoir sert votre camp
salem-reason-seem-good = vous aurez l’air d’être de l’autre camp
salem-reason-hope = l’Espoir paie les événements
salem-reason-learn = vous découvrez l’identité de quelqu’un
salem-reason-puritan-tried = un Puritain en procès apporte du Désespoir
salem-reason-witch-tried = une Sorcière en procès enlève du Désespoir
salem-reason-redraw = les deux cartes valent moins qu’une inconnue
salem-reason-give = le Connétable semble être de votre camp
salem-reason-keep-hope = mieux vaut garder votre Espoir
salem-reason-appoint = ce joueur semble être de votre camp
salem-reason-part-of-set = avec lui vous avez { $have } des { $all } bâtiments d’une série
salem-reason-burn-despair = son Désespoir brûle avec lui
salem-reason-rival-loses = un autre joueur perd un bâtiment et ce qu’il vaut
salem-reason-worth-nothing = là où il est, il ne vous rapporte rien
salem-reason-keeps-sets = vos séries restent complètes sans lui
salem-reason-in-exchange = un de vos bâtiments doit partir en échange
salem-reason-building = cela vous rapporte un bâtiment de plus
salem-reason-barter = vous pouvez échanger un bâtiment contre un autre qui vous convient mieux
salem-reason-winter = cela prend de l’Espoir aux autres, et pas à vous
salem-reason-meeting = deux autres joueurs découvrent qui ils sont l’un pour l’autre
salem-reason-testimony = un autre joueur découvre qui vous êtes
salem-reason-pillory = cela empêche un joueur de donner de l’Espoir et d’être Connétable
salem-reason-sanctuary = cela met un joueur à l’abri d’un procès
salem-reason-obliged = vous avez assez d’Espoir pour l’événement le plus cher, vous devez donc en déclencher un
salem-reason-successor = après un événement, c’est vous qui choisissez le prochain Connétable
salem-reason-somebody = il faut bien choisir quelqu’un
salem-reason-foe = ce joueur semble être de l’autre camp
salem-reason-show-all = tout le monde verra alors qui est ce joueur
salem-reason-nothing-new = vous connaissez déjà ce joueur et n’apprenez rien de nouveau
salem-reason-no-despair = il n’y a pas de Désespoir à y enlever
salem-reason-appoint-nearest = parmi ceux qu’on peut choisir, personne ne semble plus proche de votre camp
salem-reason-blind = une carte tirée à l’aveugle ne dit à personne ce que vous vouliez
salem-reason-oblige = avec assez d’Espoir, le Connétable doit déclencher un événement
salem-reason-no-hope = vous n’avez pas d’Espoir pour payer
salem-reason-say-nothing = personne n’apprend vos plans
salem-reason-say-end = les mots ne vous engagent à rien
salem-reason-say-event = qui le souhaite peut vous donner de l’Espoir
salem-reason-ask = d’autres ont encore de l’Espoir à donner
salem-reason-any-building = un cube compte autant sur n’importe quel bâtiment
salem-reason-under = personne d’autre ne sait ce qui s’y trouve

# What is said of the game before anybody sits down.
salem-tagline = Bâtissez une ville d’espoir pendant que des sorcières, parmi vous, sèment le désespoir. À qui se fier ?
salem-goal = Chacun bâtit une rue et récolte de l’Espoir ; mais parmi vous, une Sorcière veut le Désespoir. Formez des séries, observez les autres et décidez à qui vous fier.
salem-variant-no-announce = Le Connétable n’annonce rien

## L’accompagnement
salem-coach-pick = Chacun construit une carte et passe le reste à gauche. Rapportent les bâtiments des types de votre personnage, et trois bâtiments différents d’un type, une série. L’Espoir paie les événements ; le Désespoir décide quel camp gagne.
salem-coach-discard = Construisez l’une des deux, ou tentez la première carte de la pioche.
salem-coach-remove = Les Puritains veulent moins de Désespoir, les Sorcières plus. L’endroit où vous le retirez en dit long sur vous.
salem-coach-announce = Dites ce que vous comptez faire, ou rien. Cela n’engage à rien, mais les autres en jugent pour vous donner de l’Espoir.
salem-coach-gifts = Seul le Connétable déclenche des événements et il les paie en Espoir. Donnez si le projet vous plaît ; avec trop d’Espoir, un Connétable doit agir.
salem-coach-place = Les cubes sont toujours sur des bâtiments. Choisissez l’un des vôtres.
salem-coach-pay = Prenez l’Espoir du bâtiment qui en a le moins besoin : un bâtiment avec de l’Espoir est une proie tentante.
salem-coach-appoint = Le prochain Connétable ne doit avoir ni insigne ni carte Procès. Choisissez quelqu’un de confiance, ou qui vous doit un service.
salem-coach-decide = Faites juger les suspects, regardez des personnages, retirez du Désespoir. Une Sorcière libre à la fin ajoute du Désespoir, un Puritain en procès aussi.
salem-coach-event = L’événement est payé. Choisissez sur qui ou sur quoi il tombe.
salem-theme-announce = Annoncer ses projets
salem-theme-appoint = Le prochain Connétable
salem-theme-decide = Le choix du Connétable
salem-theme-discard = Les deux dernières cartes
salem-theme-event = Sur qui tombe l’événement
salem-theme-gifts = Donner de l’Espoir
salem-theme-pay = Payer en Espoir
salem-theme-pick = Choisir un bâtiment
salem-theme-place = Poser des cubes
salem-theme-remove = Retirer du Désespoir
salem-theme-secret = Qui est une Sorcière ?
salem-secret = { $seat } : quelle est la probabilité que ce soit une Sorcière ?
salem-secret-true = { $seat } est une Sorcière.
salem-secret-false = { $seat } est du côté des Puritains.
salem-danger-despair = Il apporte { $count ->
    [one] { $count } cube de Désespoir
   *[other] { $count } cubes de Désespoir
} : le Désespoir de la ville passerait à { $total }, et avec { $needed } les Sorcières gagnent.
salem-danger-limit = Il apporte { $count ->
    [one] { $count } cube de Désespoir
   *[other] { $count } cubes de Désespoir
}, et le Désespoir de la ville atteint { $needed } ou plus ({ $total }) : ainsi les Sorcières gagnent, à moins d’en retirer.
salem-danger-seen = Tout le monde voit qui construit du Désespoir. Si tôt, cela éveille les soupçons.
salem-danger-blind = Vous devrez construire ce qui vient, même du Désespoir.
salem-danger-obliged = Avec { $hope } Espoir, le Connétable ({ $constable }) doit déclencher un événement, quoi qu’il ait promis.
salem-danger-trial = Un Puritain en procès ajoute du Désespoir à la fin ({ $count }) : ne faites juger que qui vous semble une Sorcière.
salem-danger-innocent = Vous savez que c’est un Puritain ({ $target }) : en procès, cela ajoute du Désespoir à la fin ({ $count }).
salem-plan-puritan = Vous êtes du camp des Puritains : gardez le Désespoir de la ville sous { $needed }. Il est à { $despair }.
salem-plan-witch-hides = Vous êtes une Sorcière : à la fin le Désespoir de la ville doit atteindre { $needed }, il est à { $despair }. Pour l’instant, construisez comme les autres et cachez-vous.
salem-plan-witch = Vous êtes une Sorcière : le Désespoir de la ville doit atteindre { $needed }, il est à { $despair }. C’est le moment d’en ajouter.
salem-plan-types = Ces types vous rapportent des points : { $types }.
salem-plan-set = Un bâtiment compléterait une de vos séries : { $building }.
salem-plan-constable = Vous êtes Connétable. Un Procès coûte { $cost } Espoir et vous en avez { $hope } : dites vos projets, et d’autres donneront peut-être.
salem-plan-last-round = La dernière manche : ce qui n’est pas fait maintenant ne comptera plus.
salem-back-points = Points que la manche vous a rapportés, si votre camp gagne : { $points }.
salem-back-despair = Désespoir ajouté en ville : { $added } ; retiré : { $removed }. Songez à qui a fait quoi.
salem-back-tried = En procès : { $seats }. On ne saura qu’à la fin si c’était juste.
## Ce qu’il y a dans la boîte
salem-things-building = Bâtiments
salem-things-character = Personnages
salem-things-event = Événements
salem-building-text = { $type }. Quand il est construit : Espoir { $hope }, Désespoir { $despair }, Désespoir retiré { $remove }. Sa série : { $set }.
salem-building-text-end = { $type }. Quand il est construit : Espoir { $hope }, Désespoir { $despair }, Désespoir retiré { $remove }. Sa série : { $set }. À la fin, une série complète change le Désespoir de la ville : { $end }.
salem-character-text = Marque un point pour chacun de ses bâtiments de ces types : { $types }. Ne gagne qu’avec ce camp : { $side }.
