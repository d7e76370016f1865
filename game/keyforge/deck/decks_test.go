package deck_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/deck"
)

// normal puts houses and cards in one order, so that decks can be compared; where
// they came from is left out.
func normal(d *deck.Deck) *deck.Deck {
	n := deck.Deck{UUID: d.UUID, Name: d.Name, Set: d.Set, Houses: d.Houses, IconsOpen: d.IconsOpen,
		Token: d.Token, Power: d.Power, Prophecies: d.Prophecies}
	slices.Sort(n.Houses[:])
	n.Cards = slices.Clone(d.Cards)
	slices.SortStableFunc(n.Cards, func(a, b deck.Card) int {
		return cmp.Or(cmp.Compare(a.House, b.House), cmp.Compare(a.ID, b.ID), slices.Compare(a.Icons, b.Icons))
	})
	return &n
}

// pools are the printings of each set by house: only cards of decks, no halves, no
// anomalies or revenants.
var pools = sync.OnceValue(func() map[string]map[card.House][]cards.Printing {
	bySet := map[string]map[card.House][]cards.Printing{}
	for _, p := range cards.Facts() {
		if h, ok := card.ParseHouse(p.House); ok && p.InDecks() && !strings.Contains("ARS", p.Number[:1]) && halfOf(p.ID) == 0 &&
			p.ID != "exchange-officer" {
			if bySet[p.Set] == nil {
				bySet[p.Set] = map[card.House][]cards.Printing{}
			}
			bySet[p.Set][h] = append(bySet[p.Set][h], p)
		}
	}
	return bySet
})

// made makes a deck of the set with everything that its cards allow: mavericks, a
// legacy, an anomaly or a revenant, a gigantic creature, evil twins, enhancements.
func made(set string, seed uint64) *deck.Deck {
	r := rand.New(rand.NewPCG(seed, 1))
	byHouse := pools()[set]
	var houses []card.House
	for h := range byHouse {
		houses = append(houses, h)
	}
	slices.Sort(houses)
	r.Shuffle(len(houses), func(i, j int) { houses[i], houses[j] = houses[j], houses[i] })
	d := &deck.Deck{
		UUID: fmt.Sprintf("%08x-2222-4333-8444-555555555555", seed+1),
		Name: fmt.Sprintf(`Brindle "The %d." Hexford, of Æ’s Sköll`, seed), Set: set,
	}
	copy(d.Houses[:], houses)
	slices.Sort(d.Houses[:])
	for _, h := range d.Houses {
		for range 12 {
			d.Cards = append(d.Cards, deck.Card{ID: byHouse[h][r.IntN(len(byHouse[h]))].ID, House: h})
		}
	}
	foreign := byHouse[houses[3]]
	for {
		p := foreign[r.IntN(len(foreign))]
		if !slices.ContainsFunc(cards.Printings(p.ID), func(o cards.Printing) bool { return o.House != p.House }) {
			d.Cards[5] = deck.Card{ID: p.ID, House: d.Houses[0], Maverick: true}
			break
		}
	}
	if old, ok := oldCard(r, set, d.Houses[1]); ok {
		d.Cards[15] = old
	}
	if set == "WC" || set == "VM25" {
		d.Cards[16] = deck.Card{ID: "lateral-shift", House: d.Houses[1], Anomaly: true}
	}
	if of, ok := map[string]string{"GR": "cincinnatus-resurrexit", "AS": "naja"}[set]; ok {
		d.Cards[16] = deck.Card{ID: of, House: d.Houses[1]}
	}
	if i := slices.Index(d.Houses[:], card.Saurian); set == "MM" && i >= 0 {
		d.Cards[12*i+2] = deck.Card{ID: "deusillus", House: card.Saurian}
		d.Cards[12*i+3] = deck.Card{ID: "deusillus2", House: card.Saurian}
	}
	if enhances(set) {
		enhance(r, d)
	}
	switch set {
	case "WoE", "ToC":
		d.Token = pick(r, set, cards.Token)[0]
	case "PV":
		d.Prophecies = pick(r, set, cards.Prophecy)[:4]
		if slices.Contains(d.Prophecies, "heads-i-win") || slices.Contains(d.Prophecies, "tails-you-lose") {
			d.Prophecies[0], d.Prophecies[1] = "heads-i-win", "tails-you-lose"
			d.Prophecies[2], d.Prophecies[3] = "overreach", "bad-omen"
		}
	case "CC":
		d.Power = pick(r, set, cards.ArchonPower)[0]
	}
	return d
}

// pick shuffles the cards of that type of a set.
func pick(r *rand.Rand, set, kind string) (ids []string) {
	for _, p := range cards.Facts() {
		if p.Set == set && p.Type == kind {
			ids = append(ids, p.ID)
		}
	}
	r.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
	return ids
}

// oldCard is a card that was printed only in older sets.
func oldCard(r *rand.Rand, set string, h card.House) (deck.Card, bool) {
	if set == "CotA" {
		return deck.Card{}, false
	}
	old := pools()["CotA"][h]
	for range 100 {
		if len(old) == 0 {
			break
		}
		p := old[r.IntN(len(old))]
		if !slices.ContainsFunc(cards.Printings(p.ID), func(o cards.Printing) bool { return o.Set == set }) {
			return deck.Card{ID: p.ID, House: h, Legacy: true}, true
		}
	}
	return deck.Card{}, false
}

func enhance(r *rand.Rand, d *deck.Deck) {
	for i := range 8 {
		c := &d.Cards[r.IntN(len(d.Cards))]
		for range 1 + r.IntN(2) {
			if len(c.Icons) < 3 {
				c.Icons = append(c.Icons, card.Icon(1+r.IntN(int(card.IconCount)-1)))
			}
		}
		slices.Sort(c.Icons)
		if i == 0 {
			c.Icons = []card.Icon{card.DrawIcon}
		}
	}
}
