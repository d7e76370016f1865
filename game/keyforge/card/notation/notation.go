// Package notation reads what is written in the language of cards: the expressions with
// which our own cards are defined, as they stand in their files.
//
//	Fight(Steal(1))
//	Play(Deal(2, Choose(Creatures.Enemy().Damaged())))
//
// It is the syntax of Go, read by go/parser, but no code: only the constructors, methods
// and constants of package card are known, each of which does nothing but describe, and
// every node is checked by the card that it is part of. A number may stand for a
// [card.Num], and a role or a filter for a [card.Target], as the constructors allow.
package notation

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// The bounds of an expression: of its text in bytes, of the words in it with those that its
// names stand for, and of its numbers.
const (
	MaxText   = 4096
	MaxWords  = 300
	MaxNumber = 99
)

// Word is a word of the language.
type Word struct {
	// Name is how it is written; that of a method has its type before it, such as Filter.Enemy.
	Name  string
	Means any    // a function, or a value
	Takes string // what it takes and makes, or its type
	Says  string // what it means
}

// Words are all words of package card, in their order: constructors, methods, constants.
func Words() []Word { return append(functions(), values()...) }

// Language is the words that can be read, by name.
type Language struct {
	words map[string]meaning
	forms func(any) []any
}

// meaning is the value of an expression, and how many words it has.
type meaning struct {
	reflect.Value
	words int
}

// New returns the language with these words. Later words override earlier ones of that name.
// Forms are what a value may also be where another type is asked for, see [Forms].
func New(forms func(any) []any, words ...Word) *Language {
	l := &Language{make(map[string]meaning, len(words)), forms}
	for i := range words {
		l.words[words[i].Name] = meaning{reflect.ValueOf(words[i].Means), 1}
	}
	return l
}

// Without is the language without some words.
func (l *Language) Without(names ...string) *Language {
	less := &Language{maps.Clone(l.words), l.forms}
	for _, name := range names {
		delete(less.words, name)
	}
	return less
}

// Let gives a name to what an expression means, for later expressions, see [Language.Read]. A
// name is an identifier that is no word yet.
func (l *Language) Let(name, text string, line int) error {
	if !token.IsIdentifier(name) {
		return At(line, message.New("notation-name", printable.Quote(name)))
	}
	if _, ok := l.words[name]; ok {
		return At(line, message.New("notation-taken", name))
	}
	m, err := l.read(text, line)
	if err == nil {
		l.words[name] = m
	}
	return err
}

// Read returns what an expression means. Its first line has the given number; errors are
// [At] a line.
func (l *Language) Read(text string, line int) (any, error) {
	m, err := l.read(text, line)
	if err != nil {
		return nil, err
	}
	return m.Interface(), nil
}

// At is what is wrong in a line of a file.
func At(line int, err error) error { return message.New("notation-line", line, err) }

// Line is the number of the line that an error is [At], or 0.
func Line(err error) int {
	var m *message.Error
	if errors.As(err, &m) && m.Key == "notation-line" {
		return m.Args[0].(int)
	}
	return 0
}

func (l *Language) read(text string, line int) (meaning, error) {
	if len(text) > MaxText {
		return meaning{}, At(line, message.New("notation-long", len(text), MaxText))
	}
	r := reader{Language: l, fset: token.NewFileSet(), first: line}
	e, err := parser.ParseExprFrom(r.fset, "", text, parser.SkipObjectResolution)
	if err != nil {
		if list, ok := err.(scanner.ErrorList); ok && len(list) > 0 {
			return meaning{}, At(line-1+max(1, list[0].Pos.Line), message.New("notation-syntax", list[0].Msg))
		}
		return meaning{}, At(line, message.New("notation-syntax", err.Error()))
	}
	return r.eval(e)
}

// reader reads one expression.
type reader struct {
	*Language
	fset  *token.FileSet
	first int // the number of its first line
}

func (r *reader) fail(n ast.Node, key string, args ...any) (meaning, error) {
	return meaning{}, At(r.line(n), message.New(key, args...))
}

func (r *reader) line(n ast.Node) int { return r.first - 1 + r.fset.Position(n.Pos()).Line }

func (r *reader) eval(e ast.Expr) (meaning, error) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return r.eval(e.X)
	case *ast.BasicLit:
		return r.literal(e, 1)
	case *ast.UnaryExpr:
		if n, ok := e.X.(*ast.BasicLit); ok && e.Op == token.SUB && n.Kind == token.INT {
			return r.literal(n, -1)
		}
	case *ast.BinaryExpr:
		if e.Op == token.OR {
			return r.both(e)
		}
	case *ast.Ident:
		return r.word(e, e.Name)
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok && r.words[x.Name+"."+e.Sel.Name].IsValid() {
			return r.word(e, x.Name+"."+e.Sel.Name)
		}
	case *ast.CallExpr:
		return r.call(e)
	}
	return r.fail(e, "notation-unread")
}

// literal reads a number or a text.
func (r *reader) literal(e *ast.BasicLit, sign int) (meaning, error) {
	switch e.Kind {
	case token.INT:
		n, err := strconv.Atoi(e.Value)
		if err != nil || n > MaxNumber {
			return r.fail(e, "notation-number", printable.Quote(e.Value), MaxNumber)
		}
		return meaning{reflect.ValueOf(sign * n), 1}, nil
	case token.STRING:
		if s, err := strconv.Unquote(e.Value); err == nil {
			return meaning{reflect.ValueOf(s), 1}, nil
		}
	}
	return r.fail(e, "notation-unread")
}

