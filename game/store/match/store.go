package match

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

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Extension is the extension of match files. They are kept beside the saves of their games. A file is a JSON
// object with the plan, the moves and the names of the saves:
//
//	{"match":1,"format":"adaptive","way":"own","seed":7,"players":[{"name":"Ann"},{"bot":"expert"}],
//	 "decks":[[{…}],[{…}]],"moves":["won 1","first 2","won 2","bid 3","give-way"],"saves":["….jsonl","….jsonl"]}
//
// That of another game names it, and has what its games begin with in the place of decks:
//
//	{"match":1,"game":"shards","format":"best-of-five","seed":7,"players":[{},{},{"bot":"expert"}],
//	 "setup":{"mode":"duel","own":{…}},"moves":["won 3"],"saves":["….jsonl"]}
const Extension = ".match"

// format is the version of the file format.
const format = 1

// maxFile is the maximum size of the file of a match in bytes.
const maxFile = 1 << 20

// written is a match as stored in a file.
type written struct {
	Version   int                       `json:"match"`
	Game      string                    `json:"game,omitempty"`    // "": KeyForge
	Started   string                    `json:"started,omitempty"` // RFC 3339
	Format    string                    `json:"format"`
	Way       string                    `json:"way,omitempty"`
	Seed      uint64                    `json:"seed"`
	Players   []Player                  `json:"players"`
	Chains    *[Players]int             `json:"chains,omitempty"`
	Favourite int                       `json:"favourite,omitempty"`
	Open      bool                      `json:"open,omitempty"`
	Undo      string                    `json:"undo,omitempty"`
	Rulebook  string                    `json:"rulebook,omitempty"`
	Decks     *[Players][]scenario.Deck `json:"decks,omitempty"`
	Setup     *other                    `json:"setup,omitempty"`
	Moves     []string                  `json:"moves"`
	Saves     []string                  `json:"saves"` // of the games, beside the file
}

// File is a match and the file in which it is kept.
type File struct {
	*Match
	Path    string // "": it is not kept
	Started string // RFC 3339
	saves   []string
}

// Unsaved returns a match that is not kept in a file.
func Unsaved(m *Match) *File { return &File{Match: m} }

