package compare

import (
	"slices"
	"strings"
)

// A Judgement is how the printed text of a card and ours compare.
type Judgement struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Verdict Verdict  `json:"verdict"`
	Printed []string `json:"printed,omitempty"` // what only the printed text says
	Ours    []string `json:"ours,omitempty"`
	Unknown []string `json:"unknown,omitempty"` // words of one of the two that the reader does not know

	texts [2]string // printed and ours
}

func (j *Judgement) differences() int { return len(j.Printed) + len(j.Ours) }

// A Verdict sums a judgement up.
type Verdict string

// The verdicts.
const (
	Equal   Verdict = "equal"
	Differs Verdict = "differs"
	NotRead Verdict = "not-read" // there are words that the reader does not know, which may say the same
)

// judge compares the printed text of the card of that title with ours.
func judge(title, printed, ours string) Judgement {
	p, o := Read(printed, title), Read(ours, title)
	j := Judgement{Name: title, Verdict: Equal, Printed: p.without(o), Ours: o.without(p)}
	for _, u := range append(without(p.Unknown, o.Unknown), without(o.Unknown, p.Unknown)...) {
		j.Unknown = append(j.Unknown, written(u, printed+" "+ours))
	}
	switch {
	case len(j.Unknown) > 0:
		j.Verdict = NotRead
	case len(j.Printed)+len(j.Ours) > 0:
		j.Verdict = Differs
	}
	return j
}

func without(list, others []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(s string) bool { return slices.Contains(others, s) })
}

// without are the facts that the other reading lacks. A number alone is the same with a noun: "3 of them", "3 cards".
func (r Reading) without(other Reading) []string {
	alone := func(number, fact string) bool {
		return number[len(number)-1] <= '9' && strings.HasPrefix(fact, number+" ")
	}
	return slices.DeleteFunc(without(r.Facts, other.Facts), func(fact string) bool {
		return slices.ContainsFunc(other.Facts, func(o string) bool { return alone(fact, o) || alone(o, fact) })
	})
}

// written is the word in the text that has that stem.
func written(stemmed, text string) string {
	for _, w := range word.FindAllString(strings.ToLower(text), -1) {
		if stem(w) == stemmed {
			return w
		}
	}
	return stemmed
}
