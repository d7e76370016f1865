package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var geistoid = []*Card{EctoCharge, CurseOfForgetfulness}

var EctoCharge = Action("ecto-charge", Geistoid, Amber(1),
	Play(ForgeKey(N(20).Plus(Count(Cards.In(Discard, You)).Times(-1))).ForNoLessThan(6), IfYouDo(Purge(This))))

var CurseOfForgetfulness = Artifact("curse-of-forgetfulness", Geistoid, Traits(trait.Curse), Has(Treachery),
	Reacts(TurnEnds(You), Purge(Each(Cards.In(Discard, You).TopOf(1)))))
