package woe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// tokenLine is a line of n token creatures followed by cards.
func tokenLine(n int, then ...string) list {
	line := many(n, "krump")
	for i := range line {
		line[i].Marks = keyforge.FaceDown
	}
	return append(line, ids(then...)...)
}

// exhaustedLine is the same cards, exhausted.
func exhaustedLine(line list) list {
	for i := range line {
		line[i].Marks |= keyforge.Exhausted
	}
	return line
}

func TestBlorbHive(t *testing.T) {
	hive := func(t *testing.T, token string, line list) *table {
		tb := duel(t, side{Token: token, Line: line, Artifacts: ids("blorb-hive"), Keys: 2,
			Deck: ids("anger", "punch", "fear")}, side{}, card.Mars)
		tb.Omni("blorb-hive")
		return tb
	}
	t.Run("makes two Blorbs of the deck for a creature", func(t *testing.T) {
		tb := hive(t, "blorb", tokenLine(8, "zorg"))
		tb.Pick("blorb#8") // it goes to the discard pile first: seven are left, then nine
		tb.Left()
		tb.Right()
		assert.Len(t, tb.Pile(0, card.Battleline), 10)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck))
		assert.Equal(t, []string{"blorb-hive"}, tb.Pile(0, card.Artifacts))
		tb.Keys(0, 2)
	})
	t.Run("with ten of them it is destroyed and forges a key", func(t *testing.T) {
		tb := hive(t, "blorb", tokenLine(8, "zorg"))
		tb.Pick("zorg")
		tb.Left()
		tb.Right()
		tb.InZone(card.Discard, "blorb-hive", "zorg")
		tb.Keys(0, 3)
	})
	t.Run("another token card is no Blorb (K25.7)", func(t *testing.T) {
		tb := hive(t, "grunt", tokenLine(9, "zorg"))
		tb.Pick("zorg")
		assert.Len(t, tb.Pile(0, card.Battleline), 9)
		tb.Keys(0, 2)
	})
	t.Run("a ward keeps the creature, and none is made", func(t *testing.T) {
		tb := hive(t, "blorb", list{{ID: "zorg", Marks: keyforge.Warded}})
		tb.Line(0, "zorg")
	})
	t.Run("without a creature", func(t *testing.T) { hive(t, "blorb", nil).Line(0) })
}

func TestBlorb(t *testing.T) {
	t.Run("brings its hive back", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "valdr"), Discard: ids("blorb-hive")},
			side{Token: "blorb", Line: tokenLine(1), Discard: ids("blorb-hive", "anger")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(1, "blorb") // elusive
		tb.Fight("valdr")
		assert.Equal(t, []string{"blorb-hive"}, tb.Pile(1, card.Hand))
		tb.InZone(card.Discard, "krump", "anger", "0:blorb-hive")
	})
	t.Run("cannot reap, but fight", func(t *testing.T) {
		tb := duel(t, side{Token: "blorb", Line: tokenLine(1)}, side{Line: ids("dust-imp")}, card.Mars)
		tb.Refused(keyforge.Command{Verb: keyforge.Reap, Card: tb.Card("blorb")}, keyforge.CannotReap)
		tb.Fight("blorb")
		tb.Damage("dust-imp", 1)
		tb.InZone(card.Discard, "krump")
	})
}

