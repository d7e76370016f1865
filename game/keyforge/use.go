package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Way is a way to use a card (K8.6).
type Way uint8

// The ways.
const (
	AnyWay Way = iota
	ToReap
	ToFight
	ToAct
	ToOmni
	ToUnstun
	wayCount
)

// allWays are all ways but AnyWay.
const allWays uint8 = 1<<wayCount - 1<<ToReap

// String returns the name of the way, in the words of commands.
func (w Way) String() string { return wayNames[w] }

// use starts the use of a card by a side.
func (g *Game) use(c Slot, by Side, w Way) *frame {
	f := g.start(procUse, by)
	f.report, f.self, f.how = true, c, uint8(w)
	return f
}

// Use starts the use of a card of the monster, in its own way: it fights its prey
// or reaps (A3.10, A3.11); an artifact uses its Action.
func (g *Game) Use(c Slot) { g.use(c, Monster, AnyWay) }

// ways is a bit set of the ways in which the side may use the card when an ability
// lets it (K8.14), whatever the active house.
func (g *Game) ways(c Slot, by Side) uint8 {
	if g.isReady(c) != Allowed {
		return 0
	}
	var ways uint8
	for w := ToReap; w <= ToUnstun; w++ {
		if g.hasUse(c, w) == Allowed && g.free(c, by, w) == Allowed {
			ways |= 1 << w
		}
	}
	if ways != 0 && g.mayUse(c, by) != Allowed {
		return 0
	}
	return ways
}

// canUse is why the card cannot be used that way, whatever its house.
func (g *Game) canUse(c Slot, by Side, w Way) Reason {
	r := g.isReady(c)
	if r == Allowed {
		r = g.hasUse(c, w)
	}
	if r == Allowed {
		r = g.mayUse(c, by)
	}
	if r == Allowed {
		r = g.free(c, by, w)
	}
	return r
}

// isReady is why the card cannot be used at all in its present state.
func (g *Game) isReady(c Slot) Reason {
	switch cs := &g.s.Cards[c]; {
	case cs.Zone == card.Attached:
		return OnItsHost // K8.3
	case !cs.Zone.InPlay():
		return NotInPlay
	case cs.Is(Exhausted):
		return IsExhausted
	}
	return Allowed
}

// hasUse is why a card in play has no such use.
func (g *Game) hasUse(c Slot, w Way) Reason {
	switch w {
	case ToReap, ToFight:
		if !g.isBody(c) {
			return NotACreature // K8.4
		}
	case ToAct, ToOmni:
		if g.refresh(); !g.acts(c, headingsOf[w]) {
			return NoAction
		}
	}
	return Allowed
}

// acts reports whether a card in play has an ability under one of the headings.
func (g *Game) acts(c Slot, h card.Headings) bool {
	if ch := &g.d.chars[c]; ch.heads&h == 0 && !ch.is(card.HeadingsMod) {
		return false // as with most cards
	}
	var buf [8]ability
	return len(g.abilities(c, h, buf[:0])) > 0
}

// isBody reports whether a card in play is a creature or the monster.
func (g *Game) isBody(c Slot) bool {
	g.refresh()
	k := g.d.chars[c].kind
	return k == card.CreatureType || k == card.BossType
}

// mayUse is why the side may not use the card in any way.
func (g *Game) mayUse(c Slot, by Side) Reason {
	g.refresh()
	switch {
	case g.sixth(c):
		return SixAlready
	case g.d.chars[c].cannot&card.ActExhaust != 0:
		return CannotBeUsed
	case !g.d.kinds.shares(hindrances):
	case g.forbidden(card.CannotUse, by, c), g.useForbidden(c, by), !g.victims(c).may:
		return CannotBeUsed
	case g.tolls(card.UseToll, c, by, 0, false) > int(g.s.Players[by].Pool):
		return TooLittleAmber
	}
	return Allowed
}

// toKill is what must be destroyed in order to use a card.
type toKill struct {
	must bool
	may  bool // there is something, or nothing must be
	of   Set
}

// victims is what must be destroyed in order to use the card.
func (g *Game) victims(c Slot) toKill {
	g.refresh()
	k := toKill{may: true, of: Set{At: g.s.Clock}}
	if !g.d.kinds.has(card.DestroysToUse) {
		return k
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.DestroysToUse && g.touches(m, c) {
			sc := g.modScope(m)
			k.must, k.of = true, g.candidates(m.m.Filter, &sc)
			k.may = !k.of.Empty()
		}
	}
	return k
}

