package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAlakaEntersReadyAfterAFight(t *testing.T) {
	for _, id := range []string{"alaka", "mega-alaka"} {
		tb := duel(t, side{Line: ids("valdr", "smaaash"), Hand: ids(id, "bumpsy")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Fight("valdr")
		tb.Play(id)
		tb.Left()
		tb.Unmarked(id, keyforge.Exhausted)
		tb.Play("bumpsy")
		tb.Left()
		tb.Marked("bumpsy", keyforge.Exhausted)
		tb = duel(t, side{Line: ids("valdr"), Hand: ids(id)}, side{Line: ids("mother")}, card.Brobnar)
		tb.Reap("valdr")
		tb.Play(id)
		tb.Left()
		tb.Marked(id, keyforge.Exhausted)
	}
}

func TestBrewsAndIrestaff(t *testing.T) {
	for _, who := range []string{"alaka", "chieftain", "cowfyne", "groke", "gron", "mogghunter", "narp", "shorty"} {
		tb := duel(t, side{Line: ids("valdr"), Hand: ids(who + "-s-brew")}, side{Line: ids("mother")}, card.Brobnar)
		tb.Play(who + "-s-brew")
		tb.Offers("valdr", "mother")
		tb.Pick("mother")
		tb.PowerIs("mother", 7)
		tb.PowerIs("valdr", 6)
	}
	tb := duel(t, side{Line: ids("valdr"), Artifacts: ids("irestaff")}, side{Line: ids("mother")}, card.Brobnar)
	tb.Act("irestaff")
	tb.Pick("mother")
	tb.PowerIs("mother", 6)
	tb.Marked("mother", keyforge.Enraged)
	tb.Unmarked("valdr", keyforge.Enraged)
}

func TestBallcanoAndWarriorsRefrain(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr"), Hand: ids("ballcano")}, side{Line: ids("mother", "umbra")}, card.Brobnar)
	tb.Play("ballcano")
	tb.Damage("valdr", 4)
	tb.Damage("mother", 4)
	tb.InZone(card.Discard, "umbra")
	assert.EqualValues(t, 2, tb.Player(0).Chains)
	tb = duel(t, side{Line: ids("tocsin", "valdr"), Hand: ids("warriors--refrain")}, side{Line: ids("umbra", "charette")}, card.Brobnar)
	tb.Play("warriors--refrain")
	tb.Marked("tocsin", keyforge.Stunned)
	tb.Marked("umbra", keyforge.Stunned)
	tb.Unmarked("charette", keyforge.Stunned)
	tb.Unmarked("valdr", keyforge.Stunned)
}

func TestBarnRazing(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash", "bumpsy"), Hand: ids("barn-razing")},
		side{Line: ids("lollop-the-titanic", "lollop-the-titanic"), Amber: 3}, card.Brobnar)
	tb.Fight("bumpsy", "lollop-the-titanic#1")
	tb.Play("barn-razing")
	tb.Fight("valdr", "lollop-the-titanic#2")
	tb.Fight("smaaash", "lollop-the-titanic#2")
	tb.Amber(1, 1)
}

func TestBerserkerSlam(t *testing.T) {
	tb := duel(t, side{Line: ids("umbra"), Hand: ids("berserker-slam"), Amber: 2},
		side{Line: ids("mother", "umbra", "tocsin"), Amber: 2}, card.Brobnar)
	tb.Play("berserker-slam")
	tb.Offers("0:umbra", "mother", "tocsin")
	tb.Pick("tocsin")
	tb.Amber(1, 1)
	tb.Amber(0, 3)
	tb = duel(t, side{Line: ids("umbra"), Hand: ids("berserker-slam"), Amber: 2}, side{Line: ids("mother"), Amber: 2}, card.Brobnar)
	tb.Play("berserker-slam")
	tb.Pick("umbra") // its own
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("berserker-slam")}, side{Line: ids("mother"), Amber: 2}, card.Brobnar)
	tb.Play("berserker-slam")
	tb.Damage("mother", 4)
	tb.Amber(1, 2)
}

