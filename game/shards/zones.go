package shards

import "github.com/keyraken/keyraken/game/shards/card"

// draw moves so many cards from the deck to the hand (S3.2), reshuffling when one has to be drawn (S3.5).
func (g *Game) draw(s Seat, n int32, source Slot) {
	me := &g.s.Sides[s]
	for ; n > 0; n-- {
		if me.Deck.n == 0 {
			if me.Discard.n == 0 {
				return // SQ6
			}
			me.Deck = me.Discard
			me.Discard.n = 0
			for _, c := range me.Deck.Cards() {
				g.s.Known[c] = 0
			}
			g.shuffle(me.Deck.Cards())
			g.emit(Event{Kind: DeckShuffled, Seat: s})
		}
		c := me.Deck.pop()
		me.Hand.push(c)
		g.s.Known[c] = 1 << s
		g.emit(Event{Kind: CardDrawn, Seat: s, Card: c, Other: source, Hidden: ^uint8(1 << s)})
	}
}

func (g *Game) gainMastery(s Seat, n int32, source Slot) {
	me := &g.s.Sides[s]
	most := g.MostMastery(s)
	n = min(n, most-me.Mastery)
	if n <= 0 {
		return
	}
	me.Mastery += n
	g.emit(Event{Kind: MasteryGained, Seat: s, N: n, Card: source})
	if s == g.Automaton() && me.Mastery == most {
		g.foe.Mastered(g)
	}
}

// gainHealth heals (S4.6); Entropic Talons count what would be gained without the limit (S19.10).
func (g *Game) gainHealth(s Seat, n int32, source Slot) {
	me := &g.s.Sides[s]
	gained := min(n, g.MostHealth(s)-me.Health)
	me.Health += gained
	if gained > 0 {
		g.emit(Event{Kind: HealthGained, Seat: s, N: gained, Card: source})
	}
	if more := n * g.s.Lasting[card.PowerForHealth].N; more > 0 {
		g.gainPower(s, more, source)
	}
}

// MostMastery is how much mastery the seat may have (S4.4).
func (g *Game) MostMastery(s Seat) int32 { return MostMastery * g.against(s) }

// MostHealth is how much health the seat may have (S4.6).
func (g *Game) MostHealth(s Seat) int32 {
	if s == g.Automaton() {
		return g.foe.rules.Health * g.against(s)
	}
	return MostHealth
}

func (g *Game) gainPower(s Seat, n int32, source Slot) {
	if n <= 0 {
		return
	}
	me := &g.s.Sides[s]
	me.Power = min(Infinite, me.Power+n)
	g.emit(Event{Kind: PowerGained, Seat: s, N: n, Card: source})
}

func (g *Game) gainCrystals(s Seat, n int32, source Slot) {
	if n <= 0 {
		return
	}
	g.s.Sides[s].Crystals += n
	g.emit(Event{Kind: CrystalsGained, Seat: s, N: n, Card: source})
}

func (g *Game) banish(c Slot, by Seat, source Slot) {
	g.s.Banished.push(c)
	g.emit(Event{Kind: CardBanished, Seat: by, Card: c, Other: source})
}

// payPower takes power off; infinite power stays (SQ12).
func (me *Side) payPower(n int32) {
	if me.Power < Infinite {
		me.Power -= n
	}
}

// takeFromRow takes a card out of the row and puts another in its place at once (S3.7, SQ8).
func (g *Game) takeFromRow(c Slot) {
	g.leaveRow(c)
	g.fillRow()
}

// leaveRow leaves the place of a card in the row empty.
func (g *Game) leaveRow(c Slot) {
	for i, o := range g.s.Row {
		if o == c {
			g.s.Row[i] = 0
		}
	}
}

