### Neue Heimat: everything a player reads about the game

## Colours; and the signs by which cubes tell them, each language its own

colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-red = Rot
colour-purple = Violett
colour-white = Weiß
colour-sign-blue = Bl
colour-sign-green = Gr
colour-sign-yellow = Ge
colour-sign-red = Ro
colour-sign-purple = Vi
colour-sign-white = We

## Pieces

piece-cube = Würfel
piece-roof = Dach
piece-permit = Sonderbaugenehmigung
piece-blank-cube = Blanko-Würfel
piece-mayor = Bürgermeister

## What each piece does, in a line

about-cube = Baue ihn auf den nächsten Bauplatz einer Zeile oder auf ein Haus mit höherem Wert.
about-roof = Setze es auf ein beliebiges Haus ohne Dach.
about-permit = Verlängere oder verkürze eine Zeile.
about-blank-cube = Entferne eine gesetzte Genehmigung.
about-mayor = Verdopple die Punkte einer Zeile, plus oder minus.

## Lines of the score

line-row-A = Zeile A
line-row-B = Zeile B
line-row-C = Zeile C
line-black = Schwarzgeld
line-game = Dieses Spiel
line-earlier = Frühere Spiele
line-total = Gesamt
line-wins = Gewonnene Spiele

## What the step of a turn asks for

step-offer = Lege nach Wunsch einen Scheck beiseite, dann biete einen Spielstein an.
step-bid = Biete oder passe.
step-decide = Verkaufe zum höchsten Gebot, oder zahle und behalte.
step-place = Setze den Spielstein.
step-done = Der Zug ist komplett.

## The story of a turn

story-black = { $player } legt einen Scheck in die Schwarzgeldkasse.
story-offer = { $player } bietet an: { $piece }.
story-drawn = Das aufgedeckte Dach ist { $value } wert.
story-blank = Das aufgedeckte Dach hat keine Zahl.
story-bid = { $player } bietet { $amount }.
story-pass = { $player } passt.
story-skipped = { $player } kann nicht erhöhen und wird nicht gefragt.
story-free = Niemand bietet: { $player } bekommt den Spielstein umsonst.
story-sold = { $player } verkauft für { $amount } an { $buyer }.
story-must-sell = { $player } kann nicht zahlen und muss für { $amount } an { $buyer } verkaufen.
story-kept = { $player } behält den Spielstein und zahlt { $amount } an { $buyer }.
story-cube = { $player } baut { $cube } auf { $lot }.
story-roof = { $player } setzt ein Dach mit Wert { $value } auf { $lot }.
story-longer = { $player } verlängert Zeile { $row } mit Genehmigung { $permit }.
story-shorter = { $player } verkürzt Zeile { $row } mit Genehmigung { $permit }.
story-removed = { $player } entfernt Genehmigung { $permit }.
story-mayor = { $player } stellt den Bürgermeister vor Zeile { $row }.
story-discarded = { $player } nimmt aus dem Spiel: { $piece }.
story-colour = { $player } gehört jetzt die Farbe { $colour }.
story-finished = Zeile { $row } ist fertig.
story-reopened = Zeile { $row } ist wieder unfertig.
story-won = { $player } gewinnt Spiel { $number }.
story-next-game = Spiel { $number } beginnt.
story-over = Das Spiel ist zu Ende.

## A hint: its figure, and what to do

