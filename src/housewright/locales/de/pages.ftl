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
somebody = Jemand
round-number = Runde { $round }
title-your-turn = Du bist dran – { $title }
title-over = Beendet – { $title }
table-gone = Dieser Tisch lässt sich nicht anzeigen
table-unread-turns = Züge abholen
table-abandoned = Dieser Tisch wurde aufgegeben
time-left = { $minutes }:{ $seconds }
points-unit = Pkt.
points-short = { $points } Pkt.
two-sentences = { $first } { $second }
why-rule = Regel { $clause }
story = Verlauf
story-open = Verlauf des Spiels
story-title = Runde { $round }
story-none = Bisher ist nichts geschehen.
story-of = Wessen Anteil am Verlauf
story-of-all = Alle
story-others = { $count ->
    [one] Noch eine Person
   *[other] Die { $count } anderen
}
story-earlier = Frühere Runden
story-clock = Die Zeit von { $player } war um: Der Computer hat den Zug gemacht.
notice-draft-dropped = Die Runde wurde ohne deinen angefangenen Zug beendet; er ist verfallen.
notice-turn-elsewhere = Dein Zug wurde anderswo gemacht: auf einem anderen Gerät, in einem anderen Tab oder vom Computer.
notice-lost = Keine Verbindung. { $kept ->
    [turn] Dein Zug bleibt hier und wird noch gesendet.
    [step] Dein letzter Schritt bleibt hier und wird noch gesendet.
   *[nothing] Neuer Versuch…
}
notice-clock = Deine Zeit war um: Der Computer hat für dich gespielt.
notice-clock-open = Deine Zeit war um: Der Computer hat für dich gespielt. Solange andere überlegen, kannst du den Zug zurücknehmen.
notice-left = { $name } hat den Tisch verlassen: Der Computer spielt weiter.
notice-back = { $name } ist wieder am Tisch.
step-waits = Dein letzter Schritt wartet noch auf das Netz. „Zurück“ nimmt ihn zurück.
error-no-connection = Keine Verbindung: Das ist nicht geschehen. Bitte noch einmal, wenn sie wieder da ist.

