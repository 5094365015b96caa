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

## Options

option-open-floors = Untere Etagen bleiben sichtbar
option-shortest-row-1 = Keine Zeile darf auf null verkürzt werden
option-no-blank-roofs = Jedes Dach hat eine Zahl
option-games = Mehrere Spiele werden gespielt und zusammen gewertet.

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
