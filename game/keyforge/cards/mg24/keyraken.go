package mg24

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var keyraken = []*Card{
	LegendaryKeyraken, BeastOfDarkLegend, SwiftCurrent, TideDown, TitanicMaw, BeholdItsGrandeur, DevourWhole, DragToYourDoom,
	IntoTheAbyss, LeftInItsWake, Primordial, TheEvilInTheRanks, TidalTrouble, WhirpoolEddy, ZealotsRevelation, AscendingJet,
	CrimsonChurning, CrushingTentacle, DefendTheKeyraken, Emergence, GrapplingTentacle, LashingTentacle, PreternaturalWill,
	RaceToTheSurface, ShieldTentacle, SlipperyTentacle, TenaciousTentacle,
}

var (
	legend    = Creatures.Friendly().Named("legendary-keyraken")
	members   = Creatures.Friendly().House(Keyraken)
	tentacles = Creatures.Friendly().Trait(trait.Tentacle)
)

// The ids of cards whose titles are those of cards of the adventure end with the name of the set.

var LegendaryKeyraken = Creature("legendary-keyraken", Keyraken, 10, Traits(trait.Beast),
	Constantly(Power(This, For(Keys, You).Times(5))),
	Reap(ForgeKey(N(6).Plus(Count(tentacles).Times(-1)))))

var BeastOfDarkLegend = Action("beast-of-dark-legend-mg24", Keyraken,
	Play(PlayCard(Choose(Creatures.House(Keyraken).In(Purged, You))), Ready(Choose(members))))

var SwiftCurrent = Artifact("swift-current-mg24", Keyraken, Amber(1), Traits(trait.Power), Act(Capture(1, tentacles)))

var TideDown = Action("tide-down-mg24", Keyraken,
	Play(DiscardCards(UpTo(3, Cards.In(Hand, You))), Archive(ChooseN(AffectedCount, Cards.In(Discard, You)))))

var TitanicMaw = Upgrade("titanic-maw-mg24", Keyraken, Enhances(DamageIcon, DamageIcon, DamageIcon, DamageIcon), AttachesOnlyTo(legend),
	Constantly(Gets(Host, Skirmish), GetsN(Host, SplashAttack, 3)))

var BeholdItsGrandeur = Action("behold-its-grandeur-mg24", Keyraken,
	Play(Gain(Count(Creatures.Friendly().Is(SharesNeighbor)).UpTo(4))))

var DevourWhole = Action("devour-whole-mg24", Keyraken, Amber(1),
	Play(If(ThereIs(legend), Destroy(Choose(Permanents.Enemy())))))

var DragToYourDoom = Action("drag-to-your-doom-mg24", Keyraken, Amber(1),
	Play(Move(Choose(Creatures.Enemy().Flank()), Deck, AtBottom)))

var IntoTheAbyss = Action("into-the-abyss-mg24", Keyraken, Amber(1),
	Play(DiscardCards(Cards.In(Hand, Opponent)), Opponent.Draws(N(4))))

var LeftInItsWake = Action("left-in-its-wake-mg24", Keyraken, Amber(1),
	Play(ChooseHouse(Nobody), Exhaust(Creatures.ChosenHouse())))

var Primordial = Upgrade("primordial-mg24", Keyraken, AttachesOnlyTo(legend),
	Constantly(Gives(Host, WithHeading(OnReap, Draw(2)))))

var TheEvilInTheRanks = Action("the-evil-in-the-ranks-mg24", Keyraken, Amber(1),
	Play(ForEachOf(Each(Creatures.Enemy().Flank()).As(A), Deal(Of(PowerOf, A), Creatures.NeighborOf(A)))))

var TidalTrouble = Action("tidal-trouble-mg24", Keyraken, Amber(1),
	Play(Stun(Choose(Creatures.Enemy()).As(A).AndAlso(Each(Creatures.SharesHouse(A))))))

var WhirpoolEddy = Artifact("whirpool-eddy", Keyraken, Amber(1), Traits(trait.Power),
	Act(Stun(Choose(Creatures.IsNot(IsStunned))), Exhaust(It)))

var ZealotsRevelation = Action("zealot-s-revelation-mg24", Keyraken, Enhances(AmberIcon, CaptureIcon, DamageIcon, DrawIcon), Play(Draw(4)))

var AscendingJet = Artifact("ascending-jet-mg24", Keyraken, Amber(1), Traits(trait.Power),
	Act(Put(3, PowerCounter, Choose(Creatures.Friendly()))))

var CrimsonChurning = Action("crimson-churning-mg24", Keyraken, Amber(1),
	Play(ForEach(Count(tentacles), Deal(1, Choose(Creatures.Enemy())))))

// tentacle is a part of the Legendary Keyraken, which does not stay without it.
func tentacle(id string, power int, opts ...Option) *Card {
	own := append([]Option{Traits(trait.Tentacle), AsLongAs(ThereIsNo(legend), IsArchived(This))}, opts...)
	return Creature(id, Keyraken, power, append(own, Destroyed(Deal(3, Choose(legend))))...)
}

var CrushingTentacle = tentacle("crushing-tentacle", 6, HasN(Assault, 3))

var DefendTheKeyraken = Action("defend-the-keyraken-mg24", Keyraken, Amber(1),
	Play(Ward(Choose(members).As(A).AndAlso(Each(Creatures.NeighborOf(A))))))

var Emergence = Action("emergence-mg24", Keyraken,
	Play(PlayCard(Search(1, Creatures.House(Keyraken).In(Deck, You).Or(Creatures.House(Keyraken).In(Discard, You)))), ShuffleDeck(You)))

var GrapplingTentacle = tentacle("grappling-tentacle-mg24", 5, Play(Capture(3, This)))

var LashingTentacle = tentacle("lashing-tentacle-mg24", 3, Has(Skirmish))

var PreternaturalWill = Action("preternatural-will-mg24", Keyraken, Amber(1), Play(FullyHeal(members)))

var RaceToTheSurface = Action("race-to-the-surface-mg24", Keyraken,
	Play(DiscardCards(Each(Cards.In(Deck, You).TopOf(5))), Archive(Cards.In(Discard, You).House(Keyraken).Among(Them))))

var ShieldTentacle = tentacle("shield-tentacle", 6, Has(Deploy, Taunt))

var SlipperyTentacle = tentacle("slippery-tentacle", 3, Reap(Gain(1)))

var TenaciousTentacle = tentacle("tenacious-tentacle", 2, Reap(Steal(1)))
