package mm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{
	ArdentHero, BullWark, BurningGlare, Commandeer, DaemoKnight, FangsOfGizelhart, FontOfTheEye, GeneralXalvador,
	GizelhartsZealot, LieutenantGorvenal, SeekerOfTruth, SquireAlys, Aemberheart, AngryMob, BaldricTheBold, Berinon,
	BringLow, GizelhartsStandard, Purify, ScrivenerFavian, BookOfMalefaction, CallToAction, GizelhartsWrath, LadyLoreena,
	MadProphetGizelhart, MasterOfTheGrey, PurifierOfSouls, DinoKnight, LycoKnight, TechnoKnight, UmbraKnight, XenoKnight,
}

var ArdentHero = Creature("ardent-hero", Sanctum, 4, Traits(trait.Human, trait.Knight), Has(Taunt),
	Constantly(ShieldedFrom(This, Creatures.Trait(trait.Mutant).Or(Creatures.PowerAtLeast(5)))))

var BullWark = Creature("bull-wark", Sanctum, 4, Armor(1), Traits(trait.Mutant, trait.Knight), HasN(Assault, 2),
	Constantly(GetsN(Creatures.NeighborOf(This), Assault, 2)))

var BurningGlare = Action("burning-glare", Sanctum, Amber(1), Enhances(DamageIcon),
	Play(ChooseOneOf(
		Do(Stun(Choose(Creatures.Enemy()))),
		Do(Stun(Creatures.Enemy().Trait(trait.Mutant))))))

var Commandeer = Action("commandeer", Sanctum, Amber(1),
	Play(Lasts(RestOfTurn, After(Plays(You, Cards.Except()), Capture(1, Choose(Creatures.Friendly()))))))

var DaemoKnight = Creature("dæmo-knight", Sanctum, 4, Armor(2), Traits(trait.Mutant, trait.Knight), ofDis)

var FangsOfGizelhart = Action("fangs-of-gizelhart", Sanctum, Amber(1),
	Play(Purge(Strongest(1, Creatures))))

var FontOfTheEye = Artifact("font-of-the-eye", Sanctum, Traits(trait.Location),
	Omni(If(Compares(ThisTurn(DestroyedEnemies, You), AtLeast, 1), Capture(1, Choose(Creatures.Friendly())))))

var GeneralXalvador = Creature("general-xalvador", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	Enhances(CaptureIcon, CaptureIcon))

var GizelhartsZealot = Creature("gizelhart-s-zealot", Sanctum, 4, Traits(trait.Human, trait.Knight),
	Constantly(Modify(EntersReady, This), Modify(EntersEnraged, This)))

var LieutenantGorvenal = Creature("lieutenant-gorvenal", Sanctum, 4, Armor(1), Traits(trait.Spirit, trait.Knight),
	Reacts(Fights(Creatures).By(You), Capture(1, This)))

var SeekerOfTruth = Creature("seeker-of-truth", Sanctum, 3, Armor(1), Traits(trait.Human),
	Fight(May(FightWith(Choose(Creatures.Friendly().NotHouse(Sanctum))))))

var SquireAlys = Creature("squire-alys", Sanctum, 2, Armor(2), Traits(trait.Human), Play(Capture(2, This)))

var Aemberheart = Artifact("æmberheart", Sanctum, Traits(trait.Item),
	Act(Exalt(1, Choose(Creatures.Friendly())), Ward(It), FullyHeal(It)))

var AngryMob = Creature("angry-mob", Sanctum, 4, Traits(trait.Human),
	BeforeFight(May(
		Repeat(Both(IsNot(It, Cards.Named("angry-mob")), ThereIs(Cards.In(Deck, You))),
			DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, Cards.Named("angry-mob")), ReturnToHand(Them)))))

var BaldricTheBold = Creature("baldric-the-bold", Sanctum, 4, Armor(2), Traits(trait.Human, trait.Knight),
	BeforeFight(If(Is(Other, Creatures.Enemy().Highest()), Gain(2))))