hint-value = { $value } %
hint-figure = Gewinnchance
hint-about = Die Zahl zeigt deine Gewinnchance, wie ein starker Spieler sie einschätzt. Zeile antippen und ausprobieren; jeder Schritt lässt sich zurücknehmen.
grounds-none = { $of ->
    [best] An Punkten spricht nichts dafür: Die Gewinnchance entscheidet.
   *[other] An Punkten gibt es nichts auf: Die Gewinnchance entscheidet.
}
advice-black = Leg einen Scheck in die Schwarzgeldkasse.
advice-offer = Biete an: { $piece }.
advice-bid = Biete { $amount }.
advice-pass = Passe.
advice-sold = Verkauf für { $amount } an { $buyer }.
advice-kept = Behalte den Spielstein und zahle { $amount } an { $buyer }.
advice-cube = Bau { $cube } auf { $lot }.
advice-roof = Setz das Dach mit Wert { $value } auf { $lot }.
advice-longer = Verlängere Zeile { $row } mit Genehmigung { $permit }.
advice-shorter = Verkürze Zeile { $row } mit Genehmigung { $permit }.
advice-removed = Entferne Genehmigung { $permit }.
advice-mayor = Stell den Bürgermeister vor Zeile { $row }.
advice-discarded = Nimm aus dem Spiel: { $piece }.
advice-colour = Dann gehört dir die Farbe { $colour }.

## Warum ein Zug mehr wert ist als ein anderer: was dieser oder der andere Zug tut, und was das in einer Zeile bringt oder kostet

ground-finished = { $by ->
    [this] Zeile { $row } ist fertig
   *[other] Zeile { $row } ist noch nicht fertig
}: { $points }
ground-reopened = { $by ->
    [this] Zeile { $row } ist wieder unfertig
   *[other] Zeile { $row } bleibt fertig
}: { $points }
ground-cube = { $by ->
    [this] { $cube } auf { $lot }
   *[other] Ohne { $cube } auf { $lot }
}: { $points }
ground-roof = { $by ->
    [this] Das Dach mit { $value } auf { $lot }
   *[other] Ohne das Dach mit { $value } auf { $lot }
}: { $points }
ground-length = { $by ->
    [this] Zeile { $row } hat eine andere Länge
   *[other] Zeile { $row } behält ihre Länge
}: { $points }
ground-mayor = { $by ->
    [this] Der Bürgermeister vor Zeile { $row }
   *[other] Kein Bürgermeister vor Zeile { $row }
}: { $points }
ground-row = Zeile { $row }, später: { $points }
ground-black = { $by ->
    [this] Ein Scheck in der Schwarzgeldkasse
   *[other] Kein Scheck in der Schwarzgeldkasse
}: { $points }
ground-black-later = Schwarzgeld, später: { $points }

## Why a move is illegal

reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du bist nicht am Zug.
reason-turn-over = Dieser Zug ist schon komplett.
reason-no-offer-now = Jetzt ist kein Spielstein anzubieten.
reason-no-bid-now = Jetzt gibt es nichts, worauf du bieten kannst.
reason-no-decision-now = Jetzt gibt es nichts zu entscheiden.
reason-no-placing-now = Jetzt ist kein Spielstein zu setzen.
reason-black-money-once = Pro Zug kommt nur ein Scheck in die Schwarzgeldkasse.
reason-black-money-without-cheque = Du hast keinen Scheck mehr.
reason-display-row-empty = In dieser Reihe der Auslage liegt kein Würfel mehr.
reason-last-cube-is-left = In dieser Reihe liegt nur noch ein Würfel; nimm ihn als linken.
reason-cube-fits-nowhere = Dieser Würfel passt nirgends hin.
reason-piece-not-on-offer = { $piece } ist nicht mehr im Angebot.
reason-cube-enclosed = Nur die Würfel an den Enden einer Reihe dürfen angeboten werden; dieser liegt zwischen anderen.
reason-no-house-to-roof = Es steht kein Haus ohne Dach.
reason-bid-too-low = { $amount } ist nicht mehr als das höchste Gebot.
reason-bid-beyond-cheques = Für { $amount } reichen deine Schecks nicht.
reason-other-piece-to-place = Ein anderer Spielstein ist zu setzen.
reason-piece-must-be-placed = Würfel und Dächer müssen gesetzt werden.
reason-lot-beyond-length = { $lot } liegt außerhalb der erlaubten Länge der Zeile.
reason-lot-not-next = { $lot } ist nicht der nächste freie Bauplatz der Zeile.
reason-lot-single-storey = { $lot } hat einen weißen Zaun: nur eine Etage.
reason-house-has-roof = Das Haus auf { $lot } hat ein Dach.
reason-cube-not-lower = Auf { $lot } passt nur ein niedrigerer Wert als der oberste des Hauses.
reason-lot-without-house = Auf { $lot } steht kein Haus.
reason-row-cuts-houses = Die Zeile wäre kürzer als das, was auf ihr gebaut ist.
reason-row-too-short = Die Zeile wäre kürzer als die kürzeste erlaubte.
reason-permit-not-placed = Genehmigung { $permit } liegt nicht auf dem Spielplan.

