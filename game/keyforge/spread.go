package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// stepSpread does the same thing with each card of f.it in turn, in the order that
// the active player chooses.
func (g *Game) stepSpread(f *frame) {
	s := &g.s
	current := f.current()
	if *current != 0 { // this card is done
		if f.ok {
			*f.achieved()++
			f.t.Add(*current)
		}
		*current = 0
	}
	g.onlyHere(&f.it)
	next := f.it
	switch f.verb() {
	case card.PlayVerb, card.PutVerb:
		g.leaveWholes(&next)
	case card.MoveVerb:
		next = g.nextDiscard(f)
	case card.ControlVerb:
		for c := f.it.First(); c != 0; c = f.it.Next(c) {
			if s.Cards[c].Zone == card.Attached || s.Cards[c].Ctrl == f.first { // it stays where it is: the order does not matter
				next = single(c, s.Clock)
				break
			}
		}
	case card.CaptureVerb:
		sc := f.scope()
		if next = g.contested(g.cat.Programs[f.prog].Steps[f.op].Effect, &f.it, &sc); next.Empty() {
			next = single(f.it.First(), s.Clock)
		}
	}
	q := Question{Purpose: ForOrder, Side: s.Active, Source: f.self}
	if f.prog != program.None {
		q.Prog, q.Op = f.prog, f.op
	}
	c, ok := g.askOne(q, next)
	if !ok {
		return
	}
	if c == 0 {
		n := *f.achieved()
		f.ok, f.count, f.them = n > 0 && n == *f.tried(), int32(n), f.t
		f.them.At = s.Clock
		g.pop()
		return
	}
	f.it.Remove(c)
	*current, f.ok = c, false
	*f.tried()++
	verbs[f.verb()].spread(g, f, c)
}

// doSpread carries out an effect on one card after another, each with a procedure of its own.
func (g *Game) doSpread(f *frame, o *program.Step, set Set) bool {
	g.spread(f, o.Effect, set)
	return true
}

// doUse lets the cards be used in a way.
func (g *Game) doUse(f *frame, o *program.Step, set Set) bool {
	g.spread(f, o.Effect, set).nums[asYours] = int16(one(o.Effect.AsYours))
	return true
}

// doFight lets the cards fight, perhaps only certain others.
func (g *Game) doFight(f *frame, o *program.Step, set Set) bool {
	n := g.spread(f, o.Effect, set)
	if second := &o.Effect.Second; second.Pick == card.EachOf {
		sc := f.scope()
		against := second.Filter
		against.Types |= card.TypeSet(card.BossType) // A2.3
		n.subjects, n.nums[limited] = g.candidates(&against, &sc), onlySubjects
	}
	if o.Effect.IgnoresTaunt {
		n.nums[limited] |= tauntIgnored
	}
	return true
}

// useOne uses a card.
func (g *Game) useOne(f *frame, c Slot) {
	if by := g.user(c, f); by != NoSide {
		u := g.use(c, by, wayOf[f.verb()])
		u.subjects, u.nums[limited] = f.subjects, f.nums[limited]
	}
}

// doPlay lets the player play the cards.
func (g *Game) doPlay(f *frame, o *program.Step, set Set) bool {
	n := g.spread(f, o.Effect, g.stillReachable(set))
	n.nums[arrival] = int16(arrivals[o.Effect.Arrival])
	onto := g.targets(f, &o.Effect.Second)
	n.other = onto.First()
	return true
}

// playOne plays a card.
func (g *Game) playOne(f *frame, c Slot) {
	if cs := &g.s.Cards[c]; cs.Zone == card.Archives && cs.Is(ToOwner) && g.mayLeave(c) {
		g.relocate(c, card.Hand, cs.Owner, card.OnTop) // instead of being played
		return
	}
	half := g.otherHalf(c, &f.it)
	f.it.Remove(half)
	if half == 0 {
		half = g.otherHalf(c, nil)
	}
	creature, upgrade := g.canPlay(c, half, f.you, 0) == Allowed && g.hasRoom(c, f.you, f.place), g.canPlay(c, 0, f.you, asUpgrade) == Allowed
	how, at := uint8(f.nums[arrival]), f.place
	switch {
	case creature && upgrade:
		how |= asEither
	case upgrade:
		half, how, at = 0, asUpgrade, card.OnTop
	case !creature:
		return
	}
	g.playAt(c, half, f.you, how, at).other = f.other
}

