# Septima
#
# Co robi dana rzecz, mówi komunikat z -text po jej nazwie.

## Drobne słowa
septima-nothing = –
septima-either = { $one } albo { $other }

## Czas
septima-season-autumn = jesień
septima-season-winter = zima
septima-season-spring = wiosna
septima-season-summer = lato
septima-step-setup = przygotowanie
septima-step-a = krok A, wybór akcji
septima-step-b = krok B, rozpatrzenie akcji
septima-step-c = krok C, rzut łowcy
septima-step-d = krok D, przemieszczenie łowcy
septima-step-e = krok E, koniec fazy księżyca
septima-step-trials = procesy
septima-step-favours = głosy tłumu

## Składniki, kryształy, eliksiry
septima-good-berry = jagoda
septima-good-skull = czaszka
septima-good-herb = zioło
septima-good-mushroom = grzyb
septima-good-root = korzeń
septima-good-crystal = kryształ
septima-good-remedy-blindness = Środek na Ślepotę
septima-good-remedy-paralysis = Środek na Paraliż
septima-good-remedy-infection = Środek na Infekcję
septima-good-calming-potion = Eliksir Uspokajający
septima-good-flying-ointment = Maść Latania
septima-good-love-philter = Eliksir Miłosny
septima-good-ritual-oil = Rytualny Olej
septima-good-charm = Zaklęcie Pomyślności
septima-count-berry = { $count ->
    [one] { $count } jagoda
    [few] { $count } jagody
    [many] { $count } jagód
   *[other] { $count } jagody
}
septima-count-skull = { $count ->
    [one] { $count } czaszka
    [few] { $count } czaszki
    [many] { $count } czaszek
   *[other] { $count } czaszki
}
septima-count-herb = { $count ->
    [one] { $count } zioło
    [few] { $count } zioła
    [many] { $count } ziół
   *[other] { $count } zioła
}
septima-count-mushroom = { $count ->
    [one] { $count } grzyb
    [few] { $count } grzyby
    [many] { $count } grzybów
   *[other] { $count } grzyba
}
septima-count-root = { $count ->
    [one] { $count } korzeń
    [few] { $count } korzenie
    [many] { $count } korzeni
   *[other] { $count } korzenia
}
septima-count-crystal = { $count ->
    [one] { $count } kryształ
    [few] { $count } kryształy
    [many] { $count } kryształów
   *[other] { $count } kryształu
}
septima-count-remedy-blindness = { $count ->
    [one] { $count } Środek na Ślepotę
    [few] { $count } Środki na Ślepotę
    [many] { $count } Środków na Ślepotę
   *[other] { $count } Środka na Ślepotę
}
septima-count-remedy-paralysis = { $count ->
    [one] { $count } Środek na Paraliż
    [few] { $count } Środki na Paraliż
    [many] { $count } Środków na Paraliż
   *[other] { $count } Środka na Paraliż
}
septima-count-remedy-infection = { $count ->
    [one] { $count } Środek na Infekcję
    [few] { $count } Środki na Infekcję
    [many] { $count } Środków na Infekcję
   *[other] { $count } Środka na Infekcję
}
septima-count-calming-potion = { $count ->
    [one] { $count } Eliksir Uspokajający
    [few] { $count } Eliksiry Uspokajające
    [many] { $count } Eliksirów Uspokajających
   *[other] { $count } Eliksiru Uspokajającego
}
septima-count-flying-ointment = { $count ->
    [one] { $count } Maść Latania
    [few] { $count } Maści Latania
    [many] { $count } Maści Latania
   *[other] { $count } Maści Latania
}
septima-count-love-philter = { $count ->
    [one] { $count } Eliksir Miłosny
    [few] { $count } Eliksiry Miłosne
    [many] { $count } Eliksirów Miłosnych
   *[other] { $count } Eliksiru Miłosnego
}
septima-count-ritual-oil = { $count ->
    [one] { $count } Rytualny Olej
    [few] { $count } Rytualne Oleje
    [many] { $count } Rytualnych Olejów
   *[other] { $count } Rytualnego Oleju
}
septima-count-charm = { $count ->
    [one] { $count } Zaklęcie Pomyślności
    [few] { $count } Zaklęcia Pomyślności
    [many] { $count } Zaklęć Pomyślności
   *[other] { $count } Zaklęcia Pomyślności
}
septima-good-crystal-text = Zastępuje dowolny składnik, który masz wydać albo którego wymaga cel.
septima-good-remedy-blindness-text = Leczy jednego niewidomego.
septima-good-remedy-paralysis-text = Leczy jednego sparaliżowanego.
septima-good-remedy-infection-text = Leczy jednego zainfekowanego.
septima-good-calming-potion-text = Obniż swoje podejrzenie o 2 albo przenieś łowcę do pustej chaty, gdzie pozostaje nieaktywny.
septima-good-flying-ointment-text = Przesuń swojego Lidera o dowolną liczbę pól.
septima-good-love-philter-text = Wyślij lojalnego mieszkańca do tłumu, a potem jednego ze swoich z tłumu do komnaty.
septima-good-ritual-oil-text = Twoja akcja liczy się jako dopasowana z innym zgromadzeniem; twoje podejrzenie rośnie o 1.
septima-good-charm-text = Odrzuć je, aby przerzucić kość łowcy; zachowane do końca jest warte punkty Wiedzy.

## Akcje
septima-action-collect = Zbieranie
septima-action-move = Ruch
septima-action-brew = Warzenie
septima-action-heal = Leczenie
septima-action-chant = Śpiew
septima-action-recruit = Rekrutacja
septima-action-plead = Poparcie
septima-action-remember = Wspomnienie
septima-action-ritual = Rytuał
septima-action-collect-text = Zbierz wszystkie składniki księżycowe i kryształy obok swojego Lidera.
septima-action-collect-bonus-text = Zbierz też jeden przylegający składnik nieksiężycowy.
septima-action-move-text = Porusz się o maksymalnie 3 pola i zbierz jeden składnik przy swojej drodze.
septima-action-move-bonus-text = Zamiast tego postaw Lidera na dowolnym polu i zyskaj kryształ.
septima-action-brew-text = Uwarz do 3 eliksirów; każdy Eliksir Użytkowy daje 3 punkty Wiedzy.
septima-action-brew-bonus-text = Jeden z tych eliksirów kosztuje o jeden składnik mniej.
septima-action-heal-text = Ulecz do 2 przylegających chorych odpowiednimi Środkami Leczącymi.
septima-action-heal-bonus-text = Zyskaj też Zaklęcie Pomyślności.
septima-action-chant-text = Obniż swoje podejrzenie o 2.
septima-action-chant-bonus-text = Obniż swoje podejrzenie jeszcze o 1; w tej turze dopasowanie go nie podnosi.
septima-action-recruit-text = Wyślij lojalnego mieszkańca ze swoich zasobów do tłumu.
septima-action-recruit-bonus-text = Skorzystaj też z głosu tłumu.
septima-action-plead-text = Wyślij jednego ze swoich mieszkańców z tłumu do komnaty i zyskaj 2 punkty Wiedzy.
septima-action-plead-bonus-text = Przedtem albo potem wyślij też lojalnego mieszkańca ze swoich zasobów do tłumu.
septima-action-remember-text = Zrób jeszcze raz to, co mówi karta z twojego stosu kart odrzuconych.
septima-action-remember-bonus-text = Dochodzi do tego bonus za dopasowanie tej karty.
septima-action-ritual-text = Awansuj na torze rytuału bez względu na ikony i, jeśli chcesz, przesuń się o pole w bok.
septima-action-ritual-bonus-text = Przygotuj też czar albo zyskaj dowolny składnik.

## Chorzy
septima-illness-blind = niewidomy
septima-illness-paralysed = sparaliżowany
septima-illness-infected = zainfekowany
septima-patient-blind-yellow = niewidomy z żółtą flagą
septima-patient-blind-blue = niewidomy z niebieską flagą
septima-patient-paralysed-yellow = sparaliżowany z żółtą flagą
septima-patient-paralysed-blue = sparaliżowany z niebieską flagą
septima-patient-infected-yellow = zainfekowany z żółtą flagą
septima-patient-infected-blue = zainfekowany z niebieską flagą

## Nagrody
septima-gift-choose = do wyboru { $count } ({ $goods })
septima-gift-calm = podejrzenie niższe o { $count }
septima-gift-send = { $count ->
    [one] { $count } mieszkaniec do tłumu
    [few] { $count } mieszkańcy do tłumu
    [many] { $count } mieszkańców do tłumu
   *[other] { $count } mieszkańca do tłumu
}
septima-gift-chamber = { $count ->
    [one] { $count } mieszkaniec z tłumu do komnaty
    [few] { $count } mieszkańcy z tłumu do komnaty
    [many] { $count } mieszkańców z tłumu do komnaty
   *[other] { $count } mieszkańca z tłumu do komnaty
}
septima-gift-advance = awans na torze rytuału
septima-gift-prepare = przygotowanie czaru
septima-gift-spell = nowy czar
septima-gift-witches = { $count ->
    [one] wiedźma ze stosu
    [few] wiedźma wybrana spośród { $count } ze stosu
    [many] wiedźma wybrana spośród { $count } ze stosu
   *[other] wiedźma wybrana spośród { $count } ze stosu
}

