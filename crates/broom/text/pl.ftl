# Broom Service

## Role
broom-role-forest_witch = Czarownica z Lasu
broom-role-hill_witch = Czarownica ze Wzgórz
broom-role-mountain_witch = Czarownica z Gór
broom-role-prairie_witch = Czarownica z Łąk
broom-role-valley_druid = Druid z Dolin
broom-role-peak_druid = Druid ze Szczytów
broom-role-root_gatherer = Zbieracz Korzeni
broom-role-herb_gatherer = Zbieracz Ziół
broom-role-fruit_gatherer = Zbieracz Owoców
broom-role-weather_fairy = Wróżka Pogody

## Wydarzenia
broom-card-more_or_less = Więcej czy mniej?
broom-card-dangerous_areas = Niebezpieczne krainy
broom-card-favourable_areas = Przyjazne krainy
broom-card-empty_hands = Z pustymi rękami
broom-card-brave_heart = Waleczne serce
broom-card-black_market = Czarny rynek
broom-card-moonshine_still = Bimbrownia
broom-card-full_hands = Pełne garście
broom-card-all_at_once = Wszystko naraz!
broom-card-like_minded = Bratnie dusze
broom-event-text-more_or_less = Przed wyborem ról każdy potajemnie decyduje, ile ich zagra: mniej ról daje punkty, więcej – kosztuje punkty.
broom-event-text-dangerous_areas = Na koniec rundy pionki na łąkach, wzgórzach i w lasach kosztują punkty.
broom-event-text-favourable_areas = Na koniec rundy pionki w lasach i górach dają punkty, a pionki na łąkach i wzgórzach kosztują punkty.
broom-event-text-empty_hands = Na koniec rundy każdy, kto ma najwyżej { $most } zasobów, zyskuje { $points }.
broom-event-text-brave_heart = Kto rozpoczyna turę, musi zagrać odważnie i bierze różdżkę.
broom-event-text-black_market = Zamiast tchórzliwej akcji możesz wziąć { $points }.
broom-event-text-moonshine_still = Zamiast tchórzliwej akcji możesz wziąć jeden dowolny zasób.
broom-event-text-full_hands = Na koniec rundy każdy potajemnie chowa zasoby w garści; kto schowa najwięcej, zyskuje { $points } i je oddaje.
broom-event-text-all_at_once = Na koniec rundy możesz oddać po jednym zasobie każdego rodzaju za { $points }.
broom-event-text-like_minded = Na koniec rundy każdy, czyje oba pionki stoją na takim samym terenie, zyskuje { $points }.

## Krainy
broom-region-front-H1 = Borsucze Wzgórza
broom-region-front-F1 = Sowi Bór
broom-region-front-P1 = Skowronkowa Łąka
broom-region-front-H2 = Ostowe Wzgórza
broom-region-front-M1 = Burzowy Róg
broom-region-front-P2 = Groszowa Równina
broom-region-front-P3 = Janowcowe Pole
broom-region-front-H3 = Zamkowe Wzgórze
broom-region-front-F2 = Omszały Las
broom-region-front-P4 = Bursztynowe Pola
broom-region-front-L2 = Czaple Jezioro
broom-region-front-M2 = Szary Ząb
broom-region-front-F3 = Jeżynowy Bór
broom-region-front-L1 = Lustrzane Jezioro
broom-region-front-F4 = Las Naparstnic
broom-region-front-P5 = Wschodnia Łąka
broom-region-front-L3 = Wydrze Jezioro
broom-region-front-H4 = Wzgórza Kotła
broom-region-front-F5 = Głuchy Las
broom-region-front-P6 = Zamkowe Błonia
broom-region-front-H5 = Kurhanowe Wzgórza
broom-region-front-H6 = Schody Olbrzyma
broom-region-front-M3 = Smoczy Grzbiet
broom-region-front-P7 = Owcze Pastwisko
broom-region-front-H7 = Krecie Wzgórze
broom-region-front-F6 = Nocny Bór
broom-region-front-P8 = Kraniec Świata
broom-region-back-M1 = Mroźna Korona
broom-region-back-P1 = Kukułcza Równina
broom-region-back-M2 = Kruczy Szczyt
broom-region-back-L1 = Cieśnina Mew
broom-region-back-P2 = Wyspa Latarni
broom-region-back-P3 = Łąka Wiatraków
broom-region-back-H1 = Wzgórza Harfy
broom-region-back-F1 = Splątany Las
broom-region-back-P4 = Makowe Pola
broom-region-back-L2 = Cieśnina Fok
broom-region-back-F2 = Paprociowy Las
broom-region-back-P5 = Błonia Królowej
broom-region-back-L3 = Księżycowe Jezioro
broom-region-back-P6 = Portowa Równina
broom-region-back-P7 = Słone Łąki
broom-region-back-H2 = Wzgórza Kowadła
broom-region-back-F3 = Leszczynowy Las
broom-region-back-P8 = Błonia Króla
broom-region-back-H3 = Wzgórza Dzwonów
broom-region-back-M3 = Włócznia Słońca
broom-region-back-P9 = Wyspa Pustelnika
broom-region-back-P10 = Koniczynowa Łąka
broom-region-back-H4 = Wzgórza Trolli
broom-region-back-F4 = Popielny Las
broom-region-back-P11 = Jęczmienna Równina
broom-region-own = { $name }

