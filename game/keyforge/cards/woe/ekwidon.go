package woe

import (
	. "github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

var ekwidon = []*Card{
	Aembitrage, AntiquitiesDealer, AvidCollecting, ConductorJarroya, CornerTheMarket, CursedRelic, EnvoyOfEkwirre,
	FleaMarket, Freelancer, InsurancePolicy, Molluscaller, StaffUp, TalentScout, TheAemberRoad, TokenOfAppreciation,
	TouristTrap, TransitoryPhilosopher, ExchangeProgram, ExoShellSystem, GezdrutyoTheArcane, GezrahiBlacksmith,
	IkwijiOutpost, MarketCrash, NifflePaw, Outnegotiate, PullUpStakes, PuzzlingTrinket, Sandhopper, Scrapscrounger,
	ShizyokuSwopper, TradeSecrets, TyaArhiEsquire, UncommonCurrency, AuctionOff, BelligerentGuard,
	ClosedDoorNegotiation, DthoshraRecruiter, ForcedRetirement, GemcoatVendor, GeneralZaOrha, GenerousOffer, HireOn,
	MassBuyout, OrnateTalkingTray, ShoppingSpree, ShrewdInvestor, StewardSuUzyane, TheOldTinker, TheVisibleHand,
	TradingFrenzy, ShigzisoBuggy, ShisnyasiBuggy, ShizyokuBuggy, StrangeShell, Diplomat, Trader, Prospector,
}

var Aembitrage = Artifact("æmbitrage", Ekwidon, Traits(trait.Power),
	Constantly(KeysCost(You, 1), HandSize(You, 1)))

var AntiquitiesDealer = Creature("antiquities-dealer", Ekwidon, 3, Traits(trait.Merchant, trait.Human),
	Act(If(ThereIs(ArtifactCards.Friendly()), Gain(2))))

var AvidCollecting = Action("avid-collecting", Ekwidon, Amber(1), Play(ReturnToHand(Choose(Creatures.Friendly().Tokens()))))

var ConductorJarroya = Creature("conductor-jărroyă", Ekwidon, 5, Traits(trait.Merchant, trait.Getrookya),
	Reap(Ready(ArtifactCards.Friendly().Trait(trait.Buggy))))

// cannotPlay keeps your opponent from playing cards.
var cannotPlay = Static(Forbid(CannotPlay, Opponent, Cards))

var CornerTheMarket = Action("corner-the-market", Ekwidon,
	Play(Lasts(OpponentsNext, cannotPlay, After(Discards(Opponent, Cards), Opponent.Does(May(Archive(Subject)))))),
	FirstPrinted(
		Play(Lasts(OpponentsNext, cannotPlay, InsteadOfDiscarding(Opponent, Cards, Opponent.Does(May(Archive(Subject))))))))

var CursedRelic = Artifact("cursed-relic", Ekwidon, Traits(trait.Item),
	Enhances(AmberIcon, AmberIcon, AmberIcon, AmberIcon, AmberIcon, AmberIcon), NeverPlayed(), StaysInHand())

var EnvoyOfEkwirre = Creature("envoy-of-ekwirrĕ", Ekwidon, 5, Traits(trait.Getrookya, trait.Politician),
	Reap(SwapWithAll(This, Choose(Creatures.NeighborOf(This)))))

var FleaMarket = Artifact("flea-market", Ekwidon, Traits(trait.Location),
	Act(LookAtCards(Random(1, Cards.In(Hand, Opponent))), May(You.Pays(1), IfYouDo(PlayAsYours(It)))))

var Freelancer = Upgrade("freelancer", Ekwidon, Amber(1),
	Reacts(TurnStarts(EachPlayer), TakeControl(EventWho, Host, WhileSubjectsStay)),
	Constantly(Modify(AnyHouseUse, Host)))

var InsurancePolicy = Upgrade("insurance-policy", Ekwidon,
	Constantly(Gives(Host, WithHeading(OnDestroyed, If(Not(OnYourTurn), Gain(4))))),
	Play(Lose(1)))

var shells = Creatures.Friendly().NamedToken("strange-shell")

var Molluscaller = Creature("molluscaller", Ekwidon, 4, Armor(4), Traits(trait.Getrookya),
	Reap(Lasts(RestOfTurn, Static(Power(shells, 3), Modify(BlankMod, shells)))))

var StaffUp = Action("staff-up", Ekwidon, Play(Lasts(RestOfTurn, Static(Rule(GainMade, You)))))

var TalentScout = Creature("talent-scout", Ekwidon, 2, Amber(1), Traits(trait.Getrookya),
	Constantly(Modify(AnyHouseUse, This)),
	Play(LookAt(Hand, Opponent), PlayAsYours(Choose(Creatures.In(Hand, Opponent))), TakeControl(Opponent, This, WhileSubjectsStay)))

var TheAemberRoad = Artifact("the-æmber-road", Ekwidon, Traits(trait.Location),
	Omni(Put(1, TradeCounter, This), Gain(Counters(TradeCounter, This)), TakeControl(Opponent, This, WhileSubjectsStay)))

var TokenOfAppreciation = Action("token-of-appreciation", Ekwidon,
	Play(MakeTokens(1), ForgeKey(N(7).Plus(Count(Creatures.Friendly().Tokens()).Times(-1)))))

var TouristTrap = Artifact("tourist-trap", Ekwidon, Traits(trait.Location),
	Play(MakeTokens(1)),
	Act(SwapControl(Choose(Creatures.Friendly().Tokens()), Choose(Creatures.Enemy()))))

var TransitoryPhilosopher = Creature("transitory-philosopher", Ekwidon, 5, Traits(trait.Getrookya, trait.Philosopher),
	Act(Steal(Count(ArtifactCards.Enemy()))))

var ExchangeProgram = Action("exchange-program", Ekwidon, Amber(1),
	Play(SwapControl(Choose(Creatures.Friendly().Flank()), Choose(Creatures.Enemy().Flank()))))

var ExoShellSystem = Artifact("exo-shell-system", Ekwidon, Traits(trait.Item),
	Constantly(Gets(Creatures.Friendly().Tokens(), Elusive)),
	Play(MakeTokens(1)))

var GezdrutyoTheArcane = Creature("gĕzdrutyŏ-the-arcane", Ekwidon, 3, Traits(trait.Cyborg), Act(Steal(2), FlipDown(This)))

var GezrahiBlacksmith = Creature("gezrăhi-blacksmith", Ekwidon, 4, Traits(trait.Artisan, trait.Getrookya), Has(Elusive),
	Reacts(TurnStarts(EachPlayer), EventWho.Does(ChooseOneOf(Do(MakeTokens(1)), Do(Draw(1))))))

var IkwijiOutpost = Artifact("ikwijĭ-outpost", Ekwidon, Amber(1), Traits(trait.Location),
	Act(Move(Choose(Creatures.Friendly()), Deck, AtBottom), IfYouDo(Draw(3))))

var MarketCrash = Action("market-crash", Ekwidon, Play(Destroy(Creatures.NotTokens()), GainChains(2)))

var NifflePaw = Upgrade("niffle-paw", Ekwidon, Amber(1),
	Constantly(Gives(Host, WithHeading(OnReap, Attach(Giver, Choose(Creatures.Except())), Destroy(This)))))

var Outnegotiate = Action("outnegotiate", Ekwidon, Amber(1),
	Play(Take(Choose(Cards.In(Discard, Opponent))), Steal(BonusAmber(It)), Move(It, Deck, AtBottom)))

var PullUpStakes = Action("pull-up-stakes", Ekwidon, Amber(1),
	Play(ShuffleIn(ChooseN(2, Creatures.Friendly())), ReturnToHand(ChooseN(4, Creatures.Enemy()))))

var PuzzlingTrinket = Artifact("puzzling-trinket", Ekwidon, Traits(trait.Item), Enhances(AmberIcon, AmberIcon),
	Constantly(ResolvesAsAny(You, AmberIcon, CaptureIcon, DamageIcon, DrawIcon)))

var Sandhopper = Artifact("sandhopper", Ekwidon, Traits(trait.Buggy, trait.Vehicle),
	Act(ReturnToHand(Choose(Creatures.Friendly())), IfYouDo(May(PlayCard(Choose(Creatures.In(Hand, You).NotHouse(Ekwidon)))))))

var Scrapscrounger = Creature("scrapscrounger", Ekwidon, 4, Traits(trait.Getrookya, trait.Artisan),
	Reap(Swap(Choose(ArtifactCards.In(Discard, You)), Choose(Cards.In(Hand, You)))))

var ShizyokuSwopper = Creature("shĭzyokŭ-swopper", Ekwidon, 1, Armor(5), Traits(trait.Getrookya), Fight(SwapControl(This, Other)))

var TradeSecrets = Action("trade-secrets", Ekwidon,
	Play(DiscardCards(AnyNumber(Cards.In(Hand, You).House(Ekwidon))), Steal(AffectedCount)))

var TyaArhiEsquire = Creature("tya-arhĭ-esquire", Ekwidon, 2, Traits(trait.Getrookya),
	Constantly(Gives(Creatures.Friendly().NotTokens(), WithHeading(OnDestroyed, MakeTokens(1)))))

var UncommonCurrency = Artifact("uncommon-currency", Ekwidon, Traits(trait.Item),
	Act(SwapControl(This, Choose(ArtifactCards.Enemy()))))

var AuctionOff = Action("auction-off", Ekwidon, Amber(1), Play(Purge(Choose(ArtifactCards)), Controller.Gains(N(1))))

var BelligerentGuard = Creature("belligerent-guard", Ekwidon, 8, Traits(trait.Giant),
	Constantly(Modify(EntersReady, This)),
	Play(Opponent.Draws(N(1))))

var ClosedDoorNegotiation = Action("closed-door-negotiation", Ekwidon, Amber(1),
	Play(Repeat(Both(DidThat, Compares(For(Pool, Opponent), More, For(Pool, You))), Opponent.Draws(N(1)), Steal(1))))

var DthoshraRecruiter = Creature("dthoshră-recruiter", Ekwidon, 4, Traits(trait.Getrookya, trait.Soldier), Reap(MakeTokens(1)))

var ForcedRetirement = Action("forced-retirement", Ekwidon,
	Play(Destroy(Choose(Creatures)), IfYouDo(Controller.Gains(N(1)))))

var GemcoatVendor = Creature("gemcoat-vendor", Ekwidon, 6, Traits(trait.Getrookya, trait.Merchant),
	Act(Steal(1), Deal(1, This)))

var GeneralZaOrha = Creature("general-ză-orhă", Ekwidon, 4, Traits(trait.Getrookya, trait.Soldier), Has(Skirmish),
	Play(MakeTokens(For(Keys, Opponent))))

var GenerousOffer = Action("generous-offer", Ekwidon,
	Play(Destroy(Choose(Creatures.Friendly())), IfYouDo(Steal(2))))

var HireOn = Action("hire-on", Ekwidon,
	Play(MakeTokens(1), If(Compares(For(Pool, You).Plus(For(Pool, Opponent)), AtLeast, 6), Archive(This))))

var MassBuyout = Action("mass-buyout", Ekwidon,
	Play(Destroy(Creatures), EachPlayer.Does(Gain(HalfUp(CountIn(Them, Creatures.Friendly()))))))

var OrnateTalkingTray = Artifact("ornate-talking-tray", Ekwidon, Amber(1), Traits(trait.Item), Omni(Destroy(This), MakeTokens(1)))

var ShoppingSpree = Action("shopping-spree", Ekwidon,
	Play(DiscardCards(Cards.In(Hand, You)), Draw(AffectedCount)))

var ShrewdInvestor = Creature("shrewd-investor", Ekwidon, 4, Traits(trait.Merchant, trait.Getrookya), Has(Elusive),
	Play(May(Opponent.Gains(N(1)), IfYouDo(Capture(4, This)))))

var StewardSuUzyane = Creature("steward-su-uzyanĕ", Ekwidon, 2, Traits(trait.Artisan, trait.Human),
	Enhances(AmberIcon, AmberIcon, DrawIcon))

var TheOldTinker = Creature("the-old-tinker", Ekwidon, 3, Traits(trait.Getrookya, trait.Artisan), Has(Elusive),
	Reap(DiscardCards(Choose(Cards.In(Hand, You))), Draw(1)))

var TheVisibleHand = Action("the-visible-hand", Ekwidon, Play(MakeTokens(2), RevealZone(Hand, You)))

var TradingFrenzy = Action("trading-frenzy", Ekwidon, Amber(1),
	Play(Capture(3, Choose(Creatures.Friendly())), CaptureFrom(You, 3, Choose(Creatures.Enemy()))))

var ShigzisoBuggy = Artifact("shĭgzisŏ-buggy", Ekwidon, Traits(trait.Buggy, trait.Vehicle),
	Act(Destroy(Choose(Creatures.Friendly())), IfYouDo(Gain(2))))

var ShisnyasiBuggy = Artifact("shĭsnyasĭ-buggy", Ekwidon, Traits(trait.Buggy, trait.Vehicle), Act(Lose(1), IfYouDo(Draw(3))))

var ShizyokuBuggy = Artifact("shĭzyokŭ-buggy", Ekwidon, Traits(trait.Buggy, trait.Vehicle),
	Act(Reveal(ChooseN(2, Cards.In(Hand, You)).As(A)),
		If(Is(A, Cards.SharesHouse(A)), DiscardCards(A), MakeTokens(1))))

var StrangeShell = TokenCreature("strange-shell", Ekwidon, 1, Armor(4), Traits(trait.Beast),
	Constantly(Cannot(This, ActFight|ActReap)),
	Act(ReturnToHand(This)))

var Diplomat = TokenCreature("diplomat", Ekwidon, 1, Traits(trait.Getrookya, trait.Politician), Has(Elusive),
	Reap(EachPlayer.Gains(N(1))))

var Trader = TokenCreature("trader", Ekwidon, 1, Traits(trait.Merchant, trait.Getrookya), Act(Steal(1), Destroy(This)))

var Prospector = TokenCreature("prospector", Ekwidon, 1, Traits(trait.Human), Destroyed(Draw(1)))
