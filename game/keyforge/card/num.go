package card

// NumKind is the kind of a number expression.
type NumKind uint8

// The kinds; the rows below say which fields of Num they read.
const (
	Const           NumKind = iota // N
	CountOf                        // Filter: how many cards pass
	PowerOf                        // Role: sum of the power (last known, K13.6)
	ArmorOf                        // Role
	AmberOn                        // Role: æmber on those cards
	AmberOnEach                    // Filter: æmber on all cards that pass
	DamageOn                       // Role
	PowerSum                       // Filter: sum of powers
	Pool                           // Who: æmber in the pool
	Keys                           // Who: forged keys
	UnforgedKeys                   // Who
	CardsIn                        // Filter.Zone and Whose, by Filter
	HousesAmong                    // Filter: different houses among the cards, without House
	PowersAmong                    // Filter: different powers among the cards
	Affected                       // how many (or how much) the last effect affected
	ChosenNumber                   // the number that was chosen
	CountersOn                     // Role, Counter
	EventAmount                    // the amount of the event
	Done                           // Ledger: what happened this turn
	DoneLast                       // Ledger: what happened on the opponent's last turn
	AdventureNumber                // Name: a number that the adventure counts
	TraitsOf                       // Role: how many traits
	Players                        // how many players, without the monster
	IconsOn                        // Role: number of bonus icons; Icon: only those
	Fraction                       // A / N, rounded down; Up: rounded up
	Sum                            // A + B
	Minus                          // A - B, at least 0
	Times                          // A * N; Name: under which an adventure may replace N with another number
	Smaller                        // the smaller of A and B
	CountAmong                     // Role, Filter: how many of those cards pass, as they are or were
	MostOfHouse                    // Role: how many of those cards are of one house, of the one with the most
	MostOfColor                    // Who: how many forged keys are of one color, of the one with the most
	TopPower                       // Filter: the highest power among the cards
	KeyColors                      // how many colors there are among all forged keys
	CountersOnEach                 // Filter, Counter: counters on all cards that pass
	KeyCost                        // Who: the current cost of that player's keys
	MostOfType                     // Role: how many of those cards are of one type, of the one with the most
	ArmorSum                       // Filter: sum of armor
	numCount
)

var numRows = [numCount]Row{
	Const:           {Name: "constant", Reads: "N"},
	CountOf:         {Name: "count", Needs: "Filter"},
	PowerOf:         {Name: "power of", Needs: "Role"},
	ArmorOf:         {Name: "armor of", Needs: "Role"},
	AmberOn:         {Name: "æmber on", Needs: "Role"},
	AmberOnEach:     {Name: "æmber on each", Needs: "Filter"},
	DamageOn:        {Name: "damage on", Needs: "Role"},
	PowerSum:        {Name: "sum of powers", Needs: "Filter"},
	ArmorSum:        {Name: "sum of armor", Needs: "Filter"},
	Pool:            {Name: "pool", Needs: "Who"},
	Keys:            {Name: "keys", Needs: "Who"},
	UnforgedKeys:    {Name: "unforged keys", Needs: "Who"},
	CardsIn:         {Name: "cards in", Needs: "Filter"},
	HousesAmong:     {Name: "houses among", Needs: "Filter", Reads: "House"},
	PowersAmong:     {Name: "powers among", Needs: "Filter"},
	Affected:        {Name: "affected"},
	ChosenNumber:    {Name: "chosen number"},
	CountersOn:      {Name: "counters on", Needs: "Role", Reads: "Counter"},
	EventAmount:     {Name: "amount of the event"},
	Done:            {Name: "done this turn", Needs: "Who", Reads: "Ledger House"},
	DoneLast:        {Name: "done last turn", Needs: "Who", Reads: "Ledger"},
	AdventureNumber: {Name: "number of the adventure", Needs: "Name"},
	TraitsOf:        {Name: "traits of", Needs: "Role"},
	Players:         {Name: "players"},
	IconsOn:         {Name: "icons on", Needs: "Role", Reads: "Icon"},
	Fraction:        {Name: "fraction", Needs: "A N", Reads: "Up"},
	Sum:             {Name: "sum", Needs: "A B"},
	Minus:           {Name: "difference", Needs: "A B"},
	Times:           {Name: "product", Needs: "A", Reads: "N Name"},
	Smaller:         {Name: "smaller", Needs: "A B"},
	CountAmong:      {Name: "count among", Needs: "Role Filter"},
	MostOfHouse:     {Name: "most of a house", Needs: "Role"},
	MostOfColor:     {Name: "most of a color", Needs: "Who"},
	TopPower:        {Name: "highest power among", Needs: "Filter"},
	KeyColors:       {Name: "colors of keys"},
	KeyCost:         {Name: "key cost", Needs: "Who"},
	MostOfType:      {Name: "most of a type", Needs: "Role"},
	CountersOnEach:  {Name: "counters on each", Needs: "Filter", Reads: "Counter"},
}

