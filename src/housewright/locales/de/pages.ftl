### The pages

## Everywhere

home = Startseite
home-link = Housewright, Startseite
close = Schließen
loading = Einen Moment…
menu = Menü
help = Hilfe
help-open = Hilfe und Regeln
game-welcome = Welcome To…
game-heimat = Neue Heimat
seat-number = Platz { $number }
round-number = Runde { $round }
reconnecting = Verbinde neu…
title-your-turn = Du bist dran – { $title }
table-gone = Dieser Tisch lässt sich nicht anzeigen
table-abandoned = Dieser Tisch wurde aufgegeben
time-left = { $minutes }:{ $seconds }
points-unit = Pkt.
points-short = { $points } Pkt.
two-sentences = { $first } { $second }
why-rule = Regel { $clause }
story = Verlauf
story-open = Verlauf der letzten Runde
story-title = Runde { $round }
story-none = Bisher ist nichts geschehen.
notice-draft-dropped = Die Runde wurde ohne deinen angefangenen Zug beendet; er ist verfallen.
notice-turn-elsewhere = Dein Zug wurde anderswo gemacht: auf einem anderen Gerät, in einem anderen Tab oder vom Computer.
error-no-connection = Der Server antwortet nicht. Dein Zug bleibt hier gespeichert und wird noch gesendet.

## The table of Welcome To

