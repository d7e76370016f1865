package card

import "math/bits"

// Keywords is a set of keywords without a number (C19).
type Keywords uint32

// The keywords.
const (
	Flying Keywords = 1 << iota
	AntiAir
	Overpower
	Haste
	Sparkshot
	Untargetable
	Stealth
	Invisible
	Deathtouch
	SwiftStrike
	LongRange
	Readiness
	ArmorPiercing
	Ephemeral
	CannotAttack
	CannotPatrol
	UnattackableByTech0 // C19.19
	UnstoppableByTech0
	Stampeding // excess combat damage to units and heroes goes to the opponent's base

	KeywordCount = iota
)

// Each are the keywords of the set, one by one.
func (k Keywords) Each(yield func(Keywords) bool) {
	for ; k != 0; k &= k - 1 {
		if !yield(1 << bits.TrailingZeros32(uint32(k))) {
			return
		}
	}
}

// Mod is what a card has or gets.
type Mod struct {
	Attack, HP, Armor int8
	Has               Keywords
	Resist            int8 // C19.38
	Frenzy            int8 // C19.4
	Obliterate        int8 // C19.11
	Healing           int8 // C19.13
}

// Plus is both together.
func (m Mod) Plus(o Mod) Mod {
	return Mod{m.Attack + o.Attack, m.HP + o.HP, m.Armor + o.Armor, m.Has | o.Has, m.Resist + o.Resist, m.Frenzy + o.Frenzy,
		m.Obliterate + o.Obliterate, m.Healing + o.Healing}
}

// Ability says whether the mod is more than numbers (CR15). Where excess damage goes in a stampede is a rule of the spell.
func (m Mod) Ability() bool {
	return m.Has&^Stampeding != 0 || m.Resist|m.Frenzy|m.Obliterate|m.Healing != 0
}

func (m Mod) add(c *Card, band uint8) { c.Bands[band].Own = c.Bands[band].Own.Plus(m) }

// Has gives keywords. As a part of a card it prints them on it.
func Has(k Keywords) Mod { return Mod{Has: k} }

// Stats gives attack and HP.
func Stats(attack, hp int8) Mod { return Mod{Attack: attack, HP: hp} }

// Attack gives attack.
func Attack(n int8) Mod { return Mod{Attack: n} }

// Armor gives armor (C19.3).
func Armor(n int8) Mod { return Mod{Armor: n} }

// Resist gives resist (C19.38).
func Resist(n int8) Mod { return Mod{Resist: n} }

// Frenzy gives frenzy (C19.4).
func Frenzy(n int8) Mod { return Mod{Frenzy: n} }

// Obliterate gives obliterate (C19.11).
func Obliterate(n int8) Mod { return Mod{Obliterate: n} }

// Healing gives healing (C19.13).
func Healing(n int8) Mod { return Mod{Healing: n} }

// Trait is what stands behind the type of a card.
type Trait uint8

// The traits.
const (
	NoTrait Trait = iota
	Airship
	Ancient
	Bear
	Beast
	Bird
	Brigand
	Buff
	Burn
	Centaur
	Contraption
	CuteAnimal
	Debuff
	Dinosaur
	Dog
	Dragon
	Elephant
	Frog
	Hunter
	Insect
	Lizardman
	Mercenary
	Merfolk
	Monkey
	Mystic
	Nymph
	Octopus
	Ogre
	Panda
	Pirate
	Rhino
	Shapeshifter
	Shark
	Soldier
	Spellcaster
	Squirrel
	Summoning
	Tiger
	Tree
	WaterElemental
	Wisp
	Anarchist
	BloodGuard
	Magus
	Mentor
	PhoenixArcher
	WarDrummer
	WaterShaman

	TraitCount
)

var traits = [TraitCount]string{"", "airship", "ancient", "bear", "beast", "bird", "brigand", "buff", "burn", "centaur",
	"contraption", "cute animal", "debuff", "dinosaur", "dog", "dragon", "elephant", "frog", "hunter", "insect", "lizardman",
	"mercenary", "merfolk", "monkey", "mystic", "nymph", "octopus", "ogre", "panda", "pirate", "rhino", "shapeshifter", "shark",
	"soldier", "spellcaster", "squirrel", "summon", "tiger", "tree", "water elemental", "wisp", "anarchist", "blood guard",
	"magus", "mentor", "phoenix archer", "war drummer", "water shaman"}

// String is the name of the trait in data.
func (t Trait) String() string { return traits[t] }

func (t Trait) add(c *Card, _ uint8) {
	if c.Trait == NoTrait {
		c.Trait = t
	} else {
		c.Second = t
	}
}

// Rune is a kind of rune (C18.3, C18.6).
type Rune uint8

// The kinds of runes.
const (
	PlusOne Rune = iota // +1/+1
	Feather
	BloodRune
	GrowthRune

	RuneCount
)

var runes = [RuneCount]string{"+1/+1", "feather", "blood", "growth"}

// String is the name of the rune in data.
func (r Rune) String() string { return runes[r] }
