package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAberrantWarpEvent(t *testing.T) {
	t.Run("each deck gives its first creature, which costs a neighbor", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("aberrant-warp-event"), Line: ids("zorg", "tunk"), Deck: ids("fear", "smaaash", "anger")},
			side{Line: ids("mother", "urchin"), Deck: ids("punch", "troll", "valdr")}, card.Mars)
		tb.Play("aberrant-warp-event")
		tb.Right()
		tb.Line(0, "zorg", "smaaash") // Smaaash is not played (K6.10)
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
		tb.InZone(card.Discard, "fear", "tunk")
		tb.Asks(keyforge.AskPlace, keyforge.ForFlank, 0) // Q46
		tb.Left()
		tb.Line(1, "troll", "urchin")
		tb.InZone(card.Discard, "punch", "mother")
		assert.Equal(t, []string{"valdr"}, tb.Pile(1, card.Deck))
	})
	t.Run("a deck without creatures is used up, and the other still follows", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("aberrant-warp-event"), Line: ids("zorg"), Deck: ids("fear", "anger")},
			side{Deck: ids("troll", "punch")}, card.Mars)
		tb.Play("aberrant-warp-event")
		assert.Empty(t, tb.Pile(0, card.Deck))
		tb.Line(0, "zorg")
		tb.Line(1, "troll") // it has no neighbor
	})
	t.Run("empty decks", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("aberrant-warp-event"), Line: ids("zorg"), Discard: ids("tunk")}, side{Line: ids("troll")}, card.Mars)
		tb.Play("aberrant-warp-event")
		tb.Line(0, "zorg")
		tb.Line(1, "troll")
	})
}

func TestTheBodySnatchers(t *testing.T) {
	t.Run("what dies among enemies changes sides, healed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("the-body-snatchers", "punch"), Line: ids("zorg", "tunk", "blypyp")},
			side{Line: list{{ID: "troll", Damage: 2}, {ID: "mother", Marks: keyforge.Exhausted}}}, card.Mars)
		tb.Play("the-body-snatchers")
		tb.Fight("zorg", "troll")
		tb.Left()
		tb.Line(0, "troll", "tunk", "blypyp") // Zorg is yours: it dies of 8 damage
		tb.Damage("troll", 0)
		tb.Line(1, "mother")
		tb.Fight("tunk")
		tb.Right()
		tb.Line(0, "troll", "tunk", "blypyp", "mother")
		tb.Marked("mother", keyforge.Exhausted)
		tb.InZone(card.Discard, "zorg")
	})
	t.Run("once it is yours it dies like any other, and so does everything on the next turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("the-body-snatchers", "war-of-the-worlds", "war-of-the-worlds"), Houses: []card.House{card.Mars}},
			side{Line: ids("troll"), Houses: []card.House{card.Brobnar}}, card.Mars)
		tb.Play("the-body-snatchers")
		tb.Play("war-of-the-worlds")
		tb.Line(0, "troll")
		tb.Play("war-of-the-worlds")
		tb.InZone(card.Discard, "troll")
		tb = duel(t, side{Hand: ids("the-body-snatchers"), Line: ids("tunk"), Houses: []card.House{card.Mars}},
			side{Line: ids("urchin"), Houses: []card.House{card.Shadows}}, card.Mars)
		tb.Play("the-body-snatchers")
		tb.EndTurn()
		tb.Fight("urchin")
		tb.InZone(card.Discard, "urchin")
	})
}

func TestCropCircles(t *testing.T) {
	t.Run("it captures once more for each card purged from your archives", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("crop-circles"), Line: ids("troll", "zorg"), Archives: ids("fear", "anger", "punch"), Amber: 1},
			side{Line: ids("mother"), Amber: 5}, card.Mars)
		tb.Play("crop-circles")
		tb.Offers("troll", "mother")
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		tb.Pick("fear", "punch")
		tb.Finish()
		tb.AmberOn("mother", 3)
		tb.Amber(1, 2)
		tb.Amber(0, 2) // the icon
		tb.InZone(card.Purged, "fear", "punch")
		tb.InZone(card.Archives, "anger")
	})
	t.Run("none need be purged, and a friendly creature captures from you", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("crop-circles"), Line: ids("troll"), Archives: ids("fear")}, side{Amber: 5}, card.Mars)
		tb.Play("crop-circles")
		tb.Finish()
		tb.AmberOn("troll", 1)
		tb.Amber(0, 0)
		tb.Amber(1, 5)
		tb.InZone(card.Archives, "fear")
	})
}

