package playback

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
)

// count is how many effects of a kind there are.
func (p *seat) count(k EffectKind) (n int) {
	for i := range p.Effects {
		if p.Effects[i].Kind == k {
			n++
		}
	}
	return n
}

// However much happens at once, only so many effects are shown, the latest of all.
func TestOldEffectsEndEarly(t *testing.T) {
	p := lay(t, plain())
	for i := range 3 * most {
		p.add(Effect{Kind: Token, N: i, Length: 1})
	}
	require.Len(t, p.Effects, most)
	for i := range p.Effects {
		assert.Equal(t, 2*most+i, p.Effects[i].N)
	}
}

// One card affects another visibly once at a time, unless they lie together.
func TestThreads(t *testing.T) {
	p := lay(t, plain())
	a, b := slot(t, p, "Headhunter"), slot(t, p, "Crushing Arm")
	for _, c := range []struct {
		from, to keyforge.Slot
		want     int
	}{{a, b, 1}, {a, b, 1}, {b, a, 2}, {a, a, 2}, {0, b, 2}} {
		p.thread(c.from, c.to, theme.Lit)
		assert.Equal(t, c.want, p.count(Thread), "%v", c)
	}
}

// A card that is on another is where that is, and one that lies in a pile is there.
func TestWhereCardsAre(t *testing.T) {
	on := plain()
	on.Players[0].Line[0].Attached = gametest.Cards("blood-of-titans")
	on.Players[0].Discard = gametest.Cards("troll")
	p := lay(t, on)
	assert.Equal(t, p.center(slot(t, p, "Headhunter")), p.center(slot(t, p, "Blood of Titans")))
	assert.Equal(t, p.PilePlace(0, card.Discard).Center(), p.center(slot(t, p, "Troll")))
	assert.NotEqual(t, p.supply(), p.center(slot(t, p, "Troll")))
}

// An attacker comes as close to the monster as its size allows, and to a card until they touch, and is seen above the table.
func TestAttackersTouch(t *testing.T) {
	p := lay(t, plain())
	a := slot(t, p, "Headhunter")
	for _, victim := range []keyforge.Slot{p.Board.Boss, slot(t, p, "Crushing Arm")} {
		p.Still()
		p.shows(keyforge.Event{Kind: keyforge.AttackMade, Side: 0, Card: a, Other: victim}, keyforge.Event{Kind: keyforge.TurnEnded})
		p.update(0.001)
		from, to := p.sprites[a].at.Center(), p.center(victim)
		way := math.Hypot(to.X-from.X, to.Y-from.Y)
		high := 0.0
		for p.sprites[a].lunge.time < aim+strike-0.001 {
			p.update(0.001)
			high = max(high, p.Height(a))
		}
		assert.Greater(t, high, 0.9)
		at, _, _ := p.Spot(a)
		apart := 0.62 * p.sprites[victim].at.H
		if victim != p.Board.Boss {
			apart = 0.46 * (p.sprites[victim].at.H + p.sprites[a].at.H)
		}
		left := math.Hypot(to.X-at.Center().X, to.Y-at.Center().Y)
		assert.InDelta(t, apart, left, 0.02*way)
		p.seconds()
	}
}

// A card that hurts itself is thrown as if from below.
func TestHurtByItself(t *testing.T) {
	p := lay(t, plain())
	a := slot(t, p, "Headhunter")
	p.hit(&keyforge.Event{Kind: keyforge.DamageDealt, Card: a, Other: a, N: 5})
	assert.Negative(t, p.sprites[a].blow.by.Y)
	assert.Zero(t, p.sprites[a].blow.by.X)
}

// That an attack has missed is seen as soon as anything else begins.
func TestMissIsSeenBeforeWhatFollows(t *testing.T) {
	for _, k := range []keyforge.EventKind{keyforge.Used, keyforge.AttackMade, keyforge.TurnEnded} {
		p := lay(t, plain())
		a, d := slot(t, p, "Headhunter"), slot(t, p, "Crushing Arm")
		p.shows(keyforge.Event{Kind: keyforge.AttackMade, Card: a, Other: d}, keyforge.Event{Kind: k, Card: a, Other: d},
			keyforge.Event{Kind: keyforge.Rose, N: 1})
		for p.next < 2 {
			assert.Zero(t, p.count(Float))
			p.update(0.01)
		}
		assert.Equal(t, 1, p.count(Float), "event %d", k)
	}
}

