package play

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/widget"
)

// tapOn is what a tap on a card does: it shows the card large, and opens its actions;
// where a click would answer at once, the first tap shows what would come of that.
func tapOn(m *table.Model, c keyforge.Slot) widget.TapMeaning {
	if q := m.Question(); m.Asking() && q.Kind == keyforge.AskCards && q.Max <= 1 && m.Lit(c) {
		return widget.TapLooks
	}
	return widget.TapReads
}
