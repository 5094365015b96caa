### The pages

## Everywhere

home = Inizio
home-link = Housewright, pagina iniziale
close = Chiudi
loading = Un momento…
menu = Menu
help = Aiuto
help-open = Aiuto e regole
game-welcome = Welcome To…
game-heimat = Neue Heimat
seat-number = Posto { $number }
somebody = Qualcuno
round-number = Round { $round }
title-your-turn = Tocca a te – { $title }
title-over = Finita – { $title }
table-gone = Impossibile mostrare questo tavolo
table-unread-turns = Scarica i turni
table-abandoned = Questo tavolo è stato abbandonato
time-left = { $minutes }:{ $seconds }
points-unit = pt
points-short = { $points } pt
two-sentences = { $first } { $second }
why-rule = Regola { $clause }
story = Cronaca
story-open = Cronaca della partita
story-title = Round { $round }
story-none = Non è ancora successo nulla.
story-of = La parte di chi nella cronaca
story-of-all = Tutti
story-others = { $count ->
    [one] Un’altra persona
   *[other] Gli altri { $count }
}
story-earlier = Round precedenti
story-clock = Il tempo di { $player } era scaduto: il computer ha giocato il turno.
notice-draft-dropped = Il round si è chiuso senza il turno iniziato qui, che è andato perso.
notice-turn-elsewhere = Il tuo turno è stato giocato altrove: su un altro dispositivo, in un’altra scheda o dal computer.
notice-lost = Nessuna connessione. { $kept ->
    [turn] Il tuo turno resta qui e verrà inviato.
    [step] Il tuo ultimo passo resta qui e verrà inviato.
   *[nothing] Nuovo tentativo…
}
notice-clock = Il tuo tempo era scaduto: il computer ha giocato per te.
notice-clock-open = Il tuo tempo era scaduto: il computer ha giocato per te. Finché altri stanno pensando, puoi riprendere il turno.
notice-left = { $name } ha lasciato il tavolo: il computer gioca al suo posto.
notice-back = { $name } è di nuovo al tavolo.
step-waits = Il tuo ultimo passo aspetta ancora la rete. «Annulla» lo ritira.
error-no-connection = Nessuna connessione: non è stato fatto nulla. Riprova quando sarà tornata.

## The table of Welcome To

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
hand-over = Affida questo posto al computer
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
action-short-solo = Solo
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
prompt-watching = Stai guardando la partita
prompt-waiting = Il tuo turno è fatto
prompt-awaited = { $named ->
    [yes] { $count ->
        [0] Non si aspetta più nessuno.
        [one] { $names } sta ancora pensando.
       *[other] { $names } stanno ancora pensando.
    }
   *[no] { $count } giocatori stanno ancora pensando.
}
prompt-kept = In attesa della rete
prompt-kept-about = Il tuo passo resta qui e vale appena la rete ritorna. «Annulla» lo ritira.
prompt-handed-over = Il computer gioca al posto tuo
prompt-handed-over-about = Puoi tornare a giocare in ogni momento.
hand-back = Gioco io
hint = Suggerimento
hint-open = Suggerimento: che cosa farebbe un giocatore forte?
hint-title = Che cosa valuterebbe un giocatore forte
hint-about = Il numero indica che cosa si aspetta un giocatore forte a fine partita. Tocca una riga per provarla; ogni passo si può annullare.
hint-take = Prova il suggerimento { $number }
hint-value = { $value }
hint-figure = atteso
hint-why = { $how ->
    [helps] Ti aiuta con «{ $line }»: lì puoi aspettarti circa { $points }, con gli altri circa { $otherwise }.
    [spares] Ti aiuta con «{ $line }»: lì dovresti perdere solo circa { $points }, con gli altri circa { $otherwise }.
    [saves] Ti aiuta con «{ $line }»: lì non dovresti perdere nulla, con gli altri circa { $otherwise }.
    [alike] Nessuna voce decide qui da sola. È da «{ $line }» che puoi aspettarti di più: circa { $points }.
    [most] È da «{ $line }» che puoi aspettarti di più: circa { $points }.
   *[even] Non puoi ancora contare su molti punti; così conservi le tue possibilità.
}
hint-same = Altrettanto buono:
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
prompt-confirm = Conferma il turno
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
prompt-confirm-about = Finché non confermi, ogni passo si può annullare.
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
undo = Annulla
undo-about = Annulla un passo
confirm = Conferma il turno
lead = Mostra le scelte
waiting = In attesa…
sending = Invio…
take-back = Riprendi il turno
result = Risultato
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
end-you-win = Hai vinto!
end-you-share = Condividi la vittoria!
end-you-place = Sei al posto { $place } su { $of }
end-rematch-open = Gli altri giocano di nuovo.
end-ranking = Classifica
end-winner = { $count ->
    [one] { $who } vince con { $points } punti
   *[other] { $who } vincono insieme con { $points } punti
}
end-tie-break = Parità: decidono i complessi residenziali.
end-rematch = Gioca ancora
end-new-deal = Nuova partita
end-again = Rigioca queste carte
end-to-rematch = Gioca con gli altri
end-watch-rematch = Guarda la prossima partita
end-replay = Rivedi
player-beginner = Principiante
player-easy = Facile
player-medium = Medio
player-good = Bravo
player-strong = Forte
player-master = Maestro
player-flora = Flora
player-presto = Presto
player-magnus = Magnus
player-konrad = Konrad
player-berta = Berta
player-rosa = Rosa

