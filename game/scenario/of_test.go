package scenario_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/gametest"
	"github.com/keyraken/keyraken/game/scenario"
)

// The table of a game, written and read again, makes an equal game.
func TestOf(t *testing.T) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	r := adventures.Rules(cat)
	again := func(difficulty string) func(*game.Game) (*game.Game, error) {
		return func(g *game.Game) (*game.Game, error) {
			written, err := scenario.Of(g, difficulty)
			if err != nil {
				return nil, err
			}
			data, err := json.Marshal(written)
			require.NoError(t, err)
			table, err := scenario.Parse(data)
			require.NoError(t, err, "%s", data)
			twin, err := table.Start(r)
			require.NoError(t, err, "%s", data)
			return twin, nil
		}
	}
	times := 0
	for seed := range uint64(16) {
		random := rand.New(rand.NewPCG(seed, 5))
		setup := game.Setup{Seed: seed, First: game.NoSide, Decks: []game.Deal{gametest.RandomDeal(random), gametest.RandomDeal(random)}}
		mode, difficulty := game.Duel, ""
		if seed%2 == 1 {
			d := adventure.Difficulty(seed % 3)
			a := adventures.All()[0]
			mode, difficulty = a.Mode(d), d.String()
			setup = adventure.Setup(a, append(setup.Decks, gametest.RandomDeal(random))[:1+seed/2%3], seed)
		}
		setup.AskAll = seed%5 == 4
		g, err := game.New(cat, mode, setup)
		require.NoError(t, err)
		times += gametest.Laid(t, random, g, 250, again(difficulty))
	}
	require.Greater(t, times, 100)
}

// Test cards, labels and joined halves are written again as they were.
func TestOfTestCards(t *testing.T) {
	g := start(t, `{"house":"dis","players":[{"line":[
		{"label":"mine","test":{"type":"creature","house":"dis","power":3,"armor":1,"traits":["demon"],"keywords":{"skirmish":true,"assault":2},"icons":["amber","draw"]}}]},
		{"purged":[{"card":"dust-imp","by":"mine"}]}]}`)
	written, err := scenario.Of(g, "")
	require.NoError(t, err)
	twin, err := written.Start(rules(t))
	require.NoError(t, err)
	assert.Equal(t, g.Hash(), twin.Hash())
	assert.Equal(t, game.Slot(1), twin.Labelled("mine"))
	assert.Equal(t, game.Slot(1), twin.State().Cards[2].Host)
}

// While something is being resolved, and in the set-up, a game has no table.
func TestOfWhatIsInCourse(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[{"hand":["punch"],"line":["headhunter","headhunter"]},{}]}`)
	_, err := g.Apply(game.Command{Verb: game.PlayCard, Card: 3}, nil)
	require.NoError(t, err)
	_, err = scenario.Of(g, "")
	assert.EqualError(t, err, "something is being resolved: answer what is asked first")
	two := 2
	edit := scenario.Edit{Course: scenario.Course{Active: scenario.Side(two)}}
	assert.EqualError(t, edit.Apply(g), "the turn cannot move: something is being resolved: answer what is asked first")

	g, err = game.New(rules(t).Catalogue, game.Duel, game.Setup{Decks: []game.Deal{{}, {}}})
	require.NoError(t, err)
	_, err = scenario.Of(g, "")
	assert.EqualError(t, err, "the game has not begun: its set-up is still in course")
}