## Głosy tłumu
septima-favour-lower-suspicion = podejrzenie niższe o 1
septima-favour-move-4 = ruch o maksymalnie 4 pola
septima-favour-gain-ingredient = jeden składnik
septima-favour-trade-potion = eliksir za składnik
septima-favour-prepare-spell = przygotowanie czaru za składnik
septima-favour-lower-suspicion-text = Twoje podejrzenie spada o 1.
septima-favour-move-4-text = Twój Lider może poruszyć się o maksymalnie 4 pola.
septima-favour-gain-ingredient-text = Zyskaj jeden dowolny składnik, księżycowy lub nie.
septima-favour-trade-potion-text = Wydaj składnik albo kryształ i zyskaj jeden dowolny eliksir; nie daje on Wiedzy.
septima-favour-prepare-spell-text = Wydaj składnik albo kryształ i przygotuj jeden ze swoich wykorzystanych czarów.

## Żywioły, znaczniki, mieszkańcy
septima-element-earth = Ziemia
septima-element-air = Powietrze
septima-element-fire = Ogień
septima-ritual-start = pole początkowe { $number }
septima-ritual-space = rząd { $row }, pole { $number }
septima-side-left = lewy
septima-side-right = prawy
septima-citizen-angry = wściekły

## Budynki
septima-building-hospital = Szpital
septima-building-antique-shop = Sklep z Antykami
septima-building-market = Targ
septima-building-oracle = Wyrocznia
septima-building-flying-elephant = Latający Słoń
septima-building-printing-house = Drukarnia
septima-building-pub = Pub
septima-building-hospital-text = Przy akcji Leczenie: zawsze są tu chorzy wszystkich trzech rodzajów, ale leczenie ich tutaj nie daje nagrody z toru chorych.
septima-building-antique-shop-text = Przy akcji Wspomnienie: dobierz kartę Prologu i weź dwa razy górną nagrodę albo raz dolną.
septima-building-market-text = Przy akcji Zbieranie: dwa wybrane składniki liczą się jak nadrukowane tutaj.
septima-building-oracle-text = Przy akcji Śpiew: skorzystaj z głosu tłumu.
septima-building-flying-elephant-text = Przy akcji Warzenie: Eliksir Użytkowy może kosztować o jeden składnik mniej, ale wtedy nie daje Wiedzy.
septima-building-printing-house-text = Przy akcji Poparcie: obniż swoje podejrzenie o 2.
septima-building-pub-text = Przy akcji Rekrutacja: wyślij do tłumu jeszcze jednego lojalnego mieszkańca; razem z nim idzie wściekły.

## Czary Ognia
septima-spell-dark-moon-stone = Kamień Czarnego Księżyca
septima-spell-dream-powder = Proszek Nasenny
septima-spell-healing-dream = Uzdrawiający Sen
septima-spell-invisible-famulus = Niewidzialny Sługa
septima-spell-lions-roar = Ryk Lwa
septima-spell-magic-mortar = Magiczny Wywar
septima-spell-summoning = Przywołanie
septima-spell-the-golden-brew = Złoty Wywar
septima-spell-time-twister = Zaklinacz Czasu
septima-spell-vision-of-the-past = Wizja Przeszłości
septima-spell-dark-moon-stone-text = Do końca pory roku każdy użyty przez ciebie Eliksir Użytkowy daje 2 punkty Wiedzy.
septima-spell-dream-powder-text = Wybrany aktywny łowca staje się nieaktywny do końca fazy księżyca.
septima-spell-healing-dream-text = Ulecz jednego przylegającego chorego odpowiednim Środkiem Leczącym, ponad limit akcji Leczenie.
septima-spell-invisible-famulus-text = W tej turze dopasowanie nie budzi podejrzeń; wszystko inne, co daje, zostaje.
septima-spell-lions-roar-text = Do końca pory roku każdy twój rzut kością łowcy daje 3 punkty Wiedzy; przerzuty nie dają nic więcej.
septima-spell-magic-mortar-text = Wymień do 3 swoich składników lub kryształów na dowolne składniki.
septima-spell-summoning-text = Do końca pory roku liczysz w każdym procesie o jednego mieszkańca więcej i wygrywasz remisy z innymi zgromadzeniami.
septima-spell-the-golden-brew-text = W tej turze każdy wydany przez ciebie eliksir może liczyć się jako dowolny inny.
septima-spell-time-twister-text = Zaraz po swojej akcji zrób to, co mówi inna karta z twojej ręki; karta zostaje na ręce.
septima-spell-vision-of-the-past-text = Dobierz kartę Prologu i weź po jednym razie jej górną i dolną nagrodę.

## Czary Ziemi
septima-spell-adriannas-ring = Pierścień Adrianny
septima-spell-blessed-day = Błogosławiony Dzień
septima-spell-cauldron-of-plenty = Kocioł Obfitości
septima-spell-emerald-passage = Szmaragdowe Przejście
septima-spell-ethereal-song = Nieziemska Pieśń
septima-spell-invisibility = Niewidzialność
septima-spell-overgrown-wilds = Zarośnięta Dzicz
septima-spell-secrets-of-the-stones = Sekrety Kamieni
septima-spell-shards-of-eternity = Odłamki Wieczności
septima-spell-unnatural-recovery = Nienaturalna Regeneracja
septima-spell-adriannas-ring-text = Do końca pory roku wszystko, co obniża twoje podejrzenie, daje 2 punkty Wiedzy.
septima-spell-blessed-day-text = Przy akcji Zbieranie: zyskaj po jednym składniku więcej każdego rodzaju zebranego w tej turze.
septima-spell-cauldron-of-plenty-text = Przy akcji Warzenie: uwarz w tej turze do 4 eliksirów.
septima-spell-emerald-passage-text = Przesuń swojego Lidera o dowolną liczbę pól.
septima-spell-ethereal-song-text = Przy akcji Śpiew: obniż swoje podejrzenie o 1 za każdą wiedźmę w swoim zgromadzeniu.
septima-spell-invisibility-text = Łowcy cię nie widzą, dopóki twój Lider nie opuści tego pola.
septima-spell-overgrown-wilds-text = Przy akcji Zbieranie: w tej turze każdy przylegający obszar miasta daje wybrany przez ciebie składnik.
septima-spell-secrets-of-the-stones-text = Do końca pory roku każdy budynek, z którego korzystasz, daje 3 punkty Wiedzy, raz na turę.
septima-spell-shards-of-eternity-text = Przy akcji Zbieranie: wydaj kryształ i zbierz trzy różne składniki.
septima-spell-unnatural-recovery-text = Przy akcji Leczenie: po uleczeniu chorego eliksirem ulecz innego z tą samą chorobą bez eliksiru.

## Czary Powietrza
septima-spell-boon-of-gratitude = Dar Wdzięczności
septima-spell-cloak-of-charisma = Płaszcz Charyzmy
septima-spell-doppelganger = Doppelgänger
septima-spell-helpful-spirits = Pomocne Duszki
septima-spell-magic-mirror = Magiczne Lustro
septima-spell-one-with-the-storm = Jedność z Burzą
septima-spell-soothing-melody = Kojąca Melodia
septima-spell-spiritual-bond = Duchowa Więź
septima-spell-widows-song = Pieśń Wdów
septima-spell-wings-of-wind = Skrzydła Wiatru
septima-spell-boon-of-gratitude-text = Przy akcji Leczenie: za każdego uleczonego w tej turze chorego wybierz inny dar: kryształ, mieszkaniec do tłumu albo podejrzenie niższe o 1.
septima-spell-cloak-of-charisma-text = Możesz wymienić aktywny znacznik Septimy; jeśli twoja akcja pasuje potem do któregoś, możesz liczyć się jako dopasowanie tylko z Septimą, bez podejrzeń.
septima-spell-doppelganger-text = W tej turze możesz użyć umiejętności wiedźmy z innego zgromadzenia.
septima-spell-helpful-spirits-text = Przy akcji Leczenie: chorzy uleczeni w tej turze w Szpitalu dają nagrodę z toru chorych.
septima-spell-magic-mirror-text = Dobierz 3 wiedźmy i odłóż jedną na bok; jej umiejętności możesz używać do końca pory roku.
septima-spell-one-with-the-storm-text = Do końca pory roku każdy awans na torze rytuału daje 2 punkty Wiedzy.
septima-spell-soothing-melody-text = Przy akcji Śpiew: skorzystaj z dwóch różnych głosów tłumu.
septima-spell-spiritual-bond-text = Gdy następnym razem wygrasz proces, nie przywołujesz mieszkańców.
septima-spell-widows-song-text = Do końca pory roku każdy uleczony przez ciebie chory daje 2 punkty Wiedzy.
septima-spell-wings-of-wind-text = Do końca pory roku twój Szybki Ruch sięga 3 pól; rzucony zaraz po Szybkim Ruchu czar niesie cię jeszcze do 2 pól dalej.

