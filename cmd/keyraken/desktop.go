//go:build !js

package main

import (
	"os"
	"syscall"

	"github.com/atotto/clipboard"

	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/files"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/library"
	"github.com/keyraken/keyraken/ui/art"
	"github.com/keyraken/keyraken/ui/art/store"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/quality"
)

// signals are those that end the program.
var signals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

// gcPercent is the GOGC of the program, by how many percent the heap grows before
// it is collected: most of what is made at the start is garbage, later next to none is.
const gcPercent = 40

// pasted is what the clipboard holds. On Linux it takes a small program to ask.
func pasted() (string, error) {
	if clipboard.Unsupported {
		return "", languages.Fail("no-clipboard")
	}
	return clipboard.ReadAll()
}

// copied puts a text into the clipboard.
func copied(text string) error {
	if clipboard.Unsupported {
		return languages.Fail("no-clipboard")
	}
	return clipboard.WriteAll(text)
}

// mostPictures is how many bytes of pictures are kept on the disk.
const mostPictures = 192 << 20

// pictures is where painted pictures are kept for the next time. A program that does not
// know which it is, as one that is being worked on, keeps none: the next may paint otherwise.
func pictures() art.Store {
	dir, commit := files.Cache("pictures"), fault.Commit()
	if dir == "" || commit == "" {
		return nil
	}
	return store.Open(dir, commit, mostPictures)
}

// fineness is how finely the window is drawn at first.
func fineness() quality.Level { return quality.High }

// keep is nothing: a window is drawn anew.
func keep() func() { return nil }

// shown is called when the first picture has been drawn: the window shows it by itself.
func shown() {}

// fields is told where one can write: the keyboards of desktops are always there.
var fields func([]layout.Rect)

// A file that is made lies beside the decks, and one that is to be brought in is dropped on the
// window.
var (
	deliver func(name string, data []byte) (string, error)
	choose  func(several bool, endings ...string) ([]library.Source, error)
)