// Num is a number that is computed when it is needed.
type Num struct {
	Kind    NumKind
	N       int
	Who     Who
	Role    Role
	Counter Counter
	Ledger  Ledger
	Filter  *Filter
	House   House // for Played, UsedCreatures and Discarded: only cards of that house; for HousesAmong: not this one
	Icon    Icon
	Name    string
	A, B    *Num
	Up      bool
}

// Ledger is something that the game counts for each side during a turn.
type Ledger uint8

// What is counted. For DestroyedEnemies and DestroyedFriends the side is the
// one to which the creature was enemy or friendly.
const (
	Played Ledger = iota
	PlayedCreatures
	PlayedActions
	PlayedArtifacts
	PlayedUpgrades
	Used
	UsedCreatures
	Fought
	Reaped
	Discarded // from anywhere; those of a house: from hand
	Forged
	Stolen // æmber stolen by that side
	Robbed // æmber stolen from that side; the last turn is that of its opponent
	DestroyedEnemies
	DestroyedFriends
	DestroyedInFight // enemy creatures destroyed in a fight
	UsedPilots       // creatures with the trait Pilot that the side controlled
	Exalted          // friendly creatures, once for each æmber
	DrawnInStep      // cards drawn in its "draw cards" step
	DestroyedMutants // creatures with the trait Mutant that the side controlled
	LedgerCount
)

var ledgerNames = [LedgerCount]string{
	Played: "played", PlayedCreatures: "playedCreatures", PlayedActions: "playedActions", PlayedArtifacts: "playedArtifacts",
	PlayedUpgrades: "playedUpgrades", Used: "used", UsedCreatures: "usedCreatures", Fought: "fought", Reaped: "reaped",
	Discarded: "discarded", Forged: "forged", Stolen: "stolen", Robbed: "robbed", DestroyedEnemies: "destroyedEnemies",
	DestroyedFriends: "destroyedFriends", DestroyedInFight: "destroyedInFight",
	UsedPilots: "usedPilots", Exalted: "exalted", DrawnInStep: "drawnInStep", DestroyedMutants: "destroyedMutants",
}

// String returns the name under which saves and scenarios keep the count.
func (l Ledger) String() string { return ledgerNames[l] }

// Amount is what constructors accept as a number: a constant or a Num.
type Amount interface{ int | Num }

//go:noinline
func num[T Amount](n T) Num {
	switch n := any(n).(type) {
	case int:
		return N(n)
	case Num:
		return n
	}
	panic("unreachable")
}

// N is the constant n.
//
//go:noinline
func N(n int) Num { return Num{Kind: Const, N: n} }

// Count counts the cards that pass the filter.
//
//go:noinline
func Count(f Filter) Num {
	if f.Zone != NoZone {
		return Num{Kind: CardsIn, Filter: &f}
	}
	return Num{Kind: CountOf, Filter: &f}
}

// Of is a number read from the cards of a role: PowerOf, AmberOn and so on.
//
//go:noinline
func Of(k NumKind, r Role) Num { return Num{Kind: k, Role: r} }

// For is a number read from a player: Pool, Keys and so on.
//
//go:noinline
func For(k NumKind, w Who) Num { return Num{Kind: k, Who: w} }

// Among is a number read from all cards that pass the filter: AmberOnEach,
// PowerSum, ArmorSum, TopPower, HousesAmong, PowersAmong.
func Among(k NumKind, f Filter) Num { return Num{Kind: k, Filter: &f} }

// Counters is the number of counters of that kind on the role's cards.
func Counters(c Counter, r Role) Num { return Num{Kind: CountersOn, Counter: c, Role: r} }

// ColorsForged is how many colors there are among the forged keys of all players.
var ColorsForged = Num{Kind: KeyColors}

// CountersAmong is the number of counters of that kind on all cards that pass the filter.
func CountersAmong(c Counter, f Filter) Num { return Num{Kind: CountersOnEach, Counter: c, Filter: &f} }

// ThisTurn is what the player did this turn.
func ThisTurn(l Ledger, w Who) Num { return Num{Kind: Done, Ledger: l, Who: w} }

