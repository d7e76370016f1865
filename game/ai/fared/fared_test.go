package fared_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/ai/fared"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/replay"
)

func rules(t testing.TB) *scenario.Rules {
	t.Helper()
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	return adventures.All().Rules(cat)
}

// header is the header of an adventure at easy, or of a duel, of starter decks.
func header(t testing.TB, mode string, seed uint64, names ...string) replay.Header {
	t.Helper()
	var deals []keyforge.Deal
	for _, name := range names {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	if mode == keyforge.Duel.Name() {
		return save.Deal(mode, "", keyforge.Setup{Decks: deals, Seed: seed, First: keyforge.NoSide}, names...)
	}
	return save.Deal(mode, "easy", adventure.Setup(keyraken.Adventure, deals, seed), names...)
}

func begun(t testing.TB, r *scenario.Rules, h replay.Header) *save.Story {
	t.Helper()
	s, err := replay.New(r, h)
	require.NoError(t, err)
	return s
}

// conceded is the game of a header, given up at its first question.
func conceded(t testing.TB, r *scenario.Rules, h replay.Header) *save.Story {
	t.Helper()
	s := begun(t, r, h)
	require.NoError(t, s.Do(keyforge.Command{Verb: keyforge.Concede}))
	return s
}

// A computer plays the deal as it was: the same cards in the same order, in place of people. The same level makes the same of it
// again. The game is kept beside the save, is read again only for this deal and this level, and goes when the save goes.
func TestADealIsPlayedAndKept(t *testing.T) {
	r := rules(t)
	h := header(t, "keyraken", 3, "onyx")
	h.Players, h.Voyage, h.Taken = []string{"Ada"}, "2026-W47", 4
	s := conceded(t, r, h)
	require.NoError(t, fared.Possible(s))
	var turns []int
	played, err := fared.Play(t.Context(), s, bot.Quick, func(n int) { turns = append(turns, n) })
	require.NoError(t, err)
	require.True(t, played.Game().Over())
	assert.Greater(t, len(turns), 3)
	assert.Equal(t, []string{"1=quick"}, played.Header.Seats)
	assert.Empty(t, played.Header.Voyage, "it is no game of a voyage")
	first, own := played.Fork(), s.Fork()
	require.NoError(t, first.Seek(0))
	require.NoError(t, own.Seek(0))
	assert.Equal(t, own.Game().Hash(), first.Game().Hash(), "the same cards lie in the same order")
	assert.Equal(t, 1, s.Len())
	again, err := fared.Play(t.Context(), s, bot.Quick, nil)
	require.NoError(t, err)
	assert.Equal(t, played.Game().Hash(), again.Game().Hash())

	path := filepath.Join(t.TempDir(), "game.jsonl")
	require.Error(t, fared.Keep(path, bot.Quick, played), "there is no save")
	log, err := replay.Create(path, s)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	_, ok := fared.Load(t.Context(), path, bot.Quick, s)
	assert.False(t, ok)
	require.NoError(t, fared.Keep(path, bot.Quick, played))
	kept, ok := fared.Load(t.Context(), path, bot.Quick, s)
	require.True(t, ok)
	assert.Equal(t, played.Game().Hash(), kept.Game().Hash())
	_, ok = fared.Load(t.Context(), path, bot.Thorough, s)
	assert.False(t, ok, "expert has not played it")
	_, ok = fared.Load(t.Context(), path, bot.Quick, conceded(t, r, header(t, "keyraken", 4, "onyx")))
	assert.False(t, ok, "it is another deal")
	data, err := os.ReadFile(fared.File(path, bot.Quick))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(fared.File(path, bot.Thorough), data, 0o600))
	_, ok = fared.Load(t.Context(), path, bot.Thorough, s)
	assert.False(t, ok, "quick has played that")
	require.NoError(t, os.WriteFile(fared.File(path, bot.Quick), data[:len(data)/2], 0o600))
	_, ok = fared.Load(t.Context(), path, bot.Quick, s)
	assert.False(t, ok, "it is damaged")
	list, err := replay.List(filepath.Dir(path))
	require.NoError(t, err)
	assert.Equal(t, []string{path}, list, "it is no game of its own among the saves")
	require.NoError(t, replay.Delete(path))
	left, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	assert.Empty(t, left)
}

// Who is told to stop, stops, and makes nothing of the deal.
func TestPlayingIsStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	played, err := fared.Play(ctx, begun(t, rules(t), header(t, "keyraken", 3, "onyx")), bot.Master, func(int) { stop() })
	require.ErrorIs(t, err, context.Canceled)
	assert.Nil(t, played)
}

// What computers held they hold again; if nobody else did, all are replaced.
func TestWhoHoldsTheSeats(t *testing.T) {
	for _, c := range []struct{ held, want []string }{
		{nil, []string{"1=expert", "2=expert"}},
		{[]string{"2=greedy"}, []string{"1=expert", "2=greedy"}},
		{[]string{"1=random", "2=greedy"}, []string{"1=expert", "2=expert"}},
	} {
		h, err := fared.HeaderOf(&replay.Header{Seats: c.held}, 2, bot.Thorough)
		require.NoError(t, err)
		assert.Equal(t, c.want, h.Seats)
	}
}

// It is said plainly where others cannot play the deal.
func TestWhereNobodyCanPlay(t *testing.T) {
	r := rules(t)
	duel := func(seats ...string) *save.Story {
		h := header(t, "duel", 3, "onyx", "argus")
		h.Seats = seats
		return begun(t, r, h)
	}
	edited := begun(t, r, header(t, "keyraken", 3, "onyx"))
	edited.Header.Edited = true
	position := begun(t, r, header(t, "keyraken", 3, "onyx"))
	save.Setup(&position.Header).Decks = nil
	for key, s := range map[string]*save.Story{"fared-position": position, "fared-edited": edited, "fared-two": duel()} {
		var m *message.Error
		require.ErrorAs(t, fared.Possible(s), &m)
		assert.Equal(t, key, m.Key)
	}
	require.Error(t, fared.Possible(duel("1=quick", "2=quick")))
	require.NoError(t, fared.Possible(duel("1=quick")))
	assert.Equal(t, keyforge.Side(1), fared.Person(duel("1=quick")))
}

// The end of a game is told alike in the window and in the terminal.
func TestHowTheyFaredInWords(t *testing.T) {
	r := rules(t)
	en, ru := languages.English(), languages.Named("ru")
	lost := fared.ResultOf(conceded(t, r, header(t, "keyraken", 3, "onyx")), 0)
	assert.Equal(t, "Defeat", lost.Head(en))
	assert.True(t, strings.HasPrefix(lost.Words(en), "lost after "), lost.Words(en))
	won := fared.Result{Over: true, Won: true, Turns: 21, Keys: 2, Damage: 60, Power: 60}
	assert.Equal(t, "won in 21 turns · damage 60 of 60 · 2 keys", won.Words(en))
	assert.Equal(t, "победа за 21 ход · урон 60 из 60 · 2 ключа", won.Words(ru))
	duel := fared.Result{Over: true, Turns: 22, Keys: 1, Theirs: 3}
	assert.Equal(t, "lost after 22 turns · keys 1–3", duel.Words(en))
	open := fared.Result{Turns: 5, Power: 60}
	assert.Equal(t, "No end", open.Head(en))
	assert.Equal(t, "не окончено после 5 ходов · урон 0 из 60 · 0 ключей", open.Words(ru))
}
