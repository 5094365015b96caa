### Welcome To: everything a player reads about the game

## The six actions

action-surveyor = Geometra
action-agent = Agente immobiliare
action-landscaper = Paesaggista
action-pool = Piscina
action-temp = Lavoratore occasionale
action-bis = Bis
action-solo = Carta Solitario

## What each action does, in a line

about-surveyor = Costruisci una staccionata tra due lotti vicini qualsiasi.
about-agent = Alza il valore dei complessi residenziali di una dimensione a scelta.
about-landscaper = Crea un parco nella strada della nuova casa.
about-pool = Costruisci la piscina, se il lotto della nuova casa ne ha una.
about-temp = Cambia il numero di 2 al massimo e assumi un lavoratore occasionale.
about-bis = Scrivi ancora una volta il numero di una casa, subito accanto.

## City plans

plan-estates-111111 = Sei complessi residenziali da una casa
plan-estates-2222 = Quattro complessi residenziali da due case
plan-estates-333 = Tre complessi residenziali da tre case
plan-estates-44 = Due complessi residenziali da quattro case
plan-estates-55 = Due complessi residenziali da cinque case
plan-estates-66 = Due complessi residenziali da sei case
plan-estates-1116 = Tre complessi residenziali da una casa e uno da sei
plan-estates-225 = Due complessi residenziali da due case e uno da cinque
plan-estates-334 = Due complessi residenziali da tre case e uno da quattro
plan-estates-36 = Un complesso residenziale da tre case e uno da sei
plan-estates-45 = Un complesso residenziale da quattro case e uno da cinque
plan-estates-1114 = Tre complessi residenziali da una casa e uno da quattro
plan-estates-126 = Complessi residenziali da una, due e sei case
plan-estates-145 = Complessi residenziali da una, quattro e cinque case
plan-estates-34 = Un complesso residenziale da tre case e uno da quattro
plan-estates-25 = Un complesso residenziale da due case e uno da cinque
plan-estates-1223 = Complessi residenziali da una, due, due e tre case
plan-estates-235 = Complessi residenziali da due, tre e cinque case
plan-houses-C = Tutte le case della strada in basso
plan-houses-A = Tutte le case della strada in alto
plan-bis-5 = Cinque case bis in una strada
plan-temps-7 = Sette lavoratori occasionali
plan-ends = Prima e ultima casa di tutte e tre le strade
plan-parks-2 = Due strade con tutti i parchi
plan-pools-2 = Due strade con tutte le piscine
plan-parks-pools-roundabout = Una strada con tutti i parchi, tutte le piscine e una rotatoria
plan-parks-pools-C = Tutti i parchi e tutte le piscine della strada in basso
plan-parks-pools-B = Tutti i parchi e tutte le piscine della strada al centro

## Lines of the score

line-plan-1 = Piano 1
line-plan-2 = Piano 2
line-plan-3 = Piano 3
line-park-A = Parchi, strada in alto
line-park-B = Parchi, strada al centro
line-park-C = Parchi, strada in basso
line-pools = Piscine
line-temps = Lavoratori occasionali
line-estate-1 = Complessi residenziali da 1 casa
line-estate-2 = Complessi residenziali da 2 case
line-estate-3 = Complessi residenziali da 3 case
line-estate-4 = Complessi residenziali da 4 case
line-estate-5 = Complessi residenziali da 5 case
line-estate-6 = Complessi residenziali da 6 case
line-bis = Bis
line-refusals = Permessi rifiutati
line-roundabouts = Rotatorie
line-total = Totale

## What the step of a turn asks for

step-choose = Prendi una combinazione.
step-write = Dove va il numero?
step-act = Usa l’effetto o rinuncia.
step-finish = Completa un piano o termina il turno.
step-estates = Quale complesso residenziale conta per il piano?
step-done = Il turno è concluso.

## The story of a round

story-house = { $player } scrive { $number } in { $lot } ({ $action }).
story-refusal = { $player } si vede rifiutare il permesso.
story-roundabout = { $player } costruisce una rotatoria in { $lot }.
story-fence = { $player } costruisce una staccionata a destra di { $lot }.
story-raise = { $player } alza il valore dei complessi residenziali da { $size }.
story-park = { $player } crea un parco nella strada { $street }.
story-pool = { $player } costruisce la piscina di { $lot }.
story-bis = { $player } copia il numero di { $copies } in { $lot }.
story-claim = { $player } completa il piano { $plan } per { $points } punti: { $name }.
story-wish = { $player } chiede di rimescolare le carte.
story-plan-turned = Il piano { $plan } ora vale meno: { $name }.
story-shuffled = Le carte vengono mescolate.
story-over = La partita è finita.

