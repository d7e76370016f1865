package bot

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

//go:embed experience.tsv
var experienceTable string

// experience is what duels have taught: what is added to the worth that Greedy sees, in points of power.
type experience struct {
	cat     *shards.Catalogue
	numbers []float64 // as the table has them: a line for each card, then those of focus and of keep
}

// Where the numbers about a command begin in the line of its card; then come those that count by how much of the game is left,
// by the share of the faction in the deck, and by mastery.
const (
	ofRecruit = 0
	ofFast    = 4
	ofAttack  = 6
	ofBanish  = 8

	ofCard = 10

	ofFocus = 5 // numbers: the last two are for a threshold of mastery and for the last one
	ofKeep  = 2 // all cards, rather than banish one
)

// load looks the numbers up for the cards of a catalogue.
func (x *experience) load(cat *shards.Catalogue) {
	end := ofCard * len(cat.Cards)
	x.cat, x.numbers = cat, make([]float64, end+ofFocus+ofKeep)
	into := map[string][]float64{"focus": x.numbers[end : end+ofFocus], "keep": x.numbers[end+ofFocus:]}
	for i, c := range cat.Cards {
		into[c.ID] = x.numbers[ofCard*i : ofCard*(i+1)]
	}
	for line := range strings.Lines(experienceTable) {
		fields := strings.Fields(line)
		numbers := into[fields[0]]
		for i := range numbers {
			numbers[i], _ = strconv.ParseFloat(fields[i+1], 64) // a test reads all of them
		}
	}
}

// traits are what experience looks at in a command: which numbers count, and how much.
type traits struct {
	n  int
	at [ofFocus]int
	x  [ofFocus]float64
}

// add lets numbers count from one on.
func (r *traits) add(at int, x ...float64) {
	for i, v := range x {
		r.at[r.n], r.x[r.n] = at+i, v
		r.n++
	}
}

// traits of a command that experience may add to.
func (t *table) traits(c shards.Command) (r traits) {
	end := ofCard * len(t.experience.cat.Cards)
	at := ofCard * int(t.g.Def(c.Card))
	mastery := float64(t.mine.Mastery) / shards.MostMastery
	switch c.Verb {
	case shards.Recruit:
		r.add(at+ofRecruit, 1, t.left, t.share[t.g.Card(c.Card).Faction], mastery)
	case shards.FastPlay:
		r.add(at+ofFast, 1, t.left)
	case shards.Attack:
		r.add(at+ofAttack, 1, t.left)
	case shards.Pick:
		r.add(at+ofBanish, 1, t.left)
	case shards.Done:
		r.add(end+ofFocus, 1, t.left)
	case shards.Focus:
		r.add(end, 1, t.left, mastery)
		switch t.mine.Mastery + 1 {
		case 5, 10, 15, 20:
			r.add(end+3, 1)
		case shards.MostMastery:
			r.add(end+4, 1)
		}
	}
	return r
}

// learnt is what experience adds to the worth of a command.
func (t *table) learnt(c shards.Command) (sum float64) {
	if t.experience == nil {
		return 0
	}
	r := t.traits(c)
	for i := range r.n {
		sum += float64(t.experience.numbers[r.at[i]] * r.x[i])
	}
	return sum
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
