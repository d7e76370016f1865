package gr

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var ekwidon = []*Card{
	ArtProject, Azuretooth, CurseOfSpontaneity, EkwirresFulcrum, ElenyaTheCharming, GrislyExchange, MidyearFestivities,
	PutInASpin, SkreelSwarm, SoulExchange, TachyonManifold, ZavelArchaeologist, BondedAuctioneer, ForbiddenTome,
	FortuneReverser, GegrrokuuSapper, MarketFluctuation, PenPal, Phobivore, RaveningMorphazoid, Sandwyrm,
	Technorachnophobia, DeEscalation, EstateSale, HistorianLiDarkin, Hoaxpitality, IncarnationPod, IronHeidy,
	Legerdemain, PermanentRecord, RumorSower, SecurityDetail, Siphonapterian, TutorBinRillo,
}

var ArtProject = Action("art-project", Ekwidon, Amber(1),
	Play(Opponent.Unforges(), IfYouDo(Purge(This), Opponent.Draws(N(10)))))

var Azuretooth = Creature("azuretooth", Ekwidon, 6, Traits(trait.Merchant, trait.Getrookya),
	Enhances(CaptureIcon, CaptureIcon, DiscardIcon),
	Heading(OnFight|OnReap,
		TakeAllAmber(Choose(Creatures.Friendly()), You), TakeControl(Opponent, It, WhileSubjectsStay)))

var CurseOfSpontaneity = Artifact("curse-of-spontaneity", Ekwidon, Traits(trait.Curse), Has(Treachery),
	Reacts(DrawStepStarts(You), DiscardCards(Cards.In(Hand, You))))

var EkwirresFulcrum = Artifact("ekwirrĕ-s-fulcrum", Ekwidon, Amber(1), Traits(trait.Item),
	Reacts(TurnEnds(EachPlayer), EventWho.Does(May(Gain(1), IfYouDo(Opponent.Draws(N(2)))))))

var ElenyaTheCharming = Creature("elenya-the-charming", Ekwidon, 4, Traits(trait.Merchant, trait.Human), Has(Treachery),
	Reacts(Forges(You), TakeControl(Opponent, Strongest(1, Creatures.Friendly()), WhileSubjectsStay)))

// The cards keep their order on the bottom of the deck.
var GrislyExchange = Action("grisly-exchange", Ekwidon, Amber(1),
	Play(Move(Cards.In(Discard, Opponent).TopOf(5), Deck, AtBottom), DiscardCards(Cards.In(Deck, You).TopOf(5))))

var MidyearFestivities = Action("midyear-festivities", Ekwidon, Amber(1),
	Play(Take(ChooseN(9, Creatures)), TakeAllAmber(It, Controller), Destroy(It)))

var PutInASpin = Action("put-in-a-spin", Ekwidon,
	Play(Lose(1), IfYouDo(
		ChooseHouse(Nobody), DiscardCards(Cards.In(Deck, Opponent).TopOf(1)), If(Is(Them, Cards.ChosenHouse()), Gain(4)))))

var SkreelSwarm = Action("skreel-swarm", Ekwidon, Amber(1),
	Play(Deal(1, Creatures.Enemy())),
	Scrap(May(Archive(This))))

var SoulExchange = Action("soul-exchange", Ekwidon,
	Play(ChoosePlayer(), ReturnToHand(Creatures.In(Discard, Chosen).Topmost()), Destroy(Choose(Creatures.ControlledBy(Chosen)))))

var TachyonManifold = Artifact("tachyon-manifold", Ekwidon, Traits(trait.Item),
	Act(ExtraTurn(), Opponent.Draws(N(10)), Purge(This)))

var ZavelArchaeologist = Creature("zavel-archaeologist", Ekwidon, 4, Traits(trait.Scientist, trait.Human),
	Reacts(PlaysFromDiscard(You, ArtifactCards), Gain(1)),
	Heading(OnPlay|OnReap, May(PlayCard(Choose(ArtifactCards.In(Discard, You))))))

var BondedAuctioneer = Creature("bonded-auctioneer", Ekwidon, 4, Traits(trait.Merchant, trait.Getrookya),
	Reap(Destroy(Choose(ArtifactCards)), IfYouDo(Controller.Gains(N(1)))),
	Scrap(ReturnToHand(Choose(ArtifactCards))))

var ForbiddenTome = Artifact("forbidden-tome", Ekwidon, Traits(trait.Item), Enhances(DrawIcon, DiscardIcon, DiscardIcon),
	Constantly(HandSize(EachHaunted, 1)))

var FortuneReverser = Upgrade("fortune-reverser", Ekwidon, Amber(1),
	Constantly(Modify(BlankMod, Host)),
	Play(Destroy(Upgrades.On(Host).Except())))

