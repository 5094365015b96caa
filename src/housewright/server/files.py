"""Files of the pages: compressed when they were built, and kept by browsers for as long as their names allow."""

from __future__ import annotations

import os
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

PACKED = {"br": ".br", "gzip": ".gz"}  # how a file is compressed, and what its name ends with then; the best first
FOR_GOOD = "public, max-age=31536000, immutable"  # the name of the file says what is in it
ASK_AGAIN = "no-cache"


class Files(StaticFiles):
    """The files of a folder, each as small as the browser can take it."""

    def __init__(self, directory: Path, kept: str) -> None:
        super().__init__(directory=directory)
        self.kept = kept

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, compressed if that was done and is accepted."""
        coding, packed = find_packed(Path(full_path), Headers(scope=scope).get("accept-encoding", ""))
        response = super().file_response(packed, packed.stat(), scope, status_code)
        response.headers["Cache-Control"] = self.kept
        response.headers["Vary"] = "Accept-Encoding"
        if coding and status_code == response.status_code:
            response.headers["Content-Encoding"] = coding
        return response


def find_packed(file: Path, accepted: str) -> tuple[str, Path]:
    """The best compressed form that is there and accepted, with its name; else the file itself."""
    codings = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for coding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if coding in codings and packed.exists():
            return coding, packed
    return "", file
