package replay_test

import (
	"encoding/json"
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/adrg/xdg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// longestObject is how long the set-up of a game may be, in bytes, and each line that is no command.
const longestObject = 1 << 18

// The games of each rules have a folder of their own; without a home there is none, and no save begins.
func TestWhereGamesAreKept(t *testing.T) {
	t.Cleanup(xdg.Reload)
	data := t.TempDir()
	t.Setenv("HOME", "")
	t.Setenv("XDG_DATA_HOME", data)
	xdg.Reload()
	assert.Equal(t, filepath.Join(data, "keyraken", "games"), replay.Dir())
	assert.Equal(t, filepath.Join(data, "keyraken", "games", "race"), replay.DirOf("race"))
	t.Setenv("XDG_DATA_HOME", "")
	xdg.Reload()
	assert.Empty(t, replay.Dir())
	assert.Empty(t, replay.DirOf("race"))
	_, _, err := replay.CreateIn(replay.Dir(), time.Unix(0, 0), idling(t))
	assert.ErrorIs(t, err, files.ErrNowhere)
}

// A game begins in no other format than those that are known, and with no numbers that a save cannot have.
func TestBoundsOfASetUp(t *testing.T) {
	r := rules(t)
	begin := func(change func(*replay.Header)) error {
		h := header(t, r, 1)
		change(&h)
		_, err := replay.New(r, h)
		return err
	}
	for _, format := range []int{1, replay.Format} {
		assert.NoError(t, begin(func(h *replay.Header) { h.Format = format }))
	}
	for _, format := range []int{-1, replay.Format + 1} {
		assert.ErrorContains(t, begin(func(h *replay.Header) { h.Format = format }), fmt.Sprintf("format %d is not known", format))
	}
	for name, number := range map[string]func(*replay.Header) *int{
		"advised": func(h *replay.Header) *int { return &h.Advised },
		"taken":   func(h *replay.Header) *int { return &h.Taken },
		"round":   func(h *replay.Header) *int { return &h.Round },
	} {
		for n, valid := range map[int]bool{-1: false, 0: true, math.MaxInt32: true, math.MaxInt32 + 1: false} {
			err := begin(func(h *replay.Header) { *number(h) = n })
			if valid {
				assert.NoError(t, err, "%s %d", name, n)
			} else {
				assert.ErrorContains(t, err, "an invalid number", "%s %d", name, n)
			}
		}
	}
	for _, undo := range []string{"", replay.UndoFree, replay.UndoHidden, replay.UndoNone} {
		assert.NoError(t, begin(func(h *replay.Header) { h.Undo = undo }))
	}
	assert.ErrorContains(t, begin(func(h *replay.Header) { h.Undo = "some" }), "some")
	assert.NoError(t, begin(func(h *replay.Header) { h.Seats = []string{"1=greedy", "2=greedy", "3=greedy"} }))
	padded := func(spare int) func(*replay.Header) {
		return func(h *replay.Header) {
			h.Format, h.Match = replay.Format, "m"
			data, err := json.Marshal(h)
			require.NoError(t, err)
			h.Match += strings.Repeat("m", longestObject-len(data)-spare)
		}
	}
	assert.NoError(t, begin(padded(0)))
	assert.ErrorContains(t, begin(padded(-1)), "longer than")
}

// A game that begins in a format says by which engine; one without a format is of this engine.
func TestGamesAreOfAnEngine(t *testing.T) {
	r := rules(t)
	h := header(t, r, 1)
	h.Engine = "other"
	s, err := replay.New(r, h)
	require.NoError(t, err)
	assert.Equal(t, r.Version(), s.Header.Engine)
	assert.Equal(t, replay.Format, s.Header.Format)
	h.Format = replay.Format
	s, err = replay.New(r, h)
	require.NoError(t, err)
	assert.Equal(t, "other", s.Header.Engine)
}

// A set-up without anything of its own game is one object like any other.
func TestSetUpOfNoGame(t *testing.T) {
	data, err := json.Marshal(replay.Header{Format: 7, Undo: replay.UndoNone})
	require.NoError(t, err)
	var h replay.Header
	require.NoError(t, json.Unmarshal(data, &h))
	assert.Equal(t, 7, h.Format)
	assert.Equal(t, replay.UndoNone, h.Undo)
}

// The reader takes the longest lines that are allowed, and none that are longer.
func TestLongestLinesOfASave(t *testing.T) {
	const setUp = `{"keyraken":2,"mode":"duel","position":{"house":"dis","players":[{"line":["dust-imp"]},{}]}`
	const advice = `{"advised":4`
	filled := func(text string, n int) string { return text + strings.Repeat(" ", n-len(text)-1) + "}\n" }
	r := rules(t)
	read := func(setUpLength, adviceLength int) (*save.Story, *replay.Report, error) {
		return replay.Read(t.Context(), strings.NewReader(filled(setUp, setUpLength)+filled(advice, adviceLength)), r)
	}
	s, report, err := read(longestObject, longestObject)
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, 4, s.Header.Advised)
	s, report, err = read(longestObject, longestObject+1)
	require.NoError(t, err)
	require.Len(t, report.Warnings, 1)
	assert.ErrorContains(t, report.Warnings[0], "line 2")
	assert.Zero(t, s.Header.Advised)
	_, _, err = read(longestObject+1, longestObject)
	assert.ErrorContains(t, err, "longer than")
}

