package bot_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventuretest"
	"github.com/keyraken/keyraken/adventure/keyraken"
	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// No creature of power 5 gets through an armor of 6 alone. Three of the active house do so
// together, and then Greedy attacks with all of them; what another house could add does not count,
// nor do exhausted creatures.
func TestGreedyAttacksTheMonsterTogether(t *testing.T) {
	for name, c := range map[string]struct {
		line   []string
		damage int
	}{
		"one":                 {[]string{"giant-5"}, 0},
		"three":               {[]string{"giant-5", "giant-5", "giant-5"}, 9},
		"one of three houses": {[]string{"giant-5", "imp-5", "imp-5"}, 0},
		"one that is ready":   {[]string{"giant-5", "tired-5", "tired-5"}, 0},
	} {
		t.Run(name, func(t *testing.T) {
			line := gametest.Cards(c.line...)
			for i := range line {
				if c.line[i] == "tired-5" {
					line[i].ID, line[i].Marks = "giant-5", keyforge.Exhausted
				}
			}
			tb := adventuretest.Table(t, keyraken.Adventure, adventure.Easy, keyforge.Position{
				House: card.Brobnar, Players: []keyforge.SidePosition{{Line: line, Houses: []card.House{card.Brobnar}}},
			}, card.Creature("giant-5", card.Brobnar, 5), card.Creature("imp-5", card.Dis, 5))
			g := tb.Game
			for turn := g.Turn(); g.Turn() == turn; {
				_, err := g.Apply(bot.Greedy{}.Choose(g, g.Legal(nil)), nil)
				require.NoError(t, err)
			}
			assert.EqualValues(t, c.damage, g.Card(g.Boss()).Damage)
			tb.LeaveOpen()
		})
	}
}
