package playback_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/shards/places"
	"github.com/keyraken/keyraken/ui/shards/playback"
)

var window = places.Options{W: 1280, H: 720, Unit: 1, Nemesis: shards.NoSeat}

// begin is a duel, and a player that shows it to the first seat.
func begin(t *testing.T) (*shards.Game, *playback.Player) {
	t.Helper()
	k := games.Shards()
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

// pass lets a frame of that length pass.
func pass(p *playback.Player, own shards.Seat, seconds float64) {
	o := window
	o.Own = own
	p.Update(seconds, o, false)
}

// show shows events of which the game knows nothing.
func show(p *playback.Player, all ...shards.Event) {
	for _, e := range all {
		p.Show([]playback.Step{{Event: e, Text: e.Kind.String()}})
	}
}

// What is shown has its moment, in which the next thing waits; that of one's own doing is shorter.
func TestMoments(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	took := func(e shards.Event) (frames int) {
		p.Reset()
		for show(p, e); p.Showing(); frames++ {
			pass(p, me, 0.01)
		}
		return frames
	}
	assert.InDelta(t, 12, took(shards.Event{Kind: shards.Focused, Seat: me}), 1)
	assert.InDelta(t, 30, took(shards.Event{Kind: shards.Focused, Seat: 1 - me}), 1)
	for _, k := range []shards.EventKind{shards.TurnBegan, shards.DamageDealt, shards.ShieldShown} {
		assert.Equal(t, took(shards.Event{Kind: k, Seat: 1 - me}), took(shards.Event{Kind: k, Seat: me}), "these have all of theirs")
	}
	for k := range shards.EventKindCount {
		assert.LessOrEqual(t, took(shards.Event{Kind: k, Seat: 1 - me}), 101, "%s lasts a second at most", k)
	}
	p.Reset()
	show(p, shards.Event{Kind: shards.CrystalsGained, Seat: 1 - me, N: 1}, shards.Event{Kind: shards.PowerGained, Seat: 1 - me, N: 2})
	pass(p, me, 0.1)
	show(p, shards.Event{Kind: shards.HealthGained, Seat: 1 - me, N: 2})
	for _, want := range []shards.EventKind{shards.CrystalsGained, shards.PowerGained, shards.HealthGained} {
		assert.Equal(t, want, p.Now.Kind)
		assert.Equal(t, want.String(), p.Last)
		assert.True(t, p.Showing(), "the last one has its moment too")
		assert.False(t, p.Behind(), "it is the same turn")
		pass(p, me, 0.2)
	}
}

// In a frame that lasts long all is shown whose time has come, in its order; what is skipped then is told after it.
func TestLongFrame(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	show(p, shards.Event{Kind: shards.Focused, Seat: me}, shards.Event{Kind: shards.BidMade, Seat: 1 - me},
		shards.Event{Kind: shards.BidPassed, Seat: 1 - me})
	pass(p, me, 0)
	assert.Equal(t, shards.Focused, p.Now.Kind, "the first at once")
	pass(p, me, 0.2)
	assert.Len(t, p.TakeHeard(), 2)
	assert.Empty(t, p.TakeHeard())
	p.Skip()
	var told []shards.EventKind
	for _, s := range p.TakeTold() {
		told = append(told, s.Kind)
	}
	assert.Equal(t, []shards.EventKind{shards.Focused, shards.BidMade, shards.BidPassed}, told)
	show(p, shards.Event{Kind: shards.Focused, Seat: me}, shards.Event{Kind: shards.Focused, Seat: me})
	pass(p, me, 10)
	assert.False(t, p.Showing())
	assert.Len(t, p.TakeHeard(), 2)
	require.NoError(t, g.Do(shards.Command{Verb: shards.EndMain}))
	assert.False(t, p.Behind(), "nothing is shown of it")
}

// The last card is told that something was done with: not one that was drawn.
func TestCardThatIsPresented(t *testing.T) {
	g, p := begin(t)
	hand := g.State().Sides[g.Asked()].Hand.Cards()
	show(p, shards.Event{Kind: shards.CardPlayed, Seat: g.Asked(), Card: hand[0]})
	pass(p, g.Asked(), 0.01)
	assert.Equal(t, hand[0], p.Card)
	show(p, shards.Event{Kind: shards.CardDrawn, Seat: g.Asked(), Card: hand[1]})
	pass(p, g.Asked(), 0.2)
	assert.Equal(t, shards.CardDrawn, p.Now.Kind)
	assert.Equal(t, hand[0], p.Card)
}

// What a seat gains or loses rises for a while, also when all has been shown; a seat that is hit shakes, but not at nothing.
func TestGainsAndBlows(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	show(p, shards.Event{Kind: shards.MasteryLost, Seat: me, N: 2}, shards.Event{Kind: shards.HealthGained, Seat: 1 - me, N: 3, Card: 7})
	wait(p, me, 0.7)
	require.Len(t, p.Gains, 2)
	assert.EqualValues(t, -2, p.Gains[0].N)
	assert.Equal(t, playback.Gain{Kind: shards.HealthGained, Seat: 1 - me, From: 7, N: 3, Since: p.Gains[1].Since}, p.Gains[1])
	wait(p, me, 0.3)
	assert.False(t, p.Showing())
	assert.Len(t, p.Gains, 2)
	assert.Greater(t, p.Gains[0].Since, p.Gains[1].Since)
	wait(p, me, 0.4)
	assert.Len(t, p.Gains, 1)
	wait(p, me, 1)
	assert.Empty(t, p.Gains)

	show(p, shards.Event{Kind: shards.HealthGained, Seat: 1, N: 4})
	wait(p, me, 2)
	assert.Zero(t, p.Struck[1])
	show(p, shards.Event{Kind: shards.DamageDealt, Seat: 1, N: 1}, shards.Event{Kind: shards.DamageDealt, Seat: 0},
		shards.Event{Kind: shards.DamageDealt, Seat: shards.NoSeat, N: 1})
	pass(p, me, 0.1)
	assert.InDelta(t, 0.8, p.Struck[1], 0.001)
	assert.EqualValues(t, -1, p.Gains[0].N)
	pass(p, me, 0.2)
	assert.InDelta(t, 0.4, p.Struck[1], 0.001)
	for range 30 {
		pass(p, me, 0.1)
		assert.GreaterOrEqual(t, p.Struck[1], 0.0)
		assert.Zero(t, p.Struck[0])
	}
	assert.Zero(t, p.Struck[1])
}

// When all has been shown the table is that of the game, with what no event tells.
func TestTableIsRightInTheEnd(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	show(p, shards.Event{Kind: shards.CrystalsGained, Seat: me, N: 5})
	pass(p, me, 0.01)
	assert.EqualValues(t, 5, p.Board.Sides[me].Crystals)
	wait(p, me, 1)
	assert.Equal(t, g.State().Sides[me].Crystals, p.Board.Sides[me].Crystals)
	assert.Zero(t, p.Now)
	assert.NotEmpty(t, p.Last)
}

// A card flies straight from where it was, in less than half a second, and grows or shrinks on its way; one that is put
// somewhere flies from there. In a pile no card is shown.
func TestFlights(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	c := g.State().Sides[me].Hand.Cards()[0]
	p.Put(c, layout.Rect{X: 900, Y: 80, W: 30, H: 42})
	from, flies, _ := p.At(c)
	assert.Equal(t, layout.Rect{X: 900, Y: 80, W: 30, H: 42}, from)
	assert.False(t, flies)
	then := shards.Event{Kind: shards.TurnBegan, Seat: 1 - me}
	show(p, shards.Event{Kind: shards.CardPlayed, Seat: me, Card: c}, then)
	last := 0.0
	for range 20 {
		pass(p, me, 0.02)
		at, flies, ok := p.At(c)
		to := p.Places.Card[c]
		assert.True(t, ok)
		if !flies {
			assert.Equal(t, to, at)
			continue
		}
		part := (at.X - from.X) / (to.X - from.X)
		assert.InDelta(t, from.Y+(to.Y-from.Y)*part, at.Y, 0.01)
		assert.InDelta(t, from.W+(to.W-from.W)*part, at.W, 0.01)
		assert.InDelta(t, from.H+(to.H-from.H)*part, at.H, 0.01)
		assert.Greater(t, part, last)
		assert.Less(t, part, 1.0)
		last = part
	}
	assert.Greater(t, last, 0.99)
	_, flies, _ = p.At(c)
	assert.False(t, flies)

	p.Reset()
	wait(p, me, 1)
	show(p, shards.Event{Kind: shards.CardDiscarded, Seat: me, Card: c}, then)
	pass(p, me, 0.02)
	_, flies, ok := p.At(c)
	assert.True(t, flies && ok, "on its way to the pile")
	wait(p, me, 0.5)
	_, flies, ok = p.At(c)
	assert.False(t, flies || ok, "in the pile")
}

// What comes from nowhere or goes there does not fly; every other card lies in its place.
func TestCardsFromNowhere(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	rest := func() {
		for c := range p.Places.Card {
			at, flies, ok := p.At(shards.Slot(c))
			assert.Equal(t, p.Places.Card[c], at)
			assert.False(t, flies)
			assert.Equal(t, p.Places.Shown[c], ok)
		}
	}
	rest()
	const c = shards.MaxCards - 1
	require.True(t, p.Places.Card[c].Empty())
	show(p, shards.Event{Kind: shards.CardLaidOut, Card: c, Seat: shards.NoSeat, N: 2}, shards.Event{Kind: shards.PlayerOut, Seat: 1 - me})
	pass(p, me, 0.02)
	assert.True(t, p.Places.Shown[c])
	wait(p, me, 0.6)
	require.NotEmpty(t, g.State().Sides[1-me].Hand.Cards())
	assert.True(t, p.Places.Card[g.State().Sides[1-me].Hand.Cards()[0]].Empty())
	rest()
}

// A dial turns to its number without passing it, in either direction, and glows for a while; infinity is there at once, and
// so is what the dial shows first, without a glow.
func TestDialsTurn(t *testing.T) {
	g, p := begin(t)
	me := g.Asked()
	side, d := &p.Board.Sides[me], &p.Dials[me]
	for _, dial := range []struct {
		number *int32
		shown  *playback.Dial
	}{{&side.Health, &d.Health}, {&side.Mastery, &d.Mastery}, {&side.Crystals, &d.Crystals}, {&side.Power, &d.Power}} {
		assert.Zero(t, dial.shown.Glow())
		assert.InDelta(t, *dial.number, dial.shown.Shows(), 1e-9)
		for _, to := range []int32{30, 20, 21} {
			from := dial.shown.Shows()
			*dial.number = to
			pass(p, me, 0.09)
			assert.InDelta(t, 0.9, dial.shown.Glow(), 0.001)
			assert.InDelta(t, from+(float64(to)-from)*0.63, dial.shown.Shows(), 0.2, "%d", to)
			for range 20 {
				before := dial.shown.Shows()
				pass(p, me, 0.02)
				assert.LessOrEqual(t, math.Abs(float64(to)-dial.shown.Shows()), math.Abs(float64(to)-before))
				if float64(to) != dial.shown.Shows() {
					assert.Equal(t, before < float64(to), dial.shown.Shows() < float64(to), "it does not pass %d", to)
				}
			}
			for range 20 {
				pass(p, me, 0.05)
			}
			assert.Equal(t, float64(to), dial.shown.Shows())
			assert.Zero(t, dial.shown.Glow())
		}
		*dial.number = 3
		o := window
		o.Own = me
		p.Update(0.01, o, true)
		assert.Equal(t, 3.0, dial.shown.Shows(), "with reduced motion")
		*dial.number = shards.Infinite
		pass(p, me, 0.02)
		assert.Equal(t, float64(shards.Infinite), dial.shown.Shows())
	}
	first := playback.New(g, me)
	pass(first, me, 0.01)
	for seat := range first.Board.Sides {
		assert.EqualValues(t, first.Board.Sides[seat].Health, first.Dials[seat].Health.Shows())
		assert.Zero(t, first.Dials[seat].Health.Glow())
	}
}
