package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestBegone(t *testing.T) {
	begone := func(option int) *gametest.Table {
		tb := duel(t, side{Line: list{{ID: "tocsin"}, {ID: "charette", House: card.Mars}}, Hand: ids("begone")},
			side{Line: list{{ID: "mother"}, {ID: "pit-demon"}, {ID: "valdr", House: card.Dis}}}, card.Sanctum)
		tb.Play("begone")
		tb.Choose(option)
		return tb
	}
	t.Run("destroys the Dis creatures of both sides, by the house they belong to (K4.9)", func(t *testing.T) {
		tb := begone(0)
		tb.Line(0, "charette")
		tb.Line(1, "mother")
		tb.Amber(0, 0)
	})
	t.Run("or gains 1", func(t *testing.T) {
		tb := begone(1)
		tb.Line(0, "tocsin", "charette")
		tb.Line(1, "mother", "pit-demon", "valdr")
		tb.Amber(0, 1)
	})
}

func TestBlindingLight(t *testing.T) {
	light := func(h card.House) *gametest.Table {
		tb := duel(t, side{Line: ids("mother", "valdr"), Hand: ids("blinding-light")}, side{Line: ids("tocsin", "doc-bookton")}, card.Sanctum)
		tb.Play("blinding-light")
		tb.House(h)
		tb.Amber(0, 1)
		return tb
	}
	tb := light(card.Logos)
	tb.Marked("mother", keyforge.Stunned)
	tb.Marked("doc-bookton", keyforge.Stunned)
	tb.Unmarked("valdr", keyforge.Stunned)
	tb.Unmarked("tocsin", keyforge.Stunned)
	tb = light(card.Untamed) // any house, even one that nobody plays
	for _, id := range []string{"mother", "valdr", "tocsin", "doc-bookton"} {
		tb.Unmarked(id, keyforge.Stunned)
	}
}

func TestCharge(t *testing.T) {
	t.Run("each creature played afterwards deals 2 to an enemy creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr"), Hand: ids("champion-tabris", "charge", "champion-anaphiel", "sequis")},
			side{Line: ids("mother", "tocsin")}, card.Sanctum)
		tb.Play("champion-tabris") // before it
		tb.Right()
		tb.Play("charge")
		tb.Damage("mother", 0)
		tb.Amber(0, 1)
		tb.Play("champion-anaphiel")
		tb.Right()
		tb.Offers("mother", "tocsin")
		tb.Pick("mother")
		tb.Damage("mother", 2)
		tb.Play("sequis")
		tb.Right()
		tb.Pick("mother")
		tb.Damage("mother", 4)
		tb.Damage("valdr", 0)
	})
	t.Run("beside its own Play ability, in the order that its player chooses (K6.1)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("charge", "raiding-knight")}, side{Line: list{{ID: "dust-imp", Amber: 1}}}, card.Sanctum)
		tb.Play("charge")
		tb.Play("raiding-knight")
		tb.Asks(keyforge.AskOrder, keyforge.ForOrder, 0)
		tb.Choose(1)
		tb.Amber(0, 1+1)                // the imp's æmber (K5.9)
		tb.AmberOn("raiding-knight", 1) // and of its Destroyed ability
		tb.InZone(card.Discard, "dust-imp")
	})
	t.Run("two of them; without enemies; not in the next turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("charge", "charge", "sequis", "sequis")}, side{Hand: ids("valdr"), Line: ids("mother")}, card.Sanctum)
		tb.Play("charge")
		tb.Play("charge")
		tb.Play("sequis#1")
		tb.Damage("mother", 4)
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Play("valdr")
		tb.Right()
		tb.Damage("sequis#1", 0)
		tb.EndTurn()
		tb.Play("sequis#2")
		tb.Right()
		tb.Damage("mother", 4)
		tb = duel(t, side{Line: ids("mother"), Hand: ids("charge", "sequis")}, side{}, card.Sanctum)
		tb.Play("charge")
		tb.Play("sequis")
		tb.Right()
		tb.Damage("mother", 0)
	})
}

