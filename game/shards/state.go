package shards

import (
	"math/bits"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/shards/card"
)

// Limits of a game.
const (
	MaxSeats    = 4
	MaxCards    = 161 // slots, of which 0 is no card
	RowPlaces   = 6
	MostHealth  = 50 // S4.6
	MostMastery = 30 // S4.4

	// Infinite is infinite power (SQ12): paying, adding and doubling leave it as it is.
	Infinite int32 = 1 << 29

	maxPile   = 127
	maxFrames = 20
)

// Seat is a player, or an automaton, in the order of turns from 0.
type Seat = game.Seat

// NoSeat is nobody.
const NoSeat = game.NoSeat

// Slot is a card of the game; 0 is none.
type Slot = game.Slot

// Zone is where a card lies (S3.1).
type Zone uint8

// The zones.
const (
	Out    Zone = iota // of the game: cards of players who are out, relics not chosen
	Centre             // the centre deck, of which the last card is the top
	Row
	Banished
	Deck // of a player, of which the last card is the top
	Hand
	Discard
	InPlay
	Relics // beside the board

	zoneCount
)

var zoneNames = [zoneCount]string{"out", "centre", "row", "banished", "deck", "hand", "discard", "play", "relics"}

// String is the name of the zone in data.
func (z Zone) String() string { return zoneNames[z] }

// Pile is an ordered pile of cards.
type Pile struct {
	n     uint8
	cards [maxPile]Slot
}

// Len is the number of cards in the pile.
func (p *Pile) Len() int { return int(p.n) }

// Cards are the cards of the pile. The slice ends to be true with the next command.
func (p *Pile) Cards() []Slot { return p.cards[:p.n] }

func (p *Pile) push(c Slot) {
	p.cards[p.n] = c
	p.n++
}

func (p *Pile) pop() Slot {
	p.n--
	return p.cards[p.n]
}

// slip puts a card under the pile.
func (p *Pile) slip(c Slot) {
	copy(p.cards[1:p.n+1], p.cards[:p.n])
	p.cards[0] = c
	p.n++
}

func (p *Pile) remove(c Slot) {
	for i, o := range p.Cards() {
		if o == c {
			copy(p.cards[i:], p.cards[i+1:p.n])
			p.n--
			return
		}
	}
}

// Has says whether the card lies in the pile.
func (p *Pile) Has(c Slot) bool {
	for _, o := range p.Cards() {
		if o == c {
			return true
		}
	}
	return false
}

// Cards is a set of cards.
type Cards [3]uint64

func (s *Cards) Add(c Slot) { s[c>>6] |= 1 << (c & 63) }

// Has says whether the card belongs to the set.
func (s *Cards) Has(c Slot) bool { return s[c>>6]>>(c&63)&1 == 1 }

// count is how many cards belong to the set, and last one of them.
func (s *Cards) count() (n int, last Slot) {
	for i, word := range s {
		if word != 0 {
			n += bits.OnesCount64(word)
			last = Slot(64*i + bits.Len64(word) - 1)
		}
	}
	return n, last
}

// Side is what belongs to one player, or to an automaton, which has neither deck, hand nor discard (S18.1).
type Side struct {
	Deck, Hand, Discard, InPlay Pile

	Relics  [2]Slot
	Leader  uint8 // index in [Catalogue.Cards]
	Health  int32
	Mastery int32
	// Crystals and Power last until the end of the turn (S4.3).
	Crystals int32
	Power    int32
	Focused  bool // this turn (S5.7)
	Relic    bool // has recruited one (S16.2)
	Out      bool // of the game (S15.1)
}

// Lasting is an effect that lasts until the end of the turn.
type Lasting struct {
	N  int32 // how often, or how many cards
	Of card.Filter
}

// State is a game as a value: copying it is an assignment.
type State struct {
	Sides            [MaxSeats]Side
	Centre, Banished Pile
	Row              [RowPlaces]Slot // places of the centre row; 0: empty
	Seats            uint8
	Turn             Seat
	Prey             Seat // the player whom the automaton hunts this turn
	Turns            int32
	Over             bool
	Winners          uint8 // a bit for each seat

	Played  Pile // by the player of this turn, in that order
	Used    Cards
	Fast    Cards // fast-played this turn (S5.14)
	Lasting [card.LastingCount]Lasting

	Known [MaxCards]uint8 // who knows a card in a hand or which relic it is, a bit for each seat
	Under [MaxCards]uint8 // the group of mercenaries with which the card went under the centre deck; 0: none
	group uint8

	Renewed uint8 // how often banished cards have made a new centre deck

	Assigned [MaxSeats]int32 // power, to who is attacked now (S5.10)
	Blocked  [MaxSeats]int32 // by shields
	Shown    Cards           // shields shown in this attack
	Struck   bool            // ten damage or more was dealt to one opponent this turn (SQ27)

	High    int32 // the bid that counts (S17.11)
	Passed  uint8 // those out of the auction, a bit for each seat
	Leading uint8 // those who have a leader
	Drafted [2 * MaxSeats]Slot

	frames [maxFrames]frame
	depth  uint8
	q      Question
	answer Command
	rng    rand.PCG
}

// frame is a procedure that is under way.
type frame struct {
	run        procedure
	pc         uint8
	i          uint8 // of the effect
	stage      uint8
	faction    card.Faction
	activation bool // rather than effects of playing
	toHand     bool // the card is recruited to the hand
	shown      uint8
	seat       Seat
	card       Slot // whose effects apply
	self       Slot // the card that applies them: another one if they are copied
	target     Slot
	n, left    int32
	set        Cards
}

// procedure is a kind of frame.
type procedure uint8

const (
	runSetUp procedure = iota
	runAuction
	runDraft
	runTurn
	runAutomaton
	runPlay
	runEffects
	runRecruit
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
