package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestCombatPheromones(t *testing.T) {
	tb := duel(t, side{Line: ids("blypyp", "tunk", "zorg", "mother"), Artifacts: ids("combat-pheromones", "crystal-hive")}, side{}, card.Logos)
	refusedUse(tb, keyforge.Reap, "tunk", keyforge.WrongHouse)
	tb.Omni("combat-pheromones")
	tb.InZone(card.Discard, "combat-pheromones")
	tb.Reap("mother") // of the active house: it does not count
	tb.Reap("tunk")
	tb.Act("crystal-hive")
	refusedUse(tb, keyforge.Reap, "zorg", keyforge.WrongHouse)
	tb = duel(t, side{Line: ids("tunk", "mother"), Artifacts: ids("combat-pheromones")}, side{}, card.Logos)
	tb.Omni("combat-pheromones")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Logos)
	refusedUse(tb, keyforge.Reap, "tunk", keyforge.WrongHouse)
}

func TestCommpod(t *testing.T) {
	pod := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "tunk", Marks: keyforge.Exhausted}, {ID: "mother", Marks: keyforge.Exhausted}},
			Artifacts: ids("commpod"),
			Hand:      ids("zorg", "squawker", "fear")},
			side{Line: list{{ID: "grommid", Marks: keyforge.Exhausted}}}, card.Mars)
		tb.Act("commpod")
		tb.Offers("zorg", "squawker")
		return tb
	}
	tb := pod()
	tb.Pick("zorg", "squawker")
	tb.Offers("tunk", "grommid")
	tb.Pick("tunk")
	tb.Finish() // each of them may be left out
	tb.Unmarked("tunk", keyforge.Exhausted)
	tb.Marked("grommid", keyforge.Exhausted)
	tb = pod()
	tb.Pick("zorg")
	tb.Finish()
	tb.Pick("grommid")
	tb.Unmarked("grommid", keyforge.Exhausted)
	tb.Marked("tunk", keyforge.Exhausted)
	tb = pod()
	tb.Finish()
	tb.Marked("tunk", keyforge.Exhausted)
}

func TestCrystalHive(t *testing.T) {
	tb := duel(t, side{Line: ids("tunk", "zorg"), Artifacts: ids("crystal-hive")}, side{Line: ids("valdr")}, card.Mars)
	tb.Reap("tunk")
	tb.Act("crystal-hive")
	tb.Amber(0, 1)
	tb.Reap("zorg")
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.Reap("valdr")
	tb.Amber(0, 3)
	tb.Amber(1, 1)
}

func TestCustomVirus(t *testing.T) {
	virus := func(hand ...string) *gametest.Table {
		tb := duel(t, side{Line: ids("blypyp", "tunk"), Artifacts: ids("custom-virus"), Hand: ids(hand...)},
			side{Line: ids("mother", "zorg", "troll")}, card.Dis)
		tb.Omni("custom-virus") // whatever the active house (K8.9)
		tb.InZone(card.Discard, "custom-virus")
		return tb
	}
	tb := virus("john-smyth", "batdrone", "fear")
	tb.Offers("john-smyth", "batdrone")
	tb.Pick("batdrone")
	tb.InZone(card.Purged, "batdrone")
	tb.Line(0, "blypyp")
	tb.Line(1, "zorg", "troll")
	tb = virus("uxlyx-the-zookeeper") // either trait
	tb.InZone(card.Purged, "uxlyx-the-zookeeper")
	tb.Line(0, "tunk")
	tb.Line(1, "zorg", "troll")
	tb = virus("fear") // no creature in hand
	tb.Line(0, "blypyp", "tunk")
	tb.Line(1, "mother", "zorg", "troll")
}

func TestFeedingPit(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("feeding-pit"), Hand: ids("valdr", "mother", "fear")}, side{}, card.Mars)
	tb.Act("feeding-pit")
	tb.Offers("valdr", "mother")
	tb.Pick("mother")
	tb.InZone(card.Discard, "mother")
	tb.Amber(0, 1)
	tb = duel(t, side{Artifacts: ids("feeding-pit"), Hand: ids("fear")}, side{}, card.Mars)
	tb.Act("feeding-pit")
	tb.Amber(0, 0)
	tb.InZone(card.Hand, "fear")
}

