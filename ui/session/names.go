package session

import (
	"encoding/json"
	"slices"
	"strings"
)

// Names is a set of names without spaces, kept as a list. It is a string so that
// settings can be compared.
type Names string

// Has reports whether the name is among them.
func (n Names) Has(name string) bool { return slices.Contains(strings.Fields(string(n)), name) }

// With is the set with the name.
func (n Names) With(name string) Names {
	if n.Has(name) {
		return n
	}
	return Names(strings.TrimSpace(string(n) + " " + name))
}

// MarshalJSON implements [json.Marshaler].
func (n Names) MarshalJSON() ([]byte, error) {
	return json.Marshal(append([]string{}, strings.Fields(string(n))...))
}

// UnmarshalJSON implements [json.Unmarshaler].
func (n *Names) UnmarshalJSON(data []byte) error {
	var names []string
	err := json.Unmarshal(data, &names)
	*n = Names(strings.Join(strings.Fields(strings.Join(names, " ")), " "))
	return err
}
