package library

import (
	"context"
	"os"
	"path/filepath"
	"time"

	"github.com/keyraken/keyraken/game/message"
)

// Change changes the title, the mark or the cards of a deck.
func (l *Library) Change(id string, change func(*Entry) error) (Entry, error) {
	var changed Entry
	err := l.Locked(context.Background(), func() error {
		e, err := l.Entry(id)
		if err != nil {
			return err
		}
		if err := change(e); err != nil {
			return err
		}
		if e.Title, err = checkedTitle(e.Title); err != nil {
			return err
		}
		changed = *e
		return l.write(e)
	})
	return changed, err
}

// Removed is a deck that was removed and can be brought back for a month.
type Removed struct {
	ID   string
	File string // where it is kept
}

// Remove takes a deck out of the library.
func (l *Library) Remove(id string) (Removed, error) {
	r := Removed{ID: id}
	err := l.Locked(context.Background(), func() (err error) {
		if r.File, err = l.discard(id); err != nil {
			return message.New("remove-deck", err)
		}
		return nil
	})
	return r, err
}

// discard puts the file of a deck among the removed ones.
func (l *Library) discard(id string) (file string, err error) {
	dir := filepath.Join(l.dir, trash)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	now := time.Now()
	file = free(filepath.Join(dir, id+extension))
	_ = os.Chtimes(l.File(id), now, now) // otherwise it is swept away too early
	return file, os.Rename(l.File(id), file)
}

// Restore brings a removed deck back.
func (l *Library) Restore(r Removed) error {
	return l.Locked(context.Background(), func() error {
		if err := os.Rename(r.File, free(l.File(r.ID))); err != nil {
			return message.New("bring-deck-back", err)
		}
		return nil
	})
}
