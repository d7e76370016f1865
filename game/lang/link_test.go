package lang_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/lang"
)

// Words lead to pages in the forms of their terms, the longest first, with any short
// ending for a star, and never across a comma. Names lead nowhere: capitalized words, except
// one that begins a sentence and is followed by none.
func TestLinks(t *testing.T) {
	k := lang.NewLinker([]game.Page{{Key: "none"}, {Key: "discard", Terms: "discard*"}, {Key: "deck", Terms: "deck"},
		{Key: "pile", Terms: "discard pile|discard piles"}, {Key: "ward", Terms: "ward*"}})
	for text, want := range map[string][]string{
		"Put it into the discard pile.":           {"discard pile>pile"},
		"discard, pile, and Deck":                 {"discard>discard"},
		"the discard piles, then discard a deck":  {"discard piles>pile", "discard>discard", "deck>deck"},
		"it discarded; discardable; discards":     {"discarded>discard", "discardable>discard", "discards>discard"},
		"discardability":                          nil,
		"Discard a card":                          {"Discard>discard"},
		"Discard":                                 {"Discard>discard"},
		"Discard Deck":                            nil,
		"Discard: Deck":                           {"Discard>discard", "Deck>deck"},
		"Destroy Deck.":                           nil,
		"Destroy it. Deck is gone":                {"Deck>deck"},
		"Destroy it. Deck Hand is gone":           nil,
		"Discard Pile of Bones":                   {"Discard Pile>pile"},
		"play “Deck” and “Discard Pile Keeper”":   {"Deck>deck"},
		"ward's wards’ ward-bearer warder’s ward": {"ward's>ward", "wards’>ward", "warder’s>ward", "ward>ward"},
		"": nil,
	} {
		var got []string
		for _, link := range k.Links(text) {
			got = append(got, text[link.From:link.To]+">"+link.Key)
		}
		assert.Equal(t, want, got, text)
	}
}