## The table of Welcome To

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
prompt-watching = Du schaust zu
prompt-waiting = Dein Zug ist gemacht
prompt-awaited = { $named ->
    [yes] { $count ->
        [0] Alle sind fertig.
        [one] { $names } überlegt noch.
       *[other] { $names } überlegen noch.
    }
   *[no] { $count } Züge stehen noch aus.
}
prompt-kept = Warten auf das Netz
prompt-kept-about = Dein Schritt bleibt hier und gilt, sobald das Netz wieder da ist. „Zurück“ nimmt ihn zurück.
prompt-handed-over = Der Computer spielt für dich
prompt-handed-over-about = Du kannst jederzeit wieder selbst spielen.
hand-back = Selbst spielen
hint = Tipp
hint-open = Tipp: Was würde ein starker Spieler tun?
hint-title = Was ein starker Spieler erwägen würde
hint-about = Die Zahl zeigt, was ein starker Spieler für das Ende erwartet. Zeile antippen und ausprobieren; jeder Schritt lässt sich zurücknehmen.
hint-take = Vorschlag { $number } ausprobieren
hint-value = { $value }
hint-figure = erwartet
hint-why = { $how ->
    [helps] Das hilft dir bei { $line }: Dort kannst du etwa { $points } erwarten, mit den anderen etwa { $otherwise }.
    [spares] Das hilft dir bei { $line }: Dort verlierst du wohl nur etwa { $points }, mit den anderen etwa { $otherwise }.
    [saves] Das hilft dir bei { $line }: Dort verlierst du wohl nichts, mit den anderen etwa { $otherwise }.
    [alike] Kein einzelner Posten gibt hier den Ausschlag. Am meisten kannst du von { $line } erwarten: etwa { $points }.
    [most] Am meisten kannst du von { $line } erwarten: etwa { $points }.
   *[even] Auf Punkte kannst du noch kaum zählen; so behältst du deine Chancen.
}
hint-same = Genauso gut:
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
prompt-confirm = Zug bestätigen
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
prompt-confirm-about = Solange du nicht bestätigst, lässt sich jeder Schritt zurücknehmen.
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
undo = Zurück
undo-about = Einen Schritt zurück
confirm = Zug bestätigen
lead = Auswahl zeigen
waiting = Warten…
sending = Senden…
take-back = Zug zurücknehmen
result = Ergebnis
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
end-you-win = Du gewinnst!
end-you-share = Du teilst dir den Sieg!
end-you-place = Du bist auf Platz { $place } von { $of }
end-rematch-open = Die anderen spielen noch einmal.
end-ranking = Rangliste
end-winner = { $count ->
    [one] { $who } gewinnt mit { $points } Punkten
   *[other] { $who } gewinnen gemeinsam mit { $points } Punkten
}
end-tie-break = Gleichstand: Die Siedlungen entscheiden.
end-rematch = Noch einmal
end-new-deal = Neues Spiel
end-again = Dieselben Karten nochmal
end-to-rematch = Mitspielen
end-watch-rematch = Beim nächsten Spiel zusehen
end-replay = Wiederholung
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
replay-of = Wiederholung: { $name }
replay-controls = Steuerung der Wiederholung
replay-back = { $step ->
    [step] Einen Schritt
   *[round] Eine Runde
} zurück
replay-on = { $step ->
    [step] Einen Schritt
   *[round] Eine Runde
} weiter
replay-play = Abspielen
replay-pause = Pause
replay-round = { $step ->
    [step] Gezeigter Schritt
   *[round] Gezeigte Runde
}
replay-place = { $step ->
    [step] Schritt
   *[round] Runde
} { $number } von { $all }
replay-place-in = { $part } · { $place }
replay-start = Der Anfang: { $all ->
    [one] 1 { $step ->
        [step] Schritt
       *[round] Runde
    }
   *[other] { $all } { $step ->
        [step] Schritte
       *[round] Runden
    }
}
replay-end = Das Ende: { $all ->
    [one] 1 { $step ->
        [step] Schritt
       *[round] Runde
    }
   *[other] { $all } { $step ->
        [step] Schritte
       *[round] Runden
    }
}
replay-speed = Tempo
replay-times = { $times }×
replay-share = Wiederholung teilen
replay-share-about = Wer diesen Link hat, kann das Spiel Zug für Zug ansehen.
replay-share-here = In diesem Moment beginnen
replay-share-text = Sieh dir unser Spiel an: { $title }
replay-keep = Aufzeichnung als Datei speichern
replay-seat = Gesehen von
replay-all = Alle
replay-story = Was in Runde { $round } geschah
rules-back = Zurück
rules-of = Regeln von { $game }
rules-games = Spiele
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
}
rules-none = Kein Absatz enthält eines dieser Wörter.
rules-not-all = Kein Absatz enthält alle diese Wörter.
rules-some = { $held } von { $of } Wörtern:
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
aid-welcome-temp-about = Die Nummer darf sich um bis zu 2 ändern; ein Zeitarbeiter kommt dazu. Die meisten zählen am meisten.
aid-welcome-bis = Hausnummer bis
aid-welcome-bis-about = Die Nummer eines Nachbarhauses noch einmal daneben. Jedes Bis kostet Punkte.
aid-welcome-plan = Stadtpläne
aid-welcome-plan-about = Wer einen Plan zuerst erfüllt, bekommt viel, alle Späteren weniger.
aid-welcome-refusal = Ablehnung
aid-welcome-refusal-about = Keine Nummer passt: eine Ablehnung. Die dritte beendet das Spiel.
aid-welcome-roundabout = Kreisverkehr
aid-welcome-roundabout-about = Belegt einen Bauplatz; auf beiden Seiten beginnen die Nummern neu. Er kostet Punkte.
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
keys = Tasten
key-enter = Eingabe
key-tab = Tab
key-control = Strg
keys-cards = Erste, zweite oder dritte Karte wählen
keys-lots = Die Straße entlang und zur nächsten Straße
keys-do = Ausführen, was gerade markiert ist; die Markierung geht von selbst zum nächsten Schritt weiter
keys-on = Weiter zum Nächsten, was möglich ist
keys-undo = Einen Schritt zurück
keys-restart = Zug von vorn beginnen
keys-confirm = Zug bestätigen
keys-bid = So viele Schecks bieten
keys-pass = Passen
keys-sell = Verkaufen
keys-keep = Behalten
keys-ledger = Kontobuch zeigen

### Home, waiting room, menu

## Words of many pages

guest = Gast
you = Ich
computer = Computer
keep = Speichern
cancel = Abbrechen
change = Ändern
done = Fertig
leave = Verlassen
fewer = Eins weniger
more = Eins mehr
skip = Zum Inhalt springen
page-title = { $page } – Housewright
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
share = Teilen
share-link = Link
share-copy = Link kopieren
share-copied = Link kopiert
share-by-hand = Dieser Browser lässt die Seite nicht kopieren. Bitte den Link markieren und kopieren.

## Computer players, a line about each

player-beginner-about = Hat die Regeln gerade gelernt und spielt oft am Ziel vorbei.
player-easy-about = Weiß, worum es geht, und verschätzt sich oft. Gut für erste Partien.
player-medium-about = Spielt vernünftig, mit Fehlern hin und wieder.
player-good-about = Verschenkt kaum einen Zug. Mit Glück allein schwer zu schlagen.
player-strong-about = Hat aus sehr vielen Partien gelernt. Für alle, die das Spiel gut kennen.
player-master-about = Denkt dazu noch voraus. Der stärkste Gegner des Hauses.
player-flora-about = Liebt Parks und Pools. Mittlere Stärke.
player-flora-style = Parks und Pools
player-presto-about = Will bei jedem Stadtplan zuerst sein. Mittlere Stärke.
player-presto-style = Stadtpläne zuerst
player-magnus-about = Baut große Siedlungen und macht sie teuer. Mittlere Stärke.
player-magnus-style = große, teure Siedlungen
player-konrad-about = Der Geizige: behält seine Schecks gern. Mittlere Stärke.
player-konrad-style = behält seine Schecks
player-berta-about = Die Bauherrin: will eigene Häuser. Mittlere Stärke.
player-berta-style = will eigene Häuser
player-rosa-about = Die Störerin: verdirbt anderen die Zeilen. Mittlere Stärke.
player-rosa-style = verdirbt anderen die Zeilen
company-characters = Charaktere
player-with-style = { $name } ({ $style })
company-characters-about = { $names }: alle mittelstark.
company-levels = Spielstärken
level-preparing = Wird noch vorbereitet; in wenigen Minuten da.

