package serve_test

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/serve"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/online/link"
	"github.com/keyraken/keyraken/game/online/relay"
	"github.com/keyraken/keyraken/game/online/wire"
)

// The program serves rooms and a page from a folder, until it is interrupted.
func TestServe(t *testing.T) {
	dir, page := t.TempDir(), t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(page, "index.html"), []byte("the page"), 0o600))
	c := serve.Command(pool.Shipped)
	c.SetArgs([]string{"--address", "127.0.0.1:0", "--dir", dir, "--page", page})
	out, in := io.Pipe()
	c.SetOut(in)
	c.SetErr(in)
	ended := make(chan error, 1)
	go func() { ended <- c.Execute() }()
	lines := bufio.NewReader(out)
	line, err := lines.ReadString('\n')
	require.NoError(t, err)
	open, err := lines.ReadString('\n')
	require.NoError(t, err)
	at := regexp.MustCompile(`http://[0-9.:]+\d`).FindString(line)
	require.NotEmpty(t, at, line)
	assert.Contains(t, line, dir)
	assert.Contains(t, open, at+" in a browser")

	answer, err := http.Get(at + "/")
	require.NoError(t, err)
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	assert.Equal(t, "the page", string(text))

	for game, body := range map[string]string{"keyforge": `{"seats":1}`, "shards": `{"game":"shards"}`} {
		answer, err = http.Post(at+"/rooms", "application/json", strings.NewReader(body))
		require.NoError(t, err)
		var said struct{ Code string }
		require.NoError(t, json.NewDecoder(answer.Body).Decode(&said))
		require.NoError(t, answer.Body.Close())
		assert.FileExists(t, filepath.Join(dir, said.Code+".room"))
		dealers, err := serve.Dealers(pool.Shipped)
		require.NoError(t, err)
		ctx, stop := context.WithTimeout(t.Context(), 30*time.Second)
		defer stop()
		conn, err := link.Dial(ctx, "ws"+strings.TrimPrefix(at, "http")+"/rooms/"+said.Code,
			wire.Join{Name: "Ada", Rules: dealers[game].Rules()})
		require.NoError(t, err)
		tell := <-conn.Told()
		require.NotNil(t, tell.Welcome, game)
		assert.True(t, tell.Welcome.Host)
		conn.Close()
	}

	for _, test := range []struct{ path, accept, language, want string }{
		{"/status", "", "", `"rooms":2`},
		{"/status", "text/html,*/*", "", "<dt>Rooms</dt><dd>2</dd>"},
		{"/status.html", "", "ru-RU,en;q=0.5", "Плавание недели"},
		{"/voyages/" + games.Week(time.Now()), "", "", `"tables":[]`},
	} {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, at+test.path, nil)
		require.NoError(t, err)
		req.Header.Set("Accept", test.accept)
		req.Header.Set("Accept-Language", test.language)
		answer, err = http.DefaultClient.Do(req)
		require.NoError(t, err)
		text, err = io.ReadAll(answer.Body)
		require.NoError(t, err)
		require.NoError(t, answer.Body.Close())
		assert.Contains(t, string(text), test.want, test.path)
	}

	host, err := relay.Dial(t.Context(), "ws"+strings.TrimPrefix(at, "http")+"/relay", relay.Claim{})
	require.NoError(t, err)
	assert.Len(t, host.Claim.Code, 6)
	assert.FileExists(t, filepath.Join(dir, "relay.key"))
	answer, err = http.Get(at + "/status")
	require.NoError(t, err)
	text, err = io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	assert.Contains(t, string(text), `"relayed":1`)

	self, err := os.FindProcess(os.Getpid())
	require.NoError(t, err)
	require.NoError(t, self.Signal(os.Interrupt))
	select {
	case err := <-ended:
		require.NoError(t, err)
	case <-time.After(20 * time.Second):
		require.Fail(t, "the server did not stop")
	}
	_, err = host.Accept(t.Context())
	assert.True(t, relay.Lost(err), "the relay has ended as well")
}

// A folder without a page is refused before anything is opened.
func TestServeNoPage(t *testing.T) {
	c := serve.Command(pool.Shipped)
	c.SilenceUsage, c.SilenceErrors = true, true
	c.SetArgs([]string{"--address", "127.0.0.1:0", "--dir", t.TempDir(), "--page", t.TempDir()})
	assert.ErrorContains(t, c.Execute(), "holds no page")
}

// Without the log of the cluster nothing is served.
func TestServeWithoutTheLog(t *testing.T) {
	c := serve.Command(pool.Shipped)
	c.SilenceUsage, c.SilenceErrors = true, true
	c.SetArgs([]string{"--address", "127.0.0.1:0", "--dir", t.TempDir(), "--node", "127.0.0.1:0", "--cluster", "nats://127.0.0.1:1"})
	require.ErrorContains(t, c.Execute(), "the log of the rooms cannot be reached: ")
}
