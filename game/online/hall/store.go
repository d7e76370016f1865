package hall

import (
	"encoding/json"
	"errors"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"

	"github.com/keyraken/keyraken/game/online/room"
	"github.com/keyraken/keyraken/game/store/files"
	"github.com/keyraken/keyraken/game/store/replay"
)

// Store keeps rooms, so that they outlive the program. Its methods may be called at the same time.
type Store interface {
	// New takes a code for this hall. [fs.ErrExist] says that there is a room with it.
	New(code string) (*Kept, error)
	// Open takes the room with that code for this hall, whoever had it. [fs.ErrNotExist] says that there is none, [room.ErrLost] that
	// another hall was faster.
	Open(code string) (*Kept, room.Record, error)
	// Pass lets another hall answer a request if that has the room, and reports false if none has that can be reached: then nothing
	// has been answered.
	Pass(w http.ResponseWriter, req *http.Request, code string) bool
	// Lost says what to call when another hall has taken a room from this one.
	Lost(func(code string, k *Kept))
}

// Kept is where a room is kept.
type Kept struct {
	Save room.Save
	Keep func(room.Record) error
	// Free is called once the room has ended here; nil: nothing is to be done.
	Free func()
}

// folder keeps rooms in a folder: the room is a file beside the save.
type folder string

const maxRecord = 1 << 20 // bytes of a file that keeps a room

func (f folder) record(code string) string { return filepath.Join(string(f), code+".room") }

func (f folder) kept(code string) *Kept {
	return &Kept{Save: room.Save{Path: filepath.Join(string(f), code+replay.Extension)}, Keep: func(rec room.Record) error {
		data, err := json.Marshal(rec)
		if err != nil {
			return err
		}
		return files.Write(f.record(code), data)
	}}
}

// New implements [Store].
func (f folder) New(code string) (*Kept, error) {
	if _, err := os.Stat(f.record(code)); err == nil {
		return nil, fs.ErrExist
	}
	return f.kept(code), nil
}

// Open implements [Store].
func (f folder) Open(code string) (*Kept, room.Record, error) {
	var rec room.Record
	data, err := files.Read(f.record(code), maxRecord)
	if err == nil {
		err = json.Unmarshal(data, &rec)
	}
	if err != nil {
		return nil, rec, err
	}
	k := f.kept(code)
	if !rec.Playing { // a game that had been dealt, but not told to anybody
		if err := replay.Delete(k.Save.Path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, rec, err
		}
	}
	return k, rec, nil
}

// Pass implements [Store].
func (folder) Pass(http.ResponseWriter, *http.Request, string) bool { return false }

// Lost implements [Store].
func (folder) Lost(func(string, *Kept)) {}

// nowhere forgets rooms when they end.
type nowhere struct{ folder }

// New implements [Store].
func (nowhere) New(string) (*Kept, error) { return &Kept{}, nil }

// Open implements [Store].
func (nowhere) Open(string) (*Kept, room.Record, error) { return nil, room.Record{}, fs.ErrNotExist }
