package card

import "strings"

// Verb is the kind of an effect. Its row in the table below says what it is and which
// fields of Effect it reads.
type Verb uint8

// The verbs.
const (
	NoVerb Verb = iota

	// On cards.
	DealVerb               // damage
	DestroyVerb            //
	SacrificeVerb          //
	MoveVerb               // to a zone
	ExhaustVerb            //
	ReadyVerb              //
	StunVerb               //
	UnstunVerb             //
	UnwardVerb             // remove the ward
	WardVerb               //
	EnrageVerb             //
	HealVerb               //
	CaptureVerb            //
	ExaltVerb              // also for other æmber put from the supply
	TakeAmberVerb          // æmber off the target to a pool or the supply
	GiveAmberVerb          // æmber from the target onto the second card
	MoveWardVerb           // from the target onto the second card
	StoreAmberVerb         // æmber from a pool onto the target
	CounterVerb            // put counters
	RemoveCountersVerb     // perhaps onto the second card
	ControlVerb            // change control
	UseVerb                // use the card in any way
	FightVerb              // fight with it (K9.12)
	ReapVerb               // reap with it
	SwapVerb               // swap two creatures (K10.7), or two cards of different zones (K10.8)
	RepositionVerb         // to a place in its controller's line
	PlayVerb               // play it
	PutVerb                // put into play (K6.10)
	FaceDownVerb           // flip face down, or face up (K26.2)
	GraftVerb              // put under another card
	AttachVerb             // an upgrade in play moves to another creature (K6.6), or an action becomes an upgrade
	TriggerVerb            // resolve the target's abilities as if they were yours
	CopyVerb               // This becomes a copy of the target
	RevealVerb             // show it to everyone
	LookAtVerb             // show it to you
	IconsVerb              // resolve the target's bonus icons as if you had played it
	RedistributeVerb       // redistribute the æmber on the cards among them
	RedistributeDamageVerb // redistribute the damage on the cards among them
	TargetVerb             // only take the target, for later effects
	AimVerb                // the target takes the damage that This deals in the current fight
	MoveDamageVerb         // all damage from the target onto the second card

	// On players.
	GainVerb       //
	LoseVerb       //
	StealVerb      //
	PayVerb        // to their opponent
	DrawVerb       //
	RefillVerb     //
	ChainsVerb     //
	ForgeVerb      //
	UnforgeVerb    //
	TideVerb       // raise the tide
	ResetTideVerb  // the tide becomes what it was at the start
	ShuffleVerb    // the deck
	LookVerb       // at a zone
	RevealZoneVerb // to everyone
	FlipVerb       // swap deck and discard pile
	MakeVerb       // make token creatures (K25.1)
	EndTurnVerb    // (A11.13)
	HouseVerb      // the house of the target's card, or the chosen house, becomes the active house

	// Choices.
	ChooseHouseVerb  //
	ChooseNumberVerb //
	NameCardVerb     //
	ChooseTraitVerb  //
	ChoosePlayerVerb //

	// Flow: they govern other effects.
	TogetherVerb   // damage that lands at the same time (K11.4)
	DistributeVerb // damage, one at a time, over the target's cards
	IfVerb         //
	MayVerb        //
	TimesVerb      // a number of times
	RepeatVerb     // again while a condition holds (K17.5)
	OptionVerb     // one of several
	OnVerb         // as another player, who is "you" there
	EachVerb       // once for each card of the target, as It
	HousesVerb     // once for each house there is, as the chosen house

	// LastVerb puts abilities in force for a span (K17.12).
	LastVerb

	// PreventVerb stops what is about to happen (K17.3); see BeforeForging.
	PreventVerb

	FulfillVerb  // this prophecy (K30.10)
	TurnOverVerb // this prophecy card (K30.15)

	MonsterVerb // what an adventure calls by a name

	VerbCount
)

// Class is what a verb acts on.
type Class uint8

