// Package replay is archon replay: it tells the story of a save and checks that the game still plays the same.
package replay

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/saves"
	"github.com/keyraken/keyraken/cmd/archon/setup"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/games"
	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

// options are the options of the command.
type options struct {
	pool           *pool.Pool
	to             int
	asJSON, asText bool
}

// Command is archon replay.
func Command(p *pool.Pool) *cobra.Command {
	o, name := &options{pool: p}, ""
	c := &cobra.Command{
		Use:   "replay " + p.T("kind-file"),
		Short: p.T("use-replay"),
		Args:  cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, args []string) error {
			if !c.Flags().Changed("game") {
				name = cmp.Or(replay.GameOf(args[0]), games.KeyForge)
			}
			kind, err := setup.Kind(c, p, name, "to", "json", "text")
			switch {
			case err != nil:
				return err
			case kind != nil:
				return o.replayKind(c, kind, args[0])
			}
			return o.replayKeyForge(c, args[0])
		},
	}
	setup.GameFlag(c, p, &name)
	c.Flags().IntVar(&o.to, "to", 0, p.T("flag-to"))
	c.Flags().BoolVar(&o.asJSON, "json", false, p.T("flag-json-input"))
	c.Flags().BoolVar(&o.asText, "text", false, p.T("flag-text"))
	c.MarkFlagsMutuallyExclusive("json", "text")
	return c
}

// tale is the story of a save, and how it is told.
type tale[G game.Game] struct {
	*replay.Story[G]
	summary string
	lines   func() []string // what the last input has caused
	events  func() []any    // the same as data, if the game tells it
}

func (o *options) replayKeyForge(c *cobra.Command, path string) error {
	story, report, err := saves.Read(o.pool, path)
	if err != nil {
		return err
	}
	n := saves.Narrator(o.pool, story)
	return tell(o, c, path, report, &tale[*keyforge.Game]{
		Story: story, summary: saves.Summary(o.pool, story),
		lines:  func() []string { return n.Lines(story.Game().Happened()) },
		events: func() []any { return nil },
	})
}

// replayKind tells a game that is known by package game alone.
func (o *options) replayKind(c *cobra.Command, kind game.Kind, path string) error {
	words, err := kind.Words(o.pool.Language.Name)
	if err != nil {
		return err
	}
	story, report, err := saves.ReadOf[game.Game](kind, path)
	if err != nil {
		return err
	}
	g := story.Game()
	facts := []string{words.Name(), words.Setup(&story.Header.Setup), o.pool.T("is-turn", g.Turn())}
	if g.Over() {
		facts = append(facts, o.pool.T("is-over"))
	}
	return tell(o, c, path, report, &tale[game.Game]{
		Story: story, summary: strings.Join(append(facts, saves.Terms(o.pool, &story.Header)), ", "),
		lines:  func() []string { return words.Happened(g, game.NoSeat) },
		events: func() []any { return kind.Events(g, game.NoSeat) },
	})
}

// tell tells the story up to the input that is wanted, and what is wrong with the save.
func tell[G game.Game](o *options, c *cobra.Command, path string, report *replay.Report, t *tale[G]) error {
	to := o.to
	if !c.Flags().Changed("to") {
		to = t.Len()
	}
	if to < 0 || to > t.Len() {
		return message.New("to-beyond", to, t.Len())
	}
	in := t.inWords
	if o.asJSON {
		in = t.inJSON
	}
	if err := in(c.OutOrStdout(), to); err != nil {
		return err
	}
	for _, w := range report.Warnings {
		o.pool.Warn(c.ErrOrStderr(), o.pool.Describe(w))
	}
	if report.Differs || report.Damaged {
		return message.New("read-up-to", path, exit.ErrFindings, t.Len())
	}
	return nil
}

func (t *tale[G]) inWords(w io.Writer, to int) error {
	fmt.Fprintf(w, "%s.\n", printable.Text(lang.Capital(t.summary), terminal.Longest))
	return t.walk(to, func(string) error {
		for _, line := range t.lines() {
			if _, err := fmt.Fprintln(w, printable.Text(line, terminal.Longest)); err != nil {
				return err
			}
		}
		return nil
	})
}

// step is an input and its events.
type step struct {
	N      int      `json:"n"`
	Turn   int      `json:"turn"`
	Input  string   `json:"input"`
	Story  []string `json:"story"`
	Events []any    `json:"events,omitempty"`
	Hash   string   `json:"hash"`
}

func (t *tale[G]) inJSON(w io.Writer, to int) error {
	enc := terminal.Encoder(w)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(&t.Header); err != nil {
		return err
	}
	return t.walk(to, func(input string) error {
		g := t.Game()
		s := step{N: t.At(), Turn: g.Turn(), Input: input, Story: []string{}, Events: t.events(), Hash: fmt.Sprintf("%016x", g.Hash())}
		for _, line := range t.lines() {
			if line != "" {
				s.Story = append(s.Story, line)
			}
		}
		return enc.Encode(s)
	})
}

// walk goes through the first inputs of the story.
func (t *tale[G]) walk(to int, do func(input string) error) error {
	if err := t.Seek(0); err != nil {
		return err
	}
	for t.At() < to {
		input := t.Next()
		if err := t.Step(); err != nil {
			return err
		}
		if err := do(input); err != nil {
			return err
		}
	}
	return nil
}
