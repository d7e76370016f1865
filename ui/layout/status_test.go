package layout_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
)

// However small the window: what lies beside the game of a player opposite leaves room for the name and the houses.
func TestNameBesideProphecies(t *testing.T) {
	const prophecies = 4
	for _, size := range [][2]float64{{640, 360}, {844, 390}, {1280, 720}, {2560, 1080}} {
		for _, text := range []float64{0.8, 1, 1.5} {
			for _, shut := range []bool{false, true} {
				c := layout.Contents{Seats: 2, Facing: true, Text: text}
				c.Sides[1] = layout.SideContents{Line: 3, Hand: 6, Shut: shut, Beside: prophecies}
				var p layout.TablePlaces
				p.Arrange(size[0], size[1], &c)
				what, u := fmt.Sprint(size, text, shut), p.Unit
				s := &p.Sides[1]
				row := s.NameRow(u)
				assert.True(t, row.Within(s.Status), what)
				right := row.Right()
				for i := range prophecies {
					cell, at := s.Beside(u, i)
					assert.InDelta(t, right, cell.Right(), 0.1, what)
					assert.True(t, at.Within(cell) && cell.Within(s.Status), what)
					right = cell.X
				}
				assert.Greater(t, right-row.X, 70*u, "the name: %s", what)
				if !s.Tall() && s.Status.H < 90*u {
					assert.Greater(t, s.Status.Right()-row.Right(), 78*u, "the houses: %s", what)
				}
			}
		}
	}
}
