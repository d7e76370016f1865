package en

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// handSize says to how many cards a player refills.
func (t *en) handSize(n card.Num) string {
	head, tail := t.amount(n, unit{"additional card", "additional cards"})
	head = strings.Replace(head, "an additional", "1 additional", 1)
	if n.Kind == card.Const && n.N < 0 {
		head = strconv.Itoa(-n.N) + " fewer cards"
		if n.N == -1 {
			head = "1 card fewer"
		}
	}
	return lang.Join(head, tail)
}

// additional is "1 additional key".
func additional(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return strconv.Itoa(n) + " additional " + what
}

// ordinals are the three keys in the order in which they are forged.
var ordinals = [...]string{"first", "second", "third"}

// limit is how many cards of a kind can be played.
func (t *en) limit(m card.Mod) string {
	n := t.noun(plan.OrAnyCard(m.Filter), "in")
	if limit := t.value(m.Num); !plan.IsOne(m.Num) {
		return limit + " " + n.otherMany()
	}
	return "1 " + n.otherOne()
}

// allowed are the cards that may be played: all, or so many.
func (t *en) allowed(m *card.Mod) string {
	n := t.noun(plan.OrAnyCard(m.Filter), "from")
	switch {
	case !plan.Limited(m.Num):
		return t.all(m.Filter)
	case plan.IsOne(m.Num):
		return "one " + n.otherOne()
	}
	return lang.Join(t.amount(m.Num, unit{n.otherOne(), n.otherMany()}))
}

// offHouse tells in which turns it matters that cards of a house may be played:
// " in which Mars is not the active house".
func (t *en) offHouse(f *card.Filter) string {
	if f != nil {
		for _, p := range f.Preds {
			if p.Kind == card.IsHouse && !p.Not {
				return " in which " + lang.List(t.Houses(p.Houses), "or") + " is not the active house"
			}
		}
	}
	return ""
}

const anyHouse = ", whatever the active house"

// whatever says that the active house does not matter, unless the filter shows
// that the cards are of another house.
func whatever(f *card.Filter) string {
	if plan.ShowsHouse(f) {
		return ""
	}
	return anyHouse
}

// upTo are the cards that may be used: all, one, or up to some.
func (t *en) upTo(m card.Mod) string {
	cards := t.all(m.Filter)
	switch {
	case m.Num.Kind == card.Const && m.Num.N == 1:
		return t.oneOf(m.Filter)
	case m.Num.Kind == card.Const && m.Num.N > 1:
		return "up to " + strconv.Itoa(m.Num.N) + " " + cards
	}
	return cards
}
