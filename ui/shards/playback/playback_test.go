package playback_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/kind"
	"github.com/keyraken/keyraken/ui/shards/places"
	"github.com/keyraken/keyraken/ui/shards/playback"
)

var window = places.Options{W: 1280, H: 720, Unit: 1, Nemesis: shards.NoSeat}

// begin is a duel, and a player that shows it to the first seat.
func begin(t *testing.T) (*shards.Game, *playback.Player) {
	t.Helper()
	k := kind.New()
	s, err := k.Deal(2, "duel", "", 4)
	require.NoError(t, err)
	g, err := k.Start(&s)
	require.NoError(t, err)
	p := playback.New(g.(*shards.Game), g.Asked())
	o := window
	o.Own = g.Asked()
	p.Update(1, o, false)
	return g.(*shards.Game), p
}

// do carries out a command and has it shown.
func do(t *testing.T, g *shards.Game, p *playback.Player, c shards.Command) {
	t.Helper()
	require.NoError(t, g.Do(c))
	var steps []playback.Step
	for _, e := range g.Happened() {
		steps = append(steps, playback.Step{Event: e, Text: "it happens"})
	}
	p.Show(steps)
}

// wait lets time pass in frames.
func wait(p *playback.Player, own shards.Seat, seconds float64) {
	o := window
	o.Own = own
	for ; seconds > 0; seconds -= 0.02 {
		p.Update(0.02, o, false)
	}
}

// A turn is shown event by event: a card leaves the hand, flies, and comes to rest; its gain rises, and the dial turns to it.
func TestEventsAreShownOneAfterAnother(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	c := g.State().Sides[me].Hand.Cards()[0]
	for _, o := range g.State().Sides[me].Hand.Cards() {
		if g.Card(o).ID == "crystal" {
			c = o
		}
	}
	before, flies, ok := p.At(c)
	require.True(t, ok)
	assert.False(t, flies)
	do(t, g, p, shards.Command{Verb: shards.Play, Card: c})
	assert.True(t, p.Showing())
	assert.Empty(t, p.TakeHeard())
	wait(p, me, 0.1)
	at, flies, _ := p.At(c)
	assert.True(t, flies)
	assert.NotEqual(t, before, at)
	wait(p, me, 0.15)
	require.NotEmpty(t, p.Gains)
	assert.Equal(t, shards.CrystalsGained, p.Gains[0].Kind)
	shown := p.Dials[me].Crystals.Shows()
	assert.Less(t, shown, 1.0, "it turns")
	wait(p, me, 3)
	assert.InDelta(t, 1, p.Dials[me].Crystals.Shows(), 0.001)
	assert.Empty(t, p.Gains)
	assert.False(t, p.Showing())
	at, flies, _ = p.At(c)
	assert.False(t, flies)
	assert.Equal(t, p.Places.Card[c], at)
	assert.Len(t, p.TakeHeard(), len(g.Happened()))
	assert.Len(t, p.TakeTold(), len(g.Happened()))
}

// What is skipped is told, but not heard; the board is that of the game.
func TestSkipping(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	do(t, g, p, shards.Command{Verb: shards.EndMain})
	assert.True(t, p.Behind())
	p.Skip()
	assert.False(t, p.Showing())
	assert.False(t, p.Behind())
	assert.Equal(t, 1-me, p.Board.Turn)
	assert.Empty(t, p.TakeHeard())
	assert.Len(t, p.TakeTold(), len(g.Happened()))
	assert.Empty(t, p.TakeTold())
}

// With reduced motion nothing flies and no dial turns, but all has its moment.
func TestReducedMotion(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	c := g.State().Sides[me].Hand.Cards()[0]
	do(t, g, p, shards.Command{Verb: shards.Play, Card: c})
	o := window
	o.Own = me
	p.Update(0.01, o, true)
	_, flies, _ := p.At(c)
	assert.False(t, flies)
	assert.True(t, p.Showing())
}

// Another window, or another player who looks, sees the cards where they lie at once.
func TestAnotherWindowShowsCardsAtOnce(t *testing.T) {
	g, p := begin(t)
	o := window
	o.Own, o.W = g.Asked(), 1600
	p.Update(0.01, o, false)
	for _, c := range p.Board.Row {
		at, flies, ok := p.At(c)
		assert.True(t, ok)
		assert.False(t, flies)
		assert.Equal(t, p.Places.Card[c], at)
	}
	p.See(1 - g.Asked())
	assert.Equal(t, 1-g.Asked(), p.Viewer())
	for _, c := range g.State().Sides[g.Asked()].Hand.Cards() {
		assert.False(t, p.Board.Seen[c])
	}
}
