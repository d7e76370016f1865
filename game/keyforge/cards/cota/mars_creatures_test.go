package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBlypyp(t *testing.T) {
	tb := duel(t, side{Line: ids("blypyp"), Hand: ids("feeding-pit", "zorg", "tunk")}, side{}, card.Mars)
	tb.Reap("blypyp")
	tb.Play("feeding-pit")
	tb.Marked("feeding-pit", keyforge.Exhausted)
	tb.Play("tunk")
	tb.Right()
	tb.Unmarked("tunk", keyforge.Exhausted)
	tb.Play("zorg")
	tb.Right()
	tb.Marked("zorg", keyforge.Exhausted)
}

// A creature that is put into play is not played, and does not use it up.
func TestBlypypWaitsForAMarsCreature(t *testing.T) {
	tb := duel(t, side{Line: ids("blypyp", "tunk"), Artifacts: ids("swap-widget"), Hand: ids("zorg", "grabber-jammer")}, side{}, card.Mars)
	tb.Reap("blypyp")
	tb.Act("swap-widget")
	tb.Pick("zorg")
	tb.Right()
	tb.Play("grabber-jammer")
	tb.Right()
	tb.Unmarked("grabber-jammer", keyforge.Exhausted)
	tb = duel(t, side{Line: ids("blypyp"), Hand: ids("tunk")}, side{}, card.Mars)
	tb.Reap("blypyp")
	tb.EndTurn() // it ends with the turn
	tb.EndTurn()
	tb.Play("tunk")
	tb.Right()
	tb.Marked("tunk", keyforge.Exhausted)
}

func TestChuffApe(t *testing.T) {
	ape := func(other at) *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "chuff-ape", Damage: 5}, other}}, side{Line: ids("valdr")}, card.Mars)
		tb.Reap("chuff-ape")
		return tb
	}
	t.Run("a sacrifice heals it", func(t *testing.T) {
		tb := ape(at{ID: "mother"})
		tb.Offers("mother")
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Damage("chuff-ape", 0)
	})
	t.Run("it may be left out; a ward in place of the creature does not heal (Q48)", func(t *testing.T) {
		tb := ape(at{ID: "mother"})
		tb.Finish()
		tb.Damage("chuff-ape", 5)
		tb.Line(0, "chuff-ape", "mother")
		tb = ape(at{ID: "mother", Marks: keyforge.Warded})
		tb.Pick("mother")
		tb.Damage("chuff-ape", 5)
	})
	t.Run("alone; in a fight, with taunt", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "chuff-ape", Damage: 2}}}, side{Line: ids("mother", "chuff-ape", "valdr")}, card.Mars)
		tb.Do(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("0:chuff-ape")})
		tb.InZone(card.Discard, "0:chuff-ape")
	})
	t.Run("it enters stunned", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("chuff-ape", "tunk")}, side{}, card.Mars)
		tb.Play("chuff-ape")
		tb.Marked("chuff-ape", keyforge.Stunned)
		tb.Marked("chuff-ape", keyforge.Exhausted)
		tb.Play("tunk")
		tb.Right()
		tb.Unmarked("tunk", keyforge.Stunned)
	})
}

func TestGrabberJammer(t *testing.T) {
	for _, c := range []struct{ have, keys int }{{6, 1}, {7, 2}} {
		tb := duel(t, side{Line: ids("grabber-jammer"), Amber: 6}, side{Amber: c.have, Keys: 1}, card.Mars)
		tb.EndTurn()
		if c.keys > 1 {
			tb.Choose(1)
		}
		tb.Keys(1, c.keys)
		tb.EndTurn()
		tb.Choose(0) // your own cost 6
		tb.Amber(0, 0)
	}
	tb := duel(t, side{Line: ids("grabber-jammer")}, side{Amber: 2, Line: ids("dextre")}, card.Mars)
	tb.Fight("grabber-jammer")
	tb.AmberOn("grabber-jammer", 1)
	tb.Amber(1, 1)
	tb.Damage("grabber-jammer", 2)
}

