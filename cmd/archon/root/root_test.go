package root_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/root"
	"github.com/keyraken/keyraken/game/message"
)

// ending is a command that ends with an error.
func ending(err error) func(*pool.Pool) *cobra.Command {
	return func(*pool.Pool) *cobra.Command {
		return &cobra.Command{Use: "end", RunE: func(c *cobra.Command, _ []string) error {
			c.Print("\x1b[2Jdone\n")
			return err
		}}
	}
}

// The exit status tells whether a command did its work, and found something wrong, or did not.
// What it prints is safe to show, and an error is one line.
func TestExitStatus(t *testing.T) {
	for name, c := range map[string]struct {
		err    error
		status int
		says   string
	}{
		"done":          {nil, 0, ""},
		"found":         {message.New("decks-unread", exit.ErrFindings, 2), 1, "archon: something is wrong: 2 decks could not be read\n"},
		"found itself":  {exit.FindingsError("two\nlines"), 1, "archon: two\n"},
		"failed":        {errors.New("no \x1b[2Jway"), 2, "archon: no [2Jway\n"},
		"more than one": {errors.Join(exit.FindingsError("bad"), errors.New("worse")), 1, "archon: bad\n"},
	} {
		var out, errs strings.Builder
		commands := []func(*pool.Pool) *cobra.Command{ending(c.err)}
		assert.Equal(t, c.status, root.Run(pool.Shipped, commands, []string{"end"}, strings.NewReader(""), &out, &errs), name)
		assert.Equal(t, c.says, errs.String(), name)
		assert.Equal(t, "[2Jdone\n", out.String(), name)
	}
}

// A command speaks the language that is chosen; what it prints for programs is in English.
func TestLanguageOfCommands(t *testing.T) {
	speaking := func(p *pool.Pool) *cobra.Command {
		c := &cobra.Command{Use: "speak", Run: func(c *cobra.Command, _ []string) { c.Print(p.Language.Name) }}
		c.Flags().Bool("json", false, "")
		return c
	}
	for args, want := range map[string]string{"--lang ru": "ru", "--lang=ru": "ru", "--lang en": "en", "--lang ru --json": "en", "": "en",
		"--lang ru --json=false": "ru"} {
		var out, errs strings.Builder
		status := root.Run(pool.Shipped, []func(*pool.Pool) *cobra.Command{speaking}, append([]string{"speak"}, strings.Fields(args)...),
			strings.NewReader(""), &out, &errs)
		assert.Zero(t, status, errs.String())
		assert.Equal(t, want, out.String(), args)
	}
}

// A fault of the program is an error as well, and does not end it.
func TestFaultsAreErrors(t *testing.T) {
	faulty := func(*pool.Pool) *cobra.Command {
		return &cobra.Command{Use: "break", Run: func(*cobra.Command, []string) { panic("it is broken") }}
	}
	t.Setenv("HOME", t.TempDir())
	var out, errs strings.Builder
	status := root.Run(pool.Shipped, []func(*pool.Pool) *cobra.Command{faulty}, []string{"break"}, strings.NewReader(""), &out, &errs)
	assert.Equal(t, 2, status)
	assert.Contains(t, errs.String(), "it is broken")
}
