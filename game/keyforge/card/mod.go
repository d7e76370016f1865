package card

import "github.com/keyraken/keyraken/game/keyforge/card/trait"

// ModKind is the kind of a constant modifier.
type ModKind uint8

// The modifiers; the rows below say which fields of Mod they read. Those in the
// first group apply to the cards of Target.
const (
	NoMod          ModKind = iota
	PowerMod               // + Num; Swapped: swaps its value with that of the armor when the effect begins
	ArmorMod               // + Num; None: it has none
	SetPower               // = Num; Final: whatever is added to it
	SetArmor               // = Num; Final: whatever is added to it
	KeywordMod             // has Keyword, Num for those with a number; Filter: while it attacks such a card
	LoseKeyword            // loses Keyword
	GiveAbility            // has Ability
	BlankMod               // the text box is blank except for traits; TraitsToo: with its traits
	HouseMod               // belongs to House, and to no other; Active: to the active house; AsThis: to the houses of This
	AlsoHouseMod           // belongs to House (or every house, for NoHouse) too; Chosen: to the chosen house
	TraitMod               // has Traits too; None: it has none
	TypeMod                // is of Type
	ControlMod             // Who controls it
	CannotMod              // cannot: Acts
	FightDamage            // deals Num instead of its power in fights; WhenAttacked: when it is attacked
	FightBonus             // deals + Num when attacking a creature that passes Filter
	Ignores                // ignores Keyword of others when it attacks (K32.6)
	OnlyAttacks            // can attack only cards that pass Filter; Except: only those that do not pass
	MustFightMod           // must fight when it is used, if it can
	Redirects              // takes the damage dealt to the cards of Target in their place; InFights: damage of fights, and they take it too
	Shielded               // cannot be dealt damage; Filter: by such cards
	EntersReady            //
	EntersStunned          //
	EntersEnraged          //
	EntersOther            // enters play under the opponent's control
	AnyHouseUse            // may be used as if it were of the active house; House: as if it were of that house
	MayFightMod            // may fight whatever the active house
	SpendMod               // Who may spend its æmber as if it were in the pool; ToForge: only to forge; Itself: the card, discarding it
	FlankMod               // counts as on a flank
	DamageTaken            // + Num whenever it takes damage; Twice: twice as much
	TextMod                // gains the text box of the TheSubjects card; KeywordsOnly: only its printed keywords and traits
	HeadingsMod            // its abilities with a heading in Headings have those in Adds too
	PreyMod                // hunts Prey (A6)
	Doomed                 // is destroyed; Purged: is purged; Archived: is archived, once it has been played
	WideTaunt              // its taunt protects the neighbors of its neighbors too
	DealsInstead           // does Do instead of dealing damage
	NotReadied             // does not ready in the "ready cards" step
	EntersAnywhere         // enters play ready, anywhere in the line that the active player chooses
	Divides                // damage that would be dealt to it is divided evenly among its neighbors, if any (K17.3)
	LosesHeadings          // loses its abilities with Headings
	CopyMod                // token creatures: is a copy of the TheSubjects card, unless it is that card
	DestroysToUse          // cannot be used unless a card that passes Filter is destroyed first
	PiercesArmor           // armor does not prevent the damage that it deals to what it attacks (K32.6)

	// Rules about players: Who.
	KeyCostMod    // keys cost + Num; Color: only those of the color (K31.6)
	HandSizeMod   // refills to + Num cards
	SkipForge     // skips the forge a key step
	CannotForge   // Num: only the Num-th key; while While holds, in which the player is "you"
	CannotPlay    // cannot play cards that pass Filter; while While holds, as above
	PlayLimit     // plays at most Num cards of the types of Filter each turn
	CannotUse     // cannot use cards that pass Filter
	MustChoose    // must choose House, or the chosen house for NoHouse
	CannotChoose  // cannot choose it; Again: the one that the player chose on the previous turn
	MayPlayOther  // may play Num cards that pass Filter whatever their house, or any number; OrUse: or use
	MayUseOther   // may use cards that pass Filter whatever their house; Acts
	NotStolen     // the player's æmber cannot be stolen
	CannotRaise   // cannot raise the tide
	CannotNamed   // nobody can play cards of the chosen name; OrUse: or use
	PurgedInstead // cards that pass Filter are purged instead of discarded from play; Who: actions that Who plays return to hand
	GainCaptured  // æmber that would be added to Who's pool is captured by This instead
	TakenOfSupply // æmber that would be stolen or captured from Who's pool comes from the supply instead
	StealCaptured // æmber that would be stolen is captured by a creature of the active player
	ReapSteals    // æmber that Who would gain by reaping is stolen instead
	SpentTaken    // you get the æmber that Who spends to forge keys
	ForgeToll     // before Who forges a key, Do happens and must not prevent it
	// IconMod: bonus icons, or only Icon, of cards that Who plays resolve Num more times; None:
	// not at all; may do Do, or be As or one of AsAny.
	IconMod
	Silenced      // abilities with Headings do not trigger
	PlayToll      // must pay Num to the opponent to play cards that pass Filter
	UseToll       // must pay Num to the opponent to use cards that pass Filter
	TurnAgain     // takes another turn after this one (K32.13)
	ArchivesKept  // cards of the opponent of Who cannot leave the archives of Who
	CountsHaunted // is haunted
	TopRevealed   // plays with the top card of their deck revealed
	SkipDraw      // skips the "draw cards" step
	ArchivesLeft  // cannot take archives into hand in the "choose a house" step
	RightClosed   // cannot play creatures on the right flank
	GainMade      // instead of æmber being added to Who's pool, Who makes that many token creatures
	ReapsOwn      // may take æmber that they would gain by reaping from friendly creatures instead
	SpendPool     // may spend up to Num æmber of the opponent's pool each time they forge a key
	ForgeMore     // may forge up to Num additional keys in the "forge a key" step, one after another (K31.4)
	MoreKeys      // must forge Num more keys to win (K31.5)
	DrawMore      // draws Num additional cards in the "draw cards" step
	NoMulligan    // cannot take a mulligan
	SkipReady     // skips the "ready cards" step
	ModCount
)

