package main_test

import (
	"image"
	"image/color"
	"image/gif"
	"os"

	"github.com/stretchr/testify/require"
	"golang.org/x/image/draw"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/raster"
	"github.com/keyraken/keyraken/ui/scene"
)

// The moving picture: its size, how many ticks lie between two frames, and how
// many colors it has.
const (
	filmWidth, filmHeight = 640, 360
	filmTicks             = 8
	filmColors            = 128
	filmStill             = 40 // a pixel that changes by less, in all three colors together, stays the same
)

// film is a moving picture being taken.
type film struct {
	h      *host
	frames []*image.RGBA
}

// roll takes frames for that many ticks, or until something is visible.
func (f *film) roll(ticks int, until func(*scene.Report) bool) {
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

// sequence takes a moving picture: a theft, a fight, the Keyraken's turn, a key.
func (h *host) sequence(g *games, file string) {
	h.start(g, &shot{game: prepared("sequence.json")}, small)
	f := &film{h: h}
	f.roll(30, nil)
	h.clickAt(h.named("Urchin"))
	h.click("action", int(keyforge.PlayCard))
	h.click("place", 4)
	h.rest()
	f.roll(150, nil)
	h.attack("Dodger", "Lashing Tentacle")
	f.roll(36, nil)
	h.clickAt(h.named("Lashing Tentacle"))
	h.rest()
	f.roll(150, nil)
	h.endTurn()
	for {
		f.roll(900, func(r *scene.Report) bool { return r.Asking })
		mine := h.now().TurnOf == 0
		h.act() // what it hunts, or which key is forged
		h.rest()
		if mine {
			break
		}
	}
	f.roll(150, nil)
	f.write(file)
}

func (f *film) write(file string) {
	// One palette for all frames: that of some of them, one below another.
	const shown = 6
	sheet := image.NewRGBA(image.Rect(0, 0, filmWidth, shown*filmHeight))
	for i := range shown {
		some := f.frames[i*(len(f.frames)-1)/(shown-1)]
		draw.Copy(sheet, image.Pt(0, i*filmHeight), some, some.Rect, draw.Src, nil)
	}
	colors := append(color.Palette{color.Transparent}, raster.Colors(sheet, filmColors-1)...)
	var g gif.GIF
	var last *image.RGBA
	for _, frame := range f.frames {
		g.Image = append(g.Image, reduced(frame, last, colors))
		g.Delay = append(g.Delay, filmTicks*100/60)
		g.Disposal = append(g.Disposal, gif.DisposalNone)
		last = frame
	}
	out, err := os.Create(file)
	require.NoError(f.h, err)
	defer out.Close()
	require.NoError(f.h, gif.EncodeAll(out, &g))
}

// reduced is a frame in few colors, transparent where it hardly differs from what
// was seen before, which it keeps in the frame.
func reduced(frame, seen *image.RGBA, colors color.Palette) *image.Paletted {
	p := image.NewPaletted(frame.Rect, colors)
	for i := range p.Pix {
		now := frame.Pix[4*i : 4*i+4]
		if seen != nil {
			was := seen.Pix[4*i : 4*i+4]
			if apart(now[0], was[0])+apart(now[1], was[1])+apart(now[2], was[2]) < filmStill {
				copy(now, was)
				continue
			}
		}
		p.Pix[i] = uint8(1 + colors[1:].Index(color.RGBA{now[0], now[1], now[2], 255}))
	}
	return p
}

func apart(a, b uint8) int { return int(max(a, b)) - int(min(a, b)) }

// fewColors is a picture with a palette of its own, which makes it a quarter of
// the size.
func fewColors(img *image.RGBA) *image.Paletted {
	p := image.NewPaletted(img.Rect, raster.Colors(img, 256))
	draw.Draw(p, img.Rect, img, image.Point{}, draw.Src)
	return p
}