// free is what prevents a ready card from one of the uses that it has.
func (g *Game) free(c Slot, by Side, w Way) Reason {
	g.refresh()
	cs, ch := &g.s.Cards[c], &g.d.chars[c]
	switch {
	case w == ToUnstun:
		if !cs.Is(Stunned) {
			return NotStunned
		}
		return Allowed
	case cs.Is(Stunned):
		return IsStunned // K14.1
	}
	switch w {
	case ToReap:
		if ch.cannot&card.ActReap != 0 {
			return CannotReap
		}
	case ToFight:
		if ch.cannot&card.ActFight != 0 {
			return CannotFight
		}
		if !g.hasFoe(c, by) { // K9.2
			return NothingToFight
		}
		return Allowed
	case ToAct, ToOmni:
		if ch.cannot&actOf[w] != 0 {
			return CannotBeUsed
		}
	}
	if by != Monster && g.isBody(c) && g.pressed(c) && g.free(c, by, ToFight) == Allowed {
		return MustFight // K14.11
	}
	return Allowed
}

// pressed reports whether the creature must fight when it is used, if it can.
func (g *Game) pressed(c Slot) bool {
	return g.s.Cards[c].Is(Enraged) || g.d.chars[c].is(card.MustFightMod)
}

// attackable is what the side may attack with the creature (K9.1, K18.13, A2.3).
func (g *Game) attackable(c Slot, by Side) Set {
	g.refresh()
	return g.attackableBy(c, by, g.ignores(c, card.Taunt))
}

func (g *Game) attackableBy(c Slot, by Side, ignoresTaunt bool) Set {
	g.refresh()
	set := Set{At: g.s.Clock}
	foe := g.opponent(by)
	line := g.s.Players[foe].pile(linePile)
	for i, o := range line {
		if o != c && g.exposed(line, i, ignoresTaunt) {
			set.Add(o)
		}
	}
	if b := g.Boss(); b != 0 && foe == Monster {
		set.Add(b) // A5.3
	}
	g.onlyOpen(c, &set)
	return set
}

// hasFoe reports whether there is anything that the side may attack with the creature.
func (g *Game) hasFoe(c Slot, by Side) bool {
	foe := g.opponent(by)
	switch {
	case g.d.kinds.has(card.OnlyAttacks):
		set := g.attackable(c, by)
		return !set.Empty()
	case foe == Monster && g.Boss() != 0:
		return true
	}
	line := g.s.Players[foe].pile(linePile)
	ignoresTaunt := g.ignores(c, card.Taunt)
	for i, o := range line {
		if o != c && g.exposed(line, i, ignoresTaunt) {
			return true
		}
	}
	return false
}

// exposed reports whether the i-th creature of a line may be attacked as far as its
// line is concerned.
func (g *Game) exposed(line []Slot, i int, ignoresTaunt bool) bool {
	ch := &g.d.chars[line[i]]
	if ch.kind != card.CreatureType || g.s.Cards[line[i]].Is(Tagged) {
		return false
	}
	if ch.has(card.Taunt) || ignoresTaunt {
		return true
	}
	guards := g.guards(line, i)
	return guards.Empty()
}

// guards are the creatures whose taunt protects the i-th creature of a line.
func (g *Game) guards(line []Slot, i int) Set {
	set := Set{At: g.s.Clock}
	for j := max(0, i-2); j < min(i+3, len(line)); j++ {
		ch := &g.d.chars[line[j]]
		if near := j == i-1 || j == i+1; j != i && ch.has(card.Taunt) && (near || ch.is(card.WideTaunt)) {
			set.Add(line[j])
		}
	}
	return set
}

// onlyOpen drops what modifiers forbid the creature from attacking.
func (g *Game) onlyOpen(c Slot, set *Set) {
	if !g.d.kinds.has(card.OnlyAttacks) {
		return
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.OnlyAttacks && g.touches(m, c) {
			sc := g.modScope(m)
			for o := set.First(); o != 0; o = set.Next(o) {
				if g.match(m.m.Filter, o, &sc, present) == m.m.Except {
					set.Remove(o)
				}
			}
		}
	}
}

// ignores reports whether the creature ignores a keyword when it attacks.
func (g *Game) ignores(c Slot, k card.Keyword) bool {
	if !g.d.kinds.has(card.Ignores) {
		return false
	}
	for i := range g.d.mods {
		if m := &g.d.mods[i]; m.m.Kind == card.Ignores && m.m.Keyword == k && g.touches(m, c) {
			return true
		}
	}
	return false
}

// sixth reports whether the rule of six forbids another play or use (K17.8).
func (g *Game) sixth(c Slot) bool {
	if g.s.Acts < 6 {
		return false
	}
	title, n := g.cat.Entries[g.text(c)].Title, 0
	for o := g.s.busy.First(); o != 0; o = g.s.busy.Next(o) {
		if g.cat.Entries[g.text(o)].Title == title {
			n += int(g.s.Cards[o].Uses)
		}
	}
	return n >= 6
}

