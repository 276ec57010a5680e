# Septima
#
# What a named thing does is told by the message with -text after its name.

## Small words
septima-nothing = –
septima-either = { $one } or { $other }

## Time
septima-season-autumn = autumn
septima-season-winter = winter
septima-season-spring = spring
septima-season-summer = summer
septima-step-setup = setting up
septima-step-a = step A, choosing actions
septima-step-b = step B, turns
septima-step-c = step C, the hunt
septima-step-d = step D, hunters move on
septima-step-e = step E, end of the moon phase
septima-step-trials = the trials
septima-step-favours = favours of the crowd

## Ingredients, crystals, potions
septima-good-berry = berry
septima-good-skull = skull
septima-good-herb = herb
septima-good-mushroom = mushroom
septima-good-root = root
septima-good-crystal = crystal
septima-good-remedy-blindness = Remedy for Blindness
septima-good-remedy-paralysis = Remedy for Paralysis
septima-good-remedy-infection = Remedy for Infection
septima-good-calming-potion = Calming Potion
septima-good-flying-ointment = Flying Ointment
septima-good-love-philter = Love Philter
septima-good-ritual-oil = Ritual Oil
septima-good-charm = Lucky Charm
septima-count-berry = { $count ->
    [one] { $count } berry
   *[other] { $count } berries
}
septima-count-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
septima-count-herb = { $count ->
    [one] { $count } herb
   *[other] { $count } herbs
}
septima-count-mushroom = { $count ->
    [one] { $count } mushroom
   *[other] { $count } mushrooms
}
septima-count-root = { $count ->
    [one] { $count } root
   *[other] { $count } roots
}
septima-count-crystal = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
septima-count-remedy-blindness = { $count ->
    [one] { $count } Remedy for Blindness
   *[other] { $count } Remedies for Blindness
}
septima-count-remedy-paralysis = { $count ->
    [one] { $count } Remedy for Paralysis
   *[other] { $count } Remedies for Paralysis
}
septima-count-remedy-infection = { $count ->
    [one] { $count } Remedy for Infection
   *[other] { $count } Remedies for Infection
}
septima-count-calming-potion = { $count ->
    [one] { $count } Calming Potion
   *[other] { $count } Calming Potions
}
septima-count-flying-ointment = { $count ->
    [one] { $count } Flying Ointment
   *[other] { $count } Flying Ointments
}
septima-count-love-philter = { $count ->
    [one] { $count } Love Philter
   *[other] { $count } Love Philters
}
septima-count-ritual-oil = { $count ->
    [one] { $count } Ritual Oil
   *[other] { $count } Ritual Oils
}
septima-count-charm = { $count ->
    [one] { $count } Lucky Charm
   *[other] { $count } Lucky Charms
}
septima-good-crystal-text = It may stand for any ingredient that you have to spend, or that an objective asks for.
septima-good-remedy-blindness-text = Heals one blind patient.
septima-good-remedy-paralysis-text = Heals one paralysed patient.
septima-good-remedy-infection-text = Heals one infected patient.
septima-good-calming-potion-text = Lower your suspicion by 2, or move a hunter to an empty hut, where it lies dormant.
septima-good-flying-ointment-text = Move your Leader any number of spaces.
septima-good-love-philter-text = Send a loyal citizen to the crowd, then one of yours from the crowd to a chamber.
septima-good-ritual-oil-text = Your action counts as attuned with another coven; your suspicion rises by 1.
septima-good-charm-text = Give it up to roll the hunter die again; kept to the end it is worth wisdom.

## Actions
septima-action-collect = Collect
septima-action-move = Move
septima-action-brew = Brew
septima-action-heal = Heal
septima-action-chant = Chant
septima-action-recruit = Recruit
septima-action-plead = Plead
septima-action-remember = Remember
septima-action-ritual = Ritual
septima-action-collect-text = Collect every lunar ingredient and every crystal next to your Leader.
septima-action-collect-bonus-text = Also collect one adjacent ingredient that is not lunar.
septima-action-move-text = Move up to 3 spaces and collect one ingredient next to your way.
septima-action-move-bonus-text = Instead put your Leader on any space and gain a crystal.
septima-action-brew-text = Brew up to 3 potions; every Utility Potion earns 3 wisdom.
septima-action-brew-bonus-text = One of these potions costs one ingredient less.
septima-action-heal-text = Heal up to 2 adjacent patients with the matching Remedies.
septima-action-heal-bonus-text = Also gain a Lucky Charm.
septima-action-chant-text = Lower your suspicion by 2.
septima-action-chant-bonus-text = Lower your suspicion by 1 more; attuning raises none this turn.
septima-action-recruit-text = Send a loyal citizen from your supply to the crowd.
septima-action-recruit-bonus-text = Also take a favour of the crowd.
septima-action-plead-text = Send one of your citizens from the crowd to a chamber and gain 2 wisdom.
septima-action-plead-bonus-text = Also send a loyal citizen from your supply to the crowd, before or after.
septima-action-remember-text = Do what a card in your discard pile says once more.
septima-action-remember-bonus-text = The attune bonus of that card comes with it.
septima-action-ritual-text = Advance on the ritual track whatever the icons show, and move one space sideways if you like.
septima-action-ritual-bonus-text = Also prepare a spell or gain an ingredient of your choice.

## Patients
septima-illness-blind = blind
septima-illness-paralysed = paralysed
septima-illness-infected = infected
septima-patient-blind-yellow = blind patient with a yellow flag
septima-patient-blind-blue = blind patient with a blue flag
septima-patient-paralysed-yellow = paralysed patient with a yellow flag
septima-patient-paralysed-blue = paralysed patient with a blue flag
septima-patient-infected-yellow = infected patient with a yellow flag
septima-patient-infected-blue = infected patient with a blue flag

## Rewards
septima-gift-choose = { $count } of your choice ({ $goods })
septima-gift-calm = { $count } suspicion less
septima-gift-send = { $count ->
    [one] { $count } citizen to the crowd
   *[other] { $count } citizens to the crowd
}
septima-gift-chamber = { $count ->
    [one] { $count } citizen from the crowd to a chamber
   *[other] { $count } citizens from the crowd to a chamber
}
septima-gift-advance = an advance on the ritual track
septima-gift-prepare = a spell prepared
septima-gift-spell = a new spell
septima-gift-witches = { $count ->
    [one] a witch from the pile
   *[other] the best of { $count } witches from the pile
}

## Favours of the crowd
septima-favour-lower-suspicion = suspicion lowered by 1
septima-favour-move-4 = a move of up to 4 spaces
septima-favour-gain-ingredient = an ingredient
septima-favour-trade-potion = a potion for an ingredient
septima-favour-prepare-spell = a spell prepared for an ingredient
septima-favour-lower-suspicion-text = Your suspicion falls by 1.
septima-favour-move-4-text = Your Leader may move up to 4 spaces.
septima-favour-gain-ingredient-text = Gain one ingredient of your choice, lunar or not.
septima-favour-trade-potion-text = Spend one ingredient or crystal and gain one potion of any kind; it earns no wisdom.
septima-favour-prepare-spell-text = Spend one ingredient or crystal and prepare one of your spent spells.

