package table

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
)

// until runs frames until a condition holds.
func until(t *testing.T, m *Model, so func() bool) {
	t.Helper()
	for n := 0; !so(); n++ {
		require.Less(t, n, 60_000, "it never comes")
		m.Update(1.0/60, 1280, 720)
		time.Sleep(time.Millisecond)
	}
}

// asks plays on until a person is asked a question of that kind.
func asks(t *testing.T, m *Model, k keyforge.QuestionKind) {
	t.Helper()
	for m.Question().Kind != k {
		require.True(t, m.Asking())
		m.Do(m.Legal()[len(m.Legal())-1])
		m.Skip()
	}
}

// Advice is worked out in the background; it can be carried out step by step, which
// advances its plan. Once given, it is recorded in the story.
func TestAdvice(t *testing.T) {
	m := newModel(t, 3, "onyx")
	asks(t, m, keyforge.AskMain)
	require.True(t, m.AskAdvice())
	assert.True(t, m.Advising())
	assert.Nil(t, m.Advice())
	assert.Zero(t, m.Story.Header.Advised)
	until(t, m, func() bool { return m.Advice() != nil })
	assert.False(t, m.Advising())
	assert.Equal(t, 1, m.Story.Header.Advised)
	a := m.Advice()
	next := m.Advised()
	assert.Equal(t, a.Next(), next)
	require.True(t, m.May(next))
	chance, ok := m.Chance(next)
	assert.True(t, ok)
	assert.Equal(t, a.So, chance)
	m.Update(1.0/60, 1280, 720)
	assert.Same(t, a, m.Advice(), "it stays as it is")
	assert.Equal(t, 1, m.Story.Header.Advised)

	long := *a
	long.Plan = append([]keyforge.Command{next}, keyforge.Command{Verb: keyforge.EndTurn})
	m.given = &long
	m.Do(next)
	m.Skip()
	if m.Question().Kind == keyforge.AskMain {
		require.NotNil(t, m.Advice(), "the rest of the plan")
		assert.Equal(t, keyforge.EndTurn, m.Advised().Verb)
	}
	m.Undo()
	assert.Nil(t, m.Advice(), "it was for another moment")
	assert.False(t, m.Advising())
}

// Any action during the thinking ends it.
func TestAdviceIsInterrupted(t *testing.T) {
	for name, end := range map[string]func(*Model){
		"another deed": func(m *Model) { m.Do(keyforge.Command{Verb: keyforge.EndTurn}) },
		"undo":         (*Model).Undo,
		"nothing more": (*Model).DropAdvice,
	} {
		m := newModel(t, 3, "onyx")
		asks(t, m, keyforge.AskMain)
		m.AskAdvice()
		m.Update(1.0/60, 1280, 720)
		end(m)
		assert.False(t, m.Advising(), name)
		m.Skip()
		until(t, m, func() bool { return !m.Counsel.thinking.busy() })
		assert.Nil(t, m.Advice(), name)
		assert.Zero(t, m.Story.Header.Advised, name)
	}
}

// The chances of the houses are worked out while one is chosen, if enabled, and count as
// advice; no plan is shown unless somebody asks for it.
func TestChancesOfHouses(t *testing.T) {
	m := newModel(t, 3, "onyx")
	asks(t, m, keyforge.AskHouse)
	m.Update(1.0/60, 1280, 720)
	assert.False(t, m.Counsel.thinking.busy(), "nobody has wished it")
	m.Chances = true
	m.Update(1.0/60, 1280, 720)
	assert.Equal(t, -1, m.Weighed(m.Legal()[0]), "it is being found out")
	until(t, m, func() bool { _, ok := m.Chance(m.Legal()[0]); return ok })
	for _, c := range m.Legal() {
		assert.Positive(t, m.Weighed(c))
	}
	assert.Nil(t, m.Advice())
	assert.Equal(t, 1, m.Story.Header.Advised)
	m.AskAdvice()
	assert.NotNil(t, m.Advice(), "it is there already")
	m.Do(m.Legal()[0])
	m.Skip()
	m.Update(1.0/60, 1280, 720)
	assert.Zero(t, m.Weighed(m.Legal()[0]))
}

// slow is a bot that thinks until it is released, or told to stop.
type slow struct {
	bot.Greedy
	begun, let chan struct{}
	stopped    chan struct{}
}

func (b *slow) ChooseUntil(ctx context.Context, g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	b.begun <- struct{}{}
	select {
	case <-b.let:
	case <-ctx.Done():
		b.stopped <- struct{}{}
	}
	return b.Choose(g, legal)
}

// A slow bot thinks in the background: the frames go on, the window says so, and an undo
// in the meantime stops the bot before it starts again.
func TestBotThinksBesideTheFrames(t *testing.T) {
	m := newModel(t, 5, "onyx", "argus")
	asks(t, m, keyforge.AskMain)
	side := 1 - m.Question().Side
	b := &slow{begun: make(chan struct{}, 1), let: make(chan struct{}), stopped: make(chan struct{}, 1)}
	m.Bots[side] = b
	m.People[side] = false
	for m.Question().Side != side || m.Board.TurnOf != side || m.Asking() {
		if m.Asking() {
			m.Do(m.Legal()[len(m.Legal())-1])
		}
		m.Skip()
		if m.game.Question().Side == side {
			break
		}
	}
	until(t, m, func() bool { return m.Thinking() })
	<-b.begun
	at := m.Story.At()
	for range 300 {
		m.Update(1.0/60, 1280, 720)
	}
	assert.Equal(t, at, m.Story.At(), "it is still thinking")
	assert.Equal(t, side, m.ThinkingFor())
	m.Undo()
	assert.False(t, m.Thinking())
	<-b.stopped
	until(t, m, func() bool { return !m.botThinking.busy() || m.Asking() })
	assert.Less(t, m.Story.At(), at)
	m.Redo()
	until(t, m, func() bool { return m.Thinking() })
	<-b.begun
	b.let <- struct{}{}
	until(t, m, func() bool { return m.Story.At() > at })
	m.StopThinking()
}
