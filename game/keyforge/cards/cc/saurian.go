package cc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var saurian = []*Card{
	EdictOfConscription, LegateScipio, BellatoranRecruiter, LaurelWreath, DecreeOfPrimus, GloriousTradition, PraetorianKentro,
	StandAndFight,
}

var EdictOfConscription = Artifact("edict-of-conscription", Saurian, Amber(1), Traits(trait.Law),
	Act(Destroy(This), Lasts(RestOfTurn, Static(Belongs(Creatures.Friendly(), Saurian)))))

var LegateScipio = Creature("legate-scipio", Saurian, 4, Traits(trait.Dinosaur, trait.Recruiter),
	Enhances(HouseIcon(Saurian), HouseIcon(Saurian)),
	Play(May(Exalt(1, Creatures.House(Saurian)))))

var BellatoranRecruiter = Creature("bellatoran-recruiter", Saurian, 4, Armor(1), Traits(trait.Dinosaur, trait.Recruiter),
	Enhances(HouseIcon(Saurian)),
	Heading(OnFight|OnReap, Take(Choose(Creatures.Friendly().NotTrait(trait.Dinosaur)).As(A)),
		LastsFor(RestOfTurn, A, Static(Power(TheSubjects, 2), MoreArmor(TheSubjects, 2))), Ready(A), FightWith(A)))

var LaurelWreath = Upgrade("laurel-wreath", Saurian, Amber(1), Constantly(Power(Host, Of(AmberOn, Host))), Play(Exalt(1, Host)))

var DecreeOfPrimus = Action("decree-of-primus", Saurian, Amber(1),
	Play(Take(Choose(Creatures).As(A)), MoveAmber(Of(AmberOn, A), A, Choose(Creatures.NotAmong(A)))))

var GloriousTradition = Artifact("glorious-tradition", Saurian, Traits(trait.Power), Act(Exalt(1, Creatures.Enemy().Flank())))

var PraetorianKentro = Creature("praetorian-kentro", Saurian, 3, Traits(trait.Dinosaur, trait.Recruiter), Enhances(HouseIcon(Saurian)),
	Constantly(Power(Creatures.Friendly().House(Saurian), 1)))

var StandAndFight = Action("stand-and-fight", Saurian,
	Play(Exalt(1, Choose(Creatures.Enemy())), Exalt(1, Choose(Creatures.Friendly()).As(A)), Ready(A), FightWith(A)))
