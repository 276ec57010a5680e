# New Salem

## Buildings

salem-building-market = Market
salem-building-smithy = Smithy
salem-building-tannery = Tannery
salem-building-bank = Bank
salem-building-counting-house = Counting House
salem-building-pawnshop = Pawnshop
salem-building-school = School
salem-building-library = Library
salem-building-laboratory = Laboratory
salem-building-theatre = Theatre
salem-building-tavern = Tavern
salem-building-brothel = Brothel
salem-building-courthouse = Courthouse
salem-building-jail = Jail
salem-building-gallows = Gallows
salem-building-undertaker = Undertaker
salem-building-graveyard = Graveyard
salem-building-crypt = Crypt
salem-card-unknown = an unknown card

salem-slot-plain = { $building }
salem-slot-hope = { $building } ({ $hope } Hope)
salem-slot-despair = { $building } ({ $despair } Despair)
salem-slot-both = { $building } ({ $hope } Hope, { $despair } Despair)

salem-type-trade = Trade
salem-type-finance = Finance
salem-type-education = Education
salem-type-entertainment = Entertainment
salem-type-justice = Justice
salem-type-death = Death

## Characters

salem-side-puritan = Puritan
salem-side-witch = Witch
salem-sides-puritan = Puritans
salem-sides-witch = Witches

salem-character-hale = Prudence Hale, merchant (Puritan: Trade, Finance)
salem-character-crane = Josiah Crane, innkeeper (Puritan: Entertainment, Finance)
salem-character-thorne = Ezekiel Thorne, minister (Puritan: Justice, Death)
salem-character-webb = Constance Webb, fiddler (Puritan: Entertainment, Death)
salem-character-frost = Nathaniel Frost, printer (Puritan: Trade, Education)
salem-character-alden = Mercy Alden, schoolmistress (Puritan: Education, Justice)
salem-character-marsh = Agnes Marsh, midwife (Witch: Trade, Justice, Death)
salem-character-crowe = Silas Crowe, clerk (Witch: Finance, Justice, Death)
salem-character-gray = Lavinia Gray, governess (Witch: Finance, Education, Entertainment)
salem-character-reed = Tobias Reed, herbalist (Witch: Trade, Education, Entertainment)

## Events

salem-card-cleanse = Cleanse
salem-card-trial = Trial
salem-card-investigation = Investigation
salem-card-secret-meeting = Secret Meeting
salem-card-testimony = Testimony
salem-card-verdict = Verdict
salem-card-pardon = Pardon
salem-card-prayer = Day of Prayer
salem-card-exorcism = Exorcism
salem-card-alms = Alms
salem-card-fire = Fire
salem-card-seizure = Land Seizure
salem-card-barter = Barter
salem-card-land-grant = Land Grant
salem-card-hysteria = Hysteria
salem-card-plague = Plague
salem-card-winter = Hard Winter
salem-card-pillory = Pillory
salem-card-sanctuary = Sanctuary

salem-card-text-cleanse = Remove { $remove } Despair from any buildings.
salem-card-text-trial = Give this card to another player who has no Trial card.
salem-card-text-investigation = Secretly look at the character of another player.
salem-card-text-secret-meeting = Two other players secretly look at each other's characters.
salem-card-text-testimony = Another player secretly looks at your character.
salem-card-text-verdict = A player on trial turns the character face up for the rest of the game.
salem-card-text-pardon = Take the Trial card from a player and put it back on the table.
salem-card-text-prayer = Remove one Despair each from { $remove } different buildings.
salem-card-text-exorcism = Remove { $remove } Despair from the buildings of one player.
salem-card-text-alms = Remove { $remove } Despair from any building.
salem-card-text-fire = A building of another player goes under the building deck.
salem-card-text-seizure = Take a building of another player, with its cubes.
salem-card-text-barter = Exchange one of your buildings for a building of another player.
salem-card-text-land-grant = Look at the top three building cards, build one, put the others under the deck.
salem-card-text-hysteria = Two players with buildings each put one Despair on a building of their own.
salem-card-text-plague = Three players with buildings each put one Despair on a building of their own.
salem-card-text-winter = Every other player who has Hope returns one Hope.
salem-card-text-pillory = Another player who is not on trial can neither give Hope nor become Constable until the end of the next round.
salem-card-text-sanctuary = Until the end of the next round another player cannot be put on trial, and that player's buildings cannot be burned, seized or bartered.

## What is being asked

