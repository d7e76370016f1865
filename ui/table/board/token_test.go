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

// titles are the titles that are printed on cards, sorted.
func titles(b *board.Board, of []keyforge.Slot) []string {
	var all []string
	for _, c := range of {
		all = append(all, b.PrintedTitle(c))
	}
	slices.Sort(all)
	return all
}

// A token creature shows its token card to everybody, its other side to its controller alone; and
// what of a deck is not seen does not tell the opponent by elimination what lies under it (K25.3, K25.8).
func TestTokensHideTheirOtherSide(t *testing.T) {
	p := keyforge.Position{House: card.Shadows, Players: []keyforge.SidePosition{
		{Token: "cleaner", Hand: gametest.Cards("cover-operation"), Deck: gametest.Cards("troll", "anger", "punch"),
			Discard: gametest.Cards("bumpsy"), Houses: []card.House{card.Shadows, card.Brobnar, card.Dis}}, {}}}
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	own, _ := cat.Number("troll")
	token, _ := cat.Number("cleaner")
	for _, loaded := range []bool{false, true} { // by what a view tells, and by the events
		tb := gametest.StartWith(t, cat, keyforge.Duel, p)
		var boards [2]board.Board
		for side := range boards {
			v := tb.View(keyforge.Side(side))
			boards[side].Load(tb.Game, &v)
		}
		assert.Equal(t, []string{"Anger", "Cover Operation", "Punch", "Troll"}, titles(&boards[1], boards[1].Unseen(nil, 0)))
		tb.Play("cover-operation")
		c := tb.Card("cleaner")
		for side := range boards {
			b, seat := &boards[side], keyforge.Side(side)
			if v := tb.View(seat); loaded {
				b.Load(tb.Game, &v)
			} else {
				for _, e := range tb.Events {
					if !tb.SeesWhich(seat, &e) {
						e.Card = 0
					}
					b.Follow(&e)
				}
				if seat == 0 {
					continue // who makes it looks at it when the next view is loaded
				}
			}
			f := &b.Faces[c]
			assert.True(t, f.Token)
			assert.Equal(t, token, f.Def)
			assert.Equal(t, card.Shadows, f.House)
			assert.Equal(t, "Cleaner", b.Title(c))
			assert.Len(t, b.Piles[0][card.Deck], 2)
			assert.NotContains(t, b.Piles[0][card.Deck], c)
			if seat == 0 {
				assert.Equal(t, own, f.Own)
				assert.Equal(t, []string{"Anger", "Punch"}, titles(b, b.Unseen(nil, 0)))
			} else {
				assert.Equal(t, token, f.Own)
				assert.Equal(t, []string{"Anger", "Punch", "Troll"}, titles(b, b.Unseen(nil, 0)), "what lies under it is among them")
			}
		}
	}
}
