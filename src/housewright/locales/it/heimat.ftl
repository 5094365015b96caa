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
hint-about = Il numero indica la tua probabilità di vincere secondo un giocatore forte. Tocca una riga per provarla; ogni passo si può annullare.
grounds-none = { $of ->
    [best] In punti nulla parla a suo favore: decide la probabilità di vincere.
   *[other] In punti non rinuncia a nulla: decide la probabilità di vincere.
}
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

## Player aid and keys

aid-heimat-cube = Cubo
aid-heimat-cube-about = Dall’estremità di una fila dell’esposizione. Sul prossimo lotto libero, o su una casa il cui valore in cima è più alto.
aid-heimat-roof = Tetto
aid-heimat-roof-about = Pescato coperto; senza numero si mette da parte. Chiude per sempre una casa qualsiasi.
aid-heimat-permit = Permesso di costruire
aid-heimat-permit-about = Allunga o accorcia una fila di alcuni lotti.
aid-heimat-blank = Cubo vuoto
aid-heimat-blank-about = Toglie dal gioco un permesso posato, e sé stesso con lui.
aid-heimat-mayor = Sindaco
aid-heimat-mayor-about = Raddoppia tutto in una fila, nel bene e nel male.
aid-heimat-finished = Fila completa
aid-heimat-finished-about = Tutti i lotti permessi edificati, tutte le case con tetto: le case contano in più.
aid-heimat-torn = Fila demolita
aid-heimat-torn-about = Incompleta a fine partita: le case contano in meno.
aid-heimat-black = Cassa nera
aid-heimat-black-about = Un assegno nella cassa nera vale un punto alla fine; gli assegni in mano non valgono nulla.
keys-bid = Offri altrettanti assegni
keys-pass = Passa
keys-sell = Vendi
keys-keep = Tieni
keys-ledger = Mostra il registro

## The table: names

heimat-game-of = Partita { $number } di { $games }
heimat-game = Partita { $number }
heimat-auction-number = Asta { $number }
heimat-replay-auction = Asta { $part } di { $parts }
heimat-replay-auction-back = All’asta precedente
heimat-replay-auction-on = All’asta successiva
heimat-you = tu
heimat-cube = { $colour } { $value }
heimat-piece = { $kind ->
    [roof] tetto { $value }
    [roof-down] tetto pescato alla cieca
    [roof-blank] tetto senza numero
    [permit] permesso { $permit }
    [blank_cube] cubo vuoto
   *[mayor] sindaco
}
heimat-row-short = Fila { $row }

## The table: seats

heimat-seats = Al tavolo, in ordine di posto
heimat-seat = { $name }{ $you ->
    [yes] {" "}(tu)
   *[no] {""}
}: { $cheques } in mano, { $black } nella cassa nera, { $owns ->
    [yes] colori: { $colours }
   *[no] ancora nessun colore
}. { $status }
heimat-status = { $state ->
    [turn] tocca a te
    [thinks] { $phase ->
        [offer] sceglie …
        [bid] pensa …
        [decide] pensa …
       *[place] piazza …
    }
    [away] via
    [offers] propone
    [bid] { $highest ->
        [yes] offre { $amount }, il massimo
       *[no] offre { $amount }
    }
    [passed] ha passato
    [cannot] non può rilanciare
    [over] partita finita
   *[waits] aspetta
}
heimat-seat-state = { $state ->
    [here] { $player } è al tavolo.
    [away] { $player } non c’è.
    [handed-over] Per { $player } gioca il computer.
   *[computer] Qui gioca il computer: { $player }.
}
heimat-in-hand = Assegni in mano

## The table: building site

