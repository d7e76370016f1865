// Package art paints a picture for every card from what the card is: its house,
// type, traits, keywords, power, the main thing that it does, and its name as a
// seed. Nothing is stored; the same card always gives the same picture.
//
// A picture is built like a poster. A [palette] of the house and a time of day is
// chosen; a backdrop of silhouettes fades into the light of the horizon; the
// subject stands before it, lit from one side: each of its shapes is flat color
// with a grainy shadow and a bright edge, which [canvas.fill] derives from the
// outline alone. Foreground, air and grain come last.
//
// Creatures are built from parts (bodies, heads, dress, gear) that traits and
// words of the name choose; artifacts and upgrades are objects; actions are the
// scene of their main effect.
//
// The same program paints the same pixels every time. Between processor families
// a value may differ by one shade, where one of them rounds sums of products once
// and the other twice.
package art

import (
	"strings"

	"github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
	"github.com/keyraken/keyraken/ui/paint"
)

// Card is what a picture is made from.
type Card struct {
	ID       string
	House    card.House
	Type     card.Type
	Traits   trait.Set
	Keywords [card.KeywordCount]uint8
	Power    int
	Armor    int
	Does     MainEffect
}

// Of is what the picture of a card is made from.
func Of(c *card.Card) Card {
	return Card{
		ID: c.ID, House: c.House, Type: c.Type, Traits: c.Traits, Keywords: c.Keywords,
		Power: c.Power, Armor: c.Armor, Does: mainEffect(c),
	}
}

// is reports whether one of the words is in the name of the card.
func (c *Card) is(words ...string) bool {
	for _, w := range words {
		if at := strings.Index(c.ID, w); at >= 0 && (at == 0 || c.ID[at-1] == '-') {
			return true
		}
	}
	return false
}

// has reports whether the card bears one of the traits.
func (c *Card) has(t ...trait.Trait) bool { return c.Traits.Shares(trait.Of(t...)) }

// Height is the height of a picture of that width.
func Height(width int) int { return (width*4 + 2) / 5 }

// Paint paints the picture of a card, width pixels wide.
func Paint(c Card, width int) *paint.Bitmap {
	if palettes[c.House] == nil { // a house that has no look of its own
		c.House = card.NoHouse
	}
	p := &painter{canvas: *newCanvas(width), random: seeded(c.ID, 0), Card: c}
	p.palette = pick(&p.random, palettes[c.House]...)
	p.toward = pt{p.side() * 0.64, -0.77}
	p.backdrop()
	switch c.Type {
	case card.CreatureType, card.BossType:
		p.creature()
		p.marked()
	case card.ArtifactType:
		p.artifact()
	case card.UpgradeType:
		p.upgrade()
	default:
		p.action()
	}
	p.air()
	return p.finish(p.next())
}
