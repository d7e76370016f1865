package board_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/table/board"
)

// shown is what a board shows.
type shown struct {
	Faces [keyforge.MaxCards]board.Face
	Piles [keyforge.MaxSides][card.ZoneCount][]keyforge.Slot
	Pool  [keyforge.MaxSides]int
	Open  []uint16 // the cards that lie open in the piles
}

// K15.8: a board that follows the events of which a seat learns shows nothing that depends
// on what the seat may not know.
func TestNothingHiddenIsShown(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	boards := map[*keyforge.Game]*board.Board{}
	show := func(b *board.Board) any {
		s := shown{Faces: b.Faces, Piles: b.Piles, Pool: b.Pool}
		for side := range b.Piles {
			for _, c := range slices.Concat(b.Piles[side][:]...) {
				own := b.Printed(c).Own
				if f := &b.Faces[c]; f.Token || f.Zone == card.Reference {
					own = f.Own
				}
				s.Open = append(s.Open, own)
			}
		}
		return s
	}
	gametest.CheckDuelsSecrecy(t, cat, gametest.Rounds(12), gametest.Observer{
		Events: func(g *keyforge.Game, seat keyforge.Side, _ keyforge.Command, events []keyforge.Event) any {
			for _, e := range events {
				if !g.SeesWhich(seat, &e) {
					e.Card = 0
				}
				boards[g].Follow(&e)
			}
			return show(boards[g])
		},
		Table: func(g *keyforge.Game, seat keyforge.Side) any {
			if boards[g] == nil {
				boards[g] = new(board.Board)
			}
			v := g.View(seat)
			boards[g].Load(g, &v)
			boards[g].Closed = 1 << (1 - seat)
			return show(boards[g])
		},
	})
}

// K15.8: a card that everybody has seen go into a pile shows its back there, except to whoever
// sees that pile: nobody can tell it from the cards beside it any more.
func TestPilesOfOthersShowBacks(t *testing.T) {
	for seat, shown := range []bool{false, true} {
		foe := keyforge.SidePosition{Discard: gametest.Cards("troll"), Archives: gametest.Cards("anger")}
		tb := gametest.Duel(t, keyforge.SidePosition{}, foe, card.Brobnar)
		v, c := tb.View(keyforge.Side(seat)), tb.Card("troll")
		var b board.Board
		b.Load(tb.Game, &v)
		b.Follow(&keyforge.Event{Kind: keyforge.Moved, Card: c, Side: 1, From: card.Discard, To: card.Archives, M: 1})
		pile := b.Piles[1][card.Archives]
		if assert.Len(t, pile, 2); shown {
			assert.Equal(t, c, pile[1])
		} else {
			assert.Equal(t, []keyforge.Slot{0, 0}, pile)
		}
	}
}
