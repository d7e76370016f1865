package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/printable"
)

// spoken is the language in which a command speaks: the one of that tag, or else the
// one of the environment. What it writes for programs is in English.
func spoken(c *cobra.Command, tag string) (*lang.Language, error) {
	l := languages.Named(tag)
	switch {
	case tag == "":
		l = languages.Local()
	case l == nil:
		return nil, languages.Fail("no-language", strconv.Quote(tag), strings.Join(languageNames(), ", "))
	}
	if f := c.Flags().Lookup("json"); f != nil && f.Value.String() == "true" {
		l = languages.English()
	}
	return l, nil
}

func languageNames() []string {
	var names []string
	for _, l := range languages.All() {
		names = append(names, l.Name)
	}
	return names
}

// T is words of the language.
func (p *pool) T(key string, args ...any) string { return p.language.T(key, args...) }

// say is what went wrong, in one line that can be shown.
func (p *pool) say(err error) string { return printable.Text(p.language.Say(err), printable.Line) }

// tell writes words of the language in a line.
func (p *pool) tell(w io.Writer, key string, args ...any) { fmt.Fprintln(w, p.T(key, args...)) }

// warn tells what goes wrong and stops nothing.
func (p *pool) warn(w io.Writer, words string) { fmt.Fprintln(w, "archon:", words) }

// capital begins with a capital letter.
func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}
