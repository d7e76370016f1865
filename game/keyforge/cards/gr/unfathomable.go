package gr

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var unfathomable = []*Card{
	AwfulAtoll, BottomlessDepths, CurseOfConfusion, GiltspineMesmerist, IhakaOfTheDepths, StrangeTorpedo, ThingFromTheDeep,
	UnsettlingAncestry, Addlefish, DirgeOfTheDeep, Dredge, EldritchSynan, Gatewatcher, HukaruIcefin, NightmareInducer,
	Thoughtswim, ArcaneTransmitter, BeamOfForgetting, Circlespeak, EchoGuardian, EchoingDeathknell, Immersioneer,
	KorikiGerminator, Mnemoleech, Squallmaster, Tangimangi, TendrilsFromBeyond, Trawler, OpenTheSeal,
}

var AwfulAtoll = Artifact("awful-atoll", Unfathomable, Amber(1), Traits(trait.Location),
	Constantly(Power(Creatures.ControlledBy(EachHaunted), -2)),
	AsLongAs(ThereIsNo(Creatures), Modify(Doomed, This)))

var BottomlessDepths = Artifact("bottomless-depths", Unfathomable, Amber(1), Traits(trait.Location),
	Reacts(Discards(You, Cards), Hide(Subject, This)))

var CurseOfConfusion = Artifact("curse-of-confusion", Unfathomable, Traits(trait.Curse), Has(Treachery),
	Reacts(TurnEnds(You), Exhaust(Creatures.Friendly().ActiveHouse())))

var GiltspineMesmerist = Creature("giltspine-mesmerist", Unfathomable, 4, Traits(trait.Aquan),
	Reacts(Readies(AnyPlayer), DiscardCards(Each(Cards.In(Deck, EventWho).TopOf(1)))),
	Scrap(chosenDiscardsTop(3)...))

var IhakaOfTheDepths = Creature("ihaka-of-the-depths", Unfathomable, 5, Traits(trait.Aquan),
	Bears(After(DrawsCard(You), May(Move(Each(Cards.In(Discard, You).TopOf(1)), Deck, AtBottom))).If(OnYourTurn)))

var StrangeTorpedo = Action("strange-torpedo", Unfathomable,
	Play(Deal(1, Choose(Creatures)).WithSplash(1), If(IsHaunted(Opponent), Stun(Creatures.Among(Them)), Exhaust(It))))

var ThingFromTheDeep = Creature("thing-from-the-deep", Unfathomable, 30, Traits(trait.Beast),
	PlayableIf(ThereIs(Cards.In(Discard, You).Named("open-the-seal"))),
	Fight(Steal(2)))

var UnsettlingAncestry = Action("unsettling-ancestry", Unfathomable, Amber(1),
	Play(Stun(Choose(Creatures.Enemy())), Exhaust(It), If(IsHaunted(You), Archive(This))))

var Addlefish = Creature("addlefish", Unfathomable, 5, Traits(trait.Beast),
	Fight(Opponent.DiscardsAtRandom(2)))

var DirgeOfTheDeep = Action("dirge-of-the-deep", Unfathomable, Amber(1), Enhances(CaptureIcon, DiscardIcon, DiscardIcon),
	Play(DiscardCards(Each(Cards.In(Deck, Opponent).BottomOf(1))), Exhaust(Creatures.SharesHouse(Them))))

var Dredge = Action("dredge", Unfathomable, Amber(1),
	Play(Lasts(RestOfTurn, Static(Gives(Creatures.Friendly(), WithHeading(OnReap, Move(Choose(Cards.In(Discard, You)), Deck, OnTop)))))))

var EldritchSynan = Creature("eldritch-synan", Unfathomable, 3, Traits(trait.Beast),
	Constantly(ShieldedFrom(This, Creatures.Damaged())))

var Gatewatcher = Creature("gatewatcher", Unfathomable, 4, Traits(trait.Aquan), Has(Taunt),
	Destroyed(If(IsHaunted(Opponent), Destroy(Creatures.Enemy().Flank()))))