## Elements, markers, citizens
septima-element-earth = earth
septima-element-air = air
septima-element-fire = fire
septima-ritual-start = start space { $number }
septima-ritual-space = row { $row }, space { $number }
septima-side-left = left
septima-side-right = right
septima-citizen-angry = angry

## Buildings
septima-building-hospital = Hospital
septima-building-antique-shop = Antique Shop
septima-building-market = Market
septima-building-oracle = Oracle
septima-building-flying-elephant = Flying Elephant
septima-building-printing-house = Printing House
septima-building-pub = Pub
septima-building-hospital-text = With Heal: it always holds patients of all three kinds, but healing here gives no reward of the patient track.
septima-building-antique-shop-text = With Remember: draw a Prologue card and take its top bonus twice or its bottom bonus once.
septima-building-market-text = With Collect: two ingredients of your choice count as printed here.
septima-building-oracle-text = With Chant: take a favour of the crowd.
septima-building-flying-elephant-text = With Brew: a Utility Potion may cost one ingredient less, but then it earns no wisdom.
septima-building-printing-house-text = With Plead: lower your suspicion by 2.
septima-building-pub-text = With Recruit: send one more loyal citizen to the crowd; an angry one comes along.

## Spells of fire
septima-spell-dark-moon-stone = Dark Moon Stone
septima-spell-dream-powder = Dream Powder
septima-spell-healing-dream = Healing Dream
septima-spell-invisible-famulus = Invisible Famulus
septima-spell-lions-roar = Lion’s Roar
septima-spell-magic-mortar = Magic Mortar
septima-spell-summoning = Summoning
septima-spell-the-golden-brew = The Golden Brew
septima-spell-time-twister = Time Twister
septima-spell-vision-of-the-past = Vision of the Past
septima-spell-dark-moon-stone-text = Until the season ends every Utility Potion you use earns 2 wisdom.
septima-spell-dream-powder-text = An awake hunter of your choice lies dormant for the rest of the moon phase.
septima-spell-healing-dream-text = Heal one adjacent patient with the matching Remedy, beyond what Heal allows.
septima-spell-invisible-famulus-text = Attuning raises no suspicion this turn; you keep everything else it brings.
septima-spell-lions-roar-text = Until the season ends every hunter roll you face earns 3 wisdom; rolling again earns nothing more.
septima-spell-magic-mortar-text = Exchange up to 3 of your ingredients or crystals for ingredients of your choice.
septima-spell-summoning-text = Until the season ends you count one more citizen in every trial and win ties against other covens.
septima-spell-the-golden-brew-text = This turn every potion you spend may count as any other.
septima-spell-time-twister-text = Right after your action, do what another card in your hand says; the card stays in your hand.
septima-spell-vision-of-the-past-text = Draw a Prologue card and gain its top bonus and its bottom bonus once each.

## Spells of earth
septima-spell-adriannas-ring = Adrianna’s Ring
septima-spell-blessed-day = Blessed Day
septima-spell-cauldron-of-plenty = Cauldron of Plenty
septima-spell-emerald-passage = Emerald Passage
septima-spell-ethereal-song = Ethereal Song
septima-spell-invisibility = Invisibility
septima-spell-overgrown-wilds = Overgrown Wilds
septima-spell-secrets-of-the-stones = Secrets of the Stones
septima-spell-shards-of-eternity = Shards of Eternity
septima-spell-unnatural-recovery = Unnatural Recovery
septima-spell-adriannas-ring-text = Until the season ends everything that lowers your suspicion earns 2 wisdom.
septima-spell-blessed-day-text = With Collect: gain one more ingredient of each kind you collected this turn.
septima-spell-cauldron-of-plenty-text = With Brew: brew up to 4 potions this turn.
septima-spell-emerald-passage-text = Move your Leader any number of spaces.
septima-spell-ethereal-song-text = With Chant: lower your suspicion by 1 for each witch in your coven.
septima-spell-invisibility-text = Hunters do not see you until your Leader leaves this space.
septima-spell-overgrown-wilds-text = With Collect: each adjacent village hex gives an ingredient of your choice this turn.
septima-spell-secrets-of-the-stones-text = Until the season ends every building whose ability you use earns 3 wisdom, once a turn.
septima-spell-shards-of-eternity-text = With Collect: spend a crystal and collect three different ingredients.
septima-spell-unnatural-recovery-text = With Heal: after healing a patient with a potion, heal another of the same kind without one.

## Spells of air
septima-spell-boon-of-gratitude = Boon of Gratitude
septima-spell-cloak-of-charisma = Cloak of Charisma
septima-spell-doppelganger = Doppelgänger
septima-spell-helpful-spirits = Helpful Spirits
septima-spell-magic-mirror = Magic Mirror
septima-spell-one-with-the-storm = One with the Storm
septima-spell-soothing-melody = Soothing Melody
septima-spell-spiritual-bond = Spiritual Bond
septima-spell-widows-song = Widows’ Song
septima-spell-wings-of-wind = Wings of Wind
septima-spell-boon-of-gratitude-text = With Heal: for each patient healed this turn choose a different gift: a crystal, a citizen to the crowd, or suspicion lowered by 1.
septima-spell-cloak-of-charisma-text = You may replace an active Septima marker; if your action then matches one, you may count as attuned with the Septima only, without suspicion.
septima-spell-doppelganger-text = This turn you may use the ability of a witch in another coven.
septima-spell-helpful-spirits-text = With Heal: patients you heal in the Hospital this turn give the reward of the patient track.
septima-spell-magic-mirror-text = Draw 3 witches and set one aside, whose ability you may use until the season ends.
septima-spell-one-with-the-storm-text = Until the season ends every advance on the ritual track earns 2 wisdom.
septima-spell-soothing-melody-text = With Chant: take two different favours of the crowd.
septima-spell-spiritual-bond-text = The next time you win a trial you recall no citizens.
septima-spell-widows-song-text = Until the season ends every patient you heal earns 2 wisdom.
septima-spell-wings-of-wind-text = Until the season ends your Quick Move is up to 3 spaces; cast right after a Quick Move, it carries you up to 2 spaces on.

