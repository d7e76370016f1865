package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestCulturalExchange(t *testing.T) {
	tb := duel(t, side{Hand: ids("cultural-exchange"), Archives: ids("fear")}, side{Archives: ids("punch", "anger"),
		Hand: ids("troll")},
		card.StarAlliance)
	tb.Play("cultural-exchange")
	assert.ElementsMatch(t, []string{"punch", "anger", "troll"}, tb.Pile(1, card.Hand))
	assert.Empty(t, tb.Pile(1, card.Archives))
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Archives))
	t.Run("none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cultural-exchange")}, side{}, card.StarAlliance)
		tb.Play("cultural-exchange")
		tb.Amber(0, 1)
	})
}

func TestShakedownSullivan(t *testing.T) {
	t.Run("a card of its house pays the controller", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shakedown-sullivan"), Deck: ids("fear")}, side{Line: ids("valdr"), Deck: ids("punch", "anger")},
			card.StarAlliance)
		tb.Reap("shakedown-sullivan")
		tb.Offers("shakedown-sullivan", "valdr")
		tb.Pick("valdr")
		tb.Amber(1, 1)
		tb.Amber(0, 1)
		tb.InZone(card.Battleline, "valdr")
		tb.InZone(card.Discard, "punch")
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
	})
	t.Run("another destroys it", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shakedown-sullivan")}, side{Line: ids("valdr"), Deck: ids("fear")}, card.StarAlliance)
		tb.Reap("shakedown-sullivan")
		tb.Pick("valdr")
		tb.InZone(card.Discard, "valdr", "fear")
		tb.Amber(1, 0)
	})
	t.Run("so does no card at all", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shakedown-sullivan")}, side{Line: ids("valdr"), Discard: ids("punch")}, card.StarAlliance)
		tb.Reap("shakedown-sullivan")
		tb.Pick("valdr")
		tb.InZone(card.Discard, "valdr", "punch")
	})
	t.Run("your own", func(t *testing.T) {
		tb := duel(t, side{Line: ids("shakedown-sullivan", "troll"), Deck: ids("punch")}, side{Deck: ids("anger")}, card.StarAlliance)
		tb.Reap("shakedown-sullivan")
		tb.Pick("troll")
		tb.Amber(0, 2)
		assert.Equal(t, []string{"anger"}, tb.Pile(1, card.Deck))
	})
}

func TestStrongerTogether(t *testing.T) {
	mine := tired("troll", "calv-1n", "mother", "cxo-taber", "mother", "medic-ingram", "zorg", "dust-imp")
	theirs := tired("armsmaster-molina", "valdr", "com-officer-kirby", "umbra")
	tb := duel(t, side{Hand: ids("stronger-together"), Line: mine}, side{Line: theirs}, card.StarAlliance)
	tb.Play("stronger-together")
	for name, ready := range map[string]bool{"troll": false, "calv-1n": true, "cxo-taber": false, "medic-ingram": true, "zorg": false,
		"dust-imp": false, "armsmaster-molina": false, "com-officer-kirby": true, "umbra": false} {
		assert.NotEqual(t, ready, tb.Of(name).Is(keyforge.Exhausted), name)
	}
}

func TestBadgeOfUnity(t *testing.T) {
	mine := side{Line: list{{ID: "troll", Attached: ids("badge-of-unity")}, {ID: "valdr"}}, Houses: []card.House{card.StarAlliance}}
	for _, h := range []card.House{card.StarAlliance, card.Brobnar} {
		tb := duel(t, mine, side{}, h)
		assert.Equal(t, card.HouseSet(card.Brobnar, card.StarAlliance), tb.HousesOf(tb.Card("troll")))
		tb.Reap("troll")
	}
	tb := duel(t, mine, side{}, card.StarAlliance)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("valdr")}, keyforge.WrongHouse)
}

