
## Septima
page-septima-list = { $items }
page-septima-board = Mapa: obszary ze składnikami, miasto i Szpital, chaty, Liderzy. To, co możesz wybrać, jest przyciskiem.
page-septima-tab-map = Mapa
page-septima-tab-town = Miasto
page-septima-tab-magic = Magia
page-septima-tab-covens = Zgromadzenia
page-septima-town = Miasto: księżyc, Septima, komnaty i tłum
page-septima-magic = Tor rytuału, czary i receptury
page-septima-ritual = Tor rytuału. To, co możesz wybrać, jest przyciskiem.
page-septima-market = Wyłożone czary
page-septima-recipes = Receptury
page-septima-hand = Twoje karty akcji
page-septima-tray = Co możesz wybrać
page-septima-watching = Oglądasz grę.
page-septima-strip = Ta faza księżyca, zgromadzenie po zgromadzeniu
page-septima-first = zaczyna
page-septima-wisdom = Wiedza
page-septima-cards = Karty akcji
page-septima-card-hand = na ręce
page-septima-card-played = w grze
page-septima-card-gone = odrzucona do końca pory roku
page-septima-spells = Czary
page-septima-spell-ready = gotowy
page-septima-spell-spent = wykorzystany
page-septima-spell-lasting = , efekt trwa
page-septima-septima = Septima
page-septima-attuned = dopasowanie: { $with }; podejrzenie +{ $rise }
page-septima-now = { $season }, faza księżyca { $phase }
page-septima-marker-active = aktywny
page-septima-marker-next = następny
page-septima-chamber = Komnata { $number }
page-septima-crowd = Tłum
page-septima-book = Księga Przepowiedni
page-septima-books = Odkryte Księgi Przepowiedni
page-septima-tribulations = Zmartwienia: potrzeba { $needed } z 8
page-septima-trial-of = Proces: { $witch }
page-septima-verdict-won = Uniewinnienie! Proces wygrywa { $coven }.
page-septima-verdict-lost = Obrona ponosi porażkę.
page-septima-verdict-open = Trwa oczekiwanie na wyrok.
page-septima-offers = Pola, które oferują: { $things }
page-septima-offers-nothing = Pola, które teraz nic nie oferują
page-septima-offers-patient = chory
page-septima-steps = Kroków od ciebie: { $steps }.
page-septima-gathers = Zbieranie dałoby tam: { $goods }.
page-septima-unused = { $count ->
    [one] { $count } rzeczy można jeszcze użyć
    [few] { $count } rzeczy można jeszcze użyć
   *[other] { $count } rzeczy można jeszcze użyć
}
page-septima-brew-crystals = Kryształy
page-septima-brew-bonus = Dopasowanie
page-septima-brew-forfeit = Bez Wiedzy
page-septima-brew-risk = Podejrzenie
page-septima-to-pay = Do zapłaty:
page-septima-shadows = Strefy cienia: { $zones }

## Septima: before choosing
page-septima-glance-goods = Tutaj zbierzesz: { $goods }.
page-septima-glance-potions = Stać cię na: { $potions }.
page-septima-glance-no-potions = Nie stać cię teraz na żaden eliksir.
page-septima-glance-patients = { $count ->
    [one] { $count } chorego możesz tu uleczyć tym, co masz.
    [few] { $count } chorych możesz tu uleczyć tym, co masz.
   *[other] { $count } chorych możesz tu uleczyć tym, co masz.
}
page-septima-glance-suspicion = Twoje podejrzenie spadnie do { $suspicion }.
page-septima-glance-citizens = { $count ->
    [one] { $count } mieszkaniec dołączy do tłumu.
    [few] { $count } mieszkańcy dołączą do tłumu.
   *[other] { $count } mieszkańców dołączy do tłumu.
}
page-septima-glance-no-citizen = Żaden z twoich mieszkańców nie może teraz pójść do komnaty.
page-septima-glance-no-cards = Twój stos kart odrzuconych jest pusty.
page-septima-glance-septima = Dopasowanie z Septimą: podejrzenie +{ $rise }.
page-septima-glance-coven = Jeśli inne zgromadzenie też ją zagra: podejrzenie +{ $rise }.
page-septima-risk-lured = W tej strefie nie ma łowcy; wzrost podejrzenia może go tu sprowadzić.
page-septima-risk-dormant = Łowca tej strefy jest nieaktywny.
page-septima-risk-confronted = Podejrzenie wyszłoby poza tor: mieszkańcy na pewno zażądają wyjaśnień.
page-septima-risk-hunted = Łowca z chaty { $hut }: odległość { $distance }, zasięg od { $least } do { $most }; złapie cię przy { $catching } z { $faces } ścianek.

