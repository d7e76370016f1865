package main

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/online/page"
)

// TestOneTabAtATime opens the page in a second tab, which waits until the first is left: two would
// overwrite each other's games. A new version, published in the meantime, takes over when the page
// is next opened, and does not disturb the tab in which the old one is being played.
func TestOneTabAtATime(t *testing.T) {
	first := open(t)
	old, err := folder()
	require.NoError(t, err)
	var there atomic.Value
	there.Store(old)
	first.site = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page.Handler(there.Load().(string)).ServeHTTP(w, r)
	}))
	t.Cleanup(first.site.Close)
	first.visit("")
	first.until("navigator.serviceWorker.ready.then(r => Boolean(r.active))")
	there.Store(newer(t, old))

	second := first.another()
	second.isHeld()
	assert.Zero(t, eval[int](second, "keyraken.times.shown ?? 0"))
	assert.False(t, eval[bool](second, "'newer' in document.body.dataset"), "it is there at once, as it was kept")
	second.until("navigator.serviceWorker.getRegistration().then(r => Boolean(r.waiting))")
	second.refresh()
	second.until("'newer' in (document.body ?? {dataset: {}}).dataset") // there is no body while the page comes
	second.isHeld()
	first.do("Page.bringToFront", nil, nil)
	first.click("back") // it continues as if nothing had happened
	first.find("new-adventure", func(spot) bool { return true })
	first.site.Close()
	first.gives(second)
	assert.True(t, eval[bool](second, "'newer' in document.body.dataset"))
}

// newer is a copy of the folder with a mark in the page and a worker of another version.
func newer(t *testing.T, old string) string {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.CopyFS(dir, os.DirFS(old)))
	for name, change := range map[string][2]string{
		"index.html": {"<body ", "<body data-newer "},
		"worker.js":  {`version = "`, `version = "newer`},
	} {
		path := filepath.Join(dir, name)
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Contains(t, string(data), change[0])
		require.NoError(t, os.WriteFile(path, bytes.Replace(data, []byte(change[0]), []byte(change[1]), 1), 0o644))
		for _, e := range page.Encodings {
			require.NoError(t, os.Remove(path+e.Extension))
		}
	}
	return dir
}

// another opens the page in another tab of the same browser.
func (b *browser) another() *browser {
	b.Helper()
	other := &browser{T: b.T, chromium: b.chromium, storage: b.storage, site: b.site}
	other.open()
	other.emulate(width, height, false)
	other.navigate(b.site.URL + "/?seen")
	return other
}

// isHeld waits until the page says that it is waiting for another tab.
func (b *browser) isHeld() {
	b.Helper()
	b.until("document.getElementById('said').textContent.includes('another tab')")
}

// gives leaves the page for another tab, which continues.
func (b *browser) gives(to *browser) {
	b.Helper()
	b.navigate("about:blank")
	to.do("Page.bringToFront", nil, nil)
	to.until("globalThis.keyraken?.times.shown > 0")
}

// TestNothingIsKept plays where the browser has no database, and where the database is full: the
// player is warned.
func TestNothingIsKept(t *testing.T) {
	b := open(t)
	for name, broken := range map[string]string{
		"denied": "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError') }",
		"full":   "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
	} {
		var script struct{ Identifier string }
		b.do("Page.addScriptToEvaluateOnNewDocument", params{"source": broken}, &script)
		b.visit("")
		b.until("!document.getElementById('notice').hidden")
		assert.Contains(t, eval[string](b, "document.getElementById('notice').textContent"), "The browser keeps nothing")
		b.shot(name)
		b.button("#notice button")
		b.click("back")
		b.find("new-adventure", func(spot) bool { return true })
		b.do("Page.removeScriptToEvaluateOnNewDocument", params{"identifier": script.Identifier}, nil)
	}
}