func TestCleansingWave(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Damage: 3}, {ID: "tocsin"}}, Hand: ids("cleansing-wave")},
		side{Line: list{{ID: "valdr", Damage: 1}, {ID: "smaaash"}}}, card.Sanctum)
	tb.Play("cleansing-wave")
	tb.Damage("mother", 2)
	tb.Damage("valdr", 0)
	tb.Amber(0, 2) // undamaged creatures are not healed (K11.15)
	tb.Amber(1, 0)
}

func TestCleansingWaveNobodyHurt(t *testing.T) {
	tb := duel(t, side{Hand: ids("cleansing-wave")}, side{Line: ids("valdr")}, card.Sanctum)
	tb.Play("cleansing-wave")
	tb.Amber(0, 0)
}

func TestClearMind(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "mother", Marks: keyforge.Stunned | keyforge.Exhausted}, {ID: "valdr", Marks: keyforge.Stunned},
		{ID: "tocsin"}},
		Hand: ids("clear-mind")}, side{Line: list{{ID: "smaaash", Marks: keyforge.Stunned}}}, card.Sanctum)
	tb.Play("clear-mind")
	tb.Unmarked("mother", keyforge.Stunned)
	tb.Marked("mother", keyforge.Exhausted)
	tb.Unmarked("valdr", keyforge.Stunned)
	tb.Unmarked("valdr", keyforge.Exhausted) // it was not used
	tb.Marked("smaaash", keyforge.Stunned)
	tb.Amber(0, 1)
}

func TestDoorstepToHeaven(t *testing.T) {
	for _, c := range []struct{ mine, theirs, left, leftThere int }{{4, 5, 5, 5}, {5, 6, 5, 5}, {11, 0, 5, 0}, {0, 20, 1, 5}} {
		tb := duel(t, side{Amber: c.mine, Hand: ids("doorstep-to-heaven")}, side{Amber: c.theirs}, card.Sanctum)
		tb.Play("doorstep-to-heaven") // its own æmber comes first (K7.1)
		tb.Amber(0, c.left)
		tb.Amber(1, c.leftThere)
	}
}

func TestGloriousFew(t *testing.T) {
	for _, c := range []struct{ mine, theirs, gained int }{{0, 0, 0}, {1, 1, 0}, {2, 1, 0}, {1, 2, 1}, {0, 3, 3}} {
		tb := duel(t, side{Line: many(c.mine, "mother"), Hand: ids("glorious-few")},
			side{Line: many(c.theirs, "tocsin"), Artifacts: ids("seeker-needle")}, card.Sanctum)
		tb.Play("glorious-few")
		tb.Amber(0, c.gained)
	}
}

func TestHonorableClaim(t *testing.T) {
	claim := func(amber int) *gametest.Table {
		tb := duel(t, side{Line: ids("raiding-knight", "mother", "champion-anaphiel"), Hand: ids("honorable-claim")},
			side{Amber: amber, Line: ids("staunch-knight")}, card.Sanctum)
		tb.Play("honorable-claim")
		tb.Amber(0, 1)
		return tb
	}
	t.Run("each friendly Knight", func(t *testing.T) {
		tb := claim(3)
		tb.AmberOn("raiding-knight", 1)
		tb.AmberOn("champion-anaphiel", 1)
		tb.AmberOn("mother", 0)
		tb.AmberOn("staunch-knight", 0)
		tb.Amber(1, 1)
	})
	t.Run("too little for all: the active player chooses (K16.2)", func(t *testing.T) {
		tb := claim(1)
		tb.Offers("raiding-knight", "champion-anaphiel")
		tb.Pick("champion-anaphiel")
		tb.AmberOn("champion-anaphiel", 1)
		tb.AmberOn("raiding-knight", 0)
		tb.Amber(1, 0)
	})
	t.Run("nothing there", func(t *testing.T) {
		tb := claim(0)
		tb.AmberOn("raiding-knight", 0)
	})
}

