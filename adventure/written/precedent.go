package written

import (
	"fmt"
	"reflect"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/notation"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// Nodes say of whom, and of which zone, they speak, and filters of which role; not every node can speak
// of everybody. What a card of the sets does can be done, and nothing else is read: a file may put our
// words together anew, but not a player where no card of ours has that one.

// use is a player, a zone or a role in a field of a node of one kind.
type use struct {
	node, field string
	kind, value uint64
}

// precedents are what the cards of the sets do.
var precedents = sync.OnceValue(func() map[use]bool {
	all := map[use]bool{}
	for _, c := range cards.All() {
		uses(c, func(u use, _ reflect.Value) { all[u] = true })
	}
	return all
})

// The types of what needs a precedent.
var who, zone, role = reflect.TypeFor[card.Who](), reflect.TypeFor[card.Zone](), reflect.TypeFor[card.Role]()

// uses calls a function for everything of a card that needs a precedent.
func uses(c *card.Card, f func(use, reflect.Value)) {
	card.Inspect(c, func(n card.Node) bool {
		if n == nil {
			return false
		}
		v := reflect.ValueOf(n).Elem()
		u := use{node: v.Type().Name()}
		switch n := n.(type) {
		case *card.Card, *card.Target:
			return true
		case *card.Filter:
			u.kind = uint64(n.Zone)
		default:
			u.kind = v.Field(0).Uint()
		}
		for i := range v.NumField() {
			in := v.Field(i)
			_, filters := n.(*card.Pred)
			if t := in.Type(); t != who && t != zone && !(t == role && filters) || in.IsZero() {
				continue
			}
			u.field, u.value = v.Type().Field(i).Name, in.Uint()
			if in.Type() == role && card.Role(u.value) == card.B {
				u.value = uint64(card.A) // one letter is as good as the other
			}
			f(u, in)
		}
		return true
	})
}

// unprecedented is what a card says of a player, a zone or a role and no card of the sets does, or "".
func unprecedented(c *card.Card) (what string) {
	uses(c, func(u use, v reflect.Value) {
		if what == "" && !precedents()[u] {
			what = fmt.Sprintf("%s.%s: %s", u.node, u.field, called(v))
		}
	})
	return what
}

// called is the word for a value.
func called(v reflect.Value) string {
	for _, w := range notation.Words() {
		if reflect.TypeOf(w.Means) == v.Type() && reflect.ValueOf(w.Means).Uint() == v.Uint() {
			return w.Name
		}
	}
	return fmt.Sprint(v.Uint())
}
