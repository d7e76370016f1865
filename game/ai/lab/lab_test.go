package lab_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/stats"
)

// bench is the rules of all games, and an experiment with the named decks.
func bench(t *testing.T, bot string, decks ...string) (*lab.Result, *scenario.Rules) {
	t.Helper()
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	r := lab.New(cat, bot, 7)
	for i, name := range decks {
		d, err := deck.Named(name)
		require.NoError(t, err)
		assert.Equal(t, i, r.Deck(name, d.Deal(0)))
	}
	return r, adventures.All().Rules(cat)
}

// trial is an experiment with a cell of each kind.
func trial(t *testing.T) (*lab.Result, *scenario.Rules) {
	r, rules := bench(t, "greedy", "onyx", "argus")
	r.Cell("keyraken", "easy", 24, 0)
	r.Cell("keyraken", "normal", 13, 0, 1)
	r.Cell("duel", "", 20, 0, 1)
	return r, rules
}

func run(t *testing.T, r *lab.Result, rules *scenario.Rules, o lab.Options) {
	t.Helper()
	o.Workers = max(1, o.Workers)
	require.NoError(t, r.Run(context.Background(), rules, o))
}

func sum(counts []int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

// The figures are those of the games: the wins of a deck alone, its turns, its cards.
func TestWhatIsCounted(t *testing.T) {
	r, rules := trial(t)
	assert.False(t, r.Complete())
	run(t, r, rules, lab.Options{})
	assert.True(t, r.Complete())
	assert.Equal(t, lab.Progress{Done: 57, Of: 57}, r.Progress())
	solo, pair, duel := &r.Cells[0], &r.Cells[1], &r.Cells[2]

	for i, games := range []int{24, 13, 20} {
		assert.Equal(t, []int{games, games}, []int{r.Cells[i].Played(), sum(r.Cells[i].Ended)}, "each game once")
	}
	assert.Positive(t, solo.Won)
	assert.Less(t, solo.Won, 24)
	assert.Zero(t, solo.Unfinished)
	assert.Equal(t, int64(solo.Seats[0].Turns), solo.Turns.Sum, "alone all turns are its own")
	assert.Positive(t, solo.Seats[0].Amber)
	assert.Positive(t, solo.Seats[0].Damage)
	ended := 0
	for turn, n := range solo.Ended {
		ended += turn * n
	}
	assert.Equal(t, int(solo.Turns.Sum), ended)

	require.Len(t, solo.Gauges, 1)
	require.Len(t, solo.Gauges[0].Reached, 4)
	before := 24
	for _, turns := range solo.Gauges[0].Reached {
		n := sum(turns)
		assert.LessOrEqual(t, n, before, "it rises once at a time")
		before = n
	}
	assert.Equal(t, 24-solo.Won, before, "whoever lost saw it rise to the last")

	drawn, played := 0, 0
	for _, c := range solo.Seats[0].Cards {
		assert.GreaterOrEqual(t, c.Plays, sum(c.Played), c.ID)
		assert.GreaterOrEqual(t, sum(c.Drawn), sum(c.WonDrawn))
		assert.GreaterOrEqual(t, sum(c.Played), sum(c.WonPlayed))
		drawn, played = drawn+sum(c.Drawn), played+sum(c.Played)
	}
	assert.Greater(t, drawn, 24*6, "a hand of each game at least")
	assert.Positive(t, played)
	assert.LessOrEqual(t, played, drawn, "greedy plays what it has drawn")

	assert.Len(t, pair.Seats, 2)
	assert.Equal(t, int(pair.Turns.Sum), pair.Seats[0].Turns+pair.Seats[1].Turns)
	assert.Empty(t, duel.Gauges, "nothing rises in a duel")
	assert.Positive(t, duel.Near.Sum, "keys")
	assert.LessOrEqual(t, duel.Near.Sum, int64(3*20))
	assert.GreaterOrEqual(t, duel.Near.Sum, int64(3*duel.Won))
}

// A report has a group for each deck and its company, with a line for each partner or opponent, by name, the best first.
func TestReportsNameTheirDecks(t *testing.T) {
	r, rules := bench(t, "greedy", "onyx", "argus", "mciver")
	r.Cell("duel", "", 6, 0, 1)
	r.Cell("keyraken", "hard", 2, 1)
	r.Cell("keyraken", "easy", 4, 0)
	r.Cell("duel", "", 6, 0, 2)
	r.Cell("keyraken", "easy", 4, 0, 1)
	run(t, r, rules, lab.Options{Workers: 2})
	report := r.Report()
	report.Order([]string{"easy", "hard"})
	var told []string
	for _, g := range report.Groups {
		games := 0
		for i, l := range g.Lines {
			games += l.Games
			assert.Equal(t, l.Of, l.Games)
			assert.Equal(t, 1.0, l.Ended[len(l.Ended)-1], "all are over in the end")
			if i > 0 {
				assert.LessOrEqual(t, l.Won.Value, g.Lines[i-1].Won.Value)
			}
		}
		assert.Equal(t, []int{games, games}, []int{g.All.Games, g.All.Of})
		assert.NotEmpty(t, g.Cards)
		with := map[string]bool{}
		for _, l := range g.Lines {
			with[strings.Join(l.Decks, "+")] = true
		}
		told = append(told, fmt.Sprint(g.Deck, " ", g.Kind, " ", g.Difficulty, ": ", slices.Sorted(maps.Keys(with))))
	}
	assert.Equal(t, []string{"onyx alone easy: []", "argus alone hard: []", "onyx with easy: [argus]", "onyx against : [argus mciver]"}, told)
}

// The figures of a report are rounded to six decimals.
func TestReportsAreRounded(t *testing.T) {
	r, rules := trial(t)
	run(t, r, rules, lab.Options{})
	all, cell := r.Report().Groups[0].All, &r.Cells[0]
	share, low, high := stats.Score(cell.Won, 24)
	for got, want := range map[float64]float64{all.Won.Value: share, all.Won.Low: low, all.Won.High: high,
		all.Turns.Value: float64(cell.Turns.Sum) / 24, all.Amber: float64(cell.Seats[0].Amber) / float64(cell.Seats[0].Turns)} {
		assert.InDelta(t, want, got, 0.5e-6+1e-12)
	}
}

// Both sides of a duel are counted alike, each from its own point of view.
func TestSidesOfADuel(t *testing.T) {
	r, rules := bench(t, "greedy", "onyx", "argus")
	r.Cell("duel", "", 40, 0, 1)
	run(t, r, rules, lab.Options{})
	assert.Positive(t, r.Cells[0].Won)
	assert.Less(t, r.Cells[0].Won, 40)
	assert.InDelta(t, r.Cells[0].Seats[0].Turns, r.Cells[0].Seats[1].Turns, 40)
}

// Shards that were played separately, in any order, with any number of workers, are
// merged bit for bit into the result of one run; so is a shard that was stopped and
// resumed.
func TestShardsMergeToOneRun(t *testing.T) {
	one, rules := trial(t)
	run(t, one, rules, lab.Options{Workers: 3})
	for _, of := range []int{2, 3, 16} {
		var parts []*lab.Result
		for part := 1; part <= of; part++ {
			r, _ := trial(t)
			run(t, r, rules, lab.Options{Workers: part, Shard: lab.Shard{Part: part, Of: of}})
			read, err := lab.Parse(r.JSON())
			require.NoError(t, err)
			parts = append(parts, read)
			assert.Less(t, r.Progress().Done, 57)
		}
		slices.Reverse(parts)
		merged, err := lab.Merge(parts...)
		require.NoError(t, err)
		assert.Equal(t, string(one.JSON()), string(merged.JSON()), "%d shards", of)
		assert.True(t, merged.Complete())

		some, err := lab.Merge(parts[1:]...)
		require.NoError(t, err, "what is there may be looked at")
		assert.False(t, some.Complete())
	}
}

// A run that is stopped and resumed gives the result of an uninterrupted one.
func TestStoppedAndResumed(t *testing.T) {
	one, rules := trial(t)
	run(t, one, rules, lab.Options{})
	r, _ := trial(t)
	for stops := 0; !r.Complete(); stops++ {
		require.Less(t, stops, 57)
		ctx, stop := context.WithCancel(context.Background())
		games := 0
		require.NoError(t, r.Run(ctx, rules, lab.Options{Workers: 2, Each: func() {
			if games++; games == 5 {
				stop()
			}
		}}))
		stop()
		assert.LessOrEqual(t, games, 5, "what is under way when it is stopped does not count")
		var err error
		r, err = lab.Parse(r.JSON())
		require.NoError(t, err)
	}
	assert.Equal(t, string(one.JSON()), string(r.JSON()))
}

// Whatever experiment is resumed, it is the same one: without shards there may be more games of
// it, or fewer; in shards it is divided in the same way.
func TestResumeWantsTheSameExperiment(t *testing.T) {
	one := lab.Shard{Part: 1, Of: 1}
	half := lab.Shard{Part: 1, Of: 2}
	few, rules := bench(t, "random", "onyx")
	few.Cell("keyraken", "easy", 10, 0)
	run(t, few, rules, lab.Options{})
	more := func() *lab.Result {
		r, _ := bench(t, "random", "onyx")
		r.Cell("keyraken", "easy", 30, 0)
		return r
	}
	r := more()
	require.NoError(t, r.Resume(few, one))
	assert.Equal(t, lab.Progress{Done: 10, Of: 30}, r.Progress())
	require.ErrorContains(t, more().Resume(few, half), "from another experiment")

	other, _ := bench(t, "random", "argus")
	other.Cell("keyraken", "easy", 30, 0)
	require.ErrorContains(t, other.Resume(few, one), "from another experiment")
	other, _ = bench(t, "greedy", "onyx")
	require.ErrorContains(t, other.Resume(few, one), "bot random and seed 7 instead of greedy")

	race := func(hopeless, size int) *lab.Result {
		r, _ := field(t, hopeless, "onyx")
		r.Strongest(lab.Race{Mode: "keyraken", Difficulty: "easy", Size: size, Games: 2, Most: 8})
		return r
	}
	require.NoError(t, race(3, 1).Resume(race(3, 1), one))
	require.ErrorContains(t, race(3, 1).Resume(race(4, 1), one), "from another experiment", "between other decks")
	require.ErrorContains(t, race(3, 1).Resume(race(3, 2), one), "from another experiment", "another race")
	none, _ := bench(t, "greedy", "onyx")
	none.Cell("keyraken", "easy", 10, 0)
	require.ErrorContains(t, race(3, 1).Resume(none, one), "from another experiment", "none")
}

// More games are added to those that were played.
func TestMoreGames(t *testing.T) {
	few, rules := bench(t, "random", "onyx")
	few.Cell("keyraken", "easy", 10, 0)
	run(t, few, rules, lab.Options{})
	all, _ := bench(t, "random", "argus", "onyx")
	all.Cell("keyraken", "easy", 30, 1)
	again := all.Clone()
	run(t, all, rules, lab.Options{})
	again.Adopt(few)
	assert.Equal(t, lab.Progress{Done: 10, Of: 30}, again.Progress())
	games := 0
	run(t, again, rules, lab.Options{Each: func() { games++ }})
	assert.Equal(t, 20, games)
	assert.Equal(t, all.Cells, again.Cells)

	other, _ := bench(t, "greedy", "onyx")
	other.Cell("keyraken", "easy", 30, 0)
	other.Adopt(few)
	assert.Zero(t, other.Progress().Done, "of another bot")
}

// Results of one deck are kept side by side; repeating one replaces the old result.
func TestPut(t *testing.T) {
	kept, rules := bench(t, "random", "onyx")
	kept.Cell("keyraken", "easy", 4, 0)
	run(t, kept, rules, lab.Options{})
	r, _ := bench(t, "random", "argus", "onyx")
	r.Cell("keyraken", "easy", 6, 1)
	r.Cell("keyraken", "easy", 3, 1, 0)
	run(t, r, rules, lab.Options{})
	kept.Put(r, func(*lab.Cell) bool { return true })
	require.Len(t, kept.Cells, 2)
	assert.Equal(t, 6, kept.Cells[0].Played())
	assert.Equal(t, []int{0, 1}, kept.Cells[1].Decks)
	back, err := lab.Parse(kept.JSON())
	require.NoError(t, err)
	assert.Equal(t, string(kept.JSON()), string(back.JSON()))
	r.Cell("keyraken", "easy", 60, 1)
	run(t, r, rules, lab.Options{})
	assert.Equal(t, string(back.JSON()), string(kept.JSON()), "further games there do not count here")
}

// Results of different experiments, or repeated ones, are not added up, and the error
// says why.
func TestMergeRefuses(t *testing.T) {
	whole, rules := bench(t, "random", "onyx", "argus")
	whole.Cell("keyraken", "easy", 6, 0)
	run(t, whole, rules, lab.Options{})
	for want, spoil := range map[string]func(r *lab.Result){
		"game 0 is in two parts":       func(*lab.Result) {},
		"made by another program":      func(r *lab.Result) { r.Program = "v0" },
		"bot greedy and seed 7":        func(r *lab.Result) { r.Bot = "greedy" },
		"bot random and seed 8":        func(r *lab.Result) { r.Seed = 8 },
		"from another experiment":      func(r *lab.Result) { r.Cells[0].Games = 7 },
		"from another experiment: oth": func(r *lab.Result) { r.Decks = r.Decks[:1] },
	} {
		o := whole.Clone()
		spoil(o)
		_, err := lab.Merge(whole, o)
		require.ErrorContains(t, err, want)
		var part *lab.PartError
		require.ErrorAs(t, err, &part)
		assert.Equal(t, 1, part.Part)
	}
}

// A file that is not a result, or is damaged, is refused in one line.
func TestBadFiles(t *testing.T) {
	r, rules := trial(t)
	run(t, r, rules, lab.Options{})
	good := string(r.JSON())
	first := `"won":` + strings.SplitN(strings.SplitN(good, `"won":`, 2)[1], ",", 2)[0]
	for name, test := range map[string]struct{ data, want string }{
		"nothing":        {"", "not a file of archon lab"},
		"something else": {`{"version":1}`, "not a file of archon lab"},
		"cut off":        {good[:len(good)/2], "not a file of archon lab"},
		"later":          {strings.Replace(good, `"lab":1`, `"lab":2`, 1), "format 2"},
		"unknown field":  {strings.Replace(good, `"bot"`, `"bog"`, 1), "bog"},
		"numbers":        {strings.Replace(good, `"done":"0-23"`, `"done":"0-99999999"`, 1), "numbers of games"},
		"twice":          {strings.Replace(good, `"done":"0-23"`, `"done":"0-23,4"`, 1), "numbers of games"},
		"too many wins":  {strings.Replace(good, first, `"won":25`, 1), "cells[0]"},
		"no such deck":   {strings.Replace(good, `"decks":[0,1]`, `"decks":[0,2]`, 1), "cells[1]"},
		"a seat less":    {strings.Replace(good, `"decks":[0,1]`, `"decks":[0]`, 1), "cells[1]"},
		"cell twice":     {strings.Replace(good, `"difficulty":"normal","decks":[0,1]`, `"decks":[0,1]`, 1), ""},
		"foreign house":  {strings.Replace(good, `"dis"`, `"disk"`, 1), "disk"},
		"gauge":          {strings.Replace(good, `"reached":[[`, `"reached":[[-1,`, 1), "gauges[0]"},
		"another card":   {strings.Replace(good, `"cards":[{"id":"`, `"cards":[{"id":"x`, 1), ""},
		"deep":           {strings.Repeat("[", 100_000), "not a file of archon lab"},
	} {
		t.Run(name, func(t *testing.T) {
			require.NotEqual(t, good, test.data)
			path := filepath.Join(t.TempDir(), "x.json")
			require.NoError(t, os.WriteFile(path, []byte(test.data), 0o644))
			read, err := lab.Read(path)
			if name == "cell twice" { // it is another cell, of a mode without that difficulty
				require.NoError(t, err)
				return
			}
			require.ErrorContains(t, err, test.want)
			require.ErrorContains(t, err, path)
			assert.NotContains(t, err.Error(), "\n")
			assert.Nil(t, read)
		})
	}
	_, err := lab.Read(filepath.Join(t.TempDir(), "none.json"))
	require.ErrorIs(t, err, os.ErrNotExist)
}

// Whatever is read can be shown, written and merged.
func FuzzParse(f *testing.F) {
	cat, err := adventures.All().Catalogue()
	require.NoError(f, err)
	rules := adventures.All().Rules(cat)
	for _, race := range []bool{false, true} {
		r := lab.New(cat, "random", 1)
		for _, name := range []string{"onyx", "argus"} {
			d, err := deck.Named(name)
			require.NoError(f, err)
			r.Deck(name, d.Deal(0))
		}
		r.Cell("keyraken", "easy", 3, 0, 1)
		if race {
			r.Strongest(lab.Race{Mode: "keyraken", Difficulty: "easy", Size: 1, Games: 2, Most: 4})
		}
		require.NoError(f, r.Run(context.Background(), rules, lab.Options{Workers: 1}))
		f.Add(r.JSON())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := lab.Parse(data)
		if err != nil {
			return
		}
		again, err := lab.Parse(r.JSON())
		require.NoError(t, err)
		assert.Equal(t, string(r.JSON()), string(again.JSON()))
		_, err = json.Marshal(r.Report())
		require.NoError(t, err)
		_, err = lab.Merge(r, r.Blank())
		require.NoError(t, err)
		r.Put(again, func(*lab.Cell) bool { return true })
	})
}

