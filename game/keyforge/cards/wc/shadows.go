package wc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{
	AVinda, BreakerHill, HitAndRun, Hock, HuggerMugger, InkyGloom, JVinda, KymoorEclipse, Mug,
	PesteringBlow, Symon, TrustNoOne, ChainGang, Fidgit, IntoTheNight, NoSafetyInNumbers, SpikeTrap,
	SubtleChain, Whisper, FinchCloak, GamblingDen, HunterOrHunted, Keyforgery, Manchego,
	TheQuietAnvil, TheShadowCouncil, Weasand, BrobnarPlant, DisPlant, LogosPlant, SaurianPlant,
	StarAlliancePlant, UntamedPlant,
}

var AVinda = Creature("a-vinda", Shadows, 4, Traits(trait.Elf, trait.Thief),
	Reap(Deal(1, Choose(Creatures)), If(Destroys(It), Opponent.DiscardsAtRandom(1))))

var BreakerHill = Creature("breaker-hill", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Constantly(Gives(Creatures.NeighborOf(This), WithHeading(OnAction, Steal(1)))))

var HitAndRun = Action("hit-and-run", Shadows,
	Play(Deal(2, Choose(Creatures)), ReturnToHand(Choose(Creatures.Friendly()))))

var Hock = Action("hock", Shadows, Amber(1),
	Play(Destroy(Choose(ArtifactCards)), IfYouDo(Gain(1))))

var HuggerMugger = Creature("hugger-mugger", Shadows, 3, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Play(Capture(1, This), If(Compares(For(Keys, Opponent), More, For(Keys, You)), Steal(1))))

var InkyGloom = Action("inky-gloom", Shadows,
	Play(Lasts(OpponentsNext, Static(Cannot(Creatures.Enemy(), ActReap)))))

var JVinda = Creature("j-vinda", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Reap(Deal(1, Choose(Creatures)), If(Destroys(It), Steal(1))))

var KymoorEclipse = Action("kymoor-eclipse", Shadows,
	Play(ShuffleIn(Creatures.Flank())))

var Mug = Action("mug", Shadows, Amber(1),
	Play(TakeAmber(1, Choose(Creatures), You), Deal(2, It)))

var PesteringBlow = Action("pestering-blow", Shadows, Amber(1),
	Play(Deal(1, Choose(Creatures)), Enrage(It)))

// A creature that the fight destroyed lies in a discard pile, which the text does
// not name (K16.7).
var Symon = Creature("symon", Shadows, 1, Traits(trait.Alien, trait.Thief), Has(Skirmish),
	Fight(If(Not(Destroys(Other)), Move(Other, Deck, OnTop))))

var TrustNoOne = Action("trust-no-one", Shadows,
	Play(If(ThereIsNo(Creatures.Friendly()), Steal(Among(HousesAmong, Creatures.Enemy()).UpTo(3))).Else(Steal(1))))

var ChainGang = Creature("chain-gang", Shadows, 3, Traits(trait.Elf, trait.Thief),
	Reacts(Plays(You, Cards.Named("subtle-chain")), Ready(This)),
	Act(Steal(1), ShuffleIn(Choose(Cards.In(Discard, You).Named("subtle-chain")))))

// Either may be chosen, even if there is no such card.
var Fidgit = Creature("fidgit", Shadows, 2, Traits(trait.Faerie, trait.Thief), Has(Elusive),
	Reap(
		ChooseOneOf(
			Do(DiscardCards(Random(1, Cards.In(Archives, Opponent)))),
			Do(DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(1))))),
		If(Is(Them, ActionCards), PlayAsYours(Them))))

var IntoTheNight = Action("into-the-night", Shadows,
	Play(Lasts(UntilYourNext, Static(Cannot(Creatures.NotHouse(Shadows), ActFight)))))

var NoSafetyInNumbers = Action("no-safety-in-numbers", Shadows, Amber(1),
	Play(Deal(3, Creatures.InCrowdOf(3))))

var SpikeTrap = Artifact("spike-trap", Shadows, Amber(1), Traits(trait.Weapon),
	Omni(Sacrifice(This), IfYouDo(Deal(3, Creatures.Flank()))))

var SubtleChain = Action("subtle-chain", Shadows, Amber(1),
	Play(Opponent.DiscardsAtRandom(1)))

var Whisper = Creature("whisper", Shadows, 3, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Act(Lose(1), IfYouDo(Destroy(Choose(Creatures)))))

var FinchCloak = Creature("finch-cloak", Shadows, 4, Traits(trait.Elf, trait.Thief),
	Heading(OnFight|OnReap, If(Compares(For(Pool, You), Less, For(Pool, Opponent)), Steal(1)).Else(EachPlayer.Gains(N(1)))))

// A card that is not there belongs to no house.
var GamblingDen = Artifact("gambling-den", Shadows, Amber(1), Traits(trait.Location),
	Reacts(TurnStarts(EachPlayer), EventWho.Does(May(
		ChooseHouse(Nobody), IfYouDo(
			Reveal(Each(Cards.In(Deck, You).TopOf(1))),
			If(Is(It, Cards.ChosenHouse()), Gain(2)).Else(Lose(2)))))))

var HunterOrHunted = Action("hunter-or-hunted", Shadows, Amber(1),
	Play(ChooseOneOf(
		Do(Ward(Choose(Creatures))),
		Do(MoveWard(Choose(Creatures.Is(IsWarded)).As(A), Choose(Creatures.NotAmong(A)))))))

var Keyforgery = Artifact("keyforgery", Shadows, Amber(1), Traits(trait.Item),
	Constantly(BeforeForging(Opponent,
		ChooseHouseBy(Opponent),
		Reveal(Random(1, Cards.In(Hand, You))),
		If(Is(It, Cards.IsNot(IsChosenHouse)), Destroy(This), Prevent()))))

var Manchego = Creature("manchego", Shadows, 3, Traits(trait.Human, trait.Thief),
	Play(If(Compares(Count(Cards.In(Deck, You)), AtMost, 5), Steal(2))),
	Heading(OnFight|OnReap, May(ShuffleIn(This))))

var TheQuietAnvil = Artifact("the-quiet-anvil", Shadows, Amber(1), Traits(trait.Item),
	Constantly(KeysCost(EachPlayer, -2)),
	Reacts(Forges(AnyPlayer), Destroy(This)))

var TheShadowCouncil = Creature("the-shadow-council", Shadows, 3, Traits(trait.Elf, trait.Leader, trait.Thief), Has(Elusive),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Gives(This, WithHeading(OnAction, Steal(2)))))

var Weasand = Creature("weasand", Shadows, 1, Traits(trait.Beast, trait.Thief), Has(Deploy, Elusive),
	AsLongAs(Is(This, Creatures.Flank()), Modify(Doomed, This)),
	Reacts(Forges(AnyPlayer), Gain(2)))

// plant is a creature that gains æmber when any player chooses the house.
func plant(id string, h House) *Card {
	return Creature(id, Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
		Reacts(ChoosesHouse(AnyPlayer, h), Gain(1)))
}

var (
	BrobnarPlant      = plant("brobnar-plant", Brobnar)
	DisPlant          = plant("dis-plant", Dis)
	LogosPlant        = plant("logos-plant", Logos)
	SaurianPlant      = plant("saurian-plant", Saurian)
	StarAlliancePlant = plant("star-alliance-plant", StarAlliance)
	UntamedPlant      = plant("untamed-plant", Untamed)
)
