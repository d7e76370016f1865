package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

func TestImpLosion(t *testing.T) {
	tb := duel(t, side{Line: ids("dust-imp", "tocsin"), Hand: ids("imp-losion")}, side{Line: ids("troll", "mother")}, card.Dis)
	tb.Play("imp-losion")
	tb.Offers("dust-imp", "tocsin")
	tb.Pick("tocsin")
	tb.Pick("troll")
	tb.Line(0, "dust-imp")
	tb.Line(1, "mother")
	tb = duel(t, side{Hand: ids("imp-losion")}, side{Line: ids("troll")}, card.Dis)
	tb.Play("imp-losion") // as far as possible (K16.4)
	tb.InZone(card.Discard, "troll")
}

func TestMarkOfDis(t *testing.T) {
	mine := side{Hand: ids("mark-of-dis"), Line: ids("tocsin"), Houses: []card.House{card.Dis, card.Shadows}}
	foe := side{Line: ids("troll", "urchin", "mother"), Houses: []card.House{card.Brobnar, card.Logos, card.Shadows}}
	t.Run("the opponent must choose the house of the creature", func(t *testing.T) {
		tb := duel(t, mine, foe, card.Dis)
		tb.Play("mark-of-dis")
		tb.Pick("troll")
		tb.EndTurn()
		tb.Damage("troll", 2)
		assert.Equal(t, card.HouseSet(card.Brobnar), tb.Choosable(1))
		tb.EndTurn()
		tb.House(card.Dis)
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Brobnar, card.Logos, card.Shadows), tb.Choosable(1), "once")
	})
	t.Run("destroyed, it binds nobody", func(t *testing.T) {
		tb := duel(t, mine, foe, card.Dis)
		tb.Play("mark-of-dis")
		tb.Pick("urchin")
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Brobnar, card.Logos, card.Shadows), tb.Choosable(1))
	})
	t.Run("your own creature binds you", func(t *testing.T) {
		tb := duel(t, mine, side{Houses: []card.House{card.Logos}}, card.Dis)
		tb.Play("mark-of-dis")
		tb.EndTurn()
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Dis), tb.Choosable(0))
	})
	t.Run("a ward keeps the damage off, not the mark", func(t *testing.T) {
		tb := duel(t, mine, side{Line: list{{ID: "mother", Marks: keyforge.Warded}}, Houses: []card.House{card.Brobnar, card.Logos}}, card.Dis)
		tb.Play("mark-of-dis")
		tb.Pick("mother")
		tb.EndTurn()
		assert.Equal(t, card.HouseSet(card.Logos), tb.Choosable(1))
	})
}

func TestMindfire(t *testing.T) {
	hand := func(i ...card.Icon) side {
		return side{Hand: list{{ID: "fear", Icons: icons(i...)}}, Amber: 5}
	}
	tb := duel(t, side{Hand: ids("mindfire")}, hand(card.AmberIcon, card.DrawIcon, card.DamageIcon), card.Dis)
	tb.Play("mindfire")
	tb.InZone(card.Discard, "fear")
	tb.Amber(0, 3)
	tb.Amber(1, 2)
	tb = duel(t, side{Hand: ids("mindfire")}, side{Amber: 5}, card.Dis)
	tb.Play("mindfire")
	tb.Amber(1, 5)
}

func TestStirringGrave(t *testing.T) {
	tb := duel(t, side{Hand: ids("stirring-grave"), Discard: ids("troll", "fear", "mother")}, side{Discard: ids("urchin")}, card.Dis)
	tb.Play("stirring-grave")
	tb.Offers("troll", "mother")
	tb.Pick("mother")
	tb.InZone(card.Archives, "mother")
}

func TestWakingNightmare(t *testing.T) {
	tb := duel(t, side{Hand: ids("waking-nightmare"), Line: ids("tocsin", "mother"), Houses: []card.House{card.Dis}},
		side{Line: ids("dust-imp", "shooler"), Hand: ids("snudge"), Houses: []card.House{card.Dis}, Amber: 8}, card.Dis)
	tb.Play("waking-nightmare")
	assert.Equal(t, 6, tb.KeyCost(1))
	tb.EndTurn()
	tb.Keys(1, 0) // 9
	assert.Equal(t, 9, tb.KeyCost(1))
	tb.Play("snudge")
	tb.Left()
	assert.Equal(t, 10, tb.KeyCost(1), "those in play then")
	assert.Equal(t, 10, tb.KeyCost(0))
	tb.EndTurn()
	assert.Equal(t, 6, tb.KeyCost(1))
}

