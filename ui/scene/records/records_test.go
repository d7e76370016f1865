package records_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/records/recordstest"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// told is all visible text, without line breaks.
func told(m *scenetest.Mouse) string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// The overview covers all games, and leads to what comes next.
func TestRecordsOverview(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	ladder := adventure.Ladder(m.Stack.Adventure)
	boss := m.Stack.Adventure.Boss()
	old := records.Result{Game: "old", Started: "2020-05-05T12:00:00Z", Boss: boss, Difficulty: ladder[0], Decks: []string{"a"}}
	for _, r := range append(recordstest.Games(boss, "rises", ladder, scenetest.RecordsNow, 119), old) {
		require.NoError(t, m.Stack.Records.AddResult(r))
	}
	m.Records(0, 0)
	assert.Contains(t, told(m), m.Stack.T("records-games"))
	assert.Contains(t, told(m), "120")
	assert.NotContains(t, told(m), "2020", "the last that was noted is not the last that was played")
	m.Click("records-rung", 0)
	m.Frame()
	assert.Equal(t, "new-adventure", m.Stack.Top().Name())
}

// played opens the records of adventures of this week's voyage that were won or lost, at a tab.
func played(t *testing.T, tab int, won ...bool) *scenetest.Mouse {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Stack.Now = func() time.Time { return scenetest.RecordsNow }
	week := m.Stack.Voyage().Week
	for i, won := range won {
		require.NoError(t, m.Stack.Records.AddResult(records.Result{Game: fmt.Sprint(i), Boss: m.Stack.Adventure.Boss(),
			Started: scenetest.RecordsNow.Add(time.Duration(i) * time.Minute).Format(time.RFC3339), Undo: "free",
			Difficulty: adventure.Ladder(m.Stack.Adventure)[0], Won: won, Voyage: week, Decks: []string{"a"}}))
	}
	require.NoError(t, m.Stack.Records.AddResult(records.Result{Game: "edited", Boss: m.Stack.Adventure.Boss(),
		Started: scenetest.RecordsNow.Format(time.RFC3339), Difficulty: adventure.Ladder(m.Stack.Adventure)[0], Uncounted: true,
		Voyage: week, Decks: []string{"a"}}))
	m.Records(0, tab)
	return m
}

// The share of the games that were won is rounded, and a game that does not count says so.
func TestShareOfGamesWon(t *testing.T) {
	for share, won := range map[string][]bool{"67 %": {true, true, false}, "33 %": {false, true, false}, "100 %": {true}} {
		m := played(t, 0, won...)
		assert.Contains(t, m.Words(), share)
		assert.Equal(t, 1, strings.Count(told(m), m.Stack.T("records-uncounted")))
	}
}

// The voyage of a week has a sign for each of its last twelve games that count.
func TestLastGamesOfAVoyageHaveSigns(t *testing.T) {
	one := played(t, 3, false)
	m := played(t, 3, append([]bool{false, false}, append(slices.Repeat([]bool{true}, 11), false)...)...)
	assert.Equal(t, 11, m.Signs(paint.Tick)-one.Signs(paint.Tick))
	assert.Equal(t, one.Signs(paint.Cross), m.Signs(paint.Cross), "one was lost last, others before")
	assert.Contains(t, told(m), m.Stack.T("record-of", m.Stack.Voyage().Week, 11, 14))
}

// noted opens the records of these results, at a tab. What they leave out is that of a lost adventure.
func noted(t *testing.T, tab int, results ...records.Result) *scenetest.Mouse {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	for i, r := range results {
		r.Game, r.Undo = fmt.Sprint(i), "free"
		if r.Started == "" {
			r.Started = scenetest.RecordsNow.Add(time.Duration(i) * time.Minute).Format(time.RFC3339)
		}
		if r.Mode == "" && r.Boss == "" {
			r.Boss = m.Stack.Adventure.Boss()
		}
		if r.Mode == "" && r.Difficulty == "" {
			r.Difficulty = "easy"
		}
		require.NoError(t, m.Stack.Records.AddResult(r))
	}
	m.Records(0, tab)
	return m
}

// members are decks that come with the game, by their numbers, of these bots; "" is a person.
func members(t *testing.T, bots ...string) (team []records.Member, keys []string) {
	t.Helper()
	for i, bot := range bots {
		d, err := deck.Named(deck.Embedded()[i])
		require.NoError(t, err)
		team = append(team, records.Member{Deck: d.ListKey(), Name: d.Name, Bot: bot})
		if bot == "" {
			keys = append(keys, d.ListKey())
		}
	}
	return team, keys
}