var modRows = [ModCount]Row{
	PowerMod:       {Name: "power", Needs: "Target", One: "Num Swapped", Signed: true},
	ArmorMod:       {Name: "armor", Needs: "Target", One: "Num None", Signed: true},
	SetPower:       {Name: "power becomes", Needs: "Target", Reads: "Num Final"},
	SetArmor:       {Name: "armor becomes", Needs: "Target", Reads: "Num Final"},
	KeywordMod:     {Name: "gets a keyword", Needs: "Target Keyword Num", Reads: "Filter"},
	LoseKeyword:    {Name: "loses a keyword", Needs: "Target Keyword"},
	GiveAbility:    {Name: "gives an ability", Needs: "Target Ability"},
	BlankMod:       {Name: "blank", Needs: "Target", Reads: "TraitsToo"},
	HouseMod:       {Name: "belongs", Needs: "Target", Either: "House Active AsThis"},
	AlsoHouseMod:   {Name: "also belongs", Needs: "Target", Either: "House Chosen"},
	TraitMod:       {Name: "has traits", Needs: "Target", One: "Traits None"},
	TypeMod:        {Name: "becomes", Needs: "Target Type"},
	ControlMod:     {Name: "under control", Needs: "Target Who"},
	CannotMod:      {Name: "cannot", Needs: "Target Acts"},
	FightDamage:    {Name: "deals in fights", Needs: "Target", Reads: "Num WhenAttacked"},
	FightBonus:     {Name: "deals more", Needs: "Target Num Filter"},
	Ignores:        {Name: "ignores", Needs: "Target Keyword"},
	OnlyAttacks:    {Name: "attacks only", Needs: "Target Filter", Reads: "Except"},
	MustFightMod:   {Name: "must fight", Needs: "Target"},
	Redirects:      {Name: "redirects", Needs: "Target", Reads: "InFights"},
	Shielded:       {Name: "shielded", Needs: "Target", Reads: "Filter"},
	EntersReady:    {Name: "enters ready", Needs: "Target"},
	EntersStunned:  {Name: "enters stunned", Needs: "Target"},
	EntersEnraged:  {Name: "enters enraged", Needs: "Target"},
	EntersOther:    {Name: "enters under the opponent", Needs: "Target"},
	AnyHouseUse:    {Name: "of any house", Needs: "Target", Reads: "House"},
	MayFightMod:    {Name: "may fight", Needs: "Target"},
	SpendMod:       {Name: "spendable", Needs: "Target Who", Either: "ToForge Itself"},
	FlankMod:       {Name: "on a flank", Needs: "Target"},
	DamageTaken:    {Name: "takes more damage", Needs: "Target", One: "Num Twice"},
	TextMod:        {Name: "gains a text box", Needs: "Target", Reads: "KeywordsOnly"},
	HeadingsMod:    {Name: "adds headings", Needs: "Target Headings Adds"},
	PreyMod:        {Name: "hunts", Needs: "Target Prey"},
	Doomed:         {Name: "doomed", Needs: "Target", Reads: "Purged Archived"},
	WideTaunt:      {Name: "wide taunt", Needs: "Target"},
	DealsInstead:   {Name: "instead of damage", Needs: "Target Do"},
	NotReadied:     {Name: "does not ready in the step", Needs: "Target"},
	EntersAnywhere: {Name: "enters anywhere", Needs: "Target"},
	Divides:        {Name: "divides damage", Needs: "Target"},
	LosesHeadings:  {Name: "loses abilities", Needs: "Target Headings"},
	CopyMod:        {Name: "is a copy", Needs: "Target"},
	DestroysToUse:  {Name: "destroys to be used", Needs: "Target Filter"},
	PiercesArmor:   {Name: "ignores armor", Needs: "Target"},

	KeyCostMod:    {Name: "key cost", Needs: "Who Num", Reads: "Color", Signed: true},
	HandSizeMod:   {Name: "hand size", Needs: "Who Num", Signed: true},
	SkipForge:     {Name: "skips forging", Needs: "Who"},
	CannotForge:   {Name: "cannot forge", Needs: "Who", Reads: "Num While"},
	CannotPlay:    {Name: "cannot play", Needs: "Who Filter", Reads: "While"},
	PlayLimit:     {Name: "plays at most", Needs: "Who Filter", Reads: "Num"},
	CannotUse:     {Name: "cannot use", Needs: "Who Filter"},
	MustChoose:    {Name: "must choose", Needs: "Who", Reads: "House"},
	CannotChoose:  {Name: "cannot choose", Needs: "Who", Either: "House Again"},
	MayPlayOther:  {Name: "may play", Needs: "Who Filter", Reads: "Num OrUse"},
	MayUseOther:   {Name: "may use", Needs: "Who Filter", Reads: "Num Acts"},
	NotStolen:     {Name: "not stolen", Needs: "Who"},
	CannotRaise:   {Name: "cannot raise the tide", Needs: "Who"},
	CannotNamed:   {Name: "cannot play the named", Needs: "Who", Reads: "OrUse"},
	PurgedInstead: {Name: "purged instead", Needs: "Filter", Reads: "Who"},
	GainCaptured:  {Name: "gain captured", Needs: "Who"},
	TakenOfSupply: {Name: "taken of the supply", Needs: "Who"},
	StealCaptured: {Name: "theft captured", Needs: "Who"},
	ReapSteals:    {Name: "reaping steals", Needs: "Who"},
	SpentTaken:    {Name: "takes what is spent", Needs: "Who"},
	ForgeToll:     {Name: "before forging", Needs: "Who Do"},
	IconMod:       {Name: "bonus icons", Needs: "Who", One: "Num None As AsAny Do", Reads: "Icon"},
	Silenced:      {Name: "silenced", Needs: "Headings"},
	PlayToll:      {Name: "toll to play", Needs: "Who Num Filter"},
	UseToll:       {Name: "toll to use", Needs: "Who Num Filter"},
	TurnAgain:     {Name: "takes another turn", Needs: "Who"},
	ArchivesKept:  {Name: "archives kept", Needs: "Who"},
	CountsHaunted: {Name: "haunted", Needs: "Who"},
	TopRevealed:   {Name: "top card revealed", Needs: "Who"},
	SkipDraw:      {Name: "skips drawing", Needs: "Who"},
	ArchivesLeft:  {Name: "archives left", Needs: "Who"},
	RightClosed:   {Name: "right flank closed", Needs: "Who"},
	GainMade:      {Name: "gain made", Needs: "Who"},
	ReapsOwn:      {Name: "reaps from creatures", Needs: "Who"},
	SpendPool:     {Name: "spends of the opponent", Needs: "Who Num"},
	ForgeMore:     {Name: "forges more", Needs: "Who Num"},
	MoreKeys:      {Name: "needs more keys", Needs: "Who Num"},
	DrawMore:      {Name: "draws more", Needs: "Who Num"},
	NoMulligan:    {Name: "no mulligan", Needs: "Who"},
	SkipReady:     {Name: "skips readying", Needs: "Who"},
}

