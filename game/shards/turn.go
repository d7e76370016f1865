package shards

import "github.com/keyraken/keyraken/game/shards/card"

// The steps of a player's turn.
const (
	turnMain uint8 = iota
	turnMainAnswer
	turnAttack
	turnEnd
)

// startTurn begins the turn of a seat.
func (g *Game) startTurn(s Seat) {
	g.s.Turn = s
	g.s.Turns++
	g.s.Played.n = 0
	g.s.Used, g.s.Fast, g.s.Struck = Cards{}, Cards{}, false
	g.s.Lasting = [card.LastingCount]Lasting{}
	g.s.Sides[s].Focused = false
	g.emit(Event{Kind: TurnBegan, Seat: s})
	if s == g.Automaton() {
		g.push(frame{run: runAutomaton, seat: s})
		return
	}
	g.s.Prey = s
	g.push(frame{run: runTurn, seat: s})
}

// turn is the turn of a player (S5).
func (g *Game) turn(f *frame) {
	switch f.pc {
	case turnMain:
		f.pc = turnMainAnswer
		g.ask(Question{Kind: AskMain, Seat: f.seat})
	case turnMainAnswer:
		f.pc = turnMain
		g.act(f, g.s.answer)
	case turnAttack:
		f.pc = turnEnd
		g.emit(Event{Kind: PhaseBegan, Seat: f.seat, N: 1})
		g.push(frame{run: runAttack, seat: f.seat})
	case turnEnd:
		s := f.seat
		g.pop()
		g.endPhase(s)
		if !g.s.Over {
			g.startTurn(g.next(s))
		}
	}
}

// act carries out an action of the main phase (S5.2).
func (g *Game) act(f *frame, c Command) {
	me := &g.s.Sides[f.seat]
	switch c.Verb {
	case Play:
		me.Hand.remove(c.Card)
		g.enter(f.seat, c.Card, CardPlayed)
	case Recruit:
		me.Crystals -= g.Price(f.seat, c.Card)
		g.push(frame{run: runRecruit, seat: f.seat, card: c.Card})
	case FastPlay:
		me.Crystals -= g.Price(f.seat, c.Card)
		g.takeFromRow(c.Card)
		if g.s.Over {
			return
		}
		g.s.Fast.Add(c.Card)
		g.enter(f.seat, c.Card, CardFast)
	case Activate:
		g.activate(f.seat, c.Card)
	case Focus:
		me.Crystals--
		me.Focused = true
		g.emit(Event{Kind: Focused, Seat: f.seat})
		g.gainMastery(f.seat, 1, 0)
	case Attack:
		g.attackChampion(f.seat, c.Card)
	case EndMain:
		f.pc = turnAttack
	}
}

// attackChampion destroys a champion with the power of the seat (S5.8).
func (g *Game) attackChampion(s Seat, c Slot) {
	g.s.Sides[s].payPower(g.Defence(c))
	g.emit(Event{Kind: ChampionAttacked, Seat: s, Card: c})
	g.destroy(c, s, 0)
}

// Price is what it costs a seat to recruit a card, or to fast-play it (S9.2, S19.1). Relics have no cost (S16.1).
func (g *Game) Price(s Seat, c Slot) int32 {
	n := int32(g.Card(c).Cost)
	for i := range g.Card(c).Constants {
		if k := &g.Card(c).Constants[i]; k.Kind == card.Cheaper {
			n -= g.number(s, k.N)
		}
	}
	return max(0, n)
}

// enter puts a card into the play zone and has its effects applied (S7.2).
func (g *Game) enter(s Seat, c Slot, kind EventKind) {
	g.s.Sides[s].InPlay.push(c)
	g.s.Known[c] = 0
	g.emit(Event{Kind: kind, Seat: s, Card: c})
	g.push(frame{run: runPlay, seat: s, card: c})
}

// play applies the effects of a card that has been played, and then what others do for that.
func (g *Game) play(f *frame) {
	c := g.Card(f.card)
	f.pc++
	switch f.pc {
	case 1:
		g.s.Played.push(f.card)
		g.push(frame{run: runEffects, seat: f.seat, card: f.card, self: f.card})
	case 2:
		if c.Champion() {
			g.returnForChampion(f.seat)
		}
		if l := &g.s.Lasting[card.CopyPlayed]; l.N > 0 && l.Of.Match(c) {
			f.left = l.N
		}
	default: // SQ18
		if f.left == 0 {
			g.pop()
			return
		}
		f.left--
		g.copyEffects(f.seat, f.card, g.copier(f.seat))
	}
}

// copier is the champion whose lasting effect copies allies: "another" of a copied effect means another than it (SQ14).
func (g *Game) copier(s Seat) Slot {
	for _, c := range g.s.Sides[s].InPlay.Cards() {
		for i := range g.Card(c).Activation {
			if e := &g.Card(c).Activation[i]; e.Lasting == card.CopyPlayed && g.s.Used.Has(c) {
				return c
			}
		}
	}
	return 0
}

