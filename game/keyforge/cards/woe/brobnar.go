package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{
	AncientBattleground, FrostGiant, Hallafest, HarmalAtoon, Kretchee, BrokenAxeOutpost, CrimTorchtooth, GedHammer,
	VowOfBlood, Vulka, BrikkNastee, CroggTheClumsy, FreshMarks, MightClub, Pelf, RantAndRive, RowdySkald, ShockHerder,
}

var AncientBattleground = Artifact("ancient-battleground", Brobnar, Traits(trait.Location),
	Constantly(Cannot(Creatures.Friendly(), ActReap), Gives(Creatures.Friendly(), WithHeading(OnFight, Gain(1)))))

var BrokenAxeOutpost = Artifact("broken-axe-outpost", Brobnar, Amber(1), Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(Deal(6, Choose(Creatures.Enemy())))))

var FrostGiant = Creature("frost-giant", Brobnar, 18, Traits(trait.Giant), Constantly(Modify(NotReadied, This)))

var Hallafest = Action("hallafest", Brobnar,
	Play(Reveal(Search(4, Cards.In(Deck, You).Trait(trait.Brakken).Or(Cards.In(Discard, You).Trait(trait.Brakken))).OfDifferentTitles()),
		ReturnToHand(It), GainChains(AffectedCount), ShuffleDeck(You)))

var HarmalAtoon = Creature("harmal-atoon", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Constantly(Gives(Creatures.Friendly().House(Brobnar).Except(), WithHeading(OnDestroyed, ReturnToHand(This)))))

var Kretchee = Creature("kretchee", Brobnar, 3, Traits(trait.Goblin),
	Reacts(IsExalted(Creatures), PutAmber(1, Subject)),
	Reacts(Captures(Creatures), PutAmber(1, Subject)))

var CrimTorchtooth = Creature("crim-torchtooth", Brobnar, 7, Traits(trait.Giant), HasN(SplashAttack, 4),
	Fight(Enrage(Creatures.NeighborOf(This))))

var GedHammer = Creature("ged-hammer", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Destroyed(Ready(Creatures.Friendly().House(Brobnar).Except()), Enrage(It)))

var VowOfBlood = Action("vow-of-blood", Brobnar, Amber(1), Play(Deal(2, Creatures.Enemy().Damaged())))

var Vulka = Creature("vulka", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Constantly(GetsN(Creatures.Friendly().House(Brobnar), SplashAttack, 1)))

var BrikkNastee = Creature("brikk-nastee", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Reacts(Fights(Creatures.Friendly().House(Brobnar).Except()), Gain(1)))

var CroggTheClumsy = Creature("crogg-the-clumsy", Brobnar, 7, Traits(trait.Giant), HasN(SplashAttack, 2))

var FreshMarks = Action("fresh-marks", Brobnar, Amber(1),
	Play(Destroy(Choose(Creatures.Friendly())), IfYouDo(Exalt(1, ChooseN(3, Creatures.Enemy())))))

var MightClub = Artifact("might-club", Brobnar, Traits(trait.Weapon), Act(Ready(Choose(Creatures)), Enrage(It)))

var Pelf = Creature("pelf", Brobnar, 3, Traits(trait.Goblin), Has(Skirmish), Fight(Opponent.Loses(N(1))))

var RantAndRive = Action("rant-and-rive", Brobnar, Amber(1),
	Play(If(HasPool(Opponent, 8), Opponent.Loses(Half(For(Pool, Opponent))))))

var RowdySkald = Creature("rowdy-skald", Brobnar, 4, Traits(trait.Goblin))

var ShockHerder = Creature("shock-herder", Brobnar, 3, Traits(trait.Goblin), Has(Deploy),
	Play(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It)))
