// Package written has the adventures that others write: each is one file, which says its cards in
// the notation of package card ([notation.Read]), its rules as a list of parts, and its words in any
// language. WRITING.md is the guide; the one in testdata that it shows is played by the tests.
//
// A file is data. Nothing in it is code, everything is bounded, and whatever is wrong is an
// error [notation.At] its line. It is known by its name and a fingerprint of its text: another
// text is another adventure, and saves of the first are kept for the first.
package written

import (
	"crypto/sha256"
	"fmt"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
)

// Adventure is an adventure from a file.
type Adventure interface {
	adventure.Varied
	// Called is its name in the file, without the fingerprint.
	Called() string
	// Author is who says to have written it, and About what they say of it.
	Author() string
	About() string
}

// written implements [Adventure].
type written struct {
	rules
	called, title, author, about string
	monster                      string // its title
	boss                         string
	cards                        []program.Printed
	copies                       map[string]int
	conditions                   []adventure.Condition
	variants                     [3]adventure.Variant
	words                        map[string]lang.Words // by language; "": for the others
}

// fingerprint is the letters by which the text of a file is known, of 4 bits each.
func fingerprint(text []byte) string {
	sum := sha256.Sum256(text)
	var b strings.Builder
	for i := range scenario.FingerprintLetters {
		b.WriteByte('a' + sum[i/2]>>(4*(i%2))&15)
	}
	return b.String()
}

func (a *written) Name() string   { return a.name }
func (a *written) Called() string { return a.called }
func (a *written) Title() string  { return a.title }
func (a *written) Author() string { return a.author }
func (a *written) About() string  { return a.about }
func (a *written) Boss() string   { return a.boss }

// prefix begins the IDs of its cards.
func (a *written) prefix() string { return a.name + "-" }

func (a *written) Cards() []program.Printed { return a.cards }

func (a *written) Deck() (ids []string) {
	for _, c := range a.cards {
		for range a.copies[c.Card.ID] {
			ids = append(ids, c.Card.ID)
		}
	}
	return ids
}

func (a *written) Facts() (all []cards.Printing) {
	for _, c := range a.cards {
		for range max(1, a.copies[c.Card.ID]) {
			all = append(all, cards.PrintingOf(c.Card, a.called, fmt.Sprintf("%03d", len(all)+1), c.Title, "Fixed"))
		}
	}
	return all
}

func (a *written) Mode(d adventure.Difficulty) keyforge.Mode { return a.Vary(a.variants[d]) }

func (a *written) Vary(v adventure.Variant) keyforge.Mode { return mode{rules: &a.rules, Variant: v} }

func (a *written) Conditions() []adventure.Condition { return a.conditions }

func (a *written) Presets() (all []adventure.Preset) {
	for d, v := range a.variants {
		all = append(all, adventure.Preset{Name: adventure.Difficulty(d).String(), Variant: v})
	}
	return all
}

// Forecast returns the rules for a monster that plays no cards of its deck.
func (a *written) Forecast(of keyforge.Mode) keyforge.Mode {
	m, ok := of.(mode)
	if !ok {
		m = a.Mode(adventure.Normal).(mode)
	}
	m.foretold = true
	return m
}

func (a *written) CardsToCome(g *keyforge.Game) int {
	deck, discard, n := g.Pile(keyforge.Monster, card.Deck), g.Pile(keyforge.Monster, card.Discard), 0
	if n = deck.Len(); !a.mayRunOut() {
		n += discard.Len()
	}
	return min(n, g.CardsPerTurn())
}

// Rates is nil: nobody has measured them.
func (a *written) Rates() *adventure.Rates { return nil }

// Positions is nil: there are none.
func (a *written) Positions() map[string]keyforge.Position { return nil }
