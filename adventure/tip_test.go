package adventure_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Tips know what the person who is asked may do, and which creatures there are, of the person
// and of anybody.
func TestTipsKnowTheTable(t *testing.T) {
	n := &adventure.Now{View: &keyforge.View{}, Legal: []keyforge.Command{{Verb: keyforge.Reap}, {Verb: keyforge.EndTurn}}}
	n.Question.Side = 1
	assert.True(t, n.May(keyforge.Reap) && n.May(keyforge.EndTurn))
	assert.False(t, n.May(keyforge.Fight))
	assert.Same(t, &n.Sides[1], n.You())

	damaged := func(v *keyforge.CardView) bool { return v.Damage > 0 }
	n.Cards[1] = keyforge.CardView{Zone: card.Battleline, Ctrl: 0, Damage: 1}
	n.Cards[2] = keyforge.CardView{Zone: card.Battleline, Ctrl: 1}
	n.Cards[3] = keyforge.CardView{Zone: card.Discard, Ctrl: 1, Damage: 1}
	assert.True(t, n.Some(true, damaged))
	assert.False(t, n.Some(false, damaged), "it is not yours, and what is not in play does not count")
	n.Cards[2].Damage = 1
	assert.True(t, n.Some(false, damaged))
}

// Tips know what the texts of the cards that the person sees ask for: those in play and in the
// person's own hand; without the texts, of none.
func TestTipsKnowTheTexts(t *testing.T) {
	cat, err := keyforge.NewCatalogue([]program.Printed{
		{Card: card.Action("asks", card.Dis, card.Play(card.If(card.IsHaunted(card.You), card.Gain(1)), card.Gain(1)))},
		{Card: card.Action("each", card.Dis, card.Play(card.EachHaunted.Does(card.Lose(1))))},
		{Card: card.Action("junk", card.Dis, card.Scrap(card.Gain(1)))},
	})
	require.NoError(t, err)
	number := func(id string) uint16 { n, _ := cat.Number(id); return n }
	n := &adventure.Now{View: &keyforge.View{}, Catalogue: cat}
	for _, id := range []string{"asks", "each", "junk"} {
		n.Cards[1] = keyforge.CardView{Slot: 1, Def: number(id), Zone: card.Hand}
		n.Sides[0].Zones[card.Hand] = []keyforge.Spot{{Card: 1}}
		assert.Equal(t, id != "junk", n.Asks(card.Haunted), id)
		assert.False(t, n.Asks(card.Overwhelmed))
		assert.Equal(t, id == "junk", n.Heads(&n.Cards[1], card.OnScrap), id)
		n.Sides[0].Zones[card.Hand], n.Sides[1].Zones[card.Hand] = nil, n.Sides[0].Zones[card.Hand]
		assert.False(t, n.Asks(card.Haunted), "the hand of somebody else")
		n.Cards[1].Zone = card.Artifacts
		assert.Equal(t, id != "junk", n.Asks(card.Haunted), id)
		blind := adventure.Now{View: n.View}
		assert.False(t, blind.Asks(card.Haunted) || blind.Heads(&n.Cards[1], card.OnScrap))
	}
	assert.False(t, n.Holds(func(*keyforge.CardView) bool { return true }))
	assert.Same(t, &n.Sides[1], n.Opponent())
	n.Boss = 1
	assert.Same(t, &n.Sides[keyforge.Monster], n.Opponent())
}
