package shards

import (
	"slices"

	"github.com/keyraken/keyraken/game/shards"
)

// asked is the open question as the screen needs it: the commands that answer it, and the number that is being chosen.
type asked struct {
	ready  bool
	at     int // after how many inputs
	legal  []shards.Command
	labels []string
	words  string
	number int // of legal, if a number is asked for
}

// renew looks at the question again if it is another one, and says whether it is.
func (a *asked) renew(t *Screen) bool {
	if a.ready && a.at == t.log.At() {
		return false
	}
	g, l := t.game(), t.words.Language()
	*a = asked{ready: true, at: t.log.At(), labels: a.labels[:0]}
	a.legal = g.Legal(a.legal[:0])
	if g.Over() {
		return true
	}
	a.words = l.Question(g)
	for _, c := range a.legal {
		a.labels = append(a.labels, l.Command(g, c))
	}
	if g.Question().Kind == shards.AskPower { // most will want to attack with all of it
		a.number = len(a.legal) - 1
	}
	return true
}

// asksNumber says whether a number is asked for, which may be one of many.
func (a *asked) asksNumber(k shards.QuestionKind) bool {
	first, last := a.numbers()
	return (k == shards.AskPower || k == shards.AskBid) && first <= last
}

// numbers are the first and the last number among the legal commands, which are in order.
func (a *asked) numbers() (first, last int) {
	first, last = 0, len(a.legal)-1
	for first <= last && a.legal[first].Verb != shards.Choose {
		first++
	}
	for last >= first && a.legal[last].Verb != shards.Choose {
		last--
	}
	return first, last
}

// of are the commands about a card.
func (a *asked) of(c shards.Slot) (all [2]shards.Command, n int) {
	for _, o := range a.legal {
		if o.Card == c && c != 0 && n < len(all) {
			all[n] = o
			n++
		}
	}
	return all, n
}

// with is the command with that verb, if it is legal.
func (a *asked) with(v shards.Verb) (shards.Command, bool) {
	i := slices.IndexFunc(a.legal, func(c shards.Command) bool { return c.Verb == v })
	if i < 0 {
		return shards.Command{}, false
	}
	return a.legal[i], true
}

// may says whether a command about a card is legal.
func (a *asked) may(v shards.Verb, c shards.Slot) bool {
	return slices.Contains(a.legal, shards.Command{Verb: v, Card: c})
}

// lit says whether the one who looks may do something with a card now.
func (t *Screen) lit(c shards.Slot) bool {
	_, n := t.asked.of(c)
	return n > 0 && t.mine() && !t.show.Behind()
}

// click does what a click on a card means: its only action, or its menu.
func (t *Screen) click(c shards.Slot) (do shards.Command, ok bool) {
	all, n := t.asked.of(c)
	was := t.menu
	t.menu = 0
	switch {
	case t.show.Behind(): // first one sees what has happened
		t.show.Skip()
	case n == 1 && t.mine():
		return all[0], true
	case n > 1 && t.mine() && was != c:
		t.menu = c
	}
	return do, false
}
