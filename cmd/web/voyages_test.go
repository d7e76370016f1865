package main

import (
	"context"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/online/voyage"
	"github.com/keyraken/keyraken/game/online/voyage/voyagehttp"
)

// lenient judges every game to be this week's.
type lenient struct{}

func (lenient) Judge(_ context.Context, save []byte, weeks []time.Time) (*voyage.Judged, error) {
	return &voyage.Judged{Week: games.Week(weeks[0]), Deal: voyage.Deal{Game: "race", Players: 1}, ID: "0123456789abcdef", Save: save}, nil
}

// A page sends a game to the tables of the server that it comes from, sees it there and withdraws it, with what its policy and
// the server allow. The program of the page is a small one, with the client that the large one has.
func TestVoyagesOfAPage(t *testing.T) {
	long(t)
	b := open(t)
	dir := t.TempDir()
	program := filepath.Join(dir, "voyager.wasm")
	require.NoError(t, compile(t.Context(), program, "github.com/keyraken/keyraken/cmd/web/testdata/voyager"))
	around, _, err := assemble(program)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "wasm_exec.js"), around["wasm_exec.js"], 0o600))
	for name, text := range map[string]string{
		"index.html": `<!DOCTYPE html><script src="wasm_exec.js"></script><script src="begin.js"></script>`,
		"begin.js": `const go = new Go();
WebAssembly.instantiateStreaming(fetch("voyager.wasm"), go.importObject).then(p => go.run(p.instance));`,
	} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
	}
	store := voyage.Open(t.TempDir(), map[string]voyage.Judge{"race": lenient{}}, time.Now)
	var asked []string
	mux := http.NewServeMux()
	tables := voyagehttp.Handler(store, func(next http.HandlerFunc) http.HandlerFunc {
		return func(w http.ResponseWriter, req *http.Request) {
			asked = append(asked, req.Method)
			next(w, req)
		}
	})
	mux.Handle(voyagehttp.Path, tables)
	mux.Handle(voyagehttp.Path+"/", tables)
	files := http.FileServer(http.Dir(dir))
	mux.HandleFunc("/", func(w http.ResponseWriter, req *http.Request) {
		w.Header().Set("Content-Security-Policy", Policy)
		files.ServeHTTP(w, req)
	})
	site := httptest.NewServer(mux)
	defer site.Close()
	b.navigate(site.URL)
	b.until("globalThis.said !== undefined")
	assert.Equal(t, "done", eval[string](b, "said"))
	assert.Equal(t, []string{"POST", "GET", "GET", "GET", "DELETE", "DELETE"}, asked)
	week, err := store.Week(games.Week(time.Now()))
	require.NoError(t, err)
	assert.Empty(t, week.Tables, "it was withdrawn")
}
