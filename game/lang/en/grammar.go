package en

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/plan"
)

// clause is a statement whose verb has not been put into a form yet. Without a
// subject it is an order to the player: "gain 1 æmber".
type clause struct {
	subject string
	third   bool // the subject takes "gains", not "gain"
	verbs   []string
	rest    string
	// items, when set, is what a verb with several objects lists before rest.
	items []string
	// full, when set, is the finished statement in place of all that.
	full string
}

func order(verb, rest string) clause { return clause{verbs: []string{verb}, rest: rest} }

func whole(s string) clause { return clause{full: s} }

// after puts an order before the clause.
func (c clause) after(order string) clause {
	if order != "" {
		c.verbs = append([]string{order}, c.verbs...)
	}
	return c
}

// searches makes each search that comes before another order a clause of its own, if
// there are several clauses.
func searches(cs []clause) []clause {
	if len(cs) < 2 {
		return cs
	}
	var out []clause
	for _, c := range cs {
		if len(c.verbs) > 1 && strings.HasPrefix(c.verbs[0], "search ") {
			out = append(out, clause{subject: c.subject, third: c.third, verbs: c.verbs[:1]})
			c.verbs = c.verbs[1:]
		}
		out = append(out, c)
	}
	return out
}

func says(p nounPhrase, verb, rest string) clause {
	return clause{subject: p.words, third: !p.plural, verbs: []string{verb}, rest: rest}
}

// finite returns the clause as a statement in lower case.
func (c clause) finite() string {
	if c.full != "" {
		return c.full
	}
	if c.subject == "" && modal(c.verbs[0]) {
		c.subject = "you"
	}
	return lang.Join(c.subject, c.predicate())
}

// predicate returns the clause without its subject.
func (c clause) predicate() string {
	return c.saying(func(verb string) string { return inflect(verb, c.third) })
}

// saying is what the clause says of its subject, with its verbs in a form.
func (c clause) saying(form func(verb string) string) string {
	verbs := make([]string, len(c.verbs))
	for i, v := range c.verbs {
		verbs[i] = form(v)
	}
	return lang.Join(lang.List(verbs, "and"), itemized(c.items), c.rest)
}

// itemized lists the objects of a verb; what they are counted by stands once: "+1 power and
// +1 armor for each upgrade".
func itemized(items []string) string {
	items = slices.Clone(items)
	for i := 1; i < len(items); i++ {
		if at := strings.Index(items[i], " for each "); at >= 0 && strings.HasSuffix(items[i-1], items[i][at:]) {
			items[i-1] = strings.TrimSuffix(items[i-1], items[i][at:])
		}
	}
	return lang.List(items, "and")
}

// bare returns the clause as it stands after "may".
func (c clause) bare() string {
	said := lang.Join(lang.List(c.verbs, "and"), itemized(c.items), c.rest)
	if c.subject != "" {
		said = lang.Join("have", c.subject, said)
	}
	return cmp.Or(c.full, said)
}

func modal(verb string) bool {
	return verb == "may" || verb == "can" || verb == "cannot" || verb == "must"
}

var irregular = map[string]string{"be": "is", "have": "has", "ready": "readies", "do": "does"}

// inflect puts the first word of the verb into the present tense.
func inflect(verb string, third bool) string {
	head, tail, more := strings.Cut(verb, " ")
	switch {
	case modal(head):
	case !third && head == "be":
		head = "are"
	case !third:
	case irregular[head] != "":
		head = irregular[head]
	case strings.HasSuffix(head, "sh") || strings.HasSuffix(head, "ch") || strings.HasSuffix(head, "ss"):
		head += "es"
	default:
		head += "s"
	}
	if more {
		return head + " " + tail
	}
	return head
}

// fuse joins neighboring clauses that list things for one subject and one verb,
// so that keywords read "gains skirmish and taunt".
func fuse(cs []clause) []clause {
	if len(cs) < 2 {
		return cs
	}
	var out []clause
	for _, c := range cs {
		if n := len(out); n > 0 && c.items != nil && out[n-1].items != nil &&
			out[n-1].subject == c.subject && out[n-1].verbs[0] == c.verbs[0] && out[n-1].rest == c.rest {
			out[n-1].items = append(plan.SharingX(out[n-1].items, c.items[0], ", where X is "), c.items...)
			continue
		}
		out = append(out, c)
	}
	return out
}

// coordinate makes one statement of several: repeated subjects are left out.
func coordinate(cs []clause) string {
	cs = fuse(searches(cs))
	parts := make([]string, len(cs))
	for i, c := range cs {
		if i > 0 && c.full == "" && cs[i-1].full == "" && c.subject == cs[i-1].subject && (c.subject != "" || !modal(c.verbs[0])) {
			parts[i] = c.predicate()
			continue
		}
		if i > 0 && c.full == "" && c.subject == "" && cs[i-1].subject != "" {
			c.subject = "you" // an order cannot follow a statement
		}
		parts[i] = c.finite()
	}
	return series(parts, cs[0].subject)
}

// coordinateBare does the same for what follows "may".
func coordinateBare(cs []clause) string {
	cs = searches(cs)
	parts := make([]string, len(cs))
	for i, c := range cs {
		parts[i] = c.bare()
	}
	return series(parts, "")
}

// series joins statements, with semicolons if one has commas of its own, apart from
// those of the title that is their subject.
func series(parts []string, subject string) string {
	for i, p := range parts {
		if p = strings.TrimPrefix(p, subject); i == len(parts)-1 {
			p = strings.TrimSuffix(p, anyHouse) // which nothing follows
		}
		if strings.ContainsAny(p, ",;:") && !strings.ContainsAny(p, "“‘") {
			return strings.Join(parts, "; then ")
		}
	}
	return lang.List(parts, "and")
}

// sentences makes sentences of clauses.
func sentences(cs []clause) string { return plan.Sentences(cs, coordinate) }

// IsWhole implements [plan.Statement].
func (c clause) IsWhole() bool { return c.full != "" }

// Continues implements [plan.Statement].
func (c clause) Continues(before clause) bool {
	return before.full == "" && before.subject != "" && c.full == "" && c.subject == before.subject
}

// article puts the indefinite article before a word.
func article(s string) string {
	r, _ := utf8.DecodeRuneInString(strings.TrimLeft(s, "“‘"))
	lower := strings.ToLower(s)
	vowel := strings.ContainsRune("aeioæAEIOÆ", r) ||
		strings.HasPrefix(lower, "un") && !strings.HasPrefix(lower, "uni") || strings.HasPrefix(lower, "up")
	if vowel {
		return "an " + s
	}
	return "a " + s
}

// plural returns the plural of a regular noun; of a phrase with a tail, pass only
// the first word.
func plural(noun string) string {
	switch {
	case noun == "æmber" || noun == "damage" || noun == "power":
		return noun
	case strings.HasSuffix(noun, "y") && !strings.HasSuffix(noun, "ey"):
		return noun[:len(noun)-1] + "ies"
	}
	return noun + "s"
}

// possessive returns "Troll's", "Niffle Apes'" or "its".
func possessive(s string) string {
	switch s {
	case "it":
		return "its"
	case "they", "them":
		return "their"
	case "you":
		return "your"
	}
	if strings.HasSuffix(s, "s") && (strings.HasPrefix(s, "those ") || strings.HasPrefix(s, "the cards ")) {
		return s + "’"
	}
	return s + "’s"
}

// nounPhrase is a noun with its words.
type nounPhrase struct {
	words  string
	plural bool
}
