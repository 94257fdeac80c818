"""How Sphinx builds the site: `sphinx-build -W docs SOMEWHERE`, with the extra ``docs``."""

import sys
from importlib.metadata import version as installed_version
from pathlib import Path

from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "acehigh"
author = "the acehigh authors"
project_copyright = author
version = release = installed_version("acehigh")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx_copybutton",
    "catalogue",
]
myst_heading_anchors = 3
# What search engines show below a link.
myst_html_meta = {
    "description": "Ranks hands of cards under any rules, in pure Python: high, low, hi-lo, "
    "wild cards, stripped decks; games, pots, exact odds and equities.",
}

# Docstrings write a name as `winners`: a link where it is one, else as code.
default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
maximum_signature_line_length = 72
napoleon_use_rtype = False
napoleon_use_ivar = True
napoleon_attr_annotations = False
# What docstrings and signatures name must be there, but for what belongs to Python or another
# library, and names in backticks that are no objects: arguments, say.
nitpicky = True
nitpick_ignore_regex = [
    ("py:obj", ".*"),
    ("py:class", r"(?!acehigh\.)[\w.\[]+"),
    # Type variables.
    ("py:class", r"acehigh\.(catalogue|odds\.sharing)\.T|acehigh\.odds\.ranges\.Held"),
]

# Examples end in a blank line, where what they print does.
highlight_options = {"pycon": {"stripnl": True}}
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
copybutton_only_copy_prompt_lines = True

html_theme = "furo"
html_title = "acehigh"
html_favicon = "_static/icon.svg"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_theme_options: dict[str, object] = {"top_of_page_buttons": []}
html_show_sphinx = False
html_copy_source = False


def keep_first_line(
    _app: Sphinx, what: str, _name: str, _object: object, _options: object, lines: list[str]
) -> None:
    """Keep napoleon from taking what stands before the first colon for a type."""
    if what in {"property", "attribute", "data"}:
        lines[:0] = ["..", ""]


def setup(app: Sphinx) -> None:
    """Change docstrings before napoleon does."""
    app.connect("autodoc-process-docstring", keep_first_line, priority=400)
