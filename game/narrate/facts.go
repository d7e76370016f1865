package narrate

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
)

// facts are what a sentence is about: {side} and {with} in the forms {side.of} and
// {side.to}, {n}, also as {n.th}, and {m}, {card}, {other}, {what}, also in the cases of the
// language. In {side:A|B} A is for a side that is addressed as "you".
type facts struct {
	side, with keyforge.Side
	n, m       int
	card       string
	other      string
	what       string
}

// fill returns a template with its facts filled in.
func (n *Narrator) fill(template string, f *facts) string { return message.Fill(template, told{n, f}) }

// told is facts as a narrator puts them.
type told struct {
	*Narrator
	*facts
}

// Fact implements [message.Facts].
func (t told) Fact(name, form string) string {
	if side, ok := t.sideNamed(name); ok {
		return t.Narrator.side(side, forms[form])
	}
	switch name {
	case "n":
		if form == "th" {
			return t.Language.StoryLanguage().Nth(t.n)
		}
		return strconv.Itoa(t.n)
	case "m":
		return strconv.Itoa(t.m)
	case "card":
		return t.Language.StoryLanguage().Inflect(t.facts.card, form)
	case "other":
		return t.Language.StoryLanguage().Inflect(t.other, form)
	case "what":
		return t.Language.StoryLanguage().Inflect(t.what, form)
	}
	panic("no fact is called " + name)
}

// forms are the forms of a side by name.
var forms = map[string]int{"": 0, "of": 1, "to": 2}

// Pick implements [message.Facts].
func (t told) Pick(name string) int {
	if side, ok := t.sideNamed(name); ok {
		if t.isYou(side) {
			return 0
		}
		return 1
	}
	count, _ := strconv.Atoi(t.Fact(name, "")) // it is a number
	return t.Language.StoryLanguage().Plural(count)
}

func (f *facts) sideNamed(name string) (keyforge.Side, bool) {
	switch name {
	case "side":
		return f.side, true
	case "with":
		return f.with, true
	}
	return 0, false
}
