package playback

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
)

// A card that attacks draws back and rises, comes down on its victim, and returns; a card that is hit swings out, and back.
func TestCourseOfALunge(t *testing.T) {
	l := lunge{by: layout.Point{X: 100, Y: -200}, lean: 0.1, aim: aim, length: aim + strike + comeBack}
	for _, c := range []struct {
		time, part, lean, high float64
		on                     bool
	}{
		{0, 0, 0, 0, true}, {aim / 3, -0.07, 0.05, 0.5, true}, {aim, -0.14, 0.1, 1, true}, {aim + strike/2, 0.145, 0.1, 0.5, true},
		{aim + strike, 1, 0.1, 0, true}, {aim + strike + comeBack/2, 0.5, 0.05, 0, true}, {aim + strike + comeBack, 0, 0, 0, false},
	} {
		l.time = c.time
		at, lean := l.now()
		assert.InDelta(t, 100*c.part, at.X, 1e-9, "%v", c)
		assert.InDelta(t, -200*c.part, at.Y, 1e-9, "%v", c)
		assert.InDelta(t, c.lean, lean, 1e-9, "%v", c)
		assert.InDelta(t, c.high, l.high(), 1e-9, "%v", c)
		assert.Equal(t, c.on, l.on())
	}
	b := blow{by: layout.Point{X: 10, Y: -20}}
	assert.Equal(t, b.by, b.now())
	b.time = 0.1
	back := b.now()
	assert.True(t, back.X < 0 && back.X > -10 && back.Y == -2*back.X, "%v", back)
	b.time = blowTime
	assert.Zero(t, b.now())
	b = blow{}
	assert.Zero(t, b.now())
}

// Two cards fight each other, whichever of them attacks.
func TestWhoFights(t *testing.T) {
	f := fight{attacker: 3, defender: 5}
	for _, c := range []struct {
		a, b keyforge.Slot
		want bool
	}{{3, 5, true}, {5, 3, true}, {3, 3, false}, {5, 5, false}, {3, 4, false}, {4, 5, false}, {5, 4, false}, {4, 3, false}} {
		assert.Equal(t, c.want, f.among(c.a, c.b), "%v", c)
	}
}

// Damage throws a card away from where it comes from, the farther the more it is; damage that is moved off it shows nothing.
func TestHitsThrow(t *testing.T) {
	p := lay(t, plain())
	a, b := slot(t, p, "Headhunter"), p.Board.Boss
	thrown := func(e keyforge.Event) layout.Point {
		p.sprites[e.Card].blow, p.Jolt = blow{}, 0
		p.hit(&e)
		return p.sprites[e.Card].blow.by
	}
	assert.Zero(t, thrown(keyforge.Event{Kind: keyforge.DamageMoved, Card: a, N: -3}))
	assert.Zero(t, p.Jolt)
	u := p.Places.Unit
	up := thrown(keyforge.Event{Kind: keyforge.DamageDealt, Card: a, N: 5})
	assert.InDelta(t, -18*u, up.Y, 1e-6, "from below")
	assert.Zero(t, up.X)
	assert.InDelta(t, 1.0/9, p.Jolt, 1e-9)
	assert.InDelta(t, -29*u, thrown(keyforge.Event{Kind: keyforge.DamageDealt, Card: a, N: 30}).Y, 1e-6, "not more than of ten")
	assert.InDelta(t, 1, p.Jolt, 1e-9)
	assert.InDelta(t, -0.4*18*u, thrown(keyforge.Event{Kind: keyforge.DamageDealt, Card: b, N: 5}).Y, 1e-6, "the monster is heavy")
	away := thrown(keyforge.Event{Kind: keyforge.DamageDealt, Card: a, Other: b, N: 5})
	from, at := p.center(b), p.center(a)
	assert.Positive(t, away.X*(at.X-from.X)+away.Y*(at.Y-from.Y), "away from where it comes from")
	p.ReducedMotion = true
	assert.Zero(t, thrown(keyforge.Event{Kind: keyforge.DamageDealt, Card: a, N: 5}))
}
