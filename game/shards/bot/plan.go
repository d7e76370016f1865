package bot

import (
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

const (
	oddsOne = inputOne * weightOne // log-odds of 1, as the network has them
	trust   = oddsOne / 20         // what a point of worth counts

	pointOne = 1 << 10 // a point of worth as a whole number
	shareOne = 1 << 16 // a share of the deck
	certain  = 1 << 40 // log-odds of who has won

	mostSets = 200 // of cards to recruit that are compared
	longTurn = 200 // decisions
)

// plan finds what to pay for in a duel: the set after which the network likes the end of the turn best, and that is worth most.
// Fast plays and attacks are tried on an imagined table, where the turn goes on without further payments. Recruits change nothing
// but the deck, so only the difference is reckoned.
type plan struct {
	network *network
	player  Greedy // goes on
	me      shards.Seat
	world   shards.Game // imagined
	try     shards.Game
	end     ending

	offers  []offer
	fast    []offer
	focuses bool
	focus   int64 // what Focus is worth, in log-odds

	chosen [2*shards.RowPlaces + 2]shards.Command
	n      int
	decks  [2*shards.RowPlaces + 2]layer // by how many are recruited
	left   int                           // sets that may still be compared
	most   int64
	first  shards.Command
	rates  bool
	rated  ratings
	// seen, when not nil, is told of each set and of how good it looks, in log-odds.
	seen func(set []shards.Command, score int64)
}

// newPlan returns a plan of a player with experience.
func newPlan(n *network, x *experience) *plan {
	return &plan{network: n, player: Greedy{table: table{experience: x}}}
}

// pay is the first of the best set, or what is done with power where nothing is worth its price.
func (p *plan) pay(t *table, legal []shards.Command) shards.Command {
	if p.look(t, legal) {
		p.mercenaries(0, t.mine.Crystals, 0)
		if p.first.Verb != shards.EndMain {
			return p.first
		}
	}
	p.strike(t, legal)
	return p.first
}

// look reports whether there is something to pay for.
func (p *plan) look(t *table, legal []shards.Command) bool {
	p.me, p.focuses = t.me, false
	p.offers, p.fast = p.offers[:0], p.fast[:0]
	for _, c := range legal {
		switch c.Verb {
		case shards.Recruit:
			p.offers = append(p.offers, t.offer(c))
		case shards.FastPlay:
			p.fast = append(p.fast, t.offer(c))
		case shards.Focus:
			p.focuses, p.focus = true, odds(t.offer(c).worth)
		}
	}
	p.world.CopyFrom(t.g)
	p.try.SetQuiet(true)
	p.world.Imagine(p.me, 1)
	p.most, p.n = math.MinInt64, 0
	return p.focuses || len(p.offers)+len(p.fast) > 0
}

// strike compares attacks with the end of the turn.
func (p *plan) strike(t *table, legal []shards.Command) {
	p.most = math.MinInt64
	attacks := slices.ContainsFunc(legal, func(c shards.Command) bool { return c.Verb == shards.Attack })
	for _, c := range legal {
		switch {
		case c.Verb == shards.Attack:
			p.chosen[0], p.n = c, 1
			p.better(p.outcome() + odds(t.strike(c)))
		case c.Verb != shards.EndMain:
		case attacks || p.rates:
			p.n = 0
			p.better(p.outcome())
		default:
			p.first = c
		}
	}
}

// odds are what a worth counts, in log-odds.
func odds(worth float64) int64 { return int64(math.Round(worth*pointOne)) * trust / pointOne }

// better takes what is chosen if it looks better than all before.
func (p *plan) better(score int64) {
	if p.seen != nil {
		p.seen(p.chosen[:p.n], score)
	}
	if p.rates {
		p.rated.note(p.chosen[:p.n], score)
	}
	if score > p.most {
		p.most, p.first = score, shards.Command{Verb: shards.EndMain}
		if p.n > 0 {
			p.first = p.chosen[0]
		}
	}
}

// mercenaries fast-plays some of those from one on, and recruits besides.
func (p *plan) mercenaries(from int, crystals int32, sum int64) {
	if v, over := p.finish(); over {
		p.better(v + sum)
	} else {
		p.end.look(p.network, &p.try, p.me)
		p.left, p.decks[0] = mostSets, p.end.deck
		p.recruits(0, 0, crystals, sum)
	}
	for i := from; i < len(p.fast); i++ {
		if o := &p.fast[i]; o.price <= crystals {
			p.chosen[p.n] = o.command
			p.n++
			p.mercenaries(i+1, crystals-o.price, sum+odds(o.worth))
			p.n--
		}
	}
}

// recruits compares sets of offers from one on, besides so many others. What is left pays for Focus.
func (p *plan) recruits(from, others int, crystals int32, sum int64) {
	if p.left--; p.left < 0 {
		return
	}
	deck, more := &p.decks[others], &p.decks[others+1]
	if p.focuses && crystals > 0 {
		p.chosen[p.n] = shards.Command{Verb: shards.Focus}
		p.n++
		p.better(sum + p.focus + p.end.score(p.network, 1, deck))
		p.n--
	} else {
		p.better(sum + p.end.score(p.network, 0, deck))
	}
	for i := from; i < len(p.offers); i++ {
		o := &p.offers[i]
		if o.price > crystals || p.has(o.command.Card) {
			continue
		}
		*more = *deck
		more.add(p.network, p.end.at+2*int(p.world.Def(o.command.Card)), 1)
		faction := p.world.Card(o.command.Card).Faction
		p.end.cards++
		p.end.factions[faction]++
		p.chosen[p.n] = o.command
		p.n++
		p.recruits(i+1, others+1, crystals-o.price, sum+odds(o.worth))
		p.n--
		p.end.factions[faction]--
		p.end.cards--
	}
}

func (p *plan) has(c shards.Slot) bool {
	for _, o := range p.chosen[:p.n] {
		if o.Card == c {
			return true
		}
	}
	return false
}

// outcome is how good it looks to do what is chosen and to end the turn.
func (p *plan) outcome() int64 {
	if v, over := p.finish(); over {
		return v
	}
	p.end.look(p.network, &p.try, p.me)
	return p.end.score(p.network, 0, &p.end.deck)
}

// finish does what is chosen and ends the turn. If the game is over then it answers how good that is.
func (p *plan) finish() (score int64, over bool) {
	w, b := &p.try, &p.player
	w.CopyFrom(&p.world)
	turn := w.Turn()
	for steps, k := 0, 0; !w.Over() && w.Turn() == turn; steps++ {
		b.legal = w.Legal(b.legal[:0])
		var c shards.Command
		switch t := &b.table; {
		case w.Question().Kind != shards.AskMain:
			c = b.choose(w)
		case k < p.n:
			c = p.chosen[k]
			k++
		default:
			t.look(w)
			if c = best(b.legal, t.free); t.free(c) <= 0 {
				c = best(b.legal, t.strike)
			}
		}
		if steps == longTurn || w.Do(c) != nil {
			return -certain, true
		}
	}
	switch {
	case !w.Over():
		return 0, false
	case w.Won(p.me):
		return certain, true
	}
	return -certain, true
}

// ratings are how good the best set with each command looks, in log-odds.
type ratings struct {
	recruit, fast     [shards.MaxCards]int64 // or attack
	focus, none, most int64
}

func (r *ratings) clear() {
	for i := range r.recruit {
		r.recruit[i], r.fast[i] = -certain, -certain
	}
	r.focus, r.none, r.most = -certain, -certain, -certain
}

func (r *ratings) of(c shards.Command) *int64 {
	switch c.Verb {
	case shards.Recruit, shards.Attack:
		return &r.recruit[c.Card]
	case shards.FastPlay:
		return &r.fast[c.Card]
	case shards.Focus:
		return &r.focus
	}
	return &r.none
}

func (r *ratings) note(set []shards.Command, score int64) {
	r.most = max(r.most, score)
	if len(set) == 0 {
		r.none = max(r.none, score)
	}
	for _, c := range set {
		v := r.of(c)
		*v = max(*v, score)
	}
}

// behind appends by how many log-odds the best set with each command is behind the best of all.
func (p *plan) behind(t *table, legal []shards.Command, behind []int64) []int64 {
	p.rated.clear()
	p.rates = true
	if p.look(t, legal) {
		p.mercenaries(0, t.mine.Crystals, 0)
	}
	p.strike(t, legal)
	p.rates = false
	for _, c := range legal {
		behind = append(behind, p.rated.most-*p.rated.of(c))
	}
	return behind
}

// layer is what inputs add up to before the units of a network, and in its linear part.
type layer struct {
	units [hidden]int64
	line  int64
}

// add counts an input.
func (l *layer) add(n *network, at int, x int64) {
	l.line += n.linear[at] * x
	for j, w := range &n.in[at] {
		l.units[j] += w * x
	}
}

func (l *layer) all(n *network, x *Inputs) {
	for k, at := range x.At {
		l.add(n, int(at), int64(x.X[k]))
	}
}

// ending is the end of a turn as the network sees it: the cards of the seat whose turn it was, and all the rest, without one more
// mastery and with it.
type ending struct {
	at       int // where the inputs of that seat begin
	board    int // and those of its board
	deck     layer
	rest     [2]layer
	cards    int
	factions [card.FactionCount]int
	inputs   Inputs
}

// look takes in a game in which the turn of the other player begins.
func (e *ending) look(n *network, g *shards.Game, me shards.Seat) {
	cards := len(g.Catalogue().Cards)
	e.at = 2*cards + plainInputs
	e.board = e.at + 2*cards
	x := &e.inputs
	x.clear()
	x.side(g, 1-me, 0)
	x.game(g, 2*e.at)
	var h holding
	h.count(g, me)
	e.deck, e.rest = layer{}, [2]layer{}
	for d := range cards {
		x.add(e.at+2*d+1, inputOne*int(h.inPlay[d])/2)
		if k := h.inDeck[d]; k > 0 {
			e.deck.add(n, e.at+2*d, int64(k))
		}
	}
	e.cards, e.factions = h.cards, h.factions
	e.rest[0].all(n, x)
	e.rest[1] = e.rest[0]
	for more := range e.rest {
		side := g.State().Sides[me]
		side.Mastery = min(shards.MostMastery, side.Mastery+int32(more))
		x.clear()
		x.leader(&side, e.board)
		e.rest[more].all(n, x)
	}
}

// score is how good it looks with a deck, and perhaps one more mastery, in log-odds.
func (e *ending) score(n *network, mastery int, deck *layer) int64 {
	cards := max(8, e.cards)
	share := int64(4 * inputOne * shareOne / cards)
	l := e.rest[mastery]
	e.inputs.clear()
	e.inputs.deck(cards, &e.factions, e.board)
	l.all(n, &e.inputs)
	sum := l.line + deck.line*share/shareOne
	for j, u := range &l.units {
		sum += n.out[j] * (max(0, u+deck.units[j]*share/shareOne) / weightOne)
	}
	return -sum // it is the other player's turn
}
