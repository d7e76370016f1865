package recap

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/ui/table/board"
)

// Game is how a whole game went.
type Game struct {
	Points []Point // from the beginning to the end
	Dealt  int     // total damage on the monster
	Healed int     // how much of it was healed again
	Damage []Best  // the players' cards that dealt most damage to it and its cards
	Amber  []Best  // the cards that brought the players most æmber
	Turns  []Turning

	Conceded bool
}

// Point is how things stood when a turn began, and at the end.
type Point struct {
	Turn   int // of the players, from 1; 0: before the first
	Of     keyforge.Side
	At     int // the number of inputs so far
	Damage int // on the monster
	Power  int // what it can bear
	Amber  int // in the pool of the monster
	Yours  int // in those of the players
	Rises  int
	Sides  [2]Side // of a standard game
}

// Best is what a card did in the whole game, all its copies together.
type Best struct {
	Card  keyforge.Slot // one of them
	Def   uint16
	House card.House
	N     int
}

// Turning is a point at which the game turned, or came closer to its end.
type Turning struct {
	Kind TurningKind
	Turn int
	At   int // the number of inputs of the story before it
	N    int
	Side keyforge.Side // whose key was forged
}

// TurningKind is why the game turned.
type TurningKind uint8

// The kinds of turning points.
const (
	Risen    TurningKind = iota // it rose, to N
	Struck                      // the turn in which it took the most damage, N
	Ravaged                     // the turn in which it destroyed the most players' cards, N
	Restored                    // the turn that healed it most, by N
	Forged                      // a player forged the N-th key of all
	Ended                       // the game
	TurningKinds
)

// The measures of turning points: lesser ones are not worth mentioning.
const (
	leastRavage  = 2
	leastRestore = 3
	mostTurnings = 8
	mostBest     = 3
)

// Of tells the course of a story up to its present position. The story does not change.
func Of(story *save.Story) (*Game, error) {
	s := story.Fork()
	end := s.Len()
	if err := s.Seek(0); err != nil {
		return nil, err
	}
	t := teller{Game: &Game{}, ravage: Turning{Kind: Ravaged}, blow: Turning{Kind: Struck}, relief: Turning{Kind: Restored}}
	g := s.Game()
	t.load(g)
	if t.b.Step != keyforge.BeforeGame { // a position
		t.turn = 1
	}
	t.point(g)
	for s.At() < end {
		at := s.At()
		if err := s.Step(); err != nil {
			return nil, err
		}
		events := s.Game().Happened()
		for i := range events {
			t.event(g, &events[i], at)
		}
		t.load(g)
	}
	t.at = end
	t.close()
	t.point(g)
	return t.finish(), nil
}

// teller goes through a game.
type teller struct {
	*Game
	b                    board.Board
	view                 keyforge.View
	at, turn             int
	began                int           // the number of inputs before the turn
	acting               keyforge.Slot // the card that causes what happens
	hits, healed, fallen int           // in this turn
	keys, rises          int
	ravage, blow, relief Turning
}

func (t *teller) load(g *keyforge.Game) {
	g.ViewInto(&t.view, keyforge.NoSide)
	t.b.Load(g, &t.view)
}

// point records how things stand.
func (t *teller) point(g *keyforge.Game) {
	p := Point{Turn: t.turn, Of: t.b.TurnOf, At: t.at, Amber: t.b.Pool[keyforge.Monster], Rises: t.rises}
	if t.b.Boss != 0 {
		p.Damage, p.Power = t.b.Faces[t.b.Boss].Damage, g.Power(t.b.Boss)
	}
	for side := range t.b.Seats {
		p.Yours += t.b.Pool[side]
	}
	if !g.Mode().Rules().Adventure {
		t.sides(&p)
	}
	t.Points = append(t.Points, p)
}

// close turns the results of the turn into turning points.
func (t *teller) close() {
	most := func(of *Turning, n, least int) {
		if n > of.N && n >= least {
			of.N, of.Turn, of.At = n, t.turn, t.began
		}
	}
	if t.b.TurnOf == keyforge.Monster {
		most(&t.ravage, t.fallen, leastRavage)
	} else {
		most(&t.blow, t.hits, 1)
	}
	most(&t.relief, t.healed, leastRestore)
	t.hits, t.healed, t.fallen = 0, 0, 0
}

