package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// Legal appends every legal command to buf, in a fixed order. Until the game is over
// there is at least one.
func (g *Game) Legal(buf []Command) []Command {
	if !g.listed || g.d.plain {
		g.legal, g.listed = g.list(g.legal[:0]), true
	}
	return append(buf, g.legal...)
}

// list computes [Game.Legal].
func (g *Game) list(buf []Command) []Command {
	g.refresh() // the state may just have been loaded
	q := &g.s.Q
	switch q.Kind {
	case NoQuestion: // the game is over
	case AskMain:
		return g.legalMain(buf)
	case AskCards:
		for c := q.Domain.First(); c != 0 && !q.complete(); c = q.Domain.Next(c) {
			if !q.Picked.Has(c) && g.samePile(q, c) && g.canStandFor(q, c) && g.unlike(q, c) {
				buf = append(buf, Command{Verb: Pick, Card: c})
			}
		}
		if g.enough(q) {
			buf = append(buf, Command{Verb: Done})
		}
	case AskYesNo:
		buf = append(buf, Command{Verb: Yes}, Command{Verb: No})
	case AskHouse:
		for h := range q.Houses.All() {
			buf = append(buf, Command{Verb: Choose, N: int16(h)})
		}
	default:
		for n, last := q.first(), q.last(g); n <= last; n++ {
			if q.allows(g, n) {
				buf = append(buf, Command{Verb: Choose, N: n})
			}
		}
	}
	return buf
}

// complete reports whether the maximum number of cards has been picked.
func (q *Question) complete() bool { return q.Picked.Len() >= int(q.Max) }

// enough reports whether no more cards need be picked.
func (g *Game) enough(q *Question) bool {
	return q.Picked.Len() >= int(q.Min) && g.coversHouses(q) && (q.Picked.Empty() || g.powerSum(&q.Picked) >= int(q.Power))
}

// samePile reports whether the card is in the same pile as those picked, if the
// question requires that.
func (g *Game) samePile(q *Question, c Slot) bool {
	first := q.Picked.First()
	return !q.OnePile || first == 0 || g.s.Cards[first].Ctrl == g.s.Cards[c].Ctrl
}

// unlike reports whether the card has another title than those picked, if the question
// requires that.
func (g *Game) unlike(q *Question, c Slot) bool { return !q.Unlike || !g.shareTitle(&q.Picked, c) }

// first and last are the bounds of the numbers that answer a question.
func (q *Question) first() int16 {
	switch q.Kind {
	case AskHouse, AskName, AskTrait:
		return 1
	case AskKey, AskSeat, AskPlace:
		return 0
	}
	return q.Lo
}

func (q *Question) last(g *Game) int16 {
	switch q.Kind {
	case AskHouse:
		return int16(card.HouseCount) - 1
	case AskKey, AskSeat:
		return 7
	case AskName:
		return int16(g.cat.Len())
	case AskTrait:
		return int16(trait.Count) - 1
	}
	return q.Hi
}

// allows reports whether a number between first and last answers the question.
func (q *Question) allows(g *Game, n int16) bool {
	switch q.Kind {
	case AskName:
		return q.Ways == 0 || card.Types(q.Ways).Has(g.cat.Card(uint16(n)).Type)
	case AskHouse:
		return q.Houses.Has(card.House(n))
	case AskKey, AskSeat:
		return q.Ways&(1<<n) != 0
	case AskPlace:
		return (q.Wide || n == 0 || n == q.Hi) && !(q.Ways != 0 && n == q.Hi)
	case AskOption:
		return q.Ways == 0 || q.Ways&(1<<n) != 0
	}
	return true
}

func (g *Game) legalMain(buf []Command) []Command {
	s := &g.s
	side := s.Q.Side
	p := &s.Players[side]
	hand := p.pile(handPile)
	if s.Opening == 0 {
		hand = nil // K2.14
	}
	for _, c := range hand {
		ours := g.houses(c, present).Has(s.House)
		if !ours && !g.allowed(side, c, playIt|playAsUpgrade) {
			continue
		}
		half := g.otherHalf(c, nil)
		if (ours || g.allowed(side, c, playIt)) && g.canPlay(c, half, side, 0) == Allowed {
			buf = append(buf, Command{Verb: PlayCard, Card: c})
		}
		if g.cat.Entries[s.Cards[c].Def].PlayableAsUpgrade() && (ours || g.allowed(side, c, playAsUpgrade)) &&
			g.canPlay(c, half, side, asUpgrade) == Allowed {
			buf = append(buf, Command{Verb: PlayUpgrade, Card: c})
		}
		if ours && !g.cat.Entries[s.Cards[c].Def].Card.StaysInHand {
			buf = append(buf, Command{Verb: DiscardCard, Card: c})
		}
	}
	for _, c := range p.inPlay() {
		ways := g.waysNow(c, side)
		for way := ToReap; ways>>way != 0; way++ {
			if ways&(1<<way) != 0 {
				buf = append(buf, Command{Verb: Reap + Verb(way-ToReap), Card: c})
			}
		}
	}
	if s.worksInDiscard {
		for _, c := range p.pile(discardPile) {
			if g.buried(c, side) != 0 {
				buf = append(buf, Command{Verb: UseOmni, Card: c})
			}
		}
	}
	if g.checkTide(side) == Allowed {
		buf = append(buf, Command{Verb: RaiseTide})
	}
	buf = g.legalProphecies(buf, side)
	return append(buf, Command{Verb: EndTurn})
}

