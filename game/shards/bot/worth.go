package bot

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// What things are worth, in points of power: found by duels against players with other numbers. The same ones serve against an automaton.
const (
	crystalWorth = 1.1
	healthWorth  = 0.6
	masteryWorth = 1.7
	drawWorth    = 3.0
	banishWorth  = 2.1
	shieldWorth  = 0.3
	turnsInPlay  = 2.2 // of a champion, before it is destroyed
	average      = 2.1 // what a card of the deck does, in whose place a new one is drawn

	// What a recruited card is worth, which will be drawn time and again, rather than its effects once: when nobody has lost
	// health, and when somebody has lost it all.
	early, late = 2.0, 0.3
)

// table is a game from the seat of who decides. What it reckons is the same on every machine: products are rounded before they are
// added to something, which some processors would do at once.
type table struct {
	g    *shards.Game
	me   shards.Seat
	mine *shards.Side
	// share is how many of the cards belong to each faction.
	share [card.FactionCount]float64
	// left is how much of the game is left, from 1 to almost 0.
	left float64
	// experience is what is known of the cards besides, or nil.
	experience *experience
}

// look takes in the game as it is now.
func (t *table) look(g *shards.Game) {
	s := g.State()
	t.g, t.me = g, g.Question().Seat
	t.mine = &s.Sides[t.me]
	var count [card.FactionCount]int
	all := 0
	for _, p := range [...]*shards.Pile{&t.mine.Deck, &t.mine.Hand, &t.mine.Discard, &t.mine.InPlay} {
		for _, c := range p.Cards() {
			count[g.Card(c).Faction]++
			all++
		}
	}
	for f, n := range count {
		t.share[f] = float64(n) / float64(max(1, all))
	}
	least := t.mine.Health
	for o := range shards.Seat(s.Seats) {
		if g.Enemies(t.me, o) {
			least = min(least, s.Sides[o].Health)
		}
	}
	t.left = float64(least) / shards.MostHealth
}

// value is what a card is worth in the deck.
func (t *table) value(c shards.Slot) float64 {
	d := t.g.Card(c)
	v := t.effects(d.Play, t.likely) + float64(shieldWorth*float64(d.Shield))
	if d.Champion() {
		v += float64(turnsInPlay*t.effects(d.Activation, t.likely)) + float64(0.15*float64(d.Defence))
	}
	for i := range d.Constants {
		switch k := &d.Constants[i]; k.Kind {
		case card.MasteryShield:
			v += float64(shieldWorth * float64(t.mine.Mastery))
		case card.ShieldInPlay:
			v += 5
		case card.ProtectsYou, card.ReturnsForChampions:
			v += 3
		default:
			v += t.likely(k.Cond)
		}
	}
	return v
}

// effects are worth what each gives, times the chance of its condition.
func (t *table) effects(all []card.Effect, chance func(card.Condition) float64) (sum float64) {
	for i := range all {
		e := &all[i]
		v := t.effect(e, e.N)
		for _, a := range e.Instead {
			p := chance(a.Cond)
			v = float64((1-p)*v) + float64(p*t.effect(e, a.N))
		}
		sum += float64(chance(e.Cond) * v)
	}
	return sum
}

func (t *table) effect(e *card.Effect, number card.Number) float64 {
	n := t.number(number)
	switch e.Verb {
	case card.GainCrystals:
		return crystalWorth * n
	case card.GainPower:
		return n
	case card.GainHealth:
		return healthWorth * n
	case card.GainMastery:
		return masteryWorth * n
	case card.LoseMastery:
		return n
	case card.DrawCards:
		return drawWorth * n
	case card.BanishCards:
		return banishWorth * n
	case card.ReturnCards:
		return 2.5 * min(n, 2)
	case card.DestroyCards:
		return 3 * min(n, 2)
	case card.CopyCard:
		return 3.5 * n
	case card.DoublePower:
		return 5
	}
	return 3
}

// number is about what a number counts.
func (t *table) number(n card.Number) float64 {
	k := float64(n.N)
	switch n.Count {
	case card.YourChampions, card.AlliesPlayed:
		return k * (1 + float64(2*t.share[n.Faction]))
	case card.InYourDiscard:
		return k * (1 + float64(6*t.share[n.Faction]))
	case card.YourMastery:
		return k * float64(t.mine.Mastery)
	case card.HalfMastery:
		return k * float64(t.mine.Mastery) / 2
	case card.Endless:
		return 60
	}
	return k
}

// likely is the chance that a condition holds when a card of the deck is played.
func (t *table) likely(c card.Condition) float64 {
	p := 1.0
	switch c.Kind {
	case card.MasteryAt:
		p = t.within(c.N)
	case card.UnifyKind, card.EchoKind:
		p = min(0.9, 0.25+float64(3*t.share[c.Faction]))
	case card.InspireKind:
		p = 0.5
	case card.DominionKind:
		p = min(0.8, 8*min(t.share[card.Homodeus], t.share[card.Undergrowth], t.share[card.Wraethe]))
	case card.LeaderIs:
		p = t.holdsNow(c)
	case card.ChampionsAt, card.HealthIs, card.HaveInPlay:
		p = 0.25
	case card.MostMastery, card.LessMastery:
		p = 0.5
	}
	return p * t.within(c.Mastery)
}

// within is the chance to have the mastery soon.
func (t *table) within(n int32) float64 {
	return max(0.1, min(1, 1-float64(0.08*float64(n-2-t.mine.Mastery))))
}

// holdsNow is 1 if a condition holds at this moment.
func (t *table) holdsNow(c card.Condition) float64 {
	ok := t.mine.Mastery >= c.Mastery
	switch c.Kind {
	case card.UnifyKind:
		ok = ok && t.factions(card.Filter{Kind: card.Allies, Faction: c.Faction}) > 1
	case card.DominionKind:
		for _, f := range [...]card.Faction{card.Homodeus, card.Undergrowth, card.Wraethe} {
			ok = ok && t.factions(card.Filter{Faction: f}) > 0
		}
	default:
		ok = ok && t.g.Holds(t.me, c)
	}
	if ok {
		return 1
	}
	return 0
}

// factions counts the cards played and in hand that the filter lets through.
func (t *table) factions(f card.Filter) (n int) {
	for _, p := range [...]*shards.Pile{&t.g.State().Played, &t.mine.Hand} {
		for _, c := range p.Cards() {
			if f.Match(t.g.Card(c)) {
				n++
			}
		}
	}
	return n
}

// mayHold is 1 if a condition may still come to hold in this turn.
func (t *table) mayHold(c card.Condition) float64 {
	switch {
	case c.Kind == card.MasteryAt && c.N > t.mine.Mastery+3, c.Mastery > t.mine.Mastery+3, c.Kind == card.LeaderIs:
		return t.holdsNow(c)
	}
	return 1
}
