package written

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/lang"
)

// Sheet says what an adventure is, for somebody who has just been given the file: a paragraph for its
// title, for what its author says, for how it is won and lost, for its difficulties, and for each card.
func Sheet(a Adventure, l *lang.Language) (paragraphs []string) {
	l = l.WithTitles(func(id string) string { return titleOf(a, id) }).WithWords(a.Words)
	heading := l.T("adventure-title")
	if a.Author() != "" {
		heading = l.T("written-by", heading, a.Author())
	}
	paragraphs = append(paragraphs, heading)
	if a.About() != "" {
		paragraphs = append(paragraphs, a.About())
	}
	paragraphs = append(paragraphs, l.T("aims"))
	var difficulties []string
	for d := adventure.Easy; d <= adventure.Hard; d++ {
		name, why := adventure.DifficultyName(a, d.String(), l.T), adventure.ExplainDifficulty(a, d.String(), l.T)
		difficulties = append(difficulties, l.T("written-difficulty", name, why))
	}
	paragraphs = append(paragraphs, strings.Join(difficulties, "\n"))
	copies := map[string]int{}
	for _, id := range a.Deck() {
		copies[id]++
	}
	for _, c := range a.Cards() {
		name := l.TitleOf(c.Card.ID)
		if n := copies[c.Card.ID]; n > 1 {
			name = strconv.Itoa(n) + " × " + name
		}
		paragraphs = append(paragraphs, name+" ("+facts(l, c.Card)+")\n"+l.Card(c.Card).String())
	}
	return paragraphs
}

// titleOf is the title of one of its cards, or the ID of another.
func titleOf(a Adventure, id string) string {
	for _, c := range a.Cards() {
		if c.Card.ID == id {
			return c.Title
		}
	}
	return id
}

// facts are what is printed on a card besides its text.
func facts(l *lang.Language, c *card.Card) string {
	all := []string{strings.ToLower(l.Type(c.Type))}
	if c.Power > 0 {
		all = append(all, l.T("power-n", c.Power))
	}
	if c.Armor > 0 {
		all = append(all, l.T("armor-n", c.Armor))
	}
	if c.Amber > 0 {
		all = append(all, l.T("amber-n", c.Amber))
	}
	for _, t := range c.Traits.All() {
		all = append(all, l.Trait(t))
	}
	return strings.Join(all, ", ")
}
