package offers_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/ui/table/offers"
	"github.com/keyraken/keyraken/ui/table/tabletest"
)

// What players are offered is as before, also while nobody is asked and when not all is allowed. What the
// window says itself is told by its keys.
func TestOffersAreAsBefore(t *testing.T) {
	tabletest.KnowAsBefore(t, func(w io.Writer, s *save.Story) func([]keyforge.Event) {
		g := s.Game()
		words := &narrate.Narrator{Game: g, Language: langtest.Unworded(languages.English())}
		var o offers.Offers
		moment := 0
		return func([]keyforge.Event) {
			if moment++; moment%20 == 0 {
				o.Only = func(c keyforge.Command) bool { return c.Verb != keyforge.Reap }
			} else {
				o.Only = nil
			}
			v := g.View(g.Question().Side)
			o.Ask(g, &v, moment%10 != 0, words, func(c keyforge.Slot) bool { return c%2 == 0 })
			write(w, g, &o)
			if moment%30 == 0 {
				o.Enough()
				write(w, g, &o)
				o.Busy()
				write(w, g, &o)
			}
		}
	})
}

func write(w io.Writer, g *keyforge.Game, o *offers.Offers) {
	fmt.Fprintln(w, o.Asking(), o.Asked().Kind, o.Legal(), o.AllLegal(), o.Draggable(), o.WhyNoTide(), o.TidePrice(), o.Prompt())
	if o.Asked().Kind == keyforge.AskYesNo {
		fmt.Fprintln(w, o.Says(keyforge.Command{Verb: keyforge.Yes}), o.Says(keyforge.Command{Verb: keyforge.No}))
	}
	for c := range keyforge.Slot(g.CardCount() + 1) {
		fmt.Fprintln(w, c, o.Lit(c), o.Picked(c), o.Why(c), o.Actions(c))
	}
}