## Zasoby
broom-resource-orange = pomarańczowy eliksir
broom-resource-green = zielony eliksir
broom-resource-purple = fioletowy eliksir
broom-resource-wand = różdżka
broom-count-orange = { $number ->
    [one] { $number } pomarańczowy eliksir
    [few] { $number } pomarańczowe eliksiry
    [many] { $number } pomarańczowych eliksirów
   *[other] { $number } pomarańczowego eliksiru
}
broom-count-green = { $number ->
    [one] { $number } zielony eliksir
    [few] { $number } zielone eliksiry
    [many] { $number } zielonych eliksirów
   *[other] { $number } zielonego eliksiru
}
broom-count-purple = { $number ->
    [one] { $number } fioletowy eliksir
    [few] { $number } fioletowe eliksiry
    [many] { $number } fioletowych eliksirów
   *[other] { $number } fioletowego eliksiru
}
broom-count-wand = { $number ->
    [one] { $number } różdżka
    [few] { $number } różdżki
    [many] { $number } różdżek
   *[other] { $number } różdżki
}
broom-count-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
broom-nothing = nic

## Kafelki
broom-mountain-tile-potions = po jednym eliksirze każdego koloru
broom-mountain-tile-wands = dwie różdżki
broom-mountain-tile-deliver = dostawa eliksiru dowolnym pionkiem
broom-mountain-tile-moves = do dwóch ruchów
broom-mountain-tile-dispel = rozproszenie chmury
broom-hill-tile-turbo = lot do kręgu { $first } lub { $second }
broom-hill-tile-orange = pomarańczowa wieża, { $points }
broom-forest-tile-act_brave = odważna akcja
broom-forest-tile-extra_card = dodatkowa rola
broom-forest-tile-five_vp = pięć punktów

