package plan

import (
	"strings"

	"github.com/keyraken/keyraken/game/lang"
)

// Statement is a clause of a language, as far as clauses are joined alike in every language.
type Statement[C any] interface {
	IsWhole() bool           // it is a finished statement, which stands by itself
	Continues(before C) bool // it says more of the subject of the clause before
}

// Sentences makes a sentence of each clause, and one of neighbors that say more of one subject.
func Sentences[C Statement[C]](cs []C, coordinate func([]C) string) string {
	var out []string
	for i := 0; i < len(cs); {
		j := i + 1
		for j < len(cs) && cs[j].Continues(cs[i]) {
			j++
		}
		out = append(out, lang.Sentence(coordinate(cs[i:j])))
		i = j
	}
	return strings.Join(out, " ")
}

// Flow writes clauses after a lead. Plain clauses share its sentence; the first clause that is a
// statement of its own and all that follow it become sentences.
func Flow[C Statement[C]](cs []C, coordinate func([]C) string, lead func(string) string) string {
	k := 1
	for k < len(cs) && !cs[0].IsWhole() && !cs[k].IsWhole() {
		k++
	}
	s := lead(coordinate(cs[:k]))
	if k == len(cs) {
		return s
	}
	return strings.TrimSuffix(lang.Stop(s)+" "+Sentences(cs[k:], coordinate), ".")
}

// EndsWhole reports whether several clauses are plain up to the last one, which is a statement of
// its own.
func EndsWhole[C Statement[C]](cs []C) bool {
	last := len(cs) - 1
	return last > 0 && Plain(cs) == last
}

// Plain is how many clauses come before the first one that is a statement of its own.
func Plain[C Statement[C]](cs []C) int {
	for k, c := range cs {
		if c.IsWhole() {
			return k
		}
	}
	return len(cs)
}
