package places_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint/painttest"
	"github.com/keyraken/keyraken/ui/shards/board"
	"github.com/keyraken/keyraken/ui/shards/places"
)

// rects writes rectangles in quarters of a pixel; the offset keeps round numbers away from the limits.
func rects(w *strings.Builder, all ...layout.Rect) {
	for _, r := range all {
		for _, x := range [...]float64{r.X, r.Y, r.W, r.H} {
			fmt.Fprint(w, int(math.Floor(4*x+0.3217)), " ")
		}
	}
}

// gaps is a table with empty places in the row and with hidden slots in no pile.
func gaps(seats int) *board.Board {
	b := crowd(seats, 3, 4)
	b.Row[2], b.Sides[0].Relics, b.Sides[1].InPlay = 0, []shards.Slot{120, 121}, nil
	return b
}

// Tables of every kind are laid out as before.
func TestTablesLookAsBefore(t *testing.T) {
	var names []string
	sums := map[string]uint64{}
	arrange := func(what string, o places.Options, b *board.Board) {
		var p places.Table
		p.Arrange(o, b)
		var all strings.Builder
		rects(&all, p.Window, p.Main, p.Bar, p.Log, p.Row, p.Centre, p.Banished, p.Engine, p.Prompt, p.Tray)
		for i := range p.Sides {
			s := &p.Sides[i]
			rects(&all, s.Panel, s.Portrait, s.Name, s.Health, s.Mastery, s.Clock, s.Crystals, s.Power, s.Hand, s.Deck, s.Discard, s.Relics,
				s.Play, s.Forecast)
		}
		for c := range p.Card {
			fmt.Fprint(&all, p.Shown[c], " ")
			rects(&all, p.Card[c], p.Open[c])
		}
		names, sums[what] = append(names, what), painttest.SumOf([]byte(all.String()))
	}
	for _, size := range sizes {
		o := places.Options{W: size[0], H: size[1], Unit: layout.Unit(size[0], size[1], 1), Nemesis: shards.NoSeat}
		for seats := 2; seats <= shards.MaxSeats; seats++ {
			for cards := range 10 {
				arrange(fmt.Sprint(size, " of ", seats, " with ", cards), o, crowd(seats, cards, cards))
			}
			against := o
			against.Log, against.Own, against.Nemesis = true, 1, shards.Seat(seats-1)
			if seats == 2 {
				against.Own = 0
			}
			arrange(fmt.Sprint(size, " of ", seats, " against Nemesis"), against, gaps(seats))
		}
	}
	painttest.Compare(t, names, func(name string) uint64 { return sums[name] })
}
