package session_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/session"
)

// matched is the plan of a match.
func matched(f match.Format, w match.Way) session.Plan {
	p := session.DefaultPlan(7)
	p.Duel, p.Match.Format, p.Match.Way = true, f, w
	return p
}

// A match is more than a single game with the decks of the players as they are.
func TestWhatIsAMatch(t *testing.T) {
	single, chained, adventure := matched(match.Single, match.Own), matched(match.Single, match.Own), matched(match.BestOfThree, match.Own)
	chained.Match.Chains[1], adventure.Duel = 1, false
	auction, several := matched(match.Single, match.Auction), matched(match.BestOfThree, match.Own)
	assert.False(t, single.Series())
	assert.True(t, chained.Series())
	assert.True(t, auction.Series())
	assert.True(t, several.Series())
	assert.False(t, adventure.Series())
}

// The games of a match belong to it, until they are played for themselves; the save of one leads to
// the next.
func TestGamesOfAMatch(t *testing.T) {
	s := begin(t)
	plan := matched(match.BestOfThree, match.Own)
	plan.Seats[0].Name, plan.Seats[1].Bot, plan.Seats[1].Name = "Ada", "random", "Bob"
	f, err := s.BeginMatch(plan)
	require.NoError(t, err)
	assert.Equal(t, []match.Player{{Name: "Ada"}, {Bot: "random"}}, f.Plan().Players, "a computer has no name")
	log, err := s.NextGame(f)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	assert.Same(t, f, s.Match)
	assert.Equal(t, log.Path(), f.Save())
	assert.Equal(t, f.Name(), log.Header.Match)
	assert.True(t, session.OfMatch(&log.Header))
	alone := session.Unbound(log.Header)
	assert.False(t, session.OfMatch(&alone))
	assert.Empty(t, alone.Match)
	assert.Equal(t, keyforge.NoSide, save.Setup(&alone).First.Game())
	assert.Equal(t, save.Setup(&log.Header).Decks, save.Setup(&alone).Decks)
	first := replay.Header{Setup: game.Setup{Own: &scenario.Setup{First: scenario.SideOf(1)}}}
	assert.Equal(t, first, session.Unbound(first), "it was no part of a match")
	listed := looked(t, s)
	require.Len(t, listed, 1, "while a game is played, it stands for the match")
	assert.False(t, listed[0].Match)
	s.Decide(f, match.Move{Verb: match.Won, N: 1})
	assert.NoError(t, s.Failed)
	s.Decide(f, match.Move{Verb: match.Won, N: 1})
	assert.Error(t, s.Failed, "nobody has played the next one")
}

// A match between two of its games is listed with its score, and called sealed as long as nobody has
// seen the decks.
func TestMatchIsListed(t *testing.T) {
	s := begin(t)
	f, err := s.BeginMatch(matched(match.BestOfThree, match.Own))
	require.NoError(t, err)
	for _, move := range []match.Move{{Verb: match.Won, N: 2}, {Verb: match.First, N: 1}, {Verb: match.Won, N: 1}} {
		require.NoError(t, f.Do(move))
	}
	require.NoError(t, f.Do(match.Move{Verb: match.First, N: 1}))
	listed := looked(t, s)
	require.Len(t, listed, 1)
	assert.False(t, listed[0].Over)
	words := listed[0].Words(s)
	assert.Equal(t, f.Deck(match.Holder{}).Name+" – "+f.Deck(match.Holder{Owner: 1}).Name, words.Title)
	assert.Equal(t, s.T("match-score", 1, 1), words.Left)
	assert.Equal(t, words.When+" · "+words.Left, words.Stands)
	require.NoError(t, f.Do(match.Move{Verb: match.Won, N: 2}))
	listed = looked(t, s)
	assert.True(t, listed[0].Over)
	assert.Equal(t, s.T("match-score", 1, 2), listed[0].Words(s).Left)

	s = begin(t)
	sealed := matched(match.Single, match.Sealed)
	sealed.Match.Offered = 2
	_, err = s.BeginMatch(sealed)
	require.NoError(t, err)
	assert.Equal(t, s.T("way-sealed"), looked(t, s)[0].Words(s).Title)
}

// Another match has the same decks and another deal; sealed decks are drawn anew.
func TestAnotherMatch(t *testing.T) {
	s := begin(t)
	s.Seed = func() uint64 { return 99 }
	for way, same := range map[match.Way]bool{match.Own: true, match.Sealed: false} {
		plan := matched(match.BestOfThree, way)
		plan.Match.Offered = 2
		f, err := s.BeginMatch(plan)
		require.NoError(t, err)
		again, err := s.Rematch(f)
		require.NoError(t, err)
		assert.Equal(t, uint64(99), again.Plan().Seed)
		assert.Equal(t, same, assert.ObjectsAreEqual(f.Plan().Decks, again.Plan().Decks))
		assert.Len(t, again.Plan().Decks[0], len(f.Plan().Decks[0]))
		assert.Equal(t, way, s.PlanOfMatch(again).Match.Way)
	}
	many := matched(match.Single, match.Sealed)
	many.Match.Offered = 1 + len(deck.Embedded())/2
	_, err := s.BeginMatch(many)
	assert.Error(t, err, "there are not so many")
}

// A deck of a match is shown with all its cards, one by one, by house.
func TestDeckOfAMatchIsShown(t *testing.T) {
	s := begin(t)
	f, err := s.BeginMatch(matched(match.BestOfThree, match.Own))
	require.NoError(t, err)
	d := s.Pictured(f.Deck(match.Holder{}))
	require.Len(t, d.Deck.Cards, deck.Size)
	for i, c := range d.Deck.Cards {
		assert.Equal(t, d.Deck.Houses[i*deck.Houses/deck.Size], c.House)
	}
	for k, i := range d.Faces {
		assert.Equal(t, d.Deck.Houses[k], d.Deck.Cards[i].House)
	}
	assert.Empty(t, s.Pictured(&scenario.Deck{}).Deck.Cards)
}
