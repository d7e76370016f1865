package dm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// spent is the card, exhausted.
func spent(id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Marks: keyforge.Exhausted}
}

// both is a gigantic creature in play.
func both(id string) keyforge.CardPosition {
	return keyforge.CardPosition{ID: id, Other: &keyforge.CardPosition{ID: id + "2"}}
}

// join is several groups of cards, one after another.
func join(groups ...list) list {
	var all list
	for _, g := range groups {
		all = append(all, g...)
	}
	return all
}

func TestAviatrixVirtuosa(t *testing.T) {
	tb := duel(t, side{Hand: ids("aviatrix-virtuosa"), Line: ids("krump", "troll", "bumpsy")},
		side{Line: ids("mother", "dextre", "titan-mechanic")}, card.Skyborn)
	tb.Play("aviatrix-virtuosa")
	tb.Choose(1)
	tb.Line(0, "krump", "aviatrix-virtuosa", "troll", "bumpsy")
	for _, id := range []string{"aviatrix-virtuosa", "troll", "dextre"} {
		tb.Marked(id, keyforge.Exhausted)
	}
	for _, id := range []string{"krump", "bumpsy", "mother", "titan-mechanic"} {
		tb.Unmarked(id, keyforge.Exhausted)
	}
}

func TestForgedBolt(t *testing.T) {
	for _, c := range []struct{ mine, theirs int }{{0, 0}, {1, 0}, {2, 2}} {
		tb := duel(t, side{Hand: ids("forged-bolt"), Line: ids("krump"), Keys: c.mine}, side{Line: ids("troll"), Keys: c.theirs}, card.Skyborn)
		tb.Play("forged-bolt")
		tb.Damage("krump", c.mine+c.theirs)
		tb.Damage("troll", c.mine+c.theirs)
	}
}

func TestMalforge(t *testing.T) {
	t.Run("enters under the opponent", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("malforge"), Line: ids("krump")}, side{}, card.Skyborn)
		tb.Play("malforge")
		tb.Line(0, "krump")
		tb.Line(1, "malforge")
	})
	t.Run("its controller forges no key and may use it in any house", func(t *testing.T) {
		tb := duel(t, side{Line: ids("krump"), Amber: 6, Deck: many(9, "fear")}, side{Line: ids("malforge", "troll"), Amber: 6,
			Deck: many(9, "fear")},
			card.Brobnar)
		tb.EndTurn()
		tb.Keys(1, 0)
		tb.Damage("malforge", 0)
		tb.House(card.Brobnar)
		tb.Reap("malforge")
		tb.EndTurn()
		tb.Damage("malforge", 2)
		tb.Choose(0)
		tb.Keys(0, 1)
	})
}

func TestZomok(t *testing.T) {
	zomok := side{Line: list{both("zomok")}}
	bare := both("zomok")
	bare.Spent = 2
	t.Run("taunt, elusive, poison and hazardous are nothing to it", func(t *testing.T) {
		for id, damage := range map[string]int{"noddy-the-thief": 2, "briar-grubbling": 2, "mooncurser": 1} {
			tb := duel(t, side{Line: list{bare}}, side{Line: ids("champion-anaphiel", id)}, card.Skyborn)
			tb.Fight("zomok", id)
			tb.InZone(card.Discard, id)
			tb.Line(0, "zomok")
			tb.Damage("zomok", damage)
		}
	})
	t.Run("nor is invulnerable", func(t *testing.T) {
		tb := duel(t, side{Line: list{bare}}, side{Line: list{spent("seda-the-sleeper")}}, card.Skyborn)
		tb.Fight("zomok")
		tb.InZone(card.Discard, "seda-the-sleeper")
	})
	t.Run("but not when it is attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mooncurser")}, side{Line: list{bare}}, card.Shadows)
		tb.Fight("mooncurser")
		tb.Line(1)
		tb.InZone(card.Discard, "zomok", "zomok2")
	})
	t.Run("two damage for each forged key of anybody", func(t *testing.T) {
		mine := zomok
		mine.Keys = 1
		tb := duel(t, mine, side{Line: ids("dextre", "krump", "troll"), Keys: 2}, card.Skyborn)
		tb.Fight("zomok", "dextre")
		tb.Pick("krump")
		tb.Pick("troll")
		tb.Pick("troll")
		tb.Damage("krump", 2)
		tb.Damage("troll", 4)
	})
}

