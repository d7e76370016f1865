package gr_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestAddlefish(t *testing.T) {
	tb := duel(t, side{Line: ids("addlefish"), Hand: ids("fear")}, side{Line: ids("urchin"), Hand: ids("punch", "anger", "fear")},
		card.Unfathomable)
	tb.Fight("addlefish")
	assert.Len(t, tb.Pile(1, card.Hand), 1)
	assert.Len(t, tb.Pile(1, card.Discard), 2)
	assert.Len(t, tb.Pile(0, card.Hand), 1)
	tb = duel(t, side{Line: ids("addlefish")}, side{Line: ids("urchin"), Hand: ids("fear")}, card.Unfathomable)
	tb.Fight("addlefish") // as many as there are (K16.4)
	assert.Empty(t, tb.Pile(1, card.Hand))
	tb = duel(t, side{Line: ids("addlefish")}, side{Hand: ids("fear")}, card.Unfathomable)
	tb.Reap("addlefish")
	assert.Len(t, tb.Pile(1, card.Hand), 1)
}

func TestEldritchSynan(t *testing.T) {
	fight := func(synan, foe keyforge.CardPosition) {
		tb := duel(t, side{Line: list{synan}}, side{Line: list{foe}}, card.Unfathomable)
		tb.Fight(synan.ID)
		hurt := foe.Damage == 0
		tb.InZone(map[bool]card.Zone{true: card.Discard, false: card.Battleline}[hurt], synan.ID)
		tb.Damage(foe.ID, foe.Damage+3)
	}
	fight(keyforge.CardPosition{ID: "eldritch-synan"}, keyforge.CardPosition{ID: "troll", Damage: 1})
	fight(keyforge.CardPosition{ID: "eldritch-synan"}, keyforge.CardPosition{ID: "troll"}) // both deal damage at once (K11.3)
	t.Run("two of them deal damage to each other at once", func(t *testing.T) {
		tb := duel(t, side{Line: ids("eldritch-synan")}, side{Line: ids("eldritch-synan")}, card.Unfathomable)
		tb.Fight("eldritch-synan")
		tb.Line(0)
		tb.Line(1)
	})
	t.Run("attacked", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "troll", Damage: 1}, {ID: "valdr"}}}, side{Line: ids("eldritch-synan")}, card.Brobnar)
		tb.Fight("troll")
		tb.Damage("eldritch-synan", 0)
		tb.Damage("troll", 4)
		tb.Fight("valdr")
		tb.InZone(card.Discard, "eldritch-synan")
	})
	t.Run("an action is no creature", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("punch"), Line: list{{ID: "troll", Damage: 1}}}, side{Line: ids("eldritch-synan")}, card.Brobnar)
		tb.Play("punch")
		tb.Pick("eldritch-synan")
		tb.InZone(card.Discard, "eldritch-synan")
	})
	t.Run("nor do abilities of damaged creatures", func(t *testing.T) {
		for damage, z := range []card.Zone{card.Discard, card.Battleline} {
			tb := duel(t, side{Line: list{{ID: "te-wheke-kraken", Damage: damage}}}, side{Line: list{{ID: "eldritch-synan", Damage: 1}}},
				card.Unfathomable)
			tb.Reap("te-wheke-kraken")
			if tb.Question().Kind == keyforge.AskCards {
				tb.Pick("eldritch-synan")
			}
			tb.InZone(z, "eldritch-synan")
		}
	})
}

func TestGatewatcher(t *testing.T) {
	for _, haunted := range []bool{false, true} {
		tb := duel(t, side{Line: list{{ID: "gatewatcher", Damage: 3}, {ID: "fuguru"}}},
			ifHaunted(haunted, side{Line: ids("urchin", "valdr", "mother", "troll")}), card.Unfathomable)
		tb.Fight("gatewatcher", "valdr")
		tb.InZone(card.Discard, "gatewatcher")
		tb.Line(0, "fuguru")
		if haunted {
			tb.Line(1, "valdr", "mother")
		} else {
			tb.Line(1, "urchin", "valdr", "mother", "troll")
		}
	}
	t.Run("whoever has it", func(t *testing.T) { // taunt too
		tb := duel(t, haunts(side{Line: ids("troll", "valdr", "mother")}), side{Line: ids("fuguru", "gatewatcher")}, card.Brobnar)
		tb.Fight("troll")
		tb.Line(0, "valdr")
		tb.Line(1, "fuguru")
	})
	t.Run("being alone is being on both flanks (K10.3)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gatewatcher")}, haunts(side{Line: ids("troll")}), card.Unfathomable)
		tb.Fight("gatewatcher")
		tb.Line(1)
	})
}

