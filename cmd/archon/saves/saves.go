// Package saves reads saves for several commands, and says in a few words what is in one.
package saves

import (
	"cmp"
	"context"
	"os"
	"strings"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Read reads the save of a game of KeyForge in a file, and reports what is wrong with it.
func Read(p *pool.Pool, path string) (*save.Story, *replay.Report, error) {
	rules, err := p.Rules()
	if err != nil {
		return nil, nil, err
	}
	return ReadOf(rules, path)
}

// ReadOf reads the save of a game with those rules.
func ReadOf[G game.Game](rules game.Rules[G], path string) (*replay.Story[G], *replay.Report, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	story, report, err := replay.Read(context.Background(), f, rules)
	if err != nil {
		return nil, nil, message.New("at", path, err)
	}
	return story, report, nil
}

// Narrator narrates a story for a reader who may see everything.
func Narrator(p *pool.Pool, s *save.Story) *narrate.Narrator {
	n := &narrate.Narrator{Game: s.Game(), Language: p.LanguageOf(s.Game())}
	for i := range n.Open {
		n.Open[i] = true
	}
	return n
}

// Summary says in a few words what a game is and how it stands.
func Summary(p *pool.Pool, s *save.Story) string {
	g := s.Game()
	l := p.LanguageOf(g)
	var words []string
	for i := range save.Setup(&s.Header).Decks {
		if name := save.Setup(&s.Header).Decks[i].Name; name != "" {
			words = append(words, name)
		}
	}
	if g.Boss() == 0 {
		words = append(words, l.T("mode-duel"))
	} else {
		words = append(words, l.T("monster-title"))
	}
	if d := s.Header.Difficulty; d != "" {
		words = append(words, p.Difficulty(s.Header.Mode, d))
	}
	words = append(words, l.T("is-turn", g.Turn()))
	if b := g.Boss(); b != 0 {
		words = append(words, l.T("damage-n", int(g.Card(b).Damage)))
	}
	for _, r := range g.Gauges(nil) {
		if !r.OfPool {
			words = append(words, l.T("gauge-"+r.Name+"-short", r.Value, r.Limit))
		}
	}
	if g.Over() {
		words = append(words, l.T("is-over"))
	}
	return strings.Join(append(words, Terms(p, &s.Header)), ", ")
}

// Terms says on what terms a game is played: what can be undone, and whether all of
// it was played by the rules and from its beginning.
func Terms(p *pool.Pool, h *replay.Header) string {
	words := p.T("terms-" + cmp.Or(h.Undo, replay.UndoFree))
	if h.Taken > 0 {
		words += ", " + p.T("terms-taken", h.Taken)
	}
	if h.Edited {
		words += ", " + p.T("edited")
	}
	if h.Advised > 0 {
		words += ", " + p.T("with-advice", h.Advised)
	}
	return words
}
