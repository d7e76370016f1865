// Package card is the language in which the cards of Codex are written. A card is one value: the same value is executed by the
// rules and put into words by the languages.
//
//	var CrashBomber = Unit("crash-bomber", Blood, 1, 1, 2, 2, Pirate,
//		Dies(Damage(1, Aim(Patrollers.Or(Buildings)))).When(YourTurn),
//		Dies(Damage(1, ActiveBase)).When(TheirTurn))
//
// An [Ability] has effects that apply when something happens, or when it is used. An [Effect] is a verb, a number and a [Target],
// which says to what it applies; effects apply in the order in which they are written. A [Constant] applies as long as its card
// is in play. What a card has or gets, such as attack and keywords, is a [Mod].
package card

// Color is the colour of a card.
type Color uint8

// The colours of the core set.
const (
	Neutral Color = iota
	Red
	Green
	Blue

	ColorCount
)

var colors = [ColorCount]string{"neutral", "red", "green", "blue"}

// String is the name of the colour in data.
func (c Color) String() string { return colors[c] }

// Spec is a specialization (C2.3).
type Spec uint8

// The specs of the core set.
const (
	NoSpec Spec = iota
	Anarchy
	Blood
	Fire
	Balance
	Feral
	Growth

	SpecCount
)

var specs = [SpecCount]string{"", "anarchy", "blood", "fire", "balance", "feral", "growth"}

// String is the name of the spec in data.
func (s Spec) String() string { return specs[s] }

// Color is the colour to which the spec belongs (C2.3).
func (s Spec) Color() Color {
	switch {
	case s == NoSpec:
		return Neutral
	case s <= Fire:
		return Red
	}
	return Green
}

// Kind is what a card is.
type Kind uint8

// The kinds of cards. The last three lie on the board and are in no deck.
const (
	UnitKind Kind = iota
	HeroKind
	SpellKind
	UpgradeKind
	BuildingKind
	BaseKind
	TechKind  // a tech building (C9.1), of the level in Tech
	AddonKind // C10.1

	KindCount
)

var kinds = [KindCount]string{"unit", "hero", "spell", "upgrade", "building", "base", "tech building", "add-on"}

// String is the name of the kind in data.
func (k Kind) String() string { return kinds[k] }

// Band is the numbers of a hero from a level on (C7.4), and what it has from then on (C7.5). Other cards have one.
type Band struct {
	Level      int8
	Attack, HP int8
	Own        Mod
}

// Card is the definition of a card.
type Card struct {
	ID       string
	Kind     Kind
	Color    Color
	Spec     Spec // none for starting cards and tokens
	Starting bool // of a starting deck (C2.6)
	Token    bool // C18.1
	Trait    Trait
	Second   Trait // a second trait
	Tech     int8
	Cost     int8
	Boost    int8    // what may be paid in addition (C19.9); 0: nothing
	Bands    [3]Band // of a hero in use all three, of others the first

	Legendary  bool // C18.7
	Ultimate   bool // C8.8
	Ongoing    bool // C8.3
	Channeling bool // C19.25

	Abilities []Ability
	Constants []Constant
}

// HasHP says whether the card can be damaged and attacked in play (C11.5).
func (c *Card) HasHP() bool { return c.Kind != SpellKind && c.Kind != UpgradeKind }

// Minor says whether the card is a minor spell (C8.11).
func (c *Card) Minor() bool { return c.Kind == SpellKind && c.Starting }

// Is says whether the card has the trait.
func (c *Card) Is(t Trait) bool { return t != NoTrait && (c.Trait == t || c.Second == t) }

// Part is what a constructor adds to a card.
type Part interface{ add(c *Card, band uint8) }

type part func(c *Card, band uint8)

func (p part) add(c *Card, band uint8) { p(c, band) }

func (c *Card) with(band uint8, parts []Part) *Card {
	for _, p := range parts {
		p.add(c, band)
	}
	return c
}

