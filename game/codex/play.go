package codex

import "github.com/keyraken/keyraken/game/codex/card"

// Price is what a card of the hand costs a player now; it cannot be played if what it needs is not there.
func (g *Game) Price(s Seat, d Def, boosted bool) (price int8, ok bool) {
	c := g.cat.Cards[d]
	price = c.Cost
	if boosted {
		if c.Boost == 0 {
			return 0, false
		}
		price += c.Boost
	}
	g.fresh()
	if c.Kind == card.SpellKind {
		return g.spellPrice(s, c, price)
	}
	for _, k := range c.Constants {
		if k.Rule == card.CheaperPerGreen {
			price = max(0, price-int8(g.count(card.PerGreenUnit, s))) // CR13
		}
	}
	if c.Kind == card.UnitKind && c.Spec == card.Blood && 1 <= c.Tech && c.Tech <= 2 && g.has(s, card.FreeBlood) > 0 {
		return 0, true
	}
	return price, g.unlocked(s, c)
}

// unlocked says whether a player has the tech building for a card (C9.2, C9.12, C10.9).
func (g *Game) unlocked(s Seat, c *card.Card) bool {
	side := &g.s.Sides[s]
	switch {
	case c.Tech == 0:
		return true
	case side.Tech[c.Tech].Progress != Built:
		return false
	case c.Tech == 1 || c.Spec == side.Spec:
		return true
	}
	return c.Spec == side.Lab && side.Addon.Def == g.cat.lab && side.Addon.Progress == Built
}

// spellPrice is what a spell costs, with the heroes that can cast it (C8.1, C8.11 to C8.14).
func (g *Game) spellPrice(s Seat, c *card.Card, price int8) (int8, bool) {
	if c.Spec == card.Growth && g.has(s, card.FreeGrowth) > 0 {
		return price - c.Cost, true
	}
	if c.Minor() {
		any, same := false, false
		for o, h := range g.Objects {
			if h.Controller == s && g.isHero(o) {
				any, same = true, same || g.printed(o).Color == c.Color
			}
		}
		if any && !same && c.Color != card.Neutral {
			price++
		}
		return price, any
	}
	h := g.heroOf(s, c.Spec)
	if h == 0 {
		return price, false
	}
	o := &g.s.Objects[h]
	return price, !c.Ultimate || o.Maxed && o.Level == g.printed(h).MaxLevel()
}

// canPlay says whether a player can play a card of the hand: whether what it needs is there, and gold for it and its first target.
func (g *Game) canPlay(s Seat, d Def, boosted bool) bool {
	price, ok := g.Price(s, d, boosted)
	return ok && price <= g.s.Sides[s].Gold && g.canAim(s, d, g.s.Sides[s].Gold-price)
}

// canAim says whether a spell that must aim at something can (C17.4).
func (g *Game) canAim(s Seat, d Def, gold int8) bool {
	c := g.cat.Cards[d]
	if c.Kind != card.SpellKind {
		return true
	}
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.On == card.OnPlay {
			return g.aimable(&a.Effects[0], s, 0, gold)
		}
	}
	return true
}

// aimable says whether an effect has a target, if it must have one.
func (g *Game) aimable(e *card.Effect, s Seat, source Slot, gold int8) bool {
	if e.On.How != card.OnChosen || !e.On.Aimed || e.On.Min == 0 {
		return true
	}
	g.fresh()
	if e.On.Of.Things&card.AWorker != 0 {
		return true // CR16
	}
	for c := range g.Objects {
		if g.candidate(&e.On, c, s, source, NoSeat, gold) {
			return true
		}
	}
	return false
}

