package art

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
)

// figure is somebody with a head, a body, two arms and two legs. The origin is the
// base of the neck; an ordinary head has a radius of 20 and the feet are at 175.
type figure struct {
	traits trait.Set
	kin    kin
	dress  dress
	gear   tool
	hold   func(*brush.Brush) // what the hand holds instead of gear
	looks
	near   bool // not from head to foot: what is stretched out is foreshortened
	pose   pose
	head   float64 // how large, 1 is ordinary
	low    float64 // how far the head sinks between the shoulders
	wide   float64 // half the width of the shoulders
	waist  float64
	limb   float64 // half the width of an arm
	leg    float64 // how long, 1 is ordinary
	stride float64 // how far the feet are apart, 1 is a run
	turn   float64 // which way the face looks, -1 to 1
	skin   brush.RGB
	cloth  brush.RGB
	trim   brush.RGB
	hair   brush.RGB
}

// kin is what a figure is by birth.
type kin uint8

const (
	human kin = iota
	elf
	giant
	goblin
	demon
	martian
	robot
	cyborg
	saurian
	aquan
	spirit
	insectoid
	alien
	furry
	faerie
	fungal
	handuhan
)

// natives are the kin that a house is known for.
var natives = [card.HouseCount]kin{
	card.Brobnar: giant, card.Dis: demon, card.Mars: martian, card.Saurian: saurian, card.Shadows: elf,
	card.Unfathomable: aquan, card.Untamed: furry, card.StarAlliance: alien, card.Monster: aquan,
}

// dress is what a figure wears.
type dress uint8

const (
	bare dress = iota
	plate
	robe
	coat
	cloak
	toga
	uniform
	chassis
	shroud
	rags
	furs
)

// skimpy reports whether back and legs are naked.
func (d dress) skimpy() bool { return d == bare || d == rags || d == furs }

// pose is how the arms are held.
type pose uint8

const (
	resting    pose = iota // one hand at the side, the other holds something upright
	striking               // a hand above the head
	casting                // both hands spread
	holding                // both hands before the chest
	guarding               // a shield before the body, the other hand low
	thrusting              // one arm stretched forward
	lifting                // both hands high above the head
	shouldered             // the thing held lies on the shoulder
	folded                 // arms crossed on the chest
	poses

	// Poses that only the scenes ask for.
	cheering  pose = iota // both arms up, apart
	pointing              // one arm stretched out and up
	praying               // the hands together before the face
	mourning              // the hands before the eyes
	pushing               // both arms stretched forward
	shrugging             // the hands low and open
	waving                // one hand beside the head
	hailing               // one arm straight up
	aiming                // both hands before the face, the thing held points ahead
	carrying              // both arms below something large
)

