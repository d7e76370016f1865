package playback

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
)

// feelings are the strongest that the monster feels while everything is shown.
func feelings(t *testing.T, p *seat, see func()) (b Beast) {
	t.Helper()
	for range 5000 {
		p.update(1.0 / 60)
		b.Hurt, b.Bite, b.Stare = max(b.Hurt, p.Beast.Hurt), max(b.Bite, p.Beast.Bite), max(b.Stare, p.Beast.Stare)
		see()
		if !p.Showing() {
			return b
		}
	}
	require.Fail(t, "the events are never all shown")
	return b
}

// The monster looks at its attacker, feels a wound more than a blow on its armor,
// and shows the wound afterwards.
func TestBeastFeelsBlows(t *testing.T) {
	strike := func(spent int) (*seat, Beast) {
		on := plain()
		on.Monster.Artifacts[0].Spent = spent
		p := lay(t, on)
		p.do(t, keyforge.Command{Verb: keyforge.Fight, Card: slot(t, p, "Headhunter")})
		p.seconds()
		p.do(t, keyforge.Command{Verb: keyforge.Pick, Card: p.Board.Boss})
		watched := false
		felt := feelings(t, p, func() {
			watched = watched || p.Beast.Stare > 0.5 && p.Beast.Look.Y > p.Places.Band.Bottom()
		})
		assert.True(t, watched, "it looks at the attacker")
		return p, felt
	}
	p, armored := strike(0)
	assert.Zero(t, p.Beast.Wounds)
	p, wounded := strike(6)
	assert.Positive(t, armored.Hurt, "it flinches")
	assert.Greater(t, wounded.Hurt, armored.Hurt+0.2)
	for range 300 {
		p.update(1.0 / 60)
	}
	assert.InDelta(t, 5.0/30, p.Beast.Wounds, 0.001)
	assert.Zero(t, p.Beast.Hurt, "pain goes by")
	assert.Zero(t, p.Beast.Stare)
}

// The monster's maw opens when it is used in its turn, and it looks at the cards it plays.
func TestBeastBites(t *testing.T) {
	p := lay(t, plain())
	p.do(t, keyforge.Command{Verb: keyforge.EndTurn})
	felt := feelings(t, p, func() {})
	assert.Greater(t, felt.Bite, 0.9)
	assert.Greater(t, felt.Stare, 0.9)
	for range 120 {
		p.update(1.0 / 60)
	}
	assert.Zero(t, p.Beast.Bite, "it shuts it again")
}
