package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestExtrematodeInfection(t *testing.T) {
	tb := duel(t, side{Token: "fish", Hand: ids("extrematode-infection"), Deck: many(4, "fear")}, side{Line: ids("krump")}, card.Unfathomable)
	tb.Play("extrematode-infection")
	assert.EqualValues(t, 3, tb.Of("extrematode-infection").Counters[card.HatchCounter])
	for n, left := range map[int]int{2: 0, 1: 3} {
		infected := list{{ID: "krump", Attached: list{with("extrematode-infection", card.HatchCounter, n)}}}
		tb := duel(t, side{Token: "fish", Line: infected, Deck: many(12, "fear"), Houses: []card.House{card.Brobnar}},
			side{Line: ids("troll"), Houses: []card.House{card.Brobnar}}, card.Brobnar)
		tb.EndTurn()
		if n == 2 { // it counts only at the start of its controller's turn
			assert.EqualValues(t, 2, tb.Of("extrematode-infection").Counters[card.HatchCounter])
		}
		tb.EndTurn()
		lefts(tb, max(0, left-1)) // the first has the line to itself
		if left == 0 {
			tb.Line(0, "krump")
			assert.EqualValues(t, 1, tb.Of("extrematode-infection").Counters[card.HatchCounter])
		} else {
			tb.Line(0, "fish", "fish", "fish")
			tb.InZone(card.Discard, "extrematode-infection", "krump")
		}
		tb.LeaveOpen()
	}
}

func TestGiltspineSchool(t *testing.T) {
	tb := duel(t, side{Token: "fish", Hand: ids("giltspine-school"), Line: tired("troll"), Deck: many(4, "fear")},
		side{Line: tired("krump")}, card.Unfathomable)
	tb.Play("giltspine-school")
	tb.Left()
	lefts(tb, 3)
	tb.EndTurn()
	tb.Marked("fish#1", keyforge.Exhausted)
	tb.Marked("fish#3", keyforge.Exhausted)
	tb.Unmarked("troll", keyforge.Exhausted)
	tb.Unmarked("giltspine-school", keyforge.Exhausted)
	tb.LeaveOpen()
}

func TestHypoxia(t *testing.T) {
	warded := down("fear")
	warded[0].Marks |= keyforge.Warded
	tb := duel(t, side{Token: "priest", Hand: ids("hypoxia"), Line: plus(ids("troll"), "punch")},
		side{Token: "raider", Line: append(warded, plus(ids("krump"), "punch")...)}, card.Unfathomable)
	tb.Play("hypoxia")
	tb.Line(0, "troll")
	tb.Line(1, "raider", "krump")
	tb.Unmarked("raider", keyforge.Warded)
}

// E27: the cards become token creatures.
func TestOfferingToKiligog(t *testing.T) {
	us := side{Token: "fish", Artifacts: ids("offering-to-kiligog"), Line: ids("troll"), Discard: ids("fear", "krump"), Deck: ids("punch")}
	tb := duel(t, us, side{Line: ids("mother")}, card.Dis)
	tb.Omni("offering-to-kiligog")
	tb.Choose(0)
	tb.Line(0)
	tb.Offers("krump", "troll")
	tb.Pick("krump")
	tb.InZone(card.Under, "krump")
	assert.True(t, tb.Of("krump").Is(keyforge.FaceDown))
	tb.InZone(card.Discard, "fear", "troll")

	us.Artifacts = list{{ID: "offering-to-kiligog", Under: ids("krump", "troll")}}
	us.Line, us.Discard = nil, nil
	tb = duel(t, us, side{Line: ids("mother")}, card.Dis)
	tb.Omni("offering-to-kiligog")
	tb.Choose(1)
	tb.Pick("krump") // which comes first
	tb.Left()
	tb.Line(0, "fish", "fish")
	tb.Line(1, "mother")
	assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Deck))
	t.Run("a ward saves the creature, and nothing comes under it", func(t *testing.T) {
		us.Line, us.Discard = list{{ID: "troll", Marks: keyforge.Warded}}, ids("krump")
		us.Artifacts = ids("offering-to-kiligog")
		tb := duel(t, us, side{}, card.Dis)
		tb.Omni("offering-to-kiligog")
		tb.Choose(0)
		tb.InZone(card.Discard, "krump")
		tb.Line(0, "troll")
	})
}

