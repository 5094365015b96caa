"""Names that people give themselves, their towns and their tables."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator

MOST_NAME = 24
MOST_TITLE = 40
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, bidi and other signs that are not seen
BLANKS = {  # letters, marks and symbols that show nothing
    *("\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\ufffc", "\U0001d159"),
    *("\u180b", "\u180c", "\u180d", "\u180f"),
}


def clean(text: str, most: int) -> str:
    """The text in its normal form; a ValueError says what is wrong with it."""
    spaced = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in unicodedata.normalize("NFC", text))
    text = " ".join(part for part in spaced.split(" ") if part)
    if not 1 <= len(text) <= most:
        raise ValueError(f"a name has 1 to {most} characters")
    kinds = {unicodedata.category(sign) for sign in text}
    if kinds & HIDDEN or BLANKS & set(text) or kinds <= {"Mn", "Me", "Zs"}:
        raise ValueError("a name has visible characters only")
    return text


Name = Annotated[str, AfterValidator(lambda text: clean(text, MOST_NAME))]
Title = Annotated[str, AfterValidator(lambda text: clean(text, MOST_TITLE) if text else "")]
Town = Annotated[str, AfterValidator(lambda text: clean(text, MOST_NAME) if text else "")]