func TestBorkaRikk(t *testing.T) {
	borka := side{Token: "grunt", Line: ids("borka-rikk"), Hand: ids("zorg", "fear", "anger"), Deck: ids("punch", "tunk")}
	tb := duel(t, borka, side{}, card.Mars)
	tb.Discard("zorg")
	tb.Right()
	tb.Line(0, "borka-rikk", "grunt")
	tb.Marked("grunt", keyforge.Exhausted)
	tb = duel(t, borka, side{}, card.Dis)
	tb.Discard("fear")
	tb.Line(0, "borka-rikk")
	tb = duel(t, side{Hand: ids("zorg")}, borka, card.Mars)
	tb.Discard("0:zorg")
	tb.Line(1, "borka-rikk")
	borka.Hand = ids("zorg")
	tb = duel(t, side{Hand: ids("mind-barb")}, borka, card.Dis)
	tb.Play("mind-barb") // the opponent makes you discard it
	tb.Right()
	tb.Line(1, "borka-rikk", "grunt")
	borka.Deck, borka.Artifacts = ids("zorg", "fear"), ids("recruiting-station")
	tb = duel(t, borka, side{}, card.Dis)
	tb.Omni("recruiting-station")
	tb.House(card.Dis)
	tb.InZone(card.Discard, "zorg#2") // from the deck
	tb.Line(0, "borka-rikk")
}

func TestGrondal(t *testing.T) {
	t.Run("makes two tokens, and eats the least powerful creature", func(t *testing.T) {
		tb := duel(t, side{Token: "grunt", Hand: ids("grondal"), Deck: ids("anger", "punch", "fear"), Houses: []card.House{card.Mars}},
			side{Line: ids("dust-imp", "troll"), Houses: []card.House{card.Dis}}, card.Mars)
		tb.Play("grondal")
		tb.Left()
		tb.Right()
		tb.Line(0, "grunt", "grondal", "grunt")
		tb.EndTurn()
		tb.House(card.Dis)
		tb.Line(1, "dust-imp", "troll")
		tb.EndTurn()
		tb.Line(1, "troll")
		tb.Line(0, "grunt", "grondal", "grunt")
	})
	t.Run("itself, if there is no other", func(t *testing.T) {
		tb := duel(t, side{Line: ids("grondal"), Houses: []card.House{card.Mars}}, side{Houses: []card.House{card.Dis}}, card.Mars)
		tb.EndTurn()
		tb.EndTurn()
		tb.InZone(card.Discard, "grondal")
	})
}

func TestMartianRevolution(t *testing.T) {
	tb := duel(t, side{Token: "grunt", Hand: ids("martian-revolution"), Line: tokenLine(1, "zorg", "troll"),
		Deck: ids("anger", "punch", "fear", "tunk")},
		side{Line: ids("mother")}, card.Mars)
	tb.Play("martian-revolution")
	tb.Left()
	tb.Left()
	tb.Line(0, "grunt", "grunt", "grunt")
	tb.Line(1, "mother")
	tb.InZone(card.Discard, "krump", "zorg", "troll")
	assert.Equal(t, []string{"tunk"}, tb.Pile(0, card.Deck))
	t.Run("one that was warded does not count", func(t *testing.T) {
		tb := duel(t, side{Token: "grunt", Hand: ids("martian-revolution"), Line: list{{ID: "zorg", Marks: keyforge.Warded}, {ID: "troll"}},
			Deck: ids("anger", "punch")}, side{}, card.Mars)
		tb.Play("martian-revolution")
		tb.Right()
		tb.Line(0, "zorg", "grunt")
	})
}

func TestIronyxBanner(t *testing.T) {
	tb := duel(t, side{Token: "rebel", Hand: ids("ironyx-banner"), Line: ids("ironyx-rebel", "zorg"), Deck: ids("anger")},
		side{Line: ids("ironyx-rebel")}, card.Mars)
	tb.Play("ironyx-banner")
	tb.Right()
	tb.Line(0, "ironyx-rebel", "zorg", "rebel")
	for name, want := range map[string][2]int{"0:ironyx-rebel": {3, 1}, "rebel": {2, 1}, "zorg": {7, 0}, "1:ironyx-rebel": {2, 0}} {
		tb.PowerIs(name, want[0])
		assert.Equal(t, want[1], tb.Armor(tb.Card(name)), name)
	}
}