func TestEchoGuardian(t *testing.T) {
	for _, haunted := range []bool{false, true} {
		tb := duel(t, ifHaunted(haunted, side{Line: ids("echo-guardian")}), ifHaunted(!haunted, side{Line: ids("troll")}), card.Unfathomable)
		tb.PowerIs("echo-guardian", map[bool]int{false: 1, true: 3}[haunted])
		assert.Equal(t, 4, tb.Armor(tb.Card("echo-guardian")))
		assert.True(t, tb.HasKeyword(tb.Card("echo-guardian"), card.Taunt))
		assert.Equal(t, haunted, tb.HasKeyword(tb.Card("echo-guardian"), card.Poison))
	}
	t.Run("it is no longer haunted after a shuffle (K27.1)", func(t *testing.T) {
		tb := duel(t, haunts(side{Line: ids("echo-guardian"), Hand: ids("timetraveller"), Houses: []card.House{card.Logos}}),
			side{}, card.Logos)
		tb.PowerIs("echo-guardian", 3)
		tb.Play("timetraveller")
		tb.Left()
		tb.PowerIs("echo-guardian", 1)
	})
}

func TestKorikiGerminator(t *testing.T) {
	tb := duel(t, side{Hand: ids("koriki-germinator"), Discard: ids("fear"), Deck: ids("punch")},
		side{Discard: ids("troll"), Deck: ids("mother")}, card.Unfathomable)
	tb.Play("koriki-germinator")
	tb.Offers("fear", "troll")
	tb.Must()
	tb.Pick("troll")
	assert.Equal(t, []string{"mother", "troll"}, tb.Pile(1, card.Deck))
	tb = duel(t, side{Line: ids("koriki-germinator"), Discard: ids("fear"), Deck: ids("punch")}, side{}, card.Unfathomable)
	tb.Reap("koriki-germinator")
	assert.Equal(t, []string{"punch", "fear"}, tb.Pile(0, card.Deck))
	tb = duel(t, side{Hand: ids("koriki-germinator")}, side{}, card.Unfathomable)
	tb.Play("koriki-germinator") // no card to put
	tb.Line(0, "koriki-germinator")
}

func TestMnemoleech(t *testing.T) {
	for haunted, n := range map[bool]int{false: 1, true: 2} {
		tb := duel(t, ifHaunted(!haunted, side{Line: ids("mnemoleech")}), ifHaunted(haunted, side{Amber: 5}), card.Unfathomable)
		tb.Reap("mnemoleech")
		tb.Amber(0, 1+n)
		tb.Amber(1, 5-n)
	}
}

func TestTangimangi(t *testing.T) {
	for haunted, cost := range map[bool]int{false: 6, true: 9} {
		tb := duel(t, ifHaunted(!haunted, side{Line: ids("tangimangi")}), ifHaunted(haunted, side{}), card.Unfathomable)
		assert.Equal(t, cost, tb.KeyCost(1))
		assert.Equal(t, 6, tb.KeyCost(0))
	}
}

func TestTrawler(t *testing.T) {
	for haunted, n := range map[bool]int{false: 0, true: 7} {
		tb := duel(t, ifHaunted(haunted, side{Hand: ids("trawler"), Amber: 2}), ifHaunted(!haunted, side{Amber: 7}), card.Unfathomable)
		tb.Play("trawler")
		tb.AmberOn("trawler", n)
		tb.Amber(1, 7-n)
		tb.Amber(0, 2)
	}
}

