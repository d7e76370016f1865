package codex

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// cards draws what is in play, what is on its way above all else.
func (p *painter) cards(flying bool) {
	for c := codex.Slot(1); c < codex.MaxObjects; c++ {
		o := &p.b.Things[c]
		if !o.In || p.at.Card[c].Empty() {
			continue
		}
		at, flies := p.t.show.At(c)
		if flies != flying {
			continue
		}
		at = at.Shift(p.shake(c), 0)
		if o.Card.Kind >= card.BaseKind {
			p.building(c, at)
		} else if p.t.dragged != cardID(c) { // which is drawn above all others
			face.Draw(p.Canvas, p.t.words, o.Card, at, p.look(cardID(c)))
			p.attached(c, at)
		}
		p.spot(cardID(c), p.at.Bare[c])
	}
}

// attached shows that something is attached to a card.
func (p *painter) attached(c codex.Slot, r layout.Rect) {
	for i := range p.b.Things {
		if o := &p.b.Things[i]; o.In && o.Host == c {
			side := r.W * 0.26
			at := layout.Rect{X: r.Right() - side*0.7, Y: r.Y + r.H*0.3, W: side, H: side}
			p.Fill(at, side/2, theme.Abyss.Alpha(0.85))
			p.Mark(at.Inset(side*0.15), paint.Link, theme.Lit)
			return
		}
	}
}

// look is how a card looks now.
func (p *painter) look(id widget.ID) face.Look {
	t := p.t
	c := t.token(id)
	l := face.Look{Lit: t.lit(id), Hover: t.reading.Hover == c && p.Hot == id, Price: -1, Target: t.attacked(id)}
	l.Chosen = t.menu == id
	if id.What == "card" {
		l.Now = &p.b.Things[c]
		l.Chosen = l.Chosen || t.chosen == c
	}
	if g := t.game(); t.mine() && !t.asks(codex.AskMain) {
		l.Chosen = l.Chosen || id.What == "card" && g.Question().Source == c && c != 0
	}
	return l
}

// building draws a building of the board: the base large, the others with their sign, each with its hit points.
func (p *painter) building(c codex.Slot, r layout.Rect) {
	u, o := p.Unit, &p.b.Things[c]
	id := cardID(c)
	r = r.Inset(1.5 * u)
	edge, width := seatColor(o.Controller).Mix(theme.Bronze, 0.5), max(1, 1.4*u)
	if p.t.lit(id) && !p.t.only(id, codex.Raze) {
		edge, width = theme.Lit, 2.5*u
		if p.t.attacked(id) {
			edge = theme.Danger
		}
		p.Soft(r.Inset(-2*u), 6*u, 6*u, edge.Alpha(0.5))
	}
	if p.t.menu == id || p.t.chosen == c {
		edge = theme.Chosen
	}
	face.Picture(p.Canvas, r, 5*u, o.Card)
	p.Line(r, 5*u, width, edge)
	picture, foot := r.Cut(r.H * 0.64)
	label := map[string]string{"tech-1": "I", "tech-2": "II", "tech-3": "III"}[o.Card.ID]
	if label != "" {
		side := min(picture.W*0.62, picture.H*0.72)
		at := picture.Middle(side, side)
		p.Fill(at, side/2, theme.Abyss.Alpha(0.7))
		p.center(at, paint.Display, side*0.62, theme.Lit, label)
	}
	p.Fade(foot, 4*u, theme.Abyss.Alpha(0.7), theme.Abyss.Alpha(0.92))
	ink := theme.Ink
	if o.Damage > 0 {
		ink = theme.Damage.Mix(theme.Ink, 0.3)
	}
	size := min(foot.H*0.9, foot.W*0.42)
	if o.Card.Kind == card.BaseKind {
		mark, number := foot.Middle(min(foot.W, size*2.1), foot.H).Split(size)
		p.Mark(mark.Middle(size*0.8, size*0.8), face.HPSign, theme.Danger)
		p.write(number, paint.Display, size, ink, widget.Number(int(o.Hurt())))
		return
	}
	p.center(foot, paint.Display, size, ink, widget.Number(int(o.Hurt())))
}