// Each of the last games says with which decks it was played, against whom, and how it went.
func TestLastGamesAreDescribed(t *testing.T) {
	ada, alone := members(t, "")
	both, two := members(t, "", "")
	computer, one := members(t, "", "quick")
	m := noted(t, 0,
		records.Result{Team: ada, Decks: alone, Won: true, Turns: 12},
		records.Result{Team: both, Decks: two, Difficulty: "hard"},
		records.Result{Mode: "duel", Team: both, Decks: two, Winner: 2},
		records.Result{Mode: "duel", Team: computer, Decks: one, Winner: 1, Won: true, Turns: 9},
		records.Result{})
	lines := strings.Split(m.Words(), "\n")
	day := " · " + m.Stack.Day(scenetest.RecordsNow)
	about := func(decks, words string) {
		t.Helper()
		for i, line := range lines[:len(lines)-1] {
			if line == decks && lines[i+1] == words {
				return
			}
		}
		assert.Fail(t, "no such game", "%s: %s in %v", decks, words, lines)
	}
	about(ada[0].Name, m.Stack.T("difficulty-easy")+" · "+m.Stack.T("records-in-turns", 12)+day)
	about(ada[0].Name+" + "+both[1].Name, m.Stack.T("difficulty-hard")+day)
	about(ada[0].Name+" – "+both[1].Name, m.Stack.T("standard-game")+" · "+m.Stack.T("records-winner", both[1].Name)+day)
	about(ada[0].Name+" – "+both[1].Name,
		m.Stack.T("standard-game")+" · "+m.Stack.OpponentWords("quick")+" · "+m.Stack.T("records-in-turns", 9)+day)
	about(m.Stack.T("position"), m.Stack.T("difficulty-easy")+day)
	for words, label := range map[string]string{"5": "records-games", m.Stack.T("records-in-turns", 9): "records-fastest",
		m.Stack.T("difficulty-easy"): "records-hardest", m.Stack.T("of", 2, 3*len(adventure.Ladder(m.Stack.Adventure))): "records-climbed"} {
		assert.Contains(t, m.Words(), words+"\n"+m.Stack.T(label))
	}
}

// Only decks that have been in the adventure are offered their next rung, with their own deck and
// as many players.
func TestNextRungsAreOffered(t *testing.T) {
	both, two := members(t, "", "")
	computer, one := members(t, "", "quick")
	m := noted(t, 0, records.Result{Mode: "duel", Team: computer, Decks: one, Winner: 1})
	_, offered := m.Find("records-rung", 0)
	assert.False(t, offered)
	m = noted(t, 0, records.Result{Team: both, Decks: two, Won: true, Turns: 20})
	_, offered = m.Find("records-rung", 1)
	require.True(t, offered)
	m.Click("records-rung", 0)
	m.Frame()
	m.Click("begin", 0)
	m.Frame()
	assert.Contains(t, []string{both[0].Name, both[1].Name}, save.Setup(&m.Table().Story.Header).Decks[0].Name)
}

// The rungs of a ladder are beaten, climbed because a higher one is, tried in vain, or untried.
func TestRungsOfALadder(t *testing.T) {
	alone, one := members(t, "")
	ladder := adventure.Ladder(scenetest.New(t, scenetest.AtOnce).Stack.Adventure)
	m := noted(t, 1, records.Result{Team: alone, Decks: one, Difficulty: ladder[1], Won: true, Turns: 14}, records.Result{Team: alone,
		Decks: one, Difficulty: ladder[1]}, records.Result{Team: alone, Decks: one, Difficulty: ladder[2]})
	rung := func(i int, words string) {
		t.Helper()
		tip := m.Stack.DifficultyOf("", ladder[i]) + ", " + lang.Capital(m.Stack.T("flight-alone")) + ": " + words
		assert.Equal(t, tip, m.MustFind("records-cell", i).Label)
	}
	rung(0, m.Stack.T("records-below"))
	rung(1, m.Stack.T("won-of", 1, 2)+", "+m.Stack.T("records-fastest-in", 14))
	rung(2, m.Stack.T("won-of", 0, 1))
	rung(3, m.Stack.T("records-untried"))
	assert.Contains(t, m.Words(), m.Stack.T("won-of", 1, 3)+" · "+m.Stack.T("records-rungs", 2, 3*len(ladder)))
	assert.Contains(t, told(m), m.Stack.T("records-stands", 2, 3*len(ladder)))
	assert.NotContains(t, told(m), m.Stack.T("records-standard"))
	computer, one := members(t, "", "quick")
	m = noted(t, 1, records.Result{Mode: "duel", Team: computer, Decks: one, Winner: 1, Won: true, Turns: 9})
	assert.Contains(t, told(m), m.Stack.T("records-standard"))
	assert.Contains(t, told(m), m.Stack.T("record-fastest", lang.Capital(m.Stack.OpponentWords("quick")), 1, 1, 9))
}

