package written

import (
	"bytes"
	"io"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"

	"github.com/keyraken/keyraken/adventure"
	"github.com/keyraken/keyraken/game/keyforge/card/notation"
	"github.com/keyraken/keyraken/game/lang"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// The bounds of a file.
const (
	MaxFile  = 128 << 10 // bytes
	maxName  = 20        // letters of a name
	maxTitle = 40        // letters of a title
	maxText  = 1500      // letters of a text
	maxCards = 50        // in its deck, since a game has no more room
	maxKinds = 51        // with the monster
	maxParts = 20        // of a turn, and of everything else that is listed
	maxPlays = 20        // cards that it plays in a step
)

// Read reads an adventure from a file, whose cards must have texts in the languages. Errors are
// [notation.At] a line, unless the file cannot be read at all.
func Read(from io.Reader, languages ...*lang.Language) (Adventure, error) {
	text, err := io.ReadAll(io.LimitReader(from, MaxFile+1))
	if err != nil {
		return nil, err
	}
	if len(text) > MaxFile {
		return nil, notation.At(1, message.New("written-big", MaxFile>>10))
	}
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	root, err := parse(text)
	if err != nil {
		return nil, err
	}
	f := file{a: &written{copies: map[string]int{}}, print: fingerprint(text), languages: languages}
	if err := f.read(root); err != nil {
		return nil, err
	}
	return f.a, nil
}

func wrong(n *yaml.Node, key string, args ...any) error {
	return notation.At(n.Line, message.New(key, args...))
}

// yamlLine is where an error of the library names its line.
var yamlLine = regexp.MustCompile(`^yaml: (?:line (\d+): )?(.*)$`)

// parse reads the text into one document without references, of which a small file can make an endless one.
func parse(text []byte) (*yaml.Node, error) {
	if !utf8.Valid(text) {
		return nil, notation.At(1, message.New("written-utf8"))
	}
	var doc, more yaml.Node
	d := yaml.NewDecoder(bytes.NewReader(text))
	if err := d.Decode(&doc); err == io.EOF {
		return nil, notation.At(1, message.New("written-empty"))
	} else if err != nil {
		m := yamlLine.FindStringSubmatch(strings.SplitN(err.Error(), "\n", 2)[0])
		if m == nil {
			return nil, notation.At(1, err)
		}
		line, _ := strconv.Atoi(m[1])
		return nil, notation.At(max(1, line), message.New("written-yaml", m[2]))
	}
	if err := d.Decode(&more); err != io.EOF {
		return nil, notation.At(max(1, more.Line), message.New("written-second"))
	}
	return doc.Content[0], plainNodes(doc.Content[0], 0)
}

// maxDepth is how deep the parts of a file stand in each other.
const maxDepth = 6

func plainNodes(n *yaml.Node, depth int) error {
	if n.Kind == yaml.AliasNode || n.Anchor != "" || depth > maxDepth {
		return wrong(n, "written-reference")
	}
	for _, in := range n.Content {
		if err := plainNodes(in, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// file is an adventure while it is read.
type file struct {
	a     *written
	print string // the fingerprint
	lines map[string]int
	named []reference

	languages []*lang.Language
}

// reference is a card that an expression names.
type reference struct {
	id   string
	line int
}

// entry is a part of a mapping.
type entry struct{ key, value *yaml.Node }

// entries are the parts of a mapping in their order, each of which has another name.
func entries(n *yaml.Node) (all []entry, err error) {
	if n.Kind != yaml.MappingNode {
		return nil, wrong(n, "written-mapping")
	}
	seen := map[string]bool{}
	for i := 0; i < len(n.Content); i += 2 {
		e := entry{n.Content[i], n.Content[i+1]}
		switch {
		case e.key.Kind != yaml.ScalarNode:
			return nil, wrong(e.key, "written-mapping")
		case seen[e.key.Value]:
			return nil, wrong(e.key, "written-twice", printable.Quote(e.key.Value))
		}
		seen[e.key.Value] = true
		all = append(all, e)
	}
	return all, nil
}

// fields are the parts of a mapping by name, some of which there must be, and no others than known.
func fields(n *yaml.Node, needed, known string) (map[string]*yaml.Node, error) {
	all, err := entries(n)
	if err != nil {
		return nil, err
	}
	must, may := strings.Fields(needed), strings.Fields(known)
	by := map[string]*yaml.Node{}
	for _, e := range all {
		if !slices.Contains(must, e.key.Value) && !slices.Contains(may, e.key.Value) {
			return nil, wrong(e.key, "written-unknown", printable.Quote(e.key.Value), strings.Join(append(must, may...), ", "))
		}
		by[e.key.Value] = e.value
	}
	for _, key := range must {
		if by[key] == nil {
			return nil, wrong(n, "written-needs", key)
		}
	}
	return by, nil
}

// items are the parts of a list.
func items(n *yaml.Node) ([]*yaml.Node, error) {
	switch {
	case n == nil:
		return nil, nil
	case n.Kind != yaml.SequenceNode:
		return nil, wrong(n, "written-list")
	case len(n.Content) > maxKinds:
		return nil, wrong(n, "written-many", maxKinds)
	}
	return n.Content, nil
}

// text is a text of at most so many letters.
func text(n *yaml.Node, most int) (string, error) {
	if n == nil {
		return "", nil
	}
	if n.Kind != yaml.ScalarNode {
		return "", wrong(n, "written-text")
	}
	s := strings.TrimSpace(n.Value)
	for line := range strings.SplitSeq(s, "\n") {
		if printable.Text(line, most+1) != line {
			return "", wrong(n, "written-unprintable")
		}
	}
	if utf8.RuneCountInString(s) > most {
		return "", wrong(n, "written-long", most)
	}
	return s, nil
}

// title is a text of one line that is not empty.
func title(n *yaml.Node) (string, error) {
	s, err := text(n, maxTitle)
	if err == nil && (s == "" || strings.ContainsAny(s, "\n{}|")) {
		err = wrong(n, "written-title")
	}
	return s, err
}

// number is a number from least to most.
func number(n *yaml.Node, least, most int) (int, error) {
	i, err := strconv.Atoi(n.Value)
	if n.Kind != yaml.ScalarNode || err != nil || i < least || i > most {
		return 0, wrong(n, "written-number", least, most)
	}
	return i, nil
}

// word is one that names something: small letters.
func word(n *yaml.Node) (string, error) {
	if n.Kind != yaml.ScalarNode || len(n.Value) > maxName || !small.MatchString(n.Value) {
		return "", wrong(n, "written-word", maxName)
	}
	return n.Value, nil
}

var (
	small  = regexp.MustCompile(`^[a-z]+$`)
	hyphen = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
)

// expression reads what a scalar says in the notation.
func expression[T any](l *notation.Language, n *yaml.Node) (value T, err error) {
	if n.Kind != yaml.ScalarNode {
		return value, wrong(n, "written-expression")
	}
	x, err := l.Read(n.Value, firstLine(n))
	if err != nil {
		return value, err
	}
	value, ok := x.(T)
	if !ok {
		return value, wrong(n, "written-kind")
	}
	return value, nil
}

// firstLine is the number of the first line of a text.
func firstLine(n *yaml.Node) int {
	if n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0 {
		return n.Line + 1
	}
	return n.Line
}

func (f *file) read(root *yaml.Node) error {
	by, err := fields(root, "adventure title turn win lose conditions cards", "author about hand turns numbers deeds names words")
	if err != nil {
		return err
	}
	for _, part := range [...]func() error{
		func() error { return f.heading(by) },
		func() error { return f.readConditions(by["conditions"]) },
		func() error { return f.readRules(by) },
		func() error { return f.readCards(by["names"], by["cards"]) },
		func() error { return f.readWords(by["words"]) },
	} {
		if err := part(); err != nil {
			return err
		}
	}
	return f.checkTexts()
}

// heading reads what the adventure is called.
func (f *file) heading(by map[string]*yaml.Node) (err error) {
	a, n := f.a, by["adventure"]
	if n.Kind != yaml.ScalarNode || len(n.Value) > maxName || !hyphen.MatchString(n.Value) {
		return wrong(n, "written-name", maxName)
	}
	a.called, a.name = n.Value, n.Value+"-"+f.print
	if a.title, err = title(by["title"]); err != nil {
		return err
	}
	if a.author, err = text(by["author"], maxTitle); err != nil {
		return err
	}
	if a.about, err = text(by["about"], maxText); err != nil {
		return err
	}
	if a.hand = 6; by["hand"] != nil {
		if a.hand, err = number(by["hand"], 1, 12); err != nil {
			return err
		}
	}
	if t := by["turns"]; t != nil {
		if t.Value != "each" && t.Value != "all" {
			return wrong(t, "written-turns")
		}
		a.waits = t.Value == "all"
	}
	return nil
}

// readConditions reads what differs between the difficulties.
func (f *file) readConditions(n *yaml.Node) error {
	all, err := entries(n)
	if err != nil {
		return err
	}
	if len(all) == 0 || len(all) > adventure.MaxConditions {
		return wrong(n, "written-conditions", adventure.MaxConditions)
	}
	variants := 1
	for i, e := range all {
		key, err := word(e.key)
		if err != nil {
			return err
		}
		by, err := fields(e.value, "easy normal hard from to", "")
		if err != nil {
			return err
		}
		c := adventure.Condition{Key: key, Step: 1}
		if c.Min, err = number(by["from"], 0, notation.MaxNumber-1); err != nil {
			return err
		}
		if c.Max, err = number(by["to"], c.Min+1, notation.MaxNumber); err != nil {
			return err
		}
		for d := range f.a.variants {
			v, err := number(by[adventure.Difficulty(d).String()], c.Min, c.Max)
			if err != nil {
				return err
			}
			f.a.variants[d][i] = int16(v)
		}
		f.a.conditions = append(f.a.conditions, c)
		variants = min(variants*(c.Max-c.Min+1), adventure.MaxVariants+1)
	}
	v := &f.a.variants
	if v[0] == v[1] || v[1] == v[2] || v[0] == v[2] {
		return wrong(n, "written-alike")
	}
	if variants > adventure.MaxVariants {
		return wrong(n, "written-variants")
	}
	return nil
}

// ids are the names of the words of a file, sorted.
func ids[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
