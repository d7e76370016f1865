package playback

import (
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/sound"
	"github.com/keyraken/keyraken/ui/table/board"
	"github.com/keyraken/keyraken/ui/theme"
)

// sprite is a card on its way.
type sprite struct {
	at, from, to layout.Spot
	time, length float64 // of the way
	live         bool    // it is on the table
	wanted       bool    // it belongs at its destination
	leaving      bool    // it goes to a pile and is then gone
	hasty        bool    // it was moving already: it does not start slowly
	turns        bool    // it turns face up on its way
	under        bool    // it slides below the others
	alpha        float64
	lift         float64 // how much larger it is in the middle of its way
	tilt         float64 // how far it leans there, in radians
	lands        bool    // it comes down at the end of its way, see land
	lunge        lunge
	blow         blow
	pulse        float64 // fading from 1
	press        float64 // how much it is pressed down by its landing, fading from 1
}

// Spot is where a card is shown now, and with what opacity; false if it is not
// shown as a card.
func (p *Player) Spot(c keyforge.Slot) (layout.Spot, float64, bool) {
	s := &p.sprites[c]
	if !s.live {
		return layout.Spot{}, 0, false
	}
	at := s.at
	high := s.high()
	grow := 1 + 0.12*s.pulse - 0.07*s.press*math.Sin(math.Pi*s.press) + s.lift*high
	at.Angle += s.tilt * high
	at.Rect = at.Middle(at.W*grow, at.H*grow)
	by, lean := s.lunge.now()
	push := s.blow.now()
	at.X, at.Y, at.Angle = at.X+by.X+push.X, at.Y+by.Y+push.Y, at.Angle+lean
	return at, s.alpha, true
}

// high is how high the card is lifted on its way, from 0 to 1.
func (s *sprite) high() float64 {
	if s.time >= s.length {
		return 0
	}
	return math.Sin(math.Pi * s.time / s.length)
}

// Height is how high a card is above the table, from 0 to 1, as its shadow shows.
func (p *Player) Height(c keyforge.Slot) float64 {
	s := &p.sprites[c]
	switch {
	case c != 0 && c == p.Held:
		return 1
	case s.lunge.on() && !p.ReducedMotion:
		return s.lunge.high()
	}
	return s.high() * s.lift / highest
}

// Turned is how much of a card's face is visible while it turns face up: from -1,
// its back, through 0, its edge, to 1, its face.
func (p *Player) Turned(c keyforge.Slot) float64 {
	s := &p.sprites[c]
	if !s.turns || s.length == 0 || p.ReducedMotion {
		return 1
	}
	return -math.Cos(math.Pi * min(1, 1.25*s.time/s.length))
}

// Under reports whether a card slides below the others.
func (p *Player) Under(c keyforge.Slot) bool { return p.sprites[c].under }

// Moving reports whether a card is moving: it is drawn above the others.
func (p *Player) Moving(c keyforge.Slot) bool {
	s := &p.sprites[c]
	return c == p.Held && c != 0 || s.leaving || s.time < s.length || s.lunge.on() || s.pulse > 0
}

// Move moves every card toward its place, and advances what is shown for a short
// time.
func (p *Player) Move(dt float64) {
	p.MoveCards(dt)
	p.fade(dt)
}

// MoveCards moves every card toward its place, and nothing else.
func (p *Player) MoveCards(dt float64) {
	for i := range p.sprites {
		p.sprites[i].wanted = false
	}
	b := &p.Board
	for side := range keyforge.Side(keyforge.MaxSides) {
		row := &p.Places.Sides[side]
		p.row(b.Piles[side][card.Battleline], &row.Line, !row.Small)
		p.row(b.Piles[side][card.Artifacts], &row.Artifacts, !row.Small)
		if !row.Small && int(side) < b.Seats {
			p.row(b.Piles[side][card.Hand], &row.Hand, false)
		}
	}
	if b.Boss != 0 {
		p.want(b.Boss, layout.Spot{Rect: p.Places.Eye})
	}
	if b.Played != 0 {
		at := p.ShowPlace()
		if w := 150 * p.Places.Unit; at.W > w { // what is shown large covers it
			at = at.Middle(w, w*layout.Ratio)
		}
		p.want(b.Played, layout.Spot{Rect: at})
	}
	for i := range p.sprites {
		s := &p.sprites[i]
		s.move(dt, p.ReducedMotion)
		if s.lands && s.time >= s.length {
			s.lands = false
			p.land(keyforge.Slot(i))
		}
	}
}

