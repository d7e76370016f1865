package dt_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// atTide is a duel in which the tide is high for that side, or for neither.
func atTide(t *testing.T, high keyforge.Side, first, second side, h card.House) *gametest.Table {
	t.Helper()
	p := keyforge.Position{Players: []side{first, second}, House: h}
	if high != keyforge.NoSide {
		p.High = []keyforge.Side{high}
	}
	return gametest.Start(t, keyforge.Duel, p)
}

// inOrder resolves waiting abilities in the given order.
func inOrder(tb *gametest.Table) {
	for tb.Question().Kind == keyforge.AskOrder {
		tb.Choose(0)
	}
}

// raiseTide uses the ability of the rules (K21.2).
func raiseTide(tb *gametest.Table) { tb.Do(keyforge.Command{Verb: keyforge.RaiseTide}) }

func TestArmadrones(t *testing.T) {
	for id, n := range map[string]int{"armadrone": 1, "armadrone-evil-twin": 2} {
		tb := duel(t, side{Line: ids(id)}, side{Line: ids("urchin"), Amber: 3}, card.Logos)
		tb.Fight(id)
		tb.Amber(0, n)
		tb.Amber(1, 3-n)
	}
	tb := duel(t, side{Line: ids("armadrone-evil-twin")}, side{Line: ids("troll"), Amber: 3}, card.Logos)
	tb.Fight("armadrone-evil-twin") // it dies
	tb.Amber(1, 3)
	tb = duel(t, side{Line: ids("armadrone-evil-twin")}, side{Amber: 3}, card.Logos)
	tb.Reap("armadrone-evil-twin")
	tb.Amber(1, 3)
}

func TestBinaryMorays(t *testing.T) {
	for _, id := range []string{"binary-moray", "binary-moray-evil-twin"} {
		t.Run(id, func(t *testing.T) {
			tb := duel(t, side{Line: list{{ID: id}, {ID: "mother", Marks: keyforge.Exhausted}}, Hand: ids("fear"), Houses: []card.House{card.Logos}},
				side{Line: ids("troll"), Houses: []card.House{card.Brobnar}}, card.Logos)
			tb.Reap(id)
			if id == "binary-moray" {
				tb.InZone(card.Archives, "fear")
			} else {
				tb.InZone(card.Hand, "fear")
			}
			raiseTide(tb)
			tb.Unmarked(id, keyforge.Exhausted)
			tb.Marked("mother", keyforge.Exhausted)
			tb.Reap(id)
			raiseTide(tb) // it is high already (K21.1)
			tb.Marked(id, keyforge.Exhausted)
			tb.EndTurn()
			tb.Unmarked(id, keyforge.Exhausted)
			raiseTide(tb)
			tb.Marked(id, keyforge.Exhausted)
			tb.Unmarked("mother", keyforge.Exhausted)
			tb.LeaveOpen()
		})
	}
}

func TestCaptainKresages(t *testing.T) {
	t.Run("evil: nobody has the four keywords, printed or given", func(t *testing.T) {
		tb := duel(t, side{Line: ids("troll", "captain-kresage-evil-twin", "horrid-synan-evil-twin")},
			side{Line: ids("dust-pixie", "horrid-synan", "scyphos", "mother")}, card.Brobnar)
		for _, c := range []struct {
			id string
			k  card.Keyword
			n  bool
		}{{"dust-pixie", card.Elusive, false}, {"horrid-synan", card.Poison, false}, {"horrid-synan-evil-twin", card.Taunt,
			false}, {"scyphos", card.Hazardous, true}} {
			assert.Equal(t, c.n, tb.HasKeyword(tb.Card(c.id), c.k), c.id)
		}
		tb.Fight("troll", "dust-pixie")
		tb.InZone(card.Discard, "dust-pixie")
	})
	t.Run("the keywords of other friendly creatures, while those have them", func(t *testing.T) {
		tb := duel(t, side{Line: ids("captain-kresage", "horrid-synan-evil-twin", "urchin"), Hand: list{{ID: "punch", House: card.Logos}}},
			side{Line: ids("sparkfist")}, card.Logos)
		has := func(k card.Keyword) bool { return tb.HasKeyword(tb.Card("captain-kresage"), k) }
		assert.Equal(t, []bool{true, true, true, false}, []bool{has(card.Poison), has(card.Taunt), has(card.Elusive), has(card.Skirmish)})
		tb.Play("punch")
		tb.Pick("urchin")
		assert.Equal(t, []bool{true, true, false}, []bool{has(card.Poison), has(card.Taunt), has(card.Elusive)})
	})
	t.Run("two of them do not keep up for each other what nobody else has", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "captain-kresage"}, {ID: "captain-kresage"}, {ID: "horrid-synan", Damage: 1}},
			Hand: list{{ID: "punch", House: card.Logos}}}, side{}, card.Logos)
		assert.True(t, tb.HasKeyword(tb.Card("captain-kresage#2"), card.Poison))
		tb.Play("punch")
		tb.Pick("horrid-synan")
		assert.False(t, tb.HasKeyword(tb.Card("captain-kresage#2"), card.Poison))
	})
}

