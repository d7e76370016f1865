package wc_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestTheVindas(t *testing.T) {
	t.Run("A. Vinda: the victim's side discards", func(t *testing.T) {
		tb := duel(t, side{Line: ids("a-vinda")}, side{Line: ids("urchin", "mother"), Hand: ids("fear")}, card.Shadows)
		tb.Reap("a-vinda")
		tb.Pick("urchin")
		tb.InZone(card.Discard, "fear", "urchin")
	})
	t.Run("J. Vinda: steal", func(t *testing.T) {
		tb := duel(t, side{Line: ids("j-vinda")}, side{Line: ids("urchin", "mother"), Amber: 2}, card.Shadows)
		tb.Reap("j-vinda")
		tb.Pick("urchin")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	t.Run("who survives costs nothing", func(t *testing.T) {
		tb := duel(t, side{Line: ids("a-vinda", "j-vinda")}, side{Line: ids("mother"), Hand: ids("fear"), Amber: 2}, card.Shadows)
		tb.Reap("a-vinda")
		tb.Pick("mother")
		tb.Reap("j-vinda")
		tb.Pick("mother")
		tb.InZone(card.Hand, "fear")
		tb.Amber(1, 2)
	})
}

func TestBreakerHill(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", House: card.Shadows}, {ID: "breaker-hill"}, {ID: "umbra"}, {ID: "dodger"}}},
		side{Amber: 3}, card.Shadows)
	tb.Act("mother")
	tb.Act("umbra")
	tb.Amber(0, 2)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("breaker-hill")}, keyforge.NoAction)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("dodger")}, keyforge.NoAction)
}

func TestHitAndRun(t *testing.T) {
	tb := duel(t, side{Hand: ids("hit-and-run"), Line: ids("mother", "urchin")}, side{Line: ids("troll")}, card.Shadows)
	tb.Play("hit-and-run")
	tb.Pick("troll")
	tb.Damage("troll", 2)
	tb.Offers("mother", "urchin")
	tb.Pick("urchin")
	tb.InZone(card.Hand, "urchin")
}

func TestHock(t *testing.T) {
	tb := duel(t, side{Hand: ids("hock")}, side{Artifacts: ids("seeker-needle")}, card.Shadows)
	tb.Play("hock")
	tb.Amber(0, 2)
	tb.InZone(card.Discard, "seeker-needle")

	tb = duel(t, side{Hand: ids("hock")}, side{}, card.Shadows)
	tb.Play("hock")
	tb.Amber(0, 1)
}

func TestHuggerMugger(t *testing.T) {
	for keys, stolen := range map[int]int{0: 0, 1: 1} {
		tb := duel(t, side{Hand: ids("hugger-mugger")}, side{Amber: 3, Keys: keys}, card.Shadows)
		tb.Play("hugger-mugger")
		tb.AmberOn("hugger-mugger", 1)
		tb.Amber(0, stolen)
		tb.Amber(1, 2-stolen)
	}
}

func TestInkyGloom(t *testing.T) {
	tb := duel(t, side{Hand: ids("inky-gloom"), Line: ids("umbra"), Houses: []card.House{card.Shadows}},
		side{Line: ids("headhunter"), Houses: []card.House{card.Brobnar}}, card.Shadows)
	tb.Play("inky-gloom")
	tb.Reap("umbra")
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("headhunter")}, keyforge.CannotReap)
	tb.EndTurn()
	tb.EndTurn()
	tb.Reap("headhunter")
}

func TestKymoorEclipse(t *testing.T) {
	tb := duel(t, side{Hand: ids("kymoor-eclipse"), Line: ids("mother", "troll", "urchin")}, side{Line: ids("valdr")}, card.Shadows)
	tb.Play("kymoor-eclipse")
	tb.Line(0, "troll")
	tb.Line(1)
	tb.InZone(card.Deck, "mother", "urchin", "valdr")
}

