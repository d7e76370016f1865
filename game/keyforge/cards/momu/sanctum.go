package momu

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{AscendantHester, AscendantHesterTop, SirsColossus, SirsColossusTop, GreyAberrant}

var AscendantHester = Creature("ascendant-hester", Sanctum, 8, Traits(trait.Knight, trait.Spirit),
	HalfOf("ascendant-hester2"),
	Constantly(MoreArmor(Creatures.Friendly().Except(), Of(AmberOn, Touched).Times(2))),
	Heading(OnPlay|OnFight, Capture(1, Creatures.Friendly())))

var AscendantHesterTop = Creature("ascendant-hester2", Sanctum, 0, HalfOf("ascendant-hester")) // without traits and power (K19.5)

var SirsColossus = Creature("sirs-colossus", Sanctum, 10, Armor(3), Traits(trait.Knight, trait.Spirit), Has(Taunt),
	HalfOf("sirs-colossus2"),
	Play(ForEach(For(Pool, Opponent), Capture(1, Choose(Creatures.Friendly())))),
	Fight(TakeAllAmber(Choose(Creatures.Friendly()), Nobody)))

var SirsColossusTop = Creature("sirs-colossus2", Sanctum, 0, HalfOf("sirs-colossus")) // without traits and power (K19.5)

var GreyAberrant = Creature("grey-aberrant", Sanctum, 3, Traits(trait.Monk, trait.Mutant),
	Constantly(LosesTraits(Creatures)))
