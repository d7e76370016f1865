package deck

import (
	"strconv"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card/printed"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// isPower reports whether the ID is that of an archon power.
func isPower(id string) bool {
	p := cards.Printings(id)
	return len(p) > 0 && p[0].Type == cards.ArchonPower
}

// powers has the ID of each archon power by the key of its title, in any language in which
// it is printed.
var powers = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for id, title := range printed.Titles() {
		if isPower(id) {
			m[key(title)] = id
		}
	}
	for _, p := range cards.Facts() {
		if p.Type == cards.ArchonPower {
			m[key(p.Name)] = p.ID
		}
	}
	return m
})

// setPower sets the archon power of the deck by its ID (K31.1).
func (d *Deck) setPower(id string) error {
	if id != "" && !isPower(id) {
		return message.New("power-no-archon-power", printable.Quote(id))
	}
	d.Power = id
	return nil
}

// power sets the archon power of the deck by its title. Of two different ones it has none.
func (d *draft) power(title string) error {
	id, ok := powers()[key(title)]
	if !ok {
		return message.New("power-no-archon-power", strconv.Quote(clip(title)))
	}
	if d.Power != "" && d.Power != id {
		return message.New("power-two", strconv.Quote(Title(d.Power)), strconv.Quote(Title(id)))
	}
	d.Power = id
	return nil
}
