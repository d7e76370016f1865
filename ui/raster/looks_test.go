package raster_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/raster"
)

// Everything that a list can hold is drawn as before: turned, faded, cut by clips and by the edges, between pixels.
func TestPicturesLookAsBefore(t *testing.T) {
	bitmap := &paint.Bitmap{W: 24, H: 16, Pix: make([]byte, 4*24*16)}
	for i := range bitmap.Pix {
		bitmap.Pix[i] = byte(37 * i)
		if i%4 == 3 {
			bitmap.Pix[i] = 255
		}
	}
	r := layout.Rect{X: 41.3, Y: 30.7, W: 90.4, H: 61.2}
	things := map[string]func(l *paint.List){
		"fill":    func(l *paint.List) { l.Fill(r, 0, red) },
		"rounded": func(l *paint.List) { l.Fill(r, 12.5, red.Alpha(0.6)) },
		"fade":    func(l *paint.List) { l.Fade(r, 30, red, blue.Alpha(0.3)) },
		"line":    func(l *paint.List) { l.Line(r, 9, 3.3, blue) },
		"soft":    func(l *paint.List) { l.Soft(r, 14, 20, red) },
		"scooped": func(l *paint.List) { l.Corners(paint.Scoop); l.Fill(r, 14, red); l.Line(r.Inset(4), 9, 2, blue) },
		"mark":    func(l *paint.List) { l.Mark(r, paint.Skull, blue); l.Mark(r.Shift(9, 5), paint.Drop, red.Alpha(0.5)) },
		"words":   func(l *paint.List) { l.Text(r, paint.Center, paint.Display, 21.4, red, "Keyraken, Æ") },
		"paragraph": func(l *paint.List) {
			l.Paragraph(r, paint.Right, paint.Italic, 13, blue, "a text in more than a line or two")
		},
		"picture": func(l *paint.List) { l.Picture(r, 12, bitmap, white) },
		"tinted":  func(l *paint.List) { l.Picture(r, 0, bitmap, white.Mix(blue, 0.5).Alpha(0.7)) },
		"unseen": func(l *paint.List) {
			l.Fill(r, 0, red.Alpha(0))
			l.Mark(r, paint.Skull, red.Alpha(0))
			l.Line(r, 0, 0, red)
		},
	}
	ways := map[string]func(l *paint.List, thing func(*paint.List)){
		"":         func(l *paint.List, thing func(*paint.List)) { thing(l) },
		", turned": func(l *paint.List, thing func(*paint.List)) { l.Turn(r.Center(), 0.7, 0.8); thing(l) },
		", clipped": func(l *paint.List, thing func(*paint.List)) {
			l.Clip(layout.Rect{X: 60.5, Y: 40.5, W: 40, H: 33})
			thing(l)
		},
		", upset": func(l *paint.List, thing func(*paint.List)) { l.Turn(layout.Point{X: 150, Y: 90}, 2.1, 1); thing(l) },
		", on another": func(l *paint.List, thing func(*paint.List)) {
			l.Fill(layout.Rect{W: 99, H: 99}, 0, blue)
			thing(l)
			thing(l)
		},
	}
	sums := map[string]uint64{}
	for name, thing := range things {
		for way, in := range ways {
			l := &paint.List{}
			l.Reset()
			in(l, thing)
			sums[name+way] = painttest.SumOf(raster.Draw(l, 160, 100).Pix)
			sums[fmt.Sprint(name, way, ", cut off")] = painttest.SumOf(raster.Draw(l, 97, 61).Pix)
		}
	}
	painttest.Compare(t, slices.Sorted(maps.Keys(sums)), func(name string) uint64 { return sums[name] })
}
