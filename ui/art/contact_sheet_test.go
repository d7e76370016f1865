package art_test

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/adventure/lampeater"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint"
)

// all is every card that can be played, and those of the adventures.
func all() []*card.Card {
	of := cards.All()
	for _, p := range keyraken.Printings {
		of = append(of, p.Card)
	}
	for _, p := range lampeater.Printings {
		of = append(of, p.Card)
	}
	return of
}

// pool is every card of the facts that has a line but cannot be played yet, without what it does.
func pool(t *testing.T) []*card.Card {
	lines, err := art.Scenes(art.KeyForge)
	require.NoError(t, err)
	known := map[string]bool{"the-tide": true}
	for _, c := range all() {
		known[c.ID] = true
	}
	var of []*card.Card
	for _, f := range cards.Facts() {
		if known[f.ID] || !slices.Contains(lines, f.ID) {
			continue
		}
		known[f.ID] = true
		c := &card.Card{ID: f.ID, Power: f.Power, Armor: f.Armor}
		var ok bool
		c.House, ok = card.ParseHouse(f.House)
		require.True(t, ok, f.House)
		c.Type, ok = card.ParseType(f.Type)
		require.True(t, ok, f.Type)
		for _, name := range f.Traits {
			tr, ok := trait.Parse(name)
			require.True(t, ok, name)
			c.Traits = c.Traits.Union(trait.Of(tr))
		}
		of = append(of, c)
	}
	return of
}

// subject is what a picture is made from, and where it belongs: house/type/id$, or for a card of Shards of Infinity
// shards/faction/kind/id$.
type subject struct {
	art.Card
	path string
}

// subjects are all cards that have pictures.
func subjects(t *testing.T) (of []subject) {
	t.Helper()
	for _, c := range append(all(), pool(t)...) {
		of = append(of, subject{art.Of(c), c.House.String() + "/" + c.Type.String() + "/" + c.ID + "$"})
	}
	return append(of, shards()...)
}

// labeled is a picture and what is written below it.
type labeled struct {
	name string
	b    *paint.Bitmap
}

//go:generate env KEYRAKEN_ART=../../dist/art go test -count=1 -run ^TestContactSheets$ .

// Writes contact sheets of pictures for a person to look at into the folder named by
// KEYRAKEN_ART. KEYRAKEN_ART_ONLY names parts of "house/type/id$", or of "shards/faction/kind/id$", to show
// fewer pictures, KEYRAKEN_ART_WIDTH the width of a picture. KEYRAKEN_ART_ONLY=words shows the
// vocabulary instead, words:PART the words that contain the part, and alike the pairs
// that look most alike.
func TestContactSheets(t *testing.T) {
	dir := os.Getenv("KEYRAKEN_ART")
	if dir == "" {
		t.Skip("KEYRAKEN_ART names no folder")
	}
	width := 192
	if n, err := strconv.Atoi(os.Getenv("KEYRAKEN_ART_WIDTH")); err == nil {
		width = n
	}
	if part, ok := strings.CutPrefix(os.Getenv("KEYRAKEN_ART_ONLY"), "words"); ok {
		sheets(t, dir, width, words(t, strings.TrimPrefix(part, ":"), width))
		return
	}
	if os.Getenv("KEYRAKEN_ART_ONLY") == "alike" {
		cards, pairs := alike(t, 300)
		var of []labeled
		for _, p := range pairs {
			for _, c := range [2]subject{cards[p.A], cards[p.B]} {
				of = append(of, labeled{fmt.Sprintf("%.2f %s", p.Apart, c.ID), art.Paint(c.Card, width)})
			}
		}
		sheets(t, dir, width, of)
		return
	}
	only := strings.Split(os.Getenv("KEYRAKEN_ART_ONLY"), ",")
	var chosen []labeled
	for _, c := range subjects(t) {
		for _, o := range only {
			if strings.Contains(c.path, o) {
				chosen = append(chosen, labeled{c.ID, art.Paint(c.Card, width)})
				break
			}
		}
	}
	require.NotEmpty(t, chosen, "no card is called so")
	sheets(t, dir, width, chosen)
}

// words are pictures of the words of the vocabulary that contain the part.
func words(t *testing.T, part string, width int) (of []labeled) {
	t.Helper()
	for _, k := range art.Vocabulary() {
		for _, w := range k.Words {
			line := showing(k.Name, w)
			if line == "" || !strings.Contains(k.Name+"/"+w, part) {
				continue
			}
			b, err := art.Draft(art.Card{ID: "troll", House: card.Logos, Type: card.ActionType}, "x.txt", line, width)
			require.NoError(t, err)
			of = append(of, labeled{w, b})
		}
	}
	return of
}

// sheets writes pictures side by side into files of a folder, with their names.
func sheets(t *testing.T, dir string, width int, chosen []labeled) {
	t.Helper()
	require.NoError(t, os.MkdirAll(dir, 0o755))
	const line = 13
	across := max(2, 1600/width/2*2)
	high := art.Height(width) + line
	down := max(1, 1300/high)
	for n := 0; len(chosen) > 0; n++ {
		some := chosen[:min(len(chosen), across*down)]
		chosen = chosen[len(some):]
		sheet := image.NewRGBA(image.Rect(0, 0, across*(width+4), ((len(some)+across-1)/across)*(high+2)))
		draw.Draw(sheet, sheet.Rect, image.NewUniform(color.Black), image.Point{}, draw.Src)
		for i, c := range some {
			at := image.Pt(i%across*(width+4), i/across*(high+2))
			draw.Draw(sheet, image.Rectangle{at, at.Add(image.Pt(c.b.W, c.b.H))}, picture(c.b), image.Point{}, draw.Src)
			name := []rune(c.name)
			d := font.Drawer{Dst: sheet, Src: image.White, Face: basicfont.Face7x13, Dot: fixed.P(at.X, at.Y+high-3)}
			d.DrawString(string(name[:min(len(name), width/7)]))
		}
		f, err := os.Create(filepath.Join(dir, "sheet"+strconv.Itoa(n)+".png"))
		require.NoError(t, err)
		require.NoError(t, png.Encode(f, sheet))
		require.NoError(t, f.Close())
	}
}

func picture(b *paint.Bitmap) *image.RGBA {
	return &image.RGBA{Pix: b.Pix, Stride: 4 * b.W, Rect: image.Rect(0, 0, b.W, b.H)}
}
