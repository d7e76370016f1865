package match_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/match/matchtest"
	"github.com/keyraken/keyraken/game/store/replay"
)

// do makes moves in their written form.
func do(t testing.TB, m *match.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		v, err := match.ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, m.Do(v), text)
	}
}

// refused checks that moves cannot be made, and change nothing.
func refused(t testing.TB, m *match.Match, moves ...string) {
	t.Helper()
	before, made := m.Ask(), len(m.Moves())
	for _, text := range moves {
		v, err := match.ParseMove(text)
		if err == nil {
			err = m.Do(v)
		}
		assert.Error(t, err, text)
	}
	assert.Equal(t, before, m.Ask())
	assert.Len(t, m.Moves(), made)
}

var (
	first  = match.Holder{Owner: 0}
	second = match.Holder{Owner: 1}
)

func last(m *match.Match) match.Game { return m.Games()[len(m.Games())-1] }

// A single game is a match of one game; the first player is random (K1.4).
func TestSingleGame(t *testing.T) {
	m := matchtest.Begin(t, matchtest.Plan(t, match.Single, match.Own))
	assert.Equal(t, match.AskGame, m.Ask().Kind)
	assert.Equal(t, keyforge.NoSide, last(m).First)
	refused(t, m, "bid 1", "give-way", "first 1", "deck 1", "won 0", "won 3")
	assert.Equal(t, -1, m.Winner())
	do(t, m, "won 2")
	assert.True(t, m.Over())
	assert.Equal(t, 1, m.Winner())
	refused(t, m, "won 1", "first 1")
}

// In the best of three, both keep their own decks; from the second game on, the player
// of the deck that lost the last game says who goes first.
func TestK1_5_D61_BestOfThree(t *testing.T) {
	m := matchtest.Begin(t, matchtest.Plan(t, match.BestOfThree, match.Own))
	do(t, m, "won 1")
	assert.Equal(t, match.Question{Kind: match.AskFirst, Player: 1}, m.Ask(), "who lost chooses")
	refused(t, m, "won 1", "first 0", "first 3", "bid 1")
	do(t, m, "first 1")
	assert.Equal(t, match.Game{Decks: [2]match.Holder{first, second}, First: 0, Winner: -1}, last(m), "also the other player")
	do(t, m, "won 2")
	assert.False(t, m.Over(), "one win each")
	assert.Equal(t, match.Question{Kind: match.AskFirst, Player: 0}, m.Ask())
	do(t, m, "first 1", "won 1")
	assert.True(t, m.Over())
	assert.Equal(t, []int{2, 1}, m.Wins())
	assert.Equal(t, 0, m.Winner())
	two := matchtest.Begin(t, matchtest.Plan(t, match.BestOfThree, match.Own))
	do(t, two, "won 2", "first 2", "won 2")
	assert.True(t, two.Over(), "two wins in a row are enough")
	assert.Equal(t, 1, two.Winner())
}

// A handicap is agreed on before a match of known decks, and holds in each of its games.
// It is refused for sealed decks, which nobody knows, and where chains are bid.
func TestK22_1_Handicap(t *testing.T) {
	p := matchtest.Plan(t, match.BestOfThree, match.Own)
	p.Chains = [2]int{4, 0}
	m := matchtest.Begin(t, p)
	assert.Equal(t, [2]int{4, 0}, last(m).Chains)
	do(t, m, "won 1", "first 2")
	assert.Equal(t, [2]int{4, 0}, last(m).Chains, "in the next game too")
	h, err := m.Next("m.match")
	require.NoError(t, err)
	assert.True(t, h.Handicap)
	assert.Equal(t, 4, save.Setup(&h).Decks[0].Chains)
	for _, bad := range []match.Plan{matchtest.Plan(t, match.Adaptive, match.Own), matchtest.Plan(t, match.Single, match.Auction),
		matchtest.Plan(t, match.Single, match.Sealed)} {
		bad.Chains = [2]int{0, 1}
		_, err := match.New(bad)
		assert.Error(t, err)
	}
	for _, n := range []int{-1, match.MaxChains + 1} {
		p.Chains[1] = n
		_, err := match.New(p)
		assert.Error(t, err, n)
	}
}