## Witches
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
septima-witch-albert-text = After a hunter roll: spend 2 ingredients, and the hunter after you lies dormant instead of running.
septima-witch-alice-text = With Brew: if you brewed at least 3 Utility Potions this turn, advance on the ritual track.
septima-witch-aylana-text = With Remember: your action may count as attuned with another coven; your suspicion rises by 1.
septima-witch-berta-text = With Heal: if you healed patients of two different kinds this turn, advance on the ritual track.
septima-witch-bryn-text = Choose once a season: recall only 1 citizen after each trial you win, or none after favours.
septima-witch-dragomir-text = If the defence wins the first trial and you have a citizen in that chamber, lower your suspicion by 2.
septima-witch-edith-text = With Heal: a healed patient may advance any patient track instead of the matching one.
septima-witch-eustace-text = With Recruit: next to the Hospital you send one more citizen to the crowd.
septima-witch-hazel-text = With Heal: one of the patients may be up to 2 spaces away.
septima-witch-johanna-text = After the trials you may take the same favour more than once.
septima-witch-katherina-text = With Collect: one more kind of ingredient counts as lunar.
septima-witch-luke-text = With Brew: up to twice raise your suspicion by 1 to spend one ingredient less; only one potion may become free this way.
septima-witch-martha-text = An action that is not attuned may count as attuned with another coven; your suspicion rises by 2.
septima-witch-mathilda-text = With an attuned action: raise your suspicion by 2, and a hunter lies dormant for the rest of the moon phase.
septima-witch-nicholas-text = With Collect: brew one potion.
septima-witch-nina-text = With Chant: spend an ingredient to prepare a spell.
septima-witch-otto-text = While your Leader stands next to a skull, your hunter rolls are 2 lower.
septima-witch-randell-text = Each time you enter a ribbon of the ritual track, gain an ingredient.
septima-witch-remus-text = With Ritual: spend a crystal to advance once more on the ritual track.
septima-witch-sen-text = With Collect: up to twice spend an ingredient to gain a crystal.
septima-witch-serena-text = If you are not attuned, your Quick Move may be one space longer.
septima-witch-sophie-text = With Recruit: raise your suspicion by 1 to send one more citizen to the crowd.
septima-witch-tommy-text = With Remember: if your suspicion is below 4, advance on the ritual track.
septima-witch-wilmot-text = With Collect: lower your suspicion by 1 for each mushroom you collected this turn.

## Objectives
septima-book-text = At the end you score as many objectives of your book as you have witches, the most valuable first.
septima-objective = { $goal } (for { $wisdom } wisdom)
septima-objective-loyal = { $count ->
    [one] { $count } loyal citizen in the crowd or the chambers
   *[other] { $count } loyal citizens in the crowd or the chambers
}
septima-objective-potions = { $count ->
    [one] { $count } unused potion
   *[other] { $count } unused potions
}
septima-objective-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
septima-objective-ingredient = { $goods }
septima-objective-same = { $count ->
    [one] { $count } ingredient of one kind
   *[other] { $count } ingredients of one kind
}
septima-objective-distinct = { $count ->
    [one] { $count } kind of ingredient
   *[other] { $count } different ingredients
}
septima-objective-healed-blind = { $count ->
    [one] { $count } blind patient healed
   *[other] { $count } blind patients healed
}
septima-objective-healed-paralysed = { $count ->
    [one] { $count } paralysed patient healed
   *[other] { $count } paralysed patients healed
}
septima-objective-healed-infected = { $count ->
    [one] { $count } infected patient healed
   *[other] { $count } infected patients healed
}
septima-objective-healed-any = { $count ->
    [one] { $count } patient healed
   *[other] { $count } patients healed
}
septima-objective-suspicion-max = suspicion of { $count } at most
septima-objective-suspicion-min = suspicion of { $count } at least
septima-objective-ritual = ritual marker in { $element }
septima-objective-spells-same = { $count ->
    [one] { $count } spell of one element
   *[other] { $count } spells of one element
}
septima-objective-spells-distinct = { $count ->
    [one] { $count } spell
   *[other] { $count } spells of different elements
}

## What is asked
septima-prompt-over = The game is over.
septima-prompt-draft = Draft, round { $round }: keep one witch and pass the others on.
septima-prompt-third = Two of your three witches form your coven. Which one goes back to the pile?
septima-prompt-prologue = Lay your Prologue cards { $first } and { $second }: what do you start with?
septima-prompt-prologue-type = Which one do you start with? ({ $goods })
septima-prompt-card-choice = Choose your action for this moon phase; all are revealed together.
septima-prompt-leader = Where does your Leader start?
septima-prompt-first-spell = Choose your first spell.
septima-prompt-first-ritual = Where does your ritual marker start?
septima-prompt-quick-move = { $steps ->
    [one] Quick Move: go { $steps } space, or stay?
   *[other] Quick Move: go up to { $steps } spaces, or stay?
}
septima-prompt-window-1 = Before your action: use potions, spells, witches or buildings as you like.
septima-prompt-window-2 = After your action: use potions, spells, witches or buildings as you like.
septima-prompt-bonus-order = { $action } is attuned. Bonus: { $bonus } When do you take it?
septima-prompt-bonus-instead = { $action } is attuned. Bonus: { $bonus } Which do you do?
septima-prompt-bonus-late = { $action } is attuned now. Bonus: { $bonus } Do you take it?
septima-prompt-collect-bonus = Which ingredient that is not lunar do you collect?
septima-prompt-walk = { $steps ->
    [one] Move { $steps } space, or stop here?
   *[other] Move up to { $steps } spaces, one after another, or stop here?
}
septima-prompt-walk-on = { $steps ->
    [one] This space is taken: go on by { $steps } space.
   *[other] This space is taken: go on, up to { $steps } spaces.
}
septima-prompt-route = Which ingredient do you collect on your way?
septima-prompt-flee = Your Leader flees: to which free space?
septima-prompt-fly = To which space does your Leader go?
septima-prompt-brew = { $count ->
    [one] What do you brew? ({ $count } potion left)
   *[other] What do you brew? (up to { $count } potions)
}
septima-prompt-price = Pay for the potion: which ingredient, or a crystal instead?
septima-prompt-heal = { $count ->
    [one] Whom do you heal? ({ $count } patient left)
   *[other] Whom do you heal? (up to { $count } patients)
}
septima-prompt-track = Which patient track do you advance?
septima-prompt-chamber = { $count ->
    [one] To which chamber does your citizen go?
   *[other] To which chamber do your { $count } citizens go?
}
septima-prompt-remember = Which card from your discard pile do you remember?
septima-prompt-ritual = Ritual: advance, move sideways, or both?
septima-prompt-ritual-bonus = Which spell do you prepare, or which ingredient do you gain?
septima-prompt-advance = Advance on the ritual track: to which space?
septima-prompt-icon-advance = You are attuned: advance on the ritual track to a space with the icon of your action?
septima-prompt-pay = What do you spend?
septima-prompt-gain-spell = Which spell do you gain? (elements: { $elements })
septima-prompt-prepare = Which spell do you prepare?
septima-prompt-favour = { $count ->
    [one] The crowd owes you { $count } favour: which?
   *[other] The crowd owes you up to { $count } favours: which?
}
septima-prompt-take = Choose what you gain: { $goods }.
septima-prompt-hunter = Which hunter shall lie dormant?
septima-prompt-lose-witch = One of your witches is taken to the second chamber: which?
septima-prompt-reroll-caught = The die shows { $face }: the hunter’s reach of { $reach } covers the distance of { $distance }, you are caught. Give up a Lucky Charm to roll again?
septima-prompt-reroll-safe = The die shows { $face }: the hunter’s reach of { $reach } falls short of the distance of { $distance }, you escape. Roll again all the same?
septima-prompt-shorten-caught = The die shows { $face }: the hunter’s reach of { $reach } covers the distance of { $distance }, you are caught. Give up a Lucky Charm to slow him?
septima-prompt-shorten-safe = The die shows { $face }: the hunter’s reach of { $reach } falls short of the distance of { $distance }, you escape. Slow him all the same?
septima-prompt-keep-witch = Which of these witches do you keep?
septima-prompt-keep-aside = Magic Mirror: which witch helps you until the season ends?
septima-prompt-welcome = Does { $witch } join your coven?
septima-prompt-welcome-full = { $witch } would join your coven, but it is full: who makes room?
septima-prompt-card-calming-potion = Calming Potion: lower your suspicion, or move a hunter?
septima-prompt-card-antique-shop = Antique Shop: which bonus of the Prologue card do you take?
septima-prompt-card-market = { $memo ->
    [0] Market: which ingredient do you find here?
   *[other] Market: and which second ingredient?
}
septima-prompt-card-magic-mortar = { $memo ->
    [one] Magic Mortar: which ingredient do you exchange? ({ $memo } exchange left)
   *[other] Magic Mortar: which ingredient do you exchange? (up to { $memo } exchanges)
}
septima-prompt-card-time-twister = Time Twister: which other action do you do now?
septima-prompt-card-vision-of-the-past = Vision of the Past: which ingredient of the Prologue card do you gain?
septima-prompt-card-overgrown-wilds = Overgrown Wilds: which ingredient grows on this village hex?
septima-prompt-card-shards-of-eternity = Shards of Eternity: which ingredient do you collect?
septima-prompt-card-boon-of-gratitude = Boon of Gratitude: which gift do you choose?
septima-prompt-card-cloak-of-charisma = { $memo ->
    [0] Cloak of Charisma: replace an active Septima marker?
   *[other] Cloak of Charisma: count as attuned with the Septima only, without suspicion?
}
septima-prompt-card-doppelganger = Doppelgänger: whose ability do you borrow?
septima-prompt-card-albert = Albert: spend 2 ingredients to stop the hunter?
septima-prompt-card-bryn = Bryn: recall only one citizen after each trial you win this season? Otherwise Bryn spares you the recall after favours.
septima-prompt-card-dragomir = Dragomir: lower your suspicion by 2?
septima-prompt-card-katherina = Katherina: which other ingredient counts as lunar?

