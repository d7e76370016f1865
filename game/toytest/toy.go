// Package toytest is a card game of a page, for tests of what knows games by package game alone. See [Kind].
package toytest

import (
	"cmp"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"unsafe"

	"github.com/keyraken/keyraken/game"
)

// What a player does with the card in hand.
const (
	Play game.Verb = 1 + iota
	Drop
)

var verbs = [...]string{Play: "play", Drop: "drop"}

// Seats is the greatest number of players.
const Seats = 3

// Game is a race to a number of points. Everyone holds one hidden card, of 1 to 9 points; who plays it moves on, beyond the
// goal back to the start, and draws another. At the last card of the deck the race is over too.
type Game struct {
	s        state
	happened event
}

type state struct {
	Goal, Players, Turn int
	Asked               game.Seat
	Points, Hands       [Seats]int
	Deck                [36]int // the first Left are still to be drawn, from the last on
	Left                int
}

func (g *Game) itself() *Game { return g }

// of is the game itself, or that in one that tests put around it.
func of(g game.Game) *Game { return g.(interface{ itself() *Game }).itself() }

// event is what the last command has caused.
type event struct {
	seat             game.Seat
	verb             game.Verb
	card, drew, goes int
}

func start(goal, players int, seed uint64) *Game {
	g := &Game{s: state{Goal: goal, Players: players, Turn: 1}}
	for i := range g.s.Deck {
		g.s.Deck[i] = 1 + i%9
	}
	g.s.Left = len(g.s.Deck)
	g.shuffle(seed)
	for seat := range players {
		g.draw(seat)
	}
	return g
}

func (g *Game) shuffle(seed uint64) {
	deck := g.s.Deck[:g.s.Left]
	rand.New(rand.NewPCG(seed, 0)).Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
}

func (g *Game) draw(seat int) {
	g.s.Left--
	g.s.Hands[seat], g.s.Deck[g.s.Left] = g.s.Deck[g.s.Left], 0
}

func (g *Game) Seats() int                   { return g.s.Players }
func (g *Game) SeatName(s game.Seat) string  { return fmt.Sprint("player ", s+1) }
func (g *Game) Turn() int                    { return g.s.Turn }
func (g *Game) Revealed() bool               { return true }
func (g *Game) SetQuiet(bool)                {}
func (g *Game) Format(c game.Command) string { return verbs[c.Verb] }
func (g *Game) Clone() game.Game             { o := *g; return &o }
func (g *Game) Restore(o game.Game)          { *g = *of(o) }
func (g *Game) Bytes() int                   { return int(unsafe.Sizeof(*g)) }

func (g *Game) Asked() game.Seat {
	if g.Over() {
		return game.NoSeat
	}
	return g.s.Asked
}

func (g *Game) Over() bool { return g.s.Left == 0 || slices.Contains(g.s.Points[:], g.s.Goal) }

func (g *Game) Won(s game.Seat) bool {
	return g.Over() && int(s) < g.s.Players && g.s.Points[s] == slices.Max(g.s.Points[:])
}

func (g *Game) Legal(legal []game.Command) []game.Command {
	if g.Over() {
		return legal
	}
	return append(legal, game.Command{Verb: Play}, game.Command{Verb: Drop})
}

func (g *Game) Check(c game.Command) error {
	if !slices.Contains(g.Legal(nil), c) {
		return errors.New("play your card or drop it")
	}
	return nil
}

func (g *Game) Do(c game.Command) error {
	if err := g.Check(c); err != nil {
		return err
	}
	seat := g.s.Asked
	g.happened = event{seat: seat, verb: c.Verb, card: g.s.Hands[seat]}
	if c.Verb == Play {
		if g.s.Points[seat] += g.s.Hands[seat]; g.s.Points[seat] > g.s.Goal {
			g.s.Points[seat] = 0
		}
	}
	g.draw(int(seat))
	g.happened.goes, g.happened.drew = g.s.Points[seat], g.s.Hands[seat]
	g.s.Turn, g.s.Asked = g.s.Turn+1, (seat+1)%game.Seat(g.s.Players)
	return nil
}

func (g *Game) Parse(s string) (game.Command, error) {
	if i := slices.Index(verbs[:], s); i > 0 {
		return game.Command{Verb: game.Verb(i)}, nil
	}
	return game.Command{}, fmt.Errorf("%.20q is none of %q", s, verbs[1:])
}

func (g *Game) Hash() uint64 {
	h := fnv.New64a()
	fmt.Fprint(h, g.s)
	return h.Sum64()
}

// Imagine deals the deck and the hands of the others anew.
func (g *Game) Imagine(seat game.Seat, seed uint64) {
	g.imagine(func(other int) bool { return other == int(seat) }, seed)
}

// imagine deals the deck and the hands anew that are not known.
func (g *Game) imagine(known func(seat int) bool, seed uint64) {
	for other := range g.s.Players {
		if !known(other) {
			g.s.Deck[g.s.Left] = g.s.Hands[other]
			g.s.Left++
		}
	}
	slices.SortFunc(g.s.Deck[:g.s.Left], cmp.Compare)
	g.shuffle(seed)
	for other := range g.s.Players {
		if !known(other) {
			g.draw(other)
		}
	}
}
