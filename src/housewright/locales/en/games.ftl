### The games before one is opened: what lists and forms say of them

## Welcome To

game-welcome = Welcome To…
home-about-welcome = Number the houses of three streets. Everyone plays at once, 1 to 100 players.
daily-about-welcome = Welcome To alone, with the same cards for everyone. Only the first attempt counts.
variant-welcome-basic = Basic
variant-welcome-basic-about = Three city plans, six actions: the way to begin.
variant-welcome-advanced = Advanced
variant-welcome-advanced-about = More demanding city plans, and roundabouts.
variant-welcome-expert = Expert
variant-welcome-expert-about = Advanced, with a hand of cards for everybody: two are used, the third goes to a neighbour.
variant-welcome-own = Own variant
variant-welcome-own-about = Single parts of the advanced game.
player-flora = Flora
player-flora-about = Loves parks and pools. Middling strength.
player-flora-style = parks and pools
player-presto = Presto
player-presto-about = Wants to be first with every city plan. Middling strength.
player-presto-style = city plans first
player-magnus = Magnus
player-magnus-about = Builds large estates and makes them dear. Middling strength.
player-magnus-style = large, dear estates
menu-auto-action = Park and pool automatically
menu-auto-action-about = In Welcome To, what only brings points is done without asking.

## Neue Heimat

game-heimat = Neue Heimat
home-about-heimat = Bid for floors and roofs, then finish the rows you gain from. 2 to 5 players.
variant-heimat-basic = Basic
variant-heimat-basic-about = Lower floors are hidden, and some roofs are blank.
variant-heimat-estates = The Estates
variant-heimat-estates-about = As in the reprint: lower floors stay visible, and every roof has a number.
variant-heimat-own = Own variant
variant-heimat-own-about = Single options, as chosen.
option-open-floors = Lower floors stay visible
option-shortest-row-1 = No row may be shortened to nothing
option-no-blank-roofs = Every roof has a number
option-games = Several games are played and counted together.
player-konrad = Konrad
player-konrad-about = The miser: likes to keep his cheques. Middling strength.
player-konrad-style = keeps his cheques
player-berta = Berta
player-berta-about = The builder: wants houses of her own. Middling strength.
player-berta-style = wants houses of her own
player-rosa = Rosa
player-rosa-about = The spoiler: spoils the rows of others. Middling strength.
player-rosa-style = spoils the rows of others
