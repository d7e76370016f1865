package engine

import (
	"fmt"
	"slices"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/engine/wire"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/printable"
)

// cardText is a card: its facts, and what it does.
type cardText struct {
	ID          string     `json:"id"`
	Title       string     `json:"title"`
	House       string     `json:"house"`
	Type        string     `json:"type"`
	Power       int        `json:"power"`
	Armor       int        `json:"armor"`
	Amber       int        `json:"amber"`
	Icons       []string   `json:"icons"`
	Traits      []string   `json:"traits"`
	Keywords    []string   `json:"keywords"`
	Printings   []printing `json:"printings"`
	Implemented bool       `json:"implemented"`
	Text        string     `json:"text"`
	Lasting     []string   `json:"lasting,omitempty"` // effects that it can begin, as scenarios number them
}

// printing is where a card was printed.
type printing struct {
	Set    string `json:"set"`
	Number string `json:"number"`
	House  string `json:"house"`
	Rarity string `json:"rarity"`
}

type textRequest struct {
	wire.Head
	Card string `json:"card"`
}

func (s *Server) text(r *textRequest) (*wire.Result, error) {
	id, err := s.Rules.ID(r.Card)
	if err != nil {
		return nil, wire.Failed(wire.NoCard, err)
	}
	var printed []cards.Printing
	for _, p := range s.Adventures.Facts() {
		if p.ID == id {
			printed = append(printed, p)
		}
	}
	return &wire.Result{Card: s.card(printed)}, nil
}

type cardsRequest struct {
	wire.Head
	Set string `json:"set"` // left out: all
}

// cards lists every card, in the order of the sets and of their numbers.
func (s *Server) cards(r *cardsRequest) (*wire.Result, error) {
	printed := map[string][]cards.Printing{}
	var ids, sets []string
	for _, p := range s.Adventures.Facts() {
		if !slices.Contains(sets, p.Set) {
			sets = append(sets, p.Set)
		}
		if p.Type == cards.Reference {
			continue
		}
		if (r.Set == "" || p.Set == r.Set) && !slices.Contains(ids, p.ID) {
			ids = append(ids, p.ID)
		}
		printed[p.ID] = append(printed[p.ID], p)
	}
	if r.Set != "" && !slices.Contains(sets, r.Set) {
		return nil, wire.Failed(wire.BadRequest, fmt.Errorf("set %s is none of %s", printable.Quote(r.Set), strings.Join(sets, ", ")))
	}
	var list []*cardText
	for _, id := range ids {
		list = append(list, s.card(printed[id]))
	}
	return &wire.Result{Cards: list}, nil
}

// card is the card of these printings; its facts are those of the first.
func (s *Server) card(printed []cards.Printing) *cardText {
	p := &printed[0]
	c := &cardText{
		ID: p.ID, Title: p.Name, House: p.House, Type: p.Type, Power: p.Power, Armor: p.Armor, Amber: p.Amber,
		Icons: []string{}, Traits: p.Traits, Keywords: p.Keywords,
	}
	for range p.Amber {
		c.Icons = append(c.Icons, card.AmberIcon.String())
	}
	for _, p := range printed {
		c.Printings = append(c.Printings, printing{p.Set, p.Number, p.House, p.Rarity})
	}
	n, ok := s.Rules.Catalogue.Number(p.ID)
	if c.Implemented = ok; !ok {
		return c
	}
	d := s.Rules.Catalogue.Card(n)
	language := s.Adventures.LanguageFor(s.Language, p.ID)
	c.Text = language.Card(d).String()
	for _, a := range s.Rules.Catalogue.LastingAbilities(n) {
		c.Lasting = append(c.Lasting, strings.TrimPrefix(language.Ability(d, *a, ""), ": "))
	}
	return c
}
