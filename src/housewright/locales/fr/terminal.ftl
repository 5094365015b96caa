### The terminal client

terminal-round = Manche { $round }
terminal-cards = Cartes
terminal-next-action = prochaine action : { $action }
terminal-cards-left = cartes restantes : { $count }
terminal-plan-claimed = validé pour { $points }
terminal-plan-turned = valeur basse
terminal-legal = Coups permis : { $moves }
terminal-illegal = { $move } : { $why } (règle { $clause })
terminal-is-legal = { $move } est permis.
terminal-not-a-move = { $word } n'est pas un coup. Tape help.
terminal-turn-complete = Le tour est complet. Appuie sur Entrée pour le confirmer ou tape undo.
terminal-undone-move = Coup annulé : { $move }
terminal-undone-round = Retour au début de la manche { $round }.
terminal-nothing-to-undo = Il n'y a rien à annuler.
terminal-saved = Enregistré dans { $file }
terminal-cannot-save = Impossible d'écrire { $file } : { $why }
terminal-resumed = La partie dans { $file } reprend, manche { $round }.
terminal-over = La partie est finie. Score : { $total }.
terminal-quit = La partie reste dans { $file }. Relance le programme pour continuer.
terminal-help =
    Tape les coups un par un ou tout un tour, par exemple 1/3 8:B5 |B4
    moves       montrer les coups permis
    why MOVE    pourquoi un coup n'est pas permis
    undo        annuler le dernier coup ou la dernière manche
    sheet       redessiner la table
    save FILE   écrire l'enregistrement dans un fichier
    quit        arrêter ; la partie est conservée
terminal-prompt = coup
