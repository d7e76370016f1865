package card

// Verb is what an effect does.
type Verb uint8

// The verbs. Unless a comment says otherwise, what an effect does is not optional (SQ9).
const (
	GainCrystals Verb = iota
	GainPower
	GainHealth  // at most to the most that one can have (S4.6)
	GainMastery // at most to 30 (S4.4)
	LoseMastery // of a chosen opponent
	DrawCards
	BanishCards  // up to the number, from the zones of From; each is optional
	ReturnCards  // those of Which, from your discard to your hand; All returns every one
	RecruitFree  // a card of the row that costs at most Which.Cost, to the discard or, where the number is ToHand, to the hand
	DestroyCards // enemy champions; All destroys every one
	CopyCard     // the effects of a card of Which that you played this turn, as often as the number says
	DoublePower
	UntilEndOfTurn // what Lasting says

	VerbCount
)

// Lasting is what an effect adds until the end of the turn.
type Lasting uint8

// The lasting effects.
const (
	NoLasting      Lasting = iota
	CopyPlayed             // allies of Which are copied: those played before now, and those played later when they have resolved (S19.2)
	PlayRecruited          // the next champion of Which that you recruit is played instead of going to the discard (SQ20)
	PowerForHealth         // who gains health gains as much power, also when nothing is gained above the most (S19.10)
	IgnoreShields          // of those who are attacked (SQ28)
	DrawForDamage          // draw so many more at the end of the turn if ten damage or more was dealt to one opponent (SQ27)

	LastingCount
)

var lastings = [LastingCount]string{CopyPlayed: "copy played", PlayRecruited: "play recruited", PowerForHealth: "power for health",
	IgnoreShields: "ignore shields", DrawForDamage: "draw for damage"}

// String is the name of the effect in data.
func (l Lasting) String() string { return lastings[l] }

// Zones from which an effect takes cards.
const (
	FromHand    = 1 << iota
	FromDiscard // both: mixed at will
)

// Numbers with a meaning of their own.
const (
	// All is the number of an effect that takes every card that fits.
	All = 99
	// ToHand is the number of a recruit effect that puts the card into the hand.
	ToHand = 1
)

// Effect is one effect of a card.
type Effect struct {
	Verb    Verb
	Lasting Lasting
	From    uint8
	Which   Filter
	N       Number
	Cond    Condition     // zero: it always applies
	Instead []Alternative // of several whose condition holds the last counts (S12.2)
}

// Alternative is the number that replaces that of an effect while its condition holds.
type Alternative struct {
	Cond Condition
	N    Number
}

// If makes the effect apply only where the condition holds.
func (e Effect) If(c Condition) Effect {
	e.Cond = c
	return e
}

// Or puts another number in the place of the effect's where the condition holds.
func (e Effect) Or(c Condition, n int) Effect { return e.OrNumber(c, Number{N: int32(n)}) }

// OrNumber is Or with a number that is counted.
func (e Effect) OrNumber(c Condition, n Number) Effect {
	e.Instead = append(e.Instead[:len(e.Instead):len(e.Instead)], Alternative{c, n})
	return e
}

// Of limits the effect to cards that the filter lets through.
func (e Effect) Of(f Filter) Effect {
	e.Which = f
	return e
}

// Each multiplies the number of the effect by what is counted.
func (e Effect) Each(count Count, f Faction) Effect {
	e.N.Count, e.N.Faction = count, f
	return e
}

func effect(v Verb, n int) Effect { return Effect{Verb: v, N: Number{N: int32(n)}} }

// Crystals gains so many crystals (S4.1).
func Crystals(n int) Effect { return effect(GainCrystals, n) }

// Power gains so much power (S4.2).
func Power(n int) Effect { return effect(GainPower, n) }

// Health gains so much health.
func Health(n int) Effect { return effect(GainHealth, n) }

// Mastery gains so much mastery.
func Mastery(n int) Effect { return effect(GainMastery, n) }

// Weaken takes so much mastery from a chosen opponent.
func Weaken(n int) Effect { return effect(LoseMastery, n) }

// Draw draws so many cards.
func Draw(n int) Effect { return effect(DrawCards, n) }

// Banish banishes up to so many cards from the zones (S3.4).
func Banish(n int, from uint8) Effect {
	e := effect(BanishCards, n)
	e.From = from
	return e
}

// Return returns so many cards from the discard to the hand.
func Return(n int, which Filter) Effect { return effect(ReturnCards, n).Of(which) }

// Recruit recruits a card of at most that cost from the row without paying.
func Recruit(cost int8) Effect { return effect(RecruitFree, 0).Of(Filter{Cost: cost}) }

// Destroy destroys so many enemy champions (S10.3).
func Destroy(n int) Effect { return effect(DestroyCards, n) }

// Copy copies a card that was played this turn (S14).
func Copy(which Filter) Effect { return effect(CopyCard, 1).Of(which) }

// Double doubles the power that one has at that moment (SQ29).
func Double() Effect { return effect(DoublePower, 0) }

// ThisTurn adds a lasting effect until the end of the turn.
func ThisTurn(l Lasting, n int) Effect {
	e := effect(UntilEndOfTurn, n)
	e.Lasting = l
	return e
}

