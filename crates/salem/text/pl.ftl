# New Salem

## Budynki

salem-building-market = Targ
salem-building-smithy = Kuźnia
salem-building-tannery = Garbarnia
salem-building-bank = Bank
salem-building-counting-house = Kantor
salem-building-pawnshop = Lombard
salem-building-school = Szkoła
salem-building-library = Biblioteka
salem-building-laboratory = Laboratorium
salem-building-theatre = Teatr
salem-building-tavern = Karczma
salem-building-brothel = Dom uciech
salem-building-courthouse = Sąd
salem-building-jail = Więzienie
salem-building-gallows = Szubienica
salem-building-undertaker = Dom pogrzebowy
salem-building-graveyard = Cmentarz
salem-building-crypt = Krypta
salem-card-unknown = nieznana karta

salem-slot-plain = { $building }
salem-slot-hope = { $building } (Nadzieja: { $hope })
salem-slot-despair = { $building } (Rozpacz: { $despair })
salem-slot-both = { $building } (Nadzieja: { $hope }, Rozpacz: { $despair })

salem-type-trade = Handel
salem-type-finance = Finanse
salem-type-education = Edukacja
salem-type-entertainment = Rozrywka
salem-type-justice = Sprawiedliwość
salem-type-death = Śmierć

## Postacie

salem-side-puritan = Purytanin
salem-side-witch = Czarownica
salem-sides-puritan = Purytanie
salem-sides-witch = Czarownice

salem-character-hale = Prudence Hale, kupcowa (strona Purytan: Handel, Finanse)
salem-character-crane = Josiah Crane, karczmarz (strona Purytan: Rozrywka, Finanse)
salem-character-thorne = Ezekiel Thorne, pastor (strona Purytan: Sprawiedliwość, Śmierć)
salem-character-webb = Constance Webb, skrzypaczka (strona Purytan: Rozrywka, Śmierć)
salem-character-frost = Nathaniel Frost, drukarz (strona Purytan: Handel, Edukacja)
salem-character-alden = Mercy Alden, nauczycielka (strona Purytan: Edukacja, Sprawiedliwość)
salem-character-marsh = Agnes Marsh, akuszerka (strona Czarownic: Handel, Sprawiedliwość, Śmierć)
salem-character-crowe = Silas Crowe, pisarz sądowy (strona Czarownic: Finanse, Sprawiedliwość, Śmierć)
salem-character-gray = Lavinia Gray, guwernantka (strona Czarownic: Finanse, Edukacja, Rozrywka)
salem-character-reed = Tobias Reed, zielarz (strona Czarownic: Handel, Edukacja, Rozrywka)

## Wydarzenia

salem-card-cleanse = Oczyszczenie
salem-card-trial = Proces
salem-card-investigation = Śledztwo
salem-card-secret-meeting = Tajne spotkanie
salem-card-testimony = Zeznanie
salem-card-verdict = Wyrok
salem-card-pardon = Ułaskawienie
salem-card-prayer = Dzień modlitwy
salem-card-exorcism = Egzorcyzm
salem-card-alms = Jałmużna
salem-card-fire = Pożar
salem-card-seizure = Konfiskata
salem-card-barter = Wymiana
salem-card-land-grant = Nadanie ziemi
salem-card-hysteria = Histeria
salem-card-plague = Zaraza
salem-card-winter = Sroga zima
salem-card-pillory = Pręgierz
salem-card-sanctuary = Azyl

