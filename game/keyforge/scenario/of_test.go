package scenario_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/strict"
)

// The table of a game, written and read again, makes an equal game.
func TestOf(t *testing.T) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	r := adventures.All().Rules(cat)
	again := func(difficulty string) func(*keyforge.Game) (*keyforge.Game, error) {
		return func(g *keyforge.Game) (*keyforge.Game, error) {
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
		setup := keyforge.Setup{Seed: seed, First: keyforge.NoSide, Decks: []keyforge.Deal{gametest.RandomDeal(random),
			gametest.RandomDeal(random)}}
		mode, difficulty := keyforge.Duel, ""
		if seed%2 == 1 {
			d := adventure.Difficulty(seed % 3)
			a := adventures.All()[0]
			mode, difficulty = a.Mode(d), d.String()
			setup = adventure.Setup(a, append(setup.Decks, gametest.RandomDeal(random))[:1+seed/2%3], seed)
		}
		setup.AskAll = seed%5 == 4
		setup.Rulebook = keyforge.Rulebook(seed / 2 % 2)
		g, err := keyforge.New(cat, mode, setup)
		require.NoError(t, err)
		times += gametest.CheckPositions(t, random, g, 250, again(difficulty))
	}
	require.Greater(t, times, 100)
}

// Test cards, labels and joined halves are written again as they were.
func TestOfTestCards(t *testing.T) {
	g := start(t, `{"house":"dis","players":[{"line":[
		{"label":"mine","test":{"type":"creature","house":"dis","power":3,"armor":1,"traits":["demon"],"keywords":{"skirmish":true,"assault":2},
		"icons":["amber","draw"]}}]},
		{"purged":[{"card":"dust-imp","by":"mine"}]}]}`)
	written, err := scenario.Of(g, "")
	require.NoError(t, err)
	twin, err := written.Start(rules(t))
	require.NoError(t, err)
	assert.Equal(t, g.Hash(), twin.Hash())
	assert.Equal(t, keyforge.Slot(1), twin.Labelled("mine"))
	assert.Equal(t, keyforge.Slot(1), gametest.State(twin).Cards[2].Host)
}