skip-to-sheet = Direkt zu meinen Straßen
my-streets = Meine Straßen
all-sheets = Alle Spielzettel
my-score = Meine Punkte
score-title = Punkte, Zeile für Zeile
sheet-of = Spielzettel von { $name }
hand = Handkarten
hand-known = gesehen von { $who }
town-name = { $name }, Punkte: { $points }. Spielzettel zeigen
hand-over = Computer für diesen Platz spielen lassen
street-name = { $street ->
    [A] Obere Straße
    [B] Mittlere Straße
   *[C] Untere Straße
}
street-short = { $street ->
    [A] Oben
    [B] Mitte
   *[C] Unten
}
street-open = { $street } öffnen: { $built } von { $of } Häusern, { $fits ->
    [0] nichts zu tun
    [one] ein Bauplatz passt
   *[other] { $fits } Bauplätze passen
}
lot-standing = { $street }, Bauplatz { $place }: { $state ->
    [roundabout] Kreisverkehr
    [bis] Haus { $number } bis
    [house] Haus { $number }
   *[empty] leer
}{ $pool ->
    [drawn] , Pool geplant
    [built] , Pool gebaut
    [lost] , Pool entfällt
   *[none] {""}
}.
lot-does = { $fits ->
    [no] Hier nicht möglich: warum?
   *[yes] { $kind ->
        [write] { $number } hierher schreiben.
        [bis] { $number } bis hierher schreiben.
        [roundabout] Hier einen Kreisverkehr bauen.
       *[estate] Diese Siedlung für den Plan nutzen.
    }
}
gap-does = { $street }: Zaun zwischen Bauplatz { $left } und Bauplatz { $right } bauen
park-does = { $street }: Park anlegen
park-standing = { $street }, Parks: { $parks } von { $of }, Wert { $points }
cards = Karten
cards-fold = Karten einklappen
cards-take = Kombination wählen
cards-take-number = Karte für die Nummer wählen
cards-take-action = Karte für die Aktion wählen
cards-next = Danach
cards-then = dann
card-number-taken = Nummer gewählt
card-action-taken = Aktion gewählt
card-name = { $number ->
    [-1] Solokarte
   *[other] Nummer { $number }
} mit { $action }.{ $has ->
    [yes] {" "}Nächste Aktion dieses Stapels: { $next }.
   *[no] {""}
}{ $taken ->
    [both] {" "}Gewählt.
    [number] {" "}Nummer gewählt.
    [action] {" "}Aktion gewählt.
   *[rest] {""}
}
action-short-surveyor = Zaun
action-short-agent = Makler
action-short-landscaper = Park
action-short-pool = Pool
action-short-temp = Zeitarb.
action-short-bis = Bis
action-short-solo = Solo
refuse = Ablehnung ankreuzen
plans = Stadtpläne
plan-short = Plan { $number }
plan-then = dann { $low }
plan-yours = Gewertet
plan-claim = Werten
plan-name = Plan { $number }: { $what }. { $done ->
    [yes] Gewertet, { $mine } Punkte.
   *[no] Jetzt { $value } Punkte wert. Erreicht: { $have } von { $of }.
} { $taken ->
    [yes] Gewertet von { $others }.
   *[no] {""}
} { $can ->
    [yes] Jetzt werten.
   *[no] {""}
}
temp-pick = Welche Nummer?
temp-printed = gedruckt
temp-name = { $number }, { $change ->
    [0] wie aufgedruckt
   *[other] mit Zeitarbeiter
}: { $fits ->
    [0] passt nirgends
    [one] passt auf einen Bauplatz
   *[other] passt auf { $fits } Bauplätze
}
agent-pick = Welche Siedlungen aufwerten?
agent-name = Siedlungen der Größe { $size }: aus { $from } wird { $to }
bis-which = Welche Nummer kopieren?
bis-copy = { $number } von { $side ->
    [left] links
   *[right] rechts
}
others = Die anderen
others-after = Die anderen, nach Runde { $round }
others-ready = { $ready } von { $of } fertig
other-name = { $name }, { $who ->
    [computer] Computer
   *[person] Mensch
}, Punkte: { $points } nach Runde { $round }, { $state ->
    [ready] fertig
    [thinking] überlegt noch
    [away] abwesend
   *[over] Spiel zu Ende
}. Spielzettel zeigen
other-houses = { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}{ $refusals ->
    [0] {""}
    [one] {" "}· 1 Ablehnung
   *[other] {" "}· { $refusals } Ablehnungen
}
state-ready = Fertig
state-thinking = Überlegt
state-away = Abwesend
score-plans = Pläne
score-plans-done = { $count ->
    [0] noch keiner
    [one] einer gewertet
   *[other] { $count } gewertet
}
score-parks = Parks
score-pools = Pools
score-temps = Zeitarbeiter
score-estates = Siedlungen
score-estates-how = Anzahl × Wert
score-bis = Bis
score-roundabouts = Kreisverkehre
score-refusals = Ablehnungen
score-total = Gesamt
score-leader = { $who } führt mit { $points }
track-next = nächstes: { $value }
track-full = voll
track-temps = { $count } eingestellt
steps = Schritte des Zugs
step-name-card = Karte
step-name-lot = Bauplatz
step-name-action = Aktion
step-name-plans = Pläne
prompt-watching = Du schaust zu
prompt-waiting = Dein Zug ist gemacht
prompt-awaited = { $count ->
    [0] Alle sind fertig.
    [one] Ein Zug steht noch aus.
   *[other] { $count } Züge stehen noch aus.
}
prompt-handed-over = Der Computer spielt für dich
prompt-handed-over-about = Du kannst jederzeit wieder selbst spielen.
hand-back = Selbst spielen
hint = Tipp
hint-open = Was würde ein starker Spieler tun?
hint-title = Was ein starker Spieler erwägen würde
hint-about = Die Zahlen zeigen, was am Ende des Spiels zu erwarten ist. Zeile antippen und ausprobieren; jeder Schritt lässt sich zurücknehmen.
hint-take = Vorschlag { $number } ausprobieren
hint-line = { $line } { $value }
hint-value = { $game ->
    [heimat] { $value } %
   *[welcome] { $value } Pkt.
}
prompt-choose = Kombination wählen
prompt-choose-hand = Nummer wählen, dann Aktion
prompt-choose-about = Nummer und Aktion gehören zusammen.
prompt-hand-about = Sie kommen von zwei verschiedenen Karten.
prompt-refuse = Keine Nummer passt: Ablehnung ankreuzen.
prompt-write = Bauplatz für { $number } wählen
prompt-fits = { $fits ->
    [0] Kein Bauplatz passt.
    [one] Ein Bauplatz passt.
   *[other] { $fits } Bauplätze passen.
}
prompt-fits-pools = { $fits ->
    [one] Ein Bauplatz passt.
   *[other] { $fits } Bauplätze passen.
} { $pools ->
    [one] Einer davon bekommt seinen Pool.
   *[other] { $pools } davon bekommen ihren Pool.
}
prompt-roundabout = Wohin kommt der Kreisverkehr?
prompt-act-surveyor = Zaun bauen
prompt-act-agent = Siedlungen aufwerten
prompt-act-landscaper = Park anlegen
prompt-act-pool = Pool bauen
prompt-act-temp = Zeitarbeiter einstellen
prompt-act-bis = Bis-Haus bauen
prompt-estates = Welche Siedlung zählt für Plan { $plan }?
prompt-estates-about = Eine der markierten Siedlungen antippen.
prompt-finish = Plan werten oder bestätigen
prompt-finish-about = Später ist ein Plan vielleicht weniger wert.
prompt-confirm = Zug bestätigen
prompt-confirm-about = Bis dahin lässt sich jeder Schritt zurücknehmen.
skip-surveyor = Ohne Zaun
skip-agent = Ohne Makler
skip-landscaper = Ohne Park
skip-pool = Ohne Pool
skip-temp = Ohne Zeitarbeiter
skip-bis = Ohne Bis-Haus
roundabout = Kreisverkehr
roundabout-build = Kreisverkehr bauen
reshuffle = Neu mischen
reshuffle-about = Um Neumischen der Karten bitten
restart = Von vorn
restart-about = Zug von vorn beginnen
undo = Zurück
undo-about = Einen Schritt zurück
confirm = Bestätigen
sending = Senden…
take-back = Zug zurücknehmen
result = Ergebnis
result-line = Zeile
result-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
end-solo = Deine Stadt ist fertig: { $points } Punkte
end-winner = { $count ->
    [one] { $who } gewinnt mit { $points } Punkten
   *[other] { $who } gewinnen gemeinsam mit { $points } Punkten
}
end-tie-break = Gleichstand: Die Siedlungen entscheiden.
end-rematch = Noch einmal
end-new-deal = Neues Spiel
end-again = Dieselben Karten nochmal
end-to-rematch = Zum nächsten Spiel
end-replay = Rückblick
end-record = Aufzeichnung teilen
player-beginner = Anfänger
player-easy = Leicht
player-medium = Mittel
player-good = Gut
player-strong = Stark
player-master = Meister
player-flora = Flora
player-presto = Presto
player-magnus = Magnus
player-konrad = Konrad
player-berta = Berta
player-rosa = Rosa

