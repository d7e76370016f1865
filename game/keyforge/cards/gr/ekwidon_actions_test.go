package gr_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// ekwidonPlays is a table on which the player holds the action of Ekwidon and plays it.
func ekwidonPlays(t *testing.T, id string, me, you side) *gametest.Table {
	t.Helper()
	me.Hand = append(ids(id), me.Hand...)
	tb := duel(t, me, you, card.Ekwidon)
	tb.Play(id)
	return tb
}

func TestArtProject(t *testing.T) {
	t.Run("it costs the opponent a key", func(t *testing.T) {
		tb := ekwidonPlays(t, "art-project", side{Keys: 1}, side{Keys: 2, Deck: many(11, "fear")})
		tb.Asks(keyforge.AskKey, keyforge.ForUnforge, 0)
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Keys(1, 1)
		assert.Len(t, tb.Pile(1, card.Hand), 10)
		tb.InZone(card.Purged, "art-project")
		tb.Amber(0, 1)
	})
	t.Run("without a key it does nothing", func(t *testing.T) {
		tb := ekwidonPlays(t, "art-project", side{Keys: 1}, side{Deck: many(11, "fear")})
		tb.Keys(0, 1)
		assert.Empty(t, tb.Pile(1, card.Hand))
		tb.InZone(card.Discard, "art-project")
	})
}

// The five cards go below the deck, and count as discarded only on the other side.
func TestGrislyExchange(t *testing.T) {
	t.Run("five of each", func(t *testing.T) {
		tb := ekwidonPlays(t, "grisly-exchange", side{Deck: many(6, "punch")},
			side{Deck: ids("mother"), Discard: append(many(5, "fear"), ids("troll", "troll")...)})
		assert.Equal(t, []string{"mother", "fear", "fear", "fear", "fear", "fear"}, tb.Pile(1, card.Deck))
		assert.Equal(t, []string{"troll", "troll"}, tb.Pile(1, card.Discard))
		assert.Len(t, tb.Pile(0, card.Deck), 1)
		assert.Len(t, tb.Pile(0, card.Discard), 6)
	})
	t.Run("as many as there are", func(t *testing.T) {
		tb := ekwidonPlays(t, "grisly-exchange", side{Deck: ids("punch")}, side{Discard: ids("fear")})
		assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Deck))
		assert.Empty(t, tb.Pile(0, card.Deck))
	})
}

func TestMidyearFestivities(t *testing.T) {
	rich := func(id string, n int) keyforge.CardPosition { return keyforge.CardPosition{ID: id, Amber: n} }
	t.Run("nine of ten", func(t *testing.T) {
		tb := ekwidonPlays(t, "midyear-festivities", side{Line: append(list{rich("troll", 3)}, many(4, "urchin")...)},
			side{Line: append(list{rich("mother", 2)}, many(4, "dodger")...)})
		for _, c := range []string{"troll", "urchin#1", "urchin#2", "urchin#3", "urchin#4", "mother", "dodger#1", "dodger#2"} {
			tb.Pick(c)
		}
		tb.Must()
		tb.Pick("dodger#3")
		tb.Amber(0, 1+3)
		tb.Amber(1, 2)
		tb.Line(0)
		tb.Line(1, "dodger")
	})
	t.Run("all of three, and a ward saves one", func(t *testing.T) {
		tb := ekwidonPlays(t, "midyear-festivities", side{Line: list{{ID: "troll", Amber: 1, Marks: keyforge.Warded}}},
			side{Line: ids("mother", "dodger")})
		tb.Line(0, "troll")
		tb.AmberOn("troll", 0)
		tb.Amber(0, 1+1)
		tb.Line(1)
	})
}

func TestPutInASpin(t *testing.T) {
	for house, want := range map[card.House]int{card.Dis: 4, card.Brobnar: 0} {
		tb := ekwidonPlays(t, "put-in-a-spin", side{Amber: 1}, side{Houses: []card.House{card.Dis, card.Brobnar}, Deck: ids("fear", "punch")})
		tb.House(house)
		tb.InZone(card.Discard, "fear")
		tb.Amber(0, want)
		assert.Len(t, tb.Pile(1, card.Deck), 1)
	}
	t.Run("without æmber it does nothing", func(t *testing.T) {
		tb := ekwidonPlays(t, "put-in-a-spin", side{}, side{Deck: ids("fear")})
		tb.InZone(card.Deck, "fear")
		tb.Amber(0, 0)
	})
}

