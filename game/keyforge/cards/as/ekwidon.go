package as

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var ekwidon = []*Card{
	BarterAndGames, GameChanger, Skollenbuzzz, ThreeSheetsToTheWind, Aemberwind, ChangeAgent, CoggMiller, HighStreetChurn,
	MoonLightSpecial, NicheMarket, ReapTheWildWind, AceJonavan, AerialPedlar, ContractExecution, DistributorJanoont, HoistOperations,
	SkipperHuko, TransparencyReport, VendorHyertula, VestedHarold, RequisitionWrit, SuggestionBox, ShardOfChange,
}

var BarterAndGames = Action("barter-and-games", Ekwidon,
	Play(
		EachPlayer.Does(Reveal(Random(1, Cards.In(Hand, You).Or(Cards.In(Archives, You))).AddTo(A)), Gain(BonusAmber(It))),
		Destroy(Creatures.SharesHouse(A)), DiscardCards(A)))

var GameChanger = Creature("game-changer", Ekwidon, 3, Traits(trait.Getrookya, trait.Analyst),
	Enhances(HouseIcon(Ekwidon), HouseIcon(Ekwidon)),
	Constantly(
		Cannot(Creatures.Friendly().House(Ekwidon), ActReap),
		Gives(Creatures.Friendly().House(Ekwidon), WithHeading(OnAction, Steal(1)))))

var Skollenbuzzz = Creature("skŏllĕnbŭzzz", Ekwidon, 5, Traits(trait.Beast),
	Heading(OnPlay|OnReap, May(Graft(Choose(Creatures.In(Hand, You)), This))),
	Destroyed(PutIntoPlay(Creatures.In(Under, AnyPlayer), You, OnTop), Move(This, Deck, OnTop)))

var ThreeSheetsToTheWind = Action("three-sheets-to-the-wind", Ekwidon,
	Play(
		Opponent.Draws(N(3)), Opponent.DiscardsAtRandom(1),
		Move(Random(1, Cards.In(Hand, Opponent)), Deck, OnTop), Purge(Random(1, Cards.In(Hand, Opponent)))))

var Aemberwind = Creature("æmberwind", Ekwidon, 5, Traits(trait.Ship), Has(Elusive), Has(Versatile),
	Play(Exalt(3, This)),
	Reap(TakeAmber(1, This, You)))

var ChangeAgent = Creature("change-agent", Ekwidon, 4, Armor(1), Traits(trait.Getrookya, trait.Merchant),
	Heading(OnFight|OnReap, Opponent.Does(Lose(Count(Cards.In(Hand, You)).Less(N(5))))))

var CoggMiller = Creature("cogg-miller", Ekwidon, 3, Armor(4), Traits(trait.Robot),
	Fight(May(Destroy(Choose(ArtifactCards)), IfYouDo(Archive(Random(1, Cards.In(Hand, Owner)))))))

var HighStreetChurn = Action("high-street-churn", Ekwidon,
	Play(
		ChooseHouse(Opponent),
		Repeat(Both(IsNot(Them, Cards.ChosenHouse()), ThereIs(Cards.In(Hand, Opponent))), Opponent.DiscardsAtRandom(1)),
		Opponent.Refills()))

var MoonLightSpecial = Action("moon-light-special", Ekwidon, Amber(1), Play(You.DiscardsAtRandom(1), IfYouDo(Gain(1))))

var NicheMarket = Artifact("niche-market", Ekwidon, Amber(1), Traits(trait.Location),
	Constantly(Gives(Creatures.Lowest(), WithHeading(OnAction, Steal(1)))))

var ReapTheWildWind = Action("reap-the-wild-wind", Ekwidon, Amber(1), Enhances(AmberIcon, AmberIcon, AmberIcon),
	Play(EachPlayer.Does(Reveal(Random(1, Cards.In(Hand, You))), Gain(BonusAmber(It)))))

var AceJonavan = Creature("ace-jonavan", Ekwidon, 4, Traits(trait.Human, trait.Merchant),
	Constantly(KeysCost(EachPlayer, Of(AmberOn, This))),
	Play(Capture(1, This)))

var AerialPedlar = Creature("aerial-pedlar", Ekwidon, 3, Traits(trait.Getrookya, trait.Merchant),
	Reap(
		TakeControl(You, Weakest(1, Creatures.Enemy()), WhileSubjectsStay),
		LastsFor(RestOfTurn, It, Static(Modify(AnyHouseUse, TheSubjects))),
		TakeControl(Opponent, This, WhileSubjectsStay)))

var ContractExecution = Action("contract-execution", Ekwidon, Amber(1),
	Play(Lasts(RestOfTurn, After(Plays(You, Creatures), Deal(2, Choose(Creatures))))))

var DistributorJanoont = Creature("distributor-janŏŏnt", Ekwidon, 2, Traits(trait.Human), Enhances(CaptureIcon, CaptureIcon),
	Heading(OnFight|OnReap, MoveAmber(1, Choose(Creatures).As(A), Choose(Creatures.NotAmong(A)))))

var HoistOperations = Action("hoist-operations", Ekwidon, Amber(1), Play(Archive(Choose(Creatures))))

var SkipperHuko = Creature("skipper-hukŏ", Ekwidon, 4, Traits(trait.Getrookya, trait.Pilot),
	Reap(Capture(1, This), IfYouDo(Exalt(1, Creatures.Enemy().Flank()))))

var TransparencyReport = Action("transparency-report", Ekwidon,
	Play(RevealZone(Hand, You), If(ThereIsNo(Cards.In(Hand, You).ActiveHouse()), Gain(2))))

var VendorHyertula = Creature("vendor-hyertula", Ekwidon, 3, Traits(trait.Getrookya, trait.Merchant),
	Reap(May(Destroy(This), IfYouDo(
		TakeControl(You, Choose(ArtifactCards.Enemy()), WhileSubjectsStay),
		LastsFor(WhileSubjectsStay, It, Static(Belongs(TheSubjects, Ekwidon)))))))

var VestedHarold = Creature("vĕsted-harŏld", Ekwidon, 4, Traits(trait.Diplomat, trait.Recruiter), Enhances(HouseIcon(Ekwidon)),
	Scrap(Archive(Choose(Creatures.Friendly()).AndAlso(Choose(Creatures.Enemy())))))

var RequisitionWrit = Upgrade("requisition-writ", Ekwidon,
	Constantly(Gives(Host, WithHeading(OnReap,
		You.Pays(1), IfYouDo(TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay))))))

var SuggestionBox = Upgrade("suggestion-box", Ekwidon,
	Constantly(Gives(Host, WithHeading(OnReap,
		LookAtCards(Each(Cards.In(Deck, You).TopOf(5)).As(A)),
		ReturnToHand(Choose(Cards.In(Deck, You).Among(A))), DiscardCards(Cards.In(Deck, You).Among(A))))))

var ShardOfChange = Artifact("shard-of-change", Ekwidon, Traits(trait.Item, trait.Shard),
	Act(ForEach(Count(Cards.Friendly().Trait(trait.Shard)),
		May(Swap(Choose(Cards.In(Hand, You)).As(A), Choose(Cards.In(Discard, You).SharesType(A)))))))