// ShowPlace is where a card that is being played is shown: first over the table, large,
// and then in the question that it asks, where it hides nothing; a card of the monster
// beside its side of the table.
func (p *Player) ShowPlace() layout.Rect {
	main, u := p.Places.Main, p.Places.Unit
	switch aside := p.asked || p.Shown.Time <= 0; {
	case aside && p.Board.Faces[p.Board.Played].Owner == keyforge.Monster:
		h := 118 * u
		return layout.Rect{X: main.Right() - h/layout.Ratio - 8*u, Y: p.Places.Band.Y - h - 3*u, W: h / layout.Ratio, H: h}
	case aside:
		return p.Places.Asker
	}
	w := 300 * u
	h := w * 1.15
	return layout.Rect{X: main.Center().X - w/2, Y: (p.Places.Prompt.Y - h) * 0.55, W: w, H: h}
}

// row wants cards in their places; with tilt, exhausted ones lie aslant.
func (p *Player) row(cards []keyforge.Slot, r *layout.Row, tilt bool) {
	for i, c := range cards {
		if c == 0 || i >= r.N {
			continue
		}
		spot := layout.Spot{Rect: r.Card[i]}
		if tilt && p.Board.Faces[c].Marks&keyforge.Exhausted != 0 {
			spot.Angle = layout.Tilt
		}
		p.want(c, spot)
	}
}

// heldSize is how large a dragged card is: it hangs from the mouse, small, so that its target is seen.
const heldSize = 0.42

func (p *Player) want(c keyforge.Slot, to layout.Spot) {
	s := &p.sprites[c]
	s.wanted, s.leaving, s.under = true, false, false
	if c == p.Held {
		w, h := to.W*heldSize, to.H*heldSize
		at := layout.Rect{X: p.HeldAt.X - w/2, Y: p.HeldAt.Y, W: w, H: h}
		s.live, s.alpha, s.at, s.to, s.time, s.length = true, 1, layout.Spot{Rect: at}, layout.Spot{Rect: at}, 0, 0
		return
	}
	if !s.live {
		s.live, s.alpha = true, 1
		if s.at.W == 0 { // it comes from nowhere
			s.at = to
		}
		s.head(to, p.Places.Unit)
		return
	}
	if s.to != to {
		s.head(to, p.Places.Unit)
	}
}

// How high a card is lifted at most, as a part of its size, and how far it leans then.
const (
	highest = 0.16
	leaning = 0.09
)

// head sends the card on the way to a place: the farther it is, the longer it
// takes and the higher the card is lifted; it leans to where it goes.
func (s *sprite) head(to layout.Spot, unit float64) {
	s.hasty = s.time < s.length
	s.from, s.to, s.time = s.at, to, 0
	a, b := s.at.Center(), to.Center()
	far := math.Hypot(b.X-a.X, b.Y-a.Y) / max(unit, 0.1)
	s.length = min(theme.Move*1.35, theme.Move*0.6+far/2400)
	high := max(0, min(1, far/400-0.35))
	s.lift, s.tilt = highest*high, leaning*high*(b.X-a.X)/max(1, far*unit)
	if s.at == to {
		s.length = 0
	}
}

func (s *sprite) move(dt float64, calm bool) {
	if !s.live {
		return
	}
	s.lunge.time += dt
	s.blow.time += dt
	s.pulse, s.press = max(0, s.pulse-dt*3.2), max(0, s.press-dt*4.5)
	if !s.wanted && !s.leaving {
		*s = sprite{}
		return
	}
	if s.time >= s.length {
		s.turns = false
		if s.leaving {
			*s = sprite{}
			return
		}
		s.at, s.alpha = s.to, 1
		return
	}
	s.time = min(s.length, s.time+dt)
	if calm && s.jumps() {
		s.fade()
		return
	}
	p := s.progress()
	s.at, s.alpha = between(s.from, s.to, p), 1
	if s.leaving && !s.under {
		s.alpha = 1 - 0.7*p*p
	}
}

