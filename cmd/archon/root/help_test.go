package root_test

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/root"
	"github.com/keyraken/keyraken/game/fault"
	"github.com/keyraken/keyraken/game/store/replay"
)

// dance is a command with everything that help tells, and one below it.
func dance(p *pool.Pool) *cobra.Command {
	c := &cobra.Command{Use: "dance WHO", Short: "Dance with somebody", Example: "  archon dance Ann", Args: cobra.ExactArgs(1),
		RunE: func(c *cobra.Command, _ []string) error {
			in, err := io.ReadAll(c.InOrStdin())
			c.Printf("heard %q", in)
			return err
		}}
	c.Flags().Int("turns", 3, "how many `turns`")
	c.AddCommand(&cobra.Command{Use: "slowly", Short: "Slowly", Long: "Slowly, and\nfor long.", Run: func(*cobra.Command, []string) {}})
	return c
}

// sing is a command that is not shown.
func sing(*pool.Pool) *cobra.Command {
	return &cobra.Command{Use: "sing", Hidden: true, Run: func(*cobra.Command, []string) {}}
}

func run(t *testing.T, args ...string) (out, errs string, status int) {
	t.Helper()
	var o, e strings.Builder
	commands := []func(*pool.Pool) *cobra.Command{dance, sing}
	status = root.Run(pool.Shipped, commands, args, strings.NewReader("music"), &o, &e)
	return o.String(), e.String(), status
}

// Help says what a command is for, how it is used, and what is below it.
func TestHelp(t *testing.T) {
	const global = "Global flags:\n      --english-titles   call cards by their English titles in every language\n" +
		"      --lang language    language to speak: en, ru (default: what LC_ALL, LC_MESSAGES or LANG say); JSON is in English\n"
	out, _, status := run(t, "dance", "--help")
	assert.Zero(t, status)
	assert.Equal(t, `Dance with somebody

Usage:
  archon dance WHO [flags]
  archon dance [command]

Examples:
  archon dance Ann

Commands:
  slowly      Slowly

Flags:
  -h, --help          help for dance
      --turns turns   how many turns (default 3)

`+global+`
Use "archon dance [command] --help" for more about a command.
`, out)
	out, _, _ = run(t, "help", "dance", "slowly")
	assert.Equal(t, "Slowly, and\nfor long.\n\nUsage:\n  archon dance slowly [flags]\n\nFlags:\n  -h, --help   help for slowly\n\n"+global, out)
	out, _, status = run(t)
	assert.Zero(t, status)
	assert.Contains(t, out, "\n  dance       Dance with somebody\n  version     Print the version\n")
	for _, hidden := range []string{"sing", "completion", "  man "} {
		assert.NotContains(t, out, hidden)
	}
	for _, args := range [][]string{{"--lang", "ru", "--help"}, {"--help", "--lang=ru"}} {
		out, _, _ = run(t, args...)
		assert.Contains(t, out, "Как вызывать:", args)
		assert.NotContains(t, out, "Usage")
	}
	_, errs, status := run(t, "--help", "--lang")
	assert.Equal(t, 2, status)
	assert.Contains(t, errs, "flag --lang needs a value")
}

// Arguments that a command does not take are refused with how it is used; so is a language that nobody speaks.
func TestWrongArguments(t *testing.T) {
	for args, why := range map[string]string{"dance": "archon dance WHO", "dance a b": "archon dance WHO", "dance Ann --nope": "--nope",
		"fly": "fly", "--lang xx dance Ann": `"xx"`, "version now": "archon version"} {
		out, errs, status := run(t, strings.Fields(args)...)
		assert.Equal(t, 2, status, args)
		assert.Empty(t, out)
		assert.Contains(t, errs, why, args)
		assert.Equal(t, 1, strings.Count(errs, "\n"))
	}
	_, errs, _ := run(t, "--lang", "xx", "dance", "Ann")
	assert.Contains(t, errs, "en, ru")
	out, _, status := run(t, "dance", "Ann")
	assert.Zero(t, status)
	assert.Equal(t, `heard "music"`, out)
}

// The version is told in one line, by the command and by the flag.
func TestVersion(t *testing.T) {
	for _, args := range []string{"version", "--version"} {
		out, _, status := run(t, args)
		assert.Zero(t, status)
		assert.Equal(t, "archon "+strings.Join(fault.Build(), ", ")+"\n", out)
	}
}

// There is a manual page for each command that is shown, and no date of a generator.
func TestManualPages(t *testing.T) {
	dir := t.TempDir()
	_, errs, status := run(t, "man", dir)
	require.Zero(t, status, errs)
	pages, err := filepath.Glob(filepath.Join(dir, "*"))
	require.NoError(t, err)
	var names []string
	for _, page := range pages {
		names = append(names, filepath.Base(page))
	}
	assert.Equal(t, []string{"archon-dance-slowly.1", "archon-dance.1", "archon-version.1", "archon.1"}, names)
	text, err := os.ReadFile(filepath.Join(dir, "archon-dance.1"))
	require.NoError(t, err)
	assert.Contains(t, string(text), `"Archon"`)
	assert.Contains(t, string(text), pool.Shipped.T("use-archon"))
	assert.NotContains(t, string(text), "Auto generated")
	_, _, status = run(t, "man")
	assert.Equal(t, 2, status)
}

// A fault leaves a report, whose place is told.
func TestFaultsAreReported(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	faulty := func(*pool.Pool) *cobra.Command {
		return &cobra.Command{Use: "break", Run: func(*cobra.Command, []string) { panic("it is broken") }}
	}
	var out, errs strings.Builder
	root.Run(pool.Shipped, []func(*pool.Pool) *cobra.Command{faulty}, []string{"break"}, strings.NewReader(""), &out, &errs)
	assert.Contains(t, errs.String(), fault.Dir(replay.Dir()))
}
