package mg24

import . "github.com/keyraken/keyraken/game/keyforge/card"

var keyraken = []*Card{}
