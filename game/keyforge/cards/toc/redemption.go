package toc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var redemption = []*Card{
	VaultOfRedemption, RedeemerAmara, SacredDuty, VindicationOutpost, AdmirableNeophyte, IntrepidExemplar, SteadfastCommitment,
	SwiftInduction, Zealot, Guardian, Paragon, Sentinel,
}

var VaultOfRedemption = Artifact("vault-of-redemption", Redemption, Amber(1), Traits(trait.Location),
	Reacts(IsDestroyed(Creatures.Trait(trait.Mutant)), Draw(1)))

var RedeemerAmara = Creature("redeemer-amara", Redemption, 4, Traits(trait.Priest, trait.Mutant),
	Reacts(IsDestroyed(Creatures.Enemy().Or(Creatures.Trait(trait.Mutant))), MakeTokens(1)))

var SacredDuty = Upgrade("sacred-duty", Redemption, Amber(1),
	Constantly(Power(Host, 2), Gives(Host, WithHeading(OnFight, MakeTokens(1)))),
	Play(Ready(Host)))

var VindicationOutpost = Artifact("vindication-outpost", Redemption, Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(MakeTokens(1), Ready(Them), FightWith(Them))))

var AdmirableNeophyte = Creature("admirable-neophyte", Redemption, 2, Armor(1), Traits(trait.Mutant),
	Enhances(CaptureIcon, DamageIcon), Play(MakeTokens(1)))

var IntrepidExemplar = Creature("intrepid-exemplar", Redemption, 4, Armor(2), Traits(trait.Knight, trait.Mutant), Has(Taunt),
	Heading(OnFight|OnDestroyed, MakeTokens(1)))

var SteadfastCommitment = Action("steadfast-commitment", Redemption, Amber(1),
	Play(Move(Each(Cards.In(Discard, You).TopOf(1)), Deck, AtBottom), MakeTokens(1)))

var SwiftInduction = Action("swift-induction", Redemption,
	Play(MakeTokens(1), If(ThereIs(Creatures.Trait(trait.Mutant).NeighborOf(Them)), Archive(This))))

var Zealot = TokenCreature("zealot", Redemption, 1, Traits(trait.Mutant), HasN(Assault, 2))

var Guardian = TokenCreature("guardian", Redemption, 1, Armor(2), Traits(trait.Human, trait.Knight))

var Paragon = TokenCreature("paragon", Redemption, 5, Armor(1), Traits(trait.Knight),
	AsLongAs(ThereIs(Creatures.Trait(trait.Mutant)), Modify(EntersEnraged, This)))

var Sentinel = TokenCreature("sentinel", Redemption, 2, Traits(trait.Monk, trait.Mutant),
	Act(Take(Choose(Creatures.Enemy())), If(Is(It, Creatures.Is(IsStunned)), Destroy(It)).Else(Stun(It))))
