package table

import (
	"fmt"
	"io"
	"testing"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/table/tabletest"
)

// A table on which the same is played knows the same as before, also after it was undone and done again.
func TestTablesAreAsBefore(t *testing.T) {
	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
		g := s.Game()
		var a adventure.Adventure
		if g.Mode().Rules().Adventure {
			a = keyraken.Adventure
		}
		people := [keyforge.MaxSides]bool{true, g.Seats() < 3, true}
		names := english([keyforge.MaxSides]string{"A", "B", "C", "D"})
		m := New(save.Unsaved(g.CopyInto(nil)), a, people, [keyforge.MaxSides]bot.Bot{}, names)
		rest := func() {
			m.Update(0.3, 1280, 720)
			m.Skip()
			for range 8 {
				m.Update(0.3, 1280, 720)
			}
			if m.Curtain() > 0 {
				m.DrawCurtain()
				m.LiftCurtain()
			}
			m.Update(0.3, 1280, 720)
		}
		rest()
		return func([]keyforge.Event) {
			if n := s.At(); n > 0 {
				m.Do(s.Inputs()[n-1].Command)
				rest()
			}
			writeTable(w, m)
			if s.At()%9 == 0 && m.MayUndo() {
				m.Undo()
				rest()
				writeTable(w, m)
				m.Redo()
				rest()
			}
			if s.At()%25 == 0 && m.MayUndo() {
				m.UndoTurn()
				rest()
				writeTable(w, m)
				for m.MayRedo() {
					m.Redo()
					rest()
				}
			}
		}
	})
}

func writeTable(w io.Writer, m *Model) {
	fmt.Fprintln(w, m.Asking(), m.Over(), m.Curtain(), m.Decider(), m.Sits(), m.Question().Kind, m.MayUndo(), m.MayRedo(), m.MayConcede(),
		m.MayCancel(), m.Large(), m.ToOpen(), len(m.Chapters()), m.Legal(), m.Fault(), m.Seats(), m.ThinkingFor(), m.Forecast.Known, m.Tally)
	for side := range keyforge.MaxSides {
		fmt.Fprintln(w, m.Won(keyforge.Side(side)), m.Mine(keyforge.Side(side)), m.HandHidden(keyforge.Side(side)))
		fmt.Fprintln(w, m.Board.Piles[side][card.Hand])
	}
	for c := range keyforge.Slot(m.game.CardCount()) + 1 {
		fmt.Fprint(w, m.Lit(c), m.Holds(c))
		if m.Asking() && c > 0 {
			fmt.Fprint(w, m.Drag(c))
		}
	}
	for _, c := range m.Legal() {
		if o := m.Outcome(c); o != nil {
			fmt.Fprintln(w, o.Harms, o.Unsure, len(m.DescribeOutcome(o)))
		}
	}
}
