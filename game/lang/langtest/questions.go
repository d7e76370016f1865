package langtest

import (
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// Questions are what the abilities of a card with that title may ask, each with its buttons, as a
// line for each of the languages.
func Questions(c *card.Card, title string, languages ...*lang.Language) (all [][]string) {
	for _, a := range asking(c) {
		a.Self, a.About = title, title
		lines := make([]string, len(languages))
		for i, l := range languages {
			lines[i] = asked(l, &a)
		}
		all = append(all, lines)
	}
	for _, a := range c.Abilities {
		if a.Instead != card.PlayEffect {
			continue
		}
		lines := make([]string, len(languages))
		for i, l := range languages {
			q := l.Instead(c, a)
			lines[i] = fmt.Sprintf("%s  [%s | %s]", q.Words, q.Yes, q.No)
		}
		all = append(all, lines)
	}
	return all
}

// asked is a question with its buttons.
func asked(l *lang.Language, a *lang.Asked) string {
	var line strings.Builder
	q := l.Question(*a)
	line.WriteString(q.Words)
	switch e := a.Effect; {
	case e.Verb == card.MayVerb || e.Verb == card.RepeatVerb && e.Optional:
		fmt.Fprintf(&line, "  [%s | %s]", q.Yes, q.No)
	case e.Verb == card.OptionVerb:
		for i := range e.Sub {
			fmt.Fprintf(&line, "  [%s]", l.Effects(a.Card, e.Sub[i], a.Self))
		}
	}
	return line.String()
}

// asking lists what the abilities of a card may ask.
func asking(c *card.Card) []lang.Asked {
	var all []lang.Asked
	var in []*card.Ability
	offered := map[*card.Effect]bool{}
	card.Inspect(c, func(n card.Node) bool {
		switch n := n.(type) {
		case *card.Ability:
			in = append(in, n)
		case *card.Mod:
			if n.Do != nil { // its effects are an ability of their own
				in = append(in, &card.Ability{Kind: card.Headed, Do: n.Do})
			}
		case *card.Effect:
			all = append(all, asksOf(n, in[len(in)-1], offered)...)
		}
		return true
	})
	for i := range all {
		all[i].Card = c
	}
	return all
}

// asksOf lists what an effect asks; offered notes the effects whose choice can be
// declined because a may offers them.
func asksOf(e *card.Effect, a *card.Ability, offered map[*card.Effect]bool) []lang.Asked {
	var all []lang.Asked
	add := func(of lang.Asked) {
		of.Ability, of.Effect = a, e
		all = append(all, of)
	}
	choice := func(g *card.Target) {
		for ; g != nil; g = g.And {
			if g.Pick != card.ChoiceOf && g.Pick != card.MostPowerful && g.Pick != card.LeastPowerful {
				continue
			}
			of := lang.Asked{Target: g, Min: constant(g.Min, 1), Max: constant(g.Max, 3)}
			switch {
			case g.Pick != card.ChoiceOf:
				of.Min = of.Max
			case g.OneOf != card.NoQuality:
				of.Min = 3
			case g.Any:
				of.Max = 4
			}
			if offered[e] {
				of.Min = 0
			}
			add(of)
		}
	}
	switch e.Verb {
	case card.DistributeVerb, card.RedistributeVerb, card.RedistributeDamageVerb:
		g := card.Choose(e.Target.Filter)
		add(lang.Asked{Target: &g, Min: 1, Max: 1, Left: 3})
	case card.MayVerb:
		first := &e.Sub[0][0]
		g, one := &first.Target, card.N(1)
		if g.Pick == card.ChoiceOf && g.Min == one && g.Max == one && g.And == nil &&
			first.Second.Pick == card.ByRole && (first.Verb.Class() == card.CardEffect || first.Verb.Class() == card.TakeEffect) {
			offered[first] = true
			break
		}
		add(lang.Asked{})
	case card.RepeatVerb:
		if e.Optional {
			add(lang.Asked{})
		}
	case card.OptionVerb, card.ChooseHouseVerb, card.ChoosePlayerVerb, card.ChooseTraitVerb, card.NameCardVerb:
		add(lang.Asked{})
	case card.ChooseNumberVerb:
		add(lang.Asked{Min: e.N, Max: 7})
	case card.HealVerb, card.RemoveCountersVerb:
		if choice(&e.Target); e.Who == card.You {
			add(lang.Asked{Max: 3})
		}
		choice(&e.Second)
	case card.EachVerb:
		if choice(&e.Target); e.OneByOne || e.Target.Pick == card.EachOf {
			add(lang.Asked{Order: true})
		}
	default:
		if choice(&e.Target); e.Verb != card.FightVerb {
			choice(&e.Second)
		}
	}
	return all
}

func constant(n card.Num, otherwise int) int {
	if n.Kind == card.Const && n.N > 0 {
		return n.N
	}
	return otherwise
}
