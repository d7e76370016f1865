package codex

import (
	"math/bits"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/codex/card"
)

// Limits of a game.
const (
	MaxSeats   = 5
	MaxObjects = 128 // things in play, of which 0 is none
	MaxDefs    = 128 // cards of a catalogue
	MostGold   = 20  // C6.4

	maxPile    = 96
	maxFrames  = 16
	maxPending = 96
	maxLasting = 96
	maxChosen  = card.Any
)

// Seat is a player, in the order of turns from 0.
type Seat = game.Seat

// NoSeat is nobody.
const NoSeat = game.NoSeat

// Slot is a thing in play; 0 is none. A slot is used again when what was there has left play.
type Slot = game.Slot

// Def is a card of the catalogue, by its index. Cards that are not in play are nothing but that: the two copies of one are alike.
type Def uint8

// Ref is a thing in play and no other that has the slot after it (CR27).
type Ref struct {
	Slot  Slot
	Since uint16
}

// Pile is a pile of cards; the last of a deck is the top.
type Pile struct {
	n     uint8
	cards [maxPile]Def
}

// Len is the number of cards in the pile.
func (p *Pile) Len() int { return int(p.n) }

// Cards are the cards of the pile. The slice ends to be true with the next command.
func (p *Pile) Cards() []Def { return p.cards[:p.n] }

func (p *Pile) push(d Def) {
	p.cards[p.n] = d
	p.n++
}

func (p *Pile) pop() Def {
	p.n--
	return p.cards[p.n]
}

// remove takes one copy out, if there is one.
func (p *Pile) remove(d Def) bool {
	for i, o := range p.Cards() {
		if o == d {
			copy(p.cards[i:], p.cards[i+1:p.n])
			p.n--
			return true
		}
	}
	return false
}

// Has says whether the pile has a copy of the card.
func (p *Pile) Has(d Def) bool {
	for _, o := range p.Cards() {
		if o == d {
			return true
		}
	}
	return false
}

// Set is a set of slots, or of cards of the catalogue.
type Set [2]uint64

func (s *Set) add(n uint8) { s[n>>6&1] |= 1 << (n & 63) }

// Has says whether the number belongs to the set.
func (s *Set) Has(n uint8) bool { return s[n>>6&1]>>(n&63)&1 == 1 }

// Len is how many belong to the set.
func (s *Set) Len() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// first is the lowest that belongs to the set.
func (s *Set) first() uint8 {
	if s[0] != 0 {
		return uint8(bits.TrailingZeros64(s[0]))
	}
	return uint8(64 + bits.TrailingZeros64(s[1]))
}

// Place is a place of the patrol zone (C12.15); 0: none.
type Place uint8

// The places.
const (
	NoPlace Place = iota
	Leader        // squad leader
	Elite
	Scavenger
	Technician
	Lookout

	PlaceCount
)

var placeNames = [PlaceCount]string{"", "leader", "elite", "scavenger", "technician", "lookout"}

// String is the name of the place in data.
func (p Place) String() string { return placeNames[p] }

// Object is something in play.
type Object struct {
	Def               Def
	Owner, Controller Seat
	Level             uint8 // of a hero
	Place             Place // fixed there until the next turn of the controller
	Exhausted         bool
	Attacked          bool // this turn
	Woken             bool // has exhausted this turn
	Maxed             bool // had its maximum level when the turn of its controller began (C8.8)
	Arrived           bool // this turn, rather than only coming under control
	calm, hidden      bool // the two effects that look at each other apply (CE9)
	Spent             int8 // armor, this turn
	Damage            int16
	Runes             [card.RuneCount]int8
	Host              Ref   // what it is attached to
	Caster            Ref   // the hero that keeps a channeling spell
	killer            Ref   // what has damaged it last, or destroyed it
	slayer            uint8 // whose doing its death is, a seat from 1; 0: nobody's (CQ23)
	Since             uint16
	Came              int32 // the turn in which its controller got it (C15.4)
}

// Progress is how far a building of the board is.
type Progress uint8

// How far.
const (
	NotBuilt Progress = iota
	Underway          // finished at the end of the turn (C9.5)
	Built
	Lost // a tech building that may be built again for nothing (C9.7)

	progressCount
)

// Site is a place for a building of the board.
type Site struct {
	Progress Progress
	Def      Def
	Slot     Slot
}

// Champion is a hero of a player, wherever it is.
type Champion struct {
	Def  Def
	Slot Slot  // in play; 0: in the command zone
	Back int32 // the turn of its owner from which on it can be summoned (C7.13)
}

// MaxHeroes is how many heroes a player has at most.
const MaxHeroes = 3