salem-prompt-pick = Choose a building to build and pass on the rest of your hand.
salem-prompt-discard = Build one of your last two cards, or discard both and build the top card of the deck.
salem-prompt-remove = Remove Despair from any building ({ $left } to go).
salem-prompt-remove-apart = Remove one Despair from yet another building ({ $left } to go).
salem-prompt-remove-at = Remove Despair from the buildings of { $owner } ({ $left } to go).
salem-prompt-announce = What do you say you will do? It binds nobody.
salem-prompt-gifts = Do you give Hope to { $constable }, the Constable, who has { $hope }?
salem-prompt-last-call = { $constable } wants to end the phase with { $hope } Hope. A last chance to give.
salem-prompt-place-hope = Put the Hope you received on a building of yours ({ $left } to go).
salem-prompt-place-despair = Put the Despair on a building of yours ({ $left } to go).
salem-prompt-decide = You are the Constable. Trigger an event or end the phase.
salem-prompt-decide-obliged = You have enough Hope for the dearest event, so you must trigger an event, any one.
salem-prompt-pay = Pay Hope from your buildings ({ $left } to go).
salem-prompt-choose-player = { $event }: choose a player.
salem-prompt-choose-building = { $event }: choose a building of another player.
salem-prompt-barter-own = Barter: choose the building you give away.
salem-prompt-barter-for = Barter: choose the building you want for { $own }.
salem-prompt-grant-build = Land Grant: choose the card you build.
salem-prompt-grant-under = Land Grant: which card goes under the deck first?
salem-prompt-winter = Hard Winter: from which building do you return one Hope?
salem-prompt-appoint = Choose the new Constable.
salem-prompt-nothing = There is nothing to decide.

## Moves

salem-move-pick = Build { $building }
salem-move-keep = Build { $building }, discard the other
salem-move-redraw = Discard both, build the top card of the deck
salem-move-remove = Remove one Despair from { $slot } of { $owner }
salem-move-say-event = "I will trigger { $event }."
salem-move-say-event-at = "I will trigger { $event }, aimed at { $target }."
salem-move-say-end = "I will end the phase."
salem-move-say-nothing = Say nothing
salem-move-give = Give one Hope from { $slot }
salem-move-done = Give nothing more
salem-move-place = Put it on { $slot }
salem-move-trigger = Trigger { $event } for { $cost } Hope
salem-move-ask = Ask for Hope once more
salem-move-end = End the phase
salem-move-pay = Pay one Hope from { $slot }
salem-move-choose = { $target }
salem-move-slot = { $slot } of { $owner }
salem-move-build = Build { $building }
salem-move-under = { $building } goes under first
salem-move-appoint = { $target } becomes Constable

## What happened

salem-event-character-dealt = Your character is { $character }.
salem-event-first-constable = { $seat } is the first Constable.
salem-event-round-began = Round { $round } begins; { $cards ->
    [one] everyone gets one card
   *[other] everyone gets { $cards } cards
}.
salem-event-hand-dealt = You were dealt { $cards }.
salem-event-chose = { $seat } has chosen.
salem-event-hand-received = You were passed { $cards }.
salem-event-discarded = You discarded { $cards }.
salem-event-redrew = { $seat } discards both cards and builds the top card of the deck.
salem-event-built = { $seat } builds { $slot }.
salem-event-despair-removed = { $seat } removes one Despair from { $building } of { $owner }.
salem-event-turned-up = { $event } is turned up.
salem-event-announced = { $seat } says: "I will trigger { $event }."
salem-event-announced-at = { $seat } says: "I will trigger { $event }, aimed at { $target }."
salem-event-announced-end = { $seat } says: "I will end the phase."
salem-event-announced-nothing = { $seat } says nothing.
salem-event-gifts-open = Hope may be given to { $seat }.
salem-event-last-call = { $seat } wants to end the phase: a last chance to give Hope.
salem-event-gave = { $seat } gives one Hope from { $building }.
salem-event-gives-no-more = { $seat } gives nothing more.
salem-event-may-give-again = Hope was given, so these may give again: { $seats }.
salem-event-asked = { $seat } asks for Hope once more.
salem-event-placed-hope = { $seat } puts one Hope on { $building }.
salem-event-placed-despair = { $seat } puts one Despair on { $building }.
salem-event-triggered = { $seat } triggers { $event }.
salem-event-paid = { $seat } returns one Hope from { $building }.
salem-event-put-on-trial = { $seat } is on trial.
salem-event-pardoned = { $seat } is pardoned.
salem-event-looked-at = { $seat } secretly looks at the character of { $owner }.
salem-event-saw = The character of { $owner } is { $character }.
salem-event-verdict = { $seat } turns up { $character }.
salem-event-burned = { $building } of { $owner } burns down.
salem-event-seized = { $seat } seizes { $building } of { $owner }.
salem-event-bartered = { $seat } exchanges { $gave } for { $got } of { $owner }.
salem-event-took-up = { $seat } looks at the top of the building deck ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
salem-event-cards-seen = You see { $cards }.
salem-event-put-under = { $seat } puts { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} under the deck.
salem-event-given = { $seat } gets { $event }.
salem-event-given-back = { $event } goes back from { $seat } under the event deck.
salem-event-went-under = { $event } goes under the event deck.
salem-event-appointed = { $seat } becomes Constable.
salem-event-badges-returned = These badges go back: { $seats }.
salem-event-stays-constable = Nobody can be chosen; { $seat } stays Constable.
salem-event-phase-ended = { $seat } ends the phase.
salem-event-round-ended = Round { $round } is over. The building deck is shuffled.
salem-event-character-revealed = { $seat } was { $character }.
salem-event-reckoned = Despair in town: cubes { $cubes }, trials { $trials }, sets { $sets }, in all { $total }; { $needed } are needed.
salem-event-side-won = The winning side is: { $side }. Winner: { $winners }.
salem-event-everybody-lost = The Despair would be enough for Witches, but nobody is one: everybody loses.