## Septima: what things are
page-septima-tip-action = { $action }: { $main } Dopasowanie: { $bonus }
page-septima-tip-ingredient = { $name }: teraz nie jest to składnik księżycowy. Potrzebny do: { $potions }.
page-septima-tip-lunar = { $name }: teraz składnik księżycowy, zbierzesz go akcją Zbieranie. Potrzebny do: { $potions }.
page-septima-tip-potion = { $name } ({ $recipe }): { $text }
page-septima-tip-spell = { $name }, czar ({ $element }): { $text } ({ $lasts })
page-septima-tip-spell-scoring = { $name }, Czar Punktujący ({ $element }): { $text } ({ $lasts })
page-septima-lasts-instant = natychmiast
page-septima-lasts-turn = w tej turze
page-septima-lasts-season = do końca pory roku
page-septima-lasts-move = dopóki twój Lider się nie ruszy
page-septima-lasts-trial = dopóki nie wygrasz procesu
page-septima-tip-hut-empty = Chata { $hut }: pusta. Kto w tej strefie podnosi swoje podejrzenie, może tu ściągnąć łowcę.
page-septima-tip-hut-awake = Chata { $hut }: łowca jest aktywny i ściga tych, którzy w tej strefie podnoszą swoje podejrzenie.
page-septima-tip-hut-dormant = Chata { $hut }: łowca jest nieaktywny do końca fazy księżyca.
page-septima-tip-patient = { $patient }. Potrzebny lek: { $remedy }.
page-septima-tip-patient-angry = { $patient }, a przy nim wściekły mieszkaniec, który pójdzie na procesy, jeśli nikt nie uleczy tego chorego. Potrzebny lek: { $remedy }.
page-septima-tip-healed = Uleczenie: { $healers }.
page-septima-tip-bed = W Szpitalu zawsze jest taki chory: { $illness }. Uleczysz go tylko kartą Leczenie.
page-septima-tip-space = Pole { $space }, strefa { $zone }, kroków od chaty: { $distance }.
page-septima-tip-leader = Lider ({ $coven }) na { $space }, strefa { $zone }.
page-septima-tip-village = Obszar miasta { $number } z { $flag ->
    [yellow] żółtą
   *[blue] niebieską
} flagą: tu trafiają nowi chorzy tego koloru.
page-septima-tip-chamber = Mieszkańcy w rzędzie komnaty przemawiają na jej procesie: lojalni za oskarżoną wiedźmą, wściekli przeciw niej.
page-septima-tip-outcrop = Wykopalisko kryształów: akcja Zbieranie daje stąd jeden kryształ.
page-septima-tip-shrine = Świątynia ({ $element }): z kartą Rytuał, stojąc obok, przygotuj czar tego żywiołu.
page-septima-tip-spider = Pająk Wdowy. Nie można wejść na jego pole, a koniec tury obok niego kosztuje Wiedzę.
page-septima-tip-spider-lying = Leżący pająk strzeże przylegających obszarów: niczego tam nie zbierzesz.
page-septima-tip-moon = Teraz księżycowe: { $lunar }. Księżyc przesuwa się z każdą fazą.
page-septima-tip-die = Kość łowcy na tę fazę księżyca, rzucona z góry.
page-septima-tip-marker = Aktywny: kto zagra kartę { $action }, ma dopasowanie z Septimą.
page-septima-tip-marker-next = Aktywny w następnej fazie księżyca: { $action }.
page-septima-tip-crowd = Tłum: ci mieszkańcy trafiają do woreczka na czas procesów.
page-septima-tip-citizens = { $coven }: w tłumie { $crowd }, w zasobach { $supply }.
page-septima-tip-track = Tor chorych „{ $illness }”: poziom { $level }.
page-septima-tip-reward = Następny poziom daje: { $reward }.
page-septima-tip-suspicion = Podejrzenie { $suspicion }. Sprowadza na procesy wściekłych mieszkańców: { $angry }. Każda zaznaczona wartość dodaje jednego.
page-septima-tip-ritual = { $space } ({ $elements }): dopasowana akcja { $action } pozwala tu awansować.
page-septima-tip-ritual-start = { $space } ({ $elements }): początek toru rytuału.
page-septima-ribbon-gain = { $offering ->
    [0] Wstęga: zyskaj czar żywiołu tego pola.
   *[other] Wstęga: wydaj { $offering } składnik, zyskaj czar żywiołu tego pola.
}
page-septima-ribbon-prepare = { $offering ->
    [0] Wstęga: przygotuj czar.
   *[other] Wstęga: wydaj { $offering } składnik, przygotuj czar.
}
page-septima-ribbon-top = { $offering ->
    [0] Najwyższa wstęga: przygotuj czar i zyskaj Wiedzę: { $wisdom }.
   *[other] Najwyższa wstęga: wydaj { $offering } składnik, przygotuj czar i zyskaj Wiedzę: { $wisdom }.
}

