package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of this package.
type (
	table = gametest.Table
	side  = keyforge.SidePosition
	list  = []keyforge.CardPosition
)

var (
	ids  = gametest.Cards
	duel = gametest.Duel
)

func TestShadowOfDis(t *testing.T) {
	t.Run("enemy text boxes are blank until your next turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("champion-anaphiel", "dust-imp"), Hand: ids("shadow-of-dis"), Houses: []card.House{card.Dis, card.Brobnar}},
			side{Line: ids("doc-bookton", "noddy-the-thief", "champion-anaphiel", "staunch-knight"), Houses: []card.House{card.Logos, card.Shadows},
				Deck: ids("fear")}, card.Dis)
		tb.Play("shadow-of-dis")
		tb.Amber(0, 1)
		tb.PowerIs("staunch-knight", 4)
		assert.False(t, tb.HasKeyword(tb.Card("noddy-the-thief"), card.Elusive))
		assert.False(t, tb.HasKeyword(tb.Card("1:champion-anaphiel"), card.Taunt))
		assert.True(t, tb.HasKeyword(tb.Card("0:champion-anaphiel"), card.Taunt))
		assert.Equal(t, 1, tb.Armor(tb.Card("1:champion-anaphiel")), "armor is not in the text box")
		tb.EndTurn()
		tb.House(card.Shadows)
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("noddy-the-thief")}, keyforge.NoAction)
		tb.EndTurn()
		assert.True(t, tb.HasKeyword(tb.Card("noddy-the-thief"), card.Elusive), "it ends as your next turn begins")
		tb.PowerIs("staunch-knight", 6)
		tb.LeaveOpen()
	})
	t.Run("reap and Destroyed abilities are gone too, and creatures that come later have none (K17.14)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shadow-of-dis"), Houses: []card.House{card.Dis}, Line: ids("smaaash")},
			side{Line: ids("dust-imp", "doc-bookton"), Hand: ids("urchin"), Houses: []card.House{card.Logos}, Deck: ids("fear", "fear", "fear")},
			card.Dis)
		tb.Play("shadow-of-dis")
		tb.EndTurn()
		tb.House(card.Logos)
		tb.Reap("doc-bookton")
		assert.Len(t, tb.Pile(1, card.Hand), 1, "Urchin alone")
		tb.EndTurn()
		tb.LeaveOpen()
	})
	t.Run("a creature that enters while it lasts is blank before its Play ability", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shadow-of-dis"), Houses: []card.House{card.Dis}, Amber: 3},
			side{Hand: ids("urchin"), Houses: []card.House{card.Shadows}}, card.Dis)
		tb.Play("shadow-of-dis")
		tb.EndTurn()
		tb.Play("urchin")
		tb.Amber(1, 0)
		tb.Amber(0, 4)
	})
	t.Run("X is 0 (K3.10): Picaroon dies", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shadow-of-dis")}, side{Line: ids("mother", "picaroon", "valdr")}, card.Dis)
		tb.PowerIs("picaroon", 11)
		tb.Play("shadow-of-dis")
		tb.Line(1, "mother", "valdr")
	})
	t.Run("what an upgrade gives is not in the box; Shadow Self stops to redirect", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "shadow-of-dis"}, {ID: "punch", House: card.Dis}}},
			side{Line: list{{ID: "shadow-self"}, {ID: "mother", Attached: ids("protect-the-weak", "blood-of-titans")}}}, card.Dis)
		tb.Play("shadow-of-dis")
		tb.PowerIs("mother", 10)
		assert.True(t, tb.HasKeyword(tb.Card("mother"), card.Taunt))
		tb.Play("punch")
		tb.Pick("mother")
		tb.Damage("shadow-self", 0)
		tb.Damage("mother", 2)
	})
	t.Run("traits remain", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("shadow-of-dis")}, side{Line: ids("niffle-ape", "niffle-queen")}, card.Dis)
		tb.Play("shadow-of-dis")
		tb.PowerIs("niffle-ape", 3) // the queen is blank
	})
}
