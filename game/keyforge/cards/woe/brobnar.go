package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{BrokenAxeOutpost, CrimTorchtooth, BrikkNastee, RowdySkald, ShockHerder}

var BrokenAxeOutpost = Artifact("broken-axe-outpost", Brobnar, Amber(1), Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(Deal(6, Choose(Creatures.Enemy())))))

var CrimTorchtooth = Creature("crim-torchtooth", Brobnar, 7, Traits(trait.Giant), HasN(SplashAttack, 4),
	Fight(Enrage(Creatures.NeighborOf(This))))

var BrikkNastee = Creature("brikk-nastee", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Reacts(Fights(Creatures.Friendly().House(Brobnar).Except()), Gain(1)))

var RowdySkald = Creature("rowdy-skald", Brobnar, 4, Traits(trait.Goblin))

var ShockHerder = Creature("shock-herder", Brobnar, 3, Traits(trait.Goblin), Has(Deploy),
	Play(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It)))
