package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Token creatures: cards that lie face down in a line and are copies of the token card of
// their owner (K25.1, K26.4).

// isToken reports whether the card is a token creature (K25.15).
func (g *Game) isToken(c Slot) bool {
	cs := &g.s.Cards[c]
	return cs.Is(FaceDown) && cs.Zone == card.Battleline
}

// liesDown reports whether the card is a token creature, or is about to be one, or lies
// under an active prophecy.
func (g *Game) liesDown(c Slot) bool {
	cs := &g.s.Cards[c]
	return cs.Is(FaceDown) && (cs.Zone == card.Battleline || cs.Zone == card.Limbo || cs.Zone == card.Reference)
}

// Knows reports whether the seat may know which card it is: it sees the card and, if that is
// a token creature, has been allowed to look at its other side (K25.8).
func (g *Game) Knows(seat Side, c Slot) bool {
	return g.Sees(seat, c) && (seat == NoSide || !g.liesDown(c) || g.s.Cards[c].seenBy()&(1<<seat) != 0)
}

// Called is by which card of the catalogue the card goes, and that of which it is a copy,
// or 0. A token creature goes by its token card (K25.3), also in what is told of the command
// in which it has left play.
func (g *Game) Called(c Slot) (own, copied uint16) {
	cs := &g.s.Cards[c]
	switch {
	case g.liesDown(c):
		return cs.Text, 0
	case cs.Zone.InPlay():
		return cs.Def, cs.Text
	case g.called[c] != 0 && !cs.Is(PlayedNow):
		return g.called[c], 0
	case g.leftAs(c) != 0 && !cs.Is(PlayedNow): // also in a state that has just been loaded
		return g.leftAs(c), 0
	}
	return cs.Def, 0
}

// leftAs is the token card that the card was a copy of when it left play, as long as what
// resolves now may refer to it as that, or 0 (K25.10).
func (g *Game) leftAs(c Slot) uint16 {
	cs := &g.s.Cards[c]
	if !cs.Is(LeftPlay) || !cs.Last.fresh() {
		return 0
	}
	return cs.Last.Token
}

// looks lets the side that controls a token creature look at its other side, in an
// adventure all players (K25.8, A12.4).
func (g *Game) looks(c Slot) {
	cs := &g.s.Cards[c]
	switch {
	case g.table.Adventure:
		cs.Marks |= SeenBy(0) | SeenBy(1) | SeenBy(2)
	case cs.Ctrl < MaxSeats:
		cs.Marks |= SeenBy(cs.Ctrl)
	}
}

// turnDown makes a card a copy of its owner's token card (K25.3, K26.4).
func (g *Game) turnDown(c Slot) {
	cs := &g.s.Cards[c]
	cs.Marks |= FaceDown
	cs.Text = g.s.Players[cs.Owner].Token
	cs.TextHouse, cs.TextIcons = g.cat.Card(cs.Text).House, 0
}

// copyTokens makes token creatures copies of what modifiers say that they are, or of their
// owners' token cards again (K25.15). It reports whether any has changed.
func (g *Game) copyTokens() bool {
	any := uint16(0)
	for i := range g.s.Players {
		any |= g.s.Players[i].Token
	}
	if any == 0 { // most games have none
		return false
	}
	some := false
	for side := range Side(MaxSides) {
		for _, c := range g.s.Players[side].pile(linePile) {
			cs := &g.s.Cards[c]
			if !cs.Is(FaceDown) {
				continue
			}
			of, text := g.copied(c)
			if text == cs.Text {
				continue
			}
			if g.turnDown(c); text != cs.Text {
				cs.Text, cs.TextHouse = text, g.cat.Card(text).House
				if g.s.Cards[of].Zone.InPlay() {
					cs.TextHouse = g.s.Cards[of].house()
				}
			}
			some = true
			g.restructure()
			g.emit(Event{Kind: Copied, Card: c, Other: of, N: int32(cs.Text)})
		}
	}
	return some
}