## Septima: the Widow
page-septima-widow-plays = zagrywa
page-septima-widow-left = lewa
page-septima-widow-right = prawa
page-septima-widow-top = talia
page-septima-widow-collect = wszystkie pająki kładą się i strzegą. Bonus: przez pewien czas nie zyskujesz kryształów.
page-septima-widow-move = każdy pająk zbliża się o pole, najdalszy o jedno więcej. Bonus: wszystkie jeszcze o jedno.
page-septima-widow-brew = jej podejrzenie rośnie. Bonus: leczy najbliższego chorego.
page-septima-widow-heal = leczy dwóch najbliższych chorych. Bonus: przeklęty mieszkaniec idzie do komnaty 1.
page-septima-widow-chant = jej podejrzenie rośnie. Bonus: dwóch przeklętych mieszkańców dołącza do tłumu.
page-septima-widow-recruit = dwóch przeklętych mieszkańców dołącza do tłumu. Bonus: jeszcze jeden.
page-septima-widow-plead = dwóch przeklętych mieszkańców idzie do komnaty 1. Bonus: jeszcze jeden z zasobów.
page-septima-widow-remember = kopiuje inną kartę.
page-septima-widow-ritual = dolny rząd czarów znika, a ty tracisz kartę Negocjacji. Bonus: jej podejrzenie rośnie.
page-septima-tip-widow-card = { $action }: { $does } Strefy cienia: { $zones }.
page-septima-tip-shadows = Gdy działa Wdowa, pająki pełzną ku tobie: po jednym w każdej strefie cienia albo z następnej strefy, w której jakiś jest.
page-septima-tip-no-crystals = Do końca twojej następnej tury nie zyskujesz kryształów.
page-septima-tip-cooperation = ty i Wdowa zagrywacie tę samą akcję.
page-septima-tip-delay = zmień jej rząd przed rzutem kością.
page-septima-tip-information = najpierw rzuć jej kością, potem wybierz swoją kartę.

