# Co czytamy na stronach

## Wszędzie
page-skip = Przejdź do treści
page-home = Strona główna
page-lobby = Poczekalnia
page-language = Język
page-theme = Jasno czy ciemno
page-theme-auto = Jak w systemie
page-theme-light = Przy świecy
page-theme-dark = Noc
page-sound = Dźwięk
page-sound-on = Dzwoń, gdy moja kolej
page-sound-off = Bądź cicho
page-close = Zamknij
page-rule = Przeczytaj zasadę { $rule }
page-away = Utracono połączenie. Próbujemy dalej.

## Strona główna
page-motto = Trzy gry o czarownicach przy jednym stole: zagraj od razu z botami albo ze znajomymi przez link.
page-continue = Kontynuuj
page-players = Od { $least } do { $most } graczy
page-play-bots = Zagraj teraz z botami
page-invite = Zaproś znajomych
page-learn = Ucz się, grając
page-fair = Każde rozdanie jest przyrzeczone przed pierwszą kartą i można je potem sprawdzić. Nikt nie widzi tego, czego nie powinien, boty też nie.

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
page-join = Usiądź
page-to-table = Do stołu
page-all-here = Wszyscy są
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
page-your-turn = Twoja kolej
page-others-turn = Inni myślą
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
page-visible = Kto może przyjść?
page-visible-link = Tylko kto ma link
page-visible-lobby = Każdy: pokaż w poczekalni
page-open-table = Otwórz stół

## Stół
page-table-title = { $game } · Coven
page-table-in-words = Stół w słowach
page-tabs = Części stołu
page-tab-board = Plansza
page-tab-seats = Miejsca
page-log = Opowieść
page-others = Karty i miejsca
page-zoom = Bliżej albo dalej
page-confirm = Potwierdź
page-confirm-about = Potwierdź swój wybór
page-release = Inny wybór
page-look-again = Odśwież
page-moment-skip = Kliknij, aby pominąć
page-undo = Cofnij
page-waiting = { $names }: { $what }
page-deciding = namysł…
page-answered = gotowe
page-over = Gra skończona.
page-total = Razem
page-winner = { $number ->
    [one] Wygrywa { $names }!
   *[other] Wspólne zwycięstwo: { $names }!
}
page-chart = Punkty, gdyby gra skończyła się wtedy, w kolejnych rundach
page-rematch = Rewanż
page-record = Pobierz zapis gry
page-replay = Obejrzyj jeszcze raz
page-replay-at = Ruch { $move } z { $moves }
page-replay-back = Ruch wstecz
page-replay-on = Ruch dalej
page-replay-go = Idź
page-play-on = Graj stąd dalej z botami

## Ludzie przy stole
page-people = Kto gra
page-chair-free = wolne
page-chair-stand-in = nieobecność; gra bot ({ $level })
page-hand-over = Niech bot gra za mnie
page-hand-other = Niech bot zagra zamiast
page-come-back = Wracam do gry
page-leave = Opuść stół
page-talk = Rozmowy
page-talk-say = Powiedz coś
page-talk-send = Powiedz
page-rematch-join = Do rewanżu
page-replay-end = Na koniec
page-eyes = Czyimi oczami
page-eyes-spectator = jako widz
page-eyes-of = jako { $seat }
page-lesson = Lekcja
page-lesson-step = Lekcja, { $number } z { $of }
page-lesson-good = Dobry wybór: { $choice }.
page-lesson-done = Znasz już drogę. Zakończ lekcję i graj dalej.
page-lesson-end = Zakończ lekcję

## Przed grą
page-invite-link = Wyślij ten link znajomym. Kto go ma, może usiąść.
page-invite-listed = Każdy znajdzie ten stół w poczekalni. Możesz też wysłać link.
page-link = Link do tego stołu
page-copy = Kopiuj
page-copied = Skopiowano
page-start = Zacznij grę
page-start-with-bots = Uzupełnij botami i zacznij
page-gathering = { $number ->
    [one] Jeszcze { $number } miejsce jest wolne.
    [few] Jeszcze { $number } miejsca są wolne.
    [many] Jeszcze { $number } miejsc jest wolnych.
   *[other] Jeszcze { $number } miejsca jest wolne.
}
page-stand-up = Wstań
page-change-seat = Przesiądź się tu
page-bot = Bot
page-add-bot = Dodaj bota
page-remove-bot = Usuń

