package wc_test

import (
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestAxiomOfGrisk(t *testing.T) {
	tb := duel(t, side{Hand: ids("axiom-of-grisk"), Line: ids("mother", "troll")},
		side{Line: list{{ID: "valdr", Amber: 1}, {ID: "headhunter"}}}, card.Saurian)
	tb.Play("axiom-of-grisk")
	tb.Pick("troll")
	tb.Line(0, "troll")
	tb.Unmarked("troll", keyforge.Warded) // used up
	tb.Line(1, "valdr")
	if n := tb.Player(0).Chains; n != 2 {
		t.Errorf("%d chains", n)
	}
}

func TestImperium(t *testing.T) {
	t.Run("two of three", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("imperium"), Line: ids("mother", "troll", "urchin")}, side{Line: ids("valdr")}, card.Saurian)
		tb.Play("imperium")
		tb.Offers("mother", "troll", "urchin")
		tb.Pick("mother", "urchin")
		tb.Marked("mother", keyforge.Warded)
		tb.Marked("urchin", keyforge.Warded)
		tb.Unmarked("troll", keyforge.Warded)
	})
	t.Run("one alone", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("imperium"), Line: ids("mother")}, side{Line: ids("valdr")}, card.Saurian)
		tb.Play("imperium")
		tb.Marked("mother", keyforge.Warded)
		tb.Unmarked("valdr", keyforge.Warded)
	})
}

func TestPhalanxStrike(t *testing.T) {
	t.Run("repeated once, on another creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("phalanx-strike"), Line: ids("mother", "urchin")},
			side{Line: ids("valdr", "troll")}, card.Saurian)
		tb.Play("phalanx-strike")
		tb.Pick("valdr")
		tb.Damage("valdr", 2)
		tb.Offers("mother", "urchin")
		tb.Pick("urchin")
		tb.Pick("troll")
		tb.Damage("troll", 2)
		tb.AmberOn("urchin", 1)
	})
	t.Run("or not", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("phalanx-strike"), Line: ids("mother", "urchin")}, side{Line: ids("valdr")}, card.Saurian)
		tb.Play("phalanx-strike")
		tb.Pick("valdr")
		tb.Finish()
		tb.Damage("valdr", 2)
	})
	t.Run("without friends no damage", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("phalanx-strike")}, side{Line: ids("valdr")}, card.Saurian)
		tb.Play("phalanx-strike")
		tb.Damage("valdr", 0)
	})
}

func TestTribute(t *testing.T) {
	line := ids("mother", "troll")
	t.Run("twice with the same creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tribute"), Line: line}, side{Amber: 5, Line: ids("gargantodon")}, card.Saurian)
		tb.Play("tribute")
		tb.AmberOn("troll", 2)
		tb.Yes()
		tb.AmberOn("troll", 5)
		tb.Amber(1, 1)
	})
	t.Run("declined", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tribute"), Line: line}, side{Amber: 5}, card.Saurian)
		tb.Play("tribute")
		tb.No()
		tb.AmberOn("troll", 2)
	})
}

func TestAncientPower(t *testing.T) {
	tb := duel(t, side{Hand: ids("ancient-power"), Line: list{{ID: "mother", Amber: 1}, {ID: "troll"}}},
		side{Line: list{{ID: "valdr", Amber: 2}}}, card.Saurian)
	tb.Play("ancient-power")
	tb.Marked("mother", keyforge.Warded)
	tb.Unmarked("troll", keyforge.Warded)
	tb.Unmarked("valdr", keyforge.Warded)
}

func TestCityStateInterest(t *testing.T) {
	t.Run("each captures", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("city-state-interest"), Line: ids("mother", "troll")},
			side{Amber: 3, Line: ids("valdr")}, card.Saurian)
		tb.Play("city-state-interest")
		tb.AmberOn("mother", 1)
		tb.AmberOn("troll", 1)
		tb.AmberOn("valdr", 0)
		tb.Amber(1, 1)
	})
	t.Run("too little for all: chosen", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("city-state-interest"), Line: ids("mother", "troll")}, side{Amber: 1}, card.Saurian)
		tb.Play("city-state-interest")
		tb.Pick("troll")
		tb.AmberOn("mother", 0)
		tb.AmberOn("troll", 1)
	})
}