// Whoever has ten or more cards in the discard pile draws (K27.1), and the other
// discards.
func TestMarketFluctuation(t *testing.T) {
	tb := ekwidonPlays(t, "market-fluctuation", side{Hand: many(4, "punch"), Deck: many(4, "punch"), Discard: many(10, "punch")},
		side{Hand: many(4, "fear"), Deck: many(4, "fear"), Discard: many(9, "fear")})
	assert.Len(t, tb.Pile(0, card.Hand), 7)
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	assert.Len(t, tb.Pile(1, card.Deck), 4)

	tb = ekwidonPlays(t, "market-fluctuation", side{Hand: many(2, "punch"), Deck: many(4, "punch")},
		side{Hand: many(4, "fear"), Deck: many(4, "fear"), Discard: many(10, "fear")})
	assert.Empty(t, tb.Pile(0, card.Hand))
	assert.Len(t, tb.Pile(1, card.Hand), 7)
}

// A player who shuffles the discard pile in while drawing is not haunted afterwards
// (K27.1).
func TestMarketFluctuationLaysAGhost(t *testing.T) {
	tb := ekwidonPlays(t, "market-fluctuation", side{Deck: ids("punch"), Discard: many(10, "punch")}, side{})
	assert.Empty(t, tb.Pile(0, card.Hand))
	assert.Len(t, tb.Pile(0, card.Deck), 8)
}