// Where the program counter of a use of a card stands.
const (
	useWay uint16 = iota
	useBegin
	useReap
	useAfter
	useEnd
	useReaped
	useAllowed // of another house; comes first
	useKills   // what must be destroyed to use it
	useKilled
	useSteps
)

// stepUse uses a card: it is exhausted, then it reaps, fights or acts (K8).
func (g *Game) stepUse(f *frame) {
	s := &g.s
	switch f.pc {
	case useAllowed:
		if g.spendAllowance(f, uses(actOf[f.way()])) {
			f.pc = useWay
		}
	case useWay:
		way, ok := g.chooseWay(f)
		if !ok {
			return
		}
		if way == AnyWay {
			g.pop()
			return
		}
		f.how, f.pc = uint8(way), useBegin
		if victims := g.victims(f.self); victims.must {
			f.pc = useKills
			return
		}
		g.exhaustToUse(f)
	case useKills:
		c, ok := g.askOne(Question{Purpose: ForCost, Side: s.Active, Source: f.self}, g.victims(f.self).of)
		if !ok {
			return
		}
		f.pc = useKilled
		g.destroy(frame{report: true, it: single(c, s.Clock), you: f.you})
	case useKilled:
		if f.pc = useBegin; !f.ok || g.canUse(f.self, f.you, f.way()) == CannotBeUsed || g.isReady(f.self) != Allowed {
			g.pop()
			return
		}
		f.ok = false
		g.exhaustToUse(f)
	case useBegin:
		switch f.way() {
		case ToReap:
			g.headed(f.self, card.OnBeforeReap, TriggerEvent{Kind: card.CreatureReaped, Subject: f.self, Who: f.you})
			f.pc = useReap
			g.window(f.opened)
		case ToFight:
			g.chooseFight(f)
		case ToAct, ToOmni:
			g.act(f)
		default:
			g.mark(f.self, Stunned, false, Unstunned)
			f.pc = useAfter
		}
	case useReap:
		g.reap(f)
	case useAfter: // after an Action, an Omni, a stun removal
		if cs := &s.Cards[f.self]; f.nums[monsters] != 0 && cs.Incarnation != f.incarnation &&
			(Mark(cs.Last.Marks)&Tagged != 0 || cs.Zone == card.Discard) {
			g.LowerTide() // A8.4
		}
		f.opened = s.npending
		g.happen(TriggerEvent{Kind: card.CardUsed, Subject: f.self, Who: f.you})
		f.pc = useEnd
		g.window(f.opened)
	case useReaped: // it stole instead of gaining
		g.reaped(f)
	default:
		if f.nums[prevented] == 0 { // otherwise it was exhausted with no effect
			f.ok, f.count, f.them = true, 1, single(f.self, s.Clock)
		}
		g.pop()
	}
}

// chooseWay settles how the card is used; AnyWay when it cannot be.
func (g *Game) chooseWay(f *frame) (Way, bool) {
	s := &g.s
	cs := &s.Cards[f.self]
	if cs.Is(Tagged) {
		return AnyWay, true
	}
	if f.you == Monster && cs.Ctrl == Monster && g.decidesItself(f.self, f.way()) {
		return g.chooseMonsterWay(f)
	}
	if way := f.way(); way != AnyWay {
		switch g.canUse(f.self, f.you, way) {
		case Allowed, MustFight: // Q26: an ability that names another way prevails
			if targets := g.targetsOf(f); way == ToFight && targets.Empty() {
				return AnyWay, true
			}
			return way, true
		case IsStunned: // K14.3
			return ToUnstun, true
		}
		return AnyWay, true
	}
	ways := g.ways(f.self, f.you)
	var only Way
	n := 0
	for way := ToReap; way <= ToUnstun; way++ {
		if ways&(1<<way) != 0 {
			only = way
			n++
		}
	}
	if n == 0 || n == 1 && !s.ans.ready && !s.AskAll {
		return only, true
	}
	a, ok := g.asked(Question{Kind: AskOption, Purpose: ForUse, Side: s.Active, Source: f.self, Lo: int16(ToReap), Hi: int16(ToUnstun),
		Ways: ways})
	return Way(a.n), ok
}

func (g *Game) exhaustToUse(f *frame) {
	s := &g.s
	cs := &s.Cards[f.self]
	cs.Marks |= Exhausted
	s.busy.Add(f.self)
	cs.Uses++
	cs.Used++
	s.Acts = min(s.Acts+1, 250)
	s.Done = min(s.Done+1, 250)
	f.opened, f.incarnation = s.npending, cs.Incarnation
	g.tolls(card.UseToll, f.self, f.you, 0, true)
	g.count(f.you, card.Used)
	switch g.kind(f.self, present) {
	case card.CreatureType:
		g.count(f.you, card.UsedCreatures)
		if cs.Ctrl == f.you {
			if s.counts&program.UsesOfHouses != 0 {
				countOf(&s.Players[f.you].UsedOf, g.houses(f.self, present))
			}
			if g.keeps(card.UsedPilots) {
				g.countN(f.you, card.UsedPilots, one(g.traits(f.self, present).Has(trait.Pilot)))
			}
		}
		g.dropLasting(func(l *Lasting) bool { return l.Kind == card.UntilNextUse })
	case card.ArtifactType:
		f.nums[monsters] = int16(one(cs.Ctrl == Monster))
	}
	g.emit(Event{Kind: Used, Card: f.self, Side: f.you, N: int32(f.way())})
	g.touch()
}

