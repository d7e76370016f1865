package written

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"go.yaml.in/yaml/v3"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/notation"
	"github.com/keyraken/keyraken/game/keyforge/cards"
	"github.com/keyraken/keyraken/game/keyforge/program"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// readRules reads the numbers, the turn, what ends the game, and the deeds.
func (f *file) readRules(by map[string]*yaml.Node) error {
	a, words := f.a, Parts()
	for i, c := range a.conditions {
		words = append(words, notation.Word{Name: c.Key, Means: Amount{condition: i + 1}})
	}
	list, err := items(by["numbers"])
	if err != nil {
		return err
	}
	for i, n := range list {
		name, err := word(n)
		if err != nil {
			return err
		}
		taken := slices.ContainsFunc(words, func(w notation.Word) bool { return w.Name == name })
		if i == maxNumbers || taken || slices.Contains(ownNumbers, name) {
			return wrong(n, "written-numbers", maxNumbers, name)
		}
		a.numbers = append(a.numbers, name)
		words = append(words, notation.Word{Name: name, Means: Number(i)})
	}
	l := notation.New(forms, words...)
	turn, err := listed(l, by["turn"], f.checkStep)
	if err != nil {
		return err
	}
	a.turn = slices.Concat([]Step{{kind: starts}}, turn, []Step{{kind: ends}, {kind: over}})
	if a.wins, err = listed(l, by["win"], f.checkEnd); err != nil {
		return err
	}
	if a.loses, err = listed(l, by["lose"], f.checkEnd); err != nil {
		return err
	}
	return f.readDeeds(l, by["deeds"])
}

// listed reads a list of expressions, of which there is one at least.
func listed[T any](l *notation.Language, n *yaml.Node, check func(*yaml.Node, T) error) (all []T, err error) {
	list, err := items(n)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 || len(list) > maxParts {
		return nil, wrong(n, "written-parts", maxParts)
	}
	for _, in := range list {
		x, err := expression[T](l, in)
		if err != nil {
			return nil, err
		}
		if err := check(in, x); err != nil {
			return nil, err
		}
		all = append(all, x)
	}
	return all, nil
}

// bounds are the least and the most that an amount is for one player.
func (f *file) bounds(a Amount) (least, most int) {
	if a.condition == 0 {
		return a.n, a.n
	}
	c := f.a.conditions[a.condition-1]
	return c.Min, c.Max
}

func (f *file) checkStep(n *yaml.Node, s Step) error {
	least, most := f.bounds(s.amount)
	switch {
	case least < 0:
		return wrong(n, "written-negative")
	case s.kind == playsCards && (s.amount.each || most > maxPlays):
		return wrong(n, "written-plays", maxPlays)
	}
	return nil
}

func (f *file) checkEnd(n *yaml.Node, e End) error {
	if least, _ := f.bounds(e.amount); e.kind == reaches && least < 1 {
		return wrong(n, "written-reaches")
	}
	return nil
}

