package aoa

import (
	. "github.com/keyraken/keyraken/game/card"
)

var sanctum = []*Card{Equalize}

var Equalize = Action("equalize", Sanctum, Amber(1),
	Play(Redistribute(Creatures.Friendly()), Redistribute(Creatures.Enemy())))
