package table

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
)

// The board shows the æmber of an exalted creature, and a creature that enters
// ready as ready.
func TestBoardShowsExaltedAndReadyCreatures(t *testing.T) {
	m := newDuel(t, 1)
	b := &m.Board
	c := b.Piles[0][card.Hand][0]
	for n, ready := range map[int32]bool{0: false, 1: true} {
		b.follow(&game.Event{Kind: game.Moved, Side: 0, Card: c, From: card.Hand, To: card.Limbo})
		b.follow(&game.Event{Kind: game.EnteredPlay, Side: 0, Card: c, To: card.Battleline, M: n})
		assert.Equal(t, ready, b.Faces[c].Marks&game.Exhausted == 0)
		b.follow(&game.Event{Kind: game.Exalted, Side: game.NoSide, Card: c, N: 2})
		b.follow(&game.Event{Kind: game.Exalted, Side: game.NoSide, Card: c, N: 1})
		assert.Equal(t, 3, b.Faces[c].Amber)
		b.follow(&game.Event{Kind: game.Moved, Side: 0, Card: c, From: card.Battleline, To: card.Hand})
		assert.Zero(t, b.Faces[c].Amber)
	}
}
