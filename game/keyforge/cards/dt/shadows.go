package dt

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{
	CaptainNoBeardEvilTwin, FreebooterFayeEvilTwin, HardSimpsonEvilTwin, HobnobberEvilTwin, MontyBankEvilTwin,
	OneEyedWillaEvilTwin, SeaUrchinEvilTwin, ArchonsRevenge, CaptainNoBeard, DeadMansChest, EarlyBirds, EasyMarks,
	Ransom, Submersible, WidespreadCorruption, BlatantThievery, FreebooterFaye, HandCannon, MontyBank, SafeOrSorry,
	StirUpTrouble, TheFlyinSpecter, TrickleDownTheory, CementShoes, GasPipesMalone, HardSimpson, Hobnobber, Hornswoggle,
	JackieTar, Kerwollop, LootOrPillage, OneEyedWilla, Scooped, SeaUrchin, WalkThePlank,
}

var CaptainNoBeardEvilTwin = Creature("captain-no-beard-evil-twin", Shadows, 6, Traits(trait.Elf, trait.Thief), Has(Taunt),
	Destroyed(Capture(1, Creatures.NeighborOf(This))))

var FreebooterFayeEvilTwin = Creature("freebooter-faye-evil-twin", Shadows, 4, Traits(trait.Elf, trait.Thief),
	Play(You.RaisesTide()),
	BeforeFight(If(Tide(You), Steal(1))))

var HardSimpsonEvilTwin = Creature("hard-simpson-evil-twin", Shadows, 4, Traits(trait.Elf, trait.Thief),
	Reap(If(Tide(You), CaptureFrom(Controller, 1, Choose(Creatures.Damaged())))))

var HobnobberEvilTwin = Creature("hobnobber-evil-twin", Shadows, 3, Traits(trait.Elf, trait.Thief),
	Omni(If(Compares(For(Pool, Opponent), Equal, 1), Steal(1))))

var MontyBankEvilTwin = Creature("monty-bank-evil-twin", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Play(Exalt(2, This)),
	Act(Steal(Of(AmberOn, This))))

var OneEyedWillaEvilTwin = Creature("one-eyed-willa-evil-twin", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive, Skirmish),
	Fight(If(Tide(You), Opponent.Loses(N(2)))))

var SeaUrchinEvilTwin = Creature("sea-urchin-evil-twin", Shadows, 1, Traits(trait.Aquan, trait.Thief),
	Play(If(Tide(You), Steal(2)).Else(Capture(2, This))))

var ArchonsRevenge = Artifact("archon-s-revenge", Shadows, Traits(trait.Ship),
	Act(Exhaust(UpTo(2, Creatures.Friendly().House(Shadows))), ForEach(AffectedCount, Steal(1))))

var CaptainNoBeard = Creature("captain-no-beard", Shadows, 3, Traits(trait.Elf, trait.Thief),
	Constantly(Gets(Creatures.NeighborOf(This), Taunt)),
	Reap(Capture(1, This)))

var DeadMansChest = Artifact("dead-man-s-chest", Shadows, Amber(1), Traits(trait.Treasure),
	Play(Exalt(4, This), Deal(2, Choose(Creatures))),
	Reacts(IsDestroyed(Creatures), If(
		Both(Compares(ThisTurn(DestroyedFriends, EachPlayer), AtLeast, 6), Is(This, Cards.Is(IsReady))),
		TakeAllAmber(This, Active))))

var EarlyBirds = Action("early-birds", Shadows, Amber(2), Has(Alpha),
	Play(Ready(Cards.House(Shadows))))

var EasyMarks = Action("easy-marks", Shadows,
	Play(Exalt(1, Creatures.Enemy().Damaged())))

var Ransom = Upgrade("ransom", Shadows,
	Constantly(Forbid(CannotUse, AnyPlayer, Cards.Among(Host)),
		Gives(Host, After(TurnStarts(You), May(You.Pays(2), IfYouDo(Destroy(Giver)))))))

var Submersible = Artifact("submersible", Shadows, Amber(1), Traits(trait.Ship),
	AsLongAs(Tide(You), Gets(Creatures.Friendly().Trait(trait.Thief), Elusive)))

var WidespreadCorruption = Artifact("widespread-corruption", Shadows, Amber(1), Traits(trait.Power),
	Reacts(GainsByReaping(AnyPlayer), CaptureFrom(EventWho, EventNumber, Choose(Creatures.NotControlledBy(EventWho)))))

