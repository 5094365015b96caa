"""What the house is told about Orchard."""

from __future__ import annotations

from pathlib import Path

from housewright.engine.entry import Entry

ENTRY = Entry(
    name="orchard",
    title="Orchard",
    order=50,
    variants=("basic", "full"),
    switches=("carry",),
    rules="tests.third.orchard.game:Orchard",
    players="tests.third.orchard.players:OrchardPlayers",
    drawing="tests.third.orchard.drawing:OrchardDrawing",
    texts=Path(__file__).parent / "texts",
    solo=True,
    measured=(("basic", 2),),
)
