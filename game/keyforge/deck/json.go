package deck

import (
	"bytes"
	"encoding/json"
	"errors"
	"html"
	"iter"
	"regexp"
	"slices"
	"strconv"

	"github.com/keyraken/keyraken/game/message"
)

// The readers of foreign JSON look at slices of the input, one element at a time,
// so that no input makes them hold more than a few times its size.

// findJSON returns where a JSON object or array begins in the text: at its start,
// or after other text, as in a paste from a web page.
func findJSON(text []byte) (at int, ok bool) {
	at = len(text) - len(bytes.TrimLeft(text, " \t\r\n"))
	if opensJSON(text[at:]) {
		return at, true
	}
	for {
		i := bytes.IndexAny(text[at:], "{[")
		if i < 0 {
			return 0, false
		}
		at += i
		if opensDocument(text[at:]) {
			return at, true
		}
		at++
	}
}

// opensJSON reports whether a text that begins like this is meant as JSON. Card
// names may begin with a bracket.
func opensJSON(text []byte) bool {
	if len(text) == 0 || text[0] != '{' && text[0] != '[' {
		return false
	}
	next := bytes.TrimLeft(text[1:], " \t\r\n")
	if text[0] == '{' {
		return !bytes.HasPrefix(next, []byte(`\`)) // see quotedJSON
	}
	return len(next) > 0 && (next[0] == ']' || next[0] == '{' && opensJSON(next))
}

// opensDocument reports whether the text begins with an object that has a member.
func opensDocument(text []byte) bool {
	next := bytes.TrimLeft(text[1:], " \t\r\n")
	if text[0] == '[' {
		return len(next) > 0 && next[0] == '{' && opensDocument(next)
	}
	return len(next) > 0 && next[0] == '"'
}

// unescaped undoes the entities of a page's source in which quotes are hidden.
func unescaped(text []byte) []byte {
	if !bytes.Contains(text, []byte("&quot;")) && !bytes.Contains(text, []byte("&#34;")) {
		return text
	}
	return []byte(html.UnescapeString(string(text)))
}

// quotedBegin is where JSON begins that was written as a string: its quotes are
// escaped, and so are the ends of its lines.
var quotedBegin = regexp.MustCompile(`\[?(?:\s|\\+[nrt])*\{(?:\s|\\+[nrt])*\\+"`)

// quotedJSON returns the JSON that stands as a string in the text, and whether there
// is any; nil when the string is not whole.
func quotedJSON(text []byte) (inner []byte, ok bool) {
	if !bytes.Contains(text, []byte(`\"`)) {
		return nil, false // a cheap check
	}
	at := quotedBegin.FindIndex(text)
	if at == nil {
		return nil, false
	}
	end := at[0]
	for end < len(text) && text[end] != '"' {
		if text[end] == '\\' {
			end++
		}
		end++
	}
	var s string
	quoted := slices.Concat([]byte(`"`), bytes.TrimSpace(text[at[0]:min(end, len(text))]), []byte(`"`))
	if json.Unmarshal(quoted, &s) != nil {
		return nil, true
	}
	return []byte(s), true
}

// valueEnd is the length of the object or array at the start of the text, or of
// the whole text when it does not end.
func valueEnd(text []byte) int {
	for i, depth := range marks(text) {
		if depth == 0 && (text[i] == '}' || text[i] == ']') {
			return i + 1
		}
	}
	return len(text)
}

// marks yields the positions of the brackets, commas and colons of JSON outside
// strings, each with how many brackets are open after it.
func marks(text []byte) iter.Seq2[int, int] {
	return func(yield func(at, depth int) bool) {
		depth, quoted := 0, false
		for i := 0; i < len(text); i++ {
			c := text[i]
			switch {
			case quoted && c == '\\':
				i++
			case c == '"':
				quoted = !quoted
			case quoted:
			case c == '{' || c == '[':
				depth++
			case c == '}' || c == ']':
				depth--
			}
			if mark := c == '{' || c == '[' || c == '}' || c == ']' || c == ',' || c == ':'; mark && !quoted && !yield(i, depth) {
				return
			}
		}
	}
}

// nothing validates JSON and keeps none of it.
type nothing struct{}

func (*nothing) UnmarshalJSON([]byte) error { return nil }

// checkJSON returns an error with the line when the text, which begins on the given
// line, is not one JSON value.
func checkJSON(text []byte, line int) error {
	err := json.Unmarshal(text, &nothing{})
	var syntax *json.SyntaxError
	switch {
	case err == nil:
		return nil
	case !errors.As(err, &syntax):
		return err
	case syntax.Offset >= int64(len(text)):
		return message.New("line-json-ends-too", line-1+lineAt(text, syntax.Offset))
	}
	return message.New("line", line-1+lineAt(text, syntax.Offset), err)
}

// parts yields the elements of an array, or the names and values of an object in
// turn. The value must be valid.
func parts(v []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		v = bytes.TrimSpace(v)
		if len(v) < 2 || v[0] != '{' && v[0] != '[' {
			return
		}
		from := 1
		for i, depth := range marks(v) {
			if depth > 1 || depth == 1 && v[i] != ',' && v[i] != ':' {
				continue
			}
			if part := bytes.TrimSpace(v[from:i]); len(part) > 0 && !yield(part) {
				return
			}
			from = i + 1
		}
	}
}

// object is the members of a JSON object.
type object map[string][]byte

// maxMembers is far more than any object of a deck has.
const maxMembers = 1000

// objectOf returns the members of v, none when it is not an object.
func objectOf(v []byte) object {
	if len(v) == 0 || v[0] != '{' {
		return nil
	}
	o, name := object{}, ""
	i := 0
	for part := range parts(v) {
		if i%2 == 0 {
			name = textOf(part)
		} else if len(o) < maxMembers {
			o[name] = part
		}
		i++
	}
	return o
}

func (o object) has(name string) bool { return len(o[name]) > 0 && string(o[name]) != "null" }

func isArray(v []byte) bool { return len(v) > 0 && v[0] == '[' }

// textOf returns the text of a JSON string or number, and "" for anything else: the
// same fact is a string in one year and a number in another.
func textOf(v []byte) string {
	if len(v) == 0 {
		return ""
	}
	switch c := v[0]; {
	case c == '"':
		var s string
		if json.Unmarshal(v, &s) != nil {
			return ""
		}
		return s
	case c == '-' || c >= '0' && c <= '9':
		return string(v)
	}
	return ""
}

func (o object) text(name string) string { return textOf(o[name]) }

// number returns a whole number, and 0 where there is none.
func (o object) number(name string) int {
	n, err := strconv.Atoi(o.text(name))
	if err != nil {
		return 0
	}
	return n
}

func (o object) flag(name string) bool { return string(o[name]) == "true" }

// textsOf returns the texts in an array.
func textsOf(v []byte) (texts []string, err error) {
	if !isArray(v) {
		return nil, nil
	}
	for part := range parts(v) {
		if len(texts) == maxMembers {
			return nil, message.New("more-than-elements", maxMembers)
		}
		texts = append(texts, textOf(part))
	}
	return texts, nil
}
