package game

import (
	"reflect"
	"slices"

	"github.com/keyraken/keyraken/game/card"
)

// mentionsEvent reports whether effects name what an event brings along: its
// cards, its player, its amount or its house. Where they do not, the order in
// which the same ability resolves for several such events cannot matter.
func mentionsEvent(effects []card.Effect) bool {
	return mentions(reflect.ValueOf(effects))
}

// What names a part of an event, by its type and its value. Catalogues are made
// when a program starts, so that the search through all cards must be quick: no
// value is taken out of the reflect.Value but these.
var eventWords = map[reflect.Type][]uint64{
	reflect.TypeFor[card.Role]():     {uint64(card.Subject), uint64(card.Other)},
	reflect.TypeFor[card.Who]():      {uint64(card.EventWho)},
	reflect.TypeFor[card.NumKind]():  {uint64(card.EventAmount)},
	reflect.TypeFor[card.CondKind](): {uint64(card.ChoseHouse)},
}

func mentions(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Uint8:
		return v.Uint() != 0 && slices.Contains(eventWords[v.Type()], v.Uint())
	case reflect.Pointer:
		return !v.IsNil() && mentions(v.Elem())
	case reflect.Slice:
		for i := range v.Len() {
			if mentions(v.Index(i)) {
				return true
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if mentions(v.Field(i)) {
				return true
			}
		}
	}
	return false
}
