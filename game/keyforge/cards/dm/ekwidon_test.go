package dm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestEvenSwap(t *testing.T) {
	t.Run("two for two", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("even-swap"), Line: ids("troll", "mother")}, side{Line: ids("urchin", "krump", "dodger")}, card.Ekwidon)
		tb.Play("even-swap")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Left()
		tb.Left() // mother follows by herself
		tb.Offers("urchin", "krump", "dodger", "troll", "mother")
		tb.Pick("krump")
		tb.Offers("urchin", "dodger", "troll", "mother")
		tb.Pick("troll") // it may come back
		tb.Left()
		tb.Line(0, "troll", "krump")
		tb.Line(1, "mother", "urchin", "dodger")
	})
	t.Run("with one to give nothing comes back", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("even-swap"), Line: ids("troll")}, side{Line: ids("urchin")}, card.Ekwidon)
		tb.Play("even-swap")
		tb.Left()
		tb.Line(0)
		tb.Line(1, "troll", "urchin")
	})
}

func TestFiatTranscoder(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("fiat-transcoder"), Amber: 1}, side{Line: ids("urchin", "krump")}, card.Ekwidon)
	tb.Act("fiat-transcoder")
	tb.Pick("krump")
	tb.Amber(0, 0)
	tb.Amber(1, 0)
	tb.Line(0, "krump")
	tb = duel(t, side{Artifacts: ids("fiat-transcoder")}, side{Line: ids("urchin")}, card.Ekwidon)
	tb.Act("fiat-transcoder")
	tb.Line(1, "urchin")
}

func TestForgedCurrency(t *testing.T) {
	mine := func(amber, power int) list {
		return list{{ID: "troll", Amber: amber}, grown("mother", power)}
	}
	for _, c := range []struct{ amber, power, pool, keys, left int }{
		{2, 3, 7, 1, 0},  // 12 - 5
		{2, 3, 6, 0, 6},  //
		{4, 4, 6, 1, 0},  // no less than 6
		{4, 4, 5, 0, 5},  //
		{0, 0, 12, 1, 0}, //
	} {
		tb := duel(t, side{Hand: ids("forged-currency"), Line: mine(c.amber, c.power), Amber: c.pool},
			side{Line: list{{ID: "krump", Amber: 3, Power: 2}}}, card.Ekwidon)
		tb.Play("forged-currency")
		if c.keys > 0 {
			tb.Choose(0)
		}
		tb.Keys(0, c.keys)
		tb.Amber(0, c.left)
		tb.AmberOn("troll", 0)
		tb.PowerIs("mother", 5)
		tb.AmberOn("krump", 3)
		tb.PowerIs("krump", 8)
	}
}

func TestOoniLars(t *testing.T) {
	start := func(pool, theirs int) side { return side{Line: ids("oŏni-lars"), Amber: pool, Hand: many(6, "fear")} }
	tb := duel(t, start(0, 0), side{Amber: 9, Houses: []card.House{card.Brobnar}}, card.Ekwidon)
	tb.Reap("oŏni-lars") // the æmber of the reap pays for it
	tb.Yes()
	tb.Amber(0, 0)
	tb.Amber(1, 10)
	tb.EndTurn()
	tb.Choose(0) // 10 are enough
	tb.Keys(1, 1)
	tb.LeaveOpen()
	tb = duel(t, start(0, 0), side{Amber: 8, Houses: []card.House{card.Brobnar}}, card.Ekwidon)
	tb.Reap("oŏni-lars")
	tb.Yes()
	tb.EndTurn()
	tb.Keys(1, 0)
	tb.Amber(1, 9)
	tb.LeaveOpen()
	tb = duel(t, start(0, 0), side{Amber: 8, Houses: []card.House{card.Brobnar}}, card.Ekwidon)
	tb.Reap("oŏni-lars")
	tb.No()
	tb.EndTurn()
	tb.Choose(0)
	tb.Keys(1, 1)
	tb.LeaveOpen()
}

