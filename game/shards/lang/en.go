package lang

import (
	"github.com/keyraken/keyraken/game/shards"
	"github.com/keyraken/keyraken/game/shards/card"
)

// English has the words in English.
var English = &Language{
	Code: "en",
	plural: func(n int) int {
		if n == 1 {
			return 0
		}
		return 1
	},
	game: "Shards of Infinity",
	modes: map[string]string{
		"duel":  "{several?Free-for-all, {n} players|Duel}",
		"teams": "Two teams", "three-way": "Three-way fight",
		"auction": "Auction of leaders", "draft": "Draft of relics", "secret": "Secret relics",
	},
	factions: [card.FactionCount]inflected{
		card.Homodeus:    {"Homodeus", "Homodeus ", "a Homodeus "},
		card.Order:       {"Order", "Order ", "an Order "},
		card.Undergrowth: {"Undergrowth", "Undergrowth ", "an Undergrowth "},
		card.Wraethe:     {"Wraethe", "Wraethe ", "a Wraethe "},
	},
	kinds:       [...]string{"ally", "champion", "leader"},
	comparisons: map[string]string{"leader": "leader", "recruited": "recruited", "fast-played": "fast-played", "owned": "owned in the end"},

	labels: labels{
		and: " and ", mercenary: "mercenary", relic: "relic",
		heading: "{faction?{faction} |}{kind}{relic?, relic|}{cost?, cost {cost}|}{defence?, defense {defence}|}{shield?, shield {shield}|}",
		focus:   "Focus: once a turn, pay 1 crystal to gain 1 mastery.", activation: "Activation: ",
		masteryToo: "Mastery {n}+ and ", player: "Player {n}",
	},
	words: tableWords{
		setUp: "Before the first turn", turn: "Turn {n}: {seat}", row: "Center row (deck {deck}, banished {banished})", drafted: "Relics to take",
		status: "{seat}{you? (you)|}{partner? (partner)|}{leader? ({leader})|}{health?: {health} health, {mastery} {most?of {most} |}mastery|}" +
			"{crystals?, {crystals} {crystals:crystal|crystals}|}{power?, {power} power|}{deck?; deck {deck}, discard {discard}|}",
		out:    "{seat}{you? (you)|}: out of the game",
		inPlay: "In play:", relics: "Relics:", hand: "Hand:",
		champion: "{name} (defense {defence}{used?, activated|})", copies: "{name} ×{n}", hidden: "{n} hidden",
	},
	numbers: [card.CountCount]string{
		card.Once:          "{n} {unit}",
		card.YourChampions: "{n} {unit} for each {faction.of}champion you have in play",
		card.AlliesPlayed:  "{n} {unit} for each {faction.of}ally you have played this turn",
		card.InYourDiscard: "{n} {unit} for each {faction.of}card in your discard",
		card.YourMastery:   "{unit} equal to your mastery",
		card.HalfMastery:   "{unit} equal to half your mastery, rounded up",
		card.Endless:       "infinite {unit}",
	},
	units: [card.VerbCount]string{card.GainCrystals: "{n:crystal|crystals}", card.GainPower: "power", card.GainHealth: "health",
		card.GainMastery: "mastery", card.LoseMastery: "mastery", card.DrawCards: "{n:card|cards}"},
	verbs: [card.VerbCount]clause{
		card.GainCrystals: {do: "gain {amount}", instead: "gain {short} instead"},
		card.GainPower:    {do: "gain {amount}", instead: "gain {short} instead"},
		card.GainHealth:   {do: "gain {amount}", instead: "gain {short} instead"},
		card.GainMastery:  {do: "gain {amount}", instead: "gain {short} instead"},
		card.LoseMastery:  {do: "choose an opponent to lose {amount}", instead: "they lose {short} instead"},
		card.DrawCards:    {do: "draw {amount}", instead: "draw {short} instead"},
		card.BanishCards: {"you may banish {n:a card|up to {n} cards} from your {from}", "you may banish any cards from your {from}",
			"{short} instead"},
		card.ReturnCards: {"return {which} from your discard to your hand", "return {which} from your discard to your hand",
			"return {which} instead"},
		card.RecruitFree:    {do: "recruit {which} from the row for free", instead: "put it into your hand"},
		card.DestroyCards:   {"destroy {n:an enemy champion|{n} enemy champions}", "destroy all enemy champions", "destroy {short} instead"},
		card.CopyCard:       {do: "you may copy {which} you have played this turn", instead: "copy it {n} times instead"},
		card.DoublePower:    {do: "double your power", instead: "double your power"},
		card.UntilEndOfTurn: {},
	},
	filters: [card.FilterKindCount]string{
		card.AnyCard: some("a", "card", "cards"), card.Allies: some("an", "ally", "allies"),
		card.Champions: some("a", "champion", "champions"), card.Mercenaries: some("a", "mercenary", "mercenaries"),
		card.NoChampions: some("a", "non-champion card", "non-champion cards"),
	},
	from: [...]string{card.FromHand: "hand", card.FromDiscard: "discard", card.FromHand | card.FromDiscard: "hand or discard"},
	lasting: [card.LastingCount]string{
		card.CopyPlayed:     "you may copy every {faction.of}ally you play this turn, including those you have already played",
		card.PlayRecruited:  "play the next {n:|{n} }{faction.of}{n:champion|champions} you recruit this turn instead of discarding {n:it|them}",
		card.PowerForHealth: "whenever you gain health this turn, gain as much power",
		card.IgnoreShields:  "your attack ignores shields this turn",
		card.DrawForDamage:  "if you deal 10 or more damage to one opponent this turn, draw {n} more {n:card|cards} at its end",
	},
	conditions: [card.ConditionKindCount]string{
		card.MasteryAt:    "Mastery {n}+: ",
		card.UnifyKind:    "Unify: ",
		card.DominionKind: "Dominion: ",
		card.EchoKind:     "Echo: ",
		card.InspireKind:  "Inspire: ",
		card.LeaderIs:     "if your leader is {name}, ",
		card.ChampionsAt:  "if you have {n} or more {faction.of}champions in play, ",
		card.HealthIs:     "if you have {n} health, ",
		card.MostMastery:  "if you have more mastery than each opponent, ",
		card.HaveInPlay:   "while you have {name} in play, ",
		card.LessMastery:  "while the attacker has less mastery than you, ",
	},
	constants: [card.ConstantKindCount]clause{
		card.CannotBeAttacked:    {do: "this champion cannot be attacked"},
		card.ProtectsYou:         {do: "you and your other champions cannot be attacked"},
		card.MoreDefence:         {do: "your champions have +{n} defense", instead: "they have +{n} instead"},
		card.Cheaper:             {do: "you pay less to recruit this: {amount}", instead: "{amount} instead"},
		card.MasteryShield:       {do: "the shield of this card is your mastery"},
		card.ShieldInPlay:        {do: "while this is in play, you have a shield of {n} against each attack", instead: "a shield of {n} instead"},
		card.ReturnsForChampions: {do: "when you play a champion while this is in your discard, return this to your hand"},
	},
	questions: [shards.QuestionKindCount]string{
		shards.AskMain:     "Take an action or end the main phase",
		shards.AskBanish:   "{card}: banish a card?",
		shards.AskReturn:   "{card}: which card returns to your hand?",
		shards.AskRecruit:  "{card}: which card do you recruit for free?",
		shards.AskDestroy:  "{card}: which champion is destroyed?",
		shards.AskCopy:     "{card}: which card is copied?",
		shards.AskShow:     "{card}: which card do you show?",
		shards.AskOpponent: "{card}: who loses mastery?",
		shards.AskPower:    "How much of your {n} power attacks {of}?",
		shards.AskShield:   "{of} attacks with {n} more power: show a shield?",
		shards.AskSurplus:  "Attack {of} with the power left?",
		shards.AskWhere:    "{card}: play it or take it into your hand?",
		shards.AskBid:      "How much health do you bid?",
		shards.AskLeader:   "Who leads you?",
		shards.AskRelic:    "Which relic do you take?",
	},
	commands: [shards.VerbCount]string{
		shards.Play: "Play {card}", shards.Recruit: "Recruit {card}{price? ({price})|}", shards.FastPlay: "Fast-play {card}{price? ({price})|}",
		shards.Activate: "Activate {card}", shards.Focus: "Focus (1)", shards.Attack: "Attack {card} ({defence})",
		shards.EndMain: "End the main phase", shards.Concede: "Concede",
	},
	picks: [shards.QuestionKindCount]string{
		shards.AskBanish: "Banish {card}", shards.AskReturn: "Return {card}", shards.AskRecruit: "Recruit {card}",
		shards.AskDestroy: "Destroy {card}", shards.AskCopy: "Copy {card}", shards.AskShow: "Show {card}",
		shards.AskShield: "Show {card} ({shield})", shards.AskRelic: "Take {card}", shards.AskPlayNext: "Play {card}",
		shards.AskActivateNext: "Activate {card}", shards.AskVictim: "Destroy {card}",
	},
	chosen: [shards.QuestionKindCount]string{
		shards.AskOpponent: "{seat}", shards.AskPower: "{n} power", shards.AskSurplus: "{yes?Attack|Do not attack}",
		shards.AskWhere: "{yes?Play it|Take it into your hand}", shards.AskBid: "{n} health", shards.AskLeader: "{leader}",
	},
	done: [shards.QuestionKindCount]string{shards.AskBanish: "Banish nothing more", shards.AskShield: "Show nothing more",
		shards.AskCopy: "Copy nothing more", shards.AskBid: "Pass"},
	events: englishEvents,
	reasons: [shards.ReasonCount]verdict{
		shards.CostsNothing:   {good: "costs nothing, and is worth no more later"},
		shards.Wins:           {"wins the game this round in {n} % more cases", "wins the game this round in {n} % fewer cases"},
		shards.Survives:       {"averts defeat in {n} % of cases", "loses the game in {n} % more cases"},
		shards.EnemyHealth:    {"costs your opponent {n} more health", "costs your opponent {n} less health"},
		shards.OwnHealth:      {"leaves you {n} more health", "leaves you {n} less health"},
		shards.OwnMastery:     {"gains {n} more mastery", "gains {n} less mastery"},
		shards.OwnChampions:   {"leaves you {n} more {n:champion|champions}", "leaves you {n} fewer {n:champion|champions}"},
		shards.EnemyChampions: {"leaves your opponent {n} fewer {n:champion|champions}", "leaves your opponent {n} more {n:champion|champions}"},
		shards.OwnDeck:        {"makes your deck better", "makes your deck worse"},
	},
}