// LastTurn is what the player did on that player's last turn.
func LastTurn(l Ledger, w Who) Num { return Num{Kind: DoneLast, Ledger: l, Who: w} }

// AffectedCount is the number of cards, or the amount, that the last effect
// actually affected.
var AffectedCount = Num{Kind: Affected}

// TheNumber is the number that was chosen in the ability.
var TheNumber = Num{Kind: ChosenNumber}

// EventNumber is the amount of the event: what a key cost, how much damage.
var EventNumber = Num{Kind: EventAmount}

// OfAdventure is a number that the adventure counts under that name, such as how
// often its monster has risen (A2.4). The adventure says it in its own words.
func OfAdventure(name string) Num { return Num{Kind: AdventureNumber, Name: name} }

// PlayerCount is the number of players, without the monster.
var PlayerCount = Num{Kind: Players}

// CountIn counts the cards of the role that pass the filter, as they are or were
// when they left play (K13.6).
func CountIn(r Role, f Filter) Num { return Num{Kind: CountAmong, Role: r, Filter: &f} }

// HousesBut counts the houses among the cards that pass the filter, apart from one.
func HousesBut(h House, f Filter) Num { return Num{Kind: HousesAmong, Filter: &f, House: h} }

// BonusAmber is the number of æmber icons on the cards of the role.
func BonusAmber(r Role) Num { return Num{Kind: IconsOn, Role: r, Icon: AmberIcon} }

// OfHouse narrows what the player has played or discarded, or the creatures that the player
// controlled and used, down to a house.
func (n Num) OfHouse(h House) Num { n.House = h; return n }

// Half is half of n, rounded down.
func Half(n Num) Num { return Num{Kind: Fraction, A: &n, N: 2} }

// HalfUp is half of n, rounded up.
func HalfUp(n Num) Num { return Num{Kind: Fraction, A: &n, N: 2, Up: true} }

// Third is a third of n, rounded down.
func Third(n Num) Num { return Num{Kind: Fraction, A: &n, N: 3} }

// ThirdUp is a third of n, rounded up.
func ThirdUp(n Num) Num { return Num{Kind: Fraction, A: &n, N: 3, Up: true} }

// Plus is n + m.
func (n Num) Plus(m Num) Num { return Num{Kind: Sum, A: &n, B: &m} }

// Less is n - m, at least 0.
func (n Num) Less(m Num) Num { return Num{Kind: Minus, A: &n, B: &m} }

// Times is n * k.
//
//go:noinline
func (n Num) Times(k int) Num { return Num{Kind: Times, A: &n, N: k} }

// TimesGiven is n * k, where k is the printed number: the conditions of an adventure
// may replace it, by that name.
func (n Num) TimesGiven(k int, name string) Num { return Num{Kind: Times, A: &n, N: k, Name: name} }

// UpTo is n, but no more than m.
func (n Num) UpTo(m int) Num { k := N(m); return Num{Kind: Smaller, A: &n, B: &k} }

// CondKind is the kind of a condition.
type CondKind uint8

// The kinds; the rows below say which fields of Cond they read.
const (
	Always       CondKind = iota
	Compare               // A Cmp B
	Exists                // Filter: some card passes
	RoleIs                // Role, Filter: the role has cards and all of them pass, wherever they are now
	WasDestroyed          // Role: it names cards, and all of them are tagged or destroyed; Not: it names some, but not all are
	TideHigh              // Who: the tide is high for that player
	TideLow               // Who
	YourTurn              // it is your turn
	Succeeded             // the effect before this one was carried out completely (K16.14)
	FirstUse              // the card has not been used before this turn
	Haunted               // Who (K15.6)
	KeyForged             // Who: key of color N is forged, by any of them
	AllOf                 // Sub
	Named                 // Role: its cards are the two that were named
	OddNumber             // A is odd
	Overwhelmed           // Who: there are more creatures of their opponent than of theirs (K29.8)
	HasFewest             // Filter: you control no more of these than any other player, the monster included
	condCount
)

