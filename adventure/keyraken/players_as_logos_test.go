package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// A creature and an artifact are anybody's, an enemy is a limb (A5.2, A7).
func TestAloftLogosAndCreatures(t *testing.T) {
	t.Run("captain nemo", func(t *testing.T) {
		tb := aloft(t, Logos, line("captain-nemo"), seat{Artifacts: ids("flea-market"), Line: ids("plain-9")}, line("limb-1", "limb-9"))
		tb.Fight("captain-nemo", "limb-1")
		tb.Offers("captain-nemo", "plain-9", "limb-9")
		tb.Pick("limb-9")
		tb.InZone(Discard, "flea-market", "limb-9")
	})
	t.Run("nautilus", func(t *testing.T) {
		tb := together(t, "nautilus", Logos, seat{}, line("plain-9"), line("limb-9"))
		tb.Play("nautilus")
		tb.Offers("nautilus", "plain-9", "limb-9")
		tb.Pick("plain-9")
		tb.Marked("plain-9", keyforge.Warded)
	})
	t.Run("weigh the anchor", func(t *testing.T) {
		tb := together(t, "weigh-the-anchor", Logos, line("plain-2"), line("plain-3", "plain-4"), line("limb-1", "limb-2", "limb-3"))
		tb.Play("weigh-the-anchor")
		tb.Pick("limb-1", "limb-3")
		tb.Marked("limb-1", keyforge.Stunned)
		tb.Unmarked("limb-2", keyforge.Stunned)
		tb.Unmarked("plain-3", keyforge.Stunned)
	})
	t.Run("rm foler", func(t *testing.T) {
		tb := aloft(t, Logos, seat{Line: ids("rm-foler"), Deck: ids("punch")}, line("plain-9"), line("limb-9"))
		tb.Reap("rm-foler")
		tb.InZone(Discard, "limb-9")
		tb.InZone(Hand, "punch")
		tb = aloft(t, Logos, seat{Line: ids("rm-foler"), Deck: ids("punch")}, line("plain-9"), seat{})
		tb.Reap("rm-foler")
		tb.InZone(Deck, "punch")
		tb.Line(1, "plain-9")
	})
	t.Run("connectome transfer", func(t *testing.T) {
		tb := together(t, "connectome-transfer", Logos, line("plain-1"), line("plain-2", "plain-3", "plain-4"),
			line("limb-1", "limb-2", "limb-3"))
		tb.Play("connectome-transfer")
		tb.Line(0)
		tb.Line(1, "plain-3")
		tb.Line(monster, "limb-2")
		tb.InZone(Archives, "plain-1", "plain-2", "plain-4", "limb-1", "limb-3")
	})
	t.Run("placeholder", func(t *testing.T) {
		tb := together(t, "placeholder", Logos, seat{}, line("plain-8", "plain-9"), line("limb-8", "limb-9"))
		tb.Play("placeholder")
		tb.Offers("plain-8", "plain-9", "limb-8", "limb-9")
		tb.Pick("plain-8")
		tb.Right()
		tb.Line(1, "plain-9", "plain-8")
		tb.Pick("limb-9")
		tb.Left()
		tb.Line(monster, "limb-9", "limb-8")
	})
	t.Run("wurm tunnel", func(t *testing.T) {
		tb := together(t, "wurm-tunnel", Logos, seat{Deck: gametest.Many(2, "punch")}, seat{Line: pile{{ID: "plain-9", Amber: 1}}},
			seat{Line: pile{{ID: "limb-9", Amber: 1}}})
		tb.Play("wurm-tunnel")
		tb.Offers("plain-9", "limb-9")
		tb.Pick("limb-9")
		tb.AmberOn("limb-9", 0)
		pools(t, tb, 0, 0, 0)
		assert.Len(t, tb.Pile(0, Hand), 2)
	})
	t.Run("articulated ren", func(t *testing.T) {
		tb := aloft(t, Logos, line("articulated-ren"), line("plain-2"), seat{Artifacts: asleep()})
		tb.EndTurn()
		tb.Offers("articulated-ren")
		tb.LeaveOpen()
	})
	t.Run("minerva's wings", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Line: pile{worn("plain-2", "minerva-s-wings")}}, seat{}, seat{})
		tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("plain-2")}, keyforge.CannotFight)
		tb.LeaveOpen()
	})
	t.Run("holo-camo", func(t *testing.T) {
		me := seat{Line: pile{worn("plain-2", "holo-camo")}}
		tb := aloft(t, Brobnar, me, seat{}, line("limb-9"))
		tb.EndTurn() // its turn comes when the ready creature is its prey, if any
		tb.Damage("plain-2", 0)
	})
}

