package scenario

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/keyforge"
	"github.com/keyraken/keyraken/game/keyforge/card"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/printable"
)

// Side is a side of the table in its written form: a player by number from 1, or
// "monster". The zero Side is none. It is no byte: of those JSON would read a list from text.
type Side uint16

// Monster is the monster's side.
const Monster = Side(keyforge.Monster) + 1

// SideOf returns the written form of a side of the engine.
func SideOf(s keyforge.Side) Side {
	if s >= keyforge.MaxSides {
		return 0
	}
	return Side(s) + 1
}

// Game returns the side of the engine, or NoSide.
func (s Side) Game() keyforge.Side {
	if s == 0 {
		return keyforge.NoSide
	}
	return keyforge.Side(s - 1)
}

// MarshalJSON writes a number, "monster" or null.
func (s Side) MarshalJSON() ([]byte, error) {
	switch s {
	case 0:
		return []byte("null"), nil
	case Monster:
		return []byte(`"monster"`), nil
	}
	return fmt.Appendf(nil, "%d", uint16(s)), nil
}

// UnmarshalJSON reads what MarshalJSON writes.
func (s *Side) UnmarshalJSON(data []byte) error {
	switch text := string(data); text {
	case "null":
		*s = 0
	case `"monster"`:
		*s = Monster
	case "1", "2", "3":
		*s = Side(text[0] - '0')
	default:
		return message.New("side-number-or-monster", keyforge.MaxSeats, printable.Text(text, printable.Name))
	}
	return nil
}

// Keys are keys by color; a number in JSON means the first colors.
type Keys []string

// KeysOf returns the keys in a set of the engine.
func KeysOf(set uint8) Keys {
	keys := Keys{}
	for i, c := range keyforge.KeyColors {
		if set&(1<<i) != 0 {
			keys = append(keys, c)
		}
	}
	return keys
}

// UnmarshalJSON reads a number or a list of colors.
func (k *Keys) UnmarshalJSON(data []byte) error {
	var n int
	if json.Unmarshal(data, &n) == nil {
		if n < 0 || n > len(keyforge.KeyColors) {
			return message.New("there-keys-not", len(keyforge.KeyColors), n)
		}
		*k = append(Keys{}, keyforge.KeyColors[:n]...)
		return nil
	}
	var list []string
	if err := json.Unmarshal(data, &list); err != nil {
		return message.New("keys-number-or-list", strings.Join(keyforge.KeyColors[:], ", "))
	}
	*k = list
	return nil
}

// set is the keys in the engine's form.
func (k Keys) set() (uint8, error) {
	var set uint8
	for _, color := range k {
		i, err := oneOf("color", color, keyforge.KeyColors[:])
		if err != nil {
			return 0, err
		}
		if set&(1<<i) != 0 {
			return 0, message.New("key-named-twice", color)
		}
		set |= 1 << i
	}
	return set, nil
}

// Ref names a card by its label, or by its handle in digits. In JSON a handle may
// be a number.
type Ref string

// UnmarshalJSON reads a label or a handle.
func (r *Ref) UnmarshalJSON(data []byte) error {
	var n uint8
	if json.Unmarshal(data, &n) == nil {
		*r = Ref(strconv.Itoa(int(n)))
		return nil
	}
	return json.Unmarshal(data, (*string)(r))
}

// MarshalJSON writes what UnmarshalJSON reads.
func (r Ref) MarshalJSON() ([]byte, error) {
	if n, err := strconv.ParseUint(string(r), 10, 8); err == nil {
		return json.Marshal(n)
	}
	return json.Marshal(string(r))
}

// Numbers are numbers of a mode by name, or by place in digits. In JSON they may
// also be a list.
type Numbers map[string]int

// UnmarshalJSON reads an object or a list.
func (n *Numbers) UnmarshalJSON(data []byte) error {
	var list []int
	if json.Unmarshal(data, &list) != nil {
		return json.Unmarshal(data, (*map[string]int)(n))
	}
	*n = Numbers{}
	for i, v := range list {
		(*n)[strconv.Itoa(i)] = v
	}
	return nil
}

// Steps are the names of the steps of a turn.
var Steps = names(keyforge.StepCount)

// Icons are the names of the bonus icons.
var Icons = names(card.IconCount)

// names are the names of all values below n.
func names[T interface {
	~uint8
	fmt.Stringer
}](n T) []string {
	var list []string
	for v := range n {
		list = append(list, v.String())
	}
	return list
}

// CounterName is the name of a kind of counter: "power" for +1 power counters.
func CounterName(c card.Counter) string {
	if c == card.PowerCounter {
		return "power"
	}
	return c.String()
}

// Houses are the names of the houses.
var Houses = names(card.HouseCount)

// Ledgers are the names of what is counted during a turn.
var Ledgers = names(card.LedgerCount)

// oneOf is the index of the word, which must be one of the words.
func oneOf(what, word string, words []string) (int, error) {
	if i := slices.Index(words, word); i >= 0 && word != "" {
		return i, nil
	}
	known := slices.DeleteFunc(slices.Clone(words), func(s string) bool { return s == "" })
	return 0, message.New("none-of", what, printable.Quote(word), strings.Join(known, ", "))
}

// houseOf is the house with that name; "" is none.
func houseOf(name string) (card.House, error) {
	if name == "" {
		return card.NoHouse, nil
	}
	h, ok := card.ParseHouse(name)
	if !ok {
		return card.NoHouse, message.New("house-not-known-names", printable.Quote(name))
	}
	return h, nil
}
