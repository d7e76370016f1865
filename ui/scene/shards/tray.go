package shards

import (
	"slices"

	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/shards/board"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// tray is where the cards of a pile are laid out over the table: those one wants to see, or those one must choose from.
type tray struct {
	zone    shards.Zone // whose pile; Out: what is asked
	seat    shards.Seat
	shown   bool
	asks    bool // it answers the question, and stays
	scroll  widget.Scroll
	answers widget.Scroll
}

// open shows a pile, or closes it if it is shown already.
func (n *tray) open(zone shards.Zone, seat shards.Seat) {
	was := n.shown && n.zone == zone && n.seat == seat
	*n = tray{zone: zone, seat: seat, shown: !was}
}

// close closes a pile that is only looked at.
func (n *tray) close() { *n = tray{} }

// ask lays out what the open question lets choose from, if any of it lies in a pile.
func (n *tray) ask(t *Screen) {
	n.close()
	if t.game().Over() || !t.mine() || t.game().Question().Kind == shards.AskMain {
		return
	}
	g := t.game()
	for _, c := range t.asked.legal {
		if c.Card == 0 {
			continue
		}
		if zone, seat := g.Where(c.Card); zone != shards.Row && zone != shards.InPlay && (zone != shards.Hand || seat != t.below()) {
			*n = tray{zone: shards.Out, shown: true, asks: true}
			return
		}
	}
}

// cards are the cards that lie in the tray.
func (n *tray) cards(t *Screen, b *board.Board) (all []shards.Slot) {
	switch {
	case n.asks:
		for _, c := range t.asked.legal {
			if c.Card != 0 {
				all = append(all, c.Card)
			}
		}
	case n.zone == shards.Banished:
		all = b.Banished
	case n.zone == shards.Centre:
		all = b.Centre
	case int(n.seat) < len(b.Sides):
		side := &b.Sides[n.seat]
		all = map[shards.Zone][]shards.Slot{shards.Hand: side.Hand, shards.Discard: side.Discard,
			shards.Relics: side.Relics}[n.zone]
	}
	return slices.DeleteFunc(slices.Clone(all), func(c shards.Slot) bool { return !b.Seen[c] && !n.asks })
}

// tray draws the cards of the tray over the table.
func (p *painter) tray() {
	n, u := &p.t.tray, p.Unit
	if !n.shown {
		return
	}
	cards := n.cards(p.t, p.b)
	if len(cards) == 0 {
		p.Defer(n.close)
		return
	}
	r := p.at.Tray
	p.Block("tray", r)
	p.Panel(r)
	r = r.Inset(10 * u)
	head, r := r.Cut(max(26*u, p.Target()))
	words := p.t.say("shards-choose")
	if !n.asks {
		words = p.text(zoneWords[n.zone], len(cards), 0)
		var shut layout.Rect
		head, shut = head.SplitRight(max(36*u, p.Target()))
		if p.IconButton(widget.ID{What: "tray-close"}, shut, paint.Cross, p.s.T("close")) {
			p.Defer(n.close)
		}
	}
	p.write(head, paint.Display, min(theme.Large*p.Type, head.H*0.75), theme.Bronze.Mix(theme.Ink, 0.5), words)
	p.trayCards(n, r.Drop(4*u), cards)
}

// trayWidth is the width of the cards in the tray in units.
const trayWidth = 138.0

func (p *painter) trayCards(n *tray, r layout.Rect, cards []shards.Slot) {
	u := p.Unit
	w := min(trayWidth*u, (r.W-30*u)/2)
	h, gap := w*layout.Ratio, 6*u
	across := max(1, int((r.W-16*u)/(w+gap)))
	down := (len(cards) + across - 1) / across
	p.Scroll("tray-cards", r, &n.scroll, float64(down)*(h+gap)+6*u, func(all layout.Rect) {
		left := all.X + (all.W-float64(min(across, len(cards)))*(w+gap)+gap)/2
		for i, c := range cards {
			at := layout.Rect{X: left + float64(i%across)*(w+gap), Y: all.Y + 3*u + float64(i/across)*(h+gap), W: w, H: h}
			if at.Bottom() < r.Y || at.Y > r.Bottom() {
				p.spot(widget.ID{What: "pick", N: int(c)}, c, at)
				continue
			}
			p.drawCard(c, at)
			p.spot(widget.ID{What: "pick", N: int(c)}, c, at)
		}
	})
}
