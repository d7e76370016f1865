package scene

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/bot"
	"github.com/keyraken/keyraken/game/deck"
	"github.com/keyraken/keyraken/game/replay"
	"github.com/keyraken/keyraken/ui/table"
)

// Plan is a new adventure before it begins.
type Plan struct {
	Players    int
	Seats      [game.MaxSeats]Seat
	Difficulty adventure.Difficulty
	Seed       uint64
	Undo       int // an index of undoTerms
}

// undoTerms are the terms on which a game can be taken back.
var undoTerms = [...]string{replay.UndoFree, replay.UndoHidden, replay.UndoNone}

var (
	UndoNames = [...]string{"undo-free", "undo-hidden", "undo-none"}
	UndoMeans = [...]string{"undo-free-means", "undo-hidden-means", "undo-none-means"}
	UndoWhy   = map[string]string{replay.UndoHidden: "undo-hidden-why", replay.UndoNone: "undo-none-why"}
)

// Seat is who sits in a seat, with which deck.
type Seat struct {
	Deck string // the ID of a deck of the library, or of one that comes with the game
	Bot  string // a name that [bot.New] knows, or "" for a person
}

// DefaultPlan is one person with the first deck.
func DefaultPlan(seed uint64) Plan {
	p := Plan{Players: 1, Difficulty: adventure.Normal, Seed: seed}
	names := deck.Embedded()
	for i := range p.Seats {
		p.Seats[i].Deck = names[i%len(names)]
	}
	return p
}

// Begin begins the game of a plan, and its save.
func (s *Stack) Begin(p Plan) (*table.Model, error) {
	var deals []game.Deal
	var names, bots []string
	for i, seat := range p.Seats[:p.Players] {
		d, err := s.Deck(seat.Deck)
		if err != nil {
			return nil, err
		}
		if err := d.Playable(s.Catalogue); err != nil {
			return nil, err
		}
		deals, names = append(deals, d.Deal(0)), append(names, d.Name)
		if seat.Bot != "" {
			bots = append(bots, bot.Seat(i, seat.Bot))
		}
	}
	setup := adventure.Setup(s.Adventure, deals, p.Seed)
	h := replay.Dealt(s.Catalogue, s.Adventure.Name(), p.Difficulty.String(), setup, names...)
	h.Seats, h.Undo = bots, undoTerms[p.Undo]
	return s.BeginStory(h)
}
