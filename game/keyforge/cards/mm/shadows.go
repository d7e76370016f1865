package mm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var shadows = []*Card{
	BoNithing, DaemoThief, DarkWave, FrancisTheEconomist, LookOverThere, MutantCutpurse, Opportunist, RadPenny,
	ShoulderId, SubtleOtto, TemptingOffer, Vandalize, Borrow, BossZarek, LuckyDice, MiasmaBomb, Ransack, RecklessRizzo,
	SafeHouse, TheShadowsmith, DoomSigil, JohnnyLongfingers, LiamSay, Mastermindy, Mole, Pincerator, Shadowsaurus,
	Splinter, DinoThief, LycoThief, SacroThief, TechnoThief, XenoThief,
}

var BoNithing = Creature("bo-nithing", Shadows, 2, Traits(trait.Elf, trait.Thief), Play(Steal(For(Keys, Opponent))))

var DaemoThief = Creature("dæmo-thief", Shadows, 2, Traits(trait.Mutant, trait.Thief), Has(Elusive), ofDis)

var DarkWave = Action("dark-wave", Shadows, Amber(1), Play(Deal(2, Creatures.NotTrait(trait.Mutant))))

var FrancisTheEconomist = Creature("francis-the-economist", Shadows, 3, Traits(trait.Elf, trait.Thief), Has(Skirmish),
	Fight(EachPlayer.Gains(N(1))))

var LookOverThere = Action("look-over-there", Shadows,
	Play(Deal(2, Choose(Creatures)), If(Not(Destroys(It)), Steal(1))))

var MutantCutpurse = Creature("mutant-cutpurse", Shadows, 3, Traits(trait.Mutant, trait.Thief),
	Enhances(DamageIcon, DamageIcon, DamageIcon))

var Opportunist = Upgrade("opportunist", Shadows, Amber(1),
	Constantly(Gets(Host, Elusive)),
	Play(Capture(1, Host)))

var RadPenny = Creature("rad-penny", Shadows, 1, Traits(trait.Mutant, trait.Thief),
	Play(Steal(1)),
	Destroyed(ShuffleIn(This)))

var ShoulderId = Creature("shoulder-id", Shadows, 6, Traits(trait.Specter), Has(Taunt),
	Constantly(Cannot(This, ActFight), DoesInstead(This, Steal(1))))

var SubtleOtto = Creature("subtle-otto", Shadows, 1, Traits(trait.Mutant, trait.Thief), Play(Opponent.DiscardsAtRandom(1)))

var TemptingOffer = Action("tempting-offer", Shadows, Amber(1), Enhances(CaptureIcon),
	Play(ReturnToHand(Choose(Creatures.Enemy())), IfYouDo(Opponent.Gains(N(1)))))

var Vandalize = Action("vandalize", Shadows, Amber(1),
	Play(
		LookAtCards(Each(Cards.In(Deck, Opponent).TopOf(3)).As(A)),
		DiscardCards(Choose(Cards.In(Deck, Opponent).Among(A))),
		OneByOne(2, Cards.In(Deck, Opponent).Among(A), Move(It, Deck, OnTop))))

var Borrow = Action("borrow", Shadows, Amber(1),
	Play(
		TakeControl(You, Choose(ArtifactCards.Enemy()), WhileSubjectsStay),
		LastsFor(WhileSubjectsStay, It, Static(Belongs(TheSubjects, Shadows)))))

var BossZarek = Creature("boss-zarek", Shadows, 3, Traits(trait.Mutant, trait.Thief), Enhances(CaptureIcon, CaptureIcon, CaptureIcon),
	Constantly(Gets(Creatures.Friendly().WithAmber(1), Elusive)))

var LuckyDice = Artifact("lucky-dice", Shadows, Amber(1), Traits(trait.Item),
	Omni(Destroy(This), Lasts(OpponentsNext, Static(Modify(Shielded, Creatures.Friendly())))))