func TestCabochon(t *testing.T) {
	for _, c := range []struct {
		line list
		more int
	}{
		{join(ids("jeen-peary", "krump"), list{spent("cabochon")}), 2},
		{join(ids("krump"), list{spent("cabochon")}, ids("jeen-peary")), 1},
		{ids("jeen-peary", "krump", "cabochon"), 0}, // ready
	} {
		tb := duel(t, side{Line: ids("tur-bo-prop"), Deck: many(9, "fear")}, side{Line: c.line, Deck: many(9, "fear")}, card.Skyborn)
		tb.EndTurn()
		tb.Amber(1, c.more)
	}
	t.Run("left exhausted", func(t *testing.T) {
		tb := duel(t, side{Line: ids("cabochon"), Deck: many(9, "fear")}, side{Line: ids("krump"), Deck: many(9, "fear")}, card.Skyborn)
		tb.Reap("cabochon")
		tb.EndTurn()
		tb.Pick("cabochon")
		tb.Amber(0, 1)
		tb.EndTurn()
		tb.Amber(0, 2)
	})
}

func TestEmberedPurse(t *testing.T) {
	tb := duel(t, side{Hand: ids("embered-purse"), Line: join(ids("jeen-peary", "krump"), list{spent("tur-bo-prop")})},
		side{Line: ids("cabochon"), Amber: 5}, card.Skyborn)
	tb.Play("embered-purse")
	tb.Amber(0, 2)
	tb.Amber(1, 3)
}

func TestGiltEmGood(t *testing.T) {
	for _, c := range []struct {
		mine, theirs uint8
		each         int
	}{{0, 0, 1}, {keyforge.RedKey | keyforge.BlueKey, 0, 1}, {keyforge.YellowKey, 0, 2}, {0, keyforge.YellowKey, 2}} {
		tb := duel(t, side{Hand: ids("gilt--em-good"), Line: ids("krump", "troll", "bumpsy"), Colors: c.mine},
			side{Amber: 6, Line: ids("mother"), Colors: c.theirs}, card.Skyborn)
		tb.Play("gilt--em-good")
		tb.AmberOn("krump", c.each)
		tb.AmberOn("bumpsy", c.each)
		tb.AmberOn("troll", 0)
		tb.AmberOn("mother", 0)
		tb.Amber(1, 6-2*c.each)
	}
}

func TestHannibalsMark(t *testing.T) {
	tb := duel(t, side{Hand: ids("hannibal-s-mark"), Deck: many(9, "fear")}, side{Line: ids("krump", "troll", "bumpsy"),
		Deck: many(9, "fear")},
		card.Skyborn)
	tb.Play("hannibal-s-mark")
	tb.Offers("krump", "bumpsy")
	tb.Pick("krump")
	tb.Line(0, "krump")
	tb.PowerIs("krump", 6+3)
	tb.Fight("krump", "troll") // as a Skyborn creature
	tb.InZone(card.Discard, "troll")
}

func TestHannibalsMarkEndsWithTheControl(t *testing.T) {
	mine := side{Hand: ids("hannibal-s-mark"), Deck: many(9, "fear")}
	tb := duel(t, mine, side{Line: ids("krump"), Hand: ids("hannibal-s-mark"), Deck: many(9, "fear")}, card.Skyborn)
	tb.Play("0:hannibal-s-mark")
	tb.Line(0, "krump")
	tb.EndTurn()
	tb.House(card.Skyborn)
	tb.Play("1:hannibal-s-mark")
	tb.Line(1, "krump")
	tb.PowerIs("krump", 12) // the counters stay
	tb = duel(t, mine, side{Line: ids("krump"), Hand: ids("rein-and-cycle"), Amber: 1, Deck: many(9, "fear")}, card.Skyborn)
	tb.Play("hannibal-s-mark")
	tb.EndTurn()
	tb.House(card.Shadows)
	tb.Play("rein-and-cycle")
	tb.Line(1, "krump")
	tb.EndTurn()
	tb.EndTurn()
	tb.House(card.Brobnar)
	tb.Reap("krump") // of its own house again
}

