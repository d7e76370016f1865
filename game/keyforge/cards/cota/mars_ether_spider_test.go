package cota_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

func TestEtherSpiderFights(t *testing.T) {
	tb := duel(t, side{Line: ids("ether-spider")}, side{Line: ids("urchin", "mother")}, card.Mars)
	tb.Fight("ether-spider", "mother")
	tb.Damage("mother", 0)
	tb.Damage("ether-spider", 5)
	tb.EndTurn()
	tb.House(card.Logos)
	tb.Fight("mother")
	tb.Damage("mother", 0)
	tb.InZone(card.Discard, "ether-spider")
}

func TestEtherSpider(t *testing.T) {
	t.Run("what the opponent would gain, by reaping and by icons", func(t *testing.T) {
		tb := duel(t, side{Line: ids("mother"), Hand: ids("wild-wormhole"), Amber: 1},
			side{Line: list{{ID: "ether-spider", Marks: keyforge.Exhausted | keyforge.Stunned}}}, card.Logos)
		tb.Reap("mother")
		tb.Play("wild-wormhole")
		tb.Amber(0, 1)
		tb.AmberOn("ether-spider", 2)
	})
	t.Run("its own side gains as always", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ether-spider")}, side{Line: ids("mother")}, card.Mars)
		tb.Reap("ether-spider")
		tb.Amber(0, 1)
		tb.AmberOn("ether-spider", 0)
	})
	t.Run("what the opponent steals comes to lie on it", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("urchin")}, side{Line: ids("ether-spider"), Amber: 3}, card.Shadows)
		tb.Play("urchin")
		tb.Amber(0, 0)
		tb.Amber(1, 2)
		tb.AmberOn("ether-spider", 1)
	})
	t.Run("æmber of a creature that leaves play on its side", func(t *testing.T) {
		tb := duel(t, side{Hand: list{{ID: "fear"}, {ID: "fear"}}}, side{Line: list{{ID: "ether-spider"}, {ID: "mother", Amber: 3}}}, card.Dis)
		tb.Play("fear")
		tb.Pick("mother")
		tb.AmberOn("ether-spider", 3)
		tb.Amber(0, 0)
		tb.Play("fear") // its own æmber when it leaves itself
		tb.Amber(0, 3)
	})
	t.Run("what its own side makes the opponent gain", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ether-spider"), Hand: ids("key-hammer")}, side{}, card.Dis)
		tb.Play("key-hammer")
		tb.Amber(1, 0)
		tb.AmberOn("ether-spider", 6)
		tb.Amber(0, 1)
	})
	t.Run("with one on each side nobody gains", func(t *testing.T) {
		tb := duel(t, side{Line: ids("ether-spider", "tocsin")}, side{Line: ids("ether-spider")}, card.Mars)
		tb.Reap("0:ether-spider")
		tb.AmberOn("1:ether-spider", 1)
		tb.AmberOn("0:ether-spider", 0)
		tb.Amber(0, 0)
	})
	t.Run("with two on one side the other one takes what the first leaves", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("fear")}, side{Line: list{{ID: "ether-spider", Amber: 2}, {ID: "ether-spider"}}}, card.Dis)
		tb.Play("fear")
		tb.Pick("ether-spider#1")
		tb.AmberOn("ether-spider#2", 2)
		tb.Amber(0, 0)
	})
	t.Run("æmber that is captured goes where it should", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("charette")}, side{Line: ids("ether-spider"), Amber: 3}, card.Dis)
		tb.Play("charette")
		tb.AmberOn("charette", 3)
		tb.AmberOn("ether-spider", 0)
	})
}

// However æmber enters the pool, the spider captures it (K17.3).
func TestK17_3EtherSpiderAndEveryWayIntoThePool(t *testing.T) {
	spider := func(amber int) side { return side{Amber: 3, Line: list{{ID: "ether-spider", Amber: amber}}} }
	for name, c := range map[string]struct {
		house card.House
		me    side
		do    func(tb *gametest.Table)
		on    int // æmber on the spider afterwards
	}{
		"gained": {card.Dis, side{Line: ids("dust-imp"), Hand: ids("hecatomb")}, play("hecatomb"), 5},
		"reaped": {card.Logos, side{Line: ids("mother")}, func(tb *gametest.Table) { tb.Reap("mother") }, 2},
		"reaped by Dimension Door": {card.Logos, side{Line: ids("mother"), Hand: ids("dimension-door")}, func(tb *gametest.Table) {
			tb.Play("dimension-door")
			tb.Reap("mother")
			tb.Pick("dimension-door") // it steals, and what is stolen is captured
			tb.Amber(1, 2)
		}, 2},
		"stolen":               {card.Shadows, side{Line: ids("noddy-the-thief")}, func(tb *gametest.Table) { tb.Act("noddy-the-thief") }, 2},
		"by a bonus icon":      {card.Sanctum, side{Hand: ids("virtuous-works")}, play("virtuous-works"), 4},
		"moved off the spider": {card.Untamed, side{Hand: ids("word-of-returning")}, play("word-of-returning"), 2},
		"moved off a friend":   {card.Shadows, side{Line: list{{ID: "selwyn-the-fence"}, {ID: "mother", Amber: 2}}}, func(tb *gametest.Table) { tb.Reap("selwyn-the-fence") }, 3},
	} {
		t.Run(name, func(t *testing.T) {
			tb := duel(t, c.me, spider(1), c.house)
			c.do(tb)
			tb.Amber(0, 0)
			tb.AmberOn("ether-spider", c.on)
		})
	}
	t.Run("paid to play", func(t *testing.T) {
		tb := duel(t, side{Amber: 2, Line: ids("ether-spider"), Hand: ids("cannon")}, side{Artifacts: ids("customs-office")}, card.Brobnar)
		tb.Play("cannon")
		tb.Amber(1, 0)
		tb.AmberOn("ether-spider", 1)
	})
	t.Run("spent on a key, under The Sting", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("the-sting"), Houses: []card.House{card.Dis}},
			side{Amber: 4, Keys: 1, Artifacts: list{{ID: "pocket-universe", Amber: 3}}, Line: ids("ether-spider", "ether-spider")}, card.Dis)
		tb.EndTurn()
		tb.Pick("pocket-universe") // two had to come from there, and the rest comes from the pool
		for range 6 {
			tb.Pick("ether-spider#2")
		}
		tb.AmberOn("ether-spider#2", 6)
		tb.Amber(0, 0)
		tb.Amber(1, 1)
		tb.Choose(1)
		tb.Keys(1, 2)
	})
}

