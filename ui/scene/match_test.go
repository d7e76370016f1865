package scene_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/match"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/scene/play"
	"github.com/keyraken/keyraken/ui/scene/setup"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/table/playback"
	"github.com/keyraken/keyraken/ui/widget"
)

// planned opens the plan of a match with that format and way to choose decks.
func (m *mouse) planned(f match.Format, w match.Way) {
	m.t.Helper()
	m.s.Settings.Confirm, m.s.Settings.Tips = false, false // they would interrupt
	m.click("new-adventure", 0)
	m.click("game-kind", 1)
	m.frame()
	m.click("match-plan", 0)
	m.frame()
	m.click("match-format", int(f))
	m.click("match-way", int(w))
	m.frame()
}

// agreed begins the planned match.
func (m *mouse) agreed() {
	m.t.Helper()
	m.click("match-plan-ok", 0)
	m.frame()
	m.click("begin", 0)
	m.frames(2)
}

// concede lets a player concede the game on the table, and continues with the match.
func (m *mouse) concede(loser keyforge.Side) {
	m.t.Helper()
	for range 200 {
		m.sit(func() {})
		if m.table().Question().Side == loser {
			break
		}
		answer := m.table().Story.Game().Legal(nil)
		m.table().Do(answer[len(answer)-1])
	}
	require.Equal(m.t, loser, m.table().Question().Side)
	m.table().Concede()
	m.sit(func() {})
	m.frames(40)
	require.Equal(m.t, "end", m.s.Top().Name())
	m.click("match-on", 0)
	m.frames(3)
	require.Equal(m.t, "match", m.s.Top().Name())
}

// bidding plays an adaptive match up to its auction.
func (m *mouse) bidding() {
	m.t.Helper()
	m.planned(match.Adaptive, match.Own)
	m.agreed()
	m.concede(1)
	m.click("match-first", 0)
	m.frames(2)
	m.click("match-next", 0)
	m.frames(2)
	m.concede(0)
}

// series is the match that is kept in the directory of the games.
func (m *mouse) series() *match.File {
	m.t.Helper()
	paths, err := match.List(m.s.Games)
	require.NoError(m.t, err)
	require.NotEmpty(m.t, paths)
	f, err := match.Open(paths[0], nil)
	require.NoError(m.t, err)
	return f
}

// Two people play an adaptive match in the window, from the plan to its end: they exchange
// decks, bid chains for the deck that has won both games, and leave and come back between.
func TestAdaptiveMatchInTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.planned(match.Adaptive, match.Own)
	m.agreed()
	decks := func() [2]string { h := m.table().Story.Header; return [2]string{h.Decks[0].Name, h.Decks[1].Name} }
	own := decks()
	m.concede(1) // the first deck has won
	require.Equal(t, match.Question{Kind: match.AskFirst, Player: 1}, m.series().Ask())
	assert.Contains(t, m.words(), m.s.T("series-ask-first", m.s.T("player-title", 2)))
	m.s.Home() // players may leave between two games
	m.frames(2)
	m.canGoOn("continue")
	m.click("continue", 0)
	m.until(func() bool { return m.s.Top().Name() == "match" })
	m.frame()
	m.click("match-first", 0)
	m.frames(2)
	m.keys = true // also without a mouse
	m.click("match-next", 0)
	m.keys = false
	m.frames(2)
	assert.Equal(t, [2]string{own[1], own[0]}, decks(), "they have exchanged decks")
	assert.Equal(t, keyforge.Side(0), m.table().Story.Header.First.Game())
	m.concede(0) // the first deck has won again
	require.Equal(t, match.Question{Kind: match.AskBid, Player: 1, Deck: match.Holder{Owner: 0}}, m.series().Ask())
	m.click("match-bid-by", 1)
	m.frame()
	m.click("match-bid", 0)
	m.frames(2)
	require.Equal(t, 2, m.series().Ask().Bid, "one more than none, and one more")
	m.press(widget.Escape)
	m.canGoOn("continue")
	m.click("games", 0)
	m.canGoOn("games-continue")
	assert.Contains(t, m.words(), m.s.T("match-score", 1, 1))
	m.click("games-continue", 0)
	m.until(func() bool { return m.s.Top().Name() == "match" })
	m.frame()
	m.keys = true
	m.click("match-bid", 0)
	m.frames(2)
	m.click("match-give-way", 0)
	m.keys = false
	m.frames(2)
	require.Equal(t, match.Question{Kind: match.AskFirst, Player: 0}, m.series().Ask())
	m.click("match-first", 1)
	m.frames(2)
	m.click("match-next", 0)
	m.frames(2)
	assert.Equal(t, own, decks(), "who bid more plays it: its owner")
	assert.Equal(t, 3, m.table().Story.Header.Decks[0].Chains)
	m.concede(0)
	assert.Contains(t, m.words(), m.s.T("wins-match", m.s.T("player-title", 2)))
	assert.Contains(t, m.words(), m.s.T("match-score", 1, 2))
	f := m.series()
	require.Equal(t, 1, f.Winner())
	saves, err := filepath.Glob(filepath.Join(m.s.Games, "*.jsonl"))
	require.NoError(t, err)
	assert.Len(t, saves, 3)
	m.click("match-again", 0)
	m.frames(3)
	require.NotEqual(t, "match", m.s.Top().Name())
	assert.Equal(t, own, decks())
	assert.Equal(t, 1, m.table().Story.Header.Round)
}

