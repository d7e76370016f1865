package usage_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/usage"
	"github.com/keyraken/keyraken/game/lang/languages"
	"github.com/keyraken/keyraken/game/message"
)

// The descriptions and defaults of flags, and errors in them, are in the language.
func TestFlagsInRussian(t *testing.T) {
	ru := languages.Named("ru")
	set := pflag.NewFlagSet("program", pflag.ContinueOnError)
	set.String("size", "1280x720", "размер")
	set.StringP("games", "g", "", "`каталог` игр")
	set.Int("seed", 0, "зерно")
	assert.Equal(t, "  -g, --games каталог   каталог игр\n      --seed число      зерно\n"+
		"      --size слово      размер (если не сказано, 1280x720)\n", usage.Flags(ru, set))
	for args, want := range map[string]string{
		"--nope": "флага --nope нет", "--seed=x": `флаг --seed не может быть "x"`, "--seed": "флагу --seed нужно значение", "-x": "флага -x нет",
	} {
		assert.Contains(t, ru.Say(usage.Misuse(set.Parse([]string{args}))), want)
	}
	assert.NoError(t, usage.Misuse(nil))
}

// Hidden flags are not listed; what goes without saying is not said.
func TestFlagsUnlessHidden(t *testing.T) {
	set := pflag.NewFlagSet("program", pflag.ContinueOnError)
	set.Bool("json", false, "as JSON")
	set.StringSlice("decks", []string{"onyx"}, "`decks` of it")
	set.String("a-secret-that-is-longer-than-all", "x", "hidden")
	require.NoError(t, set.MarkHidden("a-secret-that-is-longer-than-all"))
	assert.Equal(t, "      --decks decks   decks of it (default onyx)\n      --json          as JSON\n", usage.Flags(languages.English(), set))
}

// What cobra says about wrong arguments is said in the language of the player.
func TestMisuseOfCommands(t *testing.T) {
	run := func(args ...string) error {
		c := &cobra.Command{Use: "archon", SilenceErrors: true, SilenceUsage: true}
		one := &cobra.Command{Use: "one FILE", Args: cobra.ExactArgs(1), RunE: func(*cobra.Command, []string) error { return nil }}
		for _, flag := range []string{"a", "b", "c", "d"} {
			one.Flags().Bool(flag, false, "")
		}
		one.MarkFlagsMutuallyExclusive("a", "b")
		one.MarkFlagsOneRequired("c", "d")
		c.AddCommand(one)
		c.SetArgs(args)
		return c.Execute()
	}
	en := languages.English()
	for args, want := range map[string]string{
		"two":               "command two;",
		"one x --a --b --c": "--a, --b",
		"one x":             "--c, --d",
		"one x --nope":      "--nope",
	} {
		err := usage.Misuse(run(strings.Fields(args)...))
		require.ErrorContains(t, err, want, args)
		assert.IsType(t, &message.Error{}, err, args)
		assert.Contains(t, en.Say(err), want)
	}
	assert.Equal(t, message.New("unknown-command", "two", "archon"), usage.Misuse(run("two")))
	assert.Equal(t, message.New("arguments-wrong", "archon one FILE"), usage.Arguments(run("one", "--c"), "archon one FILE"))
	other := errors.New("the disk is full")
	assert.Equal(t, other, usage.Misuse(other))
	assert.Equal(t, other, usage.Arguments(other, ""))
	assert.NoError(t, usage.Arguments(nil, ""))
}
