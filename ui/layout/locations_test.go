package layout_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/ui/layout"
)

// The locations of a monster stand in one row, in their order, all alike and apart from all
// else, in windows of all sizes; its eye is above the one at which it is, and what else it has
// lies beside them.
func TestLocationsStandInARow(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {720, 1280}, {2560, 1080}} {
		for _, log := range []bool{false, true} {
			for _, line := range []int{0, 1, 5, 9} {
				for perch := range 5 {
					name := fmt.Sprint(size, log, line, perch)
					c := layout.Contents{Seats: 1, Log: log}
					c.Sides[layout.Monster] = layout.SideContents{Line: line, Artifacts: 7, Locations: 5, Perch: perch}
					var p layout.TablePlaces
					p.Arrange(size[0], size[1], &c)
					s := &p.Sides[layout.Monster]
					apart := []layout.Rect{p.Vitals, p.Gauges, p.Boss}
					apart = append(apart, s.Piles[:]...)
					apart = append(apart, s.Line.Card[:line]...)
					apart = append(apart, s.Artifacts.Card[:7]...)
					for i, r := range apart {
						assert.False(t, r.Empty(), "%s: %d", name, i)
						assert.True(t, s.Zone.Has(layout.Point{X: r.X, Y: r.Y}) &&
							s.Zone.Has(layout.Point{X: r.Right() - 1, Y: r.Bottom() - 1}), "%s: %d", name, i)
						for k := range i {
							cross := r.Cross(apart[k])
							assert.False(t, cross.W > 0.01 && cross.H > 0.01, "%s: %d over %d", name, i, k)
						}
					}
					row := s.Artifacts.Card[:5]
					for i := 1; i < 5; i++ {
						assert.Greater(t, row[i].X, row[i-1].Right(), name)
						assert.InDelta(t, row[0].Y, row[i].Y, 1e-9, name)
						assert.InDelta(t, row[0].W, row[i].W, 1e-9, name)
					}
					assert.InDelta(t, p.Main.Center().X, row[2].Center().X, 1, name)
					assert.Less(t, p.Eye.Bottom(), row[perch].Y, name)
					assert.InDelta(t, row[perch].Center().X, p.Eye.Center().X, row[1].X-row[0].X, name)
				}
			}
		}
	}
}
