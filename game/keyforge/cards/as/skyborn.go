package as

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var skyborn = []*Card{
	AeroOFore, BlackTempest, CloudburstCommand, FlipStallard, HanPeregrine, LeyEarlOfHurl, MaquiExpedition, Nantucket,
	NomadicInsight, RazorsGambit, RecreationalJettison, RefinedAdhesive, TreasureIsland, UniversalWelcome, ViscountOfAerys,
	AmberAirhart, EdgeOfTheWorld, FreedomToBe, NavigatorKetarr, PirateChampion, RedSkies, RedlineRotation, RoseOfSharon,
	ShaeCloudkicker, SilverLinings, ThirdOfCliff, TransmutingLift, AgainstAllFlags, BombArang, BosunCreen, BuxBastian,
	ChandlerAnouk, IndigoHalyard, PropDusting, RaidingParty, SafePort, ScalawagFinn, SeekerMissiles, SkulkingSaboteurs,
	EfficientAmberBurner, FlintsLegend, FlintsMap, FlintsStash, LateralThrusters, TorpefyingHarpoon, ShardOfCourage,
}

// Moving each of them to a place of your choice gives any order.
var AeroOFore = Creature("aero-o-fore", Skyborn, 5, Traits(trait.Leader, trait.Stormkin),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Gives(This, WithHeading(OnReap,
		May(Reposition(Creatures.Friendly().Except(), Anywhere)), Capture(2, Creatures.Friendly().Flank())))))

var BlackTempest = Creature("black-tempest", Skyborn, 5, Armor(2), Traits(trait.Ship), HasN(Hazardous, 2),
	Fight(If(Compares(For(Keys, You), Equal, 0), Steal(3)).Else(Steal(2))))

var CloudburstCommand = Artifact("cloudburst-command", Skyborn, Traits(trait.Location),
	Constantly(KeysCost(Opponent, Count(Creatures.House(Skyborn).Flank()))))

var FlipStallard = Creature("flip-stallard", Skyborn, 4, Traits(trait.Raptrix),
	Constantly(LosesAbilities(Creatures.Enemy(), OnDestroyed)))

var HanPeregrine = Creature("han-peregrine", Skyborn, 6, Traits(trait.Dinosaur, trait.Stormkin),
	Heading(OnFight|OnReap, May(Exalt(1, This), IfYouDo(FullyHeal(Choose(Creatures.Damaged())), Reposition(It, OnTop)))))

var LeyEarlOfHurl = Creature("ley-earl-of-hurl", Skyborn, 4, Armor(2), Traits(trait.Human, trait.Pilot),
	Bears(DestroyedInstead(This, FullyHeal(This), Exhaust(This), Ward(This), Reposition(This, OnTop)).
		If(Is(This, Creatures.NotOnFlank()))))

var MaquiExpedition = Action("maqui-expedition", Skyborn,
	Play(TakeControl(You, Choose(Creatures.Enemy().Flank()), WhileSubjectsStay)))

var Nantucket = Creature("nantucket", Skyborn, 4, Traits(trait.Ship), Has(Deploy),
	Heading(OnFight|OnReap, Gain(Count(Creatures.NeighborOf(This).House(Skyborn)))))

var NomadicInsight = Action("nomadic-insight", Skyborn, Amber(1), Play(Capture(1, Creatures.Friendly().Flank())))

var RazorsGambit = Artifact("razor-s-gambit", Skyborn, Traits(trait.Item), Enhances(HouseIcon(Skyborn), HouseIcon(Skyborn)),
	Act(Ready(Choose(Creatures.Friendly().House(Skyborn))), FightWith(It),
		If(HasForged(You, BlueKey), Ready(Choose(Creatures.Friendly().House(Skyborn))), FightWith(It))))

var RecreationalJettison = Action("recreational-jettison", Skyborn, Amber(1),
	Play(DiscardCards(Choose(Cards.In(Hand, You))), ResolveIcons(It),
		If(HasForged(AnyPlayer, YellowKey), DiscardCards(Choose(Cards.In(Hand, You))), ResolveIcons(It))))

var RefinedAdhesive = Upgrade("refined-adhesive", Skyborn,
	Bears(InsteadOfDiscarding(EachPlayer, Cards, Reveal(Subject), Hide(Subject, Host))))

