package card

import "github.com/keyraken/keyraken/game/keyforge/card/trait"

// Who names a player, or players, from the point of view of an ability.
type Who uint8

// Players. In an adventure the opponent of every player is the monster (A2.5).
const (
	Nobody Who = iota
	You
	Opponent
	EachPlayer    // every player, the monster included (A11.7)
	AnyPlayer     // in patterns: anyone
	Controller    // of the card in question: the pattern's, It, Subject, or This
	Owner         // likewise
	Active        // the active player
	EventWho      // the player of the event that triggered the ability
	Chosen        // the player that was chosen in the ability
	EachHaunted   // every player who is haunted, the monster included (K27.1, A14)
	EachUnhaunted // every player who is not
)

// Zone is a place where cards are.
type Zone uint8

// The zones. Limbo is where an action is while it resolves (Q6).
const (
	NoZone Zone = iota
	Deck
	Hand
	Discard
	Archives
	Purged
	Battleline
	Artifacts // in play beside the battleline; a boss is here too
	Attached  // upgrades
	Under     // under another card: grafted or face down (K15.11)
	Limbo
	Joined // the other half of a gigantic creature in play (K19.4)
	// Reference cards lie beside the game, and have effect there: archon powers, and active
	// prophecies with the cards under them. They are not in play (K30.7, K31.1).
	Reference
	ZoneCount
)

var zoneNames = [ZoneCount]string{
	Deck: "deck", Hand: "hand", Discard: "discard", Archives: "archives", Purged: "purged", Battleline: "line",
	Artifacts: "artifacts", Attached: "attached", Under: "under", Limbo: "limbo", Joined: "joined", Reference: "reference",
}

// String returns the name of the zone in lower case English.
func (z Zone) String() string { return zoneNames[z] }

// InPlay reports whether cards in the zone are in play (K3.5).
func (z Zone) InPlay() bool { return z == Battleline || z == Artifacts || z == Attached }

// Role names cards that the ability already knows.
type Role uint8

// The roles.
const (
	NoRole       Role = iota
	This              // the card that has the ability (K16.18 to K16.20)
	Host              // the card to which this upgrade is attached
	It                // what was chosen or named last in this ability
	A                 // what was chosen before and kept under this letter
	B                 // likewise
	Them              // the cards that the last effect actually affected ("in this way", K16.15)
	Subject           // the card of the event: played, destroyed, reaping, attacking
	Other             // the second card of the event: the creature fought
	TheSubjects       // the cards for which a lasting effect was made
	Giver             // the card that gave this ability to the card that has it
	Beneath           // the cards under this card
	PurgedBy          // the cards that this card purged since it entered play
	TheBoss           // the adventure's monster; no card in a duel
	Touched           // in an effect's number, the card being affected
	LeftNeighbor      // the left neighbor of Touched
)

// PredKind is the kind of a test of a [Filter].
type PredKind uint8

