package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// What a skybeast takes from the opponent is the Keyraken's (A11.7), and its friends are its player's.
func TestAloftSkybeasts(t *testing.T) {
	t.Run("akugyo", func(t *testing.T) { // what the Keyraken would gain, not what an ally does
		tb := aloft(t, Brobnar, line("akugyo"), line("plain-3"), seat{Artifacts: asleep(), Line: ids("limb-3")})
		tb.EndTurn()
		tb.AmberOn("akugyo", 1)
		tb.Reap("plain-3")
		pools(t, tb, 0, 1, 0)
	})
	t.Run("anvil crawler", func(t *testing.T) { // each player, but the Keyraken has no hand
		deck := gametest.Many(9, "punch")
		tb := aloft(t, Brobnar, seat{Line: ids("anvil-crawler"), Deck: deck}, seat{Deck: deck}, seat{Artifacts: asleep()})
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, Hand), 7)
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, Hand), 7)
		assert.Empty(t, tb.Pile(monster, Archives))
	})
	t.Run("beehemoth", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{}, line("beehemoth"), seat{Artifacts: asleep(), Line: ids("limb-12")})
		tb.EndTurn()
		tb.Offers("beehemoth", "limb-12")
		tb.Pick("limb-12")
		tb.PowerIs("limb-12", 13)
	})
	t.Run("colossipede", func(t *testing.T) {
		tb := together(t, "colossipede", Brobnar, line("plain-9"), line("plain-8"), line("limb-1"))
		tb.Play("colossipede")
		tb.Left()
		for _, id := range []string{"colossipede", "plain-9", "plain-8", "limb-1"} {
			tb.AmberOn(id, 1)
		}
		tb.AmberOn("the-keyraken", 0)
		tb.Fight("plain-9", "limb-1")
		pools(t, tb, 2, 0, 0) // that of the limb, too
	})
	t.Run("grinder swarm", func(t *testing.T) {
		tb := aloft(t, Brobnar, line("grinder-swarm"), seat{Line: ids("plain-8"), Amber: 3}, seat{Line: ids("limb-1"), Amber: 3})
		tb.PowerIs("grinder-swarm", 6)
		tb.Fight("grinder-swarm", "limb-1")
		pools(t, tb, 0, 3, 1)
	})
	t.Run("grizzled wyvern", func(t *testing.T) {
		tb := together(t, "grizzled-wyvern", Brobnar, seat{}, seat{Amber: 4}, seat{Amber: 4})
		tb.Play("grizzled-wyvern")
		for _, whose := range []keyforge.Side{1, 1, 1, 1, monster, monster} {
			if tb.Question().Kind != keyforge.AskMain { // the last is clear
				tb.Choose(int(whose))
			}
		}
		tb.AmberOn("grizzled-wyvern", 6)
		pools(t, tb, 0, 0, 2)
		tb = together(t, "grizzled-wyvern", Brobnar, seat{Amber: 1}, seat{Amber: 2}, seat{})
		tb.Play("grizzled-wyvern")
		for tb.Question().Kind != keyforge.AskMain {
			tb.Do(tb.Legal(nil)[0])
		}
		tb.InZone(Discard, "grizzled-wyvern")
		pools(t, tb, 0, 0, 3) // A11.1
	})
	t.Run("impzilla", func(t *testing.T) {
		tb := aloft(t, Brobnar, line("impzilla"), line("plain-12"), line("limb-1", "limb-9", "limb-3"))
		tb.Fight("impzilla", "limb-1")
		tb.Line(monster, "limb-3")
		tb.Line(1, "plain-12")
	})
	t.Run("given to friends", func(t *testing.T) {
		tb := aloft(t, Brobnar, line("falcron", "plain-2"), seat{Line: ids("plain-9"), Amber: 3}, seat{Amber: 3, Artifacts: asleep()})
		tb.Reap("plain-2")
		pools(t, tb, 2, 3, 2)
		tb = aloft(t, Brobnar, line("lancet", "plain-3"), seat{Line: ids("plain-9"), Amber: 3}, seat{Line: ids("limb-1"), Amber: 3})
		tb.Fight("plain-3", "limb-1")
		pools(t, tb, 0, 3, 2)
		tb = aloft(t, Brobnar, line("icarus-20"), line("plain-9"), seat{Artifacts: asleep()})
		tb.EndTurn()
		tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("plain-9")}, keyforge.NoAction)
		tb = aloft(t, Brobnar, line("sentient-cloud", "plain-2", "plain-3"), line("plain-9"), line("limb-1", "limb-12"))
		tb.Fight("plain-3", "limb-1") // the most powerful friendly creature
		pools(t, tb, 2, 0, 0)
	})
	t.Run("hungry hippogriff", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Line: pile{{ID: "hungry-hippogriff"}, {ID: "plain-2", Amber: 2}}}, seat{}, line("limb-9"))
		tb.Fight("plain-2", "limb-9")
		pools(t, tb, 2, 0, 0)
	})
	t.Run("screeyan", func(t *testing.T) { // the Keyraken chooses no house (A11.3)
		tb := aloft(t, Brobnar, line("screeyan"), seat{Houses: []House{Brobnar, Dis}, Deck: ids("punch")},
			seat{Artifacts: asleep(), Deck: ids("titanic-maw", "titanic-maw")})
		tb.EndTurn()
		assert.Contains(t, tb.Pile(monster, Discard), "titanic-maw")
		tb.House(Brobnar)
		tb.InZone(Deck, "punch")
	})
	t.Run("titanarpon", func(t *testing.T) { // neither limbs nor what an ally plays
		tb := aloft(t, Brobnar, seat{Line: ids("titanarpon"), Hand: ids("troll")}, seat{Hand: ids("krump")}, plays("crushing-arm"))
		tb.Play("troll")
		tb.Left()
		tb.Unmarked("troll", keyforge.Exhausted)
		tb.EndTurn()
		assert.Zero(t, tb.Happened(keyforge.Used), "the arm entered exhausted")
		tb.Play("krump")
		tb.Marked("krump", keyforge.Exhausted)
	})
	t.Run("tyrannus aquilae", func(t *testing.T) { // at the end of the turns of player, Keyraken and ally
		tb := aloft(t, Brobnar, line("tyrannus-aquilae"), seat{}, seat{Artifacts: asleep(), Amber: 5})
		tb.EndTurn()
		tb.AmberOn("tyrannus-aquilae", 2)
		tb.EndTurn()
		tb.AmberOn("tyrannus-aquilae", 4)
	})
	t.Run("malifi dragon", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Line: ids("malifi-dragon"), Amber: 1}, seat{}, seat{Artifacts: asleep()})
		tb.EndTurn()
		tb.Amber(0, 3)
		tb.EndTurn()
		tb.Amber(0, 3) // not at the end of others' turns
	})
	t.Run("volax", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Line: pile{{ID: "volax", Damage: 13}}, Amber: 3}, seat{Amber: 2}, line("limb-9"))
		tb.Fight("volax", "limb-9")
		pools(t, tb, 6, 2, 0)
	})
}
