package series_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/scene/series"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// kept is the match that is kept in the directory of the games.
func kept(m *scenetest.Mouse) *match.File {
	m.T.Helper()
	paths, err := match.List(m.Stack.Games)
	require.NoError(m.T, err)
	require.NotEmpty(m.T, paths)
	f, err := match.Open(paths[0], nil)
	require.NoError(m.T, err)
	return f
}

// Two people play an adaptive match in the window, from the plan to its end: they exchange
// decks, bid chains for the deck that has won both games, and leave and come back between.
func TestAdaptiveMatchInTheWindow(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Planned(match.Adaptive, match.Own)
	m.Agreed()
	decks := func() [2]string {
		h := m.Table().Story.Header
		return [2]string{save.Setup(&h).Decks[0].Name, save.Setup(&h).Decks[1].Name}
	}
	own := decks()
	m.Concede(1) // the first deck has won
	require.Equal(t, match.Question{Kind: match.AskFirst, Player: 1}, kept(m).Ask())
	assert.Contains(t, m.Words(), m.Stack.T("series-ask-first", m.Stack.T("player-title", 2)))
	m.Stack.Home() // players may leave between two games
	m.Frames(2)
	m.CanGoOn("continue")
	m.Click("continue", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "match" })
	m.Frame()
	m.Click("match-first", 0)
	m.Frames(2)
	for _, x := range starters(m) {
		assert.Less(t, x, m.In.W/2, "the first player is on the left")
	}
	assert.NotEmpty(t, starters(m))
	m.Keys = true // also without a mouse
	m.Click("match-next", 0)
	m.Keys = false
	m.Frames(2)
	assert.Equal(t, [2]string{own[1], own[0]}, decks(), "they have exchanged decks")
	assert.Equal(t, keyforge.Side(0), save.Setup(&m.Table().Story.Header).First.Game())
	m.Concede(0) // the first deck has won again
	require.Equal(t, match.Question{Kind: match.AskBid, Player: 1, Deck: match.Holder{Owner: 0}}, kept(m).Ask())
	m.Click("match-bid-by", 1)
	m.Frame()
	m.Click("match-bid", 0)
	m.Frames(2)
	require.Equal(t, 2, kept(m).Ask().Bid, "one more than none, and one more")
	m.Press(widget.Escape)
	m.CanGoOn("continue")
	m.Click("games", 0)
	m.CanGoOn("games-continue")
	assert.Contains(t, m.Words(), m.Stack.T("match-score", 1, 1))
	m.Click("games-continue", 0)
	m.Until(func() bool { return m.Stack.Top().Name() == "match" })
	m.Frame()
	m.Keys = true
	m.Click("match-bid", 0)
	m.Frames(2)
	m.Click("match-give-way", 0)
	m.Keys = false
	m.Frames(2)
	require.Equal(t, match.Question{Kind: match.AskFirst, Player: 0}, kept(m).Ask())
	m.Click("match-first", 1)
	m.Frames(2)
	m.Click("match-next", 0)
	m.Frames(2)
	assert.Equal(t, own, decks(), "who bid more plays it: its owner")
	assert.Equal(t, 3, save.Setup(&m.Table().Story.Header).Decks[0].Chains)
	m.Concede(0)
	assert.Contains(t, m.Words(), m.Stack.T("wins-match", m.Stack.T("player-title", 2)))
	assert.Contains(t, m.Words(), m.Stack.T("match-score", 1, 2))
	f := kept(m)
	require.Equal(t, 1, f.Winner())
	saves, err := filepath.Glob(filepath.Join(m.Stack.Games, "*.jsonl"))
	require.NoError(t, err)
	assert.Len(t, saves, 3)
	m.Click("match-again", 0)
	m.Frames(3)
	require.NotEqual(t, "match", m.Stack.Top().Name())
	assert.Equal(t, own, decks())
	assert.Equal(t, 1, m.Table().Story.Header.Round)
}