## Wiedźmy
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
septima-witch-albert-text = Po rzucie kością łowcy: wydaj 2 składniki, a ścigający cię łowca zamiast biec staje się nieaktywny.
septima-witch-alice-text = Przy akcji Warzenie: po uwarzeniu w tej turze co najmniej 3 Eliksirów Użytkowych awansuj na torze rytuału.
septima-witch-aylana-text = Przy akcji Wspomnienie: twoja akcja może liczyć się jako dopasowana z innym zgromadzeniem; twoje podejrzenie rośnie o 1.
septima-witch-berta-text = Przy akcji Leczenie: po uleczeniu w tej turze chorych dwóch różnych rodzajów awansuj na torze rytuału.
septima-witch-bryn-text = Wybierz raz na porę roku: przywołujesz tylko 1 mieszkańca po każdym wygranym procesie albo żadnego po głosach tłumu.
septima-witch-dragomir-text = Jeśli obrona wygra pierwszy proces, a w tamtej komnacie jest twój mieszkaniec, obniż swoje podejrzenie o 2.
septima-witch-edith-text = Przy akcji Leczenie: po uleczeniu chorego możesz awansować na dowolnym torze chorych zamiast na jego torze.
septima-witch-eustace-text = Przy akcji Rekrutacja: obok Szpitala wysyłasz do tłumu o jednego mieszkańca więcej.
septima-witch-hazel-text = Przy akcji Leczenie: jeden z chorych może być w odległości do 2 pól.
septima-witch-johanna-text = Po procesach możesz wybrać ten sam głos tłumu więcej niż raz.
septima-witch-katherina-text = Przy akcji Zbieranie: jeszcze jeden rodzaj składnika liczy się jako księżycowy.
septima-witch-luke-text = Przy akcji Warzenie: do dwóch razy podnieś swoje podejrzenie o 1, aby wydać o jeden składnik mniej; tylko jeden eliksir może być dzięki temu darmowy.
septima-witch-martha-text = Niedopasowana akcja może liczyć się jako dopasowana z innym zgromadzeniem; twoje podejrzenie rośnie o 2.
septima-witch-mathilda-text = Przy dopasowanej akcji: podnieś swoje podejrzenie o 2, a łowca staje się nieaktywny do końca fazy księżyca.
septima-witch-nicholas-text = Przy akcji Zbieranie: uwarz jeden eliksir.
septima-witch-nina-text = Przy akcji Śpiew: wydaj składnik, aby przygotować czar.
septima-witch-otto-text = Gdy twój Lider stoi obok czaszki, twoje rzuty kością łowcy są niższe o 2.
septima-witch-randell-text = Za każdym razem, gdy wchodzisz na wstęgę toru rytuału, zyskaj składnik.
septima-witch-remus-text = Przy akcji Rytuał: wydaj kryształ, aby jeszcze raz awansować na torze rytuału.
septima-witch-sen-text = Przy akcji Zbieranie: do dwóch razy wydaj składnik, aby zyskać kryształ.
septima-witch-serena-text = Jeśli twoja akcja nie jest dopasowana, twój Szybki Ruch może być dłuższy o jedno pole.
septima-witch-sophie-text = Przy akcji Rekrutacja: podnieś swoje podejrzenie o 1, aby wysłać do tłumu o jednego mieszkańca więcej.
septima-witch-tommy-text = Przy akcji Wspomnienie: jeśli twoje podejrzenie jest mniejsze niż 4, awansuj na torze rytuału.
septima-witch-wilmot-text = Przy akcji Zbieranie: obniż swoje podejrzenie o 1 za każdy grzyb zebrany w tej turze.

## Cele
septima-book-text = Na koniec punktujesz tyle celów swojej Księgi Przepowiedni, ile masz wiedźm, zaczynając od najcenniejszych.
septima-objective = { $goal } (Wiedza: { $wisdom })
septima-objective-loyal = { $count ->
    [one] { $count } lojalny mieszkaniec w tłumie lub komnatach
    [few] { $count } lojalni mieszkańcy w tłumie lub komnatach
    [many] { $count } lojalnych mieszkańców w tłumie lub komnatach
   *[other] { $count } lojalnego mieszkańca w tłumie lub komnatach
}
septima-objective-potions = { $count ->
    [one] { $count } niewykorzystany eliksir
    [few] { $count } niewykorzystane eliksiry
    [many] { $count } niewykorzystanych eliksirów
   *[other] { $count } niewykorzystanego eliksiru
}
septima-objective-crystals = { $count ->
    [one] { $count } kryształ
    [few] { $count } kryształy
    [many] { $count } kryształów
   *[other] { $count } kryształu
}
septima-objective-ingredient = { $goods }
septima-objective-same = { $count ->
    [one] { $count } składnik jednego rodzaju
    [few] { $count } składniki tego samego rodzaju
    [many] { $count } składników tego samego rodzaju
   *[other] { $count } składnika tego samego rodzaju
}
septima-objective-distinct = { $count ->
    [one] { $count } rodzaj składników
    [few] { $count } różne składniki
    [many] { $count } różnych składników
   *[other] { $count } różnego składnika
}
septima-objective-healed-blind = { $count ->
    [one] { $count } uleczony niewidomy
    [few] { $count } uleczeni niewidomi
    [many] { $count } uleczonych niewidomych
   *[other] { $count } uleczonego niewidomego
}
septima-objective-healed-paralysed = { $count ->
    [one] { $count } uleczony sparaliżowany
    [few] { $count } uleczeni sparaliżowani
    [many] { $count } uleczonych sparaliżowanych
   *[other] { $count } uleczonego sparaliżowanego
}
septima-objective-healed-infected = { $count ->
    [one] { $count } uleczony zainfekowany
    [few] { $count } uleczeni zainfekowani
    [many] { $count } uleczonych zainfekowanych
   *[other] { $count } uleczonego zainfekowanego
}
septima-objective-healed-any = { $count ->
    [one] { $count } uleczony chory
    [few] { $count } uleczeni chorzy
    [many] { $count } uleczonych chorych
   *[other] { $count } uleczonego chorego
}
septima-objective-suspicion-max = podejrzenie najwyżej { $count }
septima-objective-suspicion-min = podejrzenie co najmniej { $count }
septima-objective-ritual = znacznik rytuału w sekcji: { $element }
septima-objective-spells-same = { $count ->
    [one] { $count } czar jednego żywiołu
    [few] { $count } czary tego samego żywiołu
    [many] { $count } czarów tego samego żywiołu
   *[other] { $count } czaru tego samego żywiołu
}
septima-objective-spells-distinct = { $count ->
    [one] { $count } czar
    [few] { $count } czary różnych żywiołów
    [many] { $count } czarów różnych żywiołów
   *[other] { $count } czaru różnych żywiołów
}

