package voyagehttp_test

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/voyage/voyagehttp"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/game/toytest"
)

// together is a race that its players run together, with difficulties.
type together struct{ toytest.Kind }

func (together) Difficulties(string) []string { return []string{"mild", "severe"} }

func (k together) Deal(players int, mode, difficulty string, seed uint64) (game.Setup, error) {
	s, err := k.Kind.Deal(players, mode, "", seed)
	s.Difficulty = difficulty
	return s, err
}

// now is in the week 2026-W48.
var now = time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)

const week = "2026-W48"

// server has tables at an address of the loopback.
type server struct {
	*httptest.Server
	voyagehttp.Client
	t   *testing.T
	dir string
	now time.Time
}

func serve(t *testing.T) *server {
	t.Helper()
	s := &server{t: t, dir: t.TempDir(), now: now}
	s.open()
	return s
}

// open starts the server, anew on what it has kept.
func (s *server) open() {
	if s.Server != nil {
		s.Close()
	}
	judges := map[string]voyage.Judge{"race": voyage.Kind(together{})}
	store := voyage.Open(s.dir, judges, func() time.Time { return s.now })
	s.Server = httptest.NewServer(voyagehttp.Handler(store, func(next http.HandlerFunc) http.HandlerFunc { return next }))
	s.t.Cleanup(s.Close)
}

func (s *server) send(name, save, secret string) (voyage.Sent, error) {
	return s.Send(s.t.Context(), s.URL, voyage.Sending{Name: name, Save: save, Secret: secret})
}

func (s *server) week() voyage.Week {
	s.t.Helper()
	w, err := s.Week(s.t.Context(), s.URL, week)
	require.NoError(s.t, err)
	return w
}

// sailed is a story of the voyage of the week of a moment, played by chance to the end, or for some moves.
func sailed(t testing.TB, at time.Time, seed uint64, moves int) *replay.Story[game.Game] {
	t.Helper()
	setup, err := games.Voyage(together{}, 2, games.Week(at))
	require.NoError(t, err)
	s, err := replay.New[game.Game](together{}, replay.Header{Setup: setup, Voyage: games.Week(at), Started: "2026-11-28T10:00:00Z",
		Players: []string{"Private", "Secret"}})
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(seed, seed))
	for n := 0; !s.Game().Over() && (moves == 0 || n < moves); n++ {
		all := s.Game().Legal(nil)
		require.NoError(t, s.Do(all[r.IntN(len(all))]))
	}
	return s
}

func written(t testing.TB, s *replay.Story[game.Game]) string {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, s.Write(&out))
	return out.String()
}

// won is the save of a game that took some turns, by the seed of its chances.
func won(t testing.TB, seed uint64) (save string, turns int) {
	t.Helper()
	s := sailed(t, now, seed, 0)
	return written(t, s), s.Game().Turn()
}

func key(err error) string {
	if m, ok := err.(*message.Error); ok {
		return m.Key
	}
	return ""
}

