// Package store keeps painted pictures on disk, so that they need not be painted again
// the next time the program starts. A failure costs only time: a picture that cannot be
// read is painted, and one that cannot be kept is painted again next time.
package store

import (
	"bytes"
	"cmp"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/paint"
)

// Store is a folder of pictures of one version of the program.
type Store struct {
	dir  string
	most int64
	mu   sync.Mutex
	held int64 // bytes in all files; negative: not counted yet
}

// Open is the store of a version below a folder, of at most that many bytes. It removes
// those of other versions, which may paint differently.
func Open(dir, version string, most int64) *Store {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if e.Name() != version {
			_ = os.RemoveAll(filepath.Join(dir, e.Name()))
		}
	}
	return &Store{dir: filepath.Join(dir, version), most: most, held: -1}
}

const ending = ".png"

// stale is the age from which on a file is marked as used again when it is read.
const stale = 24 * time.Hour

// Load is the picture with that name, or nil.
func (s *Store) Load(name string) *paint.Bitmap {
	path := filepath.Join(s.dir, name+ending)
	data, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		_ = os.Remove(path)
		return nil
	}
	if info, err := os.Stat(path); err == nil && time.Since(info.ModTime()) > stale {
		now := time.Now()
		_ = os.Chtimes(path, now, now)
	}
	size := img.Bounds().Size()
	b := &paint.Bitmap{W: size.X, H: size.Y, Pix: make([]byte, 4*size.X*size.Y)}
	switch img := img.(type) { // pictures are opaque, so premultiplication does not matter
	case *image.NRGBA:
		copy(b.Pix, img.Pix)
	case *image.RGBA:
		copy(b.Pix, img.Pix)
	default:
		return nil
	}
	return b
}

// Keep writes a picture, and removes the least recently used ones if there are too many.
func (s *Store) Keep(name string, b *paint.Bitmap) {
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestSpeed}
	img := &image.NRGBA{Pix: b.Pix, Stride: 4 * b.W, Rect: image.Rect(0, 0, b.W, b.H)}
	if encoder.Encode(&out, img) != nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held < 0 {
		_ = os.MkdirAll(s.dir, 0o700)
		s.held = 0
		for _, f := range s.files() {
			s.held += f.Size()
		}
	}
	if s.held+int64(out.Len()) > s.most {
		s.tidy()
	}
	if files.Write(filepath.Join(s.dir, name+ending), out.Bytes()) == nil {
		s.held += int64(out.Len())
	}
}

// tidy removes the least recently used pictures, until a quarter is free.
func (s *Store) tidy() {
	all := s.files()
	slices.SortFunc(all, func(a, b fs.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), cmp.Compare(a.Name(), b.Name()))
	})
	s.held = 0
	for _, f := range all {
		s.held += f.Size()
	}
	for _, f := range all {
		if s.held <= s.most*3/4 {
			return
		}
		if os.Remove(filepath.Join(s.dir, f.Name())) == nil {
			s.held -= f.Size()
		}
	}
}

func (s *Store) files() (all []fs.FileInfo) {
	entries, _ := os.ReadDir(s.dir)
	for _, e := range entries {
		if info, err := e.Info(); err == nil && filepath.Ext(e.Name()) == ending {
			all = append(all, info)
		}
	}
	return all
}