## O co pyta gra
broom-prompt-over = Koniec gry.
broom-prompt-number = Ile ról zagrasz w tej rundzie?
broom-prompt-extra-card = Użyć kafelka lasu, żeby wybrać w tej rundzie dodatkową rolę?
broom-prompt-pick = { $left ->
    [one] Wybierz na rękę jeszcze { $left } rolę.
    [few] Wybierz na rękę jeszcze { $left } role.
    [many] Wybierz na rękę jeszcze { $left } ról.
   *[other] Wybierz na rękę jeszcze { $left } roli.
}
broom-prompt-lead = Rozpoczynasz turę: zagraj rolę i ogłoś, czy odważnie, czy tchórzliwie.
broom-prompt-follow = Masz kartę { $role } i musisz ją zagrać: odważnie czy tchórzliwie?
broom-prompt-mode = { $role }, tchórzliwie: co robisz?
broom-prompt-fly = { $role }: przesuń pionek albo zostań.
broom-prompt-drop-off = Dostarczyć tu eliksir?
broom-prompt-serve = { $role }: dostarczyć eliksir?
broom-prompt-gather = { $role }: co bierzesz?
broom-prompt-weather = Wróżka Pogody: rozproszyć chmurę?
broom-prompt-turbo = Kafelek turbo niesie twój pionek dalej: do którego kamiennego kręgu?
broom-prompt-arrival = Docierasz na tę górę po raz pierwszy: użyj kafelka i dostarcz eliksir w dowolnej kolejności.
broom-prompt-free-moves = { $left ->
    [1] Przesuń pionek na dowolny teren albo zostań.
   *[other] Przesuń pionek na dowolny teren albo zostań (pozostałe ruchy: { $left }).
}
broom-prompt-free-delivery = Dostarczyć eliksir jednym z twoich pionków?
broom-prompt-free-dispel = Rozproszyć chmurę za jej zwykłą cenę?
broom-prompt-enclose = Pełne garście: ile sztuk chowasz w garści ({ $resource })?
broom-prompt-trade = Oddać po jednym zasobie każdego rodzaju za punkty?

