"""What the house is told about Welcome To."""

from __future__ import annotations

from pathlib import Path

from housewright.engine.entry import Entry

ENTRY = Entry(
    name="welcome",
    title="Welcome To… Your Perfect Home",
    order=1,
    variants=("basic", "advanced", "expert"),
    switches=("plans", "roundabouts", "draft"),
    rules="housewright.welcome.game:Welcome",
    players="housewright.players.welcome.levels:WelcomePlayers",
    drawing="housewright.terminal.welcome.drawing:WelcomeDrawing",
    texts=Path(__file__).parents[1] / "locales",
    solo=True,
    daily=True,
    parts=(8, 4),
    measured=(
        ("basic", 1),
        ("advanced", 1),
        ("basic", 2),
        ("advanced", 2),
        ("basic", 4),
        ("advanced", 4),
        ("expert", 2),
        ("expert", 4),
        ("basic", 100),
    ),
    description="housewright.welcome.descriptions:Description",
    event="housewright.welcome.descriptions:StoryEvent",
    training="housewright.players.welcome.training:train",
    analyst="housewright.players.welcome.analyst:WelcomeAnalyst",
    grounds="housewright.welcome.grounds:grounds",
    supposing="housewright.welcome.supposing:lay_out",
)
