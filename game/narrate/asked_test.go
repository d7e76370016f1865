package narrate_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
)

// Every question of the rules can be put into words, and every command in the
// main step and every yes or no has a word.
func TestEveryQuestionHasWords(t *testing.T) {
	n := narrator(t)
	for p := game.ForEffect + 1; p < game.PurposeCount; p++ {
		q := game.Question{Kind: game.AskYesNo, Purpose: p, Source: 1, Of: 1}
		words := n.Question(&q)
		assert.Regexp(t, `^\p{Lu}.+\?$`, words, "purpose %d", p)
	}
	assert.Contains(t, n.Question(&game.Question{Kind: game.AskMain}), "house")
	instead := game.Question{Kind: game.AskCards, Purpose: game.ForReplacement, Min: 1, Max: 1}
	assert.Equal(t, "Which of these cards replaces what would happen?", n.Question(&instead))
}

// Answers to a question are described by their meaning, not by a number.
func TestAnswersHaveWords(t *testing.T) {
	n := narrator(t)
	for _, c := range []struct {
		kind game.QuestionKind
		n    int16
		want string
	}{
		{game.AskHouse, 1, "Brobnar"}, {game.AskNumber, 4, "4"}, {game.AskKey, 2, "yellow key"},
	} {
		q := game.Question{Kind: c.kind, Source: 1}
		assert.Equal(t, c.want, n.Answer(&q, game.Command{Verb: game.Choose, N: c.n}))
	}
	ways := game.Question{Kind: game.AskOption, Purpose: game.ForUse, Source: 1, Ways: 255}
	assert.Equal(t, "reap", n.Answer(&ways, game.Command{Verb: game.Choose, N: int16(game.ToReap)}))
	assert.Equal(t, "yes", n.Answer(&ways, game.Command{Verb: game.Yes}))
}
