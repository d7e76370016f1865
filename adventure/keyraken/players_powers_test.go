package keyraken_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// powered is the side with the archon power.
func powered(power string, s seat) seat { s.Reference = ids(power); return s }

// Any human chooses the house, and each power is its owner's (A17).
func TestA17PowersOfAHouseChoice(t *testing.T) {
	for _, c := range []struct {
		power                 string
		house                 House
		amber, hand, archived int
		exalted               int
	}{
		{"commanding-presence", Saurian, 0, 0, 0, 1}, {"divine-spark", Sanctum, 2, 0, 0, 0},
		{"master-planner", Mars, 0, 0, 2, 0}, {"nature-s-guardian", Untamed, 0, 2, 0, 0},
	} {
		for chooser, owner := range []keyforge.Side{1, 0} { // by the ally of the owner, and by the owner
			me, ally := line("plain-5"), line("plain-4")
			me.Houses, ally.Houses = []House{Brobnar, c.house}, []House{Brobnar, c.house}
			me.Deck, me.Hand = gametest.Many(12, "plain-1"), gametest.Many(6, "plain-2")
			ally.Deck, ally.Hand = gametest.Many(12, "plain-1"), gametest.Many(6, "plain-2")
			players := []seat{me, ally}
			players[owner] = powered(c.power, players[owner])
			k := plays("limb-3")
			k.Line = ids("limb-6")
			tb := table(t, k, players)
			if tb.EndTurn(); chooser == 1 {
				tb.House(Brobnar)
				tb.EndTurn()
			}
			exalted := tb.Of("limb-6").Amber
			tb.House(c.house)
			tb.LeaveOpen()
			tb.Amber(owner, c.amber)
			tb.Amber(1-owner, 0)
			assert.Len(t, tb.Pile(owner, Hand), 6+c.hand)
			assert.Len(t, tb.Pile(1-owner, Hand), 6)
			assert.Len(t, tb.Pile(owner, Archives), c.archived)
			assert.Empty(t, tb.Pile(1-owner, Archives))
			for _, name := range []string{"plain-5", "plain-4", "limb-3"} { // each creature (A7.4)
				tb.AmberOn(name, c.exalted)
			}
			tb.AmberOn("limb-6", int(exalted)+c.exalted)
			tb.AmberOn("the-keyraken", 0)
		}
	}
}

// The opponent is the Keyraken, and its creatures are the enemies, beside an ally too (A17, A2.5, A7.3).
func TestA17PowersAgainstTheKeyraken(t *testing.T) {
	for _, ally := range []bool{false, true} {
		begin := func(power string, h House, me, k seat) *gametest.Table {
			players := []seat{powered(power, me)}
			if ally {
				players = append(players, wealthy(4, "plain-6"))
			}
			tb := at(t, adventure.Easy, keyforge.Position{Players: players, Monster: k, House: h})
			t.Cleanup(func() {
				if ally && !t.Failed() {
					tb.Amber(1, 4)
				}
			})
			return tb
		}
		creatures := func(names ...string) []string {
			if ally {
				return append(names, "plain-6")
			}
			return names
		}
		tb := begin("control", Brobnar, seat{Hand: ids("autocannon"), Line: ids("plain-3")}, wealthy(2, "limb-5"))
		tb.Play("autocannon")
		tb.Yes()
		tb.AmberOn("plain-3", 1)
		tb.Amber(monster, 1)

		tb = begin("fighting-expertise", Brobnar, seat{Colors: 1 << RedKey, Line: ids("plain-9")}, wealthy(2, "limb-5"))
		tb.Fight("plain-9", "limb-5")
		tb.Amber(0, 1)
		tb.Amber(monster, 1)

		tb = begin("fighting-expertise", Brobnar, seat{Colors: 1 << RedKey, Line: ids("plain-9")}, wealthy(2))
		tb.Fight("plain-9", "the-keyraken") // a fight like any other (A11.4)
		tb.Amber(0, 1)

		tb = begin("progenitor-of-giants", Brobnar, seat{Line: ids("plain-9")}, wealthy(2))
		tb.Fight("plain-9", "the-keyraken")
		tb.Amber(0, 1)

		tb = begin("demonic-wrath", Dis, seat{Line: ids("dis-3")}, wealthy(0, "limb-5"))
		tb.Reap("dis-3")
		tb.Offers(creatures("dis-3", "limb-5")...)
		tb.Pick("limb-5")
		tb.Damage("limb-5", 1)

		tb = begin("rage", Brobnar, seat{Hand: ids("autocannon"), Line: ids("plain-3")}, wealthy(0, "limb-5"))
		tb.Play("autocannon")
		tb.Offers(creatures("plain-3", "limb-5")...)
		tb.Pick("limb-5")
		tb.Damage("limb-5", 1)

		tb = begin("warden-of-the-crucible", Brobnar, seat{Line: ids("plain-3")}, wealthy(0, "limb-5"))
		tb.Act("plain-3")
		tb.Offers(creatures("plain-3", "limb-5")...)
		tb.Pick("limb-5")
		tb.Damage("limb-5", 4)

		tb = begin("thievery", Brobnar, seat{Hand: ids("plain-3")}, wealthy(2))
		tb.Discard("plain-3")
		tb.Yes()
		tb.InZone(Purged, "plain-3")
		tb.Amber(0, 1)
		tb.Amber(monster, 1)
	}
}

