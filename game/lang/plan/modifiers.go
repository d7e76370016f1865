package plan

import "github.com/keyraken/keyraken/game/keyforge/card"

// ModSaying is how a modifier is said: a language has [Words] for each.
type ModSaying uint8

// The sayings about {cards}, with the other parts that they are about.
const (
	NoModSaying          ModSaying = iota // not in words of its own
	SwitchesPowerArmor                    //
	GetsPower                             // {power}
	LosesArmor                            //
	GainsArmor                            // {number}
	GetsArmor                             // {armor}
	IsDoomed                              //
	IsFleeting                            //
	IsArchived                            //
	NotReady                              //
	HasPower                              // {number}
	CountsAsPower                         // {number}
	PowerBecomes                          // {number}
	HasArmor                              // {number}
	CountsAsArmor                         // {number}
	ArmorBecomes                          // {number}
	GainsKeyword                          // {gained keyword}
	GainsKeywordFor                       // {gained keyword}, {one}: while attacking it
	LosesKeyword                          // {keyword}
	GainsAbility                          // {ability}
	IsBlank                               //
	IsBlankButTraits                      //
	OfActiveHouse                         //
	OfHouseOfThis                         // {self}
	OfOneHouse                            // {house}
	OfChosenHouseToo                      //
	OfEveryHouse                          //
	OfHouseToo                            // {house}
	GainsTraits                           // {gained traits}
	LosesTraits                           //
	IsOfType                              // {type}
	IsControlled                          // {player}
	UsedOnlyToFight                       //
	CannotBeUsed                          //
	CannotReady                           //
	CannotAct                             // {acts}
	CannotActs                            // {acts}, which are several
	DealsNothing                          //
	DealsOnly                             // {damage}
	DealsNothingAttacked                  //
	DealsOnlyAttacked                     // {damage}
	DealsMore                             // {bonus}, {one}
	IgnoresKeyword                        // {keyword}
	IgnoresArmor                          //
	CannotAttack                          //
	CannotAttackThese                     // {all}
	AttacksOnly                           // {all}
	SharesDamage                          // {self}
	PassesDamage                          // {self}
	TakesNoDamage                         //
	TakesNoDamageBy                       // {by}
	EnterReady                            //
	EnterStunned                          //
	EnterEnraged                          //
	EnterControlled                       // {foe}
	UsedAsActive                          //
	UsedAsOfHouse                         // {house}
	MayFightAnyway                        //
	MustFightIfAble                       //
	PaysAsOwn                             // {player}, {use}
	PaysForKeys                           // {player}
	OnAFlank                              //
	TakesTwice                            //
	TakesMore                             // {more damage}
	GainsKeywordsTraits                   // {role}
	GainsText                             // {role}
	SharesHeadings                        // {kinds of abilities}, {adds}
	GainsPrey                             // {prey}
	DoesInsteadOfDamage                   // {do}
	LosesAbilities                        // {headings}
	EntersWherever                        //
	DividesDamage                         //
	CannotExhaust                         //
	SpendsItself                          // {player}, {use}
	CopiesRole                            // {role}
	UsedByDestroying                      // {you}, {one}
	TauntsWidely                          //
)

// The sayings about players.
const (
	CostOfKeys           ModSaying = iota + TauntsWidely + 1 // {keys}, {cost}
	SizeOfHand                                               // {who}, {hand}
	SkipsForging                                             // {player}
	CannotForgeKeys                                          // {player}, {while}
	ForgesAtMost                                             // {player}, {most keys}
	CannotForgeKey                                           // {player}, {nth}, {while}
	CannotPlayCards                                          // {player}, {all}, {while}
	PlaysAtMost                                              // {player}, {limit}
	NobodyUses                                               // {all}
	CannotUseCards                                           // {player}, {all}
	MustChooseHouse                                          // {player}, {house}
	CannotChooseHouse                                        // {player}, {house}
	CannotChooseAgain                                        // {player}
	MayUseCards                                              // {player}, {some}, {whatever}
	MayFightWithCards                                        // {player}, {some}, {whatever}
	MayReapWithCards                                         // {player}, {some}, {whatever}
	MayHaveCardsAct                                          // {player}, {some}, {acts}, {whatever}
	CannotBeStolen                                           // {who}
	CannotRaiseTide                                          // {player}
	CannotRaiseCommon                                        // {player}
	CannotPlayNamed                                          //
	PurgesInstead                                            // {one}
	ReturnsInstead                                           // {one}, {who}
	CapturesGain                                             // {who}, {self}
	SparesPool                                               // {who}
	CapturesTheft                                            //
	StealsByReaping                                          // {who}, {victim}
	TakesSpent                                               // {you}, {who}
	IconsSilent                                              // {who}
	IconsAs                                                  // {who}, {icon}, {other icon}
	IconsAsAny                                               // {who}, {icon}, {other icons}
	IconsReplaced                                            // {who}, {icon}, {may do instead}
	IconsRepeat                                              // {who}, {times}
	AbilitiesSilent                                          // {headings}
	PlayingCosts                                             // {player}, {you}, {amount}, {one}
	UsingCosts                                               // {player}, {you}, {amount}, {one}
	DoesBeforeForging                                        // {who}, {do}
	IsHaunted                                                // {player}
	MayPlayCards                                             // {player}, {allowed}, {whatever}
	MayPlayEachTurn                                          // {player}, {allowed}, {whatever}, {off house}
	TakesTurnAgain                                           // {who}
	KeepsForeign                                             // {who}
	TopIsRevealed                                            // {who}
	SkipsDrawing                                             // {player}
	SkipsReadying                                            // {player}
	LeavesArchives                                           // {player}
	CannotPlayRight                                          // {player}
	CannotPlayOrUseNamed                                     //
	GainsOfCreatures                                         // {who}, {player}
	MakesOfGain                                              // {who}
	SpendsOfPool                                             // {player}, {amount}, {victim} or {foe}
	ForgesAdditional                                         // {player}, {keys more}
	NeedsKeys                                                // {player}, {keys more}
	DrawsAdditional                                          // {who}, {cards more}
	CannotMulligan                                           // {player}
	PlaysAtMostInTurn                                        // {player}, {limit}
	ModSayingCount
)

