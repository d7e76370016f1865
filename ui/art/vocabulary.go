package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// drawings are what a line can name.
var drawings = func() map[string]drawing {
	alone, acted := map[string]drawing{}, map[string]drawing{}
	for w, m := range motifs {
		alone[w] = drawing{func(b *Brush, _ *person) { m.draw(b) }, m.frame}
	}
	for w, draw := range peopled {
		acted[w] = drawing{draw, full}
	}
	return joined(alone, acted)
}()

// motifs are what a line can name, and a hand can hold if it does not fill the picture.
var motifs = joined(tooled, thingMotifs, beastMotifs, tableauMotifs)

// colorWords are the colors that a line can name.
var colorWords = map[string]RGB{
	"red": Hex(0xc8262e), "crimson": Hex(0x8a1428), "orange": Hex(0xf08028), "yellow": Hex(0xf6d040), "green": Hex(0x4aa83e),
	"lime": Hex(0xa8e83a), "teal": Hex(0x2aa8a0), "cyan": Hex(0x4ae0f4), "blue": Hex(0x2f6ae0), "navy": Hex(0x22356e),
	"violet": Hex(0x8a4ae0), "purple": Hex(0x6a2a8a), "pink": Hex(0xf48ac0), "white": Hex(0xf4f4f0), "grey": Hex(0x8a9098),
	"black": Hex(0x1a1c24), "brown": Hex(0x7a4a2a), "gold": Hex(0xf0b83a), "tan": Hex(0xd0aa78),
}

// tones are what a drawing can be made of instead of its own colors.
var tones = map[string]Tone{
	"stone": {Color: Hex(0x9a9a94), Pull: 0.9}, "golden": {Color: Hex(0xf0b83a), Pull: 0.85}, "bronze": {Color: Hex(0xb07840), Pull: 0.85},
	"silver": {Color: Hex(0xc4d0dc), Pull: 0.85}, "frozen": {Color: Hex(0xa8e4ff), Pull: 0.75, Veil: 0.1},
	"ghostly": {Color: Hex(0xc8f0f4), Pull: 0.8, Veil: 0.55}, "burnt": {Color: Hex(0x3a2420), Pull: 0.85},
	"dark": {Color: Hex(0x14182a), Pull: 0.7}, "silhouette": {Color: Hex(0x0a0d16), Pull: 1, Shape: 1},
	"bright": {Color: Hex(0xfff6dc), Pull: 0.6, Shape: 0.4}, "faint": {Veil: 0.6},
	"hologram": {Color: Hex(0x6af0ff), Pull: 0.9, Veil: 0.45}, "shadowy": {Color: Hex(0x10121e), Pull: 1, Shape: 1, Veil: 0.4},
}

// houseWords are the houses.
var houseWords = func() map[string]card.House {
	all := map[string]card.House{}
	for h := card.House(1); h < card.HouseCount; h++ {
		all[h.String()] = h
	}
	return all
}()