// A destroyed card breaks where it stands, and its remains go to the pile; one that returns to a hand does not break.
func TestDestroyedCardsBreak(t *testing.T) {
	for to, breaks := range map[card.Zone]int{card.Discard: 1, card.Purged: 1, card.Hand: 0} {
		p := lay(t, plain())
		a := slot(t, p, "Headhunter")
		at, _, _ := p.Spot(a)
		p.shows(keyforge.Event{Kind: keyforge.Destroyed, Card: a},
			keyforge.Event{Kind: keyforge.Moved, Side: 0, M: 0, Card: a, From: card.Battleline, To: to}, keyforge.Event{Kind: keyforge.Rose, N: 1})
		for p.next < 2 {
			p.update(0.01)
		}
		assert.Equal(t, breaks, p.count(Wreck))
		assert.Equal(t, breaks, p.count(Wisp))
		for i := range p.Effects {
			if e := &p.Effects[i]; e.Kind == Wreck {
				assert.Equal(t, at.Center(), e.Spot.Center())
				assert.Equal(t, a, e.Card)
				_, _, ok := p.Spot(a)
				assert.False(t, ok)
			}
		}
	}
}

// A dragged card hangs small from the mouse, above the others, and goes back to its place when it is let go.
func TestDraggedCards(t *testing.T) {
	p := lay(t, plain())
	c := slot(t, p, "Anger")
	home, _, _ := p.Spot(c)
	p.Held, p.HeldAt = c, layout.Point{X: 500, Y: 200}
	p.update(0.01)
	at, alpha, ok := p.Spot(c)
	assert.True(t, ok && alpha == 1 && p.Moving(c))
	assert.Equal(t, 1.0, p.Height(c))
	assert.InDelta(t, 500, at.Center().X, 1e-9)
	assert.InDelta(t, 200, at.Y, 1e-9)
	assert.InDelta(t, heldSize*home.W, at.W, 1e-9)
	assert.InDelta(t, heldSize*home.H, at.H, 1e-9)
	p.Held = 0
	p.update(0.01)
	at, _, _ = p.Spot(c)
	assert.NotEqual(t, home, at)
	for range 60 {
		p.update(1.0 / 60)
	}
	at, _, _ = p.Spot(c)
	assert.Equal(t, home, at)
}

// With reduced motion a card fades out where it is and does not appear in a pile.
func TestCalmCardsVanish(t *testing.T) {
	p := lay(t, plain())
	p.ReducedMotion = true
	c := slot(t, p, "Anger")
	from, _, _ := p.Spot(c)
	p.shows(keyforge.Event{Kind: keyforge.Moved, Side: 0, Card: c, From: card.Hand, To: card.Discard},
		keyforge.Event{Kind: keyforge.Rose, N: 1})
	p.update(0)
	last := 1.0
	for at, alpha, ok := p.Spot(c); ok; at, alpha, ok = p.Spot(c) {
		assert.LessOrEqual(t, alpha, last)
		last = alpha
		if at != from {
			assert.Zero(t, alpha)
		}
		p.update(1.0 / 60)
	}
	assert.Zero(t, last)
}

// A card from a deck comes from its place, with its back up; of one that nobody may know its back flies.
func TestCardsComeFromTheirPile(t *testing.T) {
	p := lay(t, plain())
	deck := p.PilePlace(0, card.Deck)
	c := p.g.Pile(0, card.Deck).Top()
	p.shows(keyforge.Event{Kind: keyforge.Drew, Side: 0, Card: c, To: card.Hand}, keyforge.Event{Kind: keyforge.Rose, N: 1})
	p.update(0)
	at, alpha, ok := p.Spot(c)
	assert.True(t, ok)
	assert.Equal(t, 1.0, alpha)
	assert.Equal(t, deck, at.Rect)
	assert.Negative(t, p.Turned(c))
	p.update(0.1)
	at, _, _ = p.Spot(c)
	assert.NotEqual(t, deck, at.Rect)
	p.seconds()
	p.update(1)
	assert.Equal(t, 1.0, p.Turned(c))

	p.Still()
	p.shows(keyforge.Event{Kind: keyforge.Drew, Side: keyforge.Monster, To: card.Archives})
	p.update(0)
	require.Equal(t, 1, p.count(Flight))
	flight := &p.Effects[slices.IndexFunc(p.Effects, func(e Effect) bool { return e.Kind == Flight })]
	assert.Equal(t, p.PilePlace(keyforge.Monster, card.Deck).Center(), flight.From)
	assert.Equal(t, p.PilePlace(keyforge.Monster, card.Archives).Center(), flight.To)
}

