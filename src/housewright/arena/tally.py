"""What the results say about each player. Intervals go by deals: the games of one deal hang together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from openskill.models import PlackettLuce

from housewright.arena.match import Result
from housewright.arena.schedule import Settings, rotations, seating

# 97.5 % points of Student's distribution for 1, 2, … degrees of freedom; beyond them, the normal one.
STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
NORMAL = 1.960


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, and half the width of its 95 % interval (none of a single deal)."""

    mean: float
    ci95: float | None


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's figures; a player on several seats counts as the average of them."""

    player: str
    games: int
    deals: int
    win_share: Estimate
    total: Estimate
    margin: Estimate | None  # to the best other; none if there is no other
    rating: float | None
    rating_sigma: float | None
    seconds_per_turn: float
    lines: dict[str, float]
    totals: list[int]  # of every game and seat
    beats: dict[str, float]  # by other player: the share of meetings in which this one was placed better


@dataclass(frozen=True, slots=True)
class Appearance:
    """A player on one seat in one game."""

    result: Result
    seat: int

    @property
    def total(self) -> int:
        """The points."""
        return self.result.totals[self.seat]

    @property
    def win(self) -> float:
        """The win, or an equal share of it."""
        places = self.result.places
        return 1 / places.count(1) if places[self.seat] == 1 else 0.0

    @property
    def margin(self) -> int:
        """Points ahead of the best other."""
        return self.total - max(total for seat, total in enumerate(self.result.totals) if seat != self.seat)


def whole_deals(settings: Settings, results: Iterable[Result]) -> list[Result]:
    """The results of deals that were played in every rotation, in their fixed order."""
    by_deal: dict[int, list[Result]] = {}
    for result in sorted(results, key=lambda result: result.pairing):
        by_deal.setdefault(result.deal, []).append(result)
    due = len(rotations(settings.players))
    return [result for deal in by_deal.values() if len(deal) == due for result in deal]


def tally(settings: Settings, results: Sequence[Result]) -> list[Standing]:
    """Every player's figures from whole deals, in the order in which the players were named."""
    rated = ratings(settings, results)
    return [standing(settings, results, player, rated.get(player)) for player in settings.names]


def players_of(settings: Settings, result: Result) -> list[str]:
    """Who sat where."""
    return [settings.players[index] for index in seating(settings.players, result.rotation)]


def standing(
    settings: Settings, results: Sequence[Result], player: str, rating: tuple[float, float] | None
) -> Standing:
    """One player's figures."""
    deals: dict[int, list[Appearance]] = {}
    for result in results:
        seats = [seat for seat, name in enumerate(players_of(settings, result)) if name == player]
        deals.setdefault(result.deal, []).extend(Appearance(result, seat) for seat in seats)
    all_of_them = [appearance for deal in deals.values() for appearance in deal]
    turns = sum(one.result.turns[one.seat] for one in all_of_them)
    return Standing(
        player,
        games=len({id(one.result) for one in all_of_them}),
        deals=len(deals),
        win_share=estimate([fmean(one.win for one in deal) for deal in deals.values()]),
        total=estimate([fmean(one.total for one in deal) for deal in deals.values()]),
        margin=estimate([fmean(one.margin for one in deal) for deal in deals.values()]) if settings.seats > 1 else None,
        rating=rating[0] if rating else None,
        rating_sigma=rating[1] if rating else None,
        seconds_per_turn=sum(one.result.seconds[one.seat] for one in all_of_them) / max(turns, 1),
        lines=mean_lines(all_of_them),
        totals=[one.total for one in all_of_them],
        beats=beaten(settings, all_of_them, player),
    )


def estimate(by_deal: Sequence[float]) -> Estimate:
    """The mean over deals with its 95 % interval."""
    deals = len(by_deal)
    if deals < 2:
        return Estimate(fmean(by_deal), None)
    quantile = STUDENT[deals - 2] if deals - 2 < len(STUDENT) else NORMAL
    return Estimate(fmean(by_deal), quantile * stdev(by_deal) / sqrt(deals))


def mean_lines(appearances: Sequence[Appearance]) -> dict[str, float]:
    """The mean of every line of the score."""
    lines = [one.result.lines[one.seat] for one in appearances]
    return {name: fmean(line[name] for line in lines) for name in lines[0]}


def beaten(settings: Settings, appearances: Sequence[Appearance], player: str) -> dict[str, float]:
    """The share of meetings with each other player in which this one was placed better; equal places count half."""
    meetings: dict[str, list[float]] = {}
    for one in appearances:
        places = one.result.places
        for seat, other in enumerate(players_of(settings, one.result)):
            if other != player:
                own = places[one.seat]
                meetings.setdefault(other, []).append(
                    1.0 if own < places[seat] else 0.5 if own == places[seat] else 0.0
                )
    return {other: fmean(shares) for other, shares in meetings.items()}


def ratings(settings: Settings, results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Every player's strength and its uncertainty, game by game; none if nobody meets anybody."""
    if settings.seats == 1:
        return {}
    model = PlackettLuce()
    rated = {player: model.rating(name=player) for player in settings.names}
    for result in results:
        players = players_of(settings, result)
        teams = [[model.rating(mu=rated[player].mu, sigma=rated[player].sigma)] for player in players]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for player in settings.names:
            own = [rating for rating, name in zip(after, players, strict=True) if name == player]
            rated[player].mu, rated[player].sigma = fmean(one.mu for one in own), fmean(one.sigma for one in own)
    return {player: (rating.mu, rating.sigma) for player, rating in rated.items()}
