package deck

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
)

// ListKey names a deck by its list: the cards and their houses, and of an alliance also what lies beside them, which
// is chosen (K34.3). The order, icons and names do not matter.
func (d *Deck) ListKey() string {
	if d.Alliance == nil {
		return d.CardsKey()
	}
	return ListKeyOf(d.lines(), append([]string{d.Token, d.Power}, d.Prophecies...)...)
}

// CardsKey names a deck by its cards and their houses alone.
func (d *Deck) CardsKey() string { return ListKeyOf(d.lines()) }

func (d *Deck) lines() (all []string) {
	for i := range d.Cards {
		all = append(all, d.Cards[i].House.String()+"/"+d.Cards[i].ID)
	}
	return all
}

// ListKeyOf is the list key of cards, each given as its house and its ID with a slash between them, and of what lies
// beside those of an alliance, given by its IDs; "" is nothing.
func ListKeyOf(cards []string, beside ...string) string {
	for _, id := range beside {
		if id != "" {
			cards = append(cards, "beside/"+id)
		}
	}
	slices.Sort(cards)
	h := sha256.Sum256([]byte(strings.Join(cards, "\n")))
	return hex.EncodeToString(h[:8])
}
