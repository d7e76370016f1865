package playback_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/bot"
	"github.com/keyraken/keyraken/game/codex/cards"
	"github.com/keyraken/keyraken/ui/codex/places"
	"github.com/keyraken/keyraken/ui/codex/playback"
)

// deal is a game, and a player that shows it to the first seat.
func deal(t *testing.T) (*codex.Game, *playback.Player) {
	t.Helper()
	cat, err := codex.NewCatalogue(cards.All())
	require.NoError(t, err)
	g, err := codex.New(cat, codex.Options{Seats: 2, First: 1}, 4)
	require.NoError(t, err)
	p := playback.New(g, 0)
	wait(p, 0.1)
	return g, p
}

// wait lets time pass in frames.
func wait(p *playback.Player, seconds float64) {
	for ; seconds > 0; seconds -= 0.02 {
		p.Update(0.02, places.Options{W: 1280, H: 720, Unit: 1}, false)
	}
}

// do carries out a command and has it shown.
func do(t *testing.T, g *codex.Game, p *playback.Player, c codex.Command) {
	t.Helper()
	require.NoError(t, g.Do(c))
	var steps []playback.Step
	for _, e := range g.Happened() {
		steps = append(steps, playback.Step{Event: e, Text: e.Kind.String()})
	}
	p.Show(steps)
}

// A summoned hero comes from the board of its player, and the gold falls, one after the other.
func TestEventsAreShownOneAfterAnother(t *testing.T) {
	g, p := deal(t)
	gold := p.Board.Sides[0].Gold
	do(t, g, p, codex.Command{Verb: codex.Summon, N: int16(g.Heroes(0)[0].Def)})
	wait(p, 0.02)
	assert.Equal(t, gold-2, p.Board.Sides[0].Gold)
	assert.Zero(t, p.Board.Sides[0].Heroes[0].Slot, "it has yet to come")
	for range 100 {
		if p.Board.Sides[0].Heroes[0].Slot != 0 {
			break
		}
		wait(p, 0.02)
	}
	c := p.Board.Sides[0].Heroes[0].Slot
	require.NotZero(t, c)
	at, flies := p.At(c)
	assert.True(t, flies)
	assert.Less(t, at.X, p.Places.Card[c].X, "it comes from the board at the left")
	wait(p, 3)
	at, flies = p.At(c)
	assert.False(t, flies)
	assert.Equal(t, p.Places.Card[c], at)
	assert.False(t, p.Showing())
	assert.Len(t, p.TakeTold(), len(g.Happened()))
}

// What another draws flies from behind, and what is skipped is shown at once.
func TestGhostsHideTheirFaces(t *testing.T) {
	g, p := deal(t)
	b := bot.NewGreedy(2)
	var drawn [2]int
	for range 160 {
		if g.Over() {
			break
		}
		do(t, g, p, b.Choose(g))
		for i := 0; p.Showing() && i < 400; i++ {
			wait(p, 0.05)
			if n := len(p.Ghosts); n > 0 && p.Now.Kind == codex.CardDrawn && p.Ghosts[n-1].Def == p.Now.Def {
				drawn[p.Now.Seat]++
				assert.Equal(t, p.Now.Seat == 0, p.Ghosts[n-1].Seen)
			}
		}
	}
	assert.Positive(t, drawn[0])
	assert.Positive(t, drawn[1])
}

// What is skipped is shown at once.
func TestSkip(t *testing.T) {
	g, p := deal(t)
	do(t, g, p, codex.Command{Verb: codex.EndMain})
	require.True(t, p.Showing())
	p.Skip()
	assert.False(t, p.Showing())
	assert.Equal(t, g.State().Turns, p.Board.Turns)
}
