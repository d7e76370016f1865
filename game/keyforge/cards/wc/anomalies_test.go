package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestGhostform(t *testing.T) {
	tb := duel(t, side{Line: ids("umbra", "valdr"), Hand: ids("ghostform", "ballcano"), Amber: 1}, side{Line: ids("mother"), Amber: 1},
		card.Brobnar)
	tb.Play("ghostform")
	tb.Pick("valdr")
	tb.Play("ballcano")
	tb.Damage("valdr", 0)
	tb.InZone(card.Discard, "umbra")
	tb.Fight("valdr")
	tb.Damage("valdr", 0)
	tb.InZone(card.Archives, "ghostform")
	assert.False(t, tb.HasKeyword(tb.Card("valdr"), card.Invulnerable))
}

func TestInfomancerAndMemolith(t *testing.T) {
	t.Run("grafted, then triggered without being played", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("infomancer", "punch", "dust-imp")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play("infomancer") // the only action of the hand
		tb.InZone(card.Under, "punch")
		tb.InZone(card.Hand, "dust-imp")
		tb = duel(t, side{Line: list{{ID: "infomancer", Grafted: ids("punch", "smith")}}}, side{Line: ids("mother")}, card.Brobnar)
		tb.Reap("infomancer")
		tb.Offers("punch", "smith")
		tb.Pick("punch")
		tb.Pick("mother")
		tb.Damage("mother", 3)
		tb.Amber(0, 1) // of reaping: no bonus icon
		tb.InZone(card.Under, "punch", "smith")
	})
	t.Run("nothing under it, or under another", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "infomancer"}}, Artifacts: list{{ID: "memolith", Grafted: ids("punch")}}},
			side{Line: ids("mother")}, card.Brobnar)
		tb.Reap("infomancer")
		tb.Damage("mother", 0)
	})
	t.Run("it leaves play: what is under it is discarded", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "infomancer", Grafted: ids("smith")}}, Hand: ids("punch")}, side{}, card.Brobnar)
		tb.Play("punch")
		tb.InZone(card.Discard, "infomancer", "smith", "punch")
	})
	t.Run("Memolith does one or the other", func(t *testing.T) {
		memo := func() side {
			return side{Artifacts: list{{ID: "memolith", Grafted: ids("punch")}}, Hand: ids("smith")}
		}
		tb := duel(t, memo(), side{Line: ids("mother")}, card.Brobnar)
		tb.Act("memolith")
		tb.Choose(0)
		tb.InZone(card.Under, "punch", "smith")
		tb = duel(t, memo(), side{Line: ids("mother", "tocsin")}, card.Brobnar)
		tb.Act("memolith")
		tb.Choose(1)
		tb.Pick("mother")
		tb.Damage("mother", 3)
		tb.InZone(card.Hand, "smith")
	})
}

func TestLateralShift(t *testing.T) {
	tb := duel(t, side{Hand: ids("lateral-shift")}, side{Hand: ids("urchin", "fear"), Amber: 2}, card.Brobnar)
	tb.Play("lateral-shift")
	tb.Offers("urchin", "fear")
	tb.Pick("urchin")
	tb.Line(0, "urchin")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Hand))
	tb = duel(t, side{Hand: ids("lateral-shift", "smith")}, side{}, card.Brobnar)
	tb.Play("lateral-shift")
	tb.InZone(card.Hand, "smith")
}

func TestOrbOfWonder(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("orb-of-wonder"), Deck: ids("fear", "punch"), Houses: []card.House{card.Dis}}, side{}, card.Dis)
	tb.Omni("orb-of-wonder")
	tb.Offers("fear", "punch")
	tb.Pick("punch")
	tb.InZone(card.Hand, "punch")
	tb.InZone(card.Discard, "orb-of-wonder")
	assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
}