func TestGronNineToesIsStrongWhileDamaged(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "gron-nine-toes"}, {ID: "mega-gron-nine-toes", Damage: 1}}, Hand: ids("punch", "lava-ball")},
		side{}, card.Brobnar)
	tb.PowerIs("gron-nine-toes", 5)
	tb.PowerIs("mega-gron-nine-toes", 11)
	tb.Play("punch")
	tb.Pick("gron-nine-toes")
	tb.PowerIs("gron-nine-toes", 9)
	tb = duel(t, side{Line: ids("gron-nine-toes"), Hand: ids("lava-ball")}, side{Line: ids("mother", "kelifi-dragon", "mother")}, card.Brobnar)
	tb.Fight("gron-nine-toes", "mother") // 5 damage at once is too much
	tb.InZone(card.Discard, "gron-nine-toes")
}

func TestMogghunter(t *testing.T) {
	for _, id := range []string{"mogghunter", "mega-mogghunter"} {
		tb := duel(t, side{Line: ids("smaaash", id, "valdr")}, side{Line: ids("mother", "tocsin", "mother")}, card.Brobnar)
		tb.Fight(id, "tocsin")
		tb.Offers("smaaash", "valdr", "mother#1", "mother#2")
		tb.Pick("mother#2")
		tb.Damage("mother#2", 2)
		tb.Damage("mother#1", 0)
	}
}

func TestNarpsNeighborsCannotReap(t *testing.T) {
	for _, id := range []string{"narp", "mega-narp"} {
		tb := duel(t, side{Line: ids("valdr", id, "smaaash", "bumpsy")}, side{Line: ids("mother")}, card.Brobnar)
		for _, near := range []string{"valdr", "smaaash"} {
			tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card(near)}, keyforge.CannotReap)
		}
		tb.Reap("bumpsy")
		tb.Reap(id)
		tb.Fight("valdr")
		tb.Amber(0, 2)
	}
}

func TestShorty(t *testing.T) {
	for _, id := range []string{"shorty", "mega-shorty"} {
		tb := duel(t, side{Line: ids(id)}, side{Line: ids("charette")}, card.Brobnar)
		tb.Fight(id)
		tb.InZone(card.Discard, "charette")
		tb.Damage(id, 0)
		tb = duel(t, side{Line: ids(id)}, side{Line: ids("charette")}, card.Brobnar)
		tb.Reap(id)
		tb.Marked(id, keyforge.Enraged)
		tb.Unmarked("charette", keyforge.Enraged)
	}
}

func TestStiltKin(t *testing.T) {
	stilts := func(hand string) side { return side{Line: ids("stilt-kin", "pingle-who-annoys"), Hand: ids(hand)} }
	tb := duel(t, stilts("krump"), side{Line: ids("mother")}, card.Brobnar)
	tb.Reap("stilt-kin")
	tb.Play("krump")
	tb.Left()
	tb.Damage("mother", 2)
	tb.Damage("stilt-kin", 0)
	tb.Marked("stilt-kin", keyforge.Exhausted)
	tb = duel(t, stilts("krump"), side{Line: ids("mother")}, card.Brobnar)
	tb.Play("krump")
	tb.Right() // not adjacent
	tb.Damage("mother", 0)
	tb = duel(t, stilts("looter-goblin"), side{Line: ids("mother")}, card.Brobnar)
	tb.Play("looter-goblin") // no Giant
	tb.Left()
	tb.Damage("mother", 0)
}

func TestCowfyneAndFyreBreath(t *testing.T) {
	tb := duel(t, side{Line: ids("mega-cowfyne")}, side{Line: ids("umbra", "mother", "charette", "tocsin")}, card.Brobnar)
	tb.Fight("mega-cowfyne", "mother")
	tb.Damage("charette", 2)
	tb.Damage("tocsin", 0)
	tb.InZone(card.Discard, "umbra", "mother")
	tb = duel(t, side{Line: ids("tocsin", "valdr"), Hand: ids("fyre-breath")}, side{Line: ids("mother", "charette", "charette")}, card.Brobnar)
	tb.Play("fyre-breath")
	tb.Pick("valdr")
	tb.PowerIs("valdr", 9)
	tb.PowerIs("tocsin", 3)
	tb.Fight("valdr", "mother")
	tb.Damage("charette#1", 2)
	tb.Damage("charette#2", 0)
}

