package keyforge

import (
	"math/bits"
	"math/rand/v2"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Capacities of a State. A command that would exceed one fails with an
// [OverflowError] and changes nothing.
const (
	MaxSeats   = 3   // players at a table
	MaxSides   = 4   // players and the monster
	MaxCards   = 160 // three decks, an adventure deck, the monster; slot 0 is no card
	MaxPile    = 159 // cards in one pile or line: all of a game
	maxFrames  = 36
	maxPending = 64
	maxLasting = 28
	maxHits    = 96
)

// What the bytes of a State, and their bits, have room for.
const (
	_ = uint(8 - MaxSides)
	_ = uint(255 - MaxCards)
	_ = uint(255 - MaxPile)
	_ = uint(MaxPile - (MaxCards - 1)) // a pile is never full
	_ = uint(255 - maxFrames)
	_ = uint(255 - maxPending)
	_ = uint(127 - maxLasting) // scope.lasting is -1 for none
	_ = uint(255 - maxHits)
)

var _ = [1]struct{}{}[MaxCards%32] // a Set fills its words

// Side is a side of the table: a player's seat, or the monster.
type Side = game.Seat

// The sides that are not seats.
const (
	Monster Side = 3
	NoSide       = game.NoSeat
)

// Slot is a card's place in the state; it never changes during a game and is the
// handle by which commands and events name a card. 0 is no card.
type Slot = game.Slot

// Set is a set of cards as they were at one moment: a card that has changed zones
// since is no longer the same card.
type Set struct {
	Bits [MaxCards / 32]uint32
	At   uint32
}

// Has reports whether the slot is in the set.
func (s *Set) Has(c Slot) bool { return s.Bits[c/32]&(1<<(c%32)) != 0 }

// Add puts the slot into the set.
func (s *Set) Add(c Slot) { s.Bits[c/32] |= 1 << (c % 32) }

// Remove takes the slot out of the set.
func (s *Set) Remove(c Slot) { s.Bits[c/32] &^= 1 << (c % 32) }

// Len is the number of cards in the set.
func (s *Set) Len() int {
	n := 0
	for _, w := range s.Bits {
		n += bits.OnesCount32(w)
	}
	return n
}

// Empty reports whether the set has no cards.
func (s *Set) Empty() bool {
	var any uint32
	for _, w := range s.Bits {
		any |= w
	}
	return any == 0
}

// First is the lowest slot in the set, or 0.
func (s *Set) First() Slot { return s.Next(0) }

// Next is the lowest slot in the set that is above c, or 0. Slots are visited by
//
//	for c := s.First(); c != 0; c = s.Next(c)
func (s *Set) Next(c Slot) Slot {
	c++
	w := c / 32
	if int(w) >= len(s.Bits) {
		return 0
	}
	b := s.Bits[w] >> (c % 32) << (c % 32)
	for b == 0 {
		if w++; int(w) == len(s.Bits) {
			return 0
		}
		b = s.Bits[w]
	}
	return w*32 + Slot(bits.TrailingZeros32(b))
}

func (s *Set) union(o *Set) {
	for i := range s.Bits {
		s.Bits[i] |= o.Bits[i]
	}
}

func (s *Set) minus(o *Set) {
	for i := range s.Bits {
		s.Bits[i] &^= o.Bits[i]
	}
}

// Mark is a set of yes-or-no states of a card.
type Mark uint32

// The marks.
const (
	Exhausted Mark = 1 << iota
	Stunned
	Warded
	Enraged
	Tagged    // as destroyed (K12.1)
	FaceDown  // under another card; in a line: a token creature
	Attacked  // has been attacked this turn (K18.10)
	PlayedNow // played this turn
	ToOwner   // it goes to its owner's hand when it leaves these archives
	AsUpgrade // is in play as an upgrade although it is a creature or an action
	Revealed  // everybody has seen it in its present zone
	LeftPlay  // came into its zone from play: Last says what it was
	Joining   // in a Position: a gigantic creature in play with both halves
	Below     // the half of a gigantic creature that goes to its pile first (Q40)
	seen      // the first of MaxSeats marks: that player has looked at the card in its present zone
)

// known are the marks of who has seen a card in its present zone.
const known = Revealed | seen | seen<<1 | seen<<2

// SeenBy is the mark of a card that the player has looked at in its present zone.
func SeenBy(seat Side) Mark { return seen << seat }

// markCount is how many marks there are.
var markCount = bits.TrailingZeros32(uint32(seen)) + MaxSeats

// Record is what a card was when it last left play (K13.6).
type Record struct {
	Houses      card.Houses
	Power       int16
	Armor       int16
	Amber       int16
	Damage      int16
	Left, Right Slot
	Ctrl        Side
	Kind        card.Type
	Marks       uint8  // the first of them, up to Tagged, and those below
	Pos         uint8  // its place in the line
	Token       uint16 // the token card of which it was a copy, if it lay face down
}

// What else [Record.Marks] says.
const (
	wasOnFlank uint8 = 1 << (5 + iota)
	isFresh          // what resolves now may still refer to it
	mutated          // it was a Mutant though its card is none, or the other way round
)

var _ = [1]struct{}{}[Tagged<<1-1-Mark(wasOnFlank-1)]

// OnFlank reports whether it stood on a flank.
func (r *Record) OnFlank() bool { return r.Marks&wasOnFlank != 0 }

func (r *Record) fresh() bool { return r.Marks&isFresh != 0 }

// CardState is the state of one card.
type CardState struct {
	Def             uint16  // index into the catalogue
	Text            uint16  // the card it is a copy of, or 0
	Marks           Mark    // here, since no gap is left before the icons this way
	Icons           iconSet // bonus icons
	TextIcons       iconSet // those of a copy
	Incarnation     uint32  // when it came into its zone
	PrevIncarnation uint32  // when it came into its previous zone
	Stamp           uint32  // when it came into play or under its control
	Damage          int16
	Amber           int16
	Spent           int16 // armor that has prevented damage this turn
	RecordedArmor   int16 // the armor it had when that was last recorded
	Owner           Side
	Ctrl            Side // who controls it; outside play whose zone it is in
	Base            Side // who played it or put it into play
	Zone            card.Zone
	House           card.House // the house on the card: its own, or another for a maverick
	TextHouse       card.House // that of a copy
	Uses            uint8      // plays and uses this turn (K17.8)
	Used            uint8      // uses alone
	Allowed         uint8      // cards of other houses that it has let be played or used this turn
	Host            Slot       // what it is attached to or under
	First           Slot       // the first card attached to it or under it
	Next            Slot       // the next card of the same host
	OtherHalf       Slot       // the other half of a gigantic creature in play
	Counters        [card.CounterCount]uint8
	Last            Record
}

// seenBy are the sides that have seen the card in its present zone, a bit for each.
func (c *CardState) seenBy() uint8 {
	if c.Is(Revealed) {
		return 1<<MaxSides - 1
	}
	return uint8(c.Marks & known / seen)
}

// Is reports whether all the marks are set.
func (c *CardState) Is(m Mark) bool { return c.Marks&m == m }

func (c *CardState) icon(i int) card.Icon { return c.icons().at(i) }

func (c *CardState) icons() iconSet {
	if c.Text != 0 {
		return c.TextIcons
	}
	return c.Icons
}

// house is the house that the card shows.
func (c *CardState) house() card.House {
	if c.Text != 0 {
		return c.TextHouse
	}
	return c.House
}

// houses are the house that the card shows and those of its house icons (K24.3).
func (c *CardState) houses() card.Houses { return 1<<c.house() | c.icons().houses() }

// iconSet is the bonus icons of a card: those that resolve, 3 bits each, the top one
// lowest, and above them a bit for the house of each house icon.
type iconSet uint64

// iconBits is how many bits the icons that resolve have.
const iconBits = 3 * card.MaxIcons

func packIcons(icons card.Icons) (p iconSet) {
	n := 0
	for _, k := range icons {
		if h := k.House(); h != card.NoHouse {
			p |= 1 << h << iconBits
		} else {
			p |= iconSet(k) << (3 * n)
			n++
		}
	}
	return p
}

func (p iconSet) unpack() (icons card.Icons) {
	n := 0
	for i := range card.MaxIcons {
		if icons[i] = p.at(i); icons[i] != card.NoIcon {
			n++
		}
	}
	for h := range p.houses().All() {
		if n < card.MaxIcons {
			icons[n] = card.HouseIcon(h)
			n++
		}
	}
	return icons
}

// at is the i-th of the icons that resolve.
func (p iconSet) at(i int) card.Icon { return card.Icon(p.resolving() >> (3 * i) & 7) }

// resolving are the icons that resolve, without those of houses.
func (p iconSet) resolving() iconSet { return p & (1<<iconBits - 1) }

// houses are the houses of the house icons.
func (p iconSet) houses() card.Houses { return card.Houses(p >> iconBits) }

// Player is the state of one side.
type Player struct {
	Pool int32 // æmber
	// Due is æmber for the pool for which the active player must still choose who
	// captures it: what no event has reported yet, and what is in Pool for now.
	Due    [2]int32
	Chains int16
	Turns  uint16 // turns begun
	Keys   uint8  // forged keys, a bit for each color
	// ForgedNow are the keys forged this turn, ForgedBefore those forged on
	// this side's previous turn.
	ForgedNow, ForgedBefore uint8
	LastHouse               card.House // the house that was chosen last
	Houses                  card.Houses
	Token                   uint16                  // the token card, or 0
	Now                     [card.LedgerCount]uint8 // what happened this turn
	Before                  [card.LedgerCount]uint8 // and on this side's previous turn
	// PlayedOf and DiscardedOf count the cards of each house this turn, UsedOf the
	// creatures that the side controlled and used.
	PlayedOf, UsedOf, DiscardedOf [card.HouseCount]uint8
	piles                         piles
}

// Pile returns a pile or line of the player: deck, hand, discard, archives,
// purged, battleline, artifacts or reference.
func (p *Player) Pile(z card.Zone) Pile { return p.piles.of(pileOf[z]) }

func (p *Player) pile(kind pileKind) Pile { return p.piles.of(kind) }

// inPlay are the cards of the line and then the artifacts.
func (p *Player) inPlay() Pile {
	return p.piles.cards[p.piles.starts[linePile]:p.piles.starts[referencePile]]
}

// KeyCount is the number of forged keys.
func (p *Player) KeyCount() int { return bits.OnesCount8(p.Keys) }

// TriggerEvent is an event that abilities may wait for, as the engine keeps it.
type TriggerEvent struct {
	Kind    card.EventKind
	Who     Side
	Subject Slot
	Other   Slot
	House   card.House
	Icon    card.Icon // by which it happened
	Amount  int32
	// SubjectAt and OtherAt are when those were the cards of the event: once they
	// have changed zones they are different cards.
	SubjectAt, OtherAt uint32
}

// Lasting is an effect that no longer belongs to a card (K17.12).
type Lasting struct {
	Prog        uint16 // the ability
	Turn        uint16 // the turn in which it began
	Incarnation uint32
	Stamp       uint32
	Number      int16 // the number or card name that was chosen
	Kind        card.Span
	You         Side
	Self        Slot
	From        Side // applies only in that side's turn, or NoSide
	Until       Side // ends at the start of that side's turn, or NoSide
	House       card.House
	Used        uint8 // how often it was used, for those that count that
	Subjects    Set   // the cards that it affects
	A, B        Set
}

// Step is a step of a player's turn (K2.2).
type Step uint8

// The steps.
const (
	BeforeGame Step = iota
	StartStep
	ForgeStep
	HouseStep
	MainStep
	ReadyStep
	DrawStep
	EndStep
	StepCount
)

var stepNames = [StepCount]string{
	StartStep: "start", ForgeStep: "forge", HouseStep: "house", MainStep: "main", ReadyStep: "ready", DrawStep: "draw",
	EndStep: "end",
}

// String returns the name of the step; BeforeGame has none.
func (s Step) String() string { return stepNames[s] }

// State is a whole game. It is a value: copying it is an assignment, and two
// equal States continue equally.
type State struct {
	common
	Cards   [MaxCards]CardState
	lasting [maxLasting]Lasting
	frames  [maxFrames]frame
	pending [maxPending]trigger
	hits    [maxHits]hit
}

// common is what a State holds besides its lists, and how much of each is in use.
type common struct {
	Rand           rand.PCG
	Clock          uint32 // rises with every change of zone
	Events         uint32 // how many events there have been
	Turn           uint16 // turns begun by anybody
	Seats          uint8
	Active         Side // the active player (A2.1: also during the monster's turn)
	TurnOf         Side // whose turn it is: a player or the monster
	Step           Step
	House          card.House // the active house
	High           uint8      // for whom the tide is high, a bit for each side
	Low            uint8
	Over           bool
	Winners        uint8  // a bit for each side
	Ended          bool   // the step or turn is to end
	Acts           uint8  // plays and uses this turn
	busy           Set    // the cards for which something is recorded this turn
	Done           uint8  // cards played, used or discarded in this step (K18.1)
	Opening        uint8  // plays and discards left under the first-turn rule; 255: no limit
	dying          uint8  // depth of destructions whose cards have not left play yet
	doomed         Set    // the cards that were tagged in them
	traces         bool   // some card has left play in what resolves now
	orders         bool   // a card of the game looks at the order of a discard pile
	counts         uint64 // what abilities of cards of the game count, see [program.Entry]
	worksInDiscard bool   // a card of the game has an ability that works in a discard pile
	keyraken       bool   // a deck of the game is of house Keyraken, or one of its cards is
	unsettled      bool
	resettle       bool           // what settling has skipped may matter at the next change
	due            uint8          // to whose pools æmber is due, a bit for each side
	shuffled       uint8          // whose decks have been shuffled, as far as something waits for that
	Tideless       bool           // nobody has The Tide (D32)
	AskAll         bool           // see [Options]
	Rulebook       Rulebook       // see [Options]
	Order          [MaxSeats]Side // the order of turns
	// prophecies are the faces of the two prophecy cards of each player, as numbers of
	// [Catalogue.prophecies].
	prophecies [MaxSeats][4]uint8
	Mode       [8]int32 // numbers of the mode
	Players    [MaxSides]Player
	Q          Question
	ans        answer
	watch      watch   // how an endless loop is told
	looping    looping // the loop that will end
	NCards     uint8   // of Cards, the last of which has this number
	nlasting   uint8
	nframes    uint8
	npending   uint8
	nhits      uint8
}

// copyFrom copies the parts of another State that are in use, usually a small
// fraction.
func (s *State) copyFrom(o *State) {
	s.common = o.common
	copy(s.Cards[:], o.Cards[:o.NCards+1])
	copy(s.lasting[:], o.lasting[:o.nlasting])
	copy(s.frames[:], o.frames[:o.nframes])
	copy(s.pending[:], o.pending[:o.npending])
	copy(s.hits[:], o.hits[:o.nhits])
}

func (s *State) random(n int) int {
	if n <= 1 {
		return 0
	}
	// Lemire's method without the rejection: the bias is below 2^-57 for pile
	// sizes.
	hi, _ := bits.Mul64(s.Rand.Uint64(), uint64(n))
	return int(hi)
}

func (s *State) shuffle(p Pile) {
	for i := len(p) - 1; i > 0; i-- {
		j := s.random(i + 1)
		p[i], p[j] = p[j], p[i]
	}
	for _, c := range p {
		s.Cards[c].Marks &^= known
	}
}

// OverflowError reports that a command needed more room than a State has, or
// more steps than a command may take. The state is as it was before.
type OverflowError string

func (e OverflowError) Error() string {
	return "the game grew beyond its limits (" + string(e) + "): the command was undone"
}
