package mm

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var logos = []*Card{
	AutoEncoder, BotBookton, DæmoBot, DiametricCharge, EclecticInquiry, EvenIvan,
	Infomorph, Lethologica, Munchling, OppositionResearch, QMechs, TitanEngineer, CausalLoop, Chronus,
	FissionBloom, ForgeCompiler, Krrrzzzaaap, MutagenicSerum, NovuDynamo, ProfessorTerato, Adaptoid, Animator,
	AutoVac5150, CyberClone, LibraryCard, MindOverMatter, TheArchivist, DinoBot, LycoBot, OddClawde, SacroBot,
	UmbraBot, XenoBot, UltraGravitron, UltraGravitronTop,
}

// logosFuel lets you discard a Logos card for what follows.
var logosFuel = May(DiscardCards(Choose(Cards.In(Hand, You).House(Logos).Or(Cards.In(Archives, You).House(Logos)))))

var AutoEncoder = Artifact("auto-encoder", Logos, Traits(trait.Item),
	Reacts(Discards(You, Cards), Archive(Each(Cards.In(Deck, You).TopOf(1)))))

var BotBookton = Creature("bot-bookton", Logos, 4, Traits(trait.Mutant, trait.Scientist),
	Reap(PlayCard(Each(Cards.In(Deck, You).TopOf(1)))))

var DæmoBot = Creature("dæmo-bot", Logos, 3, Traits(trait.Mutant, trait.Scientist),
	ofLogos, ofDis)

var DiametricCharge = Action("diametric-charge", Logos, Amber(1),
	Play(Deal(1, Choose(Creatures)).WithSplash(2)))

var EclecticInquiry = Action("eclectic-inquiry", Logos, Amber(1),
	Play(Archive(Each(Cards.In(Deck, You).TopOf(2)))))

var EvenIvan = Creature("even-ivan", Logos, 4, Traits(trait.Mutant, trait.Scientist),
	Act(If(Not(Odd(For(Pool, Opponent))), Steal(1))))

var Infomorph = Creature("infomorph", Logos, 4, Traits(trait.Mutant), Enhances(DrawIcon, DrawIcon))

var Lethologica = Action("lethologica", Logos, Amber(1),
	Play(
		Repeat(Both(IsNot(It, Cards.House(Logos)), ThereIs(Cards.In(Deck, You))),
			DiscardCards(Each(Cards.In(Deck, You).TopOf(1)))),
		If(Is(It, Cards.House(Logos)), ReturnToHand(Them))))

var Munchling = Creature("munchling", Logos, 3, Traits(trait.Mutant), Has(Skirmish),
	Fight(logosFuel, IfYouDo(Gain(1))))

var OppositionResearch = Action("opposition-research", Logos, Enhances(DamageIcon),
	Play(Lasts(OpponentsNext, Static(Cannot(Creatures.Enemy(), ActReap)))))

var QMechs = Creature("q-mechs", Logos, 1, Traits(trait.Robot),
	Play(Draw(1)),
	Destroyed(Archive(This)))

var TitanEngineer = Creature("titan-engineer", Logos, 6, Traits(trait.Cyborg, trait.Scientist),
	AsLongAs(Is(This, Creatures.NotOnFlank()), KeysCost(EachPlayer, 1)))

var CausalLoop = Action("causal-loop", Logos,
	Play(Archive(Choose(Cards.In(Hand, You))), Archive(This)))

var Chronus = Creature("chronus", Logos, 3, Traits(trait.Mutant), Enhances(DrawIcon, DrawIcon),
	Reacts(Resolves(You, DrawIcon), May(Archive(Choose(Cards.In(Hand, You))))))

var FissionBloom = Artifact("fission-bloom", Logos, Traits(trait.Power), Enhances(DrawIcon),
	Act(Lasts(NextTime, Static(IconsAgain(You, 1)))))

var ForgeCompiler = Artifact("forge-compiler", Logos, Traits(trait.Item),
	Reacts(Forges(Opponent), Destroy(This), Ward(Creatures.Friendly())))

var Krrrzzzaaap = Action("krrrzzzaaap", Logos,
	Play(Destroy(Creatures.NotTrait(trait.Mutant)), You.GainsChains(1)))