## What can be done
septima-move-done = done
septima-move-stay = stay here
septima-move-stop = stop here
septima-move-decline = decline
septima-move-no-advance = do not advance
septima-move-no = no
septima-move-keep = keep { $witch }: { $text }
septima-move-lose = give up { $witch }
septima-move-arrange = { $a } × ({ $first }), { $b } × ({ $second }), { $c } × ({ $third })
septima-move-take = take 1 { $good }
septima-move-go = go to { $space }
septima-move-card = { $action }: { $text }
septima-move-cast = cast { $spell }: { $text }
septima-move-gain-spell = gain { $spell }: { $text }
septima-move-prepare-spell = prepare { $spell }: { $text }
septima-move-ritual = { $space } ({ $elements }; icon { $action })
septima-move-ritual-start = { $space } ({ $elements })
septima-move-use-witch = use the ability of { $card }: { $text }
septima-move-use = use { $card }: { $text }
septima-move-use-as = use { $spent } as { $meant }
septima-move-shrine = use the shrine on { $hex } ({ $element })
septima-move-favour = { $favour }: { $text }
septima-move-calm = lower your suspicion
septima-move-send = send a citizen to the crowd
septima-move-hunter = the hunter of hut { $hut }
septima-move-shift = move the hunter from hut { $from } to hut { $to }
septima-move-chamber = chamber { $chamber }
septima-move-bonus-first = bonus first
septima-move-bonus-last = bonus afterwards
septima-move-bonus-instead = the bonus instead
septima-move-bonus-never = without the bonus
septima-move-brew = brew 1 { $potion }
septima-move-brew-cheaper = brew 1 { $potion } for less: { $discounts }
septima-move-pay = pay 1 { $good }
septima-move-omit = leave out 1 { $good }
septima-move-heal = heal the { $illness } patient ({ $place }) with 1 { $potion }
septima-move-heal-free = heal the { $illness } patient ({ $place }) without a potion
septima-move-track = patient track “{ $illness }” to level { $level }
septima-move-track-rewarded = patient track “{ $illness }” to level { $level }: { $reward }
septima-move-charm-shorten = give up a Lucky Charm to slow the hunter
septima-move-charm = give up a Lucky Charm to roll again
septima-move-replace = replace the { $side } Septima marker
septima-move-septima = attuned with the Septima only
septima-move-section-top = the top bonus, twice
septima-move-section-bottom = the bottom bonus, once
septima-discount-bonus = attune bonus
septima-discount-forfeit = no wisdom for it
septima-discount-risk = suspicion +{ $count }

