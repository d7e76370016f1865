// Package languages lists the languages that can be chosen.
package languages

import (
	"cmp"
	"os"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/en"
	"github.com/keyraken/keyraken/game/lang/ru"
)

// English is the fallback for what another language lacks.
var English = sync.OnceValue(func() *lang.Language { return en.Language().WithFallback(nil) })

// list is the languages in the order in which they are offered, by name. Using one does not
// have to wait until the words of the others are read.
var list = [...]struct {
	name string
	read func() *lang.Language
}{
	{"en", English},
	{"ru", sync.OnceValue(func() *lang.Language { return ru.Language().WithFallback(English()) })},
}

// All are the languages in the order in which they are offered.
func All() []*lang.Language {
	var all []*lang.Language
	for _, l := range list {
		all = append(all, l.read())
	}
	return all
}

// Named returns the language with that name, or nil.
func Named(name string) *lang.Language {
	for _, l := range list {
		if l.name == name {
			return l.read()
		}
	}
	return nil
}

// Local returns the language of the environment, such as that of LANG=ru_RU.UTF-8, or
// English if we do not have it.
func Local() *lang.Language {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
	locale, _, _ = strings.Cut(locale, ".")
	locale, _, _ = strings.Cut(locale, "@")
	tag := strings.ReplaceAll(locale, "_", "-")
	base, _, _ := strings.Cut(tag, "-")
	return cmp.Or(Named(tag), Named(base), English())
}
