package codex

import (
	"github.com/keyraken/keyraken/game/codex/card"
)

// Look is what a thing in play is now, computed from everything that acts on it (CE8).
type Look struct {
	Attack, HP, Armor int16
	Has               card.Keywords
	Resist            int8
	Obliterate        int8
	Healing           int8
	form              Def  // what it is: another card if it was transformed
	band              int8 // of a hero
	able              bool // has abilities (CR15)
}

// Look is what the thing in the slot is now.
func (g *Game) Look(c Slot) *Look {
	g.fresh()
	return &g.looks[c]
}

func (g *Game) fresh() {
	if g.dirty {
		g.dirty = false
		g.compute()
	}
}

// Card is the definition by which the thing in the slot goes: that of a token, if it was transformed.
func (g *Game) Card(c Slot) *card.Card {
	g.fresh()
	return g.cat.Cards[g.looks[c].form]
}

// printed is the card in the slot, whatever it has become.
func (g *Game) printed(c Slot) *card.Card { return g.cat.Cards[g.s.Objects[c].Def] }

// compute finds what everything in play is. First come transformation, swapped attack, feathers and printed keywords, then what is
// given for a while, by runes, places and constants; last the two effects that look at each other.
func (g *Game) compute() {
	var sources [MaxObjects]Slot
	n := 0
	mimics := false
	g.pairs, g.unwatched = 0, false
	for c, o := range g.Objects {
		l := &g.looks[c]
		d := g.cat.Cards[o.Def]
		*l = Look{form: o.Def}
		b := 0
		if d.Kind == card.HeroKind {
			b = d.Band(o.Level)
		}
		l.band = int8(b)
		l.Attack, l.HP = int16(d.Bands[b].Attack), int16(d.Bands[b].HP)
		for i := range b + 1 {
			l.add(&d.Bands[i].Own)
		}
		l.able = g.cat.able[o.Def]
		g.unwatched = g.unwatched || o.calm || o.hidden
		if len(d.Constants) > 0 {
			sources[n] = c
			n++
			mimics = mimics || g.cat.mimics[o.Def]
			if g.cat.paired[o.Def] && int(g.pairs) < len(g.pair) {
				g.pair[g.pairs] = c
				g.pairs++
				g.unwatched = true
			}
		}
	}
	for i := range g.s.lasting[:g.s.lastings] {
		g.lastingForm(&g.s.lasting[i])
	}
	for _, c := range sources[:n] {
		if g.cat.feathers[g.looks[c].form] {
			g.feathered()
			break
		}
	}
	for i := range g.s.lasting[:g.s.lastings] {
		if e := &g.s.lasting[i]; e.Kind == lastingMod {
			g.lastingMod(e, i)
		}
	}
	for c, o := range g.Objects {
		g.own(c, o)
	}
	for _, c := range sources[:n] {
		g.constants(c, false)
	}
	if g.pairs > 0 {
		g.watchful()
	}
	if mimics {
		g.mimic(sources[:n])
	}
}

// add adds printed keywords.
func (l *Look) add(m *card.Mod) {
	l.Has |= m.Has
	l.Resist += m.Resist
	l.Obliterate += m.Obliterate
	l.Healing += m.Healing
}

// gain adds something, with an attack that may be counted.
func (l *Look) gain(m *card.Mod, attack int16) {
	l.Attack += attack
	l.HP += int16(m.HP)
	l.Armor += int16(m.Armor)
	l.add(m)
	l.able = l.able || m.Ability()
}

// lastingForm applies a transformation or a swapped attack.
func (g *Game) lastingForm(e *Lasting) {
	c := g.there(e.On)
	if c == 0 || e.Kind != lastingForm && e.Kind != lastingAttack {
		return
	}
	l := &g.looks[c]
	if e.Kind == lastingAttack {
		l.Attack = int16(e.N)
		return
	}
	d := g.cat.Cards[e.Def]
	*l = Look{form: e.Def, Attack: int16(d.Bands[0].Attack), HP: int16(d.Bands[0].HP)}
}

