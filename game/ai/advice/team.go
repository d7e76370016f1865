package advice

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
)

// Step is what an ally can do in the next turn, if the advised side follows the plan: what came of it in most of the worlds, where
// a greedy bot plays for everybody else. An ally who thinks can do at least as much.
type Step struct {
	Side      keyforge.Side
	Wins      bool            // the players win in that turn
	Keys      int             // that the ally forges, at least
	Destroyed []keyforge.Slot // cards of the monster that are in play now, and that are destroyed in that turn
	Damage    int             // that the monster takes in that turn, at least
}

// most is how many of so many worlds are most of them.
func most(worlds int) int { return (7*worlds + 9) / 10 }

// leastDamage is how much damage of an ally is worth mentioning.
const leastDamage = 3

// turn is what happened in the turn of an ally in one world.
type turn struct {
	won          bool
	keys, damage int
	fallen       keyforge.Set
}

// Team says what the allies can do in their next turns, in the order of these, after a plan of the seat: only what holds in most of
// the worlds that the seat imagines. Allies of whom nothing can be said are left out.
func (v *Adviser) Team(ctx context.Context, g *keyforge.Game, seat keyforge.Side, plan []keyforge.Command, seed uint64) []Step {
	if g.Boss() == 0 || g.Seats() == 1 {
		return nil
	}
	p := &v.player
	p.see(g, seat)
	var turns [keyforge.MaxSeats][]turn
	var order []keyforge.Side
	n := 0
	for ; n < Worlds && search.KeepThinking(ctx); n++ {
		p.game = imagined(p.game, g, seat, world(seed, n))
		p.round(plan, func(ally keyforge.Side, t turn) {
			if turns[ally] = append(turns[ally], t); !slices.Contains(order, ally) {
				order = append(order, ally)
			}
		})
	}
	var all []Step
	for _, ally := range order {
		if s := p.step(g, ally, turns[ally], n); s.Wins || s.Keys > 0 || s.Damage > 0 || s.Destroyed != nil {
			all = append(all, s)
		}
	}
	return all
}

// round plays the game on until the seat is to play its next turn, and tells what happened in the turns of its allies.
func (p *player) round(line []keyforge.Command, each func(keyforge.Side, turn)) {
	g, seat := p.game, p.seat
	now, t := seat, turn{}
	if g.TurnOf() != seat { // the turn of the monster
		now = p.foe
	}
	tell := func() {
		if now != seat && now < keyforge.MaxSides && now != p.foe {
			each(now, t)
		}
	}
	for n := 0; n < patience && !g.Over(); n++ {
		p.legal = g.Legal(p.legal[:0])
		c := p.choose(&line)
		var err error
		if p.events, err = g.Apply(c, p.events[:0]); err != nil {
			return
		}
		for i := range p.events {
			switch e := &p.events[i]; e.Kind {
			case keyforge.TurnBegan:
				if tell(); e.Side == seat {
					return
				}
				now, t = e.Side, turn{}
			case keyforge.KeyForged:
				if e.Side == now {
					t.keys++
				}
			case keyforge.DamageDealt, keyforge.DamageMoved:
				if e.Card == g.Boss() {
					t.damage += int(e.N)
				}
			case keyforge.Destroyed:
				t.fallen.Add(e.Card)
			case keyforge.Saved:
				t.fallen.Bits[e.Card/32] &^= 1 << (e.Card % 32)
			}
		}
	}
	if t.won = g.Over() && g.Won(seat); g.Over() {
		tell()
	}
}

// step is what holds in most of the worlds for the turns of an ally, one for each world in which it came.
func (p *player) step(g *keyforge.Game, ally keyforge.Side, turns []turn, worlds int) Step {
	s := Step{Side: ally}
	enough := most(worlds)
	if len(turns) < enough || worlds == 0 {
		return s
	}
	won := 0
	var keys, damage []int
	for i := range turns {
		if turns[i].won {
			won++
		}
		keys, damage = append(keys, turns[i].keys), append(damage, turns[i].damage)
	}
	s.Wins, s.Keys, s.Damage = won >= enough, least(keys, enough), least(damage, enough)
	if s.Damage < leastDamage {
		s.Damage = 0
	}
	for _, c := range p.known {
		if g.Card(c).Ctrl != p.foe {
			continue
		}
		n := 0
		for i := range turns {
			if turns[i].fallen.Has(c) {
				n++
			}
		}
		if n >= enough {
			s.Destroyed = append(s.Destroyed, c)
		}
	}
	return s
}

// least is the largest number that at least so many of the values reach.
func least(values []int, enough int) int {
	slices.Sort(values)
	return max(0, values[len(values)-enough])
}
