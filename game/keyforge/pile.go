package keyforge

import (
	"encoding/binary"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// pileKind says which pile of a player a zone is.
type pileKind int8

const (
	deckPile pileKind = iota
	handPile
	discardPile
	archivesPile
	purgedPile
	linePile // from here on the cards are in play
	artifactsPile
	referencePile // reference cards and what lies under them: not in play
	pileCount
)

var pileOf = [card.ZoneCount]pileKind{
	card.NoZone: -1, card.Deck: deckPile, card.Hand: handPile, card.Discard: discardPile,
	card.Archives: archivesPile, card.Purged: purgedPile, card.Battleline: linePile,
	card.Artifacts: artifactsPile, card.Attached: -1, card.Under: -1, card.Limbo: -1, card.Joined: -1,
	card.Reference: referencePile,
}

// Pile is an ordered group of cards: a line from left to right, or a pile from
// bottom to top. It is valid until the next command changes the state.
type Pile []Slot

// Len is the number of cards.
func (p Pile) Len() int { return len(p) }

// Top is the last card, or 0.
func (p Pile) Top() Slot {
	if len(p) == 0 {
		return 0
	}
	return p[len(p)-1]
}

func (p Pile) index(c Slot) int { return slices.Index(p, c) }

// piles are all piles and lines of a side, one after another, so that each of them
// has room for every card of the game.
type piles struct {
	cards  [MaxPile]Slot
	starts [pileCount + 1]uint8 // of each, and the end of the last
}

func (p *piles) of(kind pileKind) Pile { return p.cards[p.starts[kind]:p.starts[kind+1]] }

// insert puts a card into a pile, so that it is the i-th from the bottom or the
// left; for -1, or where there are fewer, at the end.
func (p *piles) insert(kind pileKind, i int, c Slot) {
	n := p.of(kind).Len()
	if i < 0 || i > n {
		i = n
	}
	i += int(p.starts[kind])
	end := int(p.starts[pileCount])
	if i < end {
		copy(p.cards[i+1:end+1], p.cards[i:end])
	}
	p.cards[i] = c
	p.shift(kind, 1)
}

func (p *piles) remove(kind pileKind, c Slot) {
	pile := p.of(kind)
	i := len(pile) - 1
	if pile.Top() != c {
		i = pile.index(c)
	}
	if i < 0 {
		return
	}
	i += int(p.starts[kind])
	end := int(p.starts[pileCount])
	copy(p.cards[i:end-1], p.cards[i+1:end])
	p.cards[end-1] = 0
	p.shift(kind, -1)
}

// shift moves the starts of all piles after one; none of them can become too large
// for its byte.
func (p *piles) shift(kind pileKind, by int64) {
	starts := binary.LittleEndian.Uint64(p.starts[:])
	binary.LittleEndian.PutUint64(p.starts[:], starts+uint64(by*0x01010101_01010101)<<(8*uint(kind+1)))
	p.starts[pileCount] += uint8(by)
}

var _ = [1]struct{}{}[pileCount-8] // the starts but for the last are the bytes of a word
