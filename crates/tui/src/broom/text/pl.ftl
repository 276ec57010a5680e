tui-broom-map = Mapa
tui-broom-roles = Role
tui-broom-letter-orange = P
tui-broom-letter-green = Z
tui-broom-letter-purple = F
tui-broom-letter-wand = R
tui-broom-own = punkty: { $points } (teraz { $total }) · błyskawice: { $bolts }
tui-broom-brave = odważnie
tui-broom-cowardly = tchórzliwie
tui-broom-terrain-prairie = łąki
tui-broom-terrain-hills = wzgórza
tui-broom-terrain-forest = las
tui-broom-terrain-mountain = góry
tui-broom-terrain-water = woda
tui-broom-does-move = przesuń ({ $terrain })
tui-broom-does-move-deliver = przesuń ({ $terrain }), potem dostarcz
tui-broom-does-deliver = dostarcz ({ $terrains })
tui-broom-does-dispel = rozprosz chmurę
tui-broom-legend =
    · łąki   ∩ wzgórza   ♣ las   ^ góry   ~ woda
    ○Z4  okrągła wieża na zielony eliksir, 4 punkty; przyjmuje jeden eliksir w całej grze
    □Z4  kwadratowa wieża; przyjmuje dowolnie wiele
    ×  wieża zajęta
    ≋2  chmura, która kosztuje 2 różdżki; ϟ2  chmura burzowa
    ✦  kafelek   ◌A  kamienny krąg
    ▣  karta na ręce   ▭3  pozostałe karty   ϟ3  zebrane błyskawice
    !  odważnie   ☠  zaklęta rola   ▸  rozpoczyna turę
tui-broom-bewitched = zaklęta rola: kosztuje { $points }
tui-broom-circle = krąg { $circle }
tui-broom-extra-card-used = jedna rola więcej w tej rundzie; kafelek przepada
tui-broom-extra-card-kept = kafelek zostaje na inną rundę
tui-broom-enclosed = jeśli nikt nie schowa więcej: { $points }, a wszystko z garści oddajesz
tui-broom-enclosed-nothing = nic nie kosztuje