func TestGravelguts(t *testing.T) {
	tb := duel(t, side{Line: ids("gravelguts")}, side{Line: ids("tocsin", "tocsin"), Houses: []card.House{card.Dis}}, card.Brobnar)
	tb.Fight("gravelguts", "tocsin#1")
	tb.PowerIs("gravelguts", 7)
	tb.EndTurn()
	tb.Fight("tocsin#2") // attacked, too
	tb.PowerIs("gravelguts", 9)
	tb = duel(t, side{Line: ids("gravelguts"), Hand: ids("punch")}, side{Line: ids("tocsin")}, card.Brobnar)
	tb.Play("punch")
	tb.Pick("tocsin")
	tb.PowerIs("gravelguts", 5)
}

func TestOverrun(t *testing.T) {
	for n, left := range map[int]int{2: 3, 3: 1} {
		tb := duel(t, side{Line: list{{ID: "umbra"}}, Hand: list{{ID: "poison-wave", House: card.Brobnar}, {ID: "overrun"}}},
			side{Line: many(n, "umbra"), Amber: 3}, card.Brobnar)
		tb.Play("poison-wave")
		tb.Play("overrun")
		tb.Amber(1, left)
	}
}

func TestPowerOfFire(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "umbra"), Hand: ids("power-of-fire"), Amber: 5}, side{Line: ids("valdr"), Amber: 1}, card.Brobnar)
	tb.Play("power-of-fire")
	tb.Offers("mother", "umbra")
	tb.Pick("mother")
	tb.Amber(0, 3)
	tb.Amber(1, 0)
	assert.EqualValues(t, 1, tb.Player(0).Chains)
	tb = duel(t, side{Hand: ids("power-of-fire"), Amber: 5}, side{Line: ids("valdr"), Amber: 4}, card.Brobnar)
	tb.Play("power-of-fire")
	tb.Amber(0, 5)
	tb.Amber(1, 4)
	assert.EqualValues(t, 1, tb.Player(0).Chains)
}

func TestRagwargHurtsTheFirstToReap(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash"), Artifacts: ids("ragwarg"), Houses: []card.House{card.Brobnar}},
		side{Line: ids("mother"), Houses: []card.House{card.Logos}}, card.Brobnar)
	tb.Reap("valdr")
	tb.Reap("smaaash")
	tb.Damage("valdr", 2)
	tb.Damage("smaaash", 0)
	tb.EndTurn()
	tb.Reap("mother")
	tb.Damage("mother", 2)
}

func TestShatteredThrone(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "umbra"), Artifacts: ids("shattered-throne"), Amber: 2, Houses: []card.House{card.Brobnar}},
		side{Line: ids("mother", "smaaash"), Amber: 2, Houses: []card.House{card.Brobnar}}, card.Brobnar)
	tb.Fight("valdr", "mother")
	tb.AmberOn("valdr", 1)
	tb.AmberOn("mother", 0)
	tb.Amber(1, 1)
	tb.EndTurn()
	tb.Fight("smaaash", "umbra")
	tb.AmberOn("smaaash", 1)
	tb.Amber(0, 1)
}

func TestSlimyJark(t *testing.T) {
	tb := duel(t, side{Line: ids("slimy-jark", "valdr")}, side{Line: ids("mother", "tocsin")}, card.Brobnar)
	tb.Fight("slimy-jark", "mother")
	tb.Marked("mother", keyforge.Enraged)
	tb.Unmarked("tocsin", keyforge.Enraged)
	tb.Unmarked("slimy-jark", keyforge.Enraged)
}

