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
round-number = Round { $round }
reconnecting = Riconnessione…
title-your-turn = Tocca a te – { $title }
table-gone = Impossibile mostrare questo tavolo
table-abandoned = Questo tavolo è stato abbandonato
time-left = { $minutes }:{ $seconds }
points-unit = pt
points-short = { $points } pt
two-sentences = { $first } { $second }
why-rule = Regola { $clause }
story = Cronaca
story-open = Cronaca dell'ultimo round
story-title = Round { $round }
story-none = Non è ancora successo nulla.
notice-draft-dropped = Il round si è chiuso senza il turno iniziato qui, che è andato perso.
notice-turn-elsewhere = Il tuo turno è stato giocato altrove: su un altro dispositivo, in un'altra scheda o dal computer.
error-no-connection = Il server non risponde. Il turno resta salvato qui e verrà inviato appena possibile.

## The table of Welcome To

skip-to-sheet = Vai alle mie strade
my-streets = Le mie strade
all-sheets = Tutti i fogli
my-score = I miei punti
score-title = Punteggio, riga per riga
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
    [one] un lotto possibile
   *[other] { $fits } lotti possibili
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
        [roundabout] Costruisci qui una rotatoria.
       *[estate] Usa questo complesso residenziale per il piano.
    }
}
gap-does = { $street }: costruisci una staccionata tra il lotto { $left } e il lotto { $right }
park-does = { $street }: crea un parco
park-standing = { $street }, parchi: { $parks } su { $of }, valore { $points }
cards = Carte
cards-fold = Nascondi le carte
cards-take = Scegli una combinazione
cards-take-number = Scegli la carta per il numero
cards-take-action = Scegli la carta per l'effetto
cards-next = Dopo
cards-then = poi
card-number-taken = numero scelto
card-action-taken = effetto scelto
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
action-short-surveyor = Geom.
action-short-agent = Agente
action-short-landscaper = Parco
action-short-pool = Piscina
action-short-temp = Lavoro
action-short-bis = Bis
action-short-solo = Solo
refuse = Segna un rifiuto
plans = Piani urbanistici
plan-short = Piano { $number }
plan-then = poi { $low }
plan-yours = Completato
plan-claim = Completa
plan-name = Piano { $number }: { $what }. { $done ->
    [yes] Completato, { $mine } punti.
   *[no] Ora vale { $value } punti. Fatto: { $have } su { $of }.
} { $taken ->
    [yes] Completato da { $others }.
   *[no] {""}
} { $can ->
    [yes] Completalo ora.
   *[no] {""}
}
temp-pick = Quale numero?
temp-printed = stampato
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
prompt-awaited = { $count ->
    [0] Non si aspetta più nessuno.
    [one] Un giocatore sta ancora pensando.
   *[other] { $count } giocatori stanno ancora pensando.
}
prompt-handed-over = Il computer gioca al posto tuo
prompt-handed-over-about = Puoi tornare a giocare in ogni momento.
hand-back = Gioco io
hint = Consiglio
hint-open = Consiglio: che cosa farebbe un giocatore forte?
hint-title = Che cosa valuterebbe un giocatore forte
hint-about = I numeri indicano che cosa ci si aspetta a fine partita. Tocca una riga per provarla; ogni passo si può annullare.
hint-take = Prova il suggerimento { $number }
hint-line = { $line } { $value }
hint-value = { $game ->
    [heimat] { $value }%
   *[welcome] { $value } pt
}
prompt-choose = Scegli una combinazione
prompt-choose-hand = Scegli un numero, poi un effetto
prompt-choose-about = Numero ed effetto vanno insieme.
prompt-hand-about = Vengono da due carte diverse.
prompt-refuse = Nessun numero trova posto: segna un permesso rifiutato.
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
prompt-act-surveyor = Costruisci una staccionata
prompt-act-agent = Alza il valore dei complessi
prompt-act-landscaper = Crea un parco
prompt-act-pool = Costruisci la piscina
prompt-act-temp = Assumi un lavoratore
prompt-act-bis = Scrivi un numero bis
prompt-estates = Quale complesso conta per il piano { $plan }?
prompt-estates-about = Tocca uno dei complessi evidenziati.
prompt-finish = Completa un piano o conferma
prompt-finish-about = Un piano completato più tardi può valere meno.
prompt-confirm = Conferma il turno
prompt-confirm-about = Fino ad allora ogni passo si può annullare.
skip-surveyor = Senza staccionata
skip-agent = Senza agente
skip-landscaper = Senza parco
skip-pool = Senza piscina
skip-temp = Senza lavoratore
skip-bis = Senza bis
roundabout = Rotatoria
roundabout-build = Costruisci una rotatoria
reshuffle = Rimescola
reshuffle-about = Chiedi di rimescolare le carte
restart = Daccapo
restart-about = Ricomincia il turno daccapo
undo = Annulla
undo-about = Annulla un passo
confirm = Conferma
sending = Invio…
take-back = Riprendi il turno
result = Risultato
result-line = Riga
result-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
}
end-solo = La tua città è completa: { $points } punti
end-winner = { $count ->
    [one] { $who } vince con { $points } punti
   *[other] { $who } vincono insieme con { $points } punti
}
end-tie-break = Parità: decidono i complessi residenziali.
end-rematch = Gioca ancora
end-new-deal = Nuova partita
end-again = Rigioca queste carte
end-to-rematch = Prossima partita
end-replay = Rivedi
end-record = Condividi la partita
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
replay-controls = Comandi della visione
replay-back = Un turno indietro
replay-on = Un turno avanti
replay-play = Avvia
replay-pause = Pausa
replay-round = Turno mostrato
replay-end = La fine
replay-seat = Visto da
replay-all = Visto da tutti
replay-story = Che cosa è successo nel turno { $round }
rules-of = Regole di { $game }
rules-games = Giochi
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] Un paragrafo trovato.
   *[other] { $count } paragrafi trovati.
}
rules-none = Nessun paragrafo contiene tutte queste parole.
aid = Aiuto di gioco
aid-welcome-surveyor = Geometra
aid-welcome-surveyor-about = Una staccionata tra due lotti vicini. I lotti tutti costruiti tra le staccionate formano un complesso residenziale.
aid-welcome-agent = Agente immobiliare
aid-welcome-agent-about = Aumenta il valore dei complessi di una grandezza.
aid-welcome-landscaper = Paesaggista
aid-welcome-landscaper-about = Un parco nella via della casa appena scritta.
aid-welcome-pool = Piscina
aid-welcome-pool-about = La piscina del lotto appena costruito, se ce n'è una disegnata.
aid-welcome-temp = Lavoratore occasionale
aid-welcome-temp-about = Il numero può cambiare di 2 al massimo; si assume un lavoratore. Chi ne ha di più segna di più.
aid-welcome-bis = Bis
aid-welcome-bis-about = Il numero di una casa vicina, ancora una volta, accanto. Ogni bis costa punti.
aid-welcome-plan = Piani della città
aid-welcome-plan-about = Chi realizza un piano per primo segna molto, gli altri meno.
aid-welcome-refusal = Permesso rifiutato
aid-welcome-refusal-about = Nessun numero va bene: un rifiuto. Il terzo chiude la partita.
aid-welcome-roundabout = Rotatoria
aid-welcome-roundabout-about = Occupa un lotto; da ogni lato i numeri ricominciano. Costa punti.
aid-heimat-cube = Piano
aid-heimat-cube-about = Dall'estremità di una fila. Sul prossimo lotto libero, o su una casa il cui valore in cima è più alto.
aid-heimat-roof = Tetto
aid-heimat-roof-about = Pescato coperto. Chiude per sempre una casa qualsiasi.
aid-heimat-permit = Permesso di costruire
aid-heimat-permit-about = Allunga o accorcia una fila di alcuni lotti.
aid-heimat-blank = Cubo vuoto
aid-heimat-blank-about = Toglie dal gioco un permesso posato, e sé stesso con lui.
aid-heimat-mayor = Sindaco
aid-heimat-mayor-about = Raddoppia tutto in una fila, nel bene e nel male.
aid-heimat-black = Cassa nera
aid-heimat-black-about = Un assegno nella cassa nera vale un punto alla fine; gli assegni in mano non valgono nulla.
