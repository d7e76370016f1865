package ru

import "strings"

// endings are those of an adjective: of the masculine, the feminine, the neuter and the
// plural, six each. A dash in the accusative stands for the form of the nominative, or of
// the genitive for what is animate.
type endings [4]string

var (
	hard     = endings{"ый ого ому - ым ом", "ая ой ой ую ой ой", "ое ого ому ое ым ом", "ые ых ым - ыми ых"}
	soft     = endings{"ий его ему - им ем", "яя ей ей юю ей ей", "ее его ему ее им ем", "ие их им - ими их"}
	velar    = endings{"ий ого ому - им ом", "ая ой ой ую ой ой", "ое ого ому ое им ом", "ие их им - ими их"}
	hushing  = endings{"ий его ему - им ем", "ая ей ей ую ей ей", "ее его ему ее им ем", "ие их им - ими их"}
	stressed = endings{"ой ого ому - ым ом", "ая ой ой ую ой ой", "ое ого ому ое ым ом", "ые ых ым - ыми ых"}
	other    = endings{"ой ого ому - им ом", "ая ой ой ую ой ой", "ое ого ому ое им ом", "ие их им - ими их"}
)

// pronominal are the words with a declension of their own.
var pronominal = map[string]endings{
	"этот": {"этот этого этому - этим этом", "эта этой этой эту этой этой",
		"это этого этому это этим этом", "эти этих этим - этими этих"},
	"тот": {"тот того тому - тем том", "та той той ту той той",
		"то того тому то тем том", "те тех тем - теми тех"},
	"весь": {"весь всего всему - всем всём", "вся всей всей всю всей всей",
		"всё всего всему всё всем всём", "все всех всем - всеми всех"},
	"ваш": {"ваш вашего вашему - вашим вашем", "ваша вашей вашей вашу вашей вашей",
		"ваше вашего вашему ваше вашим вашем", "ваши ваших вашим - вашими ваших"},
	"свой": {"свой своего своему - своим своём", "своя своей своей свою своей своей",
		"своё своего своему своё своим своём", "свои своих своим - своими своих"},
	"один": {"один одного одному - одним одном", "одна одной одной одну одной одной",
		"одно одного одному одно одним одном", "одни одних одним - одними одних"},
	"чей": {"чей чьего чьему - чьим чьём", "чья чьей чьей чью чьей чьей",
		"чьё чьего чьему чьё чьим чьём", "чьи чьих чьим - чьими чьих"},
}

// adjective declines an adjective, a participle or a pronoun, given in the masculine, as
// it stands before the noun. Only its first word is declined, after "не": "не
// уничтоженный таким образом". A possessive such as "его" has one form.
func adjective(words string, w word, plural bool) cases {
	lead := ""
	if rest, ok := strings.CutPrefix(words, "не "); ok {
		lead, words = "не ", rest
	}
	head, tail, more := strings.Cut(words, " ")
	if more {
		tail = " " + tail
	}
	if active, ok := strings.CutSuffix(head, "ся"); ok { // "оставшийся"
		head, tail = active, "ся"+tail
	}
	stem, of, ok := "", pronominal[head], true
	switch {
	case of != endings{}:
	case strings.HasSuffix(head, "ый"):
		stem, of = strings.TrimSuffix(head, "ый"), hard
	case strings.HasSuffix(head, "ний"):
		stem, of = strings.TrimSuffix(head, "ий"), soft
	case strings.HasSuffix(head, "ий"):
		if stem, of = strings.TrimSuffix(head, "ий"), hushing; endsIn(stem, "гкх") {
			of = velar
		}
	case strings.HasSuffix(head, "ой"):
		if stem, of = strings.TrimSuffix(head, "ой"), stressed; endsIn(stem, "гкхжшщч") {
			of = other
		}
	default:
		ok = false
	}
	if !ok {
		return alike(lead + words)
	}
	row := int(w.gender)
	if plural {
		row = 3
	}
	c := forms(of[row])
	if c[accusative] == "-" {
		if c[accusative] = c[nominative]; w.animate {
			c[accusative] = c[genitive]
		}
	}
	for k := range c {
		c[k] = lead + stem + c[k] + tail
	}
	return c
}

func endsIn(s, letters string) bool {
	r := []rune(s)
	return len(r) > 0 && strings.ContainsRune(letters, r[len(r)-1])
}

// adjectivesIn are adjectives before a noun in one case.
func adjectivesIn(adjectives []string, c int, w word, plural bool) string {
	words := make([]string, 0, len(adjectives))
	for _, a := range adjectives {
		if a != "" {
			words = append(words, adjective(a, w, plural)[c])
		}
	}
	return strings.Join(words, " ")
}

// short is a short adjective or participle, given in the masculine, as it stands after its
// subject: "уничтожен", "уничтожена", "возвращены".
func short(words string, p nounPhrase) string {
	head, tail, more := strings.Cut(words, " ")
	if more {
		tail = " " + tail
	}
	lead := ""
	if head == "не" {
		lead = "не "
		head, tail, more = strings.Cut(strings.TrimPrefix(tail, " "), " ")
		if more {
			tail = " " + tail
		}
	}
	switch stem, ok := strings.CutSuffix(head, "ён"); {
	case !p.plural && !p.second && p.gender == masculine:
		return lead + head + tail
	case ok:
		head = stem + "ен"
	case head == "должен", head == "равен":
		head = strings.TrimSuffix(head, "ен") + "н"
	}
	return lead + head + ending(p, "ы") + tail
}

// ending is the ending of the feminine, the neuter and the plural, of short words and of
// verbs in the past.
func ending(p nounPhrase, many string) string {
	switch {
	case p.plural || p.second:
		return many
	case p.gender == feminine:
		return "а"
	case p.gender == neuter:
		return "о"
	}
	return ""
}

// participle is the full form of a short one: "уничтоженный" of "уничтожен".
func participle(done string) string {
	head, tail, more := strings.Cut(done, " ")
	if strings.HasSuffix(head, "т") {
		head += "ый"
	} else {
		head += "ный"
	}
	if more {
		head += " " + tail
	}
	return head
}