func TestGrommid(t *testing.T) {
	tb := duel(t, side{Line: ids("grommid"), Hand: ids("zorg", "feeding-pit", "swap-widget"), Amber: 3},
		side{Line: ids("dextre", "mother"), Amber: 2, Hand: ids("batdrone")}, card.Mars)
	refusedPlay(tb, "zorg", keyforge.NotPlayable)
	tb.Play("feeding-pit")
	tb.Fight("grommid", "dextre")
	tb.Amber(1, 1)
	tb.Amber(0, 3)
	tb.EndTurn()
	tb.Play("batdrone") // they may
	tb.Right()
	tb.Fight("mother", "grommid")
	tb.Amber(1, 0) // destroyed fighting it, attacked or not (K9.7)
	tb.EndTurn()
	tb.Keys(0, 0)
}

func TestGrommidSparesTheirPool(t *testing.T) {
	tb := duel(t, side{Line: ids("grommid", "tunk")}, side{Line: ids("dextre", "chuff-ape"), Amber: 2}, card.Mars)
	tb.Fight("tunk", "chuff-ape") // nothing dies
	tb.Amber(1, 2)
	tb.Fight("grommid", "chuff-ape") // Grommid dies
	tb.Amber(1, 2)
	tb = duel(t, side{Line: ids("grommid")}, side{Line: ids("dextre")}, card.Mars)
	tb.Fight("grommid") // nothing to lose
	tb.Amber(1, 0)
}

func TestJohnSmyth(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "john-smyth"}, {ID: "john-smyth", Marks: keyforge.Exhausted}, {ID: "tunk", Marks: keyforge.Exhausted},
		{ID: "mother", Marks: keyforge.Exhausted}}},
		side{Line: list{{ID: "zorg", Marks: keyforge.Exhausted}}}, card.Mars)
	tb.Reap("john-smyth#1")
	tb.Offers("tunk", "zorg")
	tb.Pick("tunk")
	tb.Unmarked("tunk", keyforge.Exhausted)
	tb.Reap("tunk")
	tb = duel(t, side{Line: ids("john-smyth")}, side{}, card.Mars)
	tb.Reap("john-smyth")
	tb.Marked("john-smyth", keyforge.Exhausted)
}

func TestMindwarper(t *testing.T) {
	tb := duel(t, side{Line: ids("mindwarper", "mindwarper"), Amber: 2}, side{Line: ids("valdr", "troll"), Amber: 1}, card.Mars)
	tb.Act("mindwarper#1")
	tb.Offers("valdr", "troll")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(1, 0)
	tb.Amber(0, 2)
	tb.Act("mindwarper#2") // nothing left
	tb.Pick("valdr")
	tb.AmberOn("valdr", 0)
	tb = duel(t, side{Line: ids("mindwarper", "mother")}, side{Amber: 1}, card.Mars)
	tb.Act("mindwarper")
	tb.Amber(1, 1)
}

func TestPhylyxTheDisintegrator(t *testing.T) {
	for _, c := range []struct{ have, left int }{{5, 3}, {1, 0}} {
		tb := duel(t, side{Line: list{{ID: "phylyx-the-disintegrator"}, {ID: "zorg"}, {ID: "tunk", Marks: keyforge.Exhausted}, {ID: "mother"}},
			Amber: 1},
			side{Line: ids("grommid"), Amber: c.have}, card.Mars)
		tb.Act("phylyx-the-disintegrator")
		tb.Amber(1, c.left)
		tb.Amber(0, 1)
	}
	tb := duel(t, side{Line: ids("phylyx-the-disintegrator")}, side{Amber: 2}, card.Mars)
	tb.Act("phylyx-the-disintegrator")
	tb.Amber(1, 2)
}

