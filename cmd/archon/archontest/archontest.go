// Package archontest runs archon, or some of its commands, as tests need it: with an input,
// with a person who plays by what is printed, and away from the library of whoever runs the tests.
package archontest

import (
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/adrg/xdg"
	"github.com/spf13/cobra"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/cmd/archon/pool"
	"github.com/keyraken/keyraken/cmd/archon/root"
	"github.com/keyraken/keyraken/game/keyforge/deck"
	"github.com/keyraken/keyraken/game/lang/languages"
)

// Program is a program with some commands of archon. All it knows of decks, games and
// records is in directories of its own.
type Program []func(*pool.Pool) *cobra.Command

// Main runs the tests of a package away from the library of the person who runs them. The
// program that the tests are compiled into is this one when a test runs it with ARCHON_ARGS.
func (p Program) Main(m *testing.M) {
	if args := os.Getenv("ARCHON_ARGS"); args != "" {
		os.Exit(root.Run(pool.Shipped, p, strings.Fields(args), os.Stdin, os.Stdout, os.Stderr))
	}
	dir, err := os.MkdirTemp("", "archon")
	if err != nil {
		panic(err)
	}
	xdg.DataHome = dir
	for _, locale := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		_ = os.Unsetenv(locale)
	}
	status := m.Run()
	_ = os.RemoveAll(dir)
	os.Exit(status)
}

// Play runs the program with the adventures of a pool, and returns its exit status.
func (p Program) Play(with *pool.Pool, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return root.Run(with, p, args, stdin, stdout, stderr)
}

// Run runs the program.
func (p Program) Run(stdin string, args ...string) (stdout, stderr string, status int) {
	var out, errs strings.Builder
	status = p.Play(pool.Shipped, args, strings.NewReader(stdin), &out, &errs)
	return out.String(), errs.String(), status
}

// Must runs the program, which must succeed.
func (p Program) Must(t *testing.T, args ...string) string {
	t.Helper()
	out, errs, status := p.Run("", args...)
	require.Zero(t, status, errs)
	require.Empty(t, errs)
	return out
}

// Refuses requires that the program refuses command lines, and says why.
func (p Program) Refuses(t *testing.T, lines ...string) {
	t.Helper()
	for _, line := range lines {
		out, errs, status := p.Run("", strings.Fields(line)...)
		assert.Equal(t, 2, status, line)
		assert.Empty(t, out, line)
		assert.Regexp(t, `^archon: (wrong number of arguments; use: |there is no command )`, errs, line)
	}
}

// Helps requires that the help of a command says what it is for, and what its flags are unless they are
// given: "--games 100", or "--json" for one that is off.
func (p Program) Helps(t *testing.T, command string, unlessGiven ...string) {
	t.Helper()
	out := p.Must(t, append(strings.Fields(command), "--help")...)
	assert.NotEqual(t, '\n', rune(out[0]), "what %s is for", command)
	for _, line := range unlessGiven {
		flag, value, given := strings.Cut(line, " ")
		if given {
			assert.Regexp(t, `(?m)^ +`+flag+` .*\(default `+regexp.QuoteMeta(value)+`\)$`, out)
		} else {
			assert.Regexp(t, `(?m)^ +`+flag+` `, out)
			assert.NotRegexp(t, `(?m)^ +`+flag+` .*\(default [^)]+\)$`, out)
		}
	}
}

// InRussian runs the program in Russian, which must succeed, and requires that its
// output has no English words except names and what is typed.
func (p Program) InRussian(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	out, errs, status := p.Run(stdin, append([]string{"--lang", "ru"}, args...)...)
	require.Zero(t, status, errs)
	for _, never := range []string{"⟨", "%!"} {
		assert.NotContains(t, out, never, args)
	}
	return out
}

// Say types the lines and returns what archon play prints.
func (p Program) Say(t *testing.T, lines string, args ...string) string {
	t.Helper()
	out, errs, status := p.Run(lines, append([]string{"play", "--seed", "3"}, args...)...)
	require.Zero(t, status, errs)
	return out
}

// Sit lets a person play a game of the pool to its end, in a language.
func (p Program) Sit(t *testing.T, pool *pool.Pool, seed uint64, tag string, args ...string) string {
	t.Helper()
	one := &Person{Rand: rand.New(rand.NewPCG(seed, 1)), Limit: 5_000}
	var errs strings.Builder
	status := p.Play(pool, append([]string{"play", "--lang", tag, "--seed", "1"}, args...), one, one, &errs)
	require.Zero(t, status, errs.String())
	require.Empty(t, errs.String())
	told := one.Told.String()
	end := told[max(0, len(told)-500):]
	over, _, _ := strings.Cut(languages.Named(tag).T("over-after"), "{")
	assert.Contains(t, end, over)
	assert.NotContains(t, end, languages.Named(tag).T("you-leave"))
	if tag == "en" {
		assert.Regexp(t, ` wins?\.\n`, end)
	}
	for _, never := range []string{"is not on the list", "⟨", "%!", "\x1b", "\r"} {
		assert.False(t, strings.Contains(told, never), "%q was printed", never)
	}
	return told
}

// OwnLibrary gives the test a library of its own.
func OwnLibrary(t *testing.T) {
	t.Helper()
	before := xdg.DataHome
	xdg.DataHome = t.TempDir()
	t.Cleanup(func() { xdg.DataHome = before })
}

// DeckFile writes a deck with that name to a file. Its first n cards are replaced by
// Anger, so equal numbers make equal lists.
func DeckFile(t *testing.T, name string, n int, change ...func(*deck.Deck)) string {
	t.Helper()
	d, err := deck.Named("onyx")
	require.NoError(t, err)
	d.Name = name
	for i := range n {
		d.Cards[i].ID = "anger"
	}
	for _, c := range change {
		c(d)
	}
	path := filepath.Join(t.TempDir(), "list.json")
	require.NoError(t, os.WriteFile(path, d.JSON(), 0o600))
	return path
}

// TellsAsBefore compares what the program says to commands with what it said before, by sums in testdata/sums.txt.
// FILE in a command stands for a file; what a command writes to it counts with what it says.
func (p Program) TellsAsBefore(t *testing.T, file string, commands ...string) {
	t.Helper()
	var sums strings.Builder
	for _, command := range commands {
		args := strings.Fields(command)
		for i := range args {
			if args[i] == "FILE" {
				args[i] = file
			}
		}
		_, err := os.Stat(file)
		out, errs, status := p.Run("", args...)
		if data, wrong := os.ReadFile(file); err != nil && wrong == nil {
			out += string(data)
			require.NoError(t, os.Remove(file))
		}
		sum := fnv.New64a()
		_, _ = sum.Write([]byte(strings.NewReplacer(file, "FILE", xdg.DataHome, "HOME").Replace(out + errs)))
		fmt.Fprintf(&sums, "%016x %d %s\n", sum.Sum64(), status, command)
	}
	Golden(t, "sums", sums.String())
}

// Golden compares what the program said with a file in testdata.
func Golden(t *testing.T, name, told string) {
	t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(told), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), told)
}

var update = flag.Bool("update", false, "renew the transcripts in testdata")
