package window

import (
	"bytes"
	"encoding/json"

	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/ui/scene"
)

// reporter writes to a file what is visible and clickable, for tests that look at
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
	_ = files.Write(r.path, data) // another report follows soon
}
