"""Draw the app's icons for phones, web/public/*.png, from the client's one SVG. Needed again when that changes.

./dev exec python tools/icons.py
"""

from pathlib import Path

from visit import chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES = (192, 512)
PAGE = "<style>body {{ margin: 0; background: {ground} }} svg {{ display: block; width: {size}px }}</style>{svg}"


def drawn(svg: str, whole: bool) -> str:
    """Return the drawing. ``whole``: filling its square, with the content in the middle, for phones that crop icons."""
    if not whole:
        return svg
    ground, _, rest = svg.partition("/>")
    inside, _, _ = rest.rpartition("</svg>")
    return f'{ground.replace(" rx=", " data-rx=")}/><g transform="translate(9.6 9.6) scale(.7)">{inside}</g></svg>'


def main() -> None:
    """Draw all icons."""
    svg = (PUBLIC / "favicon.svg").read_text("utf-8")
    with chromium() as browser:
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            for name in ("icon", "maskable"):
                page.set_content(PAGE.format(ground="transparent", size=size, svg=drawn(svg, name == "maskable")))
                page.screenshot(path=PUBLIC / f"{name}-{size}.png", omit_background=True)


if __name__ == "__main__":
    main()