// modSayings are those of the modifiers that are said in one way.
var modSayings = [card.ModCount]ModSaying{
	card.CountsHaunted: IsHaunted, card.NotReadied: NotReady, card.LoseKeyword: LosesKeyword, card.GiveAbility: GainsAbility,
	card.TypeMod: IsOfType, card.ControlMod: IsControlled, card.FightBonus: DealsMore,
	card.Ignores: IgnoresKeyword, card.EntersReady: EnterReady, card.EntersStunned: EnterStunned, card.EntersEnraged: EnterEnraged,
	card.EntersOther: EnterControlled, card.MayFightMod: MayFightAnyway,
	card.MustFightMod: MustFightIfAble, card.FlankMod: OnAFlank, card.HeadingsMod: SharesHeadings, card.PreyMod: GainsPrey,
	card.WideTaunt: TauntsWidely, card.LosesHeadings: LosesAbilities, card.CopyMod: CopiesRole, card.DestroysToUse: UsedByDestroying,
	card.EntersAnywhere: EntersWherever, card.Divides: DividesDamage,
	card.PiercesArmor: IgnoresArmor,

	card.KeyCostMod: CostOfKeys, card.HandSizeMod: SizeOfHand, card.SkipForge: SkipsForging, card.CannotPlay: CannotPlayCards,
	card.MustChoose: MustChooseHouse, card.NotStolen: CannotBeStolen,
	card.GainCaptured: CapturesGain, card.TakenOfSupply: SparesPool, card.StealCaptured: CapturesTheft, card.ReapSteals: StealsByReaping,
	card.SpentTaken: TakesSpent, card.Silenced: AbilitiesSilent, card.PlayToll: PlayingCosts, card.UseToll: UsingCosts,
	card.DealsInstead: DoesInsteadOfDamage, card.ForgeToll: DoesBeforeForging,
	card.TurnAgain: TakesTurnAgain, card.ArchivesKept: KeepsForeign, card.TopRevealed: TopIsRevealed, card.SkipDraw: SkipsDrawing,
	card.ArchivesLeft: LeavesArchives, card.RightClosed: CannotPlayRight, card.GainMade: MakesOfGain, card.ReapsOwn: GainsOfCreatures,
	card.SpendPool: SpendsOfPool, card.ForgeMore: ForgesAdditional, card.MoreKeys: NeedsKeys, card.DrawMore: DrawsAdditional,
	card.NoMulligan: CannotMulligan, card.SkipReady: SkipsReadying,
}

// ModSaying is how a modifier is said.
func (v *View) ModSaying(m *card.Mod) ModSaying {
	if m.Kind < card.ModCount && modSayings[m.Kind] != NoModSaying {
		return modSayings[m.Kind]
	}
	switch m.Kind {
	case card.CannotNamed:
		return either(m.OrUse, CannotPlayOrUseNamed, CannotPlayNamed)
	case card.CannotForge:
		if forgesAtMost(m) {
			return ForgesAtMost
		}
		return either(m.Num.Kind == card.Const && m.Num.N > 0 && m.Num.N <= 3, CannotForgeKey, CannotForgeKeys)
	case card.CannotUse:
		return either(m.Who == card.AnyPlayer, NobodyUses, CannotUseCards)
	case card.CannotChoose:
		return either(m.Again, CannotChooseAgain, CannotChooseHouse)
	case card.PlayLimit:
		return either(v.Lasts, PlaysAtMostInTurn, PlaysAtMost)
	case card.MayPlayOther:
		return either(Limited(m.Num) && !v.Lasts, MayPlayEachTurn, MayPlayCards)
	case card.MayUseOther:
		return mayUse(m.Acts)
	case card.CannotRaise:
		return either(v.Active, CannotRaiseCommon, CannotRaiseTide)
	case card.PurgedInstead:
		return either(m.Who == card.Nobody, PurgesInstead, ReturnsInstead)
	case card.IconMod:
		switch {
		case m.None:
			return IconsSilent
		case m.TurnsIcons():
			return either(m.AsAny == nil, IconsAs, IconsAsAny)
		}
		return either(m.Do != nil, IconsReplaced, IconsRepeat)
	case card.PowerMod, card.ArmorMod, card.SetPower, card.SetArmor:
		return statSaying(m)
	case card.FightDamage, card.OnlyAttacks, card.Redirects, card.Shielded, card.DamageTaken:
		return fightSaying(m)
	}
	return cardModSaying(m)
}