func TestCamaraderie(t *testing.T) {
	line := list{{ID: "troll"}, {ID: "calv-1n"}, {ID: "mother"}, {ID: "cxo-taber"},
		{ID: "medic-ingram", Marks: keyforge.Exhausted}, {ID: "zorg"}}
	for name, drawn := range map[string]int{"calv-1n": 4, "cxo-taber": 2, "medic-ingram": 0} {
		tb := duel(t, side{Hand: ids("camaraderie"), Line: line, Deck: many(9, "fear")}, side{Line: ids("armsmaster-molina")},
			card.StarAlliance)
		tb.Play("camaraderie")
		tb.Offers("calv-1n", "cxo-taber", "medic-ingram")
		tb.Pick(name)
		assert.Len(t, tb.Pile(0, card.Hand), drawn, name) // the last was exhausted before (K16.14)
		tb.Marked(name, keyforge.Exhausted)
	}
}

func TestQuintrinoWarp(t *testing.T) {
	mine := ids("troll", "calv-1n", "mother")
	t.Run("the two, and all of their houses", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("quintrino-warp"), Line: mine}, side{Line: ids("zorg", "valdr", "dust-imp", "batdrone")},
			card.StarAlliance)
		tb.Play("quintrino-warp")
		tb.Offers("troll", "calv-1n", "mother")
		tb.Pick("troll")
		tb.Offers("zorg", "valdr", "dust-imp", "batdrone")
		tb.Pick("batdrone")
		tb.Line(0, "calv-1n")
		tb.Line(1, "zorg", "dust-imp")
		assert.Equal(t, 1, int(tb.Player(0).Chains))
	})
	t.Run("one side has none", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("quintrino-warp"), Line: mine}, side{}, card.StarAlliance)
		tb.Play("quintrino-warp")
		tb.Pick("mother")
		tb.Line(0, "troll", "calv-1n")
		assert.Equal(t, 1, int(tb.Player(0).Chains))
	})
}

func TestPYR0(t *testing.T) {
	them := side{Line: ids("zorg", "mother", "zorg", "zorg")}
	tb := duel(t, side{Line: ids("pyr*0")}, them, card.StarAlliance)
	tb.Fight("pyr*0", "mother")
	tb.Damage("zorg", 3)
	tb.Damage("zorg#2", 3)
	tb.Damage("zorg#3", 0)
	tb.Damage("mother", 3)
	tb = duel(t, side{Hand: ids("pyr*0"), Line: list{{ID: "cxo-taber"}, {ID: "pyr*0", Marks: keyforge.Exhausted}}}, them,
		card.StarAlliance)
	tb.PlayUpgrade("pyr*0")
	tb.Pick("cxo-taber")
	tb.InZone(card.Attached, "pyr*0#2")
	assert.True(t, tb.HasKeyword(tb.Card("cxo-taber"), card.SplashAttack))
	t.Run("they add up (K28.7)", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "pyr*0", Attached: ids("pyr*0")}}}, them, card.StarAlliance)
		tb.Fight("pyr*0", "mother")
		tb.Damage("zorg", 6)
	})
}

func TestRogueOperation(t *testing.T) {
	for i, deck := range []list{nil, ids("fear"), ids("fear", "punch", "zorg"), ids("punch", "anger", "fear")} {
		tb := duel(t, side{Hand: ids("rogue-operation"), Deck: deck}, side{Amber: 5}, card.StarAlliance)
		tb.Play("rogue-operation")
		houses := []int{0, 1, 2, 1}[i]
		tb.Amber(0, houses)
		tb.Amber(1, 5-houses)
		assert.Len(t, tb.Pile(0, card.Discard), min(2, len(deck))+1)
	}
}