// Filter says which cards an effect takes. Its zero value takes every card.
type Filter struct {
	Kind    FilterKind
	Faction Faction
	Cost    int8 // at most; 0: any
}

// FilterKind is the kind of cards that a filter lets through.
type FilterKind uint8

// The kinds of a filter.
const (
	AnyCard FilterKind = iota
	Allies
	Champions
	Mercenaries
	NoChampions

	FilterKindCount
)

var filterKinds = [FilterKindCount]string{Allies: "allies", Champions: "champions", Mercenaries: "mercenaries",
	NoChampions: "no champions"}

// String is the name of the kind in data.
func (k FilterKind) String() string { return filterKinds[k] }

// Match says whether the filter lets the card through.
func (f Filter) Match(c *Card) bool {
	switch f.Kind {
	case Allies:
		if !c.Ally() {
			return false
		}
	case Champions:
		if !c.Champion() {
			return false
		}
	case Mercenaries:
		if !c.Mercenary {
			return false
		}
	case NoChampions:
		if c.Champion() {
			return false
		}
	}
	return (f.Faction == NoFaction || f.Faction == c.Faction) && (f.Cost == 0 || c.Cost <= f.Cost)
}

// Count is what a number is multiplied by.
type Count uint8

// What is counted.
const (
	Once          Count = iota
	YourChampions       // of the faction, in play (S19.9)
	AlliesPlayed        // of the faction, by you this turn (SQ31)
	InYourDiscard       // of the faction
	YourMastery
	HalfMastery // rounded up
	Endless     // infinite (SQ12)

	CountCount
)

// Number is a number of an effect: a constant, or a constant for each thing that is counted.
type Number struct {
	Count   Count
	Faction Faction
	N       int32
}

// Counted is the number of what is counted, each once.
func Counted(c Count) Number { return Number{Count: c, N: 1} }

// ConditionKind is a kind of condition.
type ConditionKind uint8

// The conditions.
const (
	NoCondition  ConditionKind = iota
	MasteryAt                  // at least N (S12.1)
	UnifyKind                  // S13.1
	DominionKind               // S13.3
	EchoKind                   // S13.6
	InspireKind                // S13.7
	LeaderIs                   // ID (S13.9)
	ChampionsAt                // at least N of Faction in play
	HealthIs                   // exactly N
	MostMastery                // more than each opponent (S19.8)
	HaveInPlay                 // a champion with that ID
	LessMastery                // the one who attacks has less than you (SQ25)

	ConditionKindCount
)

// Condition is what decides whether an effect applies.
type Condition struct {
	Kind    ConditionKind
	Faction Faction
	N       int32
	ID      string
	Mastery int32 // and that much mastery as well
}

// Named says whether the condition is one of the named abilities, which work in another way for an automaton (S18.19).
func (c Condition) Named() bool {
	return c.Kind == UnifyKind || c.Kind == DominionKind || c.Kind == EchoKind || c.Kind == InspireKind
}

// AtMastery holds with so much mastery or more.
func AtMastery(n int) Condition { return Condition{Kind: MasteryAt, N: int32(n)} }

// The named abilities (S13).
var (
	Unify    = Condition{Kind: UnifyKind, Faction: Undergrowth}
	Dominion = Condition{Kind: DominionKind}
	Echo     = Condition{Kind: EchoKind, Faction: Wraethe}
	Inspire  = Condition{Kind: InspireKind}
)

// LedBy holds for the player of that leader.
func LedBy(leader string) Condition { return Condition{Kind: LeaderIs, ID: leader} }

// At adds an amount of mastery to the condition.
func (c Condition) At(mastery int) Condition {
	c.Mastery = int32(mastery)
	return c
}

// ConstantKind is what a constant effect does.
type ConstantKind uint8

// The constant effects.
const (
	CannotBeAttacked    ConstantKind = iota // this champion (S10.6)
	ProtectsYou                             // you and your other champions cannot be attacked (S19.7)
	MoreDefence                             // of your champions, by N (SQ23)
	Cheaper                                 // to recruit, by N (S19.1)
	MasteryShield                           // its shield is your mastery (S19.11)
	ShieldInPlay                            // of N each time you are attacked (S19.13)
	ReturnsForChampions                     // from your discard, when you have played a champion (S19.12)

	ConstantKindCount
)

// Constant is an effect that works as long as the card lies where it does.
type Constant struct {
	Kind    ConstantKind
	N       Number
	Cond    Condition
	Instead []Alternative
}

// If makes the constant effect work only while the condition holds.
func (k Constant) If(c Condition) Constant {
	k.Cond = c
	return k
}

// Const is a constant effect of that kind.
func Const(k ConstantKind, n int) Constant { return Constant{Kind: k, N: Number{N: int32(n)}} }

// Each multiplies the number of the constant effect by what is counted.
func (k Constant) Each(count Count, f Faction) Constant {
	k.N.Count, k.N.Faction = count, f
	return k
}

// Or puts another number in the place of the constant effect's where the condition holds.
func (k Constant) Or(c Condition, n int) Constant {
	k.Instead = append(k.Instead[:len(k.Instead):len(k.Instead)], Alternative{c, Number{N: int32(n)}})
	return k
}