## The table

salem-view-round = Round { $round } of { $rounds }. Constable: { $constable }.
salem-view-despair = Despair in town: { $despair }. The Witches' side needs { $needed } at the end.
salem-view-pool = Characters in the pool: { $witches ->
    [one] one Witch
   *[other] { $witches } Witches
}, { $puritans } Puritans; one of these cards was not dealt.
salem-view-decks = Building deck: { $buildings }. Event deck: { $events }.
salem-view-trials = Trial cards on the table: { $trials }.
salem-view-row = Events: { $events }.
salem-view-events-under = Under the event deck: { $events }.
salem-view-buildings-under = Under the building deck: { $cards }.
salem-view-taken-up = Taken up by the Constable: { $cards }.
salem-view-seat = { $seat }: { $hope } Hope.
salem-view-seat-tagged = { $seat }: { $hope } Hope ({ $tags }).
salem-view-slots = Buildings: { $slots }.
salem-view-character = Character: { $character }.
salem-view-seen-by = This character was seen by { $seats }.
salem-view-hand = Hand: { $cards }.
salem-view-hand-size = Hand: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
salem-view-own-character = You are { $character }. Points so far: { $points }.
salem-view-own-pick = You have chosen { $building }.
salem-view-own-redraw = You have chosen to discard both cards.
salem-view-reckoning = Despair: cubes { $cubes }, trials { $trials }, sets { $sets }, in all { $total } of { $needed }. Winning side: { $side }.

salem-tag-constable = Constable
salem-tag-badge = badge
salem-tag-on-trial = on trial
salem-tag-face-up = character face up
salem-tag-chosen = has chosen
salem-tag-pillory = in the Pillory until the end of round { $round }
salem-tag-sanctuary = in Sanctuary until the end of round { $round }

## Points

salem-sheet-buildings-trade = Trade buildings
salem-sheet-buildings-finance = Finance buildings
salem-sheet-buildings-education = Education buildings
salem-sheet-buildings-entertainment = Entertainment buildings
salem-sheet-buildings-justice = Justice buildings
salem-sheet-buildings-death = Death buildings
salem-sheet-sets-trade = Complete Trade sets
salem-sheet-sets-finance = Complete Finance sets
salem-sheet-sets-education = Complete Education sets
salem-sheet-sets-entertainment = Complete Entertainment sets
salem-sheet-sets-justice = Complete Justice sets
salem-sheet-sets-death = Complete Death sets

## Table talk

salem-say-claim-role = { $seat }: "My side: { $side }."
salem-say-claim-types = { $seat }: "On my card: { $types }."
salem-say-claim-saw = { $seat }: "I saw the card of { $target }: { $side }."
salem-say-accuse = { $seat }: "I suspect { $target }."
salem-say-trust = { $seat }: "I trust { $target }."
salem-say-want = { $seat }: "I want { $event }."
salem-say-want-at = { $seat }: "I want { $event } for { $target }."
salem-say-offer = { $seat }: "I offer { $hope } Hope."
salem-say-offer-for = { $seat }: "I offer { $hope } Hope for { $event }."
salem-say-refuse = { $seat }: "No."
salem-say-ask-constable = { $seat }: "Make { $target } the next Constable."

