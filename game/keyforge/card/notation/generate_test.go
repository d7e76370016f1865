package notation_test

import (
	"bytes"
	"flag"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the table of words")

// The tables have every constructor, method and constant of the language, with what package card says of it.
//
//	go test ./game/keyforge/card/notation -run TestTables -update
func TestTables(t *testing.T) {
	functions, values := tables(t)
	for name, made := range map[string][]byte{"functions.go": functions, "values.go": values} {
		if *update {
			require.NoError(t, os.WriteFile(name, made, 0o644))
		}
		kept, err := os.ReadFile(name)
		require.NoError(t, err)
		assert.True(t, bytes.Equal(kept, made), "the language has changed: run this test with -update")
	}
}

// nodes are the types that words make.
var nodes = []string{"Option", "Ability", "Event", "Effect", "Target", "Filter", "Num", "Cond", "Mod", "Card", "Types", "Houses", "Icon"}

// pkg is a package whose words are collected.
type pkg struct {
	t     *testing.T
	fset  *token.FileSet
	files []*ast.File
	types *types.Package
	docs  map[token.Pos]string
}

const traitPath = "github.com/keyraken/keyraken/game/keyforge/card/trait"

// load reads the declarations of a package, without the bodies of functions.
func load(t *testing.T, dir, path string) *pkg {
	p := &pkg{t: t, fset: token.NewFileSet(), docs: map[token.Pos]string{}}
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	require.NoError(t, err)
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(p.fset, name, nil, parser.ParseComments)
		require.NoError(t, err)
		p.files = append(p.files, f)
	}
	config := types.Config{Importer: p, IgnoreFuncBodies: true, Error: func(error) {}}
	p.types, _ = config.Check(path, p.fset, p.files, nil) // of other packages nothing is known, nor needed
	for _, f := range p.files {
		ast.Inspect(f, p.note)
	}
	return p
}

// Import implements [types.Importer].
func (p *pkg) Import(path string) (*types.Package, error) {
	if path == traitPath {
		return load(p.t, "../trait", path).types, nil
	}
	other := types.NewPackage(path, filepath.Base(path))
	other.MarkComplete()
	return other, nil
}

// note keeps what comments say of names.
func (p *pkg) note(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncDecl:
		p.docs[n.Name.Pos()] = n.Doc.Text()
	case *ast.GenDecl:
		for _, s := range n.Specs {
			if v, ok := s.(*ast.ValueSpec); ok {
				text := v.Doc.Text() + v.Comment.Text()
				if text == "" && len(n.Specs) == 1 {
					text = n.Doc.Text()
				}
				for _, name := range v.Names {
					p.docs[name.Pos()] = text
				}
			}
		}
	}
	return true
}

// doc is the first sentence of what is said of an object.
func (p *pkg) doc(o types.Object) string {
	text := strings.Join(strings.Fields(strings.NewReplacer("[", "", "]", "").Replace(p.docs[o.Pos()])), " ")
	if first, _, more := strings.Cut(text, ". "); more {
		text = first + "."
	}
	return text
}

// word writes a row of a table.
func (p *pkg) word(b *bytes.Buffer, name, means, takes string, o types.Object) {
	fmt.Fprintf(b, "\t{%q, %s, %q, %q},\n", name, means, takes, p.doc(o))
}

// made is the name of the type that a function makes.
func made(s *types.Signature) string {
	if s.Results().Len() != 1 {
		return ""
	}
	r := s.Results().At(0).Type()
	if l, ok := r.(*types.Slice); ok {
		return "[]" + local(l.Elem())
	}
	if ptr, ok := r.(*types.Pointer); ok {
		r = ptr.Elem()
	}
	return local(r)
}

// local is the name of a type, without that of package card.
func local(t types.Type) string {
	if p, ok := t.(*types.TypeParam); ok {
		return local(p.Constraint())
	}
	if l, ok := t.(*types.Slice); ok {
		return "[]" + local(l.Elem())
	}
	return types.TypeString(t, func(p *types.Package) string {
		if p.Name() == "card" {
			return ""
		}
		return p.Name()
	})
}

// signature is what a function takes and makes.
func signature(s *types.Signature) string {
	var all []string
	for i := range s.Params().Len() {
		v := s.Params().At(i)
		kind := local(v.Type())
		if s.Variadic() && i == s.Params().Len()-1 {
			kind = "..." + strings.TrimPrefix(kind, "[]")
		}
		all = append(all, v.Name()+" "+kind)
	}
	return "(" + strings.Join(all, ", ") + ") " + made(s)
}