func TestTheGoldenQueen(t *testing.T) {
	t.Run("a card of each hand", func(t *testing.T) {
		for _, c := range []struct {
			mine, theirs list
			gain         int
		}{
			{ids("troll"), ids("fear"), 2},
			{ids("even-swap"), ids("fear"), 1},
			{ids("even-swap"), ids("even-swap"), 0},
			{nil, ids("fear"), 1},
			{nil, nil, 0},
		} {
			tb := duel(t, side{Line: whole("the-golden-queen"), Hand: c.mine}, side{Hand: c.theirs, Line: ids("urchin")}, card.Ekwidon)
			tb.Fight("the-golden-queen", "urchin")
			if len(c.mine) > 0 && len(c.theirs) > 0 && tb.Question().Kind != keyforge.AskMain {
				tb.Must()
			}
			tb.Amber(0, c.gain)
			assert.Empty(t, tb.Pile(0, card.Hand))
			assert.Empty(t, tb.Pile(1, card.Hand))
		}
	})
	t.Run("one card only, when it reaps", func(t *testing.T) {
		tb := duel(t, side{Line: whole("the-golden-queen"), Hand: ids("fear", "fear")}, side{}, card.Ekwidon)
		tb.Reap("the-golden-queen")
		tb.Amber(0, 2)
		assert.Len(t, tb.Pile(0, card.Hand), 1)
	})
	t.Run("both hands are larger", func(t *testing.T) {
		tb := duel(t, side{Line: whole("the-golden-queen"), Deck: many(9, "fear")},
			side{Deck: many(9, "punch"), Houses: []card.House{card.Brobnar}}, card.Ekwidon)
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, card.Hand), 7)
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, card.Hand), 7)
		tb.LeaveOpen()
	})
}

func TestAuthorizedRequisitions(t *testing.T) {
	tb := duel(t, side{Hand: ids("authorized-requisitions"), Line: ids("troll", "mother"), Deck: ids("fear", "punch")}, side{Amber: 3},
		card.Ekwidon)
	tb.Play("authorized-requisitions")
	tb.Pick("mother")
	tb.AmberOn("mother", 2)
	tb.Amber(1, 1)
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
}

func TestDapperChapeau(t *testing.T) {
	worn := list{{ID: "chromatic-guardian", Attached: ids("dapper-chapeau")}}
	tb := duel(t, side{Line: worn}, side{Line: ids("urchin", "troll")}, card.Ekwidon)
	tb.Act("chromatic-guardian")
	tb.Pick("urchin")
	tb.InZone(card.Discard, "urchin")
	tb.InZone(card.Hand, "dapper-chapeau")
	tb = duel(t, side{Line: worn}, side{Line: ids("urchin", "troll")}, card.Ekwidon)
	tb.Act("chromatic-guardian")
	tb.Pick("troll")
	tb.Damage("troll", 4)
	assert.Equal(t, tb.Card("troll"), tb.Of("dapper-chapeau").Host)
	tb = duel(t, side{Line: worn}, side{Line: list{{ID: "urchin", Marks: keyforge.Warded}, {ID: "troll"}}}, card.Ekwidon)
	tb.Act("chromatic-guardian")
	tb.Pick("urchin")
	assert.Equal(t, tb.Card("urchin"), tb.Of("dapper-chapeau").Host) // K33.5
}

func TestDrasticMeasures(t *testing.T) {
	tb := duel(t, side{Hand: ids("drastic-measures", "troll", "fear", "punch")}, side{}, card.Ekwidon)
	tb.Play("drastic-measures")
	tb.Pick("troll", "fear")
	tb.InZone(card.Purged, "troll", "fear")
	tb.InZone(card.Hand, "punch")
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("drastic-measures", "troll")}, side{}, card.Ekwidon)
	tb.Play("drastic-measures")
	tb.Finish()
	tb.InZone(card.Hand, "troll")
	tb.Amber(0, 0)
}

func TestExeldonYash(t *testing.T) {
	tb := duel(t, side{Line: ids("exeldon-yash"), Hand: ids("fear", "punch")}, side{Amber: 3}, card.Ekwidon)
	tb.Reap("exeldon-yash")
	tb.Pick("fear")
	tb.AmberOn("exeldon-yash", 1)
	tb.Amber(0, 2)
	tb.InZone(card.Discard, "fear")
	tb = duel(t, side{Line: ids("exeldon-yash"), Hand: ids("fear")}, side{Amber: 3}, card.Ekwidon)
	tb.Reap("exeldon-yash")
	tb.Finish()
	tb.AmberOn("exeldon-yash", 2)
	tb.Amber(0, 1)
}

