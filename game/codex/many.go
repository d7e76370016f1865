package codex

// What is different where more than two play. In a free-for-all everybody plays against everybody (C21): nobody is eliminated, the
// first base that falls ends the game, and patrollers may be lent to opponents. A two-headed dragon is two teams of two (C20): the first
// two seats, who sit together, and the last two. Partners have one base and one turn; they act in it as they like, and one decides at a
// time: [Yield] lets the other one go on.

// FreeForAll says whether more than two play, each for themselves.
func (g *Game) FreeForAll() bool { return g.s.Seats > 2 && !g.o.Teams }

// Enemies says whether two players are opponents.
func (g *Game) Enemies(a, b Seat) bool { return a != b && !(g.o.Teams && a>>1 == b>>1) }

// Partner is the other one of a team, or [NoSeat].
func (g *Game) Partner(s Seat) Seat {
	if !g.o.Teams || s == NoSeat {
		return NoSeat
	}
	return s ^ 1
}

// Round is how many turns it takes until all have had one.
func (g *Game) Round() int {
	if g.o.Teams {
		return int(g.s.Seats) / 2
	}
	return int(g.s.Seats)
}

// acting says whether it is the turn of a player.
func (g *Game) acting(s Seat) bool { return s == g.s.Turn || g.o.Teams && !g.Enemies(s, g.s.Turn) }

// decider is who decides what an effect of a player asks: the active player (C16.8), of partners the one whose effect it is (CQ39).
func (g *Game) decider(s Seat) Seat {
	if g.acting(s) {
		return s
	}
	return g.s.Turn
}

// lead is the first seat of a team, or the seat.
func (g *Game) lead(s Seat) Seat {
	if g.o.Teams {
		return s &^ 1
	}
	return s
}

// team calls for each of those who play together with a seat.
func (g *Game) team(s Seat) func(func(Seat) bool) {
	return func(yield func(Seat) bool) {
		if yield(g.lead(s)) && g.o.Teams {
			yield(s | 1)
		}
	}
}

// rivals calls for the first seat of each team but that of a seat.
func (g *Game) rivals(s Seat) func(func(Seat) bool) {
	return func(yield func(Seat) bool) {
		for o := range Seat(g.s.Seats) {
			if g.Enemies(s, o) && o == g.lead(o) && !yield(o) {
				return
			}
		}
	}
}

// others are the bits of all seats but one, and its partner, who sees its cards (C20.1).
func (g *Game) others(s Seat) uint8 {
	all := ^uint8(1 << s)
	if g.o.Teams {
		all &^= 1 << (s ^ 1)
	}
	return all
}

// everyone has a bit for each seat.
func (g *Game) everyone() uint8 { return 1<<g.s.Seats - 1 }

// foes are the opponents of a player, a bit for each.
func (g *Game) foes(s Seat) (all uint8) {
	for o := range Seat(g.s.Seats) {
		if g.Enemies(s, o) {
			all |= 1 << o
		}
	}
	return all
}

// handOver lets a partner decide in the turn.
func (g *Game) handOver(f *frame, s Seat) {
	f.seat, g.s.Turn = s, s
	g.dirty = true
}

// fixed says whether a player has fixed the patrol in this turn.
func (f *frame) fixed(s Seat) bool { return f.stage>>(s&1)&1 == 1 }

// fix ends the main phase of a player. That of a team ends when both have fixed their patrols (CQ40).
func (g *Game) fix(f *frame) {
	f.stage |= 1 << (f.seat & 1)
	if p := g.Partner(f.seat); p != NoSeat && !f.fixed(p) {
		g.handOver(f, p)
		f.pc = turnMain
		return
	}
	g.handOver(f, g.lead(f.seat))
	f.stage, f.pc = 0, turnDraw
}

// mayYield says whether the partner of whoever acts can go on.
func (g *Game) mayYield() bool { return g.o.Teams && !g.s.frames[0].fixed(g.s.Turn^1) }

