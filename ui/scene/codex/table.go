package codex

import (
	"math"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/lang"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/codex/board"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/codex/places"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// painter paints a frame of the table.
type painter struct {
	*cardview.Canvas
	t  *Screen
	s  *scene.Stack
	b  *board.Board
	at *places.Table
}

// paint paints the table from the ground up.
func (p *painter) paint() {
	p.ground()
	for seat := range codex.Seat(len(p.b.Sides)) {
		p.side(seat)
	}
	p.cards(false)
	p.hand()
	p.cards(true)
	p.ghosts()
	p.attack()
	p.banner()
	p.gains()
	p.aside()
	prompt{p}.draw()
	if p.t.watch != nil {
		p.t.watch.Draw(p.Canvas, p.s, p.at.Foot.Inset(2*p.Unit))
	}
	p.t.story.Draw(p.Canvas, p.at.Log, seatColor)
	p.bar()
	p.tray()
	p.marked()
	p.actions()
	p.foretold()
	p.dragging()
	p.read()
	p.remarks()
	scene.Marks(p.Canvas, p.s)
	if !p.t.apart.Here() {
		p.t.apart.Draw(p.Canvas, p.t.seatAt)
	}
}

// text is a text of the table, kept for the next frame; a and b are what it is filled with.
func (p *painter) text(key string, a, b int) string {
	return p.s.Cache.Words(scene.Words{What: key, A: a, B: b}, func() string { return p.t.say(key, a, b) })
}

// write writes words as large as they fit, at most in that size.
func (p *painter) write(r layout.Rect, in paint.Face, size float64, color paint.Color, words string) {
	cardview.Fit(p.Canvas, r, paint.Left, in, size, color, words)
}

// center writes words into the middle.
func (p *painter) center(r layout.Rect, in paint.Face, size float64, color paint.Color, words string) {
	cardview.Fit(p.Canvas, r, paint.Center, in, size, color, words)
}

// seatColor is the color of a seat.
func seatColor(seat codex.Seat) paint.Color { return *face.SeatColor(seat) }

// The colors of the ground: a meadow at dusk above which stands the light of the side whose turn it is.
var (
	dusk  = paint.RGB(0x3a3326)
	night = paint.RGB(0x17151a)
)

// ground is what is behind the table: each half in the color of its player, the half whose turn it is in more light.
func (p *painter) ground() {
	all := layout.Rect{W: p.W, H: p.H}
	p.Fade(all, 0, dusk, night)
	if !p.s.Settings.Plain {
		for seat := range codex.Seat(len(p.b.Sides)) {
			much := 0.07
			if p.b.Acts(seat) {
				much = 0.17
			}
			half := p.field(seat)
			p.Soft(half.Inset(-10*p.Unit), 60*p.Unit, 60*p.Unit, seatColor(seat).Alpha(much))
		}
	}
	p.Behind()
}

// field is all that lies before a seat in the middle of the table.
func (p *painter) field(seat codex.Seat) layout.Rect {
	at := &p.at.Sides[seat]
	return at.Field.Union(at.Patrol[codex.Leader]).Union(at.Patrol[codex.PlaceCount-1])
}

// side draws the board of a seat: its name and numbers, heroes, buildings and piles, and its ground.
func (p *painter) side(seat codex.Seat) {
	u, at, side := p.Unit, &p.at.Sides[seat], &p.b.Sides[seat]
	color := seatColor(seat)
	turns := p.b.Acts(seat)
	much := 0.3
	if turns {
		much = 0.85
		p.Soft(at.Panel.Inset(-2*u), 10*u, 9*u, color.Alpha(0.5))
	}
	p.Slab(at.Panel, color, much)
	p.lay(at.Field, color, turns)
	p.name(seat, at)
	p.count(widget.ID{What: "gold", N: int(seat)}, at.Gold, face.GoldSign, theme.Amber, side.Gold,
		p.text("codex-gold", side.Gold, codex.MostGold))
	p.workers(seat, at, side)
	for i := range side.Heroes {
		if at.Small {
			p.smallHero(seat, i)
		} else {
			p.hero(seat, i)
		}
	}
	for i := 1; i <= addonSite; i++ {
		p.site(seat, i)
	}
	p.shared(seat, at)
	p.patrol(seat)
	p.piles(seat, at, side)
}

// lay is the ground on which lies what a seat has in play.
func (p *painter) lay(r layout.Rect, color paint.Color, turns bool) {
	u, alpha := p.Unit, 0.2
	if turns {
		alpha = 0.45
	}
	p.Fill(r, 9*u, theme.Abyss.Alpha(0.3))
	p.Line(r, 9*u, max(1, 1.2*u), color.Mix(theme.Patina, 0.5).Alpha(alpha))
}

// count draws a number behind its sign; it reports whether it was clicked.
func (p *painter) count(id widget.ID, r layout.Rect, sign paint.Sign, color paint.Color, n int, words string) bool {
	hover, click := p.ViewSpot(id, r, words)
	if hover {
		p.Tip = words
	}
	size := min(r.H*0.82, r.W*0.34)
	mark, number := r.Middle(min(r.W, size*2.5), r.H).Split(size * 1.15)
	p.Mark(mark.Middle(size*0.95, size*0.95), sign, color)
	p.write(number, paint.Display, size, theme.Ink, widget.Number(n))
	return click
}

// workers draws how many workers a seat has; where one of them may be chosen, a click does, and a click on one's own shows who they
// are.
func (p *painter) workers(seat codex.Seat, at *places.Side, side *board.Side) {
	id := widget.ID{What: "workers", N: int(seat)}
	click := p.count(id, at.Workers, face.WorkerSign, theme.Bronze.Mix(theme.Ink, 0.3), side.Workers,
		p.text("codex-workers", side.Workers, 0))
	if n, do := p.t.offered(id); n > 0 {
		p.answers(id, at.Workers)
		if click {
			p.Defer(func() { p.t.answer(p.s, do) })
		}
		return
	}
	if click && side.Hired.N > 0 && p.b.Sees(seat) {
		p.Defer(func() { p.t.tray.open(hired, seat) })
	}
}

// answers marks what answers the question.
func (p *painter) answers(id widget.ID, r layout.Rect) {
	p.SetLit(id, true)
	p.MarkAnswer(id)
	p.Line(r.Inset(-1.5*p.Unit), 6*p.Unit, 2.5*p.Unit, theme.Lit)
}

// hero draws a hero of a seat: its picture and level, or from when on it can be summoned.
func (p *painter) hero(seat codex.Seat, i int) {
	u, r := p.Unit, p.at.Sides[seat].Heroes[i]
	h := &p.b.Sides[seat].Heroes[i]
	of := p.t.game().Definition(h.Def)
	color := face.Color(of.Color)
	p.Fade(r, 5*u, color.Mix(theme.Abyss, 0.3), color.Mix(theme.Abyss, 0.6))
	in := r.Inset(max(1.5, 1.5*u))
	picture, name, low := heroParts(in, u)
	face.Picture(p.Canvas, picture, 4*u, of)
	if name.X < picture.Right() { // over the picture
		p.Fade(name, 4*u, theme.Abyss.Alpha(0.9), theme.Abyss.Alpha(0.66))
	}
	p.center(name.Inset(2*u), paint.Bold, min(theme.Body*p.Type, 16*u), theme.Ink, p.t.words.Name(of))
	words := p.level(h, of, low)
	id := heroID(seat, i)
	hover, click := p.ViewSpot(id, r, p.t.words.Name(of))
	if hover {
		p.Tip = words
	}
	if lit := p.t.lit(id); lit {
		p.answers(id, r)
		if c, ok := p.t.asked.with(codex.Summon); ok && h.Slot == 0 && c.Verb == codex.Summon {
			p.SetDraggable(id)
		}
	} else if h.Slot == 0 {
		p.Fill(picture, 4*u, theme.Abyss.Alpha(0.45))
	}
	if click {
		p.Defer(func() { p.press(id) })
	}
}

// heroParts are the places for the picture, the name and the level of a hero: where there is room, the last two beside the picture.
func heroParts(r layout.Rect, u float64) (picture, name, level layout.Rect) {
	if r.W > 1.9*r.H {
		picture, r = r.Split(r.H * cardview.PictureRatio)
		name, level = r.Cut(r.H * 0.56)
		return picture, name, level
	}
	picture, level = r.Cut(r.H - min(r.H*0.24, 24*u))
	name, _ = picture.Cut(min(picture.H*0.24, 20*u))
	return picture, name, level
}

// level draws how far a hero is, and says it.
func (p *painter) level(h *board.Hero, of *card.Card, r layout.Rect) (words string) {
	u := p.Unit
	size := min(theme.Small*p.Type, r.H*0.8)
	switch {
	case h.Slot == 0 && h.Wait > 0:
		words = p.text("codex-hero-waits", h.Wait, 0)
		p.center(r, paint.Bold, size, theme.Dim, p.text("codex-hero-wait", h.Wait, 0))
		return words
	case h.Slot == 0:
		coin := r.H * 0.95
		p.center(r.Inset(u), paint.Bold, size, theme.Lit, "")
		cardview.Coin(p.Canvas, r.Middle(coin, coin), theme.Amber, int(of.Cost), int(of.Cost))
		return p.text("codex-hero-home", int(of.Cost), 0)
	}
	level, most := int(p.b.Things[h.Slot].Level), int(of.MaxLevel())
	words = p.text("codex-hero-level", level, most)
	r = r.Middle(r.W, min(r.H, 30*u))
	number, pips := r.Split(r.H * 1.1)
	if pips.W < float64(most)*leastPip*u {
		p.center(r, paint.Display, r.H*0.8, theme.Lit, p.text("codex-level", level, most))
		return words
	}
	p.center(number, paint.Display, r.H*0.9, theme.Lit, widget.Number(level))
	pips = pips.Inset(r.H * 0.28)
	w := pips.W / float64(most)
	for i := range most {
		ink := theme.Edge.Alpha(0.6)
		if i < level {
			ink = theme.Lit
		}
		at := layout.Rect{X: pips.X + float64(i)*w, Y: pips.Y, W: max(1, w*0.72), H: pips.H}
		if b := of.Bands; int8(i+1) == b[1].Level || int8(i+1) == b[2].Level {
			at = at.Inset(-pips.H * 0.22)
		}
		p.Fill(at, at.W*0.3, ink)
	}
	return words
}

// leastPip is the width in units that a level must have to be drawn.
const leastPip = 9.0

// site draws a place for a building of the board, unless one stands there that is drawn as what is in play.
func (p *painter) site(seat codex.Seat, i int) {
	u, at, side := p.Unit, &p.at.Sides[seat], &p.b.Sides[seat]
	r, site := at.Addon, side.Addon
	words := p.text("codex-site-addon", 0, 0)
	if i != addonSite {
		r, site = at.Tech[i], side.Tech[i]
		words = p.text("codex-site", i, 0)
	}
	if site.Progress == codex.Built {
		return
	}
	r = r.Inset(1.5 * u)
	id := siteID(seat, i)
	hover, click := p.ViewSpot(id, r, words)
	p.Fill(r, 5*u, theme.Abyss.Alpha(0.5))
	p.Line(r, 5*u, max(1, u), theme.Edge.Alpha(0.6))
	label := [...]string{"", "I", "II", "III", "+"}[i]
	ink := theme.Dim.Alpha(0.7)
	mark, low := r.Cut(r.H * 0.62)
	switch site.Progress {
	case codex.Underway:
		ink = theme.Water
		words = p.text("codex-underway", i, 0)
		p.Mark(low.Middle(low.H*0.8, low.H*0.8), paint.Wheel, theme.Water)
	case codex.Lost:
		ink = theme.Damage
		words = p.text("codex-lost", i, 0)
		p.Mark(low.Middle(low.H*0.8, low.H*0.8), paint.Cross, theme.Damage)
	default:
		mark = r
	}
	p.center(mark, paint.Display, min(mark.H*0.7, 26*u), ink, label)
	if hover {
		p.Tip = words
	}
	if p.t.lit(id) {
		p.answers(id, r)
	}
	if click {
		p.Defer(func() { p.press(id) })
	}
}

// patrol draws the five places of a patrol zone, each with its name.
func (p *painter) patrol(seat codex.Seat) {
	u := p.Unit
	l := p.t.words.Language()
	for n := codex.Leader; n < codex.PlaceCount; n++ {
		r := p.at.Sides[seat].Patrol[n]
		p.Fill(r, 7*u, theme.Abyss.Alpha(0.42))
		p.Line(r, 7*u, max(1, u), seatColor(seat).Mix(theme.Patina, 0.6).Alpha(0.5))
		words := p.s.Cache.Words(scene.Words{What: "codex-place", A: int(n)}, func() string {
			return p.t.say([...]string{"", "codex-place-leader", "codex-place-elite", "codex-place-scavenger", "codex-place-technician",
				"codex-place-lookout"}[n])
		})
		name := p.s.Cache.Words(scene.Words{What: "codex-place-name", A: int(n)}, func() string { return lang.Capital(l.Place(n)) })
		head := p.at.GuardName(&p.at.Sides[seat], r)
		if head.H > 0 {
			p.center(head.Inset(2*u), paint.Bold, min(theme.Small*p.Type, head.H*0.82), theme.Dim.Mix(theme.Ink, 0.3), name)
		}
		_, body := r.Cut(head.H)
		if !p.guarded(seat, n) {
			side := min(body.W, body.H) * 0.34
			p.Mark(body.Middle(side, side), placeSigns[n], theme.Dim.Alpha(0.35))
		}
		id := p.t.placeID(seat, n)
		hover, click := p.InfoSpot(id, r, words)
		if hover {
			p.Tip = words
		}
		if p.t.placeLit(seat, n) {
			p.answers(id, r)
			if click {
				p.Defer(func() { p.press(id) })
			}
		}
	}
}

// placeID names a place of the own patrol zone, or of another's.
func (t *Screen) placeID(seat codex.Seat, n codex.Place) widget.ID {
	if seat == t.below() {
		return widget.ID{What: "place", N: int(n)}
	}
	return widget.ID{What: "place", N: (int(seat)+1)*int(codex.PlaceCount) + int(n)}
}

// placeSigns stand for what a place of the patrol zone gives.
var placeSigns = [codex.PlaceCount]paint.Sign{codex.Leader: paint.Shield, codex.Elite: paint.Swords, codex.Scavenger: face.GoldSign,
	codex.Technician: paint.Cards, codex.Lookout: paint.Bubble}

// guarded says whether somebody patrols in a place.
func (p *painter) guarded(seat codex.Seat, n codex.Place) bool {
	for c := range p.b.Things {
		if o := &p.b.Things[c]; o.In && o.Controller == seat && o.Place == n {
			return true
		}
	}
	return false
}

// placeLit says whether a click on a place answers.
func (t *Screen) placeLit(seat codex.Seat, n codex.Place) bool {
	some, _ := t.offered(t.placeID(seat, n))
	return some > 0
}

// The piles of a seat, and what is chosen from several.
const (
	hands = iota
	decks
	discards
	codices
	hired
	asking
)

// pileWords are the keys of their names.
var pileWords = [...]string{hands: "codex-hand", decks: "codex-deck", discards: "codex-discard", codices: "codex-codex",
	hired: "codex-hired", asking: "codex-choose"}

// pileID names a pile.
func pileID(pile int, seat codex.Seat) widget.ID {
	return widget.ID{What: "pile", N: pile*codex.MaxSeats + int(seat)}
}

// piles draws the piles of a seat.
func (p *painter) piles(seat codex.Seat, at *places.Side, side *board.Side) {
	if at.Small {
		p.smallHand(seat, at, side)
		return
	}
	if seat != p.at.Own {
		p.pile(at.Hand, hands, seat, side.Hand, len(side.Shown) > 0 || p.b.Sees(seat))
	}
	p.pile(at.Deck, decks, seat, side.Deck, false)
	p.pile(at.Discard, discards, seat, side.Discard, p.b.Sees(seat))
	p.pile(at.Codex, codices, seat, side.Codex, true)
}

// pile draws a pile with the number of its cards; a click on one that one may know shows them.
func (p *painter) pile(r layout.Rect, pile int, seat codex.Seat, cards board.Cards, open bool) {
	u := p.Unit
	in := r.Inset(2 * u)
	h := min(in.H, in.W*layout.Ratio*0.86)
	at := in.Middle(h/layout.Ratio, h)
	words := p.text(pileWords[pile], cards.N, 0)
	switch {
	case cards.N == 0:
		p.Line(at, 3*u, max(1, u), theme.Edge.Alpha(0.6))
	case pile == codices:
		p.binder(at, seat)
	default:
		if cards.N > 1 {
			face.Back(p.Canvas, at.Shift(1.6*u, 1.6*u), seatColor(seat))
		}
		face.Back(p.Canvas, at, seatColor(seat))
		if sign := pileSigns[pile]; sign != 0 {
			side := at.W * 0.62
			p.Fill(at.Middle(side, side), side/2, theme.Abyss.Alpha(0.72))
			p.Mark(at.Middle(side*0.72, side*0.72), sign, seatColor(seat).Mix(theme.Ink, 0.5))
		}
	}
	id := pileID(pile, seat)
	hover, click := p.ViewSpot(id, r, words)
	if hover {
		p.Tip = words
	}
	if click && open {
		p.Defer(func() { p.t.tray.open(pile, seat) })
	}
	side := min(at.W*0.72, 26*u)
	n := layout.Rect{X: at.Center().X - side/2, Y: at.Bottom() - side*0.7, W: side, H: side * 0.8}
	p.Fill(n, n.H/2, theme.Abyss.Alpha(0.88))
	p.center(n.Inset(u), paint.Bold, n.H*0.75, theme.Ink, widget.Number(cards.N))
}

// pileSigns mark the piles that would look alike.
var pileSigns = [asking + 1]paint.Sign{hands: paint.Hand, discards: paint.Discard}

// binder draws the codex of a seat: a thick book with its specs on the cover.
func (p *painter) binder(r layout.Rect, seat codex.Seat) {
	u := p.Unit
	color := seatColor(seat)
	p.Soft(r.Shift(0, 2*u), 4*u, 5*u, theme.Shadow)
	p.Fade(r, 3*u, color.Mix(theme.Abyss, 0.25), color.Mix(theme.Abyss, 0.65))
	spine, cover := r.Split(r.W * 0.2)
	p.Fade(spine, 3*u, color.Mix(theme.Abyss, 0.55), color.Mix(theme.Abyss, 0.8))
	p.Line(cover.Inset(2*u), 2*u, max(1, u), theme.Amber.Alpha(0.6))
	heroes := p.b.Sides[seat].Heroes
	step := cover.H * 0.8 / float64(max(2, len(heroes)))
	side := min(cover.W*0.5, step*0.9)
	y := cover.Center().Y - step*float64(len(heroes))/2 - cover.H*0.05
	for i, h := range heroes {
		of := p.t.game().Definition(h.Def)
		at := layout.Rect{X: cover.X, Y: y + float64(i)*step, W: cover.W, H: step}
		p.Mark(at.Middle(side, side), face.Sign(of.Spec), face.Color(of.Color).Mix(theme.Ink, 0.35))
	}
}

// shake is how far to the side something is drawn that was struck.
func (p *painter) shake(c codex.Slot) float64 {
	by := p.t.show.Struck[c]
	if by == 0 || p.ReducedMotion {
		return 0
	}
	return math.Sin(by*40) * 5 * p.Unit * by
}
