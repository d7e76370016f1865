package table

import (
	"math"

	"github.com/tanema/gween/ease"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/theme"
)

// sprite is a card on its way.
type sprite struct {
	at, from, to layout.Spot
	time, length float64 // of the way
	live         bool    // it is on the table
	wanted       bool    // it belongs where it goes
	leaving      bool    // it goes to a pile and is gone then
	alpha        float64
	lunge        layout.Point // by how much it springs forward
	lunging      float64      // time left of that
	shake        float64      // fading from 1
}

// Spot is where a card is shown now, and with what opacity; false when it is not
// shown as a card.
func (m *Model) Spot(c game.Slot) (layout.Spot, float64, bool) {
	s := &m.sprites[c]
	if !s.live {
		return layout.Spot{}, 0, false
	}
	at := s.at
	if s.lunging > 0 {
		swing := math.Sin(math.Pi * (1 - s.lunging/theme.Lunge))
		at.X += s.lunge.X * swing
		at.Y += s.lunge.Y * swing
	}
	if s.shake > 0 {
		at.X += math.Sin(s.shake*40) * s.shake * at.W * 0.08
	}
	return at, s.alpha, true
}

// Moving reports whether a card is on its way: it is drawn above the others.
func (m *Model) Moving(c game.Slot) bool {
	s := &m.sprites[c]
	return s.leaving || s.time < s.length || s.lunging > 0
}

// move brings every card nearer to its place.
func (m *Model) move(dt float64) {
	for i := range m.sprites {
		m.sprites[i].wanted = false
	}
	b := &m.Board
	for side := range game.Side(game.MaxSides) {
		p := &m.Places.Sides[side]
		m.row(b.Piles[side][card.Battleline], &p.Line)
		m.row(b.Piles[side][card.Artifacts], &p.Artifacts)
		if !p.Small && side != game.Monster && int(side) < b.Seats {
			m.row(b.Piles[side][card.Hand], &p.Hand)
		}
	}
	if b.Boss != 0 {
		m.want(b.Boss, layout.Spot{Rect: m.Places.Boss})
	}
	if b.Played != 0 {
		m.want(b.Played, layout.Spot{Rect: m.ShowPlace()})
	}
	for i := range m.sprites {
		m.sprites[i].move(dt)
	}
}

// ShowPlace is where a card that is being played is shown: first over the table,
// to be read, and then aside, so that what it does can be seen.
func (m *Model) ShowPlace() layout.Rect {
	main, u := m.Places.Main, m.Places.Unit
	if m.asking || m.Shown.Time <= 0 {
		h := 118 * u
		return layout.Rect{X: main.Right() - h/layout.Ratio - 8*u, Y: m.Places.Prompt.Y - h - 3*u, W: h / layout.Ratio, H: h}
	}
	w := 300 * u
	h := w * 1.15
	return layout.Rect{X: main.Center().X - w/2, Y: (m.Places.Prompt.Y - h) * 0.55, W: w, H: h}
}

func (m *Model) row(cards []game.Slot, r *layout.Row) {
	for i, c := range cards {
		if c == 0 || i >= r.N {
			continue
		}
		spot := layout.Spot{Rect: r.Card[i]}
		if m.Board.Faces[c].Marks&game.Exhausted != 0 {
			spot.Angle = layout.Tilt
		}
		m.want(c, spot)
	}
}

func (m *Model) want(c game.Slot, to layout.Spot) {
	s := &m.sprites[c]
	s.wanted, s.leaving = true, false
	if !s.live {
		s.live, s.alpha = true, 1
		if s.at.W == 0 { // it comes from nowhere
			s.at = to
		}
		s.head(to)
		return
	}
	if s.to != to {
		s.head(to)
	}
}

// head sends the card on the way to a place.
func (s *sprite) head(to layout.Spot) {
	s.from, s.to, s.time, s.length = s.at, to, 0, theme.Move
	if s.at == to {
		s.length = 0
	}
}

func (s *sprite) move(dt float64) {
	if !s.live {
		return
	}
	s.lunging, s.shake = max(0, s.lunging-dt), max(0, s.shake-dt*2.5)
	if !s.wanted && !s.leaving {
		*s = sprite{}
		return
	}
	if s.time >= s.length {
		if s.leaving {
			*s = sprite{}
			return
		}
		s.at = s.to
		return
	}
	s.time = min(s.length, s.time+dt)
	way := func(from, to float64) float64 {
		return float64(ease.InOutCubic(float32(s.time), float32(from), float32(to-from), float32(s.length)))
	}
	s.at = layout.Spot{
		Rect:  layout.Rect{X: way(s.from.X, s.to.X), Y: way(s.from.Y, s.to.Y), W: way(s.from.W, s.to.W), H: way(s.from.H, s.to.H)},
		Angle: way(s.from.Angle, s.to.Angle),
	}
	if s.leaving {
		s.alpha = 1 - 0.7*s.time/s.length
	}
}

// leave sends a card that an event moves to a pile on its way, and lets one that
// comes from a pile start there.
func (m *Model) leave(e *game.Event) {
	var from, to card.Zone
	switch e.Kind {
	case game.Drew:
		from, to = card.Deck, e.To
	case game.Moved:
		from, to = e.From, e.To
	case game.Played:
		from, to = e.From, card.Limbo
	default:
		return
	}
	s := &m.sprites[e.Card]
	home := m.PilePlace(e.Side, from)
	if !s.live && home.W > 0 {
		s.at = layout.Spot{Rect: home}
	}
	pile := m.PilePlace(e.Side, to)
	if s.at.W == 0 || pile.W == 0 {
		return
	}
	if !s.live && (to == card.Archives || to == card.Deck || m.Places.Sides[e.Side].Small) { // it is not seen
		m.Effects = append(m.Effects, Effect{Kind: Flight, From: home.Center(), To: pile.Center(), Size: pile.W, Length: theme.Move})
		return
	}
	s.live, s.leaving, s.alpha = true, true, 1
	s.head(layout.Spot{Rect: pile})
}

// PilePlace is where a pile of a side lies, or the side's numbers when its piles
// are not on the table. It is empty for zones that are no piles.
func (m *Model) PilePlace(side game.Side, z card.Zone) layout.Rect {
	if side >= game.MaxSides {
		return layout.Rect{}
	}
	p := &m.Places.Sides[side]
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
		if !p.Small {
			return layout.Rect{}
		}
	default:
		return layout.Rect{}
	}
	if at < 0 || p.Piles[at].Empty() {
		h := p.Status.H
		return p.Status.Middle(h/layout.Ratio, h)
	}
	return p.Piles[at]
}