// word reads the name of a value.
func (r *reader) word(e ast.Expr, name string) (meaning, error) {
	m, ok := r.words[name]
	switch {
	case !ok:
		return r.unknown(e, name)
	case m.Kind() == reflect.Func:
		return r.fail(e, "notation-call", name)
	}
	return m, nil
}

// unknown says that there is no such word, and which one is like it.
func (r *reader) unknown(e ast.Expr, name string) (meaning, error) {
	for _, known := range slices.Sorted(maps.Keys(r.words)) {
		if strings.EqualFold(known, name) {
			return r.fail(e, "notation-unknown-like", printable.Quote(name), known)
		}
	}
	return r.fail(e, "notation-unknown", printable.Quote(name))
}

// both reads a set of two things.
func (r *reader) both(e *ast.BinaryExpr) (meaning, error) {
	x, err := r.eval(e.X)
	if err != nil {
		return x, err
	}
	y, err := r.eval(e.Y)
	if err != nil {
		return y, err
	}
	if t := x.Type(); t != y.Type() || t != reflect.TypeFor[card.Headings]() && t != reflect.TypeFor[card.Acts]() {
		return r.fail(e, "notation-sets")
	}
	both := reflect.New(x.Type()).Elem()
	both.SetUint(x.Uint() | y.Uint())
	return meaning{both, x.words + y.words}, nil
}

// call reads a constructor or a method with its arguments.
func (r *reader) call(e *ast.CallExpr) (meaning, error) {
	var f meaning
	var args []reflect.Value
	var name string
	words, given := 1, e.Args
	switch fun := e.Fun.(type) {
	case *ast.Ident:
		name, f = fun.Name, r.words[fun.Name]
	case *ast.SelectorExpr:
		x, err := r.eval(fun.X)
		if err != nil {
			return x, err
		}
		name = x.Type().Name() + "." + fun.Sel.Name
		f, args, words = r.words[name], append(args, x.Value), words+x.words
	default:
		return r.fail(e, "notation-unread")
	}
	if !f.IsValid() {
		return r.unknown(e.Fun, name)
	}
	t := f.Type()
	least := 0
	if t.Kind() == reflect.Func {
		least = t.NumIn() - len(args)
	}
	switch {
	case t.Kind() != reflect.Func:
		return r.fail(e, "notation-no-call", name)
	case e.Ellipsis.IsValid():
		return r.fail(e, "notation-unread")
	case t.IsVariadic() && len(given) < least-1:
		return r.fail(e, "notation-at-least", name, least-1, len(given))
	case !t.IsVariadic() && len(given) != least:
		return r.fail(e, "notation-arguments", name, least, len(given))
	}
	for i, a := range given {
		m, err := r.eval(a)
		if err != nil {
			return m, err
		}
		v, ok := r.as(m.Value, parameter(t, len(args)))
		if !ok {
			return r.fail(a, "notation-type", name, i+1, kind(parameter(t, len(args))), kind(m.Type()))
		}
		args, words = append(args, v), words+m.words
	}
	if words > MaxWords {
		return r.fail(e, "notation-words", MaxWords)
	}
	v, err := safely(f.Value, args)
	if err != nil {
		return meaning{}, At(r.line(e), err)
	}
	return meaning{v, words}, nil
}

// parameter is the type of a parameter.
func parameter(f reflect.Type, i int) reflect.Type {
	if last := f.NumIn() - 1; f.IsVariadic() && i >= last {
		return f.In(last).Elem()
	}
	return f.In(i)
}

// Forms are what a value of the language of cards may also be: a number a [card.Num], a filter
// and a role a [card.Target], and 0 no acts at all.
func Forms(v any) []any {
	switch v := v.(type) {
	case int:
		if v == 0 {
			return []any{card.N(0), card.Acts(0)}
		}
		return []any{card.N(v)}
	case card.Filter:
		return []any{card.Each(v)}
	case card.Role:
		return []any{card.Target{Pick: card.ByRole, Role: v}}
	}
	return nil
}

// as is a value as a parameter of the type.
func (l *Language) as(v reflect.Value, t reflect.Type) (reflect.Value, bool) {
	if v.Type() == t {
		return v, true
	}
	for _, form := range l.forms(v.Interface()) {
		if reflect.TypeOf(form) == t {
			return reflect.ValueOf(form), true
		}
	}
	return v, false
}

// kind is what a type is called.
func kind(t reflect.Type) string {
	switch {
	case t.Kind() == reflect.Slice:
		return "[]" + kind(t.Elem())
	case t.Kind() == reflect.Pointer:
		return kind(t.Elem())
	}
	return t.Name()
}

// safely calls a constructor; what it panics with is what is wrong.
func safely(f reflect.Value, args []reflect.Value) (v reflect.Value, err error) {
	defer func() {
		switch wrong := recover().(type) {
		case nil:
		case *message.Error:
			err = wrong
		case error:
			err = message.New("notation-wrong", wrong.Error())
		case string:
			err = message.New("notation-wrong", wrong)
		default:
			panic(wrong)
		}
	}()
	return f.Call(args)[0], nil
}
