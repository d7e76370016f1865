package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestDrawnDown(t *testing.T) {
	for n, left := range [][]string{{}, {}, {"b"}, {"c", "b"}, {"c", "d", "b"}} {
		names := []string{"a", "b", "c", "d"}
		cards := map[string]string{"a": "fear", "b": "punch", "c": "troll", "d": "mother"}
		var deck list
		for _, name := range names[:n] {
			deck = append(deck, keyforge.CardPosition{ID: cards[name]})
		}
		tb := duel(t, side{Hand: ids("drawn-down"), Deck: ids("valdr")}, side{Deck: deck}, card.Unfathomable)
		tb.Play("drawn-down")
		if n > 1 {
			tb.Pick("fear")
		}
		if n > 2 {
			tb.Pick("punch")
		}
		var want []string
		for _, name := range left {
			want = append(want, cards[name])
		}
		assert.ElementsMatch(t, ids0("fear")[:min(n, 1)], tb.Pile(1, card.Discard))
		assert.Equal(t, append([]string{}, want...), tb.Pile(1, card.Deck))
		assert.Equal(t, []string{"valdr"}, tb.Pile(0, card.Deck))
	}
}

func ids0(s ...string) []string { return s }

func TestDiveDeep(t *testing.T) {
	tb := duel(t, side{Hand: ids("dive-deep"), Line: ids("headhunter", "mother")},
		side{Deck: ids("punch", "fear"), Line: ids("troll", "urchin")}, card.Unfathomable)
	tb.Play("dive-deep")
	tb.InZone(card.Discard, "punch")
	tb.Offers("headhunter", "troll")
	tb.Pick("troll")
	assert.Equal(t, []string{"fear", "troll"}, tb.Pile(1, card.Deck))
	tb = duel(t, side{Hand: ids("dive-deep"), Line: ids("headhunter")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Play("dive-deep") // no card, no house
	tb.InZone(card.Battleline, "headhunter", "troll")
}

func TestDarkDiscovery(t *testing.T) {
	for second, keys := range map[string]int{"mother": 1, "fear": 0} {
		tb := duel(t, side{Hand: ids("dark-discovery")}, side{Deck: ids("fear", "troll", "mother")}, card.Unfathomable)
		tb.Play("dark-discovery")
		for _, id := range []string{"troll", second} {
			n, _ := tb.Catalogue().Number(id)
			tb.Choose(int(n))
		}
		if keys > 0 {
			tb.Choose(0)
		}
		assert.Equal(t, []string{"fear"}, tb.Pile(1, card.Deck))
		tb.Keys(0, keys)
		tb.Amber(0, 1)
		tb.InZone([]card.Zone{card.Discard, card.Purged}[keys], "dark-discovery")
	}
}

func TestCorrode(t *testing.T) {
	for option, target := range []string{"cannon", "blood-of-titans", "raiding-knight"} {
		tb := duel(t, side{Hand: ids("corrode"), Line: ids("mother")},
			side{Artifacts: ids("cannon"), Line: list{{ID: "raiding-knight", Attached: ids("blood-of-titans")}, {ID: "troll"}}}, card.Unfathomable)
		tb.Play("corrode")
		tb.Choose(option)
		tb.InZone(card.Discard, target)
		tb.InZone(card.Battleline, "mother", "troll")
	}
}

func TestCupOfWater(t *testing.T) {
	tb := duel(t, side{Hand: ids("cup-of-water"), Line: ids("batdrone", "mother")}, side{Line: ids("brain-eater", "troll")}, card.Unfathomable)
	tb.Play("cup-of-water")
	tb.Marked("batdrone", keyforge.Stunned)
	tb.Marked("brain-eater", keyforge.Stunned)
	tb.Unmarked("troll", keyforge.Stunned)
}

func TestEffigyOfMelerukh(t *testing.T) {
	effigy := func(n int) list {
		return list{{ID: "effigy-of-melerukh", Counters: map[card.Counter]int{card.AwakeningCounter: n}}}
	}
	foe := side{Artifacts: effigy(5), Line: ids("mother"), Houses: []card.House{card.Unfathomable}}
	tb := duel(t, side{Line: ids("smaaash", "valdr", "headhunter"), Houses: []card.House{card.Brobnar}},
		side{Artifacts: effigy(4), Line: ids("mother"), Houses: []card.House{card.Unfathomable}}, card.Brobnar)
	tb.Reap("smaaash")
	tb.InZone(card.Artifacts, "effigy-of-melerukh")
	assert.Equal(t, 5, int(tb.Of("effigy-of-melerukh").Counters[card.AwakeningCounter]))
	tb.Reap("valdr")
	tb.Left()
	tb.Line(1, "effigy-of-melerukh", "mother")
	tb.PowerIs("effigy-of-melerukh", 100)
	assert.Equal(t, 100, tb.Armor(tb.Card("effigy-of-melerukh")))
	tb.Reap("headhunter") // its text is blank
	assert.Equal(t, 6, int(tb.Of("effigy-of-melerukh").Counters[card.AwakeningCounter]))
	tb.EndTurn()
	tb.House(card.Unfathomable)
	tb.Reap("effigy-of-melerukh")
	tb.Amber(1, 1)

	t.Run("its own player's do not count, and it stays a creature under another's control", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Artifacts: effigy(5), Houses: []card.House{card.Logos}}, side{}, card.Logos)
		tb.Reap("mother")
		tb.InZone(card.Artifacts, "effigy-of-melerukh")
		tb = duel(t, side{Line: ids("smaaash"), Artifacts: ids("whirlpool"), Houses: []card.House{card.Brobnar}}, foe, card.Brobnar)
		tb.Reap("smaaash")
		tb.Right()
		tb.EndTurn()
		tb.House(card.Unfathomable)
		tb.EndTurn() // the Whirlpool gives it away
		assert.Contains(t, tb.Pile(0, card.Battleline), "effigy-of-melerukh")
		tb.PowerIs("effigy-of-melerukh", 100)
		tb.LeaveOpen()
	})
	t.Run("out of play it is itself again", func(t *testing.T) {
		tb := duel(t, side{Line: ids("smaaash"), Hand: list{{ID: "fear", House: card.Brobnar}}}, foe, card.Brobnar)
		tb.Reap("smaaash")
		tb.Left()
		tb.Play("fear")
		tb.Pick("effigy-of-melerukh")
		tb.InZone(card.Hand, "effigy-of-melerukh")
		assert.Empty(t, tb.View(0).Lasting)
	})
}

