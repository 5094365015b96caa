"""A second opinion on the rules of *Neue Heimat* (2018: *The Estates*): auctions, stacking, series, score.

Slow and plain on purpose: whatever can be worked out from the pieces on the table is worked out afresh each time.
Numbers in brackets, as in (4), name the rulings of the facts file. No random generator is used: every game of a series
takes the next given `GameDeal`.

A turn is a list of move texts (docs/notation.md) of one of four kinds: "offer", "bid", "decide" and "place".

Where the sources leave room, this reading was chosen:

1.  An offered cube leaves the display, an offered roof the roofs, as soon as the offer is made; `offered` then holds
    the piece itself ("R4", "r3"). Permits, blank cube and mayor count as on offer until they are placed or discarded.
2.  `highest_bid`, `highest_bidder` and `offered` stay until the piece is placed, then they are 0, None and None.
3.  The price is paid with the decision, before the buyer places. A forced sale is paid when the bidding ends.
4.  `owner` names only the colours that are owned.
5.  While floors are hidden, live scores count of each house the value of its top cube and its roof, (17); the top cube
    counts also when it is roofed. Open floors, a game of the series that has ended, and the end of all: full values.
    `full_score_lines` always counts everything. Live rankings go by `score_lines`.
6.  The winner of one game of a series is found as in a single game: points of that game, then cheques in hand and box
    together, (16); still equal: all of them win.
7.  `wins` of a single game that is over is 1 for its winners.
8.  When all is over `kind_of_turn` is "over" and nothing is legal.
9.  A missing deal for the next game of a series is an error of the caller (ValueError), noticed after the turn is made.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

# ------------------------------------------------------------------------------------------------ printed facts

ROWS = "ABC"  # upper, middle, lower
COLOURS = "BGYRPW"
ALL_CUBES = [f"{colour}{value}" for colour in COLOURS for value in range(1, 7)]
NUMBERED_ROOFS = [f"r{value}" for value in range(1, 7) for _ in range(2)]
BLANK_ROOF = "r0"
BLANK_ROOFS = [BLANK_ROOF] * 5
PERMIT_VALUES = {"I": 1, "II": 2, "III": 3}
BLANK_CUBE = "#"
MAYOR = "M"
GONE = "gone"

LOTS_TO_THE_STREAM = 4
SINGLE_STOREY_LOTS: dict[str, tuple[int, ...]] = {"A": (1, 7), "B": (3, 5), "C": (2,)}
CHEQUES_EACH = 12
WINS_FOR_THE_SERIES = 2


class Illegal(Exception):
    """A move text that the rules do not allow: why, and its place in the turn."""

    def __init__(self, why: str, token: int) -> None:
        super().__init__(f"move {token}: {why}")
        self.why = why
        self.token = token


@dataclass(frozen=True)
class Rules:
    """The options. "The Estates" is open_floors=True, blank_roofs=False."""

    seats: int
    open_floors: bool = False
    shortest_row: int = 0
    blank_roofs: bool = True
    games: int = 1


@dataclass(frozen=True)
class GameDeal:
    """The chance of one game: three display rows, the roofs in the order of drawing, the first auctioneer."""

    display: list[list[str]]
    roofs: list[str]
    first: int


@dataclass
class Lot:
    """A lot that is built on: its cubes from bottom to top, and its roof."""

    cubes: list[str]
    roof: str | None = None


def check_rules(rules: Rules) -> None:
    """Two to five players, one game or a series of up to nine."""
    if not 2 <= rules.seats <= 5:
        raise ValueError("2 to 5 seats")
    if not 1 <= rules.games <= 9:
        raise ValueError("one game, or a series of 2 to 9")
    if not 0 <= rules.shortest_row <= LOTS_TO_THE_STREAM:
        raise ValueError("a row has 4 lots to the stream")


def check_deal(rules: Rules, deal: GameDeal) -> None:
    """24 different cubes in three rows of eight, all the roofs of the edition, an existing seat."""
    cubes = [cube for row in deal.display for cube in row]
    if [len(row) for row in deal.display] != [8, 8, 8]:
        raise ValueError("the display has three rows of eight cubes")
    if len(set(cubes)) != len(cubes) or not set(cubes) <= set(ALL_CUBES):
        raise ValueError("each cube exists once")
    roofs = NUMBERED_ROOFS + (BLANK_ROOFS if rules.blank_roofs else [])
    if Counter(deal.roofs) != Counter(roofs):
        raise ValueError("these are not the roofs of the game")
    if not 0 <= deal.first < rules.seats:
        raise ValueError("the first auctioneer is not at the table")


# ------------------------------------------------------------------------------------------------ pieces and houses


def colour_of(cube: str) -> str:
    return cube[0]


def value_of(piece: str) -> int:
    """Of a cube or a roof: both are a letter and a digit."""
    return int(piece[1:])


def visible_value(house: Lot) -> int:
    """(17) What can be read off a house without lifting it: its top cube and its roof."""
    return value_of(house.cubes[-1]) + (value_of(house.roof) if house.roof else 0)


def full_value(house: Lot) -> int:
    """(15) All cubes and the roof."""
    return sum(value_of(cube) for cube in house.cubes) + (value_of(house.roof) if house.roof else 0)


def places_from_best(results: list[tuple[int, ...]]) -> list[int]:
    """1 for the highest result; equal results share a place and the next places stay empty."""
    return [1 + sum(other > own for other in results) for own in results]


# ------------------------------------------------------------------------------------------------ the table


class Table:
    """A game or a series of games. Rows, display rows and seats are counted from 0, games from 1."""

    def __init__(self, rules: Rules, deals: list[GameDeal]) -> None:
        check_rules(rules)
        self.rules = rules
        self.deals = deals
        self.over = False
        self.game_number = 1
        self.hand = [CHEQUES_EACH] * rules.seats
        self.box = [0] * rules.seats
        self.earlier_points = [0] * rules.seats
        self.games_won = [0] * rules.seats
        self.set_up_game()

    def set_up_game(self) -> None:
        """Everything but the cheques anew, from the deal of this game."""
        if len(self.deals) < self.game_number:
            raise ValueError(f"the deal of game {self.game_number} is not given")
        deal = self.deals[self.game_number - 1]
        check_deal(self.rules, deal)
        self.display = [list(row) for row in deal.display]
        self.roofs = list(deal.roofs)  # still face down, the next one to be drawn first
        self.rows: list[list[Lot]] = [[] for _ in ROWS]
        self.permits: dict[str, tuple[int, int] | str | None] = dict.fromkeys(PERMIT_VALUES)
        self.blank_cube = True
        self.mayor: int | str | None = None
        self.owner: dict[str, int] = {}
        self.begin_turn_of(deal.first)

    def begin_turn_of(self, auctioneer: int) -> None:
        self.auctioneer = auctioneer
        self.stage = "offer"
        self.offered: str | None = None
        self.highest_bid = 0
        self.highest_bidder: int | None = None
        self.still_to_ask: list[int] = []
        self.receiver: int | None = None  # who places the piece

    # -------------------------------------------------------------------------------------------- what can be seen

    @property
    def roofs_left(self) -> int:
        return len(self.roofs)

    @property
    def numbered_roofs_left(self) -> int:
        return sum(roof != BLANK_ROOF for roof in self.roofs)

    def kind_of_turn(self) -> str:
        return "over" if self.over else self.stage

    def to_act(self) -> int | None:
        if self.over:
            return None
        if self.stage == "bid":
            return self.still_to_ask[0]
        if self.stage == "place":
            return self.receiver
        return self.auctioneer

    def length(self, row: int) -> int:
        """(9) Four lots, more or fewer by the permits that lie in this row."""
        length = LOTS_TO_THE_STREAM
        for permit, place in self.permits.items():
            if isinstance(place, tuple) and place[0] == row:
                length += place[1] * PERMIT_VALUES[permit]
        return length

    def is_finished(self, row: int) -> bool:
        """(13) Every permitted lot is built and every house is roofed; so an empty row of length 0 is finished, (9)."""
        houses = self.rows[row]
        return len(houses) == self.length(row) and all(house.roof is not None for house in houses)

    def unroofed_houses(self) -> list[str]:
        """The lots ("A3") of all houses that still lack a roof."""
        return [
            f"{letter}{number}"
            for letter, houses in zip(ROWS, self.rows, strict=True)
            for number, house in enumerate(houses, start=1)
            if house.roof is None
        ]

    # -------------------------------------------------------------------------------------------- legal moves

    def legal_next(self, tokens: list[str]) -> list[str]:
        """All texts that may follow this prefix of the running turn; none if the turn is complete."""
        for index, token in enumerate(tokens):
            allowed = self.moves_after(tokens[:index])
            if token not in allowed:
                raise Illegal(f"{token!r} is none of {sorted(allowed)}", index)
        return sorted(self.moves_after(tokens))

    def moves_after(self, said: list[str]) -> list[str]:
        """The same, for a prefix that is known to be legal."""
        if self.over:
            return []
        if self.stage == "offer":  # (1) perhaps one cheque into the own box, then exactly one piece
            if not said:
                return self.possible_offers() + (["$"] if self.hand[self.auctioneer] > 0 else [])
            return self.possible_offers() if said == ["$"] else []
        if self.stage == "bid":
            return [] if said else ["-", *self.possible_bids(self.still_to_ask[0])]
        if self.stage == "decide":
            if not said:
                return ["sell", "keep"]
            return self.placings() if said == ["keep"] else []
        return [] if said else self.placings()

    def possible_offers(self) -> list[str]:
        """(2) Placeable cubes at the ends, whatever special pieces are left, a roof if a house lacks one."""
        offers = []
        for number, cubes in enumerate(self.display, start=1):
            if cubes and self.lots_for_cube(cubes[0]):
                offers.append(f"<{number}")
            if len(cubes) > 1 and self.lots_for_cube(cubes[-1]):
                offers.append(f">{number}")
        offers += [permit for permit, place in self.permits.items() if place is None]
        if self.blank_cube:
            offers.append(BLANK_CUBE)
        if self.mayor is None:
            offers.append(MAYOR)
        if self.roofs and self.unroofed_houses():
            offers.append("^")
        return offers

    def possible_bids(self, seat: int) -> list[str]:
        """(4) At least one more than the highest bid, at most all cheques in hand."""
        return [str(bid) for bid in range(self.highest_bid + 1, self.hand[seat] + 1)]

    def placings(self) -> list[str]:
        """(6) What may be done with the piece just won; only special pieces may leave the game instead."""
        piece = self.offered
        assert piece is not None
        if piece in ALL_CUBES:
            return self.lots_for_cube(piece)
        if piece in NUMBERED_ROOFS:
            return self.unroofed_houses()  # (12)
        if piece in PERMIT_VALUES:
            return [*self.places_for_permit(piece), "x"]
        if piece == BLANK_CUBE:
            return [*self.removable_permits(), "x"]
        return [*(f"@{letter}" for letter in ROWS), "x"]  # (11)

    def lots_for_cube(self, cube: str) -> list[str]:
        """(7) The next free lot of each row if permitted, and every house that may grow by this cube."""
        lots = []
        for row, letter in enumerate(ROWS):
            houses = self.rows[row]
            for number, house in enumerate(houses, start=1):
                multi_storey = number not in SINGLE_STOREY_LOTS[letter]
                if multi_storey and house.roof is None and value_of(house.cubes[-1]) > value_of(cube):
                    lots.append(f"{letter}{number}")
            if len(houses) < self.length(row):
                lots.append(f"{letter}{len(houses) + 1}")
        return lots

    def may_be_this_short(self, row: int, length: int) -> bool:
        """(9, 10) Neither below what is built nor below the shortest permitted length."""
        return length >= len(self.rows[row]) and length >= self.rules.shortest_row

    def places_for_permit(self, permit: str) -> list[str]:
        """(9) Any row may be lengthened, finished ones too; shortened only as far as it is allowed."""
        places = []
        for row, letter in enumerate(ROWS):
            places.append(f"{letter}+")
            if self.may_be_this_short(row, self.length(row) - PERMIT_VALUES[permit]):
                places.append(f"{letter}-")
        return places

    def removable_permits(self) -> list[str]:
        """(10) Any one placed permit, wherever in its stack, if the row bears the loss."""
        removable = []
        for permit, place in self.permits.items():
            if isinstance(place, tuple):
                row, sign = place
                if self.may_be_this_short(row, self.length(row) - sign * PERMIT_VALUES[permit]):
                    removable.append(f"!{permit}")
        return removable

    # -------------------------------------------------------------------------------------------- playing

    def play_turn(self, tokens: list[str]) -> None:
        """A whole turn of the seat to act. Nothing changes if it is illegal."""
        if self.over:
            raise Illegal("all is over", 0)
        if self.legal_next(tokens):
            raise Illegal("the turn is not complete", len(tokens))
        if self.stage == "offer":
            self.make_offer(tokens)
        elif self.stage == "bid":
            self.make_bid(tokens[0])
        elif self.stage == "decide":
            self.decide(tokens)
        else:
            self.place(tokens[0])

    def make_offer(self, tokens: list[str]) -> None:
        if tokens[0] == "$":
            self.hand[self.auctioneer] -= 1
            self.box[self.auctioneer] += 1
        self.offered = self.take_piece(tokens[-1])
        if self.offered == BLANK_ROOF:
            self.end_turn()  # (3) laid aside, no auction
            return
        self.still_to_ask = [(self.auctioneer + step) % self.rules.seats for step in range(1, self.rules.seats)]
        self.stage = "bid"
        self.go_on_with_the_bidding()

    def take_piece(self, offer: str) -> str:
        """The piece that is meant; cubes leave the display, roofs are drawn."""
        if offer[0] in "<>":
            cubes = self.display[int(offer[1]) - 1]
            return cubes.pop(0 if offer[0] == "<" else -1)
        if offer == "^":
            return self.roofs.pop(0)
        return offer

    def make_bid(self, bid: str) -> None:
        bidder = self.still_to_ask.pop(0)
        if bid != "-":
            self.highest_bid, self.highest_bidder = int(bid), bidder
        self.go_on_with_the_bidding()

    def go_on_with_the_bidding(self) -> None:
        """(4) Who cannot raise is not asked; when all were asked the auctioneer sells, keeps or simply has it, (5)."""
        while self.still_to_ask and not self.possible_bids(self.still_to_ask[0]):
            self.still_to_ask.pop(0)
        if self.still_to_ask:
            return
        if self.highest_bidder is None:
            self.give_piece_to(self.auctioneer)
        elif self.hand[self.auctioneer] < self.highest_bid:
            self.sell()
        else:
            self.stage = "decide"

    def decide(self, tokens: list[str]) -> None:
        """(5) Sell to the highest bidder, or pay him the same sum, keep the piece and place it."""
        if tokens[0] == "sell":
            self.sell()
            return
        assert self.highest_bidder is not None
        self.pay(self.auctioneer, self.highest_bidder)
        self.give_piece_to(self.auctioneer)
        self.place(tokens[1])

    def sell(self) -> None:
        assert self.highest_bidder is not None
        self.pay(self.highest_bidder, self.auctioneer)
        self.give_piece_to(self.highest_bidder)

    def pay(self, giver: int, taker: int) -> None:
        self.hand[giver] -= self.highest_bid
        self.hand[taker] += self.highest_bid

    def give_piece_to(self, seat: int) -> None:
        self.receiver, self.stage = seat, "place"

    def place(self, text: str) -> None:
        """Carry out a legal placing of the offered piece by whoever received it; the auctioneer's turn ends with it."""
        piece = self.offered
        assert piece is not None
        if piece in ALL_CUBES:
            self.place_cube(piece, ROWS.index(text[0]), int(text[1:]))
        elif piece in NUMBERED_ROOFS:
            self.rows[ROWS.index(text[0])][int(text[1:]) - 1].roof = piece
        elif piece in PERMIT_VALUES:
            self.permits[piece] = GONE if text == "x" else (ROWS.index(text[0]), 1 if text[1] == "+" else -1)
        elif piece == BLANK_CUBE:
            self.blank_cube = False
            if text != "x":
                self.permits[text[1:]] = GONE
        else:
            self.mayor = GONE if text == "x" else ROWS.index(text[1])
        self.end_turn()

    def place_cube(self, cube: str, row: int, number: int) -> None:
        """A new house or a further storey. (8) The first cube of a colour makes its placer the owner."""
        assert self.receiver is not None
        houses = self.rows[row]
        if number > len(houses):
            houses.append(Lot([cube]))
        else:
            houses[number - 1].cubes.append(cube)
        self.owner.setdefault(colour_of(cube), self.receiver)

    # -------------------------------------------------------------------------------------------- ends

    def end_turn(self) -> None:
        """(14) The end check after every turn; then the left neighbour of the auctioneer is due."""
        self.begin_turn_of((self.auctioneer + 1) % self.rules.seats)
        finished_rows = [row for row in range(len(ROWS)) if self.is_finished(row)]
        if len(finished_rows) >= 2 or self.no_roof_can_ever_be_placed():
            self.end_game()

    def no_roof_can_ever_be_placed(self) -> bool:
        """(14) No numbered roof, or no house to put it on now and no cube to build one."""
        return self.numbered_roofs_left == 0 or (not self.unroofed_houses() and not any(self.display))

    def end_game(self) -> None:
        """(19) Note the winners. All is over after the last game or when somebody has won two games of a series."""
        for seat in self.winners_of_this_game():
            self.games_won[seat] += 1
        if self.game_number == self.rules.games or max(self.games_won) >= WINS_FOR_THE_SERIES:
            self.over = True
            return
        for seat, line in enumerate(self.full_score_lines()):
            self.earlier_points[seat] += line["game"]
            self.hand[seat] += self.box[seat]
            self.box[seat] = 0
        self.game_number += 1
        self.set_up_game()

    def cheques(self, seat: int) -> int:
        return self.hand[seat] + self.box[seat]

    def winners_of_this_game(self) -> list[int]:
        """(16) Most points of this game, then most cheques in hand and box together; possibly several."""
        results = [(line["game"], self.cheques(seat)) for seat, line in enumerate(self.full_score_lines())]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    # -------------------------------------------------------------------------------------------- score

    def score_lines(self) -> list[dict[str, int]]:
        """(15, 17) The score of the game on the board; with hidden floors live sums count only what is visible."""
        return self.lines(full=self.over or self.rules.open_floors)

    def full_score_lines(self) -> list[dict[str, int]]:
        """The same with all floors, for whoever remembers them."""
        return self.lines(full=True)

    def lines(self, full: bool) -> list[dict[str, int]]:
        lines = []
        for seat in range(self.rules.seats):
            line = {f"row-{letter}": self.row_score(seat, row, full) for row, letter in enumerate(ROWS)}
            line["black"] = self.box[seat]
            line["game"] = sum(line.values())
            line["earlier"] = self.earlier_points[seat]
            line["total"] = line["game"] + line["earlier"]
            line["wins"] = self.games_won[seat]
            lines.append(line)
        return lines

    def row_score(self, seat: int, row: int, full: bool) -> int:
        """(15) Houses whose top colour is his: plus if the row is finished, else minus; doubled before the mayor."""
        own = [house for house in self.rows[row] if self.owner[colour_of(house.cubes[-1])] == seat]
        worth = sum(full_value(house) if full else visible_value(house) for house in own)
        sign = 1 if self.is_finished(row) else -1
        return sign * worth * (2 if self.mayor == row else 1)

    def ranking(self) -> list[int]:
        """(16) Points, then cheques. (19) Series: two wins, then points of all games, then games won, then cheques."""
        results: list[tuple[int, ...]] = []
        for seat, line in enumerate(self.score_lines()):
            if self.rules.games == 1:
                results.append((line["total"], self.cheques(seat)))
            else:
                won_outright = int(line["wins"] >= WINS_FOR_THE_SERIES)
                results.append((won_outright, line["total"], line["wins"], self.cheques(seat)))
        return places_from_best(results)