## Replay and rules

replay = Wiederholung
replay-controls = Steuerung der Wiederholung
replay-back = Eine Runde zurück
replay-on = Eine Runde weiter
replay-play = Abspielen
replay-pause = Pause
replay-round = Gezeigte Runde
replay-end = Das Ende
replay-seat = Gesehen von
replay-all = Von allen gesehen
replay-story = Was in Runde { $round } geschah
rules-of = Regeln von { $game }
rules-games = Spiele
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
}
rules-none = Kein Absatz enthält alle diese Wörter.
aid = Spielhilfe
aid-welcome-surveyor = Geometer
aid-welcome-surveyor-about = Ein Zaun zwischen zwei benachbarten Bauplätzen. Bebaute Plätze zwischen Zäunen bilden eine Siedlung.
aid-welcome-agent = Immobilienmakler
aid-welcome-agent-about = Erhöht den Wert der Siedlungen einer Größe.
aid-welcome-landscaper = Landschaftsgärtner
aid-welcome-landscaper-about = Ein Park in der Straße des eben gebauten Hauses.
aid-welcome-pool = Pool
aid-welcome-pool-about = Der Pool des eben bebauten Platzes, wenn dort einer eingezeichnet ist.
aid-welcome-temp = Zeitarbeiter
aid-welcome-temp-about = Die Zahl darf sich um bis zu 2 ändern; ein Zeitarbeiter kommt dazu. Die meisten zählen am meisten.
aid-welcome-bis = Bis
aid-welcome-bis-about = Die Zahl eines Nachbarhauses noch einmal daneben. Jedes Bis kostet Punkte.
aid-welcome-plan = Stadtpläne
aid-welcome-plan-about = Wer einen Plan zuerst erfüllt, bekommt viel, alle Späteren weniger.
aid-welcome-refusal = Abgelehnter Bauantrag
aid-welcome-refusal-about = Keine Zahl passt: eine Ablehnung. Die dritte beendet das Spiel.
aid-welcome-roundabout = Kreisverkehr
aid-welcome-roundabout-about = Belegt einen Bauplatz; auf beiden Seiten beginnen die Zahlen neu. Er kostet Punkte.
aid-heimat-cube = Stockwerk
aid-heimat-cube-about = Vom Ende einer Auslagezeile. Auf den nächsten freien Bauplatz oder auf ein Haus mit höherem obersten Wert.
aid-heimat-roof = Dach
aid-heimat-roof-about = Verdeckt gezogen. Es schließt ein beliebiges Haus für immer ab.
aid-heimat-permit = Sonderbaugenehmigung
aid-heimat-permit-about = Macht eine Zeile um einige Bauplätze länger oder kürzer.
aid-heimat-blank = Blanko-Würfel
aid-heimat-blank-about = Nimmt eine gelegte Genehmigung aus dem Spiel und sich selbst dazu.
aid-heimat-mayor = Bürgermeister
aid-heimat-mayor-about = Verdoppelt alles in einer Zeile, Gutes wie Schlechtes.
aid-heimat-black = Schwarzgeld
aid-heimat-black-about = Ein Scheck in der Schwarzgeldkasse zählt am Ende einen Punkt; Schecks auf der Hand zählen nichts.