// stillReachable is the cards of the set that an effect may still move, as they are now.
func (g *Game) stillReachable(set Set) Set {
	for c := set.First(); c != 0; c = set.Next(c) {
		if !g.reachable(c, &set, card.NoZone) {
			set.Remove(c)
		}
	}
	set.At = g.s.Clock
	return set
}

// doPut puts the cards into play, under the control of one side or each under its owner's.
func (g *Game) doPut(f *frame, o *program.Step, set Set) bool {
	e, sc := o.Effect, f.scope()
	g.bothHalves(&set)
	n := g.spread(f, e, g.stillReachable(set))
	if n.first = NoSide; e.Who != card.Owner {
		n.first = g.one(e.Who, &sc, f.self)
	}
	n.nums[arrival] = int16(arrivals[e.Arrival])
	if e.FaceDown {
		n.nums[arrival] |= int16(enterFaceDown)
	}
	return true
}

// putOne puts a card into play.
func (g *Game) putOne(f *frame, c Slot) {
	under := f.first
	if under == NoSide {
		under = g.s.Cards[c].Owner
	}
	half := Slot(0)
	if uint8(f.nums[arrival])&enterFaceDown == 0 {
		half = g.otherHalf(c, &f.it)
	} else if g.s.Players[under].Token == 0 || g.s.Players[g.s.Cards[c].Owner].Token == 0 {
		return // K25.7
	} else if pileOf[g.s.Cards[c].Zone] >= 0 && g.unknownToSome(c) {
		c = g.swapHandle(c)
		*f.current() = c
	}
	f.it.Remove(half)
	g.push(frame{proc: procPut, report: true, self: c, giver: half, other: f.other, you: under, place: f.place,
		how: uint8(f.nums[arrival])})
}

// controlOne gives control of a card, which is not done if its player has that already.
func (g *Game) controlOne(f *frame, c Slot) {
	f.ok = g.s.Cards[c].Ctrl != f.first
	g.s.Cards[c].Base, g.s.Cards[c].Stamp = f.first, g.s.Clock+1
	g.s.Clock++
	g.push(frame{proc: procControl, self: c, you: f.first, place: f.place})
}

// repositionOne moves a card within its line.
func (g *Game) repositionOne(f *frame, c Slot) {
	g.push(frame{proc: procReposition, report: true, self: c, place: f.place})
}

// captureOne lets a card capture 1 æmber.
func (g *Game) captureOne(f *frame, c Slot) {
	sc := f.scope()
	if f.ok = g.capture(c, 1, g.capturesFrom(g.cat.Programs[f.prog].Steps[f.op].Effect, c, &sc)) == 1; f.ok {
		lo := g.s.npending
		g.captured(c)
		g.window(lo)
	}
}

// iconsOne resolves the bonus icons of a card.
func (g *Game) iconsOne(f *frame, c Slot) {
	f.ok = true
	g.start(procIcons, f.you).self = c
}

// wayOf is how an effect uses a card.
var wayOf = [card.VerbCount]Way{card.FightVerb: ToFight, card.ReapVerb: ToReap}

// user is who uses the card when an ability lets it be used: you, if you control
// it or use it as if it were yours (K8.15, K8.16). The cards of an adventure
// address the active player but use what the monster controls.
func (g *Game) user(c Slot, f *frame) Side {
	switch by := g.s.Cards[c].Ctrl; {
	case by == f.you || f.nums[asYours] != 0:
		return f.you
	case g.cat.Programs[f.prog].Active:
		return by
	}
	return NoSide
}

// spread applies a verb to each card of a set.
func (g *Game) spread(f *frame, e *card.Effect, set Set) *frame {
	if e.Verb == card.IconsVerb {
		set.At = g.s.Clock // wherever the cards are now
	}
	return g.push(frame{proc: procSpread, report: true, prog: f.prog, op: f.pc - 1, self: f.self, other: f.self, you: f.you,
		how: uint8(e.Verb),
		it:  set, place: e.Place})
}