// A team is named after its decks, with what it has won at each difficulty.
func TestTeamsAreListed(t *testing.T) {
	both, two := members(t, "", "")
	m := noted(t, 2, records.Result{Team: both, Decks: two, Won: true, Turns: 20}, records.Result{Team: both, Decks: two},
		records.Result{Team: both, Decks: two, Difficulty: "hard"})
	names := []string{both[0].Name + " + " + both[1].Name, both[1].Name + " + " + both[0].Name}
	assert.True(t, slices.ContainsFunc(names, func(name string) bool { return strings.Contains(told(m), name) }))
	assert.Contains(t, told(m), m.Stack.T("won-of", 1, 3))
	fared := m.Stack.T("record-fastest", m.Stack.T("difficulty-easy"), 1, 2, 20) + " · " + m.Stack.T("record-of",
		m.Stack.T("difficulty-hard"), 0, 1)
	assert.Contains(t, told(m), fared)
	assert.Contains(t, told(noted(t, 2)), m.Stack.T("records-no-teams"))
}

// The scale of a plot has a whole number in its middle.
func TestScaleOfAPlot(t *testing.T) {
	_, one := members(t, "")
	won := records.Result{Decks: one, Won: true}
	for games, scale := range map[int]string{1: "0\n\n1", 2: "0\n1\n2", 3: "0\n2\n4"} {
		m := noted(t, 5, slices.Repeat([]records.Result{won}, games)...)
		m.Until(func() bool { return strings.Contains(told(m), m.Stack.T("records-summary", games, games, games)) })
		scale = strings.ReplaceAll(scale, "\n\n", "\n")
		assert.Contains(t, m.Words(), scale)
	}
}

// The voyage of the latest week comes first.
func TestWeeksAreListed(t *testing.T) {
	_, one := members(t, "")
	m := noted(t, 3, records.Result{Decks: one, Voyage: "2026-W40"}, records.Result{Decks: one, Voyage: "2026-W46"},
		records.Result{Decks: one, Voyage: "2026-W45"})
	at := 0
	for _, week := range []string{"2026-W46", "2026-W45", "2026-W40"} {
		next := strings.Index(m.Words(), m.Stack.T("record-of", week, 0, 1)+" · "+m.Stack.T("difficulty-easy"))
		assert.Greater(t, next, at, week)
		at = next
	}
	assert.Contains(t, told(noted(t, 3)), m.Stack.T("records-no-voyages"))
}

// A filter of time leaves older games out.
func TestOldGamesAreLeftOut(t *testing.T) {
	_, one := members(t, "")
	ago := func(days int) string { return scenetest.RecordsNow.AddDate(0, 0, -days).Format(time.RFC3339) }
	m := noted(t, 5, records.Result{Decks: one, Started: ago(400)}, records.Result{Decks: one, Started: ago(100), Won: true},
		records.Result{Decks: one, Started: ago(3), Won: true})
	for since, counted := range []int{3, 1, 1, 1, 2} {
		m.Click("records-filter", 4)
		m.Frame()
		m.Click("records-choice", since)
		m.Frames(2)
		m.Until(func() bool {
			return strings.Contains(told(m), m.Stack.T("records-summary", counted, min(counted, 2), counted))
		})
	}
	m.Click("records-filter", 1)
	m.Frame()
	m.Click("records-choice", 1)
	m.Until(func() bool { return slices.Contains(m.WordsIn(theme.Lit), m.Stack.T("difficulty-easy")) }) // it leaves games out
	assert.NotContains(t, m.WordsIn(theme.Lit), m.Stack.T("filter-any-players"))
}

// With nothing played the records suggest playing.
func TestRecordsAreEmptyAtFirst(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Records(0, 0)
	for _, tab := range []int{0, 1, 5} {
		m.Click("records-tab", tab)
		m.Frame()
		assert.Contains(t, told(m), m.Stack.T("records-empty"))
	}
	spot, ok := m.Find("records-csv", 0)
	require.True(t, ok)
	assert.False(t, spot.Enabled, "there is nothing to be exported")
	m.Click("records-play", 0)
	m.Frame()
	assert.Equal(t, "new-adventure", m.Stack.Top().Name())
}