// The tests; the rows below say which fields of Pred they read.
const (
	NoPred            PredKind = iota
	IsOther                    // not the card that has the ability
	IsHouse                    // Houses
	IsChosenHouse              // the house that was chosen
	IsActiveHouse              // belongs to the active house
	HasTrait                   // Traits: any of them
	HasChosenTrait             // the trait that was chosen
	HasKeyword                 // Keyword
	PowerIs                    // power Cmp Num
	OddPower                   //
	IsDamaged                  //
	IsStunned                  //
	IsWarded                   //
	IsReady                    //
	OnFlank                    // Place: LeftFlank, RightFlank, otherwise either
	InCenter                   //
	InLine                     // in a battleline
	HasAmber                   // Num æmber or more
	HasArmor                   //
	HasUpgrade                 //
	HasIcon                    // at least one bonus icon
	IsNeighborOf               // Role
	SharesHouseWith            // Role
	SharesTraitWith            // Role
	SharesTypeWith             // Role
	SharesNeighbor             // shares a house with at least one of its neighbors, or with Num of them
	SharesTraitInLine          // shares a trait with another creature of its battleline
	InCrowd                    // belongs to a house with Num or more creatures in play; without Num: no fewer than any other house
	IsNamed                    // Name: the card id; Token: of a token card
	IsIn                       // Role: one of those cards
	LeftOf                     // Role
	RightOf                    // Role
	SharesHalfWith             // Role: on the same side of the center of their battleline
	IsBetween                  // Role and a copy of the card with that id, Name, in one line
	HighestPower               // the highest among those that pass the tests before it (K17.9)
	LowestPower                // the lowest (K17.11)
	WithCounter                // Counter: Num or more of them
	OwnedBy                    // Who
	ControlledBy               // Who
	AtPlay                     // was played this turn
	OnIdentity                 // belongs to a house on Who's identity card
	OfHouseInPlay              // belongs to a house of which Who controls a card in play
	SharesTitleWith            // Role: a copy of one of those cards
	WasKilled                  // is being destroyed, or left play by being destroyed
	AttachedOn                 // Role: is an upgrade attached to one of those cards
	IsFighting                 // attacks or is attacked, while the damage of the fight is dealt
	IsGigantic                 // is half or all of a gigantic creature (K19.1)
	IsEnraged                  //
	IsTopmost                  // the nearest to the top of its pile among those that pass the tests before it
	IsToken                    // is a token creature (K25.15)
	BetweenHouses              // has two neighbors that share no house, and neither of them is of Houses
	IsTheNamed                 // has the name that was chosen
	BesidePower                // has a neighbor whose power compares to its own by Cmp
	HasOtherHouse              // Role: belongs to a house to which that card does not
	IsLit                      // a location that is warded
	predCount
)

var predRows = [predCount]Row{
	IsOther:           {Name: "other", Reads: "Not"},
	IsHouse:           {Name: "of house", Needs: "Houses", Reads: "Not"},
	IsChosenHouse:     {Name: "of the chosen house", Reads: "Not"},
	IsActiveHouse:     {Name: "of the active house", Reads: "Not"},
	HasTrait:          {Name: "with trait", Needs: "Traits", Reads: "Not"},
	HasChosenTrait:    {Name: "with the chosen trait", Reads: "Not"},
	HasKeyword:        {Name: "with keyword", Needs: "Keyword", Reads: "Not"},
	PowerIs:           {Name: "with power", Reads: "Not Cmp Num"},
	OddPower:          {Name: "with odd power", Reads: "Not"},
	IsDamaged:         {Name: "damaged", Reads: "Not"},
	IsStunned:         {Name: "stunned", Reads: "Not"},
	IsWarded:          {Name: "warded", Reads: "Not"},
	IsReady:           {Name: "ready", Reads: "Not"},
	OnFlank:           {Name: "on flank", Reads: "Not Place"},
	InCenter:          {Name: "in the center", Reads: "Not"},
	InLine:            {Name: "in a battleline", Reads: "Not"},
	HasAmber:          {Name: "with æmber", Needs: "Num", Reads: "Not"},
	HasArmor:          {Name: "with armor", Reads: "Not"},
	HasUpgrade:        {Name: "with an upgrade", Reads: "Not"},
	HasIcon:           {Name: "with an icon", Reads: "Not"},
	IsNeighborOf:      {Name: "neighbor of", Needs: "Role", Reads: "Not"},
	SharesHouseWith:   {Name: "shares a house", Needs: "Role", Reads: "Not"},
	SharesTraitWith:   {Name: "shares a trait", Needs: "Role", Reads: "Not"},
	SharesTypeWith:    {Name: "shares a type", Needs: "Role", Reads: "Not"},
	SharesNeighbor:    {Name: "shares a house with a neighbor", Reads: "Not Num"},
	SharesTraitInLine: {Name: "shares a trait within its line", Reads: "Not"},
	InCrowd:           {Name: "of a house with creatures", Reads: "Not Num"},
	IsNamed:           {Name: "named", Needs: "Name", Reads: "Not Token"},
	IsIn:              {Name: "among", Needs: "Role", Reads: "Not"},
	LeftOf:            {Name: "left of", Needs: "Role", Reads: "Not"},
	RightOf:           {Name: "right of", Needs: "Role", Reads: "Not"},
	SharesHalfWith:    {Name: "in the same half", Needs: "Role", Reads: "Not"},
	IsBetween:         {Name: "between", Needs: "Role Name", Reads: "Not"},
	HighestPower:      {Name: "highest", Reads: "Not"},
	LowestPower:       {Name: "lowest", Reads: "Not"},
	WithCounter:       {Name: "with counters", Needs: "Num", Reads: "Not Counter"},
	OwnedBy:           {Name: "owned by", Needs: "Who", Reads: "Not"},
	ControlledBy:      {Name: "controlled by", Needs: "Who", Reads: "Not"},
	AtPlay:            {Name: "played this turn", Reads: "Not"},
	OnIdentity:        {Name: "on the identity card", Needs: "Who", Reads: "Not"},
	OfHouseInPlay:     {Name: "of a house in play", Needs: "Who", Reads: "Not"},
	SharesTitleWith:   {Name: "of the same title", Needs: "Role", Reads: "Not"},
	WasKilled:         {Name: "destroyed", Reads: "Not"},
	AttachedOn:        {Name: "attached to", Needs: "Role", Reads: "Not"},
	IsFighting:        {Name: "fighting", Reads: "Not"},
	IsGigantic:        {Name: "gigantic", Reads: "Not"},
	IsTopmost:         {Name: "topmost"},
	IsEnraged:         {Name: "enraged", Reads: "Not"},
	IsLit:             {Name: "lit", Reads: "Not"},
	IsToken:           {Name: "token", Reads: "Not"},
	BetweenHouses:     {Name: "between houses", Needs: "Houses", Reads: "Not"},
	IsTheNamed:        {Name: "of the chosen name", Reads: "Not"},
	BesidePower:       {Name: "beside power", Needs: "Cmp", Reads: "Not"},
	HasOtherHouse:     {Name: "of another house", Needs: "Role", Reads: "Not"},
}

