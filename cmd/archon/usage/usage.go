// Package usage describes the flags of a program, and what is wrong with its arguments,
// in any language.
package usage

import (
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
)

// unsaid are default values of flags that go without saying.
var unsaid = []string{"", "false", "0", "-1", "[]"}

// Flags lists flags, a line each.
func Flags(l *lang.Language, set *pflag.FlagSet) string {
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
		if _, known := l.Template("kind-" + kind); known != nil {
			kind = l.T("kind-" + kind)
		}
		if kind != "" {
			name += " " + kind
		}
		if def := f.DefValue; !slices.Contains(unsaid, def) {
			usage += " " + l.T("usage-default", strings.Trim(def, "[]"))
		}
		names, says, longest = append(names, name), append(says, usage), max(longest, len([]rune(name)))
	})
	lines := ""
	for i, name := range names {
		lines += name + strings.Repeat(" ", longest-len([]rune(name))) + "   " + says[i] + "\n"
	}
	return lines
}

// miscounted is cobra's message about too few or too many arguments.
var miscounted = regexp.MustCompile(`^(?:accepts|requires) (?:at least |at most )?\d+ arg\(s\), (?:only )?received \d+$`)

// Arguments is an error of cobra about the arguments of a command, with a line on its usage.
func Arguments(err error, line string) error {
	if err != nil && miscounted.MatchString(err.Error()) {
		return message.New("arguments-wrong", line)
	}
	return err
}

// misuses are the English messages of pflag and cobra about wrong arguments.
var misuses = []struct {
	words *regexp.Regexp
	says  func(of []string) error
}{
	{regexp.MustCompile(`^unknown command "(.*)" for "(.*)"`), func(of []string) error { return message.New("unknown-command", of[1], of[2]) }},
	{regexp.MustCompile(`^if any flags in the group .*; \[(.*)\] were all set$`),
		func(of []string) error { return message.New("flags-together", dashed(of[1])) }},
	{regexp.MustCompile(`^at least one of the flags in the group \[(.*)\] is required$`),
		func(of []string) error { return message.New("flags-missing", dashed(of[1])) }},
	{regexp.MustCompile(`^unknown (?:shorthand flag: '.*' in|flag:) (.*)$`), func(of []string) error { return message.New("unknown-flag", of[1]) }},
	{regexp.MustCompile(`^flag needs an argument: (.*)$`), func(of []string) error { return message.New("flag-empty", of[1]) }},
	{regexp.MustCompile(`^invalid argument "(.*)" for "(.*)" flag: `),
		func(of []string) error { return message.New("flag-wrong", of[1], of[2]) }},
}

// dashed are the names of flags as they are typed.
func dashed(names string) string { return "--" + strings.ReplaceAll(names, " ", ", --") }

// Misuse translates an error of pflag or cobra into one that every language has words for.
func Misuse(err error) error {
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
