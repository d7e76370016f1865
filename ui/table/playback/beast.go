package playback

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
)

// Beast is what the monster feels and does at the moment, for its body.
type Beast struct {
	Hurt   float64      // pain, fading from 1
	Bite   float64      // how far its maw is open, 0 to 1
	Look   layout.Point // what it looks at
	Stare  float64      // how firmly, fading from 1
	Wounds float64      // damage as a part of its power, moving toward its value

	biting float64 // time left with its maw open
	watch  keyforge.Slot
}

// feel is how the monster reacts to an event that is being shown.
func (p *Player) feel(e *keyforge.Event) {
	b, boss := &p.Beast, p.Board.Boss
	if boss == 0 {
		return
	}
	its := p.Board.TurnOf == keyforge.Monster
	switch e.Kind {
	case keyforge.DamageDealt:
		if e.Card == boss && e.N > 0 {
			b.Hurt = min(1, 0.45+0.08*float64(e.N))
		}
	case keyforge.DamagePrevented:
		if e.Card == boss {
			b.Hurt = max(b.Hurt, 0.25)
		}
	case keyforge.Destroyed:
		if side, _ := p.Board.Side(e.Card); side == keyforge.Monster {
			b.Hurt = max(b.Hurt, 0.35)
		}
	case keyforge.AttackMade:
		if e.Card == boss {
			b.biting = 0.9
		}
		if side, _ := p.Board.Side(e.Card); side == keyforge.Monster {
			p.stare(e.Other)
		} else if e.Other == boss {
			p.stare(e.Card)
		}
	case keyforge.Reaped:
		if e.Card == boss {
			b.biting = 0.55
		}
	case keyforge.Rose:
		b.biting, b.Hurt = 2, 0
	case keyforge.Played, keyforge.EnteredPlay:
		if its {
			p.stare(e.Card)
		}
	case keyforge.Captured, keyforge.Stole:
		if its && e.Card != 0 {
			p.stare(e.Card)
		}
	}
}

// stare turns the monster's eye to a card.
func (p *Player) stare(c keyforge.Slot) { p.Beast.watch, p.Beast.Stare = c, 1 }

// calm fades what the monster feels.
func (b *Beast) calm(p *Player, dt float64) {
	b.Hurt = max(0, b.Hurt-dt*1.3)
	b.Stare = max(0, b.Stare-dt*0.6)
	b.biting = max(0, b.biting-dt)
	goal := 0.0
	if b.biting > 0 {
		goal = 1
	}
	b.Bite = approach(b.Bite, goal, dt*4)
	if b.watch != 0 && b.Stare > 0 {
		b.Look = p.center(b.watch)
	}
	b.Wounds = approach(b.Wounds, p.wounds(), dt*0.5)
}

// wounds is the damage on the monster as a part of its power.
func (p *Player) wounds() float64 {
	f := &p.Board.Faces[p.Board.Boss]
	if p.Board.Boss == 0 || f.Power <= 0 {
		return 0
	}
	return min(1, float64(f.Damage)/float64(f.Power))
}
