package gesture_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/ui/table/gesture"
	"github.com/keyraken/keyraken/ui/table/offers"
	"github.com/keyraken/keyraken/ui/table/tabletest"
)

// What comes of dropping each card on each other one and on each place is as before.
func TestDropsAreAsBefore(t *testing.T) {
	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
		g := s.Game()
		words := &narrate.Narrator{Game: g, Language: languages.English()}
		var o offers.Offers
		var r gesture.Reach
		return func([]keyforge.Event) {
			seat := g.Question().Side
			if g.Question().Kind != keyforge.AskMain || len(s.Inputs())%3 != 0 {
				return
			}
			v := g.View(seat)
			o.Ask(g, &v, true, words, func(keyforge.Slot) bool { return false })
			for c := range keyforge.Slot(g.CardCount()) + 1 {
				actions := o.Actions(c)
				if len(actions) == 0 {
					continue
				}
				r.Look(g, seat, &v.Cards[c], actions)
				targets := r.Targets()
				fmt.Fprintln(w, c, targets)
				for _, side := range []keyforge.Side{0, 1, keyforge.Monster, keyforge.NoSide} {
					for target := range keyforge.Slot(g.CardCount()) + 1 {
						if target == 0 || targets.Has(target) || target%8 == 0 {
							fmt.Fprintln(w, r.Drop(&gesture.Place{Card: target, Side: side, Gap: int(target % 3), Right: side == 1}))
						}
					}
					fmt.Fprintln(w, r.Drop(&gesture.Place{Side: side, Bin: true}), r.Drop(&gesture.Place{Side: side, Off: true}))
				}
			}
		}
	})
}
