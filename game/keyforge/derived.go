package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// derived is what follows from a State: the characteristics of cards in play,
// the constant modifiers in force, the abilities that wait for events. It is
// never hashed, and recomputed when something it depends on has changed.
type derived struct {
	age     age
	arrived Set  // cards that have come into play since, while the age is lacking
	plain   bool // it is recomputed whenever it is read, for tests
	index
	chars   [MaxCards]chars
	mods    []active
	grants  []grant
	joins   []join
	listen  []listener
	statics []static
}

// index says what the lists of derived values contain, so that nothing is looked for
// that no card has an ability for.
type index struct {
	needs    program.Dependencies // what they depend on besides the cards in play
	passes   uint16
	kinds    kindSet // of modifiers that are looked up
	events   uint64  // that abilities wait for, a bit for each kind
	upgrades Set     // all upgrades in play
	haunted  uint8   // the sides that a card makes haunted, a bit for each
	instead  uint8   // what abilities replace, a bit for each [card.Replaced]
	deploys  bool    // an ability gives deploy
}

// replaces reports whether an ability that is in force replaces that.
func (x *index) replaces(r card.Replaced) bool { return x.instead&(1<<r) != 0 }

// age says how far a derived table can be trusted.
type age uint8

const (
	outdated age = iota // everything must be recomputed
	lacking             // only the characteristics of cards that have arrived are missing
	current
)

// copyFrom copies what was derived from the state of another game.
func (d *derived) copyFrom(o *derived, s *State) {
	if d.age = o.age; o.age == outdated {
		return
	}
	d.arrived, d.index = o.arrived, o.index
	for i := range s.Players {
		for _, c := range s.Players[i].inPlay() {
			d.chars[c] = o.chars[c]
		}
	}
	for c := o.upgrades.First(); c != 0; c = o.upgrades.Next(c) {
		d.chars[c] = o.chars[c]
	}
	d.mods, d.grants, d.joins = append(d.mods[:0], o.mods...), append(d.grants[:0], o.grants...), append(d.joins[:0], o.joins...)
	d.listen, d.statics = append(d.listen[:0], o.listen...), append(d.statics[:0], o.statics...)
}

// chars are the computed characteristics of a card in play: as much as a line of a
// processor's cache holds.
type chars struct {
	flags     uint64 // a bit for each simple ModKind
	traits    trait.Set
	houses    card.Houses
	housed    uint32        // when what has set its house arose
	heads     card.Headings // under which it has abilities, its own or granted
	without   card.Headings // under which it has lost its abilities
	keywords  uint16
	lost      uint16 // keywords that it cannot have
	power     int16
	set       int16 // the part of the power that is printed or was set
	armor     int16
	fight     int16 // damage it deals instead of its power when it attacks, or -1
	guard     int16 // and when it is attacked
	kind      card.Type
	assault   uint8
	hazardous uint8
	splash    uint8
	cannot    card.Acts
	blank     bool
	traitless bool // it loses all traits
	fleeting  bool // it is purged
	archived  bool // it is archived
}

const (
	_ = uint(16 - card.KeywordCount) // chars.keywords
	_ = uint(15 - program.LastPass)  // derived.passes
	_ = uint(7 - card.Discarding)    // index.instead, the last of them
)

func (c *chars) has(k card.Keyword) bool { return c.keywords&(1<<k) != 0 }

// number is the number of a keyword that has one, or nil.
func (c *chars) number(k card.Keyword) *uint8 {
	switch k {
	case card.Assault:
		return &c.assault
	case card.Hazardous:
		return &c.hazardous
	case card.SplashAttack:
		return &c.splash
	}
	return nil
}

func (c *chars) is(k card.ModKind) bool { return c.flags&(1<<k) != 0 }

// static is an ability of constant modifiers in force, and the card that has it.
type static struct {
	prog    uint16
	self    Slot
	giver   Slot
	you     Side
	lasting int8   // index of the lasting effect it belongs to, or -1
	given   bool   // in no text box
	passes  uint16 // see program
}

// active is a modifier that is looked up when it matters.
type active struct {
	static
	m     *card.Mod
	gives uint16
}

type listener = static

// join lets abilities of a card under some headings count under others too.
type join struct {
	of         Slot
	under, too card.Headings
}

type grant struct {
	to    Slot
	giver Slot
	prog  uint16
}

// touch records a change to something that hardly any modifier depends on: the state
// has to settle only if one does. A table that is out of date may be about to hold one.
func (g *Game) touch() {
	if g.d.needs&program.OnRest != 0 || g.d.age == outdated {
		g.restructure()
	}
}

