package notation_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/notation"
)

func ExampleLanguage_Read() {
	l := notation.New(notation.Forms, notation.Words()...)
	x, err := l.Read(`Creature("headhunter", Brobnar, 5, Traits(trait.Giant), Fight(Gain(1)))`, 1)
	fmt.Println(x.(*card.Card).Power, err)
	_, err = l.Read("Play(\n\tDeal(2, Choose(Creatures.Foes())))", 10)
	fmt.Println(err)
	// Output:
	// 5 <nil>
	// line 11: the language of cards has no word "Filter.Foes" here: see archon adventure words
}

// Whatever is wrong is named with its line.
func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                              "line 7: this cannot be read",
		"Play(\nSteal(1)":               "line 8: this cannot be read",
		"Play(\n\nSteel(1))":            "line 9: the language of cards has no word \"Steel\" here",
		"play(Steal(1))":                "line 7: the language of cards has no word \"play\" here; there is Play",
		"Play(Steal)":                   "line 7: Steal needs parentheses after it",
		"You()":                         "line 7: You takes nothing",
		"Steal()":                       "line 7: Steal takes 1, not 0",
		"Choose(\nCreatures,\n1)":       "line 7: Choose takes 1, not 2",
		"Move(It)":                      "line 7: Move takes 3, not 1",
		"Happens()":                     "line 7: Happens takes 2, not 0",
		"Heading()":                     "line 7: Heading takes at least 1, not 0",
		"Play(\nCreatures)":             "line 8: what stands in place 1 of Play must be of the kind Effect, not Filter",
		"Steal(\"x\")":                  "line 7: what stands in place 1 of Steal must be of the kind Num, not string",
		"Steal(100)":                    "line 7: \"100\" is no number that can be used: it goes up to 99",
		"Steal(99999999999999999999)":   "line 7: \"99999999999999999999\" is no number",
		"Steal(1.5)":                    "line 7: only words of the language",
		"func() {}()":                   "line 7: only words of the language",
		"[]int{1}":                      "line 7: only words of the language",
		"Play(Do(Steal(1))...)":         "line 7: only words of the language",
		"os.Exit(1)":                    "line 7: the language of cards has no word \"os\" here",
		"You | Opponent":                "line 7: only headings, or things that creatures do, can be joined by |",
		"Creature(\"\", Dis, 1)":        "line 7: this means nothing: card : needs an id",
		"Action(\"a\", Dis, Amber(-1))": "line 7: this means nothing: card a: power, armor and æmber must be in range",
		strings.Repeat("(", 5000):       "line 7: this has 5000 bytes, and may have at most 4096",
	} {
		_, err := notation.New(notation.Forms, notation.Words()...).Read(text, 7)
		if assert.Error(t, err, text) {
			assert.Contains(t, err.Error(), want, text)
		}
	}
}

// Names stand for expressions, and for no more words than those may have.
func TestNames(t *testing.T) {
	l := notation.New(notation.Forms, notation.Words()...)
	require.NoError(t, l.Let("weak", "Creatures.PowerAtMost(2)", 1))
	x, err := l.Read("Destroy(weak)", 2)
	require.NoError(t, err)
	assert.Equal(t, card.Destroy(card.Creatures.PowerAtMost(2)), x)
	assert.ErrorContains(t, l.Let("weak", "Creatures", 3), "line 3: weak has a meaning already")
	assert.ErrorContains(t, l.Let("Play", "Creatures", 3), "line 3: Play has a meaning already")
	assert.ErrorContains(t, l.Let("a b", "Creatures", 3), "line 3: \"a b\" cannot be a name")
	last := "weak"
	for i := 0; i < 10 && err == nil; i++ {
		next := fmt.Sprintf("n%d", i)
		err = l.Let(next, fmt.Sprintf("%s.Or(%s)", last, last), 4)
		last = next
	}
	assert.ErrorContains(t, err, "line 4: this has more than 300 words")
	_, err = l.Without("Play").Read("Play(Steal(1))", 1)
	assert.Error(t, err)
	_, err = l.Read("Play(Steal(1))", 1)
	assert.NoError(t, err, "the language itself is as before")
}

// Whatever is read is read or refused with a line.
func FuzzRead(f *testing.F) {
	for _, d := range []string{"Play(Steal(1))", "Creatures.Enemy().Or(Upgrades)", "Has(Elusive|Taunt)", "-1", "OnPlay|OnReap", "N(-99)"} {
		f.Add(d)
	}
	l := notation.New(notation.Forms, notation.Words()...)
	f.Fuzz(func(t *testing.T, text string) {
		if _, err := l.Read(text, 1); err != nil {
			require.NotZero(t, notation.Line(err), err)
		}
	})
}
