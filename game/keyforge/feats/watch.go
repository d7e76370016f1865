package feats

import (
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/achievement"
	"github.com/keyraken/keyraken/game/store/records"
)

// Watcher follows a game and reports which steps have been done in it. A nil Watcher
// watches nothing.
type Watcher struct {
	table Setting
	sets  []Set
	steps []step
	now   Now
	past  []Past // after so many inputs
}

// Watch watches a game from where it stands.
func Watch(g *keyforge.Game, t Setting, sets ...Set) *Watcher {
	w := &Watcher{table: t, sets: sets, steps: stepsOf(sets)}
	w.now = Now{Game: g, Setting: &w.table, Past: &Past{Whose: g.TurnOf(), At: g.View(keyforge.NoSide).Step}}
	w.past = append(w.past, Past{})
	w.settle(0)
	return w
}

// Follow watches the game of a story, beginning with its past; nil when no achievements are
// given in it.
func Follow(s *save.Story, sets ...Set) *Watcher {
	t, ok := SettingOf(s)
	if !ok {
		return nil
	}
	told := s.Fork()
	at := told.At()
	if told.Seek(0) != nil {
		return nil
	}
	w := Watch(told.Game(), t, sets...)
	for told.At() < at {
		if told.Step() != nil {
			return nil // a save that cannot be replayed completely
		}
		w.Count(told.At(), told.Game().Happened())
	}
	w.now.Game = s.Game()
	return w
}

// SettingOf is the table of a story, and false when no achievements are given there: see the
// decisions of the package.
func SettingOf(s *save.Story) (Setting, bool) {
	h, own := &s.Header, save.Setup(&s.Header)
	if h.Edited || h.Taken > 0 || own.Open || len(own.Decks) == 0 {
		return Setting{}, false
	}
	t := Setting{Difficulty: h.Difficulty, Voyage: h.Voyage != "", Advised: h.Advised > 0}
	for i := range min(len(own.Decks), keyforge.MaxSeats) {
		t.Persons |= 1 << i
		t.Sets[i] = setOf(&own.Decks[i])
		if own.Decks[i].Alliance {
			t.Alliances |= 1 << i
		}
		t.Bots[i] = records.Bot(h, i)
		if t.Bots[i] != "" {
			t.Persons &^= 1 << i
		}
	}
	return t, t.Persons != 0
}

// setOf is the set of a deck: the one that has most of its cards, the oldest if there
// are several.
func setOf(d *scenario.Deck) string {
	count := map[string]int{}
	for _, c := range d.Cards {
		for _, p := range cards.Printings(c.ID) {
			count[p.Set] += max(1, c.N)
		}
	}
	best := ""
	for _, set := range cards.SetNames() {
		if count[set] > count[best] {
			best = set
		}
	}
	return best
}

// Observe looks at what an input has caused.
func (w *Watcher) Observe(at int) {
	if w != nil {
		w.Count(at, w.now.Happened())
	}
}

// Count is called with the events of an input, and with how many inputs have been carried
// out after it.
func (w *Watcher) Count(at int, events []Event) {
	if w == nil || at > len(w.past) || at < 1 {
		return
	}
	*w.now.Past = w.past[at-1]
	for i := range events {
		w.now.event(&events[i])
		for _, set := range w.sets {
			if set.Event != nil {
				set.Event(&w.now, &events[i])
			}
		}
	}
	w.past = append(w.past[:at], Past{})
	w.settle(at)
}

// settle looks at the game after that many inputs.
func (w *Watcher) settle(at int) {
	w.now.rest()
	for _, set := range w.sets {
		if set.Rest != nil {
			set.Rest(&w.now)
		}
	}
	for i := range w.steps {
		s := &w.steps[i]
		if w.now.done&(1<<i) == 0 && s.when != nil && !(s.Achievement.Unaided && w.table.Advised) && s.when(&w.now, s.Part) {
			w.now.done |= 1 << i
		}
	}
	w.past[at] = *w.now.Past
}

// Seek goes back or forward to the moment after that many inputs, which it has seen.
func (w *Watcher) Seek(at int) {
	if w != nil && at < len(w.past) {
		*w.now.Past = w.past[at]
	}
}

// Advise records that the players have had advice.
func (w *Watcher) Advise() {
	if w != nil {
		w.table.Advised = true
	}
}

// Done are the steps that have been done so far, in the order of the sets.
func (w *Watcher) Done() []achievement.Step {
	if w == nil {
		return nil
	}
	return slices.Collect(func(yield func(achievement.Step) bool) {
		for i := range w.steps {
			if w.now.done&(1<<i) != 0 && !yield(w.steps[i].Step) {
				return
			}
		}
	})
}

// Bits are the same, a bit for each: it changes exactly when they do.
func (w *Watcher) Bits() uint64 {
	if w == nil {
		return 0
	}
	return w.now.done
}

// Steps are all steps that it watches for.
func (w *Watcher) Steps() (all []achievement.Step) {
	for i := range w.steps {
		all = append(all, w.steps[i].Step)
	}
	return all
}