// Cmp is a comparison.
type Cmp uint8

// The comparisons.
const (
	Equal Cmp = iota
	AtLeast
	AtMost
	More
	Less
)

// Pred is one test of a filter.
type Pred struct {
	Kind    PredKind
	Not     bool
	Cmp     Cmp
	Role    Role
	Who     Who
	Keyword Keyword
	Counter Counter
	Houses  Houses
	Traits  trait.Set
	Num     Num
	Place   Place
	Name    string
	Token   bool // the named card is a token card, of which there are many
}

// Rel is the relation of a card's controller to the player of the ability.
type Rel uint8

// The relations (K3.6). An ally's card is neither friendly nor enemy (A7.3).
const (
	Anyone Rel = iota
	Friend
	Foe
)

// Filter describes cards. The roots are [Creatures], [ArtifactCards], [Upgrades],
// [Cards]; each method returns a narrower filter.
type Filter struct {
	Types Types
	Rel   Rel
	Zone  Zone // NoZone: in play
	Whose Who  // whose zone, when Zone is out of play
	Top   int  // when not 0, only that many cards from the top of the zone; negative: from the bottom
	Preds []Pred
	// Also, when set, describes other cards that pass as well.
	Also *Filter
}

// The roots of filters. They mean cards in play unless a zone is named (K16.7).
var (
	Creatures     = Filter{Types: TypeSet(CreatureType)}
	ArtifactCards = Filter{Types: TypeSet(ArtifactType)}
	Upgrades      = Filter{Types: TypeSet(UpgradeType)}
	ActionCards   = Filter{Types: TypeSet(ActionType)}
	// Locations are the places of an adventure.
	Locations = Filter{Types: TypeSet(LocationType)}
	// Cards are all cards, including the monster (A5.2), but no locations.
	Cards = Filter{Types: TypeSet(ActionType, ArtifactType, CreatureType, UpgradeType, BossType)}
	// Permanents are creatures and artifacts.
	Permanents = Filter{Types: TypeSet(ArtifactType, CreatureType)}
	// NonCreatures are actions, artifacts and upgrades.
	NonCreatures = Filter{Types: TypeSet(ActionType, ArtifactType, UpgradeType)}
	// Combatants are creatures and the monster.
	Combatants = Filter{Types: TypeSet(CreatureType, BossType)}
)

//go:noinline
func (f Filter) and(p Pred) Filter {
	f.Preds = append(f.Preds[:len(f.Preds):len(f.Preds)], p)
	return f
}

