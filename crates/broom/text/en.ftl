# Broom Service

## Roles
broom-role-forest_witch = Forest Witch
broom-role-hill_witch = Hill Witch
broom-role-mountain_witch = Mountain Witch
broom-role-prairie_witch = Prairie Witch
broom-role-valley_druid = Valley Druid
broom-role-peak_druid = Peak Druid
broom-role-root_gatherer = Root Gatherer
broom-role-herb_gatherer = Herb Gatherer
broom-role-fruit_gatherer = Fruit Gatherer
broom-role-weather_fairy = Weather Fairy

## Events
broom-card-more_or_less = More or Less?
broom-card-dangerous_areas = Dangerous Areas
broom-card-favourable_areas = Favourable Areas
broom-card-empty_hands = Empty Hands
broom-card-brave_heart = Brave Heart
broom-card-black_market = Black Market
broom-card-moonshine_still = Moonshine Still
broom-card-full_hands = Full Hands
broom-card-all_at_once = All at Once!
broom-card-like_minded = Like-Minded
broom-event-text-more_or_less = Before choosing roles, everybody secretly decides how many to play: fewer roles earn points, more cost points.
broom-event-text-dangerous_areas = At the end of the round pawns on prairie, hills and forest cost points.
broom-event-text-favourable_areas = At the end of the round pawns on forest and mountain earn points, pawns on prairie and hills cost points.
broom-event-text-empty_hands = At the end of the round whoever has { $most } resources or fewer gains { $points }.
broom-event-text-brave_heart = The leader of every turn must be brave and takes a wand.
broom-event-text-black_market = Instead of a cowardly action you may take { $points }.
broom-event-text-moonshine_still = Instead of a cowardly action you may take any one resource.
broom-event-text-full_hands = At the end of the round everybody secretly encloses resources in a fist; whoever encloses most gains { $points } and returns them.
broom-event-text-all_at_once = At the end of the round you may return one of each resource for { $points }.
broom-event-text-like_minded = At the end of the round whoever has both pawns on the same terrain gains { $points }.

## Regions
broom-region-front-H1 = Badger Downs
broom-region-front-F1 = Owlwood
broom-region-front-P1 = Larkmead
broom-region-front-H2 = Thistle Hills
broom-region-front-M1 = Stormhorn
broom-region-front-P2 = Farthing Plain
broom-region-front-P3 = Gorse Heath
broom-region-front-H3 = Castle Hill
broom-region-front-F2 = Mosswood
broom-region-front-P4 = Amber Fields
broom-region-front-L2 = Heron Lake
broom-region-front-M2 = Greytooth
broom-region-front-F3 = Bramblewood
broom-region-front-L1 = Mirror Lake
broom-region-front-F4 = Foxglove Wood
broom-region-front-P5 = Eastmead
broom-region-front-L3 = Otter Lake
broom-region-front-H4 = Kettle Hills
broom-region-front-F5 = Hollow Wood
broom-region-front-P6 = Castle Green
broom-region-front-H5 = Barrow Hills
broom-region-front-H6 = Giant Steps
broom-region-front-M3 = Dragonback
broom-region-front-P7 = Sheep Common
broom-region-front-H7 = Molehill Rise
broom-region-front-F6 = Nightwood
broom-region-front-P8 = World's End Lea
broom-region-back-M1 = Frostcrown
broom-region-back-P1 = Cuckoo Plain
broom-region-back-M2 = Raven Peak
broom-region-back-L1 = Gull Strait
broom-region-back-P2 = Lantern Isle
broom-region-back-P3 = Windmill Lea
broom-region-back-H1 = Harp Hills
broom-region-back-F1 = Tanglewood
broom-region-back-P4 = Poppy Fields
broom-region-back-L2 = Seal Strait
broom-region-back-F2 = Fernwood
broom-region-back-P5 = Queen's Green
broom-region-back-L3 = Moon Lake
broom-region-back-P6 = Harbour Flats
broom-region-back-P7 = Salt Meadows
broom-region-back-H2 = Anvil Hills
broom-region-back-F3 = Hazelwood
broom-region-back-P8 = King's Green
broom-region-back-H3 = Bell Hills
broom-region-back-M3 = Sunspear
broom-region-back-P9 = Hermit Isle
broom-region-back-P10 = Clover Lea
broom-region-back-H4 = Troll Hills
broom-region-back-F4 = Cinderwood
broom-region-back-P11 = Barley Plain
broom-region-own = { $name }

