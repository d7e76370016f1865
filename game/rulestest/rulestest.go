// Package rulestest ties the rules of a game to the tests that prove them: a table of both stands beside the game's source, and
// is out of date as soon as a rule has no test, or a test names a rule that is not listed.
package rulestest

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Table is the table of the rules of a game. They are the lines of testdata/rules.tsv beside it: ID, the rule in short, and
// where no test can prove it the reason.
type Table struct {
	Title  string
	Groups []Group  // in order
	Roots  []string // the folders whose tests may name a rule
	Renew  string   // the command that writes the table anew
}

// Group is rules of one kind: their heading, and a pattern of what stands before the last number in their IDs, such as `K\d+\.`.
type Group struct {
	Prefix  string
	Heading string
}

// rule is one rule.
type rule struct {
	id, short, open string
	group           int
	tests           []string
}

// Check checks that RULES.md is the table, or writes it first. A test names a rule in its name, where an underscore stands for
// the dot, in the comment above it or in its text; two IDs with "to" between them are all from the first to the last.
func (t *Table) Check(x *testing.T, update bool) {
	rules := t.read(x)
	for _, root := range t.Roots {
		t.prove(x, rules, root)
	}
	list := slices.SortedFunc(maps.Values(rules), func(a, b *rule) int {
		return cmp.Or(a.group-b.group, slices.Compare(numbers(a.id), numbers(b.id)))
	})
	for _, r := range list {
		assert.NotEmpty(x, r.short, "%s needs a line in testdata/rules.tsv", r.id)
		assert.False(x, len(r.tests) == 0 && r.open == "", "%s needs a test, or in testdata/rules.tsv a reason why it has none", r.id)
		assert.False(x, len(r.tests) > 0 && r.open != "", "%s is proven: remove the reason from testdata/rules.tsv", r.id)
	}
	table := t.text(list)
	if update {
		require.NoError(x, os.WriteFile("RULES.md", []byte(table), 0o644))
	}
	have, err := os.ReadFile("RULES.md")
	require.NoError(x, err)
	assert.True(x, string(have) == table, "RULES.md is out of date: %s", t.Renew)
}

// read reads the list.
func (t *Table) read(x *testing.T) map[string]*rule {
	text, err := os.ReadFile("testdata/rules.tsv")
	require.NoError(x, err)
	rules := map[string]*rule{}
	for line := range strings.Lines(string(text)) {
		f := append(strings.Split(strings.TrimSpace(line), "\t"), "")
		require.GreaterOrEqual(x, len(f), 3, line)
		require.NotContains(x, rules, f[0], "listed twice")
		group := slices.IndexFunc(t.Groups, func(g Group) bool { return regexp.MustCompile("^" + g.Prefix + `\d+$`).MatchString(f[0]) })
		require.GreaterOrEqual(x, group, 0, line)
		rules[f[0]] = &rule{id: f[0], short: f[1], open: f[2], group: group}
	}
	return rules
}

// prove notes with each rule the tests below root that name it.
func (t *Table) prove(x *testing.T, rules map[string]*rule, root string) {
	ids := t.ids()
	require.NoError(x, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		for name, text := range tests(x, path) {
			for _, id := range named(ids, text) {
				r, ok := rules[id]
				if assert.True(x, ok, "%s names %s, which is not listed", name, id) && !slices.Contains(r.tests, name) {
					r.tests = append(r.tests, name)
				}
			}
		}
		return nil
	}))
}

// ids matches an ID, or the first and the last of several.
func (t *Table) ids() *regexp.Regexp {
	var all []string
	for _, g := range t.Groups {
		all = append(all, g.Prefix)
	}
	id := `(` + strings.Join(all, "|") + `)(\d+)`
	return regexp.MustCompile(`\b` + id + `(?: to ` + id + `)?\b`)
}

// tests are the names of the tests of a file, each with its text.
func tests(x *testing.T, path string) iter.Seq2[string, string] {
	src, err := os.ReadFile(path)
	require.NoError(x, err)
	file, err := parser.ParseFile(token.NewFileSet(), path, src, parser.ParseComments)
	require.NoError(x, err)
	return func(yield func(string, string) bool) {
		for _, decl := range file.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(f.Name.Name, "Test") {
				continue
			}
			name := f.Name.Name
			text := inName.ReplaceAllString(name, " $1.$2 ") + "\n" + f.Doc.Text() + string(src[f.Body.Pos()-file.FileStart:f.End()-file.FileStart])
			if dir := filepath.Dir(path); dir != "." {
				name = filepath.Base(dir) + "." + name
			}
			if !yield(name, text) {
				return
			}
		}
	}
}

// inName is an ID in the name of a test.
var inName = regexp.MustCompile(`([A-Z]+\d+)(?:_(\d+))?`)

// named are the rules that a text names.
func named(ids *regexp.Regexp, text string) (all []string) {
	for _, m := range ids.FindAllStringSubmatch(text, -1) {
		first, _ := strconv.Atoi(m[2])
		last := first
		if m[3] == m[1] {
			last, _ = strconv.Atoi(m[4])
		}
		for n := first; n <= last; n++ {
			all = append(all, m[1]+strconv.Itoa(n))
		}
	}
	return all
}

// numbers are those of an ID.
func numbers(id string) (all []int) {
	for _, part := range strings.Split(strings.TrimLeft(id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), ".") {
		n, _ := strconv.Atoi(part)
		all = append(all, n)
	}
	return all
}

func (t *Table) text(list []*rule) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\nThe rules that the engine implements, one line each, and the tests that prove them.\n"+
		"Generated by `%s` from `testdata/rules.tsv` and the names of the tests: do not edit.\n", t.Title, t.Renew)
	proven, group := 0, -1
	for _, r := range list {
		if r.group != group {
			group = r.group
			fmt.Fprintf(&b, "\n## %s\n\n| Rule | In short | Proven by |\n|---|---|---|\n", t.Groups[group].Heading)
		}
		by := strings.Join(r.tests, ", ")
		if by == "" {
			by = "open: " + r.open
		} else {
			proven++
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", r.id, r.short, by)
	}
	fmt.Fprintf(&b, "\n%d of %d rules are proven by tests.\n", proven, len(list))
	return b.String()
}
