package replay

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"

	"github.com/keyraken/keyraken/game"
	"github.com/keyraken/keyraken/game/message"
	"github.com/keyraken/keyraken/game/store/files"
)

// longest is the maximum number of inputs in a line.
const longest = 1000

// Write writes the story up to where it stands, one line per turn.
func (s *Story[G]) Write(w io.Writer) error {
	at := s.at
	defer s.seek(at)
	buffered := bufio.NewWriter(w)
	out := &summed{w: buffered}
	if err := writeLine(out, &s.Header); err != nil {
		return err
	}
	s.seek(0)
	if err := writeLine(out, checkOf(s, out.sum)); err != nil {
		return err
	}
	var turn []string
	flush := func() error {
		if len(turn) == 0 {
			return nil
		}
		err := writeLine(out, turn)
		turn = nil
		return err
	}
	hashed := 0
	for s.at < at {
		in, now := s.inputs[s.at], s.g.Turn()
		if in.Edit != nil {
			if err := flush(); err != nil {
				return err
			}
			if err := writeLine(out, map[string]game.Edit{"edit": in.Edit}); err != nil {
				return err
			}
		} else {
			turn = append(turn, s.g.Format(in.Command))
		}
		s.seek(s.at + 1)
		if s.g.Turn() == now && s.at < at && len(turn) < longest {
			continue
		}
		if err := flush(); err != nil {
			return err
		}
		if s.at-hashed >= hashEvery || s.at == at {
			hashed = s.at
			if err := writeLine(out, checkOf(s, out.sum)); err != nil {
				return err
			}
		}
	}
	if s.g.Over() {
		if err := writeLine(out, map[string]string{"over": winners(s.g)}); err != nil {
			return err
		}
	}
	return buffered.Flush()
}

// summed computes the checksum of what is written.
type summed struct {
	w   io.Writer
	sum uint32
}

func (s *summed) Write(p []byte) (int, error) {
	s.sum = crc32.Update(s.sum, crc32.IEEETable, p)
	return s.w.Write(p)
}

func (s *Story[G]) seek(n int) {
	if err := s.Seek(n); err != nil {
		panic(err) // all inputs were carried out before
	}
}

func winners(g game.Game) string {
	var names []string
	for seat := range game.NoSeat {
		if g.Won(seat) {
			names = append(names, g.SeatName(seat)+" won")
		}
	}
	if names == nil {
		return "nobody won"
	}
	return strings.Join(names, ", ")
}

// check is a line by which a reader finds out whether everything is as it was.
type check struct {
	At   int    `json:"at"`
	Hash string `json:"hash"` // of the state after that many inputs
	Sum  string `json:"sum"`  // of the file before this line
}

func checkOf[G game.Game](s *Story[G], sum uint32) check {
	return check{s.at, fmt.Sprintf("%016x", s.g.Hash()), fmt.Sprintf("%08x", sum)}
}

func writeLine(w io.Writer, v any) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = w.Write(append(data, '\n'))
	return err
}

// WriteFile writes the story up to where it stands into a file, replacing it whole
// or not at all.
func (s *Story[G]) WriteFile(path string) error {
	var b bytes.Buffer
	if err := s.Write(&b); err != nil {
		return message.New("at", ErrUnsaved, err)
	}
	if err := files.Write(path, b.Bytes()); err != nil {
		return message.New("at", ErrUnsaved, err)
	}
	return nil
}

// ErrUnsaved reports that a game could not be saved. The game itself goes on.
var ErrUnsaved = message.New("game-not-saved")

// Log is a story with a save to which every input is appended as it happens, so
// that a crash loses at most the one in flight. The save is synced to disk when
// a turn ends, which the caller may leave to another goroutine.
//
// When the disk fails the methods still do what they are asked and return
// [ErrUnsaved]. What is missing is written with the next input.
type Log[G game.Game] struct {
	*Story[G]
	f      *os.File // nil: the story is not saved, or on a tape
	tape   Tape
	lock   *files.Lock
	size   int64  // of the file up to the last complete line
	sum    uint32 // of all that was written or is still to be written
	sealed bool   // that ends with a check
	saved  int    // inputs in it
	unsaid []byte // what is still to be written
	torn   bool   // the file may end with an incomplete line
	turn   int
	hashed int
	due    bool
}

// UnsavedGame returns a log without a save for a game, which may be in any state.
func UnsavedGame[G game.Game](h Header, g G) *Log[G] {
	return &Log[G]{Story: begun(&Story[G]{Header: h, g: g})}
}

// Unsaved returns a log of a story without a save.
func Unsaved[G game.Game](s *Story[G]) *Log[G] { return &Log[G]{Story: s} }

