// Package languages lists the languages that can be chosen.
package languages

import (
	"sync"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/en"
	"github.com/keyraken/keyraken/game/lang/ru"
)

// English says what another language lacks.
var English = sync.OnceValue(func() *lang.Language { return en.Language().Over(nil) })

// All are the languages in the order in which they are offered.
var All = sync.OnceValue(func() []*lang.Language {
	return []*lang.Language{
		English(),
		ru.Language().Over(English()),
	}
})

// Named is the language of that name, or nil.
func Named(name string) *lang.Language {
	for _, l := range All() {
		if l.Name == name {
			return l
		}
	}
	return nil
}

// Fail is a message of that key, which speaks English as an error and any language
// by [lang.Language.Say].
func Fail(key string, args ...any) error { return English().Fail(key, args...) }