// The reader numbers the input that it cannot carry out.
func TestInputThatCannotBeCarriedOut(t *testing.T) {
	text := string(saved(t, idling(t))) + "\"end\"\n\"fly\"\n"
	s, report, err := replay.Read(t.Context(), strings.NewReader(text), rules(t))
	require.NoError(t, err)
	assert.Equal(t, 1, s.At())
	require.Len(t, report.Warnings, 1)
	assert.ErrorContains(t, report.Warnings[0], "input 2 cannot be carried out")
}

// A story refuses what the game refuses, and stays as it was; it cannot go where no inputs are.
func TestStoryRefuses(t *testing.T) {
	s := idling(t)
	before := s.Game().Hash()
	require.Error(t, s.Do(keyforge.Command{Verb: keyforge.Reap, Card: 1}), "the card is not in play")
	assert.Zero(t, s.Len())
	assert.Equal(t, before, s.Game().Hash())
	idle(t, s, s.Game(), 3)
	for _, n := range []int{-1, 4} {
		assert.ErrorContains(t, s.Seek(n), fmt.Sprintf("not %d", n))
	}
	assert.Equal(t, 3, s.At())
	assert.Empty(t, s.Next())
	assert.ErrorContains(t, s.Step(), "after 3 inputs")
	assert.Zero(t, s.Redo(1))
	assert.Equal(t, 3, s.Undo(9))
	assert.Equal(t, "end", s.Next())
	require.NoError(t, s.Step())
	assert.Equal(t, 1, s.At())
}

// Another change by hand than the one that was undone is another future; the same is no new one.
func TestChangeByHandAfterUndo(t *testing.T) {
	change := func(amber int) *scenario.Edit {
		return &scenario.Edit{Players: []scenario.PlayerEdit{{Side: 1, Standing: scenario.Standing{Amber: &amber}}}}
	}
	s := idling(t)
	require.NoError(t, s.Edit(change(2)))
	two := s.Game().Hash()
	idle(t, s, s.Game(), 2)
	s.Undo(3)
	assert.Equal(t, "edit", s.Next())
	require.NoError(t, s.Edit(change(2)))
	assert.Equal(t, 3, s.Len(), "what followed may be redone")
	assert.Equal(t, two, s.Game().Hash())
	s.Undo(1)
	require.NoError(t, s.Edit(change(5)))
	assert.Equal(t, 1, s.Len())
	assert.NotEqual(t, two, s.Game().Hash())
}

