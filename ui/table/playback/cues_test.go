package playback

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/sound"
)

// What is shown is heard; what is skipped is not, and no sound is given twice.
func TestCues(t *testing.T) {
	p := lay(t, plain())
	p.do(t, keyforge.Command{Verb: keyforge.Reap, Card: slot(t, p, "Headhunter")})
	var heard []Cue
	for range 600 {
		p.update(1.0 / 60)
		heard = p.TakeCues(heard)
	}
	assert.NotEmpty(t, heard)
	for _, c := range heard {
		assert.Less(t, c.Sound, sound.Kinds)
		assert.InDelta(t, 0, c.Pan, 1)
		assert.InDelta(t, 0.5, c.Gain, 0.5)
	}
	assert.Empty(t, p.TakeCues(nil))
	p.do(t, keyforge.Command{Verb: keyforge.EndTurn})
	p.Skip()
	assert.Empty(t, p.TakeCues(nil))
}

// Everything that a player should notice has a sound.
func TestEventsHaveSounds(t *testing.T) {
	p := lay(t, plain())
	silent := map[keyforge.EventKind]bool{
		keyforge.TurnEnded: true, keyforge.StepBegan: true, keyforge.HouseNamed: true, keyforge.NumberNamed: true, keyforge.CardNamed: true,
		keyforge.TraitNamed: true, keyforge.EnteredPlay: true, // heard when it lands
		keyforge.FightSkipped: true, keyforge.ForgeSkipped: true, keyforge.DrawSkipped: true, keyforge.LastingEnded: true, keyforge.Saw: true, keyforge.TurnedUp: true,
	}
	for k := keyforge.NoEvent + 1; k < keyforge.EventKinds; k++ {
		p.cue(&keyforge.Event{Kind: k, Card: 1, N: 1})
		assert.Equal(t, silent[k], len(p.TakeCues(nil)) == 0, "kind %d", k)
	}
}

// An event that affects no card, such as a gain of æmber, is heard from the card that
// causes it.
func TestCuesComeFromTheirSource(t *testing.T) {
	p := lay(t, plain())
	from := slot(t, p, "Headhunter")
	p.cue(&keyforge.Event{Kind: keyforge.Gained, Side: 0, Source: from, N: 1})
	heard := p.TakeCues(nil)
	assert.Len(t, heard, 1)
	assert.InDelta(t, (2*p.center(from).X/p.Places.Window.W-1)*0.6, heard[0].Pan, 1e-9)
	assert.NotZero(t, heard[0].Pan)
	p.cue(&keyforge.Event{Kind: keyforge.Gained, Side: 0, N: 1})
	assert.Zero(t, p.TakeCues(nil)[0].Pan)
}