// Friendly keeps cards that you control (K3.6).
//
//go:noinline
func (f Filter) Friendly() Filter { f.Rel = Friend; return f }

// Enemy keeps cards that your opponent controls.
//
//go:noinline
func (f Filter) Enemy() Filter { f.Rel = Foe; return f }

// In looks in a zone of a player instead of in play.
//
//go:noinline
func (f Filter) In(z Zone, whose Who) Filter { f.Zone, f.Whose = z, whose; return f }

// Or takes the cards that pass the other filter as well.
//
//go:noinline
func (f Filter) Or(o Filter) Filter { f.Also = &o; return f }

// TopOf keeps the n top cards of the zone.
//
//go:noinline
func (f Filter) TopOf(n int) Filter { f.Top = n; return f }

// BottomOf keeps the n bottom cards of the zone.
func (f Filter) BottomOf(n int) Filter { f.Top = -n; return f }

// Except drops the card that has the ability.
func (f Filter) Except() Filter { return f.and(Pred{Kind: IsOther}) }

// House keeps cards of any of the houses.
func (f Filter) House(h ...House) Filter { return f.and(Pred{Kind: IsHouse, Houses: HouseSet(h...)}) }

// NotHouse drops cards of any of the houses.
func (f Filter) NotHouse(h ...House) Filter {
	return f.and(Pred{Kind: IsHouse, Not: true, Houses: HouseSet(h...)})
}

// OffIdentity drops cards of the houses on the player's identity card.
func (f Filter) OffIdentity(w Who) Filter {
	return f.and(Pred{Kind: OnIdentity, Not: true, Who: w})
}

// ChosenHouse keeps cards of the house that was chosen.
func (f Filter) ChosenHouse() Filter { return f.and(Pred{Kind: IsChosenHouse}) }

// OfHouseInPlay keeps cards of a house of which the player controls a card in play.
func (f Filter) OfHouseInPlay(w Who) Filter { return f.and(Pred{Kind: OfHouseInPlay, Who: w}) }

// ActiveHouse keeps cards of the active house.
func (f Filter) ActiveHouse() Filter { return f.and(Pred{Kind: IsActiveHouse}) }

// Trait keeps cards with any of the traits.
func (f Filter) Trait(t ...trait.Trait) Filter {
	return f.and(Pred{Kind: HasTrait, Traits: trait.Of(t...)})
}

// ChosenTrait keeps cards with the trait that was chosen.
func (f Filter) ChosenTrait() Filter { return f.and(Pred{Kind: HasChosenTrait}) }

// NotTrait drops cards with any of the traits.
func (f Filter) NotTrait(t ...trait.Trait) Filter {
	return f.and(Pred{Kind: HasTrait, Not: true, Traits: trait.Of(t...)})
}

// Keyword keeps cards with the keyword.
func (f Filter) Keyword(k Keyword) Filter { return f.and(Pred{Kind: HasKeyword, Keyword: k}) }

// WithoutKeyword drops cards with the keyword.
func (f Filter) WithoutKeyword(k Keyword) Filter {
	return f.and(Pred{Kind: HasKeyword, Not: true, Keyword: k})
}

// Power keeps cards whose power compares to n in that way.
func (f Filter) Power(c Cmp, n Num) Filter { return f.and(Pred{Kind: PowerIs, Cmp: c, Num: n}) }

// PowerAtMost keeps cards with power n or lower.
func (f Filter) PowerAtMost(n int) Filter { return f.Power(AtMost, N(n)) }

// PowerAtLeast keeps cards with power n or higher.
func (f Filter) PowerAtLeast(n int) Filter { return f.Power(AtLeast, N(n)) }

// Is keeps cards that pass a test without parameters.
func (f Filter) Is(k PredKind) Filter { return f.and(Pred{Kind: k}) }

// IsNot drops cards that pass a test without parameters.
func (f Filter) IsNot(k PredKind) Filter { return f.and(Pred{Kind: k, Not: true}) }

// Flank keeps creatures on a flank (K10.3).
func (f Filter) Flank() Filter { return f.Is(OnFlank) }

// NotOnFlank drops creatures on a flank.
func (f Filter) NotOnFlank() Filter { return f.IsNot(OnFlank) }

