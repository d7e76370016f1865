package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// graves are discard piles of which the first makes nobody haunted yet, and the second does (K15.6).
var graves = []list{many(9, "fear"), many(10, "fear")}

// outOfHouse asserts that the card cannot be played, or used, because of its house.
func outOfHouse(tb *gametest.Table, v keyforge.Verb, name string) {
	tb.Refused(keyforge.Command{Verb: v, Card: tb.Card(name)}, keyforge.WrongHouse)
}

// equipped is a creature with upgrades.
func equipped(id string, upgrades ...string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Attached: ids(upgrades...)}
}

func TestJackpotGreene(t *testing.T) {
	mine := side{Line: ids("jackpot-greene", "calv-1n"), Deck: ids("calv-1n", "troll", "calv-1n")}
	t.Run("a card of the Star Alliance, whichever creature reaps", func(t *testing.T) {
		tb := duel(t, mine, side{Deck: ids("calv-1n")}, card.StarAlliance)
		tb.Reap("jackpot-greene")
		tb.Amber(0, 2)
		tb = duel(t, side{Line: ids("jackpot-greene", "calv-1n"), Deck: ids("cxo-taber")}, side{Deck: ids("calv-1n")}, card.StarAlliance)
		tb.Reap("calv-1n")
		tb.First("jackpot-greene")
		tb.Amber(0, 2)
		assert.Equal(t, []string{"calv-1n"}, tb.Pile(1, card.Deck))
	})
	t.Run("of another house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("jackpot-greene"), Deck: ids("troll", "calv-1n")}, side{}, card.StarAlliance)
		tb.Reap("jackpot-greene")
		tb.Amber(0, 1)
		tb.InZone(card.Discard, "troll")
	})
	t.Run("the deck of whoever controls what reaps, but you gain", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Deck: ids("cxo-taber")}, mine, card.Brobnar)
		tb.Reap("troll")
		tb.First("jackpot-greene")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
		tb.InZone(card.Discard, "cxo-taber")
		assert.Len(t, tb.Pile(1, card.Deck), 3)
	})
	t.Run("an empty deck is not reshuffled (Q5)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("jackpot-greene"), Discard: ids("calv-1n")}, side{}, card.StarAlliance)
		tb.Reap("jackpot-greene")
		tb.Amber(0, 1)
	})
}

func TestMissileOfficerMyers(t *testing.T) {
	t.Run("another's Play, of either neighbor, as if you had played it (K32.18)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dextre", "valdr"), Hand: ids("missile-officer-myers")}, side{Amber: 3}, card.StarAlliance)
		tb.Play("missile-officer-myers")
		tb.Choose(1) // between the two
		tb.Offers("dextre", "valdr")
		tb.Pick("dextre")
		tb.AmberOn("dextre", 1)
		tb.AmberOn("missile-officer-myers", 0)
		tb.Amber(1, 2)
	})
	t.Run("after reaping, a neighbor without one", func(t *testing.T) {
		tb := duel(t, side{Line: ids("missile-officer-myers", "valdr", "dextre")}, side{Amber: 3}, card.StarAlliance)
		tb.Reap("missile-officer-myers")
		tb.Amber(0, 1)
		tb.Amber(1, 3)
	})
	t.Run("alone", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("missile-officer-myers")}, side{Line: ids("dextre"), Amber: 3}, card.StarAlliance)
		tb.Play("missile-officer-myers")
		tb.Amber(1, 3)
	})
	t.Run("Scrap lets you play one card of another house", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("missile-officer-myers", "punch", "troll")}, side{Line: ids("valdr")}, card.StarAlliance)
		outOfHouse(tb, keyforge.PlayCard, "punch")
		tb.Discard("missile-officer-myers")
		tb.Play("punch")
		outOfHouse(tb, keyforge.PlayCard, "troll")
	})
	t.Run("for this turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("missile-officer-myers", "punch"), Deck: many(9, "fear")}, side{}, card.StarAlliance)
		tb.Discard("missile-officer-myers")
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.StarAlliance)
		outOfHouse(tb, keyforge.PlayCard, "punch")
	})
}