// The classes.
const (
	NoClass       Class = iota
	CardEffect          // on the cards of its target, one after another or together
	TakeEffect          // nothing: only takes cards for later effects
	PlayerEffect        // on players, or on the game
	ChoiceEffect        // lets a player choose something other than cards
	FlowEffect          // on other effects, which it carries in Sub
	LastingEffect       // gives abilities for a span
	PreventEffect       // on what was about to happen
)

// Loop is the way in which a verb repeats the effects that it carries. Effects
// that repeat in the same way can be nested only as deep as [MaxDepth] says:
// the engine supports no more.
type Loop uint8

// The ways.
const (
	NoLoop   Loop = iota
	Counted       // a number of times
	ForCards      // once for each card
	ForSides      // once for each of the players, who is "you"
	While         // while a condition holds
	loopCount
)

// MaxDepth is how deep loops of each kind can be nested.
var MaxDepth = [loopCount]int{Counted: MaxCounted, ForCards: 1, ForSides: 1, While: 1}

// MaxCounted is how deep counting loops can be nested.
const MaxCounted = 2

// Groups is how many groups of effects a verb carries in Sub.
type Groups uint8

// The numbers of groups.
const (
	NoGroup   Groups = iota
	OneGroup         // one that is not empty
	ThenElse         // one that is not empty, and another
	Options          // two or more, none of them empty
	DealGroup        // one, of damage alone
)