heimat-site = Cantiere
heimat-row-label = { $row }: { $built } lotti costruiti su { $length }, { $roofed } con tetto, { $finished ->
    [yes] completa
   *[no] incompleta
}.{ $has ->
    [yes] {" "}In fondo: { $permits }.
   *[no] {""}
}{ $mayor ->
    [yes] {" "}Il sindaco la raddoppia.
   *[no] {""}
}
heimat-permit-placed = { $longer ->
    [yes] permesso { $permit }, più lunga
   *[no] permesso { $permit }, più corta
}
heimat-finished = completa
heimat-torn-down = demolita
heimat-doubled = raddoppiata dal sindaco
heimat-badge-open = Che cosa significa?
heimat-finished-about = Tutti i lotti permessi sono edificati e tutte le case hanno un tetto. Ogni casa conta in più per chi la possiede.
heimat-torn-down-about = Incompleta a fine partita: la fila viene demolita e ogni casa conta in meno per chi la possiede.
heimat-torn-down-now = Se la partita finisse adesso, la fila verrebbe demolita: ogni casa conterebbe in meno per chi la possiede.
heimat-built-about = { $built } lotti edificati su { $length } permessi.
heimat-roofs-about = { $over ->
    [yes] { $count ->
        [one] Mancava un tetto.
       *[other] Mancavano { $count } tetti.
    }
   *[no] { $count ->
        [one] Manca ancora un tetto.
       *[other] Mancano ancora { $count } tetti.
    }
}
heimat-doubled-about = Il sindaco raddoppia ogni casa della fila, in più come in meno.
heimat-permits-about = { $permits }: lunghezza permessa { $length }.
heimat-built = { $built } su { $length }
heimat-roofs-to-go = { $count ->
    [one] manca { $count } tetto
   *[other] mancano { $count } tetti
}
heimat-roofs-missed = { $count ->
    [one] mancava { $count } tetto
   *[other] mancavano { $count } tetti
}
heimat-lot-empty = { $fenced ->
    [yes] { $lot }: vuoto, staccionata bianca, un solo piano.
   *[no] { $lot }: vuoto.
}
heimat-lot-house = { $lot }: { $storeys ->
    [one] { $storeys } piano
   *[other] { $storeys } piani
}, { $top } in cima{ $lower ->
    [yes] , sotto { $below }
   *[no] {""}
}, { $roofed ->
    [yes] tetto { $roof }
   *[no] ancora senza tetto
}. Conta per { $owner }.
heimat-lot-target = { $state ->
    [chosen] Scelto, non ancora confermato. { $lot }
    [legal] Piazza qui. { $lot }
   *[not] Non qui. { $lot }
}
heimat-mayor-here = Metti il sindaco davanti alla fila { $row }
heimat-permit-here = { $longer ->
    [yes] Allunga la fila { $row }
   *[no] Accorcia la fila { $row }
}{ $legal ->
    [yes] {""}
   *[no] : non possibile
}
heimat-remove-here = Togli il permesso { $permit }{ $legal ->
    [yes] {""}
   *[no] : non possibile
}

## The table: display

heimat-display = Esposizione
heimat-display-hint = si propongono solo i capi segnati
heimat-display-row = { $count ->
    [one] Fila { $row } dell’esposizione: { $count } cubo
   *[other] Fila { $row } dell’esposizione: { $count } cubi
}
heimat-display-end = { $name }, { $state ->
    [chosen] scelto
    [legal] si può proporre
    [later] a un capo della fila
   *[not] non sta da nessuna parte
}
heimat-display-inner = { $cubes }, tra altri
heimat-display-roofs = { $left ->
    [one] Pesca un tetto: { $left } coperto
   *[other] Pesca un tetto: { $left } coperti
}, { $blank ->
    [0] tutti con numero
   *[other] di cui { $blank } senza numero
}{ $state ->
    [chosen] . Scelto.
    [legal] . Si può proporre.
    [later] .
   *[not] . Nessuna casa è senza tetto.
}
heimat-display-special = { $name }: { $about }{ $state ->
    [chosen] . Scelto.
    [legal] . Si può proporre.
   *[later] .
}
heimat-roofs-left = { $count ->
    [one] { $count } tetto
   *[other] { $count } tetti
}
heimat-roofs-blank = { $count ->
    [0] tutti con numero
    [one] { $count } senza numero
   *[other] { $count } senza numero
}
heimat-special-about = { $kind ->
    [permit] { $number ->
        [one] { $number } lotto in più o in meno
       *[other] { $number } lotti in più o in meno
    }
    [idle] nessun permesso piazzato
    [blank_cube] annulla un permesso
   *[mayor] raddoppia una fila
}