## What happens
septima-event-moon-laid = The moon passes, in this order: { $ingredients }.
septima-event-building-placed = A building opens in the village: { $building }.
septima-event-book-dealt = { $seat } receives book { $book }.
septima-event-tiles-held = { $seat } holds { $witches }.
septima-event-tile-kept = { $seat } keeps { $witch }.
septima-event-third-returned = { $seat } returns { $witch } to the pile.
septima-event-coven-formed = { $seat } forms a coven: { $witches }.
septima-event-prologue-dealt = { $seat } receives Prologue cards { $first } and { $second }.
septima-event-prologue-laid = { $seat } lays the Prologue cards.
septima-event-first-player = { $seat } goes first.
septima-event-leader-placed = { $seat } puts the Leader on { $space }.
septima-event-ritual-begun = { $seat } begins the ritual track: { $space }.
septima-event-season-begins = A new season: { $season }.
septima-event-phase-begins = Moon phase { $phase } begins.
septima-event-patient-placed = New on { $hex }: { $patient }.
septima-event-patient-left = Gone from { $hex }: { $patient }.
septima-event-witch-accused = { $witch } is accused and waits in the first chamber.
septima-event-septima-shown = The { $side } Septima marker shows { $action }.
septima-event-spell-shown = A spell is revealed: { $spell }.
septima-event-spell-gone = { $spell } leaves the game.
septima-event-hunter-arrives = A new hunter moves into hut { $hut }.
septima-event-hunter-rolled-ahead = The hunter die is rolled ahead: { $face }.
septima-event-card-played = { $seat } plays { $action }.
septima-event-moved = { $seat } moves from { $from } to { $to }.
septima-event-collected = { $seat } collects { $goods }.
septima-event-gained = { $seat } gains { $goods }.
septima-event-spent = { $seat } spends 1 { $good }.
septima-event-wisdom-gained = { $seat } gains { $count } wisdom.
septima-event-wisdom-lost = { $seat } loses { $count } wisdom.
septima-event-suspicion-rises = The suspicion of { $seat } rises from { $from } to { $to }.
septima-event-suspicion-falls = The suspicion of { $seat } falls from { $from } to { $to }.
septima-event-confronted = The townsfolk have had enough: { $seat } is confronted.
septima-event-copied = { $seat } does { $action } once more.
septima-event-bonus-taken = { $seat } takes the attune bonus of { $action }.
septima-event-used = { $seat } uses { $card }.
septima-event-used-as = { $seat } uses { $spent } as { $meant }.
septima-event-acted = { $card } takes effect for { $seat }.
septima-event-shrine-used = { $seat } uses the shrine on { $hex }.
septima-event-brewed = { $seat } brews 1 { $potion }.
septima-event-healed = { $seat } heals a patient in the village ({ $illness }).
septima-event-healed-in-hospital = { $seat } heals a patient in the Hospital ({ $illness }).
septima-event-track-advanced = { $seat } reaches level { $level } on the patient track “{ $illness }”.
septima-event-rewarded = { $seat } receives the reward of level { $level } (patient track “{ $illness }”).
septima-event-favour-taken = The crowd does { $seat } a favour: { $favour }.
septima-event-to-crowd = { $count ->
    [one] { $seat } sends { $count } loyal citizen to the crowd.
   *[other] { $seat } sends { $count } loyal citizens to the crowd.
}
septima-event-to-chamber = { $count ->
    [one] { $seat } sends { $count } citizen from the crowd to chamber { $chamber }.
   *[other] { $seat } sends { $count } citizens from the crowd to chamber { $chamber }.
}
septima-event-angry-to-crowd = { $count ->
    [one] { $count } angry citizen joins the crowd.
   *[other] { $count } angry citizens join the crowd.
}
septima-event-angry-leave = { $count ->
    [one] { $count } angry citizen leaves the crowd.
   *[other] { $count } angry citizens leave the crowd.
}
septima-event-angry-leaves-patient = The angry citizen leaves the patient.
septima-event-ritual-moved = { $seat } moves sideways on the ritual track: { $space }.
septima-event-ritual-advanced = { $seat } advances on the ritual track: { $space }.
septima-event-ritual-top = { $seat } is at the top of the ritual track and gains wisdom instead.
septima-event-spell-gained = { $seat } learns { $spell }.
septima-event-spell-cast = { $seat } casts { $spell }.
septima-event-spell-prepared = { $seat } prepares { $spell }.
septima-event-spell-ended = { $spell } ends for { $seat }.
septima-event-witch-borrowed = { $seat } borrows the ability of { $witch }.
septima-event-prologue-drawn = { $seat } draws Prologue card { $number }.
septima-event-witches-seen = { $seat } sees { $witches }.
septima-event-witches-drawn = { $count ->
    [one] { $seat } draws { $count } witch from the pile.
   *[other] { $seat } draws { $count } witches from the pile.
}
septima-event-witch-offered = { $witch } offers to join { $seat }.
septima-event-witch-joined = { $witch } joins the coven of { $seat }.
septima-event-witch-aside = { $seat } sets { $witch } aside until the season ends.
septima-event-witch-boxed = { $witch } leaves the game.
septima-event-witch-captured = { $witch } is taken from { $seat } to the second chamber.
septima-event-hunter-sleeps = The hunter of hut { $hut } lies dormant.
septima-event-hunter-moved = A hunter moves from hut { $from } to hut { $to } and lies dormant.
septima-event-rolled = { $seat } rolls { $face } on the hunter die.
septima-event-charm-discarded = { $seat } gives up a Lucky Charm.
septima-event-escaped = { $seat } escapes: the hunter’s reach of { $reach } falls short of the distance of { $distance }.
septima-event-caught = { $seat } is caught: the hunter’s reach of { $reach } covers the distance of { $distance }.
septima-event-trial-held = Trial of { $witch } in chamber { $chamber }: { $row }. Loyal { $loyal }, angry { $angry }.
septima-event-trial-won = The defence succeeds: { $seat } wins the trial.
septima-event-trial-lost = The defence fails in chamber { $chamber }.
septima-event-recalled = { $count ->
    [one] { $seat } recalls { $count } citizen.
   *[other] { $seat } recalls { $count } citizens.
}
septima-event-book-revealed = { $seat } opens book { $book }.

## What is seen
septima-view-season = Season: { $season } · moon phase { $phase } · { $step }
septima-view-over = The game is over.
septima-view-moon = Moon: { $moon } · lunar now: { $lunar }
septima-view-septima = Septima: left: { $left } · right: { $right }
septima-view-hunters = Hunters awake in huts: { $awake } · dormant: { $dormant }
septima-view-first = Goes first: { $seat }
septima-view-die = Hunter die: { $face }
septima-view-patient = { $hex }: { $patient }
septima-view-patient-angry = { $hex }: { $patient }, and an angry citizen
septima-view-patient-healed = { $hex }: { $patient }, healed by { $healers }
septima-view-chamber-1 = Chamber 1: { $witch } · citizens: { $row }
septima-view-chamber-2 = Chamber 2: { $witches } · citizens: { $row }
septima-view-crowd = { $angry ->
    [one] In the crowd: { $angry } angry citizen
   *[other] In the crowd: { $angry } angry citizens
}
septima-view-pile = { $count ->
    [one] Witch pile: { $count } tile
   *[other] Witch pile: { $count } tiles
}
septima-view-buildings = Buildings: { $buildings }
septima-view-shelf = Spells of { $element }: { $spells }
septima-view-coven = { $seat }: Leader: { $space } · suspicion: { $suspicion } · wisdom: { $wisdom } · witches: { $witches } · citizens in the crowd: { $crowd }
septima-view-goods = { $seat } owns: { $goods }
septima-view-tracks = { $seat }, patient tracks: blind { $blind }, paralysed { $paralysed }, infected { $infected }
septima-view-cards = { $seat }, cards: played: { $card } · hand: { $hand } · discard: { $discard }
septima-view-spells = { $seat }, spells: ready: { $ready } · spent: { $spent } · running: { $marked } · ritual marker: { $ritual }
septima-view-aside = { $seat } has set aside { $witch }
septima-view-prologue = { $seat }, Prologue cards: { $first } and { $second }
septima-view-chosen = You have chosen { $action }
septima-view-draft = Draft: in hand: { $holding } · kept: { $kept } · passed on: { $passed } · returned: { $third }
septima-view-book = { $seat }, book { $book }: { $objectives }

## The score sheet
septima-sheet-wisdom = Wisdom gained
septima-sheet-citizens = Loyal citizens
septima-sheet-objectives = Objectives
septima-sheet-tracks = Patient tracks
septima-sheet-levels = Complete levels
septima-sheet-charms = Lucky Charms
septima-sheet-potions = Potions
septima-sheet-goods = Ingredients and crystals

