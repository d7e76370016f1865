package bot

import (
	"cmp"
	"context"
	"slices"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// worlds is in how many imagined worlds commands are compared.
const worlds = 16

// weightOf is what reasons count, in thousandths of a point, about as [standing] has them.
var weightOf = [codex.ReasonCount]int{codex.Wins: 50_000, codex.Survives: 50_000, codex.EnemyBase: 1500, codex.OwnBase: 1500,
	codex.EnemyForces: 550, codex.OwnForces: 550, codex.OwnWorkers: 1500, codex.OwnGold: 500, codex.OwnTech: 6000}

const (
	weighty = 400 // what weighs less is no reason
	most    = 3   // reasons
)

// Advise says what the seat that is asked could do, as far as it knows the game; nil if the context ends first.
func (e *Expert) Advise(ctx context.Context, g *codex.Game) *game.Advice {
	w := &e.world
	w.CopyFrom(g)
	w.SetQuiet(true)
	w.Imagine(g.Asked(), e.seed)
	e.legal = e.guide.Sensible(w, w.Legal(e.legal[:0]))
	e.search.Begin()
	e.search.Think(ctx, w, e.seed, e.tries(w))
	if ctx.Err() != nil {
		return nil
	}
	a := &game.Advice{Options: e.search.Options(w, w.Legal(nil), e.search.Best(w, e.legal), len(e.legal) == 1)}
	if len(a.Options) == 1 {
		return a
	}
	a.Instead = a.Options[1]
	if end := slices.IndexFunc(a.Options, func(o game.Option) bool { return o.Command.Verb == codex.EndMain && o.Tries > 0 }); end > 0 {
		a.Instead = a.Options[end]
	}
	a.Reasons = e.compare(ctx, w, a.Options[0].Command, a.Instead.Command)
	if ctx.Err() != nil {
		return nil
	}
	return a
}

// compare plays on with one command and with another in the same worlds, and returns the differences that weigh most.
func (e *Expert) compare(ctx context.Context, g *codex.Game, best, instead codex.Command) (reasons []game.Reason) {
	seat, turn := g.Asked(), g.Turn()
	var sum [codex.ReasonCount]int
	w := &codex.Game{}
	w.SetQuiet(true)
	for world := range uint64(worlds) {
		for i, c := range [...]codex.Command{best, instead} {
			if ctx.Err() != nil {
				return nil
			}
			w.CopyFrom(g)
			w.Imagine(seat, e.seed+1+world)
			for err := w.Do(c); err == nil && !w.Over() && !e.guide.Ends(w, seat, turn); {
				e.legal = w.Legal(e.legal[:0])
				err = w.Do(e.guide.Choose(w, e.legal))
			}
			for kind, n := range stands(w, seat) {
				sum[kind] += (1 - 2*i) * n
			}
		}
	}
	for kind := range codex.ReasonCount {
		by := sum[kind]
		if kind == codex.Wins || kind == codex.Survives {
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

func abs(n int) int { return max(n, -n) }

// stands is how well the seat stands, by the kinds of reasons.
func stands(g *codex.Game, seat codex.Seat) (n [codex.ReasonCount]int) {
	if g.Over() {
		if g.Won(seat) {
			n[codex.Wins] = 1
		} else {
			n[codex.Survives] = -1
		}
	}
	for c, o := range g.Objects {
		d, l := g.Definition(o.Def), g.Look(c)
		left := int(l.HP - o.Damage)
		base, forces, sign := codex.OwnBase, codex.OwnForces, 1
		if g.Enemies(seat, o.Controller) {
			base, forces, sign = codex.EnemyBase, codex.EnemyForces, -1
		} else if o.Controller != seat && d.Kind != card.BaseKind {
			continue
		}
		switch d.Kind {
		case card.UnitKind, card.HeroKind:
			n[forces] += sign * (int(l.Attack) + left)
		case card.BaseKind:
			n[base] += sign * max(0, left)
		}
	}
	side := &g.State().Sides[seat]
	n[codex.OwnWorkers], n[codex.OwnGold] = int(side.Workers), int(side.Gold)
	for _, site := range append(side.Tech[1:], side.Addon) {
		if site.Progress == codex.Built || site.Progress == codex.Underway {
			n[codex.OwnTech]++
		}
	}
	return n
}