// While something is being resolved, and in the set-up, a game has no table.
func TestOfWhatIsInCourse(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[{"hand":["punch"],"line":["headhunter","headhunter"]},{}]}`)
	_, err := g.Apply(keyforge.Command{Verb: keyforge.PlayCard, Card: 3}, nil)
	require.NoError(t, err)
	_, err = scenario.Of(g, "")
	assert.EqualError(t, err, "something is being resolved: answer what is asked first")
	two := 2
	edit := scenario.Edit{Situation: scenario.Situation{Active: scenario.Side(two)}}
	assert.EqualError(t, edit.Apply(g), "the turn cannot move: something is being resolved: answer what is asked first")

	g, err = keyforge.New(rules(t).Catalogue, keyforge.Duel, keyforge.Setup{Decks: []keyforge.Deal{{}, {}}})
	require.NoError(t, err)
	_, err = scenario.Of(g, "")
	assert.EqualError(t, err, "the game has not begun: its set-up is still in course")
}

// An edit can change everything that a table contains: the cards, the sides, and the game
// as a whole.
func TestEditReachesAll(t *testing.T) {
	g := start(t, `{"house":"brobnar","players":[{"line":["headhunter"],"discard":["warsong"]},
		{"line":["dust-imp"],"purged":["anger"],"hand":["fear"]}]}`)
	edit := func(text string) error {
		e := &scenario.Edit{}
		require.NoError(t, strict.Decode([]byte(text), e))
		return e.Apply(g)
	}
	require.NoError(t, edit(`{"cards":[
		{"card":1,"copyOf":"Dust Imp","copyHouse":"brobnar","copyIcons":["draw"],"allowed":1,"since":5},
		{"card":4,"seenBy":[1]},{"card":5,"by":1,"owner":1}],
		"players":[{"side":1,"playedOf":{"dis":2},"discardedOf":{"mars":1},"turns":4}],
		"turn":9,"done":3,"order":[2,1],"random":"000102030405060708090a0b0c0d0e0f",
		"lasting":[{"of":2,"cards":[1,3],"a":[3],"ago":1,"used":2}]}`))
	w, err := scenario.Of(g, "")
	require.NoError(t, err)
	mine := w.Players[0].Line[0]
	assert.Equal(t, "dust-imp", *mine.CopyOf)
	assert.Equal(t, "brobnar", mine.CopyHouse)
	assert.Equal(t, []string{"draw"}, mine.CopyIcons)
	assert.Equal(t, 1, *mine.Allowed)
	assert.Equal(t, 5, *mine.Since)
	assert.Equal(t, []scenario.Side{1}, w.Players[1].Hand[0].SeenBy)
	assert.Equal(t, scenario.Ref("1"), w.Players[1].Purged[0].By)
	assert.EqualValues(t, 1, w.Players[1].Purged[0].Owner)
	assert.Equal(t, map[string]int{"dis": 2}, w.Players[0].PlayedOf)
	assert.Equal(t, map[string]int{"mars": 1}, w.Players[0].DiscardedOf)
	assert.Equal(t, 4, *w.Players[0].Turns)
	assert.Equal(t, 9, w.Turn)
	assert.Equal(t, 3, *w.Done)
	assert.Equal(t, []scenario.Side{2, 1}, w.Order)
	assert.Equal(t, "000102030405060708090a0b0c0d0e0f", w.Random)
	require.Len(t, w.Lasting, 1)
	assert.Equal(t, []scenario.Ref{"1", "3"}, w.Lasting[0].Cards)
	assert.Equal(t, []scenario.Ref{"3"}, w.Lasting[0].A)
	assert.Equal(t, 1, w.Lasting[0].Ago)
	assert.Equal(t, 2, w.Lasting[0].Used)

	require.NoError(t, edit(`{"active":2,"lasting":[],"cards":[{"card":1,"copyOf":""}]}`))
	assert.Equal(t, keyforge.Side(1), gametest.State(g).Active)
	assert.Empty(t, gametest.State(g).Lastings())
	assert.Zero(t, gametest.State(g).Cards[1].Text)
	require.NoError(t, edit(`{"active":1,"step":"house"}`), "with the house that is active the archives come next, and there are none")
	assert.Equal(t, keyforge.AskMain, g.Question().Kind)

	before := g.Hash()
	for _, bad := range []string{
		`{"cards":[{"card":1,"came":9999}]}`, `{"cards":[{"card":1,"by":2}]}`,
		`{"cards":[{"card":1,"copyOf":"nobody"}]}`, `{"cards":[{"card":1,"controller":2}]}`,
		`{"cards":[{"card":1,"seenBy":["monster"]}]}`, `{"cards":[{"card":1,"base":3}]}`, `{"players":[{"side":1,"playedOf":{"dos":1}}]}`,
		`{"turn":-1}`, `{"order":[1,1]}`, `{"random":"12"}`, `{"done":-1}`, `{"numbers":{"rises":1}}`,
		`{"numbers":{"-1":1}}`, `{"turnOf":"monster"}`, `{"monsterStep":"rise"}`,
		`{"lasting":[{"of":1}]}`, `{"lasting":[{"of":99}]}`, `{"lasting":[{"of":2,"at":9999}]}`,
		`{"lasting":[{"of":2,"in":2}]}`, `{"lasting":[{"of":2,"player":"monster"}]}`,
	} {
		assert.Error(t, edit(bad), bad)
		assert.Equal(t, before, g.Hash(), "a refused edit changes nothing")
	}
}

// How often the monster has risen may be said by itself or among the numbers, not differently.
func TestRisesAreSaidOnce(t *testing.T) {
	cat, err := adventures.All().Catalogue()
	require.NoError(t, err)
	r := adventures.All().Rules(cat)
	for text, ok := range map[string]bool{`"rises":2`: true, `"numbers":{"rises":2}`: true, `"rises":2,"numbers":{"rises":2}`: true,
		`"rises":2,"numbers":{"rises":3}`: false, `"rises":1001`: false, `"rises":-1`: false} {
		table, err := scenario.Parse([]byte(`{"mode":"keyraken",` + text + `,"players":[{}]}`))
		require.NoError(t, err, text)
		_, err = table.Start(r)
		assert.Equal(t, ok, err == nil, "%s: %v", text, err)
	}
}

// Numbers of a mode are given by name, by place, or in a list.
func TestNumbersByName(t *testing.T) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	for _, numbers := range []string{`{"rises":2,"drawn":1}`, `{"0":2,"3":1}`, `[2,0,0,1]`} {
		table, err := scenario.Parse([]byte(`{"mode":"keyraken","house":"dis","numbers":` + numbers + `,"players":[{"line":["dust-imp"]}]}`))
		require.NoError(t, err)
		g, err := table.Start(adventures.All().Rules(cat))
		require.NoError(t, err)
		assert.Equal(t, [8]int32{2, 0, 0, 1}, gametest.State(g).Mode)
	}
}

// The monster's turn goes on at a step that is given by name; anything else is refused.
func TestMonsterStepByName(t *testing.T) {
	cat, err := adventure.Catalogue(adventures.All()...)
	require.NoError(t, err)
	start := func(course string) (*keyforge.Game, error) {
		table, err := scenario.Parse([]byte(`{"mode":"keyraken",` + course + `,"players":[{"line":["dust-imp"]}]}`))
		require.NoError(t, err)
		return table.Start(adventures.All().Rules(cat))
	}
	g, err := start(`"turnOf":"monster","monsterStep":"end"`)
	require.NoError(t, err)
	assert.Equal(t, keyforge.Side(0), gametest.State(g).TurnOf, "nothing comes after that step: it is the player's turn")
	g, err = start(`"turnOf":"monster"`)
	require.NoError(t, err)
	assert.NotEqual(t, keyforge.NoQuestion, g.Question().Kind)
	for _, bad := range []string{`"turnOf":"monster","monsterStep":"3"`, `"turnOf":"monster","monsterStep":"swim"`, `"monsterStep":"end"`} {
		_, err = start(bad)
		assert.Error(t, err, bad)
	}
}
