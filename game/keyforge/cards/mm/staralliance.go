package mm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var starAlliance = []*Card{
	AccessDenied, BlastShielding, CrewmanJorg, DaemoAlien, HadronCollision, ObservUMax, ScoutPete,
	SecuriDroid, Subdue, SubjectKirby, Survey, TeleporterChiefTink, ANT110NY, ArmoryOfficerNel, AwayTeam,
	DetentionCoil, HaydenOswin, LCdrTrigon, MutagenesisResearcher, NewFrontiers, ParticleSweep, Stealthster,
	AmbassadorLiu, CommanderDhrxgar, EnsignElSamra, HaplessCadet, HoldTheLine, JONCargo,
	Kartanoo, MatterMaker, ZForceAgent14, ZParticleTracker, ZRayBlaster, ZWaveEmitter, DinoAlien, LycoAlien,
	SacroAlien, TechnoAlien, UmbraAlien,
}

var AccessDenied = Upgrade("access-denied", StarAlliance, Amber(1), Constantly(Cannot(Host, ActReap)))

var BlastShielding = Upgrade("blast-shielding", StarAlliance, Amber(1),
	Constantly(MoreArmor(Host, 2)),
	Reacts(Happens(CardUsed, Host), Controller.Does(May(Attach(This, Choose(Creatures.NeighborOf(Subject)))))))

var CrewmanJorg = Creature("crewman-jörg", StarAlliance, 3, Traits(trait.Human, trait.Thief), Enhances(CaptureIcon),
	Act(If(ThereIsNo(Creatures.NeighborOf(This).House(StarAlliance)), Steal(1))))

var DaemoAlien = Creature("dæmo-alien", StarAlliance, 3, Traits(trait.Mutant, trait.Alien), ofStarAlliance, ofDis)

var HadronCollision = Action("hadron-collision", StarAlliance,
	Play(Unward(Choose(Creatures)), Deal(3, It).IgnoringArmor()))

var ObservUMax = Upgrade("observ-u-max", StarAlliance, Amber(1),
	Constantly(Gives(Host, WithHeading(OnFight|OnReap, Capture(1, This)))))

var ScoutPete = Creature("scout-pete", StarAlliance, 4, Traits(trait.Alien),
	Heading(OnPlay|OnFight|OnReap, LookAtCards(Each(Cards.In(Deck, You).TopOf(1))), May(DiscardCards(It))))

var SecuriDroid = Creature("securi-droid", StarAlliance, 4, Traits(trait.Robot), Has(Taunt),
	OrUpgrade(Constantly(Gets(Host, Taunt))))

var Subdue = Action("subdue", StarAlliance, Amber(1), Play(Deal(1, Choose(Creatures)), Stun(It)))

var SubjectKirby = Creature("subject-kirby", StarAlliance, 2, Traits(trait.Mutant),
	Heading(OnPlay|OnFight|OnReap, Lasts(RestOfTurn, Static(Allow(MayPlayOther, Creatures.NotHouse(StarAlliance), 1, 0)))))

var Survey = Action("survey", StarAlliance, Amber(1), Enhances(DrawIcon),
	Play(LookAtCards(Each(Cards.In(Deck, You).TopOf(2)).As(A)), DiscardCards(Choose(Cards.In(Deck, You).Among(A)))))

var TeleporterChiefTink = Creature("teleporter-chief-tink", StarAlliance, 2, Traits(trait.Alien), Has(Elusive),
	Act(Swap(This, Choose(Creatures.Friendly().Except())), LastsFor(RestOfTurn, It, Static(Modify(AnyHouseUse, TheSubjects)))))

var ANT110NY = Creature("ant1-10ny", StarAlliance, 6, Traits(trait.Robot),
	Play(CaptureAllFrom(Opponent, This)),
	Reacts(TurnEnds(You), TakeAmber(1, This, Opponent)))

var ArmoryOfficerNel = Creature("armory-officer-nel", StarAlliance, 4, Traits(trait.Alien), Enhances(DrawIcon),
	Reacts(Enters(Upgrades), Draw(1)))

var AwayTeam = Creature("away-team", StarAlliance, 5, Traits(trait.Alien, trait.Human, trait.Robot),
	Destroyed(Archive(Upgrades.On(This))))

var DetentionCoil = Upgrade("detention-coil", StarAlliance, Amber(1), Constantly(Cannot(Host, ActFight)))

var HaydenOswin = Creature("hayden-oswin", StarAlliance, 2, Traits(trait.Human),
	Reap(Gain(Count(Upgrades.On(This)))))

var LCdrTrigon = Creature("lcdr-trigon", StarAlliance, 4, Traits(trait.Mutant),
	Reap(DiscardCards(Each(Cards.In(Deck, You).TopOf(1))), ResolveIcons(It)))