func TestKrisperRuld(t *testing.T) {
	tb := duel(t, side{Line: ids("krisper-ruld")}, side{Line: ids("urchin"), Artifacts: ids("library-of-babble", "ghost-town")}, card.Ekwidon)
	tb.Fight("krisper-ruld", "urchin")
	tb.Pick("ghost-town")
	assert.Equal(t, keyforge.Side(0), tb.Of("ghost-town").Ctrl)
	assert.Equal(t, keyforge.Side(1), tb.Of("library-of-babble").Ctrl)
}

func TestWaspscream(t *testing.T) {
	for _, stays := range []bool{true, false} {
		tb := duel(t, side{Line: tired("waspscream"), Houses: []card.House{card.Ekwidon}},
			side{Line: ids("urchin", "troll"), Houses: []card.House{card.Shadows}}, card.Ekwidon)
		tb.EndTurn()
		if stays {
			tb.Pick("waspscream")
		} else {
			tb.Finish()
		}
		tb.House(card.Shadows)
		tb.EndTurn()
		if stays {
			tb.Offers("urchin", "troll")
			tb.Pick("troll")
			tb.Left()
			tb.Line(1, "urchin")
		}
		tb.LeaveOpen()
		assert.Equal(t, stays, tb.Of("troll").Ctrl == 0)
	}
}

func TestBleaForh(t *testing.T) {
	for healed := range 3 {
		tb := duel(t, side{Line: ids("bleă-fŏrh")}, side{Line: list{{ID: "urchin"}, {ID: "troll", Damage: 3}}}, card.Ekwidon)
		tb.Fight("bleă-fŏrh", "urchin")
		tb.Pick("troll")
		tb.Choose(healed)
		tb.Damage("troll", 3-healed)
		tb.AmberOn("troll", healed)
	}
}

func TestBypassBurglar(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "krisper-ruld"}, {ID: "bypass-burglar", Marks: keyforge.Exhausted}, {ID: "exeldon-yash"},
		{ID: "oŏni-lars"}}},
		side{Amber: 3}, card.Ekwidon)
	tb.Act("exeldon-yash")
	tb.Amber(0, 1)
	tb.Damage("exeldon-yash", 1)
	tb.Act("krisper-ruld")
	tb.Amber(1, 1)
	tb.Damage("krisper-ruld", 0) // armor
	assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("oŏni-lars")}))
	tb = duel(t, side{Line: ids("bypass-burglar", "krisper-ruld")}, side{}, card.Ekwidon)
	assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card("krisper-ruld")}))
}

func TestChromaticGuardian(t *testing.T) {
	other := func(line ...string) side {
		return side{Line: ids(line...), Artifacts: ids("library-of-babble", "ghost-town")}
	}
	tb := duel(t, side{Line: ids("chromatic-guardian")}, other("troll", "krump"), card.Ekwidon)
	tb.Reap("chromatic-guardian")
	tb.Offers("troll", "krump")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll")
	tb = duel(t, side{Line: ids("chromatic-guardian")}, other("troll"), card.Ekwidon) // as many
	tb.Reap("chromatic-guardian")
	tb.Offers("library-of-babble", "ghost-town")
	tb.Pick("library-of-babble")
	tb.InZone(card.Discard, "library-of-babble")
	tb = duel(t, side{Line: ids("chromatic-guardian")}, other("dust-imp", "krump"), card.Ekwidon)
	tb.Fight("chromatic-guardian", "dust-imp") // read when it resolves (K29.8)
	tb.Offers("library-of-babble", "ghost-town")
	tb.LeaveOpen()
}