// fall lets bases fall (C14.7): all others have won, and nobody if all fall at once (CQ15). In a free-for-all the highest base wins
// instead (C21.4). Of those who are tied, whoever falls has lost.
func (g *Game) fall(losers uint8) {
	if !g.FreeForAll() {
		winners := g.everyone()
		for s := range Seat(g.s.Seats) {
			if losers>>s&1 == 1 {
				winners &= g.foes(s)
			}
		}
		g.end(winners)
		return
	}
	for s := range Seat(g.s.Seats) {
		if side := &g.s.Sides[s]; losers>>s&1 == 1 && !side.Fallen {
			side.Fallen = true
			g.s.Objects[side.Base].Damage = g.Look(side.Base).HP
			g.tellBy(Died, side.Base, g.there(g.s.Objects[side.Base].killer), 0)
		}
	}
	if g.s.Tied == 0 {
		g.s.Cut = true
		g.compare(g.everyone())
		return
	}
	g.s.Tied &^= losers
	g.s.Due &^= losers
	g.s.Cut = g.s.Cut || losers>>g.s.Turn&1 == 1
	if g.s.Tied&(g.s.Tied-1) == 0 {
		g.end(g.s.Tied)
	}
}

// compare ends the game if one of these players has the base with the most HP; those who are tied for it take one more turn each
// (C21.5, CQ20).
func (g *Game) compare(of uint8) {
	best, most := uint8(0), int16(0)
	for s := range Seat(g.s.Seats) {
		side := &g.s.Sides[s]
		if of>>s&1 == 0 || side.Fallen {
			continue
		}
		switch left := g.Look(side.Base).HP - g.s.Objects[side.Base].Damage; {
		case left > most:
			best, most = 1<<s, left
		case left == most:
			best |= 1 << s
		}
	}
	if best&(best-1) == 0 {
		g.end(best)
		return
	}
	g.s.Tied, g.s.Due = best, best
	for s := range Seat(g.s.Seats) {
		if best>>s&1 == 1 {
			g.emit(Event{Kind: Tied, Seat: s})
		}
	}
}

// cut ends the main phase at once, with all that is under way: one base has fallen, and others are tied.
func (g *Game) cut() {
	g.s.Cut, g.s.q, g.s.depth, g.s.waiting = false, Question{}, 1, 0
	f := &g.s.frames[0]
	switch {
	case g.s.Sides[f.seat].Fallen:
		f.pc = max(f.pc, turnDraw)
	case f.pc < turnPatrol:
		f.pc = turnPatrol
	}
}

// nextTurn begins the turn of whoever comes after a seat: round the table (CQ22), or of those who are tied.
func (g *Game) nextTurn(s Seat) {
	seats := Seat(g.s.Seats)
	next := (s + 1) % seats
	if g.o.Teams {
		next = (g.lead(s) + 2) % seats
	}
	if g.s.Tied != 0 {
		if g.s.Due == 0 {
			if g.compare(g.s.Tied); g.s.Over {
				return
			}
		}
		for g.s.Due>>next&1 == 0 {
			next = (next + 1) % seats
		}
		g.s.Due &^= 1 << next
	}
	g.startTurn(next)
}

// hireling gives the third, fourth and fifth player their mercenaries in their first upkeep (C21.3).
func (g *Game) hireling(s Seat) {
	if g.FreeForAll() && g.s.Sides[s].Turns == 1 && g.s.Turns <= int32(g.s.Seats) {
		for range g.s.Turns - 2 {
			g.arrive(g.cat.mercenary, s, s, entry{})
		}
	}
}

// doom says what lets something die, and whose doing it is: nobody's for [NoSeat].
func (g *Game) doom(c Slot, by Ref, s Seat) {
	o := &g.s.Objects[c]
	o.killer, o.slayer = by, 0
	if s != NoSeat && g.FreeForAll() {
		o.slayer = uint8(s) + 1
	}
}

// MostBounties is how much gold one gets for units killed in a turn (C21.7).
const MostBounties = 3