func TestDeEscalation(t *testing.T) {
	tb := ekwidonPlays(t, "de-escalation", side{Line: ids("troll"), Deck: ids("punch")},
		side{Line: ids("mother"), Deck: ids("fear", "fear", "dodger", "urchin")})
	tb.Line(0)
	tb.Line(1)
	assert.ElementsMatch(t, []string{"fear", "fear", "dodger"}, tb.Pile(1, card.Archives))
	assert.Equal(t, []string{"urchin"}, tb.Pile(1, card.Deck))
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestEstateSale(t *testing.T) {
	t.Run("of a card that is no creature", func(t *testing.T) {
		tb := ekwidonPlays(t, "estate-sale", side{Discard: ids("troll", "punch", "fear")}, side{Discard: ids("anger")})
		tb.Offers("punch", "fear")
		tb.Pick("fear")
		tb.InZone(card.Purged, "fear")
		tb.Amber(0, 2)
	})
	t.Run("of nothing", func(t *testing.T) {
		tb := ekwidonPlays(t, "estate-sale", side{Discard: ids("troll")}, side{})
		tb.Amber(0, 0)
		tb.InZone(card.Discard, "estate-sale")
	})
}

func TestHoaxpitality(t *testing.T) {
	t.Run("the friendly creature is as strong as the enemy, whatever that becomes", func(t *testing.T) {
		tb := ekwidonPlays(t, "hoaxpitality", side{Line: ids("urchin", "dodger")}, side{Line: ids("troll", "mother")})
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Offers("urchin", "dodger")
		tb.Pick("urchin")
		tb.PowerIs("urchin", 8)
		tb.PowerIs("dodger", 5)
		tb.PowerIs("troll", 8)
		tb.EndTurn()
		tb.PowerIs("urchin", 1)
	})
	t.Run("an upgrade counts for the enemy, but makes the friendly creature no stronger than that", func(t *testing.T) {
		tb := ekwidonPlays(t, "hoaxpitality", side{Line: list{{ID: "urchin", Attached: ids("blood-of-titans")}}},
			side{Line: list{{ID: "troll", Attached: ids("blood-of-titans")}}})
		tb.PowerIs("troll", 13)
		tb.PowerIs("urchin", 13)
	})
	t.Run("the power that the enemy had stays when it leaves (K13.6)", func(t *testing.T) {
		tb := ekwidonPlays(t, "hoaxpitality", side{Line: ids("urchin"), Hand: ids("legerdemain", "permanent-record")},
			side{Line: list{{ID: "bumpsy", Damage: 1, Attached: ids("blood-of-titans")}}})
		tb.Play("legerdemain")
		tb.InZone(card.Hand, "bumpsy")
		tb.Play("permanent-record")
		tb.PowerIs("urchin", 10)
		tb.EndTurn()
		tb.PowerIs("urchin", 1)
	})
	t.Run("without an enemy it does nothing", func(t *testing.T) {
		tb := ekwidonPlays(t, "hoaxpitality", side{Line: ids("urchin")}, side{})
		tb.Line(0, "urchin")
		tb.PowerIs("urchin", 1)
	})
}

func TestLegerdemain(t *testing.T) {
	hurt := func(id string) list { return list{{ID: id, Damage: 1}} }
	t.Run("the enemy's controller is paid", func(t *testing.T) {
		tb := ekwidonPlays(t, "legerdemain", side{Line: ids("dodger")}, side{Line: hurt("troll")})
		tb.InZone(card.Hand, "troll")
		tb.Line(0, "dodger")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("a ward stays in the way of both", func(t *testing.T) {
		tb := ekwidonPlays(t, "legerdemain", side{}, side{Line: list{{ID: "troll", Damage: 1, Marks: keyforge.Warded}}})
		tb.Line(1, "troll")
		tb.Amber(1, 0)
	})
	t.Run("nobody is paid for nothing", func(t *testing.T) {
		tb := ekwidonPlays(t, "legerdemain", side{Line: ids("dodger")}, side{})
		tb.Amber(0, 1)
		tb.Amber(1, 0)
	})
}

func TestPermanentRecord(t *testing.T) {
	t.Run("of a ready creature", func(t *testing.T) {
		tb := ekwidonPlays(t, "permanent-record", side{Line: ids("troll")}, side{Line: ids("mother"), Amber: 3})
		tb.Marked("troll", keyforge.Exhausted)
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	t.Run("of an exhausted one", func(t *testing.T) {
		tb := ekwidonPlays(t, "permanent-record", side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}}}, side{Amber: 3})
		tb.Amber(0, 0)
	})
}

func TestSecurityDetail(t *testing.T) {
	tb := ekwidonPlays(t, "security-detail", side{Line: ids("troll", "mother", "dodger", "urchin")}, side{Line: ids("mother"), Amber: 4})
	tb.Pick("0:mother")
	for c, n := range map[string]int{"troll": 1, "0:mother": 1, "dodger": 1, "urchin": 0, "1:mother": 0} {
		tb.AmberOn(c, n)
	}
	tb.Amber(1, 1)
}

func TestSoulExchange(t *testing.T) {
	table := func(t *testing.T) *gametest.Table {
		return ekwidonPlays(t, "soul-exchange", side{Line: ids("troll"), Discard: ids("mother")},
			side{Line: ids("dodger", "urchin"), Discard: ids("fear", "pit-demon", "headhunter")})
	}
	t.Run("of the opponent", func(t *testing.T) {
		tb := table(t)
		tb.Asks(keyforge.AskSeat, keyforge.ForEffect, 0)
		tb.Choose(1)
		assert.Equal(t, []string{"pit-demon"}, tb.Pile(1, card.Hand))
		tb.Offers("dodger", "urchin")
		tb.Pick("urchin")
		assert.Equal(t, []string{"urchin", "fear", "headhunter"}, tb.Pile(1, card.Discard))
		tb.Line(0, "troll")
	})
	t.Run("of one's own", func(t *testing.T) {
		tb := table(t)
		tb.Choose(0)
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Hand))
		tb.Line(0)
	})
	t.Run("without a creature in the pile one dies all the same", func(t *testing.T) {
		tb := ekwidonPlays(t, "soul-exchange", side{Line: ids("troll"), Discard: ids("fear")}, side{})
		tb.Choose(0)
		tb.InZone(card.Discard, "troll", "fear")
	})
}

func TestTechnorachnophobia(t *testing.T) {
	deck := func(dis, brobnar, logos int) list {
		return slices.Concat(many(dis, "fear"), many(brobnar, "punch"), many(logos, "mother"))
	}
	for _, c := range []struct {
		deck list
		want int
	}{{deck(5, 5, 1), 2}, {deck(4, 4, 2), 0}, {deck(5, 0, 0), 2}, {deck(4, 6, 0), 2}, {deck(2, 4, 5), 0}} {
		tb := ekwidonPlays(t, "technorachnophobia", side{Deck: c.deck}, side{Amber: 5})
		tb.Amber(0, c.want)
		assert.Len(t, tb.Pile(0, card.Deck), max(0, len(c.deck)-10))
	}
}
