package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// outlets are the ways around a writer that is safe, and the files that may use them: those that
// make the writers, and generators that only developers run.
var outlets = map[string][]string{
	"os.Stdout":       {"archon/main.go", "archon/archontest/archontest.go", "web/main.go", "keyraken/main.go", "keyraken/console_windows.go"},
	"os.Stderr":       {"archon/main.go", "archon/archontest/archontest.go", "web/main.go", "keyraken/main.go", "keyraken/console_windows.go", "pack/terms.go"},
	"os.NewFile":      {},
	"fmt.Print":       {},
	"fmt.Printf":      {},
	"fmt.Println":     {},
	"print":           {},
	"println":         {},
	"json.NewEncoder": {"archon/terminal/terminal.go", "archon/engine/wire/wire.go"}, // the rest is safe on terminals, too
	"terminal":        {"archon/terminal/terminal.go"},                               // the raw terminal
}

// Everything that the programs print goes through a writer that makes it safe.
func TestNothingIsPrintedAsItIs(t *testing.T) {
	used := map[string]bool{}
	require.NoError(t, filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		for _, imp := range file.Imports {
			assert.NotContains(t, []string{`"log"`, `"log/slog"`}, imp.Path.Value, path)
			assert.NotEqual(t, ".", name(imp.Name), path)
		}
		rel, _ := filepath.Rel("..", path)
		rel = filepath.ToSlash(rel)
		ast.Inspect(file, func(n ast.Node) bool {
			outlet := name(n)
			may, ok := outlets[outlet]
			if _, declared := n.(*ast.FuncDecl); !ok || declared {
				return true
			}
			used[outlet+" "+rel] = true
			assert.True(t, slices.Contains(may, rel), "%s: %s goes around the writer that is safe", fset.Position(n.Pos()), outlet)
			return true
		})
		return nil
	}))
	for outlet, files := range outlets {
		for _, file := range files {
			assert.True(t, used[outlet+" "+file], "%s no longer uses %s: take it off the list", file, outlet)
		}
	}
}

// name is the name of what an expression uses.
func name(n ast.Node) string {
	switch n := n.(type) {
	case *ast.SelectorExpr:
		if of, ok := n.X.(*ast.Ident); ok {
			return of.Name + "." + n.Sel.Name
		}
	case *ast.CallExpr:
		if fun, ok := n.Fun.(*ast.Ident); ok {
			return fun.Name
		}
	case *ast.Ident:
		if n != nil && n.Name == "." {
			return "."
		}
	}
	return ""
}