## Co można zrobić
broom-move-number = { $roles ->
    [one] { $roles } rola
    [few] { $roles } role
    [many] { $roles } ról
   *[other] { $roles } roli
} ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
})
broom-move-use-extra-card = użyj kafelka
broom-move-keep-extra-card = zachowaj kafelek
broom-move-pick = { $role }
broom-move-lay-brave = { $role }, odważnie
broom-move-lay-cowardly = { $role }, tchórzliwie
broom-move-lay-brave-bewitched = { $role }, odważnie (zaklęta rola: kosztuje { $points })
broom-move-lay-cowardly-bewitched = { $role }, tchórzliwie (zaklęta rola: kosztuje { $points })
broom-move-act = tchórzliwa akcja
broom-move-black-market = zamiast tego { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} na Czarnym rynku
broom-move-moonshine = zamiast tego: { $resource }
broom-move-act-brave = użyj kafelka lasu: wykonaj odważną akcję
broom-move-five-vp = użyj kafelka lasu: zamiast tego pięć punktów
broom-move-fly = przesuń: { $from } → { $to }
broom-move-stay = zostań
broom-move-deliver = dostarcz { $resource } ({ $from }) za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $wands ->
    [0] { "" }
    [one] { " " }i { $wands } różdżkę
    [few] { " " }i { $wands } różdżki
    [many] { " " }i { $wands } różdżek
   *[other] { " " }i { $wands } różdżki
}
broom-move-take-all = weź: { $gain }
broom-move-take = weź: { $resource }
broom-move-dispel = rozprosz chmurę ({ $region }) za { $wands ->
    [one] { $wands } różdżkę
    [few] { $wands } różdżki
    [many] { $wands } różdżek
   *[other] { $wands } różdżki
} (błyskawice: { $bolts })
broom-move-decline = zrezygnuj
broom-move-circle = krąg { $circle } ({ $region })
broom-move-use-tile = użyj kafelka gór: { $tile }
broom-move-decline-tile = nie używaj kafelka gór
broom-move-done = tu już wystarczy
broom-move-enclose = schowaj w garści: { $number }
broom-move-trade = oddaj po jednym zasobie każdego rodzaju za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Co się dzieje
broom-event-round-began = Zaczyna się runda { $round } (wydarzenie: { $event }).
broom-event-round-began-bewitched = Zaczyna się runda { $round } (wydarzenie: { $event }). Zaklęte role: { $bewitched }.
broom-event-answered = { $seat }: decyzja zapadła.
broom-event-number-shown = { $seat } zagra { $roles ->
    [one] { $roles } rolę
    [few] { $roles } role
    [many] { $roles } ról
   *[other] { $roles } roli
} ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}).
broom-event-extra-card-used = { $seat } używa kafelka lasu i zagra o jedną rolę więcej.
broom-event-extra-card-kept = { $seat } zachowuje kafelek lasu.
broom-event-laid-brave = { $seat } zagrywa odważnie kartę { $role }.
broom-event-laid-cowardly = { $seat } zagrywa tchórzliwie kartę { $role }.
broom-event-bewitched = Ta rola jest zaklęta: { $seat } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
broom-event-wand-for-leading = { $seat } odważnie rozpoczyna turę i bierze { $wands ->
    [one] { $wands } różdżkę
    [few] { $wands } różdżki
    [many] { $wands } różdżek
   *[other] { $wands } różdżki
}.
broom-event-passed = { $seat } nie ma karty { $role } i pasuje.
broom-event-bumped = { $by } ma więcej odwagi: { $seat } zostaje z niczym.
broom-event-black-market = { $seat } bierze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} na Czarnym rynku.
broom-event-moonshine = { $seat } bierze z Bimbrowni: { $resource }.
broom-event-acted-bravely = { $seat } używa kafelka lasu, żeby wykonać odważną akcję.
broom-event-tile-for-points = { $seat } wymienia kafelek lasu na { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
broom-event-moved = { $seat } przesuwa pionek: { $from } → { $to }.
broom-event-flew-on = { $seat }: pionek leci dalej do kręgu { $circle } ({ $to }).
broom-event-delivered = { $seat } dostarcza eliksir ({ $from }) za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $wands ->
    [0] { "" }
    [one] { " " }i { $wands } różdżkę
    [few] { " " }i { $wands } różdżki
    [many] { " " }i { $wands } różdżek
   *[other] { " " }i { $wands } różdżki
}.
broom-event-gained = { $seat } bierze: { $resource } × { $number }.
broom-event-dispelled = { $seat } rozprasza chmurę ({ $region }) za { $wands ->
    [one] { $wands } różdżkę
    [few] { $wands } różdżki
    [many] { $wands } różdżek
   *[other] { $wands } różdżki
}{ $points ->
    [0] { "" }
    [one] { " " }i zyskuje { $points } punkt
    [few] { " " }i zyskuje { $points } punkty
    [many] { " " }i zyskuje { $points } punktów
   *[other] { " " }i zyskuje { $points } punktu
}.
broom-event-hoard = { $seat } pokazuje spory zapas eliksirów: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
broom-event-forest-tile = { $seat } bierze kafelek lasu „{ $tile }”.
broom-event-amulet = { $seat } zabiera amulet ({ $mountain }).
broom-event-mountain-tile = { $seat } używa kafelka gór: { $tile }.
broom-event-declined = { $seat } na tym poprzestaje.
broom-event-round-ended = Kończy się runda { $round } (wydarzenie: { $event }).
broom-event-offer = { $seat } otwiera garść: { $offer }.
broom-event-paid = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} z wydarzenia.
broom-event-leads = { $seat } rozpoczyna turę.
broom-event-final-points = { $seat } kończy grę. Wynik: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## Co widać
broom-view-round = Runda { $round } z { $rounds } · { $event }
broom-view-bewitched = Zaklęte role: { $roles }
broom-view-turn = Tura: { $role }, rozpoczyna { $leader }
broom-view-turn-holder = Tura: { $role }, rozpoczyna { $leader }; odważną akcję ma na razie { $holder }
broom-view-cloud = { $region } { $space } { $wands }/{ $bolts }
broom-view-storm = { $region } { $space } { $wands }/{ $bolts } ({ $sign })
broom-storm-tailwind = pomyślny wiatr: { $points } więcej za dostawy obok
broom-storm-gust = poryw: kto ją rozproszy, przesuwa pionek
broom-storm-parcel = paczka: kto ją rozproszy, dostarcza eliksir
broom-storm-hoard = zapas: { $points } dla tego, kto ma { $resource } × { $number }
broom-view-clouds = Chmury (region, pole, różdżki/błyskawice): { $clouds }
broom-view-pawn = Twój pionek na { $place } · w zasięgu: { $reach }
broom-view-pawn-stuck = Twój pionek na { $place } · nic w zasięgu
broom-view-place = { $region } { $name }
broom-view-place-towers = { $region } { $name } ({ $towers })
broom-view-tower = { $tower } { $resource } { $points }
broom-view-occupied = Zajęte wieże: { $towers }
broom-view-tile-at = { $region }: { $tile }
broom-view-mountain-tiles = Kafelki gór: { $tiles }
broom-view-forest-tiles = Kafelki lasu: { $tiles }
broom-view-hill-tiles = Kafelki wzgórz: { $tiles }
broom-view-seat = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $total }, gdyby gra skończyła się teraz) · zasoby: { $stock } · pionki na { $first } i { $second } · pozostałe karty: { $cards } · błyskawice: { $bolts }
broom-view-laid = zagrane w tej rundzie: { $roles }
broom-view-amulets = amulety: { $number }
broom-view-own-tiles = kafelki lasu: { $tiles }
broom-view-hand = na ręce: { $roles }

