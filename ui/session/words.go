package session

import (
	"time"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
)

// Words puts things into words of the language.
type Words struct {
	Language  *lang.Language // that of the settings, with the words of the adventure
	Catalogue *keyforge.Catalogue
	Now       func() time.Time
}

// T is a text of the language.
func (w *Words) T(key string, args ...any) string { return w.Language.T(key, args...) }

// CardTitle is the name of the card with that ID in the language.
func (w *Words) CardTitle(id string) string {
	return w.Language.Called(id, w.printedTitle(id))
}

// Translation says how the card with that ID is called in English, if its title in the language
// is printed nowhere; else "".
func (w *Words) Translation(id string) string {
	if !w.Language.Translates(id) {
		return ""
	}
	return w.T("our-title-below", w.printedTitle(id))
}

// printedTitle is the name of the card with that ID in every language.
func (w *Words) printedTitle(id string) string { return cards.Title(w.Catalogue, id) }