// An ally's creatures have none of what the power gives to friendly ones (A7.3).
func TestA17PowersOfFriendlyCreatures(t *testing.T) {
	for power, id := range map[string]string{"warden-of-the-crucible": "plain-3", "deluge-of-power": "gauntlet-of-command"} {
		me, ally := seat{Line: ids("plain-3"), Artifacts: ids("iron-obelisk")}, seat{}
		tb := table(t, line("limb-5"), []seat{me, powered(power, ally)})
		for _, name := range []string{"plain-3", "iron-obelisk"} {
			assert.Error(t, tb.Check(keyforge.Command{Verb: keyforge.UseAction, Card: tb.Card(name)}), id)
		}
	}
	k := plays("limb-3")
	k.Line = ids("lashing-tentacle") // it attacks the most powerful creature, if it has no neighbor with taunt (A6.4)
	for power, prey := range map[bool]string{true: "plain-4", false: "plain-9"} {
		me := line("plain-4", "plain-9", "plain-5", "plain-6")
		ally := seat{}
		if power {
			me = powered("schemer", me)
		} else {
			ally = powered("schemer", ally)
		}
		tb := table(t, k, []seat{me, ally})
		tb.EndTurn()
		tb.LeaveOpen()
		for _, name := range []string{"plain-4", "plain-9"} {
			tb.Damage(name, map[bool]int{true: 3}[name == prey && !power]) // plain-4 is elusive
		}
	}
}

// At the start of the owner's own turn an enemy creature may be exhausted; in no other turn (A17).
func TestA17StasisField(t *testing.T) {
	for owner := range 2 {
		players := []seat{line("plain-3"), line("plain-4")}
		players[owner] = powered("stasis-field", players[owner])
		k := plays("limb-3")
		k.Line = ids("limb-5")
		tb := table(t, k, players)
		tb.EndTurn()
		if owner == 0 {
			assert.Equal(t, keyforge.AskMain, tb.Question().Kind)
			tb.EndTurn()
		}
		tb.Asks(keyforge.AskCards, keyforge.ForEffect, keyforge.Side(owner))
		tb.LeaveOpen()
	}
}

// What all keys, or the opponent's, cost more or less, the next rise does too (A17, A3.3); keys of one
// color are not all keys.
func TestA17CostOfRising(t *testing.T) {
	plain := nextRise(table(t, seat{}, []seat{{}, {}}))
	for power, more := range map[string]int{"forgemaster": -1, "tinkerer": 0, "fighting-expertise": 0, "scheming-expertise": 0,
		"controling-expertise": 0} {
		assert.Equal(t, plain+more, nextRise(table(t, seat{}, []seat{{}, powered(power, seat{})})), power)
	}
}