### Neue Heimat table

## Names

heimat-game-of = Spiel { $number } von { $games }
heimat-game = Spiel { $number }
heimat-auction-number = Auktion { $number }
heimat-you = du
heimat-same-name = { $name } { $number }
heimat-cube = { $colour } { $value }
heimat-piece = { $kind ->
    [roof] Dach { $value }
    [roof-down] verdecktes Dach
    [roof-blank] Dach ohne Zahl
    [permit] Genehmigung { $permit }
    [blank_cube] Blanko-Würfel
   *[mayor] Bürgermeister
}
heimat-row-short = { $row ->
    [A] Oben
    [B] Mitte
   *[C] Unten
}

## Seats

heimat-seats = Alle am Tisch, in Sitzordnung
heimat-seat = { $name }{ $you ->
    [yes] {" "}(du)
   *[no] {""}
}: { $cheques } in der Hand, { $black } in der Schwarzgeldkasse, { $owns ->
    [yes] Farben: { $colours }
   *[no] noch keine Farbe
}. { $status }
heimat-status = { $state ->
    [turn] am Zug
    [thinks] { $phase ->
        [offer] wählt aus …
        [bid] überlegt …
        [decide] überlegt …
       *[place] setzt …
    }
    [away] nicht da
    [offers] bietet an
    [bid] { $highest ->
        [yes] { $amount } geboten, am höchsten
       *[no] { $amount } geboten
    }
    [passed] gepasst
    [cannot] kann nicht erhöhen
    [over] Spiel zu Ende
   *[waits] wartet
}
heimat-seat-state = { $state ->
    [here] { $player } ist am Tisch.
    [away] { $player } ist nicht da.
    [handed-over] Für { $player } spielt der Computer.
   *[computer] Hier spielt der Computer: { $player }.
}
heimat-in-hand = Schecks in der Hand

## Building site

