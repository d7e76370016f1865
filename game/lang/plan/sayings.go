package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// Saying is how an effect of one clause is said: a language has [Words] for each.
type Saying uint8

// The sayings, with the parts that they are about.
const (
	NoSaying             Saying = iota // not in words of its own
	GainsAmber                         // {who}, {amount}
	LosesAmber                         // {who}, {pool}
	StealsAmber                        // {pool}
	StealsFrom                         // {pool}, {foe}
	PaysAmber                          // {who}, {to}, {amount}
	PaysAll                            // {who}, {to}
	PaysUpTo                           // {who}, {to}, {amount}
	DrawsCards                         // {who}, {amount}
	ArchivesCards                      // {who}, {amount}
	RefillsHand                        // {who}
	GainsChains                        // {who}, {amount}
	ShedsChains                        // {who}, {amount}
	ForgesFree                         // {who}
	ForgesKey                          // {who}, {cost}
	UnforgesKey                        // {who}
	UnforgesLast                       // {who}
	RaisesTide                         // {who}
	RaisesCommonTide                   // {who}
	ResetsTide                         //
	LowersTide                         //
	ShufflesDeck                       // {who}
	ShufflesDiscard                    // {who}, {own}: into the deck
	LooksAtZone                        // {zone}
	RevealsOwnZone                     // {who}, {own}
	RevealsZone                        // {zone}
	FlipsDeck                          // {who}
	EndsTurn                           // {turn}
	ActivatesHouse                     // {cards}
	ActivatesChosen                    // {house}
	ChoosesHouse                       // {chooser}
	ChoosesIdentityHouse               // {chooser}, {who}
	ChoosesHouseOf                     // {chooser}, {house of cards}
	ChoosesPlayer                      //
	ChoosesPlayerWho                   // {such}
	ChoosesNumber                      // {n}, {number}
	ChoosesTrait                       //
	NamesCard                          //
	NamesCardOf                        // {named type}
	NamesAnother                       //
	DistributesDamage                  // {amount}, {all}
	PreventsFight                      //
	PreventsKey                        //
	GraftsCards                        // {cards}, {second}
	PutsCardsUnder                     // {cards}, {second}
	AttachesCards                      // {cards}, {second}
	AttachesItself                     // {cards}, {second}
	MovesUpgrades                      // {cards}, {another}: from where they are attached
	LooksAtCards                       // {cards}
	RemovesStun                        // {cards}
	RemovesWard                        // {cards}
	HealsFully                         // {cards}
	HealsDamage                        // {amount}, {cards}
	HealsUpTo                          // {amount}, {cards}
	MovesAmberToPool                   // {taken}, {cards}, {who}
	MovesPartToPool                    // {taken}, {who}
	ReturnsPart                        // {taken}
	ReturnsAmber                       // {taken}, {cards}
	ReturnsAmberAndPower               // {cards}
	MovesAmber                         // {taken}, {cards}, {second}
	MovesWard                          // {cards}, {second}
	StoresAmber                        // {amount}, {who}, {cards}
	SwapsPlaces                        // {cards}
	SwapsPlacesWith                    // {cards}, {second}
	SwapsControl                       // {cards}, {second}
	SwapsWithAll                       // {cards}, {second}: and all that is on them
	MovesToPlace                       // {cards}, {place}
	ResolvesAgain                      // {headings}, {cards}
	ResolvesAsPlayed                   // {headings}, {cards}
	ResolvesAsControlled               // {headings}, {cards}
	ResolvesIcons                      // {icons}, {cards}
	RedistributesAmber                 // {all}
	RedistributesDamage                // {all}
	AimsDamage                         // {cards}
	MovesDamage                        // {cards}, {second}
	DiscardsCards                      // {cards}
	PurgesCards                        // {cards}
	ArchivesOwn                        // {cards}
	ArchivesItself                     // {cards}, which may be an opponent's
	ArchivesFor                        // {cards}, {owner}
	ArchivesForNow                     // {cards}, {owner}: they leave for their owner's hand
	ArchivesAnyForNow                  // the same, of cards that may be whose archives they are
	ReturnsToHand                      // {cards}, {owner}
	TakesIntoHand                      // {cards}, {owner}
	TakesFromArchives                  // {cards}, {owner}
	ShufflesCardsIn                    // {cards}, {owner}
	PutsAtBottomOf                     // {cards}, {owner}
	PutsOnTopOf                        // {cards}, {owner}
	PutsRandomlyOn                     // {cards}, {owner}
	MovesToZone                        // {cards}, {owner}, {zone}
	MovesCounters                      // {counters}, {cards}, {second}
	MovesHalf                          // {counters}, {cards}, {second}
	MovesAny                           // {counters}, {cards}, {second}
	DoublesCounters                    // {counters}, {cards}
	RemovesAllCounters                 // {counters}, {cards}
	RemovesEachCounter                 // {cards}
	RemovesCounters                    // {amount}, {cards}
	RemovesUpTo                        // {amount}, {cards}
	RemovesAny                         // {counter}, {cards}
	PutsCounters                       // {amount}, {cards}
	PutsUpTo                           // {amount}, {cards}
	EntersPlay                         // {cards}, {entrance}, {control}
	BecomesCopy                        // {second}, {cards}
	ExaltsCards                        // {cards}, {so often}
	PutsAmberOn                        // {amount}, {cards}
	CapturesFromAnyone                 // {cards}, {number}
	SpreadsCounters                    // {number}, {counter}, {all}
	DigsForCards                       // {zone}, {one}
	DoesForEach                        // {counted}, {do}
	DoesSoOften                        // {so often}, {do}
	DoesAsOften                        // {number}, {do}
	DiscardsSoMany                     // {number}, {zone}: cards from the top of it
	PutsBackInOrder                    // {all}
	DoesForThem                        // {them}, {do}
	DoesForEachCard                    // {each card}, {do}
	SwapsCards                         // {cards}, {second}: from zone to zone
	MakesTokens                        // {amount}, {entrance}
	MakesNamedTokens                   // the same, {title}
	EntersFaceDown                     // {cards}, {entrance}: as token creatures
	FlipsDown                          // {cards}
	FlipsUp                            // {cards}
	FulfillsProphecy                   //
	TurnsProphecy                      //
	MonsterActs                        // {monster act}
	SayingCount
)