// Acts is a set of things that creatures do.
type Acts uint8

// The acts.
const (
	ActFight Acts = 1 << iota
	ActReap
	ActAction
	ActOmni
	ActReady
	ActExhaust // becoming exhausted, and so every use
	ActAny     = ActFight | ActReap | ActAction | ActOmni
)

// Mod is one constant modifier.
type Mod struct {
	Kind     ModKind
	Target   Target // which cards: a role, or each that passes a filter
	Who      Who
	Num      Num
	Keyword  Keyword
	House    House
	Type     Type
	Traits   trait.Set
	Acts     Acts
	Headings Headings
	Adds     Headings
	Icon     Icon
	Color    int // of keys, from 1 on; 0: any
	As       Icon
	AsAny    []Icon
	Filter   *Filter
	Ability  *Ability
	Prey     *Target
	Do       []Effect
	While    *Cond

	Active       bool // the active house
	AsThis       bool // the houses of This
	Archived     bool // archived, not destroyed
	Again        bool // the house that was chosen on the previous turn
	Chosen       bool // the chosen house
	Except       bool // only cards that do not pass Filter
	Final        bool // whatever is added
	InFights     bool // damage of fights, and the cards take it too
	Itself       bool // the card, not what is on it
	KeywordsOnly bool // the printed keywords and traits alone
	None         bool // none at all
	OrUse        bool // or use them
	Purged       bool // purged, not destroyed
	Swapped      bool // with the armor, when the effect begins
	ToForge      bool // only to forge
	TraitsToo    bool // with the traits
	Twice        bool // twice as much
	WhenAttacked bool // only then
}

