package main

import (
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/deck/vault"
)

// types are the media types of the files, which some systems get wrong.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml", ".png": "image/png", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
}

// hashed matches file names that contain a hash of the contents.
var hashed = regexp.MustCompile(`-[0-9a-f]{16}\.`)

// encodings are the encodings that may exist beside a file, the best first.
var encodings = [...]struct{ name, extension string }{{"br", ".br"}, {"gzip", ".gz"}}

// Policy is what the page may load: only its own files, the sound that Ebitengine makes from a
// blob, and decks. It is in the page, for every server.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self'; img-src 'self'; " +
	"manifest-src 'self'; worker-src 'self'; connect-src 'self' " + vault.Host + "; base-uri 'none'; form-action 'none'"

// Handler serves a folder that [Build] has made, compressed for clients that accept it: only
// files in it, none of them hidden.
func Handler(dir string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			http.Error(w, "only GET", http.StatusMethodNotAllowed)
			return
		}
		root, err := os.OpenRoot(dir) // each time: a build makes the folder anew
		if err != nil {
			http.NotFound(w, r)
			return
		}
		defer root.Close()
		name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
		if name == "" {
			name = "index.html"
		}
		file := filepath.FromSlash(name)
		kind := types[path.Ext(name)]
		if info, err := root.Stat(file); err != nil || !info.Mode().IsRegular() || kind == "" || strings.Contains("/"+name, "/.") {
			http.NotFound(w, r)
			return
		}
		h := w.Header()
		h.Set("Content-Type", kind)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Content-Security-Policy", Policy+"; frame-ancestors 'none'")
		h.Set("Vary", "Accept-Encoding")
		h.Set("Cache-Control", "no-cache")
		if hashed.MatchString(name) {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		for _, e := range encodings {
			if _, err := root.Stat(file + e.extension); err == nil && accepts(r, e.name) {
				h.Set("Content-Encoding", e.name)
				file += e.extension
				break
			}
		}
		f, err := root.Open(file)
		if err != nil {
			http.NotFound(w, r)
			return
		}
		defer f.Close()
		info, err := f.Stat()
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		http.ServeContent(w, r, name, info.ModTime(), f)
	})
}

// accepts reports whether the client accepts an encoding.
func accepts(r *http.Request, encoding string) bool {
	for part := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, quality, _ := strings.Cut(part, ";")
		if strings.TrimSpace(name) == encoding {
			return strings.ReplaceAll(quality, " ", "") != "q=0"
		}
	}
	return false
}