// sayings are those of the verbs that are said in one way.
var sayings = [card.VerbCount]Saying{
	card.GainVerb: GainsAmber, card.LoseVerb: LosesAmber, card.RefillVerb: RefillsHand, card.LookVerb: LooksAtZone,
	card.FlipVerb: FlipsDeck, card.EndTurnVerb: EndsTurn, card.ChooseNumberVerb: ChoosesNumber,
	card.ChooseTraitVerb: ChoosesTrait, card.DistributeVerb: DistributesDamage,
	card.LookAtVerb: LooksAtCards, card.UnstunVerb: RemovesStun, card.UnwardVerb: RemovesWard, card.GiveAmberVerb: MovesAmber,
	card.MoveWardVerb: MovesWard, card.StoreAmberVerb: StoresAmber, card.RepositionVerb: MovesToPlace, card.IconsVerb: ResolvesIcons,
	card.CopyVerb: BecomesCopy, card.RedistributeVerb: RedistributesAmber,
	card.RedistributeDamageVerb: RedistributesDamage, card.AimVerb: AimsDamage, card.MoveDamageVerb: MovesDamage,
	card.FulfillVerb: FulfillsProphecy, card.TurnOverVerb: TurnsProphecy,
	card.MonsterVerb: MonsterActs,
}