func TestFlashFreeze(t *testing.T) {
	tb := duel(t, side{Hand: ids("flash-freeze", "fuguru")}, side{Line: ids("troll", "valdr")}, card.Unfathomable)
	tb.Play("flash-freeze")
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.Play("fuguru")
	tb.Offers("fuguru", "troll", "valdr")
	tb.Pick("valdr")
	tb.Marked("valdr", keyforge.Exhausted)
}

func TestKiligogsTrench(t *testing.T) {
	tb := duel(t, side{Artifacts: list{{ID: "kiligog-s-trench", Counters: map[card.Counter]int{card.DepthCounter: 4}}},
		Line: ids("mother"), Houses: []card.House{card.Logos}},
		side{Line: ids("sparkfist", "grabber-jammer", "deep-priest-glebe", "valdr"), Houses: []card.House{card.Dis}}, card.Logos)
	tb.EndTurn()
	tb.InZone(card.Discard, "mother", "deep-priest-glebe") // power 5
	tb.Line(1, "sparkfist", "grabber-jammer", "valdr")
	tb.House(card.Dis)
	tb.EndTurn()
	tb.Line(1, "sparkfist", "grabber-jammer", "valdr")
	tb.House(card.Logos)
	tb.EndTurn()
	tb.Line(1, "sparkfist", "grabber-jammer") // 6
	tb.LeaveOpen()
}

func TestSoboggsThingamabob(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("sobogg-s-thingamabob"), Line: ids("mother"), Houses: []card.House{card.Logos}},
		side{Line: ids("troll"), Amber: 6, Houses: []card.House{card.Brobnar}}, card.Logos)
	tb.EndTurn()
	tb.Choose(0)
	tb.Marked("troll", keyforge.Exhausted)
	tb.Unmarked("mother", keyforge.Exhausted)
}

