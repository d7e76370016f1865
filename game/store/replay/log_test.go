package replay

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// small is a story on a small table: reap, end the turn, choose a house.
func small(t *testing.T) (*Story[*keyforge.Game], []keyforge.Command) {
	t.Helper()
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	r := scenario.NewRules(cat)
	s, err := New(r, Header{Setup: scenario.PositionSetup(&scenario.Position{
		Situation: scenario.Situation{House: "brobnar"},
		Players: []scenario.Player{
			{Line: []scenario.Card{{Card: "headhunter"}, {Card: "headhunter"}}, Deck: []scenario.Card{{Card: "anger"}, {Card: "punch"}}},
			{Line: []scenario.Card{{Card: "dust-imp"}, {Card: "headhunter"}}, Hand: []scenario.Card{{Card: "anger"}, {Card: "fear"}}},
		}})})
	require.NoError(t, err)
	return s, []keyforge.Command{{Verb: keyforge.Reap, Card: 1}, {Verb: keyforge.EndTurn}, {Verb: keyforge.Choose, N: 1}}
}

// While the disk fails, the game goes on and says so; when the disk works again,
// nothing is missing from the save, not even what was partly written.
func TestDiskThatFails(t *testing.T) {
	s, commands := small(t)
	path := filepath.Join(t.TempDir(), "game.jsonl")
	l, err := Create(path, s)
	require.NoError(t, err)
	good := l.f
	l.f, err = os.Open(path) // cannot be written
	require.NoError(t, err)
	for _, c := range commands[:2] {
		err := l.Do(c)
		assert.ErrorIs(t, err, ErrUnsaved)
		assert.NotEmpty(t, l.Game().Happened(), "it was carried out")
	}
	assert.Equal(t, 2, l.At())
	require.NoError(t, l.f.Close())
	l.f = good
	_, err = good.WriteString("\"rea") // what a full disk leaves
	require.NoError(t, err)
	l.torn = true
	err = l.Do(commands[2])
	require.NoError(t, err)
	_, err = l.Undo(1)
	require.NoError(t, err)
	_, err = l.Redo(1)
	require.NoError(t, err)
	require.NoError(t, l.Close())
	again, report, err := Open(t.Context(), path, s.Rules)
	require.NoError(t, err)
	defer again.Close()
	assert.Empty(t, report.Warnings)
	assert.Equal(t, 3, again.At())
	assert.Equal(t, l.g.Hash(), again.g.Hash())
}

// A save that is damaged in the middle goes on from the last good input, and the
// damaged file is kept beside it as it was found.
func TestDamagedSaveIsKept(t *testing.T) {
	s, commands := small(t)
	path := filepath.Join(t.TempDir(), "game.jsonl")
	l, err := Create(path, s)
	require.NoError(t, err)
	for _, c := range commands {
		err := l.Do(c)
		require.NoError(t, err)
	}
	require.NoError(t, l.Close())
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	broken := bytes.Replace(data, []byte(`"end"`), []byte(`"fly"`), 1)
	require.NotEqual(t, data, broken)
	require.NoError(t, os.WriteFile(path, broken, 0o644))
	again, report, err := Open(t.Context(), path, s.Rules)
	require.NoError(t, err)
	assert.Equal(t, 1, again.At())
	assert.True(t, report.Damaged)
	assert.ErrorContains(t, report.Warnings[1], path+Damaged)
	require.NoError(t, again.Close())
	kept, err := os.ReadFile(path + Damaged)
	require.NoError(t, err)
	assert.Equal(t, broken, kept)
	require.NoError(t, os.WriteFile(path, append(broken, "\"end\"\n"...), 0o644))
	again, report, err = Open(t.Context(), path, s.Rules)
	require.NoError(t, err)
	require.NoError(t, again.Close())
	assert.ErrorContains(t, report.Warnings[1], path+Damaged+"-2", "the first that was kept stays")
	kept, err = os.ReadFile(path + Damaged)
	require.NoError(t, err)
	assert.Equal(t, broken, kept)
	list, err := List(filepath.Dir(path))
	require.NoError(t, err)
	assert.Equal(t, []string{path}, list, "what was kept is no other game")
}

// A player who takes over a game begins a story of their own.
func TestFork(t *testing.T) {
	s, commands := small(t)
	for _, c := range commands {
		err := s.Do(c)
		require.NoError(t, err)
	}
	end := s.g.Hash()
	s.Undo(1)
	f := s.Fork()
	assert.Equal(t, 2, f.Len())
	path := filepath.Join(t.TempDir(), "fork.jsonl")
	l, err := Create(path, f)
	require.NoError(t, err)
	err = l.Do(commands[2])
	require.NoError(t, err)
	assert.Equal(t, end, l.g.Hash())
	l.Story.Undo(3)
	assert.Equal(t, 2, s.At(), "the other story is left alone")
	assert.Equal(t, 3, s.Len())
	require.NoError(t, l.Close())
	again, report, err := Open(t.Context(), path, s.Rules)
	require.NoError(t, err)
	defer again.Close()
	assert.Empty(t, report.Warnings)
	assert.Equal(t, end, again.g.Hash())
}

// Undo goes back to the last question that a person answered, redo to the next.
func TestBackAndForth(t *testing.T) {
	s, commands := small(t)
	for _, c := range commands {
		err := s.Do(c)
		require.NoError(t, err)
	}
	only := func(mine keyforge.Side) func(keyforge.Side) bool {
		return func(s keyforge.Side) bool { return s == mine }
	}
	assert.Equal(t, 1, s.UndoCount(only(1)))
	assert.Equal(t, 2, s.UndoCount(only(0)))
	assert.Zero(t, s.UndoCount(only(2)))
	s.Header.Undo = UndoHidden
	assert.Zero(t, s.UndoCount(only(0)), "a card was drawn since")
	s.Undo(2)
	assert.Equal(t, 1, s.RedoCount(only(1)))
	assert.Equal(t, 2, s.RedoCount(only(0)), "to the end")
}
