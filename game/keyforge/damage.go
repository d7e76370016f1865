package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// hit is damage that is about to be dealt.
type hit struct {
	to, from    Slot
	amount      int16
	incarnation uint16 // the lower half of the one that is hit
	fight       bool   // by the power of a creature in a fight
	splash      bool   // by a splash-attack
	poison      bool
	pierces     bool // armor does not prevent it
	icon        bool // by a bonus icon
}

// addHit adds damage to the batch that is being put together. Damage of one
// source to one card in one batch is one instance.
func (g *Game) addHit(base uint8, h hit) {
	s := &g.s
	if h.amount <= 0 {
		return
	}
	for i := base; i < s.nhits; i++ {
		if o := &s.hits[i]; o.to == h.to && o.from == h.from {
			o.amount += h.amount
			return
		}
	}
	if s.nhits == maxHits {
		panic(OverflowError("damage at once"))
	}
	h.incarnation = uint16(s.Cards[h.to].Incarnation)
	s.hits[s.nhits] = h
	s.nhits++
	g.peaks.Hits = max(g.peaks.Hits, int(s.nhits))
}

// splash adds the same damage to each neighbor of the card to the batch.
func (g *Game) splash(base uint8, c Slot, h hit) {
	if h.amount <= 0 {
		return
	}
	left, right := g.neighbors(c, present)
	for _, h.to = range [...]Slot{left, right} {
		if h.to != 0 {
			g.addHit(base, h)
		}
	}
}

// land deals the batch of damage from base on (K11.3). attacker and defender are
// set for the damage of a fight.
func (g *Game) land(base uint8, attacker, defender Slot) *frame {
	f := g.start(procDamage, 0)
	f.report, f.base, f.opened, f.self, f.other = true, base, g.s.npending, attacker, defender
	return f
}

// Where the program counter of a batch of damage stands.
const (
	damageDealt uint16 = iota
	damageReactions
	damageOver
	damageSteps
)

// stepDamage deals a batch of damage in the order of K11.5: prevention, ward,
// armor, damage, tagging. Damage that gets through the first three and is dealt to
// another card instead meets the prevention and the ward of that card, but not its
// armor (D66).
func (g *Game) stepDamage(f *frame) {
	s := &g.s
	switch f.pc {
	case damageDealt:
		g.refresh()
		if g.dealtInstead(f) {
			return
		}
		g.prevent(f)
		if g.d.kinds.shares(redirections) {
			if !g.redirect(f) {
				return
			}
			g.prevent(f) // on those that are dealt it instead
		}
		f.them.At = s.Clock
		f.t = Set{At: s.Clock}
		for i, of := f.base, s.nhits; i < s.nhits; i++ {
			h := &s.hits[i]
			n := g.strike(h, f)
			switch {
			case n == 0:
			case h.fight && i < of:
				g.share(*h, n, f)
			case h.splash && f.t.Has(h.to):
				f.splashed().Add(h.to)
			}
		}
		s.nhits = f.base
		f.ok = f.count > 0
		f.pc = damageReactions
		if g.mode.Damaged(g); s.Over {
			return
		}
		if !f.t.Empty() {
			g.destroy(frame{it: f.t, self: f.self, other: f.other, giver: *f.assaulter(), b: *f.splashed()})
		}
	case damageReactions:
		f.pc = damageOver
		g.window(f.opened)
	default:
		g.pop()
	}
}

// dealtInstead lets a card that does something else instead of dealing damage do
// so, once for all damage that it would deal in the batch (K17.3), unless its targets
// cannot be dealt damage (K16.13). It reports whether one does.
func (g *Game) dealtInstead(f *frame) bool {
	s := &g.s
	if !g.d.kinds.has(card.DealsInstead) {
		return false
	}
	for _, h := range s.hits[f.base:s.nhits] {
		for i := range g.d.mods {
			m := &g.d.mods[i]
			if m.m.Kind != card.DealsInstead || h.from == 0 || !g.touches(m, h.from) || g.immune(&h, f) {
				continue
			}
			left := slices.DeleteFunc(s.hits[f.base:s.nhits], func(o hit) bool { return o.from == h.from })
			s.nhits = f.base + uint8(len(left))
			g.resolve(trigger{prog: m.gives, self: m.self, giver: m.giver, you: m.you})
			return true
		}
	}
	return false
}

// overcomes reports whether the card is attacked in the fight that the frame belongs to by
// a creature that ignores its being invulnerable (K32.6).
func (g *Game) overcomes(f *frame, c Slot) bool {
	return c == f.other && g.ignores(f.self, card.Invulnerable)
}

