package cota

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var brobnar = []*Card{
	Anger, Barehanded, BloodMoney, BrothersInBattle, BurnTheStockpile,
	ChampionsChallenge, CowardsEnd, FollowTheLeader, LavaBall, LootTheBodies,
	TakeThatSmartypants, Punch, RelentlessAssault, Smith, SoundTheHorns, Tremor,
	UnguardedCamp, Warsong, Autocannon, BannerOfBattle, Cannon,
	GauntletOfCommand, IronObelisk, MightyJavelin, PileOfSkulls, Screechbomb,
	TheWarchest, BilgumAvalanche, Valdr, Bumpsy, Earthshaker, Firespitter,
	GangerChieftain, GrenadeSnib, Headhunter, HebeTheHuge, KelifiDragon,
	KingOfTheCrag, Krump, LomirFlamefist, LooterGoblin, Mugwump,
	PingleWhoAnnoys, RockHurlingGiant, RogueOgre, Smaaash, TirelessCrocag,
	Troll, Wardrummer, BloodOfTitans, PhoenixHeart, YoMamaMastery,
}

var Anger = Action("anger", Brobnar, Amber(1),
	Play(Ready(Choose(Creatures.Friendly())), FightWith(It)))

var Barehanded = Action("barehanded", Brobnar, Amber(1),
	Play(Move(ArtifactCards, Deck, OnTop)))

// To put æmber from the supply on a creature is to exalt it (ruling; K5.8).
var BloodMoney = Action("blood-money", Brobnar,
	Play(Exalt(2, Choose(Creatures.Enemy()))))

var BrothersInBattle = Action("brothers-in-battle", Brobnar, Amber(1),
	Play(ChooseHouse(Nobody), Lasts(RestOfTurn, Static(Modify(MayFightMod, Creatures.Friendly().ChosenHouse())))))

var BurnTheStockpile = Action("burn-the-stockpile", Brobnar,
	Play(If(HasPool(Opponent, 7), Opponent.Loses(N(4)))))

var ChampionsChallenge = Action("champion-s-challenge", Brobnar,
	Play(
		Take(Strongest(1, Creatures.Enemy()).As(A)), Destroy(Creatures.Enemy().NotAmong(A)),
		Take(Strongest(1, Creatures.Friendly()).As(B)), Destroy(Creatures.Friendly().NotAmong(B)),
		Ready(Choose(Creatures.Friendly())), FightWith(It)))

var CowardsEnd = Action("coward-s-end", Brobnar,
	Play(Destroy(Creatures.Undamaged()), You.GainsChains(3)))

var FollowTheLeader = Action("follow-the-leader", Brobnar,
	Play(Lasts(RestOfTurn, Static(Modify(MayFightMod, Creatures.Friendly())))))

var LavaBall = Action("lava-ball", Brobnar,
	Play(Deal(4, Choose(Creatures)).WithSplash(2)))

var LootTheBodies = Action("loot-the-bodies", Brobnar,
	Play(Lasts(RestOfTurn, After(IsDestroyed(Creatures.Enemy()), Gain(1)))))

var TakeThatSmartypants = Action("take-that-smartypants", Brobnar, Amber(1),
	Play(If(Compares(Count(Cards.Enemy().House(Logos)), AtLeast, 3), Steal(2))))

var Punch = Action("punch", Brobnar, Amber(1),
	Play(Deal(3, Choose(Creatures))))

// Each creature is chosen after the fight of the previous one (ruling).
var RelentlessAssault = Action("relentless-assault", Brobnar,
	Play(OneByOne(3, Creatures.Friendly(), Ready(It), FightWith(It))))

var Smith = Action("smith", Brobnar, Amber(1),
	Play(If(Compares(Count(Creatures.Friendly()), More, Count(Creatures.Enemy())), Gain(2))))

var SoundTheHorns = Action("sound-the-horns", Brobnar, Amber(1),
	Play(
		Repeat(Both(IsNot(It, Creatures.House(Brobnar)), ThereIs(Cards.In(Deck, You))),
			DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, Creatures.House(Brobnar)), ReturnToHand(Them))))

var Tremor = Action("tremor", Brobnar,
	Play(Stun(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A))))))

var UnguardedCamp = Action("unguarded-camp", Brobnar, Amber(1),
	Play(Capture(1, ChooseN(Count(Creatures.Friendly()).Less(Count(Creatures.Enemy())), Creatures.Friendly()))))

var Warsong = Action("warsong", Brobnar,
	Play(Lasts(RestOfTurn, After(Fights(Creatures.Friendly()), Gain(1)))))

var Autocannon = Artifact("autocannon", Brobnar, Amber(1), Traits(trait.Weapon),
	Reacts(Enters(Creatures), Deal(1, Subject)))

var BannerOfBattle = Artifact("banner-of-battle", Brobnar, Traits(trait.Item),
	Constantly(Power(Creatures.Friendly(), 1)))

var Cannon = Artifact("cannon", Brobnar, Traits(trait.Weapon),
	Act(Deal(2, Choose(Creatures))))

var GauntletOfCommand = Artifact("gauntlet-of-command", Brobnar, Traits(trait.Item),
	Act(Ready(Choose(Creatures.Friendly())), FightWith(It)))

var IronObelisk = Artifact("iron-obelisk", Brobnar, Traits(trait.Location),
	Constantly(KeysCost(Opponent, Count(Creatures.Friendly().Damaged().House(Brobnar)))))

var MightyJavelin = Artifact("mighty-javelin", Brobnar, Amber(1), Traits(trait.Weapon),
	Omni(Sacrifice(This), Deal(4, Choose(Creatures))))