## Why not
refused-septima-tile-not-held = You do not hold that witch.
refused-septima-not-on-prologue = That ingredient is not on this section of your Prologue card.
refused-septima-not-in-basic-mode = That card belongs to full mode only.
refused-septima-card-discarded = You have played that card already this season; it comes back when the season ends.
refused-septima-space-taken = Another Leader has that space.
refused-septima-must-leave-space = Your Leader shares a space and must leave it this turn; that would give up the last way out.
refused-septima-not-next-to-leader = That space is not next to your Leader.
refused-septima-cannot-pay = You cannot pay for that.
refused-septima-chamber-full = That chamber has no free space.
refused-septima-card-not-discarded = That card is not in your discard pile.
refused-septima-spell-not-offered = That spell is not on offer here.
refused-septima-spell-not-spent = You have no such spent spell to prepare.
refused-septima-favour-taken = You have taken that favour already; choose a different one.
refused-septima-no-awake-hunter = There is no awake hunter in that hut.
refused-septima-no-shrine-here = A shrine needs the Ritual card and your Leader next to it, once a turn.
refused-septima-spell-cast-already = You have cast that spell already this turn.
refused-septima-spell-spent = That spell is spent; prepare it first.
refused-septima-spell-not-yours = You do not own that spell.
refused-septima-wrong-action = That belongs to another action than the one you played.
refused-septima-wrong-window = That cannot be used at this moment of your turn.
refused-septima-remedy-only-heals = A Remedy is good for healing only.
refused-septima-no-such-potion = You do not own that potion.
refused-septima-potion-counts-as-itself = Without The Golden Brew a potion counts as itself only.
refused-septima-went-farther-unattuned = You used Serena’s extra step because you were not attuned; you cannot attune by choice this turn.
refused-septima-witch-not-yours = That witch is not in your coven.
refused-septima-acts-by-herself = That witch needs no command: the ability works when its moment comes.
refused-septima-used-already = You have used that often enough this turn.
refused-septima-condition-not-met = What this witch asks for is not fulfilled now.
refused-septima-acts-by-itself = That building needs no command: it works when its moment comes.
refused-septima-building-too-far = Your Leader is not next to that building.
refused-septima-no-such-discount = You do not have that discount.
refused-septima-no-patient = There is no patient there.
refused-septima-hospital-needs-heal-card = Patients in the Hospital are healed with the Heal card only.
refused-septima-healed-already = You have healed that patient already.
refused-septima-patient-too-far = That patient is not next to your Leader.
refused-septima-hospital-too-far = The Hospital serves only those whose Leader stands next to it, however far you reach.
refused-septima-wrong-potion = That potion does not heal this patient.
refused-septima-needs-potion = Healing this patient takes a potion.
refused-septima-ritual-out-of-reach = That space is not right above your ritual marker.
refused-septima-wrong-icon = That space does not show the icon of your action.
refused-septima-no-offering = That space asks an offering of one ingredient, which you do not have.
setup-septima-unknown-variant = “{ $detail }” is no variant of Septima; known are basic, full, fixed-hunter, fixed-trials and deterministic; alone also easy, standard, hard, hardest, tribulations-4 to -8, wisdom-1, -28, -35, bonuses-never, bonuses-always, cards-all and cards-two-each.
setup-septima-number-of-players = Septima is for 1 to 4 players, not for { $detail }.

