package lang_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/game/shards/cards"
	"github.com/keyraken/keyraken/game/shards/lang"
)

var update = flag.Bool("update", false, "write the texts of all cards anew")

var languages = []*lang.Language{lang.English, lang.Russian}

// TestTexts compares name, heading and text of every card with those that were approved.
func TestTexts(t *testing.T) {
	for _, l := range languages {
		var b strings.Builder
		for _, c := range cards.Cards() {
			fmt.Fprintf(&b, "%s\n%s\n%s\n\n", l.Name(c.ID), l.Heading(c), l.Text(c))
		}
		file := "testdata/" + l.Code + ".txt"
		if *update {
			require.NoError(t, os.WriteFile(file, []byte(b.String()), 0o644))
		}
		want, err := os.ReadFile(file)
		require.NoError(t, err)
		assert.Equal(t, string(want), b.String())
	}
}

// Cards that do something else have another text, and every card has a name of its own.
func TestTextsDiffer(t *testing.T) {
	for _, l := range languages {
		texts, named := map[string]string{}, map[string]string{}
		for _, c := range cards.Cards() {
			assert.Empty(t, named[l.Name(c.ID)], c.ID)
			assert.NotEqual(t, c.ID, l.Name(c.ID), "no name")
			named[l.Name(c.ID)] = c.ID
			does := fmt.Sprint(c.Play, c.Activation, c.Constants)
			if was, ok := texts[l.Text(c)]; ok {
				assert.Equal(t, was, does, c.ID)
			}
			texts[l.Text(c)] = does
		}
	}
}

// TestEverythingHasWords puts into words a card for each verb, lasting effect, number, condition, filter and constant effect.
func TestEverythingHasWords(t *testing.T) {
	var all []*card.Card
	add := func(parts ...card.Part) { all = append(all, card.Ally("crystal", card.NoFaction, 1, 1, parts...)) }
	for v := range card.VerbCount {
		if v != card.UntilEndOfTurn {
			add(card.Play(card.Effect{Verb: v, From: card.FromHand, N: card.Number{N: 1}}))
		}
	}
	for l := card.CopyPlayed; l < card.LastingCount; l++ {
		add(card.Play(card.ThisTurn(l, 1)))
	}
	for n := range card.CountCount {
		add(card.Play(card.Power(3).Each(n, card.Order)))
	}
	for k := card.MasteryAt; k < card.ConditionKindCount; k++ {
		add(card.Play(card.Power(9).If(card.Condition{Kind: k, N: 1, ID: "tetra", Faction: card.Order})))
		add(card.Play(card.Power(9).Or(card.Condition{Kind: k, N: 1, ID: "tetra", Faction: card.Order}, 20)))
		add(card.Play(card.Power(9).If(card.Condition{Kind: k, N: 1, ID: "tetra", Faction: card.Order}.At(7))))
	}
	for k := range card.FilterKindCount {
		for _, n := range []int{2, 3, card.All} {
			add(card.Play(card.Return(n, card.Filter{Kind: k})))
			add(card.Play(card.Return(n, card.Filter{Kind: k, Faction: card.Wraethe, Cost: 5})))
		}
	}
	for _, from := range []uint8{card.FromHand | card.FromDiscard, card.FromDiscard} {
		add(card.Play(card.Banish(1, from)))
	}
	for k := range card.ConstantKindCount {
		add(card.Always(card.Const(k, 2)))
	}
	for _, l := range languages {
		seen := map[string]bool{}
		for _, c := range all {
			text := l.Text(c)
			assert.Greater(t, len(text), 8)
			assert.NotRegexp(t, `  |[{}|]| [.,:]|^[ .]`, text)
			assert.False(t, seen[text], "%s: twice", text)
			seen[text] = true
		}
	}
}
