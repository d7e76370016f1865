package mm

import . "github.com/keyraken/keyraken/game/card"

var starAlliance = []*Card{ZWaveEmitter}

var ZWaveEmitter = Upgrade("z-wave-emitter", StarAlliance, Amber(1),
	Reacts(TurnStarts(You), Ward(Host)))
