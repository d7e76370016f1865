package scene_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/widget"
)

// recordsNow is the time at which the records are looked at.
var recordsNow = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// someGames are results of games as they may have been played, always the same.
func someGames(t testing.TB, a adventure.Adventure, n int) (all []library.Result) {
	t.Helper()
	r := rand.New(rand.NewPCG(4, 9))
	var members []library.Member
	for _, name := range deck.Embedded() {
		d, err := deck.Named(name)
		require.NoError(t, err)
		members = append(members, library.Member{Deck: library.ListKey(d), Name: d.Name})
	}
	ladder := adventure.Ladder(a)
	for i := range n {
		at := recordsNow.Add(-time.Duration(n-i) * 17 * time.Hour)
		g := library.Result{Game: fmt.Sprint("game-", i), Started: at.Format(time.RFC3339), Undo: "free", Turns: 10 + r.IntN(25)}
		deal := r.Perm(9)
		if i%5 == 4 {
			g.Mode, g.Winner = game.Duel.Name(), 1+r.IntN(2)
			for seat := range 2 {
				m := members[deal[seat]]
				m.Keys = r.IntN(3)
				if g.Winner == seat+1 {
					m.Keys = 3
				}
				if seat == 1 && i%2 == 0 {
					m.Bot = []string{"greedy", "quick", "expert"}[r.IntN(3)]
				} else {
					g.Decks = append(g.Decks, m.Deck)
				}
				g.Team = append(g.Team, m)
			}
			g.Won = len(g.Decks) == 1 && g.Winner == 1
		} else {
			step := min(r.IntN(len(ladder)), r.IntN(len(ladder)))
			g.Boss, g.Difficulty, g.Power = a.Boss(), ladder[step], 60
			g.Won = r.IntN(8) > step
			g.Damage = r.IntN(60)
			if g.Won {
				g.Damage = 60
			}
			rises := r.IntN(4)
			if !g.Won {
				rises = 4
			}
			g.Gauges = []library.Gauge{{Name: "rises", Value: rises, Limit: 4}}
			for seat := range 1 + r.IntN(3) {
				m := members[deal[seat]]
				if g.Team = append(g.Team, m); seat == 0 {
					g.Decks = append(g.Decks, m.Deck)
				}
			}
			if i%11 == 3 {
				year, week := at.ISOWeek()
				g.Voyage = fmt.Sprintf("%04d-W%02d", year, week)
			}
		}
		all = append(all, g)
	}
	return all
}

// records opens the records of so many games, at a tab.
func (m *mouse) records(games, tab int) {
	m.t.Helper()
	m.s.Now = func() time.Time { return recordsNow }
	if m.s.Library == nil {
		m.s.Library = library.Open(filepath.Join(m.t.TempDir(), "decks"))
		for _, r := range someGames(m.t, m.s.Adventure, games) {
			require.NoError(m.t, m.s.Library.Note(r))
		}
	}
	m.click("records", 0)
	m.counted()
	m.click("records-tab", tab)
	m.frame()
}

// counted waits until the games are counted.
func (m *mouse) counted() {
	m.t.Helper()
	m.until(func() bool { return !strings.Contains(m.words(), m.s.T("records-reading")) })
	m.frames(3)
}

// told is what is written, without breaks of lines.
func (m *mouse) told() string { return strings.ReplaceAll(m.words(), "\n", " ") }

// The overview tells of all games, and leads to what comes next.
func TestRecordsOverview(t *testing.T) {
	m := newMouse(t, atOnce)
	m.records(120, 0)
	assert.Contains(t, m.told(), m.s.T("records-games"))
	assert.Contains(t, m.told(), "120")
	m.click("records-rung", 0)
	m.frame()
	assert.Equal(t, "new-adventure", m.s.Top().Name())
}

// With nothing played the records invite to play.
func TestRecordsAreEmptyAtFirst(t *testing.T) {
	m := newMouse(t, atOnce)
	m.records(0, 0)
	for _, tab := range []int{0, 1, 4} {
		m.click("records-tab", tab)
		m.frame()
		assert.Contains(t, m.told(), m.s.T("records-empty"))
	}
	spot, ok := m.find("records-csv", 0)
	require.True(t, ok)
	assert.False(t, spot.Enabled, "there is nothing to be exported")
	m.click("records-play", 0)
	m.frame()
	assert.Equal(t, "new-adventure", m.s.Top().Name())
}

