// Package flat writes values as bytes and reads them: structures and arrays of numbers and truth values, without pointers, as
// the states of games are. A [Layout] is found once for a type; then nothing of reflection is left. What is written does not
// depend on how a processor lays memory out. Zeros take hardly any room.
//
//	layout := flat.Of[State](flat.Most[Zone](uint64(zoneCount-1)))
//	data := layout.Append(nil, &s)
//	err := layout.Read(data, &t)
package flat

import (
	"encoding/binary"
	"hash/fnv"
	"io"
	"math/bits"
	"reflect"
	"strconv"
	"unsafe"

	"github.com/keyraken/keyraken/game/message"
)

// Layout is where the numbers of a type are.
type Layout[T any] struct {
	leaves []leaf
	print  uint64
}

// leaf is one number, or truth value.
type leaf struct {
	at     uintptr
	size   uint8
	signed bool
	most   uint64
}

// Bound is the highest value of a type that can be read.
type Bound struct {
	of   reflect.Type
	most uint64
}

// Most says what the highest value of a type of numbers without a sign is.
func Most[E ~uint8 | ~uint16 | ~uint32](most uint64) Bound {
	return Bound{reflect.TypeFor[E](), most}
}

// Of is the layout of a type. It panics if the type has anything but structures, arrays, whole numbers of a fixed size and
// truth values.
func Of[T any](bounds ...Bound) *Layout[T] {
	l := &Layout[T]{}
	most := map[reflect.Type]uint64{}
	for _, b := range bounds {
		most[b.of] = b.most
	}
	print := fnv.New64a()
	l.find(reflect.TypeFor[T](), 0, most, print)
	l.print = print.Sum64()
	return l
}

func (l *Layout[T]) find(t reflect.Type, at uintptr, most map[reflect.Type]uint64, print io.Writer) {
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			_, _ = io.WriteString(print, f.Name+" ")
			l.find(f.Type, at+f.Offset, most, print)
		}
	case reflect.Array:
		_, _ = io.WriteString(print, strconv.Itoa(t.Len())+"*")
		for i := range t.Len() {
			l.find(t.Elem(), at+uintptr(i)*t.Elem().Size(), most, io.Discard)
		}
		if t.Len() > 0 {
			(&Layout[T]{}).find(t.Elem(), 0, most, print)
		}
	case reflect.Bool, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64,
		reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n := leaf{at: at, size: uint8(t.Size()), signed: t.Kind() >= reflect.Int && t.Kind() <= reflect.Int64}
		n.most = ^uint64(0) >> (64 - 8*n.size)
		if t.Kind() == reflect.Bool {
			n.most = 1
		}
		if m, ok := most[t]; ok {
			n.most = m
		}
		_, _ = io.WriteString(print, t.Kind().String()+" ")
		l.leaves = append(l.leaves, n)
	default:
		panic("flat: cannot lay out " + t.String())
	}
}

// Print differs, but for accidents, where the layouts do: what one has written another cannot read.
func (l *Layout[T]) Print() uint64 { return l.print }

// Append appends the value.
func (l *Layout[T]) Append(data []byte, v *T) []byte {
	zeros := uint64(0)
	for i := range l.leaves {
		n := l.leaves[i].get(unsafe.Pointer(v))
		if n == 0 {
			zeros++
			continue
		}
		data = appendZeros(data, zeros)
		zeros = 0
		data = binary.AppendUvarint(data, n)
	}
	return appendZeros(data, zeros)
}

// appendZeros appends a zero and how many there are.
func appendZeros(data []byte, n uint64) []byte {
	if n == 0 {
		return data
	}
	return binary.AppendUvarint(append(data, 0), n)
}

// Read makes the value what was written, which must be all of data. It fails, and leaves the value in between, where that
// cannot have been written, or a number is too high.
func (l *Layout[T]) Read(data []byte, v *T) error {
	zeros := uint64(0)
	for i := range l.leaves {
		n := uint64(0)
		if zeros > 0 {
			zeros--
		} else {
			var size int
			if n, size = binary.Uvarint(data); size <= 0 {
				return message.New("flat-cut-short")
			}
			if data = data[size:]; n == 0 {
				if zeros, size = binary.Uvarint(data); size <= 0 || zeros == 0 {
					return message.New("flat-cut-short")
				}
				data = data[size:]
				zeros--
			}
		}
		if !l.leaves[i].set(unsafe.Pointer(v), n) {
			return message.New("flat-too-high", n)
		}
	}
	if zeros != 0 || len(data) != 0 {
		return message.New("flat-too-long")
	}
	return nil
}

// AppendAll appends values, each with its length.
func (l *Layout[T]) AppendAll(data []byte, all []T) []byte {
	var one []byte
	for i := range all {
		one = l.Append(one[:0], &all[i])
		data = append(binary.AppendUvarint(data, uint64(len(one))), one...)
	}
	return data
}

// ReadAll reads what AppendAll has written, which must be all of data.
func (l *Layout[T]) ReadAll(data []byte) (all []T, err error) {
	for len(data) > 0 {
		n, size := binary.Uvarint(data)
		if size <= 0 || n > uint64(len(data)-size) {
			return nil, message.New("flat-cut-short")
		}
		var v T
		if err := l.Read(data[size:size+int(n)], &v); err != nil {
			return nil, err
		}
		all, data = append(all, v), data[size+int(n):]
	}
	return all, nil
}

// get is the number; one with a sign is folded, so that small ones stay small.
func (l *leaf) get(v unsafe.Pointer) uint64 {
	p := unsafe.Add(v, l.at)
	n := uint64(0)
	switch l.size {
	case 1:
		n = uint64(*(*uint8)(p))
	case 2:
		n = uint64(*(*uint16)(p))
	case 4:
		n = uint64(*(*uint32)(p))
	default:
		n = *(*uint64)(p)
	}
	if l.signed {
		unused := 64 - 8*l.size
		i := int64(n<<unused) >> unused
		n = uint64(i<<1) ^ uint64(i>>63)
	}
	return n
}

// set makes the number n, and reports false if that is too high.
func (l *leaf) set(v unsafe.Pointer, n uint64) bool {
	if l.signed {
		if bits.Len64(n) > 8*int(l.size) {
			return false
		}
		n = n>>1 ^ -(n & 1)
	} else if n > l.most {
		return false
	}
	p := unsafe.Add(v, l.at)
	switch l.size {
	case 1:
		*(*uint8)(p) = uint8(n)
	case 2:
		*(*uint16)(p) = uint16(n)
	case 4:
		*(*uint32)(p) = uint32(n)
	default:
		*(*uint64)(p) = n
	}
	return true
}

// Places are where a type has values of another.
type Places[T, E any] []uintptr

// PlacesOf are where the values of type E are in a T, in order.
func PlacesOf[T, E any]() Places[T, E] {
	var all Places[T, E]
	var find func(t reflect.Type, at uintptr)
	find = func(t reflect.Type, at uintptr) {
		switch {
		case t == reflect.TypeFor[E]():
			all = append(all, at)
		case t.Kind() == reflect.Struct:
			for i := range t.NumField() {
				find(t.Field(i).Type, at+t.Field(i).Offset)
			}
		case t.Kind() == reflect.Array:
			for i := range t.Len() {
				find(t.Elem(), at+uintptr(i)*t.Elem().Size())
			}
		}
	}
	find(reflect.TypeFor[T](), 0)
	return all
}

// All calls f with each of the values.
func (p Places[T, E]) All(v *T, f func(*E)) {
	for _, at := range p {
		f((*E)(unsafe.Add(unsafe.Pointer(v), at)))
	}
}
