package plain_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/play/plain"
	"github.com/keyraken/keyraken/cmd/archon/play/talk"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// sat is a table of a kind, with what was told there and what is kept.
type sat struct {
	*plain.Table
	log  *replay.Log[game.Game]
	kept *records.Store
	told strings.Builder
}

// sitDown begins a race of that kind that is saved.
func sitDown(t *testing.T, kind game.Kind, words game.Words, typed string, players ...game.Player) *sat {
	t.Helper()
	setup, err := kind.Deal(2, "", "", 1)
	require.NoError(t, err)
	story, err := replay.New[game.Game](kind, replay.Header{Setup: setup, Started: "2026-11-27T12:00:00Z"})
	require.NoError(t, err)
	s := &sat{kept: records.In(t.TempDir())}
	s.log, err = replay.Create(filepath.Join(t.TempDir(), "race.jsonl"), story)
	require.NoError(t, err)
	s.Table = plain.New(talk.New(t.Context(), pool.Shipped, strings.NewReader(typed), &s.told), s.log, kind, s.kept, words, players)
	return s
}

// english are the words of the race.
func english(t *testing.T) game.Words {
	t.Helper()
	words, err := toytest.Kind{}.Words("en")
	require.NoError(t, err)
	return words
}

// sage is a race whose adviser always says the same.
type sage struct {
	toytest.Kind
	says *game.Advice
}

func (s sage) Advise(context.Context, game.Game, uint64) *game.Advice { return s.says }

// advised is what is told between the question for advice and the next.
func advised(t *testing.T, says *game.Advice, words game.Words) string {
	t.Helper()
	s := sitDown(t, sage{says: says}, words, "h\nq\n", nil, nil)
	require.NoError(t, s.Play())
	_, told, _ := strings.Cut(s.told.String(), "Thinking …\n")
	told, _, _ = strings.Cut(told, "> ")
	if says == nil {
		assert.Zero(t, s.log.Header.Advised)
	} else {
		assert.Equal(t, 1, s.log.Header.Advised)
	}
	return told
}

// Advice lists what was tried, at least the best, with its chance where that is known; then what speaks for the best and
// against it, where the words of the game can say so.
func TestAdvice(t *testing.T) {
	play, drop := game.Command{Verb: toytest.Play}, game.Command{Verb: toytest.Drop}
	reasons := []game.Reason{{Kind: 1, By: 3}, {Kind: 1, By: -2}, {Kind: 1}}
	options := []game.Option{{Command: drop, Chance: 7000, Tries: 2}, {Command: play, Chance: 4000, Tries: 1}}
	assert.Equal(t, "  2  Drop the 4 (wins: 70 %)\n  1  Play the 4 (wins: 40 %)\n"+
		"Why (compared with: Play the 4):\n  + 3 points further\n  – -2 points further\n  + 0 points further\n",
		advised(t, &game.Advice{Options: options, Instead: options[1], Reasons: reasons}, english(t)))
	assert.Equal(t, "  2  Drop the 4 (wins: 70 %)\n  1  Play the 4 (wins: 40 %)\nWhy:\n  + 3 points further\n",
		advised(t, &game.Advice{Options: options, Reasons: reasons[:1]}, english(t)), "compared with nothing")
	untried := []game.Option{{Command: play}, {Command: drop}}
	assert.Equal(t, "  1  Play the 4\n", advised(t, &game.Advice{Options: untried, Instead: untried[1]}, english(t)), "no reasons")
	silent := struct{ game.Words }{english(t)}
	assert.Equal(t, "  1  Play the 4\n", advised(t, &game.Advice{Options: untried, Reasons: reasons}, silent), "no words for them")
	many := []game.Option{options[0], options[1], options[0], options[1], options[0]}
	assert.Equal(t, 4, strings.Count(advised(t, &game.Advice{Options: many}, english(t)), "wins"))
	assert.Empty(t, advised(t, nil, english(t)), "a thought that was interrupted says nothing, and does not count")
}

// Where a game has no expert, none is offered, and whoever asks for one is told what can be typed.
func TestNoExpert(t *testing.T) {
	s := sitDown(t, struct{ game.Kind }{toytest.Kind{}}, english(t), "h\nq\n", nil, nil)
	require.NoError(t, s.Play())
	assert.Equal(t, 2, strings.Count(s.told.String(), pool.Shipped.T("plain-help")))
	assert.NotContains(t, s.told.String(), pool.Shipped.T("plain-advice"))
	assert.Zero(t, s.log.Header.Advised)
}

// The result of a game that is kept is kept when it is over, once; that of a game that somebody leaves is not.
func TestResultsAreKept(t *testing.T) {
	for typed, kept := range map[string]int{"1\n1\nq\n": 0, strings.Repeat("1\n", 60): 1} {
		s := sitDown(t, toytest.Kind{}, english(t), typed, nil, nil)
		require.NoError(t, s.Play())
		results, err := s.kept.Results()
		require.NoError(t, err)
		assert.Len(t, results, kept)
		assert.False(t, s.log.SyncDue(), "every turn that ended is on the disk")
	}
}

// A fault leaves the save free for another player, as it was before.
func TestFaultFreesTheSave(t *testing.T) {
	archontest.OwnLibrary(t)
	s := sitDown(t, toytest.Kind{}, english(t), "1\n", nil, chooser(func() game.Command { panic("broken") }))
	require.ErrorContains(t, s.Play(), "broken")
	again, _, err := replay.Open[game.Game](t.Context(), s.log.Path(), toytest.Kind{})
	require.NoError(t, err)
	assert.Equal(t, 1, again.At())
	require.NoError(t, again.Close())
}
