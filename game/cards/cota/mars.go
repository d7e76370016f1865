package cota

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var mars = []*Card{EtherSpider, UxlyxTheZookeeper}

var EtherSpider = Creature("ether-spider", Mars, 7, Traits(trait.Beast),
	Constantly(DealsInFights(This, 0), Rule(GainCaptured, Opponent)))

var UxlyxTheZookeeper = Creature("uxlyx-the-zookeeper", Mars, 2,
	Traits(trait.Martian, trait.Scientist), Has(Elusive),
	Reap(MoveTo(Choose(Creatures.Enemy()), Archives, You)))
