package table

import (
	"fmt"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
)

// EffectKind is the kind of an [Effect].
type EffectKind uint8

// The kinds.
const (
	Float  EffectKind = iota // words rise and fade
	Token                    // æmber flies
	Flight                   // the back of a card flies
	Ring                     // a ring around a card fades
	Banner                   // words across the table
	Arrow                    // from an attacker to what it attacks
	effects
)

// Effect is something that is seen for a short time.
type Effect struct {
	Kind     EffectKind
	From, To layout.Point
	Card     game.Slot // around which a Ring is
	Text     string
	Color    paint.Color
	Sign     paint.Sign
	Size     float64
	Time     float64 // so far
	Length   float64
}

// Showcase is the card that is shown large while it is played.
type Showcase struct {
	Card game.Slot
	Time float64 // left
}

// fade lets the effects go on, and the tide and the rising.
func (m *Model) fade(dt float64) {
	kept := m.Effects[:0]
	for i := range m.Effects {
		e := m.Effects[i]
		if e.Time += dt; e.Time < e.Length {
			kept = append(kept, e)
		}
	}
	m.Effects = kept
	m.Shown.Time = max(0, m.Shown.Time-dt)
	m.Quake = max(0, m.Quake-dt*0.8)
	m.Tide = approach(m.Tide, m.tideGoal(), dt/1.2)
	m.Rise = approach(m.Rise, float64(m.Board.Risen), dt/1.8)
}

func approach(from, to, by float64) float64 {
	if from < to {
		return min(to, from+by)
	}
	return max(to, from-by)
}

// center is where a card is shown: itself, the card that it is on, or its pile.
func (m *Model) center(c game.Slot) layout.Point {
	if s := &m.sprites[c]; s.live {
		return s.at.Center()
	}
	if h := m.Board.Faces[c].Host; h != 0 {
		return m.center(h)
	}
	if side, z := m.Board.Side(c); side != game.NoSide {
		return m.PilePlace(side, z).Center()
	}
	return m.Places.Main.Center()
}

// Pool is where the æmber of a side is shown.
func (m *Model) Pool(side game.Side) layout.Point {
	if side == game.Monster {
		b := m.Places.Boss
		return layout.Point{X: b.X + b.W*0.62, Y: b.Y + b.H*0.7}
	}
	if side < game.MaxSides {
		return m.Places.Sides[side].Status.Center()
	}
	return layout.Point{X: m.Places.Main.Center().X, Y: m.Places.Band.Center().Y}
}

func (m *Model) float(at layout.Point, c paint.Color, format string, args ...any) {
	for i := range m.Effects { // those that start together stand above each other
		if e := &m.Effects[i]; e.Kind == Float && e.Time < 0.35 && near(e.From, at) {
			at.Y -= 22 * m.Places.Unit
		}
	}
	m.Effects = append(m.Effects, Effect{Kind: Float, From: at, Text: fmt.Sprintf(format, args...), Color: c, Size: theme.Large, Length: theme.Float})
}

func near(a, b layout.Point) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	return dx*dx+dy*dy < 30*30
}

func (m *Model) token(from, to layout.Point, n int32) {
	for i := range min(n, 6) {
		m.Effects = append(m.Effects, Effect{Kind: Token, From: from, To: to, Color: theme.Amber, Time: -0.06 * float64(i), Length: theme.Flight})
	}
}

func (m *Model) ring(c game.Slot, color paint.Color, length float64) {
	if h := m.Board.Faces[c].Host; h != 0 {
		c = h
	}
	m.Effects = append(m.Effects, Effect{Kind: Ring, Card: c, Color: color, Length: length})
}

func (m *Model) banner(color paint.Color, length float64, words string) {
	m.Effects = append(m.Effects, Effect{Kind: Banner, Text: words, Color: color, Length: length})
}

// lunge lets the attacker spring at what it attacks.
func (m *Model) lunge(from, at game.Slot) {
	a, b := m.center(from), m.center(at)
	s := &m.sprites[from]
	s.lunge = layout.Point{X: (b.X - a.X) * 0.45, Y: (b.Y - a.Y) * 0.45}
	if from == m.Board.Boss {
		s.lunge = layout.Point{X: (b.X - a.X) * 0.06, Y: (b.Y - a.Y) * 0.06}
	}
	s.lunging = theme.Lunge
	m.Effects = append(m.Effects, Effect{Kind: Arrow, From: a, To: b, Color: theme.Danger, Length: theme.Lunge * 1.6})
}

// pool of the side that an event names in M.
func (m *Model) other(e *game.Event) layout.Point { return m.Pool(game.Side(e.M)) }

// sideOf is the pool to which the controller of a card belongs.
func (m *Model) sideOf(c game.Slot) layout.Point {
	side, _ := m.Board.Side(c)
	return m.Pool(side)
}