// only says whether nothing but that can be done with something.
func (t *Screen) only(id widget.ID, v codex.Verb) bool {
	n, last := t.offered(id)
	return n == 1 && last.Verb == v
}

// hand draws the hand of the one below, which others than its player see from behind.
func (p *painter) hand() {
	side := &p.b.Sides[p.at.Own]
	for i, at := range p.at.Held {
		id := heldID(i)
		if i >= len(side.Hand.Defs) {
			face.Back(p.Canvas, at, seatColor(p.at.Own))
			continue
		}
		if p.Hot == id {
			at = at.Shift(0, -6*p.Unit)
		}
		if p.t.dragged != id {
			l := p.look(id)
			l.Lit = l.Lit && p.t.playable(id)
			l.Price = p.price(side.Hand.Defs[i])
			face.Draw(p.Canvas, p.t.words, p.t.game().Definition(side.Hand.Defs[i]), at, l)
		}
		p.spot(id, p.at.Open[i])
		if p.Captions != nil && p.t.lit(id) && widget.First+widget.Key(i) <= widget.Tenth {
			p.KeyCap(layout.Point{X: at.Right() - 12*p.Unit, Y: at.Bottom() - 8*p.Unit}, widget.First+widget.Key(i))
		}
	}
}

// playable says whether something else can be done with a card of the hand than to hire it.
func (t *Screen) playable(id widget.ID) bool {
	n, last := t.offered(id)
	return n > 1 || n == 1 && last.Verb != codex.Hire
}

// price is what a card of the hand costs now; negative: as printed.
func (p *painter) price(d codex.Def) int {
	if price, ok := p.t.game().Price(p.t.below(), d, false); ok {
		return int(price)
	}
	return -1
}

// ghosts draws the cards that fly from and to piles.
func (p *painter) ghosts() {
	for i := range p.t.show.Ghosts {
		g := &p.t.show.Ghosts[i]
		if !g.Seen {
			face.Back(p.Canvas, g.At(), seatColor(g.Seat))
			continue
		}
		face.Draw(p.Canvas, p.t.words, p.t.game().Definition(g.Def), g.At(), face.Look{Price: -1})
	}
}

// shown draws the card that was played last, and above it what happens.
func (p *painter) shown() {
	u, r, show := p.Unit, p.at.Shown, p.t.show
	if r.Empty() {
		return
	}
	p.Fill(r, 9*u, theme.Abyss.Alpha(0.35))
	p.Line(r, 9*u, max(1, u), theme.Patina.Alpha(0.3))
	in := r.Inset(6 * u)
	words, in := in.Cut(min(44*u, in.H*0.2))
	p.center(words, paint.Regular, min(theme.Body*p.Type, 17*u), theme.Ink, show.Last)
	in = in.Drop(4 * u)
	w := min(in.W, in.H/layout.Ratio)
	if !show.Played || w < leastShown*u {
		p.center(in.Inset(10*u), paint.Display, 24*u, theme.Dim.Alpha(0.6), p.text("codex-turn", int(p.b.Turns), 0))
		return
	}
	at := in.Middle(w, w*layout.Ratio)
	face.Draw(p.Canvas, p.t.words, p.t.game().Definition(show.Card), at, face.Look{Price: -1})
	id := widget.ID{What: "shown", N: int(kindOf(show.Card))}
	p.ViewSpot(id, at, p.t.words.Name(p.t.game().Definition(show.Card)))
}

// leastShown is how wide the card that was played last must be in units.
const leastShown = 40.0