salem-card-text-cleanse = Usuń { $remove ->
    [one] kostkę
    [few] { $remove } kostki
   *[other] { $remove } kostek
} Rozpaczy z dowolnych budynków.
salem-card-text-trial = Daj tę kartę innemu graczowi, który nie ma karty Procesu.
salem-card-text-investigation = Obejrzyj w tajemnicy postać innego gracza.
salem-card-text-secret-meeting = Dwaj inni gracze w tajemnicy oglądają nawzajem swoje postacie.
salem-card-text-testimony = Inny gracz w tajemnicy ogląda twoją postać.
salem-card-text-verdict = Gracz z kartą Procesu odkrywa swoją postać do końca gry.
salem-card-text-pardon = Zabierz graczowi kartę Procesu i odłóż ją na stół.
salem-card-text-prayer = Usuń po jednej Rozpaczy z { $remove } różnych budynków.
salem-card-text-exorcism = Usuń { $remove ->
    [one] kostkę
    [few] { $remove } kostki
   *[other] { $remove } kostek
} Rozpaczy z budynków jednego gracza.
salem-card-text-alms = Usuń { $remove ->
    [one] kostkę
    [few] { $remove } kostki
   *[other] { $remove } kostek
} Rozpaczy z dowolnego budynku.
salem-card-text-fire = Budynek innego gracza trafia pod talię budynków.
salem-card-text-seizure = Weź budynek innego gracza razem z kostkami.
salem-card-text-barter = Wymień swój budynek na budynek innego gracza.
salem-card-text-land-grant = Obejrzyj trzy wierzchnie karty budynków, zbuduj jedną, pozostałe wsuń pod talię.
salem-card-text-hysteria = Dwóch graczy mających budynki kładzie po jednej Rozpaczy na swoim budynku.
salem-card-text-plague = Trzech graczy mających budynki kładzie po jednej Rozpaczy na swoim budynku.
salem-card-text-winter = Każdy inny gracz, który ma Nadzieję, oddaje jedną Nadzieję.
salem-card-text-pillory = Do końca następnej rundy inny gracz bez karty Procesu nie może dawać Nadziei ani zostać Konstablem.
salem-card-text-sanctuary = Do końca następnej rundy inny gracz nie może dostać karty Procesu, a jego budynków nie można spalić, skonfiskować ani wymienić.

## O co pytamy

salem-prompt-pick = Wybierz budynek do zbudowania i przekaż resztę kart.
salem-prompt-discard = Zbuduj jedną z dwóch ostatnich kart albo odrzuć obie i zbuduj wierzchnią kartę talii.
salem-prompt-remove = Usuń Rozpacz z dowolnego budynku (zostało: { $left }).
salem-prompt-remove-apart = Usuń jedną Rozpacz z kolejnego, innego budynku (zostało: { $left }).
salem-prompt-remove-at = Usuń Rozpacz z budynków gracza { $owner } (zostało: { $left }).
salem-prompt-announce = Co zapowiadasz? To nikogo nie zobowiązuje.
salem-prompt-gifts = Czy dajesz Nadzieję Konstablowi ({ $constable })? Nadzieja Konstabla: { $hope }.
salem-prompt-last-call = { $constable } chce zakończyć fazę (Nadzieja: { $hope }). Ostatnia okazja, by dać Nadzieję.
salem-prompt-place-hope = Połóż otrzymaną Nadzieję na swoim budynku (zostało: { $left }).
salem-prompt-place-despair = Połóż Rozpacz na swoim budynku (zostało: { $left }).
salem-prompt-decide = Jesteś Konstablem. Uruchom wydarzenie albo zakończ fazę.
salem-prompt-decide-obliged = Stać cię na najdroższe wydarzenie, więc musisz uruchomić jakieś wydarzenie, dowolne.
salem-prompt-pay = Zapłać Nadzieją ze swoich budynków (zostało: { $left }).
salem-prompt-choose-player = { $event }: wybierz gracza.
salem-prompt-choose-building = { $event }: wybierz budynek innego gracza.
salem-prompt-barter-own = Wymiana: wybierz budynek, który oddajesz.
salem-prompt-barter-for = Wymiana (oddajesz: { $own }): wybierz budynek, który chcesz dostać.
salem-prompt-grant-build = Nadanie ziemi: wybierz kartę do zbudowania.
salem-prompt-grant-under = Nadanie ziemi: która karta trafi pod talię jako pierwsza?
salem-prompt-winter = Sroga zima: z którego budynku oddajesz jedną Nadzieję?
salem-prompt-appoint = Wybierz nowego Konstabla.
salem-prompt-nothing = Nie ma o czym decydować.

## Ruchy

