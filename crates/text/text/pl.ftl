## Listy i miejsca

list-join = { $before }, { $after }
list-join-last = { $before } i { $after }
list-empty = nic
seat-unnamed = Miejsce { $number }
seat-human = człowiek
seat-random = komputer, gra losowo
seat-novice = komputer, nowicjuszka
seat-apprentice = komputer, uczennica
seat-adept = komputer, adeptka
seat-archwitch = komputer, arcywiedźma

## Odmowy wspólne dla wszystkich gier

refused-game-over = Koniec gry.
refused-not-asked = Teraz nie ty decydujesz.
refused-other-question = To nie jest odpowiedź na zadane pytanie.
refused-not-possible = Sytuacja na to nie pozwala.
refused-no-talk = W tej grze nie ma takich wypowiedzi przy stole.
refused-undo-nothing = Nie masz ruchu, który można by cofnąć.
refused-undo-chance = Od tego czasu rzucono kością lub dobrano kartę; tego nie da się cofnąć.
refused-undo-revealed = Od tego czasu wyszło na jaw coś ukrytego; tego nie da się cofnąć.
refused-undo-others = Cofnięcie zmieniłoby to, o co pytany jest ktoś inny.

## Gra w terminalu

play-title = { $game }
play-resumed = { $game }, ciąg dalszy po { $moves ->
    [one] { $moves } ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
}
play-commitment = Zobowiązanie kryptograficzne co do ziarna losowości, ogłoszone przed rozdaniem czegokolwiek: { $commitment }
play-seat = Miejsce { $number }: { $name } ({ $kind })
play-asked = { $name }: { $prompt } ({ $rule })
play-nothing = Wpisz numer ruchu albo sam ruch. ? pokazuje wszystko, co można wpisać.
play-no-such-number = Nie ma ruchu numer { $number }; numery są od 1 do { $most }.
play-not-understood = „{ $text }” nie jest ruchem: wpisz go tak, jak stoi obok swojego numeru. ? pokazuje wszystko, co można wpisać.
play-refused = { $reason } (Dlaczego? Wpisz: ? { $rule })
play-nobody = Nikt tu nie nazywa się { $who }.
play-undone = { $name } cofa swój ostatni ruch.
play-curtain = Między osobami opada kurtyna i podnosi ją tylko pusty wiersz (Enter). Dla skryptów, które grają za kilka osób, jest --no-curtain.
play-help =
    Wpisz numer ruchu albo sam ruch, tak jak stoi obok numeru. Oprócz tego:
    view           pokaż jeszcze raz cały stół i ruchy
    undo           cofnij swój ostatni ruch, o ile to uczciwe (undo IMIĘ: ruch innej osoby przy tym ekranie)
    hint           co wziąłby pod uwagę dobry gracz
    ? { $rule }   przeczytaj zasadę o tym oznaczeniu; oznaczenia stoją przy pytaniach i odmowach
    ? słowo        co robi karta lub inna rzecz, albo zasady, w których występuje słowo
    save, save PLIK   zapisz partię
    quit           zapisz partię i wyjdź
    To pytanie wynika z zasady:
play-hint-only = { $notation }  { $move } – jedyny ruch
play-hint = { $notation }  { $move } – szacowana szansa na zwycięstwo: { $share }%
play-hint-because = { $notation }  { $move } – szacowana szansa na zwycięstwo: { $share }% ({ $reason })
play-coach-looks-back = Podsumowanie: { $text }
play-coach-plans = Plan: { $text }
play-coach-explains = Jak to działa: { $text }
play-coach-warns = { $text } ({ $rule })
play-over = Koniec gry.
play-saved = Partia jest zapisana w pliku { $file }.
play-resume = Aby grać dalej: coven play --resume { $file }
play-seed = Ziarno losowości: { $seed }. Rozdanie można sprawdzić: coven verify { $file }
standing-place = { $place }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
standing-line = { $what }: { $points }
replay-move = { $number }. { $name }

## Menu

menu-welcome = Witaj w Coven. W co gramy?
menu-game = { "  " }{ $number }  { $title } (od { $least } do { $most } graczy)
menu-which = Gra (od { $least } do { $most } albo quit):
menu-players = Ilu graczy razem z tobą (od { $least } do { $most })?
menu-again = Wpisz jeden z tych numerów.

## Zasady i zapisy

