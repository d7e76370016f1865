package forecast

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
)

// Harm is what would happen to a card.
type Harm struct {
	Card   keyforge.Slot
	Damage int  // that it takes
	Armor  int  // damage that its armor stops
	Ward   bool // its ward breaks
	Heal   int
	Dies   bool // it is destroyed
	Unsure bool // hidden cards decide it
}

// Harms are what some events do to cards: first the given cards, even if nothing
// happens to them, then the others in the order of the events. The result uses the
// memory of buf.
func Harms(buf []Harm, events []keyforge.Event, first ...keyforge.Slot) []Harm {
	all := buf[:0]
	for _, c := range first {
		all = append(all, Harm{Card: c})
	}
	of := func(c keyforge.Slot) *Harm {
		i := slices.IndexFunc(all, func(h Harm) bool { return h.Card == c })
		if i < 0 {
			i, all = len(all), append(all, Harm{Card: c})
		}
		return &all[i]
	}
	for i := range events {
		switch e := &events[i]; e.Kind {
		case keyforge.DamageDealt, keyforge.DamageMoved:
			of(e.Card).Damage += int(e.N)
		case keyforge.DamagePrevented:
			of(e.Card).Armor += int(e.N)
		case keyforge.WardBroken:
			of(e.Card).Ward = true
		case keyforge.Healed:
			of(e.Card).Heal += int(e.N)
		case keyforge.Destroyed:
			of(e.Card).Dies = true
		case keyforge.Saved:
			of(e.Card).Dies = false
		}
	}
	return all
}

// merge marks what differs in another world.
func merge(all, other []Harm) []Harm {
	for i := range all {
		same := func(h Harm) bool { h.Unsure = all[i].Unsure; return h == all[i] }
		all[i].Unsure = all[i].Unsure || !slices.ContainsFunc(other, same)
	}
	for _, h := range other {
		if !slices.ContainsFunc(all, func(o Harm) bool { return o.Card == h.Card }) {
			h.Unsure = true
			all = append(all, h)
		}
	}
	return all
}
