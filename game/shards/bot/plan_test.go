package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
)

// duel is the first part of a duel of experience, until a turn in which something can be paid for.
func duel(t *testing.T, seed uint64, turns int) (*shards.Game, *Greedy) {
	cat, err := shards.NewCatalogue(cards.Cards())
	require.NoError(t, err)
	g, err := shards.New(cat, shards.Options{Seats: 2, Future: seed%2 == 0}, seed)
	require.NoError(t, err)
	b := NewSkilled(cat)
	for pays := false; !g.Over() && !pays; {
		legal := g.Legal(nil)
		if g.Turn() >= turns && g.Question().Kind == shards.AskMain {
			b.table.look(g)
			pays = b.table.free(best(legal, b.table.free)) <= 0 && b.plan.look(&b.table, legal)
		}
		if !pays {
			require.NoError(t, g.Do(b.Choose(g)))
		}
	}
	return g, b
}

// A set of recruits is reckoned as it would be if the cards lay in the discard and Focus were done.
func TestPlansReckonWhatTheyWouldSee(t *testing.T) {
	sets := 0
	for seed := range uint64(30) {
		g, b := duel(t, seed, 3+int(seed)/2)
		if g.Over() || g.State().Lasting[card.PlayRecruited].N > 0 { // a recruit would be played
			continue
		}
		p, me := b.plan, g.Asked()
		p.seen = func(set []shards.Command, score int64) {
			w := p.try
			worth := int64(0)
			for _, c := range set {
				if c.Verb == shards.FastPlay || c.Verb == shards.Attack {
					return // they were tried
				}
				worth += odds(b.table.offer(c).worth)
			}
			w.CopyFrom(&p.world)
			for _, c := range set {
				require.NoError(t, w.Do(c))
			}
			for w.Turn() == g.Turn() {
				c := shards.Command{Verb: shards.EndMain}
				if w.Question().Kind != shards.AskMain {
					c = p.player.Choose(&w)
				}
				require.NoError(t, w.Do(c))
			}
			var x Inputs
			x.Look(&w, 1-me, me)
			assert.InDelta(t, -p.network.odds(&x), score-worth, oddsOne/20, "%d %v", seed, set)
			sets++
		}
		b.table.look(g)
		legal := g.Legal(nil)
		if p.look(&b.table, legal) && g.State().Sides[me].Power == 0 {
			p.mercenaries(0, g.State().Sides[me].Crystals, 0)
		}
	}
	t.Log(sets)
	assert.Greater(t, sets, 30)
}

// What is not seen does not decide, and no decision allocates.
func TestPlansSeeTheirOwnCards(t *testing.T) {
	for seed := range uint64(6) {
		g, b := duel(t, seed, 1)
		var other shards.Game
		for !g.Over() {
			c := b.Choose(g)
			for world := range uint64(2) {
				other.CopyFrom(g)
				other.Imagine(g.Asked(), world)
				require.Equal(t, c, b.Choose(&other), g.Question().Kind)
			}
			if g.Turn() > 12 {
				assert.Zero(t, testing.AllocsPerRun(1, func() { b.Choose(g) }), g.Question().Kind)
			}
			require.NoError(t, g.Do(c))
		}
	}
}

// How far commands are behind is what the best set with each of them lacks: nothing for what the plan pays for.
func TestPlansRateCommands(t *testing.T) {
	for seed := range uint64(8) {
		g, b := duel(t, seed, 5)
		if g.Over() {
			continue
		}
		legal := g.Legal(nil)
		b.table.look(g)
		first := b.plan.pay(&b.table, legal)
		behind := b.plan.behind(&b.table, legal, nil)
		require.Len(t, behind, len(legal))
		least := behind[0]
		for i, c := range legal {
			least = min(least, behind[i])
			if c == first && c.Verb != shards.Attack && c.Verb != shards.EndMain {
				assert.Zero(t, behind[i], seed)
			}
		}
		assert.GreaterOrEqual(t, least, int64(0))
	}
}