// A deck shows where it stands on its ladder, and the next rung is one click away.
func TestLadderOfADeck(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	ladder := adventure.Ladder(m.Stack.Adventure)
	m.Beats(deck.Embedded()[3], ladder[1], ladder[2])
	m.Records(0, 1)
	assert.Contains(t, told(m), m.Stack.T("records-stands", 3, 3*len(ladder)), "a rung below the highest counts as climbed")
	next := m.Stack.T("records-rung", m.Stack.DifficultyOf("", ladder[3]), m.Stack.T("flight-alone"))
	assert.Contains(t, told(m), m.Stack.T("records-next-is", next))
	m.Click("records-climb", 0)
	m.Frame()
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	m.Click("begin", 0)
	m.Frame()
	h := m.Table().Story.Header
	assert.Equal(t, ladder[3], h.Difficulty)
	d, err := deck.Named(deck.Embedded()[3])
	require.NoError(t, err)
	assert.Equal(t, d.Name, save.Setup(&h).Decks[0].Name)
}

// The filters of the statistics leave games out; a deck leads to its own statistics.
func TestStatisticsAreFiltered(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Records(100, 5)
	assert.Contains(t, told(m), m.Stack.T("plot-turns"))
	assert.Contains(t, told(m), m.Stack.T("plot-keys"))
	m.Click("records-filter", 0)
	m.Frame()
	require.Equal(t, "records-picker", m.Stack.Top().Name())
	m.Click("records-choice", 1) // adventures
	m.Frames(2)
	m.Until(func() bool { return !strings.Contains(told(m), m.Stack.T("plot-keys")) })
	assert.Contains(t, told(m), "80 ")
	m.Click("records-filter", 4)
	m.Frame()
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "records", m.Stack.Top().Name())
	m.Click("records-tab", 1)
	m.Frame()
	m.Click("records-figures", 0)
	m.Frames(2)
	m.Until(func() bool { return strings.Contains(told(m), m.Stack.T("plot-players")) })
	assert.Contains(t, told(m), m.Stack.T("filter-deck"))
}

// Exports are placed beside the decks, for spreadsheets and for other programs.
func TestRecordsAreExportedFromTheWindow(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Records(30, 0)
	dir := filepath.Join(m.Stack.Library.Dir(), "exports")
	for what, file := range map[string]string{"records-csv": "records-2026-11-20.csv", "records-json": "records-2026-11-20.json"} {
		m.Click(what, 0)
		m.Until(func() bool { return m.Stack.Top().Name() == "message" })
		m.Frame()
		assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", ""), file)
		m.Press(widget.Escape)
		m.Frame()
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
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	require.NoError(t, m.Stack.Records.AddAwards(records.Award{Achievement: "reap", When: "2026-11-20T19:00:00Z",
		Deal: records.Deal{Game: "12ab", Mode: "keyraken", Decks: []string{"=Onyx"}}}))
	m.Until(func() bool { return m.Stack.Chronicle(nil).Awards() != nil })
	m.Records(0, 6)
	dir, all := filepath.Join(m.Stack.Library.Dir(), "exports"), m.Stack.Adventures.Achievements()
	for what, file := range map[string]string{"records-csv": "achievements-2026-11-20.csv", "records-json": "achievements-2026-11-20.json"} {
		m.Click(what, 0)
		m.Until(func() bool { return m.Stack.Top().Name() == "message" })
		m.Frame()
		assert.Contains(t, strings.ReplaceAll(m.Words(), "\n", ""), file)
		assert.Contains(t, told(m), m.Stack.T("feats-lie", len(all)))
		m.Press(widget.Escape)
		m.Frame()
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
			assert.Equal(t, sheet[i].Achievement == "reap", sheet[i].Done > 0)
		}
	}
}

// The voyages of all weeks are listed, the latest first, and this week's can begin.
func TestRecordsOfVoyages(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Records(100, 3)
	v := m.Stack.Voyage()
	assert.Contains(t, told(m), m.Stack.T("records-this-week", v.Week))
	m.Click("records-voyage", 0)
	m.Frame()
	require.Equal(t, "new-adventure", m.Stack.Top().Name())
	m.Click("begin", 0)
	m.Frame()
	assert.Equal(t, v.Week, m.Table().Story.Header.Voyage)
}

