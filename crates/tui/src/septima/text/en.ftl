tui-septima-map = Map
tui-septima-cards = Coven
tui-septima-town = Town
tui-septima-ritual = Ritual track
tui-septima-widow = the Black Widow
tui-septima-crowd = Crowd:
tui-septima-letter-berry = B
tui-septima-letter-skull = S
tui-septima-letter-herb = H
tui-septima-letter-mushroom = M
tui-septima-letter-root = R
tui-septima-letter-blind = b
tui-septima-letter-paralysed = p
tui-septima-letter-infected = i
tui-septima-letter-earth = E
tui-septima-letter-air = A
tui-septima-letter-fire = F
tui-septima-measures = wisdom: { $wisdom } · suspicion: { $suspicion } · crowd: { $crowd }
tui-septima-goods = Healed: { $tracks } · { $potions }
tui-septima-coven = Witches: { $witches } · spells: { $spells }
tui-septima-costs = costs: { $things }
tui-septima-hut-awake = hut { $hut }: a hunter who is awake
tui-septima-hut-dormant = hut { $hut }: a hunter who is dormant
tui-septima-hut-empty = hut { $hut }: empty
tui-septima-shrine = shrine ({ $element })
tui-septima-book = Book
tui-septima-ribbon-offering = { $count ->
    [one] for { $count } ingredient
   *[other] for { $count } ingredients
}
tui-septima-ribbon-gain = gain 1 spell
tui-septima-ribbon-prepare = prepare 1 spell
tui-septima-ribbon-wisdom = { $count } wisdom
tui-septima-legend =
    ∘ •  a space of a gold or a bronze zone; lines are ways
    V1 ▸i!  a village hex with an infected patient, a yellow flag and an angry citizen; » is a blue flag
    ◇  crystal   △  shrine   ⌂  building, or an empty hut
    ‡  a hunter who is awake   z  a hunter who is dormant   W w  a spider, and one lying down
    ⚖1 ⚖2  the chambers; ! is an angry citizen, _ a free place
    ▣  what you have
    ☾  behind an ingredient: lunar now, Collect takes it
    ★  wisdom   ?  suspicion   ☺  citizens in the crowd
    ✦  behind an action: the Septima shows it, so it is attuned   ✧  it will be in the next moon phase
tui-septima-legend-ritual =
    ═  a ribbon of the ritual track: whoever advances to this row pays and gains what stands below the track
    EACol  a space of these elements (letters) with the icon of this action (first letters of its name)
tui-septima-track-full = the patient track is full
tui-septima-angry-leaves = the angry citizen leaves
tui-septima-attuned = { $rise ->
    [0] attuned; bonus: { $bonus }
   *[other] attuned: suspicion +{ $rise }; bonus: { $bonus }
}
tui-septima-steps = { $steps ->
    [0] on the space of your Leader
    [one] { $steps } space from your Leader
   *[other] { $steps } spaces from your Leader
}
tui-septima-hut-at = hut { $hut } at { $space }
