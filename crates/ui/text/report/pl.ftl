page-report-title = { $game }: szczęście i umiejętności
page-report-chances = Szanse na zwycięstwo w trakcie partii, każda z punktu widzenia osoby na danym miejscu
page-report-chances-hindsight = Po fakcie: szanse przy odkrytych kartach
page-report-hindsight-explained = Nikt nie mógł tego wiedzieć w czasie gry. Nic to nie mówi o umiejętnościach.
page-report-ledger = Skąd bierze się każdy wynik
page-report-explained = Szansa na początku i wszystkie części razem dają dokładnie wynik. Losowania to rozdanie, talie, kości i wydarzenia; ujawnienia to ukryte rzeczy, które stały się znane; domysły to odsłonięte jednoczesne wybory; własne błędy to różnica między twoim ruchem a najlepszym, o ile nie budzi ona wątpliwości.
page-report-seat = miejsce
page-report-prior = początek
page-report-result = wynik
page-report-draws = losowania
page-report-reveals = ujawnienia
page-report-guesses = domysły
page-report-others = inni
page-report-errors = własne błędy
page-report-accuracy = dokładność
page-report-moves = Najważniejsze ruchy
page-report-no-errors = W tej partii nie ma błędu, który nie budziłby wątpliwości.
page-report-kind = { $kind ->
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Poważny błąd
}
page-report-move = Ruch { $seq }, { $name }
page-report-played = Zagrano: { $move }
page-report-better = Lepiej: { $move }, zysk w punktach procentowych: { $loss } (przedział 95%: { $low }–{ $high })
page-report-why = Dlaczego: { $reason }
page-report-open-cards = Po fakcie, przy odkrytych kartach: { $loss } punktu procentowego.
page-report-turning = Punkty zwrotne
page-report-turning-point = Po ruchu { $seq } szansa gracza { $name } wynosi { $after }% zamiast { $before }%.
page-report-look = Zobacz pozycję
page-report = Szczęście i umiejętności
page-report-waiting = Ta partia zostanie przeanalizowana, gdy tylko boty będą miały czas.
page-report-under-way = Ta partia jest właśnie analizowana: { $percent }%.
page-report-progress = Stan pracy nad raportem
page-report-ready = Raport jest gotowy.
page-report-given-up = Nie udało się niczego ustalić o tej partii.
page-report-own = Twój wynik w punktach procentowych: losowania i ujawnienia { $luck }, domysły { $guesses }, inni { $others }, własne błędy { $errors }.
page-report-ways = Co dalej
page-report-back = Wróć do raportu
page-exercise = Nauka na własnych błędach
page-exercise-ask = Inny ruch byłby tu lepszy. Jaki ruch jest teraz najlepszy?
page-exercise-good = { $move }: nic nie wskazuje, że inny ruch byłby lepszy.
page-exercise-worse = { $move }: najlepszy ruch jest lepszy, w punktach procentowych: { $loss } (przedział 95%: { $low }–{ $high }). Spróbuj jeszcze raz.
page-exercise-show = Pokaż odpowiedź
page-exercise-next = Następna pozycja
