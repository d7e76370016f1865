package bot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Bot chooses commands for the side that a game asks.
type Bot interface {
	// Choose returns one of legal, which is what [keyforge.Game.Legal] lists.
	Choose(g *keyforge.Game, legal []keyforge.Command) keyforge.Command
}

// Names are the names that [New] knows.
var Names = append([]string{"random", "greedy"}, LevelNames[:]...)

// New returns the bot with that name. Equal seeds make equal choices.
func New(name string, seed uint64) (Bot, error) {
	switch name {
	case "random":
		return NewRandom(seed), nil
	case "greedy":
		return Greedy{}, nil
	}
	if level := slices.Index(LevelNames[:], name); level >= 0 {
		return NewExpert(Level(level), seed), nil
	}
	return nil, message.New("unknown-bot-use", printable.Quote(name), strings.Join(Names, ", "))
}

// Seats are the bots that hold seats at a table where somebody waits for them, each as [Seat] writes it and [replay.Holders] reads it,
// or nil for people.
func Seats(held []string, seats int, seed uint64) (bots [keyforge.MaxSides]Bot, err error) {
	names, err := replay.Holders(held, seats)
	if err != nil {
		return bots, err
	}
	for seat, name := range names {
		if name == "" {
			continue
		}
		if bots[seat], err = New(name, seed+uint64(seat)+1); err != nil {
			return bots, message.New("seat", Seat(seat, name), err)
		}
		if e, ok := bots[seat].(*Expert); ok {
			e.UseCores(search.Cores())
		}
	}
	return bots, nil
}

// Seat says that a seat, counted from 0, is held by the bot with that name.
func Seat(seat int, name string) string { return fmt.Sprintf("%d=%s", seat+1, name) }

// Random picks any legal command, all equally likely. Only the tide it leaves
// alone while it is high or the player has chains (K21.4): otherwise most duels
// would never end, with hands that are no longer refilled.
type Random struct{ rand *rand.Rand }

// NewRandom returns a random bot with its own random sequence.
func NewRandom(seed uint64) *Random {
	return &Random{rand.New(rand.NewPCG(seed, 0x626f74))}
}

// Choose implements [Bot]. It does not allocate.
func (r *Random) Choose(g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	for {
		c := legal[r.rand.IntN(len(legal))]
		if c.Verb != keyforge.RaiseTide {
			return c
		}
		if side := g.Question().Side; !g.TideHigh(side) && g.Player(side).Chains == 0 {
			return c
		}
	}
}
