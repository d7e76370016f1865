package library

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
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

const (
	studies  = "lab"   // the directory in which they are kept
	teamsKey = "teams" // instead of the list key of a deck

	maxStudy = 256 << 20 // bytes
)

// Study is what the lab has found about a deck, or about which teams are the strongest.
// Studies are kept in separate files, one for each deck and bot, by the contents of the
// deck: they do not apply to a deck that has other cards now.
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

// Studies returns what the lab last found about a deck with each bot, the newest first.
// Files that cannot be read are skipped.
func (l *Library) Studies(d *deck.Deck) []Study { return l.studies(ListKey(d)) }

// Teams returns what the lab has found about teams of the library.
func (l *Library) Teams() []Study { return l.studies(teamsKey) }

func (l *Library) studies(key string) []Study {
	if l.dir == "" {
		return nil
	}
	paths, _ := filepath.Glob(filepath.Join(globbed(l.dir), studies, key+"-*"+extension)) // the pattern is valid
	var all []Study
	for _, path := range paths {
		if s, err := readStudy(path); err == nil {
			all = append(all, *s)
		}
	}
	slices.SortStableFunc(all, func(a, b Study) int {
		return cmp.Or(b.When.Compare(a.When), strings.Compare(a.Result.Bot, b.Result.Bot))
	})
	return all
}

func (l *Library) studyFile(key, bot string) string {
	return filepath.Join(l.dir, studies, key+"-"+bot+extension)
}

func readStudy(path string) (*Study, error) {
	data, err := files.Read(path, maxStudy)
	if err != nil {
		return nil, err
	}
	return parseStudy(data)
}

func parseStudy(data []byte) (*Study, error) {
	var k storedStudy
	if err := json.Unmarshal(data, &k); err != nil || k.Version != version {
		return nil, message.New("version-not-known-program", k.Version, version)
	}
	r, err := lab.Parse(k.Result)
	return &Study{k.When, r}, err
}

// Recall loads what is kept of an experiment into it.
func (l *Library) Recall(r *lab.Result) {
	for key := range subjects(r) {
		if s, err := readStudy(l.studyFile(key, r.Bot)); err == nil {
			r.Take(s.Result)
		}
	}
}

// KeepStudy stores what was found: in addition to what the same program has found about
// the same deck, replacing what another program has found.
func (l *Library) KeepStudy(ctx context.Context, r *lab.Result, when time.Time) error {
	err := l.change(ctx, func() error {
		if err := os.MkdirAll(filepath.Join(l.dir, studies), 0o755); err != nil {
			return err
		}
		for key, part := range subjects(r) {
			path := l.studyFile(key, r.Bot)
			old, err := readStudy(path)
			if err == nil && r.Race == nil && old.Result.Race == nil && old.Result.Head == r.Head {
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
	keyOf := func(c *lab.Cell) string { return DealtKey(&r.Decks[c.Decks[0]]) }
	for i := range r.Cells {
		all[keyOf(&r.Cells[i])] = &lab.Result{Head: r.Head}
	}
	for key, part := range all {
		part.Put(r, func(c *lab.Cell) bool { return keyOf(c) == key })
	}
	return all
}