var skins = map[kin][]brush.RGB{
	human: {brush.Hex(0xf0c39a), brush.Hex(0xd99b6c), brush.Hex(0xa86b45), brush.Hex(0x7a4a32), brush.Hex(0xe8b48c), brush.Hex(0x5c3826)},
	elf:   {brush.Hex(0xcfa48e), brush.Hex(0xa9b0c8), brush.Hex(0x8d86b0), brush.Hex(0xe0c2a8), brush.Hex(0x6c7a9c)},
	giant: {brush.Hex(0xd98a5a), brush.Hex(0xa85a3c), brush.Hex(0x8fa0a8), brush.Hex(0xc9785a), brush.Hex(0x7a4a3a), brush.Hex(0xe0b080),
		brush.Hex(0x8a8a5a), brush.Hex(0x9a7a9a)},
	goblin:    {brush.Hex(0x8fb04a), brush.Hex(0xa8b85a), brush.Hex(0x6f9a5a), brush.Hex(0xc9a04a)},
	demon:     {brush.Hex(0xc2344a), brush.Hex(0x7a3aa0), brush.Hex(0x3d3550), brush.Hex(0xe0543a), brush.Hex(0x4a7a8a), brush.Hex(0xa82a6a)},
	martian:   {brush.Hex(0x7fc95a), brush.Hex(0x9ad86a), brush.Hex(0x5ab08a), brush.Hex(0xb8d85a)},
	robot:     {brush.Hex(0x9aa8b4), brush.Hex(0xc98a4a), brush.Hex(0x6f8aa0), brush.Hex(0xd8dde0), brush.Hex(0xc9524a)},
	cyborg:    {brush.Hex(0xe0b08a), brush.Hex(0xb0805a), brush.Hex(0x9a9ab0), brush.Hex(0x7a5040)},
	saurian:   {brush.Hex(0x5fa06a), brush.Hex(0x3f8a8a), brush.Hex(0xc9a04a), brush.Hex(0xb8643c), brush.Hex(0x8aa84a), brush.Hex(0x5a78a8)},
	aquan:     {brush.Hex(0x3fa8b0), brush.Hex(0x5a8ad8), brush.Hex(0xd87a6a), brush.Hex(0x4fb88a), brush.Hex(0x8a7ad0)},
	spirit:    {brush.Hex(0xdff2ff), brush.Hex(0xfff0c8), brush.Hex(0xd8e0ff)},
	insectoid: {brush.Hex(0xc98a4a), brush.Hex(0x6a9a5a), brush.Hex(0x8a5aa0), brush.Hex(0x4a8a9a)},
	alien:     {brush.Hex(0x8a6ad0), brush.Hex(0x4ab0a0), brush.Hex(0xd88a5a), brush.Hex(0x6a9ad8), brush.Hex(0xd06a9a)},
	furry:     {brush.Hex(0x8a5a3a), brush.Hex(0xb8834a), brush.Hex(0x5a5a62), brush.Hex(0xd8c8a8), brush.Hex(0x6a4a3a), brush.Hex(0xa0683c)},
	faerie:    {brush.Hex(0xf0d0b0), brush.Hex(0xb0e0a0), brush.Hex(0xd0b8f0)},
	fungal:    {brush.Hex(0xe8dcc0), brush.Hex(0xd8c0a0)},
	handuhan:  {brush.Hex(0x7a8a9a), brush.Hex(0x9a6a8a), brush.Hex(0xb08a4a)},
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
}

// has reports whether the figure has one of the traits.
func (f *figure) has(t ...trait.Trait) bool { return f.traits.Shares(trait.Of(t...)) }

// somebody makes up the figure of a person from their traits.
func somebody(b *brush.Brush, who *person) *figure {
	f := &figure{traits: who.traits, head: 1, wide: 36, waist: 25, limb: 8.5, leg: 1}
	f.turn = b.Toward.X / 0.64 * b.In(0.3, 0.9)
	c := brush.Pick(&b.Random, clothes[b.House]...)
	f.cloth, f.trim = brush.Hex(c[0]), brush.Hex(c[1])
	f.hair = brush.Pick(&b.Random, brush.Hex(0x2a1a18), brush.Hex(0x5a3420), brush.Hex(0xb8642a), brush.Hex(0xe0b860), brush.Hex(0xd8d8d8),
		brush.Hex(0x8a2a2a), brush.Hex(0x3a3a4a))
	born(b, f, who)
	grown(b, f, who)
	f.skin = brush.Pick(&b.Random, skins[f.kin]...)
	if f.has(trait.Mutant) && f.kin != robot {
		f.skin = f.skin.To(brush.Pick(&b.Random, brush.Hex(0x8affa0), brush.Hex(0xff7ad0), brush.Hex(0x7ad0ff)), 0.35)
	}
	dressed(b, f, who)
	armed(b, f, who)
	who.put(f)
	return f
}

