package scene_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// recordsNow is the time at which the records are viewed.
var recordsNow = time.Date(2026, 11, 20, 20, 0, 0, 0, time.UTC)

// records opens the records of that many games, at a tab.
func (m *mouse) records(games, tab int) {
	m.t.Helper()
	m.s.Now = func() time.Time { return recordsNow }
	if m.s.Library == nil {
		m.s.Library = library.Open(filepath.Join(m.t.TempDir(), "decks"))
		ladder := adventure.Ladder(m.s.Adventure)
		for _, r := range recordstest.Games(m.s.Adventure.Boss(), "rises", ladder, recordsNow, games) {
			require.NoError(m.t, records.Open(m.s.Library.Dir()).AddResult(r))
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

// told is all visible text, without line breaks.
func (m *mouse) told() string { return strings.ReplaceAll(m.words(), "\n", " ") }

// The overview covers all games, and leads to what comes next.
func TestRecordsOverview(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Library = library.Open(filepath.Join(t.TempDir(), "decks"))
	ladder := adventure.Ladder(m.s.Adventure)
	boss := m.s.Adventure.Boss()
	old := records.Result{Game: "old", Started: "2020-05-05T12:00:00Z", Boss: boss, Difficulty: ladder[0], Decks: []string{"a"}}
	for _, r := range append(recordstest.Games(boss, "rises", ladder, recordsNow, 119), old) {
		require.NoError(t, records.Open(m.s.Library.Dir()).AddResult(r))
	}
	m.records(0, 0)
	assert.Contains(t, m.told(), m.s.T("records-games"))
	assert.Contains(t, m.told(), "120")
	assert.NotContains(t, m.told(), "2020", "the last that was noted is not the last that was played")
	m.click("records-rung", 0)
	m.frame()
	assert.Equal(t, "new-adventure", m.s.Top().Name())
}

// With nothing played the records suggest playing.
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

// The filters of the statistics leave games out; a deck leads to its own statistics.
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

// Exports are placed beside the decks, for spreadsheets and for other programs.
func TestRecordsAreExportedFromTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	m.records(30, 0)
	dir := filepath.Join(m.s.Library.Dir(), "exports")
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
		var book records.Summary
		require.NoError(t, json.Unmarshal(data, &book))
		assert.Len(t, book.Games, 30)
		assert.Equal(t, 30, book.Charts.Counts.All())
	}
}

// On their tab the achievements are exported, with the dates on which they were given.
func TestAchievementsAreExportedFromTheWindow(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Library = library.Open(filepath.Join(t.TempDir(), "decks"))
	require.NoError(t, records.Open(m.s.Library.Dir()).AddFeats(records.Feat{Feat: "reap", When: "2026-11-20T19:00:00Z",
		Deal: records.Deal{Game: "12ab", Mode: "keyraken", Decks: []string{"=Onyx"}}}))
	m.until(func() bool { return m.s.Feats() != nil })
	m.records(0, 5)
	dir, all := filepath.Join(m.s.Library.Dir(), "exports"), m.s.Adventures.Feats()
	for what, file := range map[string]string{"records-csv": "achievements-2026-11-20.csv", "records-json": "achievements-2026-11-20.json"} {
		m.click(what, 0)
		m.until(func() bool { return m.s.Top().Name() == "message" })
		m.frame()
		assert.Contains(t, strings.ReplaceAll(m.words(), "\n", ""), file)
		assert.Contains(t, m.told(), m.s.T("feats-lie", len(all)))
		m.press(widget.Escape)
		m.frame()
		data, err := os.ReadFile(filepath.Join(dir, file))
		require.NoError(t, err)
		if strings.HasSuffix(file, ".csv") {
			assert.Contains(t, string(data), "\nreap,,First harvest,true,2026-11-20T19:00:00Z,12ab,keyraken,,'=Onyx\n")
			assert.Contains(t, string(data), "\nlimbs,,")
			continue
		}
		var sheet achievement.Sheet
		require.NoError(t, json.Unmarshal(data, &sheet))
		require.Len(t, sheet, len(all))
		for i := range sheet {
			assert.Equal(t, sheet[i].Feat == "reap", sheet[i].Done > 0)
		}
	}
}

// The voyages of all weeks are listed, the latest first, and this week's can begin.
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

// The records allocate nothing while nothing changes in them.
func TestRecordsMakeNoGarbage(t *testing.T) {
	for tab := range 5 {
		m := newMouse(t, session.DefaultSettings)
		m.records(200, tab)
		m.frames(30)
		assert.Zero(t, testing.AllocsPerRun(20, func() { m.s.Update(m.in) }), "tab %d", tab)
	}
}

// The result of a standard game is kept when it ends. If the end is undone and reached
// again, or the save is read again, it is the same game.
func TestStandardGamesAreKept(t *testing.T) {
	m := newMouse(t, atOnce)
	m.s.Games = t.TempDir()
	m.duel([2]int{2, 5}, false)
	m.s.Library = library.Open(filepath.Join(t.TempDir(), "decks"))
	m.twist(rand.New(rand.NewPCG(4, 4)), 40)
	m.sit(func() {})
	kept := func(winner int) records.Result {
		t.Helper()
		var results []records.Result
		m.until(func() bool {
			var err error
			results, err = records.Open(m.s.Library.Dir()).Results()
			return err == nil && len(results) > 0 && results[0].Winner == winner
		})
		require.Len(t, results, 1)
		return results[0]
	}
	loser := int(m.table().Question().Side)
	for range 2 {
		m.table().Concede()
		m.sit(func() {})
		m.until(func() bool { return m.s.Top().Name() == "end" })
		kept(2 - loser)
		m.until(func() bool { _, ok := m.find("look", 0); return ok })
		m.click("look", 0)
		m.frames(2)
		m.click("undo", 0)
		m.sit(func() {})
		require.False(t, m.table().Over())
	}
	m.table().Concede()
	m.sit(func() {})
	r := kept(2 - loser)
	assert.Equal(t, records.BetweenPersons, r.Kind())
	assert.Len(t, r.Decks, 2)
	m.s.Home()
	m.frames(3)
	m.s.ReadSaves()
	m.looked()
	m.frames(3)
	assert.Equal(t, r, kept(2-loser), "the save tells of the same game")
	m.records(0, 0)
	assert.Contains(t, m.told(), m.s.T("records-winner", r.Team[r.Winner-1].Name))
}

// Everything in the records can be reached by keys alone.
func TestRecordsByKeys(t *testing.T) {
	m := newMouse(t, atOnce)
	m.keys = true
	m.records(60, 4)
	m.click("records-filter", 2)
	m.frame()
	require.Equal(t, "records-picker", m.s.Top().Name())
	m.click("records-choice", 3)
	m.frames(2)
	m.until(func() bool {
		return strings.Contains(m.told(), m.s.T("plot-players")) && !strings.Contains(m.told(), m.s.T("plot-keys"))
	})
	m.tabTo("records-filter", 0)
	for range 3 { // arrows lead to the bars, whose figures are then shown
		if m.press(widget.Down); m.s.Pointed().What == "records-bar" {
			break
		}
	}
	assert.Equal(t, "records-bar", m.s.Pointed().What)
	m.click("records-tab", 1)
	m.click("records-deck", 2)
	m.click("records-figures", 0)
	m.frames(2)
	m.press(widget.Escape)
	m.frame()
	assert.Equal(t, "title", m.s.Top().Name())
}
