// Package adventure defines what an adventure is: an opponent that no player
// controls, with cards, a deck and rules of its own.
//
// An [Adventure] brings its cards and a [keyforge.Mode], which defines its turn, its
// victory and its defeat. The engine knows of no adventure, and an adventure of
// no other; package adventures lists them all. (The list is not here because an
// adventure imports this package.) To play one:
//
//	cat, err := adventure.Catalogue(a)
//	setup := adventure.Setup(a, deals, seed)
//	g, err := keyforge.New(cat, a.Mode(adventure.Normal), setup)
//
// Every adventure passes the conformance suite of package adventuretest. An
// opponent in Shards of Infinity stands in a folder beside these, but is an
// Automaton of package game/shards and imports nothing from here.
package adventure

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Adventure is one adventure. It holds no state.
type Adventure interface {
	// Name is its short name, used in saves and the protocol.
	Name() string
	// Title is the printed name.
	Title() string
	// Words are its texts in a language, such as "en", which every adventure
	// supports; nil when it does not support the language. They override those of
	// the program. [WordKeys] and [GaugeKeys] are the keys that it must have.
	Words(language string) lang.Words
	// Cards are the cards that it adds to the catalogue, its boss among them.
	Cards() []program.Printed
	// Facts are the printings of these cards, as a separate set.
	Facts() []cards.Printing
	// Boss is the ID of the monster's card.
	Boss() string
	// Deck is the IDs of the cards of the adventure deck, one for each copy.
	Deck() []string
	// Mode returns the rules by which it is played.
	Mode(Difficulty) keyforge.Mode
	// Forecast returns the rules by which its turn is predicted: the monster does what
	// is open to see and takes nothing hidden. A state of a game played by the given
	// mode may be loaded into a game with these rules. Nil: nothing can be predicted.
	Forecast(of keyforge.Mode) keyforge.Mode
	// CardsToCome is how many hidden cards the monster will play in its next turn
	// as things stand.
	CardsToCome(*keyforge.Game) int
	// Rates are how often bots have won it, or nil when nobody has measured.
	Rates() *Rates
	// Positions are tables in the middle of a game, by name, for experiments and
	// screenshots.
	Positions() map[string]keyforge.Position
}

// Difficulty is how hard an adventure is.
type Difficulty uint8

// The difficulties.
const (
	Easy Difficulty = iota
	Normal
	Hard
	difficulties
)

var difficultyNames = [difficulties]string{"easy", "normal", "hard"}

// String returns the name that [ParseDifficulty] reads.
func (d Difficulty) String() string { return difficultyNames[d] }

// ParseDifficulty returns the difficulty of that name.
func ParseDifficulty(name string) (Difficulty, error) {
	if i := slices.Index(difficultyNames[:], name); i >= 0 {
		return Difficulty(i), nil
	}
	return 0, message.New("unknown-difficulty-use", printable.Quote(name), strings.Join(difficultyNames[:], ", "))
}

// Setup returns the set-up of a new game of the adventure for players with the
// given decks, in seat order.
func Setup(a Adventure, decks []keyforge.Deal, seed uint64) keyforge.Setup {
	setup := keyforge.Setup{Decks: decks, Boss: a.Boss(), Seed: seed}
	ids := a.Deck()
	setup.Monster.Cards = make([]keyforge.DealtCard, len(ids))
	for i, id := range ids {
		setup.Monster.Cards[i].ID = id
	}
	return setup
}

// Catalogue returns all implemented cards of all sets and those of the adventures.
func Catalogue(adventures ...Adventure) (*keyforge.Catalogue, error) {
	all := cards.Printed()
	for _, a := range adventures {
		all = append(all, a.Cards()...)
	}
	return keyforge.NewCatalogue(all)
}
