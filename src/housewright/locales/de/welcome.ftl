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
hint-about = Die Zahl zeigt, mit wie vielen Punkten am Ende ein starker Spieler rechnet. Zeile antippen und ausprobieren; jeder Schritt lässt sich zurücknehmen.
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

## The table

skip-to-sheet = Direkt zu meinen Straßen
my-streets = Meine Straßen
all-sheets = Alle Spielzettel
my-score = Meine Punkte
score-title = Punkte, Zeile für Zeile
score-open = Punkte Zeile für Zeile zeigen:
sheet-of = Spielzettel von { $name }
hand = Handkarten
hand-known = gesehen von { $who }
town-name = { $name }, Punkte: { $points }. Spielzettel zeigen
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
    [one] ein Platz zur Wahl
   *[other] { $fits } Plätze zur Wahl
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
        [pool] Hier den Pool bauen.
        [roundabout] Hier einen Kreisverkehr bauen.
       *[estate] Diese Siedlung für den Plan nutzen.
    }
}
house-taken-back = { $number } passt nicht auf { $lot }: Das Haus wurde zurückgenommen.
house-may-move = { $why } Mit „Zurück“ kommt das Haus auf einen anderen Bauplatz.
lot-moves = Das Haus dieses Zugs hierher versetzen.
gap-does = { $street }: Zaun zwischen Bauplatz { $left } und Bauplatz { $right } bauen
park-does = { $street }: Park anlegen
park-standing = { $street }, Parks: { $parks } von { $of }, Wert { $points }
cards = Karten
cards-take = Kombination wählen
cards-take-number = Karte für die Nummer wählen
cards-take-action = Karte für die Aktion wählen
cards-next = Danach
card-number-taken = Nummer gewählt
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
action-short-surveyor = Geo{"\u00AD"}meter
action-short-agent = Makler
action-short-landscaper = Gärtner
action-short-pool = Pool
action-short-temp = Zeit{"\u00AD"}arb.
action-short-bis = Bis
action-short-solo = Solo
refuse = Ablehnung ankreuzen
refuse-short = Ablehnung
plans = Stadtpläne
plan-short = Plan { $number }
plan-then = dann { $low }
plan-yours = Gewertet
plan-claim = Werten
plan-name = Plan { $number }: { $what }. { $done ->
    [yes] Gewertet, { $mine } Punkte.
   *[no] Jetzt { $value } Punkte wert.{ $of ->
        [0] {""}
       *[other] {" "}Erreicht: { $have } von { $of }.
    }
} { $taken ->
    [yes] Gewertet von { $others }.
   *[no] {""}
} { $can ->
    [yes] Jetzt werten.
   *[no] {""}
}
plan-claim-points = Werten: +{ $points }
plan-first = Zuerst
plan-later = Danach
plan-nobody = Noch von niemandem gewertet.
plan-holders = Gewertet von
plan-progress = Du hast { $have } von { $of }.
plan-missing = Es fehlt noch: { $what }.
plan-estates = { $count ->
    [one] eine Siedlung der Größe { $size }
   *[other] { $count } Siedlungen der Größe { $size }
}
plan-used = { $count ->
    [one] Eines der Häuser wurde schon für einen anderen Plan genutzt und zählt nicht.
   *[other] { $count } der Häuser wurden schon für einen anderen Plan genutzt und zählen nicht.
}
plan-when = Pläne werden am Ende des Zugs gewertet, nach der Aktion.
claim = Plan { $plan }: +{ $points }
claim-name = Plan { $plan } werten: { $points } Punkte
temp-pick = Welche Nummer?
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
recap = Runde { $round }
recap-people = { $count } Personen
recap-claim = { $who } { $count ->
    [one] wertet
   *[other] werten
} Plan { $plan } für { $points } Punkte.
recap-turned = Plan { $plan } ist jetzt { $value } wert.
recap-temps = { $who } { $count ->
    [one] hat
   *[other] haben
} mehr Zeitarbeiter eingestellt: deine zählen jetzt { $points }, nicht mehr { $before }.
recap-refusal = { $count ->
    [one] Ein Bauantrag wird abgelehnt
   *[other] Bauanträge werden abgelehnt
}: { $who }.
recap-roundabout = { $who } { $count ->
    [one] baut einen Kreisverkehr
   *[other] bauen Kreisverkehre
}.
recap-near = { $cause ->
    [refusals] Noch eine Ablehnung von { $who } beendet das Spiel.
    [plans] Noch ein Plan von { $who } beendet das Spiel.
   *[lots] { $who }: noch { $left ->
        [one] ein freier Bauplatz
       *[other] { $left } freie Bauplätze
    } bis zum Ende.
}
recap-near-you = { $cause ->
    [refusals] Noch eine Ablehnung von dir beendet das Spiel.
    [plans] Noch ein Plan von dir beendet das Spiel.
   *[lots] Du hast noch { $left ->
        [one] einen freien Bauplatz
       *[other] { $left } freie Bauplätze
    } bis zum Ende.
}
sheet-latest = Markiert: in Runde { $round } gebaut.
lot-latest = In der letzten Runde gebaut.
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
score-explain = Was jede Zeile der Punkte zählt
score-why-plans = Jeder Stadtplan zählt einmal: der obere Wert, wenn ihn noch niemand erfüllt hat, später der untere.
score-why-parks = Jede Straße zählt nach der Zahl ihrer Parks, von keinem bis zu allen. { $values }.
score-why-pools = Nach der Zahl deiner Pools, von keinem bis zu allen: { $values }.
score-why-temps = { $alone ->
    [yes] Sechs oder mehr Zeitarbeiter bringen 7 Punkte, weniger keine.
   *[no] Die meisten Zeitarbeiter bringen 7 Punkte, die zweitmeisten 4, die drittmeisten 1; bei Gleichstand bekommen alle die Punkte. Bisher eingestellt: { $hired }.
}
score-why-estates = Jede fertige Siedlung zwischen zwei Zäunen zählt, was ihre Größe wert ist. Der Immobilienmakler erhöht diesen Wert.
score-why-bis = Wird abgezogen, nach der Zahl deiner Hausnummern bis: { $values }.
score-why-roundabouts = Wird abgezogen, nach der Zahl deiner Kreisverkehre: { $values }.
score-why-refusals = Wird abgezogen, nach der Zahl deiner Ablehnungen: { $values }. Die dritte beendet das Spiel.
score-leader = { $who } führt mit { $points }
track-next = nächstes: { $value }
track-full = voll
track-temps = { $count } eingestellt
steps = Schritte des Zugs
step-name-card = Karte
step-name-lot = Bauplatz
step-name-action = Aktion
step-name-plans = Pläne
prompt-kept = Warten auf das Netz
prompt-choose = Kombination wählen
prompt-choose-hand = Nummer und Aktion wählen
prompt-choose-about = Nummer und Aktion gehören zusammen.
prompt-hand-about = Sie kommen von zwei verschiedenen Karten.
prompt-draft-about = Sie kommen von zwei verschiedenen Karten. Die dritte geht an { $neighbour }.
prompt-half-number = Jetzt eine Nummer antippen
prompt-half-action = Jetzt eine Aktion antippen
prompt-refuse = Keine Nummer passt
refusal-costs = { $marked ->
    [yes] Ablehnung
   *[no] Ablehnung ankreuzen
}: { $points ->
    [0] kostet noch nichts
   *[other] −{ $points } Punkte
}{ $ends ->
    [yes] , und das Spiel endet
   *[no] {""}
}.
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
prompt-act-surveyor = Geometer: Zaun bauen
prompt-act-agent = Makler: Siedlungen aufwerten
prompt-act-landscaper = Gärtner: Park anlegen
prompt-act-pool = Pool bauen
prompt-act-temp = Zeitarbeiter einstellen
prompt-act-bis = Bis-Haus bauen
do-landscaper = Park anlegen
do-pool = Pool bauen
prompt-estates = Welche Siedlung zählt für Plan { $plan }?
prompt-estates-about = Eine der markierten Siedlungen antippen.
prompt-finish = Plan werten oder bestätigen
prompt-finish-about = Später ist ein Plan vielleicht weniger wert.
does-house = { $number } auf { $lot } ({ $done ->
    [no] ohne die Aktion
   *[yes] { $action }
})
does-roundabout = Kreisverkehr auf { $lot }
does-fence = Zaun rechts von { $lot }
does-raise = Siedlungen der Größe { $size } aufgewertet
does-park = Park in der { $street ->
    [A] oberen
    [B] mittleren
   *[C] unteren
} Straße
does-pool = Pool
does-bis = { $number } bis auf { $lot }
does-claim = Plan { $plan } (+{ $points })
does-wish = Neumischen
skip-surveyor = Ohne Geo{"\u00AD"}meter
skip-agent = Ohne Makler
skip-landscaper = Ohne Gärtner
skip-pool = Ohne Pool
skip-temp = Ohne Zeitarbeiter
skip-bis = Ohne Bis-Haus
roundabout = Kreis{"\u00AD"}verkehr
roundabout-build = Kreisverkehr bauen
reshuffle = Neu mischen
reshuffle-not = Nicht mischen
reshuffle-question = { $piles ->
    [yes] Alle Karten neu mischen? In jedem Stapel liegen noch { $left }.
   *[no] Karten neu mischen? Im Stapel liegen noch { $left }.
}
restart = Von vorn
restart-about = Zug von vorn beginnen
lead = Auswahl zeigen
result-lines = Jede Zeile zeigen
result-sums = Nur Summen zeigen
result-line = Zeile
result-player = Person
result-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
end-solo = Deine Stadt ist fertig: { $points } Punkte
end-cause = { $cause ->
    [refusals] Der dritte abgelehnte Bauantrag von { $who } hat das Spiel beendet.
    [plans] { $who }: alle drei Pläne gewertet. Das hat das Spiel beendet.
    [lots] { $who }: kein freier Bauplatz mehr. Das hat das Spiel beendet.
   *[cards] Drei Karten waren nicht mehr zu ziehen: Das hat das Spiel beendet.
}
end-cause-you = { $cause ->
    [refusals] Dein dritter abgelehnter Bauantrag hat das Spiel beendet.
    [plans] Du hast alle drei Pläne gewertet: Das hat das Spiel beendet.
   *[lots] Du hast keinen freien Bauplatz mehr: Das hat das Spiel beendet.
}
end-original = In dem Spiel, von dem aus es weiterging, { $points ->
    [one] war es ein Punkt
   *[other] waren es { $points } Punkte
}.
end-tie-break = Gleichstand: Die Siedlungen entscheiden.
end-new-deal = Neues Spiel
end-again = Dieselben Karten nochmal

