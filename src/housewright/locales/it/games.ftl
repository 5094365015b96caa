### The games before one is opened: what lists and forms say of them

## Welcome To

game-welcome = Welcome To…
home-about-welcome = Numera le case di tre strade. Si gioca tutti insieme, da 1 a 100.
daily-about-welcome = Welcome To da soli, con le stesse carte per tutti. Conta solo il primo tentativo.
variant-welcome-basic = Base
variant-welcome-basic-about = Tre piani, sei effetti: per cominciare.
variant-welcome-advanced = Avanzata
variant-welcome-advanced-about = Piani più impegnativi, e le rotatorie.
variant-welcome-expert = Esperta
variant-welcome-expert-about = Avanzata, con carte in mano per tutti: due si usano, la terza passa a chi siede accanto.
variant-welcome-own = Variante propria
variant-welcome-own-about = Singole parti del gioco avanzato.
player-flora = Flora
player-flora-about = Ama parchi e piscine. Forza media.
player-flora-style = parchi e piscine
player-presto = Presto
player-presto-about = Vuole essere il primo in ogni piano. Forza media.
player-presto-style = prima i piani
player-magnus = Magnus
player-magnus-about = Costruisce grandi complessi e ne alza il prezzo. Forza media.
player-magnus-style = complessi grandi e cari
menu-auto-action = Parco e piscina automatici
menu-auto-action-about = In Welcome To, ciò che porta solo punti si fa senza chiedere.

## Neue Heimat

game-heimat = Neue Heimat
home-about-heimat = Fai offerte per piani e tetti, poi completa le file che rendono. Da 2 a 5.
variant-heimat-basic = Base
variant-heimat-basic-about = I piani inferiori sono nascosti, e alcuni tetti sono vuoti.
variant-heimat-estates = The Estates
variant-heimat-estates-about = Come nella riedizione: i piani inferiori restano visibili, e ogni tetto ha un numero.
variant-heimat-own = Variante propria
variant-heimat-own-about = Singole opzioni, a scelta.
option-open-floors = I piani inferiori restano visibili
option-shortest-row-1 = Nessuna fila può essere ridotta a zero
option-no-blank-roofs = Ogni tetto ha un numero
option-games = Si giocano più partite, contate insieme.
player-konrad = Konrad
player-konrad-about = L’avaro: tiene volentieri i suoi assegni. Forza media.
player-konrad-style = si tiene gli assegni
player-berta = Berta
player-berta-about = La costruttrice: vuole case tutte sue. Forza media.
player-berta-style = vuole case sue
player-rosa = Rosa
player-rosa-about = La guastafeste: rovina le file degli altri. Forza media.
player-rosa-style = rovina le file degli altri
