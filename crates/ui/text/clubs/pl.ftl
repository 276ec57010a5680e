page-clubs = Kluby
page-clubs-about = Dla tych, którzy grają razem nie pierwszy raz: własna strona, stały wieczór, tabela, kalendarz.
page-clubs-none = Nie należysz jeszcze do żadnego klubu. Żeby wejść, potrzebujesz jego linku.
page-club-tables = Stoły twoich klubów
page-club-found = Nowy klub
page-club-found-do = Załóż klub
page-club-name = Nazwa
page-club-line = Krótki opis
page-club-zone = Strefa czasowa
page-club-rhythm = Sezony
page-club-rhythm-quarter = Jeden na trzy miesiące
page-club-rhythm-month = Jeden na miesiąc
page-club-rhythm-by-hand = Otwierane ręcznie
page-club-members-number = { $members ->
    [one] { $members } osoba w klubie
    [few] { $members } osoby w klubie
    [many] { $members } osób w klubie
   *[other] { $members } osoby w klubie
}
page-club-members = Członkowie
page-club-hosting = jesteś tu gospodarzem
page-club-host = gospodarz
page-club-you = ty
page-club-open = Otwarte stoły
page-club-open-none = Żaden stół nie czeka na graczy.
page-club-running = W trakcie gry
page-club-finished = Zakończone gry
page-club-in = Gram
page-club-out = Nie mogę przyjść
page-club-begins = Gra zacznie się sama: { $when } ({ $zone }).
page-club-members-only = tylko dla klubu
page-club-new-table = Otwórz stół: { $game }
page-club-for = Klub: { $club }
page-club-for-members = W klubie: stół widzi i siada przy nim tylko klub
page-club-challenges = Stałe spotkania
page-club-challenges-none = Nie ma jeszcze żadnych spotkań.
page-club-challenges-about = Wybierz dzień i godzinę: co tydzień stół otworzy się sam, wszyscy dostaną wiadomość, a o umówionej godzinie gra się zacznie.
page-club-challenge = { $weekday }, { $time }: { $game }, miejsca: { $seats }
page-club-next = Następny raz
page-club-missed = Nikt nie przyszedł
page-club-challenge-bots = Wolne krzesła zajmą boty.
page-club-challenge-waits = Gra zacznie się, gdy wszystkie krzesła będą zajęte.
page-club-challenge-new = Nowe stałe spotkanie: { $game }
page-club-challenge-when = Co tydzień
page-club-challenge-day = Dzień
page-club-challenge-time = Godzina
page-club-challenge-lead = Stół otwiera się
page-club-challenge-lead-hours = { $hours ->
    [one] { $hours } godzinę wcześniej
    [few] { $hours } godziny wcześniej
    [many] { $hours } godzin wcześniej
   *[other] { $hours } godziny wcześniej
}
page-club-challenge-lead-about = Wtedy klub dostaje wiadomość. Każdy wybiera, jaką drogą, na stronie „Powiadomienia”.
page-club-challenge-who = Kto gra
page-club-challenge-fill = Krzesła, które zostaną wolne
page-club-challenge-fill-none = Poczekaj, aż ktoś przyjdzie
page-club-challenge-keep = Umów spotkanie
page-club-challenge-drop = Odwołaj to spotkanie
page-club-zone-told = Wszystkie godziny według strefy: { $zone }.
page-club-when = { $weekday }, { $day }, { $time }
page-club-season = Sezon { $number }
page-club-season-since = Początek: { $day }
page-club-season-over = zakończony
page-club-season-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
page-club-season-none = Żadna gra się jeszcze nie liczy.
page-club-season-how = Liczy się każdy stół klubu, przy którym co najmniej dwie osoby z klubu siedziały do końca. Gry kilku osób przy jednym ekranie się nie liczą.
page-club-season-begin = Zacznij sezon
page-club-season-end = Zakończ sezon
page-club-seasons-past = Wcześniejsze sezony
page-club-invite = Zaproś innych
page-club-invite-about = Kto otworzy ten link, może wejść.
page-club-invite-link = Link do tego klubu
page-club-renew = Zmień link
page-club-renew-about = Gdy link się zmieni, stary nie prowadzi już donikąd.
page-club-calendar = Kalendarz
page-club-calendar-about = Dodaj go do swojego kalendarza. Ten link jest tylko twój i działa bez logowania: zmień go, jeśli ma go ktoś inny.
page-club-calendar-link = Link do twojego kalendarza
page-club-calendar-open = Subskrybuj
page-club-manage = Prowadź klub
page-club-change = Co klub mówi o sobie
page-club-make-host = Mianuj gospodarzem
page-club-step-down = Nie bądź już gospodarzem
page-club-remove = Usuń
page-club-remove-about = Usunięta osoba nie wróci tym samym linkiem, bo link się zmieni.
page-club-leave = Odejdź z klubu…
page-club-leave-about = Nie zobaczysz już niczego z klubu. Gdzie siedzisz, tam grasz dalej, a twoje gry nadal się liczą. Jeśli nie ma innych gospodarzy, zostanie nim osoba, która jest tu najdłużej.
page-club-leave-do = Tak, odejdź z klubu
page-club-end = Rozwiąż klub…
page-club-end-about = Jego strona, sezony i spotkania znikną dla wszystkich. Trwające gry toczą się dalej.
page-club-end-sure = Wiem, że tego nie da się cofnąć
page-club-end-do = Rozwiąż klub
page-club-join-title = Zaproszenie do klubu: { $club }
page-club-join-about = W klubie wszyscy widzą swoje imiona, stoły klubu i tabelę. Nikt inny ich nie widzi.
page-club-join-guest = Możesz wejść jako gość. Z loginem należysz do klubu także na innym urządzeniu.
page-club-join = Wejdź
page-weekday-monday = poniedziałek
page-weekday-tuesday = wtorek
page-weekday-wednesday = środa
page-weekday-thursday = czwartek
page-weekday-friday = piątek
page-weekday-saturday = sobota
page-weekday-sunday = niedziela
page-error-no-such-club = Nie ma takiego klubu albo do niego nie należysz. Może jego link się zmienił.
page-error-not-club-host = Mogą to zrobić tylko gospodarze klubu.
page-error-club-full = Klub ma już tyle osób, ile może mieć.
page-error-too-many-clubs = Prowadzisz już 5 klubów albo należysz do 20. Najpierw odejdź z jednego.
page-error-too-many-challenges = Klub ma najwyżej dziesięć stałych spotkań. Odwołane liczy się jeszcze przez tydzień, jeśli klub dostał o nim wiadomość.
page-error-no-such-challenge = Tego spotkania już nie ma.
page-error-long-about = Opis klubu ma najwyżej 200 znaków.
page-error-host-stays = Gospodarza nie można usunąć: sam rezygnuje albo odchodzi.
page-error-member-needs-account = Ta osoba jest gościem. Gospodarz musi mieć konto.
page-error-member-hosts-too-many = Ta osoba prowadzi już 5 klubów.
page-error-bad-hour = Nie ma takiej godziny.
page-error-bad-lead = Stół otwiera się 2, 12, 24 albo 72 godziny wcześniej.
page-error-too-few-seats = Przy stole stałego spotkania siadają co najmniej dwie osoby.
page-error-before-the-hour = Klub umówił się na tę grę: zacznie się sama o umówionej godzinie.
page-error-last-host = Klub musi mieć gospodarza: najpierw mianuj nim kogoś innego.
page-error-season-running = Sezon jeszcze trwa. Najpierw go zakończ.
page-error-no-season = Nie ma takiego sezonu albo żaden nie trwa.
