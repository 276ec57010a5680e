tui-broom-map = Map
tui-broom-roles = Roles
tui-broom-letter-orange = O
tui-broom-letter-green = G
tui-broom-letter-purple = P
tui-broom-letter-wand = W
tui-broom-own = points: { $points } (now { $total }) · lightning: { $bolts }
tui-broom-brave = brave
tui-broom-cowardly = cowardly
tui-broom-terrain-prairie = prairie
tui-broom-terrain-hills = hills
tui-broom-terrain-forest = forest
tui-broom-terrain-mountain = mountain
tui-broom-terrain-water = water
tui-broom-does-move = move ({ $terrain })
tui-broom-does-move-deliver = move ({ $terrain }), then deliver
tui-broom-does-deliver = deliver ({ $terrains })
tui-broom-does-dispel = dispel a cloud
tui-broom-legend =
    · prairie   ∩ hills   ♣ forest   ^ mountain   ~ water
    ○G4  a round tower for a green potion, 4 points; it takes one potion in the whole game
    □G4  a square tower; it takes any number
    ×  a tower that is taken
    ≋2  a heavy cloud that costs 2 wands; ϟ2  a storm cloud
    ✦  a tile   ◌A  a stone circle
    ▣  a card in your hand   ▭3  cards left   ϟ3  lightning collected
    !  declared brave   ☠  bewitched   ▸  leads
tui-broom-bewitched = bewitched: costs { $points }
tui-broom-circle = circle { $circle }
tui-broom-extra-card-used = one role more this round; the tile is gone
tui-broom-extra-card-kept = the tile stays for a later round
tui-broom-enclosed = if nobody encloses more: { $points }, and all that you enclosed goes back
tui-broom-enclosed-nothing = costs nothing