// Unit makes a unit of a spec with its tech level, cost, attack and HP.
func Unit(id string, of Spec, tech, cost, attack, hp int8, parts ...Part) *Card {
	c := &Card{ID: id, Color: of.Color(), Spec: of, Tech: tech, Cost: cost}
	c.Bands[0] = Band{1, attack, hp, Mod{}}
	return c.with(0, parts)
}

// Token makes a unit that is in no deck (C18.1, C18.2).
func Token(id string, of Color, attack, hp int8, parts ...Part) *Card {
	c := &Card{ID: id, Color: of, Token: true}
	c.Bands[0] = Band{1, attack, hp, Mod{}}
	return c.with(0, parts)
}

// Spell makes a spell of a spec.
func Spell(id string, of Spec, cost int8, parts ...Part) *Card {
	return (&Card{ID: id, Kind: SpellKind, Color: of.Color(), Spec: of, Cost: cost}).with(0, parts)
}

// Upgrade makes an upgrade of a spec with its tech level.
func Upgrade(id string, of Spec, tech, cost int8, parts ...Part) *Card {
	return (&Card{ID: id, Kind: UpgradeKind, Color: of.Color(), Spec: of, Tech: tech, Cost: cost}).with(0, parts)
}

// Building makes a building card of a spec with its tech level and HP.
func Building(id string, of Spec, tech, cost, hp int8, parts ...Part) *Card {
	c := &Card{ID: id, Kind: BuildingKind, Color: of.Color(), Spec: of, Tech: tech, Cost: cost}
	c.Bands[0] = Band{1, 0, hp, Mod{}}
	return c.with(0, parts)
}

// Board makes something that lies on the board, with its cost and HP.
func Board(id string, k Kind, tech, cost, hp int8, parts ...Part) *Card {
	c := &Card{ID: id, Kind: k, Tech: tech, Cost: cost}
	c.Bands[0] = Band{1, 0, hp, Mod{}}
	return c.with(0, parts)
}

// Hero makes a hero. The first band begins at level 1; the others come with [From].
func Hero(id string, of Spec, attack, hp int8, parts ...Part) *Card {
	c := &Card{ID: id, Kind: HeroKind, Color: of.Color(), Spec: of, Cost: 2}
	c.Bands[0] = Band{1, attack, hp, Mod{}}
	return c.with(0, parts)
}

// From makes the next band of a hero, from a level on, and what it adds.
func From(level, attack, hp int8, parts ...Part) Part {
	return part(func(c *Card, _ uint8) {
		band := uint8(1)
		if c.Bands[1].Level != 0 {
			band = 2
		}
		c.Bands[band] = Band{level, attack, hp, Mod{}}
		c.with(band, parts)
	})
}

// Starter marks a card of the starting deck of a colour.
func Starter(of Color) Part { return part(func(c *Card, _ uint8) { c.Color, c.Starting = of, true }) }

// Boost lets the player pay so much more (C19.9).
func Boost(n int8) Part { return part(func(c *Card, _ uint8) { c.Boost = n }) }

// What a card may be besides its kind.
var (
	Legendary  = part(func(c *Card, _ uint8) { c.Legendary = true })
	Ultimate   = part(func(c *Card, _ uint8) { c.Ultimate = true })
	Ongoing    = part(func(c *Card, _ uint8) { c.Ongoing = true })
	Channeling = part(func(c *Card, _ uint8) { c.Ongoing, c.Channeling = true, true })
)

// Band is the number of the band in which a level lies.
func (c *Card) Band(level uint8) int {
	switch {
	case c.Kind != HeroKind:
		return 0
	case int8(level) >= c.Bands[2].Level:
		return 2
	case int8(level) >= c.Bands[1].Level:
		return 1
	}
	return 0
}

// MaxLevel is the highest level of a hero (C7.7).
func (c *Card) MaxLevel() uint8 { return uint8(c.Bands[2].Level) }
