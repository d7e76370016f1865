package dt

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{
	ArmadroneEvilTwin, BinaryMorayEvilTwin, CaptainKresageEvilTwin, OldEgadEvilTwin, PISwevenEvilTwin,
	ProfGarwynneEvilTwin, TalmageSteelheartEvilTwin, DrVerokter, RooftopLaboratory, RecklessExperimentation,
	GroundbreakingDiscovery, BackupPlan, CaptainKresage, Chronophage, HonorsKeysis, RuinsOfArchonis, SLRSAusteralis,
	TideWarp, ArchonsCallback, BinaryMoray, ForgiveOrForget, IsotropicCore, Mechabuoy, MindBullets, ProfGarwynne,
	ThinkTwice, Armadrone, AusteralisSeaborg, Bilgewarden, FinalAnalysis, Hydrocataloguer, OldEgad, PISweven, Science, StaticCharge,
	SubmersivePrinciple, TalmageSteelheart, TheoryOrConjecture,
}

var (
	// top is the top card of your deck.
	top = Each(Cards.In(Deck, You).TopOf(1))
	// archiveOne archives a card from your hand.
	archiveOne = Archive(Choose(Cards.In(Hand, You)))
	// played is how many cards you have played this turn, this one among them.
	played = ThisTurn(Played, You)
	// turnTide gives the tide to the other player; a neutral tide becomes yours.
	turnTide = If(Tide(You), Opponent.RaisesTide()).Else(You.RaisesTide())
	// takeBack takes a card of your archives into hand.
	takeBack = May(Move(Choose(Cards.In(Archives, You)), Hand, OnTop))
)

var ArmadroneEvilTwin = Creature("armadrone-evil-twin", Logos, 3, Traits(trait.Robot),
	Fight(Steal(2)))

var BinaryMorayEvilTwin = Creature("binary-moray-evil-twin", Logos, 5, Traits(trait.AI, trait.Beast), Has(Skirmish),
	Reacts(Raises(You), Ready(This)),
	Reacts(Raises(Opponent), Exhaust(This)))

var CaptainKresageEvilTwin = Creature("captain-kresage-evil-twin", Logos, 6, Traits(trait.Cyborg),
	Constantly(Without(Creatures, Elusive), Without(Creatures, Taunt), Without(Creatures, Poison), Without(Creatures, Skirmish)))

var OldEgadEvilTwin = Creature("old-egad-evil-twin", Logos, 3, Traits(trait.Cyborg),
	Destroyed(Enrage(Creatures.Enemy())))

var PISwevenEvilTwin = Creature("pi-sweven-evil-twin", Logos, 2, Traits(trait.Human, trait.Scientist),
	Reap(If(Tide(You), Opponent.DiscardsAtRandom(1))))

var ProfGarwynneEvilTwin = Creature("prof-garwynne-evil-twin", Logos, 2, Traits(trait.Human, trait.Scientist), Has(Skirmish),
	Fight(takeBack))

var TalmageSteelheartEvilTwin = Creature("talmage-steelheart-evil-twin", Logos, 3, Traits(trait.Human),
	Play(Deal(played, Choose(Creatures.Enemy()))))

var DrVerokter = Creature("dr-verokter", Logos, 2, Traits(trait.Human, trait.Scientist), Has(Elusive),
	Reap(Move(Choose(Filter{Types: TypeSet(ActionType, UpgradeType)}.In(Discard, You)), Deck, OnTop)))

var RooftopLaboratory = Artifact("rooftop-laboratory", Logos, Traits(trait.Location),
	Constantly(Modify(EntersReady, Creatures.Friendly().Trait(trait.Scientist))))

var RecklessExperimentation = Upgrade("reckless-experimentation", Logos, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, PlayCard(top)))))

var GroundbreakingDiscovery = Action("groundbreaking-discovery", Logos, Amber(1),
	Play(If(Both(ThereIs(Cards.Friendly().Named("dr-verokter")), ThereIs(Cards.Friendly().Named("rooftop-laboratory")),
		ThereIs(Cards.Friendly().Named("reckless-experimentation"))),
		Destroy(Cards), Opponent.Unforges(), Purge(This))))

var BackupPlan = Action("backup-plan", Logos,
	Play(ForEach(Count(Creatures.Enemy()).Less(Count(Creatures.Friendly())), Archive(top))))

var CaptainKresage = Creature("captain-kresage", Logos, 6, Traits(trait.Cyborg),
	borrows(Elusive), borrows(Taunt), borrows(Poison), borrows(Skirmish))

// borrows is a keyword that the card has while another friendly creature has it.
func borrows(k Keyword) Option {
	return AsLongAs(ThereIs(Creatures.Friendly().Except().Keyword(k)), Gets(This, k))
}

var Chronophage = Creature("chronophage", Logos, 3, Traits(trait.Beast, trait.Robot),
	Constantly(Gets(Permanents.Enemy(), Omega)))

