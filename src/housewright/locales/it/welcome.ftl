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
hint-about = Il numero indica quanti punti si aspetta un giocatore forte a fine partita. Tocca una riga per provarla; ogni passo si può annullare.
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

## The table

skip-to-sheet = Vai alle mie strade
my-streets = Le mie strade
all-sheets = Tutti i fogli
my-score = I miei punti
score-title = Punteggio, riga per riga
score-open = Mostra il punteggio, riga per riga:
sheet-of = Foglio di { $name }
hand = Carte in mano
hand-known = vista da { $who }
town-name = { $name }, punti: { $points }. Mostra il foglio
street-name = { $street ->
    [A] Strada in alto
    [B] Strada al centro
   *[C] Strada in basso
}
street-short = { $street ->
    [A] Alto
    [B] Centro
   *[C] Basso
}
street-open = Apri: { $street }. Case: { $built } su { $of }, { $fits ->
    [0] niente da fare
    [one] un posto possibile
   *[other] { $fits } posti possibili
}
lot-standing = { $street }, lotto { $place }: { $state ->
    [roundabout] rotatoria
    [bis] casa { $number } bis
    [house] casa { $number }
   *[empty] vuoto
}{ $pool ->
    [drawn] , piscina prevista
    [built] , piscina costruita
    [lost] , piscina persa
   *[none] {""}
}.
lot-does = { $fits ->
    [no] Qui non si può: perché?
   *[yes] { $kind ->
        [write] Scrivi { $number } qui.
        [bis] Scrivi { $number } bis qui.
        [pool] Costruisci qui la piscina.
        [roundabout] Costruisci qui una rotatoria.
       *[estate] Usa questo complesso residenziale per il piano.
    }
}
house-taken-back = { $number } non va bene in { $lot }: la casa è stata ripresa.
house-may-move = { $why } Con «Annulla» puoi spostare la casa.
lot-moves = Sposta qui la casa di questo turno.
gap-does = { $street }: costruisci una staccionata tra il lotto { $left } e il lotto { $right }
park-does = { $street }: crea un parco
park-standing = { $street }, parchi: { $parks } su { $of }, valore { $points }
cards = Carte
cards-take = Scegli una combinazione
cards-take-number = Scegli la carta per il numero
cards-take-action = Scegli la carta per l’effetto
cards-next = Dopo
card-number-taken = numero scelto
card-name = { $number ->
    [-1] Carta Solitario
   *[other] Numero { $number }
} con { $action }.{ $has ->
    [yes] {" "}Prossimo effetto di questo mazzo: { $next }.
   *[no] {""}
}{ $taken ->
    [both] {" "}Carta scelta.
    [number] {" "}Numero scelto.
    [action] {" "}Effetto scelto.
   *[rest] {""}
}
action-short-surveyor = Geo{"\u00AD"}metra
action-short-agent = Agente
action-short-landscaper = Paesag{"\u00AD"}gista
action-short-pool = Pis{"\u00AD"}cina
action-short-temp = Lavo{"\u00AD"}ratore
action-short-bis = Bis
action-short-solo = Soli{"\u00AD"}tario
refuse = Segna un rifiuto
refuse-short = Rifiuto
plans = Piani urbanistici
plan-short = Piano { $number }
plan-then = poi { $low }
plan-yours = Completato
plan-claim = Completa
plan-name = Piano { $number }: { $what }. { $done ->
    [yes] Completato, { $mine } punti.
   *[no] Ora vale { $value } punti.{ $of ->
        [0] {""}
       *[other] {" "}Fatto: { $have } su { $of }.
    }
} { $taken ->
    [yes] Completato da { $others }.
   *[no] {""}
} { $can ->
    [yes] Completalo ora.
   *[no] {""}
}
plan-claim-points = Completa: +{ $points }
plan-first = Per primo
plan-later = Dopo
plan-nobody = Nessuno l’ha ancora completato.
plan-holders = Completato da
plan-progress = Ne hai { $have } su { $of }.
plan-missing = Manca ancora: { $what }.
plan-estates = { $count ->
    [one] un complesso residenziale da { $size }
   *[other] { $count } complessi residenziali da { $size }
}
plan-used = { $count ->
    [one] Una delle sue case è già servita a un altro piano e non conta.
   *[other] { $count } delle sue case sono già servite a un altro piano e non contano.
}
plan-when = I piani si completano alla fine del turno, dopo l’effetto.
claim = Piano { $plan }: +{ $points }
claim-name = Completa il piano { $plan }: { $points } punti
temp-pick = Quale numero?
temp-name = { $number }, { $change ->
    [0] come stampato
   *[other] con un lavoratore occasionale
}: { $fits ->
    [0] nessun lotto possibile
    [one] un lotto possibile
   *[other] { $fits } lotti possibili
}
agent-pick = Quali complessi residenziali valorizzare?
agent-name = Complessi residenziali da { $size }: { $from } diventa { $to }
bis-which = Quale numero copiare?
bis-copy = { $number } da { $side ->
    [left] sinistra
   *[right] destra
}
recap = Round { $round }
recap-people = { $count } persone
recap-claim = { $who } { $count ->
    [one] completa
   *[other] completano
} il piano { $plan } per { $points } punti.
recap-turned = Il piano { $plan } ora vale { $value }.
recap-temps = { $who } { $count ->
    [one] ha
   *[other] hanno
} assunto più lavoratori: i tuoi ora contano { $points }, non più { $before }.
recap-refusal = { $who } { $count ->
    [one] si vede
   *[other] si vedono
} rifiutare il permesso.
recap-roundabout = { $who } { $count ->
    [one] costruisce
   *[other] costruiscono
} una rotatoria.
recap-near = { $cause ->
    [refusals] Un altro rifiuto per { $who } e la partita finisce.
    [plans] Un altro piano per { $who } e la partita finisce.
   *[lots] { $who }: ancora { $left ->
        [one] un lotto libero
       *[other] { $left } lotti liberi
    } prima della fine.
}
recap-near-you = { $cause ->
    [refusals] Un altro rifiuto per te e la partita finisce.
    [plans] Un altro piano per te e la partita finisce.
   *[lots] Ti { $left ->
        [one] resta un lotto libero
       *[other] restano { $left } lotti liberi
    } prima della fine.
}
sheet-latest = Segnato: costruito nel round { $round }.
lot-latest = Costruito nell’ultimo round.
others = Gli altri
others-after = Gli altri, dopo il round { $round }
others-ready = Turni fatti: { $ready } su { $of }
other-name = { $name }, { $who ->
    [computer] computer
   *[person] persona
}, punti: { $points } dopo il round { $round }, { $state ->
    [ready] turno fatto
    [thinking] sta ancora pensando
    [away] assente
   *[over] partita finita
}. Mostra il foglio
other-houses = { $houses ->
    [one] 1 casa
   *[other] { $houses } case
}{ $refusals ->
    [0] {""}
    [one] {" "}· 1 rifiuto
   *[other] {" "}· { $refusals } rifiuti
}
state-ready = Fatto
state-thinking = Pensa
state-away = Assente
score-plans = Piani
score-plans-done = { $count ->
    [0] ancora nessuno
    [one] uno completato
   *[other] { $count } completati
}
score-parks = Parchi
score-pools = Piscine
score-temps = Lavoratori
score-estates = Complessi
score-estates-how = numero × valore
score-bis = Bis
score-roundabouts = Rotatorie
score-refusals = Permessi rifiutati
score-total = Totale
score-explain = Che cosa conta ogni riga del punteggio
score-why-plans = Ogni piano urbanistico conta una volta: il valore in alto per chi lo completa per primo, quello in basso per gli altri.
score-why-parks = Ogni strada conta in base ai suoi parchi, da nessuno a tutti. { $values }.
score-why-pools = In base al numero delle tue piscine, da nessuna a tutte: { $values }.
score-why-temps = { $alone ->
    [yes] Sei o più lavoratori occasionali danno 7 punti, meno di sei nessuno.
   *[no] Chi ha più lavoratori occasionali ottiene 7 punti, il secondo 4, il terzo 1; a parità tutti ottengono i punti. Assunti finora: { $hired }.
}
score-why-estates = Ogni complesso completo tra due staccionate conta quanto vale la sua dimensione. L’agente immobiliare aumenta quel valore.
score-why-bis = Da sottrarre, in base al numero dei tuoi Bis: { $values }.
score-why-roundabouts = Da sottrarre, in base al numero delle tue rotatorie: { $values }.
score-why-refusals = Da sottrarre, in base al numero dei tuoi permessi rifiutati: { $values }. Il terzo fa finire la partita.
score-leader = { $who } è in testa con { $points }
track-next = prossima: { $value }
track-full = completo
track-temps = assunti: { $count }
steps = Fasi del turno
step-name-card = Carta
step-name-lot = Lotto
step-name-action = Effetto
step-name-plans = Piani
prompt-kept = In attesa della rete
prompt-choose = Scegli una combinazione
prompt-choose-hand = Scegli un numero e un effetto
prompt-choose-about = Numero ed effetto vanno insieme.
prompt-hand-about = Vengono da due carte diverse.
prompt-draft-about = Vengono da due carte diverse. La terza va a { $neighbour }.
prompt-half-number = Ora tocca un numero
prompt-half-action = Ora tocca un effetto
prompt-refuse = Nessun numero trova posto
refusal-costs = { $marked ->
    [yes] Permesso rifiutato
   *[no] Segna un permesso rifiutato
}: { $points ->
    [0] non costa ancora nulla
   *[other] −{ $points } punti
}{ $ends ->
    [yes] , e la partita finisce
   *[no] {""}
}.
prompt-write = Dove va il numero { $number }?
prompt-fits = { $fits ->
    [0] Nessun lotto possibile.
    [one] Un lotto possibile.
   *[other] { $fits } lotti possibili.
}
prompt-fits-pools = { $fits ->
    [one] Un lotto possibile.
   *[other] { $fits } lotti possibili.
} { $pools ->
    [one] Uno riceve la sua piscina.
   *[other] { $pools } ricevono la loro piscina.
}
prompt-roundabout = Dove va la rotatoria?
prompt-act-surveyor = Geometra: costruisci una staccionata
prompt-act-agent = Agente: alza il valore dei complessi
prompt-act-landscaper = Paesaggista: crea un parco
prompt-act-pool = Costruisci la piscina
prompt-act-temp = Assumi un lavoratore
prompt-act-bis = Scrivi un numero bis
do-landscaper = Crea un parco
do-pool = Costruisci la piscina
prompt-estates = Quale complesso conta per il piano { $plan }?
prompt-estates-about = Tocca uno dei complessi evidenziati.
prompt-finish = Completa un piano o conferma
prompt-finish-about = Un piano completato più tardi può valere meno.
does-house = { $number } in { $lot } ({ $done ->
    [no] senza l’effetto
   *[yes] { $action }
})
does-roundabout = rotatoria in { $lot }
does-fence = staccionata a destra di { $lot }
does-raise = complessi da { $size } di maggior valore
does-park = parco nella strada { $street ->
    [A] in alto
    [B] al centro
   *[C] in basso
}
does-pool = piscina
does-bis = { $number } bis in { $lot }
does-claim = piano { $plan } (+{ $points })
does-wish = carte rimescolate
skip-surveyor = Senza geo{"\u00AD"}metra
skip-agent = Senza agente
skip-landscaper = Senza paesag{"\u00AD"}gista
skip-pool = Senza piscina
skip-temp = Senza lavoratore
skip-bis = Senza bis
roundabout = Rotatoria
roundabout-build = Costruisci una rotatoria
reshuffle = Rimescola
reshuffle-not = Non rimescolare
reshuffle-question = { $piles ->
    [yes] Rimescolare tutte le carte? Ne restano { $left } per mazzo.
   *[no] Rimescolare le carte? Ne restano { $left } nel mazzo.
}
restart = Daccapo
restart-about = Ricomincia il turno daccapo
lead = Mostra le scelte
result-lines = Mostra ogni riga
result-sums = Mostra solo le somme
result-line = Riga
result-player = Persona
result-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
}
end-solo = La tua città è completa: { $points } punti
end-cause = { $cause ->
    [refusals] Il terzo permesso rifiutato di { $who } ha chiuso la partita.
    [plans] { $who }: tutti e tre i piani completati. La partita è finita.
    [lots] { $who }: nessun lotto libero. La partita è finita.
   *[cards] Non restavano tre carte da pescare: la partita è finita.
}
end-cause-you = { $cause ->
    [refusals] Il tuo terzo permesso rifiutato ha chiuso la partita.
    [plans] Hai completato tutti e tre i piani: la partita è finita.
   *[lots] Non ti resta nessun lotto libero: la partita è finita.
}
end-original = Nella partita di partenza: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
end-tie-break = Parità: decidono i complessi residenziali.
end-new-deal = Nuova partita
end-again = Rigioca queste carte