// Bids are made before the first game of an auction; the deck and its chains go to the
// last bidder.
func TestAuctionInTheWindow(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Planned(match.Single, match.Auction)
	m.Click("match-favourite", 1)
	m.Agreed()
	require.Equal(t, "match", m.Stack.Top().Name())
	require.Equal(t, match.Question{Kind: match.AskBid, Player: 0, Deck: match.Holder{Owner: 1}}, kept(m).Ask())
	m.Click("match-cards", match.MaxOffered) // the deck that they bid for
	m.Frame()
	require.Equal(t, "match-cards", m.Stack.Top().Name())
	m.Click("match-cards-close", 0)
	m.Frame()
	assert.Empty(t, starters(m), "nobody knows yet who goes first")
	m.Click("match-bid", 0)
	m.Frames(2)
	assert.Equal(t, m.Stack.T("series-give-way", m.Stack.T("player-title", 1), 1), m.MustFind("match-give-way", 0).Label)
	m.Click("match-give-way", 0)
	m.Frames(2)
	assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", " "), m.Stack.T("match-first-why"))
	m.Click("match-next", 0)
	m.Frames(2)
	h := m.Table().Story.Header
	assert.Equal(t, [2]int{1, 0}, [2]int{save.Setup(&h).Decks[0].Chains, save.Setup(&h).Decks[1].Chains})
	assert.False(t, h.Handicap, "it was bid")
}

// starters are where it is written who goes first.
func starters(m *scenetest.Mouse) (at []float64) {
	for _, op := range m.Stack.Picture().Ops {
		if strings.Contains(op.Text, m.Stack.T("goes-first")) {
			at = append(at, op.Rect.Center().X)
		}
	}
	return at
}

// A bid is at least one more than the last one, and the last six of them are shown.
func TestBidsInTheWindow(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Planned(match.Single, match.Auction)
	m.Agreed()
	name := func(player int) string { return m.Stack.T("player-title", player+1) }
	for bid := 1; bid <= 8; bid++ {
		assert.False(t, m.MustFind("match-bid-by", -1).Enabled)
		m.Click("match-bid-by", 1)
		m.Frame()
		assert.Equal(t, m.Stack.T("series-bid", bid+1), m.MustFind("match-bid", 0).Label)
		m.Click("match-bid-by", -1)
		m.Frame()
		m.Click("match-bid", 0)
		m.Frames(2)
	}
	var shown []string
	for bid := 3; bid <= 8; bid++ {
		shown = append(shown, m.Stack.T("match-bid-was", name(bid%2), bid))
	}
	assert.Contains(t, m.Words(), strings.Join(shown, "\n"))
	assert.NotContains(t, m.Words(), m.Stack.T("match-bid-was", name(0), 2))
}

// between shows a match between its games, after these moves.
func between(t *testing.T, f match.Format, w match.Way, change func(p *session.Plan), moves ...string) (*scenetest.Mouse, *match.File) {
	t.Helper()
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	plan := session.DefaultPlan(7)
	plan.Duel, plan.Match.Format, plan.Match.Way = true, f, w
	change(&plan)
	file, err := m.Stack.BeginMatch(plan)
	require.NoError(t, err)
	for _, text := range moves {
		move, err := match.ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, file.Do(move))
	}
	m.Stack.Push(series.New(file))
	m.Frames(2)
	return m, file
}

// told is all visible text, without line breaks.
func told(m *scenetest.Mouse) string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// The end of a match says who has won it, to the one person who plays whether they have, and how it went.
func TestEndOfAMatch(t *testing.T) {
	for _, c := range []struct {
		name, bot string
		moves     []string
		says      string
		args      []any
	}{
		{"", "random", []string{"won 1", "first 2", "won 1"}, "match-victory", nil},
		{"", "random", []string{"won 2", "first 1", "won 2"}, "match-defeat", nil},
		{"Ada", "", []string{"won 2", "first 1", "won 1", "first 2", "won 1"}, "wins-match", []any{"Ada"}},
	} {
		m, f := between(t, match.BestOfThree, match.Own, func(p *session.Plan) { p.Seats[0].Name, p.Seats[1].Bot = c.name, c.bot }, c.moves...)
		for _, key := range []string{"match-victory", "match-defeat"} {
			assert.Equal(t, key == c.says, strings.Contains(told(m), m.Stack.T(key)), "%v", c)
		}
		assert.Contains(t, told(m), m.Stack.T(c.says, c.args...))
		wins := f.Wins()
		assert.Contains(t, told(m), m.Stack.T("match-score", wins[0], wins[1]))
		g := f.Games()[0]
		assert.Contains(t, told(m), f.Deck(g.Decks[g.Winner]).Name)
		assert.Equal(t, len(c.moves), 2*len(f.Games())-1)
		m.Press(widget.Enter)
		m.Frames(3)
		assert.Equal(t, 1, m.Table().Story.Header.Round, "another one begins")
		assert.NotEqual(t, f.Name(), m.Table().Story.Header.Match)
	}
}

