package bot_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Experts see what cards do: of those in hand when they are played, of those in play when they
// are used or all the time.
func TestExpertsSeeWhatCardsDo(t *testing.T) {
	does := map[string]Effect{"gains": Gain(2), "steals": Steal(2), "draws": Draw(2), "destroys": Destroy(Choose(Creatures.Enemy())),
		"heals": Heal(2, Choose(Creatures.Friendly()))}
	var all []program.Printed
	add := func(c *Card) { all = append(all, program.Printed{Card: c, Title: c.ID}) }
	for id, e := range does {
		add(Action(id, Dis, Play(e)))
		add(Creature(id+"-when-played", Dis, 3, Play(e)))
		add(Creature(id+"-when-used", Dis, 3, Reap(e)))
		add(Creature(id+"-later", Dis, 3, Reacts(Plays(You, Cards), e)))
	}
	cat, err := keyforge.NewCatalogue(all)
	require.NoError(t, err)
	var r bot.Reader
	read := func(hand, line []keyforge.CardPosition) [bot.FeatureCount]int16 {
		p := keyforge.Position{Step: keyforge.HouseStep, Players: []keyforge.SidePosition{{Hand: hand, Line: line}, {}}}
		return r.Read(gametest.StartWith(t, cat, keyforge.Duel, p).Game, 0)
	}
	type seen = map[[bot.FeatureCount]int16]string
	hands, played, used, later := seen{}, seen{}, seen{}, seen{}
	for id := range does {
		hands[read(gametest.Cards(id), nil)] = id
		played[read(nil, gametest.Cards(id+"-when-played"))] = id
		used[read(nil, gametest.Cards(id+"-when-used"))] = id
		later[read(nil, gametest.Cards(id+"-later"))] = id
	}
	assert.Len(t, hands, len(does), "%v", hands)
	assert.Len(t, used, len(does), "%v", used)
	assert.Len(t, played, 1, "that is done")
	assert.Len(t, later, 1, "only that they will do something")
	for f := range later {
		assert.NotContains(t, played, f)
	}
}

// Networks are fitted to the features as they are. When one of these numbers changes, networks
// have to be trained anew.
func TestFeaturesStay(t *testing.T) {
	cat, err := adventure.Catalogue(keyraken.Adventure)
	require.NoError(t, err)
	p := keyforge.Position{Step: keyforge.HouseStep, High: []keyforge.Side{0}, Players: []keyforge.SidePosition{
		{Amber: 4, Keys: 1, Chains: 2, Deck: gametest.Many(9, "dodger"), Hand: gametest.Cards("urchin", "anger", "punch", "foggify"),
			Archives: gametest.Cards("fear"), Artifacts: gametest.Cards("cannon"),
			Line: []keyforge.CardPosition{{ID: "troll", Damage: 3, Attached: gametest.Cards("blood-of-titans")}, {ID: "mother", Amber: 1},
				{ID: "bulwark", Marks: keyforge.Warded}, {ID: "headhunter", Marks: keyforge.Stunned}}},
		{Amber: 7, Keys: 2, Deck: gametest.Many(3, "troll"), Hand: gametest.Cards("urchin", "dextre"),
			Line: gametest.Cards("dust-imp", "dextre"), Artifacts: gametest.Cards("dominator-bauble", "cannon")}}}
	var r bot.Reader
	duel := r.Read(gametest.StartWith(t, cat, keyforge.Duel, p).Game, 0)
	p.Monster = keyforge.SidePosition{Amber: 5, Archives: gametest.Many(2, "fear"),
		Artifacts: gametest.Cards(keyraken.Adventure.Boss()), Line: []keyforge.CardPosition{{ID: "troll", Damage: 2}, {ID: "dust-imp", Amber: 1}}}
	hunt := r.Read(gametest.StartWith(t, cat, keyraken.Adventure.Mode(adventure.Normal), p).Game, 1)
	assert.Equal(t, [bot.FeatureCount]int16{
		16, 0, 16, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 10, 0, 10, 0, 16,
		8, 5, 21, 36, 8, 16, 16, 8, 32, 16, 8, 10, 20, 8, 24, 26, 0, 0, 5, 0, 0, 10, 16, 0, 0, 16, 5, 0, 16, 16, 0, 0, 16, 16,
		0, 18, 16, 16, 0, 8, 0, 0, 10, 6, 0, 0, 0, 0, 0, 0, 16, 10, 8, 8, 16, 6, 0, 0, 0, 0, 0, 10, 5, 0, 0, 0, 10, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 16, 0, 0, 8, 10, 0, 0, 16, 10, 0, 0,
	}, duel)
	assert.Equal(t, [bot.FeatureCount]int16{
		16, 0, 16, 16, 10, 1, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 48, 0, 32, 0, 0, 0, 16, 16, 0, 5, 8, 0, 16, 0, 16, 16, 0, 18, 16,
		16, 0, 8, 0, 0, 10, 6, 0, 0, 0, 0, 0, 0, 16, 10, 8, 8, 16, 0, 0, 32, 0, 0, 0, 10, 5, 0, 0, 0, 10, 0, 0, 0, 0, 0, 16, 0,
		0, 10, 0, 10, 0, 16, 8, 5, 21, 36, 8, 16, 16, 8, 32, 16, 8, 10, 20, 8, 24, 18, 0, 8, 5, 0, 0, 10, 16, 0, 0, 16, 5, 0,
		16, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 8, 6, 8, 2, 0, 5, 0, 0, 0, 0, 0,
	}, hunt)
}
