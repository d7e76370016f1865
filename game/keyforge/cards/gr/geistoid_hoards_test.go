package gr_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Only friendly creatures gain the ability, and only while there is æmber on them.
func TestHoardersGainDestroyed(t *testing.T) {
	rich := func(house card.House, artifacts, line list) (side, side) {
		return side{Hand: list{{ID: "coward-s-end", House: house}}, Artifacts: artifacts, Deck: ids("fear", "punch"),
				Line: append(line, list{{ID: "mother", Amber: 1}, {ID: "batdrone"}, {ID: "troll", Amber: 2}}...)},
			side{Line: list{{ID: "urchin", Amber: 1}}, Deck: ids("anger")}
	}
	t.Run("Soul Vial archives them", func(t *testing.T) {
		me, foe := rich(card.Geistoid, ids("soul-vial"), nil)
		tb := duel(t, me, foe, card.Geistoid)
		tb.Play("coward-s-end") // all undamaged creatures
		tb.First("mother")
		tb.InZone(card.Archives, "mother", "troll")
		tb.InZone(card.Discard, "batdrone", "urchin")
		tb.Amber(1, 3) // K5.9
	})
	t.Run("Thoughtcatcher draws for each", func(t *testing.T) {
		me, foe := rich(card.Geistoid, nil, ids("thoughtcatcher"))
		tb := duel(t, me, foe, card.Geistoid)
		tb.Play("coward-s-end")
		tb.First("mother")
		tb.InZone(card.Hand, "fear", "punch")
		tb.InZone(card.Deck, "anger")
		tb.InZone(card.Discard, "mother", "troll", "thoughtcatcher")
	})
	t.Run("Thoughtcatcher itself, with æmber", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "thoughtcatcher", Amber: 1}}, Deck: ids("fear")}, side{Line: ids("troll")}, card.Geistoid)
		tb.Fight("thoughtcatcher")
		tb.InZone(card.Hand, "fear")
		tb.Amber(1, 1)
	})
}

func TestDarklamp(t *testing.T) {
	t.Run("it captures, and whoever has æmber is elusive", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("darklamp")}, side{Amber: 2}, card.Geistoid)
		tb.Play("darklamp")
		tb.AmberOn("darklamp", 1)
		tb.Amber(1, 1)
	})
	t.Run("nothing to capture", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("darklamp")}, side{}, card.Geistoid)
		tb.Play("darklamp")
		tb.AmberOn("darklamp", 0)
	})
	for name, hurt := range map[string]int{"mother": 0, "valdr": 2, "darklamp": 2} {
		t.Run("attacking "+name, func(t *testing.T) {
			tb := duel(t, side{Line: list{{ID: "batdrone"}, {ID: "dust-imp", House: card.Logos}}},
				side{Line: list{{ID: "darklamp"}, {ID: "mother", Amber: 1}, {ID: "valdr"}}}, card.Logos)
			tb.Fight("batdrone", name)
			tb.Damage(name, hurt)
		})
	}
	t.Run("not the enemy's", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "darklamp"}, {ID: "batdrone"}}}, side{Line: list{{ID: "mother", Amber: 1}}}, card.Logos)
		tb.Fight("batdrone")
		tb.Damage("mother", 2)
	})
}

func TestTributeCollector(t *testing.T) {
	t.Run("played: any friendly creature captures, it too", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("tribute-collector"), Line: ids("mother")}, side{Amber: 2, Line: ids("troll")}, card.Geistoid)
		tb.Play("tribute-collector")
		tb.Left()
		tb.Offers("mother", "tribute-collector")
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		tb.Amber(1, 1)
	})
	t.Run("after a fight that it survives", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tribute-collector")}, side{Amber: 2, Line: ids("batdrone")}, card.Geistoid)
		tb.Fight("tribute-collector")
		tb.AmberOn("tribute-collector", 1)
	})
	t.Run("not after reaping", func(t *testing.T) {
		tb := duel(t, side{Line: ids("tribute-collector")}, side{Amber: 2}, card.Geistoid)
		tb.Reap("tribute-collector")
		tb.AmberOn("tribute-collector", 0)
	})
}