func TestTheGrimReaper(t *testing.T) {
	for n, ready := range map[int]bool{9: false, 10: true} {
		tb := duel(t, side{Hand: ids("the-grim-reaper"), Discard: many(n, "punch")}, side{Discard: many(12, "punch")}, card.Brobnar)
		tb.Play("the-grim-reaper")
		assert.Equal(t, ready, !tb.Of("the-grim-reaper").Is(keyforge.Exhausted))
	}
	tb := duel(t, side{Line: ids("the-grim-reaper", "umbra")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Reap("the-grim-reaper")
	tb.Offers("the-grim-reaper", "umbra")
	tb.Pick("umbra")
	tb.InZone(card.Purged, "mother", "umbra")
}

func TestTheRedBaron(t *testing.T) {
	tb := duel(t, side{Line: ids("the-red-baron"), Colors: keyforge.RedKey}, side{Amber: 2, Colors: keyforge.BlueKey}, card.Brobnar)
	assert.False(t, tb.HasKeyword(tb.Card("the-red-baron"), card.Elusive))
	tb.Reap("the-red-baron")
	tb.Amber(0, 2)
	tb = duel(t, side{Line: ids("the-red-baron"), Colors: keyforge.BlueKey}, side{Amber: 2, Colors: keyforge.RedKey}, card.Brobnar)
	assert.True(t, tb.HasKeyword(tb.Card("the-red-baron"), card.Elusive))
	tb.Reap("the-red-baron")
	tb.Amber(0, 1)
}

func TestTimequake(t *testing.T) {
	tb := duel(t, side{Hand: ids("timequake", "smith"), Line: list{{ID: "umbra", Attached: ids("blood-of-titans")}, {ID: "mother", Owner: 2}},
		Artifacts: ids("cannon"), Discard: ids("fear")},
		side{Line: list{{ID: "tocsin"}}, Artifacts: ids("seeker-needle"), Deck: ids("urchin")}, card.Brobnar)
	tb.Play("timequake")
	tb.Line(0)
	assert.ElementsMatch(t, []string{"smith", "umbra", "blood-of-titans", "cannon"}, tb.Pile(0, card.Hand))
	assert.ElementsMatch(t, []string{"mother", "urchin"}, tb.Pile(1, card.Deck))
	tb.Line(1, "tocsin")
	tb.InZone(card.Artifacts, "seeker-needle")

	// A gigantic creature is two cards as soon as it is out of play (K19.3).
	tb = duel(t, side{Hand: ids("timequake"), Line: list{{ID: "deusillus", Marks: keyforge.Joining}}, Deck: ids("fear", "punch", "smith")},
		side{}, card.Brobnar)
	tb.Play("timequake")
	assert.Len(t, tb.Pile(0, card.Hand), 2)
	assert.Len(t, tb.Pile(0, card.Deck), 3)
}

func TestE6Valoocanth(t *testing.T) {
	deep := func(high ...keyforge.Side) keyforge.Position {
		return keyforge.Position{House: card.Brobnar, High: high,
			Players: []side{{Line: ids("valoocanth")}, {Line: ids("mother", "tocsin", "umbra", "valdr")}}}
	}
	tb := start(t, deep())
	tb.Reap("valoocanth") // neither high nor low
	tb.Pick("tocsin")
	tb.Marked("mother", keyforge.Exhausted)
	tb.Marked("tocsin", keyforge.Exhausted)
	tb.Marked("umbra", keyforge.Exhausted)
	tb.Unmarked("valdr", keyforge.Exhausted)
	tb = start(t, deep(1))
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("valoocanth")}, keyforge.CannotBeUsed)
	tb = start(t, deep(0))
	tb.Fight("valoocanth", "umbra")
	tb.Pick("mother")
	tb.Marked("tocsin", keyforge.Exhausted)
}

func TestNizakTheForgotten(t *testing.T) {
	tb := duel(t, side{Line: ids("nizak-the-forgotten"), Hand: ids("punch"), Houses: []card.House{card.Brobnar}},
		side{Line: list{{ID: "mother"}, {ID: "briar-grubbling"}, {ID: "kelifi-dragon"}}, Houses: []card.House{card.Brobnar}}, card.Brobnar)
	tb.Fight("nizak-the-forgotten", "mother")
	tb.Damage("nizak-the-forgotten", 0)
	assert.Equal(t, []string{"mother"}, tb.Pile(1, card.Hand))
	tb.Play("punch")
	tb.Pick("nizak-the-forgotten")
	tb.Damage("nizak-the-forgotten", 3)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Fight("kelifi-dragon")
	tb.Pick("nizak-the-forgotten") // its Fight ability: the fight is over
	tb.InZone(card.Discard, "nizak-the-forgotten")
	tb.Damage("kelifi-dragon", 6)
}

// It is not fighting yet while assault, hazardous and Before fight abilities resolve
// (K9.10).
func TestNizakBeforeTheFight(t *testing.T) {
	t.Run("hazardous", func(t *testing.T) {
		tb := duel(t, side{Line: ids("nizak-the-forgotten")}, side{Line: ids("briar-grubbling")}, card.Brobnar)
		tb.Fight("nizak-the-forgotten")
		tb.Damage("nizak-the-forgotten", 5)
		assert.Equal(t, []string{"briar-grubbling"}, tb.Pile(1, card.Hand))
	})
	t.Run("assault, and a Before fight ability", func(t *testing.T) {
		for id, damage := range map[string]int{"shorty": 4, "troll": 0} {
			tb := duel(t, side{Line: ids(id)}, side{Line: ids("nizak-the-forgotten")}, card.Brobnar)
			tb.Fight(id)
			tb.Damage("nizak-the-forgotten", damage) // none in the fight
		}
		tb := duel(t, side{Line: list{{ID: "troll", Attached: ids("plasma-nozzle")}}}, side{Line: ids("nizak-the-forgotten")}, card.Brobnar)
		tb.Fight("troll")
		tb.Damage("nizak-the-forgotten", 2)
	})
	t.Run("it may be destroyed, and then there is no fight", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shorty")}, side{Line: list{{ID: "nizak-the-forgotten", Damage: 2}}}, card.Brobnar)
		tb.Fight("shorty")
		tb.InZone(card.Discard, "nizak-the-forgotten")
		tb.Damage("shorty", 0)
	})
}