## The table: auction

heimat-auction = Asta
heimat-you-offer = la tua
heimat-offers = { $player } propone.
heimat-chooses = { $player } sceglie un pezzo.
heimat-choose-piece = Poi proponi un pezzo dell’esposizione.
heimat-could-offer = Da proporre: { $pieces }.
heimat-black-title = Un assegno nella cassa nera?
heimat-black-purse = { $cheques } in mano, { $black } nella cassa.
heimat-black-about = Lì vale 1 punto alla fine, ma non paga più nulla.
heimat-brief = { $kind ->
    [permit] Per{"\u00AD"}messo { $piece }
    [mayor] Sindaco
   *[blank_cube] Cubo vuoto
}
heimat-cube-about = { $owned ->
    [nobody] Il colore { $colour } non è ancora di nessuno: va a chi piazza il cubo.
    [you] Il colore { $colour } è tuo.
   *[other] Il colore { $colour } è di { $player }.
}
heimat-roof-risk = { $blank ->
    [one] { $blank } su { $left } è senza numero.
   *[other] { $blank } su { $left } sono senza numero.
} Un tetto senza numero si mette da parte, senza offerte.
heimat-blank-cube = { $use ->
    [some] Non ha numero e non costruisce nulla: toglie un permesso piazzato.
   *[none] Non ha numero e non costruisce nulla. Ora nessun permesso si può togliere: potrebbe solo uscire dal gioco.
}
heimat-blank-then = Un tetto senza numero si mette da parte: nessuno offre e nulla si costruisce.
heimat-fits = Sta in { $lots }.
heimat-bidders = Offerte, un giro da sinistra
heimat-has = ha { $cheques }
heimat-highest = il massimo
heimat-bidder = { $state ->
    [passed] passa
    [cannot] non può
    [now] ?
   *[to-come] –
}
heimat-your-bid = La tua offerta
heimat-bid-label = Offri { $amount }{ $sure ->
    [yes] : { $player } dovrebbe vendere
   *[no] {""}
}
heimat-more-bids = Altre offerte, da { $from } a { $to }
heimat-one-less = Uno di meno
heimat-one-more = Uno di più
heimat-all-in = Tutto: { $amount }
heimat-pass = Passa
heimat-if-sells = Se { $player } vende
heimat-if-sells-then = paghi { $amount }, restano { $after }, piazzi tu
heimat-if-keeps = Se { $player } tiene
heimat-if-keeps-then = ricevi { $amount } e hai { $after }
heimat-cannot-keep = { $player } non può pagare tanto
heimat-sure-from = Da { $amount } in su
heimat-sure-then = { $player } deve vendere
heimat-leads = In testa { $player } con { $amount }.
heimat-places = { $player } piazza il pezzo.
heimat-verdict = { $how ->
    [kept] { $player } lo tiene per { $amount }
    [free] Gratis per { $player }
    [blank] Un tetto senza numero
   *[other] Venduto a { $buyer } per { $amount }
}
heimat-decide-title = { $move ->
    [sell] Vendi
   *[keep] Tieni
}
heimat-from-to = { $from } → { $to }
heimat-decide-money = { $move ->
    [sell] { $amount } da { $player }
   *[keep] { $amount } a { $player }
}
heimat-decide-places = { $move ->
    [sell] Chi compra piazza dove si può.
   *[keep] Piazzi tu dove si può.
}
heimat-decide-best = Meglio su { $lots }: la casa conta { $worth }.
heimat-either-way = ±: in più se la fila è completata, altrimenti in meno.
heimat-decide-ends = { $ends ->
    [every] Ovunque vada, la partita finisce.
   *[some] Un piazzamento può chiudere la partita.
}
heimat-placing = { $kind ->
    [place] { $lot }
    [longer] Fila { $row } più lunga
    [shorter] Fila { $row } più corta
    [remove] Togli il permesso { $permit } dalla fila { $row }
    [mayor] Davanti alla fila { $row }
   *[discard] Fuori dal gioco
}
heimat-placing-on = { $on ->
    [house] su { $house }
   *[lot] nuova casa
}
heimat-placing-worth = { $whose ->
    [you] la casa conta { $worth } per te
   *[other] la casa conta { $worth } per { $player }
}
heimat-placing-takes = { $whose ->
    [you] era tua
   *[other] era di { $player }
}
heimat-placing-length = { $length ->
    [one] { $length } lotto
   *[other] { $length } lotti
}
heimat-placing-finishes = completa la fila
heimat-placing-reopens = di nuovo incompleta
heimat-placing-ends = finisce la partita

