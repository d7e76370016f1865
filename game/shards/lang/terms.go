package lang

import (
	_ "embed"
	"strings"
)

//go:embed terms.tsv
var terms string

// called are the columns of the terms, by key.
var called = columns(terms)

// Term is what lists call a thing, see [game.Words.Term]; what has no words keeps its name.
func (l *Language) Term(key string) string {
	if t, ok := called[key]; ok {
		return t[l.column]
	}
	_, name, _ := strings.Cut(key, "-")
	return l.Name(name)
}
