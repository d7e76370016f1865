package dm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// resting are exhausted creatures.
func resting(names ...string) (l list) {
	for _, name := range names {
		l = append(l, keyforge.CardPosition{ID: name, Marks: keyforge.Exhausted})
	}
	return l
}

// afterARest is the table after side 0 has left its first creature exhausted, or readied it.
func afterARest(t *testing.T, stays bool, first, second side) *gametest.Table {
	t.Helper()
	tb := duel(t, first, second, card.Ouboros)
	tb.EndTurn()
	tb.Asks(keyforge.AskCards, keyforge.ForEntrench, 0)
	if stays {
		tb.Pick(first.Line[0].ID)
		if tb.Question().Purpose == keyforge.ForEntrench {
			tb.Finish()
		}
	} else {
		tb.Finish()
	}
	return tb
}

func TestAgorim(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "agorim", "mother")}, side{Line: ids("krump")}, card.Ouboros)
	tb.PowerIs("troll", 13)
	tb.PowerIs("agorim", 12)
	tb.PowerIs("mother", 10)
	tb.PowerIs("krump", 6)
	tb = duel(t, side{Line: ids("troll", "agorim")}, side{}, card.Ouboros)
	tb.PowerIs("troll", 8)
	tb.PowerIs("agorim", 7)
}

func TestAshwingProtocol(t *testing.T) {
	for enemies, drawn := range []int{0, 0, 3} {
		tb := duel(t, side{Hand: ids("ashwing-protocol"), Deck: many(5, "fear"), Line: ids("troll")}, side{Line: many(enemies, "krump")},
			card.Ouboros)
		tb.Play("ashwing-protocol")
		assert.Len(t, tb.Pile(0, card.Hand), drawn, enemies)
		tb.Amber(0, 1)
	}
}

func TestChlorodozeVapor(t *testing.T) {
	tb := duel(t, side{Hand: ids("chlorodoze-vapor"), Line: ids("batdrone", "mother")}, side{Line: list{{ID: "silvertooth"},
		{ID: "umbra", Marks: keyforge.Warded}, {ID: "krump"}, {ID: "troll"}}}, card.Ouboros)
	tb.Play("chlorodoze-vapor")
	tb.Line(0, "mother")
	tb.Line(1, "umbra", "krump", "troll")
	tb.Offers("mother", "umbra", "krump", "troll")
	tb.Pick("troll")
	tb.Pick("umbra")
	tb.Marked("troll", keyforge.Exhausted)
	tb.Marked("umbra", keyforge.Exhausted)
	tb.Unmarked("krump", keyforge.Exhausted)
	tb.Damage("mother", 3)
	tb = duel(t, side{Hand: ids("chlorodoze-vapor")}, side{Line: ids("krump")}, card.Ouboros)
	tb.Play("chlorodoze-vapor")
	tb.Unmarked("krump", keyforge.Exhausted)
}

func TestCynDynasty(t *testing.T) {
	t.Run("pays when the opponent forges", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("cyn-dynasty"), Deck: many(12, "fear")}, side{Amber: 8}, card.Ouboros)
		assert.Equal(t, 8, tb.KeyCost(0))
		assert.Equal(t, 8, tb.KeyCost(1))
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.Amber(0, 2)
		assert.Len(t, tb.Pile(0, card.Hand), 10)
		tb.InZone(card.Discard, "cyn-dynasty")
		assert.Equal(t, 6, tb.KeyCost(0))
	})
	t.Run("not when its controller does, or too little is there", func(t *testing.T) {
		tb := duel(t, side{Amber: 7}, side{Artifacts: ids("cyn-dynasty"), Amber: 8}, card.Ouboros)
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
		tb.EndTurn()
		tb.Keys(0, 0)
		tb.InZone(card.Artifacts, "cyn-dynasty")
		tb.Amber(1, 0)
	})
}

func TestDrayConis(t *testing.T) {
	for _, stays := range []bool{true, false} {
		tb := afterARest(t, stays, side{Line: resting("dray-conis", "mother")}, side{Line: ids("troll")})
		tb.Line(1, "troll") // not at the start of the other turn
		tb.EndTurn()
		if stays {
			tb.Line(0)
			tb.Line(1)
		} else {
			tb.Line(0, "dray-conis", "mother")
			tb.Line(1, "troll")
		}
	}
}

