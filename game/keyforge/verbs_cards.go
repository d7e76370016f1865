package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// doDestroy destroys the cards.
func (g *Game) doDestroy(f *frame, _ *program.Step, set Set) bool {
	g.destroy(frame{report: true, it: set, you: f.you})
	return true
}

// doSacrifice destroys those of the cards that can be sacrificed.
func (g *Game) doSacrifice(f *frame, o *program.Step, set Set) bool {
	g.ownOnly(f, &set)
	return g.doDestroy(f, o, set)
}

// ownOnly drops cards that the player of the ability does not control: they
// cannot be sacrificed (K12.16), except cards used as if they were yours.
func (g *Game) ownOnly(f *frame, set *Set) {
	for c := set.First(); c != 0; c = set.Next(c) {
		if g.s.Cards[c].Ctrl != f.you && c != f.self {
			set.Remove(c)
		}
	}
}

// doAim lets the cards take the damage of the current fight.
func (g *Game) doAim(f *frame, _ *program.Step, set Set) bool {
	f.ok = g.aim(f.self, set)
	return true
}

// doHeal heals the cards, or one of them by as much as the player likes.
func (g *Game) doHeal(f *frame, o *program.Step, set Set) bool {
	if o.Effect.Who == card.You {
		return g.doUpTo(f, o.Effect, set)
	}
	return g.eachCard(f, o.Effect, set)
}

// doCapture lets the cards capture, in an order that the player chooses if there is too
// little for all.
func (g *Game) doCapture(f *frame, o *program.Step, set Set) bool {
	e, sc := o.Effect, f.scope()
	each := e.Who == card.Opponent || e.Who == card.You || e.Who == card.Controller
	if each && !e.All && set.Len() > 1 && g.num(&e.Num, &sc) == 1 {
		if short := g.contested(e, &set, &sc); !short.Empty() {
			g.spread(f, e, set)
			return true
		}
	}
	lo := g.s.npending
	g.eachCard(f, e, set)
	g.window(lo)
	return true
}

// doExalt exalts the cards, with what waits for that.
func (g *Game) doExalt(f *frame, o *program.Step, set Set) bool {
	lo := g.s.npending
	g.eachCard(f, o.Effect, set)
	g.window(lo)
	return true
}

// doRemoveCounters takes counters off the cards, and perhaps puts them onto another.
func (g *Game) doRemoveCounters(f *frame, o *program.Step, set Set) bool {
	e := o.Effect
	if e.Who != card.You {
		g.eachCard(f, e, set)
	} else if !g.doUpTo(f, e, set) {
		return false
	}
	if f.count > 0 {
		onto := g.targets(f, &e.Second)
		if c := onto.First(); c != 0 && g.here(c, &onto) && g.s.Cards[c].Zone.InPlay() {
			g.counters(c, e.Counter, int(f.count), false)
		}
	}
	return true
}

// doLookAt shows the cards to the player.
func (g *Game) doLookAt(f *frame, _ *program.Step, set Set) bool {
	g.lookAt(f, set)
	return true
}

// combatant reports whether the card in play can be stunned, warded and enraged.
func (g *Game) combatant(c Slot) bool {
	k := g.d.chars[c].kind
	return k == card.CreatureType || k == card.BossType
}

func (g *Game) exhaustCard(_ *card.Effect, c Slot, _ scope) int {
	return one(g.d.chars[c].cannot&card.ActExhaust == 0 && g.mark(c, Exhausted, true, CardExhausted))
}

// doReady readies the cards, with what waits for that.
func (g *Game) doReady(f *frame, o *program.Step, set Set) bool {
	g.eachCard(f, o.Effect, set)
	g.readied(f.you, f.them)
	return true
}

func (g *Game) readyCard(_ *card.Effect, c Slot, _ scope) int {
	return one(g.d.chars[c].cannot&card.ActReady == 0 && g.mark(c, Exhausted, false, Readied))
}

func (g *Game) stunCard(_ *card.Effect, c Slot, _ scope) int {
	return one(g.combatant(c) && g.mark(c, Stunned, true, CardStunned))
}

