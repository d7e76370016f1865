package as

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var geistoid = []*Card{
	Aurascope, GhoulKeeping, Helichopper, Jahneerie, PkeSyphonator, ShellOfAGhost, AGhostInTheSun, AtomicDestabilizer, CrepuscularRays,
	Doppelganger, Paradrone, TitanApparition, AllHandsOnDeck, ColonelSlime, HauntingDeck, Manifestation, Parabyte, PortalGuardian,
	Stratowise, SummonedCounsel, Wellstring, BansheeSuit, EtherealAdaptor, ShardOfResurgence,
}

// friendCaptures lets a friendly creature capture 1 æmber.
var friendCaptures = Capture(1, Choose(Creatures.Friendly()))

// discardsTop makes the player discard the top n cards of their deck.
func discardsTop(w Who, n int) Effect { return DiscardCards(Each(Cards.In(Deck, w).TopOf(n))) }

var Aurascope = Artifact("aurascope", Geistoid, Traits(trait.Item),
	Act(DiscardCards(Choose(Cards.In(Hand, You)).As(A)), IfYouDo(Purge(Choose(Cards.In(Discard, EachPlayer).SharesType(A))))))

var GhoulKeeping = Action("ghoul-keeping", Geistoid, Amber(1),
	Enhances(HouseIcon(Geistoid), HouseIcon(Geistoid)), Play(Ready(Choose(Creatures.Friendly().House(Geistoid)))))

var Helichopper = Creature("helichopper", Geistoid, 5, Traits(trait.Ship),
	AsLongAs(IsHaunted(You), Power(This, Of(AmberOn, This).Times(3))),
	Act(Capture(2, This)))

var Jahneerie = Creature("jahneerie", Geistoid, 3, Traits(trait.Specter, trait.Robot), Enhances(CaptureIcon, CaptureIcon),
	Constantly(Gives(Creatures.Friendly().WithAmber(1), WithHeading(OnReap, TakeAmber(1, This, You)))))

var PkeSyphonator = Creature("pke-syphonator", Geistoid, 2, Traits(trait.Specter),
	Play(Gain(Count(Cards.In(Archives, Opponent))), DiscardCards(Cards.In(Archives, Opponent))))

var ShellOfAGhost = Action("shell-of-a-ghost", Geistoid,
	Play(Destroy(Creatures.NotOnFlank()), PutIntoPlay(Choose(Creatures.In(Discard, EachPlayer)), You, OnTop), You.GainsChains(2)))

var AGhostInTheSun = Action("a-ghost-in-the-sun", Geistoid, Amber(1),
	Play(ForEach(For(Keys, Opponent), PutIntoPlay(Choose(Creatures.In(Discard, You)), You, OnTop))))

var AtomicDestabilizer = Upgrade("atomic-destabilizer", Geistoid, Amber(1),
	Constantly(Gives(Host, After(TurnEnds(You), Capture(1, This), Lose(Of(AmberOn, This))))))

var CrepuscularRays = Action("crepuscular-rays", Geistoid, Amber(1),
	Play(TakeAllAmber(Choose(Creatures.Friendly()), You), Destroy(It)))

var Doppelganger = Creature("doppelganger", Geistoid, 3, Traits(trait.Specter, trait.Shapeshifter),
	Reacts(TurnStarts(You),
		Take(Choose(Creatures.NeighborOf(This)).As(A)), LastsFor(RestOfTurn, A, Static(Modify(TextMod, This)))))

var Paradrone = Creature("paradrone", Geistoid, 2, Armor(4), Traits(trait.Specter, trait.Vehicle), Fight(friendCaptures))

var TitanApparition = Creature("titan-apparition", Geistoid, 6, Traits(trait.Specter, trait.Cyborg), Has(Taunt),
	Destroyed(If(Not(OnYourTurn), discardsTop(Opponent, 5)).Else(discardsTop(You, 5))))

var AllHandsOnDeck = Action("all-hands-on-deck", Geistoid,
	Play(If(IsHaunted(You), Destroy(Choose(Creatures))).Else(Deal(3, Choose(Creatures)))))

var ColonelSlime = Creature("colonel-slime", Geistoid, 5, Traits(trait.Specter, trait.Recruiter),
	Enhances(HouseIcon(Geistoid)), Scrap(friendCaptures))

var HauntingDeck = Action("haunting-deck", Geistoid, Amber(1), Enhances(DiscardIcon, DiscardIcon),
	Play(If(IsHaunted(You), Purge(Choose(Cards.In(Discard, EachPlayer))))))

var Manifestation = Action("manifestation", Geistoid, Amber(1), Play(ResolveIcons(Choose(Cards.In(Discard, EachHaunted)))))

var Parabyte = Creature("parabyte", Geistoid, 2, Traits(trait.Specter, trait.AI),
	Constantly(KeysCost(Opponent, Among(AmberOnEach, Creatures.Friendly()))),
	Heading(OnPlay|OnReap, friendCaptures))

var PortalGuardian = Creature("portal-guardian", Geistoid, 4, Armor(1), Traits(trait.Specter, trait.Robot), Has(Taunt),
	Destroyed(Capture(2, Choose(Creatures.Friendly().Except()))))

var Stratowise = Creature("stratowise", Geistoid, 3, Traits(trait.Specter, trait.Vehicle),
	Heading(OnFight|OnReap, DiscardCards(Choose(Cards.In(Hand, You))), If(IsHaunted(You), Capture(1, This))))

var SummonedCounsel = Creature("summoned-counsel", Geistoid, 2, Traits(trait.Specter),
	Reap(ShuffleIn(Choose(Cards.In(Discard, You).Or(Cards.In(Purged, You))))))

var Wellstring = Creature("wellstring", Geistoid, 3, Traits(trait.Robot, trait.Specter), Enhances(CaptureIcon, CaptureIcon),
	Heading(OnFight|OnReap, Deal(3, Choose(Creatures))))

// The top cards come first, so that the suit is not one of them.
var BansheeSuit = Upgrade("banshee-suit", Geistoid, Amber(1),
	Constantly(Gives(Host, WithHeading(OnDestroyed, Archive(Each(Cards.In(Discard, You).TopOf(2))), Archive(This)))))

var EtherealAdaptor = Upgrade("ethereal-adaptor", Geistoid, Constantly(Gives(Host, Static(Spendable(You, This)))))

var ShardOfResurgence = Artifact("shard-of-resurgence", Geistoid, Traits(trait.Item, trait.Shard),
	Act(Archive(ChooseN(Count(Cards.Friendly().Trait(trait.Shard)), Cards.In(Discard, You)))))