// Expeditions that have ended are listed, the last first, with the best score of each ascent in light; from there another begins.
func TestRecordsOfExpeditions(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Records(0, 4)
	assert.Contains(t, told(m), m.Stack.T("expedition-none-ended"))
	m.Sailed()
	m.Records(0, 4)
	m.Frames(2)
	words := told(m)
	last, first := strings.Index(words, m.Stack.T("expedition-score", 480)), strings.Index(words, m.Stack.T("expedition-score", 612))
	assert.True(t, 0 < last && last < first)
	assert.Contains(t, words, m.Stack.T("expedition-of-week", "2026-W31"))
	lit := m.WordsIn(theme.Lit)
	assert.Contains(t, lit, m.Stack.T("expedition-score", 1240))
	assert.NotContains(t, lit, m.Stack.T("expedition-score", 612), "another was better at its ascent")
	m.Click("records-expedition", 0)
	m.Frame()
	assert.Equal(t, "expedition-plan", m.Stack.Top().Name())
}

// The records allocate nothing while nothing changes in them.
func TestRecordsMakeNoGarbage(t *testing.T) {
	for tab := range 6 {
		m := scenetest.New(t, session.DefaultSettings)
		m.Records(200, tab)
		m.Frames(30)
		assert.Zero(t, testing.AllocsPerRun(20, func() { m.Stack.Update(m.In) }), "tab %d", tab)
	}
}

// The result of a standard game is kept when it ends. If the end is undone and reached
// again, or the save is read again, it is the same game.
func TestStandardGamesAreKept(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Games = t.TempDir()
	m.Duel([2]int{2, 5}, false)
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Twist(rand.New(rand.NewPCG(4, 4)), 40)
	m.Sit(func() {})
	kept := func(winner int) records.Result {
		t.Helper()
		var results []records.Result
		m.Until(func() bool {
			var err error
			results, err = m.Stack.Records.Results()
			return err == nil && len(results) > 0 && results[0].Winner == winner
		})
		require.Len(t, results, 1)
		return results[0]
	}
	loser := int(m.Table().Question().Side)
	for range 2 {
		m.Table().Concede()
		m.Sit(func() {})
		m.Until(func() bool { return m.Stack.Top().Name() == "end" })
		kept(2 - loser)
		m.Until(func() bool { _, ok := m.Find("look", 0); return ok })
		m.Click("look", 0)
		m.Frames(2)
		m.Click("undo", 0)
		m.Sit(func() {})
		require.False(t, m.Table().Over())
	}
	m.Table().Concede()
	m.Sit(func() {})
	r := kept(2 - loser)
	assert.Equal(t, records.BetweenPersons, r.Kind())
	assert.Len(t, r.Decks, 2)
	m.Stack.Home()
	m.Frames(3)
	m.Stack.ReadSaves()
	m.Looked()
	m.Frames(3)
	assert.Equal(t, r, kept(2-loser), "the save tells of the same game")
	m.Records(0, 0)
	assert.Contains(t, told(m), m.Stack.T("records-winner", r.Team[r.Winner-1].Name))
}

// Everything in the records can be reached by keys alone.
func TestRecordsByKeys(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Keys = true
	m.Records(60, 5)
	m.Click("records-filter", 2)
	m.Frame()
	require.Equal(t, "records-picker", m.Stack.Top().Name())
	m.Click("records-choice", 3)
	m.Frames(2)
	m.Until(func() bool {
		return strings.Contains(told(m), m.Stack.T("plot-players")) && !strings.Contains(told(m), m.Stack.T("plot-keys"))
	})
	m.TabTo("records-filter", 0)
	for range 3 { // arrows lead to the bars, whose figures are then shown
		if m.Press(widget.Down); m.Stack.Pointed().What == "records-bar" {
			break
		}
	}
	assert.Equal(t, "records-bar", m.Stack.Pointed().What)
	m.Click("records-tab", 1)
	m.Click("records-deck", 2)
	m.Click("records-figures", 0)
	m.Frames(2)
	m.Press(widget.Escape)
	m.Frame()
	assert.Equal(t, "title", m.Stack.Top().Name())
}

// A filter of statistics that leaves nothing out says so in the gender of what it filters.
func TestFiltersAgree(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(100))
	m.Records(200, 5)
	m.Frames(3)
	for _, words := range []string{"Все партии", "Любой", "Любое число", "Любая колода", "За всё время"} {
		assert.Contains(t, m.Words(), words)
	}
}