func TestThalassophobia(t *testing.T) {
	for n, left := range map[int]int{12: 2, 4: 0} {
		tb := duel(t, side{Hand: ids("thalassophobia"), Deck: many(3, "fear")}, side{Deck: many(n, "punch"), Discard: ids("troll")},
			card.Unfathomable)
		tb.Play("thalassophobia")
		assert.Len(t, tb.Pile(1, card.Deck), left) // Q5
		assert.Len(t, tb.Pile(1, card.Discard), n-left+1)
		assert.Len(t, tb.Pile(0, card.Deck), 3)
	}
}

func TestTheSusurrus(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("the-susurrus"), Line: ids("fuguru", "scyphos", "mother")},
		side{Line: ids("troll", "valdr"), Artifacts: ids("cannon")}, card.Unfathomable)
	tb.Act("the-susurrus")
	tb.Offers("fuguru", "scyphos")
	tb.Pick("scyphos")
	tb.Pick("troll", "cannon")
	tb.Finish()
	tb.Marked("troll", keyforge.Exhausted)
	tb.Marked("cannon", keyforge.Exhausted)
	tb.Unmarked("valdr", keyforge.Exhausted)
	tb = duel(t, side{Artifacts: ids("the-susurrus"), Line: turned("fuguru")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Act("the-susurrus")
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestAbandonShip(t *testing.T) {
	for high, n := range map[keyforge.Side]int{0: 4, 1: 1, keyforge.NoSide: 1} {
		tb := atTide(t, high, side{Hand: ids("abandon-ship"), Line: ids("mother", "valdr")}, side{Line: ids("troll", "urchin", "dextre")},
			card.Unfathomable)
		tb.Play("abandon-ship")
		tb.Pick([]string{"troll", "mother", "urchin", "dextre"}[:n]...)
		tb.Line(0, [][]string{{"mother", "valdr"}, {"valdr"}}[n/4]...)
		tb.Line(1, [][]string{{"urchin", "dextre"}, {}}[n/4]...)
		assert.Len(t, tb.Pile(1, card.Hand), []int{1, 3}[n/4])
	}
}

func TestAllusionsOfGrandeur(t *testing.T) {
	for chosen, won := range map[card.House]int{card.Dis: 0, card.Mars: 3} {
		tb := duel(t, side{Hand: ids("allusions-of-grandeur"), Houses: []card.House{card.Unfathomable}},
			side{Houses: []card.House{card.Dis, card.Mars, card.Logos}}, card.Unfathomable)
		tb.Play("allusions-of-grandeur")
		assert.Equal(t, card.HouseSet(card.Dis, card.Mars, card.Logos), tb.Question().Houses)
		tb.House(card.Dis)
		tb.EndTurn()
		tb.House(chosen)
		tb.Amber(0, 1+won)
	}
}

func TestEchoPearl(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("echo-pearl"), Line: ids("mother")}, side{Line: ids("troll")}, card.Logos)
	tb.Omni("echo-pearl")
	tb.InZone(card.Discard, "echo-pearl")
	tb.Pick("troll")
	for _, m := range []keyforge.Mark{keyforge.Exhausted, keyforge.Stunned, keyforge.Enraged} {
		tb.Marked("troll", m)
		tb.Unmarked("mother", m)
	}
}

func TestSleepWithTheFishesAndThundertow(t *testing.T) {
	tb := duel(t, side{Hand: ids("sleep-with-the-fishes"), Line: append(ids("mother"), turned("valdr")...)},
		side{Line: append(ids("troll"), turned("urchin")...), Artifacts: turned("cannon")}, card.Unfathomable)
	tb.Play("sleep-with-the-fishes")
	tb.InZone(card.Discard, "valdr", "urchin")
	tb.InZone(card.Battleline, "mother", "troll")
	tb.InZone(card.Artifacts, "cannon")
	tb = duel(t, side{Hand: ids("thundertow"), Line: append(ids("mother"), turned("valdr")...)},
		side{Line: ids("troll", "dextre", "headhunter")}, card.Unfathomable)
	tb.Play("thundertow")
	tb.Pick("troll", "dextre")
	for id, n := range map[string]int{"mother": 0, "valdr": 2, "troll": 2, "dextre": 2, "headhunter": 0} {
		tb.Damage(id, n)
	}
}