## O co pyta gra
septima-prompt-over = Koniec gry.
septima-prompt-draft = Wybór wiedźm, runda { $round }: zachowaj jedną wiedźmę, a pozostałe przekaż dalej.
septima-prompt-third = Dwie z trzech twoich wiedźm tworzą zgromadzenie. Która wraca na stos?
septima-prompt-prologue = Ułóż swoje karty Prologu { $first } i { $second }: z czym zaczynasz?
septima-prompt-prologue-type = Z którym składnikiem zaczynasz? ({ $goods })
septima-prompt-card-choice = Wybierz akcję na tę fazę księżyca; wszystkie zostaną odkryte jednocześnie.
septima-prompt-leader = Gdzie zaczyna twój Lider?
septima-prompt-first-spell = Wybierz swój pierwszy czar.
septima-prompt-first-ritual = Gdzie zaczyna twój znacznik rytuału?
septima-prompt-quick-move = { $steps ->
    [one] Szybki Ruch: poruszyć się o { $steps } pole czy zostać?
    [few] Szybki Ruch: poruszyć się o maksymalnie { $steps } pola czy zostać?
    [many] Szybki Ruch: poruszyć się o maksymalnie { $steps } pól czy zostać?
   *[other] Szybki Ruch: poruszyć się o maksymalnie { $steps } pola czy zostać?
}
septima-prompt-window-1 = Przed twoją akcją: użyj, czego chcesz – eliksirów, czarów, wiedźm lub budynków.
septima-prompt-window-2 = Po twojej akcji: użyj, czego chcesz – eliksirów, czarów, wiedźm lub budynków.
septima-prompt-bonus-order = { $action }: akcja dopasowana. Bonus: { $bonus } Kiedy go bierzesz?
septima-prompt-bonus-instead = { $action }: akcja dopasowana. Bonus: { $bonus } Co robisz?
septima-prompt-bonus-late = { $action }: akcja jest teraz dopasowana. Bonus: { $bonus } Bierzesz go?
septima-prompt-collect-bonus = Który składnik nieksiężycowy zbierasz?
septima-prompt-walk = { $steps ->
    [one] Poruszyć się o { $steps } pole czy zatrzymać się tutaj?
    [few] Poruszyć się o maksymalnie { $steps } pola, jedno po drugim, czy zatrzymać się tutaj?
    [many] Poruszyć się o maksymalnie { $steps } pól, jedno po drugim, czy zatrzymać się tutaj?
   *[other] Poruszyć się o maksymalnie { $steps } pola, jedno po drugim, czy zatrzymać się tutaj?
}
septima-prompt-walk-on = { $steps ->
    [one] To pole jest zajęte: idź dalej o { $steps } pole.
    [few] To pole jest zajęte: idź dalej o maksymalnie { $steps } pola.
    [many] To pole jest zajęte: idź dalej o maksymalnie { $steps } pól.
   *[other] To pole jest zajęte: idź dalej o maksymalnie { $steps } pola.
}
septima-prompt-route = Który składnik zbierasz po drodze?
septima-prompt-flee = Twój Lider ucieka: na które wolne pole?
septima-prompt-fly = Na które pole idzie twój Lider?
septima-prompt-brew = { $count ->
    [one] Co warzysz? (jeszcze { $count } eliksir)
    [few] Co warzysz? (do { $count } eliksirów)
    [many] Co warzysz? (do { $count } eliksirów)
   *[other] Co warzysz? (do { $count } eliksiru)
}
septima-prompt-price = Zapłać za eliksir: który składnik, a może zamiast niego kryształ?
septima-prompt-heal = { $count ->
    [one] Kogo leczysz? (jeszcze { $count } chory)
    [few] Kogo leczysz? (do { $count } chorych)
    [many] Kogo leczysz? (do { $count } chorych)
   *[other] Kogo leczysz? (do { $count } chorego)
}
septima-prompt-track = Na którym torze chorych awansujesz?
septima-prompt-chamber = { $count ->
    [one] Do której komnaty idzie twój mieszkaniec?
    [few] Do której komnaty idą twoi mieszkańcy ({ $count })?
    [many] Do której komnaty idą twoi mieszkańcy ({ $count })?
   *[other] Do której komnaty idą twoi mieszkańcy ({ $count })?
}
septima-prompt-remember = Którą kartę ze stosu kart odrzuconych wspominasz?
septima-prompt-ritual = Rytuał: awans, ruch w bok, czy jedno i drugie?
septima-prompt-ritual-bonus = Który czar przygotowujesz albo który składnik zyskujesz?
septima-prompt-advance = Awans na torze rytuału: na które pole?
septima-prompt-icon-advance = Twoja akcja jest dopasowana: awansować na torze rytuału na pole z jej ikoną?
septima-prompt-pay = Co wydajesz?
septima-prompt-gain-spell = Który czar zyskujesz? (żywioły: { $elements })
septima-prompt-prepare = Który czar przygotowujesz?
septima-prompt-favour = { $count ->
    [one] Masz { $count } głos tłumu: który wybierasz?
    [few] Masz do { $count } głosów tłumu: które wybierasz?
    [many] Masz do { $count } głosów tłumu: które wybierasz?
   *[other] Masz do { $count } głosu tłumu: które wybierasz?
}
septima-prompt-take = Wybierz, co zyskujesz: { $goods }.
septima-prompt-hunter = Który łowca ma być nieaktywny?
septima-prompt-lose-witch = Jedna z twoich wiedźm trafia do drugiej komnaty: która?
septima-prompt-reroll-caught = Kość pokazuje { $face }: zasięg łowcy ({ $reach }) wystarcza na odległość ({ $distance }), wpadasz w jego ręce. Odrzucić Zaklęcie Pomyślności, aby przerzucić kość?
septima-prompt-reroll-safe = Kość pokazuje { $face }: zasięg łowcy ({ $reach }) nie wystarcza na odległość ({ $distance }), umykasz. Mimo to przerzucić kość?
septima-prompt-shorten-caught = Kość pokazuje { $face }: zasięg łowcy ({ $reach }) wystarcza na odległość ({ $distance }), wpadasz w jego ręce. Odrzucić Zaklęcie Pomyślności, aby go spowolnić?
septima-prompt-shorten-safe = Kość pokazuje { $face }: zasięg łowcy ({ $reach }) nie wystarcza na odległość ({ $distance }), umykasz. Mimo to go spowolnić?
septima-prompt-keep-witch = Którą z tych wiedźm zachowujesz?
septima-prompt-keep-aside = Magiczne Lustro: która wiedźma pomaga ci do końca pory roku?
septima-prompt-welcome = { $witch }: przyjąć do zgromadzenia?
septima-prompt-welcome-full = Do twojego zgromadzenia chce dołączyć { $witch }, ale nie ma miejsca: kto ustąpi?
septima-prompt-card-calming-potion = Eliksir Uspokajający: obniżyć podejrzenie czy przenieść łowcę?
septima-prompt-card-antique-shop = Sklep z Antykami: którą nagrodę z karty Prologu bierzesz?
septima-prompt-card-market = { $memo ->
    [0] Targ: który składnik tu znajdujesz?
   *[other] Targ: a jaki drugi składnik?
}
septima-prompt-card-magic-mortar = { $memo ->
    [one] Magiczny Wywar: który składnik wymieniasz? (jeszcze { $memo } wymiana)
    [few] Magiczny Wywar: który składnik wymieniasz? (do { $memo } wymian)
    [many] Magiczny Wywar: który składnik wymieniasz? (do { $memo } wymian)
   *[other] Magiczny Wywar: który składnik wymieniasz? (do { $memo } wymiany)
}
septima-prompt-card-time-twister = Zaklinacz Czasu: którą inną akcję teraz wykonujesz?
septima-prompt-card-vision-of-the-past = Wizja Przeszłości: który składnik z karty Prologu zyskujesz?
septima-prompt-card-overgrown-wilds = Zarośnięta Dzicz: który składnik rośnie na tym obszarze miasta?
septima-prompt-card-shards-of-eternity = Odłamki Wieczności: który składnik zbierasz?
septima-prompt-card-boon-of-gratitude = Dar Wdzięczności: który dar wybierasz?
septima-prompt-card-cloak-of-charisma = { $memo ->
    [0] Płaszcz Charyzmy: wymienić aktywny znacznik Septimy?
   *[other] Płaszcz Charyzmy: liczyć jako dopasowanie tylko z Septimą, bez podejrzeń?
}
septima-prompt-card-doppelganger = Doppelgänger: czyją umiejętność pożyczasz?
septima-prompt-card-albert = Albert: wydać 2 składniki, aby zatrzymać łowcę?
septima-prompt-card-bryn = Bryn: czy w tej porze roku przywołujesz tylko jednego mieszkańca po każdym wygranym procesie? Jeśli nie, nikogo nie przywołujesz po głosach tłumu.
septima-prompt-card-dragomir = Dragomir: obniżyć podejrzenie o 2?
septima-prompt-card-katherina = Katherina: który jeszcze składnik liczy się jako księżycowy?

## Co można zrobić
septima-move-done = gotowe
septima-move-stay = zostań tutaj
septima-move-stop = zatrzymaj się tutaj
septima-move-decline = zrezygnuj
septima-move-no-advance = nie awansuj
septima-move-no = nie
septima-move-keep = zachowaj: { $witch } – { $text }
septima-move-lose = oddaj: { $witch }
septima-move-arrange = { $a } × ({ $first }), { $b } × ({ $second }), { $c } × ({ $third })
septima-move-take = weź: { $good }
septima-move-go = idź na { $space }
septima-move-card = { $action } – { $text }
septima-move-cast = rzuć czar: { $spell } – { $text }
septima-move-gain-spell = zyskaj czar: { $spell } – { $text }
septima-move-prepare-spell = przygotuj czar: { $spell } – { $text }
septima-move-ritual = { $space } ({ $elements }; ikona: { $action })
septima-move-ritual-start = { $space } ({ $elements })
septima-move-use-witch = użyj umiejętności: { $card } – { $text }
septima-move-use = użyj: { $card } – { $text }
septima-move-use-as = użyj: { $spent } jako { $meant }
septima-move-shrine = użyj świątyni na { $hex } ({ $element })
septima-move-favour = { $favour } – { $text }
septima-move-calm = obniż swoje podejrzenie
septima-move-send = wyślij mieszkańca do tłumu
septima-move-hunter = łowca z chaty { $hut }
septima-move-shift = przenieś łowcę z chaty { $from } do chaty { $to }
septima-move-chamber = komnata { $chamber }
septima-move-bonus-first = najpierw bonus
septima-move-bonus-last = bonus potem
septima-move-bonus-instead = bonus zamiast akcji
septima-move-bonus-never = bez bonusu
septima-move-brew = uwarz: { $potion }
septima-move-brew-cheaper = uwarz taniej: { $potion } ({ $discounts })
septima-move-pay = zapłać: { $good }
septima-move-omit = oszczędź: { $good }
septima-move-heal = ulecz: { $illness } ({ $place }), eliksir: { $potion }
septima-move-heal-free = ulecz bez eliksiru: { $illness } ({ $place })
septima-move-track = tor chorych „{ $illness }”, poziom { $level }
septima-move-track-rewarded = tor chorych „{ $illness }”, poziom { $level }: { $reward }
septima-move-charm-shorten = odrzuć Zaklęcie Pomyślności, aby spowolnić łowcę
septima-move-charm = odrzuć Zaklęcie Pomyślności, aby przerzucić kość
septima-move-replace = wymień { $side } znacznik Septimy
septima-move-septima = dopasowanie tylko z Septimą
septima-move-section-top = górna nagroda, dwa razy
septima-move-section-bottom = dolna nagroda, raz
septima-discount-bonus = bonus za dopasowanie
septima-discount-forfeit = bez Wiedzy
septima-discount-risk = podejrzenie +{ $count }