func (g *Game) reap(f *frame) {
	if !g.stillThere(f.self, f.incarnation) { // a Before reap ability removed it
		f.pc = useEnd
		return
	}
	var instead, catchers, made Set
	var giver Slot // whose æmber is the gain
	if g.refresh(); g.d.kinds.shares(reapings) {
		steals := g.sources(card.ReapSteals, f.you)
		instead, catchers, made = steals, g.catchers(f.you), g.sources(card.GainMade, f.you)
		if !steals.Empty() && !catchers.Empty() { // Q42
			instead.union(&catchers)
			c, ok := g.askOne(Question{Purpose: ForReplacement, Side: g.s.Active, Source: f.self, Of: f.you}, instead)
			if !ok {
				return
			}
			instead = single(c, g.s.Clock)
		}
		if rich := g.reapsFrom(f.you); steals.Empty() && !rich.Empty() {
			from, ok := g.askCards(Question{Purpose: ForReaping, Side: f.you, Source: f.self}, rich, 0, 1)
			if !ok {
				return
			}
			giver = from.First()
		}
	}
	f.nums[gained] = 0
	if g.kind(f.self, present) == card.CreatureType {
		g.count(f.you, card.Reaped)
	}
	g.emit(Event{Kind: Reaped, Card: f.self, Side: f.you})
	switch c := instead.First(); {
	case c == 0 || made.Has(c):
		f.nums[gained] = int16(one(catchers.Empty()))
		g.gainByReaping(f.you, giver)
	case giver != 0: // what catches æmber catches that of creatures too
		g.gainByReaping(f.you, giver)
	case catchers.Has(c):
		g.capturedInstead(c, 1, f.you, false)
	default:
		f.pc = useReaped
		g.resolve(trigger{prog: program.Steal, self: f.self, you: f.you})
		return
	}
	g.reaped(f)
}

// gainByReaping gives the side its æmber for a reap (K8.10): that of a creature, or without
// one that of the supply.
func (g *Game) gainByReaping(side Side, giver Slot) {
	if giver != 0 {
		g.amberFrom(giver, 1, side, 0)
	} else {
		g.Gain(side, 1)
	}
}

// reapsFrom are the creatures whose æmber the side may take when it reaps.
func (g *Game) reapsFrom(side Side) Set {
	rich := Set{At: g.s.Clock}
	if may := g.sources(card.ReapsOwn, side); may.Empty() {
		return rich
	}
	for _, c := range g.s.Players[side].pile(linePile) {
		if g.s.Cards[c].Amber > 0 {
			rich.Add(c)
		}
	}
	return rich
}

// reaped opens the window after a reap (K8.11).
func (g *Game) reaped(f *frame) {
	f.opened = g.s.npending
	ev := TriggerEvent{Kind: card.CreatureReaped, Subject: f.self, Who: f.you}
	g.headed(f.self, card.OnReap, ev)
	g.happen(ev)
	ev.Kind = card.CardUsed
	g.happen(ev)
	if n := f.nums[gained]; n > 0 {
		g.happen(TriggerEvent{Kind: card.AmberReaped, Who: f.you, Amount: int32(n)})
	}
	f.pc = useEnd
	g.window(f.opened)
}

// act resolves an Action or Omni ability; if there are several, the player chooses
// one. A player's artifact that the monster controls resolves both (A3.12).
func (g *Game) act(f *frame) {
	headings := headingsOf[f.way()]
	if f.you == Monster {
		headings = headingsOf[ToAct] | headingsOf[ToOmni]
	}
	var buf [8]ability
	list := g.abilities(f.self, headings, buf[:0])
	if f.you != Monster && len(list) > 1 {
		i, ok := g.askNumber(Question{Kind: AskOption, Purpose: ForUse, Side: g.s.Active, Source: f.self, Prog: list[0].prog}, 0, len(list)-1)
		if !ok {
			return
		}
		list = list[i : i+1]
	}
	f.pc = useAfter
	ev := TriggerEvent{Kind: card.CardUsed, Subject: f.self, Who: f.you}
	for i := len(list) - 1; i >= 0; i-- {
		g.resolve(g.triggerOf(list[i], f.self, f.you, ev))
	}
}
