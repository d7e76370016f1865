package card

import (
	"fmt"
	"reflect"
	"strings"
)

// Row says how a node of one kind is to be read. The nodes of the language share
// one struct for all of their kinds, as those of a regular expression do; fields
// that the row of a kind does not name must not be set, so that nothing written
// on a card is ignored. The columns for fields hold their names in the struct.
type Row struct {
	Name   string // as errors call the kind
	Needs  string // fields that must be set
	Reads  string // fields that may be set
	One    string // exactly one of these fields must be set
	Either string // at most one of these fields may be set
	Signed bool   // Num may be a negative constant
	// Pattern says that Target only describes cards: it takes none.
	Pattern bool

	// These columns are only for verbs.

	Class  Class
	Places places // where cards may go
	Sub    Groups
	Loop   Loop
	With   string // the methods of Effect that may modify it
}

// places is a set of places.
type places uint8

const _ = uint(8 - PlaceCount)

const (
	inPile  places = 1<<OnTop | 1<<AtBottom | 1<<Shuffled
	onFlank places = 1<<OnTop | 1<<LeftFlank | 1<<RightFlank
	inLine  places = onFlank | 1<<Anywhere | 1<<InPlaceOf | 1<<LeftOfThis
)

// fields is a set of the fields of a struct, a bit for each.
type fields uint64

// shape is the columns of a row that name fields.
type shape struct{ needs, one, either, all fields }

// fieldsOf is the named fields of a node's struct.
func fieldsOf[N any](names string) fields {
	t := reflect.TypeFor[N]()
	var s fields
	for name := range strings.FieldsSeq(names) {
		f, ok := t.FieldByName(name)
		if !ok || f.Index[0] >= 64 {
			panic(fmt.Sprintf("card: %s has no field %s that a row can name", t.Name(), name))
		}
		s |= 1 << f.Index[0]
	}
	return s
}

// shapes reads the rows of the kinds of a node.
func shapes[N any](rows []Row) []shape {
	out := make([]shape, len(rows))
	for i, r := range rows {
		s := shape{needs: fieldsOf[N](r.Needs), one: fieldsOf[N](r.One), either: fieldsOf[N](r.Either)}
		s.all = s.needs | s.one | s.either | fieldsOf[N](r.Reads)
		out[i] = s
	}
	return out
}

// nameOf is the name of a kind.
func nameOf[K ~uint8](what string, rows []Row, k K) string {
	if int(k) < len(rows) && rows[k].Name != "" {
		return rows[k].Name
	}
	return fmt.Sprintf("%s(%d)", what, uint8(k))
}

// conform checks the node against the row of its kind. The first field of every
// node is its kind.
func conform[N any, K ~uint8](n *N, kind K, rows []Row, shapes []shape) error {
	t := reflect.TypeFor[N]()
	if int(kind) >= len(rows) || rows[kind].Name == "" {
		return fmt.Errorf("there is no %s %d", strings.ToLower(t.Name()), kind)
	}
	v, s := reflect.ValueOf(n).Elem(), shapes[kind]
	var set fields
	for i := 1; i < v.NumField(); i++ {
		if !v.Field(i).IsZero() {
			set |= 1 << i
		}
	}
	fail := func(wrong string, which fields) error {
		return fmt.Errorf("%s %s %s", rows[kind].Name, wrong, names(t, which))
	}
	switch one, either := set&s.one, set&s.either; {
	case set&^s.all != 0:
		return fail("does not read", set&^s.all)
	case s.needs&^set != 0:
		return fail("needs", s.needs&^set)
	case s.one != 0 && (one == 0 || one&(one-1) != 0):
		return fail("needs just one of", s.one)
	case either&(either-1) != 0:
		return fail("reads only one of", s.either)
	}
	return nil
}

func names(t reflect.Type, set fields) string {
	var list []string
	for i := range t.NumField() {
		if set&(1<<i) != 0 {
			list = append(list, t.Field(i).Name)
		}
	}
	return strings.Join(list, ", ")
}
