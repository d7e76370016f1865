// Package people draws persons. [FigureOf] makes up a figure from the traits of a person and
// from the guise that a line wants; [Whole] and [Draw] draw it: what is behind it, legs, body, arms
// with what they hold, neck and head. Every part is drawn in the units of the figure,
// whose origin is the base of the neck.
package people

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// Figure is somebody with a head, a body, two arms and two legs. The origin is the
// base of the neck; an ordinary head has a radius of 20 and the feet are at 175.
type Figure struct {
	traits  trait.Set
	Species Species
	Dress   Dress
	Gear    Tool
	hold    func(*brush.Brush) // what the hand holds instead of gear
	Appearance
	near   bool // not from head to foot: what is stretched out is foreshortened
	Pose   Pose
	head   float64 // how large, 1 is ordinary
	low    float64 // how far the head sinks between the shoulders
	Wide   float64 // half the width of the shoulders
	Waist  float64
	Limb   float64 // half the width of an arm
	leg    float64 // how long, 1 is ordinary
	stride float64 // how far the feet are apart, 1 is a run
	Turn   float64 // which way the face looks, -1 to 1
	Skin   brush.RGB
	Cloth  brush.RGB
	Trim   brush.RGB
	hair   brush.RGB
}

// Species is what a figure is by birth.
type Species uint8

// The species.
const (
	Human Species = iota
	Elf
	Giant
	Goblin
	Demon
	Martian
	Robot
	Cyborg
	Saurian
	Aquan
	Spirit
	Insectoid
	Alien
	Furry
	Faerie
	Fungal
	Handuhan
	Getrookya
	Raptrix
	Redeemed
	Dragonkin
)

// Natives are the species that a house is known for.
var Natives = [card.HouseCount]Species{
	card.Brobnar: Giant, card.Dis: Demon, card.Mars: Martian, card.Saurian: Saurian, card.Shadows: Elf,
	card.Unfathomable: Aquan, card.Untamed: Furry, card.StarAlliance: Alien, card.Monster: Aquan,
	card.Ekwidon: Getrookya, card.Geistoid: Robot, card.Skyborn: Raptrix, card.Redemption: Redeemed,
	card.Ouboros: Dragonkin, card.Keyraken: Aquan,
}

// Dress is what a figure wears.
type Dress uint8

// The dresses.
const (
	Bare Dress = iota
	Plate
	Robe
	Coat
	Cloak
	Toga
	Uniform
	Chassis
	Shroud
	Rags
	Furs
)

// skimpy reports whether back and legs are naked.
func (d Dress) skimpy() bool { return d == Bare || d == Rags || d == Furs }

// Pose is how the arms are held.
type Pose uint8

// The poses.
const (
	Resting    Pose = iota // one hand at the side, the other holds something upright
	Striking               // a hand above the head
	Casting                // both hands spread
	Holding                // both hands before the chest
	Guarding               // a shield before the body, the other hand low
	Thrusting              // one arm stretched forward
	Lifting                // both hands high above the head
	Shouldered             // the thing held lies on the shoulder
	Folded                 // arms crossed on the chest
	poses

	// Poses that only the scenes ask for.
	Cheering  Pose = iota // both arms up, apart
	Pointing              // one arm stretched out and up
	Praying               // the hands together before the face
	Mourning              // the hands before the eyes
	Pushing               // both arms stretched forward
	Shrugging             // the hands low and open
	Waving                // one hand beside the head
	Hailing               // one arm straight up
	Aiming                // both hands before the face, the thing held points ahead
	Carrying              // both arms below something large
)

