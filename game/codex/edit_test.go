package codex_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// edited is a new game whose table was changed.
func edited(t *testing.T, text string) (*gametest.Table, error) {
	t.Helper()
	g, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 2, First: 1}, 1)
	require.NoError(t, err)
	var e codex.Edit
	if err := json.Unmarshal([]byte(text), &e); err != nil {
		return nil, err
	}
	before := g.Hash()
	if err := e.Change(g); err != nil {
		assert.Equal(t, before, g.Hash(), "nothing has changed")
		return nil, err
	}
	for label, c := range e.Handles() {
		assert.True(t, g.InPlay(c), label)
	}
	return &gametest.Table{T: t, Game: g}, nil
}

// A table is laid out by hand, with everything that it may have, and the game goes on from there.
func TestEdit(t *testing.T) {
	g, err := edited(t, `{"turn":2,"turns":9,"seed":4,"seats":[
		{"seat":1,"heroes":["jaina-stormborne"],"gold":3,"workers":7,"base":5,"inPlay":["mad-man",
			{"card":"firebat","place":"leader","damage":1},{"card":"jaina-stormborne","level":4}]},
		{"seat":2,"heroes":["argagarg-garg"],"gold":20,"workers":10,"tech":3,"addon":"tower","turns":4,"hired":true,"cast":true,
			"deck":["tiger-cub","wisp-of-nothing"],"hand":["dinosize"],"discard":[],"inPlay":[]}]}`)
	require.ErrorContains(t, err, "wisp-of-nothing")
	require.Nil(t, g)
	g, err = edited(t, `{"turn":2,"turns":9,"seed":4,"seats":[
		{"seat":1,"heroes":["jaina-stormborne"],"gold":3,"workers":7,"base":5,"inPlay":["mad-man",
			{"card":"firebat","place":"leader","damage":1},{"card":"jaina-stormborne","level":4}]},
		{"seat":2,"heroes":["argagarg-garg"],"gold":20,"workers":10,"tech":3,"addon":"tower","turns":4,"hired":true,"cast":true,
			"deck":["tiger-cub","young-treant"],"hand":["dinosize"],"discard":[],"codex":["centaur"],"inPlay":[
			{"card":"argagarg-garg","level":5,"maxed":true},{"card":"oversized-rhinoceros","label":"rhino","runes":{"+1/+1":2}},
			{"card":"spirit-of-the-panda","host":"rhino"},{"card":"tiger-cub","arrived":true}]}]}`)
	require.NoError(t, err)
	g.Asks(codex.AskMain)
	assert.Equal(t, codex.Seat(1), g.Asked())
	assert.Equal(t, []int{11, 12, 0}, g.Stats("oversized-rhinoceros", 1))
	assert.Equal(t, []int{3, 3, 1}, g.Stats("firebat", 0))
	assert.Equal(t, []int{5, 3, 7}, []int{g.Base(0), int(g.Side(0).Gold), int(g.Side(0).Workers)})
	assert.False(t, g.Can("hire dinosize") || g.Can("attack tiger-cub firebat") || g.Can("attack oversized-rhinoceros base"))
	g.Give("attack oversized-rhinoceros firebat", "play dinosize", "pick argagarg-garg", "attack argagarg-garg base")
	pass(g)
	assert.Equal(t, int32(10), g.State().Turns)
}

// What cannot be is refused, and nothing has changed.
func TestImpossibleEdits(t *testing.T) {
	for message, text := range map[string]string{
		"3 is no seat":                  `{"turn":3}`,
		"0 is no seat":                  `{"seats":[{"seat":0}]}`,
		"gold cannot be 21":             `{"seats":[{"seat":1,"gold":21}]}`,
		"tech cannot be 4":              `{"seats":[{"seat":1,"tech":4}]}`,
		"damage cannot be 2":            `{"seats":[{"seat":1,"inPlay":[{"card":"tiger-cub","damage":2}]}]}`,
		"level cannot be 9":             `{"seats":[{"seat":1,"heroes":["jaina-stormborne"],"inPlay":[{"card":"jaina-stormborne","level":9}]}]}`,
		"not among the heroes":          `{"seats":[{"seat":1,"heroes":["jaina-stormborne"],"inPlay":["captain-zane"]}]}`,
		`"flank" is no place`:           `{"seats":[{"seat":1,"inPlay":[{"card":"tiger-cub","place":"flank"}]}]}`,
		`"scorch" cannot lie there`:     `{"seats":[{"seat":1,"inPlay":["scorch"]}]}`,
		`"frog" cannot lie there`:       `{"seats":[{"seat":1,"hand":["frog"]}]}`,
		`nothing in play has the label`: `{"seats":[{"seat":1,"inPlay":[{"card":"spirit-of-the-panda","host":"x"}]}]}`,
		"no hero":                       `{"seats":[{"seat":1,"heroes":["tiger-cub"]}]}`,
		`"base" cannot lie there`:       `{"seats":[{"seat":1,"addon":"base"}]}`,
		"player 1 cannot have lent":     `{"seats":[{"seat":2,"inPlay":[{"card":"frog","lender":1}]}]}`,
		"colour":                        `{"seats":[{"seat":1,"inPlay":[{"card":"frog","colour":"red"}]}]}`,
	} {
		_, err := edited(t, text)
		require.ErrorContains(t, err, message, text)
	}
	g := gametest.Start(t, gametest.Two()).Give("end")
	require.ErrorContains(t, (&codex.Edit{}).Change(g.Game), "say whose turn")
}
