### The pages

## Everywhere

home = Startseite
home-link = Housewright, Startseite
close = Schließen
loading = Einen Moment…
menu = Menü
help = Hilfe
help-open = Hilfe und Regeln
seat-number = Platz { $number }
same-name = { $name } { $number }
is-you = (du)
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

## Tables

hand-over = Computer für diesen Platz spielen lassen
hand-over-finishes = Sonst spielt niemand: Computergegner würden die Partie sofort zu Ende spielen.
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
prompt-kept-about = Dein Schritt bleibt hier und gilt, sobald das Netz wieder da ist. „Zurück“ nimmt ihn zurück.
prompt-handed-over = Der Computer spielt für dich
prompt-handed-over-about = Du kannst jederzeit wieder selbst spielen.
hand-back = Selbst spielen
hint = Tipp
hint-open = Tipp: Was würde ein starker Spieler tun?
hint-title = Was ein starker Spieler erwägen würde
hint-about = Die Zahl zeigt, was der Zug für einen starken Spieler wert ist. Zeile antippen und ausprobieren; jeder Schritt lässt sich zurücknehmen.
hint-lost = Keine Verbindung: Tipps kommen vom Server. Sobald sie wieder da ist, kannst du noch einmal fragen.
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
prompt-confirm = Zug bestätigen
prompt-confirm-about = Solange du nicht bestätigst, lässt sich jeder Schritt zurücknehmen.
undo = Zurück
undo-about = Einen Schritt zurück
confirm = Zug bestätigen
waiting = Warten…
sending = Senden…
take-back = Zug zurücknehmen
result = Ergebnis
end-you-win = Du gewinnst!
end-you-share = Du teilst dir den Sieg!
end-you-place = Du bist auf Platz { $place } von { $of }
end-rematch-open = Die anderen spielen noch einmal.
end-ranking = Rangliste
end-winner = { $count ->
    [one] { $who } gewinnt mit { $points } Punkten
   *[other] { $who } gewinnen gemeinsam mit { $points } Punkten
}
end-rematch = Noch einmal
end-to-rematch = Mitspielen
end-watch-rematch = Beim nächsten Spiel zusehen
end-replay = Wiederholung
player-beginner = Anfänger
player-easy = Leicht
player-medium = Mittel
player-good = Gut
player-strong = Stark
player-master = Meister

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
rules-within = In längeren Wörtern:
aid = Spielhilfe
keys = Tasten
key-enter = Eingabe
key-tab = Tab
key-control = Strg
key-shift = Umschalt
key-home = Pos1
key-end = Ende
key-escape = Esc
keys-do = Ausführen, was gerade markiert ist; die Markierung geht von selbst zum nächsten Schritt weiter
keys-on = Weiter zum Nächsten, was möglich ist
keys-undo = Einen Schritt zurück
keys-restart = Zug von vorn beginnen
keys-confirm = Zug bestätigen
keys-first = Zum Anfang
keys-last = Zum Ende
keys-close = Schließen, was offen ist
keys-best = Nur der beste Zug, solange sie gedrückt ist
keys-made = Nur der gemachte Zug, solange sie gedrückt ist
keys-seats = Vom ersten, zweiten … Platz aus schauen
keys-here = Diese Tasten zeigen

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
company-characters = Charaktere
player-with-style = { $name } ({ $style })
company-characters-about = { $names }: alle mittelstark.
company-levels = Spielstärken
level-preparing = Wird noch vorbereitet; in wenigen Minuten da.

## Variants

variant = Variante
variant-own = Eigene Variante
variant-switches = Einzelne Optionen
variant-games = Spiele
variant-games-one = Ein einzelnes Spiel.
variant-games-series = Eine Serie von bis zu { $games } Spielen. Schecks bleiben erhalten; zwei Siege entscheiden.

## Home

home-title = Housewright: zwei Brettspiele, sofort spielbar
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
home-tried = { $count ->
    [one] Ein Spiel „Was wäre wenn“
   *[other] { $count } Spiele „Was wäre wenn“
}
home-what-if = Was wäre wenn
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
room-change-player = Ändern: jemand anderes statt { $name }
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
        [1] einem Punkt
       *[other] { $points } Punkten
    }:
    [points] { $points ->
        [1] Ein Punkt
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
analysis-price-sums = gezahlt { $paid }, fair { $fair }
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
    [yes] Du sitzt auf dem Platz von { $name }, an einem neuen Tisch, in derselben Stellung.
   *[no] Du sitzt auf dem Platz von { $name }, an einem neuen Tisch, in derselben Stellung. Alle anderen spielen starke Computerspieler.
}
what-if-cards = Was von hier an kommt
what-if-same = Dasselbe wie in jenem Spiel
what-if-same-about = Was wäre daraus geworden?
what-if-new = Etwas Neues
what-if-new-about = Verdecktes wird neu gemischt: Übe aus dieser Stellung.
what-if-begin = Beginnen
what-if-from = Was wäre wenn: weiter ab { $place }, { $cards ->
    [same] alles, wie es lag
   *[new] Verdecktes neu gemischt
}
what-if-counts = Nichts hier wird gezählt.
what-if-back = Zur Analyse
table-line = Über diesen Tisch
learning = Lernspiel
learning-about = Bevor du einen Zug bestätigst, siehst du, wie gut er ist, und kannst ihn noch zurücknehmen.
learning-waits = Lernspiel: Mach deinen Zug; bevor du ihn bestätigst, siehst du, wie gut er ist.
learning-judging = Sieht deinen Zug an …
learning-preparing = Das Beurteilen von Zügen wird noch vorbereitet; es beginnt in wenigen Minuten von selbst.
learning-silent = Dieser Zug konnte nicht beurteilt werden. Du kannst weitermachen.
learning-why = Warum?
learning-take-back = Zug zurücknehmen
learning-keep = So lassen
hint-grounds-best = Warum es das Beste ist
hint-grounds-other = Was es aufgibt
grounds-return = { $of ->
    [best] Dafür gibt es auf:
   *[other] Dafür bringt es:
}
grounds-none = { $of ->
    [best] Kein einzelner Posten spricht dafür: Das Ganze entscheidet.
   *[other] Bei keinem einzelnen Posten gibt es etwas auf: Das Ganze entscheidet.
}
