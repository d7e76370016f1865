package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// opcode is what one step of a program does.
type opcode uint8

const (
	opEnd         opcode = iota
	opTake               // take target t for effect e into It (reg 0) or aside (reg 1)
	opOffer              // take target t for effect e; jump if it is declined
	opShare              // take target t for one piece of what counter reg still has to hand out by effect e
	opDo                 // carry out effect e
	opHits               // begin a batch of damage
	opHit                // add effect e to the batch
	opLand               // deal the batch
	opFresh              // nothing before "if you do" has failed yet
	opSoFar              // note whether the last effect was carried out completely
	opIf                 // jump unless the condition of e holds
	opJump               // jump
	opMay                // ask; jump if not
	opCount              // set counter reg to the number of e; jump if 0
	opLoop               // lower counter reg; jump back while it is above 0
	opAgain              // jump back while the condition of e holds
	opOption             // choose one of table
	opAs                 // the players of e become "you" in turn
	opAsNext             // the next of them: jump back to the op after opAs, or go on
	opEach               // loop over the cards of t; jump if none
	opEachNext           // the next of them; jump back, or go on
	opAnother            // choose a first card for e, or none and jump
	opAnotherNext        // choose one more and jump back, or none and go on
	opHouse              // the house that counter reg has reached is the chosen one
	opcodes
)

// op is one step of a program.
type op struct {
	code  opcode
	reg   uint8
	to    uint16
	e     *card.Effect
	t     *card.Target
	table []uint16
	gives []uint16
	// byHouse says that it is carried out for each house in turn.
	byHouse bool
	offer   []card.Effect // what may be declined; for opTake all that is still to come, if known
	hash    uint64        // of its name
}

// compile flattens an ability and all abilities that it gives into programs and returns
// the number of its own program.
func (c *Catalogue) compile(a *card.Ability, n uint16) uint16 {
	id := uint16(len(c.progs))
	c.progs = append(c.progs, program{ability: a, card: n, active: n != 0 && c.defs[n].card.Active,
		mentions: mentionsEvent(a), calm: isCalm(a), draws: doesDraw(a), keeps: keeps(a)})
	k := compiler{c: c, card: n, top: a.Do}
	k.all(a.Do)
	k.emit(op{code: opEnd})
	var gives []uint16
	for i := range a.Mods {
		g := uint16(0)
		switch m := &a.Mods[i]; {
		case m.Ability != nil:
			g = c.compile(m.Ability, n)
		case m.Do != nil:
			g = c.compile(&card.Ability{Kind: card.Headed, Do: m.Do}, n)
		}
		gives = append(gives, g)
	}
	p := &c.progs[id]
	p.ops, p.gives, p.rests = k.ops, gives, restsOn(a)
	p.triggers = slices.ContainsFunc(k.ops, func(o op) bool { return o.e != nil && o.e.Verb == card.TriggerVerb })
	if p.active {
		p.rests |= onActive // who is "you"
	}
	for i := range a.Mods {
		p.passOf = append(p.passOf, passOf(&a.Mods[i], a))
		p.passes |= 1 << p.passOf[i]
		p.trades = p.trades || a.Mods[i].Kind == card.PowerMod && a.Mods[i].Flag
	}
	if a.Kind == card.Replacing {
		p.passes |= 1 << lastPass
	}
	return id
}

type compiler struct {
	c     *Catalogue
	card  uint16
	top   []card.Effect // of the ability
	ops   []op
	depth uint8
	// byHouse says that it is inside a loop over the houses.
	byHouse bool
}

func (k *compiler) emit(o op) int {
	k.ops = append(k.ops, o)
	return len(k.ops) - 1
}

func (k *compiler) here() uint16 { return uint16(len(k.ops)) }

// all emits effects one after another. If one of them says "if you do", the program notes
// whether those before it were carried out completely (K16.14).
func (k *compiler) all(effects []card.Effect) {
	last := len(effects) - 1
	for last >= 0 && !(effects[last].Verb == card.IfVerb && asksSuccess(&effects[last].Cond)) {
		last--
	}
	if last >= 0 {
		k.emit(op{code: opFresh})
	}
	for i := range effects {
		k.effect(&effects[i])
		if i < last-1 {
			k.emit(op{code: opSoFar})
		}
	}
}

