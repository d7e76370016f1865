package aoa_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestGub(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "gub", "mother")}, side{Line: ids("gub", "krump")}, card.Dis)
	tb.PowerIs("0:gub", 6)
	assert.True(t, tb.HasKeyword(tb.Card("0:gub"), card.Taunt))
	tb.PowerIs("1:gub", 1)
	assert.False(t, tb.HasKeyword(tb.Card("1:gub"), card.Taunt))
	t.Run("on a flank again it may die of its damage", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll"}, {ID: "gub", Damage: 2}, {ID: "mother"}}, Hand: list{{ID: "fear", House: card.Dis}}},
			side{Line: ids("krump")}, card.Dis)
		tb.Play("fear")
		tb.Line(0, "troll", "gub", "mother")
		tb = duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "troll"}, {ID: "gub", Damage: 2}, {ID: "mother"}}}, card.Dis)
		tb.Play("fear")
		tb.Pick("mother")
		tb.Line(1, "troll")
	})
	t.Run("as if on a flank (Spectral Tunneler)", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("spectral-tunneler")}, side{Line: ids("troll", "gub", "mother")}, card.Logos)
		tb.Act("spectral-tunneler")
		tb.Pick("gub")
		tb.PowerIs("gub", 1)
	})
}

func TestStreke(t *testing.T) {
	houses := []card.House{card.Dis}
	for _, c := range []struct {
		line []keyforge.CardPosition
		hand int
	}{{ids("tocsin", "streke", "shooler"), 5}, {ids("streke", "tocsin"), 6}, {ids("tocsin", "streke", "streke", "shooler"), 4}} {
		tb := duel(t, side{Houses: houses, Deck: gametest.Many(9, "fear")}, side{Line: c.line, Houses: houses, Deck: gametest.Many(9, "fear")},
			card.Dis)
		tb.LeaveOpen()
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, card.Hand), c.hand)
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, card.Hand), 6, "not its own player")
	}
}

func TestTezmal(t *testing.T) {
	houses := []card.House{card.Dis, card.Logos, card.Mars}
	tb := duel(t, side{Line: ids("tezmal"), Houses: houses}, side{Houses: houses}, card.Dis)
	tb.Reap("tezmal")
	tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 0)
	tb.House(card.Mars)
	tb.EndTurn()
	assert.Equal(t, card.HouseSet(card.Dis, card.Logos), tb.Question().Houses)
	tb.House(card.Dis)
	tb.EndTurn()
	assert.Equal(t, card.HouseSet(houses...), tb.Question().Houses, "only the opponent's next turn")
	tb.House(card.Dis)
	tb.EndTurn()
	assert.Equal(t, card.HouseSet(houses...), tb.Question().Houses)
}

func TestYurks(t *testing.T) {
	for n, id := range []string{1: "yurk", 2: "old-yurk", 3: "ancient-yurk"} {
		if n == 0 {
			continue
		}
		tb := duel(t, side{Hand: append(ids(id), ids("fear", "punch", "troll", "mother")...)}, side{Hand: ids("krump")}, card.Dis)
		tb.Play(id)
		tb.Must()
		tb.Offers("fear", "punch", "troll", "mother")
		tb.Pick([]string{"punch", "mother", "fear"}[:n]...)
		assert.Len(t, tb.Pile(0, card.Hand), 4-n)
		tb.InZone(card.Discard, "punch")
		tb.InZone(card.Hand, "krump", "troll")
		tb = duel(t, side{Hand: append(ids(id), ids("fear")...)}, side{}, card.Dis)
		tb.Play(id)
		tb.InZone(card.Discard, "fear") // as many as there are (K16.4)
	}
	tb := duel(t, side{Hand: ids("yurk"), Line: ids("troll")}, side{}, card.Dis)
	tb.Play("yurk")
	tb.Left()
	tb.InZone(card.Battleline, "yurk", "troll")
}

func TestAngwish(t *testing.T) {
	tb := duel(t, side{Line: list{{ID: "angwish", Damage: 2}, {ID: "mother", Damage: 3}}, Hand: list{{ID: "punch", House: card.Dis}}}, side{},
		card.Dis)
	assert.Equal(t, 8, tb.KeyCost(1))
	assert.Equal(t, 6, tb.KeyCost(0))
	tb.Play("punch")
	tb.Pick("angwish")
	assert.Equal(t, 11, tb.KeyCost(1))
	tb = duel(t, side{Line: ids("angwish")}, side{}, card.Dis)
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestBloodshardImp(t *testing.T) {
	t.Run("who reaps is sacrificed, by whichever player", func(t *testing.T) {
		tb := duel(t, side{Line: ids("dust-imp", "tocsin")}, side{Line: ids("bloodshard-imp"), Hand: ids("fear")}, card.Dis)
		tb.Reap("dust-imp")
		tb.InZone(card.Discard, "dust-imp")
		tb.Amber(0, 1+2) // a sacrifice is a destruction (K12.15)
		tb.Line(0, "tocsin")
		tb.Reap("tocsin")
		tb.First("tocsin")
		tb.InZone(card.Discard, "tocsin", "fear")
		tb.Line(1, "bloodshard-imp")
	})
	t.Run("itself too; a ward goes instead; a fight is no reap", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "bloodshard-imp"}, {ID: "tocsin", Marks: keyforge.Warded}, {ID: "shooler"}}},
			side{Line: ids("urchin", "dust-pixie")}, card.Dis)
		tb.Fight("shooler", "dust-pixie")
		tb.Reap("tocsin")
		tb.First("bloodshard-imp")
		tb.Line(0, "bloodshard-imp", "tocsin", "shooler")
		tb.Unmarked("tocsin", keyforge.Warded)
		tb.Reap("bloodshard-imp")
		tb.Line(0, "tocsin", "shooler")
	})
	t.Run("a creature of which control has changed is its controller's", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "tocsin", Foreign: true}}}, side{Line: ids("bloodshard-imp")}, card.Dis)
		tb.Reap("tocsin")
		tb.First("bloodshard-imp")
		assert.Equal(t, []string{"tocsin"}, tb.Pile(1, card.Discard))
	})
}

