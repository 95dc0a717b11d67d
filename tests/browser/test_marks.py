"""Lit, picked and advised things differ by their lines, not only by their colours."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.support.site import open_table, play, sit_at

# Mark every kind of thing on the page as lit, picked and advised in turn. Return the lines drawn
# on, in and beside it then: all widths and styles, the dashed ones, and the colours. Glow and
# blurred shadows do not count as lines.
LINES: Final = """
(known) => {
  const calm = new CSSStyleSheet();
  calm.replaceSync("*, *::after { transition: none !important; animation: none !important; }");
  document.adoptedStyleSheets.push(calm);
  document.activeElement?.blur();

  const rings = (shadow) => [...shadow.matchAll(/\\) ((?:-?[\\d.]+px ?){4}(?:inset)?)/g)]
    .map(([, ring]) => ring.trim()).filter((ring) => ring.split(" ")[2] === "0px");
  const linesOf = (element, pseudo) => {
    const look = getComputedStyle(element, pseudo);
    const line = (width, style) => (style === "none" ? "" : `${width} ${style}`);
    const strokes = [
      line(look.borderTopWidth, look.borderTopStyle),
      line(look.outlineWidth, look.outlineStyle),
      look.stroke === "none" ? "" : line(look.strokeWidth, look.strokeDasharray),
    ];
    return {
      all: [...strokes, ...rings(look.boxShadow), look.translate, look.transform].join(),
      dashed: strokes.filter((line) => /dashed|dotted|px, /.test(line)).join(),
      coloured: [look.borderTopColor, look.stroke, look.boxShadow, look.filter].join(),
    };
  };
  const around = (thing) => {
    const beside = [...thing.parentElement.children].filter((other) => !other.dataset.thing);
    const drawn = [thing, ...thing.querySelectorAll("*"), ...beside];
    const lines = drawn.flatMap((part) => [linesOf(part), linesOf(part, "::after")]);
    return ["all", "dashed", "coloured"].map((of) => lines.map((line) => line[of]).join("|"));
  };

  const ownMark = { die: ["", "kept"], pool: ["li", "some"] }; // classes of picked things
  const mark = (thing, standing, hinted) => {
    const [of, name] = ownMark[thing.dataset.thing.split(":")[0]] ?? [];
    const owner = of ? thing.closest(of) : thing;
    thing.setAttribute("data-standing", standing);
    thing.toggleAttribute("data-hinted", hinted);
    thing.removeAttribute("data-mentioned");
    if (name) owner.classList.toggle(name, standing === "picked");
    return around(thing);
  };

  const found = {};
  for (const thing of document.querySelectorAll("[data-thing]")) {
    const { tagName, dataset: { thing: name, standing } } = thing;
    const kind = [tagName, ...thing.classList, name.split(":")[0]].join(" ");
    if (kind in found || known.includes(kind) || !thing.checkVisibility()) continue;
    const hinted = thing.hasAttribute("data-hinted");
    const picked = mark(thing, "picked", false);
    const [lit, advised] = [mark(thing, "lit", false), mark(thing, "lit", true)];
    const once = thing.matches(".act, .tool, .less"); // a click does it or asks, and never picks it
    found[kind] = { lit, picked: once ? null : picked, advised };
    mark(thing, standing, hinted);
  }
  document.adoptedStyleSheets.pop();
  return found;
}
"""

TABLES: Final = [
    ("drako", 2, {"matchup": "dragon-dwarves"}, "dark"),
    ("drako", 2, {"matchup": "trolls-knights"}, "light"),
    ("volfyirion", 2, {}, "light"),
    ("volfyirion", 2, {"mode": "coop"}, "dark"),
    ("heroes", 2, {"pace": "stepped"}, "light"),
    ("vast", 5, {"roles": "KGDCT"}, "dark"),
]


def marks(page: Page) -> dict[str, dict[str, Any]]:
    """Play for a while. Return the looks of every kind of thing on the table."""
    seen: dict[str, dict[str, Any]] = {}
    for seed in range(6):
        seen |= page.evaluate(LINES, list(seen))
        play(page, seed, 12)
    return seen


@pytest.mark.parametrize(("game", "seats", "options", "scheme"), TABLES)
def test_lit_picked_and_advised_differ_by_their_lines(new_page, game, seats, options, scheme):
    page = new_page(color_scheme=scheme)
    sit_at(page, open_table(page, *["me"] * seats, game=game, **options))
    seen = marks(page)
    assert len(seen) >= 4
    for kind, looks in seen.items():
        (lit, lit_dashes, lit_colours), (_, dashes, colours) = looks["lit"], looks["advised"]
        assert dashes != lit_dashes, f"{kind}: advised is only lit in another colour"
        assert colours != lit_colours, f"{kind}: advised has the colour of lit"
        if looks["picked"] is not None:
            picked, picked_dashes, _ = looks["picked"]
            assert dashes != picked_dashes, f"{kind}: advised or picked?"
            assert lit != picked, f"{kind}: picked is only lit in another colour"