func TestGildedBurden(t *testing.T) {
	play := func(keys, amber int) *gametest.Table {
		tb := duel(t, side{Hand: ids("gilded-burden"), Line: ids("mother"), Amber: 3},
			side{Amber: amber, Keys: keys, Line: ids("troll", "krump")}, card.Ouboros)
		tb.Play("gilded-burden")
		tb.Amber(0, 4)
		return tb
	}
	tb := play(2, 3)
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Pick("krump")
	tb.AmberOn("troll", 2)
	tb.AmberOn("krump", 1)
	tb.Amber(1, 0)
	play(0, 3).Amber(1, 3)
}

func TestHoardgouge(t *testing.T) {
	host := list{{ID: "krump", Attached: ids("hoardgouge")}}
	tb := duel(t, side{Line: host}, side{Line: ids("troll", "mother")}, card.Brobnar)
	tb.Reap("krump")
	tb.Pick("troll")
	tb.Damage("troll", 3)
	tb.Amber(0, 2)
	tb = duel(t, side{Line: host}, side{Line: ids("troll")}, card.Brobnar)
	tb.Reap("krump")
	tb.Amber(0, 1)
	tb.Damage("troll", 0)
	tb = duel(t, side{Line: host}, side{Line: ids("zorg", "batdrone", "mother")}, card.Brobnar)
	tb.Fight("krump", "batdrone") // after the fight two are left
	tb.Pick("mother")
	tb.Damage("mother", 3)
}

func TestKulsha(t *testing.T) {
	t.Run("both halves from hand", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("kulsha2", "kulsha"), Keys: 1}, side{Keys: 2}, card.Ouboros)
		assert.Equal(t, 6, tb.KeyCost(1))
		tb.Play("kulsha2")
		tb.Line(0, "kulsha")
		tb.InZone(card.Joined, "kulsha2")
		tb.PowerIs("kulsha", 15)
		assert.Equal(t, 10, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
	})
	t.Run("exhausts up to three", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "kulsha", Marks: keyforge.Joining}}}, side{Line: ids("troll", "krump", "mother", "zorg")},
			card.Ouboros)
		tb.Reap("kulsha")
		tb.Pick("troll", "krump", "mother")
		tb.Unmarked("zorg", keyforge.Exhausted)
		tb.Marked("mother", keyforge.Exhausted)
	})
	t.Run("or none, after a fight", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "kulsha", Marks: keyforge.Joining}}}, side{Line: ids("batdrone", "krump")}, card.Ouboros)
		tb.Fight("kulsha", "batdrone")
		tb.Finish()
		tb.Unmarked("krump", keyforge.Exhausted)
	})
}

func TestPrimeAuthority(t *testing.T) {
	for _, c := range []struct {
		mine, theirs list
		option       int
		pick         string
		gain         int
	}{
		{resting("mother", "batdrone"), resting("krump", "troll"), 0, "krump", 2},
		{resting("mother", "batdrone"), resting("krump"), 0, "mother", 0},
		{append(resting("mother"), ids("batdrone")...), resting("krump"), 1, "batdrone", 2},
		{append(resting("mother"), ids("batdrone")...), ids("krump"), 1, "krump", 0},
	} {
		tb := duel(t, side{Hand: ids("prime-authority"), Line: c.mine}, side{Line: c.theirs}, card.Ouboros)
		tb.Play("prime-authority")
		tb.Choose(c.option)
		tb.Pick(c.pick)
		tb.Amber(0, c.gain)
	}
}

