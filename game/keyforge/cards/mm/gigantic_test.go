package mm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// Out of play the upper half of a gigantic creature is a creature of its house that
// has neither traits nor power, armor or text.
func TestK19_5UpperHalvesOutOfPlay(t *testing.T) {
	t.Run("Troop Call", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("troop-call"), Discard: ids("niffle-kong", "niffle-kong2", "niffle-ape")}, side{}, card.Untamed)
		tb.Play("troop-call")
		tb.InZone(card.Hand, "niffle-kong", "niffle-ape")
		tb.InZone(card.Discard, "niffle-kong2")
	})
	t.Run("Troop Call still finds the whole", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("niffle-kong", "niffle-kong2", "troop-call"), Line: ids("mother"), Deck: ids("fear")}, side{}, card.Untamed)
		tb.Play("niffle-kong2")
		tb.Left()
		assert.True(t, tb.TraitsOf(tb.Card("niffle-kong")).Has(trait.Niffle))
		tb.PowerIs("niffle-kong", 12)
		tb.Play("troop-call")
		tb.InZone(card.Hand, "niffle-kong", "niffle-kong2")
	})
	t.Run("Niffle Kong looks for a Niffle", func(t *testing.T) {
		tb := duel(t, side{Hand: ids("niffle-kong", "niffle-kong2"), Discard: ids("niffle-kong2", "niffle-ape", "mother"), Deck: ids("fear")},
			side{}, card.Untamed)
		tb.Play("0:niffle-kong")
		tb.Offers("niffle-ape")
		tb.Pick("niffle-ape")
	})
	t.Run("Purify", func(t *testing.T) {
		for _, first := range []string{"deusillus", "deusillus2"} { // of which only the lower half is a Mutant
			tb := duel(t, side{Hand: ids("purify")}, side{Line: ids("rad-penny"), Deck: ids(first, "mother")}, card.Sanctum)
			tb.Play("purify")
			tb.InZone(card.Discard, first)
			if first == "deusillus" {
				tb.Line(1, "mother")
			} else {
				tb.Line(1) // half a creature cannot enter play (K19.6)
			}
		}
	})
	t.Run("Resurgence", func(t *testing.T) {
		for first, zone := range map[string]card.Zone{"deusillus": card.Hand, "deusillus2": card.Discard} {
			tb := duel(t, side{Hand: ids("resurgence"), Discard: ids(first, "mother")}, side{}, card.Untamed)
			tb.Play("resurgence")
			tb.Offers(first, "mother")
			tb.Pick(first)
			tb.InZone(zone, "mother")
		}
	})
	t.Run("Custom Virus", func(t *testing.T) {
		for half, zone := range map[string]card.Zone{"deusillus": card.Discard, "deusillus2": card.Battleline} {
			tb := duel(t, side{Hand: ids(half), Artifacts: ids("custom-virus")}, side{Line: ids("rad-penny", "troll")}, card.Mars)
			tb.Omni("custom-virus")
			tb.InZone(card.Purged, half)
			if zone == card.Discard {
				tb.Line(1, "troll")
			} else {
				tb.Line(1, "rad-penny", "troll")
			}
		}
	})
	t.Run("Chief Engineer Walls", func(t *testing.T) {
		tb := duel(t, side{Line: ids("chief-engineer-walls"), Discard: ids("ultra-gravitron2", "ultra-gravitron")}, side{}, card.StarAlliance)
		tb.Reap("chief-engineer-walls")
		tb.Offers("ultra-gravitron")
		tb.Pick("ultra-gravitron")
		tb.InZone(card.Hand, "ultra-gravitron")
		tb.InZone(card.Discard, "ultra-gravitron2")
	})
	t.Run("Blast from the Past and its power", func(t *testing.T) {
		for half, zone := range map[string]card.Zone{"deusillus": card.Discard, "deusillus2": card.Battleline} {
			tb := duel(t, side{Hand: ids("blast-from-the-past"), Line: ids("mother"), Discard: ids(half)}, side{Line: ids("troll")}, card.Saurian)
			tb.Play("blast-from-the-past")
			tb.InZone(card.Archives, half)
			tb.InZone(zone, "troll")
		}
	})
	t.Run("Creed of Nurture and its text", func(t *testing.T) {
		tb := duel(t, side{Line: ids("batdrone"), Artifacts: ids("creed-of-nurture"), Hand: ids("deusillus2")}, side{}, card.Untamed)
		tb.Omni("creed-of-nurture")
		assert.False(t, tb.TraitsOf(tb.Card("batdrone")).Has(trait.Mutant))
	})
}

// What happens to a gigantic creature that has been destroyed happens to both of its cards.
func TestK16_8_K19_3DestroyedGiganticCreature(t *testing.T) {
	for _, c := range []struct {
		name  string
		mine  side
		house card.House
		do    func(tb *gametest.Table)
		zone  card.Zone
	}{
		{"Special Delivery", side{Artifacts: ids("special-delivery")}, card.Dis,
			func(tb *gametest.Table) { tb.Omni("special-delivery") }, card.Purged},
		{"Yxilo Bolter", side{Line: ids("yxilo-bolter")}, card.Mars,
			func(tb *gametest.Table) { tb.Reap("yxilo-bolter"); tb.Pick("deusillus") }, card.Purged},
		{"Stealer of Souls", side{Line: []keyforge.CardPosition{{ID: "stealer-of-souls", Counters: map[card.Counter]int{card.PowerCounter: 20}}}},
			card.Dis, func(tb *gametest.Table) { tb.Fight("stealer-of-souls") }, card.Purged},
		{"Nizak, The Forgotten", side{Line: ids("nizak-the-forgotten")}, card.Brobnar,
			func(tb *gametest.Table) { tb.Fight("nizak-the-forgotten") }, card.Hand},
	} {
		t.Run(c.name, func(t *testing.T) {
			foe := side{Line: []keyforge.CardPosition{{ID: "deusillus", Marks: keyforge.Joining, Damage: 18}},
				Discard: ids("deusillus", "deusillus2")}
			tb := duel(t, c.mine, foe, c.house)
			tb.LeaveOpen()
			c.do(tb)
			for _, id := range []string{"deusillus", "deusillus2"} {
				assert.Equal(t, 1, count(tb.Pile(1, c.zone), id), id)
				assert.Equal(t, 1, count(tb.Pile(1, card.Discard), id), id)
			}
		})
	}
	t.Run("Overlord Greking", func(t *testing.T) {
		tb := duel(t, side{Line: []keyforge.CardPosition{{ID: "overlord-greking", Counters: map[card.Counter]int{card.PowerCounter: 20}}}},
			side{Line: []keyforge.CardPosition{{ID: "deusillus", Marks: keyforge.Joining, Damage: 18}}}, card.Dis)
		tb.Fight("overlord-greking")
		tb.Left()
		tb.Line(0, "deusillus", "overlord-greking")
		tb.InZone(card.Joined, "deusillus2")
		assert.Empty(t, tb.Pile(1, card.Discard))
	})
}

func count(list []string, id string) (n int) {
	for _, s := range list {
		if s == id {
			n++
		}
	}
	return n
}