func TestGlimmerspore(t *testing.T) {
	t.Run("an enemy artifact lies in your archives and goes home from there", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("glimmerspore"), Artifacts: ids("commpod"), Houses: []card.House{card.Mars}},
			side{Artifacts: ids("sniffer"), Houses: []card.House{card.Logos}}, card.Mars)
		tb.Play("glimmerspore")
		tb.Offers("commpod", "sniffer")
		tb.Pick("sniffer")
		assert.Equal(t, []string{"sniffer"}, tb.Pile(0, card.Archives))
		tb.EndTurn()
		tb.EndTurn()
		tb.Yes()
		assert.Contains(t, tb.Pile(1, card.Hand), "sniffer")
	})
	t.Run("your own only stays archived", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("glimmerspore"), Artifacts: ids("commpod")}, side{}, card.Mars)
		tb.Play("glimmerspore")
		assert.Equal(t, []string{"commpod"}, tb.Pile(0, card.Archives))
	})
}

func TestWarOfTheWorlds(t *testing.T) {
	tb := duel(t, side{Hand: ids("war-of-the-worlds"), Line: ids("zorg", "troll", "blypyp")}, side{Line: ids("mother", "tunk")}, card.Mars)
	tb.Play("war-of-the-worlds")
	tb.Line(0, "zorg")
	tb.Line(1, "tunk")
	tb.Damage("zorg", 2)
	tb.Damage("tunk", 1) // armor
}

func TestDontBelieveYourEyes(t *testing.T) {
	lines := func(discard int) (side, side) {
		return side{Hand: ids("don-t-believe-your-eyes"), Line: ids("zorg"), Discard: many(discard, "fear"), Amber: 4},
			side{Line: ids("mother"), Amber: 5}
	}
	for who, want := range map[string][2]int{"zorg": {2, 5}, "mother": {4, 3}} {
		mine, theirs := lines(10) // haunted (K15.6)
		tb := duel(t, mine, theirs, card.Mars)
		tb.Play("don-t-believe-your-eyes")
		tb.Pick(who)
		tb.AmberOn(who, 2)
		tb.Amber(0, want[0])
		tb.Amber(1, want[1])
	}
	for who, want := range map[string][2]int{"zorg": {4, 4}, "mother": {3, 5}} {
		mine, theirs := lines(9)
		tb := duel(t, mine, theirs, card.Mars)
		tb.Play("don-t-believe-your-eyes")
		tb.Pick(who)
		tb.AmberOn(who, 1)
		tb.Amber(0, want[0])
		tb.Amber(1, want[1])
	}
}

func TestPlagueWind(t *testing.T) {
	tb := duel(t, side{Hand: ids("plague-wind", "smaaash"), Line: ids("zorg", "troll"), Houses: []card.House{card.Mars}},
		side{Line: ids("urchin", "mother", "tunk"), Houses: []card.House{card.Logos}}, card.Mars)
	tb.Play("plague-wind")
	for name, power := range map[string]int{"zorg": 7, "troll": 5, "mother": 2, "tunk": 6} {
		tb.PowerIs(name, power)
	}
	tb.InZone(card.Discard, "urchin") // K11.17
	tb.EndTurn()
	tb.PowerIs("mother", 5)
}

func TestTerribleTeammates(t *testing.T) {
	hand := side{Hand: ids("terrible-teammates", "tunk", "fear", "troll")}
	tb := duel(t, hand, side{Hand: ids("punch")}, card.Mars)
	tb.Play("terrible-teammates")
	tb.Offers("fear", "troll")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
	assert.Len(t, tb.Pile(0, card.Hand), 2)
	tb = duel(t, hand, side{}, card.Mars)
	tb.Play("terrible-teammates")
	tb.Finish()
	assert.Len(t, tb.Pile(0, card.Hand), 3)
	tb = duel(t, side{Hand: ids("terrible-teammates", "tunk")}, side{}, card.Mars)
	tb.Play("terrible-teammates") // Tunk is of house Mars
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb.Amber(0, 1)
}

func TestUFO(t *testing.T) {
	tb := duel(t, side{Hand: ids("ufo"), Deck: ids("fear", "troll", "squawker", "tunk")}, side{}, card.Mars)
	tb.Play("ufo")
	assert.Equal(t, []string{"squawker"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"tunk"}, tb.Pile(0, card.Deck))
	tb.InZone(card.Discard, "fear", "troll")
	tb = duel(t, side{Hand: ids("ufo"), Deck: ids("fear", "troll"), Discard: ids("tunk")}, side{}, card.Mars)
	tb.Play("ufo") // the discard pile is not reshuffled (Q5)
	assert.Empty(t, tb.Pile(0, card.Hand))
	assert.Empty(t, tb.Pile(0, card.Deck))
	tb.Amber(0, 1)
}
