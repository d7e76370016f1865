package program

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Op is what one step of a program does.
type Op uint8

// The steps. An effect or target is that of the step, a counter that of its Reg.
const (
	OpEnd         Op = iota
	OpTake           // take the target for the effect into It (Reg 0), aside (1), or with what was taken before (2)
	OpOffer          // take the target for the effect; jump if it is declined
	OpShare          // take the target for one piece of what the counter still has to hand out by the effect
	OpDo             // carry out the effect
	OpHits           // begin a batch of damage
	OpHit            // add the effect to the batch
	OpLand           // deal the batch
	OpFresh          // nothing before "if you do" has failed yet
	OpSoFar          // note whether the last effect was carried out completely
	OpIf             // jump unless the condition of the effect holds
	OpJump           // jump
	OpMay            // ask; jump if not
	OpCount          // set the counter to the number of the effect; jump if 0
	OpLoop           // lower the counter; jump back while it is above 0
	OpAgain          // jump back while the condition of the effect holds
	OpOption         // choose one of Options
	OpAs             // the players of the effect become "you" in turn
	OpAsNext         // the next of them: jump back to the step after OpAs, or go on
	OpEach           // loop over the cards of the target; jump if none
	OpEachNext       // the next of them; jump back, or go on
	OpAnother        // choose a first card for the effect, or none and jump
	OpAnotherNext    // choose one more and jump back, or none and go on
	OpHouse          // the house that the counter has reached is the chosen one
	opCount
)

// Step is one step of a program.
type Step struct {
	Op      Op
	Reg     uint8
	To      uint16 // where it jumps
	Effect  *card.Effect
	Target  *card.Target
	Options []uint16 // where the options of OpOption begin
	Gives   []uint16 // the programs that the effect gives
	// ByHouse says that it is carried out for each house in turn.
	ByHouse bool
	Offer   []card.Effect // what may be declined; for OpTake all that is still to come, if known
	Name    string        // permanent: its Op and its place among those with the same
}

// compile flattens an ability and all abilities that it gives into programs and returns
// the number of its own program.
func (c *Catalogue) compile(a *card.Ability, n uint16) uint16 {
	id := uint16(len(c.Programs))
	c.Programs = append(c.Programs, Program{Ability: a, Card: n, Active: n != 0 && c.Entries[n].Card.Active,
		UsesEvent: usesEvent(a), Commutes: commutes(a), Draws: doesDraw(a), DefinesX: definesX(a), Keeps: keeps(a)})
	k := compiler{c: c, card: n, top: a.Do}
	k.all(a.Do)
	k.emit(Step{Op: OpEnd})
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
	p := &c.Programs[id]
	p.Steps, p.Gives, p.Needs = k.steps, gives, dependencies(a)
	p.Triggers = slices.ContainsFunc(k.steps, func(o Step) bool { return o.Effect != nil && o.Effect.Verb == card.TriggerVerb })
	if p.Active {
		p.Needs |= OnActive // who is "you"
	}
	for i := range a.Mods {
		p.PassOf = append(p.PassOf, passOf(&a.Mods[i], a))
		p.Passes |= 1 << p.PassOf[i]
		p.Trades = p.Trades || a.Mods[i].Swapped
		p.Deploys = p.Deploys || a.Mods[i].Kind == card.KeywordMod && a.Mods[i].Keyword == card.Deploy
	}
	if a.Kind == card.Replacing {
		p.Passes |= 1 << LastPass
	}
	if a.Kind == card.Headed && a.Headings&card.OnFate != 0 {
		for i := range c.Programs[id:] {
			c.Programs[int(id)+i].Fate = true
		}
	}
	return id
}

type compiler struct {
	c     *Catalogue
	card  uint16
	top   []card.Effect // of the ability
	steps []Step
	depth uint8
	// byHouse says that it is inside a loop over the houses.
	byHouse bool
}

func (k *compiler) emit(o Step) int {
	k.steps = append(k.steps, o)
	return len(k.steps) - 1
}

func (k *compiler) here() uint16 { return uint16(len(k.steps)) }