## The Black Widow
septima-widow-name = the Widow
septima-widow-card-cooperation = Cooperation
septima-widow-card-delay = Delay
septima-widow-card-information = Information
septima-widow-card-cooperation-text = Choose an action whose card is not in her discard pile: the Widow plays the same one, without a roll.
septima-widow-card-delay-text = First change her row: swap the two cards, swap the right one with the top of her deck, or put the left one back on the deck. Then choose and roll.
septima-widow-card-information-text = Roll the solo die first: you know her card before you choose yours.
septima-widow-action-collect = The Widow’s Collect
septima-widow-action-collect-text = All spiders lie down and guard the hexes around them.
septima-widow-action-collect-bonus-text = You gain no crystals until the end of your next turn.
septima-widow-action-move = The Widow’s Move
septima-widow-action-move-text = Every spider moves 1 space towards you, the farthest 1 more.
septima-widow-action-move-bonus-text = Every spider moves 1 space more.
septima-widow-action-brew = The Widow’s Brew
septima-widow-action-brew-text = Her suspicion rises by 1.
septima-widow-action-brew-bonus-text = She heals the patient nearest to you, shadow zones first.
septima-widow-action-heal = The Widow’s Heal
septima-widow-action-heal-text = She heals the 2 patients nearest to you, shadow zones first.
septima-widow-action-heal-bonus-text = A cursed citizen goes from the crowd to chamber 1.
septima-widow-action-chant = The Widow’s Chant
septima-widow-action-chant-text = Her suspicion rises by 1.
septima-widow-action-chant-bonus-text = Two cursed citizens join the crowd.
septima-widow-action-recruit = The Widow’s Recruit
septima-widow-action-recruit-text = The first that is possible: 2 cursed citizens join the crowd; 2 go from the crowd to chamber 1; her suspicion rises by 1.
septima-widow-action-recruit-bonus-text = Another cursed citizen joins the crowd.
septima-widow-action-plead = The Widow’s Plead
septima-widow-action-plead-text = The first that is possible: 2 cursed citizens go from the crowd to chamber 1; 2 join the crowd; her suspicion rises by 1.
septima-widow-action-plead-bonus-text = A cursed citizen goes from her supply to chamber 1.
septima-widow-action-remember = The Widow’s Remember
septima-widow-action-remember-text = It acts as the card that it copies; which one was drawn when the game began.
septima-widow-action-remember-bonus-text = The bonus of the card that it copies.
septima-widow-action-ritual = The Widow’s Ritual
septima-widow-action-ritual-text = The lower row of spells is replaced, and you lose a Negotiation card of your choice.
septima-widow-action-ritual-bonus-text = Her suspicion rises by 1.
septima-widow-prompt-draft = Take one of { $count } witches; then chance gives one of the others to the Widow.
septima-widow-prompt-negotiate = The Widow’s row shows { $left } (left) and { $right } (right). Do you play a Negotiation card before you choose your action?
septima-widow-prompt-card = Choose your action card; then the solo die says which card the Widow plays: { $left } (left), { $right } (right) or the top of her deck.
septima-widow-prompt-card-informed = The Widow will play { $action }. Choose your action card.
septima-widow-prompt-cooperate = Cooperation: choose the action that both you and the Widow play.
septima-widow-prompt-path = Several ways are equally short: where does the spider on { $space } go?
septima-widow-prompt-farthest = Several spiders are equally far from you: which one moves?
septima-widow-prompt-patient = Several patients are equally near: which one does the Widow heal?
septima-widow-prompt-give = The Widow’s Ritual takes one of your Negotiation cards: which one?
septima-widow-prompt-accuse = The Widow is found out: which of her witches is put on trial in chamber 2?
septima-widow-move-none = No negotiation
septima-widow-move-cooperation = Cooperation: the Widow plays the same action as you
septima-widow-move-delay-swap = Delay: swap { $left } and { $right } in the Widow’s row
septima-widow-move-delay-right = Delay: swap { $right } with the top card of her deck ({ $left } stays left)
septima-widow-move-delay-left = Delay: put { $left } back on her deck, slide { $right } left, draw a new card
septima-widow-move-information = Information: roll for the Widow before you choose
septima-widow-move-give = Lose one { $card } card
septima-widow-move-spider = The spider on { $space }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away
septima-widow-move-crawl = To { $space }
septima-widow-move-patient = The patient on { $hex }: { $patient }
septima-widow-move-accuse = { $witch } is put on trial
septima-widow-event-remember = The Widow’s Remember card is number { $number }: it copies { $action }.
septima-widow-event-row = The Widow’s row: { $left } (left), { $right } (right).
septima-widow-event-remember-returned = Remember came up and is shuffled back.
septima-widow-event-row-card = The Widow turns up { $action }.
septima-widow-event-draft = The draft: { $witches }.
septima-widow-event-witch-joined = { $witch } joins the Widow.
septima-widow-event-negotiated = You play { $card }; the card leaves the game.
septima-widow-event-negotiation-lost = You lose one { $card } card.
septima-widow-event-row-changed = The Widow’s row is now { $left } (left), { $right } (right).
septima-widow-event-rolled-left = The solo die: left.
septima-widow-event-rolled-right = The solo die: right.
septima-widow-event-rolled-deck = The solo die: top of the deck.
septima-widow-event-card-played = The Widow plays { $action }.
septima-widow-event-shadows = The Widow’s turn. Shadow zones: { $zones }.
septima-widow-event-spider-moved = A spider crawls from { $from } to { $to }.
septima-widow-event-spiders-lie-down = All spiders lie down and guard the hexes around them.
septima-widow-event-toll = Spiders harass you: { $beside } next to your Leader, { $on } on its space.
septima-widow-event-resolves = The Widow’s card acts: { $action }. { $text }
septima-widow-event-takes-bonus = The Widow takes the bonus of { $action }: { $text }
septima-widow-event-no-crystals-begin = Until the end of your next turn you gain no crystals.
septima-widow-event-no-crystals-end = You can gain crystals again.
septima-widow-event-no-crystals = The Widow keeps crystals from you: { $count }.
septima-widow-event-healed = The Widow heals the patient on { $hex } ({ $illness }); her track is at { $level }.
septima-widow-event-to-crowd = Cursed citizens join the crowd: { $count }.
septima-widow-event-to-chamber = A cursed citizen goes to chamber { $chamber }.
septima-widow-event-suspicion = The Widow’s suspicion goes from { $from } to { $to }.
septima-widow-event-witch-on-trial = { $witch } of the Widow’s coven is put into chamber 2.
septima-widow-event-pile-witch-on-trial = The Widow has no witch: { $witch } from the bottom of the pile is put into chamber 2.
septima-widow-event-trial-won = The Widow wins the trial.
septima-widow-event-recalled = Cursed citizens return to the Widow’s supply: { $count }.
septima-widow-event-tribulation-met = Tribulation { $number }: overcome.
septima-widow-event-tribulation-missed = Tribulation { $number }: not overcome.
septima-widow-event-won = Tribulations overcome: { $met }, needed: { $needed }. You win!
septima-widow-event-lost = Tribulations overcome: { $met }, needed: { $needed }. The Widow wins.
septima-widow-view-coven = The Widow: suspicion { $suspicion }, witches { $witches }, cursed citizens in the crowd { $crowd }, card in play { $card }, discard pile { $discard }
septima-widow-view-tracks = The Widow’s patient tracks: blind { $blind }, paralysed { $paralysed }, infected { $infected }
septima-widow-view-row = Her row: { $left } (left), { $right } (right); known on top of her deck: { $top }; her Remember copies { $remember }
septima-widow-view-shadows = Shadow zones: { $zones }
septima-widow-view-spider = A spider stands on { $space }
septima-widow-view-spider-lying = A spider lies on { $space } and guards the hexes around it
septima-widow-view-negotiation = Your Negotiation cards: Cooperation { $cooperation }, Delay { $delay }, Information { $information }
septima-widow-view-no-crystals = You gain no crystals until the end of your next turn
septima-widow-view-needed = Tribulations you must overcome: { $count } of 8
septima-widow-view-met = Tribulation { $number } (met): { $what }
septima-widow-view-open = Tribulation { $number } (open): { $what }
septima-widow-trouble-own-witches = { $count } witches in your coven
septima-widow-trouble-her-witches = at most { $count } witches in the Widow’s coven
septima-widow-trouble-ribbon = your ritual marker on the top ribbon
septima-widow-trouble-wisdom = at least { $count } wisdom after everything is counted
septima-sheet-widow-citizens = Cursed citizens in the crowd
septima-sheet-widow-tracks = The Widow’s patient tracks
septima-sheet-widow-levels = The Widow’s complete levels
septima-sheet-floor = Wisdom never falls below nothing
septima-sheet-tribulation-met = Tribulation { $number }, met: { $what }
septima-sheet-tribulation-missed = Tribulation { $number }, not met: { $what }
refused-septima-must-leave-spider = Your Leader must still leave the spider’s space; that would give up the last way.
refused-septima-spider-there = A spider is there; you cannot enter its space.
refused-septima-spiders-bar-the-way = Spiders bar every way to that space.
refused-septima-widow-cannot-follow = The Widow has no card of that action in her row or deck.
refused-septima-no-negotiation-card = You have no such Negotiation card.
refused-septima-not-the-shortest-way = That is no step on a shortest way to your Leader.
refused-septima-not-the-farthest = That spider is not the farthest from you.
refused-septima-not-the-nearest = That is not the nearest patient the Widow can heal.
refused-septima-witch-not-hers = That witch does not serve the Widow.
setup-septima-solo-is-full = The solitaire game is played in full mode, without the deterministic variant.
setup-septima-difficulty-is-solo = Difficulty belongs to the solitaire game, not to one of { $detail } players.
setup-septima-tribulations = { $detail } tribulations are not offered; the game knows 4, 5, 6, 7 or 8.
setup-septima-wisdom-target = A target of { $detail } wisdom is not offered; the game knows 42, 35, 28 or 1.

# Why a move is good, in a few words.
septima-reason-attune = attuning adds a bonus and may lead up the ritual track
septima-reason-attune-basic = attuning adds a bonus
septima-reason-collect = ingredients become potions, and potions wisdom
septima-reason-brew = brewed ingredients are worth more than stored ones
septima-reason-heal = every level of a patient track pays, and complete levels pay most
septima-reason-calm = less suspicion keeps hunters and angry citizens away
septima-reason-citizens = citizens win trials
septima-reason-ritual = the ritual track brings spells now and wisdom at the top
septima-reason-prepare = a better place or a good card again
septima-reason-brew-wisdom = a Utility Potion gives wisdom at once
septima-reason-brew-remedy = a patient is waiting for it
septima-reason-place = a good place for what comes next
septima-reason-bonus = the bonus costs nothing more
septima-reason-cast = the spell helps most now
septima-reason-ability = this ability is free
septima-reason-witch = a witch brings an ability and makes an objective count
septima-reason-escape = the hunter would reach you
septima-reason-goods = it is what your recipes lack
septima-reason-spell = a spell more can be cast every season
septima-reason-enough = nothing here is worth its cost
septima-reason-pay = you will miss it least
septima-reason-lose = the coven misses this witch least
septima-reason-hunter = there they threaten you least
septima-reason-most = it brings most here

