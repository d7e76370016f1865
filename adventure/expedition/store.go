package expedition

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Extension is the extension of the files of expeditions. They are kept beside the saves of their games. A file is a JSON object
// with the plan, the moves and the names of the saves:
//
//	{"expedition":1,"started":"…","adventures":["…","…"],"seed":7,"ascent":2,"seats":[{"deck":{…}}],
//	 "companions":[{…},{…}],"moves":["way 1","won 14","boon 2"],"saves":["….jsonl"]}
const Extension = ".expedition"

// maxFile is the maximum size of a file in bytes.
const maxFile = 1 << 20

// written is an expedition as stored in a file.
type written struct {
	Version    int             `json:"expedition"`
	Started    string          `json:"started,omitempty"` // RFC 3339
	Adventures []string        `json:"adventures"`
	Seed       uint64          `json:"seed"`
	Ascent     int             `json:"ascent,omitempty"`
	Week       string          `json:"week,omitempty"`
	Undo       string          `json:"undo,omitempty"`
	Seats      []Seat          `json:"seats"`
	Companions []scenario.Deck `json:"companions,omitempty"`
	Moves      []string        `json:"moves"`
	Saves      []string        `json:"saves"` // of the games, beside the file
}

// File is an expedition and the file in which it is kept.
type File struct {
	*Expedition
	Path    string // "": it is not kept
	Started string // RFC 3339
	saves   []string
}

// Unsaved returns an expedition that is not kept in a file.
func Unsaved(e *Expedition) *File { return &File{Expedition: e} }

