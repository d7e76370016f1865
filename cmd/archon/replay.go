package main

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/narrate"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

func replayCommand(p *pool) *cobra.Command {
	var to int
	var asJSON, asText bool
	c := &cobra.Command{
		Use:   "replay " + p.T("kind-file"),
		Short: p.T("use-replay"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			story, report, err := readSave(p, args[0])
			if err != nil {
				return err
			}
			if !c.Flags().Changed("to") {
				to = story.Len()
			}
			if to < 0 || to > story.Len() {
				return message.New("to-beyond", to, story.Len())
			}
			tell := tellInWords
			if asJSON {
				tell = tellInJSON
			}
			if err := tell(p, c.OutOrStdout(), story, to); err != nil {
				return err
			}
			for _, w := range report.Warnings {
				p.warn(c.ErrOrStderr(), p.say(w))
			}
			if report.Differs || report.Damaged {
				return message.New("read-up-to", args[0], errFound, story.Len())
			}
			return nil
		},
	}
	c.Flags().IntVar(&to, "to", 0, p.T("flag-to"))
	c.Flags().BoolVar(&asJSON, "json", false, p.T("flag-json-input"))
	c.Flags().BoolVar(&asText, "text", false, p.T("flag-text"))
	c.MarkFlagsMutuallyExclusive("json", "text")
	return c
}

func readSave(p *pool, path string) (*replay.Story, *replay.Report, error) {
	rules, err := p.rules()
	if err != nil {
		return nil, nil, err
	}
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

// teller narrates a story for a reader who may see everything.
func teller(p *pool, s *replay.Story) *narrate.Narrator {
	n := &narrate.Narrator{Game: s.Game(), Language: p.spoken(s.Game())}
	for i := range n.Open {
		n.Open[i] = true
	}
	return n
}

func tellInWords(p *pool, w io.Writer, s *replay.Story, to int) error {
	fmt.Fprintf(w, "%s.\n", printable.Text(capital(p.summary(s)), longest))
	n := teller(p, s)
	return walk(s, to, func(_ string, events []keyforge.Event) error {
		for _, line := range n.Lines(events) {
			if _, err := fmt.Fprintln(w, printable.Text(line, longest)); err != nil {
				return err
			}
		}
		return nil
	})
}

// summary says in a few words what a game is and how it stands.
func (p *pool) summary(s *replay.Story) string {
	g := s.Game()
	l := p.spoken(g)
	var words []string
	for i := range s.Header.Decks {
		if name := s.Header.Decks[i].Name; name != "" {
			words = append(words, name)
		}
	}
	if g.Boss() == 0 {
		words = append(words, l.T("mode-duel"))
	} else {
		words = append(words, l.T("monster-title"))
	}
	if d := s.Header.Difficulty; d != "" {
		words = append(words, p.difficulty(s.Header.Mode, d))
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
	return strings.Join(append(words, p.terms(&s.Header)), ", ")
}

// terms says on what terms a game is played: what can be undone, and whether all of
// it was played by the rules and from its beginning.
func (p *pool) terms(h *replay.Header) string {
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

// told is an input and its events.
type told struct {
	N     int      `json:"n"`
	Turn  int      `json:"turn"`
	Input string   `json:"input"`
	Story []string `json:"story"`
	Hash  string   `json:"hash"`
}

func tellInJSON(p *pool, w io.Writer, s *replay.Story, to int) error {
	enc := encoder(w)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(&s.Header); err != nil {
		return err
	}
	n := teller(p, s)
	return walk(s, to, func(input string, events []keyforge.Event) error {
		t := told{N: s.At(), Turn: s.Game().Turn(), Input: input, Story: []string{}, Hash: fmt.Sprintf("%016x", s.Game().Hash())}
		for _, line := range n.Lines(events) {
			if line != "" {
				t.Story = append(t.Story, line)
			}
		}
		return enc.Encode(t)
	})
}

// walk goes through the first inputs of the story.
func walk(s *replay.Story, to int, do func(input string, events []keyforge.Event) error) error {
	if err := s.Seek(0); err != nil {
		return err
	}
	var events []keyforge.Event
	for s.At() < to {
		input := s.Next()
		var err error
		if events, err = s.Step(events[:0]); err != nil {
			return err
		}
		if err := do(input, events); err != nil {
			return err
		}
	}
	return nil
}

// saver writes each simulated game into a file of the directory.
func saver(dir string, t *table) (func(int, keyforge.Setup, []keyforge.Command) error, error) {
	if dir == "" {
		return nil, nil
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	rules := t.pool.Rules(t.cat)
	var names []string
	for _, d := range t.decks {
		names = append(names, d.Name)
	}
	return func(number int, setup keyforge.Setup, commands []keyforge.Command) error {
		story, err := replay.New(rules, replay.Dealt(t.cat, t.mode.Name(), t.difficulty, setup, names...))
		if err != nil {
			return err
		}
		for _, c := range commands {
			if _, err := story.Apply(c, nil); err != nil {
				return err
			}
		}
		return story.WriteFile(filepath.Join(dir, fmt.Sprintf("game-%06d%s", number, replay.Extension)))
	}, nil
}