// Bids are made before the first game of an auction; the deck and its chains go to the
// last bidder.
func TestAuctionInTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.planned(match.Single, match.Auction)
	m.click("match-favourite", 1)
	m.agreed()
	require.Equal(t, "match", m.s.Top().Name())
	require.Equal(t, match.Question{Kind: match.AskBid, Player: 0, Deck: match.Holder{Owner: 1}}, m.series().Ask())
	m.click("match-cards", match.MaxOffered) // the deck that they bid for
	m.frame()
	require.Equal(t, "match-cards", m.s.Top().Name())
	m.click("match-cards-close", 0)
	m.frame()
	m.click("match-bid", 0)
	m.frames(2)
	m.click("match-give-way", 0)
	m.frames(2)
	m.click("match-next", 0)
	m.frames(2)
	h := m.table().Story.Header
	assert.Equal(t, [2]int{1, 0}, [2]int{h.Decks[0].Chains, h.Decks[1].Chains})
	assert.False(t, h.Handicap, "it was bid")
}

// In a sealed match each player chooses one of the drawn decks; so does a computer.
func TestSealedMatchInTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.planned(match.BestOfThree, match.Sealed)
	m.click("match-offered", 2)
	m.click("match-plan-ok", 0)
	m.frame()
	assert.Contains(t, m.words(), m.s.T("sealed-seat-offered", 3))
	m.click("who-1", 1)
	m.click("begin", 0)
	m.frames(2)
	require.Equal(t, match.AskDeck, m.series().Ask().Kind)
	m.click("match-deck", 2)
	m.until(func() bool { _, ok := m.find("match-next", 0); return ok })
	f := m.series()
	require.Len(t, f.Moves(), 2)
	assert.Equal(t, match.Move{Verb: match.Deck, N: 3}, f.Moves()[0])
	m.click("match-next", 0)
	m.frames(2)
	assert.Equal(t, f.Plan().Decks[0][2].Name, m.table().Story.Header.Decks[0].Name)
}

// A handicap is agreed on with the plan, recorded in the save, and suggested by the records,
// even when the saves are gone.
func TestHandicapInTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games, m.s.Library = t.TempDir(), library.Open(filepath.Join(t.TempDir(), "decks"))
	m.planned(match.BestOfThree, match.Own)
	assert.Contains(t, m.words(), m.s.T("handicap"))
	for range match.Suggested {
		m.click("chains-of-1", 1)
		m.frame()
	}
	m.agreed()
	h := m.table().Story.Header
	assert.Equal(t, 4, h.Decks[0].Chains)
	assert.True(t, h.Handicap)
	m.concede(1)
	for range 2 { // three wins in a row
		f := m.series()
		if f.Ask().Kind == match.AskFirst || len(f.Games()) == 1 {
			m.click("match-first", 0)
			m.frames(2)
			m.click("match-next", 0)
		} else {
			m.click("match-again", 0)
		}
		m.frames(2)
		m.concede(1)
	}
	m.s.Home()
	m.frames(2)
	require.NoError(t, os.RemoveAll(m.s.Games))
	m.until(func() bool { return len(match.MetOf(m.results())) == 3 })
	m.planned(match.BestOfThree, match.Own)
	m.until(func() bool {
		return strings.Contains(strings.Join(strings.Fields(m.words()), " "), m.s.T("handicap-take"))
	})
	m.click("handicap-take", 0)
	m.agreed()
	assert.Equal(t, 5, m.table().Story.Header.Decks[0].Chains, "three wins in a row add one")
}

// results are the kept results.
func (m *mouse) results() []records.Result {
	m.t.Helper()
	all, err := records.Open(m.s.Library.Dir()).Results()
	require.NoError(m.t, err)
	return all
}

