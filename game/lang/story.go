package lang

import (
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Story is the sentences in which games are narrated and questions asked, as templates
// that package narrate fills with facts. {card}, {other} and {what} have the forms of
// titles that the language names in its Cases.
type Story struct {
	// Forms of a side as subject, as owner, as object. {n} is the number of a
	// player, {what} the name of a player who has one. An adventure names its monster in its own
	// words.
	You, Player, Named, Monster, Nobody [3]string

	Events   [keyforge.EventKinds]string
	Phrases  Phrases
	Purposes [keyforge.PurposeCount]string
	Answers  [keyforge.PurposeCount][2]string // what yes and no do, when that needs saying
	Ways     [keyforge.ToUnstun + 1]string
	Steps    [keyforge.EndStep + 1]string
	Keys     [4]string
	Icons    [card.IconCount]string
	Into     [card.ZoneCount]string // that {n} cards go there; {side} is whose zone it is
	LookedAt [card.ZoneCount]string // a zone of {side} that somebody looks at
	Shown    [card.ZoneCount]string // a zone of {side} that is revealed
	And, Or  string                 // with their spaces
}

// Phrases are sentences, and parts of them, that do not belong to a single event or
// question.
type Phrases struct {
	Title          string // {what}, the title of a card, as it stands within a sentence
	MonsterCard    string // {card}, which is the monster {side}, as it stands within a sentence
	OneCard        string // not seen, as subject
	OneCardTo      string // the same as object
	ManyCards      string // {n} of them
	TurnedInto     string // the deck and the discard pile are swapped
	ShuffledIn     string // the discard pile into the deck; {what} is its or their
	Its            string
	Their          string
	Draws          string // {what}
	Archives       string // {what} from the deck
	Ready          string // several cards
	Goes           string // {what} goes {other}
	CapturedGain   string // before it came into the pool
	CapturedSupply string // instead of what is in the pool
	StoleSupply    string // likewise
	AmberToCard    string // {other} from {what}
	AmberToSupply  string // from {what}
	AmberToPool    string // of {with} from {what}
	PoolOf         string
	TideRaised     string // by {side}, where the players have one each
	TideFalls      string
	TideReset      string
	CountersLost   string
	AmberPutOn     string // {other}, of what was taken off other cards
	AmberTakenOff  string // {card}, to be put on others
	TopOfDeck      string // {n} cards of the deck of {side}, which somebody looks at
	DamageTakenOff string // {card}
	Concedes       string // that {side} does, and then that somebody {what}
	NobodyWins     string
	Wins           string // {what}, which is {side}
	ManyWin        string
	CopyOf         string // {card}, of {what}
	MainStep       string
	Chosen         string // {n} so far
	CapturesStolen string // {m} æmber is left that would be stolen
	NextCard       string
	WhichReplaces  string // {card}
	PlacedCard     string // {card} is {n.th} in the line of {side}
	PlacedArtifact string // {card} is {n.th} of the artifacts of {side}
	Nth            string // {n} as an ordinal; see [Language.Nth]
	GivenBy        string // an ability, by {card}
	Yes            string
	No             string
	NoCard         string // is chosen
	Enough         string // are chosen
	LeftFlank      string
	RightFlank     string
	BetweenCards   string
	KeyOption      string
	WhichIcon      string // as which icon a bonus icon resolves
	AsIcon         string // a bonus icon, as {what}
	NoChange       string // it would change nothing
	CountsNone     string // an effect could do nothing because its number is 0
}
