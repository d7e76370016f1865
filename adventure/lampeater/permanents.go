package lampeater

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// omen makes an artifact of which a player can buy the town free.
func omen(id string, opts ...Option) *Card {
	return Artifact(id, Monster, append(opts, Traits(trait.Power), AddressesActive(),
		Reacts(TurnEnds(You), If(HasPool(You, 2), May(You.Pays(2)), IfYouDo(Destroy(This)))))...)
}

var FogBank = omen("fog-bank", Constantly(KeysCost(You, 1)))

var BlackSail = omen("black-sail", Reacts(TurnEnds(Opponent), Opponent.Gains(N(1))))

var HeavyDust = Upgrade("heavy-dust", Monster, AddressesActive(),
	Constantly(Power(Host, 3)),
	Reacts(Forges(AnyPlayer), Destroy(This)))
