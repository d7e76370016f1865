package card

// Verb is what an effect does.
type Verb uint8

// The verbs.
const (
	NoVerb       Verb = iota
	GainGold          // N (C6.1)
	StealGold         // N, from the player of the thing (CR14)
	DrawCards         // N (C5.2)
	DealDamage        // N
	DivideDamage      // N, at least 1 to each of the chosen
	Repair            // take N damage off
	Destroy           // C14.6
	Sacrifice         // C19.26
	Trash             // C18.13
	TrashThis         // the spell that resolves, instead of discarding it
	ReturnToHand      // of the owner (C18.10)
	ExhaustIt
	ReadyIt
	Sideline        // C19.24
	PutRunes        // N of Rune, at most Most of them on the card
	SummonTokens    // N of Card
	Give            // Mod, as long as Until says
	TakeControl     // as long as Until says
	AttachTo        // the source
	Squirrelize     // transform into the token of Card until your next upkeep
	SwapAttacks     // the printed attack of two, until the end of the turn
	Shove           // a patroller to an empty place of its zone
	FetchToHand     // the chosen cards of the codex, shown
	PutIntoPlay     // the chosen cards
	PlayFree        // the chosen card
	HurtLater       // N damage at the end of the turn
	DiscardLater    // the hand at the end of the main phase
	InstantTech     // tech buildings are finished as soon as they are built
	KeepPeace       // units of yours cannot patrol, those of opponents cannot attack you
	LoseWorkers     // N of the controller
	LoseTheirWorker // N of the player whom the ability is about
	JoinStrongest   // the player with the highest total attack takes control
	FlipCoin        // what follows under Tails applies or not
	ChooseOne       // of the modes of the effects that follow; all of them if the boost was paid

	VerbCount
)

// Until is how long something lasts.
type Until uint8

// How long.
const (
	ForGood    Until = iota // as long as the thing is in play
	EndOfTurn               // C16.11, of this turn
	NextUpkeep              // of the controller, to its beginning (CQ47)
	NextTurn                // of the controller, to its beginning
)

// Count is what a number is multiplied by.
type Count uint8

// What is counted.
const (
	Once             Count = iota
	PerUnit                // that you control
	PerTwoGreenUnits       // that you control, rounded down
	PerGreenUnit           // that you control

	CountCount
)

// Effect is one effect of an ability.
type Effect struct {
	Verb  Verb
	N     int8
	Per   Count
	On    Target
	Mod   Mod
	Until Until
	Rune  Rune
	Most  int8
	Card  string // the ID of a token
	Enemy bool   // for an opponent
	If    Condition
	// Instead is the number if the condition holds, and Against that for the things, rather than N.
	Instead  Condition
	InsteadN int8
	Against  Things
	AgainstN int8
	Mode     uint8 // of [ChooseOne], from 1; 0: in any
	May      bool  // it is optional
}

// When makes the effect apply only where the condition holds.
func (e Effect) When(c Condition) Effect {
	e.If = c
	return e
}

// Or puts another number in the place of the effect's where the condition holds.
func (e Effect) Or(c Condition, n int8) Effect {
	e.Instead, e.InsteadN = c, n
	return e
}

// To puts another number in the place of the effect's for some things.
func (e Effect) To(f Filter, n int8) Effect {
	e.Against, e.AgainstN = f.Things, n
	return e
}

// UpTo limits how many runes a card gets.
func (e Effect) UpTo(n int8) Effect {
	e.Most = n
	return e
}

// Each multiplies the number of the effect.
func (e Effect) Each(c Count) Effect {
	e.Per = c
	return e
}

// ForOpponent does it for an opponent of your choice.
func (e Effect) ForOpponent() Effect {
	e.Enemy = true
	return e
}

// Optional lets the player decide whether the effect applies.
func (e Effect) Optional() Effect {
	e.May = true
	return e
}

// In makes the effect one of a mode.
func (e Effect) In(mode uint8) Effect {
	e.Mode = mode
	return e
}

func effect(v Verb, n int8, on Target) Effect { return Effect{Verb: v, N: n, On: on} }

// Gold gains gold.
func Gold(n int8) Effect { return effect(GainGold, n, Target{}) }

// Steal takes gold from the player of the thing.
func Steal(n int8, from Target) Effect { return effect(StealGold, n, from) }

// Draw draws cards.
func Draw(n int8) Effect { return effect(DrawCards, n, Target{}) }

// Damage deals damage.
func Damage(n int8, on Target) Effect { return effect(DealDamage, n, on) }

// Any is as many targets as anything can have.
const Any = 8

// Divided divides damage among one to so many things that it aims at.
func Divided(n, most int8, f Filter) Effect {
	return effect(DivideDamage, n, Target{OnChosen, f, 1, most, true})
}

// Does does to things what needs no number.
func Does(v Verb, on Target) Effect { return effect(v, 0, on) }

// Act does something with a number, or without one, to nothing in particular.
func Act(v Verb, n int8) Effect { return effect(v, n, Target{}) }

// Heal takes damage off.
func Heal(n int8, on Target) Effect { return effect(Repair, n, on) }

// Runes puts runes on things.
func Runes(r Rune, n int8, on Target) Effect {
	e := effect(PutRunes, n, on)
	e.Rune = r
	return e
}

// Summon puts tokens into play.
func Summon(n int8, token string) Effect {
	e := effect(SummonTokens, n, Target{})
	e.Card = token
	return e
}

func give(u Until, on Target, all []Mod) Effect {
	e := effect(Give, 0, on)
	e.Until = u
	for _, m := range all {
		e.Mod = e.Mod.Plus(m)
	}
	return e
}

// ThisTurn gives things something until the end of the turn.
func ThisTurn(on Target, all ...Mod) Effect { return give(EndOfTurn, on, all) }

// UntilUpkeep gives things something until your next upkeep.
func UntilUpkeep(on Target, all ...Mod) Effect { return give(NextUpkeep, on, all) }

// Forever gives things something as long as they are in play.
func Forever(on Target, all ...Mod) Effect { return give(ForGood, on, all) }

// Later deals damage at the end of the turn.
func Later(n int8, on Target) Effect { return effect(HurtLater, n, on) }

// Control takes control of things.
func Control(u Until, on Target) Effect {
	e := effect(TakeControl, 0, on)
	e.Until = u
	return e
}

// Transform turns things into a token until your next upkeep.
func Transform(token string, on Target) Effect {
	e := effect(Squirrelize, 0, on)
	e.Card, e.Until = token, NextUpkeep
	return e
}

// Cards are cards of a zone of yours, up to so many.
func Cards(how How, least, most int8, f Filter) Target { return Target{how, f, least, most, false} }

// Condition is what decides whether something applies.
type Condition uint8

// The conditions.
const (
	Always Condition = iota
	YourTurn
	TheirTurn      // of another player
	Patrolling     // this patrols
	HaveFeralHero  // you control one
	FiveGrowth     // this has five growth runes
	PlayedSpell    // you have played a spell this turn
	EmptyHand      // you have no card in hand
	HavePirate     // you control one
	Boosted        // the boost was paid
	Idle           // this has neither arrived nor attacked this turn
	Done           // what stands before was done
	Killed         // what was chosen before has died of it
	Tails          // the coin showed tails
	NoGrowthOnThem // what was chosen has no +1/+1 rune

	ConditionCount
)