var HukaruIcefin = Creature("hukaru-icefin", Unfathomable, 3, Traits(trait.Scientist, trait.Aquan),
	Reap(ChooseHouse(Nobody), Exhaust(Creatures.ChosenHouse())),
	Scrap(Exhaust(Choose(Permanents))))

var NightmareInducer = Artifact("nightmare-inducer", Unfathomable, Amber(1), Traits(trait.Item),
	Act(Take(Choose(Cards.In(Discard, Opponent)).As(A)), Exhaust(Creatures.Enemy().SharesHouse(A)), Move(A, Deck, AtBottom)))

var Thoughtswim = Upgrade("thoughtswim", Unfathomable, Amber(1),
	Constantly(Gives(Host, Static(Modify(Shielded, This)).If(IsHaunted(Opponent)))))

var ArcaneTransmitter = Artifact("arcane-transmitter", Unfathomable, Amber(1), Traits(trait.Item),
	Act(chosenDiscardsTop(4)...),
	Scrap(ShuffleDiscardIn(You)))

// chosenDiscardsTop discards the top n cards of the deck of a player of your choice.
func chosenDiscardsTop(n int) []Effect {
	return Do(ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(n))))
}

var BeamOfForgetting = Action("beam-of-forgetting", Unfathomable, Amber(1), Enhances(CaptureIcon, DiscardIcon),
	Play(Reveal(Random(1, Cards.In(Hand, Opponent))), Move(It, Deck, AtBottom)))

var Circlespeak = Action("circlespeak", Unfathomable, Amber(1),
	Play(CaptureFrom(EachHaunted, 2, Choose(Creatures))))

var EchoGuardian = Creature("echo-guardian", Unfathomable, 1, Armor(4), Traits(trait.Beast), Has(Taunt),
	AsLongAs(IsHaunted(You), Power(This, 2), Gets(This, Poison)))

var EchoingDeathknell = Action("echoing-deathknell", Unfathomable,
	Play(Repeat(Compares(CountIn(Them, Creatures.Is(WasKilled)), AtLeast, 1), Deal(1, Creatures))))

var Immersioneer = Creature("immersioneer", Unfathomable, 5, Traits(trait.Scientist, trait.Aquan),
	Reap(chosenDiscardsTop(3)...),
	Scrap(ShuffleIn(Each(Cards.In(Discard, You).BottomOf(3)))))

var KorikiGerminator = Creature("koriki-germinator", Unfathomable, 5, Traits(trait.Aquan),
	Heading(OnPlay|OnReap, Move(Choose(Cards.In(Discard, EachPlayer)), Deck, AtBottom)))

var Mnemoleech = Creature("mnemoleech", Unfathomable, 2, Traits(trait.Beast),
	Reap(If(IsHaunted(Opponent), Steal(2)).Else(Steal(1))))

var Squallmaster = Creature("squallmaster", Unfathomable, 3, Traits(trait.Priest, trait.Aquan),
	Heading(OnFight|OnReap, EachPlayer.Does(You.DiscardsAtRandom(1))),
	Scrap(Exhaust(Choose(Creatures.Enemy()))))

var Tangimangi = Creature("tangimangi", Unfathomable, 4, Traits(trait.Aquan),
	AsLongAs(IsHaunted(Opponent), KeysCost(Opponent, 3)))

var TendrilsFromBeyond = Action("tendrils-from-beyond", Unfathomable, Amber(1),
	Play(Take(Choose(Creatures).As(A)),
		If(IsHaunted(Controller), ReturnToHand(Each(Cards.Among(A)).AndAlso(Each(Creatures.NeighborOf(A))))).Else(ReturnToHand(A))))

var Trawler = Creature("trawler", Unfathomable, 4, Traits(trait.Aquan),
	Play(If(IsHaunted(You), CaptureAllFrom(Opponent, This))))

var OpenTheSeal = Action("open-the-seal", Unfathomable, Amber(1), Enhances(AmberIcon, DiscardIcon, DiscardIcon, DiscardIcon))
