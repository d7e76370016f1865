package card

import "reflect"

// WithNumbers is the card as it would be printed with other numbers in place of those that
// have a name ([Num.TimesGiven]), or the card itself if that changes nothing.
func (c *Card) WithNumbers(number func(name string, n int) int) *Card {
	now, changed := withNumbers(reflect.ValueOf(c), number)
	if !changed {
		return c
	}
	return now.Interface().(*Card)
}

// withNumbers is a copy of a value with other numbers, if anything changes.
func withNumbers(v reflect.Value, number func(string, int) int) (now reflect.Value, changed bool) {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return v, false
		}
		if in, ok := withNumbers(v.Elem(), number); ok {
			now = reflect.New(v.Type().Elem())
			now.Elem().Set(in)
			return now, true
		}
	case reflect.Slice:
		for i := range v.Len() {
			if in, ok := withNumbers(v.Index(i), number); ok {
				if !changed {
					now, changed = reflect.MakeSlice(v.Type(), v.Len(), v.Len()), true
					reflect.Copy(now, v)
				}
				now.Index(i).Set(in)
			}
		}
	case reflect.Struct:
		now = reflect.New(v.Type()).Elem()
		now.Set(v)
		for i := range v.NumField() {
			if !v.Type().Field(i).IsExported() {
				continue // of tables; definitions have no such numbers there
			}
			if in, ok := withNumbers(v.Field(i), number); ok {
				now.Field(i).Set(in)
				changed = true
			}
		}
		if n, ok := now.Addr().Interface().(*Num); ok && n.Name != "" {
			was := n.N
			n.N = number(n.Name, was)
			changed = changed || n.N != was
		}
	}
	return now, changed
}