## Player aid and keys

aid-welcome-surveyor = Geometra
aid-welcome-surveyor-about = Una staccionata tra due lotti vicini. I lotti tutti costruiti tra le staccionate formano un complesso residenziale.
aid-welcome-agent = Agente immobiliare
aid-welcome-agent-about = Aumenta il valore dei complessi di una dimensione.
aid-welcome-landscaper = Paesaggista
aid-welcome-landscaper-about = Un parco nella strada della casa appena scritta.
aid-welcome-pool = Piscina
aid-welcome-pool-about = La piscina del lotto appena costruito, se ce n’è una disegnata.
aid-welcome-temp = Lavoratore occasionale
aid-welcome-temp-about = Il numero può cambiare di 2 al massimo; si assume un lavoratore. Chi ne ha di più segna di più.
aid-welcome-bis = Bis
aid-welcome-bis-about = Il numero di una casa vicina, ancora una volta, accanto. Ogni bis costa punti.
aid-welcome-plan = Piani urbanistici
aid-welcome-plan-about = Chi realizza un piano per primo segna molto, gli altri meno.
aid-welcome-refusal = Permesso rifiutato
aid-welcome-refusal-about = Nessun numero va bene: un rifiuto. Il terzo chiude la partita.
aid-welcome-roundabout = Rotatoria
aid-welcome-roundabout-about = Occupa un lotto; da ogni lato i numeri ricominciano. Costa punti.
keys-cards = Scegli la prima, la seconda o la terza carta
keys-lots = Lungo la strada e verso quella accanto

