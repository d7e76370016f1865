// Package face draws the cards of Codex: small as they lie on the table, large beside the pointer, and their backs.
package face

import (
	"strings"

	"github.com/keyraken/keyraken/game/codex/card"
	"github.com/keyraken/keyraken/game/codex/lang"
)

// Words are the words of cards in a language, made when they are first needed.
type Words struct {
	of    *lang.Language
	cards map[*card.Card]*text
}

// The sign of the text for what is targeted, and one that looks like it and that the letters have.
const (
	aim   = " ◎"
	aimed = "\u00a0¤"
)

// text is what is written on a card.
type text struct{ name, heading, body string }

// NewWords are the words of cards in a language.
func NewWords(of *lang.Language) *Words { return &Words{of, map[*card.Card]*text{}} }

// Text is the text of a card in a language, in letters that there are.
func Text(in *lang.Language, c *card.Card) string { return strings.ReplaceAll(in.Text(c), aim, aimed) }

// Language is the language of the words.
func (w *Words) Language() *lang.Language { return w.of }

// Name is the name of a card.
func (w *Words) Name(c *card.Card) string { return w.on(c).name }

func (w *Words) on(c *card.Card) *text {
	t := w.cards[c]
	if t == nil {
		t = &text{w.of.Name(c.ID), w.of.Heading(c), Text(w.of, c)}
		w.cards[c] = t
	}
	return t
}

// cut is a line after which words are missing.
func (w *Words) cut(line string) string { return strings.TrimRight(line, " .,:;") + "…" }
