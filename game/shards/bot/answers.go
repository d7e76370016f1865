package bot

import "github.com/keyraken/keyraken/game/shards"

// need is the power that puts a seat out: its health and the shields that its hand may hold.
func (t *table) need(o shards.Seat) int32 {
	side := &t.g.State().Sides[o]
	n := side.Health
	for _, c := range side.Hand.Cards() {
		if t.g.Sees(t.me, c) {
			n += t.g.ShieldOf(o, c)
		}
	}
	return n
}

// strike scores what is done with power in the main phase: attack a champion that is worth more than its defence, unless the
// power puts its player out.
func (t *table) strike(c shards.Command) float64 {
	switch c.Verb {
	case shards.EndMain:
		return 0
	case shards.Attack:
	default:
		return -1
	}
	_, owner := t.g.Where(c.Card)
	if t.g.Target(owner, t.me) && t.mine.Power >= t.need(owner) && t.mine.Power < t.need(owner)+t.g.Defence(c.Card) {
		return -1
	}
	return t.menace(c.Card) - float64(t.g.Defence(c.Card)) + t.learnt(c)
}

// menace is what a champion in play is worth to its player from now on.
func (t *table) menace(c shards.Slot) float64 {
	d := t.g.Card(c)
	v := float64(turnsInPlay*t.effects(d.Activation, t.likely)) + 1
	_, owner := t.g.Where(c)
	if owner != t.me && !t.g.Target(owner, t.me) && t.g.Enemies(owner, t.me) {
		v += float64(t.mine.Power) // it may protect its player
	}
	return v
}

// loss scores a champion that is destroyed: the more it is worth the better if it is an enemy's.
func (t *table) loss(c shards.Command) float64 {
	if _, owner := t.g.Where(c.Card); owner == t.me {
		return -t.menace(c.Card)
	}
	return t.menace(c.Card)
}

// assign gives power enough to put the seat out, if there is as much, else everything to the weakest.
func (t *table) assign(q *shards.Question) shards.Command {
	if need := t.need(q.Of); q.Max >= need {
		return shards.Command{Verb: shards.Choose, N: int16(need)}
	}
	for o := q.Of + 1; o < shards.Seat(t.g.State().Seats); o++ {
		if t.g.Target(o, t.me) && t.need(o) <= min(q.Max, t.need(q.Of)) {
			return shards.Command{Verb: shards.Choose}
		}
	}
	for o := q.Of + 1; o < shards.Seat(t.g.State().Seats); o++ {
		if t.g.Target(o, t.me) && t.threat(o) > t.threat(q.Of) {
			return shards.Command{Verb: shards.Choose}
		}
	}
	return shards.Command{Verb: shards.Choose, N: int16(q.Max)}
}

// threat is how dangerous a seat is, and how near its end.
func (t *table) threat(o shards.Seat) int32 {
	side := &t.g.State().Sides[o]
	return 2*side.Mastery - side.Health
}

// block shows the smallest shield that stops the rest of the attack, else the greatest: what is shown stays in hand.
func (t *table) block(legal []shards.Command, q *shards.Question) shards.Command {
	return best(legal, func(c shards.Command) float64 {
		if c.Verb == shards.Done {
			return -1
		}
		n := t.g.ShieldOf(t.me, c.Card)
		if n >= q.Max {
			return float64(1000 - n)
		}
		return float64(n)
	})
}

// bid offers a little health for the choice of a leader.
func (t *table) bid(q *shards.Question) shards.Command {
	if q.Min <= 2 {
		return shards.Command{Verb: shards.Choose, N: int16(q.Min)}
	}
	return shards.Command{Verb: shards.Done}
}

// banish gets rid of the worst card, if it is worse than what is drawn in its place.
func (t *table) banish(legal []shards.Command) shards.Command { return best(legal, t.banishing) }

// banishing scores to banish a card, or none.
func (t *table) banishing(c shards.Command) float64 {
	if c.Verb == shards.Done {
		return t.learnt(c) - average
	}
	v := t.value(c.Card)
	if zone, _ := t.g.Where(c.Card); zone == shards.Hand {
		v += crystalWorth / 2 // it could be played this turn
	}
	return t.learnt(c) - v
}
