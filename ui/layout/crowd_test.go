package layout_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
)

// tables are kinds of tables, without cards.
func tables() map[string]layout.Contents {
	all := map[string]layout.Contents{"facing": {Seats: 2, Facing: true}, "shut": {Seats: 2, Facing: true}}
	for seats := 1; seats <= layout.MaxSeats; seats++ {
		all[fmt.Sprint(seats)] = layout.Contents{Seats: seats, Log: seats == 2}
	}
	shut := all["shut"]
	shut.Sides[1].Shut = true
	all["shut"] = shut
	return all
}

// However many cards of a game lie in a line, a row of artifacts or a hand, and whatever the size of
// the window: each has a place in its row, none covers another but in a fan, and none is a mere dot.
func TestEveryNumberOfCardsFits(t *testing.T) {
	for _, size := range [][2]float64{{844, 390}, {640, 360}, {1280, 720}, {2560, 1080}} {
		for name, c := range tables() {
			for n := range keyforge.MaxPile + 1 {
				for pile := range 3 {
					for i := range c.Sides {
						few := [3]int{5, 2, 6}
						few[pile] = n
						s := &c.Sides[i]
						s.Line, s.Artifacts, s.Hand, s.Beside = few[0], few[1], few[2], n%2
					}
					var p layout.TablePlaces
					p.Arrange(size[0], size[1], &c)
					if !assert.Empty(t, misplaced(&p), "%v, %s, pile %d of %d", size, name, pile, n) {
						return
					}
				}
			}
		}
	}
}

// misplaced says which cards lie where no card may lie.
func misplaced(p *layout.TablePlaces) string {
	for side := range p.Sides {
		s := &p.Sides[side]
		var before []layout.Rect // the cards of the rows before
		for of, row := range [...]*layout.Row{&s.Line, &s.Artifacts, &s.Hand} {
			fan := of == 2 && fanned(row)
			for i := range row.N {
				c := bounds(s, row, i)
				if !c.Within(p.Window) || !c.Within(row.Area.Inset(-2*p.Unit)) || c.W < 3*p.Unit || c.H < 4*p.Unit {
					return fmt.Sprintf("side %d, row %d, card %d: %v", side, of, i, c)
				}
				for j, b := range before {
					if c.Overlaps(b) {
						return fmt.Sprintf("side %d, row %d: card %d %v covers %d %v", side, of, i, c, j, b)
					}
				}
				if !fan {
					before = append(before, c)
				} else if i > 0 && row.Card[i].X <= row.Card[i-1].X && row.Card[i].Y <= row.Card[i-1].Y {
					return fmt.Sprintf("side %d, row %d: card %d hides the one before", side, of, i)
				}
			}
		}
	}
	return ""
}
