package cota

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var brobnar = []*Card{
	Anger, LootTheBodies, Punch, Warsong, GauntletOfCommand, Valdr,
	GangerChieftain, Headhunter, Smaaash, BloodOfTitans,
}

var Anger = Action("anger", Brobnar, Amber(1),
	Play(Ready(Choose(Creatures.Friendly())), FightWith(It)))

var LootTheBodies = Action("loot-the-bodies", Brobnar,
	Play(Lasts(RestOfTurn, After(IsDestroyed(Creatures.Enemy()), Gain(1)))))

var Punch = Action("punch", Brobnar, Amber(1),
	Play(Deal(3, Choose(Creatures))))

var Warsong = Action("warsong", Brobnar,
	Play(Lasts(RestOfTurn, After(Fights(Creatures.Friendly()), Gain(1)))))

var GauntletOfCommand = Artifact("gauntlet-of-command", Brobnar, Traits(trait.Item),
	Act(Ready(Choose(Creatures.Friendly())), FightWith(It)))

var Valdr = Creature("valdr", Brobnar, 6, Traits(trait.Giant),
	Constantly(DealsMore(This, 2, Creatures.Enemy().Flank())))

var GangerChieftain = Creature("ganger-chieftain", Brobnar, 5, Traits(trait.Giant),
	Play(May(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It))))

var Headhunter = Creature("headhunter", Brobnar, 5, Traits(trait.Giant),
	Fight(Gain(1)))

var Smaaash = Creature("smaaash", Brobnar, 5, Traits(trait.Giant),
	Play(Stun(Choose(Creatures))))

var BloodOfTitans = Upgrade("blood-of-titans", Brobnar, Amber(1),
	Constantly(Power(Host, 5)))
