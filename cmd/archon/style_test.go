package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	maxColumns = 140 // of a line of Go, a tab counted as one
	maxLines   = 600 // of a file of Go
)

// The files that may be longer than maxLines, each with its reason.
var longFiles = map[string]string{}

// longLines are the lines of a file that may be longer than maxColumns.
//
// The rows of a table may: elements in one line each of an array, a slice or a map
// that is written in several. A table is read down its columns, so a broken row is
// harder to read than a long one. So may a string of half a line or more.
func longLines(fset *token.FileSet, file *ast.File) map[int]bool {
	lines := map[int]bool{}
	line := func(p token.Pos) int { return fset.Position(p).Line }
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			if n.Kind == token.STRING && len(n.Value) >= maxColumns/2 {
				for i := line(n.Pos()); i <= line(n.End()); i++ {
					lines[i] = true
				}
			}
		case *ast.CompositeLit:
			switch n.Type.(type) {
			case *ast.ArrayType, *ast.MapType:
				for _, e := range n.Elts {
					if first := line(e.Pos()); first > line(n.Lbrace) && first == line(e.End()) {
						lines[first] = true
					}
				}
			}
		}
		return true
	})
	return lines
}

func TestSourceFitsThePage(t *testing.T) {
	root := filepath.Join("..", "..")
	files := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		files++
		name, err := filepath.Rel(root, path)
		require.NoError(t, err)
		source, err := os.ReadFile(path)
		require.NoError(t, err)
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, source, parser.SkipObjectResolution)
		require.NoError(t, err)
		exempt := longLines(fset, file)
		n := 0
		for line := range strings.Lines(string(source)) {
			n++
			if columns := utf8.RuneCountInString(strings.TrimRight(line, "\n")); columns > maxColumns && !exempt[n] {
				assert.Fail(t, "line too long", "%s:%d has %d columns, more than %d", filepath.ToSlash(name), n, columns, maxColumns)
			}
		}
		if longFiles[filepath.ToSlash(name)] == "" {
			assert.LessOrEqual(t, n, maxLines, "%s is long: divide it by topic, or say here why not", name)
		}
		return nil
	})
	require.NoError(t, err)
	assert.Greater(t, files, 100)
}
