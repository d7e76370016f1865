// Package compare is archon cards compare: it reads what the printed text of a card says and what ours says, each into a
// set of facts, and tells what only one of the two says.
package compare

import (
	_ "embed"
	"iter"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/trait"
)

//go:embed words.txt
var table string

// A phrase is a part of a row of the table.
type phrase struct {
	stems []string
	fact  string // what it says, "" if it only joins others
}

// phrases are those of the table, and the names of houses, traits and keywords, by their first stem, the longest first.
var phrases = sync.OnceValue(func() map[string][]phrase {
	all := map[string][]phrase{}
	add := func(fact, said string) {
		if p := (phrase{stems(said), fact}); len(p.stems) > 0 {
			all[p.stems[0]] = append(all[p.stems[0]], p)
		}
	}
	for line := range strings.Lines(table) {
		fact, said, ok := strings.Cut(strings.TrimSpace(line), ": ")
		switch {
		case !ok || fact[0] == '#':
		case fact == "=":
			for _, w := range strings.Fields(said) {
				add(w, w)
			}
		default:
			for said := range strings.SplitSeq(said, "|") {
				add(strings.Trim(fact, "-"), said)
			}
		}
	}
	for h := range card.HouseCount {
		add(h.String(), h.String())
	}
	for t := range trait.Count {
		add(t.String(), t.String())
	}
	for k := range card.KeywordCount {
		add(k.String(), k.String())
	}
	for _, p := range all {
		slices.SortStableFunc(p, func(a, b phrase) int { return len(b.stems) - len(a.stems) })
	}
	return all
})

var (
	word    = regexp.MustCompile(`[+-]?\d+|\pL+|\.`)
	ofPower = regexp.MustCompile(`(power|armor) (?:is )?(\d+)`)
	splash  = regexp.MustCompile(`(\d+) +damage +splash`)
	numbers = map[string]string{"one": "1", "two": "2", "twice": "2", "three": "3", "third": "3", "four": "4", "five": "5", "six": "6"}
)

// stems are the words of a text without their endings, so that "destroys" and "destroyed" are one, with numbers as digits,
// full stops, and "each" before creatures that nothing counts.
func stems(text string) []string {
	text = strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(text), "'s", ""), "n't", " not")
	text = splash.ReplaceAllString(ofPower.ReplaceAllString(text, "$2 $1"), "$1 splash damage")
	var stems []string
	for _, w := range word.FindAllString(text, -1) {
		if n, ok := numbers[w]; ok {
			w = n
		}
		if (w == "creatures" || w == "neighbors" || w == "artifacts") && !slices.ContainsFunc(stems[max(0, len(stems)-4):], counts) {
			stems = append(stems, "each")
		}
		stems = append(stems, stem(w))
	}
	return stems
}

// counts reports whether a stem before a plural says how many they are.
func counts(stem string) bool {
	return stem[0] <= '9' || slices.Contains([]string{"for", "number", "no", "mor", "fewer", "than", "any", "half"}, stem)
}

func stem(w string) string {
	if len(w) < 4 {
		return w
	}
	for _, end := range []string{"ied", "ies"} {
		if s, ok := strings.CutSuffix(w, end); ok {
			return s + "y"
		}
	}
	if !strings.HasSuffix(w, "ss") {
		w = strings.TrimSuffix(w, "s")
	}
	for _, end := range []string{"ing", "ed"} {
		if s, ok := strings.CutSuffix(w, end); ok && len(s) > 2 {
			if n := len(s); s[n-1] == s[n-2] && strings.IndexByte("glnpt", s[n-1]) >= 0 { // tagged, controlled, stunned
				s = s[:n-1]
			}
			w = s
			break
		}
	}
	if len(w) > 3 {
		w = strings.TrimSuffix(w, "e")
	}
	return w
}

// signs are the printed signs in words, as lists write them and as the Master Vault does, and one form of each mark.
var signs = strings.NewReplacer(
	"<A>", " æmber ", "<D>", " damage ", "<C>", " capture ", "<R>", " draw ", "<X>", " discard ", "<P>", " power ",
	"\uf360", " æmber ", "\uf361", " damage ", "\uf565", " capture ", "\uf36f\uf560", " capture ", "\uf36e", " draw ", "\uf372", " discard ",
	"’", "'", "‘", "'", "–", "-", "−", "-", "\r", "", "\v", "\n", "\ufeff", "", "\u00a0", " ")