// Games are played again, ranked by their turns, seen by who has played, improved and withdrawn; nothing of what was withdrawn
// remains, and the rest is there when the server is started again.
func TestTable(t *testing.T) {
	s := serve(t)
	saves, turns := map[string]string{}, map[string]int{}
	var sent []voyage.Sent
	for i, name := range []string{"Ada", "Ben", "Cid"} {
		saves[name], turns[name] = won(t, uint64(i+1))
		got, err := s.send(name, saves[name], "")
		require.NoError(t, err)
		assert.Equal(t, i+1, got.Of)
		assert.Equal(t, week, got.Week)
		assert.Equal(t, turns[name], got.Turns)
		assert.NotEmpty(t, got.Secret)
		sent = append(sent, got)
	}
	require.NotEqual(t, sent[0].Secret, sent[1].Secret)
	w := s.week()
	assert.True(t, w.Open)
	require.Len(t, w.Tables, 1)
	assert.Equal(t, "race", w.Tables[0].Game)
	assert.Equal(t, 2, w.Tables[0].Players)
	all := w.Tables[0].Entries
	require.Len(t, all, 3)
	for i, e := range all {
		assert.Equal(t, turns[e.Name], e.Turns)
		assert.True(t, e.Won)
		if i > 0 {
			assert.LessOrEqual(t, all[i-1].Turns, e.Turns)
			assert.Equal(t, all[i-1].Turns == e.Turns, all[i-1].Place == e.Place)
		}
	}

	ada, ben := sent[0], sent[1]
	_, err := s.Save(t.Context(), s.URL, week, ben.ID, "")
	assert.Equal(t, "voyage-not-played", key(err), "before playing")
	_, err = s.Save(t.Context(), s.URL, week, ben.ID, "guessed")
	assert.Equal(t, "voyage-not-played", key(err))
	save, err := s.Save(t.Context(), s.URL, week, ben.ID, ada.Secret)
	require.NoError(t, err)
	story, report, err := replay.Read[game.Game](t.Context(), strings.NewReader(save), together{})
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, turns["Ben"], story.Game().Turn())

	err = s.Withdraw(t.Context(), s.URL, week, ben.ID, ada.Secret)
	assert.Equal(t, "voyage-secret", key(err))
	err = s.Withdraw(t.Context(), s.URL, week, "0123456789abcdef", ben.Secret)
	assert.Equal(t, "voyage-no-game", key(err))
	require.NoError(t, s.Withdraw(t.Context(), s.URL, week, ben.ID, ben.Secret))
	s.open()
	require.Len(t, s.week().Tables[0].Entries, 2)
	_, err = s.Save(t.Context(), s.URL, week, ben.ID, ada.Secret)
	assert.Equal(t, "voyage-no-game", key(err))
	_, err = s.Save(t.Context(), s.URL, week, ada.ID, ben.Secret)
	assert.Equal(t, "voyage-not-played", key(err), "who has withdrawn sees no more")
	_, err = s.send("Ben", saves["Ben"], "")
	assert.NoError(t, err, "it may be sent again")

	s.now = now.AddDate(0, 0, 14)
	assert.False(t, s.week().Open)
	_, err = s.Save(t.Context(), s.URL, week, ada.ID, "")
	assert.NoError(t, err, "when no more games are entered everybody may see all")
}

// files are the contents of all files of a folder.
func files(t *testing.T, dir string) string {
	t.Helper()
	all := ""
	require.NoError(t, filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		all += path + "\n" + string(data) + "\n"
		return err
	}))
	return all
}

// Of who played only the name that was given is kept, and nothing once the game is withdrawn.
func TestWhatIsKept(t *testing.T) {
	s := serve(t)
	save, _ := won(t, 1)
	require.Contains(t, save, "Private")
	sent, err := s.send("  Ada\x1b[2J\u202e and a long tail of letters", save, "")
	require.NoError(t, err)
	assert.Equal(t, "Ada[2J and a long tai…", sent.Name)
	all := files(t, s.dir)
	assert.Contains(t, all, sent.Name)
	for _, not := range []string{"Private", "Secret", "T10:00", "127.0.0.1", sent.Secret} {
		assert.NotContains(t, all, not)
	}
	require.NoError(t, s.Withdraw(t.Context(), s.URL, week, sent.ID, sent.Secret))
	assert.Empty(t, files(t, s.dir))
	assert.Empty(t, s.week().Tables)
}

