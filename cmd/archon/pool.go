package main

import (
	"io"
	"sync"
	"unicode"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/adventure/adventures"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/scenario"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// pool is the adventures that can be played, all implemented cards, including
// those of the adventures, and the language in which to speak about them.
type pool struct {
	adventure.List
	catalogue func() (*keyforge.Catalogue, error)
	language  *lang.Language // with the titles of the cards
	problems  io.Writer      // where decks are reported that cannot be read
}

func newPool(all adventure.List) *pool {
	p := &pool{List: all, catalogue: sync.OnceValues(all.Catalogue)}
	return p.in(languages.English())
}

// shipped is the pool of the program.
var shipped = newPool(adventures.All())

// in is the pool in another language.
func (p *pool) in(l *lang.Language) *pool {
	return &pool{List: p.List, catalogue: p.catalogue, language: l.With(p.title), problems: p.problems}
}

// rules are the rules for games of the pool.
func (p *pool) rules() (*scenario.Rules, error) {
	cat, err := p.catalogue()
	if err != nil {
		return nil, err
	}
	return p.Rules(cat), nil
}

// spoken is the language with the words of the adventure that the game belongs to.
func (p *pool) spoken(g *keyforge.Game) *lang.Language {
	if a := p.Of(g); a != nil {
		return p.language.Lay(a.Words)
	}
	return p.language
}

// difficulty is the name, for use inside a sentence, of the difficulty or variant that
// a save of the mode records as a word.
func (p *pool) difficulty(mode, word string) string {
	a := p.adventure(mode)
	name := []rune(adventure.Called(a, word, p.language.Lay(a.Words).T))
	name[0] = unicode.ToLower(name[0])
	return string(name)
}

// hard reports whether the word stands for hard, or harder.
func (p *pool) hard(mode, word string) bool { return adventure.AtLeastHard(p.adventure(mode), word) }

// adventure is the one with that name, or else the first.
func (p *pool) adventure(mode string) adventure.Adventure {
	if a, err := p.Named(mode); err == nil {
		return a
	}
	return p.List[0]
}

// answers reports whether the card with that ID has that name.
func (p *pool) answers(id, name string) bool {
	return p.Say(p.language, id).Answers(id, p.title(id), func(called string) bool { return cards.Fold(called) == cards.Fold(name) })
}

// title is the printed name of the card with that ID, the same in every language.
func (p *pool) title(id string) string {
	cat, err := p.catalogue()
	if err != nil { // callers that need the catalogue report why
		cat = &keyforge.Catalogue{}
	}
	return cards.Title(cat, id)
}
