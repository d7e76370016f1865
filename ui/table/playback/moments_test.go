package playback

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/gametest"
	"github.com/keyraken/keyraken/ui/sound"
)

// parts are the kinds of events that are part of the moment of another, which comes with them.
var parts = map[keyforge.EventKind]keyforge.EventKind{
	keyforge.TurnEnded: keyforge.TurnBegan, keyforge.StepBegan: keyforge.HouseChosen, keyforge.Discarded: keyforge.Moved,
	keyforge.Used: keyforge.Reaped, keyforge.IconResolved: keyforge.Gained, keyforge.Saw: keyforge.Looked, keyforge.TurnedUp: keyforge.Moved,
}

// single is an event of a kind, on a table that rests.
func (p *seat) single(t *testing.T, k keyforge.EventKind) keyforge.Event {
	p.rest()
	p.Still()
	p.Jump()
	p.update(2)
	hunter, arm := slot(t, p, "Headhunter"), slot(t, p, "Crushing Arm")
	e := keyforge.Event{Kind: k, Card: hunter, Other: arm, N: 1, From: card.Battleline, To: card.Discard}
	switch k {
	case keyforge.Drew:
		e.Card, e.To = 0, card.Hand
	case keyforge.Played:
		e.Card, e.From = slot(t, p, "Anger"), card.Hand
	case keyforge.AttachedTo, keyforge.PutUnder:
		e.Card, e.Other, e.From = slot(t, p, "Anger"), hunter, card.Hand
	case keyforge.ProphecyMade, keyforge.ProphecyFulfilled:
		e.Card, e.From, e.To = slot(t, p, "Anger"), card.Hand, card.Reference
		e.Other = e.Card
		if k == keyforge.ProphecyFulfilled {
			p.shows(keyforge.Event{Kind: keyforge.ProphecyMade, Card: e.Card, Other: e.Card, N: 1, From: card.Hand, To: card.Reference})
			p.seconds()
			e.Other, e.From, e.To = 0, card.Reference, card.Limbo
		}
	case keyforge.Readied:
		p.shows(keyforge.Event{Kind: keyforge.CardExhausted, Card: e.Card})
		p.update(0)
		p.update(0.15)
	case keyforge.Copied:
		e.Other, e.N = slot(t, p, "Dust Imp"), int32(p.Board.Faces[slot(t, p, "Dust Imp")].Own)
	case keyforge.Looked, keyforge.ShownZone:
		e.M, e.From = 0, card.Deck
	}
	return e
}

// seen reports whether something is shown that was not before.
func (p *seat) seen(before *[keyforge.MaxCards]sprite) bool {
	for c := range p.sprites {
		if p.sprites[c].at != before[c].at {
			return true
		}
	}
	for i := range p.Effects {
		if p.Effects[i].Time >= 0 {
			return true
		}
	}
	return p.Shown.Time > 0
}

// Every kind of event has a moment of 0.2 to 1 s in which it is seen from the beginning, in the
// turn of a player and in that of the monster, or is part of another that has one.
func TestEveryEventHasItsMoment(t *testing.T) {
	p := lay(t, plain())
	for k := keyforge.NoEvent + 1; k < keyforge.EventKinds; k++ {
		of, part := parts[k]
		for _, turn := range []keyforge.Side{0, keyforge.Monster} {
			e := p.single(t, k)
			p.Board.TurnOf = turn
			if k == keyforge.AttackMade {
				e.Side = turn
			}
			name := keyforge.EventTable[k].Name
			p.shows(e)
			before := p.sprites
			p.update(0)
			p.update(0.1)
			assert.True(t, part || p.seen(&before), "%s is not seen", name)
			took := 0.1 + p.seconds()
			assert.Less(t, took, 1.02, name)
			if part {
				assert.GreaterOrEqual(t, max(took, max(beats[of].time, -beats[of].time)), 0.2, name)
				continue
			}
			assert.GreaterOrEqual(t, took, 0.19, name)
		}
	}
}

