package shards_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	rules "github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/widget"
)

// Pointing at a line of the log shows the card of which it tells, but no card that the reader may not know, even if it is known now.
func TestLogShowsCards(t *testing.T) {
	settings := atOnce
	settings.FoldLog = false
	m := open(t, settings, begin(t, "duel", 2, 5), alone(2))
	m.settle()
	m.do(rules.Command{Verb: rules.Play, Card: m.slot("crystal", rules.Hand)})
	m.Frames(2)
	line := func(part string) int {
		i := slices.IndexFunc(m.Stack.Spots(), func(s widget.Spot) bool { return s.What == "log" && strings.Contains(s.Label, part) })
		if i < 0 {
			return -1
		}
		return m.Stack.Spots()[i].N
	}
	named := func() int { return strings.Count(m.Words(), lang.English.Name("crystal")) }
	at := line("plays")
	require.GreaterOrEqual(t, at, 0)
	before := named()
	m.Point("log", at)
	m.Frames(20)
	assert.Greater(t, named(), before)
	for m.game().Turn() < 4 {
		m.do(rules.Command{Verb: rules.EndMain})
		m.settle()
	}
	assert.Negative(t, line("draws a card"), "nothing leads to what another has drawn")
	assert.GreaterOrEqual(t, line("recruits"), 0)
}

// The curtain tells the next player what the others have done, as far as everybody may know.
func TestCurtainTells(t *testing.T) {
	m := open(t, atOnce, begin(t, "duel", 2, 5), nil)
	m.Frames(2)
	for m.game().Turn() < 2 {
		m.settle()
		m.do(rules.Command{Verb: rules.Play, Card: m.slot("crystal", rules.Hand)})
		m.do(rules.Command{Verb: rules.EndMain})
		m.Frames(3)
	}
	m.Click("draw-curtain", 0)
	m.Frames(2)
	require.Equal(t, "shards-curtain", m.Stack.Top().Name())
	told := ""
	for _, op := range m.Stack.Picture().Ops {
		if op.Kind == paint.Words && op.Rect.X > 0.25*m.In.W && op.Rect.Right() < 0.75*m.In.W {
			told += op.Text + "\n"
		}
	}
	assert.Contains(t, told, "discards Blaster")
	assert.Contains(t, told, "draws a card")
	assert.NotContains(t, m.Words(), "draws Crystal")
	m.Fits(t)
}

// Behind the curtain nobody thinks: it is said who is to look.
func TestNobodyThinksBehindTheCurtain(t *testing.T) {
	m := open(t, atOnce, begin(t, "duel", 2, 5), nil)
	m.settle()
	m.do(rules.Command{Verb: rules.EndMain})
	m.Frames(90)
	assert.NotContains(t, m.Words(), m.says("shards-thinking"))
	m.Click("draw-curtain", 0)
	m.Frames(90)
	require.Equal(t, "shards-curtain", m.Stack.Top().Name())
	assert.NotContains(t, m.Words(), m.says("shards-thinking"))
	next := lang.English.Seat(m.game(), m.game().Asked())
	assert.Equal(t, 1, strings.Count(read(m.Mouse), m.says("shards-pass", next)))
}
