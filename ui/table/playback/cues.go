package playback

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/sound"
)

// Cue is a sound cue: a sound that is due, and the direction it is heard from.
type Cue struct {
	Sound sound.Kind
	Pan   float64 // -1 left to 1 right
	Gain  float64
}

// TakeCues appends the sounds that have become due since the last call.
func (p *Player) TakeCues(buf []Cue) []Cue {
	buf = append(buf, p.cues...)
	p.cues = p.cues[:0]
	return buf
}

// sounds are the sounds of events as they happen; what enters play is heard when it lands.
var sounds = [keyforge.EventKinds]sound.Kind{
	keyforge.HouseChosen: sound.Cast, keyforge.Shuffled: sound.Shuffle, keyforge.Drew: sound.Draw, keyforge.Moved: sound.Slide,
	keyforge.Played: sound.Slide, keyforge.Discarded: sound.Slide, keyforge.Used: sound.Exhaust,
	keyforge.Reaped: sound.Reap, keyforge.AttackMade: sound.Attack, keyforge.DamageDealt: sound.Hit, keyforge.DamageMoved: sound.Hit,
	keyforge.DamagePrevented: sound.Block, keyforge.WardBroken: sound.WardBreak, keyforge.Destroyed: sound.Destroy, keyforge.Saved: sound.Heal,
	keyforge.Healed: sound.Heal, keyforge.CardExhausted: sound.Exhaust, keyforge.Readied: sound.Ready, keyforge.CardStunned: sound.Stun,
	keyforge.Unstunned: sound.Ready, keyforge.CardWarded: sound.Ward, keyforge.CardEnraged: sound.Enrage, keyforge.Calmed: sound.Ready,
	keyforge.Gained: sound.Amber, keyforge.Lost: sound.Spend, keyforge.Stole: sound.Steal, keyforge.Paid: sound.Spend,
	keyforge.Captured: sound.Capture, keyforge.Exalted: sound.Capture, keyforge.AmberMoved: sound.Amber, keyforge.KeyForged: sound.Key,
	keyforge.KeyUnforged: sound.Unforge, keyforge.ChainsGained: sound.Chain, keyforge.ChainShed: sound.Chain, keyforge.TideTurned: sound.Flood,
	keyforge.CountersPut: sound.Counter, keyforge.ControlChanged: sound.Control, keyforge.Repositioned: sound.Slide,
	keyforge.AttachedTo: sound.Place, keyforge.PutUnder: sound.Slide, keyforge.Triggered: sound.Cast, keyforge.Looked: sound.Draw,
	keyforge.ShownZone: sound.Draw, keyforge.Shown: sound.Draw, keyforge.Copied: sound.Control, keyforge.Flipped: sound.Slide,
	keyforge.ProphecyMade: sound.Slide, keyforge.ProphecyFulfilled: sound.Control,
	keyforge.IconResolved: sound.Counter,
	keyforge.LastingBegan: sound.Cast, keyforge.Rose: sound.Rise, keyforge.CheckCalled: sound.Turn, keyforge.HadNoEffect: sound.Block,
}

// heard is a sound from a place on the table.
func (p *Player) heard(s sound.Kind, at layout.Point) Cue {
	c := Cue{Sound: s, Gain: 1}
	c.Pan = Pan(at.X, p.Places.Window.W)
	return c
}

// Pan is the direction from which a place in a window of that width is heard.
func Pan(x, width float64) float64 {
	if width == 0 {
		return 0
	}
	return (2*x/width - 1) * 0.6
}

// cue adds the sound cue of an event: from where it happens, or from the card that
// causes it; the more damage, the louder.
func (p *Player) cue(e *keyforge.Event) {
	c := Cue{Sound: sounds[e.Kind], Gain: 1}
	at := e.Card
	if at == 0 {
		at = e.Source
	}
	if at != 0 {
		c = p.heard(c.Sound, p.center(at))
	}
	switch e.Kind {
	case keyforge.TurnBegan:
		c.Sound = sound.Turn
		if e.Side == keyforge.Monster {
			c.Sound = sound.Omen
		}
	case keyforge.Moved:
		if e.To == card.Purged {
			c.Sound = sound.Purge
		}
	case keyforge.TideTurned:
		if e.N == 0 {
			c.Sound = sound.Ebb
		}
	case keyforge.DamageDealt, keyforge.DamageMoved:
		c.Gain = min(1, 0.4+0.1*float64(e.N))
		if e.Card == p.Board.Boss {
			c.Sound = sound.Roar
		}
	case keyforge.AttackMade:
		if e.Card == p.Board.Boss {
			c.Sound = sound.Roar
		}
	case keyforge.Won:
		c.Sound = sound.Victory
		if e.N == 1<<keyforge.Monster || e.N == 0 {
			c.Sound = sound.Defeat
		}
	}
	if c.Sound != sound.Silence {
		p.cues = append(p.cues, c)
	}
}