var TreasureIsland = Artifact("treasure-island", Skyborn, Traits(trait.Location),
	Constantly(
		Gives(Creatures.Friendly().House(Skyborn), WithHeading(OnReap, StoreAmber(1, You, Giver))),
		Spendable(You, This)))

var UniversalWelcome = Action("universal-welcome", Skyborn,
	Play(TakeControl(You, Choose(Creatures.Enemy().Is(InCenter)), WhileSubjectsStay)))

var ViscountOfAerys = Creature("viscount-of-aerys", Skyborn, 2, Traits(trait.Adagion, trait.Artisan),
	AsLongAs(HasForged(You, YellowKey), Modify(EntersStunned, Creatures.Enemy())),
	Play(If(HasForged(You, YellowKey), Stun(Creatures.Enemy()))))

var AmberAirhart = Creature("æmber-airhart", Skyborn, 2, Armor(1), Amber(1), Traits(trait.Getrookya, trait.Pilot),
	Heading(OnFight|OnReap, ShuffleIn(This)))

var EdgeOfTheWorld = Action("edge-of-the-world", Skyborn, Play(Reposition(Choose(Creatures), OnTop), Steal(1)))

var FreedomToBe = Action("freedom-to-be", Skyborn,
	Play(ForgeKey(N(4).Plus(Count(Creatures.House(Skyborn).Flank()).Times(-1)))))

var NavigatorKetarr = Creature("navigator-ketarr", Skyborn, 3, Traits(trait.Jreen),
	Reap(If(Is(This, Creatures.Flank()), Draw(2), Archive(Choose(Cards.In(Hand, You))))))

var PirateChampion = Creature("pirate-champion", Skyborn, 6, Traits(trait.Stormkin), Has(Taunt), Fight(May(Reposition(This, OnTop))))

var RedSkies = Action("red-skies", Skyborn,
	Play(Reposition(Choose(Creatures.Friendly().House(Skyborn)), OnTop), Ready(It),
		If(HasForged(AnyPlayer, RedKey), Reposition(Choose(Creatures.Friendly().House(Skyborn)), OnTop), Ready(It))))

var RedlineRotation = Action("redline-rotation", Skyborn, Amber(1),
	Play(If(HasPool(Opponent, 7), Steal(Half(For(Pool, Opponent))))))

// Repeated in full: another neighbor may be chosen (K17.6).
var RoseOfSharon = Creature("rose-of-sharon", Skyborn, 3, Armor(1), Traits(trait.Ship), Has(Deploy), Has(Elusive),
	Act(Take(Choose(Creatures.NeighborOf(This)).As(A)), Deal(Of(PowerOf, A), Choose(Creatures.Enemy())),
		If(HasForged(You, RedKey), Take(Choose(Creatures.NeighborOf(This)).As(A)), Deal(Of(PowerOf, A), Choose(Creatures.Enemy())))))

var ShaeCloudkicker = Creature("shae-cloudkicker", Skyborn, 2, Traits(trait.Elf),
	Heading(OnPlay|OnReap, Swap(This, Choose(Creatures.Friendly().Except()))))

var SilverLinings = Action("silver-linings", Skyborn, Amber(1), Play(Gain(Among(HousesAmong, Creatures.Friendly().Flank()))))

var ThirdOfCliff = Creature("third-of-cliff", Skyborn, 2, Traits(trait.Elf, trait.Assassin), Has(Elusive),
	Act(If(HasForged(You, RedKey), Destroy(Creatures.Enemy().Flank())).Else(Destroy(Choose(Creatures.Enemy().Flank())))))

var TransmutingLift = Upgrade("transmuting-lift", Skyborn, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, May(Reposition(This, Anywhere))))))

var AgainstAllFlags = Action("against-all-flags", Skyborn, Amber(1),
	Play(Take(Each(Creatures.Flank())), If(Compares(Of(MostOfHouse, It), AtLeast, 2), Steal(2)).Else(Steal(1))))

var BombArang = Action("bomb-arang", Skyborn, Amber(1),
	Play(Deal(3, Choose(Creatures.Enemy())), If(Not(Destroys(It)), Deal(1, Choose(Creatures.Friendly())))))

var BosunCreen = Creature("bosun-creen", Skyborn, 3, Traits(trait.Halyard, trait.Recruiter), Enhances(HouseIcon(Skyborn)),
	Scrap(Reposition(Choose(Creatures), OnTop)))