// copied is the card of which a token creature is a copy now, and its text. What is a copy of
// another creature stays that when the creature leaves play.
func (g *Game) copied(c Slot) (of Slot, text uint16) {
	cs := &g.s.Cards[c]
	of, text = c, g.s.Players[cs.Owner].Token
	if !g.d.kinds.has(card.CopyMod) {
		return of, text
	}
	for i := range g.d.mods {
		m := &g.d.mods[i]
		if m.m.Kind != card.CopyMod || !g.touches(m, c) {
			continue
		}
		subjects := g.subjectsOf(m.lasting)
		switch o := subjects.First(); {
		case o == 0 || o == c: // Q89
		case g.here(o, subjects):
			of, text = o, g.text(o)
		case cs.Text != g.s.Players[cs.Owner].Token:
			of, text = o, cs.Text
		}
	}
	return of, text
}

// doMake makes token creatures of the top cards of the player's deck (K25.1).
func (g *Game) doMake(f *frame, o *program.Step) bool {
	e, sc := o.Effect, f.scope()
	token := g.s.Players[f.you].Token
	n := g.num(&e.Num, &sc)
	if name := e.Target.Filter.Preds; len(name) > 0 { // K25.7
		if of, _ := g.cat.Number(name[0].Name); token == 0 || g.cat.Entries[of].Title != g.cat.Entries[token].Title {
			n = 0
		}
	}
	f.ok, f.count, f.them = false, 0, Set{At: g.s.Clock}
	if m := g.makeTokens(f.you, f.self, n); m != nil {
		m.report, m.place = true, e.Place
	}
	return true
}

// makeTokens starts to make n token creatures for the side on behalf of a card, unless it
// has no token card (K25.7) or there are none to be made.
func (g *Game) makeTokens(side Side, by Slot, n int) *frame {
	if g.s.Players[side].Token == 0 || n <= 0 {
		return nil
	}
	m := g.start(procMake, side)
	m.self, m.nums[tokensLeft] = by, int16(min(n, MaxCards))
	return m
}

// stepMake makes one token creature after another, as long as the deck lasts (K25.4,
// K25.5).
func (g *Game) stepMake(f *frame) {
	if made := f.current(); *made != 0 {
		if f.ok {
			*f.achieved()++
			f.t.Add(*made)
		}
		*made = 0
	}
	top := g.s.Players[f.you].pile(deckPile).Top()
	if f.nums[tokensLeft] == 0 || top == 0 {
		n := *f.achieved()
		f.ok, f.count, f.them = n > 0 && f.nums[tokensLeft] == 0, int32(n), f.t
		f.them.At = g.s.Clock
		g.pop()
		return
	}
	f.nums[tokensLeft]--
	c := g.swapHandle(top)
	*f.current(), f.ok = c, false
	g.push(frame{proc: procPut, report: true, self: c, other: f.self, you: f.you, place: f.place, how: enterFaceDown})
}

