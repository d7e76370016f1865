package bot

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Greedy plays the best turn that it sees. The same player may play any number of games and seats, one decision at a time.
type Greedy struct {
	legal  []shards.Command
	events []shards.Event
	world  shards.Game // imagined
	try    shards.Game
	table  table
	plan   *plan // what to pay for with two players; nil: by worth alone
}

// NewGreedy returns a greedy player.
func NewGreedy() *Greedy { return &Greedy{} }

// Choose implements [Player].
func (b *Greedy) Choose(g *shards.Game) shards.Command {
	b.legal = g.Legal(b.legal[:0])
	return b.choose(g)
}

// choose is one of the legal commands.
func (b *Greedy) choose(g *shards.Game) shards.Command {
	if len(b.legal) == 1 {
		return b.legal[0]
	}
	t := &b.table
	t.look(g)
	switch q := g.Question(); q.Kind {
	case shards.AskMain:
		return b.act(t)
	case shards.AskPower:
		return t.assign(q)
	case shards.AskShield:
		return t.block(b.legal, q)
	case shards.AskBid:
		return t.bid(q)
	case shards.AskBanish:
		return t.banish(b.legal)
	case shards.AskReturn, shards.AskRecruit, shards.AskRelic:
		return best(b.legal, func(c shards.Command) float64 { return t.value(c.Card) })
	case shards.AskDestroy, shards.AskVictim:
		return best(b.legal, t.loss)
	case shards.AskOpponent:
		return best(b.legal, func(c shards.Command) float64 { return float64(g.State().Sides[c.N].Mastery) })
	case shards.AskSurplus, shards.AskWhere:
		return shards.Command{Verb: shards.Choose, N: 1}
	case shards.AskLeader:
		return b.legal[0]
	default:
		return b.attempt(t)
	}
}

// best is the first of the commands with the highest score.
func best(all []shards.Command, score func(shards.Command) float64) shards.Command {
	at, most := 0, score(all[0])
	for i, c := range all[1:] {
		if s := score(c); s > most {
			at, most = i+1, s
		}
	}
	return all[at]
}

// act takes the next action of the main phase: cards and champions first, which cost nothing, then crystals, then power.
func (b *Greedy) act(t *table) shards.Command {
	if c := best(b.legal, t.free); t.free(c) > 0 {
		return t.before(b.legal, c)
	}
	if b.plan != nil && t.g.State().Seats == 2 {
		return b.plan.pay(t, b.legal)
	}
	if c, ok := t.spend(b.legal); ok {
		return c
	}
	return best(b.legal, t.strike)
}

// free scores what costs nothing, by how early it should be done.
func (t *table) free(c shards.Command) float64 {
	switch {
	case c.Verb == shards.Recruit && t.g.Card(c.Card).Relic:
		return 100 + t.value(c.Card)
	case c.Verb == shards.Play:
		return 50 + t.haste(t.g.Card(c.Card).Play, t.g.Card(c.Card))
	case c.Verb == shards.Activate:
		return 40 + t.haste(t.g.Card(c.Card).Activation, t.g.Card(c.Card))
	}
	return 0
}

// haste is how early the effects should apply: at once if nothing is lost by it, best of all if they draw cards or help
// others; later the more they would gain if their conditions came to hold.
func (t *table) haste(all []card.Effect, c *card.Card) float64 {
	h := -t.waits(all)
	if c.Champion() {
		h += 2
	}
	for i := range all {
		switch e := &all[i]; e.Verb {
		case card.DrawCards, card.GainMastery:
			h++
		case card.CopyCard:
			h -= 6 // something good must have been played
		case card.DoublePower:
			h -= 8
		case card.UntilEndOfTurn:
			h += 3
		case card.GainPower, card.GainCrystals:
			if e.N.Count != card.Once {
				h -= 4 // what is counted grows
			}
		}
	}
	return h
}

// waits is what effects would gain if their conditions came to hold.
func (t *table) waits(all []card.Effect) float64 {
	return t.effects(all, t.mayHold) - t.effects(all, t.holdsNow)
}

// attempt tries each answer on an imagined table.
func (b *Greedy) attempt(t *table) shards.Command {
	b.world.CopyFrom(t.g)
	b.world.Imagine(t.me, 1)
	return best(b.legal, func(c shards.Command) float64 {
		b.try.CopyFrom(&b.world)
		var err error
		if b.events, err = b.try.Apply(c, b.events[:0]); err != nil {
			return -1e6
		}
		return standing(&b.try, t.me)
	})
}

// standing is how well the seat stands.
func standing(g *shards.Game, me shards.Seat) (sum float64) {
	if g.Over() {
		if g.Won(me) {
			return 1000
		}
		return -1000
	}
	for s := range shards.Seat(g.State().Seats) {
		side := &g.State().Sides[s]
		v := float64(side.Health) + 2*float64(side.Mastery) + float64(min(side.Power, 100)) + float64(side.Crystals) + 2*float64(side.Hand.Len())
		for _, c := range side.InPlay.Cards() {
			if g.Card(c).Champion() {
				v += float64(2 + g.Card(c).Cost)
			}
		}
		switch {
		case s == me:
			sum += v
		case g.Enemies(me, s):
			sum -= v
		}
	}
	return sum + float64(0.3*float64(g.State().Centre.Len()))
}
