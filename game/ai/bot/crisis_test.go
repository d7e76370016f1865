package bot_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/ai/bot"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
)

// endsAfter is a context that ends after its error has been asked for most times.
type endsAfter struct {
	context.Context
	most, asked int
}

func (c *endsAfter) Err() error {
	if c.asked++; c.asked > c.most {
		return context.Canceled
	}
	return nil
}

// few is how often a bot that is told to stop may still ask whether to.
const few = 40

// A search through a whole turn, for what averts a loss or for a win, stops at once, too.
func TestLookingThroughATurnCanBeStopped(t *testing.T) {
	line := gametest.Cards("troll", "troll", "bumpsy", "headhunter", "valdr", "smaaash")
	hand := gametest.Cards("punch", "anger", "blood-of-titans", "iron-obelisk", "loot-the-bodies")
	think := func(mine, theirs, most int) (tried int, c *endsAfter) {
		me := keyforge.SidePosition{Line: line, Hand: hand, Amber: 1, Keys: mine}
		them := keyforge.SidePosition{Line: line, Amber: 9, Keys: theirs}
		tb := gametest.Duel(t, me, them, card.Brobnar)
		c = &endsAfter{Context: t.Context(), most: most}
		for _, o := range bot.NewExpert(bot.Thorough, 1).Think(c, tb.Game).Options {
			tried += o.Tries
		}
		tb.LeaveOpen()
		return tried, c
	}
	const lost, won = 2, 2 // numbers of keys with which the game is decided
	tried, c := think(0, lost, 300)
	assert.Zero(t, tried, "it was still looking for what averts the loss")
	assert.Less(t, c.asked, 300+few)

	const forever = 1 << 30
	_, far := think(won-1, 0, forever)
	tried, c = think(won, 0, forever)
	assert.Less(t, far.asked, c.asked-few, "without two keys there is nothing to look for")
	looking := c.asked - 10*few
	again, c := think(won, 0, looking)
	assert.Equal(t, tried, again, "all that it tries was tried")
	assert.Less(t, c.asked, looking+few, "it was still looking for a win")
}