## Resources
broom-resource-orange = orange potion
broom-resource-green = green potion
broom-resource-purple = purple potion
broom-resource-wand = wand
broom-count-orange = { $number ->
    [one] { $number } orange potion
   *[other] { $number } orange potions
}
broom-count-green = { $number ->
    [one] { $number } green potion
   *[other] { $number } green potions
}
broom-count-purple = { $number ->
    [one] { $number } purple potion
   *[other] { $number } purple potions
}
broom-count-wand = { $number ->
    [one] { $number } wand
   *[other] { $number } wands
}
broom-count-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
broom-nothing = nothing

## Tiles
broom-mountain-tile-potions = one potion of each colour
broom-mountain-tile-wands = two wands
broom-mountain-tile-deliver = deliver a potion with any pawn
broom-mountain-tile-moves = up to two moves
broom-mountain-tile-dispel = dispel a cloud
broom-hill-tile-turbo = flight to circle { $first } or { $second }
broom-hill-tile-orange = orange tower, { $points }
broom-forest-tile-act_brave = act bravely
broom-forest-tile-extra_card = one role more
broom-forest-tile-five_vp = five points

## What is asked
broom-prompt-over = The game is over.
broom-prompt-number = How many roles will you play this round?
broom-prompt-extra-card = Use your forest tile to choose one role more this round?
broom-prompt-pick = { $left ->
    [one] Choose { $left } more role for your hand.
   *[other] Choose { $left } more roles for your hand.
}
broom-prompt-lead = You lead: lay a role and declare brave or cowardly.
broom-prompt-follow = You hold the { $role } and must lay it: brave or cowardly?
broom-prompt-mode = { $role }, cowardly: what will you do?
broom-prompt-fly = { $role }: move a pawn, or stay.
broom-prompt-drop-off = Deliver a potion here?
broom-prompt-serve = { $role }: deliver a potion?
broom-prompt-gather = { $role }: what do you take?
broom-prompt-weather = Weather Fairy: dispel a cloud?
broom-prompt-turbo = The turbo tile carries your pawn on: to which stone circle?
broom-prompt-arrival = You reach the mountain for the first time: use its tile and deliver in any order.
broom-prompt-free-moves = { $left ->
    [one] Move a pawn to any terrain, or stay.
   *[other] Move a pawn to any terrain, or stay ({ $left } moves left).
}
broom-prompt-free-delivery = Deliver a potion with any of your pawns?
broom-prompt-free-dispel = Dispel a cloud at its normal price?
broom-prompt-enclose = Full Hands: how many do you enclose in your fist ({ $resource })?
broom-prompt-trade = Return one of each resource for points?