var MutagenesisResearcher = Creature("mutagenesis-researcher", StarAlliance, 3, Traits(trait.Mutant, trait.Scientist),
	Enhances(AmberIcon, CaptureIcon, DamageIcon, DrawIcon))

var NewFrontiers = Action("new-frontiers", StarAlliance, Amber(1),
	Play(
		ChooseHouse(Nobody),
		Reveal(Each(Cards.In(Deck, You).TopOf(3)).As(A)),
		Archive(Cards.In(Deck, You).Among(A).ChosenHouse()),
		DiscardCards(Cards.In(Deck, You).Among(A))))

var ParticleSweep = Action("particle-sweep", StarAlliance, Amber(1),
	Play(Take(Choose(Creatures)), If(Is(It, Creatures.Trait(trait.Mutant)), Destroy(It)).Else(Deal(2, It))))

var Stealthster = Creature("stealthster", StarAlliance, 3, Traits(trait.Robot), Has(Elusive),
	OrUpgrade(Constantly(Gets(Host, Elusive))))

var AmbassadorLiu = Creature("ambassador-liu", StarAlliance, 4, Traits(trait.Mutant, trait.Politician),
	Act(
		DiscardCards(Choose(Cards.In(Hand, You))),
		If(Is(It, Cards.House(Dis, Shadows)), Steal(1)),
		If(Is(It, Cards.House(Logos, Untamed)), Gain(2)),
		If(Is(It, Cards.House(Sanctum, Saurian)), Capture(3, This))))

var CommanderDhrxgar = Creature("commander-dhrxgar", StarAlliance, 4, Traits(trait.Mutant),
	Reacts(IsAttached(Upgrades, Creatures.Among(This).Or(Creatures.NeighborOf(This))), Gain(1)))

var EnsignElSamra = Creature("ensign-el-samra", StarAlliance, 3, Traits(trait.Mutant), Enhances(DrawIcon, DrawIcon, DrawIcon),
	Act(Reveal(Choose(Cards.In(Hand, You))), ResolveIcons(It)))

var HaplessCadet = Creature("hapless-cadet", StarAlliance, 3, Traits(trait.Alien), Has(Taunt),
	Destroyed(Opponent.Loses(N(3))))

var HoldTheLine = Action("hold-the-line", StarAlliance, Amber(1),
	Play(Draw(Count(Creatures.Enemy()).Less(Count(Creatures.Friendly())))))

var JONCargo = Creature("jon-cargo", StarAlliance, 1, Traits(trait.Robot),
	Reap(
		DiscardCards(Each(Cards.In(Deck, You).TopOf(1)).As(A)),
		RevealZone(Hand, You),
		Archive(Cards.In(Hand, You).SharesHouse(A))))

var Kartanoo = Creature("kartanoo", StarAlliance, 1, Traits(trait.Beast),
	Reap(UseAsYours(Choose(ArtifactCards))))

var MatterMaker = Artifact("matter-maker", StarAlliance, Amber(1), Traits(trait.Item),
	Constantly(Allow(MayPlayOther, Upgrades, 0, 0)))

var ZForceAgent14 = Creature("z-force-agent-14", StarAlliance, 5, Traits(trait.Cyborg),
	Fight(Gain(Count(Upgrades.On(This)))))

var ZParticleTracker = Upgrade("z-particle-tracker", StarAlliance, Amber(1),
	Constantly(Gives(Host, WithHeading(OnFight,
		Reveal(Search(1, Upgrades.In(Deck, You))), ReturnToHand(It), ShuffleDeck(You)))))

var ZRayBlaster = Upgrade("z-ray-blaster", StarAlliance, Amber(1),
	Constantly(Power(Host, 3), Gives(Host, WithHeading(OnBeforeFight, Deal(3, Creatures.NeighborOf(Other))))))

var ZWaveEmitter = Upgrade("z-wave-emitter", StarAlliance, Amber(1),
	Reacts(TurnStarts(You), Ward(Host)))

var DinoAlien = Creature("dino-alien", StarAlliance, 5, Traits(trait.Mutant, trait.Alien), ofSaurian, ofStarAlliance)

var LycoAlien = Creature("lyco-alien", StarAlliance, 4, Traits(trait.Mutant, trait.Alien), Has(Skirmish), ofStarAlliance)

var SacroAlien = Creature("sacro-alien", StarAlliance, 5, Armor(2), Traits(trait.Mutant, trait.Alien), ofStarAlliance)

var TechnoAlien = Creature("techno-alien", StarAlliance, 4, Traits(trait.Mutant, trait.Alien), ofStarAlliance, ofLogos)

var UmbraAlien = Creature("umbra-alien", StarAlliance, 3, Traits(trait.Mutant, trait.Alien), Has(Elusive), ofStarAlliance)