func TestQyxxlyxPlagueMaster(t *testing.T) {
	tb := duel(t, side{Line: ids("qyxxlyx-plague-master", "doc-bookton", "mother")},
		side{Line: list{{ID: "bulwark"}, {ID: "troll"}, {ID: "staunch-knight"}, {ID: "doc-bookton", Marks: keyforge.Warded}}}, card.Mars)
	tb.Reap("qyxxlyx-plague-master")
	tb.Damage("0:doc-bookton", 3)
	tb.Damage("staunch-knight", 3) // armor does not help, and none is spent
	assert.Equal(t, 0, int(tb.Of("staunch-knight").Spent))
	tb.Damage("1:doc-bookton", 0) // a ward does
	tb.Unmarked("1:doc-bookton", keyforge.Warded)
	tb.Damage("mother", 0)
	tb.Damage("troll", 0)
}

func TestTunk(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "tunk", Damage: 4}}, Hand: ids("feeding-pit", "zorg")}, side{Hand: ids("grommid")}, card.Mars)
	tb.Play("feeding-pit")
	tb.Damage("tunk", 4)
	tb.Play("zorg")
	tb.Right()
	tb.Damage("tunk", 0)
	tb = duel(t, side{Line: list{{ID: "tunk", Damage: 4}}, Hand: ids("batdrone", "squawker"), Houses: []card.House{card.Logos}},
		side{Hand: ids("grommid")}, card.Logos)
	tb.Play("batdrone") // not of Mars
	tb.Right()
	tb.Damage("tunk", 4)
	tb.EndTurn()
	tb.Play("grommid") // not yours
	tb.Damage("tunk", 4)
}

// The second Tunk is another card: each heals the other, none itself.
func TestTunkTwice(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "tunk", Damage: 4}}, Hand: ids("tunk")}, side{}, card.Mars)
	tb.Play("tunk#2")
	tb.Right()
	tb.Damage("tunk#1", 0)
}

func TestUlyqMegamouth(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "ulyq-megamouth"}, {ID: "tunk"}, {ID: "doc-bookton"}, {ID: "valdr", Marks: keyforge.Exhausted}},
		Deck: ids("fear", "punch")}, side{Line: ids("mother", "batdrone")}, card.Mars)
	tb.Reap("ulyq-megamouth")
	tb.Offers("doc-bookton", "valdr")
	tb.Pick("doc-bookton")
	tb.Choose(int(keyforge.ToReap))
	tb.Amber(0, 2)
	tb.InZone(card.Hand, "fear")
	tb.Marked("doc-bookton", keyforge.Exhausted)
	tb = duel(t, side{Line: list{{ID: "ulyq-megamouth"}, {ID: "valdr", Marks: keyforge.Exhausted}}}, side{}, card.Mars)
	tb.Reap("ulyq-megamouth") // it is not readied (K8.14)
	tb.Amber(0, 1)
}

