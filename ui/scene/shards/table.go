package shards

import (
	"math"
	"slices"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
	"github.com/keyraken/keyraken/ui/cardview"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/shards/board"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/shards/places"
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
	p.engine()
	for seat := range shards.Seat(len(p.b.Sides)) {
		p.side(seat)
	}
	p.shared()
	p.t.tips.Draw(p.Canvas, p.s, p.at.Tip)
	p.cards(false)
	p.cards(true)
	p.leaders()
	p.promised()
	p.banner()
	p.gains()
	prompt{p}.draw()
	if p.t.watch != nil {
		p.t.watch.Draw(p.Canvas, p.s, p.at.Foot.Inset(2*p.Unit))
	}
	p.t.story.Draw(p.Canvas, p.at.Log, p.seatColor)
	p.bar()
	p.tray()
	p.cardMenu()
	p.dragging()
	p.read()
	p.remarks()
	scene.Marks(p.Canvas, p.s)
	if !p.t.apart.Here() {
		p.t.apart.Draw(p.Canvas, p.t.seatAt)
	}
}

// text is a text of the language, kept for the next frame; a and b are what it is filled with.
func (p *painter) text(key string, a, b int) string {
	return p.s.Cache.Words(scene.Words{What: key, A: a, B: b}, func() string { return p.t.say(key, a, b) })
}

// write writes words as large as they fit, at most in that size.
func (p *painter) write(r layout.Rect, in paint.Face, size float64, color paint.Color, words string) {
	cardview.Fit(p.Canvas, r, paint.Left, in, size, color, words)
}

// seatColor is the color of a seat.
func (p *painter) seatColor(seat shards.Seat) paint.Color {
	return *face.SeatColor(seat, p.t.game().Automaton())
}

// side draws the board of a seat, its dials and piles.
func (p *painter) side(seat shards.Seat) {
	u, at, side := p.Unit, &p.at.Sides[seat], &p.b.Sides[seat]
	color := p.seatColor(seat)
	turns := p.b.Turn == seat && !p.b.Over
	r := at.Panel
	if by := p.t.show.Struck[seat]; by > 0 && !p.ReducedMotion {
		r = r.Shift(math.Sin(by*40)*5*u*by, 0)
	}
	much := 0.35
	if turns {
		much = 0.9
		p.Soft(r.Inset(-2*u), 10*u, 9*u, color.Alpha(0.5))
	}
	p.Slab(r, color, much)
	p.playZone(at.Play, side, color, turns)
	p.portrait(seat, at, side)
	d := &p.t.show.Dials[seat]
	p.dial(at.Health, &d.Health, side.MostHealth, face.HealthSign, theme.Damage.Mix(theme.Danger, 0.5), seat, "shards-health-dial")
	p.dial(at.Mastery, &d.Mastery, side.MostMastery, face.MasterySign, theme.Lit, seat, "shards-mastery-dial")
	if !at.Clock.Empty() {
		p.clock(at.Clock)
	}
	p.pool(at.Crystals, &d.Crystals, face.CrystalSign, theme.Water, seat, "shards-crystals")
	p.pool(at.Power, &d.Power, face.PowerSign, theme.Danger, seat, "shards-power")
	p.piles(seat, at, side)
	p.forecast(at.Forecast)
	if side.Out {
		p.Fill(at.Panel, 9*u, theme.Abyss.Alpha(0.65))
		p.Mark(at.Panel.Middle(40*u, 40*u), paint.Skull, theme.Ink)
	}
}

// playZone is the ground on which lies what a seat has in play.
func (p *painter) playZone(r layout.Rect, side *board.Side, color paint.Color, turns bool) {
	if r.Empty() {
		return
	}
	u := p.Unit
	alpha := 0.25
	if turns {
		alpha = 0.5
	}
	p.Fill(r, 9*u, theme.Abyss.Alpha(0.35))
	p.Line(r, 9*u, max(1, 1.2*u), color.Mix(theme.Patina, 0.5).Alpha(alpha))
	if side.Leader != nil {
		sign := min(r.H*0.62, r.W*0.4)
		p.Mark(r.Middle(sign, sign), face.Sign(side.Leader.Faction), face.Color(side.Leader.Faction).Alpha(0.09))
	}
}