func TestMug(t *testing.T) {
	tb := duel(t, side{Hand: ids("mug")}, side{Line: list{{ID: "troll", Amber: 2}, {ID: "mother"}}}, card.Shadows)
	tb.Play("mug")
	tb.Pick("troll")
	tb.Amber(0, 2)
	tb.AmberOn("troll", 1)
	tb.Damage("troll", 2)
}

func TestPesteringBlow(t *testing.T) {
	tb := duel(t, side{Hand: ids("pestering-blow")}, side{Line: ids("troll", "mother")}, card.Shadows)
	tb.Play("pestering-blow")
	tb.Pick("troll")
	tb.Damage("troll", 1)
	tb.Marked("troll", keyforge.Enraged)
	tb.Unmarked("mother", keyforge.Enraged)
}

func TestE2Symon(t *testing.T) {
	t.Run("E2 an alien, and no elf", func(t *testing.T) {
		tb := duel(t, side{Line: ids("symon")}, side{}, card.Shadows)
		assert.Equal(t, trait.Of(trait.Alien, trait.Thief), tb.Catalogue().Card(tb.Of("symon").Def).Traits)
	})
	t.Run("puts who survives on its owner's deck", func(t *testing.T) {
		tb := duel(t, side{Line: ids("symon")}, side{Line: ids("troll"), Deck: ids("fear")}, card.Shadows)
		tb.Fight("symon", "troll")
		assert.Equal(t, []string{"troll", "fear"}, tb.Pile(1, card.Deck))
		tb.Line(0, "symon")
	})
	t.Run("the dead stay dead", func(t *testing.T) {
		tb := duel(t, side{Line: ids("symon")}, side{Line: list{{ID: "troll", Damage: 7}}}, card.Shadows)
		tb.Fight("symon", "troll")
		tb.InZone(card.Discard, "troll")
	})
}

func TestTrustNoOne(t *testing.T) {
	for _, c := range []struct {
		mine, theirs []string
		stolen       int
	}{
		{nil, []string{"troll", "mother", "urchin", "dust-imp"}, 3},
		{nil, []string{"troll", "valdr", "mother"}, 2},
		{nil, nil, 0},
		{[]string{"umbra"}, []string{"troll", "mother", "urchin"}, 1},
	} {
		tb := duel(t, side{Hand: ids("trust-no-one"), Line: ids(c.mine...)}, side{Amber: 9, Line: ids(c.theirs...)}, card.Shadows)
		tb.Play("trust-no-one")
		tb.Amber(0, c.stolen)
	}
}

func TestChainGang(t *testing.T) {
	tb := duel(t, side{Line: ids("chain-gang"), Hand: ids("subtle-chain", "mug"), Discard: ids("subtle-chain", "fear")},
		side{Amber: 3, Hand: ids("punch")}, card.Shadows)
	tb.Act("chain-gang")
	tb.InZone(card.Deck, "subtle-chain#2")
	tb.InZone(card.Discard, "fear")
	tb.Play("mug")
	tb.Marked("chain-gang", keyforge.Exhausted)
	tb.Play("subtle-chain#1")
	tb.First("chain-gang")
	tb.Unmarked("chain-gang", keyforge.Exhausted)
	tb.InZone(card.Discard, "punch")
	tb.Act("chain-gang")
	tb.Amber(1, 1)
}

func TestFidgit(t *testing.T) {
	t.Run("the top action of the deck is played as if it were yours", func(t *testing.T) {
		tb := duel(t, side{Line: ids("fidgit")}, side{Amber: 3, Line: ids("mother"), Deck: ids("routine-job", "fear"), Archives: ids("urchin")},
			card.Shadows)
		tb.Reap("fidgit")
		tb.Choose(1)
		tb.Amber(0, 2)
		assert.Equal(t, []string{"routine-job"}, tb.Pile(1, card.Discard))
	})
	t.Run("an archived creature is only discarded", func(t *testing.T) {
		tb := duel(t, side{Line: ids("fidgit")}, side{Deck: ids("routine-job"), Archives: ids("urchin")}, card.Shadows)
		tb.Reap("fidgit")
		tb.Choose(0)
		tb.InZone(card.Discard, "urchin")
		tb.InZone(card.Deck, "routine-job")
	})
	t.Run("empty archives", func(t *testing.T) {
		tb := duel(t, side{Line: ids("fidgit")}, side{Amber: 2, Deck: ids("routine-job")}, card.Shadows)
		tb.Reap("fidgit")
		tb.Choose(0)
		tb.InZone(card.Deck, "routine-job")
		tb.Amber(0, 1)
	})
}