func TestHukaruIcefin(t *testing.T) {
	tb := duel(t, side{Line: ids("hukaru-icefin", "fuguru"), Artifacts: ids("cannon")},
		side{Line: ids("troll", "mother"), Artifacts: ids("cannon")},
		card.Unfathomable)
	tb.Reap("hukaru-icefin")
	tb.Asks(keyforge.AskHouse, keyforge.ForEffect, 0)
	tb.House(card.Brobnar)
	for id, is := range map[string]bool{"troll": true, "mother": false, "fuguru": false, "0:cannon": false, "1:cannon": false} {
		assert.Equal(t, is, tb.Of(id).Is(keyforge.Exhausted), id)
	}
	tb = duel(t, side{Hand: ids("hukaru-icefin"), Line: ids("fuguru")}, side{Line: ids("troll"), Artifacts: ids("cannon")}, card.Unfathomable)
	tb.Discard("hukaru-icefin")
	tb.Offers("fuguru", "troll", "cannon")
	tb.Must()
	tb.Pick("cannon")
	tb.Marked("cannon", keyforge.Exhausted)
}

func TestImmersioneer(t *testing.T) {
	tb := duel(t, side{Line: ids("immersioneer"), Deck: many(5, "punch")}, side{Deck: many(5, "fear")}, card.Unfathomable)
	tb.Reap("immersioneer")
	tb.Choose(1)
	assert.Len(t, tb.Pile(1, card.Discard), 3)
	assert.Len(t, tb.Pile(0, card.Deck), 5)
	t.Run("Scrap: the bottom 3 are those that lie longest (K15.3)", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("immersioneer"), Discard: ids("anger", "punch", "fear", "troll"), Deck: ids("mother")}, side{},
			card.Unfathomable)
		tb.Discard("immersioneer")
		assert.Equal(t, []string{"immersioneer", "anger"}, tb.Pile(0, card.Discard))
		assert.ElementsMatch(t, []string{"punch", "fear", "troll", "mother"}, tb.Pile(0, card.Deck))
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	})
	t.Run("itself among them", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("immersioneer"), Discard: ids("anger")}, side{}, card.Unfathomable)
		tb.Discard("immersioneer")
		assert.Empty(t, tb.Pile(0, card.Discard))
		assert.Len(t, tb.Pile(0, card.Deck), 2)
	})
}

func TestSquallmaster(t *testing.T) {
	for _, use := range []func(*gametest.Table, string){(*gametest.Table).Reap, func(tb *gametest.Table, id string) { tb.Fight(id) }} {
		tb := duel(t, side{Line: ids("squallmaster"), Hand: ids("fear", "punch")}, side{Line: ids("dust-imp"), Hand: ids("anger", "fear")},
			card.Unfathomable)
		use(tb, "squallmaster")
		for s := range keyforge.Side(2) {
			assert.Len(t, tb.Pile(s, card.Hand), 1)
		}
	}
	t.Run("a hand may be empty", func(t *testing.T) {
		tb := duel(t, side{Line: ids("squallmaster")}, side{Hand: ids("fear")}, card.Unfathomable)
		tb.Reap("squallmaster")
		tb.InZone(card.Discard, "fear")
	})
	t.Run("Scrap", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("squallmaster"), Line: ids("fuguru")}, side{Line: ids("troll", "mother")}, card.Unfathomable)
		tb.Discard("squallmaster")
		tb.Offers("troll", "mother")
		tb.Pick("troll")
		tb.Marked("troll", keyforge.Exhausted)
	})
	t.Run("Scrap of what it discards itself, only for the active player (K27.3)", func(t *testing.T) {
		tb := duel(t, side{Line: ids("squallmaster"), Hand: ids("squallmaster")}, side{Line: ids("troll"), Hand: ids("squallmaster")},
			card.Unfathomable)
		tb.Reap("squallmaster")
		tb.Marked("troll", keyforge.Exhausted)
		tb.Line(0, "squallmaster")
	})
}

