package puzzles

import (
	"math/rand/v2"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// dealer draws decks for the games in which puzzles are looked for: those of the program and, for sets of which it has few, decks
// of random cards of a set.
type dealer struct {
	*rand.Rand // of the game that is dealt
	ours       []keyforge.Deal
	sets       []string
	pool       map[string]map[card.House][]*card.Card // by set
	kept       map[string]aside
}

// aside are the cards of a set that lie beside the game.
type aside struct{ tokens, powers, prophecies []string }

const (
	houses    = 3  // of a deck
	perHouse  = 12 // cards of a deck
	faces     = 4  // of the prophecy cards of a deck
	leastPool = 20 // cards of a house in a set, for a deck of them
)

func newDealer(cat *keyforge.Catalogue) (*dealer, error) {
	d := &dealer{pool: map[string]map[card.House][]*card.Card{}, kept: map[string]aside{}}
	for _, name := range deck.Embedded() {
		one, err := deck.Named(name)
		if err != nil {
			return nil, err
		}
		d.ours = append(d.ours, one.Deal(0))
	}
	for _, p := range cards.Facts() {
		n, ok := cat.Number(p.ID)
		if !ok {
			continue
		}
		c := cat.Card(n)
		if d.pool[p.Set] == nil {
			d.sets, d.pool[p.Set] = append(d.sets, p.Set), map[card.House][]*card.Card{}
		}
		k := d.kept[p.Set]
		switch {
		case c.Token:
			k.tokens = append(k.tokens, c.ID)
		case c.Type == card.PowerType:
			k.powers = append(k.powers, c.ID)
		case c.Type == card.ProphecyType:
			k.prophecies = append(k.prophecies, c.ID)
		case c.InDecks() && c.House != card.NoHouse && c.House != card.Monster && c.Gigantic == "":
			d.pool[p.Set][c.House] = append(d.pool[p.Set][c.House], c)
		}
		d.kept[p.Set] = k
	}
	return d, nil
}

// deal draws a deck.
func (d *dealer) deal() keyforge.Deal {
	if d.IntN(3) == 0 {
		return d.ours[d.IntN(len(d.ours))]
	}
	for {
		set := d.sets[d.IntN(len(d.sets))]
		var some []card.House
		for h := card.NoHouse + 1; h < card.HouseCount; h++ {
			if len(d.pool[set][h]) >= leastPool {
				some = append(some, h)
			}
		}
		if len(some) >= houses {
			return d.dealOf(set, some)
		}
	}
}

func (d *dealer) dealOf(set string, some []card.House) keyforge.Deal {
	var deal keyforge.Deal
	for _, i := range d.Perm(len(some))[:houses] {
		h := some[i]
		deal.Houses = append(deal.Houses, h)
		pool := d.pool[set][h]
		for range perHouse {
			deal.Cards = append(deal.Cards, keyforge.DealtCard{ID: pool[d.IntN(len(pool))].ID, House: h})
		}
	}
	k := d.kept[set]
	if len(k.tokens) > 0 {
		deal.Token = k.tokens[d.IntN(len(k.tokens))]
	}
	if len(k.prophecies) >= faces {
		for i, n := range d.Perm(len(k.prophecies))[:faces] {
			deal.Prophecies[i/2][i%2] = k.prophecies[n]
		}
	}
	return deal
}