// fillRow lays cards out in the empty places, from left to right. If none is left the places stay empty (SQ7).
func (g *Game) fillRow() {
	for i := range g.s.Row {
		if g.s.Row[i] != 0 {
			continue
		}
		c, ok := g.topOfCentre()
		if !ok {
			if g.foe != nil {
				g.foe.RanOut(g)
			}
			return
		}
		g.s.Row[i] = c
		g.emit(Event{Kind: CardLaidOut, Card: c, N: int32(i)})
	}
}

// topOfCentre takes the top card of the centre deck, if one is left or can be had.
func (g *Game) topOfCentre() (c Slot, ok bool) {
	if g.s.Centre.n == 0 {
		g.renewCentre()
	}
	if g.s.Centre.n == 0 {
		return 0, false
	}
	c = g.s.Centre.pop()
	g.s.Under[c] = 0
	return c, true
}

// renewCentre makes a centre deck of the banished cards that came from it, as often as the automaton says: otherwise the deck
// would run out before several players have had their turns (SE9).
func (g *Game) renewCentre() {
	if g.foe == nil || g.s.Renewed+1 >= g.foe.rules.Decks {
		return
	}
	g.s.Renewed++
	rest := Pile{}
	for _, c := range g.s.Banished.Cards() {
		if g.Card(c).Copies == 0 {
			rest.push(c)
			continue
		}
		g.s.Centre.push(c)
		g.s.Under[c] = 0
	}
	g.s.Banished = rest
	g.shuffle(g.s.Centre.Cards())
	g.emit(Event{Kind: CentreRenewed})
}

// destroy moves a champion from play to the discard of its seat (S10.3); those of an automaton are banished (S18.6).
func (g *Game) destroy(c Slot, by Seat, source Slot) {
	for s := range Seat(g.s.Seats) {
		side := &g.s.Sides[s]
		if !side.InPlay.Has(c) {
			continue
		}
		side.InPlay.remove(c)
		g.emit(Event{Kind: CardDestroyed, Seat: by, Card: c, Other: source})
		if s == g.Automaton() {
			g.banish(c, by, source)
		} else {
			side.Discard.push(c)
		}
	}
}

// putOut takes a player and all their cards out of the game (S15.1, SQ5).
func (g *Game) putOut(s Seat) {
	side := &g.s.Sides[s]
	side.Out, side.Health = true, 0
	side.Deck.n, side.Hand.n, side.Discard.n, side.InPlay.n = 0, 0, 0, 0
	side.Relics = [2]Slot{}
	g.emit(Event{Kind: PlayerOut, Seat: s})
	if n := g.Automaton(); n != NoSeat {
		if s == n {
			g.end(1<<n - 1)
		} else {
			g.end(1 << n)
		}
		return
	}
	var left, team Seat
	var winners uint8
	one := true
	for o := range Seat(g.s.Seats) {
		if !g.s.Sides[o].Out {
			if left > 0 && g.team(o) != team {
				one = false
			}
			left, team = left+1, g.team(o)
		}
	}
	for o := range Seat(g.s.Seats) {
		if g.team(o) == team {
			winners |= 1 << o
		}
	}
	if one && left > 0 {
		g.end(winners) // S15.2, S17.7
	}
}

// Where says in which zone a card lies, and whose it is; [NoSeat] where it is nobody's.
func (g *Game) Where(c Slot) (Zone, Seat) {
	for s := range Seat(g.s.Seats) {
		side := &g.s.Sides[s]
		switch {
		case side.Deck.Has(c):
			return Deck, s
		case side.Hand.Has(c):
			return Hand, s
		case side.Discard.Has(c):
			return Discard, s
		case side.InPlay.Has(c):
			return InPlay, s
		case c != 0 && (side.Relics[0] == c || side.Relics[1] == c):
			return Relics, s
		}
	}
	switch {
	case g.s.Centre.Has(c):
		return Centre, NoSeat
	case g.s.Banished.Has(c):
		return Banished, NoSeat
	}
	for _, o := range g.s.Row {
		if o == c && c != 0 {
			return Row, NoSeat
		}
	}
	return Out, NoSeat
}
