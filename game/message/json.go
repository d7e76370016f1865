package lang

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/keyraken/keyraken/game/printable"
)

// ofJSON is an error of encoding/json as a message that has no names of Go types and quotes
// no more than a name; nil if it is another.
func (l *Language) ofJSON(err error) error {
	switch e := err.(type) {
	case *json.SyntaxError:
		return l.Fail("json-syntax", e.Error())
	case *json.UnmarshalTypeError:
		path, kind := slices.DeleteFunc(strings.Split(e.Field, "."), embedded), printable.Text(e.Value, printable.Name)
		if field := strings.Join(path, "."); field != "" {
			return l.Fail("json-field-kind", field, kind)
		}
		return l.Fail("json-kind", kind)
	}
	if quoted, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		if name, wrong := strconv.Unquote(quoted); wrong == nil {
			return l.Fail("field-unknown", printable.Quote(name))
		}
	}
	return nil
}

// embedded reports whether the part of a field's path names an embedded struct, and no field
// of JSON: those begin with a small letter.
func embedded(part string) bool {
	return part == "" || unicode.IsUpper(rune(part[0]))
}
