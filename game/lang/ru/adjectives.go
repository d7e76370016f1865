package ru

import (
	"strings"

	"github.com/keyraken/keyraken/game/lang"
)

// endings are those of an adjective: of the masculine, the feminine, the neuter and the
// plural, six each. A dash in the accusative stands for the form of the nominative, or of
// the genitive for what is animate.
type endings [4]cases

// plurals is the row of the plural, after those of the genders.
const plurals = 3

// of are the endings of a gender, or of the plural.
func (e *endings) of(g gender, plural bool) cases {
	if plural {
		return e[plurals]
	}
	return e[g]
}

// ends are endings in their rows.
func ends(masculine, feminine, neuter, many string) endings {
	return endings{forms(masculine), forms(feminine), forms(neuter), forms(many)}
}

var (
	hard     = ends("ый ого ому - ым ом", "ая ой ой ую ой ой", "ое ого ому ое ым ом", "ые ых ым - ыми ых")
	soft     = ends("ий его ему - им ем", "яя ей ей юю ей ей", "ее его ему ее им ем", "ие их им - ими их")
	velar    = ends("ий ого ому - им ом", "ая ой ой ую ой ой", "ое ого ому ое им ом", "ие их им - ими их")
	hushing  = ends("ий его ему - им ем", "ая ей ей ую ей ей", "ее его ему ее им ем", "ие их им - ими их")
	stressed = ends("ой ого ому - ым ом", "ая ой ой ую ой ой", "ое ого ому ое ым ом", "ые ых ым - ыми ых")
	other    = ends("ой ого ому - им ом", "ая ой ой ую ой ой", "ое ого ому ое им ом", "ие их им - ими их")
)

// pronominal are the words with a declension of their own.
var pronominal = map[string]endings{
	"этот": ends("этот этого этому - этим этом", "эта этой этой эту этой этой",
		"это этого этому это этим этом", "эти этих этим - этими этих"),
	"тот": ends("тот того тому - тем том", "та той той ту той той",
		"то того тому то тем том", "те тех тем - теми тех"),
	"весь": ends("весь всего всему - всем всём", "вся всей всей всю всей всей",
		"всё всего всему всё всем всём", "все всех всем - всеми всех"),
	"ваш": ends("ваш вашего вашему - вашим вашем", "ваша вашей вашей вашу вашей вашей",
		"ваше вашего вашему ваше вашим вашем", "ваши ваших вашим - вашими ваших"),
	"свой": ends("свой своего своему - своим своём", "своя своей своей свою своей своей",
		"своё своего своему своё своим своём", "свои своих своим - своими своих"),
	"один": ends("один одного одному - одним одном", "одна одной одной одну одной одной",
		"одно одного одному одно одним одном", "одни одних одним - одними одних"),
	"чей": ends("чей чьего чьему - чьим чьём", "чья чьей чьей чью чьей чьей",
		"чьё чьего чьему чьё чьим чьём", "чьи чьих чьим - чьими чьих"),
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
	stem, ends, ok := "", pronominal[head], true
	switch {
	case ends != endings{}:
	case strings.HasSuffix(head, "ый"):
		stem, ends = strings.TrimSuffix(head, "ый"), hard
	case strings.HasSuffix(head, "ний"):
		stem, ends = strings.TrimSuffix(head, "ий"), soft
	case strings.HasSuffix(head, "ий"):
		if stem, ends = strings.TrimSuffix(head, "ий"), hushing; endsIn(stem, "гкх") {
			ends = velar
		}
	case strings.HasSuffix(head, "ой"):
		if stem, ends = strings.TrimSuffix(head, "ой"), stressed; endsIn(stem, "гкхжшщч") {
			ends = other
		}
	default:
		ok = false
	}
	if !ok {
		return alike(lead + words)
	}
	c := ends.of(w.gender, plural)
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

// adjectives are those before a noun, in every case.
func adjectives(words []string, w word, plural bool) (all cases) {
	for _, a := range words {
		if a == "" {
			continue
		}
		for k, form := range adjective(a, w, plural) {
			all[k] = lang.Join(all[k], form)
		}
	}
	return all
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
