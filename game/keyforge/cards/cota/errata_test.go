package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestD62_E8LibraryAccessPurgesItself(t *testing.T) {
	us := side{Hand: ids("library-access", "library-of-babble"), Deck: many(9, "fear")}
	tb := gametest.Newest(t, us, side{}, card.Logos)
	tb.Play("library-access")
	tb.InZone(card.Purged, "library-access")
	tb.Play("library-of-babble")
	assert.Len(t, tb.Pile(0, card.Deck), 8, "its effect lasts")
	tb = duel(t, us, side{}, card.Logos)
	tb.Play("library-access")
	tb.InZone(card.Discard, "library-access")
}

func TestE9BaitAndSwitchStealsTwice(t *testing.T) {
	for _, c := range []struct{ mine, theirs, stolen int }{{0, 0, 0}, {3, 2, 0}, {2, 3, 1}, {0, 1, 1}, {1, 5, 2}, {0, 5, 2}, {0, 9, 2}} {
		tb := gametest.Newest(t, side{Amber: c.mine, Hand: ids("bait-and-switch")}, side{Amber: c.theirs}, card.Shadows)
		tb.Play("bait-and-switch")
		tb.Amber(0, c.mine+c.stolen)
		tb.Amber(1, c.theirs-c.stolen)
	}
}

func TestE10BiomatrixBackupIsNotOffered(t *testing.T) {
	saved := list{{ID: "batdrone", Attached: ids("biomatrix-backup")}}
	tb := gametest.Newest(t, side{Hand: ids("punch")}, side{Line: saved}, card.Brobnar)
	tb.Play("punch")
	assert.Equal(t, []string{"batdrone"}, tb.Pile(1, card.Archives))
}

func TestE11MagdaTheRatPaysForHerPlay(t *testing.T) {
	spirit := ids("the-spirit-s-way")
	t.Run("2 are stolen back when she has left", func(t *testing.T) {
		tb := gametest.Newest(t, side{Hand: append(ids("magda-the-rat"), spirit...)}, side{Amber: 5}, card.Shadows)
		tb.Play("magda-the-rat")
		tb.Amber(0, 2)
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Sanctum)
		tb.Play("the-spirit-s-way")
		tb.Amber(0, 0)
		tb.Amber(1, 5)
	})
	t.Run("not if she was not played", func(t *testing.T) {
		us := side{Amber: 2, Hand: spirit, Line: ids("magda-the-rat")}
		tb := gametest.Newest(t, us, side{}, card.Sanctum)
		tb.Play("the-spirit-s-way")
		tb.Amber(0, 2)
		tb = duel(t, us, side{}, card.Sanctum)
		tb.Play("the-spirit-s-way")
		tb.Amber(1, 2)
	})
	t.Run("after the æmber on her has moved", func(t *testing.T) {
		tb := gametest.Newest(t, side{Hand: append(ids("magda-the-rat"), spirit...), Line: ids("the-vaultkeeper")}, side{Amber: 2}, card.Shadows)
		tb.Play("magda-the-rat")
		tb.Left()
		tb.EndTurn()
		tb.EndTurn()
		tb.House(card.Sanctum)
		tb.Play("the-spirit-s-way") // the Vaultkeeper, who forbids the theft, has left with her
		tb.Amber(0, 0)
		tb.Amber(1, 2)
	})
}

func TestE12ExperimentalTherapyOpensNoHouse(t *testing.T) {
	therapy := list{{ID: "mother", Attached: ids("experimental-therapy")}}
	tb := gametest.Newest(t, side{Line: therapy, Houses: []card.House{card.Logos, card.Dis}}, side{}, card.Dis)
	tb.Reap("mother")
	tb.EndTurn()
	tb.EndTurn()
	assert.Equal(t, card.HouseSet(card.Logos, card.Dis), tb.Choosable(0))
}

func TestE13TendrilsOfPainDealsFourInstead(t *testing.T) {
	tb := gametest.Newest(t, side{Hand: ids("tendrils-of-pain")},
		side{Line: list{{ID: "raiding-knight"}, {ID: "dust-imp", Marks: keyforge.Warded}},
			Keys: 1, Before: map[card.Ledger]int{card.Forged: 1}}, card.Dis)
	tb.Play("tendrils-of-pain")
	tb.Damage("raiding-knight", 2) // armor 2, once
	tb.Line(1, "raiding-knight", "dust-imp")
}

func TestE14CustomVirusMayPurge(t *testing.T) {
	virus := func(hand ...string) *gametest.Table {
		us := side{Artifacts: ids("custom-virus"), Hand: ids(hand...)}
		tb := gametest.Newest(t, us, side{Line: ids("mother", "zorg")}, card.Dis)
		tb.Omni("custom-virus")
		tb.InZone(card.Discard, "custom-virus")
		return tb
	}
	tb := virus("batdrone")
	tb.Pick("batdrone")
	tb.Line(1, "zorg")
	tb = virus("batdrone")
	tb.Finish()
	tb.InZone(card.Hand, "batdrone")
	tb.Line(1, "mother", "zorg")
}

func TestE15IncubationChamberMayReveal(t *testing.T) {
	chamber := side{Artifacts: ids("incubation-chamber"), Hand: ids("zorg", "mother")}
	tb := gametest.Newest(t, chamber, side{}, card.Logos)
	tb.Omni("incubation-chamber")
	tb.Finish()
	assert.Zero(t, tb.Happened(keyforge.Shown))
	tb = gametest.Newest(t, chamber, side{}, card.Logos)
	tb.Omni("incubation-chamber")
	tb.Pick("zorg")
	assert.Equal(t, []string{"zorg"}, tb.Pile(0, card.Archives))
}
