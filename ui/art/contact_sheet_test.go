package art_test

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
	"github.com/keyraken/keyraken/game/cards"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/paint"
)

// all is every card that can be played, and those of the Keyraken.
func all() []*card.Card {
	of := cards.All()
	for _, p := range keyraken.Printings {
		of = append(of, p.Card)
	}
	return of
}

// pool is every card of the facts that cannot be played yet, without what it does.
func pool(t *testing.T) []*card.Card {
	known := map[string]bool{"the-tide": true}
	for _, c := range all() {
		known[c.ID] = true
	}
	var of []*card.Card
	for _, f := range cards.Facts() {
		if known[f.ID] {
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

// Writes contact sheets of pictures for a person to look at into the folder named by
// KEYRAKEN_ART; KEYRAKEN_ART_ONLY are parts of "house/type/id" to look at fewer,
// KEYRAKEN_ART_WIDTH the width of a picture.
func TestContactSheets(t *testing.T) {
	dir := os.Getenv("KEYRAKEN_ART")
	if dir == "" {
		t.Skip("KEYRAKEN_ART names no folder")
	}
	require.NoError(t, os.MkdirAll(dir, 0o755))
	width := 192
	if n, err := strconv.Atoi(os.Getenv("KEYRAKEN_ART_WIDTH")); err == nil {
		width = n
	}
	only := strings.Split(os.Getenv("KEYRAKEN_ART_ONLY"), ",")
	var chosen []*card.Card
	for _, c := range append(all(), pool(t)...) {
		for _, o := range only {
			if strings.Contains(c.House.String()+"/"+c.Type.String()+"/"+c.ID, o) {
				chosen = append(chosen, c)
				break
			}
		}
	}
	across := max(1, 1600/width)
	down := max(1, 1250/art.Height(width))
	for n := 0; len(chosen) > 0; n++ {
		some := chosen[:min(len(chosen), across*down)]
		chosen = chosen[len(some):]
		sheet := image.NewRGBA(image.Rect(0, 0, across*(width+4), ((len(some)+across-1)/across)*(art.Height(width)+4)))
		draw.Draw(sheet, sheet.Rect, image.NewUniform(color.Black), image.Point{}, draw.Src)
		for i, c := range some {
			b := art.Paint(art.Of(c), width)
			at := image.Pt(i%across*(width+4), i/across*(art.Height(width)+4))
			draw.Draw(sheet, image.Rectangle{at, at.Add(image.Pt(b.W, b.H))}, picture(b), image.Point{}, draw.Src)
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
