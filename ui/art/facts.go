package art

import (
	"cmp"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/ui/art/brush"
	"github.com/keyraken/keyraken/ui/art/people"
	"github.com/keyraken/keyraken/ui/art/places"
	"github.com/keyraken/keyraken/ui/art/script"
)

// meant are words for cards with a trait.
type meant struct {
	of    trait.Trait
	words []string
}

// bodies are the words for creatures that are not persons, by their traits; the first
// trait that a creature has counts.
var bodies = []meant{
	{trait.Dragon, []string{"dragon"}},
	{trait.Tree, []string{"treant"}},
	{trait.Wolf, []string{"wolf", "wolf-run"}},
	{trait.Rat, []string{"rat"}},
	{trait.Cat, []string{"panther", "lynx", "tiger"}},
	{trait.Jelly, []string{"jellyfish", "slime"}},
	{trait.Egg, []string{"egg-pod"}},
	{trait.Insect, []string{"beetle", "ant", "fly"}},
	{trait.Tentacle, []string{"tentacle"}},
	{trait.Horseman, []string{"steed"}},
	{trait.Beast, []string{"bear", "boar", "hound", "stag", "shaggy"}},
}

// nativeWords are the words for the people that a house is known for.
var nativeWords = [card.HouseCount]string{
	card.NoHouse: "human", card.Brobnar: "giant", card.Dis: "demon", card.Logos: "scientist", card.Mars: "martian",
	card.Sanctum: "knight", card.Saurian: "dinosaur", card.Shadows: "thief", card.StarAlliance: "alien",
	card.Unfathomable: "aquan", card.Untamed: "witch", card.Monster: "cultists",
	card.Ekwidon: "getrookya", card.Geistoid: "robot", card.Skyborn: "raptrix", card.Redemption: "mutant",
	card.Ouboros: "dragonkin", card.Keyraken: "cultists",
}

// wares are the words for artifacts and upgrades by their traits; the first counts.
var wares = []meant{
	{trait.Ship, []string{"galleon", "starship", "deep-ship"}},
	{trait.Vehicle, []string{"wagon", "buggy"}},
	{trait.Location, []string{"portal", "obelisk", "altar", "throne", "bookcase", "temple", "cave-mouth"}},
	{trait.Shard, []string{"crystals"}},
	{trait.Ally, []string{"drone"}},
	{trait.Law, []string{"decree"}},
	{trait.Equation, []string{"equation"}},
	{trait.Quest, []string{"treasure-map"}},
	{trait.Power, []string{"rune-disc"}},
	{trait.Treasure, []string{"chest", "crown-thing", "coin"}},
	{trait.Weapon, []string{"sword", "axe", "spear", "flail", "bomb", "gun", "scythe"}},
}

// curios are the words for other artifacts and upgrades.
var curios = []string{"orb-on-stand", "reliquary", "mirror", "horn", "tome", "device", "boots", "gauntlet", "cuirass", "helm"}

// deeds are the words for what a card does.
var deeds = [MainEffects][]string{
	Lingers:  {"vista"},
	Blasts:   {"blast", "great-fist"},
	Shatters: {"skull-shatter", "looming-demon", "quake"},
	Steals:   {"amber-grab"},
	Captures: {"chained-amber"},
	Reads:    {"book-of-light", "bookcase", "scroll"},
	Mends:    {"healing", "force-shield", "stairs-to-light"},
	Gathers:  {"amber-heap", "chest", "giving"},
	Whirls:   {"maelstrom"},
	Forges:   {"key-light", "anvil-scene"},
	Numbs:    {"stars-of-stun"},
	Charges:  {"charge", "banner"},
	Wastes:   {"decay", "ghosts"},
	Bends:    {"puppets", "great-eye", "helm"},
	Grows:    {"growing", "beast-spirit"},
}

// line is what a line of the scenes could say about a card without one.
func (c *Card) line() []script.Clause {
	r := c.chances(2)
	when := script.Clause{"home", brush.Pick(&r, "dawn", "noon", "dusk", "night")}
	switch c.Type {
	case card.CreatureType, card.BossType:
		return []script.Clause{when, c.body(&r)}
	case card.ArtifactType:
		return []script.Clause{when, {c.ware(&r), "x1.2"}}
	case card.UpgradeType:
		return []script.Clause{when, {"halo-rings", "x1.5"}, {c.ware(&r)}}
	}
	return []script.Clause{when, {brush.Pick(&r, deeds[c.Does]...)}}
}

// bearings are the ways to show a person.
var bearings = []script.Clause{{}, {"near"}, {"near", "guarding"}, {"near", "holding"}, {"striking"}, {"casting"}, {"running"}}

// body is a creature in words.
func (c *Card) body(r *brush.Random) script.Clause {
	var words script.Clause
	for _, w := range sorted(people.Folk) {
		if c.has(people.Folk[w]) {
			words = append(words, w)
		}
	}
	if len(words) == 0 {
		if of := c.meantBy(bodies); of != nil {
			return script.Clause{brush.Pick(r, of...), "x1.1"}
		}
		words = script.Clause{cmp.Or(nativeWords[c.House], "human")}
	}
	if c.has(trait.Specter) {
		words = append(words, "ghostly")
	}
	switch {
	case c.Power >= 8:
		words = append(words, "mighty")
	case c.Power >= 5:
		words = append(words, "strong")
	}
	return append(words, brush.Pick(r, bearings...)...)
}

// ware is an artifact or an upgrade in a word.
func (c *Card) ware(r *brush.Random) string {
	if of := c.meantBy(wares); of != nil {
		return brush.Pick(r, of...)
	}
	return brush.Pick(r, curios...)
}

// meantBy are the words for the first of the traits that the card has, if any.
func (c *Card) meantBy(all []meant) []string {
	for _, m := range all {
		if c.has(m.of) {
			return m.words
		}
	}
	return nil
}

// improvised is a picture made from the facts of a card.
func (c *Card) improvised() *picture {
	n, err := parsePanel(c.line())
	if err != nil {
		panic(err)
	}
	return &picture{places.Neutral, []panel{n}}
}
