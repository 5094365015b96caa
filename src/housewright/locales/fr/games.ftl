### The games before one is opened: what lists and forms say of them

## Welcome To

game-welcome = Welcome To…
home-about-welcome = Numérote les maisons de trois rues. On joue tous en même temps, de 1 à 100.
daily-about-welcome = Welcome To en solo, avec les mêmes cartes pour tous. Seul le premier essai compte.
variant-welcome-basic = De base
variant-welcome-basic-about = Trois plans, six actions : pour commencer.
variant-welcome-advanced = Avancée
variant-welcome-advanced-about = Des plans plus exigeants, et des ronds-points.
variant-welcome-expert = Expert
variant-welcome-expert-about = Avancée, avec des cartes en main : deux servent, la troisième passe à la place voisine.
variant-welcome-own = Variante libre
variant-welcome-own-about = Certaines parties du jeu avancé.
player-flora = Flora
player-flora-about = Aime les parcs et les piscines. Force moyenne.
player-flora-style = parcs et piscines
player-presto = Presto
player-presto-about = Veut être premier à chaque plan. Force moyenne.
player-presto-style = les plans d’abord
player-magnus = Magnus
player-magnus-about = Construit de grands lotissements et fait monter leur prix. Force moyenne.
player-magnus-style = grands lotissements chers
menu-auto-action = Parc et piscine automatiques
menu-auto-action-about = Dans Welcome To, ce qui ne fait que rapporter se fait sans demander.

## Neue Heimat

game-heimat = Neue Heimat
home-about-heimat = Enchéris sur étages et toits, puis termine les rangées qui rapportent. De 2 à 5.
variant-heimat-basic = De base
variant-heimat-basic-about = Les étages du dessous sont cachés, et certains toits sont vides.
variant-heimat-estates = The Estates
variant-heimat-estates-about = Comme dans la réédition : les étages restent visibles, et chaque toit a un nombre.
variant-heimat-own = Variante libre
variant-heimat-own-about = Des options au choix.
option-open-floors = Les étages du dessous restent visibles
option-shortest-row-1 = Aucune rangée ne peut être réduite à rien
option-no-blank-roofs = Chaque toit a un nombre
option-games = On joue plusieurs parties, comptées ensemble.
player-konrad = Konrad
player-konrad-about = L’avare : garde volontiers ses chèques. Force moyenne.
player-konrad-style = garde ses chèques
player-berta = Berta
player-berta-about = La bâtisseuse : veut ses propres maisons. Force moyenne.
player-berta-style = veut ses propres maisons
player-rosa = Rosa
player-rosa-about = La gêneuse : gâche les rangées des autres. Force moyenne.
player-rosa-style = gâche les rangées des autres
