package plan

import (
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/message"
)

// Words are how a language says something, as templates of [message.Fill] with parts in braces:
// "graft {cards} onto {second}". A part may stand in a form that the language knows, as in
// "{who.owns} keys", and a form may have parts of its own, as in "{amount.from {cards}}".
type Words struct {
	Subject string // the part that is the subject, or words that are; an order has none
	Verb    string // as the language inflects it
	Item    string // one of several things that the verb lists
	Rest    string // what follows
	Whole   string // the finished statement in place of all that
}

// Phrase is a part of what is said.
type Phrase interface {
	In(form string) string // in a form; "" for the first one
	Many() bool            // whether it is plural, for "{cards:it is|they are}"
}

// Text is a part that has only one form.
type Text string

// In implements [Phrase].
func (t Text) In(string) string { return string(t) }

// Many implements [Phrase].
func (Text) Many() bool { return false }

// With is a part that takes a word, which stands in place of its form: "{bonus.power}".
type With func(word string) string

// In implements [Phrase].
func (w With) In(word string) string { return w(word) }

// Many implements [Phrase].
func (With) Many() bool { return false }

// Namer names the parts of statements in a language.
type Namer interface {
	// Name is the part of a name.
	Name(p *Parts, part string) Phrase
}

// Parts are the parts of what is said. A part is named when a template first asks for it, so
// that a reader comes upon the parts in the order in which they were named.
type Parts struct {
	Matter
	in    Namer
	named []namedPart
}

type namedPart struct {
	name string
	Phrase
}

// spareParts can be used again: every statement needs some.
var spareParts = sync.Pool{New: func() any { return new(Parts) }}

// NewParts are the parts of what is said about something, which a language names.
func NewParts(in Namer, about Matter) *Parts {
	p := spareParts.Get().(*Parts)
	p.Matter, p.in = about, in
	return p
}

// Release allows the parts to be used again: the words have been said.
func (p *Parts) Release() {
	clear(p.named)
	p.Matter, p.in, p.named = Matter{}, nil, p.named[:0]
	spareParts.Put(p)
}

// Fill fills in a template about something.
func Fill(in Namer, template string, about Matter) string {
	if strings.IndexByte(template, '{') < 0 {
		return template
	}
	p := NewParts(in, about)
	defer p.Release()
	return p.Fill(template)
}

// Set names a part before a template asks for it.
func (p *Parts) Set(name string, part Phrase) { p.named = append(p.named, namedPart{name, part}) }

// Part is the part of a name.
func (p *Parts) Part(name string) Phrase {
	for _, part := range p.named {
		if part.name == name {
			return part.Phrase
		}
	}
	part, ok := p.plain(name)
	if !ok {
		part = p.in.Name(p, name)
	}
	p.Set(name, part)
	return part
}

// Fact implements [message.Facts].
func (p *Parts) Fact(name, form string) string {
	part := p.Part(name)
	return part.In(p.Fill(form))
}

// Pick implements [message.Facts].
func (p *Parts) Pick(name string) int {
	if p.Part(name).Many() {
		return 1
	}
	return 0
}

// Fill fills in a template. A part that is empty leaves no gap.
func (p *Parts) Fill(template string) string {
	at := strings.IndexByte(template, '{')
	if at < 0 {
		return template
	}
	if name := template[1 : len(template)-1]; at == 0 && !strings.ContainsAny(name, "{}.:?") { // nothing but a part
		return p.Fact(name, "")
	}
	s := strings.ReplaceAll(message.Fill(template, p), "  ", " ")
	return strings.ReplaceAll(strings.TrimSpace(s), " ,", ",")
}

// SharingX leaves out what X is in the last of the items if the next one says the same.
func SharingX(items []string, next, where string) []string {
	last := len(items) - 1
	if head, x, ok := strings.Cut(items[last], where); ok && strings.HasSuffix(next, where+x) {
		items[last] = head
	}
	return items
}