var BuxBastian = Creature("bux-bastian", Skyborn, 3, Traits(trait.Halyard, trait.Human), Enhances(AmberIcon, DamageIcon),
	Scrap(Exalt(1, Choose(Creatures.Enemy().Flank()))))

var ChandlerAnouk = Creature("chandler-anouk", Skyborn, 3, Traits(trait.Cirrus, trait.Merchant),
	Constantly(MoreArmor(Creatures.Friendly().Flank(), 2), Gets(Creatures.Friendly().Flank(), Taunt)))

var IndigoHalyard = Creature("indigo-halyard", Skyborn, 5, Traits(trait.Human, trait.Halyard),
	AsLongAs(HasForged(You, BlueKey),
		Gives(This, WithHeading(OnReap, Ready(Choose(Creatures.Friendly().Except())), FightWith(It)))),
	AsLongAs(HasForged(Opponent, BlueKey), Gets(Creatures.NeighborOf(This), Taunt)))

var PropDusting = Action("prop-dusting", Skyborn, Play(Destroy(Choose(Creatures.Enemy().Flank()))))

var RaidingParty = Creature("raiding-party", Skyborn, 4, Traits(trait.Stormkin),
	Fight(If(Compares(For(MostOfColor, EachPlayer), AtLeast, 2), Steal(2)).Else(Steal(1))))

var SafePort = Action("safe-port", Skyborn, Amber(1),
	Play(If(HasForged(You, YellowKey), Capture(2, Choose(Creatures.Friendly()))), If(HasForged(Opponent, YellowKey), Steal(1))))

var ScalawagFinn = Creature("scalawag-finn", Skyborn, 6, Traits(trait.Hunter, trait.Raptrix), Fight(Heal(3, This)))

var SeekerMissiles = Action("seeker-missiles", Skyborn, Amber(1),
	Play(ForEach(Count(Creatures.House(Skyborn).Flank()), Deal(2, Choose(Creatures)))))

var SkulkingSaboteurs = Creature("skulking-saboteurs", Skyborn, 2, Traits(trait.Stormkin), Has(Elusive),
	Reap(
		If(HasForged(You, RedKey), Destroy(Choose(Creatures.Enemy()))),
		If(HasForged(You, YellowKey), Destroy(Choose(ArtifactCards.Enemy()))),
		If(HasForged(You, BlueKey), Destroy(Choose(Upgrades.Enemy())))))

var EfficientAmberBurner = Upgrade("efficient-æmber-burner", Skyborn,
	Constantly(
		Gives(Host, Static(KeysCost(Opponent, Of(AmberOn, This).Times(-1)))),
		Gives(Host, WithHeading(OnReap, Exalt(1, This)))))

var FlintsLegend = Action("flint-s-legend", Skyborn, Amber(1),
	Play(StoreAmber(1, Opponent, Choose(ArtifactCards.Named("treasure-island")))))

var (
	inDeck    = Cards.In(Deck, You)
	inDiscard = Cards.In(Discard, You)
	// hidden are the cards that Flint's Map leads to.
	hidden = inDeck.Named("flint-s-legend").Or(inDeck.Named("flint-s-stash").Or(inDeck.Named("treasure-island").Or(
		inDiscard.Named("flint-s-legend").Or(inDiscard.Named("flint-s-stash").Or(inDiscard.Named("treasure-island"))))))
)

var FlintsMap = Artifact("flint-s-map", Skyborn, Traits(trait.Item), Omni(Reveal(Search(1, hidden)), Archive(It), ShuffleDeck(You)))

var FlintsStash = Artifact("flint-s-stash", Skyborn, Traits(trait.Treasure),
	Constantly(Gives(Creatures.Flank(), WithHeading(OnDestroyed, Gain(2)))))

var LateralThrusters = Upgrade("lateral-thrusters", Skyborn, Amber(1),
	Constantly(Gives(Host, After(TurnStarts(You), May(Reposition(Creatures.Friendly(), Anywhere))))))

var TorpefyingHarpoon = Upgrade("torpefying-harpoon", Skyborn, Amber(1),
	Constantly(Gives(Host, After(TurnEnds(You), If(Is(This, Creatures.NotOnFlank()), Destroy(This))))))

var ShardOfCourage = Artifact("shard-of-courage", Skyborn, Traits(trait.Item, trait.Shard),
	Act(ForEachInTurn(Count(Cards.Friendly().Trait(trait.Shard)), Ready(Choose(Creatures.Friendly())), FightWith(It))))