// some is one card of a kind, so many of them or all, of the faction and the cost that a filter asks for.
func some(article, one, many string) string {
	return "{one?{faction?{faction.an}|" + article + " }" + one + "|{all?all {faction.of}" + many + "|{n} {faction.of}" + many +
		"}}{cost? that costs {cost} or less|}"
}

var englishEvents = [shards.EventKindCount]string{
	shards.TurnBegan:        "Turn of {seat}",
	shards.PhaseBegan:       "{end?End phase|Attack phase}",
	shards.CardPlayed:       "{seat} plays {card}",
	shards.CardFast:         "{seat} fast-plays {card}",
	shards.CardRecruited:    "{seat} recruits {card}",
	shards.CardActivated:    "{seat} activates {card}",
	shards.CardDrawn:        "{seat} draws {hidden?a card|{card}}",
	shards.CardDiscarded:    "{seat} discards {card}",
	shards.CardBanished:     "{card} is banished",
	shards.CardReturned:     "{card} returns to the hand of {seat}",
	shards.CardShown:        "{seat} shows {card}",
	shards.CardCopied:       "{seat} copies {card}",
	shards.CardDestroyed:    "{card} is destroyed",
	shards.CardRevealed:     "{seat} reveals {card}",
	shards.CardLaidOut:      "{card} joins the row",
	shards.CardUnder:        "{card} goes under the center deck",
	shards.DeckShuffled:     "{seat} shuffles the discard into a new deck",
	shards.CentreRenewed:    "The banished cards are shuffled into a new center deck",
	shards.CrystalsGained:   "{seat} gains {n} {n:crystal|crystals}",
	shards.PowerGained:      "{seat} gains {n} power",
	shards.HealthGained:     "{seat} gains {n} health",
	shards.MasteryGained:    "{seat} gains {n} mastery",
	shards.MasteryLost:      "{seat} loses {n} mastery",
	shards.Focused:          "{seat} focuses",
	shards.PowerDoubled:     "{seat} doubles power to {n}",
	shards.LastingBegan:     "{card} works until the end of the turn",
	shards.EffectIgnored:    "{seat} ignores an effect of {card}",
	shards.ChampionAttacked: "{seat} attacks {card}",
	shards.PowerAssigned:    "{n} power attacks {seat}",
	shards.ShieldShown:      "{seat} shows {card}: shield {n}",
	shards.DamageDealt:      "{seat} takes {n} damage",
	shards.PlayerOut:        "{seat} is out of the game",
	shards.LeaderTaken:      "{leader} leads {player}",
	shards.BidMade:          "{seat} bids {n} health",
	shards.BidPassed:        "{seat} passes",
	shards.RelicTaken:       "{seat} takes {card}",
	shards.Conceded:         "{seat} concedes",
	shards.GameOver:         "{seat} {several?win|wins}",
}
