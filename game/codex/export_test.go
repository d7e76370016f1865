package codex

import (
	"reflect"
	"unsafe"
)

// EachField changes one value of the state after another, of arrays the first that is in use, and tells its name before it takes the
// change back.
func EachField(g *Game, changed func(name string)) {
	eachField(reflect.ValueOf(&g.s).Elem(), "", changed)
}

func eachField(v reflect.Value, name string, changed func(string)) {
	v = reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem() // fields without a capital can be set, too
	was := reflect.ValueOf(v.Interface())
	switch {
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			eachField(v.Field(i), name+"."+v.Type().Field(i).Name, changed)
		}
		return
	case v.Kind() == reflect.Array:
		i := 0
		if name == ".Objects" || name == ".Sides.Tech" {
			i = 1
		}
		eachField(v.Index(i), name, changed)
		return
	case v.Kind() == reflect.Bool:
		v.SetBool(!v.Bool())
	case v.CanInt():
		v.SetInt(v.Int() + 1)
	default:
		v.SetUint(v.Uint() + 1)
	}
	changed(name)
	v.Set(was)
}