// candidate says whether something may be chosen, by a player with so much gold for resist (C17.3).
func (g *Game) candidate(t *card.Target, c Slot, s Seat, source Slot, theirs Seat, gold int8) bool {
	if !g.fits(&t.Of, c, s, source, theirs) {
		return false
	}
	if !t.Aimed {
		return true
	}
	l, o := &g.looks[c], &g.s.Objects[c]
	if l.Has&card.Untargetable != 0 {
		return false
	}
	if !g.Enemies(s, o.Controller) {
		return true
	}
	return (l.Has&card.Invisible == 0 || g.Detects(s, c)) && l.Resist <= gold // C19.17
}

// hirePrice is what hiring a worker costs (C6.5).
func (g *Game) hirePrice(s Seat) int8 {
	if g.has(s, card.FreeHiring) > 0 {
		return 0
	}
	return 1
}

// HeroLimit is how many heroes a player may have in play (C7.15).
func (g *Game) HeroLimit(s Seat) (n int) {
	side := &g.s.Sides[s]
	switch {
	case side.Tech[3].Progress == Built:
		n = 3
	case side.Tech[2].Progress == Built:
		n = 2
	default:
		n = 1
	}
	if side.Addon.Progress == Built && side.Addon.Def == g.cat.hall {
		n++
	}
	return n
}

// canSummon says whether a hero can be summoned (C7.2, C7.13).
func (g *Game) canSummon(s Seat, d Def) bool {
	side := &g.s.Sides[s]
	out, ok := 0, false
	for _, h := range side.Heroes[:g.o.heroes()] {
		if h.Slot != 0 {
			out++
		} else if h.Def == d && side.Turns >= h.Back {
			ok = true
		}
	}
	return ok && out < g.HeroLimit(s) && side.Gold >= g.cat.Cards[d].Cost
}

// canLevel says whether the level of a hero can be raised (C7.3, C7.7).
func (g *Game) canLevel(s Seat, c Slot) bool {
	return g.InPlay(c) && g.isHero(c) && g.s.Objects[c].Controller == s && g.s.Sides[s].Gold >= 1 &&
		g.s.Objects[c].Level < g.printed(c).MaxLevel()
}

// workersFor is how many workers a tech building needs (C9.3).
var workersFor = [4]int8{1: 6, 2: 8, 3: 10}

// mixed says whether a player still has to pay for heroes of several colours (C9.14).
func (g *Game) mixed(side *Side) bool {
	if side.Surcharged {
		return false
	}
	colors := 0
	for _, h := range side.Heroes[:g.o.heroes()] {
		if c := g.cat.Cards[h.Def].Color; c != card.Neutral {
			colors |= 1 << c
		}
	}
	return colors&(colors-1) != 0
}

// buildPrice is what a building of the board costs a player now; a lost tech building nothing (C9.7).
func (g *Game) buildPrice(s Seat, d Def) int8 {
	side, c := &g.s.Sides[s], g.cat.Cards[d]
	price := c.Cost
	if c.Kind == card.TechKind && side.Tech[c.Tech].Progress == Lost {
		price = 0
	}
	if g.mixed(side) {
		price++
	}
	return price
}

// canBuild says whether a building of the board can be begun, for a spec where one has to be named: tech II of several specs, and a
// tech lab.
func (g *Game) canBuild(s Seat, d Def, spec card.Spec) bool {
	side, c := &g.s.Sides[s], g.cat.Cards[d]
	if g.buildPrice(s, d) > side.Gold {
		return false
	}
	names := d == g.cat.lab || c.Kind == card.TechKind && c.Tech == 2 && side.Spec == card.NoSpec
	if names != (spec != card.NoSpec) || names && (!g.hasSpec(side, spec) || d == g.cat.lab && spec == side.Spec) {
		return false
	}
	if c.Kind == card.TechKind { // C9.3, CQ8
		p := side.Tech[c.Tech].Progress
		return (p == NotBuilt || p == Lost) && side.Workers >= workersFor[c.Tech] && (c.Tech == 1 || side.Tech[c.Tech-1].Progress == Built)
	}
	if p := g.Partner(s); p != NoSeat && g.s.Sides[p].Addon.Progress != NotBuilt && g.s.Sides[p].Addon.Def == d {
		return false // C20.5
	}
	return c.Kind == card.AddonKind && side.Addon.Progress == NotBuilt && (g.o.Three || d == g.cat.tower || d == g.cat.surplus) // C10.6
}