// K22.4, Q44: in an auction the players raise by turns, by at least one chain; a player
// who gives way leaves the deck to the last bid. The owner opens with none (K22.8).
func TestK22_4_Auction(t *testing.T) {
	p := matchtest.Plan(t, match.Single, match.Auction)
	p.Favourite = 1
	m := matchtest.Begin(t, p)
	assert.Equal(t, match.Question{Kind: match.AskBid, Player: 0, Deck: second}, m.Ask(), "the owner has bid none")
	refused(t, m, "bid 0", "bid -1", "bid 100", "won 1", "first 1")
	do(t, m, "bid 5")
	assert.Equal(t, match.Question{Kind: match.AskBid, Player: 1, Deck: second, Bid: 5}, m.Ask())
	refused(t, m, "bid 5", "bid 4")
	do(t, m, "bid 6", "bid 7", "give-way")
	bids, deck := m.Bids()
	assert.Equal(t, []match.Bid{{Player: 1}, {0, 5}, {1, 6}, {0, 7}}, bids)
	assert.Equal(t, second, deck)
	assert.Equal(t, match.Game{Decks: [2]match.Holder{second, first}, Chains: [2]int{7, 0}, First: keyforge.NoSide, Winner: -1}, last(m),
		"who bid 7 plays the deck with 7 chains, the other the other deck with none")
	high := matchtest.Begin(t, p)
	refused(t, high, fmt.Sprint("bid ", match.MaxChains+1))
	do(t, high, fmt.Sprint("bid ", match.MaxChains))
	kept := matchtest.Begin(t, p)
	do(t, kept, "give-way")
	assert.Equal(t, match.Game{Decks: [2]match.Holder{first, second}, First: keyforge.NoSide, Winner: -1}, last(kept),
		"who gives way at once leaves it to its owner without chains")
}

// An auction may come before the best of three: decks and chains stay.
func TestK22_4_AuctionOfABestOfThree(t *testing.T) {
	m := matchtest.Begin(t, matchtest.Plan(t, match.BestOfThree, match.Auction))
	do(t, m, "bid 3", "give-way", "won 1", "first 1")
	assert.Equal(t, match.Game{Decks: [2]match.Holder{second, first}, Chains: [2]int{0, 3}, First: 0, Winner: -1}, last(m))
}

// A player who wins the first two games, with both decks, wins the adaptive match.
func TestK22_6_AdaptiveWonInTwo(t *testing.T) {
	m := matchtest.Begin(t, matchtest.Plan(t, match.Adaptive, match.Own))
	do(t, m, "won 2")
	require.False(t, m.Over())
	do(t, m, "first 2", "won 2")
	assert.True(t, m.Over())
	assert.Equal(t, 1, m.Winner())
}

// K22.5, Q43: after the first game the players exchange decks; the player of the deck
// that lost chooses who goes first, though the other player has it now.
func TestK22_5_AdaptiveExchange(t *testing.T) {
	m := matchtest.Begin(t, matchtest.Plan(t, match.Adaptive, match.Own))
	do(t, m, "won 1")
	assert.Equal(t, match.Question{Kind: match.AskFirst, Player: 1}, m.Ask())
	do(t, m, "first 2")
	assert.Equal(t, match.Game{Decks: [2]match.Holder{second, first}, First: 1, Winner: -1}, last(m))
}