var MutagenicSerum = Artifact("mutagenic-serum", Logos, Amber(1), Traits(trait.Item),
	Omni(Destroy(This), Lasts(RestOfTurn, Static(Allow(MayUseOther, Creatures.Friendly().Trait(trait.Mutant), 0, 0)))))

var NovuDynamo = Creature("novu-dynamo", Logos, 8, Armor(2), Traits(trait.Robot),
	Reacts(TurnStarts(You), logosFuel, If(DidThat, Gain(1)).Else(Destroy(This))))

var ProfessorTerato = Creature("professor-terato", Logos, 4, Traits(trait.Mutant, trait.Scientist),
	Constantly(Gives(Creatures.Trait(trait.Mutant), WithHeading(OnReap, Draw(1)))))

var Adaptoid = Creature("adaptoid", Logos, 4, Traits(trait.Mutant), Enhances(CaptureIcon, DamageIcon, DrawIcon),
	Reacts(Plays(You, Cards.Is(HasIcon)), ChooseOneOf(
		Do(LastsFor(RestOfTurn, This, Static(MoreArmor(TheSubjects, 2)))),
		Do(LastsFor(RestOfTurn, This, Static(GetsN(TheSubjects, Assault, 2)))),
		Do(LastsFor(RestOfTurn, This, Static(Gives(TheSubjects, WithHeading(OnFight, Steal(1)))))))))

var Animator = Artifact("animator", Logos, Traits(trait.Item),
	Act(
		Reposition(Choose(ArtifactCards), OnTop),
		LastsFor(RestOfTurn, It, Static(
			Becomes(TheSubjects, CreatureType), PowerBecomes(TheSubjects, 3), BelongsToActive(TheSubjects)))))

var AutoVac5150 = Artifact("auto-vac-5150", Logos, Traits(trait.Item),
	Act(
		May(DiscardCards(Choose(Cards.In(Archives, You)))),
		If(DidThat, Lasts(OpponentsNext, Static(KeysCost(EachPlayer, 3)))).Else(Archive(Choose(Cards.In(Hand, You))))))

var CyberClone = Creature("cyber-clone", Logos, 1, Traits(trait.Mutant),
	Play(
		Purge(Choose(Creatures.Except()).As(A)),
		IfYouDo(LastsFor(WhileThisInPlay, A,
			Static(PowerBecomes(This, Of(PowerOf, TheSubjects))), Static(MoreArmor(This, Of(ArmorOf, TheSubjects))), Static(TakesAfter(This))))))

var LibraryCard = Artifact("library-card", Logos, Traits(trait.Item),
	Act(Purge(This), IfYouDo(Lasts(RestOfTurn, After(Plays(You, Cards), Draw(1))))))

var MindOverMatter = Action("mind-over-matter", Logos,
	Play(Archive(Creatures)))

var TheArchivist = Creature("the-archivist", Logos, 3, Traits(trait.Cyborg),
	OpensArchives())

var DinoBot = Creature("dino-bot", Logos, 5, Traits(trait.Mutant, trait.Scientist),
	ofSaurian, ofLogos)

var LycoBot = Creature("lyco-bot", Logos, 4, Traits(trait.Mutant, trait.Scientist), Has(Skirmish),
	ofLogos)

var OddClawde = Creature("odd-clawde", Logos, 5, Traits(trait.Mutant, trait.Scientist),
	Act(If(Odd(For(Pool, Opponent)), Steal(1))))

var SacroBot = Creature("sacro-bot", Logos, 5, Armor(2), Traits(trait.Mutant, trait.Scientist),
	ofLogos)

var UmbraBot = Creature("umbra-bot", Logos, 3, Traits(trait.Mutant, trait.Scientist), Has(Elusive),
	ofLogos)

var XenoBot = Creature("xeno-bot", Logos, 4, Traits(trait.Mutant, trait.Scientist),
	ofStarAlliance, ofLogos)

var UltraGravitron = Creature("ultra-gravitron", Logos, 10, Armor(3), Traits(trait.Robot),
	HalfOf("ultra-gravitron2"),
	Play(Archive(Each(Cards.In(Deck, You).TopOf(5)))),
	Heading(OnFight|OnReap,
		DiscardCards(Choose(Cards.In(Archives, You))),
		IfYouDo(Purge(Choose(Creatures)), ResolveIcons(It))))

var UltraGravitronTop = Creature("ultra-gravitron2", Logos, 0, HalfOf("ultra-gravitron")) // without traits and power (K19.5)
