package aoa

import . "github.com/keyraken/keyraken/game/card"

var mars = []*Card{ContainmentField}

var ContainmentField = Upgrade("containment-field", Mars,
	Constantly(Gives(Host, After(Happens(CardUsed, This), Destroy(This)))))
