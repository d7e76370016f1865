package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/usage"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
	"github.com/keyraken/keyraken/game/store/replay"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// errFound is the error of a command that did its work and found that something
// is wrong; the exit status is 1 then.
var errFound = message.New("something-wrong")

// found is an errFound that itself says what is wrong.
type found string

func (f found) Error() string     { return string(f) }
func (f found) Is(err error) bool { return err == errFound }

// run is the whole program; it returns the exit status.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return runWith(shipped, args, stdin, stdout, stderr)
}

// runWith is the program for other adventures.
func runWith(p *pool, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	p = p.in(languageOf(args))
	stdout, stderr = safe(stdout), safe(stderr)
	p.problems = stderr
	var tag string
	root := &cobra.Command{
		Use:           "archon",
		Short:         p.T("use-archon"),
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.NoArgs,
		RunE:          func(c *cobra.Command, _ []string) error { return c.Help() },
		PersistentPreRunE: func(c *cobra.Command, _ []string) error {
			l, err := spoken(c, tag)
			if err == nil {
				*p = *p.in(l)
			}
			return err
		},
	}
	root.PersistentFlags().StringVar(&tag, "lang", "",
		p.T("flag-lang", strings.Join(languageNames(), ", ")))
	root.Version = program()
	root.SetVersionTemplate("{{.Version}}\n")
	root.Flags().Bool("version", false, p.T("use-version"))
	root.AddCommand(playCommand(p), simCommand(p), labCommand(p), cardsCommand(p), decksCommand(p), recordsCommand(p), engineCommand(p),
		replayCommand(p), analyseCommand(p), rulesCommand(p), soakCommand(p), trainCommand(p), backupCommand(p),
		restoreCommand(p), versionCommand(p), manCommand(p))
	root.CompletionOptions.DisableDefaultCmd = true
	p.helps(root)
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetOut(stdout)
	root.SetErr(stderr)
	if err := usage.Misuse(carryOut(root)); err != nil {
		line, _, _ := strings.Cut(p.language.Say(err), "\n")
		fmt.Fprintln(stderr, "archon:", printable.Text(line, printable.Line))
		if errors.Is(err, errFound) {
			return 1
		}
		return 2
	}
	return 0
}

// carryOut carries out a command; a fault of the program is reported.
func carryOut(c *cobra.Command) (err error) {
	defer func() { err = reported(err, "") }()
	defer fault.Catch(&err)
	return c.Execute()
}

// reported is the error of a command, or of a game that is kept in a save. It reports
// faults.
func reported(err error, save string) error {
	return fault.Report{Save: save}.Explain(fault.Dir(replay.Dir()), err)
}

func versionCommand(p *pool) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: p.T("use-version"),
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			_, err := fmt.Fprintln(c.OutOrStdout(), program())
			return err
		},
	}
}

// program is the name and version of the program.
func program() string { return "archon " + strings.Join(fault.Build(), ", ") }
