package kind

import (
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/game/strict"
)

var _ game.Editor = (*Codex)(nil)

// ParseEdit reads a [codex.Edit], in which a card is its ID or its name in any language, in any case and with any punctuation.
func (k *Codex) ParseEdit(data []byte) (game.Edit, error) {
	e := &codex.Edit{}
	if err := strict.Decode(data, e); err != nil {
		return nil, err
	}
	e.Rename(k.id)
	return e, nil
}

// id is the ID of the card with that name, or else the name.
func (k *Codex) id(name string) string {
	for _, c := range k.cat.Cards {
		for _, called := range []string{c.ID, lang.English.Name(c.ID), lang.Russian.Name(c.ID)} {
			if folded(called) == folded(name) {
				return c.ID
			}
		}
	}
	return name
}

// folded is a name without what may differ.
func folded(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}
