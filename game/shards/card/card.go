// Package card is the language in which the cards of Shards of Infinity are written. A card is one value: the same
// value is executed by the rules and put into words by the languages.
//
//	var FungalHermit = Ally("fungal-hermit", Undergrowth, 3, 2, Mercenary, Play(Mastery(1), Health(5).If(AtMastery(10))))
//
// An effect is a verb with a number. A condition in If decides whether it applies, one in Or whether another number takes
// the place of the first. Effects apply in the order in which they are written (S7.3), and each looks at its conditions
// at that moment only (S7.5).
package card

// Faction is the faction of a card or a leader (S1.5).
type Faction uint8

// The factions. Cards of the starting deck have none (S1.6).
const (
	NoFaction Faction = iota
	Homodeus
	Order
	Undergrowth
	Wraethe

	FactionCount
)

var factions = [FactionCount]string{"", "homodeus", "order", "undergrowth", "wraethe"}

// String is the name of the faction in data, such as "order".
func (f Faction) String() string { return factions[f] }

// Kind is what a card is (S6).
type Kind uint8

// The kinds of cards.
const (
	AllyKind     Kind = iota // goes to the discard at the end of the turn (S6.2)
	ChampionKind             // stays in play until it is destroyed (S6.5)
	LeaderKind               // the board of a player (S6.1)
)

// Set is the box in which a card comes.
type Set uint8

// The sets.
const (
	Base Set = iota
	Future
)

// Card is the definition of a card.
type Card struct {
	ID        string
	Faction   Faction
	Kind      Kind
	Set       Set
	Mercenary bool // may be fast-played from the row (S5.5)
	Relic     bool // lies beside its leader's board until it is recruited (S16)
	Cost      int8 // in crystals; 0 for cards that are not recruited from the row (SQ24)
	Copies    int8 // in the centre deck (S1.4)
	Starting  int8 // copies in the starting deck of each player (S2.5)
	Defence   int8 // of a champion (S10.1)
	Shield    int8 // when shown from hand (S11.2)

	Play       []Effect
	Activation []Effect // once a turn, of a champion in play (S8)
	Constants  []Constant

	// Relics are the relics of a leader (S2.8), and Extra is the card that it adds to the starting deck against an automaton (S18.3).
	Relics [2]string
	Extra  string
}

// Champion says whether the card is a champion.
func (c *Card) Champion() bool { return c.Kind == ChampionKind }

// Ally says whether the card is an ally; mercenaries are (S6.3).
func (c *Card) Ally() bool { return c.Kind == AllyKind }

// Part is what a constructor adds to a card.
type Part func(*Card)

// Ally makes an ally of the centre deck, with its cost in crystals and the number of its copies.
func Ally(id string, f Faction, cost, copies int8, parts ...Part) *Card {
	return (&Card{ID: id, Faction: f, Cost: cost, Copies: copies}).with(parts)
}

// Champion makes a champion of the centre deck.
func Champion(id string, f Faction, cost, copies, defence int8, parts ...Part) *Card {
	return (&Card{ID: id, Faction: f, Kind: ChampionKind, Cost: cost, Copies: copies, Defence: defence}).with(parts)
}

// Starter makes a card of which each player has so many in the starting deck (S2.5).
func Starter(id string, each int8, parts ...Part) *Card {
	return (&Card{ID: id, Starting: each}).with(parts)
}

// Leader makes a leader (S6.1).
func Leader(id string, f Faction, extra string, relics ...string) *Card {
	return &Card{ID: id, Faction: f, Kind: LeaderKind, Extra: extra, Relics: [2]string(relics)}
}

// Relic makes a relic of an ally (S6.6).
func Relic(id string, f Faction, parts ...Part) *Card {
	return (&Card{ID: id, Faction: f, Set: Future, Relic: true}).with(parts)
}

func (c *Card) with(parts []Part) *Card {
	for _, p := range parts {
		p(c)
	}
	return c
}

// Mercenary marks an ally that may be fast-played (S6.3).
func Mercenary(c *Card) { c.Mercenary = true }

// OfTheFuture marks a card of the set Relics of the Future (S1.3).
func OfTheFuture(c *Card) { c.Set = Future }

// Shield gives the card a shield of so much (S11.2).
func Shield(n int8) Part { return func(c *Card) { c.Shield = n } }

// Guard makes a champion of an ally, with that defence.
func Guard(defence int8) Part {
	return func(c *Card) { c.Kind, c.Defence = ChampionKind, defence }
}

// Play gives the card effects that apply when it is played.
func Play(all ...Effect) Part { return func(c *Card) { c.Play = all } }

// Activate gives the card effects that apply when it is activated (S8.1).
func Activate(all ...Effect) Part { return func(c *Card) { c.Activation = all } }

// Always gives the card constant effects (S8.6).
func Always(all ...Constant) Part { return func(c *Card) { c.Constants = all } }
