package scenario_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/store/replay"
)

const tested = `{"house":"dis","players":[
	{"line":[
		{"test":{"type":"creature","house":"dis","power":3,"armor":1,"traits":["demon","Imp"],"keywords":{"skirmish":true,"assault":2,"elusive":false}},"label":"one","damage":1,
			"upgrades":[{"test":{"type":"upgrade","house":"mars"}}],"under":[{"test":{"type":"action","house":"dis","icons":["amber"]}}]},
		{"card":"dust-imp","copyOf":"test creature (logos, power 5)"}],
	"artifacts":[{"test":{"type":"artifact","house":"dis","icons":["draw"]},"exhausted":true}],
	"hand":[{"test":{"type":"action","house":"dis","icons":["amber","amber","capture"],"keywords":{"omega":true}},"label":"act"}]},
	{"line":[{"test":{"type":"creature","house":"logos","power":5},"count":2}]}]}`

// A test card works wherever a card may be: it has what was asked for, fights, is
// played, and its title says what it is.
func TestTestCards(t *testing.T) {
	g := start(t, tested)
	one, act := g.Labelled("one"), g.Labelled("act")
	cat := g.Catalogue()
	assert.Equal(t, "Test creature (dis, power 3, armor 1, demon, imp, assault 2, skirmish)", cat.Title(gametest.State(g).Cards[one].Def))
	assert.Equal(t, 3, g.Power(one))
	assert.Equal(t, 1, g.Armor(one))
	assert.Equal(t, 2, g.KeywordNumber(one, card.Assault))
	assert.True(t, g.HasKeyword(one, card.Skirmish))
	assert.False(t, g.HasKeyword(one, card.Elusive))
	copied := gametest.State(g).Players[0].Pile(card.Battleline)[1]
	assert.Equal(t, 5, g.Power(copied), "K3.9: a copy of a test card")
	theirs := gametest.State(g).Players[1].Pile(card.Battleline)
	require.Len(t, theirs, 2)
	assert.Equal(t, gametest.State(g).Cards[theirs[0]].Def, gametest.State(g).Cards[theirs[1]].Def, "equal descriptions are one card")

	foe := theirs[0]
	do := func(c keyforge.Command) {
		t.Helper()
		_, err := g.Apply(c, nil)
		require.NoError(t, err)
	}
	do(keyforge.Command{Verb: keyforge.Fight, Card: one})
	do(keyforge.Command{Verb: keyforge.Pick, Card: foe})
	assert.Equal(t, card.Discard, gametest.State(g).Cards[foe].Zone, "2 by assault and 3 by power destroy it")
	assert.EqualValues(t, 1, gametest.State(g).Cards[one].Damage, "skirmish")
	do(keyforge.Command{Verb: keyforge.PlayCard, Card: act})
	for g.Question().Kind == keyforge.AskCards {
		do(g.Legal(nil)[0])
	}
	assert.EqualValues(t, 2, gametest.State(g).Players[0].Pool)
	assert.Equal(t, keyforge.Side(1), gametest.State(g).Active, "K18.2: omega ends the turn's step")
}

// A save of a game with test cards can be read and resumed.
func TestTestCardsAreSaved(t *testing.T) {
	r := rules(t)
	table, err := scenario.Parse([]byte(tested))
	require.NoError(t, err)
	story, err := replay.New(r, save.Position(table))
	require.NoError(t, err)
	err = story.Do(story.Game().Legal(nil)[0])
	require.NoError(t, err)
	var b strings.Builder
	require.NoError(t, story.Write(&b))
	again, report, err := replay.Read(t.Context(), strings.NewReader(b.String()), rules(t))
	require.NoError(t, err)
	assert.Empty(t, report.Warnings)
	assert.Equal(t, story.Game().Hash(), again.Game().Hash())
	again.Undo(1)
	assert.NotEqual(t, story.Game().Hash(), again.Game().Hash())
	again.Redo(1)
	assert.Equal(t, story.Game().Hash(), again.Game().Hash())
}

func TestBadTestCards(t *testing.T) {
	for card, want := range map[string]string{
		`{"type":"boss","house":"dis"}`:                                           `not "boss"`,
		`{"house":"dis","power":2}`:                                               `not ""`,
		`{"type":"creature","power":2}`:                                           "needs a house",
		`{"type":"creature","house":"dos","power":2}`:                             `house "dos"`,
		`{"type":"creature","house":"dis"}`:                                       "has power from 1",
		`{"type":"creature","house":"dis","power":200}`:                           "has power from 1",
		`{"type":"creature","house":"dis","power":2,"armor":-1}`:                  "armor from 0",
		`{"type":"action","house":"dis","power":2}`:                               "no power",
		`{"type":"creature","house":"dis","power":2,"traits":["nice"]}`:           `trait "nice"`,
		`{"type":"creature","house":"dis","power":2,"keywords":{"fast":true}}`:    `keyword "fast"`,
		`{"type":"creature","house":"dis","power":2,"keywords":{"assault":true}}`: "needs a number",
		`{"type":"creature","house":"dis","power":2,"keywords":{"taunt":2}}`:      "true or false",
		`{"type":"artifact","house":"dis","keywords":{"taunt":true}}`:             "cannot have taunt",
		`{"type":"action","house":"dis","icons":["gold"]}`:                        `icon "gold"`,
		`{"type":"action","house":"dis","colour":1}`:                              `unknown field "colour"`,
	} {
		table, err := scenario.Parse([]byte(`{"house":"dis","players":[{"hand":[{"test":` + card + `}]},{}]}`))
		if err == nil {
			_, err = table.Start(rules(t))
		}
		assert.ErrorContains(t, err, want, card)
	}
	table, err := scenario.Parse([]byte(`{"house":"dis","players":[{"hand":[{"card":"anger","test":{"type":"action","house":"dis"}}]},{}]}`))
	require.NoError(t, err)
	_, err = table.Start(rules(t))
	assert.ErrorContains(t, err, "not both")
	table, err = scenario.Parse([]byte(`{"house":"dis","players":[{"line":[{"test":{"type":"action","house":"dis"}}]},{}]}`))
	require.NoError(t, err)
	_, err = table.Start(rules(t))
	assert.ErrorContains(t, err, "cannot be in a battleline")
}