// LeftFlank keeps the creature on the left flank.
func (f Filter) LeftFlank() Filter { return f.and(Pred{Kind: OnFlank, Place: LeftFlank}) }

// RightFlank keeps the creature on the right flank.
func (f Filter) RightFlank() Filter { return f.and(Pred{Kind: OnFlank, Place: RightFlank}) }

// Tokens keeps token creatures (K25.15).
func (f Filter) Tokens() Filter { return f.Is(IsToken) }

// NotTokens drops token creatures (K25.16).
func (f Filter) NotTokens() Filter { return f.IsNot(IsToken) }

// Damaged keeps creatures with damage on them.
func (f Filter) Damaged() Filter { return f.Is(IsDamaged) }

// Undamaged keeps creatures without damage.
func (f Filter) Undamaged() Filter { return f.IsNot(IsDamaged) }

// WithAmber keeps cards with at least n æmber on them.
func (f Filter) WithAmber(n int) Filter { return f.and(Pred{Kind: HasAmber, Num: N(n)}) }

// WithoutAmber keeps cards with no æmber on them.
func (f Filter) WithoutAmber() Filter { return f.and(Pred{Kind: HasAmber, Not: true, Num: N(1)}) }

// InCrowdOf keeps cards of a house with n or more creatures in play.
func (f Filter) InCrowdOf(n int) Filter { return f.and(Pred{Kind: InCrowd, Num: N(n)}) }

// OfCommonestHouse keeps cards of a house with no fewer creatures in play than any
// other.
func (f Filter) OfCommonestHouse() Filter { return f.Is(InCrowd) }

// NeighborOf keeps the neighbors of the cards of a role (K10.4). Once those have
// left play it means their last neighbors (K13.6).
func (f Filter) NeighborOf(r Role) Filter { return f.and(Pred{Kind: IsNeighborOf, Role: r}) }

// ToTheLeftOf keeps the creatures to the left of the role's in its battleline.
func (f Filter) ToTheLeftOf(r Role) Filter { return f.and(Pred{Kind: LeftOf, Role: r}) }

// ToTheRightOf keeps the creatures to the right of the role's in its battleline.
func (f Filter) ToTheRightOf(r Role) Filter { return f.and(Pred{Kind: RightOf, Role: r}) }

// SharesHalf keeps the creatures in the half of a battleline in which one of the role's
// stands. A creature in the center is in neither half.
func (f Filter) SharesHalf(r Role) Filter { return f.and(Pred{Kind: SharesHalfWith, Role: r}) }

// Between keeps the creatures that stand between one of the role's cards and a copy
// of the card with that id, in one battleline.
func (f Filter) Between(r Role, id string) Filter {
	return f.and(Pred{Kind: IsBetween, Role: r, Name: id})
}

// On keeps the upgrades that are attached to the role's cards.
func (f Filter) On(r Role) Filter { return f.and(Pred{Kind: AttachedOn, Role: r}) }

// SharesHouse keeps cards that share a house with one of the role's cards.
func (f Filter) SharesHouse(r Role) Filter { return f.and(Pred{Kind: SharesHouseWith, Role: r}) }

// OtherHouse keeps cards that belong to a house to which one of the role's cards does not,
// though they may share another (K24.3).
func (f Filter) OtherHouse(r Role) Filter { return f.and(Pred{Kind: HasOtherHouse, Role: r}) }

// SharesNeighbors keeps creatures that share a house with n of their neighbors.
func (f Filter) SharesNeighbors(n int) Filter { return f.and(Pred{Kind: SharesNeighbor, Num: N(n)}) }

// BetweenOtherHouses keeps creatures with two neighbors that share no house and are not
// of the house.
func (f Filter) BetweenOtherHouses(h House) Filter {
	return f.and(Pred{Kind: BetweenHouses, Houses: HouseSet(h)})
}

// Beside keeps creatures with a neighbor of [More], or [Less], power than theirs.
func (f Filter) Beside(c Cmp) Filter { return f.and(Pred{Kind: BesidePower, Cmp: c}) }

// SharesTrait keeps cards that share a trait with one of the role's cards.
func (f Filter) SharesTrait(r Role) Filter { return f.and(Pred{Kind: SharesTraitWith, Role: r}) }

