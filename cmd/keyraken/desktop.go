//go:build !js

package main

import (
	"os"
	"syscall"

	"github.com/keyraken/keyraken/cmd/keyraken/desktop"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/store"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/quality"
)

// signals are those that end the program.
var signals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

// gcPercent is the GOGC of the program, by how many percent the heap grows before a
// collection: most of what is allocated at the start is garbage, later almost nothing
// is.
const gcPercent = 40

// mostPictures is how many bytes of pictures are kept on disk.
const mostPictures = 192 << 20

// pictures is where painted pictures are kept for the next time. A program that does not know
// its version, such as one under development, keeps none: the next one may paint differently.
func pictures() art.Store {
	dir, commit := files.Cache("pictures"), fault.Commit()
	if dir == "" || commit == "" {
		return nil
	}
	return store.Open(dir, commit, mostPictures)
}

// fineness is the quality of drawing at first.
func fineness() quality.Level { return quality.High }

// shown is called when the first picture has been drawn: the window shows it by itself.
func shown() {}

// fields is nil: the keyboards of desktops are always there.
var fields func([]layout.Rect)

// paths is whether files can be named by their paths.
const paths = true

// Exported files are placed beside the decks.
var deliver func(name string, data []byte) (string, error)

// What the system does for the program.
var (
	pasted = desktop.Pasted
	copied = desktop.Copy
	choose = desktop.Choose
)
