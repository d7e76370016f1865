"""Makes the fonts beside this file from packages of the npm registry:

    npm pack @fontsource/alegreya@5.3.0 @fontsource/alegreya-sans@5.3.0
    python3 make.py *.tgz    # needs fontTools 4.38

Of each cut it joins Latin and Cyrillic, takes the lining figures of one width, as
high as capitals, lays the upward arrow on its sides, writes the kerning of letters
as plain pairs, leaves out what the window does not read (hints, ligatures), and sets
the em so that capitals are 0.7 of it high in all of them: one size is one height.
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
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

CUTS = {
    "text": ("alegreya-sans", "500-normal"),
    "bold": ("alegreya-sans", "800-normal"),
    "italic": ("alegreya-sans", "500-italic"),
    "display": ("alegreya", "800-normal"),
}
ALPHABETS = ("latin", "latin-ext", "cyrillic")
CAPITALS = 0.7
KERNED = {*range(0x21, 0x100), *range(0x410, 0x452), *map(ord, "’‘“”„«»–—…Œœ")}
LEAST = 8  # thousandths of the em; less is not seen
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


def kerning(font):
    """How much nearer or farther the second letter of a pair stands, by letters."""
    if "GPOS" not in font:
        return {}
    table, letters = font["GPOS"].table, {}
    for code, glyph in font.getBestCmap().items():
        letters.setdefault(glyph, []).append(code)
    lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex}
    pairs = {}
    for index in sorted(lookups):
        found = {}  # the first subtable that knows a pair counts
        for sub in table.LookupList.Lookup[index].SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if sub.LookupType != 2:
                continue
            for i, first in enumerate(sub.Coverage.glyphs):
                if first not in letters:
                    continue
                if sub.Format == 1:
                    for record in sub.PairSet[i].PairValueRecord:
                        if record.SecondGlyph in letters:
                            found.setdefault((first, record.SecondGlyph), record.Value1)
                else:
                    row = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)].Class2Record
                    for second in letters:
                        found.setdefault((first, second), row[sub.ClassDef2.classDefs.get(second, 0)].Value1)
        for (first, second), value in found.items():
            for a in letters[first]:
                for b in letters[second]:
                    pairs[a, b] = pairs.get((a, b), 0) + (value and value.XAdvance or 0)
    return {pair: value for pair, value in pairs.items() if abs(value) >= LEAST and all(code in KERNED for code in pair)}


def part(data):
    """One alphabet of a cut, with its figures and without what is not read."""
    font = TTFont(io.BytesIO(data))
    kerned = kerning(font)
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
    return io.BytesIO(out.getvalue()), kerned


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


def kern(font, pairs):
    """Writes the pairs into the font, where the figures are of one width."""
    names, sub = font.getBestCmap(), KernTable_format_0()
    sub.coverage, sub.apple = 1, False
    sub.kernTable = {
        (names[a], names[b]): value
        for (a, b), value in sorted(pairs.items())
        if a in names and b in names and not (chr(a).isdigit() or chr(b).isdigit())
    }
    font["kern"] = newTable("kern")
    font["kern"].version, font["kern"].kernTables = 0, [sub]


def main(archives):
    files = {}
    for name in archives:
        with tarfile.open(name) as archive:
            for member in archive:
                if member.name.endswith(".woff"):
                    files[member.name.split("/")[-1]] = archive.extractfile(member).read()
    for name, (family, cut) in CUTS.items():
        parts = [part(files[f"{family}-{a}-{cut}.woff"]) for a in ALPHABETS]
        font = merge.Merger().merge([data for data, _ in parts])
        figures(font)
        arrows(font)
        font.setGlyphOrder(list(font["glyf"].glyphOrder))
        options = subset.Options(hinting=False, glyph_names=False, notdef_outline=True, name_IDs=[0, 1, 2, 13, 14])
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=font.getBestCmap())
        cutter.subset(font)
        kern(font, {pair: value for _, pairs in parts for pair, value in pairs.items()})
        font["head"].unitsPerEm = round(bounds(font, "H")[3] / CAPITALS)
        font["head"].created = font["head"].modified = 0  # the same bytes each time
        font.recalcTimestamp = False
        font.save(f"{name}.ttf")


main(sys.argv[1:])
