package keyforge_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// K15.8: that an effect found nothing is told only to those who see where it looked: whoever
// looks there, and everybody if it lies open or holds no card.
func TestK15_8WhoLearnsThatNothingWasFound(t *testing.T) {
	in := func(f card.Filter, z card.Zone, whose card.Who) card.Filter { return f.In(z, whose).House(card.Dis) }
	open := card.Creatures.House(card.Dis)
	type side = keyforge.SidePosition
	hidden := gametest.Cards("plain-1", "plain-2")
	for name, c := range map[string]struct {
		look     card.Filter
		you, foe side
		told     [2]bool
	}{
		"in play":           {open, side{Deck: hidden}, side{Hand: hidden}, [2]bool{true, true}},
		"own hand":          {in(card.Cards, card.Hand, card.You), side{Deck: hidden}, side{}, [2]bool{true, false}},
		"own deck":          {in(card.Cards, card.Deck, card.You), side{Deck: hidden}, side{}, [2]bool{true, false}},
		"no deck":           {in(card.Cards, card.Deck, card.You), side{}, side{Deck: hidden}, [2]bool{true, true}},
		"own archives":      {in(card.Cards, card.Archives, card.You), side{Archives: hidden}, side{}, [2]bool{true, false}},
		"own discard pile":  {in(card.Cards, card.Discard, card.You), side{Discard: hidden}, side{}, [2]bool{true, true}},
		"the foe's hand":    {in(card.Cards, card.Hand, card.Opponent), side{}, side{Hand: hidden}, [2]bool{true, true}},
		"in play or a hand": {open.Or(in(card.Cards, card.Hand, card.You)), side{}, side{}, [2]bool{true, false}},
	} {
		for kind, target := range map[string]card.Target{"a choice": card.Choose(c.look), "each": card.Each(c.look)} {
			seek := card.Action("seek", card.Brobnar, card.Play(card.Purge(target)))
			you := c.you
			you.Hand = gametest.Cards("seek", "plain-3")
			tb := duelWith(t, you, c.foe, seek)
			tb.Play("seek")
			at := slices.IndexFunc(tb.Events, func(e keyforge.Event) bool { return e.Kind == keyforge.HadNoEffect })
			require.GreaterOrEqual(t, at, 0, "%s in %s", kind, name)
			for seat, told := range c.told {
				assert.Equal(t, told, tb.Notices(keyforge.Side(seat), &tb.Events[at]), "%s in %s, seat %d", kind, name, seat)
			}
			assert.True(t, tb.Notices(keyforge.NoSide, &tb.Events[at]), "an observer sees everything")
		}
	}
}
