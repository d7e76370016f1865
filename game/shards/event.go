package shards

// EventKind is what has happened.
type EventKind uint8

// The events.
const (
	TurnBegan  EventKind = iota // of Seat
	PhaseBegan                  // N: 1 attack, 2 end
	CardPlayed                  // Card by Seat
	CardFast                    // Card fast-played by Seat
	CardRecruited
	CardActivated
	CardDrawn // hidden from others
	CardDiscarded
	CardBanished
	CardReturned // to hand
	CardShown    // from hand, to all
	CardCopied   // Card, by Other
	CardDestroyed
	CardRevealed   // by an automaton
	CardLaidOut    // in place N of the row
	CardUnder      // the centre deck
	DeckShuffled   // of Seat
	CentreRenewed  // of the banished cards
	CrystalsGained // N by Seat, of Card
	PowerGained
	HealthGained
	MasteryGained
	MasteryLost
	Focused
	PowerDoubled
	LastingBegan  // N: a card.Lasting
	EffectIgnored // of Card, by an automaton (S18.19, S18.21)
	ChampionAttacked
	PowerAssigned // N to Seat
	ShieldShown   // Card, N
	DamageDealt   // N to Seat
	PlayerOut
	LeaderTaken // N: index in Catalogue.Leaders
	BidMade     // N of health
	BidPassed
	RelicTaken
	KillDecided // it has power enough to kill its prey (S18.24)
	Conceded
	GameOver

	EventKindCount
)

var eventNames = [EventKindCount]string{
	TurnBegan: "turn-began", PhaseBegan: "phase-began", CardPlayed: "card-played", CardFast: "card-fast",
	CardRecruited: "card-recruited", CardActivated: "card-activated", CardDrawn: "card-drawn", CardDiscarded: "card-discarded",
	CardBanished: "card-banished", CardReturned: "card-returned", CardShown: "card-shown", CardCopied: "card-copied",
	CardDestroyed: "card-destroyed", CardRevealed: "card-revealed", CardLaidOut: "card-laid-out", CardUnder: "card-under",
	DeckShuffled: "deck-shuffled", CentreRenewed: "centre-renewed", CrystalsGained: "crystals-gained",
	PowerGained: "power-gained", HealthGained: "health-gained", MasteryGained: "mastery-gained", MasteryLost: "mastery-lost",
	Focused: "focused", PowerDoubled: "power-doubled", LastingBegan: "lasting-began", EffectIgnored: "effect-ignored",
	ChampionAttacked: "champion-attacked", PowerAssigned: "power-assigned", ShieldShown: "shield-shown",
	DamageDealt: "damage-dealt", PlayerOut: "player-out", LeaderTaken: "leader-taken", BidMade: "bid-made",
	BidPassed: "bid-passed", RelicTaken: "relic-taken", KillDecided: "nemesis-kills", Conceded: "conceded",
	GameOver: "game-over",
}

// String is the name of the kind in data.
func (k EventKind) String() string { return eventNames[k] }

// Event is a fact, in the past tense.
type Event struct {
	Kind   EventKind
	Seat   Seat
	Card   Slot
	Other  Slot // the card whose effect it is; 0: the rules
	N      int32
	Hidden uint8 // the seats that do not learn which card it is about, a bit for each
}

func (g *Game) emit(e Event) {
	if !g.quiet {
		g.events = append(g.events, e)
	}
}
