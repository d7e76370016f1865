package codex

import (
	"slices"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/layout"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// tray is where the cards of a pile are laid out over the table, or a codex is leafed through: those one wants to see, or those one
// must choose from.
type tray struct {
	pile    int
	seat    codex.Seat
	shown   bool
	asks    bool // it answers the question, and comes back
	page    int  // of a codex
	scroll  widget.Scroll
	answers widget.Scroll
}

// open shows a pile, or closes it if it is shown already. While cards are chosen from one, it is that one.
func (n *tray) open(pile int, seat codex.Seat) {
	if n.asks {
		n.shown = !n.shown
		return
	}
	was := n.shown && n.pile == pile && n.seat == seat
	*n = tray{pile: pile, seat: seat, shown: !was}
}

// close closes a pile.
func (n *tray) close() { *n = tray{} }

// hide closes a pile that is only looked at, and lets see the table below one that answers the question.
func (n *tray) hide() {
	if n.asks {
		n.shown = false
	} else {
		n.close()
	}
}

// ask opens the codex if cards of it are added, or lays out what the open question lets choose from, if any of it lies in the codex.
func (n *tray) ask(t *Screen) {
	page := 0
	if n.asks {
		page = n.page
	}
	n.close()
	if t.game().Over() || !t.mine() {
		return
	}
	switch _, fetches := t.asked.with(codex.Fetch); {
	case t.asks(codex.AskTech):
		*n = tray{pile: codices, seat: t.below(), shown: true, asks: true, page: page}
	case fetches:
		*n = tray{pile: asking, shown: true, asks: true}
	}
}

// sheet is a kind of card in the tray, and how many copies of it there are.
type sheet struct {
	def    codex.Def
	copies int
}

// sheets are the cards that lie in the tray; of a codex those of the open page.
func (n *tray) sheets(t *Screen) (all []sheet) {
	side := &t.show.Board.Sides[n.seat]
	var defs []codex.Def
	switch n.pile {
	case asking:
		for _, c := range t.asked.legal {
			if c.Verb == codex.Fetch || c.Verb == codex.Take {
				defs = append(defs, codex.Def(c.N))
			}
		}
	case codices:
		return n.leaf(t)
	case hands:
		if defs = side.Hand.Defs; len(defs) == 0 {
			defs = side.Shown
		}
	case discards:
		defs = side.Discard.Defs
	case hired:
		defs = side.Hired.Defs
	}
	defs = slices.Clone(defs)
	slices.Sort(defs)
	for _, d := range defs {
		if last := len(all) - 1; last >= 0 && all[last].def == d {
			all[last].copies++
		} else {
			all = append(all, sheet{def: d, copies: 1})
		}
	}
	return all
}

// inCodex says whether cards of a kind are in codices.
func inCodex(k card.Kind) bool { return k < card.BaseKind && k != card.HeroKind }

// codexCopies is how many copies of a card a codex begins with.
const codexCopies = 2

// leaf are the cards of the open page of a codex: those of the spec of a hero. Of the codex of another it is only known what has
// been seen since.
func (n *tray) leaf(t *Screen) (all []sheet) {
	side := &t.show.Board.Sides[n.seat]
	spec := t.game().Definition(side.Heroes[min(n.page, len(side.Heroes)-1)].Def).Spec
	for d, c := range t.game().Catalogue().Cards {
		if c.Spec != spec || !inCodex(c.Kind) {
			continue
		}
		s := sheet{def: codex.Def(d)}
		if t.show.Board.Sees(n.seat) {
			for _, o := range side.Codex.Defs {
				if o == s.def {
					s.copies++
				}
			}
		} else {
			s.copies = max(0, codexCopies-int(side.Gone[d]))
		}
		all = append(all, s)
	}
	slices.SortStableFunc(all, func(a, b sheet) int {
		x, y := t.game().Definition(a.def), t.game().Definition(b.def)
		if d := int(x.Tech) - int(y.Tech); d != 0 {
			return d
		}
		if x.Ultimate != y.Ultimate {
			return map[bool]int{false: -1, true: 1}[x.Ultimate]
		}
		return int(x.Cost) - int(y.Cost)
	})
	return all
}

// tray draws the cards of the tray over the table.
func (p *painter) tray() {
	n, u := &p.t.tray, p.Unit
	if !n.shown {
		return
	}
	cards := n.sheets(p.t)
	if len(cards) == 0 {
		p.Defer(n.close)
		return
	}
	r := p.at.Tray
	p.Block("tray", r)
	p.Panel(r)
	r = r.Inset(10 * u)
	head, r := r.Cut(max(30*u, p.Target()))
	var shut layout.Rect
	head, shut = head.SplitRight(max(36*u, p.Target()))
	if p.IconButton(widget.ID{What: "tray-close"}, shut, paint.Cross, p.s.T("close")) {
		p.Defer(n.hide)
	}
	if n.pile == codices {
		head = p.pages(n, head)
	}
	if !head.Empty() {
		p.write(head, paint.Display, min(theme.Large*p.Type, head.H*0.75), theme.Bronze.Mix(theme.Ink, 0.5), p.trayWords(n, cards))
	}
	p.trayCards(n, r.Drop(6*u), cards)
}

// trayWords say what lies in the tray.
func (p *painter) trayWords(n *tray, cards []sheet) string {
	switch {
	case n.asks && n.pile == codices:
		return p.t.asked.words
	case n.pile == codices && !p.b.Sees(n.seat):
		return p.text("codex-codex-known", 0, 0)
	case n.pile == codices:
		return p.text(pileWords[codices], p.b.Sides[n.seat].Codex.N, 0)
	}
	all := 0
	for _, c := range cards {
		all += c.copies
	}
	return p.text(pileWords[n.pile], all, 0)
}

// pages draws the tabs of a codex, one for each spec, and returns the room before them.
func (p *painter) pages(n *tray, r layout.Rect) layout.Rect {
	heroes := p.b.Sides[n.seat].Heroes
	if len(heroes) < 2 {
		return r
	}
	rest, tabs := r.SplitRight(r.W * 0.52)
	if tabs.W < leastTabs*p.Type {
		rest, tabs = layout.Rect{}, r
	}
	p.Choices(tabs, "leaf", &n.page, len(heroes), func(i int) string {
		return p.t.words.Language().Spec(p.t.game().Definition(heroes[i].Def).Spec)
	})
	return rest
}

// trayWidth is the width of the cards in the tray in units.
const trayWidth = 138.0

// leafWidth is how wide the cards of a page of a codex can be if all are seen at once, and how many lie side by side.
func leafWidth(n int, r layout.Rect, gap float64) (w float64, across int) {
	for i := 3; i <= n; i++ {
		down := float64((n + i - 1) / i)
		if fits := min((r.W-2*gap)/float64(i)-gap, ((r.H-gap)/down-gap)/layout.Ratio); fits > w {
			w, across = fits, i
		}
	}
	return w, max(1, across)
}

// leastTabs is how wide the tabs of a codex must be beside words, in units of type.
const leastTabs = 300.0

func (p *painter) trayCards(n *tray, r layout.Rect, cards []sheet) {
	u := p.Unit
	gap := 6 * u
	w := min(trayWidth*u, (r.W-30*u)/2)
	across := max(1, int((r.W-10*u)/(w+gap)))
	if n.pile == codices {
		w, across = leafWidth(len(cards), r, gap)
	}
	h := w * layout.Ratio
	down := (len(cards) + across - 1) / across
	if high := float64(down)*(h+gap) + gap; n.pile == codices && high < r.H {
		r = r.Drop((r.H - high) / 2)
	}
	p.Scroll("tray-cards", r, &n.scroll, float64(down)*(h+gap), func(all layout.Rect) {
		left := all.X + (all.W-float64(min(across, len(cards)))*(w+gap)+gap)/2
		for i, c := range cards {
			at := layout.Rect{X: left + float64(i%across)*(w+gap), Y: all.Y + 3*u + float64(i/across)*(h+gap), W: w, H: h}
			id := widget.ID{What: "pick", N: int(kindOf(c.def))}
			if at.Bottom() >= r.Y && at.Y <= r.Bottom() {
				l := p.look(id)
				l.Copies, l.Dim = c.copies, c.copies == 0
				face.Draw(p.Canvas, p.t.words, p.t.game().Definition(c.def), at, l)
			}
			p.spot(id, at)
		}
	})
}