func TestInspiration(t *testing.T) {
	t.Run("readies and uses a creature of any house (K8.13)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted, Damage: 4}, {ID: "mother"}}, Hand: ids("inspiration")},
			side{Line: ids("tocsin")}, card.Sanctum)
		tb.Play("inspiration")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Choose(int(keyforge.ToReap))
		tb.Amber(0, 1)
		tb.Damage("troll", 1)
		tb.Marked("troll", keyforge.Exhausted)
	})
	t.Run("or fights with it", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}}, Hand: ids("inspiration")},
			side{Line: ids("tocsin", "mother")}, card.Sanctum)
		tb.Play("inspiration")
		tb.Choose(int(keyforge.ToFight))
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Damage("troll", 5)
	})
	t.Run("a stunned one loses its stun (Q45)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted | keyforge.Stunned}}, Hand: ids("inspiration")}, side{},
			card.Sanctum)
		tb.Play("inspiration")
		tb.Unmarked("troll", keyforge.Stunned)
		tb.Marked("troll", keyforge.Exhausted)
		tb.Amber(0, 0)
	})
	t.Run("not an enemy's", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("inspiration")}, side{Line: ids("tocsin")}, card.Sanctum)
		tb.Play("inspiration")
		tb.Unmarked("tocsin", keyforge.Exhausted)
		tb.Amber(0, 0)
	})
}

func TestMightyLance(t *testing.T) {
	t.Run("a creature and one neighbor, at the same time (K11.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr"), Hand: ids("mighty-lance")}, side{Line: ids("troll", "mother", "tocsin", "charette")}, card.Sanctum)
		tb.Play("mighty-lance")
		tb.Offers("valdr", "troll", "mother", "tocsin", "charette")
		tb.Pick("tocsin")
		tb.Offers("mother", "charette")
		tb.Pick("mother")
		tb.InZone(card.Discard, "tocsin")
		tb.Damage("mother", 3)
		tb.Damage("charette", 0)
		tb.Damage("troll", 0)
	})
	t.Run("one without neighbors", func(t *testing.T) {
		tb := duel(t, side{Line: ids("valdr"), Hand: ids("mighty-lance")}, side{Line: ids("troll")}, card.Sanctum)
		tb.Play("mighty-lance")
		tb.Pick("valdr")
		tb.Damage("valdr", 3)
		tb.Damage("troll", 0)
	})
}

func TestOathOfPoverty(t *testing.T) {
	for n := range 3 {
		tb := duel(t, side{Artifacts: many(n, "seeker-needle"), Line: ids("mother"), Hand: ids("oath-of-poverty")},
			side{Artifacts: ids("hallowed-blaster")}, card.Sanctum)
		tb.Play("oath-of-poverty")
		tb.Amber(0, 1+2*n)
		assert.Empty(t, tb.Pile(0, card.Artifacts))
		tb.InZone(card.Artifacts, "hallowed-blaster")
		tb.Line(0, "mother")
	}
}

func TestOneStoodAgainstMany(t *testing.T) {
	t.Run("three fights, each against another creature", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted}, {ID: "mother"}}, Hand: ids("one-stood-against-many")},
			side{Line: list{{ID: "dust-imp"}, {ID: "doc-bookton"}, {ID: "urchin"}, {ID: "tocsin"}}}, card.Sanctum)
		tb.Play("one-stood-against-many")
		tb.Pick("troll")
		tb.Offers("dust-imp", "doc-bookton", "urchin", "tocsin")
		tb.Pick("urchin") // elusive: both stay
		tb.Offers("dust-imp", "doc-bookton", "tocsin")
		tb.Pick("dust-imp")
		tb.Offers("doc-bookton", "tocsin")
		tb.Pick("tocsin")
		tb.Line(1, "doc-bookton", "urchin")
		tb.Damage("troll", 5)
		tb.Marked("troll", keyforge.Exhausted)
		tb.Amber(0, 1)
	})
	t.Run("as many fights as there are enemies; then it is only readied (K16.4)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll"), Hand: ids("one-stood-against-many")}, side{Line: ids("mother")}, card.Sanctum)
		tb.Play("one-stood-against-many")
		tb.Line(1)
		tb.Damage("troll", 5)
		tb.Unmarked("troll", keyforge.Exhausted)
	})
	t.Run("it ends when the creature dies", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Damage: 4}}, Hand: ids("one-stood-against-many")},
			side{Line: ids("mother", "tocsin", "doc-bookton")}, card.Sanctum)
		tb.Play("one-stood-against-many")
		tb.Pick("mother")
		tb.Line(0)
		tb.Line(1, "tocsin", "doc-bookton")
	})
	t.Run("stunned: the first fight only ends the stun (K14.3)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Stunned}}, Hand: ids("one-stood-against-many")},
			side{Line: ids("dust-imp", "tocsin", "mother")}, card.Sanctum)
		tb.Play("one-stood-against-many")
		tb.Unmarked("troll", keyforge.Stunned)
		tb.Pick("dust-imp")
		tb.Offers("tocsin", "mother")
		tb.Pick("tocsin")
		tb.Line(1, "mother")
	})
	t.Run("nobody to send", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("one-stood-against-many")}, side{Line: ids("mother")}, card.Sanctum)
		tb.Play("one-stood-against-many")
		tb.Amber(0, 1)
	})
}