// Create begins a save in a new file. It holds the story up to where it stands.
func Create[G game.Game](path string, s *Story[G]) (*Log[G], error) {
	hold, err := lock(path)
	if err != nil {
		return nil, message.New("begin-save", err)
	}
	l, err := create(path, s)
	if err != nil {
		return nil, message.New("begin-save", errors.Join(err, hold.Free()))
	}
	l.lock = hold
	return l, nil
}

func create[G game.Game](path string, s *Story[G]) (*Log[G], error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err = s.Write(&b); err == nil {
		_, err = f.Write(b.Bytes())
	}
	if err != nil {
		return nil, errors.Join(err, f.Close(), os.Remove(path))
	}
	l := &Log[G]{Story: s, f: f, size: int64(b.Len()), sum: crc32.ChecksumIEEE(b.Bytes()), sealed: true}
	l.turn, l.hashed, l.saved, l.due = s.g.Turn(), s.at, s.at, true
	return l, nil
}

// Open reads a save and continues it. What the report says is lost is cut off the
// file; unless that is just an incompletely written input, the file as it was is
// kept beside it, with [Damaged] after its name.
//
// Until the log is closed nobody else can open the save: they get [ErrPlayed]. When the
// context is done the file stays as it is.
func Open[G game.Game](ctx context.Context, path string, r game.Rules[G]) (*Log[G], *Report, error) {
	if _, err := os.Stat(path); err != nil {
		return nil, nil, message.New("open-save", err)
	}
	hold, err := lock(path)
	if err != nil {
		return nil, nil, message.New("at", path, err)
	}
	l, report, err := reopen(ctx, path, r)
	if err != nil {
		return nil, nil, errors.Join(err, hold.Free())
	}
	l.lock = hold
	return l, report, nil
}

func reopen[G game.Game](ctx context.Context, path string, r game.Rules[G]) (*Log[G], *Report, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return nil, nil, message.New("open-save", err)
	}
	s, report, err := read(ctx, f, r)
	if err == nil && report.Old {
		f, err = renew(f, s, report)
	} else if err == nil {
		err = report.cut(f)
	}
	if err != nil {
		f.Close()
		return nil, nil, message.New("at", path, err)
	}
	l := &Log[G]{Story: s, f: f, size: report.Good, sum: report.sum, sealed: report.sealed}
	l.turn, l.hashed, l.saved = s.g.Turn(), s.at, s.at
	return l, report, nil
}

// renew rewrites a save of an older format in the present one and opens it again.
// If not all of it could be read, the old file is kept beside it.
func renew[G game.Game](f *os.File, s *Story[G], r *Report) (*os.File, error) {
	if r.Damaged || r.Differs {
		if err := r.keep(f); err != nil {
			return f, err
		}
	}
	var b bytes.Buffer
	if err := s.Write(&b); err != nil {
		return f, err
	}
	// Windows does not replace an open file.
	if err := errors.Join(f.Close(), files.Write(f.Name(), b.Bytes())); err != nil {
		return f, err
	}
	anew, err := os.OpenFile(f.Name(), os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return f, err
	}
	r.Good, r.sum, r.sealed = int64(b.Len()), crc32.ChecksumIEEE(b.Bytes()), true
	return anew, nil
}

// Damaged follows the name of a save that is kept as it was found.
const Damaged = ".damaged"

// cut removes from the file what was not read.
func (r *Report) cut(f *os.File) error {
	rest, err := io.ReadAll(io.NewSectionReader(f, r.Good, math.MaxInt64-r.Good))
	if err != nil {
		return err
	}
	if bytes.IndexByte(rest, '\n') >= 0 {
		if err := r.keep(f); err != nil {
			return err
		}
	}
	return f.Truncate(r.Good)
}

// keep keeps a copy of the file as it was beside it, under a free name.
func (r *Report) keep(f *os.File) error {
	all, err := os.ReadFile(f.Name())
	name := f.Name() + Damaged
	for n := 2; err == nil; n++ {
		var to *os.File
		if to, err = os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644); err == nil {
			if _, err = to.Write(all); errors.Join(err, to.Close()) == nil {
				r.warn(message.New("file-as-was-kept", name))
				return nil
			}
		} else if errors.Is(err, fs.ErrExist) {
			name, err = fmt.Sprintf("%s%s-%d", f.Name(), Damaged, n), nil
		}
	}
	return message.New("file-damaged-and-cannot", err)
}

// Path is where the save is; "" when there is none.
func (l *Log[G]) Path() string {
	if l.f == nil {
		return ""
	}
	return l.f.Name()
}

// Do carries out a command and appends it to the file.
func (l *Log[G]) Do(c game.Command) error {
	if err := l.g.Check(c); err != nil {
		return err
	}
	words := l.g.Format(c)
	if err := l.Story.Do(c); err != nil {
		return err
	}
	return l.write(fmt.Sprintf("%q\n", words))
}

