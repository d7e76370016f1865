package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/couch"
)

// The chance of winning is judged after each decision, in the background and only if that is wanted, and what is drawn moves there
// smoothly. All of it counts as advice once.
func TestOdds(t *testing.T) {
	m := newModel(t, 3, "onyx")
	asks(t, m, keyforge.AskMain)
	m.Update(1.0/60, 1280, 720)
	require.False(t, m.Odds.thinking.busy(), "nobody has wished it")
	m.Odds.Wanted = true
	m.Update(1.0/60, 1280, 720)
	assert.True(t, m.Odds.thinking.busy())
	assert.False(t, m.Odds.Known())
	until(t, m, m.Odds.Known)
	chance, seat := m.Odds.Chance()
	assert.Positive(t, chance)
	assert.Equal(t, keyforge.Side(0), seat)
	assert.InDelta(t, float64(chance)/float64(game.Certain), m.Odds.Shown(), 1e-9, "at first it is there at once")
	assert.Equal(t, 1, m.Story.Header.Advised)
	assert.False(t, m.Advising())
	for range 20 {
		m.Update(1.0/60, 1280, 720)
		require.False(t, m.Odds.thinking.busy(), "it was judged already")
	}

	m.Do(m.Legal()[0])
	m.Skip()
	assert.True(t, m.Odds.Known(), "until it is judged again")
	until(t, m, func() bool { return m.Odds.change == m.changes+1 })
	m.Odds.shown = 0
	m.Update(1.0/60, 1280, 720)
	now, _ := m.Odds.Chance()
	goal, shown := float64(now)/float64(game.Certain), m.Odds.Shown()
	assert.Less(t, shown, goal)
	for range 300 {
		m.Update(1.0/60, 1280, 720)
	}
	assert.Greater(t, m.Odds.Shown(), shown)
	assert.InDelta(t, goal, m.Odds.Shown(), 0.01)
	assert.Equal(t, 1, m.Story.Header.Advised)

	m.Odds.Wanted = false
	m.Update(1.0/60, 1280, 720)
	assert.False(t, m.Odds.Known())
}

// A decision while an expert judges ends that: it is judged again.
func TestOddsAreInterrupted(t *testing.T) {
	m := newModel(t, 3, "onyx")
	asks(t, m, keyforge.AskMain)
	m.Odds.Wanted = true
	m.Update(1.0/60, 1280, 720)
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	m.Skip()
	until(t, m, func() bool { return m.Odds.Known() && m.Odds.change == m.changes+1 })
	m.StopThinking()
}

// K15.8: what is judged is the same in games that the person cannot tell apart.
func TestOddsKnowNoMoreThanThePerson(t *testing.T) {
	m := newModel(t, 3, "onyx", "argus")
	asks(t, m, keyforge.AskMain)
	judged := func(seed uint64) game.Chance {
		at := m.Counsel.at
		if at.Game = at.Game.CopyInto(nil); seed != 0 {
			at.Game.Imagine(at.Game.Question().Side, seed)
		}
		m.Odds.begin(at)
		return m.Odds.thinking.job.Wait()
	}
	chance := judged(0)
	assert.Positive(t, chance)
	assert.Equal(t, chance, judged(77))
}

// Where two persons do not see each other's cards, what was judged for one is gone before the other comes.
func TestOddsAreNotForTheOther(t *testing.T) {
	var nobody [keyforge.MaxSides]bot.Bot
	has := func(hand string) keyforge.SidePosition {
		return keyforge.SidePosition{Line: gametest.Cards("troll"), Hand: gametest.Many(3, hand), Deck: gametest.Many(20, "anger")}
	}
	duel := save.Unsaved(gametest.Duel(t, has("punch"), has("foggify"), card.Brobnar).Game)
	m := New(duel, nil, [keyforge.MaxSides]bool{}, nobody, english([keyforge.MaxSides]string{"a", "b"}))
	m.Odds.Wanted = true
	for m.Curtain() == couch.Lifted && !m.Odds.Known() {
		until(t, m, func() bool { return m.Odds.Known() || !m.Asking() })
	}
	for n := 0; m.Curtain() != couch.Passing; n++ {
		require.Less(t, n, 200)
		if m.Curtain() == couch.Drawn {
			m.LiftCurtain()
		}
		if m.Asking() {
			until(t, m, m.Odds.Known)
			m.Do(m.Legal()[len(m.Legal())-1])
		}
		m.Skip()
	}
	m.DrawCurtain()
	m.Update(1.0/60, 1280, 720)
	assert.False(t, m.Odds.Known())
	m.LiftCurtain()
	assert.False(t, m.Odds.Known())
	until(t, m, m.Odds.Known)
	_, seat := m.Odds.Chance()
	assert.Equal(t, m.Question().Side, seat)
}