// What is not a game of the voyage as it was dealt, played and ended is refused, and says why.
func TestWhatIsRefused(t *testing.T) {
	s := serve(t)
	good, _ := won(t, 1)
	head, rest, _ := strings.Cut(good, "\n")
	change := func(from, to string) string {
		t.Helper()
		require.Contains(t, good, from)
		return strings.Replace(good, from, to, 1)
	}
	headed := func(change func(*replay.Header)) string {
		s := sailed(t, now, 1, 0)
		change(&s.Header)
		return written(t, s)
	}
	setup, err := games.Voyage(together{}, 2, week)
	require.NoError(t, err)
	seeded := setup
	seeded.Seed++
	other, err := replay.New[game.Game](together{}, replay.Header{Setup: seeded, Voyage: week})
	require.NoError(t, err)
	for !other.Game().Over() {
		require.NoError(t, other.Do(other.Game().Legal(nil)[0]))
	}
	against, err := replay.New[game.Game](toytest.Kind{}, replay.Header{Setup: setup})
	require.NoError(t, err)
	for want, save := range map[string]string{
		"voyage-damaged":     change(`{"at":16,"hash":"`, `{"at":16,"hash":"1`),
		"voyage-other-deal":  written(t, other),
		"voyage-unfinished":  written(t, sailed(t, now, 1, 5)),
		"voyage-other-rules": change(`"engine":"1"`, `"engine":"2"`),
		"voyage-other-week":  written(t, sailed(t, now.AddDate(0, 0, 7), 1, 0)),
		"voyage-none":        written(t, against),
		"voyage-uncounted":   headed(func(h *replay.Header) { h.Edited = true }),
		"voyage-nobody":      headed(func(h *replay.Header) { h.Seats = []string{"1=random", "2=random"} }),
		"online-no-game":     change(`"game":"race"`, `"game":"chess"`),
		"voyage-long":        good + strings.Repeat(" ", voyage.MaxSave),
	} {
		_, err := s.send("Ada", save, "")
		require.Error(t, err, want)
		assert.Equal(t, want, key(err), err)
	}
	for what, save := range map[string]string{
		"a week long ago":      written(t, sailed(t, now.AddDate(0, 0, -14), 1, 0)),
		"another move":         head + "\n" + strings.Replace(rest, `"drop"`, `"play"`, 1),
		"a move more":          good + "\"play\"\n",
		"a move less":          head + "\n" + strings.Replace(rest, "[\"drop\"]\n", "", 1),
		"another result":       change(`{"over":"`, `{"over":"player 9, `),
		"another difficulty":   strings.NewReplacer(`"mild"`, `"severe"`, `"severe"`, `"mild"`).Replace(head) + "\n" + rest,
		"more players":         change(`"racers":2`, `"racers":3`),
		"nothing":              "",
		"garbage":              "x" + good,
		"no moves":             head + "\n",
		"branched off another": headed(func(h *replay.Header) { h.Taken = 3 }),
	} {
		_, err := s.send("Ada", save, "")
		assert.Error(t, err, what)
	}
	_, err = s.send(" \x1b", good, "")
	assert.Equal(t, "voyage-no-name", key(err))
	assert.Empty(t, s.week().Tables, "nothing was entered")
	assert.Empty(t, files(t, s.dir))
	_, err = s.send("Ada", written(t, sailed(t, now.AddDate(0, 0, -7), 1, 0)), "")
	assert.NoError(t, err, "the last week is still open")
}

// The same commands are the same game, whoever sends them; a name is its holder's, who keeps the better game.
func TestTheSameTwice(t *testing.T) {
	s := serve(t)
	type sailing struct {
		save  string
		turns int
	}
	var slow, fast sailing
	for seed := uint64(1); fast.turns == 0 || slow.turns == fast.turns; seed++ {
		save, turns := won(t, seed)
		if fast.turns == 0 || turns < fast.turns {
			fast = sailing{save, turns}
		}
		if turns > slow.turns {
			slow = sailing{save, turns}
		}
	}
	ada, err := s.send("Ada", slow.save, "")
	require.NoError(t, err)
	_, err = s.send("Ben", slow.save, "")
	assert.Equal(t, "voyage-already", key(err))
	renamed := strings.Replace(strings.Replace(slow.save, "Private", "Other", 1), "T10:00", "T11:11", 1)
	_, err = s.send("Ben", renamed, "")
	require.Error(t, err, "its sums are wrong")
	story, _, err := replay.Read[game.Game](t.Context(), strings.NewReader(slow.save), together{})
	require.NoError(t, err)
	story.Header.Players, story.Header.Started = nil, ""
	_, err = s.send("Ben", written(t, story), "")
	assert.Equal(t, "voyage-already", key(err))
	_, err = s.send("ADA", fast.save, "")
	assert.Equal(t, "voyage-name-taken", key(err))
	_, err = s.send("Ada", fast.save, "guessed")
	assert.Equal(t, "voyage-name-taken", key(err))
	again, err := s.send("Ada", fast.save, ada.Secret)
	require.NoError(t, err)
	assert.Equal(t, ada.Secret, again.Secret)
	_, err = s.send("Ada", slow.save, ada.Secret)
	assert.Equal(t, "voyage-not-better", key(err))
	all := s.week().Tables[0].Entries
	require.Len(t, all, 1)
	assert.Equal(t, fast.turns, all[0].Turns)
	assert.NotContains(t, files(t, s.dir), ada.ID, "the game that was replaced is gone")
}