## A hint: its figure, and what to do

hint-value = { $value }
hint-figure = punti attesi
advice-house = Scrivi { $number } in { $lot } ({ $action }).
advice-refusal = Prendi un rifiuto di permesso.
advice-roundabout = Costruisci una rotatoria in { $lot }.
advice-fence = Costruisci una staccionata a destra di { $lot }.
advice-raise = Alza il valore dei complessi residenziali da { $size }.
advice-park = Crea un parco nella strada { $street ->
    [A] in alto
    [B] al centro
   *[C] in basso
}.
advice-pool = Costruisci la piscina di { $lot }.
advice-bis = Copia il numero di { $copies } in { $lot }.
advice-claim = Completa il piano { $plan } per { $points } punti: { $name }.
advice-wish = Chiedi di rimescolare le carte.

## Perché un turno vale più di un altro: che cosa fa questo turno o l’altro, e che cosa porta o costa in una riga

ground-plan-claimed = { $by ->
    [this] Il piano { $plan } è completato
   *[other] Il piano { $plan } non è ancora completato
}: { $points }
ground-plan-nearer = { $by ->
    [this] Il piano { $plan } si avvicina, { $have } su { $of }
   *[other] Il piano { $plan } resta più lontano di { $have } su { $of }
}: { $points }
ground-plan = Piano { $plan }, più avanti: { $points }
ground-park = { $by ->
    [this] Un parco nella strada
   *[other] Nessun parco nella strada
} { $street ->
    [A] in alto
    [B] di mezzo
   *[C] in basso
} con { $lot }: { $points }
ground-parks = Parchi nella strada { $street ->
    [A] in alto
    [B] di mezzo
   *[C] in basso
}, più avanti: { $points }
ground-pool = { $by ->
    [this] La piscina di { $lot }
   *[other] Senza la piscina di { $lot }
}: { $points }
ground-pools = Piscine, più avanti: { $points }
ground-temp = { $by ->
    [this] Un lavoratore occasionale per { $lot }
   *[other] Nessun lavoratore occasionale per { $lot }
}: { $points }
ground-temps = Lavoratori occasionali, più avanti: { $points }
ground-estate = { $by ->
    [this] Un complesso da { $size } a partire da { $lot }
   *[other] Senza il complesso da { $size } a partire da { $lot }
}: { $points }
ground-raise = { $by ->
    [this] I complessi da { $size } valgono di più
   *[other] I complessi da { $size } non sono rivalutati
}: { $points }
ground-estates = Complessi residenziali da { $size }, più avanti: { $points }
ground-bis = { $by ->
    [this] Il bis su { $lot }
   *[other] Senza il bis su { $lot }
}: { $points }
ground-bis-later = Bis, più avanti: { $points }
ground-refusal = { $by ->
    [this] Il permesso rifiutato
   *[other] Senza permesso rifiutato
}: { $points }
ground-refusals = Permessi rifiutati, più avanti: { $points }
ground-roundabout = { $by ->
    [this] La rotatoria su { $lot }
   *[other] Senza la rotatoria su { $lot }
}: { $points }
ground-roundabouts = Rotatorie, più avanti: { $points }

## Why a move is illegal

