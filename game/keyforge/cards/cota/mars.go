package cota

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var mars = []*Card{
	AmmoniaClouds, BattleFleet, DeepProbe, EmpBlast, HypnoticCommand, IrradiatedAember,
	KeyAbduction, MartianHounds, MartiansMakeBadAllies, MassAbduction, MatingSeason,
	MothershipSupport, OrbitalBombardment, PhosphorusStars, PsychicNetwork, SampleCollection,
	ShatterStorm, SoftLanding, Squawker, TotalRecall, CombatPheromones, Commpod, CrystalHive,
	CustomVirus, FeedingPit, InvasionPortal, IncubationChamber, Mothergun, Sniffer, SwapWidget,
	Blypyp, ChuffApe, EtherSpider, GrabberJammer, Grommid, JohnSmyth, Mindwarper,
	PhylyxTheDisintegrator, QyxxlyxPlagueMaster, Tunk, UlyqMegamouth, UxlyxTheZookeeper,
	VezymaThinkdrone, YxiliMarauder, YxiloBolter, YxilxDominator, Zorg, ZyzzixTheMany,
	BiomatrixBackup, BrainStemAntenna, JammerPack, RedPlanetRayGun,
}

var AmmoniaClouds = Action("ammonia-clouds", Mars,
	Play(Deal(3, Creatures)))

var BattleFleet = Action("battle-fleet", Mars, Amber(1),
	Play(Reveal(AnyNumber(Cards.In(Hand, You).House(Mars))), Draw(AffectedCount)))

var DeepProbe = Action("deep-probe", Mars, Amber(1),
	Play(ChooseHouse(Nobody), RevealZone(Hand, Opponent), DiscardCards(Creatures.In(Hand, Opponent).ChosenHouse())))

var EmpBlast = Action("emp-blast", Mars, Amber(1),
	Play(Stun(Creatures.House(Mars).Or(Creatures.Trait(trait.Robot))), Destroy(ArtifactCards)))

var HypnoticCommand = Action("hypnotic-command", Mars,
	Play(ForEach(Count(Creatures.Friendly().House(Mars)), CaptureFrom(Controller, 1, Choose(Creatures.Enemy())))))

var IrradiatedAember = Action("irradiated-æmber", Mars, Amber(1),
	Play(If(HasPool(Opponent, 6), Deal(3, Creatures.Enemy()))))

// More than nine cards bring the cost below the current one.
var KeyAbduction = Action("key-abduction", Mars, Amber(1),
	Play(ReturnToHand(Creatures.House(Mars)), May(ForgeKey(N(9).Plus(Count(Cards.In(Hand, You)).Times(-1))))))

var MartianHounds = Action("martian-hounds", Mars,
	Play(Take(Choose(Creatures)), Put(Count(Creatures.Damaged()).Times(2), PowerCounter, It)))

var MartiansMakeBadAllies = Action("martians-make-bad-allies", Mars,
	Play(RevealZone(Hand, You), Purge(Creatures.In(Hand, You).NotHouse(Mars)), Gain(AffectedCount)))

var MassAbduction = Action("mass-abduction", Mars, Amber(1),
	Play(MoveTo(UpTo(3, Creatures.Enemy().Damaged()), Archives, You)))

var MatingSeason = Action("mating-season", Mars, Amber(1),
	Play(ShuffleIn(Creatures.House(Mars)), EachPlayer.Does(Gain(CountIn(Them, Creatures.OwnedBy(You))))))

var MothershipSupport = Action("mothership-support", Mars, Amber(1),
	Play(ForEach(Count(Creatures.Friendly().House(Mars).Is(IsReady)), Deal(2, Choose(Creatures)))))

var OrbitalBombardment = Action("orbital-bombardment", Mars, Amber(1),
	Play(Reveal(AnyNumber(Cards.In(Hand, You).House(Mars))), ForEach(AffectedCount, Deal(2, Choose(Creatures)))))

var PhosphorusStars = Action("phosphorus-stars", Mars,
	Play(Stun(Creatures.NotHouse(Mars)), You.GainsChains(2)))

var PsychicNetwork = Action("psychic-network", Mars,
	Play(Steal(Count(Creatures.Friendly().House(Mars).Is(IsReady)))))

var SampleCollection = Action("sample-collection", Mars,
	Play(MoveTo(ChooseN(For(Keys, Opponent), Creatures.Enemy()), Archives, You)))

var ShatterStorm = Action("shatter-storm", Mars,
	Play(You.LosesAll(), Opponent.Loses(AffectedCount.Times(3))))

