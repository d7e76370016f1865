package voyages_test

import (
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/online"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/voyage/voyagehttp"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/meeting/sockets"
	"github.com/keyraken/keyraken/ui/scene/scenetest"
	"github.com/keyraken/keyraken/ui/session"
	"github.com/keyraken/keyraken/ui/widget"
)

// server has tables at an address of the loopback, and counts what it is asked.
type server struct {
	*httptest.Server
	tables *voyage.Store
	dir    string
	asked  atomic.Int32
}

func serve(t *testing.T, m *scenetest.Mouse) *server {
	t.Helper()
	s := &server{dir: t.TempDir()}
	s.tables = voyage.Open(s.dir, map[string]voyage.Judge{games.KeyForge: online.Voyages(adventures.All()[0], m.Stack.Rules),
		"shards": voyage.Kind(games.Shards())}, m.Stack.Now)
	s.Server = httptest.NewServer(voyagehttp.Handler(s.tables, func(next http.HandlerFunc) http.HandlerFunc {
		return func(w http.ResponseWriter, req *http.Request) {
			s.asked.Add(1)
			next(w, req)
		}
	}))
	t.Cleanup(s.Close)
	return s
}

// sailed is a window in which the voyage of the week has been played to its end.
func sailed(t *testing.T, seed uint64) *scenetest.Mouse {
	t.Helper()
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Now = func() time.Time { return scenetest.RecordsNow }
	m.Stack.Games = t.TempDir()
	m.Stack.OpenLibrary(filepath.Join(t.TempDir(), "decks"))
	m.Stack.Settings.Confirm = false
	m.Stack.Settings.Names[0] = "Ada"
	m.Stack.Net = sockets.Net()
	p := m.Stack.PlanOfVoyage()
	p.Seats[0].Name = "Private"
	m.Stack.OpenSetup(p)
	m.Frame()
	m.Click("begin", 0)
	m.Frame()
	require.Equal(t, games.Week(scenetest.RecordsNow), m.Table().Story.Header.Voyage)
	m.PlayOut(rand.New(rand.NewPCG(seed, 7)))
	m.Until(func() bool { return m.Stack.Top().Name() == "end" && m.Reveal("table", 0) })
	return m
}

func types(m *scenetest.Mouse, text string) {
	m.In.Typed = []rune(text)
	m.Frame()
}

func words(m *scenetest.Mouse) string { return strings.ReplaceAll(m.Words(), "\n", " ") }

// shows waits until the window says something.
func shows(m *scenetest.Mouse, key string, args ...any) {
	m.T.Helper()
	m.Until(func() bool { return strings.Contains(words(m), m.Stack.T(key, args...)) })
}

// file is the only save in a window's folder.
func file(t *testing.T, m *scenetest.Mouse) string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(m.Stack.Games, "*.jsonl"))
	require.NoError(t, err)
	require.Len(t, all, 1)
	data, err := os.ReadFile(all[0])
	require.NoError(t, err)
	return string(data)
}

// Nothing is asked of a server until a button is pressed. Then the game is in the table, another's is watched, and one's own
// withdrawn.
func TestTable(t *testing.T) {
	m, other := sailed(t, 5), sailed(t, 6)
	s := serve(t, m)
	ben, err := s.tables.Enter(t.Context(), voyage.Sending{Name: "Ben", Save: file(t, other)})
	require.NoError(t, err)
	week := games.Week(scenetest.RecordsNow)

	m.Click("table", 0)
	require.Equal(t, "voyages", m.Stack.Top().Name())
	m.Until(func() bool { return strings.Contains(words(m), "Your best game of the week") })
	m.Click("send", 0)
	assert.Zero(t, s.asked.Load(), "there is no server yet")
	m.Click("server", 0)
	types(m, s.URL)
	m.Frames(30)
	m.Click("tables-week", 1)
	shows(m, "tables-no-own")
	m.Click("tables-week", 0)
	m.Click("players", 1)
	m.Click("players", 0)
	m.Frames(30)
	assert.Zero(t, s.asked.Load(), "nothing was pressed that asks")

	m.Click("show", 0)
	m.Until(func() bool { return strings.Contains(words(m), "Ben") })
	assert.EqualValues(t, 1, s.asked.Load())
	m.Click("watch", 0)
	m.Frames(10)
	assert.EqualValues(t, 1, s.asked.Load(), "before one has sent an own game")
	assert.Equal(t, "voyages", m.Stack.Top().Name())

	m.Click("send", 0)
	m.Until(func() bool { return strings.Contains(words(m), "Sent: place") })
	assert.Contains(t, words(m), "of 2.")
	assert.Contains(t, words(m), "Ada")
	m.Fits(t)
	w, err := s.tables.Week(week)
	require.NoError(t, err)
	require.Len(t, w.Tables[0].Entries, 2)
	kept := m.Stack.Settings.Tables
	require.Len(t, kept.Sent, 1)
	assert.Equal(t, session.Sent{Server: s.URL, Week: week, Game: games.KeyForge, Players: 1, ID: kept.Sent[0].ID,
		Secret: kept.Sent[0].Secret}, kept.Sent[0])
	m.Click("send", 0)
	m.Until(func() bool { return strings.Contains(words(m), "is in the table already") })

	at := 0
	if w.Tables[0].Entries[1].ID == ben.ID {
		at = 1
	}
	m.Click("watch", at)
	m.Until(func() bool { return m.Stack.Top().Table() != nil })
	assert.True(t, m.Stack.Top().Table().Watched)
	assert.Empty(t, m.Stack.Top().Table().Story.Header.Players)
	m.Stack.Pop()
	m.Frame()
	require.Equal(t, "voyages", m.Stack.Top().Name(), "one comes back")

	m.Click("withdraw", 0)
	shows(m, "tables-withdrawn")
	assert.Empty(t, m.Stack.Settings.Tables.Sent)
	w, err = s.tables.Week(week)
	require.NoError(t, err)
	require.Len(t, w.Tables[0].Entries, 1)
	assert.NotContains(t, words(m), "Ada won")
	m.Click("back", 0)
	assert.Equal(t, "end", m.Stack.Top().Name())
}