## The end of a game alone

end-best = Un nuovo record su questo dispositivo!

## Score pad

pad-mode = Con quanto rigore?
pad-guarded = Con regole
pad-guarded-about = Quello che le regole vietano è rifiutato, con il motivo.
pad-guarded-check = Con regole: quello che vietano è rifiutato
pad-guarded-now = Con regole. Passa a libero, come su carta
pad-free = Libero
pad-free-about = Come su carta: tutto si può scrivere e cancellare.
pad-free-now = Libero, come su carta. Passa alle regole
pad-roundabouts = Con rotatorie
pad-roundabouts-about = Fino a due su ogni foglio.
pad-solo = Regole in solitario
pad-solo-about = Sei o più lavoratori occasionali danno 7 punti.
pad-sheets = Fogli
pad-sheet-of = { $player }: { $points } punti, posto { $place }. Mostra il foglio
pad-next = Avanti: { $player }
pad-pass-on = Avanti: { $player }. Mostra il foglio
pad-result-open = Risultato, riga per riga
pad-tie = A parità decide chi ha più complessi, poi più complessi da una casa, da due e così via.
pad-pictures = Immagini da portare via
pad-picture-town = La città { $town }
pad-others = Giocatori con altri fogli
pad-others-about = I loro lavoratori contano per la classifica dei lavoratori; con un totale sono in classifica anche loro.
pad-other-add = Aggiungi qualcuno
pad-other-name = Nome dell’altro giocatore { $number }
pad-ends-refusals = { $player } ha tre rifiuti: la partita finisce con questo round.
pad-ends-plans = { $player } ha completato tutti i piani: la partita finisce con questo round.
pad-ends-full = { $player } non ha più lotti liberi: la partita finisce con questo round.
pad-town = Nome della città
pad-town-of = Nome della città di { $player }
pad-street-open = Apri { $street }: { $built } lotti costruiti su { $of }
pad-park-open = Parchi, { $street }: { $parks } su { $of }, { $points } punti. Cambia
pad-lot-serves = Usa questo complesso per il piano.
pad-lot-serves-not = Non possibile per questo piano: perché?
pad-gap-away = { $street }: togli la staccionata tra i lotti { $left } e { $right }
gap-not = { $street }: niente staccionata tra i lotti { $left } e { $right }: perché?
pad-ask = Tocca un lotto per scrivere un numero
pad-ask-about = Si toccano anche i piani, i parchi e le righe del punteggio.
pad-ask-lot = Quale numero su { $lot }?
pad-ask-lot-about = Piscina, lavoratore e parco si aggiungono subito.
pad-ask-fence = Dove va la staccionata?
pad-ask-fence-about = Tocca tra due lotti.
pad-ask-parks = Parchi
pad-ask-parks-about = Un albero in più nella strada della nuova casa.
pad-ask-estates = Quali complessi devono valere di più?
pad-ask-estates-about = Ogni tocco barra un valore.
pad-ask-temps = Lavoratori occasionali
pad-ask-temps-about = Una casella per ogni casa scritta con un lavoratore.
pad-ask-refusals = Permessi rifiutati
pad-ask-refusals-about = Una casella quando nessun numero va bene. La terza chiude la partita.
pad-ask-plan = Piano { $number }
pad-reason-park = Un parco si crea nella strada della casa appena scritta.
pad-reason-pool = Solo la casa appena scritta riceve la sua piscina.
pad-faults = { $count ->
    [one] Qualcosa su questo foglio viola le regole
   *[other] { $count } cose su questo foglio violano le regole
}
pad-faults-about = «Annulla» torna indietro passo per passo; senza regole si può cancellare tutto.
pad-fault-bis = Il bis su { $lot } non copia nessuna casa vicina.
pad-fault-pool = Un bis non riceve mai la piscina: { $lot }.
pad-fault-boxes = Ci sono più bis che caselle.
pad-fault-roundabouts = Sono state costruite più di due rotatorie.
pad-lot-park = Parco
pad-fault-actions = Ci sono più effetti che case: ogni casa ne ha al massimo uno.
pad-fence = Staccio{"\u00AD"}nata
pad-refusal = Rifiuto
pad-numbers = Numeri civici
pad-write = Scrivi { $number }{ $bis ->
    [yes] {" "}bis
   *[no] {""}
}
pad-with = con
pad-bis = { $number ->
    [-1] Bis da { $side ->
        [left] sinistra
       *[right] destra
    }
   *[other] { $number } bis, da { $side ->
        [left] sinistra
       *[right] destra
    }
}
pad-pool = Scava la piscina
pad-pool-away = Cancella la piscina
pad-erase = Cancella
pad-stands = Quello che c’è resta. Annulla torna indietro un passo alla volta.
pad-raise = Complessi da { $size }: { $to ->
    [-1] { $from }, valore più alto
   *[other] { $from } diventa { $to }
}
pad-raise-back = Complessi da { $size }: un valore indietro
pad-box = { $name }: barra una casella
pad-box-away = { $name }: una casella indietro
pad-of = { $crossed } su { $boxes }
pad-plan-none = Nessun piano scelto
pad-plan-name = Piano { $number }: { $what }. { $state ->
    [claimed] Completato per { $points } punti.
    [none] Scegli la carta sul tavolo.
    [ready] Vale { $value } punti adesso. Si può completare.
   *[open] Vale { $value } punti adesso.
}
pad-plan-claimed-by = Completato da { $players }.
pad-plan-other = Un altro piano
pad-plans-of-box = Tutti i piani numero { $number }
pad-plan-values = { $high } / { $low }
pad-plan-typed = O scrivilo tu:
pad-plan-text = Che cosa chiede
pad-plan-high = Punti subito
pad-plan-low = Punti dopo
pad-plan-take = Prendi
pad-claim = Completa per { $points }
pad-claim-same = Stesso round: { $points }
pad-claim-later = Più tardi: { $points }
pad-claimed = Completato per { $points } punti.
pad-claim-back = Ritira il piano
pad-turn = Gira la carta: vale { $low }
pad-turn-back = Rigira la carta: vale { $high }
pad-did-write = { $number }{ $bis ->
    [yes] {" "}bis
   *[no] {""}
} è scritto su { $lot }.
pad-did-bis = { $lot } copia { $from }.
pad-did-roundabout = C’è una rotatoria su { $lot }.
pad-did-fence = C’è una staccionata a destra di { $lot }.
pad-did-pool = { $lot } ha la sua piscina.
pad-did-erase = { $lot } è di nuovo libero.
pad-did-park = Un parco in più nella strada { $street ->
    [A] in alto
    [B] al centro
   *[C] in basso
}.
pad-did-raise = I complessi da { $size } valgono di più.
pad-did-temp = Un lavoratore in più.
pad-did-refuse = Un rifiuto in più.
pad-did-claim = Piano { $plan } completato per { $points } punti.
pad-did-serve = Il complesso su { $lot } serve a un piano.
pad-did-use = La casa su { $lot } serve a un piano.
pad-did-remove = Qualcosa è stato cancellato.