// Requests that are none of these are refused, with a status that fits.
func TestRequests(t *testing.T) {
	s := serve(t)
	ask := func(method, path, body string, header ...string) (int, string) {
		t.Helper()
		req, err := http.NewRequestWithContext(t.Context(), method, s.URL+path, strings.NewReader(body))
		require.NoError(t, err)
		if header != nil {
			req.Header.Set(header[0], header[1])
		}
		res, err := http.DefaultClient.Do(req)
		require.NoError(t, err)
		defer res.Body.Close()
		data, err := io.ReadAll(res.Body)
		require.NoError(t, err)
		return res.StatusCode, string(data)
	}
	save, _ := won(t, 1)
	good, err := json.Marshal(voyage.Sending{Name: "Ada", Save: save})
	require.NoError(t, err)
	for _, test := range []struct {
		method, path, body string
		status             int
	}{
		{"POST", "/voyages", "{{{", 400},
		{"POST", "/voyages", "[]", 400},
		{"POST", "/voyages", string(good) + strings.Repeat(" ", 3*voyage.MaxSave), 400},
		{"PUT", "/voyages", string(good), 405},
		{"GET", "/voyages/2026-W99", "", 200},
		{"GET", "/voyages/..%2F..", "", 404},
		{"GET", "/voyages/" + week + "/..%2F" + week, "", 404},
		{"DELETE", "/voyages/" + week + "/0123456789abcdef", "", 404},
		{"DELETE", "/voyages/" + week, "", 405},
	} {
		status, text := ask(test.method, test.path, test.body)
		assert.Equal(t, test.status, status, "%s %s: %.200s", test.method, test.path, text)
	}
	status, _ := ask("POST", "/voyages", string(good), "Origin", "https://elsewhere.example")
	assert.Equal(t, http.StatusForbidden, status, "a page from elsewhere")
	status, text := ask("POST", "/voyages", string(good))
	assert.Equal(t, http.StatusCreated, status, text)
	status, text = ask("GET", "/voyages/"+week, "")
	assert.Equal(t, 200, status)
	assert.NotContains(t, text, "proof")
	assert.NotContains(t, text, "racers", "no saves")
}

// slowly is a judge that waits until it is let go on.
type slowly struct {
	of voyage.Judge
	on chan struct{}
}

func (s slowly) Judge(ctx context.Context, save []byte, weeks []time.Time) (*voyage.Judged, error) {
	<-s.on
	return s.of.Judge(ctx, save, weeks)
}

// One game at a time is played again, some wait, and the rest is told to come later.
func TestBusy(t *testing.T) {
	on := make(chan struct{})
	store := voyage.Open(t.TempDir(), map[string]voyage.Judge{"race": slowly{voyage.Kind(together{}), on}}, func() time.Time { return now })
	save, _ := won(t, 1)
	var done sync.WaitGroup
	results := make(chan error, 30)
	for range 30 {
		done.Go(func() {
			_, err := store.Enter(t.Context(), voyage.Sending{Name: "Ada", Save: save})
			results <- err
		})
	}
	busy := 0
	for range 22 {
		require.ErrorIs(t, <-results, voyage.ErrBusy)
		busy++
	}
	close(on)
	done.Wait()
	close(results)
	entered := 0
	for err := range results {
		if err == nil {
			entered++
		}
	}
	assert.Equal(t, 1, entered, "the same game once")
}

