package play_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
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
			a, b := scenetest.New(t, settings), scenetest.New(t, settings)
			for _, m := range [...]*scenetest.Mouse{a, b} {
				require.NoError(t, play.Position(m.Stack, [...]string{"crowd", "table", "orders", "table"}[seed]))
				m.Frames(2)
			}
			random := rand.New(rand.NewPCG(seed, 7))
			for range 14 {
				rest(a)
				rest(b)
				if a.Table().Over() {
					return
				}
				legal := a.Table().Legal()
				require.NotEmpty(t, legal)
				c := scenetest.AnyOf(random, legal)
				a.Table().Answer(c)
				b.Table().Answer(c)
				alike(a, b)
				if t.Failed() {
					return
				}
			}
		})
	}
}

// rest lets time pass until a person is asked, and closes what was opened.
func rest(m *scenetest.Mouse) {
	m.Settle()
	m.Frames(2)
	for m.Stack.Top().Name() == "pile" || m.Stack.Top().Name() == "end" {
		m.Stack.Pop()
		m.Frame()
	}
}

// alike runs both windows until everything has been shown, the other one with a game
// that is not the one it shows.
func alike(m *scenetest.Mouse, other *scenetest.Mouse) {
	m.T.Helper()
	real := other.Table().Story.Game()
	spots := m.Stack.Spots()
	for i := range 4000 {
		if n := len(spots); n > 0 { // the mouse wanders
			m.In.Mouse = spots[i/7%n].Rect.Center()
			other.In.Mouse = m.In.Mouse
		}
		m.Frame()
		if i > 0 && !m.Table().Showing() {
			other.Frame()
			return
		}
		var kept keyforge.State
		if i > 0 {
			kept = real.Snapshot()
			poison := poisoned(kept)
			real.Load(&poison)
		}
		other.Frame()
		its, told, heard := scenetest.PictureOf(other), other.Stack.Report(), other.Stack.TakeCues(nil)
		if i > 0 {
			real.Load(&kept)
		}
		mine := scenetest.PictureOf(m)
		if !assert.ObjectsAreEqual(mine, its) {
			require.Equal(m.T, len(mine), len(its), "frame %d", i)
			for k := range mine {
				require.Equal(m.T, mine[k], its[k], "frame %d, operation %d", i, k)
			}
		}
		require.Equal(m.T, m.Stack.Report(), told, "frame %d", i)
		require.Equal(m.T, m.Stack.TakeCues(nil), heard, "frame %d", i)
	}
	require.Fail(m.T, "the events are never all shown")
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
