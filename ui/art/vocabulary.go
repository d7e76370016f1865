package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// lexicon is a part of the vocabulary: the words of one kind and what they mean.
type lexicon[T any] map[string]T

// joined joins several lexicons, which must not share a word.
func joined[T any](of ...lexicon[T]) lexicon[T] {
	all := lexicon[T]{}
	for _, l := range of {
		for w, t := range l {
			if _, taken := all[w]; taken {
				panic("two meanings of the word " + w)
			}
			all[w] = t
		}
	}
	return all
}

// framed are drawings with the same measures.
func framed(f frame, of lexicon[func(*painter)]) lexicon[motif] {
	all := lexicon[motif]{}
	for w, draw := range of {
		all[w] = motif{draw, f}
	}
	return all
}

// drawings are what a line can name.
var drawings = func() lexicon[drawing] {
	alone, acted := lexicon[drawing]{}, lexicon[drawing]{}
	for w, m := range motifs {
		alone[w] = drawing{func(b *painter, _ *person) { m.draw(b) }, m.frame}
	}
	for w, draw := range peopled {
		acted[w] = drawing{draw, full}
	}
	return joined(alone, acted)
}()

// motifs are the things, beasts and actions that a line can name. Each of their
// files has its own lexicon; add new ones here.
var motifs = joined(
	objects,
	tooled,
	beasts,
	beastFaces,
	wildBeasts,
	wingedAndSwimming,
	wildPlants,
	allianceThings,
	tableaux,
	deepTableaux,
	effects,
	brobnarThings,
	disThings,
	commonThings,
	labThings,
	logosThings,
	marsThings,
	shadowThings,
	seaThings,
	seaBeasts,
	strangeBeasts,
	sanctumThings,
	saurianThings,
	dinosaurs,
)

// folk are the words for people and what they are; several make one person.
var folk = lexicon[trait.Trait]{
	"alien": trait.Alien, "angel": trait.Angel, "aquan": trait.Aquan, "assassin": trait.Assassin, "cyborg": trait.Cyborg,
	"demon": trait.Demon, "elf": trait.Elf, "faerie": trait.Faerie, "mushroom-man": trait.Fungus, "giant": trait.Giant,
	"goblin": trait.Goblin, "human": trait.Human, "imp": trait.Imp, "handuhan": trait.Handuhan, "insectoid": trait.Krxix,
	"knight": trait.Knight, "leader": trait.Leader, "martian": trait.Martian, "merchant": trait.Merchant,
	"monk": trait.Monk, "mutant": trait.Mutant, "niffle": trait.Niffle, "philosopher": trait.Philosopher,
	"politician": trait.Politician, "priest": trait.Priest, "robot": trait.Robot, "dinosaur": trait.Dinosaur,
	"scientist": trait.Scientist, "soldier": trait.Soldier, "specter": trait.Specter, "spirit": trait.Spirit,
	"thief": trait.Thief, "witch": trait.Witch,
}

// stances are how people hold their arms.
var stances = lexicon[pose]{
	"resting": resting, "striking": striking, "casting": casting, "holding": holding, "guarding": guarding,
	"thrusting": thrusting, "lifting": lifting, "shouldered": shouldered, "folded": folded, "cheering": cheering,
	"pointing": pointing, "praying": praying, "mourning": mourning, "pushing": pushing, "shrugging": shrugging,
	"waving": waving, "hailing": hailing, "aiming": aiming, "carrying": carrying,
}

// dresses are what people wear.
var dresses = lexicon[dress]{
	"bare": bare, "plate": plate, "robe": robe, "coat": coat, "cloak": cloak, "toga": toga, "uniform": uniform,
	"chassis": chassis, "shroud": shroud, "rags": rags, "furs": furs,
}

// colorWords are the colors that a line can name.
var colorWords = lexicon[rgb]{
	"red": hex(0xc8262e), "crimson": hex(0x8a1428), "orange": hex(0xf08028), "yellow": hex(0xf6d040), "green": hex(0x4aa83e),
	"lime": hex(0xa8e83a), "teal": hex(0x2aa8a0), "cyan": hex(0x4ae0f4), "blue": hex(0x2f6ae0), "navy": hex(0x22356e),
	"violet": hex(0x8a4ae0), "purple": hex(0x6a2a8a), "pink": hex(0xf48ac0), "white": hex(0xf4f4f0), "grey": hex(0x8a9098),
	"black": hex(0x1a1c24), "brown": hex(0x7a4a2a), "gold": hex(0xf0b83a), "tan": hex(0xd0aa78),
}

// tones are what a drawing can be made of instead of its own colors.
var tones = lexicon[tone]{
	"stone": {color: hex(0x9a9a94), pull: 0.9}, "golden": {color: hex(0xf0b83a), pull: 0.85}, "bronze": {color: hex(0xb07840), pull: 0.85},
	"silver": {color: hex(0xc4d0dc), pull: 0.85}, "frozen": {color: hex(0xa8e4ff), pull: 0.75, veil: 0.1},
	"ghostly": {color: hex(0xc8f0f4), pull: 0.8, veil: 0.55}, "burnt": {color: hex(0x3a2420), pull: 0.85},
	"dark": {color: hex(0x14182a), pull: 0.7}, "silhouette": {color: hex(0x0a0d16), pull: 1, shape: 1},
	"bright": {color: hex(0xfff6dc), pull: 0.6, shape: 0.4}, "faint": {veil: 0.6},
	"hologram": {color: hex(0x6af0ff), pull: 0.9, veil: 0.45}, "shadowy": {color: hex(0x10121e), pull: 1, shape: 1, veil: 0.4},
}

// houseWords are the houses.
var houseWords = func() lexicon[card.House] {
	all := lexicon[card.House]{}
	for h := card.House(1); h < card.HouseCount; h++ {
		all[h.String()] = h
	}
	return all
}()