func TestExile(t *testing.T) {
	tb := duel(t, side{Hand: ids("exile"), Line: ids("mother", "troll")}, side{Line: ids("valdr")}, card.Saurian)
	tb.Play("exile")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.Right()
	tb.Line(0, "mother")
	tb.Line(1, "valdr", "troll")
}

func TestRegrettableMeteor(t *testing.T) {
	tb := duel(t, side{Hand: ids("regrettable-meteor"), Line: ids("questor-jarta", "troll")},
		side{Line: ids("urchin", "valdr", "mother")},
		card.Saurian)
	tb.Play("regrettable-meteor")
	tb.Line(0)
	tb.Line(1, "urchin", "mother")
}

func TestSicSemperTyrannosaurus(t *testing.T) {
	t.Run("its æmber comes to you", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sic-semper-tyrannosaurus"), Line: ids("mother")},
			side{Line: list{{ID: "troll", Amber: 3}}}, card.Saurian)
		tb.Play("sic-semper-tyrannosaurus")
		tb.Amber(0, 3)
		tb.Amber(1, 0)
		tb.Line(1)
		tb.Line(0, "mother")
	})
	t.Run("without æmber it is destroyed as well", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("sic-semper-tyrannosaurus"), Line: ids("troll", "troll")},
			side{Line: ids("mother")}, card.Saurian)
		tb.Play("sic-semper-tyrannosaurus")
		tb.Pick("troll#2")
		tb.Line(0, "troll")
	})
}

func TestStomp(t *testing.T) {
	t.Run("destroyed: exalt", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("stomp"), Line: ids("mother")}, side{Line: ids("urchin", "troll")}, card.Saurian)
		tb.Play("stomp")
		tb.Pick("urchin")
		tb.AmberOn("mother", 1)
	})
	t.Run("not destroyed: no", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("stomp"), Line: ids("mother")}, side{Line: ids("urchin", "troll")}, card.Saurian)
		tb.Play("stomp")
		tb.Pick("troll")
		tb.Damage("troll", 5)
		tb.AmberOn("mother", 0)
	})
}

func TestDiploMacy(t *testing.T) {
	t.Run("each attacker is exalted until your next turn", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("diplo-macy"), Line: ids("gargantodon"), Houses: []card.House{card.Saurian}},
			side{Line: ids("valdr", "troll"), Houses: []card.House{card.Brobnar}}, card.Saurian)
		tb.Play("diplo-macy")
		tb.Fight("gargantodon", "valdr")
		tb.AmberOn("gargantodon", 1)
		tb.EndTurn()
		tb.Fight("troll", "gargantodon")
		tb.AmberOn("troll", 1)
		tb.EndTurn()
		tb.Fight("gargantodon", "troll")
		tb.Amber(1, 1) // what it had when it died: no more
	})
	t.Run("alpha", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("diplo-macy", "stomp")}, side{Line: ids("troll")}, card.Saurian)
		tb.Play("stomp")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("diplo-macy")}, keyforge.NeedsAlpha)
	})
}

func TestFavorOfRex(t *testing.T) {
	t.Run("as if you had played the enemy's creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("favor-of-rex"), Line: ids("mother")}, side{Amber: 2, Line: ids("urchin")}, card.Saurian)
		tb.Play("favor-of-rex")
		tb.Offers("mother", "urchin")
		tb.Pick("urchin")
		tb.Amber(0, 2)
		tb.Amber(1, 1)
	})
	t.Run("the creature is friendly to its ability (K8.16)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("favor-of-rex"), Line: ids("mother")}, side{Line: ids("tricerian-legionary", "troll")}, card.Saurian)
		tb.Play("favor-of-rex")
		tb.Pick("tricerian-legionary")
		tb.Offers("mother", "tricerian-legionary")
		tb.Pick("tricerian-legionary")
		tb.Marked("tricerian-legionary", keyforge.Warded)
	})
	t.Run("one without a Play ability", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("favor-of-rex"), Line: ids("mother")}, side{Amber: 2, Line: ids("urchin")}, card.Saurian)
		tb.Play("favor-of-rex")
		tb.Pick("mother")
		tb.Amber(0, 1)
		tb.Amber(1, 2)
	})
}

