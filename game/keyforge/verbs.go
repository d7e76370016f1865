package keyforge

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// do carries out one effect. It reports false when it asks and must be carried
// out again with the answer.
func (g *Game) do(f *frame, o *program.Step) bool {
	e := o.Effect
	switch e.Verb.Class() {
	case card.CardEffect:
		return g.doCards(f, o)
	case card.PlayerEffect:
		return g.doPlayers(f, e)
	}
	switch e.Verb {
	case card.ChooseHouseVerb:
		return g.doChooseHouse(f, e)
	case card.ChooseNumberVerb:
		sc := f.scope()
		n, ok := g.askNumber(g.questionOf(f, AskNumber), e.N, g.num(&e.Num, &sc))
		if ok {
			f.number = int16(n)
			g.emit(Event{Kind: NumberNamed, Side: f.you, Card: f.self, N: int32(n)})
		}
		return ok
	case card.ChoosePlayerVerb:
		q := g.questionOf(f, AskSeat)
		sc := f.scope()
		for side := range Side(MaxSides) {
			if sc.you = side; g.everyone()&(1<<side) != 0 && g.holds(&e.Cond, &sc) {
				q.Ways |= 1 << side
			}
		}
		switch bits.OnesCount8(uint8(q.Ways)) {
		case 0:
			f.ok = false
			return true
		case 1:
			f.whom, f.ok = q.Ways, true
			return true
		}
		a, ok := g.asked(q)
		if ok {
			f.whom, f.ok = 1<<a.n, true
		}
		return ok
	case card.NameCardVerb:
		q := g.questionOf(f, AskName)
		q.Hi = int16(g.cat.Len())
		a, ok := g.asked(q)
		if ok {
			if e.Flag {
				f.nums[earlier] = f.number
			}
			f.number = a.n
			g.emit(Event{Kind: CardNamed, Side: f.you, Card: f.self, N: int32(a.n)})
		}
		return ok
	case card.ChooseTraitVerb:
		a, ok := g.asked(g.questionOf(f, AskTrait))
		if ok {
			f.number, f.ok = a.n, true
			g.emit(Event{Kind: TraitNamed, Side: f.you, Card: f.self, N: int32(a.n)})
		}
		return ok
	case card.LastVerb:
		subjects := Set{At: g.s.Clock}
		if e.Target.Pick != card.ByRole || e.Target.Role != card.NoRole {
			subjects = g.targets(f, &e.Target)
		}
		number := f.number
		for _, p := range o.Gives {
			if g.moot(p, f.you) {
				g.inVain(f, NoChange, 0)
			}
			g.keep(f, p, &subjects)
			g.beginLasting(f, p, e.Span, subjects)
			f.number = number
		}
		f.ok = true
	case card.PreventVerb:
		g.prevent()
	}
	return true
}

func (g *Game) doChooseHouse(f *frame, e *card.Effect) bool {
	sc := f.scope()
	q := g.questionOf(f, AskHouse)
	q.Houses = card.AllHouses
	if g.table.Adventure {
		q.Houses |= 1 << g.cat.Card(g.s.Cards[g.Boss()].Def).House // A11.15
	}
	if e.Who != card.Nobody {
		q.Houses = g.s.Players[g.one(e.Who, &sc, f.self)].Houses
		if q.Houses == 0 {
			f.ok = false
			return true
		}
	}
	if e.By != card.Nobody {
		q.Side = g.one(e.By, &sc, f.self)
	}
	if e.Target.Role != card.NoRole || e.Target.Pick != card.ByRole {
		q.Houses = 0
		set := g.targets(f, &e.Target)
		for c := set.First(); c != 0; c = set.Next(c) {
			q.Houses |= g.houses(c, set.At)
		}
		if f.ok = q.Houses != 0; !f.ok {
			return true
		}
	}
	a, ok := answer{n: int16(bits.TrailingZeros16(uint16(q.Houses)))}, true
	if bits.OnesCount16(uint16(q.Houses)) > 1 || g.s.ans.ready || g.s.AskAll {
		a, ok = g.asked(q)
	}
	if ok {
		f.house, f.ok = card.House(a.n), true
		g.emit(Event{Kind: HouseNamed, Side: f.you, Card: f.self, House: f.house})
	}
	return ok
}