rules-bonus = Z bonusem: { $text }
rules-none = Żadna zasada nie mówi o „{ $what }”.
verify-good = { $file } jest w porządku: rozdanie jest takie, jak obiecano, wszystkie ruchy ({ $moves }) są dozwolone, a zakończenie zgadza się z zapisem.
verify-bad = { $file } nie jest w porządku: { $problem }
verify-other-commitment = zapis zawiera inne zobowiązanie niż to, które pokazano.
verify-broken-promise = ziarno zapisu nie pasuje do zobowiązania: rozdanie nie jest takie, jak obiecano.
verify-setup = przygotowanie gry z zapisu jest niedozwolone. { $reason } ({ $rule })
verify-notation = ruch { $number } („{ $text }”) nie istnieje w tej grze.
verify-refused = ruch { $number } ({ $seat }: { $notation }) jest niedozwolony. { $reason } ({ $rule })
verify-other-standing = końcowa klasyfikacja w zapisie jest inna, niż wynika z ruchów.
verify-commitment = Zobowiązanie z zapisu: { $commitment }. Musi być tym, które pokazano przed pierwszą kartą.

## Prowadzenie serwera

backup-done = { $file } zawiera wszystko, co przechowuje serwer (stoły: { $tables }, osoby: { $people }).
backup-secret = Jest w nim także sekret serwera: chroń ten plik tak samo jak bazę danych.
restore-done = Przywrócono wszystko z { $file } (stoły: { $tables }, osoby: { $people }). Każda partia została rozegrana ponownie i stoi tak jak przedtem.
restore-taken-up = Stoły, których zasad lub danych ten program już nie ma i które toczą się dalej od ostatniej zachowanej pozycji: { $tables }.
restore-unreadable = Stół { $table } został przywrócony, choć nie da się go rozegrać ponownie: { $why }.
health-good = { $url } działa dobrze.
health-bad = { $url } nie działa dobrze: { $why }.
doctor-database-good = Baza danych odpowiada (schemat { $schema }, stoły: { $tables }, osoby: { $people }).
doctor-database-none = W bazie danych nic jeszcze nie ma; wypełni ją pierwsze uruchomienie serwera.
doctor-database-bad = { $why }.
doctor-folder-none = Nie ma folderu { $folder } albo nie można do niego wejść.
doctor-permissions-good = To, co prywatne, może czytać tylko właściciel.
doctor-permissions-open = Plik { $file } mogą czytać inni (tryb { $mode }); nadaj mu tryb 0600.
doctor-permissions-other = Plik { $file } należy do innego użytkownika niż jego folder; serwer może nie móc w nim zapisywać.
doctor-disk-good = W { $folder } jest miejsce ({ $free } MB).
doctor-disk-low = W { $folder } jest mało miejsca ({ $free } MB); gdy się skończy, nic już nie da się zapisać.
doctor-disk-unknown = Nie da się stwierdzić, ile miejsca jest w { $folder }: { $why }.
doctor-clock-good = Zegar chodzi dobrze, o ile da się to stwierdzić.
doctor-clock-apart = Zegary tej maszyny i bazy danych różnią się o { $seconds } s; ustaw je według tego samego źródła.
doctor-clock-behind = Ostatni ruch wykonano { $seconds } s w przyszłości; zegar został cofnięty.
doctor-files-good = Naraz może być otwartych dość plików ({ $limit }).
doctor-files-low = W tej powłoce naraz może być otwartych za mało plików (najwyżej { $limit }), a każde połączenie to jeden z nich; usługa ma własny limit (LimitNOFILE).
doctor-files-unknown = Nie da się tu stwierdzić, ile plików może być otwartych naraz.
doctor-streams-good = Strumienie przechodzą przez { $url } od razu ({ $ms } ms).
doctor-streams-bad = Strumienie nie przechodzą przez { $url }: { $why }. Pośrednik po drodze nie może wstrzymywać text/event-stream.
doctor-streams-unasked = Nie sprawdzono, czy strumienie przechodzą; podaj adres publiczny za pomocą --public-url.
doctor-mail-none = Poczta nie jest ustawiona: nikt jej nie dostaje, a zapomniane hasło zmienia się ręcznie (--mail, --mail-from).
doctor-mail-good = Serwer poczty odpowiada.
doctor-mail-bad = Serwer poczty nie odpowiada tak, jak powinien: { $why }