// Of several replacements of one event the active player picks one (K16.2, Q42).
func TestK16_2_Q42TwoEtherSpiders(t *testing.T) {
	two := side{Line: list{{ID: "ether-spider"}, {ID: "tocsin"}, {ID: "ether-spider"}}}
	t.Run("each æmber is caught by the one that the active player picks", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("virtuous-works")}, two, card.Sanctum)
		tb.Play("virtuous-works")
		for _, c := range []string{"ether-spider#2", "ether-spider#1", "ether-spider#2"} {
			tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 0)
			tb.Offers("ether-spider#1", "ether-spider#2")
			tb.Must()
			tb.Pick(c)
		}
		tb.AmberOn("ether-spider#1", 1)
		tb.AmberOn("ether-spider#2", 2)
		tb.Amber(0, 0)
	})
	t.Run("in the opponent's turn the opponent picks", func(t *testing.T) {
		tb := duel(t, side{Line: two.Line, Hand: ids("fuzzy-gruen")}, side{}, card.Untamed)
		tb.Play("fuzzy-gruen")
		tb.Right()
		tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 0)
		tb.Pick("ether-spider#2")
		tb.AmberOn("ether-spider#2", 1)
		tb.Amber(0, 2)
		tb.Amber(1, 0)
	})
	t.Run("before the ability goes on", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("neuro-syphon"), Deck: ids("fear")}, side{Amber: 4, Line: two.Line}, card.Logos)
		tb.Play("neuro-syphon")
		tb.Pick("ether-spider#1") // the icon
		tb.Pick("ether-spider#2") // what is stolen
		tb.AmberOn("ether-spider#1", 1)
		tb.AmberOn("ether-spider#2", 1)
		tb.Amber(1, 3)
		assert.Equal(t, []string{"fear"}, tb.Pile(0, card.Hand))
	})
	t.Run("one that leaves with the creature catches nothing", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("hysteria")},
			side{Line: list{{ID: "ether-spider", Amber: 1}, {ID: "mother", Amber: 1}, {ID: "ether-spider"}}}, card.Dis)
		tb.Play("hysteria")
		tb.Amber(0, 2)
		tb = duel(t, side{Hand: ids("gateway-to-dis")},
			side{Line: list{{ID: "mother", Amber: 2}, {ID: "ether-spider", Amber: 1}, {ID: "ether-spider", Marks: keyforge.Warded}}}, card.Dis)
		tb.Play("gateway-to-dis")
		tb.AmberOn("ether-spider#2", 3)
		tb.Amber(0, 0)
	})
	t.Run("Dimension Door is another replacement of what is reaped", func(t *testing.T) {
		door := func() *gametest.Table {
			tb := duel(t, side{Line: ids("mother"), Hand: ids("dimension-door")}, side{Amber: 3, Line: ids("ether-spider")}, card.Logos)
			tb.Play("dimension-door")
			tb.Reap("mother")
			tb.Asks(keyforge.AskCards, keyforge.ForReplacement, 0)
			tb.Offers("ether-spider", "dimension-door")
			return tb
		}
		tb := door()
		tb.Pick("ether-spider") // then nothing is left to be stolen in its place
		tb.Amber(1, 3)
		tb.AmberOn("ether-spider", 1)
		tb = door()
		tb.Pick("dimension-door")
		tb.Amber(1, 2)
		tb.AmberOn("ether-spider", 1)
	})
	t.Run("and Gargantodon of what is stolen", func(t *testing.T) {
		tb := duel(t, side{Line: ids("gargantodon", "mother"), Hand: ids("urchin")},
			side{Amber: 3, Line: ids("ether-spider", "tocsin")}, card.Shadows)
		tb.Play("urchin")
		tb.Right()
		tb.Offers("gargantodon", "mother", "urchin", "ether-spider")
		tb.Pick("ether-spider")
		tb.AmberOn("ether-spider", 1)
		tb.Amber(0, 0)
		tb.Amber(1, 2)
	})
}
