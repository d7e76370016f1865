// Package stagetest checks that a stage is drawn as before.
package stagetest

import (
	"fmt"
	"testing"

	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/stage"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Looks checks that the stages look as before: behind the title, the menus and the tables, and at the end of a
// game, moving and calm, and when only what is needed is drawn.
func Looks(t *testing.T, begin func() stage.Stage, tables map[string]*playback.Player) {
	t.Helper()
	var names []string
	sums := map[string]uint64{}
	show := func(name string, seconds float64, draw func(s stage.Stage, v *stage.View, at float64)) {
		for _, v := range []stage.View{{}, {ReducedMotion: true}, {Plain: true}} {
			s, l := begin(), &paint.List{}
			for frame := range 12 {
				l.Reset()
				v.List, v.W, v.H, v.Unit, v.Mouse, v.Seconds = l, 1600, 900, 1.25, layout.Point{X: 300, Y: 500}, seconds
				draw(s, &v, seconds*float64(frame))
			}
			name := fmt.Sprintf("%s, calm %v, plain %v", name, v.ReducedMotion, v.Plain)
			names, sums[name] = append(names, name), painttest.Sum(l)
		}
	}
	show("title", 0.1, func(s stage.Stage, v *stage.View, _ float64) { s.Title(v) })
	show("menu", 0.1, func(s stage.Stage, v *stage.View, _ float64) { s.Menu(v) })
	for name, m := range tables {
		show("table "+name, 0.1, func(s stage.Stage, v *stage.View, _ float64) { s.Table(v, m) })
		for _, won := range []bool{true, false} {
			for _, pace := range []float64{0.09, 0.2, 0.35, 0.55, 0.9} {
				show(fmt.Sprintf("end of %s, won %v, after %v", name, won, 11*pace), pace, func(s stage.Stage, v *stage.View, at float64) {
					s.Ending(v, layout.Rect{X: 200, Y: 20, W: 700, H: 500}, m, won, at)
				})
			}
		}
	}
	painttest.Compare(t, names, func(name string) uint64 { return sums[name] })
}