func asksSuccess(c *card.Cond) bool {
	asks := false
	card.Inspect(c, func(n card.Node) bool {
		c, ok := n.(*card.Cond)
		asks = asks || ok && c.Kind == card.Succeeded
		return ok && !asks
	})
	return asks
}

// take emits taking a target of e that is not just a role.
func (k *compiler) take(e *card.Effect, t *card.Target, reg uint8) {
	if t.Pick != card.ByRole {
		o := op{code: opTake, e: e, t: t, reg: reg, byHouse: k.byHouse}
		for i := range k.top {
			if e == &k.top[i] {
				o.offer = k.top[i:]
			}
		}
		k.emit(o)
	}
	for and := t.And; and != nil; and = and.And {
		k.emit(op{code: opTake, e: e, t: and, reg: 2})
	}
}

func (k *compiler) effect(e *card.Effect) {
	switch e.Verb {
	case card.DealVerb:
		k.together(func() { k.hit(e) })
	case card.TogetherVerb:
		k.together(func() { k.hits(e.Sub[0]) })
	case card.DistributeVerb:
		k.distribute(e)
	case card.IfVerb:
		k.branch(e)
	case card.MayVerb:
		k.may(e)
	case card.TimesVerb:
		switch deals := leadingDeals(e.Sub[0]); {
		case deals == len(e.Sub[0]):
			k.together(func() { k.times(e, k.hits) })
		case deals > 0:
			k.apart(e, deals)
		default:
			k.times(e, k.all)
		}
	case card.HousesVerb:
		if leadingDeals(e.Sub[0]) == len(e.Sub[0]) {
			k.together(func() { k.houses(e, k.hits) })
		} else {
			k.houses(e, k.all)
		}
	case card.RepeatVerb:
		body := k.here()
		k.all(e.Sub[0])
		k.emit(op{code: opAgain, e: e, to: body})
	case card.OptionVerb:
		k.option(e)
	case card.OnVerb:
		k.emit(op{code: opAs, e: e})
		body := k.here()
		k.all(e.Sub[0])
		k.emit(op{code: opAsNext, to: body})
	case card.EachVerb:
		first, next := opEach, opEachNext
		if e.Flag {
			first, next = opAnother, opAnotherNext
		} else {
			k.take(e, &e.Target, 0)
		}
		start := k.emit(op{code: first, e: e, t: &e.Target})
		body := k.here()
		k.all(e.Sub[0])
		k.emit(op{code: next, e: e, t: &e.Target, to: body})
		k.ops[start].to = k.here()
	default:
		k.simple(e)
	}
}

func (k *compiler) simple(e *card.Effect) {
	var reg uint8
	if e.Second.Pick != card.ByRole && e.Verb != card.FightVerb {
		reg = 1
	}
	k.take(e, &e.Target, reg)
	if e.Verb != card.FightVerb { // in a fight it only limits the choice
		k.take(e, &e.Second, 0)
	}
	o := op{code: opDo, e: e, reg: reg}
	for i := range e.Gives {
		p := k.c.compile(&e.Gives[i], k.card)
		k.c.progs[p].forCards = e.Target.Pick != card.ByRole || e.Target.Role != card.NoRole
		o.gives = append(o.gives, p)
	}
	k.emit(o)
}

// together emits a batch of damage, all of which is dealt at the same time once every part
// of it has its target (K11.4).
func (k *compiler) together(parts func()) {
	k.emit(op{code: opHits})
	parts()
	k.emit(op{code: opLand})
}

// hit emits one part of a batch of damage.
func (k *compiler) hit(deal *card.Effect) {
	k.take(deal, &deal.Target, 0)
	k.emit(op{code: opHit, e: deal})
}

func (k *compiler) hits(deals []card.Effect) {
	for i := range deals {
		k.hit(&deals[i])
	}
}

