package main_test

import (
	"image"
	"image/color"
	"image/gif"
	"os"

	"github.com/soniakeys/quant/median"
	"github.com/stretchr/testify/require"
	"golang.org/x/image/draw"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/screen"
)

// The moving picture: its size, how many ticks lie between two frames, and how
// many colors it has.
const (
	filmWidth, filmHeight = 640, 360
	filmTicks             = 6
	filmColors            = 128
)

// film is a moving picture while it is taken.
type film struct {
	h      *host
	frames []*image.RGBA
}

// roll takes frames for so many ticks, or until something is seen.
func (f *film) roll(ticks int, until func(*screen.Report) bool) {
	for t := 0; t < ticks; t += filmTicks {
		f.h.guest.AdvanceTicks(filmTicks)
		big := f.h.frame()
		frame := image.NewRGBA(image.Rect(0, 0, filmWidth, filmHeight))
		draw.CatmullRom.Scale(frame, frame.Rect, big, big.Rect, draw.Src, nil)
		f.frames = append(f.frames, frame)
		if until != nil && until(f.h.now()) {
			return
		}
	}
}

// sequence takes a moving picture of a theft, a fight, the Keyraken's turn and a
// key.
func (h *host) sequence(g *games, file string) {
	h.start(g, &shot{game: prepared("sequence.json")}, small)
	f := &film{h: h}
	f.roll(30, nil)
	h.clickAt(h.named("Urchin"))
	h.click("deed", int(game.PlayCard))
	f.roll(150, nil)
	h.attack("Dodger", "Lashing Tentacle")
	f.roll(36, nil)
	h.clickAt(h.named("Lashing Tentacle"))
	f.roll(150, nil)
	h.endTurn()
	f.roll(1200, func(r *screen.Report) bool { return r.Asking })
	f.roll(30, nil)
	f.write(file)
}

func (f *film) write(file string) {
	// One palette for all: that of some frames, one below the other.
	const shown = 6
	sheet := image.NewRGBA(image.Rect(0, 0, filmWidth, shown*filmHeight))
	for i := range shown {
		some := f.frames[i*(len(f.frames)-1)/(shown-1)]
		draw.Copy(sheet, image.Pt(0, i*filmHeight), some, some.Rect, draw.Src, nil)
	}
	colors := median.Quantizer(filmColors).Quantize(make(color.Palette, 0, filmColors), sheet)
	var g gif.GIF
	for _, frame := range f.frames {
		img := image.NewPaletted(frame.Rect, colors)
		draw.Draw(img, frame.Rect, frame, image.Point{}, draw.Src)
		g.Image = append(g.Image, img)
		g.Delay = append(g.Delay, filmTicks*100/60)
	}
	out, err := os.Create(file)
	require.NoError(f.h, err)
	defer out.Close()
	require.NoError(f.h, gif.EncodeAll(out, &g))
}

// fewColors is a picture with a palette of its own, which makes it a third as
// large.
func fewColors(img *image.RGBA) *image.Paletted {
	p := image.NewPaletted(img.Rect, median.Quantizer(256).Quantize(make(color.Palette, 0, 256), img))
	draw.FloydSteinberg.Draw(p, img.Rect, img, image.Point{})
	return p
}