func TestGiltspineMesmerist(t *testing.T) {
	t.Run("each card that a player readies in the step", func(t *testing.T) {
		tb := duel(t, side{Line: append(ids("giltspine-mesmerist"), exhausted("fuguru")...), Artifacts: exhausted("cannon"),
			Hand: many(6, "fear"),
			Deck: ids("punch", "troll", "mother"), Houses: []card.House{card.Unfathomable}},
			side{Line: append(exhausted("valdr"), ids("urchin")...), Hand: many(6, "fear"), Deck: ids("anger", "krump"),
				Houses: []card.House{card.Brobnar}}, card.Unfathomable)
		tb.EndTurn()
		assert.Equal(t, []string{"troll", "punch"}, tb.Pile(0, card.Discard)) // not for the ready one
		assert.Empty(t, tb.Pile(1, card.Discard))
		tb.House(card.Brobnar)
		tb.EndTurn()
		assert.Equal(t, []string{"anger"}, tb.Pile(1, card.Discard))
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Deck))
	})
	t.Run("and by abilities: the deck of whoever readies it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("anger"), Line: exhausted("troll"), Deck: ids("fear", "fear")},
			side{Line: ids("giltspine-mesmerist", "urchin"), Deck: ids("punch")}, card.Brobnar)
		tb.Play("anger")
		tb.Pick("urchin")
		assert.Equal(t, []string{"anger", "fear"}, tb.Pile(0, card.Discard))
		assert.Equal(t, []string{"punch"}, tb.Pile(1, card.Deck))
	})
	t.Run("an empty deck", func(t *testing.T) {
		tb := duel(t, side{Line: append(ids("giltspine-mesmerist"), exhausted("fuguru")...), Hand: many(6, "fear")}, side{}, card.Unfathomable)
		tb.EndTurn()
		assert.Empty(t, tb.Pile(0, card.Discard))
	})
	t.Run("Scrap", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("giltspine-mesmerist")}, side{Deck: many(4, "fear")}, card.Unfathomable)
		tb.Discard("giltspine-mesmerist")
		tb.Choose(1)
		assert.Len(t, tb.Pile(1, card.Discard), 3)
	})
}

func TestIhakaOfTheDepths(t *testing.T) {
	t.Run("after each card drawn, before the next", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ihaka-of-the-depths"), Hand: many(4, "fear"), Deck: ids("punch"), Discard: ids("troll", "mother"),
			Houses: []card.House{card.Unfathomable}}, side{}, card.Unfathomable)
		tb.EndTurn()
		assert.Equal(t, []string{"fear", "fear", "fear", "fear", "punch"}, sorted(tb.Pile(0, card.Hand)))
		tb.Yes() // troll goes under the empty deck
		assert.Contains(t, tb.Pile(0, card.Hand), "troll")
		tb.No()
		assert.Equal(t, []string{"mother"}, tb.Pile(0, card.Discard))
		assert.Empty(t, tb.Pile(0, card.Deck))
	})
	t.Run("nothing to put: no question", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ihaka-of-the-depths"), Hand: many(4, "fear"), Deck: many(3, "punch")}, side{}, card.Unfathomable)
		tb.EndTurn()
		assert.Len(t, tb.Pile(0, card.Hand), 6)
	})
	t.Run("by an icon", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ihaka-of-the-depths"), Hand: list{{ID: "open-the-seal", Icons: card.Icons{card.DrawIcon}}},
			Deck: ids("punch", "fear"), Discard: ids("troll")}, side{}, card.Unfathomable)
		tb.Play("open-the-seal")
		tb.Yes()
		assert.Equal(t, []string{"fear", "troll"}, tb.Pile(0, card.Deck))
	})
	t.Run("not on the opponent's turn, nor what the opponent draws", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ihaka-of-the-depths"), Hand: many(6, "fear"), Discard: ids("troll"),
			Houses: []card.House{card.Unfathomable}},
			side{Deck: many(9, "punch"), Houses: []card.House{card.Dis}}, card.Unfathomable)
		tb.EndTurn()
		tb.EndTurn()
		assert.Len(t, tb.Pile(1, card.Hand), 6)
		assert.Equal(t, []string{"troll"}, tb.Pile(0, card.Discard))
	})
}

func sorted(names []string) []string { return slices.Sorted(slices.Values(names)) }