// Skins are the colors of skin that each species can have.
var Skins = map[Species][]brush.RGB{
	Human: {brush.Hex(0xf0c39a), brush.Hex(0xd99b6c), brush.Hex(0xa86b45), brush.Hex(0x7a4a32), brush.Hex(0xe8b48c), brush.Hex(0x5c3826)},
	Elf:   {brush.Hex(0xcfa48e), brush.Hex(0xa9b0c8), brush.Hex(0x8d86b0), brush.Hex(0xe0c2a8), brush.Hex(0x6c7a9c)},
	Giant: {brush.Hex(0xd98a5a), brush.Hex(0xa85a3c), brush.Hex(0x8fa0a8), brush.Hex(0xc9785a), brush.Hex(0x7a4a3a), brush.Hex(0xe0b080),
		brush.Hex(0x8a8a5a), brush.Hex(0x9a7a9a)},
	Goblin:    {brush.Hex(0x8fb04a), brush.Hex(0xa8b85a), brush.Hex(0x6f9a5a), brush.Hex(0xc9a04a)},
	Demon:     {brush.Hex(0xc2344a), brush.Hex(0x7a3aa0), brush.Hex(0x3d3550), brush.Hex(0xe0543a), brush.Hex(0x4a7a8a), brush.Hex(0xa82a6a)},
	Martian:   {brush.Hex(0x7fc95a), brush.Hex(0x9ad86a), brush.Hex(0x5ab08a), brush.Hex(0xb8d85a)},
	Robot:     {brush.Hex(0x9aa8b4), brush.Hex(0xc98a4a), brush.Hex(0x6f8aa0), brush.Hex(0xd8dde0), brush.Hex(0xc9524a)},
	Cyborg:    {brush.Hex(0xe0b08a), brush.Hex(0xb0805a), brush.Hex(0x9a9ab0), brush.Hex(0x7a5040)},
	Saurian:   {brush.Hex(0x5fa06a), brush.Hex(0x3f8a8a), brush.Hex(0xc9a04a), brush.Hex(0xb8643c), brush.Hex(0x8aa84a), brush.Hex(0x5a78a8)},
	Aquan:     {brush.Hex(0x3fa8b0), brush.Hex(0x5a8ad8), brush.Hex(0xd87a6a), brush.Hex(0x4fb88a), brush.Hex(0x8a7ad0)},
	Spirit:    {brush.Hex(0xdff2ff), brush.Hex(0xfff0c8), brush.Hex(0xd8e0ff)},
	Insectoid: {brush.Hex(0xc98a4a), brush.Hex(0x6a9a5a), brush.Hex(0x8a5aa0), brush.Hex(0x4a8a9a)},
	Alien:     {brush.Hex(0x8a6ad0), brush.Hex(0x4ab0a0), brush.Hex(0xd88a5a), brush.Hex(0x6a9ad8), brush.Hex(0xd06a9a)},
	Furry:     {brush.Hex(0x8a5a3a), brush.Hex(0xb8834a), brush.Hex(0x5a5a62), brush.Hex(0xd8c8a8), brush.Hex(0x6a4a3a), brush.Hex(0xa0683c)},
	Faerie:    {brush.Hex(0xf0d0b0), brush.Hex(0xb0e0a0), brush.Hex(0xd0b8f0)},
	Fungal:    {brush.Hex(0xe8dcc0), brush.Hex(0xd8c0a0)},
	Handuhan:  {brush.Hex(0x7a8a9a), brush.Hex(0x9a6a8a), brush.Hex(0xb08a4a)},
	Raptrix:   {brush.Hex(0xb8703a), brush.Hex(0xe8e0d0), brush.Hex(0x4a7ab0), brush.Hex(0xc8483a), brush.Hex(0x5a5560), brush.Hex(0xd8b04a)},
	Redeemed:  {brush.Hex(0x9aa88a), brush.Hex(0xb89ab0), brush.Hex(0x8a9ab8), brush.Hex(0xc8a08a), brush.Hex(0xa8a098)},
	Dragonkin: {brush.Hex(0xa83a2a), brush.Hex(0x3f7a5a), brush.Hex(0x4a4a8a), brush.Hex(0xc98a2a), brush.Hex(0x5a4a5a), brush.Hex(0xd8c8a8)},
	Getrookya: {brush.Hex(0xc98f5a), brush.Hex(0x5a9aa8), brush.Hex(0xb86a6a), brush.Hex(0x8a7ab8), brush.Hex(0xd8b878)},
}

