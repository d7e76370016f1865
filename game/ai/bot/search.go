package bot

import (
	"context"
	"slices"

	"github.com/keyraken/keyraken/game/ai/search"
	"github.com/keyraken/keyraken/game/keyforge"
)

// budget is how much a level thinks.
type budget struct {
	house int // tries for the choice of a house
	other int // and for everything else
	looks int // positions examined in a crisis
}

// budgets are for one, two and three players against a monster, then for a duel: the more
// players, the longer a try takes and the more there is to see.
var budgets = [LevelCount][keyforge.MaxSeats + 1]budget{
	Quick:    {{100, 40, 100}, {100, 40, 100}, {400, 160, 200}, {200, 80, 100}},
	Thorough: {{16_000, 5500, 2500}, {11_000, 4000, 2500}, {16_000, 5500, 2500}, {6000, 2200, 2500}},
	Master:   {{60_000, 20_000, 10_000}, {30_000, 10_000, 10_000}, {120_000, 40_000, 10_000}, {20_000, 7000, 10_000}},
}

// reviews are the budgets of [NewReviewer].
var reviews = [LevelCount][keyforge.MaxSeats + 1]budget{
	Quick:    {{100, 40, 100}, {100, 40, 100}, {200, 80, 100}, {100, 40, 100}},
	Thorough: {{1000, 350, 250}, {1000, 350, 250}, {2000, 700, 250}, {600, 220, 250}},
	Master:   {{6000, 2000, 1500}, {6000, 2000, 1500}, {12_000, 4000, 1500}, {3500, 1200, 1500}},
}

// thinker carries the search of one expert.
type thinker struct {
	*search.Search[*keyforge.Game]
	guide
	crisis crisis
	looks  int // positions that a crisis may examine
}

// think tries out moves of the side that is asked, and looks for a win that only few lines lead to.
func (t *thinker) think(ctx context.Context, g *keyforge.Game, seed uint64, tries int) {
	if t.Think(ctx, g, seed, tries); len(t.Sure()) == 0 && ctx.Err() == nil {
		t.Prove(ctx, g, seed, t.crisis.wins(ctx, g, seed, t.looks))
	}
}

// guide is what a search has to know of KeyForge.
type guide struct {
	reader Reader
	seen   features
	tidal  bool // see sensible
}

// Fork implements [search.Forker].
func (t *guide) Fork() search.Guide[*keyforge.Game] { return &guide{tidal: t.tidal} }

// Copy implements [search.Guide].
func (*guide) Copy(g, w *keyforge.Game) *keyforge.Game {
	w = g.CopyInto(w)
	w.SetQuiet(true)
	w.SetTrial(true)
	return w
}

// Sensible implements [search.Guide].
func (t *guide) Sensible(g *keyforge.Game, legal []keyforge.Command) []keyforge.Command {
	return sensible(g, legal, t.tidal)
}

// Move implements [search.Guide]: a card that is not known yet is a different card in each imagined world.
func (*guide) Move(g *keyforge.Game, c keyforge.Command) uint64 {
	m := uint64(c.Verb)<<40 | uint64(uint16(c.N))<<24
	if c.Card != 0 {
		m |= uint64(c.Card)<<16 | uint64(g.Def(c.Card))
	}
	return m
}

// Rate implements [search.Guide].
func (*guide) Rate(g *keyforge.Game, legal []keyforge.Command, rates []int32) []int32 {
	q := g.Question()
	m := newGreedyView(g, q.Side)
	for _, c := range legal {
		rates = append(rates, int32(m.score(q, c)))
	}
	return rates
}

// Choose implements [search.Guide].
func (t *guide) Choose(g *keyforge.Game, legal []keyforge.Command) keyforge.Command {
	if legal = sensible(g, legal, t.tidal); len(legal) == 1 {
		return legal[0]
	}
	return Greedy{}.Choose(g, legal)
}

// Ends implements [search.Guide]: at the next choice of a house, which in a duel is the side's own, since there the worth of a
// turn shows only once the opponent has answered.
func (*guide) Ends(g *keyforge.Game, side keyforge.Side, turn int) bool {
	q := g.Question()
	return g.Turn() > turn && (q.Purpose == keyforge.ForHouse || q.Kind == keyforge.AskMain) && (g.Boss() != 0 || q.Side == side)
}

// caution is the factor by which the odds of a judgement count less than those of a certain
// win: the best of many judgements is often the one that is most wrong.
const caution = 3

// Judge implements [search.Guide].
func (t *guide) Judge(g *keyforge.Game, side keyforge.Side) search.Outcome {
	v := int64(t.judgement(g, side))
	return search.Outcome{Worth: v * search.Sure / (v + caution*(search.Sure-v)), Chance: v}
}

// judgement is how likely the side is to win as the game stands, out of [search.Sure].
func (t *guide) judgement(g *keyforge.Game, side keyforge.Side) int32 {
	duel, mover := g.Boss() == 0, g.Question().Side
	t.reader.read(g, mover, &t.seen)
	v := Trained(g.Mode().Name()).judge(&t.seen)
	if duel && mover != side {
		v = search.Sure - v
	}
	return v
}

// sensible leaves out legal commands that can only do harm: raising a tide that is high, or
// one that means nothing in the game, brings nothing but chains (K21.4).
func sensible(g *keyforge.Game, legal []keyforge.Command, tidal bool) []keyforge.Command {
	q := g.Question()
	if q.Kind != keyforge.AskMain || !g.TideHigh(q.Side) && tidal {
		return legal
	}
	return slices.DeleteFunc(legal, func(c keyforge.Command) bool { return c.Verb == keyforge.RaiseTide })
}

// isTidal reports whether the tide means anything in the game: in a duel only if a card
// mentions it.
func (t *guide) isTidal(g *keyforge.Game) bool {
	if g.Boss() != 0 {
		return true
	}
	for c := keyforge.Slot(1); int(c) <= g.CardCount(); c++ {
		if t.reader.digests.of(g.Catalogue(), g.Card(c).Def).tide {
			return true
		}
	}
	return false
}