func TestSedaTheSleeper(t *testing.T) {
	t.Run("captures", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("seda-the-sleeper")}, side{Amber: 7}, card.Ouboros)
		tb.Play("seda-the-sleeper")
		tb.AmberOn("seda-the-sleeper", 6)
		tb.Amber(1, 1)
	})
	t.Run("sleeps on", func(t *testing.T) {
		for _, again := range []bool{true, false} {
			tb := duel(t, side{Line: append(resting("seda-the-sleeper"), ids("mother")...)}, side{Line: ids("troll")}, card.Ouboros)
			tb.EndTurn()
			damage := 0
			if again {
				tb.Yes()
				tb.Marked("seda-the-sleeper", keyforge.Exhausted)
				damage = 2
			} else {
				tb.No()
				tb.Unmarked("seda-the-sleeper", keyforge.Exhausted)
			}
			tb.Damage("seda-the-sleeper", damage)
			tb.Fight("troll", "seda-the-sleeper")
			if again {
				tb.Damage("seda-the-sleeper", 2)
			} else {
				tb.InZone(card.Discard, "seda-the-sleeper")
			}
		}
	})
	t.Run("is not exhausted by damage that armor or a ward stops", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "seda-the-sleeper", Marks: keyforge.Exhausted | keyforge.Warded}}}, side{}, card.Ouboros)
		tb.EndTurn()
		tb.Yes()
		tb.Unmarked("seda-the-sleeper", keyforge.Exhausted)
		tb.Unmarked("seda-the-sleeper", keyforge.Warded)
	})
	t.Run("is vulnerable off a flank", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll")}, side{Line: append(ids("mother"), append(resting("seda-the-sleeper"), ids("zorg")...)...)},
			card.Brobnar)
		tb.Fight("troll", "seda-the-sleeper")
		tb.InZone(card.Discard, "seda-the-sleeper")
	})
}

func TestSleepwither(t *testing.T) {
	tb := duel(t, side{Hand: ids("sleepwither"), Line: ids("caspart", "troll")}, side{Line: ids("bastionclaw")}, card.Ouboros)
	tb.Play("sleepwither")
	tb.Offers("caspart", "bastionclaw")
	tb.Pick("bastionclaw")
	tb.InZone(card.Discard, "bastionclaw")
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("sleepwither")}, side{Line: list{{ID: "caspart", Marks: keyforge.Warded}}}, card.Ouboros)
	tb.Play("sleepwither")
	tb.Amber(0, 0)
}

func TestSpherularGem(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("spherular-gem"), Keys: 1}, side{Keys: 2, Amber: 4}, card.Ouboros)
	tb.Act("spherular-gem")
	tb.Amber(0, 3)
	tb.Amber(1, 4)
	tb.InZone(card.Discard, "spherular-gem")
}

func TestTranquilReiner(t *testing.T) {
	tb := duel(t, side{Line: append(ids("tranquil-reiner"), resting("mother", "caspart")...)}, side{}, card.Ouboros)
	tb.Reap("tranquil-reiner")
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Amber(0, 4)
	tb.EndTurn()
	tb.Finish()
	tb.Marked("tranquil-reiner", keyforge.Exhausted)
	tb.Unmarked("caspart", keyforge.Exhausted)
	tb = duel(t, side{Line: ids("tranquil-reiner", "mother")}, side{}, card.Ouboros)
	tb.Reap("tranquil-reiner")
	tb.Amber(0, 1)
}

