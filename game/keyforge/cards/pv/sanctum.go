package pv

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var sanctum = []*Card{
	CollectiveCalm, EmeraldDuelist, LuminousBoom, OracleZan, RelegatedRelics, TrenksCreed, BenevolentCharity, ChanelTheWise,
	DissonantChord, GarnetSquire, Tealnar, TradeBlows, BrigadierOls, BrokenIntent, DameMargaret, DivineSeal, GreedyReprisal,
	GreyWarden, JayneTheBard, LightbearerKelvin, SirJaune,
}

var CollectiveCalm = Artifact("collective-calm", Sanctum, Amber(1), Traits(trait.Power),
	Constantly(Gives(Creatures, WithHeading(OnReap, Gain(1)))),
	Reacts(Fights(Creatures.Friendly()), Destroy(This)))

var EmeraldDuelist = Creature("emerald-duelist", Sanctum, 5, Armor(2), Traits(trait.Knight, trait.Spirit), Has(Taunt),
	Fight(Capture(1, Creatures.NeighborOf(This))))

var LuminousBoom = Action("luminous-boom", Sanctum, Enhances(HouseIcon(Sanctum)),
	Play(May(DiscardCards(Choose(Cards.In(Hand, You).House(Sanctum))), IfYouDo(CaptureAllFrom(Opponent, Choose(Creatures.Friendly()))))))

var OracleZan = Creature("oracle-zan", Sanctum, 3, Traits(trait.Human, trait.Monk),
	Reap(TakeAllAmber(Choose(Creatures.Friendly()), Nobody), ForEach(AffectedCount, Heal(2, Choose(Creatures)))))

var RelegatedRelics = Action("relegated-relics", Sanctum, Amber(1),
	Play(ShuffleIn(ArtifactCards)), Fate(Purge(ArtifactCards)))

var TrenksCreed = Action("trenk-s-creed", Sanctum, Amber(1),
	Play(ChooseOneOf(
		Do(CaptureAllFrom(Opponent, Strongest(1, Creatures)).FromYourOpponent()),
		Do(TakeAllAmber(Strongest(1, Creatures), Nobody)))))

var BenevolentCharity = Action("benevolent-charity", Sanctum, Enhances(CaptureIcon, CaptureIcon, CaptureIcon),
	Play(TakeAllAmber(Creatures.Friendly(), Nobody)), Fate(Capture(1, Creatures.Enemy().WithAmber(1))))

var ChanelTheWise = Creature("chanel-the-wise", Sanctum, 2, Traits(trait.Human, trait.Monk),
	Constantly(Power(Creatures.Friendly().Except(), 3)),
	Scrap(Put(5, PowerCounter, Choose(Creatures.Friendly()))))

var DissonantChord = Action("dissonant-chord", Sanctum, Amber(1),
	Play(Deal(3, Choose(Creatures)), If(Destroys(It), Stun(Creatures.NeighborOf(It)))),
	Fate(Stun(Creatures.Friendly().WithAmber(1))))

var GarnetSquire = Creature("garnet-squire", Sanctum, 4, Traits(trait.Human), Enhances(DamageIcon, DamageIcon),
	Reacts(TurnEnds(You), Heal(1, This), IfYouDo(Gain(1))))

var Tealnar = Creature("tealnar", Sanctum, 3, Traits(trait.Human, trait.Monk),
	Constantly(Gives(Creatures.Friendly(), WithHeading(OnFight, Heal(3, Creatures.NeighborOf(This))))),
	Fate(FullyHeal(Creatures), Opponent.Gains(CountIn(Them, Creatures))))

// The damage to a friendly creature is no cost of repeating (E34).
var TradeBlows = Action("trade-blows", Sanctum,
	Play(MayRepeat(Not(Destroys(It)), Deal(1, Choose(Creatures.Friendly())), Deal(1, Choose(Creatures.Enemy())))))

var BrigadierOls = Creature("brigadier-ols", Sanctum, 5, Traits(trait.Human, trait.Recruiter), Enhances(HouseIcon(Sanctum)),
	Constantly(MoreArmor(This, Count(Creatures.NeighborOf(This).House(Sanctum)).Times(2))))

var BrokenIntent = Action("broken-intent", Sanctum, Amber(1),
	Play(ChooseOneOf(
		Do(EachPlayer.Does(DiscardCards(Cards.In(Archives, You)))),
		Do(Purge(Choose(ActionCards.In(Discard, EachPlayer)))))))

var DameMargaret = Creature("dame-margaret", Sanctum, 4, Traits(trait.Knight, trait.Human), Has(Deploy, Taunt),
	Constantly(MoreArmor(This, For(Keys, Opponent).Times(2))))

var DivineSeal = Action("divine-seal", Sanctum, Amber(1),
	Play(Move(Choose(Creatures), Deck, AtBottom)), Fate(Purge(Each(Cards.In(Deck, You).BottomOf(1)))))

var GreedyReprisal = Action("greedy-reprisal", Sanctum,
	Play(ForEach(For(Pool, Opponent), Destroy(Choose(Creatures)))),
	Fate(ForEach(Among(ArmorSum, Creatures.Enemy()), Deal(2, Choose(Creatures.Friendly())))))

var GreyWarden = Creature("grey-warden", Sanctum, 3, Traits(trait.Human, trait.Monk), Has(Deploy),
	Heading(OnFight|OnReap, Ready(Choose(Creatures.NeighborOf(This).House(Sanctum)))))

var JayneTheBard = Creature("jayne-the-bard", Sanctum, 3, Traits(trait.Human),
	Reap(
		Deal(2, Choose(Creatures.Enemy())),
		If(Is(It, Creatures.WithAmber(1)), Deal(2, Choose(Creatures.Enemy())))),
	Scrap(Exalt(1, ChooseN(2, Creatures.Friendly()))))

var LightbearerKelvin = Creature("lightbearer-kelvin", Sanctum, 4, Armor(2), Traits(trait.Knight, trait.Angel),
	Fight(ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).BottomOf(1))),
		PutIntoPlay(Creatures.In(Discard, Chosen).Among(Them), You, OnTop)))

var SirJaune = Creature("sir-jaune", Sanctum, 3, Armor(1), Traits(trait.Knight, trait.Human),
	Play(Capture(Third(For(Pool, Opponent)), This)), Fate(Lose(Third(For(Pool, You)))))
