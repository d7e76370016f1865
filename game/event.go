package game

import "github.com/keyraken/keyraken/game/card"

// EventKind is the kind of an [Event].
type EventKind uint8

// The kinds of events: facts in the past tense. The comment tells which fields
// are used; Side is always who it happened to or who did it.
const (
	NoEvent         EventKind = iota
	TurnBegan                 // Side
	TurnEnded                 // Side
	StepBegan                 // Side, N: the Step
	HouseChosen               // Side, House: the active house
	HouseNamed                // Side, Card: by whose ability, House
	NumberNamed               // Side, Card, N
	CardNamed                 // Side, Card, N: catalogue number
	Shuffled                  // Side: the deck; N: 1 with the discard pile, 2: it has changed places with it
	Drew                      // Side, Card
	Moved                     // Card, Side: whose zone, From, To, Other: of which card it was the host
	Played                    // Card, Side
	EnteredPlay               // Card, Side
	Discarded                 // Card, Side: from hand
	Used                      // Card, Side
	Reaped                    // Card, Side
	AttackMade                // Card attacked Other
	FightSkipped              // Card, Other
	DamageDealt               // Card, Other: the source, N
	DamageMoved               // N onto Card
	DamagePrevented           // Card, N, by armor
	WardBroken                // Card
	Destroyed                 // Card: tagged
	Saved                     // Card: not destroyed after all
	Healed                    // Card, N
	Exhausts                  // Card
	Readied                   // Card
	Stuns                     // Card
	Unstunned                 // Card
	Wards                     // Card
	Enrages                   // Card
	Calmed                    // Card
	Gained                    // Side, N æmber
	Lost                      // Side, N
	Stole                     // Side, Other side in M, N
	Paid                      // Side, N to side M
	Captured                  // Card, N from Side; M: 1 before it came into the pool
	Exalted                   // Card, N
	AmberMoved                // N from Card (or Side's pool when 0) to Other (or pool of Side M, or the supply when M is NoSide)
	KeyForged                 // Side, N: color, M: cost
	KeyUnforged               // Side, N: color
	ForgeSkipped              // Side
	ChainsGained              // Side, N
	ChainShed                 // Side, N left
	TideTurned                // Side: who raised it, N: 1 high, 0 low
	CountersPut               // Card, N (negative: removed), M: the Counter
	ControlChanged            // Card, Side: the new controller
	Repositioned              // Card, N: place in the line
	AttachedTo                // Card, Other
	PutUnder                  // Card, Other
	Triggered                 // Card, Side, N: ability
	Looked                    // Side at side M's zone From
	ShownZone                 // Side: whose, From: zone shown to all
	Shown                     // Card
	Copied                    // Card, N: catalogue number of the text
	IconResolved              // Card, N: the icon
	LastingBegan              // Card, N: ability
	LastingEnded              // Card, N: ability
	Rose                      // Side: the monster; Number of its mode is N now, M: æmber paid
	Won                       // N: winners, a bit for each side
	Check                     // Side holds enough for a key (K2.17)
	EventKinds
)

// Event is one thing that happened. The log and every animation come from events.
type Event struct {
	Kind  EventKind
	Side  Side
	Card  Slot
	Other Slot
	From  card.Zone
	To    card.Zone
	House card.House
	// Number is the place of a number in [State.Mode].
	Number uint8
	N      int32
	M      int32
}