var condRows = [condCount]Row{
	Always:       {Name: "always", Reads: "Not"},
	Compare:      {Name: "compare", Reads: "Not A Cmp B"},
	Exists:       {Name: "there is", Needs: "Filter", Reads: "Not"},
	RoleIs:       {Name: "is", Needs: "Role Filter", Reads: "Not"},
	WasDestroyed: {Name: "destroyed", Needs: "Role", Reads: "Not"},
	TideHigh:     {Name: "high tide", Needs: "Who", Reads: "Not"},
	TideLow:      {Name: "low tide", Needs: "Who", Reads: "Not"},
	YourTurn:     {Name: "your turn", Reads: "Not"},
	Succeeded:    {Name: "succeeded", Reads: "Not"},
	FirstUse:     {Name: "first use", Reads: "Not"},
	Haunted:      {Name: "haunted", Needs: "Who", Reads: "Not"},
	KeyForged:    {Name: "key forged", Needs: "Who", Reads: "Not N"},
	AllOf:        {Name: "all of", Needs: "Sub", Reads: "Not"},
	Named:        {Name: "named", Needs: "Role", Reads: "Not"},
	OddNumber:    {Name: "odd", Needs: "A", Reads: "Not"},
	Overwhelmed:  {Name: "overwhelmed", Needs: "Who", Reads: "Not"},
	HasFewest:    {Name: "has the fewest", Needs: "Filter", Reads: "Not"},
}

// Cond is a condition.
type Cond struct {
	Kind   CondKind
	Not    bool
	Cmp    Cmp
	Role   Role
	Who    Who
	N      int
	A, B   Num
	Filter *Filter
	Sub    []Cond
}

// Compares is the condition a cmp b.
func Compares[T, U Amount](a T, c Cmp, b U) Cond {
	return Cond{Kind: Compare, A: num(a), Cmp: c, B: num(b)}
}

// Odd is the condition that the number is odd; its opposite is that it is even.
func Odd(n Num) Cond { return Cond{Kind: OddNumber, A: n} }

// Fewest is the condition that no player, the monster included, controls fewer such cards
// than you.
func Fewest(f Filter) Cond { return Cond{Kind: HasFewest, Filter: &f} }

// HasPool is the condition that the player has n æmber or more.
func HasPool(w Who, n int) Cond { return Compares(For(Pool, w), AtLeast, n) }

// ThereIs is the condition that some card passes the filter.
//
//go:noinline
func ThereIs(f Filter) Cond { return Cond{Kind: Exists, Filter: &f} }

// ThereIsNo is the condition that no card passes the filter.
func ThereIsNo(f Filter) Cond { return Cond{Kind: Exists, Not: true, Filter: &f} }

// Is is the condition that the role names cards and all of them pass the filter.
//
//go:noinline
func Is(r Role, f Filter) Cond { return Cond{Kind: RoleIs, Role: r, Filter: &f} }

// IsNot is the opposite of Is.
func IsNot(r Role, f Filter) Cond { return Cond{Kind: RoleIs, Not: true, Role: r, Filter: &f} }

// Destroys is the condition that the role's card has just been destroyed.
//
//go:noinline
func Destroys(r Role) Cond { return Cond{Kind: WasDestroyed, Role: r} }

// Tide is the condition that the tide is high for the player.
func Tide(w Who) Cond { return Cond{Kind: TideHigh, Who: w} }

// LowTide is the condition that the tide is low for the player.
func LowTide(w Who) Cond { return Cond{Kind: TideLow, Who: w} }

// IsHaunted is the condition that the player is haunted (K15.6).
//
//go:noinline
func IsHaunted(w Who) Cond { return Cond{Kind: Haunted, Who: w} }

// IsOverwhelmed is the condition that the player has fewer creatures in play than their
// opponent (K29.8).
func IsOverwhelmed(w Who) Cond { return Cond{Kind: Overwhelmed, Who: w} }

// The keys by color.
const (
	RedKey = iota
	BlueKey
	YellowKey
)

// HasForged is the condition that the player's key of the color is forged; for
// [AnyPlayer], that of some player (K32.9).
func HasForged(w Who, color int) Cond { return Cond{Kind: KeyForged, Who: w, N: color} }

// OnYourTurn is the condition that it is your turn.
var OnYourTurn = Cond{Kind: YourTurn}

// DidThat is the condition that the previous effect was carried out completely.
var DidThat = Cond{Kind: Succeeded}

// FirstUseThisTurn is the condition that this card is used for the first time
// this turn.
var FirstUseThisTurn = Cond{Kind: FirstUse}

// AreNamed is the condition that the role's cards are the two that were named.
func AreNamed(r Role) Cond { return Cond{Kind: Named, Role: r} }

// Not is the opposite of c.
func Not(c Cond) Cond { c.Not = !c.Not; return c }

// Both is the condition that all of the conditions hold.
func Both(c ...Cond) Cond { return Cond{Kind: AllOf, Sub: c} }
