// Package results keeps what long runs over many deals find out: a file with a line of JSON for each deal, so that a run that was
// stopped continues where it was, on any number of cores.
package results

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"sync"

	share "github.com/keyraken/keyraken/game/ai/workers"
	"github.com/keyraken/keyraken/game/message"
)

// longestLine is the maximum length of a line.
const longestLine = 1 << 20

// Read reads the results of a file in the order of its lines; without the file there are none. A last line that was not written to
// its end does not count. A line for which known is false is of no version that can be read.
func Read[T any](path string, known func(*T) bool) (all []T, err error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	lines := bufio.NewScanner(bytes.NewReader(data[:bytes.LastIndexByte(data, '\n')+1]))
	lines.Buffer(nil, longestLine)
	for n := 1; lines.Scan(); n++ {
		var r T
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil || !known(&r) {
			return nil, message.New("blunders-line", n)
		}
		all = append(all, r)
	}
	return all, lines.Err()
}

// File is a file to which results are appended.
type File struct{ f *os.File }

// Append opens a file to append results, which begins with a line of its own even if the last was not written to its end.
func Append(path string) (*File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(path)
	if err == nil {
		whole := int64(bytes.LastIndexByte(data, '\n') + 1)
		if err = f.Truncate(whole); err == nil {
			_, err = f.Seek(whole, 0)
		}
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return &File{f}, nil
}

// Keep appends a result.
func (f *File) Keep(result any) error {
	data, err := json.Marshal(result)
	if err != nil {
		return err
	}
	_, err = f.f.Write(append(data, '\n'))
	return err
}

// Close closes the file.
func (f *File) Close() error { return f.f.Close() }

// Run finds out about the deals of a seed with the numbers, so many at a time, and gives each result to keep, one at a time in any
// order. It stops early with the first error, or without one when the context is canceled: what find returns then counts nothing.
func Run[T any](ctx context.Context, workers int, seed uint64, numbers []int, find func(ctx context.Context, number int) (T, error),
	keep func(T) error) error {
	var mu sync.Mutex
	return share.Share(ctx, workers, len(numbers), func() share.Do {
		return func(ctx context.Context, i int) error {
			r, err := find(ctx, numbers[i])
			mu.Lock()
			defer mu.Unlock()
			if ctx.Err() != nil {
				return nil
			}
			if err == nil {
				err = keep(r)
			}
			if err != nil {
				return message.New("lab-game", numbers[i], seed, err)
			}
			return nil
		}
	})
}
