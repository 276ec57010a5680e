# Stół New Salem.

## Gdzie co leży
page-salem-tab-own = Moja ulica
page-salem-tab-streets = Ulice
page-salem-tab-talk = Rozmowa
page-salem-streets = Ulice miasta. To, co możesz wybrać, jest przyciskiem.
page-salem-hand = Twoja postać i twoje karty
page-salem-town = Miasto: runda, faza i Rozpacz
page-salem-facts = Co jest jawne
page-salem-round = Runda { $round } z { $rounds }
page-salem-phase-build = Budowa
page-salem-phase-events = Wydarzenia
page-salem-meter = Rozpacz w mieście: { $despair }. Czarownice potrzebują: { $needed }.
page-salem-meter-tip = Na koniec każda wolna Czarownica dodaje { $free }, każdy Purytanin z kartą Procesu dodaje { $puritan }, każda Czarownica z kartą Procesu odejmuje { $witch }; zestaw Śmierć dodaje { $death }, zestaw Sprawiedliwość odejmuje { $justice }.
page-salem-events = Wydarzenia na stole
page-salem-pool = Rozdano z puli: { $witches ->
    [one] jedna Czarownica
    [few] { $witches } Czarownice
   *[other] { $witches } Czarownic
}, Purytanie: { $puritans }; jedna karta pozostała nieznana.
page-salem-trials-left = Karty Procesu na stole: { $number }
page-salem-deck = Karty budynków w talii: { $number }
page-salem-under = Wiesz, że pod talią budynków leżą: { $cards }.
page-salem-events-under = Pod talią wydarzeń, w tej kolejności: { $cards }.

## Ulica
page-salem-no-building = Jeszcze żadnego budynku.
page-salem-hope-of = Nadzieja na tych budynkach: { $hope }
page-salem-constable = Konstabl: uruchamia wydarzenia i wyznacza następcę.
page-salem-badge = Ma odznakę: ten gracz był już Konstablem i teraz nie może nim zostać.
page-salem-on-trial = Ma kartę Procesu: nie może zostać Konstablem.
page-salem-pillory = Pod Pręgierzem do końca rundy { $round }: nie może dawać Nadziei ani zostać Konstablem.
page-salem-sanctuary = W Azylu do końca rundy { $round }: nie może dostać karty Procesu ani stracić budynków.
page-salem-seen-by = Kto widział tę postać: { $seats }.
page-salem-claims = { $seat } mówi o sobie: { $side }. Każdy może kłamać.
page-salem-suspected = Kto podejrzewa: { $seats }.
page-salem-trusted = Kto ufa: { $seats }.
page-salem-you = Ty
page-salem-you-know = { $seat } to { $character }. Wiedzą o tym tylko ci, którzy widzieli tę postać.
page-salem-face-up = { $seat } to { $character }.
page-salem-unknown = Nie wiesz, kim jest { $seat }.
page-salem-hand-size = Karty na ręce: { $cards }
page-salem-hand-known = Te karty pochodzą od ciebie: { $cards }.
page-salem-tip-lot = { $copies ->
    [one] { $building }
   *[other] { $copies } × { $building }
} ({ $type }) · Nadzieja { $hope }, Rozpacz { $despair }
page-salem-tip-quarter = { $type }: do zestawu brakuje: { $missing }.
page-salem-tip-set = { $type }: pełne zestawy: { $sets }, punkty za każdy: { $points }.

## Karty
page-salem-hand-empty = Wybór dokonany. Inni jeszcze wybierają.
page-salem-redraw = Wierzchnia karta talii
page-salem-scores = Daje ci punkty: ten typ jest na twojej postaci.
page-salem-tip-building = { $building } ({ $type }). Po zbudowaniu: Nadzieja { $hope }, Rozpacz { $despair }, usunięta Rozpacz { $remove }.
page-salem-tip-death = Pełny zestaw Śmierć dodaje na koniec Rozpacz: { $despair }.
page-salem-tip-justice = Pełny zestaw Sprawiedliwość odejmuje na koniec Rozpacz: { $despair }.
page-salem-tip-event = { $event }, koszt w Nadziei: { $cost }. { $text }
page-salem-role = Twoja postać, znana tylko tobie
page-salem-points = Twoje punkty do tej pory
page-salem-end = Zakończ fazę

## Rozmowa
page-salem-talk = Deklaracje i oferty
page-salem-talk-none = Nikt jeszcze nic nie powiedział. Kłamać wolno.
page-salem-say-something = Powiedz coś
page-salem-say-role = Moja strona:
page-salem-say-types = Na mojej karcie:
page-salem-say-saw = Znam kartę:
page-salem-say-saw-what = { $seat } – { $side }
page-salem-say-accuse = Podejrzewam:
page-salem-say-trust = Ufam graczowi:
page-salem-say-want = Chcę wydarzenia:
page-salem-say-want-for = { $event }, cel: { $seat }
page-salem-say-offer = Oferuję:
page-salem-say-hope = Nadzieja: { $hope }
page-salem-say-hope-for = Nadzieja: { $hope }, za: { $event }
page-salem-say-constable = Następny Konstabl:
page-salem-say-no = „Nie.”
page-salem-say-it = Powiedz to: { $what } …

## Na kogo czeka stół
page-salem-awaited-pick = wybór budynku…
page-salem-awaited-discard = wybór ostatniego budynku…
page-salem-awaited-remove = usuwanie Rozpaczy…
page-salem-awaited-announce = zapowiedź planu…
page-salem-awaited-gifts = dać Nadzieję czy nie…
page-salem-awaited-place = kładzenie kostek…
page-salem-awaited-pay = płacenie Nadzieją…
page-salem-awaited-appoint = wybór następnego Konstabla…
page-salem-awaited-decide = wydarzenie czy koniec fazy?
page-salem-awaited-event = wykonanie wydarzenia…

## Na pierwszą grę

## Koniec
page-salem-witches-prevail = Rozpacz zwycięża: wygrać może tylko Czarownica
page-salem-puritans-prevail = Miasto się trzyma: wygrać może tylko Purytanin
page-salem-reckon-cubes = Kostki Rozpaczy
page-salem-reckon-trials = Procesy
page-salem-reckon-sets = Zestawy Śmierć i Sprawiedliwość
page-salem-reckon-total = Rozpacz w mieście / próg
page-salem-tie = Przy remisie: Nadzieja
