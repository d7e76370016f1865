package cc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCurseOfForgery(t *testing.T) {
	deck := many(20, "fear")
	tb := duel(t, side{Hand: ids("curse-of-forgery"), Line: ids("jeen-peary"), Deck: deck}, side{Line: ids("krump"), Amber: 5,
		Deck: deck}, card.Skyborn)
	tb.Play("curse-of-forgery")
	assert.Equal(t, []string{"curse-of-forgery"}, tb.Pile(1, card.Artifacts))
	tb.EndTurn() // the opponent has too little æmber
	tb.InZone(card.Artifacts, "curse-of-forgery")
	tb.House(card.Brobnar)
	tb.Reap("krump")
	tb.EndTurn()
	tb.EndTurn()
	tb.InZone(card.Purged, "curse-of-forgery")
	tb.Keys(1, 0)
	tb.Amber(1, 6)
	tb.EndTurn()
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(1, 0)
	t.Run("two of them stop one key each", func(t *testing.T) {
		tb := duel(t, side{Amber: 6, Deck: deck}, side{Artifacts: ids("curse-of-forgery", "curse-of-forgery"), Amber: 6, Deck: deck},
			card.Skyborn)
		tb.EndTurn()
		tb.InZone(card.Purged, "curse-of-forgery#1")
		tb.InZone(card.Artifacts, "curse-of-forgery#2")
		tb.Keys(1, 0)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(0, 1) // they are not of the other player
	})
	t.Run("the additional key of Forgemaster remains", func(t *testing.T) {
		tb := duel(t, side{Reference: ids("forgemaster"), Deck: deck}, side{Artifacts: ids("curse-of-forgery"), Amber: 5, Deck: deck},
			card.Skyborn)
		tb.EndTurn()
		tb.InZone(card.Purged, "curse-of-forgery")
		tb.Keys(1, 0)
		tb.Asks(keyforge.AskYesNo, keyforge.ForMoreKey, 1)
		tb.Yes()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(1, 0)
	})
	t.Run("a forging that Keyforgery has stopped is stopped by no other", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("keyforgery"), Hand: ids("fear"), Deck: deck},
			side{Artifacts: ids("curse-of-forgery", "curse-of-forgery"), Amber: 6, Deck: deck}, card.Skyborn)
		tb.EndTurn()
		tb.House(card.Mars)
		tb.InZone(card.Discard, "keyforgery")
		tb.Keys(1, 0)
		assert.Len(t, tb.Pile(1, card.Artifacts), 2)
		assert.Equal(t, 1, tb.Happened(keyforge.ForgeSkipped))
	})
}

// It puts them into the archives of their owners (E39).
func TestLongWayHome(t *testing.T) {
	tb := duel(t, side{Hand: ids("long-way-home"), Line: list{{ID: "jeen-peary"}, {ID: "endurance", Foreign: true}, {ID: "krump"}}},
		side{Line: ids("cabochon")}, card.Skyborn)
	tb.Play("long-way-home")
	tb.Line(0, "krump")
	tb.Line(1, "cabochon")
	assert.Equal(t, []string{"jeen-peary"}, tb.Pile(0, card.Archives))
	assert.Equal(t, []string{"endurance"}, tb.Pile(1, card.Archives))
}

func TestEndurance(t *testing.T) {
	tb := duel(t, side{Line: ids("ripper-jack", "endurance", "krump")}, side{Line: ids("troll", "dust-imp")}, card.Skyborn)
	tb.Reap("ripper-jack")
	tb.Amber(0, 1)
	tb.Offers("troll", "dust-imp")
	tb.Pick("dust-imp")
	tb.InZone(card.Discard, "dust-imp")
	tb.InZone(card.Hand, "ripper-jack")
	tb = duel(t, side{Line: ids("ripper-jack", "krump", "endurance", "bumpsy")}, side{Line: ids("troll")}, card.Skyborn)
	tb.Reap("ripper-jack") // no neighbor
	tb.Damage("troll", 0)
	tb = duel(t, side{Line: ids("krump", "endurance")}, side{Line: ids("troll")}, card.Brobnar)
	tb.Reap("krump") // not of Skyborn
	tb.Damage("troll", 0)
}

