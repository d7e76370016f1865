package screen_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
)

// A person who clicks anything that is lit comes to the end of a game: every
// question is answered with the mouse, and the board that followed the events is
// the game's.
func TestWholeGamesByTheMouse(t *testing.T) {
	for players := 1; players <= 3; players++ {
		t.Run(fmt.Sprint(players), func(t *testing.T) {
			m := newMouse(t, atOnce)
			m.click("new-adventure", 0)
			m.click("players", players-1)
			m.click("begin", 0)
			require.Equal(t, "table", m.s.Top().Name())
			random := rand.New(rand.NewPCG(uint64(players), 7))
			for range 3000 {
				m.settle()
				if m.table().Over() {
					break
				}
				legal := m.table().Legal()
				require.NotEmpty(t, legal)
				m.do(pick(random, legal))
			}
			require.True(t, m.table().Over(), "the game goes on and on")
			m.frames(2)
			assert.Equal(t, "end", m.s.Top().Name())
		})
	}
}

// pick picks a command, and seldom the end of the turn.
func pick(random *rand.Rand, legal []game.Command) game.Command {
	c := legal[random.IntN(len(legal))]
	if c.Verb == game.EndTurn && len(legal) > 1 && random.IntN(4) > 0 {
		return legal[random.IntN(len(legal)-1)]
	}
	return c
}