func TestBastionclaw(t *testing.T) {
	tb := duel(t, side{Line: ids("bastionclaw"), Keys: 1}, side{Keys: 2}, card.Ouboros)
	assert.Equal(t, 4, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestCaspart(t *testing.T) {
	tb := afterARest(t, true, side{Line: append(resting("caspart"), ids("mother")...)}, side{Line: ids("troll", "krump")})
	tb.Offers("mother", "troll", "krump")
	tb.Pick("troll", "mother")
	tb.Marked("troll", keyforge.Exhausted)
	tb.Marked("mother", keyforge.Exhausted)
	tb.Unmarked("krump", keyforge.Exhausted)
	tb = afterARest(t, false, side{Line: resting("caspart")}, side{Line: ids("troll", "krump")})
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestDragons(t *testing.T) {
	tb := duel(t, side{Hand: ids("dragons"), Discard: ids("caspart", "troll", "agorim", "doze-wing"), Deck: ids("fear")},
		side{Discard: ids("bastionclaw")}, card.Ouboros)
	tb.Play("dragons")
	tb.Offers("caspart", "agorim")
	tb.Pick("agorim")
	tb.Finish()
	tb.InZone(card.Deck, "agorim")
	tb.InZone(card.Discard, "caspart", "troll", "doze-wing", "bastionclaw")
}

// A top half has no traits (K19.5).
func TestDragonsLeaveTopHalves(t *testing.T) {
	tb := duel(t, side{Hand: ids("dragons"), Discard: ids("kulsha2", "kulsha", "caspart"), Deck: ids("fear")}, side{}, card.Ouboros)
	tb.Play("dragons")
	tb.Offers("kulsha", "caspart")
	tb.Finish()
	tb.InZone(card.Discard, "kulsha2", "kulsha", "caspart")
}

func TestDozeWing(t *testing.T) {
	tb := duel(t, side{Hand: ids("doze-wing"), Line: ids("caspart", "mother")}, side{Line: ids("troll", "agorim")}, card.Ouboros)
	tb.Play("doze-wing")
	tb.Marked("mother", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("caspart", keyforge.Exhausted)
	tb.Unmarked("agorim", keyforge.Exhausted)
}

func TestGlitteringHorde(t *testing.T) {
	red, blue, yellow := uint8(1<<card.RedKey), uint8(1<<card.BlueKey), uint8(1<<card.YellowKey)
	for _, c := range []struct {
		ours, theirs uint8
		stolen       int
	}{{0, 0, 0}, {red, red, 1}, {red | blue, blue, 2}, {red, blue | yellow, 3}} {
		tb := duel(t, side{Hand: ids("glittering-horde"), Colors: c.ours}, side{Amber: 5, Colors: c.theirs}, card.Ouboros)
		tb.Play("glittering-horde")
		tb.Amber(0, 1+c.stolen)
		tb.Amber(1, 5-c.stolen)
	}
}

func TestNoxiousIonox(t *testing.T) {
	tb := afterARest(t, true, side{Line: resting("noxious-ionox", "mother")}, side{Line: ids("troll", "krump")})
	tb.EndTurn()
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.Line(1, "krump")
	tb = afterARest(t, false, side{Line: resting("noxious-ionox")}, side{Line: ids("troll")})
	tb.EndTurn()
	tb.Line(1, "troll")
}

func TestParasiticCharge(t *testing.T) {
	for _, c := range []struct{ mine, theirs, keys, left int }{
		{5, 9, 1, 0}, {4, 9, 0, 5}, {0, 14, 1, 1}, {6, 0, 0, 7},
	} {
		tb := duel(t, side{Hand: ids("parasitic-charge"), Amber: c.mine}, side{Amber: c.theirs}, card.Ouboros)
		tb.Play("parasitic-charge")
		if c.keys > 0 {
			tb.Choose(0)
		}
		tb.Keys(0, c.keys)
		tb.Amber(1, c.theirs)
		tb.InZone(map[int]card.Zone{0: card.Discard, 1: card.Purged}[c.keys], "parasitic-charge")
	}
}

func TestVoltashCoilbreath(t *testing.T) {
	tb := duel(t, side{Line: ids("voltash-coilbreath"), Artifacts: ids("the-warchest")},
		side{Artifacts: ids("library-of-babble"), Deck: ids("punch")}, card.Ouboros)
	tb.Reap("voltash-coilbreath")
	assert.Equal(t, []string{"punch", "library-of-babble"}, tb.Pile(1, card.Deck))
	tb.InZone(card.Artifacts, "the-warchest")
	tb = duel(t, side{Line: ids("voltash-coilbreath"), Deck: ids("fear")}, side{Artifacts: ids("library-of-babble")}, card.Ouboros)
	tb.Reap("voltash-coilbreath")
	tb.InZone(card.Hand, "fear") // as if it were yours
	tb = duel(t, side{Line: ids("voltash-coilbreath")}, side{Artifacts: ids("spherular-gem"), Keys: 1, Deck: ids("punch")}, card.Ouboros)
	tb.Reap("voltash-coilbreath")
	tb.Amber(0, 2)
	assert.Equal(t, []string{"punch", "spherular-gem"}, tb.Pile(1, card.Deck)) // though its use destroyed it (K16.8)
	tb = duel(t, side{Line: ids("voltash-coilbreath")}, side{Artifacts: list{spent("library-of-babble")}, Deck: ids("punch")}, card.Ouboros)
	tb.Reap("voltash-coilbreath")
	assert.Equal(t, []string{"punch", "library-of-babble"}, tb.Pile(1, card.Deck)) // unused
}

func TestZartooTheSwift(t *testing.T) {
	tb := duel(t, side{Line: append(ids("zartoo-the-swift"), resting("mother", "caspart")...)}, side{Line: resting("troll")}, card.Ouboros)
	tb.Reap("zartoo-the-swift")
	tb.Choose(1) // reap
	tb.Amber(0, 2)
	tb.Marked("mother", keyforge.Exhausted)
	tb.Marked("caspart", keyforge.Exhausted)
}

func TestArcaneRelief(t *testing.T) {
	tb := duel(t, side{Hand: ids("arcane-relief"), Line: append(resting("mother"), ids("caspart")...)}, side{}, card.Ouboros)
	tb.Play("arcane-relief")
	tb.Amber(0, 2) // it reaps: there is nothing to fight
	tb.Marked("mother", keyforge.Exhausted)
	tb.Unmarked("caspart", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("arcane-relief"), Line: ids("mother")}, side{Line: resting("troll")}, card.Ouboros)
	tb.Play("arcane-relief")
	tb.Amber(0, 1)
	tb.Unmarked("mother", keyforge.Exhausted)
}

func TestClawcloakSwipe(t *testing.T) {
	for enemies, captured := range []int{0, 0, 1, 2} {
		tb := duel(t, side{Hand: ids("clawcloak-swipe"), Line: ids("mother")}, side{Amber: 5, Line: many(enemies, "krump")}, card.Ouboros)
		tb.Play("clawcloak-swipe")
		tb.AmberOn("mother", captured)
		tb.Amber(1, 5-captured)
	}
}

func TestDaringDelt(t *testing.T) {
	tb := duel(t, side{Line: append(ids("daring-delt", "caspart", "agorim", "mother"), resting("bastionclaw")...)},
		side{Line: ids("batdrone")},
		card.Ouboros)
	tb.Fight("daring-delt")
	tb.Amber(0, 2)
}

func TestHoardingTheGoods(t *testing.T) {
	tb := duel(t, side{Hand: ids("hoarding-the-goods"), Line: append(resting("mother", "caspart"), ids("agorim")...)},
		side{Amber: 5, Line: resting("troll")}, card.Ouboros)
	tb.Play("hoarding-the-goods")
	tb.AmberOn("mother", 1)
	tb.AmberOn("caspart", 1)
	tb.AmberOn("agorim", 0)
	tb.Amber(1, 3)
}

func TestLeyLines(t *testing.T) {
	tb := duel(t, side{Hand: ids("ley-lines"), Line: ids("mother")}, side{Line: ids("troll", "krump")}, card.Ouboros)
	tb.Play("ley-lines")
	for _, id := range []string{"mother", "troll", "krump"} {
		tb.Marked(id, keyforge.Exhausted)
	}
	tb = duel(t, side{Hand: ids("ley-lines"), Line: ids("mother")}, side{Line: ids("troll")}, card.Ouboros)
	tb.Play("ley-lines")
	tb.Pick("troll")
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
}

func TestPipThePilferer(t *testing.T) {
	for _, c := range []struct{ mine, theirs, stolen int }{{0, 0, 0}, {1, 1, 0}, {0, 1, 2}, {2, 1, 0}} {
		tb := duel(t, side{Hand: ids("pip-the-pilferer"), Keys: c.mine}, side{Keys: c.theirs, Amber: 5}, card.Ouboros)
		tb.Play("pip-the-pilferer")
		tb.Amber(0, c.stolen)
		tb.AmberOn("pip-the-pilferer", 2-c.stolen)
		tb.Amber(1, 3)
	}
}

func TestRiaBevyGress(t *testing.T) {
	line := list{{ID: "ria-bevy-gress", Power: 1}, {ID: "mother", Power: 2}}
	tb := duel(t, side{Line: line}, side{Amber: 5, Line: list{{ID: "troll", Power: 3}, {ID: "krump"}, {ID: "zorg"}}}, card.Ouboros)
	tb.Reap("ria-bevy-gress")
	tb.AmberOn("ria-bevy-gress", 3)
	tb = duel(t, side{Line: line}, side{Amber: 5, Line: ids("batdrone", "krump")}, card.Ouboros)
	tb.Fight("ria-bevy-gress", "batdrone")
	tb.AmberOn("ria-bevy-gress", 1)
}

func TestShadowGloomcoil(t *testing.T) {
	tb := duel(t, side{Hand: ids("shadow-gloomcoil"), Line: ids("mother", "agorim")}, side{Line: ids("krump")}, card.Ouboros)
	tb.Play("shadow-gloomcoil")
	tb.Left()
	tb.Line(1, "shadow-gloomcoil", "krump")
	tb.Reap("agorim") // not friendly to it
	tb.Damage("mother", 0)
	tb.Damage("krump", 0)
	tb = duel(t, side{Line: ids("shadow-gloomcoil", "krump")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Reap("krump")
	tb.Damage("krump", 1)
	tb.Damage("shadow-gloomcoil", 1)
	tb.Damage("mother", 0)
	tb.Reap("shadow-gloomcoil") // of any house, and itself
	tb.Damage("krump", 2)
	tb.Damage("shadow-gloomcoil", 2)
	tb = duel(t, side{Line: ids("shadow-gloomcoil", "bumpsy")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Fight("bumpsy") // though it dies
	tb.InZone(card.Discard, "bumpsy")
	tb.Damage("shadow-gloomcoil", 1)
	tb = duel(t, side{Line: list{{ID: "shadow-gloomcoil"}, {ID: "krump", Marks: keyforge.Stunned}}}, side{}, card.Brobnar)
	tb.Unstun("krump") // a use too
	tb.Damage("shadow-gloomcoil", 1)
}

func TestSnapperDyn(t *testing.T) {
	tb := afterARest(t, true, side{Line: append(resting("snapper-dyn"), ids("mother")...)}, side{Amber: 4, Line: ids("troll", "krump")})
	for _, id := range []string{"troll", "krump", "troll", "troll"} { // split among them (K16.16)
		tb.Offers("troll", "krump")
		tb.Pick(id)
	}
	tb.Damage("troll", 3)
	tb.Damage("krump", 1)
	tb = afterARest(t, true, side{Line: resting("snapper-dyn")}, side{Line: ids("troll")})
	tb.Damage("troll", 0)
	tb = afterARest(t, false, side{Line: resting("snapper-dyn")}, side{Amber: 4, Line: ids("troll")})
	tb.Damage("troll", 0)
}

func TestSparkscheme(t *testing.T) {
	for _, stays := range []bool{true, false} {
		tb := afterARest(t, stays, side{Line: resting("sparkscheme"), Deck: many(9, "fear")}, side{Line: ids("krump", "bumpsy")})
		tb.Reap("krump")
		drawn := 0
		if stays {
			drawn = 1
		}
		assert.Len(t, tb.Pile(0, card.Hand), 6+drawn)
		tb.Fight("bumpsy", "sparkscheme")
		assert.Len(t, tb.Pile(0, card.Hand), 6+drawn)
	}
	tb := duel(t, side{Line: append(resting("sparkscheme"), ids("agorim")...), Deck: many(9, "fear")}, side{}, card.Ouboros)
	tb.Reap("agorim")
	assert.Empty(t, tb.Pile(0, card.Hand))
}

func TestVanguardWounds(t *testing.T) {
	for pick, drawn := range map[string]int{"batdrone": 1, "krump": 0, "umbra": 0} {
		tb := duel(t, side{Hand: ids("vanguard-wounds"), Deck: many(3, "fear")},
			side{Line: list{{ID: "batdrone"}, {ID: "krump"}, {ID: "umbra", Marks: keyforge.Warded}}}, card.Ouboros)
		tb.Play("vanguard-wounds")
		tb.Pick(pick)
		assert.Len(t, tb.Pile(0, card.Hand), drawn, pick)
	}
}