func TestUxlyxTheZookeeper(t *testing.T) {
	t.Run("an enemy creature lies in your archives", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper", "mother")},
			side{Line: list{{ID: "tocsin", Amber: 1, Attached: ids("blood-of-titans")}, {ID: "valdr"}}}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Offers("tocsin", "valdr")
		tb.Pick("tocsin")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(0, card.Archives))
		tb.InZone(card.Discard, "blood-of-titans")
		tb.Amber(0, 2) // the reap and its æmber (K5.9)
	})
	t.Run("picked up, it goes to its owner's hand; your own cards to yours", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper"), Archives: ids("fear")}, side{Line: ids("tocsin")}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.EndTurn()
		tb.EndTurn()
		tb.Yes()
		assert.Equal(t, []string{"tocsin"}, tb.Pile(1, card.Hand))
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	})
	t.Run("a card of yours under enemy control comes to your hand", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper")}, side{Line: list{{ID: "tocsin", Foreign: true}}}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.EndTurn()
		tb.EndTurn()
		tb.Yes()
		assert.Equal(t, []string{"tocsin"}, tb.Pile(0, card.Hand))
	})
	t.Run("discarded from the archives: to the owner's hand", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "uxlyx-the-zookeeper"}, {ID: "ultra-gravitron", Marks: keyforge.Joining, House: card.Mars}}},
			side{Line: ids("tocsin", "mother", "valdr")}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Pick("tocsin")
		tb.Reap("ultra-gravitron")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(1, card.Hand))
		tb.LeaveOpen()
	})
	t.Run("played out of the archives by the opponent: to the owner's hand instead", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper"), Amber: 2},
			side{Line: ids("tocsin", "urchin"), Hand: ids("murkens"), Houses: []card.House{card.Shadows}}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Pick("urchin")
		tb.EndTurn()
		tb.House(card.Shadows)
		tb.Play("murkens")
		tb.Right()
		tb.Choose(0)
		tb.Line(1, "tocsin", "murkens")
		assert.Equal(t, []string{"urchin"}, tb.Pile(1, card.Hand))
	})
	t.Run("a ward (K14.7), no enemy creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("uxlyx-the-zookeeper", "mother")}, side{Line: list{{ID: "tocsin", Marks: keyforge.Warded}}}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Line(1, "tocsin")
		tb = duel(t, side{Line: ids("uxlyx-the-zookeeper", "mother")}, side{}, card.Mars)
		tb.Reap("uxlyx-the-zookeeper")
		tb.Line(0, "uxlyx-the-zookeeper", "mother")
	})
	t.Run("elusive (K18.10)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "doc-bookton")}, side{Line: ids("uxlyx-the-zookeeper")}, card.Logos)
		tb.Fight("mother")
		tb.Damage("mother", 0)
		tb.Line(1, "uxlyx-the-zookeeper")
		tb.Fight("doc-bookton")
		tb.Damage("doc-bookton", 2)
		tb.Line(1)
	})
}

func TestVezymaThinkdrone(t *testing.T) {
	drone := func() *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "vezyma-thinkdrone"}, {ID: "mother", Amber: 1}, {ID: "troll", Foreign: true}},
			Artifacts: ids("feeding-pit")}, side{Line: ids("valdr"), Artifacts: ids("seeker-needle")}, card.Mars)
		tb.Reap("vezyma-thinkdrone")
		tb.Offers("vezyma-thinkdrone", "mother", "troll", "feeding-pit")
		return tb
	}
	tb := drone()
	tb.Pick("mother")
	assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Archives))
	tb.Amber(1, 1)
	tb = drone()
	tb.Pick("feeding-pit")
	assert.Equal(t, []string{"feeding-pit"}, tb.Pile(0, card.Archives))
	tb = drone()
	tb.Pick("troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Archives), "its owner's (K13.5)")
	tb = drone()
	tb.Finish()
	assert.Empty(t, tb.Pile(0, card.Archives))
}

func TestYxiliMarauder(t *testing.T) {
	for _, c := range []struct{ have, taken int }{{5, 2}, {1, 1}, {0, 0}} {
		tb := duel(t, side{Line: list{{ID: "grabber-jammer"}, {ID: "blypyp"}, {ID: "zorg", Marks: keyforge.Exhausted}, {ID: "mother"}},
			Hand: ids("yxili-marauder")},
			side{Line: ids("grommid"), Amber: c.have}, card.Mars)
		tb.Play("yxili-marauder")
		tb.Right()
		tb.AmberOn("yxili-marauder", c.taken)
		tb.Amber(1, c.have-c.taken)
		tb.PowerIs("yxili-marauder", 2+c.taken)
	}
	tb := duel(t, side{Line: ids("blypyp"), Hand: ids("yxili-marauder")}, side{Amber: 5}, card.Mars)
	tb.Reap("blypyp")
	tb.Play("yxili-marauder") // it enters ready and counts itself
	tb.Right()
	tb.AmberOn("yxili-marauder", 1)
}