## Player aid and keys

aid-heimat-cube = Würfel
aid-heimat-cube-about = Vom Ende einer Reihe der Auslage. Auf den nächsten freien Bauplatz oder auf ein Haus mit höherem obersten Wert.
aid-heimat-roof = Dach
aid-heimat-roof-about = Verdeckt gezogen; eines ohne Zahl wird beiseitegelegt. Es schließt ein beliebiges Haus für immer ab.
aid-heimat-permit = Sonderbau{"\u00AD"}genehmigung
aid-heimat-permit-about = Macht eine Zeile um einige Bauplätze länger oder kürzer.
aid-heimat-blank = Blanko-Würfel
aid-heimat-blank-about = Nimmt eine gesetzte Genehmigung aus dem Spiel und sich selbst dazu.
aid-heimat-mayor = Bürgermeister
aid-heimat-mayor-about = Verdoppelt alles in einer Zeile, Gutes wie Schlechtes.
aid-heimat-finished = Zeile fertig
aid-heimat-finished-about = Alle erlaubten Plätze bebaut, alle Häuser mit Dach: Die Häuser zählen plus.
aid-heimat-torn = Zeile abgerissen
aid-heimat-torn-about = Bei Spielende nicht fertig: Die Häuser zählen minus.
aid-heimat-black = Schwarzgeld
aid-heimat-black-about = Ein Scheck in der Schwarzgeldkasse zählt am Ende einen Punkt; Schecks auf der Hand zählen nichts.
keys-bid = So viele Schecks bieten
keys-pass = Passen
keys-sell = Verkaufen
keys-keep = Behalten
keys-ledger = Kontobuch zeigen

## The table: names

heimat-game-of = Spiel { $number } von { $games }
heimat-game = Spiel { $number }
heimat-auction-number = Auktion { $number }
heimat-replay-auction = Auktion { $part } von { $parts }
heimat-replay-auction-back = Zur Auktion davor
heimat-replay-auction-on = Zur nächsten Auktion
heimat-you = du
heimat-cube = { $colour } { $value }
heimat-piece = { $kind ->
    [roof] Dach { $value }
    [roof-down] verdecktes Dach
    [roof-blank] Dach ohne Zahl
    [permit] Genehmigung { $permit }
    [blank_cube] Blanko-Würfel
   *[mayor] Bürgermeister
}
heimat-row-short = Zeile { $row }

## The table: seats

