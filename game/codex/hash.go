package codex

import (
	"hash/fnv"

	"github.com/keyraken/keyraken/game/codex/card"
)

// Hash is a hash of everything that matters for how the game continues. Saves keep it, and every later version must reproduce it:
// so every value goes in under a name that never changes, cards go in by their IDs, and what is zero is left out. A field that is
// added to the [State] must be added here too, under a name of its own; then a game that does not use it keeps its hash. Constants
// go in by their numbers: a new one takes the next.
func (g *Game) Hash() uint64 {
	h := hasher{sum: 0xcbf29ce484222325, cat: g.cat}
	s := &g.s
	random := s.rng // reading it moves it on
	h.put(atRandom, random.Uint64())
	h.put(atSeats, uint64(s.Seats))
	h.put(atTurn, uint64(s.Turn)+1)
	h.put(atTurns, uint64(s.Turns))
	h.put(atSince, uint64(s.since))
	h.flags(atState, s.Main, s.Over, s.Cut)
	h.put(atWinners, uint64(s.Winners))
	h.put(atTied, uint64(s.Tied))
	h.put(atDue, uint64(s.Due))
	for i := range s.Sides[:s.Seats] {
		h.put(atSide, uint64(i)+1)
		h.side(&s.Sides[i], g.Heroes(Seat(i)))
	}
	for c, o := range g.Objects {
		h.put(atObject, uint64(c))
		h.object(o)
	}
	for i := range s.lasting[:s.lastings] {
		h.lasting(&s.lasting[i])
	}
	for i := range s.pending[:s.waiting] {
		h.trigger(&s.pending[i])
	}
	for i := range s.frames[:s.depth] {
		h.frame(&s.frames[i])
	}
	h.question(&s.q)
	return h.sum
}

// hasher mixes names and values into a hash, the same on every platform.
type hasher struct {
	sum uint64
	cat *Catalogue
}

// put mixes a value under a name, unless it is zero.
func (h *hasher) put(name, v uint64) {
	if v == 0 {
		return
	}
	x := (h.sum ^ name) + v*0x9e3779b97f4a7c15
	x *= 0xbf58476d1ce4e5b9
	h.sum = x ^ x>>29
}

func (h *hasher) number(name uint64, n int) { h.put(name, uint64(uint32(n))) }

// flags mixes truth values by their places: a new one comes last.
func (h *hasher) flags(name uint64, all ...bool) {
	n := uint64(0)
	for i, on := range all {
		if on {
			n |= 1 << i
		}
	}
	h.put(name, n)
}

func (h *hasher) ref(name uint64, r Ref) { h.put(name, uint64(r.Slot)|uint64(r.Since)<<8) }

func (h *hasher) def(name uint64, d Def) { h.put(name, h.cat.sums[d]) }

func (h *hasher) pile(name uint64, p *Pile) {
	for i, d := range p.Cards() {
		h.put(name+uint64(i), h.cat.sums[d])
	}
}

// heap mixes cards whose order is nothing.
func (h *hasher) heap(name uint64, p *Pile) {
	sum := uint64(0)
	for _, d := range p.Cards() {
		sum += h.one(d, 1)
	}
	h.put(name, sum)
}

// one is a card with a number, to be added to others.
func (h *hasher) one(d Def, n uint8) uint64 {
	x := (h.cat.sums[d] + uint64(n)) * 0x94d049bb133111eb
	return x ^ x>>31
}

func (h *hasher) set(name uint64, s *Set) {
	h.put(name, s[0])
	h.put(name+1, s[1])
}

// defs mixes a set of cards.
func (h *hasher) defs(name uint64, s *Set) {
	sum := uint64(0)
	for d := range each(s) {
		sum += h.one(Def(d), 1)
	}
	h.put(name, sum)
}