// Edit carries out a change by hand and appends it to the file.
func (l *Log[G]) Edit(e game.Edit) error {
	if err := l.Story.Edit(e); err != nil {
		return err
	}
	data, err := json.Marshal(map[string]game.Edit{"edit": e})
	if err != nil {
		return message.New("at", ErrUnsaved, err)
	}
	return l.write(string(data) + "\n")
}

// Advise records, also in the file, that the players have had advice.
func (l *Log[G]) Advise() error {
	l.Header.Advised++
	return l.write(fmt.Sprintf("{\"advised\":%d}\n", l.Header.Advised))
}

// Undo takes back inputs, also in the file.
func (l *Log[G]) Undo(n int) (int, error) {
	n = l.Story.Undo(n)
	l.hashed = min(l.hashed, l.at)
	return n, l.write(fmt.Sprintf("{\"undo\":%d}\n", n))
}

// Redo carries out undone inputs again.
func (l *Log[G]) Redo(n int) (int, error) {
	n = max(0, min(n, len(l.inputs)-l.at))
	var lines strings.Builder
	for range n {
		in := l.inputs[l.at]
		if in.Edit == nil {
			fmt.Fprintf(&lines, "%q\n", l.g.Format(in.Command))
		} else if err := writeLine(&lines, map[string]game.Edit{"edit": in.Edit}); err != nil {
			return n, err
		}
		l.Story.Redo(1)
	}
	return n, l.write(lines.String())
}

// write appends lines, with a hash when one is due, in one call.
func (l *Log[G]) write(text string) error {
	if turn := l.g.Turn(); turn != l.turn || l.g.Over() {
		l.turn, l.due = turn, true
	}
	if l.f == nil && l.tape == nil {
		return nil
	}
	l.say(text)
	if l.at-l.hashed >= hashEvery {
		l.seal()
	}
	if err := l.flush(); err != nil {
		return message.New("at", ErrUnsaved, err)
	}
	return nil
}

func (l *Log[G]) say(text string) {
	l.unsaid = append(l.unsaid, text...)
	l.sum = crc32.Update(l.sum, crc32.IEEETable, []byte(text))
	l.sealed, l.saved = false, l.at
}

// seal adds a check.
func (l *Log[G]) seal() {
	c := checkOf(l.Story, l.sum)
	l.say(fmt.Sprintf("{\"at\":%d,\"hash\":%q,\"sum\":%q}\n", c.At, c.Hash, c.Sum))
	l.hashed, l.sealed = l.at, true
}

// flush writes what has yet to be written, replacing what an earlier attempt left
// behind.
func (l *Log[G]) flush() error {
	if l.tape != nil {
		return l.record()
	}
	if l.torn {
		if err := l.f.Truncate(l.size); err != nil {
			return err
		}
		l.torn = false
	}
	n, err := l.f.Write(l.unsaid)
	if err != nil {
		l.torn = n > 0
		return err
	}
	l.size += int64(n)
	l.unsaid = l.unsaid[:0]
	return nil
}

// SyncDue reports whether a turn has ended since the last call: then the caller
// runs [Log.Sync], off the frame.
func (l *Log[G]) SyncDue() bool {
	due := l.due
	l.due = false
	return due
}

// Sync makes sure that the file survives a failure of the machine. It may run
// concurrently with the other methods.
func (l *Log[G]) Sync() error {
	if l.f == nil {
		return nil
	}
	if err := l.f.Sync(); err != nil && !errors.Is(err, os.ErrClosed) {
		return message.New("at", ErrUnsaved, err)
	}
	return nil
}

// Abandon releases the save as it is, without a check: after a fault nobody knows
// whether the game is what was played. The log must not be used afterwards.
func (l *Log[G]) Abandon() {
	if l.f == nil {
		return
	}
	_ = l.flush() // nobody is there to be told
	_ = l.f.Close()
	_ = l.lock.Free()
}

// Close ends the writing, with a check. A game that is over becomes a replay: its file is
// rewritten, one line per turn. So is a file that somebody has removed in the meantime.
func (l *Log[G]) Close() error {
	if l.f == nil {
		return nil
	}
	if !l.sealed && l.at == l.saved {
		l.seal()
	}
	err := errors.Join(l.flush(), l.f.Close())
	_, missing := os.Stat(l.f.Name())
	gone := errors.Is(missing, fs.ErrNotExist)
	if gone {
		err = errors.Join(err, os.MkdirAll(filepath.Dir(l.f.Name()), 0o755))
	}
	if gone || l.g.Over() {
		switch whole := l.WriteFile(l.f.Name()); {
		case whole == nil:
			err = nil
		case gone:
			err = errors.Join(err, whole)
		}
	}
	err = errors.Join(err, l.lock.Free())
	if err != nil {
		return message.New("at", ErrUnsaved, err)
	}
	return nil
}