// returnForChampion returns cards that come back when a champion is played (S19.12, SQ19).
func (g *Game) returnForChampion(s Seat) {
	me := &g.s.Sides[s]
	for _, c := range me.Discard.Cards() {
		if has(g.Card(c), card.ReturnsForChampions) {
			g.toHand(s, c, c)
			return // there is one such relic, which a player has once
		}
	}
}

// toHand returns a card from the discard to the hand, where all know it (SE4).
func (g *Game) toHand(s Seat, c, source Slot) {
	me := &g.s.Sides[s]
	me.Discard.remove(c)
	me.Hand.push(c)
	g.s.Known[c] = 0xff
	g.emit(Event{Kind: CardReturned, Seat: s, Card: c, Other: source})
}

// recruit puts a card of the row, or a relic, into the discard (S9.1), unless a lasting effect plays it (SQ20).
// Portal Monk may recruit to the hand.
func (g *Game) recruit(f *frame) {
	me := &g.s.Sides[f.seat]
	c := g.Card(f.card)
	plays := g.s.Lasting[card.PlayRecruited].N > 0 && g.s.Lasting[card.PlayRecruited].Of.Match(c)
	if f.pc == 0 {
		f.pc = 1
		g.emit(Event{Kind: CardRecruited, Seat: f.seat, Card: f.card, Other: f.self})
		if c.Relic {
			me.Relic, me.Relics = true, [2]Slot{} // S16.2
		} else if g.takeFromRow(f.card); g.s.Over {
			return
		}
		if plays && f.toHand {
			g.ask(Question{Kind: AskWhere, Seat: f.seat, Source: f.card, Max: 1})
			return
		}
		g.s.answer = Command{Verb: Choose, N: 1}
	}
	seat, slot, hand := f.seat, f.card, f.toHand
	play := plays && g.s.answer.N == 1
	g.pop()
	switch {
	case play:
		g.s.Lasting[card.PlayRecruited].N--
		g.enter(seat, slot, CardPlayed)
	case hand:
		me.Hand.push(slot)
		g.s.Known[slot] = 0xff
	default:
		me.Discard.push(slot)
	}
}

// activate applies the activation effects of a champion (S8).
func (g *Game) activate(s Seat, c Slot) {
	g.s.Used.Add(c)
	g.emit(Event{Kind: CardActivated, Seat: s, Card: c})
	g.push(frame{run: runEffects, seat: s, card: c, self: c, activation: true})
}

// endPhase is the end phase (S5.14 to S5.19).
func (g *Game) endPhase(s Seat) {
	me := &g.s.Sides[s]
	g.emit(Event{Kind: PhaseBegan, Seat: s, N: 2})
	if g.underCentre(s); g.s.Over {
		return
	}
	g.clearAllies(s, me.Discard.push)
	for _, c := range me.Hand.Cards() {
		me.Discard.push(c)
		g.s.Known[c] = 0
		g.emit(Event{Kind: CardDiscarded, Seat: s, Card: c})
	}
	me.Hand.n = 0
	me.Crystals, me.Power = 0, 0
	n := int32(5)
	if g.s.Struck {
		n += g.s.Lasting[card.DrawForDamage].N
	}
	if !me.Out {
		g.draw(s, n, 0)
	}
}

// clearAllies takes the allies out of the play zone, one after the other; champions stay (S5.15, S18.22).
func (g *Game) clearAllies(s Seat, to func(Slot)) {
	in := &g.s.Sides[s].InPlay
	keep := Pile{}
	for _, c := range in.Cards() {
		if g.Card(c).Champion() {
			keep.push(c)
		} else {
			to(c)
		}
	}
	*in = keep
}

// underCentre puts fast-played mercenaries under the centre deck in random order (S5.14, SQ34).
func (g *Game) underCentre(s Seat) {
	me := &g.s.Sides[s]
	var all [maxPile]Slot
	n := 0
	for _, c := range me.InPlay.Cards() {
		if g.s.Fast.Has(c) {
			all[n] = c
			n++
		}
	}
	if n == 0 {
		return
	}
	g.s.group++
	g.shuffle(all[:n])
	for _, c := range all[:n] {
		me.InPlay.remove(c)
		g.s.Centre.slip(c)
		g.s.Under[c] = g.s.group
		g.emit(Event{Kind: CardUnder, Seat: s, Card: c})
	}
	g.fillRow() // SQ7
}

// next is who has the next turn: clockwise, and the automaton after each player (S18.4).
func (g *Game) next(s Seat) Seat {
	if n := g.Automaton(); n != NoSeat {
		if s != n {
			return n
		}
		return (g.s.Prey + 1) % n
	}
	for {
		if s = (s + 1) % Seat(g.s.Seats); !g.s.Sides[s].Out {
			return s
		}
	}
}
