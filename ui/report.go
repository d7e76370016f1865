package ui

import (
	"bytes"
	"encoding/json"
	"os"

	"github.com/keyraken/keyraken/ui/scene"
)

// reporter writes to a file what can be seen and clicked, for tests that look at
// the window from outside.
type reporter struct {
	path string
	last []byte
	tick int
}

// every is how many frames lie between two looks.
const every = 6

func (r *reporter) write(s *scene.Stack) {
	if r.tick++; r.tick%every != 1 {
		return
	}
	data, err := json.Marshal(s.Report())
	if err != nil || bytes.Equal(data, r.last) {
		return
	}
	r.last = data
	part := r.path + ".part"
	if os.WriteFile(part, data, 0o644) == nil {
		_ = os.Rename(part, r.path) // a reader sees the old report or the new one
	}
}