func (g *Game) hasSpec(side *Side, spec card.Spec) bool {
	for _, h := range side.Heroes[:g.o.heroes()] {
		if g.cat.Cards[h.Def].Spec == spec {
			return true
		}
	}
	return false
}

// tired says whether something came under the control of its player this turn and has no haste (C15.4, C15.5).
func (g *Game) tired(c Slot) bool {
	return g.s.Objects[c].Came == g.s.Turns && g.Look(c).Has&card.Haste == 0
}

// canUse says whether an ability of something in play can be used.
func (g *Game) canUse(s Seat, c Slot, i int) bool {
	if !g.InPlay(c) || g.s.Objects[c].Controller != s {
		return false
	}
	all := g.Card(c).Abilities
	if i < 0 || i >= len(all) || all[i].On != card.OnUse || int8(all[i].Band) > g.looks[c].band {
		return false
	}
	o, side, k := &g.s.Objects[c], &g.s.Sides[s], &all[i].Cost
	return k.Gold <= side.Gold && !(k.Exhaust && (o.Exhausted || g.tired(c))) && o.Runes[k.Rune] >= k.Remove &&
		side.Hand.n >= uint8(k.Discard) && g.aimable(&all[i].Effects[0], s, c, side.Gold-k.Gold)
}

// canDetect says whether the tower of a player can detect something in that player's own turn (C10.15).
func (g *Game) canDetect(s Seat, c Slot) bool {
	return g.tower(s) && !g.s.Sides[s].Towered && g.InPlay(c) && g.Enemies(s, g.s.Objects[c].Controller) && g.Look(c).Has&card.Invisible != 0
}

// The steps of playing a card.
const (
	playBegin uint8 = iota
	playOver
)

// play plays a card that has left its zone and has been paid for (C5.9, C8.2).
func (g *Game) play(f *frame) {
	c := g.cat.Cards[f.def]
	if f.pc == playOver {
		seat, def, trashed := f.seat, f.def, f.trashed
		g.pop()
		if trashed {
			g.emit(Event{Kind: Trashed, Seat: seat, Def: def})
		} else {
			g.toDiscard(seat, def) // C8.2, CR22
		}
		return
	}
	g.emit(Event{Kind: CardPlayed, Seat: f.seat, Def: f.def})
	if c.Kind != card.SpellKind {
		s, d, boosted := f.seat, f.def, f.boosted
		g.pop()
		g.arrive(d, s, s, entry{hand: true, boosted: boosted})
		return
	}
	g.s.Sides[f.seat].Cast = true
	self := Ref{}
	f.pc = playOver
	if c.Ongoing {
		slot := g.arrive(f.def, f.seat, f.seat, entry{})
		self = g.ref(slot)
		if c.Channeling {
			g.s.Objects[slot].Caster = g.ref(g.heroOf(f.seat, c.Spec))
		}
		g.pop()
	}
	for i := range c.Abilities {
		if c.Abilities[i].On == card.OnPlay {
			g.push(frame{run: runEffects, def: f.def, ability: uint8(i), seat: f.seat, other: NoSeat, boosted: f.boosted, self: self})
			return
		}
	}
}

// CommandPrice is how much gold an action of the main phase costs a player.
func (g *Game) CommandPrice(s Seat, c Command) (price int8) {
	switch c.Verb {
	case Play, PlayBoosted:
		price, _ = g.Price(s, Def(c.N), c.Verb == PlayBoosted)
	case Hire:
		price = g.hirePrice(s)
	case Summon:
		price = g.cat.Cards[c.N].Cost
	case Build:
		price = g.buildPrice(s, Def(c.N))
	}
	return price
}
