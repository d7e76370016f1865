package toc

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{
	TheLongCon, BigSal, KymoorOutpost, RichScore, CoverOperation, LurkingHob, Slipshot, SneakyFeats, Stooge, Cleaner, Prowler, Yardbird,
}

var stooges = Creatures.Friendly().NamedToken("stooge")

var TheLongCon = Artifact("the-long-con", Shadows, Traits(trait.Plan),
	Constantly(Cannot(stooges, ActReap)),
	Act(MakeTokens(1).OfCard("stooge"), Destroy(AnyNumber(stooges)),
		If(Compares(AffectedCount, AtLeast, 6), ForgeFree(), Purge(This))))

var BigSal = Creature("big-sal", Shadows, 6, Traits(trait.Giant), Has(Taunt), Play(MakeTokens(2)))

var KymoorOutpost = Artifact("kymoor-outpost", Shadows, Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(Steal(1), MakeTokens(1))))

var RichScore = Action("rich-score", Shadows, Play(MakeTokens(1), Steal(HalfUp(Count(Creatures.Friendly().Tokens())))))

var CoverOperation = Action("cover-operation", Shadows, Play(MakeTokens(1), Ready(Them)))

var LurkingHob = Creature("lurking-hob", Shadows, 3, Traits(trait.Elf), Enhances(AmberIcon, AmberIcon, DamageIcon), Reap(MakeTokens(1)))

var Slipshot = Creature("slipshot", Shadows, 3, Traits(trait.Elf, trait.Thief),
	Reacts(IsDestroyed(Creatures.NeighborOf(This)), Ready(This)),
	Play(MakeTokens(1)))

var SneakyFeats = Action("sneaky-feats", Shadows,
	Play(MakeTokens(1), If(Compares(ThisTurn(Stolen, You), AtLeast, 1), Archive(This))))

var Stooge = TokenCreature("stooge", Shadows, 1, Traits(trait.Human), Act(If(Is(This, Creatures.Flank()), MakeTokens(1))))

var Cleaner = TokenCreature("cleaner", Shadows, 2, Traits(trait.Elf, trait.Assassin), Act(Deal(3, Choose(Creatures))))

var Prowler = TokenCreature("prowler", Shadows, 1, Traits(trait.Elf, trait.Thief),
	Reap(If(Compares(For(Pool, Opponent), More, For(Pool, You)), Steal(1))))

var Yardbird = TokenCreature("yardbird", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	BeforeFight(Ready(Choose(Creatures.Except().NamedToken("yardbird")))))