// portrait draws the leader with the name; a click on it answers what asks for a seat, and Focus.
func (p *painter) portrait(seat shards.Seat, at *places.Side, side *board.Side) {
	u := p.Unit
	r := at.Portrait
	id, of := "", card.NoFaction
	if side.Leader != nil {
		id, of = side.Leader.ID, side.Leader.Faction
	}
	name := p.t.words.Language().Seat(p.t.game(), seat)
	switch {
	case seat == p.t.game().Automaton():
		face.Portrait(p.Canvas, r, 7*u, "nemesis", of)
	case id != "":
		face.Portrait(p.Canvas, r, 7*u, id, of)
	default:
		p.Fade(r, 7*u, theme.Raised, theme.Panel)
	}
	c, why := p.onSeat(seat)
	spot := widget.ID{What: "seat", N: int(seat)}
	hover, click := p.ViewSpot(spot, r, name)
	if c != (shards.Command{}) {
		p.SetLit(spot, true)
		p.MarkAnswer(spot)
		edge := theme.Lit
		if c == p.t.advised.Marked() {
			edge = theme.Chosen
		}
		if hover {
			edge = edge.Mix(theme.Ink, 0.5)
		}
		p.Line(r.Inset(-1.5*u), 8*u, 3*u, edge)
		if click {
			p.Defer(func() { p.t.answer(p.s, c) })
		}
	} else {
		p.Line(r, 7*u, 1.6*u, face.Color(of).Mix(theme.Bronze, 0.4))
	}
	if q := p.t.game().Question(); p.t.mine() && q.Kind != shards.AskMain && q.Of == seat && seat != p.t.show.Viewer() {
		p.Line(r.Inset(-1.5*u), 8*u, 3*u, theme.Danger)
	}
	switch {
	case hover && why != "":
		p.Tip = why
	case hover && side.Leader != nil && seat != p.t.game().Automaton(): // the name may be that of the player
		p.Tip = p.t.words.Name(side.Leader)
	}
	if p.t.maySit(seat) {
		if hover {
			p.Tip = p.s.Cache.Words(scene.Words{What: "shards-sit", A: int(seat)}, func() string { return p.t.say("shards-sit", name) })
		}
		if click {
			p.Defer(func() { p.t.see(seat) })
		}
	}
	if p.t.partner(seat) {
		side := min(24*u, r.H*0.3)
		mark := layout.Rect{X: r.Right() - side - 3*u, Y: r.Bottom() - side - 3*u, W: side, H: side}
		p.Fill(mark, side/2, theme.Abyss.Alpha(0.85))
		p.Mark(mark.Inset(side*0.16), paint.Hand, theme.Heal)
		if hover {
			p.Tip = p.t.say("shards-partner")
		}
	}
	color := p.seatColor(seat).Mix(theme.Ink, 0.45)
	p.write(p.s.Crested(p.Canvas, at.Name.Inset(1.5*u), int(seat)), paint.Display, min(theme.Large*p.Type, at.Name.H*0.8), color, name)
}

// maySit says whether one who watches at open hands may sit down there.
func (t *Screen) maySit(seat shards.Seat) bool {
	return t.watch != nil && t.show.Opened() && seat != t.below() && seat != t.game().Automaton()
}

// partner says whether a seat is that of the partner of the one who looks.
func (t *Screen) partner(seat shards.Seat) bool {
	v := t.show.Viewer()
	return v != shards.NoSeat && seat != v && seat != t.game().Automaton() && !t.game().Enemies(seat, v) && !t.show.Board.Sides[seat].Out
}

// onSeat is what a click on a seat answers, if anything, and what it says.
func (p *painter) onSeat(seat shards.Seat) (c shards.Command, says string) {
	if !p.t.mine() {
		return c, ""
	}
	for i, o := range p.t.asked.legal {
		switch {
		case o.Verb == shards.Focus && seat == p.t.show.Viewer(),
			o.Verb == shards.Choose && p.t.game().Question().Kind == shards.AskOpponent && shards.Seat(o.N) == seat:
			return o, p.t.asked.labels[i]
		}
	}
	return c, ""
}

