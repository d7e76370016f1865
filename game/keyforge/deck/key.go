package deck

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
)

// ListKey names a deck by its list: the cards and their houses. The order, icons
// and names do not matter.
func (d *Deck) ListKey() string {
	var lines []string
	for i := range d.Cards {
		lines = append(lines, d.Cards[i].House.String()+"/"+d.Cards[i].ID)
	}
	return ListKeyOf(lines)
}

// ListKeyOf is the list key of cards, each given as its house and its ID with a slash
// between them.
func ListKeyOf(cards []string) string {
	slices.Sort(cards)
	h := sha256.Sum256([]byte(strings.Join(cards, "\n")))
	return hex.EncodeToString(h[:8])
}
