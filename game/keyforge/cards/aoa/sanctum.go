package aoa

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{
	LionBautrem, AbondTheArmorsmith, AubadeTheGrim, BordanTheRedeemed, ChalleTheSafeguard,
	GoldenAura, HallowedShield, HealingBlast, MaruckTheMarked, SirMarrows, Smite, TheGreyRider,
	BaronMengevin, BarristerJoya, BrobnarAmbassador, DisAmbassador, Equalize, FreeMarkets,
	HaedrothsWall, LogosAmbassador, MarsAmbassador, PrinceDerricUnifier, RothaisTheFierce,
	ShadowsAmbassador, UntamedAmbassador, AnahitaTheTrader, EyeOfJudgment, MartyrsEnd,
	MotherNorthelle, OpalKnight, Proclamation346E, SeraphicArmor, ShardOfHope,
}

var LionBautrem = Creature("lion-bautrem", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Knight), Has(Deploy),
	Constantly(Power(Creatures.NeighborOf(This), 2)))

var AbondTheArmorsmith = Creature("abond-the-armorsmith", Sanctum, 3, Traits(trait.Human),
	Constantly(MoreArmor(Creatures.Friendly().Except(), 1)),
	Act(Lasts(RestOfTurn, Static(MoreArmor(Creatures.Friendly().Except(), 1)))))

var AubadeTheGrim = Creature("aubade-the-grim", Sanctum, 4, Armor(1), Traits(trait.Spirit, trait.Knight),
	Play(Capture(3, This)),
	Reap(TakeAmber(1, This, Nobody)))

var BordanTheRedeemed = Creature("bordan-the-redeemed", Sanctum, 3, Traits(trait.Human, trait.Thief), Has(Elusive),
	Act(Capture(2, This)))

var ChalleTheSafeguard = Creature("challe-the-safeguard", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight), Has(Deploy, Taunt))

var GoldenAura = Action("golden-aura", Sanctum,
	Play(FullyHeal(Choose(Creatures)), LastsFor(RestOfTurn, It, Static(Belongs(TheSubjects, Sanctum), Modify(Shielded, TheSubjects)))))

var HallowedShield = Artifact("hallowed-shield", Sanctum, Traits(trait.Item),
	Act(Take(Choose(Creatures)), LastsFor(RestOfTurn, It, Static(Modify(Shielded, TheSubjects)))))

var HealingBlast = Action("healing-blast", Sanctum, Amber(1),
	Play(FullyHeal(Choose(Creatures)), If(Compares(AffectedCount, AtLeast, 4), Gain(2))))

var MaruckTheMarked = Creature("maruck-the-marked", Sanctum, 5, Armor(1), Traits(trait.Spirit, trait.Knight),
	Reacts(Happens(ArmorPrevented, This), Capture(EventNumber, This)))

// Æmber that a monster reaps itself is gained by reaping as well.
var SirMarrows = Creature("sir-marrows", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	Reacts(GainsByReaping(Opponent), Capture(EventNumber, This)))

var Smite = Action("smite", Sanctum,
	Play(Ready(Choose(Creatures.Friendly())), FightWith(It).Against(Creatures), Deal(2, Creatures.NeighborOf(B))))

var TheGreyRider = Creature("the-grey-rider", Sanctum, 2, Traits(trait.Human, trait.Monk), Has(Deploy),
	Heading(OnPlay|OnFight|OnReap, May(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It))))

var BaronMengevin = Creature("baron-mengevin", Sanctum, 6, Armor(1), Traits(trait.Human, trait.Knight),
	Reacts(Discards(You, Cards.House(Sanctum)), Capture(1, This)))

var BarristerJoya = Creature("barrister-joya", Sanctum, 5, Armor(1), Traits(trait.Human, trait.Knight),
	Constantly(Cannot(Creatures.Enemy(), ActReap)))

// ambassador is a creature that lets one card of the house be played or used. A card
// of the active house does not use that up.
func ambassador(id string, h House) *Card {
	return Creature(id, Sanctum, 1, Traits(trait.Human), Has(Elusive),
		Heading(OnFight|OnReap, Lasts(RestOfTurn, Static(AllowEither(Cards.House(h), 1)))))
}

var (
	BrobnarAmbassador = ambassador("brobnar-ambassador", Brobnar)
	DisAmbassador     = ambassador("dis-ambassador", Dis)
	LogosAmbassador   = ambassador("logos-ambassador", Logos)
	MarsAmbassador    = ambassador("mars-ambassador", Mars)
	ShadowsAmbassador = ambassador("shadows-ambassador", Shadows)
	UntamedAmbassador = ambassador("untamed-ambassador", Untamed)
)

var Equalize = Action("equalize", Sanctum, Amber(1),
	Play(Redistribute(Creatures.Friendly()), Redistribute(Creatures.Enemy())))

var FreeMarkets = Action("free-markets", Sanctum,
	Play(Gain(HousesBut(Sanctum, Cards).UpTo(6))))

var HaedrothsWall = Artifact("haedroth-s-wall", Sanctum, Traits(trait.Location),
	Constantly(Power(Creatures.Friendly().Flank(), 2)))

var PrinceDerricUnifier = Creature("prince-derric-unifier", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Knight),
	Play(If(Compares(Among(HousesAmong, Creatures.Friendly()), AtLeast, 3), Gain(3))))

var RothaisTheFierce = Creature("rothais-the-fierce", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	Has(Taunt), HasN(Hazardous, 4))

var AnahitaTheTrader = Creature("anahita-the-trader", Sanctum, 2, Traits(trait.Human, trait.Merchant),
	Reap(TakeControl(Opponent, Choose(ArtifactCards.Friendly()), WhileSubjectsStay), IfYouDo(Opponent.Pays(2))))

var EyeOfJudgment = Artifact("eye-of-judgment", Sanctum, Amber(1), Traits(trait.Item),
	Act(Purge(Choose(Creatures.In(Discard, EachPlayer)))))

var MartyrsEnd = Action("martyr-s-end", Sanctum, Amber(1),
	Play(Destroy(AnyNumber(Creatures.Friendly())), Gain(AffectedCount)))

var MotherNorthelle = Creature("mother-northelle", Sanctum, 2, Traits(trait.Human, trait.Monk), Has(Elusive),
	Reap(TakeAmber(1, Choose(Creatures.Friendly().WithAmber(1)), You)))

var OpalKnight = Creature("opal-knight", Sanctum, 5, Traits(trait.Spirit, trait.Knight),
	Play(Destroy(Creatures.IsNot(OddPower))))

var Proclamation346E = Artifact("proclamation-346e", Sanctum, Traits(trait.Law),
	AsLongAs(Compares(Among(HousesAmong, Creatures.Enemy()), Less, 3), KeysCost(Opponent, 2)))

var SeraphicArmor = Upgrade("seraphic-armor", Sanctum, Amber(1),
	Constantly(MoreArmor(Host, 1)),
	Play(FullyHeal(Host)))

var ShardOfHope = Artifact("shard-of-hope", Sanctum, Traits(trait.Item, trait.Shard),
	Act(ForEach(Count(Cards.Friendly().Trait(trait.Shard)), Capture(1, Choose(Creatures.Friendly())))))
