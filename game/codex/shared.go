package codex

import (
	"fmt"
	"slices"
	"unsafe"

	"github.com/keyraken/keyraken/game"
)

// Seats is the number of players.
func (g *Game) Seats() int { return int(g.s.Seats) }

// SeatName is how saves name a seat.
func (g *Game) SeatName(s Seat) string { return fmt.Sprintf("player %d", s+1) }

// Turn is how many turns have begun.
func (g *Game) Turn() int { return int(g.s.Turns) }

// Asked is the seat whose answer is awaited.
func (g *Game) Asked() Seat {
	if g.s.Over {
		return NoSeat
	}
	return g.s.q.Seat
}

// SetQuiet says whether no events are wanted.
func (g *Game) SetQuiet(quiet bool) { g.quiet = quiet }

// Do carries out a command and keeps what happened until the next, see [Game.Happened].
func (g *Game) Do(c Command) (err error) {
	random := g.s.rng
	drawn := g.hidden()
	g.happened, err = g.Apply(c, g.happened[:0])
	g.revealed = err == nil && (random != g.s.rng || drawn != g.hidden())
	return err
}

// hidden tells how many cards lie in decks, and how many are known of those that are not in play: it changes when a card is drawn or
// shown.
func (g *Game) hidden() (n int) {
	for i := range g.s.Sides[:g.s.Seats] {
		n += 1000*g.s.Sides[i].Deck.Len() + g.s.Sides[i].Shown.Len()
	}
	return n
}

// Happened is what the last command of [Game.Do] has caused, unless the game was quiet. The next overwrites it.
func (g *Game) Happened() []Event { return g.happened }

// Revealed says whether the last command of [Game.Do] has shown somebody what was hidden, or has taken a random number.
func (g *Game) Revealed() bool { return g.revealed }

// Clone is another game in the same state.
func (g *Game) Clone() game.Game {
	o := &Game{}
	o.CopyFrom(g)
	o.quiet = g.quiet
	return o
}

// Restore makes the state that of another game of the same set-up.
func (g *Game) Restore(o game.Game) { g.CopyFrom(o.(*Game)) }

// Bytes is how much memory a clone takes.
func (g *Game) Bytes() int { return int(unsafe.Sizeof(Game{})) }

// Sees says whether a seat sees the hand, the discard pile and the codex of another: they are its own (C5.6, C5.8), and open to a partner
// (C20.1).
func (g *Game) Sees(by, of Seat) bool { return by == NoSeat || !g.Enemies(by, of) }

// sorted are the cards of a pile in the order of the catalogue, so that their order tells nothing.
func sorted(p *Pile) []Def {
	slices.Sort(p.cards[:p.n])
	return p.cards[:p.n]
}
