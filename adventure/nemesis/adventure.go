package nemesis

import (
	"embed"
	"encoding/json"
	"slices"
	"sync"

	"github.com/keyraken/keyraken/game/shards"
)

// Adventure is the mode in which one fights her.
type Adventure struct{}

// Name is how set-ups call the mode.
func (Adventure) Name() string { return "nemesis" }

// Difficulties are the names of the difficulties.
func (Adventure) Difficulties() []string { return difficultyNames[:] }

// Usual is the difficulty of the book.
func (Adventure) Usual() string { return ByTheBook.String() }

// Automaton is Nemesis at one of the difficulties, led by whom was agreed.
func (Adventure) Automaton(difficulty string, players int, leader string) shards.Automaton {
	n := Difficulty(slices.Index(difficultyNames[:], difficulty)).Nemesis(players)
	n.Leader = leader
	return n
}

//go:embed words/*.json
var files embed.FS

// words are the texts of every language.
var words = sync.OnceValue(func() map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, language := range []string{"en", "ru"} {
		data, err := files.ReadFile("words/" + language + ".json")
		texts := map[string]string{}
		if err == nil {
			err = json.Unmarshal(data, &texts)
		}
		if err != nil {
			panic("the words of Nemesis: " + err.Error())
		}
		all[language] = texts
	}
	return all
})

// Words are her texts in a language, as the words of the game want them.
func (Adventure) Words(language string) map[string]string { return words()[language] }

// Words are the same texts, for a game against her.
func (n *Nemesis) Words(language string) map[string]string { return words()[language] }
