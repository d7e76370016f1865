package aoa

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var dis = []*Card{
	AmberImp, Banish, BindingIrons, CullTheWeak, Exhume, Gub, MiseryExploit, NotFinishedWithYou,
	Streke, Tezmal, UnlockedGateway, Yurk, Angwish, BloodshardImp, BronzeKeyImp, GoldKeyImp,
	OldYurk, PainReaction, SilverKeyImp, Skullion, Soulkeeper, Spyyyder, AncientYurk, Neffru,
	OnyxKnight, OrbOfInvidius, OrtannuTheChained, OrtannusBinding, ShadowOfDis, ShardOfPain,
	WretchedDoll,
}

var AmberImp = Creature("æmber-imp", Dis, 2, Traits(trait.Imp), Has(Elusive),
	Reacts(Reaps(Creatures), Stun(Subject)))

var Banish = Action("banish", Dis, Amber(1),
	Play(MoveTo(Choose(Creatures.Enemy()), Archives, Opponent)))

var BindingIrons = Action("binding-irons", Dis,
	Play(Opponent.GainsChains(3)))

var CullTheWeak = Action("cull-the-weak", Dis, Amber(1),
	Play(Destroy(Weakest(1, Creatures.Enemy()))))

var Exhume = Action("exhume", Dis, Amber(1),
	Play(May(PlayCard(Choose(Creatures.In(Discard, You))))))

var Gub = Creature("gub", Dis, 1, Traits(trait.Demon),
	AsLongAs(Is(This, Creatures.NotOnFlank()), Power(This, 5), Gets(This, Taunt)))

var MiseryExploit = Action("misery-exploit", Dis,
	Play(Gain(Count(Creatures.Enemy().Damaged()))))

var NotFinishedWithYou = Action("not-finished-with-you", Dis, Amber(1),
	Play(ShuffleIn(AnyNumber(Creatures.In(Discard, You)))))

var Streke = Creature("streke", Dis, 2, Traits(trait.Imp), Has(Elusive),
	AsLongAs(Is(This, Creatures.NotOnFlank()), HandSize(Opponent, -1)))

var Tezmal = Creature("tezmal", Dis, 2, Traits(trait.Imp), Has(Elusive),
	Reap(ChooseHouse(Nobody), Lasts(OpponentsNext, Static(Rule(CannotChoose, Opponent)))))

var UnlockedGateway = Action("unlocked-gateway", Dis, Has(Omega),
	Play(Destroy(Creatures)))

var Yurk = Creature("yurk", Dis, 4, Traits(trait.Demon),
	Play(DiscardCards(Choose(Cards.In(Hand, You)))))

var Angwish = Creature("angwish", Dis, 6, Traits(trait.Demon),
	Constantly(KeysCost(Opponent, Of(DamageOn, This))))

var BloodshardImp = Creature("bloodshard-imp", Dis, 2, Traits(trait.Imp),
	Reacts(Reaps(Creatures), Controller.Does(Sacrifice(Subject))))

var BronzeKeyImp = Creature("bronze-key-imp", Dis, 2, Traits(trait.Imp), Has(Elusive),
	Constantly(CannotForgeNth(EachPlayer, 1)))

var GoldKeyImp = Creature("gold-key-imp", Dis, 2, Traits(trait.Imp), Has(Elusive),
	Constantly(CannotForgeNth(EachPlayer, 3)))

var OldYurk = Creature("old-yurk", Dis, 5, Traits(trait.Demon),
	Play(DiscardCards(ChooseN(2, Cards.In(Hand, You)))))

// The neighbors are dealt damage after it has left play (E4).
var PainReaction = Action("pain-reaction", Dis, Amber(1),
	Play(Deal(2, Choose(Creatures.Enemy())), If(Destroys(It), Deal(2, Creatures.NeighborOf(It)))))

var SilverKeyImp = Creature("silver-key-imp", Dis, 2, Traits(trait.Imp), Has(Elusive),
	Constantly(CannotForgeNth(EachPlayer, 2)))

var Skullion = Creature("skullion", Dis, 7, Armor(2), Traits(trait.Demon),
	Play(Sacrifice(Choose(Creatures.Friendly()))))

var Soulkeeper = Upgrade("soulkeeper", Dis, Amber(1),
	Constantly(Gives(Host, WithHeading(OnDestroyed, Destroy(Strongest(1, Creatures.Enemy()))))))

var Spyyyder = Creature("spyyyder", Dis, 2, Traits(trait.Demon), Has(Skirmish),
	Constantly(GetsAgainst(This, Poison, Creatures.Enemy().Flank())))

var AncientYurk = Creature("ancient-yurk", Dis, 6, Traits(trait.Demon),
	Play(DiscardCards(ChooseN(3, Cards.In(Hand, You)))))

var Neffru = Creature("neffru", Dis, 4, Traits(trait.Demon),
	Reacts(IsDestroyed(Creatures), Owner.Gains(N(1))))

var OnyxKnight = Creature("onyx-knight", Dis, 4, Traits(trait.Demon, trait.Knight),
	Play(Destroy(Creatures.Is(OddPower))))

var OrbOfInvidius = Artifact("orb-of-invidius", Dis, Amber(1), Traits(trait.Item),
	Reacts(Reaps(Creatures), Stun(Subject)))

var OrtannuTheChained = Creature("ortannu-the-chained", Dis, 7, Traits(trait.Demon),
	Reap(ReturnToHand(Cards.In(Discard, You).Named("ortannu-s-binding")),
		ForEach(AffectedCount, Deal(2, Choose(Creatures)).WithSplash(2))))

var OrtannusBinding = Action("ortannu-s-binding", Dis, Amber(1),
	Play(Deal(2, Choose(Creatures.Friendly()))))

var ShadowOfDis = Action("shadow-of-dis", Dis, Amber(1),
	Play(Lasts(UntilYourNext, Static(Modify(BlankMod, Creatures.Enemy())))))

var ShardOfPain = Artifact("shard-of-pain", Dis, Traits(trait.Item, trait.Shard),
	Act(ForEach(Count(Cards.Friendly().Trait(trait.Shard)), Deal(1, Choose(Creatures.Enemy())))))

var WretchedDoll = Artifact("wretched-doll", Dis, Traits(trait.Item),
	Act(If(ThereIs(Cards.With(DoomCounter, 1)), Destroy(Creatures.With(DoomCounter, 1))).
		Else(Put(1, DoomCounter, Choose(Creatures)))))
