package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// turned are exhausted cards.
func turned(names ...string) list {
	cards := ids(names...)
	for i := range cards {
		cards[i].Marks = keyforge.Exhausted
	}
	return cards
}

func TestFlamegillEnforcerEvilTwin(t *testing.T) {
	tb := duel(t, side{Line: ids("flamegill-enforcer-evil-twin"), Houses: []card.House{card.Unfathomable}},
		side{Line: ids("flamegill-enforcer-evil-twin"), Amber: 2, Houses: []card.House{card.Unfathomable}}, card.Unfathomable)
	raiseTide(tb)
	tb.Unmarked("0:flamegill-enforcer-evil-twin", keyforge.Enraged)
	tb.Marked("1:flamegill-enforcer-evil-twin", keyforge.Enraged)
	tb.Act("0:flamegill-enforcer-evil-twin")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
}

func TestGiltspineNetcasters(t *testing.T) {
	tb := duel(t, side{Line: append(ids("giltspine-netcaster-evil-twin", "fuguru"), turned("mother", "troll")...)},
		side{Line: ids("valdr")}, card.Unfathomable)
	tb.Reap("giltspine-netcaster-evil-twin")
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.Asks(keyforge.AskOption, keyforge.ForUse, 0)
	tb.Choose(int(keyforge.ToReap))
	tb.Amber(0, 2)
	tb.Marked("troll", keyforge.Exhausted)
	tb = duel(t, side{Line: ids("giltspine-netcaster", "mother")}, side{Line: append(ids("valdr"), turned("troll")...)}, card.Unfathomable)
	tb.Reap("giltspine-netcaster")
	tb.Pick("valdr")
	tb.Marked("valdr", keyforge.Exhausted)
	tb.Unmarked("mother", keyforge.Exhausted)
}

func TestHorridSynans(t *testing.T) {
	tb := duel(t, side{Line: ids("horrid-synan")}, side{Line: ids("troll", "horrid-synan-evil-twin", "dust-imp")}, card.Unfathomable)
	tb.Refused(keyforge.Command{Verb: keyforge.Choose}, keyforge.NotAsked)
	tb.Fight("horrid-synan") // its neighbors cannot be attacked
	tb.InZone(card.Discard, "horrid-synan", "horrid-synan-evil-twin")
	tb = duel(t, side{Line: ids("horrid-synan")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Fight("horrid-synan")
	tb.InZone(card.Discard, "troll")
}

func TestKaupes(t *testing.T) {
	hand := ids("troll", "valdr", "cannon", "punch", "anger", "blood-of-titans", "blood-of-titans")
	for _, c := range []struct{ mine, foe string }{{"kaupe-evil-twin", "mother"}, {"mother", "kaupe"}} {
		tb := duel(t, side{Line: ids(c.mine), Hand: hand}, side{Line: ids(c.foe)}, card.Brobnar)
		tb.Play("troll")
		tb.Left()
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("valdr")}, keyforge.NotPlayable)
		tb.Play("cannon")
		tb.Play("blood-of-titans#1")
		tb.Pick(c.mine)
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("blood-of-titans#2")}, keyforge.NotPlayable)
		tb.Play("punch")
		tb.Pick("troll")
		tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("anger")}, keyforge.NotPlayable)
		tb.Discard("anger")
	}
	tb := duel(t, side{Line: ids("kaupe"), Hand: ids("troll", "valdr")}, side{Line: ids("kaupe-evil-twin")}, card.Brobnar)
	tb.Play("troll")
	tb.Left()
	tb.Play("valdr") // neither limits this player
	tb.Left()
	t.Run("2 damage for each card discarded, each to an enemy creature", func(t *testing.T) {
		tb := duel(t, side{Line: ids("kaupe-evil-twin"), Hand: ids("fear", "punch", "anger")}, side{Line: ids("troll", "mother")},
			card.Unfathomable)
		tb.Reap("kaupe-evil-twin")
		tb.Pick("fear", "anger")
		tb.Finish()
		tb.InZone(card.Discard, "fear", "anger")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Pick("mother")
		tb.Damage("troll", 2)
		tb.Damage("mother", 2)
		tb.InZone(card.Hand, "punch")
	})
}