## Arkusz punktów
broom-sheet-start = Na początek
broom-sheet-towers = Wieże
broom-sheet-roles = Odważne role
broom-sheet-storms = Chmury burzowe
broom-sheet-tiles = Kafelki lasu
broom-sheet-events = Wydarzenia
broom-sheet-bewitched = Zaklęte role
broom-sheet-lightning = Błyskawice
broom-sheet-sets = Zestawy zasobów
broom-sheet-amulets = Amulety

## Dlaczego nie
refused-broom-already-picked = Masz już tę rolę na ręce.
refused-broom-brave-heart = Przy Walecznym sercu trzeba rozpoczynać turę odważnie.
refused-broom-circle-blocked = Nad tym kamiennym kręgiem wisi chmura.
refused-broom-circle-not-shown = Kafelek nie pokazuje tego kamiennego kręgu.
refused-broom-cloud-blocks = Wisi tam chmura; najpierw ją rozprosz.
refused-broom-cloud-not-near = Żaden z twoich pionków nie stoi blisko tej chmury.
refused-broom-covered-tower = Tę wieżę zakrywa kafelek gór; w tej partii wieża nie działa.
refused-broom-event-not-in-force = To wydarzenie nie obowiązuje w tej rundzie.
refused-broom-must-follow = Masz na ręce rolę tej tury i musisz ją zagrać.
refused-broom-no-cloud = Na tym polu nie ma chmury.
refused-broom-no-forest-tile = Nie masz takiego kafelka lasu.
refused-broom-no-pawn-there = Nie stoi tam żaden z twoich pionków.
refused-broom-no-potion = Nie masz eliksiru w kolorze tej wieży.
refused-broom-no-such-place = Po tej stronie planszy nie ma takiego miejsca.
refused-broom-not-adjacent = Ten region nie sąsiaduje z twoim ani nie leży za wodą wolną od chmur.
refused-broom-not-in-hand = Nie masz tej roli na ręce.
refused-broom-number-out-of-range = Nie można wybrać takiej liczby ról.
refused-broom-other-gain = Twoja karta tego nie daje.
refused-broom-other-pawn = Dostarczyć może tylko pionek, który właśnie się ruszył, i tylko tam, gdzie stanął.
refused-broom-not-served = Ten druid nie obsługuje terenu, na którym stoi twój pionek.
refused-broom-too-few-resources = Nie masz ich aż tyle.
refused-broom-too-few-wands = Masz za mało różdżek na tę chmurę.
refused-broom-tower-occupied = Ta wieża jest już zajęta.
refused-broom-tower-out-of-reach = Ta wieża nie styka się z regionem twojego pionka.
refused-broom-wrong-terrain = Twoja czarownica nie lata na taki teren.
setup-broom-players = Broom Service jest dla 2–5 graczy; podana liczba: { $detail }.
setup-broom-unknown-variant = „{ $detail }” nie jest wariantem Broom Service; są: front, back, storm, mountain, forest, hill i heavy=LICZBA.
setup-broom-forest-on-front = Kafelki lasu należą do tylnej strony planszy; z przodu nie ma dla nich miejsc.
setup-broom-hill-on-front = Kafelki wzgórz należą do tylnej strony planszy; z przodu nie ma dla nich miejsc.
setup-broom-back-needs-tiles = Na tylnej stronie planszy zawsze gra się z kafelkami gór, lasu i wzgórz.
setup-broom-heavy-clouds = Razem z chmurami burzowymi można po tej stronie użyć tylu zwykłych chmur: { $detail }.
setup-broom-heavy-without-storm = Bez chmur burzowych używa się wszystkich 24 zwykłych chmur; podana liczba: { $detail }.
setup-broom-both-sides = Wybierz przednią albo tylną stronę planszy, nie obie.