func TestNecromorph(t *testing.T) {
	morph := keyforge.CardPosition{ID: "necromorph", Damage: 2}
	t.Run("a neighbor of another house dies in its place", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zorg")}, side{Line: list{{ID: "calv-1n"}, morph, {ID: "urchin"}}}, card.Mars)
		tb.Fight("zorg", "necromorph")
		tb.Line(1, "calv-1n", "necromorph")
		tb.Damage("necromorph", 0)
		tb.InZone(card.Discard, "urchin")
	})
	t.Run("the active player chooses between two", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zorg")}, side{Line: list{{ID: "troll"}, morph, {ID: "valdr"}}}, card.Mars)
		tb.Fight("zorg", "necromorph")
		tb.Offers("troll", "valdr")
		tb.Pick("troll")
		tb.Line(1, "necromorph", "valdr")
	})
	t.Run("it heals though the neighbor is saved by a ward", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zorg")}, side{Line: list{morph, {ID: "valdr", Marks: keyforge.Warded}}}, card.Mars)
		tb.Fight("zorg", "necromorph")
		tb.Line(1, "necromorph", "valdr")
		tb.Damage("necromorph", 0)
		tb.Unmarked("valdr", keyforge.Warded)
	})
	t.Run("beside the Star Alliance alone, or nobody, it dies", func(t *testing.T) {
		for _, line := range []list{{morph, {ID: "calv-1n"}, {ID: "troll"}}, {morph}} {
			tb := duel(t, side{Line: ids("zorg")}, side{Line: line}, card.Mars)
			tb.Fight("zorg", "necromorph")
			tb.InZone(card.Discard, "necromorph")
		}
	})
}

func TestAlienHorror(t *testing.T) {
	for i, power := range []int{3, 10} {
		tb := duel(t, side{Line: ids("alien-horror"), Discard: graves[i]}, side{Discard: graves[1-i]}, card.StarAlliance)
		tb.PowerIs("alien-horror", power)
	}
	t.Run("its neighbors capture after a fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "alien-horror", "valdr", "calv-1n")}, side{Line: ids("urchin"), Amber: 5},
			card.StarAlliance)
		tb.Fight("alien-horror")
		for name, n := range map[string]int{"troll": 1, "alien-horror": 0, "valdr": 1, "calv-1n": 0} {
			tb.AmberOn(name, n)
		}
		tb.Amber(1, 3)
	})
}

func TestCorporalBridger(t *testing.T) {
	t.Run("played: one friendly creature of another house, in any way", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "mother"), Hand: ids("corporal-bridger")}, side{Line: ids("urchin")}, card.StarAlliance)
		outOfHouse(tb, keyforge.Reap, "troll")
		tb.Play("corporal-bridger")
		tb.Right()
		tb.Reap("troll")
		tb.Amber(0, 1)
		outOfHouse(tb, keyforge.Reap, "mother")
	})
	t.Run("after a fight and after reaping", func(t *testing.T) {
		tb := duel(t, side{Line: ids("corporal-bridger", "corporal-bridger", "troll", "mother")}, side{Line: ids("urchin")},
			card.StarAlliance)
		tb.Fight("corporal-bridger")
		tb.Reap("mother")
		outOfHouse(tb, keyforge.Reap, "troll")
		tb.Reap("corporal-bridger#2")
		tb.Reap("troll")
	})
}

