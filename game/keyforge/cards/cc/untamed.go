package cc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var untamed = []*Card{
	CircleOfPower, KathaTheWise, EnchantedMurmook, WayOfTheCrow, ConclaveWitch, PowerUp, PrognosticatingWitch, UnleashTheBeast,
}

var CircleOfPower = Artifact("circle-of-power", Untamed, Amber(1), Traits(trait.Power),
	Constantly(PowerCountsAs(Creatures.Friendly().House(Untamed), 5)))

var KathaTheWise = Creature("katha-the-wise", Untamed, 3, Traits(trait.Human, trait.Witch, trait.Recruiter),
	Enhances(HouseIcon(Untamed), HouseIcon(Untamed)),
	Omni(May(PlayCard(Choose(Creatures.In(Hand, You).House(Untamed))))))

var EnchantedMurmook = Creature("enchanted-murmook", Untamed, 3, Traits(trait.Beast), Enhances(HouseIcon(Untamed)),
	Constantly(KeysCost(Opponent, Count(Creatures.NeighborOf(This).House(Untamed)))))

var WayOfTheCrow = Upgrade("way-of-the-crow", Untamed, Amber(1), Constantly(Gets(Host, Elusive)))

var ConclaveWitch = Creature("conclave-witch", Untamed, 3, Traits(trait.Elf, trait.Witch, trait.Recruiter), Enhances(HouseIcon(Untamed)),
	Act(Gain(Count(Creatures.Friendly().House(Untamed)))))

var PowerUp = Action("power-up", Untamed, Amber(1),
	Play(Put(2, PowerCounter, Choose(Creatures.Friendly()).As(A)), If(Is(A, Creatures.Highest()), Archive(This))))

var PrognosticatingWitch = Creature("prognosticating-witch", Untamed, 2, Traits(trait.Goblin, trait.Witch), Enhances(DrawIcon, DiscardIcon),
	Heading(OnPlay|OnReap, If(Compares(Count(Cards.In(Hand, You)), AtMost, 3), Draw(2))))

var UnleashTheBeast = Action("unleash-the-beast", Untamed, Amber(1),
	Play(Exhaust(Choose(Creatures.Friendly()).As(A)), IfYouDo(Deal(Of(PowerOf, A), Choose(Creatures.Enemy())))))