// clothes are pairs of colors: cloth and trim.
var clothes = [card.HouseCount][][2]uint32{
	card.NoHouse: {{0x5a6672, 0xd8cbb0}},
	card.Brobnar: {
		{0x8a4a2c, 0xd9a04a}, {0x6a3a34, 0xb4c2cc}, {0xa8382a, 0xe9b949}, {0x54504a, 0xd9662b},
		{0x3f5a5a, 0xd9a04a}, {0x7a6a3a, 0xc0452a}, {0x4a3a5a, 0xe0905a},
	},
	card.Dis:   {{0x3a1a3a, 0xff4fa0}, {0x5a1426, 0xd8a84a}, {0x2a2440, 0xb06bff}, {0x4a2a2a, 0xff7a3a}},
	card.Logos: {{0xe8eef0, 0x3d8fd1}, {0xdce4e8, 0xf0a03a}, {0x3f6f9a, 0xe8eef0}, {0xeae2d0, 0x4ab0a0}},
	card.Mars:  {{0x4a3a5a, 0x8dff6a}, {0xa8382a, 0xd8d8c8}, {0x3a5a4a, 0xffb05a}, {0x5a5a62, 0x6affb0}},
	card.Sanctum: {
		{0xd8dee4, 0xe9b949}, {0x3a5a9a, 0xf0d070}, {0xe8dcc0, 0xb83a3a}, {0x8a96a4, 0xe9b949},
		{0x8a2f3a, 0xf0d070}, {0x2f6a6a, 0xe8dcc0}, {0x5a4a8a, 0xe9b949},
	},
	card.Saurian: {{0xf0e8d8, 0xb8323a}, {0xb8323a, 0xe9b949}, {0xf0e8d8, 0x6a3a9a}, {0x8a5a2c, 0xe9b949}},
	card.Shadows: {
		{0x46506e, 0xc0455a}, {0x2f5a66, 0xd9b04a}, {0x6a3f7a, 0xb0bcc8}, {0x4a6a4a, 0xc98a4a},
		{0x8a3a44, 0x2f3a52}, {0x7a5a34, 0x3a7a7a}, {0x35354a, 0x7a5ac0}, {0x8a8a92, 0x3f4a6a},
	},
	card.StarAlliance: {{0x2aa198, 0xe8eef0}, {0xc9962f, 0x2c3444}, {0x3a5ab0, 0xe8eef0}, {0xb83a3a, 0xe8dcc0}},
	card.Unfathomable: {{0x2a4a8a, 0xd8b85a}, {0x1f6a7a, 0xff9a7a}, {0x4a3a8a, 0x8affea}},
	card.Untamed:      {{0x4a7a3a, 0xd8b85a}, {0x7a4a2c, 0xa0d06a}, {0x6a3a5a, 0xe0d090}, {0x3a5a5a, 0xe08a4a}},
	card.Monster:      {{0x1f5a62, 0x8affe8}},
	card.Ekwidon: {
		{0x6a2f6a, 0xe9c949}, {0x9a3a2c, 0xf0d070}, {0x1f6a6a, 0xe9b949}, {0xd0a23a, 0x5a2450}, {0xe8dcc0, 0xb8402e}, {0x2f4a8a, 0xe9c949},
	},
	card.Redemption: {
		{0x6a4a7a, 0xe8d8b0}, {0x8a8478, 0xc8a050}, {0xd8d0c0, 0x7a3aa0}, {0x4a4438, 0xd8b870}, {0x5a6a4a, 0xe8d8b0},
	},
	card.Skyborn:  {{0x3a6aa8, 0xe9d080}, {0xe8e4d8, 0x4a7ab8}, {0x8a4a3a, 0xd8e4f0}},
	card.Keyraken: {{0x14504a, 0xb8ff6a}, {0x2a2440, 0x7affc0}},
	card.Ouboros:  {{0x6a1f24, 0xe9b949}, {0x3a2a3a, 0xff8a3a}, {0x2f4a42, 0xe9c949}, {0x8a6a3a, 0x3a1418}},
	card.Geistoid: {{0x5a5a7a, 0x9affd0}, {0x6a6a72, 0xb08aff}, {0x3a4a4a, 0xd0d8e0}, {0x6a5a4a, 0x8adfff}},
}

// has reports whether the figure has one of the traits.
func (f *Figure) has(t ...trait.Trait) bool { return f.traits.Shares(trait.Of(t...)) }

