package bot_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/bot"
	"github.com/keyraken/keyraken/game/codex/gametest"
)

// Every plan at every difficulty knows by which of its rules it has decided, decides by what its seat knows alone, and equal seeds
// make equal choices.
func TestAutomatons(t *testing.T) {
	for _, p := range bot.Plans {
		known := map[bot.Deed]bool{bot.Answer: true, bot.Finish: true}
		for _, r := range p.Rules() {
			known[r.Does] = true
		}
		for d := range bot.DifficultyCount {
			g, err := codex.New(gametest.Catalogue(t), codex.Options{Seats: 2, Three: true, First: 1}, 4)
			require.NoError(t, err)
			var other codex.Game
			a, again := bot.NewAutomaton(p, d, 1), bot.NewAutomaton(p, d, 1)
			for range 30 {
				other.CopyFrom(g)
				other.Imagine(g.Asked(), 9)
				c := a.Choose(g)
				require.Equal(t, c, again.Choose(&other), p.Name)
				require.NoError(t, g.Check(c))
				if d == bot.Easy && a.Why().Does == bot.Collect {
					known[bot.Collect] = true
				}
				assert.True(t, known[a.Why().Does], "%s %v", p.Name, a.Why())
				_, err := g.Apply(c, nil)
				require.NoError(t, err)
				if g.Over() {
					break
				}
			}
		}
	}
}

// What is done is what the rule says.
func TestRulesAreHeeded(t *testing.T) {
	p := gametest.Two("mad-man", "scorch")
	p.Sides[0].Workers = 4
	gametest.With(&p.Sides[0], "tiger-cub")
	for name, want := range map[string]bot.Deed{"rush": bot.Strike, "tech": bot.Hire, "heroes": bot.Call, "wall": bot.Hire} {
		for _, plan := range bot.Plans {
			if plan.Name == name {
				for d := range bot.Hard { // who foresees weighs the rules
					a := bot.NewAutomaton(plan, d, 1)
					g := gametest.Start(t, p)
					c := a.Choose(g.Game)
					assert.Equal(t, want, a.Why().Does, name)
					verbs := map[bot.Deed]codex.Verb{bot.Strike: codex.Attack, bot.Hire: codex.Hire, bot.Call: codex.Summon}
					assert.Equal(t, verbs[want], c.Verb, name)
				}
			}
		}
	}
}

// Who follows more of a plan wins: normal against easy.
func TestDifficultiesAreGraded(t *testing.T) {
	won := 0
	for seed := range uint64(8) {
		players := []bot.Player{bot.NewAutomaton(bot.Plans[0], bot.Easy, seed), bot.NewAutomaton(bot.Plans[0], bot.Normal, seed)}
		if play(t, codex.Options{Seats: 2, Three: true}, seed, players...).Won(1) {
			won++
		}
	}
	assert.GreaterOrEqual(t, won, 6)
}

// More than two can be played, in teams too.
func TestAutomatonsAtLargeTables(t *testing.T) {
	for _, o := range []codex.Options{{Seats: 5, Three: true}, {Seats: 4, Teams: true, Three: true}} {
		var players []bot.Player
		for s := range o.Seats {
			players = append(players, bot.NewAutomaton(bot.Plans[s%len(bot.Plans)], bot.Normal, uint64(s)))
		}
		play(t, o, 3, players...)
	}
}
