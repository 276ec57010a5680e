# Co czytamy na stronach

## Wszędzie
page-skip = Przejdź do treści
page-home = Strona główna
page-lobby = Poczekalnia
page-language = Język
page-preferences = Ustawienia
page-theme = Jasno czy ciemno
page-theme-auto = Jak w systemie
page-theme-light = Przy świecy
page-theme-dark = Noc
page-since = Od twojego ostatniego ruchu
page-pace = Tempo ruchów innych
page-pace-normal = Około sekundy na ruch
page-pace-slow = Powoli
page-pace-quick = Szybko
page-pace-once = Wszystko naraz
page-lone = Pytania z jedną odpowiedzią
page-lone-answer = Odpowiadaj za mnie
page-lone-ask = Pytaj mnie
page-sound = Dźwięk
page-sound-on = Sygnał, gdy przyjdzie moja kolej
page-sound-off = Bez dźwięku
page-close = Zamknij
page-rule = Przeczytaj zasadę { $rule }
page-away = Utracono połączenie. Próbujemy dalej.

## Strona główna
page-motto = Gry o czarownicach przy jednym stole: zagraj od razu z botami albo ze znajomymi przez link.
page-continue = Kontynuuj
page-players = Od { $least } do { $most } graczy
page-play-bots = Zagraj teraz z botami
page-invite = Zaproś znajomych
page-first-game = Pierwsza gra z trenerem
page-fair = Każde rozdanie jest ustalone przed pierwszą kartą i można je potem sprawdzić. Nikt nie widzi tego, czego nie powinien, boty też nie.

## Poczekalnia i nowe stoły
page-lobby-about = Usiądź tam, gdzie jest wolne miejsce, albo otwórz własny stół.
page-lobby-empty = Żaden stół nie czeka na graczy. Otwórz swój!
page-open-tables = Stoły z wolnymi miejscami
page-free-seats = { $number ->
    [one] { $number } wolne miejsce
    [few] { $number } wolne miejsca
    [many] { $number } wolnych miejsc
   *[other] { $number } wolnego miejsca
}
page-deal-known = Znane rozdanie, bez rankingu
page-join = Usiądź
page-to-table = Do stołu
page-all-here = Są już wszyscy
page-ago-now = przed chwilą
page-ago-minutes = { $number ->
    [one] { $number } minutę temu
    [few] { $number } minuty temu
    [many] { $number } minut temu
   *[other] { $number } minuty temu
}
page-ago-hours = { $number ->
    [one] { $number } godzinę temu
    [few] { $number } godziny temu
    [many] { $number } godzin temu
   *[other] { $number } godziny temu
}
page-ago-days = { $number ->
    [one] { $number } dzień temu
    [few] { $number } dni temu
    [many] { $number } dni temu
   *[other] { $number } dnia temu
}
page-invited = Masz zaproszenie
page-your-turn = Twoja kolej
page-others-turn = Inni się zastanawiają
page-new-of = Nowy stół: { $game }
page-seats = Miejsca
page-seat-number = Miejsce { $number }
page-seat-you = Ty
page-seat-guest = Znajomy, przez link
page-seat-nobody = Nikt
page-seat-bot = Bot: { $level }
page-level-random = gra losowo
page-level-novice = Nowicjuszka
page-level-apprentice = Uczennica
page-level-adept = Adeptka
page-level-archwitch = Arcywiedźma
page-variants = Warianty
page-visible = Kto może dołączyć?
page-visible-link = Tylko osoby z linkiem
page-visible-lobby = Każdy: pokaż w poczekalni
page-open-table = Otwórz stół