// Two computers without names are told apart by their numbers.
func TestMatchOfComputers(t *testing.T) {
	m, _ := between(t, match.BestOfThree, match.Own, func(p *session.Plan) {
		p.Seats[0].Name, p.Seats[1].Name, p.Seats[0].Bot, p.Seats[1].Bot = "", "", "random", "random"
	}, "won 1")
	assert.Contains(t, told(m), m.Stack.T("player-title", 1))
	assert.Contains(t, told(m), m.Stack.T("player-title", 2))
	assert.NotContains(t, told(m), m.Stack.T("player-title", 0))
}

// The end of an auctioned match says who has bid how much for which deck.
func TestEndTellsOfTheAuction(t *testing.T) {
	m, f := between(t, match.Single, match.Auction, func(p *session.Plan) { p.Seats[0].Name, p.Seats[1].Name = "Ada", "Boris" }, "bid 3",
		"give-way", "won 1")
	assert.Contains(t, told(m), m.Stack.T("match-was-bid", f.Deck(match.Holder{}).Name, "Boris", 3))
}

// From the end of a match its plan can be changed.
func TestDecksOfAMatchAreChanged(t *testing.T) {
	m, _ := between(t, match.BestOfThree, match.Own, func(*session.Plan) {}, "won 2", "first 1", "won 2")
	m.Click("change-decks", 0)
	m.Frames(2)
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	assert.Equal(t, m.Stack.T("format-best-of-three"), m.MustFind("match-plan", 0).Label)
	m, _ = between(t, match.BestOfThree, match.Own, func(*session.Plan) {}, "won 2")
	m.Click("match-leave", 0)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// Between two games the screen says how each one went, with how many chains, and who plays.
func TestGamesOfAMatchAreListed(t *testing.T) {
	m, f := between(t, match.BestOfThree, match.Own, func(p *session.Plan) {
		p.Seats[0].Name, p.Seats[1].Name, p.Match.Chains = "Ada", "Boris", [2]int{1, 0}
	}, "won 2", "first 1")
	at := func(words string) (left, right int) {
		for _, op := range m.Stack.Picture().Ops {
			switch {
			case !strings.Contains(op.Text, words):
			case op.Rect.Center().X < m.In.W/2:
				left++
			default:
				right++
			}
		}
		return left, right
	}
	for words, want := range map[string][2]int{
		"Ada": {1, 0}, "Boris": {0, 1}, m.Stack.T("chains-count", 1): {3, 0}, m.Stack.T("no-chains"): {0, 3},
		m.Stack.T("game-won"): {0, 1},
	} {
		left, right := at(words)
		assert.Equal(t, want, [2]int{left, right}, words)
	}
	assert.Contains(t, m.Words(), m.Stack.T("game-n", 2))
	assert.Contains(t, told(m), m.Stack.T("match-next-why"))
	m.Press(widget.Enter)
	m.Frames(2)
	assert.Equal(t, 2, m.Table().Story.Header.Round)
	assert.Equal(t, f.Name(), m.Table().Story.Header.Match)
}

// The deck that is bid for comes first; the cards of each are listed, by house, and read under the mouse.
func TestDecksOfAnAuction(t *testing.T) {
	for favourite := range 2 {
		m, f := between(t, match.Single, match.Auction, func(p *session.Plan) { p.Match.Favourite = favourite })
		bid, other := m.MustFind("match-cards", favourite*match.MaxOffered), m.MustFind("match-cards", (1-favourite)*match.MaxOffered)
		assert.Less(t, bid.Rect.X, other.Rect.X)
		assert.Equal(t, f.Deck(match.Holder{Owner: favourite}).Name, bid.Label)
		for _, closes := range []func(){func() { m.Press(widget.Escape) }, func() { m.Press(widget.Enter) },
			func() { m.Click("match-cards-close", 0) }} {
			m.Click("match-cards", favourite*match.MaxOffered)
			m.Frame()
			require.Equal(t, "match-cards", m.Stack.Top().Name())
			assert.Contains(t, m.Words(), bid.Label)
			before := len(m.Stack.Picture().Ops)
			m.Point("match-card", 20)
			m.Frame()
			assert.Greater(t, len(m.Stack.Picture().Ops), before+20, "it is shown large")
			closes()
			m.Frame()
			require.Equal(t, "match", m.Stack.Top().Name())
		}
	}
}

// Nobody bids more chains than there are.
func TestHighestBid(t *testing.T) {
	m, f := between(t, match.Single, match.Auction, func(*session.Plan) {}, fmt.Sprintf("bid %d", match.MaxChains-1))
	assert.False(t, m.MustFind("match-bid-by", 1).Enabled)
	assert.True(t, m.MustFind("match-bid", 0).Enabled)
	m.Click("match-bid", 0)
	m.Frames(2)
	assert.Equal(t, match.MaxChains, f.Ask().Bid)
	assert.False(t, m.MustFind("match-bid", 0).Enabled)
	m.Click("match-give-way", 0)
	m.Frames(2)
	assert.Equal(t, [2]int{match.MaxChains, 0}, f.Agreed().Chains)
}

// In a sealed match each player chooses one of the drawn decks; so does a computer.
func TestSealedMatchInTheWindow(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Planned(match.BestOfThree, match.Sealed)
	m.Click("match-offered", 2)
	m.Click("match-plan-ok", 0)
	m.Frame()
	assert.Contains(t, m.Words(), m.Stack.T("sealed-seat-offered", 3))
	m.Click("who-1", 1)
	m.Click("begin", 0)
	m.Frames(2)
	require.Equal(t, match.AskDeck, kept(m).Ask().Kind)
	m.Click("match-deck", 2)
	m.Until(func() bool { _, ok := m.Find("match-next", 0); return ok })
	f := kept(m)
	require.Len(t, f.Moves(), 2)
	assert.Equal(t, match.Move{Verb: match.Deck, N: 3}, f.Moves()[0])
	m.Click("match-next", 0)
	m.Frames(2)
	assert.Equal(t, f.Plan().Decks[0][2].Name, save.Setup(&m.Table().Story.Header).Decks[0].Name)
}

// Decks to choose from stand beside one another, each above its button.
func TestDecksOfferedStandBesideOneAnother(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Planned(match.BestOfThree, match.Sealed)
	m.Click("match-offered", 3)
	m.Click("match-plan-ok", 0)
	m.Frame()
	m.Click("begin", 0)
	m.Frames(2)
	require.Equal(t, match.AskDeck, kept(m).Ask().Kind)
	first := m.MustFind("match-deck", 0).Rect
	for i := range 3 {
		at, next := m.MustFind("match-deck", i).Rect, m.MustFind("match-deck", i+1).Rect
		assert.InDelta(t, first.Y, next.Y, 0.01)
		assert.InDelta(t, first.W, next.W, 0.01)
		assert.Greater(t, next.X, at.Right())
		assert.Less(t, next.X, at.Right()+0.1*at.W)
	}
}

// A handicap is agreed on with the plan, recorded in the save, and suggested by the records,
// even when the saves are gone.
func TestHandicapInTheWindow(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Planned(match.BestOfThree, match.Own)
	assert.Contains(t, m.Words(), m.Stack.T("handicap"))
	for range match.Suggested {
		m.Click("chains-of-1", 1)
		m.Frame()
	}
	m.Agreed()
	h := m.Table().Story.Header
	assert.Equal(t, 4, save.Setup(&h).Decks[0].Chains)
	assert.True(t, h.Handicap)
	m.Concede(1)
	for range 2 { // three wins in a row
		f := kept(m)
		if f.Ask().Kind == match.AskFirst || len(f.Games()) == 1 {
			m.Click("match-first", 0)
			m.Frames(2)
			m.Click("match-next", 0)
		} else {
			m.Click("match-again", 0)
		}
		m.Frames(2)
		m.Concede(1)
	}
	m.Stack.Home()
	m.Frames(2)
	require.NoError(t, os.RemoveAll(m.Stack.Games))
	m.Until(func() bool { return len(match.MeetingsOf(results(m))) == 3 })
	m.Planned(match.BestOfThree, match.Own)
	m.Until(func() bool {
		return strings.Contains(strings.Join(strings.Fields(m.Words()), " "), m.Stack.T("handicap-take"))
	})
	m.Click("handicap-take", 0)
	m.Agreed()
	assert.Equal(t, 5, save.Setup(&m.Table().Story.Header).Decks[0].Chains, "three wins in a row add one")
}

// results are the kept results.
func results(m *scenetest.Mouse) []records.Result {
	m.T.Helper()
	all, err := m.Stack.Records.Results()
	require.NoError(m.T, err)
	return all
}

// A match whose game was over when the program was killed continues after that game.
func TestMatchAfterAKill(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Planned(match.BestOfThree, match.Own)
	m.Agreed()
	m.Sit(func() {})
	m.Table().Concede()
	m.Sit(func() {})
	lost := keyforge.Side(0)
	if m.Table().Won(0) {
		lost = 1
	}
	again := scenetest.New(t, scenetest.AtOnce) // another window, as after a kill
	dir := t.TempDir()
	files, err := os.ReadDir(m.Stack.Games)
	require.NoError(t, err)
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(m.Stack.Games, f.Name()))
		require.NoError(t, err)
		if filepath.Ext(f.Name()) != ".lock" {
			require.NoError(t, os.WriteFile(filepath.Join(dir, f.Name()), data, 0o600))
		}
	}
	again.Stack.Games = dir
	again.Stack.ReadSaves()
	again.CanGoOn("continue")
	again.Click("continue", 0)
	again.Until(func() bool { return again.Stack.Top().Name() == "match" })
	again.Frame()
	assert.Equal(t, match.Question{Kind: match.AskFirst, Player: int(lost)}, kept(again).Ask())
	assert.Contains(t, again.Words(), again.Stack.T("game-won"))
}