// dial draws a dial: its ticks up to what it shows, and the number in the middle.
func (p *painter) dial(r layout.Rect, d dialed, most int32, sign paint.Sign, color paint.Color, seat shards.Seat, what string) {
	if r.Empty() {
		return
	}
	u := p.Unit
	side := min(r.W, r.H) - 4*u
	r = r.Middle(side, side)
	glow := d.Glow()
	if glow > 0 {
		p.Soft(r.Inset(-4*u*glow), side/2, 10*u, color.Alpha(0.7*glow))
	}
	p.Soft(r.Shift(0, 2*u), side/2, 5*u, theme.Shadow)
	p.Fade(r, side/2, theme.Bronze, theme.Patina)
	p.Fade(r.Inset(side*0.025), side/2, theme.PanelTop, theme.Abyss)
	ticks := 30
	if side < 70*u {
		ticks = 20
	}
	part := d.Shows() / float64(most)
	p.ticks(r, ticks, part, color)
	number := widget.Number(int(math.Round(d.Shows())))
	p.Text(r.Middle(side*0.62, side*0.46).Shift(0, -side*0.05), paint.Center, paint.Display, side*0.36, theme.Ink, number)
	mark := side * 0.17
	p.Mark(layout.Rect{X: r.Center().X - mark/2, Y: r.Center().Y + side*0.17, W: mark, H: mark}, sign, color)
	id := widget.ID{What: what, N: int(seat)}
	if hover, _ := p.InfoSpot(id, r, p.text(what, int(math.Round(d.Shows())), int(most))); hover {
		p.Tip = p.text(what, int(math.Round(d.Shows())), int(most))
	}
}

// dialed is a number that turns.
type dialed interface {
	Shows() float64
	Glow() float64
}

// ticks draws the marks around a dial, lit up to a part of it.
func (p *painter) ticks(r layout.Rect, n int, part float64, color paint.Color) {
	c, side := r.Center(), r.W
	long, wide := side*0.085, max(1.2, side*math.Pi/float64(n)*0.42)
	for i := range n {
		p.Turn(c, (float64(i)+0.5)*2*math.Pi/float64(n), 1)
		tick := layout.Rect{X: c.X - wide/2, Y: r.Y + side*0.05, W: wide, H: long}
		ink := theme.Edge.Alpha(0.55)
		if float64(i) < part*float64(n)-0.25 {
			ink = color
		}
		p.Fill(tick, wide/2, ink)
		p.Upright()
	}
}

// clock is the third clock of Nemesis: the cards left in the centre deck.
func (p *painter) clock(r layout.Rect) {
	left := still(len(p.b.Centre))
	p.dial(r, left, int32(max(len(p.b.Centre), p.t.centreMost())), paint.Cards, theme.Ward, p.t.game().Automaton(), "shards-centre-dial")
}

// still is a number that does not turn.
type still int

func (n still) Shows() float64 { return float64(n) }
func (n still) Glow() float64  { return 0 }

// centreMost is how many cards the centre deck can have at most.
func (t *Screen) centreMost() int {
	n := 0
	g := t.game()
	for c := shards.Slot(1); c < shards.MaxCards; c++ {
		if zone, _ := g.Where(c); zone != shards.Out && g.Card(c).Copies > 0 {
			n++
		}
	}
	return n - shards.RowPlaces
}

// pool draws crystals or power.
func (p *painter) pool(r layout.Rect, d dialed, sign paint.Sign, color paint.Color, seat shards.Seat, what string) {
	n := int(math.Round(d.Shows()))
	own := seat == p.at.Own
	if r.Empty() || n == 0 && !own {
		return
	}
	u := p.Unit
	id := widget.ID{What: what, N: int(seat)}
	hover, _ := p.ViewSpot(id, r, p.text(what, n, 0))
	if hover {
		p.Tip = p.text(what, n, 0)
	}
	if own && what == "shards-power" && n > 0 && p.t.mine() {
		p.SetDraggable(id)
	}
	if glow := d.Glow(); glow > 0 {
		p.Soft(r.Inset(2*u), 8*u, 8*u, color.Alpha(0.45*glow))
	}
	side := min(r.H*0.72, r.W*0.42)
	mark, words := r.Middle(min(r.W, side*2.2), r.H).Split(side * 1.1)
	dim := 1.0
	if n == 0 {
		dim = 0.4
	}
	p.Mark(mark.Middle(side, side), sign, color.Alpha(dim))
	label := power(int32(n))
	p.write(words, paint.Display, side*1.1, theme.Ink.Alpha(dim), label)
}

// piles draws the piles of a seat.
func (p *painter) piles(seat shards.Seat, at *places.Side, side *board.Side) {
	color := p.seatColor(seat)
	if seat == p.t.game().Automaton() {
		return
	}
	if seat != p.at.Own {
		p.pile(at.Hand, shards.Hand, seat, side.Hand, color)
	}
	p.pile(at.Deck, shards.Deck, seat, side.Deck, color)
	p.pile(at.Discard, shards.Discard, seat, side.Discard, color)
	if len(side.Relics) > 0 {
		p.pile(at.Relics, shards.Relics, seat, side.Relics, color)
	}
}

