// Package forecast tells a player of Codex what would come of an attack. It knows no more than the player does: it plays on tables
// that are imagined from what the player's seat knows, and tells only what is the same on all of them.
package forecast

import (
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
)

// Fight is what would come of an attack.
type Fight struct {
	Hurt   []Hurt // in the order of slots
	Gold   [codex.MaxSeats]int
	Cards  [codex.MaxSeats]int // that are drawn
	Wins   bool                // the attacker's side does
	Choice bool                // something depends on what the attacker still chooses, or the defender
	Chance bool                // something depends on what nobody knows, or only others
}

// Hurt is what something in play would take.
type Hurt struct {
	Card   codex.Slot
	Damage int
	More   bool // it may be more damage
	Leaves bool // play: it dies, or is gone otherwise
}

const (
	worlds  = 4  // that are imagined
	answers = 24 // to questions in between, in all
)

// OfAttack is what would come of an attack of the seat that is asked, as far as it can know; false if it is no legal attack.
func OfAttack(g *codex.Game, c codex.Command) (of Fight, ok bool) {
	if c.Verb != codex.Attack || g.Check(c) != nil {
		return of, false
	}
	var first []outcome
	for seed := range uint64(worlds) {
		w := &codex.Game{}
		w.CopyFrom(g)
		w.Imagine(g.Asked(), seed+1)
		end := &ends{left: answers}
		end.follow(w, outcome{}, c)
		if seed == 0 {
			first = end.all
			of.take(g, &first[0])
		}
		of.Chance = of.Chance || !slices.Equal(first, end.all)
		for i := range end.all {
			of.Choice = of.Choice || end.all[i] != end.all[0]
			of.keep(&end.all[i])
		}
		if end.left < 0 { // who knows what else
			return Fight{Choice: true}, true
		}
	}
	return of, true
}

// outcome is what has come of an attack in one way.
type outcome struct {
	hurt  [codex.MaxObjects]int
	gone  [codex.MaxObjects]bool
	gold  [codex.MaxSeats]int
	cards [codex.MaxSeats]int
	wins  bool
}

// ends are the ways in which an attack can go, in a world.
type ends struct {
	all  []outcome
	left int // questions that may still be answered
}

// follow plays a command, and all answers to what is asked before the main phase goes on.
func (e *ends) follow(w *codex.Game, o outcome, c game.Command) {
	seat := w.State().Turn
	events, err := w.Apply(c, nil)
	if err != nil {
		return
	}
	for _, ev := range events {
		o.add(ev)
	}
	if w.Over() {
		o.wins = w.Won(seat)
		e.all = append(e.all, o)
		return
	}
	if w.Question().Kind == codex.AskMain {
		e.all = append(e.all, o)
		return
	}
	for i, next := range w.Legal(nil) {
		if e.left--; e.left < 0 && (i > 0 || len(e.all) > 0) {
			return
		}
		n := &codex.Game{}
		n.CopyFrom(w)
		e.follow(n, o, next)
	}
}

// add adds what has happened.
func (o *outcome) add(e codex.Event) {
	switch e.Kind {
	case codex.DamageDealt:
		o.hurt[e.Card] += int(e.N)
	case codex.Died, codex.Sacrificed, codex.Trashed, codex.Returned:
		if e.Card != 0 {
			o.gone[e.Card] = true
		}
	case codex.GoldGained:
		o.gold[e.Seat] += int(e.N)
	case codex.GoldLost:
		o.gold[e.Seat] -= int(e.N)
	case codex.CardDrawn:
		o.cards[e.Seat]++
	}
}

// take begins with one outcome.
func (f *Fight) take(g *codex.Game, o *outcome) {
	for c := range g.Objects {
		if o.hurt[c] != 0 || o.gone[c] {
			f.Hurt = append(f.Hurt, Hurt{Card: c, Damage: o.hurt[c], Leaves: o.gone[c]})
		}
	}
	f.Gold, f.Cards, f.Wins = o.gold, o.cards, o.wins
}

// keep keeps of what is told what is so in another outcome, too.
func (f *Fight) keep(o *outcome) {
	kept := f.Hurt[:0]
	for _, h := range f.Hurt {
		h.More = h.More || h.Damage != o.hurt[h.Card]
		h.Damage = min(h.Damage, o.hurt[h.Card])
		h.Leaves = h.Leaves && o.gone[h.Card]
		if h.Damage > 0 || h.Leaves {
			kept = append(kept, h)
		}
	}
	f.Hurt = kept
	for s := range f.Gold {
		if f.Gold[s] != o.gold[s] {
			f.Gold[s] = 0
		}
		if f.Cards[s] != o.cards[s] {
			f.Cards[s] = 0
		}
	}
	f.Wins = f.Wins && o.wins
}
