package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// chooseFight takes the target of an attack and starts the fight.
func (g *Game) chooseFight(f *frame) {
	s := &g.s
	if !g.stillThere(f.self, f.incarnation) {
		f.pc = useEnd
		return
	}
	if f.other == 0 {
		targets := g.targetsOf(f)
		if targets.Empty() {
			f.pc = useEnd
			return
		}
		target, ok := g.askOne(Question{Purpose: ForAttack, Side: s.Active, Source: f.self}, targets)
		if !ok {
			return
		}
		f.other = target
	}
	if a := g.below(2); f.nums[limited]&onlySubjects != 0 && a != nil {
		a.b.Add(f.other)
		a.b.At = s.Clock
	}
	f.pc = useEnd
	fight := g.start(procFight, f.you)
	fight.self, fight.other, fight.incarnation = f.self, f.other, s.Cards[f.self].Incarnation
	fight.it = single(f.other, s.Clock)
}

// targetsOf is what a creature may attack in the use that f carries out.
func (g *Game) targetsOf(f *frame) Set {
	set := g.attackable(f.self, f.you)
	if f.nums[limited]&tauntIgnored != 0 {
		set = g.attackableBy(f.self, f.you, true)
	}
	for c := set.First(); f.nums[limited]&onlySubjects != 0 && c != 0; c = set.Next(c) {
		if !f.subjects.Has(c) {
			set.Remove(c)
		}
	}
	return set
}

// below is the frame n below the top one, or nil.
func (g *Game) below(n uint8) *frame {
	if g.s.nframes <= n {
		return nil
	}
	return &g.s.frames[g.s.nframes-1-n]
}

// aim redirects the damage of the creature in the current fight to another.
func (g *Game) aim(c Slot, at Set) bool {
	for i := int(g.s.nframes) - 1; i >= 0; i-- {
		if f := &g.s.frames[i]; f.proc == procFight && f.self == c {
			f.t = at
			return true
		}
	}
	return false
}

// fighting reports whether the card attacks or is attacked in a fight whose damage is
// being dealt; what comes before it is not part of the fight (K9.10).
func (g *Game) fighting(c Slot) bool {
	for i := range g.s.frames[:g.s.nframes] {
		if f := &g.s.frames[i]; f.proc == procFight && f.pc == fightAfter && f.nums[skipped] == 0 && (f.self == c || f.other == c) {
			return true
		}
	}
	return false
}

// Where the program counter of a fight stands.
const (
	fightBefore uint16 = iota
	fightBlows
	fightAfter
	fightEnd
	fightSteps
)

// stepFight is a fight of f.self against f.other (K9.4).
func (g *Game) stepFight(f *frame) {
	s := &g.s
	ev := TriggerEvent{Kind: card.FightEnded, Subject: f.self, Other: f.other, Who: f.you, OtherAt: f.it.At}
	switch f.pc {
	case fightBefore:
		g.refresh()
		def := &s.Cards[f.other]
		f.how = uint8(one(!def.Is(Attacked)))
		def.Marks |= Attacked // even if no fight follows (Q21)
		s.busy.Add(f.other)
		g.emit(Event{Kind: AttackMade, Card: f.self, Other: f.other, Side: f.you})
		f.opened = s.npending
		g.headed(f.self, card.OnBeforeFight, ev)
		g.happen(TriggerEvent{Kind: card.FightBegan, Subject: f.self, Other: f.other, Who: f.you})
		g.beforeFight(program.Assault, f.self, f.other)
		g.beforeFight(program.Hazardous, f.other, f.self)
		f.pc = fightBlows
		g.window(f.opened)
	case fightBlows:
		if g.below(1).nums[prevented] != 0 {
			g.pop()
			return
		}
		g.count(f.you, card.Fought)
		if !g.stillThere(f.self, f.incarnation) || !g.stillThere(f.other, f.it.At) { // K9.9
			g.emit(Event{Kind: FightSkipped, Card: f.self, Other: f.other})
			f.nums[skipped] = 1
			f.pc = fightAfter
			return
		}
		f.pc = fightAfter
		g.touch() // they are fighting
		g.blows(f)
	case fightAfter:
		f.pc = fightEnd
		g.touch() // the fight is over
		f.opened = s.npending
		survived := g.stillThere(f.self, f.incarnation)
		if f.nums[skipped] == 0 && survived { // K9.6, K9.10
			g.headed(f.self, card.OnFight, ev)
		}
		g.happen(ev)
		ev.Kind = card.CardUsed
		g.happen(ev)
		if survived && f.you == s.TurnOf && f.you == s.Cards[f.self].Ctrl {
			g.mark(f.self, Enraged, false, Calmed) // K14.12
		}
		g.window(f.opened)
	default:
		g.pop()
	}
}