// changed records a change to something else that modifiers may depend on; a change to
// the cards in play, to what is attached to them or to their counters is for
// [Game.restructure] or, when a card enters or leaves play, [Game.crossed]. Control of
// cards is never derived, so the state has to settle after each such change.
func (g *Game) changed(what program.Dependencies) {
	switch {
	case g.d.needs&what != 0 || g.d.age == outdated:
		g.restructure()
	case g.s.resettle || g.d.kinds.has(card.ControlMod):
		g.s.unsettled = true
	}
}

// restructure records a change to the cards in play or the lasting effects.
func (g *Game) restructure() {
	g.d.age = outdated
	g.s.unsettled = true
}

// crossed records that a card has entered or left play. When it brings nothing
// derived, has been given nothing, and no modifier looks at the cards in play, the
// rest of the table stays.
func (g *Game) crossed(c Slot) {
	d := &g.d
	g.s.unsettled = true
	def := &g.cat.Entries[g.text(c)]
	switch {
	case d.age == outdated:
		return
	case def.Statics || def.Events != 0 || d.needs&(program.OnCards|program.OnPiles|program.OnRest) != 0 || g.bound(c):
		d.age = outdated
		return
	}
	d.arrived.Remove(c)
	d.upgrades.Remove(c)
	if g.s.Cards[c].Zone.InPlay() {
		d.age = lacking
		d.arrived.Add(c)
	}
}

// bound reports whether the card has been given an ability or has a lasting effect of its
// own.
func (g *Game) bound(c Slot) bool {
	for i := range g.d.grants {
		if g.d.grants[i].to == c {
			return true
		}
	}
	for i := range g.d.joins {
		if g.d.joins[i].of == c {
			return true
		}
	}
	for i := range g.s.lasting[:g.s.nlasting] {
		if g.s.lasting[i].Self == c {
			return true
		}
	}
	return false
}

// refresh recomputes the derived table if it is out of date.
func (g *Game) refresh() {
	if g.d.age != current {
		g.derive()
	}
}

func (g *Game) derive() {
	d := &g.d
	if d.age == lacking {
		for c := d.arrived.First(); c != 0; c = d.arrived.Next(c) {
			g.characterize(c)
		}
		d.age, d.arrived = current, Set{}
		return
	}
	d.age, d.arrived = current, Set{}
	d.index = index{}
	d.mods, d.grants, d.joins, d.listen, d.statics = d.mods[:0], d.grants[:0], d.joins[:0], d.listen[:0], d.statics[:0]
	for side := range Side(MaxSides) {
		for _, c := range g.s.Players[side].inPlay() {
			g.base(c)
		}
	}
	if g.s.worksInDiscard {
		g.enlistDiscarded()
	}
	g.enlistReference()
	for i := range g.s.lasting[:g.s.nlasting] {
		l := &g.s.lasting[i]
		if l.From != NoSide {
			d.needs |= program.OnTurn
		}
		if g.inForce(l) {
			g.enlist(l.Prog, static{prog: l.Prog, self: l.Self, you: l.You, lasting: int8(i)})
		}
	}
	for pass := uint8(1); pass <= program.LastPass; pass++ {
		if d.passes&(1<<pass) == 0 {
			continue
		}
		switch had := len(d.statics); pass {
		case program.BlankPass:
			g.blankOut(0)
		case program.TextPass:
			g.pass(pass)
			g.blankOut(had) // what has been gained
		default:
			g.pass(pass)
		}
	}
	if d.plain {
		d.age = outdated
	}
}

// base gives a card in play, and what is attached to it, its printed
// characteristics, and enlists its abilities.
func (g *Game) base(c Slot) {
	def := g.characterize(c)
	cs := &g.s.Cards[c]
	if def.Statics || def.Events != 0 {
		g.enlistAll(abilitiesOf(def, cs), c, card.NoZone)
	}
	for u := cs.First; u != 0; u = g.s.Cards[u].Next {
		if g.s.Cards[u].Zone == card.Attached {
			g.base(u)
		}
	}
}

