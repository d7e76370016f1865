// Package backup puts everything that belongs to a player into one zip file, and restores it
// wherever the program is used next: games, matches, decks, results, achievements, what the
// lab found, and the settings.
//
// A zip holds keyraken.json, which says what it is, the files as they are on the disk, in the
// folders games and decks, and settings.json beside them. It may hold nothing else. A folder of
// games holds what is kept of the game with its name: no game is known here by any other means.
package backup

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Extension is the extension of the files.
const Extension = ".zip"

// version is the version of the file format. In 1 there were no folders of games.
const version = 2

// about is what keyraken.json says.
type about struct {
	Version int       `json:"backup"`
	Program string    `json:"program"`
	When    time.Time `json:"when"`
}

// The limits of what is restored.
const (
	Most     = 256 << 20 // bytes of a zip
	mostAll  = 512 << 20 // bytes of everything in it
	mostKept = 100_000   // files
	longest  = 200       // bytes of a name

	longestGame = 32 // bytes of the name of a game
)

// Places are where the program keeps what belongs to its user. What has no place, "", is left out.
type Places struct{ Games, Decks, Settings string }

// UserPlaces returns the places of the user of this machine.
func UserPlaces() Places { return Places{replay.Dir(), library.Dir(), files.Settings()} }

// Name is a name for a file that is made now.
func Name(now time.Time) string { return "keyraken-" + now.Format("2006-01-02-150405") + Extension }

// writing is a zip that is being written.
type writing struct {
	zip   *zip.Writer
	there map[string]bool // names in it, in lower case
	all   int             // bytes of everything in it
	left  []error
}

// Write writes everything that is kept into a zip, and returns how many files that is, and
// which are left out, with the reasons: those that [Read] would refuse.
func Write(to io.Writer, p Places, now time.Time) (n int, left []error, err error) {
	if p.Games == "" && p.Decks == "" {
		return 0, nil, message.New("backup-not-written", files.ErrNowhere)
	}
	w := writing{zip: zip.NewWriter(to), there: map[string]bool{}}
	data, err := json.Marshal(about{version, fault.Version(), now.UTC().Truncate(time.Second)})
	if err == nil {
		err = w.add(told.ending, data, now)
	}
	for _, k := range kinds {
		for _, folder := range w.folders(k, p) {
			for _, name := range w.names(k, folder, p.path(folder)) {
				err = errors.Join(err, w.put(folder+name, p.path(folder+name), k))
			}
		}
	}
	if err = errors.Join(err, w.zip.Close()); err != nil {
		return 0, nil, message.New("backup-not-written", err)
	}
	return len(w.there) - 1, w.left, nil
}

// put puts a file into the zip, if it exists and [Read] will accept it.
func (w *writing) put(name, path string, k kind) error {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) || err == nil && !info.Mode().IsRegular() {
		return nil
	}
	data, err := files.Read(path, k.most)
	if err == nil {
		err = check(name, k, data)
	}
	switch {
	case err != nil:
	case w.there[strings.ToLower(name)]:
		err = message.New("backup-same-name")
	case len(w.there) == mostKept || w.all+len(data) > mostAll:
		err = message.New("backup-full")
	default:
		return w.add(name, data, info.ModTime())
	}
	w.leave(path, err)
	return nil
}

// leave records that a file is left out.
func (w *writing) leave(path string, why error) {
	w.left = append(w.left, message.New("at", printable.Text(path, printable.Line), why))
}

func (w *writing) add(name string, data []byte, when time.Time) error {
	w.there[strings.ToLower(name)] = true
	w.all += len(data)
	to, err := w.zip.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: when})
	if err == nil {
		_, err = to.Write(data)
	}
	return err
}

// Archive is everything in a zip. It has been checked: each of its files may be restored.
type Archive struct {
	When    time.Time // it was made
	Program string    // the version that made it
	files   []file
}

// file is a file of a zip.
type file struct {
	name string // in the zip
	kind kind
	data []byte
	when time.Time
}

// Read reads a zip and checks all of it, so that one that is damaged, or is something else, changes
// nothing.
func Read(data []byte) (*Archive, error) {
	if len(data) > Most {
		return nil, message.New("file-too-long", Most)
	}
	if bytes.Count(data, []byte("PK\x01\x02")) > mostKept { // begins an entry of the directory, which takes memory
		return nil, message.New("backup-too-much")
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil || !slices.ContainsFunc(z.File, func(f *zip.File) bool { return f.Name == told.ending }) {
		return nil, message.New("backup-is-none")
	}
	a, there, all := &Archive{}, map[string]bool{}, 0
	for _, f := range z.File {
		k, ok := kindOf(f.Name)
		if !ok || there[strings.ToLower(f.Name)] {
			return nil, message.New("backup-holds-else", printable.Quote(f.Name))
		}
		there[strings.ToLower(f.Name)] = true
		data, err := unpacked(f, k.most)
		if err != nil {
			return nil, message.New("at", f.Name, err)
		}
		if all += len(data); all > mostAll {
			return nil, message.New("backup-too-much")
		}
		if k == told {
			err = a.about(data)
		} else {
			a.files = append(a.files, file{f.Name, k, data, f.Modified})
			err = check(f.Name, k, data)
		}
		if err != nil {
			return nil, message.New("at", f.Name, err)
		}
	}
	slices.SortStableFunc(a.files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return a, nil
}

func (a *Archive) about(data []byte) error {
	var is about
	if err := json.Unmarshal(data, &is); err != nil || is.Version < 1 {
		return message.New("backup-is-none")
	}
	if is.Version > version {
		return message.New("backup-is-later", is.Version, version)
	}
	a.When, a.Program = is.When, is.Program
	return nil
}

// unpacked returns the contents of a file of a zip, whatever the zip says about its length.
func unpacked(f *zip.File, most int) ([]byte, error) {
	if !f.Mode().IsRegular() {
		return nil, files.ErrNoFile
	}
	damaged := message.New("backup-damaged")
	r, err := f.Open()
	if err != nil {
		return nil, damaged
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, int64(most)+1))
	if err != nil { // even if only its checksum is wrong
		return nil, damaged
	}
	if len(data) > most {
		return nil, message.New("file-too-long", most)
	}
	return bytes.TrimPrefix(data, []byte("\ufeff")), nil // of an editor
}