// A card that is put into play is not played. Two of them apply to the same card.
var SoftLanding = Action("soft-landing", Mars,
	Play(Lasts(NextTime, Static(Modify(EntersReady, Permanents.Friendly())))))

var Squawker = Action("squawker", Mars, Amber(1),
	Play(ChooseOneOf(Do(Ready(Choose(Creatures.House(Mars)))), Do(Stun(Choose(Creatures.NotHouse(Mars)))))))

var TotalRecall = Action("total-recall", Mars, Amber(1),
	Play(Gain(Count(Creatures.Friendly().Is(IsReady))), ReturnToHand(Creatures.Friendly())))

// Cards of the active house need no permission and do not use it up.
var CombatPheromones = Artifact("combat-pheromones", Mars, Amber(1), Traits(trait.Item),
	Omni(Sacrifice(This), Lasts(RestOfTurn, Static(Allow(MayUseOther, Cards.House(Mars).Except(), 2, 0)))))

var Commpod = Artifact("commpod", Mars, Traits(trait.Item),
	Act(Reveal(AnyNumber(Cards.In(Hand, You).House(Mars))), ForEach(AffectedCount, May(Ready(Choose(Creatures.House(Mars)))))))

var CrystalHive = Artifact("crystal-hive", Mars, Traits(trait.Location),
	Act(Lasts(RestOfTurn, After(Reaps(Creatures), Gain(1)))))

var CustomVirus = Artifact("custom-virus", Mars, Amber(1), Traits(trait.Weapon),
	Omni(Destroy(This), May(Purge(Choose(Creatures.In(Hand, You)).As(A)), IfYouDo(Destroy(Creatures.SharesTrait(A))))),
	FirstPrinted(Omni(Sacrifice(This), Purge(Choose(Creatures.In(Hand, You)).As(A)), Destroy(Creatures.SharesTrait(A)))))

var FeedingPit = Artifact("feeding-pit", Mars, Traits(trait.Location),
	Act(DiscardCards(Choose(Creatures.In(Hand, You))), IfYouDo(Gain(1))))

var InvasionPortal = Artifact("invasion-portal", Mars, Traits(trait.Location),
	Act(Repeat(Both(IsNot(It, Creatures.House(Mars)), ThereIs(Cards.In(Deck, You))), DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, Creatures.House(Mars)), ReturnToHand(Them))))

var IncubationChamber = Artifact("incubation-chamber", Mars, Traits(trait.Location),
	Omni(May(Reveal(Choose(Creatures.In(Hand, You).House(Mars))), IfYouDo(Archive(It)))),
	FirstPrinted(Omni(Reveal(Choose(Creatures.In(Hand, You).House(Mars))), IfYouDo(Archive(It)))))

var Mothergun = Artifact("mothergun", Mars, Traits(trait.Weapon),
	Act(Reveal(AnyNumber(Cards.In(Hand, You).House(Mars))), Deal(AffectedCount, Choose(Creatures))))

var Sniffer = Artifact("sniffer", Mars, Amber(1), Traits(trait.Ally),
	Act(Lasts(RestOfTurn, Static(Without(Creatures, Elusive)))))

// A creature of the opponent goes to its owner's hand (K13.5) and counts as
// returned.
var SwapWidget = Artifact("swap-widget", Mars, Traits(trait.Item),
	Act(ReturnToHand(Choose(Creatures.Friendly().House(Mars).Is(IsReady)).As(A)),
		IfYouDo(PutIntoPlay(Choose(Creatures.In(Hand, You).House(Mars).OtherTitle(A)), You, OnTop), Ready(Them))))

// Like Soft Landing: only a card that is played.
var Blypyp = Creature("blypyp", Mars, 2, Traits(trait.Martian, trait.Scientist),
	Reap(Lasts(NextTime, Static(Modify(EntersReady, Creatures.Friendly().House(Mars))))))

var ChuffApe = Creature("chuff-ape", Mars, 11, Traits(trait.Beast), Has(Taunt),
	Constantly(Modify(EntersStunned, This)),
	Heading(OnFight|OnReap, May(Sacrifice(Choose(Creatures.Friendly().Except())), IfYouDo(FullyHeal(This)))))

var EtherSpider = Creature("ether-spider", Mars, 7, Traits(trait.Beast),
	Constantly(DealsInFights(This, 0), Rule(GainCaptured, Opponent)))

var GrabberJammer = Creature("grabber-jammer", Mars, 4, Armor(1), Traits(trait.Robot),
	Constantly(KeysCost(Opponent, 1)),
	Heading(OnFight|OnReap, Capture(1, This)))

