package scene_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/ai/lab/studies"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/widget"
)

// studied keeps results of a lab for the first deck of the list, and opens its lab in
// that company: 0 alone, 1 with partners, 2 in duels, 3 teams.
func (m *mouse) studied(company int) {
	m.t.Helper()
	m.click("deck", 0)
	name := m.seen()[0]
	var all []library.Entry
	own, _, err := m.s.Library.Load()
	require.NoError(m.t, err)
	for _, e := range append(own, library.Embedded()[:2]...) {
		if e.Name() == name {
			all = append([]library.Entry{e}, all...)
		} else {
			all = append(all, e)
		}
	}
	r := lab.New(m.s.Catalogue, "quick", 1)
	for i := range all {
		r.Deck(all[i].Name(), all[i].Deck.Deal(0))
	}
	mode := m.s.Adventure.Name()
	for other := 1; other < len(all); other++ {
		r.Cell(mode, "normal", 1, 0, other)
		r.Cell(keyforge.Duel.Name(), "", 1, 0, other)
	}
	for _, d := range []string{"easy", "normal", "hard"} {
		r.Cell(mode, d, 3, 0)
	}
	race := r.Blank()
	race.Strongest(lab.Race{Mode: mode, Difficulty: "easy", Size: 3, Games: 1, Most: 1})
	for _, r := range []*lab.Result{r, race} {
		r.Bot = "random" // quick to play
		require.NoError(m.t, r.Run(context.Background(), m.s.Rules, lab.Options{Workers: 1}))
		r.Bot = "quick"
		require.NoError(m.t, studies.Open(m.s.Library.Dir()).Keep(context.Background(), r, m.s.Now()))
	}
	m.click("deck-lab", 0)
	m.click("study-company", company)
	m.until(func() bool { return strings.Contains(m.words(), "–") })
}

// The kept results of a deck are shown: rates with their intervals, when the monster
// rose, what the cards are worth, partners, teams; with date and version.
func TestLabShowsWhatIsKept(t *testing.T) {
	m := newMouse(t, atOnce)
	m.decks()
	m.studied(0)
	words := m.words()
	for _, want := range []string{"Easy", "Normal", "Hard", "Damage per turn", "by turn of the players", "today", "rules " + replay.Engine} {
		assert.Contains(t, words, want)
	}
	m.click("study-company", 1)
	m.frames(2)
	assert.Contains(t, m.words(), "Best partner")
	m.click("study-company", 2)
	m.frames(2)
	assert.Contains(t, m.words(), "Keys forged")
	_, ok := m.find("study-difficulty", 0)
	assert.False(t, ok, "duels have no difficulty")
	m.click("study-company", 3)
	m.frames(2)
	assert.Contains(t, m.words(), "Games won")
	assert.NotContains(t, m.words(), "Keys forged")
	m.press(widget.Escape)
	m.says("Lab: Easy")
}

// The lab plays in the background until it is stopped, keeps its results, and continues
// from there.
func TestLabIsStoppedAndGoesOn(t *testing.T) {
	m := newMouse(t, atOnce)
	m.decks()
	m.click("deck", 0)
	m.click("deck-lab", 0)
	m.says("Nothing is known")
	before := 0
	for range 2 {
		m.click("study-start", 0)
		m.says("Stop")
		m.says(" left")
		m.click("study-company", 1)
		m.frame()
		assert.Contains(t, m.words(), "turn of the players", "nothing else is shown while they play")
		m.click("study-start", 0)
		m.says("Resume")
		cells := m.kept().Cells
		require.Len(t, cells, 1)
		assert.Greater(t, cells[0].Played(), before)
		before = cells[0].Played()
	}
	assert.Less(t, before, 400)

	m.click("study-start", 0)
	m.says("Stop")
	m.press(widget.Escape) // leaving stops it, and loses nothing
	require.NoError(t, m.s.Leave())
	assert.GreaterOrEqual(t, m.kept().Cells[0].Played(), before)
}

// Fast bots finish soon; they can play as many games again.
func TestLabIsDone(t *testing.T) {
	m := newMouse(t, atOnce)
	m.decks()
	m.click("deck", 0)
	m.click("deck-lab", 0)
	m.click("study-bot", 1)
	m.click("study-start", 0)
	m.says("Play as many again")
	assert.Contains(t, m.words(), "· 400")
	m.click("study-start", 0)
	m.says("· 800")
}

// kept is the result that is kept for the chosen deck.
func (m *mouse) kept() *lab.Result {
	own, _, err := m.s.Library.Load()
	require.NoError(m.t, err)
	for i := range own {
		if all := studies.Open(m.s.Library.Dir()).Of(own[i].Deck); len(all) > 0 {
			assert.WithinDuration(m.t, m.s.Now(), all[0].When, time.Hour)
			return all[0].Result
		}
	}
	return nil
}
