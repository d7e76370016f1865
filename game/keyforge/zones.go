package keyforge

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// takeOut takes a card out of its pile, line or chain of attached cards.
func (g *Game) takeOut(c Slot) {
	cs := &g.s.Cards[c]
	if p := pileOf[cs.Zone]; p >= 0 {
		g.s.Players[cs.Ctrl].piles.remove(p, c)
	}
	if cs.Host != 0 && cs.Zone != card.Purged {
		g.unchain(c)
	}
	cs.Host = 0
}

func (g *Game) unchain(c Slot) {
	cs := &g.s.Cards[c]
	at := &g.s.Cards[cs.Host].First
	for *at != 0 && *at != c {
		at = &g.s.Cards[*at].Next
	}
	if *at == c {
		*at = cs.Next
	}
	cs.Next = 0
}

// chain puts a card last among those attached to its host or under it.
func (g *Game) chain(c, host Slot) {
	at := &g.s.Cards[host].First
	for *at != 0 {
		at = &g.s.Cards[*at].Next
	}
	*at = c
	g.s.Cards[c].Host, g.s.Cards[c].Next = host, 0
}

// enterZone puts a card that is in no zone into a zone of a side, on top or at
// the right end. It becomes a new card there.
func (g *Game) enterZone(c Slot, side Side, z card.Zone) {
	g.enterAt(c, side, z, -1)
}

// enterAt is enterZone at a place in the pile or line; -1 is the end.
func (g *Game) enterAt(c Slot, side Side, z card.Zone, at int) {
	cs := &g.s.Cards[c]
	g.s.Clock++
	cs.PrevIncarnation, cs.Incarnation = cs.Incarnation, g.s.Clock
	was := cs.Zone
	cs.Zone, cs.Ctrl = z, side
	switch {
	case z == card.Reference || was == card.Reference:
		g.restructure()
	case z.InPlay() || was.InPlay():
		g.crossed(c)
	default:
		g.changed(program.OnPiles | program.OnRest)
	}
	if z.InPlay() {
		cs.Base, cs.Stamp = side, g.s.Clock
	} else if z == card.Under {
		cs.Stamp = g.s.Clock // not the order in which it left play
	}
	if p := pileOf[z]; p >= 0 {
		g.s.Players[side].piles.insert(p, at, c)
	}
}

// destination is where a card that is sent to a zone really goes: to its owner
// (K13.5), from another player's archives home, and for the monster, which has
// no hand, to the archives (A4.5, A11.5).
func (g *Game) destination(c Slot, z card.Zone, side Side) (card.Zone, Side) {
	cs := &g.s.Cards[c]
	switch {
	case cs.Is(ToOwner) && cs.Zone == card.Archives:
		z, side = card.Hand, cs.Owner
	case z != card.Archives && z != card.Under:
		side = cs.Owner
	}
	if side == Monster && z == card.Hand {
		z = card.Archives
	}
	return z, side
}

// relocate moves a card that is not in play from one zone to another. A card
// that goes from a hand to a discard pile counts as discarded. It reports whether the
// card has moved: something else may be about to happen to it, see [Game.discard].
func (g *Game) relocate(c Slot, z card.Zone, side Side, p card.Place) bool {
	from, was := g.s.Cards[c].Zone, g.s.Cards[c].Ctrl
	if z == card.Discard && g.isHand(from, was) && g.discardsReplaced(was) {
		g.discard(c, was)
		return false
	}
	switch z = g.put(c, z, side, p); {
	case z != card.Discard:
	case g.isHand(from, was):
		g.discarded(c, was)
	case from == card.Deck || from == card.Archives:
		g.count(was, card.Discarded)
	}
	return true
}

// put moves a card that is not in play without discarding it (K33.1), and returns the
// zone where it ends up.
func (g *Game) put(c Slot, z card.Zone, side Side, p card.Place) card.Zone {
	cs := &g.s.Cards[c]
	from, was, hidden := cs.Zone, cs.Ctrl, g.unseeing(c)
	z, side = g.destination(c, z, side)
	g.takeOut(c)
	cs.Marks &^= LeftPlay | FaceDown | ToOwner | PlayedNow | known
	at := -1
	if z == card.Deck && p == card.AtBottom {
		at = 0
	}
	g.enterAt(c, side, z, at)
	if z == card.Deck && p == card.Shuffled {
		g.shuffle(side)
	}
	g.emit(Event{Kind: Moved, Card: c, Side: side, From: from, To: z, Hidden: hidden & g.unseeing(c), M: int32(was)})
	g.archived(c)
	return z
}

// isHand reports whether the zone is a hand, or what the monster has instead.
func (g *Game) isHand(z card.Zone, side Side) bool {
	return z == card.Hand || z == card.Archives && side == Monster
}

