### Welcome To: everything a player reads about the game

## The six actions

action-surveyor = Geometer
action-agent = Immobilienmakler
action-landscaper = Landschaftsgärtner
action-pool = Pool
action-temp = Zeitarbeiter
action-bis = Hausnummer bis
action-solo = Solokarte

## What each action does, in a line

about-surveyor = Baue einen Zaun zwischen zwei beliebigen benachbarten Bauplätzen.
about-agent = Erhöhe den Wert der Siedlungen einer Größe.
about-landscaper = Lege einen Park in der Straße des neuen Hauses an.
about-pool = Baue den Pool, wenn das neue Haus auf einem Bauplatz mit Pool steht.
about-temp = Ändere die Nummer um bis zu 2 und stelle einen Zeitarbeiter ein.
about-bis = Schreibe die Nummer eines Hauses noch einmal, direkt daneben.

## City plans

plan-estates-111111 = Sechs Siedlungen mit einem Haus
plan-estates-2222 = Vier Siedlungen mit zwei Häusern
plan-estates-333 = Drei Siedlungen mit drei Häusern
plan-estates-44 = Zwei Siedlungen mit vier Häusern
plan-estates-55 = Zwei Siedlungen mit fünf Häusern
plan-estates-66 = Zwei Siedlungen mit sechs Häusern
plan-estates-1116 = Drei Siedlungen mit einem Haus und eine mit sechs
plan-estates-225 = Zwei Siedlungen mit zwei Häusern und eine mit fünf
plan-estates-334 = Zwei Siedlungen mit drei Häusern und eine mit vier
plan-estates-36 = Eine Siedlung mit drei Häusern und eine mit sechs
plan-estates-45 = Eine Siedlung mit vier Häusern und eine mit fünf
plan-estates-1114 = Drei Siedlungen mit einem Haus und eine mit vier
plan-estates-126 = Siedlungen mit einem, zwei und sechs Häusern
plan-estates-145 = Siedlungen mit einem, vier und fünf Häusern
plan-estates-34 = Eine Siedlung mit drei Häusern und eine mit vier
plan-estates-25 = Eine Siedlung mit zwei Häusern und eine mit fünf
plan-estates-1223 = Siedlungen mit einem, zwei, zwei und drei Häusern
plan-estates-235 = Siedlungen mit zwei, drei und fünf Häusern
plan-houses-C = Alle Häuser der unteren Straße
plan-houses-A = Alle Häuser der oberen Straße
plan-bis-5 = Fünf Bis-Häuser in einer Straße
plan-temps-7 = Sieben Zeitarbeiter
plan-ends = Erstes und letztes Haus aller drei Straßen
plan-parks-2 = Alle Parks in zwei Straßen
plan-pools-2 = Alle Pools in zwei Straßen
plan-parks-pools-roundabout = Eine Straße mit allen Parks, allen Pools und einem Kreisverkehr
plan-parks-pools-C = Alle Parks und alle Pools der unteren Straße
plan-parks-pools-B = Alle Parks und alle Pools der mittleren Straße

## Lines of the score

line-plan-1 = Plan 1
line-plan-2 = Plan 2
line-plan-3 = Plan 3
line-park-A = Parks, obere Straße
line-park-B = Parks, mittlere Straße
line-park-C = Parks, untere Straße
line-pools = Pools
line-temps = Zeitarbeiter
line-estate-1 = Siedlungen mit 1 Haus
line-estate-2 = Siedlungen mit 2 Häusern
line-estate-3 = Siedlungen mit 3 Häusern
line-estate-4 = Siedlungen mit 4 Häusern
line-estate-5 = Siedlungen mit 5 Häusern
line-estate-6 = Siedlungen mit 6 Häusern
line-bis = Hausnummern bis
line-refusals = Ablehnungen
line-roundabouts = Kreisverkehre
line-total = Gesamt

## What the step of a turn asks for

step-choose = Nimm eine Kombination.
step-write = Wohin kommt die Nummer?
step-act = Nutze die Aktion oder verzichte darauf.
step-finish = Werte einen Plan oder beende den Zug.
step-estates = Welche Siedlung zählt für den Plan?
step-done = Der Zug ist komplett.

## The story of a round

story-house = { $player } schreibt { $number } auf { $lot } ({ $action }).
story-refusal = Der Bauantrag von { $player } wird abgelehnt.
story-roundabout = { $player } baut einen Kreisverkehr auf { $lot }.
story-fence = { $player } baut einen Zaun rechts von { $lot }.
story-raise = { $player } erhöht den Wert von Siedlungen der Größe { $size }.
story-park = { $player } legt einen Park in Straße { $street } an.
story-pool = { $player } baut den Pool von { $lot }.
story-bis = { $player } kopiert die Nummer von { $copies } auf { $lot }.
story-claim = { $player } wertet Plan { $plan } für { $points } Punkte: { $name }.
story-wish = { $player } bittet um Neumischen.
story-plan-turned = Plan { $plan } ist jetzt weniger wert: { $name }.
story-shuffled = Die Karten werden gemischt.
story-over = Das Spiel ist zu Ende.

