package shards

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/shards/face"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// cards draws the cards that lie on the table, or those that are on their way.
func (p *painter) cards(flying bool) {
	for _, c := range p.b.Row {
		p.card(c, flying)
	}
	for i := range p.b.Sides {
		for _, c := range p.b.Sides[i].InPlay {
			p.card(c, flying)
		}
		for _, c := range p.b.Sides[i].Hand {
			p.card(c, flying)
		}
	}
	if !flying {
		p.numbers()
		return
	}
	for c := shards.Slot(1); c < shards.MaxCards; c++ { // those that go to a pile
		if at, flies, _ := p.t.show.At(c); flies && !p.at.Shown[c] {
			p.drawCard(c, at)
		}
	}
}

// numbers shows, if the player wants that, which keys play the cards of the hand.
func (p *painter) numbers() {
	if p.Captions == nil || !p.t.mine() || p.t.game().Question().Kind != shards.AskMain {
		return
	}
	for i, c := range p.b.Sides[p.at.Own].Hand {
		if r := p.at.Card[c]; p.t.lit(c) && widget.First+widget.Key(i) <= widget.Tenth {
			p.KeyCap(layout.Point{X: r.Right() - 12*p.Unit, Y: r.Bottom() - 8*p.Unit}, widget.First+widget.Key(i))
		}
	}
}

// card draws a card that lies open, and lets it be pointed at.
func (p *painter) card(c shards.Slot, flying bool) {
	if c == 0 || !p.at.Shown[c] {
		return
	}
	at, flies, _ := p.t.show.At(c)
	if flies != flying {
		return
	}
	stands := p.at.Open[c]
	if p.t.reading.Hover == c && !flies && p.inHand(c) {
		at = at.Shift(0, -8*p.Unit)
	}
	id := widget.ID{What: "card", N: int(c)}
	if p.t.dragged != id { // which is drawn above all others
		p.drawCard(c, at)
	}
	p.spot(id, c, stands)
}

func (p *painter) inHand(c shards.Slot) bool {
	for _, o := range p.b.Sides[p.at.Own].Hand {
		if o == c {
			return true
		}
	}
	return false
}

// drawCard draws the face of a card or its back.
func (p *painter) drawCard(c shards.Slot, at layout.Rect) {
	g := p.t.game()
	if !p.b.Seen[c] {
		color := theme.Bronze
		if _, seat := p.b.Where(c); seat != shards.NoSeat {
			color = p.seatColor(seat)
		}
		face.Back(p.Canvas, at, color)
		return
	}
	face.Draw(p.Canvas, p.t.words, g.Card(c), at, p.look(c))
}

// look is how a card looks now.
func (p *painter) look(c shards.Slot) face.Look {
	t := p.t
	l := face.Look{Lit: t.lit(c), Hover: t.reading.Hover == c, Chosen: t.menu == c || t.advised.Marks(c), Used: p.b.Used[c],
		Price: -1, Defence: p.b.Defence[c]}
	g := t.game()
	if zone, _ := p.b.Where(c); zone == shards.Row && !g.Over() && g.State().Turns > 0 {
		buyer := t.show.Viewer()
		if buyer == shards.NoSeat {
			buyer = g.State().Turn
		}
		l.Price = g.Price(buyer, c)
	}
	if q := g.Question(); t.mine() && q.Kind != shards.AskMain {
		l.Chosen = l.Chosen || q.Source == c
		_, seat := p.b.Where(c)
		l.Dim = !l.Lit && !l.Chosen && seat == t.show.Viewer() && asksCards(q.Kind)
	}
	return l
}

// asksCards says whether the question is which card.
func asksCards(k shards.QuestionKind) bool {
	switch k {
	case shards.AskBanish, shards.AskReturn, shards.AskRecruit, shards.AskDestroy, shards.AskCopy, shards.AskShow, shards.AskShield,
		shards.AskRelic, shards.AskPlayNext, shards.AskActivateNext, shards.AskVictim:
		return true
	}
	return false
}

// spot lets a card be pointed at, clicked and dragged.
func (p *painter) spot(id widget.ID, c shards.Slot, r layout.Rect) {
	name := ""
	if p.b.Seen[c] {
		name = p.t.words.Name(p.t.game().Card(c))
	}
	_, click := p.Spot(id, r, name, "")
	lit := p.t.lit(c)
	p.SetLit(id, lit)
	if lit {
		p.MarkAnswer(id)
	}
	if zone, _ := p.t.game().Where(c); lit || zone == shards.Row && p.t.mine() && p.t.game().Question().Kind == shards.AskMain {
		p.SetDraggable(id) // one that cannot be paid for goes back, and it is said why
	}
	if !lit && !p.t.apart.Points() {
		p.Tap(id, widget.TapReads)
	}
	if !click {
		return
	}
	if p.t.apart.Points() {
		p.Defer(func() { p.t.apart.Point(p.Canvas, id) })
		return
	}
	p.Defer(func() {
		if do, ok := p.t.click(c); ok {
			p.t.answer(p.s, do)
		} else if p.t.menu == 0 {
			p.t.refuse(c)
		}
	})
}

// refuse says why nothing can be done with a card of the row.
func (t *Screen) refuse(c shards.Slot) {
	g := t.game()
	zone, _ := g.Where(c)
	if !t.mine() || zone != shards.Row || g.Question().Kind != shards.AskMain {
		return
	}
	if price, has := g.Price(t.show.Viewer(), c), g.State().Sides[t.show.Viewer()].Crystals; price > has {
		t.note(t.say("shards-why-price", price, has))
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

// actionKeys are the keys of what can be done with a card.
var actionKeys = map[shards.Verb]string{shards.Recruit: "shards-recruit", shards.FastPlay: "shards-fast-play"}

// actionCaps are the keys of the keyboard that do these.
var actionCaps = map[shards.Verb]widget.Key{shards.Recruit: widget.Reap, shards.FastPlay: widget.UseAction}

// cardMenu draws what can be done with a card, if that is more than one thing.
func (p *painter) cardMenu() {
	t, u := p.t, p.Unit
	if t.menu == 0 || !p.at.Shown[t.menu] {
		return
	}
	all, n := t.asked.of(t.menu)
	if n < 2 || !t.mine() {
		return
	}
	high := max(36*u, p.Target())
	r := p.at.Card[t.menu]
	r = layout.Rect{X: r.X - 8*u, Y: r.Center().Y - high, W: r.W + 16*u, H: 2*high + 10*u}
	p.Block("menu", r)
	p.Panel(r)
	r = r.Inset(5 * u)
	for i, c := range all[:n] {
		var row layout.Rect
		row, r = r.Cut(high)
		look := widget.Plain
		if i == 0 {
			look = widget.Strong
		}
		row = row.Inset(2 * u)
		if p.Button(widget.ID{What: "action", N: int(c.Verb)}, row, p.t.say(actionKeys[c.Verb]), "", look) {
			p.Defer(func() { t.menu = 0; t.answer(p.s, c) })
		}
		p.KeyCap(layout.Point{X: row.Right() - 8*u, Y: row.Y}, actionCaps[c.Verb])
	}
}
