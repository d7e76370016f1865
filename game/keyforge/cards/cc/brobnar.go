package cc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{
	SnarriWarriorPoet, ÜberkingTablets, Badger, BornToRock, HonoredBattlemaster, InciteViolence, WildGrumpus, WorthyAdversaries,
}

var SnarriWarriorPoet = Creature("snarri-warrior-poet", Brobnar, 3, Traits(trait.Human), Has(Elusive),
	Reacts(Fights(Creatures.Friendly()), Draw(1)))

var ÜberkingTablets = Artifact("überking-tablets", Brobnar, Traits(trait.Item),
	Act(ChooseOneOf(Do(Ready(Choose(Creatures))), Do(Exhaust(Choose(Creatures)))), IfYouDo(Deal(2, It))))

var Badger = Creature("badger", Brobnar, 2, Traits(trait.Goblin, trait.Recruiter), Enhances(HouseIcon(Brobnar)),
	Heading(OnPlay|OnReap, Lasts(RestOfTurn, After(Plays(You, Creatures.House(Brobnar)), Deal(3, Choose(Creatures.Enemy()))))))

var BornToRock = Artifact("born-to-rock", Brobnar, Traits(trait.Power),
	Constantly(Power(Creatures.Friendly().House(Brobnar), Count(Creatures.NeighborOf(Touched).House(Brobnar)))))

var HonoredBattlemaster = Creature("honored-battlemaster", Brobnar, 4, Traits(trait.Giant), Enhances(AmberIcon, DiscardIcon),
	Act(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It)))

var InciteViolence = Action("incite-violence", Brobnar, Play(Lasts(RestOfTurn, Static(GetsN(Creatures.Friendly(), SplashAttack, 1)))))

var WildGrumpus = Creature("wild-grumpus", Brobnar, 3, Traits(trait.Beast), HasN(Hazardous, 3),
	AsLongAs(Is(This, Creatures.Flank()), Gets(This, Skirmish)),
	AsLongAs(Is(This, Creatures.NotOnFlank()), Gets(This, Taunt)))

var WorthyAdversaries = Action("worthy-adversaries", Brobnar, Play(Deal(1, ChooseN(2, Creatures.Enemy())), Exalt(1, Creatures.Damaged())))