salem-move-pick = Zbuduj: { $building }
salem-move-keep = Zbuduj: { $building }, drugą kartę odrzuć
salem-move-redraw = Odrzuć obie, zbuduj wierzchnią kartę talii
salem-move-remove = Usuń jedną Rozpacz: { $slot } – { $owner }
salem-move-say-event = „Uruchomię wydarzenie: { $event }.”
salem-move-say-event-at = „Uruchomię wydarzenie: { $event }, cel: { $target }.”
salem-move-say-end = „Zakończę fazę.”
salem-move-say-nothing = Nic nie mów
salem-move-give = Daj jedną Nadzieję: { $slot }
salem-move-done = Nic więcej nie daję
salem-move-place = Połóż tutaj: { $slot }
salem-move-trigger = Uruchom: { $event } (koszt: { $cost })
salem-move-ask = Poproś jeszcze raz o Nadzieję
salem-move-end = Zakończ fazę
salem-move-pay = Zapłać jedną Nadzieję: { $slot }
salem-move-choose = { $target }
salem-move-slot = { $slot } – { $owner }
salem-move-build = Zbuduj: { $building }
salem-move-under = Najpierw pod talię: { $building }
salem-move-appoint = Nowy Konstabl: { $target }

## Co się stało

salem-event-character-dealt = Twoja postać to { $character }.
salem-event-first-constable = Pierwszy Konstabl: { $seat }.
salem-event-round-began = Zaczyna się runda { $round }; { $cards ->
    [one] każdy dostaje jedną kartę
    [few] każdy dostaje { $cards } karty
   *[many] każdy dostaje { $cards } kart
}.
salem-event-hand-dealt = Twoje karty: { $cards }.
salem-event-chose = { $seat } – wybór dokonany.
salem-event-hand-received = Przekazano ci: { $cards }.
salem-event-discarded = Twoje odrzucone karty: { $cards }.
salem-event-redrew = { $seat } odrzuca obie karty i buduje wierzchnią kartę talii.
salem-event-built = { $seat } buduje: { $slot }.
salem-event-despair-removed = { $seat } usuwa jedną Rozpacz: { $building } ({ $owner }).
salem-event-turned-up = Odkryto wydarzenie: { $event }.
salem-event-announced = { $seat } mówi: „Uruchomię wydarzenie: { $event }.”
salem-event-announced-at = { $seat } mówi: „Uruchomię wydarzenie: { $event }, cel: { $target }.”
salem-event-announced-end = { $seat } mówi: „Zakończę fazę.”
salem-event-announced-nothing = { $seat } nic nie mówi.
salem-event-gifts-open = Można dać Nadzieję Konstablowi ({ $seat }).
salem-event-last-call = { $seat } chce zakończyć fazę: ostatnia okazja, by dać Nadzieję.
salem-event-gave = { $seat } daje jedną Nadzieję ({ $building }).
salem-event-gives-no-more = { $seat } nic więcej nie daje.
salem-event-may-give-again = Dano Nadzieję, więc mogą dać jeszcze: { $seats }.
salem-event-asked = { $seat } jeszcze raz prosi o Nadzieję.
salem-event-placed-hope = { $seat } kładzie jedną Nadzieję: { $building }.
salem-event-placed-despair = { $seat } kładzie jedną Rozpacz: { $building }.
salem-event-triggered = { $seat } uruchamia wydarzenie: { $event }.
salem-event-paid = { $seat } oddaje jedną Nadzieję ({ $building }).
salem-event-put-on-trial = { $seat } dostaje kartę Procesu.
salem-event-pardoned = { $seat } otrzymuje Ułaskawienie.
salem-event-looked-at = { $seat } w tajemnicy ogląda postać gracza { $owner }.
salem-event-saw = Postać gracza { $owner } to { $character }.
salem-event-verdict = { $seat } odkrywa postać: { $character }.
salem-event-burned = Płonie { $building } ({ $owner }).
salem-event-seized = { $seat } konfiskuje budynek: { $building } ({ $owner }).
salem-event-bartered = { $seat } oddaje budynek: { $gave }, dostaje: { $got } ({ $owner }).
salem-event-took-up = { $seat } ogląda wierzch talii budynków ({ $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}).
salem-event-cards-seen = Widzisz: { $cards }.
salem-event-put-under = { $cards ->
    [0] { $seat } nie wsuwa pod talię żadnej karty.
    [one] { $seat } wsuwa pod talię jedną kartę.
    [few] { $seat } wsuwa pod talię { $cards } karty.
   *[many] { $seat } wsuwa pod talię { $cards } kart.
}
salem-event-given = { $seat } otrzymuje kartę { $event }.
salem-event-given-back = { $event } wraca od gracza { $seat } pod talię wydarzeń.
salem-event-went-under = { $event } trafia pod talię wydarzeń.
salem-event-appointed = { $seat } zostaje Konstablem.
salem-event-badges-returned = Odznaki wracają na stół: { $seats }.
salem-event-stays-constable = Nikogo nie można wybrać; { $seat } pozostaje Konstablem.
salem-event-phase-ended = { $seat } kończy fazę.
salem-event-round-ended = Koniec rundy { $round }. Talia budynków zostaje przetasowana.
salem-event-character-revealed = { $seat } – postać: { $character }.
salem-event-reckoned = Rozpacz w mieście: kostki { $cubes }, procesy { $trials }, zestawy { $sets }, razem { $total }; potrzeba { $needed }.
salem-event-side-won = Zwycięska strona: { $side }. Zwycięstwo: { $winners }.
salem-event-everybody-lost = Rozpaczy wystarczyłoby Czarownicom, ale nikt nie jest Czarownicą: wszyscy przegrywają.

