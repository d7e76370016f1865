package page_test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/page"
)

func TestHandler(t *testing.T) {
	dir := t.TempDir()
	for name, words := range map[string]string{"index.html": "page", "index.html.br": "packed", "p-0123456789abcdef.wasm": "program",
		"p-0123456789abcdef.wasm.gz": "zipped", "only.js.gz": "script", "secret.txt": "no", "page.html": "page", ".html": "hidden", ".git/page.html": "hidden"} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(words), 0o644))
	}
	outside := filepath.Join(t.TempDir(), "outside.html")
	require.NoError(t, os.WriteFile(outside, []byte("outside"), 0o644))
	for link, to := range map[string]string{"link.html": outside, "folder": filepath.Dir(outside), "page.html.gz": outside,
		"within.html": "index.html"} {
		require.NoError(t, os.Symlink(to, filepath.Join(dir, link)))
	}
	site := httptest.NewServer(page.Handler(dir))
	defer site.Close()
	get := func(path, accepted string) (*http.Response, string) {
		r, err := http.NewRequestWithContext(context.Background(), http.MethodGet, site.URL+path, nil)
		require.NoError(t, err)
		r.Header.Set("Accept-Encoding", accepted)
		answer, err := http.DefaultTransport.RoundTrip(r)
		require.NoError(t, err)
		defer answer.Body.Close()
		body, err := io.ReadAll(answer.Body)
		require.NoError(t, err)
		return answer, string(body)
	}
	for _, c := range []struct {
		path, accepted, body, kind, encoding, kept string
		status                                     int
	}{
		{"/", "gzip, br", "packed", "text/html; charset=utf-8", "br", "no-cache", 200},
		{"/", "gzip, br;q=0", "page", "text/html; charset=utf-8", "", "no-cache", 200},
		{"/p-0123456789abcdef.wasm", "gzip", "zipped", "application/wasm", "gzip", "public, max-age=31536000, immutable", 200},
		{"/p-0123456789abcdef.wasm", "identity", "program", "application/wasm", "", "public, max-age=31536000, immutable", 200},
		{"/only.js", "br, gzip", "script", "text/javascript; charset=utf-8", "gzip", "no-cache", 200},
		{"/only.js", "br", "404 page not found\n", "text/plain; charset=utf-8", "", "", 404},
		{"/secret.txt", "", "404 page not found\n", "text/plain; charset=utf-8", "", "", 404},
		{"/.html", "", "404 page not found\n", "text/plain; charset=utf-8", "", "", 404},
		{"/.git/page.html", "", "404 page not found\n", "text/plain; charset=utf-8", "", "", 404},
		{"/link.html", "", "404 page not found\n", "text/plain; charset=utf-8", "", "", 404},
		{"/folder/outside.html", "", "404 page not found\n", "text/plain; charset=utf-8", "", "", 404},
		{"/page.html", "gzip", "page", "text/html; charset=utf-8", "", "no-cache", 200},
		{"/within.html", "", "page", "text/html; charset=utf-8", "", "no-cache", 200},
		{"/../page_test.go", "", "404 page not found\n", "text/plain; charset=utf-8", "", "", 404},
	} {
		answer, body := get(c.path, c.accepted)
		assert.Equal(t, c.status, answer.StatusCode, c.path)
		assert.Equal(t, c.body, body, c.path)
		assert.Equal(t, c.kind, answer.Header.Get("Content-Type"), c.path)
		assert.Equal(t, c.encoding, answer.Header.Get("Content-Encoding"), c.path)
		assert.Equal(t, c.kept, answer.Header.Get("Cache-Control"), c.path)
	}
}