func TestInvasionPortal(t *testing.T) {
	portal := func(deck ...string) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("invasion-portal"), Deck: ids(deck...)}, side{}, card.Mars)
		tb.Act("invasion-portal")
		return tb
	}
	tb := portal("fear", "squawker", "zorg", "blypyp")
	assert.Equal(t, []string{"zorg"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"squawker", "fear"}, tb.Pile(0, card.Discard))
	assert.Equal(t, []string{"blypyp"}, tb.Pile(0, card.Deck))
	tb = portal("zorg", "fear")
	assert.Equal(t, []string{"zorg"}, tb.Pile(0, card.Hand))
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
	tb = portal("fear", "mother")
	assert.Len(t, tb.Pile(0, card.Discard), 2)
	assert.Empty(t, tb.Pile(0, card.Hand))
	tb = portal()
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestIncubationChamber(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("incubation-chamber"), Hand: ids("zorg", "blypyp", "squawker", "mother")}, side{}, card.Logos)
	tb.Omni("incubation-chamber")
	tb.Offers("zorg", "blypyp")
	tb.Pick("zorg")
	assert.Equal(t, []string{"zorg"}, tb.Pile(0, card.Archives))
	assert.Equal(t, 1, tb.Happened(keyforge.Shown))
	tb = duel(t, side{Artifacts: ids("incubation-chamber"), Hand: ids("squawker", "mother")}, side{}, card.Logos)
	tb.Omni("incubation-chamber")
	assert.Empty(t, tb.Pile(0, card.Archives))
	tb.Marked("incubation-chamber", keyforge.Exhausted)
}

func TestMothergun(t *testing.T) {
	gun := func() *gametest.Table {
		tb := duel(t, side{Artifacts: ids("mothergun"), Hand: ids("zorg", "squawker", "soft-landing", "fear")},
			side{Line: ids("valdr", "mother")}, card.Mars)
		tb.Act("mothergun")
		tb.Offers("zorg", "squawker", "soft-landing")
		return tb
	}
	tb := gun()
	tb.Pick("zorg", "squawker", "soft-landing")
	tb.Pick("valdr") // all of it to one
	tb.Damage("valdr", 3)
	tb.Damage("mother", 0)
	tb = gun()
	tb.Pick("zorg")
	tb.Finish()
	tb.Pick("mother")
	tb.Damage("mother", 1)
	tb = gun()
	tb.Finish()
	tb.Pick("mother")
	tb.Damage("mother", 0)
}

func TestSniffer(t *testing.T) {
	tb := duel(t, side{Line: ids("tunk", "mindwarper"), Artifacts: ids("sniffer")}, side{Line: ids("urchin", "mother")}, card.Mars)
	tb.Act("sniffer")
	tb.Fight("tunk", "urchin")
	tb.InZone(card.Discard, "urchin")
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Fight("mother", "mindwarper")
	tb.InZone(card.Battleline, "mindwarper") // only this turn
}

func TestSwapWidget(t *testing.T) {
	widget := func(hand ...string) *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "blypyp"}, {ID: "tunk", Marks: keyforge.Exhausted}, {ID: "mother"}}, Artifacts: ids("swap-widget"),
			Hand: ids(hand...)},
			side{Line: ids("grommid"), Amber: 5}, card.Mars)
		tb.Act("swap-widget")
		tb.InZone(card.Hand, "blypyp")
		return tb
	}
	t.Run("a Mars creature of another name comes in, ready, without its Play ability (K6.10)", func(t *testing.T) {
		tb := widget("blypyp", "yxili-marauder", "zorg", "squawker", "valdr")
		tb.Offers("yxili-marauder", "zorg")
		tb.Pick("yxili-marauder")
		tb.Right()
		tb.Line(0, "tunk", "mother", "yxili-marauder")
		tb.Unmarked("yxili-marauder", keyforge.Exhausted)
		tb.AmberOn("yxili-marauder", 0)
	})
	t.Run("none of another name", func(t *testing.T) {
		tb := widget("blypyp", "valdr")
		tb.Line(0, "tunk", "mother")
	})
	t.Run("no ready Mars creature", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "tunk", Marks: keyforge.Exhausted}, {ID: "mother"}}, Artifacts: ids("swap-widget"), Hand: ids("zorg")},
			side{Line: ids("grommid")}, card.Mars)
		tb.Act("swap-widget")
		tb.InZone(card.Hand, "zorg")
		tb.Line(0, "tunk", "mother")
	})
	t.Run("a ward keeps the creature, and nothing comes in (K16.14)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "tunk", Marks: keyforge.Warded}}, Artifacts: ids("swap-widget"), Hand: ids("zorg")}, side{}, card.Mars)
		tb.Act("swap-widget")
		tb.Line(0, "tunk")
		tb.InZone(card.Hand, "zorg")
	})
}