## Variants

variant = Variante
variant-welcome-basic = Grundspiel
variant-welcome-basic-about = Drei Stadtpläne, sechs Aktionen: der Einstieg.
variant-welcome-advanced = Fortgeschritten
variant-welcome-advanced-about = Anspruchsvollere Stadtpläne und Kreisverkehre.
variant-welcome-expert = Expertenspiel
variant-welcome-expert-about = Fortgeschritten, mit Handkarten für alle: zwei werden genutzt, die dritte geht zur Nachbarin oder zum Nachbarn.
variant-welcome-own = Eigene Variante
variant-welcome-own-about = Einzelne Teile des fortgeschrittenen Spiels.
variant-heimat-basic = Grundspiel
variant-heimat-basic-about = Untere Etagen sind verdeckt, und manche Dächer haben keine Zahl.
variant-heimat-estates = The Estates
variant-heimat-estates-about = Wie in der Neuauflage: untere Etagen bleiben sichtbar, und jedes Dach hat eine Zahl.
variant-heimat-own = Eigene Variante
variant-heimat-own-about = Einzelne Optionen, wie gewählt.
variant-own = Eigene Variante
variant-switches = Einzelne Optionen
variant-games = Spiele
variant-games-one = Ein einzelnes Spiel.
variant-games-series = Eine Serie von bis zu { $games } Spielen. Schecks bleiben erhalten; zwei Siege entscheiden.

## Home

home-title = Housewright: zwei Brettspiele, sofort spielbar
home-about-welcome = Drei Straßen voller Hausnummern. Alle spielen gleichzeitig, 1 bis 100 Personen.
home-about-heimat = Um Etagen und Dächer bieten, dann die Zeilen vollenden, die sich lohnen. 2 bis 5 Personen.
home-computer = Gegen den Computer
home-computer-short = Computer
home-computer-about = { $count ->
    [one] Ein Gegner, beginnt sofort
   *[other] { $count } Gegner, beginnt sofort
}
home-alone = Allein
home-alone-about = Das eigene Ergebnis schlagen
home-alone-best = Bestwert: { $best }
home-alone-no-draft = Wie Fortgeschritten: allein wird nichts weitergegeben
home-practise = Üben
home-practise-short = Üben
home-practise-about = Zu zweit, gegen einen leichten Gegner
home-friends = Mit Freunden
home-friends-short = Freunde
home-friends-about = Per Link oder Code, ohne Konto
home-agreed = { $variant }{ $games ->
    [1] {""}
   *[other] {" "}· { $games } Spiele
} · { $count ->
    [one] ein Gegner
   *[other] { $count } Gegner
} · { $company }
home-how = Einstellungen für { $game }
home-opponents = Computergegner
home-opponents-about = Für Spiele gegen den Computer.
home-company = Wer sie sind
home-continue = Weiterspielen
home-finished = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
home-more = { $count ->
    [one] Eine weitere zeigen
   *[other] { $count } weitere zeigen
}
home-less = Weniger zeigen
home-row-with = Mit { $names }
home-row-waiting = Wartet auf Freunde
home-row-computers = { $count ->
    [one] Gegen einen Computergegner
   *[other] Gegen { $count } Computergegner
}
home-row-round = Runde { $round } · { $variant }
home-row-running = { $variant }
home-row-open = { $variant } · { $empty ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $empty } Plätze frei
}
home-state-yours = Am Zug
home-state-waiting = Andere denken
home-state-finished = Beendet
home-state-open = Nicht begonnen
home-state-unread = Ältere Regeln
home-join = An einen Tisch setzen
home-open = Offene Tische
home-open-of = Tisch von { $names }
home-join-table = Mitspielen: { $title }
home-more-pages = Am echten Tisch, Regeln und Aufzeichnungen
home-box = Schachtel auf dem Tisch?
home-lost = Keine Verbindung. Am echten Tisch geht das auch ohne:
home-pad = Wertungsblock
home-dealer = Kartengeber
home-rules = Regeln und Spielhilfen
home-record = Aufzeichnung ansehen
home-drop = Aufzeichnung hier ablegen, um die Partie anzusehen

## Deal of the day

daily = Spiel des Tages
daily-about = Welcome To allein, für alle mit denselben Karten. Nur der erste Versuch zählt.
daily-new = Spielen
daily-running = Weiterspielen
daily-done = { $total } Punkte, Rang { $place }
daily-board = { $count ->
    [0] Rangliste von heute
    [one] Rangliste von heute: ein Ergebnis
   *[other] Rangliste von heute: { $count } Ergebnisse
}
daily-honour = Nur erste Versuche. Niemand prüft das: Ehrensache. Aufzeichnungen öffnen sich, wenn der Tag (UTC) vorbei ist.
daily-nobody-yet = Noch niemand ist fertig.
daily-nobody = An diesem Tag hat niemand gespielt.
daily-before = Der Tag davor
daily-after = Der Tag danach

