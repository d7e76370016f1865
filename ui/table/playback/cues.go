package playback

import (
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
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

var sounds = [game.EventKinds]sound.Kind{
	game.HouseChosen: sound.Cast, game.Shuffled: sound.Shuffle, game.Drew: sound.Draw, game.Moved: sound.Slide,
	game.Played: sound.Slide, game.EnteredPlay: sound.Place, game.Discarded: sound.Slide, game.Used: sound.Exhaust,
	game.Reaped: sound.Reap, game.AttackMade: sound.Attack, game.DamageDealt: sound.Hit, game.DamageMoved: sound.Hit,
	game.DamagePrevented: sound.Block, game.WardBroken: sound.WardBreak, game.Destroyed: sound.Destroy, game.Saved: sound.Heal,
	game.Healed: sound.Heal, game.CardExhausted: sound.Exhaust, game.Readied: sound.Ready, game.CardStunned: sound.Stun,
	game.Unstunned: sound.Ready, game.CardWarded: sound.Ward, game.CardEnraged: sound.Enrage, game.Calmed: sound.Ready,
	game.Gained: sound.Amber, game.Lost: sound.Spend, game.Stole: sound.Steal, game.Paid: sound.Spend,
	game.Captured: sound.Capture, game.Exalted: sound.Capture, game.AmberMoved: sound.Amber, game.KeyForged: sound.Key,
	game.KeyUnforged: sound.Unforge, game.ChainsGained: sound.Chain, game.ChainShed: sound.Chain, game.TideTurned: sound.Flood,
	game.CountersPut: sound.Counter, game.ControlChanged: sound.Control, game.Repositioned: sound.Slide,
	game.AttachedTo: sound.Place, game.PutUnder: sound.Slide, game.Triggered: sound.Cast, game.Looked: sound.Draw,
	game.ShownZone: sound.Draw, game.Shown: sound.Draw, game.Copied: sound.Control, game.IconResolved: sound.Counter,
	game.LastingBegan: sound.Cast, game.Rose: sound.Rise, game.CheckCalled: sound.Turn, game.CameToNothing: sound.Block,
}

// cue adds the sound cue of an event: from where it happens, or from the card that
// causes it; the more damage, the louder.
func (p *Player) cue(e *game.Event) {
	c := Cue{Sound: sounds[e.Kind], Gain: 1}
	at := e.Card
	if at == 0 {
		at = e.Source
	}
	if w := p.Places.Window.W; at != 0 && w > 0 {
		c.Pan = (2*p.center(at).X/w - 1) * 0.6
	}
	switch e.Kind {
	case game.TurnBegan:
		c.Sound = sound.Turn
		if e.Side == game.Monster {
			c.Sound = sound.Omen
		}
	case game.Moved:
		if e.To == card.Purged {
			c.Sound = sound.Purge
		}
	case game.TideTurned:
		if e.N == 0 {
			c.Sound = sound.Ebb
		}
	case game.DamageDealt, game.DamageMoved:
		c.Gain = min(1, 0.4+0.1*float64(e.N))
		if e.Card == p.Board.Boss {
			c.Sound = sound.Roar
		}
	case game.AttackMade:
		if e.Card == p.Board.Boss {
			c.Sound = sound.Roar
		}
	case game.Won:
		c.Sound = sound.Victory
		if e.N == 1<<game.Monster || e.N == 0 {
			c.Sound = sound.Defeat
		}
	}
	if c.Sound != sound.Silence {
		p.cues = append(p.cues, c)
	}
}
