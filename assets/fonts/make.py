"""Makes the fonts beside this file from packages of the npm registry:

    npm pack @fontsource/alegreya@5.3.0 @fontsource/alegreya-sans@5.3.0
    python3 make.py *.tgz    # needs fontTools 4.38

Of each cut it joins Latin and Cyrillic, takes the lining figures of one width, as
high as capitals, lays the upward arrow on its sides, leaves out what the window
does not read (hints, kerning, ligatures), and sets the em so that capitals are 0.7
of it high in all of them: one size is one height.
"""

import io
import sys
import tarfile

from fontTools import merge, subset
from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

CUTS = {
    "text": ("alegreya-sans", "500-normal"),
    "bold": ("alegreya-sans", "800-normal"),
    "italic": ("alegreya-sans", "500-italic"),
    "display": ("alegreya", "800-normal"),
}
ALPHABETS = ("latin", "latin-ext", "cyrillic")
CAPITALS = 0.7
UNREAD = ("GSUB", "GPOS", "GDEF", "STAT", "fpgm", "prep", "cvt ", "gasp", "DSIG")


def substitutes(font, feature):
    """The glyphs that a feature puts in the place of others."""
    found = {}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    found.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", {}))
    return found


def part(data):
    """One alphabet of a cut, with its figures and without what is not read."""
    font = TTFont(io.BytesIO(data))
    if "GSUB" in font:
        lining, tabular = substitutes(font, "lnum"), substitutes(font, "tnum")
        for table in font["cmap"].tables:
            for figure in filter(table.cmap.__contains__, range(ord("0"), ord("9") + 1)):
                glyph = table.cmap[figure]
                glyph = lining.get(glyph, glyph)
                table.cmap[figure] = tabular.get(glyph, glyph)
    for tag in UNREAD:
        if tag in font:
            del font[tag]
    font.flavor = None
    out = io.BytesIO()
    font.save(out)
    return io.BytesIO(out.getvalue())


def bounds(font, letter):
    """The left, lower, right and upper edge of a letter."""
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
    return pen.bounds


def draw(font, letter, to, transform, width):
    """Draws a letter, transformed, as the letter to."""
    glyphs = font.getGlyphSet()
    outline, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
    glyphs[font.getBestCmap()[ord(letter)]].draw(outline)
    outline.replay(TransformPen(pen, transform))
    name = f"drawn{ord(to)}"
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (round(width), 0)
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(width), font["glyf"][name].xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(to)] = name


def figures(font):
    """Makes the figures as high as capitals."""
    grow = bounds(font, "H")[3] / bounds(font, "1")[3]
    for figure in "0123456789":
        width = font["hmtx"][font.getBestCmap()[ord(figure)]][0]
        draw(font, figure, figure, Transform().scale(grow), width * grow)


def arrows(font):
    """Lays the arrow that points up on its sides."""
    left, low, right, high = bounds(font, "↑")
    x, y, width = (left + right) / 2, (low + high) / 2, high - low
    for to, turn in (("→", -1), ("←", 1)):
        t = Transform(0, turn, -turn, 0, width * 0.58, bounds(font, "H")[3] / 2).translate(-x, -y)
        draw(font, "↑", to, t, width * 1.16)


def main(archives):
    files = {}
    for name in archives:
        with tarfile.open(name) as archive:
            for member in archive:
                if member.name.endswith(".woff"):
                    files[member.name.split("/")[-1]] = archive.extractfile(member).read()
    for name, (family, cut) in CUTS.items():
        font = merge.Merger().merge([part(files[f"{family}-{a}-{cut}.woff"]) for a in ALPHABETS])
        figures(font)
        arrows(font)
        font.setGlyphOrder(list(font["glyf"].glyphOrder))
        options = subset.Options(hinting=False, glyph_names=False, notdef_outline=True, name_IDs=[0, 1, 2, 13, 14])
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=font.getBestCmap())
        cutter.subset(font)
        font["head"].unitsPerEm = round(bounds(font, "H")[3] / CAPITALS)
        font["head"].created = font["head"].modified = 0  # the same bytes each time
        font.recalcTimestamp = False
        font.save(f"{name}.ttf")


main(sys.argv[1:])
