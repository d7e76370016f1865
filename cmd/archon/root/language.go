package root

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
)

// chosenLanguage is the language in which a command speaks: that of the tag, or else that of
// the environment. Output for programs is in English.
func chosenLanguage(c *cobra.Command, tag string) (*lang.Language, error) {
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

// languageOf is the language that the arguments name, found before they are parsed: help and
// errors in them are in it, too. An unknown language is refused later.
func languageOf(args []string) *lang.Language {
	tag := ""
	for i, arg := range args {
		if named, ok := strings.CutPrefix(arg, "--lang="); ok {
			tag = named
		} else if arg == "--lang" && i+1 < len(args) {
			tag = args[i+1]
		}
	}
	return cmp.Or(languages.Named(tag), languages.Local())
}