// K22.7, K22.8: when one deck has won both games, the players bid for it: its owner opens
// with no chains, whoever has just played it; bidding ends when one accepts the bid of
// the other.
func TestK22_7_AdaptiveAuction(t *testing.T) {
	m := matchtest.Begin(t, matchtest.Plan(t, match.Adaptive, match.Own))
	do(t, m, "won 1", "first 1", "won 2") // onyx has won both
	assert.Equal(t, match.Question{Kind: match.AskBid, Player: 1, Deck: first}, m.Ask())
	do(t, m, "bid 1", "bid 2", "bid 4", "give-way")
	assert.Equal(t, match.Question{Kind: match.AskFirst, Player: 0}, m.Ask(), "who lost the second game (K1.5)")
	do(t, m, "first 2")
	assert.Equal(t, match.Game{Decks: [2]match.Holder{second, first}, Chains: [2]int{0, 4}, First: 1, Winner: -1}, last(m))
	do(t, m, "won 1")
	assert.Equal(t, 0, m.Winner())
	other := matchtest.Begin(t, matchtest.Plan(t, match.Adaptive, match.Own))
	do(t, other, "won 2", "first 1", "won 1") // argus has won both
	assert.Equal(t, match.Question{Kind: match.AskBid, Player: 0, Deck: second}, other.Ask())
	do(t, other, "give-way", "first 1")
	assert.Equal(t, match.Game{Decks: [2]match.Holder{first, second}, First: 0, Winner: -1}, last(other), "its owner, without chains")
}

// K22.8: the owner of the deck opens with none, even if the other player played it last.
func TestK22_8_FirstBid(t *testing.T) {
	m := matchtest.Begin(t, matchtest.Plan(t, match.Adaptive, match.Own))
	do(t, m, "won 2", "first 1", "won 1")
	bids, deck := m.Bids()
	assert.Equal(t, []match.Bid{{Player: 1, Chains: 0}}, bids)
	assert.Equal(t, second, deck)
}

// Sealed decks are drawn by the seed, none twice; each player chooses one of several.
func TestSealed(t *testing.T) {
	var pool []scenario.Deck
	for _, name := range deck.Embedded()[:7] {
		pool = append(pool, matchtest.Brought(t, name))
	}
	p := match.Plan{Format: match.Adaptive, Seed: 7, Duel: match.Duel{Way: match.Sealed}}
	ok := false
	p.Decks, ok = match.DrawDecks(pool, 3, 7)
	require.True(t, ok)
	again, _ := match.DrawDecks(pool, 3, 7)
	assert.Equal(t, p.Decks, again)
	seen := map[string]bool{}
	for _, offered := range p.Decks {
		assert.Len(t, offered, 3)
		for _, d := range offered {
			assert.False(t, seen[d.Name])
			seen[d.Name] = true
		}
	}
	_, ok = match.DrawDecks(pool, 4, 7)
	assert.False(t, ok, "there are too few")
	_, ok = match.DrawDecks(pool[:6], 3, 7)
	assert.True(t, ok, "there are just enough")
	_, ok = match.DrawDecks(pool, 0, 7)
	assert.False(t, ok, "nothing is drawn")
	other, _ := match.DrawDecks(pool, 3, 8)
	assert.NotEqual(t, p.Decks, other)
	m := matchtest.Begin(t, p)
	assert.Equal(t, match.Question{Kind: match.AskDeck}, m.Ask())
	refused(t, m, "deck 0", "deck 4", "won 1")
	do(t, m, "deck 3", "deck 1", "won 1", "first 1")
	assert.Equal(t, [2]match.Holder{{1, 0}, {0, 2}}, last(m).Decks)
	p.Decks, _ = match.DrawDecks(pool, 1, 7)
	assert.Equal(t, match.AskGame, matchtest.Begin(t, p).Ask().Kind, "one deck is no choice")
}

// Invalid plans are refused.
func TestPlansRefused(t *testing.T) {
	for what, spoil := range map[string]func(*match.Plan){
		"an auction of its own": func(p *match.Plan) { p.Format, p.Way = match.Adaptive, match.Auction },
		"two decks":             func(p *match.Plan) { p.Decks[0] = append(p.Decks[0], p.Decks[0][0]) },
		"no deck":               func(p *match.Plan) { p.Decks[1] = nil },
		"no cards":              func(p *match.Plan) { p.Decks[1] = []scenario.Deck{{}} },
		"no cards in a choice": func(p *match.Plan) {
			p.Way, p.Decks[0] = match.Sealed, append(p.Decks[0], scenario.Deck{})
		},
		"chains":     func(p *match.Plan) { p.Chains[1] = match.MaxChains + 1 },
		"whose deck": func(p *match.Plan) { p.Favourite = 2 },
		"undo":       func(p *match.Plan) { p.Undo = "?" },
		"format":     func(p *match.Plan) { p.Format = 9 },
	} {
		p := matchtest.Plan(t, match.Single, match.Own)
		spoil(&p)
		_, err := match.New(p)
		assert.Error(t, err, what)
	}
}

