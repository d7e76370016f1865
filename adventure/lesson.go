package adventure

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Teacher is an adventure with lessons for people who have never played it. Its
// [Adventure.Words] have their texts, see [LessonKeys].
type Teacher interface {
	// Lessons are the lessons in the order in which they are learned. After the last
	// one that is not Later the learner is ready for a game.
	Lessons() []Lesson
}

// Lesson is a guided game on a prepared table. It is data: what is on the table, what
// is explained at which point, and what the learner must do.
type Lesson struct {
	Key        string
	Later      bool // about what later sets have brought: nobody needs it for a first game, and no achievement asks for it
	Minutes    int  // how long it takes someone who reads everything
	Difficulty Difficulty
	Position   keyforge.Position // the steps refer to cards by its labels
	Steps      []Step
	Ends       []Claim // what is true at its end
}

// NextLesson is the lesson to which the n-th leads on, or -1 if a game comes next.
func NextLesson(all []Lesson, n int) int {
	if n+1 < len(all) && all[n+1].Later == all[n].Later {
		return n + 1
	}
	return -1
}

// Step is one thing that a lesson explains, and what the learner does then: give the
// command that it waits for or, if there is none, go on.
type Step struct {
	Key     string
	Facts   []Fact // which fill {1}, {2} and so on in its words
	Command CommandMatch
	After   EventMatch // it is shown as soon as that has been seen; zero: once everything has been shown
	At      Focus      // what it is about; for a command, what that needs
	Claims  []Claim    // what its words say besides the facts, and must be true
}

// CommandMatch is a command of a lesson. The zero Do is none.
type CommandMatch struct {
	Verb keyforge.Verb
	Card string // its label in the position
	N    int
	Any  bool // whatever N
}

// EventMatch is an event of a lesson. The zero Moment is none.
type EventMatch struct {
	Kind    keyforge.EventKind
	Card    string // its label; "": any
	Monster bool   // it is about the monster's side
}

// Focus is a place at which a lesson points.
type Focus struct {
	Place Place
	Card  string // of [AtCard]: its label
}

// Place is a part of the table.
type Place uint8

// The places.
const (
	Anywhere Place = iota
	AtCard
	AtVitals   // how much the monster can bear, and its armor
	AtGauges   // what the adventure shows about itself
	AtTide     // the band in the middle, with the tide and the forecast
	AtLine     // the learner's line
	AtHand     // the learner's hand
	AtStatus   // the learner's æmber and keys
	AtArchives // those of the monster
	AtAlly
)

// Claim says that a fact is true.
type Claim struct {
	Fact
	Value int
}

// Fact is a number of the table, or the title of a card, that a lesson mentions.
type Fact struct {
	of    quantity
	card  string
	side  keyforge.Side
	gauge string
	put   card.Counter
}

type quantity uint8

const (
	power quantity = iota
	armor
	armorLeft
	damage
	counters
	left
	exhausted
	inPlay
	title
	pool
	keyCost
	keys
	archives
	gauge
	limit
	tidePrice
	tideHigh
	over
)

// PowerOf is the power of the card with that label, and so on.
func PowerOf(label string) Fact { return Fact{of: power, card: label} }

// ArmorOf is how much armor it has.
func ArmorOf(label string) Fact { return Fact{of: armor, card: label} }

// ArmorLeft is how much of that is left this turn.
func ArmorLeft(label string) Fact { return Fact{of: armorLeft, card: label} }

// DamageOn is the damage on it.
func DamageOn(label string) Fact { return Fact{of: damage, card: label} }

// CountersOn is how many counters of a kind are on it.
func CountersOn(label string, c card.Counter) Fact { return Fact{of: counters, card: label, put: c} }

// LeftOf is how much damage it can still take.
func LeftOf(label string) Fact { return Fact{of: left, card: label} }

// ExhaustedIs is 1 when it is exhausted.
func ExhaustedIs(label string) Fact { return Fact{of: exhausted, card: label} }

// InPlay is 1 when it is in play.
func InPlay(label string) Fact { return Fact{of: inPlay, card: label} }

// TitleOf is what it is called.
func TitleOf(label string) Fact { return Fact{of: title, card: label} }

// PoolOf is how much æmber a side has.
func PoolOf(s keyforge.Side) Fact { return Fact{of: pool, side: s} }

// KeyCostOf is what a key costs a side.
func KeyCostOf(s keyforge.Side) Fact { return Fact{of: keyCost, side: s} }

// KeysOf is how many keys a side has forged.
func KeysOf(s keyforge.Side) Fact { return Fact{of: keys, side: s} }

// ArchivesOf is how many cards are in the archives of a side.
func ArchivesOf(s keyforge.Side) Fact { return Fact{of: archives, side: s} }

// GaugeOf is the value of a gauge of the adventure.
func GaugeOf(name string) Fact { return Fact{of: gauge, gauge: name} }

// LimitOf is the limit of a gauge.
func LimitOf(name string) Fact { return Fact{of: limit, gauge: name} }

// The facts of the table as a whole.
var (
	TidePrice = Fact{of: tidePrice} // what raising the tide costs
	TideHigh  = Fact{of: tideHigh}  // 1: it is high
	GameOver  = Fact{of: over}      // 1: it is
)

// TableView is what facts are read from: what can be seen of a game at a moment.
type TableView interface {
	CardView(keyforge.Slot) *keyforge.CardView
	Pool(keyforge.Side) int
	KeyCost(keyforge.Side) int
	Keys(keyforge.Side) uint8 // a bit for each
	Pile(keyforge.Side, card.Zone) int
	Gauges() []keyforge.GaugeValue
	TidePrice() int
	High() bool
	Over() bool
}

// LessonKeys are the keys of the words of a lesson:
//
//	lesson-NAME         its title
//	lesson-NAME-about   what is learned in it, in a line
//	lesson-NAME-learned what was learned, at its end
//	lesson-NAME-STEP    what a step tells
//	lesson-NAME-STEP-do what the learner must do, for a step that waits for a command:
//	                    an order without its stop, such as "choose Brobnar"
func LessonKeys(l *Lesson) []string {
	keys := []string{"lesson-" + l.Key, "lesson-" + l.Key + "-about", "lesson-" + l.Key + "-learned"}
	for i := range l.Steps {
		says, does := l.WordKeys(&l.Steps[i])
		if keys = append(keys, says); does != "" {
			keys = append(keys, does)
		}
	}
	return keys
}

// WordKeys are the keys of the words of a step: what it tells, and what must be done,
// "" when it only tells.
func (l *Lesson) WordKeys(s *Step) (says, does string) {
	says = "lesson-" + l.Key + "-" + s.Key
	if s.Command.Verb != keyforge.NoCommand {
		does = says + "-do"
	}
	return says, does
}