func TestTurBoProp(t *testing.T) {
	for _, c := range []struct {
		mine, theirs uint8
		n            int
	}{{0, 0, 1}, {keyforge.RedKey, 0, 1}, {keyforge.BlueKey, 0, 2}, {0, keyforge.BlueKey, 2}} {
		tb := duel(t, side{Line: ids("tur-bo-prop"), Deck: many(5, "fear"), Colors: c.mine}, side{Colors: c.theirs}, card.Skyborn)
		tb.Reap("tur-bo-prop")
		assert.Len(t, tb.Pile(0, card.Hand), c.n)
	}
}

func TestTyLourd(t *testing.T) {
	deck := many(9, "fear")
	tb := duel(t, side{Hand: ids("mother", "dextre", "punch")}, side{Line: ids("ty-lourd"), Deck: deck}, card.Logos)
	tb.Discard("mother")
	tb.Amber(1, 1)
	tb.Discard("dextre")
	tb.Amber(1, 2)
	tb.Amber(0, 0)
	tb = duel(t, side{Line: ids("ty-lourd"), Hand: ids("barrel-roll", "brine-reckoning"), Deck: deck}, side{Deck: deck}, card.Skyborn)
	tb.Discard("barrel-roll") // one's own
	tb.Amber(0, 0)
	tb = duel(t, side{Line: ids("ty-lourd"), Hand: ids("brine-reckoning"), Deck: deck}, side{Deck: deck}, card.Unfathomable)
	tb.Play("brine-reckoning") // not from hand
	tb.Amber(0, 1)
}

func TestBarrelRoll(t *testing.T) {
	tb := duel(t, side{Hand: ids("barrel-roll"), Line: ids("krump")}, side{Line: ids("mother", "dextre", "titan-mechanic")}, card.Skyborn)
	tb.Play("barrel-roll")
	tb.Offers("krump", "mother", "dextre", "titan-mechanic")
	tb.Pick("dextre")
	tb.Right()
	tb.Line(1, "mother", "titan-mechanic", "dextre")
	tb.Marked("dextre", keyforge.Exhausted)
	tb.Unmarked("mother", keyforge.Exhausted)
}

func TestBloodwing(t *testing.T) {
	begin := side{Line: ids("krump", "bloodwing", "troll")}
	tb := duel(t, begin, side{Line: ids("mother")}, card.Skyborn)
	tb.Reap("bloodwing")
	tb.PowerIs("krump", 7)
	tb.PowerIs("troll", 9)
	tb.PowerIs("bloodwing", 2)
	tb.PowerIs("mother", 5)
	tb = duel(t, side{Line: ids("bloodwing", "krump")}, side{Line: list{{ID: "dust-imp"}}}, card.Skyborn)
	tb.Fight("bloodwing")
	tb.PowerIs("krump", 6) // bloodwing is dead
	tb = duel(t, side{Line: list{{ID: "bloodwing", Power: 3}, {ID: "krump"}}}, side{Line: ids("dust-imp")}, card.Skyborn)
	tb.Fight("bloodwing")
	tb.PowerIs("bloodwing", 6)
	tb.PowerIs("krump", 7)
}

func TestColdRopes(t *testing.T) {
	theirs := side{Line: ids("mother", "dextre", "titan-mechanic"), Deck: ids("fear")}
	t.Run("overwhelmed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cold-ropes"), Line: ids("krump", "troll")}, theirs, card.Skyborn)
		tb.Play("cold-ropes")
		tb.Offers("mother", "dextre", "titan-mechanic")
		tb.Pick("dextre")
		assert.Equal(t, []string{"fear", "dextre"}, tb.Pile(1, card.Deck))
	})
	t.Run("as many", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("cold-ropes"), Line: ids("krump", "troll", "bumpsy")}, theirs, card.Skyborn)
		tb.Play("cold-ropes")
		tb.Offers("mother", "dextre", "titan-mechanic")
		tb.Pick("dextre")
		tb.Left()
		tb.Line(1, "dextre", "mother", "titan-mechanic")
		tb.Marked("dextre", keyforge.Exhausted)
	})
}

