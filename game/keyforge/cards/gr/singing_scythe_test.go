package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestSingingScythe(t *testing.T) {
	returns := func(tb *gametest.Table) keyforge.Command {
		return keyforge.Command{Verb: keyforge.UseOmni, Card: tb.Card("singing-scythe")}
	}
	t.Run("comes back while you are haunted, in any house, as often as you like", func(t *testing.T) {
		pile := append(ids("singing-scythe"), many(9, "punch")...)
		tb := duel(t, side{Line: ids("mother"), Discard: pile}, side{}, card.Geistoid)
		tb.Omni("singing-scythe")
		tb.InZone(card.Hand, "singing-scythe")
		tb.Discard("singing-scythe")
		tb.Omni("singing-scythe")
		tb.Play("singing-scythe")
		tb.InZone(card.Attached, "singing-scythe")
		tb = duel(t, side{Line: ids("mother"), Discard: pile}, side{}, card.Dis)
		tb.Omni("singing-scythe")
		tb.InZone(card.Hand, "singing-scythe")
	})
	t.Run("or not at all", func(t *testing.T) {
		for _, sides := range [][2]side{
			{{Discard: append(ids("singing-scythe"), many(8, "punch")...)}, {Discard: many(10, "punch")}},
			{{Discard: many(10, "punch")}, {Discard: append(ids("singing-scythe"), many(9, "punch")...)}},
		} {
			tb := duel(t, sides[0], sides[1], card.Geistoid)
			tb.Refused(returns(tb), keyforge.NotInPlay)
			assert.NotContains(t, tb.Legal(nil), returns(tb))
		}
	})
	for haunted, want := range map[bool]card.Zone{true: card.Purged, false: card.Discard} {
		t.Run("its creature purges a card of any discard pile", func(t *testing.T) {
			tb := duel(t, side{Line: list{{ID: "batdrone", Attached: ids("singing-scythe")}}, Discard: haunting(haunted)},
				side{Discard: ids("troll")}, card.Logos)
			tb.Reap("batdrone")
			if haunted {
				tb.Pick("troll")
			}
			tb.InZone(want, "troll")
		})
	}
}
