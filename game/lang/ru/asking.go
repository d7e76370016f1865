package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// wordsByType are the words for cards.
var wordsByType = map[card.Type]word{card.CreatureType: wordFor("существо"), card.ArtifactType: wordFor("артефакт"),
	card.UpgradeType: wordFor("улучшение"), card.ActionType: wordFor("карта действия"), card.BossType: wordFor("чудовище")}

// nounsOf are the words for the cards of a filter, joined by "или".
func nounsOf(t card.Types) []word {
	var all []word
	for _, of := range [...]card.Type{card.CreatureType, card.ArtifactType, card.UpgradeType, card.ActionType, card.BossType} {
		if t.Has(of) {
			all = append(all, wordsByType[of])
		}
	}
	if len(all) > 3 || len(all) == 0 {
		return []word{wordFor("карта")}
	}
	return all
}

// amountOf is how many cards there are of a noun.
type amountOf struct {
	n    int  // 0: many, without a number
	many bool // the noun stands in the plural
}

// phrase is a noun with what is said of the cards before it and behind.
func (l russian) phrase(f card.Filter, of amountOf, self string, before ...string) cases {
	adjectives, behind := l.describe(f, self)
	adjectives = append(before, adjectives...)
	var c cases
	or := map[bool]string{true: " и ", false: " или "}[len(before) > 0 && before[0] == "весь"]
	for i, n := range nounsOf(f.Types) {
		p := of.phrase(n, adjectives)
		for k := range c {
			if i > 0 {
				c[k] += or
			}
			c[k] += p[k]
		}
		if adjectives = nil; of.many { // in the singular those of the first do
			adjectives = before[:min(1, len(before))]
		}
	}
	for k := range c {
		c[k] = lang.Join(c[k], behind)
	}
	if f.Also == nil {
		return c
	}
	if also := *f.Also; also.Types == f.Types && also.Zone != f.Zone { // the same cards, elsewhere
		here, there := zoneOf(f, self), zoneOf(also, self)
		for k := range c {
			c[k] += map[bool]string{true: " из игры"}[here == ""] + " или " + map[bool]string{true: "из игры", false: there}[there == ""]
		}
		return c
	}
	also := l.phrase(*f.Also, of, self)
	for k := range c {
		c[k] += " или " + also[k]
	}
	return c
}

// phrase is the noun with its adjectives, and a number before them.
func (of amountOf) phrase(w word, adjectives []string) cases {
	if of.many && of.n > 0 {
		return w.count(of.n, adjectives...).cases
	}
	return w.phrase(of.many, adjectives...).cases
}

// undeclined is the title of a card, which is not declined.
func undeclined(title string) cases { return alike(title) }

var theCard = wordFor("карта").phrase(false, "этот").cases

// pronoun is what the cards of a target are called after they have been chosen.
func pronoun(g card.Target, n int) cases {
	switch nouns := nounsOf(g.Filter.Types); {
	case n != 1:
		return theyPronoun(neuter, true).cases
	case len(nouns) == 1 && nouns[0].gender == feminine:
		return theyPronoun(feminine, false).cases
	}
	return theyPronoun(neuter, false).cases
}

// afterPrepositions are the pronouns as they stand there.
var afterPrepositions = strings.NewReplacer("на его", "на него", "с его", "с него", "на её", "на неё", "с её", "с неё", "на их", "на них",
	"с их", "с них", "к ему", "к нему", "к ей", "к ней", "под его", "под него", "под её", "под неё")

// whichOf asks for cards of a target.
func (l russian) whichOf(g card.Target, n int, self string) cases {
	return l.phrase(byStrength(g), amountOf{many: n != 1}, self, "какой")
}

// byStrength is the filter of a target, that asks for the most or the least powerful where
// the target does.
func byStrength(g card.Target) card.Filter {
	kind, ok := map[card.Pick]card.PredKind{card.MostPowerful: card.HighestPower, card.LeastPowerful: card.LowestPower}[g.Pick]
	if ok {
		g.Filter.Preds = append([]card.Pred{{Kind: kind}}, g.Filter.Preds...)
	}
	return g.Filter
}

// object is what an effect touches that does not ask for it.
func (t asker) object(g card.Target) cases {
	c := t.oneObject(g)
	if g.And != nil {
		also := t.object(*g.And)
		for k := range c {
			c[k] += " и " + also[k]
		}
	}
	return c
}

func (t asker) oneObject(g card.Target) cases {
	l, self := t.russian, t.self
	switch n, known := g.Max.N, g.Max.Kind == card.Const; {
	case g.Pick == card.ByRole && (g.Role == card.This || g.Role == card.Host) && self != "":
		return undeclined(self)
	case g.Pick == card.ByRole && (g.Role == card.Them || g.Role == card.TheSubjects || g.Role == card.Beneath):
		return wordFor("карта").phrase(true, "этот").cases
	case g.Pick == card.ByRole && t.it != (cases{}):
		return t.it
	case g.Pick == card.ByRole:
		return theCard
	case g.Pick == card.EachOf && g.Filter.Top != 0:
		top := max(g.Filter.Top, -g.Filter.Top)
		return l.phrase(g.Filter, amountOf{n: top, many: top > 1}, self)
	case g.Pick == card.EachOf:
		return l.phrase(g.Filter, amountOf{many: true}, self, "весь")
	case g.Pick == card.RandomOf:
		return l.phrase(g.Filter, amountOf{n: n, many: n > 1}, self, "случайный")
	case g.Any || !known:
		return l.phrase(g.Filter, amountOf{many: true}, self, "любой")
	case g.Pick == card.MostPowerful || g.Pick == card.LeastPowerful:
		return l.phrase(byStrength(g), amountOf{n: n, many: n > 1}, self)
	case n > 1 && g.Min != g.Max:
		c := l.phrase(g.Filter, amountOf{n: n, many: true}, self)
		for k := range c {
			c[k] += " (или меньше)"
		}
		return c
	default:
		return l.phrase(g.Filter, amountOf{n: n, many: n > 1}, self)
	}
}
