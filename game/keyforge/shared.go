package keyforge

import (
	"fmt"
	"slices"
	"unsafe"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// SeatName is how saves name a side.
func (g *Game) SeatName(side Side) string {
	if side == Monster {
		return "the monster"
	}
	return fmt.Sprintf("player %d", side+1)
}

// Asked is the side whose answer is awaited.
func (g *Game) Asked() Side {
	if g.s.Over {
		return NoSide
	}
	return g.s.Q.Side
}

// Do carries out a command and keeps what happened until the next, see [Game.Happened].
func (g *Game) Do(c Command) (err error) {
	random := g.s.Rand
	g.happened, err = g.Apply(c, g.happened[:0])
	g.revealed = err == nil && (random != g.s.Rand || slices.ContainsFunc(g.happened, reveals))
	return err
}

// Happened is what the last command of [Game.Do] has caused, unless the game was quiet. The next overwrites it.
func (g *Game) Happened() []Event { return g.happened }

// Revealed says whether the last command of [Game.Do] has shown somebody what was hidden, or has taken a random number.
func (g *Game) Revealed() bool { return g.revealed }

// reveals reports whether the event has shown somebody what was hidden.
func reveals(e Event) bool {
	switch e.Kind {
	case Drew, Looked, Saw, Shown, ShownZone:
		return true
	case Moved, Played:
		return e.From == card.Deck || e.From == card.Archives || e.From == card.Under
	}
	return false
}

// Clone is another game in the same state.
func (g *Game) Clone() game.Game { return g.CopyInto(nil) }

// Restore makes the state that of another game, of the same catalogue and mode.
func (g *Game) Restore(o game.Game) { g.CopyFrom(o.(*Game)) }

// Pack implements [game.Packer].
func (g *Game) Pack(data []byte) []byte { return stateLayout.Squeeze(data, &g.s) }

// Unpack implements [game.Packer].
func (g *Game) Unpack(data []byte) {
	stateLayout.Spread(data, &g.s)
	g.altered()
}

// Bytes is how much memory a clone takes.
func (g *Game) Bytes() int { return int(unsafe.Sizeof(Game{})) }
