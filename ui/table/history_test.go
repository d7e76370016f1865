package table

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/table/recap"
)

// shape is what a table tells at a given moment.
type shape struct {
	hash  uint64
	log   []playback.Entry
	tally playback.Tally
	deeds []recap.Outcome
	board board.Board
}

func (m *Model) shape() shape {
	b := m.Board
	for side := range b.Piles {
		for z := range b.Piles[side] {
			b.Piles[side][z] = append([]keyforge.Slot{}, b.Piles[side][z]...)
		}
	}
	for i := range b.Faces {
		b.Faces[i].On = append([]keyforge.Slot{}, b.Faces[i].On...)
	}
	return shape{m.game.Hash(), append([]playback.Entry{}, m.Log...), m.Tally, append([]recap.Outcome{}, m.Outcomes...), b}
}

// played is a table on which n random commands were given, and what it told after
// each of them.
func played(t testing.TB, seed uint64, n int) (*Model, []shape) {
	m := newModel(t, seed, "onyx", "argus")
	random := rand.New(rand.NewPCG(seed, 3))
	all := []shape{m.shape()}
	for range n {
		if m.game.Over() {
			break
		}
		legal := m.game.Legal(nil)
		m.Do(legal[random.IntN(len(legal))])
		m.Skip()
		m.Peek()
		all = append(all, m.shape())
	}
	return m, all
}

// Undo goes back to the first command and redo forward to the last, across the
// Keyraken's turns too; board, log and numbers are what they were.
func TestUndoAndRedoTellTheSame(t *testing.T) {
	m, all := played(t, 4, 150)
	require.Greater(t, m.Tally.Turns, 4)
	for m.MayUndo() {
		m.Undo()
		require.Equal(t, all[m.Story.At()], m.shape(), "back at %d", m.Story.At())
	}
	assert.Zero(t, m.Story.At())
	assert.True(t, m.Asking())
	for m.MayRedo() {
		m.Redo()
		require.Equal(t, all[m.Story.At()], m.shape(), "forth at %d", m.Story.At())
	}
	assert.Equal(t, len(all)-1, m.Story.At())
}

// Undo while the Keyraken's turn is shown takes back the command that began it,
// and another command makes another future.
func TestUndoInTheMiddleOfATurnThatIsShown(t *testing.T) {
	m := lay(t, plain())
	before := m.shape()
	m.Do(keyforge.Command{Verb: keyforge.EndTurn})
	m.Update(0.5, 1280, 720)
	require.True(t, m.Showing())
	m.Undo()
	assert.Equal(t, before, m.shape())
	assert.True(t, m.Asking())
	m.Do(keyforge.Command{Verb: keyforge.Reap, Card: slot(t, m, "Headhunter")})
	assert.False(t, m.MayRedo(), "what was taken back is forgotten")
	m.Skip()
	assert.True(t, m.MayUndo())
}

// A table laid from a story tells the same as the one on which it was played.
func TestStoryLaidAgain(t *testing.T) {
	m, all := played(t, 9, 120)
	again := New(m.Story, m.adventure, m.Words.You, m.Bots, english(m.Titles))
	end := all[len(all)-1]
	assert.Equal(t, end.log, again.Log)
	assert.Equal(t, end.tally, again.Tally)
	assert.Equal(t, end.hash, again.game.Hash())
	again.Watched = true
	for _, c := range again.Chapters() {
		again.Seek(c.At)
		assert.Equal(t, all[c.At].hash, again.game.Hash())
		assert.Equal(t, all[c.At].log, again.Log)
		assert.Equal(t, c.Turn, again.Tally.Turns)
		assert.False(t, again.Asking(), "nobody is asked")
	}
	again.Seek(0)
	for again.Story.At() < again.Story.Len() {
		again.StepForward()
		again.Skip()
		require.Equal(t, all[again.Story.At()].log, again.Log)
	}
	assert.Equal(t, end.hash, again.game.Hash())
}

// With a bot in a seat undo goes back to the question for the person.
func TestUndoSkipsBots(t *testing.T) {
	b, err := bot.New("greedy", 1)
	require.NoError(t, err)
	m := New(save.Unsaved(newGame(t, 5, "onyx", "argus")), keyraken.Adventure, [keyforge.MaxSides]bool{},
		[keyforge.MaxSides]bot.Bot{nil, b},
		english([keyforge.MaxSides]string{}))
	for m.Tally.Turns < 3 {
		if q := m.Question(); q.Side == 0 {
			legal := m.game.Legal(nil)
			m.Do(legal[len(legal)-1])
		} else {
			m.Do(b.Choose(m.game, m.game.Legal(nil)))
		}
		m.Skip()
	}
	for m.MayUndo() {
		m.Undo()
		assert.Equal(t, keyforge.Side(0), m.Question().Side)
	}
	for m.MayRedo() {
		m.Redo()
		assert.True(t, m.Question().Side == 0 || !m.MayRedo())
	}
}

// The table keeps the terms of the game.
func TestUndoKeepsToTheTerms(t *testing.T) {
	for undo, want := range map[string][2]bool{replay.UndoFree: {true, true}, replay.UndoHidden: {true, false},
		replay.UndoNone: {false, false}} {
		m := lay(t, plain())
		m.Story.Header.Undo = undo
		m.Do(keyforge.Command{Verb: keyforge.Reap, Card: slot(t, m, "Headhunter")})
		m.Skip()
		assert.Equal(t, want[0], m.MayUndo(), undo)
		m.Do(keyforge.Command{Verb: keyforge.EndTurn}) // cards are drawn
		m.Skip()
		assert.Equal(t, want[1], m.MayUndo(), undo)
	}
}

// Of two persons who hide their hands, each undoes and redoes only what they did themselves.
func TestHiddenHandsAreNotUndoneByOthers(t *testing.T) {
	for _, open := range []bool{false, true} {
		tb := gametest.Duel(t, keyforge.SidePosition{Line: gametest.Cards("troll")}, keyforge.SidePosition{}, card.Brobnar)
		log := save.Unsaved(tb.Game)
		save.Setup(&log.Header).Open = open
		m := New(log, nil, [keyforge.MaxSides]bool{}, [keyforge.MaxSides]bot.Bot{}, english([keyforge.MaxSides]string{}))
		m.Do(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("troll")})
		m.Skip()
		for _, may := range []func() bool{m.MayUndo, m.MayRedo} {
			m.Seat(1)
			assert.Equal(t, open, may(), open)
			m.Seat(0)
			assert.True(t, may(), open)
			m.Undo()
		}
	}
}

func BenchmarkUndoAndRedo(b *testing.B) {
	m, _ := played(b, 4, 2000)
	b.ReportMetric(float64(m.Story.Len()), "inputs")
	for b.Loop() {
		m.Undo()
		m.Redo()
	}
}

func BenchmarkLay(b *testing.B) {
	m, _ := played(b, 4, 2000)
	for b.Loop() {
		New(m.Story, m.adventure, m.Words.You, m.Bots, english(m.Titles))
	}
}
