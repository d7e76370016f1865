package langtest

import (
	"errors"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var letters = regexp.MustCompile(`\p{L}+(?:-\p{L}+)*`)

// Words are the words of texts in a script, such as that of Russian, each once.
func Words(script *regexp.Regexp, texts ...string) []string {
	var all []string
	for _, s := range texts {
		for _, w := range letters.FindAllString(s, -1) {
			if script.MatchString(w) {
				all = append(all, w)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Misspelt returns the words that a dictionary of hunspell does not know, such as "ru_RU"
// of the package hunspell-ru. The test is skipped if there is none, unless the
// environment says CI=true.
func Misspelt(t *testing.T, dictionary string, words []string) []string {
	t.Helper()
	check := exec.Command("hunspell", "-d", dictionary, "-i", "utf-8", "-l")
	check.Stdin = strings.NewReader(strings.Join(words, "\n"))
	out, err := check.Output()
	var failed *exec.ExitError
	missing := errors.Is(err, exec.ErrNotFound) || errors.As(err, &failed) && strings.Contains(string(failed.Stderr), "Can't open")
	if missing && os.Getenv("CI") != "true" {
		t.Skipf("hunspell with the dictionary %s is not installed", dictionary)
	}
	require.NoError(t, err)
	return strings.Fields(string(out))
}
