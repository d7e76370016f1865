package table

import (
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// lunge is how a card springs at another: it draws back and turns to its victim,
// strikes, and goes back to its place.
type lunge struct {
	by     layout.Point // to where the two touch
	lean   float64      // to the side of the victim, in radians
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

// now is by how much the card is away from its place, and how it leans.
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

// blow is how a card gives way to a hit.
type blow struct {
	by   layout.Point
	time float64
}

const blowTime = 0.6

func (b *blow) now() layout.Point {
	if b.time >= blowTime || b.by == (layout.Point{}) {
		return layout.Point{}
	}
	swing := math.Exp(-6*b.time) * math.Cos(24*b.time) * (1 - b.time/blowTime)
	return layout.Point{X: b.by.X * swing, Y: b.by.Y * swing}
}

// contact is how long it takes from the attack until the blow lands.
func (m *Model) contact(e *game.Event) float64 {
	l := &m.sprites[e.Card].lunge
	if !l.on() {
		return 0.5
	}
	return l.aim + strike
}

// attack lets the attacker spring at what it attacks; the monster marks its prey
// before.
func (m *Model) attack(e *game.Event) {
	m.attacker, m.defender, m.acting = e.Card, e.Other, 0
	a, b := m.center(e.Card), m.center(e.Other)
	s, victim := &m.sprites[e.Card], &m.sprites[e.Other]
	wait := aim
	if e.Side == game.Monster {
		wait = mark
		m.Prey = e.Other
		m.add(Effect{Kind: Mark, Card: e.Other, Color: theme.Danger, Length: mark + strike})
	}
	m.add(Effect{Kind: Arrow, Card: e.Card, From: a, To: b, Color: theme.Danger, Length: wait + strike + 0.15})
	reach := max(0, 1-0.46*(s.at.H+victim.at.H)/max(1, math.Hypot(b.X-a.X, b.Y-a.Y)))
	if e.Other == m.Board.Boss {
		reach = max(0, 1-0.62*victim.at.H/max(1, math.Hypot(b.X-a.X, b.Y-a.Y)))
	}
	lean := max(-0.16, min(0.16, (b.X-a.X)/max(1, math.Abs(b.Y-a.Y))*0.1))
	if b.Y > a.Y {
		lean = -lean
	}
	if e.Card == m.Board.Boss || m.Calm { // it strikes with its arms
		reach, lean = 0.02, 0
	}
	if m.misses(e) {
		m.number(b, theme.Dim, paint.NoSign, theme.Heading, "0")
		m.Effects[len(m.Effects)-1].Time = -wait - strike
	}
	s.lunge = lunge{by: layout.Point{X: (b.X - a.X) * reach, Y: (b.Y - a.Y) * reach}, lean: lean, aim: wait, length: wait + strike + comeBack}
}

// hit shows damage in proportion to it.
func (m *Model) hit(e *game.Event) {
	if e.N < 0 { // damage that is moved off a card
		return
	}
	u := m.Places.Unit
	force := min(1, float64(e.N)/10)
	at := m.center(e.Card)
	m.add(Effect{Kind: Burst, From: at, Color: theme.Damage.Mix(theme.Amber, 0.25), N: int(5 + 14*force), Size: (36 + 70*force) * u,
		Length: 0.55})
	m.ring(e.Card, theme.Damage, 0.45)
	m.number(at, theme.Damage.Mix(theme.Power, 0.55), paint.NoSign, theme.Heading+16*force, "−%d", e.N)
	if e.Other != 0 && !m.fighting(e.Other, e.Card) {
		m.thread(e.Other, e.Card, theme.Damage)
	}
	if m.Calm {
		return
	}
	from := layout.Point{X: at.X, Y: at.Y + u}
	if e.Other != 0 && e.Other != e.Card {
		from = m.center(e.Other)
	}
	far := max(1, math.Hypot(at.X-from.X, at.Y-from.Y))
	by := (7 + 22*force) * u
	if e.Card == m.Board.Boss {
		by *= 0.4
	}
	m.sprites[e.Card].blow = blow{by: layout.Point{X: (at.X - from.X) / far * by, Y: (at.Y - from.Y) / far * by}}
	m.Jolt = max(m.Jolt, min(1, max(0, float64(e.N)-4)/9))
}

// fighting reports whether the two are the ones that fight.
func (m *Model) fighting(a, b game.Slot) bool {
	return a == m.attacker && b == m.defender || a == m.defender && b == m.attacker
}

// misses reports whether the attack does nothing to what it goes at, as against an
// elusive creature.
func (m *Model) misses(e *game.Event) bool {
	for i := m.next; i < len(m.queue); i++ {
		switch o := &m.queue[i]; {
		case o.Card == e.Other && (blows[o.Kind] || o.Kind == game.Destroyed):
			return false
		case o.Kind == game.Used || o.Kind == game.AttackMade || o.Kind == game.FightSkipped || o.Kind == game.TurnEnded:
			return o.Kind != game.FightSkipped
		}
	}
	return m.Question().Kind == game.AskMain
}