// Its hand are its archives (A4.4), its decks those of the adventure (A22).
func TestAloftLogosAndTheKeyrakensCards(t *testing.T) {
	three := func() seat { return seat{Archives: gametest.Many(3, "ascending-jet")} }
	t.Run("arcenomometer", func(t *testing.T) {
		k := plays("titanic-maw")
		k.Amber = 2
		for used, lost := range map[bool]int{false: 0, true: 1} {
			tb := aloft(t, Logos, seat{Artifacts: ids("arcenomometer")}, seat{Amber: 3, Hand: ids("captain-nemo")}, k)
			if used {
				tb.Act("arcenomometer")
			}
			tb.EndTurn()
			assert.Equal(t, lost, tb.Happened(keyforge.Lost))
			tb.Play("captain-nemo")
			assert.Equal(t, 0, tb.Happened(keyforge.Lost), "an ally is no opponent")
		}
	})
	t.Run("empyrean charge", func(t *testing.T) {
		tb := together(t, "empyrean-charge", Logos, seat{Amber: 7, Archives: ids("punch")}, seat{Archives: ids("fear")}, three())
		tb.Play("empyrean-charge") // 6+6-5, with the bonus æmber
		tb.Choose(RedKey)
		tb.Keys(0, 1)
		pools(t, tb, 1, 0, 0)
		assert.Len(t, tb.Pile(monster, Discard), 3)
		tb.InZone(Discard, "punch", "fear")
	})
	t.Run("root access", func(t *testing.T) {
		tb := together(t, "root-access", Logos, seat{}, seat{Deck: ids("fear"), Line: ids("plain-9")},
			seat{Deck: ids("titanic-maw", "ascending-jet"), Line: ids("limb-9")})
		tb.Play("root-access")
		assert.Equal(t, []string{"ascending-jet"}, tb.Pile(monster, Discard))
		tb.Damage("limb-9", 2) // of the same house, unlike the Keyraken no creature
		tb.Damage("the-keyraken", 0)
		tb.Damage("plain-9", 0)
	})
	t.Run("ezra paws", func(t *testing.T) {
		tb := together(t, "ezra-paws", Logos, seat{}, seat{Hand: ids("fear")}, three())
		tb.Play("ezra-paws")
		assert.Positive(t, tb.Happened(keyforge.Shown))
	})
	t.Run("skippy the glorious", func(t *testing.T) {
		tb := together(t, "skippy-the-glorious", Logos, seat{Deck: ids("punch")}, seat{Artifacts: ids("flea-market")}, seat{Artifacts: asleep()})
		tb.Discard("skippy-the-glorious") // an ally's artifact is not the opponent's
		tb.InZone(Deck, "punch")
		pools(t, tb, 0, 0, 0)
	})
	t.Run("reallocation accessory", func(t *testing.T) {
		tb := aloft(t, Brobnar, seat{Line: pile{worn("plain-2", "reallocation-accessory")}, Hand: ids("punch")},
			seat{Archives: ids("fear", "fear"), Line: ids("plain-9")}, three())
		tb.Reap("plain-2")
		tb.Choose(int(monster))
		tb.Pick("plain-9", "plain-9", "plain-9")
		tb.Damage("plain-9", 3)
	})
	t.Run("de-doss", func(t *testing.T) { // the Keyraken cannot play a creature of more power (A11.8), an ally can
		k := plays("crushing-arm")
		tb := aloft(t, Brobnar, seat{Line: pile{worn("plain-1", "de-doss")}}, seat{Hand: ids("plain-9")}, k)
		tb.EndTurn()
		tb.InZone(Archives, "crushing-arm")
		if tb.Question().Kind == keyforge.AskHouse {
			tb.House(Brobnar)
		}
		tb.Play("plain-9")
		tb.Line(1, "plain-9")
	})
}