## Joining, and moving to another device

join = Mitspielen
join-code = Tischcode
join-title = An einen Tisch setzen
join-about = Acht Buchstaben und Ziffern, von der Person, die den Tisch eröffnet hat. Ein Konto ist nicht nötig.
join-about-link = Eine Einladung an einen Tisch. Ein Konto ist nicht nötig.
join-invited = { $named ->
    [yes] { $host } lädt dich ein: { $game }
   *[no] Du bist eingeladen: { $game }
}
join-about-invited = Nenn deinen Namen und setz dich. Ein Konto ist nicht nötig.
join-there = { $taken ->
    [0] Noch sitzt niemand da; es gibt { $seats } Plätze.
    [one] 1 von { $seats } Plätzen ist besetzt: { $who }.
   *[other] { $taken } von { $seats } Plätzen sind besetzt: { $who }.
}
join-computers = { $count ->
    [one] ein Computerspieler
   *[other] { $count } Computerspieler
}
join-games = { $games } Spiele
join-name = Mein Name
join-sit = Platz nehmen
join-mine = Meine laufenden Spiele
join-no-such-code = Mit diesem Code gibt es keinen offenen Tisch. Vielleicht ist er vertippt, oder das Spiel läuft schon.
transfer-title = Platz übernehmen
transfer-about = Auf dem anderen Gerät im Menü des Tisches den Platz umziehen lassen. Der Code oder Link von dort kommt hierher.
transfer-about-link = Das Spiel geht hier weiter, das andere Gerät schaut dann nur noch zu.
transfer-code = Code oder Link
transfer-take = Hier weiterspielen
transfer-waiting = Jetzt auf dem anderen Gerät bestätigen. Es fragt nach dieser Zahl:
transfer-no-such-code = Dieser Code gilt nicht. Er wirkt einmal und nur einige Minuten: bitte auf dem anderen Gerät einen neuen erzeugen.

## Menu

menu-name = Mein Name
menu-name-about = Für alle Tische, die folgen.
menu-name-kept = Gespeichert.
menu-language = Sprache
menu-theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
menu-tempo = Tempo, in dem andere spielen (Tippen überspringt)
tempo-off = Sofort
tempo-quick = Zügig
tempo-calm = Ruhig
menu-sound = Töne
menu-sound-about = Ein kurzer Ton, wenn der eigene Zug beginnt.
menu-calm = Weniger Bewegung
menu-calm-about = Nichts gleitet oder wächst auf der Seite.
menu-auto-confirm = Automatisch bestätigen
menu-auto-confirm-about = Ein vollständiger Zug wird sofort gesendet, ohne letzten Blick.
menu-auto-action = Park und Pool automatisch
menu-auto-action-about = In Welcome To geschieht ohne Frage, was nur Punkte bringt.
menu-ways = Weiteres
menu-device = Platz auf ein anderes Gerät umziehen
menu-transfer = Platz von einem anderen Gerät übernehmen
menu-leave = Tisch verlassen
menu-forget = Mich endgültig vergessen
device-about = Das Bild mit dem anderen Gerät scannen oder dort den Link öffnen. Dann hier bestätigen: Der Platz zieht mit allem um.
device-picture = Der Link als Bild für die Kamera des anderen Geräts
device-share = Hier geht mein Spiel weiter
device-asked = Ein Gerät fragt nach deinem Platz und zeigt die Zahl { $check }. Ist es deins?
device-confirm = Platz übergeben
device-refuse = Nein, ein neuer Code
device-done = Der Platz ist jetzt auf dem anderen Gerät.
device-good = { $minutes ->
    [one] Er wirkt einmal, eine Minute lang. Wer ihn hat, bekommt den Platz.
   *[other] Er wirkt einmal, { $minutes } Minuten lang. Wer ihn hat, bekommt den Platz.
}
leave-closes = Sonst sitzt hier niemand: Der Tisch wird geschlossen.
leave-empties = Der Stuhl wird für jemand anderen frei.
leave-stand-in = Ein Computergegner spielt weiter. Zurückkommen geht jederzeit.
leave-waits = Sonst spielt niemand: Der Tisch wartet auf dich.
menu-sign-out = Auf diesem Gerät abmelden
sign-out = Abmelden
sign-out-about = Dieses Gerät ist hier dann nicht mehr bekannt und kann an seinen Plätzen nicht weiterspielen. Dein Name bleibt an den Tischen. Plätze lassen sich vorher auf ein anderes Gerät umziehen.
forget = Vergessen
forget-about = Dein Name wird hier gelöscht: an allen Tischen, in ihren Verläufen und in den Ranglisten; dort heißt es dann „jemand“. Wo andere weiterspielen, übernimmt ein Computerspieler deinen Platz. Das lässt sich nicht rückgängig machen. Plätze lassen sich vorher auf ein anderes Gerät umziehen.

## Waiting room

