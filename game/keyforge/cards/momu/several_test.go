package momu_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Short names for the tables of this package.
type (
	side = keyforge.SidePosition
	list = []keyforge.CardPosition
)

var (
	ids  = gametest.Cards
	duel = gametest.Duel
)

// whole lists cards, the first of them a gigantic creature with both halves.
func whole(first string, others ...string) list {
	return append(list{{ID: first, Marks: keyforge.Joining}}, ids(others...)...)
}

// may says whether the card can be used in that way, against anyone.
func may(tb *gametest.Table, v keyforge.Verb, name string) bool {
	for _, c := range tb.Legal(nil) {
		if c.Verb == v && c.Card == tb.Card(name) {
			return true
		}
	}
	return false
}

// Two halves may be of two creatures (K33.8), and fewer may be found (K15.12).
func TestTwoHalvesOfGiganticCreatures(t *testing.T) {
	halves := side{Deck: ids("fear", "tormax", "mother"), Discard: ids("horizon-saber2", "troll")}
	with := func(id string) side { s := halves; s.Hand = list{{ID: id, House: card.Dis}}; return s }
	t.Run("Build Your Champion", func(t *testing.T) {
		tb := duel(t, with("build-your-champion"), side{}, card.Dis)
		tb.Play("build-your-champion")
		tb.Offers("tormax", "horizon-saber2")
		tb.Pick("tormax", "horizon-saber2")
		tb.Amber(0, 1)
		tb.InZone(card.Archives, "tormax", "horizon-saber2")
		assert.Equal(t, 1, tb.Happened(keyforge.Shuffled))
	})
	t.Run("Build Your Champion finds one", func(t *testing.T) {
		tb := duel(t, with("build-your-champion"), side{}, card.Dis)
		tb.Play("build-your-champion")
		tb.Pick("tormax")
		tb.Finish()
		tb.InZone(card.Archives, "tormax")
		tb.InZone(card.Discard, "horizon-saber2")
	})
	t.Run("Digging Up the Monster, in any order", func(t *testing.T) {
		for _, top := range []string{"tormax", "horizon-saber2"} {
			tb := duel(t, with("digging-up-the-monster"), side{}, card.Dis)
			tb.Play("digging-up-the-monster")
			tb.Pick("tormax", "horizon-saber2")
			tb.Pick(map[string]string{"tormax": "horizon-saber2", "horizon-saber2": "tormax"}[top])
			assert.Equal(t, top, tb.Pile(0, card.Deck)[0])
			assert.Len(t, tb.Pile(0, card.Deck), 4)
		}
	})
	t.Run("Tomes Gigantica", func(t *testing.T) {
		tb := duel(t, with("tomes-gigantica"), side{}, card.Dis)
		tb.Play("tomes-gigantica")
		tb.Pick("tormax", "horizon-saber2")
		tb.InZone(card.Hand, "tormax", "horizon-saber2")
		tb.InZone(card.Purged, "tomes-gigantica")
	})
}
