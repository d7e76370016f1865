package play_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// changes are the methods that change a table, or the stack of screens. Any other
// method waits for the next update, as [table.Model.Answer] does.
var changes = []string{"Skip", "Undo", "Redo", "Seek", "StepForward", "Open", "RememberClick", "Settle", "Do", "Update", "MoveCards",
	"Peek", "ToOpen", "AskAdvice", "DropAdvice", "Push", "Pop", "Home", "Replace", "SaveSettings"}

// takesInput are the files and functions of the table that take input: everything else paints.
var takesInput = []string{"input.go", "puzzle.go", "saves.go", "positions.go", "newReplay", "frame", "keys", "toggle", "step", "seek",
	"askAdvice"}

// ownScreens are the files of screens of their own, which close themselves, and of a table that is filmed.
var ownScreens = []string{"end.go", "end_picture.go", "film.go", "pause.go", "piles.go", "zoom.go"}

// Painting the table changes nothing in it: input is taken in one place, and clicks
// take effect when everything has been painted.
func TestPaintingTheTableChangesNothing(t *testing.T) {
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	seen := 0
	for _, file := range files {
		if slices.Contains(ownScreens, file) || slices.Contains(takesInput, file) || strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, file, nil, 0)
		require.NoError(t, err)
		for _, d := range parsed.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || slices.Contains(takesInput, f.Name.Name) {
				continue
			}
			ast.Inspect(f, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				of, ok := call.Fun.(*ast.SelectorExpr)
				if !ok {
					return true
				}
				if of.Sel.Name == "Defer" {
					seen++
					return false // it is done later
				}
				assert.NotContains(t, changes, of.Sel.Name, "%s: put it into a Defer", set.Position(call.Pos()))
				return true
			})
		}
	}
	assert.Greater(t, seen, 15, "what is clicked is done later")
}