# What is said of the game before anybody sits down.
septima-tagline = Lead a coven: heal, brew and rescue your sisters before the hunters come.
septima-goal = You lead a coven through the seasons: move, gather, brew, heal and plead for the accused. Wisdom wins; suspicion brings the hunters.
septima-variant-basic = The basic game, for a first evening
septima-variant-fixed-hunter = Hunters without dice
septima-variant-fixed-trials = Trials without chance

# ---- alone: what can be agreed on before
septima-alone = Alone against the Black Widow
septima-choice-difficulty = Difficulty
septima-choice-difficulty-usual = standard
septima-variant-easy = easy: every relief there is
septima-variant-hard = hard: six tribulations, the Widow always takes her bonus
septima-variant-hardest = hardest: all eight tribulations
septima-choice-tribulations = Tribulations to overcome
septima-choice-tribulations-usual = as the difficulty says
septima-variant-tribulations-4 = four
septima-variant-tribulations-6 = six
septima-variant-tribulations-7 = seven
septima-variant-tribulations-8 = all eight
septima-choice-wisdom = Wisdom for the last tribulation
septima-choice-wisdom-usual = as the difficulty says
septima-variant-wisdom-1 = at least 1
septima-variant-wisdom-28 = at least 28
septima-variant-wisdom-35 = at least 35
septima-choice-bonuses = The Widow’s attune bonus
septima-choice-bonuses-usual = as the difficulty says
septima-variant-bonuses-never = she never takes it
septima-variant-bonuses-always = she always takes it
septima-choice-cards = Negotiation cards
septima-choice-cards-usual = as the difficulty says
septima-variant-cards-all = all ten
septima-variant-cards-two-each = two of each

## The coach
septima-coach-draft = Each witch helps with one thing. Two that fit together, say one for Collect and one for Brew, are a good start.
septima-coach-prologue = The upper section counts three times, the middle one twice, the lower one once. Ingredients let you brew early.
septima-coach-card = All choose at once. The same card as somebody else, or as the active Septima marker, is attuned: you get the bonus, but suspicion rises and the hunter of your zone may come. Each card comes back only next season.
septima-coach-leader = Stand between hexes whose ingredients are lunar now, and look where the hunters live.
septima-coach-spell = A spell is cast before or after your action and is then spent until you prepare it again.
septima-coach-ritual = Climb the ritual track: ribbons give spells. Attuned actions may climb to a space with their own icon.
septima-coach-quick = Before every action your Leader may take one step: towards lunar ingredients, or away from the hunter.
septima-coach-walk = Go step by step and take one ingredient from next to your way. You can take steps back.
septima-coach-window = Use what you like of your potions, spells and witches, in any order. Nothing has to be used.
septima-coach-bonus = You are attuned. Usually the bonus is worth taking; the suspicion comes anyway.
septima-coach-brew = Utility Potions earn wisdom when brewed; Remedies earn by healing. A crystal stands for any ingredient: keep crystals for later.
septima-coach-heal = Healing takes the matching Remedy, calms the angry citizen and climbs your patient track, which gives rewards.
septima-coach-chamber = Citizens in a chamber speak for the accused there. Whoever has most of them wins the trial and may take the witch.
septima-coach-remember = Choose an action that you played earlier this season and do it again.
septima-coach-favour = The crowd helps you. Each favour can be taken once.
septima-coach-hunt = The hunter runs as far as the die plus your suspicion says. Caught means: a witch goes to chamber 2.
septima-coach-witch = More witches mean more abilities, and more objectives of your book count at the end.
septima-coach-other = A card asks you for a choice of its own: its text says what comes of it.
septima-coach-widow-negotiate = The Widow’s die chooses between the cards of her row. A Negotiation card bends that, and is then gone.
septima-coach-widow-card = If the Widow plays the same action you are attuned with her. Look at her row: left is most likely.
septima-coach-widow-spiders = Spiders take the shortest way to you. Choose the way that leaves you room.
septima-coach-widow-choice = Where the Widow’s rules leave something open, you decide for her.
septima-theme-bonus = The bonus of attunement
septima-theme-brew = Brewing
septima-theme-card = Choosing the action
septima-theme-chamber = Which chamber
septima-theme-draft = Choosing witches
septima-theme-favour = The crowd’s favour
septima-theme-heal = Healing
septima-theme-hunt = The hunt
septima-theme-leader = The Leader’s place
septima-theme-other = A choice of a card
septima-theme-prologue = The beginning
septima-theme-quick = A step before the action
septima-theme-remember = Remembering
septima-theme-ritual = The ritual track
septima-theme-spell = Spells
septima-theme-walk = Moving
septima-theme-window = Potions, spells, witches
septima-theme-witch = Which witch stays
septima-theme-widow-negotiate = Negotiating
septima-theme-widow-card = Choosing the action
septima-theme-widow-spiders = The ways of spiders
septima-theme-widow-choice = Deciding for the Widow
septima-danger-hunted = Your suspicion would rise to { $suspicion }: on { $catching } of { $faces } faces of the die the hunter catches you.
septima-danger-lured = Your suspicion would rise to { $suspicion }, and a hunter would move into your zone.
septima-danger-confronted = Your suspicion would rise beyond { $most }: the citizens confront you, and a witch goes to chamber 2.
septima-danger-if-shared = If another coven plays the same card: { $danger }
septima-danger-near = There the hunter catches you on { $catching } of { $faces } faces of the die.
septima-danger-caught = The hunter comes far enough: without a Lucky Charm a witch is captured, or wisdom lost.
septima-plan-brew = You can pay for these: { $goods }. Brew turns ingredients into wisdom and Remedies.
septima-plan-collect = No potion can be paid for yet: Collect first. Lunar now: { $goods }.
septima-plan-suspicion = Your suspicion is { $suspicion }: Chant before you attune again, or stay away from the hunters.
septima-plan-recruit = Trials end the season, and none of your citizens stands in the crowd: Recruit brings some.
septima-plan-plead = Your citizens in the crowd: { $count }. Plead puts them into a chamber, where they decide the trial for certain.
septima-back-points = Wisdom that the season brought you, as it would count now: { $points }.
septima-back-deeds = Potions brewed: { $brewed }; patients healed: { $healed }. What is brewed heals, and healing pays most.
septima-back-trial = You won trials: { $count }. Every witch brings an ability.
septima-back-no-trial = You won no trial: more citizens in the chambers would help.
septima-back-caught = Caught or confronted: { $count }. Less suspicion, or a space farther from the hut, would have helped.
## What lies in the box
septima-things-potion = Potions
septima-things-token = Tokens
septima-things-action = Action cards
septima-things-favour = Favours of the crowd
septima-things-building = Buildings
septima-things-spell = Spells
septima-things-witch = Witches
septima-things-objective = Objectives: the Books of Divinations
septima-things-negotiation = Negotiation cards
septima-things-widow-card = The Widow’s cards
septima-things-tribulation = Tribulations
septima-book-number = Book of Divinations { $book }
septima-book-goals = Its objectives: { $objectives }. At the end you score as many of them as you have witches, the most valuable first.
septima-tribulation = Tribulation { $number }
septima-tribulation-book = Meet objective { $number } of your book. No witch is needed for it.
septima-tribulation-goal = Overcome at the end of the game with this: { $what }.