func TestTaniwhas(t *testing.T) {
	tb := duel(t, side{Line: ids("taniwha-evil-twin"), Discard: ids("fear", "troll", "mother"), Deck: ids("punch")},
		side{Discard: ids("valdr")}, card.Unfathomable)
	tb.Reap("taniwha-evil-twin")
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	assert.Equal(t, []string{"mother", "punch"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Line: ids("taniwha", "mother")}, side{Line: ids("dust-imp")}, card.Unfathomable)
	tb.Fight("taniwha")
	tb.Offers("taniwha", "mother")
	tb.Pick("mother")
	tb.InZone(card.Discard, "mother")
	tb.Amber(0, 1)
	tb = duel(t, side{Line: list{{ID: "taniwha", Marks: keyforge.Warded}}}, side{}, card.Unfathomable)
	tb.Reap("taniwha") // the æmber is gained in any case
	tb.Amber(0, 2)
	tb.InZone(card.Battleline, "taniwha")
}

func TestTomwasOfTheGlow(t *testing.T) {
	for high, n := range map[keyforge.Side]int{0: 1, 1: 0, keyforge.NoSide: 0} {
		tb := atTide(t, high, side{Line: ids("tomwa-of-the-glow-evil-twin"), Hand: ids("fear")},
			side{Line: ids("troll"), Hand: ids("punch")}, card.Unfathomable)
		tb.Reap("tomwa-of-the-glow-evil-twin")
		assert.Equal(t, n == 1, tb.Of("troll").Is(keyforge.Exhausted))
		assert.Len(t, tb.Pile(1, card.Discard), n)
		tb = atTide(t, high, side{Line: ids("tomwa-of-the-glow", "mother"), Deck: many(5, "fear")},
			side{Line: append(ids("troll"), turned("valdr")...)}, card.Unfathomable)
		tb.Reap("tomwa-of-the-glow")
		tb.Pick("troll")
		tb.Marked("troll", keyforge.Exhausted)
		assert.Len(t, tb.Pile(0, card.Hand), 2*n)
	}
}

func TestWikolias(t *testing.T) {
	for id, more := range map[string]int{"wikolia": 2, "wikolia-evil-twin": 4} {
		tb := duel(t, side{Line: ids(id), Houses: []card.House{card.Unfathomable}}, side{Houses: []card.House{card.Dis}, Amber: 5 + more},
			card.Unfathomable)
		tb.Reap(id)
		tb.AmberOn(id, more/4)
		assert.Equal(t, 6, tb.KeyCost(0))
		tb.EndTurn()
		assert.Equal(t, 6+more, tb.KeyCost(1))
		tb.Keys(1, 0)
		tb.EndTurn()
		assert.Equal(t, 6, tb.KeyCost(1))
		tb.EndTurn()
		tb.Choose(0)
		tb.Keys(1, 1)
	}
}

func TestOmnipusAndTentaclid(t *testing.T) {
	tb := duel(t, side{Hand: ids("omnipus"), Deck: append(append(ids("tentaclid", "tentaclid"), many(6, "fear")...),
		ids("tentaclid")...), Discard: ids("tentaclid")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Play("omnipus")
	tb.Asks(keyforge.AskCards, keyforge.ForOrder, 0)
	for tb.Question().Kind != keyforge.AskMain {
		if tb.Question().Kind == keyforge.AskCards {
			tb.Do(tb.Legal(nil)[0])
		} else {
			tb.Right()
		}
	}
	tb.Line(0, "omnipus", "tentaclid", "tentaclid", "tentaclid")
	assert.Equal(t, []string{"tentaclid"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Line: ids("omnipus", "tentaclid", "tentaclid")}, side{Line: ids("tentaclid")}, card.Unfathomable)
	tb.Refused(keyforge.Command{Verb: keyforge.Fight, Card: tb.Card("omnipus")}, keyforge.CannotFight)
	tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("tentaclid")}, keyforge.CannotReap)
	tb.Reap("omnipus")
	tb.Amber(0, 1+2)
	tb.Fight("tentaclid#1")
	tb.Damage("tentaclid#1", 0)
}

