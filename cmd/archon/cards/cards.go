// Package cards is archon cards: the cards, their facts and their texts.
package cards

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/cards/compare"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
)

// listed is a card as archon cards shows it.
type listed struct {
	cards.Printing
	Implemented bool   `json:"implemented"`
	Text        string `json:"text"`

	language *lang.Language // with the words of the card's adventure
}

// Command is archon cards.
func Command(p *pool.Pool) *cobra.Command {
	var q query
	var house string
	var asJSON bool
	c := &cobra.Command{
		Use:   "cards",
		Short: p.T("use-cards"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			var ok bool
			if q.house, ok = p.HouseNamed(house); !ok && house != "" {
				return message.New("use-one-of", "--house", house, strings.Join(houseNames(p), ", "))
			}
			list, err := choose(p, &q)
			if err != nil {
				return err
			}
			if asJSON {
				enc := terminal.Encoder(c.OutOrStdout())
				enc.SetEscapeHTML(false)
				return enc.Encode(list)
			}
			writeCards(c.OutOrStdout(), list, q.name != "")
			return nil
		},
	}
	c.Flags().StringVar(&q.set, "set", "", p.T("flag-cards-set", strings.Join(setNames(p), ", ")))
	c.Flags().StringVar(&house, "house", "", p.T("flag-cards-house"))
	c.Flags().StringVar(&q.words, "word", "", p.T("flag-cards-word"))
	c.Flags().StringVar(&q.name, "text", "", p.T("flag-cards-text"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-array"))
	c.AddCommand(compare.Command(p))
	return c
}

// setNames are the sets of the pool and those of the adventures.
func setNames(p *pool.Pool) []string {
	var names []string
	for _, f := range p.Facts() {
		if !slices.Contains(names, f.Set) {
			names = append(names, f.Set)
		}
	}
	return names
}

// houseNames are the houses of the cards of the pool.
func houseNames(p *pool.Pool) []string {
	var names []string
	for _, f := range p.Facts() {
		if _, ok := card.ParseHouse(f.House); ok && !slices.Contains(names, f.House) {
			names = append(names, f.House)
		}
	}
	slices.Sort(names)
	return names
}

// query says which cards are listed; what is empty asks for nothing.
type query struct {
	set, name string
	house     card.House
	words     string // that a card mentions
}

// wants reports whether the card is one of the wanted ones, as far as its facts tell.
func (q *query) wants(p *pool.Pool, f *cards.Printing) bool {
	return (q.set == "" || f.Set == q.set) && (q.house == card.NoHouse || f.House == q.house.String()) &&
		(q.name == "" || p.Answers(f.ID, q.name) || f.ID == q.name)
}

// choose lists the cards that are asked for.
func choose(p *pool.Pool, q *query) ([]listed, error) {
	if q.set != "" && !slices.Contains(setNames(p), q.set) {
		return nil, message.New("unknown-set", strconv.Quote(q.set), strings.Join(setNames(p), ", "))
	}
	cat, err := p.Catalogue()
	if err != nil {
		return nil, err
	}
	list := []listed{}
	for _, f := range p.Facts() {
		if !q.wants(p, &f) {
			continue
		}
		l := listed{Printing: f, language: p.LanguageFor(p.Language, f.ID)}
		mentions := q.words == ""
		if n, ok := cat.Number(f.ID); ok {
			l.Text, l.Implemented = l.language.Card(cat.Card(n)).String(), true
			mentions = mentions || lang.Mentions(l.language.Findable(cat.Card(n), cards.PrintedKeywords(f.ID)), q.words)
		} else if f.Type == cards.Reference { // what it shows is in the rules (K3.8, K21.2)
			l.Text, l.Implemented = l.language.T("tide-card"), true
		}
		if mentions {
			list = append(list, l)
		}
	}
	switch {
	case len(list) > 0:
	case q.name != "":
		return nil, message.New("no-card-called", strconv.Quote(q.name))
	default:
		return nil, message.New("no-card-of-kind")
	}
	return list, nil
}

// writeCards writes a line for each card, with its text under its last printing.
func writeCards(w io.Writer, list []listed, withText bool) {
	for i, l := range list {
		fmt.Fprintln(w, l.line())
		again := func(later listed) bool { return later.ID == l.ID }
		if withText && l.Text != "" && !slices.ContainsFunc(list[i+1:], again) {
			fmt.Fprintf(w, "  %s\n", strings.ReplaceAll(l.Text, "\n", "\n  "))
		}
	}
}

// line describes the card's facts.
func (l *listed) line() string {
	say := l.language
	house, kind := l.House, l.Type
	if h, ok := card.ParseHouse(l.House); ok {
		house = say.House(h)
	}
	if t, ok := card.ParseType(l.Type); ok {
		kind = strings.ToLower(say.Type(t))
	}
	token := l.Type == cards.Token
	if token {
		kind = strings.ToLower(say.T("token-creature"))
	}
	facts := []string{kind}
	if l.House != "" { // prophecies and archon powers are of none
		facts[0] = say.T("house-and-type", house, kind)
	}
	if token || l.Type == card.CreatureType.String() || l.Type == cards.Token {
		facts = append(facts, say.T("power-n", l.Power))
	}
	if l.Armor > 0 {
		facts = append(facts, say.T("armor-n", l.Armor))
	}
	if l.Amber > 0 {
		facts = append(facts, say.T("amber-n", l.Amber))
	}
	for _, name := range l.Traits {
		if t, ok := trait.Parse(name); ok {
			name = say.Trait(t)
		}
		facts = append(facts, name)
	}
	for _, name := range l.Keywords {
		name, n, numbered := strings.Cut(name, ":")
		if k, ok := card.ParseKeyword(name); ok {
			name = strings.ToLower(say.Keyword(k))
		}
		if numbered {
			name += " " + n
		}
		facts = append(facts, name)
	}
	if !l.Implemented {
		facts = append(facts, say.T("not-implemented-yet"))
	}
	rarity, from := say.Template("rarity-" + strings.ReplaceAll(strings.ToLower(l.Rarity), " ", "-"))
	if from == nil {
		rarity = l.Rarity
	}
	called := say.Called(l.ID, l.Name)
	if say.Translates(l.ID) {
		called = say.T("our-title", called, l.Name)
	}
	return fmt.Sprintf("%s %s %s (%s): %s", l.Set, l.Number, called, rarity, strings.Join(facts, ", "))
}
