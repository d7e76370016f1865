package table

import (
	"fmt"
	"slices"

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
	Wisp                     // a light flies
	Flight                   // the back of a card flies
	Ring                     // a ring around Card fades
	Banner                   // words across the table
	Arrow                    // from an attacker to what it attacks
	Thread                   // from what does something to what it does it to
	Mark                     // the monster marks Card as its prey
	Stamp                    // a sign comes down on Card
	Burst                    // N sparks fly apart
	Motes                    // N small signs rise from Card
	Wreck                    // Card goes to pieces
	Riffle                   // a pile is shuffled
	Forge                    // a key is forged, and flies to the others
)

// Effect is something that is seen for a short time.
type Effect struct {
	Kind     EffectKind
	From, To layout.Point
	Spot     layout.Spot
	Card     game.Slot
	Text     string
	Color    paint.Color
	Sign     paint.Sign
	N        int
	Size     float64
	Time     float64 // so far; it is not seen before 0
	Length   float64
}

// Showcase is the card that is shown large while it is played.
type Showcase struct {
	Card game.Slot
	Time float64 // left
}

// most is how many effects are seen at once: of those that a long chain piles up
// the oldest go first.
const most = 160

func (m *Model) add(e Effect) {
	if len(m.Effects) >= most {
		copy(m.Effects, m.Effects[1:])
		m.Effects = m.Effects[:most-1]
	}
	m.Effects = append(m.Effects, e)
}

// fade lets the effects go on, the tide and the gauges.
func (m *Model) fade(dt float64) {
	kept := m.Effects[:0]
	for i := range m.Effects {
		e := &m.Effects[i]
		if e.Time += dt; e.Time < e.Length {
			kept = append(kept, *e)
		}
	}
	m.Effects = kept
	m.Shown.Time = max(0, m.Shown.Time-dt)
	m.Quake = max(0, m.Quake-dt*0.8)
	m.Jolt = max(0, m.Jolt-dt*2.6)
	if m.Prey != 0 && !m.sprites[m.attacker].lunge.on() {
		m.Prey = 0
	}
	m.Tide = approach(m.Tide, m.tideGoal(), dt/1.6)
	m.rise(dt)
	m.Beast.calm(m, dt)
}

// still ends everything that is seen for a short time.
func (m *Model) still() {
	m.Effects = m.Effects[:0]
	m.Shown, m.Quake, m.Jolt, m.Prey, m.grand = Showcase{}, 0, 0, 0, false
	m.Beast = Beast{Wounds: m.wounds()}
	for i := range m.sprites {
		s := &m.sprites[i]
		s.lunge, s.blow, s.pulse = lunge{}, blow{}, 0
	}
}

// rise brings the gauges nearer to their values.
func (m *Model) rise(dt float64) {
	for i := range m.Board.Gauges {
		now := float64(m.Board.Gauges[i].Value)
		if i >= len(m.levels) {
			m.levels = append(m.levels, now)
		}
		m.levels[i] = approach(m.levels[i], now, dt/1.8)
	}
}

// Level is where the gauge of that name is seen, on its way to its value.
func (m *Model) Level(gauge string) float64 {
	for i := range m.levels {
		if m.Board.Gauges[i].Name == gauge {
			return m.levels[i]
		}
	}
	return 0
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
	return m.supply()
}

// Pool is where the æmber of a side is shown, or the common supply.
func (m *Model) Pool(side game.Side) layout.Point {
	if side == game.Monster {
		r := m.Places.Gauges
		return layout.Point{X: r.X + 20*m.Places.Unit, Y: r.Y + r.H*0.3}
	}
	if side < game.MaxSides {
		r := m.Places.Sides[side].Status
		return layout.Point{X: r.X + r.W*0.18, Y: r.Y + r.H*0.62}
	}
	return m.supply()
}

func (m *Model) supply() layout.Point {
	return layout.Point{X: m.Places.Main.Center().X, Y: m.Places.Band.Center().Y}
}

// keys is where the keys of a side are shown.
func (m *Model) keys(side game.Side) layout.Point {
	r := m.Places.Sides[min(side, game.Monster)].Status
	return layout.Point{X: r.X + r.W*0.5, Y: r.Y + r.H*0.62}
}

// float lets words rise.
func (m *Model) float(at layout.Point, c paint.Color, format string, args ...any) {
	m.number(at, c, paint.NoSign, theme.Heading, format, args...)
}