## Stół

salem-view-round = Runda { $round } z { $rounds }. Konstabl: { $constable }.
salem-view-despair = Rozpacz w mieście: { $despair }. Strona Czarownic potrzebuje na koniec: { $needed }.
salem-view-pool = Postacie w puli: { $witches ->
    [one] jedna Czarownica
    [few] { $witches } Czarownice
   *[many] { $witches } Czarownic
} i { $puritans ->
    [one] jeden Purytanin
    [few] { $puritans } Purytan
   *[many] { $puritans } Purytan
}; jednej z tych kart nie rozdano.
salem-view-decks = Talia budynków: { $buildings }. Talia wydarzeń: { $events }.
salem-view-trials = Karty Procesu na stole: { $trials }.
salem-view-row = Wydarzenia: { $events }.
salem-view-events-under = Pod talią wydarzeń: { $events }.
salem-view-buildings-under = Pod talią budynków: { $cards }.
salem-view-taken-up = Wzięte przez Konstabla: { $cards }.
salem-view-seat = { $seat } – Nadzieja: { $hope }.
salem-view-seat-tagged = { $seat } – Nadzieja: { $hope } ({ $tags }).
salem-view-slots = Budynki: { $slots }.
salem-view-character = Postać: { $character }.
salem-view-seen-by = Kto widział tę postać: { $seats }.
salem-view-hand = Na ręce: { $cards }.
salem-view-hand-size = Na ręce: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
salem-view-own-character = Twoja postać to { $character }. Punkty do tej pory: { $points }.
salem-view-own-pick = Twój wybór: { $building }.
salem-view-own-redraw = Twój wybór: odrzucasz obie karty.
salem-view-reckoning = Rozpacz: kostki { $cubes }, procesy { $trials }, zestawy { $sets }, razem { $total } z { $needed }. Zwycięska strona: { $side }.

salem-tag-constable = Konstabl
salem-tag-badge = odznaka
salem-tag-on-trial = karta Procesu
salem-tag-face-up = postać odkryta
salem-tag-chosen = wybór dokonany
salem-tag-pillory = pod Pręgierzem do końca rundy { $round }
salem-tag-sanctuary = Azyl do końca rundy { $round }

## Punkty

salem-sheet-buildings-trade = Budynki: Handel
salem-sheet-buildings-finance = Budynki: Finanse
salem-sheet-buildings-education = Budynki: Edukacja
salem-sheet-buildings-entertainment = Budynki: Rozrywka
salem-sheet-buildings-justice = Budynki: Sprawiedliwość
salem-sheet-buildings-death = Budynki: Śmierć
salem-sheet-sets-trade = Pełne zestawy: Handel
salem-sheet-sets-finance = Pełne zestawy: Finanse
salem-sheet-sets-education = Pełne zestawy: Edukacja
salem-sheet-sets-entertainment = Pełne zestawy: Rozrywka
salem-sheet-sets-justice = Pełne zestawy: Sprawiedliwość
salem-sheet-sets-death = Pełne zestawy: Śmierć

## Rozmowy

salem-say-claim-role = { $seat }: „Moja strona: { $side }.”
salem-say-claim-types = { $seat }: „Na mojej karcie: { $types }.”
salem-say-claim-saw = { $seat }: „Znam kartę gracza { $target }: { $side }.”
salem-say-accuse = { $seat }: „Podejrzewam: { $target }.”
salem-say-trust = { $seat }: „Ufam graczowi { $target }.”
salem-say-want = { $seat }: „Chcę wydarzenia: { $event }.”
salem-say-want-at = { $seat }: „Chcę wydarzenia: { $event }, cel: { $target }.”
salem-say-offer = { $seat }: „Oferuję Nadzieję: { $hope }.”
salem-say-offer-for = { $seat }: „Oferuję Nadzieję: { $hope }, za wydarzenie: { $event }.”
salem-say-refuse = { $seat }: „Nie.”
salem-say-ask-constable = { $seat }: „Niech następnym Konstablem będzie { $target }.”

