package face

import (
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The signs of what the game counts.
const (
	CrystalSign = paint.Diamond
	PowerSign   = paint.Swords
	HealthSign  = paint.Heart
	MasterySign = paint.Star
)

// signs are the signs of the factions.
var signs = [card.FactionCount]paint.Sign{card.NoFaction: paint.Diamond, card.Homodeus: paint.Tower, card.Order: paint.Sun,
	card.Undergrowth: paint.Leaf, card.Wraethe: paint.Moon}

// Color is the color of a faction.
func Color(f card.Faction) paint.Color { return theme.Factions[f] }

// SeatColor is the color of a seat, as the palette has it and the players have chosen; the automaton has one of its own.
func SeatColor(seat, automaton game.Seat) *paint.Color {
	if seat == automaton {
		return &theme.Seats[len(theme.Seats)-1]
	}
	return &theme.People[seat%game.MaxPlayers]
}

// Sign is the sign of a faction.
func Sign(f card.Faction) paint.Sign { return signs[f] }

// Look is how a card lies on the table.
type Look struct {
	Lit, Chosen, Hover, Dim bool
	Used                    bool  // a champion that was activated
	Price                   int32 // what it costs now; negative: it is not for sale
	Defence                 int32 // of a champion now; 0: as printed
}

// The measures of a small card as parts of its width, and the least width in units with a text.
const (
	corner  = 0.055
	head    = 0.17
	picture = 0.56 // with a long text; with a short one it is as high as the whole picture
	kinds   = 0.105
	pad     = 0.032 // around the text
	worded  = 92.0
	named   = 46.0  // with a name
	least   = 0.062 // the size of its text
	most    = 0.092
	line    = 1.14 // the height of a line of it
)

// Draw draws the face of a card.
func Draw(f *cardview.Canvas, w *Words, c *card.Card, r layout.Rect, l Look) {
	s := small{Canvas: f, words: w, card: c, r: r, l: l, color: Color(c.Faction), rim: max(1.5, r.W*0.016)}
	s.ground()
	s.art()
	if r.W >= named*f.Unit {
		s.name()
	}
	if r.W >= worded*f.Unit {
		s.text()
	} else {
		s.gains()
	}
	s.badges()
	if l.Dim {
		f.Fill(r, r.W*corner, theme.Abyss.Alpha(0.5))
	}
}

// small is a card that is being drawn.
type small struct {
	*cardview.Canvas
	words *Words
	card  *card.Card
	r     layout.Rect
	l     Look
	color paint.Color
	rim   float64
}

func (s *small) ground() {
	r, u := s.r, s.Unit
	edge, lower := s.color.Mix(theme.Ink, 0.25), s.color.Mix(theme.Abyss, 0.45)
	s.Soft(r.Shift(0, 2*u), r.W*corner, 6*u, theme.Shadow)
	switch {
	case s.l.Chosen:
		edge, lower = theme.Chosen, theme.Chosen
	case s.l.Lit && s.l.Hover:
		edge, lower = theme.Lit.Mix(theme.Ink, 0.5), theme.Lit
	case s.l.Lit:
		edge, lower = theme.Lit, theme.Lit
	}
	if s.l.Lit || s.l.Chosen {
		s.Soft(r.Inset(-3*u), r.W*corner+3*u, 7*u, edge.Alpha(0.55))
		s.rim = max(2, r.W*0.022)
	}
	s.Fade(r, r.W*corner, edge, lower)
	paper := s.color.Mix(theme.Abyss, 0.8)
	s.Fade(r.Inset(s.rim), r.W*corner-s.rim/2, paper.Mix(theme.Ink, 0.06), paper)
}

// artHeight is how high the picture is: on a card without words it fills most of it.
func (s *small) artHeight() float64 {
	if s.r.W < worded*s.Unit {
		return s.r.H - s.rim - s.r.W*0.27
	}
	lines := len(paint.Wrap(paint.Regular, s.r.W*most, s.words.on(s.card).body, s.textWidth()))
	room := s.r.H - 2*s.rim - s.r.W*kinds - float64(lines)*s.r.W*most*line - 2*pad*s.r.W
	return max(s.r.W*picture, min(room, s.r.W/cardview.PictureRatio))
}

// textWidth is the width of the text.
func (s *small) textWidth() float64 { return s.r.W - 2*s.rim - 2*pad*s.r.W }

func (s *small) art() {
	at := layout.Rect{X: s.r.X + s.rim, Y: s.r.Y + s.rim, W: s.r.W - 2*s.rim, H: s.artHeight()}
	Picture(s.Canvas, at, s.r.W*corner-s.rim/2, s.card)
	if s.l.Used {
		s.Fill(at, s.r.W*corner-s.rim/2, theme.Abyss.Alpha(0.55))
		side := min(at.W, at.H) * 0.4
		s.Mark(at.Middle(side, side), paint.Exhausted, theme.Ink.Alpha(0.85))
	}
}

// Picture draws the picture of a card; until it is painted, the sign of its faction.
func Picture(f *cardview.Canvas, r layout.Rect, radius float64, c *card.Card) {
	Portrait(f, r, radius, c.ID, c.Faction)
}

// Portrait draws the picture with that name, of a faction.
func Portrait(f *cardview.Canvas, r layout.Rect, radius float64, id string, of card.Faction) {
	if f.Gallery != nil {
		if b := f.Gallery.Shard(id, int(max(r.W, r.H*cardview.PictureRatio))); b != nil {
			f.Picture(r, radius, b, cardview.Daylight)
			return
		}
	}
	color := Color(of)
	f.Fade(r, radius, color.Mix(theme.Abyss, 0.25), color.Mix(theme.Abyss, 0.8))
	side := min(r.W, r.H) * 0.6
	f.Mark(r.Middle(side, side), Sign(of), color.Mix(theme.Ink, 0.45).Alpha(0.7))
}

// name writes the name over the top of the picture, beside the cost.
func (s *small) name() {
	r := s.r
	at := layout.Rect{X: r.X + s.rim, Y: r.Y + s.rim, W: r.W - 2*s.rim, H: r.W * head}
	s.Fade(at, r.W*corner-s.rim/2, theme.Abyss.Alpha(0.92), theme.Abyss.Alpha(0.72))
	_, words := at.Split(r.W * 0.035)
	if s.cost() >= 0 {
		_, words = at.Split(r.W * 0.215)
	}
	words.W -= r.W * 0.03
	cardview.Fit(s.Canvas, words, paint.Left, paint.Bold, r.W*0.098, theme.Ink, s.words.Name(s.card))
}

// cost is what the card costs, or negative if that does not matter.
func (s *small) cost() int32 {
	switch {
	case s.l.Price >= 0 && !s.card.Relic && s.card.Copies > 0:
		return s.l.Price
	case s.card.Copies > 0:
		return int32(s.card.Cost)
	}
	return -1
}

// badges are the numbers of the card: its cost, defence and shield.
func (s *small) badges() {
	r := s.r
	if n := s.cost(); n >= 0 {
		at := layout.Rect{X: r.X - r.W*0.025, Y: r.Y - r.W*0.025, W: r.W * 0.24, H: r.W * 0.24}
		color := theme.Water
		cardview.Coin(s.Canvas, at, color, int(n), int(s.card.Cost))
	}
	side := r.W * 0.23
	low := r.Y + s.rim + s.artHeight() - side*0.8
	if s.card.Champion() {
		at := layout.Rect{X: r.Right() - side - s.rim, Y: low, W: side, H: side}
		now := int(s.card.Defence)
		if s.l.Defence > 0 {
			now = int(s.l.Defence)
		}
		cardview.Numbered(s.Canvas, at, paint.Shield, theme.Damage.Mix(theme.Abyss, 0.1), now)
	}
	if n := int(s.card.Shield); n > 0 {
		at := layout.Rect{X: r.X + s.rim, Y: low, W: side, H: side}
		cardview.Numbered(s.Canvas, at, paint.Shield, theme.Ward.Mix(theme.Abyss, 0.35), n)
	}
	if s.card.Mercenary && r.W >= worded*s.Unit {
		at := layout.Rect{X: r.Right() - side*0.9 - s.rim, Y: low, W: side * 0.8, H: side * 0.8}
		s.Fill(at, at.W/2, theme.Abyss.Alpha(0.8))
		s.Mark(at.Inset(at.W*0.2), paint.FastForward, theme.Lit)
	}
}

// text writes what the card is and does.
func (s *small) text() {
	r := s.r
	low := layout.Rect{X: r.X + s.rim, Y: r.Y + s.rim + s.artHeight(), W: r.W - 2*s.rim}
	low.H = r.Bottom() - s.rim - low.Y
	kind, body := low.Cut(r.W * kinds)
	s.Fade(kind, 0, s.color.Mix(theme.Abyss, 0.35), s.color.Mix(theme.Abyss, 0.55))
	side := kind.H * 0.72
	mark, words := trim(kind, r.W*0.03).Split(side)
	s.Mark(mark.Middle(side, side), Sign(s.card.Faction), theme.Ink)
	words = trim(words, r.W*0.02)
	words.W -= r.W * 0.03
	cardview.Fit(s.Canvas, words, paint.Left, paint.Regular, r.W*0.074, theme.Ink, s.words.on(s.card).kind)
	s.body(body.Inset(r.W * pad))
}

func trim(r layout.Rect, d float64) layout.Rect {
	_, r = r.Split(d)
	return r
}

// body writes the text as large as it fits; what does not fit even small is cut, since the large card has all of it.
func (s *small) body(r layout.Rect) {
	words := s.words.on(s.card).body
	size := s.r.W * most
	for size > s.r.W*least && float64(len(paint.Wrap(paint.Regular, size, words, r.W)))*size*line > r.H {
		size *= 0.96
	}
	lines := paint.Wrap(paint.Regular, size, words, r.W)
	fit := max(1, int(r.H/(size*line)+0.02))
	y := r.Y
	if high := float64(len(lines)) * size * line; high < r.H {
		y += (r.H - high) * 0.4
	}
	for i := range min(len(lines), fit) {
		words := lines[i]
		if i == fit-1 && len(lines) > fit {
			words = s.words.cut(words)
		}
		s.Text(layout.Rect{X: r.X, Y: y + float64(i)*size*line, W: r.W, H: size * line}, paint.Left, paint.Regular, size, theme.Ink, words)
	}
}

// gained are the signs of what a card gains for certain.
var gained = map[card.Verb]struct {
	sign  paint.Sign
	color *paint.Color
}{
	card.GainCrystals: {CrystalSign, &theme.Water}, card.GainPower: {PowerSign, &theme.Danger}, card.GainHealth: {HealthSign, &theme.Heal},
	card.GainMastery: {MasterySign, &theme.Lit}, card.DrawCards: {paint.Cards, &theme.Ward},
}

// gains shows, on a card too small for words, what it gains.
func (s *small) gains() {
	r := s.r
	at := layout.Rect{X: r.X + s.rim, Y: r.Y + s.rim + s.artHeight(), W: r.W - 2*s.rim}
	at.H = r.Bottom() - s.rim - at.Y
	s.Fade(at, r.W*corner, s.color.Mix(theme.Abyss, 0.5), s.color.Mix(theme.Abyss, 0.7))
	effects := s.card.Play
	if s.card.Champion() && len(effects) == 0 {
		effects = s.card.Activation
	}
	n := 0
	for i := range effects {
		n += min(1, int(gained[effects[i].Verb].sign))
	}
	if n == 0 {
		s.Mark(at.Middle(at.H*0.8, at.H*0.8), Sign(s.card.Faction), theme.Ink.Alpha(0.5))
		return
	}
	w := at.W / float64(n)
	for i := range effects {
		e := &effects[i]
		of, ok := gained[e.Verb]
		if !ok {
			continue
		}
		var cell layout.Rect
		cell, at = at.Split(w)
		side := min(cell.H*0.72, cell.W*0.5)
		mark, number := cell.Middle(side*1.75, side).Split(side)
		s.Mark(mark, of.sign, *of.color)
		words := "+"
		if e.N.Count == card.Once && e.Cond.Kind == card.NoCondition && e.N.N > 0 {
			words = widget.Number(int(e.N.N))
		}
		s.Text(number, paint.Center, paint.Bold, side*0.95, theme.Ink, words)
	}
}

// Back draws the back of a card: of a player, in their color, or of the centre.
func Back(f *cardview.Canvas, r layout.Rect, color paint.Color) {
	u := f.Unit
	radius := r.W * corner
	f.Soft(r.Shift(0, 2*u), radius, 5*u, theme.Shadow)
	f.Fade(r, radius, color.Mix(theme.Ink, 0.2), color.Mix(theme.Abyss, 0.5))
	f.Fade(r.Inset(max(1.5, r.W*0.03)), radius*0.7, color.Mix(theme.Abyss, 0.72), color.Mix(theme.Abyss, 0.86))
	c, side := r.Center(), r.W*0.5
	for i := range 3 { // an eight that lies: infinity is broken in pieces
		f.Turn(c, math.Pi/4+float64(i)*math.Pi/3, 1)
		at := layout.Rect{X: c.X - side/2, Y: c.Y - side*0.06, W: side, H: side * 0.12}
		f.Fade(at, at.H/2, color.Mix(theme.Ink, 0.35), color.Mix(theme.Abyss, 0.2))
		f.Upright()
	}
	f.Fill(r.Middle(side*0.3, side*0.3), side*0.15, color.Mix(theme.Ink, 0.55))
}