func (s *sprite) progress() float64 {
	if s.hasty {
		return theme.EaseOut(s.time, s.length)
	}
	return theme.EaseInOut(s.time, s.length)
}

func between(a, b layout.Spot, p float64) layout.Spot {
	way := func(from, to float64) float64 { return from + (to-from)*p }
	return layout.Spot{
		Rect:  layout.Rect{X: way(a.X, b.X), Y: way(a.Y, b.Y), W: way(a.W, b.W), H: way(a.H, b.H)},
		Angle: way(a.Angle, b.Angle),
	}
}

// jumps reports whether the way is longer than a card: with reduced motion the card fades
// over instead, while a line may still close up.
func (s *sprite) jumps() bool {
	a, b := s.from.Center(), s.to.Center()
	return math.Hypot(b.X-a.X, b.Y-a.Y) > 1.4*max(s.to.W, s.from.W)
}

// fade makes the card vanish where it was and appear at its destination.
func (s *sprite) fade() {
	s.lift, s.tilt = 0, 0
	t := s.time / s.length
	if t < 0.5 {
		s.at, s.alpha = s.from, 1-2*t
		return
	}
	s.at, s.alpha = s.to, 2*t-1
	if s.leaving {
		s.alpha = 0
	}
}

// leave sets a card in motion that an event moves to a pile, and starts one that
// comes from a pile there.
func (p *Player) leave(e *keyforge.Event) {
	var from, to card.Zone
	switch e.Kind {
	case keyforge.Drew:
		from, to = card.Deck, e.To
	case keyforge.Moved:
		from, to = e.From, e.To
	case keyforge.Played:
		from, to = e.From, card.Limbo
	case keyforge.EnteredPlay:
		p.sprites[e.Card].lands = true
		return
	case keyforge.AttachedTo, keyforge.PutUnder:
		p.slide(e)
		return
	case keyforge.ProphecyFulfilled: // it comes from where the prophecy is shown (K30.10)
		s := &p.sprites[e.Card]
		*s = sprite{at: layout.Spot{Rect: p.prophecy(e.Side, e.Card)}, turns: true}
		return
	default:
		return
	}
	if from.InPlay() && to != card.Hand && p.Board.Faces[e.Card].Marks&keyforge.Tagged != 0 && p.wreck(e, to) {
		return
	}
	s := &p.sprites[e.Card]
	home := p.PilePlace(e.Side, from)
	if e.Card == 0 { // nobody may know which
		if to := p.PilePlace(e.Side, to); home.W > 0 && to.W > 0 {
			p.flight(home, to, 0)
		}
		return
	}
	if !s.live && home.W > 0 {
		s.at, s.time, s.length = layout.Spot{Rect: home}, 0, 0
		s.turns = from == card.Deck || from == card.Archives || p.Places.Sides[e.Side].Shut
	}
	pile := p.PilePlace(e.Side, to)
	if s.at.W == 0 || pile.W == 0 {
		return
	}
	if !s.live && (to == card.Archives || to == card.Deck || p.Places.Sides[e.Side].Small) { // it is not visible
		p.add(Effect{Kind: Flight, From: home.Center(), To: pile.Center(), Size: pile.W, Length: theme.Move})
		return
	}
	s.live, s.leaving, s.alpha = true, true, 1
	s.head(layout.Spot{Rect: pile}, p.Places.Unit)
}