// A game that the match had not recorded when the program was killed still leads to the
// match.
func TestGameThatItsMatchHadNotNoted(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Planned(match.BestOfThree, match.Own)
	m.Agreed()
	save := m.Table().Story.Path()
	f := kept(m)
	m.Stack.Home()
	m.Frames(2)
	data, err := os.ReadFile(f.Path)
	require.NoError(t, err)
	forgot := strings.Replace(string(data), `"`+filepath.Base(save)+`"`, "", 1)
	require.NotEqual(t, string(data), forgot)
	require.NoError(t, os.WriteFile(f.Path, []byte(forgot), 0o600))
	again := scenetest.New(t, scenetest.AtOnce) // another window
	again.Stack.Games = m.Stack.Games
	play.Tables(again.Stack).Resume(again.Stack, save)
	again.Until(func() bool { return again.Stack.Top().Name() == "curtain" || again.Stack.Top().Name() == "table" })
	again.Sit(func() {})
	again.Table().Concede()
	again.Sit(func() {})
	again.Frames(40)
	_, there := again.Find("picture", 0)
	assert.True(t, there, "a picture of this game too")
	again.Click("match-on", 0)
	again.Until(func() bool { return again.Stack.Top().Name() == "match" })
	again.Frame()
	assert.Equal(t, match.AskFirst, kept(again).Ask().Kind)
	assert.Contains(t, again.Words(), again.Stack.T("game-won"))
}
