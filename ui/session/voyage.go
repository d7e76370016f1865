package session

import (
	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Voyage is the voyage of this week.
func (s *Session) Voyage() adventure.Voyage { return adventure.VoyageOf(s.Adventure, s.Now()) }

// PlanOfVoyage is the plan of this week's voyage.
func (s *Session) PlanOfVoyage() Plan {
	p := DefaultPlan(s.Seed())
	p.SetVoyage(s.Adventure, s.Voyage())
	return p
}

// SetVoyage makes the plan that of a voyage: its decks, deal and conditions, with as many
// players as the plan has, on its terms.
func (p *Plan) SetVoyage(a adventure.Adventure, v adventure.Voyage) {
	for i := range p.Seats {
		p.Seats[i].Deck = v.Decks[i]
	}
	p.Seed, p.Rulebook = v.Seed, keyforge.Newest
	p.SetDifficulty(a, v.Word)
}

// IsVoyage reports whether the plan is still that of a voyage.
func (p *Plan) IsVoyage(a adventure.Adventure, v adventure.Voyage) bool {
	if p.Duel || p.Rulebook != keyforge.Newest {
		return false
	}
	for i, seat := range p.Seats[:p.Players] {
		if seat.Deck != v.Decks[i] {
			return false
		}
	}
	return p.Seed == v.Seed && p.Word(a) == v.Word
}

// SetDifficulty takes the difficulty or the variant that a save records as a word; an unknown word
// changes nothing.
func (p *Plan) SetDifficulty(a adventure.Adventure, word string) {
	if d, err := adventure.ParseDifficulty(word); err == nil {
		p.Custom, p.Difficulty = false, d
	} else if v, err := adventure.VariantOf(a, word); err == nil {
		p.Custom, p.Variant = true, v
	}
}

// markVoyage notes in a header that its game is this week's voyage, if it is.
func (s *Session) markVoyage(h *replay.Header, p *Plan) {
	if v := s.Voyage(); p.IsVoyage(s.Adventure, v) {
		h.Voyage = v.Week
	}
}

// VoyageSummary says how the voyage of a week in games of a kind has gone so far.
func (s *Session) VoyageSummary(k game.Kind, week string) string {
	voyages := s.Collection.voyages
	if k != nil {
		voyages = s.chronicleOf(k).voyages
	}
	switch t := voyages[week]; {
	case t == nil:
		return s.T("voyage-new")
	case t.Fastest > 0:
		return s.T("voyage-fastest", t.Wins, t.Games, t.Fastest)
	default:
		return s.T("voyage-done", t.Wins, t.Games)
	}
}
