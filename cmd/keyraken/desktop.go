//go:build !js

package main

import (
	"os"
	"syscall"

	"github.com/atotto/clipboard"

	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/ui/layout"
)

// signals are those that end the program.
var signals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP}

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

// shown is called when the first picture has been drawn: the window shows it by itself.
func shown() {}

// fields is told where one can write: the keyboards of desktops are always there.
var fields func([]layout.Rect)

// A file that is made lies beside the decks, and one that is to be brought in is dropped on the
// window.
var (
	deliver func(name string, data []byte) (string, error)
	choose  func() ([]byte, error)
)