## Dlaczego nie

refused-salem-not-in-hand = Nie masz tej karty na ręce.
refused-salem-no-such-building = Nie ma tam takiego budynku.
refused-salem-no-despair = Na tym budynku nie ma Rozpaczy.
refused-salem-other-player = Egzorcyzm dotyczy budynków wybranego gracza.
refused-salem-prayed-already = Dzień modlitwy usuwa Rozpacz z różnych budynków, a ten był już wybrany.
refused-salem-equal-slot = Stoi tu kilka takich samych budynków z takimi samymi kostkami; wybierz pierwszy z nich.
refused-salem-no-hope = Na tym budynku nie ma Nadziei.
refused-salem-not-on-table = Tego wydarzenia nie ma na stole.
refused-salem-no-trial-card = Na stole nie ma już kart Procesu.
refused-salem-no-target = To wydarzenie nie ma żadnego możliwego celu.
refused-salem-too-dear = Masz za mało Nadziei na to wydarzenie.
refused-salem-no-aim = Tego nie można zapowiedzieć: wydarzenie nie dotyczy tego gracza.
refused-salem-no-asking = Nie możesz teraz prosić o Nadzieję: tylko raz w czasie pełnienia urzędu, nie po ostatnim wezwaniu i tylko gdy ktoś może ją dać.
refused-salem-obliged = Stać cię na najdroższe wydarzenie, więc musisz uruchomić jakieś wydarzenie.
refused-salem-own-first = Najpierw wybierz swój budynek, który oddajesz.
refused-salem-not-taken-up = Tej karty nie ma wśród wziętych.
refused-salem-no-such-seat = Nie ma takiego miejsca przy tym stole.
refused-salem-rising-order = Graczy wskazuje się w kolejności miejsc: wybieraj rosnąco i zostaw dość graczy na dalsze wybory.
refused-salem-not-on-trial = Ten gracz nie ma karty Procesu.
refused-salem-on-trial = Ten gracz ma kartę Procesu.
refused-salem-no-building = Ten gracz nie ma budynków.
refused-salem-not-yourself = Nie możesz wybrać siebie.
refused-salem-in-sanctuary = Tego gracza chroni Azyl.
refused-salem-face-up = Ta postać jest już odkryta.
refused-salem-in-pillory = Ten gracz stoi pod Pręgierzem.
refused-salem-has-badge = Ten gracz ma odznakę.
refused-salem-claim-types = Postać ma dwa lub trzy typy; podaj od jednego do trzech.
refused-salem-offer-nothing = Oferta to co najmniej jedna Nadzieja.
refused-salem-no-statement = To nie jest wypowiedź; można powiedzieć na przykład „accuse 3”, „claim-role puritan” albo „offer 2 trial”.

setup-salem-players = New Salem jest dla 3–8 graczy, nie dla { $detail }.
setup-salem-constable = Nie ma miejsca { $detail }, więc nie może tam siedzieć pierwszy Konstabl.
setup-salem-variant = New Salem nie ma wariantu „{ $detail }”; są „announce”, „no-announce” i „constable=MIEJSCE”.