// lastingMod applies what was given for a while; what was transformed later has lost it (CC52).
func (g *Game) lastingMod(e *Lasting, at int) {
	c := g.there(e.On)
	if c == 0 {
		return
	}
	for i := at + 1; i < int(g.s.lastings); i++ {
		if o := &g.s.lasting[i]; o.Kind == lastingForm && o.On == e.On {
			return
		}
	}
	g.looks[c].gain(&e.Mod, int16(e.Mod.Attack))
}

// feathered gives every unit with a feather rune its base 3/1 and flying, but for those that were transformed since (CE9).
func (g *Game) feathered() {
	for c, o := range g.Objects {
		if o.Runes[card.Feather] > 0 && g.cat.Cards[o.Def].Kind == card.UnitKind && !g.plucked(c) {
			l := &g.looks[c]
			l.Attack, l.HP, l.Has, l.able = 3, 1, l.Has|card.Flying, true
		}
	}
}

// plucked says whether something was transformed since feathers took hold of it.
func (g *Game) plucked(c Slot) bool {
	for i := range g.s.lasting[:g.s.lastings] {
		if l := &g.s.lasting[i]; l.Kind == lastingForm && l.N != 0 && l.On == g.ref(c) {
			return true
		}
	}
	return false
}

// feather lets feathers take hold anew, of another source: they are younger than transformations then.
func (g *Game) feather() {
	for i := range g.s.lasting[:g.s.lastings] {
		if l := &g.s.lasting[i]; l.Kind == lastingForm {
			l.N = 0
		}
	}
}

// hasFeathers says whether feathers have taken hold of something.
func (g *Game) hasFeathers(c Slot) int8 {
	for s := range g.Objects {
		if g.s.Objects[c].Runes[card.Feather] > 0 && g.cat.feathers[g.looks[s].form] {
			return 1
		}
	}
	return 0
}

// own adds runes, the frenzy that is printed, and the place in the patrol zone.
func (g *Game) own(c Slot, o *Object) {
	l := &g.looks[c]
	if n := int16(o.Runes[card.PlusOne]); n != 0 {
		l.Attack, l.HP = l.Attack+n, l.HP+n
	}
	d := g.cat.Cards[l.form]
	if g.acting(o.Controller) {
		for i := range l.band + 1 {
			l.Attack += int16(d.Bands[i].Own.Frenzy)
		}
	}
	if g.patrols(o) {
		switch o.Place {
		case Leader:
			l.Armor++
		case Elite:
			l.Attack++
		case Lookout:
			l.Resist++
		}
	}
}

// patrols says whether something is a patroller now (C12.5).
func (g *Game) patrols(o *Object) bool { return o.Place != NoPlace && !g.acting(o.Controller) }

// active calls for each constant of a source that it has now.
func (g *Game) active(c Slot, yield func(*card.Constant)) {
	l := &g.looks[c]
	d := g.cat.Cards[l.form]
	for i := range d.Constants {
		if k := &d.Constants[i]; int8(k.Band) <= l.band && g.whether(k.If, c) {
			yield(k)
		}
	}
}

// whether says whether the condition of a constant holds.
func (g *Game) whether(k card.Condition, c Slot) bool {
	o := &g.s.Objects[c]
	switch k {
	case card.YourTurn:
		return g.acting(o.Controller)
	case card.Patrolling:
		return g.patrols(o)
	case card.HaveFeralHero:
		return g.heroOf(o.Controller, card.Feral) != 0
	case card.FiveGrowth:
		return o.Runes[card.GrowthRune] >= 5
	}
	return true
}

// constants applies what a source gives, of that which looks at nothing or of that which does.
func (g *Game) constants(c Slot, looking bool) {
	g.active(c, func(k *card.Constant) {
		if k.Rule == card.DyingBlows && !looking {
			for o, u := range g.Objects {
				g.looks[o].able = g.looks[o].able || u.Controller == g.s.Objects[c].Controller && g.isUnit(o)
			}
		}
		if k.Rule != card.Gives || looks(&k.On.Of) != looking {
			return
		}
		attack := int16(k.Mod.Attack)
		if k.Per != card.Once {
			attack *= int16(g.count(k.Per, g.s.Objects[c].Controller))
		}
		switch k.On.How {
		case card.OnThis:
			g.lend(c, k, attack)
		case card.OnHost:
			if h := g.there(g.s.Objects[c].Host); h != 0 {
				g.lend(h, k, attack)
				g.looks[h].able = g.looks[h].able || g.cat.triggers[card.OnHostAttack][g.s.Objects[c].Def]
			}
		case card.OnEach:
			for o := range g.Objects {
				if g.fits(&k.On.Of, o, g.s.Objects[c].Controller, c, NoSeat) {
					g.lend(o, k, attack)
				}
			}
		}
	})
}