func TestKeyImps(t *testing.T) {
	houses := []card.House{card.Dis}
	for nth, id := range []string{"bronze-key-imp", "silver-key-imp", "gold-key-imp"} {
		for keys := range 3 {
			for _, mine := range []bool{true, false} {
				first, second := side{Houses: houses, Keys: keys}, side{Houses: houses, Keys: keys, Amber: 7}
				if mine {
					second.Line = ids(id)
				} else {
					first.Line = ids(id)
				}
				tb := duel(t, first, second, card.Dis)
				tb.LeaveOpen()
				tb.EndTurn()
				if nth == keys {
					tb.Keys(1, keys)
					tb.Amber(1, 7)
					continue
				}
				if keys < 2 {
					tb.Choose(keys)
				}
				tb.Keys(1, keys+1)
				tb.Amber(1, 1)
			}
		}
	}
	t.Run("nor by an ability; a key that was unforged is the first again", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("might-makes-right"), Line: list{{ID: "troll", Power: 20}}}, side{Line: ids("bronze-key-imp")}, card.Brobnar)
		tb.Play("might-makes-right")
		tb.Pick("troll")
		tb.Keys(0, 0)
		tb = duel(t, side{Hand: ids("break-key"), Line: ids("bronze-key-imp"), Houses: houses}, side{Keys: 1, Amber: 6, Houses: houses}, card.Dis)
		tb.Play("break-key")
		tb.Keys(1, 0)
		tb.EndTurn()
		tb.Keys(1, 0)
	})
}

func TestSkullion(t *testing.T) {
	tb := duel(t, side{Hand: ids("skullion"), Line: ids("dust-imp", "troll")}, side{Line: ids("mother")}, card.Dis)
	tb.Play("skullion")
	tb.Left()
	tb.Offers("skullion", "dust-imp", "troll")
	tb.Must()
	tb.Pick("dust-imp")
	tb.Line(0, "skullion", "troll")
	tb.Amber(0, 2)
	tb = duel(t, side{Hand: ids("skullion")}, side{Line: ids("mother")}, card.Dis)
	tb.Play("skullion")
	tb.Line(0) // itself
	tb.Line(1, "mother")
}

func TestSpyyyder(t *testing.T) {
	line := ids("troll", "valdr", "krump")
	for target, dies := range map[string]bool{"troll": true, "krump": true, "valdr": false} {
		tb := duel(t, side{Line: ids("spyyyder")}, side{Line: line}, card.Dis)
		tb.Fight("spyyyder", target)
		if dies {
			tb.InZone(card.Discard, target)
		} else {
			tb.Damage(target, 2)
		}
		tb.Damage("spyyyder", 0) // skirmish
	}
	t.Run("armor may stop it (K18.14), and it has none when attacked", func(t *testing.T) {
		tb := duel(t, side{Line: ids("spyyyder")}, side{Line: ids("raiding-knight")}, card.Dis)
		tb.Fight("spyyyder")
		tb.Damage("raiding-knight", 0)
		tb.InZone(card.Battleline, "raiding-knight")
		tb = duel(t, side{Line: ids("troll")}, side{Line: ids("spyyyder")}, card.Brobnar)
		tb.Fight("troll")
		tb.Damage("troll", 2)
	})
	t.Run("the flank is looked at when the blow falls", func(t *testing.T) { // the neighbors die before the fight
		tb := duel(t, side{Line: list{{ID: "spyyyder", Attached: ids("way-of-the-bear")}, {ID: "troll"}}},
			side{Line: ids("mother", "valdr", "krump")}, card.Dis)
		tb.Fight("spyyyder", "valdr")
		tb.Damage("valdr", 4)
	})
}

func TestNeffru(t *testing.T) {
	t.Run("the owner of each creature", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "neffru", Marks: keyforge.Warded}, {ID: "mother"}, {ID: "troll", Foreign: true}},
			Artifacts: ids("cannon"),
			Hand:      list{{ID: "gateway-to-dis"}}}, side{Line: ids("krump", "tocsin")}, card.Dis)
		tb.Play("gateway-to-dis")
		tb.Amber(0, 1)
		tb.Amber(1, 3)
	})
	t.Run("not its own (Q33), nor an artifact, nor what only leaves play", func(t *testing.T) {
		tb := duel(t, side{Line: ids("neffru"), Hand: ids("fear"), Artifacts: ids("key-to-dis")}, side{Line: ids("mother", "troll")}, card.Dis)
		tb.Play("fear")
		tb.Pick("troll")
		tb.Amber(1, 0)
		tb.Omni("key-to-dis")
		tb.Amber(0, 0)
		tb.Amber(1, 0)
	})
}

func TestOnyxKnight(t *testing.T) {
	tb := duel(t, side{Hand: ids("onyx-knight"), Line: list{{ID: "mother"}, {ID: "tocsin", Power: 1}}},
		side{Line: list{{ID: "troll"}, {ID: "urchin"}, {ID: "krump", Power: 1}, {ID: "niffle-ape", Marks: keyforge.Warded}}}, card.Dis)
	tb.Play("onyx-knight")
	tb.Left()
	tb.Line(0, "onyx-knight", "tocsin")
	tb.Line(1, "troll", "niffle-ape")
}
