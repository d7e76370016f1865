package card

import (
	"fmt"

	"github.com/keyraken/keyraken/game/card/trait"
)

// Heads is a set of the bold headings of abilities.
type Heads uint16

// The headings.
const (
	OnPlay Heads = 1 << iota
	OnFight
	OnReap
	OnAction
	OnOmni
	OnDestroyed
	OnLeaves // K13.7
	OnBeforeFight
	OnBeforeReap
)

// EventKind is a kind of thing that abilities wait for.
type EventKind uint8

// The events. Subject and Other tell which cards they are about; the player of
// the event is the one who did it.
const (
	NoEvent           EventKind = iota
	CardPlayed                  // Subject; after its bonus icons
	CardEntered                 // Subject entered play
	CreatureReaped              // Subject reaped
	FightOver                   // Subject was used to fight; Other is what it fought
	CardUsed                    // Subject was used in any way
	CardDestroyed               // Subject; the player is its controller
	DestroyedFighting           // Subject was destroyed in a fight with Other, which survived
	CardLeft                    // Subject left play
	CardDiscarded               // Subject was discarded from hand; the player is its owner
	PlayerForged                // the player forged a key; the amount is what it cost
	HouseChosen                 // the player chose a house
	TurnStarted                 //
	TurnEnded                   //
	ReadyStepDone               //
	AmberStolen                 // from the player
	TideRaised                  // by the player
	CardDamaged                 // Subject was dealt damage
	ArmorPrevented              // Subject's armor prevented damage
	UpgradeAttached             // Subject, to Other
	IconResolved                // by the player
	FightBegins                 // Subject is used to fight: before it has a target
	EventCount
)

// Event is a pattern of events.
type Event struct {
	Kind EventKind
	// Who did it, from the view of the ability; Nobody: whoever.
	Who Who
	// Role, when set, is what Subject must be; otherwise Subject describes it.
	Role    Role
	Subject *Filter
	// OtherRole and Other describe the second card.
	OtherRole Role
	Other     *Filter
	Houses    Houses
}

// Kind tells what makes an ability work.
type Kind uint8

// The kinds of abilities.
const (
	Headed    Kind = iota // bold heading: Heads
	Triggered             // after an event
	Constant              // modifiers that hold all the time (K17.1)
	Replacing             // instead of an event (K17.3)
)

// Ability is one ability of a card, or what a lasting effect gives.
type Ability struct {
	Kind  Kind
	Heads Heads
	Event Event
	While *Cond // the ability counts only while this holds
	Mods  []Mod
	Do    []Effect
	// Instead is what a replacement replaces.
	Instead Replaced
}

// Replaced is what a replacement effect replaces.
type Replaced uint8

// The replaced events.
const (
	NoReplaced     Replaced = iota
	BeingDestroyed          // Event.Role or Event.Subject would be put into the discard pile (K12.11)
	PlayEffect              // this card's Play ability as it is printed (A9.1)
	EnteringPlay            // this card enters play, or is played as an action: Do comes first
)

func (a *Ability) check() error {
	switch {
	case a.Kind == Headed && a.Heads == 0:
		return fmt.Errorf("needs a heading")
	case a.Kind == Triggered && a.Event.Kind == NoEvent:
		return fmt.Errorf("needs an event")
	case a.Kind == Constant && len(a.Mods) == 0:
		return fmt.Errorf("needs a modifier")
	case a.Kind != Constant && len(a.Do) == 0:
		return fmt.Errorf("does nothing")
	}
	return nil
}

func has(a Ability) Option {
	return func(c *Card) { c.Abilities = append(c.Abilities, a) }
}

// Heading gives a card an ability under any set of headings.
func Heading(h Heads, do ...Effect) Option { return has(Ability{Kind: Headed, Heads: h, Do: do}) }

// Play gives a card a "Play:" ability.
func Play(do ...Effect) Option { return Heading(OnPlay, do...) }

// Fight gives a card a "Fight:" ability.
func Fight(do ...Effect) Option { return Heading(OnFight, do...) }

// Reap gives a card a "Reap:" ability.
func Reap(do ...Effect) Option { return Heading(OnReap, do...) }

// Act gives a card an "Action:" ability.
func Act(do ...Effect) Option { return Heading(OnAction, do...) }

// Omni gives a card an "Omni:" ability.
func Omni(do ...Effect) Option { return Heading(OnOmni, do...) }