func (g *Game) unwardCard(_ *card.Effect, c Slot, _ scope) int {
	return one(g.mark(c, Warded, false, WardBroken))
}

func (g *Game) unstunCard(_ *card.Effect, c Slot, _ scope) int {
	return one(g.mark(c, Stunned, false, Unstunned))
}

func (g *Game) wardCard(_ *card.Effect, c Slot, _ scope) int {
	return one(g.combatant(c) && g.mark(c, Warded, true, CardWarded))
}

func (g *Game) enrageCard(_ *card.Effect, c Slot, _ scope) int {
	return one(g.combatant(c) && g.mark(c, Enraged, true, CardEnraged))
}

func (g *Game) healCard(e *card.Effect, c Slot, sc scope) int {
	if e.All {
		return g.heal(c, int(g.s.Cards[c].Damage))
	}
	return g.heal(c, g.num(&e.Num, &sc))
}

func (g *Game) exaltCard(e *card.Effect, c Slot, sc scope) int {
	n := g.num(&e.Num, &sc)
	if n > 0 {
		g.s.Cards[c].Amber += int16(n)
		g.emit(Event{Kind: Exalted, Card: c, N: int32(n)})
		g.touch()
		if !e.NotExalted && g.s.Cards[c].Ctrl == sc.you {
			g.countN(sc.you, card.Exalted, n)
		}
		for range n * one(!e.NotExalted) {
			g.happen(TriggerEvent{Kind: card.CreatureExalted, Who: sc.you, Subject: c})
		}
	}
	return n
}

// takeAmber moves æmber off a card into a pool or the supply.
func (g *Game) takeAmber(e *card.Effect, c Slot, sc scope) int {
	n := int(g.s.Cards[c].Amber)
	if !e.All {
		n = min(n, g.num(&e.Num, &sc))
	}
	if n > 0 {
		to := NoSide
		if e.Who != card.Nobody {
			to = g.one(e.Who, &sc, c)
		}
		g.amberFrom(c, n, to, 0)
	}
	if e.Counters {
		n += g.counters(c, card.PowerCounter, int(g.s.Cards[c].Counters[card.PowerCounter]), true)
	}
	return n
}

// storeAmber moves æmber from a pool onto a card.
func (g *Game) storeAmber(e *card.Effect, c Slot, sc scope) int {
	from := g.one(e.Who, &sc, c)
	n := min(g.num(&e.Num, &sc), int(g.s.Players[from].Pool))
	if n > 0 {
		g.s.Players[from].Pool -= int32(n)
		g.s.Cards[c].Amber += int16(n)
		g.emit(Event{Kind: AmberMoved, Side: from, Other: c, N: int32(n), M: int32(NoSide)})
		g.touch()
	}
	return n
}

func (g *Game) countersOn(e *card.Effect, c Slot, sc scope) int {
	return g.counters(c, e.Counter, g.num(&e.Num, &sc), false)
}

func (g *Game) countersOff(e *card.Effect, c Slot, sc scope) int {
	if e.All {
		return g.clearCounters(c)
	}
	return g.counters(c, e.Counter, g.num(&e.Num, &sc), true)
}

// clearCounters removes the counters of all kinds from a card.
func (g *Game) clearCounters(c Slot) int {
	n := one(g.mark(c, Stunned, false, Unstunned)) + one(g.mark(c, Warded, false, WardBroken)) + one(g.mark(c, Enraged, false, Calmed))
	for k := range card.CounterCount {
		n += g.counters(c, k, int(g.s.Cards[c].Counters[k]), true)
	}
	return n
}

func (g *Game) revealCard(_ *card.Effect, c Slot, _ scope) int {
	g.s.Cards[c].Marks |= Revealed
	g.emit(Event{Kind: Shown, Card: c})
	return 1
}