## Player aid and keys

aid-welcome-surveyor = Geometer
aid-welcome-surveyor-about = Ein Zaun zwischen zwei benachbarten Bauplätzen. Bebaute Plätze zwischen Zäunen bilden eine Siedlung.
aid-welcome-agent = Immobilienmakler
aid-welcome-agent-about = Erhöht den Wert der Siedlungen einer Größe.
aid-welcome-landscaper = Landschaftsgärtner
aid-welcome-landscaper-about = Ein Park in der Straße des eben gebauten Hauses.
aid-welcome-pool = Pool
aid-welcome-pool-about = Der Pool des eben bebauten Platzes, wenn dort einer eingezeichnet ist.
aid-welcome-temp = Zeitarbeiter
aid-welcome-temp-about = Die Nummer darf sich um bis zu 2 ändern; ein Zeitarbeiter kommt dazu. Die meisten zählen am meisten.
aid-welcome-bis = Hausnummer bis
aid-welcome-bis-about = Die Nummer eines Nachbarhauses noch einmal daneben. Jedes Bis kostet Punkte.
aid-welcome-plan = Stadtpläne
aid-welcome-plan-about = Wer einen Plan zuerst erfüllt, bekommt viel, alle Späteren weniger.
aid-welcome-refusal = Ablehnung
aid-welcome-refusal-about = Keine Nummer passt: eine Ablehnung. Die dritte beendet das Spiel.
aid-welcome-roundabout = Kreisverkehr
aid-welcome-roundabout-about = Belegt einen Bauplatz; auf beiden Seiten beginnen die Nummern neu. Er kostet Punkte.
keys-cards = Erste, zweite oder dritte Karte wählen
keys-lots = Die Straße entlang und zur nächsten Straße