// Forgemaster is for allies, too; the Keyraken rises once (A17, A3.1).
func TestA17Forgemaster(t *testing.T) {
	tb := table(t, plays("limb-3"), []seat{{}, powered("forgemaster", seat{Amber: 10})})
	tb.EndTurn()
	tb.Choose(RedKey)
	tb.Asks(keyforge.AskYesNo, keyforge.ForMoreKey, 1)
	tb.No()
	tb.Keys(1, 1)

	tb = table(t, plays("limb-3"), []seat{powered("forgemaster", seat{}), {Amber: 10}})
	tb.EndTurn()
	tb.Choose(RedKey)
	tb.Yes()
	tb.Choose(BlueKey)
	tb.Keys(1, 2)
	tb.Amber(1, 0)

	k := plays("limb-3")
	k.Amber = 20
	tb = table(t, k, []seat{powered("forgemaster", seat{}), {}})
	tb.EndTurn()
	tb.Amber(monster, 15) // 3 for each player, and 1 less
}

// A fourth key counts for the armor of the Keyraken in its owner's turns (A17, A5.1).
func TestA17Tinkerer(t *testing.T) {
	for keys, armor := range map[int]int{0: 8, 3: 2, 4: 0} {
		tb := table(t, seat{}, []seat{powered("tinkerer", seat{Keys: keys}), {}})
		assert.Equal(t, armor, tb.Armor(tb.Boss()))
		tb = table(t, seat{}, []seat{{Keys: min(3, keys)}, powered("tinkerer", seat{})})
		assert.Equal(t, 2*(3-min(3, keys)), tb.Armor(tb.Boss()))
	}
	tb := table(t, plays("limb-3"), []seat{{}, powered("tinkerer", seat{Keys: 3, Amber: 4})})
	tb.EndTurn()
	tb.Keys(1, 4)
	assert.False(t, tb.Over()) // they win by damage alone (A2.4)
}

// Set-up powers are used when the hands are drawn, by whoever has them (A17, A1.4).
func TestA17SetUp(t *testing.T) {
	begin := func(power string) *gametest.Table {
		cat, err := adventure.Catalogue(keyraken.Adventure)
		require.NoError(t, err)
		decks := deals(t, 2, 0)
		decks[1].Power = power
		g, err := keyforge.New(cat, keyraken.Adventure.Mode(adventure.Normal), adventure.Setup(keyraken.Adventure, decks, 1))
		require.NoError(t, err)
		tb := gametest.On(t, g)
		tb.LeaveOpen()
		return tb
	}
	pick := func(tb *gametest.Table, n int) {
		for range n {
			q := tb.Question()
			c := q.Domain.First()
			for q.Picked.Has(c) {
				c = q.Domain.Next(c)
			}
			tb.Do(keyforge.Command{Verb: keyforge.Pick, Card: c})
		}
		if tb.Question().Kind == keyforge.AskCards {
			tb.Finish()
		}
	}
	tb := begin("overcharged")
	tb.Asks(keyforge.AskCards, keyforge.ForEffect, 1)
	assert.Len(t, tb.Pile(1, Hand), 6)
	pick(tb, 3)
	assert.Len(t, tb.Pile(1, Archives), 3)
	assert.Empty(t, tb.Pile(0, Archives))
	tb.Asks(keyforge.AskYesNo, keyforge.ForMulligan, 0)
	tb.No()
	assert.NotEqual(t, keyforge.ForMulligan, tb.Question().Purpose)

	tb = begin("signature-move")
	tb.Asks(keyforge.AskName, keyforge.ForEffect, 1)
	assert.Empty(t, tb.Pile(0, Hand))
	var named string
	for _, id := range tb.Pile(1, Deck) {
		if n, _ := tb.Catalogue().Number(id); tb.Catalogue().Card(n).Type == ActionType {
			named = id
		}
	}
	n, _ := tb.Catalogue().Number(named)
	tb.Choose(int(n))
	pick(tb, 1)
	assert.Equal(t, []string{named}, tb.Pile(1, Archives))
	assert.Len(t, tb.Pile(1, Hand), 6)
}