// A deck shows where it stands on its ladder, and the next rung is one click away.
func TestLadderOfADeck(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Library = library.Open(filepath.Join(t.TempDir(), "decks"))
	ladder := adventure.Ladder(m.s.Adventure)
	m.beats(deck.Embedded()[3], ladder[1], ladder[2])
	m.records(0, 1)
	assert.Contains(t, m.told(), m.s.T("records-stands", 3, 3*len(ladder)), "a rung below the highest counts as climbed")
	next := m.s.T("records-rung", m.s.DifficultyOf("", ladder[3]), m.s.T("flight-alone"))
	assert.Contains(t, m.told(), m.s.T("records-next-is", next))
	m.click("records-climb", 0)
	m.frame()
	require.Equal(t, "new-adventure", m.s.Top().Name())
	m.click("begin", 0)
	m.frame()
	h := m.table().Story.Header
	assert.Equal(t, ladder[3], h.Difficulty)
	d, err := deck.Named(deck.Embedded()[3])
	require.NoError(t, err)
	assert.Equal(t, d.Name, h.Decks[0].Name)
}

// The filters of the statistics leave games out; a deck leads to its own.
func TestStatisticsAreFiltered(t *testing.T) {
	m := newMouse(t, atOnce)
	m.records(100, 4)
	assert.Contains(t, m.told(), m.s.T("plot-turns"))
	assert.Contains(t, m.told(), m.s.T("plot-keys"))
	m.click("records-filter", 0)
	m.frame()
	require.Equal(t, "records-picker", m.s.Top().Name())
	m.click("records-choice", 1) // adventures
	m.frames(2)
	m.until(func() bool { return !strings.Contains(m.told(), m.s.T("plot-keys")) })
	assert.Contains(t, m.told(), "80 ")
	m.click("records-filter", 4)
	m.frame()
	m.press(widget.Escape)
	m.frame()
	assert.Equal(t, "records", m.s.Top().Name())
	m.click("records-tab", 1)
	m.frame()
	m.click("records-figures", 0)
	m.frames(2)
	m.until(func() bool { return strings.Contains(m.told(), m.s.T("plot-players")) })
	assert.Contains(t, m.told(), m.s.T("filter-deck"))
}

// What is exported lies beside the decks, for table programs and for others.
func TestRecordsAreExportedFromTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	m.records(30, 0)
	dir := filepath.Join(filepath.Dir(m.s.Library.ResultsFile()), "exports")
	for what, file := range map[string]string{"records-csv": "records-2026-11-20.csv", "records-json": "records-2026-11-20.json"} {
		m.click(what, 0)
		m.until(func() bool { return m.s.Top().Name() == "message" })
		m.frame()
		assert.Contains(t, strings.ReplaceAll(m.words(), "\n", ""), file)
		m.press(widget.Escape)
		m.frame()
		data, err := os.ReadFile(filepath.Join(dir, file))
		require.NoError(t, err)
		if strings.HasSuffix(file, ".csv") {
			assert.Equal(t, 31, strings.Count(string(data), "\n"))
			continue
		}
		var book library.Book
		require.NoError(t, json.Unmarshal(data, &book))
		assert.Len(t, book.Games, 30)
		assert.Equal(t, 30, book.Charts.Counts.All())
	}
}

// The voyages of all weeks are told, the last first, and this week's can begin.
func TestRecordsOfVoyages(t *testing.T) {
	m := newMouse(t, atOnce)
	m.records(100, 3)
	v := m.s.Voyage()
	assert.Contains(t, m.told(), m.s.T("records-this-week", v.Week))
	m.click("records-voyage", 0)
	m.frame()
	require.Equal(t, "new-adventure", m.s.Top().Name())
	m.click("begin", 0)
	m.frame()
	assert.Equal(t, v.Week, m.table().Story.Header.Voyage)
}

// The records make no garbage while nothing changes in them.
func TestRecordsMakeNoGarbage(t *testing.T) {
	for tab := range 5 {
		m := newMouse(t, scene.DefaultSettings)
		m.records(200, tab)
		m.frames(30)
		assert.Zero(t, testing.AllocsPerRun(20, func() { m.s.Update(m.in) }), "tab %d", tab)
	}
}
