package root

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/usage"
)

// helps makes the command and those below it describe their use in the language.
func helps(p *pool.Pool, root *cobra.Command) {
	root.InitDefaultHelpCmd()
	root.SetUsageFunc(func(c *cobra.Command) error { return printUsage(p, c.OutOrStderr(), c) })
	root.SetHelpFunc(func(c *cobra.Command, _ []string) {
		about := c.Long
		if about == "" {
			about = c.Short
		}
		fmt.Fprintf(c.OutOrStdout(), "%s\n\n", about)
		_ = printUsage(p, c.OutOrStdout(), c)
	})
	explain(p, root)
}

// explain gives the command and those below it words for what cobra says only in English.
func explain(p *pool.Pool, c *cobra.Command) {
	c.Flags().BoolP("help", "h", false, p.T("usage-help", c.Name()))
	if accept := c.Args; accept != nil {
		c.Args = func(c *cobra.Command, args []string) error { return usage.Arguments(accept(c, args), useLine(c)) }
	}
	for _, sub := range c.Commands() {
		if sub.Name() == "help" {
			sub.Use, sub.Short, sub.Long = "help ["+p.T("usage-command")+"]", p.T("usage-help-command"), ""
		}
		explain(p, sub)
	}
}

// useLine is a command with its arguments, without its flags.
func useLine(c *cobra.Command) string { return strings.TrimSuffix(c.UseLine(), " [flags]") }

// printUsage prints how a command is used.
func printUsage(p *pool.Pool, w io.Writer, c *cobra.Command) error {
	var b strings.Builder
	section := func(key, text string) {
		if text != "" {
			fmt.Fprintf(&b, "%s\n%s\n\n", p.T(key), strings.TrimRight(text, "\n"))
		}
	}
	line := "  " + useLine(c) + " [" + p.T("usage-flag") + "]\n"
	commands := ""
	for _, sub := range c.Commands() {
		if sub.IsAvailableCommand() {
			commands += fmt.Sprintf("  %-*s %s\n", c.NamePadding(), sub.Name(), sub.Short)
		}
	}
	if commands != "" {
		line += "  " + c.CommandPath() + " [" + p.T("usage-command") + "]\n"
	}
	section("usage-usage", line)
	section("usage-examples", c.Example)
	section("usage-commands", commands)
	section("usage-flags", usage.Flags(p.Language, c.LocalFlags()))
	section("usage-global", usage.Flags(p.Language, c.InheritedFlags()))
	if commands != "" {
		fmt.Fprintln(&b, p.T("usage-more", c.CommandPath()))
	}
	_, err := fmt.Fprintln(w, strings.TrimSpace(b.String()))
	return err
}