# Dlaczego ruch jest dobry, w kilku słowach.
salem-reason-set = to uzupełnia zestaw
salem-reason-own-type = ten typ jest na twojej postaci
salem-reason-more-despair = Rozpacz służy twojej stronie
salem-reason-less-despair = mniej Rozpaczy służy twojej stronie
salem-reason-seem-good = będziesz wyglądać na kogoś z drugiej strony
salem-reason-hope = Nadzieja płaci za wydarzenia
salem-reason-learn = dowiesz się, kim ktoś jest
salem-reason-puritan-tried = Proces Purytanina przynosi Rozpacz
salem-reason-witch-tried = Proces Czarownicy zabiera Rozpacz
salem-reason-redraw = obie karty są gorsze niż nieznana
salem-reason-give = Konstabl wygląda na kogoś z twojej strony
salem-reason-keep-hope = lepiej zachować Nadzieję
salem-reason-appoint = ten gracz wygląda na kogoś z twojej strony
salem-reason-part-of-set = z nim masz budynki zestawu: { $have }/{ $all }
salem-reason-burn-despair = jego Rozpacz spłonie razem z nim
salem-reason-rival-loses = inny gracz traci budynek i to, co on daje
salem-reason-worth-nothing = tam, gdzie stoi, nie daje ci punktów
salem-reason-keeps-sets = bez niego twoje zestawy zostają całe
salem-reason-in-exchange = w zamian musi odejść jeden z twoich budynków
salem-reason-building = daje ci o jeden budynek więcej
salem-reason-barter = możesz wymienić budynek na taki, który bardziej ci odpowiada
salem-reason-winter = zabiera Nadzieję innym, a nie tobie
salem-reason-meeting = dwoje innych graczy dowie się, kim są dla siebie
salem-reason-testimony = inny gracz dowie się, kim jesteś
salem-reason-pillory = gracz nie może wtedy dawać Nadziei ani być Konstablem
salem-reason-sanctuary = chroni gracza przed Procesem
salem-reason-obliged = masz dość Nadziei na najdroższe wydarzenie, więc musisz jakieś uruchomić
salem-reason-successor = po wydarzeniu to ty wybierasz następnego Konstabla
salem-reason-somebody = kogoś trzeba wybrać
salem-reason-foe = ten gracz wygląda na kogoś z drugiej strony
salem-reason-show-all = wtedy wszyscy zobaczą, kim jest ten gracz
salem-reason-nothing-new = znasz już tego gracza i nie dowiesz się niczego nowego
salem-reason-no-despair = nie ma tam Rozpaczy do usunięcia
salem-reason-appoint-nearest = nikt inny do wyboru nie wydaje się bliższy twojej stronie
salem-reason-blind = karta wzięta w ciemno nikomu nie zdradza, czego chcesz
salem-reason-oblige = mając dość Nadziei, Konstabl musi uruchomić wydarzenie
salem-reason-no-hope = nie masz Nadziei, żeby zapłacić
salem-reason-say-nothing = nikt nie pozna twoich planów
salem-reason-say-end = słowa do niczego cię nie zobowiązują
salem-reason-say-event = kto tego chce, może dać ci Nadzieję
salem-reason-ask = inni mają jeszcze Nadzieję, którą mogą dać
salem-reason-any-building = kostka liczy się tak samo na każdym budynku
salem-reason-under = tylko ty wiesz, co tam leży

# What is said of the game before anybody sits down.
salem-tagline = Budujcie miasto nadziei, gdy czarownice wśród was sieją rozpacz. Komu zaufać?
salem-goal = Każdy buduje ulicę i zbiera Nadzieję; Czarownice wśród was chcą Rozpaczy. Twórz zestawy, obserwuj innych i zdecyduj, komu ufasz.
salem-variant-no-announce = Konstabl niczego nie zapowiada

