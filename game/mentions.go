package game

import (
	"reflect"

	"github.com/keyraken/keyraken/game/card"
)

// mentionsEvent reports whether effects name what an event brings along: its
// cards, its player, its amount or its house. Where they do not, the order in
// which the same ability resolves for several such events cannot matter.
func mentionsEvent(effects []card.Effect) bool {
	return mentions(reflect.ValueOf(effects))
}

func mentions(v reflect.Value) bool {
	switch x := v.Interface().(type) {
	case card.Role:
		return x == card.Subject || x == card.Other
	case card.Who:
		return x == card.EventWho
	case card.NumKind:
		return x == card.EventAmount
	case card.CondKind:
		return x == card.ChoseHouse
	}
	switch v.Kind() {
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