room-title = { $game } mit Freunden
room-about = { $variant } · { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
room-about-named = { $game } · { $variant } · { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
room-invite = Andere einladen
room-code = Tischcode: { $code }
room-picture = Die Einladung als Bild für eine Kamera
room-invite-about = Den Code auf der Startseite eingeben, den Link öffnen oder das Bild scannen. Gilt bis zum Start.
room-unnamed = Andere lesen dann: „{ $invited }“.
room-say-name = Meinen Namen nennen
room-share-title = Einladung zu einem Spiel
room-share = Komm und spiel { $game } mit mir. Tischcode: { $code }
room-seats-title = Wer spielt
room-host = Leitung
room-away = Abwesend
room-empty = Freier Stuhl
room-empty-about = Für alle, die mit Code oder Link kommen.
room-town-of = Stadt: { $town }
room-rename = Umbenennen
room-change-player = Jemand anderes statt { $name }
room-send-away = { $name } vom Stuhl bitten
room-add = Computergegner auf diesen Stuhl setzen
room-more-empty = { $count ->
    [one] Und noch ein freier Stuhl.
   *[other] Und noch { $count } freie Stühle.
}
room-who = Wer soll hier sitzen?
room-empty-chair = Stuhl frei lassen
room-myself = Mein Name und meine Stadt
room-town = Meine Stadt
room-town-about = Steht auf dem Spielzettel. Darf leer bleiben.
room-terms = Was vereinbart ist
room-seats = Plätze
room-seats-about = { $fewest } bis { $most } in dieser Variante.
room-seats-last = Auf dem letzten Stuhl sitzt jemand.
room-limit = Zeit für einen Zug
room-limit-none = Unbegrenzt
room-limit-minute = 1 min
room-limit-three = 3 min
room-limit-ten = 10 min
room-limit-day = 1 Tag
room-limit-other = Andere
room-no-limit = Keine Zeitgrenze
room-limit-is = Zeit für einen Zug: { $limit }
room-late = Danach übernimmt ein Computergegner
room-late-turn = diesen einen Zug
room-late-seat = den ganzen Platz
room-late-turn-by = Danach macht ein Computergegner den Zug: { $player }.
room-late-seat-by = Danach spielt ein Computergegner weiter, bis die Person zurück ist: { $player }.
room-stand-in = Dessen Spielstärke
room-listed = Offen für alle
room-listed-on = Der Tisch steht auf der Startseite, und alle dürfen sich setzen.
room-listed-off = Nur mit Code oder Link kann man sich setzen.
room-hints = Tipps
room-hints-about = Alle dürfen fragen, was ein starker Gegner täte.
room-name = Name des Tisches
room-name-about = Zum Wiederfinden. Darf leer bleiben.
room-is-listed = Offen für alle
room-is-private = Nur mit Einladung
room-with-hints = Tipps sind erlaubt
room-without-hints = Ohne Tipps
room-start = Starten
room-start-empty = { $count ->
    [one] Ein Stuhl ist noch frei.
   *[other] { $count } Stühle sind noch frei.
}
room-fill-level = Stärke der Computergegner
room-fill = { $count ->
    [one] Mit einem Computergegner dort starten
   *[other] Mit { $count } Computergegnern dort starten
}
room-shrink = { $count ->
    [one] Allein starten
   *[other] Zu { $count } am Tisch starten
}
room-wait = Noch warten
room-step-host = { $empty ->
    [0] Alle sind da: das Spiel kann beginnen.
    [one] Ein Stuhl ist frei: Code teilen oder starten.
   *[other] { $empty } Stühle sind frei: Code teilen oder starten.
}
room-step-away = Alle Stühle sind besetzt. Gerade nicht da: { $names }.
room-step-guest = Bitte warten: { $host } startet das Spiel.
room-step-hostless = Bitte auf den Start warten.
room-step-sit = An diesem Tisch ist ein Stuhl frei.
room-step-watch = Dieser Tisch ist nur mit Einladung: Code oder Link öffnen ihn.
room-came = { $name } hat Platz genommen.
room-went = { $name } ist gegangen.

## Refusals

error-no-answer = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.

## The end of a game alone

end-best = Ein neuer Bestwert auf diesem Gerät!

### Neue Heimat table

## Names

heimat-game-of = Spiel { $number } von { $games }
heimat-game = Spiel { $number }
heimat-auction-number = Auktion { $number }
heimat-replay-auction = Auktion { $part } von { $parts }
heimat-replay-auction-back = Zur Auktion davor
heimat-replay-auction-on = Zur nächsten Auktion
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
heimat-row-short = Zeile { $row }

## Seats

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

## Building site

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

## Display

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

## Auction

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
heimat-show = { $step ->
    [offer] Spielsteine zeigen
    [bid] Gebote zeigen
    [decide] Auswahl zeigen
   *[place] Plätze zeigen
}
heimat-wait = { $phase ->
    [offer] { $player } wählt, was angeboten wird.
    [bid] { $player } ist mit Bieten dran.
    [decide] { $player } verkauft oder behält.
   *[place] { $player } setzt den Spielstein.
}
heimat-more-pieces = Mehr Spielsteine
heimat-panels = Was zu sehen ist

## Ledger, series and story

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

## The end

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

### Score pad and dealer

## Score pad: in general

pad-name = Wertungsblock
pad-title = { $title } · Housewright
pad-back = Zurück zu allen Blöcken
pad-about = Für die echte Schachtel auf dem Tisch: Zettel, die von selbst rechnen, und die Karten für alle, die keine haben.
pad-way-welcome = Welcome To…: Spielzettel
pad-way-welcome-about = 1 bis 8 Zettel auf diesem Gerät, mit oder ohne Regeln.
pad-way-heimat = Neue Heimat: Endabrechnung
pad-way-heimat-about = Spielplan eingeben und sehen, wer gewonnen hat; auch ganze Serien.
pad-way-dealer = Welcome To…: Kartengeber
pad-way-dealer-about = Die 81 Karten und die Pläne, für Videoanrufe oder ohne Schachtel.
pad-kept = Auf diesem Gerät aufbewahrt
pad-kept-game = { $names } · { $date }
pad-kept-deal = Kartengeber · { $date }
pad-kept-won = { $count ->
    [one] { $players } hat mit { $points } Punkten gewonnen.
   *[other] { $players } haben mit { $points } Punkten gewonnen.
}
pad-remove = { $title } löschen
pad-remove-ask = Wirklich löschen?
pad-remove-about = { $title } verschwindet endgültig von diesem Gerät.
pad-remove-yes = Löschen
pad-read-file = Datei einlesen
pad-file-no-json = Die Datei ist nicht lesbar: abgeschnitten oder keine Datei des Blocks.
pad-file-other = Das ist keine Datei des Blocks.
pad-file-newer = Diese Datei stammt von einer anderen Fassung des Blocks.
pad-file-place = Die Datei ist beschädigt: Was bei { $place } steht, kann nicht sein.
pad-file-mark = Die Datei ist beschädigt: Bei { $place } steht { $mark }, das kann niemand schreiben.
pad-file-check = Die Datei wurde verändert oder beschädigt: Ihre Prüfsumme stimmt nicht.
pad-file-untouched = Alles hier Aufbewahrte ist unberührt.
pad-offline-file = Diese Datei funktioniert ganz ohne Netz.
pad-offline-preparing = Wird für die Zeit ohne Netz vorbereitet …
pad-offline-ready = Funktioniert von jetzt an auch ohne Netz.
pad-offline-insecure = Ohne Netz ist diese Seite hier nicht verfügbar: Das geht nur mit einer sicheren Verbindung (https). Der Block lässt sich aber als eine Datei mitnehmen.
pad-offline-failed = Dieser Browser hat die Seite nicht für die Zeit ohne Netz aufbewahrt. Der Block lässt sich aber als eine Datei mitnehmen.
pad-offline-download = Block als Datei speichern
pad-not-kept = Dieser Browser bewahrt nichts auf: Mit dem Schließen der Seite ist alles verloren. Bitte als Datei speichern.
pad-language = Sprache
pad-theme = Farben
pad-theme-system = Wie das Gerät
pad-theme-light = Hell
pad-theme-dark = Dunkel
pad-who = Wer spielt mit?
pad-player = Person { $number }
pad-name-of = Name von Person { $number }
pad-player-add = Person hinzufügen
pad-player-away = { $player } entfernen
pad-options = Optionen
pad-begin = Anfangen
pad-settings = Namen, Optionen, Dateien
pad-game-title = Name des Spiels
pad-out = Mitnehmen
pad-save-file = Als Datei speichern
pad-save-picture = Als Bild speichern
pad-dock = Was zu tun ist
pad-cancel = Abbrechen
pad-done = Fertig
pad-redo = Vor

## Score pad: Welcome To

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

## Score pad: Neue Heimat

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
pad-place = Platz
pad-series-over = Die Serie geht an { $players }.
pad-next-game = Weiter mit Spiel { $number }
pad-hints = Bitte noch einmal ansehen
pad-hint-owner = Die oberste Farbe auf { $lot } gehört noch niemandem.
pad-hint-roofs = Es gibt nur zwei Dächer mit einer { $value }.

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

### The plain table, for a game that has none of its own

plain-table = Der Tisch
plain-moves = Züge
plain-choose = Du bist dran
plain-others = Andere sind dran
plain-yes = ja
plain-no = nein
plain-none = nichts
plain-made = Bisher: { $moves }
plain-choose-about = { $count ->
    [one] Ein Zug ist möglich.
   *[other] { $count } Züge sind möglich.
}
plain-awaited = { $count ->
    [0] Auf niemanden wird gewartet.
   *[other] Erwartet: { $names }.
}

## Zurückblicken: Glück, Können und bessere Züge

analysis = Analyse
analysis-title = Analyse: { $title }
analysis-open = Glück oder Können?
analysis-overview = Überblick
analysis-turns = Zug für Zug
analysis-share = Analyse teilen
analysis-seat = Wessen Spiel
analysis-you = du
analysis-name = Name
analysis-place = { $step ->
    [step] Schritt { $round }
   *[round] Runde { $round }
}
analysis-when = { $step ->
    [step] Schritt
   *[round] Runde
}
analysis-of = von { $count }
analysis-as-table = Als Tabelle zeigen
analysis-as-drawing = Als Bild zeigen
analysis-sentence = { $result ->
    [place] { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
       *[other] Platz { $place }
    } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }:
    [points] { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }:
   *[open] Bisher:
} { $lucky ->
    [up] <luck>{ $luck } durch Glück</luck>
    [down] <luck>{ $luck } durch Pech</luck>
   *[none] <luck>Glück ausgeglichen</luck>
}, { $helped ->
    [up] <others>{ $others } von den anderen</others>,
    [down] <others>{ $others } an die anderen</others>,
   *[none] { "" }
} { $spoilt ->
    [yes] <lost>{ $lost } verschenkt</lost>
   *[no] <lost>nichts verschenkt</lost>
}.
analysis-could = { $how ->
    [same] Kein Zug hätte besser sein können.
    [more] Mit den besten Zügen wären es { $total } gewesen.
    [enough] Mit den besten Zügen wären es { $total } gewesen: { $by } mehr als { $name }.
   *[less] Mit den besten Zügen wären es { $total } gewesen, auch nicht mehr als { $name }.
}
analysis-so-far = { $step ->
    [step] Bisher, { $count } Entscheidungen
   *[round] Bisher, { $count } Züge
}
analysis-part-luck = Glück
analysis-part-others = Die anderen
analysis-part-lost = Verschenkt
analysis-start = Anfang
analysis-result = { $whole ->
    [yes] Ergebnis
   *[no] Bisher
}
analysis-bridge-name = Erwartet am Anfang { $start }, Glück { $luck }, { $alone ->
    [yes] { "" }
   *[no] die anderen { $others },
} verschenkt { $lost }, Ergebnis { $result }.
analysis-bridge-from = { $unit ->
    [win] Gewinnchance in Prozent. Die Teile ergeben genau das Ende: 100 für den Sieg, 0 für die anderen.
   *[points] { $cut ->
        [yes] Gezeichnet ab { $floor } Punkten. Die Teile ergeben genau das Ergebnis.
       *[no] Die Teile ergeben genau das Ergebnis.
    }
}
analysis-pairs = Glück und Können nebeneinander
analysis-pairs-about = { $unit ->
    [win] In Prozent der Gewinnchance. Was jemand verschenkt, gewinnen die anderen.
   *[points] Für alle lagen dieselben Karten aus: Glück ist, wie gut sie zum Bogen passten.
}
analysis-not-looked = Noch nicht angesehen
analysis-all-seats = Alle { $count } zeigen
analysis-course = { $unit ->
    [win] Gewinnchance, Schritt für Schritt
   *[points] Erwartete Summe, Runde für Runde
}
analysis-course-about = Schieben, um durch das Spiel zu gehen.
analysis-course-slider = { $step ->
    [step] Entscheidung
   *[round] Runde
}
analysis-course-at = { $place }: { $name } { $value }{ $verdict ->
    [best] , bester Zug
    [good] , gut
    [inexact] , ungenau
    [mistake] , Fehler
    [blunder] , Patzer
    [only] , keine Wahl
   *[none] { "" }
}
verdict-best = Bester Zug
verdict-good = Gut
verdict-inexact = Ungenau
verdict-mistake = Fehler
verdict-blunder = Patzer
analysis-turn-was = { $verdict ->
    [best] Zug: bester
    [good] Zug: gut
    [inexact] Zug: ungenau
    [mistake] Zug: Fehler
   *[blunder] Zug: Patzer
}
analysis-verdict-is = { $verdict ->
    [best] Bester Zug
    [good] Guter Zug
    [inexact] Ungenau
    [mistake] Fehler
   *[blunder] Patzer
}{ $gave ->
    [yes] : { $lost } verschenkt
   *[no] { "" }
}
analysis-verdict = Urteil
analysis-only = Keine Wahl
analysis-before = Vorher erwartet
analysis-after = Danach erwartet
analysis-open-turn = Diesen Zug öffnen
analysis-costly = { $whole ->
    [yes] Die teuersten Züge
   *[no] Die teuersten Züge bisher
} ({ $count })
analysis-costly-of = { $sum } von { $all } verschenkt
analysis-nothing-lost = Nichts verschenkt: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}, jeder der beste oder ebenso gut.
analysis-costly-name = Den Zug ansehen, { $place }: { $verdict ->
    [good] gut
    [inexact] ungenau
    [mistake] Fehler
   *[blunder] Patzer
}, { $lost }
analysis-look-at-turn = Den Zug ansehen
analysis-lost = Wo Punkte verschenkt wurden
analysis-lost-of = { $name }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
analysis-lost-about = Ein Plus heißt: Hier brachten diese Züge mehr als die besten, auf Kosten einer anderen Zeile.
analysis-line = Zeile
analysis-points = Punkte
analysis-counts = Wie die Züge waren
analysis-limit = { $how ->
    [worst] { $limit } und mehr
    [best] weniger als { $limit } verschenkt
   *[less] weniger als { $limit }
}
analysis-prices = Was die Teile kosteten
analysis-prices-of = { $name }, in Millionen
analysis-prices-all = Gezahlt und fair, alle
analysis-price-fair = fairer Preis
analysis-price-paid = gezahlt
analysis-price-was = { $how ->
    [over] { $by } zu viel
    [under] { $by } gespart
   *[fair] fair
}
analysis-price-from = { $own ->
    [yes] behalten
   *[no] von { $name }
}
analysis-piece = Teil
analysis-looking = Sieht das Spiel an: { $done } von { $of } Zügen
analysis-status-stopped = Angehalten: { $done } von { $of } Zügen
analysis-status-failed = Es ging nicht weiter: { $done } von { $of } Zügen
analysis-so-far-stays = Was bisher gefunden wurde, bleibt. Nichts muss zweimal angesehen werden.
analysis-left = { $how ->
    [known] { $seconds ->
        [one] Noch etwa eine Sekunde.
       *[other] Noch etwa { $seconds } Sekunden.
    }
   *[unknown] Es hat eben begonnen.
} Du kannst die Seite verlassen, es geht weiter. { $beside ->
    [0] { "" }
    [one] Ein anderes Spiel wird auch angesehen.
   *[other] { $beside } andere Spiele werden auch angesehen.
}
analysis-said = { $percent } Prozent angesehen
analysis-seat-state = { $whole ->
    [yes] fertig
   *[no] { $judged ->
        [0] kommt noch
        [one] ein Zug
       *[other] { $judged } Züge
    }
}
analysis-computers = Auch Computerplätze
analysis-computers-about = Aus spart Zeit. Ihr Ergebnis wird trotzdem gezeigt.
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-begin = Spiel ansehen
analysis-what = Was war Glück, was war Können?
analysis-what-about = { $step ->
    [step] Ein starker Spieler geht das Spiel durch, { $rounds } Schritte, Entscheidung für Entscheidung.
   *[round] Ein starker Spieler geht das Spiel durch, { $rounds } Runden, Zug für Zug.
}
analysis-cannot = Dieses Spiel kann nicht analysiert werden
analysis-because-not-over = Erst nach dem Ende
analysis-because-day-not-over = Öffnet, wenn der Tag vorbei ist
analysis-because-no-analyses = Dieser Server analysiert nicht
analysis-because-analyses-full = Andere Spiele sind vorher dran
analysis-because-too-much-kept = Kein Platz mehr
analysis-because-table-unread = Diese Aufzeichnung kann nicht analysiert werden
analysis-because-preparing = Noch nicht bereit
analysis-because-not-seated = Wer mitgespielt hat, entscheidet
analysis-no-network = Keine Verbindung
analysis-lost-network = Was schon geladen war, ist noch da. Der Rest kommt, wenn der Server wieder antwortet.
analysis-try-again = Noch einmal versuchen
analysis-to-table = Zurück zum Tisch
analysis-turn-comes = Dieser Zug wurde noch nicht angesehen. Er erscheint hier.
analysis-yours = Du:
analysis-made = { $name }:
analysis-best = Am besten:
analysis-key-yours = Dein Zug
analysis-key-made = Der gemachte Zug
analysis-key-best = Bester Zug
analysis-then = Vor dem Zug { $cards } erwartet, danach { $turn }.
analysis-choices = Die Züge zur Wahl
analysis-gives-up = Was er aufgibt
analysis-why = Warum
analysis-why-next = Warum er besser ist als der nächste
analysis-why-even = Sie enden Zeile für Zeile fast gleich.
analysis-expected = Erwartete Punkte
analysis-column-made = Gemacht
analysis-column-next = Nächster
analysis-column-best = Bester
analysis-column-more = Mehr
analysis-total = Summe
analysis-mistakes = Von Fehler zu Fehler
analysis-mistake-of = { $number } von { $count }
analysis-mistakes-about = { $count ->
    [one] Zug, der nicht gut war
   *[other] Züge, die nicht gut waren
}
analysis-mistake-back = Voriger Fehler
analysis-mistake-on = Nächster Fehler
analysis-try = Selbst versuchen
mark-own = Gemacht
mark-best = Bester
mark-both = Gemacht, bester
what-if-title = Selbst versuchen: { $place }
what-if-about = { $alone ->
    [yes] Du sitzt auf diesem Platz, an einem neuen Tisch, mit demselben Bogen oder Plan.
   *[no] Du sitzt auf diesem Platz, an einem neuen Tisch, mit demselben Bogen oder Plan. Alle anderen spielen starke Computerspieler.
}
what-if-cards = Die Karten von hier an
what-if-same = Dieselben wie in jenem Spiel
what-if-same-about = Was wäre daraus geworden?
what-if-new = Neue Karten
what-if-new-about = Verdecktes wird neu gemischt: Übe aus dieser Stellung.
what-if-begin = Beginnen
what-if-from = Was wäre wenn: weiter ab { $place }, { $cards ->
    [same] mit den Karten, wie sie lagen
   *[new] mit neuen verdeckten Karten
}
what-if-counts = Nichts hier wird gezählt.
what-if-back = Zur Analyse
table-line = Über diesen Tisch
learning = Lernspiel
learning-about = Nach jedem Zug siehst du, wie gut er war, und kannst ihn zurücknehmen.
learning-waits = Lernspiel: Mach deinen Zug, dann siehst du, wie gut er ist.
learning-judging = Sieht deinen Zug an …
learning-silent = Dieser Zug konnte nicht beurteilt werden. Du kannst weitermachen.
learning-why = Warum?
learning-take-back = Zug zurücknehmen
learning-keep = So lassen
hint-grounds-best = Warum es das Beste ist
hint-grounds-other = Was es aufgibt
heimat-back-highest = { $player } bietet { $amount }.
heimat-back-offer = { $player } wählt, was angeboten wird.
