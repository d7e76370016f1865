package setup_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/widget"
)

// What the records of two decks suggest as a handicap is taken with a button, which is offered until
// both decks have those chains.
func TestSuggestedHandicapIsTaken(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	var team []records.Member
	for _, name := range deck.Embedded()[:2] {
		d, err := deck.Named(name)
		require.NoError(t, err)
		team = append(team, records.Member{Deck: d.ListKey(), Name: d.Name})
	}
	team[0].Chains = match.Suggested
	for i := range 3 { // wins in a row
		require.NoError(t, m.Stack.Records.AddResult(records.Result{Game: fmt.Sprint(i), Mode: keyforge.Duel.Name(),
			Started: fmt.Sprintf("2026-11-2%dT20:00:00Z", i), Winner: 1, Handicap: true, Team: team}))
	}
	m.Planned(match.BestOfThree, match.Own)
	offered := func() bool { _, ok := m.Find("handicap-take", 0); return ok }
	m.Until(offered)
	assert.Contains(t, told(m), m.Stack.T("handicap-record", match.Suggested+1, 0))
	m.Click("handicap-take", 0)
	m.Frame()
	assert.False(t, offered())
	m.Click("chains-of-2", 1)
	m.Frame()
	assert.True(t, offered())
	m.Click("chains-of-2", -1)
	m.Frame()
	assert.False(t, offered())
	m.Click("match-plan-ok", 0)
	m.Frame()
	assert.Contains(t, m.MustFind("match-plan", 0).Label, m.Stack.T("match-score", match.Suggested+1, 0))
}

// No deck has fewer chains than none, or more than there are. An auction has no handicap, and forgets it.
func TestChainsOfAPlan(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Planned(match.BestOfThree, match.Own)
	enabled := func(by int) bool { return m.MustFind("chains-of-1", by).Enabled }
	assert.False(t, enabled(-1))
	for n := range match.MaxChains {
		assert.True(t, enabled(1), "%d chains", n)
		m.Click("chains-of-1", 1)
		m.Frame()
	}
	assert.False(t, enabled(1))
	assert.True(t, enabled(-1))
	m.Click("match-way", int(match.Auction))
	m.Frame()
	_, handicap := m.Find("chains-of-1", 1)
	assert.False(t, handicap)
	m.Click("match-plan-ok", 0)
	m.Click("match-plan", 0)
	m.Click("match-way", int(match.Own))
	m.Frame()
	assert.False(t, enabled(-1))
}

// The button of the match says what is planned. Canceling changes nothing, and no auction comes before
// an adaptive match, which has one of its own.
func TestMatchIsPlanned(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	said := func() string { m.Frame(); return m.MustFind("match-plan", 0).Label }
	m.Planned(match.BestOfThree, match.Sealed)
	m.Click("cancel", 0)
	assert.Equal(t, m.Stack.T("format-single"), said())
	m.Click("match-plan", 0)
	m.Click("match-format", int(match.BestOfThree))
	m.Click("match-way", int(match.Sealed))
	m.Press(widget.Enter)
	assert.Equal(t, m.Stack.T("format-best-of-three")+" · "+lang.Small(m.Stack.T("way-sealed")), said())
	assert.Contains(t, m.Words(), m.Stack.T("sealed-seat"))
	assert.NotContains(t, m.Words(), m.Stack.T("sealed-seat-offered", 1), "there is no choice")
	m.Click("match-plan", 0)
	m.Click("match-way", int(match.Auction))
	m.Click("match-format", int(match.Adaptive))
	m.Press(widget.Enter)
	assert.Equal(t, m.Stack.T("format-adaptive"), said(), "the auction went")
	m.Click("match-plan", 0)
	m.Click("match-way", int(match.Auction))
	m.Press(widget.Enter)
	assert.Equal(t, m.Stack.T("format-single")+" · "+lang.Small(m.Stack.T("way-auction")), said(), "the format went")
}