func TestVeilOfEctoplasm(t *testing.T) {
	t.Run("once for each Geistoid card of your discard pile, itself not among them", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("veil-of-ectoplasm"), Line: ids("mother", "troll"), Discard: ids("boo", "fear", "memette")},
			side{Amber: 5, Discard: ids("boo", "boo")}, card.Geistoid)
		tb.Play("veil-of-ectoplasm")
		tb.Pick("mother")
		tb.Pick("troll")
		tb.AmberOn("mother", 1)
		tb.AmberOn("troll", 1)
		tb.Amber(1, 3)
		tb.InZone(card.Discard, "veil-of-ectoplasm")
	})
	t.Run("no more than there is", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("veil-of-ectoplasm"), Line: ids("mother"), Discard: many(4, "boo")}, side{Amber: 3}, card.Geistoid)
		tb.Play("veil-of-ectoplasm")
		tb.AmberOn("mother", 3)
		tb.Amber(1, 0)
	})
	t.Run("without a card or a creature nothing", func(t *testing.T) {
		for _, me := range []side{{Line: ids("mother"), Discard: ids("fear")}, {Discard: ids("boo")}} {
			me.Hand = ids("veil-of-ectoplasm")
			tb := duel(t, me, side{Amber: 3}, card.Geistoid)
			tb.Play("veil-of-ectoplasm")
			tb.Amber(1, 3)
		}
	})
}

func TestHallowedEveFestival(t *testing.T) {
	tb := duel(t, side{Hand: ids("hallowed-eve-festival"), Line: ids("mother", "troll"),
		Deck: ids("boo", "fear", "memette", "punch", "anger", "boo"), Discard: ids("boo")}, side{Amber: 5}, card.Geistoid)
	tb.Play("hallowed-eve-festival")
	tb.Pick("mother")
	tb.Pick("mother")
	tb.AmberOn("mother", 2)
	tb.Amber(0, 1)
	assert.Equal(t, []string{"boo"}, tb.Pile(0, card.Deck))
	assert.Len(t, tb.Pile(0, card.Discard), 7)

	tb = duel(t, side{Hand: ids("hallowed-eve-festival"), Line: ids("mother"), Deck: ids("boo", "fear")}, side{Amber: 5}, card.Geistoid)
	tb.Play("hallowed-eve-festival") // a short deck is not refilled (Q5)
	tb.AmberOn("mother", 1)
	assert.Empty(t, tb.Pile(0, card.Deck))
}

func TestReaver(t *testing.T) {
	me := func() side {
		return side{Line: list{{ID: "reaver"}, {ID: "mother", Amber: 2}, {ID: "troll", Amber: 1}, {ID: "batdrone"}}, Hand: ids("fear", "punch")}
	}
	t.Run("takes 1 from a friend and discards", func(t *testing.T) {
		tb := duel(t, me(), side{Line: list{{ID: "dust-imp", Amber: 1}}}, card.Geistoid)
		tb.Reap("reaver")
		tb.Offers("mother", "troll")
		tb.Pick("mother")
		tb.AmberOn("mother", 1)
		tb.Amber(0, 2)
		tb.Offers("fear", "punch")
		tb.Pick("fear")
		tb.InZone(card.Discard, "fear")
	})
	t.Run("no æmber on a friend, no discard", func(t *testing.T) {
		m := me()
		m.Line = ids("reaver", "mother")
		tb := duel(t, m, side{Line: list{{ID: "dust-imp", Amber: 1}}}, card.Geistoid)
		tb.Reap("reaver")
		tb.Amber(0, 1)
		tb.InZone(card.Hand, "fear", "punch")
	})
	t.Run("nothing to discard", func(t *testing.T) {
		tb := duel(t, side{Line: list{{ID: "reaver", Amber: 1}}}, side{}, card.Geistoid)
		tb.Reap("reaver")
		tb.Amber(0, 2)
	})
}

func TestSoultender(t *testing.T) {
	specters := func(more ...keyforge.CardPosition) list {
		return append(list{{ID: "darklamp", Amber: 2, Damage: 3}, {ID: "mother", Amber: 1, Damage: 2}}, more...)
	}
	for _, how := range []string{"play", "reap"} {
		t.Run(how, func(t *testing.T) {
			me, foe := side{Line: specters()}, side{Line: list{{ID: "reaver", Amber: 1, Damage: 1}, {ID: "troll", Damage: 1}}, Amber: 1}
			if how == "play" {
				me.Hand = ids("soultender")
			} else {
				me.Line = specters(keyforge.CardPosition{ID: "soultender", Amber: 1})
			}
			tb := duel(t, me, foe, card.Geistoid)
			if how == "play" {
				tb.Play("soultender")
				tb.Left()
			} else {
				tb.Reap("soultender")
			}
			for _, name := range []string{"darklamp", "reaver", "soultender"} {
				tb.AmberOn(name, 0)
				tb.Damage(name, 0)
				tb.Marked(name, keyforge.Warded)
			}
			tb.AmberOn("mother", 1)
			tb.Damage("mother", 2)
			tb.Unmarked("mother", keyforge.Warded)
			tb.Unmarked("troll", keyforge.Warded)
			tb.Amber(1, 1)
		})
	}
}