// Power adds n to the power of the cards.
func Power[T Amount, S Subjects](s S, n T) Mod {
	return Mod{Kind: PowerMod, Target: target(s), Num: num(n)}
}

// Switched swaps the values of the cards' power and armor as they are when the
// lasting effect begins; later changes apply on top of that.
func Switched[S Subjects](s S) Mod { return Mod{Kind: PowerMod, Target: target(s), Swapped: true} }

// MoreArmor adds n to the armor of the cards (K11.8).
func MoreArmor[T Amount, S Subjects](s S, n T) Mod {
	return Mod{Kind: ArmorMod, Target: target(s), Num: num(n)}
}

// PowerBecomes sets the power of the cards.
func PowerBecomes[T Amount, S Subjects](s S, n T) Mod {
	return Mod{Kind: SetPower, Target: target(s), Num: num(n)}
}

// PowerCountsAs makes the power of the cards n, whatever is added to it.
func PowerCountsAs[T Amount, S Subjects](s S, n T) Mod {
	return Mod{Kind: SetPower, Target: target(s), Num: num(n), Final: true}
}

// ArmorCountsAs makes the armor of the cards n, whatever is added to it.
func ArmorCountsAs[S Subjects](s S, n int) Mod {
	return Mod{Kind: SetArmor, Target: target(s), Num: N(n), Final: true}
}

// Gets gives the cards a keyword.
//
//go:noinline
func Gets[S Subjects](s S, k Keyword) Mod { return GetsN(s, k, 1) }

// GetsN gives the cards a keyword with a number.
func GetsN[T Amount, S Subjects](s S, k Keyword, n T) Mod {
	return Mod{Kind: KeywordMod, Target: target(s), Keyword: k, Num: num(n)}
}

// GetsAgainst gives the cards a keyword while they attack such a card.
func GetsAgainst[S Subjects](s S, k Keyword, against Filter) Mod {
	m := Gets(s, k)
	m.Filter = &against
	return m
}

// Without takes a keyword from the cards.
func Without[S Subjects](s S, k Keyword) Mod {
	return Mod{Kind: LoseKeyword, Target: target(s), Keyword: k}
}

// Gives gives the cards an ability; [This] in it is the card that gets it and
// [Giver] the card that gives it (K16.20).
//
//go:noinline
func Gives[S Subjects](s S, a Ability) Mod {
	return Mod{Kind: GiveAbility, Target: target(s), Ability: &a}
}

// Modify makes a modifier of cards that needs nothing else.
func Modify[S Subjects](k ModKind, s S) Mod { return Mod{Kind: k, Target: target(s)} }

