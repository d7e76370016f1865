package board_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/tabletest"
)

// What a board shows after each event is as before, to the first player throughout.
func TestBoardsAreAsBefore(t *testing.T) {
	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
		g := s.Game()
		var b board.Board
		return func(events []keyforge.Event) {
			for i := range events {
				b.Follow(&events[i])
				write(w, &b, events[i].Card)
			}
			v := g.View(0)
			b.Load(g, &v)
			for c := range keyforge.Slot(g.CardCount()) + 1 {
				if s.At()%8 == 0 {
					write(w, &b, c)
				}
			}
			for side := range b.Piles {
				fmt.Fprintln(w, b.Unseen(b.Piles[side][card.Discard], keyforge.Side(side)), b.List(nil, keyforge.Side(side)))
			}
			b.Reveal(1)
			write(w, &b, 1)
		}
	})
}

func write(w io.Writer, b *board.Board, c keyforge.Slot) {
	fmt.Fprintln(w, b.Piles, b.Pool, b.Chains, b.Cost, b.Keys, b.Houses, b.Boss, b.Over, b.Winners, b.Played, b.High, b.HighFor,
		b.Gauges, b.Turn, b.Active, b.TurnOf, b.Step, b.House)
	own, copied := b.Named(c)
	side, zone := b.Side(c)
	fmt.Fprintln(w, b.Faces[c], b.Title(c), own, copied, side, zone)
}
