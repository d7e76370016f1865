package cc

import . "github.com/keyraken/keyraken/game/keyforge/card"

var dis = []*Card{}
