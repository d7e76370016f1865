package screen

import (
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/table"
	"github.com/keyraken/keyraken/ui/theme"
)

// zoomed is a card as it is read: its text and how it stands.
type zoomed struct {
	def     uint16
	kind    string
	power   int
	armor   int
	house   card.House
	icons   card.Icons
	body    []string // paragraphs of rules
	remind  []string // what keywords mean
	stands  []string // how it stands in play
	fighter bool
}

// readCard gathers what is to be read of a card of the table.
func readCard(s *Stack, m *table.Model, slot game.Slot) zoomed {
	face := &m.Board.Faces[slot]
	z := readPrinted(s, face.Def, face.House)
	z.icons = face.Icons
	if z.fighter {
		z.power, z.armor = face.Power, face.Armor
	}
	z.stands = standing(s, m, face)
	return z
}

// readPrinted gathers what is printed on a card.
func readPrinted(s *Stack, def uint16, house card.House) zoomed {
	d := s.Catalogue.Card(def)
	l := s.English
	z := zoomed{def: def, house: house, power: d.Power, armor: d.Armor, fighter: d.Type == card.CreatureType || d.Type == card.BossType}
	z.kind = l.House(house) + " · " + l.Type(d.Type)
	if t := traits(l, d); t != "" {
		z.kind += " · " + t
	}
	t := s.kept.text(l, d, def)
	if len(t.Keywords) > 0 {
		var names []string
		for _, k := range t.Keywords {
			names = append(names, k.Name)
			z.remind = append(z.remind, k.Name+": "+k.Reminder)
		}
		z.body = append(z.body, strings.Join(names, ". ")+".")
	}
	z.body = append(z.body, t.Paragraphs...)
	for _, k := range t.Mentioned {
		z.remind = append(z.remind, k.Name+": "+k.Reminder)
	}
	return z
}

// standing tells in lines how a card stands in play.
func standing(s *Stack, m *table.Model, face *table.Face) []string {
	var lines []string
	add := func(key string, args ...any) { lines = append(lines, s.T(key, args...)) }
	d := m.Game.Catalogue().Card(face.Def)
	if face.Power != d.Power && face.Type == card.CreatureType {
		add("stands-power", face.Power, d.Power)
	}
	if face.Damage > 0 {
		add("stands-damage", face.Damage, face.Power)
	}
	if face.Spent > 0 {
		add("stands-armor", face.Spent, face.Armor)
	}
	if face.Amber > 0 {
		add("stands-amber", face.Amber)
	}
	for _, k := range [...]struct {
		mark game.Mark
		key  string
	}{{game.Exhausted, "stands-exhausted"}, {game.Stunned, "stands-stunned"}, {game.Warded, "stands-warded"}, {game.Enraged, "stands-enraged"}} {
		if face.Marks&k.mark != 0 {
			add(k.key)
		}
	}
	for k, n := range face.Counters {
		if n > 0 {
			add("stands-counters", m.Words.English.Counter(card.Counter(k)), n)
		}
	}
	for _, on := range face.On {
		if m.Board.Faces[on].Slot != 0 {
			add("stands-attached", m.Title(on))
		}
	}
	return lines
}

// height is how high the zoom must be for its text.
func (z *zoomed) height(f *Frame, width float64) float64 {
	size := theme.Body * f.Type
	h := 0.0
	inner := width - 32*f.Unit
	for _, p := range z.body {
		h += float64(len(paint.Wrap(paint.Regular, size, p, inner)))*size*paint.LineHeight + 6*f.Unit
	}
	size = theme.Small * f.Type
	for _, list := range [...][]string{z.stands, z.remind} {
		for _, p := range list {
			h += float64(len(paint.Wrap(paint.Italic, size, p, inner)))*size*paint.LineHeight + 3*f.Unit
		}
	}
	return max(h+(60+70+56)*f.Unit, width*0.55)
}

