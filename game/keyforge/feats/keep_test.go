package feats_test

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
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/replay"
)

// kept is a game of the first adventure, always the same but for when it was started, and the
// keeper of its feats.
func kept(t *testing.T, started string) (*save.Story, *achievement.Recorder) {
	t.Helper()
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	l := adventures.All()
	cat, err := l.Catalogue()
	require.NoError(t, err)
	h := save.Deal(l[0].Name(), "easy", adventure.Setup(l[0], []keyforge.Deal{d.Deal(0)}, 2), "onyx")
	h.Started = started
	s, err := replay.New(l.Rules(cat), h)
	require.NoError(t, err)
	return s, feats.NewRecorder(l.Watch(s), s)
}

// first plays until the first feats are done, and returns what is told and stored then.
func first(t *testing.T, s *save.Story, k *achievement.Recorder, given achievement.Awards) (told []achievement.Step, lines int) {
	t.Helper()
	for k.Bits() == 0 {
		require.False(t, s.Game().Over())
		err := s.Do(bot.Greedy{}.Choose(s.Game(), s.Game().Legal(nil)))
		require.NoError(t, err)
		k.Observe(s.At())
	}
	told, stored := k.Update(given, time.Now())
	return told, len(stored)
}

// What was done in one game is not new in another; and undo there does not take it away.
func TestFeatsOfOtherGamesStay(t *testing.T) {
	given := achievement.Awards{}
	s, k := kept(t, "2026-11-22T20:00:00Z")
	told, lines := first(t, s, k, given)
	require.NotEmpty(t, told)
	assert.Equal(t, len(told), lines)
	assert.Equal(t, told, k.FirstDone(given))
	name := told[0].Name()
	assert.True(t, given.Has(name))

	other, again := kept(t, "2026-11-23T20:00:00Z")
	told, lines = first(t, other, again, given)
	assert.Empty(t, told)
	assert.Zero(t, lines)
	assert.Empty(t, again.FirstDone(given))
	other.Undo(other.At())
	again.Sync()
	assert.Zero(t, again.Bits())
	_, stored := again.Update(given, time.Now())
	assert.Empty(t, stored)
	assert.True(t, given.Has(name), "it was done in the first game")

	s.Undo(s.At())
	k.Sync()
	_, stored = k.Update(given, time.Now())
	require.NotEmpty(t, stored)
	assert.True(t, stored[0].Revoked)
	assert.False(t, given.Has(name))
}

// Without a watcher nothing is kept.
func TestNoKeeper(t *testing.T) {
	k := feats.NewRecorder(nil, nil)
	k.Observe(1)
	k.Sync()
	told, lines := k.Update(achievement.Awards{}, time.Now())
	assert.Empty(t, told)
	assert.Empty(t, lines)
	assert.Empty(t, k.FirstDone(achievement.Awards{}))
}
