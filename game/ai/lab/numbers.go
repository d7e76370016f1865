package lab

import (
	"fmt"
	"iter"
	"math/bits"
	"strconv"
	"strings"

	"github.com/keyraken/keyraken/game/message"
)

// maxGames is the maximum number of games of one cell.
const maxGames = 1 << 20

// Numbers is a set of game numbers. It is written as ranges, those of a shard with
// their step: "0-99,104,110-398/16".
type Numbers struct {
	bits []uint64
	size int
}

// Has reports whether n is in the set.
func (s *Numbers) Has(n int) bool { return n/64 < len(s.bits) && s.bits[n/64]&(1<<(n%64)) != 0 }

// Len is how many numbers there are.
func (s *Numbers) Len() int { return s.size }

// add adds a number that is not there yet.
func (s *Numbers) add(n int) {
	for n/64 >= len(s.bits) {
		s.bits = append(s.bits, 0)
	}
	s.bits[n/64] |= 1 << (n % 64)
	s.size++
}

// all are the numbers from the lowest on.
func (s *Numbers) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range s.bits {
			for ; word != 0; word &= word - 1 {
				if !yield(64*i + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}

// clone is a copy that shares nothing.
func (s *Numbers) clone() Numbers { return Numbers{append([]uint64(nil), s.bits...), s.size} }

// MarshalText implements [encoding.TextMarshaler].
func (s Numbers) MarshalText() ([]byte, error) {
	var numbers []int
	for n := range s.all() {
		numbers = append(numbers, n)
	}
	var ranges []string
	for i := 0; i < len(numbers); {
		last := i
		if i+1 < len(numbers) {
			for step := numbers[i+1] - numbers[i]; last+1 < len(numbers) && numbers[last+1]-numbers[last] == step; {
				last++
			}
		}
		switch {
		case last-i < 2: // two in a row are written one by one, since the second may begin a range
			ranges = append(ranges, strconv.Itoa(numbers[i]))
			last = i
		case numbers[i+1]-numbers[i] == 1:
			ranges = append(ranges, fmt.Sprintf("%d-%d", numbers[i], numbers[last]))
		default:
			ranges = append(ranges, fmt.Sprintf("%d-%d/%d", numbers[i], numbers[last], numbers[i+1]-numbers[i]))
		}
		i = last + 1
	}
	return []byte(strings.Join(ranges, ",")), nil
}

// UnmarshalText implements [encoding.TextUnmarshaler].
func (s *Numbers) UnmarshalText(text []byte) error {
	*s = Numbers{}
	if len(text) == 0 {
		return nil
	}
	for part := range strings.SplitSeq(string(text), ",") {
		span, by, stepped := strings.Cut(part, "/")
		from, to, ranged := strings.Cut(span, "-")
		step := 1
		first, err := strconv.Atoi(from)
		last := first
		if err == nil && ranged {
			last, err = strconv.Atoi(to)
		}
		if err == nil && stepped {
			step, err = strconv.Atoi(by)
		}
		if err != nil || first < 0 || last < first || last >= maxGames || step < 1 {
			return message.New("lab-numbers", strconv.Quote(part))
		}
		for n := first; n <= last; n += step {
			if s.Has(n) {
				return message.New("lab-numbers", strconv.Quote(part))
			}
			s.add(n)
		}
	}
	return nil
}
