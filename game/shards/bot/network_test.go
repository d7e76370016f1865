package bot_test

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/bot"
)

// The network foretells duels of players with experience.
func TestNetworkForetells(t *testing.T) {
	foretell, player := bot.Foretell(), bot.NewSkilled(catalogue(t))
	sum, n := 0.0, 0
	for seed := range uint64(150) {
		g := begin(t, shards.Options{Seats: 2, Future: seed%2 == 0}, seed)
		var chances []float64 // of the first seat
		for turn := 0; !g.Over(); {
			if me := g.Asked(); g.Question().Kind == shards.AskMain && g.Turn() != turn {
				turn = g.Turn()
				p := foretell(g, me)
				chances = append(chances, math.Abs(p-float64(me)))
			}
			require.NoError(t, g.Do(player.Choose(g)))
		}
		for _, p := range chances {
			if g.Won(1) {
				p = 1 - p
			}
			sum -= math.Log(max(1e-9, p))
			n++
		}
	}
	t.Log(sum / float64(n))
	assert.Less(t, sum/float64(n), 0.5, "who knows nothing is surprised by 0.69")
}

// The tables have a line of numbers for each card of the centre deck, and no other cards.
func TestTablesAreWhole(t *testing.T) {
	cat := catalogue(t)
	inputs := map[string]bool{"out": true}
	for _, name := range bot.InputNames(cat) {
		inputs[name] = true
	}
	names := map[string]bool{"card": true, "focus": true, "keep": true}
	for _, c := range cat.Cards {
		names[c.ID] = true
	}
	experience, network := bot.Tables()
	for line := range strings.Lines(experience) {
		name, numbers, _ := strings.Cut(line, "\t")
		assert.True(t, names[name], name)
		for _, n := range strings.Fields(numbers) {
			_, err := strconv.ParseFloat(n, 64)
			assert.True(t, err == nil || name == "card", line)
		}
	}
	for line := range strings.Lines(network) {
		name, numbers, _ := strings.Cut(strings.TrimSpace(line), "\t")
		assert.True(t, inputs[name], name)
		assert.Len(t, strings.Split(numbers, "\t"), map[bool]int{false: 33, true: 32}[name == "out"], name)
		for _, n := range strings.Fields(numbers) {
			_, err := strconv.ParseInt(n, 10, 64)
			assert.NoError(t, err, line)
		}
	}
	for _, c := range cat.Cards {
		if c.Copies > 0 && !c.Relic {
			assert.Contains(t, experience, "\n"+c.ID+"\t")
			assert.Contains(t, network, "\nother "+c.ID+"\t")
		}
	}
}