heimat-site = Bauplatz
heimat-row-label = Zeile { $letter }, { $row }: { $built } von { $length } Plätzen bebaut, { $roofed } mit Dach, { $finished ->
    [yes] fertig
   *[no] nicht fertig
}.{ $has ->
    [yes] {" "}Am Ende: { $permits }.
   *[no] {""}
}{ $mayor ->
    [yes] {" "}Der Bürgermeister verdoppelt sie.
   *[no] {""}
}
heimat-permit-placed = { $longer ->
    [yes] Genehmigung { $permit }, länger
   *[no] Genehmigung { $permit }, kürzer
}
heimat-finished = fertig
heimat-torn-down = abgerissen
heimat-doubled = vom Bürgermeister verdoppelt
heimat-built = { $built } von { $length } bebaut
heimat-roofs-to-go = { $count ->
    [one] 1 Dach fehlt
   *[other] { $count } Dächer fehlen
}
heimat-lot-empty = { $fenced ->
    [yes] { $lot }: leer, weiß umzäunt, nur eine Etage.
   *[no] { $lot }: leer.
}
heimat-lot-house = { $lot }: { $storeys ->
    [one] 1 Etage
   *[other] { $storeys } Etagen
}, oben { $top }{ $lower ->
    [yes] , darunter { $below }
   *[no] {""}
}, { $roofed ->
    [yes] Dach { $roof }
   *[no] noch kein Dach
}. Zählt für { $owner }.
heimat-lot-target = { $state ->
    [chosen] Gewählt, noch nicht bestätigt. { $lot }
    [legal] Hierher setzen. { $lot }
   *[not] Nicht hier. { $lot }
}
heimat-mayor-here = Bürgermeister vor Zeile { $row } stellen
heimat-permit-here = { $longer ->
    [yes] Zeile { $row } verlängern
   *[no] Zeile { $row } verkürzen
}{ $legal ->
    [yes] {""}
   *[no] : nicht möglich
}
heimat-remove-here = Genehmigung { $permit } entfernen{ $legal ->
    [yes] {""}
   *[no] : nicht möglich
}

## Yard

heimat-yard = Auslage
heimat-yard-hint = nur markierte Enden sind zu haben
heimat-display-row = { $count ->
    [one] Reihe { $row } der Auslage: noch 1 Würfel
   *[other] Reihe { $row } der Auslage: noch { $count } Würfel
}
heimat-yard-end = { $name }, { $state ->
    [chosen] gewählt
    [legal] kann angeboten werden
    [later] am Ende der Reihe
   *[not] passt nirgends
}
heimat-yard-inner = { $name }, nicht am Ende
heimat-yard-roofs = { $left ->
    [one] Dach ziehen: 1 liegt verdeckt
   *[other] Dach ziehen: { $left } liegen verdeckt
}, { $blank ->
    [0] alle mit Zahl
   *[other] davon { $blank } ohne Zahl
}{ $state ->
    [chosen] . Gewählt.
    [legal] . Kann angeboten werden.
    [later] .
   *[not] . Kein Haus ohne Dach steht.
}
heimat-yard-special = { $name }: { $about }{ $state ->
    [chosen] . Gewählt.
    [legal] . Kann angeboten werden.
   *[later] .
}
heimat-roofs-left = { $count ->
    [one] 1 Dach
   *[other] { $count } Dächer
}
heimat-roofs-blank = { $count ->
    [0] alle mit Zahl
    [one] 1 ohne Zahl
   *[other] { $count } ohne Zahl
}
heimat-special-about = { $kind ->
    [permit] { $number ->
        [one] 1 Platz mehr oder weniger
       *[other] { $number } Plätze mehr oder weniger
    }
    [blank_cube] entfernt eine Genehmigung
   *[mayor] verdoppelt eine Zeile
}

## Auction