## Why not

refused-salem-not-in-hand = You do not hold that card.
refused-salem-no-such-building = There is no such building there.
refused-salem-no-despair = There is no Despair on that building.
refused-salem-other-player = The Exorcism is for the buildings of the chosen player.
refused-salem-prayed-already = The Day of Prayer takes Despair from different buildings, and this one was chosen already.
refused-salem-equal-slot = An equal building with equal cubes stands for this one; choose the first copy.
refused-salem-no-hope = There is no Hope on that building.
refused-salem-not-on-table = That event does not lie on the table.
refused-salem-no-trial-card = No Trial card is left on the table.
refused-salem-no-target = There is nobody or nothing that this event could be aimed at.
refused-salem-too-dear = You do not have enough Hope for that event.
refused-salem-no-aim = That cannot be announced: this event is not aimed at that player.
refused-salem-no-asking = You cannot ask for Hope now: only once per tenure, not after a last call, and only if somebody can give.
refused-salem-obliged = You have enough Hope for the dearest event, so you must trigger an event.
refused-salem-own-first = First choose the building of yours that you give away.
refused-salem-not-taken-up = That card is not among those you took up.
refused-salem-no-such-seat = There is no such seat at this table.
refused-salem-rising-order = Players are named in seat order; choose in rising order and leave enough of them for the rest.
refused-salem-not-on-trial = That player is not on trial.
refused-salem-on-trial = That player is on trial.
refused-salem-no-building = That player has no building.
refused-salem-not-yourself = You cannot choose yourself.
refused-salem-in-sanctuary = Sanctuary protects that player.
refused-salem-face-up = That character already lies face up.
refused-salem-in-pillory = That player is in the Pillory.
refused-salem-has-badge = That player has a badge.
refused-salem-claim-types = A character shows two or three types; claim one to three.
refused-salem-offer-nothing = An offer is at least one Hope.
refused-salem-no-statement = That is no statement; say for example "accuse 3", "claim-role puritan" or "offer 2 trial".

setup-salem-players = New Salem is for 3 to 8 players, not { $detail }.
setup-salem-constable = There is no seat { $detail } that could be the first Constable.
setup-salem-variant = New Salem has no variant "{ $detail }"; there are "announce", "no-announce" and "constable=SEAT".

# Why a move is good, in a few words.
salem-reason-set = it completes a set
salem-reason-own-type = its type is on your character
salem-reason-more-despair = Despair serves your side
salem-reason-less-despair = less Despair serves your side
salem-reason-seem-good = you seem to be on the other side
salem-reason-hope = Hope pays for events
salem-reason-learn = you learn who somebody is
salem-reason-puritan-tried = a Puritan on trial brings Despair
salem-reason-witch-tried = a Witch on trial takes Despair away
salem-reason-redraw = both cards are worse than an unknown one
salem-reason-give = the Constable seems to be on your side
salem-reason-keep-hope = your Hope is better kept
salem-reason-appoint = this player seems to be on your side
salem-reason-part-of-set = with it you have { $have } of the { $all } buildings of a set
salem-reason-burn-despair = its Despair burns with it
salem-reason-rival-loses = another player loses a building and what it counts
salem-reason-worth-nothing = it brings you no point where it stands
salem-reason-keeps-sets = your sets stay whole without it
salem-reason-in-exchange = one of your own buildings has to go in exchange
salem-reason-building = it brings you one more building
salem-reason-barter = you may exchange a building for one that suits you better
salem-reason-winter = it takes Hope from the others and none from you
salem-reason-meeting = two others learn who they are to each other
salem-reason-testimony = another player learns who you are
salem-reason-pillory = it keeps a player from giving Hope and from being Constable
salem-reason-sanctuary = it keeps a player safe from trial
salem-reason-obliged = you have enough Hope for the dearest event, so you must trigger one
salem-reason-successor = after an event you choose the next Constable
salem-reason-somebody = somebody has to be chosen
salem-reason-foe = this player seems to be on the other side
salem-reason-show-all = then everybody sees who this player is
salem-reason-nothing-new = you know this player already and learn nothing new
salem-reason-no-despair = there is no Despair to remove there
salem-reason-appoint-nearest = nobody else who can be chosen seems nearer to your side
salem-reason-blind = a card drawn blind tells nobody what you wanted
salem-reason-oblige = with enough Hope the Constable has to trigger an event
salem-reason-no-hope = you have no Hope to pay with
salem-reason-say-nothing = nobody hears of your plans
salem-reason-say-end = words bind you to nothing
salem-reason-say-event = whoever wants this may give you Hope for it
salem-reason-ask = others still have Hope that they could give
salem-reason-any-building = a cube counts the same on any building
salem-reason-under = only you know what lies there