// Anything that cannot be played is reported before the first game.
func TestRunRefuses(t *testing.T) {
	for want, spoil := range map[string]func(*lab.Result, *lab.Options){
		"shard 4/3":    func(_ *lab.Result, o *lab.Options) { o.Shard = lab.Shard{Part: 4, Of: 3} },
		"shard 0/0":    func(_ *lab.Result, o *lab.Options) { o.Workers = 0 },
		"clever":       func(r *lab.Result, _ *lab.Options) { r.Bot = "clever" },
		"chess":        func(r *lab.Result, _ *lab.Options) { r.Cell("chess", "", 1, 0) },
		"impossible":   func(r *lab.Result, _ *lab.Options) { r.Cell("keyraken", "impossible", 1, 0) },
		"with 1 deck":  func(r *lab.Result, _ *lab.Options) { r.Cell("duel", "", 1, 0) },
		"with 3 decks": func(r *lab.Result, _ *lab.Options) { r.Cells[0].Drawn = 2 }, // there is one besides
		"4 decks":      func(r *lab.Result, _ *lab.Options) { r.Cell("keyraken", "easy", 1, 0, 1, 0, 1) },
	} {
		r, rules := bench(t, "random", "onyx", "argus")
		r.Cell("keyraken", "easy", 1, 0)
		o := lab.Options{Workers: 1}
		spoil(r, &o)
		require.ErrorContains(t, r.Run(context.Background(), rules, o), want)
	}
}

// Every card that is played counts as drawn, though the hands of mulligans went back:
// random bots take many.
func TestMulligansAreNotDrawn(t *testing.T) {
	r, rules := bench(t, "random", "onyx")
	r.Cell("keyraken", "easy", 60, 0)
	run(t, r, rules, lab.Options{})
	missed := 0
	for _, c := range r.Cells[0].Seats[0].Cards {
		assert.LessOrEqual(t, sum(c.Played), sum(c.Drawn), "%s was played and never drawn", c.ID)
		missed += 60 - sum(c.Drawn)
	}
	assert.Positive(t, missed)
}
