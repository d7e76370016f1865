package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestEkwirresFulcrum(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("ekwirrĕ-s-fulcrum")}, side{Deck: many(9, "fear")}, card.Ekwidon)
	tb.EndTurn()
	tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 0)
	tb.Yes()
	tb.Amber(0, 1)
	assert.Len(t, tb.Pile(1, card.Hand), 2)
	tb.EndTurn()
	tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 1)
	tb.No()
	tb.Amber(1, 0)
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestFortuneReverser(t *testing.T) {
	host := list{{ID: "headhunter", Attached: ids("blood-of-titans")}, {ID: "troll", Attached: ids("blood-of-titans")}}
	tb := duel(t, side{Hand: ids("fortune-reverser"), Line: ids("urchin")}, side{Line: host}, card.Ekwidon)
	tb.PowerIs("headhunter", 10)
	tb.Play("fortune-reverser")
	tb.Pick("headhunter")
	tb.PowerIs("headhunter", 5)
	tb.InZone(card.Discard, "blood-of-titans#1")
	tb.InZone(card.Attached, "blood-of-titans#2", "fortune-reverser")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Fight("headhunter")
	tb.Amber(1, 0) // its Fight is gone
}

func TestPhobivore(t *testing.T) {
	for haunted, free := range map[int]bool{9: true, 10: false} {
		host := list{{ID: "headhunter", Attached: list{{ID: "phobivore", Control: 2}}}}
		tb := duel(t, side{Line: host, Discard: many(haunted, "fear")}, side{Discard: many(19-haunted, "fear")}, card.Brobnar)
		reap := keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("headhunter")}
		if free {
			tb.Do(reap)
		} else {
			assert.Error(t, tb.Check(reap))
		}
	}
	t.Run("nor can it be used to remove its stun", func(t *testing.T) {
		host := list{{ID: "headhunter", Marks: keyforge.Stunned, Attached: list{{ID: "phobivore", Control: 2}}}}
		tb := duel(t, side{Line: host, Discard: many(10, "fear")}, side{}, card.Brobnar)
		assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.Unstun, Card: tb.Card("headhunter")}))
	})
}

// Whoever is haunted when the "draw cards" step comes refills to seven (K27.1).
func TestForbiddenTome(t *testing.T) {
	for haunted, hand := range map[int]int{9: 6, 10: 7} {
		tb := duel(t, side{Artifacts: ids("forbidden-tome"), Deck: many(9, "fear"), Discard: many(haunted, "fear")},
			side{Deck: many(9, "fear"), Discard: many(haunted, "fear")}, card.Ekwidon)
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, card.Hand), hand)
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, card.Hand), hand)
	}
}

// The next turn is yours again, whole, and the one after that the opponent's (K32.13).
func TestTachyonManifold(t *testing.T) {
	table := func(t *testing.T, n int) *gametest.Table {
		return duel(t, side{Artifacts: many(n, "tachyon-manifold"), Line: ids("pen-pal"), Amber: 6},
			side{Line: ids("troll"), Deck: many(30, "fear")},
			card.Ekwidon)
	}
	t.Run("one", func(t *testing.T) {
		tb := table(t, 1)
		tb.Act("tachyon-manifold")
		tb.InZone(card.Purged, "tachyon-manifold")
		assert.Len(t, tb.Pile(1, card.Hand), 10)
		turn := tb.Turn()
		tb.EndTurn()
		assert.Equal(t, turn+1, tb.Turn())
		assert.Equal(t, keyforge.Side(0), tb.Active())
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Reap("pen-pal")
		tb.EndTurn()
		assert.Equal(t, keyforge.Side(1), tb.Active())
		tb.EndTurn()
		assert.Equal(t, keyforge.Side(0), tb.Active())
	})
	t.Run("two give two turns", func(t *testing.T) {
		tb := table(t, 2)
		tb.Act("tachyon-manifold#1")
		tb.Act("tachyon-manifold#2")
		for _, active := range []keyforge.Side{0, 0, 1} {
			tb.EndTurn()
			assert.Equal(t, active, tb.Active())
			if tb.Question().Kind == keyforge.AskKey {
				tb.Choose(0)
			}
		}
	})
}

// Whoever plays it gives it to the opponent (K28.1), who discards before refilling the
// hand.
func TestCurseOfSpontaneity(t *testing.T) {
	tb := ekwidonPlays(t, "curse-of-spontaneity", side{Hand: ids("punch"), Deck: many(9, "punch")},
		side{Hand: ids("fear", "fear"), Deck: many(9, "troll")})
	assert.Equal(t, []string{"curse-of-spontaneity"}, tb.Pile(1, card.Artifacts))
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 6)
	tb.InZone(card.Hand, "punch#1")
	tb.House(card.Ekwidon)
	tb.EndTurn()
	assert.Equal(t, []string{"fear", "fear"}, tb.Pile(1, card.Discard))
	assert.Len(t, tb.Pile(1, card.Hand), 6)
}