// WhollyBlank makes the text boxes of the cards blank, traits included.
func WhollyBlank[S Subjects](s S) Mod {
	return Mod{Kind: BlankMod, Target: target(s), TraitsToo: true}
}

// ShieldedFrom keeps such cards from dealing damage to the cards.
func ShieldedFrom[S Subjects](s S, from Filter) Mod {
	return Mod{Kind: Shielded, Target: target(s), Filter: &from}
}

// DoesInstead makes effects happen instead of damage that the card would deal
// (K17.3): once for all damage that it would deal at the same time.
func DoesInstead[S Subjects](s S, do ...Effect) Mod {
	return Mod{Kind: DealsInstead, Target: target(s), Do: do}
}

// GetsTraits gives the cards traits.
func GetsTraits[S Subjects](s S, t ...trait.Trait) Mod {
	return Mod{Kind: TraitMod, Target: target(s), Traits: trait.Of(t...)}
}

// Cannot forbids the cards to do certain acts.
func Cannot[S Subjects](s S, a Acts) Mod {
	return Mod{Kind: CannotMod, Target: target(s), Acts: a}
}

// Belongs makes the cards belong to the house.
func Belongs[S Subjects](s S, h House) Mod {
	return Mod{Kind: HouseMod, Target: target(s), House: h}
}

// AlsoBelongs makes the cards belong to the house as well.
func AlsoBelongs[S Subjects](s S, h House) Mod {
	return Mod{Kind: AlsoHouseMod, Target: target(s), House: h}
}

// UsableAs lets the cards be used as if they belonged to the house.
func UsableAs[S Subjects](s S, h House) Mod {
	return Mod{Kind: AnyHouseUse, Target: target(s), House: h}
}

// BelongsWithThis makes the cards belong to the houses of this card, and to no other.
func BelongsWithThis[S Subjects](s S) Mod {
	return Mod{Kind: HouseMod, Target: target(s), AsThis: true}
}

// IsPurged purges the cards as soon as it applies to them.
func IsPurged[S Subjects](s S) Mod { return Mod{Kind: Doomed, Target: target(s), Purged: true} }

// IsArchived archives the cards as soon as it applies to them, but not before their Play
// abilities have resolved. A ward does not stop it.
func IsArchived[S Subjects](s S) Mod { return Mod{Kind: Doomed, Target: target(s), Archived: true} }

// AlsoOfChosenHouse makes the cards belong to the chosen house too.
func AlsoOfChosenHouse[S Subjects](s S) Mod {
	return Mod{Kind: AlsoHouseMod, Target: target(s), Chosen: true}
}

// BelongsToActive makes the cards belong to the active house.
func BelongsToActive[S Subjects](s S) Mod {
	return Mod{Kind: HouseMod, Target: target(s), Active: true}
}

// TakesAfter gives the cards the keywords and traits that are printed on the card of a
// lasting effect.
func TakesAfter[S Subjects](s S) Mod {
	return Mod{Kind: TextMod, Target: target(s), KeywordsOnly: true}
}

// Becomes makes the cards be of the type.
func Becomes[S Subjects](s S, t Type) Mod {
	return Mod{Kind: TypeMod, Target: target(s), Type: t}
}

// ArmorBecomes sets the armor of the cards.
func ArmorBecomes[T Amount, S Subjects](s S, n T) Mod {
	return Mod{Kind: SetArmor, Target: target(s), Num: num(n)}
}

// UnderControl gives the player control of the cards (K13.9).
func UnderControl[S Subjects](w Who, s S) Mod {
	return Mod{Kind: ControlMod, Target: target(s), Who: w}
}

// DealsMore makes the cards deal n more damage when they attack such a creature.
func DealsMore[S Subjects](s S, n int, against Filter) Mod {
	return Mod{Kind: FightBonus, Target: target(s), Num: N(n), Filter: &against}
}

// IgnoresOf makes the cards, when they attack, ignore the keyword of others.
func IgnoresOf[S Subjects](s S, k Keyword) Mod {
	return Mod{Kind: Ignores, Target: target(s), Keyword: k}
}

// LosesTraits takes all traits from the cards, gained ones included (D44).
func LosesTraits[S Subjects](s S) Mod {
	return Mod{Kind: TraitMod, Target: target(s), None: true}
}

// LosesArmor takes all armor from the cards, including added armor.
func LosesArmor[S Subjects](s S) Mod {
	return Mod{Kind: ArmorMod, Target: target(s), None: true}
}

