# The table of New Salem.

## Where things stand
page-salem-tab-own = My street
page-salem-tab-streets = Streets
page-salem-tab-talk = Talk
page-salem-streets = The streets of the town. What you can choose is a button.
page-salem-hand = Your character and the cards in reach
page-salem-town = The town: round, phase and Despair
page-salem-facts = What lies open
page-salem-round = Round { $round } of { $rounds }
page-salem-phase-build = Build
page-salem-phase-events = Events
page-salem-meter = Despair in town: { $despair }. The Witches need { $needed }.
page-salem-meter-tip = At the end every Witch who is free adds { $free }, every Puritan on trial adds { $puritan }, every Witch on trial takes { $witch } away; a Death set adds { $death }, a Justice set takes { $justice } away.
page-salem-events = Events on the table
page-salem-pool = Dealt from { $witches ->
    [one] one Witch
   *[other] { $witches } Witches
} and { $puritans } Puritans; one card was left over, unseen.
page-salem-trials-left = Trial cards on the table: { $number }
page-salem-deck = Building cards in the deck: { $number }
page-salem-under = You know that these lie under the building deck: { $cards }.
page-salem-events-under = Under the event deck, in this order: { $cards }.

## A street
page-salem-no-building = No building yet.
page-salem-hope-of = Hope on these buildings: { $hope }
page-salem-constable = Constable: triggers events and names the next Constable.
page-salem-badge = Has a badge: was Constable and cannot be named now.
page-salem-on-trial = On trial: cannot become Constable.
page-salem-pillory = In the Pillory until the end of round { $round }: cannot give Hope or become Constable.
page-salem-sanctuary = In Sanctuary until the end of round { $round }: cannot be put on trial, and no building can be taken.
page-salem-seen-by = This character was shown to { $seats }.
page-salem-claims = { $seat } claims: { $side }. Anybody may lie.
page-salem-suspected = Suspected by { $seats }.
page-salem-trusted = Trusted by { $seats }.
page-salem-you = You
page-salem-you-know = { $seat } is { $character }. Only those who were shown it know.
page-salem-face-up = { $seat } is { $character }.
page-salem-unknown = You do not know who { $seat } is.
page-salem-hand-size = Cards in hand: { $cards }
page-salem-hand-known = You passed this hand on: { $cards }.
page-salem-tip-lot = { $copies ->
    [one] { $building }
   *[other] { $copies } × { $building }
} ({ $type }) · Hope { $hope }, Despair { $despair }
page-salem-tip-quarter = { $type }: still missing for the set: { $missing }.
page-salem-tip-set = { $type }: complete sets: { $sets }, { $points } points each.

## Cards
page-salem-hand-empty = You have chosen. The others are still choosing.
page-salem-redraw = The top card of the deck
page-salem-scores = Scores for you: this type is on your character.
page-salem-tip-building = { $building } ({ $type }). When built: Hope { $hope }, Despair { $despair }, Despair removed { $remove }.
page-salem-tip-death = A complete Death set adds { $despair } Despair at the end.
page-salem-tip-justice = A complete Justice set takes { $despair } Despair away at the end.
page-salem-tip-event = { $event } costs { $cost } Hope. { $text }
page-salem-role = Your character, known to you alone
page-salem-points = Your points so far
page-salem-end = End the phase

## Talk
page-salem-talk = Claims and offers
page-salem-talk-none = Nobody has claimed anything. Lies are allowed.
page-salem-say-something = Say something
page-salem-say-role = My side:
page-salem-say-types = On my card:
page-salem-say-saw = I saw:
page-salem-say-saw-what = { $seat }: { $side }
page-salem-say-accuse = I suspect
page-salem-say-trust = I trust
page-salem-say-want = I want
page-salem-say-want-for = { $event } for { $seat }
page-salem-say-offer = I offer
page-salem-say-hope = { $hope } Hope
page-salem-say-hope-for = { $hope } Hope for { $event }
page-salem-say-constable = Next Constable:
page-salem-say-no = “No.”
page-salem-say-it = Say it: { $what } …

## Whom the table waits for
page-salem-awaited-pick = choosing what to build…
page-salem-awaited-discard = choosing the last building…
page-salem-awaited-remove = removing Despair…
page-salem-awaited-announce = announcing a plan…
page-salem-awaited-gifts = giving Hope, or not…
page-salem-awaited-place = placing cubes…
page-salem-awaited-pay = paying Hope…
page-salem-awaited-appoint = naming the next Constable…
page-salem-awaited-decide = trigger an event, or end?
page-salem-awaited-event = carrying out an event…

## For the first game

## The end
page-salem-witches-prevail = Despair prevails: only Witches can win
page-salem-puritans-prevail = The town holds: only Puritans can win
page-salem-reckon-cubes = Despair cubes
page-salem-reckon-trials = Trials
page-salem-reckon-sets = Death and Justice sets
page-salem-reckon-total = Despair in town / needed
page-salem-tie = Tie: Hope
