package dm

import . "github.com/keyraken/keyraken/game/keyforge/card"

var ekwidon = []*Card{}
