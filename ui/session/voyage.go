package session

import (
	"slices"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/online/voyage"
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

// VoyageSummary says how the voyage of a week has gone so far.
func (n *Chronicle) VoyageSummary(week string) string {
	voyages := n.voyages
	if n.kind == nil {
		voyages = n.s.Collection.voyages
	}
	switch t := voyages[week]; {
	case t == nil:
		return n.s.T("voyage-new")
	case t.Fastest > 0:
		return n.s.T("voyage-fastest", t.Wins, t.Games, t.Fastest)
	default:
		return n.s.T("voyage-done", t.Wins, t.Games)
	}
}

// Tables are the server that has tables of voyages, the name that one has there, and the games that were sent.
type Tables struct {
	Server string `json:"server"`
	Name   string `json:"name"`
	Sent   []Sent `json:"sent,omitempty"`
}

// Sent is a game in a table, with the secret by which it can be withdrawn.
type Sent struct {
	Server  string `json:"server"`
	Week    string `json:"week"`
	Game    string `json:"game"`
	Players int    `json:"players"`
	ID      string `json:"id"`
	Secret  string `json:"secret"`
}

// mostSent is how many games that were sent are remembered.
const mostSent = 100

// same reports whether both are in the same table.
func (g *Sent) same(o *Sent) bool {
	return g.Server == o.Server && g.Week == o.Week && g.Game == o.Game && g.Players == o.Players
}

// SentTo is one's own game in the table of a server, as far as g says which.
func (s *Settings) SentTo(g Sent) (Sent, bool) {
	if s.Tables != nil {
		if i := slices.IndexFunc(s.Tables.Sent, func(o Sent) bool { return o.same(&g) }); i >= 0 {
			return s.Tables.Sent[i], true
		}
	}
	return Sent{}, false
}

// SetTables keeps the server and the name.
func (s *Session) SetTables(server, name string) {
	t := Tables{Server: server, Name: name}
	if was := s.Settings.Tables; was != nil {
		if was.Server == server && was.Name == name {
			return
		}
		t.Sent = was.Sent
	}
	s.Settings.Tables = &t
	s.SaveSettings()
}

// KeepSent keeps that a game was sent, in place of an earlier one in the same table; without an ID, that none is there any more.
func (s *Session) KeepSent(g Sent) {
	t := *s.Settings.Tables
	t.Sent = slices.DeleteFunc(slices.Clone(t.Sent), func(o Sent) bool { return o.same(&g) })
	if g.ID != "" {
		t.Sent = append(t.Sent, g)
	}
	t.Sent = t.Sent[max(0, len(t.Sent)-mostSent):]
	s.Settings.Tables = &t
	s.SaveSettings()
}

// Sailed is a finished game of a voyage, which tables take.
type Sailed struct {
	Path    string
	Players int
	voyage.Result
}

// Sailed are the finished games of the voyage of a week that are kept: the best first.
func (n *Chronicle) Sailed(week string) (all []Sailed) {
	games, _ := n.s.Saves.List()
	for i := range games {
		g := &games[i]
		if r := g.result; r != nil && g.Kind == n.kind && r.Voyage == week && !r.Uncounted && !r.Standard() {
			all = append(all, Sailed{g.Path, r.Players(), voyage.Result{Won: r.Won, Turns: r.Turns, Damage: r.Damage, Power: r.Power}})
		}
	}
	slices.SortStableFunc(all, func(a, b Sailed) int { return a.Compare(b.Result) })
	return all
}