## What can be done
broom-move-number = { $roles ->
    [one] { $roles } role
   *[other] { $roles } roles
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
broom-move-use-extra-card = use the tile
broom-move-keep-extra-card = keep the tile
broom-move-pick = { $role }
broom-move-lay-brave = { $role }, brave
broom-move-lay-cowardly = { $role }, cowardly
broom-move-lay-brave-bewitched = { $role }, brave (bewitched: costs { $points })
broom-move-lay-cowardly-bewitched = { $role }, cowardly (bewitched: costs { $points })
broom-move-act = the cowardly action
broom-move-black-market = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the Black Market instead
broom-move-moonshine = one { $resource } instead
broom-move-act-brave = use a forest tile: do the brave action
broom-move-five-vp = use a forest tile: five points instead
broom-move-fly = move from { $from } to { $to }
broom-move-stay = stay
broom-move-deliver = deliver one { $resource } from { $from } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }and { $wands } wand
   *[other] { " " }and { $wands } wands
}
broom-move-take-all = take { $gain }
broom-move-take = take one { $resource }
broom-move-dispel = dispel the cloud on { $region } for { $wands ->
    [one] { $wands } wand
   *[other] { $wands } wands
} (lightning: { $bolts })
broom-move-decline = decline
broom-move-circle = circle { $circle } ({ $region })
broom-move-use-tile = use the mountain tile: { $tile }
broom-move-decline-tile = do not use the mountain tile
broom-move-done = done here
broom-move-enclose = enclose { $number }
broom-move-trade = return one of each for { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens
broom-event-round-began = Round { $round } begins (event: { $event }).
broom-event-round-began-bewitched = Round { $round } begins (event: { $event }). Bewitched: { $bewitched }.
broom-event-answered = { $seat } has decided.
broom-event-number-shown = { $seat } will play { $roles ->
    [one] { $roles } role
   *[other] { $roles } roles
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
broom-event-extra-card-used = { $seat } uses a forest tile and will play one role more.
broom-event-extra-card-kept = { $seat } keeps the forest tile.
broom-event-laid-brave = { $seat } lays the { $role } and is brave.
broom-event-laid-cowardly = { $seat } lays the { $role } and is cowardly.
broom-event-bewitched = The role is bewitched: { $seat } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
broom-event-wand-for-leading = { $seat } takes { $wands ->
    [one] { $wands } wand
   *[other] { $wands } wands
} for leading bravely.
broom-event-passed = { $seat } has no { $role } and passes.
broom-event-bumped = { $by } is braver: { $seat } gets nothing.
broom-event-black-market = { $seat } takes { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the Black Market.
broom-event-moonshine = { $seat } takes one { $resource } from the Moonshine Still.
broom-event-acted-bravely = { $seat } uses a forest tile to act bravely.
broom-event-tile-for-points = { $seat } uses a forest tile for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
broom-event-moved = { $seat } moves a pawn from { $from } to { $to }.
broom-event-flew-on = { $seat }’s pawn flies on to circle { $circle } ({ $to }).
broom-event-delivered = { $seat } delivers a potion from { $from } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $wands ->
    [0] { "" }
    [one] { " " }and { $wands } wand
   *[other] { " " }and { $wands } wands
}.
broom-event-gained = { $seat } takes { $resource } × { $number }.
broom-event-dispelled = { $seat } dispels the cloud on { $region } for { $wands ->
    [one] { $wands } wand
   *[other] { $wands } wands
}{ $points ->
    [0] { "" }
    [one] { " " }and gains { $points } point
   *[other] { " " }and gains { $points } points
}.
broom-event-hoard = { $seat } shows a hoard of potions: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
broom-event-forest-tile = { $seat } takes the forest tile “{ $tile }”.
broom-event-amulet = { $seat } takes the amulet on { $mountain }.
broom-event-mountain-tile = { $seat } uses the mountain tile: { $tile }.
broom-event-declined = { $seat } leaves it at that.
broom-event-round-ended = Round { $round } ends (event: { $event }).
broom-event-offer = { $seat } enclosed { $offer }.
broom-event-paid = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} from the event.
broom-event-leads = { $seat } leads the turn.
broom-event-final-points = { $seat } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What is seen
broom-view-round = Round { $round } of { $rounds } · { $event }
broom-view-bewitched = Bewitched: { $roles }
broom-view-turn = Turn: { $role }, led by { $leader }
broom-view-turn-holder = Turn: { $role }, led by { $leader }; brave so far: { $holder }
broom-view-cloud = { $region } { $space } { $wands }/{ $bolts }
broom-view-storm = { $region } { $space } { $wands }/{ $bolts } ({ $sign })
broom-storm-tailwind = tailwind: { $points } more for deliveries beside it
broom-storm-gust = gust: whoever dispels it moves a pawn
broom-storm-parcel = parcel: whoever dispels it delivers a potion
broom-storm-hoard = hoard: { $points } for holding { $resource } × { $number }
broom-view-clouds = Clouds (region, space, wands/lightning): { $clouds }
broom-view-pawn = Your pawn on { $place } · in reach: { $reach }
broom-view-pawn-stuck = Your pawn on { $place } · nothing in reach
broom-view-place = { $region } { $name }
broom-view-place-towers = { $region } { $name } ({ $towers })
broom-view-tower = { $tower } { $resource } { $points }
broom-view-occupied = Towers taken: { $towers }
broom-view-tile-at = { $region }: { $tile }
broom-view-mountain-tiles = Mountain tiles: { $tiles }
broom-view-forest-tiles = Forest tiles: { $tiles }
broom-view-hill-tiles = Hill tiles: { $tiles }
broom-view-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $total } if it ended now) · resources: { $stock } · pawns on { $first } and { $second } · cards left: { $cards } · lightning: { $bolts }
broom-view-laid = laid this round: { $roles }
broom-view-amulets = amulets: { $number }
broom-view-own-tiles = forest tiles: { $tiles }
broom-view-hand = hand: { $roles }