// AttacksOnly lets the cards attack only such creatures.
func AttacksOnly[S Subjects](s S, f Filter) Mod {
	return Mod{Kind: OnlyAttacks, Target: target(s), Filter: &f}
}

// CannotAttack forbids the cards to attack such creatures.
func CannotAttack[S Subjects](s S, f Filter) Mod {
	return Mod{Kind: OnlyAttacks, Target: target(s), Filter: &f, Except: true}
}

// SharesDamage deals this card the damage that is dealt to the cards in fights, by
// the power of those that fight, as well (K9.5).
func SharesDamage[S Subjects](s S) Mod {
	return Mod{Kind: Redirects, Target: target(s), InFights: true}
}

// TakesMoreDamage deals n more damage to the cards whenever they are dealt damage.
func TakesMoreDamage[S Subjects](s S, n int) Mod {
	return Mod{Kind: DamageTaken, Target: target(s), Num: N(n)}
}

// TakesTwice deals twice as much damage to the cards whenever they are dealt damage.
func TakesTwice[S Subjects](s S) Mod { return Mod{Kind: DamageTaken, Target: target(s), Twice: true} }

// Hunts gives the cards the prey keyword (A6).
func Hunts[S Subjects](s S, prey Target) Mod {
	return Mod{Kind: PreyMod, Target: target(s), Prey: &prey}
}

// Spendable lets the player spend æmber on the cards as if it were in the pool.
func Spendable[S Subjects](w Who, s S) Mod {
	return Mod{Kind: SpendMod, Target: target(s), Who: w}
}

// SpendableOnKeys lets the player spend æmber on the cards to forge keys (K2.7).
func SpendableOnKeys[S Subjects](w Who, s S) Mod {
	m := Spendable(w, s)
	m.ToForge = true
	return m
}

// SpendableItself lets the player spend each of the cards to forge a key, as if it were an
// æmber in the pool: it is discarded, even if it is warded (K25.19).
func SpendableItself[S Subjects](w Who, s S) Mod {
	m := Spendable(w, s)
	m.Itself = true
	return m
}

// UsedByDestroying makes such a card be destroyed whenever one of the cards is used, which
// cannot be used otherwise.
func UsedByDestroying[S Subjects](s S, f Filter) Mod {
	return Mod{Kind: DestroysToUse, Target: target(s), Filter: &f}
}

// MergesHeadings gives every ability of the cards that has one of the headings all
// of them.
func MergesHeadings[S Subjects](s S, h Headings) Mod {
	return AddsHeadings(s, h, h)
}

// AddsHeadings gives every ability of the cards that has one of the headings the
// added ones too.
func AddsHeadings[S Subjects](s S, h, adds Headings) Mod {
	return Mod{Kind: HeadingsMod, Target: target(s), Headings: h, Adds: adds}
}

// NoIcons keeps bonus icons of cards that the player plays from resolving.
func NoIcons(w Who) Mod { return Mod{Kind: IconMod, Who: w, None: true} }

// IconsAgain makes each bonus icon of a card that the player plays resolve n more
// times.
func IconsAgain(w Who, n int) Mod { return Mod{Kind: IconMod, Who: w, Num: N(n)} }

// InsteadOfIcon lets the player do something instead of resolving each such icon
// (K17.3); NoIcon means any.
func InsteadOfIcon(w Who, i Icon, do ...Effect) Mod {
	return Mod{Kind: IconMod, Who: w, Icon: i, Do: do}
}

// ResolvesAs lets the player resolve each icon as another.
func ResolvesAs(w Who, as Icon) Mod { return Mod{Kind: IconMod, Who: w, As: as} }

// ResolvesAsAny lets the player resolve each such icon as one of several others.
func ResolvesAsAny(w Who, i Icon, as ...Icon) Mod {
	return Mod{Kind: IconMod, Who: w, Icon: i, AsAny: as}
}

// TurnsIcons reports whether the modifier lets icons resolve as others.
func (m *Mod) TurnsIcons() bool { return m.As != NoIcon || m.AsAny != nil }

// Silences keeps abilities with the headings from triggering.
func Silences(h Headings) Mod { return Mod{Kind: Silenced, Headings: h} }

// LosesAbilities takes from the cards their abilities with the headings, gained ones
// included (K32.7).
func LosesAbilities[S Subjects](s S, h Headings) Mod {
	return Mod{Kind: LosesHeadings, Target: target(s), Headings: h}
}