func TestIntoTheNight(t *testing.T) {
	tb := duel(t, side{Hand: ids("into-the-night"), Line: list{{ID: "umbra"}, {ID: "mother"}}, Houses: []card.House{card.Shadows}},
		side{Line: list{{ID: "headhunter"}, {ID: "urchin", House: card.Shadows}}, Houses: []card.House{card.Brobnar}}, card.Shadows)
	tb.Play("into-the-night")
	tb.Fight("umbra", "headhunter")
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("headhunter")}, keyforge.CannotFight)
	tb.Reap("headhunter")
}

func TestNoSafetyInNumbers(t *testing.T) {
	tb := duel(t, side{Hand: ids("no-safety-in-numbers"), Line: ids("troll", "mother", "dodger", "umbra")},
		side{Line: ids("valdr", "headhunter")}, card.Shadows)
	tb.Play("no-safety-in-numbers")
	for _, id := range []string{"troll", "valdr", "headhunter"} {
		tb.Damage(id, 3)
	}
	tb.Damage("mother", 0)
	tb.Damage("dodger", 0)
	tb.Line(0, "troll", "mother", "dodger", "umbra")
}

func TestSpikeTrap(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("spike-trap"), Line: ids("mother")},
		side{Line: ids("troll", "urchin", "valdr")}, card.Brobnar)
	tb.Omni("spike-trap")
	tb.InZone(card.Discard, "spike-trap")
	tb.Damage("mother", 3)
	tb.Damage("troll", 3)
	tb.Damage("valdr", 3)
	tb.InZone(card.Battleline, "urchin")
}

func TestWhisper(t *testing.T) {
	tb := duel(t, side{Line: ids("whisper"), Amber: 1}, side{Line: ids("troll")}, card.Shadows)
	tb.Act("whisper")
	tb.Pick("troll")
	tb.Line(1)
	tb.Amber(0, 0)

	tb = duel(t, side{Line: ids("whisper")}, side{Line: ids("troll")}, card.Shadows)
	tb.Act("whisper")
	tb.Line(1, "troll")
}

func TestFinchCloak(t *testing.T) {
	for theirs, want := range map[int][2]int{2: {2, 1}, 1: {2, 2}, 0: {2, 1}} { // after the æmber of the reaping
		tb := duel(t, side{Line: ids("finch-cloak")}, side{Amber: theirs}, card.Shadows)
		tb.Reap("finch-cloak")
		tb.Amber(0, want[0])
		tb.Amber(1, want[1])
	}
}

func TestGamblingDen(t *testing.T) {
	start := func(t *testing.T, deck ...string) *gametest.Table {
		tb := duel(t, side{Artifacts: ids("gambling-den")},
			side{Amber: 3, Deck: ids(deck...), Houses: []card.House{card.Dis}}, card.Shadows)
		tb.EndTurn()
		return tb
	}
	t.Run("the opponent guesses, and is right", func(t *testing.T) {
		tb := start(t, "fear", "punch")
		tb.Asks(keyforge.AskYesNo, keyforge.ForEffect, 1)
		tb.Yes()
		tb.House(card.Dis)
		tb.Amber(1, 5)
		tb.Amber(0, 0)
	})
	t.Run("wrong", func(t *testing.T) {
		tb := start(t, "fear", "punch")
		tb.Yes()
		tb.House(card.Brobnar)
		tb.Amber(1, 1)
	})
	t.Run("declined", func(t *testing.T) {
		tb := start(t, "fear", "punch")
		tb.No()
		tb.Amber(1, 3)
	})
}