// Every moment can be skipped: nothing of it is left then.
func TestEveryMomentIsSkipped(t *testing.T) {
	p := lay(t, plain())
	for k := keyforge.NoEvent + 1; k < keyforge.EventKinds; k++ {
		e := p.single(t, k)
		name := keyforge.EventTable[k].Name
		p.shows(e, keyforge.Event{Kind: keyforge.Rose, N: 1})
		p.update(0.02)
		p.Skip()
		assert.False(t, p.Showing(), name)
		p.TakeCues(nil)
		p.update(0)
		assert.Empty(t, p.Effects, name)
		assert.Zero(t, p.Quake+p.Jolt+p.Shown.Time, name)
		assert.Zero(t, p.Prey, name)
		for c := range p.sprites {
			s := &p.sprites[c]
			assert.False(t, s.lunge.on() || s.lands || s.pulse > 0 || s.press > 0, name)
		}
	}
}

// With reduced motion every moment takes as long as before, but nothing swells, leans, strikes,
// shakes or rolls away.
func TestEveryMomentIsCalm(t *testing.T) {
	p := lay(t, plain())
	for k := keyforge.NoEvent + 1; k < keyforge.EventKinds; k++ {
		p.ReducedMotion = false
		e := p.single(t, k)
		name := keyforge.EventTable[k].Name
		p.shows(e)
		lively := p.seconds()
		e = p.single(t, k)
		p.ReducedMotion = true
		p.shows(e)
		took := 0.0
		for ; p.Showing(); took += 1.0 / 60 {
			p.update(1.0 / 60)
			assert.Zero(t, p.Quake+p.Jolt, name)
			for c := range p.sprites {
				s := &p.sprites[c]
				at, _, ok := p.Spot(keyforge.Slot(c))
				assert.True(t, !ok || at == s.at, "%s: card %d", name, c)
				assert.Zero(t, p.Height(keyforge.Slot(c)), name)
			}
			for i := range p.Effects {
				assert.NotEqual(t, Dust, p.Effects[i].Kind, name)
			}
		}
		assert.InDelta(t, lively, took, 0.05, name)
	}
}

// A card that enters play is lifted, leans to where it goes, and lands: then it is heard, pressed
// down, and raises dust. Only a strong one shakes the table.
func TestCardsLand(t *testing.T) {
	for title, shakes := range map[string]bool{"troll": true, "dust-imp": false} {
		on := plain()
		on.House = map[bool]card.House{true: card.Brobnar, false: card.Dis}[shakes]
		on.Players[0].Line = gametest.Cards("headhunter", "headhunter", "headhunter")
		on.Players[0].Hand = gametest.Cards(title)
		p := lay(t, on)
		p.update(2)
		c := p.Board.Piles[0][card.Hand][0]
		for _, command := range p.g.Legal(nil) {
			if command.Card == c && command.Verb == keyforge.PlayCard {
				p.do(t, command)
				break
			}
		}
		highest, leans := 0.0, 0.0
		var landed *Cue
		for range 240 {
			p.update(1.0 / 60)
			if !p.Showing() && p.g.Question().Kind != keyforge.AskMain {
				p.do(t, p.g.Legal(nil)[0])
			}
			at, _, _ := p.Spot(c)
			highest, leans = max(highest, p.Height(c)), max(leans, at.Angle)
			for _, cue := range p.TakeCues(nil) {
				if cue.Sound == sound.Place {
					assert.Nil(t, landed, "it lands once")
					landed = &cue
					assert.Zero(t, p.Height(c), "it is heard when it is down")
					assert.Equal(t, shakes, p.Jolt > 0, title)
					assert.Equal(t, Dust, p.Effects[len(p.Effects)-1].Kind)
					assert.NotZero(t, p.sprites[c].press)
				}
			}
		}
		require.NotNil(t, landed, title)
		assert.Greater(t, highest, 0.1, title)
		assert.NotZero(t, leans, title)
		assert.Zero(t, p.sprites[c].press, "it has come to rest")
	}
}