var MiasmaBomb = Artifact("miasma-bomb", Shadows, Traits(trait.Weapon), Enhances(DamageIcon),
	Act(Destroy(This), Lasts(OpponentsNext, Static(Rule(SkipForge, Opponent)))))

var Ransack = Action("ransack", Shadows,
	Play(Repeat(Is(It, Cards.House(Shadows)), Steal(1), DiscardCards(Each(Cards.In(Deck, You).TopOf(1))))))

var RecklessRizzo = Creature("reckless-rizzo", Shadows, 1, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Act(Steal(2), LastsFor(UntilYourNext, This, Static(Without(TheSubjects, Elusive)))))

var SafeHouse = Artifact("safe-house", Shadows, Amber(1), Traits(trait.Location),
	Act(Archive(Choose(Creatures.Friendly()))))

var TheShadowsmith = Creature("the-shadowsmith", Shadows, 3, Traits(trait.Mutant, trait.Thief),
	Constantly(Gets(Creatures.Trait(trait.Mutant), Elusive)))

var DoomSigil = Artifact("doom-sigil", Shadows, Traits(trait.Power),
	Constantly(Gets(Creatures, Poison)),
	AsLongAs(ThereIsNo(Creatures), Modify(Doomed, This)))

var JohnnyLongfingers = Creature("johnny-longfingers", Shadows, 4, Traits(trait.Mutant, trait.Thief),
	Constantly(Gives(Creatures.Friendly().Trait(trait.Mutant), WithHeading(OnDestroyed, Steal(1)))))

var LiamSay = Creature("liam-say", Shadows, 3, Traits(trait.Elf), Has(Elusive),
	Reacts(TurnStarts(You), May(Deal(1, Choose(Creatures)))))

var Mastermindy = Creature("mastermindy", Shadows, 2, Traits(trait.Elf, trait.Thief), Has(Elusive),
	Reacts(TurnEnds(You), Put(1, SchemeCounter, This)),
	Act(Remove(Counters(SchemeCounter, This), SchemeCounter, This), Steal(AffectedCount)))

var Mole = Upgrade("mole", Shadows, Amber(1),
	Constantly(Gives(Host, Static(Spendable(Opponent, This)))))

var Pincerator = Artifact("pincerator", Shadows, Amber(1), Traits(trait.Item),
	Reacts(TurnEnds(AnyPlayer), Deal(1, Creatures.Flank())))

var Shadowsaurus = Creature("shadowsaurus", Shadows, 5, Armor(1), Traits(trait.Dinosaur, trait.Thief),
	Act(
		TakeAllAmber(Choose(Creatures.Enemy()), Opponent),
		If(Compares(AffectedCount, AtLeast, 1),
			TakeControl(You, It, WhileSubjectsStay),
			LastsFor(WhileSubjectsStay, It, Static(Belongs(TheSubjects, Shadows))))))

var Splinter = Creature("splinter", Shadows, 1, Traits(trait.Mutant, trait.Thief),
	Enhances(DamageIcon, DamageIcon, DamageIcon, DamageIcon, DamageIcon, DamageIcon))

var DinoThief = Creature("dino-thief", Shadows, 4, Traits(trait.Mutant, trait.Thief), Has(Elusive), ofSaurian)

var LycoThief = Creature("lyco-thief", Shadows, 3, Traits(trait.Mutant, trait.Thief), Has(Elusive, Skirmish))

var SacroThief = Creature("sacro-thief", Shadows, 4, Armor(2), Traits(trait.Mutant, trait.Thief), Has(Elusive))

var TechnoThief = Creature("techno-thief", Shadows, 3, Traits(trait.Mutant, trait.Thief), Has(Elusive), ofLogos)

var XenoThief = Creature("xeno-thief", Shadows, 3, Traits(trait.Mutant, trait.Thief), Has(Elusive), ofStarAlliance)
