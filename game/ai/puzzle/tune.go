package puzzle

import (
	"context"
	"errors"
	"maps"
	"math"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
)

// measure is what can be done in a turn at best.
type measure struct {
	side, foe keyforge.Side
	hurt      int // damage that the monster can take
	before    int // by how much the foe can pay what it wants if nothing is done, and at the least
	least     int
	pool      int  // of the foe
	own       int  // of the side
	forges    bool // a key can be forged
	clears    bool // all enemy creatures can be removed
	enemies   int
}

// look notes what a state of the turn is like.
func (m *measure) look(g *keyforge.Game, keys int) {
	if boss := g.Boss(); boss != 0 {
		m.hurt = max(m.hurt, int(g.Card(boss).Damage))
	}
	m.forges = m.forges || bits.OnesCount8(g.Keys(m.side)) > keys
	if g.Question().Kind == keyforge.AskMain {
		m.least = min(m.least, spareAmber(g, m.foe))
		line := g.Pile(m.foe, card.Battleline)
		m.clears = m.clears || line.Len() == 0
	}
}

// spareAmber is by how much the foe can pay what it wants in its next turn: a rise or a key. Below 0 it cannot.
func spareAmber(g *keyforge.Game, foe keyforge.Side) (n int) {
	if foe == keyforge.Monster {
		for _, gauge := range g.Gauges(nil) {
			if gauge.OfPool {
				return gauge.Value - gauge.Limit
			}
		}
		return -1
	}
	g.LookAhead(func() { n = g.Pool(foe) - g.KeyCost(foe) }, foe)
	return n
}

// thin takes away more than a turn can do, at random: what is left is seen at a glance.
func (f *Finder) thin(side keyforge.Side) {
	few := func(list []scenario.Card, n int) []scenario.Card {
		list = slices.Clone(list)
		for len(list) > n {
			i := f.rand.IntN(len(list))
			list = slices.Delete(list, i, i+1)
		}
		return list
	}
	hand, line := 2+f.rand.IntN(3), 2+f.rand.IntN(4)
	f.without(func(t *scenario.Position) {
		sides(t, func(s keyforge.Side, p *scenario.Player) {
			p.Artifacts = few(p.Artifacts, 2)
			if s != side {
				p.Line = few(p.Line, 5)
				return
			}
			p.Hand, p.Line = few(p.Hand, hand), few(p.Line, line)
		})
	})
	if f.rand.IntN(3) > 0 { // so that the tide is not always the answer
		f.without(func(t *scenario.Position) {
			sides(t, func(s keyforge.Side, p *scenario.Player) {
				if n := f.rand.IntN(2); s != keyforge.Monster && p.Amber != nil && *p.Amber > n {
					p.Amber = number(n)
				}
			})
		})
	}
	f.without(func(t *scenario.Position) { // the monster bears all that can be done
		if t.Monster != nil && t.Monster.Boss != nil {
			boss := *t.Monster.Boss
			boss.Damage = nil
			t.Monster.Boss = &boss
		}
	})
}

func number(n int) *int { return &n }

// measured is what can be done in the turn of the table at best, once enough cards have been taken away; nil if that takes too many.
func (f *Finder) measured(ctx context.Context) *measure {
	for range 3 * attempts {
		g := f.start()
		if g == nil {
			return nil
		}
		j := newJudge(NoGoal, g)
		if c, chance := f.scout(g, j); chance {
			if !f.remove(c) {
				return nil
			}
			continue
		}
		m := &measure{side: j.side, foe: j.foe, before: spareAmber(g, j.foe), least: math.MaxInt, pool: g.Pool(j.foe), own: g.Pool(j.side)}
		line := g.Pile(j.foe, card.Battleline)
		m.enemies = line.Len()
		f.look = func(g *keyforge.Game) { m.look(g, j.keys) }
		f.world = imagined(f.world, g, j.side, 0)
		err := f.grow(ctx, f.world, j, f.most()/2) // as many may follow when the turn is ended
		f.look = nil
		var chance chanceError
		switch {
		case err == nil:
			return m
		case errors.As(err, &chance):
			if !f.remove(chance.card) {
				return nil
			}
		case !errors.Is(err, errLarge) || !f.remove(f.anyOf(g, j.side)):
			return nil
		}
	}
	return nil
}

// scouts is how many turns are played at random before all of them are.
const scouts = 40

