package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// documents are what people read first, from the root of the repository.
var documents = []string{"README.md", ".github/CONTRIBUTING.md", "cmd/archon/engine/PROTOCOL.md", "cmd/archon/doc.go"}

var (
	linked = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	coded  = regexp.MustCompile("`([^`\n]+)`")
	ours   = regexp.MustCompile(`^\.?/?(game|adventure|assets|ui|cmd|\.ci|\.github)(/[\w.-]+)*/?$`)
)

// Every link and every path in the documents leads somewhere in the repository, or to one of the few
// pages outside it that are there for sure.
func TestLinksLeadSomewhere(t *testing.T) {
	found := 0
	for _, file := range documents {
		text := readDocument(t, file)
		for _, m := range linked.FindAllStringSubmatch(text, -1) {
			if to := m[1]; strings.Contains(to, "://") {
				assert.Equal(t, "https://go.dev/dl/", to, "%s links to it", file)
			} else {
				assert.FileExists(t, filepath.Join("../..", filepath.Dir(file), to), "%s links to it", file)
				found++
			}
		}
		for _, m := range coded.FindAllStringSubmatch(text, -1) {
			if ours.MatchString(m[1]) {
				_, err := os.Stat(filepath.Join("../..", m[1]))
				assert.NoError(t, err, "%s names it", file)
				found++
			}
		}
	}
	assert.Greater(t, found, 50)
}

// The layout in the guide for contributors names each of our folders, down to the third, and no other.
func TestLayoutIsWhole(t *testing.T) {
	_, layout, _ := strings.Cut(readDocument(t, ".github/CONTRIBUTING.md"), "## Layout\n")
	layout, _, _ = strings.Cut(layout, "\n## ")
	listed, room := map[string]bool{}, ""
	for line := range strings.Lines(layout) {
		if code, ok := strings.CutPrefix(line, "    "); ok {
			names, _, _ := strings.Cut(strings.TrimSpace(code), "  ")
			for name := range strings.SplitSeq(names, ", ") {
				name = strings.TrimSuffix(name, "/")
				if strings.HasPrefix(code, " ") {
					name = room + "/" + name
				} else {
					room = name
				}
				assert.DirExists(t, filepath.Join("../..", name))
				listed[name] = true
			}
		}
	}
	for _, p := range packages(t) {
		path := strings.Split(strings.TrimPrefix(p[0][0], module), "/")
		folder := strings.Join(path[:min(3, len(path))], "/")
		tests := strings.HasSuffix(folder, "test") || strings.Contains(folder, "test/")
		assert.True(t, listed[folder] || tests || strings.HasSuffix(folder, "internal"), "the layout lacks %s", folder)
	}
}

// Every command in the documents exists, with the flags that are shown.
func TestCommandsCanBeGiven(t *testing.T) {
	given := 0
	for _, file := range documents {
		for _, command := range commandsIn(readDocument(t, file)) {
			t.Run(command[0]+" "+strings.Join(command[1:], " "), func(t *testing.T) { give(t, command) })
			given++
		}
	}
	assert.Greater(t, given, 50)
}

func readDocument(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("../..", file))
	require.NoError(t, err)
	if filepath.Ext(file) == ".go" {
		return strings.ReplaceAll(strings.ReplaceAll(string(data), "\n// ", "\n"), "\n//\t", "\n    ")
	}
	return string(data)
}

// commandsIn are the lines of code and the code between words that call a program of ours or Go, in words.
func commandsIn(text string) (all [][]string) {
	var lines []string
	for line := range strings.Lines(text) {
		if code, indented := strings.CutPrefix(line, "    "); indented {
			lines = append(lines, code)
		}
	}
	for _, m := range coded.FindAllStringSubmatch(text, -1) {
		lines = append(lines, m[1])
	}
	for _, line := range lines {
		line, _, _ = strings.Cut(strings.TrimSpace(line), " #")
		words := wordsOf(line)
		for len(words) > 0 && strings.Contains(words[0], "=") {
			words = words[1:] // the environment
		}
		if len(words) > 1 && (words[0] == "go" || words[0] == "archon") && !strings.ContainsAny(line, "$|{") {
			all = append(all, words)
		}
	}
	return all
}

// wordsOf splits a line as a shell does that only knows double quotes.
func wordsOf(line string) (words []string) {
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	return words
}

// give gives a command as far as that can be done in no time: programs explain themselves, after
// they have read the flags.
func give(t *testing.T, words []string) {
	t.Helper()
	switch {
	case words[0] == "archon":
		explains(t, words[1:])
	case words[1] == "run" && words[2] == "./cmd/archon":
		explains(t, words[3:])
	case words[1] == "run" && strings.HasPrefix(words[2], "./cmd/"):
		c := exec.Command("go", append(words[1:], "--help")...)
		c.Dir = "../.."
		out, err := c.CombinedOutput()
		assert.NoError(t, err, "%s", out)
	case words[1] == "test":
		tested(t, words[2:])
	case words[1] == "generate":
		source, err := exec.Command("grep", "-rh", "^//go:generate ", filepath.Join("../..", words[2])).Output()
		assert.NoError(t, err)
		assert.NotEmpty(t, source)
	case words[1] == "run" || words[1] == "install":
		for _, pkg := range words[2:] {
			if strings.HasPrefix(pkg, "./") {
				assert.DirExists(t, filepath.Join("../..", pkg))
			}
		}
	default:
		assert.Contains(t, []string{"doc", "vet"}, words[1], "how to check it")
	}
}

func explains(t *testing.T, args []string) {
	t.Helper()
	stdout, stderr, status := archon.Run("", append(args, "--help")...)
	assert.Zero(t, status, stderr)
	assert.NotEmpty(t, stdout)
}

// tested checks the arguments of go test: the packages are there, and so is the test that is to run.
func tested(t *testing.T, args []string) {
	t.Helper()
	var folder string
	for i, arg := range args {
		switch {
		case strings.HasPrefix(arg, "./"):
			folder = filepath.Join("../..", strings.TrimSuffix(arg, "/..."))
			assert.DirExists(t, folder)
		case i > 0 && args[i-1] == "-run":
			files, err := filepath.Glob(folder + "/*_test.go")
			require.NoError(t, err)
			var all strings.Builder
			for _, f := range files {
				data, err := os.ReadFile(f)
				require.NoError(t, err)
				all.Write(data)
			}
			assert.Contains(t, all.String(), "func "+arg, "a test of that name")
		}
	}
}