// doCards carries out an effect on cards.
func (g *Game) doCards(f *frame, o *program.Step) bool {
	s, e := &g.s, o.Effect
	var set Set
	if o.Reg == 1 && e.Target.Pick != card.ByRole {
		set = f.t
	} else {
		set = g.targets(f, &e.Target)
	}
	if set.Empty() && !s.ans.ready {
		g.noTarget(f, e)
	}
	switch e.Verb {
	case card.DestroyVerb, card.SacrificeVerb:
		if e.Verb == card.SacrificeVerb {
			g.ownOnly(f, &set)
		}
		g.destroy(frame{report: true, it: set, you: f.you})
		return true
	case card.MoveVerb:
		return g.doMove(f, e, set)
	case card.UseVerb, card.FightVerb, card.ReapVerb, card.PlayVerb, card.IconsVerb, card.RepositionVerb:
		n := g.spread(f, e, set)
		n.nums[0] = int16(one(e.Flag))
		if e.Verb == card.PlayVerb {
			n.nums[0] = int16(arrivals[e.Arrival])
		}
		if e.Verb == card.FightVerb && e.Second.Pick == card.EachOf {
			sc := f.scope()
			against := e.Second.Filter
			against.Types |= card.TypeSet(card.BossType) // A2.3
			n.subjects, n.nums[limited] = g.candidates(&against, &sc), 1
		}
		return true
	case card.AimVerb:
		f.ok = g.aim(f.self, set)
		return true
	case card.PutVerb:
		g.bothHalves(&set)
		for c := set.First(); c != 0; c = set.Next(c) {
			if !g.reachable(c, &set, card.NoZone) {
				set.Remove(c)
			}
		}
		set.At = s.Clock
		n := g.spread(f, e, set)
		sc := f.scope()
		if n.first = NoSide; e.Who != card.Owner { // otherwise each under its own owner
			n.first = g.one(e.Who, &sc, f.self)
		}
		n.nums[0] = int16(arrivals[e.Arrival])
		return true
	case card.ControlVerb:
		return g.doControl(f, e, set)
	case card.TriggerVerb:
		return g.doTrigger(f, e, set)
	case card.HealVerb:
		if e.Who == card.You {
			return g.doUpTo(f, e, set)
		}
	case card.CounterVerb:
		if e.Who == card.You {
			return g.doUpTo(f, e, set)
		}
	case card.CaptureVerb:
		sc := f.scope()
		if each := e.Who == card.Opponent || e.Who == card.You || e.Who == card.Controller; each && !e.Flag && set.Len() > 1 &&
			g.num(&e.Num, &sc) == 1 {
			if short := g.contested(e, &set, &sc); !short.Empty() {
				g.spread(f, e, set)
				return true
			}
		}
	case card.RevealVerb:
		if e.Flag {
			g.lookAt(f, set)
			return true
		}
	case card.RedistributeVerb:
		return g.doRedistribute(f, set, e.Flag)
	case card.SwapVerb, card.GraftVerb, card.AttachVerb, card.GiveAmberVerb:
		return g.doPair(f, o, set)
	}
	sc := f.scope()
	them, count := Set{At: s.Clock}, int32(0)
	f.ok = !set.Empty()
	g.refresh()
	want := 1 // less is not complete (K16.14)
	switch e.Verb {
	case card.HealVerb, card.CaptureVerb, card.TakeAmberVerb:
		if !e.Flag {
			want = max(1, g.num(&e.Num, &sc))
		}
	case card.StoreAmberVerb, card.CounterVerb:
		want = max(1, g.num(&e.Num, &sc))
	}
	for c := set.First(); c != 0; c = set.Next(c) {
		n := 0
		sc.touched = c
		if e.Verb == card.RevealVerb || e.Verb == card.CopyVerb || g.here(c, &set) && s.Cards[c].Zone.InPlay() {
			n = g.doCard(f, e, c, &sc)
		}
		if n > 0 {
			count += int32(n)
			them.Add(c)
		}
		f.ok = f.ok && n >= want
	}
	if f.them, f.count = them, count; e.Verb == card.CounterVerb && e.Flag && count > 0 {
		onto := g.targets(f, &e.Second)
		if c := onto.First(); c != 0 && g.here(c, &onto) && s.Cards[c].Zone.InPlay() {
			g.counters(c, e.Counter, int(count), false)
		}
	}
	return true
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

// doCard carries out a simple effect on one card in play and returns how much
// it achieved.
func (g *Game) doCard(f *frame, e *card.Effect, c Slot, sc *scope) int {
	cs := &g.s.Cards[c]
	body := g.d.chars[c].kind == card.CreatureType || g.d.chars[c].kind == card.BossType
	switch e.Verb {
	case card.ExhaustVerb:
		return one(g.mark(c, Exhausted, true, CardExhausted))
	case card.ReadyVerb:
		return one(g.d.chars[c].cannot&card.ActReady == 0 && g.mark(c, Exhausted, false, Readied))
	case card.StunVerb:
		return one(body && g.mark(c, Stunned, true, CardStunned))
	case card.UnstunVerb:
		if e.Flag {
			return one(g.mark(c, Warded, false, WardBroken))
		}
		return one(g.mark(c, Stunned, false, Unstunned))
	case card.WardVerb:
		return one(body && g.mark(c, Warded, true, CardWarded))
	case card.EnrageVerb:
		return one(body && g.mark(c, Enraged, true, CardEnraged))
	case card.HealVerb:
		if e.Flag {
			return g.heal(c, int(cs.Damage))
		}
		return g.heal(c, g.num(&e.Num, sc))
	case card.CaptureVerb:
		return g.captureBy(c, e, sc)
	case card.ExaltVerb:
		n := g.num(&e.Num, sc)
		if n > 0 {
			cs.Amber += int16(n)
			g.emit(Event{Kind: Exalted, Card: c, N: int32(n)})
			g.touch()
		}
		return n
	case card.TakeAmberVerb:
		n := int(cs.Amber)
		if !e.Flag {
			n = min(n, g.num(&e.Num, sc))
		}
		if n > 0 {
			to := NoSide
			if e.Who != card.Nobody {
				to = g.one(e.Who, sc, c)
			}
			g.amberFrom(c, n, to, 0)
		}
		return n
	case card.StoreAmberVerb:
		from := g.one(e.Who, sc, c)
		n := min(g.num(&e.Num, sc), int(g.s.Players[from].Pool))
		if n > 0 {
			g.s.Players[from].Pool -= int32(n)
			cs.Amber += int16(n)
			g.emit(Event{Kind: AmberMoved, Side: from, Other: c, N: int32(n), M: int32(NoSide)})
			g.touch()
		}
		return n
	case card.CounterVerb:
		return g.counters(c, e.Counter, g.num(&e.Num, sc), e.Flag)
	case card.CopyVerb:
		return g.copyText(f, c, e.House)
	case card.RevealVerb:
		cs.Marks |= Revealed
		g.emit(Event{Kind: Shown, Card: c})
		return 1
	}
	return 0
}

// captureBy lets a card capture from the pools of one or more sides.
func (g *Game) captureBy(c Slot, e *card.Effect, sc *scope) int {
	from, n := uint8(1)<<g.capturesFrom(e, c, sc), 0
	if e.Who != card.Opponent { // of several
		from = g.who(e.Who, sc, c)
	}
	g.inTurn(from, func(side Side) {
		pool := g.s.Players[side].Pool
		want := int(pool)
		if !e.Flag {
			want = g.num(&e.Num, sc)
		}
		n += g.capture(c, want, side)
		if sc.ev != nil && sc.ev.Kind == card.AmberReaped && e.Num.Kind == card.EventAmount {
			g.fewerReaped(sc.ev, pool-g.s.Players[side].Pool)
		}
	})
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
	}
	return n
}