func TestStaffSergeantRhea(t *testing.T) {
	mine := side{Line: ids("mother", "staff-sergeant-rhea", "dust-imp", "troll"), Houses: []card.House{card.StarAlliance}}
	t.Run("her neighbors while the house is active", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Reap("mother")
		tb.Reap("dust-imp")
		outOfHouse(tb, keyforge.Reap, "troll")
	})
	t.Run("not with another, and they keep their own", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.Brobnar)
		outOfHouse(tb, keyforge.Reap, "mother")
		outOfHouse(tb, keyforge.Reap, "staff-sergeant-rhea")
		duel(t, mine, side{}, card.Logos).Reap("mother")
		assert.Equal(t, card.HouseSet(card.Logos), tb.HousesOf(tb.Card("mother")))
	})
	t.Run("Scrap readies a friendly creature and uses it", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "mother"}}, Hand: ids("staff-sergeant-rhea")},
			side{Line: ids("urchin")}, card.StarAlliance)
		tb.Discard("staff-sergeant-rhea")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Choose(int(keyforge.ToReap))
		tb.Amber(0, 1)
		tb.Marked("troll", keyforge.Exhausted)
	})
}

func TestComOfficerPalik(t *testing.T) {
	for _, h := range []card.House{card.StarAlliance, card.Brobnar} { // K28.6
		tb := duel(t, side{Line: ids("com-officer-palik", "troll")}, side{Line: ids("urchin"), Amber: 3}, h)
		tb.Reap("com-officer-palik")
		tb.Offers("com-officer-palik", "troll")
		tb.Pick("troll")
		tb.AmberOn("troll", 1)
		tb.Amber(1, 2)
	}
	tb := duel(t, side{Line: ids("com-officer-palik"), Hand: ids("com-officer-palik")}, side{Line: ids("urchin"), Amber: 3}, card.Brobnar)
	outOfHouse(tb, keyforge.PlayCard, "com-officer-palik#2")
	tb.Fight("com-officer-palik")
	tb.AmberOn("com-officer-palik", 1)
}

func TestLieutenantHalasta(t *testing.T) {
	them := side{Line: ids("zorg", "troll", "urchin")}
	tb := duel(t, side{Line: ids("lieutenant-halasta")}, them, card.StarAlliance)
	tb.Reap("lieutenant-halasta")
	tb.Offers("lieutenant-halasta", "zorg", "troll", "urchin")
	tb.Pick("urchin")
	tb.Marked("urchin", keyforge.Stunned)

	tb = duel(t, side{Hand: ids("lieutenant-halasta"), Line: ids("champion-anaphiel")}, them, card.StarAlliance)
	tb.Discard("lieutenant-halasta")
	tb.Marked("troll", keyforge.Stunned)
	tb.Unmarked("zorg", keyforge.Stunned)

	t.Run("you choose among those with the same power (K17.9)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("lieutenant-halasta")}, side{Line: ids("valdr", "valdr", "urchin")}, card.StarAlliance)
		tb.Discard("lieutenant-halasta")
		tb.Pick("valdr#2")
		tb.Marked("valdr#2", keyforge.Stunned)
		tb.Unmarked("valdr", keyforge.Stunned)
	})
}

func TestQuartermasterBotty(t *testing.T) {
	for i, captured := range []int{0, 2} {
		mine := side{Line: ids("quartermaster-botty"), Discard: graves[i]}
		them := side{Line: ids("urchin"), Amber: 5, Discard: graves[1-i]}
		tb := duel(t, mine, them, card.StarAlliance)
		tb.Reap("quartermaster-botty")
		tb.AmberOn("quartermaster-botty", captured)
		tb.Amber(1, 5-captured)
		tb = duel(t, mine, them, card.StarAlliance)
		tb.Fight("quartermaster-botty")
		tb.AmberOn("quartermaster-botty", captured)
		tb = duel(t, side{Hand: ids("quartermaster-botty"), Discard: graves[i]}, them, card.StarAlliance)
		tb.Play("quartermaster-botty")
		tb.AmberOn("quartermaster-botty", captured)
	}
}