// looks says whether what a constant takes depends on what others give.
func looks(f *card.Filter) bool { return f.Calm || f.Weak }

func (g *Game) lend(to Slot, k *card.Constant, attack int16) {
	if k.Mod.Frenzy != 0 && g.acting(g.s.Objects[to].Controller) {
		attack += int16(k.Mod.Frenzy)
	}
	g.looks[to].gain(&k.Mod, attack)
}

// watchful applies what looks at abilities and at attack, where [Game.watch] has found that it applies.
func (g *Game) watchful() {
	for _, source := range g.pair[:g.pairs] {
		g.active(source, func(k *card.Constant) {
			if k.Rule != card.Gives || !looks(&k.On.Of) {
				return
			}
			f := k.On.Of
			f.Calm, f.Weak = false, false
			for c, o := range g.Objects {
				if (k.On.Of.Calm && o.calm || k.On.Of.Weak && o.hidden) && g.fits(&f, c, g.s.Objects[source].Controller, source, NoSeat) {
					g.lend(c, k, int16(k.Mod.Attack))
				}
			}
		})
	}
}

// watch finds to which things applies what looks at abilities and at attack. What applied before stays as long as its condition holds
// with all others; then comes what has begun to hold, numbers before abilities; until nothing changes (CE9).
func (g *Game) watch() {
	g.fresh()
	if !g.unwatched {
		return
	}
	g.unwatched = false
	for range 8 {
		changed := false
		for c, o := range g.Objects {
			calm, hidden := g.watched(c)
			if o.calm && !calm || o.hidden && !hidden {
				o.calm, o.hidden = o.calm && calm, o.hidden && hidden
				changed = true
			}
		}
		if g.renew(changed); g.pairs == 0 && !changed {
			return
		}
		for c, o := range g.Objects {
			if calm, _ := g.watched(c); calm && !o.calm {
				o.calm, changed = true, true
			}
		}
		g.renew(changed)
		for c, o := range g.Objects {
			if _, hidden := g.watched(c); hidden && !o.hidden {
				o.hidden, changed = true, true
			}
		}
		if g.renew(changed); !changed {
			return
		}
	}
}

func (g *Game) renew(changed bool) {
	if changed {
		g.compute()
		g.unwatched = false
	}
}

// watched says which of the effects that look at something hold for it now.
func (g *Game) watched(c Slot) (calm, hidden bool) {
	for _, source := range g.pair[:g.pairs] {
		g.active(source, func(k *card.Constant) {
			if k.Rule == card.Gives && looks(&k.On.Of) && g.fits(&k.On.Of, c, g.s.Objects[source].Controller, source, NoSeat) {
				calm, hidden = calm || k.On.Of.Calm, hidden || k.On.Of.Weak
			}
		})
	}
	return calm, hidden
}

// mimic gives mimics the keywords that others have, before any mimic has them: they do not feed each other.
func (g *Game) mimic(sources []Slot) {
	var all card.Keywords
	for c := range g.Objects {
		all |= g.looks[c].Has
	}
	for _, c := range sources {
		g.active(c, func(k *card.Constant) {
			if k.Rule == card.Mimicry {
				if has := all & k.Mod.Has; has != 0 {
					g.looks[c].Has |= has
					g.looks[c].able = true
				}
			}
		})
	}
}

// count is how many things a player has.
func (g *Game) count(per card.Count, s Seat) (n int) {
	if per == card.Once {
		return 1
	}
	for c, o := range g.Objects {
		if o.Controller == s && g.isUnit(c) && (per == card.PerUnit || g.color(c) == card.Green) {
			n++
		}
	}
	if per == card.PerTwoGreenUnits {
		n /= 2
	}
	return n
}

