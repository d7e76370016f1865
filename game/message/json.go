package message

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
func ofJSON(err error) error {
	switch e := err.(type) {
	case *json.SyntaxError:
		return New("json-syntax", e.Error())
	case *json.UnmarshalTypeError:
		path, kind := slices.DeleteFunc(strings.Split(e.Field, "."), embedded), printable.Text(e.Value, printable.Name)
		if field := strings.Join(path, "."); field != "" {
			return New("json-field-kind", field, kind)
		}
		return New("json-kind", kind)
	}
	if quoted, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
		if name, wrong := strconv.Unquote(quoted); wrong == nil {
			return New("field-unknown", printable.Quote(name))
		}
	}
	return nil
}

// embedded reports whether the part of a field's path names an embedded struct, and no field
// of JSON: those begin with a small letter.
func embedded(part string) bool {
	return part == "" || unicode.IsUpper(rune(part[0]))
}