## Co się dzieje
septima-event-moon-laid = Księżyc mija kolejno: { $ingredients }.
septima-event-building-placed = W mieście otwiera się budynek: { $building }.
septima-event-book-dealt = { $seat } otrzymuje Księgę Przepowiedni { $book }.
septima-event-tiles-held = { $seat } ma na ręce: { $witches }.
septima-event-tile-kept = { $seat } zachowuje wiedźmę: { $witch }.
septima-event-third-returned = { $seat } odkłada wiedźmę na stos: { $witch }.
septima-event-coven-formed = { $seat } tworzy zgromadzenie: { $witches }.
septima-event-prologue-dealt = { $seat } otrzymuje karty Prologu { $first } i { $second }.
septima-event-prologue-laid = { $seat } układa karty Prologu.
septima-event-first-player = Zaczyna { $seat }.
septima-event-leader-placed = { $seat } stawia Lidera na { $space }.
septima-event-ritual-begun = { $seat } zaczyna tor rytuału: { $space }.
septima-event-season-begins = Nowa pora roku: { $season }.
septima-event-phase-begins = Zaczyna się faza księżyca { $phase }.
septima-event-patient-placed = Nowy chory na { $hex }: { $patient }.
septima-event-patient-left = Chory opuszcza { $hex }: { $patient }.
septima-event-witch-accused = Oskarżenie! W pierwszej komnacie czeka { $witch }.
septima-event-septima-shown = Znacznik Septimy ({ $side }) pokazuje: { $action }.
septima-event-spell-shown = Odkryto czar: { $spell }.
septima-event-spell-gone = Czar opuszcza grę: { $spell }.
septima-event-hunter-arrives = Nowy łowca wprowadza się do chaty { $hut }.
septima-event-hunter-rolled-ahead = Rzut kością łowcy z wyprzedzeniem: { $face }.
septima-event-card-played = { $seat } zagrywa: { $action }.
septima-event-moved = { $seat } idzie z { $from } na { $to }.
septima-event-collected = { $seat } zbiera: { $goods }.
septima-event-gained = { $seat } zyskuje: { $goods }.
septima-event-spent = { $seat } wydaje: { $good }.
septima-event-wisdom-gained = { $count ->
    [one] { $seat } zyskuje { $count } punkt Wiedzy.
    [few] { $seat } zyskuje { $count } punkty Wiedzy.
    [many] { $seat } zyskuje { $count } punktów Wiedzy.
   *[other] { $seat } zyskuje { $count } punktu Wiedzy.
}
septima-event-wisdom-lost = { $count ->
    [one] { $seat } traci { $count } punkt Wiedzy.
    [few] { $seat } traci { $count } punkty Wiedzy.
    [many] { $seat } traci { $count } punktów Wiedzy.
   *[other] { $seat } traci { $count } punktu Wiedzy.
}
septima-event-suspicion-rises = { $seat }: podejrzenie rośnie z { $from } do { $to }.
septima-event-suspicion-falls = { $seat }: podejrzenie spada z { $from } do { $to }.
septima-event-confronted = { $seat }: mieszkańcy mają dość i żądają wyjaśnień.
septima-event-copied = { $seat } powtarza akcję: { $action }.
septima-event-bonus-taken = { $seat } bierze bonus za dopasowanie: { $action }.
septima-event-used = { $seat } używa: { $card }.
septima-event-used-as = { $seat } używa: { $spent } jako { $meant }.
septima-event-acted = { $seat }: działa { $card }.
septima-event-shrine-used = { $seat } korzysta ze świątyni na { $hex }.
septima-event-brewed = { $seat } warzy: { $potion }.
septima-event-healed = { $seat } leczy chorego w mieście ({ $illness }).
septima-event-healed-in-hospital = { $seat } leczy chorego w Szpitalu ({ $illness }).
septima-event-track-advanced = { $seat } osiąga poziom { $level } na torze chorych „{ $illness }”.
septima-event-rewarded = { $seat } otrzymuje nagrodę poziomu { $level } (tor chorych „{ $illness }”).
septima-event-favour-taken = { $seat } korzysta z głosu tłumu: { $favour }.
septima-event-to-crowd = { $count ->
    [one] { $seat } wysyła do tłumu { $count } lojalnego mieszkańca.
    [few] { $seat } wysyła do tłumu { $count } lojalnych mieszkańców.
    [many] { $seat } wysyła do tłumu { $count } lojalnych mieszkańców.
   *[other] { $seat } wysyła do tłumu { $count } lojalnego mieszkańca.
}
septima-event-to-chamber = { $count ->
    [one] { $seat } wysyła { $count } mieszkańca z tłumu do komnaty { $chamber }.
    [few] { $seat } wysyła { $count } mieszkańców z tłumu do komnaty { $chamber }.
    [many] { $seat } wysyła { $count } mieszkańców z tłumu do komnaty { $chamber }.
   *[other] { $seat } wysyła { $count } mieszkańca z tłumu do komnaty { $chamber }.
}
septima-event-angry-to-crowd = { $count ->
    [one] Do tłumu dołącza { $count } wściekły mieszkaniec.
    [few] Do tłumu dołączają { $count } wściekli mieszkańcy.
    [many] Do tłumu dołącza { $count } wściekłych mieszkańców.
   *[other] Do tłumu dołącza { $count } wściekłego mieszkańca.
}
septima-event-angry-leave = { $count ->
    [one] Tłum opuszcza { $count } wściekły mieszkaniec.
    [few] Tłum opuszczają { $count } wściekli mieszkańcy.
    [many] Tłum opuszcza { $count } wściekłych mieszkańców.
   *[other] Tłum opuszcza { $count } wściekłego mieszkańca.
}
septima-event-angry-leaves-patient = Wściekły mieszkaniec opuszcza chorego.
septima-event-ritual-moved = { $seat } przesuwa się w bok na torze rytuału: { $space }.
septima-event-ritual-advanced = { $seat } awansuje na torze rytuału: { $space }.
septima-event-ritual-top = { $seat } jest na szczycie toru rytuału i zyskuje zamiast tego Wiedzę.
septima-event-spell-gained = { $seat } uczy się czaru: { $spell }.
septima-event-spell-cast = { $seat } rzuca czar: { $spell }.
septima-event-spell-prepared = { $seat } przygotowuje czar: { $spell }.
septima-event-spell-ended = { $seat }: kończy się czar { $spell }.
septima-event-witch-borrowed = { $seat } pożycza umiejętność: { $witch }.
septima-event-prologue-drawn = { $seat } dobiera kartę Prologu { $number }.
septima-event-witches-seen = { $seat } widzi: { $witches }.
septima-event-witches-drawn = { $count ->
    [one] { $seat } dobiera ze stosu { $count } wiedźmę.
    [few] { $seat } dobiera ze stosu { $count } wiedźmy.
    [many] { $seat } dobiera ze stosu { $count } wiedźm.
   *[other] { $seat } dobiera ze stosu { $count } wiedźmy.
}
septima-event-witch-offered = { $seat }: do zgromadzenia chce dołączyć { $witch }.
septima-event-witch-joined = { $seat } przyjmuje do zgromadzenia: { $witch }.
septima-event-witch-aside = { $seat } odkłada na bok do końca pory roku: { $witch }.
septima-event-witch-boxed = { $witch } opuszcza grę.
septima-event-witch-captured = { $seat } traci wiedźmę; do drugiej komnaty trafia { $witch }.
septima-event-hunter-sleeps = Łowca z chaty { $hut } jest teraz nieaktywny.
septima-event-hunter-moved = Łowca przenosi się z chaty { $from } do chaty { $to } i pozostaje nieaktywny.
septima-event-rolled = { $seat } wyrzuca { $face } na kości łowcy.
septima-event-charm-discarded = { $seat } odrzuca Zaklęcie Pomyślności.
septima-event-escaped = { $seat } umyka: zasięg łowcy ({ $reach }) nie wystarcza na odległość ({ $distance }).
septima-event-caught = { $seat } wpada w ręce łowcy: jego zasięg ({ $reach }) wystarcza na odległość ({ $distance }).
septima-event-trial-held = Proces w komnacie { $chamber }, oskarżenie: { $witch }. Mieszkańcy: { $row }. Lojalni: { $loyal }, wściekli: { $angry }.
septima-event-trial-won = Obrona odnosi sukces: proces wygrywa { $seat }.
septima-event-trial-lost = Obrona ponosi porażkę w komnacie { $chamber }.
septima-event-recalled = { $count ->
    [one] { $seat } przywołuje { $count } mieszkańca.
    [few] { $seat } przywołuje { $count } mieszkańców.
    [many] { $seat } przywołuje { $count } mieszkańców.
   *[other] { $seat } przywołuje { $count } mieszkańca.
}
septima-event-book-revealed = { $seat } odkrywa Księgę Przepowiedni { $book }.

## Co widać
septima-view-season = Pora roku: { $season } · faza księżyca { $phase } · { $step }
septima-view-over = Koniec gry.
septima-view-moon = Księżyc: { $moon } · teraz księżycowe: { $lunar }
septima-view-septima = Septima: po lewej: { $left } · po prawej: { $right }
septima-view-hunters = Aktywni łowcy w chatach: { $awake } · nieaktywni: { $dormant }
septima-view-first = Zaczyna: { $seat }
septima-view-die = Kość łowcy: { $face }
septima-view-patient = { $hex }: { $patient }
septima-view-patient-angry = { $hex }: { $patient }, a przy nim wściekły mieszkaniec
septima-view-patient-healed = { $hex }: { $patient }, leczenie: { $healers }
septima-view-chamber-1 = Komnata 1: { $witch } · mieszkańcy: { $row }
septima-view-chamber-2 = Komnata 2: { $witches } · mieszkańcy: { $row }
septima-view-crowd = { $angry ->
    [one] W tłumie: { $angry } wściekły mieszkaniec
    [few] W tłumie: { $angry } wściekli mieszkańcy
    [many] W tłumie: { $angry } wściekłych mieszkańców
   *[other] W tłumie: { $angry } wściekłego mieszkańca
}
septima-view-pile = { $count ->
    [one] Stos wiedźm: { $count } kafel
    [few] Stos wiedźm: { $count } kafle
    [many] Stos wiedźm: { $count } kafli
   *[other] Stos wiedźm: { $count } kafla
}
septima-view-buildings = Budynki: { $buildings }
septima-view-shelf = Czary, { $element }: { $spells }
septima-view-coven = { $seat }: Lider: { $space } · podejrzenie: { $suspicion } · Wiedza: { $wisdom } · wiedźmy: { $witches } · mieszkańcy w tłumie: { $crowd }
septima-view-goods = { $seat } ma: { $goods }
septima-view-tracks = { $seat }, tory chorych: niewidomi { $blind }, sparaliżowani { $paralysed }, zainfekowani { $infected }
septima-view-cards = { $seat }, karty: zagrana: { $card } · na ręce: { $hand } · odrzucone: { $discard }
septima-view-spells = { $seat }, czary: gotowe: { $ready } · wykorzystane: { $spent } · działające: { $marked } · znacznik rytuału: { $ritual }
septima-view-aside = { $seat }, na boku: { $witch }
septima-view-prologue = { $seat }, karty Prologu: { $first } i { $second }
septima-view-chosen = Twój wybór: { $action }
septima-view-draft = Wybór wiedźm: na ręce: { $holding } · zachowane: { $kept } · przekazane: { $passed } · odłożone: { $third }
septima-view-book = { $seat }, Księga Przepowiedni { $book }: { $objectives }

