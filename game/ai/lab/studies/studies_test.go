package studies_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/library"
)

// studied is an experiment with the first of those decks, beside each of the others, or
// alone if there are none.
func studied(t *testing.T, bot string, games int, decks ...string) *lab.Result {
	t.Helper()
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	r := lab.New(cat, bot, 1)
	for i, name := range decks {
		d, err := deck.Named(name)
		require.NoError(t, err)
		r.Deck(name, d.Deal(0))
		if i > 0 {
			r.Cell("keyraken", "easy", games, 0, i)
		}
	}
	if len(decks) == 1 {
		r.Cell("keyraken", "easy", games, 0)
	}
	require.NoError(t, r.Run(context.Background(), adventures.All().Rules(cat), lab.Options{Workers: 1}))
	return r
}

// Findings of the lab are kept for each deck and bot; later ones about the same deck are
// added, and a study is resumed where it stopped.
func TestStudies(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "decks")
	l := studies.Open(dir)
	onyx, err := deck.Named("onyx")
	require.NoError(t, err)
	assert.Empty(t, l.Of(onyx))
	ctx, noon := context.Background(), time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	require.NoError(t, l.Keep(ctx, studied(t, "random", 3, "onyx"), noon))
	require.NoError(t, l.Keep(ctx, studied(t, "random", 2, "onyx", "argus"), noon.Add(time.Hour)))
	require.NoError(t, l.Keep(ctx, studied(t, "greedy", 1, "onyx"), noon.Add(2*time.Hour)))
	all := l.Of(onyx)
	require.Len(t, all, 2)
	assert.Equal(t, noon.Add(2*time.Hour), all[0].When, "the newest first")
	assert.Equal(t, "random", all[1].Result.Bot)
	assert.Equal(t, noon.Add(time.Hour), all[1].When)
	require.Len(t, all[1].Result.Cells, 2)
	assert.Equal(t, 3, all[1].Result.Cells[0].Played())
	argus, err := deck.Named("argus")
	require.NoError(t, err)
	assert.Empty(t, l.Of(argus), "it was not examined, only sat beside")

	again := studied(t, "random", 0, "onyx")
	again.Cells[0].Games = 5
	l.Recall(again)
	assert.Equal(t, lab.Progress{Done: 3, Of: 5}, again.Progress())

	own, problems, err := library.Open(dir).Load()
	require.NoError(t, err)
	assert.Empty(t, own, "studies are no decks")
	assert.Empty(t, problems)
}

// A study that cannot be read is ignored and replaced by the next.
func TestBrokenStudies(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "decks")
	l := studies.Open(dir)
	onyx, err := deck.Named("onyx")
	require.NoError(t, err)
	r := studied(t, "random", 3, "onyx")
	require.NoError(t, l.Keep(context.Background(), r, time.Now()))
	paths, err := filepath.Glob(filepath.Join(dir, "lab", "*"))
	require.NoError(t, err)
	require.Len(t, paths, 1)
	for _, bad := range []string{"", "{", `{"version":9}`, `{"version":1,"result":{"lab":1,"cells":[{"decks":[7]}]}}`} {
		require.NoError(t, os.WriteFile(paths[0], []byte(bad), 0o644))
		assert.Empty(t, l.Of(onyx), bad)
		fresh := r.Blank()
		l.Recall(fresh)
		assert.Zero(t, fresh.Progress().Done, bad)
		require.NoError(t, l.Keep(context.Background(), r, time.Now()), bad)
		assert.Len(t, l.Of(onyx), 1, bad)
	}
	assert.Error(t, studies.Open("").Keep(context.Background(), r, time.Now()))
	assert.Empty(t, studies.Open("").Of(onyx))
}

