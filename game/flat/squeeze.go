package flat

import (
	"encoding/binary"
	"unsafe"
)

// word is how many bytes are looked at together.
const word = 8

// Squeeze appends the value as it lies in memory, without most of its zeros: quickly, and for this process alone, where
// [Layout.Append] is for others.
func (l *Layout[T]) Squeeze(data []byte, v *T) []byte {
	all := bytesOf(v)
	for len(all) >= word {
		zeros, rest := 0, all
		for len(rest) >= word && binary.NativeEndian.Uint64(rest) == 0 {
			zeros, rest = zeros+1, rest[word:]
		}
		n := 0
		for len(rest)-n >= word && binary.NativeEndian.Uint64(rest[n:]) != 0 {
			n += word
		}
		data = binary.AppendUvarint(binary.AppendUvarint(data, uint64(zeros)), uint64(n))
		data = append(data, rest[:n]...)
		all = rest[n:]
	}
	return append(data, all...)
}

// Spread makes the value what Squeeze has appended to nothing.
func (l *Layout[T]) Spread(data []byte, v *T) {
	all := bytesOf(v)
	for len(all) >= word {
		zeros, size := binary.Uvarint(data)
		data = data[size:]
		clear(all[:zeros*word])
		all = all[zeros*word:]
		n, size := binary.Uvarint(data)
		data = data[size:]
		copy(all[:n], data[:n])
		all, data = all[n:], data[n:]
	}
	copy(all, data)
}

// bytesOf is the memory of a value, which holds no pointers: [Of] has seen to that.
func bytesOf[T any](v *T) []byte { return unsafe.Slice((*byte)(unsafe.Pointer(v)), unsafe.Sizeof(*v)) }
