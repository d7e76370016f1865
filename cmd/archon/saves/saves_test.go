package saves_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

// story is a game that begins with a table.
func story(t *testing.T, table string) *save.Story {
	t.Helper()
	rules, err := pool.Shipped.Rules()
	require.NoError(t, err)
	at, err := scenario.Parse([]byte(table))
	require.NoError(t, err)
	s, err := replay.New(rules, save.Position(at))
	require.NoError(t, err)
	return s
}

func give(t *testing.T, s *save.Story, words string) {
	t.Helper()
	c, err := s.Game().Parse(words)
	require.NoError(t, err)
	err = s.Do(c)
	require.NoError(t, err)
}

// A game is summed up by its decks, whom it is against, how it stands, and its terms.
func TestSummary(t *testing.T) {
	p := pool.Shipped
	s := story(t, `{"house":"brobnar","players":[{"line":["troll"]},{}]}`)
	duel := saves.Summary(p, s)
	assert.Equal(t, strings.Join([]string{p.T("mode-duel"), p.T("is-turn", 3), saves.Terms(p, &s.Header)}, ", "), duel)
	save.Setup(&s.Header).Decks = []scenario.Deck{{Name: "Mine"}, {}, {Name: "Yours"}}
	assert.Equal(t, "Mine, Yours, "+duel, saves.Summary(p, s))
	give(t, s, "concede")
	assert.Contains(t, saves.Summary(p, s), ", "+p.T("is-over")+", ")

	s = story(t, `{"mode":"keyraken","house":"brobnar","players":[{"line":["troll"]}]}`)
	s.Header.Difficulty = "hard"
	l := p.LanguageOf(s.Game())
	assert.Equal(t, strings.Join([]string{l.T("monster-title"), "hard", l.T("is-turn", s.Game().Turn()), l.T("damage-n", 0),
		l.T("gauge-rises-short", 0, 4), saves.Terms(p, &s.Header)}, ", "), saves.Summary(p, s))
}

// The terms say what can be undone, and whatever else is not as in a game played by the rules.
func TestTerms(t *testing.T) {
	p := pool.Shipped
	assert.Equal(t, p.T("terms-"+replay.UndoFree), saves.Terms(p, &replay.Header{}))
	all := &replay.Header{Undo: replay.UndoHidden, Taken: 1, Edited: true, Advised: 1}
	assert.Equal(t, p.T("terms-"+replay.UndoHidden)+", "+p.T("terms-taken", 1)+", "+p.T("edited")+", "+p.T("with-advice", 1),
		saves.Terms(p, all))
}

// A save is read with its name in what is wrong with it, and told to a reader who sees everything.
func TestRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.jsonl")
	_, _, err := saves.Read(pool.Shipped, path)
	require.ErrorIs(t, err, os.ErrNotExist)
	require.NoError(t, os.WriteFile(path, []byte("no save"), 0o644))
	_, _, err = saves.Read(pool.Shipped, path)
	require.ErrorContains(t, err, path)

	s := story(t, `{"house":"brobnar","players":[{"line":["troll"]},{}]}`)
	give(t, s, "reap 1")
	require.NoError(t, s.WriteFile(path))
	read, report, err := saves.Read(pool.Shipped, path)
	require.NoError(t, err)
	assert.NotNil(t, report)
	assert.Equal(t, 1, read.Len())
	n := saves.Narrator(pool.Shipped, read)
	for _, open := range n.Open {
		assert.True(t, open)
	}
	require.NoError(t, read.Seek(0))
	require.NoError(t, read.Step())
	assert.Equal(t, "Troll reaps.", n.Lines(read.Game().Happened())[0])
}
