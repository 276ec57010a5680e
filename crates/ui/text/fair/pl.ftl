## Rozdanie dnia
page-daily = Rozdanie dnia
page-daily-about = Raz dziennie wszyscy grają to samo rozdanie przeciw tym samym botom. Po grze widać, jak poszło innym.
page-daily-how = Jak porównuje się wyniki
page-daily-rules = Nowe rozdanie przychodzi o północy czasu uniwersalnego. Grasz je raz, bez podpowiedzi i bez trenera, a gra nie liczy się do rankingu. Liczy się lepsze miejsce, potem punkty z gry. Goście też mogą grać, ale w tabeli są tylko konta, i tylko te, które same wykonały każdy ruch. Kto wróci jako inny gość, mógłby znać rozdanie: to przyjacielskie porównanie i nic więcej.
page-daily-play = Zagraj dzisiejsze rozdanie
page-daily-continue = Wróć do swojej gry
page-daily-look = Obejrzyj swoją grę
page-daily-table = Tabela dnia
page-daily-hidden = Tabela dnia otwiera się, kiedy zagrasz.
page-daily-none = Żadne konto nie ukończyło tego rozdania.
page-daily-today = Dzisiaj, { $date }
page-daily-yesterday = Wczoraj, { $date }
page-daily-yours = Twój wynik: miejsce { $place }, punkty: { $points }
page-daily-helped = Bot wykonał niektóre z twoich ruchów, więc wynik nie jest porównywany.
page-daily-again = Zagraj to rozdanie jeszcze raz dla zabawy
page-deal-day = To rozdanie dnia: wszyscy grają to samo, jeden raz. Do końca dnia nikt inny nie widzi tego stołu. Gra nie liczy się do rankingu.
page-deal-tournament = Wszystkie stoły tej rundy mają to samo rozdanie. Kto tu nie gra, zobaczy stół, kiedy wszystkie skończą. Gra nie liczy się do rankingu.
page-fair-rank = Lp.
page-fair-name = Imię
page-fair-place = Miejsce
page-fair-score = Punkty

## Turnieje
page-tournaments = Turnieje
page-tournaments-about = Wiele osób, kilka rund: stoły otwierają się same, boty zajmują wolne miejsca, a tabela liczy każdą grę.
page-tournaments-yours = Twoje
page-tournaments-listed = Otwarte dla wszystkich
page-tournaments-none = Na razie nie ma żadnego.
page-tournament-new-of = Nowy turniej: { $game }
page-tournament-people = { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
    [many] { $people } osób
   *[other] { $people } osoby
}
page-tournament-round = Runda { $round } z { $rounds }
page-tournament-gathering = trwają zapisy
page-tournament-playing = trwa
page-tournament-over = zakończony
page-tournament-cancelled = odwołany
page-tournament-host = Otwiera
page-tournament-who = Kto i ile gra
page-tournament-name = Nazwa
page-tournament-table-size = Gracze przy stole
page-tournament-rounds = Rundy
page-tournament-games = Gry w rundzie
page-tournament-most = Najwięcej osób
page-tournament-system = Kto z kim gra
page-tournament-swiss = System szwajcarski: grasz z osobami, które mają podobną liczbę punktów
page-tournament-robin = Każdy z każdym: spotykasz wszystkich możliwie równo
page-tournament-duplicate = To samo rozdanie przy wszystkich stołach rundy
page-tournament-by-hand = Każda runda zaczyna się, kiedy zdecyduje o tym osoba, która otworzyła turniej
page-tournament-fill = Jeśli stoły nie są pełne
page-tournament-fill-bots = Boty zajmują wolne krzesła
page-tournament-fill-rest = Dla kogo brakuje stołu, ten pauzuje jedną rundę
page-tournament-listed = Wszyscy: pokaż na liście
page-tournament-open = Otwórz turniej
page-tournament-join = Weź udział
page-tournament-join-waiting = Zapisz się na listę oczekujących
page-tournament-withdraw = Wycofaj się
page-tournament-begin = Zacznij pierwszą rundę
page-tournament-next = Zacznij następną rundę
page-tournament-cancel = Odwołaj turniej
page-tournament-end = Zakończ turniej teraz
page-tournament-close = Zamknij tę rundę…
page-tournament-close-about = Nieskończone gry zostają przerwane. Dla wszystkich, którzy tam siedzą, liczą się jak przeciętna gra.
page-tournament-close-yes = Tak, zamknij rundę
page-tournament-admit = Przyjmij
page-tournament-remove = Usuń
page-tournament-waiting = Lista oczekujących
page-tournament-withdrew = poza turniejem
page-tournament-away = na końcu grał bot
page-tournament-standings = Tabela
page-tournament-terms = Co ustalono
page-tournament-terms-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
page-tournament-terms-games = { $games ->
    [one] { $games } gra w rundzie
    [few] { $games } gry w rundzie
    [many] { $games } gier w rundzie
   *[other] { $games } gry w rundzie
}
page-tournament-terms-size = przy stole: { $players }
page-tournament-at-table = Stół
page-tournament-bot = Bot
page-tournament-running = trwa
page-tournament-given-up = przerwana
page-tournament-resting = Pauza
page-tournament-points = Punkty
page-tournament-points-about = W każdej grze jeden punkt za każdą osobę przy stole, którą zostawiasz za sobą, boty też się liczą, i pół punktu za każdą, z którą dzielisz miejsce. Runda pauzy i przerwana gra dają średnią.
page-tournament-strength = Przeciwnicy
page-tournament-strength-about = Ile punktów na grę mają średnio osoby, z którymi grasz. Więcej znaczy, że twoje punkty było trudniej zdobyć.
page-tournament-wins = Wygrane
page-tournament-wins-about = Gry, w których masz pierwsze miejsce, także dzielone.
page-tournament-share = Udział (%)
page-tournament-share-about = Twoja część wszystkich punktów zdobytych przy twoich stołach, średnio.
page-tournament-played = Gry
page-tournament-how = Jak się liczy
page-tournament-how-about = Tabela liczy każdą grę, gdy tylko się skończy. Przy równych punktach decyduje następny wiersz tej listy; kogo nic nie różni, ten dzieli pozycję.
page-tournament-pairing-about = Wszyscy grają tyle samo gier, z różnicą najwyżej jednej. Na każdym miejscu siedzisz mniej więcej tak samo często i nie spotykasz nikogo ponownie, dopóki da się tego uniknąć. Kogo nie ma, za tego gra bot, aż wróci.
page-error-needs-account = Do tego potrzebujesz konta.
page-error-not-organiser = Może to zrobić tylko osoba, która otworzyła turniej.
page-error-round-running = Runda jeszcze trwa.
page-error-too-few-people = Za mało osób na rundę.
page-error-tournament-full = Turniej i jego lista oczekujących są pełne.
page-error-tournament-over = Turniej się skończył.
page-error-tournament-not-begun = Turniej jeszcze się nie zaczął.
page-error-no-such-tournament = Nie ma takiego turnieju. Może w linku brakuje litery.
page-error-too-many-tournaments = Masz za dużo otwartych turniejów, które się nie skończyły. Najpierw zakończ jeden.
page-error-not-a-member = Ta osoba nie bierze udziału.
page-error-bad-tournament = Turniej ma nazwę, od 1 do 30 rund po 1–8 gier oraz od 2 do 200 osób.