heimat-auction = Auktion
heimat-you-offer = deine
heimat-offers = { $player } bietet an.
heimat-chooses = { $player } wählt einen Spielstein.
heimat-choose-piece = Dann einen Spielstein aus der Auslage anbieten.
heimat-could-offer = Zur Wahl: { $pieces }.
heimat-black-title = Einen Scheck in die Schwarzgeldkasse?
heimat-black-about = { $cheques } in der Hand, { $black } in der Kasse. Dort zählt er am Ende 1 Punkt, bezahlt aber nichts mehr.
heimat-cube-about = { $owned ->
    [nobody] { $colour } gehört noch niemandem: Wer den Würfel setzt, bekommt die Farbe.
    [you] { $colour } gehört dir.
   *[other] { $colour } gehört { $player }.
}
heimat-fits = Passt auf { $lots }.
heimat-bidders = Gebote, einmal reihum von links
heimat-has = hat { $cheques }
heimat-highest = am höchsten
heimat-bidder = { $state ->
    [pass] passt
    [cannot] kann nicht
    [now] ?
   *[to-come] –
}
heimat-your-bid = Dein Gebot
heimat-bid-label = { $amount } bieten{ $sure ->
    [yes] : { $player } müsste verkaufen
   *[no] {""}
}
heimat-more-bids = Andere Gebote, { $from } bis { $to }
heimat-one-less = Eins weniger
heimat-one-more = Eins mehr
heimat-all-in = Alle { $amount }
heimat-pass = Passen
heimat-if-sells = Wenn { $player } verkauft
heimat-if-sells-then = { $amount } zahlen, { $after } bleiben, selbst setzen
heimat-if-keeps = Wenn { $player } behält
heimat-if-keeps-then = { $amount } bekommen, dann { $after }
heimat-cannot-keep = { $player } kann das nicht zahlen
heimat-sure-from = Ab { $amount }
heimat-sure-then = muss { $player } verkaufen
heimat-leads = { $player } führt mit { $amount }.
heimat-places = { $player } setzt den Spielstein.
heimat-decide-title = { $move ->
    [sell] An { $player } verkaufen
   *[keep] Behalten
}
heimat-from-to = { $from } → { $to }
heimat-decide-money = { $move ->
    [sell] { $amount } von { $player }
   *[keep] { $amount } an { $player }
}
heimat-decide-places = { $move ->
    [sell] { $player } setzt, wo es passt.
   *[keep] Du setzt, wo es passt.
}
heimat-decide-best = { $hidden ->
    [yes] Auf { $lot } mindestens ±{ $worth }.
   *[no] Auf { $lot } bis ±{ $worth }.
}
heimat-placing = { $kind ->
    [place] { $lot }
    [longer] Zeile { $row } länger
    [shorter] Zeile { $row } kürzer
    [remove] Genehmigung { $permit } von Zeile { $row } weg
    [mayor] Vor Zeile { $row }
   *[discard] Aus dem Spiel
}
heimat-placing-on = { $on ->
    [house] auf { $house }
   *[lot] neues Haus
}
heimat-placing-worth = { $hidden ->
    [yes] { $whose ->
        [you] mindestens ±{ $worth } für dich
       *[other] mindestens ±{ $worth } für { $player }
    }
   *[no] { $whose ->
        [you] ±{ $worth } für dich
       *[other] ±{ $worth } für { $player }
    }
}
heimat-placing-takes = { $whose ->
    [you] gehörte dir
   *[other] gehörte { $player }
}
heimat-placing-length = { $length ->
    [one] 1 Platz
   *[other] { $length } Plätze
}
heimat-placing-finishes = Zeile wird fertig
heimat-placing-reopens = wieder unfertig
heimat-placing-ends = das Spiel ist zu Ende

## Next step

