
## Septima
page-septima-list = { $items }
page-septima-board = The map: hexes with ingredients, village and Hospital, huts, Leaders. What you can choose is a button.
page-septima-tab-map = Map
page-septima-tab-town = Town
page-septima-tab-magic = Magic
page-septima-tab-covens = Covens
page-septima-town = The town: moon, Septima, chambers and crowd
page-septima-magic = Ritual track, spells and recipes
page-septima-ritual = The ritual track. What you can choose is a button.
page-septima-market = Spells on display
page-septima-recipes = Recipes
page-septima-hand = Your action cards
page-septima-tray = What you can choose
page-septima-watching = You are watching.
page-septima-strip = This moon phase, coven by coven
page-septima-first = goes first
page-septima-wisdom = wisdom
page-septima-cards = Action cards
page-septima-card-hand = in hand
page-septima-card-played = in play
page-septima-card-gone = discarded until the season ends
page-septima-spells = Spells
page-septima-spell-ready = ready
page-septima-spell-spent = spent
page-septima-spell-lasting = , its effect lasts
page-septima-septima = the Septima
page-septima-attuned = attuned with { $with }: suspicion +{ $rise }
page-septima-now = { $season }, moon phase { $phase }
page-septima-marker-active = active
page-septima-marker-next = next
page-septima-chamber = Chamber { $number }
page-septima-crowd = The crowd
page-septima-book = Book of Divinations
page-septima-books = The books, opened
page-septima-tribulations = Tribulations: { $needed } of 8 needed
page-septima-trial-of = The trial of { $witch }
page-septima-verdict-won = Saved! { $coven } wins the trial.
page-septima-verdict-lost = The defence fails.
page-septima-verdict-open = The verdict is awaited.
page-septima-offers = Spaces that offer: { $things }
page-septima-offers-nothing = Spaces that offer nothing now
page-septima-offers-patient = a patient
page-septima-steps = { $steps ->
    [one] { $steps } step from you.
   *[other] { $steps } steps from you.
}
page-septima-gathers = Collect would gather there: { $goods }.
page-septima-unused = { $count ->
    [one] { $count } thing could still be used
   *[other] { $count } things could still be used
}
page-septima-brew-crystals = Crystals
page-septima-brew-bonus = Attuned
page-septima-brew-forfeit = No wisdom
page-septima-brew-risk = Suspicion
page-septima-to-pay = Still to pay:
page-septima-shadows = Shadow zones: { $zones }

## Septima: before choosing
page-septima-glance-goods = Here you would collect: { $goods }.
page-septima-glance-potions = You can pay for: { $potions }.
page-septima-glance-no-potions = You cannot pay for any potion now.
page-septima-glance-patients = { $count ->
    [one] { $count } patient here can be healed with what you have.
   *[other] { $count } patients here can be healed with what you have.
}
page-septima-glance-suspicion = Your suspicion would fall to { $suspicion }.
page-septima-glance-citizens = { $count ->
    [one] { $count } citizen would join the crowd.
   *[other] { $count } citizens would join the crowd.
}
page-septima-glance-no-citizen = No citizen of yours can go to a chamber now.
page-septima-glance-no-cards = Your discard pile is empty.
page-septima-glance-septima = The Septima attunes it: suspicion +{ $rise }.
page-septima-glance-coven = If another coven plays it too: suspicion +{ $rise }.
page-septima-risk-lured = No hunter lives in this zone; raised suspicion may draw one here.
page-septima-risk-dormant = The hunter of this zone is dormant.
page-septima-risk-confronted = Suspicion would pass the top: a confrontation is certain.
page-septima-risk-hunted = The hunter of hut { $hut } needs { $distance ->
    [one] { $distance } step
   *[other] { $distance } steps
} and would run { $least } to { $most }: caught on { $catching } of { $faces } faces.

