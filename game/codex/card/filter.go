package card

// Things is a set of kinds of things in play.
type Things uint16

// The kinds of things.
const (
	AUnit Things = 1 << iota
	AHero
	ABuilding       // base, tech building, add-on or building card
	APatroller      // a unit or hero that patrols now
	APatrollingUnit // now
	AnUpgrade
	AnOngoingSpell
	ABuildingCard // CR17
	ABase
	AWorker // of a player; no card is seen (CR16)

	ThingCount = iota
)

// Of is whose things a filter takes.
type Of uint8

// Whose.
const (
	Anyones Of = iota
	Yours
	Opponents // of yours
	Theirs    // of the player whom the ability is about
	Friendly  // yours and your partner's (C20.11)
)

// Filter says what an effect or a constant takes.
type Filter struct {
	Things  Things
	Of      Of
	Green   bool
	Techs   uint8 // a bit for each level; 0: any
	Trait   Trait
	Spec    Spec
	With    bool // it has a +1/+1 rune
	Without bool // it has none
	Other   bool // than the source
	Calm    bool // has no abilities (CR15)
	Weak    bool // has 3 attack or less
	Next    bool // of the tech level after that of what was sacrificed before
	Built   bool // you have the tech building of its level
	Cheap   bool // printed cost 5 or less
	Plain   bool // a spell that is not ultimate
}

// The things, of anyone.
var (
	Units           = Filter{Things: AUnit}
	Heroes          = Filter{Things: AHero}
	Buildings       = Filter{Things: ABuilding}
	Patrollers      = Filter{Things: APatroller}
	PatrollingUnits = Filter{Things: APatrollingUnit}
	Upgrades        = Filter{Things: AnUpgrade}
	OngoingSpells   = Filter{Things: AnOngoingSpell}
	BuildingCards   = Filter{Things: ABuildingCard}
	Bases           = Filter{Things: ABase}
	Workers         = Filter{Things: AWorker}
	Spells          = Filter{} // of hand and codex
)

// Or takes the things of both.
func (f Filter) Or(o Filter) Filter {
	f.Things |= o.Things
	return f
}

// Yours takes those that you control.
func (f Filter) Yours() Filter {
	f.Of = Yours
	return f
}

// Friendly takes those that you or your partner control.
func (f Filter) Friendly() Filter {
	f.Of = Friendly
	return f
}

// Opponents takes those that an opponent of yours controls.
func (f Filter) Opponents() Filter {
	f.Of = Opponents
	return f
}

// Theirs takes those of the player whom the ability is about.
func (f Filter) Theirs() Filter {
	f.Of = Theirs
	return f
}

// OfGreen takes green ones.
func (f Filter) OfGreen() Filter {
	f.Green = true
	return f
}

// OfTech takes those of the tech levels.
func (f Filter) OfTech(levels ...int) Filter {
	for _, n := range levels {
		f.Techs |= 1 << n
	}
	return f
}

// Being takes those with the trait.
func (f Filter) Being(t Trait) Filter {
	f.Trait = t
	return f
}

// OfSpec takes those of the spec.
func (f Filter) OfSpec(s Spec) Filter {
	f.Spec = s
	return f
}

// Grown takes those with a +1/+1 rune.
func (f Filter) Grown() Filter {
	f.With = true
	return f
}

// Ungrown takes those without a +1/+1 rune.
func (f Filter) Ungrown() Filter {
	f.Without = true
	return f
}

// Others takes others than the source.
func (f Filter) Others() Filter {
	f.Other = true
	return f
}

// WithoutAbilities takes those that have none.
func (f Filter) WithoutAbilities() Filter {
	f.Calm = true
	return f
}

// OfAttackUpTo3 takes those with 3 attack or less.
func (f Filter) OfAttackUpTo3() Filter {
	f.Weak = true
	return f
}

// OneTechHigher takes those one tech level above what was sacrificed before.
func (f Filter) OneTechHigher() Filter {
	f.Next = true
	return f
}

// OfBuiltTech takes those for whose level you have the tech building.
func (f Filter) OfBuiltTech() Filter {
	f.Built = true
	return f
}

// CostingUpTo5 takes those with a printed cost of 5 or less.
func (f Filter) CostingUpTo5() Filter {
	f.Cheap = true
	return f
}

// NotUltimate takes no ultimate spells.
func (f Filter) NotUltimate() Filter {
	f.Plain = true
	return f
}

// How says how an effect finds its things.
type How uint8

// The ways.
const (
	Nothing         How = iota
	OnThis              // the source
	OnThem              // what was chosen before in the ability
	OnHost              // what the source is attached to
	OnChosen            // what is chosen now
	OnEach              // everything that fits
	OnYourBase          // of the controller
	OnTheirBase         // of the player whom the ability is about
	OnEnemyBases        // of each opponent
	OnActiveBase        // of the player whose turn it is
	OnAbout             // what the ability is about
	FromHand            // cards of your hand
	FromCodex           // cards of your codex
	FromHandOrCodex     // cards of either

	HowCount
)

// Target says to what an effect applies.
type Target struct {
	How      How
	Of       Filter
	Min, Max int8
	Aimed    bool // with the target symbol (C17.1, C17.2)
}

// The targets that are not chosen.
var (
	This       = Target{How: OnThis}
	Them       = Target{How: OnThem}
	Host       = Target{How: OnHost}
	YourBase   = Target{How: OnYourBase}
	TheirBase  = Target{How: OnTheirBase}
	EnemyBases = Target{How: OnEnemyBases}
	ActiveBase = Target{How: OnActiveBase}
	About      = Target{How: OnAbout}
)

// Aim is one target (C17.1).
func Aim(f Filter) Target { return Target{OnChosen, f, 1, 1, true} }

// AimUpTo is so many targets or fewer.
func AimUpTo(n int8, f Filter) Target { return Target{OnChosen, f, 0, n, true} }

// Pick is one thing, chosen without targeting.
func Pick(f Filter) Target { return Target{OnChosen, f, 1, 1, false} }

// Picks is so many things, chosen without targeting.
func Picks(n int8, f Filter) Target { return Target{OnChosen, f, n, n, false} }

// Each is everything that fits.
func Each(f Filter) Target { return Target{How: OnEach, Of: f} }