// spot lets a card be pointed at, clicked and dragged.
func (p *painter) spot(id widget.ID, r layout.Rect) {
	_, click := p.Spot(id, r, p.t.words.Name(p.t.card(p.t.token(id))), "")
	lit := p.t.lit(id)
	p.SetLit(id, lit)
	if lit {
		p.MarkAnswer(id)
	}
	if p.t.mine() && (id.What == "held" && p.t.asks(codex.AskMain) || p.t.ready(id)) {
		p.SetDraggable(id) // one that cannot be paid for goes back, and it is said why
	}
	if !lit && !p.t.apart.Points() {
		p.Tap(id, widget.TapReads)
	}
	if click {
		p.Defer(func() { p.press(id) })
	}
}

// press does what a click on something means.
func (p *painter) press(id widget.ID) {
	t := p.t
	if t.apart.Points() {
		t.apart.Point(p.Canvas, id)
		return
	}
	if do, ok := t.click(id); ok {
		t.answer(p.s, do)
	} else if t.menu != (widget.ID{}) {
		p.Lead(widget.ID{What: "action"})
	} else if t.chosen == 0 {
		t.refuse(id)
	}
}

// refuse says why nothing can be done with something of one's own.
func (t *Screen) refuse(id widget.ID) {
	if !t.mine() || !t.asks(codex.AskMain) {
		return
	}
	side := &t.show.Board.Sides[t.below()]
	if id.What == "held" {
		d := side.Hand.Defs[id.N]
		if price, ok := t.game().Price(t.below(), d, false); ok && int(price) > side.Gold {
			t.note(t.say("codex-why-price", int(price), side.Gold))
		} else {
			t.note(t.say("codex-why-play"))
		}
	}
}

// note says something beside the mouse.
func (t *Screen) note(words string) { t.aside.Say(words) }

// remarks shows what is said beside the mouse.
func (p *painter) remarks() {
	p.t.aside.Pass(p.Seconds)
	if words, ok := p.t.aside.Said(); ok {
		p.Tip = words
	}
}

// actions draws what can be done with something, if that is more than one thing.
func (p *painter) actions() {
	t, u := p.t, p.Unit
	if t.menu == (widget.ID{}) || !t.mine() {
		return
	}
	all := t.offers(t.menu)
	ready := t.ready(t.menu)
	n := len(all)
	if ready {
		n++
	}
	near := p.near(t.menu)
	if n == 0 || near.Empty() {
		p.Defer(func() { t.menu = widget.ID{} })
		return
	}
	high := max(38*u, p.Target())
	r := layout.Rect{X: near.Center().X - actionsWide/2*u, Y: near.Y + 30*u - float64(n)*high, W: actionsWide * u,
		H: float64(n)*high + 10*u}.Clamp(p.at.Main.Inset(4 * u))
	p.Block("menu", r)
	p.Panel(r)
	r = r.Inset(5 * u)
	button := func(i int, label string, do func()) {
		var row layout.Rect
		row, r = r.Cut(high)
		look := widget.Plain
		if i == 0 {
			look = widget.Strong
		}
		id := widget.ID{What: "action", N: i}
		if p.Button(id, row.Inset(2*u), label, "", look) {
			p.Defer(do)
		}
		p.MarkAnswer(id)
	}
	i := 0
	if ready {
		button(i, t.say("codex-attack"), func() { t.chosen, t.menu = codex.Slot(t.menu.N), widget.ID{} })
		i++
	}
	for _, c := range all {
		button(i, t.asked.label(c), func() { t.menu = widget.ID{}; t.answer(p.s, c) })
		i++
	}
}

// actionsWide is the width of the menu in units.
const actionsWide = 300.0

// near is where something lies whose actions are offered.
func (p *painter) near(id widget.ID) layout.Rect {
	switch id.What {
	case "card":
		return p.at.Card[id.N]
	case "held":
		if id.N < len(p.at.Held) {
			return p.at.Held[id.N]
		}
	case "hero":
		return p.at.Sides[id.N/codex.MaxHeroes].Heroes[id.N%codex.MaxHeroes]
	case "site":
		side := &p.at.Sides[id.N/sites]
		if id.N%sites == addonSite {
			return side.Addon
		}
		return side.Tech[id.N%sites]
	case "pick":
		return p.at.Tray
	}
	return layout.Rect{}
}