func TestPrimordialVault(t *testing.T) {
	us := side{Token: "cultist", Artifacts: ids("primordial-vault"), Line: down("fear", "fear", "fear", "punch"),
		Deck: ids("troll", "tangaika", "krump")}
	tb := duel(t, us, side{}, card.Unfathomable)
	tb.Act("primordial-vault")
	tb.Line(0)
	tb.Pick("tangaika")
	tb.InZone(card.Hand, "tangaika")
	tb.InZone(card.Discard, "punch")
	t.Run("three are too few", func(t *testing.T) {
		us.Line = plus(ids("troll"), "fear", "fear", "punch")
		tb := duel(t, us, side{}, card.Unfathomable)
		tb.Act("primordial-vault")
		tb.Line(0, "troll")
		tb.InZone(card.Deck, "tangaika")
	})
	for token, made := range map[string]int{"cultist": 1, "fish": 0} { // K25.7
		tb := duel(t, side{Houses: []card.House{card.Dis}}, side{Token: token, Artifacts: ids("primordial-vault"), Deck: many(3, "fear"),
			Houses: []card.House{card.Dis}}, card.Dis)
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, card.Battleline), made)
		tb.LeaveOpen()
	}
}

func TestTangaika(t *testing.T) {
	for _, c := range []struct {
		line list
		why  keyforge.Reason
	}{{down("fear", "fear", "fear", "fear"), keyforge.Allowed}, {plus(ids("troll"), "fear", "fear", "fear"), keyforge.OwnCondition}} {
		tb := duel(t, side{Token: "cultist", Hand: ids("tangaika"), Line: c.line}, side{Line: ids("krump", "mother", "troll")}, card.Unfathomable)
		if c.why != keyforge.Allowed {
			tb.Refused(keyforge.Command{Verb: keyforge.PlayCard, Card: tb.Card("tangaika")}, c.why)
			continue
		}
		tb.Play("tangaika")
		tb.Left()
		tb.Amber(0, 2)
	}
	tb := duel(t, side{Line: ids("tangaika")}, side{Line: ids("krump", "mother", "troll")}, card.Unfathomable)
	tb.Fight("tangaika", "mother")
	tb.Amber(0, 1)
	tb.Line(1, "krump", "troll")
	tb.Damage("krump", 5)
	tb.Damage("troll", 5)
}

func TestWhileYouControlATokenCreature(t *testing.T) {
	for _, id := range []string{"timoti-the-dammed", "fathom-reaver"} {
		tb := duel(t, side{Token: "fish", Hand: ids(id), Deck: many(3, "fear")}, side{}, card.Unfathomable)
		tb.Play(id)
		tb.Left()
		tb.Line(0, "fish", id)
	}
	brobnar := []card.House{card.Brobnar}
	for _, c := range []struct {
		line         list
		keys, refill int
	}{{plus(ids("timoti-the-dammed", "fathom-reaver"), "fear"), 0, 5}, {ids("timoti-the-dammed", "fathom-reaver"), 1, 6}} {
		tb := duel(t, side{Token: "fish", Line: c.line, Houses: brobnar, Deck: many(9, "fear"), Amber: 0},
			side{Token: "fish", Amber: 6, Line: down("fear"), Houses: brobnar, Deck: many(9, "fear")}, card.Brobnar)
		tb.EndTurn()
		if c.keys == 1 {
			tb.Choose(0)
		}
		tb.Keys(1, c.keys)
		tb.House(card.Brobnar)
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, card.Hand), c.refill)
		assert.Len(t, tb.Pile(0, card.Hand), 6)
		tb.LeaveOpen()
	}
}

func TestWatchYourStep(t *testing.T) {
	for house, made := range map[card.House]int{card.Dis: 2, card.Brobnar: 0} {
		tb := duel(t, side{Token: "fish", Hand: ids("watch-your-step"), Deck: many(8, "fear")},
			side{Houses: []card.House{card.Brobnar, card.Dis, card.Logos}}, card.Unfathomable)
		tb.Play("watch-your-step")
		tb.House(card.Brobnar)
		tb.EndTurn()
		tb.House(house)
		if made > 0 {
			tb.Left()
			tb.Unmarked("fish#1", keyforge.Exhausted)
			tb.Unmarked("fish#2", keyforge.Exhausted)
		}
		assert.Len(t, tb.Pile(0, card.Battleline), made)
		tb.LeaveOpen()
	}
}