func TestDeepBlueBryn(t *testing.T) {
	for _, c := range []struct {
		mine, theirs uint8
		ward         bool
	}{{0, 0, false}, {keyforge.YellowKey, keyforge.RedKey, false}, {keyforge.BlueKey, 0, true}, {0, keyforge.BlueKey, true}} {
		tb := duel(t, side{Line: ids("deep-blue-bryn"), Colors: c.mine}, side{Line: ids("dust-imp"), Amber: 3, Colors: c.theirs}, card.Skyborn)
		tb.Fight("deep-blue-bryn")
		tb.Amber(0, 1)
		assert.Equal(t, c.ward, tb.Of("deep-blue-bryn").Is(keyforge.Warded))
	}
}

func TestJeenPeary(t *testing.T) {
	for i, line := range []list{ids("jeen-peary", "krump"), ids("krump", "jeen-peary", "troll")} {
		tb := duel(t, side{Line: line}, side{Amber: 3}, card.Skyborn)
		tb.Reap("jeen-peary")
		tb.Amber(0, 2-i)
		tb.Amber(1, 2+i)
	}
}

func TestJumpStart(t *testing.T) {
	line := join(list{spent("krump")}, ids("troll"), list{spent("bumpsy")})
	t.Run("once", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("jump-start"), Line: line}, side{Line: ids("mother", "dextre", "titan-mechanic")}, card.Skyborn)
		tb.Play("jump-start")
		tb.Offers("krump", "bumpsy")
		tb.Pick("krump")
		tb.Choose(2)
		tb.Pick("mother")
		tb.InZone(card.Discard, "mother")
		tb.Marked("bumpsy", keyforge.Exhausted)
	})
	t.Run("twice when overwhelmed", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("jump-start"), Line: line}, side{Line: ids("mother", "nexus", "dextre", "titan-mechanic")}, card.Skyborn)
		tb.Play("jump-start")
		tb.Pick("krump")
		tb.Choose(1)
		tb.Pick("krump") // ready it again
		tb.Choose(1)
		tb.Amber(0, 2)
	})
}

func TestLeftenantChars(t *testing.T) {
	tb := duel(t, side{Line: ids("leftenant-chars")}, side{Line: ids("dust-imp", "krump", "troll"), Amber: 5}, card.Skyborn)
	tb.Fight("leftenant-chars", "dust-imp")
	tb.Amber(0, 2)
	tb.AmberOn("leftenant-chars", 0)
	tb = duel(t, side{Line: ids("leftenant-chars")}, side{Line: ids("dust-imp", "krump"), Amber: 5}, card.Skyborn)
	tb.Fight("leftenant-chars", "dust-imp") // after the fight there are as many
	tb.Amber(0, 0)
	tb.AmberOn("leftenant-chars", 1)
	tb.Amber(1, 5+2-1)
}

func TestRemmiHound(t *testing.T) {
	tb := duel(t, side{Line: join(ids("krump"), list{spent("remmi-hound")}, ids("troll")), Deck: many(9, "fear")}, side{Line: ids("mother")},
		card.Skyborn)
	tb.PowerIs("krump", 10)
	tb.PowerIs("troll", 12)
	tb.PowerIs("remmi-hound", 3)
	tb.PowerIs("mother", 5)
	tb.EndTurn()
	tb.Finish()
	tb.PowerIs("krump", 6)
	tb = duel(t, side{Line: ids("remmi-hound")}, side{}, card.Skyborn)
	tb.PowerIs("remmi-hound", 3)
	tb.Reap("remmi-hound")
	tb.PowerIs("remmi-hound", 7)
}

func TestRubyRackham(t *testing.T) {
	for _, c := range []struct {
		mine, theirs uint8
		n            int
	}{{0, 0, 1}, {keyforge.BlueKey, 0, 1}, {keyforge.RedKey, 0, 4}, {0, keyforge.RedKey, 4}} {
		tb := duel(t, side{Line: ids("ruby-rackham", "krump"), Colors: c.mine}, side{Line: ids("mother", "dust-imp", "troll"), Colors: c.theirs},
			card.Skyborn)
		tb.Fight("ruby-rackham", "dust-imp")
		tb.Damage("mother", c.n)
		tb.Damage("troll", c.n)
		tb.Damage("krump", 0)
	}
}
