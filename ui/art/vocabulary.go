package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// drawings are what a line can name.
var drawings = func() map[string]drawing {
	alone, acted := map[string]drawing{}, map[string]drawing{}
	for w, m := range motifs {
		alone[w] = drawing{func(b *painter, _ *person) { m.draw(b) }, m.frame}
	}
	for w, draw := range peopled {
		acted[w] = drawing{draw, full}
	}
	return joined(alone, acted)
}()

// motifs are what a line can name, and a hand can hold if it does not fill the picture.
var motifs = joined(tooled, thingMotifs, beastMotifs, tableauMotifs)

// colorWords are the colors that a line can name.
var colorWords = map[string]rgb{
	"red": hex(0xc8262e), "crimson": hex(0x8a1428), "orange": hex(0xf08028), "yellow": hex(0xf6d040), "green": hex(0x4aa83e),
	"lime": hex(0xa8e83a), "teal": hex(0x2aa8a0), "cyan": hex(0x4ae0f4), "blue": hex(0x2f6ae0), "navy": hex(0x22356e),
	"violet": hex(0x8a4ae0), "purple": hex(0x6a2a8a), "pink": hex(0xf48ac0), "white": hex(0xf4f4f0), "grey": hex(0x8a9098),
	"black": hex(0x1a1c24), "brown": hex(0x7a4a2a), "gold": hex(0xf0b83a), "tan": hex(0xd0aa78),
}

// tones are what a drawing can be made of instead of its own colors.
var tones = map[string]tone{
	"stone": {color: hex(0x9a9a94), pull: 0.9}, "golden": {color: hex(0xf0b83a), pull: 0.85}, "bronze": {color: hex(0xb07840), pull: 0.85},
	"silver": {color: hex(0xc4d0dc), pull: 0.85}, "frozen": {color: hex(0xa8e4ff), pull: 0.75, veil: 0.1},
	"ghostly": {color: hex(0xc8f0f4), pull: 0.8, veil: 0.55}, "burnt": {color: hex(0x3a2420), pull: 0.85},
	"dark": {color: hex(0x14182a), pull: 0.7}, "silhouette": {color: hex(0x0a0d16), pull: 1, shape: 1},
	"bright": {color: hex(0xfff6dc), pull: 0.6, shape: 0.4}, "faint": {veil: 0.6},
	"hologram": {color: hex(0x6af0ff), pull: 0.9, veil: 0.45}, "shadowy": {color: hex(0x10121e), pull: 1, shape: 1, veil: 0.4},
}

// houseWords are the houses.
var houseWords = func() map[string]card.House {
	all := map[string]card.House{}
	for h := card.House(1); h < card.HouseCount; h++ {
		all[h.String()] = h
	}
	return all
}()
