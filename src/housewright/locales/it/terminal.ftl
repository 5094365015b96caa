### The terminal client

terminal-round = Round { $round }
terminal-cards = Carte
terminal-next-action = prossimo effetto: { $action }
terminal-cards-left = carte rimaste: { $count }
terminal-plan-claimed = completato per { $points }
terminal-plan-turned = valore basso
terminal-legal = Mosse possibili:
terminal-illegal = { $move }: { $why }
terminal-is-legal = { $move } è una mossa permessa.
terminal-not-a-move = { $word } non è una mossa. Scrivi help.
terminal-turn-complete = Il turno è concluso. Premi Invio per confermarlo o scrivi undo.
terminal-undone-move = Mossa annullata: { $move }
terminal-undone-round = Di nuovo all’inizio del round { $round }.
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-saved = Salvato in { $file }
terminal-cannot-save = Impossibile scrivere { $file }: { $why }
terminal-resumed = La partita in { $file } continua, round { $round }.
terminal-over = La partita è finita. Punti: { $total }.
terminal-quit = La partita è in { $file }, fino al round { $round }. Riavvia il programma per continuarla.
terminal-help =
    { $moves }
    moves       mostrare le mosse possibili
    why MOVES   perché una mossa non è permessa
    undo        annullare l’ultima mossa o l’ultimo round
    sheet       ridisegnare il tavolo
    save FILE   scrivere la partita in un file
    quit        smettere; i round finiti restano salvati
    Invio conferma un turno completo. Di più in docs/notation.md.
terminal-prompt = mossa
terminal-greeting = Una partita in solitario. Scrivi help per i comandi e i segni delle mosse.
terminal-taken = Scelto: { $number } con { $action }.
terminal-why = Scrivi why e poi una mossa, per esempio: why { $move }
terminal-not-kept = La partita NON è salvata: { $why }.
terminal-seat = Posto { $number }
terminal-place = Posizione
terminal-verified = Verificato: { $count } round, finita.
terminal-verified-so-far = Verificato: { $count } round, non finita.
terminal-board-signs = · libero  □ libero, un solo piano  - non permesso  ≈ ruscello  M sindaco  ✓ finita  nome: in mano + cassa nera

## Analysis

terminal-analysis = Fortuna e abilità
terminal-analysis-seat = posto
terminal-analysis-unit = in
terminal-analysis-points = punti
terminal-analysis-win = % della vittoria
terminal-analysis-start = inizio
terminal-analysis-luck = fortuna
terminal-analysis-others = altri
terminal-analysis-loss = ceduto
terminal-analysis-result = risultato
terminal-analysis-each = per turno
terminal-analysis-round = round
terminal-analysis-verdict = giudizio
terminal-analysis-made = turno
terminal-analysis-better = turno migliore
terminal-analysis-counts = Turni per giudizio
terminal-analysis-costliest = I turni più costosi
terminal-analysis-line = riga
terminal-analysis-lines = Ceduto per riga di punteggio
terminal-analysis-auctions = Aste
terminal-analysis-piece = pezzo
terminal-analysis-seller = banditore
terminal-analysis-buyer = acquirente
terminal-analysis-paid = pagato
terminal-analysis-fair = giusto
terminal-analysis-worth = valore
terminal-analysis-gain = guadagno dell’acquirente
terminal-analysis-course = L’andamento della partita
terminal-analysis-before = prima delle carte
terminal-analysis-after-cards = dopo le carte
terminal-analysis-after-turn = dopo il turno
terminal-verdict-best = il migliore
terminal-verdict-good = buono
terminal-verdict-inexact = impreciso
terminal-verdict-mistake = errore
terminal-verdict-blunder = errore grave
