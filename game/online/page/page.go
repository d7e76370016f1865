// Package page serves the game for browsers, from a folder that cmd/web has built.
package page

import (
	"net/http"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// types are the media types of the files, which some systems get wrong.
var types = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml", ".png": "image/png", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
}

// hashed matches file names that contain a hash of the contents.
var hashed = regexp.MustCompile(`-[0-9a-f]{16}\.`)

// Encodings are the encodings that may exist beside a file, the best first.
var Encodings = [...]struct{ Name, Extension string }{{"br", ".br"}, {"gzip", ".gz"}}

// Handler serves the folder, compressed for clients that accept it: only files in it, none of them hidden. What lies there only
// compressed is served to those clients.
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
		kind := types[path.Ext(name)]
		f, encoding := open(root, r, filepath.FromSlash(name))
		if f == nil || kind == "" || strings.Contains("/"+name, "/.") {
			http.NotFound(w, r)
			return
		}
		defer f.Close()
		h := w.Header()
		h.Set("Content-Type", kind)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Content-Security-Policy", "frame-ancestors 'none'") // the rest is in the page, for every server
		h.Set("Vary", "Accept-Encoding")
		h.Set("Cache-Control", "no-cache")
		if hashed.MatchString(name) {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		if encoding != "" {
			h.Set("Content-Encoding", encoding)
		}
		info, err := f.Stat()
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		http.ServeContent(w, r, name, info.ModTime(), f)
	})
}

// open opens a file, in the best encoding that exists and the client accepts; nil if there is none.
func open(root *os.Root, r *http.Request, file string) (f *os.File, encoding string) {
	for _, e := range Encodings {
		if accepts(r, e.Name) {
			if f := regular(root, file+e.Extension); f != nil {
				return f, e.Name
			}
		}
	}
	return regular(root, file), ""
}

// regular opens a file that is one; nil if it is not.
func regular(root *os.Root, file string) *os.File {
	if info, err := root.Stat(file); err != nil || !info.Mode().IsRegular() {
		return nil
	}
	f, err := root.Open(file)
	if err != nil {
		return nil
	}
	return f
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

// Find is the folder of the page: where packages put it, or dist/web in the folder where one is, as cmd/web builds it; "" if
// there is none.
func Find() string {
	var places []string
	if program, err := os.Executable(); err == nil {
		for _, beside := range []string{"web", "../share/keyraken/web", "../../../web"} { // archives, Linux, a bundle of macOS
			places = append(places, filepath.Join(filepath.Dir(program), beside))
		}
	}
	for _, dir := range append(places, filepath.Join("dist", "web")) {
		if Holds(dir) {
			return dir
		}
	}
	return ""
}

// Holds reports whether the folder holds the page.
func Holds(dir string) bool {
	for _, name := range []string{"index.html", "index.html.gz"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			return true
		}
	}
	return false
}
