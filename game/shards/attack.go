package shards

import "github.com/keyraken/keyraken/game/shards/card"

// Defence is the power that it takes to destroy a champion (S10.1, SQ23).
func (g *Game) Defence(c Slot) int32 {
	n := int32(g.Card(c).Defence)
	s := g.ownerInPlay(c)
	if s == NoSeat {
		return n
	}
	for _, o := range g.s.Sides[s].InPlay.Cards() {
		n += g.constant(s, o, card.MoreDefence)
	}
	return n
}

func (g *Game) ownerInPlay(c Slot) Seat {
	for s := range Seat(g.s.Seats) {
		if g.s.Sides[s].InPlay.Has(c) {
			return s
		}
	}
	return NoSeat
}

// constant is the number of a constant effect of a card in the zone of the seat; 0 if it does not work.
func (g *Game) constant(s Seat, c Slot, kind card.ConstantKind) int32 {
	all := g.Card(c).Constants
	for i := range all {
		k := &all[i]
		if k.Kind != kind || !g.Holds(s, k.Cond) {
			continue
		}
		n := k.N
		for _, a := range k.Instead {
			if g.Holds(s, a.Cond) {
				n = a.N
			}
		}
		return g.number(s, n)
	}
	return 0
}

func has(c *card.Card, kind card.ConstantKind) bool {
	for i := range c.Constants {
		if c.Constants[i].Kind == kind {
			return true
		}
	}
	return false
}

// protected says whether the player cannot be attacked (S19.7).
func (g *Game) protected(s Seat) bool {
	for _, c := range g.s.Sides[s].InPlay.Cards() {
		if has(g.Card(c), card.ProtectsYou) {
			return true
		}
	}
	return false
}

// Attackable says whether a seat may attack the champion (SQ21), whatever its power.
func (g *Game) Attackable(c Slot, by Seat) bool {
	s := g.ownerInPlay(c)
	if g.protected(s) && !has(g.Card(c), card.ProtectsYou) {
		return false
	}
	all := g.Card(c).Constants
	for i := range all {
		k := &all[i]
		switch {
		case k.Kind != card.CannotBeAttacked:
		case k.Cond.Kind == card.LessMastery: // SQ25
			if g.Mastery(by) < g.Mastery(s) {
				return false
			}
		case g.Holds(s, k.Cond):
			return false
		}
	}
	return true
}

// Target says whether a seat may attack the player (S11.1, S17.4, S17.5).
func (g *Game) Target(s, by Seat) bool {
	if !g.opposes(by, s) || g.protected(s) {
		return false
	}
	return !g.o.Teams || by == (s+2)%4 || g.s.Sides[Partner(by)].Out || g.s.Sides[Partner(s)].Out
}

// ShieldOf is the shield of a card in the hand of the seat (S11.2, S19.11).
func (g *Game) ShieldOf(s Seat, c Slot) int32 {
	if has(g.Card(c), card.MasteryShield) {
		return g.s.Sides[s].Mastery
	}
	return int32(g.Card(c).Shield)
}

// The steps of the attack phase.
const (
	attackAssign uint8 = iota
	attackAssignAnswer
	attackBlock
	attackBlockAnswer
	attackDamage
	attackSurplus
	attackSurplusAnswer
	attackOver
)

// attack is the attack phase (S5.10 to S5.13). The seat target is who is asked or attacked now.
func (g *Game) attack(f *frame) {
	me := &g.s.Sides[f.seat]
	switch f.pc {
	case attackAssign:
		g.assign(f, me)
	case attackAssignAnswer:
		g.give(Seat(f.target), int32(g.s.answer.N), me)
		f.target, f.pc = f.target+1, attackAssign
	case attackBlock:
		g.block(f)
	case attackBlockAnswer:
		if g.s.answer.Verb == Done {
			f.i, f.pc = f.i+1, attackBlock
			return
		}
		c, s := g.s.answer.Card, g.attacked(f)
		g.s.Shown.Add(c)
		g.s.Known[c] = 0xff
		n := g.ShieldOf(s, c)
		g.s.Blocked[s] += n
		g.emit(Event{Kind: ShieldShown, Seat: s, Card: c, N: n})
		f.pc = attackBlock
	case attackDamage:
		g.damage(f)
	case attackSurplus:
		g.surplus(f)
	case attackSurplusAnswer:
		f.pc = attackOver
		if g.s.answer.N == 1 {
			s := Seat(f.target)
			g.s.Assigned[s], g.s.Blocked[s], f.left = f.left, 0, 0
			g.emit(Event{Kind: PowerAssigned, Seat: s, N: g.s.Assigned[s]})
			f.i, f.pc = 0, attackBlock
		}
	default:
		g.calm()
		g.pop()
	}
}

