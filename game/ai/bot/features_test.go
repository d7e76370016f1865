package bot_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

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
