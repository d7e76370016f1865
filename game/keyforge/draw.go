package keyforge

import "github.com/keyraken/keyraken/game/keyforge/card"

// Draw lets a side draw n cards one at a time, reshuffling if necessary
// (K15.1, Q4). The monster archives them instead (A4.3). It returns how many
// cards are drawn, as far as nothing happens instead.
func (g *Game) Draw(side Side, n int) int {
	p := &g.s.Players[side]
	n = min(n, len(p.pile(deckPile))+len(p.pile(discardPile)))
	if g.drawing(side, n, false) {
		return n
	}
	for range n {
		g.drawOne(side)
	}
	return n
}

// drawing starts a procedure in which the side draws n cards one at a time, if something
// waits for each card or may happen instead of it (K17.3); with report the frame below
// learns how many are drawn.
func (g *Game) drawing(side Side, n int, report bool) bool {
	g.refresh()
	awaited := g.d.events&(1<<card.CardDrawn|1<<card.DrawnOutsideStep) != 0
	if n <= 0 || !awaited && !g.d.replaces(card.Drawing) {
		return false
	}
	if _, any := g.insteadOfDrawing(side); !any && !awaited {
		return false
	}
	f := g.start(procDraw, side)
	f.report, f.nums[drawsLeft], f.nums[drawsWanted] = report, int16(n), int16(n)
	return true
}

// Where the program counter of a procedure of drawing stands.
const (
	drawNext uint16 = iota
	drawReplaced
	drawSteps
)

// stepDraw draws the next card, unless something happens instead. What waits for a card to
// be drawn comes before the next.
func (g *Game) stepDraw(f *frame) {
	switch {
	case f.pc == drawReplaced:
		f.pc = drawNext
		if !f.ok {
			g.drawNext(f)
		}
	case f.nums[drawsLeft] == 0:
		f.ok, f.count = f.nums[drawsDone] == f.nums[drawsWanted], int32(f.nums[drawsDone])
		g.pop()
	default:
		f.nums[drawsLeft]--
		instead, any := g.insteadOfDrawing(f.you)
		if !any {
			g.drawNext(f)
			return
		}
		f.ok, f.pc = false, drawReplaced
		g.resolve(instead)
		g.s.frames[g.s.nframes-1].report = true
	}
}

// drawNext draws one of the cards of f.
func (g *Game) drawNext(f *frame) {
	if !g.drawOne(f.you) {
		return
	}
	f.nums[drawsDone]++
	lo := g.s.npending
	g.happen(TriggerEvent{Kind: card.CardDrawn, Who: f.you})
	if f.you != Monster && (g.s.Step != DrawStep || f.you != g.s.TurnOf) { // A4.3
		g.happen(TriggerEvent{Kind: card.DrawnOutsideStep, Who: f.you})
	}
	g.window(lo)
}

// drawOne draws a card, and reports whether there is any.
func (g *Game) drawOne(side Side) bool {
	p := &g.s.Players[side]
	to := card.Hand
	if side == Monster {
		to = card.Archives
	}
	if len(p.pile(deckPile)) == 0 {
		g.Reshuffle(side)
	}
	if len(p.pile(deckPile)) == 0 {
		return false
	}
	if g.s.Step == DrawStep && side == g.s.TurnOf {
		g.count(side, card.DrawnInStep)
	}
	c := p.pile(deckPile).Top()
	hidden := g.unseeing(c)
	g.takeOut(c)
	g.s.Cards[c].Marks &^= known
	g.enterZone(c, side, to)
	g.emit(Event{Kind: Drew, Side: side, Card: c, To: to, Hidden: hidden & g.unseeing(c)})
	return true
}

// insteadOfDrawing is what may happen instead of the next draw of the side.
func (g *Game) insteadOfDrawing(side Side) (trigger, bool) {
	if g.refresh(); !g.d.replaces(card.Drawing) {
		return trigger{}, false
	}
	for i := range g.d.statics {
		st := &g.d.statics[i]
		a := g.cat.Programs[st.prog].Ability
		if a.Kind != card.Replacing || a.Instead != card.Drawing || st.you != side {
			continue
		}
		sc := scope{you: st.you, self: st.self, giver: st.giver, lasting: st.lasting}
		if a.While == nil || g.holds(a.While, &sc) {
			return trigger{prog: st.prog, self: st.self, giver: st.giver, you: side}, true
		}
	}
	return trigger{}, false
}
