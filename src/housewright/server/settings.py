"""Settings: by flag, then environment (HOUSEWRIGHT_PORT=…), then a file (housewright.toml), then these defaults."""

from __future__ import annotations

import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import platformdirs
from pydantic import Field, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from housewright.players.analyst import Depth

PREFIX = "HOUSEWRIGHT_"
FILE_VARIABLE = f"{PREFIX}CONFIG"
OTHER_VARIABLES = {FILE_VARIABLE, f"{PREFIX}CACHE", f"{PREFIX}LANG"}  # that are no settings of the server
DAY = 86_400
NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")  # of a host


def usual_database() -> str:
    """The database in the user's data folder."""
    return str(platformdirs.user_data_path("housewright") / "housewright.db")


def settings_file() -> Path:
    """Where settings are read from: the file that the environment names, or the one in the user's folder."""
    named = os.environ.get(FILE_VARIABLE)
    return Path(named) if named else platformdirs.user_config_path("housewright") / "housewright.toml"


class Settings(BaseSettings):
    """Everything that an operator may want to choose."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True)

    host: str = Field(default="127.0.0.1", description="Address to listen on; 0.0.0.0 for the whole house.")
    port: int = Field(default=8017, ge=0, le=65_535, description="Port to listen on; 0 for any free one.")
    database: str = Field(default_factory=usual_database, description="Address of the database.")
    public_url: str = Field(
        default="", description="Address that people use, for links and codes, if a proxy stands before it."
    )
    hosts: str = Field(
        default="", description="Further names by which people may call the server, with commas; addresses always work."
    )
    trusted_proxies: str = Field(default="127.0.0.1", description="Addresses of proxies that may say who is calling.")
    log_level: Literal["debug", "info", "warning", "error"] = Field(default="info", description="How much is logged.")

    absent_seconds: float = Field(
        default=60, gt=0, description="Without a stream for so long, a person counts as absent."
    )
    heartbeat_seconds: float = Field(
        default=12, gt=0, le=15, description="A quiet stream gets a sign of life this often."
    )
    thinking_seconds: float = Field(
        default=1.0, gt=0, le=30, description="All computer players of a table share this in a round."
    )
    thinkers: int = Field(
        default=0, ge=0, description="Computer players that look ahead at a time; 0: one less than there are cores."
    )
    most_tables: int = Field(default=10_000, ge=1, description="Tables that may be open or running at a time.")
    idle_seconds: float = Field(
        default=600, gt=0, description="A table that nobody asks for is put away from memory after this."
    )
    memory_megabytes: int = Field(
        default=500, ge=1, description="Tables in memory take about this much; then the least used are put away."
    )
    open_days: float = Field(default=1, gt=0, description="An open table that nobody touches is abandoned then.")
    running_days: float = Field(default=60, gt=0, description="A running table likewise.")
    token_days: float = Field(
        default=400, gt=0, description="A token ends after this, a cookie when it was not used for so long."
    )
    kept_days: float = Field(default=14, gt=0, description="An abandoned table is deleted after this.")
    finished_days: float = Field(default=400, gt=0, description="A finished table, or a board, is deleted after this.")
    replay_days: float = Field(default=100, gt=0, description="A replay of an imported record likewise.")
    guest_days: float = Field(
        default=100,
        gt=0,
        description="A guest without a table is forgotten then, or when the token has ended.",
    )
    passing_days: float = Field(
        default=2, gt=0, description="A guest of whom no table that is kept knows anything is forgotten after this."
    )
    copy_days: float = Field(
        default=30, gt=0, description="The copy of the database from before an upgrade is deleted after this."
    )
    analyses: int = Field(default=20, ge=0, description="Analyses that may be under way at a time; 0: none at all.")
    analysis_depth: Depth = Field(default=Depth.NORMAL, description="How much work goes into them.")
    analysis_days: float = Field(
        default=100, gt=0, description="What was found is deleted so long after somebody asked for it."
    )
    guest_tables: int = Field(default=200, ge=1, description="Tables open or running that one guest may have opened.")
    address_tables: int = Field(default=1000, ge=1, description="Tables likewise of all guests of one address.")
    guest_replays: int = Field(default=200, ge=0, description="Imported records that are kept for one guest.")
    address_replays: int = Field(default=1000, ge=0, description="Imported records likewise of one address.")
    guest_megabytes: float = Field(default=500, gt=0, description="Disk that all tables of one guest may take.")
    address_megabytes: float = Field(default=2000, gt=0, description="Disk likewise of one address.")
    limits: float = Field(default=1.0, gt=0, description="Factor on all limits of requests; larger is more generous.")

    @field_validator("public_url")
    @classmethod
    def is_address(cls, text: str) -> str:
        """Links are made of it."""
        found = urlsplit(text)
        if text and (found.scheme not in ("http", "https") or not found.hostname):
            raise ValueError("it must begin with https:// or http:// and name a host")
        return text

    @field_validator("hosts")
    @classmethod
    def are_names(cls, text: str) -> str:
        """Names of hosts, with commas."""
        for part in text.split(","):
            if part.strip(" ") and not NAME.fullmatch(part.strip(" ")):
                raise ValueError(f"'{part.strip()}' is no name of a host; scheme and port are not part of it")
        return text

    def host_names(self) -> list[str]:
        """The further names, one by one."""
        return [part.strip(" ").lower() for part in self.hosts.split(",") if part.strip(" ")]

    @field_validator("trusted_proxies")
    @classmethod
    def are_addresses(cls, text: str) -> str:
        """Addresses or networks, with commas; a star trusts everybody."""
        for part in text.split(","):
            if part.strip() != "*":
                ip_network(part.strip(), strict=False)
        return text

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags before environment before file."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, settings_file())


def unknown_variables() -> list[str]:
    """Variables of the environment that look like settings and are none: misspelt ones."""
    known = {f"{PREFIX}{name}".upper() for name in Settings.model_fields} | OTHER_VARIABLES
    return sorted(name for name in os.environ if name.upper().startswith(PREFIX) and name.upper() not in known)