// parameters notes the types of constants that a function takes.
func parameters(s *types.Signature, into map[string]bool) {
	for i := range s.Params().Len() {
		into[strings.TrimPrefix(local(s.Params().At(i).Type()), "[]")] = true
	}
}

// instantiated is a function for the widest of the types that it takes.
func instantiated(name string, s *types.Signature) string {
	if s.TypeParams().Len() == 0 {
		return name
	}
	var as []string
	for i := range s.TypeParams().Len() {
		as = append(as, map[string]string{"Amount": "card.Num", "Subjects": "card.Target"}[local(s.TypeParams().At(i))])
	}
	return name + "[" + strings.Join(as, ", ") + "]"
}

// tables makes the source of both tables.
func tables(t *testing.T) (functions, values []byte) {
	p := load(t, "..", "github.com/keyraken/keyraken/game/keyforge/card")
	var b, c bytes.Buffer
	taken := p.functions(&b)
	p.values(&c, taken)
	traits := load(t, "../trait", traitPath)
	for _, name := range traits.types.Scope().Names() {
		if o, ok := traits.types.Scope().Lookup(name).(*types.Const); ok && o.Exported() && o.Val().String() != "0" &&
			strings.HasSuffix(o.Type().String(), "trait.Trait") && name != "Count" {
			traits.word(&c, "trait."+name, "trait."+name, "trait.Trait", o)
		}
	}
	return source(t, "functions", "functions are the constructors and methods of the language of cards.", b.Bytes()),
		source(t, "values", "values are the constants of the language of cards.", c.Bytes())
}

// source is the file of a table.
func source(t *testing.T, name, about string, rows []byte) []byte {
	imports := "\t\"github.com/keyraken/keyraken/game/keyforge/card\"\n"
	if name == "values" {
		imports += "\t\"" + traitPath + "\"\n"
	}
	out, err := format.Source(fmt.Appendf(nil, "// Code generated by TestTables. DO NOT EDIT.\n\npackage notation\n\nimport (\n%s)\n\n"+
		"// %s\nfunc %s() []Word {\n\treturn []Word{\n%s\t}\n}\n", imports, about, name, rows))
	require.NoError(t, err)
	return out
}

// functions writes the constructors and methods, and returns the types that they take.
func (p *pkg) functions(b *bytes.Buffer) (taken map[string]bool) {
	taken = map[string]bool{}
	scope := p.types.Scope()
	for _, name := range scope.Names() {
		f, ok := scope.Lookup(name).(*types.Func)
		if ok && f.Exported() && slices.Contains(nodes, strings.TrimPrefix(made(f.Signature()), "[]")) {
			p.word(b, name, instantiated("card."+name, f.Signature()), signature(f.Signature()), f)
			parameters(f.Signature(), taken)
		}
	}
	for _, name := range scope.Names() {
		named, ok := scope.Lookup(name).Type().(*types.Named)
		if _, is := scope.Lookup(name).(*types.TypeName); !is || !ok || !token.IsExported(name) {
			continue
		}
		for m := range named.Methods() {
			if _, pointer := m.Signature().Recv().Type().(*types.Pointer); !pointer && m.Exported() && slices.Contains(nodes, made(m.Signature())) {
				p.word(b, name+"."+m.Name(), "card."+name+"."+m.Name(), signature(m.Signature()), m)
				parameters(m.Signature(), taken)
				taken[name] = true
			}
		}
	}
	return taken
}

// values writes the constants of the types that functions take, but for those that mean nothing at all, and the roots.
func (p *pkg) values(b *bytes.Buffer, taken map[string]bool) {
	scope := p.types.Scope()
	for _, name := range scope.Names() {
		o := scope.Lookup(name)
		kind := local(o.Type())
		switch o := o.(type) {
		case *types.Const:
			number := kind == "untyped int" && !strings.HasPrefix(name, "Max")
			nothing := strings.HasPrefix(name, "No") && o.Val().String() == "0" && name != "Nobody"
			if o.Exported() && (taken[kind] && !nothing && !strings.HasSuffix(name, "Count") || number) {
				p.word(b, name, "card."+name, strings.TrimPrefix(kind, "untyped "), o)
			}
		case *types.Var:
			if o.Exported() && slices.Contains(nodes, kind) {
				p.word(b, name, "card."+name, kind, o)
			}
		}
	}
}
