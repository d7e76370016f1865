package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/adventuretest/clockwork"
)

// Another adventure is played on a terminal to its end, by a person and by a bot,
// though no line here was written for it.
func TestAnotherAdventureIsPlayed(t *testing.T) {
	p := newPool(append(adventures.All(), clockwork.Adventure))
	for name, args := range map[string][]string{
		"a person":   nil,
		"two people": {"--decks", "onyx,argus"},
		"a bot":      {"--seat", "1=greedy"},
	} {
		t.Run(name, func(t *testing.T) {
			told := sitWith(t, p, 4, append(args, "--mode", clockwork.Adventure.Name())...)
			assert.Contains(t, told, "lose when its deck has run down")
			assert.Regexp(t, `The Great Clock has taken \d+ of \d+ damage. \d+ ticks? (is|are) left`, told)
			assert.NotContains(t, told, "The tide is")
			if name != "a bot" {
				assert.Contains(t, told, "10 ticks are left.", "the table shows the gauge")
			}
		})
	}
	assert.Contains(t, sitWith(t, newPool(adventure.List{clockwork.Adventure}), 4), "The Great Clock",
		"the first is played unless another is named")
}
