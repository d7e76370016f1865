package advice

import (
	"cmp"
	"context"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Kind is what a [Reason] is about.
type Kind uint8

// The kinds of reasons, the weightiest first. "The foe" is the monster or, in a duel, the
// opponent; "the players" are all who play together.
const (
	Wins          Kind = iota // the players win
	Loses                     // they lose
	MonsterRises              // the monster rises
	FoeKeys                   // the foe forges a key
	OwnKeys                   // keys that the players forge
	OwnDestroyed              // Card, a creature of the players, is destroyed
	MonsterDamage             // damage that the monster takes
	ArmorDamage               // damage that its armor stops
	FoeDestroyed              // Card, of the foe, is destroyed
	OwnAmber                  // æmber that the players have
	FoeAmber                  // æmber that the foe has
	OwnTide                   // the tide is high for the side
	OwnCreatures              // creatures that come into play for the players
	CardsDrawn                // cards that the side draws
	OwnChains                 // chains that the side has
	Kinds
)

// counted are the kinds that happen a number of times; the others either happen in a world
// or do not.
var counted = [Kinds]bool{OwnKeys: true, MonsterDamage: true, ArmorDamage: true, OwnAmber: true, FoeAmber: true, OwnCreatures: true,
	CardsDrawn: true, OwnChains: true}

// bad are the kinds of which less is better.
var bad = [Kinds]bool{Loses: true, MonsterRises: true, FoeKeys: true, OwnDestroyed: true, FoeAmber: true, OwnChains: true}

// Reason is a difference between two ways to play on.
type Reason struct {
	Kind Kind
	Card keyforge.Slot // that it is about, or 0
	// With and Without are in how many of the worlds it happens with the plan and with the
	// alternative or, for what is counted, the total over all worlds.
	With, Without int
	Worlds        int
	// Varies says that the difference is not the same in all worlds.
	Varies bool
}

// Counted reports whether With and Without count things, not worlds.
func (r *Reason) Counted() bool { return counted[r.Kind] }

// By is how many more of what is counted the plan gives per world, rounded; negative for
// fewer.
func (r *Reason) By() int {
	d := r.With - r.Without
	if d < 0 {
		return -((-2*d + r.Worlds) / (2 * r.Worlds))
	}
	return (2*d + r.Worlds) / (2 * r.Worlds)
}

// Good reports whether the reason speaks for the plan.
func (r *Reason) Good() bool { return (r.With > r.Without) != bad[r.Kind] }

// The least differences worth mentioning, as a number of [Worlds].
const (
	leastOdds = Worlds / 8 // for what happens or does not
	leastCard = Worlds / 4 // of a single card
)

// worthIt reports whether the difference is large enough to be mentioned.
func (r *Reason) worthIt() bool {
	d := max(r.With-r.Without, r.Without-r.With) * Worlds
	switch {
	case counted[r.Kind]:
		return r.By() != 0
	case r.Card != 0:
		return d >= leastCard*r.Worlds
	}
	return d >= leastOdds*r.Worlds
}

// Compare plays two ways to go on, each to the end of the opponent's next turn, in worlds
// that the seat imagines, and returns the differences, the weightiest first. A greedy bot
// decides, for all sides, what a line of commands does not. When the context ends it
// returns what it has so far.
func (v *Adviser) Compare(ctx context.Context, g *keyforge.Game, seat keyforge.Side, plan, other []keyforge.Command, seed uint64) []Reason {
	p := &v.player
	p.see(g, seat)
	var sum tally
	n := 0
	for ; n < Worlds && search.KeepThinking(ctx); n++ {
		var with, without facts
		for _, way := range [...]struct {
			line []keyforge.Command
			of   *facts
		}{{plan, &with}, {other, &without}} {
			p.game = imagined(p.game, g, seat, world(seed, n))
			p.play(way.line, way.of)
		}
		sum.add(&with, &without, n)
	}
	return sum.reasons(p, g, n)
}

// tally sums up the facts of several worlds.
type tally struct {
	numbers [Kinds]Reason
	by      [Kinds]int // the difference in the first world
	cards   [keyforge.MaxCards]Reason
}

func (t *tally) add(with, without *facts, nth int) {
	for k := range Kinds {
		r := &t.numbers[k]
		a, b := with.numbers[k], without.numbers[k]
		if nth == 0 {
			t.by[k] = a - b
		}
		r.With, r.Without, r.Varies = r.With+a, r.Without+b, r.Varies || a-b != t.by[k]
	}
	for c := range t.cards {
		r := &t.cards[c]
		if with.fallen.Has(keyforge.Slot(c)) {
			r.With++
		}
		if without.fallen.Has(keyforge.Slot(c)) {
			r.Without++
		}
	}
}

// reasons are the differences worth mentioning, after that many worlds.
func (t *tally) reasons(p *player, g *keyforge.Game, worlds int) (all []Reason) {
	add := func(r Reason) {
		if r.Worlds = worlds; worlds > 0 && r.worthIt() {
			all = append(all, r)
		}
	}
	for k := range Kinds {
		t.numbers[k].Kind = k
		add(t.numbers[k])
	}
	for _, c := range p.known {
		r := &t.cards[c]
		r.Card, r.Kind = c, OwnDestroyed
		if g.Card(c).Ctrl == p.foe {
			r.Kind = FoeDestroyed
		}
		add(*r)
	}
	slices.SortStableFunc(all, func(a, b Reason) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(odds(&b), odds(&a)))
	})
	return all
}

// odds is how much the plan changes how often something happens.
func odds(r *Reason) int { return max(r.With-r.Without, r.Without-r.With) }
