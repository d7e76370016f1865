package ru_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/lang/langtest"
	"github.com/keyraken/keyraken/game/lang/languages"
)

var update = flag.Bool("update", false, "write testdata/russian.txt anew")

const golden = "testdata/russian.txt"

// russian knows the titles of all cards.
var russian = languages.Named("ru").WithWords(adventures.All()[0].Words).WithTitles(title)

func title(id string) string {
	for _, a := range adventures.All() {
		for _, p := range a.Cards() {
			if p.Card.ID == id {
				return p.Title
			}
		}
	}
	if ps := cards.Printings(id); len(ps) > 0 {
		return ps[0].Name
	}
	return id
}

// implemented returns every card, those of the adventures last.
func implemented() []*card.Card {
	all := cards.All()
	for _, a := range adventures.All() {
		for _, p := range a.Cards() {
			all = append(all, p.Card)
		}
	}
	return all
}

// write returns the golden text: a block for each card, in the order of the sets.
func write(c *card.Card) string {
	with := adventures.All().LanguageFor(russian, c.ID)
	s := "# " + title(c.ID) + " (" + with.House(c.House) + " " + strings.ToLower(russian.Type(c.Type)) + ")\n"
	if body := with.Texts(with).Card(c).String(); body != "" {
		s += body + "\n"
	}
	return s
}

// The text of every implemented card, to be read beside the card.
func TestGolden(t *testing.T) {
	var blocks []string
	for _, c := range implemented() {
		blocks = append(blocks, write(c))
	}
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(golden, []byte(strings.Join(blocks, "\n")), 0o644))
	}
	data, err := os.ReadFile(golden)
	require.NoError(t, err, "run go test ./game/lang/ru -update")
	want := strings.SplitAfter(string(data), "\n\n")
	require.Equal(t, len(blocks), len(want), "cards in the golden: run go test ./game/lang/ru -update")
	for i, got := range blocks {
		assert.Equal(t, strings.TrimRight(want[i], "\n"), strings.TrimRight(got, "\n"),
			"if the new text is right, run go test ./game/lang/ru -update")
	}
	assert.NotContains(t, string(data), "⟨", "nodes without words")
}

// The questions of every implemented card, which package narrate keeps.
func TestQuestions(t *testing.T) {
	data, err := os.ReadFile("../../narrate/testdata/questions.txt")
	require.NoError(t, err)
	kept := string(data)
	for _, c := range cards.All() {
		for _, lines := range langtest.Questions(c, title(c.ID), russian) {
			assert.True(t, strings.Contains(kept, "\n  "+lines[0]+"\n"), lines[0])
		}
	}
}