## Replay and rules

replay = Rivedi la partita
replay-of = Rivedi la partita: { $name }
replay-controls = Comandi della visione
replay-back = Un { $step ->
    [step] passo
   *[round] round
} indietro
replay-on = Un { $step ->
    [step] passo
   *[round] round
} avanti
replay-play = Avvia
replay-pause = Pausa
replay-round = { $step ->
    [step] Passo
   *[round] Round
} mostrato
replay-place = { $step ->
    [step] Passo
   *[round] Round
} { $number } di { $all }
replay-place-in = { $part } · { $place }
replay-start = L’inizio: { $all ->
    [one] 1 { $step ->
        [step] passo
       *[round] round
    }
   *[other] { $all } { $step ->
        [step] passi
       *[round] round
    }
}
replay-end = La fine: { $all ->
    [one] 1 { $step ->
        [step] passo
       *[round] round
    }
   *[other] { $all } { $step ->
        [step] passi
       *[round] round
    }
}
replay-speed = Velocità
replay-times = { $times }×
replay-share = Condividi la partita
replay-share-about = Chi ha questo link può rivedere la partita mossa per mossa.
replay-share-here = Comincia da questo momento
replay-share-text = Guarda la nostra partita: { $title }
replay-keep = Salva la partita in un file
replay-seat = Visto da
replay-all = Tutti
replay-story = Che cosa è successo nel round { $round }
rules-back = Indietro
rules-of = Regole di { $game }
rules-games = Giochi
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] Un paragrafo trovato.
   *[other] { $count } paragrafi trovati.
}
rules-none = Nessun paragrafo contiene una di queste parole.
rules-not-all = Nessun paragrafo contiene tutte queste parole.
rules-some = { $held } delle { $of } parole:
aid = Scheda di riepilogo
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
keys = Tasti
key-enter = Invio
key-tab = Tab
key-control = Ctrl
keys-cards = Scegli la prima, la seconda o la terza carta
keys-lots = Lungo la strada e verso quella accanto
keys-do = Fai ciò che è selezionato; la selezione passa da sola al passo successivo
keys-on = Alla prossima cosa possibile
keys-undo = Annulla un passo
keys-restart = Ricomincia il turno daccapo
keys-confirm = Conferma il turno
keys-bid = Offri altrettanti assegni
keys-pass = Passa
keys-sell = Vendi
keys-keep = Tieni
keys-ledger = Mostra il registro

### Home, waiting room, menu

## Words of many pages

guest = Ospite
you = Io
computer = Computer
keep = Salva
cancel = Annulla
change = Cambia
done = Fatto
leave = Lascia
fewer = Uno in meno
more = Uno in più
skip = Vai al contenuto
page-title = { $page } – Housewright
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
share = Condividi
share-link = Link
share-copy = Copia il link
share-copied = Link copiato
share-by-hand = Questo browser non permette alla pagina di copiare. Seleziona il link e copialo.

## Computer players, a line about each

player-beginner-about = Ha appena imparato le regole e spesso sbaglia mira.
player-easy-about = Sa che cosa fare, ma valuta spesso male. Adatto alle prime partite.
player-medium-about = Gioca con criterio, con qualche errore ogni tanto.
player-good-about = Non spreca quasi nessun turno. Difficile da battere solo con la fortuna.
player-strong-about = Ha imparato da moltissime partite. Per chi conosce bene il gioco.
player-master-about = In più pensa in anticipo. L’avversario più forte della casa.
player-flora-about = Ama parchi e piscine. Forza media.
player-flora-style = parchi e piscine
player-presto-about = Vuole essere il primo in ogni piano. Forza media.
player-presto-style = prima i piani
player-magnus-about = Costruisce grandi complessi e ne alza il prezzo. Forza media.
player-magnus-style = complessi grandi e cari
player-konrad-about = L’avaro: tiene volentieri i suoi assegni. Forza media.
player-konrad-style = si tiene gli assegni
player-berta-about = La costruttrice: vuole case tutte sue. Forza media.
player-berta-style = vuole case sue
player-rosa-about = La guastafeste: rovina le file degli altri. Forza media.
player-rosa-style = rovina le file degli altri
company-characters = Personaggi
player-with-style = { $name } ({ $style })
company-characters-about = { $names }: tutti di forza media.
company-levels = Livelli
level-preparing = Ancora in preparazione; pronto tra qualche minuto.