// bounty pays for a unit of an opponent that a player has killed in their own turn (C21.7).
func (g *Game) bounty(o *Object) {
	side := &g.s.Sides[g.s.Turn]
	if o.slayer == uint8(g.s.Turn)+1 && g.Enemies(g.s.Turn, o.Controller) && side.Bounties < MostBounties {
		side.Bounties++
		g.gain(g.s.Turn, 1)
	}
}

// lending is the command that lends something into a place of another player's patrol zone.
func lending(c Slot, p Place, to Seat) Command {
	return Command{Verb: Lend, Card: c, N: int16(p) | int16(to+1)<<3}
}

// Lent is where a command with the verb [Lend] puts something, and to whom.
func Lent(c Command) (Place, Seat) { return Place(c.N & 7), Seat(c.N>>3) - 1 }

// borrowers are those to whom the player who fixes a patrol may lend patrollers (C21.8), a bit for each.
func (g *Game) borrowers(s Seat) (all uint8) {
	if !g.FreeForAll() {
		return 0
	}
	for o := range Seat(g.s.Seats) {
		if g.Enemies(s, o) && !g.s.Sides[o].Fallen && g.free(o) != 0 {
			all |= 1 << o
		}
	}
	return all
}

// legalLend appends the ways to lend patrollers.
func (g *Game) legalLend(buf []Command) []Command {
	q := &g.s.q
	to := g.borrowers(q.Seat)
	for s := range Seat(g.s.Seats) {
		if to>>s&1 == 0 {
			continue
		}
		free := g.free(s)
		for c := range each(&q.Cards) {
			for p := Leader; p < PlaceCount; p++ {
				if free>>p&1 == 1 {
					buf = append(buf, lending(Slot(c), p, s))
				}
			}
		}
	}
	return buf
}

// mayLend says whether the open question is answered by lending something.
func (g *Game) mayLend(c Command) bool {
	q := &g.s.q
	p, to := Lent(c)
	return q.Kind == AskPatrol && c.Verb == Lend && c.Card < MaxObjects && q.Cards.Has(uint8(c.Card)) && to < Seat(g.s.Seats) &&
		c == lending(c.Card, p, to) && g.borrowers(q.Seat)>>to&1 == 1 && g.free(to)>>p&1 == 1
}

// lendTo lends something to another player until that player's upkeep (C21.8, C21.9). It does not arrive (C21.11), but who has a copy of a
// legend cannot keep it.
func (g *Game) lendTo(c Slot, p Place, to Seat) {
	from, r := g.s.Objects[c].Controller, g.ref(c)
	g.last(Lasting{Kind: lastingLent, Of: to, N: int8(from), On: r})
	if g.control(c, to); g.there(r) != 0 {
		g.s.Objects[c].Place = p
		g.dirty = true
		g.tell(Patrolled, c, int32(p))
	}
	g.sweep() // a spell that its hero kept (C8.4)
}

// giveBack gives lent patrollers back in the upkeep of the borrower (C21.9), but for what somebody else has got hold of.
func (g *Game) giveBack(s Seat) {
	if !g.FreeForAll() {
		return
	}
	for i := maxLasting - 1; i >= 0; i-- { // what is behind the last is empty
		if l := g.s.lasting[i]; l.Kind == lastingLent && l.Of == s {
			if c := g.there(l.On); c != 0 && g.s.Objects[c].Controller == s {
				g.control(c, Seat(l.N))
			}
		}
	}
	g.cease(func(l *Lasting) bool { return l.Kind == lastingLent && l.Of == s })
	g.sweep()
}

// Lender is who has lent something to its player, or else that player.
func (g *Game) Lender(c Slot) Seat {
	for i := range g.s.lasting[:g.s.lastings] {
		if l := &g.s.lasting[i]; l.Kind == lastingLent && l.On == g.ref(c) && l.Of == g.s.Objects[c].Controller {
			return Seat(l.N)
		}
	}
	return g.s.Objects[c].Controller
}