func TestParseMove(t *testing.T) {
	for _, text := range []string{"deck 2", "bid 14", "give-way", "first 1", "won 2"} {
		v, err := match.ParseMove(text)
		require.NoError(t, err)
		assert.Equal(t, text, v.String())
	}
	for _, text := range []string{"", "bid", "bid x", "bid 01", "bid +1", "give-way 1", "give-way 0", "fly", "fly 1",
		"bid 1 2", strings.Repeat("9", 99)} {
		_, err := match.ParseMove(text)
		assert.Error(t, err, text)
	}
}

// The next game has the players in their seats, the decks as agreed, and a seed of its own.
func TestNext(t *testing.T) {
	p := matchtest.Plan(t, match.Adaptive, match.Own)
	p.Players = []match.Player{{Name: "Ann"}, {Bot: "greedy"}}
	p.Undo, p.Open = replay.UndoNone, true
	m := matchtest.Begin(t, p)
	do(t, m, "won 1")
	_, err := m.Next("m.match")
	assert.Error(t, err, "who goes first is not settled")
	do(t, m, "first 2")
	h, err := m.Next("m.match")
	require.NoError(t, err)
	assert.Equal(t, []string{`2=greedy`}, h.Seats)
	assert.Equal(t, []string{"Ann", ""}, h.Players)
	assert.Equal(t, uint64(8), h.Seed)
	assert.Equal(t, keyforge.Side(1), save.Setup(&h).First.Game())
	assert.Equal(t, [2]string{p.Decks[1][0].Name, p.Decks[0][0].Name}, [2]string{save.Setup(&h).Decks[0].Name, save.Setup(&h).Decks[1].Name})
	assert.Equal(t, "m.match", h.Match)
	assert.Equal(t, 2, h.Round)
	assert.True(t, save.Setup(&h).Open)
	assert.Equal(t, replay.UndoNone, h.Undo)
	assert.False(t, h.Handicap)
}

// The header names the players if one of them has a name, whichever it is.
func TestNextNamesThePlayers(t *testing.T) {
	for _, names := range [][2]string{{}, {"Ann"}, {"", "Bob"}, {"Ann", "Bob"}} {
		p := matchtest.Plan(t, match.Single, match.Own)
		p.Players = []match.Player{{Name: names[0]}, {Name: names[1]}}
		h, err := matchtest.Begin(t, p).Next("m.match")
		require.NoError(t, err)
		if names == [2]string{} {
			assert.Nil(t, h.Players)
		} else {
			assert.Equal(t, names[:], h.Players)
		}
	}
}

// A match refuses names that nobody can have typed, and draws no more decks than may be offered.
func TestMatchIsLimited(t *testing.T) {
	for _, x := range []match.Player{{Name: strings.Repeat("я", 999)}, {Bot: strings.Repeat("x", 999)}} {
		p := matchtest.Plan(t, match.Single, match.Own)
		p.Players[1] = x
		_, err := match.New(p)
		assert.Error(t, err)
	}
	for each, may := range map[int]bool{0: false, 1: true, match.MaxOffered: true, match.MaxOffered + 1: false} {
		_, ok := match.DrawDecks(make([]scenario.Deck, match.Players*(match.MaxOffered+1)), each, 7)
		assert.Equal(t, may, ok, each)
	}
}