const heading = `(?:(?:After )?(?:Play|Fight|Reap|Action|Omni|Destroyed|Scrap|Fate|Leaves Play)|Before Fight)`

var (
	letters  = regexp.MustCompile(`(\d|[a-z] )([AD])\b`)                      // signs, as the oldest lists have them
	aside    = regexp.MustCompile(`\((?:[^()a-z]|incl|first|except)[^()]*\)`) // "(to a maximum of 4)" is said
	enhance  = regexp.MustCompile(`\bEnhance\b[^.\n]*\.?`)
	line     = regexp.MustCompile(`([.!)"”'])\s*\n\s*([^•\s])`) // ends an ability
	headings = regexp.MustCompile(`(?i)\b` + heading + `(?:/` + heading + `)*:`)
	list     = regexp.MustCompile(`(?i)choose one:\s*\n`) // of lines up to the next heading
)

// abilities are the abilities of a text, each with its headings, such as "reap". The lines of a list to choose from
// have those before it. The title of the card is "self".
func abilities(text, title string) iter.Seq2[string, []string] {
	text = signs.Replace(letters.ReplaceAllString(text, "$1<$2>"))
	text = enhance.ReplaceAllString(aside.ReplaceAllString(text, ""), "")
	if title = strings.ToValidUTF8(signs.Replace(title), ""); title != "" {
		text = regexp.MustCompile(`(?i)`+regexp.QuoteMeta(title)).ReplaceAllString(text, " self ")
	}
	return func(yield func(string, []string) bool) {
		under, listing := []string{""}, false
		for ability := range strings.SplitSeq(line.ReplaceAllString(text, "$1\n\n$2"), "\n\n") {
			from, found := 0, headings.FindAllStringIndex(ability, -1)
			listing = list.MatchString(ability) || listing && found == nil
			if !listing || found != nil {
				under = []string{""}
			}
			for _, at := range append(found, []int{len(ability), len(ability)}) {
				if !yield(ability[from:at[0]], under) {
					return
				}
				if from = at[1]; at[0] < at[1] {
					names := strings.TrimSuffix(strings.ToLower(ability[at[0]:at[1]]), ":")
					under = strings.Split(strings.ReplaceAll(names, "after ", ""), "/")
				}
			}
		}
	}
}

// A Reading is what a text says.
type Reading struct {
	Facts   []string // sorted; each after the heading of its ability, as "play: 2 damage"
	Unknown []string // the stems that the table does not have, sorted
}

// Read reads the English text of the card of that title.
func Read(text, title string) Reading {
	var r Reading
	for ability, under := range abilities(text, title) {
		r.add(stems(ability), under)
	}
	for _, list := range []*[]string{&r.Facts, &r.Unknown} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return r
}

// add adds what an ability says, under each of its headings. A number belongs to what follows at once, as in "3 creatures",
// or else stands alone, as in "up to 3 of them"; one of a thing is the thing.
func (r *Reading) add(stems, under []string) {
	number := ""
	say := func(fact string) {
		if number != "" && number != "1" {
			fact = strings.TrimSpace(number + " " + fact)
		}
		number = ""
		for _, h := range under {
			if fact != "" {
				r.Facts = append(r.Facts, strings.TrimPrefix(h+": "+fact, ": "))
			}
		}
	}
	for len(stems) > 0 {
		first, n := stems[0], 1
		fits := func(p phrase) bool { return len(p.stems) <= len(stems) && slices.Equal(p.stems, stems[:len(p.stems)]) }
		if i := slices.IndexFunc(phrases()[first], fits); i >= 0 {
			p := phrases()[first][i]
			n = len(p.stems)
			say(p.fact)
		} else if first[0] <= '9' {
			say("")
			number = strings.Trim(first, ".")
		} else {
			r.Unknown = append(r.Unknown, first)
			say(first)
		}
		stems = stems[n:]
	}
	say("")
}
