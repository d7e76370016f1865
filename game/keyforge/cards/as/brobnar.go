package as

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{
	Belcher, Eruption, GratTattuu, ImprovisedAviation, OnTheMark, BrunxAndBongle, ClapOfThunder, Crunch, NagooYani, Narplet,
	StrengthWithin, BoschTheUnyielding, CirrusMace, DbGobber, DreadstarrTheLone, FancyDonavon, Incensed, RainceFuryheart,
	RaiseYourGlass, TerranceSurefoot, ArmoredSpikes, BiggerGunsForEveryone,
}

var Belcher = Artifact("belcher", Brobnar, Traits(trait.Weapon),
	Act(Repeat(Both(IsNot(It, Creatures), ThereIs(Cards.In(Deck, You))), DiscardCards(Each(Cards.In(Deck, You).TopOf(1)).As(A))),
		If(Is(A, Creatures), Deal(Of(PowerOf, A), Choose(Creatures.Enemy())))))

var Eruption = Creature("eruption", Brobnar, 8, Armor(1), Traits(trait.Ship), Has(Versatile),
	Play(Exalt(3, This)),
	Fight(TakeAmber(1, This, You)))

var GratTattuu = Creature("grat-tattuu", Brobnar, 5, Traits(trait.Giant), Enhances(HouseIcon(Brobnar), HouseIcon(Brobnar)),
	Constantly(Power(Creatures.Friendly().Except().House(Brobnar), 2)))

var ImprovisedAviation = Action("improvised-aviation", Brobnar, Amber(1),
	Play(Lasts(NextTime, Static(Modify(EntersReady, Creatures.Friendly()))),
		Lasts(NextTime, After(Plays(You, Creatures),
			LastsFor(RestOfTurn, Subject, Static(Gives(TheSubjects, WithHeading(OnFight, ShuffleIn(Choose(ArtifactCards))))))))))

var OnTheMark = Action("on-the-mark", Brobnar,
	Play(Take(Choose(Creatures.Friendly()).As(A)), MoveAmber(Of(AmberOn, A), A, Choose(Creatures.Enemy()))))

var BrunxAndBongle = Creature("brunx-and-bongle", Brobnar, 7, Traits(trait.Giant, trait.Goblin),
	Fight(If(FirstUseThisTurn, May(Ready(This), ReapWith(This)))))

var ClapOfThunder = Action("clap-of-thunder", Brobnar,
	Play(Destroy(Weakest(1, Creatures)), Ready(Strongest(1, Creatures)), Enrage(It)))

var Crunch = Creature("crunch", Brobnar, 2, Traits(trait.Goblin),
	Heading(OnFight|OnReap, Take(Choose(Creatures.NeighborOf(This))), Put(Of(PowerOf, It), PowerCounter, This)))

var NagooYani = Creature("nagoo-yani", Brobnar, 3, Traits(trait.Human),
	Heading(OnPlay|OnFight, Deal(4, Choose(Creatures.Enemy()))),
	Scrap(Deal(2, Creatures.Enemy().Flank())))

var Narplet = Creature("narplet", Brobnar, 3, Traits(trait.Giant), Constantly(Gets(Creatures.NeighborOf(This), Versatile)))

var StrengthWithin = Upgrade("strength-within", Brobnar, Amber(1), Enhances(DamageIcon, DamageIcon),
	Constantly(Gives(Host, Static(KeysCost(Opponent, Of(DamageOn, This))))))

var BoschTheUnyielding = Creature("bosch-the-unyielding", Brobnar, 5, Armor(1), Traits(trait.Giant), Has(Taunt), Fight(FullyHeal(This)))

var CirrusMace = Artifact("cirrus-mace", Brobnar, Traits(trait.Weapon),
	Act(Put(2, PowerCounter, Choose(Creatures)), Deal(2, Creatures.NeighborOf(It))))

var DbGobber = Creature("db-gobber", Brobnar, 3, Traits(trait.Goblin),
	Reap(Opponent.Loses(N(1))),
	Scrap(EachPlayer.Does(If(HasPool(You, 7), Lose(2)))))

var DreadstarrTheLone = Creature("dreadstarr-the-lone", Brobnar, 5, Traits(trait.Giant),
	AsLongAs(ThereIsNo(Creatures.Friendly().Except().House(Brobnar)), Gets(This, Versatile)),
	Fight(Opponent.Loses(N(1))))

var FancyDonavon = Creature("fancy-donavon", Brobnar, 4, Traits(trait.Goblin, trait.Recruiter), Enhances(HouseIcon(Brobnar)),
	Scrap(Ready(Choose(Creatures.Friendly().NotHouse(Brobnar))), FightWith(It)))

var Incensed = Action("incensed", Brobnar, Amber(1),
	Play(Lasts(RestOfTurn, Static(Gives(Creatures.Friendly(), WithHeading(OnFight, Gain(1)))))))

var RainceFuryheart = Creature("raince-furyheart", Brobnar, 3, Traits(trait.Human), Has(Skirmish), BeforeFight(Exalt(1, Other)))

var RaiseYourGlass = Action("raise-your-glass", Brobnar, Amber(1), Play(Ready(Weakest(1, Creatures.Friendly())), Use(It)))

var TerranceSurefoot = Creature("terrance-surefoot", Brobnar, 3, Traits(trait.Goblin), Has(Elusive),
	Reacts(Reaps(Creatures.Enemy()), TakeAmber(1, This, Nobody)),
	Heading(OnPlay|OnReap, Capture(1, This)))

var ArmoredSpikes = Upgrade("armored-spikes", Brobnar, Amber(1), Constantly(MoreArmor(Host, 2), GetsN(Host, Hazardous, 2)))

var BiggerGunsForEveryone = Upgrade("bigger-guns-for-everyone", Brobnar, Amber(1),
	Constantly(Gives(Host, WithHeading(OnFight, Deal(5, Choose(Creatures))))))