## The score sheet
broom-sheet-start = Start
broom-sheet-towers = Towers
broom-sheet-roles = Brave roles
broom-sheet-storms = Storm clouds
broom-sheet-tiles = Forest tiles
broom-sheet-events = Events
broom-sheet-bewitched = Bewitched roles
broom-sheet-lightning = Lightning
broom-sheet-sets = Sets of resources
broom-sheet-amulets = Amulets

## Why not
refused-broom-already-picked = That role is in your hand already.
refused-broom-brave-heart = With Brave Heart the leader must be brave.
refused-broom-circle-blocked = A cloud lies over that stone circle.
refused-broom-circle-not-shown = The tile does not show that stone circle.
refused-broom-cloud-blocks = A cloud lies there; dispel it first.
refused-broom-cloud-not-near = None of your pawns is near that cloud.
refused-broom-covered-tower = A mountain tile covers that tower; it has no function in this game.
refused-broom-event-not-in-force = That event is not in force this round.
refused-broom-must-follow = You hold the role of this turn and must lay it.
refused-broom-no-cloud = There is no cloud on that space.
refused-broom-no-forest-tile = You have no such forest tile.
refused-broom-no-pawn-there = None of your pawns stands there.
refused-broom-no-potion = You have no potion of that tower's colour.
refused-broom-no-such-place = There is no such place on this side of the board.
refused-broom-not-adjacent = That region is neither next to yours nor across open water.
refused-broom-not-in-hand = That role is not in your hand.
refused-broom-number-out-of-range = You cannot choose that number of roles.
refused-broom-other-gain = Your card does not give that.
refused-broom-other-pawn = Only the pawn that has just moved may deliver, where it ended.
refused-broom-not-served = This druid does not serve the terrain your pawn stands on.
refused-broom-too-few-resources = You do not have that many.
refused-broom-too-few-wands = You do not have enough wands for that cloud.
refused-broom-tower-occupied = That tower is taken already.
refused-broom-tower-out-of-reach = That tower does not touch your pawn's region.
refused-broom-wrong-terrain = Your witch does not fly to that terrain.
setup-broom-players = Broom Service is for 2 to 5 players, not for { $detail }.
setup-broom-unknown-variant = “{ $detail }” is no variant of Broom Service; known are front, back, storm, mountain, forest, hill and heavy=NUMBER.
setup-broom-forest-on-front = Forest tiles belong to the back of the board; the front has no spaces for them.
setup-broom-hill-on-front = Hill tiles belong to the back of the board; the front has no spaces for them.
setup-broom-back-needs-tiles = The back of the board is always played with mountain, forest and hill tiles.
setup-broom-heavy-clouds = With storm clouds on this side, { $detail } heavy clouds can be mixed in.
setup-broom-heavy-without-storm = Without storm clouds all 24 heavy clouds are used, not { $detail }.
setup-broom-both-sides = Choose the front or the back of the board, not both.