// PurgesInstead purges such cards instead of discarding them from play.
func PurgesInstead(f Filter) Mod { return Mod{Kind: PurgedInstead, Filter: &f} }

// ReturnsInstead returns such actions that the player has played to hand instead of
// discarding them after they resolve (K6.2).
func ReturnsInstead(w Who, f Filter) Mod { return Mod{Kind: PurgedInstead, Who: w, Filter: &f} }

// BeforeForging makes effects happen before the player forges a key; [Prevent]
// among them stops the forging, and then nothing is paid.
func BeforeForging(w Who, do ...Effect) Mod { return Mod{Kind: ForgeToll, Who: w, Do: do} }

// DealsInFights sets the damage that the cards deal when they fight.
func DealsInFights[S Subjects](s S, n int) Mod {
	return Mod{Kind: FightDamage, Target: target(s), Num: N(n)}
}

// DealsWhenAttacked sets the damage that the cards deal when they are attacked.
func DealsWhenAttacked[S Subjects](s S, n int) Mod {
	m := DealsInFights(s, n)
	m.WhenAttacked = true
	return m
}

// CannotForgeNth forbids the player to forge the n-th of the three keys.
func CannotForgeNth(w Who, n int) Mod { return Mod{Kind: CannotForge, Who: w, Num: N(n)} }

// Rule makes a modifier about a player that needs nothing else.
//
//go:noinline
func Rule(k ModKind, w Who) Mod { return Mod{Kind: k, Who: w} }

// KeysCost makes the player's keys cost n more.
func KeysCost[T Amount](w Who, n T) Mod { return Mod{Kind: KeyCostMod, Who: w, Num: num(n)} }

// OfColor narrows a modifier of what keys cost down to those of the color (K31.6).
func (m Mod) OfColor(color int) Mod { m.Color = color + 1; return m }

// DrawsMore makes the player draw n additional cards in the "draw cards" step.
func DrawsMore(w Who, n int) Mod { return Mod{Kind: DrawMore, Who: w, Num: N(n)} }

// HandSize makes the player refill to n more cards.
func HandSize[T Amount](w Who, n T) Mod { return Mod{Kind: HandSizeMod, Who: w, Num: num(n)} }

// Forbid forbids the player to play (CannotPlay) or use (CannotUse) such cards.
func Forbid(k ModKind, w Who, f Filter) Mod { return Mod{Kind: k, Who: w, Filter: &f} }

// CannotPlayOrUseNamed forbids the player to play or use cards of the name that was chosen.
func CannotPlayOrUseNamed(w Who) Mod { return Mod{Kind: CannotNamed, Who: w, OrUse: true} }

// CannotPlayWhile forbids the player to play such cards while the condition holds,
// in which the player is "you"; several players are judged separately.
func CannotPlayWhile(w Who, f Filter, c Cond) Mod {
	return Mod{Kind: CannotPlay, Who: w, Filter: &f, While: &c}
}

// PlaysAtMost limits how many such cards the player plays each turn.
func PlaysAtMost(w Who, n int, f Filter) Mod {
	return Mod{Kind: PlayLimit, Who: w, Num: N(n), Filter: &f}
}

// Toll makes the player pay n æmber to the opponent in order to play (PlayToll)
// or use (UseToll) such a card.
func Toll(k ModKind, w Who, n int, f Filter) Mod {
	return Mod{Kind: k, Who: w, Num: N(n), Filter: &f}
}

// HouseRule makes the player choose (MustChoose) or not choose (CannotChoose) the
// house as active house.
func HouseRule(k ModKind, w Who, h House) Mod { return Mod{Kind: k, Who: w, House: h} }

// CannotChooseAgain forbids the player to choose the active house of their previous
// turn again.
func CannotChooseAgain(w Who) Mod { return Mod{Kind: CannotChoose, Who: w, Again: true} }

// Allow lets the player play (MayPlayOther, n of them) or use (MayUseOther) such
// cards whatever their house; any number for 0.
func Allow(k ModKind, f Filter, n int, a Acts) Mod {
	return Mod{Kind: k, Who: You, Filter: &f, Num: N(n), Acts: a}
}

// AllowEither lets you play or use n such cards in total, whatever their house.
func AllowEither(f Filter, n int) Mod {
	m := Allow(MayPlayOther, f, n, 0)
	m.OrUse = true
	return m
}
