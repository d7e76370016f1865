package pool

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/files"
)

// T is a text of the language.
func (p *Pool) T(key string, args ...any) string { return p.Language.T(key, args...) }

// Describe describes an error, in one printable line.
func (p *Pool) Describe(err error) string { return printable.Text(p.Language.Say(err), printable.Line) }

// Print writes a text of the language in a line.
func (p *Pool) Print(w io.Writer, key string, args ...any) {
	fmt.Fprintln(w, printable.Text(p.T(key, args...), terminal.Longest))
}

// Warn reports a problem that stops nothing.
func (p *Pool) Warn(w io.Writer, words string) { fmt.Fprintln(w, "archon:", words) }

// HouseNamed is the house of that name in lists, in English or in the language, in any case.
func (p *Pool) HouseNamed(name string) (card.House, bool) {
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if strings.EqualFold(name, p.Language.House(h)) {
			return h, true
		}
	}
	return card.ParseHouse(strings.ToLower(strings.ReplaceAll(name, " ", "")))
}

// Houses lists the houses of a deck.
func (p *Pool) Houses(d *deck.Deck) string {
	var names []string
	for _, h := range d.Houses {
		names = append(names, p.Language.House(h))
	}
	return strings.Join(names, ", ")
}

// Folder is a directory in which the program keeps something, in words. The home directory is ~
// where shells know it: a manual page is for everybody.
func (p *Pool) Folder(dir string) string {
	if dir == "" {
		return p.T("usage-nowhere", files.ErrNowhere)
	}
	home, err := os.UserHomeDir()
	if below, ok := strings.CutPrefix(dir, home+"/"); ok && err == nil {
		return "~/" + below
	}
	return dir
}

// OrNone lists names, or says that there is none.
func (p *Pool) OrNone(names []string) string {
	if len(names) == 0 {
		return p.T("nothing")
	}
	return strings.Join(names, ", ")
}