## Why a move is good
broom-reason-deliver = wieża płaci od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
broom-reason-safe-brave = mało kto może być odważniejszy (ryzyko około { $percent }%)
broom-reason-bold = odważna akcja jest warta ryzyka (około { $percent }%)
broom-reason-cautious = pewna akcja od razu; odważnie ryzyko wynosi około { $percent }%
broom-reason-dispel = im więcej błyskawic, tym więcej są warte
broom-reason-tile = leży tam dla ciebie kafelek
broom-reason-open = wieże, które są tam jeszcze wolne: { $towers }
broom-reason-on-the-way = to droga do innych miejsc
broom-reason-pick-fly = może cię przenieść tutaj: { $place }; wieże, które stamtąd obsłużą twoje eliksiry: { $towers }
broom-reason-pick-reach = może cię przenieść tutaj: { $place }
broom-reason-pick-witch = na razie niczego nie dosięga, ale twoje pionki mogą wcześniej ruszyć dalej
broom-reason-pick-serve = z miejsca, w którym stoisz, dostarcza za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
broom-reason-pick-druid = na razie niczego nie dostarcza, ale pionek może wcześniej dotrzeć do wieży
broom-reason-pick-gather = odważnie daje ci: { $gain }
broom-reason-pick-dispel = może rozproszyć chmurę obok ciebie (błyskawice: { $bolts })
broom-reason-pick-fairy = na razie nie możesz rozproszyć żadnej chmury, ale różdżki i chmury mogą się pojawić
broom-reason-serve = wieże, które stamtąd obsłużą twoje eliksiry: { $towers }
broom-reason-number = tyle ról, ile masz zajęć
broom-reason-wand = różdżki rozpraszają chmury
broom-reason-potion = wieże chcą eliksirów
broom-reason-points = pewne punkty
broom-reason-act = nic cię to nie kosztuje
broom-reason-enclose = to, co chowasz, powinno być warte mniej, niż płaci wydarzenie
broom-reason-enough = nic tu nie jest warte swojej ceny

# What is said of the game before anybody sits down.
broom-tagline = Rozwoź eliksiry na miotle. Odważnie i ryzykownie czy tchórzliwie i bezpiecznie?
broom-goal = Dowozisz eliksiry do wież za punkty. W każdej rundzie wybierasz role; rola zagrana odważnie daje więcej, chyba że ktoś po tobie też odważy się na tę samą rolę.
broom-variant-back = Druga strona planszy, ze wszystkimi kafelkami
broom-variant-storm = Chmury burzowe
broom-variant-mountain = Kafelki gór i amulety

