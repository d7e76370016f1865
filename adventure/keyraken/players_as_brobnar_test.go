package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of the cards of Æmber Skies.
type (
	seat = keyforge.SidePosition
	pile = []keyforge.CardPosition
)

var ids = gametest.Cards

// aloft is an easy game of a player with that active house, beside an ally.
func aloft(t *testing.T, h House, me, ally, k seat) *gametest.Table {
	t.Helper()
	return at(t, adventure.Easy, keyforge.Position{House: h, Monster: k, Players: []seat{me, ally}})
}

// dearer is by how much the table makes the next rise cost more than usual (A3.3).
func dearer(t *testing.T, tb *gametest.Table) int {
	t.Helper()
	return nextRise(tb) - nextRise(aloft(t, Brobnar, seat{}, seat{}, seat{}))
}

// A creature is that of anybody, an enemy only a limb (A7.3, A7.4), never the Keyraken (A5.2).
func TestAloftBrobnarStrikes(t *testing.T) {
	t.Run("belcher", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Artifacts: ids("belcher"), Deck: ids("plain-3")}, line("plain-9"), line("limb-5", "limb-9"))
		tb.Act("belcher")
		tb.Offers("limb-5", "limb-9")
		tb.Pick("limb-5")
		tb.Damage("limb-5", 3)
	})
	t.Run("clap of thunder", func(t *testing.T) {
		tb := together(t, "clap-of-thunder", Brobnar, line("plain-3"), line("plain-1"), line("limb-12"))
		tb.Play("clap-of-thunder")
		tb.Line(1)
		tb.Marked("limb-12", keyforge.Enraged)
		tb.Unmarked("the-keyraken", keyforge.Enraged)
	})
	t.Run("nagoo yani", func(t *testing.T) {
		tb := together(t, "nagoo-yani", Brobnar, seat{}, line("plain-9"), line("limb-5", "limb-9"))
		tb.Play("nagoo-yani")
		tb.Offers("limb-5", "limb-9")
		tb.Pick("limb-9")
		tb.Damage("limb-9", 4)
		tb = together(t, "nagoo-yani", Brobnar, seat{}, line("plain-9"), line("limb-5", "limb-6", "limb-7"))
		tb.Discard("nagoo-yani")
		tb.Damage("limb-5", 2)
		tb.Damage("limb-6", 0)
		tb.Damage("plain-9", 0)
	})
	t.Run("cirrus mace", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Artifacts: ids("cirrus-mace")}, line("plain-3", "plain-4"), line("limb-5"))
		tb.Act("cirrus-mace")
		tb.Offers("plain-3", "plain-4", "limb-5")
		tb.Pick("plain-3")
		tb.PowerIs("plain-3", 5)
		tb.Damage("plain-4", 2)
	})
	t.Run("bigger guns for everyone", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Line: pile{worn("plain-3", "bigger-guns-for-everyone")}}, line("plain-9"), line("limb-1", "limb-9"))
		tb.Fight("plain-3", "limb-1")
		tb.Offers("plain-3", "plain-9", "limb-9")
		tb.Pick("limb-9")
		tb.Damage("limb-9", 5)
	})
	t.Run("raince furyheart", func(t *testing.T) {
		tb := aloft(t, Brobnar, line("raince-furyheart"), line("plain-9"), line("limb-9"))
		tb.Fight("raince-furyheart", "limb-9")
		tb.AmberOn("limb-9", 1)
		tb = aloft(t, Brobnar, line("raince-furyheart"), line("plain-9"), seat{})
		tb.Fight("raince-furyheart", "the-keyraken") // which is no creature (A11.4)
		tb.AmberOn("the-keyraken", 0)
	})
}

// Only a player's own creatures are friendly (A7.3).
func TestAloftBrobnarAndItsOwn(t *testing.T) {
	tb := aloft(t, Brobnar, line("grat-tattuu", "plain-2"), line("plain-3"), line("limb-3"))
	tb.PowerIs("plain-2", 4)
	tb.PowerIs("plain-3", 3)
	tb.PowerIs("limb-3", 3)

	tb = aloft(t, Logos, line("dreadstarr-the-lone"), line("plain-3"), line("limb-3"))
	assert.True(t, tb.HasKeyword(tb.Card("dreadstarr-the-lone"), Versatile))
	tb.Fight("dreadstarr-the-lone", "limb-3")

	tb = together(t, "fancy-donavon", Brobnar, line("dis-9"), line("logos-3"), line("limb-3"))
	tb.Discard("fancy-donavon")
	tb.Pick("limb-3")
	tb.Line(monster)
	tb.Damage("logos-3", 0)

	tb = together(t, "raise-your-glass", Brobnar, line("plain-5"), line("plain-1"), line("limb-1"))
	tb.Play("raise-your-glass")
	assert.NotEqual(t, keyforge.AskCards, tb.Question().Kind)
	tb.LeaveOpen()

	tb = together(t, "on-the-mark", Brobnar, seat{Line: pile{{ID: "plain-3", Amber: 2}}}, line("plain-9"), line("limb-5"))
	tb.Play("on-the-mark")
	tb.AmberOn("limb-5", 2)

	tb = together(t, "improvised-aviation", Brobnar, seat{Hand: ids("plain-9")}, seat{Artifacts: ids("flea-market")}, line("limb-1"))
	tb.Play("improvised-aviation")
	tb.Play("plain-9")
	tb.Fight("plain-9", "limb-1")
	assert.Equal(t, []string{"flea-market"}, tb.Pile(1, Deck))
}

// What the opponent loses, pays or has captured is the Keyraken's (A11.7).
func TestAloftBrobnarAndTheKeyrakensAmber(t *testing.T) {
	tb := aloft(t, Brobnar, line("db-gobber"), seat{Amber: 9}, seat{Amber: 3})
	tb.Reap("db-gobber")
	pools(t, tb, 1, 9, 2)
	tb = together(t, "db-gobber", Brobnar, seat{Amber: 7}, seat{Amber: 9}, seat{Amber: 7})
	tb.Discard("db-gobber") // each player and the Keyraken
	pools(t, tb, 5, 7, 5)
	tb = aloft(t, Brobnar, line("dreadstarr-the-lone"), seat{Amber: 3}, seat{Amber: 3})
	tb.Fight("dreadstarr-the-lone", "the-keyraken")
	pools(t, tb, 0, 3, 2)

	tb = together(t, "terrance-surefoot", Brobnar, seat{}, seat{Amber: 3}, seat{Amber: 3})
	tb.Play("terrance-surefoot")
	pools(t, tb, 0, 3, 2)
	tb = aloft(t, Brobnar, seat{Line: pile{{ID: "terrance-surefoot", Amber: 2}}}, seat{}, line("limb-3"))
	tb.EndTurn() // the limb has no prey and reaps
	tb.AmberOn("terrance-surefoot", 1)

	tb = aloft(t, Brobnar, seat{Line: pile{{ID: "plain-9", Damage: 2, Attached: ids("strength-within")}}},
		seat{Line: pile{{ID: "plain-8", Damage: 3}}}, seat{})
	assert.Equal(t, 2, dearer(t, tb))
}