// Check reports why the command is not legal now, as a [CommandError], or nil.
func (g *Game) Check(c Command) error {
	if r := g.check(c); r != Allowed {
		return &CommandError{c, r}
	}
	return nil
}

func (g *Game) check(c Command) Reason {
	if g.listed && !g.d.plain && slices.Contains(g.legal, c) {
		return Allowed
	}
	g.refresh() // the state may just have been loaded
	s := &g.s
	q := &s.Q
	if s.Over {
		return GameOver
	}
	if c == (Command{Verb: Concede}) {
		return Allowed
	}
	if c.Verb <= EndTurn {
		if q.Kind != AskMain || c.Verb == NoCommand {
			return NotAsked
		}
		return g.checkMain(c)
	}
	switch {
	case q.Kind == AskCards && c.Verb == Pick:
		switch {
		case c.Card == 0 || c.Card >= MaxCards || !q.Domain.Has(c.Card):
			return NotInDomain
		case q.Picked.Has(c.Card):
			return AlreadyPicked
		case q.complete():
			return Enough
		case !g.samePile(q, c.Card):
			return OtherPile
		case !g.canStandFor(q, c.Card), !g.unlike(q, c.Card):
			return SameQuality
		}
	case q.Kind == AskCards && c.Verb == Done:
		if !g.enough(q) {
			return TooFew
		}
	case q.Kind == AskYesNo && (c.Verb == Yes || c.Verb == No):
	case q.Kind > AskCards && q.Kind != AskYesNo && c.Verb == Choose:
		if c.N < q.first() || c.N > q.last(g) || !q.allows(g, c.N) {
			return OutOfRange
		}
	default:
		return NotAsked
	}
	return Allowed
}

func (g *Game) checkMain(c Command) Reason {
	side := g.s.Q.Side
	if c.Card > Slot(g.s.NCards) {
		if c.Verb <= DiscardCard || c.Verb == Prophesy {
			return NotInHand
		}
		return NotInPlay
	}
	switch c.Verb {
	case PlayCard:
		return g.checkPlay(c.Card, side, 0)
	case PlayUpgrade:
		return g.checkPlay(c.Card, side, asUpgrade)
	case DiscardCard:
		return g.checkDiscard(c.Card, side)
	case RaiseTide:
		return g.checkTide(side)
	case Prophesy:
		return g.checkProphesy(c.Card, c.N, side)
	case EndTurn:
		return Allowed
	}
	return g.checkUse(c.Card, side, ToReap+Way(c.Verb-Reap))
}

func (g *Game) inHand(c Slot, side Side) bool {
	cs := &g.s.Cards[c]
	return c != 0 && cs.Zone == card.Hand && cs.Ctrl == side
}

// checkPlay is why the card cannot be played from hand in step 3 (K2.13).
func (g *Game) checkPlay(c Slot, side Side, how uint8) Reason {
	switch {
	case !g.inHand(c, side):
		return NotInHand
	case g.s.Opening == 0:
		return FirstTurn // K2.14
	case !g.houses(c, present).Has(g.s.House) && !g.allowed(side, c, useOf(how)):
		return WrongHouse
	}
	return g.canPlay(c, g.otherHalf(c, nil), side, how)
}

// checkDiscard is why the card cannot be discarded from hand (K8.1).
func (g *Game) checkDiscard(c Slot, side Side) Reason {
	switch {
	case !g.inHand(c, side):
		return NotInHand
	case g.s.Opening == 0:
		return FirstTurn
	case !g.houses(c, present).Has(g.s.House):
		return WrongHouse
	case g.cat.Entries[g.s.Cards[c].Def].Card.StaysInHand:
		return Kept
	}
	return Allowed
}

// checkUse is why the card cannot be used that way in step 3 (K8.2).
func (g *Game) checkUse(c Slot, side Side, w Way) Reason {
	g.refresh()
	cs := &g.s.Cards[c]
	switch {
	case cs.Zone == card.Attached:
		return OnItsHost // K8.3
	case w == ToOmni && g.buried(c, side) != 0:
		return Allowed
	case c == 0 || !cs.Zone.InPlay():
		return NotInPlay
	case cs.Ctrl != side:
		return NotYours // K8.15
	case g.lets(c, side)&(1<<w) == 0:
		return WrongHouse
	}
	r := g.canUse(c, side, w)
	if r == MustFight && g.lets(c, side)&(1<<ToFight) == 0 {
		return Allowed // fighting is not possible (K14.11)
	}
	return r
}

