package ru

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/lang"
)

// cases are the forms of a noun: accusative, dative, genitive, instrumental.
type cases [4]string

const (
	accusative = iota
	dative
	genitive
	instrumental
)

// noun is a word for cards.
type noun struct {
	one, many cases
	feminine  bool
	masculine bool
	animate   bool // in the plural the accusative is the genitive
	tail      string
}

var (
	creature = noun{one: cases{"существо", "существу", "существа", "существом"}, many: cases{"существ", "существам", "существ", "существами"},
		animate: true}
	artifact = noun{one: cases{"артефакт", "артефакту", "артефакта", "артефактом"},
		many: cases{"артефакты", "артефактам", "артефактов", "артефактами"}, masculine: true}
	upgrade = noun{one: cases{"улучшение", "улучшению", "улучшения", "улучшением"},
		many: cases{"улучшения", "улучшениям", "улучшений", "улучшениями"}}
	anyCard = noun{one: cases{"карту", "карте", "карты", "картой"}, many: cases{"карты", "картам", "карт", "картами"}, feminine: true}
	action  = noun{one: anyCard.one, many: anyCard.many, feminine: true, tail: "действия"}
	boss    = noun{one: cases{"чудовище", "чудовищу", "чудовища", "чудовищем"}, many: creature.many, animate: true}
)

var nouns = map[card.Type]noun{card.CreatureType: creature, card.ArtifactType: artifact, card.UpgradeType: upgrade, card.ActionType: action,
	card.BossType: boss}

// nounsOf are the words for the cards of a filter, joined by "или".
func nounsOf(t card.Types) []noun {
	var all []noun
	for _, of := range [...]card.Type{card.CreatureType, card.ArtifactType, card.UpgradeType, card.ActionType, card.BossType} {
		if n, ok := nouns[of]; ok && t.Has(of) {
			all = append(all, n)
		}
	}
	if len(all) > 3 || len(all) == 0 {
		return []noun{anyCard}
	}
	return all
}

// endings are those of an adjective: accusative, dative, genitive and instrumental of
// the neuter, of the masculine, of the feminine and of the plural.
type endings [4]cases

var (
	hard = endings{{"ое", "ому", "ого", "ым"}, {"ый", "ому", "ого", "ым"}, {"ую", "ой", "ой", "ой"}, {"ые", "ым", "ых", "ыми"}}
	soft = endings{{"ее", "ему", "его", "им"}, {"ий", "ему", "его", "им"}, {"юю", "ей", "ей", "ей"}, {"ие", "им", "их", "ими"}}
	back = endings{{"ое", "ому", "ого", "им"}, {"ий", "ому", "ого", "им"}, {"ую", "ой", "ой", "ой"}, {"ие", "им", "их", "ими"}}
	last = endings{{"ое", "ому", "ого", "им"}, {"ой", "ому", "ого", "им"}, {"ую", "ой", "ой", "ой"}, {"ие", "им", "их", "ими"}}
)

// adjective declines an adjective, given in the masculine, as it stands before the noun.
func adjective(word string, n *noun, many bool) cases {
	if word == "этот" || word == "весь" || word == "ваш" {
		return determiner(word, n, many)
	}
	e := &hard
	switch {
	case strings.HasSuffix(word, "ний"):
		e = &soft
	case strings.HasSuffix(word, "ий"):
		e = &back
	case strings.HasSuffix(word, "угой"), strings.HasSuffix(word, "акой"):
		e = &last
	}
	stem := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(word, "ый"), "ий"), "ой")
	form := 0
	switch {
	case many:
		form = 3
	case n.masculine:
		form = 1
	case n.feminine:
		form = 2
	}
	var c cases
	for i := range c {
		c[i] = stem + e[form][i]
	}
	if many && n.animate {
		c[accusative] = c[genitive]
	}
	return c
}

// determiner declines the words that are no plain adjectives.
func determiner(word string, n *noun, many bool) cases {
	var c cases
	switch {
	case word == "ваш" && many:
		c = cases{"ваши", "вашим", "ваших", "вашими"}
	case word == "ваш" && n.feminine:
		return cases{"вашу", "вашей", "вашей", "вашей"}
	case word == "ваш" && n.masculine:
		return cases{"ваш", "вашему", "вашего", "вашим"}
	case word == "ваш":
		return cases{"ваше", "вашему", "вашего", "вашим"}
	case word == "весь":
		c = cases{"все", "всем", "всех", "всеми"}
	case many:
		c = cases{"эти", "этим", "этих", "этими"}
	case n.feminine:
		return cases{"эту", "этой", "этой", "этой"}
	case n.masculine:
		return cases{"этот", "этому", "этого", "этим"}
	default:
		return cases{"это", "этому", "этого", "этим"}
	}
	if n.animate {
		c[accusative] = c[genitive]
	}
	return c
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
		p := n.count(of, adjectives)
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

// count is the noun with its adjectives, and a number before them.
func (n *noun) count(of amountOf, adjectives []string) cases {
	c := n.one
	if of.many {
		c = n.many
	}
	form := amountOf{of.n, of.many}
	words := make([]cases, len(adjectives))
	for i, a := range adjectives {
		words[i] = adjective(a, n, form.many)
	}
	var all cases
	for k := range all {
		said := c[k]
		number, counted := "", of.many && of.n > 0
		if counted {
			number = strconv.Itoa(of.n)
		}
		few := counted && pluralForm(of.n) == 1
		if k == accusative && counted { // 2 артефакта, 5 артефактов, 2 существ
			said = n.many[genitive]
			if few && !n.animate {
				said = n.one[genitive]
			}
		}
		var parts []string
		for _, w := range words {
			if k == accusative && counted && !(few && n.feminine) {
				parts = append(parts, w[genitive])
			} else {
				parts = append(parts, w[k])
			}
		}
		all[k] = lang.Join(append(append([]string{number}, parts...), said, n.tail)...)
	}
	return all
}

// undeclined is the title of a card, which is not declined.
func undeclined(title string) cases { return cases{title, title, title, title} }

var theCard = cases{"эту карту", "этой карте", "этой карты", "этой картой"}

// pronoun is what the cards of a target are called after they have been chosen.
func pronoun(g card.Target, n int) cases {
	switch nouns := nounsOf(g.Filter.Types); {
	case n != 1:
		return cases{"их", "им", "их", "ими"}
	case len(nouns) == 1 && nouns[0].feminine:
		return cases{"её", "ей", "её", "ей"}
	}
	return cases{"его", "ему", "его", "им"}
}

// afterPrepositions are the pronouns as they stand there.
var afterPrepositions = strings.NewReplacer("на его", "на него", "с его", "с него", "на её", "на неё", "с её", "с неё", "на их", "на них",
	"с их", "с них", "к ему", "к нему", "к ей", "к ней", "под его", "под него", "под её", "под неё")

// whichOf asks for cards of a target.
func (l russian) whichOf(g card.Target, n int, self string) cases {
	before := []string{"какой"}
	if g.Pick == card.MostPowerful || g.Pick == card.LeastPowerful {
		before = append(before, strength[g.Pick]...)
	}
	return l.phrase(g.Filter, amountOf{many: n != 1}, self, before...)
}

var strength = map[card.Pick][]string{card.MostPowerful: {"самый", "сильный"}, card.LeastPowerful: {"самый", "слабый"}}

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
		return anyCard.count(amountOf{many: true}, []string{"этот"})
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
		return l.phrase(g.Filter, amountOf{n: n, many: n > 1}, self, strength[g.Pick]...)
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
