"""The contrast of texts and marks with the pixels behind them, as WCAG 2 defines it."""

from base64 import b64encode
from typing import Any

from playwright.sync_api import Browser, Page

# The visible texts in reach of the mouse: words, box, colour and size. Disabled things are exempt.
TEXTS = """
() => {
  const opacity = (element) => element === null ? 1
    : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);
  const off = ":disabled, [aria-disabled=true], [data-standing=still], [inert], .unseen";
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, element] = [walker.currentNode, walker.currentNode.parentElement];
    if (!/[\\p{L}\\p{N}]/u.test(text.data) || !element.checkVisibility()) continue;
    if (element.closest(off)) continue;
    const look = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, top, width, height } of range.getClientRects()) {
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const [right, bottom] = [left + width, top + height];
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      if (width < 2 || !inside || there === null) continue;
      if (!element.contains(there) && !there.contains(element)) continue;
      found.push({
        words: text.data.trim().slice(0, 40),
        place: element.closest("[class]")?.getAttribute("class") ?? element.tagName,
        box: [left, top, width, height].map(Math.round),
        colour: drawn ? look.fill : look.color,
        opacity: opacity(element),
        size: parseFloat(look.fontSize),
        bold: Number(look.fontWeight) >= 700,
      });
    }
  }
  return found;
}
"""

STYLED = """
(rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
"""
PLAIN = "* { text-shadow: none !important; transition: none !important }"
HIDDEN = """
* { -webkit-text-fill-color: transparent !important }
svg text { visibility: hidden !important }
"""

# Functions of the pictures: pixels of a screenshot, and the contrast of two colours.
PICTURES = """
  const read = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return context;
  };
  const part = (value) => value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const light = ([red, green, blue]) =>
    0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  const contrast = (one, two) => {
    const [first, second] = [light(one), light(two)];
    return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
  };
"""

# The contrast of each text: that of the worst pixels behind its letters, leaving out 5 % of them.
CONTRASTS = f"""
async ([withTexts, without, texts]) => {{
  {PICTURES}
  const [front, back] = [await read(withTexts), await read(without)];
  const paint = new OffscreenCanvas(1, 1).getContext("2d", {{ willReadFrequently: true }});
  const rgba = (colour) => {{
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  }};
  return texts.map(({{ box, colour, opacity }}) => {{
    const [shown, data] = [front, back].map((picture) => picture.getImageData(...box).data);
    const letters = (at) => [0, 1, 2].some((i) => Math.abs(shown[at + i] - data[at + i]) > 12);
    const pixels = Array.from({{ length: data.length / 4 }}, (_, at) => at * 4);
    const written = pixels.filter(letters);
    const [red, green, blue, alpha] = rgba(colour);
    const share = (alpha / 255) * opacity;
    const contrasts = [];
    for (const at of written.length > 0 ? written : pixels) {{
      const behind = [data[at], data[at + 1], data[at + 2]];
      const ink = [red, green, blue].map((value, i) => value * share + behind[i] * (1 - share));
      contrasts.push(contrast(ink, behind));
    }}
    contrasts.sort((one, two) => one - two);
    return contrasts[Math.floor(contrasts.length * 0.05)];
  }});
}}
"""

# The things in sight that can be chosen: name, class and box with the ring around it. Cards that
# can only be exchanged, dice and the buttons beside them have no light in either theme.
LIT = """
() => [...document.querySelectorAll("[data-standing=lit]:not(.swapped, .die, .calls button)")]
  .flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [right, bottom] = [left + width, top + height];
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const inside = left >= 6 && top >= 6 && right < innerWidth - 6 && bottom < innerHeight - 6;
    if (!inside || there === null || !thing.contains(there)) return [];
    const box = [left - 6, top - 6, width + 12, height + 12].map(Math.round);
    return [{ name: thing.dataset.thing, place: thing.getAttribute("class"), box }];
  })
"""

# Take the light away from the things that can be chosen, or give it back.
UNLIGHT = """
() => document.querySelectorAll("[data-standing=lit]").forEach((thing) => {
  thing.removeAttribute("data-standing");
  thing.setAttribute("data-unlit", "");
})
"""
LIGHT = """
() => document.querySelectorAll("[data-unlit]").forEach((thing) => {
  thing.removeAttribute("data-unlit");
  thing.setAttribute("data-standing", "lit");
})
"""
# The arrows of Vast are on the board only while they can be chosen.
CALM = """
*, *::before, *::after { transition: none !important; animation: none !important }
:is(.way, .side) [data-unlit] { visibility: hidden !important }
"""

# The share of the edge of each thing that pixels with this contrast mark: 1 for a line of one
# pixel all around.
MARKED = f"""
async ([lit, unlit, things, least]) => {{
  {PICTURES}
  const pictures = [await read(lit), await read(unlit)];
  return things.map(({{ box }}) => {{
    const [shown, data] = pictures.map((picture) => picture.getImageData(...box).data);
    let marked = 0;
    for (let at = 0; at < data.length; at += 4) {{
      const [one, two] = [shown.subarray(at, at + 3), data.subarray(at, at + 3)];
      if (contrast(one, two) >= least) marked += 1;
    }}
    return marked / (2 * (box[2] + box[3] - 24));
  }});
}}
"""

SMALL, LARGE = 4.5, 3.0  # least contrast (WCAG 2, 1.4.3)
LARGE_SIZE, LARGE_BOLD = 24.0, 18.66  # pixels
HALF = 0.5  # of the edge of a thing
MARK = 3.0  # least contrast of a mark (WCAG 2, 1.4.11)


def faint_texts(page: Page, browser: Browser) -> list[str]:
    """Return the texts of a page with too little contrast. Afterwards the page has no texts."""
    texts: list[dict[str, Any]] = page.evaluate(TEXTS)
    page.evaluate(STYLED, PLAIN)
    with_texts = b64encode(page.screenshot()).decode()
    page.evaluate(STYLED, HIDDEN)
    without = b64encode(page.screenshot()).decode()
    desk = browser.new_page()
    contrasts: list[float] = desk.evaluate(CONTRASTS, [with_texts, without, texts])
    desk.close()
    pairs = zip(texts, contrasts, strict=True)
    return [
        f"{text['words']!r} in {text['place']}: {contrast:.2f}"
        for text, contrast in pairs
        if contrast < least(text)
    ]


def least(text: dict[str, Any]) -> float:
    large = text["size"] >= (LARGE_BOLD if text["bold"] else LARGE_SIZE)
    return LARGE if large else SMALL


def faint_marks(page: Page, browser: Browser) -> list[str]:
    """Return the things that can be chosen but hardly differ from others."""
    page.evaluate(STYLED, CALM)
    things: list[dict[str, Any]] = page.evaluate(LIT)
    lit = b64encode(page.screenshot()).decode()
    page.evaluate(UNLIGHT)
    unlit = b64encode(page.screenshot()).decode()
    page.evaluate(LIGHT)
    desk = browser.new_page()
    shares: list[float] = desk.evaluate(MARKED, [lit, unlit, things, MARK])
    desk.close()
    return [
        f"{thing['name']} in {thing['place']}: {share:.2f}"
        for thing, share in zip(things, shares, strict=True)
        if share < HALF
    ]
