// Package replay is archon replay: it tells the story of a save and checks that the game still plays the same.
package replay

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/save"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Command is archon replay.
func Command(p *pool.Pool) *cobra.Command {
	var to int
	var asJSON, asText bool
	c := &cobra.Command{
		Use:   "replay " + p.T("kind-file"),
		Short: p.T("use-replay"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			story, report, err := saves.Read(p, args[0])
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
				p.Warn(c.ErrOrStderr(), p.Describe(w))
			}
			if report.Differs || report.Damaged {
				return message.New("read-up-to", args[0], exit.ErrFindings, story.Len())
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

func tellInWords(p *pool.Pool, w io.Writer, s *save.Story, to int) error {
	fmt.Fprintf(w, "%s.\n", printable.Text(lang.Capital(saves.Summary(p, s)), terminal.Longest))
	n := saves.Narrator(p, s)
	return walk(s, to, func(_ string, events []keyforge.Event) error {
		for _, line := range n.Lines(events) {
			if _, err := fmt.Fprintln(w, printable.Text(line, terminal.Longest)); err != nil {
				return err
			}
		}
		return nil
	})
}

// step is an input and its events.
type step struct {
	N     int      `json:"n"`
	Turn  int      `json:"turn"`
	Input string   `json:"input"`
	Story []string `json:"story"`
	Hash  string   `json:"hash"`
}

func tellInJSON(p *pool.Pool, w io.Writer, s *save.Story, to int) error {
	enc := terminal.Encoder(w)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(&s.Header); err != nil {
		return err
	}
	n := saves.Narrator(p, s)
	return walk(s, to, func(input string, events []keyforge.Event) error {
		t := step{N: s.At(), Turn: s.Game().Turn(), Input: input, Story: []string{}, Hash: fmt.Sprintf("%016x", s.Game().Hash())}
		for _, line := range n.Lines(events) {
			if line != "" {
				t.Story = append(t.Story, line)
			}
		}
		return enc.Encode(t)
	})
}

// walk goes through the first inputs of the story.
func walk(s *save.Story, to int, do func(input string, events []keyforge.Event) error) error {
	if err := s.Seek(0); err != nil {
		return err
	}
	for s.At() < to {
		input := s.Next()
		if err := s.Step(); err != nil {
			return err
		}
		if err := do(input, s.Game().Happened()); err != nil {
			return err
		}
	}
	return nil
}
