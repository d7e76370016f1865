package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/ui/art/beasts"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/motif"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/tableaux"
	"github.com/keyraken/keyraken/ui/art/things"
)

// drawings are what a line can name.
var drawings = func() map[string]drawing {
	alone, acted := map[string]drawing{}, map[string]drawing{}
	for w, m := range motifs {
		alone[w] = drawing{func(b *brush.Brush, _ *people.Person) { m.Draw(b) }, m.Anchor}
	}
	for w, draw := range tableaux.Peopled {
		acted[w] = drawing{draw, motif.Full}
	}
	return motif.Join(alone, acted)
}()

// motifs are what a line can name, and a hand can hold if it does not fill the picture.
var motifs = motif.Join(people.Motifs, things.Motifs, beasts.Motifs, tableaux.Motifs)

// colorWords are the colors that a line can name.
var colorWords = map[string]brush.RGB{
	"red":     brush.Hex(0xc8262e),
	"crimson": brush.Hex(0x8a1428),
	"orange":  brush.Hex(0xf08028),
	"yellow":  brush.Hex(0xf6d040),
	"green":   brush.Hex(0x4aa83e),
	"lime":    brush.Hex(0xa8e83a),
	"teal":    brush.Hex(0x2aa8a0),
	"cyan":    brush.Hex(0x4ae0f4),
	"blue":    brush.Hex(0x2f6ae0),
	"navy":    brush.Hex(0x22356e),
	"violet":  brush.Hex(0x8a4ae0),
	"purple":  brush.Hex(0x6a2a8a),
	"pink":    brush.Hex(0xf48ac0),
	"white":   brush.Hex(0xf4f4f0),
	"grey":    brush.Hex(0x8a9098),
	"black":   brush.Hex(0x1a1c24),
	"brown":   brush.Hex(0x7a4a2a),
	"gold":    brush.Hex(0xf0b83a),
	"tan":     brush.Hex(0xd0aa78),
}

// tones are what a drawing can be made of instead of its own colors.
var tones = map[string]brush.Tone{
	"stone":      {Color: brush.Hex(0x9a9a94), Pull: 0.9},
	"golden":     {Color: brush.Hex(0xf0b83a), Pull: 0.85},
	"bronze":     {Color: brush.Hex(0xb07840), Pull: 0.85},
	"silver":     {Color: brush.Hex(0xc4d0dc), Pull: 0.85},
	"frozen":     {Color: brush.Hex(0xa8e4ff), Pull: 0.75, Veil: 0.1},
	"eerie":      {Color: brush.Hex(0x9affdc), Pull: 0.4, Veil: 0.28},
	"ghostly":    {Color: brush.Hex(0xc8f0f4), Pull: 0.8, Veil: 0.55},
	"burnt":      {Color: brush.Hex(0x3a2420), Pull: 0.85},
	"dark":       {Color: brush.Hex(0x14182a), Pull: 0.7},
	"silhouette": {Color: brush.Hex(0x0a0d16), Pull: 1, Shape: 1},
	"bright":     {Color: brush.Hex(0xfff6dc), Pull: 0.6, Shape: 0.4},
	"faint":      {Veil: 0.6},
	"hologram":   {Color: brush.Hex(0x6af0ff), Pull: 0.9, Veil: 0.45},
	"shadowy":    {Color: brush.Hex(0x10121e), Pull: 1, Shape: 1, Veil: 0.4},
}

// houseWords are the houses.
var houseWords = func() map[string]card.House {
	all := map[string]card.House{}
	for h := card.House(1); h < card.HouseCount; h++ {
		all[h.String()] = h
	}
	return all
}()
