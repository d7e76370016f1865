package shards_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/widget"
)

// A turn is played with a gamepad alone: what is advised, cards, a recruit, and the end.
func TestTurnByGamepad(t *testing.T) {
	m := lay(t, rules.SidePosition{Hand: []string{"crystal", "blaster"}, Crystals: 9}, rules.SidePosition{}, "data-heretic", "evokatus")
	m.ByGamepad()
	m.Press(widget.Tab)
	m.advised()
	require.Equal(t, widget.ID{What: "advised"}, m.Stack.Pointed(), "it leads to the best answer")
	m.Press(widget.Enter)
	m.Frames(2)
	require.Equal(t, 1, m.log.At())
	m.do(rules.Command{Verb: rules.Play, Card: m.slot("blaster", rules.Hand)})
	m.do(rules.Command{Verb: rules.FastPlay, Card: m.slot("data-heretic", rules.Row)})
	at := m.log.At()
	m.Press(widget.Undo)
	m.Frame()
	require.Equal(t, at-1, m.log.At())
	m.Stack.Settings.Confirm = true
	m.Press(widget.EndTurn)
	m.Frame()
	if m.Stack.Top().Name() == "confirm" {
		m.Click("confirm", 0)
	}
	m.Frame()
	assert.GreaterOrEqual(t, m.game().Turn(), 2)
	m.Press(widget.Menu)
	m.Frames(2)
	assert.Equal(t, "pause", m.Stack.Top().Name())
}

// An aimless walk by the direction pad comes to all that can be done.
func TestDirectionsLeadEverywhere(t *testing.T) {
	for _, mode := range []struct {
		name           string
		players, turns int
	}{{"duel", 2, 15}, {"duel", 4, 21}, {"nemesis", 3, 13}, {"auction", 2, 0}} {
		t.Run(mode.name, func(t *testing.T) {
			m := open(t, atOnce, after(t, mode.name, mode.players, mode.turns, 3), alone(mode.players))
			m.settle()
			m.ByGamepad()
			left := map[widget.ID]bool{}
			for _, s := range m.Stack.Spots() {
				if s.Lit && s.Enabled && s.Label != "" {
					left[s.ID] = true
				}
			}
			require.NotEmpty(t, left)
			r := rand.New(rand.NewPCG(1, 1))
			for range 4000 {
				m.Press([...]widget.Key{widget.Left, widget.Right, widget.Up, widget.Down}[r.IntN(4)])
				delete(left, m.Stack.Pointed())
			}
			assert.Empty(t, left)
		})
	}
}