// Chains that were bid are no handicap.
func TestBidsAreNoHandicap(t *testing.T) {
	m := matchtest.Begin(t, matchtest.Plan(t, match.Single, match.Auction))
	do(t, m, "bid 3", "give-way")
	h, err := m.Next("m.match")
	require.NoError(t, err)
	assert.Equal(t, 3, max(save.Setup(&h).Decks[0].Chains, save.Setup(&h).Decks[1].Chains))
	assert.False(t, h.Handicap)
}

// A plan that cannot be played is refused with what is wrong with it.
func TestWhyPlansAreRefused(t *testing.T) {
	onyx := matchtest.Brought(t, "onyx")
	burdened, empty := onyx, onyx
	burdened.Chains, empty.Cards = 1, nil
	empty.Name = ""
	for says, spoil := range map[string]func(p *match.Plan){
		"player 1 can have 1 deck at most, and at least one, not 2": func(p *match.Plan) { p.Decks[0] = append(p.Decks[0], onyx) },
		"player 2 can have 1 deck at most, and at least one, not 0": func(p *match.Plan) { p.Decks[1] = nil },
		"player 2 can have 8 decks at most, and at least one, not 9": func(p *match.Plan) {
			p.Way = match.Sealed
			p.Decks[1] = slices.Repeat(p.Decks[1], 9)
		},
		"the deck of player 2 has no cards, or has chains already": func(p *match.Plan) { p.Decks[1][0] = burdened },
		"25 chains are out of range: a deck has 0 to 24":           func(p *match.Plan) { p.Chains[0] = 25 },
		"undo \"sometimes\" is not one of":                         func(p *match.Plan) { p.Undo = "sometimes" },
		"this match cannot be played":                              func(p *match.Plan) { p.Players[1].Name = strings.Repeat("x", 401) },
	} {
		p := matchtest.Plan(t, match.Single, match.Own)
		spoil(&p)
		_, err := match.New(p)
		assert.ErrorContains(t, err, says)
	}
	for _, spoil := range []func(p *match.Plan){func(p *match.Plan) { p.Favourite = -1 }, func(p *match.Plan) { p.Favourite = 2 },
		func(p *match.Plan) { p.Way = match.Sealed + 1 }, func(p *match.Plan) { p.Format = match.Adaptive + 1 },
		func(p *match.Plan) { p.Players[0].Bot = strings.Repeat("x", 101) }} {
		p := matchtest.Plan(t, match.Single, match.Own)
		spoil(&p)
		_, err := match.New(p)
		assert.Error(t, err)
	}
	p := matchtest.Plan(t, match.Single, match.Own)
	p.Chains, p.Players = [2]int{match.MaxChains, 0}, []match.Player{{Name: strings.Repeat("x", 400)}, {Bot: strings.Repeat("x", 100)}}
	_, err := match.New(p)
	require.NoError(t, err, "as much as is possible")
	_, err = match.ParseMove("first")
	require.Error(t, err)
	_, err = match.ParseMove("dance 1")
	require.Error(t, err)
	assert.Equal(t, "?", match.Move{Verb: match.Won + 1}.String())
}

// While nothing is decided nobody has won, and what was agreed on for the next game does not change the last one.
func TestWhatIsAgreedOn(t *testing.T) {
	p := matchtest.Plan(t, match.Adaptive, match.Own)
	m := matchtest.Begin(t, p)
	do(t, m, "won 2")
	assert.Equal(t, -1, m.Winner())
	assert.Equal(t, 1, m.Games()[0].Winner)
	assert.Equal(t, match.Game{Decks: [2]match.Holder{second, first}, First: keyforge.NoSide, Winner: -1}, *m.Agreed())
	do(t, m, "first 2", "won 1")
	assert.Equal(t, match.Question{Kind: match.AskBid, Player: 0, Deck: second}, m.Ask(), "the same deck has won both")
	assert.Equal(t, keyforge.NoSide, m.Agreed().First)
	do(t, m, "bid 3", "bid 5", "give-way")
	assert.Equal(t, match.Game{Decks: [2]match.Holder{first, second}, Chains: [2]int{0, 5}, First: keyforge.NoSide, Winner: -1}, *m.Agreed())
}
