package keyforge

import (
	"errors"
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Prophecies: an active one is the card that lies face down under it, which is a copy of the
// prophecy's face and lies among the reference cards. An inactive one is only in the list of
// its owner (K30.1, K30.6, K30.7).

// setProphecies gives the side its two prophecy cards.
func (g *Game) setProphecies(side Side, faces [2][2]string) error {
	if faces == [2][2]string{} {
		if side < MaxSeats {
			g.s.prophecies[side] = [4]uint8{}
		}
		return nil
	}
	if side >= MaxSeats {
		return errors.New("only players have prophecies")
	}
	for i := range 4 {
		id := faces[i/2][i%2]
		n, err := g.numberOf(id)
		if err != nil {
			return err
		}
		at := slices.Index(g.cat.prophecies, n)
		if at < 0 {
			return fmt.Errorf("card %.100q is no prophecy", id)
		}
		if slices.Contains(g.s.prophecies[side][:i], uint8(at)) {
			return fmt.Errorf("prophecy %.100q is given twice", id)
		}
		g.s.prophecies[side][i] = uint8(at)
		g.s.counts |= g.cat.Entries[n].Counts
	}
	return nil
}

// Prophecies are the numbers in the catalogue of the faces of the side's two prophecy
// cards, two of each, or 0 (K30.1).
func (g *Game) Prophecies(side Side) (faces [4]uint16) {
	if side < MaxSeats {
		for i, n := range g.s.prophecies[side] {
			faces[i] = g.cat.prophecies[n]
		}
	}
	return faces
}

// covering is the card that lies under the prophecy card with that face, or 0.
func (g *Game) covering(side Side, face uint16) Slot {
	faces := g.Prophecies(side)
	i := slices.Index(faces[:], face)
	for _, c := range g.s.Players[side].pile(referencePile) {
		if cs := &g.s.Cards[c]; cs.Is(FaceDown) && i >= 0 && slices.Contains(faces[i&^1:i|1+1], cs.Text) {
			return c
		}
	}
	return 0
}

// isProphecy reports whether the card lies under an active prophecy.
func (g *Game) isProphecy(c Slot) bool {
	cs := &g.s.Cards[c]
	return cs.Zone == card.Reference && cs.Is(FaceDown)
}

// checkProphesy is why the card cannot be put under that of the side's four prophecies now
// (K30.2 to K30.5).
func (g *Game) checkProphesy(c Slot, n int16, side Side) Reason {
	faces := g.Prophecies(side)
	switch {
	case n < 0 || int(n) >= len(faces) || faces[n] == 0:
		return OutOfRange
	case !g.inHand(c, side):
		return NotInHand
	case g.prophesied(side):
		return ProphesiedAlready
	case g.covering(side, faces[n]) != 0:
		return ProphecyActive
	}
	return Allowed
}

// mayProphesy reports whether the card can be put under some prophecy of the side now.
func (g *Game) mayProphesy(c Slot, side Side) bool {
	for n := range int16(4) {
		if g.checkProphesy(c, n, side) == Allowed {
			return true
		}
	}
	return false
}

// prophesied reports whether the side has made a prophecy active this turn.
func (g *Game) prophesied(side Side) bool {
	return slices.ContainsFunc(g.s.Players[side].pile(referencePile), func(c Slot) bool { return g.s.Cards[c].Is(PlayedNow | FaceDown) })
}

// legalProphecies appends the commands that make a prophecy active.
func (g *Game) legalProphecies(buf []Command, side Side) []Command {
	if g.s.prophecies[side][0] == 0 || g.prophesied(side) {
		return buf
	}
	for n, face := range g.Prophecies(side) {
		if g.covering(side, face) != 0 {
			continue
		}
		for _, c := range g.s.Players[side].pile(handPile) {
			buf = append(buf, Command{Verb: Prophesy, Card: c, N: int16(n)})
		}
	}
	return buf
}

// prophesy puts a card of the side's hand face down under that of its four prophecies, which
// becomes active (K30.2).
func (g *Game) prophesy(c Slot, n int16, side Side) {
	s := &g.s
	hidden, was := g.unseeing(c), c
	if !g.table.Adventure {
		c = g.swapHandle(c) // it does not tell which card of the deck it is
	}
	cs := &s.Cards[c]
	g.takeOut(c)
	cs.Marks = FaceDown | PlayedNow
	cs.Text, cs.TextHouse, cs.TextIcons = g.Prophecies(side)[n], card.NoHouse, 0
	s.busy.Add(c)
	g.enterZone(c, side, card.Reference)
	g.looks(c) // Q82
	g.emit(Event{Kind: ProphecyMade, Card: was, Other: c, Side: side, From: card.Hand, To: card.Reference, N: int32(cs.Text), Hidden: hidden})
	lo := s.npending
	g.happen(TriggerEvent{Kind: card.ProphecyMade, Who: side, Subject: c})
	g.window(lo)
}

// mayHappen reports whether the ability can wait for an event now: prophecies are fulfilled
// in the turn of an opponent only (K30.8, A16.2).
func (g *Game) mayHappen(l *listener) bool {
	if !g.isProphecy(l.self) || g.s.TurnOf == g.opponent(l.you) {
		return true
	}
	k := g.cat.Programs[l.prog].Ability.Event.Kind
	return k == card.ProphecyMade || k == card.TurnEnded
}

// doTurnOver flips the prophecy card of the ability (K30.15).
func (g *Game) doTurnOver(f *frame, _ *program.Step) bool {
	cs := &g.s.Cards[f.self]
	faces := g.Prophecies(cs.Ctrl)
	i := slices.Index(faces[:], cs.Text)
	f.ok = g.isProphecy(f.self) && i >= 0
	if f.ok {
		cs.Text = faces[i^1]
		g.restructure()
		g.emit(Event{Kind: Copied, Card: f.self, Other: f.self, N: int32(cs.Text)})
	}
	return true
}

// doFulfill fulfills the prophecy of the ability (K30.10).
func (g *Game) doFulfill(f *frame, _ *program.Step) bool {
	c := f.self
	if f.ok = g.isProphecy(c) && g.s.Cards[c].Incarnation == f.incarnation; f.ok {
		g.start(procFulfill, g.s.Cards[c].Ctrl).self = c
	}
	return true
}

// Where the program counter of a prophecy that is fulfilled stands.
const (
	fulfillFate uint16 = iota
	fulfillOver
	fulfillSteps
)

// stepFulfill reveals the card f.self, resolves its Fate abilities and puts it into its
// owner's discard pile, unless they have moved it (K30.10 to K30.13). While they resolve it
// belongs to no zone, like an action.
func (g *Game) stepFulfill(f *frame) {
	s := &g.s
	c := f.self
	cs := &s.Cards[c]
	if f.pc == fulfillOver {
		if g.pop(); cs.Zone == card.Limbo && cs.Incarnation == f.incarnation {
			g.put(c, card.Discard, cs.Owner, card.OnTop)
		}
		return
	}
	face := cs.Text
	g.takeOut(c)
	cs.Marks, cs.Text, cs.TextHouse = 0, 0, card.NoHouse
	g.enterZone(c, f.you, card.Limbo)
	f.pc, f.incarnation = fulfillOver, cs.Incarnation
	g.emit(Event{Kind: ProphecyFulfilled, Card: c, Side: f.you, From: card.Reference, To: card.Limbo, N: int32(face)})
	lo := s.npending
	var buf [16]ability
	for _, a := range g.abilities(c, card.OnFate, buf[:0]) {
		g.wait(trigger{prog: a.prog, self: c, giver: a.giver, you: s.TurnOf, incarnation: cs.Incarnation, how: anyhow})
	}
	g.window(lo)
}

// ofFate reports whether it is a Fate that resolves, or a lasting effect of one: the opponent of
// the active player, and of the monster, is then the owner of the card (K30.10, A16.3).
func (g *Game) ofFate(sc *scope) bool {
	switch {
	case sc.lasting >= 0:
		return g.cat.Programs[g.s.lasting[sc.lasting].Prog].Fate
	case sc.f != nil:
		return sc.f.proc == procAbility && g.cat.Programs[sc.f.prog].Fate
	}
	return false
}

// tellShuffles begins what waits for the decks that have been shuffled.
func (g *Game) tellShuffles() {
	s := &g.s
	lo := s.npending
	for side := range Side(MaxSides) {
		if s.shuffled&(1<<side) != 0 {
			g.happen(TriggerEvent{Kind: card.DeckShuffled, Who: side})
		}
	}
	s.shuffled = 0
	g.window(lo)
}

// noteShuffle notes that the side's deck has been shuffled, if anything waits for that.
func (g *Game) noteShuffle(side Side) {
	if g.refresh(); g.d.events&(1<<card.DeckShuffled) != 0 {
		g.s.shuffled |= 1 << side
	}
}