# What is said of the game before anybody sits down.
salem-tagline = Build a town of hope while witches among you sow despair. Whom do you trust?
salem-goal = Everybody builds a street and gathers Hope; a Witch among you wants Despair. Build sets, watch what the others do, and decide whom you trust.
salem-variant-no-announce = The Constable announces nothing

## The coach
salem-coach-pick = Everybody builds one card and passes the rest on to the left. Buildings of the types on your character score, and so do three different buildings of a type, a set. Hope pays for events; Despair decides which side wins.
salem-coach-discard = Build one of the two, or gamble on the unknown top card.
salem-coach-remove = Puritans want less Despair, Witches more. Where you take it tells the others something about you.
salem-coach-announce = Say what you plan, or nothing. It binds you to nothing, but the others decide by it whether to give you Hope.
salem-coach-gifts = Only the Constable can trigger events, and pays with Hope. Give from your buildings if you like the plan; with too much Hope a Constable must act.
salem-coach-place = Cubes always lie on buildings. Choose one of yours.
salem-coach-pay = Take the Hope from the building that needs it least: a building with Hope is a welcome prey.
salem-coach-appoint = The next Constable must have no badge and must not be on trial. Choose somebody you trust, or somebody who owes you.
salem-coach-decide = Put suspects on trial, look at characters, remove Despair. A Witch free at the end adds Despair, and so does a Puritan on trial.
salem-coach-event = The event is paid. Choose whom or what it strikes.
salem-theme-announce = Announcing plans
salem-theme-appoint = The next Constable
salem-theme-decide = The Constable’s choice
salem-theme-discard = The last two cards
salem-theme-event = Whom an event hits
salem-theme-gifts = Giving Hope
salem-theme-pay = Paying with Hope
salem-theme-pick = Choosing a building
salem-theme-place = Placing cubes
salem-theme-remove = Removing Despair
salem-theme-secret = Who is a Witch?
salem-secret = How likely is it that { $seat } is a Witch?
salem-secret-true = { $seat } is a Witch.
salem-secret-false = { $seat } is a Puritan.
salem-danger-despair = It brings { $count } Despair: the town would hold { $total }, and with { $needed } the Witches win.
salem-danger-limit = It brings { $count } Despair, and the town reaches { $needed } or more ({ $total }): so the Witches win, unless some is removed.
salem-danger-seen = Everybody sees who builds Despair. So early it makes you a suspect.
salem-danger-blind = You must build whatever comes, even Despair.
salem-danger-obliged = With { $hope } Hope the Constable ({ $constable }) must trigger an event, whatever was promised.
salem-danger-trial = A Puritan on trial adds { $count } Despair at the end: try only whom you take for a Witch.
salem-danger-innocent = You know that this is a Puritan ({ $target }): on trial that adds { $count } Despair at the end.
salem-plan-puritan = You are a Puritan: keep the town below { $needed } Despair. Now it holds { $despair }.
salem-plan-witch-hides = You are a Witch: at the end the town needs { $needed } Despair and holds { $despair }. For now build like anybody, and hide.
salem-plan-witch = You are a Witch: the town needs { $needed } Despair and holds { $despair }. Now is the time to add some.
salem-plan-types = These types score for you: { $types }.
salem-plan-set = One building would complete a set of yours: { $building }.
salem-plan-constable = You are the Constable. A Trial costs { $cost } Hope, and you have { $hope }: say what you plan, and others may give.
salem-plan-last-round = The last round: what is not done now counts no more.
salem-back-points = The round brought you { $points ->
    [one] { $points } point
   *[other] { $points } points
}, if your side wins.
salem-back-despair = Despair added to the town: { $added }; removed: { $removed }. Think about who did which.
salem-back-tried = Put on trial: { $seats }. Whether that was right shows only at the end.
## What lies in the box
salem-things-building = Buildings
salem-things-character = Characters
salem-things-event = Events
salem-building-text = { $type }. When it is built: Hope { $hope }, Despair { $despair }, Despair removed { $remove }. Its set: { $set }.
salem-building-text-end = { $type }. When it is built: Hope { $hope }, Despair { $despair }, Despair removed { $remove }. Its set: { $set }. A complete set changes the Despair of the town at the end: { $end }.
salem-character-text = Scores a point for every own building of these types: { $types }. Wins with the { $side } only.
