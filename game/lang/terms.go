package lang

import (
	"strconv"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
	"github.com/keyraken/keyraken/game/message"
)

// Terms are the names of what cards are and have, in the form in which they stand
// alone.
type Terms struct {
	Houses   [card.HouseCount]string
	Types    [card.TypeCount]string
	Traits   [trait.Count]string
	Keywords [KeywordKinds]string
	// Reminders say in one sentence what the keywords mean; {X} stands for their
	// number. Given are the same for any creature that was given the keyword.
	Reminders, GivenReminders [KeywordKinds]string
	Counters                  [card.CounterCount]string
	// Icons are the bonus icons of cards, as they stand in a list.
	Icons [card.IconCount]string
	// CounterWords are their names within a sentence, next to the word for
	// counters.
	CounterWords [card.CounterCount]string
}

// House is the name of a house, such as "Star Alliance". The house of a
// monster has the name that the words of its adventure give.
func (l *Language) House(h card.House) string {
	if h == card.Monster {
		if name, from := l.Template("house"); from != nil {
			return name
		}
	}
	return l.term(func(t *Terms) []string { return t.Houses[:] }, "house", int(h))
}

// Houses are the names of the houses in the set.
func (l *Language) Houses(s card.Houses) []string {
	var names []string
	for h := card.NoHouse + 1; h < card.HouseCount; h++ {
		if s.Has(h) {
			names = append(names, l.House(h))
		}
	}
	return names
}

// Type is the name of a card type, such as "Creature".
func (l *Language) Type(c card.Type) string {
	return l.term(func(t *Terms) []string { return t.Types[:] }, "type", int(c))
}

// Trait is the name of a trait, such as "Beast".
func (l *Language) Trait(t trait.Trait) string {
	return l.term(func(t *Terms) []string { return t.Traits[:] }, "trait", int(t))
}

// Traits are the names of the traits in the set.
func (l *Language) Traits(s trait.Set) []string {
	var names []string
	for t := trait.None + 1; t < trait.Count; t++ {
		if s.Has(t) {
			names = append(names, l.Trait(t))
		}
	}
	return names
}

// Keyword is the name of a keyword, such as "Skirmish".
func (l *Language) Keyword(k card.Keyword) string {
	return l.term(func(t *Terms) []string { return t.Keywords[:] }, "keyword", int(k))
}

// Icon is the name of a bonus icon.
func (l *Language) Icon(i card.Icon) string {
	if h := i.House(); h != card.NoHouse {
		return l.House(h)
	}
	return l.term(func(t *Terms) []string { return t.Icons[:] }, "icon", int(i))
}

// Explain returns the keyword with its name and its reminder.
func (l *Language) Explain(k Keyword) Keyword {
	k.Name = l.Keyword(k.Kind)
	reminders := func(t *Terms) []string { return t.Reminders[:] }
	if k.Given {
		reminders = func(t *Terms) []string { return t.GivenReminders[:] }
	}
	k.Reminder = l.term(reminders, "reminder", int(k.Kind))
	if k.Kind.Numbered() {
		k.Name += " " + strconv.Itoa(k.N)
		k.Reminder = message.Fill(k.Reminder, ofKeyword{l, k.N})
	}
	return k
}

// ofKeyword is the number of a keyword, called X; 0 is unknown.
type ofKeyword struct {
	l *Language
	n int
}

func (k ofKeyword) Fact(name, _ string) string {
	if k.n == 0 {
		return name
	}
	return strconv.Itoa(k.n)
}

func (k ofKeyword) Pick(string) int { return k.l.Plural(k.n) }

// Counter is the name of a kind of counter, such as "Doom".
func (l *Language) Counter(c card.Counter) string {
	return l.term(func(t *Terms) []string { return t.Counters[:] }, "counter", int(c))
}

// CounterWord is the name of a kind of counter within a sentence, next to the word
// for counters.
func (l *Language) CounterWord(c card.Counter) string {
	return l.term(func(t *Terms) []string { return t.CounterWords[:] }, "counter", int(c))
}

// term is the i-th name of a list, in the first language that has it.
func (l *Language) term(of func(*Terms) []string, kind string, i int) string {
	for at := l; at != nil; at = at.fallback {
		if names := of(&at.Terms); i < len(names) && names[i] != "" {
			return names[i]
		}
	}
	return Missing(kind, i)
}
