package notation_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/keyforge/card/notation"
	"github.com/keyraken/keyraken/game/keyforge/cards"
)

// definition is a variable of a package of cards, as it stands in its file.
type definition struct {
	name, text, dir string
	line            int
}

func definitions(t *testing.T, root string) (all []definition) {
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		src, err := os.ReadFile(path)
		require.NoError(t, err)
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, path, src, 0)
		require.NoError(t, err)
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.ValueSpec); ok && len(s.Values) == len(s.Names) {
				for i, v := range s.Values {
					text := string(src[fset.Position(v.Pos()).Offset:fset.Position(v.End()).Offset])
					all = append(all, definition{s.Names[i].Name, text, filepath.Dir(path), fset.Position(v.Pos()).Line})
				}
			}
			_, inside := n.(*ast.FuncDecl)
			return !inside
		})
		return nil
	})
	require.NoError(t, err)
	return all
}

// Our own cards, as they stand in their files, are read as what they are. Those that are left out are made by functions
// beside them, which are code and not notation.
func TestOurCards(t *testing.T) {
	own := map[string]*card.Card{}
	for _, c := range cards.All() {
		own[c.ID] = c
	}
	languages := map[string]*notation.Language{}
	same, left := 0, definitions(t, "../../cards")
	for some := true; some; { // those that stand before the names that they use are read later
		some = false
		left = slices.DeleteFunc(left, func(d definition) bool {
			l := languages[d.dir]
			if l == nil {
				l = notation.New(notation.Forms, notation.Words()...)
				languages[d.dir] = l
			}
			x, err := l.Read(d.text, d.line)
			if err != nil {
				return false
			}
			c, is := x.(*card.Card)
			if is {
				require.Equal(t, own[c.ID], c)
				same++
			} else if l.Let(d.name, d.text, d.line) != nil {
				return false
			}
			some = true
			return true
		})
	}
	assert.Greater(t, same, len(own)*9/10)
	t.Log(same, "of", len(own))
}
