package main

import (
	"cmp"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// languageOf is the language of the arguments, which say it before they are read: help and what
// is wrong with them are told in it, too. What names no language is refused later.
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

// helps lets the command and those below it tell in the language how they are used.
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

// explain gives the command and those below it what cobra says in English alone.
func (p *pool) explain(c *cobra.Command) {
	c.Flags().BoolP("help", "h", false, p.T("usage-help", c.Name()))
	for _, sub := range c.Commands() {
		if sub.Name() == "help" {
			sub.Use, sub.Short, sub.Long = "help ["+p.T("usage-command")+"]", p.T("usage-help-command"), ""
		}
		p.explain(sub)
	}
}

// usage tells how a command is used.
func (p *pool) usage(w io.Writer, c *cobra.Command) error {
	var b strings.Builder
	section := func(key, text string) {
		if text != "" {
			fmt.Fprintf(&b, "%s\n%s\n\n", p.T(key), strings.TrimRight(text, "\n"))
		}
	}
	line := "  " + strings.TrimSuffix(c.UseLine(), " [flags]") + " [" + p.T("usage-flag") + "]\n"
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
	section("usage-flags", p.flags(c.LocalFlags()))
	section("usage-global", p.flags(c.InheritedFlags()))
	if commands != "" {
		fmt.Fprintln(&b, p.T("usage-more", c.CommandPath()))
	}
	_, err := fmt.Fprintln(w, strings.TrimSpace(b.String()))
	return err
}

// unsaid are what flags are when they are not given that goes without saying.
var unsaid = []string{"", "false", "0", "-1", "[]"}

// flags lists flags, a line each.
func (p *pool) flags(set *pflag.FlagSet) string {
	var names, says []string
	longest := 0
	set.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name := "      --" + f.Name
		if f.Shorthand != "" {
			name = "  -" + f.Shorthand + ", --" + f.Name
		}
		kind, usage := pflag.UnquoteUsage(f)
		if _, known := p.language.Template("kind-" + kind); known != nil {
			kind = p.T("kind-" + kind)
		}
		if kind != "" {
			name += " " + kind
		}
		if def := f.DefValue; !slices.Contains(unsaid, def) {
			usage += " " + p.T("usage-default", strings.Trim(def, "[]"))
		}
		names, says, longest = append(names, name), append(says, usage), max(longest, len([]rune(name)))
	})
	lines := ""
	for i, name := range names {
		lines += name + strings.Repeat(" ", longest-len([]rune(name))) + "   " + says[i] + "\n"
	}
	return lines
}

// misuses are what cobra says in English of arguments that are wrong.
var misuses = []struct {
	words *regexp.Regexp
	says  func(of []string) error
}{
	{regexp.MustCompile(`^unknown command "(.*)" for "(.*)"`), func(of []string) error { return languages.Fail("unknown-command", of[1], of[2]) }},
	{regexp.MustCompile(`^(?:accepts|requires) (at least |at most )?(\d+) arg\(s\), (?:only )?received (\d+)$`),
		func(of []string) error {
			given, _ := strconv.Atoi(of[3])
			switch of[1] {
			case "at least ":
				return languages.Fail("arguments-few", of[2], given)
			case "at most ":
				return languages.Fail("arguments-many", of[2], given)
			}
			return languages.Fail("arguments-wrong", of[2], given)
		}},
	{regexp.MustCompile(`^if any flags in the group .*; \[(.*)\] were all set$`),
		func(of []string) error { return languages.Fail("flags-together", dashed(of[1])) }},
	{regexp.MustCompile(`^at least one of the flags in the group \[(.*)\] is required$`),
		func(of []string) error { return languages.Fail("flags-missing", dashed(of[1])) }},
	{regexp.MustCompile(`^unknown (?:shorthand )?flag: (.*)$`), func(of []string) error { return languages.Fail("unknown-flag", of[1]) }},
	{regexp.MustCompile(`^flag needs an argument: (.*)$`), func(of []string) error { return languages.Fail("flag-empty", of[1]) }},
	{regexp.MustCompile(`^invalid argument "(.*)" for "(.*)" flag: `),
		func(of []string) error { return languages.Fail("flag-wrong", of[1], of[2]) }},
}

// dashed are the names of flags as they are typed.
func dashed(names string) string { return "--" + strings.ReplaceAll(names, " ", ", --") }

// misuse is an error of cobra in words that every language has.
func misuse(err error) error {
	if err == nil {
		return nil
	}
	for _, m := range misuses {
		if of := m.words.FindStringSubmatch(err.Error()); of != nil {
			return m.says(of)
		}
	}
	return err
}
