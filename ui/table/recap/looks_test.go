package recap_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/recap"
	"github.com/keyraken/keyraken/ui/table/tabletest"
)

// The deeds of the monster and the course of games are told as before.
func TestRecapsAreAsBefore(t *testing.T) {
	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
		g := s.Game()
		var b board.Board
		v := g.View(0)
		b.Load(g, &v)
		var all []recap.Outcome
		return func(events []keyforge.Event) {
			for i := range events {
				b.Follow(&events[i])
				m := recap.Moment{At: s.At(), Event: i}
				all = recap.Outcomes(all, &b, &events[i], m, i)
				from, to := m.Scene(events)
				fmt.Fprintln(w, from, to)
			}
			last := recap.LastTurn(all)
			fmt.Fprintln(w, last, recap.Sum(nil, all[last:]))
			for i := range all[last:] {
				fmt.Fprintln(w, all[last+i].Number())
			}
			if s.At()%100 == 0 || g.Over() {
				course, err := recap.Of(s)
				assert.NoError(t, err)
				fmt.Fprintf(w, "%+v\n", *course)
			}
		}
	})
}
