tui-septima-map = Carte
tui-septima-cards = Couvent
tui-septima-town = Village
tui-septima-ritual = Piste Rituel
tui-septima-widow = la Veuve Noire
tui-septima-crowd = Foule :
tui-septima-letter-berry = B
tui-septima-letter-skull = C
tui-septima-letter-herb = H
tui-septima-letter-mushroom = M
tui-septima-letter-root = R
tui-septima-letter-blind = a
tui-septima-letter-paralysed = p
tui-septima-letter-infected = i
tui-septima-letter-earth = T
tui-septima-letter-air = A
tui-septima-letter-fire = F
tui-septima-measures = Sagesse : { $wisdom } · suspicion : { $suspicion } · foule : { $crowd }
tui-septima-goods = Soignés : { $tracks } · { $potions }
tui-septima-coven = Sorcières : { $witches } · sorts : { $spells }
tui-septima-costs = coûte : { $things }
tui-septima-hut-awake = cabane { $hut } : un chasseur actif
tui-septima-hut-dormant = cabane { $hut } : un chasseur inactif
tui-septima-hut-empty = cabane { $hut } : vide
tui-septima-shrine = autel ({ $element })
tui-septima-book = Livre
tui-septima-ribbon-offering = { $count ->
    [one] contre { $count } ingrédient
   *[other] contre { $count } ingrédients
}
tui-septima-ribbon-gain = gagner 1 sort
tui-septima-ribbon-prepare = réactiver 1 sort
tui-septima-ribbon-wisdom = { $count ->
    [one] { $count } point de Sagesse
   *[other] { $count } points de Sagesse
}
tui-septima-legend =
    ∘ •  une intersection d’une zone or ou bronze ; les lignes sont des chemins
    V1 ▸i!  un quartier du village avec un patient infecté, un drapeau jaune et un opposant ; » est un drapeau bleu
    ◇  cristal   △  autel   ⌂  bâtiment, ou une cabane vide
    ‡  un chasseur actif   z  un chasseur inactif   W w  une araignée, et une araignée couchée
    ⚖1 ⚖2  les tribunaux ; ! est un opposant, _ une place libre
    ▣  ce que vous avez
    ☾  derrière un ingrédient : il est lunaire, Collecter le prend
    ★  Sagesse   ?  suspicion   ☺  fidèles dans la foule
    ✦  derrière une action : la Septima la montre, elle est donc en harmonie   ✧  elle le sera à la phase de lune suivante
tui-septima-legend-ritual =
    ═  un ruban de la piste Rituel : qui avance sur cette rangée paie et gagne ce qui est écrit sous la piste
    TACol  une case de ces éléments (lettres) avec l’icône de cette action (premières lettres de son nom)
tui-septima-track-full = la piste Patient est complète
tui-septima-angry-leaves = l’opposant s’en va
tui-septima-attuned = { $rise ->
    [0] en harmonie ; bonus : { $bonus }
   *[other] en harmonie : suspicion +{ $rise } ; bonus : { $bonus }
}
tui-septima-steps = { $steps ->
    [0] sur l’intersection de votre doyenne
    [one] à { $steps } intersection de votre doyenne
   *[other] à { $steps } intersections de votre doyenne
}
tui-septima-hut-at = cabane { $hut } près de { $space }
