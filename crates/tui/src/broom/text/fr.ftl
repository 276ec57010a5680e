tui-broom-map = Carte
tui-broom-roles = Rôles
tui-broom-letter-orange = O
tui-broom-letter-green = V
tui-broom-letter-purple = M
tui-broom-letter-wand = B
tui-broom-own = points : { $points } (total : { $total }) · éclairs : { $bolts }
tui-broom-brave = brave
tui-broom-cowardly = lâche
tui-broom-terrain-prairie = prairie
tui-broom-terrain-hills = collines
tui-broom-terrain-forest = forêt
tui-broom-terrain-mountain = montagne
tui-broom-terrain-water = eau
tui-broom-does-move = déplacer ({ $terrain })
tui-broom-does-move-deliver = déplacer ({ $terrain }), puis livrer
tui-broom-does-deliver = livrer ({ $terrains })
tui-broom-does-dispel = dissiper un nuage
tui-broom-legend =
    · prairie   ∩ collines   ♣ forêt   ^ montagne   ~ eau
    ○V4  une tour ronde pour une potion verte, 4 points ; elle prend une seule potion de toute la partie
    □V4  une tour carrée ; elle en prend autant qu’on veut
    ×  une tour occupée
    ≋2  un nuage qui coûte 2 baguettes ; ϟ2  un nuage d’orage
    ✦  une tuile   ◌A  un cercle de pierres
    ▣  une carte de votre main   ▭3  cartes restantes   ϟ3  éclairs amassés
    !  déclaré brave   ☠  rôle maudit   ▸  entame le tour
tui-broom-bewitched = rôle maudit : coûte { $points }
tui-broom-circle = cercle { $circle }
tui-broom-extra-card-used = un rôle de plus cette manche ; la tuile est défaussée
tui-broom-extra-card-kept = la tuile reste pour une autre manche
tui-broom-enclosed = si personne n’en cache plus : { $points }, et vous rendez tout ce que tient votre poing
tui-broom-enclosed-nothing = ne coûte rien
