package play_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/couch"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table/playback"
)

// Two people begin a standard game and change places behind the curtain: with the mouse,
// with keys, and with a gamepad.
func TestDuelByMouse(t *testing.T)   { duelTurn(t, func(*scenetest.Mouse) {}) }
func TestDuelByKeys(t *testing.T)    { duelTurn(t, func(m *scenetest.Mouse) { m.Keys = true }) }
func TestDuelByGamepad(t *testing.T) { duelTurn(t, (*scenetest.Mouse).ByGamepad) }

func duelTurn(t *testing.T, by func(*scenetest.Mouse)) {
	m := scenetest.New(t, session.DefaultSettings)
	by(m)
	m.Click("new-adventure", 0)
	m.Frame()
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	m.Click("game-kind", 1)
	m.Click("who-1", 0)
	m.Click("begin", 0)
	at := func(screen string) {
		t.Helper()
		m.Until(func() bool { return m.Stack.Top().Name() == screen })
	}
	sits := func() {
		at("curtain")
		m.Click("lift-curtain", 0)
		at("table")
	}
	changes := func() {
		m.Until(func() bool { return m.Table().Curtain() == couch.Passing })
		m.Click("draw-curtain", 0)
		sits()
	}
	asked := func(k keyforge.QuestionKind) {
		t.Helper()
		m.Settle()
		require.Equal(t, k, m.Table().Question().Kind)
	}
	sits()
	asked(keyforge.AskYesNo)
	m.Click("no", 0) // keep the hand
	changes()
	asked(keyforge.AskYesNo)
	m.Click("no", 0)
	changes()
	asked(keyforge.AskHouse)
	m.Do(m.Table().Legal()[0])
	asked(keyforge.AskMain)
	first := m.Table().Board.TurnOf
	m.Click("end-turn", 0)
	if m.Frame(); m.Stack.Top().Name() == "confirm" {
		m.Click("confirm", 0)
	}
	changes()
	asked(keyforge.AskHouse)
	assert.NotEqual(t, first, m.Table().Board.TurnOf)
}

// Behind the curtain the next player reads what the other player did last, and
// nothing hidden from either.
func TestDigestOnTheCurtain(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Settings.FoldLog = true // it would tell the same
	m.Duel([2]int{0, 12}, false)
	k := newSecrets(m)
	seen := 0
	rng := rand.New(rand.NewPCG(7, 7))
	for range 400 {
		m.Sit(func() {
			if m.Stack.Top().Name() != "curtain" {
				return
			}
			m.Frames(2)
			k.kept()
			log := m.Table().Log
			if n := slices.IndexFunc(log, func(e playback.Entry) bool { return e.Turn }); n < 0 || len(log)-n < 3 {
				return
			}
			for n := len(log) - 1; n >= 0; n-- { // the other player's last turn begins with its heading
				if e := &log[n]; e.Turn && e.Side != m.Table().Next() {
					assert.Contains(t, m.Words(), e.Text)
					assert.Contains(t, strings.Join(strings.Fields(m.Words()), " "), log[n+1].Text, "what was done first")
					seen++
					return
				}
			}
		})
		if m.Table().Over() || m.Table().Story.Game().Turn() > 6 {
			break
		}
		legal := m.Table().Story.Game().Legal(nil)
		m.Table().Do(legal[rng.IntN(len(legal))])
	}
	assert.Greater(t, seen, 3)
}