reason-game-over = La partita è finita.
reason-turn-over = Questo turno è già concluso.
reason-combination-first = Prendi prima una combinazione.
reason-combination-taken = In questo turno hai già preso una combinazione.
reason-house-first = Prima viene la casa.
reason-house-part-over = Per questo turno la casa è già sistemata.
reason-action-first = Prima usa l’effetto o rinuncia.
reason-action-part-over = Per questo turno l’effetto è già sistemato.
reason-estates-first = Scegli prima i complessi residenziali che contano per il piano.
reason-cards-of-two-piles = Numero ed effetto devono venire dallo stesso mazzo.
reason-cards-must-differ = Numero ed effetto devono venire da due carte diverse.
reason-combination-fits-nowhere = Il numero di questa combinazione non trova posto sul tuo foglio.
reason-number-not-on-card = { $number } non è il numero della tua combinazione.
reason-number-beyond-temp = Un lavoratore occasionale cambia il numero di 2 al massimo; { $number } è troppo lontano.
reason-temps-full = Tutti i lavoratori occasionali sono assunti: il numero resta quello stampato.
reason-lot-already-built = In { $lot } c’è già qualcosa.
reason-number-not-ascending = { $number } non va bene in { $lot }: i numeri salgono da sinistra a destra.
reason-refusal-number-fits = Un numero stampato trova ancora posto: il permesso non viene rifiutato.
reason-other-action-taken = Questo non è l’effetto della tua combinazione.
reason-refusal-ends-building = Dopo un permesso rifiutato non c’è effetto.
reason-fence-already-built = A destra di { $lot } c’è già una staccionata.
reason-fence-splits-bis-pair = Una staccionata non può separare una casa dalla sua casa bis.
reason-fence-splits-used-estate = Questo complesso residenziale conta già per un piano: niente staccionate al suo interno.
reason-estate-value-at-top = I complessi residenziali da { $size } hanno già il valore più alto.
reason-parks-full = Questa strada ha già tutti i suoi parchi.
reason-pool-not-drawn = Il lotto della nuova casa non ha una piscina.
reason-bis-full = Tutte le caselle Bis sono segnate.
reason-bis-without-neighbour = In { $copies } non c’è una casa da copiare.
reason-bis-copies-roundabout = Una rotatoria non ha un numero da copiare.
reason-bis-across-fence = Tra { $lot } e { $copies } c’è una staccionata.
reason-roundabouts-not-played = In questa partita si gioca senza rotatorie.
reason-roundabouts-full = Entrambe le rotatorie sono già costruite.
reason-roundabout-once-a-turn = Si può costruire una sola rotatoria per turno.
reason-roundabout-before-combination = Una rotatoria si costruisce prima di prendere una combinazione o dopo l’effetto.
reason-roundabout-before-claim = Una rotatoria si costruisce prima di completare un piano.
reason-plan-already-claimed = Hai già completato il piano { $plan }.
reason-plan-lacks-estates = Per il piano { $plan } mancano complessi residenziali completi e non ancora usati.
reason-plan-lacks-houses = Non tutte le case richieste dal piano { $plan } sono costruite.
reason-plan-house-already-used = Una casa richiesta dal piano { $plan } conta già per un altro piano.
reason-plan-lacks-bis = Nessuna strada ha cinque case bis.
reason-plan-lacks-temps = Hai assunto meno di sette lavoratori occasionali.
reason-plan-lacks-parks = Meno di due strade hanno tutti i loro parchi.
reason-plan-lacks-pools = Meno di due strade hanno tutte le loro piscine.
reason-plan-lacks-parks-and-pools = La strada del piano { $plan } non ha tutti i suoi parchi e le sue piscine.
reason-plan-lacks-roundabout = Nessuna strada ha una rotatoria.
reason-estate-not-asked = Nessun piano attende un complesso residenziale.
reason-estate-not-complete = In { $lot } non inizia nessun complesso residenziale completo.
reason-estate-already-used = Il complesso residenziale in { $lot } conta già per un piano.
reason-estate-size-not-needed = Al piano non servono altri complessi residenziali di questa dimensione.
reason-reshuffle-never-in-solo = In solitario le carte non si rimescolano mai.
reason-reshuffle-needs-claim = Solo chi completa un piano può chiedere di rimescolare le carte.
reason-reshuffle-too-late = Si può chiedere di rimescolare solo nel primo round in cui si completa un piano.
reason-reshuffle-already-asked = Hai già chiesto di rimescolare le carte.

## Moves in the terminal: one as an example, and the signs of all

help-move = 8:B5
help-moves =
    Scrivi le mosse una alla volta o un turno intero, per esempio 1/3 8:B5 |B4
    1/3 numero della carta 1, effetto della carta 3    8:B5 scrivere 8 su B5
    |B4 staccionata a destra di B4    $3 alzare la dimensione 3    * parco    ~ piscina
    C8=C7 bis di C7 su C8    @A4 rotatoria su A4    - nessun effetto    x rifiuto
    !2 completare il piano 2    &B3 usare il complesso da B3    . fine del turno