func (g *Game) discarded(c Slot, side Side) {
	countOf(&g.s.Players[side].DiscardedOf, g.houses(c, present))
	g.count(side, card.Discarded)
	g.emit(Event{Kind: Discarded, Card: c, Side: side})
	ev := TriggerEvent{Kind: card.CardDiscarded, Who: side, Subject: c}
	if side == g.s.Active { // K27.2
		g.headed(c, card.OnScrap, ev)
	}
	g.happen(ev)
}

func (g *Game) shuffle(side Side) {
	g.s.shuffle(g.s.Players[side].pile(deckPile))
	g.emit(Event{Kind: Shuffled, Side: side})
	g.noteShuffle(side)
}

// Reshuffle shuffles the side's discard pile into its deck.
func (g *Game) Reshuffle(side Side) {
	p := &g.s.Players[side]
	for len(p.pile(discardPile)) > 0 {
		c := p.pile(discardPile).Top()
		g.takeOut(c)
		g.s.Cards[c].Marks &^= LeftPlay | PlayedNow
		g.enterZone(c, side, card.Deck)
	}
	g.s.shuffle(p.pile(deckPile))
	g.reshuffled(side)
}

// reshuffled tells that the side has shuffled its discard pile into its deck.
func (g *Game) reshuffled(side Side) {
	g.emit(Event{Kind: Shuffled, Side: side, N: 1})
	g.noteShuffle(side)
	lo := g.s.npending
	g.happen(TriggerEvent{Kind: card.DiscardShuffled, Who: side})
	g.window(lo)
}

// replenish shuffles the monster's discard pile and puts it under its deck when more
// cards are to be archived from the deck than it has (A3.8).
func (g *Game) replenish(n int) {
	p := &g.s.Players[Monster]
	more := len(p.pile(discardPile))
	if len(p.pile(deckPile)) >= n || more == 0 {
		return
	}
	for range more {
		c := p.pile(discardPile).Top()
		g.takeOut(c)
		g.s.Cards[c].Marks &^= LeftPlay | PlayedNow
		g.enterAt(c, Monster, card.Deck, 0)
	}
	g.s.shuffle(p.pile(deckPile)[:more])
	g.reshuffled(Monster)
}

// flip swaps the deck and the discard pile of a side. Each is turned over to become
// the other, so the top of one becomes the bottom of the other.
func (g *Game) flip(side Side) {
	was := g.s.Players[side].piles
	turn := func(from pileKind, to card.Zone) {
		for _, c := range slices.Backward(was.of(from)) {
			g.takeOut(c)
			g.s.Cards[c].Marks &^= LeftPlay | PlayedNow | known
			g.enterZone(c, side, to)
		}
	}
	turn(discardPile, card.Deck)
	turn(deckPile, card.Discard)
	g.emit(Event{Kind: Shuffled, Side: side, N: 2})
	for _, c := range g.s.Players[side].pile(discardPile) {
		g.emit(Event{Kind: TurnedUp, Side: side, Card: c, To: card.Discard})
	}
}

// count records in the side's ledger that something happened.
func (g *Game) count(side Side, l card.Ledger) { g.countN(side, l, 1) }

func (g *Game) countN(side Side, l card.Ledger, n int) {
	if side < MaxSides && g.keeps(l) {
		at := &g.s.Players[side].Now[l]
		*at = uint8(min(255, int(*at)+n))
		g.touch()
	}
}

// keeps reports whether the game keeps that ledger.
func (g *Game) keeps(l card.Ledger) bool { return onlyIfRead&(1<<l) == 0 || g.s.counts&(1<<l) != 0 }

// onlyIfRead are ledgers that are kept only in games in which a card reads them, so that
// what games without such cards come to does not change.
const onlyIfRead = 1<<card.UsedPilots | 1<<card.Exalted | 1<<card.DrawnInStep | 1<<card.DestroyedMutants

// countOf counts a card for each of its houses.
func countOf(ledger *[card.HouseCount]uint8, houses card.Houses) {
	for h := range houses.All() {
		if ledger[h] < 255 {
			ledger[h]++
		}
	}
}

// remember stores what the card is at its last moment in play (K13.6).
func (g *Game) remember(c Slot) {
	g.refresh()
	g.keepLast(c)
	cs, ch := &g.s.Cards[c], &g.d.chars[c]
	r := Record{Houses: ch.houses, Power: ch.power, Armor: ch.armor, Amber: cs.Amber, Damage: cs.Damage, Ctrl: cs.Ctrl, Kind: ch.kind,
		Marks: uint8(cs.Marks&(Tagged<<1-1)) | isFresh}
	if g.isToken(c) {
		r.Token = cs.Text
		g.callsStill(c, cs.Text)
	}
	if ch.traits.Has(trait.Mutant) != g.ownTraits(c).Has(trait.Mutant) {
		r.Marks |= mutated
	}
	if cs.Zone == card.Battleline {
		r.Left, r.Right = g.neighbors(c, present)
		if g.flank(c, card.OnTop, present) {
			r.Marks |= wasOnFlank
		}
		for _, o := range g.s.Players[cs.Ctrl].pile(linePile) {
			if o == c {
				break
			}
			if !g.s.Cards[o].Is(Tagged) { // the others leave with it
				r.Pos++
			}
		}
	}
	cs.Last = r
}

