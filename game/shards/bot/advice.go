package bot

import (
	"cmp"
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards"
)

// worlds is in how many imagined worlds commands are compared.
const worlds = 32

// weights of reasons are in thousandths of log-odds, about as the judge has them.
var weightOf = [shards.ReasonCount]int{
	shards.Wins: 3000, shards.Survives: 3000, shards.EnemyHealth: 76, shards.OwnHealth: 76,
	shards.OwnMastery: 99, shards.OwnChampions: 150, shards.EnemyChampions: 150, shards.OwnDeck: 1,
}

const (
	weighty = 40 // what weighs less is no reason
	most    = 3  // reasons
)

// Advise says what the seat that is asked could do, as far as it knows the game; nil if the context ends first.
func (e *Expert) Advise(ctx context.Context, g *shards.Game) *game.Advice {
	w := e.guide.Copy(g, nil)
	w.Imagine(g.Asked(), e.seed)
	e.guide.seat = g.Asked()
	e.legal = e.guide.Sensible(w, w.Legal(e.legal[:0]))
	e.search.Begin()
	e.search.Think(ctx, w, e.seed, e.tries(w))
	if ctx.Err() != nil {
		return nil
	}
	a := &game.Advice{Options: e.search.Options(w, w.Legal(nil), e.search.Best(w, e.legal), len(e.legal) == 1)}
	best := a.Options[0].Command
	switch end := slices.IndexFunc(a.Options, func(o game.Option) bool { return o.Command.Verb == shards.EndMain && o.Tries > 0 }); {
	case len(a.Options) == 1:
		return a
	case len(e.legal) == 1 && (best.Verb == shards.Play || best.Verb == shards.Activate):
		a.Reasons = []game.Reason{{Kind: shards.CostsNothing, By: 1}}
		return a
	case end > 0:
		a.Instead = a.Options[end]
	default:
		a.Instead = a.Options[1]
	}
	a.Reasons = e.compare(w, best, a.Instead.Command)
	return a
}

// compare plays on with one command and with another in the same worlds, and returns the differences that weigh most.
func (e *Expert) compare(g *shards.Game, best, instead shards.Command) (reasons []game.Reason) {
	seat, turn := g.Asked(), g.Turn()
	var sum [shards.ReasonCount]int
	w := &shards.Game{}
	for world := range uint64(worlds) {
		for i, c := range [...]shards.Command{best, instead} {
			w.CopyFrom(g)
			w.Imagine(seat, e.seed+1+world)
			for err := w.Do(c); err == nil && !w.Over() && !ends(w, seat, turn, 1); {
				err = w.Do(e.goesOn(w))
			}
			for kind, n := range e.stands(w, g, seat) {
				sum[kind] += (1 - 2*i) * n
			}
		}
	}
	for kind := range shards.ReasonCount {
		by := sum[kind]
		if kind == shards.Wins || kind == shards.Survives {
			by *= 100
		}
		by = (abs(by) + worlds/2) / worlds * cmp.Compare(by, 0)
		if abs(sum[kind])*weightOf[kind]/worlds >= weighty && by != 0 {
			reasons = append(reasons, game.Reason{Kind: kind, By: by})
		}
	}
	slices.SortStableFunc(reasons, func(a, b game.Reason) int {
		return cmp.Compare(abs(sum[b.Kind])*weightOf[b.Kind], abs(sum[a.Kind])*weightOf[a.Kind])
	})
	return reasons[:min(most, len(reasons))]
}

// goesOn is what is done outside the tree.
func (e *Expert) goesOn(g *shards.Game) shards.Command {
	e.legal = g.Legal(e.legal[:0])
	return e.guide.Choose(g, e.legal)
}

func abs(n int) int { return max(n, -n) }

// stands is how well the seat stands, by the kinds of reasons. Whom it fights is as it was before.
func (e *Expert) stands(g, before *shards.Game, seat shards.Seat) (n [shards.ReasonCount]int) {
	s := g.State()
	if g.Won(seat) {
		n[shards.Wins] = 1
	}
	if g.Over() != g.Won(seat) || s.Sides[seat].Out {
		n[shards.Survives] = -1
	}
	for o := range shards.Seat(s.Seats) {
		side := &s.Sides[o]
		champions := 0
		for _, c := range side.InPlay.Cards() {
			if g.Card(c).Champion() {
				champions++
			}
		}
		switch {
		case o == seat:
			n[shards.OwnHealth], n[shards.OwnMastery], n[shards.OwnChampions] = int(side.Health), int(side.Mastery), champions
		case before.Enemies(seat, o):
			n[shards.EnemyHealth] -= int(side.Health)
			n[shards.EnemyChampions] -= champions
		}
	}
	n[shards.OwnDeck] = int(e.guide.judge.deck(g, seat))
	return n
}
