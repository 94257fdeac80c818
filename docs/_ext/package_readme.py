"""The README as a package index shows it: links into the repository lead nowhere there."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"\[([^\]]+)\]\((?!https?://|#)[^)]+\)")


def for_an_index(readme: str) -> str:
    """Return the text with links to files of the repository as the words they stand on."""
    return _LINK.sub(r"\1", readme)


class PackageReadme(MetadataHookInterface):  # type: ignore[misc, unused-ignore]  # Any, where hatchling is absent
    """What hatchling asks for the long description of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the long description."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_an_index(text)}
