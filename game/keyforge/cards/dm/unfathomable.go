package dm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var unfathomable = []*Card{
	DazedAndConfused, Hydrogan, HydroganTop, SandInYourEye, Starpatch, Dreamcall, Fathomshare, Kaipo, Malina, Tsunami,
	BrineReckoning, Hemogrith, Keenu, Knuckler, ParalysisSynan, PriestessLeilani, SiphonMaw, SlapdashEnamel,
}

var DazedAndConfused = Action("dazed-and-confused", Unfathomable,
	Play(Exhaust(Choose(Creatures).As(A).AndAlso(Each(Creatures.NeighborOf(A)))), Stun(ChooseN(2, dormant))))

var Hydrogan = Creature("hydrogan", Unfathomable, 10, Traits(trait.Beast, trait.Leviathan),
	HalfOf("hydrogan2"),
	Play(Graft(Creatures.Except(), This)),
	Heading(OnFight|OnReap, PutIntoPlay(Choose(Creatures.In(Under, AnyPlayer)), You, OnTop)),
	Destroyed(Purge(Cards.In(Under, AnyPlayer))))

var HydroganTop = Creature("hydrogan2", Unfathomable, 0, HalfOf("hydrogan")) // without traits and power (K19.5)

var SandInYourEye = Action("sand-in-your-eye", Unfathomable,
	Play(Exhaust(Choose(Creatures)), Draw(Count(dormant)), Destroy(dormant)))

var Starpatch = Upgrade("starpatch", Unfathomable, Amber(1), Enhances(HouseIcon(Unfathomable), HouseIcon(Unfathomable)),
	Constantly(Gives(Host, After(TurnStarts(You), If(isDormant, Purge(Choose(Creatures.Except().SharesHouse(This))))))))

var Dreamcall = Action("dreamcall", Unfathomable, Amber(1),
	Play(
		Exhaust(Choose(Creatures).As(A)),
		ForEach(Count(Cards.In(Discard, You).Named("dreamcall")), Exhaust(Choose(Creatures.NotAmong(A)).AddTo(A)), Draw(1))))

var Fathomshare = Action("fathomshare", Unfathomable, Amber(1),
	Play(ForEach(Half(For(Pool, Opponent)), Capture(1, Choose(Creatures.Friendly())))))

var Kaipo = Creature("kaipo", Unfathomable, 5, Armor(1), Traits(trait.Aquan), Has(Taunt),
	Reacts(TurnEnds(You), FullyHeal(Creatures.NeighborOf(This))))

var Malina = Creature("malina", Unfathomable, 4, Traits(trait.Aquan), Has(Entrench),
	AsLongAs(isDormant, Forbid(CannotPlay, Opponent, Creatures.Power(More, Among(TopPower, Creatures)))))

var Tsunami = Action("tsunami", Unfathomable, Amber(1), Play(Deal(4, Creatures.Is(IsReady))))

var BrineReckoning = Action("brine-reckoning", Unfathomable, Amber(1), Play(DiscardCards(Cards.In(Deck, EachPlayer).TopOf(5))))

var Hemogrith = Creature("hemogrith", Unfathomable, 2, Traits(trait.Beast),
	Play(If(ThereIsNo(dormant.Enemy()), Opponent.Loses(N(2)))))

var Keenu = Creature("keenu", Unfathomable, 2, Traits(trait.Aquan), Enhances(DrawIcon, PowerIcon, PowerIcon),
	Play(Exhaust(Choose(Creatures.Enemy().Without(PowerCounter)).As(A).AndAlso(Each(Creatures.NeighborOf(A))))))

var Knuckler = Creature("knuckler", Unfathomable, 3, Armor(2), Traits(trait.Beast), Has(Deploy, Entrench),
	AsLongAs(isDormant, MoreArmor(Creatures.NeighborOf(This), 2)))

var ParalysisSynan = Creature("paralysis-synan", Unfathomable, 3, Traits(trait.Beast),
	Reap(Stun(Choose(Creatures)), Enrage(It), Exhaust(It)))

var PriestessLeilani = Creature("priestess-leilani", Unfathomable, 3, Traits(trait.Aquan, trait.Priest),
	Reap(Exhaust(Choose(Creatures.Enemy())), IfYouDo(Ready(Choose(Creatures.NotTrait(trait.Priest))))))

var SiphonMaw = Creature("siphon-maw", Unfathomable, 4, Traits(trait.Vehicle),
	Heading(OnFight|OnReap,
		ChoosePlayer(), DiscardCards(Each(Cards.In(Deck, Chosen).TopOf(1))), Opponent.Loses(Of(IconsOn, Them))))

var SlapdashEnamel = Artifact("slapdash-enamel", Unfathomable, Traits(trait.Item),
	Reacts(TurnStarts(You), Destroy(Cards.With(CorrosionCounter, 1))),
	Act(Put(1, CorrosionCounter, Choose(Cards))))