// SharesTitle keeps copies of the role's cards, and those themselves.
func (f Filter) SharesTitle(r Role) Filter {
	return f.and(Pred{Kind: SharesTitleWith, Role: r})
}

// OtherTitle drops copies of the role's cards.
func (f Filter) OtherTitle(r Role) Filter {
	return f.and(Pred{Kind: SharesTitleWith, Not: true, Role: r})
}

// SharesType keeps cards of the types of the role's cards.
func (f Filter) SharesType(r Role) Filter { return f.and(Pred{Kind: SharesTypeWith, Role: r}) }

// OtherType drops cards of the types of the role's cards.
func (f Filter) OtherType(r Role) Filter {
	return f.and(Pred{Kind: SharesTypeWith, Not: true, Role: r})
}

// Named keeps copies of the card with that id.
func (f Filter) Named(id string) Filter { return f.and(Pred{Kind: IsNamed, Name: id}) }

// NamedToken is [Filter.Named] for the id of a token card (K25.3). Texts call its copies by
// its title: "friendly Stooges".
func (f Filter) NamedToken(id string) Filter {
	return f.and(Pred{Kind: IsNamed, Name: id, Token: true})
}

// Among keeps the cards of a role.
func (f Filter) Among(r Role) Filter { return f.and(Pred{Kind: IsIn, Role: r}) }

// NotAmong drops the cards of a role.
func (f Filter) NotAmong(r Role) Filter { return f.and(Pred{Kind: IsIn, Not: true, Role: r}) }

// Highest keeps those with the highest power among the cards kept so far, ties
// included (K17.9).
func (f Filter) Highest() Filter { return f.Is(HighestPower) }

// Lowest keeps those with the lowest power, ties included (K17.11).
func (f Filter) Lowest() Filter { return f.Is(LowestPower) }

// Topmost keeps the one nearest to the top of its pile among the cards kept so far.
func (f Filter) Topmost() Filter { return f.Is(IsTopmost) }

// With keeps cards with at least n counters of the kind.
func (f Filter) With(c Counter, n int) Filter {
	return f.and(Pred{Kind: WithCounter, Counter: c, Num: N(n)})
}

// Without keeps cards with no counters of the kind.
func (f Filter) Without(c Counter) Filter {
	return f.and(Pred{Kind: WithCounter, Not: true, Counter: c, Num: N(1)})
}

// OwnedBy keeps cards that the player owns (K13.8).
func (f Filter) OwnedBy(w Who) Filter { return f.and(Pred{Kind: OwnedBy, Who: w}) }

// ControlledBy keeps cards that the player controls, where neither Friendly nor Enemy
// says so.
func (f Filter) ControlledBy(w Who) Filter { return f.and(Pred{Kind: ControlledBy, Who: w}) }

// NotControlledBy drops cards that the player controls.
func (f Filter) NotControlledBy(w Who) Filter {
	return f.and(Pred{Kind: ControlledBy, Not: true, Who: w})
}

// Counter is a kind of counter other than damage, æmber, stun, ward and enrage.
type Counter uint8

// The counters. Those after PowerCounter mean only what cards say (K3.9).
const (
	PowerCounter Counter = iota // +1 power each (K11.13)
	DoomCounter
	FuseCounter
	GloryCounter
	GrowthCounter
	WarrantCounter
	SchemeCounter
	DisruptionCounter
	TimeCounter
	DepthCounter
	AwakeningCounter
	KnowledgeCounter
	IgnoranceCounter
	TradeCounter
	PaintCounter
	CorrosionCounter
	MineralizeCounter
	WisdomCounter
	YeaCounter
	NayCounter
	HatchCounter
	MutationCounter
	LightCounter
	ShadowCounter
	CounterCount
)

var counterNames = [CounterCount]string{
	"+1 power", "doom", "fuse", "glory", "growth", "warrant", "scheme", "disruption", "time", "depth",
	"awakening", "knowledge", "ignorance", "trade", "paint", "corrosion", "mineralize",
	"wisdom", "Yea", "Nay", "hatch", "mutation", "light", "shadow",
}

// String returns the counter's name in lower case English.
func (c Counter) String() string { return counterNames[c] }
