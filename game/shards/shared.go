package shards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unsafe"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Seats is the number of players, without an automaton.
func (g *Game) Seats() int { return g.o.Seats }

// SeatName is how saves name a seat.
func (g *Game) SeatName(s Seat) string {
	if s == g.Automaton() {
		return g.foe.Name()
	}
	return fmt.Sprintf("player %d", s+1)
}

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
	g.happened, err = g.Apply(c, g.happened[:0])
	g.revealed = err == nil && (random != g.s.rng || slices.ContainsFunc(g.happened, reveals))
	return err
}

// Happened is what the last command of [Game.Do] has caused, unless the game was quiet. The next overwrites it.
func (g *Game) Happened() []Event { return g.happened }

// Revealed says whether the last command of [Game.Do] has shown somebody what was hidden, or has taken a random number.
func (g *Game) Revealed() bool { return g.revealed }

// Clone is another game in the same state.
func (g *Game) Clone() game.Game {
	o := &Game{}
	o.CopyFrom(g)
	return o
}

// Restore makes the state that of another game of the same set-up.
func (g *Game) Restore(o game.Game) { g.CopyFrom(o.(*Game)) }

// Bytes is how much memory a clone takes.
func (g *Game) Bytes() int { return int(unsafe.Sizeof(Game{})) }

// Format is a command as saves have it: leaders and seats are named.
func (g *Game) Format(c Command) string {
	if c.Verb == Choose {
		switch g.s.q.Kind {
		case AskLeader:
			return "leader " + g.cat.Cards[c.N].ID
		case AskOpponent:
			return "player " + strconv.Itoa(int(c.N)+1)
		}
	}
	return FormatCommand(c)
}

// Parse reads what [Game.Format] writes.
func (g *Game) Parse(s string) (Command, error) {
	word, name, _ := strings.Cut(s, " ")
	switch kind := g.s.q.Kind; {
	case word == "leader" && kind == AskLeader:
		i, ok := g.cat.byID[name]
		if !ok {
			return Command{}, message.New("shards-no-leader", printable.Quote(name), g.cat.leaders())
		}
		return Command{Verb: Choose, N: int16(i)}, nil
	case word == "player" && kind == AskOpponent:
		n, err := strconv.ParseUint(name, 10, 3)
		if err != nil || n == 0 {
			return Command{}, message.New("shards-no-seat", printable.Quote(name))
		}
		return Command{Verb: Choose, N: int16(n) - 1}, nil
	}
	return ParseCommand(s)
}

// reveals reports whether the event has shown somebody what was hidden.
func reveals(e Event) bool {
	switch e.Kind {
	case CardDrawn, CardShown, CardRevealed, CardLaidOut, ShieldShown:
		return true
	}
	return false
}