func (h *hasher) side(s *Side, heroes []Champion) {
	h.pile(atDeck, &s.Deck)
	h.pile(atHand, &s.Hand)
	h.pile(atDiscard, &s.Discard)
	h.heap(atCodex, &s.Codex)
	h.heap(atHired, &s.Hired)
	h.heap(atShown, &s.Shown)
	known := uint64(0)
	for d, n := range s.Known {
		if n != 0 {
			known += h.one(Def(d), n)
		}
	}
	h.put(atKnown, known)
	for _, c := range heroes {
		h.def(atHero, c.Def)
		h.put(atSlot, uint64(c.Slot))
		h.number(atBack, int(c.Back))
	}
	h.number(atGold, int(s.Gold))
	h.number(atWorkers, int(s.Workers))
	h.put(atBase, uint64(s.Base))
	for i := range s.Tech {
		h.site(&s.Tech[i])
	}
	h.site(&s.Addon)
	h.put(atSpec, uint64(s.Spec))
	h.put(atLab, uint64(s.Lab))
	h.number(atTurns, int(s.Turns))
	h.flags(atSideState, s.Settled, s.Surcharged, s.Peace, s.Hires, s.Reshuffled, s.Cast, s.FromHand, s.Instant, s.DiscardLater, s.Towered,
		s.Fallen)
	h.ref(atDetected, s.Detected)
	h.put(atBounties, uint64(s.Bounties))
}

func (h *hasher) site(s *Site) {
	h.put(atProgress, uint64(s.Progress))
	if s.Def != 0 {
		h.def(atDef, s.Def)
	}
	h.put(atSlot, uint64(s.Slot))
}

func (h *hasher) object(o *Object) {
	h.def(atDef, o.Def)
	h.put(atOwner, uint64(o.Owner)+1)
	h.put(atController, uint64(o.Controller)+1)
	h.put(atLevel, uint64(o.Level))
	h.put(atPlace, uint64(o.Place))
	h.flags(atObjectState, o.Exhausted, o.Attacked, o.Woken, o.Maxed, o.Arrived, o.calm, o.hidden)
	h.number(atSpent, int(o.Spent))
	h.number(atDamage, int(o.Damage))
	for i, n := range o.Runes {
		h.number(atRunes+uint64(i), int(n))
	}
	h.ref(atHost, o.Host)
	h.ref(atCaster, o.Caster)
	h.ref(atKiller, o.killer)
	h.put(atSlayer, uint64(o.slayer))
	h.put(atSince, uint64(o.Since))
	h.number(atCame, int(o.Came))
}

func (h *hasher) lasting(l *Lasting) {
	h.put(atLasting, uint64(l.Kind)+1)
	h.put(atUntil, uint64(l.Until))
	h.put(atSeat, uint64(l.Of)+1)
	if l.Kind == lastingForm || l.Kind == lastingHurt {
		h.def(atDef, l.Def)
	}
	h.number(atN, int(l.N))
	h.ref(atAbout, l.On)
	h.mod(&l.Mod)
}

func (h *hasher) mod(m *card.Mod) {
	h.put(atMod, uint64(uint8(m.Attack))|uint64(uint8(m.HP))<<8|uint64(uint8(m.Armor))<<16|uint64(uint8(m.Resist))<<24|
		uint64(uint8(m.Frenzy))<<32|uint64(uint8(m.Obliterate))<<40|uint64(uint8(m.Healing))<<48)
	h.put(atHas, uint64(m.Has))
}

func (h *hasher) trigger(t *Trigger) {
	h.put(atTrigger, uint64(t.Kind)+1)
	h.def(atDef, t.Def)
	h.put(atAbility, uint64(t.Ability))
	h.put(atSeat, uint64(t.Seat)+1)
	h.put(atOther, uint64(t.Other)+1)
	h.flags(atBoosted, t.Boosted)
	h.ref(atSelf, t.Self)
	h.ref(atAbout, t.About)
}

func (h *hasher) frame(f *frame) {
	h.put(atFrame, uint64(f.run)+1)
	h.put(atPC, uint64(f.pc))
	h.put(atStage, uint64(f.stage))
	h.put(atEffect, uint64(f.i))
	h.put(atAbility, uint64(f.ability))
	h.put(atMode, uint64(f.mode))
	h.put(atN, uint64(f.n))
	if f.run == runPlay || f.run == runEffects {
		h.def(atDef, f.def)
	}
	h.put(atSeat, uint64(f.seat)+1)
	h.put(atOther, uint64(f.other)+1)
	h.flags(atBoosted, f.boosted, f.did, f.killed, f.tails, f.trashed)
	h.number(atLeft, int(f.left))
	h.number(atTech, int(f.tech))
	h.put(atSecond, uint64(f.second))
	h.put(atSparks, uint64(f.spark))
	h.ref(atSelf, f.self)
	h.ref(atAbout, f.about)
	for i, r := range f.chosen {
		h.ref(atChosen+uint64(i), r)
		h.number(atShares+uint64(i), int(f.shares[i]))
	}
}