## Septima: who does what
page-septima-awaited-draft = wybór wiedźm
page-septima-awaited-prologue = układanie Prologu
page-septima-awaited-card = wybór akcji
page-septima-awaited-setup = przygotowanie
page-septima-awaited-move = w drodze
page-septima-awaited-brew = warzenie eliksirów
page-septima-awaited-heal = leczenie
page-septima-awaited-hunt = spotkanie z łowcą
page-septima-awaited-trial = na procesie
page-septima-awaited-favour = wybór głosu tłumu
page-septima-awaited-turn = tura trwa

## Septima: for those who play for the first time
page-septima-hint-draft = Każda wiedźma pomaga w czymś innym. Dwie, które do siebie pasują, na przykład jedna do Zbierania, a druga do Warzenia, to dobry początek.
page-septima-hint-prologue = Górna część liczy się trzy razy, środkowa dwa razy, dolna raz. Dzięki składnikom szybko zaczniesz warzyć.
page-septima-hint-card = Wszyscy wybierają jednocześnie. Ta sama karta co u innego zgromadzenia albo na aktywnym znaczniku Septimy to dopasowanie: dostajesz bonus, ale podejrzenie rośnie i może przyjść łowca twojej strefy. Każda karta wraca dopiero w następnej porze roku.
page-septima-hint-leader = Stań między obszarami, których składniki są teraz księżycowe, i sprawdź, gdzie mieszkają łowcy.
page-septima-hint-spell = Czar rzuca się przed akcją albo po niej; potem jest wykorzystany, dopóki go znów nie przygotujesz.
page-septima-hint-ritual = Wspinaj się po torze rytuału: wstęgi dają czary. Dopasowana akcja może awansować na pole ze swoją ikoną.
page-septima-hint-quick = Przed każdą akcją twój Lider może zrobić krok. Znaki pokazują, co dałoby tam Zbieranie.
page-septima-hint-walk = Idź krok po kroku i weź jeden składnik przy drodze. Kroki można cofnąć.
page-septima-hint-window = Używaj, czego chcesz, w dowolnej kolejności; liczba na przycisku mówi, co zostało. Nic nie jest obowiązkowe.
page-septima-hint-bonus = Masz dopasowanie. Bonus zwykle się opłaca; podejrzenie i tak wzrośnie.
page-septima-hint-brew = Eliksiry Użytkowe dają Wiedzę przy warzeniu, Środki Leczące przy leczeniu. Kryształ zastępuje dowolny składnik: zachowaj go na później.
page-septima-hint-heal = Leczenie wymaga właściwego środka, uspokaja wściekłego mieszkańca i przesuwa cię na torze chorych, który daje nagrody.
page-septima-hint-chamber = Mieszkańcy w komnacie przemawiają za oskarżoną wiedźmą. Kto ma ich najwięcej, wygrywa proces i może ją przyjąć.
page-septima-hint-remember = Wybierz akcję zagraną już w tej porze roku i wykonaj ją jeszcze raz.
page-septima-hint-favour = Tłum ci pomaga. Z każdego głosu można skorzystać raz.
page-septima-hint-hunt = Łowca biegnie tak daleko, jak wskazuje kość i twoje podejrzenie razem. Jeśli cię złapie, wiedźma trafia do komnaty 2.
page-septima-hint-witch = Więcej wiedźm to więcej umiejętności, a na końcu liczy się więcej celów z twojej Księgi Przepowiedni.
page-septima-hint-other = Wybierz to, co pomoże ci najbardziej; przebieg gry po lewej mówi, co się dzieje.
page-septima-hint-negotiate = Kość Wdowy wybiera spośród kart jej rzędu. Karta Negocjacji to zmienia, ale potem przepada.
page-septima-hint-widow-card = Jeśli Wdowa zagra tę samą akcję, masz z nią dopasowanie. Spójrz na jej rząd: lewa jest najbardziej prawdopodobna.
page-septima-hint-spiders = Pająki idą do ciebie najkrótszą drogą. Wybierz tę, która zostawi ci miejsce.
page-septima-hint-widow = Gdzie zasady Wdowy zostawiają wybór, decydujesz za nią ty.
