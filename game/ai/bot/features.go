package bot

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Unit represents 1 in a feature.
const Unit = 16

// features are what an expert sees of a position when a side is to choose a house, in
// [Unit]s.
type features struct {
	v [FeatureCount]int16
	n int
}

const (
	aboutTable   = 16
	aboutMonster = 14
	aboutPlayer  = 26 + 2*int(effectKinds) // for each player at the table
	aboutHand    = 4 + int(effectKinds)    // of the side that is to move

	// FeatureCount is how many features a position has.
	FeatureCount = aboutTable + aboutMonster + keyforge.MaxSeats*aboutPlayer + aboutHand
)

// add notes a number, of which about per is a lot.
func (f *features) add(n, per int) {
	f.v[f.n] = int16(max(-8*Unit, min(8*Unit, n*Unit/per)))
	f.n++
}

func (f *features) is(b bool) {
	if b {
		f.v[f.n] = Unit
	} else {
		f.v[f.n] = 0
	}
	f.n++
}

// Reader extracts from positions the features that a [Network] judges.
type Reader struct {
	digests digests
	gauge   []keyforge.GaugeValue
}

// Read returns the features of the position for the side that is to move.
func (r *Reader) Read(g *keyforge.Game, side keyforge.Side) [FeatureCount]int16 {
	var f features
	r.read(g, side, &f)
	return f.v
}

// read notes the position for the side that is to move; the others follow in the order
// of their turns.
func (r *Reader) read(g *keyforge.Game, side keyforge.Side, f *features) {
	*f = features{}
	boss, seats := g.Boss(), g.Seats()
	armor, left := 0, 0 // of the monster
	if boss != 0 {
		armor, left = g.Armor(boss), g.Power(boss)-int(g.Card(boss).Damage)
	}
	r.table(g, side, boss, f)
	f.n = aboutTable
	if boss != 0 {
		r.monster(g, boss, f)
	}
	at := side
	for i := range seats {
		f.n = aboutTable + aboutMonster + i*aboutPlayer
		r.player(g, at, armor, left, f)
		at = g.NextPlayer(at)
	}
	f.n = aboutTable + aboutMonster + keyforge.MaxSeats*aboutPlayer
	r.hand(g, side, f)
}

// table notes what concerns everybody.
func (r *Reader) table(g *keyforge.Game, side keyforge.Side, boss keyforge.Slot, f *features) {
	seats := g.Seats()
	f.is(seats == 2)
	f.is(seats == 3)
	f.is(g.TideHigh(side))
	f.is(g.TideHigh(g.Opponent(side)))
	f.add(g.CardsPerTurn(), 3)
	f.add(g.Turn(), 20*seats)
	r.gauge = g.Gauges(r.gauge[:0])
	for i := range r.gauge {
		m := &r.gauge[i]
		if i > 1 || !m.Limited || m.Limit <= 0 {
			continue
		}
		left := m.Limit - m.Value
		f.add(m.Value, m.Limit)
		f.is(left <= 0)
		f.is(left == 1)
		f.is(left == 2)
		f.is(left == 3)
	}
}

// monster notes what concerns the monster.
func (r *Reader) monster(g *keyforge.Game, boss keyforge.Slot, f *features) {
	seats := g.Seats()
	cs := g.Card(boss)
	f.add(g.Power(boss)-int(cs.Damage), 10*seats)
	f.add(max(0, 10*seats-g.Power(boss)+int(cs.Damage)), 5*seats)
	f.add(g.Armor(boss), 2)
	f.is(cs.Is(keyforge.Warded))
	f.is(cs.Is(keyforge.Stunned) || cs.Is(keyforge.Exhausted))
	upgrades := 0
	for up := cs.First; up != 0; up = g.Card(up).Next {
		upgrades++
	}
	f.add(upgrades, 1)
	var creatures, power, preys, damage, amber, held int
	for _, c := range g.Pile(keyforge.Monster, card.Battleline) {
		cs := g.Card(c)
		creatures++
		power += g.Power(c) + g.Armor(c)
		damage += int(cs.Damage)
		amber += int(cs.Amber)
		if r.digests.of(g.Catalogue(), g.Def(c)).prey {
			preys++
		}
		if cs.Is(keyforge.Stunned) || cs.Is(keyforge.Exhausted) {
			held++
		}
	}
	f.add(creatures, 2)
	f.add(power, 10)
	f.add(preys, 2)
	f.add(damage, 6)
	f.add(amber, 2)
	f.add(held, 1)
	f.add(len(g.Pile(keyforge.Monster, card.Archives)), 2)
	f.add(len(g.Pile(keyforge.Monster, card.Artifacts))-1, 1)
}

