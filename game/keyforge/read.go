package keyforge

import (
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Seats is the number of players.
func (g *Game) Seats() int { return int(g.s.Seats) }

// Turn is how many turns have begun.
func (g *Game) Turn() int { return int(g.s.Turn) }

// TurnOf is whose turn it is: a player's or the monster's.
func (g *Game) TurnOf() Side { return g.s.TurnOf }

// Active is the active player.
func (g *Game) Active() Side { return g.s.Active }

// First is who took the first turn.
func (g *Game) First() Side { return g.s.Order[0] }

// Step is the step that a player's turn is in.
func (g *Game) Step() Step { return g.s.Step }

// House is the active house.
func (g *Game) House() card.House { return g.s.House }

// Clock is the time of the game, which rises with every change of zone.
func (g *Game) Clock() uint32 { return g.s.Clock }

// RandomState is the state of the generator of random numbers.
func (g *Game) RandomState() rand.PCG { return g.s.Rand }

// CardCount is the number of cards: their slots are 1 to that.
func (g *Game) CardCount() int { return int(g.s.NCards) }

// Card is the state of a card.
func (g *Game) Card(c Slot) CardState { return g.s.Cards[c] }

// Is reports whether the card has all the marks.
func (g *Game) Is(c Slot, m Mark) bool { return g.s.Cards[c].Is(m) }

// Keys are the forged keys of a side, a bit for each color.
func (g *Game) Keys(side Side) uint8 { return g.s.Players[side].Keys }

// Player is the state of a side.
func (g *Game) Player(side Side) Player { return g.s.Players[side] }

// Pool is the æmber of a side.
func (g *Game) Pool(side Side) int { return int(g.s.Players[side].Pool) }

// Pile is a pile or line of a side: deck, hand, discard, archives, purged,
// battleline or artifacts.
func (g *Game) Pile(side Side, z card.Zone) Pile { return g.s.Players[side].Pile(z) }

// ModeNumber is the i-th number of the mode.
func (g *Game) ModeNumber(i int) int32 { return g.s.Mode[i] }

// SetModeNumber sets the i-th number of the mode; it is for the mode alone.
func (g *Game) SetModeNumber(i int, n int32) { g.s.Mode[i] = n }

// Chains are the chains of the side.
func (g *Game) Chains(side Side) int { return int(g.s.Players[side].Chains) }

// CardsPerTurn is how many cards of the adventure deck the monster plays in a turn; 0 without
// a monster.
func (g *Game) CardsPerTurn() int { return g.table.CardsPerTurn }