func TestDeepPriestGlebe(t *testing.T) {
	tb := duel(t, side{Line: ids("deep-priest-glebe"), Hand: ids("fuguru", "scyphos")}, side{Line: ids("troll", "valdr")}, card.Unfathomable)
	tb.Play("scyphos") // no Aquan
	tb.Left()
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.Play("fuguru")
	tb.Left()
	tb.Offers("troll", "valdr")
	tb.Pick("valdr")
	tb.Marked("valdr", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("deep-priest-glebe")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Play("deep-priest-glebe") // including itself
	tb.Marked("troll", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("fuguru"), Line: ids("mother")}, side{Line: ids("deep-priest-glebe")}, card.Unfathomable)
	tb.Play("fuguru")
	tb.Left()
	tb.Unmarked("mother", keyforge.Exhausted)
}

func TestGeneralSherman(t *testing.T) {
	tb := duel(t, side{Hand: ids("general-sherman", "wrath-or-ruin"), Line: list{{ID: "mother"}, {ID: "troll", Foreign: true}}},
		side{Line: list{{ID: "valdr", Marks: keyforge.Warded}, {ID: "urchin", Amber: 1}}}, card.Unfathomable)
	tb.Play("general-sherman")
	tb.Left()
	tb.Line(0, "general-sherman")
	tb.Line(1, "valdr")
	tb.InZone(card.Purged, "mother", "troll", "urchin")
	tb.Play("wrath-or-ruin")
	tb.Choose(0)
	tb.Pick("general-sherman")
	for tb.Question().Kind != keyforge.AskMain {
		tb.Do(tb.Legal(nil)[0])
	}
	tb.InZone(card.Discard, "general-sherman")
	tb.Line(0, "mother")
	assert.ElementsMatch(t, []string{"valdr", "troll", "urchin"}, tb.Pile(1, card.Battleline)) // K13.5
	tb.Marked("mother", keyforge.Exhausted)
	tb.Marked("troll", keyforge.Exhausted)
	tb = duel(t, side{Line: ids("general-sherman")}, side{Line: ids("dust-imp"), Amber: 3}, card.Unfathomable)
	tb.Fight("general-sherman")
	tb.Damage("dust-imp", 0)
	tb.Damage("general-sherman", 2)
}

func TestLlackGaboon(t *testing.T) {
	for n, power := range []int{3, 4, 5, 6} {
		tb := duel(t, side{Line: append(ids("llack-gaboon", "mother"), turned("troll", "valdr")[:min(n, 2)]...)},
			side{Line: append(ids("urchin"), turned("dust-imp")[:max(0, n-2)]...)}, card.Unfathomable)
		tb.PowerIs("llack-gaboon", power)
		assert.Equal(t, n == 3, tb.HasKeyword(tb.Card("llack-gaboon"), card.Skirmish))
		assert.Equal(t, map[bool]int{true: 5}[n == 3], tb.KeywordNumber(tb.Card("llack-gaboon"), card.Hazardous))
		tb.Reap("llack-gaboon")
		tb.PowerIs("llack-gaboon", power) // other creatures
	}
}

func TestPortalmongerPhoticRaiderAndHookmaster(t *testing.T) {
	for high, up := range map[keyforge.Side]bool{0: true, 1: false, keyforge.NoSide: false} {
		is := func(n, otherwise int) int { return map[bool]int{true: n, false: otherwise}[up] }
		tb := atTide(t, high, side{Line: ids("portalmonger", "photic-raider", "hookmaster"), Hand: ids("photic-raider"),
			Houses: []card.House{card.Unfathomable}},
			side{Line: ids("urchin"), Amber: 5}, card.Unfathomable)
		assert.Equal(t, 6, tb.KeyCost(0))
		assert.Equal(t, is(10, 6), tb.KeyCost(1))
		tb.PowerIs("photic-raider", is(6, 2))
		tb.Fight("hookmaster")
		tb.Amber(1, is(3, 5))
		tb.Play("photic-raider#2")
		tb.Left()
		tb.AmberOn("photic-raider#2", 2)
		tb.Amber(1, is(1, 3))
	}
}