// Destroyed gives a card a "Destroyed:" ability.
func Destroyed(do ...Effect) Option { return Heading(OnDestroyed, do...) }

// BeforeFight gives a card a "Before fight:" ability.
func BeforeFight(do ...Effect) Option { return Heading(OnBeforeFight, do...) }

// Reacts gives a card an ability that triggers after an event.
func Reacts(e Event, do ...Effect) Option { return has(After(e, do...)) }

// Constantly gives a card constant modifiers.
func Constantly(mods ...Mod) Option { return has(Static(mods...)) }

// AsLongAs gives a card constant modifiers that count while the condition holds.
func AsLongAs(c Cond, mods ...Mod) Option { return has(Static(mods...).If(c)) }

// InsteadOfDying gives a card a replacement of its own destruction (K12.11).
func InsteadOfDying(r Role, do ...Effect) Option { return has(DestroyedInstead(r, do...)) }

// InsteadOfPlay gives a card a choice to resolve other effects in place of its
// Play ability while the condition holds (A9.1).
func InsteadOfPlay(c Cond, do ...Effect) Option {
	return has(Ability{Kind: Replacing, Instead: PlayEffect, While: &c, Do: do})
}

// AsItEnters makes effects happen as the card enters play, or as an action is
// played: before its bonus icons and abilities.
func AsItEnters(do ...Effect) Option {
	return has(Ability{Kind: Replacing, Instead: EnteringPlay, Do: do})
}

// Bears gives a card an ability that was made for itself.
func Bears(a Ability) Option { return has(a) }

// Headline makes an ability with headings, to be given to other cards.
func Headline(h Heads, do ...Effect) Ability { return Ability{Kind: Headed, Heads: h, Do: do} }

// After makes an ability that triggers after an event, or each time it happens
// (K16.3).
func After(e Event, do ...Effect) Ability { return Ability{Kind: Triggered, Event: e, Do: do} }

// Static makes an ability of constant modifiers.
func Static(mods ...Mod) Ability { return Ability{Kind: Constant, Mods: mods} }

// DestroyedInstead makes a replacement of the destruction of the role's card.
func DestroyedInstead(r Role, do ...Effect) Ability {
	return Ability{Kind: Replacing, Instead: BeingDestroyed, Event: Event{Role: r}, Do: do}
}

// If makes the ability count only while the condition holds.
func (a Ability) If(c Cond) Ability { a.While = &c; return a }

func event(k EventKind, w Who, f Filter) Event { return Event{Kind: k, Who: w, Subject: &f} }

// Plays is the event that the player plays such a card.
func Plays(w Who, f Filter) Event { return event(CardPlayed, w, f) }

// Enters is the event that such a card enters play.
func Enters(f Filter) Event { return event(CardEntered, Nobody, f) }

// Reaps is the event that such a creature reaps.
func Reaps(f Filter) Event { return event(CreatureReaped, Nobody, f) }

// Fights is the event that such a creature is used to fight.
func Fights(f Filter) Event { return event(FightOver, Nobody, f) }

// IsUsed is the event that such a card is used.
func IsUsed(f Filter) Event { return event(CardUsed, Nobody, f) }

// Uses is the event that the player uses such a card.
func Uses(w Who, f Filter) Event { return event(CardUsed, w, f) }

// BeginsFight is the event that such a creature is used to fight, before it
// has a target; [Prevent] stops it there.
func BeginsFight(f Filter) Event { return event(FightBegins, Nobody, f) }

// IsDestroyed is the event that such a card is destroyed.
func IsDestroyed(f Filter) Event { return event(CardDestroyed, Nobody, f) }

// DiesFighting is the event that such a creature is destroyed fighting the card
// of the role, which survives (K9.7).
func DiesFighting(f Filter, r Role) Event {
	e := event(DestroyedFighting, Nobody, f)
	e.OtherRole = r
	return e
}

// Discards is the event that the player discards such a card from hand.
func Discards(w Who, f Filter) Event { return event(CardDiscarded, w, f) }

// Forges is the event that the player forges a key.
func Forges(w Who) Event { return Event{Kind: PlayerForged, Who: w} }

// ChoosesHouse is the event that the player chooses one of the houses.
func ChoosesHouse(w Who, h ...House) Event {
	return Event{Kind: HouseChosen, Who: w, Houses: HouseSet(h...)}
}