heimat-seats = Alle am Tisch, in Sitzordnung
heimat-seat = { $name }{ $you ->
    [yes] {" "}(du)
   *[no] {""}
}: { $cheques } auf der Hand, { $black } in der Schwarzgeldkasse, { $owns ->
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
heimat-in-hand = Schecks auf der Hand

## The table: building site

heimat-site = Spielplan
heimat-row-label = { $row }: { $built } von { $length } Plätzen bebaut, { $roofed } mit Dach, { $finished ->
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
heimat-badge-open = Was heißt das?
heimat-finished-about = Alle erlaubten Plätze sind bebaut, alle Häuser haben ein Dach. Jedes Haus zählt plus für seinen Besitzer.
heimat-torn-down-about = Bei Spielende nicht fertig: Die Zeile wird abgerissen, und jedes Haus zählt minus für seinen Besitzer.
heimat-torn-down-now = Wäre das Spiel jetzt zu Ende, würde die Zeile abgerissen: Jedes Haus zählte minus für seinen Besitzer.
heimat-built-about = { $built } von { $length } erlaubten Plätzen bebaut.
heimat-roofs-about = { $over ->
    [yes] { $count ->
        [one] Ein Dach fehlte.
       *[other] { $count } Dächer fehlten.
    }
   *[no] { $count ->
        [one] Ein Dach fehlt noch.
       *[other] { $count } Dächer fehlen noch.
    }
}
heimat-doubled-about = Der Bürgermeister verdoppelt jedes Haus der Zeile, plus wie minus.
heimat-permits-about = { $permits }: erlaubte Länge { $length }.
heimat-built = { $built } von { $length } bebaut
heimat-roofs-to-go = { $count ->
    [one] 1 Dach fehlt
   *[other] { $count } Dächer fehlen
}
heimat-roofs-missed = { $count ->
    [one] 1 Dach fehlte
   *[other] { $count } Dächer fehlten
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

## The table: display

heimat-display = Auslage
heimat-display-hint = nur markierte Enden sind zu haben
heimat-display-row = { $count ->
    [one] Reihe { $row } der Auslage: noch 1 Würfel
   *[other] Reihe { $row } der Auslage: noch { $count } Würfel
}
heimat-display-end = { $name }, { $state ->
    [chosen] gewählt
    [legal] kann angeboten werden
    [later] am Ende der Reihe
   *[not] passt nirgends
}
heimat-display-inner = { $cubes }, zwischen anderen
heimat-display-roofs = { $left ->
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
heimat-display-special = { $name }: { $about }{ $state ->
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
    [idle] noch keine Genehmigung gesetzt
    [blank_cube] entfernt eine Genehmigung
   *[mayor] verdoppelt eine Zeile
}

## The table: auction

heimat-auction = Auktion
heimat-you-offer = deine
heimat-offers = { $player } bietet an.
heimat-chooses = { $player } wählt einen Spielstein.
heimat-choose-piece = Dann einen Spielstein aus der Auslage anbieten.
heimat-could-offer = Zur Wahl: { $pieces }.
heimat-black-title = Einen Scheck in die Schwarzgeldkasse?
heimat-black-purse = { $cheques } auf der Hand, { $black } in der Kasse.
heimat-black-about = Dort zählt er am Ende 1 Punkt, bezahlt aber nichts mehr.
heimat-brief = { $kind ->
    [permit] Genehmi{"\u00AD"}gung { $piece }
    [mayor] Bürger{"\u00AD"}meister
   *[blank_cube] Blanko-Würfel
}
heimat-cube-about = { $owned ->
    [nobody] { $colour } gehört noch niemandem: Wer setzt, bekommt die Farbe.
    [you] { $colour } gehört dir.
   *[other] { $colour } gehört { $player }.
}
heimat-roof-risk = { $blank ->
    [one] 1 von { $left } ist ohne Zahl.
   *[other] { $blank } von { $left } sind ohne Zahl.
} Ein Dach ohne Zahl wird ohne Gebote beiseitegelegt.
heimat-blank-cube = { $use ->
    [some] Er hat keine Zahl und baut nichts: Er entfernt eine gesetzte Genehmigung.
   *[none] Er hat keine Zahl und baut nichts. Gerade lässt sich keine Genehmigung entfernen: Er käme nur aus dem Spiel.
}
heimat-blank-then = Ein Dach ohne Zahl wird beiseitegelegt: Niemand bietet, nichts wird gebaut.
heimat-fits = Passt auf { $lots }.
heimat-bidders = Gebote, einmal reihum von links
heimat-has = hat { $cheques }
heimat-highest = am höchsten
heimat-bidder = { $state ->
    [passed] passt
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
heimat-verdict = { $how ->
    [kept] { $player } behält ihn für { $amount }
    [free] Umsonst für { $player }
    [blank] Ein Dach ohne Zahl
   *[other] Verkauft an { $buyer } für { $amount }
}
heimat-decide-title = { $move ->
    [sell] Verkaufen
   *[keep] Behalten
}
heimat-from-to = { $from } → { $to }
heimat-decide-money = { $move ->
    [sell] { $amount } von { $player }
   *[keep] { $amount } an { $player }
}
heimat-decide-places = { $move ->
    [sell] Wer kauft, setzt, wo es passt.
   *[keep] Du setzt, wo es passt.
}
heimat-decide-best = Am besten auf { $lots }: Haus zählt { $worth }.
heimat-either-way = ±: plus, wenn die Zeile fertig wird, sonst minus.
heimat-decide-ends = { $ends ->
    [every] Wohin es auch kommt: Das Spiel endet.
   *[some] Es lässt sich so setzen, dass das Spiel endet.
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
heimat-placing-worth = { $whose ->
    [you] Haus zählt { $worth } für dich
   *[other] Haus zählt { $worth } für { $player }
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

## The table: next step

heimat-next-step = Nächster Schritt
heimat-lead = { $step ->
    [offer] Einen Spielstein anbieten.
    [bid] Dein einziges Gebot.
   *[place] Setzen: { $piece }.
}
heimat-lead-decide = { $player } bietet { $amount } für: { $piece }.
heimat-ask = { $step ->
    [offer] In der Auslage antippen.
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
    [keep] Behalten.
    [black] Ein Scheck in die Schwarzgeldkasse.
   *[other] { $what }.
}
heimat-kept = Warten auf das Netz: { $what }
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
heimat-show = { $step ->
    [offer] Zu den Spielsteinen
    [bid] Zu den Geboten
    [decide] Zur Auswahl
   *[place] Zu den Plätzen
}
heimat-wait = { $phase ->
    [offer] { $player } wählt, was angeboten wird.
    [bid] { $player } ist mit Bieten dran.
    [decide] { $player } verkauft oder behält.
   *[place] { $player } setzt den Spielstein.
}
heimat-more-pieces = Mehr Spielsteine
heimat-panels = Was zu sehen ist

## The table: ledger, series and story

heimat-ledger = Kontobuch
heimat-ledger-hint = Unterlegtes zählt jetzt
heimat-ledger-words = Fertig: Häuser zählen plus. Abgerissen: am Ende nicht fertig, sie zählen minus.
heimat-now-with-black = Jetzt, mit Kasse
heimat-futures = Wenn zwei Zeilen fertig sind, abgerissen wird …
heimat-range-of = { $least } bis { $most }
heimat-bounds = −18 bis −12: dazwischen, Etagen sind verdeckt.
heimat-sum = { $exact ->
    [yes] { $least }
   *[no] zwischen { $least } und { $most }
}{ $leads ->
    [yes] , sicher am meisten
   *[no] {""}
}
heimat-series = Serie
heimat-series-hint = zwei Siege entscheiden sofort
heimat-won = gewonnen
heimat-story-none = Noch wurde nichts verkauft.
heimat-told-bid = { $state ->
    [passed] { $player } passt
    [cannot] { $player } kann nicht erhöhen
   *[bid] { $player } { $amount }
}
heimat-game-over = Spiel { $number } ist zu Ende
heimat-game-won = { $count ->
    [one] { $players } gewinnt Spiel { $number }.
   *[other] { $players } teilen sich den Sieg in Spiel { $number }.
}
heimat-next-game = Weiter zu Spiel { $number }
heimat-board-of = Spielplan von Spiel { $number }

## The table: the end

heimat-wins = { $count ->
    [one] { $series ->
        [yes] { $players } gewinnt die Serie.
       *[no] { $players } gewinnt.
    }
   *[other] { $players } teilen sich den Sieg.
}
heimat-ended-by = { $by ->
    [roofs] Kein Dach mit Zahl ist mehr übrig: Das hat das Spiel beendet.
    [houses] Jedes Haus hat ein Dach, und kein Würfel ist mehr übrig: Das hat das Spiel beendet.
   *[rows] Zwei Zeilen sind fertig: Das hat das Spiel beendet.
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
heimat-houses = Häuser
heimat-no-houses = Keine Häuser.
heimat-reckoning = Abrechnung
heimat-purse = { $player } { $cheques }
heimat-purses = Schecks auf der Hand zählen nur bei Gleichstand. Auf der Hand und in der Kasse: { $cheques }.
heimat-what-next = Wie weiter

## Score pad

pad-entry = Wie wird eingegeben?
pad-entry-whole = Der ganze Spielplan
pad-entry-whole-about = Jede Etage und jedes Dach, Genehmigungen und Bürgermeister; den Rest rechnet der Block.
pad-entry-brief = Nur die Häuser jeder Zeile
pad-entry-brief-about = Wem jedes Haus gehört und was es wert ist.
pad-games = Spiele der Serie
pad-games-count = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele, zwei Siege entscheiden
}
pad-game-number = Spiel { $number }
pad-ask-board = Bauplatz antippen, Haus eingeben
pad-ask-house = { $row }, Bauplatz { $lot }
pad-ask-row = { $row }: Genehmigungen und Bürgermeister
pad-ask-owners = Wem gehört welche Farbe?
pad-ask-money = Geld
pad-owners = Farben
pad-money = Geld
pad-row-finished = Fertig
pad-row-torn = Abgerissen
pad-row-length = { $built } von { $length } Bauplätzen
pad-row-open = { $row }: Genehmigungen und Bürgermeister
pad-house = { $row }, Bauplatz { $lot }: { $floors ->
    [0] Haus
    [one] eine Etage
   *[other] { $floors } Etagen
}{ $roof ->
    [0] {""}
   *[other] , Dach { $roof }
}. { $points } Punkte{ $owned ->
    [yes] {" "}für { $owner }
   *[no] {""}
}.
pad-house-add = { $row }: Haus auf Bauplatz { $lot } eingeben
pad-house-points = Was ist es wert?
pad-house-owner = Wem gehört es?
pad-house-away = Haus entfernen
pad-cube-pick = Etage: Farbe, dann Wert. Die nächste kommt obendrauf.
pad-colour = Farbe
pad-value = Wert
pad-cube = { $used ->
    [yes] { $colour } { $value } steht schon auf { $place }
   *[no] { $colour } { $value } obendrauf setzen
}
pad-cube-away = Oberste Etage entfernen
pad-roof-pick = Dach
pad-roof = Dach { $value }
pad-roof-away = Kein Dach
pad-permit = Genehmigung { $permit }
pad-longer = Um { $lots } länger
pad-shorter = Um { $lots } kürzer
pad-mayor = Hier steht der Bürgermeister: Alles zählt doppelt
pad-cheques = Schecks auf der Hand
pad-cheques-about = Schecks auf der Hand zählen nur bei Gleichstand.
pad-less = { $player }, { $what }: eins weniger
pad-more = { $player }, { $what }: eins mehr
pad-reckoning = Abrechnung
pad-money-all = Geld insgesamt
pad-leads = { $count ->
    [one] { $players } liegt vorn.
   *[other] { $players } liegen gemeinsam vorn.
}
pad-heimat-tie = Bei Gleichstand entscheiden mehr Schecks in Hand und Kasse.
pad-series = Serie
pad-won = gewonnen
pad-series-over = Die Serie geht an { $players }.
pad-next-game = Weiter mit Spiel { $number }
pad-hints = Bitte noch einmal ansehen
pad-hint-owner = Die oberste Farbe auf { $lot } gehört noch niemandem.
pad-hint-roofs = Es gibt nur zwei Dächer mit einer { $value }.

## Looking back

heimat-back-highest = { $player } bietet { $amount }.
heimat-back-offer = { $player } wählt, was angeboten wird.