func TestDoubleDoom(t *testing.T) {
	tb := duel(t, side{Hand: ids("double-doom"), Line: ids("tocsin")}, side{Line: ids("troll", "mother")}, card.Dis)
	tb.Play("double-doom")
	tb.Offers("troll", "mother")
	tb.Pick("troll")
	tb.InZone(card.Discard, "troll") // the only card of the hand by then
	tb.Line(0, "tocsin")
}

func TestEssenceScale(t *testing.T) {
	t.Run("a creature of the same house is readied and used", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("essence-scale"), Line: list{{ID: "mother"}, {ID: "batdrone", Marks: keyforge.Exhausted},
			{ID: "tocsin"}}},
			side{Line: ids("dextre")}, card.Dis)
		tb.Act("essence-scale")
		tb.Pick("mother")
		tb.Choose(int(keyforge.ToReap))
		tb.Amber(0, 1)
		tb.Marked("batdrone", keyforge.Exhausted)
		tb.Unmarked("tocsin", keyforge.Exhausted)
	})
	t.Run("a warded one stays, and nothing follows", func(t *testing.T) {
		tb := duel(t, side{Artifacts: ids("essence-scale"), Line: list{{ID: "mother", Marks: keyforge.Warded}, {ID: "batdrone"}}},
			side{}, card.Dis)
		tb.Act("essence-scale")
		tb.Pick("mother")
		tb.Line(0, "mother", "batdrone")
		tb.Amber(0, 0)
	})
}

func TestGrimReminder(t *testing.T) {
	tb := duel(t, side{Hand: ids("grim-reminder"), Discard: ids("troll", "punch", "valdr", "mother")},
		side{Discard: ids("headhunter")}, card.Dis)
	tb.Play("grim-reminder")
	tb.House(card.Brobnar)
	tb.InZone(card.Archives, "troll", "valdr")
	tb.InZone(card.Discard, "punch", "mother", "headhunter")
	assert.Equal(t, 1, int(tb.Player(0).Chains))
}

func TestWailOfTheDamned(t *testing.T) {
	tb := duel(t, side{Hand: ids("wail-of-the-damned"), Line: ids("tocsin")},
		side{Line: list{{ID: "troll", Icons: icons(card.DrawIcon)}, {ID: "mother"}, {ID: "pitlord"}}}, card.Dis)
	tb.Play("wail-of-the-damned")
	tb.Offers("tocsin", "mother")
	tb.Pick("mother")
	tb.InZone(card.Discard, "mother")
}

func TestPainmail(t *testing.T) {
	held := side{Line: list{{ID: "troll", Attached: list{{ID: "painmail", Owner: 1}}}, {ID: "mother"}}, Houses: []card.House{card.Dis,
		card.Brobnar}}
	for name, c := range map[string]struct {
		house card.House
		dies  bool
	}{"Dis": {card.Dis, true}, "another house": {card.Brobnar, false}} {
		t.Run(name, func(t *testing.T) {
			tb := duel(t, side{Houses: []card.House{card.Logos}}, held, card.Logos)
			tb.EndTurn()
			tb.House(c.house)
			if !c.dies {
				tb.InZone(card.Attached, "painmail")
				return
			}
			assert.Equal(t, []string{"painmail"}, tb.Pile(0, card.Archives))
			tb.Line(1, "mother")
		})
	}
	t.Run("whoever chooses", func(t *testing.T) {
		tb := duel(t, held, side{Houses: []card.House{card.Dis}}, card.Brobnar)
		tb.EndTurn()
		tb.InZone(card.Discard, "troll")
		tb.InZone(card.Archives, "painmail")
		tb.LeaveOpen() // the archives
	})
}

func TestRitualOfTognath(t *testing.T) {
	tb := duel(t, side{Hand: ids("ritual-of-tognath"), Line: ids("tocsin", "mother", "dust-imp")}, side{Line: ids("troll")}, card.Dis)
	tb.Play("ritual-of-tognath")
	tb.Pick("tocsin", "mother")
	tb.Line(0, "dust-imp")
	tb.Line(1, "troll")
	tb.Amber(0, 3)
}

func TestThePaleStar(t *testing.T) {
	tb := duel(t, side{Artifacts: ids("the-pale-star"), Line: list{{ID: "tocsin", Power: 2}, {ID: "shooler"}}},
		side{Line: list{{ID: "champion-anaphiel"}, {ID: "troll", Damage: 1, Attached: ids("blood-of-titans")}}}, card.Logos)
	tb.Omni("the-pale-star")
	tb.InZone(card.Discard, "the-pale-star", "troll")
	tb.PowerIs("tocsin", 1)
	assert.Equal(t, 0, tb.Armor(tb.Card("champion-anaphiel")))
	tb.EndTurn()
	tb.PowerIs("tocsin", 5)
	tb.PowerIs("champion-anaphiel", 6)
}
