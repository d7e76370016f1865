package toc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{
	CodexOfTrueNames, BeyondAllDarkness, TheAmasser, TheForsaken, GateWarden, Havoc, LevyOfSouls, Unbinding,
	CatenaFiend, Facet, Snare, Thrall,
}

var CodexOfTrueNames = Artifact("codex-of-true-names", Dis, Traits(trait.Item),
	Act(Destroy(This), IfYouDo(
		ReturnToHand(Creatures.Friendly().NamedToken("catena-fiend")), ReturnToHand(ChooseN(AffectedCount, Creatures.Enemy())))))

var BeyondAllDarkness = Action("beyond-all-darkness", Dis, Amber(1),
	Play(Lasts(RestOfTurn, After(IsDestroyed(Creatures), MakeTokens(1)))))

var TheAmasser = Creature("the-amasser", Dis, 4, Traits(trait.Demon), Reacts(DrawsCard(Opponent), MakeTokens(1).At(RightFlank)))

var TheForsaken = Creature("the-forsaken", Dis, 5, Traits(trait.Demon), Reacts(Discards(Opponent, Cards), MakeTokens(1).At(LeftFlank)))

var GateWarden = Creature("gate-warden", Dis, 3, Traits(trait.Demon),
	AsLongAs(ThereIs(Creatures.Friendly().Tokens()), Cannot(Creatures.Enemy(), ActReap)),
	Play(MakeTokens(1)))

var Havoc = Creature("havoc", Dis, 4, Traits(trait.Demon), Enhances(DamageIcon, DamageIcon, DiscardIcon), Play(MakeTokens(1)))

var LevyOfSouls = Artifact("levy-of-souls", Dis, Amber(1), Traits(trait.Power),
	Act(MakeTokens(1), Lasts(OpponentsNext, Static(KeysCost(EachPlayer, Count(Creatures.Friendly().Tokens()))))))

var Unbinding = Action("unbinding", Dis,
	Play(MakeTokens(1), If(Compares(ThisTurn(DestroyedFriends, You), AtLeast, 1), Archive(This))))

var CatenaFiend = TokenCreature("catena-fiend", Dis, 6, Traits(trait.Demon), Fight(Steal(1), Deal(3, Choose(Creatures.Friendly()))))

var Facet = TokenCreature("facet", Dis, 1, Traits(trait.Imp), Destroyed(If(OnYourTurn, Gain(1))))

var Snare = TokenCreature("snare", Dis, 1, Traits(trait.Imp), Destroyed(If(OnYourTurn, Opponent.Loses(N(1)))))

var Thrall = TokenCreature("thrall", Dis, 2, Traits(trait.Human), Destroyed(Opponent.DiscardsAtRandom(1)))
