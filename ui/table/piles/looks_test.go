package piles_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/piles"
	"github.com/keyraken/keyraken/ui/table/tabletest"
)

// Piles are sorted as before.
func TestPilesAreAsBefore(t *testing.T) {
	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
		g := s.Game()
		var b board.Board
		return func([]keyforge.Event) {
			v := g.View(g.Question().Side)
			b.Load(g, &v)
			for side := range b.Piles {
				for z := range card.ZoneCount {
					fmt.Fprintln(w, piles.Sorted(&b, b.Piles[side][z], b.Title))
				}
			}
		}
	})
}