func TestOldEgads(t *testing.T) {
	tb := duel(t, side{Line: ids("troll", "headhunter")}, side{Line: ids("mother", "old-egad-evil-twin", "valdr")}, card.Brobnar)
	tb.Fight("troll", "old-egad-evil-twin")
	tb.Marked("headhunter", keyforge.Enraged)
	tb.Unmarked("mother", keyforge.Enraged)
	tb = duel(t, side{Line: ids("troll")}, side{Line: ids("dextre", "mother", "old-egad", "valdr")}, card.Brobnar)
	tb.Fight("troll", "old-egad")
	tb.InZone(card.Discard, "old-egad")
	tb.Marked("mother", keyforge.Warded)
	tb.Marked("valdr", keyforge.Warded)
	tb.Unmarked("dextre", keyforge.Warded)
	tb.Unmarked("troll", keyforge.Warded)
}

func TestPISwevens(t *testing.T) {
	for high, n := range map[keyforge.Side]int{0: 1, 1: 0, keyforge.NoSide: 0} {
		tb := atTide(t, high, side{Line: ids("pi-sweven-evil-twin"), Hand: ids("fear")}, side{Hand: ids("punch", "urchin")}, card.Logos)
		tb.Reap("pi-sweven-evil-twin")
		assert.Len(t, tb.Pile(1, card.Discard), n)
		tb.InZone(card.Hand, "fear")
		tb = atTide(t, high, side{Line: ids("pi-sweven"), Deck: many(5, "fear")}, side{Deck: ids("punch")}, card.Logos)
		tb.Reap("pi-sweven")
		assert.Len(t, tb.Pile(0, card.Hand), 3*n)
		tb.Amber(0, 1)
	}
}

func TestProfGarwynnes(t *testing.T) {
	for _, id := range []string{"prof-garwynne", "prof-garwynne-evil-twin"} {
		use := func(tb *gametest.Table) {
			if id == "prof-garwynne" {
				tb.Reap(id)
			} else {
				tb.Fight(id)
			}
		}
		t.Run(id, func(t *testing.T) {
			shelf := list{{ID: "fear"}, {ID: "punch"}, {ID: "troll", Foreign: true}}
			tb := duel(t, side{Line: ids(id), Archives: shelf}, side{Line: ids("urchin"), Archives: ids("mother")}, card.Logos)
			use(tb)
			tb.Offers("fear", "punch", "troll")
			tb.Pick("punch")
			tb.InZone(card.Hand, "punch")
			tb.InZone(card.Archives, "fear", "troll")
			tb = duel(t, side{Line: ids(id), Archives: shelf}, side{Line: ids("urchin")}, card.Logos)
			use(tb)
			tb.Pick("troll")
			assert.Equal(t, []string{"troll"}, tb.Pile(1, card.Hand)) // Q39
			tb = duel(t, side{Line: ids(id), Archives: shelf}, side{Line: ids("urchin")}, card.Logos)
			use(tb)
			tb.Finish()
			assert.Empty(t, tb.Pile(0, card.Hand))
			tb = duel(t, side{Line: ids(id)}, side{Line: ids("urchin"), Archives: ids("mother")}, card.Logos)
			use(tb) // there is nothing to take
		})
	}
}

func TestTalmageSteelhearts(t *testing.T) {
	tb := duel(t, side{Hand: list{{ID: "wild-wormhole"}, {ID: "talmage-steelheart"}}, Deck: ids("dimension-door")}, side{}, card.Logos)
	tb.Play("wild-wormhole")
	tb.Play("talmage-steelheart")
	tb.PowerIs("talmage-steelheart", 6) // the card that an ability played too
	tb = duel(t, side{Hand: ids("talmage-steelheart"), Line: ids("mother")}, side{}, card.Logos)
	tb.Play("talmage-steelheart")
	tb.Left()
	tb.PowerIs("talmage-steelheart", 4)
	tb = duel(t, side{Hand: ids("dimension-door", "talmage-steelheart-evil-twin"), Line: ids("mother")},
		side{Line: ids("troll", "valdr")}, card.Logos)
	tb.Play("dimension-door")
	tb.Play("talmage-steelheart-evil-twin")
	tb.Left()
	tb.Offers("troll", "valdr")
	tb.Pick("troll")
	tb.Damage("troll", 2)
}

func TestDrVerokter(t *testing.T) {
	tb := duel(t, side{Line: ids("dr-verokter"), Discard: ids("fear", "mother", "cannon", "blood-of-titans"), Deck: ids("troll")},
		side{Discard: ids("punch")}, card.Logos)
	tb.Reap("dr-verokter")
	tb.Offers("fear", "blood-of-titans")
	tb.Pick("blood-of-titans")
	assert.Equal(t, []string{"blood-of-titans", "troll"}, tb.Pile(0, card.Deck))
}

func TestAusteralisSeaborg(t *testing.T) {
	for target, high := range map[string]bool{"urchin": true, "troll": false} {
		tb := duel(t, side{Line: ids("austeralis-seaborg")}, side{Line: ids("urchin", "troll")}, card.Logos)
		tb.Reap("austeralis-seaborg")
		tb.Offers("austeralis-seaborg", "urchin", "troll")
		tb.Pick(target)
		assert.Equal(t, high, tb.TideHigh(0))
	}
}

func TestBilgewarden(t *testing.T) {
	for high, to := range map[keyforge.Side]keyforge.Side{0: 1, 1: 0, keyforge.NoSide: 0} {
		tb := atTide(t, high, side{Line: ids("bilgewarden")}, side{}, card.Logos)
		tb.Reap("bilgewarden")
		assert.True(t, tb.TideHigh(to))
		tb = atTide(t, high, side{Hand: ids("bilgewarden")}, side{}, card.Logos)
		tb.Play("bilgewarden")
		assert.True(t, tb.TideHigh(to))
		assert.False(t, tb.TideHigh(1-to))
		assert.Zero(t, tb.Player(0).Chains)
	}
}