## The table: next step

heimat-next-step = Prossimo passo
heimat-lead = { $step ->
    [offer] Proponi un pezzo.
    [bid] La tua unica offerta.
   *[place] Da piazzare: { $piece }.
}
heimat-lead-decide = { $player } offre { $amount } per: { $piece }.
heimat-ask = { $step ->
    [offer] Tocca nell’esposizione.
   *[place] { $count ->
        [one] C’è { $count } possibilità.
       *[other] Ci sono { $count } possibilità.
    }
}
heimat-range = { $any ->
    [yes] Almeno { $from }, al massimo { $to }.
   *[no] Si può solo passare.
}
heimat-chosen = { $kind ->
    [bid] Offerta { $move }.
    [pass] Nessuna offerta.
    [sell] Vendi.
    [keep] Tieni.
    [black] Un assegno nella cassa nera.
   *[other] { $what }.
}
heimat-kept = In attesa della rete: { $what }
heimat-go = { $kind ->
    [offer] Proponi
    [roof] Pesca il tetto
    [bid] Offri { $amount }
    [pass] Passa
    [sell] Vendi per { $amount }
    [place] Costruisci qui
    [permit] Piazza così
    [remove] Togli
    [mayor] Mettilo lì
   *[discard] Togli dal gioco
}
heimat-show = { $step ->
    [offer] Vai ai pezzi
    [bid] Vai alle offerte
    [decide] Vai alla scelta
   *[place] Vai ai posti
}
heimat-wait = { $phase ->
    [offer] { $player } sceglie che cosa proporre.
    [bid] Tocca a { $player } offrire.
    [decide] { $player } vende o tiene.
   *[place] Tocca a { $player } piazzare il pezzo.
}
heimat-more-pieces = Altri pezzi
heimat-panels = Che cosa mostrare

## The table: ledger, series and story

heimat-ledger = Registro
heimat-ledger-hint = lo sfondo scuro conta adesso
heimat-ledger-words = Completa: le case contano in più. Demolita: incompleta alla fine, contano in meno.
heimat-now-with-black = Adesso, con cassa
heimat-futures = Se due file sono complete, si demolisce …
heimat-range-of = { $least } a { $most }
heimat-bounds = −18 a −12: un valore fra i due, ci sono piani nascosti.
heimat-sum = { $exact ->
    [yes] { $least }
   *[no] tra { $least } e { $most }
}{ $leads ->
    [yes] , di sicuro il massimo
   *[no] {""}
}
heimat-series = Serie
heimat-series-hint = due vittorie decidono subito
heimat-won = vinta
heimat-story-none = Non è ancora stato venduto nulla.
heimat-told-bid = { $state ->
    [passed] { $player } passa
    [cannot] { $player } non può rilanciare
   *[bid] { $player } { $amount }
}
heimat-game-over = La partita { $number } è finita
heimat-game-won = { $count ->
    [one] { $players } vince la partita { $number }.
   *[other] { $players } vincono insieme la partita { $number }.
}
heimat-next-game = Alla partita { $number }
heimat-board-of = Tabellone della partita { $number }

## The table: the end