// TurnStarts is the start of the player's turn.
func TurnStarts(w Who) Event { return Event{Kind: TurnStarted, Who: w} }

// TurnEnds is the end of the player's turn.
func TurnEnds(w Who) Event { return Event{Kind: TurnEnded, Who: w} }

// Raises is the event that the player raises the tide.
func Raises(w Who) Event { return Event{Kind: TideRaised, Who: w} }

// Happens is an event about the card of a role.
func Happens(k EventKind, r Role) Event { return Event{Kind: k, Role: r} }

// ModKind is the kind of a constant modifier.
type ModKind uint8

// The modifiers. The comment tells which fields of Mod they read; those in the
// first group apply to the cards of Target.
const (
	NoMod         ModKind = iota
	PowerMod              // + Num
	ArmorMod              // + Num
	SetPower              // = Num
	SetArmor              // = Num
	KeywordMod            // has Keyword, Num for those with a number
	LoseKeyword           // loses Keyword
	GiveAbility           // has Ability
	BlankMod              // the text box is blank except for traits
	HouseMod              // belongs to House, and to no other; Flag: to the active house
	AlsoHouseMod          // belongs to House (or every house, for NoHouse) too
	TraitMod              // has Traits too
	TypeMod               // is of Type
	ControlMod            // Who controls it
	CannotMod             // cannot: Acts
	FightDamage           // deals Num in place of its power in fights
	FightBonus            // deals + Num when attacking a creature that passes Filter
	Ignores               // ignores Keyword of others when it attacks
	OnlyAttacks           // can attack only cards that pass Filter
	Redirects             // takes the damage dealt to the cards of Target in their place
	Shielded              // cannot be dealt damage
	EntersReady           //
	EntersStunned         //
	EntersEnraged         //
	EntersOther           // enters play under the opponent's control
	AnyHouseUse           // may be used as if it were of the active house
	MayFightMod           // may fight whatever the active house
	SpendMod              // Who may spend its æmber as if it were in the pool; Flag: only to forge
	FlankMod              // counts as on a flank
	DamageTaken           // + Num whenever it takes damage
	TextMod               // gains the text box of the Kept card
	HeadsMod              // its abilities with a heading of Heads have all headings of Heads
	PreyMod               // hunts Prey (A6)
	Doomed                // is destroyed

	// Rules about players: Who.
	KeyCostMod    // keys cost + Num
	HandSizeMod   // refills to + Num cards
	SkipForge     // skips the forge a key step
	CannotForge   //
	CannotPlay    // cannot play cards that pass Filter
	PlayLimit     // plays at most Num cards that pass Filter each turn
	CannotUse     // cannot use cards that pass Filter
	MustChoose    // must choose House, or the chosen house for NoHouse
	CannotChoose  // cannot choose it
	MayPlayOther  // may play Num cards that pass Filter whatever their house
	MayUseOther   // may use cards that pass Filter whatever their house; Acts
	NotStolen     // the player's æmber cannot be stolen
	CannotNamed   // nobody can play cards of the chosen name
	PurgedInstead // cards that pass Filter are purged instead of discarded from play
	GainCaptured  // æmber that would be added to Who's pool is captured by This instead
	StealCaptured // æmber that would be stolen is captured by a creature of the active player
	ReapSteals    // æmber that Who would gain by reaping is stolen instead
	SpentTaken    // you get the æmber that Who spends to forge keys
	ForgeToll     // before Who forges a key the effect Do must let it happen
	PlayToll      // must pay Num to the opponent to play cards that pass Filter
	UseToll       // must pay Num to the opponent to use cards that pass Filter
	ModCount
)

// Acts is a set of things that creatures do.
type Acts uint8

// The acts.
const (
	ActFight Acts = 1 << iota
	ActReap
	ActAction
	ActOmni
	ActReady
	ActAny = ActFight | ActReap | ActAction | ActOmni
)

// Mod is one constant modifier.
type Mod struct {
	Kind    ModKind
	Target  Target // which cards: a role, or each that passes a filter
	Who     Who
	Num     Num
	Keyword Keyword
	House   House
	Type    Type
	Traits  trait.Set
	Acts    Acts
	Heads   Heads
	Filter  *Filter
	Ability *Ability
	Prey    *Target
	Do      []Effect
	Flag    bool
}

// Power adds n to the power of the cards.
func Power[T Amount, S Subjects](s S, n T) Mod {
	return Mod{Kind: PowerMod, Target: target(s), Num: num(n)}
}

