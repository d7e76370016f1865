package archontest

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
)

// Person plays using only what the program prints: it takes any key from the list
// before the prompt, and ends a turn only when nothing else is left.
type Person struct {
	Rand  *rand.Rand
	Told  strings.Builder // everything that was printed
	heard int             // how much of it is older than the last answer
	Limit int             // answers until it quits
	Note  func()          // called before each answer, when not nil
	Tides bool            // it raises the tide whenever it can
}

// Write hears what is printed.
func (p *Person) Write(b []byte) (int, error) { return p.Told.Write(b) }

var (
	lineKey  = regexp.MustCompile(`(?m)^  (\w+)  \S`)
	cardKeys = regexp.MustCompile(`(?m)^  (\d+ [\pL ]+(?:, \d+ [\pL ]+)*): \S`)
)

// Read types one line. The program reads only when it has printed a prompt.
func (p *Person) Read(b []byte) (int, error) {
	if p.Note != nil {
		p.Note()
	}
	told := p.Told.String()[p.heard:]
	p.heard = p.Told.Len()
	var keys []string
	for _, m := range lineKey.FindAllStringSubmatch(told, -1) {
		keys = append(keys, m[1])
	}
	for _, m := range cardKeys.FindAllStringSubmatch(told, -1) {
		for _, move := range strings.Split(m[1], ", ") {
			key, _, _ := strings.Cut(move, " ")
			keys = append(keys, key)
		}
	}
	if len(keys) > 1 {
		keys = slices.DeleteFunc(keys, func(k string) bool { return k == "t" && !p.Tides || k == "e" && len(keys) > 2 })
	}
	if strings.Contains(told, "Type its name.") || strings.Contains(told, "Наберите название.") {
		if keys = []string{"dust imp"}; strings.Contains(told, "Which trait?") {
			keys = []string{"BEAST"}
		}
	}
	answer := "q"
	if p.Limit--; len(keys) > 0 && p.Limit > 0 {
		answer = keys[p.Rand.IntN(len(keys))]
		if slices.Contains(keys, "t") {
			answer = "t"
		}
	}
	return copy(b, answer+"\n"), nil
}
