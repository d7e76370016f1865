package gr

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

// The houses here are those that the list of the set gives; a deck gives its own.
var revenants = []*Card{
	CincinnatusResurrexit, DumaTheReturned, EncounterGolem, GhostlyDrVerokter, ImmortalGreking, PhantomDrummernaut,
	Portalmonster, QyxxlyxxGraveMaster, RevivedZăOrhă, SpectralRuth, XenosDarkshadow,
}

// returns archives the revenant when it is destroyed, if you are haunted.
var returns = Destroyed(If(IsHaunted(You), Archive(This)))

var CincinnatusResurrexit = Creature("cincinnatus-resurrexit", Saurian, 6, Armor(4), Traits(trait.Specter),
	Constantly(Power(This, Of(AmberOn, This))),
	Heading(OnPlay|OnFight, Capture(2, This), Exalt(1, This)),
	returns)

var DumaTheReturned = Creature("duma-the-returned", Sanctum, 3, Traits(trait.Specter),
	Destroyed(ReturnToHand(Each(Cards.In(Discard, You).TopOf(3))), If(IsHaunted(You), Archive(This))))

var EncounterGolem = Creature("encounter-golem", StarAlliance, 3, Traits(trait.Specter), HasN(Hazardous, 3),
	Reacts(FinishesPlaying(You, ActionCards.OwnedBy(You)), Move(Subject, Deck, AtBottom)),
	returns)

var GhostlyDrVerokter = Creature("ghostly-dr-verokter", Logos, 2, Traits(trait.Specter), Has(Elusive),
	Heading(OnPlay|OnReap, Move(Choose(Cards.In(Discard, You)), Deck, OnTop)),
	returns)

var ImmortalGreking = Creature("immortal-greking", Geistoid, 7, Traits(trait.Specter),
	Play(
		TakeControl(You, Choose(Creatures.Enemy()), WhileSubjectsStay).At(Anywhere),
		LastsFor(WhileThisInPlay, It, Static(BelongsWithThis(TheSubjects)))),
	returns)

var PhantomDrummernaut = Creature("phantom-drummernaut", Brobnar, 6, Traits(trait.Specter),
	Heading(OnPlay|OnFight, ReturnToHand(Choose(Creatures.In(Discard, You)))),
	returns)

var Portalmonster = Creature("portalmonster", Logos, 3, Traits(trait.Specter),
	AsLongAs(IsHaunted(You), KeysCost(EachPlayer, Count(Cards.In(Discard, You)))),
	AsLongAs(Not(IsHaunted(You)), KeysCost(EachPlayer, -2)),
	returns)

var QyxxlyxxGraveMaster = Creature("qyxxlyxx-grave-master", Mars, 3, Traits(trait.Specter),
	Play(Purge(Choose(Creatures.In(Discard, AnyPlayer))), Deal(2, Creatures.SharesTrait(It))),
	returns)

var RevivedZăOrhă = Creature("revived-ză-orhă", Ekwidon, 4, Armor(1), Traits(trait.Specter),
	Play(If(Compares(For(Keys, Opponent), More, For(Keys, You)), ForgeKey(0), IfYouDo(Purge(This)))),
	returns)

var SpectralRuth = Creature("spectral-ruth", Brobnar, 1, Traits(trait.Specter),
	Play(If(Compares(ThisTurn(Forged, You), AtLeast, 1), Archive(Cards.In(Discard, You)))),
	returns)

// discarded is the X of Xenos Darkshadow.
var discarded = Count(Cards.In(Discard, You))

var XenosDarkshadow = Creature("xenos-darkshadow", Unfathomable, 0, Traits(trait.Specter),
	Constantly(PowerBecomes(This, discarded),
		GetsN(This, Assault, discarded), GetsN(This, Hazardous, discarded), GetsN(This, SplashAttack, discarded)),
	returns)