// born chooses the kin.
func born(b *brush.Brush, f *figure, who *person) {
	switch {
	case f.has(trait.Spirit, trait.Specter, trait.Angel) && !f.has(trait.Human):
		f.kin = spirit
	case f.has(trait.Goblin):
		f.kin = goblin
	case f.has(trait.Giant):
		f.kin = giant
	case f.has(trait.Demon, trait.Imp, trait.Sin):
		f.kin = demon
	case f.has(trait.Martian):
		f.kin = martian
	case f.has(trait.Dinosaur):
		f.kin = saurian
	case f.has(trait.Robot, trait.AI):
		f.kin = robot
	case f.has(trait.Cyborg):
		f.kin = cyborg
	case f.has(trait.Elf):
		f.kin = elf
	case f.has(trait.Aquan):
		f.kin = aquan
	case f.has(trait.Krxix, trait.Insect):
		f.kin = insectoid
	case f.has(trait.Fungus):
		f.kin = fungal
	case f.has(trait.Faerie):
		f.kin = faerie
	case f.has(trait.Handuhan):
		f.kin = handuhan
	case f.has(trait.Alien, trait.Proximan, trait.Jelly, trait.Shapeshifter, trait.Changeling):
		f.kin = alien
	case f.has(trait.Niffle, trait.Beast, trait.Cat, trait.Wolf, trait.Rat):
		f.kin = furry
	case f.has(trait.Human):
	case who.acts:
		f.kin = natives[b.House]
	case b.House == card.Untamed || b.House == card.Logos:
		f.kin = brush.Pick(&b.Random, human, alien, furry)
	case b.House == card.Sanctum || b.House == card.Shadows && b.Odds(0.5):
	default:
		f.kin = natives[b.House]
	}
}

// grown sets the build by kin and power.
func grown(b *brush.Brush, f *figure, who *person) {
	big := min(1, max(0, (float64(who.power)-2)/7))
	f.wide += 12*big + b.In(-3, 3)
	f.waist += 8*big + b.In(-3, 3)
	f.limb += 2.5 * big
	switch f.kin {
	case handuhan:
		f.wide, f.waist, f.limb, f.low, f.head = 60+8*big, 34+8*big, 13, 12, 1.05
		f.four = true
	case giant:
		f.wide, f.waist, f.limb, f.low, f.head = 58+12*big+b.In(-4, 4), 38+10*big, 15+3*big, 9+5*big, 1.12
	case goblin:
		f.head, f.wide, f.waist, f.limb, f.leg = 1.55, 27, 23, 6, 0.45
	case demon:
		f.low = 4
		f.wide += 5
		if f.has(trait.Imp) || who.power <= 2 {
			f.head, f.wide, f.waist, f.limb, f.leg = 1.6, 25, 21, 5.5, 0.45
		}
	case martian:
		f.head, f.wide, f.waist, f.limb = 1.3, 27+6*big, 17+4*big, 5.5
	case human, cyborg, aquan, alien:
		f.head = 1.12
	case robot, insectoid:
		f.wide += 4
	case saurian:
		f.wide += 6
		f.low = 2
	case elf:
		f.wide, f.waist, f.head = f.wide-4, f.waist-4, 1.1
	case furry:
		f.wide, f.waist, f.limb, f.low, f.leg = f.wide+10, f.waist+12, f.limb+5, 8, 0.6
	case faerie:
		f.head, f.wide, f.waist, f.limb, f.leg = 1.3, 22, 13, 4.5, 0.8
	case fungal:
		f.head, f.wide, f.waist, f.limb, f.leg = 1.5, 26, 26, 6, 0.4
	}
}

// dressed chooses the clothes.
func dressed(b *brush.Brush, f *figure, who *person) {
	switch {
	case f.kin == robot:
		f.dress = chassis
	case f.has(trait.Knight) || who.armor >= 2 && b.House != card.StarAlliance:
		f.dress = plate
	case f.kin == spirit:
		f.dress = shroud
	case f.has(trait.Thief, trait.Assassin):
		f.dress = cloak
	case f.has(trait.Witch, trait.Priest, trait.Monk, trait.Merchant, trait.Leader) && f.kin != giant:
		f.dress = robe
	case f.kin == saurian && f.has(trait.Soldier):
		f.dress = plate
	case f.kin == saurian:
		f.dress = toga
	case (b.House == card.StarAlliance || b.House == card.Mars) && f.kin != furry:
		f.dress = uniform
	case f.has(trait.Scientist) || b.House == card.Logos:
		f.dress = coat
	case f.kin == giant:
		f.dress = brush.Pick(&b.Random, bare, bare, furs, furs, rags, plate)
	case f.kin == demon, f.kin == furry, f.kin == goblin, f.kin == insectoid, f.kin == fungal:
		f.dress = brush.Pick(&b.Random, bare, bare, rags)
	case f.kin == human && b.House == card.Sanctum:
		f.dress = robe
	case f.kin == faerie, f.kin == alien:
		f.dress = rags
	default:
		f.dress = brush.Pick(&b.Random, cloak, rags)
	}
}