// Create begins to keep an expedition in the directory, under a name that gives the time.
func Create(dir string, now time.Time, e *Expedition) (*File, error) {
	if dir == "" {
		return nil, message.New("keep-expedition", files.ErrNowhere)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, message.New("keep-expedition", err)
	}
	for n := 1; ; n++ {
		name := now.Format("2006-01-02-150405")
		if n > 1 {
			name = fmt.Sprintf("%s-%d", name, n)
		}
		f, err := CreateAt(filepath.Join(dir, name+Extension), now, e)
		if !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
}

// CreateAt begins to keep an expedition in a file, which must not exist.
func CreateAt(path string, now time.Time, e *Expedition) (*File, error) {
	f := &File{Expedition: e, Path: path, Started: now.Format(time.RFC3339)}
	taken, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if err == nil {
		err = errors.Join(taken.Close(), f.Keep())
	}
	if err != nil {
		return nil, message.New("keep-expedition", err)
	}
	return f, nil
}

// Open reads an expedition from its file. A game that has ended in the meantime, as over tells of its save, is noted, but not in
// the file: going on writes it.
func Open(path string, list adventure.List, over func(save string) (Move, bool)) (*File, error) {
	data, err := files.Read(path, maxFile)
	if err != nil {
		return nil, message.New("read-expedition", err)
	}
	f, err := Read(bytes.NewReader(data), list)
	if err != nil {
		return nil, message.New("at", filepath.Base(path), err)
	}
	f.Path = path
	if save := f.Save(); save != "" && over != nil {
		if m, ok := over(save); ok {
			return f, f.Expedition.Do(m)
		}
	}
	return f, nil
}

// Read reads an expedition in the format of its file.
func Read(r io.Reader, list adventure.List) (*File, error) {
	var w written
	if err := json.NewDecoder(io.LimitReader(r, maxFile)).Decode(&w); err != nil || w.Version < 1 {
		return nil, message.New("expedition-not-one")
	}
	if w.Version != version {
		return nil, message.New("expedition-version", w.Version, version)
	}
	var of adventure.List
	for i, name := range w.Adventures {
		a, err := list.Named(name)
		if err != nil || slices.Contains(w.Adventures[:i], name) {
			return nil, message.New("expedition-adventure", printable.Quote(name))
		}
		of = append(of, a)
	}
	e, err := New(of, Plan{Seed: w.Seed, Ascent: w.Ascent, Week: printable.Text(w.Week, printable.Name), Seats: w.Seats,
		Companions: w.Companions, Undo: w.Undo})
	if err != nil {
		return nil, err
	}
	for i, text := range w.Moves {
		m, err := ParseMove(text)
		if err == nil {
			err = e.Do(m)
		}
		if err != nil {
			return nil, message.New("expedition-moves", i+1, err)
		}
	}
	for _, save := range w.Saves {
		if save != "" && (filepath.Base(save) != save || strings.ContainsAny(save, `/\`) || !strings.HasSuffix(save, replay.Extension)) {
			return nil, message.New("match-save", printable.Quote(save))
		}
	}
	if len(w.Saves) > len(e.games) {
		return nil, message.New("expedition-not-one")
	}
	return &File{Expedition: e, Started: printable.Text(w.Started, printable.Name), saves: w.Saves}, nil
}

// Write writes the expedition in the format of its file.
func (f *File) Write(to io.Writer) error {
	p := f.Plan()
	w := written{Version: version, Started: f.Started, Adventures: f.list.Names(), Seed: p.Seed, Ascent: p.Ascent, Week: p.Week,
		Undo: p.Undo, Seats: p.Seats, Companions: p.Companions, Moves: []string{}, Saves: f.saves}
	for _, m := range f.Moves() {
		w.Moves = append(w.Moves, m.String())
	}
	e := json.NewEncoder(to)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	return e.Encode(&w)
}

// Keep writes the expedition to its file, whole or not at all.
func (f *File) Keep() error {
	if f.Path == "" {
		return nil
	}
	var b bytes.Buffer
	err := f.Write(&b)
	if err == nil {
		err = files.Write(f.Path, b.Bytes())
	}
	if err != nil {
		return message.New("keep-expedition", err)
	}
	return nil
}

// Do makes a move and keeps the expedition. One that cannot be kept still goes on.
func (f *File) Do(m Move) error {
	if err := f.Expedition.Do(m); err != nil {
		return err
	}
	return f.Keep()
}

// Name is the name by which the saves of the games refer to the file.
func (f *File) Name() string {
	if f.Path == "" {
		return ""
	}
	return filepath.Base(f.Path)
}

// Save is the save of the game that is to be played, or "" when it has not begun, or its save is gone.
func (f *File) Save() string {
	if n := len(f.games); f.ask == AskGame && len(f.saves) == n {
		save := f.SaveOf(n - 1)
		if _, err := os.Stat(save); err == nil {
			return save
		}
	}
	return ""
}

// SaveOf is the save of the n-th game, counted from 0, or "".
func (f *File) SaveOf(n int) string {
	if n >= len(f.saves) || f.saves[n] == "" || f.Path == "" {
		return ""
	}
	return filepath.Join(filepath.Dir(f.Path), f.saves[n])
}

// SetSave notes the save in which the game that is to be played is kept.
func (f *File) SetSave(save string) error {
	if f.ask != AskGame {
		return message.New("match-no-game")
	}
	name := ""
	if filepath.Dir(save) == filepath.Dir(f.Path) {
		name = filepath.Base(save)
	}
	f.note(name)
	return f.Keep()
}

// note notes the name of the save of the game that is to be played.
func (f *File) note(name string) {
	for len(f.saves) < len(f.games) {
		f.saves = append(f.saves, "")
	}
	f.saves[len(f.games)-1] = name
}

// Adopt takes the save as that of the game that is to be played, if the expedition knows of none and the save belongs to it: the
// program was killed when it had just begun the game.
func (f *File) Adopt(save string, h *replay.Header) {
	if f.ask == AskGame && f.Save() == "" && h.Match == f.Name() && h.Round == len(f.games) && h.Seed == f.seed() {
		f.note(filepath.Base(save))
	}
}

// List returns the paths of the expeditions in the directory, the most recently changed first.
func List(dir string) ([]string, error) { return files.List(dir, Extension) }

// Delete removes an expedition. The saves of its games stay.
func Delete(path string) error { return os.Remove(path) }
