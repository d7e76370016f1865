package deck

import (
	"strconv"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// isToken reports whether the ID is that of a token card.
func isToken(id string) bool {
	p := cards.Printings(id)
	return len(p) > 0 && p[0].Type == cards.Token
}

// tokens has the ID of each token card by the key of its title, in any language in which
// it is printed.
var tokens = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for id, title := range printed.Titles() {
		if isToken(id) {
			m[key(title)] = id
		}
	}
	for _, p := range cards.Facts() {
		if p.Type == cards.Token {
			m[key(p.Name)] = p.ID
		}
	}
	return m
})

// setToken sets the token card of the deck by its ID (K25.18).
func (d *Deck) setToken(id string) error {
	if id != "" && !isToken(id) {
		return message.New("token-no-token-card", printable.Quote(id))
	}
	d.Token = id
	return nil
}

// token sets the token card of the deck by its title. Of two different ones it has none.
func (d *draft) token(title string) error {
	id, ok := tokens()[key(title)]
	if !ok {
		return message.New("token-no-token-card", strconv.Quote(clip(title)))
	}
	if d.Token != "" && d.Token != id {
		return message.New("token-two", strconv.Quote(Title(d.Token)), strconv.Quote(Title(id)))
	}
	d.Token = id
	return nil
}