// swapHandle gives a card that not everybody sees the handle of another of its owner's
// deck that nobody knows, so that its handle, which everybody sees as long as it is a token
// creature, does not tell which card of the deck it is. It returns the new handle.
func (g *Game) swapHandle(c Slot) Slot {
	s := &g.s
	var room [MaxPile]Slot
	others := room[:0]
	owner := s.Cards[c].Owner
	add := func(pile Pile) {
		for _, o := range pile {
			if cs := &s.Cards[o]; o == c || cs.Owner == owner && cs.Marks&known == 0 {
				others = append(others, o)
			}
		}
	}
	if add(s.Players[owner].pile(deckPile)); len(others) < handSize && s.Cards[c].Zone == card.Hand {
		add(s.Players[owner].pile(handPile))
	}
	if len(others) == 0 {
		return c
	}
	o := others[s.random(len(others))]
	if o == c {
		return c
	}
	g.callsStill(c, s.Cards[c].Def)
	both := []Slot{c, o}
	texts := g.textsOf(both)
	x, y := &s.Cards[c], &s.Cards[o]
	from, to := s.Players[x.Ctrl].piles.of(pileOf[x.Zone]), s.Players[y.Ctrl].piles.of(pileOf[y.Zone])
	i, j := from.index(c), to.index(o)
	from[i], to[j] = o, c
	face, marks := x.face(), x.Marks&(known|ToOwner)
	x.show(y.face())
	y.show(face)
	x.Marks, y.Marks = x.Marks&^(known|ToOwner)|y.Marks&(known|ToOwner), y.Marks&^(known|ToOwner)|marks
	x.Zone, y.Zone, x.Ctrl, y.Ctrl = y.Zone, x.Zone, y.Ctrl, x.Ctrl
	s.Clock++
	x.Incarnation, y.Incarnation = s.Clock, s.Clock
	g.findTexts(&texts, both)
	g.changed(program.OnPiles | program.OnRest)
	return o
}

// callsStill makes what is told of this command call the card by that number, unless it is
// called by another already.
func (g *Game) callsStill(c Slot, n uint16) {
	if g.called[c] == 0 {
		g.called[c], g.renamed = n, true
	}
}

// unknownToSome reports whether some player does not see the card.
func (g *Game) unknownToSome(c Slot) bool {
	for side := range Side(g.s.Seats) {
		if !g.Sees(side, c) {
			return true
		}
	}
	return false
}

// cover gives what was a token creature when it left play for a place that not everybody sees
// another handle, by which nobody can follow it (K25.12).
func (g *Game) cover(c Slot) {
	cs := &g.s.Cards[c]
	hidden := cs.Zone == card.Deck || cs.Zone == card.Hand || cs.Zone == card.Archives
	if cs.Is(LeftPlay) && hidden && cs.Owner < MaxSeats {
		g.swapHandle(c)
	}
}

// doFlip turns creatures in play over (K26.2). Face up, what cannot stay in a line is
// discarded with what is on it, even if it is warded (K26.3); so is what is turned face down
// and has an owner without a token card (K26.4).
func (g *Game) doFlip(f *frame, o *program.Step, set Set) bool {
	up := o.Effect.FaceUp
	f.them, f.ok = Set{At: g.s.Clock}, true
	leaving := Set{At: g.s.Clock}
	for c := set.First(); c != 0; c = set.Next(c) {
		cs := &g.s.Cards[c]
		if cs.Zone != card.Battleline || !g.here(c, &set) || g.isToken(c) != up { // K26.5
			f.ok = false
			continue
		}
		f.them.Add(c)
		if !g.flipCard(c, up) {
			leaving.Add(c)
		}
	}
	f.count = int32(f.them.Len())
	for c := leaving.First(); c != 0; c = leaving.Next(c) {
		cs := &g.s.Cards[c]
		cs.Marks &^= Warded
		if cs.Amber > 0 {
			g.amberFrom(c, int(cs.Amber), NoSide, c)
		}
	}
	if !leaving.Empty() {
		g.push(frame{proc: procLeave, it: leaving, to: card.Discard, you: NoSide, self: f.self})
	}
	return true
}

// flipCard turns a creature over, and reports whether it can stay in its line.
func (g *Game) flipCard(c Slot, up bool) (stays bool) {
	cs := &g.s.Cards[c]
	switch {
	case up:
		cs.Marks &^= FaceDown | known
		cs.Text = 0
		d := &g.cat.Entries[cs.Def]
		stays = d.Card.Type == card.CreatureType && d.Gigantic == 0
	case g.s.Players[cs.Owner].Token != 0 && cs.OtherHalf == 0:
		g.turnDown(c)
		cs.Marks |= Revealed // everybody has seen it
		stays = true
	}
	g.restructure()
	if up || stays {
		g.emit(Event{Kind: Flipped, Card: c, N: int32(one(!up))})
	}
	return stays
}
