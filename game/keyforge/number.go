package keyforge

import (
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// traits are those of the card, at that moment if it has left play since (K13.6). It can have
// gained no other than Mutant.
func (g *Game) traits(c Slot, at uint32) trait.Set {
	cs := &g.s.Cards[c]
	if cs.Zone.InPlay() {
		return g.d.chars[c].traits
	}
	all := g.ownTraits(c)
	if g.past(c, at) && cs.Last.Marks&mutated != 0 {
		all = all.Turned(trait.Mutant)
	}
	return all
}

// ownTraits are those of the card, or of the token card of which it is, or just was, a copy.
func (g *Game) ownTraits(c Slot) trait.Set {
	cs := &g.s.Cards[c]
	own := cs.Def
	if token := g.leftAs(c); token != 0 {
		own = token
	} else if g.isToken(c) {
		own = cs.Text
	}
	return g.cat.Entries[own].Card.Traits
}

// number is the number that was chosen in the ability, or that its lasting
// effect remembers.
func (sc *scope) number(g *Game) int {
	switch {
	case sc.lasting >= 0:
		return int(g.s.lasting[sc.lasting].Number)
	case sc.f != nil:
		return int(sc.f.number)
	}
	return 0
}

// num is a number; most are as printed.
func (g *Game) num(n *card.Num, sc *scope) int {
	if n.Kind == card.Const {
		return n.N
	}
	return g.amount(n, sc)
}

// amount computes a number that depends on the game.
func (g *Game) amount(n *card.Num, sc *scope) int {
	switch n.Kind {
	case card.CountOf, card.CardsIn:
		set := g.candidates(n.Filter, sc)
		return set.Len()
	case card.CountAmong:
		set, total := g.role(n.Role, sc), 0
		for c := set.First(); c != 0; c = set.Next(c) {
			if g.match(n.Filter, c, sc, set.At) {
				total += 1 + one(n.Filter.Types == card.Cards.Types && g.s.Cards[c].Is(LeftPlay) && g.bearer(c) != c) // K19.3
			}
		}
		return total
	case card.MostOfHouse:
		return g.mostOfHouse(g.role(n.Role, sc))
	case card.MostOfType:
		return g.mostOfType(g.role(n.Role, sc))
	case card.MostOfColor:
		return g.mostOfColor(g.who(n.Who, sc, sc.about()))
	case card.KeyCost:
		return g.currentCost(g.one(n.Who, sc, sc.about()))
	case card.KeyColors:
		return g.keyColors()
	case card.AmberOnEach, card.CountersOnEach, card.PowerSum, card.ArmorSum, card.TopPower, card.HousesAmong, card.PowersAmong:
		return g.sum(n, g.candidates(n.Filter, sc), present)
	case card.PowerOf, card.ArmorOf, card.AmberOn, card.DamageOn, card.CountersOn, card.TraitsOf, card.IconsOn:
		if number, ok := g.kept(n, sc); ok {
			return number
		}
		set := g.role(n.Role, sc)
		return g.sum(n, set, set.At)
	case card.Pool, card.Keys, card.UnforgedKeys, card.Done, card.DoneLast:
		total := 0
		for side := range Side(MaxSides) {
			if g.who(n.Who, sc, sc.about())&(1<<side) != 0 {
				total += g.ofPlayer(n, side)
			}
		}
		return total
	case card.Affected:
		if sc.f != nil {
			return int(sc.f.count)
		}
	case card.ChosenNumber:
		return sc.number(g)
	case card.EventAmount:
		if sc.ev != nil {
			return int(sc.ev.Amount)
		}
	case card.AdventureNumber:
		if i := g.table.Number(n.Name); i >= 0 {
			return int(g.s.Mode[i])
		}
	case card.Players:
		return int(g.s.Seats)
	case card.Fraction:
		whole := g.num(n.A, sc)
		if n.Up {
			whole += n.N - 1
		}
		return whole / n.N
	case card.Sum:
		return g.num(n.A, sc) + g.num(n.B, sc)
	case card.Minus:
		return max(0, g.num(n.A, sc)-g.num(n.B, sc))
	case card.Times:
		if n.Name != "" {
			return g.num(n.A, sc) * g.Condition(n.Name, n.N)
		}
		return g.num(n.A, sc) * n.N
	case card.Smaller:
		return min(g.num(n.A, sc), g.num(n.B, sc))
	}
	return 0
}

// sum adds up what a number reads from each card of a set, see [Game.past].
func (g *Game) sum(n *card.Num, set Set, at uint32) int {
	total := 0
	var houses card.Houses
	for c := set.First(); c != 0; c = set.Next(c) {
		switch n.Kind {
		case card.PowerOf, card.PowerSum:
			total += g.power(c, at)
		case card.TopPower:
			total = max(total, g.power(c, at))
		case card.ArmorOf, card.ArmorSum:
			total += g.armor(c, at)
		case card.AmberOn, card.AmberOnEach:
			total += g.amber(c, at)
		case card.DamageOn:
			total += g.damage(c, at)
		case card.CountersOn, card.CountersOnEach:
			total += int(g.s.Cards[c].Counters[n.Counter])
		case card.TraitsOf:
			t := g.traits(c, at)
			total += bits.OnesCount64(t[0]) + bits.OnesCount64(t[1])
		case card.IconsOn:
			bearer := &g.s.Cards[g.bearer(c)]
			for i := 0; i < card.MaxIcons && bearer.icon(i) != card.NoIcon; i++ {
				total += one(n.Icon == card.NoIcon || n.Icon == bearer.icon(i))
			}
			if n.Icon == card.NoIcon {
				total += bits.OnesCount32(uint32(bearer.icons().houses())) // Q70
			}
		case card.HousesAmong:
			houses |= g.houses(c, at) &^ card.HouseSet(n.House)
		case card.PowersAmong:
			total += one(!g.powerBefore(&set, c, at))
		}
	}
	return total + bits.OnesCount32(uint32(houses))
}

// mostOfHouse is how many cards of the set belong to one house, of the one with the most.
func (g *Game) mostOfHouse(set Set) int {
	var of [card.HouseCount]int
	for c := set.First(); c != 0; c = set.Next(c) {
		houses := g.houses(c, set.At)
		for h := range of {
			of[h] += one(houses.Has(card.House(h)))
		}
	}
	return slices.Max(of[:])
}

// mostOfType is how many of the cards are of one type, of the one that most of them are of.
func (g *Game) mostOfType(set Set) int {
	var of [card.TypeCount]int
	for c := set.First(); c != 0; c = set.Next(c) {
		of[g.kind(c, set.At)]++
	}
	return slices.Max(of[:])
}

// mostOfColor is how many of the sides have forged the key of one color, of the one that
// the most of them have.
func (g *Game) mostOfColor(sides uint8) int {
	var of [colors]int
	for side := range Side(MaxSides) {
		for color := range of {
			of[color] += one(sides&(1<<side) != 0 && g.s.Players[side].Keys&(1<<color) != 0)
		}
	}
	return slices.Max(of[:])
}

// keyColors is how many colors there are among the forged keys.
func (g *Game) keyColors() int {
	all := uint8(0)
	for side := range Side(MaxSides) {
		all |= g.s.Players[side].Keys
	}
	return bits.OnesCount8(all)
}

// powerBefore reports whether an earlier card of the set has the same power as this
// one.
func (g *Game) powerBefore(set *Set, c Slot, at uint32) bool {
	for o := set.First(); o != c; o = set.Next(o) {
		if g.power(o, at) == g.power(c, at) {
			return true
		}
	}
	return false
}

func (g *Game) ofPlayer(n *card.Num, side Side) int {
	p := &g.s.Players[side]
	switch n.Kind {
	case card.Pool:
		return int(p.Pool)
	case card.Keys:
		return p.KeyCount()
	case card.UnforgedKeys:
		if side == Monster {
			return 0 // A11.3
		}
		return g.keysOf(side) - p.KeyCount()
	case card.Done:
		switch {
		case n.Ledger == card.Forged:
			return bits.OnesCount8(p.ForgedNow)
		case n.House == card.NoHouse:
			return int(p.Now[n.Ledger])
		case n.Ledger == card.Discarded:
			return int(p.DiscardedOf[n.House])
		case n.Ledger == card.UsedCreatures:
			return int(p.UsedOf[n.House])
		}
		return int(p.PlayedOf[n.House])
	case card.DoneLast:
		if n.Ledger == card.Forged {
			return bits.OnesCount8(p.ForgedBefore)
		}
		return int(p.Before[n.Ledger])
	}
	return 0
}

// holds reports whether a condition holds.
func (g *Game) holds(c *card.Cond, sc *scope) bool {
	if c.Kind == card.WasDestroyed {
		if set := g.role(c.Role, sc); set.Empty() {
			return false // without a card, neither the condition nor its negation holds
		}
	}
	return g.isTrue(c, sc) != c.Not
}

func (g *Game) isTrue(c *card.Cond, sc *scope) bool {
	switch c.Kind {
	case card.Always:
		return true
	case card.Compare:
		return compare(g.num(&c.A, sc), c.Cmp, g.num(&c.B, sc))
	case card.Exists:
		set := g.candidates(c.Filter, sc)
		return !set.Empty()
	case card.RoleIs:
		g.refresh()
		set := g.role(c.Role, sc)
		for o := set.First(); o != 0; o = set.Next(o) {
			if !g.match(c.Filter, o, sc, set.At) {
				return false
			}
		}
		return !set.Empty()
	case card.WasDestroyed:
		set := g.role(c.Role, sc)
		for o := set.First(); o != 0; o = set.Next(o) {
			if !g.was(o, Tagged, set.At) {
				return false
			}
		}
		return !set.Empty()
	case card.TideHigh:
		return g.who(c.Who, sc, sc.about())&g.s.High != 0
	case card.TideLow:
		return g.who(c.Who, sc, sc.about())&g.s.Low != 0
	case card.YourTurn:
		return g.s.TurnOf == sc.you
	case card.Succeeded:
		return sc.f != nil && sc.f.ok && !sc.f.short && !sc.f.failed
	case card.FirstUse:
		return g.s.Cards[sc.self].Used == 1
	case card.Haunted:
		return g.who(c.Who, sc, sc.about())&g.haunted() != 0
	case card.Overwhelmed: // K29.8, A18
		side := g.one(c.Who, sc, sc.about())
		mine, theirs := g.bodies(1<<side), g.bodies(1<<g.opponent(side))
		return mine.Len() < theirs.Len()
	case card.KeyForged:
		return g.anyForged(g.who(c.Who, sc, sc.about()), c.N)
	case card.Named:
		set := g.role(c.Role, sc)
		return sc.f != nil && g.areNamed(&set, sc.f)
	case card.OddNumber:
		return g.num(&c.A, sc)%2 != 0
	case card.HasFewest:
		return g.fewest(c.Filter, sc)
	case card.AllOf:
		for i := range c.Sub {
			if !g.holds(&c.Sub[i], sc) {
				return false
			}
		}
		return true
	}
	return false
}

// anyForged reports whether a key of the color is forged on any of the sides, a bit for each.
func (g *Game) anyForged(sides uint8, color int) (forged bool) {
	g.inTurn(sides, func(side Side) { forged = forged || g.s.Players[side].Keys&(1<<color) != 0 })
	return forged
}

// fewest reports whether no player controls fewer such cards than the player of the
// ability.
func (g *Game) fewest(f *card.Filter, sc *scope) bool {
	var n [MaxSides]int
	set := g.candidates(f, sc)
	for c := set.First(); c != 0; c = set.Next(c) {
		n[g.s.Cards[c].Ctrl]++
	}
	for side := range Side(MaxSides) {
		if g.everyone()&(1<<side) != 0 && n[side] < n[sc.you] {
			return false
		}
	}
	return true
}

// areNamed reports whether the cards are the two that the ability has named, each of
// them once.
func (g *Game) areNamed(set *Set, f *frame) bool {
	if set.Len() != 2 {
		return false
	}
	first := set.First()
	is := func(c Slot, named int16) bool {
		return g.cat.Entries[g.s.Cards[c].Def].Title == g.cat.Entries[named].Title
	}
	second := set.Next(first)
	return is(first, f.nums[earlier]) && is(second, f.number) || is(second, f.nums[earlier]) && is(first, f.number)
}

// currentCost is what the side's next key costs, for the monster what it pays for instead
// (A16.5).
func (g *Game) currentCost(side Side) int {
	for _, gauge := range g.table.Gauges {
		if side == Monster && gauge.OfPool {
			return gauge.Limit(g)
		}
	}
	return g.KeyCost(side)
}