// forget makes cards what is printed on them again: no resolving ability can still
// refer to them as they were when they left play (K13.6).
func (g *Game) forget() {
	g.s.watch, g.s.looping = watch{}, looping{}
	if !g.s.traces {
		return
	}
	g.s.traces = false
	for c := Slot(1); c <= Slot(g.s.NCards); c++ {
		cs := &g.s.Cards[c]
		if cs.Last.Token != 0 {
			g.cover(c)
		}
		cs.Marks &^= LeftPlay
		cs.Last.Marks &^= isFresh | mutated
	}
}

// exit moves a card out of play into a zone. What it was must have been
// remembered before.
func (g *Game) exit(c Slot, z card.Zone, side Side, p card.Place) {
	cs := &g.s.Cards[c]
	from, was := cs.Zone, cs.Ctrl
	owners := z == card.Archives && side != cs.Owner
	z, side = g.destination(c, z, side)
	mate := g.depart(c)
	if owners {
		cs.Marks |= ToOwner
	}
	if mate != 0 { // K19.3
		g.exitHalves(c, mate, cs.Marks, z, side, p, from, was)
	} else {
		g.arrive(c, side, z, p, from, was)
	}
	if z == card.Deck && p == card.Shuffled {
		g.shuffle(side)
	}
	g.endTied(c)
}

// depart takes a card out of play without putting it anywhere: upgrades are discarded
// (K6.7), æmber goes to the opponent's pool (K5.9) or the supply (K5.10), and counters
// are removed (K13.2). It returns the other half of a gigantic creature.
func (g *Game) depart(c Slot) (mate Slot) {
	cs := &g.s.Cards[c]
	for u := cs.First; u != 0; u = cs.First {
		if g.s.Cards[u].Zone == card.Attached {
			g.remember(u)
			g.exit(u, card.Discard, g.s.Cards[u].Owner, card.OnTop)
		} else {
			g.relocate(u, card.Discard, g.s.Cards[u].Owner, card.OnTop) // K15.11
		}
	}
	if cs.Amber > 0 {
		to := NoSide
		if cs.Last.Kind == card.CreatureType {
			to = g.opponent(cs.Ctrl) // Q17, A11.1
		}
		g.amberFrom(c, int(cs.Amber), to, c)
	}
	g.takeOut(c)
	mate = cs.OtherHalf
	if cs.Text != 0 {
		g.restructure() // its own abilities have changed
	}
	cs.OtherHalf, cs.Text, cs.Damage, cs.Spent, cs.RecordedArmor, cs.Allowed = 0, 0, 0, 0, 0, 0
	cs.Counters = [card.CounterCount]uint8{}
	cs.Marks = LeftPlay
	g.s.traces = true
	return mate
}

// exitHalves puts both halves of a gigantic creature into a zone, first the one
// that was chosen to be below (Q40).
func (g *Game) exitHalves(c, mate Slot, marks Mark, z card.Zone, side Side, p card.Place, from card.Zone, was Side) {
	half := &g.s.Cards[mate]
	below := half.Is(Below)
	if p == card.AtBottom {
		below = !below // what comes last ends up lowest there
	}
	half.Marks = marks
	half.Last = g.s.Cards[c].Last
	if !below {
		g.arrive(c, side, z, p, from, was)
	}
	g.arrive(mate, side, z, p, card.Joined, was)
	if below {
		g.arrive(c, side, z, p, from, was)
	}
}

// arrive puts a card that is no longer in a zone, and was in one of the side was, on
// top of, or under, a pile.
func (g *Game) arrive(c Slot, side Side, z card.Zone, p card.Place, from card.Zone, was Side) {
	at := -1
	if z == card.Deck && p == card.AtBottom {
		at = 0
	}
	g.enterAt(c, side, z, at)
	g.emit(Event{Kind: Moved, Card: c, Side: side, From: from, To: z, M: int32(was)})
	g.archived(c)
}

// endTied ends the effects that last only while the card is in play (K13.3), or
// only while cards stay that have now left or changed sides.
func (g *Game) endTied(c Slot) {
	g.dropLasting(func(l *Lasting) bool {
		return l.Kind == card.WhileThisInPlay && l.Self == c && g.s.Cards[c].Incarnation > l.Incarnation ||
			(l.Kind == card.WhileSubjectsStay || l.Kind == card.WhileSubjectsInPlay) && !g.anyStays(l)
	})
}

// mark sets or clears a mark of a card in play, and reports whether it changed.
func (g *Game) mark(c Slot, m Mark, on bool, e EventKind) bool {
	cs := &g.s.Cards[c]
	if cs.Is(m) == on {
		return false
	}
	cs.Marks ^= m
	g.emit(Event{Kind: e, Card: c})
	g.touch()
	return true
}
