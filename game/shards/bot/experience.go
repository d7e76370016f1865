package bot

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

//go:embed experience.tsv
var experienceTable string

// experience is what duels have taught: what it adds to the worth that Greedy sees, in points of power. Most of it has one part
// that always counts, and one that counts by how much of the game is left.
type experience struct {
	cat   *shards.Catalogue
	cards []lessons  // by definition
	keep  [2]float64 // all cards, rather than banish one
	focus struct{ once, early, mastery, threshold, last float64 }
}

// lessons are about a card.
type lessons struct {
	recruit              struct{ once, early, share, mastery float64 }
	fast, attack, banish [2]float64
}

// load looks the lessons up for the cards of a catalogue.
func (x *experience) load(cat *shards.Catalogue) {
	at := map[string]int{}
	for i, c := range cat.Cards {
		at[c.ID] = i
	}
	*x = experience{cat: cat, cards: make([]lessons, len(cat.Cards))}
	for line := range strings.Lines(experienceTable) {
		name, numbers, _ := strings.Cut(line, "\t")
		f, into := &x.focus, []any(nil)
		switch i, known := at[name]; {
		case known:
			l := &x.cards[i]
			into = []any{&l.recruit.once, &l.recruit.early, &l.recruit.share, &l.recruit.mastery,
				&l.fast[0], &l.fast[1], &l.attack[0], &l.attack[1], &l.banish[0], &l.banish[1]}
		case name == "keep":
			into = []any{&x.keep[0], &x.keep[1]}
		case name == "focus":
			into = []any{&f.once, &f.early, &f.mastery, &f.threshold, &f.last}
		}
		_, _ = fmt.Sscan(numbers, into...) // a test reads all of it
	}
}

// learnt is what experience adds to the worth of a command.
func (t *table) learnt(c shards.Command) float64 {
	x := t.experience
	if x == nil {
		return 0
	}
	l, f := &x.cards[t.g.Def(c.Card)], &x.focus
	mastery := float64(t.mine.Mastery) / shards.MostMastery
	switch c.Verb {
	case shards.Recruit:
		r := &l.recruit
		return r.once + r.early*t.left + r.share*t.share[t.g.Card(c.Card).Faction] + r.mastery*mastery
	case shards.FastPlay:
		return l.fast[0] + l.fast[1]*t.left
	case shards.Attack:
		return l.attack[0] + l.attack[1]*t.left
	case shards.Pick:
		return l.banish[0] + l.banish[1]*t.left
	case shards.Done:
		return x.keep[0] + x.keep[1]*t.left
	}
	v := f.once + f.early*t.left + f.mastery*mastery
	switch t.mine.Mastery + 1 {
	case 5, 10, 15, 20:
		v += f.threshold
	case shards.MostMastery:
		v += f.last
	}
	return v
}

// before is what experience pays for before it does what is free, or that itself: Focus, if a card waits for that mastery, and
// what may make a condition hold.
func (t *table) before(legal []shards.Command, free shards.Command) shards.Command {
	if t.experience == nil {
		return free
	}
	for _, c := range legal {
		if c.Verb == shards.Focus && slices.ContainsFunc(legal, t.needsMastery) {
			return c
		}
	}
	if t.waits(t.applies(free)) <= 0 {
		return free
	}
	c, ok := t.spend(legal)
	if ok && (c.Verb == shards.FastPlay || c.Verb == shards.Recruit && t.g.Card(c.Card).Faction == card.Wraethe) {
		return c // Unify and Dominion count what was played, Echo what was recruited
	}
	return free
}

// applies are the effects of a command that is free.
func (t *table) applies(c shards.Command) []card.Effect {
	switch d := t.g.Card(c.Card); c.Verb {
	case shards.Play:
		return d.Play
	case shards.Activate:
		return d.Activation
	}
	return nil
}

// needsMastery says whether a command that is free would do more with one more mastery.
func (t *table) needsMastery(c shards.Command) bool {
	next := t.mine.Mastery + 1
	needs := func(c card.Condition) bool { return c.Mastery == next || c.Kind == card.MasteryAt && c.N == next }
	return slices.ContainsFunc(t.applies(c), func(e card.Effect) bool {
		return needs(e.Cond) || slices.ContainsFunc(e.Instead, func(a card.Alternative) bool { return needs(a.Cond) })
	})
}