## Variants

variant = Variante
variant-welcome-basic = Base
variant-welcome-basic-about = Tre piani, sei effetti: per cominciare.
variant-welcome-advanced = Avanzata
variant-welcome-advanced-about = Piani più impegnativi, e le rotatorie.
variant-welcome-expert = Esperta
variant-welcome-expert-about = Avanzata, con carte in mano per tutti: due si usano, la terza passa a chi siede accanto.
variant-welcome-own = Variante propria
variant-welcome-own-about = Singole parti del gioco avanzato.
variant-heimat-basic = Base
variant-heimat-basic-about = I piani inferiori sono nascosti, e alcuni tetti sono vuoti.
variant-heimat-estates = The Estates
variant-heimat-estates-about = Come nella riedizione: i piani inferiori restano visibili, e ogni tetto ha un numero.
variant-heimat-own = Variante propria
variant-heimat-own-about = Singole opzioni, a scelta.
variant-own = Variante propria
variant-switches = Singole opzioni
variant-games = Partite
variant-games-one = Una sola partita.
variant-games-series = Una serie fino a { $games } partite. Gli assegni restano; due vittorie decidono.

## Home

home-title = Housewright: due giochi da tavolo, da giocare subito
home-about-welcome = Numera le case di tre strade. Si gioca tutti insieme, da 1 a 100.
home-about-heimat = Fai offerte per piani e tetti, poi completa le file che rendono. Da 2 a 5.
home-computer = Contro il computer
home-computer-short = Computer
home-computer-about = { $count ->
    [one] Un avversario, si comincia subito
   *[other] { $count } avversari, si comincia subito
}
home-alone = Da soli
home-alone-about = Un punteggio da superare
home-alone-best = Il tuo record: { $best }
home-alone-no-draft = Come avanzata: non c’è a chi passare carte
home-practise = Esercitarsi
home-practise-short = Esercizio
home-practise-about = Si gioca in due: un avversario facile
home-friends = Con amici
home-friends-short = Amici
home-friends-about = Con link o codice, senza account
home-agreed = { $variant }{ $games ->
    [1] {""}
   *[other] {" "}· { $games } partite
} · { $count ->
    [one] un avversario
   *[other] { $count } avversari
} · { $company }
home-how = Opzioni per { $game }
home-opponents = Avversari virtuali
home-opponents-about = Per le partite contro il computer.
home-company = Chi sono
home-continue = Continua
home-finished = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}
home-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}
home-less = Mostrane meno
home-row-with = Con { $names }
home-row-waiting = In attesa di amici
home-row-computers = { $count ->
    [one] Contro un avversario virtuale
   *[other] Contro { $count } avversari virtuali
}
home-row-round = Round { $round } · { $variant }
home-row-running = { $variant }
home-row-open = { $variant } · { $empty ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $empty } posti liberi
}
home-state-yours = Tocca a te
home-state-waiting = Pensano gli altri
home-state-finished = Finita
home-state-open = Non iniziata
home-state-unread = Regole precedenti
home-join = Unisciti a un tavolo
home-open = Tavoli aperti
home-open-of = Tavolo di { $names }
home-join-table = Partecipa: { $title }
home-more-pages = Al tavolo vero, regole e partite registrate
home-box = La scatola è sul tavolo?
home-lost = Nessuna connessione. Al tavolo vero questi funzionano anche senza:
home-pad = Blocco segnapunti
home-dealer = Mazziere
home-rules = Regole e aiuti di gioco
home-record = Guarda una partita registrata
home-drop = Lascia qui il file per guardare la partita

## Deal of the day

daily = Partita del giorno
daily-about = Welcome To da soli, con le stesse carte per tutti. Conta solo il primo tentativo.
daily-new = Gioca
daily-running = Continua
daily-done = { $total } punti, posto { $place }
daily-board = { $count ->
    [0] Classifica di oggi
    [one] Classifica di oggi: un risultato
   *[other] Classifica di oggi: { $count } risultati
}
daily-honour = Solo primi tentativi. Nessuno controlla: è una questione d’onore. Le partite si aprono quando il giorno (UTC) è finito.
daily-nobody-yet = Nessuno l’ha ancora finita.
daily-nobody = Quel giorno non ha giocato nessuno.
daily-before = Il giorno prima
daily-after = Il giorno dopo

## Joining, and moving to another device

