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
