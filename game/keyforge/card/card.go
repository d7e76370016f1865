// Package card is the language in which cards are written.
//
// A card is one value. The engine executes it and the languages (game/lang/en)
// write its text, so what a card does and what it says cannot diverge:
//
//	var Headhunter = Creature("headhunter", Brobnar, 5, Traits(trait.Giant), Fight(Gain(1)))
//	var HandOfDis  = Action("hand-of-dis", Dis, Play(Destroy(Choose(Creatures.NotOnFlank()))))
//
// A card has abilities ([Ability]); an ability has a heading (Play, Reap,
// Destroyed …), or waits for an event ([After]), or applies at all times
// ([Static]). Triggered abilities carry effects ([Effect]); effects name cards
// through targets ([Target]), targets through filters ([Filter]), amounts
// through numbers ([Num]) and conditions ([Cond]). The sets of nodes are closed:
// the engine and the renderers switch over them.
//
// "You" is the player whose ability it is, and [This] is the card that has it.
//
// Constructors that thousands of definitions call are not inlined: a program would
// be larger by a third.
package card

import (
	"fmt"
	"iter"
	"math/bits"
	"slices"

	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// House is a house of KeyForge, or [Monster].
type House uint8

// The houses, older ones first. Monster is the house of the cards of any adventure
// (A7.5): only one adventure is played at a time, and its words name its house.
const (
	NoHouse House = iota
	Brobnar
	Dis
	Logos
	Mars
	Sanctum
	Saurian
	Shadows
	StarAlliance
	Unfathomable
	Untamed
	Monster
	Ekwidon
	Geistoid
	Skyborn
	Redemption
	Ouboros
	Keyraken // of Menagerie 2024 alone (K23.3)
	HouseCount
)

var houseNames = [HouseCount]string{
	"", "brobnar", "dis", "logos", "mars", "sanctum", "saurian", "shadows", "staralliance", "unfathomable",
	"untamed", "monster", "ekwidon", "geistoid", "skyborn",
	"redemption", "ouboros", "keyraken",
}

// String returns the name used in lists and decks, such as "staralliance".
func (h House) String() string {
	if h >= HouseCount {
		return fmt.Sprintf("House(%d)", uint8(h))
	}
	return houseNames[h]
}

// ParseHouse returns the house of that list name, and false when there is none.
func ParseHouse(name string) (House, bool) {
	for h := NoHouse + 1; h < HouseCount; h++ {
		if houseNames[h] == name {
			return h, true
		}
	}
	return NoHouse, false
}

// Houses is a set of houses.
type Houses uint32

const _ = uint(32 - HouseCount)

// AllHouses are the houses that players' cards belong to (K23.3). Keyraken is one only in games
// in which a deck has it.
const AllHouses Houses = 1<<HouseCount - 2 - 1<<Monster

// HouseSet returns the set of the given houses.
func HouseSet(houses ...House) Houses {
	var s Houses
	for _, h := range houses {
		s |= 1 << h
	}
	return s
}

// Has reports whether h is in s. NoHouse never is.
func (s Houses) Has(h House) bool { return h != NoHouse && s&(1<<h) != 0 }

// All are the houses in s, in their order.
func (s Houses) All() iter.Seq[House] {
	return func(yield func(House) bool) {
		for left := s &^ (1 << NoHouse); left != 0; left &= left - 1 {
			if !yield(House(bits.TrailingZeros32(uint32(left)))) {
				return
			}
		}
	}
}

// Type is the type of a card (K3.4).
type Type uint8

// The card types. A Boss is an adventure's monster: it is fought like a
// creature but is not one (A5.2). A Location is a place of an adventure, which lies among the
// monster's artifacts and which only the adventure's own cards see. Prophecies and archon powers lie beside the game (K23.2):
// they are in no deck and never in play.
const (
	NoType Type = iota
	ActionType
	ArtifactType
	CreatureType
	UpgradeType
	BossType
	ProphecyType
	PowerType
	LocationType
	TypeCount
)

var typeNames = [TypeCount]string{"", "action", "artifact", "creature", "upgrade", "boss", "prophecy", "archon power", "location"}

// String returns the name used in lists, such as "creature".
func (t Type) String() string { return typeNames[t] }

// Stays reports whether a card of the type never leaves play nor changes control (A2.5).
func (t Type) Stays() bool { return t == BossType || t == LocationType }

// ParseType returns the type of that list name, and false when there is none.
func ParseType(name string) (Type, bool) {
	for t := ActionType; t < TypeCount; t++ {
		if typeNames[t] == name {
			return t, true
		}
	}
	return NoType, false
}

// Types is a set of card types.
type Types uint16

const _ = uint(16 - TypeCount)

// TypeSet returns the set of the given types.
func TypeSet(types ...Type) Types {
	var s Types
	for _, t := range types {
		s |= 1 << t
	}
	return s
}

// Has reports whether t is in s.
func (s Types) Has(t Type) bool { return s&(1<<t) != 0 }

// Keyword is a keyword ability of section K18, or the adventure's prey (A6).
type Keyword uint8

// The keywords. Assault, Hazardous and SplashAttack carry a number that adds up
// (K18.5, K28.7).
const (
	NoKeyword Keyword = iota
	Alpha
	Omega
	Assault
	Hazardous
	Skirmish
	Elusive
	Taunt
	Poison
	Deploy
	Invulnerable
	SplashAttack // K28.7
	Treachery    // K28.1
	Versatile    // K28.6
	Entrench     // K29.5
	KeywordCount
)

var keywordNames = [KeywordCount]string{
	"", "alpha", "omega", "assault", "hazardous", "skirmish", "elusive", "taunt", "poison", "deploy",
	"invulnerable", "splash-attack", "treachery", "versatile", "entrench",
}

// String returns the keyword in lower case English, as lists of cards name it.
func (k Keyword) String() string { return keywordNames[k] }

// Numbered reports whether the keyword carries a number.
func (k Keyword) Numbered() bool { return k == Assault || k == Hazardous || k == SplashAttack }

// ParseKeyword returns the keyword of that list name, and false when there is
// none.
func ParseKeyword(name string) (Keyword, bool) {
	for k := NoKeyword + 1; k < KeywordCount; k++ {
		if k.String() == name {
			return k, true
		}
	}
	return NoKeyword, false
}

// Icon is a bonus icon (K7); see also [HouseIcon].
type Icon uint8

// The bonus icons.
const (
	NoIcon Icon = iota
	AmberIcon
	CaptureIcon
	DamageIcon
	DrawIcon
	DiscardIcon // K24.1
	PowerIcon   // K24.2
	IconCount
)

var iconNames = [IconCount]string{
	AmberIcon: "amber", CaptureIcon: "capture", DamageIcon: "damage", DrawIcon: "draw",
	DiscardIcon: "discard", PowerIcon: "power",
}

// HouseIcon is the icon by which a card belongs to another house besides its own; it is
// not resolved (K24.3).
//
//go:noinline
func HouseIcon(h House) Icon { return IconCount + Icon(h) }

// House is the house of a house icon, NoHouse for another icon.
func (i Icon) House() House {
	if i < IconCount {
		return NoHouse
	}
	return House(i - IconCount)
}

// String returns the name of the icon in lower case English, as lists of decks name it.
func (i Icon) String() string {
	if h := i.House(); h != NoHouse {
		return h.String()
	}
	return iconNames[i]
}

// ParseIcon returns the icon of that name, and false when there is none.
func ParseIcon(name string) (Icon, bool) {
	if i := slices.Index(iconNames[:], name); i > 0 {
		return Icon(i), true
	}
	if h, ok := ParseHouse(name); ok && AllHouses.Has(h) {
		return HouseIcon(h), true
	}
	return NoIcon, false
}

// MaxIcons is the greatest number of bonus icons that a card can have.
const MaxIcons = 8

// Icons is the bonus icons of one card, top to bottom; the rest is NoIcon.
type Icons [MaxIcons]Icon

// Card is the definition of a card: its facts and its abilities. Values are
// made by the constructors, which check them, and never change afterwards.
type Card struct {
	// ID is the list name, such as "dust-imp". A reprint has the same ID.
	ID    string
	House House
	Type  Type
	Power int // printed power; 0 for X (K3.10)
	Armor int // printed armor; 0 if none (K11.12)
	Amber int // printed æmber icons
	// Enhances are the bonus icons that the card brings to others of its deck, which have
	// them before any game (K7.11).
	Enhances []Icon
	Traits   trait.Set
	// Keywords holds for each printed keyword its number, 1 when it has none.
	Keywords  [KeywordCount]uint8
	Abilities []Ability
	// AsUpgrade, when not empty, is what the card does as an upgrade: a creature that
	// is played as one, or an action that its own effect attaches.
	AsUpgrade []Ability
	// HostIs, when set, is what the upgrade can be attached to.
	HostIs *Filter
	// OnArtifact says that the upgrade enters play attached to an artifact.
	OnArtifact bool
	// Token says that it is a token card: it is in no deck, and token creatures are copies
	// of it (K25.1).
	Token bool
	// Gigantic is the ID of the other half of a gigantic creature (K19).
	// The half with abilities is the lower one.
	Gigantic string
	// Prey is the creature that this card of an adventure hunts (A6).
	Prey *Target
	// PlayIf, when set, must hold for the card to be played at all.
	PlayIf *Cond
	// PlayCost is the æmber that must be lost in order to play the card.
	PlayCost int
	// OpenArchives says that the card is archived face up, and that while it is in its
	// owner's archives that player may take any number of cards out of them (K2.12).
	OpenArchives bool
	// StaysInHand says that only abilities of cards discard it from its owner's hand.
	StaysInHand bool
	// Active says that the card addresses the active player, whoever controls it,
	// as adventure cards do (A7.1).
	Active bool
	// FirstPrinted is the card before it was corrected, if it was; [Inspect] does not visit it.
	FirstPrinted *Card
}

// An Option sets one property of a card under construction.
type Option func(*Card)

// Action makes an action card.
//
//go:noinline
func Action(id string, h House, opts ...Option) *Card {
	return build(&Card{ID: id, House: h, Type: ActionType}, opts)
}

// Artifact makes an artifact.
func Artifact(id string, h House, opts ...Option) *Card {
	return build(&Card{ID: id, House: h, Type: ArtifactType}, opts)
}

// Creature makes a creature of the given printed power.
//
//go:noinline
func Creature(id string, h House, power int, opts ...Option) *Card {
	return build(&Card{ID: id, House: h, Type: CreatureType, Power: power}, opts)
}

// TokenCreature makes a token card: the creature of which the token creatures of a player
// are copies (K25.1).
func TokenCreature(id string, h House, power int, opts ...Option) *Card {
	return build(&Card{ID: id, House: h, Type: CreatureType, Power: power, Token: true}, opts)
}

// Upgrade makes an upgrade.
func Upgrade(id string, h House, opts ...Option) *Card {
	return build(&Card{ID: id, House: h, Type: UpgradeType}, opts)
}

// Prophecy makes one face of a prophecy card (K30). It has no house.
func Prophecy(id string, opts ...Option) *Card {
	return build(&Card{ID: id, Type: ProphecyType}, opts)
}

// ArchonPower makes an archon power (K31). It has no house.
func ArchonPower(id string, opts ...Option) *Card {
	return build(&Card{ID: id, Type: PowerType}, opts)
}

// InDecks reports whether it can be one of the cards of a deck: token cards, prophecies and
// archon powers lie beside it.
func (c *Card) InDecks() bool { return !c.Token && c.Type != ProphecyType && c.Type != PowerType }

// Boss makes an adventure's monster.
func Boss(id string, h House, opts ...Option) *Card {
	return build(&Card{ID: id, House: h, Type: BossType}, opts)
}

// Location makes a place of an adventure.
func Location(id string, h House, opts ...Option) *Card {
	return build(&Card{ID: id, House: h, Type: LocationType}, opts)
}

func build(c *Card, opts []Option) *Card {
	for _, o := range opts {
		o(c)
	}
	if err := c.check(); err != nil {
		panic(fmt.Sprintf("card %s: %v", c.ID, err))
	}
	return c
}

// Amber gives the card n printed æmber icons.
//
//go:noinline
func Amber(n int) Option { return func(c *Card) { c.Amber = n } }

// Enhances lets the card bring bonus icons to others of its deck.
//
//go:noinline
func Enhances(icons ...Icon) Option { return func(c *Card) { c.Enhances = icons } }

// Armor gives the card printed armor.
//
//go:noinline
func Armor(n int) Option { return func(c *Card) { c.Armor = n } }

// Traits gives the card its traits.
//
//go:noinline
func Traits(traits ...trait.Trait) Option {
	return func(c *Card) { c.Traits = trait.Of(traits...) }
}

// Has gives the card printed keywords without a number.
//
//go:noinline
func Has(keywords ...Keyword) Option {
	return func(c *Card) {
		for _, k := range keywords {
			c.Keywords[k] = 1
		}
	}
}

// HasN gives the card a printed keyword with its number.
func HasN(k Keyword, n int) Option { return func(c *Card) { c.Keywords[k] = uint8(n) } }

// OrUpgrade lets a creature be played as an upgrade with the given abilities, or says
// what an action does that its own effect attaches to a card.
func OrUpgrade(abilities ...Option) Option {
	return func(c *Card) {
		var u Card
		for _, a := range abilities {
			a(&u)
		}
		c.AsUpgrade = u.Abilities
	}
}

// AttachesOnlyTo lets the upgrade be attached only to cards that pass the filter.
func AttachesOnlyTo(f Filter) Option { return func(c *Card) { c.HostIs = &f } }

// OnArtifact attaches the upgrade to an artifact instead of a creature.
func OnArtifact() Option { return func(c *Card) { c.OnArtifact = true } }

// HalfOf makes the card one half of a gigantic creature; other is the ID of the
// other half.
func HalfOf(other string) Option { return func(c *Card) { c.Gigantic = other } }

// Preys gives an adventure card the prey keyword (A6.1): what it hunts.
func Preys(t Target) Option { return func(c *Card) { c.Prey = &t } }

// AddressesActive makes "you" in the card's text the active player (A7.1).
func AddressesActive() Option { return func(c *Card) { c.Active = true } }

// PlayableIf lets the card be played only while the condition holds.
func PlayableIf(c Cond) Option { return func(k *Card) { k.PlayIf = &c } }

// NeverPlayed keeps the card from being played at all.
func NeverPlayed() Option { return PlayableIf(Cond{Kind: Always, Not: true}) }

// StaysInHand keeps the card from being discarded from hand except by abilities of cards.
func StaysInHand() Option { return func(c *Card) { c.StaysInHand = true } }

// OpensArchives makes the card be archived face up, and lets its owner take any number
// of cards out of the archives that it is in.
func OpensArchives() Option { return func(c *Card) { c.OpenArchives = true } }

// CostsToPlay makes whoever plays the card lose n æmber in order to do so.
func CostsToPlay(n int) Option { return func(c *Card) { c.PlayCost = n } }

// FirstPrinted says what the card was before it was corrected: with the facts that stand
// before this, and these abilities.
func FirstPrinted(abilities ...Option) Option {
	return func(c *Card) {
		was := *c
		was.Abilities = nil
		c.FirstPrinted = build(&was, abilities)
	}
}

// Icons are the printed bonus icons.
func (c *Card) Icons() Icons {
	var icons Icons
	for i := range c.Amber {
		icons[i] = AmberIcon
	}
	return icons
}

func (c *Card) check() error {
	switch {
	case c.ID == "":
		return fmt.Errorf("needs an id")
	case c.House == NoHouse && c.Type != ProphecyType && c.Type != PowerType || c.House >= HouseCount:
		return fmt.Errorf("needs a house")
	case c.Power < 0 || c.Armor < 0 || c.Amber < 0 || c.Amber > MaxIcons:
		return fmt.Errorf("power, armor and æmber must be in range")
	case c.AsUpgrade != nil && c.Type != CreatureType && c.Type != ActionType:
		return fmt.Errorf("only a creature or an action may also be an upgrade")
	case (c.OnArtifact || c.HostIs != nil) && c.Type != UpgradeType:
		return fmt.Errorf("only an upgrade is attached to an artifact")
	}
	return c.conforms()
}