## A hint: its figure, and what to do

hint-value = { $value }
hint-figure = Punkte erwartet
advice-house = Schreib { $number } auf { $lot } ({ $action }).
advice-refusal = Nimm einen abgelehnten Bauantrag.
advice-roundabout = Bau einen Kreisverkehr auf { $lot }.
advice-fence = Bau einen Zaun rechts von { $lot }.
advice-raise = Erhöhe den Wert von Siedlungen der Größe { $size }.
advice-park = Leg in der { $street ->
    [A] oberen
    [B] mittleren
   *[C] unteren
} Straße einen Park an.
advice-pool = Bau den Pool von { $lot }.
advice-bis = Kopiere die Nummer von { $copies } auf { $lot }.
advice-claim = Werte Plan { $plan } für { $points } Punkte: { $name }.
advice-wish = Bitte um Neumischen.

## Warum ein Zug mehr wert ist als ein anderer: was dieser oder der andere Zug tut, und was das in einer Zeile bringt oder kostet

ground-plan-claimed = { $by ->
    [this] Plan { $plan } wird gewertet
   *[other] Plan { $plan } wird noch nicht gewertet
}: { $points }
ground-plan-nearer = { $by ->
    [this] Plan { $plan } rückt näher, { $have } von { $of }
   *[other] Plan { $plan } bleibt weiter weg als { $have } von { $of }
}: { $points }
ground-plan = Plan { $plan }, später: { $points }
ground-park = { $by ->
    [this] Ein Park in der
   *[other] Kein Park in der
} { $street ->
    [A] oberen
    [B] mittleren
   *[C] unteren
} Straße mit { $lot }: { $points }
ground-parks = Parks in der { $street ->
    [A] oberen
    [B] mittleren
   *[C] unteren
} Straße, später: { $points }
ground-pool = { $by ->
    [this] Der Pool von { $lot }
   *[other] Ohne den Pool von { $lot }
}: { $points }
ground-pools = Pools, später: { $points }
ground-temp = { $by ->
    [this] Ein Zeitarbeiter für { $lot }
   *[other] Kein Zeitarbeiter für { $lot }
}: { $points }
ground-temps = Zeitarbeiter, später: { $points }
ground-estate = { $by ->
    [this] Eine Siedlung mit { $size } ab { $lot }
   *[other] Ohne die Siedlung mit { $size } ab { $lot }
}: { $points }
ground-raise = { $by ->
    [this] Siedlungen mit { $size } sind mehr wert
   *[other] Siedlungen mit { $size } werden nicht aufgewertet
}: { $points }
ground-estates = Siedlungen mit { $size }, später: { $points }
ground-bis = { $by ->
    [this] Das Bis auf { $lot }
   *[other] Ohne das Bis auf { $lot }
}: { $points }
ground-bis-later = Bis, später: { $points }
ground-refusal = { $by ->
    [this] Die Ablehnung
   *[other] Ohne Ablehnung
}: { $points }
ground-refusals = Ablehnungen, später: { $points }
ground-roundabout = { $by ->
    [this] Der Kreisverkehr auf { $lot }
   *[other] Ohne den Kreisverkehr auf { $lot }
}: { $points }
ground-roundabouts = Kreisverkehre, später: { $points }

## Why a move is illegal

