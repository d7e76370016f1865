package card

// Trigger is what makes an ability apply.
type Trigger uint8

// The triggers.
const (
	OnPlay           Trigger = iota // of a spell
	OnUse                           // in the main phase, for its cost
	OnArrival                       // C19.30
	OnAttack                        // C19.1
	OnDeath                         // C19.6
	OnUpkeep                        // C19.36
	OnMaxLevel                      // C19.14
	OnEndOfYourTurn                 // of the controller
	OnEndOfTurn                     // of any player (CR18)
	OnSurvival                      // it attacked and has survived the fight
	OnUnitDeath                     // any unit dies
	OnOtherArrival                  // another unit or hero of yours arrives
	OnYourCombat                    // an attacker of yours deals combat damage
	OnBuildingDamage                // this damages a building
	OnBaseDamage                    // this deals combat damage to a base
	OnPatrollerKill                 // this kills a patroller
	OnScavengerKill                 // this kills a scavenger
	OnTechnicianKill                // this kills a technician
	OnFirstExhaust                  // this exhausts for the first time in a turn
	OnHostAttack                    // what this is attached to attacks; of the controller of that

	TriggerCount
)

// Cost is what using an ability costs (C16.1).
type Cost struct {
	Gold      int8
	Exhaust   bool // C15.4
	Sacrifice bool // this
	Rune      Rune
	Remove    int8 // so many runes
	Discard   int8 // cards of the hand
}

// Ability is effects that apply when something happens.
type Ability struct {
	On      Trigger
	Band    uint8 // of the hero, from which on it has the ability
	Cost    Cost
	If      Condition
	Effects []Effect
}

func (a Ability) add(c *Card, band uint8) {
	a.Band = band
	c.Abilities = append(c.Abilities, a)
}

// When makes the ability apply only where the condition holds.
func (a Ability) When(c Condition) Ability {
	a.If = c
	return a
}

// Whenever has effects when something happens.
func Whenever(t Trigger, all ...Effect) Ability { return Ability{On: t, Effects: all} }

// Play has the effects of a spell.
func Play(all ...Effect) Ability { return Whenever(OnPlay, all...) }

// Use has effects for a cost.
func Use(c Cost, all ...Effect) Ability { return Ability{On: OnUse, Cost: c, Effects: all} }

// Arrives has effects when the card arrives.
func Arrives(all ...Effect) Ability { return Whenever(OnArrival, all...) }

// Attacks has effects when the card attacks.
func Attacks(all ...Effect) Ability { return Whenever(OnAttack, all...) }

// Dies has effects when the card dies.
func Dies(all ...Effect) Ability { return Whenever(OnDeath, all...) }

// Upkeep has effects in the upkeep of the controller.
func Upkeep(all ...Effect) Ability { return Whenever(OnUpkeep, all...) }

// AtMaxLevel has effects when the hero reaches its maximum level.
func AtMaxLevel(all ...Effect) Ability { return Whenever(OnMaxLevel, all...) }

// Rule is what a constant does.
type Rule uint8

// The rules of constants.
const (
	Gives           Rule = iota // Mod to On
	FreeHiring                  // your hires cost nothing
	CheaperPerGreen             // this costs 1 less for each green unit of yours
	FeatherForm                 // every unit with a feather rune has base 3/1 and flying
	HotterRed                   // red spells and abilities of yours deal 1 more damage
	FreeGrowth                  // Growth spells of yours cost nothing and need no hero
	FreeBlood                   // Blood units of tech I and II of yours cost nothing and need no tech building
	DyingBlows                  // units of yours: when one dies, 1 damage to each opponent's base
	FirstFromHand               // the first unit a turn that arrives from your hand gets haste
	AgainstBuilding             // Mod when this attacks a building
	AgainstUnit                 // Mod when this attacks a unit
	Mimicry                     // it has those of the keywords of Mod that another unit or hero in play has

	RuleCount
)

// Constant is what applies as long as its card is in play.
type Constant struct {
	Rule Rule
	Band uint8
	On   Target // This, Host or Each
	Mod  Mod
	Per  Count // multiplies attack
	If   Condition
}

func (k Constant) add(c *Card, band uint8) {
	k.Band = band
	c.Constants = append(c.Constants, k)
}

// While makes the constant apply only while the condition holds.
func (k Constant) While(c Condition) Constant {
	k.If = c
	return k
}

// Each multiplies the attack that the constant gives.
func (k Constant) Each(c Count) Constant {
	k.Per = c
	return k
}

// Lend gives things something as long as the card is in play.
func Lend(on Target, all ...Mod) Constant {
	k := Constant{On: on}
	for _, m := range all {
		k.Mod = k.Mod.Plus(m)
	}
	return k
}

// Follow is a constant with a rule of its own.
func Follow(r Rule, all ...Mod) Constant {
	k := Lend(This, all...)
	k.Rule = r
	return k
}