## The end of a game alone

end-best = Ein neuer Bestwert auf diesem Gerät!

## Score pad

pad-mode = Wie streng?
pad-guarded = Mit Regeln
pad-guarded-about = Was die Regeln verbieten, wird mit Begründung abgelehnt.
pad-guarded-check = Mit Regeln: Verbotenes wird abgelehnt
pad-guarded-now = Mit Regeln. Zu frei wechseln, wie auf Papier
pad-free = Frei
pad-free-about = Wie auf Papier: Alles lässt sich schreiben und radieren.
pad-free-now = Frei, wie auf Papier. Zu den Regeln wechseln
pad-roundabouts = Mit Kreisverkehren
pad-roundabouts-about = Bis zu zwei auf jedem Zettel.
pad-solo = Soloregeln
pad-solo-about = Sechs oder mehr Zeitarbeiter bringen 7 Punkte.
pad-sheets = Zettel
pad-sheet-of = { $player }: { $points } Punkte, Platz { $place }. Zettel zeigen
pad-next = Weiter: { $player }
pad-pass-on = Weiter: { $player }. Zettel zeigen
pad-result-open = Ergebnis, Zeile für Zeile
pad-tie = Bei Gleichstand entscheiden mehr Siedlungen, dann mehr Siedlungen mit einem Haus, mit zwei und so weiter.
pad-pictures = Bilder zum Mitnehmen
pad-picture-town = Die Stadt { $town }
pad-others = Mitspielende mit anderen Zetteln
pad-others-about = Ihre Zeitarbeiter zählen für die Rangfolge der Zeitarbeiter; mit Gesamtpunkten stehen sie auch im Ergebnis.
pad-other-add = Jemanden hinzufügen
pad-other-name = Name von weiterer Person { $number }
pad-ends-refusals = { $player } hat drei Ablehnungen: Das Spiel endet mit dieser Runde.
pad-ends-plans = { $player } hat alle Pläne gewertet: Das Spiel endet mit dieser Runde.
pad-ends-full = { $player } hat keinen freien Bauplatz mehr: Das Spiel endet mit dieser Runde.
pad-town = Name der Stadt
pad-town-of = Name der Stadt von { $player }
pad-street-open = { $street } öffnen: { $built } von { $of } Bauplätzen bebaut
pad-park-open = Parks, { $street }: { $parks } von { $of }, { $points } Punkte. Ändern
pad-lot-serves = Diese Siedlung für den Plan verwenden.
pad-lot-serves-not = Für diesen Plan nicht möglich: warum nicht?
pad-gap-away = { $street }: Zaun zwischen Bauplatz { $left } und { $right } entfernen
gap-not = { $street }: kein Zaun zwischen Bauplatz { $left } und { $right }: warum nicht?
pad-ask = Bauplatz antippen, Nummer schreiben
pad-ask-about = Auch Pläne, Parks und die Zeilen der Wertung lassen sich antippen.
pad-ask-lot = Welche Nummer auf { $lot }?
pad-ask-lot-about = Pool, Zeitarbeiter und Park gehen gleich mit.
pad-ask-fence = Wohin kommt der Zaun?
pad-ask-fence-about = Zwischen zwei Bauplätze tippen.
pad-ask-parks = Parks
pad-ask-parks-about = Ein Baum mehr in der Straße des neuen Hauses.
pad-ask-estates = Welche Siedlungen sollen mehr wert sein?
pad-ask-estates-about = Jedes Tippen streicht einen Wert.
pad-ask-temps = Zeitarbeiter
pad-ask-temps-about = Ein Feld für jedes Haus, das mit Zeitarbeiter geschrieben wurde.
pad-ask-refusals = Abgelehnte Bauanträge
pad-ask-refusals-about = Ein Feld, wenn keine Nummer passt. Das dritte beendet das Spiel.
pad-ask-plan = Plan { $number }
pad-reason-park = Ein Park kommt in die Straße des Hauses, das eben geschrieben wurde.
pad-reason-pool = Nur das eben geschriebene Haus bekommt seinen Pool.
pad-faults = { $count ->
    [one] Etwas auf diesem Spielzettel verstößt gegen die Regeln
   *[other] { $count } Dinge auf diesem Spielzettel verstoßen gegen die Regeln
}
pad-faults-about = „Zurück“ nimmt Schritt für Schritt zurück; ohne Regeln lässt sich alles radieren.
pad-fault-bis = Das bis auf { $lot } kopiert kein Haus daneben.
pad-fault-pool = Ein bis bekommt nie seinen Pool: { $lot }.
pad-fault-boxes = Es gibt mehr bis als Felder dafür.
pad-fault-roundabouts = Mehr als zwei Kreisverkehre sind gebaut.
pad-lot-park = Park
pad-fault-actions = Es gibt mehr Aktionen als Häuser: Zu jedem Haus gehört höchstens eine.
pad-fence = Zaun
pad-refusal = Ableh{"\u00AD"}nung
pad-numbers = Hausnummern
pad-write = { $number }{ $bis ->
    [yes] {" "}bis
   *[no] {""}
} schreiben
pad-with = mit
pad-bis = { $number ->
    [-1] Bis von { $side ->
        [left] links
       *[right] rechts
    }
   *[other] { $number } bis, von { $side ->
        [left] links
       *[right] rechts
    }
}
pad-pool = Pool bauen
pad-pool-away = Pool radieren
pad-erase = Radieren
pad-stands = Was steht, bleibt stehen. Rückgängig nimmt Schritt für Schritt zurück.
pad-raise = Siedlungen mit { $size }: { $to ->
    [-1] { $from }, höchster Wert
   *[other] aus { $from } wird { $to }
}
pad-raise-back = Siedlungen mit { $size }: einen Wert zurück
pad-box = { $name }: ein Feld ankreuzen
pad-box-away = { $name }: ein Feld zurück
pad-of = { $crossed } von { $boxes }
pad-plan-none = Noch kein Plan
pad-plan-name = Plan { $number }: { $what }. { $state ->
    [claimed] Für { $points } Punkte gewertet.
    [none] Die Karte auf dem Tisch wählen.
    [ready] Jetzt { $value } Punkte wert. Kann gewertet werden.
   *[open] Jetzt { $value } Punkte wert.
}
pad-plan-claimed-by = Gewertet von { $players }.
pad-plan-other = Anderer Plan
pad-plans-of-box = Alle Pläne mit der Nummer { $number }
pad-plan-values = { $high } / { $low }
pad-plan-typed = Oder selbst eintragen:
pad-plan-text = Was er verlangt
pad-plan-high = Punkte zuerst
pad-plan-low = Punkte später
pad-plan-take = Übernehmen
pad-claim = Für { $points } werten
pad-claim-same = Selbe Runde: { $points }
pad-claim-later = Später: { $points }
pad-claimed = Für { $points } Punkte gewertet.
pad-claim-back = Wertung zurücknehmen
pad-turn = Karte umdrehen: { $low } wert
pad-turn-back = Karte zurückdrehen: { $high } wert
pad-did-write = Auf { $lot } steht { $number }{ $bis ->
    [yes] {" "}bis
   *[no] {""}
}.
pad-did-bis = { $lot } wiederholt { $from }.
pad-did-roundabout = Auf { $lot } liegt ein Kreisverkehr.
pad-did-fence = Rechts von { $lot } steht ein Zaun.
pad-did-pool = { $lot } hat einen Pool.
pad-did-erase = { $lot } ist wieder frei.
pad-did-park = Ein Park mehr in der { $street ->
    [A] oberen
    [B] mittleren
   *[C] unteren
} Straße.
pad-did-raise = Siedlungen mit { $size } sind mehr wert.
pad-did-temp = Ein Zeitarbeiter mehr.
pad-did-refuse = Eine Ablehnung mehr.
pad-did-claim = Plan { $plan } für { $points } Punkte gewertet.
pad-did-serve = Die Siedlung auf { $lot } zählt für einen Plan.
pad-did-use = Das Haus auf { $lot } zählt für einen Plan.
pad-did-remove = Etwas wurde radiert.