func (g *Game) isUnit(c Slot) bool { return g.printed(c).Kind == card.UnitKind }
func (g *Game) isHero(c Slot) bool { return g.printed(c).Kind == card.HeroKind }

// fighter says whether it is a unit or a hero.
func (g *Game) fighter(c Slot) bool { return g.printed(c).Kind <= card.HeroKind }

func (g *Game) isBuilding(c Slot) bool {
	k := g.printed(c).Kind
	return k >= card.BuildingKind
}

func (g *Game) color(c Slot) card.Color { return g.cat.Cards[g.looks[c].form].Color }

// things are the kinds of things as which something in play counts.
func (g *Game) things(c Slot) (t card.Things) {
	o := &g.s.Objects[c]
	switch g.cat.Cards[o.Def].Kind {
	case card.UnitKind:
		t = card.AUnit
		if g.patrols(o) {
			t |= card.APatroller | card.APatrollingUnit
		}
	case card.HeroKind:
		t = card.AHero
		if g.patrols(o) {
			t |= card.APatroller
		}
	case card.SpellKind:
		t = card.AnOngoingSpell
	case card.UpgradeKind:
		t = card.AnUpgrade
	case card.BuildingKind:
		t = card.ABuilding | card.ABuildingCard
	case card.BaseKind:
		if !g.s.Sides[o.Controller].Fallen {
			t = card.ABuilding | card.ABase
		}
	default:
		t = card.ABuilding
	}
	return t
}

// fits says whether the filter of an ability of the source lets something in play through, for a player.
func (g *Game) fits(f *card.Filter, c Slot, you Seat, source Slot, theirs Seat) bool {
	o := &g.s.Objects[c]
	if f.Things&g.things(c) == 0 {
		return false
	}
	switch f.Of {
	case card.Yours:
		if o.Controller != you {
			return false
		}
	case card.Opponents:
		if !g.Enemies(you, o.Controller) {
			return false
		}
	case card.Friendly:
		if g.Enemies(you, o.Controller) {
			return false
		}
	case card.Theirs:
		if o.Controller != theirs {
			return false
		}
	}
	l := &g.looks[c]
	d := g.cat.Cards[l.form]
	return (!f.Green || d.Color == card.Green) &&
		(f.Techs == 0 || f.Techs>>g.cat.Cards[o.Def].Tech&1 == 1) &&
		(f.Trait == card.NoTrait || d.Is(f.Trait)) &&
		(f.Spec == card.NoSpec || d.Spec == f.Spec) &&
		(!f.With || o.Runes[card.PlusOne] > 0) &&
		(!f.Without || o.Runes[card.PlusOne] <= 0) &&
		(!f.Other || c != source) &&
		(!f.Calm || !l.able) &&
		(!f.Weak || l.Attack <= 3)
}

// heroOf is a hero of the spec that the player controls, or 0.
func (g *Game) heroOf(s Seat, spec card.Spec) Slot {
	for i := range g.s.Sides {
		for _, h := range g.s.Sides[i].Heroes {
			if h.Slot != 0 && g.s.Objects[h.Slot].Controller == s && (spec == card.NoSpec || g.cat.Cards[h.Def].Spec == spec) {
				return h.Slot
			}
		}
	}
	return 0
}

// has says whether a player has something with a constant of that rule now, and how often.
func (g *Game) has(s Seat, r card.Rule) (n int8) {
	g.fresh()
	for c, o := range g.Objects {
		if o.Controller == s && len(g.cat.Cards[g.looks[c].form].Constants) > 0 {
			g.active(c, func(k *card.Constant) {
				if k.Rule == r {
					n++
				}
			})
		}
	}
	return n
}

// Detects says whether the tower of a player sees, or can still see, what is hidden in this card (C10.13, C10.14).
func (g *Game) Detects(s Seat, c Slot) bool {
	return g.there(g.s.Sides[s].Detected) == c && c != 0
}

// tower says whether the player has a finished tower.
func (g *Game) tower(s Seat) bool {
	a := &g.s.Sides[s].Addon
	return a.Progress == Built && a.Def == g.cat.tower
}
