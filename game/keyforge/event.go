package keyforge

import (
	"fmt"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// EventKind is the kind of an [Event].
type EventKind uint8

// The kinds of events: facts in the past tense. [EventTable] says what the fields of each
// of them mean.
const (
	NoEvent EventKind = iota
	TurnBegan
	TurnEnded
	StepBegan
	HouseChosen
	HouseNamed
	NumberNamed
	CardNamed
	TraitNamed
	Shuffled
	Drew
	Moved
	Played
	EnteredPlay
	Discarded
	Used
	Reaped
	AttackMade
	FightSkipped
	DamageDealt
	DamageMoved
	DamagePrevented
	WardBroken
	Destroyed
	Saved
	Healed
	CardExhausted
	Readied
	CardStunned
	Unstunned
	CardWarded
	CardEnraged
	Calmed
	Gained
	Lost
	Stole
	Paid
	Captured
	Exalted
	AmberMoved
	KeyForged
	KeyUnforged
	ForgeSkipped
	ChainsGained
	ChainShed
	TideTurned
	CountersPut
	ControlChanged
	Repositioned
	AttachedTo
	PutUnder
	Triggered
	Looked
	Saw
	ShownZone
	Shown
	TurnedUp
	Copied
	IconResolved
	LastingBegan
	LastingEnded
	Rose
	Won
	CheckCalled
	HadNoEffect
	Flipped
	DrawSkipped
	ProphecyMade
	ProphecyFulfilled
	EventKinds
)

// Event is one thing that happened. The log and every animation come from events.
// Fields that a kind does not use are zero, and a side that it does not use is [NoSide].
type Event struct {
	Kind  EventKind
	Side  Side
	Card  Slot
	Other Slot
	// Source is the card whose play, use or ability causes the event; 0: a fight or the rules
	// cause it.
	Source Slot
	From   card.Zone
	To     card.Zone
	House  card.House
	// Number is the index of a number in [State.Mode], or of a reason in [NoEffectReasons].
	Number uint8
	Hidden uint8 // the sides that do not learn which card it is about, a bit for each: see [Game.SeesWhich]
	N      int32
	M      int32 // a second amount, or the other side: see [Event.With]
}

// set copies the other event field by field: copying in one piece what has just been written
// in parts would stall the processor.
func (e *Event) set(o *Event) {
	e.Kind, e.Side, e.Card, e.Other, e.Source = o.Kind, o.Side, o.Card, o.Other, o.Source
	e.From, e.To, e.House, e.Number, e.Hidden, e.N, e.M = o.From, o.To, o.House, o.Number, o.Hidden, o.N, o.M
}

// With is the other side of the event, or [NoSide].
func (e *Event) With() Side {
	if EventTable[e.Kind].With == "" {
		return NoSide
	}
	return Side(e.M)
}

// Counter is the kind of counters of [CountersPut].
func (e *Event) Counter() card.Counter { return card.Counter(e.M) }

// Way is how the card of [Used] was used.
func (e *Event) Way() Way { return Way(e.N) }

// Where the æmber of [Captured] came from.
const (
	FromPool   = iota
	BeforePool // it would have come into the pool
	FromSupply // instead of the pool
)

// EventRow says what the fields of a kind of event mean, if it has them. With is the other side,
// kept in [Event.M]; Names is a card of the catalogue or a trait, whose number is kept in
// [Event.N], and Ability is an ability of the catalogue, whose number is kept there too and means
// nothing outside. Reason is why an effect did nothing, kept in [Event.Number].
type EventRow struct {
	Name                                                                           string // for the protocol; it never changes
	Side, Card, Other, From, To, House, Number, N, M, With, Names, Ability, Reason string
}

// EventTable has a row for each kind. The documentation of the protocol is
// generated from it.
var EventTable = [EventKinds]EventRow{
	TurnBegan:   {Name: "turn-began", Side: "whose turn; the monster's for its own"},
	TurnEnded:   {Name: "turn-ended", Side: "whose turn"},
	StepBegan:   {Name: "step-began", Side: "whose turn", N: "1 start, 2 forge, 3 house, 4 main, 5 ready, 6 draw, 7 end"},
	HouseChosen: {Name: "house-chosen", Side: "who chose", Card: "whose ability it was, if any", House: "the active house"},
	HouseNamed:  {Name: "house-named", Side: "who chose", Card: "whose ability it was", House: "chosen"},
	NumberNamed: {Name: "number-named", Side: "who chose", Card: "whose ability it was", N: "chosen"},
	CardNamed:   {Name: "card-named", Side: "who named it", Card: "whose ability it was", Names: "the ID of the card"},
	TraitNamed:  {Name: "trait-named", Side: "who chose", Card: "whose ability it was", Names: "the trait"},
	Shuffled:    {Name: "shuffled", Side: "whose deck", N: "1: with the discard pile, 2: deck and discard pile have changed places"},
	Drew:        {Name: "drew", Side: "who drew", Card: "drawn", To: "hand, or the archives of a monster"},
	Moved: {
		Name: "moved", Side: "whose zone it is now", Card: "moved", Other: "of which card it was the host", From: "zone",
		To: "zone; limbo: it is being put into play", With: "whose zone it was",
		Names: "the ID of the token card of which it is a copy face down, if it is put into play as a token creature",
	},
	Played: {Name: "played", Side: "who played it", Card: "played", From: "zone", With: "whose zone it was"},
	EnteredPlay: {
		Name: "entered-play", Side: "who controls it", Card: "that entered", To: "zone",
		N: "its place in the line, from 0 at the left", M: "1: it entered ready",
	},
	Discarded:       {Name: "discarded", Side: "whose card", Card: "discarded from hand"},
	Used:            {Name: "used", Side: "who used it", Card: "used", N: "1 reap, 2 fight, 3 action, 4 omni, 5 to remove a stun"},
	Reaped:          {Name: "reaped", Side: "who reaped", Card: "that reaped"},
	AttackMade:      {Name: "attacked", Side: "who attacked", Card: "the attacker", Other: "attacked"},
	FightSkipped:    {Name: "fight-skipped", Card: "that would have fought", Other: "that it would have fought, if it was chosen"},
	DamageDealt:     {Name: "damage-dealt", Card: "damaged", Other: "the source, if any", N: "damage"},
	DamageMoved:     {Name: "damage-moved", Card: "onto which it was moved", N: "damage; negative: taken off it, to be put elsewhere"},
	DamagePrevented: {Name: "damage-prevented", Card: "not damaged", N: "damage that its armor prevented"},
	WardBroken:      {Name: "ward-broken", Card: "that has lost its ward"},
	Destroyed:       {Name: "destroyed", Card: "destroyed"},
	Saved:           {Name: "saved", Card: "not destroyed after all"},
	Healed:          {Name: "healed", Card: "healed", N: "damage removed"},
	CardExhausted:   {Name: "exhausted", Card: "exhausted"},
	Readied:         {Name: "readied", Card: "readied"},
	CardStunned:     {Name: "stunned", Card: "stunned"},
	Unstunned:       {Name: "unstunned", Card: "not stunned any more"},
	CardWarded:      {Name: "warded", Card: "warded"},
	CardEnraged:     {Name: "enraged", Card: "enraged"},
	Calmed:          {Name: "calmed", Card: "not enraged any more"},
	Gained:          {Name: "gained", Side: "who gained it", N: "æmber"},
	Lost:            {Name: "lost", Side: "who lost it", N: "æmber"},
	Stole:           {Name: "stole", Side: "who stole it", N: "æmber", With: "from whom; none: it came from the supply instead"},
	Paid:            {Name: "paid", Side: "who paid it", N: "æmber", With: "to whom"},
	Captured: {
		Name: "captured", Side: "from whom", Card: "that captured it", N: "æmber",
		M: "1: before it came into the pool, 2: it came from the supply instead",
	},
	Exalted: {Name: "exalted", Card: "exalted", N: "æmber"},
	AmberMoved: {
		Name: "amber-moved", Side: "from whose pool, if from a pool",
		Card: "from which card, if any", Other: "onto which card, if any",
		N:    "æmber; negative: taken off the card, to be put on others; without card and side: so put on the other",
		With: "into whose pool, if into a pool; else and without other: to the supply",
	},
	KeyForged:   {Name: "key-forged", Side: "who forged it", N: "color: 0 red, 1 blue, 2 yellow", M: "cost in æmber"},
	KeyUnforged: {Name: "key-unforged", Side: "whose key", N: "color: 0 red, 1 blue, 2 yellow"},
	DrawSkipped: {Name: "draw-skipped", Side: "who skipped the step"},
	ProphecyMade: {Name: "prophecy-made", Side: "whose prophecy it is", Card: "that its owner put under it",
		Other: "by which it goes from now on", From: "the zone", To: "the zone", Names: "the ID of the prophecy"},
	ProphecyFulfilled: {Name: "prophecy-fulfilled", Side: "whose prophecy it was", Card: "that lay under it, now revealed", From: "the zone",
		To: "the zone", Names: "the ID of the prophecy"},
	ForgeSkipped: {Name: "forge-skipped", Side: "who skipped the step"},
	ChainsGained: {Name: "chains-gained", Side: "who gained them", N: "chains"},
	ChainShed:    {Name: "chain-shed", Side: "who shed one", N: "chains left"},
	TideTurned:   {Name: "tide-turned", Side: "who raised it, if anybody", N: "1 high, 0 low"},
	CountersPut: {
		Name: "counters-put", Card: "that has them", N: "counters; negative: removed", M: "the counter, in the order of the list above",
	},
	ControlChanged: {
		Name: "control-changed", Side: "who controls it now", Card: "of which control changed",
		N: "its place in the line, from 0 at the left",
	},
	Repositioned: {Name: "repositioned", Card: "moved within its line", N: "its place now, from 0 at the left"},
	AttachedTo:   {Name: "attached", Card: "the upgrade", Other: "the host"},
	PutUnder:     {Name: "put-under", Side: "whose zone it was", Card: "put under another", Other: "the host", From: "zone", N: "1: face down"},
	Triggered:    {Name: "triggered", Side: "whose ability", Card: "that has it", Ability: "which"},
	Looked:       {Name: "looked", Side: "who looked", From: "zone", With: "at whose zone", N: "how many cards from its top; 0: all of it"},
	Saw:          {Name: "saw", Side: "who looked at it, and is told alone", Card: "seen", From: "zone", With: "whose zone"},
	ShownZone:    {Name: "zone-shown", Side: "whose zone", From: "zone"},
	Shown:        {Name: "shown", Card: "shown to all"},
	TurnedUp:     {Name: "turned-up", Side: "whose pile", Card: "that lies face up there now, those below it first", To: "the pile"},
	Copied:       {Name: "copied", Card: "that is a copy now", Other: "of which", Names: "the ID of the card whose text it has"},
	IconResolved: {Name: "icon-resolved", Card: "with the icon", N: "1 amber, 2 capture, 3 damage, 4 draw"},
	Flipped:      {Name: "flipped", Card: "turned over where it lies", N: "1: face down, 0: face up"},
	LastingBegan: {Name: "lasting-began", Side: "whose effect", Card: "that began it", Ability: "which"},
	LastingEnded: {Name: "lasting-ended", Card: "that began it", Ability: "which"},
	Rose:         {Name: "rose", Side: "the monster", Number: "which number of the mode", N: "how far it is now", M: "æmber paid"},
	Won:          {Name: "won", Side: "who conceded, if anybody", N: "the winners, a bit for each side"},
	CheckCalled:  {Name: "check", Side: "who has enough for a key (K2.17)"},
	HadNoEffect: {
		Name: "came-to-nothing", Card: "of which an effect could do nothing; told only to those who see where it looked",
		Ability: "which", M: "the step of the ability",
		Reason: "`none-there`: there is nothing of the kind that it needs; `counted-zero`: the amount that it counts is 0; " +
			"`no-change`: it would change nothing",
	},
}

// sideless are the kinds without a side.
var sideless = func() (kinds [EventKinds]bool) {
	for k := range kinds {
		kinds[k] = EventTable[k].Side == ""
	}
	return kinds
}()

// Check reports which field the event sets although its kind does not use it, or nil.
func (e *Event) Check() error {
	r := &EventTable[e.Kind]
	for _, f := range [...]struct {
		name, meaning string
		told          bool
	}{
		{"side", r.Side, e.Side != NoSide}, {"card", r.Card, e.Card != 0}, {"other", r.Other, e.Other != 0},
		{"from", r.From, e.From != card.NoZone}, {"to", r.To, e.To != card.NoZone}, {"house", r.House, e.House != card.NoHouse},
		{"number", r.Number + r.Reason, e.Number != 0}, {"n", r.N + r.Names + r.Ability, e.N != 0}, {"m", r.M + r.With, e.M != 0},
	} {
		if f.told && f.meaning == "" {
			return fmt.Errorf("event %q tells a %s, which its kind does not have", r.Name, f.name)
		}
	}
	if e.Side != NoSide && e.Side >= MaxSides || r.With != "" && e.With() != NoSide && e.With() >= MaxSides {
		return fmt.Errorf("event %q names a side that is none", r.Name)
	}
	return nil
}
