package table

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game"
)

// feelings are the strongest that the Keyraken feels while everything is shown.
func feelings(t *testing.T, m *Model, see func()) (b Beast) {
	t.Helper()
	for range 5000 {
		m.Update(1.0/60, 1280, 720)
		b.Hurt, b.Bite, b.Stare = max(b.Hurt, m.Beast.Hurt), max(b.Bite, m.Beast.Bite), max(b.Stare, m.Beast.Stare)
		see()
		if !m.Showing() {
			return b
		}
	}
	require.Fail(t, "the events are never all shown")
	return b
}

// The Keyraken looks at who attacks it, feels a wound more than a blow on its
// armor, and shows the wound afterwards.
func TestBeastFeelsBlows(t *testing.T) {
	strike := func(spent int) (*Model, Beast) {
		p := plain()
		p.Monster.Artifacts[0].Spent = spent
		m := lay(t, p)
		m.Do(game.Command{Verb: game.Fight, Card: slot(t, m, "Headhunter")})
		run(t, m)
		m.Click(m.Board.Boss)
		watched := false
		felt := feelings(t, m, func() {
			watched = watched || m.Beast.Stare > 0.5 && m.Beast.Look.Y > m.Places.Band.Bottom()
		})
		assert.True(t, watched, "it looks at the attacker")
		return m, felt
	}
	m, armored := strike(0)
	assert.Zero(t, m.Beast.Wounds)
	m, wounded := strike(6)
	assert.Positive(t, armored.Hurt, "it flinches")
	assert.Greater(t, wounded.Hurt, armored.Hurt+0.2)
	for range 300 {
		m.Update(1.0/60, 1280, 720)
	}
	assert.InDelta(t, 5.0/30, m.Beast.Wounds, 0.001)
	assert.Zero(t, m.Beast.Hurt, "pain goes by")
	assert.Zero(t, m.Beast.Stare)
}

// Its maw opens when it is used in its turn, and it looks at the cards it plays.
func TestBeastBites(t *testing.T) {
	m := lay(t, plain())
	m.Do(game.Command{Verb: game.EndTurn})
	felt := feelings(t, m, func() {})
	assert.Greater(t, felt.Bite, 0.9)
	assert.Greater(t, felt.Stare, 0.9)
	for range 120 {
		m.Update(1.0/60, 1280, 720)
	}
	assert.Zero(t, m.Beast.Bite, "it shuts it again")
}