// A match whose game was over when the program was killed continues after that game.
func TestMatchAfterAKill(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.planned(match.BestOfThree, match.Own)
	m.agreed()
	m.sit(func() {})
	m.table().Concede()
	m.sit(func() {})
	lost := keyforge.Side(0)
	if m.table().Won(0) {
		lost = 1
	}
	again := newMouse(t, atOnce) // another window, as after a kill
	dir := t.TempDir()
	files, err := os.ReadDir(m.s.Games)
	require.NoError(t, err)
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(m.s.Games, f.Name()))
		require.NoError(t, err)
		if filepath.Ext(f.Name()) != ".lock" {
			require.NoError(t, os.WriteFile(filepath.Join(dir, f.Name()), data, 0o600))
		}
	}
	again.s.Games = dir
	again.s.ReadSaves()
	again.canGoOn("continue")
	again.click("continue", 0)
	again.until(func() bool { return again.s.Top().Name() == "match" })
	again.frame()
	assert.Equal(t, match.Question{Kind: match.AskFirst, Player: int(lost)}, again.series().Ask())
	assert.Contains(t, again.words(), again.s.T("game-won"))
}

// A game that the match had not recorded when the program was killed still leads to the
// match.
func TestGameThatItsMatchHadNotNoted(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.planned(match.BestOfThree, match.Own)
	m.agreed()
	save := m.table().Story.Path()
	f := m.series()
	m.s.Home()
	m.frames(2)
	data, err := os.ReadFile(f.Path)
	require.NoError(t, err)
	forgot := strings.Replace(string(data), `"`+filepath.Base(save)+`"`, "", 1)
	require.NotEqual(t, string(data), forgot)
	require.NoError(t, os.WriteFile(f.Path, []byte(forgot), 0o600))
	again := newMouse(t, atOnce) // another window
	again.s.Games = m.s.Games
	play.Resume(again.s, save)
	again.until(func() bool { return again.s.Top().Name() == "curtain" || again.s.Top().Name() == "table" })
	again.sit(func() {})
	again.table().Concede()
	again.sit(func() {})
	again.frames(40)
	again.click("match-on", 0)
	again.until(func() bool { return again.s.Top().Name() == "match" })
	again.frame()
	assert.Equal(t, match.AskFirst, again.series().Ask().Kind)
	assert.Contains(t, again.words(), again.s.T("game-won"))
}

// The set-up remembers the kind of game begun last, but a chosen deck goes into an
// adventure.
func TestSetupRemembersTheKindOfGame(t *testing.T) {
	m := newMouse(t, atOnce)
	kept := 0
	m.s.Save = func(session.Settings) { kept++ }
	kind := func() bool {
		m.s.Home()
		m.frames(2)
		m.click("new-adventure", 0)
		m.frame()
		_, standard := m.find("match-plan", 0)
		return standard
	}
	assert.False(t, kind())
	m.click("game-kind", 1)
	m.frame()
	assert.False(t, kind(), "it was only looked at")
	m.click("game-kind", 1)
	m.frame()
	m.click("begin", 0)
	m.frames(2)
	assert.True(t, kind())
	assert.True(t, m.s.Settings.Standard)
	assert.Equal(t, 1, kept)
	m.s.Home()
	m.s.Push(setup.New(m.s, "argus"))
	m.frames(2)
	_, standard := m.find("match-plan", 0)
	assert.False(t, standard)
	m.click("begin", 0)
	m.frames(2)
	assert.False(t, kind())
}

// Behind the curtain the next player reads what the other player did last, and
// nothing hidden from either.
func TestDigestOnTheCurtain(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Settings.FoldLog = true // it would tell the same
	m.duel([2]int{0, 12}, false)
	k := newSecrets(m)
	seen := 0
	rng := rand.New(rand.NewPCG(7, 7))
	for range 400 {
		m.sit(func() {
			if m.s.Top().Name() != "curtain" {
				return
			}
			m.frames(2)
			k.kept()
			log := m.table().Log
			if n := slices.IndexFunc(log, func(e playback.Entry) bool { return e.Turn }); n < 0 || len(log)-n < 3 {
				return
			}
			for n := len(log) - 1; n >= 0; n-- { // the other player's last turn begins with its heading
				if e := &log[n]; e.Turn && e.Side != m.table().Next() {
					assert.Contains(t, m.words(), e.Text)
					assert.Contains(t, strings.Join(strings.Fields(m.words()), " "), log[n+1].Text, "what was done first")
					seen++
					return
				}
			}
		})
		if m.table().Over() || m.table().Story.Game().Turn() > 6 {
			break
		}
		legal := m.table().Story.Game().Legal(nil)
		m.table().Do(legal[rng.IntN(len(legal))])
	}
	assert.Greater(t, seen, 3)
}
