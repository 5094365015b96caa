### The pages

## Everywhere

home = Inizio
home-link = Housewright, pagina iniziale
close = Chiudi
loading = Un momento…
menu = Menu
help = Aiuto
help-open = Aiuto e regole
seat-number = Posto { $number }
same-name = { $name } { $number }
is-you = (tu)
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

## Tables

hand-over = Affida questo posto al computer
hand-over-finishes = Non gioca nessun altro: il computer giocherebbe subito la partita fino alla fine.
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
prompt-kept-about = Il tuo passo resta qui e vale appena la rete ritorna. «Annulla» lo ritira.
prompt-handed-over = Il computer gioca al posto tuo
prompt-handed-over-about = Puoi tornare a giocare in ogni momento.
hand-back = Gioco io
hint = Suggerimento
hint-open = Suggerimento: che cosa farebbe un giocatore forte?
hint-title = Che cosa valuterebbe un giocatore forte
hint-about = Il numero indica quanto vale il turno per un giocatore forte. Tocca una riga per provarla; ogni passo si può annullare.
hint-lost = Nessuna connessione: i suggerimenti vengono dal server. Chiedili di nuovo quando sarà tornata.
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
prompt-confirm = Conferma il turno
prompt-confirm-about = Finché non confermi, ogni passo si può annullare.
undo = Annulla
undo-about = Annulla un passo
confirm = Conferma il turno
waiting = In attesa…
sending = Invio…
take-back = Riprendi il turno
result = Risultato
end-you-win = Hai vinto!
end-you-share = Condividi la vittoria!
end-you-place = Sei al posto { $place } su { $of }
end-rematch-open = Gli altri giocano di nuovo.
end-ranking = Classifica
end-winner = { $count ->
    [one] { $who } vince con { $points } punti
   *[other] { $who } vincono insieme con { $points } punti
}
end-rematch = Gioca ancora
end-to-rematch = Gioca con gli altri
end-watch-rematch = Guarda la prossima partita
end-replay = Rivedi
player-beginner = Principiante
player-easy = Facile
player-medium = Medio
player-good = Bravo
player-strong = Forte
player-master = Maestro

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
rules-within = In parole più lunghe:
aid = Scheda di riepilogo
keys = Tasti
key-enter = Invio
key-tab = Tab
key-control = Ctrl
key-shift = Maiusc
key-home = Inizio
key-end = Fine
key-escape = Esc
keys-do = Fai ciò che è selezionato; la selezione passa da sola al passo successivo
keys-on = Alla prossima cosa possibile
keys-undo = Annulla un passo
keys-restart = Ricomincia il turno daccapo
keys-confirm = Conferma il turno
keys-first = All’inizio
keys-last = Alla fine
keys-close = Chiudi ciò che è aperto
keys-best = Solo la mossa migliore, finché è premuto
keys-made = Solo la mossa fatta, finché è premuto
keys-seats = Guarda dal primo, secondo … posto
keys-here = Mostra questi tasti

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
company-characters = Personaggi
player-with-style = { $name } ({ $style })
company-characters-about = { $names }: tutti di forza media.
company-levels = Livelli
level-preparing = Ancora in preparazione; pronto tra qualche minuto.

## Variants

variant = Variante
variant-own = Variante propria
variant-switches = Singole opzioni
variant-games = Partite
variant-games-one = Una sola partita.
variant-games-series = Una serie fino a { $games } partite. Gli assegni restano; due vittorie decidono.

## Home

home-title = Housewright: due giochi da tavolo, da giocare subito
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
home-tried = { $count ->
    [one] Una partita «E se»
   *[other] { $count } partite «E se»
}
home-what-if = E se
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
room-change-player = Cambia: qualcun altro al posto di { $name }
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
        [1] un punto
       *[other] { $points } punti
    }:
    [points] { $points ->
        [1] Un punto
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
analysis-price-sums = pagato { $paid }, giusto { $fair }
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
    [yes] Siedi al posto di { $name }, a un nuovo tavolo, nella stessa posizione.
   *[no] Siedi al posto di { $name }, a un nuovo tavolo, nella stessa posizione. Tutti gli altri sono giocatori forti del computer.
}
what-if-cards = Che cosa viene da qui in poi
what-if-same = Come in quella partita
what-if-same-about = Che cosa ne sarebbe stato?
what-if-new = Qualcosa di nuovo
what-if-new-about = Ciò che è coperto viene ridistribuito: esercitati da questa posizione.
what-if-begin = Inizia
what-if-from = E se: da { $place }, { $cards ->
    [same] con tutto com’era
   *[new] con ciò che è coperto ridistribuito
}
what-if-counts = Qui non si conta nulla.
what-if-back = All’analisi
table-line = Su questo tavolo
learning = Partita per imparare
learning-about = Prima di confermare una mossa vedi quanto è buona e puoi ancora riprenderla.
learning-waits = Partita per imparare: fai la mossa; prima di confermarla vedi quanto è buona.
learning-judging = Esame della tua mossa…
learning-preparing = La valutazione delle mosse è ancora in preparazione; comincerà da sola tra qualche minuto.
learning-silent = Questa mossa non ha potuto essere giudicata. Puoi continuare.
learning-why = Perché?
learning-take-back = Riprendi la mossa
learning-keep = Tienila
hint-grounds-best = Perché è la migliore
hint-grounds-other = A cosa rinuncia
grounds-return = { $of ->
    [best] In cambio rinuncia a:
   *[other] In cambio porta:
}
grounds-none = { $of ->
    [best] Nessuna voce da sola parla a suo favore: decide l’insieme.
   *[other] Non rinuncia a nulla in nessuna voce: decide l’insieme.
}
