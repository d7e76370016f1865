package main

import (
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"
)

// lines are all strings in .goreleaser.yaml.
func lines(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", ".goreleaser.yaml"))
	require.NoError(t, err)
	var root yaml.Node
	require.NoError(t, yaml.Unmarshal(data, &root))
	var all []string
	var walk func(*yaml.Node)
	walk = func(n *yaml.Node) {
		if n.Kind == yaml.ScalarNode {
			all = append(all, n.Value)
		}
		for _, c := range n.Content {
			walk(c)
		}
	}
	walk(&root)
	require.NotEmpty(t, all)
	return all
}

// Everything that the release takes from dist/files is written there, by writeFiles or by
// a command of its own. GoReleaser only warns about patterns that match nothing.
func TestReleaseTakesWhatIsWritten(t *testing.T) {
	const dir = "dist/files/"
	written := slices.Collect(maps.Keys(shared()))
	written = append(written, "macos/CodeResources", "share/man/man1/archon.1")
	taken := 0
	for _, line := range lines(t) {
		for _, pattern := range regexp.MustCompile(dir+`[^\s"]*`).FindAllString(line, -1) {
			pattern, taken = strings.TrimPrefix(pattern, dir), taken+1
			folder := strings.TrimSuffix(strings.TrimSuffix(pattern, "**/*"), "/") + "/"
			assert.True(t, slices.ContainsFunc(written, func(name string) bool {
				fits, err := path.Match(pattern, name)
				return err == nil && fits || strings.HasPrefix(name, folder)
			}), "nobody writes %s", pattern)
		}
	}
	assert.Greater(t, taken, 10)
}

// The release calls this program correctly, and builds what exists.
func TestReleaseCallsWhatThereIs(t *testing.T) {
	called, all := 0, lines(t)
	for _, line := range all {
		if _, args, ok := strings.Cut(line, "go run ./cmd/pack "); ok {
			c, rest, err := command().Find(strings.Fields(regexp.MustCompile(`{{.*?}}`).ReplaceAllString(args, "x")))
			require.NoError(t, err, line)
			require.NoError(t, c.ParseFlags(rest), line)
			require.NoError(t, c.ValidateArgs(c.Flags().Args()), line)
			called++
		}
		for _, program := range regexp.MustCompile(`\./cmd/\w+`).FindAllString(line, -1) {
			assert.DirExists(t, filepath.Join("..", "..", program))
		}
	}
	assert.Equal(t, 3, called)
	i := slices.Index(all, "sbom")
	require.Positive(t, i)
	c, rest, err := command().Find(all[i : i+6])
	require.NoError(t, err)
	require.NoError(t, c.ParseFlags(rest))
	assert.Len(t, c.Flags().Args(), 1)
}

// The variable that the release sets exists: the linker does not complain if it does not.
func TestReleaseSetsTheVersion(t *testing.T) {
	set := 0
	for _, line := range lines(t) {
		if m := regexp.MustCompile(`-X github\.com/keyraken/keyraken/(\S+)\.(\w+)=v{{ \.Version }}`).FindStringSubmatch(line); m != nil {
			files, err := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(m[1]), "*.go"))
			require.NoError(t, err)
			assert.True(t, slices.ContainsFunc(files, func(name string) bool {
				src, err := os.ReadFile(name)
				return err == nil && strings.Contains(string(src), "\nvar "+m[2]+" string\n")
			}), line)
			set++
		}
	}
	assert.Equal(t, 2, set)
}