// byHouse is what a player has of a house.
type byHouse struct{ creatures, power, cards int }

// player notes what concerns a player whose creatures face a monster with that armor
// and that much power left.
func (r *Reader) player(g *keyforge.Game, side keyforge.Side, armor, left int, f *features) {
	var houses [card.HouseCount]byHouse
	var creatures, power, damage, stunned, warded, amber, armored, standing, upgrades int
	var use, play effectCounts
	each := func(c keyforge.Slot, creature bool) {
		cs := g.Card(c)
		t := r.digests.of(g.Catalogue(), g.Def(c))
		standing += int(t.standing)
		for d := range use {
			use[d] += t.use[d]
		}
		for up := cs.First; up != 0; up = g.Card(up).Next {
			upgrades++
		}
		has := g.HousesOf(c)
		p := 0
		if creature {
			p = g.Power(c)
			creatures++
			power += p
			armored += g.Armor(c)
			damage += int(cs.Damage)
			amber += int(cs.Amber)
			if cs.Is(keyforge.Warded) {
				warded++
			}
			if cs.Is(keyforge.Stunned) {
				stunned++
				p = 0
			}
		}
		for h := range houses {
			if has.Has(card.House(h)) {
				houses[h].creatures++
				houses[h].power += p
			}
		}
	}
	for _, c := range g.Pile(side, card.Battleline) {
		each(c, true)
	}
	artifacts := g.Pile(side, card.Artifacts)
	for _, c := range artifacts {
		each(c, false)
	}
	hand := g.Pile(side, card.Hand)
	for _, c := range hand {
		t := r.digests.of(g.Catalogue(), g.Def(c))
		for d := range play {
			play[d] += t.play[d]
		}
		houses[g.Card(c).House].cards++
	}
	var best, second, most, fists int
	for h := range houses {
		n := houses[h].creatures + houses[h].cards
		if n > best {
			best, second = n, best
		} else {
			second = max(second, n)
		}
		most = max(most, houses[h].creatures)
		fists = max(fists, houses[h].power-armor)
	}
	keys, cost := g.Keys(side), g.KeyCost(side)
	forged := bits.OnesCount8(keys)
	pool := g.Pool(side)
	f.is(forged >= 1)
	f.is(forged >= 2)
	f.is(forged >= 3)
	f.add(pool, 6)
	f.is(pool >= cost)
	f.add(min(pool, cost), max(1, cost))
	f.add(cost-6, 2)
	f.add(len(hand), 4)
	f.add(g.Chains(side), 4)
	f.add(len(g.Pile(side, card.Archives)), 3)
	f.add(creatures, 3)
	f.add(power, 12)
	f.add(damage, 6)
	f.add(stunned, 1)
	f.add(warded, 1)
	f.add(amber, 2)
	f.add(armored, 3)
	f.add(upgrades, 1)
	f.add(len(artifacts), 2)
	f.add(standing, 3)
	f.add(best, 4)
	f.add(second, 4)
	f.add(most, 2)
	f.add(max(0, fists), 8)
	f.is(left > 0 && fists >= left)
	f.add(max(0, min(12, left)-max(0, fists)), 6)
	for d := range use {
		f.add(int(use[d]), 3)
	}
	for d := range play {
		f.add(int(play[d]), 3)
	}
}

// hand notes what the side that is to move could do with the best of its houses.
func (r *Reader) hand(g *keyforge.Game, side keyforge.Side, f *features) {
	var best effectCounts
	most, power, creatures := 0, 0, 0
	var of [card.HouseCount]struct {
		n, power, creatures int
		play                effectCounts
	}
	for _, c := range g.Pile(side, card.Hand) {
		h := &of[g.Card(c).House]
		t := r.digests.of(g.Catalogue(), g.Def(c))
		h.n++
		for d := range h.play {
			h.play[d] += t.play[d]
		}
		if printed := g.Catalogue().Card(g.Def(c)); printed.Type == card.CreatureType {
			h.power += printed.Power
			h.creatures++
		}
	}
	for _, c := range g.Pile(side, card.Battleline) {
		has := g.HousesOf(c)
		for h := range of {
			if has.Has(card.House(h)) {
				of[h].n++
			}
		}
	}
	for h := range of {
		if of[h].n > most {
			most, best, power, creatures = of[h].n, of[h].play, of[h].power, of[h].creatures
		}
	}
	f.add(most, 4)
	f.add(power, 8)
	f.add(creatures, 2)
	f.add(len(g.Pile(side, card.Deck)), 18)
	for d := range best {
		f.add(int(best[d]), 3)
	}
}