## Arkusz punktów
septima-sheet-wisdom = Zdobyta Wiedza
septima-sheet-citizens = Lojalni mieszkańcy
septima-sheet-objectives = Cele
septima-sheet-tracks = Tory chorych
septima-sheet-levels = Pełne poziomy
septima-sheet-charms = Zaklęcia Pomyślności
septima-sheet-potions = Eliksiry
septima-sheet-goods = Składniki i kryształy

## Dlaczego nie
refused-septima-tile-not-held = Nie masz tej wiedźmy na ręce.
refused-septima-not-on-prologue = Tego składnika nie ma w tej części twojej karty Prologu.
refused-septima-not-in-basic-mode = Ta karta należy tylko do wariantu pełnego.
refused-septima-card-discarded = Ta karta była już zagrana w tej porze roku; wróci na jej koniec.
refused-septima-space-taken = To pole zajmuje inny Lider.
refused-septima-must-leave-space = Twój Lider dzieli z kimś pole i musi je opuścić w tej turze; to odebrałoby mu ostatnie wyjście.
refused-septima-not-next-to-leader = To pole nie leży obok twojego Lidera.
refused-septima-cannot-pay = Nie możesz za to zapłacić.
refused-septima-chamber-full = W tej komnacie nie ma wolnego miejsca.
refused-septima-card-not-discarded = Tej karty nie ma na twoim stosie kart odrzuconych.
refused-septima-spell-not-offered = Tego czaru nie ma tu do wyboru.
refused-septima-spell-not-spent = Nie masz takiego wykorzystanego czaru do przygotowania.
refused-septima-favour-taken = Ten głos tłumu jest już wybrany; wybierz inny.
refused-septima-no-awake-hunter = W tej chacie nie ma aktywnego łowcy.
refused-septima-no-shrine-here = Świątynia wymaga karty Rytuał i Lidera tuż obok, raz na turę.
refused-septima-spell-cast-already = Ten czar był już rzucony w tej turze.
refused-septima-spell-spent = Ten czar jest wykorzystany; najpierw go przygotuj.
refused-septima-spell-not-yours = Nie masz tego czaru.
refused-septima-wrong-action = To należy do innej akcji niż ta, którą zagrywasz.
refused-septima-wrong-window = Nie można tego użyć w tej chwili tury.
refused-septima-remedy-only-heals = Środek Leczący służy tylko do leczenia.
refused-septima-no-such-potion = Nie masz tego eliksiru.
refused-septima-potion-counts-as-itself = Bez Złotego Wywaru eliksir liczy się tylko jako on sam.
refused-septima-went-farther-unattuned = Dodatkowe pole od Sereny wymagało braku dopasowania; w tej turze nie możesz już wybrać dopasowania.
refused-septima-witch-not-yours = Tej wiedźmy nie ma w twoim zgromadzeniu.
refused-septima-acts-by-herself = Ta wiedźma nie czeka na polecenie: umiejętność działa we właściwej chwili.
refused-septima-used-already = W tej turze nie można tego użyć więcej razy.
refused-septima-condition-not-met = Warunek tej wiedźmy nie jest teraz spełniony.
refused-septima-acts-by-itself = Ten budynek nie czeka na polecenie: działa we właściwej chwili.
refused-septima-building-too-far = Twój Lider nie stoi obok tego budynku.
refused-septima-no-such-discount = Nie masz takiej zniżki.
refused-septima-no-patient = Nie ma tam chorego.
refused-septima-hospital-needs-heal-card = Chorych w Szpitalu leczy się tylko kartą Leczenie.
refused-septima-healed-already = Ten chory jest już przez ciebie uleczony.
refused-septima-patient-too-far = Ten chory nie przylega do pola twojego Lidera.
refused-septima-hospital-too-far = Chorych w Szpitalu leczysz tylko wtedy, gdy twój Lider stoi obok niego, bez względu na zasięg.
refused-septima-wrong-potion = Ten eliksir nie leczy tego chorego.
refused-septima-needs-potion = Do uleczenia tego chorego potrzeba eliksiru.
refused-septima-ritual-out-of-reach = To pole nie leży tuż nad twoim znacznikiem rytuału.
refused-septima-wrong-icon = To pole nie pokazuje ikony twojej akcji.
refused-septima-no-offering = To pole wymaga w ofierze składnika, a ty go nie masz.
setup-septima-unknown-variant = „{ $detail }” nie jest wariantem Septimy; są: basic, full, fixed-hunter, fixed-trials i deterministic; w grze solo także easy, standard, hard, hardest, tribulations-4 do -8, wisdom-1, -28, -35, bonuses-never, bonuses-always, cards-all i cards-two-each.
setup-septima-number-of-players = Septima jest dla 1–4 graczy (podano: { $detail }).

