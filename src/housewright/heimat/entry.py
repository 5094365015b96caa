"""What the house is told about Neue Heimat."""

from __future__ import annotations

from pathlib import Path

from housewright.engine.entry import Entry

ENTRY = Entry(
    name="heimat",
    title="Neue Heimat",
    order=2,
    variants=("basic", "estates"),
    switches=("open-floors", "shortest-row-1", "no-blank-roofs"),
    series=9,
    rules="housewright.heimat.game:Heimat",
    players="housewright.players.heimat.levels:HeimatPlayers",
    drawing="housewright.terminal.heimat.drawing:HeimatDrawing",
    texts=Path(__file__).parents[1] / "locales",
    parts=(8, 4),
    measured=(("basic", 2), ("basic", 3), ("basic", 4), ("basic", 5), ("estates", 4), ("games-3", 4)),
    description="housewright.heimat.descriptions:Description",
    event="housewright.heimat.descriptions:StoryEvent",
    training="housewright.players.heimat.training:train",
    analyst="housewright.players.heimat.analyst:HeimatAnalyst",
    grounds="housewright.heimat.grounds:grounds",
    supposing="housewright.heimat.supposing:lay_out",
)