func TestYanthiGhostfin(t *testing.T) {
	tb := duel(t, side{Token: "fish", Line: ids("yanthi-ghostfin"), Discard: ids("punch"), Deck: ids("fear")},
		side{Discard: ids("troll")}, card.Unfathomable)
	tb.Reap("yanthi-ghostfin")
	tb.Left()
	tb.InZone(card.Purged, "troll")
	tb.Line(0, "fish", "yanthi-ghostfin")
	t.Run("no creature in the piles", func(t *testing.T) {
		tb := duel(t, side{Token: "fish", Line: ids("yanthi-ghostfin"), Discard: ids("punch"), Deck: ids("fear")}, side{}, card.Unfathomable)
		tb.Reap("yanthi-ghostfin")
		tb.Line(0, "yanthi-ghostfin")
	})
}

func TestInitiation(t *testing.T) {
	for n, z := range map[int]card.Zone{3: card.Archives, 4: card.Discard} {
		tb := duel(t, side{Token: "fish", Hand: append(ids("initiation"), many(n, "fear")...), Deck: ids("punch")}, side{}, card.Unfathomable)
		tb.Play("initiation")
		tb.Line(0, "fish")
		tb.InZone(z, "initiation")
	}
}

func TestKamalani(t *testing.T) {
	tb := duel(t, side{Token: "fish", Line: ids("kamalani"), Deck: many(3, "fear")}, side{Line: ids("troll")}, card.Unfathomable)
	tb.Fight("kamalani", "troll")
	lefts(tb, 2)
	tb.Line(0, "fish", "fish")
	tb.Line(1, "troll")
}

func TestSunkCost(t *testing.T) {
	for house, made := range map[card.House]int{card.Brobnar: 1, card.Dis: 0} {
		tb := duel(t, side{Token: "fish", Hand: ids("sunk-cost"), Deck: ids("fear")}, side{Hand: ids("punch")}, card.Unfathomable)
		tb.Play("sunk-cost")
		tb.House(house)
		tb.InZone(card.Discard, "punch")
		assert.Len(t, tb.Pile(0, card.Battleline), made)
	}
	tb := duel(t, side{Token: "fish", Hand: ids("sunk-cost"), Deck: ids("fear")}, side{}, card.Unfathomable)
	tb.Play("sunk-cost")
	tb.House(card.Brobnar)
	tb.Line(0)
}

func TestUnfathomableTokens(t *testing.T) {
	tb := duel(t, side{Token: "cultist", Line: plus(ids("troll", "krump"), "fear")}, side{}, card.Unfathomable)
	tb.Act("cultist")
	tb.Pick("troll")
	tb.Marked("troll", keyforge.Warded)
	tb.InZone(card.Discard, "fear")
	warded := down("fear")
	warded[0].Marks |= keyforge.Warded
	tb = duel(t, side{Token: "cultist", Line: append(warded, ids("troll")...)}, side{}, card.Unfathomable)
	tb.Act("cultist")
	tb.Line(0, "cultist", "troll")
	tb.Unmarked("troll", keyforge.Warded)

	tb = duel(t, side{Token: "fish", Line: down("fear")}, side{Line: ids("krump", "troll")}, card.Unfathomable)
	tb.Fight("fish", "krump")
	tb.Line(0)
	tb.Damage("troll", 2)
	tb.Damage("krump", 2)

	tb = duel(t, side{Token: "priest", Line: plus(ids("mother"), "fear")}, side{Line: ids("krump", "troll")}, card.Unfathomable)
	tb.Act("priest")
	tb.Offers("krump", "troll")
	tb.Pick("krump")
	tb.Marked("krump", keyforge.Exhausted)

	tb = duel(t, side{Token: "raider", Line: down("fear")}, side{Token: "raider", Line: plus(ids("troll"), "fear")}, card.Unfathomable)
	assert.EqualValues(t, 1, tb.View(0).Cards[tb.Card("0:raider")].Keywords[card.Poison])
	assert.Zero(t, tb.View(0).Cards[tb.Card("1:raider")].Keywords[card.Poison])
	tb.Fight("0:raider", "troll")
	tb.Line(1, "raider")
}