func TestRetrotechnicianLe(t *testing.T) {
	for i, marked := range []bool{true, false} {
		tb := duel(t, side{Hand: ids("retrotechnician-le"), Discard: graves[i]}, side{Discard: graves[1-i]}, card.StarAlliance)
		tb.Play("retrotechnician-le")
		assert.Equal(t, marked, tb.Of("retrotechnician-le").Is(keyforge.Exhausted))
	}
	mine := side{Line: ids("retrotechnician-le"), Discard: ids("troll", "fear", "cannon")}
	t.Run("a creature of the discard pile, of any house", func(t *testing.T) {
		tb := duel(t, mine, side{Discard: ids("zorg")}, card.StarAlliance)
		tb.Reap("retrotechnician-le")
		tb.Offers("troll")
		tb.Pick("troll")
		tb.Right()
		tb.Line(0, "retrotechnician-le", "troll")
		tb.InZone(card.Discard, "fear", "cannon", "zorg")
	})
	t.Run("or not", func(t *testing.T) {
		tb := duel(t, mine, side{}, card.StarAlliance)
		tb.Reap("retrotechnician-le")
		tb.Finish()
		tb.InZone(card.Discard, "troll")
	})
}

func TestTriangulatorNewsome(t *testing.T) {
	line := list{{ID: "troll", Amber: 2}, {ID: "triangulator-newsome", Amber: 1}, {ID: "valdr", Amber: 3}, {ID: "calv-1n", Amber: 1}}
	for i, gained := range []int{0, 5} {
		tb := duel(t, side{Line: line, Discard: graves[i]}, side{Discard: graves[1-i]}, card.StarAlliance)
		tb.Reap("triangulator-newsome")
		tb.Amber(0, 1+gained)
		tb.AmberOn("troll", 2*(1-i))
		tb.AmberOn("triangulator-newsome", 1)
		tb.AmberOn("calv-1n", 1)
	}
	tb := duel(t, side{Line: ids("troll", "valdr"), Hand: ids("triangulator-newsome")}, side{}, card.StarAlliance)
	tb.Play("triangulator-newsome")
	tb.Choose(1)
	tb.Line(0, "troll", "triangulator-newsome", "valdr")
}

func Test3LLI0T(t *testing.T) {
	scrap := ids("stunner", "calv-1n", "phoenix-heart", "fear")
	t.Run("an upgrade from the discard pile, on it alone", func(t *testing.T) {
		tb := duel(t, side{Line: ids("3ll-i0t", "troll"), Discard: scrap}, side{Line: ids("zorg"), Discard: ids("force-field")},
			card.StarAlliance)
		tb.Reap("3ll-i0t")
		tb.Offers("stunner", "phoenix-heart")
		tb.Pick("phoenix-heart")
		assert.Equal(t, tb.Card("3ll-i0t"), tb.Of("phoenix-heart").Host)
		tb.InZone(card.Discard, "stunner", "calv-1n")
	})
	t.Run("played and fighting, or not", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("3ll-i0t"), Discard: scrap}, side{}, card.StarAlliance)
		tb.Play("3ll-i0t")
		tb.Pick("stunner")
		tb.Amber(0, 1)
		assert.Equal(t, tb.Card("3ll-i0t"), tb.Of("stunner").Host)
		tb = duel(t, side{Line: ids("3ll-i0t"), Discard: scrap}, side{Line: ids("urchin")}, card.StarAlliance)
		tb.Fight("3ll-i0t")
		tb.Finish()
		tb.InZone(card.Discard, "stunner", "phoenix-heart")
	})
	t.Run("Scrap shuffles all upgrades into their owners' decks", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("3ll-i0t"), Line: list{equipped("troll", "stunner")}},
			side{Line: list{equipped("zorg", "force-field", "phoenix-heart")}}, card.StarAlliance)
		tb.Discard("3ll-i0t")
		assert.Equal(t, []string{"stunner"}, tb.Pile(0, card.Deck))
		assert.ElementsMatch(t, []string{"force-field", "phoenix-heart"}, tb.Pile(1, card.Deck))
		tb.InZone(card.Battleline, "troll", "zorg")
	})
}
