package cardview

import (
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
)

// lightQuestion marks in the text of a card the part that asks the question: the ability and,
// if it has several sentences, the one in question.
func (rd *Reader) lightQuestion(body string, q *keyforge.Question, def uint16) string {
	a, number := rd.Catalogue.Ability(q.Prog)
	if number != def || number == 0 {
		return body // the text of another card asks
	}
	c := rd.Catalogue.Card(number)
	text := rd.Language.Ability(c, *a, "")
	at := strings.Index(body, text)
	if at < 0 || text == "" {
		return body
	}
	part := rd.sentenceOf(c, a, rd.Catalogue.Asked(q), text)
	if part == body {
		return body // there is only one
	}
	from := at + strings.Index(text, part)
	return body[:from] + LitBegins + part + LitEnds + body[from+len(part):]
}

// sentenceOf is the sentence of an ability's text that contains the effect.
func (rd *Reader) sentenceOf(c *card.Card, a *card.Ability, e *card.Effect, text string) string {
	k := 0
	for k < len(a.Do) && !holds(&a.Do[k], e) {
		k++
	}
	sentences := strings.SplitAfter(text, ". ")
	if k == len(a.Do) || len(sentences) == 1 {
		return text
	}
	count := func(n int) int {
		if n == 0 {
			return 0
		}
		return len(strings.SplitAfter(rd.Language.Ability(c, card.Ability{Do: a.Do[:n]}, ""), ". "))
	}
	last := min(count(k+1), len(sentences))
	first := max(0, min(count(k), last-1))
	return strings.TrimSpace(strings.Join(sentences[first:last], ""))
}

// holds reports whether an effect is the other one or contains it.
func holds(e, inner *card.Effect) bool {
	found := false
	card.Inspect(e, func(n card.Node) bool {
		found = found || n == card.Node(inner)
		return !found
	})
	return found
}