## Why a move is good
broom-reason-deliver = the tower pays { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
broom-reason-safe-brave = hardly anybody can be braver (risk about { $percent }%)
broom-reason-bold = the brave action is worth the risk (about { $percent }%)
broom-reason-cautious = a safe action now, where being brave would risk about { $percent }%
broom-reason-dispel = lightning is worth more the more you have
broom-reason-tile = a tile lies there for you
broom-reason-open = { $towers ->
    [one] { $towers } tower there is
   *[other] { $towers } towers there are
} still open
broom-reason-on-the-way = it is on the way to other places
broom-reason-pick-fly = it can take you to { $place }, where your potions serve { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}
broom-reason-pick-reach = it can take you to { $place }
broom-reason-pick-witch = it reaches nothing yet, but your pawns may move on before
broom-reason-pick-serve = from where you stand it delivers for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
broom-reason-pick-druid = it delivers nothing yet, but a pawn may get to a tower before
broom-reason-pick-gather = brave, it brings you { $gain }
broom-reason-pick-dispel = it can dispel a cloud near you (lightning: { $bolts })
broom-reason-pick-fairy = you can dispel no cloud yet, but wands and clouds may come
broom-reason-serve = from there your potions serve { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}
broom-reason-number = as many roles as you have work for
broom-reason-wand = wands dispel clouds
broom-reason-potion = towers ask for potions
broom-reason-points = points for certain
broom-reason-act = it costs you nothing
broom-reason-enclose = what you enclose should be worth less than what the event pays
broom-reason-enough = nothing here is worth its price

# What is said of the game before anybody sits down.
broom-tagline = Deliver potions by broom. Be brave and risk it, or cowardly and safe?
broom-goal = You fly potions to towers for points. Each round you choose roles; whoever plays one bravely does more, unless somebody after them is brave with the same role.
broom-variant-back = The back of the board, with all tiles
broom-variant-storm = Storm clouds
broom-variant-mountain = Mountain tiles and amulets

## The coach
broom-coach-number = Fewer roles earn points now; more roles let you do more this round.
broom-coach-extra-card = The tile gives you one role more this round, once in the game. Keep it for a round with a good event.
broom-coach-pick = Choose the roles that you want to play this round, say a witch to fly to a tower and a gatherer for potions. Roles that others choose too will be fought over.
broom-coach-lead = Brave does more, but only the last brave player of the turn acts. Cowardly does less, at once and for certain.
broom-coach-follow = Somebody leads your role. Be brave if you think that nobody after you holds it; otherwise cowardly is safe.
broom-coach-mode = This time you may do something else than the card says.
broom-coach-flight = Each witch flies to a region next door, of her own kind of land and without a cloud. Fly to towers whose potion you hold.
broom-coach-delivery = A pawn serves the towers of its region with potions of their colour. Round towers take only one in the whole game, square ones any number.
broom-coach-gather = Potions are delivered to towers of their colour; wands dispel clouds.
broom-coach-cloud = Dispelled clouds open the way, and their lightning counts at the end.
broom-coach-mountain = On your first visit you take the amulet and may use the tile.
broom-coach-event = The event of the round asks you something; its card explains it.
broom-theme-cloud = Clouds
broom-theme-delivery = Delivering potions
broom-theme-event = A choice of the event
broom-theme-extra-card = One role more
broom-theme-flight = Flying
broom-theme-follow = Following
broom-theme-gather = Gathering
broom-theme-lead = Leading
broom-theme-mode = Instead of the card
broom-theme-mountain = The mountain
broom-theme-number = How many roles
broom-theme-pick = Picking roles
broom-danger-bewitched = Bewitched ({ $role }): laying the card costs { $cost } at once.
broom-danger-bewitched-later = Bewitched ({ $role }): when you lay it you lose { $cost }.
broom-danger-bumped = They may hold this role too ({ $role }): { $names }. If one of them is brave after you, you get nothing.
broom-danger-idle = As things stand, this role could do nothing for you ({ $role }).
broom-danger-area = { $event }: a pawn there costs { $cost } at the end of the round.
broom-plan-event = The event of this round, { $event }: { $text }
broom-plan-fly = The best delivery in sight: fly to { $place } for { $points } ({ $role }, brave).
broom-plan-serve = The best delivery in sight: { $points } from where you stand, in { $place } ({ $role }).
broom-plan-gather = None of your potions fits a tower in reach: gather, or fly on towards other towers.
broom-plan-bewitched = Bewitched this round: { $roles }. Each of them costs whoever lays it { $cost }.
broom-back-points = The round brought you { $points }.
broom-back-delivered = You delivered { $count ->
    [one] one potion
   *[other] { $count } potions
}: that is where most points come from.
broom-back-no-delivery = You delivered nothing. Next time take a witch and the potion that her tower wants.
broom-back-bumped = Somebody was brave after you { $count ->
    [one] once
   *[other] { $count } times
}. Cowardly would have been safe.
## What lies in the box
broom-things-role = Roles
broom-things-event = Events
broom-things-mountain-tile = Mountain tiles
broom-things-forest-tile = Forest tiles
broom-things-hill-tile = Hill tiles
broom-things-cloud = Clouds
broom-things-amulet = Amulets
broom-things-resource = Resources
broom-role-text-forest_witch = Brave: move one of your pawns to an adjacent forest; then you may deliver a potion there. Cowardly: move a pawn to an adjacent forest, without a delivery.
broom-role-text-hill_witch = Brave: move one of your pawns to adjacent hills; then you may deliver a potion there. Cowardly: move a pawn to adjacent hills, without a delivery.
broom-role-text-mountain_witch = Brave: move one of your pawns to an adjacent mountain; then you may deliver a potion there. Cowardly: move a pawn to an adjacent mountain, without a delivery.
broom-role-text-prairie_witch = Brave: move one of your pawns to adjacent prairie; then you may deliver a potion there. Cowardly: move a pawn to adjacent prairie, without a delivery.
broom-role-text-valley_druid = Brave: deliver a potion with a pawn that stands on prairie or in a forest, and gain { $points }. Cowardly: the same without the points.
broom-role-text-peak_druid = Brave: deliver a potion with a pawn that stands on hills or a mountain, and gain { $points }. Cowardly: the same without the points.
broom-role-text-gatherer = Brave: take { $gain }. Cowardly: take only one of these: { $choice }.
broom-role-text-weather_fairy = Brave: dispel a cloud next to one of your pawns and gain { $points }. Cowardly: the same without the points.
broom-mountain-tile-text = On your first visit to the mountain you take your amulet and may use the tile once: { $tile }. The tile stays for the others.
broom-forest-tile-text-act_brave = Use it once, with a cowardly card: you carry out the brave action instead. Nobody is bumped, and the lead does not change.
broom-forest-tile-text-extra_card = Use it once, at the start of a round: you choose one role more.
broom-forest-tile-text-five_vp = Use it once, with a cowardly card: you take five points instead of the action.
broom-hill-tile-text-turbo = A pawn that moves onto these hills flies on at once to one of the two stone circles; its owner chooses.
broom-hill-tile-text-orange = In this region the tile is a square tower that takes orange potions.
broom-cloud-heavy = heavy cloud
broom-cloud-tailwind = tailwind
broom-cloud-gust = gust
broom-cloud-parcel = parcel
broom-cloud-hoard = hoard
broom-cloud-text-heavy = Nobody enters its region. Whoever dispels it pays its price in wands and keeps it; its lightning counts at the end.
broom-cloud-text-tailwind = A storm cloud. While it lies there, deliveries with a pawn next to it pay { $points } more.
broom-cloud-text-gust = A storm cloud. Whoever dispels it may at once move a pawn to any adjacent region.
broom-cloud-text-parcel = A storm cloud. Whoever dispels it may at once deliver a potion with any pawn, on any terrain.
broom-cloud-text-hoard = A storm cloud. Whoever dispels it gains { $points } if they hold enough potions of the colour it shows. The potions are kept.
broom-amulet = amulet
broom-amulet-text = Each player has one beside every mountain tile and takes it on the first visit. At the end amulets count: { $table }.
broom-resource-text-potion = It is delivered to a tower of its colour. At the end sets of different resources count.
broom-resource-text-wand = Wands are the price of clouds. At the end sets of different resources count.