## The Black Widow
septima-widow-name = Wdowa
septima-widow-card-cooperation = Współpraca
septima-widow-card-delay = Opóźnienie
septima-widow-card-information = Informacja
septima-widow-card-cooperation-text = Wybierz akcję, której karty nie ma na jej stosie kart odrzuconych: Wdowa zagra tę samą, bez rzutu.
septima-widow-card-delay-text = Najpierw zmień jej rząd: zamień obie karty, zamień prawą z wierzchem jej talii albo odłóż lewą na talię. Potem wybierz i rzuć.
septima-widow-card-information-text = Najpierw rzuć kością: znasz jej kartę, zanim wybierzesz swoją.
septima-widow-action-collect = Zbieranie Wdowy
septima-widow-action-collect-text = Wszystkie pająki kładą się i strzegą przylegających obszarów.
septima-widow-action-collect-bonus-text = Do końca twojej następnej tury nie zyskujesz kryształów.
septima-widow-action-move = Ruch Wdowy
septima-widow-action-move-text = Każdy pająk porusza się o 1 pole w kierunku twojego Lidera, najdalszy o 1 więcej.
septima-widow-action-move-bonus-text = Każdy pająk porusza się jeszcze o 1 pole.
septima-widow-action-brew = Warzenie Wdowy
septima-widow-action-brew-text = Jej podejrzenie rośnie o 1.
septima-widow-action-brew-bonus-text = Leczy chorego najbliżej ciebie, najpierw w strefach cienia.
septima-widow-action-heal = Leczenie Wdowy
septima-widow-action-heal-text = Leczy 2 chorych najbliżej ciebie, najpierw w strefach cienia.
septima-widow-action-heal-bonus-text = Przeklęty mieszkaniec idzie z tłumu do komnaty 1.
septima-widow-action-chant = Śpiew Wdowy
septima-widow-action-chant-text = Jej podejrzenie rośnie o 1.
septima-widow-action-chant-bonus-text = Dwóch przeklętych mieszkańców dołącza do tłumu.
septima-widow-action-recruit = Rekrutacja Wdowy
septima-widow-action-recruit-text = Pierwsze, co możliwe: 2 przeklętych mieszkańców dołącza do tłumu; 2 idzie z tłumu do komnaty 1; jej podejrzenie rośnie o 1.
septima-widow-action-recruit-bonus-text = Jeszcze jeden przeklęty mieszkaniec dołącza do tłumu.
septima-widow-action-plead = Poparcie Wdowy
septima-widow-action-plead-text = Pierwsze, co możliwe: 2 przeklętych mieszkańców idzie z tłumu do komnaty 1; 2 dołącza do tłumu; jej podejrzenie rośnie o 1.
septima-widow-action-plead-bonus-text = Przeklęty mieszkaniec idzie z jej zasobów do komnaty 1.
septima-widow-action-remember = Wspomnienie Wdowy
septima-widow-action-remember-text = Działa jak karta, którą kopiuje; którą – wylosowano na początku gry.
septima-widow-action-remember-bonus-text = Bonus karty, którą kopiuje.
septima-widow-action-ritual = Rytuał Wdowy
septima-widow-action-ritual-text = Dolny rząd czarów zostaje wymieniony, a ty tracisz wybraną kartę Negocjacji.
septima-widow-action-ritual-bonus-text = Jej podejrzenie rośnie o 1.
septima-widow-prompt-draft = Weź jedną z { $count } wiedźm; potem los przydziela jedną z pozostałych Wdowie.
septima-widow-prompt-negotiate = Rząd Wdowy: { $left } (z lewej) i { $right } (z prawej). Czy zagrywasz kartę Negocjacji przed wyborem akcji?
septima-widow-prompt-card = Wybierz kartę akcji; potem kość solo powie, którą kartę zagra Wdowa: { $left } (lewa), { $right } (prawa) czy wierzch jej talii.
septima-widow-prompt-card-informed = Wdowa zagra: { $action }. Wybierz swoją kartę akcji.
septima-widow-prompt-cooperate = Współpraca: wybierz akcję, którą zagracie ty i Wdowa.
septima-widow-prompt-path = Kilka dróg jest równie krótkich: dokąd idzie pająk z pola { $space }?
septima-widow-prompt-farthest = Kilka pająków jest równie daleko od ciebie: który się porusza?
septima-widow-prompt-patient = Kilku chorych jest równie blisko: którego leczy Wdowa?
septima-widow-prompt-give = Rytuał Wdowy odbiera ci kartę Negocjacji: którą?
septima-widow-prompt-accuse = Wdowa została zdemaskowana: która z jej wiedźm stanie przed sądem w drugiej komnacie?
septima-widow-move-none = Bez negocjacji
septima-widow-move-cooperation = Współpraca: Wdowa zagrywa tę samą akcję co ty
septima-widow-move-delay-swap = Opóźnienie: zamień miejscami karty w rzędzie Wdowy: { $left }, { $right }
septima-widow-move-delay-right = Opóźnienie: zamień prawą kartę ({ $right }) z wierzchnią kartą jej talii; z lewej zostaje { $left }
septima-widow-move-delay-left = Opóźnienie: odłóż lewą kartę ({ $left }) na jej talię, przesuń prawą ({ $right }) w lewo, dobierz nową
septima-widow-move-information = Informacja: rzuć za Wdowę, zanim wybierzesz
septima-widow-move-give = Strać kartę: { $card }
septima-widow-move-spider = Pająk z pola { $space }, odległość: { $steps }
septima-widow-move-crawl = Na pole { $space }
septima-widow-move-patient = Chory na { $hex }: { $patient }
septima-widow-move-accuse = { $witch } staje przed sądem
septima-widow-event-remember = Karta Wspomnienia Wdowy ma numer { $number }; kopiuje: { $action }.
septima-widow-event-row = Rząd Wdowy: { $left } (lewa), { $right } (prawa).
septima-widow-event-remember-returned = Odkryto Wspomnienie: wraca do talii i jest tasowane.
septima-widow-event-row-card = Wdowa odkrywa: { $action }.
septima-widow-event-draft = Wybór wiedźm: { $witches }.
septima-widow-event-witch-joined = { $witch } dołącza do Wdowy.
septima-widow-event-negotiated = Zagrywasz kartę { $card }; karta opuszcza grę.
septima-widow-event-negotiation-lost = Tracisz kartę { $card }.
septima-widow-event-row-changed = Rząd Wdowy to teraz: { $left } (lewa), { $right } (prawa).
septima-widow-event-rolled-left = Kość solo: lewa.
septima-widow-event-rolled-right = Kość solo: prawa.
septima-widow-event-rolled-deck = Kość solo: wierzch talii.
septima-widow-event-card-played = Wdowa zagrywa: { $action }.
septima-widow-event-shadows = Tura Wdowy. Strefy cienia: { $zones }.
septima-widow-event-spider-moved = Pająk pełznie z { $from } na { $to }.
septima-widow-event-spiders-lie-down = Wszystkie pająki kładą się i strzegą przylegających obszarów.
septima-widow-event-toll = Pająki cię nękają: { $beside } obok twojego Lidera, { $on } na jego polu.
septima-widow-event-resolves = Działa karta Wdowy: { $action }. { $text }
septima-widow-event-takes-bonus = Wdowa bierze bonus za dopasowanie ({ $action }): { $text }
septima-widow-event-no-crystals-begin = Do końca twojej następnej tury nie zyskujesz kryształów.
septima-widow-event-no-crystals-end = Znów możesz zyskiwać kryształy.
septima-widow-event-no-crystals = Wdowa pozbawia cię kryształów: { $count }.
septima-widow-event-healed = Wdowa leczy chorego na { $hex } ({ $illness }); poziom na jej torze: { $level }.
septima-widow-event-to-crowd = Przeklęci mieszkańcy dołączają do tłumu: { $count }.
septima-widow-event-to-chamber = Przeklęty mieszkaniec trafia do komnaty { $chamber }.
septima-widow-event-suspicion = Podejrzenie Wdowy zmienia się z { $from } na { $to }.
septima-widow-event-witch-on-trial = { $witch } ze zgromadzenia Wdowy trafia do drugiej komnaty.
septima-widow-event-pile-witch-on-trial = Wdowa nie ma wiedźm: { $witch } ze spodu stosu trafia do drugiej komnaty.
septima-widow-event-trial-won = Wdowa wygrywa proces.
septima-widow-event-recalled = Przeklęci mieszkańcy wracają do zasobów Wdowy: { $count }.
septima-widow-event-tribulation-met = Zmartwienie { $number }: udało się sprostać.
septima-widow-event-tribulation-missed = Zmartwienie { $number }: nie udało się sprostać.
septima-widow-event-won = Zmartwienia, którym udało się sprostać: { $met }, potrzeba: { $needed }. Wygrywasz!
septima-widow-event-lost = Zmartwienia, którym udało się sprostać: { $met }, potrzeba: { $needed }. Wygrywa Wdowa.
septima-widow-view-coven = Wdowa: podejrzenie: { $suspicion } · wiedźmy: { $witches } · przeklęci mieszkańcy w tłumie: { $crowd } · karta w grze: { $card } · stos kart odrzuconych: { $discard }
septima-widow-view-tracks = Tory chorych Wdowy: niewidomi { $blind }, sparaliżowani { $paralysed }, zainfekowani { $infected }
septima-widow-view-row = Jej rząd: { $left } (lewa), { $right } (prawa); znana na wierzchu talii: { $top }; jej Wspomnienie kopiuje: { $remember }
septima-widow-view-shadows = Strefy cienia: { $zones }
septima-widow-view-spider = Pająk stoi na { $space }
septima-widow-view-spider-lying = Pająk leży na { $space } i strzeże przylegających obszarów
septima-widow-view-negotiation = Twoje karty Negocjacji: Współpraca { $cooperation }, Opóźnienie { $delay }, Informacja { $information }
septima-widow-view-no-crystals = Do końca twojej następnej tury nie zyskujesz kryształów
septima-widow-view-needed = Zmartwienia, którym trzeba sprostać: { $count } z 8
septima-widow-view-met = Zmartwienie { $number } (udało się sprostać): { $what }
septima-widow-view-open = Zmartwienie { $number } (otwarte): { $what }
septima-widow-trouble-own-witches = wiedźmy w twoim zgromadzeniu: { $count }
septima-widow-trouble-her-witches = najwyżej tyle wiedźm w zgromadzeniu Wdowy: { $count }
septima-widow-trouble-ribbon = twój znacznik rytuału na najwyższej wstędze
septima-widow-trouble-wisdom = Wiedza po wszystkich obliczeniach: co najmniej { $count }
septima-sheet-widow-citizens = Przeklęci mieszkańcy w tłumie
septima-sheet-widow-tracks = Tory chorych Wdowy
septima-sheet-widow-levels = Pełne poziomy Wdowy
septima-sheet-floor = Wiedza nigdy nie spada poniżej zera
septima-sheet-tribulation-met = Zmartwienie { $number }, udało się sprostać: { $what }
septima-sheet-tribulation-missed = Zmartwienie { $number }, nie udało się sprostać: { $what }
refused-septima-must-leave-spider = Twój Lider musi jeszcze opuścić pole pająka; tak stracisz ostatnią drogę.
refused-septima-spider-there = Stoi tam pająk; nie możesz wejść na jego pole.
refused-septima-spiders-bar-the-way = Pająki zagradzają każdą drogę na to pole.
refused-septima-widow-cannot-follow = Wdowa nie ma karty tej akcji w rzędzie ani w talii.
refused-septima-no-negotiation-card = Nie masz takiej karty Negocjacji.
refused-septima-not-the-shortest-way = To nie jest krok na najkrótszej drodze do twojego Lidera.
refused-septima-not-the-farthest = Ten pająk nie jest najdalej od ciebie.
refused-septima-not-the-nearest = To nie jest najbliższy chory, którego może wyleczyć Wdowa.
refused-septima-witch-not-hers = Tej wiedźmy nie ma w zgromadzeniu Wdowy.
setup-septima-solo-is-full = Grę solo rozgrywa się w wariancie pełnym, bez wariantu deterministycznego.
setup-septima-difficulty-is-solo = Poziom trudności dotyczy gry solo, a nie gry na { $detail } graczy.
setup-septima-tribulations = Liczba Zmartwień { $detail } nie jest przewidziana; do wyboru: 4, 5, 6, 7 lub 8.
setup-septima-wisdom-target = Próg Wiedzy { $detail } nie jest przewidziany; do wyboru: 42, 35, 28 lub 1.

# Dlaczego ruch jest dobry, w kilku słowach.
septima-reason-attune = dopasowanie daje bonus i może prowadzić w górę toru rytuału
septima-reason-attune-basic = dopasowanie daje bonus
septima-reason-collect = ze składników powstają eliksiry, a z eliksirów Wiedza
septima-reason-brew = uwarzone składniki są warte więcej niż przechowywane
septima-reason-heal = każdy poziom toru chorych się opłaca, a pełne poziomy najbardziej
septima-reason-calm = mniejsze podejrzenie trzyma z dala łowców i wściekłych mieszkańców
septima-reason-citizens = mieszkańcy wygrywają procesy
septima-reason-ritual = tor rytuału daje od razu czary, a na szczycie Wiedzę
septima-reason-prepare = lepsze miejsce albo jeszcze raz dobra karta
septima-reason-brew-wisdom = Eliksir Użytkowy od razu daje Wiedzę
septima-reason-brew-remedy = chory na to czeka
septima-reason-place = dobre miejsce na następny ruch
septima-reason-bonus = bonus nic więcej nie kosztuje
septima-reason-cast = ten czar najbardziej pomoże teraz
septima-reason-ability = ta umiejętność jest darmowa
septima-reason-witch = wiedźma wnosi umiejętność i sprawia, że liczy się kolejny cel
septima-reason-escape = łowca by cię dosięgnął
septima-reason-goods = tego brakuje twoim recepturom
septima-reason-spell = kolejny czar można rzucać w każdej porze roku
septima-reason-enough = nic tutaj nie jest warte swojej ceny
septima-reason-pay = tego najmniej będzie ci brakowało
septima-reason-lose = bez tej wiedźmy zgromadzenie poradzi sobie najlepiej
septima-reason-hunter = tam zagrażają ci najmniej
septima-reason-most = to daje tu najwięcej