## Septima: what things are
page-septima-tip-action = { $action }: { $main } Attuned: { $bonus }
page-septima-tip-ingredient = { $name }: not lunar now. Goes into: { $potions }.
page-septima-tip-lunar = { $name }: lunar now, Collect gathers it. Goes into: { $potions }.
page-septima-tip-potion = { $name } ({ $recipe }): { $text }
page-septima-tip-spell = { $name }, a spell of { $element }: { $text } ({ $lasts })
page-septima-tip-spell-scoring = { $name }, a spell of { $element } that earns wisdom: { $text } ({ $lasts })
page-septima-lasts-instant = at once
page-septima-lasts-turn = this turn
page-septima-lasts-season = until the season ends
page-septima-lasts-move = until your Leader moves
page-septima-lasts-trial = until you win a trial
page-septima-tip-hut-empty = Hut { $hut }: empty. Who raises suspicion in this zone may draw a hunter here.
page-septima-tip-hut-awake = Hut { $hut }: the hunter is awake and chases whoever raises suspicion in this zone.
page-septima-tip-hut-dormant = Hut { $hut }: the hunter is dormant until the moon phase ends.
page-septima-tip-patient = { $patient }. Heals with: { $remedy }.
page-septima-tip-patient-angry = { $patient }, with an angry citizen who goes to the trials if nobody heals here. Heals with: { $remedy }.
page-septima-tip-healed = Healed by { $healers }.
page-septima-tip-bed = The Hospital always has patients of this kind: { $illness }. Only the Heal card reaches them.
page-septima-tip-space = Space { $space }, zone { $zone }, { $distance ->
    [one] { $distance } step
   *[other] { $distance } steps
} from the hut.
page-septima-tip-leader = The Leader of { $coven } on { $space }, zone { $zone }.
page-septima-tip-village = Village hex { $number }, with a { $flag ->
    [yellow] yellow
   *[blue] blue
} flag: new patients of that colour come here.
page-septima-tip-chamber = The citizens in a chamber’s row speak at its trial: loyal ones for the accused witch, angry ones against her.
page-septima-tip-outcrop = Crystal outcrop: Collect takes one crystal from it.
page-septima-tip-shrine = Shrine of { $element }: with the Ritual card, prepare a spell of this element next to it.
page-septima-tip-spider = A spider of the Widow. You cannot enter its space; ending next to it costs wisdom.
page-septima-tip-spider-lying = A spider lying down guards the hexes around it: nothing can be collected there.
page-septima-tip-moon = Lunar now: { $lunar }. The moon moves on with every phase.
page-septima-tip-die = The hunter die of this moon phase, rolled ahead.
page-septima-tip-marker = Active: whoever plays { $action } is attuned with the Septima.
page-septima-tip-marker-next = Becomes active in the next moon phase: { $action }.
page-septima-tip-crowd = The crowd: these citizens are in the bag when trials come.
page-septima-tip-citizens = { $coven }: { $crowd } in the crowd, { $supply } in the supply.
page-septima-tip-track = Patient track “{ $illness }”: level { $level }.
page-septima-tip-reward = The next level gives: { $reward }.
page-septima-tip-suspicion = Suspicion { $suspicion }. It brings angry citizens to the trials: { $angry }. Marked values each add one.
page-septima-tip-ritual = { $space } ({ $elements }): an attuned { $action } may advance here.
page-septima-tip-ritual-start = { $space } ({ $elements }): a start of the ritual track.
page-septima-ribbon-gain = { $offering ->
    [0] Ribbon: gain a spell of the space’s element.
   *[other] Ribbon: spend { $offering } ingredient, gain a spell of the space’s element.
}
page-septima-ribbon-prepare = { $offering ->
    [0] Ribbon: prepare a spell.
   *[other] Ribbon: spend { $offering } ingredient, prepare a spell.
}
page-septima-ribbon-top = { $offering ->
    [0] Top ribbon: prepare a spell and gain { $wisdom } wisdom.
   *[other] Top ribbon: spend { $offering } ingredient, prepare a spell and gain { $wisdom } wisdom.
}

