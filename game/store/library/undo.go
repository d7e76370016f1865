package library

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// Each import that changes something has a folder in the folder imports, named by
// its time. For a month it holds the files of decks as they were before, and a
// record of what was to be done, which is written before any of it is done: even
// an import that was killed can be undone.
const (
	imports    = "imports"
	recordName = "import" + recordExtension
	// recordExtension differs from that of all deck files.
	recordExtension = ".record"
	importTime      = "2006-01-02T15-04-05.000000"
)

// record is what an import does.
type record struct {
	When time.Time `json:"when"`
	// Added and Changed are checksums of the files that it writes, by the short names
	// of the decks.
	Added   map[string]string `json:"added"`
	Changed map[string]string `json:"changed"`
}

// record saves what an import is about to change, and returns the folder where it is.
func (l *Library) record(s *index) (folder string, err error) {
	if len(s.dirty) == 0 {
		return "", nil
	}
	r := record{When: time.Now().UTC().Truncate(time.Second), Added: map[string]string{}, Changed: map[string]string{}}
	folder = filepath.Join(l.dir, imports, time.Now().UTC().Format(importTime))
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	for i := range s.dirty {
		e := &s.entries[i]
		data, err := encode(e)
		if err != nil {
			return "", err
		}
		if i >= s.known {
			r.Added[e.ID] = files.Sum(data)
			continue
		}
		r.Changed[e.ID] = files.Sum(data)
		if err := keep(l.File(e.ID), filepath.Join(folder, e.ID+extension)); err != nil {
			return "", err
		}
	}
	data, err := json.Marshal(r)
	if err != nil {
		return "", err
	}
	return folder, files.Write(filepath.Join(folder, recordName), data)
}

// keep gives a file a second name: the first will be given to another file.
func keep(path, as string) error {
	if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() && os.Link(path, as) == nil {
		return nil
	}
	data, err := files.Read(path, maxFile)
	if err != nil {
		return err
	}
	return files.Write(as, data)
}

// Undone is the outcome of undoing an import.
type Undone struct {
	When     time.Time // of the import
	Removed  []string  // short names of decks that are out of the library again
	Reverted []string  // of those that are as they were before
	Kept     []string  // of those that were changed since, and therefore are left alone
}

// ErrNothingToUndo says that no import can be undone.
var ErrNothingToUndo = message.New("no-import-to-undo")

// CanUndo reports whether there is an import that can be undone.
func (l *Library) CanUndo() bool {
	_, err := l.lastImport()
	return err == nil
}

// lastImport is the folder of the last import that is still kept.
func (l *Library) lastImport() (string, error) {
	if l.dir == "" {
		return "", files.ErrNowhere
	}
	all, err := os.ReadDir(filepath.Join(l.dir, imports))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", message.New("undo-import", err)
	}
	for _, e := range slices.Backward(all) {
		folder := filepath.Join(l.dir, imports, e.Name())
		if _, err := os.Stat(filepath.Join(folder, recordName)); err == nil {
			return folder, nil
		}
	}
	return "", ErrNothingToUndo
}

// maxRecord is the maximum size of the record of an import in bytes.
const maxRecord = 16 << 20

// Undo undoes the last import, and next time the one before it. Decks that it added
// are kept aside like others that are removed; those that it changed are as they
// were; those that were changed after it stay.
func (l *Library) Undo() (Undone, error) {
	var u Undone
	err := l.Locked(context.Background(), func() error {
		folder, err := l.lastImport()
		if err != nil {
			return err
		}
		data, err := files.Read(filepath.Join(folder, recordName), maxRecord)
		var r record
		if err == nil {
			err = json.Unmarshal(data, &r)
		}
		if err == nil {
			u, err = l.undo(folder, &r)
		}
		if err == nil {
			err = os.RemoveAll(folder)
		}
		if err != nil {
			return message.New("undo-import", err)
		}
		return nil
	})
	return u, err
}

func (l *Library) undo(folder string, r *record) (Undone, error) {
	u := Undone{When: r.When}
	for _, kind := range [...]struct {
		sums map[string]string
		into *[]string
		do   func(id string) error
	}{
		{r.Added, &u.Removed, func(id string) error { _, err := l.discard(id); return err }},
		{r.Changed, &u.Reverted, func(id string) error {
			return os.Rename(filepath.Join(folder, id+extension), l.File(id))
		}},
	} {
		for _, id := range slices.Sorted(maps.Keys(kind.sums)) {
			if filepath.Base(id) != id {
				continue // not a short name: somebody else wrote the record
			}
			data, err := files.Read(l.File(id), maxFile)
			switch {
			case errors.Is(err, fs.ErrNotExist): // it was removed since, or never written
				continue
			case err != nil:
				return u, err
			case files.Sum(data) != kind.sums[id]:
				if !l.unchanged(folder, id, data) {
					u.Kept = append(u.Kept, id)
				}
				continue
			}
			if err := kind.do(id); err != nil {
				return u, err
			}
			*kind.into = append(*kind.into, id)
		}
	}
	return u, nil
}

// unchanged reports whether the file is still the one that an import was going to
// change.
func (l *Library) unchanged(folder, id string, data []byte) bool {
	before, err := files.Read(filepath.Join(folder, id+extension), maxFile)
	return err == nil && files.Sum(before) == files.Sum(data)
}