func (t *teller) event(g *keyforge.Game, e *keyforge.Event, at int) {
	t.at = at
	if e.Kind == keyforge.TurnBegan {
		t.close()
		if e.Side != keyforge.Monster {
			t.turn++
		}
		t.began = at
	}
	t.credit(e)
	t.b.Follow(e)
	switch e.Kind {
	case keyforge.TurnBegan:
		t.point(g)
	case keyforge.Played, keyforge.Used, keyforge.Reaped, keyforge.Triggered, keyforge.IconResolved:
		t.acting = e.Card
	case keyforge.DamageDealt:
		if e.Card == t.b.Boss {
			t.hits += int(e.N)
			t.Dealt += int(e.N)
		}
	case keyforge.Healed:
		if e.Card == t.b.Boss {
			t.healed += int(e.N)
			t.Healed += int(e.N)
		}
	case keyforge.Destroyed:
		if t.b.Faces[e.Card].Ctrl != keyforge.Monster {
			t.fallen++
		}
	case keyforge.Saved:
		if t.b.Faces[e.Card].Ctrl != keyforge.Monster {
			t.fallen--
		}
	case keyforge.Rose:
		t.rises = int(e.N)
		t.Turns = append(t.Turns, Turning{Risen, t.turn, at, int(e.N), keyforge.Monster})
	case keyforge.KeyForged:
		t.keys++
		n := t.keys
		if !g.Mode().Rules().Adventure { // each player forges alone
			n = bits.OnesCount8(t.b.Keys[e.Side])
		}
		t.Turns = append(t.Turns, Turning{Forged, t.turn, at, n, e.Side})
	case keyforge.Won:
		t.Conceded = e.Side < keyforge.MaxSides
		t.Turns = append(t.Turns, Turning{Ended, t.turn, at, 0, e.Side})
	}
}

// credit records what a card of the players has done.
func (t *teller) credit(e *keyforge.Event) {
	side := e.Side
	switch e.Kind {
	case keyforge.DamageDealt:
		by := cmp.Or(e.Other, t.acting)
		if side := t.b.Faces[e.Card].Ctrl; side == keyforge.Monster || t.b.Boss == 0 && side != t.b.Faces[by].Ctrl {
			t.Game.Damage = t.add(t.Game.Damage, by, int(e.N))
		}
	case keyforge.Gained, keyforge.Stole:
		if side < keyforge.Monster {
			t.Game.Amber = t.add(t.Game.Amber, t.acting, int(e.N))
		}
	case keyforge.Captured:
		if side == keyforge.Monster {
			t.Game.Amber = t.add(t.Game.Amber, e.Card, int(e.N))
		}
	}
}

func (t *teller) add(all []Best, c keyforge.Slot, n int) []Best {
	p := *t.b.Printed(c)
	if f := &t.b.Faces[c]; f.Token { // it goes by its token card (K25.3)
		p = f.CardView
		p.Own = p.Def
	}
	if c == 0 || p.Owner >= keyforge.Monster {
		return all
	}
	for i := range all {
		if all[i].Def == p.Own {
			all[i].N += n
			return all
		}
	}
	return append(all, Best{Card: c, Def: p.Own, House: p.House, N: n})
}

// finish sorts the best cards and the turning points.
func (t *teller) finish() *Game {
	c := t.Game
	for _, of := range [...]*[]Best{&c.Damage, &c.Amber} {
		slices.SortStableFunc(*of, func(a, b Best) int { return cmp.Compare(b.N, a.N) })
		*of = (*of)[:min(mostBest, len(*of))]
	}
	for _, x := range [...]Turning{t.blow, t.ravage, t.relief} {
		if x.N > 0 {
			c.Turns = append(c.Turns, x)
		}
	}
	spare := len(c.Turns) - mostTurnings
	c.Turns = slices.DeleteFunc(c.Turns, func(x Turning) bool { // keys matter least
		if x.Kind != Forged || spare <= 0 {
			return false
		}
		spare--
		return true
	})
	slices.SortStableFunc(c.Turns, func(a, b Turning) int { return cmp.Compare(a.At, b.At) })
	return c
}