join = Partecipa
join-code = Codice del tavolo
join-title = Unisciti a un tavolo
join-about = Otto lettere e cifre, da chi ha aperto il tavolo. Non serve un account.
join-about-link = Un invito a un tavolo. Non serve un account.
join-invited = { $named ->
    [yes] { $host } ti invita a { $game }
   *[no] Un invito a { $game }
}
join-about-invited = Di’ il tuo nome e siediti. Non serve un account.
join-there = { $taken ->
    [0] Non c’è ancora nessuno; ci sono { $seats } posti.
    [one] 1 posto su { $seats } è occupato: { $who }.
   *[other] { $taken } posti su { $seats } sono occupati: { $who }.
}
join-computers = { $count ->
    [one] un giocatore virtuale
   *[other] { $count } giocatori virtuali
}
join-games = { $games } partite
join-name = Il mio nome
join-sit = Siediti
join-mine = Le mie partite in corso
join-no-such-code = Nessun tavolo aperto ha questo codice. Forse è scritto male, o la partita è già cominciata.
transfer-title = Riprendi un posto
transfer-about = Sull’altro dispositivo apri il menu del tavolo e scegli di spostare il posto. Il suo codice o link va scritto qui.
transfer-about-link = La partita continua qui, e l’altro dispositivo potrà solo guardare.
transfer-code = Codice o link
transfer-take = Continua qui
transfer-waiting = Ora conferma sull’altro dispositivo. Chiede di questo numero:
transfer-no-such-code = Questo codice non è valido. Serve una volta e per pochi minuti: creane uno nuovo sull’altro dispositivo.

## Menu

menu-name = Il mio nome
menu-name-about = Per i tavoli a venire.
menu-name-kept = Salvato.
menu-language = Lingua
menu-theme = Colori
theme-system = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
menu-tempo = Ritmo del gioco degli altri (tocca per saltare)
tempo-off = Subito
tempo-quick = Veloce
tempo-calm = Calmo
menu-sound = Suoni
menu-sound-about = Un breve suono quando tocca a te.
menu-calm = Meno movimento
menu-calm-about = Niente scorre o cresce sulla pagina.
menu-auto-confirm = Conferma automatica
menu-auto-confirm-about = Un turno completo parte subito, senza un ultimo sguardo.
menu-auto-action = Parco e piscina automatici
menu-auto-action-about = In Welcome To, ciò che porta solo punti si fa senza chiedere.
menu-ways = Altro
menu-device = Sposta il mio posto su un altro dispositivo
menu-transfer = Riprendi un posto da un altro dispositivo
menu-leave = Lascia il tavolo
menu-forget = Dimenticami per sempre
device-about = Inquadra l’immagine con l’altro dispositivo, o apri lì il link. Poi conferma qui: il posto passa con tutto ciò che ha.
device-picture = Il link come immagine per la fotocamera dell’altro dispositivo
device-share = Continua qui la mia partita
device-asked = Un dispositivo chiede il tuo posto e mostra il numero { $check }. È il tuo?
device-confirm = Cedi il posto
device-refuse = No, un nuovo codice
device-done = Il posto ora è sull’altro dispositivo.
device-good = { $minutes ->
    [one] Serve una volta, per un minuto. Chi lo ha prende il posto.
   *[other] Serve una volta, per { $minutes } minuti. Chi lo ha prende il posto.
}
leave-closes = Qui non siede nessun altro: il tavolo si chiude.
leave-empties = La sedia si libera per qualcun altro.
leave-stand-in = Continua a giocare il computer. Si può tornare in ogni momento.
leave-waits = Non gioca nessun altro: il tavolo ti aspetta.
menu-sign-out = Esci su questo dispositivo
sign-out = Esci
sign-out-about = Questo dispositivo qui non è più conosciuto e non può giocare dai suoi posti. Il tuo nome resta ai tavoli. Prima, i posti si possono spostare su un altro dispositivo.
forget = Dimentica
forget-about = Il tuo nome viene cancellato qui: da tutti i tavoli, dai loro racconti e dalle classifiche, dove si leggerà «qualcuno». Dove altri continuano, un giocatore computer prende il tuo posto. Non si può annullare. Prima, i posti si possono spostare su un altro dispositivo.

## Waiting room