// characterize gives a card in play the characteristics that it has by itself.
func (g *Game) characterize(c Slot) *program.Entry {
	cs := &g.s.Cards[c]
	def := &g.cat.Entries[g.text(c)]
	ch := &g.d.chars[c]
	*ch = g.cat.fronts[g.text(c)].chars
	ch.houses, ch.kind = g.kinSet(cs.houses()), g.typeOf(c)
	if cs.Is(AsUpgrade) {
		ch.power, ch.armor, ch.keywords, ch.assault, ch.hazardous, ch.splash = 0, 0, 0, 0, 0, 0
	}
	if cs.Zone == card.Attached {
		g.d.upgrades.Add(c)
	}
	ch.power += int16(cs.Counters[card.PowerCounter])
	ch.heads = def.Headings
	return def
}

// abilitiesOf are the programs of the card where it lies.
func abilitiesOf(def *program.Entry, cs *CardState) []uint16 {
	if cs.Is(AsUpgrade) {
		return def.Upgrade
	}
	return def.Own
}

// enlistAll enlists the abilities of the card that work in the zone.
func (g *Game) enlistAll(progs []uint16, c Slot, z card.Zone) {
	for _, p := range progs {
		if g.cat.Programs[p].Ability.Zone == z {
			g.enlist(p, static{prog: p, self: c, you: g.youOf(p, g.s.Cards[c].Ctrl), lasting: -1})
		}
	}
}

// enlistDiscarded enlists the abilities that work in a discard pile.
func (g *Game) enlistDiscarded() {
	g.d.needs |= program.OnPiles
	for side := range Side(MaxSides) {
		for _, c := range g.s.Players[side].pile(discardPile) {
			if def := &g.cat.Entries[g.s.Cards[c].Def]; def.InDiscard {
				g.enlistAll(def.Own, c, card.Discard)
			}
		}
	}
}

// enlistReference enlists the abilities of reference cards (K30.7, K31.1).
func (g *Game) enlistReference() {
	for side := range Side(g.s.Seats) {
		for _, c := range g.s.Players[side].pile(referencePile) {
			g.enlistAll(g.cat.Entries[g.text(c)].Own, c, card.NoZone)
		}
	}
}

func (g *Game) enlist(prog uint16, s static) {
	p := &g.cat.Programs[prog]
	s.passes = p.Passes
	g.d.needs |= p.Needs
	switch p.Ability.Kind {
	case card.Triggered:
		g.d.listen = append(g.d.listen, s)
		g.d.events |= 1 << p.Ability.Event.Kind
	case card.Constant, card.Replacing:
		g.d.statics = append(g.d.statics, s)
		g.d.passes |= p.Passes
		g.d.deploys = g.d.deploys || p.Deploys
	}
}

// modify applies a modifier to all the cards that it affects.
func (g *Game) modify(m *card.Mod, gives uint16, s *static, sc *scope) {
	var set Set
	switch {
	case m.Kind == card.CountsHaunted:
		g.d.haunted |= g.who(m.Who, sc, s.self)
		return
	case m.Target.Pick != card.ByRole:
		set = g.candidates(&m.Target.Filter, sc)
	case m.Target.Role == card.This:
		if sc.touched = s.self; g.s.Cards[s.self].Zone.InPlay() && g.stillSelf(s) {
			g.apply(m, gives, s.self, s, sc)
		}
		return
	default:
		if set = g.role(m.Target.Role, sc); s.lasting >= 0 {
			g.onlyHere(&set) // K13.3
		}
	}
	for c := set.First(); c != 0; c = set.Next(c) {
		if sc.touched = c; g.s.Cards[c].Zone.InPlay() {
			g.apply(m, gives, c, s, sc)
		}
	}
}

// stillSelf reports whether the card of an ability is the one that it was: a card that has left
// play and come back since a lasting effect began is another one (K13.3).
func (g *Game) stillSelf(s *static) bool {
	if s.lasting < 0 {
		return true
	}
	l := &g.s.lasting[s.lasting]
	return l.Self != s.self || g.s.Cards[s.self].Incarnation <= l.Incarnation
}

