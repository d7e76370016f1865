package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"github.com/andybalholm/brotli"

	"github.com/keyraken/keyraken/game/keyforge/deck/vault"
	"github.com/keyraken/keyraken/ui/icon"
)

// pages are what is around the program. index.html and worker.js are templates.
//
//go:embed page
var pages embed.FS

// Policy is what the page may load: only its own files, the sound that Ebitengine makes from a
// blob, and decks. It is in the page, for every server.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self'; img-src 'self'; " +
	"manifest-src 'self'; worker-src 'self'; connect-src 'self' " + vault.Host + "; base-uri 'none'; form-action 'none'"

// Options say how to build the folder.
type Options struct {
	Out     string // the folder
	Quality int    // of brotli
}

// Sizes is how many bytes the folder has, and how many go over the wire.
type Sizes struct {
	Plain, Brotli, Gzip int64
	Program             string // the name of the file of the program
}

// Build compiles the program for browsers and puts it into the folder with its page. It
// replaces what is there only if that is such a folder.
func Build(ctx context.Context, o Options) (*Sizes, error) {
	work, err := os.MkdirTemp("", "keyraken-web")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	program := filepath.Join(work, "keyraken.wasm")
	if err := compile(ctx, program, "github.com/keyraken/keyraken/cmd/keyraken"); err != nil {
		return nil, err
	}
	files, made, err := assemble(program)
	if err != nil {
		return nil, err
	}
	if err := empty(o.Out); err != nil {
		return nil, err
	}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(o.Out, name), data, 0o644); err != nil {
			return nil, err
		}
		made.Plain += int64(len(data))
		for _, p := range [...]struct {
			extension string
			pack      func([]byte) ([]byte, error)
			sum       *int64
		}{
			{".br", func(data []byte) ([]byte, error) { return brotlied(data, o.Quality) }, &made.Brotli},
			{".gz", gzipped, &made.Gzip},
		} {
			packed, err := p.pack(data)
			if err == nil {
				err = os.WriteFile(filepath.Join(o.Out, name+p.extension), packed, 0o644)
			}
			if err != nil {
				return nil, err
			}
			*p.sum += int64(len(packed))
		}
	}
	return made, nil
}

// compile compiles a package of the module around the working directory.
func compile(ctx context.Context, out, pkg string) error {
	c := exec.CommandContext(ctx, "go", "build", "-trimpath", "-ldflags=-s -w", "-o", out, pkg)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=")
	c.Stderr = stderr
	if err := c.Run(); err != nil {
		return fmt.Errorf("the program cannot be compiled: %w", err)
	}
	return nil
}

// assemble is all files of the folder by their names.
func assemble(program string) (map[string][]byte, *Sizes, error) {
	files := map[string][]byte{}
	around, err := fs.Sub(pages, "page")
	if err != nil {
		return nil, nil, err
	}
	names, err := fs.Glob(around, "*")
	if err != nil {
		return nil, nil, err
	}
	for _, name := range names {
		if files[name], err = fs.ReadFile(around, name); err != nil {
			return nil, nil, err
		}
	}
	files["icon.svg"] = icon.SVG()
	if files["icon.png"], err = tile(); err != nil {
		return nil, nil, err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, nil, err
	}
	// it belongs to the Go version that compiles
	if files["wasm_exec.js"], err = os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")); err != nil {
		return nil, nil, err
	}
	code, err := os.ReadFile(program)
	if err != nil {
		return nil, nil, err
	}
	made := &Sizes{Program: "keyraken-" + sum(code) + ".wasm"}
	files[made.Program] = code
	if err := fill(files, "index.html", map[string]any{"Program": made.Program, "Bytes": len(code), "Policy": Policy}); err != nil {
		return nil, nil, err
	}
	kept := []string{"./"}
	h := sha256.New()
	for _, name := range sorted(files) {
		h.Write([]byte(name))
		h.Write(files[name])
		if name != "worker.js" {
			kept = append(kept, name)
		}
	}
	list, err := json.Marshal(kept)
	if err != nil {
		return nil, nil, err
	}
	return files, made, fill(files, "worker.js", map[string]any{"Version": hex.EncodeToString(h.Sum(nil)[:8]), "Files": string(list)})
}

// tile is the icon on a borderless ground, as phones expect it; they crop it as they like.
func tile() ([]byte, error) {
	const size, margin = 512, 64
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	draw.Draw(img, img.Rect, image.NewUniform(icon.Ground), image.Point{}, draw.Src)
	draw.Draw(img, img.Rect, icon.DrawWithin(size, margin), image.Point{}, draw.Over)
	var b bytes.Buffer
	err := png.Encode(&b, img)
	return b.Bytes(), err
}

// fill fills a template.
func fill(files map[string][]byte, name string, with map[string]any) error {
	t, err := template.New(name).Parse(string(files[name]))
	if err != nil {
		return err
	}
	var b bytes.Buffer
	err = t.Execute(&b, with)
	files[name] = b.Bytes()
	return err
}

func sum(data []byte) string {
	h := sha256.Sum256(data)
	return hex.EncodeToString(h[:8])
}

func sorted(files map[string][]byte) []string {
	var names []string
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// empty creates the folder, or removes what an earlier build has left in it.
func empty(dir string) error {
	there, err := os.ReadDir(dir)
	if err == nil && len(there) > 0 {
		if _, err := os.Stat(filepath.Join(dir, "worker.js")); err != nil {
			return fmt.Errorf("%s holds other files than those of a build", dir)
		}
		err = os.RemoveAll(dir)
	}
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	return os.MkdirAll(dir, 0o755)
}

func brotlied(data []byte, quality int) ([]byte, error) {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: 24})
	return packed(&b, w, data)
}

func gzipped(data []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	return packed(&b, w, data)
}

func packed(b *bytes.Buffer, w io.WriteCloser, data []byte) ([]byte, error) {
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return b.Bytes(), err
}