room-title = { $game } con amici
room-about = { $variant } · { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
room-about-named = { $game } · { $variant } · { $seats ->
    [one] un posto
   *[other] { $seats } posti
}
room-invite = Invita altri
room-code = Codice del tavolo: { $code }
room-picture = L’invito come immagine per una fotocamera
room-invite-about = Scrivi il codice nella pagina iniziale, apri il link o inquadra l’immagine. Vale fino all’inizio.
room-unnamed = Gli altri leggeranno: «{ $invited }».
room-say-name = Scrivi il mio nome
room-share-title = Invito a una partita
room-share = Vieni a giocare a { $game } con me. Codice del tavolo: { $code }
room-seats-title = Chi gioca
room-host = Organizza
room-away = Assente
room-empty = Sedia libera
room-empty-about = Per chi arriva con il codice o il link.
room-town-of = Città: { $town }
room-rename = Rinomina
room-change-player = Qualcun altro al posto di { $name }
room-send-away = Libera la sedia di { $name }
room-add = Metti il computer su questa sedia
room-more-empty = { $count ->
    [one] E un’altra sedia libera.
   *[other] E altre { $count } sedie libere.
}
room-who = Chi deve sedersi qui?
room-empty-chair = Lascia libera la sedia
room-myself = Il mio nome e la mia città
room-town = La mia città
room-town-about = Sta sul foglio. Può restare vuota.
room-terms = Che cosa è stabilito
room-seats = Posti
room-seats-about = Da { $fewest } a { $most } in questa variante.
room-seats-last = Sull’ultima sedia c’è qualcuno.
room-limit = Tempo per un turno
room-limit-none = Illimitato
room-limit-minute = 1 min
room-limit-three = 3 min
room-limit-ten = 10 min
room-limit-day = 1 giorno
room-limit-other = Altro
room-no-limit = Nessun limite di tempo
room-limit-is = Tempo per un turno: { $limit }
room-late = Poi il computer
room-late-turn = gioca questo turno
room-late-seat = prende il posto
room-late-turn-by = Poi il computer gioca il turno: { $player }.
room-late-seat-by = Poi gioca il computer finché la persona non torna: { $player }.
room-stand-in = La sua forza
room-listed = Aperto a tutti
room-listed-on = Il tavolo è nella pagina iniziale, e chiunque può sedersi.
room-listed-off = Ci si siede solo con il codice o il link.
room-hints = Suggerimenti
room-hints-about = Ognuno può chiedere che cosa farebbe un giocatore forte.
room-name = Nome del tavolo
room-name-about = Per ritrovarlo. Può restare vuoto.
room-is-listed = Aperto a tutti
room-is-private = Solo su invito
room-with-hints = Suggerimenti permessi
room-without-hints = Senza suggerimenti
room-start = Comincia
room-start-empty = { $count ->
    [one] Una sedia è ancora libera.
   *[other] { $count } sedie sono ancora libere.
}
room-fill-level = Forza del computer
room-fill = { $count ->
    [one] Comincia con il computer a quel posto
   *[other] Comincia con il computer a quei { $count } posti
}
room-shrink = { $count ->
    [one] Comincia da soli
   *[other] Comincia in { $count }
}
room-wait = Aspetta ancora
room-step-host = { $empty ->
    [0] Ci sono tutti: la partita può cominciare.
    [one] Una sedia è libera: condividi il codice, o comincia.
   *[other] { $empty } sedie sono libere: condividi il codice, o comincia.
}
room-step-away = Tutte le sedie sono occupate. Assenti al momento: { $names }.
room-step-guest = Un attimo: { $host } fa cominciare la partita.
room-step-hostless = Un attimo, la partita sta per cominciare.
room-step-sit = A questo tavolo c’è una sedia libera.
room-step-watch = Questo tavolo è su invito: serve il suo codice o il suo link.
room-came = { $name } ha preso posto.
room-went = { $name } è andato via.

## Refusals

error-no-answer = Il server non risponde. Riprova tra un momento.

## The end of a game alone

end-best = Un nuovo record su questo dispositivo!

### Neue Heimat table

## Names

heimat-game-of = Partita { $number } di { $games }
heimat-game = Partita { $number }
heimat-auction-number = Asta { $number }
heimat-replay-auction = Asta { $part } di { $parts }
heimat-replay-auction-back = All’asta precedente
heimat-replay-auction-on = All’asta successiva
heimat-you = tu
heimat-same-name = { $name } { $number }
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

## Seats

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

## Building site

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

## Display

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

## Auction

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
heimat-pass = Passo
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

## Next step

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
   *[other] { $what }.
}
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
    [offer] Mostra i pezzi
    [bid] Mostra le offerte
    [decide] Mostra la scelta
   *[place] Mostra i posti
}
heimat-wait = { $phase ->
    [offer] { $player } sceglie che cosa proporre.
    [bid] Tocca a { $player } offrire.
    [decide] { $player } vende o tiene.
   *[place] Tocca a { $player } piazzare il pezzo.
}
heimat-more-pieces = Altri pezzi
heimat-panels = Che cosa mostrare

## Ledger, series and story

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

## The end

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

### Score pad and dealer

## Score pad: in general

