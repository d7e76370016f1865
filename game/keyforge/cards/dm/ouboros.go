package dm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var ouboros = []*Card{
	Agorim, AshwingProtocol, ChlorodozeVapor, CynDynasty, DrayConis, GildedBurden, Hoardgouge, KulshaTop, Kulsha, PrimeAuthority,
	SedaTheSleeper, Sleepwither, SpherularGem, TranquilReiner, Bastionclaw, Caspart, Dragons, DozeWing, GlitteringHorde,
	NoxiousIonox, ParasiticCharge, VoltashCoilbreath, ZartooTheSwift, ArcaneRelief, ClawcloakSwipe, DaringDelt, HoardingTheGoods,
	LeyLines, PipThePilferer, RiaBevyGress, ShadowGloomcoil, SnapperDyn, Sparkscheme, VanguardWounds,
}

var (
	// dormant are the exhausted creatures.
	dormant = Creatures.IsNot(IsReady)
	// isDormant is the condition that this creature is one.
	isDormant = Is(This, dormant)
)

var Agorim = Creature("agorim", Ouboros, 7, Traits(trait.Dragon, trait.Leader),
	AsLongAs(Is(This, Creatures.Is(InCenter)), Power(Creatures.Friendly(), 5)))

var AshwingProtocol = Action("ashwing-protocol", Ouboros, Amber(1), Play(If(IsOverwhelmed(You), Draw(3))))

var ChlorodozeVapor = Action("chlorodoze-vapor", Ouboros,
	Play(Deal(3, Creatures), ForEach(CountIn(Them, Creatures.Is(WasKilled)), Exhaust(Choose(Creatures)))))

var CynDynasty = Artifact("cyn-dynasty", Ouboros, Traits(trait.Power),
	Constantly(KeysCost(EachPlayer, 2)),
	Reacts(Forges(Opponent), Gain(2), Draw(4), Destroy(This)))

var DrayConis = Creature("dray-conis", Ouboros, 5, Traits(trait.Dragon), Has(Entrench),
	Reacts(TurnStarts(You), If(isDormant, Destroy(Creatures))))

var GildedBurden = Action("gilded-burden", Ouboros, Amber(1),
	Play(ForEach(For(Keys, Opponent), CaptureFrom(Controller, 2, Choose(Creatures.Enemy())))))

var Hoardgouge = Upgrade("hoardgouge", Ouboros, Amber(1),
	Constantly(Gives(Host, WithHeading(OnFight|OnReap, If(IsOverwhelmed(You), Gain(1), Deal(3, Choose(Creatures.Enemy())))))))

var KulshaTop = Creature("kulsha2", Ouboros, 0, HalfOf("kulsha")) // without traits and power (K19.5)

var Kulsha = Creature("kulsha", Ouboros, 15, Traits(trait.Dragon), HalfOf("kulsha2"),
	Constantly(KeysCost(Opponent, For(Keys, Opponent).Times(2))),
	Heading(OnFight|OnReap, Exhaust(UpTo(3, Creatures))))

var PrimeAuthority = Action("prime-authority", Ouboros,
	Play(
		ChooseOneOf(Do(Ready(Choose(Creatures))), Do(Exhaust(Choose(Creatures)))),
		If(Compares(Count(dormant.Friendly()), More, Count(dormant.Enemy())), Gain(2))))

var SedaTheSleeper = Creature("seda-the-sleeper", Ouboros, 6, Traits(trait.Dragon),
	AsLongAs(Is(This, dormant.Flank()), Gets(This, Invulnerable)),
	Reacts(Happens(CardReadied, This).By(You), May(Deal(2, This), IfYouDo(Exhaust(This)))),
	Play(Capture(6, This)))

var Sleepwither = Action("sleepwither", Ouboros,
	Enhances(HouseIcon(Ouboros), HouseIcon(Ouboros)), Play(Destroy(Choose(Creatures.House(Ouboros))), IfYouDo(Gain(2))))

var SpherularGem = Artifact("spherular-gem", Ouboros, Amber(1), Traits(trait.Treasure),
	Act(Destroy(This), IfYouDo(Gain(For(Keys, EachPlayer)))))

var TranquilReiner = Creature("tranquil-reiner", Ouboros, 6, Traits(trait.Dragon),
	Constantly(Modify(NotReadied, This)),
	Heading(OnFight|OnReap, Ready(Choose(dormant.NotTrait(trait.Dragon))), IfYouDo(Gain(3))))