// MoreArmor adds n to the armor of the cards (K11.8).
func MoreArmor[T Amount, S Subjects](s S, n T) Mod {
	return Mod{Kind: ArmorMod, Target: target(s), Num: num(n)}
}

// PowerBecomes sets the power of the cards.
func PowerBecomes[T Amount, S Subjects](s S, n T) Mod {
	return Mod{Kind: SetPower, Target: target(s), Num: num(n)}
}

// Gets gives the cards a keyword.
func Gets[S Subjects](s S, k Keyword) Mod { return GetsN(s, k, 1) }

// GetsN gives the cards a keyword with a number.
func GetsN[T Amount, S Subjects](s S, k Keyword, n T) Mod {
	return Mod{Kind: KeywordMod, Target: target(s), Keyword: k, Num: num(n)}
}

// Without takes a keyword from the cards.
func Without[S Subjects](s S, k Keyword) Mod {
	return Mod{Kind: LoseKeyword, Target: target(s), Keyword: k}
}

// Gives gives the cards an ability; [This] in it is the card that gets it and
// [Giver] the card that gives it (K16.20).
func Gives[S Subjects](s S, a Ability) Mod {
	return Mod{Kind: GiveAbility, Target: target(s), Ability: &a}
}

// Modify makes a modifier of cards that needs nothing else.
func Modify[S Subjects](k ModKind, s S) Mod { return Mod{Kind: k, Target: target(s)} }

// Cannot forbids the cards some acts.
func Cannot[S Subjects](s S, a Acts) Mod {
	return Mod{Kind: CannotMod, Target: target(s), Acts: a}
}

// Belongs makes the cards belong to the house.
func Belongs[S Subjects](s S, h House) Mod {
	return Mod{Kind: HouseMod, Target: target(s), House: h}
}

// BelongsToActive makes the cards belong to the active house.
func BelongsToActive[S Subjects](s S) Mod {
	return Mod{Kind: HouseMod, Target: target(s), Flag: true}
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

// LosesArmor takes all armor from the cards, added armor too.
func LosesArmor[S Subjects](s S) Mod {
	return Mod{Kind: ArmorMod, Target: target(s), Flag: true}
}

// AttacksOnly lets the cards attack only such creatures.
func AttacksOnly[S Subjects](s S, f Filter) Mod {
	return Mod{Kind: OnlyAttacks, Target: target(s), Filter: &f}
}

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
	m.Flag = true
	return m
}

// MergesHeadings lets every ability of the cards that has one of the headings
// have all of them.
func MergesHeadings[S Subjects](s S, h Heads) Mod {
	return Mod{Kind: HeadsMod, Target: target(s), Heads: h}
}

// PurgesInstead purges such cards instead of discarding them from play.
func PurgesInstead(f Filter) Mod { return Mod{Kind: PurgedInstead, Filter: &f} }

// BeforeForging has effects happen before the player forges a key; [Prevent] in
// them stops it, and then nothing is paid.
func BeforeForging(w Who, do ...Effect) Mod { return Mod{Kind: ForgeToll, Who: w, Do: do} }

// DealsInFights sets the damage that the cards deal when they fight.
func DealsInFights[S Subjects](s S, n int) Mod {
	return Mod{Kind: FightDamage, Target: target(s), Num: N(n)}
}

// Rule makes a modifier about a player that needs nothing else.
func Rule(k ModKind, w Who) Mod { return Mod{Kind: k, Who: w} }

// KeysCost makes the player's keys cost n more.
func KeysCost[T Amount](w Who, n T) Mod { return Mod{Kind: KeyCostMod, Who: w, Num: num(n)} }

// HandSize makes the player refill to n more cards.
func HandSize[T Amount](w Who, n T) Mod { return Mod{Kind: HandSizeMod, Who: w, Num: num(n)} }

// Forbid forbids the player to play (CannotPlay) or use (CannotUse) such cards.
func Forbid(k ModKind, w Who, f Filter) Mod { return Mod{Kind: k, Who: w, Filter: &f} }

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

// Allow lets the player play (MayPlayOther, n of them) or use (MayUseOther) such
// cards whatever their house.
func Allow(k ModKind, f Filter, n int, a Acts) Mod {
	return Mod{Kind: k, Who: You, Filter: &f, Num: N(n), Acts: a}
}