## Card dealer

dealer-name = Kartengeber
dealer-about = Alle decken dieselben Karten auf: Das Gerät gut sichtbar hinstellen oder den Bildschirm teilen.
dealer-about-solo = Hier werden die Karten aufgedeckt. Die Solokarte liegt irgendwo in der unteren Hälfte: Taucht sie auf, werden alle Pläne umgedreht.
dealer-mode = Für wen?
dealer-piles = Drei Stapel
dealer-piles-about = Ab zwei Personen: Nummer und Aktion kommen vom selben Stapel.
dealer-solo = Solo
dealer-solo-about = Drei Karten im Zug: die Nummer der einen, die Aktion einer anderen.
dealer-advanced = Pläne für Fortgeschrittene
dealer-advanced-about = Sie werden unter die anderen gemischt.
dealer-roundabouts-about = Nur dann ist der Plan dabei, der einen braucht.
dealer-begin = Mischen und geben
dealer-new = Neu geben
dealer-left = { $count ->
    [0] letzte Karten
    [one] noch 1 Karte je Stapel
   *[other] noch { $count } Karten je Stapel
}
dealer-left-solo = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
dealer-card = { $number } mit { $action }.{ $has ->
    [yes] {" "}Nächste Aktion dieses Stapels: { $next }.
   *[no] {""}
}
dealer-top = Als Nächstes auf dem Stapel: { $action }.
dealer-none-left = Der Stapel ist leer.
dealer-met = Die Solokarte: Alle Pläne sind umgedreht.
dealer-met-about = Ab dieser Runde bringen sie die niedrigeren Punkte. Statt der Solokarte wurde eine andere gezogen.
dealer-over = Keine drei Karten sind mehr da: Das Spiel ist zu Ende.
dealer-plan = Plan { $number }: { $what }. { $state ->
    [approved] Genehmigt, jetzt { $low } Punkte wert.
    [claimed] In dieser Runde genehmigt, { $high } Punkte wert; ab der nächsten { $low }.
   *[open] { $high } Punkte wert, später { $low }. Antippen, wenn ihn jemand erfüllt.
}
dealer-plan-solo = Plan { $number }: { $what }. { $state ->
    [approved] Genehmigt.
    [claimed] In dieser Runde genehmigt.
    [turned] Umgedreht: jetzt { $low } Punkte wert. Antippen, wenn du ihn erfüllst.
   *[open] { $high } Punkte wert, nach der Solokarte { $low }. Antippen, wenn du ihn erfüllst.
}
dealer-plan-open = Antippen, wenn erfüllt
dealer-plan-claimed = Genehmigt, wird umgedreht
dealer-plan-turned = Umgedreht. Antippen, wenn erfüllt
dealer-plan-approved = Genehmigt
dealer-reshuffle = Alle Karten neu mischen
dealer-all-done = { $players ->
    [one] Weiter, wenn du geschrieben hast.
   *[other] Weiter, wenn alle geschrieben haben.
}
dealer-shuffle-next = Vor der nächsten Runde wird gemischt.
dealer-back = Zurück
dealer-next = Nächste Runde
