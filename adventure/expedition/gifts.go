package expedition

import (
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// Gift is a boon or a scar.
type Gift uint8

// The boons, then the scars.
const (
	Amber     Gift = iota // each begins with æmber
	Stowed                // a card of each deck begins in the archives
	Upgrade               // an upgrade is lent, in the archives
	Scout                 // a creature of each deck begins in play
	Cheaper               // a creature that makes keys cheaper is lent, in play
	Forged                // each begins with a forged key
	Calm                  // the monster is milder
	Companion             // a bot comes along
	Courage               // one more encounter may be lost
	Chained               // each begins with chains
	Torn                  // a card of each deck is purged
	Flooded               // some cards of a house of each deck are of none of its houses
	Dread                 // the monster is harsher
	Greed                 // the monster begins with æmber
	Gifts
)

// gifts are their names in keys of words, how often each may be carried, and what it does. Kinds are only appended.
var gifts = [Gifts]struct {
	name  string
	most  int
	press []Press
	// settle draws for a seat which of its cards it is about, from those that are nowhere else; nil: about none.
	settle func(r *rand.Rand, d *keyforge.Deal, rest []keyforge.DealtCard) []keyforge.Placed
}{
	Amber:     {name: "amber", most: 3},
	Stowed:    {name: "stowed", most: 3, settle: one(card.Archives, nil)},
	Upgrade:   {name: "upgrade", most: 2, settle: lendUpgrade},
	Scout:     {name: "scout", most: 2, settle: one(card.Battleline, creature)},
	Cheaper:   {name: "cheaper", most: 1, settle: lendCheaper},
	Forged:    {name: "forged", most: 1},
	Calm:      {name: "calm", most: 2, press: []Press{{"power", -1}, {"armor", -1}, {"gloom", 1}}},
	Companion: {name: "companion", most: keyforge.MaxSeats - 1},
	Courage:   {name: "courage", most: 1},
	Chained:   {name: "chained", most: 4},
	Torn:      {name: "torn", most: 4, settle: one(card.Purged, nil)},
	Flooded:   {name: "flooded", most: 2, settle: flood},
	Dread:     {name: "dread", most: 3, press: []Press{{"power", 1}, {"gloom", -1}}},
	Greed:     {name: "greed", most: 2},
}

// How much of it.
const (
	amberBoon  = 2 // æmber of each player
	chainsScar = 2
	greedScar  = 2 // æmber for each player
)

// String is its name in keys of words.
func (g Gift) String() string { return gifts[g].name }

// Scar reports whether it is a scar.
func (g Gift) Scar() bool { return g >= Chained }

// N is how much it is about, for its words.
func (g Gift) N() int {
	switch g {
	case Amber:
		return amberBoon
	case Chained:
		return chainsScar
	case Greed:
		return greedScar
	}
	return 1
}

// Carried is a gift with the cards that it is about.
type Carried struct {
	Gift
	Seats [][]keyforge.Placed // by seat
	Fixed bool                // of an ascent: it does not heal
}

// lentUpgrades are the upgrades of which one may be lent; it is of a house of the deck.
var lentUpgrades = [...]string{"blood-of-titans", "flame-wreathed", "way-of-the-bear", "silent-dagger", "shoulder-armor",
	"protect-the-weak", "mantle-of-the-zealot", "way-of-the-wolf"}

// lentCheaper is the creature that makes keys cheaper.
const lentCheaper = "imprinted-murmook"

// known are the cards of all sets, by ID.
var known = sync.OnceValue(func() map[string]*card.Card {
	all := map[string]*card.Card{}
	for _, p := range cards.Printed() {
		all[p.Card.ID] = p.Card
	}
	return all
})

func creature(c *card.Card) bool { return c.Type == card.CreatureType && c.Gigantic == "" }

// one draws a card of the deck that is so, for a zone.
func one(z card.Zone, is func(*card.Card) bool) func(*rand.Rand, *keyforge.Deal, []keyforge.DealtCard) []keyforge.Placed {
	return func(r *rand.Rand, _ *keyforge.Deal, rest []keyforge.DealtCard) []keyforge.Placed {
		if rest = slices.DeleteFunc(slices.Clone(rest), func(c keyforge.DealtCard) bool {
			k := known()[c.ID]
			return k == nil || is != nil && !is(k)
		}); len(rest) == 0 {
			return nil
		}
		return []keyforge.Placed{{Card: rest[r.IntN(len(rest))], Zone: z}}
	}
}

// lent is a card that is lent, of a house of the deck.
func lent(r *rand.Rand, d *keyforge.Deal, id string, z card.Zone) []keyforge.Placed {
	c := keyforge.DealtCard{ID: id}
	if len(d.Houses) > 0 {
		c.House = d.Houses[r.IntN(len(d.Houses))]
	}
	return []keyforge.Placed{{Card: c, Zone: z, Lent: true}}
}

func lendUpgrade(r *rand.Rand, d *keyforge.Deal, _ []keyforge.DealtCard) []keyforge.Placed {
	return lent(r, d, lentUpgrades[r.IntN(len(lentUpgrades))], card.Archives)
}

func lendCheaper(r *rand.Rand, d *keyforge.Deal, _ []keyforge.DealtCard) []keyforge.Placed {
	return lent(r, d, lentCheaper, card.Battleline)
}

// flood draws a house of the deck of which two cards in twelve are of the flood's house, which the deck does not have.
func flood(r *rand.Rand, d *keyforge.Deal, rest []keyforge.DealtCard) (all []keyforge.Placed) {
	at := slices.IndexFunc(waters[:], func(h card.House) bool { return !slices.Contains(d.Houses, h) })
	if len(d.Houses) == 0 || at < 0 {
		return nil
	}
	house := d.Houses[r.IntN(len(d.Houses))]
	var of []keyforge.DealtCard
	for _, c := range rest {
		if HouseOf(c) == house {
			of = append(of, c)
		}
	}
	for _, i := range r.Perm(len(of))[:(len(of)+5)/6] {
		all = append(all, keyforge.Placed{Card: of[i], Zone: card.Deck, As: waters[at]})
	}
	return all
}

// waters are the houses that a flooded card may be of: one of them is none of any deck's.
var waters = [...]card.House{card.Unfathomable, card.Ekwidon, card.Mars, card.Logos}

// HouseOf is the house of a card of a deck.
func HouseOf(c keyforge.DealtCard) card.House {
	if k := known()[c.ID]; c.House == card.NoHouse && k != nil {
		return k.House
	}
	return c.House
}

// seatDeck is the deck of a seat, companions after the others.
func (e *Expedition) seatDeck(seat int) keyforge.Deal {
	w := &e.plan.Seats[min(seat, len(e.plan.Seats)-1)].Deck
	if seat >= len(e.plan.Seats) {
		w = &e.plan.Companions[seat-len(e.plan.Seats)]
	}
	d, _ := w.Deal() // the plan was checked
	return d
}

// settle draws the cards that a gift is about.
func (e *Expedition) settle(g Gift, r *rand.Rand) Carried {
	c := Carried{Gift: g}
	if gifts[g].settle == nil {
		return c
	}
	for seat := range e.Players() {
		d := e.seatDeck(seat)
		c.Seats = append(c.Seats, gifts[g].settle(r, &d, e.rest(seat, d.Cards)))
	}
	return c
}

// rest are the cards of a seat that no gift has put anywhere.
func (e *Expedition) rest(seat int, all []keyforge.DealtCard) []keyforge.DealtCard {
	all = slices.Clone(all)
	for i := range e.carried {
		if seat >= len(e.carried[i].Seats) {
			continue
		}
		for _, p := range e.carried[i].Seats[seat] {
			if at := slices.Index(all, p.Card); at >= 0 && !p.Lent {
				all = slices.Delete(all, at, at+1)
			}
		}
	}
	return all
}

// count is how many of the gifts are carried, or were taken.
func (e *Expedition) count(g Gift) (n int) {
	for i := range e.carried {
		if e.carried[i].Gift == g {
			n++
		}
	}
	if g == Courage {
		left, of := e.Courage()
		for i := range e.games {
			if e.games[i].Over && !e.games[i].Won {
				left++
			}
		}
		n = left - of
	}
	return n
}

// fits reports whether the gift can be given now.
func (e *Expedition) fits(g Gift) bool {
	if e.count(g) >= gifts[g].most {
		return false
	}
	n := e.Players()
	switch g {
	case Companion:
		return n < keyforge.MaxSeats && n-len(e.plan.Seats) < len(e.plan.Companions) && e.room() > maxDeck
	case Upgrade, Cheaper:
		return e.room() >= n
	}
	return true
}

// room is how many more cards fit on the table, whichever adventure is played.
func (e *Expedition) room() int {
	left, most := keyforge.MaxCards-2, 0 // slot 0 is no card, and one is the monster's
	for _, a := range e.list {
		most = max(most, len(a.Deck()))
	}
	for seat := range e.Players() {
		d := e.deal(seat)
		left -= len(d.Cards) + 1 // perhaps an archon power
		for i := range d.Begins.Cards {
			if d.Begins.Cards[i].Lent {
				left--
			}
		}
	}
	return left - most
}

// draw draws boons or scars, of different kinds.
func (e *Expedition) draw(scars bool, n int) (all []Carried) {
	r := e.dice("gifts", len(e.moves))
	for _, at := range r.Perm(int(Gifts)) {
		if g := Gift(at); len(all) < n && g.Scar() == scars && e.fits(g) {
			all = append(all, e.settle(g, r))
		}
	}
	return all
}