// forgesAtMost reports whether a player cannot forge keys once they have forged so many in the turn.
func forgesAtMost(m *card.Mod) bool {
	w := m.While
	return w != nil && w.Kind == card.Compare && !w.Not && w.A.Kind == card.Done && w.A.Ledger == card.Forged && w.A.Who == card.You &&
		w.Cmp == card.AtLeast && w.B.Kind == card.Const
}

// mayUse is how cards of other houses may be used.
func mayUse(a card.Acts) ModSaying {
	switch a {
	case 0, card.ActAny:
		return MayUseCards
	case card.ActFight:
		return MayFightWithCards
	case card.ActReap:
		return MayReapWithCards
	}
	return MayHaveCardsAct
}

// statSaying is how a modifier of power or armor is said.
func statSaying(m *card.Mod) ModSaying {
	same := m.Num.Role == card.TheSubjects // the same as the cards of a lasting effect
	switch m.Kind {
	case card.PowerMod:
		return either(m.Swapped, SwitchesPowerArmor, GetsPower)
	case card.ArmorMod:
		return either(m.None, LosesArmor, either(same, GainsArmor, GetsArmor))
	case card.SetPower:
		return either(same, HasPower, either(m.Final && m.Num.Kind == card.Const, CountsAsPower, PowerBecomes))
	}
	return either(same, HasArmor, either(m.Final, CountsAsArmor, ArmorBecomes))
}

// fightSaying is how a modifier of fights and damage is said.
func fightSaying(m *card.Mod) ModSaying {
	switch m.Kind {
	case card.FightDamage:
		if m.Num.Kind == card.Const && m.Num.N == 0 {
			return either(m.WhenAttacked, DealsNothingAttacked, DealsNothing)
		}
		return either(m.WhenAttacked, DealsOnlyAttacked, DealsOnly)
	case card.OnlyAttacks:
		return either(m.Filter == nil, CannotAttack, either(m.Except, CannotAttackThese, AttacksOnly))
	case card.Redirects:
		return either(m.InFights, SharesDamage, PassesDamage)
	case card.Shielded:
		return either(m.Filter == nil, TakesNoDamage, TakesNoDamageBy)
	}
	return either(m.Twice, TakesTwice, TakesMore)
}

// cardModSaying is how a modifier of what cards are and can do is said.
func cardModSaying(m *card.Mod) ModSaying {
	switch m.Kind {
	case card.KeywordMod:
		return either(m.Filter == nil, GainsKeyword, GainsKeywordFor)
	case card.BlankMod:
		return either(m.TraitsToo, IsBlank, IsBlankButTraits)
	case card.TraitMod:
		return either(m.None, LosesTraits, GainsTraits)
	case card.HouseMod:
		return either(m.Active, OfActiveHouse, either(m.AsThis, OfHouseOfThis, OfOneHouse))
	case card.Doomed:
		return either(m.Archived, IsArchived, either(m.Purged, IsFleeting, IsDoomed))
	case card.AlsoHouseMod:
		return either(m.Chosen, OfChosenHouseToo, either(m.House == card.NoHouse, OfEveryHouse, OfHouseToo))
	case card.AnyHouseUse:
		return either(m.House == card.NoHouse, UsedAsActive, UsedAsOfHouse)
	case card.SpendMod:
		return either(m.Itself, SpendsItself, either(m.ToForge, PaysForKeys, PaysAsOwn))
	case card.TextMod:
		return either(m.KeywordsOnly, GainsKeywordsTraits, GainsText)
	case card.CannotMod:
		switch {
		case OnlyFights(m):
			return UsedOnlyToFight
		case m.Acts == card.ActAny:
			return CannotBeUsed
		case m.Acts == card.ActReady:
			return CannotReady
		case m.Acts == card.ActExhaust:
			return CannotExhaust
		}
		return either(len(Acts(m.Acts)) == 1, CannotAct, CannotActs)
	}
	return NoModSaying
}

// OnlyFights reports whether cards can be used only to fight.
func OnlyFights(m *card.Mod) bool {
	return m.Kind == card.CannotMod && m.Acts == card.ActReap|card.ActAction|card.ActOmni
}

// OfCards reports whether something is said about cards, not about players.
func (s ModSaying) OfCards() bool { return s <= TauntsWidely }

// Limited reports whether a modifier holds for a number of cards.
func Limited(n card.Num) bool { return n.Kind != card.Const || n.N > 0 }