## Card dealer

dealer-name = Mazziere
dealer-about = Tutti vedono le stesse carte: metti il dispositivo bene in vista o condividi lo schermo.
dealer-about-solo = Le carte si girano qui. La carta Solitario si trova nella metà inferiore: quando esce, tutti i piani si girano.
dealer-mode = Per chi?
dealer-piles = Tre mazzi
dealer-piles-about = Da due in su: numero ed effetto vengono dallo stesso mazzo.
dealer-solo = Solitario
dealer-solo-about = Tre carte per turno: il numero di una, l’effetto di un’altra.
dealer-advanced = Piani avanzati
dealer-advanced-about = Si mescolano con gli altri.
dealer-roundabouts-about = Solo allora c’è il piano che ne chiede una.
dealer-begin = Mescola e distribuisci
dealer-new = Nuova mano
dealer-left = { $count ->
    [0] ultime carte
    [one] ancora 1 carta per mazzo
   *[other] ancora { $count } carte per mazzo
}
dealer-left-solo = { $count ->
    [one] ancora 1 carta
   *[other] ancora { $count } carte
}
dealer-card = { $number } con { $action }.{ $has ->
    [yes] {" "}Prossimo effetto di questo mazzo: { $next }.
   *[no] {""}
}
dealer-top = In cima al mazzo: { $action }.
dealer-none-left = Il mazzo è vuoto.
dealer-met = La carta Solitario: tutti i piani sono girati.
dealer-met-about = Da questo round valgono meno punti. Un’altra carta ha preso il posto della carta Solitario.
dealer-over = Non restano tre carte: la partita è finita.
dealer-plan = Piano { $number }: { $what }. { $state ->
    [approved] Approvato, vale { $low } punti adesso.
    [claimed] Approvato in questo round, vale { $high } punti; { $low } dal prossimo.
   *[open] Vale { $high } punti, poi { $low }. Tocca quando qualcuno lo completa.
}
dealer-plan-solo = Piano { $number }: { $what }. { $state ->
    [approved] Approvato.
    [claimed] Approvato in questo round.
    [turned] Girato: adesso vale { $low } punti. Tocca quando lo completi.
   *[open] Vale { $high } punti, { $low } dopo la carta Solitario. Tocca quando lo completi.
}
dealer-plan-open = Tocca quando è completato
dealer-plan-claimed = Approvato, si gira al prossimo round
dealer-plan-turned = Girato. Tocca quando è completato
dealer-plan-approved = Approvato
dealer-reshuffle = Rimescola tutte le carte
dealer-all-done = { $players ->
    [one] Avanti quando hai scritto.
   *[other] Avanti quando tutti hanno scritto.
}
dealer-shuffle-next = Prima del prossimo round si mescola.
dealer-back = Indietro
dealer-next = Prossimo round
