package voyages_test

import (
	"bytes"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/archontest"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/voyages"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/voyage/voyagehttp"
	"github.com/keyraken/keyraken/game/store/replay"
)

var archon = archontest.Program{voyages.Command}

func TestMain(m *testing.M) { archon.Main(m) }

func TestArguments(t *testing.T) {
	archon.Refuses(t, "voyages send", "voyages send a b", "voyages withdraw", "voyages save a b", "voyages sink")
	_, errs, status := archon.Run("", "voyages")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "--server")
}

// A game is sent, seen in the table, kept by another who has sent one, and withdrawn.
func TestVoyages(t *testing.T) {
	now := time.Now()
	k, err := pool.Shipped.Games.Named("shards")
	require.NoError(t, err)
	tables := voyage.Open(t.TempDir(), map[string]voyage.Judge{"shards": voyage.Kind(k)}, time.Now)
	s := httptest.NewServer(voyagehttp.Handler(tables, func(next http.HandlerFunc) http.HandlerFunc { return next }))
	defer s.Close()
	file := func(seed uint64) string {
		setup, err := games.Voyage(k, 0, games.Week(now))
		require.NoError(t, err)
		story, err := replay.New[game.Game](k, replay.Header{Setup: setup, Voyage: games.Week(now), Seats: []string{"2=greedy"}})
		require.NoError(t, err)
		for r := rand.New(rand.NewPCG(seed, 2)); !story.Game().Over(); {
			all := story.Game().Legal(nil)
			require.NoError(t, story.Do(all[r.IntN(len(all))]))
		}
		var out bytes.Buffer
		require.NoError(t, story.Write(&out))
		path := filepath.Join(t.TempDir(), "one.jsonl")
		require.NoError(t, os.WriteFile(path, out.Bytes(), 0o600))
		return path
	}
	send := func(name string, seed uint64) (id, secret string) {
		t.Helper()
		said := archon.Must(t, "voyages", "send", file(seed), "--server", s.URL, "--name", name)
		m := regexp.MustCompile(`(?s)Place \d of \d\. Your game there is (\S+)\..*is ([A-Z2-7]+):`).FindStringSubmatch(said)
		require.NotNil(t, m, said)
		return m[1], m[2]
	}
	assert.Contains(t, archon.Must(t, "voyages", "--server", s.URL), "Nobody has sent")
	ada, secret := send("Ada", 1)
	ben, _ := send("Ben", 2)
	table := archon.Must(t, "voyages", "--server", s.URL)
	for _, part := range []string{"Shards of Infinity", "Ada", "Ben", ada, ben} {
		assert.Contains(t, table, part)
	}
	assert.Contains(t, archon.InRussian(t, "", "voyages", "--server", s.URL), "Плавание недели")
	out := filepath.Join(t.TempDir(), "ben.jsonl")
	_, errs, status := archon.Run("", "voyages", "save", ben, "--server", s.URL, "-o", out)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "send your own game")
	archon.Must(t, "voyages", "save", ben, "--server", s.URL, "--secret", secret, "-o", out)
	assert.FileExists(t, out)
	archon.Must(t, "voyages", "withdraw", ada, "--server", s.URL, "--secret", secret)
	assert.NotContains(t, archon.Must(t, "voyages", "--server", s.URL), "Ada")
	_, errs, status = archon.Run("", "voyages", "send", "no such file", "--server", s.URL, "--name", "Ada")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "no such file")
}
