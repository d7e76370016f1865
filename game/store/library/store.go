package library

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

const (
	version = 1 // of the files; it also rises with that of deck lists

	extension       = ".json"
	brokenExtension = ".broken"
	trash           = "removed"
	trashDays       = 30

	// patience is how long a change waits for another program.
	patience = 10 * time.Second
)

// errLater reports a file that was written by a later version of the program.
var errLater = message.New("later-version-program-wrote")

// maxFile is the maximum size of a file with a deck in bytes: several times what
// any deck needs.
const maxFile = 1 << 17

// stored is a deck in its written form.
type stored struct {
	Version   int             `json:"version"`
	Title     string          `json:"title"`
	Favourite bool            `json:"favourite"`
	Added     time.Time       `json:"added,omitzero"`
	Deck      json.RawMessage `json:"deck"`
}

// File is the path of the file that holds the deck with that ID.
func (l *Library) File(id string) string { return filepath.Join(l.dir, id+extension) }

func (l *Library) read(id string) (*Entry, error) {
	data, err := files.Read(l.File(id), maxFile)
	if err != nil {
		return nil, err
	}
	e, err := decode(data)
	if err != nil {
		return nil, err
	}
	e.ID = id
	return e, nil
}

// decode reads a file of the library, or just a deck list.
func decode(data []byte) (*Entry, error) {
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // of an editor
	var is struct {
		Version int
		Deck    json.RawMessage
	}
	if err := json.Unmarshal(data, &is); err == nil && is.Version > version {
		return nil, message.New("has-version-one-reads", errLater, is.Version, version)
	} else if err != nil || is.Deck == nil {
		d, err := deck.Load(bytes.NewReader(data))
		return &Entry{Deck: d}, err
	}
	var k stored
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&k); err != nil {
		return nil, err
	}
	if k.Version != version {
		return nil, message.New("version-not-known-program", k.Version, version)
	}
	title, err := checkedTitle(k.Title)
	if err != nil {
		return nil, err
	}
	d, err := deck.Load(bytes.NewReader(k.Deck))
	return &Entry{Title: title, Favourite: k.Favourite, Added: k.Added, Deck: d}, err
}

// encode writes an entry, one card per line.
func encode(e *Entry) ([]byte, error) {
	head, err := json.MarshalIndent(stored{version, e.Title, e.Favourite, e.Added, json.RawMessage("0")}, "", "  ")
	if err != nil {
		return nil, err
	}
	head = bytes.TrimSuffix(head, []byte("0\n}"))
	list := bytes.ReplaceAll(bytes.TrimSpace(e.Deck.JSON()), []byte("\n"), []byte("\n  "))
	return slices.Concat(head, list, []byte("\n}\n")), nil
}

// maxTitle is how long a title may be, in runes.
const maxTitle = 100

// checkedTitle checks a title given by the player.
func checkedTitle(title string) (string, error) {
	title = strings.TrimSpace(title)
	if deck.HasPrivateCode(title) {
		return "", deck.ErrPrivateCode
	}
	if strings.ContainsFunc(title, func(r rune) bool { return !unicode.IsPrint(r) }) || len([]rune(title)) > maxTitle {
		return "", message.New("title-must-be-printable", strconv.Quote(title), maxTitle)
	}
	return title, nil
}

func (l *Library) write(e *Entry) error {
	data, err := encode(e)
	if err == nil {
		err = files.Write(l.File(e.ID), data)
	}
	if err != nil {
		return message.New("keep-deck", strconv.Quote(e.Name()), err)
	}
	return nil
}

// Locked lets do work on the files in the directory while no other program changes them.
func (l *Library) Locked(ctx context.Context, do func() error) (err error) {
	if l.dir == "" {
		return files.ErrNowhere
	}
	if err := os.MkdirAll(l.dir, 0o755); err != nil {
		return message.New("open-library", err)
	}
	lock, err := l.hold(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, lock.Free()) }()
	l.sweep()
	return do()
}

// hold waits, as long as patience, until no other program changes the files.
func (l *Library) hold(ctx context.Context) (*files.Lock, error) {
	waiting, stop := context.WithTimeout(ctx, patience)
	defer stop()
	for {
		lock, err := files.Hold(filepath.Join(l.dir, ".lock"))
		if err == nil {
			return lock, nil
		}
		if !errors.Is(err, files.ErrHeld) {
			return nil, message.New("open-library", err)
		}
		select {
		case <-time.After(10 * time.Millisecond):
		case <-waiting.Done():
			if ctx.Err() == nil {
				return nil, message.New("another-program-changing-library")
			}
			return nil, message.New("open-library", ctx.Err())
		}
	}
}

// sweep removes what a killed program left unfinished, and decks that were removed
// or replaced long ago.
func (l *Library) sweep() {
	left, _ := os.ReadDir(l.dir)
	for _, f := range left {
		if !files.Unfinished(f.Name()) {
			continue
		}
		if writing, err := files.Hold(filepath.Join(l.dir, f.Name())); err == nil {
			_ = writing.Free() // which removes it; a leftover does no harm
		}
	}
	old := time.Now().AddDate(0, 0, -trashDays)
	removed, _ := os.ReadDir(filepath.Join(l.dir, trash))
	for _, f := range removed {
		if info, err := f.Info(); err == nil && info.ModTime().Before(old) {
			_ = os.Remove(filepath.Join(l.dir, trash, f.Name()))
		}
	}
	kept, _ := os.ReadDir(filepath.Join(l.dir, imports))
	for _, f := range kept {
		if when, err := time.Parse(importTime, f.Name()); err == nil && when.Before(old) {
			_ = os.RemoveAll(filepath.Join(l.dir, imports, f.Name()))
		}
	}
}

// free is the path, or one derived from it that no file has.
func free(path string) string {
	for n, try := 2, path; ; n++ {
		if _, err := os.Lstat(try); errors.Is(err, fs.ErrNotExist) {
			return try
		}
		root := strings.TrimSuffix(path, extension)
		try = fmt.Sprintf("%s-%d%s", root, n, strings.TrimPrefix(path, root))
	}
}