// calm forgets the attack.
func (g *Game) calm() {
	g.s.Assigned, g.s.Blocked, g.s.Shown = [MaxSeats]int32{}, [MaxSeats]int32{}, Cards{}
}

// assign shares the power out (SQ2, SQ3). Who is asked for one opponent after another gives the last what is left.
func (g *Game) assign(f *frame, me *Side) {
	last, count := NoSeat, 0
	for s := Seat(f.target); s < Seat(g.s.Seats); s++ {
		if g.Target(s, f.seat) {
			last, count = s, count+1
		}
	}
	switch {
	case count == 0 || me.Power == 0:
		f.pc = attackBlock
	case me.Power == Infinite || g.o.ThreeWay: // SQ12, S17.8
		for s := range Seat(g.s.Seats) {
			if g.Target(s, f.seat) {
				g.give(s, me.Power, nil)
			}
		}
		me.Power, f.pc = 0, attackBlock
	case count == 1:
		g.give(last, me.Power, me)
		f.pc = attackBlock
	default:
		for !g.Target(Seat(f.target), f.seat) {
			f.target++
		}
		f.pc = attackAssignAnswer
		g.ask(Question{Kind: AskPower, Seat: f.seat, Of: Seat(f.target), Max: me.Power})
	}
}

func (g *Game) give(s Seat, n int32, from *Side) {
	if n == 0 {
		return
	}
	g.s.Assigned[s] = n
	if from != nil {
		from.Power -= n
	}
	g.emit(Event{Kind: PowerAssigned, Seat: s, N: n})
}

// attacked is the seat whose turn it is to show shields: clockwise from the one who attacks (SQ4).
func (g *Game) attacked(f *frame) Seat { return (f.seat + 1 + Seat(f.i)) % Seat(g.s.Seats) }

// block lets who is attacked show shields (S5.11).
func (g *Game) block(f *frame) {
	if int(f.i) == int(g.s.Seats)-1 {
		f.pc = attackDamage
		return
	}
	s := g.attacked(f)
	power := g.s.Assigned[s]
	if power == 0 || power == Infinite || g.s.Lasting[card.IgnoreShields].N > 0 { // SQ28
		f.i++
		return
	}
	if g.s.Blocked[s] == 0 {
		g.s.Blocked[s] = g.ShieldsInPlay(s)
	}
	q := Question{Kind: AskShield, Seat: s, Of: f.seat, Optional: true, Max: power - g.s.Blocked[s]}
	for _, c := range g.s.Sides[s].Hand.Cards() {
		if g.ShieldOf(s, c) > 0 && !g.s.Shown.Has(c) {
			q.Cards.Add(c)
		}
	}
	if q.Max <= 0 || q.Cards == (Cards{}) {
		f.i++
		return
	}
	f.pc = attackBlockAnswer
	g.ask(q)
}

// ShieldsInPlay are those that a card in play gives its player at each attack (S19.13, SQ26).
func (g *Game) ShieldsInPlay(s Seat) (n int32) {
	for _, c := range g.s.Sides[s].InPlay.Cards() {
		n += g.constant(s, c, card.ShieldInPlay)
	}
	return n
}

// damage takes health from all who are attacked at once (S5.12), and puts out who has none left (S5.13).
func (g *Game) damage(f *frame) {
	var dead [MaxSeats]bool
	f.left = 0
	for s := range Seat(g.s.Seats) {
		n := max(0, g.s.Assigned[s]-g.s.Blocked[s])
		if g.s.Assigned[s] == Infinite {
			n = Infinite
		}
		if n == 0 {
			continue
		}
		g.s.Struck = g.s.Struck || n >= 10
		side := &g.s.Sides[s]
		if dead[s] = n >= side.Health; dead[s] && n == Infinite {
			f.left = n
		} else if dead[s] {
			f.left = max(f.left, n-side.Health)
		}
		side.Health -= min(n, side.Health)
		g.emit(Event{Kind: DamageDealt, Seat: s, N: n})
	}
	g.calm()
	for s := range Seat(g.s.Seats) {
		if dead[s] && !g.s.Over {
			g.putOut(s)
		}
	}
	f.pc = attackSurplus
}

// surplus offers what was more than needed to put out one of a team as an attack on the other (S17.6, SQ37).
func (g *Game) surplus(f *frame) {
	f.pc = attackOver
	if !g.o.Teams || f.left <= 0 {
		return
	}
	for s := range Seat(g.s.Seats) {
		if g.Target(s, f.seat) && g.s.Sides[Partner(s)].Out {
			f.target, f.pc = Slot(s), attackSurplusAnswer
			g.ask(Question{Kind: AskSurplus, Seat: f.seat, Of: s, Min: 0, Max: 1})
			return
		}
	}
}