var Grommid = Creature("grommid", Mars, 10, Traits(trait.Beast),
	Constantly(Forbid(CannotPlay, You, Creatures)),
	Reacts(DiesFighting(Creatures.Enemy(), This), Opponent.Loses(N(1))))

var JohnSmyth = Creature("john-smyth", Mars, 2, Traits(trait.Agent, trait.Martian), Has(Elusive),
	Heading(OnFight|OnReap, Ready(Choose(Creatures.House(Mars).NotTrait(trait.Agent)))))

var Mindwarper = Creature("mindwarper", Mars, 2, Traits(trait.Martian, trait.Scientist), Has(Elusive),
	Act(CaptureFrom(Controller, 1, Choose(Creatures.Enemy()))))

var PhylyxTheDisintegrator = Creature("phylyx-the-disintegrator", Mars, 1, Traits(trait.Martian, trait.Soldier), Has(Elusive),
	Act(Opponent.Loses(Count(Creatures.Friendly().Except().House(Mars)))))

var QyxxlyxPlagueMaster = Creature("qyxxlyx-plague-master", Mars, 3, Traits(trait.Martian, trait.Scientist),
	Heading(OnFight|OnReap, Deal(3, Creatures.Trait(trait.Human)).IgnoringArmor()))

var Tunk = Creature("tunk", Mars, 6, Armor(1), Traits(trait.Robot),
	Reacts(Plays(You, Creatures.House(Mars).Except()), FullyHeal(This)))

var UlyqMegamouth = Creature("ulyq-megamouth", Mars, 3, Traits(trait.Martian, trait.Scientist),
	Heading(OnFight|OnReap, Use(Choose(Creatures.Friendly().NotHouse(Mars)))))

var UxlyxTheZookeeper = Creature("uxlyx-the-zookeeper", Mars, 2,
	Traits(trait.Martian, trait.Scientist), Has(Elusive),
	Reap(MoveTo(Choose(Creatures.Enemy()), Archives, You)))

var VezymaThinkdrone = Creature("vezyma-thinkdrone", Mars, 3, Traits(trait.Martian, trait.Scientist),
	Reap(May(Archive(Choose(Permanents.Friendly())))))

var YxiliMarauder = Creature("yxili-marauder", Mars, 2, Traits(trait.Martian, trait.Soldier),
	Constantly(Power(This, Of(AmberOn, This))),
	Play(Capture(Count(Creatures.Friendly().House(Mars).Is(IsReady)), This)))

// A creature that has left the discard pile for another zone is not purged (K16.8).
var YxiloBolter = Creature("yxilo-bolter", Mars, 3, Traits(trait.Martian, trait.Soldier),
	Heading(OnFight|OnReap, Deal(2, Choose(Creatures)), If(Destroys(It), Purge(It))))

var YxilxDominator = Creature("yxilx-dominator", Mars, 9, Armor(1), Traits(trait.Robot), Has(Taunt),
	Constantly(Modify(EntersStunned, This)))

var Zorg = Creature("zorg", Mars, 7, Traits(trait.Beast),
	Constantly(Modify(EntersStunned, This)),
	BeforeFight(Stun(Other), Stun(Creatures.NeighborOf(Other))))

var ZyzzixTheMany = Creature("zyzzix-the-many", Mars, 3, Traits(trait.Martian, trait.Soldier),
	Heading(OnFight|OnReap, May(Reveal(Choose(Creatures.In(Hand, You))), IfYouDo(Archive(It), Put(3, PowerCounter, This)))))

var BiomatrixBackup = Upgrade("biomatrix-backup", Mars, Amber(1),
	Constantly(Gives(Host, WithHeading(OnDestroyed, Archive(This)))),
	FirstPrinted(Constantly(Gives(Host, WithHeading(OnDestroyed, May(Archive(This)))))))

var BrainStemAntenna = Upgrade("brain-stem-antenna", Mars,
	Constantly(Gives(Host, After(Plays(You, Creatures.House(Mars)), Ready(This),
		LastsFor(RestOfTurn, This, Static(Belongs(TheSubjects, Mars)))))))

var JammerPack = Upgrade("jammer-pack", Mars, Amber(1),
	Constantly(Gives(Host, Static(KeysCost(Opponent, 2)))))

var RedPlanetRayGun = Upgrade("red-planet-ray-gun", Mars, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Take(Choose(Creatures)), Deal(Count(Creatures.House(Mars)), It)))))