func TestGoodOfTheMany(t *testing.T) {
	tb := duel(t, side{Hand: ids("good-of-the-many"), Line: ids("troll", "valdr", "urchin")},
		side{Line: ids("brend-the-fanatic", "headhunter", "umbra")}, card.Saurian)
	tb.Play("good-of-the-many")
	tb.Line(0, "troll", "valdr")             // giants; the elf's kin stand on the other side
	tb.Line(1, "brend-the-fanatic", "umbra") // elves
}

func TestImperialForge(t *testing.T) {
	line := list{{ID: "mother", Amber: 2}, {ID: "troll", Amber: 4}}
	t.Run("8 more, less 1 for each æmber on your creatures", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("imperial-forge"), Line: line, Amber: 7},
			side{Line: list{{ID: "valdr", Amber: 9}}}, card.Saurian)
		tb.Play("imperial-forge") // its own æmber is the eighth
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 0)
	})
	t.Run("too little", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("imperial-forge"), Line: line, Amber: 6}, side{}, card.Saurian)
		tb.Play("imperial-forge")
		tb.Keys(0, 0)
		tb.Amber(0, 7)
	})
}

func TestSauryAboutThat(t *testing.T) {
	tb := duel(t, side{Hand: ids("saury-about-that"), Line: ids("mother")}, side{Line: ids("troll")}, card.Saurian)
	tb.Play("saury-about-that")
	tb.Pick("troll")
	tb.Line(1)
	tb.Amber(1, 1)
	tb.Amber(0, 0)
}

func TestSowSalt(t *testing.T) {
	tb := duel(t, side{Hand: ids("sow-salt"), Line: list{{ID: "mother", House: card.Saurian}}, Houses: []card.House{card.Saurian}},
		side{Line: ids("headhunter"), Houses: []card.House{card.Brobnar}}, card.Saurian)
	tb.Play("sow-salt")
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("mother")}, keyforge.CannotReap)
	tb.EndTurn()
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("headhunter")}, keyforge.CannotReap)
	tb.EndTurn()
	tb.Reap("mother")
}

func TestTertiate(t *testing.T) {
	t.Run("thirds, rounded up, chosen", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tertiate"), Line: ids("mother", "urchin", "umbra")},
			side{Line: ids("troll", "valdr", "headhunter", "dust-imp")}, card.Saurian)
		tb.Play("tertiate")
		tb.Offers("troll", "valdr", "headhunter", "dust-imp")
		tb.Pick("valdr", "troll")
		tb.Offers("mother", "urchin", "umbra")
		tb.Pick("urchin")
		tb.Line(0, "mother", "umbra")
		tb.Line(1, "headhunter", "dust-imp")
	})
	t.Run("a side without creatures", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tertiate")}, side{Line: ids("troll")}, card.Saurian)
		tb.Play("tertiate")
		tb.Line(1)
	})
}

func TestTriumph(t *testing.T) {
	six := ids("mother", "urchin", "umbra", "troll", "valdr", "headhunter")
	t.Run("six creatures and no enemy: a key for nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("triumph"), Line: six}, side{}, card.Saurian)
		tb.Play("triumph")
		tb.Choose(0)
		tb.Keys(0, 1)
		tb.Amber(0, 1)
		tb.AmberOn("troll", 1)
	})
	t.Run("five", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("triumph"), Line: six[:5]}, side{}, card.Saurian)
		tb.Play("triumph")
		tb.Keys(0, 0)
		tb.AmberOn("troll", 1)
	})
	t.Run("an enemy creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("triumph"), Line: six}, side{Line: ids("dust-imp")}, card.Saurian)
		tb.Play("triumph")
		tb.Keys(0, 0)
		tb.AmberOn("troll", 0)
	})
}
