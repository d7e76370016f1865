package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// speechless are the packages whose words all come from a language. The engine and
// its simulation, game, game/ai/arena and game/ai/sim, report errors to programmers in English.
var speechless = []string{"game/message", "game/narrate", "game/keyforge/deck", "game/keyforge/deck/vault", "game/store/match",
	"game/keyforge/scenario", "game/games", "game/ai/bot", "game/ai/analysis", "game/ai/lab", "game/store/files", "game/store/library", "game/store/replay",
	"adventure", "adventure/keyraken", "cmd/archon",
	"cmd/archon/analyse", "cmd/archon/backup", "cmd/archon/cards", "cmd/archon/decks", "cmd/archon/decks/*", "cmd/archon/exit", "cmd/archon/lab",
	"cmd/archon/lab/*", "cmd/archon/picture", "cmd/archon/play", "cmd/archon/play/*", "cmd/archon/pool", "cmd/archon/records", "cmd/archon/replay", "cmd/archon/root",
	"cmd/archon/rules", "cmd/archon/saves", "cmd/archon/setup", "cmd/archon/sim", "cmd/archon/soak", "cmd/archon/terminal", "cmd/archon/train",
	"ui/*", "ui/*/*"}

// mute are files with sentences that no player reads in the window, and why.
var mute = map[string]string{
	"game/ai/bot/network.go":     "a network that does not fit is part of the program",
	"ui/window/window.go":        "the window did not open: it is told on the terminal",
	"ui/window/raster.go":        "a fault of a shader, which is part of the program",
	"ui/window/canvas.go":        "a fault of a shader, which is part of the program",
	"ui/window/shade.go":         "a fault of a shader, which is part of the program",
	"ui/stage/keyraken/shade.go": "the name of a shader, for the same fault",
	"ui/scene/play/positions.go": "a flag for tests, told on the terminal",
	"ui/icon/icon.go":            "shapes, written as the SVG has them",
	"ui/paint/symbols.go":        "shapes, written with letters",
	"ui/art/script/script.go":    "a fault of the scenes, which are part of the program",
	"ui/art/scenes.go":           "a fault of the scenes, which are part of the program",
	"ui/art/manners.go":          "a fault of the scenes, which are part of the program",
}

// names are words that are the same in every language.
var names = map[string]bool{"Evil Twin": true, "Page Up": true, "Page Down": true}

var (
	twoWords = regexp.MustCompile(`\pL+,? \pL+`)
	aWord    = regexp.MustCompile(`\pL\pL`)
)

// drawn are the functions that show a text unchanged.
var drawn = map[string]bool{"Text": true, "TextLine": true, "Fitted": true, "Tell": true}

// There is no sentence in the source of the window, and none in an error of the
// packages below it; everything that is drawn comes from a language.
func TestSentencesComeFromLanguages(t *testing.T) {
	for _, pattern := range speechless {
		files, err := filepath.Glob("../../" + pattern + "/*.go")
		require.NoError(t, err)
		for _, f := range files {
			name := strings.TrimPrefix(filepath.ToSlash(f), "../../")
			ofTests := strings.HasSuffix(name, "_test.go") || strings.HasSuffix(filepath.Dir(name), "test")
			if ofTests || mute[name] != "" {
				continue
			}
			for _, s := range sentences(t, f) {
				assert.Fail(t, "words that belong to a language", name+": "+s)
			}
		}
	}
	for name := range mute {
		assert.NotEmpty(t, sentences(t, "../../"+name), "%s has no sentence any more: take it off the list", name)
	}
}

// isMessage reports whether a function makes a message of a key, which is no sentence.
func isMessage(f *ast.SelectorExpr) bool {
	pkg, ok := f.X.(*ast.Ident)
	return ok && pkg.Name == "message"
}

// sentences are the literals of a file that are sentences or are drawn.
func sentences(t *testing.T, file string) []string {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	require.NoError(t, err)
	var found []string
	window := strings.HasPrefix(file, "../../ui/")
	add := func(n ast.Node, is *regexp.Regexp) {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			if s, err := strconv.Unquote(lit.Value); err == nil && is.MatchString(s) && !names[s] {
				found = append(found, lit.Value)
			}
		}
	}
	ast.Inspect(parsed, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec, *ast.Field: // a path, a tag
			return false
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.Ident); ok && f.Name == "panic" {
				return false
			}
			if f, ok := n.Fun.(*ast.SelectorExpr); ok && (drawn[f.Sel.Name] || f.Sel.Name == "Errorf" || f.Sel.Name == "New" && !isMessage(f)) {
				for _, a := range n.Args {
					add(a, aWord)
				}
			}
		}
		if window {
			add(n, twoWords)
		}
		return true
	})
	return found
}