// immune reports whether the damage of a batch cannot be dealt to its target.
func (g *Game) immune(h *hit, f *frame) bool {
	ch := &g.d.chars[h.to]
	return ch.has(card.Invulnerable) && !(h.from == f.self && g.overcomes(f, h.to)) || ch.is(card.Shielded) || g.shieldedFrom(h.to, h.from)
}

// shieldedFrom reports whether the other card cannot deal damage to the card.
func (g *Game) shieldedFrom(c, from Slot) bool {
	if !g.d.kinds.has(card.Shielded) || from == 0 {
		return false
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.Shielded && g.touches(m, c) {
			if sc := g.modScope(m); g.match(m.m.Filter, from, &sc, g.s.Clock) { // as it was (K13.6)
				return true
			}
		}
	}
	return false
}

// prevent drops damage that cannot be dealt, before any of the batch is dealt: a card that
// it damages has not been damaged before (K11.3).
func (g *Game) prevent(f *frame) {
	for i := f.base; i < g.s.nhits; i++ {
		if h := &g.s.hits[i]; g.immune(h, f) {
			h.amount = 0
		}
	}
}

// redirect moves damage onto cards that are dealt it in place of others. It reports false
// while it asks.
func (g *Game) redirect(f *frame) bool {
	s := &g.s
	for ; f.nums[redirected] < int16(s.nhits-f.base); f.nums[redirected]++ {
		h := &s.hits[f.base+uint8(f.nums[redirected])]
		if !s.Cards[h.to].Zone.InPlay() || g.kind(h.to, present) != card.CreatureType {
			continue
		}
		takers := Set{At: s.Clock}
		for i := range g.d.mods {
			if m := &g.d.mods[i]; m.m.Kind == card.Redirects && !m.m.InFights && m.self != h.to && g.touches(m, h.to) {
				takers.Add(m.self)
			}
		}
		split := takers.Empty() && g.divides(h.to)
		if split {
			takers = g.besides(h.to)
		}
		if takers.Empty() {
			continue
		}
		if f.nums[reduced] == 0 {
			h.amount, f.nums[reduced] = int16(g.unprevented(h, f.base)), 1
		}
		if h.amount == 0 {
			f.nums[reduced] = 0
			continue
		}
		if split && h.amount%2 == 0 {
			takers = single(takers.First(), s.Clock)
		}
		to, ok := g.askOne(Question{Purpose: ForRedirect, Side: s.Active, Source: h.to}, takers) // Q42
		if !ok {
			return false
		}
		if split {
			g.halve(f, to)
			h = &s.hits[f.base+uint8(f.nums[redirected])]
		}
		h.to, h.incarnation, h.pierces = to, uint16(s.Cards[to].Incarnation), true
		f.nums[reduced] = 0
	}
	return true
}

// divides reports whether damage that would be dealt to the card is divided among its
// neighbors.
func (g *Game) divides(c Slot) bool {
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.Divides && g.touches(m, c) {
			return true
		}
	}
	return false
}

// besides are the neighbors of a creature.
func (g *Game) besides(c Slot) Set {
	set := Set{At: g.s.Clock}
	left, right := g.neighbors(c, present)
	for _, o := range [...]Slot{left, right} {
		if o != 0 {
			set.Add(o)
		}
	}
	return set
}

// halve adds half of the damage that is being redirected, rounded down, to the batch for
// the neighbor other than the one that is dealt the rest; it is not divided again.
func (g *Game) halve(f *frame, rest Slot) {
	s := &g.s
	at := f.base + uint8(f.nums[redirected])
	h := s.hits[at]
	both := g.besides(h.to)
	both.Remove(rest)
	if h.to = both.First(); h.to == 0 || h.amount < 2 {
		return
	}
	if s.nhits == maxHits {
		panic(OverflowError("damage at once"))
	}
	s.hits[at].amount, h.amount = h.amount-h.amount/2, h.amount/2
	h.incarnation, h.pierces = uint16(s.Cards[h.to].Incarnation), true
	copy(s.hits[at+1:s.nhits+1], s.hits[at:s.nhits])
	s.hits[at] = h
	s.nhits++
	g.peaks.Hits = max(g.peaks.Hits, int(s.nhits))
	f.nums[redirected]++
}

