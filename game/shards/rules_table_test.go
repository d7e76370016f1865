package shards_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// chapters are how many rules each chapter has, from S1 on: components, set-up, zones, resources, turn, kinds of cards, playing,
// activation, recruiting, champions, attacks, mastery, named abilities, copying, the end, relics, variants, Nemesis, notes on cards.
var chapters = [...]int{6, 9, 11, 8, 19, 6, 9, 6, 6, 7, 6, 5, 9, 5, 3, 4, 19, 33, 15}

// questions are how many answers there are to what the book leaves open, from SQ1 on.
const questions = 65

// An ID is a rule, or the first and the last of several: "S5.15 to S5.18", "SQ14 to SQ16".
var inTest = regexp.MustCompile(`\b(S\d+\.|SQ)(\d+)(?: to (S\d+\.|SQ)(\d+))?\b`)

// TestRulesTable sees that some test proves each rule, by its name in the test or the comment above it, and that no test names a
// rule that does not exist.
func TestRulesTable(t *testing.T) {
	proven := map[string]bool{}
	for i, count := range chapters {
		for n := range count {
			proven[fmt.Sprintf("S%d.%d", i+1, n+1)] = false
		}
	}
	for n := range questions {
		proven[fmt.Sprintf("SQ%d", n+1)] = false
	}
	require.NoError(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") || path == "rules_table_test.go" {
			return err
		}
		for name, text := range testsOf(t, path) {
			for _, id := range named(text) {
				assert.Contains(t, proven, id, "%s names a rule that does not exist", name)
				proven[id] = true
			}
		}
		return nil
	}))
	for id, ok := range proven {
		assert.True(t, ok, "%s needs a test that names it", id)
	}
}

// testsOf is the text of every test in a file, with the comment above it.
func testsOf(t *testing.T, path string) map[string]string {
	t.Helper()
	src, err := os.ReadFile(path)
	require.NoError(t, err)
	file, err := parser.ParseFile(token.NewFileSet(), path, src, parser.ParseComments)
	require.NoError(t, err)
	all := map[string]string{}
	for _, decl := range file.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && strings.HasPrefix(f.Name.Name, "Test") {
			all[f.Name.Name] = f.Doc.Text() + string(src[f.Pos()-file.FileStart:f.End()-file.FileStart])
		}
	}
	return all
}

// named are the rules that a text names.
func named(text string) (ids []string) {
	for _, m := range inTest.FindAllStringSubmatch(text, -1) {
		first, _ := strconv.Atoi(m[2])
		last := first
		if m[3] == m[1] {
			last, _ = strconv.Atoi(m[4])
		}
		for n := first; n <= last; n++ {
			ids = append(ids, m[1]+strconv.Itoa(n))
		}
	}
	return ids
}
