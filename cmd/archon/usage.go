package main

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/keyraken/keyraken/cmd/archon/usage"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// languageOf is the language that the arguments name, found before they are parsed: help and
// errors in them are in it, too. An unknown language is refused later.
func languageOf(args []string) *lang.Language {
	tag := ""
	for i, arg := range args {
		if named, ok := strings.CutPrefix(arg, "--lang="); ok {
			tag = named
		} else if arg == "--lang" && i+1 < len(args) {
			tag = args[i+1]
		}
	}
	return cmp.Or(languages.Named(tag), languages.Local())
}

// helps makes the command and those below it describe their use in the language.
func (p *pool) helps(root *cobra.Command) {
	root.InitDefaultHelpCmd()
	root.SetUsageFunc(func(c *cobra.Command) error { return p.usage(c.OutOrStderr(), c) })
	root.SetHelpFunc(func(c *cobra.Command, _ []string) {
		about := c.Long
		if about == "" {
			about = c.Short
		}
		fmt.Fprintf(c.OutOrStdout(), "%s\n\n", about)
		_ = p.usage(c.OutOrStdout(), c)
	})
	p.explain(root)
}

// explain gives the command and those below it words for what cobra says only in English.
func (p *pool) explain(c *cobra.Command) {
	c.Flags().BoolP("help", "h", false, p.T("usage-help", c.Name()))
	if accept := c.Args; accept != nil {
		c.Args = func(c *cobra.Command, args []string) error { return usage.Arguments(accept(c, args), useLine(c)) }
	}
	for _, sub := range c.Commands() {
		if sub.Name() == "help" {
			sub.Use, sub.Short, sub.Long = "help ["+p.T("usage-command")+"]", p.T("usage-help-command"), ""
		}
		p.explain(sub)
	}
}

// useLine is a command with its arguments, without its flags.
func useLine(c *cobra.Command) string { return strings.TrimSuffix(c.UseLine(), " [flags]") }

// usage prints how a command is used.
func (p *pool) usage(w io.Writer, c *cobra.Command) error {
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
	section("usage-flags", usage.Flags(p.language, c.LocalFlags()))
	section("usage-global", usage.Flags(p.language, c.InheritedFlags()))
	if commands != "" {
		fmt.Fprintln(&b, p.T("usage-more", c.CommandPath()))
	}
	_, err := fmt.Fprintln(w, strings.TrimSpace(b.String()))
	return err
}
