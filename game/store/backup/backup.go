// Package backup puts everything that belongs to a player into one zip file, and restores it
// wherever the program is used next: games, matches, decks, results, achievements, what the
// lab found, and the settings.
//
// A zip holds keyraken.json, which says what it is, the files as they are on the disk, in the
// folders games and decks, and settings.json beside them. It may hold nothing else.
package backup

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/match"
	"github.com/keyraken/keyraken/game/store/records"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Extension is the extension of the files.
const Extension = ".zip"

// version is the version of the file format.
const version = 1

// about is what keyraken.json says.
type about struct {
	Version int       `json:"backup"`
	Program string    `json:"program"`
	When    time.Time `json:"when"`
}

const aboutName = "keyraken.json"

// The limits of what is restored.
const (
	Most     = 256 << 20 // bytes of a zip
	mostAll  = 512 << 20 // bytes of everything in it
	mostKept = 100_000   // files
	longest  = 200       // bytes of a name
)

// Places are where the program keeps what belongs to its user. What has no place, "", is left out.
type Places struct{ Games, Decks, Settings string }

// UserPlaces returns the places of the user of this machine.
func UserPlaces() Places { return Places{replay.Dir(), library.Dir(), files.Settings()} }

// kind is a kind of file: where it is in the zip and how long it may be.
type kind struct {
	folder, extension string
	most              int
}

// The kinds of files that are kept, except the settings.
var (
	saves    = kind{"games/", replay.Extension, 8 << 20}
	analyses = kind{"games/", replay.Extension + replay.Analysed, 1 << 20}
	matches  = kind{"games/", match.Extension, 1 << 20}
	decks    = kind{"decks/", library.DeckExtension, library.MaxDeckFile}
	findings = kind{"decks/lab/", ".json", 64 << 20}
	kinds    = [...]kind{saves, analyses, matches, decks, findings}
)

const settingsName = "settings.json"

// singles are files of which there is one, and how long they may be.
var singles = map[string]int{aboutName: 1 << 16, settingsName: 1 << 16, "decks/" + records.ResultsName: 64 << 20,
	"decks/" + records.AchievementsName: 8 << 20}

// place is where files of a folder of the zip belong.
func (p Places) place(folder string) string {
	top, rest, _ := strings.Cut(strings.TrimSuffix(folder, "/"), "/")
	dir := map[string]string{"games": p.Games, "decks": p.Decks}[top]
	if dir == "" {
		return ""
	}
	return filepath.Join(dir, rest)
}

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
		err = w.add(aboutName, data, now)
	}
	for _, k := range kinds {
		dir := p.place(k.folder)
		for _, name := range w.names(k, dir) {
			err = errors.Join(err, w.put(k.folder+name, filepath.Join(dir, name), k))
		}
	}
	if p.Decks != "" {
		for _, name := range [...]string{records.ResultsName, records.AchievementsName} {
			err = errors.Join(err, w.put("decks/"+name, filepath.Join(p.Decks, name), kind{}))
		}
	}
	if p.Settings != "" {
		err = errors.Join(err, w.put(settingsName, p.Settings, kind{}))
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
	data, err := files.Read(path, max(k.most, singles[name]))
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

// names are the names of the files of that kind in a directory.
func (w *writing) names(k kind, dir string) (names []string) {
	if dir == "" {
		return nil
	}
	all, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		w.leave(dir, err)
	}
	for _, f := range all {
		switch of, ok := kindOf(k.folder + f.Name()); {
		case ok && of == k:
			names = append(names, f.Name())
		case k != saves && f.Name()[0] == '.': // not one of ours
		case !ok && strings.HasSuffix(f.Name(), k.extension) && f.Type().IsRegular():
			w.leave(filepath.Join(dir, f.Name()), message.New("backup-odd-name"))
		}
	}
	return names
}

// kindOf is the kind of a file by its name in the zip; there is none for a single file, or for a
// name that not every system can write.
func kindOf(name string) (kind, bool) {
	if _, single := singles[name]; single {
		return kind{}, false
	}
	for _, k := range kinds {
		base, ok := strings.CutPrefix(name, k.folder)
		stem, is := strings.CutSuffix(base, k.extension)
		if ok && is && plain(stem) && len(base) <= longest && !strings.HasSuffix(stem, replay.Extension) {
			return k, true
		}
	}
	return kind{}, false
}

// plain reports whether a name leads nowhere else and is valid on every system.
func plain(name string) bool {
	const forbidden = `/\<>:"|?*`
	reserved := []string{"con", "prn", "aux", "nul"}
	bad := func(r rune) bool { return r == '\uFFFD' || strings.ContainsRune(forbidden, r) }
	first, _, _ := strings.Cut(strings.ToLower(name), ".")
	if len(first) == 4 && (strings.HasPrefix(first, "com") || strings.HasPrefix(first, "lpt")) && first[3] >= '0' && first[3] <= '9' {
		return false
	}
	return name != "" && name[0] != '.' && name == printable.Text(name, printable.Line) &&
		!strings.HasSuffix(name, " ") && !strings.ContainsFunc(name, bad) && !slices.Contains(reserved, first)
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
	if err != nil || !slices.ContainsFunc(z.File, func(f *zip.File) bool { return f.Name == aboutName }) {
		return nil, message.New("backup-is-none")
	}
	a, there, all := &Archive{}, map[string]bool{}, 0
	for _, f := range z.File {
		k, of := kindOf(f.Name)
		most, single := singles[f.Name]
		if !of && !single || there[strings.ToLower(f.Name)] {
			return nil, message.New("backup-holds-else", printable.Quote(f.Name))
		}
		there[strings.ToLower(f.Name)] = true
		data, err := unpacked(f, max(most, k.most))
		if err != nil {
			return nil, message.New("at", f.Name, err)
		}
		if all += len(data); all > mostAll {
			return nil, message.New("backup-too-much")
		}
		if f.Name == aboutName {
			err = a.about(data)
		} else {
			a.files = append(a.files, file{f.Name, data, f.Modified})
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

// check checks a file as far as the program must understand it to restore it.
func check(name string, k kind, data []byte) error {
	switch k {
	case saves:
		_, err := storyOf(data)
		return err
	case matches:
		_, err := match.Read(bytes.NewReader(data))
		return err
	case decks:
		return library.CheckFile(data)
	case analyses, findings:
		if !json.Valid(data) {
			return message.New("not-json")
		}
	}
	if name == settingsName {
		var all map[string]json.RawMessage
		if json.Unmarshal(data, &all) != nil || all == nil {
			return message.New("not-json")
		}
	}
	return nil
}
