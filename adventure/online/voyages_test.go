package online_test

import (
	"bytes"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/online"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/replay"
)

// sailed is a game of the voyage of a moment, as programs begin it, which is played by chance.
func sailed(t *testing.T, at time.Time, players int, change func(*replay.Header)) []byte {
	t.Helper()
	a := adventures.All()[0]
	v := adventure.VoyageOf(a, at)
	var deals []keyforge.Deal
	for _, id := range v.Decks[:players] {
		d, err := deck.Named(id)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	setup := adventure.Setup(a, deals, v.Seed)
	setup.Options = keyforge.Options{Rulebook: keyforge.Newest}
	h := save.Deal(a.Name(), v.Word, setup, "named otherwise")
	h.Voyage, h.Undo, h.Started, h.Players = v.Week, replay.UndoFree, at.Format(time.RFC3339), []string{"Private"}
	if change != nil {
		change(&h)
	}
	s, err := replay.New(rules(t), h)
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(1, 2))
	var legal []keyforge.Command
	for !s.Game().Over() {
		legal = s.Game().Legal(legal[:0])
		require.NoError(t, s.Do(legal[r.IntN(len(legal))]))
	}
	var out bytes.Buffer
	require.NoError(t, s.Write(&out))
	return out.Bytes()
}

// The voyage of the adventure is judged for one to three players; other decks, seeds, conditions and rulebooks are another game.
func TestVoyages(t *testing.T) {
	now := time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)
	j := online.Voyages(adventures.All()[0], rules(t))
	for players := 1; players <= keyforge.MaxSeats; players++ {
		got, err := j.Judge(t.Context(), sailed(t, now, players, nil), []time.Time{now.AddDate(0, 0, 7), now})
		require.NoError(t, err)
		assert.Equal(t, games.KeyForge, got.Game)
		assert.Equal(t, games.Week(now), got.Week)
		assert.Equal(t, players, got.Players)
		assert.Positive(t, got.Turns)
		assert.Positive(t, got.Power)
		assert.NotContains(t, string(got.Save), "Private")
		assert.NotContains(t, string(got.Save), "named otherwise")
		again, err := j.Judge(t.Context(), got.Save, []time.Time{now})
		require.NoError(t, err, "what is kept is a save of the voyage as well")
		assert.Equal(t, got, again)
	}
	for what, change := range map[string]func(*replay.Header){
		"another seed":       func(h *replay.Header) { h.Seed++ },
		"another difficulty": func(h *replay.Header) { h.Difficulty = "easy" },
		"another rulebook":   func(h *replay.Header) { save.Setup(h).Rulebook = keyforge.Printed.String() },
		"a card less":        func(h *replay.Header) { d := save.Setup(h).Decks; d[0].Cards = d[0].Cards[1:] },
		"chains":             func(h *replay.Header) { save.Setup(h).Decks[0].Chains = 3 },
		"other decks":        func(h *replay.Header) { d := save.Setup(h).Decks; d[0], d[1] = d[1], d[0] },
	} {
		_, err := j.Judge(t.Context(), sailed(t, now, 2, change), []time.Time{now})
		require.Error(t, err, what)
		assert.Equal(t, "voyage-other-deal", err.(*message.Error).Key, what)
	}
	_, err := j.Judge(t.Context(), []byte("{}\n"), []time.Time{now})
	assert.Error(t, err)
}
