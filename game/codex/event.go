package codex

// EventKind is what has happened.
type EventKind uint8

// The events.
const (
	TurnBegan     EventKind = iota // of Seat
	PhaseBegan                     // N: 1 main, 2 draw
	CardTeched                     // Def by Seat; hidden from others
	GoldGained                     // N by Seat
	GoldLost                       // N by Seat
	CardHired                      // Def by Seat; hidden from others
	WorkerLost                     // by Seat
	HeroSummoned                   // Card by Seat
	HeroLeveled                    // Card, to level N
	BuildingBegun                  // Def by Seat
	BuildingDone                   // Card of Seat
	CardPlayed                     // Def by Seat
	AbilityUsed                    // Card by Seat
	Triggered                      // an ability of Card
	Arrived                        // Card, under control of Seat
	Attached                       // Card to Other
	CardDrawn                      // Def by Seat; hidden from others
	HandDiscarded                  // N cards by Seat
	CardDiscarded                  // Def by Seat; hidden from others
	CardShown                      // Def by Seat
	DeckShuffled                   // of Seat
	Attacked                       // Card attacks Other
	Detected                       // Card, by Seat
	DamageDealt                    // N to Card, by Other
	ArmorSpent                     // N of Card
	Healed                         // N of Card
	Died                           // Card
	Sacrificed                     // Card
	Trashed                        // Card, or Def
	Returned                       // Card to the hand of Seat
	Exhausted                      // Card
	Readied                        // Card
	RunesPut                       // N on Card
	RunesTaken                     // N off Card
	Given                          // something to Card, of Other
	Controlled                     // Card by Seat
	Transformed                    // Card
	Moved                          // Card to place N; 0: out of the patrol zone
	Patrolled                      // Card in place N
	CoinFlipped                    // N: 1 tails
	ModeChosen                     // N of Def
	PeaceKept                      // by Seat
	Conceded
	GameOver
	Tied       // Seat takes one more turn (C21.5)
	Left       // Card leaves play for the discard pile without dying, or Def goes there instead of into play (C18.7)
	Fetched    // Def from the codex by Seat; N: 1 into the hand
	AllReadied // what Seat has in play; its patrol ends (C4.2)

	EventKindCount
)

var eventNames = [EventKindCount]string{"turn-began", "phase-began", "card-teched", "gold-gained", "gold-lost", "card-hired",
	"worker-lost", "hero-summoned", "hero-leveled", "building-begun", "building-done", "card-played", "ability-used", "triggered",
	"arrived", "attached", "card-drawn", "hand-discarded", "card-discarded", "card-shown", "deck-shuffled", "attacked", "detected",
	"damage-dealt", "armor-spent", "healed", "died", "sacrificed", "trashed", "returned", "exhausted", "readied", "runes-put",
	"runes-taken", "given", "controlled", "transformed", "moved", "patrolled", "coin-flipped", "mode-chosen", "peace-kept", "conceded",
	"game-over", "tied", "left", "fetched", "all-readied"}

// String is the name of the event in data.
func (k EventKind) String() string { return eventNames[k] }

// Event is something that has happened. Card is a thing in play, Def what it is or was: it may have left play by now.
type Event struct {
	Kind     EventKind
	Seat     Seat
	Card     Slot
	Def      Def // of Card, or a card that is not in play
	Other    Slot
	OtherDef Def
	N        int32
	Hidden   uint8 // who does not see which card it is, a bit for each seat
}

func (g *Game) emit(e Event) {
	if !g.quiet {
		g.events = append(g.events, e)
	}
}

// tell tells what has happened to a thing in play.
func (g *Game) tell(k EventKind, c Slot, n int32) {
	if !g.quiet {
		o := &g.s.Objects[c]
		g.events = append(g.events, Event{Kind: k, Seat: o.Controller, Card: c, Def: o.Def, N: n})
	}
}

// tellBy tells what one thing in play has done to another.
func (g *Game) tellBy(k EventKind, c, by Slot, n int32) {
	if !g.quiet {
		o := &g.s.Objects[c]
		e := Event{Kind: k, Seat: o.Controller, Card: c, Def: o.Def, N: n, Other: by}
		if by != 0 {
			e.OtherDef = g.s.Objects[by].Def
		}
		g.events = append(g.events, e)
	}
}

// Named says whether the event is about a card.
func (e *Event) Named() bool {
	switch e.Kind {
	case TurnBegan, PhaseBegan, GoldGained, GoldLost, WorkerLost, HandDiscarded, DeckShuffled, CoinFlipped, PeaceKept, Conceded, GameOver,
		Tied, AllReadied:
		return false
	}
	return true
}
