package cards

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card"
)

// Reference is the type of the reference cards (K3.8), such as the tide; they
// are not part of a deck.
const Reference = "the tide"

// Token is the type of token cards (K25.3), of which token creatures are copies.
const Token = "token creature"

// The types of what a deck has beside its cards (K23.1).
const (
	Prophecy    = "prophecy"
	ArchonPower = "archon power"
)

// EvilTwin is the rarity of evil twins.
const EvilTwin = "Evil Twin"

// Printing is one card of one set, as it is printed: facts, no text. A card
// that was printed in several sets, or for several houses, has several printings.
type Printing struct {
	Set    string `json:"set,omitempty"`
	Number string `json:"number"`
	ID     string `json:"id"`
	Name   string `json:"name"`
	House  string `json:"house"`
	// Type is one of the four types of K3.4, Token, Prophecy, ArchonPower, or Reference.
	Type string `json:"type"`
	// Power and Armor are 0 where the card shows X, a dash or nothing (K3.10,
	// K11.12).
	Power  int      `json:"power"`
	Armor  int      `json:"armor"`
	Amber  int      `json:"amber"`
	Traits []string `json:"traits"`
	// Keywords carry their number after a colon: "assault:2".
	Keywords []string `json:"keywords"`
	Rarity   string   `json:"rarity"`
}

// InDecks reports whether the card can be one of the cards of a deck.
func (p *Printing) InDecks() bool { return p.Type != Token && !p.aside() }

// aside reports whether the card lies beside the game and has no house.
func (p *Printing) aside() bool {
	return p.Type == Reference || p.Type == Prophecy || p.Type == ArchonPower
}

// PrintingOf returns the printing that the definition of a card describes.
func PrintingOf(c *card.Card, set, number, name, rarity string) Printing {
	p := Printing{
		Set: set, Number: number, ID: c.ID, Name: name, House: c.House.String(), Type: c.Type.String(),
		Power: c.Power, Armor: c.Armor, Amber: c.Amber, Traits: []string{}, Keywords: []string{}, Rarity: rarity,
	}
	if c.Token {
		p.Type = Token
	}
	for _, t := range c.Traits.All() {
		p.Traits = append(p.Traits, t.String())
	}
	for k := card.NoKeyword + 1; k < card.KeywordCount; k++ {
		switch n := c.Keywords[k]; {
		case n != 0 && k.Numbered():
			p.Keywords = append(p.Keywords, fmt.Sprintf("%v:%d", k, n))
		case n != 0:
			p.Keywords = append(p.Keywords, k.String())
		}
	}
	return p
}

//go:embed facts/*.jsonl
var factFiles embed.FS

// Facts returns every printing of every set, in the order of Sets and of the
// collector numbers. The caller must not change it.
func Facts() []Printing { return facts() }

var facts = sync.OnceValue(readFacts)

// readFacts panics on a bad line, since the files are part of the program.
func readFacts() []Printing {
	var all []Printing
	for _, set := range SetNames() {
		data, err := factFiles.ReadFile("facts/" + set + ".jsonl")
		if err != nil {
			panic(fmt.Sprintf("facts of %s: %v", set, err))
		}
		for i, line := range bytes.Split(bytes.TrimSpace(data), []byte("\n")) {
			p := Printing{Set: set}
			if err := json.Unmarshal(line, &p); err != nil {
				panic(fmt.Sprintf("facts of %s, line %d: %v", set, i+1, err))
			}
			all = append(all, p)
		}
	}
	return all
}

var printings = sync.OnceValue(func() map[string][]Printing {
	byID := make(map[string][]Printing)
	for _, p := range Facts() {
		byID[p.ID] = append(byID[p.ID], p)
	}
	return byID
})

// Printings returns the printings of the card, oldest first; none when no set
// has a card with that ID.
func Printings(id string) []Printing { return printings()[id] }

// PrintedKeywords returns the keywords that any printing of the card bears. A definition may say in words what
// a later printing says with one.
func PrintedKeywords(id string) (all []card.Keyword) {
	for _, p := range Printings(id) {
		for _, name := range p.Keywords {
			name, _, _ = strings.Cut(name, ":") // from its number
			if k, ok := card.ParseKeyword(name); ok && !slices.Contains(all, k) {
				all = append(all, k)
			}
		}
	}
	return all
}
