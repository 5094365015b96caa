### The terminal client

terminal-round = Round { $round }
terminal-cards = Carte
terminal-next-action = prossimo effetto: { $action }
terminal-cards-left = carte rimaste: { $count }
terminal-plan-claimed = completato per { $points }
terminal-plan-turned = valore basso
terminal-legal = Mosse permesse: { $moves }
terminal-illegal = { $move }: { $why } (regola { $clause })
terminal-is-legal = { $move } è una mossa permessa.
terminal-not-a-move = { $word } non è una mossa. Scrivi help.
terminal-turn-complete = Il turno è concluso. Premi Invio per confermarlo o scrivi undo.
terminal-undone-move = Mossa annullata: { $move }
terminal-undone-round = Di nuovo all'inizio del round { $round }.
terminal-nothing-to-undo = Non c'è nulla da annullare.
terminal-saved = Salvato in { $file }
terminal-cannot-save = Impossibile scrivere { $file }: { $why }
terminal-resumed = La partita in { $file } continua, round { $round }.
terminal-over = La partita è finita. Punti: { $total }.
terminal-quit = La partita resta in { $file }. Riavvia il programma per continuare.
terminal-help =
    Scrivi le mosse una alla volta o un turno intero, per esempio 1/3 8:B5 |B4
    moves       mostrare le mosse permesse
    why MOVE    perché una mossa non è permessa
    undo        annullare l'ultima mossa o l'ultimo round
    sheet       ridisegnare il tavolo
    save FILE   scrivere la registrazione in un file
    quit        smettere; la partita resta salvata
terminal-prompt = mossa
