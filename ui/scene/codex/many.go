package codex

import (
	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/ui/codex/board"
	"github.com/keyraken/keyraken/ui/codex/face"
	"github.com/keyraken/keyraken/ui/codex/places"
	"github.com/keyraken/keyraken/ui/paint"
	"github.com/keyraken/keyraken/ui/scene"
	"github.com/keyraken/keyraken/ui/theme"
	"github.com/keyraken/keyraken/ui/widget"
)

// facing is whose table is turned to, where more than two play.
type facing struct {
	seat  codex.Seat
	turns int32 // when it was turned to
}

// faced is who sits across: the one whose table was turned to in this turn, else an opponent whose turn it is, else the one turned to
// before, and at first the next opponent.
func (t *Screen) faced() codex.Seat {
	b, own := t.show.Board, t.below()
	seats := codex.Seat(len(b.Sides))
	chosen := t.facing.seat != own && t.facing.seat < seats && t.facing.turns != 0
	switch {
	case seats == 2:
		return 1 - own
	case chosen && t.facing.turns == b.Turns, chosen && b.Acts(own):
		return t.facing.seat
	case b.Turn != own && !b.Partners(b.Turn, own):
		return b.Turn
	}
	next := (own + 1) % seats
	if b.Partners(own, next) {
		next = (next + 1) % seats
	}
	return next
}

// turnTo turns to the table of a seat.
func (t *Screen) turnTo(seat codex.Seat) { t.facing = facing{seat, t.show.Board.Turns} }

// turnBy turns to the table of who sits so far from the one across, past one's own.
func (t *Screen) turnBy(by int) {
	seats := len(t.show.Board.Sides)
	if seats == 2 {
		return
	}
	next := (int(t.faced()) + by + seats) % seats
	if codex.Seat(next) == t.below() {
		next = (next + by + seats) % seats
	}
	t.turnTo(codex.Seat(next))
}

// name draws what a seat is called. A click on it answers which opponent is meant, or turns to its table if that is small.
func (p *painter) name(seat codex.Seat, at *places.Side) {
	u, t := p.Unit, p.t
	name := t.words.Language().Seat(seat)
	id := widget.ID{What: "seat", N: int(seat)}
	hover, click := p.ViewSpot(id, at.Name, name)
	n, _ := t.offered(id)
	switch {
	case n > 0:
		p.answers(id, at.Name)
		if click {
			p.Defer(func() { p.press(id) })
		}
	case at.Small:
		if hover {
			p.Tip = p.s.Cache.Words(scene.Words{What: "codex-turn-to", A: int(seat)}, func() string { return t.say("codex-turn-to", name) })
			p.Fill(at.Name, 5*u, theme.Lit.Alpha(0.12))
		}
		if click {
			p.Defer(func() { t.turnTo(seat) })
		}
	}
	r := at.Name.Inset(1.5 * u)
	p.write(p.s.Crested(p.Canvas, r, int(seat)), paint.Display, min(theme.Large*p.Type, at.Name.H*0.8),
		seatColor(seat).Mix(theme.Ink, 0.45), name)
}

// smallHero draws a hero on a small table: its picture, and how far it is.
func (p *painter) smallHero(seat codex.Seat, i int) {
	u, r := p.Unit, p.at.Sides[seat].Heroes[i]
	h := &p.b.Sides[seat].Heroes[i]
	of := p.t.game().Definition(h.Def)
	color := face.Color(of.Color)
	p.Fade(r, 4*u, color.Mix(theme.Abyss, 0.3), color.Mix(theme.Abyss, 0.65))
	picture, low := r.Inset(u).Split(min(r.W*0.5, r.H*1.3))
	face.Picture(p.Canvas, picture, 3*u, of)
	words := p.level(h, of, low)
	if h.Slot == 0 {
		p.Fill(picture, 3*u, theme.Abyss.Alpha(0.45))
	}
	id := heroID(seat, i)
	if hover, _ := p.ViewSpot(id, r, p.t.words.Name(of)); hover {
		p.Tip = words
	}
}

// smallHand draws how many cards somebody with a small table holds; a click on those that one may know shows them.
func (p *painter) smallHand(seat codex.Seat, at *places.Side, side *board.Side) {
	click := p.count(pileID(hands, seat), at.Hand, paint.Hand, seatColor(seat).Mix(theme.Ink, 0.5), side.Hand.N,
		p.text(pileWords[hands], side.Hand.N, 0))
	if click && side.Hand.N > 0 && (len(side.Shown) > 0 || p.b.Sees(seat)) {
		p.Defer(func() { p.t.tray.open(hands, seat) })
	}
}

// shared draws on a small table the base that somebody has together with a partner, before whom it stands.
func (p *painter) shared(seat codex.Seat, at *places.Side) {
	c := p.b.Sides[seat].Base
	if !at.Small || !p.b.Things[c].In || p.at.Card[c] == at.Base {
		return
	}
	u, r := p.Unit, at.Base.Inset(1.5*p.Unit)
	face.Picture(p.Canvas, r, 5*u, p.b.Things[c].Card)
	p.Fill(r, 5*u, theme.Abyss.Alpha(0.6))
	p.Line(r, 5*u, max(1, u), seatColor(seat).Mix(theme.Bronze, 0.5).Alpha(0.6))
	size := min(r.H*0.4, r.W*0.4)
	mark, number := r.Middle(min(r.W, size*2.1), r.H).Split(size)
	p.Mark(mark.Middle(size*0.8, size*0.8), face.HPSign, theme.Danger.Alpha(0.8))
	p.write(number, paint.Display, size, theme.Ink.Alpha(0.8), widget.Number(int(p.b.Things[c].Hurt())))
	words := p.text("codex-shared-base", 0, 0)
	if hover, _ := p.InfoSpot(widget.ID{What: "shared-base", N: int(seat)}, r, words); hover {
		p.Tip = words
	}
}