func TestYxiloBolter(t *testing.T) {
	bolt := func(target at) *gametest.Table {
		tb := duel(t, side{Line: ids("yxilo-bolter")}, side{Line: list{target, {ID: "troll"}}}, card.Mars)
		tb.Reap("yxilo-bolter")
		tb.Offers("yxilo-bolter", target.ID, "troll")
		tb.Pick(target.ID)
		return tb
	}
	tb := bolt(at{ID: "dust-imp"})
	tb.InZone(card.Purged, "dust-imp")
	tb.Amber(1, 2)
	tb = bolt(at{ID: "mother", Damage: 2})
	tb.Damage("mother", 4)
	tb = bolt(at{ID: "mother", Damage: 3})
	tb.InZone(card.Purged, "mother")
	tb = bolt(at{ID: "dust-imp", Marks: keyforge.Warded})
	tb.InZone(card.Battleline, "dust-imp")
	tb = duel(t, side{Line: ids("yxilo-bolter")}, side{Line: ids("batdrone", "dextre")}, card.Mars)
	tb.Fight("yxilo-bolter", "batdrone")
	tb.Pick("dextre")
	tb.InZone(card.Discard, "batdrone") // by the fight, not by this damage
	tb.Damage("dextre", 2)
}

func TestYxilxDominator(t *testing.T) {
	tb := duel(t, side{Hand: ids("yxilx-dominator")}, side{Line: ids("mother")}, card.Mars)
	tb.Play("yxilx-dominator")
	tb.Marked("yxilx-dominator", keyforge.Stunned)
	tb.EndTurn()
	tb.Fight("mother")
	tb.Damage("yxilx-dominator", 4)
}

func TestZorg(t *testing.T) {
	tb := duel(t, side{Hand: ids("zorg")}, side{Line: ids("mother")}, card.Mars)
	tb.Play("zorg")
	tb.Marked("zorg", keyforge.Stunned)
	tb = duel(t, side{Line: ids("zorg", "tunk")}, side{Line: ids("dextre", "mother", "troll", "batdrone")}, card.Mars)
	tb.Fight("zorg", "mother")
	tb.Damage("zorg", 5) // a stunned creature strikes back (K14.5)
	tb.InZone(card.Discard, "mother")
	tb.Marked("dextre", keyforge.Stunned)
	tb.Marked("troll", keyforge.Stunned)
	tb.Unmarked("batdrone", keyforge.Stunned)
	tb.Unmarked("zorg", keyforge.Stunned)
	tb.Unmarked("tunk", keyforge.Stunned)
	tb = duel(t, side{Line: ids("chuff-ape")}, side{Line: ids("zorg", "tunk")}, card.Mars)
	tb.Fight("chuff-ape", "zorg") // attacked: nothing
	tb.Unmarked("chuff-ape", keyforge.Stunned)
	tb.Unmarked("tunk", keyforge.Stunned)
}

func TestZyzzixTheMany(t *testing.T) {
	zyzzix := func() *gametest.Table {
		tb := duel(t, side{Line: ids("zyzzix-the-many"), Hand: ids("mother", "zorg", "fear")}, side{Line: ids("urchin")}, card.Mars)
		tb.Reap("zyzzix-the-many")
		tb.Offers("mother", "zorg")
		return tb
	}
	tb := zyzzix()
	tb.Pick("mother")
	tb.InZone(card.Archives, "mother")
	tb.PowerIs("zyzzix-the-many", 6)
	tb = zyzzix()
	tb.Finish()
	tb.InZone(card.Hand, "mother", "zorg")
	tb.PowerIs("zyzzix-the-many", 3)
	tb = duel(t, side{Line: ids("zyzzix-the-many"), Hand: ids("fear")}, side{Line: ids("urchin")}, card.Mars)
	tb.Fight("zyzzix-the-many")
	tb.PowerIs("zyzzix-the-many", 3)
}