pad-name = Blocco segnapunti
pad-title = { $title } · Housewright
pad-back = Torna a tutti i blocchi
pad-about = Per la scatola vera sul tavolo: fogli che contano da soli, e le carte per chi non le ha.
pad-way-welcome = Welcome To…: fogli
pad-way-welcome-about = Da 1 a 8 fogli su questo dispositivo, con o senza regole.
pad-way-heimat = Neue Heimat: conteggio finale
pad-way-heimat-about = Inserisci il tabellone e guarda chi ha vinto; anche per le serie.
pad-way-dealer = Welcome To…: mazziere
pad-way-dealer-about = Le 81 carte e i piani, per una videochiamata o una scatola perduta.
pad-kept = Conservato su questo dispositivo
pad-kept-game = { $names } · { $date }
pad-kept-deal = Mano di carte · { $date }
pad-kept-won = { $count ->
    [one] { $players } ha vinto con { $points } punti.
   *[other] { $players } hanno vinto con { $points } punti.
}
pad-remove = Elimina { $title }
pad-remove-ask = Eliminare?
pad-remove-about = { $title } sparirà per sempre da questo dispositivo.
pad-remove-yes = Elimina
pad-read-file = Leggi un file
pad-file-no-json = Il file non si può leggere: è troncato, o non è un file del blocco.
pad-file-other = Questo non è un file del blocco.
pad-file-newer = Questo file viene da un’altra versione del blocco.
pad-file-place = Il file è danneggiato: quello che dice in { $place } non può essere.
pad-file-mark = Il file è danneggiato: in { $place } dice { $mark }, che nessuno può scrivere.
pad-file-check = Il file è stato cambiato o danneggiato: la somma di controllo è sbagliata.
pad-file-untouched = Niente di quello che è conservato qui è stato toccato.
pad-offline-file = Questo file funziona senza alcuna rete.
pad-offline-preparing = Preparazione per l’uso senza rete…
pad-offline-ready = Da adesso funziona anche senza rete.
pad-offline-insecure = Senza rete questa pagina qui non è disponibile: serve una connessione sicura (https). Porta invece con te il blocco come file.
pad-offline-failed = Questo browser non ha conservato la pagina per l’uso senza rete. Porta invece con te il blocco come file.
pad-offline-download = Salva il blocco come file
pad-not-kept = Questo browser non conserva nulla: chiudendo la pagina si perde tutto. Salva un file.
pad-language = Lingua
pad-theme = Colori
pad-theme-system = Come il dispositivo
pad-theme-light = Chiaro
pad-theme-dark = Scuro
pad-who = Chi gioca?
pad-player = Giocatore { $number }
pad-name-of = Nome del giocatore { $number }
pad-player-add = Aggiungi qualcuno
pad-player-away = Togli { $player }
pad-options = Opzioni
pad-begin = Comincia
pad-settings = Nomi, opzioni, file
pad-game-title = Nome della partita
pad-out = Porta con te
pad-save-file = Salva come file
pad-save-picture = Salva come immagine
pad-dock = Che cosa fare
pad-cancel = Annulla
pad-done = Fatto
pad-redo = Ripeti

## Score pad: Welcome To

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

## Score pad: Neue Heimat

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
pad-place = Posto
pad-series-over = La serie va a { $players }.
pad-next-game = Avanti con la partita { $number }
pad-hints = Da ricontrollare
pad-hint-owner = Il colore in cima su { $lot } non è ancora di nessuno.
pad-hint-roofs = Ci sono solo due tetti con un { $value }.

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

### The plain table, for a game that has none of its own

plain-table = Il tavolo
plain-moves = Mosse
plain-choose = Tocca a te
plain-others = Giocano gli altri
plain-yes = sì
plain-no = no
plain-none = niente
plain-made = Finora: { $moves }
plain-choose-about = { $count ->
    [one] È possibile una mossa.
   *[other] Sono possibili { $count } mosse.
}
plain-awaited = { $count ->
    [0] Non si attende nessuno.
   *[other] Si attende: { $names }.
}

## Guardare indietro: fortuna, abilità e mosse migliori

