package preview_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/ui/table/forecast"
	"github.com/keyraken/keyraken/ui/table/offers"
	"github.com/keyraken/keyraken/ui/table/preview"
)

// What is foretold to a person who is asked is foretold to nobody else, and changes nothing.
func TestOnlyWhatIsOfferedIsForetold(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{
		{Line: gametest.Cards("headhunter", "dust-imp"), Hand: gametest.Cards("punch")}, {Line: gametest.Cards("batdrone")}}})
	require.NoError(t, err)
	var o offers.Offers
	ask := func(asking bool) {
		v := g.View(0)
		o.Ask(g, &v, asking, &narrate.Narrator{Game: g, Language: languages.English()}, func(keyforge.Slot) bool { return false })
	}
	line, hand := g.Pile(0, card.Battleline), g.Pile(0, card.Hand)
	hunter, imp, punch, drone := line[0], line[1], hand[0], g.Pile(1, card.Battleline)[0]
	play := keyforge.Command{Verb: keyforge.PlayCard, Card: punch}
	p := preview.New(&o, nil, g)
	p.Stand(forecast.Start{Game: g})
	before := g.Hash()

	ask(false)
	assert.Nil(t, p.OnlyFight(hunter))
	assert.Equal(t, keyforge.NoCommand, p.DefaultPlan(punch).Command.Verb)
	ask(true)
	fight := p.OnlyFight(hunter)
	require.NotNil(t, fight)
	assert.Equal(t, drone, fight.Defender)
	assert.True(t, fight.Harms[1].Dies)
	assert.Nil(t, p.OnlyFight(imp), "it is of another house")
	assert.Equal(t, play, p.DefaultPlan(punch).Command)
	assert.Equal(t, keyforge.NoCommand, p.DefaultPlan(imp).Command.Verb)
	assert.Nil(t, p.Outcome(nil, play), "it answers no question")
	assert.Nil(t, p.GaugesAfterTide(), "there is nothing to raise")
	assert.Equal(t, before, g.Hash())

	_, err = g.Apply(play, nil)
	require.NoError(t, err)
	p.Stand(forecast.Start{Game: g, Change: 1})
	ask(true)
	pick := keyforge.Command{Verb: keyforge.Pick, Card: drone}
	outcome := p.Outcome(nil, pick)
	require.NotNil(t, outcome)
	assert.Equal(t, []forecast.Harm{{Card: drone, Damage: 3, Dies: true}}, outcome.Harms)
	assert.Nil(t, p.Outcome([]keyforge.Slot{drone}, pick), "it would be put back")
	assert.Nil(t, p.OnlyFight(hunter), "something else is asked")
}

// A button of the last question can still be under the mouse while the next one is asked: nothing
// comes of an answer that was not asked for.
func TestAnswerToAnotherQuestion(t *testing.T) {
	cat, err := cards.Catalogue()
	require.NoError(t, err)
	g, err := keyforge.Start(cat, keyforge.Duel, keyforge.Position{House: card.Brobnar, Players: []keyforge.SidePosition{{}, {}}})
	require.NoError(t, err)
	s := g.Snapshot()
	s.Q = keyforge.Question{Kind: keyforge.AskYesNo}
	g.Load(&s)
	var o offers.Offers
	v := g.View(0)
	o.Ask(g, &v, true, &narrate.Narrator{Game: g, Language: languages.English()}, func(keyforge.Slot) bool { return false })
	p := preview.New(&o, nil, g)
	p.Stand(forecast.Start{Game: g})
	assert.Nil(t, p.Outcome(nil, keyforge.Command{Verb: keyforge.Done}))
}
