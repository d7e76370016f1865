package shards

import (
	"math/bits"

	"github.com/keyraken/keyraken/game/shards/card"
)

// makeCards gives a slot to every card of the game: starting decks, centre deck, relics.
func (g *Game) makeCards() {
	for s := range Seat(g.o.Seats) {
		for i, c := range g.cat.Cards {
			for range c.Starting {
				g.s.Sides[s].Deck.push(g.make(uint8(i)))
			}
		}
	}
	for i, c := range g.cat.Cards {
		if c.Kind == card.LeaderKind || c.Relic || c.Set == card.Future && !g.o.Future {
			continue
		}
		for range c.Copies {
			g.s.Centre.push(g.make(uint8(i)))
		}
	}
}

func (g *Game) make(def uint8) Slot {
	c := g.count
	g.defs[c] = def
	h := hasher{sum: g.sum}
	h.put(atCard+uint64(c), g.cat.sums[def])
	g.sum = h.sum
	g.count++
	return c
}

// setUp follows S2; the auction and the draft come after the row is laid out (S17.10, S17.15).
func (g *Game) setUp(f *frame) {
	f.pc++
	switch f.pc {
	case 1:
		first := g.firstSeat()
		g.s.Turn, g.s.Prey = first, Seat(g.o.Seats)-1
		if g.o.Automaton != nil {
			g.chooseLeaders()
			g.foe.Prepare(g)
		}
		g.shuffle(g.s.Centre.Cards())
		g.fillRow()
		switch {
		case g.o.Auction:
			g.push(frame{run: runAuction, seat: first})
		case g.o.Automaton == nil:
			g.chooseLeaders()
		}
	case 2:
		switch {
		case g.o.Draft:
			g.push(frame{run: runDraft, seat: g.firstDrafter()})
		case g.o.Future:
			g.layRelics()
		}
	default:
		g.deal()
		g.pop()
		g.startTurn(g.s.Turn)
	}
}

// firstSeat is the first player who was agreed on, or a random one (S2.1); of a team the left-hand one (S17.2). The seat of a team
// A1 and B2 is such a one.
func (g *Game) firstSeat() Seat {
	if g.o.First > 0 {
		return Seat(g.o.First - 1)
	}
	if g.o.Teams {
		return Seat(2 * g.below(2))
	}
	return Seat(g.below(int(g.s.Seats)))
}

// firstDrafter is who takes the first relic: a random player (S17.16), or one so that the first player is the one who was agreed on
// (S17.17).
func (g *Game) firstDrafter() Seat {
	if g.o.First > 0 {
		return Seat(g.o.First % int(g.s.Seats))
	}
	return g.firstSeat()
}

// chooseLeaders gives each seat the leader that was agreed, else one at random (S2.2).
func (g *Game) chooseLeaders() {
	free := make([]Slot, 0, 4) // indices of leaders
	taken := map[string]bool{}
	wanted := [MaxSeats]string{}
	copy(wanted[:], g.o.Leaders)
	if n := g.Automaton(); n != NoSeat {
		wanted[n] = g.foe.rules.Leader
	}
	for _, id := range wanted {
		taken[id] = true
	}
	for _, i := range g.cat.Leaders {
		if !taken[g.cat.Cards[i].ID] {
			free = append(free, Slot(i))
		}
	}
	g.shuffle(free)
	for s := range Seat(g.s.Seats) {
		leader := g.cat.byID[wanted[s]]
		if wanted[s] == "" {
			leader, free = uint8(free[0]), free[1:]
		}
		g.lead(s, leader)
	}
}

func (g *Game) lead(s Seat, leader uint8) {
	g.s.Sides[s].Leader, g.s.Sides[s].Health = leader, g.MostHealth(s)
	g.s.Leading |= 1 << s
	g.emit(Event{Kind: LeaderTaken, Seat: s, N: int32(leader)})
}

// layRelics lays the relics of the leaders beside their boards (S2.8), or two random ones face down (S17.19).
func (g *Game) layRelics() {
	if g.o.SecretRelics {
		all := g.allRelics()
		for s := range Seat(g.o.Seats) {
			copy(g.s.Sides[s].Relics[:], all[2*s:])
			for _, c := range g.s.Sides[s].Relics {
				g.s.Known[c] = 1 << s
			}
		}
		return
	}
	for s := range Seat(g.o.Seats) {
		side := &g.s.Sides[s]
		for i, id := range g.cat.Cards[side.Leader].Relics {
			side.Relics[i] = g.make(g.cat.byID[id])
			g.s.Known[side.Relics[i]] = 0xff
		}
	}
}

// allRelics makes the relics of all leaders, shuffled.
func (g *Game) allRelics() []Slot {
	var all []Slot
	for i, c := range g.cat.Cards {
		if c.Relic {
			all = append(all, g.make(uint8(i)))
		}
	}
	g.shuffle(all)
	return all
}