var HonorsKeysis = Action("honors-keysis", Logos, Amber(1),
	Play(ForgeKey(N(7).Plus(played.Times(-1))), IfYouDo(Purge(This))))

var RuinsOfArchonis = Artifact("ruins-of-archonis", Logos, Amber(1), Traits(trait.Treasure),
	Play(Exalt(4, This), archiveOne),
	Bears(After(Plays(AnyPlayer, Cards), TakeAllAmber(This, EventWho)).
		If(Both(Compares(ThisTurn(Played, EventWho), Equal, 6), Is(This, Cards.Is(IsReady))))))

var SLRSAusteralis = Artifact("slrs-austeralis", Logos, Amber(1), Traits(trait.Ship),
	Act(Exhaust(UpTo(3, Creatures.Friendly().House(Logos))), ForEach(AffectedCount, PlayCard(top))))

var TideWarp = Artifact("tide-warp", Logos, Amber(1), Traits(trait.Power),
	Reacts(TurnStarts(You), turnTide))

var ArchonsCallback = Action("archon-s-callback", Logos, Has(Omega),
	Play(Draw(5)))

var BinaryMoray = Creature("binary-moray", Logos, 5, Traits(trait.AI, trait.Beast),
	Reacts(Raises(You), Ready(This)),
	Reacts(Raises(Opponent), Exhaust(This)),
	Reap(archiveOne))

var ForgiveOrForget = Action("forgive-or-forget", Logos,
	Play(ChooseOneOf(
		Do(Archive(Choose(Cards.In(Discard, You)).As(A).AndAlso(Choose(Cards.In(Discard, You).OtherType(A))))),
		Do(EachPlayer.Does(Purge(UpTo(2, Cards.In(Discard, You))))))))

var IsotropicCore = Artifact("isotropic-core", Logos, Amber(1), Traits(trait.Item),
	Constantly(GetsN(Creatures.Friendly(), Hazardous, 1)))

var Mechabuoy = Artifact("mechabuoy", Logos, Amber(1), Traits(trait.Item),
	Reacts(TurnStarts(EachPlayer), If(Tide(EventWho), EventWho.Gains(N(1)))))

var MindBullets = Action("mind-bullets", Logos,
	Play(ForEach(played, Deal(1, Creatures))))

var ProfGarwynne = Creature("prof-garwynne", Logos, 3, Traits(trait.Human, trait.Scientist), Has(Elusive),
	Reap(takeBack))

// A card that has gone elsewhere meanwhile is not purged.
var ThinkTwice = Action("think-twice", Logos,
	Play(PlayCard(Choose(ActionCards.In(Discard, You))), Purge(Each(Cards.In(Discard, You).Among(Them)))))

var Armadrone = Creature("armadrone", Logos, 1, Armor(3), Traits(trait.Robot),
	Fight(Steal(1)))

var AusteralisSeaborg = Creature("austeralis-seaborg", Logos, 4, Traits(trait.Robot),
	Reap(Deal(2, Choose(Creatures)), If(Destroys(It), You.RaisesTide())))

var Bilgewarden = Creature("bilgewarden", Logos, 2, Traits(trait.Human, trait.Scientist),
	Heading(OnPlay|OnReap, turnTide))

var FinalAnalysis = Action("final-analysis", Logos,
	Play(Destroy(Creatures), EachPlayer.Does(Draw(CountIn(Them, Creatures.Friendly())))))

var Hydrocataloguer = Artifact("hydrocataloguer", Logos, Amber(1), Traits(trait.Item),
	Reacts(Raises(AnyPlayer), EventWho.Does(Archive(top))))

var OldEgad = Creature("old-egad", Logos, 1, Armor(2), Traits(trait.Cyborg),
	Destroyed(Ward(Creatures.NeighborOf(This))))

var PISweven = Creature("pi-sweven", Logos, 2, Traits(trait.Human, trait.Scientist),
	Reap(If(Tide(You), Draw(3))))

var Science = Action("science", Logos,
	Play(Lasts(RestOfTurn, After(Plays(You, ActionCards.Except()), Gain(1)))))

var StaticCharge = Upgrade("static-charge", Logos, Amber(1),
	Constantly(Gives(Host, After(TurnStarts(You), Deal(2, Creatures.NeighborOf(This))))))

var SubmersivePrinciple = Action("submersive-principle", Logos,
	Play(If(Tide(You), EachPlayer.Does(Lose(Half(For(Pool, You))))).Else(EachPlayer.Loses(N(1)))))

var TalmageSteelheart = Creature("talmage-steelheart", Logos, 3, Traits(trait.Human),
	Play(Put(played, PowerCounter, This)))

var TheoryOrConjecture = Action("theory-or-conjecture", Logos,
	Play(ChooseOneOf(
		Do(Archive(Each(Cards.In(Deck, You).TopOf(2)))),
		Do(PlayCard(top)))))
