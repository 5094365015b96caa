### The games before one is opened: what lists and forms say of them

## Welcome To

game-welcome = Welcome To…
home-about-welcome = Drei Straßen voller Hausnummern. Alle spielen gleichzeitig, 1 bis 100 Personen.
daily-about-welcome = Welcome To allein, für alle mit denselben Karten. Nur der erste Versuch zählt.
variant-welcome-basic = Grundspiel
variant-welcome-basic-about = Drei Stadtpläne, sechs Aktionen: der Einstieg.
variant-welcome-advanced = Fortgeschritten
variant-welcome-advanced-about = Anspruchsvollere Stadtpläne und Kreisverkehre.
variant-welcome-expert = Expertenspiel
variant-welcome-expert-about = Fortgeschritten, mit Handkarten für alle: zwei werden genutzt, die dritte geht zur Nachbarin oder zum Nachbarn.
variant-welcome-own = Eigene Variante
variant-welcome-own-about = Einzelne Teile des fortgeschrittenen Spiels.
player-flora = Flora
player-flora-about = Liebt Parks und Pools. Mittlere Stärke.
player-flora-style = Parks und Pools
player-presto = Presto
player-presto-about = Will bei jedem Stadtplan zuerst sein. Mittlere Stärke.
player-presto-style = Stadtpläne zuerst
player-magnus = Magnus
player-magnus-about = Baut große Siedlungen und macht sie teuer. Mittlere Stärke.
player-magnus-style = große, teure Siedlungen
menu-auto-action = Park und Pool automatisch
menu-auto-action-about = In Welcome To geschieht ohne Frage, was nur Punkte bringt.

## Neue Heimat

game-heimat = Neue Heimat
home-about-heimat = Um Etagen und Dächer bieten, dann die Zeilen vollenden, die sich lohnen. 2 bis 5 Personen.
variant-heimat-basic = Grundspiel
variant-heimat-basic-about = Untere Etagen sind verdeckt, und manche Dächer haben keine Zahl.
variant-heimat-estates = The Estates
variant-heimat-estates-about = Wie in der Neuauflage: untere Etagen bleiben sichtbar, und jedes Dach hat eine Zahl.
variant-heimat-own = Eigene Variante
variant-heimat-own-about = Einzelne Optionen, wie gewählt.
option-open-floors = Untere Etagen bleiben sichtbar
option-shortest-row-1 = Keine Zeile darf auf null verkürzt werden
option-no-blank-roofs = Jedes Dach hat eine Zahl
option-games = Mehrere Spiele werden gespielt und zusammen gewertet.
player-konrad = Konrad
player-konrad-about = Der Geizige: behält seine Schecks gern. Mittlere Stärke.
player-konrad-style = behält seine Schecks
player-berta = Berta
player-berta-about = Die Bauherrin: will eigene Häuser. Mittlere Stärke.
player-berta-style = will eigene Häuser
player-rosa = Rosa
player-rosa-about = Die Störerin: verdirbt anderen die Zeilen. Mittlere Stärke.
player-rosa-style = verdirbt anderen die Zeilen
