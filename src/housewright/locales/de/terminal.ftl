### The terminal client

terminal-round = Runde { $round }
terminal-cards = Karten
terminal-next-action = nächste Aktion: { $action }
terminal-cards-left = restliche Karten: { $count }
terminal-plan-claimed = gewertet für { $points }
terminal-plan-turned = niedriger Wert
terminal-legal = Mögliche Schritte:
terminal-illegal = { $move }: { $why }
terminal-is-legal = { $move } ist erlaubt.
terminal-not-a-move = { $word } ist kein Schritt. Tippe help.
terminal-turn-complete = Der Zug ist komplett. Bestätige ihn mit Enter oder tippe undo.
terminal-undone-move = Zurückgenommen: { $move }
terminal-undone-round = Zurück am Anfang von Runde { $round }.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-saved = Gespeichert in { $file }
terminal-cannot-save = { $file } lässt sich nicht schreiben: { $why }
terminal-resumed = Das Spiel in { $file } geht weiter, Runde { $round }.
terminal-over = Das Spiel ist zu Ende. Punkte: { $total }.
terminal-quit = Das Spiel liegt in { $file }, bis Runde { $round }. Starte das Programm neu, um es fortzusetzen.
terminal-help =
    { $moves }
    moves       mögliche Schritte zeigen
    why MOVES   warum ein Schritt nicht geht
    undo        den letzten Schritt oder die letzte Runde zurücknehmen
    sheet       den Tisch neu zeichnen
    save FILE   die Aufzeichnung in eine Datei schreiben
    quit        aufhören; beendete Runden bleiben gespeichert
    Enter bestätigt einen vollständigen Zug. Mehr in docs/notation.md.
terminal-prompt = Schritt
terminal-greeting = Ein Solospiel. help zeigt alle Befehle und die Zeichen der Schritte.
terminal-taken = Genommen: { $number } mit { $action }.
terminal-why = Tippe why und dann einen Schritt, zum Beispiel: why { $move }
terminal-not-kept = Das Spiel ist NICHT gespeichert: { $why }.
terminal-seat = Platz { $number }
terminal-place = Rang
terminal-verified = Geprüft: { $count } Runden, beendet.
terminal-verified-so-far = Geprüft: { $count } Runden, nicht beendet.
terminal-board-signs = · frei  □ frei, eingeschossig  - nicht erlaubt  ≈ Bach  M Bürgermeister  ✓ fertig  Name: Hand + Schwarzgeld

## Analysis

terminal-analysis = Glück und Können
terminal-analysis-seat = Platz
terminal-analysis-unit = in
terminal-analysis-points = Punkten
terminal-analysis-win = % des Siegs
terminal-analysis-start = Anfang
terminal-analysis-luck = Glück
terminal-analysis-others = andere
terminal-analysis-loss = verschenkt
terminal-analysis-result = Ergebnis
terminal-analysis-each = je Zug
terminal-analysis-round = Runde
terminal-analysis-verdict = Urteil
terminal-analysis-made = Zug
terminal-analysis-better = bester Zug
terminal-analysis-counts = Züge nach Urteil
terminal-analysis-costliest = Die teuersten Züge
terminal-analysis-line = Zeile
terminal-analysis-lines = Verschenkt nach Wertungszeilen
terminal-analysis-auctions = Versteigerungen
terminal-analysis-piece = Teil
terminal-analysis-seller = Auktionator
terminal-analysis-buyer = Käufer
terminal-analysis-paid = bezahlt
terminal-analysis-fair = fair
terminal-analysis-worth = wert
terminal-analysis-gain = Gewinn des Käufers
terminal-analysis-course = Der Verlauf des Spiels
terminal-analysis-before = vor den Karten
terminal-analysis-after-cards = nach den Karten
terminal-analysis-after-turn = nach dem Zug
terminal-verdict-best = bester
terminal-verdict-good = gut
terminal-verdict-inexact = ungenau
terminal-verdict-mistake = Fehler
terminal-verdict-blunder = grober Fehler