var PileOfSkulls = Artifact("pile-of-skulls", Brobnar, Traits(trait.Location),
	Bears(After(IsDestroyed(Creatures.Enemy()), Capture(1, Choose(Creatures.Friendly()))).If(OnYourTurn)))

var Screechbomb = Artifact("screechbomb", Brobnar, Traits(trait.Weapon),
	Omni(Sacrifice(This), Opponent.Loses(N(2))))

var TheWarchest = Artifact("the-warchest", Brobnar, Traits(trait.Item),
	Act(Gain(ThisTurn(DestroyedInFight, You))))

var BilgumAvalanche = Creature("bilgum-avalanche", Brobnar, 5, Traits(trait.Giant),
	Reacts(Forges(You), Deal(2, Creatures.Enemy())))

var Valdr = Creature("valdr", Brobnar, 6, Traits(trait.Giant),
	Constantly(DealsMore(This, 2, Creatures.Enemy().Flank())))

var Bumpsy = Creature("bumpsy", Brobnar, 5, Traits(trait.Giant),
	Play(Opponent.Loses(N(1))))

var Earthshaker = Creature("earthshaker", Brobnar, 7, Traits(trait.Giant),
	Play(Destroy(Creatures.PowerAtMost(3))))

var Firespitter = Creature("firespitter", Brobnar, 5, Armor(1), Traits(trait.Giant),
	BeforeFight(Deal(1, Creatures.Enemy())))

var GangerChieftain = Creature("ganger-chieftain", Brobnar, 5, Traits(trait.Giant),
	Play(May(Ready(Choose(Creatures.NeighborOf(This))), FightWith(It))))

var GrenadeSnib = Creature("grenade-snib", Brobnar, 2, Traits(trait.Goblin),
	Destroyed(Opponent.Loses(N(2))))

var Headhunter = Creature("headhunter", Brobnar, 5, Traits(trait.Giant),
	Fight(Gain(1)))

var HebeTheHuge = Creature("hebe-the-huge", Brobnar, 6, Traits(trait.Giant, trait.Knight),
	Play(Deal(2, Creatures.Except().Undamaged())))

var KelifiDragon = Creature("kelifi-dragon", Brobnar, 12, Traits(trait.Dragon),
	PlayableIf(HasPool(You, 7)),
	Heading(OnFight|OnReap, Gain(1), Deal(5, Choose(Creatures))))

var KingOfTheCrag = Creature("king-of-the-crag", Brobnar, 7, Traits(trait.Giant),
	Constantly(Power(Creatures.Enemy().House(Brobnar), -2)))

var Krump = Creature("krump", Brobnar, 6, Traits(trait.Giant),
	Reacts(DiesFighting(Creatures.Enemy(), This), Controller.Loses(N(1))))

var LomirFlamefist = Creature("lomir-flamefist", Brobnar, 5, Traits(trait.Giant),
	Play(If(HasPool(Opponent, 7), Opponent.Loses(N(2)))))

var LooterGoblin = Creature("looter-goblin", Brobnar, 2, Traits(trait.Goblin), Has(Elusive),
	Reap(Lasts(RestOfTurn, After(IsDestroyed(Creatures.Enemy()), Gain(1)))))

var Mugwump = Creature("mugwump", Brobnar, 6, Traits(trait.Giant),
	Reacts(DiesFighting(Creatures.Enemy(), This), FullyHeal(This), Put(1, PowerCounter, This)))

var PingleWhoAnnoys = Creature("pingle-who-annoys", Brobnar, 2, Traits(trait.Goblin), Has(Elusive),
	Reacts(Enters(Creatures.Enemy()), Deal(1, Subject)))

var RockHurlingGiant = Creature("rock-hurling-giant", Brobnar, 6, Traits(trait.Giant),
	Bears(After(Discards(You, Cards.House(Brobnar)), May(Deal(4, Choose(Creatures)))).If(OnYourTurn)))

var RogueOgre = Creature("rogue-ogre", Brobnar, 6, Traits(trait.Giant, trait.Mutant),
	Reacts(TurnEnds(You), If(Compares(ThisTurn(Played, You), Equal, 1), Heal(2, This), Capture(1, This))))

var Smaaash = Creature("smaaash", Brobnar, 5, Traits(trait.Giant),
	Play(Stun(Choose(Creatures))))

// It is destroyed again when a ward saved it, as long as there is no enemy
// creature (ruling).
var TirelessCrocag = Creature("tireless-crocag", Brobnar, 7, Traits(trait.Giant),
	Constantly(Cannot(This, ActReap), Modify(AnyHouseUse, This)),
	AsLongAs(ThereIsNo(Creatures.Enemy()), Modify(Doomed, This)))

var Troll = Creature("troll", Brobnar, 8, Traits(trait.Giant),
	Reap(Heal(3, This)))

var Wardrummer = Creature("wardrummer", Brobnar, 3, Traits(trait.Goblin),
	Play(ReturnToHand(Creatures.Friendly().Except().House(Brobnar))))

var BloodOfTitans = Upgrade("blood-of-titans", Brobnar, Amber(1),
	Constantly(Power(Host, 5)))

var PhoenixHeart = Upgrade("phoenix-heart", Brobnar,
	Constantly(Gives(Host, WithHeading(OnDestroyed, ReturnToHand(This), Deal(3, Creatures)))))

var YoMamaMastery = Upgrade("yo-mama-mastery", Brobnar, Amber(1),
	Constantly(Gets(Host, Taunt)),
	Play(FullyHeal(Host)))