reason-game-over = Das Spiel ist zu Ende.
reason-turn-over = Dieser Zug ist schon komplett.
reason-combination-first = Nimm zuerst eine Kombination.
reason-combination-taken = Du hast in diesem Zug schon eine Kombination genommen.
reason-house-first = Zuerst kommt das Haus.
reason-house-part-over = Das Haus dieses Zuges ist schon erledigt.
reason-action-first = Nutze zuerst die Aktion oder verzichte darauf.
reason-action-part-over = Die Aktion dieses Zuges ist schon erledigt.
reason-estates-first = Wähle zuerst die Siedlungen, die für den Plan zählen.
reason-cards-of-two-piles = Nummer und Aktion müssen vom selben Stapel kommen.
reason-cards-must-differ = Nummer und Aktion müssen von zwei verschiedenen Karten kommen.
reason-combination-fits-nowhere = Die Nummer dieser Kombination passt nirgends auf deinen Spielzettel.
reason-number-not-on-card = { $number } ist nicht die Nummer deiner Kombination.
reason-number-beyond-temp = Ein Zeitarbeiter ändert die Nummer um höchstens 2; { $number } liegt weiter weg.
reason-temps-full = Alle Zeitarbeiter sind eingestellt, also bleibt die Nummer wie aufgedruckt.
reason-lot-already-built = Auf { $lot } steht schon etwas.
reason-number-not-ascending = { $number } passt nicht auf { $lot }: Nummern steigen von links nach rechts.
reason-refusal-number-fits = Eine aufgedruckte Nummer passt noch, also wird der Bauantrag nicht abgelehnt.
reason-other-action-taken = Das ist nicht die Aktion deiner Kombination.
reason-refusal-ends-building = Nach einer Ablehnung gibt es keine Aktion.
reason-fence-already-built = Rechts von { $lot } steht schon ein Zaun.
reason-fence-splits-bis-pair = Ein Zaun darf ein Haus nicht von seinem Bis-Haus trennen.
reason-fence-splits-used-estate = Diese Siedlung zählt schon für einen Plan; ein Zaun darf sie nicht teilen.
reason-estate-value-at-top = Siedlungen der Größe { $size } haben schon ihren höchsten Wert.
reason-parks-full = Diese Straße hat schon alle Parks.
reason-pool-not-drawn = Das neue Haus steht auf einem Bauplatz ohne Pool.
reason-bis-full = Alle Felder für Hausnummern bis sind angekreuzt.
reason-bis-without-neighbour = Auf { $copies } steht kein Haus zum Kopieren.
reason-bis-copies-roundabout = Ein Kreisverkehr hat keine Nummer zum Kopieren.
reason-bis-across-fence = Zwischen { $lot } und { $copies } steht ein Zaun.
reason-roundabouts-not-played = Dieses Spiel läuft ohne Kreisverkehre.
reason-roundabouts-full = Beide Kreisverkehre sind schon gebaut.
reason-roundabout-once-a-turn = Pro Zug ist nur ein Kreisverkehr erlaubt.
reason-roundabout-before-combination = Einen Kreisverkehr baust du, bevor du eine Kombination nimmst, oder nach der Aktion.
reason-roundabout-before-claim = Einen Kreisverkehr musst du bauen, bevor du einen Plan wertest.
reason-plan-already-claimed = Du hast Plan { $plan } schon gewertet.
reason-plan-lacks-estates = Für Plan { $plan } fehlen vollständige, noch ungenutzte Siedlungen.
reason-plan-lacks-houses = Nicht alle Häuser, die Plan { $plan } verlangt, sind gebaut.
reason-plan-house-already-used = Ein Haus, das Plan { $plan } verlangt, zählt schon für einen anderen Plan.
reason-plan-lacks-bis = Keine Straße hat fünf Bis-Häuser.
reason-plan-lacks-temps = Weniger als sieben Zeitarbeiter sind eingestellt.
reason-plan-lacks-parks = Weniger als zwei Straßen haben alle Parks.
reason-plan-lacks-pools = Weniger als zwei Straßen haben alle Pools.
reason-plan-lacks-parks-and-pools = Die Straße von Plan { $plan } hat nicht alle Parks und Pools.
reason-plan-lacks-roundabout = Keine Straße hat einen Kreisverkehr.
reason-estate-not-asked = Kein Plan wartet auf eine Siedlung.
reason-estate-not-complete = Auf { $lot } beginnt keine vollständige Siedlung.
reason-estate-already-used = Die Siedlung auf { $lot } zählt schon für einen Plan.
reason-estate-size-not-needed = Der Plan braucht keine weitere Siedlung dieser Größe.
reason-reshuffle-never-in-solo = Im Solospiel wird nie neu gemischt.
reason-reshuffle-needs-claim = Nur wer einen Plan wertet, darf um Neumischen bitten.
reason-reshuffle-too-late = Um Neumischen bitten darfst du nur in der ersten Runde, in der ein Plan gewertet wird.
reason-reshuffle-already-asked = Du hast schon um Neumischen gebeten.

## Moves in the terminal: one as an example, and the signs of all

help-move = 8:B5
help-moves =
    Tippe Schritte einzeln oder einen ganzen Zug, zum Beispiel 1/3 8:B5 |B4
    1/3 Zahl von Karte 1 mit der Aktion von Karte 3    8:B5 eine 8 auf B5
    |B4 Zaun rechts von B4    $3 Siedlungen der Größe 3 aufwerten    * Park    ~ Pool
    C8=C7 bis auf C8 von C7    @A4 Kreisverkehr auf A4    - keine Aktion    x Ablehnung
    !2 Plan 2 werten    &B3 die Siedlung ab B3 zählt dafür    . Ende des Zugs
