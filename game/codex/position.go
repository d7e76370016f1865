package codex

import (
	"fmt"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/codex/card"
)

// Position is a table that is laid out by hand, at the beginning of the main phase of a player: cards by ID, the top cards of a deck
// first.
type Position struct {
	Sides []SidePosition
	Turn  Seat
}

// SidePosition is what a position has of one player.
type SidePosition struct {
	Heroes               []string // all, the main hero first
	Deck, Hand, Discard  []string
	Codex                []string // nil: all cards of the specs
	InPlay               []Placed
	Tech                 int // the highest tech building, with those below
	Addon                string
	Spec, Lab            string
	Gold, Workers, Turns int
	BaseDamage           int
}

// Placed is something in play.
type Placed struct {
	ID        string
	Level     int // of a hero; 0: 1
	Damage    int
	Plus      int // +1/+1 runes
	Runes     int // of the kind that the card has
	Exhausted bool
	New       bool // came this turn
	Place     Place
	Maxed     bool // had its maximum level when the turn began
}

// Start begins a game with a position.
func Start(cat *Catalogue, o Options, p Position, seed uint64) (*Game, error) {
	o.Seats = len(p.Sides)
	o.Heroes = nil
	for i := range p.Sides {
		o.Heroes = append(o.Heroes, p.Sides[i].Heroes)
	}
	if err := o.check(cat); err != nil {
		return nil, err
	}
	g := &Game{cat: cat, o: o, dirty: true}
	g.s.rng = *rand.NewPCG(seed, 0x504f53)
	g.s.Seats, g.s.Turn, g.s.Turns = uint8(len(p.Sides)), p.Turn, 10
	g.chooseHeroes()
	for s := range p.Sides {
		g.equip(Seat(s))
		if err := g.lay(Seat(s), &p.Sides[s]); err != nil {
			return nil, err
		}
	}
	g.s.waiting, g.dirty = 0, true // what lies there has arrived long ago
	for _, o := range g.Objects {
		if o.Came == g.s.Turns {
			o.Came--
			o.Arrived = false
		}
		if o.killer.Slot != 0 { // marked as new
			o.Came, o.Arrived, o.killer = g.s.Turns, true, Ref{}
		}
	}
	g.push(frame{run: runTurn, pc: turnMain, seat: p.Turn})
	g.run()
	g.events = nil
	return g, nil
}

func (g *Game) lay(s Seat, p *SidePosition) error {
	side := &g.s.Sides[s]
	side.Gold, side.Workers, side.Turns, side.Settled = int8(p.Gold), int8(p.Workers), int32(p.Turns), p.Workers >= 10
	if p.Turns == 0 {
		side.Turns = 5
	}
	if p.BaseDamage != 0 {
		g.s.Objects[side.Base].Damage = int16(p.BaseDamage)
	}
	for _, l := range [...]struct {
		pile *Pile
		ids  []string
	}{{&side.Deck, p.Deck}, {&side.Hand, p.Hand}, {&side.Discard, p.Discard}, {&side.Codex, p.Codex}} {
		for i := len(l.ids) - 1; i >= 0; i-- {
			d, ok := g.cat.byID[l.ids[i]]
			if !ok {
				return fmt.Errorf("%q is no card", l.ids[i])
			}
			l.pile.push(d)
			if l.pile != &side.Codex {
				side.Known[d]++
			}
		}
	}
	if p.Codex == nil {
		for d, c := range g.cat.Cards {
			if c.Spec != card.NoSpec && !c.Token && c.Kind != card.HeroKind && g.hasSpec(side, c.Spec) {
				side.Codex.push(Def(d))
				side.Codex.push(Def(d))
			}
		}
	}
	for i := 1; i <= p.Tech; i++ {
		g.finish(s, &side.Tech[i])
	}
	if p.Addon != "" {
		d, ok := g.cat.byID[p.Addon]
		if !ok || g.cat.Cards[d].Kind != card.AddonKind {
			return fmt.Errorf("%q is no add-on", p.Addon)
		}
		side.Addon.Def = d
		g.finish(s, &side.Addon)
	}
	for spec := card.Anarchy; spec < card.SpecCount; spec++ {
		if spec.String() == p.Spec {
			side.Spec = spec
		}
		if spec.String() == p.Lab {
			side.Lab = spec
		}
	}
	for i := range p.InPlay {
		if err := g.put(s, &p.InPlay[i]); err != nil {
			return err
		}
	}
	return nil
}

// put puts one thing into play.
func (g *Game) put(s Seat, p *Placed) error {
	d, ok := g.cat.byID[p.ID]
	if !ok {
		return fmt.Errorf("%q is no card", p.ID)
	}
	c := g.arrive(d, s, s, entry{})
	o := &g.s.Objects[c]
	o.Damage, o.Exhausted, o.Place, o.Maxed = int16(p.Damage), p.Exhausted, p.Place, p.Maxed
	o.Runes[card.PlusOne] = int8(p.Plus)
	for _, a := range g.cat.Cards[d].Abilities {
		for _, e := range a.Effects {
			if e.Verb == card.PutRunes && e.Rune != card.PlusOne {
				o.Runes[e.Rune] = int8(p.Runes)
			}
		}
	}
	if p.New {
		o.killer = Ref{1, 1}
	}
	if g.cat.Cards[d].Kind == card.HeroKind {
		o.Level = uint8(max(1, p.Level))
		for i := range g.s.Sides[s].Heroes {
			if h := &g.s.Sides[s].Heroes[i]; h.Def == d {
				h.Slot = c
			}
		}
	}
	return nil
}