## Septima: the Widow
page-septima-widow-plays = plays
page-septima-widow-left = left
page-septima-widow-right = right
page-septima-widow-top = deck
page-septima-widow-collect = all spiders lie down and guard. Bonus: you gain no crystals for a while.
page-septima-widow-move = every spider comes one space nearer, the farthest one more. Bonus: all one more.
page-septima-widow-brew = her suspicion rises. Bonus: she heals the nearest patient.
page-septima-widow-heal = she heals the two nearest patients. Bonus: a cursed citizen goes to chamber 1.
page-septima-widow-chant = her suspicion rises. Bonus: two cursed citizens join the crowd.
page-septima-widow-recruit = two cursed citizens join the crowd. Bonus: one more.
page-septima-widow-plead = two cursed citizens go to chamber 1. Bonus: one more from the supply.
page-septima-widow-remember = she copies another card.
page-septima-widow-ritual = the lower row of spells goes, and you lose a Negotiation card. Bonus: her suspicion rises.
page-septima-tip-widow-card = { $action }: { $does } Shadow zones: { $zones }.
page-septima-tip-shadows = When the Widow acts, spiders creep towards you: one in each shadow zone, or from the next zone that has one.
page-septima-tip-no-crystals = You gain no crystals until the end of your next turn.
page-septima-tip-cooperation = you and the Widow play the same action.
page-septima-tip-delay = change her row before the die is rolled.
page-septima-tip-information = roll her die first, then choose your card.

## Septima: who does what
page-septima-awaited-draft = choosing witches
page-septima-awaited-prologue = laying the Prologue
page-septima-awaited-card = choosing an action
page-septima-awaited-setup = setting up
page-septima-awaited-move = on the way
page-septima-awaited-brew = brewing
page-septima-awaited-heal = healing
page-septima-awaited-hunt = facing the hunter
page-septima-awaited-trial = at the trial
page-septima-awaited-favour = asking the crowd
page-septima-awaited-turn = in their turn

## Septima: for those who play for the first time
page-septima-hint-draft = Each witch helps with one thing. Two that fit together, say one for Collect and one for Brew, are a good start.
page-septima-hint-prologue = The upper section counts three times, the middle one twice, the lower one once. Ingredients let you brew early.
page-septima-hint-card = All choose at once. The same card as somebody else, or as the active Septima marker, is attuned: you get the bonus, but suspicion rises and the hunter of your zone may come. Each card comes back only next season.
page-septima-hint-leader = Stand between hexes whose ingredients are lunar now, and look where the hunters live.
page-septima-hint-spell = A spell is cast before or after your action and is then spent until you prepare it again.
page-septima-hint-ritual = Climb the ritual track: ribbons give spells. Attuned actions may climb to a space with their own icon.
page-septima-hint-quick = Before every action your Leader may take one step. The signs show what Collect would gather there.
page-septima-hint-walk = Go step by step and take one ingredient from next to your way. You can take steps back.
page-septima-hint-window = Use what you like, in any order; the number on the button counts what is left. Nothing has to be used.
page-septima-hint-bonus = You are attuned. Usually the bonus is worth taking; the suspicion comes anyway.
page-septima-hint-brew = Utility Potions earn wisdom when brewed; Remedies earn by healing. A crystal stands for any ingredient: keep crystals for later.
page-septima-hint-heal = Healing takes the matching Remedy, calms the angry citizen and climbs your patient track, which gives rewards.
page-septima-hint-chamber = Citizens in a chamber speak for the accused there. Whoever has most of them wins the trial and may take the witch.
page-septima-hint-remember = Choose an action that you played earlier this season and do it again.
page-septima-hint-favour = The crowd helps you. Each favour can be taken once.
page-septima-hint-hunt = The hunter runs as far as the die plus your suspicion says. Caught means: a witch goes to chamber 2.
page-septima-hint-witch = More witches mean more abilities, and more objectives of your book count at the end.
page-septima-hint-other = Choose what helps you most; the story at the left tells what happens.
page-septima-hint-negotiate = The Widow’s die chooses between the cards of her row. A Negotiation card bends that, and is then gone.
page-septima-hint-widow-card = If the Widow plays the same action you are attuned with her. Look at her row: left is most likely.
page-septima-hint-spiders = Spiders take the shortest way to you. Choose the way that leaves you room.
page-septima-hint-widow = Where the Widow’s rules leave something open, you decide for her.
