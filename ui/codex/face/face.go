package face

import (
	"math"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/board"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// The signs of what the game counts.
const (
	GoldSign   = paint.Drop
	WorkerSign = paint.Spade
	AttackSign = paint.Swords
	HPSign     = paint.Heart
)

// Color is the color of cards of a color.
func Color(c card.Color) paint.Color {
	return theme.Factions[[card.ColorCount]int{card.Neutral: 0, card.Red: 1, card.Green: 3, card.Blue: 2}[c]]
}

// specSigns are the signs of the specs; the first is that of starting cards and of what belongs to none.
var specSigns = [card.SpecCount]paint.Sign{card.NoSpec: paint.Diamond, card.Anarchy: paint.Bolt, card.Blood: paint.Swords,
	card.Fire: paint.Flame, card.Balance: paint.Moon, card.Feral: paint.Thorns, card.Growth: paint.Leaf}

// Sign is the sign of a spec.
func Sign(s card.Spec) paint.Sign { return specSigns[s] }

// SeatColor is the color of a seat, as the palette has it and the players have chosen.
func SeatColor(seat game.Seat) *paint.Color { return &theme.People[seat%game.MaxPlayers] }

// Look is how a card lies on the table.
type Look struct {
	Lit, Chosen, Hover, Dim bool
	Target                  bool         // it may be attacked, or be what is asked for
	Now                     *board.Thing // in play: what it is now
	Price                   int          // what it costs now; negative: as printed
	Copies                  int          // of a pile, if there are several
}

// The measures of a small card as parts of its width, and the least width in units with a text.
const (
	corner  = 0.055
	head    = 0.17
	picture = 0.56 // with a long text; with a short one it is as high as the whole picture
	pad     = 0.032
	worded  = 92.0
	named   = 46.0 // with a name
	least   = 0.062
	most    = 0.088
	line    = 1.14
	badge   = 0.3 // of the numbers of a card, as a part of its width
)

// Draw draws the face of a card.
func Draw(f *cardview.Canvas, w *Words, c *card.Card, r layout.Rect, l Look) {
	s := small{Canvas: f, words: w, card: c, r: r, l: l, color: Color(c.Color), rim: max(1.5, r.W*0.016)}
	s.ground()
	s.art()
	if r.W >= named*f.Unit {
		s.name()
	}
	if s.worded() {
		s.body()
	}
	s.tech()
	s.badges()
	s.state()
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

// worded says whether there is room for the text; in play one looks at the numbers.
func (s *small) worded() bool { return s.l.Now == nil && s.r.W >= worded*s.Unit }

func (s *small) ground() {
	r, u := s.r, s.Unit
	edge, lower := s.color.Mix(theme.Ink, 0.25), s.color.Mix(theme.Abyss, 0.45)
	s.Soft(r.Shift(0, 2*u), r.W*corner, 6*u, theme.Shadow)
	lit := theme.Lit
	if s.l.Target {
		lit = theme.Danger
	}
	switch {
	case s.l.Chosen:
		edge, lower = theme.Chosen, theme.Chosen
	case s.l.Lit && s.l.Hover:
		edge, lower = lit.Mix(theme.Ink, 0.5), lit
	case s.l.Lit:
		edge, lower = lit, lit
	}
	if s.l.Lit || s.l.Chosen {
		s.Soft(r.Inset(-3*u), r.W*corner+3*u, 7*u, edge.Alpha(0.55))
		s.rim = max(2, r.W*0.024)
	}
	s.Fade(r, r.W*corner, edge, lower)
	paper := s.color.Mix(theme.Abyss, 0.8)
	s.Fade(r.Inset(s.rim), r.W*corner-s.rim/2, paper.Mix(theme.Ink, 0.06), paper)
}

// foot is how high the room for the numbers at the bottom is.
func (s *small) foot() float64 {
	if s.numbered() {
		return s.r.W * badge * 0.92
	}
	return s.r.W * 0.06
}

// numbered says whether the card has numbers at its bottom.
func (s *small) numbered() bool { return s.card.HasHP() }

// artHeight is how high the picture is: on a card without words it fills all but the numbers.
func (s *small) artHeight() float64 {
	room := s.r.H - 2*s.rim - s.foot()
	if !s.worded() {
		return room
	}
	lines := len(paint.Wrap(paint.Regular, s.r.W*most, s.words.on(s.card).body, s.textWidth()))
	room -= float64(lines)*s.r.W*most*line + 2*pad*s.r.W
	return max(s.r.W*picture, min(room, s.r.W/cardview.PictureRatio))
}

func (s *small) textWidth() float64 { return s.r.W - 2*s.rim - 2*pad*s.r.W }

func (s *small) art() {
	at := layout.Rect{X: s.r.X + s.rim, Y: s.r.Y + s.rim, W: s.r.W - 2*s.rim, H: s.artHeight()}
	Picture(s.Canvas, at, s.r.W*corner-s.rim/2, s.card)
}

// Picture draws the picture of a card; until it is painted, the sign of its spec.
func Picture(f *cardview.Canvas, r layout.Rect, radius float64, c *card.Card) {
	Shaded(f, r, radius, c, 0)
}

// Shaded draws it darker, the closer dark is to 1.
func Shaded(f *cardview.Canvas, r layout.Rect, radius float64, c *card.Card, dark float64) {
	light := cardview.Daylight.Mix(theme.Abyss, dark)
	if f.Gallery != nil {
		if b := f.Gallery.CodexCard(c.ID, int(max(r.W, r.H*cardview.PictureRatio))); b != nil {
			f.Picture(r, radius, b, light)
			return
		}
	}
	color := Color(c.Color).Times(light)
	f.Fade(r, radius, color.Mix(theme.Abyss, 0.25), color.Mix(theme.Abyss, 0.8))
	side := min(r.W, r.H) * 0.6
	f.Mark(r.Middle(side, side), Sign(c.Spec), color.Mix(theme.Ink, 0.45).Alpha(0.7))
}

// name writes the name over the top of the picture, beside the cost.
func (s *small) name() {
	r := s.r
	at := layout.Rect{X: r.X + s.rim, Y: r.Y + s.rim, W: r.W - 2*s.rim, H: r.W * head}
	s.Fade(at, r.W*corner-s.rim/2, theme.Abyss.Alpha(0.92), theme.Abyss.Alpha(0.72))
	_, words := at.Split(r.W * 0.035)
	if s.priced() {
		_, words = at.Split(r.W * 0.215)
	}
	words.W -= r.W * 0.03
	cardview.Fit(s.Canvas, words, paint.Left, paint.Bold, r.W*0.098, theme.Ink, s.words.Name(s.card))
}

// priced says whether the card shows what it costs: not while it is in play.
func (s *small) priced() bool { return s.l.Now == nil && !s.card.Token && s.card.Kind != card.BaseKind }

// techs are the colors of the tech levels from I on.
var techs = [...]paint.Color{paint.RGB(0xb07a48), paint.RGB(0xb8c2cc), paint.RGB(0xe8bf4a)}

// tech marks the tech level at the right edge: a bar for each.
func (s *small) tech() {
	if s.card.Tech <= 0 || s.card.Kind > card.BuildingKind {
		return
	}
	w := s.r.W * 0.05
	for i := range int(s.card.Tech) {
		at := layout.Rect{X: s.r.Right() - s.rim - float64(i+1)*w*1.5 - s.r.W*0.01, Y: s.r.Y + s.rim + s.r.W*head + s.r.W*0.03,
			W: w, H: w * 3.2}
		s.Fill(at.Inset(-max(1, w*0.2)), w/2, theme.Abyss.Alpha(0.75))
		s.Fill(at, w/2, techs[s.card.Tech-1])
	}
}

// badges are the numbers of the card: its cost, attack and hit points.
func (s *small) badges() {
	r := s.r
	if s.priced() {
		at := layout.Rect{X: r.X - r.W*0.025, Y: r.Y - r.W*0.025, W: r.W * 0.24, H: r.W * 0.24}
		price := s.l.Price
		if price < 0 {
			price = int(s.card.Cost)
		}
		cardview.Coin(s.Canvas, at, theme.Amber, price, int(s.card.Cost))
	}
	if s.l.Copies > 1 {
		side := r.W * 0.26
		at := layout.Rect{X: r.Right() - side*1.15, Y: r.Y + r.W*head + r.W*0.04, W: side * 1.1, H: side * 0.8}
		s.Fill(at, at.H/2, theme.Abyss.Alpha(0.88))
		cardview.Fit(s.Canvas, at, paint.Center, paint.Bold, at.H*0.78, theme.Lit, "×"+widget.Number(s.l.Copies))
	}
	if !s.numbered() {
		return
	}
	now := printed(s.card)
	if s.l.Now != nil {
		now = *s.l.Now
	}
	Numbers(s.Canvas, layout.Rect{X: r.X + s.rim, Y: r.Bottom() - s.rim - r.W*badge, W: r.W - 2*s.rim, H: r.W * badge}, &now)
}

// printed is what a card is before anything has happened to it.
func printed(c *card.Card) board.Thing {
	return board.Thing{Attack: int16(c.Bands[0].Attack), HP: int16(c.Bands[0].HP), Card: c}
}

// Numbers are attack and hit points of something, with what is left of its armor between them, in a row at the foot of a card.
func Numbers(f *cardview.Canvas, r layout.Rect, now *board.Thing) {
	f.Fade(r, r.H*0.2, theme.Abyss.Alpha(0.55), theme.Abyss.Alpha(0.92))
	cell := r.W / 2
	left, right := r.Split(cell)
	if now.Armor > 0 {
		left, _ = r.Split(r.W * 0.36)
		_, right = r.Split(r.W * 0.64)
		middle := layout.Rect{X: left.Right(), Y: r.Y, W: r.W * 0.28, H: r.H}
		side := min(middle.W, r.H) * 0.86
		cardview.Numbered(f, middle.Middle(side, side), paint.Shield, theme.Ward.Mix(theme.Abyss, 0.35), int(now.Armor))
	}
	if now.Fighter() {
		number(f, left, AttackSign, theme.Amber, theme.Ink, int(now.Attack))
	}
	ink := theme.Ink
	if now.Damage > 0 {
		ink = theme.Damage.Mix(theme.Ink, 0.25)
	}
	number(f, right, HPSign, theme.Danger, ink, int(now.Hurt()))
}

// number is a number behind its sign.
func number(f *cardview.Canvas, r layout.Rect, sign paint.Sign, color, ink paint.Color, n int) {
	size := min(r.H*0.8, r.W*0.52)
	mark, words := r.Middle(min(r.W, size*1.75), r.H).Split(size * 0.8)
	side := size * 0.72
	f.Mark(mark.Middle(side, side), sign, color)
	cardview.Fit(f, words, paint.Left, paint.Display, size, ink, widget.Number(n))
}

// keywords are the signs of keywords, in the order in which they are shown.
var keywords = [...]struct {
	has  card.Keywords
	sign paint.Sign
}{
	{card.Flying, paint.Rising}, {card.AntiAir, paint.Spear}, {card.Haste, paint.FastForward}, {card.Overpower, paint.Might},
	{card.Stealth, paint.Mist}, {card.Invisible, paint.Moon}, {card.Deathtouch, paint.Skull}, {card.SwiftStrike, paint.Bolt},
	{card.LongRange, paint.Target}, {card.Sparkshot, paint.Volley}, {card.Untargetable, paint.Bubble}, {card.Readiness, paint.Redo},
	{card.ArmorPiercing, paint.Dagger}, {card.Ephemeral, paint.Flame},
}

// mostSigns is how many keywords are shown on a small card.
const mostSigns = 4

// state shows what has become of something in play: whether it is exhausted or came this turn, its keywords and its runes.
func (s *small) state() {
	now := s.l.Now
	if now == nil {
		return
	}
	r, side := s.r, s.r.W*0.2
	art := layout.Rect{X: r.X + s.rim, Y: r.Y + s.rim, W: r.W - 2*s.rim, H: s.artHeight()}
	if now.Exhausted {
		s.Fill(art, r.W*corner-s.rim/2, theme.Abyss.Alpha(0.55))
		big := min(art.W, art.H) * 0.4
		s.Mark(art.Middle(big, big), paint.Exhausted, theme.Ink.Alpha(0.85))
	}
	y := art.Y + r.W*head + r.W*0.03
	n := 0
	for _, k := range keywords {
		if now.Has&k.has != 0 && n < mostSigns {
			at := layout.Rect{X: art.X + r.W*0.02, Y: y + float64(n)*side*1.02, W: side, H: side}
			s.Fill(at, side/2, theme.Abyss.Alpha(0.78))
			s.Mark(at.Inset(side*0.16), k.sign, theme.Lit)
			n++
		}
	}
	if n := now.Counters(); n > 0 {
		at := layout.Rect{X: art.Right() - side*1.2, Y: art.Bottom() - side*1.3, W: side * 1.2, H: side * 1.2}
		cardview.Numbered(s.Canvas, at, paint.Counter, theme.Heal.Mix(theme.Abyss, 0.3), n)
	}
}

// body writes the text as large as it fits; what does not fit even small is cut, since the large card has all of it.
func (s *small) body() {
	r := layout.Rect{X: s.r.X + s.rim, Y: s.r.Y + s.rim + s.artHeight(), W: s.r.W - 2*s.rim}
	r.H = s.r.Bottom() - s.rim - s.foot() - r.Y
	r = r.Inset(s.r.W * pad)
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

// Back draws the back of a card of a player, in their color: a book with a clasp.
func Back(f *cardview.Canvas, r layout.Rect, color paint.Color) {
	u := f.Unit
	radius := r.W * corner
	f.Soft(r.Shift(0, 2*u), radius, 5*u, theme.Shadow)
	f.Fade(r, radius, color.Mix(theme.Ink, 0.2), color.Mix(theme.Abyss, 0.5))
	f.Fade(r.Inset(max(1.5, r.W*0.03)), radius*0.7, color.Mix(theme.Abyss, 0.62), color.Mix(theme.Abyss, 0.82))
	c, side := r.Center(), r.W*0.62
	for i := range 2 {
		f.Turn(c, math.Pi/4+float64(i)*math.Pi/2, 1)
		f.Line(r.Middle(side, side), side*0.08, max(1, side*0.035), color.Mix(theme.Ink, 0.3).Alpha(0.5))
		f.Upright()
	}
	mark := r.W * 0.4
	f.Mark(r.Middle(mark, mark), paint.Book, color.Mix(theme.Ink, 0.45))
}