func (g *Game) apply(m *card.Mod, gives uint16, c Slot, s *static, sc *scope) {
	ch := &g.d.chars[c]
	switch m.Kind {
	case card.TypeMod:
		ch.kind = m.Type
	case card.BlankMod:
		ch.blank = true
		ch.heads, ch.keywords, ch.assault, ch.hazardous, ch.splash = 0, 0, 0, 0, 0
		if m.TraitsToo {
			ch.traits = trait.Set{}
		}
	case card.TextMod:
		g.giveText(c, s, sc, m.KeywordsOnly)
	case card.GiveAbility:
		g.give(c, gives, s)
	case card.HouseMod:
		at := g.stampOf(s)
		if at < ch.housed { // D41
			return
		}
		ch.housed = at
		switch ch.houses = 1 << g.houseOf(m.House, sc); {
		case m.Active:
			ch.houses = card.HouseSet(g.s.House) &^ card.HouseSet(card.NoHouse)
		case m.AsThis:
			ch.houses = g.d.chars[s.self].houses
		}
	case card.AlsoHouseMod:
		if m.House == card.NoHouse && !m.Chosen {
			ch.houses |= g.allHouses()
		} else {
			ch.houses |= 1 << g.houseOf(m.House, sc)
		}
	case card.TraitMod:
		if ch.traitless = ch.traitless || m.None; ch.traitless { // D44
			ch.traits = trait.Set{}
		} else {
			ch.traits = ch.traits.Union(m.Traits)
		}
	case card.SetPower:
		n := int16(g.num(&m.Num, sc))
		if ch.power += n - ch.set; m.Final {
			ch.power = n
		}
		ch.set = n
	case card.SetArmor:
		ch.armor = int16(g.num(&m.Num, sc))
	case card.PowerMod:
		n := int16(g.num(&m.Num, sc))
		if m.Swapped {
			n = int16(sc.number(g))
			ch.armor -= n
		}
		ch.power += n
	case card.ArmorMod:
		if ch.armor += int16(g.num(&m.Num, sc)); m.None {
			ch.armor = 0
		}
	case card.KeywordMod:
		g.keyword(ch, m.Keyword, g.num(&m.Num, sc))
	case card.LoseKeyword:
		ch.lost |= 1 << m.Keyword
		ch.keywords &^= ch.lost
		if number := ch.number(m.Keyword); number != nil {
			*number = 0
		}
	case card.CannotMod:
		ch.cannot |= m.Acts
	case card.FightDamage:
		if ch.guard = int16(g.num(&m.Num, sc)); !m.WhenAttacked {
			ch.fight = ch.guard
		}
	case card.AnyHouseUse:
		if m.House == card.NoHouse || m.House == g.s.House {
			ch.flags |= 1 << m.Kind
		}
	case card.HeadingsMod:
		ch.flags |= 1 << m.Kind
		g.d.joins = append(g.d.joins, join{of: c, under: m.Adds, too: m.Headings})
	case card.LosesHeadings:
		ch.without |= m.Headings
	case card.Doomed:
		ch.fleeting, ch.archived = ch.fleeting || m.Purged, ch.archived || m.Archived
		if !m.Purged && !m.Archived {
			ch.flags |= 1 << m.Kind
		}
	default:
		ch.flags |= 1 << m.Kind
	}
}

// keyword gives a keyword, unless the card loses it: losing prevails (D44).
func (g *Game) keyword(ch *chars, k card.Keyword, n int) {
	if ch.lost&(1<<k) != 0 {
		return
	}
	ch.keywords |= 1 << k
	if number := ch.number(k); number != nil {
		*number += uint8(n)
	}
}

// give gives the card an ability for as long as the table is valid.
func (g *Game) give(c Slot, prog uint16, s *static) {
	giver := s.self
	if s.lasting >= 0 {
		giver = 0
	}
	g.d.grants = append(g.d.grants, grant{to: c, giver: giver, prog: prog})
	g.d.chars[c].heads |= g.cat.Programs[prog].Ability.Headings
	g.enlist(prog, static{prog: prog, self: c, giver: giver, you: g.youOf(prog, g.s.Cards[c].Ctrl), lasting: -1, given: true})
}

// giveText gives the card the text box of the card of the lasting effect (K16.19),
// which includes its traits, or its keywords and traits alone.
func (g *Game) giveText(c Slot, s *static, sc *scope, alone bool) {
	if sc.subjects == nil || sc.subjects.Empty() {
		return
	}
	from := sc.subjects.First()
	n := g.s.Cards[from].Def
	if g.here(from, sc.subjects) { // it may be a copy itself
		n = g.text(from)
	}
	def := &g.cat.Entries[n]
	g.d.chars[c].traits = g.d.chars[c].traits.Union(def.Card.Traits)
	if !alone {
		for _, p := range def.Own {
			if !g.cat.Programs[p].DefinesX {
				g.give(c, p, s)
			}
		}
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		if def.Card.Keywords[k] != 0 {
			g.keyword(&g.d.chars[c], k, int(def.Card.Keywords[k]))
		}
	}
}

// text is the catalogue number of the card whose text the slot has.
func (g *Game) text(c Slot) uint16 {
	if t := g.s.Cards[c].Text; t != 0 {
		return t
	}
	return g.s.Cards[c].Def
}
