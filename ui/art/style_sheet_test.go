package art_test

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/theme"
)

//go:generate env KEYRAKEN_STYLE=../../assets/screenshots go test -count=1 -run ^TestStyleSheets$ .

// Writes the pages of the style sheet into the folder named by KEYRAKEN_STYLE: what the
// documentation of the package says, in pictures.
func TestStyleSheets(t *testing.T) {
	dir := os.Getenv("KEYRAKEN_STYLE")
	if dir == "" {
		t.Skip("KEYRAKEN_STYLE names no folder")
	}
	p := newPage(t, "Light, line and material")
	p.row("Light comes from one side above. The horizon is the brightest; the subject stands out before it.",
		sample{"forest noon; knight with sword", "noon"}, sample{"forest dusk; knight with sword", "dusk"},
		sample{"forest moonlit; knight with sword", "moonlit"}, sample{"forest firelit; knight with sword", "firelit"},
		sample{"forest toxic; knight with sword", "toxic"})
	p.row("No lines: flat color, a grainy shadow on one side, on the other a bright edge of the color of the light.",
		sample{"void; anvil", "metal: a hard edge"}, sample{"void; boulder", "stone: grain"}, sample{"void; flask", "glass: light through it"},
		sample{"void; amber", "æmber: alone amber, it glows"}, sample{"void; squid-headed demon near", "skin: a soft edge"})
	p.row("Every thing can be of another stuff, and keeps its form.",
		sample{"void; steed golden", "golden"}, sample{"void; steed stone", "stone"}, sample{"void; steed frozen", "frozen"},
		sample{"void; steed ghostly", "ghostly"}, sample{"void; steed silhouette", "silhouette"})
	p.keep(dir, "style-1.png")

	p = newPage(t, "Colors, sizes, do and don't")
	p.palettes()
	p.sizes("forest dusk; niffle near with amber", 256, 192, 128, 96, 64, 48, 32)
	p.row("Do: one subject, two thirds high, one deed, one light of its own.",
		sample{"towers moonlit; thief near with purse", ""}, sample{"volcano; dragon", ""}, sample{"seabed; great-eye", ""},
		sample{"study dusk; scientist near with flask", ""}, sample{"snowfield dawn; giant with hammer", ""})
	p.row("Don't: crowds of small things, many lights, a subject as bright as its ground, what runs out of the frame.",
		sample{"forest; row 7 imp; heap 9 coin; ring 8 bolt", "filling"}, sample{"void; ring 6 campfire; ring 9 candle; amber", "many lights"},
		sample{"snowfield noon; specter ghostly", "no contrast"}, sample{"forest; bear x0.2", "too small"},
		sample{"sky; dragon x2.4", "too large"})
	p.keep(dir, "style-2.png")
}

// sample is a picture, given by the line of its scene, and the label below it.
type sample struct{ line, label string }

// page is a page of the style sheet.
type page struct {
	*testing.T
	*image.RGBA
	y     int
	faces [2]font.Face // for headings, and for text
}

const (
	pageWidth  = 1280
	pageHeight = 2000 // at most
	pageMargin = 24
)

func newPage(t *testing.T, heading string) *page {
	p := &page{T: t, RGBA: image.NewRGBA(image.Rect(0, 0, pageWidth, pageHeight)), y: pageMargin}
	for i, of := range [...]struct {
		face paint.Face
		size float64
	}{{paint.Display, 34}, {paint.Regular, 18}} {
		face, err := opentype.NewFace(of.face.Font(), &opentype.FaceOptions{Size: of.size, DPI: 72})
		require.NoError(t, err)
		p.faces[i] = face
	}
	p.fill(p.Rect, theme.Abyss)
	p.write(0, pageMargin, 34, theme.Amber, heading)
	return p
}

func (p *page) fill(r image.Rectangle, c paint.Color) {
	draw.Draw(p, r, image.NewUniform(rgba(c)), image.Point{}, draw.Src)
}

func rgba(c paint.Color) color.Color {
	return color.RGBA{uint8(c.R * 255), uint8(c.G * 255), uint8(c.B * 255), 255}
}

// write writes a line in a face and moves below it.
func (p *page) write(face, x, high int, c paint.Color, words string) {
	d := font.Drawer{Dst: p, Src: image.NewUniform(rgba(c)), Face: p.faces[face], Dot: fixed.P(x, p.y+high-8)}
	d.DrawString(words)
	p.y += high
}

