package message

import (
	"fmt"
	"strconv"
	"strings"
)

// Facts fill the placeholders of a template.
type Facts interface {
	// Fact returns the fact with that name in one of its forms, "" when there is none.
	Fact(name, form string) string
	// Pick returns which of several forms of a word goes with the fact, from 0.
	Pick(name string) int
}

// Fill returns a template with its facts filled in. Braces hold one of
//
//	{n}           the fact n
//	{side.of}     a form of it, here of a side as owner
//	{n:A|B|C}     A, B or C, whichever goes with the fact: for a number, as the language counts
//	{other?A|B}   A when there is such a fact, else B
//
// and A, B and C may have braces themselves.
func Fill(template string, f Facts) string {
	if strings.IndexByte(template, '{') < 0 {
		return template
	}
	var b strings.Builder
	b.Grow(2 * len(template))
	fill(&b, template, f)
	return b.String()
}

func fill(b *strings.Builder, template string, f Facts) {
	for {
		before, rest, ok := strings.Cut(template, "{")
		b.WriteString(before)
		if !ok {
			return
		}
		end := closing(rest)
		place(b, rest[:end], f)
		template = rest[end+1:]
	}
}

// closing is where the brace that was opened before s closes.
func closing(s string) int {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			depth++
		case '}':
			if depth == 0 {
				return i
			}
			depth--
		}
	}
	panic("a brace is not closed: " + s)
}

// place writes what replaces the text between braces.
func place(b *strings.Builder, tag string, f Facts) {
	end := nameEnd(tag)
	if end == len(tag) {
		b.WriteString(f.Fact(tag, ""))
		return
	}
	name, rest, which := tag[:end], tag[end+1:], 0
	switch tag[end] {
	case '.':
		b.WriteString(f.Fact(name, rest))
		return
	case ':':
		which = f.Pick(name)
	default:
		if f.Fact(name, "") == "" {
			which = 1
		}
	}
	fill(b, part(rest, which), f)
}

// nameEnd is where the name of a fact ends.
func nameEnd(tag string) int {
	for i := range len(tag) {
		switch tag[i] {
		case '.', ':', '?':
			return i
		}
	}
	return len(tag)
}

// part is the i-th of the parts between bars. Past the end it is the last one, or nothing
// if there is only one.
func part(s string, i int) string {
	depth, start := 0, 0
	for at := range len(s) {
		switch s[at] {
		case '{':
			depth++
		case '}':
			depth--
		case '|':
			if depth > 0 {
				continue
			}
			if i == 0 {
				return s[start:at]
			}
			i, start = i-1, at+1
		}
	}
	if i > 0 && start == 0 {
		return ""
	}
	return s[start:]
}

// Values are facts named by their numbers, from 1: strings, numbers, and errors, which
// are put into the language.
func Values(in Language, args ...any) Facts { return values{in, args} }

type values struct {
	in   Language
	args []any
}

func (v values) at(name string) any {
	i, err := strconv.Atoi(name)
	if err != nil || i < 1 || i > len(v.args) {
		panic("no value is called " + name)
	}
	return v.args[i-1]
}

func (v values) Fact(name, _ string) string {
	switch a := v.at(name).(type) {
	case string:
		return a
	case int:
		return strconv.Itoa(a)
	case error:
		return say(a, v.in, v.args)
	default:
		return fmt.Sprint(a)
	}
}

func (v values) Pick(name string) int {
	n, _ := v.at(name).(int)
	return v.in.Plural(n)
}
