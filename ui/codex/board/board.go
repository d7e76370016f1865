// Package board is what a table of Codex shows at a moment: what is in play and where, what everybody has, and what the one who looks
// does not see. [Of] is the table as the game has it; [Board.Happen] changes it by one event, so that what a command has caused can
// be shown one after another.
package board

import (
	"slices"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// Board is a table as somebody sees it.
type Board struct {
	Sides  []Side
	Things [codex.MaxObjects]Thing
	Turn   codex.Seat
	Turns  int32
	Over   bool
	Teams  bool // partners have one turn and one base, and see each other's cards

	viewer codex.Seat
	open   bool // no hand is hidden
}

// Thing is something in play.
type Thing struct {
	In         bool // play
	Def        codex.Def
	Card       *card.Card // by which it goes
	Owner      codex.Seat
	Controller codex.Seat
	Level      uint8 // of a hero
	Place      codex.Place
	Exhausted  bool
	Fresh      bool // came this turn
	Damage     int16
	Attack, HP int16
	Armor      int16 // what is left of it
	Has        card.Keywords
	Runes      [card.RuneCount]int8
	Host       codex.Slot // what it is attached to
}

// Hurt is how many hit points are left.
func (t *Thing) Hurt() int16 { return t.HP - t.Damage }

// Fighter says whether it is a unit or a hero.
func (t *Thing) Fighter() bool { return t.Card != nil && t.Card.Kind <= card.HeroKind }

// Counters is how many runes lie on it, of whatever kind.
func (t *Thing) Counters() (n int) {
	for _, r := range t.Runes {
		n += max(0, int(r))
	}
	return n
}

// Cards are cards that somebody may know: Defs is empty where only their number is known.
type Cards struct {
	N    int
	Defs []codex.Def
}

// Hero is a hero of a side, wherever it is.
type Hero struct {
	Def  codex.Def
	Slot codex.Slot // in play; 0: in the command zone
	Wait int        // turns of its player until it can be summoned
}

// Side is what lies before a seat.
type Side struct {
	Deck, Hand, Discard, Codex, Hired Cards
	Shown                             []codex.Def // cards of the hand that everybody knows
	Gone                              [codex.MaxDefs]uint8
	Heroes                            []Hero
	Gold, Workers                     int
	Base                              codex.Slot
	Tech                              [4]codex.Site
	Addon                             codex.Site
	Spec, Lab                         card.Spec
	Hires                             bool // a worker was hired this turn
}

// Of is the table as a seat sees it; [codex.NoSeat] sees no hand.
func Of(g *codex.Game, viewer codex.Seat) *Board { return of(g, viewer, false) }

// Open is the table as a seat sees it when nothing is hidden.
func Open(g *codex.Game, viewer codex.Seat) *Board { return of(g, viewer, true) }

func of(g *codex.Game, viewer codex.Seat, open bool) *Board {
	s := g.State()
	b := &Board{Turn: s.Turn, Turns: s.Turns, Over: s.Over, Teams: g.Partner(0) != codex.NoSeat, viewer: viewer, open: open}
	for seat := range codex.Seat(s.Seats) {
		b.Sides = append(b.Sides, b.side(g, seat))
	}
	for c, o := range g.Objects {
		b.Things[c] = thingOf(g, c)
		if g.Definition(o.Def).Spec != card.NoSpec {
			b.Sides[o.Owner].Gone[o.Def]++
		}
	}
	return b
}

// Sees says whether the one who looks sees the cards of a seat: one's own, and those of a partner (C20.1).
func (b *Board) Sees(seat codex.Seat) bool {
	return b.open || b.viewer != codex.NoSeat && b.together(b.viewer, seat)
}

// Acts says whether it is the turn of a seat, alone or with its partner.
func (b *Board) Acts(seat codex.Seat) bool { return !b.Over && b.together(b.Turn, seat) }

// Partners says whether two seats are a team.
func (b *Board) Partners(a, o codex.Seat) bool { return a != o && b.together(a, o) }

func (b *Board) together(a, o codex.Seat) bool { return a == o || b.Teams && a>>1 == o>>1 }

func (b *Board) side(g *codex.Game, seat codex.Seat) Side {
	of := &g.State().Sides[seat]
	side := Side{Gold: int(of.Gold), Workers: int(of.Workers), Base: of.Base, Tech: of.Tech, Addon: of.Addon, Spec: of.Spec, Lab: of.Lab,
		Gone: of.Known, Shown: slices.Clone(of.Shown.Cards()), Hires: of.Hires}
	side.Deck.N = of.Deck.Len()
	for _, p := range [...]struct {
		to *Cards
		of *codex.Pile
	}{{&side.Hand, &of.Hand}, {&side.Discard, &of.Discard}, {&side.Codex, &of.Codex}, {&side.Hired, &of.Hired}} {
		p.to.N = p.of.Len()
		if b.Sees(seat) {
			p.to.Defs = slices.Clone(p.of.Cards())
		}
	}
	slices.Sort(side.Codex.Defs)
	for _, h := range g.Heroes(seat) {
		side.Heroes = append(side.Heroes, Hero{h.Def, h.Slot, max(0, int(h.Back-of.Turns))})
	}
	return side
}

func thingOf(g *codex.Game, c codex.Slot) Thing {
	o, l := g.Object(c), g.Look(c)
	return Thing{In: true, Def: o.Def, Card: g.Card(c), Owner: o.Owner, Controller: o.Controller, Level: o.Level, Place: o.Place,
		Exhausted: o.Exhausted, Fresh: o.Came == g.State().Turns, Damage: o.Damage, Attack: max(0, l.Attack), HP: l.HP,
		Armor: max(0, l.Armor-int16(o.Spent)), Has: l.Has, Runes: o.Runes, Host: o.Host.Slot}
}
