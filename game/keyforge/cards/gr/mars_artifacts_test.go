package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCurseOfDisappearances(t *testing.T) {
	mine := side{Hand: ids("curse-of-disappearances"), Line: ids("zorg"), Houses: []card.House{card.Mars}}
	t.Run("who is cursed loses a creature each turn, until it comes home", func(t *testing.T) {
		tb := duel(t, mine, side{Line: ids("mother", "dextre"), Houses: []card.House{card.Logos}}, card.Mars)
		tb.Play("curse-of-disappearances")
		assert.Equal(t, []string{"curse-of-disappearances"}, tb.Pile(1, card.Artifacts))
		tb.EndTurn()
		assert.Empty(t, tb.Pile(0, card.Archives), "it is not the turn of who is cursed")
		tb.House(card.Logos)
		tb.EndTurn()
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
		tb.Offers("mother", "dextre")
		tb.Pick("mother")
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Archives))
		tb.Line(0, "zorg")
		tb.Yes() // the archives
		assert.Contains(t, tb.Pile(1, card.Hand), "mother")
	})
	t.Run("a ward saves the creature", func(t *testing.T) {
		tb := duel(t, mine, side{Line: list{{ID: "mother", Marks: keyforge.Warded}}, Houses: []card.House{card.Logos}}, card.Mars)
		tb.Play("curse-of-disappearances")
		tb.EndTurn()
		tb.House(card.Logos)
		tb.EndTurn()
		tb.Line(1, "mother")
		tb.Unmarked("mother", keyforge.Warded)
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestPlan10(t *testing.T) {
	mine := side{Hand: ids("plan-10"), Line: ids("zorg", "troll"), Houses: []card.House{card.Mars}}
	theirs := side{Line: list{{ID: "mother", Amber: 2, Attached: ids("blood-of-titans")}, {ID: "tunk"}}, Houses: []card.House{card.Logos}}
	t.Run("one creature a turn comes back, and Plan 10 goes with the last", func(t *testing.T) {
		tb := duel(t, mine, theirs, card.Mars)
		tb.Play("plan-10")
		tb.Line(0, "zorg")
		tb.Line(1, "tunk")
		tb.InZone(card.Under, "troll", "mother")
		tb.Unmarked("troll", keyforge.FaceDown)
		tb.Amber(0, 2) // K5.9
		tb.InZone(card.Discard, "blood-of-titans")
		tb.EndTurn()
		tb.Offers("troll", "mother")
		tb.Must()
		tb.Pick("mother")
		assert.Contains(t, tb.Pile(1, card.Hand), "mother")
		tb.InZone(card.Artifacts, "plan-10")
		tb.House(card.Logos)
		tb.EndTurn()
		assert.Contains(t, tb.Pile(0, card.Hand), "troll")
		tb.InZone(card.Discard, "plan-10")
	})
	t.Run("with nothing under it, it is destroyed at the end of the turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("plan-10"), Line: ids("zorg")}, side{}, card.Mars)
		tb.Play("plan-10")
		tb.InZone(card.Artifacts, "plan-10")
		tb.EndTurn()
		tb.InZone(card.Discard, "plan-10")
	})
	t.Run("what is under it when it leaves play goes to the discard piles (K26.8)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("plan-10", "glimmerspore"), Line: ids("troll")}, side{Line: ids("mother")}, card.Mars)
		tb.Play("plan-10")
		tb.Play("glimmerspore")
		assert.Equal(t, []string{"plan-10"}, tb.Pile(0, card.Archives))
		assert.Contains(t, tb.Pile(0, card.Discard), "troll")
		assert.Contains(t, tb.Pile(1, card.Discard), "mother")
	})
	t.Run("a ward saves a creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("plan-10")}, side{Line: list{{ID: "mother", Marks: keyforge.Warded}}}, card.Mars)
		tb.Play("plan-10")
		tb.Line(1, "mother")
	})
}

func TestOverclockedShockCollar(t *testing.T) {
	t.Run("who reaps with it is stunned, and so are both neighbors", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "zorg"}, {ID: "tunk", Attached: ids("overclocked-shock-collar")}, {ID: "troll"}, {ID: "blypyp"}}},
			side{}, card.Mars)
		tb.Reap("tunk")
		for _, name := range []string{"zorg", "tunk", "troll"} {
			tb.Marked(name, keyforge.Stunned)
		}
		tb.Unmarked("blypyp", keyforge.Stunned)
	})
	t.Run("discarded it frees every Martian", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("overclocked-shock-collar"), Line: list{{ID: "zorg", Marks: keyforge.Stunned}}},
			side{Line: list{{ID: "tunk", Marks: keyforge.Stunned}, {ID: "mother", Marks: keyforge.Stunned}}}, card.Mars)
		tb.Discard("overclocked-shock-collar")
		tb.Unmarked("zorg", keyforge.Stunned)
		tb.Unmarked("tunk", keyforge.Stunned)
		tb.Marked("mother", keyforge.Stunned)
	})
}

func TestPsychicHaze(t *testing.T) {
	t.Run("the enraged do not attack friendly Martians", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Enraged}, {ID: "dextre"}}, Houses: []card.House{card.Logos}},
			side{Line: ids("zorg", "troll"), Artifacts: ids("psychic-haze")}, card.Logos)
		tb.Fight("mother") // not a choice
		tb.Damage("troll", 5)
		tb.Fight("dextre", "zorg")
		tb.Damage("zorg", 3)
	})
	t.Run("with nothing else to attack they may reap, and stay enraged", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Enraged}}}, side{Line: ids("zorg"), Artifacts: ids("psychic-haze")},
			card.Logos)
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("mother")}, keyforge.NothingToFight)
		tb.Reap("mother")
		tb.Marked("mother", keyforge.Enraged)
	})
	t.Run("it does not protect the Martians of the other side", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Enraged}}, Artifacts: ids("psychic-haze")}, side{Line: ids("zorg")},
			card.Brobnar)
		tb.Fight("troll")
		tb.InZone(card.Discard, "zorg")
	})
	t.Run("its action enrages every enemy", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zorg"), Artifacts: ids("psychic-haze")}, side{Line: ids("mother", "tunk")}, card.Mars)
		tb.Act("psychic-haze")
		tb.Marked("mother", keyforge.Enraged)
		tb.Marked("tunk", keyforge.Enraged)
		tb.Unmarked("zorg", keyforge.Enraged)
	})
}