func TestNyyonOutpost(t *testing.T) {
	act := func(t *testing.T, line, deck list) *table {
		tb := duel(t, side{Token: "grunt", Artifacts: ids("nyyon-outpost"), Line: line, Deck: deck},
			side{Line: ids("mother"), Deck: ids("fear")}, card.Mars)
		tb.Act("nyyon-outpost")
		return tb
	}
	tb := act(t, ids("zorg"), ids("anger", "punch"))
	tb.Left()
	tb.Line(0, "grunt", "grunt")
	assert.Equal(t, []string{"zorg"}, tb.Pile(0, card.Deck))
	tb = act(t, ids("zorg"), nil) // the deck is only Zorg then: no reshuffle (K25.5)
	tb.Line(0, "grunt")
	tb = act(t, list{{ID: "zorg", Foreign: true}}, ids("anger", "punch"))
	tb.Left()
	tb.Line(0, "grunt", "grunt")
	assert.Len(t, tb.Pile(1, card.Deck), 2)
	act(t, nil, ids("anger")).Line(0)
	act(t, list{{ID: "zorg", Marks: keyforge.Warded}}, ids("anger")).Line(0, "zorg")
}

// The revealed cards are made tokens as if they were on top of the deck (E27, K25.14).
func TestSpaceInvaders(t *testing.T) {
	invade := func(t *testing.T, token string) *table {
		tb := duel(t, side{Token: token, Hand: ids("space-invaders", "zorg", "ironyx-vatminder", "anger"), Deck: ids("punch")}, side{}, card.Mars)
		tb.Play("space-invaders")
		tb.Offers("zorg", "ironyx-vatminder")
		return tb
	}
	t.Run("any number of creatures of the hand", func(t *testing.T) {
		tb := invade(t, "grunt")
		tb.Pick("zorg", "ironyx-vatminder")
		tb.Asks(keyforge.AskCards, keyforge.ForOrder, 0)
		tb.Pick("zorg")
		tb.Left()
		tb.Line(0, "grunt", "grunt")
		assert.Equal(t, []string{"anger"}, tb.Pile(0, card.Hand))
		assert.Equal(t, []string{"punch"}, tb.Pile(0, card.Deck), "put into play, not played: nothing is made of the deck")
		tb.Marked("grunt#1", keyforge.Exhausted)
	})
	t.Run("none", func(t *testing.T) {
		tb := invade(t, "grunt")
		tb.Finish()
		tb.Line(0)
		tb.InZone(card.Discard, "space-invaders")
	})
	t.Run("without a token card they stay in hand (K25.7)", func(t *testing.T) {
		tb := invade(t, "")
		tb.Pick("zorg")
		tb.Finish()
		tb.Line(0)
		assert.Len(t, tb.Pile(0, card.Hand), 3)
	})
}

func TestCloneHome(t *testing.T) {
	for _, c := range []struct {
		enemies list
		to      card.Zone
	}{{ids("tunk"), card.Archives}, {ids("tunk", "troll"), card.Discard}, {ids("tunk", "troll", "valdr"), card.Discard}} {
		tb := duel(t, side{Token: "grunt", Hand: ids("clone-home"), Line: ids("zorg"), Deck: ids("anger")}, side{Line: c.enemies}, card.Mars)
		tb.Play("clone-home")
		tb.Right()
		tb.Line(0, "zorg", "grunt")
		tb.InZone(c.to, "clone-home")
	}
}

func TestIronyxPropaganda(t *testing.T) {
	host := list{{ID: "zorg", Attached: ids("ironyx-propaganda")}}
	tb := duel(t, side{Token: "grunt", Line: host, Deck: ids("anger")}, side{}, card.Mars)
	tb.Reap("zorg")
	tb.Right()
	tb.Line(0, "zorg", "grunt")
	tb = duel(t, side{Token: "grunt", Line: host, Deck: ids("anger")}, side{Line: ids("dust-imp")}, card.Mars)
	tb.Fight("zorg")
	tb.Left()
	tb.Line(0, "grunt", "zorg")
	t.Run("on an enemy it works for its controller", func(t *testing.T) {
		tb := duel(t, side{Token: "grunt", Deck: ids("anger"), Houses: []card.House{card.Mars}},
			side{Token: "squire", Deck: ids("fear"), Houses: []card.House{card.Brobnar},
				Line: list{{ID: "valdr", Attached: list{{ID: "ironyx-propaganda", Foreign: true}}}}}, card.Mars)
		tb.EndTurn()
		tb.House(card.Brobnar)
		tb.Reap("valdr")
		tb.Right()
		tb.Line(1, "valdr", "squire")
		tb.Line(0)
	})
}

