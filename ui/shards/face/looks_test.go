package face_test

import (
	"fmt"
	"testing"

	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
)

// Cards of every size, in every state, look as before.
func TestCardsLookAsBefore(t *testing.T) {
	var names []string
	sums := map[string]uint64{}
	draw := func(name string, do func(f *cardview.Canvas)) {
		f := frame()
		do(f)
		names, sums[name] = append(names, name), painttest.Sum(f.List)
	}
	at := func(w float64) layout.Rect { return layout.Rect{X: 40, Y: 50, W: w, H: w * layout.Ratio} }
	for _, l := range languages {
		w := face.NewWords(l)
		for _, c := range cards.Cards() {
			draw(fmt.Sprintf("%s in %s", c.ID, l.Code), func(f *cardview.Canvas) {
				for _, wide := range []float64{30, 46, 91, 92, 130, 210} {
					face.Draw(f, w, c, at(wide), face.Look{Price: int32(c.Cost)})
				}
				r := at(300)
				r.H = face.LargeHeight(f, w, c, r.W)
				face.Large(f, w, c, r, face.Look{Price: int32(c.Cost) - 1, Defence: 3, Lit: true, Used: true})
			})
		}
	}
	w := face.NewWords(languages[0])
	axia := of("axia")
	for _, l := range []face.Look{{Lit: true}, {Lit: true, Hover: true}, {Hover: true}, {Chosen: true}, {Chosen: true, Lit: true}, {Dim: true},
		{Used: true}, {Price: -1}, {Price: 2, Defence: 9}} {
		draw(fmt.Sprintf("%+v", l), func(f *cardview.Canvas) {
			face.Draw(f, w, axia, at(60), l)
			face.Draw(f, w, axia, at(150), l)
		})
	}
	draw("back", func(f *cardview.Canvas) {
		face.Back(f, at(60), theme.Seats[0])
		face.Back(f, at(40), face.Color(card.Wraethe))
	})
	painttest.Compare(t, names, func(name string) uint64 { return sums[name] })
}
