package raster

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/gif"

	"github.com/keyraken/keyraken/ui/paint"
)

// Film is lists that are shown one after another.
type Film struct {
	W, H   int
	Frames []*paint.List
	Delay  int // between them, in hundredths of a second
	Last   int // how long the last one stays
}

// The measures of an animation.
const (
	colors = 255 // besides the transparent one
	sample = 5   // how many frames its colors are taken from
	still  = 12  // how much a pixel may change without being drawn anew
)

// GIF draws the film, and tells how many frames are done. It ends early only with the context's error.
func (f *Film) GIF(ctx context.Context, progress func(done int)) ([]byte, error) {
	s := newScreen(f.W, f.H)
	sheet := image.NewRGBA(image.Rect(0, 0, f.W, f.H*sample))
	for i := range sample {
		copy(sheet.Pix[i*4*f.W*f.H:], s.draw(f.Frames[i*(len(f.Frames)-1)/(sample-1)]).Pix)
	}
	p := palette{all: append(color.Palette{color.Transparent}, Colors(sheet, colors)...)}
	var g gif.GIF
	seen := image.NewRGBA(image.Rect(0, 0, f.W, f.H))
	for i, list := range f.Frames {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		g.Image = append(g.Image, p.reduced(s.draw(list), seen, i > 0))
		g.Delay, g.Disposal = append(g.Delay, f.Delay), append(g.Disposal, gif.DisposalNone)
		progress(i + 1)
	}
	g.Delay[len(g.Delay)-1] = f.Last
	var b bytes.Buffer
	err := gif.EncodeAll(&b, &g)
	return b.Bytes(), err
}

// palette is the colors of an animation, the first of which is transparent.
type palette struct {
	all  color.Palette
	near [1 << 15]uint8 // the index of the color that is nearest to one of five bits each; 0: not known yet
}

// index is that of the color which is nearest.
func (p *palette) index(pix []byte) uint8 {
	n := &p.near[int(pix[0]>>3)<<10|int(pix[1]>>3)<<5|int(pix[2]>>3)]
	if *n == 0 {
		*n = uint8(1 + p.all[1:].Index(color.RGBA{pix[0]&^7 + 4, pix[1]&^7 + 4, pix[2]&^7 + 4, 255}))
	}
	return *n
}

// reduced is the part of a frame that differs from what was seen before, which then shows it too.
func (p *palette) reduced(frame, seen *image.RGBA, before bool) *image.Paletted {
	img := image.NewPaletted(frame.Rect, p.all)
	changed := image.Rectangle{}
	for i := range img.Pix {
		now, was := frame.Pix[4*i:4*i+4], seen.Pix[4*i:4*i+4]
		if before && apart(now[0], was[0])+apart(now[1], was[1])+apart(now[2], was[2]) < still {
			continue
		}
		copy(was, now)
		img.Pix[i] = p.index(now)
		at := image.Pt(i%img.Stride, i/img.Stride)
		changed = changed.Union(image.Rectangle{Min: at, Max: at.Add(image.Pt(1, 1))})
	}
	if changed.Empty() {
		changed.Max = image.Pt(1, 1)
	}
	return img.SubImage(changed).(*image.Paletted)
}

func apart(a, b uint8) int { return int(max(a, b)) - int(min(a, b)) }