// Side is what belongs to one player.
type Side struct {
	Deck, Hand, Discard, Codex Pile
	Hired                      Pile           // cards that were hired; workers are counted apart
	Shown                      Pile           // cards of the hand that everybody knows
	Known                      [MaxDefs]uint8 // copies of which everybody knows that they have left the codex and are not in play
	Heroes                     [MaxHeroes]Champion
	Gold, Workers              int8
	Base                       Slot
	Tech                       [4]Site // by level, from 1
	Addon                      Site
	Spec, Lab                  card.Spec // which tech II and III cards can be played (C9.12, C10.9)
	Turns                      int32     // of this player that have begun
	Settled                    bool      // has had ten workers: adding cards is free (C4.12)
	Surcharged                 bool      // has paid for several colours (C9.14)
	Peace                      bool      // until the next turn
	Hires, Reshuffled          bool      // this turn
	Cast                       bool      // a spell, this turn
	FromHand                   bool      // a unit has arrived from hand, this turn
	Instant                    bool      // tech buildings are finished at once, this turn
	DiscardLater               bool      // at the end of the main phase
	Towered                    bool      // the tower has detected something this turn (C10.13)
	Detected                   Ref       // what
	Bounties                   uint8     // gold for units killed this turn (C21.7)
	Fallen                     bool      // its base has been destroyed, and the others go on (C21.5)
}

// Effect kinds of [Lasting].
const (
	lastingMod uint8 = iota
	lastingForm
	lastingAttack
	lastingHurt
	lastingLoan
	lastingLent // a patroller for the player Of, whose upkeep gives it back to the seat N (C21.9)
)

// Lasting is an effect on a thing that lasts for a while.
type Lasting struct {
	Kind  uint8
	Until card.Until
	Of    Seat // whose turn or upkeep ends it, or to whom a loan goes back
	Def   Def  // the form, or the source of damage
	N     int8 // attack or damage; of a form, 1 if it is younger than feathers
	On    Ref
	Mod   card.Mod
}

// Trigger is an ability that waits to be applied, or the levels for a hero that has died.
type Trigger struct {
	Kind    uint8
	Def     Def // whose ability
	Ability uint8
	Seat    Seat // you
	Other   Seat // the player whom it is about
	Boosted bool
	Self    Ref
	About   Ref
}

// The kinds of [Trigger].
const (
	triggerAbility uint8 = iota
	triggerHealing       // N in Ability
	triggerBlow          // 1 damage to each opponent's base, of a unit that has died
	triggerLevels        // for the seat
)

// State is a game as a value: copying it is an assignment.
type State struct {
	Objects [MaxObjects]Object
	Sides   [MaxSeats]Side
	used    Set // slots
	since   uint16
	Seats   uint8
	Turn    Seat
	Turns   int32
	Main    bool // the main phase is under way
	Over    bool
	Winners uint8 // a bit for each seat
	// Tied are those whose bases have the most HP after one has fallen, a bit for each seat, and Due those of them who still have a turn
	// (C21.5). Cut says that the main phase ends at once.
	Tied, Due uint8
	Cut       bool

	lasting  [maxLasting]Lasting // in the order in which they began
	lastings uint8
	pending  [maxPending]Trigger
	waiting  uint8
	frames   [maxFrames]frame
	depth    uint8
	q        Question
	answer   Command
	rng      rand.PCG
}

// frame is a procedure that is under way.
type frame struct {
	run     procedure
	pc      uint8
	stage   uint8
	i       uint8 // of the effect
	ability uint8
	mode    uint8 // the modes chosen, a bit for each
	n       uint8 // things chosen
	def     Def   // whose card it is
	seat    Seat  // you
	other   Seat  // whom it is about
	boosted bool
	did     bool
	killed  bool
	tails   bool
	trashed bool
	left    int8
	tech    int8 // of what was sacrificed
	second  Slot // who takes the excess, and the sparks
	spark   Slot
	self    Ref
	about   Ref
	chosen  [maxChosen]Ref
	shares  [maxChosen]int8
}

// procedure is a kind of frame.
type procedure uint8

const (
	runSetUp procedure = iota
	runTurn
	runPlay
	runEffects
	runTriggers
	runAttack

	procedureCount
)

func (g *Game) push(f frame) *frame {
	if g.s.depth == maxFrames {
		panic(errFrames)
	}
	at := &g.s.frames[g.s.depth]
	*at = f
	g.s.depth++
	return at
}

func (g *Game) pop() { g.s.depth-- }

// ref names what is in a slot now.
func (g *Game) ref(c Slot) Ref {
	if c == 0 {
		return Ref{}
	}
	return Ref{c, g.s.Objects[c].Since}
}

// there is the slot of what is named, 0 if it has left play.
func (g *Game) there(r Ref) Slot {
	if r.Slot == 0 || !g.s.used.Has(uint8(r.Slot)) || g.s.Objects[r.Slot].Since != r.Since {
		return 0
	}
	return r.Slot
}

// Object is what is in a slot, for reading.
func (g *Game) Object(c Slot) *Object { return &g.s.Objects[c] }

// InPlay says whether something is in the slot.
func (g *Game) InPlay(c Slot) bool { return c != 0 && g.s.used.Has(uint8(c)) }

// Objects calls for each thing in play, in the order of slots.
func (g *Game) Objects(yield func(Slot, *Object) bool) {
	for w := range g.s.used {
		for set := g.s.used[w]; set != 0; set &= set - 1 {
			c := Slot(64*w + bits.TrailingZeros64(set))
			if !yield(c, &g.s.Objects[c]) {
				return
			}
		}
	}
}