# What is said of the game before anybody sits down.
septima-tagline = Poprowadź zgromadzenie: lecz chorych, warz eliksiry i ratuj swoje wiedźmy, zanim przyjdą łowcy.
septima-goal = Prowadzisz zgromadzenie przez pory roku: poruszaj się, zbieraj składniki, warz eliksiry, lecz chorych i broń oskarżonych wiedźm. O zwycięstwie decyduje Wiedza; podejrzenia ściągają łowców.
septima-variant-basic = Wariant podstawowy, na pierwszy raz
septima-variant-fixed-hunter = Łowcy bez kości
septima-variant-fixed-trials = Procesy bez losowości

# ---- alone: what can be agreed on before
septima-alone = Solo przeciw Czarnej Wdowie
septima-choice-difficulty = Poziom trudności
septima-choice-difficulty-usual = normalny
septima-variant-easy = łatwy: wszystkie ułatwienia
septima-variant-hard = trudny: sześć Zmartwień, Wdowa zawsze bierze bonus
septima-variant-hardest = najtrudniejszy: wszystkie osiem Zmartwień
septima-choice-tribulations = Zmartwienia, którym trzeba sprostać
septima-choice-tribulations-usual = zależnie od poziomu
septima-variant-tribulations-4 = cztery
septima-variant-tribulations-6 = sześć
septima-variant-tribulations-7 = siedem
septima-variant-tribulations-8 = wszystkie osiem
septima-choice-wisdom = Wiedza potrzebna w ostatnim Zmartwieniu
septima-choice-wisdom-usual = zależnie od poziomu
septima-variant-wisdom-1 = co najmniej 1
septima-variant-wisdom-28 = co najmniej 28
septima-variant-wisdom-35 = co najmniej 35
septima-choice-bonuses = Bonus Wdowy za dopasowanie
septima-choice-bonuses-usual = zależnie od poziomu
septima-variant-bonuses-never = nigdy go nie bierze
septima-variant-bonuses-always = zawsze go bierze
septima-choice-cards = Karty Negocjacji
septima-choice-cards-usual = zależnie od poziomu
septima-variant-cards-all = wszystkie dziesięć
septima-variant-cards-two-each = po dwie każdego rodzaju

## Podpowiedzi dla początkujących
septima-coach-draft = Każda wiedźma pomaga w czymś innym. Dwie, które do siebie pasują, na przykład jedna do Zbierania, a druga do Warzenia, to dobry początek.
septima-coach-prologue = Górna część liczy się trzy razy, środkowa dwa razy, dolna raz. Dzięki składnikom szybko zaczniesz warzyć.
septima-coach-card = Wszyscy wybierają jednocześnie. Ta sama karta co u innego zgromadzenia albo na aktywnym znaczniku Septimy to dopasowanie: dostajesz bonus, ale podejrzenie rośnie i może przyjść łowca twojej strefy. Każda karta wraca dopiero w następnej porze roku.
septima-coach-leader = Stań między obszarami, których składniki są teraz księżycowe, i sprawdź, gdzie mieszkają łowcy.
septima-coach-spell = Czar rzuca się przed akcją albo po niej; potem jest wykorzystany, dopóki go znów nie przygotujesz.
septima-coach-ritual = Wspinaj się po torze rytuału: wstęgi dają czary. Dopasowana akcja może awansować na pole ze swoją ikoną.
septima-coach-quick = Przed każdą akcją twój Lider może zrobić jeden krok: ku księżycowym składnikom albo z dala od łowcy.
septima-coach-walk = Idź krok po kroku i weź jeden składnik przy drodze. Kroki można cofnąć.
septima-coach-window = Użyj, czego chcesz, z eliksirów, czarów i wiedźm, w dowolnej kolejności. Niczego nie trzeba używać.
septima-coach-bonus = Masz dopasowanie. Bonus zwykle się opłaca; podejrzenie i tak wzrośnie.
septima-coach-brew = Eliksiry Użytkowe dają Wiedzę przy warzeniu, Środki Leczące przy leczeniu. Kryształ zastępuje dowolny składnik: zachowaj go na później.
septima-coach-heal = Leczenie wymaga właściwego środka, uspokaja wściekłego mieszkańca i przesuwa cię na torze chorych, który daje nagrody.
septima-coach-chamber = Mieszkańcy w komnacie przemawiają za oskarżoną wiedźmą. Kto ma ich najwięcej, wygrywa proces i może ją przyjąć.
septima-coach-remember = Wybierz akcję zagraną już w tej porze roku i wykonaj ją jeszcze raz.
septima-coach-favour = Tłum ci pomaga. Z każdego głosu można skorzystać raz.
septima-coach-hunt = Łowca biegnie tak daleko, jak wskazuje kość i twoje podejrzenie razem. Jeśli cię złapie, wiedźma trafia do komnaty 2.
septima-coach-witch = Więcej wiedźm to więcej umiejętności, a na końcu liczy się więcej celów z twojej Księgi Przepowiedni.
septima-coach-other = Karta wymaga od ciebie osobnego wyboru: jej tekst mówi, co z niego wyniknie.
septima-coach-widow-negotiate = Kość Wdowy wybiera spośród kart jej rzędu. Karta Negocjacji to zmienia, ale potem przepada.
septima-coach-widow-card = Jeśli Wdowa zagra tę samą akcję, masz z nią dopasowanie. Spójrz na jej rząd: lewa jest najbardziej prawdopodobna.
septima-coach-widow-spiders = Pająki idą do ciebie najkrótszą drogą. Wybierz tę, która zostawi ci miejsce.
septima-coach-widow-choice = Gdzie zasady Wdowy zostawiają wybór, decydujesz za nią ty.
septima-theme-bonus = Bonus za dopasowanie
septima-theme-brew = Warzenie
septima-theme-card = Wybór akcji
septima-theme-chamber = Która komnata
septima-theme-draft = Wybór wiedźm
septima-theme-favour = Głos tłumu
septima-theme-heal = Leczenie
septima-theme-hunt = Polowanie
septima-theme-leader = Miejsce Lidera
septima-theme-other = Wybór z karty
septima-theme-prologue = Początek
septima-theme-quick = Krok przed akcją
septima-theme-remember = Wspomnienie
septima-theme-ritual = Tor rytuału
septima-theme-spell = Czary
septima-theme-walk = Ruch
septima-theme-window = Eliksiry, czary, wiedźmy
septima-theme-witch = Która wiedźma zostaje
septima-theme-widow-negotiate = Negocjacje
septima-theme-widow-card = Wybór akcji
septima-theme-widow-spiders = Drogi pająków
septima-theme-widow-choice = Decyzja za Wdowę
septima-danger-hunted = Twoje podejrzenie wzrosłoby do { $suspicion }: łowca złapie cię przy tylu ściankach kości: { $catching } z { $faces }.
septima-danger-lured = Twoje podejrzenie wzrosłoby do { $suspicion }, a łowca przeniósłby się do twojej strefy.
septima-danger-confronted = Twoje podejrzenie przekroczyłoby { $most }: mieszkańcy staną przeciw tobie i jedna wiedźma trafi do komnaty 2.
septima-danger-if-shared = Jeśli inne zgromadzenie zagra tę samą kartę: { $danger }
septima-danger-near = Tam łowca złapie cię przy tylu ściankach kości: { $catching } z { $faces }.
septima-danger-caught = Łowca dotrze do ciebie: bez Zaklęcia Pomyślności stracisz wiedźmę albo Wiedzę.
septima-plan-brew = Stać cię na: { $goods }. Warzenie zamienia składniki w Wiedzę i Środki Leczące.
septima-plan-collect = Na razie nie stać cię na żaden eliksir: najpierw Zbieranie. Teraz księżycowe: { $goods }.
septima-plan-suspicion = Twoje podejrzenie to { $suspicion }: zagraj Śpiew przed kolejnym dopasowaniem albo trzymaj się z dala od łowców.
septima-plan-recruit = Porę roku zamykają procesy, a w tłumie nie ma żadnego twojego lojalnego mieszkańca: Rekrutacja ich sprowadza.
septima-plan-plead = Twoi lojalni mieszkańcy w tłumie: { $count }. Poparcie wysyła ich do komnaty, gdzie na pewno się liczą.
septima-back-points = Wiedza z tej pory roku, licząc na teraz: { $points }.
septima-back-deeds = Uwarzone eliksiry: { $brewed }; wyleczeni chorzy: { $healed }. Leczenie opłaca się najbardziej.
septima-back-trial = Wygrane procesy: { $count }. Każda wiedźma wnosi umiejętność.
septima-back-no-trial = Żadnego wygranego procesu: pomogłoby więcej mieszkańców w komnatach.
septima-back-caught = Schwytania i wystąpienia mieszkańców: { $count }. Pomogłoby mniejsze podejrzenie albo miejsce dalej od chaty.
## Co jest w pudełku
septima-things-potion = Eliksiry
septima-things-token = Żetony
septima-things-action = Karty akcji
septima-things-favour = Głosy tłumu
septima-things-building = Budynki
septima-things-spell = Czary
septima-things-witch = Wiedźmy
septima-things-objective = Cele: Księgi Przepowiedni
septima-things-negotiation = Karty Negocjacji
septima-things-widow-card = Karty Wdowy
septima-things-tribulation = Zmartwienia
septima-book-number = Księga Przepowiedni { $book }
septima-book-goals = Jej cele: { $objectives }. Na koniec punktujesz tyle z nich, ile masz wiedźm, zaczynając od najcenniejszego.
septima-tribulation = Zmartwienie { $number }
septima-tribulation-book = Wypełnij cel { $number } ze swojej księgi. Nie potrzeba do tego wiedźmy.
septima-tribulation-goal = Sprostasz mu, jeśli na koniec gry masz: { $what }.
