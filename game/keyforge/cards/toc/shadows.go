package toc

import . "github.com/keyraken/keyraken/game/keyforge/card"

var shadows = []*Card{}
