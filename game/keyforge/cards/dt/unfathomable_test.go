package dt_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestWhirlpool(t *testing.T) {
	t.Run("at the end of each turn the right flank goes over to the left flank", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("whirlpool"), Line: list{{ID: "mother"}, {ID: "tocsin", Amber: 1, Damage: 1}},
			Houses: []card.House{card.Logos}},
			side{Line: ids("valdr", "smaaash"), Houses: []card.House{card.Brobnar}}, card.Logos)
		tb.EndTurn()
		tb.Line(0, "mother")
		tb.Line(1, "tocsin", "valdr", "smaaash")
		tb.AmberOn("tocsin", 1)
		tb.Damage("tocsin", 1)
		tb.Unmarked("tocsin", keyforge.Exhausted)
		tb.House(card.Brobnar)
		tb.EndTurn()
		tb.Line(1, "tocsin", "valdr")
		tb.Line(0, "smaaash", "mother")
		tb.House(card.Logos)
		tb.EndTurn()
		tb.Line(0, "smaaash")
		tb.Line(1, "mother", "tocsin", "valdr")
		tb.LeaveOpen()
	})
	t.Run("for good: also when it leaves play", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("whirlpool"), Line: ids("mother"), Houses: []card.House{card.Logos}},
			side{Houses: []card.House{card.Logos}, Line: list{{ID: "neutron-shark"}}, Deck: ids("batdrone")}, card.Logos)
		tb.EndTurn()
		tb.Line(1, "mother", "neutron-shark")
		tb.Reap("neutron-shark")
		tb.Pick("neutron-shark")
		tb.InZone(card.Discard, "whirlpool", "neutron-shark")
		tb.Line(1, "mother")
		tb.EndTurn()
		tb.Line(1, "mother")
	})
	t.Run("no creature: nothing", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("whirlpool")}, side{Line: ids("valdr")}, card.Unfathomable)
		tb.EndTurn()
		tb.Line(1, "valdr")
		tb.Line(0)
	})
	t.Run("two of them move two", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("whirlpool", "whirlpool"), Line: ids("mother", "tocsin", "dust-imp")}, side{}, card.Unfathomable)
		tb.EndTurn()
		for tb.Question().Kind == keyforge.AskOrder {
			tb.Choose(0)
		}
		tb.Line(0, "mother")
		tb.Line(1, "tocsin", "dust-imp")
		tb.LeaveOpen()
	})
	t.Run("its owner goes on owning what it gave away", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("whirlpool"), Line: ids("dust-imp"), Houses: []card.House{card.Brobnar}, Hand: ids("punch")},
			side{}, card.Brobnar)
		tb.EndTurn()
		tb.Line(1, "dust-imp")
		tb.LeaveOpen()
	})
}

func TestFlamegillEnforcer(t *testing.T) {
	mine := side{Line: ids("flamegill-enforcer"), Houses: []card.House{card.Unfathomable}}
	t.Run("enraged after the opponent raises the tide", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cross-porpoises")}, side{Line: ids("flamegill-enforcer", "troll", "valdr", "headhunter")}, card.Untamed)
		tb.Play("cross-porpoises")
		tb.Pick("troll", "valdr")
		tb.Marked("flamegill-enforcer", keyforge.Enraged)
		tb.Unmarked("headhunter", keyforge.Enraged)
	})
	t.Run("not after its own player does", func(t *testing.T) {
		tb := duel(t, side{Line: ids("flamegill-enforcer"), Hand: ids("cross-porpoises")}, side{Line: ids("troll")}, card.Untamed)
		tb.Play("cross-porpoises")
		tb.Unmarked("flamegill-enforcer", keyforge.Enraged)
		tb.Marked("troll", keyforge.Enraged)
	})
	t.Run("captures 3", func(t *testing.T) {
		tb := duel(t, mine, side{Amber: 5}, card.Unfathomable)
		tb.Act("flamegill-enforcer")
		tb.AmberOn("flamegill-enforcer", 3)
		tb.Amber(1, 2)
	})
}
