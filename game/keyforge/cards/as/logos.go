package as

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{
	Arcenomometer, CaptainNemo, EmpyreanCharge, MinervasWings, Nautilus, WeighTheAnchor, CmdPrompt, DeAnimator, DeDoss, QuantumCompass,
	RmFoler, RootAccess, ArticulatedRen, BrillixPonder, ConnectomeTransfer, EzraPaws, Placeholder, QuantumMouse,
	SkippyTheGlorious, WurmTunnel, HoloCamo, ReallocationAccessory, VoidShields, TitanSentry,
}

// archiveTop archives the top card of your deck.
var archiveTop = Archive(Each(Cards.In(Deck, You).TopOf(1)))

var Arcenomometer = Artifact("arcenomometer", Logos, Traits(trait.Item), Enhances(HouseIcon(Logos), HouseIcon(Logos)),
	Act(Lasts(OpponentsNext, After(Plays(Opponent, Cards), Opponent.Loses(N(1))))))

var CaptainNemo = Creature("captain-nemo", Logos, 4, Traits(trait.Cyborg, trait.Scientist),
	Fight(Destroy(Choose(ArtifactCards).AndAlso(Choose(Creatures)))))

var EmpyreanCharge = Action("empyrean-charge", Logos, Amber(1),
	Play(ForgeKey(N(6).Plus(Count(Cards.In(Archives, EachPlayer)).Times(-1))), DiscardCards(Cards.In(Archives, EachPlayer))))

var MinervasWings = Upgrade("minerva-s-wings", Logos, Amber(1),
	Constantly(Cannot(Host, ActFight|ActReap), Gives(Host, WithHeading(OnAction, Draw(2)))))

var Nautilus = Creature("nautilus", Logos, 6, Armor(1), Traits(trait.Ship),
	Heading(OnPlay|OnFight, Ward(Choose(Creatures)), Draw(1)))

var WeighTheAnchor = Action("weigh-the-anchor", Logos, Amber(1),
	Play(ForEach(Count(Creatures.Enemy()).Less(Count(Creatures.Friendly())), Stun(Choose(Creatures.Enemy())))))

var CmdPrompt = Creature("cmd-prompt", Logos, 2, Traits(trait.AI, trait.Scientist),
	Reap(Lasts(RestOfTurn, Static(Allow(MayPlayOther, Cards.NotHouse(Logos), 1, 0)))))

var DeAnimator = Creature("de-animator", Logos, 3, Traits(trait.Cyborg, trait.Scientist), Has(Elusive),
	Constantly(
		Becomes(Cards.With(MineralizeCounter, 1), ArtifactType),
		Gives(Cards.With(MineralizeCounter, 1), WithHeading(OnAction, Destroy(This)))),
	Heading(OnPlay|OnReap, Put(1, MineralizeCounter, Choose(Creatures))))

var DeDoss = Upgrade("de-doss", Logos, Amber(1),
	Constantly(Gives(Host, Static(Forbid(CannotPlay, Opponent, Creatures.Power(More, Of(PowerOf, This)))))))

var QuantumCompass = Artifact("quantum-compass", Logos, Amber(1), Traits(trait.Item), Omni(archiveTop))

var RmFoler = Creature("rm-foler", Logos, 2, Traits(trait.AI, trait.Insect),
	Reap(Destroy(Choose(Creatures.Enemy())), IfYouDo(Draw(1))))

var RootAccess = Action("root-access", Logos, Amber(1),
	Play(DiscardCards(Each(Cards.In(Deck, Opponent).BottomOf(1))), Deal(2, Creatures.Enemy().SharesHouse(Them))))

var ArticulatedRen = Creature("articulated-ren", Logos, 3, Traits(trait.Cyborg, trait.Scientist), HasN(Hazardous, 1),
	Reacts(TurnEnds(You), May(Exhaust(Choose(Creatures.Friendly())), IfYouDo(Draw(1)))))

var BrillixPonder = Creature("brillix-ponder", Logos, 3, Traits(trait.Cyborg, trait.Recruiter), Enhances(HouseIcon(Logos)), Scrap(Draw(1)))

var ConnectomeTransfer = Action("connectome-transfer", Logos, Amber(1), Play(Archive(Creatures.Flank())))

var EzraPaws = Creature("ezra-paws", Logos, 2, Traits(trait.Cyborg),
	Heading(OnPlay|OnReap, RevealZone(Hand, Opponent), Draw(1)))

var Placeholder = Action("placeholder", Logos, Amber(1),
	Play(Reposition(Choose(Creatures), OnTop), Deal(2, It),
		If(Not(Destroys(It)), Reposition(Choose(Creatures), OnTop), Deal(2, It))))

var QuantumMouse = Creature("quantum-mouse", Logos, 1, Traits(trait.Cyborg),
	Enhances(DrawIcon, DrawIcon, DiscardIcon), Constantly(drawsMayDiscard))

// drawsMayDiscard lets you resolve draw icons as discard icons.
var drawsMayDiscard = Mod{Kind: IconMod, Who: You, Icon: DrawIcon, As: DiscardIcon}

var SkippyTheGlorious = Creature("skippy-the-glorious", Logos, 3, Traits(trait.AI),
	Heading(OnPlay|OnReap, archiveTop),
	Scrap(UseAsYours(Choose(ArtifactCards.Enemy())), IfYouDo(Draw(1))))

var WurmTunnel = Action("wurm-tunnel", Logos, Enhances(CaptureIcon, CaptureIcon),
	Play(TakeAmber(1, Choose(Creatures), Nobody), IfYouDo(Draw(2))))

var HoloCamo = Upgrade("holo-camo", Logos, Amber(1),
	AsLongAs(Is(Host, Creatures.Is(IsReady)), Modify(Shielded, Host)))

var ReallocationAccessory = Upgrade("reallocation-accessory", Logos, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap,
		Archive(Choose(Cards.In(Hand, You))), ChoosePlayer(), ForEach(Count(Cards.In(Archives, Chosen)), Deal(1, Choose(Creatures)))))))

var VoidShields = Upgrade("void-shields", Logos, Amber(1),
	Constantly(Gives(Host, After(TurnEnds(You), Ward(This)))))

var TitanSentry = Creature("titan-sentry", Logos, 5, Traits(trait.Cyborg, trait.Scientist),
	Constantly(Rule(ArchivesLeft, EachPlayer)),
	Heading(OnPlay|OnReap, ChoosePlayer(), MoveTo(Random(1, Cards.In(Hand, Chosen)), Archives, Chosen)))