// The teams of a race are kept too, and the race is resumed where it stopped.
func TestTeams(t *testing.T) {
	l := studies.Open(filepath.Join(t.TempDir(), "decks"))
	r := studied(t, "random", 0, "onyx", "argus")
	r.Strongest(lab.Race{Mode: "keyraken", Difficulty: "easy", Size: 1, Games: 4, Most: 8})
	fresh := r.Clone()
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	require.NoError(t, r.Run(context.Background(), adventures.All().Rules(cat), lab.Options{Workers: 1}))
	require.NoError(t, l.Keep(context.Background(), r, time.Now()))
	l.Recall(fresh)
	assert.Equal(t, r.JSON(), fresh.JSON())
	require.Len(t, l.Teams(), 1)
	assert.True(t, l.Teams()[0].Result.Complete())
}

// An experiment with several decks is kept with each of them. Studies of the same time are listed by their bots.
func TestStudyOfSeveralDecks(t *testing.T) {
	l := studies.Open(filepath.Join(t.TempDir(), "decks"))
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	names := []string{"onyx", "argus", "mciver"}
	for _, name := range []string{"random", "greedy"} {
		r := studied(t, name, 0, names...)
		r.Cells = nil
		for i := range names {
			r.Cell("keyraken", "easy", 1, i)
		}
		cat, err := adventures.All().Catalogue()
		require.NoError(t, err)
		require.NoError(t, r.Run(context.Background(), adventures.All().Rules(cat), lab.Options{Workers: 1}))
		require.NoError(t, l.Keep(context.Background(), r, noon))
		blank := r.Blank()
		l.Recall(blank)
		assert.Equal(t, lab.Progress{Done: 3, Of: 3}, blank.Progress(), "all are recalled")
	}
	for _, name := range names {
		d, err := deck.Named(name)
		require.NoError(t, err)
		all := l.Of(d)
		require.Len(t, all, 2, name)
		assert.Equal(t, []string{"greedy", "random"}, []string{all[0].Result.Bot, all[1].Result.Bot})
		for _, one := range all {
			assert.Len(t, one.Result.Cells, 1, "its own")
		}
	}
}

// How often decks have won together is found in whatever order they sit, with the most games, and only of the present rules and cards.
func TestFigure(t *testing.T) {
	l := studies.Open(filepath.Join(t.TempDir(), "decks"))
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	onyx, err := deck.Named("onyx")
	require.NoError(t, err)
	argus, err := deck.Named("argus")
	require.NoError(t, err)
	assert.Nil(t, l.Figure(cat, "keyraken", "easy", onyx))
	keep := func(r *lab.Result) *lab.Result {
		require.NoError(t, l.Keep(context.Background(), r, time.Now()))
		return r
	}
	pair := keep(studied(t, "random", 3, "argus", "onyx"))
	f := l.Figure(cat, "keyraken", "easy", onyx, argus)
	require.NotNil(t, f)
	assert.Equal(t, pair.Cells[0].Rate(), f.Rate)
	assert.Equal(t, "random", f.Bot)
	assert.Equal(t, []int{1, 0}, f.Order, "argus sits first")
	assert.Equal(t, []int{0, 1}, l.Figure(cat, "keyraken", "easy", argus, onyx).Order)
	for _, none := range []*studies.Figure{l.Figure(cat, "keyraken", "hard", onyx, argus), l.Figure(cat, "keyraken", "easy", onyx, onyx),
		l.Figure(cat, "keyraken", "easy", argus), l.Figure(cat, "duel", "easy", onyx, argus)} {
		assert.Nil(t, none)
	}
	keep(studied(t, "greedy", 2, "argus", "onyx"))
	assert.Equal(t, 3, l.Figure(cat, "keyraken", "easy", onyx, argus).Games)
	old := studied(t, "random", 4, "argus", "onyx")
	old.Engine = "before"
	keep(old)
	assert.Equal(t, 2, l.Figure(cat, "keyraken", "easy", onyx, argus).Games, "the others were of other rules")
	argus.Cards[0].Icons = append([]card.Icon{card.DamageIcon}, argus.Cards[0].Icons...)
	assert.Nil(t, l.Figure(cat, "keyraken", "easy", onyx, argus), "another deck")
}