// Saying is how an effect is said that is one clause.
func (d *Discourse) Saying(e *card.Effect) Saying {
	if e.Verb < card.VerbCount && sayings[e.Verb] != NoSaying {
		return sayings[e.Verb]
	}
	switch e.Verb {
	case card.StealVerb:
		return either(d.Active || d.Plain, StealsFrom, StealsAmber)
	case card.PayVerb:
		return either(e.All, PaysAll, either(e.Optional, PaysUpTo, PaysAmber))
	case card.DrawVerb:
		return either(d.Archives(e), ArchivesCards, DrawsCards)
	case card.ChainsVerb:
		return either(e.Num.Kind == card.Const && e.Num.N < 0, ShedsChains, GainsChains)
	case card.ForgeVerb:
		return either(e.Free, ForgesFree, ForgesKey)
	case card.HouseVerb:
		return either(IsNobody(e.Target), ActivatesChosen, ActivatesHouse)
	case card.UnforgeVerb:
		return either(e.LastForged, UnforgesLast, UnforgesKey)
	case card.TideVerb: // a player who shares it with all others just lets it rise (A8.2)
		return either(d.Active, RaisesCommonTide, RaisesTide)
	case card.ResetTideVerb: // it has no other state there
		return either(d.Active, LowersTide, ResetsTide)
	case card.ShuffleVerb:
		return either(e.WithDiscard, ShufflesDiscard, ShufflesDeck)
	case card.RevealZoneVerb:
		d.Near = card.NoRole // the cards seen now stand between
		return either(e.To == card.Hand || e.To == card.Archives, RevealsOwnZone, RevealsZone)
	case card.ChooseHouseVerb:
		if !IsNobody(e.Target) {
			return ChoosesHouseOf
		}
		return either(e.Who != card.Nobody, ChoosesIdentityHouse, ChoosesHouse)
	case card.ChoosePlayerVerb:
		return either(e.Cond.Kind == card.Always, ChoosesPlayer, ChoosesPlayerWho)
	case card.NameCardVerb:
		return either(e.Another, NamesAnother, either(e.Type == card.NoType, NamesCard, NamesCardOf))
	case card.PreventVerb:
		return either(d.Fights, PreventsFight, PreventsKey)
	}
	return d.cardSaying(e)
}

// cardSaying is how an effect on cards is said.
func (d *Discourse) cardSaying(e *card.Effect) Saying {
	switch e.Verb {
	case card.PutVerb:
		return either(e.FaceDown, EntersFaceDown, EntersPlay)
	case card.MakeVerb:
		return either(len(e.Target.Filter.Preds) > 0, MakesNamedTokens, MakesTokens)
	case card.FaceDownVerb:
		return either(e.FaceUp, FlipsUp, FlipsDown)
	case card.GraftVerb:
		return either(e.FaceUp, GraftsCards, PutsCardsUnder)
	case card.MoveVerb:
		return d.moveSaying(e)
	case card.AttachVerb:
		itself := e.Target.Role == card.This && d.Source != nil && d.Source.Type == card.ActionType && d.Quotes == 0
		f := e.Target.Filter
		moves := e.Target.Pick == card.ChoiceOf && f.Types == card.Upgrades.Types && f.Zone == card.NoZone && e.Second.Pick == card.ChoiceOf
		return either(itself, AttachesItself, either(moves, MovesUpgrades, AttachesCards))
	case card.CounterVerb, card.RemoveCountersVerb:
		return counterSaying(e)
	case card.HealVerb:
		return either(e.All, HealsFully, either(e.Who == card.You, HealsUpTo, HealsDamage))
	case card.TakeAmberVerb:
		if e.Counters {
			return ReturnsAmberAndPower
		}
		if e.Num.Kind == card.Fraction && !e.All && OnTaken(*e.Num.A, e.Target) { // it says from where
			return either(e.Who == card.Nobody, ReturnsPart, MovesPartToPool)
		}
		return either(e.Who == card.Nobody, ReturnsAmber, MovesAmberToPool)
	case card.SwapVerb:
		if z := e.Target.Filter.Zone; z != card.NoZone && !z.InPlay() {
			return SwapsCards
		}
		return either(IsNobody(e.Second), SwapsPlaces, either(e.All, SwapsWithAll, either(e.Control, SwapsControl, SwapsPlacesWith)))
	case card.TriggerVerb:
		if e.Headings != card.OnPlay {
			return ResolvesAsControlled
		}
		k, ok := d.Known[e.Target.Role]
		it := ok && !k.Plural && e.Target.Pick == card.ByRole && d.IsNear(e.Target.Role)
		return either(it && e.Target.Role == card.Subject, ResolvesAgain, ResolvesAsPlayed)
	case card.ExaltVerb:
		return either(d.Creatures(e.Target) && !e.NotExalted, ExaltsCards, PutsAmberOn)
	}
	return d.againSaying(e)
}