func TestIronyxVatminder(t *testing.T) {
	tb := duel(t, side{Token: "grunt", Hand: ids("ironyx-vatminder"), Deck: ids("anger", "fear")}, side{Line: ids("troll")}, card.Mars)
	tb.Play("ironyx-vatminder")
	tb.Right()
	tb.Line(0, "ironyx-vatminder", "grunt")
	tb = duel(t, side{Token: "grunt", Line: ids("ironyx-vatminder"), Deck: ids("anger", "fear")}, side{Line: ids("troll")}, card.Mars)
	tb.Fight("ironyx-vatminder")
	tb.Left()
	tb.Line(0, "grunt")
	assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Deck), "the card on top at that time")
}

func TestMk2Generator(t *testing.T) {
	tb := duel(t, side{Token: "grunt", Hand: ids("mk2-generator"), Deck: ids("anger", "fear")}, side{}, card.Mars)
	tb.Play("mk2-generator")
	tb.Unmarked("mk2-generator", keyforge.Exhausted)
	tb.Act("mk2-generator")
	tb.Line(0, "grunt")
	tb.PowerIs("grunt", 3)
	tb.Marked("mk2-generator", keyforge.Exhausted)
	tb = duel(t, side{Hand: ids("mk2-generator"), Deck: ids("anger")}, side{Token: "grunt", Deck: ids("fear")}, card.Mars)
	tb.Play("mk2-generator")
	tb.Act("mk2-generator") // no token card of one's own
	tb.Line(0)
	tb.Line(1)
}

func TestRebel(t *testing.T) {
	tb := duel(t, side{Token: "rebel", Line: tokenLine(1)}, side{Line: ids("troll")}, card.Mars)
	tb.Reap("rebel")
	tb.Offers("rebel", "troll")
	tb.Must()
	tb.Pick("troll")
	tb.Damage("troll", 1)
	tb.Amber(0, 1)
	tb = duel(t, side{Token: "rebel", Line: tokenLine(1)}, side{}, card.Mars)
	tb.Reap("rebel")
	tb.InZone(card.Discard, "krump")
}

func TestResearcher(t *testing.T) {
	tb := duel(t, side{Token: "researcher", Line: tokenLine(1), Hand: ids("zorg", "fear", "tunk")}, side{}, card.Dis)
	tb.Omni("researcher")
	tb.Offers("zorg", "tunk")
	tb.Must()
	tb.Pick("tunk")
	assert.Equal(t, []string{"tunk"}, tb.Pile(0, card.Archives))
	assert.Equal(t, 1, tb.Happened(keyforge.Shown))
	tb = duel(t, side{Token: "researcher", Line: tokenLine(1), Hand: ids("fear"), Deck: ids("zorg")}, side{}, card.Dis)
	tb.Omni("researcher")
	assert.Empty(t, tb.Pile(0, card.Archives))
}

// A token creature is known by its token card, whatever lies face down (K25.3).
func TestGrunt(t *testing.T) {
	tb := duel(t, side{Token: "grunt", Line: gametest.FaceDown("grondal")}, side{Line: ids("dust-imp")}, card.Mars)
	tb.PowerIs("grunt", 3)
	assert.Equal(t, 0, tb.Armor(tb.Card("grunt")))
	tb.Fight("grunt")
	tb.Line(1)
	tb.Damage("grunt", 2)
	tb.EndTurn()
	tb.EndTurn() // no Grondal is there to destroy anything
	tb.Line(0, "grunt")
}