// FigureOf makes up the figure of a person from their traits.
func FigureOf(b *brush.Brush, who *Person) *Figure {
	f := &Figure{traits: who.Traits, head: 1, Wide: 36, Waist: 25, Limb: 8.5, leg: 1}
	f.Turn = b.Toward.X / 0.64 * b.In(0.3, 0.9)
	c := brush.Pick(&b.Random, clothes[b.House]...)
	f.Cloth, f.Trim = brush.Hex(c[0]), brush.Hex(c[1])
	f.hair = brush.Pick(&b.Random, brush.Hex(0x2a1a18), brush.Hex(0x5a3420), brush.Hex(0xb8642a), brush.Hex(0xe0b860), brush.Hex(0xd8d8d8),
		brush.Hex(0x8a2a2a), brush.Hex(0x3a3a4a))
	chooseSpecies(b, f, who)
	setBuild(b, f, who)
	f.Skin = brush.Pick(&b.Random, Skins[f.Species]...)
	if f.has(trait.Mutant) && f.Species != Robot {
		f.Skin = f.Skin.To(brush.Pick(&b.Random, brush.Hex(0x8affa0), brush.Hex(0xff7ad0), brush.Hex(0x7ad0ff)), 0.35)
	}
	dressed(b, f, who)
	armed(b, f, who)
	who.put(f)
	return f
}

// chooseSpecies chooses the species.
func chooseSpecies(b *brush.Brush, f *Figure, who *Person) {
	switch {
	case f.has(trait.Spirit, trait.Specter, trait.Angel) && !f.has(trait.Human, trait.Robot):
		f.Species = Spirit
	case f.has(trait.Goblin):
		f.Species = Goblin
	case f.has(trait.Giant):
		f.Species = Giant
	case f.has(trait.Demon, trait.Imp, trait.Sin):
		f.Species = Demon
	case f.has(trait.Martian):
		f.Species = Martian
	case f.has(trait.Dinosaur):
		f.Species = Saurian
	case f.has(trait.Robot, trait.AI):
		f.Species = Robot
	case f.has(trait.Cyborg):
		f.Species = Cyborg
	case f.has(trait.Elf):
		f.Species = Elf
	case f.has(trait.Aquan):
		f.Species = Aquan
	case f.has(trait.Krxix, trait.Insect):
		f.Species = Insectoid
	case f.has(trait.Fungus):
		f.Species = Fungal
	case f.has(trait.Faerie):
		f.Species = Faerie
	case f.has(trait.Handuhan):
		f.Species = Handuhan
	case f.has(trait.Getrookya):
		f.Species = Getrookya
	case f.has(trait.Raptrix):
		f.Species = Raptrix
	case f.has(trait.Dragon):
		f.Species = Dragonkin
	case f.has(trait.Alien, trait.Proximan, trait.Jelly, trait.Shapeshifter, trait.Changeling):
		f.Species = Alien
	case f.has(trait.Niffle, trait.Beast, trait.Cat, trait.Wolf, trait.Rat):
		f.Species = Furry
	case f.has(trait.Mutant) && b.House == card.Redemption:
		f.Species = Redeemed
	case f.has(trait.Human):
	case who.Acts:
		f.Species = Natives[b.House]
	case b.House == card.Untamed || b.House == card.Logos:
		f.Species = brush.Pick(&b.Random, Human, Alien, Furry)
	case b.House == card.Sanctum || b.House == card.Shadows && b.Odds(0.5):
	default:
		f.Species = Natives[b.House]
	}
}

// setBuild sets the build by species and power.
func setBuild(b *brush.Brush, f *Figure, who *Person) {
	big := min(1, max(0, (float64(who.Power)-2)/7))
	f.Wide += 12*big + b.In(-3, 3)
	f.Waist += 8*big + b.In(-3, 3)
	f.Limb += 2.5 * big
	switch f.Species {
	case Handuhan:
		f.Wide, f.Waist, f.Limb, f.low, f.head = 60+8*big, 34+8*big, 13, 12, 1.05
		f.Four = true
	case Giant:
		f.Wide, f.Waist, f.Limb, f.low, f.head = 58+12*big+b.In(-4, 4), 38+10*big, 15+3*big, 9+5*big, 1.12
	case Goblin:
		f.head, f.Wide, f.Waist, f.Limb, f.leg = 1.55, 27, 23, 6, 0.45
	case Demon:
		f.low = 4
		f.Wide += 5
		if f.has(trait.Imp) || who.Power <= 2 {
			f.head, f.Wide, f.Waist, f.Limb, f.leg = 1.6, 25, 21, 5.5, 0.45
		}
	case Martian:
		f.head, f.Wide, f.Waist, f.Limb = 1.3, 27+6*big, 17+4*big, 5.5
	case Human, Cyborg, Aquan, Alien, Redeemed:
		f.head = 1.12
	case Robot, Insectoid:
		f.Wide += 4
	case Getrookya:
		f.head, f.Wide, f.Waist, f.leg = 1.15, f.Wide-2, f.Waist-3, 1.1
	case Raptrix:
		f.head, f.Wide, f.Waist = 1.1, f.Wide+4, f.Waist-5
	case Dragonkin:
		f.head, f.Wide, f.low = 1.1, f.Wide+8, 3
	case Saurian:
		f.Wide += 6
		f.low = 2
	case Elf:
		f.Wide, f.Waist, f.head = f.Wide-4, f.Waist-4, 1.1
	case Furry:
		f.Wide, f.Waist, f.Limb, f.low, f.leg = f.Wide+10, f.Waist+12, f.Limb+5, 8, 0.6
	case Faerie:
		f.head, f.Wide, f.Waist, f.Limb, f.leg = 1.3, 22, 13, 4.5, 0.8
	case Fungal:
		f.head, f.Wide, f.Waist, f.Limb, f.leg = 1.5, 26, 26, 6, 0.4
	}
}