// againSaying is how effects are said that come again and again.
func (d *Discourse) againSaying(e *card.Effect) Saying {
	switch e.Verb {
	case card.TimesVerb:
		switch {
		case fromAnyone(e):
			return CapturesFromAnyone
		case spreads(e):
			return SpreadsCounters
		case Counts(e.Num):
			return DoesForEach
		case discardsTops(e) != card.Nobody && e.Num.Kind != card.Const:
			return DiscardsSoMany
		}
		return either(e.Num.Kind == card.Const, DoesSoOften, DoesAsOften)
	case card.EachVerb:
		if putsBack(e) {
			return PutsBackInOrder
		} else if e.Target.Pick == card.ByRole {
			return DoesForThem
		}
		_, together := d.OneByOne(e)
		return either(together, NoSaying, DoesForEachCard)
	case card.RepeatVerb:
		_, _, dug := Dug(e)
		return either(dug, DigsForCards, NoSaying)
	}
	return NoSaying
}

// moveSaying is how cards go to another zone.
func (d *Discourse) moveSaying(e *card.Effect) Saying {
	switch e.To {
	case card.Discard:
		return DiscardsCards
	case card.Purged:
		return PurgesCards
	case card.Archives:
		return d.archiveSaying(e)
	case card.Hand:
		if d.comesFirst(e) {
			return either(e.Target.Filter.Zone == card.Archives, TakesFromArchives, TakesIntoHand)
		}
		return ReturnsToHand
	case card.Deck:
		switch e.Place {
		case card.Shuffled:
			return ShufflesCardsIn
		case card.AtBottom:
			return PutsAtBottomOf
		}
		return either(e.RandomOrder, PutsRandomlyOn, PutsOnTopOf)
	}
	return MovesToZone
}

// archiveSaying is how cards go to archives: to archive alone means to your own.
func (d *Discourse) archiveSaying(e *card.Effect) Saying {
	f := e.Target.Filter
	own := e.Target.Pick == card.ByRole && e.Target.Role != card.Other || f.Rel == card.Friend ||
		OneOf(f) != card.NoRole || PartOf(f) != card.NoRole ||
		f.Zone != card.NoZone && !f.Zone.InPlay() && f.Whose == card.You
	switch {
	case e.Who == card.Owner && d.Quotes > 0 && (e.Target.Role == card.This || e.Target.Role == card.Host):
		return ArchivesItself
	case e.Who == card.Owner:
		return either(own && (e.Target.And == nil || e.Target.And.Filter.Rel != card.Foe), ArchivesOwn, ArchivesFor)
	}
	ownPile := f.Zone != card.NoZone && !f.Zone.InPlay() && f.Whose == e.Who && e.Who != card.You
	anyones := e.Who == card.You && e.Target.Pick != card.ByRole && f.Rel != card.Foe
	foreign := either(anyones, ArchivesAnyForNow, ArchivesForNow)
	return either(ownPile || e.Who == card.Opponent && f.Rel == card.Foe, ArchivesFor, foreign) // those are nearly always its owner's
}

// counterSaying is how counters are put on cards or removed.
func counterSaying(e *card.Effect) Saying {
	n := e.Num
	itself := n.Role == e.Target.Role || n.Role == card.Touched
	all := n.Kind == card.CountersOn && n.Counter == e.Counter && itself
	switch {
	case e.All:
		return RemovesEachCounter
	case !IsNobody(e.Second):
		return either(n.Kind == card.Fraction, MovesHalf, either(e.Who == card.You, MovesAny, MovesCounters))
	case e.Verb == card.CounterVerb:
		return either(all, DoublesCounters, either(e.Who == card.You, PutsUpTo, PutsCounters))
	}
	return either(all, either(e.Who == card.You, RemovesAny, RemovesAllCounters), either(e.Who == card.You, RemovesUpTo, RemovesCounters))
}

// FromHands reports whether players discard cards from hands that are not yours: they do it.
func FromHands(e card.Effect) bool {
	g := e.Target
	return e.To == card.Discard && g.Pick != card.ByRole && g.Pick != card.ChoiceOf && g.Filter.Zone == card.Hand &&
		g.Filter.Whose != card.You && g.Filter.Whose != card.Nobody
}

