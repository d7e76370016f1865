// Package root is the command archon itself: the language that it speaks, help, the version, manual
// pages, and exit statuses. The commands below it are passed in.
package root

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/exit"
	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/terminal"
	"github.com/keyraken/keyraken/cmd/archon/usage"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/printable"
)

// Run is a program with some commands, for the adventures of a pool; it returns the exit status.
func Run(p *pool.Pool, commands []func(*pool.Pool) *cobra.Command, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	p = p.In(languageOf(args))
	stdout, stderr = terminal.Safe(stdout), terminal.Safe(stderr)
	p.Problems = stderr
	var tag string
	var english bool
	root := &cobra.Command{
		Use:           "archon",
		Short:         p.T("use-archon"),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.NoArgs,
		RunE:          func(c *cobra.Command, _ []string) error { return c.Help() },
		PersistentPreRunE: func(c *cobra.Command, _ []string) error {
			l, err := chosenLanguage(c, tag)
			if err == nil {
				if english {
					l = l.WithEnglishTitles()
				}
				*p = *p.In(l)
			}
			return err
		},
	}
	root.PersistentFlags().StringVar(&tag, "lang", "",
		p.T("flag-lang", strings.Join(languageNames(), ", ")))
	root.PersistentFlags().BoolVar(&english, "english-titles", false, p.T("flag-english-titles"))
	root.Version = program()
	root.SetVersionTemplate("{{.Version}}\n")
	root.Flags().Bool("version", false, p.T("use-version"))
	for _, command := range slices.Concat(commands, []func(*pool.Pool) *cobra.Command{versionCommand, manCommand}) {
		root.AddCommand(command(p))
	}
	root.CompletionOptions.DisableDefaultCmd = true
	helps(p, root)
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetOut(stdout)
	root.SetErr(stderr)
	if err := usage.Misuse(carryOut(root)); err != nil {
		line, _, _ := strings.Cut(p.Language.Say(err), "\n")
		fmt.Fprintln(stderr, "archon:", printable.Text(line, printable.Line))
		if errors.Is(err, exit.ErrFindings) {
			return 1
		}
		return 2
	}
	return 0
}

// carryOut carries out a command; a fault of the program is reported.
func carryOut(c *cobra.Command) (err error) {
	defer func() { err = exit.Report(err, "") }()
	defer fault.Catch(&err)
	return c.Execute()
}