func TestSirLorcas(t *testing.T) {
	for _, colors := range []uint8{0, keyforge.RedKey, keyforge.BlueKey, keyforge.YellowKey} {
		tb := duel(t, side{Line: ids("sir-lorcas"), Colors: colors}, side{Line: ids("mother"), Colors: 6 &^ colors}, card.Skyborn)
		tb.Fight("sir-lorcas")
		tb.Damage("sir-lorcas", map[bool]int{false: 4, true: 0}[colors == keyforge.RedKey])
		tb = duel(t, side{Line: ids("titan-mechanic")}, side{Line: ids("sir-lorcas", "krump"), Colors: colors}, card.Logos)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("titan-mechanic")})
		if colors != keyforge.BlueKey { // taunt leaves no choice
			tb.Pick("sir-lorcas")
		}
		tb.Damage("titan-mechanic", map[bool]int{false: 5, true: 0}[colors == keyforge.YellowKey])
	}
}

func TestHeartOfSteel(t *testing.T) {
	tb := duel(t, side{Hand: ids("heart-of-steel"), Discard: ids("ripper-jack", "endurance", "krump", "wheel-of-fire"), Line: ids("troll")},
		side{Discard: ids("jeen-peary"), Amber: 2}, card.Skyborn)
	tb.Play("heart-of-steel")
	tb.Offers("ripper-jack", "endurance")
	tb.Pick("ripper-jack")
	tb.Left()
	tb.Line(0, "ripper-jack", "troll")
	tb.Amber(0, 2) // its Play
	tb.Amber(1, 1)
}

func TestJourneyOnward(t *testing.T) {
	deck := many(9, "fear")
	tb := duel(t, side{Hand: ids("journey-onward"), Line: tired("cabochon", "sir-lorcas", "krump"), Deck: deck},
		side{Line: ids("troll", "dust-imp"), Amber: 3, Deck: deck}, card.Skyborn)
	tb.Play("journey-onward")
	tb.Offers("cabochon", "sir-lorcas")
	tb.Pick("cabochon")
	tb.Pick("dust-imp")
	tb.Amber(0, 1)
	tb.Amber(1, 2+2) // Dust Imp
	tb.Fight("sir-lorcas")
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("journey-onward"), Line: ids("cabochon")}, side{Line: ids("troll"), Amber: 3}, card.Skyborn)
	tb.Play("journey-onward")
	tb.InZone(card.Discard, "cabochon")
	tb.Amber(0, 0)
}

func TestRipperJack(t *testing.T) {
	tb := duel(t, side{Hand: ids("ripper-jack")}, side{Line: ids("dust-imp"), Amber: 2}, card.Skyborn)
	tb.Play("ripper-jack")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: list{{ID: "ripper-jack", Foreign: true}}}, side{Line: ids("dust-imp"), Amber: 2}, card.Skyborn)
	tb.Fight("ripper-jack")
	assert.Equal(t, []string{"ripper-jack"}, tb.Pile(1, card.Hand))
}

func TestWheelOfFire(t *testing.T) {
	tb := duel(t, side{Hand: ids("wheel-of-fire"), Line: ids("endurance", "cabochon")}, side{Line: ids("mother", "troll",
		"dextre")}, card.Skyborn)
	tb.Play("wheel-of-fire")
	tb.Pick("endurance")
	tb.Fight("endurance", "troll")
	tb.Damage("troll", 4+2)
	tb.Damage("mother", 2)
	tb.Damage("dextre", 2)
	tb = duel(t, side{Line: ids("mother")}, side{Line: list{with("wheel-of-fire", "endurance"), {ID: "cabochon"}}}, card.Logos)
	tb.Fight("mother", "endurance")
	tb.InZone(card.Discard, "mother") // 2 and 4
	tb.Amber(0, 0)
}