## Ty
page-you = Ty
page-your-name = Twoje imię przy stołach
page-your-name-about = Jak widzą cię inni:
page-save = Zapisz
page-finished = Skończone gry
page-ratings = Rankingi
page-rating = { $game }: { $rating } po { $games ->
    [one] { $games } grze
   *[other] { $games } grach
}
page-signed-in = Zalogowano jako { $login }.
page-sign-out = Wyloguj
page-sign-up = Zachowaj moje gry
page-sign-up-about = Z loginem i hasłem odnajdziesz imię, stoły i rankingi na każdym urządzeniu.
page-sign-in = Zaloguj
page-sign-in-about = Masz już konto? Zaloguj się.
page-login = Login
page-passphrase = Hasło
page-import = Otwórz zapis gry
page-import-about = Skończoną grę można obejrzeć, trwającą grać dalej.
page-import-file = Zapis jako plik
page-import-text = … albo jego tekst:
page-import-open = Otwórz

## Zasady
page-read-rules = Przeczytaj zasady
page-rules-of = Zasady gry { $game }

## Gdy czegoś nie można zrobić
page-problem = To się nie udało
page-problem-back = Wróć
page-error-not-seated = Nie siedzisz przy tym stole.
page-error-not-host = Może to zrobić tylko ten, kto otworzył stół.
page-error-no-such-seat = Przy tym stole nie ma takiego miejsca.
page-error-seat-taken = Ktoś już tam siedzi.
page-error-seats-open = Jedno miejsce jest jeszcze wolne.
page-error-already-started = Gra już się zaczęła.
page-error-not-started = Gra jeszcze się nie zaczęła.
page-error-game-over = Gra już się skończyła.
page-error-game-running = Będzie to możliwe po zakończeniu gry.
page-error-deal-running = To samo rozdanie jest jeszcze grane przy innym stole.
page-error-handed-over = Bot gra za ciebie. Najpierw wróć na miejsce.
page-error-not-handed = Żaden bot nie gra za ciebie.
page-error-not-away = Daj jeszcze chwilę.
page-error-talked-out = Przy tym stole powiedziano już za dużo.
page-error-conflict = Stół poszedł naprzód. Spójrz jeszcze raz i wybierz.
page-error-not-a-move = To nie jest ruch tej gry.
page-error-no-such-table = Nie ma takiego stołu. Może w linku brakuje litery.
page-error-no-such-game = Nie mamy tej gry.
page-error-no-such-move = W tej grze nie ma takiego ruchu.
page-error-not-found = Tu nic nie ma.
page-error-nobody = Najpierw powiedz, kim jesteś.
page-error-not-your-seat = Oczami innych można patrzeć po zakończeniu gry.
page-error-no-record = Zasady się zmieniły: ta gra nie ma pełnego zapisu.
page-error-record = To nie jest zapis gry albo łamie on zasady.
page-error-too-many = Trochę za szybko. Poczekaj chwilę.
page-error-origin = To żądanie przyszło z innej strony.
page-error-bad-name = Imię ma od 1 do 32 widocznych znaków.
page-error-bad-login = Login ma od 3 do 32 liter, cyfr, - lub _.
page-error-bad-passphrase = Hasło ma od 8 do 200 znaków.
page-error-login-taken = Ktoś inny ma ten login.
page-error-has-account = Masz konto pod innym loginem.
page-error-wrong-login = Login i hasło do siebie nie pasują.
page-error-bad-text = Powiedz coś, ale nie za dużo.
page-error-players = W tę grę nie gra się w tyle osób.
page-error-store = Serwer nie może teraz zapisywać. Nic nie przepadło; spróbuj ponownie.