var Berinon = Creature("berinon", Sanctum, 5, Armor(2), Traits(trait.Spirit, trait.Knight),
	Reacts(Enters(Creatures.Trait(trait.Mutant)), Enrage(This)),
	Reap(Capture(2, This)))

var BringLow = Action("bring-low", Sanctum, Amber(1), Enhances(CaptureIcon),
	Play(ForEach(For(Pool, Opponent).Less(N(5)), Capture(1, Choose(Creatures.Friendly())))))

var GizelhartsStandard = Artifact("gizelhart-s-standard", Sanctum, Amber(1), Traits(trait.Item),
	Constantly(MoreArmor(Creatures.Friendly().WithAmber(1), 1)),
	Play(Exalt(1, Choose(Creatures.Friendly()))))

var Purify = Action("purify", Sanctum, Amber(1),
	Play(Purge(Choose(Creatures.Trait(trait.Mutant))), IfYouDo(Controller.Does(
		Repeat(Both(IsNot(It, Creatures.NotTrait(trait.Mutant)), ThereIs(Cards.In(Deck, You))),
			DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, Creatures.NotTrait(trait.Mutant)), PutIntoPlay(Them, Owner, OnTop))))))

var ScrivenerFavian = Creature("scrivener-favian", Sanctum, 3, Traits(trait.Mutant), Enhances(CaptureIcon, CaptureIcon),
	Constantly(InsteadOfIcon(You, CaptureIcon, Steal(1))))

var BookOfMalefaction = Artifact("book-of-malefaction", Sanctum, Amber(1), Traits(trait.Item, trait.Law),
	Reacts(StolenFrom(You), Put(EventNumber, WarrantCounter, This)),
	Omni(Remove(1, WarrantCounter, This), IfYouDo(Purge(Choose(Creatures)))))

var CallToAction = Action("call-to-action", Sanctum,
	Play(Ready(Creatures.Friendly().Trait(trait.Knight))))

var GizelhartsWrath = Action("gizelhart-s-wrath", Sanctum, Amber(1),
	Play(Destroy(Creatures.Trait(trait.Mutant))))

var LadyLoreena = Creature("lady-loreena", Sanctum, 6, Armor(3), Traits(trait.Spirit, trait.Knight), Has(Taunt),
	Constantly(Modify(WideTaunt, This)))

var MadProphetGizelhart = Creature("mad-prophet-gizelhart", Sanctum, 4, Armor(3), Traits(trait.Leader, trait.Priest),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Gives(This, WithHeading(OnAction,
		FullyHeal(Creatures.NotTrait(trait.Mutant)), Gain(CountIn(Them, Creatures))))))

var MasterOfTheGrey = Creature("master-of-the-grey", Sanctum, 4, Armor(1), Traits(trait.Human, trait.Monk),
	Constantly(NoIcons(Opponent)))

var PurifierOfSouls = Creature("purifier-of-souls", Sanctum, 5, Armor(2), Traits(trait.Human, trait.Priest),
	Constantly(Silences(OnDestroyed)))

var DinoKnight = Creature("dino-knight", Sanctum, 6, Armor(2), Traits(trait.Mutant, trait.Knight), ofSaurian)

var LycoKnight = Creature("lyco-knight", Sanctum, 5, Armor(2), Traits(trait.Mutant, trait.Knight), Has(Skirmish))

var TechnoKnight = Creature("techno-knight", Sanctum, 5, Armor(2), Traits(trait.Mutant, trait.Knight), ofLogos)

var UmbraKnight = Creature("umbra-knight", Sanctum, 4, Armor(2), Traits(trait.Mutant, trait.Knight), Has(Elusive))

var XenoKnight = Creature("xeno-knight", Sanctum, 5, Armor(2), Traits(trait.Mutant, trait.Knight), ofStarAlliance)
