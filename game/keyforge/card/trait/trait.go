// Package trait names the traits of cards. A trait does nothing by itself;
// abilities refer to it (K3.7).
package trait

// A Trait is one trait of a card.
type Trait uint8

// The traits of all sets, in alphabetical order.
const (
	None Trait = iota
	Adagion
	Agent
	AI
	Alien
	Ally
	Analyst
	Angel
	Aquan
	Arm
	Artisan
	Assassin
	Beast
	Brakken
	Buggy
	Cat
	Changeling
	Cirrus
	Clock
	Cloud
	Cultist
	Curse
	Cyborg
	Demon
	Dinosaur
	Diplomat
	Dragon
	Egg
	Elder
	Elemental
	Elf
	Equation
	Experiment
	Faerie
	Fisher
	Fungus
	Getrookya
	Giant
	Goblin
	Halyard
	Handuhan
	Horseman
	Human
	Hunter
	Imp
	Insect
	Ironyx
	Item
	Jelly
	Jreen
	Knight
	Krxix
	Law
	Leader
	Leviathan
	Location
	Martian
	Merchant
	Monk
	Mutant
	Myth
	Niffle
	Philosopher
	Phoenix
	Pilot
	Pirate
	Plan
	Politician
	Power
	Priest
	Proximan
	Psion
	Quest
	Ranger
	Raptrix
	Rat
	Recruiter
	Robot
	Sage
	Scientist
	Shapeshifter
	Shard
	Ship
	Sin
	Soldier
	Specter
	Spirit
	Stormkin
	Sylicate
	Tentacle
	Thief
	Treasure
	Tree
	Variant
	Vehicle
	Weapon
	Witch
	Wolf
	Redacted

	// Count is one more than the greatest Trait.
	Count
)

var names = [Count]string{
	Adagion:      "adagion",
	Agent:        "agent",
	AI:           "ai",
	Alien:        "alien",
	Ally:         "ally",
	Analyst:      "analyst",
	Angel:        "angel",
	Aquan:        "aquan",
	Arm:          "arm",
	Artisan:      "artisan",
	Assassin:     "assassin",
	Beast:        "beast",
	Brakken:      "bräkken",
	Buggy:        "buggy",
	Cat:          "cat",
	Changeling:   "changeling",
	Cirrus:       "cirrus",
	Clock:        "clock",
	Cloud:        "cloud",
	Cultist:      "cultist",
	Curse:        "curse",
	Cyborg:       "cyborg",
	Demon:        "demon",
	Dinosaur:     "dinosaur",
	Diplomat:     "diplomat",
	Dragon:       "dragon",
	Egg:          "egg",
	Elder:        "elder",
	Elemental:    "elemental",
	Elf:          "elf",
	Equation:     "equation",
	Experiment:   "experiment",
	Faerie:       "faerie",
	Fisher:       "fisher",
	Fungus:       "fungus",
	Getrookya:    "getrookya",
	Giant:        "giant",
	Goblin:       "goblin",
	Halyard:      "halyard",
	Handuhan:     "handuhan",
	Horseman:     "horseman",
	Human:        "human",
	Hunter:       "hunter",
	Imp:          "imp",
	Insect:       "insect",
	Ironyx:       "ironyx",
	Item:         "item",
	Jelly:        "jelly",
	Jreen:        "j'reen",
	Knight:       "knight",
	Krxix:        "krxix",
	Law:          "law",
	Leader:       "leader",
	Leviathan:    "leviathan",
	Location:     "location",
	Martian:      "martian",
	Merchant:     "merchant",
	Monk:         "monk",
	Mutant:       "mutant",
	Myth:         "myth",
	Niffle:       "niffle",
	Philosopher:  "philosopher",
	Phoenix:      "phoenix",
	Pilot:        "pilot",
	Pirate:       "pirate",
	Plan:         "plan",
	Politician:   "politician",
	Power:        "power",
	Priest:       "priest",
	Proximan:     "proximan",
	Psion:        "psion",
	Quest:        "quest",
	Ranger:       "ranger",
	Raptrix:      "raptrix",
	Rat:          "rat",
	Recruiter:    "recruiter",
	Robot:        "robot",
	Sage:         "sage",
	Scientist:    "scientist",
	Shapeshifter: "shapeshifter",
	Shard:        "shard",
	Ship:         "ship",
	Sin:          "sin",
	Soldier:      "soldier",
	Specter:      "specter",
	Spirit:       "spirit",
	Stormkin:     "stormkin",
	Sylicate:     "sylicate",
	Tentacle:     "tentacle",
	Thief:        "thief",
	Treasure:     "treasure",
	Tree:         "tree",
	Variant:      "variant",
	Vehicle:      "vehicle",
	Weapon:       "weapon",
	Witch:        "witch",
	Wolf:         "wolf",
	Redacted:     "[redacted]",
}

// String returns the trait in lower case English, as lists of cards name it.
func (t Trait) String() string {
	if t >= Count {
		return ""
	}
	return names[t]
}

// Parse returns the trait of that name, and false when there is none.
func Parse(name string) (Trait, bool) {
	for t := None + 1; t < Count; t++ {
		if names[t] == name {
			return t, true
		}
	}
	return None, false
}

const _ = uint(128 - Count)

// A Set is a set of traits.
type Set [2]uint64

// Of returns the set of the given traits.
func Of(traits ...Trait) Set {
	var s Set
	for _, t := range traits {
		s[t/64] |= 1 << (t % 64)
	}
	return s
}

// Has reports whether t is in s.
func (s Set) Has(t Trait) bool { return s[t/64]&(1<<(t%64)) != 0 }

// Shares reports whether the sets have a trait in common.
func (s Set) Shares(o Set) bool { return s[0]&o[0] != 0 || s[1]&o[1] != 0 }

// Union returns the traits of either set.
func (s Set) Union(o Set) Set { return Set{s[0] | o[0], s[1] | o[1]} }

// Turned returns s without t if it is in s, and with it otherwise.
func (s Set) Turned(t Trait) Set { s[t/64] ^= 1 << (t % 64); return s }

// All returns the traits of s in order.
func (s Set) All() []Trait {
	var all []Trait
	for t := None + 1; t < Count; t++ {
		if s.Has(t) {
			all = append(all, t)
		}
	}
	return all
}