heimat-wins = { $count ->
    [one] { $series ->
        [yes] { $players } vince la serie.
       *[no] { $players } vince.
    }
   *[other] { $players } vincono insieme.
}
heimat-ended-by = { $by ->
    [roofs] Non resta nessun tetto con un numero: la partita è finita.
    [houses] Ogni casa ha il tetto e non resta nessun cubo: la partita è finita.
   *[rows] Due file sono complete: la partita è finita.
}
heimat-decided-by = { $by ->
    [two-wins] Due partite vinte decidono la serie, quali che siano i totali: { $total } a { $second }.
    [wins] Entrambi hanno { $total } punti; decidono più partite vinte.
    [cheques] Entrambi hanno { $total } punti; decidono gli assegni in mano e in cassa: { $cheques } a { $others }.
    [shared] Con { $total } punti a testa e altrettanti assegni, il posto è condiviso.
   *[total] { $total } punti a { $second }.
}
heimat-ranking = Classifica
heimat-town = La città com’era, con tutti i piani scoperti
heimat-end-row = { $row }, { $finished ->
    [yes] completa
   *[no] demolita
}{ $mayor ->
    [yes] , raddoppiata dal sindaco
   *[no] {""}
}
heimat-houses = Case
heimat-no-houses = Nessuna casa.
heimat-reckoning = Il conto
heimat-purse = { $player } { $cheques }
heimat-purses = Gli assegni in mano contano solo a parità. In mano e in cassa: { $cheques }.
heimat-what-next = E adesso

## Score pad

pad-entry = Come si inserisce?
pad-entry-whole = Tutto il tabellone
pad-entry-whole-about = Ogni piano e ogni tetto, i permessi e il sindaco; il resto lo trova il blocco.
pad-entry-brief = Solo le case di ogni fila
pad-entry-brief-about = Di chi è ogni casa e quanto vale.
pad-games = Partite della serie
pad-games-count = { $count ->
    [one] Una partita
   *[other] { $count } partite, decidono due vittorie
}
pad-game-number = Partita { $number }
pad-ask-board = Tocca un lotto per inserire la sua casa
pad-ask-house = { $row }, lotto { $lot }
pad-ask-row = { $row }: permessi e sindaco
pad-ask-owners = Di chi è ogni colore?
pad-ask-money = Denaro
pad-owners = Colori
pad-money = Denaro
pad-row-finished = Finita
pad-row-torn = Demolita
pad-row-length = { $built } lotti su { $length }
pad-row-open = { $row }: permessi e sindaco
pad-house = { $row }, lotto { $lot }: { $floors ->
    [0] casa
    [one] un piano
   *[other] { $floors } piani
}{ $roof ->
    [0] {""}
   *[other] , tetto { $roof }
}. { $points } punti{ $owned ->
    [yes] {" "}per { $owner }
   *[no] {""}
}.
pad-house-add = { $row }: inserisci la casa sul lotto { $lot }
pad-house-points = Quanto vale?
pad-house-owner = Di chi è?
pad-house-away = Togli la casa
pad-cube-pick = Piano: colore, poi valore. Il prossimo va sopra.
pad-colour = Colore
pad-value = Valore
pad-cube = { $used ->
    [yes] { $colour } { $value } è già su { $place }
   *[no] Metti { $colour } { $value } in cima
}
pad-cube-away = Togli il piano in cima
pad-roof-pick = Tetto
pad-roof = Tetto { $value }
pad-roof-away = Senza tetto
pad-permit = Permesso { $permit }
pad-longer = Più lunga di { $lots }
pad-shorter = Più corta di { $lots }
pad-mayor = Qui c’è il sindaco: tutto conta doppio
pad-cheques = Assegni in mano
pad-cheques-about = Gli assegni in mano contano solo a parità di punti.
pad-less = { $player }, { $what }: uno in meno
pad-more = { $player }, { $what }: uno in più
pad-reckoning = Conteggio
pad-money-all = Denaro in tutto
pad-leads = { $count ->
    [one] { $players } è in testa.
   *[other] { $players } sono in testa insieme.
}
pad-heimat-tie = A parità decide chi ha più assegni in mano e in cassa.
pad-series = Serie
pad-won = vinta
pad-series-over = La serie va a { $players }.
pad-next-game = Avanti con la partita { $number }
pad-hints = Da ricontrollare
pad-hint-owner = Il colore in cima su { $lot } non è ancora di nessuno.
pad-hint-roofs = Ci sono solo due tetti con un { $value }.

## Looking back

heimat-back-highest = { $player } offre { $amount }.
heimat-back-offer = { $player } sceglie cosa offrire.