// land is how a card comes down on the table: the stronger it is, the more heavily.
func (p *Player) land(c keyforge.Slot) {
	at, _, ok := p.Spot(c)
	if !ok {
		return
	}
	p.ring(c, theme.Water, 0.5)
	p.cues = append(p.cues, p.heard(sound.Place, at.Center()))
	if p.ReducedMotion {
		return
	}
	p.sprites[c].press = 1
	p.Jolt = max(p.Jolt, min(0.5, max(0, float64(p.Board.Faces[c].Power)-4)/12))
	p.add(Effect{Kind: Dust, Card: c, From: at.Center(), Color: theme.Water.Mix(theme.Ink, 0.6), N: 10, Length: 0.5})
}

// slide slides a card under the one it is put under.
func (p *Player) slide(e *keyforge.Event) {
	s := &p.sprites[e.Card]
	host, _, ok := p.Spot(e.Other)
	if !s.live || !ok {
		return
	}
	s.leaving, s.under = true, true
	if e.Other == p.Board.Boss {
		host = layout.Spot{Rect: host.Middle(host.H/layout.Ratio*0.6, host.H*0.6)}
	}
	s.head(host, p.Places.Unit)
}

// foretell makes the back of a card fly from the hand to the prophecy that it lies under now (K30.2).
func (p *Player) foretell(e *keyforge.Event) {
	from, to := p.PilePlace(e.Side, card.Hand), p.prophecy(e.Side, e.Other)
	if s := &p.sprites[e.Card]; e.Card != 0 && s.live {
		from = s.at.Rect
	}
	if e.Other != e.Card { // two cards of the hand have exchanged their numbers
		p.sprites[e.Card] = p.sprites[e.Other]
	}
	p.sprites[e.Other] = sprite{}
	if from.W > 0 && to.W > 0 {
		p.add(Effect{Kind: Flight, From: from.Center(), To: to.Center(), Size: from.W, Spot: layout.Spot{Rect: to}, Length: theme.Flight})
	}
}

// prophecy is where a card is shown that lies under an active prophecy of a side, as a card.
func (p *Player) prophecy(side keyforge.Side, c keyforge.Slot) layout.Rect {
	var room [6]board.Beside
	i := slices.IndexFunc(p.Board.Beside(room[:0], side), func(b board.Beside) bool { return b.Slot == c })
	if side >= keyforge.MaxSeats || i < 0 {
		return layout.Rect{}
	}
	_, at := p.Places.Sides[side].Beside(p.Places.Unit, i)
	return at.Middle(at.H/layout.Ratio, at.H)
}

// wreck breaks a destroyed card into pieces where it stands; the remains go to its
// pile.
func (p *Player) wreck(e *keyforge.Event, to card.Zone) bool {
	at, _, ok := p.Spot(e.Card)
	if !ok {
		return false
	}
	p.add(Effect{Kind: Wreck, Spot: at, Card: e.Card, Color: theme.House(p.Board.Faces[e.Card].House), Length: 1.05})
	if pile := p.PilePlace(e.Side, to); pile.W > 0 {
		p.add(Effect{Kind: Wisp, From: at.Center(), To: pile.Center(), Color: theme.Danger, Time: -0.3, Length: theme.Flight})
	}
	p.sprites[e.Card] = sprite{}
	return true
}

// PilePlace is where a pile of a side is, or the side's numbers if its piles are
// not on the table. It is empty for zones that are not piles.
func (p *Player) PilePlace(side keyforge.Side, z card.Zone) layout.Rect {
	if side >= keyforge.MaxSides {
		return layout.Rect{}
	}
	place := &p.Places.Sides[side]
	at := -1
	switch z {
	case card.Deck:
		at = layout.DeckPile
	case card.Discard:
		at = layout.DiscardPile
	case card.Archives:
		at = layout.ArchivesPile
	case card.Purged:
		at = layout.PurgedPile
	case card.Hand:
		if place.Shut {
			return place.Hand.Area.Middle(place.Hand.Area.H/layout.Ratio, place.Hand.Area.H)
		}
		if !place.Small {
			return layout.Rect{}
		}
	default:
		return layout.Rect{}
	}
	if at < 0 || place.Piles[at].Empty() {
		h := place.Status.H
		return place.Status.Middle(h/layout.Ratio, h)
	}
	return place.Piles[at]
}