// dressed chooses the clothes.
func dressed(b *brush.Brush, f *Figure, who *Person) {
	switch {
	case f.Species == Robot && f.has(trait.Specter):
		f.Dress = brush.Pick(&b.Random, Chassis, Chassis, Shroud)
	case f.Species == Robot:
		f.Dress = Chassis
	case f.has(trait.Knight) || who.Armor >= 2 && b.House != card.StarAlliance:
		f.Dress = Plate
	case f.Species == Spirit:
		f.Dress = Shroud
	case f.has(trait.Thief, trait.Assassin):
		f.Dress = Cloak
	case f.has(trait.Witch, trait.Priest, trait.Monk, trait.Merchant, trait.Leader) && f.Species != Giant:
		f.Dress = Robe
	case f.Species == Saurian && f.has(trait.Soldier):
		f.Dress = Plate
	case f.Species == Saurian:
		f.Dress = Toga
	case (b.House == card.StarAlliance || b.House == card.Mars) && f.Species != Furry:
		f.Dress = Uniform
	case f.has(trait.Scientist) || b.House == card.Logos:
		f.Dress = Coat
	case f.Species == Giant:
		f.Dress = brush.Pick(&b.Random, Bare, Bare, Furs, Furs, Rags, Plate)
	case f.Species == Demon, f.Species == Furry, f.Species == Goblin, f.Species == Insectoid, f.Species == Fungal:
		f.Dress = brush.Pick(&b.Random, Bare, Bare, Rags)
	case f.Species == Human && (b.House == card.Sanctum || b.House == card.Redemption), f.Species == Redeemed:
		f.Dress = Robe
	case f.Species == Faerie, f.Species == Alien:
		f.Dress = Rags
	case f.Species == Getrookya:
		f.Dress = Robe
	case f.Species == Dragonkin:
		f.Dress = brush.Pick(&b.Random, Robe, Cloak, Plate, Furs)
	case f.Species == Raptrix || b.House == card.Skyborn:
		f.Dress = brush.Pick(&b.Random, Coat, Coat, Cloak, Rags)
	default:
		f.Dress = brush.Pick(&b.Random, Cloak, Rags)
	}
}

