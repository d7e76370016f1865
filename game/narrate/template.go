package narrate

import (
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game"
)

// facts are what a sentence speaks of.
type facts struct {
	side, with game.Side
	n, m       int
	card       string
	other      string
	what       string
}

// fill writes a template with its facts put in. Between braces stands
//
//	{n} {m} {card} {other} {what}   a fact
//	{side} {side.of} {side.to}      a side as subject, as owner, as object; {with} is the other side
//	{side:A|B}                      A when the side is addressed as you, else B
//	{n:A|B|C}                       A, B or C, as the language counts
//	{other?A|B}                     A when there is such a fact, else B
//
// and A, B and C may have braces themselves.
func (n *Narrator) fill(template string, f *facts) string {
	var b strings.Builder
	for {
		before, rest, ok := strings.Cut(template, "{")
		b.WriteString(before)
		if !ok {
			return b.String()
		}
		end := closing(rest)
		b.WriteString(n.tag(rest[:end], f))
		template = rest[end+1:]
	}
}

// closing is where the brace closes that was opened before s.
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

func (n *Narrator) tag(tag string, f *facts) string {
	end := strings.IndexAny(tag, ".:?")
	if end < 0 {
		return n.fact(tag, 0, f)
	}
	name, rest := tag[:end], tag[end+1:]
	switch tag[end] {
	case '.':
		if rest == "of" {
			return n.fact(name, 1, f)
		}
		return n.fact(name, 2, f)
	case '?':
		return n.fill(pick(rest, one(n.fact(name, 0, f) == "")), f)
	}
	if side, ok := f.sideNamed(name); ok {
		return n.fill(pick(rest, one(!n.isYou(side))), f)
	}
	count, _ := strconv.Atoi(n.fact(name, 0, f)) // it is a number
	return n.fill(pick(rest, n.language().names.Plural(count)), f)
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// pick is the i-th of the parts between bars, or the last one.
func pick(s string, i int) string {
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
		return "" // there is no second part
	}
	return s[start:]
}

func (f *facts) sideNamed(name string) (game.Side, bool) {
	switch name {
	case "side":
		return f.side, true
	case "with":
		return f.with, true
	}
	return 0, false
}

func (n *Narrator) fact(name string, form int, f *facts) string {
	if side, ok := f.sideNamed(name); ok {
		return n.side(side, form)
	}
	switch name {
	case "n":
		return strconv.Itoa(f.n)
	case "m":
		return strconv.Itoa(f.m)
	case "card":
		return f.card
	case "other":
		return f.other
	case "what":
		return f.what
	}
	panic("no fact is called " + name)
}