var BlatantThievery = Action("blatant-thievery", Shadows, Amber(1),
	Play(Enrage(Choose(Creatures.Enemy())), TakeAllAmber(It, You)))

var FreebooterFaye = Creature("freebooter-faye", Shadows, 4, Traits(trait.Elf, trait.Thief),
	Play(You.RaisesTide()),
	Reap(If(Tide(You), Steal(1))))

var HandCannon = Upgrade("hand-cannon", Shadows, Amber(1),
	Constantly(Gets(Host, Skirmish), Gives(Host, WithHeading(OnFight, TakeAmber(1, Other, You)))))

var MontyBank = Creature("monty-bank", Shadows, 1, Traits(trait.Elf, trait.Thief),
	Play(ChooseNumber(0, 2), Exalt(TheNumber, This)),
	Act(Steal(Of(AmberOn, This))))

var SafeOrSorry = Action("safe-or-sorry", Shadows,
	Play(ChooseOneOf(
		Do(Archive(AnyNumber(Creatures.Friendly()))),
		Do(Take(Choose(Creatures)), Deal(For(Pool, Opponent), It)))))

var StirUpTrouble = Action("stir-up-trouble", Shadows,
	Play(
		Take(Choose(Creatures).As(A)), Take(Choose(Creatures.NeighborOf(A)).As(B)),
		Together(Deal(Of(PowerOf, A), B).From(A), Deal(Of(PowerOf, B), A).From(B))))

var TheFlyinSpecter = Artifact("the-flyin--specter", Shadows, Traits(trait.Ship),
	Reacts(Raises(Opponent), Destroy(This)),
	Act(If(Tide(You), Steal(1))))

var TrickleDownTheory = Artifact("trickle-down-theory", Shadows, Traits(trait.Power),
	Play(You.RaisesTide()),
	Omni(If(HasPool(Opponent, 6), Gain(1))))

var CementShoes = Action("cement-shoes", Shadows, Amber(1),
	Play(Deal(2, Choose(Creatures)), If(Destroys(It), You.RaisesTide())))

var GasPipesMalone = Creature("gas-pipes-malone", Shadows, 3, Traits(trait.Elf, trait.Thief),
	BeforeFight(CaptureFrom(Controller, 1, Other)))

var HardSimpson = Creature("hard-simpson", Shadows, 4, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Reacts(Happens(CardDamaged, This), If(LowTide(You), Opponent.Does(Steal(1))).Else(Steal(1))))

var Hobnobber = Creature("hobnobber", Shadows, 3, Traits(trait.Elf, trait.Thief),
	Act(If(HasPool(Opponent, 6), Steal(2))))

var Hornswoggle = Action("hornswoggle", Shadows, Amber(1),
	Play(UseAsYours(Choose(ArtifactCards.Enemy()))))

var JackieTar = Creature("jackie-tar", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Reap(If(Tide(You), Deal(6, Choose(Creatures))).Else(Deal(1, Choose(Creatures)))))

var Kerwollop = Action("kerwollop", Shadows,
	Play(Deal(1, Creatures), Gain(CountIn(Them, Creatures.Is(WasKilled)))))

var LootOrPillage = Action("loot-or-pillage", Shadows,
	Play(ChooseOneOf(Do(Steal(1)), Do(Capture(3, Choose(Creatures.Friendly()))))))

var OneEyedWilla = Creature("one-eyed-willa", Shadows, 2, Traits(trait.Elf, trait.Thief),
	AsLongAs(Tide(You), Gets(This, Elusive), Gets(This, Skirmish)),
	Fight(Steal(1)))

var Scooped = Action("scooped", Shadows, Amber(1),
	Play(Deal(2, Choose(Creatures)), If(Not(Destroys(It)), CaptureFrom(Controller, 1, It))))

var SeaUrchin = Creature("sea-urchin", Shadows, 1, Traits(trait.Aquan, trait.Thief), Has(Poison),
	Play(If(Tide(You), Steal(1)).Else(Capture(1, This))))

var WalkThePlank = Action("walk-the-plank", Shadows,
	Play(If(Compares(For(Pool, Opponent), Equal, 0), Deal(4, Choose(Creatures))).Else(Steal(1))))