func TestTidalWave(t *testing.T) {
	for high, up := range map[keyforge.Side]bool{0: true, 1: false, keyforge.NoSide: false} {
		tb := atTide(t, high, side{Hand: ids("tidal-wave"), Line: ids("mother")}, side{Line: ids("troll", "valdr", "dextre", "urchin")},
			card.Unfathomable)
		tb.Play("tidal-wave")
		if up {
			tb.Pick("valdr")
			tb.Line(1, "urchin")
		} else {
			tb.Line(1, "troll", "valdr", "dextre", "urchin")
		}
		assert.True(t, tb.TideHigh(1))
		assert.False(t, tb.TideHigh(0))
	}
}

func TestUnderPressure(t *testing.T) {
	tb := duel(t, side{Line: ids("mother", "valdr"), Houses: []card.House{card.Brobnar}, Hand: ids("anger")},
		side{Line: list{{ID: "troll", Marks: keyforge.Exhausted, Attached: ids("under-pressure")}},
			Houses: []card.House{card.Brobnar}}, card.Brobnar)
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.EndTurn()
	tb.Marked("troll", keyforge.Exhausted)
	tb = duel(t, side{Line: list{{ID: "troll", Marks: keyforge.Exhausted, Attached: ids("under-pressure")}}, Hand: ids("anger")},
		side{Line: ids("mother")}, card.Brobnar)
	tb.Play("anger") // nor by an ability
	tb.Marked("troll", keyforge.Exhausted)
	tb.Damage("mother", 0)
}

func TestWrathOrRuin(t *testing.T) {
	foe := side{Line: ids("troll", "valdr", "urchin")}
	tb := duel(t, side{Hand: ids("wrath-or-ruin"), Line: ids("mother")}, foe, card.Unfathomable)
	tb.Play("wrath-or-ruin")
	tb.Choose(0)
	tb.Offers("mother", "troll", "urchin")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Hand: ids("wrath-or-ruin"), Line: ids("mother")}, foe, card.Unfathomable)
	tb.Play("wrath-or-ruin")
	tb.Choose(1)
	tb.Offers("troll", "valdr", "urchin")
	tb.Pick("valdr", "urchin")
	tb.InZone(card.Hand, "valdr", "urchin")
	tb.Line(1, "troll")
}

func TestBrainDrain(t *testing.T) {
	tb := duel(t, side{Hand: ids("brain-drain", "punch")}, side{Hand: ids("fear", "troll"), Deck: ids("mother")}, card.Unfathomable)
	tb.Play("brain-drain")
	tb.Offers("fear", "troll")
	tb.Pick("fear")
	assert.Equal(t, []string{"fear", "mother"}, tb.Pile(1, card.Deck))
	tb.InZone(card.Hand, "troll", "punch")
}

func TestCallOfTheVoid(t *testing.T) {
	play := func(pick string) (*int, func(keyforge.Side) int, func(string) card.Zone) {
		tb := duel(t, side{Hand: ids("call-of-the-void"), Line: turned("mother"), Amber: 4},
			side{Line: append(ids("troll"), turned("valdr")...), Amber: 4}, card.Unfathomable)
		tb.Play("call-of-the-void")
		tb.Pick(pick)
		marked := 0
		if tb.Of("troll").Is(keyforge.Exhausted) {
			marked = 1
		}
		return &marked, func(s keyforge.Side) int { return int(tb.Player(s).Pool) }, func(id string) card.Zone { return tb.Of(id).Zone }
	}
	turnedNow, pool, zone := play("troll")
	assert.Equal(t, []int{1, 5, 4}, []int{*turnedNow, pool(0), pool(1)})
	assert.Equal(t, card.Battleline, zone("troll"))
	_, pool, zone = play("valdr")
	assert.Equal(t, []int{5, 3}, []int{pool(0), pool(1)})
	assert.Equal(t, card.Discard, zone("valdr"))
	_, pool, zone = play("mother")
	assert.Equal(t, []int{4, 4}, []int{pool(0), pool(1)})
	assert.Equal(t, card.Discard, zone("mother"))
	tb := duel(t, side{Hand: ids("call-of-the-void"), Amber: 4}, side{Amber: 4}, card.Unfathomable)
	tb.Play("call-of-the-void")
	tb.Amber(0, 5)
	tb.Amber(1, 4)
}

