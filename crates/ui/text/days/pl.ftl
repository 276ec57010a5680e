## Play over days: pace, a person’s time, what is urgent, notes.
page-stand-in = Kto gra dalej, gdy komuś skończy się czas
page-stand-in-about = Nikt nie przegrywa przez czas. Z botem silniejszym niż „{ $level }” gra nie liczy się do rankingu.
page-stand-in-told = Gdy komuś skończy się czas, gra za niego bot ({ $level }), dopóki nie wróci.
page-days-about = Gdy na ruch są dni, liczą się godziny ciszy i urlopy każdej osoby.
page-on-holiday = { $seat }: urlop, { $from } – { $until }
page-day = { $month ->
    [1] { $day } stycznia
    [2] { $day } lutego
    [3] { $day } marca
    [4] { $day } kwietnia
    [5] { $day } maja
    [6] { $day } czerwca
    [7] { $day } lipca
    [8] { $day } sierpnia
    [9] { $day } września
    [10] { $day } października
    [11] { $day } listopada
   *[12] { $day } grudnia
}
page-time-left = pozostało { $time }
page-next-table = Następny stół: { $game }
page-time = Twój czas
page-time-about = Dla stołów, przy których na ruch są dni. Twój zegar trzyma się tam twojego dnia: czas nie kończy się w nocy ani podczas twojej nieobecności.
page-time-zone = Strefa czasowa
page-time-quiet = Godziny ciszy
page-time-quiet-about = To, czego termin wypadłby w tych godzinach, ma termin na ich końcu. Najwyżej 12 godzin; zostaw oba pola puste, jeśli ich nie chcesz.
page-time-from = Od
page-time-until = Do
page-holidays = Urlopy
page-holidays-about = Podczas twojej nieobecności twój zegar stoi, a inni widzą, do kiedy. Najwyżej { $length } dni z rzędu.
page-holidays-left = { $days ->
    [0] Z { $most } dni w tym roku nie pozostał żaden.
    [one] Z { $most } dni w tym roku pozostał { $days }.
    [few] Z { $most } dni w tym roku pozostały { $days }.
    [many] Z { $most } dni w tym roku pozostało { $days }.
   *[other] Z { $most } dni w tym roku pozostało { $days }.
}
page-holidays-none = Żaden nie jest zgłoszony.
page-holiday-first = Pierwszy dzień
page-holiday-last = Ostatni dzień
page-holiday-announce = Zgłoś
page-holiday-cancel = Odwołaj
page-holiday-end = Już jestem
page-note = Twoje notatki
page-note-about = Widzisz je tylko ty, tutaj i na innych swoich urządzeniach.
page-error-bad-zone = Nie ma takiej strefy czasowej.
page-error-bad-quiet-hours = Godziny ciszy mają początek i koniec, najwyżej 12 godzin od siebie.
page-error-bad-holiday = Tych dni nie można zgłosić: zaczynają się dziś lub później, w ciągu roku, najwyżej 14 z rzędu z dniem przerwy między urlopami i najwyżej 30 w roku.
page-prepare = Przygotuj odpowiedź
page-prepare-about = Powiedz już teraz, co odpowiesz, gdy przyjdzie twoja kolej. Odpowiedź pada od razu, nie zabiera ci czasu i nikt inny jej nie widzi. Jeśli pytanie będzie inne, odpowiedź przepada, a ty się o tym dowiesz.
page-prepare-asked = Pytania, które mogą paść
page-prepare-none = Teraz nie da się przewidzieć następnego pytania.
page-prepare-when = Kiedy obowiązuje
page-prepare-any = Cokolwiek zdarzy się wcześniej
page-prepare-if = Tylko po tym:
page-prepare-do = Przygotuj tę odpowiedź
page-prepared = Przygotowane odpowiedzi
page-prepared-drop = Porzuć to, co przygotowane
page-error-asked-now = Teraz twoja kolej. Najpierw odpowiedz.
page-error-shared-screen = Przy wspólnym ekranie nie można niczego przygotować: inni by to zobaczyli.
page-error-no-such-case = To nie pytanie, które może teraz paść. Zobacz jeszcze raz, co może się zdarzyć.
page-error-too-many-prepared = Można przygotować najwyżej osiem odpowiedzi.
