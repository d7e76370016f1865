package scene_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/session"
)

// While something is shown the game is already ahead, and no part of the window may look
// at it. Two windows show the same game; one of them holds a different game until
// everything has been shown. The windows look the same.
func TestNothingLooksAhead(t *testing.T) {
	for seed := range uint64(4) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			settings := session.DefaultSettings
			settings.Speed, settings.FoldLog = 3, seed%2 == 0
			a, b := newMouse(t, settings), newMouse(t, settings)
			for _, m := range [...]*mouse{a, b} {
				require.NoError(t, play.Position(m.s, [...]string{"crowd", "table", "orders", "table"}[seed]))
				m.frames(2)
			}
			random := rand.New(rand.NewPCG(seed, 7))
			for range 14 {
				a.rest()
				b.rest()
				if a.table().Over() {
					return
				}
				legal := a.table().Legal()
				require.NotEmpty(t, legal)
				c := pick(random, legal)
				a.table().Answer(c)
				b.table().Answer(c)
				a.alike(b)
				if t.Failed() {
					return
				}
			}
		})
	}
}

// rest lets time pass until a person is asked, and closes what was opened.
func (m *mouse) rest() {
	m.settle()
	m.frames(2)
	for m.s.Top().Name() == "pile" || m.s.Top().Name() == "end" {
		m.s.Pop()
		m.frame()
	}
}

// alike runs both windows until everything has been shown, the other one with a game
// that is not the one it shows.
func (m *mouse) alike(other *mouse) {
	m.t.Helper()
	real := other.table().Story.Game()
	spots := m.s.Spots()
	for i := range 4000 {
		if n := len(spots); n > 0 { // the mouse wanders
			m.in.Mouse = spots[i/7%n].Rect.Center()
			other.in.Mouse = m.in.Mouse
		}
		m.frame()
		if i > 0 && !m.table().Showing() {
			other.frame()
			return
		}
		var kept keyforge.State
		if i > 0 {
			kept = real.Snapshot()
			poison := poisoned(kept)
			real.Load(&poison)
		}
		other.frame()
		its, told, heard := pictureOf(other), other.s.Report(), other.s.TakeCues(nil)
		if i > 0 {
			real.Load(&kept)
		}
		mine := pictureOf(m)
		if !assert.ObjectsAreEqual(mine, its) {
			require.Equal(m.t, len(mine), len(its), "frame %d", i)
			for k := range mine {
				require.Equal(m.t, mine[k], its[k], "frame %d, operation %d", i, k)
			}
		}
		require.Equal(m.t, m.s.Report(), told, "frame %d", i)
		require.Equal(m.t, m.s.TakeCues(nil), heard, "frame %d", i)
	}
	require.Fail(m.t, "the events are never all shown")
}

// poisoned is another state of the game, in which everything is different.
func poisoned(s keyforge.State) keyforge.State {
	s.TurnOf, s.Active, s.Step, s.Q = keyforge.Monster, 0, keyforge.DrawStep, keyforge.Question{Kind: keyforge.AskNumber, Lo: 3, Hi: 9}
	for c := range s.Cards {
		s.Cards[c].Damage, s.Cards[c].Amber, s.Cards[c].Marks = 7, 7, keyforge.Stunned|keyforge.Exhausted
		s.Cards[c].Zone, s.Cards[c].Def, s.Cards[c].Text = card.Battleline, s.Cards[1].Def, s.Cards[2].Def
	}
	for i := range s.Players {
		s.Players[i].Pool, s.Players[i].Chains = 99, 9
	}
	return s
}
