package bot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
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

// Person stands for whoever holds a seat that no bot holds.
const Person = "person"

// Seats reads who holds which of the seats, each as [Seat] writes it: a bot, or
// nil for a [Person]. People hold the seats that are not named; if a seat is
// named twice, the second holder counts.
func Seats(held []string, seats int, seed uint64) (bots [keyforge.MaxSides]Bot, err error) {
	for _, h := range held {
		number, name, ok := strings.Cut(h, "=")
		n, err := strconv.Atoi(number)
		if !ok || err != nil || n < 1 || n > seats {
			return bots, message.New("seat-use-seat-from", h, seats)
		}
		if name == Person {
			bots[n-1] = nil
		} else if bots[n-1], err = New(name, seed+uint64(n)); err != nil {
			return bots, message.New("seat", h, err)
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
