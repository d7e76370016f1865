package narrate_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

var update = flag.Bool("update", false, "write testdata/questions.txt anew")

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
		all[i].Card, all[i].Self, all[i].About = c, "SELF", "ABOUT"
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

// Every question of every ability is complete, and every button says what it does. The
// list in testdata should be read.
func TestEveryQuestionOfEveryCard(t *testing.T) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	title := func(id string) string {
		n, _ := cat.Number(id)
		return cat.Title(n)
	}
	tongues := []*lang.Language{languages.English().With(title), languages.Named("ru").With(title)}
	var list []string
	for n := 1; n <= cat.Len(); n++ {
		c := cat.Card(uint16(n))
		var asks []string
		for _, a := range asking(c) {
			a.Self = cat.Title(uint16(n))
			a.About = a.Self
			lines := make([]string, 0, 2)
			for _, l := range tongues {
				q := l.Question(a)
				line := q.Words
				yes := a.Effect.Verb == card.MayVerb || a.Effect.Verb == card.RepeatVerb && a.Effect.Optional
				if yes {
					line += fmt.Sprintf("  [%s | %s]", q.Yes, q.No)
				}
				if a.Effect.Verb == card.OptionVerb {
					for i := range a.Effect.Sub {
						line += fmt.Sprintf("  [%s]", l.Effects(c, a.Effect.Sub[i], a.Self))
					}
				}
				assert.Regexp(t, `^[\p{Lu}\d].*\?`, line)
				assert.NotRegexp(t, `⟨|%!|\[(Yes|Да) |\| (No|Нет)\]|Применить эффект\?`, line, c.ID)
				lines = append(lines, line)
			}
			if ask := "  " + strings.Join(lines, "\n  "); !slices.Contains(asks, ask) {
				asks = append(asks, ask)
			}
		}
		for _, a := range c.Abilities {
			if a.Instead == card.PlayEffect {
				q, r := tongues[0].Instead(c, a), tongues[1].Instead(c, a)
				asks = append(asks, fmt.Sprintf("  %s  [%s | %s]\n  %s  [%s | %s]", q.Words, q.Yes, q.No, r.Words, r.Yes, r.No))
			}
		}
		if len(asks) > 0 {
			list = append(list, cat.Title(uint16(n))+" ("+c.ID+")\n"+strings.Join(asks, "\n"))
		}
	}
	slices.Sort(list)
	got := strings.Join(list, "\n") + "\n"
	if *update {
		require.NoError(t, os.WriteFile("testdata/questions.txt", []byte(got), 0o644))
	}
	if testing.Short() {
		return // the list depends on the texts of cards: only full tests compare it
	}
	want, err := os.ReadFile("testdata/questions.txt")
	require.NoError(t, err)
	old, now := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	require.Len(t, now, len(old), "renew the list: go test ./game/narrate -update")
	for i := range now {
		assert.Equal(t, old[i], now[i], "renew it with -update and read what has changed")
	}
}