// What is sent is what the screen says: the names of the players and the time stay here.
func TestWhatIsSent(t *testing.T) {
	m := sailed(t, 5)
	require.Contains(t, file(t, m), "Private")
	var body []byte
	seen := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		data := make([]byte, req.ContentLength)
		_, _ = req.Body.Read(data)
		body = append(body, data...)
		w.WriteHeader(http.StatusTeapot)
	}))
	defer seen.Close()
	m.Click("table", 0)
	m.Until(func() bool { return strings.Contains(words(m), "Your best game of the week") })
	m.Click("server", 0)
	types(m, seen.URL)
	m.Click("send", 0)
	shows(m, "back")
	m.Until(func() bool { return strings.Contains(words(m), "no tables") })
	assert.Contains(t, string(body), `"name":"Ada"`)
	assert.NotContains(t, string(body), "Private")
	assert.NotContains(t, string(body), "started")
	assert.Nil(t, m.Stack.Settings.Tables.Sent)
	m.Fits(t)

	m.Click("server", 0)
	for range 40 {
		m.Press(widget.Backspace)
	}
	types(m, "127.0.0.1:1")
	m.Click("show", 0)
	m.Until(func() bool { return strings.Contains(words(m), "cannot be reached") })
}

// The way from the end of a voyage to its table fits there in a wordier language, with large letters, and in a small window.
func TestWayFromTheEndFits(t *testing.T) {
	m := sailed(t, 5)
	m.Stretch()
	for _, text := range []int{100, session.MaxText} {
		m.Stack.Settings.Text = text
		for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1920, 1080}} {
			m.In.W, m.In.H = size[0], size[1]
			m.Frames(3)
			m.Fits(t)
			assert.True(t, m.Reveal("table", 0), size)
		}
	}
}

// The tables are reached from the records, too, and without a net from nowhere.
func TestWaysThere(t *testing.T) {
	m := scenetest.New(t, scenetest.AtOnce)
	m.Stack.Net = sockets.Net()
	m.Records(30, 3)
	m.Click("records-table", 0)
	require.Equal(t, "voyages", m.Stack.Top().Name())
	m.Fits(t)
	shows(m, "tables-no-own")
	m.Click("back", 0)
	m.Stack.Net.Page = "https://page.example.org"
	m.Click("records-table", 0)
	m.Frame()
	assert.Contains(t, words(m), "https://page.example.org", "the page's own server is at hand")
	m.Click("back", 0)
	m.Stack.Net.Voyages = nil
	m.Frames(2)
	assert.False(t, m.Reveal("records-table", 0))
}

// A voyage of another game is sent, seen and watched in the same way, in Russian, and fits wordier languages and small windows.
func TestAnotherGame(t *testing.T) {
	m := scenetest.New(t, scenetest.InRussian(120))
	m.Stack.Now = func() time.Time { return scenetest.RecordsNow }
	m.Stack.Games = t.TempDir()
	m.Stack.Settings.Confirm = false
	m.Stack.Net = sockets.Net()
	k := m.Stack.Others[0].Kind
	setup, err := games.Voyage(k, 0, games.Week(scenetest.RecordsNow))
	require.NoError(t, err)
	story, err := replay.New(k, replay.Header{Setup: setup, Voyage: games.Week(scenetest.RecordsNow), Seats: []string{"2=greedy"}})
	require.NoError(t, err)
	for r := rand.New(rand.NewPCG(1, 2)); !story.Game().Over(); {
		all := story.Game().Legal(nil)
		require.NoError(t, story.Do(all[r.IntN(len(all))]))
	}
	dir := filepath.Join(m.Stack.Games, k.Name())
	require.NoError(t, os.MkdirAll(dir, 0o700))
	log, err := replay.Create(filepath.Join(dir, "one.jsonl"), story)
	require.NoError(t, err)
	require.NoError(t, log.Close())
	s := serve(t, m)
	m.Stack.Settings.Names[0] = "Адам"
	m.Stack.OpenVoyages(k)
	m.Frame()
	m.Click("server", 0)
	types(m, s.URL)
	m.Until(func() bool { return strings.Contains(words(m), "Ваша лучшая партия недели") })
	m.Click("send", 0)
	shows(m, "tables-sent", 1, 1)
	m.Stretch()
	for _, size := range [][2]float64{{1280, 720}, {844, 390}, {1024, 768}, {2560, 1080}} {
		m.In.W, m.In.H = size[0], size[1]
		m.Frames(3)
		m.Fits(t)
	}
	m.In.W, m.In.H = 1280, 720
	m.Frames(3)
	m.Click("watch", 0)
	m.Until(func() bool { return m.Stack.Top().Game() != nil && m.Stack.Top().Name() != "voyages" })
	m.Stack.Pop()
	m.Frame()
	m.Click("withdraw", 0)
	m.Until(func() bool { return len(m.Stack.Settings.Tables.Sent) == 0 })
}