## Podpowiedzi dla początkujących
salem-coach-pick = Każdy buduje jedną kartę, a resztę podaje w lewo. Punkty dają budynki typów z twojej postaci oraz trzy różne budynki jednego typu, czyli zestaw. Nadzieja płaci za wydarzenia, a Rozpacz decyduje, która strona wygra.
salem-coach-discard = Zbuduj jedną z dwóch albo zaryzykuj nieznaną wierzchnią kartę.
salem-coach-remove = Purytanie chcą mniej Rozpaczy, Czarownice więcej. To, skąd ją usuwasz, mówi innym coś o tobie.
salem-coach-announce = Powiedz, co planujesz, albo nic nie mów. To do niczego nie zobowiązuje, ale inni zdecydują na tej podstawie, czy dać ci Nadzieję.
salem-coach-gifts = Tylko Konstabl uruchamia wydarzenia i płaci za nie Nadzieją. Daj ze swoich budynków, jeśli plan ci się podoba; przy nadmiarze Nadziei Konstabl musi działać.
salem-coach-place = Kostki zawsze leżą na budynkach. Wybierz jeden ze swoich.
salem-coach-pay = Weź Nadzieję z budynku, który najmniej jej potrzebuje: budynek z Nadzieją to łakomy kąsek.
salem-coach-appoint = Następny Konstabl nie może mieć odznaki ani karty Procesu. Wybierz kogoś, komu ufasz, albo kogoś, kto ma u ciebie dług.
salem-coach-decide = Wytocz Proces podejrzanym, obejrzyj postacie, usuń Rozpacz. Wolna Czarownica na koniec dodaje Rozpaczy, Purytanin z kartą Procesu także.
salem-coach-event = Wydarzenie jest opłacone. Wybierz, kogo lub czego ma dotyczyć.
salem-theme-announce = Zapowiedź planów
salem-theme-appoint = Następny Konstabl
salem-theme-decide = Wybór Konstabla
salem-theme-discard = Dwie ostatnie karty
salem-theme-event = Cel wydarzenia
salem-theme-gifts = Dawanie Nadziei
salem-theme-pay = Płacenie Nadzieją
salem-theme-pick = Wybór budynku
salem-theme-place = Kładzenie kostek
salem-theme-remove = Usuwanie Rozpaczy
salem-theme-secret = Kto jest Czarownicą?
salem-secret = { $seat }: jak prawdopodobne jest, że to Czarownica?
salem-secret-true = { $seat } to Czarownica.
salem-secret-false = { $seat }: strona Purytan.
salem-danger-despair = Przynosi Rozpacz ({ $count }): w mieście byłoby { $total }, a przy { $needed } wygrywają Czarownice.
salem-danger-limit = Przynosi Rozpacz ({ $count }) i miasto osiąga { $needed } lub więcej ({ $total }): tak wygrywają Czarownice, chyba że ktoś ją usunie.
salem-danger-seen = Wszyscy widzą, kto buduje Rozpacz. Tak wcześnie ściąga to na ciebie podejrzenia.
salem-danger-blind = Musisz zbudować to, co wyjdzie, nawet Rozpacz.
salem-danger-obliged = Mając Nadzieję ({ $hope }), Konstabl ({ $constable }) musi uruchomić wydarzenie, cokolwiek obiecano.
salem-danger-trial = Purytanin z kartą Procesu dodaje na koniec Rozpacz ({ $count }): wybierz tylko kogoś, kogo masz za Czarownicę.
salem-danger-innocent = Wiesz, że to Purytanin ({ $target }): z kartą Procesu doda na koniec Rozpacz ({ $count }).
salem-plan-puritan = Grasz po stronie Purytan: pilnuj, by Rozpacz w mieście była poniżej { $needed }. Teraz jest { $despair }.
salem-plan-witch-hides = Jesteś Czarownicą: na koniec potrzeba Rozpaczy: { $needed }, teraz jest { $despair }. Na razie buduj jak inni i ukrywaj się.
salem-plan-witch = Jesteś Czarownicą: potrzeba Rozpaczy: { $needed }, teraz jest { $despair }. Pora jej dołożyć.
salem-plan-types = Te typy dają ci punkty: { $types }.
salem-plan-set = Jeden budynek uzupełniłby twój zestaw: { $building }.
salem-plan-constable = Jesteś Konstablem. Karta Procesu kosztuje Nadzieję ({ $cost }), a masz { $hope }: powiedz, co planujesz, a inni może coś dadzą.
salem-plan-last-round = Ostatnia runda: czego nie zrobisz teraz, już się nie policzy.
salem-back-points = Punkty z tej rundy, jeśli twoja strona wygra: { $points }.
salem-back-despair = Rozpacz dodana w mieście: { $added }; usunięta: { $removed }. Zastanów się, kto co zrobił.
salem-back-tried = Kartę Procesu ma: { $seats }. Czy słusznie, okaże się dopiero na koniec.
## Co jest w pudełku
salem-things-building = Budynki
salem-things-character = Postacie
salem-things-event = Wydarzenia
salem-building-text = { $type }. Gdy zostaje zbudowany – Nadzieja: { $hope }, Rozpacz: { $despair }, usunięta Rozpacz: { $remove }. Jego zestaw: { $set }.
salem-building-text-end = { $type }. Gdy zostaje zbudowany – Nadzieja: { $hope }, Rozpacz: { $despair }, usunięta Rozpacz: { $remove }. Jego zestaw: { $set }. Na koniec pełny zestaw zmienia Rozpacz miasta: { $end }.
salem-character-text = Zdobywa punkt za każdy własny budynek tych typów: { $types }. Wygrywa tylko z tą stroną: { $side }.
