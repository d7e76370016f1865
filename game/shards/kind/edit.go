package kind

import (
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/lang"
	"github.com/keyraken/keyraken/game/strict"
)

var (
	_ game.Editor     = (*Shards)(nil)
	_ game.Positioner = (*Shards)(nil)
)

// ParseEdit reads a [shards.Edit], in which a card is its ID or its name in any language, in any case and with any punctuation.
func (k *Shards) ParseEdit(data []byte) (game.Edit, error) {
	e := &shards.Edit{}
	if err := strict.Decode(data, e); err != nil {
		return nil, err
	}
	e.Rename(k.id)
	return e, nil
}

// Position implements [game.Positioner].
func (k *Shards) Position(g game.Game) (game.Edit, error) {
	e, err := shards.EditOf(g.(*shards.Game))
	if err != nil {
		return nil, err
	}
	return e, nil
}

// id is the ID of the card with that name, or else the name.
func (k *Shards) id(name string) string {
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
