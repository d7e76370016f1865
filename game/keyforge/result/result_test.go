package result_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// The key of a deck in a save is that of the deck, also of an alliance with a token card or prophecies.
func TestListKey(t *testing.T) {
	d, err := deck.Named("tesk")
	require.NoError(t, err)
	ally := *d
	ally.Alliance = []string{"One", "Two", "Two"}
	foretold := ally
	foretold.Token, foretold.Prophecies = "", []string{"bad-omen", "overreach", "heads-i-win", "tails-you-lose"}
	keys := map[string]bool{}
	for _, d := range []*deck.Deck{d, &ally, &foretold} {
		deal := d.Deal(0)
		kept := scenario.DeckOf(&deal)
		assert.Equal(t, d.ListKey(), result.ListKey(&kept))
		keys[d.ListKey()] = true
	}
	assert.Len(t, keys, 3)
}

// A game against the Keyraken that is over has a result for the decks of persons.
func TestOf(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var decks []*deck.Deck
	var deals []keyforge.Deal
	for _, name := range deck.Embedded()[:2] {
		d, err := deck.Named(name)
		require.NoError(t, err)
		decks, deals = append(decks, d), append(deals, d.Deal(0))
	}
	h := save.Deal("keyraken", "easy", adventure.Setup(keyraken.Adventure, deals, 1))
	h.Started, h.Seats = "2026-11-21T01:50:00Z", []string{"2=greedy"}
	s, err := replay.New(adventures.All().Rules(cat), h)
	require.NoError(t, err)
	_, ok := result.Of(s)
	assert.False(t, ok, "it is not over")
	b := bot.NewRandom(1)
	for !s.Game().Over() {
		err := s.Do(b.Choose(s.Game(), s.Game().Legal(nil)))
		require.NoError(t, err)
	}
	r, ok := result.Of(s)
	require.True(t, ok)
	assert.Equal(t, []string{decks[0].ListKey()}, r.Decks, "the second seat was a bot's")
	assert.Equal(t, !s.Game().Won(keyforge.Monster), r.Won)
	sides := s.Game().View(keyforge.NoSide).Sides
	assert.Equal(t, []int{sides[0].Pool, sides[1].Pool, sides[keyforge.Monster].Pool}, r.Amber, "that of the monster last")
	assert.NotZero(t, r.Amber[0]+r.Amber[1]+r.Amber[2])
	assert.Equal(t, "easy", r.Difficulty)
	assert.Equal(t, replay.UndoFree, r.Undo)
	assert.False(t, r.Uncounted)
	again, _ := result.Of(s)
	assert.Equal(t, r, again)
	s.Header.Edited = true
	edited, _ := result.Of(s)
	assert.True(t, edited.Uncounted)
	assert.Equal(t, r.Game, edited.Game, "it is the same game")
	s.Header.Edited, s.Header.Taken = false, 1
	taken, _ := result.Of(s)
	assert.True(t, taken.Uncounted, "it was taken over from another game")
	s.Header.Seats = []string{"1=greedy", "2=greedy"}
	_, ok = result.Of(s)
	assert.False(t, ok, "no person played")
}

// A standard game has a result, too: who won with how many keys, and who the opponent was.
// It is the same game when its save is opened again, and after it was taken back and ended
// differently.
func TestOfAStandardGame(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	var deals []keyforge.Deal
	for _, name := range deck.Embedded()[:2] {
		d, err := deck.Named(name)
		require.NoError(t, err)
		deals = append(deals, d.Deal(0))
	}
	deals[1].Chains = 4
	h := save.Deal(keyforge.Duel.Name(), "", keyforge.Setup{Decks: deals, Seed: 1}, "One", "Two")
	h.Seats, h.Players = []string{"2=expert", "1=" + replay.Person}, []string{"Ada", "Nobody"}
	h.Handicap = true
	s, err := replay.New(adventures.All().Rules(cat), h)
	require.NoError(t, err)
	_, ok := result.Of(s)
	assert.False(t, ok, "it is not over")
	b := bot.NewRandom(1)
	for range 40 {
		err := s.Do(b.Choose(s.Game(), s.Game().Legal(nil)))
		require.NoError(t, err)
	}
	at := s.At()
	ended := func(end func(legal []keyforge.Command) keyforge.Command) records.Result {
		t.Helper()
		for !s.Game().Over() {
			err := s.Do(end(s.Game().Legal(nil)))
			require.NoError(t, err)
		}
		r, ok := result.Of(s)
		require.True(t, ok)
		return r
	}
	r := ended(func(legal []keyforge.Command) keyforge.Command { return b.Choose(s.Game(), legal) })
	assert.True(t, r.Standard())
	assert.Equal(t, records.AgainstComputer, r.Kind())
	require.Len(t, r.Team, 2)
	assert.Equal(t, records.Member{Deck: r.Team[0].Deck, Name: "One", Player: "Ada", Keys: r.Team[0].Keys}, r.Team[0])
	assert.Equal(t, records.Member{Deck: r.Team[1].Deck, Name: "Two", Bot: "expert", Chains: 4, Keys: r.Team[1].Keys}, r.Team[1])
	require.Contains(t, []int{1, 2}, r.Winner)
	assert.Equal(t, 3, r.Team[r.Winner-1].Keys)
	assert.Less(t, r.Team[2-r.Winner].Keys, 3)
	assert.Equal(t, r.Winner == 1, r.Won)
	assert.Positive(t, r.Turns)
	assert.Len(t, r.Amber, 2)
	assert.True(t, r.Handicap)
	assert.Equal(t, "expert", r.Opponent(0))
	assert.Equal(t, replay.Person, r.Opponent(1))

	require.NoError(t, s.Seek(at))
	c := bot.NewRandom(77)
	again := ended(func(legal []keyforge.Command) keyforge.Command { return c.Choose(s.Game(), legal) })
	assert.Equal(t, r.Game, again.Game, "it is the same game")
	l := records.Open(t.TempDir())
	for range 2 {
		require.NoError(t, l.AddResult(r))
		require.NoError(t, l.AddResult(again))
	}
	results, err := l.Results()
	require.NoError(t, err)
	assert.Equal(t, []records.Result{again}, results, "it counts once, as it ended last")

	save.Setup(&s.Header).Open = true
	open, ok := result.Of(s)
	require.True(t, ok)
	assert.True(t, open.Uncounted, "who sees both hands tries decks out")
	s.Header.Seats = []string{"1=quick", "2=quick"}
	_, ok = result.Of(s)
	assert.False(t, ok, "no person played")
}