func TestRadiantTruth(t *testing.T) {
	tb := duel(t, side{Line: ids("valdr", "troll", "smaaash"), Hand: ids("radiant-truth")},
		side{Line: ids("mother", "tocsin", "charette", "dust-imp")}, card.Sanctum)
	tb.Play("radiant-truth")
	tb.Marked("tocsin", keyforge.Stunned)
	tb.Marked("charette", keyforge.Stunned)
	tb.Unmarked("mother", keyforge.Stunned)
	tb.Unmarked("dust-imp", keyforge.Stunned)
	tb.Unmarked("troll", keyforge.Stunned)
	tb.Amber(0, 1)
	tb = duel(t, side{Hand: ids("radiant-truth")}, side{Line: ids("mother", "tocsin")}, card.Sanctum)
	tb.Play("radiant-truth")
	tb.Unmarked("mother", keyforge.Stunned)
	tb.Unmarked("tocsin", keyforge.Stunned)
}

func TestShieldOfJustice(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "valdr", Marks: keyforge.Warded}, {ID: "tocsin"}},
		Hand: ids("shield-of-justice", "punch", "raiding-knight")},
		side{Line: ids("mother", "niffle-queen"), Houses: []card.House{card.Logos}, Hand: ids("niffle-queen")}, card.Sanctum)
	tb.Play("shield-of-justice")
	tb.Amber(0, 1)
	tb.Play("raiding-knight") // including one that enters later (K17.14)
	tb.Right()
	tb.EndTurn()
	tb.House(card.Untamed)
	tb.Fight("niffle-queen", "raiding-knight") // it was for the turn
	tb.InZone(card.Discard, "raiding-knight")
}

func TestShieldOfJusticeInFights(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "raiding-knight", Marks: keyforge.Warded}, {ID: "staunch-knight"}},
		Hand: list{{ID: "shield-of-justice"}, {ID: "poison-wave", House: card.Sanctum}, {ID: "hand-of-dis", House: card.Sanctum},
			{ID: "lady-maxena"}}},
		side{Line: ids("mother", "niffle-queen")}, card.Sanctum)
	tb.Play("shield-of-justice")
	tb.Fight("raiding-knight", "niffle-queen")
	tb.Damage("niffle-queen", 4)
	tb.Damage("raiding-knight", 0)
	tb.Marked("raiding-knight", keyforge.Warded) // nothing would be dealt (K11.5)
	tb.Play("poison-wave")
	tb.Damage("staunch-knight", 0)
	tb.Damage("mother", 2)
	tb.InZone(card.Discard, "niffle-queen")
	tb.Play("lady-maxena")
	tb.Right()
	tb.Pick("mother")
	tb.Play("hand-of-dis") // destroying is not damage
	tb.InZone(card.Discard, "staunch-knight")
}

