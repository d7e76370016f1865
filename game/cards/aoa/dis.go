package aoa

import (
	. "github.com/keyraken/keyraken/game/card"
)

var dis = []*Card{ShadowOfDis}

var ShadowOfDis = Action("shadow-of-dis", Dis, Amber(1),
	Play(Lasts(UntilYourNext, Static(Modify(BlankMod, Creatures.Enemy())))))