func TestGujiDinosaurHunter(t *testing.T) {
	for id, damage := range map[string]int{"1:mother": 2, "gargantodon": 2, "senator-bracchus": 6, "kelifi-dragon": 6} {
		tb := duel(t, side{Line: ids("guji-dinosaur-hunter", "mother")},
			side{Line: list{{ID: "mother"}, {ID: "gargantodon"}, {ID: "kelifi-dragon", Amber: 1},
				{ID: "senator-bracchus", Attached: ids("blood-of-titans")}}}, card.Brobnar)
		tb.Act("guji-dinosaur-hunter")
		tb.Pick(id)
		tb.Damage(id, damage)
		tb.Damage("0:mother", 0)
	}
}

func TestTheIgons(t *testing.T) {
	t.Run("green dies, the terrible comes", func(t *testing.T) {
		tb := duel(t, side{Line: ids("igon-the-green"), Discard: ids("igon-the-terrible", "punch"), Hand: ids("lava-ball")},
			side{Amber: 1}, card.Brobnar)
		tb.Play("lava-ball")
		tb.InZone(card.Purged, "igon-the-green")
		tb.InZone(card.Hand, "igon-the-terrible")
		tb.Play("igon-the-terrible")
		tb.Line(0, "igon-the-terrible")
	})
	t.Run("without green purged the terrible dies", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("igon-the-terrible"), Discard: ids("igon-the-green")}, side{Purged: ids("igon-the-terrible")}, card.Brobnar)
		tb.Play("igon-the-terrible")
		tb.InZone(card.Discard, "0:igon-the-terrible")
	})
	t.Run("he steals", func(t *testing.T) {
		tb := duel(t, side{Line: ids("igon-the-terrible")}, side{Line: ids("mother"), Amber: 2}, card.Brobnar)
		tb.Fight("igon-the-terrible")
		tb.Amber(0, 1)
		tb.Amber(1, 1)
	})
}

func TestKalochStonefather(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "kaloch-stonefather", "smaaash"), Hand: ids("bumpsy")},
		side{Line: ids("mother", "tocsin", "mother")}, card.Brobnar)
	assert.True(t, tb.HasKeyword(tb.Card("valdr"), card.Skirmish))
	assert.True(t, tb.HasKeyword(tb.Card("kaloch-stonefather"), card.Skirmish))
	assert.False(t, tb.HasKeyword(tb.Card("tocsin"), card.Skirmish))
	tb.Play("bumpsy")
	tb.Left()
	assert.False(t, tb.HasKeyword(tb.Card("valdr"), card.Skirmish))
}

func TestNogiSmartfist(t *testing.T) {
	tb := duel(t, side{Line: ids("nogi-smartfist"), Deck: ids("fear", "punch", "anger"), Hand: ids("smith")},
		side{Line: ids("tocsin"), Hand: ids("urchin")}, card.Brobnar)
	tb.Fight("nogi-smartfist")
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	assert.Len(t, tb.Pile(0, card.Discard), 2)
	assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
	assert.Len(t, tb.Pile(1, card.Hand), 1)
}

func TestOldBoomy(t *testing.T) {
	boomy := func(deck ...string) side {
		return side{Line: list{{ID: "old-boomy", Attached: ids("blood-of-titans")}}, Deck: ids(deck...)}
	}
	t.Run("on until a Brobnar card blows up", func(t *testing.T) {
		tb := duel(t, boomy("fear", "dust-imp", "punch", "anger"), side{}, card.Brobnar)
		tb.Reap("old-boomy")
		tb.Yes()
		tb.Yes()
		tb.Damage("old-boomy", 2)
		assert.ElementsMatch(t, []string{"fear", "dust-imp", "punch"}, tb.Pile(0, card.Archives))
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Deck))
	})
	t.Run("stopped in time", func(t *testing.T) {
		tb := duel(t, boomy("fear", "punch"), side{}, card.Brobnar)
		tb.Reap("old-boomy")
		tb.No()
		tb.Damage("old-boomy", 0)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	})
	t.Run("the deck ends", func(t *testing.T) {
		tb := duel(t, boomy("fear"), side{}, card.Brobnar)
		tb.Reap("old-boomy")
		tb.Damage("old-boomy", 0)
		tb = duel(t, boomy(), side{}, card.Brobnar)
		tb.Reap("old-boomy")
		tb.Damage("old-boomy", 0)
	})
	t.Run("the last round decides", func(t *testing.T) {
		tb := duel(t, side{Line: ids("old-boomy"), Deck: ids("punch")}, side{}, card.Brobnar)
		tb.Reap("old-boomy")
		tb.InZone(card.Discard, "old-boomy")
		tb.InZone(card.Archives, "punch")
	})
}