func TestNoServer(t *testing.T) {
	_, err := voyagehttp.Client{}.Week(t.Context(), "127.0.0.1:1", week)
	assert.Equal(t, "voyage-unreached", key(err))
	_, err = voyagehttp.Client{}.Week(t.Context(), "no host at all", week)
	assert.Equal(t, "online-no-address", key(err))
	s := httptest.NewServer(http.NotFoundHandler())
	defer s.Close()
	_, err = voyagehttp.Client{}.Week(t.Context(), s.URL, week)
	assert.Equal(t, "voyage-no-tables", key(err))
}

// FuzzEnter sends anything as a game: it is refused, or it is one.
func FuzzEnter(f *testing.F) {
	save := written(f, sailed(f, now, 1, 0))
	data, err := json.Marshal(voyage.Sending{Name: "Ada", Save: save})
	require.NoError(f, err)
	f.Add(data)
	f.Add([]byte(`{"name":"Ada","save":"{\"keyraken\":2}\n"}`))
	f.Add(bytes.Replace(data, []byte(`play`), []byte(`drop`), 1))
	f.Add(bytes.Replace(data, []byte(`racers`), []byte(`format`), 1))
	f.Fuzz(func(t *testing.T, body []byte) {
		store := voyage.Open(t.TempDir(), map[string]voyage.Judge{"race": voyage.Kind(together{})}, func() time.Time { return now })
		w := httptest.NewRecorder()
		voyagehttp.Handler(store, func(next http.HandlerFunc) http.HandlerFunc { return next }).
			ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/voyages", bytes.NewReader(body)))
		if w.Code == http.StatusCreated {
			var sent voyage.Sent
			require.NoError(t, json.Unmarshal(w.Body.Bytes(), &sent))
			_, err := store.Save(sent.Week, sent.ID, sent.Secret)
			require.NoError(t, err)
			return
		}
		assert.Equal(t, http.StatusBadRequest, w.Code)
	})
}

// The voyages of Shards of Infinity, which its players sail together, have tables as well.
func TestVoyageOfShards(t *testing.T) {
	k := games.Shards()
	setup, err := games.Voyage(k, 0, week)
	require.NoError(t, err)
	s, err := replay.New[game.Game](k, replay.Header{Setup: setup, Voyage: week, Seats: []string{"2=greedy"}})
	require.NoError(t, err)
	p, err := k.NewPlayer("random", 1)
	require.NoError(t, err)
	for !s.Game().Over() {
		require.NoError(t, s.Do(p.Choose(s.Game(), s.Game().Legal(nil))))
	}
	j, err := voyage.Kind(k).Judge(t.Context(), []byte(written(t, s)), []time.Time{now})
	require.NoError(t, err)
	assert.Equal(t, "shards", j.Game)
	assert.Equal(t, s.Game().Seats(), j.Players)
	assert.NotEmpty(t, j.Difficulty)
	assert.Positive(t, j.Turns)
	assert.NotContains(t, string(j.Save), "greedy")
}

// Victories come before defeats, the faster the better; defeats by the part of the monster that was beaten, then by turns.
func TestCompare(t *testing.T) {
	order := []voyage.Result{{Won: true, Turns: 3}, {Won: true, Turns: 4, Damage: 50, Power: 50}, {Turns: 2, Damage: 20, Power: 30},
		{Turns: 9, Damage: 21, Power: 50}, {Turns: 8, Damage: 21, Power: 50}, {Turns: 7}}
	for i, a := range order {
		for k, b := range order {
			assert.Equal(t, cmp.Compare(i, k), a.Compare(b), "%v %v", a, b)
		}
	}
}
