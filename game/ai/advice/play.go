package advice

import (
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// facts are what happened in a game up to the end of the foe's next turn.
type facts struct {
	numbers [Kinds]int
	fallen  keyforge.Set // cards that were destroyed
}

// player plays imagined games on.
type player struct {
	seat, foe keyforge.Side
	game      *keyforge.Game
	known     []keyforge.Slot // cards in play that the seat sees
	greedy    bot.Greedy
	legal     []keyforge.Command
	events    []keyforge.Event
}

// see prepares to play for a seat.
func (p *player) see(g *keyforge.Game, seat keyforge.Side) {
	p.seat, p.foe = seat, keyforge.Monster
	if g.Boss() == 0 {
		p.foe = 1 - seat
	}
	p.known = p.known[:0]
	for c := keyforge.Slot(1); c <= keyforge.Slot(g.CardCount()); c++ {
		if g.Card(c).Zone.InPlay() && g.Sees(seat, c) {
			p.known = append(p.known, c)
		}
	}
}

// patience is the maximum number of decisions until the foe's turn is over.
const patience = 400

// play plays the game on: by the line as long as it can be followed, and then as a
// greedy bot would.
func (p *player) play(line []keyforge.Command, f *facts) {
	g := p.game
	foes := g.TurnOf() == p.foe // the foe's turn has begun
	late := false               // it is over
	for n := 0; n < patience && !g.Over() && !(late && begun(g.Question())); n++ {
		p.legal = g.Legal(p.legal[:0])
		c := p.choose(&line)
		var err error
		if p.events, err = g.Apply(c, p.events[:0]); err != nil {
			return
		}
		for i := range p.events {
			e := &p.events[i]
			if e.Kind == keyforge.TurnBegan {
				late = late || foes && e.Side != p.foe
				foes = foes || e.Side == p.foe
			}
			p.note(f, e, late)
		}
	}
	p.close(f)
}

// choose takes the next command of the line. A greedy bot answers what the line does
// not; a line that can no longer be followed ends.
func (p *player) choose(line *[]keyforge.Command) keyforge.Command {
	g := p.game
	q := g.Question()
	if len(*line) > 0 && q.Side == p.seat {
		c := (*line)[0]
		if g.Check(c) == nil {
			*line = (*line)[1:]
			return c
		}
		if q.Kind == keyforge.AskMain {
			*line = nil
		}
	}
	return p.greedy.Choose(g, p.legal)
}

// begun reports whether the question comes after the step in which keys are forged.
func begun(q *keyforge.Question) bool {
	return q.Kind == keyforge.AskMain || q.Purpose == keyforge.ForHouse || q.Purpose == keyforge.ForArchives
}

// ours reports whether the side is one of the players.
func (p *player) ours(s keyforge.Side) bool { return s < keyforge.MaxSides && s != p.foe }

// note records what an event says; late is whether the foe's turn is over.
func (p *player) note(f *facts, e *keyforge.Event, late bool) {
	g := p.game
	if late && e.Kind != keyforge.KeyForged { // the next turn begins with that
		return
	}
	switch n := &f.numbers; e.Kind {
	case keyforge.Rose:
		n[MonsterRises] = 1
	case keyforge.KeyForged:
		switch {
		case p.ours(e.Side):
			n[OwnKeys]++
			if late {
				n[OwnAmber] += int(e.M)
			}
		case e.Side == p.foe:
			n[FoeKeys] = 1
		}
	case keyforge.DamageDealt, keyforge.DamageMoved:
		if e.Card == g.Boss() {
			n[MonsterDamage] += int(e.N)
		}
	case keyforge.Healed:
		if e.Card == g.Boss() {
			n[MonsterDamage] -= int(e.N)
		}
	case keyforge.DamagePrevented:
		if e.Card == g.Boss() {
			n[ArmorDamage] += int(e.N)
		}
	case keyforge.EnteredPlay:
		if p.ours(e.Side) && e.To == card.Battleline {
			n[OwnCreatures]++
		}
	case keyforge.Drew:
		if e.Side == p.seat {
			n[CardsDrawn]++
		}
	case keyforge.Destroyed:
		f.fallen.Add(e.Card)
	case keyforge.Saved:
		f.fallen.Bits[e.Card/32] &^= 1 << (e.Card % 32)
	}
}

// close records how things stand at the end.
func (p *player) close(f *facts) {
	g, n := p.game, &f.numbers
	if g.Over() {
		if g.Won(p.seat) {
			n[Wins] = 1
		} else {
			n[Loses] = 1
		}
	}
	for side := range keyforge.Side(keyforge.MaxSides) {
		if p.ours(side) {
			n[OwnAmber] += g.Pool(side)
		}
	}
	n[FoeAmber] = g.Pool(p.foe)
	n[OwnChains] = int(g.Player(p.seat).Chains)
	if g.TideHigh(p.seat) {
		n[OwnTide] = 1
	}
}
