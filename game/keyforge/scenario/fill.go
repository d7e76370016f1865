package scenario

import (
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// restOfDeck is the only way to fill a deck.
const restOfDeck = "rest of deck"

// Complete puts into the table what it takes from deck lists, so that it no longer
// needs a list: houses, and the cards that fill a deck.
func (t *Position) Complete(r *Rules) error {
	m, err := r.Named(t.Mode)
	if err != nil {
		return err
	}
	for i := range t.Players {
		p := &t.Players[i]
		if p.Fill != "" && p.List == "" {
			return message.New("player-fill-needs-list", i+1)
		}
		if p.List == "" {
			continue
		}
		d, err := deck.Named(p.List)
		if err != nil {
			return message.New("player", i+1, err)
		}
		if p.Houses == nil {
			for _, h := range d.Houses {
				p.Houses = append(p.Houses, h.String())
			}
		}
		if err := t.fill(r, Side(i+1), p, dealt(d)); err != nil {
			return message.New("player", i+1, err)
		}
	}
	if t.Monster == nil || t.Monster.Fill == "" {
		return nil
	}
	if m.Boss == "" || t.Monster.List != "" {
		return message.New("monster-its-list-adventure")
	}
	var list []Card
	for _, id := range m.Deck {
		list = append(list, Card{Card: id})
	}
	if err := t.fill(r, Monster, t.Monster, list); err != nil {
		return message.New("monster", err)
	}
	return nil
}

// dealt returns the cards of a deck in their written form.
func dealt(d *deck.Deck) []Card {
	var list []Card
	for _, c := range d.Deal(0).Cards {
		w := Card{Card: c.ID, Facts: Facts{House: c.House.String()}}
		for _, icon := range c.Icons {
			if icon != card.NoIcon {
				w.Icons = append(w.Icons, icon.String())
			}
		}
		list = append(list, w)
	}
	return list
}

// fill puts the cards of the list that the side does not own anywhere yet under
// its deck.
func (t *Position) fill(r *Rules, side Side, p *Player, list []Card) error {
	fill := p.Fill
	if p.List, p.Fill = "", ""; fill == "" {
		return nil
	}
	if fill != restOfDeck {
		return message.New("fill-not-known-use", printable.Quote(fill), printable.Quote(restOfDeck))
	}
	have := map[string]int{}
	for i := range t.Players {
		t.Players[i].owned(r, Side(i+1), side, have)
	}
	if t.Monster != nil {
		t.Monster.owned(r, Monster, side, have)
	}
	var rest []Card
	for _, c := range list {
		if have[c.Card] > 0 {
			have[c.Card]--
			continue
		}
		rest = append(rest, c)
	}
	rand.New(rand.NewPCG(t.Seed, uint64(side))).Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	if p.Deck = append(p.Deck, rest...); len(p.Deck) > keyforge.MaxPile {
		return message.New("deck-has-cards-at", keyforge.MaxPile)
	}
	return nil
}

// owned counts by ID which cards of the side want owns.
func (p *Player) owned(r *Rules, side, want Side, have map[string]int) {
	for _, z := range p.zones() {
		countOwned(r, *z.written, side, want, have)
	}
}

func countOwned(r *Rules, list []Card, side, want Side, have map[string]int) {
	for i := range list {
		c := &list[i]
		owner := side
		if c.Owner != 0 {
			owner = c.Owner
		}
		if id, err := r.ID(c.Card); err == nil && owner == want {
			have[id] += max(1, c.Count)
		}
		for _, on := range [][]Card{c.Upgrades, c.Under, c.Grafted} {
			countOwned(r, on, side, want, have)
		}
	}
}