func TestPupgrade(t *testing.T) {
	tb := duel(t, side{Hand: ids("pupgrade"), Line: ids("troll", "mother")}, side{}, card.StarAlliance)
	tb.PlayUpgrade("pupgrade")
	tb.Pick("mother")
	tb.PowerIs("mother", 8)
	worn := keyforge.CardPosition{ID: "mother", Damage: 7, Attached: ids("pupgrade", "stunner")}
	t.Run("becomes a creature when the other is destroyed", func(t *testing.T) {
		tb := duel(t, side{Line: ids("zorg")}, side{Line: list{worn, {ID: "troll"}}, Houses: []card.House{card.StarAlliance}}, card.Mars)
		tb.Fight("zorg", "mother")
		tb.Line(1, "troll", "pupgrade")
		tb.Unmarked("pupgrade", keyforge.Exhausted)
		tb.PowerIs("pupgrade", 3)
		tb.InZone(card.Discard, "mother", "stunner")
		tb.EndTurn()
		tb.House(card.StarAlliance)
		tb.Reap("pupgrade")
		tb.Amber(1, 1)
	})
	t.Run("in the line of whoever controlled that creature, but its owner's still", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("pupgrade"), Line: ids("zorg", "calv-1n")}, side{Line: ids("silvertooth", "troll")},
			card.StarAlliance)
		tb.PlayUpgrade("pupgrade")
		tb.Pick("silvertooth")
		tb.EndTurn()
		tb.House(card.Shadows)
		tb.Fight("silvertooth", "zorg")
		tb.Line(1, "troll", "pupgrade")
		assert.Equal(t, keyforge.Side(0), tb.Of("pupgrade").Owner)
	})
	t.Run("not when the creature leaves play in another way", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hysteria"), Line: list{worn}}, side{}, card.Dis)
		tb.Play("hysteria")
		tb.InZone(card.Discard, "pupgrade")
	})
}

func TestNearFutureLens(t *testing.T) {
	us := side{Artifacts: ids("near-future-lens"), Deck: ids("punch", "dust-imp", "troll")}
	tb := duel(t, us, side{Line: ids("pit-demon")}, card.StarAlliance)
	deck := tb.View(1).Sides[0].Zones[card.Deck]
	top := deck[len(deck)-1].Card
	assert.Equal(t, "punch", tb.Catalogue().Card(tb.Def(top)).ID, "the opponent sees the top card")
	assert.Zero(t, deck[0].Card, "and no other")
	tb.Omni("near-future-lens") // whatever its house
	tb.Damage("pit-demon", 3)
	deck = tb.View(1).Sides[0].Zones[card.Deck]
	assert.Equal(t, "dust-imp", tb.Catalogue().Card(tb.Def(deck[len(deck)-1].Card)).ID, "now the next")
}

func TestCollectorBoren(t *testing.T) {
	tb := duel(t, side{Hand: ids("collector-boren"), Discard: ids("punch", "echo-reflector", "weak-link")},
		side{Discard: ids("stunner")}, card.StarAlliance)
	tb.Play("collector-boren")
	tb.Offers("echo-reflector", "weak-link")
	tb.Pick("echo-reflector")
	assert.Equal(t, []string{"echo-reflector"}, tb.Pile(0, card.Hand))
	tb.Marked("collector-boren", keyforge.Exhausted)
	for host, ready := range map[string]bool{"collector-boren": true, "troll": false} {
		tb := duel(t, side{Hand: ids("echo-reflector"), Line: tired("collector-boren", "troll")}, side{}, card.StarAlliance)
		tb.Play("echo-reflector")
		tb.Pick(host)
		assert.NotEqual(t, ready, tb.Of("collector-boren").Is(keyforge.Exhausted))
		tb.Marked("troll", keyforge.Exhausted)
	}
}