func (h *hasher) question(q *Question) {
	if q.Kind == NoQuestion {
		return
	}
	h.put(atQuestion, uint64(q.Kind))
	h.put(atSeat, uint64(q.Seat)+1)
	h.put(atOther, uint64(q.Of)+1)
	h.put(atSlot, uint64(q.Source))
	if q.Kind != AskMain && q.Kind != AskTech && q.Kind != AskPatrol {
		h.def(atDef, q.Def)
	}
	h.put(atAbility, uint64(q.Ability))
	h.put(atEffect, uint64(q.Effect))
	h.flags(atOptional, q.Optional)
	h.number(atMin, int(q.Min))
	h.number(atMax, int(q.Max))
	h.put(atWorkers, uint64(q.Workers))
	h.set(atCards, &q.Cards)
	h.defs(atDefs, &q.Defs)
	h.defs(atCodex, &q.Codex)
	h.put(atNumbers, uint64(q.Numbers))
}

// hashOf is the hash of a name.
func hashOf(name string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(name)) // never fails
	return h.Sum64()
}

// The names under which values go in.
var (
	atAbility     = hashOf("ability")
	atAbout       = hashOf("about")
	atBack        = hashOf("back")
	atBase        = hashOf("base")
	atBoosted     = hashOf("boosted")
	atBounties    = hashOf("bounties")
	atCame        = hashOf("came")
	atCards       = hashOf("cards")
	atCaster      = hashOf("caster")
	atChosen      = hashOf("chosen")
	atCodex       = hashOf("codex")
	atController  = hashOf("controller")
	atDamage      = hashOf("damage")
	atDeck        = hashOf("deck")
	atDef         = hashOf("def")
	atDefs        = hashOf("defs")
	atDetected    = hashOf("detected")
	atDiscard     = hashOf("discard")
	atDue         = hashOf("due")
	atEffect      = hashOf("effect")
	atFrame       = hashOf("frame")
	atGold        = hashOf("gold")
	atHand        = hashOf("hand")
	atHas         = hashOf("has")
	atHero        = hashOf("hero")
	atHired       = hashOf("hired")
	atHost        = hashOf("host")
	atKiller      = hashOf("killer")
	atKnown       = hashOf("known")
	atLab         = hashOf("lab")
	atLasting     = hashOf("lasting")
	atLeft        = hashOf("left")
	atLevel       = hashOf("level")
	atMax         = hashOf("max")
	atMin         = hashOf("min")
	atMod         = hashOf("mod")
	atMode        = hashOf("mode")
	atN           = hashOf("n")
	atNumbers     = hashOf("numbers")
	atObject      = hashOf("object")
	atObjectState = hashOf("object state")
	atOptional    = hashOf("optional")
	atOther       = hashOf("other")
	atOwner       = hashOf("owner")
	atPC          = hashOf("pc")
	atPlace       = hashOf("place")
	atProgress    = hashOf("progress")
	atQuestion    = hashOf("question")
	atRandom      = hashOf("random")
	atRunes       = hashOf("runes")
	atSeat        = hashOf("seat")
	atSeats       = hashOf("seats")
	atSecond      = hashOf("second")
	atSelf        = hashOf("self")
	atShares      = hashOf("shares")
	atShown       = hashOf("shown")
	atSide        = hashOf("side")
	atSideState   = hashOf("side state")
	atSince       = hashOf("since")
	atSlayer      = hashOf("slayer")
	atSlot        = hashOf("slot")
	atSparks      = hashOf("sparks")
	atSpec        = hashOf("spec")
	atSpent       = hashOf("spent")
	atStage       = hashOf("stage")
	atState       = hashOf("state")
	atTech        = hashOf("tech")
	atTied        = hashOf("tied")
	atTrigger     = hashOf("trigger")
	atTurn        = hashOf("turn")
	atTurns       = hashOf("turns")
	atUntil       = hashOf("until")
	atWinners     = hashOf("winners")
	atWorkers     = hashOf("workers")
)
