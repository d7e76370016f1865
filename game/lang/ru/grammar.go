package ru

import (
	"slices"
	"strings"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// clause is a statement whose verbs have not been put into a form yet. Without a
// subject it is an order to the player: "получите 1 янтарь".
type clause struct {
	subject nounPhrase
	acts    []act
	// items, when set, is what a verb with several objects lists before rest.
	items []string
	rest  string
	// full, when set, is the finished statement in place of all that.
	full string
	// holds says that it is a state, not a deed that comes before or after others.
	holds bool
}

// act is a verb, by its infinitive, with what it governs: "украсть", "1 янтарь".
type act struct{ verb, rest string }

// order makes a clause without a subject.
func order(verb, rest string) clause { return clause{acts: []act{{verb, rest}}} }

func whole(s string) clause { return clause{full: s} }

// says makes a clause of what someone or something does.
func says(p nounPhrase, verb, rest string) clause {
	return clause{subject: p, acts: []act{{verb, rest}}}
}

// inTurn makes the clause apply to one card after another.
func (c *clause) inTurn() { c.acts[0].verb = inTurn + strings.TrimPrefix(c.acts[0].verb, inTurn) }

// isOrder reports whether the clause tells the player to do something.
func (c clause) isOrder() bool { return c.full == "" && c.subject.cases == (cases{}) }

// said returns the clause with its verbs in a form.
func (c clause) said(m mood) string {
	if c.full != "" {
		return c.full
	}
	return lang.Join(c.subjectIn(m), c.predicate(m))
}

// subjectIn is the subject as it agrees with the verb.
func (c clause) subjectIn(m mood) string {
	switch {
	case m == happened, len(c.acts) > 0 && strings.TrimPrefix(c.acts[0].verb, "не ") == "должен":
		return c.subject.agreeing()
	case c.isOrder() && strings.HasPrefix(c.acts[0].verb, "не "): // "вы не можете"
		return you.cases[nominative]
	}
	return c.subject.cases[nominative]
}

// finite returns the clause as a statement in lower case.
func (c clause) finite() string { return c.said(finite) }

// predicate returns the clause without its subject.
func (c clause) predicate(m mood) string {
	subject := c.subject
	if c.isOrder() && m == happened {
		subject = you
	}
	var parts, verbs []string
	for i, a := range c.acts { // verbs that share an object stand before it: "поверните и оглушите существо"
		if i > 0 {
			a.rest = unrepeated(c.acts[i-1].rest, a.rest)
		}
		verbs = append(verbs, conjugate(a.verb, m, subject))
		if a.rest != "" || i == len(c.acts)-1 {
			if parts = append(parts, lang.Join(series(verbs, "и"), a.rest)); i == len(c.acts)-1 && len(verbs) > 1 {
				return lang.Join(strings.Join(parts, ", "), itemized(c.items), c.rest)
			}
			verbs = nil
		}
	}
	return lang.Join(series(parts, "и"), itemized(c.items), c.rest)
}

// behind is the clause without the object that it shares with the one before.
func (c clause) behind(before clause) clause {
	if len(c.acts) > 0 && len(before.acts) > 0 {
		c.acts = slices.Clone(c.acts)
		c.acts[0].rest = unrepeated(before.acts[len(before.acts)-1].rest, c.acts[0].rest)
	}
	return c
}

// unrepeated leaves out a pronoun that is also the object of the previous verb: "поверните
// его и переместите на фланг".
func unrepeated(before, rest string) string {
	for _, they := range [...]string{"его", "её", "их"} {
		if what, ok := strings.CutPrefix(rest, they+" "); ok && (before == they || strings.HasPrefix(before, they+" ")) &&
			slices.Contains([]string{"на", "в", "под"}, strings.Fields(what)[0]) {
			return what
		}
	}
	return rest
}

// itemized lists the objects of a verb; keywords that follow each other share the words
// for them: "+1 к силе и ключевые слова «Яд» и «Засада»".
func itemized(items []string) string {
	items = slices.Clone(items)
	for _, whose := range [...]string{" этого существа", " изгнанного существа"} { // "броню и атрибуты этого существа"
		for i := 1; i < len(items); i++ {
			if strings.HasSuffix(items[i-1], whose) && strings.HasSuffix(items[i], whose) {
				items[i-1] = strings.TrimSuffix(items[i-1], whose)
			}
		}
	}
	for i := 1; i < len(items); i++ { // "+1 к силе и +1 к броне за каждое улучшение"
		if at := strings.Index(items[i], " за "); at >= 0 && strings.HasSuffix(items[i-1], items[i][at:]) {
			items[i-1] = strings.TrimSuffix(items[i-1], items[i][at:])
		}
	}
	var out []string
	for i := 0; i < len(items); {
		j := i
		for j < len(items) && strings.HasPrefix(items[j], keywordItem) {
			j++
		}
		if j-i < 2 {
			out = append(out, items[i])
			i++
			continue
		}
		names := make([]string, j-i)
		for k := range names {
			names[k] = strings.TrimPrefix(items[i+k], keywordItem)
		}
		out = append(out, "ключевые слова "+series(names, "и"))
		i = j
	}
	return series(out, "и")
}

// bare returns the clause as it stands after "можете".
func (c clause) bare() string {
	switch {
	case c.full != "":
		return c.full
	case c.isOrder():
		return c.predicate(infinitive)
	}
	return lang.Join("заставить", c.subject.cases[accusative], c.predicate(infinitive))
}

// fuse joins neighboring clauses that list things for one subject and one verb.
func fuse(cs []clause) []clause {
	var out []clause
	for _, c := range cs {
		if n := len(out); n > 0 && c.items != nil && out[n-1].items != nil &&
			out[n-1].subject == c.subject && out[n-1].acts[0] == c.acts[0] && out[n-1].rest == c.rest {
			out[n-1].items = append(plan.SharingX(out[n-1].items, c.items[0], ", где X — "), c.items...)
			continue
		}
		out = append(out, c)
	}
	return out
}

// merge makes one list of what neighboring clauses order, so that it has only one "и":
// "найдите карту, покажите её и возьмите её на руку". Verbs that share an object end it.
func merge(cs []clause) []clause {
	var out []clause
	for _, c := range cs {
		if n := len(out); n > 0 && c.lists() && out[n-1].lists() && c.subject == out[n-1].subject && out[n-1].acts[0].rest != "" &&
			len(c.acts)+len(out[n-1].acts) > 2 {
			out[n-1].acts = append(slices.Clone(out[n-1].acts), c.acts...)
			continue
		}
		out = append(out, c)
	}
	return out
}

// lists reports whether a clause is a list of acts without commas of their own.
func (c clause) lists() bool {
	return c.full == "" && c.items == nil && c.rest == "" && !slices.ContainsFunc(c.acts, func(a act) bool {
		return strings.ContainsAny(unquoted(a.rest), ",;:")
	})
}

// coordinate makes one statement of several: repeated subjects are left out, and statements
// with different subjects are set off by a comma.
func coordinate(cs []clause) string {
	cs = merge(fuse(cs))
	var s strings.Builder
	for i, c := range cs {
		switch {
		case i == 0:
			s.WriteString(c.finite())
			continue
		case c.full == "" && cs[i-1].full == "" && c.subject == cs[i-1].subject:
			s.WriteString(between(i == len(cs)-1, cs[i-1], c) + c.behind(cs[i-1]).predicate(finite))
			continue
		case c.isOrder() && cs[i-1].full == "": // an order cannot follow a statement
			c.subject = you
		}
		and := ", и "
		switch {
		case i < len(cs)-1:
			and = ", "
		case c.subject.second: // "соперник сбрасывает карту, а вы берёте карту"
			and = ", а "
		}
		s.WriteString(and + c.finite())
	}
	return s.String()
}

// between is what stands between two statements of one subject.
func between(last bool, c, next clause) string {
	switch {
	case strings.ContainsAny(unquoted(c.predicate(finite)), ",;:"), strings.ContainsAny(unquoted(next.predicate(finite)), ";:"),
		!last && strings.Contains(unquoted(next.predicate(finite)), ","):
		if next.holds {
			return "; "
		}
		return "; затем "
	case last && len(next.acts) == 1:
		return " и "
	}
	return ", "
}

// unquoted is what is not in quotation marks.
func unquoted(s string) string {
	var out strings.Builder
	depth := 0
	for _, r := range s {
		switch r {
		case '«', '„':
			depth++
		case '»', '“':
			depth--
		default:
			if depth == 0 {
				out.WriteRune(r)
			}
		}
	}
	return out.String()
}

// coordinateBare does the same for what follows "можете".
func coordinateBare(cs []clause) string {
	cs = merge(cs)
	var s strings.Builder
	for i, c := range cs {
		if i > 0 {
			s.WriteString(between(i == len(cs)-1, cs[i-1], c))
			c = c.behind(cs[i-1])
		}
		s.WriteString(c.bare())
	}
	return s.String()
}

// sentences makes sentences of clauses.
func sentences(cs []clause) string { return plan.Sentences(cs, coordinate) }

// IsWhole implements [plan.Statement].
func (c clause) IsWhole() bool { return c.full != "" }

// Continues implements [plan.Statement].
func (c clause) Continues(before clause) bool {
	return before.full == "" && !before.isOrder() && c.full == "" && c.subject == before.subject
}

// flow writes clauses after a lead.
func flow(lead string, cs []clause) string {
	if len(cs) == 0 {
		return lead
	}
	return plan.Flow(cs, coordinate, func(s string) string { return prefaced(strings.TrimSuffix(lead, " "), s) })
}