// stillThere reports whether the card is in play as it was and not tagged.
func (g *Game) stillThere(c Slot, at uint32) bool {
	cs := &g.s.Cards[c]
	return cs.Zone.InPlay() && cs.Incarnation <= at && !cs.Is(Tagged)
}

// beforeFight adds assault or hazardous damage to the triggers before the fight
// (K18.7).
func (g *Game) beforeFight(prog uint16, c, to Slot) {
	if n := g.keywordDamage(prog, c, to); n > 0 {
		g.wait(trigger{prog: prog, self: c, you: g.s.Cards[c].Ctrl, incarnation: g.s.Cards[c].Incarnation,
			ev: TriggerEvent{Subject: c, Other: to, Amount: n}})
	}
}

// keywordDamage is how much damage assault or hazardous of the card deals now (K18.5, Q61).
func (g *Game) keywordDamage(prog uint16, c, to Slot) int32 {
	g.refresh()
	if prog == program.Hazardous {
		if g.ignores(to, card.Hazardous) {
			return 0
		}
		return int32(g.d.chars[c].hazardous)
	}
	return int32(int(g.d.chars[c].assault) + g.attacking(c, to, card.Assault))
}

// blows lets both creatures deal their damage at the same time (K9.5).
func (g *Game) blows(f *frame) {
	g.refresh()
	base := g.s.nhits
	a, d := &g.d.chars[f.self], &g.d.chars[f.other]
	elusive := f.firstAttack() && d.has(card.Elusive) && !g.ignores(f.self, card.Elusive)
	to, there := f.other, true
	if c := f.t.First(); c != 0 {
		to, there = c, g.here(c, &f.t)
	}
	if there && !(elusive && to == f.other) { // K18.10 is about the two creatures only
		g.addHit(base, hit{to: to, from: f.self, amount: g.blow(f.self, to, true), fight: true,
			pierces: to == f.other && g.pierces(f.self),
			poison:  a.has(card.Poison) || g.attacking(f.self, f.other, card.Poison) > 0})
	}
	if !elusive && !a.has(card.Skirmish) && g.attacking(f.self, f.other, card.Skirmish) == 0 { // K18.8
		g.addHit(base, hit{to: f.self, from: f.other, amount: g.blow(f.other, f.self, false), fight: true,
			poison: d.has(card.Poison) && !g.ignores(f.self, card.Poison)})
	}
	amount := int(a.splash) + g.attacking(f.self, f.other, card.SplashAttack)
	g.splash(base, f.other, hit{from: f.self, amount: int16(amount), splash: true}) // K28.7
	g.land(base, f.self, f.other)
}

// pierces reports whether armor does not prevent the damage that the creature deals to what
// it attacks (K32.6).
func (g *Game) pierces(c Slot) bool {
	if !g.d.kinds.has(card.PiercesArmor) {
		return false
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.PiercesArmor && g.touches(m, c) {
			return true
		}
	}
	return false
}

// attacking is the keyword that a creature has only while it attacks the other:
// its number, 1 without one, or 0.
func (g *Game) attacking(c, other Slot, k card.Keyword) int {
	if !g.d.kinds.has(card.KeywordMod) {
		return 0
	}
	n := 0
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.KeywordMod && m.m.Keyword == k && g.touches(m, c) {
			if sc := g.modScope(m); g.match(m.m.Filter, other, &sc, present) {
				n += g.modNum(m)
			}
		}
	}
	return n
}

// blow is the damage that a creature deals in a fight.
func (g *Game) blow(c, against Slot, attacks bool) int16 {
	ch := &g.d.chars[c]
	n, fixed := ch.power, ch.guard
	if attacks {
		fixed = ch.fight
	}
	if fixed >= 0 {
		n = fixed
	}
	if attacks && g.d.kinds.has(card.FightBonus) {
		for i := range g.d.mods {
			m := &g.d.mods[i]
			if m.m.Kind != card.FightBonus || !g.touches(m, c) {
				continue
			}
			sc := g.modScope(m)
			if m.m.Filter == nil || g.match(m.m.Filter, against, &sc, present) {
				n += int16(g.modNum(m))
			}
		}
	}
	return n
}