// unprevented is how much of the damage gets through prevention, ward and armor,
// which it uses up (K11.5). The ward stops all damage of its source in the batch from
// base on.
func (g *Game) unprevented(h *hit, base uint8) int {
	s := &g.s
	g.refresh()
	cs, ch := &s.Cards[h.to], &g.d.chars[h.to]
	if h.amount == 0 || uint16(cs.Incarnation) != h.incarnation || !cs.Zone.InPlay() {
		return 0
	}
	if ch.kind != card.CreatureType && ch.kind != card.BossType {
		return 0
	}
	if g.mark(h.to, Warded, false, WardBroken) { // K14.10
		for i := base; i < s.nhits; i++ {
			if o := &s.hits[i]; o.to == h.to && o.from == h.from {
				o.amount = 0
			}
		}
		return 0
	}
	n := int(h.amount)
	cs.recordArmor(ch.armor)
	if left := int(ch.armor) - int(cs.Spent); left > 0 && !h.pierces {
		prevented := min(left, n)
		cs.Spent += int16(prevented)
		s.busy.Add(h.to)
		n -= prevented
		g.emit(Event{Kind: DamagePrevented, Card: h.to, N: int32(prevented)})
		g.happen(TriggerEvent{Kind: card.ArmorPrevented, Subject: h.to, Who: cs.Ctrl, Amount: int32(prevented)})
	}
	return n
}

// share adds the damage dealt to a card in a fight to the batch again, for the
// cards that are dealt it as well.
func (g *Game) share(h hit, n int, f *frame) {
	s := &g.s
	if !g.d.kinds.has(card.Redirects) {
		return
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.Redirects || !m.m.InFights || m.self == h.to || !g.touches(m, h.to) {
			continue
		}
		h := h
		h.to, h.amount, h.incarnation = m.self, int16(n), uint16(s.Cards[m.self].Incarnation)
		if g.immune(&h, f) {
			continue
		}
		if s.nhits == maxHits {
			panic(OverflowError("damage at once"))
		}
		s.hits[s.nhits] = h
		s.nhits++
		g.peaks.Hits = max(g.peaks.Hits, int(s.nhits))
	}
}

// strike puts the damage on the card that is dealt it and returns how much.
func (g *Game) strike(h *hit, f *frame) int {
	s := &g.s
	n := g.unprevented(h, f.base)
	if n == 0 {
		return 0
	}
	n = g.taken(h.to, n)
	cs, ch := &s.Cards[h.to], &g.d.chars[h.to]
	cs.Damage = int16(min(int(cs.Damage)+n, 30_000))
	f.count += int32(n)
	f.them.Add(h.to)
	g.emit(Event{Kind: DamageDealt, Card: h.to, Other: h.from, N: int32(n)})
	g.touch()
	if ch.kind == card.CreatureType && (h.poison || cs.Damage >= ch.power) { // K18.14
		f.t.Add(h.to)
	}
	ev := TriggerEvent{Kind: card.CardDamaged, Subject: h.to, Other: h.from, Who: cs.Ctrl, Amount: int32(n)}
	if h.icon {
		ev.Icon = card.DamageIcon
	}
	g.happen(ev)
	g.refresh()
	return n
}

// taken is how much damage the card takes of n that got through its armor (D68, Q59).
func (g *Game) taken(c Slot, n int) int {
	if !g.d.kinds.has(card.DamageTaken) {
		return n
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.DamageTaken && g.touches(m, c) {
			n += g.modNum(m)
			n <<= one(m.m.Twice)
		}
	}
	return n
}

// recordArmor records the armor that a card has now. When a card loses armor, the part
// that has prevented damage goes first (K11.11).
func (c *CardState) recordArmor(armor int16) {
	if lost := c.RecordedArmor - armor; lost > 0 {
		c.Spent = max(0, c.Spent-lost)
	}
	c.RecordedArmor = armor
}

// heal removes up to n damage and returns how much (K11.14).
func (g *Game) heal(c Slot, n int) int {
	cs := &g.s.Cards[c]
	n = min(n, int(cs.Damage))
	if n > 0 {
		cs.Damage -= int16(n)
		g.emit(Event{Kind: Healed, Card: c, N: int32(n)})
		g.touch()
	}
	return n
}

// doUpTo asks how much damage, or how many counters, are removed from a card.
func (g *Game) doUpTo(f *frame, e *card.Effect, set Set) bool {
	sc := f.scope()
	g.onlyHere(&set)
	c := set.First()
	sc.touched = c
	want := g.num(&e.Num, &sc)
	there := int(g.s.Cards[c].Damage)
	if e.Verb == card.RemoveCountersVerb {
		there = int(g.s.Cards[c].Counters[e.Counter])
	}
	q := g.questionOf(f, AskNumber)
	q.Domain = single(c, g.s.Clock)
	n, ok := g.askNumber(q, 0, min(want, there))
	if !ok {
		return false
	}
	if e.Verb == card.RemoveCountersVerb {
		n = g.counters(c, e.Counter, n, true)
	} else {
		n = g.heal(c, n)
	}
	f.them, f.count = Set{At: g.s.Clock}, int32(n)
	if n > 0 {
		f.them.Add(c)
	}
	f.ok = c != 0 && n >= max(1, want)
	return true
}
