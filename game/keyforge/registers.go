package keyforge

import (
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/program"
)

// Some registers of a frame mean something else in each procedure. Here every meaning has
// its name: as an index of frame.nums, or as a method for the other registers.

// Of an ability, whose first numbers are its counting loops.
const (
	pooled    = card.MaxCounted + iota // what RedistributeVerb took off the cards
	sidesLeft                          // who is still to be "you"
	registers
	earlier = pooled // the card that it named before the last one, if it redistributes nothing
)

// Of a set-up.
const (
	mulligans = 0 // how many players have been offered one
	seated    = 1 // how many places in the order of turns are taken
	waiting   = 2 // how many players' set-up abilities have been looked at, from 1 on, and whether that is before their hands are drawn
	firstSeat = 3 // who is the first player, from 1 on, while those of others resolve
)

// Of a turn.
const moreForged = 0 // how many additional keys have been forged in the step

// Of a use.
const (
	gained    = 0 // æmber that it gained by reaping
	monsters  = 1 // it is an artifact of the monster
	limited   = 2 // what it may attack, see below; of a spread too
	prevented = 3 // the fight is stopped before it begins
	prey      = 0 // which prey was chosen, from 1 on, before it is used
	victim    = 1 // and which creature
)

// Flags of what may be attacked.
const (
	onlySubjects = 1 << iota // only the cards of frame.subjects
	tauntIgnored             // also what taunt protects
)

// Of a fight.
const skipped = 0 // it did not take place

// Of a batch of damage.
const (
	redirected = 0 // how many hits have been
	reduced    = 1 // what gets through has been settled for the next of them
)

// Of a destruction or a departure from play.
const ordering = 0 // the players have begun to choose an order

// Of a forging of a key.
const (
	costChange = 0 // of the key
	fullCost   = 1 // what it costs
	tollsTaken = 2 // how many effects have happened that come before
	keyColor   = 3 // of which color it must be, from 1 on; 0: any
)

// Of drawing.
const (
	drawsLeft   = 0
	drawsWanted = 1
	drawsDone   = 2
)

// Of the making of token creatures.
const tokensLeft = 0

// Of bonus icons.
const (
	iconAt    = iota // which icon it is at
	iconDone         // the last one that resolved
	iconTimes        // how often the one it is at has resolved
	iconAs           // what that one resolves as, if not as itself
)

// Of a spread.
const (
	asYours = 0 // cards are used as if they were yours
	arrival = 0 // how they enter play
)

// counter is the counter of a loop of an ability.
func (f *frame) counter(o *program.Step) *int16 { return &f.nums[o.Reg] }

// way is how a use uses its card.
func (f *frame) way() Way { return Way(f.how) }

// firstAttack reports whether it is the first on the creature this turn (K18.10).
func (f *frame) firstAttack() bool { return f.how != 0 }

// assaulter is the card whose assault a batch of damage or a destruction is due to, or 0.
func (f *frame) assaulter() *Slot { return &f.giver }

// splashed, of the damage of a fight and the destruction that follows, are the creatures
// that a splash-attack destroys.
func (f *frame) splashed() *Set { return &f.b }

// atRandom reports whether the cards of a departure go to their piles in a random order.
func (f *frame) atRandom() bool { return f.how != 0 }

// faceUp reports whether the cards of a departure lie face up under their host.
func (f *frame) faceUp() bool { return f.base != 0 }

// half is the other half of the gigantic creature that is played or put into play, or 0.
func (f *frame) half() Slot { return f.giver }

// more is how many more times each bonus icon resolves.
func (f *frame) more() *uint8 { return &f.how }

// verb is what a spread does with each card.
func (f *frame) verb() card.Verb { return card.Verb(f.how) }

// current is the card that a spread is at.
func (f *frame) current() *Slot { return &f.giver }

// tried is how many cards a spread has done something with, and achieved how many of these
// it was successful with.
func (f *frame) tried() *uint8    { return &f.opened }
func (f *frame) achieved() *uint8 { return &f.base }

// payer is whose part in the price of the tide comes next, and priced says that the price has
// been set.
func (f *frame) payer() *uint8  { return &f.base }
func (f *frame) priced() *uint8 { return &f.opened }
