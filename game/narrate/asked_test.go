package narrate_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
)

// Every question of the rules can be put into words, and every command in the
// main step and every yes or no has a word.
func TestEveryQuestionHasWords(t *testing.T) {
	n := narrator(t)
	for p := keyforge.ForEffect + 1; p < keyforge.PurposeCount; p++ {
		q := keyforge.Question{Kind: keyforge.AskYesNo, Purpose: p, Source: 1, Of: 1}
		words := n.Question(&q)
		assert.Regexp(t, `^\p{Lu}.+\?$`, words, "purpose %d", p)
	}
	assert.Contains(t, n.Question(&keyforge.Question{Kind: keyforge.AskMain}), "house")
	instead := keyforge.Question{Kind: keyforge.AskCards, Purpose: keyforge.ForReplacement, Min: 1, Max: 1}
	assert.Equal(t, "Which of these cards replaces what would happen?", n.Question(&instead))
}

// Answers to a question are described by their meaning, not by a number.
func TestAnswersHaveWords(t *testing.T) {
	n := narrator(t)
	for _, c := range []struct {
		kind keyforge.QuestionKind
		n    int16
		want string
	}{
		{keyforge.AskHouse, 1, "Brobnar"}, {keyforge.AskNumber, 4, "4"}, {keyforge.AskKey, 2, "yellow key"},
	} {
		q := keyforge.Question{Kind: c.kind, Source: 1}
		assert.Equal(t, c.want, n.Answer(&q, keyforge.Command{Verb: keyforge.Choose, N: c.n}))
	}
	ways := keyforge.Question{Kind: keyforge.AskOption, Purpose: keyforge.ForUse, Source: 1, Ways: 255}
	assert.Equal(t, "reap", n.Answer(&ways, keyforge.Command{Verb: keyforge.Choose, N: int16(keyforge.ToReap)}))
	assert.Equal(t, "yes", n.Answer(&ways, keyforge.Command{Verb: keyforge.Yes}))
}

// What is to be chosen answers to its name, a card also to its title in the language.
func TestAnswersToTheirNames(t *testing.T) {
	n := narrator(t)
	is := func(want string) func(string) bool { return func(name string) bool { return name == want } }
	house := keyforge.Question{Kind: keyforge.AskHouse, Source: 1}
	assert.True(t, n.Fits(&house, keyforge.Command{Verb: keyforge.Choose, N: 1}, is("Brobnar")))
	assert.False(t, n.Fits(&house, keyforge.Command{Verb: keyforge.Choose, N: 1}, is("Dis")))
	cat := n.Game.Catalogue()
	imp, ok := cat.Number("dust-imp")
	require.True(t, ok)
	name := keyforge.Question{Kind: keyforge.AskName, Source: 1}
	assert.True(t, n.Fits(&name, keyforge.Command{Verb: keyforge.Choose, N: int16(imp)}, is("Dust Imp")))
	assert.False(t, n.Fits(&name, keyforge.Command{Verb: keyforge.Done}, is("Dust Imp")))
}

// What is said of a side has its forms and the arguments; a key without words stays visible.
func TestSay(t *testing.T) {
	n := narrator(t)
	n.Language = n.Language.WithWords(func(string) lang.Words { return lang.Words{"greets": "{side} {side:greet|greets} {1}"} })
	assert.Equal(t, "you greet Ann", n.Say("greets", 0, "Ann"))
	assert.Equal(t, "player 2 greets Ann", n.Say("greets", 1, "Ann"))
	assert.Equal(t, "⟨no-words⟩", n.Say("no-words", 0, "Ann"))
}

// Of several cards the question says how many are chosen, as soon as one is; done means enough then.
func TestChosenCardsAreCounted(t *testing.T) {
	n := narrator(t)
	q := keyforge.Question{Kind: keyforge.AskCards, Purpose: keyforge.ForOrder, Source: 1, Max: 3}
	none, done := n.Question(&q), keyforge.Command{Verb: keyforge.Done}
	assert.Equal(t, n.Language.Story.Phrases.NoCard, n.Answer(&q, done))
	q.Picked.Add(2)
	q.Picked.Add(3)
	assert.Equal(t, none+" (2 chosen)", n.Question(&q))
	assert.Equal(t, n.Language.Story.Phrases.Enough, n.Answer(&q, done))
	for _, other := range []keyforge.Question{{Kind: keyforge.AskCards, Max: 1}, {Kind: keyforge.AskYesNo, Max: 3}} {
		q.Kind, q.Max = other.Kind, other.Max
		assert.NotContains(t, n.Question(&q), "chosen")
	}
}