// What is shown stops where it is held until it is released; a release alone changes nothing.
func TestHolds(t *testing.T) {
	p := lay(t, plain())
	c := slot(t, p, "Headhunter")
	p.Release()
	assert.False(t, p.Showing())
	p.Hold = func(e *keyforge.Event) bool { return e.Kind == keyforge.CardStunned }
	events := []keyforge.Event{{Kind: keyforge.CardStunned, Card: c}, {Kind: keyforge.Unstunned, Card: c}}
	p.shows(events...)
	assert.Equal(t, events, p.Events())
	p.update(0)
	assert.True(t, p.Showing())
	assert.False(t, p.Stopped(), "it has its time")
	for range 20 {
		p.update(0.1)
	}
	assert.True(t, p.Stopped() && p.Showing())
	assert.Equal(t, 1, p.next)
	p.Release()
	assert.False(t, p.Stopped())
	assert.InDelta(t, beats[keyforge.Unstunned].time, p.seconds(), 0.05)
}

// At once is at once, however long the chain.
func TestInstantly(t *testing.T) {
	p := lay(t, plain())
	p.Speed = Instant
	p.shows(slices.Repeat([]keyforge.Event{{Kind: keyforge.Gained, Side: 0, N: 1}}, 200)...)
	p.update(1e-9)
	assert.False(t, p.Showing())
}

// The log leads to no card that may not be told, and nothing is done any more when a turn begins.
func TestLogOfHiddenCards(t *testing.T) {
	p := lay(t, plain())
	c := slot(t, p, "Headhunter")
	for _, told := range []bool{true, false} {
		p.Told = func(*keyforge.Event) bool { return told }
		p.Log = nil
		p.Retell([]keyforge.Event{{Kind: keyforge.Reaped, Side: 0, Card: c}})
		require.NotEmpty(t, p.Log)
		assert.Equal(t, told, p.Log[0].Card == c)
		assert.Equal(t, told, p.Log[0].Of == c)
		assert.Equal(t, told, p.Doing == c)
	}
	p.Doing = c
	p.Retell([]keyforge.Event{{Kind: keyforge.TurnBegan, Side: 0}})
	assert.Zero(t, p.Doing)
}

// A card that goes under a prophecy goes there from the hand, with its back up and smaller and smaller; it
// comes back from there, and turns up, when the prophecy is fulfilled (K30.2, K30.10).
func TestCardsGoUnderProphecies(t *testing.T) {
	position := plain()
	position.Players[0].Prophecies = [2][2]string{{"bad-omen", "overreach"}, {"the-early-bird", "the-second-mouse"}}
	p := lay(t, position)
	p.update(1)
	c, stays := slot(t, p, "Anger"), slot(t, p, "Hand of Dis")
	hand, _, _ := p.Spot(c)
	faces := p.g.Prophecies(0)
	for _, other := range []bool{false, true} { // the cards of the hand exchange their numbers
		e := keyforge.Event{Kind: keyforge.ProphecyMade, Card: c, Other: c, From: card.Hand, To: card.Reference, N: int32(faces[3])}
		if other {
			p = lay(t, position)
			p.update(1)
			e.Other = stays
		}
		rest, _, _ := p.Spot(stays)
		p.shows(e, keyforge.Event{Kind: keyforge.ProphecyFulfilled, Card: e.Other, From: card.Reference, To: card.Limbo, N: e.N})
		p.update(0)
		require.Equal(t, 1, p.count(Flight))
		flight := p.Effects[slices.IndexFunc(p.Effects, func(e Effect) bool { return e.Kind == Flight })]
		_, under := p.Places.Sides[0].Beside(p.Places.Unit, 2)
		assert.Equal(t, hand.Center(), flight.From)
		assert.Equal(t, under.Center(), flight.To, "the third of what lies there: it was the fourth")
		assert.Equal(t, hand.W, flight.Size)
		assert.Less(t, flight.Spot.W, flight.Size)
		_, _, still := p.Spot(e.Other)
		assert.False(t, still, "it is no longer in the hand")
		left := stays
		if other {
			left = c
		}
		at, _, _ := p.Spot(left)
		assert.Equal(t, rest.Center().Y, at.Center().Y, "the other card is there")
		assert.InDelta(t, rest.Center().X, at.Center().X, 1, "where it was")
	}

	for range 200 { // until it is fulfilled
		if _, _, ok := p.Spot(stays); ok {
			break
		}
		p.update(1.0 / 120)
	}
	at, _, ok := p.Spot(stays)
	require.True(t, ok)
	_, under := p.Places.Sides[0].Beside(p.Places.Unit, 2)
	assert.InDelta(t, under.Center().X, at.Center().X, 5)
	assert.InDelta(t, under.Center().Y, at.Center().Y, 5)
	assert.Negative(t, p.Turned(stays))
}