var verbs = [VerbCount]Row{
	// Source: whose damage it is, if not This's
	DealVerb: {Name: "deal", Class: CardEffect, Needs: "Target Num", Reads: "Splash IgnoresArmor Source",
		With: "WithSplash IgnoringArmor From"},
	DestroyVerb:   {Name: "destroy", Class: CardEffect, Needs: "Target"},
	SacrificeVerb: {Name: "sacrifice", Class: CardEffect, Needs: "Target"},
	MoveVerb: {Name: "move", Class: CardEffect, Needs: "Target To Who", Reads: "Place RandomOrder", // to Who's zone
		Places: inPile, With: "InRandomOrder"},
	ExhaustVerb: {Name: "exhaust", Class: CardEffect, Needs: "Target"},
	ReadyVerb:   {Name: "ready", Class: CardEffect, Needs: "Target"},
	StunVerb:    {Name: "stun", Class: CardEffect, Needs: "Target"},
	UnstunVerb:  {Name: "unstun", Class: CardEffect, Needs: "Target"},
	UnwardVerb:  {Name: "unward", Class: CardEffect, Needs: "Target"},
	WardVerb:    {Name: "ward", Class: CardEffect, Needs: "Target"},
	EnrageVerb:  {Name: "enrage", Class: CardEffect, Needs: "Target"},
	HealVerb:    {Name: "heal", Class: CardEffect, Needs: "Target", One: "Num All", Reads: "Who"}, // You: you choose how much of Num,
	// from the pool of Who, or of each of them; Opponent: of the creature's controller
	CaptureVerb: {Name: "capture", Class: CardEffect, Needs: "Target Who", One: "Num All", Reads: "AsYours", // from your opponent
		With: "FromYourOpponent"},
	ExaltVerb: {Name: "exalt", Class: CardEffect, Needs: "Target Num", Reads: "NotExalted"},
	TakeAmberVerb: {Name: "take æmber", Class: CardEffect, Needs: "Target", One: "Num All", Reads: "Who Counters", // Nobody: to the supply,
		With: "WithPowerCounters"},
	GiveAmberVerb:  {Name: "move æmber", Class: CardEffect, Needs: "Target Second Num"},
	MoveWardVerb:   {Name: "move ward", Class: CardEffect, Needs: "Target Second"},
	StoreAmberVerb: {Name: "store æmber", Class: CardEffect, Needs: "Target Num Who"}, // from Who's pool
	CounterVerb:    {Name: "put counters", Class: CardEffect, Needs: "Target Num", Reads: "Counter"},
	// onto Second, if it is set; Who You: you choose how many of Num
	RemoveCountersVerb: {Name: "remove counters", Class: CardEffect, Needs: "Target", One: "Num All", // All: of every kind
		Reads: "Counter Second Who"},
	ControlVerb: {Name: "take control", Class: CardEffect, Needs: "Target Who", Reads: "Span Place", // Who takes it
		Places: onFlank | 1<<Anywhere, With: "At"},
	UseVerb: {Name: "use", Class: CardEffect, Needs: "Target", Reads: "AsYours"},
	FightVerb: {Name: "fight", Class: CardEffect, Needs: "Target", Reads: "Second IgnoresTaunt", // which it may attack
		With: "Against IgnoringTaunt"},
	ReapVerb:       {Name: "reap", Class: CardEffect, Needs: "Target"},
	SwapVerb:       {Name: "swap", Class: CardEffect, Needs: "Target", Reads: "Second", Either: "All Control"}, // or two cards of Target; All: and all that is on them
	RepositionVerb: {Name: "reposition", Class: CardEffect, Needs: "Target", Reads: "Place", Places: inLine},
	PlayVerb: {Name: "play", Class: CardEffect, Needs: "Target", Reads: "AsYours Arrival Place Second", // Second: upgrades on it
		Places: inLine, With: "EnteringStunned At On"},
	PutVerb: {Name: "put into play", Class: CardEffect, Needs: "Target Who", Reads: "Place Arrival FaceDown", // under Who's control
		Places: inLine, With: "ReadyAtOnce At"},
	FaceDownVerb: {Name: "flip", Class: CardEffect, Needs: "Target", Reads: "FaceUp"},
	GraftVerb:    {Name: "graft", Class: CardEffect, Needs: "Target Second", Reads: "FaceUp"}, // under Second,
	AttachVerb:   {Name: "attach", Class: CardEffect, Needs: "Target Second"},
	TriggerVerb:  {Name: "trigger", Class: CardEffect, Needs: "Target Headings"},
	CopyVerb: {Name: "become a copy", Class: CardEffect, Needs: "Target", Reads: "House", // but of that house
		With: "OfHouse"},
	RevealVerb:             {Name: "reveal", Class: CardEffect, Needs: "Target"},
	LookAtVerb:             {Name: "look at", Class: CardEffect, Needs: "Target"},
	IconsVerb:              {Name: "resolve icons", Class: CardEffect, Needs: "Target"},
	RedistributeVerb:       {Name: "redistribute", Class: CardEffect, Needs: "Target"},
	RedistributeDamageVerb: {Name: "redistribute damage", Class: CardEffect, Needs: "Target"},
	TargetVerb:             {Name: "take", Class: TakeEffect, Needs: "Target"},
	AimVerb:                {Name: "aim", Class: CardEffect, Needs: "Target"},
	MoveDamageVerb:         {Name: "move damage", Class: CardEffect, Needs: "Target Second"},

	GainVerb:  {Name: "gain", Class: PlayerEffect, Needs: "Who Num"},
	LoseVerb:  {Name: "lose", Class: PlayerEffect, Needs: "Who", One: "Num All"},
	StealVerb: {Name: "steal", Class: PlayerEffect, Needs: "Num"},
	PayVerb:   {Name: "pay", Class: PlayerEffect, Needs: "Who", One: "Num All"},
	DrawVerb:  {Name: "draw", Class: PlayerEffect, Needs: "Who Num"},

	RefillVerb: {Name: "refill", Class: PlayerEffect, Needs: "Who"},
	ChainsVerb: {Name: "gain chains", Class: PlayerEffect, Needs: "Who Num"},
	// Num above the current cost, or below, but for N or more; Color: only that key
	ForgeVerb:      {Name: "forge", Class: PlayerEffect, Needs: "Who", Either: "Num Free", Reads: "N Color", Signed: true, With: "ForNoLessThan OfColor"},
	UnforgeVerb:    {Name: "unforge", Class: PlayerEffect, Needs: "Who", Reads: "LastForged"},
	TideVerb:       {Name: "tide", Class: PlayerEffect, Needs: "Who"}, // Who raises it
	ResetTideVerb:  {Name: "reset the tide", Class: PlayerEffect},     // as it was at the start (K1.13, A8.2)
	ShuffleVerb:    {Name: "shuffle", Class: PlayerEffect, Needs: "Who", Reads: "WithDiscard"},
	LookVerb:       {Name: "look", Class: PlayerEffect, Needs: "Who To"},
	RevealZoneVerb: {Name: "reveal a zone", Class: PlayerEffect, Needs: "Who To"},
	FlipVerb:       {Name: "swap piles", Class: PlayerEffect, Needs: "Who"},
	// Target: only if they are copies of that card
	MakeVerb: {Name: "make tokens", Class: PlayerEffect, Needs: "Num", Reads: "Place Target", Pattern: true, Places: inLine, With: "At OfCard"},

	EndTurnVerb: {Name: "end the turn", Class: PlayerEffect},
	HouseVerb:   {Name: "set the active house", Class: PlayerEffect, Reads: "Target"}, // the chosen one without Target

	ChooseHouseVerb:  {Name: "choose a house", Class: ChoiceEffect, Reads: "Who By Target"},    // on Who's identity card, or of Target; By chooses
	ChooseNumberVerb: {Name: "choose a number", Class: ChoiceEffect, Needs: "Num", Reads: "N"}, // N to Num
	NameCardVerb:     {Name: "name a card", Class: ChoiceEffect, Reads: "Another Type"},
	ChooseTraitVerb:  {Name: "choose a trait", Class: ChoiceEffect},
	ChoosePlayerVerb: {Name: "choose a player", Class: ChoiceEffect, Reads: "Cond"},

	TogetherVerb:   {Name: "together", Class: FlowEffect, Needs: "Sub", Sub: DealGroup},
	DistributeVerb: {Name: "distribute", Class: FlowEffect, Needs: "Target Num", Pattern: true, Loop: Counted},
	IfVerb:         {Name: "if", Class: FlowEffect, Needs: "Sub", Reads: "Cond", Sub: ThenElse, With: "Else"},
	MayVerb:        {Name: "may", Class: FlowEffect, Needs: "Sub", Sub: OneGroup},
	TimesVerb:      {Name: "for each", Class: FlowEffect, Needs: "Num Sub", Reads: "OneByOne", Sub: OneGroup, Loop: Counted},
	RepeatVerb:     {Name: "repeat", Class: FlowEffect, Needs: "Sub", Reads: "Cond Optional", Sub: OneGroup, Loop: While},
	OptionVerb:     {Name: "choose one of", Class: FlowEffect, Needs: "Sub", Sub: Options},
	OnVerb:         {Name: "does", Class: FlowEffect, Needs: "Who Sub", Sub: OneGroup, Loop: ForSides},
	EachVerb:       {Name: "for each of", Class: FlowEffect, Needs: "Target Sub", Reads: "OneByOne", Sub: OneGroup, Loop: ForCards},
	HousesVerb:     {Name: "for each house", Class: FlowEffect, Needs: "Sub", Sub: OneGroup, Loop: Counted},

	LastVerb: {Name: "lasts", Class: LastingEffect, Needs: "Gives", Reads: "Span Target"}, // the cards it is for, as TheSubjects

	PreventVerb: {Name: "prevent", Class: PreventEffect},

	FulfillVerb:  {Name: "fulfill", Class: PlayerEffect},
	TurnOverVerb: {Name: "turn over", Class: PlayerEffect},

	MonsterVerb: {Name: "monster does", Class: PlayerEffect, Needs: "Name", Reads: "Num"},
}

var verbShapes = shapes[Effect](verbs[:])

// Row is the verb's row in the table; it is empty for a value that is not a verb.
func (v Verb) Row() Row {
	if v < VerbCount {
		return verbs[v]
	}
	return Row{}
}

// Class is what the verb acts on.
func (v Verb) Class() Class { return v.Row().Class }

// String returns the name of the verb, such as "deal".
func (v Verb) String() string { return nameOf("verb", verbs[:], v) }

func (v Verb) takes(method string) bool {
	for m := range strings.FieldsSeq(v.Row().With) {
		if m == method {
			return true
		}
	}
	return false
}
