package adventure_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/feats"
	"github.com/keyraken/keyraken/game/keyforge/feats/featstest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/replay"
)

// dealt is the header of a new game of the first adventure.
func dealt(t *testing.T, difficulty string, names ...string) replay.Header {
	t.Helper()
	var deals []keyforge.Deal
	for _, name := range names {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	l := adventures.All()
	h := save.Deal(l[0].Name(), difficulty, adventure.Setup(l[0], deals, 2), names...)
	h.Started = "2026-11-22T20:00:00Z"
	return h
}

func begin(t *testing.T, h replay.Header) *save.Story {
	t.Helper()
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	s, err := replay.New(adventures.All().Rules(cat), h)
	require.NoError(t, err)
	return s
}

// play lets a bot give n commands, and calls after for each.
func play(t *testing.T, s *save.Story, n int, after func([]keyforge.Event)) {
	t.Helper()
	for range n {
		if s.Game().Over() {
			return
		}
		c := bot.Greedy{}.Choose(s.Game(), s.Game().Legal(nil))
		require.NoError(t, s.Do(c))
		after(s.Game().Happened())
	}
}

// Every achievement has a key of its own and words in every language.
func TestAchievementsHaveWords(t *testing.T) {
	l := adventures.All()
	all := l.Achievements()
	assert.GreaterOrEqual(t, len(all), 24)
	seen, titles := map[string]bool{}, map[string]bool{}
	for i := range all {
		f := &all[i]
		assert.False(t, seen[f.Key], "%s is the key of two", f.Key)
		seen[f.Key] = true
		assert.Less(t, f.Emblem, achievement.Emblems)
		for _, language := range languages.All() {
			words := language
			for _, a := range l {
				words = words.WithWords(a.Words)
			}
			for _, key := range [...]string{"feat-" + f.Key, "feat-" + f.Key + "-how"} {
				assert.NotContains(t, words.T(key), "⟨", "%s in %s", key, language.Name)
				assert.NotEqual(t, key, words.T(key))
			}
			title := language.Name + words.T("feat-"+f.Key)
			assert.False(t, titles[title], "two feats are called %s", title)
			titles[title] = true
		}
	}
	for _, a := range l {
		assert.LessOrEqual(t, len(steps(feats.General(), a.(adventure.Rewarding).Achievements())), 64,
			"as many as there are bits")
	}
	assert.LessOrEqual(t, len(steps(feats.General(), feats.Standard())), 64)
}

// steps are those of all achievements of the sets.
func steps(sets ...feats.Set) (all []achievement.Step) {
	for _, set := range sets {
		all = append(all, achievement.StepsOf(set.Achievements())...)
	}
	return all
}

// However a game reaches a moment, the same achievements have been done: by playing, by
// resuming a save, by undo, by redo.
func TestAchievementsFollowTheStory(t *testing.T) {
	l := adventures.All()
	s := begin(t, dealt(t, "easy", "onyx", "argus"))
	w := l.Watch(s)
	require.NotNil(t, w)
	bits := []uint64{w.Bits()}
	play(t, s, 400, func(events []keyforge.Event) {
		w.Count(s.At(), events)
		bits = append(bits, w.Bits())
	})
	require.NotZero(t, bits[len(bits)-1], "something was done")
	for at := 0; at < len(bits); at += 37 {
		f := s.Fork()
		require.NoError(t, f.Seek(at))
		assert.Equal(t, bits[at], l.Watch(f).Bits(), "resumed after %d", at)
		w.Seek(at)
		assert.Equal(t, bits[at], w.Bits(), "taken back to %d", at)
	}
	w.Seek(len(bits) - 1)
	assert.Equal(t, bits[len(bits)-1], w.Bits(), "done again")
	s.Undo(s.At() - 10)
	w.Seek(10)
	play(t, s, 30, func(events []keyforge.Event) { w.Count(s.At(), events) })
	assert.Equal(t, l.Watch(s).Bits(), w.Bits(), "played on otherwise")
}

// An achievement is new once. Undo takes it away while the game goes on, but not once the game
// is over.
func TestAchievementsAreGivenOnce(t *testing.T) {
	l, now, awards := adventures.All(), time.Now(), achievement.Awards{}
	s := begin(t, dealt(t, "easy", "onyx"))
	r := feats.NewRecorder(l.Watch(s), s)
	first, lines := 0, 0
	for first == 0 {
		play(t, s, 1, func(events []keyforge.Event) { r.Observe(s.At()) })
		told, kept := r.Update(awards, now)
		assert.Len(t, kept, len(told))
		first, lines = len(told), len(kept)
	}
	require.Positive(t, lines)
	assert.Len(t, awards, first)
	assert.Len(t, r.FirstDone(awards), first)
	told, kept := r.Update(awards, now)
	assert.Empty(t, told)
	assert.Empty(t, kept)

	again := feats.NewRecorder(l.Watch(s), s) // resumed
	told, _ = again.Update(awards, now)
	assert.Empty(t, told, "it was told before")
	assert.Len(t, again.FirstDone(awards), first)

	s.Undo(1)
	again.Seek(s.At())
	_, kept = again.Update(awards, now)
	require.Len(t, kept, first)
	assert.True(t, kept[0].Revoked)
	assert.Empty(t, awards)

	play(t, s, 5000, func(events []keyforge.Event) {
		again.Observe(s.At())
		again.Update(awards, now)
	})
	require.True(t, s.Game().Over())
	had := len(awards)
	s.Undo(s.At())
	again.Seek(0)
	_, kept = again.Update(awards, now)
	assert.Empty(t, kept)
	assert.Len(t, awards, had, "the game was over")

	other := begin(t, dealt(t, "easy", "argus"))
	ko := feats.NewRecorder(l.Watch(other), other)
	play(t, other, 200, func(events []keyforge.Event) {
		ko.Observe(other.At())
		told, _ := ko.Update(awards, now)
		for _, step := range told {
			assert.Greater(t, len(awards), had, step.Name())
		}
	})
	for _, step := range ko.FirstDone(awards) {
		assert.NotEqual(t, "reap", step.Name(), "the other game gave it")
	}
}

// No achievements are given where they would prove nothing.
func TestGamesWithoutAchievements(t *testing.T) {
	for what, change := range map[string]func(*replay.Header){
		"edited":        func(h *replay.Header) { h.Edited = true },
		"taken over":    func(h *replay.Header) { h.Taken = 7 },
		"open hands":    func(h *replay.Header) { save.Setup(h).Open = true },
		"bots only":     func(h *replay.Header) { h.Seats = []string{"1=greedy"} },
		"no deck lists": func(h *replay.Header) { save.Setup(h).Decks = nil },
	} {
		s := begin(t, dealt(t, "easy", "onyx"))
		_, ok := feats.SettingOf(s)
		require.True(t, ok)
		change(&s.Header)
		_, ok = feats.SettingOf(s)
		assert.False(t, ok, what)
		w := adventures.All().Watch(s)
		assert.Nil(t, w, what)
		w.Count(1, nil)
		w.Seek(0)
		w.Advise()
		assert.Zero(t, w.Bits())
		assert.Empty(t, w.Done())
		told, lines := feats.NewRecorder(w, s).Update(achievement.Awards{}, time.Now())
		assert.Empty(t, told)
		assert.Empty(t, lines)
	}
	s := begin(t, dealt(t, "hard", "onyx", "argus"))
	s.Header.Seats = []string{"2=expert", "1=person"}
	table, ok := feats.SettingOf(s)
	require.True(t, ok)
	assert.Equal(t, feats.Setting{Difficulty: "hard", Persons: 1, Bots: [3]string{"", "expert"}, Sets: table.Sets}, table)
	for i, name := range []string{"onyx", "argus"} {
		d, err := deck.Named(name)
		require.NoError(t, err)
		assert.Equal(t, d.Set, table.Sets[i])
	}
	assert.Empty(t, featstest.Names(adventures.All().Watch(s)))
}

// The set of a deck is found by its cards.
func TestSetsOfDecks(t *testing.T) {
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		s := begin(t, dealt(t, "easy", name))
		table, _ := feats.SettingOf(s)
		assert.Equal(t, d.Set, table.Sets[0], name)
	}
}

// Watching costs next to nothing: a command that leads to no achievement allocates only what is
// kept of each moment.
func TestWatchingAllocatesLittle(t *testing.T) {
	s := begin(t, dealt(t, "easy", "onyx"))
	w := adventures.All().Watch(s)
	play(t, s, 40, func(events []keyforge.Event) { w.Count(s.At(), events) })
	at := s.At()
	allocated := testing.AllocsPerRun(100, func() { w.Count(at, nil) })
	assert.Zero(t, allocated)
}