// picture paints a line of a scene at a place.
func (p *page) picture(x, y, width int, house card.House, line string) {
	b, err := art.Draft(art.Card{ID: "style", House: house, Type: card.ActionType}, "x.txt", line, width)
	require.NoError(p, err)
	at := image.Rect(x, y, x+b.W, y+b.H)
	draw.Draw(p, at, &image.RGBA{Pix: b.Pix, Stride: 4 * b.W, Rect: image.Rect(0, 0, b.W, b.H)}, image.Point{}, draw.Over)
}

// row draws pictures side by side, below a line that says what they show.
func (p *page) row(told string, all ...sample) {
	p.y += 10
	p.write(1, pageMargin, 30, theme.Ink, told)
	step := (pageWidth - 2*pageMargin + 20) / len(all)
	top := p.y
	labeled := false
	for i, s := range all {
		x := pageMargin + i*step
		p.picture(x, top, step-20, card.Logos, s.line)
		if s.label != "" {
			p.y, labeled = top+art.Height(step-20), true
			p.write(1, x, 26, theme.Dim, s.label)
		}
	}
	p.y = top + art.Height(step-20)
	if labeled {
		p.y += 26
	}
}

// members are the people who represent each house.
var members = [card.HouseCount]string{card.Brobnar: "crags; giant near with hammer", card.Dis: "dungeon; demon near",
	card.Logos: "laboratory; scientist near with flask", card.Mars: "desert; martian near with gun",
	card.Sanctum: "spires; knight near with sword", card.Saurian: "forum; dinosaur near toga", card.Shadows: "alley; thief near with purse",
	card.StarAlliance: "corridor; soldier near with gun", card.Unfathomable: "reef; aquan near with trident",
	card.Untamed: "forest; witch near with staff", card.Ekwidon: "bazaar; getrookya near holding with scales",
	card.Geistoid: "robot-graveyard; robot near wisp-headed ghostly", card.Skyborn: "airship-deck; raptrix near with cutlass",
	card.Redemption: "broken-cloister; mutant near monk with staff",
	card.Ouboros:    "hoard-cave; dragonkin near with spear",
	card.Monster:    "abyss; great-eye", card.Keyraken: "wreck; tentacle"}

// palettes shows for each house its color, the palettes of its pictures, and a picture in one
// of them.
func (p *page) palettes() {
	p.y += 10
	p.write(1, pageMargin, 30, theme.Ink,
		"Each house has palettes: sky, horizon, sun, far, near, front, and one accent. The light of a line turns them.")
	const columns, swatch = 4, 15
	step := (pageWidth - 2*pageMargin + 16) / columns
	high := 0
	top, n := p.y, 0
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		x, y := pageMargin+n%columns*step, top+n/columns*102
		n++
		p.y = y
		p.fill(image.Rect(x, y+4, x+6, y+94), theme.Livery(h))
		p.write(1, x+14, 22, theme.Ink, languages.English().House(h))
		for i, colors := range brush.Palettes(h) {
			for k, c := range colors {
				p.fill(image.Rect(x+14+k*swatch, p.y+i*14, x+14+(k+1)*swatch, p.y+i*14+12), c)
			}
		}
		p.picture(x+14+7*swatch+12, y+4, 112, h, members[h])
		high = y + 102
	}
	p.y = high
}

// sizes shows that a picture is clear at every size used.
func (p *page) sizes(line string, widths ...int) {
	p.y += 10
	p.write(1, pageMargin, 30, theme.Ink, "It is told from a card that is read down to the line of what happened: 256 to 32 pixels.")
	x := pageMargin
	for _, w := range widths {
		p.picture(x, p.y, w, card.Untamed, line)
		x += w + 20
	}
	p.y += art.Height(widths[0])
}

// keep writes the page in few colors.
func (p *page) keep(dir, name string) {
	all := p.SubImage(image.Rect(0, 0, pageWidth, p.y+pageMargin)).(*image.RGBA)
	few := image.NewPaletted(all.Rect, raster.Colors(all, 256))
	draw.Draw(few, all.Rect, all, image.Point{}, draw.Src)
	f, err := os.Create(filepath.Join(dir, name))
	require.NoError(p, err)
	require.NoError(p, (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, few))
	require.NoError(p, f.Close())
}