// shared draws the piles that belong to nobody.
func (p *painter) shared() {
	p.pile(p.at.Centre, shards.Centre, shards.NoSeat, p.b.Centre, theme.Bronze)
	p.pile(p.at.Banished, shards.Banished, shards.NoSeat, p.b.Banished, theme.Bronze)
}

// zoneWords are the keys of the names of piles.
var zoneWords = map[shards.Zone]string{shards.Hand: "shards-hand", shards.Deck: "shards-deck", shards.Discard: "shards-discard",
	shards.Relics: "shards-relics", shards.Centre: "shards-centre", shards.Banished: "shards-banished", shards.Out: "shards-choose"}

// pileID names a pile.
func pileID(zone shards.Zone, seat shards.Seat) widget.ID {
	return widget.ID{What: "pile", N: int(zone)*8 + int(seat)}
}

// pile draws a pile with the number of its cards; a click on one that lies open, or that one knows, shows them.
func (p *painter) pile(r layout.Rect, zone shards.Zone, seat shards.Seat, cards []shards.Slot, color paint.Color) {
	if r.Empty() {
		return
	}
	u := p.Unit
	in := r.Inset(2.5 * u)
	h := min(in.H, in.W*layout.Ratio*0.8)
	at := in.Middle(h/layout.Ratio, h)
	if in.W > in.H { // the number beside it
		at.X = in.X + in.W*0.08
	}
	open := zone == shards.Discard || zone == shards.Banished || zone == shards.Relics ||
		zone == shards.Hand && slices.ContainsFunc(cards, func(c shards.Slot) bool { return p.b.Seen[c] })
	n := len(cards)
	switch top := topmost(p, cards); {
	case n == 0:
		p.Line(at, 3*u, max(1, u), theme.Edge.Alpha(0.6))
	case open && p.b.Seen[top]:
		face.Draw(p.Canvas, p.t.words, p.t.game().Card(top), at, face.Look{Price: -1})
	default:
		if n > 1 {
			face.Back(p.Canvas, at.Shift(1.6*u, 1.6*u), color)
		}
		face.Back(p.Canvas, at, color)
	}
	words := p.text(zoneWords[zone], n, 0)
	id := pileID(zone, seat)
	hover, click := p.ViewSpot(id, r, words)
	if hover {
		p.Tip = words
	}
	lit := p.litIn(cards, zone)
	if lit {
		edge := theme.Lit
		if slices.ContainsFunc(cards, p.t.advised.Marks) {
			edge = theme.Chosen
		}
		p.Line(at.Inset(-2*u), 4*u, 2.5*u, edge)
		p.SetLit(id, true)
	}
	if click && n > 0 && (open || lit) {
		p.Defer(func() { p.t.tray.open(zone, seat) })
	}
	p.count(at, in, n)
}

// topmost is the top card of a pile that is not on its way.
func topmost(p *painter, cards []shards.Slot) shards.Slot {
	for i := len(cards) - 1; i >= 0; i-- {
		if _, flies, _ := p.t.show.At(cards[i]); !flies {
			return cards[i]
		}
	}
	return 0
}

// litIn says whether a card of a pile can be chosen.
func (p *painter) litIn(cards []shards.Slot, zone shards.Zone) bool {
	if zone == shards.Hand || zone == shards.Deck || zone == shards.Centre {
		return false
	}
	for _, c := range cards {
		if p.t.lit(c) {
			return true
		}
	}
	return false
}

// count writes the number of cards on a pile, or beside it.
func (p *painter) count(at, in layout.Rect, n int) {
	u := p.Unit
	if in.W > in.H {
		words := layout.Rect{X: at.Right() + 3*u, Y: in.Y, W: in.Right() - at.Right() - 3*u, H: in.H}
		p.write(words, paint.Bold, min(in.H*0.55, theme.Body*p.Type), theme.Ink, widget.Number(n))
		return
	}
	side := min(at.W*0.6, 26*p.Unit)
	r := layout.Rect{X: at.Center().X - side/2, Y: at.Bottom() - side*0.75, W: side, H: side * 0.8}
	p.Fill(r, r.H/2, theme.Abyss.Alpha(0.88))
	p.Text(r, paint.Center, paint.Bold, r.H*0.75, theme.Ink, widget.Number(n))
}