func TestGanymedeOutpost(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("ganymede-outpost"), Line: ids("troll", "mother"), Hand: ids("fear", "punch", "anger"),
		Deck: ids("zorg")},
		side{Line: ids("valdr")}, card.StarAlliance)
	tb.Act("ganymede-outpost")
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.Pick("fear", "anger")
	assert.Equal(t, []string{"zorg", "troll"}, tb.Pile(0, card.Deck))
	assert.ElementsMatch(t, []string{"fear", "anger"}, tb.Pile(0, card.Archives))
	t.Run("without a creature nothing", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("ganymede-outpost"), Hand: ids("fear", "punch")}, side{Line: ids("valdr")}, card.StarAlliance)
		tb.Act("ganymede-outpost")
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestEchoReflector(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "troll", Attached: ids("echo-reflector")}}}, side{}, card.Brobnar)
	assert.Equal(t, 6, tb.KeyCost(0))
	assert.Equal(t, 9, tb.KeyCost(1))
	tb = duel(t, side{Hand: ids("echo-reflector")}, side{Line: ids("troll")}, card.StarAlliance)
	tb.Play("echo-reflector") // it is the creature's
	assert.Equal(t, 9, tb.KeyCost(0))
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestFriendlyGuide(t *testing.T) {
	us := side{Line: ids("cpo-zytar", "friendly-guide", "cpo-zytar", "cpo-zytar")}
	tb := duel(t, us, side{Line: ids("valdr")}, card.StarAlliance)
	tb.Reap("cpo-zytar#3") // no neighbor
	tb.Reap("cpo-zytar#2")
	tb.Yes()
	tb.Choose(int(keyforge.ToReap))
	tb.Amber(0, 3)
	tb.Reap("cpo-zytar#1") // it is exhausted now
	tb.Amber(0, 4)
	tb = duel(t, us, side{Line: ids("valdr")}, card.StarAlliance)
	tb.Reap("cpo-zytar#2")
	tb.No()
	tb.Unmarked("friendly-guide", keyforge.Exhausted)
	assert.True(t, tb.HasKeyword(tb.Card("friendly-guide"), card.Elusive))
	t.Run("also when the neighbor does not survive its use", func(t *testing.T) {
		tb := duel(t, us, side{Line: ids("troll")}, card.StarAlliance)
		tb.Fight("cpo-zytar#1")
		tb.InZone(card.Discard, "cpo-zytar")
		tb.Yes()
		tb.Choose(int(keyforge.ToReap))
		tb.Amber(0, 1)
	})
}

func TestFutureBooster(t *testing.T) {
	for yes, deck := range map[bool][]string{true: {"anger", "punch"}, false: {"punch", "anger"}} {
		tb := duel(t, side{Artifacts: ids("future-booster"), Deck: ids("punch", "anger")}, side{}, card.Brobnar)
		tb.Omni("future-booster")
		if yes {
			tb.Yes()
		} else {
			tb.No()
		}
		assert.Equal(t, deck, tb.Pile(0, card.Deck))
	}
	tb := duel(t, side{Artifacts: ids("future-booster")}, side{}, card.Brobnar)
	tb.Omni("future-booster") // an empty deck
}

func TestRecordedHistory(t *testing.T) {
	us := side{Hand: ids("recorded-history", "fear", "dust-imp", "punch", "zorg", "mother")}
	tb := duel(t, us, side{}, card.StarAlliance)
	tb.Play("recorded-history")
	tb.Pick("fear")
	tb.Refused(keyforge.Command{Verb: keyforge.Pick, Card: tb.Card("dust-imp")}, keyforge.SameQuality) // another of Dis
	tb.Pick("punch", "zorg")
	assert.ElementsMatch(t, []string{"fear", "punch", "zorg"}, tb.Pile(0, card.Archives)) // not more than 3
	assert.ElementsMatch(t, []string{"dust-imp", "mother"}, tb.Pile(0, card.Hand))
	tb.Amber(0, 1)
	t.Run("fewer, or none", func(t *testing.T) {
		tb := duel(t, us, side{}, card.StarAlliance)
		tb.Play("recorded-history")
		tb.Pick("mother")
		tb.Finish()
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Archives))
		tb = duel(t, us, side{}, card.StarAlliance)
		tb.Play("recorded-history")
		tb.Finish()
		assert.Empty(t, tb.Pile(0, card.Archives))
	})
}

func TestSpecialistGuthrak(t *testing.T) {
	for i, line := range [][]string{{"specialist-guthrak"}, {"calv-1n", "specialist-guthrak", "troll"}, {"zorg",
		"specialist-guthrak", "troll", "mother"}} {
		tb := duel(t, side{Line: ids(line...)}, side{Line: ids("dust-imp"), Amber: 5}, card.StarAlliance)
		tb.Reap("specialist-guthrak")
		tb.AmberOn("specialist-guthrak", i+1)
		tb.Amber(1, 5-i-1)
		tb = duel(t, side{Line: ids(line...)}, side{Line: ids("dust-imp"), Amber: 5}, card.StarAlliance)
		tb.Fight("specialist-guthrak", "dust-imp")
		tb.Damage("specialist-guthrak", 0)
		tb.AmberOn("specialist-guthrak", i+1)
	}
}