// readDeeds reads what cards let the monster do.
func (f *file) readDeeds(l *notation.Language, n *yaml.Node) error {
	f.a.deeds = map[string][]Step{}
	if n == nil {
		return nil
	}
	all, err := entries(n)
	if err != nil {
		return err
	}
	for _, e := range all {
		name, err := word(e.key)
		if err != nil {
			return err
		}
		f.a.deeds[name], err = listed(l, e.value, func(in *yaml.Node, s Step) error {
			if s.kind < counts {
				return wrong(in, "written-deed")
			}
			return f.checkStep(in, s)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// sets are the cards of all sets, compiled.
var sets = sync.OnceValues(func() (*program.Catalogue, error) { return program.NewCatalogue(cards.Printed()) })

// language is the words of the cards of the file, which have the IDs of the file.
func (f *file) language(printed *program.Catalogue, line *int) *notation.Language {
	own := func(id string) string {
		if !hyphen.MatchString(id) || len(id) > 2*maxName {
			panic(message.New("written-id", 2*maxName))
		}
		return f.a.prefix() + id
	}
	words := append(CardWords(), makers(own)...)
	words = append(words, notation.Word{Name: "Filter.Named", Means: func(c card.Filter, id string) card.Filter {
		if _, ok := printed.Number(id); ok {
			return c.Named(id)
		}
		f.named = append(f.named, reference{id, *line})
		return c.Named(own(id))
	}})
	return notation.New(notation.Forms, words...)
}

// readCards reads the names and the cards.
func (f *file) readCards(names, list *yaml.Node) error {
	printed, err := sets()
	if err != nil {
		return err
	}
	line := 0
	l := f.language(printed, &line)
	if names != nil {
		all, err := entries(names)
		if err != nil {
			return err
		}
		if len(all) > maxKinds {
			return wrong(names, "written-many", maxKinds)
		}
		for _, e := range all {
			if line = e.value.Line; e.value.Kind != yaml.ScalarNode {
				return wrong(e.value, "written-expression")
			}
			if err := l.Let(e.key.Value, e.value.Value, firstLine(e.value)); err != nil {
				return err
			}
		}
	}
	all, err := items(list)
	if err != nil {
		return err
	}
	f.lines = map[string]int{}
	for _, n := range all {
		if line = n.Line; err == nil {
			err = f.readCard(l, n)
		}
	}
	if err != nil {
		return err
	}
	switch deck := len(f.a.Deck()); {
	case f.a.boss == "":
		return wrong(list, "written-boss")
	case deck == 0 || deck > maxCards:
		return wrong(list, "written-deck", deck, maxCards)
	}
	for _, r := range f.named {
		if f.lines[f.a.prefix()+r.id] == 0 {
			return notation.At(r.line, message.New("written-no-card", printable.Quote(r.id)))
		}
	}
	return nil
}

// readCard reads a card, its title and how many of it there are.
func (f *file) readCard(l *notation.Language, n *yaml.Node) error {
	by, err := fields(n, "card title", "copies")
	if err != nil {
		return err
	}
	c, err := expression[*card.Card](l, by["card"])
	if err != nil {
		return err
	}
	called, err := title(by["title"])
	if err != nil {
		return err
	}
	if f.lines[c.ID] != 0 {
		return wrong(n, "written-twice", printable.Quote(strings.TrimPrefix(c.ID, f.a.prefix())))
	}
	copies := 1
	if by["copies"] != nil {
		if copies, err = number(by["copies"], 1, maxCards); err != nil {
			return err
		}
	}
	if c.Type == card.BossType {
		if f.a.boss != "" || by["copies"] != nil {
			return wrong(n, "written-boss")
		}
		f.a.boss, f.a.monster, copies = c.ID, called, 0
	}
	f.lines[c.ID], f.a.copies[c.ID] = n.Line, copies
	f.a.cards = append(f.a.cards, program.Printed{Card: c, Title: called})
	return f.checkNames(n, c)
}

// checkNames checks what a card says of the adventure.
func (f *file) checkNames(n *yaml.Node, c *card.Card) (err error) {
	if what := unprecedented(c); what != "" {
		return wrong(n, "written-unprecedented", what)
	}
	card.Inspect(c, func(in card.Node) bool {
		switch in := in.(type) {
		case *card.Num:
			if in.Kind == card.AdventureNumber && !slices.Contains(f.a.numbers, in.Name) {
				err = wrong(n, "written-no-number", printable.Quote(in.Name))
			}
		case *card.Effect:
			if in.Verb == card.MonsterVerb && f.a.deeds[in.Name] == nil {
				err = wrong(n, "written-no-deed", printable.Quote(in.Name))
			}
		}
		return err == nil && in != nil
	})
	return err
}

// readWords reads the words of all languages.
func (f *file) readWords(n *yaml.Node) error {
	a := f.a
	given := map[string]lang.Words{}
	if n != nil {
		all, err := entries(n)
		if err != nil {
			return err
		}
		for _, e := range all {
			if given[e.key.Value], err = f.readLanguage(e); err != nil {
				return err
			}
		}
	}
	over := func(w lang.Words, more lang.Words) lang.Words {
		all := maps.Clone(w)
		maps.Copy(all, more)
		return all
	}
	base := over(a.defaults(), given["en"])
	finish(base)
	a.words = map[string]lang.Words{"": base}
	for language, words := range given {
		a.words[language] = over(base, words)
	}
	return nil
}

// readLanguage reads the words of one language.
func (f *file) readLanguage(e entry) (lang.Words, error) {
	if len(e.key.Value) != 2 || !small.MatchString(e.key.Value) {
		return nil, wrong(e.key, "written-language")
	}
	all, err := entries(e.value)
	if err != nil {
		return nil, err
	}
	words, known := lang.Words{}, f.a.places()
	for _, w := range all {
		key := w.key.Value
		facts, ok := known[key]
		if !ok {
			return nil, wrong(w.key, "written-unknown", printable.Quote(key), strings.Join(ids(known), ", "))
		}
		said, err := text(w.value, maxText)
		if err != nil {
			return nil, err
		}
		if said == "" {
			return nil, wrong(w.value, "written-text")
		}
		if err := template(said, facts); err != nil {
			return nil, notation.At(w.value.Line, err)
		}
		if id, ok := strings.CutPrefix(key, "title-"); ok {
			if said, err = title(w.value); err != nil {
				return nil, err
			}
			key = lang.Translated + f.a.prefix() + id
		}
		words[key] = said
	}
	return words, nil
}

// checkTexts checks that the cards can be compiled and said in every language of the program.
func (f *file) checkTexts() error {
	printed, err := sets()
	if err == nil {
		_, err = printed.With(f.a.cards)
	}
	if err != nil {
		return notation.At(1, message.New("notation-wrong", err.Error()))
	}
	for _, l := range f.languages {
		l = l.WithWords(f.a.Words)
		for _, c := range f.a.cards {
			if text := said(l, c.Card); strings.Contains(text, "⟨") || strings.Contains(text, "%!") {
				return notation.At(f.lines[c.Card.ID], message.New("written-unsaid", printable.Quote(c.Title), l.Name))
			}
		}
	}
	return nil
}

// said is the text of a card, or a mark that the language has none for what no card of ours does.
func said(l *lang.Language, c *card.Card) (text string) {
	defer func() {
		if recover() != nil {
			text = lang.Missing("card", c.ID)
		}
	}()
	return l.Card(c).String()
}
