package dt

import (
	. "github.com/keyraken/keyraken/game/card"
	"github.com/keyraken/keyraken/game/card/trait"
)

var saurian = []*Card{TrojanSauropod}

var TrojanSauropod = Artifact("trojan-sauropod", Saurian, Amber(1), Traits(trait.Item),
	Constantly(Modify(EntersOther, This)),
	Omni(
		Gain(3),
		RevealZone(Hand, Opponent),
		PutIntoPlay(Each(Creatures.In(Hand, Opponent)), Opponent, OnTop).ReadyAtOnce(),
		Opponent.Refills(),
		Destroy(This)))
