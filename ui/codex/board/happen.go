package board

import (
	"slices"

	"github.com/keyraken/keyraken/game/codex"
	"github.com/keyraken/keyraken/game/codex/card"
)

// Happen changes the table by an event. What no event tells, such as how strong something is now, is right again with the next [Of].
func (b *Board) Happen(g *codex.Game, e codex.Event) {
	if int(e.Seat) < len(b.Sides) {
		b.count(g, e, &b.Sides[e.Seat])
	}
	if c := &b.Things[e.Card]; e.Card != 0 {
		b.change(g, e, c)
	}
	switch e.Kind {
	case codex.TurnBegan:
		b.Turn, b.Turns = e.Seat, b.Turns+1
	case codex.AllReadied:
		b.ready(e.Seat)
	case codex.GameOver:
		b.Over = true
	}
}

// ready readies what a seat has in play, and ends its patrol.
func (b *Board) ready(seat codex.Seat) {
	for i := range b.Things {
		if t := &b.Things[i]; t.Controller == seat {
			t.Exhausted, t.Place = false, codex.NoPlace
		}
	}
}

// count changes what a side has.
func (b *Board) count(g *codex.Game, e codex.Event, side *Side) {
	switch e.Kind {
	case codex.GoldGained:
		side.Gold += int(e.N)
	case codex.GoldLost:
		side.Gold -= int(e.N)
	case codex.CardHired:
		side.Workers++
		side.Hired.add(e.Def, b.Sees(e.Seat))
		side.Hand.take(e.Def, b.Sees(e.Seat))
	case codex.WorkerLost:
		side.Workers--
	case codex.CardTeched:
		side.Codex.take(e.Def, b.Sees(e.Seat))
		side.Discard.add(e.Def, b.Sees(e.Seat))
	case codex.CardPlayed:
		side.Hand.take(e.Def, b.Sees(e.Seat))
	case codex.CardDrawn:
		side.Deck.N--
		side.Hand.add(e.Def, b.Sees(e.Seat))
	case codex.HandDiscarded:
		side.Discard.N += side.Hand.N
		side.Discard.Defs = append(side.Discard.Defs, side.Hand.Defs...)
		side.Hand = Cards{}
	case codex.CardDiscarded:
		side.Hand.take(e.Def, b.Sees(e.Seat))
		side.Discard.add(e.Def, b.Sees(e.Seat))
	case codex.DeckShuffled:
		side.Deck.N += side.Discard.N
		side.Discard = Cards{}
	case codex.BuildingBegun:
		if site := side.site(g.Definition(e.Def)); site != nil {
			*site = codex.Site{Progress: codex.Underway, Def: e.Def}
		}
	case codex.BuildingDone:
		if site := side.site(g.Definition(e.Def)); site != nil {
			site.Progress, site.Slot = codex.Built, e.Card
		}
	case codex.Returned:
		side.Hand.add(e.Def, b.Sees(e.Seat))
	case codex.Fetched:
		if side.Codex.take(e.Def, b.Sees(e.Seat)); e.N == 1 {
			side.Hand.add(e.Def, b.Sees(e.Seat))
		}
	case codex.Left:
		if e.Card == 0 {
			side.Discard.add(e.Def, b.Sees(e.Seat))
		}
	}
}

// site is where a building of the board stands.
func (s *Side) site(d *card.Card) *codex.Site {
	switch d.Kind {
	case card.TechKind:
		return &s.Tech[d.Tech]
	case card.AddonKind:
		return &s.Addon
	}
	return nil
}

func (p *Cards) add(d codex.Def, seen bool) {
	p.N++
	if seen {
		p.Defs = append(p.Defs, d)
	}
}

// take takes a copy out; what is not there, such as a card that was played from elsewhere, changes nothing.
func (p *Cards) take(d codex.Def, seen bool) {
	if !seen {
		p.N = max(0, p.N-1)
		return
	}
	if i := slices.Index(p.Defs, d); i >= 0 {
		p.Defs = slices.Delete(p.Defs, i, i+1)
		p.N--
	}
}

// change changes something in play.
func (b *Board) change(g *codex.Game, e codex.Event, c *Thing) {
	switch e.Kind {
	case codex.Arrived:
		b.arrive(g, e, c)
	case codex.Died, codex.Trashed, codex.Returned, codex.Sacrificed, codex.Left:
		b.leave(g, e, c)
	case codex.DamageDealt:
		c.Damage += int16(e.N)
	case codex.Healed:
		c.Damage -= int16(e.N)
	case codex.ArmorSpent:
		c.Armor -= int16(e.N)
	case codex.Exhausted:
		c.Exhausted = true
	case codex.Readied:
		c.Exhausted = false
	case codex.HeroLeveled:
		c.Level = uint8(e.N)
		if of := c.Card; of != nil && of.Kind == card.HeroKind {
			band := of.Bands[of.Band(c.Level)]
			c.Attack, c.HP = int16(band.Attack), int16(band.HP)
		}
	case codex.Moved, codex.Patrolled:
		c.Place = codex.Place(e.N)
	case codex.Controlled:
		c.Controller, c.Place = e.Seat, codex.NoPlace
	case codex.Attached:
		c.Host = e.Other
	}
}

// arrive puts something into play: as it is now, unless it has left again.
func (b *Board) arrive(g *codex.Game, e codex.Event, c *Thing) {
	d := g.Definition(e.Def)
	if g.InPlay(e.Card) && g.Object(e.Card).Def == e.Def {
		*c = thingOf(g, e.Card)
		c.Damage, c.Place, c.Exhausted = 0, codex.NoPlace, false
	} else {
		*c = Thing{In: true, Def: e.Def, Card: d, Owner: e.Seat, Attack: int16(d.Bands[0].Attack), HP: int16(d.Bands[0].HP)}
	}
	c.Controller = e.Seat
	if d.Kind == card.HeroKind {
		c.Level = 1
		for i := range b.Sides[e.Seat].Heroes {
			if h := &b.Sides[e.Seat].Heroes[i]; h.Def == e.Def {
				h.Slot = e.Card
			}
		}
	}
}

// leave takes something out of play: a card that has died goes to the discard pile of its owner.
func (b *Board) leave(g *codex.Game, e codex.Event, c *Thing) {
	if !c.In {
		return
	}
	side, d := &b.Sides[c.Owner], g.Definition(c.Def)
	if site := side.site(d); site != nil {
		site.Progress, site.Slot = codex.Lost, 0
	}
	for i := range side.Heroes {
		if h := &side.Heroes[i]; d.Kind == card.HeroKind && h.Def == c.Def {
			h.Slot, h.Wait = 0, 2
		}
	}
	buried := e.Kind == codex.Died || e.Kind == codex.Sacrificed || e.Kind == codex.Left
	if buried && d.Kind < card.BaseKind && d.Kind != card.HeroKind && !d.Token {
		side.Discard.add(c.Def, b.Sees(c.Owner))
	}
	*c = Thing{}
}
