package table

import (
	"slices"

	"github.com/keyraken/keyraken/game"
)

// worlds is in how many reshuffled copies of the game something is played to see
// whether hidden cards decide it.
const worlds = 3

// patience is how many questions are answered at most in an imagined game.
const patience = 60

// imagined is a copy of the game in which something is tried out. What is hidden
// from who looks is dealt anew, so that nothing is learned that could not be seen.
type imagined struct {
	game   *game.Game
	events []game.Event
	legal  []game.Command
	asked  bool // a person would decide some of it
}

// begin makes the copy, one of several worlds.
func (w *imagined) begin(m *Model, rules game.Mode, world int) {
	if w.game == nil || w.game.Mode() != rules {
		w.game = game.Empty(m.Game.Catalogue(), rules)
	}
	w.game.Load(m.Game.State())
	w.game.Imagine(m.seat, uint64(m.Story.At())*worlds+uint64(world))
	w.events, w.asked = w.events[:0], false
}

// play gives the copy a command and answers what comes of it, until over says that
// it has seen enough. It reports whether that came about.
func (w *imagined) play(c game.Command, over func(*game.Question) bool) bool {
	for range patience {
		var err error
		if w.events, err = w.game.Apply(c, w.events); err != nil {
			return false
		}
		q := w.game.Question()
		if q.Kind == game.NoQuestion || over(q) {
			return true
		}
		w.legal = w.game.Legal(w.legal[:0])
		c = w.legal[0]
		w.asked = w.asked || len(w.legal) > 1
	}
	return false
}

// Harm is what would happen to a card.
type Harm struct {
	Card   game.Slot
	Damage int  // that it takes
	Armor  int  // damage that its armor stops
	Ward   bool // its ward breaks
	Heal   int
	Dies   bool // it is destroyed
	Unsure bool // hidden cards decide it
}

// harms are what some events do to cards, in the order of the events. The result
// uses the memory of all.
func harms(all []Harm, events []game.Event) []Harm {
	all = all[:0]
	of := func(c game.Slot) *Harm {
		i := slices.IndexFunc(all, func(h Harm) bool { return h.Card == c })
		if i < 0 {
			i, all = len(all), append(all, Harm{Card: c})
		}
		return &all[i]
	}
	for i := range events {
		switch e := &events[i]; e.Kind {
		case game.DamageDealt, game.DamageMoved:
			of(e.Card).Damage += int(e.N)
		case game.DamagePrevented:
			of(e.Card).Armor += int(e.N)
		case game.WardBroken:
			of(e.Card).Ward = true
		case game.Healed:
			of(e.Card).Heal += int(e.N)
		case game.Destroyed:
			of(e.Card).Dies = true
		case game.Saved:
			of(e.Card).Dies = false
		}
	}
	return all
}

// merge marks what is not the same in another world.
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
