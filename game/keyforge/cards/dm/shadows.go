package dm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{
	ChevalDeFrise, HonorableAbagnale, KeepTheChange, LuisCompere, ReinAndCycle, BlankCheck, CounterfeitControversy, DitchTheLoot,
	TheWatch, VaelraWhisperfang, VictorFlux, AchromaticBasilisk, CaughtYouNapping, ClayMore, ColtSleven, GrammyTaps, NightmareUrchin,
	PincherMalloy, PyrotechnicFlash, TakeABreak,
}

// richer is the condition that your opponent has more æmber than you.
var richer = Compares(For(Pool, Opponent), More, For(Pool, You))

var ChevalDeFrise = Artifact("cheval-de-frise", Shadows, Traits(trait.Item), Enhances(HouseIcon(Shadows), HouseIcon(Shadows)),
	Constantly(GetsN(Creatures.Friendly().House(Shadows), Hazardous, 2)))

var HonorableAbagnale = Creature("honorable-abagnale", Shadows, 2, Traits(trait.Elf, trait.Politician), Has(Elusive),
	Constantly(SpendsOf(You, 3)))

var KeepTheChange = Action("keep-the-change", Shadows, Amber(1), Play(ChooseNumber(0, 6), Pay(TheNumber), Draw(AffectedCount)))

var LuisCompere = Creature("luis-compère", Shadows, 4, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Reacts(TurnEnds(Opponent), If(Compares(ThisTurn(DrawnInStep, Opponent), AtLeast, 2), Steal(2))))

var ReinAndCycle = Action("rein-and-cycle", Shadows,
	Play(Pay(1), IfYouDo(TakeControl(You, Choose(Permanents.Enemy()), WhileSubjectsStay))))

var BlankCheck = Action("blank-check", Shadows, Amber(1),
	Play(
		EachPlayer.Does(ShuffleIn(Cards.In(Archives, You)), ShuffleDiscardIn(You)),
		DiscardCards(Cards.In(Deck, Opponent).TopOf(5)), PlayAsYours(Cards.In(Deck, Opponent).TopOf(1))))

var CounterfeitControversy = Action("counterfeit-controversy", Shadows, Amber(1),
	Play(If(richer, Opponent.Loses(Half(For(Pool, Opponent))))))

var DitchTheLoot = Action("ditch-the-loot", Shadows, Amber(1), Enhances(CaptureIcon, CaptureIcon, CaptureIcon),
	Play(Take(Choose(Creatures).As(A)), MoveAmber(Of(AmberOn, A), A, Choose(Creatures.NotAmong(A)))))

var TheWatch = Creature("the-watch", Shadows, 2, Traits(trait.Elf, trait.Cyborg), Has(Elusive, Entrench),
	AsLongAs(isDormant, Rule(NotStolen, You)))

var VaelraWhisperfang = Creature("vaelra-whisperfang", Shadows, 3, Traits(trait.Elf, trait.Thief),
	Reacts(Plays(Opponent, Creatures), Deal(2, Subject)))

var VictorFlux = Creature("victor-flux", Shadows, 3, Traits(trait.Human, trait.Scientist),
	Reap(Purge(Choose(Cards.In(Discard, You))),
		IfYouDo(LastsFor(UntilYourNext, It, Static(Forbid(CannotPlay, Opponent, Cards.SharesType(TheSubjects)))))))

var AchromaticBasilisk = Creature("achromatic-basilisk", Shadows, 2, Traits(trait.Beast), Has(Skirmish),
	Fight(Exhaust(Choose(Creatures.Enemy()))))

var CaughtYouNapping = Action("caught-you-napping", Shadows, Amber(1),
	Play(If(IsOverwhelmed(You), Exhaust(Choose(Creatures.Enemy()))), Steal(Count(dormant.Enemy()))))

var ClayMore = Creature("clay-more", Shadows, 1, Traits(trait.Elf, trait.Soldier),
	Enhances(DamageIcon, DamageIcon), Destroyed(Deal(2, Creatures.Enemy().Flank())))

var ColtSleven = Creature("colt-sleven", Shadows, 2, Traits(trait.Elf, trait.Thief), Enhances(DamageIcon, PowerIcon, PowerIcon),
	Play(ForEach(CountersAmong(PowerCounter, Creatures), Deal(1, Choose(Creatures)))))

var GrammyTaps = Creature("grammy-taps", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive, Entrench),
	AsLongAs(isDormant, Gets(Creatures.NeighborOf(This), Elusive)))

var NightmareUrchin = Creature("nightmare-urchin", Shadows, 2, Traits(trait.Elf, trait.Thief),
	Reap(If(IsOverwhelmed(You), Steal(2)).Else(Steal(1))))

var PincherMalloy = Creature("pincher-malloy", Shadows, 2, Traits(trait.Elf, trait.Thief), Play(If(richer, Steal(2))))

var PyrotechnicFlash = Action("pyrotechnic-flash", Shadows,
	Play(Deal(2, Choose(Creatures)).WithSplash(1), If(Compares(CountIn(Them, Creatures.Is(WasKilled)), AtLeast, 2), Steal(1))))

var TakeABreak = Action("take-a-break", Shadows, Amber(1),
	Play(Exhaust(Weakest(1, Creatures.Enemy()).As(A).AndAlso(Each(Creatures.NeighborOf(A))))))
