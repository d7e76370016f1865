package pv

import . "github.com/keyraken/keyraken/game/keyforge/card"

var shadows = []*Card{}