// number lets words of a size rise, beside a sign.
func (m *Model) number(at layout.Point, c paint.Color, sign paint.Sign, size float64, format string, args ...any) {
	for i := range m.Effects { // those that start together stand above each other
		if e := &m.Effects[i]; e.Kind == Float && e.Time < 0.35 && near(e.From, at, m.Places.Unit) {
			at.Y -= 24 * m.Places.Unit
		}
	}
	m.add(Effect{Kind: Float, From: at, Text: fmt.Sprintf(format, args...), Color: c, Sign: sign, Size: size, Length: theme.Float})
}

func near(a, b layout.Point, unit float64) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	return dx*dx+dy*dy < 900*unit*unit
}

// token lets æmber fly, and shine where it arrives.
func (m *Model) token(from, to layout.Point, n int32) {
	n = min(n, 8)
	for i := range n {
		m.add(Effect{Kind: Token, From: from, To: to, Color: theme.Amber, N: int(i), Time: -0.07 * float64(i), Length: theme.Flight})
	}
	m.add(Effect{Kind: Burst, From: to, Color: theme.Amber, N: 6 + int(n), Size: 34 * m.Places.Unit, Time: -theme.Flight * 0.96, Length: 0.45})
}

// arrives tells how much æmber flies to a place, when it comes there.
func (m *Model) arrives(at layout.Point, n int32) {
	m.float(at, theme.Amber, "+%d", n)
	m.Effects[len(m.Effects)-1].Time = -theme.Flight * 0.9
}

func (m *Model) ring(c game.Slot, color paint.Color, length float64) {
	if h := m.Board.Faces[c].Host; h != 0 {
		c = h
	}
	m.add(Effect{Kind: Ring, Card: c, Color: color, Length: length})
}

// banner writes across the table, in place of what was written before.
func (m *Model) banner(color paint.Color, length float64, words string) {
	m.Effects = slices.DeleteFunc(m.Effects, func(e Effect) bool { return e.Kind == Banner })
	m.add(Effect{Kind: Banner, Text: words, Color: color, Length: length})
}

// stamp lets a sign come down on a card.
func (m *Model) stamp(c game.Slot, s paint.Sign, color paint.Color) {
	m.add(Effect{Kind: Stamp, Card: c, From: m.center(c), Sign: s, Color: color, Length: 0.75})
}

// shatter lets something that was on a card go to pieces.
func (m *Model) shatter(c game.Slot, s paint.Sign, color paint.Color) {
	u := m.Places.Unit
	m.add(Effect{Kind: Burst, From: m.center(c), Color: color, N: 18, Size: 74 * u, Length: 0.7})
	m.ring(c, color, 0.5)
	m.number(m.center(c), color, s, theme.Large, "")
}

func (m *Model) motes(c game.Slot, s paint.Sign, color paint.Color, n int32) {
	m.add(Effect{Kind: Motes, Card: c, From: m.center(c), Sign: s, Color: color, N: int(3 + min(n, 6)), Length: 0.95})
}

// thread shows that one card does something to another.
func (m *Model) thread(from, to game.Slot, color paint.Color) {
	a, b := m.center(from), m.center(to)
	if from == 0 || from == to || near(a, b, m.Places.Unit) {
		return
	}
	for i := range m.Effects {
		if e := &m.Effects[i]; e.Kind == Thread && e.From == a && e.To == b {
			return
		}
	}
	m.add(Effect{Kind: Thread, From: a, To: b, Color: color, Length: 0.6})
}

// follows shows what does the thing that an event tells of, as far as the events
// tell it: the card that was played or used or whose ability was triggered last.
func (m *Model) follows(e *game.Event) {
	switch e.Kind {
	case game.Played, game.Triggered, game.Used, game.Reaped:
		m.acting = e.Card
	case game.TurnBegan, game.TurnEnded, game.StepBegan:
		m.acting = 0
	}
	if c := beats[e.Kind].thread; c.A > 0 && m.acting != 0 && e.Card != 0 {
		m.thread(m.acting, e.Card, c)
	}
}

// source is where what was gained comes from: a card that does something, or the
// common supply.
func (m *Model) source() layout.Point {
	if m.acting != 0 {
		return m.center(m.acting)
	}
	return m.supply()
}

// pool of the side that an event names in M.
func (m *Model) other(e *game.Event) layout.Point { return m.Pool(e.With()) }
