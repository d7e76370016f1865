package ui

import (
	"io/fs"
	"path"

	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/screen"
)

// drop takes files that were dropped on the window: the story of a save is shown,
// and decks are imported.
func drop(s *screen.Stack, files fs.FS) {
	var decks []library.Source
	err := fs.WalkDir(files, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		if path.Ext(name) == replay.Extension {
			watch(s, files, name)
			return nil
		}
		decks = append(decks, library.Source{Name: path.Base(name), Read: func() ([]byte, error) {
			f, err := files.Open(name)
			if err != nil {
				return nil, err
			}
			defer f.Close()
			return library.ReadLimited(f)
		}})
		return nil
	})
	if err != nil {
		decks = append(decks, library.Source{Name: "", Read: func() ([]byte, error) { return nil, err }})
	}
	s.Drop(decks)
}

// watch shows the story of a save.
func watch(s *screen.Stack, files fs.FS, name string) {
	f, err := files.Open(name)
	if err != nil {
		return // it is gone already
	}
	defer f.Close()
	s.Watch(path.Base(name), f)
}
