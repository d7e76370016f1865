//go:build !js

// Package desktop is what a desktop has beside the window: a clipboard, and a dialog in which files
// are chosen. On Linux other programs do the work of both. They are looked for each time they are
// needed, so one that is installed while the game runs is found; a package of Go that looks for them
// at its start would need another start.
//
// The functions wait for the player and for other programs: nobody calls them between two pictures.
package desktop

import (
	"context"
	"errors"
	"os/exec"

	"github.com/ncruces/zenity"

	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/backup"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/library"
)

// Choose lets the player choose one or several files with those name endings in a dialog: none if
// they change their mind, or ctx ends.
func Choose(ctx context.Context, several bool, endings ...string) ([]library.Source, error) {
	filter := zenity.FileFilter{CaseFold: true}
	for _, e := range endings {
		filter.Patterns = append(filter.Patterns, "*"+e)
	}
	paths, err := ask(several, zenity.Context(ctx), filter)
	switch {
	case errors.Is(err, zenity.ErrCanceled), ctx.Err() != nil:
		return nil, nil
	case errors.Is(err, exec.ErrNotFound):
		return nil, message.New("no-file-dialog")
	case err != nil:
		return nil, err
	}
	all := make([]library.Source, len(paths))
	for i, path := range paths {
		all[i] = library.Source{Name: path, Read: func() ([]byte, error) { return files.Read(path, backup.Most) }}
	}
	return all, nil
}

// ask asks for the paths of one or several files.
func ask(several bool, options ...zenity.Option) ([]string, error) {
	if several {
		return zenity.SelectFileMultiple(options...)
	}
	path, err := zenity.SelectFile(options...)
	return []string{path}, err
}
