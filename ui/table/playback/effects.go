package playback

import (
	"fmt"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
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
	Thread                   // from a card to what it affects
	Mark                     // the monster marks Card as its prey
	Stamp                    // a sign comes down on Card
	Burst                    // N sparks fly apart
	Motes                    // N small signs rise from Card
	Wreck                    // Card breaks into pieces
	Riffle                   // a pile is shuffled
	Forge                    // a key is forged, and flies to the others
	Dust                     // N puffs roll away from below Card
)

// Effect is a visual effect, which ends after its length.
type Effect struct {
	Kind     EffectKind
	From, To layout.Point
	Spot     layout.Spot // also what a Flight ends as, if it grows smaller
	Card     keyforge.Slot
	Text     string
	Color    paint.Color
	Sign     paint.Sign
	N        int
	Size     float64
	Time     float64 // so far; it is invisible before 0
	Length   float64
}

// Showcase is the card that is shown large while it is played.
type Showcase struct {
	Card keyforge.Slot
	Time float64 // left
}

// most is the largest number of simultaneous effects: when a long chain brings more,
// the oldest end early.
const most = 160

// add begins an effect.
func (p *Player) add(e Effect) {
	if len(p.Effects) >= most {
		copy(p.Effects, p.Effects[1:])
		p.Effects = p.Effects[:most-1]
	}
	p.Effects = append(p.Effects, e)
}

// fade advances the effects, the tide and the gauges.
func (p *Player) fade(dt float64) {
	kept := p.Effects[:0]
	for i := range p.Effects {
		e := &p.Effects[i]
		if e.Time += dt; e.Time < e.Length {
			kept = append(kept, *e)
		}
	}
	p.Effects = kept
	p.Shown.Time = max(0, p.Shown.Time-dt)
	p.Quake = max(0, p.Quake-dt*0.8)
	p.Jolt = max(0, p.Jolt-dt*2.6)
	if p.Prey != 0 && !p.sprites[p.fight.attacker].lunge.on() {
		p.Prey = 0
	}
	p.Tide = approach(p.Tide, p.tideGoal(), dt/1.6)
	p.rise(dt)
	p.Beast.calm(p, dt)
}

// Still ends all effects, and the motion of fights.
func (p *Player) Still() {
	p.Effects = p.Effects[:0]
	p.Shown, p.Quake, p.Jolt, p.Prey, p.grand, p.fight.open = Showcase{}, 0, 0, 0, false, false
	p.Beast = Beast{Wounds: p.wounds()}
	for i := range p.sprites {
		s := &p.sprites[i]
		s.lunge, s.blow, s.pulse, s.press, s.lands = lunge{}, blow{}, 0, 0, false
	}
}

// rise moves the gauges toward their values.
func (p *Player) rise(dt float64) {
	for i := range p.Board.Gauges {
		now := float64(p.Board.Gauges[i].Value)
		if i >= len(p.levels) {
			p.levels = append(p.levels, now)
		}
		p.levels[i] = approach(p.levels[i], now, dt/1.8)
	}
}

// Level is the shown level of a gauge, on its way to its value.
func (p *Player) Level(gauge string) float64 {
	for i := range p.levels {
		if p.Board.Gauges[i].Name == gauge {
			return p.levels[i]
		}
	}
	return 0
}

