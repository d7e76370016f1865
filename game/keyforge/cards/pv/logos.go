package pv

import . "github.com/keyraken/keyraken/game/keyforge/card"

var logos = []*Card{}