// Create begins to keep a match in the directory, under a name that gives the time.
func Create(dir string, now time.Time, m *Match) (*File, error) {
	if dir == "" {
		return nil, message.New("keep-match", files.ErrNowhere)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, message.New("keep-match", err)
	}
	for n := 1; ; n++ {
		name := now.Format("2006-01-02-150405")
		if n > 1 {
			name = fmt.Sprintf("%s-%d", name, n)
		}
		f, err := CreateAt(filepath.Join(dir, name+Extension), now, m)
		if !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
}

// CreateAt begins to keep a match in a file, which must not exist.
func CreateAt(path string, now time.Time, m *Match) (*File, error) {
	f := &File{Match: m, Path: path, Started: now.Format(time.RFC3339)}
	taken, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
	if err == nil {
		err = errors.Join(taken.Close(), f.Keep())
	}
	if err != nil {
		return nil, message.New("keep-match", err)
	}
	return f, nil
}

// Open reads a match from its file. A game that has been won in the meantime is noted, but not in the
// file: continuing the match writes it. Kinds are the games beside KeyForge that the program knows.
func Open(path string, over func(save string) (winner int, ok bool), kinds ...game.Kind) (*File, error) {
	data, err := files.Read(path, maxFile)
	if err != nil {
		return nil, message.New("read-match", err)
	}
	f, err := Read(bytes.NewReader(data), kinds...)
	if err != nil {
		return nil, message.New("at", filepath.Base(path), err)
	}
	f.Path = path
	if save := f.Save(); save != "" && over != nil {
		if winner, ok := over(save); ok {
			return f, f.Match.Do(Move{Won, winner + 1})
		}
	}
	return f, nil
}

// Read reads a match in the format of its file. Kinds are the games beside KeyForge that the program knows.
func Read(r io.Reader, kinds ...game.Kind) (*File, error) {
	var w written
	d := json.NewDecoder(io.LimitReader(r, maxFile))
	if err := d.Decode(&w); err != nil {
		return nil, message.New("match-not-one")
	}
	if w.Version < 1 || w.Version > format {
		return nil, message.New("match-version", w.Version, format)
	}
	p, err := w.plan(kinds)
	if err != nil {
		return nil, err
	}
	m, err := New(p)
	if err != nil {
		return nil, err
	}
	for i, text := range w.Moves {
		v, err := ParseMove(text)
		if err == nil {
			err = m.Do(v)
		}
		if err != nil {
			return nil, message.New("match-moves", i+1, err)
		}
	}
	f := &File{Match: m, Started: printable.Text(w.Started, printable.Name)}
	for _, save := range w.Saves {
		if save != "" && (filepath.Base(save) != save || strings.ContainsAny(save, `/\`) || !strings.HasSuffix(save, replay.Extension)) {
			return nil, message.New("match-save", printable.Quote(save))
		}
	}
	if len(w.Saves) > len(m.games) {
		return nil, message.New("match-unknown")
	}
	f.saves = w.Saves
	return f, nil
}

// plan is the plan of a match as it was written.
func (w *written) plan(kinds []game.Kind) (p Plan, err error) {
	at := slices.Index(Formats[:], w.Format)
	if at < 0 {
		return p, message.New("match-unknown")
	}
	p = Plan{Format: Format(at), Seed: w.Seed, Players: w.Players, Undo: w.Undo}
	if w.Game != "" {
		p.Other, err = w.Setup.read(w.Game, kinds)
		return p, err
	}
	way := slices.Index(Ways[:], w.Way)
	book, ok := keyforge.ParseRulebook(w.Rulebook)
	if way < 0 || !ok {
		return p, message.New("match-unknown")
	}
	p.Duel = Duel{Way: Way(way), Favourite: w.Favourite, Open: w.Open, Rulebook: book}
	if w.Decks != nil {
		p.Decks = *w.Decks
	}
	if w.Chains != nil {
		p.Chains = *w.Chains
	}
	return p, nil
}

// Write writes the match in the format of its file.
func (f *File) Write(to io.Writer) error {
	p := f.Plan()
	w := written{Version: format, Started: f.Started, Format: Formats[p.Format], Seed: p.Seed, Players: p.Players, Undo: p.Undo,
		Moves: []string{}, Saves: f.saves}
	if p.Kind != nil {
		setup, err := otherOf(p)
		if err != nil {
			return err
		}
		w.Game, w.Setup = p.Kind.Name(), setup
	} else {
		w.Way, w.Favourite, w.Open, w.Rulebook, w.Decks = Ways[p.Way], p.Favourite, p.Open, p.Rulebook.String(), &p.Decks
	}
	if p.Chains != [Players]int{} {
		w.Chains = &p.Chains
	}
	for _, v := range f.Moves() {
		w.Moves = append(w.Moves, v.String())
	}
	e := json.NewEncoder(to)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	return e.Encode(&w)
}

// Keep writes the match to its file, whole or not at all.
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
		return message.New("keep-match", err)
	}
	return nil
}

// Do makes a move and keeps the match. A match that cannot be kept still goes on.
func (f *File) Do(v Move) error {
	if err := f.Match.Do(v); err != nil {
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

// Save is the save of the game that is to be played, or "" when it has not begun, or its save
// is gone.
func (f *File) Save() string {
	if n := len(f.games); f.ask.Kind == AskGame && len(f.saves) == n {
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
	if f.ask.Kind != AskGame {
		return message.New("match-no-game")
	}
	for len(f.saves) < len(f.games) {
		f.saves = append(f.saves, "")
	}
	f.saves[len(f.games)-1] = ""
	if filepath.Dir(save) == filepath.Dir(f.Path) {
		f.saves[len(f.games)-1] = filepath.Base(save)
	}
	return f.Keep()
}

// Adopt takes the save as that of the game that is to be played, if the match knows of none and the save
// belongs to it: the program was killed when it had just begun the game.
func (f *File) Adopt(save string, h *replay.Header) {
	if f.ask.Kind == AskGame && f.Save() == "" && h.Match == f.Name() && h.Round == len(f.games) && h.Seed == f.seed() {
		for len(f.saves) < len(f.games) {
			f.saves = append(f.saves, "")
		}
		f.saves[len(f.games)-1] = filepath.Base(save)
	}
}

// List returns the paths of the matches in the directory, the most recently changed first.
func List(dir string) ([]string, error) { return files.List(dir, Extension) }

// Delete removes a match. The saves of its games stay.
func Delete(path string) error { return os.Remove(path) }