func TestConradFisique(t *testing.T) {
	mine := side{Hand: ids("cŏnrăd-fisiquĕ"), Line: list{grown("mother", 2)}}
	tb := duel(t, mine, side{Line: list{grown("troll", 3), {ID: "urchin"}}}, card.Ekwidon)
	tb.Play("cŏnrăd-fisiquĕ")
	tb.Left()
	tb.Offers("mother", "troll")
	tb.Pick("troll")
	tb.Offers("cŏnrăd-fisiquĕ", "mother", "urchin")
	tb.Pick("mother")
	tb.PowerIs("mother", 10)
	tb.PowerIs("troll", 8)
	tb = duel(t, mine, side{}, card.Ekwidon)
	tb.Play("cŏnrăd-fisiquĕ")
	tb.Left()
	tb.Finish()
	tb.PowerIs("mother", 7)
}

func TestGoldenDagger(t *testing.T) {
	tb := duel(t, side{Line: ids("golden-dagger")}, side{Line: ids("urchin", "troll")}, card.Ekwidon)
	tb.Reap("golden-dagger")
	tb.Pick("urchin")
	tb.Amber(0, 1)
	tb.Amber(1, 1)
	tb = duel(t, side{Line: ids("golden-dagger")}, side{Line: ids("urchin", "troll")}, card.Ekwidon)
	tb.Reap("golden-dagger")
	tb.Pick("troll")
	tb.Damage("troll", 3)
	tb.Amber(1, 0)
}

func TestHotBunk(t *testing.T) {
	tb := duel(t, side{Hand: ids("hot-bunk"), Line: tired("troll", "mother")}, side{}, card.Ekwidon)
	tb.Play("hot-bunk")
	tb.Pick("mother")
	tb.Pick("troll")
	tb.Marked("mother", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("hot-bunk"), Line: tired("troll")}, side{}, card.Ekwidon)
	tb.Play("hot-bunk")
	tb.Marked("troll", keyforge.Exhausted) // K29.10
}

func TestNadaTax(t *testing.T) {
	for icons, left := range map[int]int{0: 5, 2: 3, 7: 0} {
		tb := duel(t, side{Hand: ids("nada-tax")}, side{Hand: list{iconed("fear", icons)}, Amber: 5}, card.Ekwidon)
		tb.Play("nada-tax")
		tb.InZone(card.Discard, "fear")
		tb.Amber(1, left)
		tb.Amber(0, 1)
	}
	tb := duel(t, side{Hand: ids("nada-tax")}, side{Amber: 5}, card.Ekwidon)
	tb.Play("nada-tax")
	tb.Amber(1, 5)
}

func TestNowAndLater(t *testing.T) {
	tb := duel(t, side{Hand: ids("now-and-later", "fear", "punch", "anger")}, side{Line: ids("urchin", "troll", "krump")}, card.Ekwidon)
	tb.Play("now-and-later")
	tb.Pick("troll")
	tb.Pick("fear")
	tb.Pick("urchin") // still overwhelmed
	tb.Pick("punch")
	tb.Line(1, "krump")
	tb.InZone(card.Archives, "fear", "punch")
	tb.InZone(card.Hand, "anger", "troll", "urchin")
	tb = duel(t, side{Hand: ids("now-and-later", "fear", "punch"), Line: ids("mother")}, side{Line: ids("urchin", "troll")}, card.Ekwidon)
	tb.Play("now-and-later")
	tb.Pick("troll")
	tb.Pick("fear") // no longer
	tb.Line(1, "urchin")
	tb.InZone(card.Hand, "punch")
}

func TestVastStoik(t *testing.T) {
	tb := duel(t, side{Line: ids("văst-stŏik"), Deck: ids("fear")}, side{Line: list{{ID: "urchin"}, rich("troll", 2)}}, card.Ekwidon)
	tb.Fight("văst-stŏik", "urchin")
	tb.Pick("troll")
	tb.AmberOn("troll", 1)
	tb.Amber(0, 0)
	tb.Amber(1, 0)
	tb.InZone(card.Hand, "fear")
	tb = duel(t, side{Line: ids("văst-stŏik"), Deck: ids("fear")}, side{Line: ids("urchin")}, card.Ekwidon)
	tb.Fight("văst-stŏik", "urchin")
	tb.InZone(card.Deck, "fear")
}
