package as

import . "github.com/keyraken/keyraken/game/keyforge/card"

var brobnar = []*Card{}