func TestFrigorificRod(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("frigorific-rod")}, side{Line: ids("troll"), Artifacts: ids("cannon")}, card.Unfathomable)
	tb.Act("frigorific-rod")
	tb.Pick("cannon")
	tb.Marked("cannon", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
}

func TestMaelstrom(t *testing.T) {
	tb := duel(t, side{Hand: ids("mælstrom"), Line: list{{ID: "mother"}, {ID: "troll", Foreign: true}}, Deck: ids("fear"),
		Artifacts: ids("cannon")},
		side{Line: list{{ID: "valdr", Amber: 1}, {ID: "urchin", Marks: keyforge.Warded}}, Deck: ids("punch")}, card.Unfathomable)
	tb.Play("mælstrom") // nobody is asked for the order
	assert.Equal(t, []string{"mother", "fear"}, tb.Pile(0, card.Deck))
	assert.ElementsMatch(t, []string{"troll", "valdr"}, tb.Pile(1, card.Deck)[:2])
	tb.Line(1, "urchin")
	tb.InZone(card.Artifacts, "cannon")
	assert.Equal(t, 2, int(tb.Player(0).Chains))
	assert.Zero(t, tb.Player(1).Chains)
	tb.Amber(0, 1)
}

func TestPourTalAndRakuzelsChant(t *testing.T) {
	for high, up := range map[keyforge.Side]bool{0: true, 1: false, keyforge.NoSide: false} {
		tb := atTide(t, high, side{Hand: ids("pour-tal", "rakuzel-s-chant"), Line: ids("mother")}, side{Line: ids("troll")}, card.Unfathomable)
		tb.Play("rakuzel-s-chant")
		if !up {
			tb.Pick("troll")
		}
		tb.Marked("troll", keyforge.Exhausted)
		assert.Equal(t, up, tb.Of("mother").Is(keyforge.Exhausted))
		tb.Play("pour-tal")
		tb.InZone(map[bool]card.Zone{true: card.Archives, false: card.Discard}[up], "pour-tal")
		assert.True(t, tb.TideHigh(0))
	}
}

func TestSinkOrSwim(t *testing.T) {
	mine := side{Hand: ids("sink-or-swim"), Line: ids("mother")}
	foe := side{Hand: ids("fear", "punch"), Line: ids("troll", "valdr", "dextre", "urchin")}
	tb := duel(t, mine, foe, card.Unfathomable)
	tb.Play("sink-or-swim")
	tb.Choose(0)
	assert.Len(t, tb.Pile(1, card.Discard), 1)
	tb = duel(t, mine, foe, card.Unfathomable)
	tb.Play("sink-or-swim")
	tb.Choose(1)
	tb.Pick("dextre")
	for id, is := range map[string]bool{"troll": false, "valdr": true, "dextre": true, "urchin": true, "mother": false} {
		assert.Equal(t, is, tb.Of(id).Is(keyforge.Exhausted), id)
	}
}

func TestStormSurge(t *testing.T) {
	tb := duel(t, side{Hand: ids("storm-surge"), Line: turned("mother"), Houses: []card.House{card.Unfathomable}},
		side{Line: ids("troll"), Artifacts: turned("cannon"), Houses: []card.House{card.Brobnar}}, card.Unfathomable)
	tb.Play("storm-surge")
	tb.EndTurn()
	tb.Unmarked("mother", keyforge.Exhausted)
	tb.Reap("troll")
	tb.EndTurn()
	tb.Marked("troll", keyforge.Exhausted)
	tb.Marked("cannon", keyforge.Exhausted)
	tb.House(card.Unfathomable)
	tb.EndTurn()
	tb.EndTurn()
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.LeaveOpen()
}
