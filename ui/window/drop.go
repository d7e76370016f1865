package window

import (
	"io"
	"io/fs"
	"path"

	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/library"
	"github.com/keyraken/keyraken/game/store/replay"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/scene/decks"
	"github.com/keyraken/keyraken/ui/scene/games"
	"github.com/keyraken/keyraken/ui/scene/setup"
)

// drop takes files that were dropped on the window: the story of a save and what an adventure is
// are shown, and decks are imported.
func drop(s *scene.Stack, files fs.FS) {
	var sources []library.Source
	err := fs.WalkDir(files, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		if path.Ext(name) == replay.Extension {
			games.Watch(s, path.Base(name), func() (io.ReadCloser, error) { return files.Open(name) })
			return nil
		}
		if path.Ext(name) == written.Ending {
			setup.File(s, path.Base(name), func() (io.ReadCloser, error) { return files.Open(name) })
			return nil
		}
		if path.Ext(name) == backup.Extension {
			s.RestoreBackup(func() ([]byte, error) {
				f, err := files.Open(name)
				if err != nil {
					return nil, err
				}
				defer f.Close()
				return io.ReadAll(io.LimitReader(f, backup.Most+1))
			})
			return nil
		}
		sources = append(sources, library.Source{Name: path.Base(name), Read: func() ([]byte, error) {
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
		sources = append(sources, library.Source{Name: "", Read: func() ([]byte, error) { return nil, err }})
	}
	decks.Drop(s, sources)
}