// waysNow is a bit set of the ways in which the side may use its card in step 3: those
// that [Game.checkUse] does not object to.
func (g *Game) waysNow(c Slot, side Side) uint8 {
	if g.s.Cards[c].Is(Exhausted) {
		return 0
	}
	var ways uint8
	lets := g.lets(c, side)
	for w := ToReap; w <= ToUnstun; w++ {
		if lets&(1<<w) == 0 || g.hasUse(c, w) != Allowed {
			continue
		}
		switch r := g.free(c, side, w); {
		case r == Allowed, r == MustFight && lets&(1<<ToFight) == 0:
			ways |= 1 << w
		}
	}
	if ways != 0 && g.mayUse(c, side) != Allowed {
		return 0
	}
	return ways
}

// lets is a bit set of the ways in which the side may use its card in step 3 as far as
// houses go.
func (g *Game) lets(c Slot, side Side) (ways uint8) {
	ways = g.houseLets(c)
	if ways == allWays || !g.d.kinds.shares(allowances) {
		return ways
	}
	for w := ToReap; w <= ToUnstun; w++ {
		if ways&(1<<w) == 0 && g.allowed(side, c, uses(actOf[w])) {
			ways |= 1 << w
		}
	}
	return ways
}

// houseLets is a bit set of the ways in which the card may be used as far as its own houses go.
func (g *Game) houseLets(c Slot) (ways uint8) {
	ch := &g.d.chars[c]
	switch {
	case ch.houses.Has(g.s.House) || ch.is(card.AnyHouseUse) || ch.has(card.Versatile): // K8.9, K28.6
		return allWays
	case ch.is(card.MayFightMod):
		return 1<<ToOmni | 1<<ToFight | 1<<ToUnstun // K14.2, Q24
	case g.acts(c, card.OnOmni):
		return 1<<ToOmni | 1<<ToUnstun
	}
	return 1 << ToOmni
}

// actOf is what a creature does in each way of using it.
var actOf = [...]card.Acts{ToReap: card.ActReap, ToFight: card.ActFight, ToAct: card.ActAction, ToOmni: card.ActOmni, ToUnstun: card.ActAny}

// headingsOf are the headings of the abilities for which a card is used that way.
var headingsOf = [...]card.Headings{ToAct: card.OnAction, ToOmni: card.OnOmni}

// answer processes a legal command: it starts what the command says in step 3, or
// answers the question.
func (g *Game) answer(c Command) {
	g.refresh() // the game may just have been loaded
	s := &g.s
	q := &s.Q
	switch c.Verb {
	case Pick:
		q.Picked.Add(c.Card)
		if !q.complete() || g.s.AskAll && q.Max > 1 {
			return
		}
		s.ans = answer{ready: true, set: q.Picked}
	case Done:
		s.ans = answer{ready: true, set: q.Picked}
	case Yes, No:
		s.ans = answer{ready: true, yes: c.Verb == Yes}
	case Choose:
		s.ans = answer{ready: true, n: c.N}
	case Concede:
		g.concede(q.Side)
	default:
		side := q.Side
		s.Q = Question{}
		g.startMain(c, side)
		return
	}
	s.Q = Question{}
}

// concede ends the game that a side gives up: against a monster, for all players.
func (g *Game) concede(side Side) {
	winners := g.everyone() &^ (1 << side)
	if g.table.Adventure {
		winners = 1 << Monster
	}
	g.end(winners, side)
}

// startMain starts a command of step 3.
func (g *Game) startMain(c Command, side Side) {
	s := &g.s
	switch c.Verb {
	case PlayCard, PlayUpgrade:
		how := uint8(0)
		if c.Verb == PlayUpgrade {
			how = asUpgrade
		}
		g.opening()
		f := g.play(c.Card, g.otherHalf(c.Card, nil), side, how)
		if !g.houses(c.Card, present).Has(s.House) {
			f.pc = playAllowed
		}
	case DiscardCard:
		g.opening()
		s.Done = min(s.Done+1, 250)
		lo := s.npending
		g.relocate(c.Card, card.Discard, side, card.OnTop)
		g.window(lo)
	case RaiseTide:
		g.start(procTide, side)
	case Prophesy:
		g.prophesy(c.Card, c.N, side)
	case EndTurn:
		s.Ended = true
	default:
		if s.Cards[c.Card].Zone == card.Discard {
			g.unearth(c.Card, side)
			return
		}
		way := ToReap + Way(c.Verb-Reap)
		f := g.use(c.Card, side, way)
		if g.houseLets(c.Card)&(1<<way) == 0 {
			f.pc = useAllowed
		}
	}
}

// opening counts a play or discard under the first-turn rule.
func (g *Game) opening() {
	if g.s.Opening > 0 && g.s.Opening < 255 {
		g.s.Opening--
	}
}
