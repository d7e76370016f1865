package pv

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{
	CovetousIdol, CursedLoot, DisabledSecurity, FeldarsPlan, MickeyTheCarver, Sleight, BrutalConsequences, CapReigns, Chummy,
	CoverFire, GonePearShaped, OxSarbane, BanditCulver, BondsmanBelvan, BurnishedNickles, EvasiveManeuvers, Fallguy, Hoodwink,
	PorterCilla, PredatoryLending, Thunk,
}

var CovetousIdol = Artifact("covetous-idol", Shadows, Traits(trait.Item),
	AsLongAs(Compares(For(Pool, Opponent), More, For(Pool, You)), HandSize(You, 1)))

var CursedLoot = Artifact("cursed-loot", Shadows, Traits(trait.Item), Has(Treachery),
	Reacts(Plays(You, Cards), You.DiscardsAtRandom(1), If(Compares(Count(Cards.In(Hand, You)), Equal, 0), Destroy(This))))

var DisabledSecurity = Action("disabled-security", Shadows, Amber(1),
	Play(DiscardCards(Each(Cards.In(Deck, Opponent).TopOf(3))), PlayAsYours(Choose(Cards.In(Discard, Opponent).Among(Them)))))

var FeldarsPlan = Action("feldar-s-plan", Shadows, Amber(1),
	Play(Lasts(OpponentsNext, After(Plays(Opponent, Cards), Steal(1)))))

var MickeyTheCarver = Creature("mickey-the-carver", Shadows, 3, Traits(trait.Human, trait.Thief), HasN(Hazardous, 2),
	Reacts(ChoosesHouseBut(AnyPlayer, Shadows), Steal(1)))

var Sleight = Creature("sleight", Shadows, 3, Traits(trait.Thief, trait.Elf),
	Destroyed(ShuffleIn(Creatures)),
	Fate(ForEach(Count(Creatures.Enemy().House(Shadows)), ShuffleIn(Choose(Creatures.Friendly())))))

var BrutalConsequences = Action("brutal-consequences", Shadows,
	Play(Deal(3, Choose(Creatures)), If(Destroys(It), Purge(It))),
	Fate(Purge(Choose(Creatures.Friendly().IsNot(IsReady)))))

var CapReigns = Creature("cap-reigns", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Constantly(Gives(Creatures.Enemy(), WithHeading(OnReap, You.Pays(1)))))

var Chummy = Creature("chummy", Shadows, 3, Traits(trait.Elf, trait.Thief),
	BeforeFight(If(Is(Other, Creatures.Enemy().Lowest()), Steal(1))),
	Fate(You.Pays(2)))

var CoverFire = Action("cover-fire", Shadows, Play(Opponent.Loses(Half(For(Pool, Opponent))), Steal(1)))

var GonePearShaped = Action("gone-pear-shaped", Shadows, Amber(1),
	Play(DiscardCards(Cards.In(Archives, EachPlayer))),
	Fate(Lasts(RestOfTurn, Static(Cannot(Creatures, ActReap)))))

var OxSarbane = Creature("ox-sarbane", Shadows, 2, Traits(trait.Elf, trait.Politician),
	Constantly(Gives(Creatures.Enemy(), WithHeading(OnFight|OnReap, Exhaust(Creatures.Friendly().SharesHouse(This))))))

var BanditCulver = Creature("bandit-culver", Shadows, 2, Traits(trait.Elf, trait.Recruiter), Has(Elusive), Enhances(HouseIcon(Shadows)),
	Reacts(Discards(You, Cards.House(Shadows)), If(Compares(ThisTurn(Discarded, You).OfHouse(Shadows), Equal, 1), Steal(1))))

var BondsmanBelvan = Creature("bondsman-belvan", Shadows, 4, Traits(trait.Thief, trait.Human),
	Heading(OnFight|OnReap, LookAtCards(Each(Cards.In(Deck, Opponent).TopOf(1))), May(DiscardCards(It))),
	Fate(TakeControl(Opponent, Choose(ArtifactCards.Friendly()), WhileSubjectsStay)))

var BurnishedNickles = Creature("burnished-nickles", Shadows, 2, Traits(trait.Thief, trait.Human), Has(Elusive),
	Enhances(DamageIcon, DamageIcon, DamageIcon),
	Destroyed(ReturnToHand(Choose(Creatures.Except()))))

var EvasiveManeuvers = Action("evasive-maneuvers", Shadows, Amber(1),
	Play(Lasts(RestOfTurn, Static(Modify(Shielded, Creatures.Friendly())))),
	Fate(Deal(2, Creatures.Friendly())))

var Fallguy = Creature("fallguy", Shadows, 2, Traits(trait.Elf), Has(Taunt), Destroyed(Steal(1)))

var Hoodwink = Action("hoodwink", Shadows,
	Play(RevealZone(Hand, You), Steal(Count(Cards.In(Hand, You).NotHouse(Shadows))), Purge(This)))

var PorterCilla = Creature("porter-cilla", Shadows, 3, Traits(trait.Thief, trait.Elf),
	Reap(Move(Random(1, Cards.In(Hand, Opponent)), Deck, OnTop)))

var PredatoryLending = Action("predatory-lending", Shadows, Amber(1),
	Play(Exalt(1, Choose(Creatures.Enemy())), Enrage(It)),
	Fate(Pay(Count(Creatures.Enemy().House(Shadows)))))

var Thunk = Creature("thunk", Shadows, 2, Traits(trait.Thief, trait.Elf),
	Play(Deal(2, Choose(Creatures.Enemy())), Exhaust(It)),
	Fate(Destroy(Creatures.IsNot(IsReady))))