var Bastionclaw = Creature("bastionclaw", Ouboros, 4, Armor(1), Traits(trait.Dragon),
	Constantly(KeysCost(You, For(Keys, Opponent).Times(-1))))

var Caspart = Creature("caspart", Ouboros, 3, Traits(trait.Dragon), Has(Entrench),
	Reacts(TurnEnds(You), If(isDormant, Exhaust(ChooseN(2, Creatures.Except())))))

var Dragons = Action("dragons", Ouboros, Amber(1), Play(ShuffleIn(AnyNumber(Creatures.Trait(trait.Dragon).In(Discard, You)))))

var DozeWing = Action("doze-wing", Ouboros, Amber(1), Play(Exhaust(Creatures.NotTrait(trait.Dragon))))

var GlitteringHorde = Action("glittering-horde", Ouboros, Amber(1), Play(Steal(ColorsForged)))

var NoxiousIonox = Creature("noxious-ionox", Ouboros, 4, Traits(trait.Dragon), Has(Entrench),
	Reacts(TurnStarts(You), If(isDormant, Destroy(Choose(Creatures.Enemy())))))

var ParasiticCharge = Action("parasitic-charge", Ouboros,
	Play(ForgeKey(N(8).Plus(For(Pool, Opponent).Times(-1))), IfYouDo(Purge(This))))

var VoltashCoilbreath = Creature("voltash-coilbreath", Ouboros, 5, Traits(trait.Dragon),
	Reap(UseAsYours(Choose(ArtifactCards.Enemy())), Move(It, Deck, AtBottom)))

var ZartooTheSwift = Creature("zartoo-the-swift", Ouboros, 5, Traits(trait.Dragon),
	Reap(Ready(Choose(Creatures.Friendly().NotTrait(trait.Dragon))), Use(It)))

var ArcaneRelief = Action("arcane-relief", Ouboros, Amber(1), Play(Ready(Choose(dormant.Friendly())), Use(It)))

var ClawcloakSwipe = Action("clawcloak-swipe", Ouboros, Amber(1),
	Play(If(IsOverwhelmed(You),
		Capture(Count(Creatures.Enemy()).Less(Count(Creatures.Friendly())), Choose(Creatures.Friendly())))))

var DaringDelt = Creature("daring-delt", Ouboros, 4, Armor(1), Traits(trait.Dragon),
	Fight(Gain(Count(Creatures.Friendly().Is(IsReady).ActiveHouse()))))

var HoardingTheGoods = Action("hoarding-the-goods", Ouboros, Amber(1), Play(Capture(1, dormant.Friendly())))

var LeyLines = Action("ley-lines", Ouboros, Amber(1),
	Play(If(IsOverwhelmed(You), Exhaust(Creatures)).Else(Exhaust(Choose(Creatures)))))

var PipThePilferer = Creature("pip-the-pilferer", Ouboros, 2, Traits(trait.Dragon),
	Play(If(Compares(For(Keys, Opponent), More, For(Keys, You)), Steal(2)).Else(Capture(2, This))))

var RiaBevyGress = Creature("ria-bevy-gress", Ouboros, 2, Armor(2), Traits(trait.Dragon), Enhances(PowerIcon, PowerIcon, PowerIcon),
	Heading(OnFight|OnReap,
		If(IsOverwhelmed(You), Capture(CountersAmong(PowerCounter, Creatures.Friendly()), This)).Else(Capture(1, This))))

var ShadowGloomcoil = Creature("shadow-gloomcoil", Ouboros, 4, Traits(trait.Dragon), Has(Treachery, Versatile),
	Reacts(Uses(AnyPlayer, Creatures.Friendly()), Deal(1, Creatures.Friendly())))

var SnapperDyn = Creature("snapper-dyn", Ouboros, 3, Traits(trait.Dragon), Has(Entrench),
	Reacts(TurnEnds(You), If(isDormant, ForEach(For(Pool, Opponent), Deal(1, Choose(Creatures.Enemy()))))))

var Sparkscheme = Creature("sparkscheme", Ouboros, 3, Armor(2), Traits(trait.Dragon, trait.Cyborg), Has(Entrench),
	Reacts(Reaps(Creatures.Enemy()), If(isDormant, Draw(1))))

var VanguardWounds = Action("vanguard-wounds", Ouboros, Play(Deal(3, Choose(Creatures)), If(Destroys(It), Draw(1))))
