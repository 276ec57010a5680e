# Ekrany terminala

tui-page-table = Stół
tui-choices = Możliwości
tui-more = … dalej niżej (< >)
tui-panel-table = Stół
tui-panel-story = Przebieg
tui-panel-seats = Miejsca
tui-panel-rule = Zasada
tui-panel-score = Punkty
tui-panel-talk = Rozmowa
tui-panel-signs = Znaki
tui-panel-help = Pomoc
tui-panel-choice = Ten wybór
tui-panel-report = Analiza
tui-no-talk = Nikt jeszcze nic nie powiedział. Dwukropek zaczyna zdanie.
tui-statements = Co możesz powiedzieć (↑↓, Enter)
tui-explained = { $name }: { $text }
tui-more-tip = (Spacja: więcej)
tui-too-small = To okno jest za małe na stół: potrzeba { $width } kolumn i { $height } wierszy. Powiększ je albo wyjdź przez Ctrl-C i graj z --plain.
tui-curtain =
    Ekran jest dla: { $name }.
    Oddaj miejsce. Naciśnij Enter, gdy nikt inny nie patrzy.
tui-waiting = Czekamy na: { $names }.
tui-not-asked = Teraz nie ma do ciebie pytania.
tui-only-told = Ta partia jest tylko odtwarzana; nic się tu nie gra.
tui-say-aloud = Wszyscy siedzicie przy tym ekranie: powiedz to na głos.
tui-no-rule = Teraz nie ma pytania, więc nie zadaje go żadna zasada. / szuka każdej zasady i karty.
tui-no-score = Punkty widać po zakończeniu partii.
tui-moment = ruchy: { $at } z { $of }
tui-ask-word = Karta, miejsce albo zasada:
tui-ask-speech = Powiedz:
tui-keys-list = ↑↓ lub litera, Enter: wybór · Tab: mapa · ⌫ cofnij · ! rada · / szukaj · ? pomoc
tui-keys-map = strzałki, Enter: wybór · Tab: lista · ⌫ cofnij · ! rada · / szukaj · ? pomoc
tui-keys-replay = ←→ ruch · ↑↓ runda · Home End · e: widok · 2 przebieg · / szukaj · ? pomoc
tui-keys-report = ←→ ruch · n p: następna lub poprzednia uwaga · ↑↓ runda · 8 analiza · e: widok · ? pomoc
tui-help =
    Wybieranie
      ↑ ↓           poprzednia lub następna możliwość
      litera        możliwość z tą literą; ta sama litera jeszcze raz wykonuje ruch
      Enter         wykonuje wybrany ruch
      Tab           strzałki chodzą po mapie albo znów po liście
      mysz          kliknięcie wybiera, drugie wykonuje ruch
      Backspace     cofa twój ostatni ruch, o ile to uczciwe
      Spacja        wszystko o wybranym ruchu
      !             co zrobiłby ktoś, kto dobrze gra
    Oglądanie
      {"  "}[ ]           inne strony stołu
      < >           przewija stronę dłuższą niż jej miejsce
      ← →           przesuwa tabelę szerszą niż ekran
      1 do 7        stół, przebieg, miejsca, zasada, punkty, rozmowa, znaki
      /             objaśnia kartę, miejsce, znak lub zasadę
      Esc           z powrotem do stołu
    Inne
      : albo "      mówi coś do stołu
      + -           następny lub poprzedni stół
      Ctrl-W        zamyka tę zakładkę; gra toczy się dalej
      Ctrl-L        rysuje ekran od nowa
      Ctrl-Z        zatrzymuje; fg wznawia
      Ctrl-C        wychodzi; partia jest zapisana i można do niej wrócić
    Odtwarzana partia
      ← →           ruch wstecz lub dalej
      ↑ ↓           runda wstecz lub dalej
      Home End      początek lub koniec
      e             z punktu widzenia następnego miejsca

tui-join-lost = Połączenie przerwane; kolejna próba …
tui-join-gathering = Stół czeka na graczy.
tui-join-known = Ktoś może znać rozdanie tego stołu, dlatego gra nie liczy się do rankingu.
tui-join-closed = Stół został zamknięty.
tui-join-lobby = Stoły serwera { $server }
tui-join-lobby-ask = Który stół?
tui-join-open = { $game }: { $names }
tui-join-open-known = { $game }: { $names } (znane rozdanie, bez rankingu)
tui-join-free = wolne miejsce
tui-join-claim = Usiądź na miejscu { $number }
tui-join-place = Posadź komputer ({ $level }) na miejscu { $number }
tui-join-start = Rozpocznij partię
tui-join-leave = Wstań
tui-join-accept = Przyjmij zaproszenie
tui-join-decline = Odrzuć zaproszenie
tui-join-new = Otwórz stół gry { $game } przeciw komputerowi
tui-join-look = Poszukaj stołów jeszcze raz
tui-join-no-hints = Stół serwera nie daje tu rad.
tui-join-refused = { $message } ({ $code })
tui-join-unreachable = Serwer jest nieosiągalny: { $error }
tui-cannot-clear = Gra tu kilka osób, ale tego terminala nie da się między nimi wyczyścić i każda widziałaby to, co inne. Ustaw TERM albo oddaj miejsca komputerowi.
tui-needs-screen = Stoły serwera wymagają terminala o co najmniej 80 kolumnach i 24 wierszach; programy grają przez API.
tui-rules-more = { $count ->
    [one] Mówi o tym jeszcze { $count } miejsce: coven rules { $game } --search "{ $what }"
    [few] Mówią o tym jeszcze { $count } miejsca: coven rules { $game } --search "{ $what }"
   *[other] Mówi o tym jeszcze { $count } miejsc: coven rules { $game } --search "{ $what }"
}
