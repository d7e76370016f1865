package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{
	AncientBattleground, EndlessHordes, FrostGiant, Hallafest, HarmalAtoon, Kretchee, NirborFlamewing, RevnaStarsong,
	BrawlIn, BrokenAxeOutpost, CrimTorchtooth, FeatsOfStrength, GedHammer, TheGrandGord, VowOfBlood, Vulka, BrikkNastee,
	CroggTheClumsy, FreshMarks, JarlSvend, MightClub, Pelf, PressGang, RagnarokPrep, RantAndRive, RowdySkald,
	ShockHerder, Stratosmack, Berserker, Warrior, Skirmisher, Grumpus,
}

var AncientBattleground = Artifact("ancient-battleground", Brobnar, Traits(trait.Location),
	Constantly(Cannot(Creatures.Friendly(), ActReap), Gives(Creatures.Friendly(), WithHeading(OnFight, Gain(1)))))

var EndlessHordes = Action("endless-hordes", Brobnar,
	Play(ForEachOf(Each(Creatures.Enemy()).As(B), MakeTokens(1), Take(Each(Cards.Among(Them)).As(A)),
		Ready(A), FightWith(A).Against(Creatures.Among(B)).IgnoringTaunt())))

var FrostGiant = Creature("frost-giant", Brobnar, 18, Traits(trait.Giant), Constantly(Modify(NotReadied, This)))

var Hallafest = Action("hallafest", Brobnar,
	Play(Reveal(Search(4, Cards.In(Deck, You).Trait(trait.Brakken).Or(Cards.In(Discard, You).Trait(trait.Brakken))).OfDifferentTitles()),
		ReturnToHand(It), GainChains(AffectedCount), ShuffleDeck(You)))

var HarmalAtoon = Creature("harmal-atoon", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Constantly(Gives(Creatures.Friendly().House(Brobnar).Except(), WithHeading(OnDestroyed, ReturnToHand(This)))))

var Kretchee = Creature("kretchee", Brobnar, 3, Traits(trait.Goblin),
	Reacts(IsExalted(Creatures), PutAmber(1, Subject)),
	Reacts(Captures(Creatures), PutAmber(1, Subject)))

var NirborFlamewing = Creature("nirbor-flamewing", Brobnar, 4, Traits(trait.Phoenix),
	Bears(After(TurnStarts(You), May(Destroy(Choose(Creatures.Friendly())), IfYouDo(PutIntoPlay(This, You, OnTop).ReadyAtOnce()))).
		FromDiscard()),
	Destroyed(MakeTokens(1)))

var RevnaStarsong = Creature("revna-starsong", Brobnar, 7, Traits(trait.Giant),
	Constantly(LosesAbilities(Creatures.Friendly().NamedToken("berserker"), OnFight)))

var BrawlIn = Action("brawl-in", Brobnar, Play(MakeTokens(2), Enrage(Them)))

var BrokenAxeOutpost = Artifact("broken-axe-outpost", Brobnar, Amber(1), Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(Deal(6, Choose(Creatures.Enemy())))))

var CrimTorchtooth = Creature("crim-torchtooth", Brobnar, 7, Traits(trait.Giant), HasN(SplashAttack, 4),
	Fight(Enrage(Creatures.NeighborOf(This))))

var FeatsOfStrength = Action("feats-of-strength", Brobnar, Amber(1),
	Play(Lasts(RestOfTurn, After(DiesInFight(Creatures.Enemy()), MakeTokens(1)))))

var GedHammer = Creature("ged-hammer", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Destroyed(Ready(Creatures.Friendly().House(Brobnar).Except()), Enrage(It)))

var TheGrandGord = Creature("the-grand-gord", Brobnar, 5, Traits(trait.Giant),
	Reacts(TurnStarts(You), If(ThereIs(Creatures.Highest().ControlledBy(You)), MakeTokens(1))))

var VowOfBlood = Action("vow-of-blood", Brobnar, Amber(1), Enhances(DamageIcon, DamageIcon), Play(Deal(2, Creatures.Enemy().Damaged())))

var Vulka = Creature("vulka", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Constantly(GetsN(Creatures.Friendly().House(Brobnar), SplashAttack, 1)))

var BrikkNastee = Creature("brikk-nastee", Brobnar, 5, Traits(trait.Brakken, trait.Giant),
	Reacts(Fights(Creatures.Friendly().House(Brobnar).Except()), Gain(1)))

var CroggTheClumsy = Creature("crogg-the-clumsy", Brobnar, 7, Traits(trait.Giant), HasN(SplashAttack, 2))

var FreshMarks = Action("fresh-marks", Brobnar, Amber(1),
	Play(Destroy(Choose(Creatures.Friendly())), IfYouDo(Exalt(1, ChooseN(3, Creatures.Enemy())))))

var JarlSvend = Creature("jarl-svend", Brobnar, 7, Traits(trait.Giant),
	Reacts(DiesFighting(Creatures.Enemy(), This), MakeTokens(1)))

var MightClub = Artifact("might-club", Brobnar, Traits(trait.Weapon), Act(Ready(Choose(Creatures)), Enrage(It)))

var Pelf = Creature("pelf", Brobnar, 3, Traits(trait.Goblin), Has(Skirmish), Fight(Opponent.Loses(N(1))))

var PressGang = Action("press-gang", Brobnar,
	Play(MakeTokens(1), If(Compares(ThisTurn(DestroyedEnemies, You), AtLeast, 1), Archive(This))))

var RagnarokPrep = Action("ragnarok-prep", Brobnar,
	Play(MakeTokens(1), If(Compares(Count(Creatures.Friendly()), More, Count(Creatures.Enemy())), Opponent.Loses(N(2)))))

var RantAndRive = Action("rant-and-rive", Brobnar, Amber(1),
	Play(If(HasPool(Opponent, 8), Opponent.Loses(Half(For(Pool, Opponent))))))

var RowdySkald = Creature("rowdy-skald", Brobnar, 4, Traits(trait.Goblin), Enhances(AmberIcon, DamageIcon, DamageIcon))

var ShockHerder = Creature("shock-herder", Brobnar, 3, Traits(trait.Goblin), Has(Deploy),
	Play(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It)))

var Stratosmack = Action("stratosmack", Brobnar,
	Play(Deal(3, Choose(Creatures)), If(Destroys(It), MakeTokens(1))))

var Berserker = TokenCreature("berserker", Brobnar, 5, Traits(trait.Giant),
	Constantly(Modify(EntersReady, This), Modify(EntersEnraged, This)),
	Fight(Destroy(This)))

var Warrior = TokenCreature("warrior", Brobnar, 4, Traits(trait.Giant),
	AsLongAs(ThereIs(Creatures.Enemy()), Cannot(This, ActReap)))

var Skirmisher = TokenCreature("skirmisher", Brobnar, 2, Traits(trait.Goblin), Has(Skirmish))

var Grumpus = TokenCreature("grumpus", Brobnar, 2, Traits(trait.Beast), HasN(SplashAttack, 1))