## Stół
page-table-title = { $game } · Coven
page-table-in-words = Stół opisany słowami
page-tabs = Części stołu
page-tab-board = Plansza
page-tab-seats = Miejsca
page-log = Przebieg gry
page-others = Karty i miejsca
page-zoom = Przybliż lub oddal
page-confirm = Potwierdź
page-confirm-about = Potwierdź swój wybór
page-release = Zmień wybór
page-look-again = Odśwież
page-moment-skip = Kliknij, aby pominąć
page-undo = Cofnij
page-labelled = { $what }: { $text }
page-waiting = { $names }: { $what }
page-deciding = trwa namysł…
page-answered = gotowe
page-over = Koniec gry.
page-total = Razem
page-winner = { $number ->
    [one] Wygrywa { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
page-nobody-won = Nikt nie wygrywa.
page-chart = Punkty runda po rundzie, gdyby gra skończyła się w tym momencie
page-rematch = Rewanż
page-record = Pobierz zapis gry
page-replay = Obejrzyj jeszcze raz
page-replay-at = Ruch { $move } z { $moves }
page-replay-back = Ruch wstecz
page-replay-on = Ruch dalej
page-replay-go = Przejdź
page-play-on = Graj stąd dalej z botami

## Ludzie przy stole
page-people = Kto gra
page-chair-free = wolne
page-chair-held = czekamy na odpowiedź; miejsce trzymane do
page-chair-stand-in = poza stołem; gra bot ({ $level })
page-bot-hurried = myśli krótko, bo wiele botów myśli naraz
page-bots-hurried = boty myślą krótko
page-hand-over = Niech bot gra za mnie
page-hand-other = Niech bot zagra za tę osobę
page-come-back = Wracam do gry
page-leave = Opuść stół
page-talk = Rozmowy
page-talk-say = Powiedz coś
page-talk-send = Wyślij
page-rematch-join = Do rewanżu
page-replay-end = Na koniec
page-eyes = Czyimi oczami
page-eyes-spectator = jako widz
page-eyes-of = jako { $seat }
page-coach = Trener
page-coach-explain = Jak to działa
page-coach-plan = Plan
page-coach-back = Podsumowanie
page-coach-good = Dobry wybór: { $choice }.
page-coach-dangers = Niebezpieczeństwa
page-coach-on = Poproś trenera
page-coach-off = Odeślij trenera

## Przed grą
page-invite-link = Wyślij ten link znajomym. Kto go ma, może usiąść.
page-invite-listed = Każdy znajdzie ten stół w poczekalni. Możesz też wysłać link.
page-link = Link do tego stołu
page-copy = Kopiuj
page-copied = Skopiowano
page-start = Zacznij grę
page-start-with-bots = Uzupełnij botami i zacznij
page-gathering = { $number ->
    [one] Wolne jest jeszcze { $number } miejsce.
    [few] Wolne są jeszcze { $number } miejsca.
    [many] Wolnych jest jeszcze { $number } miejsc.
   *[other] Wolne jest jeszcze { $number } miejsca.
}
page-deal-word = Ten stół rozdaje według słowa: pełne stoły, które ta sama osoba otworzyła z tym słowem, zaczynają razem, z tym samym rozdaniem, kiedy ona tak zdecyduje. Nikt nie może się przyglądać, a gra nie liczy się do rankingu.
page-deal-record = Ten stół rozdaje według zapisu gry: kto go ma, może wiedzieć, co nadejdzie. Gra nie liczy się do rankingu.
page-deal-position = Ten stół zaczął od ręcznie ustawionej pozycji. Gra nie liczy się do rankingu.
page-invited-question = Masz zaproszenie do gry przy tym stole. Miejsce czeka na ciebie. Chcesz zagrać?
page-accept = Tak, gram
page-decline = Nie, dziękuję
page-unanswered = { $number ->
    [one] Brakuje jeszcze { $number } odpowiedzi.
    [few] Brakuje jeszcze { $number } odpowiedzi.
    [many] Brakuje jeszcze { $number } odpowiedzi.
   *[other] Brakuje jeszcze { $number } odpowiedzi.
}
page-start-without-them = Nie czekaj dłużej: uzupełnij botami i zacznij
page-withdraw = Już nie trzymaj
page-stand-up = Wstań od stołu
page-change-seat = Przesiądź się tu
page-bot = Bot
page-add-bot = Dodaj bota
page-remove-bot = Usuń
page-chair-beside = przy tym samym ekranie
page-beside = Druga osoba przy tym ekranie
page-beside-about = Podajecie sobie ekran. Między wami opada kurtyna, więc nikt nie widzi, co mają inni. Taka gra nie liczy się do rankingu.
page-beside-name = Imię tej osoby
page-beside-add = Posadź tę osobę
page-curtain-title = Kurtyna
page-curtain = Ekran jest dla: { $name }. Pozostałych prosimy, żeby nie patrzyli.
page-curtain-lift = { $name } to ja: podnieś kurtynę
page-curtain-lower = Opuść kurtynę
page-close-table = Zamknij ten stół
page-table-closed = Ten stół został zamknięty. Żadna gra się tu nie liczy.

## Ty
page-you = Ty
page-your-name = Twoje imię przy stołach
page-your-name-about = Jak widzą cię inni:
page-save = Zapisz
page-finished = Zakończone gry
page-ratings = Rankingi
page-rating = { $game }: { $rating } po { $games ->
    [one] { $games } grze
   *[other] { $games } grach
}
page-signed-in = Zalogowano jako { $login }.
page-sign-out = Wyloguj się
page-sign-out-about = Wylogujesz się we wszystkich przeglądarkach naraz. Tokeny twoich programów pozostają ważne.
page-sign-up = Zachowaj moje gry
page-sign-up-about = Dzięki loginowi i hasłu odnajdziesz imię, stoły i rankingi na każdym urządzeniu.
page-sign-in = Zaloguj się
page-sign-in-about = Masz już konto? Zaloguj się.
page-login = Login
page-passphrase = Hasło
page-reset = Wybierz nowe hasło
page-reset-about = Dla loginu { $login }. Od razu zalogujesz się nim tutaj; wszędzie indziej trzeba będzie zalogować się ponownie.
page-enter = Wejdź z zaproszeniem
page-enter-about = Ten serwer jest otwarty dla zaproszonych. Wpisz kod z zaproszenia.
page-invitation-code = Kod zaproszenia
page-enter-now = Wejdź
page-import = Otwórz zapis gry
page-import-about = Zakończoną grę można obejrzeć, a trwającą – dokończyć.
page-import-file = Zapis jako plik
page-import-text = …albo jego tekst:
page-import-open = Otwórz

## Zasady
page-read-rules = Przeczytaj zasady

## Gdy czegoś nie można zrobić
page-problem = To się nie udało
page-problem-back = Wróć
page-error-not-seated = Nie siedzisz przy tym stole.
page-error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
page-error-no-such-seat = Przy tym stole nie ma takiego miejsca.
page-error-seat-taken = Ktoś już tam siedzi.
page-error-seat-held = To miejsce jest trzymane dla kogoś, kto dostał zaproszenie.
page-error-seen-another-seat = Przy tym stole było już twoje inne miejsce, a z nim jego tajemnice. Możesz wrócić tylko na nie.
page-error-not-invited = Żadne miejsce nie jest tu już dla ciebie trzymane.
page-error-unanswered = Ktoś z zaproszonych jeszcze nie odpowiedział.
page-error-seats-open = Jedno miejsce jest jeszcze wolne.
page-error-already-started = Gra już się zaczęła.
page-error-not-started = Gra jeszcze się nie zaczęła.
page-error-game-over = Gra już się skończyła.
page-error-game-running = Będzie to możliwe po zakończeniu gry.
page-error-deal-begun = To rozdanie zaczęło się już przy innym stole. Stoły jednego słowa zaczynają razem: otwórz nowy stół z tym słowem, a dostanie nowe rozdanie.
page-error-deal-running = To rozdanie jest jeszcze rozgrywane, więc widzą je tylko grający. Wróć, gdy wszystkie jego stoły skończą.
page-error-deal-shared = Stoły jednego słowa mają wspólne rozdanie tylko tam, gdzie siedzą co najmniej dwie osoby. Użyj innego słowa albo najpierw zamknij pozostałe stoły.
page-error-handed-over = Bot gra za ciebie. Najpierw wróć na miejsce.
page-error-strong-stand-in = W grze z rankingiem bot, który gra za ciebie, to najwyżej uczennica.
page-error-not-handed = Żaden bot nie gra za ciebie.
page-error-not-away = Daj tej osobie jeszcze chwilę.
page-error-talked-out = Przy tym stole powiedziano już za dużo.
page-error-conflict = Gra poszła dalej. Spójrz jeszcze raz i wybierz.
page-error-not-a-move = To nie jest ruch tej gry.
page-error-no-such-table = Nie ma takiego stołu. Może w linku brakuje litery.
page-error-no-such-game = Nie mamy tej gry.
page-error-no-such-move = W tej grze nie ma takiego ruchu.
page-error-not-found = Tu nic nie ma.
page-error-nobody = Najpierw powiedz, kim jesteś.
page-error-not-your-seat = Oczami innych można patrzeć po zakończeniu gry.
page-error-no-record = Zasady się zmieniły: ta gra nie ma już pełnego zapisu.
page-error-record = To nie jest zapis gry albo łamie on zasady.
page-error-too-many = Trochę za szybko. Poczekaj chwilę.
page-error-too-many-attempts = Za dużo nieudanych prób logowania na to konto. Spróbuj ponownie za minutę.
page-error-too-many-tables = Masz zbyt wiele otwartych stołów, przy których gra się nie zaczęła. Najpierw rozpocznij albo zamknij jeden z nich.
page-error-invitation-needed = Ten serwer jest otwarty dla zaproszonych. Potrzebujesz kodu zaproszenia.
page-error-bad-invitation = Nie ma takiego zaproszenia albo zostało już wykorzystane lub wygasło.
page-error-origin = To żądanie przyszło z innej strony.
page-error-bad-form = W formularzu jest coś, czego tu nie rozumiemy. Wczytaj stronę jeszcze raz.
page-error-bad-name = Imię ma od 1 do 32 widocznych znaków.
page-error-bad-login = Login ma od 3 do 32 liter, cyfr, - lub _.
page-error-bad-passphrase = Hasło ma od 8 do 200 znaków.
page-error-login-taken = Ktoś inny ma ten login.
page-error-has-account = Masz konto pod innym loginem.
page-error-wrong-login = Nieprawidłowy login lub hasło.
page-error-banned = Masz zakaz wstępu na ten serwer. Zapytaj osobę, która się nim opiekuje.
page-error-bad-link = Ten link wygasł albo został już użyty. Poproś o nowy.
page-error-bad-text = Powiedz coś, ale nie za dużo.
page-error-players = W tę grę nie gra się w tyle osób.
page-error-store = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj ponownie.

# ---- starting, time, leaving
page-against = { $number ->
    [one] jeden przeciwnik
    [few] { $number } przeciwników
   *[many] { $number } przeciwników
}
page-opponents = Przeciwnicy
page-opponents-of = Wybierz przeciwników i tryb: { $game }
page-level = Jak silni
page-all-tables = Wszystkie twoje stoły ({ $number })
page-clock = Czas
page-clock-none = bez zegara
page-clock-live = { $minutes ->
    [one] jedna minuta na całą grę
    [few] { $minutes } minuty na całą grę
   *[many] { $minutes } minut na całą grę
}
page-clock-days = { $days ->
    [one] jeden dzień na decyzję
    [few] { $days } dni na decyzję
   *[many] { $days } dni na decyzję
}
page-clock-about = Za tego, komu skończy się czas, gra bot, dopóki nie wróci.
page-leave-about = Twoje miejsce będzie wolne, a dalej gra za nie bot.
page-leave-yes = Tak, odejdź od stołu
page-share = Udostępnij
page-qr = Link jako kod QR
page-clock-of = Pozostały czas: { $seat }
page-clock-left = { $days } d { $hours } godz.
page-clock-low = Kończy ci się czas. Gdy się skończy, za ciebie zagra bot, dopóki nie wrócisz.

# ---- hints, watching again
page-hint = Co zrobiłby dobry gracz?
page-hint-ask = Podpowiedź
page-hint-none = Teraz o nic cię nie pytamy.
page-hint-about = Szybka opinia, oparta tylko na tym, co i ty widzisz.
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-speed = Szybkość
page-replay-rounds = Runda
page-replay-start = Początek
page-replay-round = Runda { $number }

## Instrukcja
page-book = Instrukcja
page-book-of = Instrukcja gry { $game }
page-book-whole = Cała instrukcja
page-book-contents = Spis treści
page-book-search = Szukaj słów i kart
page-book-search-do = Szukaj
page-book-found = { $count ->
    [one] { $count } miejsce mówi o „{ $words }”.
    [few] { $count } miejsca mówią o „{ $words }”.
   *[other] { $count } miejsc mówi o „{ $words }”.
}
page-book-none = Nic nie mówi o „{ $words }”.
page-book-exact = Dokładne brzmienie
page-book-exact-of = Dokładne brzmienie zasad gry { $game }
page-book-exact-about = Każda zasada ze swoim numerem, tak dokładnie, jak to możliwe. Instrukcja mówi to samo w kolejności, w jakiej się tego potrzebuje.
page-book-things = Elementy gry
page-book-things-of = Elementy gry { $game }
page-book-aid = Ściąga
page-book-aid-of = Ściąga dla graczy: { $game }
page-book-told = W instrukcji
page-book-rules = Zasady
page-book-examples = Przykłady
page-book-examples-of = Przykłady i więcej
page-book-step = Zobacz krok po kroku
page-book-try = Wypróbuj
page-book-count = W pudełku: { $count }
page-book-count-any = Nigdy się nie kończy.
page-origin-rulebook = Tak, jak opisuje to drukowana instrukcja.
page-origin-reference = Tak, jak opisują to inne publiczne źródła; drukowana instrukcja tego nie robi.
page-origin-designed = W całości lub częściowo nasz pomysł, bo żadne źródło tego nie podaje. Zgadza się ze wszystkim, co wiadomo.
## Staged positions
page-scene-no-move = To nie jest ruch tej gry.

## Lessons
page-lessons = Lekcje
page-lessons-of = Lekcje gry { $game }
page-lessons-none = Lekcje tej gry są w przygotowaniu.
page-learn-about = Poznaj grę, grając: kilka minut na lekcję, bez konta.
page-learn-step = Krok { $number } z { $of }
page-learn-ways = Poruszanie się po lekcji
page-learn-back = Wstecz
page-learn-skip = Pomiń
page-learn-on = Dalej
page-learn-retry = Cofnij ruch
page-learn-also = Tak też można! Zobacz, co z tego wyszło, a potem cofnij ruch albo idź dalej z lekcją.
page-learn-right = Dobrze!
page-learn-wrong = Niezupełnie.
page-lesson-begin = Zacznij
page-lesson-again = Ukończona. Jeszcze raz?
page-lesson-resume = Kontynuuj: { $number } z { $of }
page-lesson-next = Następna:

## Zagadki
page-puzzles = Zagadki
page-puzzles-about = Pozycje z partii silnych botów, w których jeden ruch jest o wiele lepszy od wszystkich innych. Znajdź go.
page-puzzles-none = Do tej gry nie ma jeszcze zagadek.
page-puzzles-all = Wszystkie zagadki
page-puzzles-solved = Rozwiązane za pierwszym razem: { $solved } z { $tried }. Razem: { $all }.
page-puzzles-rating = Twój ranking: { $rating } ± { $uncertainty }.
page-puzzles-rating-of = { $game }: { $rating } ± { $uncertainty }, rozwiązane: { $solved } z { $tried }
page-puzzles-grades = Trudność
page-puzzles-themes = Tematy
page-puzzles-ways = Przez zagadki
page-puzzles-grade = { $grade ->
    [easy] Łatwa
    [medium] Średnia
   *[hard] Trudna
}
page-puzzles-today = Zagadki dnia
page-puzzles-today-about = Wszyscy dostają te same trzy. Zmieniają się o północy czasu uniwersalnego.
page-puzzles-share = Twój wynik do udostępnienia: niczego nie zdradza.
page-puzzle = Zagadka { $number }
page-puzzle-ask = Jeden ruch jest tu o wiele lepszy od wszystkich innych. Który?
page-puzzle-best = { $move }: to najlepszy ruch.
page-puzzle-also = { $move }: tak samo dobre jak najlepszy ruch, o ile da się to zmierzyć.
page-puzzle-worse = Twoja odpowiedź: { $move }. Najlepszy ruch jest lepszy, w punktach procentowych: { $loss } (przedział 99%: { $low }–{ $high }). Spróbuj jeszcze raz.
page-puzzle-answer = Najlepiej: { $move }. Szansa na wygraną wynosi wtedy { $chance }%.
page-puzzle-second = Potem: { $move }. To kosztuje, w punktach procentowych: { $loss } (przedział 99%: { $low }–{ $high }).
page-puzzle-guessed = { $said }%: wynik Briera { $brier } (0 to najlepszy, 1 najgorszy); średnio o { $regret } gorzej niż uczciwe prawdopodobieństwo.
page-puzzle-chance = Uczciwe prawdopodobieństwo, ze wszystkiego, co było widać z tego miejsca: { $chance }%. Zanim ktokolwiek coś zrobił: { $blind }%.
page-puzzle-next = Następna zagadka
page-error-no-hints = Podpowiedzi są przy stołach, przy których reszta to boty, albo tam, gdzie je uzgodniono.
# ---- how it ended
page-won-by = Wygrywasz o { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
page-came = { $place ->
    [2] Drugie
    [3] Trzecie
   *[other] { $place }.
} miejsce.
page-came-by = { $place ->
    [2] Drugie
    [3] Trzecie
   *[other] { $place }.
} miejsce, strata: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
page-came-level = { $place ->
    [2] Drugie
    [3] Trzecie
   *[other] { $place }.
} miejsce: przy równej liczbie punktów zdecydowała reguła rozstrzygania remisów.
page-decided = Zdecydowało: { $line } ({ $first } { $most }, { $second } { $less }).
# ---- the own tables
page-not-begun = Jeszcze się nie zaczęły
page-turn-of = Kolej: { $names }
page-replay-turning = Punkty zwrotne
page-replay-leads = Ruch { $move }: { $seat } wychodzi na prowadzenie
page-hints = Podpowiedzi
page-hints-allow = Każdy może zapytać, co zrobiłby dobry gracz (gra bez rankingu)
page-hint-chance = Wypróbowany stąd, ten ruch wygrywa około { $percent } razy na 100.