// A story that follows another goes back to where the two diverge, but no further than it must.
func TestFollow(t *testing.T) {
	for _, c := range []struct{ at, shared, want int }{{40, 25, 25}, {10, 25, 10}, {40, 40, 40}, {40, 0, 0}} {
		s, later := played(t, 1, 40), played(t, 1, c.shared)
		hash := later.Game().Hash()
		if c.shared < 40 {
			require.NoError(t, s.Seek(c.shared))
			for _, other := range later.Game().Legal(nil) {
				if later.Game().Format(other) != s.Next() {
					require.NoError(t, later.Do(other))
					break
				}
			}
		}
		play(t, later, 5, 10)
		s.Redo(40)
		require.NoError(t, s.Seek(c.at))
		same, err := s.Follow(later)
		require.NoError(t, err)
		assert.Equal(t, c.shared, same)
		assert.Equal(t, c.want, s.At())
		if c.want == c.shared {
			assert.Equal(t, hash, s.Game().Hash())
		}
		assert.Equal(t, later.Len(), s.Len())
		s.Redo(100)
		assert.Equal(t, later.Game().Hash(), s.Game().Hash())
	}
	s, other := played(t, 1, 3), played(t, 2, 3)
	_, err := s.Follow(other)
	assert.Error(t, err, "it is another game")
}

// A story may be played without a save: it lies nowhere, and there is nothing to fail.
func TestUnsavedStory(t *testing.T) {
	log := replay.Unsaved(idling(t))
	assert.Empty(t, log.Path())
	idle(t, log, log.Game(), 5)
	require.NoError(t, log.Advise())
	n, err := log.Undo(2)
	require.NoError(t, err)
	assert.Equal(t, 2, n)
	assert.Equal(t, 3, log.At())
	require.NoError(t, log.Sync())
	require.NoError(t, log.Close())
	log.Abandon()
}

// A game that is nowhere begun is a story from where it stands.
func TestUnsavedGame(t *testing.T) {
	g := idling(t).Game()
	log := replay.UnsavedGame(replay.Header{Undo: replay.UndoNone}, g)
	before := g.Hash()
	idle(t, log, g, 4)
	assert.Equal(t, 4, log.At())
	assert.Equal(t, replay.UndoNone, log.UndoMode())
	_, err := log.Undo(4)
	require.NoError(t, err)
	assert.Equal(t, before, log.Game().Hash())
}

// A check is written at the beginning, after each 16 inputs and at the end.
func TestChecksOfALog(t *testing.T) {
	log, path, err := replay.CreateIn(t.TempDir(), time.Unix(0, 0), idling(t))
	require.NoError(t, err)
	checks := func() (all []string) {
		for line := range strings.Lines(string(read(t, path))) {
			if at, _, ok := strings.Cut(line, ","); ok && strings.HasPrefix(at, `{"at":`) {
				all = append(all, strings.TrimPrefix(at, `{"at":`))
			}
		}
		return all
	}
	idle(t, log, log.Game(), 15)
	assert.Equal(t, []string{"0"}, checks())
	idle(t, log, log.Game(), 20)
	assert.Equal(t, []string{"0", "16", "32"}, checks())
	require.NoError(t, log.Close())
	assert.Equal(t, []string{"0", "16", "32", "35"}, checks())
}

// The end of a game is synced, though no other turn begins.
func TestEndIsSynced(t *testing.T) {
	log, _, err := replay.CreateIn(t.TempDir(), time.Unix(0, 0), idling(t))
	require.NoError(t, err)
	require.True(t, log.SyncDue())
	require.NoError(t, log.Do(keyforge.Command{Verb: keyforge.Concede}))
	require.True(t, log.Game().Over())
	assert.True(t, log.SyncDue())
	assert.False(t, log.SyncDue())
	require.NoError(t, log.Close())
}

// broken is a race that breaks down when it begins.
type broken struct{ toytest.Kind }

func (broken) Start(*game.Setup) (game.Game, error) { panic("out of order") }

// A fault of the game is an error of the reader; a game that had no older formats has none.
func TestGamesThatCannotBeRead(t *testing.T) {
	const save = `{"keyraken":%d,"game":"race","mode":"short","racers":2}` + "\n"
	_, _, err := replay.Read[game.Game](t.Context(), strings.NewReader(fmt.Sprintf(save, 2)), toytest.Kind{})
	require.NoError(t, err)
	_, _, err = replay.Read[game.Game](t.Context(), strings.NewReader(fmt.Sprintf(save, 1)), toytest.Kind{})
	assert.ErrorContains(t, err, "format 1 is not known")
	_, _, err = replay.Read[game.Game](t.Context(), strings.NewReader(fmt.Sprintf(save, 2)), broken{})
	assert.ErrorContains(t, err, "out of order")
}
