package bot

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// spend buys the set of cards, and Focus, that is worth most together, one after the other. It answers false where nothing is
// worth its price.
func (t *table) spend(legal []shards.Command) (shards.Command, bool) {
	var offers [2*shards.RowPlaces + 1]offer
	n := 0
	for _, c := range legal {
		switch c.Verb {
		case shards.Recruit, shards.FastPlay, shards.Focus:
			if o := t.offer(c); o.worth > 0 {
				offers[n] = o
				n++
			}
		}
	}
	if n == 0 {
		return shards.Command{}, false
	}
	var p purse
	p.fill(offers[:n], t.mine.Crystals, 0, 0)
	return p.first, p.most > 0
}

// offer is something to pay crystals for.
type offer struct {
	command shards.Command
	price   int32
	worth   float64
}

func (t *table) offer(c shards.Command) offer {
	if c.Verb == shards.Focus {
		return offer{c, 1, masteryWorth + t.learnt(c)}
	}
	o := offer{c, t.g.Price(t.me, c.Card), 0}
	if c.Verb == shards.FastPlay {
		o.worth = t.effects(t.g.Card(c.Card).Play, t.holdsNow) + t.learnt(c)
		if t.lethal(c.Card) {
			o.worth += 100
		}
		return o
	}
	o.worth = float64((t.value(c.Card)-average)*(late+float64((early-late)*t.left))) + t.learnt(c)
	return o
}

// lethal says whether the power of a card is what is missing to put somebody out.
func (t *table) lethal(c shards.Slot) bool {
	play := t.g.Card(c).Play
	gain := 0.0
	for i := range play {
		if play[i].Verb == card.GainPower {
			gain += t.effects(play[i:i+1], t.holdsNow)
		}
	}
	have := float64(t.mine.Power)
	for o := range shards.Seat(t.g.State().Seats) {
		need := float64(t.need(o))
		if t.g.Target(o, t.me) && have < need && have+gain >= need {
			return true
		}
	}
	return false
}

// purse finds the best set of offers for the crystals. The first of the set is bought now.
type purse struct {
	chosen [2*shards.RowPlaces + 1]shards.Command
	first  shards.Command
	most   float64
}

// fill tries every set. Of a card in the row, either recruiting or fast playing belongs to it.
func (p *purse) fill(offers []offer, crystals int32, depth int, sum float64) {
	if sum > p.most {
		p.most, p.first = sum, p.chosen[0]
	}
	for i, o := range offers {
		if o.price <= crystals && !p.has(o.command, depth) {
			p.chosen[depth] = o.command
			p.fill(offers[i+1:], crystals-o.price, depth+1, sum+o.worth)
		}
	}
}

func (p *purse) has(c shards.Command, depth int) bool {
	for _, o := range p.chosen[:depth] {
		if o.Card == c.Card {
			return true
		}
	}
	return false
}
