package puzzle

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"sync"
	"time"
)

// book is the puzzles of the program, as JSON Lines.
//
//go:embed book.jsonl.gz
var book []byte

// Book returns the puzzles of the program, in their order: numbers begin with 1. Nothing in them may be changed.
func Book() []*Puzzle { return opened() }

var opened = sync.OnceValue(func() []*Puzzle {
	z, err := gzip.NewReader(bytes.NewReader(book))
	if err != nil {
		panic(err) // it is part of the program
	}
	data, err := io.ReadAll(z)
	if err != nil {
		panic(err)
	}
	all, wrong := ParseAll(data)
	if len(wrong) > 0 {
		panic(wrong[0])
	}
	for i, p := range all {
		p.Number = i + 1
	}
	return all
})

// Named returns the puzzle of the book with that ID, or nil.
func Named(id string) *Puzzle {
	for _, p := range Book() {
		if p.ID == id {
			return p
		}
	}
	return nil
}

// Of returns the puzzle of a day of the calendar, where the time is: the same for everybody. Days that follow one another have
// different ones, and each comes once before any comes again.
func Of(day time.Time) *Puzzle {
	all := Book()
	y, m, d := day.Date()
	days := int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
	return all[((days*stride(len(all)))%len(all)+len(all))%len(all)]
}

// stride is how far apart in the book the puzzles of days that follow one another are: it has no divisor in common with the length.
func stride(n int) int {
	s := n*89/144 + 1
	for gcd(s, n) != 1 {
		s++
	}
	return s
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
