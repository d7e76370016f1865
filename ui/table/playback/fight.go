package playback

import (
	"math"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// lunge is how a card springs at another: it draws back and turns to its victim,
// strikes, and returns to its place.
type lunge struct {
	by     layout.Point // to where the two touch
	lean   float64      // toward the victim, in radians
	aim    float64      // seconds before it strikes
	time   float64
	length float64
}

// The times of a lunge in seconds.
const (
	aim      = 0.16 // of a player's creature
	mark     = 0.75 // of the monster: it turns to its prey first
	strike   = 0.15
	comeBack = 0.36
)

func (l *lunge) on() bool { return l.time < l.length }

// now is how far the card is from its place, and how it leans.
func (l *lunge) now() (layout.Point, float64) {
	if !l.on() {
		return layout.Point{}, 0
	}
	const back = -0.14
	p, lean := 0.0, l.lean
	switch t := l.time; {
	case t < l.aim:
		q := math.Sin(t / l.aim * math.Pi / 2)
		p, lean = back*q, l.lean*q
	case t < l.aim+strike:
		q := (t - l.aim) / strike
		p = back + (1-back)*q*q
	default:
		q := (t - l.aim - strike) / comeBack
		p = (1 - q) * (1 - q) * (1 + 2*q)
		lean *= p
	}
	return layout.Point{X: l.by.X * p, Y: l.by.Y * p}, lean
}

// high is how high the card is above the table: it rises, and comes down on its victim.
func (l *lunge) high() float64 {
	switch t := l.time; {
	case t < l.aim:
		return math.Sin(t / l.aim * math.Pi / 2)
	case t < l.aim+strike:
		return 1 - (t-l.aim)/strike
	}
	return 0
}

// blow is how a card recoils from a hit.
type blow struct {
	by   layout.Point
	time float64
}

const blowTime = 0.6

func (b *blow) now() layout.Point {
	if b.time >= blowTime {
		return layout.Point{}
	}
	swing := math.Exp(-6*b.time) * math.Cos(24*b.time) * (1 - b.time/blowTime)
	return layout.Point{X: b.by.X * swing, Y: b.by.Y * swing}
}

// contact is the time from the attack until the blow lands.
func (p *Player) contact(e *keyforge.Event) float64 {
	l := &p.sprites[e.Card].lunge
	if !l.on() {
		return 0.5
	}
	return l.aim + strike
}

// attack makes the attacker spring at what it attacks; the monster marks its prey
// first.
func (p *Player) attack(e *keyforge.Event) {
	p.fight, p.acting = fight{e.Card, e.Other, true}, 0
	a, b := p.center(e.Card), p.center(e.Other)
	s, victim := &p.sprites[e.Card], &p.sprites[e.Other]
	wait := aim
	if e.Side == keyforge.Monster {
		wait = mark
		p.Prey = e.Other
		p.add(Effect{Kind: Mark, Card: e.Other, Color: theme.Danger, Length: mark + strike})
	}
	p.add(Effect{Kind: Arrow, Card: e.Card, From: a, To: b, Color: theme.Danger, Length: wait + strike + 0.15})
	reach := max(0, 1-0.46*(s.at.H+victim.at.H)/max(1, math.Hypot(b.X-a.X, b.Y-a.Y)))
	if e.Other == p.Board.Boss {
		reach = max(0, 1-0.62*victim.at.H/max(1, math.Hypot(b.X-a.X, b.Y-a.Y)))
	}
	lean := max(-0.16, min(0.16, (b.X-a.X)/max(1, math.Abs(b.Y-a.Y))*0.1))
	if b.Y > a.Y {
		lean = -lean
	}
	switch {
	case p.ReducedMotion:
		reach, lean = 0, 0
	case e.Card == p.Board.Boss: // it strikes with its arms
		reach, lean = 0.02, 0
	}
	s.lunge = lunge{by: layout.Point{X: (b.X - a.X) * reach, Y: (b.Y - a.Y) * reach}, lean: lean, aim: wait, length: wait + strike + comeBack}
}

// hit shows damage in proportion to it.
func (p *Player) hit(e *keyforge.Event) {
	if e.N < 0 { // damage that is moved off a card
		return
	}
	u := p.Places.Unit
	force := min(1, float64(e.N)/10)
	at := p.center(e.Card)
	p.add(Effect{Kind: Burst, From: at, Color: theme.Damage.Mix(theme.Amber, 0.25), N: int(5 + 14*force), Size: (36 + 70*force) * u,
		Length: 0.55})
	p.ring(e.Card, theme.Damage, 0.45)
	p.number(at, theme.Damage.Mix(theme.Power, 0.55), paint.NoSign, theme.Heading+16*force, "−%d", e.N)
	if e.Other != 0 && !p.fight.among(e.Other, e.Card) {
		p.thread(e.Other, e.Card, theme.Damage)
	}
	if p.ReducedMotion {
		return
	}
	from := layout.Point{X: at.X, Y: at.Y + u}
	if e.Other != 0 && e.Other != e.Card {
		from = p.center(e.Other)
	}
	far := max(1, math.Hypot(at.X-from.X, at.Y-from.Y))
	by := (7 + 22*force) * u
	if e.Card == p.Board.Boss {
		by *= 0.4
	}
	p.sprites[e.Card].blow = blow{by: layout.Point{X: (at.X - from.X) / far * by, Y: (at.Y - from.Y) / far * by}}
	p.Jolt = max(p.Jolt, min(1, max(0, float64(e.N)-4)/9))
}

// fight is the fight that is shown.
type fight struct {
	attacker, defender keyforge.Slot
	open               bool // nothing has happened to the defender yet
}

// among reports whether the two are the ones fighting.
func (f *fight) among(a, b keyforge.Slot) bool {
	return a == f.attacker && b == f.defender || a == f.defender && b == f.attacker
}

// strikes records what happens to the defender. If the next thing begins and nothing
// has happened, as with an elusive creature, that is shown too.
func (p *Player) strikes(e *keyforge.Event) {
	switch f := &p.fight; {
	case e.Kind == keyforge.FightSkipped, e.Card == f.defender && (blows[e.Kind] || e.Kind == keyforge.Destroyed):
		f.open = false
	case e.Kind == keyforge.Used, e.Kind == keyforge.AttackMade, e.Kind == keyforge.TurnEnded:
		p.missed()
	}
}

// missed shows that a finished attack has done nothing.
func (p *Player) missed() {
	if f := &p.fight; f.open {
		f.open = false
		p.number(p.center(f.defender), theme.Dim, paint.NoSign, theme.Heading, "0")
	}
}
