server-over = { $game }: twoja gra się skończyła.
letter-turn = Twoja kolej: { $game }
letter-invitation = Zaproszenie do gry: { $game }
letter-over = Koniec gry: { $game }
letter-reminder = Twój czas się kończy: { $game }
letter-digest = { $count ->
    [one] { $count } powiadomienie z Coven
    [few] { $count } powiadomienia z Coven
   *[many] { $count } powiadomień z Coven
}
letter-why = Ta wiadomość przyszła, bo osoba o nazwie { $name } chce dostawać powiadomienia z { $house }. Wybierz, o czym dostajesz wiadomość: { $link }
letter-leave = Koniec z pocztą: { $link }
letter-link = { $link }
letter-confirm = Potwierdź swój adres
letter-confirm-about = { $name } chce dostawać na ten adres powiadomienia z { $house }. Jeśli to ty, otwórz ten link w ciągu doby:
letter-confirm-not-you = Jeśli to nie ty, nie rób nic: bez tego linku nie przyjdzie więcej poczty.
letter-reset = Twoje nowe hasło
letter-reset-about = Ktoś prosi o nowe hasło dla loginu { $login } na { $house }. Jeśli to ty, otwórz ten link w ciągu godziny:
letter-reset-not-you = Jeśli to nie ty, nie rób nic: hasło pozostaje bez zmian.
letter-test = Próbne powiadomienie
letter-test-about = To powiadomienie wyszło z { $house } i dotarło.