func TestTakeHostages(t *testing.T) {
	t.Run("each creature that fights and lives captures 1, each time", func(t *testing.T) {
		tb := duel(t, side{Line: ids("champion-tabris", "sequis", "staunch-knight"), Hand: ids("take-hostages", "inspiration")},
			side{Amber: 5, Line: ids("tocsin", "troll", "mother")}, card.Sanctum)
		tb.Play("take-hostages")
		tb.Fight("sequis", "tocsin")
		tb.AmberOn("sequis", 1)
		tb.AmberOn("staunch-knight", 0)
		tb.Fight("staunch-knight", "troll") // dies
		tb.Amber(1, 4)
		tb.Fight("champion-tabris", "mother") // its Fight ability and this
		tb.Choose(0)
		tb.AmberOn("champion-tabris", 2)
		tb.Amber(1, 2)
		tb.Play("inspiration")
		tb.Pick("sequis")
		tb.Choose(int(keyforge.ToReap))
		tb.AmberOn("sequis", 2) // Sequis’ own
	})
	t.Run("a fight that is skipped is one (K9.11)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "ancient-bear", House: card.Sanctum}}, Hand: ids("take-hostages")},
			side{Amber: 2, Line: ids("dust-imp")}, card.Sanctum)
		tb.Play("take-hostages")
		tb.Fight("ancient-bear")
		tb.AmberOn("ancient-bear", 1)
	})
	t.Run("not in the opponent's turn", func(t *testing.T) {
		tb := duel(t, side{Line: ids("sequis"), Hand: ids("take-hostages")}, side{Amber: 2, Line: ids("tocsin")}, card.Sanctum)
		tb.Play("take-hostages")
		tb.EndTurn()
		tb.Fight("tocsin")
		tb.AmberOn("sequis", 0)
	})
}

func TestTermsOfRedress(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin", "mother"), Artifacts: ids("seeker-needle"), Hand: ids("terms-of-redress", "terms-of-redress")},
		side{Amber: 3, Line: ids("valdr")}, card.Sanctum)
	tb.Play("terms-of-redress#1")
	tb.Offers("tocsin", "mother")
	tb.Must()
	tb.Pick("mother")
	tb.AmberOn("mother", 2)
	tb.Amber(1, 1)
	tb.Play("terms-of-redress")
	tb.Pick("tocsin")
	tb.AmberOn("tocsin", 1) // what is there (Q16)
	tb.Amber(1, 0)
	tb.Amber(0, 2)
}

func TestTermsOfRedressWithoutCreature(t *testing.T) {
	tb := duel(t, side{Hand: ids("terms-of-redress")}, side{Amber: 3, Line: ids("valdr")}, card.Sanctum)
	tb.Play("terms-of-redress")
	tb.Amber(1, 3)
	tb.AmberOn("valdr", 0)
}

func TestTheHarderTheyCome(t *testing.T) {
	tb := duel(t, side{Line: ids("staunch-knight", "tocsin"), Hand: ids("the-harder-they-come")},
		side{Line: ids("mother", "charette", "troll", "dust-imp")}, card.Sanctum)
	tb.Play("the-harder-they-come")
	tb.Offers("staunch-knight", "mother", "troll") // power as it is now
	tb.Pick("troll")
	tb.InZone(card.Purged, "troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Purged))
	tb = duel(t, side{Hand: ids("the-harder-they-come")}, side{Line: ids("charette")}, card.Sanctum)
	tb.Play("the-harder-they-come")
	tb.Line(1, "charette")
}

func TestTheHarderTheyComeAgainstAWard(t *testing.T) {
	tb := duel(t, side{Hand: ids("the-harder-they-come")}, side{Line: list{{ID: "troll", Marks: keyforge.Warded}}}, card.Sanctum)
	tb.Play("the-harder-they-come")
	tb.Line(1, "troll")
	tb.Unmarked("troll", keyforge.Warded)
}

func TestTheSpiritsWay(t *testing.T) {
	tb := duel(t, side{Line: ids("tocsin", "urchin"), Artifacts: ids("seeker-needle"), Hand: ids("the-spirit-s-way")},
		side{Line: ids("dust-imp", "troll", "charette")}, card.Sanctum)
	tb.Play("the-spirit-s-way")
	tb.Line(0, "urchin")
	tb.Line(1, "dust-imp")
	tb.InZone(card.Artifacts, "seeker-needle")
}

func TestVirtuousWorks(t *testing.T) {
	tb := duel(t, side{Hand: ids("virtuous-works")}, side{Amber: 1}, card.Sanctum)
	tb.Play("virtuous-works")
	tb.Amber(0, 3)
	tb.Amber(1, 1)
	tb.InZone(card.Discard, "virtuous-works")
}