// armed chooses what the figure holds and how.
func armed(b *brush.Brush, f *figure, who *person) {
	switch {
	case who.hunts:
		f.gear, f.pose = bow, resting
	case who.guards:
		f.gear, f.pose = brush.Pick(&b.Random, sword, spear, hammer), guarding
	case f.has(trait.Martian) || b.House == card.StarAlliance && !f.has(trait.Scientist) && f.kin != furry:
		f.gear, f.pose = gun, brush.Pick(&b.Random, resting, striking, holding, thrusting, shouldered)
		if b.House == card.StarAlliance && b.Odds(0.35) {
			f.gear = brush.Pick(&b.Random, orb, wrench, tome, none)
		}
	case f.has(trait.Scientist):
		f.gear, f.pose = brush.Pick(&b.Random, flask, tome, wrench, orb), brush.Pick(&b.Random, resting, striking, holding)
	case f.has(trait.Thief):
		f.gear, f.pose = brush.Pick(&b.Random, dagger, dagger, purse, torch, sword), brush.Pick(&b.Random, resting, striking, holding, thrusting,
			folded)
		if who.steals && b.Odds(0.5) {
			f.gear = purse
		}
	case f.has(trait.Witch, trait.Priest, trait.Monk, trait.Philosopher, trait.Faerie):
		f.gear, f.pose = brush.Pick(&b.Random, staff, staff, orb, tome), brush.Pick(&b.Random, resting, casting, holding)
	case f.has(trait.Politician, trait.Merchant, trait.Leader):
		f.gear, f.pose = brush.Pick(&b.Random, scroll, tome, purse, staff), brush.Pick(&b.Random, resting, holding)
	case f.kin == giant || f.kin == goblin:
		f.gear, f.pose = brush.Pick(&b.Random, axe, hammer, club, flail, spear, torch),
			brush.Pick(&b.Random, resting, striking, lifting, thrusting, shouldered, folded)
	case f.kin == demon:
		f.gear, f.pose = brush.Pick(&b.Random, none, trident, flail, axe, none), brush.Pick(&b.Random, casting, striking, resting, lifting,
			thrusting, folded)
	case f.has(trait.Knight, trait.Soldier, trait.Horseman, trait.Angel):
		f.gear, f.pose = brush.Pick(&b.Random, sword, spear, hammer, sword, axe),
			brush.Pick(&b.Random, resting, striking, guarding, striking, guarding, thrusting, shouldered, shouldered, lifting)
	case f.kin == furry || f.kin == robot:
		f.gear, f.pose = none, brush.Pick(&b.Random, casting, striking, resting, folded, thrusting)
	default:
		f.gear, f.pose = brush.Pick(&b.Random, staff, sword, orb, spear, tome), pose(b.N(int(poses)))
	}
	if who.lights {
		f.gear = torch
	}
	if f.gear != none && f.pose == folded && !b.Odds(0.4) {
		f.pose = shouldered
	}
	switch f.gear {
	case axe, hammer, club, flail, trident, sword, spear:
		if f.pose == casting { // both hands are busy
			f.gear = none
		}
	}
	if f.pose == folded { // no hand is free
		f.gear = none
	}
	switch f.gear {
	case staff, spear, scythe, trident, bow, hammer, axe, club:
		if f.pose == holding { // it would hide the face
			f.pose = resting
		}
	}
}

// stances are how people hold their arms.
var stances = map[string]pose{
	"resting": resting, "striking": striking, "casting": casting, "holding": holding, "guarding": guarding,
	"thrusting": thrusting, "lifting": lifting, "shouldered": shouldered, "folded": folded, "cheering": cheering,
	"pointing": pointing, "praying": praying, "mourning": mourning, "pushing": pushing, "shrugging": shrugging,
	"waving": waving, "hailing": hailing, "aiming": aiming, "carrying": carrying,
}

// dresses are what people wear.
var dresses = map[string]dress{
	"bare": bare, "plate": plate, "robe": robe, "coat": coat, "cloak": cloak, "toga": toga, "uniform": uniform,
	"chassis": chassis, "shroud": shroud, "rags": rags, "furs": furs,
}