analysis = Analisi
analysis-title = Analisi: { $title }
analysis-open = Fortuna o abilità?
analysis-overview = Panoramica
analysis-turns = Mossa per mossa
analysis-share = Condividi l’analisi
analysis-seat = La partita di chi
analysis-you = tu
analysis-name = Nome
analysis-place = { $step ->
    [step] Passo { $round }
   *[round] Round { $round }
}
analysis-when = { $step ->
    [step] Passo
   *[round] Round
}
analysis-of = di { $count }
analysis-as-table = Mostra come tabella
analysis-as-drawing = Mostra come disegno
analysis-sentence = { $result ->
    [place] { $place ->
        [1] Primo posto
        [2] Secondo posto
        [3] Terzo posto
       *[other] Posto { $place }
    } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }:
    [points] { $points ->
        [one] Un punto
       *[other] { $points } punti
    }:
   *[open] Finora:
} { $lucky ->
    [up] <luck>{ $luck } per fortuna</luck>
    [down] <luck>{ $luck } per sfortuna</luck>
   *[none] <luck>fortuna in pari</luck>
}, { $helped ->
    [up] <others>{ $others } presi agli altri</others>,
    [down] <others>{ $others } ceduti agli altri</others>,
   *[none] { "" }
} { $spoilt ->
    [yes] <lost>{ $lost } regalati</lost>
   *[no] <lost>nulla di regalato</lost>
}.
analysis-could = { $how ->
    [same] Nessuna mossa poteva essere migliore.
    [more] Con le mosse migliori sarebbero stati { $total }.
    [enough] Con le mosse migliori sarebbero stati { $total }: { $by } più di { $name }.
   *[less] Con le mosse migliori sarebbero stati { $total }, comunque non più di { $name }.
}
analysis-so-far = { $step ->
    [step] Finora, { $count } decisioni
   *[round] Finora, { $count } mosse
}
analysis-part-luck = Fortuna
analysis-part-others = Gli altri
analysis-part-lost = Regalato
analysis-start = Inizio
analysis-result = { $whole ->
    [yes] Risultato
   *[no] Finora
}
analysis-bridge-name = Atteso all’inizio { $start }, fortuna { $luck }, { $alone ->
    [yes] { "" }
   *[no] gli altri { $others },
} regalato { $lost }, risultato { $result }.
analysis-bridge-from = { $unit ->
    [win] Probabilità di vincere in percento. Le parti danno esattamente la fine: 100 per chi vince, 0 per gli altri.
   *[points] { $cut ->
        [yes] Disegnato da { $floor } punti in su. Le parti danno esattamente il risultato.
       *[no] Le parti danno esattamente il risultato.
    }
}
analysis-pairs = Fortuna e abilità a confronto
analysis-pairs-about = { $unit ->
    [win] In percento della probabilità di vincere. Ciò che uno regala lo guadagnano gli altri.
   *[points] Le carte erano le stesse per tutti: la fortuna è quanto si adattavano al foglio.
}
analysis-not-looked = Non ancora esaminato
analysis-all-seats = Mostra tutti e { $count }
analysis-course = { $unit ->
    [win] Probabilità di vincere, passo per passo
   *[points] Totale atteso, round per round
}
analysis-course-about = Scorri per muoverti nella partita.
analysis-course-slider = { $step ->
    [step] Decisione
   *[round] Round
}
analysis-course-at = { $place }: { $name } { $value }{ $verdict ->
    [best] , la migliore
    [good] , buona
    [inexact] , imprecisa
    [mistake] , errore
    [blunder] , svista
    [only] , nessuna scelta
   *[none] { "" }
}
verdict-best = Migliore
verdict-good = Buona
verdict-inexact = Imprecisa
verdict-mistake = Errore
verdict-blunder = Svista
analysis-turn-was = { $verdict ->
    [best] Mossa: la migliore
    [good] Mossa: buona
    [inexact] Mossa: imprecisa
    [mistake] Mossa: errore
   *[blunder] Mossa: svista
}
analysis-verdict-is = { $verdict ->
    [best] La mossa migliore
    [good] Buona mossa
    [inexact] Imprecisa
    [mistake] Errore
   *[blunder] Svista
}{ $gave ->
    [yes] : { $lost } regalati
   *[no] { "" }
}
analysis-verdict = Giudizio
analysis-only = Nessuna scelta
analysis-before = Atteso prima
analysis-after = Atteso dopo
analysis-open-turn = Apri questa mossa
analysis-costly = { $whole ->
    [yes] Le mosse più costose
   *[no] Le mosse più costose finora
} ({ $count })
analysis-costly-of = { $sum } di { $all } regalati
analysis-nothing-lost = Nulla di regalato: { $count ->
    [one] una mossa
   *[other] { $count } mosse
}, ognuna la migliore o altrettanto buona.
analysis-costly-name = Guarda la mossa, { $place }: { $verdict ->
    [good] buona
    [inexact] imprecisa
    [mistake] errore
   *[blunder] svista
}, { $lost }
analysis-look-at-turn = Guarda la mossa
analysis-lost = Dove sono stati regalati punti
analysis-lost-of = { $name }, { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
analysis-lost-about = Un più significa: qui queste mosse hanno reso più delle migliori, a spese di un’altra riga.
analysis-line = Riga
analysis-points = Punti
analysis-counts = Come sono state le mosse
analysis-limit = { $how ->
    [worst] { $limit } e più
    [best] meno di { $limit } regalato
   *[less] meno di { $limit }
}
analysis-prices = Quanto sono costati i pezzi
analysis-prices-of = { $name }, in milioni
analysis-prices-all = Pagato e giusto, tutti
analysis-price-fair = prezzo giusto
analysis-price-paid = pagato
analysis-price-was = { $how ->
    [over] { $by } di troppo
    [under] { $by } risparmiati
   *[fair] giusto
}
analysis-price-from = { $own ->
    [yes] tenuto
   *[no] da { $name }
}
analysis-piece = Pezzo
analysis-looking = Esame della partita: { $done } mosse su { $of }
analysis-status-stopped = Fermata: { $done } mosse su { $of }
analysis-status-failed = Non si è potuto continuare: { $done } mosse su { $of }
analysis-so-far-stays = Ciò che è stato trovato resta. Nulla va esaminato due volte.
analysis-left = { $how ->
    [known] { $seconds ->
        [one] Ancora circa un secondo.
       *[other] Ancora circa { $seconds } secondi.
    }
   *[unknown] È appena iniziata.
} Puoi lasciare la pagina, continua. { $beside ->
    [0] { "" }
    [one] Si esamina anche un’altra partita.
   *[other] Si esaminano anche altre { $beside } partite.
}
analysis-said = { $percent } percento esaminato
analysis-seat-state = { $whole ->
    [yes] finito
   *[no] { $judged ->
        [0] a venire
        [one] una mossa
       *[other] { $judged } mosse
    }
}
analysis-computers = Anche i posti del computer
analysis-computers-about = Disattivato fa risparmiare tempo. Il loro risultato si vede comunque.
analysis-stop = Ferma
analysis-go-on = Continua
analysis-begin = Esamina la partita
analysis-what = Cos’era fortuna, cosa abilità?
analysis-what-about = { $step ->
    [step] Un giocatore forte ripercorre la partita, { $rounds } passi, decisione per decisione.
   *[round] Un giocatore forte ripercorre la partita, { $rounds } round, mossa per mossa.
}
analysis-cannot = Questa partita non può essere analizzata
analysis-because-not-over = Solo dopo la fine
analysis-because-day-not-over = Si apre quando il giorno è finito
analysis-because-no-analyses = Questo server non analizza
analysis-because-analyses-full = Prima vengono altre partite
analysis-because-too-much-kept = Non c’è più posto
analysis-because-table-unread = Questa registrazione non può essere analizzata
analysis-because-preparing = Non ancora pronto
analysis-because-not-seated = Decide chi ha giocato
analysis-no-network = Nessuna connessione
analysis-lost-network = Ciò che era caricato è ancora qui. Il resto arriva quando il server risponde.
analysis-try-again = Riprova
analysis-to-table = Torna al tavolo
analysis-turn-comes = Questa mossa non è ancora stata esaminata. Apparirà qui.
analysis-yours = Tu:
analysis-made = { $name }:
analysis-best = Meglio:
analysis-key-yours = La tua mossa
analysis-key-made = La mossa fatta
analysis-key-best = Mossa migliore
analysis-then = Atteso { $cards } prima della mossa, { $turn } dopo.
analysis-choices = Le mosse possibili
analysis-gives-up = A cosa rinuncia
analysis-why = Perché
analysis-why-next = Perché è migliore della successiva
analysis-why-even = Finiscono quasi allo stesso modo, riga per riga.
analysis-expected = Punti attesi
analysis-column-made = Fatta
analysis-column-next = Prossima
analysis-column-best = Migliore
analysis-column-more = In più
analysis-total = Totale
analysis-mistakes = Di errore in errore
analysis-mistake-of = { $number } di { $count }
analysis-mistakes-about = { $count ->
    [one] mossa meno che buona
   *[other] mosse meno che buone
}
analysis-mistake-back = Errore precedente
analysis-mistake-on = Errore seguente
analysis-try = Prova tu
mark-own = Fatta
mark-best = Meglio
mark-both = Fatta, meglio
what-if-title = Prova tu: { $place }
what-if-about = { $alone ->
    [yes] Siedi a questo posto, a un nuovo tavolo, con lo stesso foglio o tabellone.
   *[no] Siedi a questo posto, a un nuovo tavolo, con lo stesso foglio o tabellone. Tutti gli altri sono giocatori forti del computer.
}
what-if-cards = Le carte da qui in poi
what-if-same = Le stesse di quella partita
what-if-same-about = Che cosa ne sarebbe stato?
what-if-new = Carte nuove
what-if-new-about = Ciò che è coperto viene ridistribuito: esercitati da questa posizione.
what-if-begin = Inizia
what-if-from = E se: da { $place }, { $cards ->
    [same] con le carte com’erano
   *[new] con nuove carte coperte
}
what-if-counts = Qui non si conta nulla.
what-if-back = All’analisi
table-line = Su questo tavolo
learning = Partita per imparare
learning-about = Dopo ogni mossa vedi quanto era buona e puoi riprenderla.
learning-waits = Partita per imparare: fai la mossa, poi vedi quanto è buona.
learning-judging = Esame della tua mossa…
learning-silent = Questa mossa non ha potuto essere giudicata. Puoi continuare.
learning-why = Perché?
learning-take-back = Riprendi la mossa
learning-keep = Tienila
hint-grounds-best = Perché è la migliore
hint-grounds-other = A cosa rinuncia
heimat-back-highest = { $player } offre { $amount }.
heimat-back-offer = { $player } sceglie cosa offrire.
