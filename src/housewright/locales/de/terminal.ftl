### The terminal client

terminal-round = Runde { $round }
terminal-cards = Karten
terminal-next-action = nächste Aktion: { $action }
terminal-cards-left = restliche Karten: { $count }
terminal-plan-claimed = gewertet für { $points }
terminal-plan-turned = niedriger Wert
terminal-legal = Erlaubte Schritte: { $moves }
terminal-illegal = { $move }: { $why } (Regel { $clause })
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
terminal-quit = Das Spiel bleibt in { $file }. Starte das Programm wieder, um weiterzuspielen.
terminal-help =
    Tippe Schritte einzeln oder einen ganzen Zug, zum Beispiel 1/3 8:B5 |B4
    moves       die erlaubten Schritte zeigen
    why MOVE    warum ein Schritt nicht erlaubt ist
    undo        den letzten Schritt oder die letzte Runde zurücknehmen
    sheet       den Tisch neu zeichnen
    save FILE   die Aufzeichnung in eine Datei schreiben
    quit        aufhören; das Spiel bleibt erhalten
terminal-prompt = Schritt