## Podpowiedzi dla początkujących
broom-coach-number = Mniej ról daje punkty od razu; więcej ról pozwala więcej zrobić w tej rundzie.
broom-coach-extra-card = Kafelek daje ci jedną rolę więcej w tej rundzie, raz w grze. Zachowaj go na rundę z dobrym wydarzeniem.
broom-coach-pick = Wybierz role na tę rundę, na przykład czarownicę, by polecieć do wieży, i zbieracza po eliksiry. O role wybrane także przez innych trzeba będzie walczyć.
broom-coach-lead = Odwaga daje więcej, ale działa tylko ostatni odważny w turze. Tchórzostwo daje mniej, za to od razu i na pewno.
broom-coach-follow = Ktoś rozpoczyna turę rolą, którą masz. Postaw na odwagę, jeśli myślisz, że nikt po tobie jej nie ma; w przeciwnym razie bezpieczniej zagrać tchórzliwie.
broom-coach-mode = Tym razem możesz zrobić coś innego, niż mówi karta.
broom-coach-flight = Każda czarownica leci do regionu obok, na swoim terenie i bez chmury. Leć do wież, dla których masz eliksir.
broom-coach-delivery = Pionek obsługuje wieże w swoim regionie eliksirami w ich kolorze. Okrągłe przyjmują tylko jeden w całej grze, kwadratowe – dowolnie wiele.
broom-coach-gather = Eliksiry dostarcza się do wież w ich kolorze; różdżki rozpraszają chmury.
broom-coach-cloud = Rozproszone chmury otwierają drogę, a ich błyskawice liczą się na końcu.
broom-coach-mountain = Przy pierwszej wizycie bierzesz amulet i możesz użyć kafelka.
broom-coach-event = Wydarzenie rundy o coś pyta; jego karta to wyjaśnia.
broom-theme-cloud = Chmury
broom-theme-delivery = Dostarczanie eliksirów
broom-theme-event = Wybór z wydarzenia
broom-theme-extra-card = Jedna rola więcej
broom-theme-flight = Lot
broom-theme-follow = Zagranie po kimś
broom-theme-gather = Zbieranie
broom-theme-lead = Rozpoczęcie tury
broom-theme-mode = Zamiast karty
broom-theme-mountain = Góra
broom-theme-number = Ile ról
broom-theme-pick = Wybór ról
broom-danger-bewitched = Zaklęta rola ({ $role }): wyłożenie tej karty od razu kosztuje { $cost }.
broom-danger-bewitched-later = Zaklęta rola ({ $role }): gdy ją wyłożysz, tracisz { $cost }.
broom-danger-bumped = Tę rolę ({ $role }) może też mieć: { $names }. Jeśli ktoś po tobie zagra odważnie, nie dostaniesz nic.
broom-danger-idle = W tej chwili ta rola nic by ci nie dała ({ $role }).
broom-danger-area = { $event }: pionek w tym miejscu na koniec rundy kosztuje { $cost }.
broom-plan-event = Wydarzenie tej rundy, { $event }: { $text }
broom-plan-fly = Najlepsza dostawa w zasięgu: { $points } za lot tutaj: { $place } ({ $role }, odważnie).
broom-plan-serve = Najlepsza dostawa w zasięgu: { $points } z miejsca, w którym stoisz: { $place } ({ $role }).
broom-plan-gather = Żaden twój eliksir nie pasuje do wieży w zasięgu: zbieraj albo leć ku innym wieżom.
broom-plan-bewitched = Zaklęte role w tej rundzie: { $roles }. Każda kosztuje tego, kto ją wyłoży, { $cost }.
broom-back-points = Ta runda dała ci { $points }.
broom-back-delivered = { $count ->
    [one] Dostarczono jeden eliksir
    [few] Dostarczono { $count } eliksiry
   *[many] Dostarczono { $count } eliksirów
}: stąd pochodzi większość punktów.
broom-back-no-delivery = Żadnej dostawy. Następnym razem weź czarownicę i eliksir, którego chce jej wieża.
broom-back-bumped = Ktoś zagrał odważnie po tobie: { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}. Tchórzliwa akcja byłaby pewna.
## Co jest w pudełku
broom-things-role = Role
broom-things-event = Wydarzenia
broom-things-mountain-tile = Kafelki gór
broom-things-forest-tile = Kafelki lasu
broom-things-hill-tile = Kafelki wzgórz
broom-things-cloud = Chmury
broom-things-amulet = Amulety
broom-things-resource = Zasoby
broom-role-text-forest_witch = Odważnie: przesuń jeden swój pionek do sąsiedniego lasu; potem możesz dostarczyć tam eliksir. Tchórzliwie: przesuń pionek do sąsiedniego lasu, bez dostawy.
broom-role-text-hill_witch = Odważnie: przesuń jeden swój pionek na sąsiednie wzgórza; potem możesz dostarczyć tam eliksir. Tchórzliwie: przesuń pionek na sąsiednie wzgórza, bez dostawy.
broom-role-text-mountain_witch = Odważnie: przesuń jeden swój pionek na sąsiednią górę; potem możesz dostarczyć tam eliksir. Tchórzliwie: przesuń pionek na sąsiednią górę, bez dostawy.
broom-role-text-prairie_witch = Odważnie: przesuń jeden swój pionek na sąsiednie łąki; potem możesz dostarczyć tam eliksir. Tchórzliwie: przesuń pionek na sąsiednie łąki, bez dostawy.
broom-role-text-valley_druid = Odważnie: dostarcz eliksir pionkiem, który stoi na łąkach lub w lesie, i zyskaj { $points }. Tchórzliwie: to samo bez punktów.
broom-role-text-peak_druid = Odważnie: dostarcz eliksir pionkiem, który stoi na wzgórzach lub na górze, i zyskaj { $points }. Tchórzliwie: to samo bez punktów.
broom-role-text-gatherer = Odważnie weź: { $gain }. Tchórzliwie weź tylko jedno z tych: { $choice }.
broom-role-text-weather_fairy = Odważnie: rozprosz chmurę obok jednego ze swoich pionków i zyskaj { $points }. Tchórzliwie: to samo bez punktów.
broom-mountain-tile-text = Przy pierwszej wizycie na górze bierzesz swój amulet i możesz raz użyć kafelka: { $tile }. Kafelek zostaje dla innych.
broom-forest-tile-text-act_brave = Użyj raz, z kartą zagraną tchórzliwie: wykonujesz zamiast tego odważną akcję. Nikt nie zostaje przebity, a prowadzenie się nie zmienia.
broom-forest-tile-text-extra_card = Użyj raz, na początku rundy: wybierasz o jedną rolę więcej.
broom-forest-tile-text-five_vp = Użyj raz, z kartą zagraną tchórzliwie: bierzesz pięć punktów zamiast akcji.
broom-hill-tile-text-turbo = Pionek, który wchodzi na te wzgórza, od razu leci dalej do jednego z dwóch kamiennych kręgów; wybiera właściciel.
broom-hill-tile-text-orange = W tym regionie kafelek jest kwadratową wieżą, która przyjmuje pomarańczowe eliksiry.
broom-cloud-heavy = zwykła chmura
broom-cloud-tailwind = pomyślny wiatr
broom-cloud-gust = poryw
broom-cloud-parcel = paczka
broom-cloud-hoard = zapas
broom-cloud-text-heavy = Do jej regionu nikt nie wchodzi. Kto ją rozproszy, płaci jej cenę w różdżkach i zatrzymuje ją; jej błyskawice liczą się na koniec.
broom-cloud-text-tailwind = Chmura burzowa. Dopóki leży, dostawy pionkiem, który z nią sąsiaduje, dają dodatkowo { $points }.
broom-cloud-text-gust = Chmura burzowa. Kto ją rozproszy, może od razu przesunąć pionek do dowolnego sąsiedniego regionu.
broom-cloud-text-parcel = Chmura burzowa. Kto ją rozproszy, może od razu dostarczyć eliksir dowolnym pionkiem, na dowolnym terenie.
broom-cloud-text-hoard = Chmura burzowa. Kto ją rozproszy, zyskuje { $points }, jeśli ma dość eliksirów pokazanego koloru. Eliksiry zachowuje.
broom-amulet = amulet
broom-amulet-text = Każdy gracz ma po jednym przy każdym kafelku gór i bierze go przy pierwszej wizycie. Na koniec amulety dają: { $table }.
broom-resource-text-potion = Dostarcza się go do wieży jego koloru. Na koniec liczą się zestawy różnych zasobów.
broom-resource-text-wand = Różdżki są ceną chmur. Na koniec liczą się zestawy różnych zasobów.