// armed chooses what the figure holds and how.
func armed(b *brush.Brush, f *Figure, who *Person) {
	switch {
	case who.Hunts:
		f.Gear, f.Pose = Bow, Resting
	case who.Guards:
		f.Gear, f.Pose = brush.Pick(&b.Random, Sword, Spear, Hammer), Guarding
	case f.has(trait.Martian) || b.House == card.StarAlliance && !f.has(trait.Scientist) && f.Species != Furry:
		f.Gear, f.Pose = Gun, brush.Pick(&b.Random, Resting, Striking, Holding, Thrusting, Shouldered)
		if b.House == card.StarAlliance && b.Odds(0.35) {
			f.Gear = brush.Pick(&b.Random, Orb, Wrench, Tome, None)
		}
	case f.has(trait.Scientist):
		f.Gear, f.Pose = brush.Pick(&b.Random, Flask, Tome, Wrench, Orb), brush.Pick(&b.Random, Resting, Striking, Holding)
	case f.has(trait.Thief):
		f.Gear, f.Pose = brush.Pick(&b.Random, Dagger, Dagger, Purse, Torch, Sword), brush.Pick(&b.Random,
			Resting, Striking, Holding, Thrusting, Folded)
		if who.Steals && b.Odds(0.5) {
			f.Gear = Purse
		}
	case f.has(trait.Witch, trait.Priest, trait.Monk, trait.Philosopher, trait.Faerie):
		f.Gear, f.Pose = brush.Pick(&b.Random, Staff, Staff, Orb, Tome), brush.Pick(&b.Random, Resting, Casting, Holding)
	case f.has(trait.Politician, trait.Merchant, trait.Leader):
		f.Gear, f.Pose = brush.Pick(&b.Random, Scroll, Tome, Purse, Staff), brush.Pick(&b.Random, Resting, Holding)
	case f.Species == Giant || f.Species == Goblin:
		f.Gear, f.Pose = brush.Pick(&b.Random, Axe, Hammer, Club, Flail, Spear, Torch),
			brush.Pick(&b.Random, Resting, Striking, Lifting, Thrusting, Shouldered, Folded)
	case f.Species == Demon:
		f.Gear, f.Pose = brush.Pick(&b.Random, None, Trident, Flail, Axe, None), brush.Pick(&b.Random, Casting, Striking, Resting, Lifting,
			Thrusting, Folded)
	case f.has(trait.Knight, trait.Soldier, trait.Horseman, trait.Angel):
		f.Gear, f.Pose = brush.Pick(&b.Random, Sword, Spear, Hammer, Sword, Axe),
			brush.Pick(&b.Random, Resting, Striking, Guarding, Striking, Guarding, Thrusting, Shouldered, Shouldered, Lifting)
	case f.Species == Dragonkin:
		f.Gear, f.Pose = brush.Pick(&b.Random, Spear, Staff, Sword, None), brush.Pick(&b.Random, Resting, Striking, Folded, Thrusting)
	case f.Species == Raptrix:
		f.Gear, f.Pose = brush.Pick(&b.Random, Sword, Spear, Dagger), brush.Pick(&b.Random, Resting, Striking, Thrusting, Shouldered)
	case f.Species == Redeemed:
		f.Gear, f.Pose = brush.Pick(&b.Random, Staff, Torch, Tome, None), brush.Pick(&b.Random, Resting, Holding, Casting, Folded)
	case f.Species == Furry || f.Species == Robot:
		f.Gear, f.Pose = None, brush.Pick(&b.Random, Casting, Striking, Resting, Folded, Thrusting)
	default:
		f.Gear, f.Pose = brush.Pick(&b.Random, Staff, Sword, Orb, Spear, Tome), Pose(b.N(int(poses)))
	}
	if who.Lights {
		f.Gear = Torch
	}
	if f.Gear != None && f.Pose == Folded && !b.Odds(0.4) {
		f.Pose = Shouldered
	}
	switch f.Gear {
	case Axe, Hammer, Club, Flail, Trident, Sword, Spear:
		if f.Pose == Casting { // both hands are busy
			f.Gear = None
		}
	}
	if f.Pose == Folded { // no hand is free
		f.Gear = None
	}
	switch f.Gear {
	case Staff, Spear, Scythe, Trident, Bow, Hammer, Axe, Club:
		if f.Pose == Holding { // it would hide the face
			f.Pose = Resting
		}
	}
}

// Stances are how people hold their arms.
var Stances = map[string]Pose{
	"resting": Resting, "striking": Striking, "casting": Casting, "holding": Holding, "guarding": Guarding,
	"thrusting": Thrusting, "lifting": Lifting, "shouldered": Shouldered, "folded": Folded, "cheering": Cheering,
	"pointing": Pointing, "praying": Praying, "mourning": Mourning, "pushing": Pushing, "shrugging": Shrugging,
	"waving": Waving, "hailing": Hailing, "aiming": Aiming, "carrying": Carrying,
}

// Dresses are what people wear.
var Dresses = map[string]Dress{
	"bare": Bare, "plate": Plate, "robe": Robe, "coat": Coat, "cloak": Cloak, "toga": Toga, "uniform": Uniform,
	"chassis": Chassis, "shroud": Shroud, "rags": Rags, "furs": Furs,
}