// copyText makes the card of the ability a copy of another (K16.19).
func (g *Game) copyText(f *frame, c Slot, h card.House) int {
	cs, of := &g.s.Cards[f.self], &g.s.Cards[c]
	cs.TextHouse, cs.TextIcons = of.house(), g.s.Cards[g.bearer(c)].icons()
	if h != card.NoHouse {
		cs.TextHouse = h
	}
	cs.Text = g.text(c)
	g.restructure()
	g.emit(Event{Kind: Copied, Card: f.self, Other: c, N: int32(cs.Text)})
	return 1
}

// doMove moves cards to another zone; those in play go through the procedure for
// leaving play. Cards of a pile keep their order.
func (g *Game) doMove(f *frame, e *card.Effect, set Set) bool {
	s := &g.s
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
		g.push(frame{proc: procLeave, report: true, it: leaving, to: e.To, place: e.Place, you: to, self: f.self, how: uint8(one(e.Flag))})
	}
	return true
}

// reachable reports whether an effect may still move the card: it is where it
// was, or where its destruction put it (K16.8).
func (g *Game) reachable(c Slot, set *Set, to card.Zone) bool {
	cs := &g.s.Cards[c]
	return g.here(c, set) || cs.PrevIncarnation <= set.At && cs.Is(LeftPlay) && cs.Zone == card.Discard && to != card.Discard
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
	g.relocate(c, e.To, side, place)
	if home { // to its owner's hand, in place of what the effect says
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
func (g *Game) doControl(f *frame, e *card.Effect, set Set) bool {
	sc := f.scope()
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
func (g *Game) doTrigger(f *frame, e *card.Effect, set Set) bool {
	g.refresh()
	lo := g.s.npending
	for c := set.First(); c != 0; c = set.Next(c) {
		var buf [16]ability
		for _, a := range g.abilities(c, e.Headings, buf[:0]) {
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
func (g *Game) doRedistribute(f *frame, set Set, damage bool) bool {
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