var GegrrokuuSapper = Creature("gegrrŏkŭŭ-sapper", Ekwidon, 3, Armor(3), Traits(trait.Soldier, trait.Getrookya),
	Heading(OnPlay|OnFight,
		TakeControl(You, Choose(ArtifactCards.Enemy()), WhileSubjectsStay), TakeControl(Opponent, This, WhileSubjectsStay)),
	Scrap(Destroy(Choose(ArtifactCards.Friendly())), IfYouDo(Destroy(Choose(ArtifactCards.Enemy())))))

var MarketFluctuation = Action("market-fluctuation", Ekwidon, Amber(1),
	Play(EachHaunted.Draws(N(3)), EachUnhaunted.Does(You.DiscardsAtRandom(3))))

var PenPal = Creature("pen-pal", Ekwidon, 5, Traits(trait.Human),
	Act(Exhaust(Choose(Creatures.Enemy())), IfYouDo(EachPlayer.Gains(N(1)))))

var Phobivore = Upgrade("phobivore", Ekwidon, Amber(1),
	Constantly(Gives(Host, Static(Forbid(CannotUse, AnyPlayer, Cards.Among(This))).If(IsHaunted(You)))))

var RaveningMorphazoid = Creature("ravening-morphazoid", Ekwidon, 4, Traits(trait.Shapeshifter),
	AsLongAs(IsHaunted(You), Gets(This, Poison), Gets(This, Skirmish)),
	Heading(OnFight|OnReap, Draw(1), DiscardCards(Choose(Cards.In(Hand, You)))))

var Sandwyrm = Creature("sandwyrm", Ekwidon, 16, Amber(2), Traits(trait.Beast),
	Fight(ShuffleIn(This)))

var Technorachnophobia = Action("technorachnophobia", Ekwidon,
	Play(DiscardCards(Cards.In(Deck, You).TopOf(10)), If(Compares(Of(MostOfHouse, Them), AtLeast, 5), Steal(2))))

var DeEscalation = Action("de-escalation", Ekwidon,
	Play(Destroy(Creatures), Opponent.Does(Archive(Cards.In(Deck, You).TopOf(3)))))

var EstateSale = Action("estate-sale", Ekwidon,
	Play(Purge(Choose(NonCreatures.In(Discard, You))), IfYouDo(Gain(2))))

var HistorianLiDarkin = Creature("historian-li-darkin", Ekwidon, 4, Traits(trait.Philosopher, trait.Getrookya),
	Reap(ReturnToHand(Cards.In(Discard, EachPlayer).TopOf(1))))

var Hoaxpitality = Action("hoaxpitality", Ekwidon, Amber(1),
	Play(Take(Choose(Creatures.Enemy()).As(A)), Take(Choose(Creatures.Friendly()).As(B)),
		LastsFor(RestOfTurn, B, Static(PowerCountsAs(TheSubjects, Of(PowerOf, A))))))

var IncarnationPod = Artifact("incarnation-pod", Ekwidon, Amber(1), Traits(trait.Item),
	Act(Move(Choose(Cards.In(Discard, EachPlayer)), Deck, AtBottom)),
	Scrap(Purge(Cards.In(Deck, EachPlayer).BottomOf(1))))

var IronHeidy = Creature("iron-heidy", Ekwidon, 5, Traits(trait.Human),
	AsLongAs(IsHaunted(You), MoreArmor(This, 2), MoreArmor(Creatures.NeighborOf(This), 2)))

var Legerdemain = Action("legerdemain", Ekwidon, Amber(1), Enhances(DrawIcon, DiscardIcon, DiscardIcon),
	Play(ReturnToHand(Choose(Creatures.Damaged())), IfYouDo(Controller.Gains(N(1)))))

var PermanentRecord = Action("permanent-record", Ekwidon,
	Play(Exhaust(Choose(Creatures.Friendly())), IfYouDo(Steal(2))))

var RumorSower = Creature("rumor-sower", Ekwidon, 4, Traits(trait.Politician, trait.Getrookya),
	Reap(DiscardCards(Cards.In(Deck, Opponent).TopOf(1)), Stun(Choose(Creatures.Enemy().SharesHouse(Them)))))

var SecurityDetail = Action("security-detail", Ekwidon, Amber(1),
	Play(Capture(1, Choose(Creatures.Friendly()).As(A).AndAlso(Each(Creatures.NeighborOf(A))))))

var Siphonapterian = Creature("siphonapterian", Ekwidon, 6, Traits(trait.Knight, trait.Human, trait.Insect),
	AsLongAs(IsHaunted(You), Gets(This, Taunt)),
	Destroyed(If(Not(OnYourTurn), Gain(2))))

var TutorBinRillo = Creature("tutor-bin-rillo", Ekwidon, 4, Traits(trait.Getrookya),
	Play(DiscardCards(UpTo(3, Cards.In(Hand, You))), Opponent.Draws(N(1))),
	Scrap(EachPlayer.Draws(N(1))))
