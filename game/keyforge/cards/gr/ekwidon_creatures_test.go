package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAzuretooth(t *testing.T) {
	t.Run("reaping it gives a creature away without its æmber", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "azuretooth"}, {ID: "troll", Amber: 3}}}, side{Line: ids("mother")}, card.Ekwidon)
		tb.Reap("azuretooth")
		tb.Offers("azuretooth", "troll")
		tb.Pick("troll")
		tb.Left()
		tb.Amber(0, 1+3)
		tb.Line(0, "azuretooth")
		tb.Line(1, "troll", "mother")
		tb.EndTurn()
		tb.Line(1, "troll", "mother")
	})
	t.Run("fighting it goes itself if it is alone", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "azuretooth", Amber: 1}}}, side{Line: ids("dust-imp")}, card.Ekwidon)
		tb.Fight("azuretooth")
		tb.Amber(0, 1)
		tb.Line(0)
		tb.Line(1, "azuretooth")
	})
}

func TestPenPal(t *testing.T) {
	t.Run("both gain for a ready enemy", func(t *testing.T) {
		tb := duel(t, side{Line: ids("pen-pal")}, side{Line: ids("troll", "mother")}, card.Ekwidon)
		tb.Act("pen-pal")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Marked("troll", keyforge.Exhausted)
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
	t.Run("and nobody for an exhausted one", func(t *testing.T) {
		tb := duel(t, side{Line: ids("pen-pal")}, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}}}, card.Ekwidon)
		tb.Act("pen-pal")
		tb.Amber(0, 0)
		tb.Amber(1, 0)
	})
}

func TestRaveningMorphazoid(t *testing.T) {
	for haunted, dead := range map[int]bool{10: true, 9: false} {
		tb := duel(t, side{Line: ids("ravening-morphazoid"), Discard: many(haunted, "fear"), Hand: ids("punch"), Deck: ids("anger")},
			side{Line: ids("troll")}, card.Ekwidon)
		tb.Fight("ravening-morphazoid")
		if dead {
			tb.Damage("ravening-morphazoid", 0)
			tb.InZone(card.Discard, "troll")
			tb.Offers("punch", "anger")
			tb.Pick("anger")
			assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
		} else {
			tb.InZone(card.Discard, "ravening-morphazoid")
			tb.Damage("troll", 4)
		}
	}
	t.Run("what it draws may be all it can discard", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ravening-morphazoid"), Deck: ids("anger")}, side{}, card.Ekwidon)
		tb.Reap("ravening-morphazoid")
		tb.InZone(card.Discard, "anger")
	})
}

func TestSandwyrm(t *testing.T) {
	tb := duel(t, side{Line: ids("sandwyrm")}, side{Line: ids("troll")}, card.Ekwidon)
	tb.Fight("sandwyrm")
	tb.InZone(card.Deck, "sandwyrm")
	tb.InZone(card.Discard, "troll")
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
}

func TestHistorianLiDarkin(t *testing.T) {
	tb := duel(t, side{Line: ids("historian-li-darkin"), Discard: ids("punch", "fear")}, side{Discard: ids("troll", "mother")}, card.Ekwidon)
	tb.Reap("historian-li-darkin")
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))

	tb = duel(t, side{Line: ids("historian-li-darkin")}, side{Discard: ids("troll")}, card.Ekwidon)
	tb.Reap("historian-li-darkin")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand))
}

func TestIronHeidy(t *testing.T) {
	for haunted, armor := range map[int]int{10: 2, 9: 0} {
		tb := duel(t, side{Line: ids("troll", "iron-heidy", "mother", "dodger"), Discard: many(haunted, "fear")}, side{Line: ids("urchin")},
			card.Ekwidon)
		for c, n := range map[string]int{"troll": armor, "iron-heidy": armor, "mother": armor, "dodger": 0, "urchin": 0} {
			assert.Equal(t, n, tb.Armor(tb.Card(c)), c)
		}
	}
}

func TestRumorSower(t *testing.T) {
	t.Run("it stuns one of the discarded card's house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("rumor-sower", "shooler")}, side{Line: ids("shooler", "pit-demon", "troll"),
			Deck: ids("fear", "punch")}, card.Ekwidon)
		tb.Reap("rumor-sower")
		tb.InZone(card.Discard, "fear")
		tb.Offers("1:shooler", "pit-demon")
		tb.Pick("pit-demon")
		tb.Marked("pit-demon", keyforge.Stunned)
	})
	t.Run("an empty deck stuns nobody", func(t *testing.T) {
		tb := duel(t, side{Line: ids("rumor-sower")}, side{Line: ids("shooler")}, card.Ekwidon)
		tb.Reap("rumor-sower")
		tb.Unmarked("shooler", keyforge.Stunned)
	})
}

func TestSiphonapterian(t *testing.T) {
	for haunted, guarded := range map[int]bool{10: true, 9: false} {
		tb := duel(t, side{Line: ids("troll")}, side{Line: ids("siphonapterian", "dodger"), Discard: many(haunted, "fear")}, card.Brobnar)
		tb.Fight("troll", "siphonapterian")
		tb.InZone(card.Discard, "siphonapterian")
		tb.Amber(1, 2) // it is not that player's turn
		tb = duel(t, side{Line: ids("troll")}, side{Line: ids("siphonapterian", "dodger"), Discard: many(haunted, "fear")}, card.Brobnar)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("troll")})
		if guarded {
			tb.InZone(card.Discard, "siphonapterian")
		} else {
			tb.Offers("siphonapterian", "dodger")
			tb.LeaveOpen()
		}
	}
	t.Run("it gains nothing in its own turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("siphonapterian")}, side{Line: ids("troll")}, card.Ekwidon)
		tb.Fight("siphonapterian")
		tb.InZone(card.Discard, "siphonapterian")
		tb.Amber(0, 0)
	})
}

func TestZavelArchaeologist(t *testing.T) {
	t.Run("what it digs up is worth 1 æmber", func(t *testing.T) {
		tb := ekwidonPlays(t, "zavel-archaeologist", side{Discard: ids("strange-gizmo", "fear")}, side{Discard: ids("spangler-box")})
		tb.Offers("strange-gizmo")
		tb.Pick("strange-gizmo")
		tb.InZone(card.Artifacts, "strange-gizmo")
		tb.Amber(0, 1+1) // the bonus icon of the gizmo
		tb.InZone(card.Discard, "spangler-box")
	})
	t.Run("or stays where it is", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zavel-archaeologist"), Discard: ids("spangler-box")}, side{}, card.Ekwidon)
		tb.Reap("zavel-archaeologist")
		tb.Finish()
		tb.InZone(card.Discard, "spangler-box")
		tb.Amber(0, 1)
	})
	t.Run("each of two gains, but not for an artifact from hand", func(t *testing.T) {
		tb := duel(t, side{Line: many(2, "zavel-archaeologist"), Discard: ids("spangler-box"), Hand: ids("ekwirrĕ-s-fulcrum")}, side{},
			card.Ekwidon)
		tb.Play("ekwirrĕ-s-fulcrum")
		tb.Amber(0, 1)
		tb.Reap("zavel-archaeologist#1")
		tb.Pick("spangler-box")
		tb.Amber(0, 1+1+2)
	})
}
