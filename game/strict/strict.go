// Package strict reads JSON of strangers: one value, no deeper than anything of ours, without fields that nobody reads.
package strict

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"github.com/keyraken/keyraken/game/message"
)

// maxDepth is how deep values may be nested: several times what cards under cards
// need. Readers of values within values scan them once for each level.
const maxDepth = 40

// Decode reads exactly one JSON value and refuses unknown fields.
func Decode(data []byte, v any) error {
	if depth(data) > maxDepth {
		return message.New("values-too-deep", maxDepth)
	}
	dec := json.NewDecoder(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff")))) // of an editor
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		return err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return message.New("something-follows-value")
	}
	return nil
}

// depth is how deep the values of a JSON text are nested.
func depth(data []byte) int {
	open, most, quoted := 0, 0, false
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			open++
			most = max(most, open)
		case c == '}' || c == ']':
			open--
		}
	}
	return most
}