func TestRagnarok(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "smaaash"), Hand: ids("ragnarok"), Houses: []card.House{card.Brobnar}},
		side{Line: ids("mother", "tocsin"), Houses: []card.House{card.Logos}}, card.Brobnar)
	tb.Play("ragnarok")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("smaaash")}, keyforge.CannotReap)
	tb.Fight("valdr", "mother")
	tb.Amber(0, 1)
	tb.EndTurn()
	tb.Line(0)
	tb.Line(1)
	tb = duel(t, side{Line: ids("valdr"), Hand: ids("smith", "ragnarok")}, side{}, card.Brobnar)
	tb.Play("smith")
	tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("ragnarok")}, keyforge.NeedsAlpha)
}

func TestTheBigOne(t *testing.T) {
	big := func(n int) side {
		return side{Artifacts: list{{ID: "the-big-one", Counters: map[card.Counter]int{card.FuseCounter: n}}},
			Hand: ids("krump", "cannon", "smith"),
			Line: ids("valdr")}
	}
	tb := duel(t, big(8), side{Line: ids("mother"), Artifacts: ids("seeker-needle")}, card.Brobnar)
	tb.Play("cannon")
	tb.Play("krump")
	tb.Left()
	assert.EqualValues(t, 9, tb.Of("the-big-one").Counters[card.FuseCounter])
	tb.Line(1, "mother")
	tb = duel(t, big(9), side{Line: ids("mother"), Artifacts: ids("seeker-needle")}, card.Brobnar)
	tb.Play("krump")
	tb.Left()
	tb.Line(0)
	tb.Line(1)
	tb.InZone(card.Discard, "the-big-one", "seeker-needle", "krump", "mother")
}

func TestTheFloorIsLava(t *testing.T) {
	tb := duel(t, side{Line: ids("mother"), Houses: []card.House{card.Logos}},
		side{Line: ids("valdr", "smaaash"), Artifacts: ids("the-floor-is-lava"), Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.EndTurn()
	tb.Offers("valdr", "smaaash")
	tb.Pick("smaaash")
	tb.Damage("smaaash", 1)
	tb.Damage("mother", 1)
	tb.Damage("valdr", 0)
}

func TestMegaGangerChieftainAndGroke(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mega-groke", Marks: keyforge.Exhausted}}, Hand: ids("mega-ganger-chieftain")},
		side{Line: ids("mother"), Amber: 2}, card.Brobnar)
	tb.Play("mega-ganger-chieftain")
	tb.Left()
	tb.Pick("mega-groke")
	tb.InZone(card.Discard, "mother")
	tb.Amber(1, 1)
}

func TestSkoll(t *testing.T) {
	tb := duel(t, side{Line: ids("sköll", "valdr")}, side{Line: ids("tocsin", "charette")}, card.Brobnar)
	tb.Fight("sköll", "tocsin")
	tb.Offers("sköll", "valdr")
	tb.Pick("valdr")
	tb.PowerIs("valdr", 7)
	tb = duel(t, side{Line: ids("sköll", "valdr")}, side{Line: ids("charette")}, card.Brobnar)
	tb.Fight("sköll") // the blow destroys it, not the assault
	tb.InZone(card.Discard, "charette")
	tb.PowerIs("valdr", 6)
	tb = duel(t, side{Line: list{{ID: "ancient-bear", House: card.Brobnar}, {ID: "sköll"}}}, side{Line: ids("umbra")}, card.Brobnar)
	tb.Fight("ancient-bear") // the assault of another
	tb.InZone(card.Discard, "umbra")
	tb.PowerIs("sköll", 3)
}