// scout plays the turn at random, to find a card by which it depends on chance before much is done.
func (f *Finder) scout(g *keyforge.Game, j *judge) (c keyforge.Slot, chance bool) {
	var legal []keyforge.Command
	for range scouts {
		f.world = imagined(f.world, g, j.side, 0)
		w := f.world
		c = 0
		for range mostDecisions {
			legal = w.Legal(legal[:0])
			if legal = slices.DeleteFunc(legal, func(c keyforge.Command) bool { return c.Verb == keyforge.EndTurn }); len(legal) == 0 {
				break
			}
			cmd := legal[f.rand.IntN(len(legal))]
			if cmd.Card != 0 && cmd.Verb < keyforge.EndTurn {
				c = cmd.Card
			}
			if w.Do(cmd) != nil || j.revealed(w) {
				return c, true
			}
			if j.judge(w).State != Going {
				break
			}
		}
	}
	return 0, false
}

// anyOf is a card of the side, in hand or in play, or 0.
func (f *Finder) anyOf(g *keyforge.Game, side keyforge.Side) keyforge.Slot {
	var some []keyforge.Slot
	for _, z := range [...]card.Zone{card.Hand, card.Battleline, card.Artifacts} {
		some = append(some, slices.Collect(slices.Values(g.Pile(side, z)))...)
	}
	if len(some) == 0 {
		return 0
	}
	return some[f.rand.IntN(len(some))]
}

// tune changes the table so that only the best that can be done reaches the goal. It reports false where that makes no puzzle.
func (f *Finder) tune(ctx context.Context, goal Goal, m *measure) bool {
	boss, t := m.foe == keyforge.Monster, f.table
	own, foe := playerOf(t, m.side), playerOf(t, m.foe)
	switch goal {
	case Win, Forge:
		if boss {
			return goal == Win && m.hurt >= slight && f.hurtBefore(m.hurt)
		}
		if !m.forges {
			return false
		}
		if goal == Win {
			own.Keys = scenario.KeysOf(keyforge.RedKey | keyforge.BlueKey)
		}
		return f.least(ctx, goal, m)
	case Survive, DenyRise, DenyKey:
		if boss == (goal == DenyKey) || m.least == math.MaxInt || m.least >= m.before || m.pool-m.least-1 < 0 {
			return false
		}
		foe.Amber = number(m.pool - m.least - 1)
		if goal == Survive && boss {
			t.Numbers = maps.Clone(t.Numbers)
			if t.Numbers == nil {
				t.Numbers = scenario.Numbers{}
			}
			t.Numbers["rises"] = f.lastRise()
		} else if goal == Survive {
			foe.Keys = scenario.KeysOf(keyforge.RedKey | keyforge.BlueKey)
		}
		return true
	case Clear:
		return m.clears && m.enemies > 1
	}
	return false
}

// playerOf is a side of a table.
func playerOf(t *scenario.Position, side keyforge.Side) *scenario.Player {
	if side == keyforge.Monster {
		return t.Monster
	}
	return &t.Players[side]
}

// hurtBefore puts so much damage on the monster that what can be dealt at best is just enough.
func (f *Finder) hurtBefore(best int) bool {
	g := f.start()
	left := g.Power(g.Boss()) - best
	if left < 0 {
		return false
	}
	return f.without(func(t *scenario.Position) {
		boss := scenario.Card{}
		if t.Monster.Boss != nil {
			boss = *t.Monster.Boss
		}
		boss.Damage = number(left)
		t.Monster.Boss = &boss
	})
}

// lastRise is after how many rises the next is the last.
func (f *Finder) lastRise() int {
	for _, gauge := range f.start().Gauges(nil) {
		if !gauge.OfPool && gauge.Limited {
			return gauge.Limit - 1
		}
	}
	return 0
}

// least gives the side as little æmber as the goal can be reached with.
func (f *Finder) least(ctx context.Context, goal Goal, m *measure) bool {
	enough := func(n int) bool {
		f.table.Players[m.side].Amber = number(n)
		g := f.start()
		if g == nil {
			return false
		}
		j := newJudge(goal, g)
		f.world = imagined(f.world, g, j.side, 0)
		return j.possible(g) && f.grow(ctx, f.world, j, f.most()) == nil && f.wins(noMove)[0]
	}
	low, high := -1, m.own
	if !enough(high) {
		return false
	}
	for low+1 < high {
		if mid := (low + high) / 2; enough(mid) {
			high = mid
		} else {
			low = mid
		}
	}
	return enough(high)
}
