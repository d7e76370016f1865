package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var geistoid = []*Card{CurseOfForgetfulness}

var CurseOfForgetfulness = Artifact("curse-of-forgetfulness", Geistoid, Traits(trait.Curse), Has(Treachery),
	Reacts(TurnEnds(You), Purge(Each(Cards.In(Discard, You).TopOf(1)))))
