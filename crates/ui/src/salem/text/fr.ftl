# La table de New Salem.

## Où se trouvent les choses
page-salem-tab-own = Ma rue
page-salem-tab-streets = Rues
page-salem-tab-talk = Discussion
page-salem-streets = Les rues de la ville. Ce que vous pouvez choisir est un bouton.
page-salem-hand = Votre personnage et les cartes à portée de main
page-salem-town = La ville : manche, phase et Désespoir
page-salem-facts = Ce qui est visible
page-salem-round = Manche { $round } sur { $rounds }
page-salem-phase-build = Construction
page-salem-phase-events = Événements
page-salem-meter = Désespoir en ville : { $despair }. Il en faut { $needed } aux Sorcières.
page-salem-meter-tip = À la fin, chaque Sorcière libre ajoute { $free }, chaque Puritain en procès ajoute { $puritan }, chaque Sorcière en procès retire { $witch } ; une série Mort ajoute { $death }, une série Justice retire { $justice }.
page-salem-events = Événements sur la table
page-salem-pool = Personnages tirés parmi { $witches ->
    [one] une Sorcière
   *[other] { $witches } Sorcières
} et { $puritans } Puritains ; une carte est restée de côté, inconnue.
page-salem-trials-left = Cartes Procès sur la table : { $number }
page-salem-deck = Cartes Bâtiment dans la pioche : { $number }
page-salem-under = Vous savez que celles-ci sont sous la pioche des bâtiments : { $cards }.
page-salem-events-under = Sous la pioche des événements, dans cet ordre : { $cards }.

## Une rue
page-salem-no-building = Aucun bâtiment pour l’instant.
page-salem-hope-of = Espoir sur ces bâtiments : { $hope }
page-salem-constable = Connétable : déclenche les événements et nomme le suivant.
page-salem-badge = A un insigne : a été Connétable et ne peut pas être nommé maintenant.
page-salem-on-trial = En procès : ne peut pas devenir Connétable.
page-salem-pillory = Au Pilori jusqu’à la fin de la manche { $round } : ne peut ni donner d’Espoir ni devenir Connétable.
page-salem-sanctuary = Au Sanctuaire jusqu’à la fin de la manche { $round } : ni procès, ni perte de bâtiment.
page-salem-seen-by = Ce personnage a été montré à { $seats }.
page-salem-claims = { $seat } affirme : { $side }. Tout le monde peut mentir.
page-salem-suspected = Soupçons exprimés par : { $seats }.
page-salem-trusted = Confiance exprimée par : { $seats }.
page-salem-you = Vous
page-salem-you-know = { $seat } est { $character }. Seuls ceux qui l’ont vu le savent.
page-salem-face-up = { $seat } est { $character }.
page-salem-unknown = Vous ne savez pas qui est { $seat }.
page-salem-hand-size = Cartes en main : { $cards }
page-salem-hand-known = Vous avez passé cette main : { $cards }.
page-salem-tip-lot = { $copies ->
    [one] { $building }
   *[other] { $copies } × { $building }
} ({ $type }) · Espoir { $hope }, Désespoir { $despair }
page-salem-tip-quarter = { $type } : pour la série, il manque encore { $missing }.
page-salem-tip-set = { $type }, séries complètes : { $sets } ({ $points } points chacune).

## Cartes
page-salem-hand-empty = Vous avez choisi. Les autres choisissent encore.
page-salem-redraw = La première carte de la pioche
page-salem-scores = Rapporte des points : ce type figure sur votre personnage.
page-salem-tip-building = { $building } ({ $type }). À la construction : Espoir { $hope }, Désespoir { $despair }, Désespoir retiré { $remove }.
page-salem-tip-death = Une série Mort complète ajoute { $despair } Désespoir à la fin.
page-salem-tip-justice = Une série Justice complète retire { $despair } Désespoir à la fin.
page-salem-tip-event = { $event }, coût en Espoir : { $cost }. { $text }
page-salem-role = Votre personnage, à garder secret
page-salem-points = Vos points jusqu’ici
page-salem-end = Finir la phase

## Paroles
page-salem-talk = Déclarations et offres
page-salem-talk-none = Personne n’a rien affirmé. Mentir est permis.
page-salem-say-something = Dire quelque chose
page-salem-say-role = Mon camp :
page-salem-say-types = Sur ma carte :
page-salem-say-saw = J’ai vu :
page-salem-say-saw-what = { $seat } : { $side }
page-salem-say-accuse = Je soupçonne
page-salem-say-trust = Je fais confiance à
page-salem-say-want = Je voudrais
page-salem-say-want-for = { $event } pour { $seat }
page-salem-say-offer = J’offre
page-salem-say-hope = { $hope } Espoir
page-salem-say-hope-for = { $hope } Espoir pour { $event }
page-salem-say-constable = Prochain Connétable :
page-salem-say-no = « Non. »
page-salem-say-it = Le dire : { $what }…

## Qui l’on attend
page-salem-awaited-pick = choix d’un bâtiment…
page-salem-awaited-discard = choix du dernier bâtiment…
page-salem-awaited-remove = retrait de Désespoir…
page-salem-awaited-announce = annonce d’un projet…
page-salem-awaited-gifts = donner de l’Espoir, ou pas…
page-salem-awaited-place = pose des cubes…
page-salem-awaited-pay = paiement en Espoir…
page-salem-awaited-appoint = choix du prochain Connétable…
page-salem-awaited-decide = déclencher un événement ou finir ?
page-salem-awaited-event = exécution d’un événement…

## Pour la première partie

## La fin
page-salem-witches-prevail = Le Désespoir l’emporte : seules les Sorcières peuvent gagner
page-salem-puritans-prevail = La ville tient bon : seuls les Puritains peuvent gagner
page-salem-reckon-cubes = Cubes Désespoir
page-salem-reckon-trials = Procès
page-salem-reckon-sets = Séries Mort et Justice
page-salem-reckon-total = Désespoir en ville / seuil
page-salem-tie = Égalité : Espoir