// Control is how a text says under whose control cards enter play.
type Control uint8

// The ways.
const (
	SameControl   Control = iota // which goes without saying
	OwnersControl                // of each its owner's
	NamedControl                 // the opponent's, who has just been named
	YourControl                  // though they may be an enemy's
	WhoseControl                 // another player's
)

// ControlOf is under whose control the cards of an effect enter play, one or several.
func (m *Memory) ControlOf(e card.Effect, several bool) Control {
	switch chosen, whose := e.Target.Pick != card.ByRole, e.Target.Filter.Whose; {
	case e.Who == card.Owner && several:
		return OwnersControl
	case chosen && whose == e.Who && e.Who == card.Opponent:
		return NamedControl
	case e.Who == card.You:
		yours := chosen && (whose == card.You || whose == card.Nobody) || !chosen && m.moving(e.Target.Role).Yours
		return either(yours || e.FaceDown || e.Place != card.OnTop && e.Target.Role != card.Subject, SameControl, YourControl)
	}
	return either(e.Who != card.Nobody, WhoseControl, SameControl)
}

// Pool is how a text says from whose pool cards capture.
type Pool uint8

// The ways.
const (
	OpponentsPool Pool = iota // which goes without saying
	WhosePool                 // of another player than your opponent
	YourPool                  // since they are an enemy's
	ItsOpponents              // whoever controls the card
)

// PoolOf is from whose pool the cards of an effect capture.
func (v *View) PoolOf(e card.Effect) Pool {
	switch f := e.Target.Filter; {
	case e.Who != card.Opponent:
		return WhosePool
	case e.AsYours:
		return OpponentsPool
	case v.capturesFromYou(e.Target):
		return YourPool
	case e.Target.Pick != card.ByRole && f.Rel == card.Anyone && !v.Active && !v.Plain && !IsBeside(f):
		return ItsOpponents
	}
	return OpponentsPool
}

func either[S ~uint8](first bool, yes, no S) S {
	if first {
		return yes
	}
	return no
}

// IsNobody reports whether a target names no cards.
func IsNobody(g card.Target) bool { return g.Pick == card.ByRole && g.Role == card.NoRole }

// counted is what the number of an effect counts.
func (v *View) counted(e *card.Effect) Thing {
	switch e.Verb {
	case card.DrawVerb:
		if v.Archives(e) {
			return AdventureCard
		}
		return Card
	case card.ChainsVerb:
		return Chain
	case card.MakeVerb:
		return Token
	case card.CounterVerb, card.RemoveCountersVerb:
		return Counters(e.Counter)
	case card.HealVerb, card.DealVerb, card.DistributeVerb:
		return Damage
	}
	return Amber
}

// OnTaken reports whether a number is the æmber on the very card that it is taken from.
func OnTaken(n card.Num, g card.Target) bool {
	return n.Kind == card.AmberOn && g.Pick == card.ByRole && g.Role == n.Role
}

// Recipient is the player to whom an effect's player pays: your opponent, you, or the opponent
// of each.
func Recipient(e card.Effect) card.Who {
	switch e.Who {
	case card.You:
		return card.Opponent
	case card.Opponent:
		return card.You
	}
	return card.Nobody
}

// Chooser is the player who makes the choice of an effect.
func Chooser(e *card.Effect) card.Who {
	if e.By == card.Nobody {
		return card.You
	}
	return e.By
}

// Told remembers what an effect did, if that may be spoken of later.
func (d *Discourse) Told(e *card.Effect) {
	switch {
	case e.Verb == card.RepeatVerb:
		if found, deck, ok := Dug(e); ok {
			d.digsFor(found, deck)
		}
	case e.Verb == card.SwapVerb && !IsNobody(e.Second):
		d.Near = card.NoRole // "it" could be either
	case e.Verb == card.ForgeVerb:
		d.Near = card.NoRole // "it" would be the key
	case e.Verb < card.VerbCount && deeds[e.Verb] != NoDeed || e.Verb == card.MoveVerb:
		d.Remember(*e)
	}
}
