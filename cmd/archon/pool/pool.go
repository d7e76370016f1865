// Package pool is what all commands of archon speak of: the adventures and other games that can be played, the
// cards, and the language that they are described in.
package pool

import (
	"fmt"
	"io"
	"slices"
	"sync"
	"unicode"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/adventure/written"
	"github.com/keyraken/keyraken/game/fold"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// Pool is the adventures that can be played, all implemented cards, including
// those of the adventures, and the language in which to speak about them.
type Pool struct {
	adventure.List
	Games    games.List // beside KeyForge
	compiled func() (*keyforge.Catalogue, error)
	Language *lang.Language // with the titles of the cards
	Problems io.Writer      // where decks are reported that cannot be read
}

// New is the pool of some adventures, in English.
func New(all adventure.List) *Pool {
	p := &Pool{List: all, compiled: sync.OnceValues(all.Catalogue)}
	return p.In(languages.English())
}

// Shipped is the pool of the program.
var Shipped = New(adventures.All()).With(games.All())

// With is the pool with other games beside KeyForge.
func (p *Pool) With(all games.List) *Pool {
	more := *p
	more.Games = all
	return &more
}

// WithFiles is the pool with the adventures that the player keeps, too. What is wrong with files there
// is reported in the language of the environment.
func (p *Pool) WithFiles(report io.Writer) *Pool {
	more, problems := written.All(written.Dir(), languages.All()...)
	for _, err := range problems {
		fmt.Fprintln(report, "archon:", languages.Local().Say(err))
	}
	if len(more) == 0 {
		return p
	}
	return New(slices.Concat(p.List, more)).With(p.Games)
}

// In is the pool in another language.
func (p *Pool) In(l *lang.Language) *Pool {
	return &Pool{List: p.List, Games: p.Games, compiled: p.compiled, Language: l.WithTitles(p.Title), Problems: p.Problems}
}

// Catalogue is all cards of the pool; it is made when it is first needed.
func (p *Pool) Catalogue() (*keyforge.Catalogue, error) { return p.compiled() }

// Rules are the rules for games of the pool.
func (p *Pool) Rules() (*scenario.Rules, error) {
	cat, err := p.Catalogue()
	if err != nil {
		return nil, err
	}
	return p.List.Rules(cat), nil
}

// LanguageOf is the language with the words of the adventure that the game belongs to.
func (p *Pool) LanguageOf(g *keyforge.Game) *lang.Language {
	if a := p.Of(g); a != nil {
		return p.Language.WithWords(a.Words)
	}
	return p.Language
}

// Difficulty is the name, for use inside a sentence, of the difficulty or variant that
// a save of the mode records as a word.
func (p *Pool) Difficulty(mode, word string) string {
	a := p.Adventure(mode)
	name := []rune(adventure.DifficultyName(a, word, p.Language.WithWords(a.Words).T))
	name[0] = unicode.ToLower(name[0])
	return string(name)
}

// Hard reports whether the word stands for hard, or harder.
func (p *Pool) Hard(mode, word string) bool { return adventure.AtLeastHard(p.Adventure(mode), word) }

// Adventure is the one with that name, or else the first.
func (p *Pool) Adventure(mode string) adventure.Adventure {
	if a, err := p.Named(mode); err == nil {
		return a
	}
	return p.List[0]
}

// Answers reports whether the card with that ID has that name.
func (p *Pool) Answers(id, name string) bool {
	return p.LanguageFor(p.Language, id).MatchesName(id, p.Title(id),
		func(called string) bool { return fold.Name(called) == fold.Name(name) })
}

// Title is the printed name of the card with that ID, the same in every language.
func (p *Pool) Title(id string) string {
	cat, err := p.Catalogue()
	if err != nil { // callers that need the catalogue report why
		cat = &keyforge.Catalogue{}
	}
	return cards.Title(cat, id)
}

// Difficulties are all difficulties of an adventure, the easiest first.
func Difficulties() []string {
	return []string{adventure.Easy.String(), adventure.Normal.String(), adventure.Hard.String()}
}
