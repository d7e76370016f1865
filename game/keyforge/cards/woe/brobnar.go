package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{CrimTorchtooth, BrikkNastee, ShockHerder}

var CrimTorchtooth = Creature("crim-torchtooth", Brobnar, 7, Traits(trait.Giant), HasN(SplashAttack, 4),
	Fight(Enrage(Creatures.NeighborOf(This))))

var BrikkNastee = Creature("brikk-nastee", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Reacts(Fights(Creatures.Friendly().House(Brobnar).Except()), Gain(1)))

var ShockHerder = Creature("shock-herder", Brobnar, 3, Traits(trait.Goblin), Has(Deploy),
	Play(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It)))