// deal sets mastery by the order of turns (S2.4), shuffles the starting decks and draws the first hands (S2.5).
func (g *Game) deal() {
	for i := range Seat(g.s.Seats) {
		s := (g.s.Turn + i) % Seat(g.s.Seats)
		side := &g.s.Sides[s]
		if !g.o.Teams && (g.o.Automaton == nil || g.o.Seats == 1) { // SX1, SE9
			side.Mastery = int32(i)
		}
		if s == g.Automaton() {
			side.Mastery += g.foe.rules.Mastery * g.against(s)
			continue
		}
		g.shuffle(side.Deck.Cards())
		g.draw(s, 5, 0)
	}
}

// auction sells the leaders for health (S17.11 to S17.14).
func (g *Game) auction(f *frame) {
	switch f.stage {
	case 0: // a new round of bids
		g.s.High, g.s.Passed = 0, g.s.Leading
		f.seat, f.stage = g.nextBidder(f.seat), 1
		if int(g.s.Seats)-bits.OnesCount8(g.s.Leading) == 1 {
			f.stage = 3
			g.askLeader(f.seat)
			return
		}
		g.askBid(f.seat)
	case 1:
		g.takeBid(f)
	case 2: // the winner takes a leader, then loses the health (S17.12)
		g.lead(f.seat, uint8(g.s.answer.N))
		g.s.Sides[f.seat].Health -= g.s.High
		f.seat, f.stage = (f.seat+1)%Seat(g.s.Seats), 0 // S17.13
	case 3: // the last pays nothing, and begins (S17.14)
		g.lead(f.seat, uint8(g.s.answer.N))
		g.s.Turn = f.seat
		g.pop()
	}
}

func (g *Game) takeBid(f *frame) {
	if g.s.answer.Verb == Choose {
		g.s.High = int32(g.s.answer.N)
		g.emit(Event{Kind: BidMade, Seat: f.seat, N: g.s.High})
	} else {
		g.s.Passed |= 1 << f.seat
		g.emit(Event{Kind: BidPassed, Seat: f.seat})
	}
	f.seat = g.nextBidder((f.seat + 1) % Seat(g.s.Seats))
	if int(g.s.Seats)-bits.OnesCount8(g.s.Passed) == 1 {
		f.stage = 2
		g.askLeader(f.seat)
		return
	}
	g.askBid(f.seat)
}

// nextBidder is the first seat from s on that has not passed.
func (g *Game) nextBidder(s Seat) Seat {
	for g.s.Passed>>s&1 == 1 {
		s = (s + 1) % Seat(g.s.Seats)
	}
	return s
}

func (g *Game) askBid(s Seat) {
	g.ask(Question{Kind: AskBid, Seat: s, Of: s, Optional: true, Min: g.s.High + 1, Max: MostHealth - 1}) // SQ39
}

func (g *Game) askLeader(s Seat) {
	q := Question{Kind: AskLeader, Seat: s, Of: s, Max: int32(len(g.cat.Cards) - 1)}
	for _, i := range g.cat.Leaders {
		q.Numbers |= 1 << i
	}
	for o := range Seat(g.s.Seats) {
		if g.s.Leading>>o&1 == 1 {
			q.Numbers &^= 1 << g.s.Sides[o].Leader
		}
	}
	q.Max = int32(bits.Len32(q.Numbers)) - 1
	g.ask(q)
}

// draft lets each take one relic clockwise and then one counter-clockwise (S17.16, S17.17).
func (g *Game) draft(f *frame) {
	n := Seat(g.s.Seats)
	if f.i == 0 && f.stage == 0 {
		copy(g.s.Drafted[:2*n], g.allRelics())
		f.stage = 1
		for _, c := range g.s.Drafted {
			g.s.Known[c] = 0xff
		}
	} else {
		side := &g.s.Sides[g.drafter(f)]
		c := g.s.answer.Card
		side.Relics[f.i/uint8(n)] = c
		for i, o := range g.s.Drafted {
			if o == c {
				g.s.Drafted[i] = 0
			}
		}
		g.emit(Event{Kind: RelicTaken, Seat: g.drafter(f), Card: c})
		f.i++
	}
	if f.i == 2*uint8(n) {
		g.s.Turn = (f.seat + n - 1) % n
		g.pop()
		return
	}
	q := Question{Kind: AskRelic, Seat: g.drafter(f)}
	for _, c := range g.s.Drafted {
		if c != 0 {
			q.Cards.Add(c)
		}
	}
	g.ask(q)
}

func (g *Game) drafter(f *frame) Seat {
	n := Seat(g.s.Seats)
	if k := Seat(f.i); k >= n {
		return (f.seat + 2*n - 1 - k) % n
	}
	return (f.seat + Seat(f.i)) % n
}
