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
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// spoken is the language in which a command speaks: that of the tag, or else that of
// the environment. Output for programs is in English.
func spoken(c *cobra.Command, tag string) (*lang.Language, error) {
	l := languages.Named(tag)
	switch {
	case tag == "":
		l = languages.Local()
	case l == nil:
		return nil, message.New("no-language", strconv.Quote(tag), strings.Join(languageNames(), ", "))
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

// T is a text of the language.
func (p *pool) T(key string, args ...any) string { return p.language.T(key, args...) }

// say describes an error, in one printable line.
func (p *pool) say(err error) string { return printable.Text(p.language.Say(err), printable.Line) }

// tell writes a text of the language in a line.
func (p *pool) tell(w io.Writer, key string, args ...any) {
	fmt.Fprintln(w, printable.Text(p.T(key, args...), longest))
}

// warn reports a problem that stops nothing.
func (p *pool) warn(w io.Writer, words string) { fmt.Fprintln(w, "archon:", words) }

// capital makes the first letter a capital.
func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}
