package bot_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/shards/bot"
)

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