func (p *Player) tideGoal() float64 {
	if p.Board.High {
		return 1
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
func (p *Player) center(c keyforge.Slot) layout.Point {
	if s := &p.sprites[c]; s.live {
		return s.at.Center()
	}
	if h := p.Board.Faces[c].Host; h != 0 {
		return p.center(h)
	}
	if side, z := p.Board.Side(c); side != keyforge.NoSide {
		return p.PilePlace(side, z).Center()
	}
	return p.supply()
}

// Pool is where the æmber of a side is shown, or the common supply.
func (p *Player) Pool(side keyforge.Side) layout.Point {
	if side == keyforge.Monster {
		r := p.Places.Gauges
		return layout.Point{X: r.X + 20*p.Places.Unit, Y: r.Y + r.H*0.3}
	}
	if side < keyforge.MaxSides {
		r := p.Places.Sides[side].Status
		return layout.Point{X: r.X + r.W*0.18, Y: r.Y + r.H*0.62}
	}
	return p.supply()
}

// houses is where the houses of a player are shown, beside the name.
func (p *Player) houses(side keyforge.Side) layout.Point {
	if side >= keyforge.Monster {
		return p.Pool(side)
	}
	r := p.Places.Sides[side].Status
	return layout.Point{X: r.X + r.W*0.72, Y: r.Y + r.H*0.62}
}

func (p *Player) supply() layout.Point {
	return layout.Point{X: p.Places.Main.Center().X, Y: p.Places.Band.Center().Y}
}

// keys is where the keys of a side are shown.
func (p *Player) keys(side keyforge.Side) layout.Point {
	r := p.Places.Sides[min(side, keyforge.Monster)].Status
	return layout.Point{X: r.X + r.W*0.5, Y: r.Y + r.H*0.62}
}

// float makes words rise.
func (p *Player) float(at layout.Point, c paint.Color, format string, args ...any) {
	p.number(at, c, paint.NoSign, theme.Heading, format, args...)
}

// number makes words of a size rise, beside a sign.
func (p *Player) number(at layout.Point, c paint.Color, sign paint.Sign, size float64, format string, args ...any) {
	for i := range p.Effects { // those that start together stand above one another
		if e := &p.Effects[i]; e.Kind == Float && e.Time < 0.35 && near(e.From, at, p.Places.Unit) {
			at.Y -= 24 * p.Places.Unit
		}
	}
	p.add(Effect{Kind: Float, From: at, Text: fmt.Sprintf(format, args...), Color: c, Sign: sign, Size: size, Length: theme.Float})
}

func near(a, b layout.Point, unit float64) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	return dx*dx+dy*dy < 900*unit*unit
}

// token makes æmber fly, and shine where it arrives.
func (p *Player) token(from, to layout.Point, n int32) {
	n = min(n, 8)
	for i := range n {
		p.add(Effect{Kind: Token, From: from, To: to, Color: theme.Amber, N: int(i), Time: -0.07 * float64(i), Length: theme.Flight})
	}
	p.add(Effect{Kind: Burst, From: to, Color: theme.Amber, N: 6 + int(n), Size: 34 * p.Places.Unit, Time: -theme.Flight * 0.96, Length: 0.45})
}

// arrives shows how much æmber has flown to a place, when it gets there.
func (p *Player) arrives(at layout.Point, n int32) {
	p.float(at, theme.Amber, "+%d", n)
	p.Effects[len(p.Effects)-1].Time = -theme.Flight * 0.9
}

func (p *Player) ring(c keyforge.Slot, color paint.Color, length float64) {
	if h := p.Board.Faces[c].Host; h != 0 {
		c = h
	}
	p.add(Effect{Kind: Ring, Card: c, Color: color, Length: length})
}

// banner writes across the table, replacing what was written before.
func (p *Player) banner(color paint.Color, length float64, words string) {
	p.Effects = slices.DeleteFunc(p.Effects, func(e Effect) bool { return e.Kind == Banner })
	p.add(Effect{Kind: Banner, Text: words, Color: color, Length: length})
}

// stamp brings a sign down on a card.
func (p *Player) stamp(c keyforge.Slot, s paint.Sign, color paint.Color) {
	p.add(Effect{Kind: Stamp, Card: c, From: p.center(c), Sign: s, Color: color, Length: 0.75})
}

// shatter breaks something that was on a card into pieces.
func (p *Player) shatter(c keyforge.Slot, s paint.Sign, color paint.Color) {
	u := p.Places.Unit
	p.add(Effect{Kind: Burst, From: p.center(c), Color: color, N: 18, Size: 74 * u, Length: 0.7})
	p.ring(c, color, 0.5)
	p.number(p.center(c), color, s, theme.Large, "")
}

func (p *Player) motes(c keyforge.Slot, s paint.Sign, color paint.Color, n int32) {
	p.add(Effect{Kind: Motes, Card: c, From: p.center(c), Sign: s, Color: color, N: int(3 + min(n, 6)), Length: 0.95})
}

// thread shows that one card does something to another.
func (p *Player) thread(from, to keyforge.Slot, color paint.Color) {
	a, b := p.center(from), p.center(to)
	if from == 0 || from == to || near(a, b, p.Places.Unit) {
		return
	}
	for i := range p.Effects {
		if e := &p.Effects[i]; e.Kind == Thread && e.From == a && e.To == b {
			return
		}
	}
	p.add(Effect{Kind: Thread, From: a, To: b, Color: color, Length: 0.6})
}

// showCause shows which card causes an event.
func (p *Player) showCause(e *keyforge.Event) {
	p.acting = e.Source
	if c := beats[e.Kind].thread; c != nil && p.acting != 0 && e.Card != 0 {
		p.thread(p.acting, e.Card, *c)
	}
}

// source is where gained æmber comes from: the acting card, or the common supply.
func (p *Player) source() layout.Point {
	if p.acting != 0 {
		return p.center(p.acting)
	}
	return p.supply()
}

// other is the pool of the other side of an event.
func (p *Player) other(e *keyforge.Event) layout.Point { return p.Pool(e.With()) }
