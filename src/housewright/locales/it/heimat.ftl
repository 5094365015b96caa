### Neue Heimat: everything a player reads about the game

## Colours; and the signs by which cubes tell them, each language its own

colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-red = rosso
colour-purple = viola
colour-white = bianco
colour-sign-blue = Bl
colour-sign-green = Ve
colour-sign-yellow = Gi
colour-sign-red = Ro
colour-sign-purple = Vi
colour-sign-white = Bi

## Pieces

piece-cube = cubo
piece-roof = tetto
piece-permit = permesso di costruire
piece-blank-cube = cubo vuoto
piece-mayor = sindaco

## What each piece does, in a line

about-cube = Costruiscilo sul prossimo lotto di una fila o sopra una casa di valore più alto.
about-roof = Mettilo su una casa qualsiasi senza tetto.
about-permit = Allunga o accorcia una fila.
about-blank-cube = Togli un permesso già piazzato.
about-mayor = Raddoppia i punti di una fila, in più o in meno.

## Options

option-open-floors = I piani inferiori restano visibili
option-shortest-row-1 = Nessuna fila può essere ridotta a zero
option-no-blank-roofs = Ogni tetto ha un numero
option-games = Si giocano più partite, contate insieme.

## Lines of the score

line-row-A = Fila A
line-row-B = Fila B
line-row-C = Fila C
line-black = Cassa nera
line-game = Questa partita
line-earlier = Partite precedenti
line-total = Totale
line-wins = Partite vinte

## What the step of a turn asks for

step-offer = Metti da parte un assegno, se vuoi, poi proponi un pezzo.
step-bid = Fai un’offerta o passa.
step-decide = Vendi al miglior offerente, o paga e tieni il pezzo.
step-place = Piazza il pezzo.
step-done = Il turno è concluso.

## The story of a turn

story-black = { $player } mette un assegno nella cassa nera.
story-offer = { $player } propone: { $piece }.
story-drawn = Il tetto scoperto vale { $value }.
story-blank = Il tetto scoperto non ha numero.
story-bid = { $player } offre { $amount }.
story-pass = { $player } passa.
story-skipped = { $player } non può rilanciare: salta il turno.
story-free = Nessuno fa offerte: { $player } riceve il pezzo gratis.
story-sold = { $player } vende a { $buyer } per { $amount }.
story-must-sell = { $player } non può pagare e deve vendere a { $buyer } per { $amount }.
story-kept = { $player } tiene il pezzo e paga { $amount } a { $buyer }.
story-cube = { $player } costruisce { $cube } in { $lot }.
story-roof = { $player } mette un tetto di valore { $value } in { $lot }.
story-longer = { $player } allunga la fila { $row } con il permesso { $permit }.
story-shorter = { $player } accorcia la fila { $row } con il permesso { $permit }.
story-removed = { $player } toglie il permesso { $permit }.
story-mayor = { $player } mette il sindaco davanti alla fila { $row }.
story-discarded = { $player } toglie dal gioco: { $piece }.
story-colour = Il colore { $colour } ora è di { $player }.
story-finished = La fila { $row } è completa.
story-reopened = La fila { $row } è di nuovo incompleta.
story-won = { $player } vince la partita { $number }.
story-next-game = Inizia la partita { $number }.
story-over = La partita è finita.

## A hint: its figure, and what to do

hint-value = { $value }%
hint-figure = probabilità di vincere
advice-black = Metti un assegno nella cassa nera.
advice-offer = Proponi: { $piece }.
advice-bid = Offri { $amount }.
advice-pass = Passa.
advice-sold = Vendi a { $buyer } per { $amount }.
advice-kept = Tieni il pezzo e paga { $amount } a { $buyer }.
advice-cube = Costruisci { $cube } in { $lot }.
advice-roof = Metti il tetto di valore { $value } in { $lot }.
advice-longer = Allunga la fila { $row } con il permesso { $permit }.
advice-shorter = Accorcia la fila { $row } con il permesso { $permit }.
advice-removed = Togli il permesso { $permit }.
advice-mayor = Metti il sindaco davanti alla fila { $row }.
advice-discarded = Togli dal gioco: { $piece }.
advice-colour = Allora il colore { $colour } è tuo.

## Perché un turno vale più di un altro: che cosa fa questo turno o l’altro, e che cosa porta o costa in una riga

ground-finished = { $by ->
    [this] La fila { $row } è completa
   *[other] La fila { $row } non è ancora completa
}: { $points }
ground-reopened = { $by ->
    [this] La fila { $row } è di nuovo incompleta
   *[other] La fila { $row } resta completa
}: { $points }
ground-cube = { $by ->
    [this] { $cube } in { $lot }
   *[other] Senza { $cube } in { $lot }
}: { $points }
ground-roof = { $by ->
    [this] Il tetto di valore { $value } in { $lot }
   *[other] Senza il tetto di valore { $value } in { $lot }
}: { $points }
ground-length = { $by ->
    [this] La fila { $row } cambia lunghezza
   *[other] La fila { $row } mantiene la sua lunghezza
}: { $points }
ground-mayor = { $by ->
    [this] Il sindaco davanti alla fila { $row }
   *[other] Nessun sindaco davanti alla fila { $row }
}: { $points }
ground-row = Fila { $row }, più avanti: { $points }
ground-black = { $by ->
    [this] Un assegno nella cassa nera
   *[other] Nessun assegno nella cassa nera
}: { $points }
ground-black-later = Cassa nera, più avanti: { $points }

## Why a move is illegal

reason-game-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
reason-turn-over = Questo turno è già concluso.
reason-no-offer-now = Ora non c’è nessun pezzo da proporre.
reason-no-bid-now = Ora non c’è nulla su cui fare offerte.
reason-no-decision-now = Ora non c’è nulla da decidere.
reason-no-placing-now = Ora non c’è nessun pezzo da piazzare.
reason-black-money-once = Nella cassa nera va un solo assegno per turno.
reason-black-money-without-cheque = Non hai più assegni.
reason-display-row-empty = In questa fila dell’esposizione non restano cubi.
reason-last-cube-is-left = In questa fila resta un solo cubo; prendilo come cubo di sinistra.
reason-cube-fits-nowhere = Questo cubo non si può piazzare da nessuna parte.
reason-piece-not-on-offer = { $piece } non è più disponibile.
reason-cube-enclosed = Si può proporre solo un cubo a un capo della fila; questo sta tra altri.
reason-no-house-to-roof = Non ci sono case senza tetto.
reason-bid-too-low = { $amount } non supera l’offerta più alta.
reason-bid-beyond-cheques = Non hai abbastanza assegni per { $amount }.
reason-other-piece-to-place = Il pezzo da piazzare è un altro.
reason-piece-must-be-placed = I cubi e i tetti vanno piazzati.
reason-lot-beyond-length = { $lot } è oltre la lunghezza permessa della fila.
reason-lot-not-next = { $lot } non è il prossimo lotto libero della fila.
reason-lot-single-storey = { $lot } ha una staccionata bianca: un solo piano.
reason-house-has-roof = La casa in { $lot } ha un tetto.
reason-cube-not-lower = In { $lot } serve un valore più basso di quello in cima alla casa.
reason-lot-without-house = In { $lot } non c’è una casa.
reason-row-cuts-houses = La fila sarebbe più corta di ciò che vi è costruito.
reason-row-too-short = La fila sarebbe più corta della più corta permessa.
reason-permit-not-placed = Il permesso { $permit } non è sul tabellone.