func TestHunterOrHunted(t *testing.T) {
	line := list{{ID: "troll", Marks: keyforge.Warded}, {ID: "mother"}}
	t.Run("wards", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hunter-or-hunted")}, side{Line: line}, card.Shadows)
		tb.Play("hunter-or-hunted")
		tb.Choose(0)
		tb.Pick("mother")
		tb.Marked("troll", keyforge.Warded)
		tb.Marked("mother", keyforge.Warded)
	})
	t.Run("moves a ward", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hunter-or-hunted"), Line: ids("urchin")}, side{Line: line}, card.Shadows)
		tb.Play("hunter-or-hunted")
		tb.Choose(1)
		tb.Offers("urchin", "mother")
		tb.Pick("urchin")
		tb.Unmarked("troll", keyforge.Warded)
		tb.Marked("urchin", keyforge.Warded)
	})
	t.Run("not onto one that has a ward (K14.8)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hunter-or-hunted"), Line: list{{ID: "urchin", Marks: keyforge.Warded}}},
			side{Line: list{{ID: "troll", Marks: keyforge.Warded}}}, card.Shadows)
		tb.Play("hunter-or-hunted")
		tb.Choose(1)
		tb.Pick("troll")
		tb.Marked("troll", keyforge.Warded)
		tb.Marked("urchin", keyforge.Warded)
	})
}

func TestManchego(t *testing.T) {
	for n, stolen := range map[int]int{5: 2, 6: 0} {
		tb := duel(t, side{Hand: ids("manchego"), Deck: ids([]string{"fear", "fear", "fear", "fear", "fear", "fear"}[:n]...)},
			side{Amber: 3}, card.Shadows)
		tb.Play("manchego")
		tb.Amber(0, stolen)
	}
	tb := duel(t, side{Line: ids("manchego")}, side{}, card.Shadows)
	tb.Reap("manchego")
	tb.Yes()
	tb.InZone(card.Deck, "manchego")
}

func TestTheQuietAnvil(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("the-quiet-anvil")}, side{Amber: 4, Houses: []card.House{card.Dis}}, card.Shadows)
	assert.Equal(t, 4, tb.KeyCost(0))
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.Amber(1, 0)
	tb.InZone(card.Discard, "the-quiet-anvil")
}

func TestTheShadowCouncil(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "the-shadow-council", "troll")}, side{Amber: 3}, card.Shadows)
	tb.Act("the-shadow-council")
	tb.Amber(0, 2)

	tb = duel(t, side{Line: ids("mother", "the-shadow-council")}, side{Amber: 3}, card.Shadows)
	tb.Refused(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("the-shadow-council")}, keyforge.NoAction)
}

func TestWeasand(t *testing.T) {
	t.Run("gains when anybody forges", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "weasand", "troll")}, side{Amber: 6, Houses: []card.House{card.Dis}}, card.Shadows)
		tb.EndTurn()
		tb.Choose(0)
		tb.Amber(0, 2)
	})
	t.Run("destroyed on a flank, whoever put it there", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother", "weasand", "troll"), Hand: ids("hit-and-run")},
			side{Line: ids("valdr")}, card.Shadows)
		tb.Play("hit-and-run")
		tb.Pick("valdr")
		tb.Pick("troll")
		tb.InZone(card.Discard, "weasand")
	})
}

func TestPlants(t *testing.T) {
	for id, h := range map[string]card.House{
		"brobnar-plant": card.Brobnar, "dis-plant": card.Dis, "logos-plant": card.Logos, "saurian-plant": card.Saurian,
		"star-alliance-plant": card.StarAlliance, "untamed-plant": card.Untamed,
	} {
		tb := duel(t, side{Line: ids(id)}, side{Houses: []card.House{h, card.Mars}}, card.Shadows)
		tb.EndTurn()
		tb.House(h)
		tb.Amber(0, 1)
		tb = duel(t, side{Line: ids(id)}, side{Houses: []card.House{h, card.Mars}}, card.Shadows)
		tb.EndTurn()
		tb.House(card.Mars)
		tb.Amber(0, 0)
	}
}