// captureBy lets a card capture from the pools of one or more sides.
func (g *Game) captureBy(e *card.Effect, c Slot, sc scope) int {
	from, n := uint8(1)<<g.capturesFrom(e, c, &sc), 0
	if e.Who != card.Opponent { // of several
		from = g.who(e.Who, &sc, c)
	}
	g.inTurn(from, func(side Side) {
		pool := g.s.Players[side].Pool
		want := int(pool)
		if !e.All {
			want = g.num(&e.Num, &sc)
		}
		n += g.capture(c, want, side)
		if sc.ev != nil && sc.ev.Kind == card.AmberReaped && e.Num.Kind == card.EventAmount {
			g.fewerReaped(sc.ev, pool-g.s.Players[side].Pool)
		}
	})
	if n > 0 {
		g.captured(c)
	}
	return n
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// counters puts counters on a card, or removes them.
func (g *Game) counters(c Slot, k card.Counter, n int, remove bool) int {
	at := &g.s.Cards[c].Counters[k]
	if remove {
		n = min(n, int(*at))
		*at -= uint8(n)
	} else {
		n = min(n, 255-int(*at))
		*at += uint8(n)
	}
	if n > 0 {
		signed := n
		if remove {
			signed = -n
		}
		g.emit(Event{Kind: CountersPut, Card: c, N: int32(signed), M: int32(k)})
		g.restructure()
		if g.cat.Entries[g.s.Cards[c].Def].Card.Type == card.LocationType {
			g.mode.Damaged(g)
		}
	}
	return n
}

// copyText makes the card of the ability a copy of another (K16.19).
func (g *Game) copyText(e *card.Effect, c Slot, sc scope) int {
	cs, of := &g.s.Cards[sc.self], &g.s.Cards[c]
	cs.TextHouse, cs.TextIcons = of.house(), g.s.Cards[g.bearer(c)].icons()
	if e.House != card.NoHouse {
		cs.TextHouse = e.House
	}
	cs.Text = g.text(c)
	g.restructure()
	g.emit(Event{Kind: Copied, Card: sc.self, Other: c, N: int32(cs.Text)})
	return 1
}

// doMove moves cards to another zone; those in play go through the procedure for
// leaving play. Cards of a pile keep their order.
func (g *Game) doMove(f *frame, o *program.Step, set Set) bool {
	s, e := &g.s, o.Effect
	if e.To == card.Discard && g.discardsInTurn(&e.Target, &set) {
		g.spread(f, e, set)
		return true
	}
	sc := f.scope()
	g.bothHalves(&set)
	leaving := Set{At: set.At}
	f.them, f.count, f.ok = Set{At: s.Clock}, 0, !set.Empty()
	var shuffled uint8
	var from [MaxSides]uint8 // in which piles they lie
	for c := set.First(); c != 0; c = set.Next(c) {
		if p := pileOf[s.Cards[c].Zone]; p >= 0 {
			from[s.Cards[c].Ctrl] |= 1 << p
		}
	}
	lo := s.npending
	for i := range Side(MaxSides) {
		for p := range linePile {
			if from[i]&(1<<p) == 0 {
				continue
			}
			for j := s.Players[i].pile(p).Len() - 1; j >= 0; j-- {
				pile := s.Players[i].pile(p)
				c := pile[min(j, len(pile)-1)]
				if set.Has(c) && g.reachable(c, &set, e.To) {
					shuffled |= g.send(f, e, c, &sc)
				}
			}
		}
	}
	for c := set.First(); c != 0; c = set.Next(c) {
		cs := &s.Cards[c]
		switch {
		case f.them.Has(c):
		case cs.Zone.InPlay() && g.here(c, &set):
			leaving.Add(c)
		case (cs.Zone == card.Limbo || cs.Zone == card.Under) && g.here(c, &set):
			shuffled |= g.send(f, e, c, &sc)
		default:
			f.ok = false
		}
	}
	f.them.At = s.Clock
	g.shuffleAll(shuffled)
	g.window(lo) // of what was discarded
	if !leaving.Empty() {
		leaving.At = s.Clock
		to := NoSide
		if e.Who != card.Owner {
			to = g.one(e.Who, &sc, leaving.First())
		}
		g.push(frame{proc: procLeave, report: true, it: leaving, to: e.To, place: e.Place, you: to, self: f.self, how: uint8(one(e.RandomOrder))})
	}
	return true
}

// discardsInTurn reports whether the cards are discarded from hands one after another, with
// what waits for each, before the next (D39).
func (g *Game) discardsInTurn(t *card.Target, set *Set) bool {
	if g.replacesAny(set) {
		return true
	}
	if !g.s.Rulebook.discardsInTurn() || set.Len() < 2 && !isWholeHand(t) {
		return false
	}
	for c := set.First(); c != 0; c = set.Next(c) {
		if g.s.Cards[c].Zone != card.Hand {
			return false
		}
	}
	return set.Len() > 1 && g.d.events&(1<<card.CardDiscarded) != 0 || g.anyScrap(set)
}

// replacesAny reports whether something may happen instead of cards being discarded, all of
// which are in hands.
func (g *Game) replacesAny(set *Set) bool {
	g.refresh()
	var hands uint8
	for c := set.First(); c != 0; c = set.Next(c) {
		cs := &g.s.Cards[c]
		if !g.isHand(cs.Zone, cs.Ctrl) {
			return false
		}
		hands |= 1 << cs.Ctrl
	}
	for side := range Side(MaxSides) {
		if hands&(1<<side) != 0 && g.discardsReplaced(side) {
			return true
		}
	}
	return false
}

// isWholeHand reports whether the target is all cards of hands, with those drawn meanwhile
// (K27.5).
func isWholeHand(t *card.Target) bool {
	f := &t.Filter
	return t.Pick == card.EachOf && t.And == nil && f.Zone == card.Hand && f.Types == card.Cards.Types && len(f.Preds) == 0 && f.Also == nil
}

// anyScrap reports whether one of the cards has a Scrap ability.
func (g *Game) anyScrap(set *Set) bool {
	for c := set.First(); c != 0; c = set.Next(c) {
		if g.cat.Entries[g.s.Cards[c].Def].Headings&card.OnScrap != 0 {
			return true
		}
	}
	return false
}

// nextDiscard are the cards of which one is discarded next (D39): those of the active
// player's hand, in an order which that player chooses, then the others.
func (g *Game) nextDiscard(f *frame) Set {
	t := &g.cat.Programs[f.prog].Steps[f.op].Effect.Target
	if isWholeHand(t) && g.anyScrap(&f.t) {
		sc := f.scope()
		f.it = g.candidates(&t.Filter, &sc)
	}
	own := f.it
	for c := own.First(); c != 0; c = own.Next(c) {
		if g.s.Cards[c].Ctrl != g.s.Active {
			own.Remove(c)
		}
	}
	if own.Empty() || t.Pick == card.RandomOf {
		return single(f.it.First(), g.s.Clock)
	}
	return own
}

// discardOne discards a card, unless something else happens to it.
func (g *Game) discardOne(f *frame, c Slot) {
	lo := g.s.npending
	f.ok = g.relocate(c, card.Discard, g.s.Cards[c].Owner, card.OnTop)
	g.window(lo)
}

// reachable reports whether an effect may still move the card: it is where it
// was and may leave, or where its destruction put it (K16.8).
func (g *Game) reachable(c Slot, set *Set, to card.Zone) bool {
	cs := &g.s.Cards[c]
	return g.here(c, set) && g.mayLeave(c) || cs.PrevIncarnation <= set.At && cs.Is(LeftPlay) && cs.Zone == card.Discard && to != card.Discard
}

// bothHalves adds to gigantic creatures that have left play their other halves, which are
// cards of their own by now (K19.3).
func (g *Game) bothHalves(set *Set) {
	for c := set.First(); c != 0; c = set.Next(c) {
		if !g.here(c, set) && !g.s.Cards[c].Zone.InPlay() {
			set.Add(g.bearer(c))
		}
	}
}

// send moves a card that is not in play and returns whose decks are to be shuffled.
func (g *Game) send(f *frame, e *card.Effect, c Slot, sc *scope) uint8 {
	side := g.one(e.Who, sc, c)
	place := e.Place
	if place == card.Shuffled {
		place = card.OnTop
	}
	cs := &g.s.Cards[c]
	home := cs.Is(ToOwner) && cs.Zone == card.Archives && e.To != card.Hand
	if !g.relocate(c, e.To, side, place) || home { // to its owner's hand, in place of what the effect says
		return 0
	}
	if e.To == card.Purged {
		cs.Host = f.self
	}
	f.them.Add(c)
	f.count++
	if e.Place == card.Shuffled && e.To == card.Deck {
		return 1 << g.s.Cards[c].Ctrl
	}
	return 0
}

func (g *Game) shuffleAll(sides uint8) {
	for side := range Side(MaxSides) {
		if sides&(1<<side) != 0 {
			g.shuffle(side)
		}
	}
}

// doControl gives control of cards: permanently, or as long as a lasting effect is
// in force (K13.9, K13.10).
func (g *Game) doControl(f *frame, o *program.Step, set Set) bool {
	e, sc := o.Effect, f.scope()
	to := g.one(e.Who, &sc, set.First())
	g.onlyHere(&set)
	set.Remove(g.Boss()) // A2.5
	f.ok, f.count, f.them = !set.Empty(), int32(set.Len()), set
	if set.Empty() || to == NoSide {
		return true
	}
	if e.Span != card.WhileSubjectsStay {
		prog := uint16(program.Control)
		if to != f.you {
			prog = program.Give
		}
		g.beginLasting(f, prog, e.Span, set)
		return true
	}
	n := g.spread(f, e, set)
	n.first = to
	return true
}

// doTrigger resolves abilities of other cards as if you had them.
func (g *Game) doTrigger(f *frame, o *program.Step, set Set) bool {
	g.refresh()
	lo := g.s.npending
	for c := set.First(); c != 0; c = set.Next(c) {
		var buf [16]ability
		for _, a := range g.abilities(c, o.Effect.Headings, buf[:0]) {
			if g.resolving(a.prog, c) {
				continue // two that trigger each other would never end (Q36)
			}
			t := g.triggerOf(a, c, f.you, f.ev)
			t.how |= anyhow
			g.wait(t)
		}
	}
	f.ok = g.s.npending > lo
	g.window(lo)
	return true
}

// resolving reports whether an ability of the card has not finished resolving.
func (g *Game) resolving(prog uint16, c Slot) bool {
	for i := range g.s.frames[:g.s.nframes] {
		if f := &g.s.frames[i]; f.proc == procAbility && f.prog == prog && f.self == c {
			return true
		}
	}
	return false
}

// doRedistribute takes the æmber, or the damage (K11.16), off all the cards and
// lets you put it back one by one.
func (g *Game) doRedistribute(f *frame, o *program.Step, set Set) bool {
	damage := o.Effect.Verb == card.RedistributeDamageVerb
	heap := func(c Slot) *int16 {
		if damage {
			return &g.s.Cards[c].Damage
		}
		return &g.s.Cards[c].Amber
	}
	if f.nums[pooled] == 0 {
		for c := set.First(); c != 0; c = set.Next(c) {
			n := *heap(c)
			if n == 0 {
				continue
			}
			f.nums[pooled] += n
			*heap(c) = 0
			if damage {
				g.emit(Event{Kind: DamageMoved, Card: c, N: -int32(n)})
			} else {
				g.emit(Event{Kind: AmberMoved, Card: c, N: -int32(n), Side: NoSide, M: int32(NoSide)})
			}
		}
	}
	if g.d.needs&program.OnRest != 0 {
		g.d.age = outdated // the state settles once everything is back
	}
	for f.nums[pooled] > 0 {
		q := g.question(f, ForEffect)
		q.Lo = f.nums[pooled]
		c, ok := g.askOne(q, set)
		if !ok {
			return false
		}
		*heap(c)++
		f.nums[pooled]--
		if damage {
			g.emit(Event{Kind: DamageMoved, Card: c, N: 1})
		} else {
			g.emit(Event{Kind: AmberMoved, Other: c, N: 1, Side: NoSide, M: int32(NoSide)})
		}
	}
	g.changed(program.OnRest)
	g.s.unsettled = true // damage that was moved may kill (Q31)
	return true
}