// all emits effects one after another. If one of them says "if you do", the program notes
// whether those before it were carried out completely (K16.14).
func (k *compiler) all(effects []card.Effect) {
	last := len(effects) - 1
	for last >= 0 && !(effects[last].Verb == card.IfVerb && asksSuccess(&effects[last].Cond)) {
		last--
	}
	if last >= 0 {
		k.emit(Step{Op: OpFresh})
	}
	for i := range effects {
		k.effect(&effects[i])
		if i < last-1 {
			k.emit(Step{Op: OpSoFar})
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
		o := Step{Op: OpTake, Effect: e, Target: t, Reg: reg, ByHouse: k.byHouse}
		for i := range k.top {
			if e == &k.top[i] {
				o.Offer = k.top[i:]
			}
		}
		k.emit(o)
	}
	for and := t.And; and != nil; and = and.And {
		k.emit(Step{Op: OpTake, Effect: e, Target: and, Reg: 2})
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
		case e.OneByOne:
			k.times(e, k.all)
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
		k.emit(Step{Op: OpAgain, Effect: e, To: body})
	case card.OptionVerb:
		k.option(e)
	case card.OnVerb:
		k.emit(Step{Op: OpAs, Effect: e})
		body := k.here()
		k.all(e.Sub[0])
		k.emit(Step{Op: OpAsNext, To: body})
	case card.EachVerb:
		first, next := OpEach, OpEachNext
		if e.OneByOne {
			first, next = OpAnother, OpAnotherNext
		} else {
			k.take(e, &e.Target, 0)
		}
		start := k.emit(Step{Op: first, Effect: e, Target: &e.Target})
		body := k.here()
		k.all(e.Sub[0])
		k.emit(Step{Op: next, Effect: e, Target: &e.Target, To: body})
		k.steps[start].To = k.here()
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
	o := Step{Op: OpDo, Effect: e, Reg: reg}
	for i := range e.Gives {
		p := k.c.compile(&e.Gives[i], k.card)
		k.c.Programs[p].ForCards = e.Target.Pick != card.ByRole || e.Target.Role != card.NoRole
		o.Gives = append(o.Gives, p)
	}
	k.emit(o)
}

// together emits a batch of damage, all of which is dealt at the same time once every part
// of it has its target (K11.4).
func (k *compiler) together(parts func()) {
	k.emit(Step{Op: OpHits})
	parts()
	k.emit(Step{Op: OpLand})
}

// hit emits one part of a batch of damage.
func (k *compiler) hit(deal *card.Effect) {
	k.take(deal, &deal.Target, 0)
	k.emit(Step{Op: OpHit, Effect: deal})
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
			k.emit(Step{Op: OpShare, Effect: e, Target: &choose, Reg: reg})
			k.emit(Step{Op: OpHit, Effect: &one})
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
	start := k.emit(Step{Op: OpCount, Effect: e, Reg: reg})
	k.together(func() {
		k.times(e, func(do []card.Effect) { k.hits(do[:deals]) })
	})
	again := k.here()
	k.all(e.Sub[0][deals:])
	k.emit(Step{Op: OpLoop, Reg: reg, To: again})
	k.steps[start].To = k.here()
}

// times emits a loop whose body is the effects of e.
func (k *compiler) times(e *card.Effect, body func([]card.Effect)) {
	reg := k.depth
	k.depth++
	start := k.emit(Step{Op: OpCount, Effect: e, Reg: reg})
	again := k.here()
	body(e.Sub[0])
	k.emit(Step{Op: OpLoop, Reg: reg, To: again})
	k.steps[start].To = k.here()
	k.depth--
}

// houses emits a loop over the houses.
func (k *compiler) houses(e *card.Effect, body func([]card.Effect)) {
	loop, reg := card.ForEach(int(card.HouseCount)-1, e.Sub[0]...), k.depth
	k.times(&loop, func(do []card.Effect) {
		k.emit(Step{Op: OpHouse, Reg: reg})
		k.byHouse = true
		body(do)
		k.byHouse = false
	})
}

func (k *compiler) branch(e *card.Effect) {
	unless := k.emit(Step{Op: OpIf, Effect: e})
	k.all(e.Sub[0])
	if len(e.Sub[1]) == 0 {
		k.steps[unless].To = k.here()
		return
	}
	skip := k.emit(Step{Op: OpJump})
	k.steps[unless].To = k.here()
	k.all(e.Sub[1])
	k.steps[skip].To = k.here()
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
		offer := k.emit(Step{Op: OpOffer, Effect: first, Target: &first.Target, Offer: do})
		taken := *first
		taken.Target = card.Target{Role: card.It}
		k.effect(&taken)
		k.all(do[1:])
		k.steps[offer].To = k.here()
		return
	}
	ask := k.emit(Step{Op: OpMay, Effect: e, Offer: do})
	k.all(do)
	k.steps[ask].To = k.here()
}

func (k *compiler) option(e *card.Effect) {
	choose := k.emit(Step{Op: OpOption, Effect: e})
	var ends []int
	for _, sub := range e.Sub {
		k.steps[choose].Options = append(k.steps[choose].Options, k.here())
		k.all(sub)
		ends = append(ends, k.emit(Step{Op: OpJump}))
	}
	for _, j := range ends {
		k.steps[j].To = k.here()
	}
}