// draw draws the zoom into the rectangle.
func (z *zoomed) draw(f *Frame, s *Stack, r layout.Rect) {
	u := f.Unit
	color := theme.House(z.house)
	f.Soft(r.Shift(0, 6*u), 14*u, 18*u, paint.Color{A: 0.8})
	f.Fade(r, 12*u, color.Mix(theme.Abyss, 0.72), color.Mix(theme.Abyss, 0.9))
	band, rest := r.Cut(46 * u)
	f.Fade(band, 12*u, color, color.Mix(theme.Abyss, 0.25))
	f.Fill(layout.Rect{X: band.X, Y: band.Bottom() - 12*u, W: band.W, H: 12 * u}, 0, color.Mix(theme.Abyss, 0.25))
	if side := min(r.W, r.H) * 0.6; side > 0 {
		mark := layout.Rect{X: r.Right() - side*1.02, Y: r.Bottom() - side*1.02, W: side, H: side}
		f.Mark(mark, paint.Emblem(z.house), color.Alpha(0.13))
	}
	f.emblem(layout.Rect{X: band.X + 8*u, Y: band.Y + 7*u, W: 32 * u, H: 32 * u}, z.house)
	f.Text(layout.Rect{X: band.X + 48*u, Y: band.Y, W: band.W - 58*u, H: band.H}, paint.Left, paint.Bold, theme.Large*f.Type, theme.Power, s.Catalogue.Title(z.def))
	line, rest := rest.Drop(4 * u).Cut(24 * u)
	f.Text(line.Inset(2*u).Shift(14*u, 0), paint.Left, paint.Italic, theme.Small*f.Type, theme.Dim, z.kind)
	rest = z.icon(f, rest)
	foot := layout.Rect{X: r.X, Y: r.Bottom() - 46*u, W: r.W, H: 40 * u}
	body := layout.Rect{X: r.X + 16*u, Y: rest.Y + 4*u, W: r.W - 32*u, H: foot.Y - rest.Y - 4*u}
	if !z.fighter {
		body.H += 40 * u
	}
	for _, p := range z.body {
		body = body.Drop(f.Paragraph(body, paint.Left, paint.Regular, theme.Body*f.Type, theme.Ink, p) + 6*u)
	}
	for _, p := range z.stands {
		body = body.Drop(f.Paragraph(body, paint.Left, paint.Bold, theme.Small*f.Type, theme.Lit, p) + 3*u)
	}
	for _, p := range z.remind {
		body = body.Drop(f.Paragraph(body, paint.Left, paint.Italic, theme.Small*f.Type, theme.Dim, p) + 3*u)
	}
	f.Line(r, 12*u, 2*u, color.Mix(theme.Ink, 0.2))
	if !z.fighter {
		return
	}
	power := layout.Rect{X: r.X + 12*u, Y: foot.Y, W: 120 * u, H: 38 * u}
	f.Fill(power.Middle(power.W, 30*u), 15*u, theme.Power)
	f.Text(power.Inset(4*u), paint.Center, paint.Bold, theme.Body*f.Type, theme.PaperInk, s.T("power-n", z.power))
	if z.armor > 0 {
		armor := layout.Rect{X: r.Right() - 132*u, Y: foot.Y, W: 120 * u, H: 38 * u}
		f.Fill(armor.Middle(armor.W, 30*u), 15*u, theme.Armor)
		f.Text(armor.Inset(4*u), paint.Center, paint.Bold, theme.Body*f.Type, theme.PaperInk, s.T("armor-n", z.armor))
	}
}

// icon draws the bonus icons, if there are any, and returns the room below.
func (z *zoomed) icon(f *Frame, rest layout.Rect) layout.Rect {
	u := f.Unit
	if z.icons[0] == card.NoIcon {
		return rest
	}
	row, rest := rest.Cut(26 * u)
	x := row.X + 16*u
	for _, icon := range z.icons {
		if icon == card.NoIcon {
			break
		}
		f.Mark(layout.Rect{X: x, Y: row.Y + 2*u, W: 22 * u, H: 22 * u}, iconSigns[icon], iconColors[icon])
		x += 26 * u
	}
	return rest
}

// zoomScreen is one card, large, above the table.
type zoomScreen struct{ z zoomed }

func (*zoomScreen) Name() string { return "zoom" }
func (*zoomScreen) Over() bool   { return true }

func (n *zoomScreen) Frame(f *Frame, s *Stack) {
	u := f.Unit
	all := layout.Rect{W: f.W, H: f.H}
	_, click := f.spot(ID{What: "close"}, all, s.T("close"), "")
	f.Fill(all, 0, theme.Veil)
	f.Type *= 1.25
	w := 460 * u
	h := min(n.z.height(f, w)+10*u, f.H-20*u)
	n.z.draw(f, s, all.Middle(w, h))
	f.Type /= 1.25
	if click || f.context.What != "" || f.Pressed[Escape] || f.Pressed[Space] {
		s.Pop()
	}
}