// distribute emits a batch of damage in which each point has its own target.
func (k *compiler) distribute(e *card.Effect) {
	loop, choose := card.ForEach(e.Num), card.Choose(e.Target.Filter)
	one := card.Effect{Verb: card.DealVerb, Num: card.N(1), Target: card.Target{Role: card.It}}
	reg := k.depth
	k.together(func() {
		k.times(&loop, func([]card.Effect) {
			k.emit(op{code: opShare, e: e, t: &choose, reg: reg})
			k.emit(op{code: opHit, e: &one})
		})
	})
}

// leadingDeals counts the effects of a loop that deal damage before all others.
// It is 0 when any of the others could depend on a single dealing of damage.
func leadingDeals(effects []card.Effect) int {
	n := slices.IndexFunc(effects, func(e card.Effect) bool { return e.Verb != card.DealVerb })
	if n < 0 {
		return len(effects)
	}
	for i := range effects[n:] {
		if effects[n+i].Verb.Class() != card.PlayerEffect {
			return 0
		}
	}
	return n
}

// apart emits a loop that deals damage and then does something else: the damage is
// dealt at the same time (K11.4), and the rest happens as often as was counted before.
func (k *compiler) apart(e *card.Effect, deals int) {
	reg := k.depth + 1
	start := k.emit(op{code: opCount, e: e, reg: reg})
	k.together(func() {
		k.times(e, func(do []card.Effect) { k.hits(do[:deals]) })
	})
	again := k.here()
	k.all(e.Sub[0][deals:])
	k.emit(op{code: opLoop, reg: reg, to: again})
	k.ops[start].to = k.here()
}

// times emits a loop whose body is the effects of e.
func (k *compiler) times(e *card.Effect, body func([]card.Effect)) {
	reg := k.depth
	k.depth++
	start := k.emit(op{code: opCount, e: e, reg: reg})
	again := k.here()
	body(e.Sub[0])
	k.emit(op{code: opLoop, reg: reg, to: again})
	k.ops[start].to = k.here()
	k.depth--
}

// houses emits a loop over the houses.
func (k *compiler) houses(e *card.Effect, body func([]card.Effect)) {
	loop, reg := card.ForEach(int(card.HouseCount)-1, e.Sub[0]...), k.depth
	k.times(&loop, func(do []card.Effect) {
		k.emit(op{code: opHouse, reg: reg})
		k.byHouse = true
		body(do)
		k.byHouse = false
	})
}

func (k *compiler) branch(e *card.Effect) {
	unless := k.emit(op{code: opIf, e: e})
	k.all(e.Sub[0])
	if len(e.Sub[1]) == 0 {
		k.ops[unless].to = k.here()
		return
	}
	skip := k.emit(op{code: opJump})
	k.ops[unless].to = k.here()
	k.all(e.Sub[1])
	k.ops[skip].to = k.here()
}

// may offers the first choice of the effects as one that may be declined; only
// effects that do not begin with the choice of one card, or of cards with a total
// power, need a separate question (K16.12: a player who accepts must carry them out as fully as
// possible).
func (k *compiler) may(e *card.Effect) {
	do := e.Sub[0]
	first := &do[0]
	one := card.N(1)
	single := first.Target.Min == one && first.Target.Max == one
	if first.Target.Pick == card.ChoiceOf && (single || first.Target.Power != 0) && first.Target.And == nil &&
		first.Second.Pick == card.ByRole && (first.Verb.Class() == card.CardEffect || first.Verb.Class() == card.TakeEffect) {
		offer := k.emit(op{code: opOffer, e: first, t: &first.Target, offer: do})
		taken := *first
		taken.Target = card.Target{Role: card.It}
		k.effect(&taken)
		k.all(do[1:])
		k.ops[offer].to = k.here()
		return
	}
	ask := k.emit(op{code: opMay, e: e, offer: do})
	k.all(do)
	k.ops[ask].to = k.here()
}

func (k *compiler) option(e *card.Effect) {
	choose := k.emit(op{code: opOption, e: e})
	var ends []int
	for _, sub := range e.Sub {
		k.ops[choose].table = append(k.ops[choose].table, k.here())
		k.all(sub)
		ends = append(ends, k.emit(op{code: opJump}))
	}
	for _, j := range ends {
		k.ops[j].to = k.here()
	}
}