heimat-next-step = Nächster Schritt
heimat-lead = { $step ->
    [offer] Einen Spielstein anbieten.
    [bid] Dein einziges Gebot.
   *[place] Setzen: { $piece }.
}
heimat-lead-decide = { $player } bietet { $amount } für: { $piece }.
heimat-ask = { $step ->
    [offer] In der Auslage antippen.
    [decide] Verkaufen oder behalten?
   *[place] { $count ->
        [one] Es gibt eine Möglichkeit.
       *[other] Es gibt { $count } Möglichkeiten.
    }
}
heimat-range = { $any ->
    [yes] Mindestens { $from }, höchstens { $to }.
   *[no] Nur Passen ist möglich.
}
heimat-chosen = { $kind ->
    [bid] Gebot { $move }.
    [pass] Kein Gebot.
    [sell] Verkaufen.
   *[other] { $what }.
}
heimat-go = { $kind ->
    [offer] Anbieten
    [roof] Dach ziehen
    [bid] { $amount } bieten
    [pass] Passen
    [sell] Für { $amount } verkaufen
    [place] Hier bauen
    [permit] So setzen
    [remove] Entfernen
    [mayor] Dorthin stellen
   *[discard] Aus dem Spiel nehmen
}
heimat-go-nothing = { $step ->
    [offer] Spielstein wählen
    [bid] Gebot wählen
    [decide] Verkaufen oder behalten?
   *[place] Platz wählen
}
heimat-wait = { $phase ->
    [offer] { $player } wählt, was angeboten wird.
    [bid] { $player } ist mit Bieten dran.
    [decide] { $player } verkauft oder behält.
   *[place] { $player } setzt den Spielstein.
}
heimat-panels = Was zu sehen ist

## Ledger, series and story

heimat-ledger = Kontobuch
heimat-ledger-hint = Unterlegtes zählt jetzt
heimat-now-with-black = Jetzt, mit Schwarzgeld
heimat-futures = Summen, wenn zwei Zeilen fertig sind und abgerissen wird …
heimat-bounds = ≥ ≤ verdeckte Etagen kommen hinzu · ≈ sie ziehen in beide Richtungen
heimat-sum = { $bound ->
    [least] mindestens { $value }
    [most] höchstens { $value }
    [about] ungefähr { $value }
   *[exact] { $value }
}{ $leads ->
    [yes] , am meisten
   *[no] {""}
}
heimat-series = Serie
heimat-series-hint = zwei Siege entscheiden sofort
heimat-won = gewonnen
heimat-story-none = Noch wurde nichts verkauft.
heimat-told-bid = { $passed ->
    [yes] { $player } passt
   *[no] { $player } { $amount }
}
heimat-game-over = Spiel { $number } ist zu Ende
heimat-game-won = { $count ->
    [one] { $players } gewinnt Spiel { $number }.
   *[other] { $players } teilen sich den Sieg in Spiel { $number }.
}
heimat-next-game = Weiter zu Spiel { $number }

## The end

heimat-wins = { $count ->
    [one] { $series ->
        [yes] { $players } gewinnt die Serie.
       *[no] { $players } gewinnt.
    }
   *[other] { $players } teilen sich den Sieg.
}
heimat-decided-by = { $by ->
    [two-wins] Zwei gewonnene Spiele entscheiden die Serie, gleich wie die Summen stehen: { $total } zu { $second }.
    [wins] Beide haben { $total } Punkte; mehr gewonnene Spiele entscheiden.
    [cheques] Beide haben { $total } Punkte; Schecks in Hand und Kasse entscheiden: { $cheques } zu { $others }.
    [shared] Mit je { $total } Punkten und gleich vielen Schecks wird der Platz geteilt.
   *[total] { $total } zu { $second } Punkte.
}
heimat-ranking = Rangliste
heimat-town = Die Stadt, wie sie stand, alle Etagen offen
heimat-end-row = { $row }, { $finished ->
    [yes] fertig
   *[no] abgerissen
}{ $mayor ->
    [yes] , vom Bürgermeister verdoppelt
   *[no] {""}
}
heimat-no-houses = Keine Häuser.
heimat-reckoning = Abrechnung
heimat-purse = { $player } { $cheques }
heimat-purses = Schecks in der Hand zählen nur bei Gleichstand. In Hand und Kasse: { $cheques }.
heimat-what-next = Wie weiter
heimat-watch-rematch = Beim nächsten Spiel zusehen