func TestRustmiser(t *testing.T) {
	tb := duel(t, side{Line: ids("rustmiser"), Artifacts: ids("cannon")},
		side{Artifacts: ids("cannon", "mechabuoy"), Line: ids("troll")}, card.Unfathomable)
	tb.Reap("rustmiser")
	tb.Marked("1:cannon", keyforge.Exhausted)
	tb.Marked("mechabuoy", keyforge.Exhausted)
	tb.Unmarked("0:cannon", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestTeWhekeKraken(t *testing.T) {
	play := func(line list, picks ...string) *gametest.Table {
		tb := duel(t, side{Hand: ids("te-wheke-kraken"), Line: line}, side{Line: ids("fuguru")}, card.Unfathomable)
		tb.Play("te-wheke-kraken")
		if len(line) > 0 {
			tb.Left()
		}
		tb.Pick(picks...)
		return tb
	}
	tb := play(ids("scyphos", "taniwha", "mother"), "scyphos", "taniwha")
	tb.InZone(card.Battleline, "te-wheke-kraken")
	tb.Marked("scyphos", keyforge.Exhausted)
	tb.Marked("taniwha", keyforge.Exhausted)
	tb = play(append(ids("scyphos"), turned("taniwha")...), "scyphos", "taniwha")
	tb.InZone(card.Discard, "te-wheke-kraken")
	tb.Marked("scyphos", keyforge.Exhausted) // as much as possible (K16.4)
	tb = play(ids("scyphos", "mother"))
	tb.InZone(card.Discard, "te-wheke-kraken") // it is exhausted itself
	tb.Marked("scyphos", keyforge.Exhausted)
	tb = play(nil)
	tb.InZone(card.Discard, "te-wheke-kraken")
	tb = duel(t, side{Line: ids("te-wheke-kraken")}, side{Line: ids("troll", "mother", "valdr", "dextre")}, card.Unfathomable)
	tb.Reap("te-wheke-kraken")
	tb.Pick("mother")
	for id, n := range map[string]int{"troll": 2, "mother": 2, "valdr": 2, "dextre": 0, "te-wheke-kraken": 0} {
		tb.Damage(id, n)
	}
}

func TestTheChosenOne(t *testing.T) {
	tb := duel(t, side{Line: append(ids("troll"), turned("mother", "valdr")...), Artifacts: turned("cannon"),
		Houses: []card.House{card.Brobnar}},
		side{Line: append(ids("the-chosen-one"), turned("scyphos")...), Houses: []card.House{card.Unfathomable}}, card.Brobnar)
	tb.EndTurn()
	tb.Damage("the-chosen-one", 2)
	tb.Marked("mother", keyforge.Exhausted)
	tb.Marked("valdr", keyforge.Exhausted)
	tb.Unmarked("cannon", keyforge.Exhausted)
	tb.EndTurn()
	tb.Unmarked("scyphos", keyforge.Exhausted) // its own player's ready
	tb.Damage("the-chosen-one", 2)
	tb.LeaveOpen()

	tb = duel(t, side{Line: turned(gametestNames(9, "dust-imp")...), Houses: []card.House{card.Dis}},
		side{Line: ids("the-chosen-one"), Houses: []card.House{card.Unfathomable}}, card.Dis)
	tb.EndTurn()
	tb.InZone(card.Discard, "the-chosen-one")
	tb.Marked("dust-imp#1", keyforge.Exhausted)
	tb.EndTurn()
	tb.EndTurn()
	tb.Unmarked("dust-imp#1", keyforge.Exhausted)

	t.Run("only if a creature would ready (K16.13, K17.3)", func(t *testing.T) {
		pressed := keyforge.CardPosition{ID: "mother", Marks: keyforge.Exhausted, Attached: ids("under-pressure")}
		for name, c := range map[string]struct {
			hand   string
			line   list
			damage int
		}{
			"two would":                     {"scyphos", turned("mother", "valdr"), 2},
			"none can after Storm Surge":    {"storm-surge", turned("mother", "valdr"), 0},
			"one cannot":                    {"scyphos", list{pressed, turned("valdr")[0]}, 2},
			"the only exhausted one cannot": {"scyphos", list{pressed, {ID: "valdr"}}, 0},
		} {
			t.Run(name, func(t *testing.T) {
				tb := duel(t, side{Line: ids("the-chosen-one"), Hand: ids(c.hand), Houses: []card.House{card.Unfathomable}},
					side{Line: c.line, Houses: []card.House{card.Brobnar}}, card.Unfathomable)
				if c.hand == "storm-surge" {
					tb.Play(c.hand)
				}
				tb.EndTurn()
				tb.House(card.Brobnar)
				tb.EndTurn()
				tb.Damage("the-chosen-one", c.damage)
				tb.Marked("mother", keyforge.Exhausted)
			})
		}
	})
}

func gametestNames(n int, id string) (names []string) {
	for range n {
		names = append(names, id)
	}
	return names
}

func TestVoiceOfRakuzel(t *testing.T) {
	for high, more := range map[keyforge.Side][2]int{0: {1, 0}, 1: {0, 1}, keyforge.NoSide: {0, 0}} {
		tb := atTide(t, high, side{Line: ids("voice-of-rakuzel", "troll")}, side{Line: ids("mother", "raiding-knight")}, card.Unfathomable)
		tb.PowerIs("voice-of-rakuzel", 5+more[0])
		tb.PowerIs("troll", 8+more[0])
		assert.Equal(t, more[0], tb.Armor(tb.Card("troll")))
		tb.PowerIs("mother", 5+more[1])
		assert.Equal(t, 2+more[1], tb.Armor(tb.Card("raiding-knight")))
	}
}

func TestAbyssalZealot(t *testing.T) {
	tb := duel(t, side{Line: ids("abyssal-zealot"), Houses: []card.House{card.Unfathomable}},
		side{Amber: 5, Houses: []card.House{card.Dis}}, card.Unfathomable)
	raiseTide(tb)
	tb.AmberOn("abyssal-zealot", 2)
	tb.Amber(1, 3)
	tb.EndTurn()
	raiseTide(tb)
	tb.AmberOn("abyssal-zealot", 0)
	tb.Amber(1, 3)
	tb.Amber(0, 0)
	tb = duel(t, side{}, side{Line: list{{ID: "abyssal-zealot", Amber: 1}}}, card.Dis)
	raiseTide(tb)
	tb.AmberOn("abyssal-zealot", 0)
}

func TestFuguru(t *testing.T) {
	tb := duel(t, side{Line: ids("fuguru"), Deck: many(9, "fear"), Houses: []card.House{card.Unfathomable}},
		side{Deck: many(9, "punch"), Houses: []card.House{card.Dis}}, card.Unfathomable)
	tb.EndTurn()
	assert.Len(t, tb.Pile(0, card.Hand), 6)
	tb.EndTurn()
	assert.Len(t, tb.Pile(1, card.Hand), 5)
}

func TestKiriGiltspine(t *testing.T) {
	tb := duel(t, side{Line: ids("smaaash", "valdr", "mother"), Houses: []card.House{card.Brobnar}},
		side{Line: ids("kiri-giltspine"), Houses: []card.House{card.Unfathomable}}, card.Brobnar)
	tb.Reap("smaaash")
	tb.Fight("valdr")
	tb.EndTurn()
	tb.Marked("smaaash", keyforge.Exhausted)
	tb.Unmarked("valdr", keyforge.Exhausted) // it fought
	tb.Reap("kiri-giltspine")
	tb.EndTurn()
	tb.Unmarked("kiri-giltspine", keyforge.Exhausted) // no enemy of its own
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.Unmarked("smaaash", keyforge.Exhausted)
}

func TestScyphos(t *testing.T) {
	for high, z := range map[keyforge.Side]card.Zone{0: card.Discard, 1: card.Archives, keyforge.NoSide: card.Discard} {
		tb := atTide(t, high, side{Line: ids("troll")}, side{Line: ids("scyphos")}, card.Brobnar)
		tb.Fight("troll")
		tb.InZone(z, "scyphos")
		tb.Damage("troll", 4+3)
	}
}

func TestSparkfist(t *testing.T) {
	tb := duel(t, side{Line: ids("sparkfist")}, side{Line: ids("troll", "valdr")}, card.Unfathomable)
	tb.Fight("sparkfist", "troll")
	tb.Marked("troll", keyforge.Stunned)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("valdr", keyforge.Exhausted)
	tb.Damage("sparkfist", 0)
}

func TestBubbles(t *testing.T) {
	tb := duel(t, side{Hand: ids("bubbles")}, side{Line: list{{ID: "troll", Foreign: true}, {ID: "mother"}}, Deck: ids("fear")},
		card.Unfathomable)
	tb.Play("bubbles")
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Deck)) // its owner's
	tb.Line(1, "mother")
}

func TestSeabringerKekoa(t *testing.T) {
	tb := atTide(t, 0, side{Line: ids("troll")}, side{Line: list{{ID: "mother"}, {ID: "seabringer-kekoa", Damage: 1}}}, card.Brobnar)
	tb.Fight("troll") // taunt
	tb.InZone(card.Discard, "seabringer-kekoa")
	assert.True(t, tb.TideHigh(1))
}
