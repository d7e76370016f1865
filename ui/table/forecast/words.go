package forecast

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
)

// Words puts forecasts into a language: the window and the terminal say the same.
type Words struct {
	*lang.Language
	Title func(keyforge.Slot) string // of a card
}

// Fight says what a fight would do.
func (w *Words) Fight(f *Fight) string {
	var all []string
	for i := range f.Harms {
		all = append(all, w.T("fight-of", w.Title(f.Harms[i].Card), w.harm(&f.Harms[i])))
	}
	switch {
	case f.Wins:
		all = append(all, w.T("fight-wins"))
	case f.Unsure:
		all = append(all, w.T("fight-unsure"))
	case f.Choice:
		all = append(all, w.T("fight-choice"))
	}
	return strings.Join(all, " ")
}

// harm says what would happen to a card.
func (w *Words) harm(h *Harm) string {
	var parts []string
	add := func(when bool, key string, args ...any) {
		if when {
			parts = append(parts, w.T(key, args...))
		}
	}
	add(h.Damage > 0, "fight-damage", h.Damage)
	add(h.Armor > 0, "fight-armor", h.Armor)
	add(h.Ward, "fight-ward")
	add(h.Heal > 0, "fight-heal", h.Heal)
	add(h.Dies, "fight-dies")
	add(len(parts) == 0, "fight-unhurt")
	return strings.Join(parts, ", ")
}

// fightsTold is how many fights are told one by one.
const fightsTold = 5

// Turn says, in lines, what the monster would do: to the gauges as they stand, and to
// creatures of the players.
func (w *Words) Turn(f *Forecast, gauges []keyforge.GaugeValue, creature func(keyforge.Slot) bool) string {
	all := []string{w.T("foretold")}
	add := func(when bool, key string, args ...any) {
		if when {
			all = append(all, w.T(key, args...))
		}
	}
	for i, g := range gauges {
		says := "gauge-" + g.Name + "-not-foretold"
		if f.Rises&(1<<i) != 0 {
			says = "gauge-" + g.Name + "-foretold"
		}
		_, known := w.Template(says)
		add(known != nil, says, g.Value, g.Limit)
	}
	add(f.Gains > 0, "foretold-gains", f.Gains)
	fights := 0
	for i := range f.Intents {
		n := &f.Intents[i]
		if n.Doing != Fights {
			continue
		}
		fights++
		add(fights <= fightsTold && !n.Choice, "foretold-fights", w.Title(n.Card), w.Title(n.Target))
		add(fights <= fightsTold && n.Choice, "foretold-choice", w.Title(n.Card))
	}
	add(fights > fightsTold, "foretold-more", fights-fightsTold)
	var lost []string
	for i := range f.Harms {
		if h := &f.Harms[i]; h.Dies && !h.Unsure && creature(h.Card) {
			lost = append(lost, w.Title(h.Card))
		}
	}
	add(len(lost) > 0, "foretold-dies", strings.Join(lost, ", "))
	add(f.Cards > 0, "foretold-cards", f.Cards)
	add(f.Unsure, "foretold-unsure")
	return strings.Join(all, "\n")
}
