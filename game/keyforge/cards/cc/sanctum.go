package cc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{
	MasterRabten, PerfectHarmony, AdministratorPelith, MasterTashi, Congregate, NoviceGelard, RenderGuilt, Stalwart,
}

var MasterRabten = Creature("master-rabten", Sanctum, 5, Traits(trait.Human, trait.Monk, trait.Recruiter),
	Enhances(HouseIcon(Sanctum), HouseIcon(Sanctum)),
	Heading(OnPlay|OnReap, Capture(1, Creatures.Friendly().Trait(trait.Monk))))

var PerfectHarmony = Action("perfect-harmony", Sanctum, Amber(1),
	Play(If(Compares(Among(HousesAmong, Creatures.Friendly()), AtLeast, 3), Draw(2), Gain(2), Archive(Choose(Cards.In(Hand, You))))))

var AdministratorPelith = Creature("administrator-pelith", Sanctum, 3, Traits(trait.Human, trait.Recruiter), Enhances(HouseIcon(Sanctum)),
	Reap(May(Reposition(Choose(Creatures.Friendly().House(Sanctum)), Anywhere))))

var MasterTashi = Creature("master-tashi", Sanctum, 4, Traits(trait.Human, trait.Monk), Has(Deploy),
	Fight(Ready(Choose(Creatures.NeighborOf(This))), ReapWith(It)),
	Reap(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It)))

var Congregate = Action("congregate", Sanctum,
	Play(ChooseTrait(), If(Compares(Count(Creatures.Friendly().ChosenTrait()), AtLeast, 2), Gain(2))))

var NoviceGelard = Creature("novice-gelard", Sanctum, 3, Traits(trait.Human, trait.Monk, trait.Recruiter), Enhances(HouseIcon(Sanctum)),
	Play(Ready(Choose(Creatures.NeighborOf(This).House(Sanctum))), ReapWith(It)))

var RenderGuilt = Action("render-guilt", Sanctum, Amber(1),
	Play(Take(Choose(Creatures.Friendly()).As(A)), Capture(1, A), ForEach(Of(AmberOn, A), Deal(1, Choose(Creatures)))))

var Stalwart = Creature("stalwart", Sanctum, 5, Traits(trait.Beast), Has(Deploy, Skirmish, Taunt), Fight(May(Reposition(This, Anywhere))))
