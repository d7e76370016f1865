// Package studies keeps what the lab has found about the decks of a player, in a folder of
// their library: a file for each deck and bot. A study is of the contents of a deck: it does
// not apply to the deck once it has other cards.
package studies

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/keyraken/keyraken/game/ai/lab"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/keyforge/result"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
)

// Folder is the folder of a library that holds studies, and Extension that of their files.
const (
	Folder    = "lab"
	Extension = ".json"
)

const (
	version  = 1         // of the files
	teamsKey = "teams"   // instead of the list key of a deck
	maxStudy = 256 << 20 // bytes
)

// Store is the studies of the decks of a library.
type Store struct{ library *library.Library }

// Open returns the studies in the directory of a library. None can be kept in that of "".
func Open(dir string) *Store { return &Store{library.Open(dir)} }

// Study is what the lab has found about a deck, or about which teams are the strongest.
type Study struct {
	When   time.Time
	Result *lab.Result
}

// storedStudy is a study as it is written.
type storedStudy struct {
	Version int             `json:"version"`
	When    time.Time       `json:"when"`
	Result  json.RawMessage `json:"result"`
}

// Of returns what the lab last found about a deck with each bot, the newest first.
// Files that cannot be read are skipped.
func (s *Store) Of(d *deck.Deck) []Study { return s.read(d.ListKey()) }

// Teams returns what the lab has found about teams of the library.
func (s *Store) Teams() []Study { return s.read(teamsKey) }

func (s *Store) read(key string) []Study {
	if s.library.Dir() == "" {
		return nil
	}
	names, _ := fs.Glob(os.DirFS(s.dir()), key+"-*"+Extension) // the pattern is valid
	var all []Study
	for _, name := range names {
		if one, err := read(filepath.Join(s.dir(), name)); err == nil {
			all = append(all, *one)
		}
	}
	slices.SortStableFunc(all, func(a, b Study) int {
		return cmp.Or(b.When.Compare(a.When), strings.Compare(a.Result.Bot, b.Result.Bot))
	})
	return all
}

func (s *Store) dir() string { return filepath.Join(s.library.Dir(), Folder) }

func (s *Store) file(key, bot string) string { return filepath.Join(s.dir(), key+"-"+bot+Extension) }

func read(path string) (*Study, error) {
	data, err := files.Read(path, maxStudy)
	if err != nil {
		return nil, err
	}
	return parse(data)
}

func parse(data []byte) (*Study, error) {
	var k storedStudy
	if err := json.Unmarshal(data, &k); err != nil || k.Version != version {
		return nil, message.New("version-not-known-program", k.Version, version)
	}
	r, err := lab.Parse(k.Result)
	return &Study{k.When, r}, err
}

// Check reports what is wrong with the file of a study.
func Check(data []byte) error {
	_, err := parse(data)
	return err
}

// Recall loads what is kept of an experiment into it.
func (s *Store) Recall(r *lab.Result) {
	for key := range subjects(r) {
		if kept, err := read(s.file(key, r.Bot)); err == nil {
			r.Adopt(kept.Result)
		}
	}
}

// Keep stores what was found: in addition to what the same program has found about
// the same deck, replacing what another program has found.
func (s *Store) Keep(ctx context.Context, r *lab.Result, when time.Time) error {
	err := s.library.Locked(ctx, func() error {
		if err := os.MkdirAll(s.dir(), 0o755); err != nil {
			return err
		}
		for key, part := range subjects(r) {
			path := s.file(key, r.Bot)
			old, err := read(path)
			if err == nil && r.Race == nil && old.Result.Race == nil && old.Result.Header == r.Header {
				old.Result.Put(part, func(*lab.Cell) bool { return true })
				part = old.Result
			} else if errors.As(err, new(*fs.PathError)) && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			data, err := json.Marshal(storedStudy{version, when.UTC().Truncate(time.Second), part.JSON()})
			if err != nil {
				return err
			}
			if err := files.Write(path, data); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return message.New("keep-study", err)
	}
	return nil
}

// subjects are the parts of an experiment by the list keys of the decks examined.
func subjects(r *lab.Result) map[string]*lab.Result {
	if r.Race != nil {
		return map[string]*lab.Result{teamsKey: r}
	}
	all := map[string]*lab.Result{}
	keyOf := func(c *lab.Cell) string { return result.ListKey(&r.Decks[c.Decks[0]]) }
	for i := range r.Cells {
		all[keyOf(&r.Cells[i])] = &lab.Result{Header: r.Header}
	}
	for key, part := range all {
		part.Put(r, func(c *lab.Cell) bool { return keyOf(c) == key })
	}
	return all
}
